# The game and its options.
title = Off the Rails
tagline = Lay track, drive carts over jewels, ram your rivals, and be out before the mines fall in.
option-length = Length
option-length-auto = As the rules say – short for two or three, medium for four
option-length-very_short = Very short – 13 cards
option-length-short = Short – 17 cards
option-length-medium = Medium – 21 cards
option-length-long = Long – 25 cards
option-missions = Missions
option-missions-on = On – shared tasks for 4 points each
option-missions-off = Off – no missions
option-bumpers = Bumpers
option-bumpers-off = Off – collisions spill jewels and derail empty carts
option-bumpers-on = On – collisions only turn carts round
option-chasm_die = Chasm die
option-chasm_die-off = Off – players choose where the mines collapse
option-chasm_die-on = On – a die chooses
option-splits = Rammed cart
option-splits-owner = Its owner splits – the load goes into two hidden piles, of which one is picked blind
option-splits-lot = A lot splits – half of the load drops, and nobody is asked
option-surface_exit = Ways home
option-surface_exit-printed_track_only = Over start tracks only
option-surface_exit-any_square = Over any surface square

# Slash commands: at most 100 characters each.
command-offtherails = Off the Rails: track, carts, collisions and the chasm.
command-offtherails-side = Choose your side of the board
command-offtherails-side-edge = Which side
command-offtherails-lay = Lay a straight or a corner
command-offtherails-lay-at = On which square, such as C3
command-offtherails-lay-tile = Which tile
command-offtherails-upgrade = Turn a tile into a T, or a T into a cross
command-offtherails-upgrade-at = Which square, such as C3
command-offtherails-upgrade-tile = Into which tile
command-offtherails-cart = Place a cart on one of your start tracks
command-offtherails-cart-cart = Which cart
command-offtherails-cart-at = On which start track
command-offtherails-faster = Turn a cart’s speed up by one
command-offtherails-faster-cart = Which cart
command-offtherails-slower = Turn a cart’s speed down by one
command-offtherails-slower-cart = Which cart
command-offtherails-undo = Take back your last action of this turn
command-offtherails-done = Finish your actions: the carts drive
command-offtherails-drive = Choose the route of a cart, by its letter
command-offtherails-drive-route = Which route, by its letter
command-offtherails-take = Take a jewel from the deposit under your cart
command-offtherails-take-jewel = Which jewel
command-offtherails-split = Split the load of your rammed cart into two piles, in secret
command-offtherails-split-piles = Which two piles
command-offtherails-pick = Pick a pile, blind: it drops
command-offtherails-pick-pile = Left or right
command-offtherails-face = Choose where a cart faces after a collision
command-offtherails-face-way = Which way
command-offtherails-claim = Claim a mission
command-offtherails-claim-mission = Which mission
command-offtherails-collapse = Place the chasm token you drew on a square
command-offtherails-collapse-at = Which square, such as C3
command-offtherails-draw = Draw a chasm token although you need not
command-offtherails-pass = Claim nothing, or draw no chasm token
command-offtherails-stop = End a solo match that is already won

# Menus: at most 80 characters each.
ask-verb = What do you do?
ask-verb-alone = What do you do?
ask-side = Which side is yours?
ask-square-lay = On which square?
ask-row = In which row?
ask-square-upgrade = Which tile?
ask-square-collapse = Which square collapses?
ask-tile = Which tile?
ask-cart = Which cart?
ask-start = On which start track?
ask-drive = Which cart drives first?
ask-route = Which route?
ask-take = Which jewel do you take?
ask-split = How do you split the load? Nobody else sees it.
ask-split-own = Which half of your own load drops?
ask-pick = Which pile drops? You choose blind.
ask-face = Where does the cart face?
ask-claim = Do you claim a mission?
ask-mission = Which mission?
ask-offer = Do you draw a chasm token?
verb-side = Choose a side
verb-lay-short = Track
verb-lay = Lay track
verb-upgrade-short = Upgrade
verb-upgrade = Upgrade track
verb-cart-short = Cart
verb-cart = Place a cart
other-action = Other action
verb-faster = Faster
verb-slower = Slower
verb-undo-short = Undo
verb-undo-lay = Take back: track at { $what }
verb-undo-upgrade = Take back: upgrade at { $what }
verb-undo-cart = Take back: { $what } on the board
verb-undo-faster = Take back: { $what } faster
verb-undo-slower = Take back: { $what } slower
verb-done = Drive – all carts
verb-done-idle = { $n ->
    [0] End turn
   *[other] End ({ $n } unused)
  }
verb-done-one = Drive – { $cart } { $end }
verb-done-danger = Drive – careful: { $cart } { $end }
sure-done = ⚠️ { $cart } { $end } and loses { $jewels }. Do you mean it?
verb-drive-short = { $n ->
    [0] Drive
   *[other] Drive ({ $n } unused)
  }
verb-drive-derails = Drive: derails
verb-drive-falls = Drive: falls
verb-drive-returns = Drive: back out
sure-last = ⚠️ Then no cart is left below, and the match ends. Do you mean it?
sure-idle = You have { $n } actions left. End your turn without them?
verb-stop = Stop – the match is won
verb-drive = Drive
verb-steer = Steer
verb-take = Take
verb-split = You split it
verb-split_by_lot = Bot splits it
verb-pick = Pick
verb-face = Face
verb-claim = Claim a mission
verb-pass-claim = Claim nothing
verb-pass-claim-short = No
verb-pass-offer = Draw none
verb-draw = Draw a token
verb-collapse = Collapse
start = Start track { $square }
speed-choice = { $cart }: speed { $old } → { $new }
take-rock = Rock
take-ruby = Ruby
take-emerald = Emerald
take-gold = Gold
take-diamond = Diamond
jewel-choice = { $jewel } · { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
split-choice = { $left } | { $right }
split-choice-own = Drops { $left }, keeps { $right }
pile-left = Left pile
pile-right = Right pile
mission-choice = { $mission } · 4 points
mission-short = { $mission } +4
drive-choice = { $cart } { $end }
start-short = { $square }
split-short = { JOIN($left, by: ", ") } | { JOIN($right, by: ", ") }
split-short-own = Drops { JOIN($left, by: ", ") }
speed-short = { $cart } { $old } → { $new }
die-white = ⚪ 1
die-black = ⚫ 2
die-solo = { $clan }
route-stops-short = { $which } → { $square }
route-leaves-short = { $which } 🌤️ { $square }
route-derails-short = { $which } 💢 { $square }
route-collides-short = { $which } 💥 { $square }
route-falls-short = { $which } 🕳️ { $square }
route-returns-short = { $which } ↩️ { $square }
route-forks-short = { $which } → { $square } …
route = { $letter } · { JOIN($exits, by: "-") } · { $end }
route-straight = { $letter } · { $end }
route-of-cart = { $cart } · { $route }
end-stops = stops at { $square }, heading { $heading }
end-leaves = leaves the mine at { $square }
end-derails = derails before { $square }
end-collides = rams { $cart } at { $square }
end-falls = falls into the chasm at { $square }
end-returns = rolls off the start track at { $square }
end-forks = junction at { $square }, you choose there
square-choice = { $square } · { JOIN($what, by: " · ") }
square-choice-bare = { $square }
square-label = Square { $square }
square-brief = { $square } { JOIN($jewels, by: "") }
proposal = { $n ->
    [1] ①
    [2] ②
    [3] ③
    [4] ④
   *[other] ⑤
  }
square-proposed = { $number } { $square }
another-square = Another…
another-split = Other split…
another-jewel = Other jewel…
row = Row { $n }
row-on-button = { $n }
with-jewels = { JOIN($jewels, by: ", ") }

# Names of things.
clan-red = Red
clan-yellow = Yellow
clan-green = Green
clan-blue = Blue
hue-red = Red
hue-yellow = Yellow
hue-green = Green
hue-blue = Blue
cart-white = { $clan } 1
cart-black = { $clan } 2
cart-solo = { $clan }'s cart
mine-red = red
mine-yellow = yellow
mine-green = green
mine-blue = blue
space = { $mine } { $n }
square-plain = { $square }
square-space = { $square }
square-centre = { $square } (mine centre)
    .brief = { $square }
edge-north = north
edge-east = east
edge-south = south
edge-west = west
exit-N = N
exit-E = E
exit-S = S
exit-W = W
heading-N = north
heading-E = east
heading-S = south
heading-W = west
pile-rock = { $n ->
    [one] rock
   *[other] { $n } rocks
  }
pile-ruby = { $n ->
    [one] ruby
   *[other] { $n } rubies
  }
pile-emerald = { $n ->
    [one] emerald
   *[other] { $n } emeralds
  }
pile-gold = { $n ->
    [one] gold
   *[other] { $n } gold
  }
pile-diamond = { $n ->
    [one] diamond
   *[other] { $n } diamonds
  }
jewel-rock = { $n ->
    [one] a rock
   *[other] { $n } rocks
  }
    .brief = { $n ->
        [one] { icon-rock }
       *[other] { $n }{ icon-rock }
      }
jewel-ruby = { $n ->
    [one] a ruby
   *[other] { $n } rubies
  }
    .brief = { $n ->
        [one] { icon-ruby }
       *[other] { $n }{ icon-ruby }
      }
jewel-emerald = { $n ->
    [one] an emerald
   *[other] { $n } emeralds
  }
    .brief = { $n ->
        [one] { icon-emerald }
       *[other] { $n }{ icon-emerald }
      }
jewel-gold = { $n ->
    [one] gold
   *[other] { $n } gold
  }
    .brief = { $n ->
        [one] { icon-gold }
       *[other] { $n }{ icon-gold }
      }
jewel-diamond = { $n ->
    [one] a diamond
   *[other] { $n } diamonds
  }
    .brief = { $n ->
        [one] { icon-diamond }
       *[other] { $n }{ icon-diamond }
      }
icon-rock = 🪨
icon-ruby = 🔺
icon-emerald = 🟩
icon-gold = 🟡
icon-diamond = 💎
tile-NS = a straight north–south
tile-EW = a straight east–west
tile-NE = a corner north–east
tile-ES = a corner east–south
tile-SW = a corner south–west
tile-NW = a corner north–west
tile-NES = a T north–east–south
tile-ESW = a T east–south–west
tile-NSW = a T north–south–west
tile-NEW = a T north–east–west
tile-NESW = a cross
tile-choice-NS = straight north to south
tile-choice-EW = straight east to west
tile-choice-NE = corner north to east
tile-choice-ES = corner east to south
tile-choice-SW = corner south to west
tile-choice-NW = corner north to west
tile-choice-NES = T north, east, south
tile-choice-ESW = T east, south, west
tile-choice-NSW = T north, south, west
tile-choice-NEW = T north, east, west
tile-choice-NESW = cross
tile-short-NS = N–S
tile-short-EW = E–W
tile-short-NE = N–E
tile-short-ES = E–S
tile-short-SW = S–W
tile-short-NW = N–W
tile-short-NES = N–E–S
tile-short-ESW = E–S–W
tile-short-NSW = N–S–W
tile-short-NEW = N–E–W
tile-short-NESW = cross
mission-enemy_lines = Behind Enemy Lines
mission-bumper_carts = Bumper Carts
mission-diamonds = Diamonds Are Not Forever
mission-dirty_goblins = Dirty Goblins
mission-gem_collector = Gem Collector
mission-green_fingers = Green Fingers
mission-face_to_face = Face to Face
mission-jewel_theft = Jewel Theft
mission-red_leader = Red Leader
mission-spice = The Spice of Life
mission-gold_hills = Gold in Your Hills
task-enemy_lines = bring a jewel out by a rival’s side
task-bumper_carts = derail a rival’s cart by ramming
task-diamonds = bring home a diamond
task-dirty_goblins = have the most rocks at the end
task-gem_collector = have 5 precious jewels in one cart
task-green_fingers = bring 2 emeralds home in one cart
task-face_to_face = cause a head-on collision
task-jewel_theft = make a rival’s cart drop a jewel
task-red_leader = bring 4 rubies home in one cart
task-spice = have every precious jewel at home
task-gold_hills = bring 2 gold home in one cart

# Explanations: each is given once, to whoever meets the question for the first time.
lesson-claim = A mission gives 4 points to the first to claim it, one a turn. If you do not claim it now, it lapses.
lesson-offer = You have no cart below, so you need not draw. A token makes a square of your choice collapse.
lesson-side = Your carts start on the four tracks of this side. They may come home by any side.
lesson-verb = Up to 4 actions, then all your carts drive exactly their speed. Where track ends, they derail.
lesson-verb-alone = Bring 🔺 out by red, 🟩 by green, 🟡 by yellow, 💎 by blue: one of each wins. Derailed is lost.
lesson-square-lay = Build a way over jewels and out again. Only over a start track do they come home.
lesson-square-upgrade = A straight or corner becomes a T, a T a cross. Track belongs to nobody.
lesson-square-collapse = Whatever lies there is out of the game: track, jewels and carts, yours too.
lesson-start = It starts at speed 3 and drives this turn: without track ahead it derails at once.
lesson-drive = The order matters here: one cart may be in the way of the other, or take its jewels.
lesson-route = Each letter is a route drawn in the picture, with how it ends.
lesson-take = Passing takes 1 jewel, stopping 2; rocks first. A cart holds 5.
lesson-split = Your cart was rammed. You make two piles, the other side picks one blind: that one drops.
lesson-pick = Whichever pile you pick drops on its square. Any cart can take it there.
lesson-face = It turns away from the collision. The way it faces now it drives next.

# Refusals: why a move is not made.
now-sides = First the sides: choose where you start.
now-actions = It is time for actions. When you are done, your carts drive.
now-drive = Your carts are driving: no more actions this turn. Choose which one goes where.
now-steer = Your cart waits at a junction: choose its route first.
now-take = Your cart stands on a deposit: choose a jewel first.
now-split = A cart was rammed: first its load is split into two piles.
now-pick = Two piles are waiting: pick the one that drops.
now-face = After the collision, first choose where the cart faces.
now-claim = Your carts have driven. Claim a mission or pass, then your turn is over.
now-offer = Your carts have driven. Draw a chasm token or pass, then your turn is over.
now-spread = A chasm token is drawn: choose the square that collapses.
now-over = The match is over.
one-mission = You have driven and claimed already: one mission per turn.
no-actions-left = You have used all { $n } actions. Finish your turn, or take one back.
nothing-to-undo = There is nothing to take back: you have done nothing yet this turn.
stop-alone-only = Only a solo match can be stopped.
stop-not-won = You can stop once you have won: one jewel of each kind on its own surface.
square-taken = There is track on { $square } already. You can only upgrade it.
square-surface = { $square } is on the surface: track is laid underground only.
no-such-square = There is no square { $square }. Columns go from A to J, rows from 0 to 9, as in C3.
square-is-centre = { $square } is the centre of a mine: no track goes there.
square-collapsed = { $square } has fallen into the chasm.
no-plain-tiles = The box holds no more straights and corners.
no-branching-tiles = The box holds no more Ts and crosses.
nothing-to-upgrade = There is no track on { $square } to upgrade.
upgrade-under-cart = A cart stands on { $square }: its tile stays as it is.
upgrade-of-cross = { $square } is a cross already; there is nothing above it.
upgrade-loses-exit = { $square } holds { $tile }: an upgrade keeps every exit.
upgrade-two-steps = { $square } holds { $tile }: it grows by one exit at a time.
cart-lost = { $cart } is out of the game.
not-your-cart = That is not a cart of yours. Yours: { $carts }.
cart-on-board = { $cart } is on the board already, at { $square }.
not-your-start = { $cart } starts on one of these: { $starts }.
start-taken = A cart stands on { $square } already.
cart-not-on-board = { $cart } is not on the board.
speed-fastest = { $cart } is at speed { $speed } already, the highest.
speed-slowest = { $cart } is at speed { $speed } already, the lowest.
has-driven = { $cart } has driven already this turn.
drives-later = { $first } drives first: the order makes no difference now.
no-such-route = There is no such route. Choose one of the letters shown.
not-to-take = You cannot take that here. You can take: { $there }.
no-such-split = Those are not two piles of that load, as equal as can be.
no-such-exit = The cart cannot face that way.
no-such-collapse = The token goes next to a collapsed square of its own colour ({ $mine }).
mission-not-here = { $mission } is not among the missions of this match.
mission-taken = { $mission } was claimed by { $who }.
mission-not-met = You have not met { $mission } this turn.

# Setting up.
side-north = North – Red
side-north-short = North
side-east = East – Yellow
side-east-short = East
side-south = South – Green
side-south-short = South
side-west = West – Blue
side-west-short = West
side-red = 🔴 { $who } starts in the north, with the Red clan.
    .brief = 🔴 north
    .outcome = starts in the north 🔴
side-yellow = 🟡 { $who } starts in the east, with the Yellow clan.
    .brief = 🟡 east
    .outcome = starts in the east 🟡
side-green = 🟢 { $who } starts in the south, with the Green clan.
    .brief = 🟢 south
    .outcome = starts in the south 🟢
side-blue = 🔵 { $who } starts in the west, with the Blue clan.
    .brief = 🔵 west
    .outcome = starts in the west 🔵
begins = 🔔 Down into the mines! { $who } begins.
    .headline = 🔔 { $who } begins

# Actions.
lays = 🛤️ { $who } lays { $tile } at { $square }.
    .brief = 🛤️ { $square }
    .briefs = 🛤️ { JOIN($square, by: ", ") }
    .counted = { $times ->
        [one] built a track
       *[other] built { $times } tracks
      }
upgrades = 🔀 { $who } upgrades { $square } to { $tile }.
    .brief = 🔀 { $square }
    .briefs = 🔀 { JOIN($square, by: ", ") }
    .counted = { lays.counted }
places = 🛒 { $who } places { $cart } on { $square }.
    .brief = 🛒 { $cart } { $square }
    .counted = { $times ->
        [one] placed a cart
       *[other] placed { $times } carts
      }
faster = ⏫ { $who } speeds { $cart } up to { $speed }.
    .brief = ⏫ { $cart } { $speed }
    .otherwise = sped a cart up
slower = ⏬ { $who } slows { $cart } down to { $speed }.
    .brief = ⏬ { $cart } { $speed }
    .otherwise = slowed a cart down
undoes-lay = ↩️ { $who } takes the track back.
    .cancels = lays
undoes-upgrade = ↩️ { $who } takes the upgrade back.
    .cancels = upgrades
undoes-cart = ↩️ { $who } takes the cart back.
    .cancels = places
undoes-faster = ↩️ { $who } takes the change of speed back.
    .cancels = faster
undoes-slower = ↩️ { $who } takes the change of speed back.
    .cancels = slower
done = 🚦 { $who } lets go of the brakes.
    .aside = { "" }
done-idle = 🚦 { $who } is done, with no cart to drive.
    .aside = { "" }
stopped = 🏁 { $who } seals the shafts and goes home a winner.

# Driving.
rolls = 🛒 { $cart } ({ $who }): { JOIN($way, by: " → ") }
    .brief = { $cart } { TRIP($way) }
    .otherwise = drove
loads = { "" }
    .brief = { "" }
    .counted = { takes.counted }
way-taking = { $square } { JOIN($jewels, by: " ") }
takes = ⛏️ { $who } takes { $jewels } at { $square }.
    .brief = ⛏️ { $jewels }
    .briefs = ⛏️ { $jewels }
    .counted = { $times ->
        [one] loaded a jewel
       *[other] loaded { $times } jewels
      }
stops = 🅿️ { $cart } stops at { $square }, heading { $heading }.
    .aside = { "" }
returns = ↩️ { $cart } rolls off the start track, back to { $who }.
    .brief = ↩️ { $cart } back
    .outcome = rolled back out
derails = 💢 { $cart } derails before { $square } and goes back to { $who }, empty as it was.
    .brief = 💢 { $cart } derails
    .outcome = derailed
derails-loaded = 💢 { $cart } derails before { $square }! { $who } loses { $jewels }.
    .brief = 💢 { $cart } loses { $jewels }
    .outcome = derailed and lost { $jewels }
leaves = 🌤️ { $cart } comes up at { $square }: { $who } brings home { $jewels }.
    .brief = 🌤️ brings home { $jewels }
    .caption = 🌤️ { $who } brings home { $jewels }
leaves-for = { leaves }
    .brief = { leaves.brief }
    .outcome = brought home { $jewels }: +{ $points }
leaves-empty = 🌤️ { $cart } comes up at { $square }, with nothing aboard for { $who }.
    .brief = 🌤️ { $cart } comes home empty
    .outcome = came home empty
falls = 🕳️ { $cart } plunges into the chasm at { $square }: { $who } will not see it again.
    .brief = 🕳️ { $cart } falls
    .caption = 🕳️ { $cart } of { $who } falls into the chasm
    .outcome = lost a cart to the chasm
falls-loaded = 🕳️ { $cart } plunges into the chasm at { $square } with { $jewels } aboard: { $who } will not see any of it again.
    .brief = 🕳️ { $cart } falls with { $jewels }
    .caption = 🕳️ { $cart } of { $who } falls into the chasm with { $jewels }
    .outcome = lost a cart to the chasm, with { $jewels }

# Collisions.
rams = 💥 { $cart } ({ $who }) rams { $opponent } ({ $whose }) at { $square }!
    .brief = 💥 rams { $opponent } ({ $whose })
    .caption = 💥 { $who } rams { $whose }: { $cart } → { $opponent }
    .outcome = rammed { $whose }
rams-head-on = 💥 { $cart } ({ $who }) and { $opponent } ({ $whose }) crash head-on at { $square }!
    .brief = 💥 meets { $opponent } ({ $whose }) head-on
    .caption = 💥 { $who } and { $whose } crash head-on
    .outcome = crashed head-on into { $whose }
bumps = 🧱 { $cart } bumps against the side of { $opponent } at { $square }: the tracks do not meet.
    .brief = 🧱 bumps { $opponent } ({ $whose })
    .outcome = bumped into { $whose }
rams-own = { rams }
    .brief = 💥 rams their own { $opponent }
    .outcome = rammed their own cart
has-split = ⚖️ { $who } has split the load of { $cart } into two hidden piles.
    .aside = { "" }
your-piles = Your piles: left { $left }, right { $right }.
    .brief = your piles: { $left } | { $right }
drops-some = 💎 { $cart } drops { $jewels } at { $square } and keeps { $kept }.
    .brief = drops { $jewels }
    .outcome = dropped { $jewels }
drops-all = 💎 { $cart } drops { $jewels } at { $square }.
    .brief = drops { $jewels }
    .outcome = dropped { $jewels }
derails-rammed = 💢 { $cart } was empty and derails: back to { $who }.
    .brief = 💢 { $cart } ({ $who }) derails
    .outcome = derailed
turns-away = 🔄 { $cart } now faces { $heading }.
    .aside = { "" }

# The end of a turn.
claims = 🏅 { $who } claims { $mission }: { $points } points.
    .brief = 🏅 { $mission } +{ $points }
    .outcome = { $mission } +{ $points }
deposit = ⛏️ New deposit at { $square }: { $jewels }.
    .aside = { "" }
deposit-bare = ⛏️ { $square } comes up, but the bag is empty.
    .aside = { "" }
chasm-card = ⚠️ { $who } reveals the chasm card! The ground trembles: one more turn for everybody. From now on each cart in the supply counts 3 points.
    .headline = ⚠️ Chasm card ({ $who }): one more turn each
chasm-opens = 🕳️ The chasm opens!
token-drawn = 🎲 { $who } draws a { $mine } chasm token.
    .aside = { "" }
token-aside = 🎲 There is no square for the { $mine } token; it is set aside.
    .aside = { "" }
passes-token = 🎲 { $who } leaves the chasm alone.
    .aside = { "" }
collapses = 🕳️ { $square } collapses.
    .aside = 🕳️ { $square }
    .counted = 🕳️ { $times ->
        [one] a square collapsed
       *[other] { $times } squares collapsed
      }
collapses-track = 🕳️ { $square } collapses, track and all.
    .aside = 🕳️ { $square }
    .counted = { collapses.counted }
collapses-jewels = 🕳️ { $square } collapses and swallows { $jewels }.
    .aside = 🕳️ { $square }, { $jewels }
    .outcome = 🕳️ { $jewels } fell into the chasm
collapses-jewels-track = 🕳️ { $square } collapses, track and all, and swallows { $jewels }.
    .aside = 🕳️ { $square }, { $jewels }
    .outcome = 🕳️ { $jewels } fell into the chasm
swallowed = 🕳️ { $cart } ({ $who }) is swallowed with it!
    .brief = 🕳️ { $cart } ({ $who }) lost
    .caption = 🕳️ { $cart } of { $who } is swallowed
    .outcome = lost a cart to the chasm
swallowed-loaded = 🕳️ { $cart } ({ $who }) is swallowed with it, and { $jewels } in it!
    .brief = 🕳️ { $cart } ({ $who }) lost with { $jewels }
    .caption = 🕳️ { $cart } of { $who } is swallowed with { $jewels }
    .outcome = lost a cart to the chasm, with { $jewels }
cave-in-spared = 🍀 The chasm card comes up: this time nothing collapses, and it is shuffled back.

# The end.
derails-at-end = 💢 { $cart } ({ $who }) is still below and derails.
    .brief = 💢 { $cart } ({ $who }) derails
    .caption = 💢 { $cart } of { $who } is left below and derails
    .outcome = was still below and derailed
derails-at-end-loaded = 💢 { $cart } ({ $who }) is still below and derails. Lost: { $jewels }.
    .brief = 💢 { $cart } ({ $who }) loses { $jewels }
    .caption = 💢 { $cart } of { $who } is left below and loses { $jewels }
    .outcome = was still below and lost { $jewels }
dirty-goblins = 🏅 Dirty Goblins, for the most rocks ({ $n }): { $who }.
final-scores = 🏁 The mines are silent.
    .aside = { "" }
final-score = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } (jewels { $jewels }, most rubies { $majority }, carts { $carts }, missions { $missions })
    .aside = { "" }
solo-score = 🏁 The mines are silent. Score: { $points }.
win = { $winners ->
    [one] { $who } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
      }.
   *[other] { $who } share the win with { $points ->
        [one] { $points } point
       *[other] { $points } points
      } each.
  }
tie-broken = ⚖️ { $reason }
won-by-points = Points decided it.
    .pictured = { "" }
won-by-gems = Level on points; more precious jewels decide.
won-by-rocks = Level on points and precious jewels; fewer rocks decide.
shared-win = Level on points, precious jewels and rocks.
solo-major = Major victory: two or more of every kind came home.
    .pictured = { "" }
solo-win = Victory: one of every kind came home.
    .pictured = { "" }
solo-partial = Partial victory: one of every kind came up, though not each where it belongs.
    .pictured = { "" }
solo-loss = Not every kind of jewel came up.
    .pictured = { "" }
lacked-partial = Missing for a partial victory: { $jewels }.
lacked-win = Missing at home for a victory: { $jewels }.
lacked-major = Missing at home for a major victory: { $jewels }.
solo-why-major = Two or more of every kind came home.
solo-why-win = One of every kind came home.
solo-why-partial = One of every kind came up, but not each came home.
solo-why-loss = Not every kind of jewel came up.
solo-result = { $grade }, score { $points }: { $why }
grade-major = Major victory
grade-win = Victory
grade-partial = Partial victory
grade-loss = Defeat
grade-open = no victory yet

# The table in lines: at most 42 columns where names are short.
summary-sides = { $who } chooses a side
summary-actions = Round { $round }: { $who }, { $n ->
    [one] { $n } action
   *[other] { $n } actions
  } left
summary-drive = Round { $round }: { $who } drives
summary-steer = Round { $round }: { $who } steers
summary-take = Round { $round }: { $who } takes a jewel
summary-split = Round { $round }: { $who } splits a load
summary-pick = Round { $round }: { $who } picks a pile
summary-face = Round { $round }: { $who } turns a cart
summary-claim = Round { $round }: { $who } may claim a mission
summary-offer = Round { $round }: { $who } may draw a token
summary-spread = Round { $round }: { $who } places a token
sides-line = The board is still empty.
stage-last = The chasm opens in { $n ->
    [one] { $n } turn
   *[other] { $n } turns
  }.
stage-chasm = The chasm is open.
token-line = Token drawn: { $mine }
grade-line = So far: { $grade }
steps-line = { $cart } has { $n ->
    [0] arrived
    [one] 1 step left
   *[other] { $n } steps left
  }.
route-line = { $cart }: { $route }
crash-line = { $cart } has rammed { $opponent }.
piles-line = Your piles: { $left } | { $right }
seat-line = { $who }, { $clan } ({ $edge }): { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
seat-line-solo = Score so far: { $points }
earned-line = - { JOIN($parts, by: " · ") }
earned-part = { $what } { $n }
source-jewels = jewels
source-rubies = rubies
source-carts = carts
source-missions = missions
gained-line = - gained in a round: { $points }
cart-line = - { $cart }: { $square }, { $heading }, speed { $speed }, { $jewels }
cart-line-supply = - { $cart }: in the supply
cart-line-supply-both = - both carts: in the supply
cart-line-lost = - { $cart }: out of the game
home-line = - brought home: { $jewels }
home-line-solo = - to the { $clan } surface: { $jewels }
empty = empty
ways-line = Track: { JOIN($ways, by: " · ") }
way = { $begin } → { JOIN($squares, by: ", ") }
way-ending = { $begin } → { JOIN($squares, by: ", ") }{ $end }
way-from = { $square }
way-from-cart = { $cart }
way-from-fork = { $square } { $heading }
way-leaves = , out at { $square }
way-derails = , ends before { $square }
way-falls = , into the chasm at { $square }
way-returns = , out at { $square }
way-meets = , joins { $square }
deposits-line = Deposits: { JOIN($deposits, by: "; ") }
deposit-at = { $square }: { JOIN($jewels, by: ", ") }
tile-at = { $square } { $tile }
track-line = Other track: { $tiles }
tokens-line = Collapsed: { JOIN($squares, by: ", ") }
choices-line = May collapse: { $squares }
mission-line = { $mission }: { $task }
mission-line-taken = { $mission }: claimed by { $who }
deck-line = Deposit cards left: { $n }
deck-line-chasm = Deposit cards left: { $n }; the chasm card is between { $first } and { $last }
supply-part = { $mine } { $n }
supply-line = Chasm tokens left: { $n }{ $n ->
    [0] { "" }
   *[other] { " " }({ $parts })
  }
bag-line = In the bag: { $jewels }
gone-line = Lost for good: { $jewels }
pools-line = Tiles left: { $plain } plain, { $branching } branching

# Picture
picture-your-turn = Your turn
picture-phase-sides = Choose a side
picture-phase-actions = Four actions
picture-phase-drive = Drive the carts
picture-phase-take = Take a jewel
picture-phase-steer = Choose a route
picture-phase-split = Split the load
picture-phase-pick = Pick a pile
picture-phase-face = Turn the cart
picture-phase-claim = Claim a mission?
picture-phase-offer = Draw a token?
picture-phase-spread = Collapse a square
picture-rolling = 🛒 { $who } lets the carts roll …
picture-rumbling = 🕳️ The ground shakes …
picture-below = 🏁 Time is up for whoever is still below …
picture-goal = Goal: 1 of each
picture-home = Home
picture-elsewhere = Elsewhere
picture-values = Points at home
picture-no-jewels = no jewels
picture-supply = supply
picture-lost = lost for good
picture-final = Final result
picture-collision = Collision
picture-head-on = Head-on!
picture-left = Left
picture-right = Right
picture-last-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  }

# The leaderboard: matches alone, and their grades in short.
variant-solo = Alone
variant-gentle = Gentler: with bumpers, or any way out
grade-major-short = major victory
grade-win-short = victory
grade-partial-short = partial victory
grade-loss-short = defeat

# What a move does: a reason of a hint.
effect-plan = { $cart } is to { $n ->
    [0] get out at { $exit }, empty
   *[other] bring home { $jewels }{ $points ->
        [0] {""}
        [one] {" "}(a point)
       *[other] {" "}({ $points } points)
    }{ $over ->
        [0] {""}
       *[other] {" "}by way of { $squares }
    }, out at { $exit }
}{ $own }{ $missions }; { $lay ->
    [0] with this tile the way is whole
    [one] after it one tile is missing
   *[other] after it { $lay } tiles are missing
}{ $news }
effect-no-jewel-yet = it readies a later trip of { $cart } from { $start }; no jewel lies for it on that way yet
effect-leads = { $later ->
    [0] it brings { $cart } nearer to { $jewels } at { $at }
   *[other] it is for the next trip of { $cart }, to { $jewels } at { $at }
}; { $lay ->
    [0] with this tile the track gets there
    [one] after it one tile is missing until there
   *[other] after it { $lay } tiles are missing until there
}
effect-lengthens = it takes the track for { $later ->
    [0] { $cart }
   *[other] the next trip of { $cart }
} on over { $square }
effect-lest = as things stand, { $cart } { $end ->
    [derails] derails this turn
    [falls] falls into the chasm this turn
   *[collapses] stops at { $square }, which the chasm may take next
}{ $n ->
    [0] {""}
   *[other] { $end ->
        [derails] {" "}and loses { $jewels }
        [falls] {" "}with { $jewels }
       *[collapses] , with { $jewels }
    }
}; { $then }
effect-new = ; { $n ->
    [one] the jewels at { $squares } are new
   *[other] jewels at { $squares } are new
}
effect-keeps = of its load { $drops ->
    [one] one point
   *[other] { $drops } points
} drop and { $keeps ->
    [one] one point stays
   *[other] { $keeps } points stay
}
effect-opens = over it { $cart } can get to { $squares } next turn, too
effect-reaches = { $drive }{ $more ->
    [0] {""}
   *[other] { $turn ->
        [faster] , once you speed it up to { $speed }
       *[slower] , once you slow it to { $speed }
    }
}{ $hangs ->
    [track] , once its track lies
    [others] , if no cart is in its way by then
   *[nothing] {""}
}{ $home ->
    [0] {""}
   *[1] ; { $bound }
}{ $otherwise }
effect-bound = then out at { $exit }{ $adds ->
    [0] {""}
   *[other] {" "}with { $jewels }
}{ $points ->
    [0] {""}
    [one] {" "}(a point)
   *[other] {" "}({ $points } points)
}
effect-at-speed = ; at speed { $n } { $end ->
    [derails] it derails
    [falls] it falls into the chasm
    [short] it does not get out yet
   *[fewer] it takes { $jewels ->
        [0] none
        [one] only one
       *[other] only { $jewels }
    }
}
effect-loads = { $cart } takes { $jewels } and stops at { $square }
effect-nears = { $cart } stops at { $square }, { $n ->
    [one] one square before { $jewels } at { $at }
   *[other] { $n } squares before { $jewels } at { $at }
}
effect-stops = { $cart } stops at { $square }
effect-nears-exit = { $cart } stops at { $square }, { $n ->
    [one] one square before it is out at { $exit }
   *[other] { $n } squares before it is out at { $exit }
}
effect-drives = { $left ->
    [0] no action is left: { JOIN($drives, by: "; ") }
   *[other] { JOIN($drives, by: "; ") }
}{ $left ->
    [0] {""}
    [one] ; no cart needs the action that is left
   *[other] ; no cart needs the { $left } actions that are left
}
effect-forks = { $cart } gets to the junction at { $square }, where you choose its way
effect-leads-on = { $drive }; { $then }
effect-then = then it has { $n ->
    [one] one square
   *[other] { $n } squares
} to { $exit }{ $adds ->
    [0] {""}
   *[other] {" "}to bring home { $jewels }
}{ $points ->
    [0] {""}
    [one] {" "}(a point)
   *[other] {" "}({ $points } points)
}{ $lay ->
    [0] {""}
    [one] , with one tile missing
   *[other] , with { $lay } tiles missing
}
effect-any-side = computers pick their side by lot: no jewel lies yet
effect-blind = nobody can know: the piles lie face down, so either is as good
effect-piles = { $differ ->
    [0] both piles are worth { $most ->
        [one] a point
       *[other] { $most } points
    }: whichever drops, you lose no more than that
    [one] the piles are worth { $least } and { $most } points: whichever is picked, it makes a difference of one point
   *[other] the piles are worth { $least } and { $most } points: whichever is picked, it makes a difference of { $differ } points
}
effect-mission = it is worth { $n } points, and what is not claimed now lapses
effect-hastens = { $n ->
    [0] nobody is ahead of you
    [one] you lead by one point
   *[other] you lead by { $n } points
}, and each token brings the end nearer
effect-delays = you are { $n ->
    [one] one point
   *[other] { $n } points
} behind, and without a token there is more time
effect-swallows = the chasm swallows { $cart }{ $n ->
    [0] {""}
   *[other] {" "}with { $jewels }
}
effect-buries = { $n ->
    [one] the jewel there is lost for everybody
   *[other] { $n } jewels there are lost for everybody
} ({ $jewels })
effect-bars = it breaks the best way home for { $cart }, out at { $exit }
effect-spares = it spares { $cart }, whose way leads over { $squares }
effect-on-no-way = { $level ->
    [1] no cart’s way leads over any of these squares: one is as good as another
   *[0] no cart’s way leads over it, and no jewel lies there
}
effect-best-grade = two of every kind are at home: there is no better grade
effect-all-done = { $n ->
    [0] all actions are made: next, your carts on track drive
    [one] one action is left, and no cart’s plan needs it to reach jewels or to come home
   *[other] { $n } actions are left, and no cart’s plan needs one to reach jewels or to come home
}
effect-none-drive = all actions are made, and you have no cart on the board to drive
effect-faces = this way { $cart } has { $n ->
    [one] one square
   *[other] { $n } squares
} to drive until it is out at { $exit }{ $lay ->
    [0] {""}
    [one] , where one tile is missing
   *[other] , where { $lay } tiles are missing
}{ $jewels ->
    [0] {""}
    [one] , and can bring home one jewel
   *[other] , and can bring home { $jewels } jewels
}{ $points ->
    [0] {""}
    [one] {" "}(a point)
   *[other] {" "}({ $points } points)
}
effect-takes = { $cart } takes { $jewels } on this drive{ $rivals ->
    [0] {""}
   *[other] , before { $others } can
}{ $missions }
effect-home = { $cart } comes home at { $exit }{ $n ->
    [0] , empty{ $supply ->
        [0] {""}
       *[other] : in the supply it counts { $supply } points in the end
    }
   *[other] {" "}with { $jewels }
}{ $points ->
    [0] {""}
    [one] {" "}(a point)
   *[other] {" "}({ $points } points)
}{ $rubies }{ $own }{ $missions }
effect-most-rubies = , and { $n } points for the most rubies
effect-meets = , and you can claim { $many ->
    [one] { $missions } ({ $n } points)
   *[other] one of { $missions } ({ $n } points)
}
effect-belongs = , where { $jewels } { $n ->
    [one] belongs
   *[other] belong
}
effect-worth = at home it is worth { $n ->
    [one] a point
   *[other] { $n } points
}{ $besides ->
    [0] {""}
   *[other] {" "}({ $beside })
}{ $more ->
    [0] {""}
   *[other] , and one more jewel may be taken here
}{ $wanted }
effect-beside = { $jewel }: { $n }
effect-wanted = { $need ->
    [1] , as { $mission } asks for
   *[other] ; it is number { $n } of the { $need } in one cart for { $mission }
}
effect-wanted-first = , and you have none yet for { $mission }
effect-ruby = at home it is worth a point{ $besides ->
    [0] {""}
   *[other] {" "}({ $beside })
}{ $anyone ->
    [0] , and it is the first for the most rubies ({ $points } points)
   *[other] ; for the most rubies ({ $points } points) you have { $own }, { $others ->
        [one] your rival { $other }
       *[other] the best rival { $other }
    }
}{ $wanted }
effect-of-kind = of its kind, { $n ->
    [0] none is
    [one] one is
   *[other] { $n } are
} at home so far
effect-falls = { $cart } falls into the chasm{ $n ->
    [0] {""}
   *[other] {" "}with { $jewels }
}
effect-derails = { $cart } derails{ $n ->
    [0] {""}
   *[other] {" "}and loses { $jewels }
}
effect-rams = { $cart } rams { $other }{ $what }{ $missions }
effect-keeps-load = { $cart } rams { $other } and keeps its own load: { $jewels }
effect-ram-harmless = , and only turns round
effect-ram-empty = , which is empty and derails
effect-ram-drops = { $n ->
    [one] , which drops { $jewels }
   *[other] , which drops half of { $jewels }
}
effect-empty-too = { $cart } is empty and derails, too
effect-may-be-rammed = { $n ->
    [one] { $others } can ram { $cart } at { $square } next turn, as track lies
   *[other] { $others } can each ram { $cart } at { $square } next turn, as track lies
}
effect-may-collapse = { $cards ->
    [0] the chasm may take { $square } next, with { $cart }
   *[other] one of the { $cards } cards left takes { $square }, with { $cart }
}

# Headlines of some turns and of a match, and awards.
fate-ram = 💥 you ram { $who }
fate-rammed = 💥 { $who } rams you
fate-home = ⛰️ your cart brings home { $jewels }
fate-abyss = 🕳️ the chasm has your cart
fate-abyss-loaded = 🕳️ the chasm has your cart with { $jewels }
fate-derailed = 💢 your cart derails
fate-derailed-loaded = 💢 your cart derails with { $jewels }
news-chasm = 🕳️ The chasm opens
news-haul = 💎 { $who } brings { $n } jewels to light
news-mission = 🎯 { $who }: { $mission }
news-abyss = 🕳️ The chasm keeps a cart of { $who }
news-derailed = 💢 End of the line for { $who }
news-crash = 💥 { $who } rams { $whose }
news-crash-own = 💥 { $who } rams their own cart
news-head-on = 💥 Head-on: { $who } and { $whose }
news-crashes = 💥 { $n } collisions in a row
news-carts = 🛒 { $n ->
    [one] A cart is on its way
   *[other] { $n } carts are on their way
  }
news-tracks = 🛤️ { $n ->
    [one] A new track
   *[other] { $n } new tracks
  }
news-won-by-gems = ⚖️ Level on points: { $who } has more precious jewels
news-won-by-rocks = ⚖️ Level on everything: { $who } has fewer rocks
news-decided-missions = 🎯 Decided by missions: { $who }
news-decided-majority = 🔺 Decided by rubies: { $who }
award-haul = 💎 Biggest load: { $who }, { $n } jewels in one cart
    .name = 💎 Biggest load
award-rammer = 💥 Battering ram: { $who }, { $n } collisions
    .name = 💥 Battering ram
award-rocks = 🪨 Rock collector: { $who }, { $n } rocks
    .name = 🪨 Rock collector
award-bumpy = 🎢 Bumpiest ride: { $who }, off the rails { $n } times
    .name = 🎢 Bumpiest ride

# The lesson: two lines on a phone for each step.
learn-first = Your first run: track, speed, a crash, and gold home
learn-first-side = Goblins lay track, race over jewels and bring them up. Yours come from the north.
learn-first-side-instead = Another day! The gold of this lesson lies in the north.
learn-first-in = Four actions a turn. There is gold at D2; a way begins below C0: straight, at C1.
learn-first-way-instead = Good track, but not on this way: without the next piece the cart derails.
learn-first-bend = The cart comes from the north and must go east: a corner at C2.
learn-first-deposit = Straight over the gold now: D2.
learn-first-cart = Three tiles, and a new cart drives exactly 3. Place ⚪ on its start track C0!
learn-first-cart-instead = First a cart, ⚪ on C0: it drives this very turn.
learn-first-drive = All your carts now drive exactly their speed. Let go of the brakes!
learn-first-drive-instead = Hands off: the way is laid. Just drive!
learn-first-gold = Passing takes 1 jewel, stopping 2. Gold counts 3, and two at once are a mission!
learn-first-gold-instead = An emerald counts 2. The mission wants two gold in one cart.
learn-first-more = One more gold. A cart holds 5.
learn-first-on = Look who comes the other way, at F2! You head there too. One more straight: E2.
learn-first-on-instead = Good track, but the cart heads east: without E2 it derails, and the gold is gone.
learn-first-ram = Two squares ahead is 🟡, full of jewels. With gold aboard you will not derail. Drive!
learn-first-pick = Crash! Half its load falls. Its owner made two hidden piles: which falls? Pick blind!
learn-first-faster = Both have turned, and you face home: four squares, speed 3. One faster!
learn-first-faster-instead = With speed 3 it stops one square short. First the die: ⏫ makes ⚪ one faster.
learn-first-home = Drive! Over any start track, yours or a rival’s, it is home, even with steps to spare.
learn-first-claim = Two gold home in one cart: a mission, 4 points for the first to claim it. Now or never!
learn-first-claim-instead = What you leave lapses, and 4 points are a lot of gold. Claim it!
learn-first-end = Later the mines fall into a chasm: be home by then! A tip: empty carts derail in a crash.

learn-bumpers = Second lesson: bumpers, and crashes that only turn
learn-bumpers-cart = With bumpers a crash costs nothing: no jewel drops, no cart derails. ⚪ to J2!
learn-bumpers-cart-instead = First a cart, ⚪ on J2: the way to the jewels at H2 is laid.
learn-bumpers-ram = Something red comes the other way, at G2, and there is no way past it. Full speed!
learn-bumpers-ram-instead = The way is laid, and red in it. For once that is good: just drive!
learn-bumpers-take = A crash ends a drive as well: you stop on H2 and take 2. Which first?
learn-bumpers-home = And both have turned! Two squares to J2. The best bumper is a rival. Drive home!
learn-bumpers-home-instead = Your cart faces home already. Just drive!
learn-bumpers-end = Bumpers are an option of each table, with results apart. A tip: let rivals turn you round.

# Today’s deal: how it went, in a line.

daily-result = { $grade } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# What players may say to their table: nothing that tells a card.
talk-who = Who laid that?
talk-brakes = My brakes are fine. I think.
talk-mine = Those jewels are mine!
talk-sorry = Sorry, was that your cart?
talk-shaking = Is the ground shaking?
talk-well-played = Well played!
talk-fate-ram-sunny = Bumper carts! Again, again!
talk-fate-ram-gruff = I was on the right track.
talk-fate-ram-dry = The brakes were optional.
talk-fate-rammed-sunny = Oh, hello there!
talk-fate-rammed-gruff = Look where you roll.
talk-fate-rammed-dry = My insurance will hear of this.
talk-fate-home-sunny = Sunlight! And it sparkles!
talk-fate-home-gruff = Up at last. My back.
talk-fate-home-dry = Delivered. Sign here, please.
talk-fate-abyss-sunny = Wheee! Did you hear the echo?
talk-fate-abyss-gruff = It was an old cart.
talk-fate-abyss-dry = Still falling, as far as I know.
talk-fate-abyss-loaded-sunny = A gift for whoever lives below!
talk-fate-abyss-loaded-gruff = I had just polished those.
talk-fate-abyss-loaded-dry = Deeply invested, one might say.

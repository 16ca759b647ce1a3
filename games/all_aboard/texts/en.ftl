# Weights and loads come in half kilos; HALVES writes them in kilos.

# The game and its options.
title = All aboard!
tagline = Crowd your animals into shared boats, some face down, and hope the right ones sink.
option-effects = Animal abilities
option-effects-on = On – animals scare, throw, eat, swim and jump
option-effects-off = Off – family game, animals only weigh, love and fight
option-boat_deck = Boats
option-boat_deck-even = Even – five boats each for 10, 12, 14, 16, 18 and 20 kg
option-boat_deck-spread = Spread – every weight from 10 to 20 kg, those in the middle more often
option-first_player = First player
option-first_player-random = Drawn by lot
option-first_player-1 = Seat 1
option-first_player-2 = Seat 2
option-first_player-3 = Seat 3
option-first_player-4 = Seat 4
option-first_player-5 = Seat 5

# Slash commands: at most 100 characters each.
command-allaboard = All aboard! Crowd your animals into shared boats.
command-allaboard-board = Put an animal from your hand into a boat
command-allaboard-board-animal = Which animal from your hand
command-allaboard-board-boat = Which boat, counted from the left

# Menus: at most 80 characters each.
verb-board = Board an animal
ask-animal = Which animal?
ask-animal-face-down = Which animal? It goes face down.
ask-boat = Into which boat do you put { $animal }?
animal-choice = { $animal } · { HALVES($weight) } kg
boat-short = { $boat } · { HALVES($weight) }{ $hidden ->
    [0] { "" }
   *[other] +?
  } of { $capacity } kg
boat-choice = Boat { $boat } · { HALVES($weight) }{ $hidden ->
    [0] { "" }
   *[other] { " " }+ ?
  } of { $capacity } kg · { $aboard ->
    [0] empty so far
   *[other] { $aboard } aboard so far
  }

# Explanations: each is given once, to whoever meets the question for the first time.
lesson-animal = Three fit into a boat. If too heavy, it sinks; if not, each scores its kilos.
lesson-animal-face-down = Face down: all see whose animal it is, but not which. A good moment for a nasty surprise.
lesson-boat = Two alike fall in love: 2 points each. Three alike fight: the boat sinks.

# Refusals.
no-such-seat = Seat { $first } cannot begin: { $seats ->
    [one] only one person sits
   *[other] only { $seats } sit
  } at this table.
not-in-hand = You cannot play { $animal } now. Your hand: { $hand }.
no-such-boat = There is no boat { $boat }; the boats are numbered from 1 to { $last }.
boat-full = Boat { $boat } is full: { $places } animals are aboard already.

# Boarding.
boarded = { $icon } { $who } puts { $animal } into boat { $boat }.
    .brief = { $icon } in boat { $boat }
    .alt = { "" }
boarded-face-down = 🙈 { $who } puts an animal into boat { $boat }, face down.
    .brief = 🙈 in boat { $boat }
    .alt = { "" }
drawn = You draw: { $icon } { $animal }.
    .brief = draws { $icon } { $animal }
circuit-face-down = Second placement: everybody puts one animal aboard, face down.
    .aside = { "" }
circuit-face-up = Third placement: everybody puts one more animal aboard, face up.
    .aside = { "" }
round-begins = 🔔 Round { $round }: the boats hold { $boats } kg. { $who } begins.
    .headline = 🔔 Round { $round }: boats for { $boats } kg, { $who } begins
    .alt = { "" }

# Sailing.
sailing-begins = ⚓ All aboard! The hidden animals show their faces, and the boats cast off.
    .aside = { "" }
    .alt = { "" }
    .landmark = ⚓ The boats cast off
card = { $icon } { $animal } ({ $who })
boat-departs = 🚣 Boat { $boat } for { $capacity } kg: { $cards }.
    .aside = 🚣{ $boat }
    .alt = Boat { $boat }: { $cards }.
fight = 💢 { $animals } start a fight, and the boat goes down at once!
    .aside = 💢 { $animals } fight: sunk
    .caption = { fight }
    .alt = { $animals } fight: it sinks.
love = 💘 { $animals } fall in love: a cupid each for { $first } and { $second }.
    .aside = 💘 { $first } and { $second }
    .caption = { love }
    .alt = A cupid each: { $first } and { $second }.
scare = 🐭 The mouse scares the elephant! The boat tips over; its replacement holds { $capacity } kg.
    .aside = 🐭❗🐘 now { $capacity } kg
    .alt = Mouse scares elephant: now { $capacity } kg.
throw = 🐵 The monkey sides { $partner } and throws { $victim } into boat { $boat }.
    .aside = 🐵 throws { $victim } into { $boat }
    .alt = Thrown into boat { $boat }: { $victim }.
throw-out = 🐵 The monkey sides { $partner } and throws { $victim } overboard.
    .aside = 🐵 throws { $victim } out
    .alt = Thrown overboard: { $victim }.
eat = 🦁 The lion eats { $victim }.
    .aside = 🦁 eats { $victim }
sails = ⛵ { HALVES($load) } kg in a boat for { $capacity }: it sails! Saved: { $cards }.
    .aside = ⛵ sails, { HALVES($load) } of { $capacity } kg
    .caption = ⛵ It sails: { HALVES($load) } of { $capacity } kg
    .alt = { HALVES($load) } of { $capacity } kg: it sails.
sails-complete = ⛵ { HALVES($load) } kg in a boat for { $capacity }: it sails with everybody aboard!
    .aside = ⛵ sails, { HALVES($load) } of { $capacity } kg
    .caption = ⛵ It sails with everybody aboard: { HALVES($load) } of { $capacity } kg
    .alt = { HALVES($load) } of { $capacity } kg: it sails.
octopus-dry = 🐙 The octopus stays dry, so { $who } gets nothing for it.
    .aside = 🐙 of { $who } lost
    .caption = { octopus-dry }
    .alt = The octopus of { $who } is lost.
sinks = 🌊 { HALVES($load) } kg in a boat for { $capacity }: it sinks!
    .aside = 🌊 sinks, { HALVES($load) } of { $capacity } kg
    .caption = { sinks }
    .alt = { HALVES($load) } of { $capacity } kg: it sinks.
octopus-swims = 🐙 Octopuses love the water: saved for { $who }.
    .aside = 🐙 of { $who } saved
    .caption = { octopus-swims }
    .alt = The octopus of { $who } is saved.
octopus-love = 🐙 Octopuses in love forget to swim: lost.
    .aside = 🐙🐙 in love: lost
    .caption = { octopus-love }
fox-jumps = 🦊 The fox leaps into boat { $boat } in time.
    .aside = 🦊 leaps into { $boat }
    .caption = { fox-jumps }
fox-lost = 🦊 The fox leaps, but there is no boat left to land in.
    .aside = 🦊 leaps into the sea
    .caption = { fox-lost }
foxes-jump = 🦊 Foxes leap into boat { $boat } in time: { $who }.
    .aside = 🦊 of { $who } leap into { $boat }
    .caption = { foxes-jump }
foxes-lost = 🦊 Foxes leap, but there is no boat left to land in: { $who }.
    .aside = 🦊 of { $who } leap into the sea
    .caption = { foxes-lost }
# The same with whose animals they are: for the log, and below the pictures of a sailing.
scare-of = 🐭 { $mouse } scares { $elephant }: now a boat for { $capacity } kg
    .aside = { scare-of }
throw-of = 🐵 { $monkey } throws { $victim } into boat { $boat }
    .aside = { throw-of }
throw-out-of = 🐵 { $monkey } throws { $victim } overboard
    .aside = { throw-out-of }
eat-of = 🦁 { $lion } eats { $victim }
    .aside = { eat-of }
sinks-of = 🌊 { $heavy } drowns { $victim }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
  }: { HALVES($load) } of { $capacity } kg
    .aside = { sinks-of }
fox-jumps-of = 🦊 { $fox } leaps into boat { $boat }
    .aside = { fox-jumps-of }
fox-lost-of = 🦊 { $fox } leaps into the sea
    .aside = { fox-lost-of }
whose-peacock = { $who }’s peacock
whose-mouse = { $who }’s mouse
whose-fox = { $who }’s fox
whose-octopus = { $who }’s octopus
whose-monkey = { $who }’s monkey
whose-sloth = { $who }’s sloth
whose-moose = { $who }’s moose
whose-zebra = { $who }’s zebra
whose-giraffe = { $who }’s giraffe
whose-lion = { $who }’s lion
whose-bear = { $who }’s bear
whose-elephant = { $who }’s elephant
whom-peacock = { $who }’s peacock
whom-mouse = { $who }’s mouse
whom-fox = { $who }’s fox
whom-octopus = { $who }’s octopus
whom-monkey = { $who }’s monkey
whom-sloth = { $who }’s sloth
whom-moose = { $who }’s moose
whom-zebra = { $who }’s zebra
whom-giraffe = { $who }’s giraffe
whom-lion = { $who }’s lion
whom-bear = { $who }’s bear
whom-elephant = { $who }’s elephant
round-scores = 📋 Round { $round }: { $scores }.
    .headline = 🏅 { $scores }
    .alt = { $scores }.
gain = { $who } +{ $gained } (now { $points })

# The end.
final-scores = 🏁 The last boats are gone.
    .aside = { "" }
final-score = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } · { $animals } saved · { $cupids ->
    [one] { $cupids } cupid
   *[other] { $cupids } cupids
  }
    .aside = { "" }
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
won-by-points = Points decided it.
    .pictured = { "" }
won-by-cupids = Level on points; more cupids decide.
won-by-saved = Level on points and cupids; more saved animals decide.
shared-win = Level on points, cupids and saved animals.

# The table in lines: at most 42 columns where names are short.
summary-face-up = Round { $round }/{ $rounds }: { $who } to play, face up
summary-face-down = Round { $round }/{ $rounds }: { $who } to play, face down
boat-line = Boat { $boat }, holds { $capacity } kg{ $aboard ->
    [0] , empty
   *[other] :
  }
card-line = - { $animal } ({ $who })
card-line-own = - { $animal } ({ $who }), face down
card-line-hidden = - face down ({ $who })
hand-line = Your hand:
hand-card-line = - { $animal }, { HALVES($weight) } kg
hand-able-line = - { $animal }, { HALVES($weight) } kg: { $does }
does-peacock = makes the boat lighter
does-mouse = scares an elephant
does-fox = leaves a sinking boat
does-octopus = saved if its boat sinks
does-monkey = throws the second heaviest
does-lion = eats a lighter one
does-elephant = is afraid of mice
seat-line = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $cupids ->
    [one] { $cupids } cupid
   *[other] { $cupids } cupids
  }
cards-line = - hand { $hand }, draw pile { $pile }
saved-line = { $who } saved: { JOIN($animals, by: ", ") }{ $more ->
    [yes] ,
   *[no] { "" }
  }
lost-line = { $who } lost: { JOIN($animals, by: ", ") }{ $more ->
    [yes] ,
   *[no] { "" }
  }
more-line = … { JOIN($animals, by: ", ") }{ $more ->
    [yes] ,
   *[no] { "" }
  }
departed-line = Previous round:
departed-sailed = - Boat { $boat } sailed, { HALVES($load) } of { $capacity } kg
departed-sank = - Boat { $boat } sank, { HALVES($load) } of { $capacity } kg
departed-fight = - Boat { $boat } sank in a fight
departed-love = - in love: { $animals }
departed-scare = - mouse scares elephant: it held { $capacity } kg
departed-thrown = - thrown: { $animal } ({ $who })
departed-eaten = - eaten: { $animal } ({ $who })
gained-line = - the sailing brought { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
first-line = First player this round: { $who }
deck-line = Boats left in the deck: { $boats }
family-line = Family game: animals have no abilities

# Animals: as a label; acted upon; with them; many of them at the start of a sentence.
animal-peacock = Peacock
animal-mouse = Mouse
animal-fox = Fox
animal-octopus = Octopus
animal-monkey = Monkey
animal-sloth = Sloth
animal-moose = Moose
animal-zebra = Zebra
animal-giraffe = Giraffe
animal-lion = Lion
animal-bear = Bear
animal-elephant = Elephant
object-peacock = the peacock
object-mouse = the mouse
object-fox = the fox
object-octopus = the octopus
object-monkey = the monkey
object-sloth = the sloth
object-moose = the moose
object-zebra = the zebra
object-giraffe = the giraffe
object-lion = the lion
object-bear = the bear
object-elephant = the elephant
with-peacock = with the peacock
with-mouse = with the mouse
with-fox = with the fox
with-octopus = with the octopus
with-monkey = with the monkey
with-sloth = with the sloth
with-moose = with the moose
with-zebra = with the zebra
with-giraffe = with the giraffe
with-lion = with the lion
with-bear = with the bear
with-elephant = with the elephant
herd-peacock = The peacocks
herd-mouse = The mice
herd-fox = The foxes
herd-octopus = The octopuses
herd-monkey = The monkeys
herd-sloth = The sloths
herd-moose = The moose
herd-zebra = The zebras
herd-giraffe = The giraffes
herd-lion = The lions
herd-bear = The bears
herd-elephant = The elephants
yours-peacock = your peacock
yours-mouse = your mouse
yours-fox = your fox
yours-octopus = your octopus
yours-monkey = your monkey
yours-sloth = your sloth
yours-moose = your moose
yours-zebra = your zebra
yours-giraffe = your giraffe
yours-lion = your lion
yours-bear = your bear
yours-elephant = your elephant

# Picture.
picture-round = Round { $round } of { $rounds }
picture-face-up = Face up
picture-face-down = Face down 🙈
picture-to-act = To play
picture-sailing = ⚓ Round { $round } of { $rounds }: all aboard!
picture-who-sails = ⚓ Who gets away, and who goes under?
picture-away = ⛵ { $n } of { $of } boats got away
picture-last = Previous sailing
picture-sailed = sailed
picture-sank = sank
picture-fight = fight
picture-saved = saved
picture-in-hand = in hand
picture-in-pile = in pile
picture-in-love = in love
picture-points = points
picture-begins = begins
picture-hand = Your hand
picture-hand-empty = Your hand is empty.
picture-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } if saved
picture-ability-peacock = Makes the boat lighter. In love it weighs 1 kg.
picture-ability-mouse = Scares an elephant: the boat is swapped. In love it weighs ½ kg.
picture-ability-fox = If its boat sinks, it jumps into the next one.
picture-ability-octopus = Is saved if its boat sinks, lost if it sails. In love: the reverse.
picture-ability-monkey = Throws the second heaviest of the others into the next boat.
picture-ability-lion = Eats the heaviest animal that is lighter than itself.
picture-ability-elephant = If a mouse is aboard, the boat is swapped.
picture-ability-none = No tricks: all it does is weigh.

# What computers saw coming: the beginning of a hint.
sign-saved = { $n ->
    [one] At least one of your animals is saved
   *[other] At least { $n } of your animals are saved
}

# What a move does: a reason of a hint.
sign-lost-own = You lose an animal in boat { $n }
sign-lost-others = Others but not you lose animals in boat { $n }
card-own = { $icon } { $animal }
card-eats = { $icon } { $animal } (eats it)
card-throws = { $icon } { $animal } (throws it)
card-scares = { $icon } { $animal } (has the boat swapped)
card-from = all of { $kg } kg or more
effect-saves = { $how }: { $what }
effect-swims = { $how }: { $what }
saves-own = you save { $cards }, { $points ->
    [one] one point
   *[other] { $points } points
}
saves-own-yet = if nothing changes that, you save { $cards }, { $points ->
    [one] one point
   *[other] { $points } points
}
effect-saves-others = { $how }: it saves { $cards }
effect-wins = the match is decided then: whatever still boards, you win
effect-closes = { $how }: nobody can board and sink { $cards } any more
effect-love = two { $icons } fall in love in boat { $boat }{ $n ->
    [one] { "" }
   *[other] {" "}and beyond
}: even if it sinks, that is { $points } points for you, { $shares }
love-share = { $points } for { $who }
effect-lost-others = { $how }: { $what }
loses-others = { $n ->
    [one] { $cards } is lost
   *[other] { $cards } are lost
}
loses-both = { $n ->
    [one] { $cards } is lost
   *[other] { $cards } are lost
}, and of yours { $own }
what-unless = { $what }, unless { $who } boards { JOIN($cards, by: " / ") }
what-unless-alone = { $what }; by itself, only { JOIN($cards, by: " / ") } from { $who } could change that
what-yet = { $what }, if nothing changes that
what-jumps = { $what }; if boat { $boat } sinks, it jumps into boat { $next } unless it is in love
effect-lost-own = { $how }: you lose { $cards }, { $points ->
    [one] one point
   *[other] { $points } points
}
effect-throws = your monkey throws { $victim }, the second heaviest beside it, from boat { $boat } into boat { $next }
effect-throws-yet = as the boats then stand, your monkey throws { $victim }, the second heaviest beside it, from boat { $boat } into boat { $next }
effect-scares = the mouse scares the elephant: boat { $boat }, which holds { $capacity } kg, is swapped for one by lot
effect-saved-in = { $how }, { $card } is saved { $when }
effect-saved-next = { $card } is saved { $when }
effect-lost-whatever = boat { $boat } sinks whatever { $who } has face down there and boards last: that is lost
effect-lost-face-down = { $how }, what { $who } has face down in boat { $boat } is lost { $when }
effect-lost-face-down-next = what { $who } has face down in boat { $boat } is lost { $when }
effect-lost-in = { $how }, { $card } is lost { $when }
effect-lost-next = { $card } is lost { $when }
effect-weighs = boat { $boat } then carries { HALVES($load) } of { $capacity } kg: only more than { HALVES($room) } kg on { $places ->
    [one] its last place
   *[other] its two last places
} could make it too heavy
effect-waits = boat { $boat } must sink under your octopus: it carries { HALVES($load) } of { $capacity } kg then, and { $what }
effect-waits-for-own = boat { $boat } must sink under your octopus: it carries { HALVES($load) } of { $capacity } kg then, and { $animal } could sink it
effect-jumps = if boat { $boat } sinks, your fox jumps into boat { $next } unless it is in love
effect-stays = { $animal }, worth { $points } points, stays in hand for a later boat: { $risked } risks only { $risk ->
    [one] one point
   *[other] { $risk } points
}
effect-no-room = { $animal } would be lost in every boat that has a place now: it stays in hand for the next round
effect-leaves-room = as the boats then stand, { $animal } could still be saved in boat { $boat } alone: it can carry { HALVES($room) } kg more
how-any = as the boats then stand
how-open = boat { $boat } then carries { HALVES($load) } of { $capacity } kg
how-open-most = boat { $boat } then carries at most { HALVES($load) } of { $capacity } kg
how-sails = as it then stands, boat { $boat } sails with { HALVES($load) } of { $capacity } kg
how-sails-most = as it then stands, boat { $boat } sails with at most { HALVES($load) } of { $capacity } kg
how-sails-full = boat { $boat } is full then and sails with { HALVES($load) } of { $capacity } kg
how-sails-most-full = boat { $boat } is full then and sails with at most { HALVES($load) } of { $capacity } kg
how-sinks = as it then stands, boat { $boat } is too heavy with { HALVES($load) } of { $capacity } kg and sinks
how-sinks-least = as it then stands, boat { $boat } sinks with at least { HALVES($load) } of { $capacity } kg
how-sinks-full = boat { $boat } is full then and sinks with { HALVES($load) } of { $capacity } kg
how-sinks-least-full = boat { $boat } is full then and sinks with at least { HALVES($load) } of { $capacity } kg
how-sails-anyway = as it then stands, boat { $boat } sails whatever lies face down
how-sinks-anyway = as it then stands, boat { $boat } sinks whatever lies face down
how-swims = as it then stands, boat { $boat } sinks with { HALVES($load) } of { $capacity } kg, as an octopus wants
how-swims-full = boat { $boat } is full then and sinks with { HALVES($load) } of { $capacity } kg, as an octopus wants
how-dry = as it then stands, boat { $boat } sails with { HALVES($load) } of { $capacity } kg, but an octopus wants it to sink
how-dry-full = boat { $boat } is full then and sails with { HALVES($load) } of { $capacity } kg, but an octopus wants it to sink
how-fights = three { $icon } fight in boat { $boat }, and it sinks
how-eaten-own = your lion eats the heaviest below { $kg } kg in boat { $boat }
how-eaten-other = the lion ({ $who }) eats the heaviest below { $kg } kg in boat { $boat }
how-overboard-own = your monkey throws the second heaviest into the water beyond boat { $boat }
how-overboard-other = the monkey ({ $who }) throws the second heaviest into the water beyond boat { $boat }
how-thrown-in = { $how }, as { $cards } is thrown into it
how-acts = { $acts }, and { $how }
act-throws-own = your monkey throws { $victim } { $next ->
    [0] overboard
   *[other] into boat { $next }
}
act-throws-other = the monkey ({ $who }) throws { $victim } { $next ->
    [0] overboard
   *[other] into boat { $next }
}
act-eats-own = your lion eats { $victim }
act-eats-other = the lion ({ $who }) eats { $victim }
coming-alone = { $alone ->
    [no] { "" }
    [one] { " " }by itself
   *[other] , each by itself
}{ $heavy ->
    [yes] : too heavy
   *[other] { "" }
}
coming-together = { $what }; { $cards } together could
costs-none = { $alone ->
    [no] nothing
   *[other] no single animal
} that { $who } may still board could cost you { JOIN($animal, by: " / ") } ({ $points ->
    [one] one point
   *[other] { $points } points
})
costs-none-thrown = { $alone ->
    [no] nothing
   *[other] no single animal
} that { $who } may still board could cost you { JOIN($animal, by: " / ") } ({ $points ->
    [one] one point
   *[other] { $points } points
}): a monkey would only throw it into another boat
costs-few = of { $many } animals that { $who } may still board, only { $cards } could cost you { JOIN($animal, by: " / ") } ({ $points ->
    [one] one point
   *[other] { $points } points
}){ coming-alone }
costs-these = of { $many } animals that { $who } may still board, { $cards } could cost you { JOIN($animal, by: " / ") } ({ $points ->
    [one] one point
   *[other] { $points } points
}){ coming-alone }
costs-all = { $who } can now board only { JOIN($cards, by: " / ") }, which could cost you { JOIN($animal, by: " / ") } ({ $points ->
    [one] one point
   *[other] { $points } points
}){ coming-alone }
costs-but = whatever { $who } may still board could cost you { JOIN($animal, by: " / ") } ({ $points ->
    [one] one point
   *[other] { $points } points
}), but for { $cards }{ coming-alone }
sinks-none = { $alone ->
    [no] nothing
   *[other] no single animal
} that { $who } may still board could save your octopus
sinks-few = of { $many } animals that { $who } may still board, only { $cards } could save your octopus{ coming-alone }
sinks-these = of { $many } animals that { $who } may still board, { $cards } could save your octopus{ coming-alone }
sinks-all = { $who } can now board only { JOIN($cards, by: " / ") }, which could save your octopus{ coming-alone }
sinks-but = whatever { $who } may still board could save your octopus, but for { $cards }{ coming-alone }
when-heavy = { $heavy ->
    [yes] { " " }(too heavy)
   *[other] { "" }
}
when-unless-down = unless { JOIN($cards, by: " / ") } lies face down in boat { $boat }{ when-heavy }
when-only-down = only if { JOIN($cards, by: " / ") } lies face down in boat { $boat }{ when-heavy }
when-up-to-down = if what lies face down in boat { $boat } weighs { $kg } kg or less: { $n } of the { $many } animals that it may be
when-from-down = if what lies face down in boat { $boat } weighs { $kg } kg or more: { $n } of the { $many } animals that it may be
when-unless-next = unless { $who } has { JOIN($cards, by: " / ") } to board{ when-heavy }
when-only-next = only if { $who } has { JOIN($cards, by: " / ") } to board{ when-heavy }
when-up-to-next = if what { $who } boards last weighs { $kg } kg or less: { $n } of the { $many } animals that it may be
when-from-next = if what { $who } boards last weighs { $kg } kg or more: { $n } of the { $many } animals that it may be
when-unless-two = unless { $who } has { JOIN($cards, by: " / ") } face down or boards it last
when-only-two = only if { $who } has { JOIN($cards, by: " / ") } face down or boards it last
when-up-to-two = if what { $who } has face down and boards last weighs { $kg } kg or less together
when-from-two = if what { $who } has face down and boards last weighs { $kg } kg or more together
when-unless-it = unless it is { JOIN($cards, by: " / ") }
when-only-it = only if it is { JOIN($cards, by: " / ") }
when-up-to-it = if it weighs { $kg } kg or less: { $n } of the { $many } animals that it may be
when-from-it = if it weighs { $kg } kg or more: { $n } of the { $many } animals that it may be
hint-same-why = what the others still put aboard decides more
hint-still = What still counts: your points, and among three or more players your place.

# Headlines of a sailing and of a match, awards, and what became of one’s own animals.
news-lions = 🦁 A feast: { $n } animals eaten
news-nobody-sailed = 🌊 Not one boat got away
news-all-sailed = ⛵ Every single boat sailed
news-fights = 💢 { $n } boats lost in fights
news-overboard = 🐵 Overboard, with nowhere to land
news-octopus-love = 🐙 Two octopuses forgot to swim
news-eaten = 🦁 { $lion } eats { $victim }
news-scared = 🐭 One squeak, and over it goes: { $mouse }
news-fox = 🦊 Off in time: { $fox }
news-octopus = 🐙 Happy to sink: the octopus of { $who }
news-love = 💘 Love aboard: { $first } and { $second }
news-heavy = ⚖️ One kilo too many: { $heavy }
news-boats = ⛵ { $n } of { $of } boats got away
news-great-gain = 🏅 { $who } brings home { $n } points at once
news-from-last = 🚀 From last to first: { $who }, +{ $n } in the last sailing
news-one-animal = 🛟 Decided by a single animal: { $who }
news-one-cupid = 💘 Decided by a cupid: { $who }
award-cupid = 💘 Heartbreaker: { $who }, { $n } cupids
    .name = 💘 Heartbreaker
award-octopus = 🐙 Deep-sea diver: { $who }, { $n ->
    [one] { $n } octopus
   *[other] { $n } octopuses
  } saved by sinking
    .name = 🐙 Deep-sea diver
award-one-sailing = ⛵ Big catch: { $who }, { $n } points in one sailing
    .name = ⛵ Big catch
award-steady = ⚓ Steady hand: { $who }, at least { $n } points in every sailing
    .name = ⚓ Steady hand
fate-saved = ⛵ { $animal } is saved{ $points ->
    [0] { "" }
   *[other] , +{ $points }
  }
fate-swims = 🐙 { $animal } swims home{ $points ->
    [0] { "" }
   *[other] , +{ $points }
  }
fate-drowned = 🌊 { $animal } drowned ({ HALVES($load) } of { $capacity } kg)
fate-fight = 💢 { $animal } sank in a fight
fate-overboard = 🐵 { $animal } was thrown overboard
fate-eaten = 🦁 { $animal } was eaten
fate-dry = 🐙 { $animal } stayed dry and is lost
fate-cupid = 💘 a cupid, +{ $points }

# The lesson: two lines on a phone for each step.
learn-first = Your first sailings: weight, fright, hunger, love
learn-first-elephant = Boats that can carry their load sail, and whoever is aboard scores. 🐘 into boat 1!
learn-first-elephant-instead = The elephant first: nothing weighs and scores more. Into boat 1!
learn-first-mouse = 11 kg, a boat for 10? The second card lies face down. Hide the 🐭 there, and watch.
learn-first-mouse-instead = Nobody but a mouse gets that boat swapped. Hide 🐭 in boat 1.
learn-first-lion = 🦁 eats the heaviest animal lighter than itself, and lunch stands in boat 2.
learn-first-lion-instead = The lion is hungry, and the giraffe is in boat 2.
learn-first-love = A new boat for 🐘, no giraffe: well done! Two alike are in love, 💘 2 each: 🦓 to 🦓.
learn-first-love-instead = Love first: 2 points each, even if the boat sinks. 🦓 into boat 1!
learn-first-hide = Face down again: one that helps you, or a surprise for the others. Three alike fight!
learn-first-last = ⚖️ shows the weight. Over the boat’s number it sinks, and all aboard are lost.
learn-first-alone = Round 3 is yours alone. Boats go left to right; a 🐵 throws one into the next boat.
learn-first-end = A match has four rounds. See who sits beside whom, and whom the monkey throws.

# Today’s deal: how it went, in a line.

daily-result = { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $lead } against the best opponent)

# What players may say to their table: nothing that tells a card.
talk-elephant = Not my elephant!
talk-room = Is there room for one more?
talk-sink = That one will sink.
talk-hungry = Somebody is hungry…
talk-sorry = Sorry!
talk-well-played = Well played!
talk-fate-saved-sunny = Dry feet, happy hearts!
talk-fate-saved-gruff = It floated. Good enough.
talk-fate-saved-dry = Saved. I had weighed it twice.
talk-fate-swims-sunny = Eight arms, one big splash!
talk-fate-swims-gruff = It never liked boats anyway.
talk-fate-swims-dry = Sinking was the whole idea.
talk-fate-drowned-sunny = It wanted a bath all along!
talk-fate-drowned-gruff = One more bite of lunch, and look.
talk-fate-drowned-dry = The scales were right. Sadly.
talk-fate-fight-sunny = They get on so well on land!
talk-fate-fight-gruff = I told them to sit apart.
talk-fate-fight-dry = Three is a crowd. I checked.
talk-fate-overboard-sunny = What a dive! Ten out of ten!
talk-fate-overboard-gruff = Never trust a monkey.
talk-fate-overboard-dry = It left by the side door.
talk-fate-eaten-sunny = At least somebody enjoyed it!
talk-fate-eaten-gruff = It had it coming.
talk-fate-eaten-dry = The food chain sends regards.
talk-fate-dry-sunny = Poor thing, not one drop!
talk-fate-dry-gruff = Of all days, it had to float.
talk-fate-dry-dry = An octopus on deck. Pointless.
talk-fate-cupid-sunny = Aww! Love is in the sea air!
talk-fate-cupid-gruff = Keep the kissing below deck.
talk-fate-cupid-dry = Romance pays. I did the sums.

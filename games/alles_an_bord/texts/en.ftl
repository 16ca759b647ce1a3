# The game and its options.
title = Alles an Bord?!
tagline = Race to load your ship from one heap, then sail and find out what you forgot.
option-loading = Loading
option-loading-race = Race – everybody at once, first come, first served
option-loading-calm = Calm – one tile each in turn, for play over days
option-competition = Competition
option-competition-off = Off
option-competition-on = On – starfish tiles are locked, monkeys and pairs are jokers (3 or 4 players)
option-handicap = Monkey on deck
option-handicap-none = Nobody
option-handicap-1 = Seat 1
option-handicap-2 = Seat 2
option-handicap-3 = Seat 3
option-handicap-4 = Seat 4
option-handicap-12 = Seats 1 and 2
option-handicap-13 = Seats 1 and 3
option-handicap-14 = Seats 1 and 4
option-handicap-23 = Seats 2 and 3
option-handicap-24 = Seats 2 and 4
option-handicap-34 = Seats 3 and 4
option-handicap-123 = Seats 1, 2 and 3
option-handicap-124 = Seats 1, 2 and 4
option-handicap-134 = Seats 1, 3 and 4
option-handicap-234 = Seats 2, 3 and 4
option-voyage_mix = The 13 cards
option-voyage_mix-counted = Counted – as many of each as chosen below, the rest discoveries
option-voyage_mix-random = Random – any 13, with all four categories among them
option-pirate_cards = Pirates
option-pirate_cards-1 = 1 card
option-pirate_cards-2 = 2 cards
option-pirate_cards-3 = 3 cards
option-pirate_cards-4 = 4 cards
option-pirate_cards-5 = 5 cards
option-pirate_cards-6 = 6 cards
option-trade_cards = Trade
option-trade_cards-1 = 1 card
option-trade_cards-2 = 2 cards
option-trade_cards-3 = 3 cards
option-trade_cards-4 = 4 cards
option-contract_cards = Contracts
option-contract_cards-1 = 1 card
option-contract_cards-2 = 2 cards
option-contract_cards-3 = 3 cards
option-contract_cards-4 = 4 cards
option-contract_cards-5 = 5 cards
option-contract_cards-6 = 6 cards
option-starfish_per_kind = Starfish
option-starfish_per_kind-4 = On 4 tiles of each kind
option-starfish_per_kind-3 = On 3 tiles of each kind

# Slash commands: at most 100 characters each.
command-allesanbord = Alles an Bord?! Load your ship, then sail.
command-allesanbord-ready = Say that you are ready to load
command-allesanbord-load = Load a tile from the heap
command-allesanbord-load-tile = Which tile: a face-up one by its kind, or an unseen one
command-allesanbord-load-place = On deck, where all see it, or below
command-allesanbord-take = Take a tile into your hand, to look at it or to keep it from others
command-allesanbord-take-tile = Which tile: a face-up one by its kind, or an unseen one
command-allesanbord-stow = Stow the tile that is in your hand on your ship
command-allesanbord-stow-place = On deck, where all see it, or below
command-allesanbord-putback = Put the tile that is in your hand back on the heap
command-allesanbord-flip = Turn over a face-down tile of the heap
command-allesanbord-good = Take one of the two goods you start with
command-allesanbord-good-colour = Which colour
command-allesanbord-fulfil = Fulfil the card: give what it asks for
command-allesanbord-fulfil-payment = What you give; left out when there is only one way
command-allesanbord-pass = Let the card go by
command-allesanbord-meet = Announce that you meet the pirates
command-allesanbord-flee = Announce that you flee from the pirates
command-allesanbord-penalty = Pay the pirates 2 coins and a good
command-allesanbord-penalty-good = Which good, if you carry any
command-allesanbord-choose = Name the goods of your reward
command-allesanbord-choose-goods = Which goods
command-allesanbord-throw = Throw something overboard
command-allesanbord-throw-thing = What goes overboard
command-allesanbord-chests = Stow your new chests
command-allesanbord-chests-deck = How many stand on deck; the others go below

# Menus: at most 80 characters each.
ask-ready = The race takes 1 to 3 minutes. Ready?
ask-ready-calm = Ready?
ask-loading = Load your ship! What do you do?
ask-decide = { $lacks ->
    [0] Do you fulfil the card?
   *[other] For this card you lack: { $lacking }.
  }
ask-announce = Pirates! Meet them or flee?
ask-face = { $lacks ->
    [0] You meet the pirates. What now?
   *[other] For the pirates you lack: { $lacking }.
  }
ask-reward = A colour has run out. What do you take instead?
ask-stow = More goods than room! What goes overboard?
ask-chests = { $many ->
    [one] Where does your new chest stand?
   *[other] Where do your { $many } new chests stand?
  }
ask-tile = Which tile?
ask-place = Where does it go?
ask-good = Which good?
ask-penalty = Which good do the pirates get, besides 2 coins?
ask-throw = What goes overboard? ☀️ on deck, 🌙 below.
ask-payment = What do you give for { $piece }?
ask-payment-again = And again: what do you give for { $piece }?
ask-free = Your reward: which { $many ->
    [one] good
   *[other] { $many } goods
  } do you take?
ask-instead = A colour has run out: which { $many ->
    [one] good
   *[other] { $many } goods
  } do you take instead?
verb-ready = Alles an Bord!
verb-flip = Turn one over
verb-take = Take in hand
verb-put_back = Put it back
verb-stow = Stow it
verb-load = Load a tile
verb-take_good = Take a good
verb-fulfil = Fulfil it
verb-pass = Let it go by
verb-meet = Meet them
verb-flee = Flee
verb-penalty = Pay the penalty
verb-choose = Choose
verb-throw = Throw something overboard
verb-place_chests = Stow chests
place-deck = On deck
place-below = Below deck
at-deck = { $tile } on deck
at-below = { $tile } below deck
joker-parrot = The parrot, as a joker
joker-monkey = { $monkey }, as a joker
joker-pair = { $tiles } as a joker, { $places }
pair-deck-deck = both on deck
pair-deck-below = one on deck, one below
pair-below-below = both below
chests-choice = { $deck } on deck, { $below } below
button-deck = { $tile } ☀️
button-below = { $tile } 🌙
button-goods = { $icons } { JOIN($letters, by: "") }
button-joker = joker
button-pair = ×2 { $places } joker
button-chests = ☀️{ $deck } 🌙{ $below }

# The loading panel.
panel-race = **Load your ship!** The cards want ➜ pay:
panel-calm = **Your turn to load**: one tile, please.
panel-calm-wait = It is { $who }'s turn to load.
panel-hand = **In your hand:** { $tile }. Stow it or put it back.
panel-full = ⚓ **Your ship is full.** The others are still loading.
panel-asked = The cards want ➜ pay:
panel-cast-off = 📣 The cards are gone. Do you remember?
panel-hint = Green says where tiles go: on deck all see them. Press it to change.
panel-heap = { $many }
panel-heap-words = { $tile }, { $many }
panel-deck = On deck ⇄
panel-deck-words = Tiles to deck, { $free } free: change
panel-below = Below deck ⇄
panel-below-words = Tiles below deck, { $free } free: change
panel-stow-deck = Onto the deck
panel-stow-below = Below deck
panel-flip = Turn
panel-flip-words = Turn over one of { $many }
panel-peek = Peek
panel-peek-words = Look at one
panel-unseen = Blind
panel-unseen-words = Load one blind
panel-own-deck = Deck { $many }/{ $slots }{ $many ->
    [0] {""}
   *[other] : { $tiles }
}
panel-own-below = Below { $many }/{ $slots }{ $many ->
    [0] {""}
   *[other] : { $tiles }
}
panel-own-goods = Goods { $many }/{ $slots }{ $many ->
    [0] {""}
   *[other] : { $goods }
}
panel-other = { $who } { $many }/{ $slots }

# Explanations: each is given once, to whoever meets the question for the first time.
lesson-ready = Load what 13 cards ask for. Whoever fills the ship first takes the cards away.
lesson-loading = 💣 5: five lie there. 🔷 blue ⚪ white 🟧 orange 💜 violet 🔘 any
lesson-decide = Give what stands above, get what stands below. All decide in secret.
lesson-announce = Pirates mostly want 💣 ⚔️ 🧑 and pay well. Otherwise you lose 🪙🪙 and a good. Fleeing is free.
lesson-face = Give what they want and be paid. Otherwise the penalty is 2 coins and a good, if you have them.
lesson-stow = A good needs a free slot, one of 2 places for goods, or storage (holds 2). The rest must go.
lesson-chests = 10 coins make a chest. Pirates cannot take it, but it fills its slot for the whole second voyage.
lesson-payment = Tiles you give go back to the heap. The others see what is left on deck.
lesson-free = Contracts want their own colours. Any good sells for 1 coin at the end of the voyage.

# Refusals.
competition-seats = The competition is for { $few } players or more.
no-such-seat = A monkey cannot sit at seat { $last }: { $seats ->
    [one] only one person sits
   *[other] only { $seats } sit
  } at this table.
mix-impossible = Pirates, trade and contracts make { $others } cards together; it must be { $few } to { $many }, so that discoveries fill up to 13 in both voyages.
ship-full = Your ship is full; wait until the others have loaded theirs.
answered-already = You have already answered this card; it stays at that.
calm-turn = It is { $who }'s turn to load; you may take goods meanwhile.
calm-in-one-go = In calm loading all tiles lie face up, and you load one in one go.
tile-gone = Gone: no { $tile } lies face up any more. Press again!
none-unseen = Gone: no face-down tile is left.
tile-locked = Gone: every { $tile } still lying face up is locked by a starfish.
hand-full = One hand only: first stow what is in it ({ $tile }), or put it back.
hand-empty = You have no tile in your hand.
no-slot = All your slots for tiles are taken.
deck-full = The deck is full; there may be room below.
below-full = There is no free slot below; there may be room on deck.
goods-taken = You have taken both goods already.
good-gone = The supply has no { $good } left.
now-ready = The cards are still face down: first everybody has to be ready.
now-loading = Everybody is loading; that comes later.
now-decide = A card is up: fulfil it or let it go by.
now-announce = Pirates are ahead: first announce whether you meet them or flee.
now-face = You are facing pirates: give what they ask for or pay the penalty.
now-reward = First say which goods you take instead.
now-stow = You carry more goods than your ship can hold: first throw something overboard.
now-chests = The voyage is over: stow your chests.
now-end = This match is over.
cannot-pay = You do not have what the card asks for: { $need }.
payment-unfit = That does not cover exactly what the card asks for: { $need }.
payment-which = There is more than one way to pay: pick one from the list.
penalty-good = Say which of your goods the pirates get.
good-not-aboard = You carry no { $good }.
choice-unfit = Name exactly { $many ->
    [one] one good
   *[other] { $many } goods
  } that the supply still has.
colours-first = You have fulfilled the card; now name the goods of your reward.
not-aboard = That is not aboard your ship.
goods-would-fall = Your goods would have no place then; throw a good overboard first.
chests-places = There is room for { $few } to { $many } of the new chests on deck.

# Loading.
is-ready = 🖐️ { $who } is ready.
    .aside = { "" }
cards-up = ⚓ **Alles an Bord!** The thirteen cards lie open. Load your ships!
    .aside = { "" }
cards-up-calm = ⚓ **Alles an Bord!** The thirteen cards lie open. { $who } loads first.
    .aside = { "" }
flipped = Turned over: { $tile }.
    .aside = { "" }
flipped-locked = Turned over: { $tile }, locked by its starfish.
    .aside = { "" }
taken = In your hand: { $tile }.
    .aside = { "" }
locked = It has a starfish and goes back, face up: { $tile }.
    .aside = { "" }
was-put-back = On the heap again, face up: { $tile }.
    .aside = { "" }
loaded-deck = Loaded on deck: { $tile }.
    .aside = { "" }
loaded-below = Loaded below deck: { $tile }.
    .aside = { "" }
loads-deck = { $who } loads on deck: { $tile }.
    .brief = ☀️{ $tile }
    .briefs = ☀️{ $times } { JOIN($tile, by: "") }
    .counted = { $times ->
        [one] loaded a tile on deck
       *[other] loaded { $times } tiles on deck
      }
loads-below = 🌙 { $who } loads something below deck.
    .brief = 🌙
    .briefs = 🌙{ $times }
    .counted = { $times ->
        [one] loaded a tile below
       *[other] loaded { $times } tiles below
      }
good-taken = You take a good: { $good }.
    .aside = { "" }
takes-good = 🎁 { $who } takes a good aboard.
    .brief = 🎁
    .briefs = 🎁{ $times }
    .counted = { $times ->
        [one] took a good
       *[other] took { $times } goods
      }
cast-off = 📣 **Cast off!** { $who } has a full ship and takes the cards away.
    .aside = 📣 { $who } has a full ship: the cards are gone
ship-is-full = ⚓ { $who } has a full ship, too.
    .aside = ⚓ { $who } has a full ship, too

# The voyage.
voyage-begins = ⛵ **Voyage { $round }.** { $who } shuffles the cards, and off you sail.
    .headline = ⛵ Voyage { $round }
contracts-later = 📜 Contracts go under the pile, unseen, until all else is done.
    .aside = { "" }
pirates-ahead = 🏴‍☠️ **Pirates ahead!** Do you meet them or flee?
    .aside = { "" }
    .caption = 🏴‍☠️ Pirates ahead! Who meets them, who flees?
card-turned = **{ $card }**
    .aside = { "" }
card = { $icon } { $category }: { $need } ➜ { $reward }
pictured = { $icon } { $what }
    .brief = { $icon }
tile-deck = { $icon } { $tile } on deck
tile-below = { $icon } { $tile } below deck
all-flee = 💨 Everybody flees.
    .aside = { "" }
    .caption = 💨 Everybody flees
all-meet = ⚔️ Everybody meets them!
    .aside = { "" }
    .caption = ⚔️ Everybody meets them
some-meet = ⚔️ { $meeting } { $few ->
    [one] meets
   *[other] meet
  } them; 💨 { $fleeing } { $fewer ->
    [one] flees
   *[other] flee
  }.
    .aside = { "" }
    .caption = ⚔️ Meeting them: { $meeting } · 💨 Fleeing: { $fleeing }
fulfilled = ✅ { $who } gives { $gave } and gets { $got }.
    .brief = ✅{ $got }
    .caption = ✅ { $who } gives { $gave }, gets { $got }
    .outcome = gave { $gave }, got { $got }
nothing = nothing
    .brief = nothing
passed = 💤 { $who } { $many ->
    [one] lets
   *[other] let
  } it go by.
    .aside = { "" }
all-passed = 💤 Everybody lets it go by.
    .aside = { "" }
penalised = ☠️ The pirates rob { $who } of { $things }.
    .brief = ☠️−{ $things }
    .caption = ☠️ The pirates rob { $who } of { $things }
    .outcome = lost { $things } to the pirates
penalised-nothing = ☠️ The pirates find nothing to rob on { $who }'s ship.
    .aside = { "" }
    .caption = ☠️ The pirates find nothing to rob on { $who }'s ship
pirates-gone = 🏴‍☠️ The pirates are gone.{ $away ->
    [0] {""}
    [one] {" "}💨 { $fled } has fled.
   *[other] {" "}💨 { $fled } have fled.
  }
    .aside = { "" }
    .caption = { $holds ->
        [0] {""}
       *[other] ⚔️ Held out: { $held }
      }{ $losses ->
        [0] {""}
       *[other] { $holds ->
            [0] {""}
           *[other] {" · "}
          }☠️ Robbed: { $robbed }
      }{ $away ->
        [0] {""}
       *[other] { $others ->
            [0] {""}
           *[other] {" · "}
          }💨 Fled: { $fled }
      }
instead = 🎨 The supply lacks { $lacking }: { $who } takes { $got } instead.
    .brief = 🎨{ $got }
    .caption = 🎨 { $who } takes { $got } instead
    .outcome = took { $got } instead
ran-out = 📭 The supply is empty: { $who } goes without { $lacking }.
    .brief = 📭{ $lacking }
    .outcome = went without { $lacking }
thrown = 🌊 { $who } throws { $thing } overboard.
    .brief = 🌊{ $thing }
    .briefs = 🌊{ $times } { JOIN($thing, by: "") }
    .caption = 🌊 { $who } throws { $thing } overboard
    .counted = { $times ->
        [one] threw { $thing } overboard
       *[other] threw { $times } things overboard
      }
sealed-fulfil = ✅ You give { $things }. Secret until all have decided.
    .aside = { "" }
sealed-deal = ✅ You fulfil the card. Secret until all have decided.
    .aside = { "" }
sealed-choose = 🎨 Your reward: { $things }.
    .aside = { "" }
sealed-pass = 💤 You let the card go by. Secret until all have decided.
    .aside = { "" }
sealed-meet = ⚔️ You meet the pirates. Secret until all have chosen.
    .aside = { "" }
sealed-flee = 💨 You flee. Secret until all have chosen.
    .aside = { "" }
sealed-penalty = ☠️ You pay the pirates. Secret until all have decided.
    .aside = { "" }

# Between the voyages, and the end.
sold = 🏁 **Voyage { $round } is over.** Tiles go back, goods are sold: { JOIN($totals, by: "; ") }.
    .headline = 🏁 Voyage { $round }: { JOIN($totals, by: ", ") }
    .caption = 🏁 Voyage { $round } is over: all goods are sold
sold-line = { $who } sells { $sold ->
    [0] nothing
    [one] 1 good
   *[other] { $sold } goods
  } and has { $total ->
    [one] 1 coin
   *[other] { $total } coins
  }
    .brief = { $who } 🪙{ $total }
chests-placed = 💰 { $who } stows chests: { $deck } on deck, { $below } below.
    .aside = 💰 { $who } { $deck ->
        [0] {""}
       *[other] ☀️{ $deck }
    }{ $below ->
        [0] {""}
       *[other] 🌙{ $below }
    }
    .outcome = 💰 { $who } stows chests: { $deck } on deck, { $below } below
parrots = 🦜 { $who } { $many ->
    [one] is poorest and gets a parrot.
   *[other] are poorest and get a parrot each.
  }
    .aside = 🦜 for { $who }
voyage-ahead = 🗂️ Voyage { $round }: thirteen new cards lie face down. Ready?
    .aside = 🗂️ Voyage { $round }: 13 new cards
final-totals = 🏁 Both voyages are over.
    .aside = { "" }
final-total = { $who }: { $total ->
    [one] 1 coin
   *[other] { $total } coins
  }
    .aside = { "" }
win = { $winners ->
    [0] Nobody wins.
    [one] { $who } wins with { $total ->
        [one] 1 coin
       *[other] { $total } coins
      }.
   *[other] { $who } share the win with { $total ->
        [one] 1 coin
       *[other] { $total } coins
      } each.
  }
richest = The most in coins and chests.
    .pictured = { "" }
equally-rich = Equally rich.

# The table in lines.
summary-ready = Voyage { $round } of { $rounds }: waiting for { $who } to be ready
summary-loading = Voyage { $round } of { $rounds }: loading, cards open
summary-cast-off = Voyage { $round } of { $rounds }: loading, the cards are gone
summary-decide = Voyage { $round } of { $rounds }: { $who } to decide
summary-announce = Voyage { $round } of { $rounds }: { $who } to meet or flee
summary-face = Voyage { $round } of { $rounds }: { $who } to face the pirates
summary-reward = Voyage { $round } of { $rounds }: { $who } to choose goods
summary-stow = Voyage { $round } of { $rounds }: { $who } to make room
summary-chests = Voyage { $round } of { $rounds }: { $who } to stow chests
cards-line = The cards:
card-line = - { $category }: { JOIN($cards, by: " · ") }
terms = { JOIN($need, by: " + ") } ➜ { JOIN($reward, by: " + ") }
cards-hidden-line = { $many } cards, face down
card-up-line = Now: { $card }
pirates-line = Now: 🏴‍☠️ pirates, still face down
meeting-line = Meeting the pirates: { $who }
answered-line = Already decided: { $who }
left-line = Still to come: { $cards }
left-discovery = { $n ->
    [one] 1 discovery
   *[other] { $n } discoveries
  }
left-trade = { $n ->
    [one] 1 trade
   *[other] { $n } trades
  }
left-pirates = { $n ->
    [one] 1 pirate card
   *[other] { $n } pirate cards
  }
left-contract = { $n ->
    [one] 1 contract
   *[other] { $n } contracts
  }
heap-line = On the heap: { $tiles }
locked-line = Locked by starfish: { $tiles }
unseen-line = Tiles face down: { $many }
turn-line = To load: { $who }
supply-line = Supply: { $goods }
ship-line = { $who }: { $total ->
    [one] 1 coin
   *[other] { $total } coins
  }{ $chests ->
    [0] {""}
    [one] {" "}({ $coins } loose, 1 chest)
   *[other] {" "}({ $coins } loose, { $chests } chests)
  }
parrot-line = - a parrot
full-line = - the ship is full
deck-line = - on deck: { $tiles }{ $free ->
    [0] {""}
   *[other] ; { $free } free
  }
deck-empty-line = - on deck: no tiles{ $free ->
    [0] {""}
   *[other] ; { $free } free
  }
monkey-line = - a monkey blocks a slot on deck
deck-chests-line = - chests on deck: { $many }
below-closed-line = - below deck: { $many } of { $slots }
below-line = - below deck: { $tiles }
below-empty-line = - below deck: no tiles
below-chests-line = - chests below deck: { $many }
goods-line = - goods: { $goods } (room for { $hold })
goods-none-line = - no goods (room for { $hold })
hand-line = - in hand: { $tile }
holding-line = - a tile in hand

# Cards.
category-discovery = Discovery
category-trade = Trade
category-pirates = Pirates
category-contract = Contract

# Tiles and goods: as a label, and counted.
tile-cannon = cannon
tile-sabre = sabre
tile-sailor = sailor
tile-shovel = shovel
tile-telescope = telescope
tile-rope = rope
tile-compass = compass
tile-map = map
tile-storage = storage
tile-monkey = monkey
tile-unseen = an unseen one
good-blue = blue
good-white = white
good-orange = orange
good-violet = violet
times = { $n ->
    [one] { $what }
   *[other] { $n }× { $what }
  }
some-cannon = { $n ->
    [one] a cannon
   *[other] { $n } cannons
  }
    .brief = { $n ->
        [one] 💣
       *[other] { $n }💣
    }
some-sabre = { $n ->
    [one] a sabre
   *[other] { $n } sabres
  }
    .brief = { $n ->
        [one] ⚔️
       *[other] { $n }⚔️
    }
some-sailor = { $n ->
    [one] a sailor
   *[other] { $n } sailors
  }
    .brief = { $n ->
        [one] 🧑
       *[other] { $n }🧑
    }
some-shovel = { $n ->
    [one] a shovel
   *[other] { $n } shovels
  }
    .brief = { $n ->
        [one] ⛏️
       *[other] { $n }⛏️
    }
some-telescope = { $n ->
    [one] a telescope
   *[other] { $n } telescopes
  }
    .brief = { $n ->
        [one] 🔭
       *[other] { $n }🔭
    }
some-rope = { $n ->
    [one] a rope
   *[other] { $n } ropes
  }
    .brief = { $n ->
        [one] 🪢
       *[other] { $n }🪢
    }
some-compass = { $n ->
    [one] a compass
   *[other] { $n } compasses
  }
    .brief = { $n ->
        [one] 🧭
       *[other] { $n }🧭
    }
some-map = { $n ->
    [one] a map
   *[other] { $n } maps
  }
    .brief = { $n ->
        [one] 🗺️
       *[other] { $n }🗺️
    }
some-storage = { $n ->
    [one] a storage tile
   *[other] { $n } storage tiles
  }
    .brief = { $n ->
        [one] 📦
       *[other] { $n }📦
    }
some-monkey = { $n ->
    [one] a monkey
   *[other] { $n } monkeys
  }
    .brief = { $n ->
        [one] 🐒
       *[other] { $n }🐒
    }
some-blue = { $n ->
    [one] a blue good
   *[other] { $n } blue goods
  }
    .brief = { $n ->
        [1] 🔷
        [2] 🔷🔷
       *[other] { $n }🔷
    }
some-white = { $n ->
    [one] a white good
   *[other] { $n } white goods
  }
    .brief = { $n ->
        [1] ⚪
        [2] ⚪⚪
       *[other] { $n }⚪
    }
some-orange = { $n ->
    [one] an orange good
   *[other] { $n } orange goods
  }
    .brief = { $n ->
        [1] 🟧
        [2] 🟧🟧
       *[other] { $n }🟧
    }
some-violet = { $n ->
    [one] a violet good
   *[other] { $n } violet goods
  }
    .brief = { $n ->
        [1] 💜
        [2] 💜💜
       *[other] { $n }💜
    }
some-any = { $n ->
    [one] a good of any colour
   *[other] { $n } goods of any colour
  }
    .brief = { $n ->
        [1] 🔘
        [2] 🔘🔘
       *[other] { $n }🔘
    }
some-money = { $n ->
    [one] 1 coin
   *[other] { $n } coins
  }
    .brief = 🪙{ $n }
some-parrot = the parrot
    .brief = 🦜

# Picture
picture-voyage = Voyage { $round } of { $rounds }
picture-phase-ready = All aboard? Say when you are ready.
picture-phase-loading = Load your ship! First come, first served.
picture-phase-calm = Load in turn, one tile after another.
picture-phase-cast-off = Cast off! From here on from memory.
picture-phase-decide = Fulfil this card, or let it go by?
picture-phase-announce = Pirates ahead: meet them or flee?
picture-phase-face = Face to face with the pirates
picture-phase-reward = Short supply: choose other goods
picture-phase-choose = Choose the colour of { $count ->
    [one] { $count } good
   *[other] { $count } goods
  }
picture-phase-stow = Too many goods: something must go
picture-phase-chests = Home again: find room for the chests
picture-waiting = { $count ->
   *[other] Waiting for
  }
picture-asks = Give
picture-pays = Get
picture-penalty = Met but not paid:
picture-to-come = Still to come
picture-supply = Goods left
picture-last = Last card
picture-last-card = 🏁 The last card of this voyage
picture-richest = { $many ->
    [one] 🥇 { $who } is ahead with { $n ->
        [one] 1 coin
       *[other] { $n } coins
      }
   *[other] 🥇 { $who } are ahead with { $n ->
        [one] 1 coin
       *[other] { $n } coins
      }
  }
picture-did-thinking = thinking
picture-did-sealed = decided
picture-did-meets = meets
picture-did-flees = flees
picture-did-flee = flees
picture-did-fulfil = fulfils
picture-did-pass = passes
picture-did-penalty = pays up
picture-did-reward = chooses
picture-did-stow = makes room
picture-below = Below deck
picture-goods-at-first = Goods
picture-goods = Goods: { $count } of { $limit }
picture-home = Home again: the goods are sold
picture-pirates = Pirates ahead!
picture-under-way = Off to sea
picture-others-full = ⚓ { $many ->
    [one] { $who } has a full ship, too: loaded from memory
   *[other] { $who } have full ships, too: loaded from memory
  }
picture-pile = 🔀 In the pile: { $cards }
picture-to-place = { $count ->
    [one] { $count } new chest
   *[other] { $count } new chests
  }
headline-lead = { $n ->
    [one] 1 coin
   *[other] { $n } coins
  }
headline-sum = { $n ->
    [one] 1 coin
   *[other] { $n } coins
  }
# Two letters on a tile, one on a sack of goods; all of them different.
picture-letters-cannon = Ca
picture-letters-sabre = Sa
picture-letters-sailor = Sl
picture-letters-shovel = Sh
picture-letters-telescope = Te
picture-letters-rope = Ro
picture-letters-compass = Co
picture-letters-map = Ma
picture-letters-storage = St
picture-letters-monkey = Mo
picture-letters-blue = B
picture-letters-white = W
picture-letters-orange = O
picture-letters-violet = V

# Of a match, what is judged afterwards.
judged-part = The voyages alone: loading is a race.

# What a move does: a reason of a hint.
card-in-brief = { $icon } { $category } ({ JOIN($need, by: " + ") })
one-good = a good
effect-completes = with { $thing } all is aboard for { $card }, which pays { $pays }
effect-completes-on = with { $thing } all is aboard for { $card }: { $pays }, and that lets you pay { $also } for { $more }
effect-completes-later = with { $thing }, and the goods that other cards bring you, { $card } can be paid: it pays { $pays }
effect-swaps = with { $thing } you can pay { $cards } for { $pays }, instead of { $others } for { $less }
effect-gives-up = { $what }; that leaves { $others } unpaid
effect-completes-with-joker = with { $thing } you can pay { $card }, as { $joker ->
    [parrot] the parrot
   *[monkey] a monkey
} stands for what is missing: it pays { $pays }
effect-nearer = with { $thing }{ $others ->
    [0] { "" }
   *[other] {" "}more, as other cards need what you have of it,
} you have { $have } of the { $asked } things for { $card }, which pays { $pays }; missing: { $things }{ $heap ->
    [all] { $n ->
        [one] , which lies open
       *[other] , which lie open
    }
    [none] {" "}(none lies open; { $unseen } can be had, out of sight)
   *[some] {""}
}
effect-nearer-goods = with { $thing }, and the goods that other cards bring you, you lack only { $things } for { $card }, which pays { $pays }
effect-asked = { $n ->
    [one] one card of the voyage asks for { $thing }, and there is none aboard
   *[other] { $n } cards of the voyage ask for { $thing }, and { $have ->
        [0] there is none aboard
        [one] one is aboard
       *[other] { $have } are aboard
    }
}
effect-scarce = { $n ->
    [0] { $what };
   *[other] { $n } cards ask for { $thing }, and
} no other lies open ({ $unseen ->
    [0] no more can be had
   *[other] { $unseen } more can be had, out of sight
}){ $n ->
    [0] {""}
   *[other] ; { $what }
}
effect-idle = no tile that lies open brings you more, and the slot has to be filled
effect-then-lacks = { $things } will be missing for { $card }, which pays { $pays }
effect-stores = if you pay { $cards } first, { $n ->
    [one] one more good comes aboard than slots become free
   *[other] { $n } more goods come aboard than slots become free
}; so far { $room ->
    [0] there is no room for that
   *[other] { $room } of them fit
}
effect-casts-off = it is your last tile: you are full first, and the others have to finish from memory
effect-hopes = { $n } of the { $tiles } tiles that you cannot see { $n ->
    [one] is
   *[other] are
} what you look for: { JOIN($hopes, by: " or ") }
effect-hope = { $thing } ({ $icon } { $category } for { $pays }{ $aboard ->
    [part] ; { $have } of { $asked } aboard
    [taken] ; { $have ->
        [one] one is aboard, but needed elsewhere
       *[other] { $have } are aboard, but needed elsewhere
    }
   *[none] {""}
})
effect-no-hurry = all others are full, so you have all the time you need to look at the { $hidden ->
    [one] one tile that is
   *[other] { $hidden } tiles that are
} still face down
effect-room = to look costs no slot: you have { $n ->
    [one] one free slot
   *[other] { $n } free slots
}, and { $hidden ->
    [one] one tile is
   *[other] { $hidden } tiles are
} still face down
effect-shared = { $thing } lies open, but then you have only { $short }, not enough for both { $card } and { $other }
effect-nothing-adds = you can pay { $n ->
    [0] no card yet, and no tile that lies open changes that
    [one] one card so far, and no tile that lies open brings more
   *[other] { $n } cards so far, and no tile that lies open brings more
}; { $hidden ->
    [one] one tile is
   *[other] { $hidden } tiles are
} still face down
effect-lacks = for this card you lack { $things }
effect-kept-for = what this card asks for is kept for { $card }, which pays { $pays }
effect-pays = it brings { $what }
effect-pays-on = it brings { $what }, and with that you can also pay { $card } for { $pays }
effect-pays-instead = it brings { $what }; then you can pay { $card } for { $pays }, instead of { $other } for { $less }
effect-pays-spare = it brings { $what }, and no card to come asks for { $things }
effect-pays-well = it brings { $what }, and { $n ->
    [0] takes nothing that another card needs
    [one] the one other card that you can pay can be paid all the same
   *[other] the { $n } other cards that you can pay can be paid all the same
}
effect-no-room = { $n ->
    [one] one good would not fit
   *[other] { $n } goods would not fit
}
effect-pays-all-pirates = { $many ->
    [one] the pirates that lie there are { $card }: you can pay them, and get { $pays }
   *[other] you can pay each of the { $many } pirate cards that may lie there: the best one is { $card } for { $pays }
}
effect-pays-pirates = you can pay { $n } of the { $many } pirate cards that may lie there, at best for { $pays }; { $card } would cost you { $risk }, as you lack { $things }
effect-pays-no-pirates = { $many ->
    [one] you cannot pay the pirates that lie there
   *[other] you can pay none of the { $many } pirate cards that may lie there
}: for { $card } you lack { $things }, and meeting them would cost { $risk }
effect-no-risk = you have nothing that pirates could take, and { $n ->
    [0] even { $card }, for which you lack { $things }, costs nothing
   *[other] can pay { $n } of the { $many } pirate cards that may lie there
}
effect-risk = you cannot pay { $n } of the { $many } pirate cards that may lie there, as for { $card } you lack { $things }: meeting them would cost { $risk }
effect-unasked = no card to come asks for { $thing }
effect-spare = { $n ->
    [0] no card to come that you can pay needs { $thing }
    [one] the one card to come that you can pay does not need { $thing }
   *[other] the { $n } cards to come that you can pay do not need { $thing }
}
effect-chosen-for = with that you can pay { $card } for { $pays }
effect-chosen = { $n ->
    [one] one card to come asks for { $goods }
   *[other] { $n } cards to come ask for { $goods }
}
effect-secret = { $n ->
    [0] no slot below deck is lost for what the others cannot see
    [one] one slot below deck stays free, where nobody sees what you load
   *[other] { $n } slots below deck stay free, where nobody sees what you load
}

# Headlines of a voyage and of a match, and awards.
fate-sold = 🪙 you sell { $n ->
    [0] nothing
    [one] 1 good
   *[other] { $n } goods
  } and have { $total }
fate-held = ⚔️ you hold out and get { $got }
fate-robbed = ☠️ you are robbed of { $things }
fate-poor = ☠️ you had nothing to rob
fate-fled = 💨 you have fled
fate-first = 📣 your ship was the first that was full
fate-loaded = ⚓ your ship is full
news-first = 📣 { $who } had the first full ship
news-all-flee = 💨 Everybody flees from the pirates
news-all-meet = ⚔️ Everybody meets the pirates
news-unpaid = 🕸️ { $n } cards that nobody could fulfil
news-cards = 📦 { $who } was ready for { $n } cards
news-robbed = ☠️ The pirates call on { $who }
news-sold = 💰 { $who } sells { $n } goods
news-overtaken = 🚀 Overtaken at the last quay: { $who }, +{ $n }
award-cards = 📦 Best packed: { $who }, { $n } cards fulfilled
    .name = 📦 Best packed
award-sale = 💰 Richest cargo: { $who }, { $n } goods in one voyage
    .name = 💰 Richest cargo
award-brave = ⚔️ Pirates' terror: { $who }, held out { $n } times
    .name = ⚔️ Pirates' terror
award-light = 🌊 Lightest ship: { $who }, { $n } things overboard
    .name = 🌊 Lightest ship

# The lesson: two lines on a phone for each step.
learn-first = Your first voyage: load, race, pirates
learn-first-ready = 13 cards turn up, and everybody loads what they ask for. Say it loud: Alles an Bord!
learn-first-deck = On the left of a card is what it asks for, on the right its pay. Pirates want 💣!
learn-first-deck-instead = All three pirate cards ask for 💣. A cannon first, on deck!
learn-first-below = On deck all can see it. Green sends tiles below, for your eyes only. Put one there!
learn-first-below-instead = Below deck this time: green first, then a tile.
learn-first-good = Contracts and trades ask for goods. Every ship takes two along: one now, any colour.
learn-first-good-instead = First a good: the four coloured buttons at the bottom.
learn-first-race = Now race: fill your ship! The first full one takes the cards away. Remember them.
learn-first-wait = Full, well done! The others finish from memory now; that takes but a moment.
learn-first-voyage = Off you go! Card by card, all decide in secret: give what it asks for, or let it go by.
learn-first-pirates = 🏴‍☠️ come face down. With 💣 ⚔️ 🧑, meet them: they pay well. Fleeing is free.
learn-first-end = You know the ropes. After two voyages the most money wins; a good sells for 1 coin.

# Today’s deal: how it went, in a line.

daily-result = { $money ->
    [one] 1 coin
   *[other] { $money } coins
  } ({ $lead } against the best opponent)

# What players may say to their table: nothing that tells a card.
talk-wait = Wait, not yet!
talk-full = My ship is a mess.
talk-pirates = Pirates again!
talk-rich = Somebody is getting rich here.
talk-well-played = Well played!
talk-fate-held-sunny = They left us a present!
talk-fate-held-gruff = Pirates. I eat them for breakfast.
talk-fate-held-dry = They signed the receipt, too.
talk-fate-robbed-sunny = So polite, those pirates!
talk-fate-robbed-gruff = Who forgot the sabres? I did.
talk-fate-robbed-dry = Less cargo, better speed.
talk-fate-poor-sunny = Nothing to take, come again!
talk-fate-poor-gruff = Even the pirates pity me.
talk-fate-poor-dry = Poverty is a fine defence.
talk-fate-fled-sunny = Look how fast we can go!
talk-fate-fled-gruff = That was not fleeing. That was wind.
talk-fate-fled-dry = Bravery is for full cannons.
talk-fate-first-sunny = Done! Who needs a hand?
talk-fate-first-gruff = Full. What are you waiting for?
talk-fate-first-dry = First. Whether it fits, we shall see.
talk-fate-loaded-sunny = I have packed lots of surprises!
talk-fate-loaded-gruff = I packed in a hurry. It shows.
talk-fate-loaded-dry = I remember every card. Almost.

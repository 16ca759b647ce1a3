# The game and its options.
title = ¡Abordaje!
tagline = Two ships alongside: lay orders in secret, and what you do not play goes to your enemy.
option-mode = Game
option-mode-basic = Basic – 4 sections, equal crews
option-mode-advanced = Advanced – 5 sections, pirate cunning against navy discipline
option-mode-handicap = Advanced with handicap – an easier life for the pirates
option-pirate = Pirates
option-pirate-random = Drawn by lot
option-pirate-1 = Seat 1
option-pirate-2 = Seat 2
option-turn_cap = Turns
option-turn_cap-40 = At most 40 – then it is a tie
option-turn_cap-none = No limit

# Slash commands: at most 100 characters each.
command-abordaje = ¡Abordaje! Two captains, orders face down.
command-abordaje-place = Lay an order face down in the next section
command-abordaje-place-card = Which order from your hand
command-abordaje-swap = Swap tactics: exchange two of your face-down orders
command-abordaje-swap-first = The one section
command-abordaje-swap-second = The other section
command-abordaje-captain = Send your captain to a deck: one step, across, back or home
command-abordaje-captain-deck = Which deck
command-abordaje-fight = Choose the deck for your Fight!
command-abordaje-fight-deck = Which deck
command-abordaje-discipline = Navy discipline: your captain’s order comes before all others
command-abordaje-cross = Let a third man cross with your boarding
command-abordaje-shoot = Let your captain hit one more enemy
command-abordaje-reinforce = Put a man from the pool (or the losses) on your deck
command-abordaje-march = Move one man with Repel! or Take cover!
command-abordaje-march-way = From which deck to which
command-abordaje-pass = Pass where you may pass

# Questions: at most 80 characters each.
ask-place = Which order for section { $section }?
ask-swap = Swap tactics: which two orders?
ask-captain = Where does the captain go?
ask-discipline = Navy discipline: does the captain’s order come first?
ask-aim = Fight! in section { $section }: on which deck?
ask-third = { $order } in section { $section }: does a third man cross?
ask-follow = { $order } in section { $section }: does the captain cross, too?
ask-shoot = { $order } in section { $section }: does the captain hit one more?
ask-reinforce = { $order } in section { $section }: a man from the pool?
ask-rally = { $order } in section { $section }: a man from the losses?
ask-march = { $order } in section { $section }: does a man move?
ask-regroup = { $order } in section { $section }: does a man come, does one move?
ask-withdraw = The captain must withdraw: where to?
ask-home = The captain loses his section: where does he go?

# Answers: at most 80 characters each.
short-deck = Deck { $n }
short-order-fight = Fight!
short-order-boarding = Boarding!
short-order-fire = Fire!
short-order-repel = Repel!
short-order-take_cover = Take cover!
short-order-stand_up = Stand up!
short-deck-pirate = Pirate { $n }
short-deck-spanish = Spanish { $n }
short-swap-no = Keep
short-swap = { $first } ↔ { $second }
short-march = { $start } → { $end }
short-march-across = { $start } → across
short-regroup-no = Neither
short-regroup-more = +1 man
short-way-no = { $way }
short-way-more = +1, { $way }
answer-swap = Sections { $first } and { $second }
answer-swap-known = { $first } and { $second }: { $one } ↔ { $other }
answer-swap-alike = { $first } and { $second }, both { $one }: a bluff
answer-swap-no = Leave them as they lie
answer-captain = To { $deck }
answer-captain-no = He stays
answer-discipline-yes = Yes, before all others
answer-discipline-no = No, in its turn
answer-fight = On { $deck }
answer-third-yes = Yes, a third man
answer-third-no = No, two are enough
answer-follow-no = He stays
answer-shoot-yes = Yes, one more
answer-shoot-no = No
answer-reinforce-yes = Yes, from the pool
answer-reinforce-no = No
answer-rally-yes = Yes, from the losses
answer-rally-no = No
answer-regroup-no = Neither
answer-regroup-more = A man from the pool
answer-regroup-both = +1, { $way }
group-regroup-no = No man from the pool
group-regroup-more = A man from the pool
answer-march-no = Nobody moves

# Explanations: each is given once, to whoever meets the question for the first time.
lesson-place = Then you two swap your other cards.
lesson-swap = Two of your orders may change places, alike ones as a bluff: your enemy sees only which sections.
lesson-captain = The order where he stands is stronger (👑). He never dies. On an enemy deck he needs men with him.
lesson-discipline = The order where your captain stands may act before all others, even before Fight!
lesson-aim = Men of both sides stand on both decks here. Your order works on one of them.
lesson-third = With more men there you control the deck; one more turn, and it is conquered. Two of them win.
lesson-follow = Over there he strengthens your orders, as long as men of yours are with him. Alone he must come back.
lesson-shoot = With your captain in this section, Fire! hits one more man, and only an enemy.
lesson-reinforce = The pool holds men not in the fight yet. The fallen come back only by Stand up! with your captain.
lesson-rally = Only here do the fallen come back: by Stand up! where your captain stands.
lesson-march = Along a ship, home, or across where you have men. With fewer men on deck than sections you lose.
lesson-regroup = A man from the pool may come and one may move: along a ship, home, or across to men of yours.
lesson-withdraw = No men of yours are with him on that deck, so he may not stay.

# Refusals.
not-in-hand = You do not hold { $order } now; you swap hands after every order. Yours: { $hand }
placed-already = Your order lies already; now it is up to { $who }.
asked-otherwise = That is not the question now, but this: { $ask }
swap-pirate-only = Only the pirates swap tactics in the advanced game.
swap-same = Name two different sections: both are section { $section }.
swap-not-there = Name two sections in play, the lower number first: { $sections }.
captain-not-there = Your captain cannot go to { $deck } now; he can go to { $decks }.
fight-not-there = There is no fight on { $deck }; choose { $decks }.
march-not-so = None of your men can move from { $start } to { $end } with this order.

# Words.
side-pirate = The pirates
side-spanish = The Spaniards
both-sides = Both sides
captain-of-pirate = The pirate captain
captain-of-spanish = The Spanish captain
deck-pirate = pirate deck { $n }
deck-spanish = Spanish deck { $n }
order = { $icon } { $order }
section-order = Section { $section }: { $order }
order-fight = Fight!
order-boarding = Boarding!
order-fire = Fire!
order-repel = Repel!
order-take_cover = Take cover!
order-stand_up = Stand up!
men-pirate = { $n ->
    [0] no pirate
    [one] 1 pirate
   *[other] { $n } pirates
  }
men-spanish = { $n ->
    [0] no Spaniard
    [one] 1 Spaniard
   *[other] { $n } Spaniards
  }
nobody = nobody

# Laying orders.
placed = Face down in section { $section }: { $order }
    .aside = { "" }
laid = 🎴 Section { $section }: both orders lie face down. The hands are swapped.
    .aside = { "" }
laid-last = 🎴 Section { $section }: the last orders lie face down.
    .aside = { "" }
new-hand = Your hand now: { $hand }
    .aside = { "" }
forced = { $side ->
    [pirate] The pirates
   *[spanish] The Spaniards
  } have one order left; it goes to section { $section }.
    .aside = { "" }
swapped = 🔀 { $side } swap their orders in sections { $first } and { $second }.
    .aside = { "" }
swap-passed = { $side } leave their orders as they lie.
    .aside = { "" }
captain-captain = { $captain } goes to { $deck }.
    .aside = { "" }
    .caption = 👑 { $captain } goes to { $deck }
captain-passed = { $captain } stays where he is.
    .aside = { "" }
turn-begins-odd = 🔔 Turn { $turn }: the pirates have the initiative, from prow to stern.
    .aside = { "" }
    .alt = { "" }
turn-begins-even = 🔔 Turn { $turn }: the Spaniards have the initiative, from stern to prow.
    .aside = { "" }
    .alt = { "" }

# The story of a turn: it must fit one message of 2,000 characters.
told-reveal = 🃏 **Turn { $turn }: the orders are turned up.**
    .aside = { "" }
    .outcome = { $turn ->
        [1] 🔄 After each order you swap hands
       *[other] { "" }
      }
    .alt = Turn { $turn }. Orders, pirates – Spaniards:
told-orders = { $section } · 🏴‍☠️ { $pirate } – { $spanish } 🇪🇸
    .aside = { "" }
    .alt = { $section } { $pirate } – { $spanish }
told-cancel = 🚫 Section { $section }: { $shield } cancels { $struck }
    .aside = 🚫 { $struck } ({ $section })
    .outcome = 🚫 { $shield } cancels { $struck }
    .caption = { told-cancel.outcome }
told-drill = 🎖️ Navy discipline: { $order } in section { $section } comes first.
    .aside = 🎖️ { $order } first
told-aim = 🎯 { $side } choose { $deck } for their Fight!
    .aside = { "" }
    .alt = { "" }
told-fight = ① ⚔️ { $who } fight on { $deck }. Fallen: { $fallen }.
    .aside = ⚔️ { $deck }: { $fallen } fallen
    .alt = Fight on { $deck }: { $fallen } fallen.
    .outcome = ⚔️ { $who } fight: { $fallen } fallen
    .caption = { told-fight.outcome }
told-fight-nobody = ① ⚔️ { $side } find nobody to fight in section { $section }.
    .aside = { "" }
    .caption = 🦗 { $side } find nobody to fight
    .alt = { "" }
told-boarding = ② 🪝 { $side } board in section { $section }. Fallen: { $fallen }. Across: { $crossed }.
    .aside = { $fallen ->
        [nobody] { $crossed ->
            [nobody] { "" }
           *[some] 🪝 { $section }: { $crossed } across
          }
       *[some] { $crossed ->
            [nobody] 🪝 { $section }: { $fallen } fallen
           *[some] 🪝 { $section }: { $fallen } fallen, { $crossed } across
          }
      }
    .alt = { $fallen ->
        [nobody] { $crossed ->
            [nobody] { "" }
           *[some] { $side } board in section { $section }: { $crossed } across.
          }
       *[some] { $crossed ->
            [nobody] { $side } board in section { $section }: { $fallen } fallen.
           *[some] { $side } board in section { $section }: { $fallen } fallen, { $crossed } across.
          }
      }
    .outcome = { $fallen ->
        [nobody] { $crossed ->
            [nobody] { "" }
           *[some] 🪝 { $side } board: { $crossed } across
          }
       *[some] { $crossed ->
            [nobody] 🪝 { $side } board: { $fallen } fallen
           *[some] 🪝 { $side } board: { $fallen } fallen, { $crossed } across
          }
      }
    .caption = { told-boarding.outcome }
told-third = ↳ A third man crosses.
    .aside = { "" }
    .caption = 🏃 A third man crosses
captain-follow = ↳ { $captain } crosses, too.
    .aside = { "" }
    .caption = 👑 { $captain } crosses, too
told-fire = ③ 💥 { $side } fire at { $deck }. Fallen: { $fallen }.
    .aside = { $fallen ->
        [nobody] { "" }
       *[some] 💥 { $deck }: { $fallen } fallen
      }
    .alt = { $fallen ->
        [nobody] { "" }
       *[some] Fire at { $deck }: { $fallen } fallen.
      }
    .outcome = { $fallen ->
        [nobody] { "" }
       *[some] 💥 { $side } fire: { $fallen } fallen
      }
    .caption = { told-fire.outcome }
told-shoot = ↳ { $captain } takes aim. Fallen: { $fallen }.
    .aside = 🎯 fallen: { $fallen }
    .outcome = 🎯 { $captain } hits one more
    .caption = { told-shoot.outcome }
told-order = { $number ->
    [4] ④
    [5] ⑤
   *[6] ⑥
  } { $icon } { $side } in section { $section }: { $order }
    .aside = { "" }
    .alt = { "" }
told-reinforce = ↳ From the pool to { $deck }: { $who }.
    .aside = { "" }
    .caption = 💪 From the pool to { $deck }: { $who }
    .alt = To { $deck }: { $who }.
told-rally = ↳ Back from the losses to { $deck }: { $who }.
    .aside = { "" }
    .caption = 💪 Back from the losses to { $deck }: { $who }
    .alt = Back to { $deck }: { $who }.
told-march = ↳ From { $start } to { $end }: { $who }.
    .aside = { "" }
    .caption = 🏃 From { $start } to { $end }: { $who }
    .alt = From { $start } to { $end }: { $who }.
captain-withdraw = 🏃 { $captain } withdraws to { $deck }.
    .aside = { "" }
    .caption = 🏃 { $captain } withdraws to { $deck }
captain-home = 🏃 { $captain } goes back to { $deck }.
    .aside = { "" }
    .caption = 🏃 { $captain } goes back to { $deck }
told-control = 🟡 { $side } control { $deck }.
    .aside = 🟡 { $side } control { $deck }
    .caption = { told-control.aside }
    .outcome = 🟡 **{ $side } control { $deck }**
told-lost = ⚪ { $side } lose control of { $deck }.
    .aside = ⚪ nobody controls { $deck }
    .outcome = ⚪ **{ $side } lose control of { $deck }**
told-conquest = 🚩 **{ $side } conquer { $deck }!**
told-flip = ↳ Section { $section } is out of play; its men return to the pools.
    .aside = { "" }
told-exterminated = { $side ->
    [pirate] 💀 The pirates are too few: { $men } left on the decks of { $sections } sections.
   *[spanish] 💀 The Spaniards are too few: { $men } left on the decks of { $sections } sections.
  }
told-cap = ⌛ Turn { $turn } was the last one.

# The end.
won-by-conquest = Two enemy decks are conquered.
    .pictured = { "" }
won-by-extermination = The enemy has too few men left.
    .pictured = { "" }
tie-by-conquest = Both sides conquered their second deck in the same turn: a tie.
tie-by-extermination = Both sides had too few men left in the same turn: a tie.
tie-by-turns = The last turn is over, and nobody has won: a tie.

# The table in lines: at most 42 columns where names are short.
line-won = { $who } wins.
line-tie = A tie.
line-turn = Turn { $turn }, waiting for { $who }
line-way-odd = Pirates first, prow to stern ({ $first } to { $last })
line-way-even = Spaniards first, stern to prow ({ $first } to { $last })
line-swapped = { $side } swapped { $first } and { $second }
line-section = Section { $section }
line-deck-pirate = - pirate deck: { $there }
line-deck-spanish = - Spanish deck: { $there }
line-empty = empty
line-captain-pirate = pirate captain
line-captain-spanish = Spanish captain
line-marker-pirate = pirate marker
line-marker-spanish = Spanish marker
line-orders = - pirates { $pirate }, Spaniards { $spanish }
order-carried-out = { $order } ✓
order-cancelled = { $order } ✗
line-orders-hidden = - orders face down in { $sections }
line-order-own = - your order: { $order }
line-hand = Your hand:
line-card = - { $order } { $does }
line-side = { $side }: { $who }
line-men = - on decks { $crew }, pool { $pool }, losses { $losses }
line-conquests = - conquered: { $decks }
line-captain = - captain on { $deck }
line-cards = - orders in hand: { $n }
line-last = Last turn, pirates – Spaniards:
line-met = - { $section }: { $pirate } – { $spanish }
line-met-cancelled = - { $section }: { $pirate } – { $spanish } (cancelled)

# Picture
picture-turn = Turn { $turn }
picture-first = first
picture-to-act = To decide
headline-won-by-conquest = Two decks conquered: victory for { $who }!
headline-won-by-extermination = The enemy has too few men left: victory for { $who }!
picture-fallen = Fallen: { $fallen }
picture-conquered = conquered
picture-aboard = On decks
picture-side-pirate = Pirates
picture-side-spanish = Spaniards
picture-pool = Pool
picture-losses = Losses
picture-conquests = Conquered
picture-last = last turn
picture-hand-from = 🔄 Your hand now, from { $who }
picture-hand-passes = → What is left goes to { $who }
picture-laid = laid
hint-fight = Close combat
hint-boarding = 1 enemy falls, 2 or 3 cross
hint-fire = 2 men opposite fall
hint-repel = Cancels Boarding!, else +1
hint-take_cover = Cancels Fire!, else +1
hint-stand_up = +1 man
picture-about = The six orders, in the order in which they act
picture-in-hand = in your hand
picture-does-fight = Close combat
picture-does-boarding = 1 falls, 2–3 cross
picture-does-fire = 2 opposite fall
picture-does-repel = Cancels 🪝, else +1
picture-does-take_cover = Cancels 💥, else +1
picture-does-stand_up = +1 man
picture-about-fight = On a deck where men of both sides stand: whoever gave no Fight! there loses 1, then both lose 1. 👑 kills 1 first.
picture-about-boarding = 1 enemy on the opposite deck falls. Then 2 of your men must cross, and a third may. 👑 may go along.
picture-about-fire = 2 men on the opposite deck fall, drawn at random, yours too. 👑 may hit 1 more enemy.
picture-about-repel = Cancels an enemy Boarding! in its section. If there is none, or with 👑: 1 man from the pool, then 1 man may move.
picture-about-take_cover = Cancels an enemy Fire! in its section. If there is none, or with 👑: 1 man from the pool, then 1 man may move.
picture-about-stand_up = 1 man from the pool to your own deck. 👑 also brings 1 back from the losses.

# What computers saw coming: the beginning of a hint.
sign-conquers = You conquer a deck
sign-conquered = The enemy conquers a deck
sign-controls = You take control of a deck
sign-controlled = The enemy takes control of a deck
sign-fell-more = The enemy loses more men than you
sign-fell-fewer = You lose more men than the enemy

# What a move does: a reason of a hint.
effect-standing = { $own ->
    [one] one of yours then stands
   *[other] { $own } of yours then stand
} on { $deck }{ $enemy ->
    [0] { "" }
   *[other] {" "}against { $enemy }
}: { $stake }
effect-left = { $own ->
    [0] none of yours stays
    [one] only one of yours stays
   *[other] only { $own } of yours stay
} on { $deck }{ $enemy ->
    [0] { "" }
   *[other] {" "}against { $enemy }
}: { $stake }
effect-stay = { $own ->
    [0] none of yours stands
    [one] one of yours stays
   *[other] { $own } of yours stay
} on { $deck }{ $enemy ->
    [0] { "" }
   *[other] {" "}against { $enemy }
}: { $stake }
effect-pool = { $more ->
    [0] { $deck } needs no man from the pool
   *[other] a man from the pool would not save { $deck }
}: { $stake }
effect-few = you then have { $n } men on the decks, and with fewer than { $least } you lose
effect-too-few = the enemy then has only { $n } men on the decks: with fewer than { $least } he loses, if it stays so
effect-shoots = your captain hits one more: { $enemy ->
    [0] no enemy is left
    [one] one enemy is left
   *[other] { $enemy } enemies are left
} on { $deck } – { $stake }
effect-first = your { $order } in section { $section } acts before all other orders, so none can spoil it
effect-boards = it { $may ->
    [0] leaves
   *[other] can leave
} { $own ->
    [one] one
   *[other] { $own }
} of yours{ $captain ->
    [0] { "" }
   *[other] {" "}and your captain
} on { $deck } against { $enemy ->
    [0] none
   *[other] { $enemy }
}, { $unless }: { $stake }
effect-boards-kills = nobody can cross, but one enemy on { $deck } falls, { $unless }: { $stake }
effect-boards-nobody = as the decks stand, nobody on { $deck } could cross
effect-fires = { $many ->
    [1] the one enemy on { $deck } falls
    [2] both enemies on { $deck } fall
   *[other] { $n } of the { $many } enemies on { $deck } fall
}{ $captain ->
    [0] { "" }
   *[other] , your captain may hit one more
}, { $unless }: { $stake }
effect-fires-nobody = as the decks stand, { $own ->
    [0] no enemy is on { $deck }
   *[other] only men of yours are on { $deck }, and would be hit
}
effect-fires-at-both = two of those on { $deck } fall by lot ({ $enemy ->
    [one] one enemy
   *[other] { $enemy } enemies
}, { $own } of yours){ $captain ->
    [0] { "" }
   *[other] {" "}and your captain may hit one enemy more
}, { $unless }: you then control it with a chance of { $good ->
    [0] only { $percent }%
   *[other] { $percent }%
}
effect-fights = { $own ->
    [one] one of yours
   *[other] { $own } of yours
}{ $captain ->
    [0] { $own ->
        [one] {" "}fights
       *[other] {" "}fight
    }
   *[other] {" "}and your captain fight
} { $enemy } on { $deck }: it ends { $left } against { $enemies }, unless the enemy fights, too – { $stake }
effect-fights-alone = { $own ->
    [one] one of yours
   *[other] { $own } of yours
}{ $captain ->
    [0] { $own ->
        [one] {" "}fights
       *[other] {" "}fight
    }
   *[other] {" "}and your captain fight
} { $enemy } on { $deck }, where no Fight! of the enemy can lie: it ends { $left } against { $enemies } – { $stake }
effect-both-fight = both sides have laid Fight! there{ $captain ->
    [0] { "" }
   *[other] , and your captain kills one first
}{ $his ->
    [0] { "" }
   *[other] , and his captain one of yours
}: on { $deck } it ends { $left } against { $enemies } – { $stake }
effect-fights-nobody = as the decks stand, there is nobody to fight in section { $section }
effect-stops = it stops a { $order } there{ $known }, which { $what }{ $brings ->
    [0] { "" }
    [1] ; else it brings a man there
   *[other] ; with your captain it brings a man there in any case
}
known-open = { "" }
known-given = {" "}(it was in the hand you passed on)
known-maybe = {" "}(that or { JOIN($others, by: " / ") } lies there)
effect-cancels = it stops the enemy’s { $order } there, which { $what }{ $brings ->
    [0] { "" }
    [1] { "" }
   *[other] ; with your captain it brings a man there, too
}
stopped-control = { $worst ->
    [conquers] could conquer { $deck }
    [controls] could give the enemy control of { $deck }
   *[other] could cost you control of { $deck }
}
stopped-fire = { $captain ->
    [0] would
   *[other] could, with his captain,
} cost you { $many ->
    [1] your one man
    [2] both your men
   *[other] { $need ->
        [one] all your { $many } men
       *[other] { $n } of your { $many } men
    }
} on { $deck }, so that { $need ->
    [one] one enemy
   *[other] { $need } enemies
} could take it
stopped-men = would cost you { $n ->
    [one] a man
   *[other] { $n } men
} on { $deck }
stopped-nothing = would cost you nobody on { $deck }
effect-brings = it brings a man to { $deck }, where { $own ->
    [one] one of yours then stands
   *[other] { $own } of yours then stand
}{ $enemy ->
    [0] { "" }
   *[other] {" "}against { $enemy }
}{ $safe ->
    [0] {" "}if none falls before
   *[other] { "" }
}, { $when ->
    [stops] unless { $order } lies in section { $section }, which it then stops
    [captain] with your captain even if it stops { $order }
   *[sure] as no { $order } can lie in section { $section }
}: { $stake }
effect-brings-way = { $brings ->
    [0] { "" }
   *[other] it brings a man to { $deck }, and{" "}
}one of yours may go from { $start } to { $end }, { $when ->
    [stops] unless { $order } lies in section { $section }, which it then stops
    [captain] with your captain even if it stops { $order }
   *[sure] as no { $order } can lie in section { $section }
}: { $stake }
effect-stopped = the enemy’s { $order } there stops it
effect-acts-first = the enemy’s { $order } there acts before it and changes who stands there
effect-brings-nobody = it brings nobody
effect-stands-up = it brings { $n ->
    [0] with the captain one who fell
   *[one] a man from the pool{ $losses ->
      [0] { "" }
     *[one] {" "}and with the captain one who fell
    }
  } to { $deck }, where { $own ->
    [one] one of yours then stands
   *[other] { $own } of yours then stand
}{ $enemy ->
    [0] { "" }
   *[other] {" "}against { $enemy }
}{ $safe ->
    [0] {" "}if none falls before
   *[other] { "" }
}: { $stake }
effect-there = { $order } in section { $section }: { $what }
effect-stays = { $order } stays in section { $section }: { $what }
effect-swapped-in = after a swap of tactics to section { $section }, { $what }
effect-withholds = it keeps your enemy from a { $order } in section { $section }, which { $what }
effect-hands-over = your enemy gets { $order } for section { $section }, which { $what }
effect-counts = he then stands with { $own } of yours against { $enemy ->
    [0] none
   *[other] { $enemy }
} on { $deck }: { $stake }
effect-counts-more = he counts beside your { $own } against { $enemy ->
    [0] none
   *[other] { $enemy }
} on { $deck }: you control it even if one enemy more comes
effect-captain-leaves = without him { $own } of yours against { $enemy } do not control { $deck }
unless-lies = unless { JOIN($orders, by: " or ") } lies there
unless-given = unless { JOIN($orders, by: " or ") } lies there { $all ->
    [0] (you passed on { JOIN($given, by: ", ") })
   *[one] (you passed it on)
    [other] (you passed them on)
}
unless-known = despite the enemy’s { $order } there, as the hands show
unless-nothing = and nothing there can stop it
unless-brings = though the enemy’s { $order } there then brings { $n ->
    [one] one more
   *[other] up to { $n } more
}
stake-wins = if it stays so, you conquer it and win{ $captain ->
    [0] { "" }
   *[other] , as your captain counts
}
stake-conquers = if it stays so, you conquer it{ $captain ->
    [0] { "" }
   *[other] , as your captain counts
}
stake-controls = if it stays so, you control it{ $captain ->
    [0] { "" }
   *[other] , as your captain counts
}
stake-short = { $n ->
    [one] one
   *[other] { $n }
} { $own ->
    [0] of yours there would
   *[other] more and you would
} control it{ $captain ->
    [0] { "" }
   *[other] , as your captain counts
}
stake-slips = your control of it is lost, unless { $n ->
    [one] one more comes
   *[other] { $n } more come
}{ $captain ->
    [0] { "" }
   *[other] , your captain counted
}
stake-frees = if it stays so, the enemy loses his control of it
stake-holds = { $spare ->
    [0] just enough to keep the enemy from controlling it
   *[other] { $spare } more than it takes to keep the enemy from controlling it
}{ $captain ->
    [0] { "" }
   *[other] , as his captain counts
}
stake-clear = no enemy is left on your deck
stake-yields = if it stays so, the enemy controls it{ $captain ->
    [0] { "" }
   *[other] , as his captain counts
}
stake-falls = if it stays so, the enemy conquers it{ $captain ->
    [0] { "" }
   *[other] , as his captain counts
}
stake-firm = { $now ->
    [0] even a Boarding! next turn would leave
   *[other] even his Boarding! still to come would leave
} only { $n ->
    [one] one
   *[other] up to { $n }
}{ $captain ->
    [0] { "" }
   *[other] {" "}and his captain
} against { $own } of yours, too few to control it
stake-weak = { $now ->
    [0] a Boarding! next turn would leave
   *[other] his Boarding! still to come would leave
} { $n ->
    [one] one
   *[other] up to { $n }
}{ $captain ->
    [0] { "" }
   *[other] {" "}and his captain
} against { $own ->
    [0] none
   *[other] { $own }
} of yours, enough to control it
stake-strikes = your Boarding! next turn could leave { $n ->
    [one] one
   *[other] up to { $n }
}{ $captain ->
    [0] { "" }
   *[other] {" "}and your captain
} on { $deck } against { $enemy ->
    [0] none
   *[other] { $enemy }
}, enough to control it
stake-quiet = nobody stands opposite who could board it
hint-same-why = what your enemy has laid decides more

# Headlines of a turn and of a match, and awards.
fate-fallen = 💀 you lose { $mine ->
    [0] nobody
    [one] 1 man
   *[other] { $mine } men
  }, the enemy { $theirs ->
    [0] nobody
    [one] 1 man
   *[other] { $theirs } men
  }
fate-calm = 🌊 nobody falls
fate-control = 🟡 you control { $deck }
fate-conquest = 🚩 you have conquered { $deck }
fate-lost = ⚪ you lose control of { $deck }
news-conquest = 🚩 { $side } conquer a deck
news-control = 🟡 { $side } control an enemy deck
news-lost = ⚪ { $side } are thrown back
news-fight = ⚔️ { $n } men fall in one fight
news-shot = 🎯 { $captain } does not miss
news-exterminated = 💀 Too few left: { $side }
news-across = 🪝 { $n ->
    [one] One man goes over the rail
   *[other] { $n } men go over the rail
  }
news-fallen = 💀 { $n ->
    [one] One man falls
   *[other] { $n } men fall
  }
news-cancelled = 🚫 { $n } orders are cancelled
news-fight-nobody = 🦗 A fight, and nobody came
news-calm = 🌊 The calm before the storm
news-short = ⚡ Over in { $n } turns
news-long = ⏳ Decided only after { $n } turns
award-boarder = 🪝 Over the rail: { $who }, { $n } men across
    .name = 🪝 Over the rail
award-gunner = 💥 Master gunner: { $who }, { $n } men hit
    .name = 💥 Master gunner
award-officer = 🧭 Restless officer: { $who }, { $n } men moved
    .name = 🧭 Restless officer

# The lesson: two lines on a phone for each step.
learn-first = Your first deck: orders, captains, conquest
learn-first-board = Two conquered enemy decks win. Begin where your captain stands: 🪝
learn-first-board-instead = Your captain has not come to wave at them. Board first: 🪝
learn-first-cover = You have swapped hands: your enemy has what you kept, perhaps a 💥. Duck: 🛢️
learn-first-cover-instead = Your 💥 went over to your enemy a moment ago. Better duck: 🛢️
learn-first-crew = You swap hands after every section. 💪 brings a man aboard, and here you need him.
learn-first-crew-instead = That keeps. First more men, for who has too few loses: 💪
learn-first-fire = Last section, and one new card for each. Sweep two men off the deck opposite: 💥
learn-first-fire-instead = Tempting! But his captain’s guard stands over there. Fire: 💥
learn-first-swap = Two orders may still swap: your enemy would see where, not which. Leave yours.
learn-first-swap-instead = A neat trick, for another day. This plan is good: leave them.
learn-first-captain = An order is stronger where your captain is, and he never dies. He is where he should be.
learn-first-captain-instead = The boarding begins here, and he leads it. He stays.
learn-first-follow = Cards up: your 🛢️ cancels his 💥, your men are over. Send the captain after them!
learn-first-follow-instead = Over there he counts as one man more, and you will need him. After them!
learn-first-reinforce = Orders go from 1 to 6, and 💪 is 6. A man from the pool?
learn-first-alone = 🟡 You control his deck 1. Once more, and it is conquered! Three orders, as you like.
learn-first-fight = And now section 1, where your captain waits on his deck. He strikes first: ⚔️
learn-first-fight-instead = One blow, and the deck is yours. Not that now, but: ⚔️
learn-first-leave = Nothing left to chance: your orders stay as they lie.
learn-first-stay = And the captain stays with his men, or there is no first strike.
learn-first-stay-instead = And who strikes first? He stays.
learn-first-storm = Cards up! Yours may ask you something now; else watch, from 1 to 6.
learn-first-end = His deck is yours; a second one wins. Think of what you pass on, too.

learn-advanced = Second lesson: Spain, five sections, discipline
learn-advanced-one = Advanced game: five sections, and you are Spain, with more men. Stop his captain: 🛡️
learn-advanced-two = Pirates are cunning: only they may swap orders later. Spain has guns to fear: 🛢️
learn-advanced-three = Section 3 is new. You have just passed him a 💥, so duck in the middle: 🛢️
learn-advanced-plan-instead = Good, but Spain has a plan this time: the order with 👉
learn-advanced-four = What you keep goes to your enemy. Play 💪 and keep 🪝: that will be a trap!
learn-advanced-four-instead = And the trap? Let him have 🪝: play 💪
learn-advanced-five = Your captain’s deck! Now he has 🪝, and it strikes before 💥. Lay 💥 all the same!
learn-advanced-five-instead = The trap needs powder. Lay 💥 where your captain stands!
learn-advanced-captain = He leaves his orders. And your captain? Where he stands is discipline. He stays.
learn-advanced-captain-instead = Without him no discipline, and the trap is open. He stays!
learn-advanced-discipline = Cards up: 🪝 is 2, 💥 is 3. But with Navy discipline his order acts before all others!
learn-advanced-discipline-instead = Then they board before you fire. Discipline!
learn-advanced-end = You fired first, and nobody could board. Discipline never helps ⚔️ or cancelled orders.

# Today’s deal: how it went, in a line.

daily-result = { $won ->
    [1] won
    [-1] lost
   *[0] level
} · decks { $decks } · men { $men }

# What players may say to their table: nothing that tells a card.
talk-aboard = Prepare to be boarded!
talk-never = You will never take this deck.
talk-powder = I smell powder.
talk-saw-through = You saw through me.
talk-well-played = Well played!
talk-fate-calm-sunny = What a lovely day for a cruise!
talk-fate-calm-gruff = All that shouting for nothing.
talk-fate-calm-dry = A naval battle without a battle.
talk-fate-control-sunny = Nice deck you have here!
talk-fate-control-gruff = Ours now. Mind the paint.
talk-fate-control-dry = We only came to borrow rope.
talk-fate-conquest-sunny = Up with the flag, strike up the band!
talk-fate-conquest-gruff = That one stays ours.
talk-fate-conquest-dry = I have updated the map.
talk-fate-lost-sunny = It was draughty there anyway!
talk-fate-lost-gruff = We were leaving. Ask anybody.
talk-fate-lost-dry = A tactical step backwards.

# The game and its options.
title = Bandido Alcatraz
tagline = Dig the Bandido a way out together: close every tunnel but one, and keep the water out.
option-side = Start tile
option-side-easy = Easy – five tunnels
option-side-normal = Normal – six tunnels
option-solo_hand = Playing alone
option-solo_hand-6 = Easy – six cards in hand
option-solo_hand-3 = Hard – three cards in hand
option-cover_rule = Covering water
option-cover_rule-strict = Exact – tunnels and earth just as they were
option-cover_rule-loose = Loose – it only has to fit its neighbours
option-allow_overcollect = Gathering too much
option-allow_overcollect-off = Not possible
option-allow_overcollect-on = Possible – and then it is lost
option-first_player = First player
option-first_player-seat-1 = Seat 1
option-first_player-lot = Drawn by lot
option-signals = Signal buttons
option-signals-on = On – allowed things to say, at a press
option-signals-off = Off
option-score_line = Verdict at the end
option-score_line-solo = Alone only
option-score_line-always = Always

# Slash commands: at most 100 characters each.
command-bandido = Bandido Alcatraz: dig together, keep the water out.
command-bandido-dig = Lay a card from your hand on the table
command-bandido-dig-card = Which card from your hand
command-bandido-dig-at = Where: a letter and a number, as in the picture of your hand
command-bandido-gather = Gather a raincoat or a rope instead of digging
command-bandido-gather-card = Which card from your hand
command-bandido-exchange = Change your whole hand, when nothing in it can be played

# Cards: their tunnels as arrows, and what they bear. Half 1 lies in the west. The exits of a half
# are those seen from its other half: left, head (straight on), right; D is the dead end.
card-half-1 = { $first ->
    [L] ↓
    [H] ←
    [R] ↑
    [LH] ←↓
    [LR] ↑↓
    [HR] ←↑
    [LHR] ←↑↓
   *[D] ▪
  }
card-half-2 = { $second ->
    [L] ↑
    [H] →
    [R] ↓
    [LH] ↑→
    [LR] ↑↓
    [HR] ↓→
    [LHR] ↑↓→
    [exit] 🚪
   *[D] ▪
  }
card-plain = { card-half-1 }═{ card-half-2 } · { $exits ->
    [one] one tunnel
   *[other] { $exits } tunnels
  }
card-raincoat = { card-half-1 }═{ card-half-2 } 🧥 · { $exits ->
    [one] one tunnel
   *[other] { $exits } tunnels
  }, raincoat
card-rope = { card-half-1 }═{ card-half-2 } 🪢 · { $exits ->
    [one] one tunnel
   *[other] { $exits } tunnels
  }, rope
card-water = { card-half-1 }{ $water ->
    [1] 💧
   *[2] {""}
  }═{ card-half-2 }{ $water ->
    [1] {""}
   *[2] 💧
  } · { $exits ->
    [one] one tunnel
   *[other] { $exits } tunnels
  }, water
card-exit = { card-half-1 }═{ card-half-2 } · EXIT
card-short = { $n }: { $card }

# Menus: at most 80 characters each.
ask-card = Which card do you play?
ask-card-kit = { ask-card }
ask-card-water = { ask-card }
ask-card-exit = { ask-card }
ask-card-pile = { ask-card }
ask-place = Card { $n }: where? (−1: one tunnel fewer)
ask-tunnel = Card { $n }: at which tunnel?
ask-exchange = Nothing in your hand can be played.
card-choice = Card { $n } · { $card }
card-choice-forced = { $card } → dig at { $code }
exchange-choice = { $cards ->
    [one] Change your card
   *[other] Change all { $cards } cards
  } ({ $pile } in the pile)
gather-raincoat = Gather this raincoat (the card will not dig)
gather-rope = Gather this rope (the card will not dig)
place-choice = { $code } ({ $where }): { $done }
card-button = Card { $n }
card-button-forced = Card { $n } → { $code }
gather-button = Gather
place-button = { $code }{ $change }
at-tunnel-button = { $n }{ $change }
at-tunnel-label = Tunnel { $n }{ $change }
at-water-label = Water { $n }{ $change }
at-water-button = W{ $n }{ $change }
area-across = row { $row }, columns { $left }–{ $right }
area-down = rows { $top }–{ $bottom }, column { $column }
place-closes = closes { $n }
place-opens = opens { $n }
place-covers = covers { $n ->
    [one] water
   *[other] { $n } blue halves
  }
place-loses = LOSES
place-ruins = RUINS IT

# Explanations: each is given once, to whoever meets the question for the first time.
lesson-card = Dig him out together: close every tunnel but the EXIT’s. Pick a card to see where it fits.
lesson-card-kit = He needs exactly 3 raincoats and 2 ropes. A card with 🧥 or 🪢 is gathered instead of dug.
lesson-card-water = Water has to go: cover the blue half with a card whose tunnels are the same there.
lesson-card-exit = You hold the EXIT. It must lie before the last tunnel is closed; then you play on.
lesson-card-pile = The pile runs out. What is still missing when the last card is played decides.
lesson-tunnel = The number is a tunnel in the picture; beside it the best this card can do there.
lesson-place = Letter and number stand in the picture. −1: one open tunnel fewer; +1: one more.
lesson-exchange = None of your cards fits or is needed: change them all, and it is still your turn.

# Refusals.
not-in-hand = You do not hold that card. Your hand: { $hand }.
no-such-place = “{ $code }” is no place for that card. { $fits }
place-taken = There is a card in the way, and only the blue half of a water card may be covered. { $fits }
cover-shape = That does not repeat the blue half: tunnels and earth must stay just as they were. { $fits }
tunnel-meets-earth = There a tunnel would run into earth. { $fits }
no-tunnel-there = No tunnel of that card would join another one there. { $fits }
fits-nowhere = That card fits nowhere now.
fits-at = That card fits at { $places }.
more-places = { $n ->
    [one] one more place
   *[other] { $n } more places
  }
nothing-to-gather = That card has neither a raincoat nor a rope, so there is nothing to gather.
enough-gathered = { $enough }
enough-raincoat = You already have { $n } raincoats, and exactly { $n } are needed; this card can only dig.
enough-rope = You already have { $n } ropes, and exactly { $n } are needed; this card can only dig.
something-fits = You may change your hand only when nothing can be played, but something can: { $what }.
card-fits = card { $n } at { $place }
card-gathers = card { $n } can be gathered { $item ->
    [raincoat] 🧥
   *[rope] 🪢
  }

# Before a move that cannot be taken back.
sure-loses = ⚠️ This closes the last tunnel, but not everything is done: the match would end in **defeat**. Dig all the same?
sure-ruins = ⚠️ This puts water or a tunnel out of reach for good: the escape could **no longer succeed**. Dig all the same?

# What happens.
at-tunnel = { $at ->
    [0] {""}
    [one] {" "}at tunnel { $numbers }
   *[other] {" "}at tunnels { $numbers }
  }
tunnels-dug = { $at ->
    [0] {""}
    [one] tunnel { $numbers }{" "}
   *[other] tunnels { $numbers }{" "}
  }
which-tunnel = { $at ->
    [0] {""}
   *[other] {" "}({ $numbers })
  }
dug-on = ⛏️ { $who } digs on{ at-tunnel }: { $tunnels ->
    [one] one tunnel is
   *[other] { $tunnels } tunnels are
  } still open.
    .brief = ⛏️ { tunnels-dug }({ $change })
    .briefs = ⛏️ { $times } cards ({ JOIN($change, by: ", ") })
    .caption = ⛏️ { $who } digs on
    .counted = { $times ->
        [one] dug on
       *[other] dug on with { $times } cards
      }
dug-fork = ⛏️ { $who } digs a fork{ at-tunnel }: now { $tunnels } tunnels are open.
    .brief = ⛏️ { tunnels-dug }({ $change })
    .briefs = ⛏️ { $times } cards ({ JOIN($change, by: ", ") })
    .caption = ⛏️ { $who } digs a fork
    .counted = { $times ->
        [one] dug a fork
       *[other] dug { $times } forks
      }
dug-narrowed = ⛏️ { $who } brings tunnels together{ which-tunnel }: { $tunnels ->
    [one] one is
   *[other] { $tunnels } are
  } left open.
    .brief = ⛏️ { tunnels-dug }({ $change })
    .briefs = ⛏️ { $times } cards ({ JOIN($change, by: ", ") })
    .caption = ⛏️ { $who } brings tunnels together
    .counted = brought tunnels together
dug-joined = 🤝 { $who } joins { $closed } tunnels{ which-tunnel }! { $tunnels ->
    [0] None is
    [one] One is
   *[other] { $tunnels } are
  } left open.
    .brief = 🤝 { tunnels-dug }({ $change })
    .briefs = 🤝 { $times } cards ({ JOIN($change, by: ", ") })
    .caption = 🤝 { $who } joins { $closed } tunnels
    .outcome = joined { $closed } tunnels
dug-joined-many = { dug-joined }
    .brief = { dug-joined.brief }
    .briefs = { dug-joined.briefs }
    .caption = 🤝 { $who } joins { $closed } tunnels at one go!
    .outcome = { dug-joined.outcome }
dug-shut = 🧱 { $who } closes { $closed ->
    [0] no tunnel
   *[other] a tunnel
  }{ which-tunnel }: { $tunnels ->
    [0] none is
    [one] one is
   *[other] { $tunnels } are
  } left open.
    .brief = 🧱 { tunnels-dug }({ $change })
    .briefs = 🧱 { $times } cards ({ JOIN($change, by: ", ") })
    .caption = 🧱 { $who } closes a tunnel
    .outcome = closed a tunnel
dug-exit = 🚪 { $who } lays the **EXIT**{ at-tunnel }! { $tunnels ->
    [0] No tunnel is
    [one] One tunnel is
   *[other] { $tunnels } tunnels are
  } left open.
    .brief = 🚪 EXIT{ at-tunnel }
    .caption = 🚪 { $who } lays the EXIT
    .outcome = laid the EXIT
water-comes = 💧 A water card! Its blue half must be covered before the end.
    .brief = 💧 water card
    .counted = turned up water
water-covered = 🌊 { $covered ->
    [one] Water is covered; it stays out.
   *[other] { $covered } blue halves are covered at once; the water stays out.
  }
    .brief = 🌊 water covered
    .outcome = covered water
water-blocked = ⚠️ { $halves ->
    [one] A blue half is
   *[other] { $halves } blue halves are
  } walled in and can never be covered now: the escape can no longer succeed.
    .aside = ⚠️ 💧 walled in for good: no escape any more
tunnel-walled = ⚠️ A tunnel now leads into a hole of one square, and no card is that small: it stays open for good.
    .aside = ⚠️ a tunnel open for good: no escape any more
water-blocked-too = ⚠️ { $halves ->
    [one] One more blue half is
   *[other] { $halves } more blue halves are
  } walled in for good.
    .aside = ⚠️ 💧 walled in for good
tunnel-walled-too = ⚠️ One more tunnel stays open for good.
    .aside = ⚠️ a tunnel open for good
gathered-raincoat = 🧥 { $who } gathers a raincoat: { $have } of { $want }.
    .brief = 🧥 { $have }/{ $want }
    .outcome = gathered a raincoat ({ $have } of { $want })
gathered-rope = 🪢 { $who } gathers a rope: { $have } of { $want }.
    .brief = 🪢 { $have }/{ $want }
    .outcome = gathered a rope ({ $have } of { $want })
drawn = You draw { $card }.
    .aside = { "" }
exchanged = 🔄 { $who } can play nothing and changes { $cards ->
    [one] the only card; the old one goes
   *[other] all { $cards } cards; the old ones go
  } under the pile.
    .brief = 🔄 changes the whole hand
    .counted = changed the whole hand
exchanged-last = 🔄 { $who } can play nothing and takes the last cards of the pile; { $cards ->
    [one] the old one leaves
   *[other] the { $cards } old ones leave
  } the game, face down.
    .brief = 🔄 takes the last cards
    .counted = took the last cards
new-hand = Your new hand: { $hand }.
    .aside = { "" }
passed = 💤 { $who } can play nothing and passes.
    .brief = 💤 passes
    .counted = passed
hands-empty = 🂠 The last card is played.
nobody-can-play = 🛑 Nobody can play anything any more.

# The end.
the-end = 🔔 **How did the escape go?**
    .aside = { "" }
end-exit = ✅ The EXIT is on the table.
    .aside = ✅ EXIT
    .caption = { end-exit }
end-no-exit = ❌ The EXIT is not on the table.
    .aside = ❌ EXIT
    .caption = { end-no-exit }
end-tunnels = { $tunnels ->
    [0] ✅ No tunnel is left open.
    [one] ❌ One tunnel is left open.
   *[other] ❌ { $tunnels } tunnels are left open.
  }
    .aside = { $tunnels ->
        [0] ✅ tunnels
       *[other] ❌ { $tunnels } open
      }
    .caption = { end-tunnels }
end-items = { $enough ->
    [yes] ✅ The kit is complete: 3 raincoats, 2 ropes.
   *[no] ❌ The kit is not right: { $raincoats } of 3 raincoats, { $ropes } of 2 ropes.
  }
    .aside = { $enough ->
        [yes] ✅
       *[no] ❌
      } 🧥 { $raincoats }/3 🪢 { $ropes }/2
    .caption = { end-items }
end-water = { $halves ->
    [0] ✅ No water in sight.
    [one] ❌ One blue half is not covered.
   *[other] ❌ { $halves } blue halves are not covered.
  }
    .aside = { $halves ->
        [0] ✅ 💧
       *[other] ❌ { $halves } 💧
      }
    .caption = { end-water }
end-grade = 📜 { $line }
won-escape = The Bandido is out, dry and well equipped.
    .pictured = { "" }
lost-tunnels = There are tunnels left open.
    .pictured = { "" }
lost-no-exit = Every tunnel is closed, and there is no way out.
    .pictured = { "" }
lost-items = The way out is dug, but raincoats or ropes are missing.
    .pictured = { "" }
lost-surplus = The way out is dug, but too much was gathered: exactly 3 raincoats and 2 ropes are needed.
    .pictured = { "" }
lost-water = The way out is dug, but water is coming in.
    .pictured = { "" }
grade-exit = EXIT and not one open tunnel: a clean piece of digging.
grade-2 = 2 to 4 tunnels open: you clearly know one end of a shovel from the other.
grade-5 = 5 or 6 tunnels open: about where you started. Was it a nice walk, at least?
grade-7 = 7 or more tunnels open: the Bandido asks politely for another team.

# Signals: said in public, never about single cards.
said-close = 💬 **{ $who }**: “I can close a tunnel.”
    .label = Say: I can close a tunnel
said-join = 💬 **{ $who }**: “I can join two tunnels.”
    .label = Say: I can join two tunnels
said-cover = 💬 **{ $who }**: “I can cover water.”
    .label = Say: I can cover water
said-rope = 💬 **{ $who }**: “I have a rope; I could gather it instead of digging.”
    .label = Say: I have a rope
said-raincoat = 💬 **{ $who }**: “I have a raincoat; I could gather it instead of digging.”
    .label = Say: I have a raincoat
said-already = You have just said that; the table has heard you.
signals-off = This table plays without signal buttons.
ask-talk-close = Which tunnel can you close?
ask-talk-cover = Which water can you cover?
talk-close = I can close a tunnel.
talk-close-at = I can close tunnel { $n }.
talk-join = I can join two tunnels.
talk-cover = I can cover water.
talk-cover-at = I can cover water { $n }.
talk-rope = I have a rope I could gather.
talk-raincoat = I have a raincoat I could gather.
talk-fate-dug-exit-sunny = I can smell the sea!
talk-fate-dug-exit-gruff = There. Your door.
talk-fate-dug-exit-dry = A way out. How old-fashioned.
talk-fate-dug-joined-many-sunny = Click, click, click!
talk-fate-dug-joined-many-gruff = Less draught that way.
talk-fate-dug-joined-many-dry = I call that tidying up.
talk-fate-spoilt-sunny = We still dig so nicely together!
talk-fate-spoilt-gruff = I like it down here anyway.
talk-fate-spoilt-dry = The food in there is not so bad.

# The table in words.
summary = { $who } plays. { $tunnels ->
    [one] One tunnel
   *[other] { $tunnels } tunnels
  } open, { $pile ->
    [one] 1 card
   *[other] { $pile } cards
  } in the pile.
summary-won = The Bandido has escaped! { $why }
summary-lost = The escape has failed. { $why }
card-words-1 = { $first ->
    [L] down
    [H] left
    [R] up
    [LH] left, down
    [LR] up, down
    [HR] left, up
    [LHR] left, up, down
   *[D] closed
  }
card-words-2 = { $second ->
    [L] up
    [H] right
    [R] down
    [LH] up, right
    [LR] up, down
    [HR] right, down
    [LHR] up, right, down
    [exit] EXIT
   *[D] closed
  }
card-words = left half: { card-words-1 }{ $water ->
    [1] {" "}(water)
   *[other] {""}
  }; right half: { card-words-2 }{ $water ->
    [2] {" "}(water)
   *[other] {""}
  }{ $bears ->
    [raincoat] ; raincoat
    [rope] ; rope
   *[other] {""}
  }
hand-line = Card { $n }: { $card }. { $can }
hand-fits = { $places ->
    [one] One place: { $best }.
   *[other] { $places } places, up to { $best }.
  }
hand-nowhere = Fits nowhere now.
places-line = Card { $n } fits at:
place-line = – { $place }
kit-line = Gathered: { $raincoats } of 3 raincoats, { $ropes } of 2 ropes
square = row { $row }, column { $column }
exit-line = EXIT: { $square }
exit-line-hidden = EXIT: not on the table yet
tunnels-line = Open tunnels, the square ahead and cards that close them: { $tunnels }
tunnel-open = { $n } { $side } { $square }
tunnel-open-closed-by = { $tunnel } (card { JOIN($cards, by: "/") })
tunnel-open-for-good = { $tunnel } (for good)
side-N = up
side-E = right
side-S = down
side-W = left
water-line = Water { $n }: { $square }, to be covered
water-line-blocked = Water { $n }: { $square }, can never be covered
last-line = Played last: { $where }
latest-line = Newest card: { $where }
aside-line = Cards out of the game, face down: { $cards }
aside-own-line = You put aside: { $cards }
seats-line = Cards in hand: { $seats }
seat-line = { $who } { $cards }
beyond-line = The picture leaves out: { JOIN($parts, by: ", ") }
beyond-above = { $n ->
    [one] 1 row
   *[other] { $n } rows
  } at the top
beyond-below = { $n ->
    [one] 1 row
   *[other] { $n } rows
  } at the bottom
beyond-left = { $n ->
    [one] 1 column
   *[other] { $n } columns
  } on the left
beyond-right = { $n ->
    [one] 1 column
   *[other] { $n } columns
  } on the right
map-line = Map (the start tile begins at { $start }; double lines are water, X is the EXIT):
map-fence = ```
map-row = {""}{ $row }

# Picture
picture-to-act = To play
picture-your-turn = Your turn
picture-tunnels = Tunnels
picture-water = Water
picture-laid-yes = yes
picture-laid-no = no
picture-exit = EXIT
picture-won = Escaped!
picture-lays = 🃏 { $who } lays a card …
picture-reckoning = 🔔 Nobody can play any more: how did it go?
picture-runs = 🏃 The Bandido runs …
picture-lost = Caught!
picture-places = { $places ->
    [0] No place
    [one] 1 place
   *[other] { $places } places
  }
picture-more-above = ▲ { $n ->
    [one] 1 row more
   *[other] { $n } rows more
  }
picture-more-below = ▼ { $n ->
    [one] 1 row more
   *[other] { $n } rows more
  }
picture-more-left = ◀ { $n ->
    [one] 1 column more
   *[other] { $n } columns more
  }
picture-more-right = { $n ->
    [one] 1 column more
   *[other] { $n } columns more
  } ▶
picture-walled = { $count ->
    [one] One tunnel can no longer be closed.
   *[other] { $count } tunnels can no longer be closed.
  }
picture-blocked = { $count ->
    [one] One blue half can no longer be covered.
   *[other] { $count } blue halves can no longer be covered.
  }
picture-kit-spoilt = Raincoats and ropes can no longer come to 3 and 2.

# How the team stands.
no-escape = 🚫 **No escape any more.** { $why }
after-no-escape = What counts now is the verdict.
button-give-up-hope = Give up{ $alone ->
    [yes] {""}
   *[no] {" "}together
  }
meter = 🧭 { $bar } { $chance ->
    [0] hardly any hope
   *[other] about { $chance }%
  } · { $tunnels ->
    [one] 1 tunnel
   *[other] { $tunnels } tunnels
  } open · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } left

# The leaderboard: seats and difficulty, and grades in short.
variant-1 = Alone
variant-2 = Two players
variant-3 = Three players
variant-4 = Four players
variant-with-easy = easy
variant-with-normal = normal
variant-with-6 = six cards in hand
variant-with-3 = three cards in hand
variant-with-loose = loose covering
grade-exit-short = EXIT, no tunnel open
grade-2-short = 2 to 4 tunnels open
grade-5-short = 5 or 6 tunnels open
grade-7-short = 7 or more tunnels open

# What computers saw coming: the beginning of a hint.
sign-fewer-tunnels = A round later fewer tunnels are open
sign-more-tunnels = A round later more tunnels are open

# Headlines of some turns and of a match, and awards.
fate-last-card = ⛏️ yours was the last card
fate-dug-exit = 🚪 you laid the EXIT
fate-dug-joined-many = 🤝 you join { $n } tunnels at one go
fate-spoilt = 🚫 no escape any more
news-exit = 🚪 { $who } finds the EXIT
news-closed = 🧱 { $n } tunnels closed at one stroke: { $who }
news-joined = 🧱 Two tunnels meet: { $who }
news-maze = 🌀 It gets more confusing
news-dry = 💧 A whole pool is dry
news-flooded = 🚱 Water that nobody reaches any more
news-gathered-raincoat = 🧥 The raincoats are complete
news-gathered-rope = 🪢 The ropes are complete
news-exchanged = 🔄 { $who } starts afresh
news-deeper = ⛏️ { $n ->
    [one] A card deeper
   *[other] { $n } cards deeper
  }
news-one-tunnel = 😱 One single tunnel was left open
news-one-puddle = 😱 One puddle stood between him and the sea
award-digger = 🧱 Tunnel closer: { $who }, { $n } tunnels fewer
    .name = 🧱 Tunnel closer
award-gatherer = 🎒 Best equipped: { $who }, { $n } things gathered
    .name = 🎒 Best equipped
award-diver = 💧 Water bailiff: { $who }, { $n } blue halves covered
    .name = 💧 Water bailiff

# What a move does: a reason of a hint.
named-tunnels = { $many ->
    [0] { $tunnels }
    [one] tunnel { $tunnels }
   *[other] tunnels { $tunnels }
}
new-tunnel = { $alone ->
    [yes] { $all ->
        [yes] { $n ->
            [one] the new tunnel
           *[other] the { $n } new tunnels
        }
       *[no] { $n ->
            [one] a new tunnel
           *[other] { $n } new tunnels
        }
    }
   *[no] { $all ->
        [yes] { $n ->
            [one] the new one
           *[other] the { $n } new ones
        }
       *[no] { $n ->
            [one] a new one
           *[other] { $n } new ones
        }
    }
}
with-cards = { $n ->
    [0] no unseen card
    [one] only one unseen card
   *[other] only { $n } unseen cards
}
with-share = { $n ->
    [one] about 1 unseen card in { $of }
   *[other] about { $n } unseen cards in { $of }
}
so-few-open = { $fewest ->
    [yes] , the fewest possible
   *[no] { "" }
}
so-short = { $short ->
    [yes] , and { $pile ->
        [0] the pile is empty
        [one] one card is left in the pile
       *[other] { $pile } cards are left in the pile
    }
   *[no] { "" }
}
so-lost = { $lost ->
    [nothing] { "" }
    [raincoat] ; its raincoat is lost ({ $missing } needed, { $others } left)
   *[rope] ; its rope is lost ({ $missing } needed, { $others } left)
}{ so-later }
so-later = { $later ->
    [0] { "" }
   *[other] ; card { $later } can still close { $by_then }
}
stay-open = { $aim ->
    [exit] { $left ->
        [one] one stays open, for the EXIT
       *[other] { $left } stay open, one of them for the EXIT
    }
    [close] { $left ->
        [one] one is left to be closed
       *[other] { $left } are left to be closed
    }
    [wait] one stays open until kit and water are right
   *[open] { $left ->
        [0] none stays open
        [one] one stays open
       *[other] { $left } stay open
    }{ so-few-open }
}{ so-short }
effect-escapes = with it he escapes: all is closed, and nothing is missing
effect-ends = with it all is closed and the match ends, but he does not get out
effect-exit = it lays the EXIT, his way out, at { $tunnels }: { $left ->
    [0] none stays open
    [one] { $aim ->
        [wait] the last one may be closed only once kit and water are right
       *[close] the last one has to be closed then
    }
   *[other] the other { $left } have to be closed then
}{ so-short }
effect-shuts = it closes { $tunnels }: { stay-open }{ so-lost }
effect-joins = it closes { $tunnels } at once: { stay-open }{ so-lost }
effect-together = it brings { $tunnels } together: { stay-open }{ so-lost }
effect-fewer = { $left } tunnels stay open instead of { $before }{ so-few-open }{ so-lost }
effect-rare = it closes { $tunnels }{ $all ->
    [one] , which is
   *[other] ; number { $number } is
} hard to close: { $share } could{ so-lost }
effect-least = no other card or place leaves fewer tunnels open: { $left }{ so-lost }
effect-level = it closes as many tunnels as it opens: { stay-open }{ so-lost }
effect-more = { $n ->
    [one] one tunnel more is open: { $left }
   *[other] { $n } tunnels more are open: { $left }
}{ so-short }
effect-covers = it covers water { $numbers }: { $left ->
    [0] no water is left to be covered
    [one] one water is left to be covered
   *[other] { $left } waters are left to be covered
}{ so-lost }
effect-brings-water = its water must be covered before the end; { $card ->
    [0] { $share } could do that
   *[other] your card { $card } could do that
}
effect-narrows-water = water { $number } gets hard to cover: { $share } could
effect-blocks-water = { $n ->
    [one] a half of water can never be covered then
   *[other] { $n } halves of water can never be covered then
}
effect-walls = a tunnel can never be closed then
effect-gathers = { $n ->
    [0] it completes the kit: what is left is to { so-left-to-do }
   *[other] it gathers { $item ->
        [raincoat] a raincoat
       *[rope] a rope
    }: then he still needs { $missing }
}{ $scarce ->
    [yes] , and { $item ->
        [raincoat] { $rest ->
            [0] no raincoat is
            [one] only one raincoat is
           *[other] only { $rest } raincoats are
        }
       *[rope] { $rest ->
            [0] no rope is
            [one] only one rope is
           *[other] only { $rest } ropes are
        }
    } still unseen
   *[no] { "" }
}{ so-if-dug }
so-left-to-do = { $waters ->
    [0] { "" }
    [one] cover the water and{" "}
   *[other] cover { $waters } waters and{" "}
}{ $exit ->
    [lies] { $tunnels ->
        [one] close the last tunnel
       *[other] close { $tunnels } tunnels
    }
   *[missing] { $tunnels ->
        [one] lay the EXIT at the last tunnel
       *[other] lay the EXIT and close the other tunnels
    }
}
so-if-dug = { $dug ->
    [nowhere] ; as a tunnel the card fits nowhere
    [more] ; { $more ->
        [one] dug, the card would leave at least one tunnel more open
       *[other] dug, the card would leave at least { $more } tunnels more open
    }
   *[well] { "" }
}
missing-raincoat = { $n ->
    [one] one raincoat
   *[other] { $n } raincoats
}
missing-rope = { $n ->
    [one] one rope
   *[other] { $n } ropes
}
effect-spends = too few { $item ->
    [raincoat] raincoats
   *[rope] ropes
} are left then: { $n } needed, { $others } left
effect-sheds = it uses up card { $card } early: it has the most tunnel ends of your hand ({ $n }), and { $pile } cards are still in the pile{ so-lost }
effect-keeps = it keeps card { $card }, the only one in your hand that can close { $tunnels }{ so-lost }
effect-closes-next = after it your card { $card } can close { $tunnels }{ so-lost }
effect-keeps-joining = it keeps card { $card }, the only one in your hand that can { so-join }{ so-lost }
effect-joins-next = after it your card { $card } can { so-join }{ so-lost }
effect-gives-up = it gives up card { $card }, which could close { $tunnels } at once
so-join = { $opens ->
    [0] close { $tunnels } at once
   *[other] bring { $tunnels } together
}
effect-outlets = the EXIT, which lies nowhere yet, fits { $n ->
    [0] at no open tunnel
    [one] at one open tunnel
   *[other] at { $n } open tunnels
} then instead of { $before }{ so-lost }
effect-keeps-exit = it keeps the EXIT (card { $card }): laid now it would close the last tunnel, and the match would end without his escape{ so-lost }
effect-more-close = then more cards close a tunnel: { $share }{ so-lost }
effect-fewer-close = then fewer cards close a tunnel: { $share }
effect-meets = then { $card ->
    [0] { $share }
   *[other] your card { $card }
} can close { $tunnels } at once{ so-lost }
effect-meets-there = it leads { $tunnels } into the same square: one card there can close { $n ->
    [2] both
   *[other] all { $n }
}{ so-lost }
effect-easy = what it opens is easy to close: { $share } can{ $places ->
    [one] { "" }
   *[other] {" "}for each
}{ so-lost }
effect-closable = { $places ->
    [one] { $share } could close what it opens
   *[other] { $share } or more could close each tunnel that it opens
}{ so-lost }
effect-hard = what it opens is hard to close: { $share } can
effect-narrows = tunnel { $number } gets hard to close: { $share } could
effect-eases = tunnel { $number } gets easier to close: { $share } could then{ so-lost }
effect-verdict = { $better ->
    [yes] { $left ->
        [0] the EXIT lies and no tunnel is open, which is the best verdict left
        [one] one open tunnel makes a better verdict than { $before }
       *[other] { $left } open tunnels make a better verdict than { $before }
    }
   *[no] { $left } open tunnels make a worse verdict than { $before }
}
effect-rests = it opens no tunnel: { $left ->
    [one] one stays open
   *[other] { $left } stay open
}
hint-still = A verdict at the end, where there is one, is better with fewer open tunnels.
# Today’s deal: how it went, in a line.

daily-result = { $out ->
    [1] out, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } to spare
   *[0] { $tunnels ->
        [one] { $tunnels } tunnel
       *[other] { $tunnels } tunnels
    } open
}
# The lesson: two lines on a phone for each step.
learn-first = Your first escape: tunnels, water, kit and EXIT
learn-first-close = Get him out! In the end only the EXIT may be open. This card joins two tunnels.
learn-first-close-instead = It would fit, but two tunnels at one go is better. Take 👉
learn-first-water = 💧 has to go: cover the blue half with one that repeats it. And it closes a tunnel, too!
learn-first-water-instead = Water first, while a card of yours fits on it: 👉
learn-first-gather = He needs exactly 3 raincoats and 2 ropes. Gather a raincoat; that card digs no more.
learn-first-gather-instead = Good thinking, but he would get wet out there. Gather 👉
learn-first-exit = You drew the EXIT! Only two tunnels are open: lay it at one of them.
learn-first-exit-instead = The EXIT is in your hand: now there is a good place for it. Lay 👉
learn-first-kit = One tunnel left. Close it now and all is over, so first the kit: a rope!
learn-first-kit-instead = Not yet: the kit is not complete. Gather 👉
learn-first-more = The tunnel stays open on purpose. The third raincoat!
learn-first-last = The kit is complete, the water is gone, the EXIT is there. Close the last tunnel!
learn-first-last-instead = So close! Do not let the guards wake up: close it with 👉
learn-first-end = He is out! A tip: talk, but never show cards; 💬 says things for you.

learn-signals = Second lesson: signals, or talking without cards
learn-signals-rope = Never show cards! Your partner signals 🧱: “I can close a tunnel.” So gather your 🪢
learn-signals-rope-instead = Your partner closes it; you have ropes, and two are needed. Gather 👉
learn-signals-coat = Closed! Your partner says 🪢, “I have a rope”. Leave the second to them: gather 🧥
learn-signals-coat-instead = Leave the second rope to your partner: a card of yours saved. Gather 👉
learn-signals-dig = Two ropes are there, and a third would be one too many. So yours digs: close a tunnel!
learn-signals-dig-instead = That keeps. This rope is free to dig now: 👉
learn-signals-last = You would have said 🧥; so did your partner, and gathered one. Gather the third!
learn-signals-last-instead = One raincoat is missing, and you hold three. Gather 👉
learn-signals-end = The kit is complete! Signals are behind 💬. A tip: speak up, and listen.

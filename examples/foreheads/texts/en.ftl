# The game and its options.
title = Foreheads
tagline = You see every card but your own: bid on the sum of all, or doubt the last bid.
option-lives = Lives
option-lives-2 = Two lives – a short match
option-lives-3 = Three lives

# Menus: at most 80 characters each.
verb-bid = Bid
verb-doubt = Doubt the last bid
ask-total = What do all cards come to, at least?
total = { $n } or more

# Refusals.
nothing-to-doubt = There is no bid yet that you could doubt.
not-that-bid = A bid is from { $least } to { $most } now.

# What is told.
told-bid = { $who } bids { $total }.
card-of = { $card } ({ $who })
told-doubt = { $who } doubts { $bid }. The cards are turned up: { $cards }. They come to { $total }.
told-life = { $who } loses a life: { $left ->
    [0] out of the match
    [one] 1 left
   *[other] { $left } left
  }.

# The end.
last-one = Everybody else is out of lives.

# The table in lines.
view-round = Round { $value }
view-turn = { $value } has the turn
view-bid = The last bid: { $value }
view-lives = { $who }: { $value ->
    [0] out
    [one] 1 life
   *[other] { $value } lives
  }
view-cards = { $who } holds { $value }
view-shown = { $who } held { $value } in the round before

# The lesson: two lines on a phone for each step.
learn-first = Your first bid
learn-first-bid = You see all cards but your own. Say what all come to, at least: 5.
learn-first-bid-instead = Not so shy, and not so bold: 5.
learn-first-doubt = They bid far more than the cards that you see. Doubt it!
learn-first-doubt-instead = They have gone too far. Doubt it!
learn-first-alone = Who was wrong has lost a life, and begins anew. Your turn, as you like.
learn-first-end = The last one with lives wins. A tip: the bids of others tell you about your card.

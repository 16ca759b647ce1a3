# The game and its options.
title = Ascent
tagline = Together, lay all cards in ascending order, without a word about your own.
option-hand = Cards
option-hand-3 = Three each
option-hand-5 = Five each
variant-2 = Two players
variant-3 = Three players
variant-4 = Four players
variant-5 = Five players

# Menus: at most 80 characters each.
verb-lay = Lay a card
ask-card = Which card?
card = Card { $n }

# Refusals.
not-in-hand = You do not hold card { $card }.

# What is told.
told-lay = { $who } lays { $card }.
told-skipped = That was too soon: { $cards } lay in a hand. { $left ->
    [0] There are no lives left
    [one] One life is left
   *[other] { $left } lives are left
  }.

# The end.
all-laid = All cards lie in ascending order.
no-lives = The team has lost its last life.

# The table in lines.
view-lives = Lives: { $value }
view-top = The last card: { $value }
view-hand = Your hand: { JOIN($value, by: ", ") }
view-held = { $who }: { $value ->
    [one] 1 card
   *[other] { $value } cards
  }
view-laid = Laid: { JOIN($value, by: ", ") }

# The lesson: two lines on a phone for each step.
learn-first = Your first cards
learn-first-low = All cards of all hands, from low to high, without a word. Yours are low: 5.
learn-first-instead = Too early: a lower one of yours would be skipped. The lowest first!
learn-first-next = Nobody had less. 8 is near: be brave.
learn-first-last = 11 already? The others wait; they seem to have high ones. Lay it!
learn-first-end = A skipped card costs a life. A tip: count quietly, all at the same pace.

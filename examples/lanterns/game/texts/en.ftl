# The game and its options.
title = Lanterns
tagline = Everybody hides a card at the same time; the highest one lights a lantern.
option-brightest = Lanterns
option-brightest-3 = Gentle – each is worth 1 to 3 points
option-brightest-6 = Dazzling – each is worth 1 to 6 points

# Slash commands: at most 100 characters each.
command-lanterns = Lanterns: hide a card, and light a lantern with the highest.
command-lanterns-seal = Put a card of your hand face down
command-lanterns-seal-card = Which card of your hand

# Menus: at most 80 characters each.
verb-seal = Put a card face down
ask-card = Round { $round } of { $rounds }: which card do you hide?
card-choice = Card { $card }

# Refusals.
not-in-hand = You do not hold card { $card }. Your hand: { $hand }.

# What is told.
sealed = 🎴 { $who } puts a card face down.
you-sealed = 🎴 You hide card { $card }.
card-of = { $card } ({ $who })
lantern-lit = 🏮 The cards are turned up: { $cards }. { $who } lights a lantern worth { $light ->
    [one] { $light } point
   *[other] { $light } points
  }.

# The end.
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
most-points = The brightest lanterns decided it.

# The table in lines: at most 42 columns if names are short.
round-of = Round { $round } of { $rounds }
seat-line = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
seat-sealed = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, card hidden
seat-waits = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, still choosing
round-line = Round { $round }: { $cards }
light-line = - { $who }: a lantern of { $light ->
    [one] { $light } point
   *[other] { $light } points
  }
mine-line = Your hidden card: { $card }
hand-line = Your hand: { $hand }

# Picture
picture-face-down = face down

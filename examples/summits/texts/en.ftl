# The game and its options.
title = Summits
tagline = Turn cards up as long as you dare: one that you have already costs them all.
option-turns = Turns
option-turns-3 = Three turns each
option-turns-6 = Six turns each

# Menus: at most 80 characters each.
verb-climb = Turn the next card up
verb-rest = Take the points

# Refusals.
climb-first = Turn at least one card up before you rest.

# What is told.
told-climb = { $who } turns up a { $card }.
told-fall = { $who } turns up another { $card } and falls: no points.
told-rest = { $who } takes { $points ->
    [one] 1 point
   *[other] { $points } points
  }.

# The end.
most-points = Everybody has had all their turns.

# The table in lines.
view-round = Round { $value }
view-turn = { $value } has the turn
view-open = On the way: { JOIN($value, by: ", ") }
view-points = { $who }: { $value ->
    [one] 1 point
   *[other] { $value } points
  }

# The lesson: two lines on a phone for each step.
learn-first = Your first climb
learn-first-climb = Most points win. Turn a card up: it is yours, if you rest in time.
learn-first-on = Once more! Only a card that lies there already makes you fall.
learn-first-instead = That keeps: one card more.
learn-first-rest = Two cards lie there. Rest before one comes again, and they are points.
learn-first-rest-instead = The third time is for a real match. Rest!
learn-first-end = That is all. A tip: the more cards lie there, the steeper it gets.

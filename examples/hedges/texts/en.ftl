# The game and its options.
title = Hedges
tagline = Plant side by side in a garden that is too small, and along your own secret row.
option-plants = Plants
option-plants-5 = Five each
option-plants-8 = Eight each

# Menus: at most 80 characters each.
verb-plant = Plant
ask-column = In which column?
column-A = A
column-B = B
column-C = C
column-D = D
column-E = E
column-F = F
column-G = G
ask-row = In which row?
row = Row { $n }

# Refusals.
no-room = There is no room at { $square }.

# What is told.
told-plant = { $who } plants at { $square }.

# The end.
all-planted = Everything is planted.

# The table in lines.
view-turn = { $value } has the turn
view-own_row = Your secret row: { $value }
view-all_rows = { $who } had row { $value }
view-garden = The garden, from row 1 to 7: { JOIN($value, by: " / ") }

# The lesson: two lines on a phone for each step.
learn-first = Your first plants
learn-first-row = Your row is 4, and nobody else knows. What you plant there counts most: D4.
learn-first-row-instead = A good place, but begin in your own row: D4.
learn-first-beside = Two side by side count as well: E4.
learn-first-beside-instead = Beside the first one, in your row: E4.
learn-first-alone = Now as you like. Your row is yours alone to know: hide it a little.
learn-first-end = That is all. A tip: watch where others plant twice.

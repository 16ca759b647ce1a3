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

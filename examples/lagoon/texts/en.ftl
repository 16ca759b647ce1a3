# The game and its options.
title = Lagoon
tagline = All dive at once, in secret: the deepest who is there alone finds pearls.
option-dives = Dives
option-dives-4 = Four dives – a short match
option-dives-7 = Seven dives

# Menus: at most 80 characters each.
verb-dive = Dive
ask-depth = How deep do you dive?
depth = { $n ->
    [one] 1 fathom
   *[other] { $n } fathoms
  }

# Refusals.
not-that-deep = Nobody dives deeper than { $most } fathoms, and everybody at least one.

# What is told.
told-ready = { $who } is ready to dive.
depth-of = { $depth } ({ $who })
told-depths = All dive: { $depths }.
told-pearls = { $who } is the deepest diver without company, and finds { $n ->
    [one] 1 pearl
   *[other] { $n } pearls
  }.
told-nobody = At every depth there are several divers: nobody finds a pearl.

# The end.
all-dived = The last dive is done.

# The table in lines.
view-left = { $value ->
    [one] The last dive
   *[other] { $value } dives are left
  }
view-own = You dive to a depth of { $value }
view-ready = Ready: { $value }
view-pearls = { $who }: { $value ->
    [one] 1 pearl
   *[other] { $value } pearls
  }
view-shown = { $who } dived to a depth of { $value } before

# The lesson: two lines on a phone for each step.
learn-first = Your first dive
learn-first-deep = All choose a depth in secret. Who is deepest and alone there gets pearls: 5!
learn-first-deep-instead = Deeper! Nobody else dares: 5.
learn-first-less = As many pearls as you were deep. Others may think so, too: 3 this time.
learn-first-less-instead = Where nobody expects you: 3.
learn-first-alone = Now as you like. Two at the same depth get nothing.
learn-first-end = Most pearls win. A tip: do not be where everybody wants to be.

# Das Spiel und seine Optionen.
title = Laternen
tagline = Alle verdecken zugleich eine Karte, und die höchste zündet eine Laterne an.
option-brightest = Laternen
option-brightest-3 = Mild – jede ist 1 bis 3 Punkte wert
option-brightest-6 = Gleißend – jede ist 1 bis 6 Punkte wert

# Befehle: höchstens 100 Zeichen.
command-lanterns = Laternen: Verdeck eine Karte und zünde mit der höchsten eine Laterne an.
command-lanterns-seal = Leg eine Karte aus deiner Hand verdeckt ab
command-lanterns-seal-card = Welche Karte aus deiner Hand

# Menüs: höchstens 80 Zeichen.
verb-seal = Eine Karte verdeckt ablegen
ask-card = Runde { $round } von { $rounds }: Welche Karte verdeckst du?
card-choice = Karte { $card }

# Ablehnungen.
not-in-hand = Karte { $card } hast du nicht. Deine Hand: { $hand }.

# Was erzählt wird.
sealed = 🎴 { $who } legt eine Karte verdeckt ab.
you-sealed = 🎴 Du verdeckst Karte { $card }.
card-of = { $card } ({ $who })
lantern-lit = 🏮 Die Karten werden aufgedeckt: { $cards }. { $who } zündet eine Laterne für { $light ->
    [one] { $light } Punkt
   *[other] { $light } Punkte
  } an.

# Das Ende.
win = { $winners ->
    [one] { $who } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
      }.
   *[other] { $who } teilen sich den Sieg mit je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
      }.
  }
most-points = Die hellsten Laternen haben entschieden.

# Der Tisch in Zeilen: höchstens 42 Spalten bei kurzen Namen.
round-of = Runde { $round } von { $rounds }
seat-line = { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
seat-sealed = { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }, Karte liegt
seat-waits = { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }, wählt noch
round-line = Runde { $round }: { $cards }
light-line = - { $who }: Laterne für { $light ->
    [one] { $light } Punkt
   *[other] { $light } Punkte
  }
mine-line = Deine verdeckte Karte: { $card }
hand-line = Deine Hand: { $hand }

# Picture
picture-face-down = verdeckt

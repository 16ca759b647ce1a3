# Das Spiel und seine Optionen.
title = Off the Rails
tagline = Lege Gleise, fahre über Juwelen, ramme die anderen und sei draußen, bevor alles einstürzt.
option-length = Länge
option-length-auto = Wie in den Regeln: kurz zu zweit oder dritt, mittel zu viert
option-length-very_short = Sehr kurz: 13 Karten
option-length-short = Kurz: 17 Karten
option-length-medium = Mittel: 21 Karten
option-length-long = Lang: 25 Karten
option-missions = Aufträge
option-missions-on = An: gemeinsame Aufgaben für je 4 Punkte
option-missions-off = Aus: keine Aufträge
option-bumpers = Puffer
option-bumpers-off = Aus: Zusammenstöße kosten Juwelen und lassen leere Loren entgleisen
option-bumpers-on = An: Zusammenstöße drehen Loren nur um
option-chasm_die = Abgrundwürfel
option-chasm_die-off = Aus: Die Spielenden wählen, wo es einstürzt
option-chasm_die-on = An: Ein Würfel entscheidet
option-splits = Gerammte Lore
option-splits-owner = Ihr Clan teilt: die Ladung in zwei verdeckte Haufen, von denen einer blind gewählt wird
option-splits-lot = Das Los teilt: Die Hälfte der Ladung fällt, und niemand wird gefragt
option-surface_exit = Heimwege
option-surface_exit-printed_track_only = Nur über die Startgleise
option-surface_exit-any_square = Überall: über jedes Feld der Oberfläche

# Befehle: höchstens 100 Zeichen.
command-offtherails = Off the Rails: Gleise, Loren, Zusammenstöße und der Abgrund.
command-offtherails-side = Wähle deine Seite des Plans
command-offtherails-side-edge = Welche Seite
command-offtherails-lay = Lege eine Gerade oder eine Kurve
command-offtherails-lay-at = Auf welches Feld, zum Beispiel C3
command-offtherails-lay-tile = Welches Gleis
command-offtherails-upgrade = Mache aus einem Gleis ein T, oder aus einem T ein Kreuz
command-offtherails-upgrade-at = Welches Feld, zum Beispiel C3
command-offtherails-upgrade-tile = Zu welchem Gleis
command-offtherails-cart = Stelle eine Lore auf eines deiner Startgleise
command-offtherails-cart-cart = Welche Lore
command-offtherails-cart-at = Auf welches Startgleis
command-offtherails-faster = Erhöhe das Tempo einer Lore um eins
command-offtherails-faster-cart = Welche Lore
command-offtherails-slower = Verringere das Tempo einer Lore um eins
command-offtherails-slower-cart = Welche Lore
command-offtherails-undo = Nimm deine letzte Aktion dieses Zuges zurück
command-offtherails-done = Beende deine Aktionen: Die Loren fahren
command-offtherails-drive = Wähle die Strecke einer Lore, nach ihrem Buchstaben
command-offtherails-drive-route = Welche Strecke, nach ihrem Buchstaben
command-offtherails-take = Nimm ein Juwel aus dem Vorkommen unter deiner Lore
command-offtherails-take-jewel = Welches Juwel
command-offtherails-split = Teile die Ladung deiner gerammten Lore heimlich in zwei Haufen
command-offtherails-split-piles = Welche zwei Haufen
command-offtherails-pick = Wähle blind einen Haufen: Er fällt herunter
command-offtherails-pick-pile = Links oder rechts
command-offtherails-face = Wähle, wohin eine Lore nach einem Zusammenstoß schaut
command-offtherails-face-way = Welche Richtung
command-offtherails-claim = Beanspruche einen Auftrag
command-offtherails-claim-mission = Welcher Auftrag
command-offtherails-collapse = Lege den gezogenen Abgrundmarker auf ein Feld
command-offtherails-collapse-at = Welches Feld, zum Beispiel C3
command-offtherails-draw = Ziehe einen Abgrundmarker, obwohl du nicht musst
command-offtherails-pass = Beanspruche nichts, oder ziehe keinen Abgrundmarker
command-offtherails-stop = Beende eine gewonnene Solopartie

# Menüs: höchstens 80 Zeichen.
ask-verb = Was tust du?
ask-verb-alone = Was tust du?
ask-side = Welche Seite ist deine?
ask-square-lay = Auf welches Feld?
ask-row = In welcher Reihe?
ask-square-upgrade = Welches Gleis?
ask-square-collapse = Welches Feld stürzt ein?
ask-tile = Welches Gleis?
ask-cart = Welche Lore?
ask-start = Auf welches Startgleis?
ask-drive = Welche Lore fährt zuerst?
ask-route = Welche Strecke?
ask-take = Welches Juwel nimmst du?
ask-split = Wie teilst du die Ladung? Sonst sieht es niemand.
ask-split-own = Welche Hälfte deiner eigenen Ladung fällt?
ask-pick = Welcher Haufen fällt herunter? Du wählst blind.
ask-face = Wohin schaut die Lore?
ask-claim = Beanspruchst du einen Auftrag?
ask-mission = Welcher Auftrag?
ask-offer = Ziehst du einen Abgrundmarker?
verb-side = Seite wählen
verb-lay-short = Gleis
verb-lay = Gleis legen
verb-upgrade-short = Ausbau
verb-upgrade = Gleis ausbauen
verb-cart-short = Lore
verb-cart = Lore aufstellen
other-action = Aktionen …
verb-faster = Schneller
verb-slower = Langsamer
verb-undo-short = Zurück
verb-undo-lay = Zurücknehmen: Gleis auf { $what }
verb-undo-upgrade = Zurücknehmen: Ausbau auf { $what }
verb-undo-cart = Zurücknehmen: { $what } auf dem Plan
verb-undo-faster = Zurücknehmen: { $what } schneller
verb-undo-slower = Zurücknehmen: { $what } langsamer
verb-done = Fahren – alle Loren
verb-done-idle = { $n ->
    [0] Zug beenden
   *[other] Beenden ({ $n } übrig)
  }
verb-done-one = Fahren – { $cart } { $end }
verb-done-danger = Fahren – Vorsicht: { $cart } { $end }
sure-done = ⚠️ { $cart } { $end } und verliert: { $jewels }. Willst du das wirklich?
verb-drive-short = { $n ->
    [0] Fahren
   *[other] Fahren ({ $n } übrig)
  }
verb-drive-derails = Fahren: entgleist
verb-drive-falls = Fahren: stürzt ab
verb-drive-returns = Fahren: hinaus
sure-last = ⚠️ Danach ist keine Lore mehr unten, und die Partie endet. Willst du das wirklich?
sure-idle = Du hast noch { $n } Aktionen. Willst du den Zug ohne sie beenden?
verb-stop = Aufhören – die Partie ist gewonnen
verb-drive = Fahren
verb-steer = Strecke wählen
verb-take = Nehmen
verb-split = Selbst teilen
verb-split_by_lot = Der Bot teilt
verb-pick = Wählen
verb-face = Drehen
verb-claim = Auftrag beanspruchen
verb-pass-claim = Nichts beanspruchen
verb-pass-claim-short = Nein
verb-pass-offer = Nicht ziehen
verb-draw = Marker ziehen
verb-collapse = Einstürzen lassen
start = Startgleis { $square }
speed-choice = { $cart }: Tempo { $old } → { $new }
take-rock = Stein
take-ruby = Rubin
take-emerald = Smaragd
take-gold = Gold
take-diamond = Diamant
jewel-choice = { $jewel } · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
split-choice = { $left } | { $right }
split-choice-own = Es fällt { $left }, es bleibt { $right }
pile-left = Linker Haufen
pile-right = Rechter Haufen
mission-choice = { $mission } · 4 Punkte
mission-short = { $mission } +4
drive-choice = { $cart } { $end }
start-short = { $square }
split-short = { JOIN($left, by: ", ") } | { JOIN($right, by: ", ") }
split-short-own = Fällt: { JOIN($left, by: ", ") }
speed-short = { $cart } { $old } → { $new }
die-white = ⚪ 1
die-black = ⚫ 2
die-solo = { $clan }
route-stops-short = { $which } → { $square }
route-leaves-short = { $which } 🌤️ { $square }
route-derails-short = { $which } 💢 { $square }
route-collides-short = { $which } 💥 { $square }
route-falls-short = { $which } 🕳️ { $square }
route-returns-short = { $which } ↩️ { $square }
route-forks-short = { $which } → { $square } …
route = { $letter } · { JOIN($exits, by: "-") } · { $end }
route-straight = { $letter } · { $end }
route-of-cart = { $cart } · { $route }
end-stops = hält auf { $square }, Richtung { $heading }
end-leaves = verlässt die Mine bei { $square }
end-derails = entgleist vor { $square }
end-collides = rammt { $cart } auf { $square }
end-falls = stürzt bei { $square } in den Abgrund
end-returns = rollt bei { $square } vom Startgleis
end-forks = Weiche auf { $square }, dort wählst du weiter
square-choice = { $square } · { JOIN($what, by: " · ") }
square-choice-bare = { $square }
square-label = Feld { $square }
square-brief = { $square } { JOIN($jewels, by: "") }
proposal = { $n ->
    [1] ①
    [2] ②
    [3] ③
    [4] ④
   *[other] ⑤
  }
square-proposed = { $number } { $square }
another-square = Anderes …
another-split = Anders teilen …
another-jewel = Anderes Juwel …
row = Reihe { $n }
row-on-button = { $n }
with-jewels = { JOIN($jewels, by: ", ") }

# Namen der Dinge.
clan-red = Rot
clan-yellow = Gelb
clan-green = Grün
clan-blue = Blau
hue-red = Rot
hue-yellow = Gelb
hue-green = Grün
hue-blue = Blau
cart-white = { $clan } 1
cart-black = { $clan } 2
cart-solo = Lore { $clan }
mine-red = Rot
mine-yellow = Gelb
mine-green = Grün
mine-blue = Blau
space = { $mine } { $n }
square-plain = { $square }
square-space = { $square }
square-centre = { $square } (Minenmitte)
    .brief = { $square }
edge-north = Norden
edge-east = Osten
edge-south = Süden
edge-west = Westen
exit-N = N
exit-E = O
exit-S = S
exit-W = W
heading-N = Norden
heading-E = Osten
heading-S = Süden
heading-W = Westen
pile-rock = { $n ->
    [one] Stein
   *[other] { $n } Steine
  }
pile-ruby = { $n ->
    [one] Rubin
   *[other] { $n } Rubine
  }
pile-emerald = { $n ->
    [one] Smaragd
   *[other] { $n } Smaragde
  }
pile-gold = { $n ->
    [one] Gold
   *[other] { $n } Gold
  }
pile-diamond = { $n ->
    [one] Diamant
   *[other] { $n } Diamanten
  }
jewel-rock = { $n ->
    [one] 1 Stein
   *[other] { $n } Steine
  }
    .brief = { $n ->
        [one] { icon-rock }
       *[other] { $n }{ icon-rock }
      }
jewel-ruby = { $n ->
    [one] 1 Rubin
   *[other] { $n } Rubine
  }
    .brief = { $n ->
        [one] { icon-ruby }
       *[other] { $n }{ icon-ruby }
      }
jewel-emerald = { $n ->
    [one] 1 Smaragd
   *[other] { $n } Smaragde
  }
    .brief = { $n ->
        [one] { icon-emerald }
       *[other] { $n }{ icon-emerald }
      }
jewel-gold = { $n ->
    [one] 1 Gold
   *[other] { $n } Gold
  }
    .brief = { $n ->
        [one] { icon-gold }
       *[other] { $n }{ icon-gold }
      }
jewel-diamond = { $n ->
    [one] 1 Diamant
   *[other] { $n } Diamanten
  }
    .brief = { $n ->
        [one] { icon-diamond }
       *[other] { $n }{ icon-diamond }
      }
icon-rock = 🪨
icon-ruby = 🔺
icon-emerald = 🟩
icon-gold = 🟡
icon-diamond = 💎
tile-NS = eine Gerade Nord–Süd
tile-EW = eine Gerade Ost–West
tile-NE = eine Kurve Nord–Ost
tile-ES = eine Kurve Ost–Süd
tile-SW = eine Kurve Süd–West
tile-NW = eine Kurve Nord–West
tile-NES = ein T Nord–Ost–Süd
tile-ESW = ein T Ost–Süd–West
tile-NSW = ein T Nord–Süd–West
tile-NEW = ein T Nord–Ost–West
tile-NESW = ein Kreuz
tile-choice-NS = Gerade Nord–Süd
tile-choice-EW = Gerade Ost–West
tile-choice-NE = Kurve Nord–Ost
tile-choice-ES = Kurve Ost–Süd
tile-choice-SW = Kurve Süd–West
tile-choice-NW = Kurve Nord–West
tile-choice-NES = T Nord, Ost, Süd
tile-choice-ESW = T Ost, Süd, West
tile-choice-NSW = T Nord, Süd, West
tile-choice-NEW = T Nord, Ost, West
tile-choice-NESW = Kreuz
tile-short-NS = N–S
tile-short-EW = O–W
tile-short-NE = N–O
tile-short-ES = O–S
tile-short-SW = S–W
tile-short-NW = N–W
tile-short-NES = N–O–S
tile-short-ESW = O–S–W
tile-short-NSW = N–S–W
tile-short-NEW = N–O–W
tile-short-NESW = Kreuz
mission-enemy_lines = Hinter feindlichen Linien
mission-bumper_carts = Autoscooter
mission-diamonds = Diamanten sind vergänglich
mission-dirty_goblins = Schmutzige Goblins
mission-gem_collector = Edelsteinsammler
mission-green_fingers = Grüner Daumen
mission-face_to_face = Auge in Auge
mission-jewel_theft = Juwelenraub
mission-red_leader = Roter Anführer
mission-spice = Die Würze des Lebens
mission-gold_hills = Gold in deinen Hügeln
task-enemy_lines = ein Juwel bei Rivalen hinausholen
task-bumper_carts = einen Rivalen vom Gleis rammen
task-diamonds = einen Diamanten heimbringen
task-dirty_goblins = am Ende die meisten Steine haben
task-gem_collector = 5 Edelsteine in einer Lore
task-green_fingers = 2 Smaragde in einer Lore holen
task-face_to_face = frontal zusammenstoßen
task-jewel_theft = einem Rivalen ein Juwel abjagen
task-red_leader = 4 Rubine in einer Lore holen
task-spice = jede Sorte Edelstein daheim
task-gold_hills = 2 Gold in einer Lore holen

# Erklärungen: jede einmal, wenn jemand die Frage zum ersten Mal sieht.
lesson-claim = Wer einen Auftrag zuerst beansprucht, bekommt 4 Punkte, einer je Zug. Sonst verfällt er.
lesson-offer = Du hast keine Lore unten und musst nicht ziehen. Ein Marker lässt ein Feld deiner Wahl einstürzen.
lesson-side = Deine Loren beginnen auf den vier Gleisen dieser Seite. Heim dürfen sie über jede.
lesson-verb = Bis zu 4 Aktionen, dann fahren alle deine Loren genau ihr Tempo. Am Gleisende entgleisen sie.
lesson-verb-alone = 🔺 bei Rot hinaus, 🟩 bei Grün, 🟡 bei Gelb, 💎 bei Blau: je eins ist ein Sieg. Entgleist ist verloren.
lesson-square-lay = Bau einen Weg über Juwelen und wieder hinaus. Nur über ein Startgleis kommen sie heim.
lesson-square-upgrade = Aus Gerade oder Kurve wird ein T, aus dem T ein Kreuz. Gleise gehören niemandem.
lesson-square-collapse = Was dort liegt, ist aus dem Spiel: Gleis, Juwelen und Loren, auch deine.
lesson-start = Sie beginnt mit Tempo 3 und fährt schon jetzt: Ohne Gleis vor sich entgleist sie sofort.
lesson-drive = Die Reihenfolge zählt: Eine Lore kann der anderen im Weg sein oder ihr Juwelen wegnehmen.
lesson-route = Jeder Buchstabe ist eine Strecke im Bild, mit ihrem Ende.
lesson-take = Vorbeifahren bringt 1 Juwel, Halten 2; Steine zuerst. Eine Lore fasst 5.
lesson-split = Deine Lore wurde gerammt: Du machst zwei Haufen, die Gegenseite wählt blind, welcher fällt.
lesson-pick = Der Haufen, den du wählst, fällt auf das Feld. Dort kann jede Lore ihn holen.
lesson-face = Sie dreht sich vom Zusammenstoß weg. Wohin sie jetzt schaut, fährt sie als Nächstes.

# Absagen: warum ein Zug nicht geht.
now-sides = Zuerst die Seiten: Wähle, wo du beginnst.
now-actions = Jetzt sind die Aktionen dran. Wenn du fertig bist, fahren deine Loren.
now-drive = Deine Loren fahren schon: keine Aktionen mehr in diesem Zug. Wähle, welche wohin fährt.
now-steer = Deine Lore wartet an einer Weiche: Wähle zuerst ihre Strecke.
now-take = Deine Lore steht auf einem Vorkommen: Wähle zuerst ein Juwel.
now-split = Eine Lore wurde gerammt: Zuerst wird ihre Ladung in zwei Haufen geteilt.
now-pick = Zwei Haufen liegen bereit: Wähle den, der herunterfällt.
now-face = Wähle nach dem Zusammenstoß zuerst, wohin die Lore schaut.
now-claim = Deine Loren sind gefahren. Beanspruche einen Auftrag oder passe, dann ist dein Zug vorbei.
now-offer = Deine Loren sind gefahren. Ziehe einen Abgrundmarker oder passe, dann ist dein Zug vorbei.
now-spread = Ein Abgrundmarker ist gezogen: Wähle das Feld, das einstürzt.
now-over = Die Partie ist zu Ende.
one-mission = Du bist gefahren und hast schon beansprucht: ein Auftrag pro Zug.
no-actions-left = Du hast alle { $n } Aktionen verbraucht. Beende deinen Zug oder nimm eine zurück.
nothing-to-undo = Es gibt nichts zurückzunehmen: Du hast in diesem Zug noch nichts getan.
stop-alone-only = So beenden lässt sich nur eine Solopartie.
stop-not-won = Aufhören kannst du nach einem Sieg: je ein Juwel jeder Sorte auf seiner eigenen Oberfläche.
square-taken = Auf { $square } liegt schon ein Gleis. Du kannst es nur ausbauen.
square-surface = { $square } liegt an der Oberfläche: Gleise gehören unter die Erde.
no-such-square = Ein Feld { $square } gibt es nicht. Die Spalten gehen von A bis J, die Reihen von 0 bis 9, wie in C3.
square-is-centre = { $square } ist die Mitte einer Mine: Dort liegt nie ein Gleis.
square-collapsed = { $square } ist in den Abgrund gestürzt.
no-plain-tiles = In der Schachtel sind keine Geraden und Kurven mehr.
no-branching-tiles = In der Schachtel sind keine Ts und Kreuze mehr.
nothing-to-upgrade = Auf { $square } liegt kein Gleis zum Ausbauen.
upgrade-under-cart = Auf { $square } steht eine Lore: Ihr Gleis bleibt, wie es ist.
upgrade-of-cross = { $square } ist schon ein Kreuz; mehr geht nicht.
upgrade-loses-exit = Auf { $square } liegt { $tile }: Ein Ausbau behält alle Ausgänge.
upgrade-two-steps = Auf { $square } liegt { $tile }: Es wächst um einen Ausgang auf einmal.
cart-lost = { $cart } ist aus dem Spiel.
not-your-cart = Diese Lore gehört dir nicht. Deine: { $carts }.
cart-on-board = { $cart } ist schon auf dem Plan, auf { $square }.
not-your-start = { $cart } beginnt auf einem von diesen: { $starts }.
start-taken = Auf { $square } steht schon eine Lore.
cart-not-on-board = { $cart } ist nicht auf dem Plan.
speed-fastest = { $cart } hat schon Tempo { $speed }, das höchste.
speed-slowest = { $cart } hat schon Tempo { $speed }, das niedrigste.
has-driven = { $cart } ist in diesem Zug schon gefahren.
drives-later = Zuerst fährt { $first }: Die Reihenfolge ist jetzt egal.
no-such-route = Diese Strecke gibt es nicht. Wähle einen der gezeigten Buchstaben.
not-to-take = Das kannst du hier nicht nehmen. Du kannst nehmen: { $there }.
no-such-split = Das sind nicht zwei möglichst gleiche Haufen aus dieser Ladung.
no-such-exit = Dorthin kann die Lore nicht schauen.
no-such-collapse = Der Marker gehört neben ein eingestürztes Feld seiner Farbe ({ $mine }).
mission-not-here = { $mission } gehört nicht zu den Aufträgen dieser Partie.
mission-taken = { $mission } hat schon { $who } beansprucht.
mission-not-met = { $mission } hast du in diesem Zug nicht erfüllt.

# Aufbau.
side-north = Norden – Rot
side-north-short = Norden
side-east = Osten – Gelb
side-east-short = Osten
side-south = Süden – Grün
side-south-short = Süden
side-west = Westen – Blau
side-west-short = Westen
side-red = 🔴 { $who } beginnt im Norden, mit dem roten Clan.
    .brief = 🔴 Norden
    .outcome = beginnt im Norden 🔴
side-yellow = 🟡 { $who } beginnt im Osten, mit dem gelben Clan.
    .brief = 🟡 Osten
    .outcome = beginnt im Osten 🟡
side-green = 🟢 { $who } beginnt im Süden, mit dem grünen Clan.
    .brief = 🟢 Süden
    .outcome = beginnt im Süden 🟢
side-blue = 🔵 { $who } beginnt im Westen, mit dem blauen Clan.
    .brief = 🔵 Westen
    .outcome = beginnt im Westen 🔵
begins = 🔔 Hinab in die Minen! { $who } beginnt.
    .headline = 🔔 { $who } beginnt

# Aktionen.
lays = 🛤️ { $who } legt { $tile } auf { $square }.
    .brief = 🛤️ { $square }
    .briefs = 🛤️ { JOIN($square, by: ", ") }
    .counted = { $times ->
        [one] baut ein Gleis
       *[other] baut { $times } Gleise
      }
upgrades = 🔀 { $who } baut { $square } aus: jetzt { $tile }.
    .brief = 🔀 { $square }
    .briefs = 🔀 { JOIN($square, by: ", ") }
    .counted = { lays.counted }
places = 🛒 { $who } stellt { $cart } auf { $square }.
    .brief = 🛒 { $cart } { $square }
    .counted = { $times ->
        [one] stellt eine Lore auf
       *[other] stellt { $times } Loren auf
      }
faster = ⏫ { $who } treibt { $cart } auf Tempo { $speed }.
    .brief = ⏫ { $cart } { $speed }
    .otherwise = macht eine Lore schneller
slower = ⏬ { $who } bremst { $cart } auf Tempo { $speed }.
    .brief = ⏬ { $cart } { $speed }
    .otherwise = macht eine Lore langsamer
undoes-lay = ↩️ { $who } nimmt das Gleis zurück.
    .cancels = lays
undoes-upgrade = ↩️ { $who } nimmt den Ausbau zurück.
    .cancels = upgrades
undoes-cart = ↩️ { $who } nimmt die Lore zurück.
    .cancels = places
undoes-faster = ↩️ { $who } nimmt die Tempoänderung zurück.
    .cancels = faster
undoes-slower = ↩️ { $who } nimmt die Tempoänderung zurück.
    .cancels = slower
done = 🚦 { $who } löst die Bremsen.
    .aside = { "" }
done-idle = 🚦 { $who } ist fertig; keine Lore fährt.
    .aside = { "" }
stopped = 🏁 { $who } versiegelt die Schächte und geht siegreich heim.

# Fahrt.
rolls = 🛒 { $cart } ({ $who }): { JOIN($way, by: " → ") }
    .brief = { $cart } { TRIP($way) }
    .otherwise = fährt
loads = { "" }
    .brief = { "" }
    .counted = { takes.counted }
way-taking = { $square } { JOIN($jewels, by: " ") }
takes = ⛏️ { $who } nimmt { $jewels } auf { $square }.
    .brief = ⛏️ { $jewels }
    .briefs = ⛏️ { $jewels }
    .counted = { $times ->
        [one] lädt ein Juwel
       *[other] lädt { $times } Juwelen
      }
stops = 🅿️ { $cart } hält auf { $square }, Richtung { $heading }.
    .aside = { "" }
returns = ↩️ { $cart } rollt vom Startgleis, zurück zu { $who }.
    .brief = ↩️ { $cart } zurück
    .outcome = rollt zurück hinaus
derails = 💢 { $cart } entgleist vor { $square } und kommt so leer, wie sie war, zu { $who } zurück.
    .brief = 💢 { $cart } entgleist
    .outcome = entgleist
derails-loaded = 💢 { $cart } entgleist vor { $square }! { $who } verliert: { $jewels }.
    .brief = 💢 { $cart } verliert { $jewels }
    .outcome = entgleist und verliert { $jewels }
leaves = 🌤️ { $cart } kommt bei { $square } ans Licht. { $who } bringt heim: { $jewels }.
    .brief = 🌤️ bringt heim: { $jewels }
    .caption = 🌤️ { $who } bringt heim: { $jewels }
leaves-for = { leaves }
    .brief = { leaves.brief }
    .outcome = bringt { $jewels } heim: +{ $points }
leaves-empty = 🌤️ { $cart } kommt bei { $square } ans Licht, ohne Ladung für { $who }.
    .brief = 🌤️ { $cart } kommt leer heim
    .outcome = kommt leer heim
falls = 🕳️ { $cart } stürzt bei { $square } in den Abgrund: { $who } sieht sie nie wieder.
    .brief = 🕳️ { $cart } stürzt ab
    .caption = 🕳️ { $cart } von { $who } stürzt in den Abgrund
    .outcome = verliert eine Lore an den Abgrund
falls-loaded = 🕳️ { $cart } stürzt bei { $square } mit { $jewels } an Bord in den Abgrund: { $who } sieht nichts davon wieder.
    .brief = 🕳️ { $cart } stürzt ab mit { $jewels }
    .caption = 🕳️ { $cart } von { $who } stürzt in den Abgrund. Verloren: { $jewels }
    .outcome = verliert eine Lore an den Abgrund, samt Ladung: { $jewels }

# Zusammenstöße.
rams = 💥 { $cart } ({ $who }) rammt { $opponent } ({ $whose }) auf { $square }!
    .brief = 💥 rammt { $opponent } ({ $whose })
    .caption = 💥 { $who } rammt { $whose }: { $cart } → { $opponent }
    .outcome = rammt { $whose }
rams-head-on = 💥 { $cart } ({ $who }) und { $opponent } ({ $whose }) krachen auf { $square } frontal zusammen!
    .brief = 💥 frontal gegen { $opponent } ({ $whose })
    .caption = 💥 { $who } und { $whose } krachen frontal zusammen
    .outcome = kracht frontal gegen { $whose }
bumps = 🧱 { $cart } stößt auf { $square } gegen die Seite von { $opponent }: Die Gleise treffen sich nicht.
    .brief = 🧱 stößt an { $opponent } ({ $whose })
    .outcome = stößt gegen { $whose }
rams-own = { rams }
    .brief = 💥 rammt eigene Lore { $opponent }
    .outcome = rammt die eigene Lore
has-split = ⚖️ { $who } hat die Ladung von { $cart } in zwei verdeckte Haufen geteilt.
    .aside = { "" }
your-piles = Deine Haufen: links { $left }, rechts { $right }.
    .brief = deine Haufen: { $left } | { $right }
drops-some = 💎 { $cart } verliert auf { $square }: { $jewels }. Es bleiben: { $kept }.
    .brief = verliert { $jewels }
    .outcome = verliert { $jewels }
drops-all = 💎 { $cart } verliert auf { $square }: { $jewels }.
    .brief = verliert { $jewels }
    .outcome = verliert { $jewels }
derails-rammed = 💢 { $cart } war leer und entgleist: zurück zu { $who }.
    .brief = 💢 { $cart } ({ $who }) entgleist
    .outcome = entgleist
turns-away = 🔄 { $cart } schaut jetzt nach { $heading }.
    .aside = { "" }

# Das Ende eines Zuges.
claims = 🏅 { $who } beansprucht { $mission }: { $points } Punkte.
    .brief = 🏅 { $mission } +{ $points }
    .outcome = { $mission } +{ $points }
deposit = ⛏️ Neues Vorkommen auf { $square }: { $jewels }.
    .aside = { "" }
deposit-bare = ⛏️ { $square } ist an der Reihe, aber der Beutel ist leer.
    .aside = { "" }
chasm-card = ⚠️ { $who } deckt die Abgrundkarte auf! Die Erde bebt: Alle haben noch einen Zug. Von nun an zählt jede Lore im Vorrat 3 Punkte.
    .headline = ⚠️ Abgrundkarte ({ $who }): noch ein Zug für alle
chasm-opens = 🕳️ Der Abgrund tut sich auf!
token-drawn = 🎲 { $who } zieht einen Abgrundmarker: { $mine }.
    .aside = { "" }
token-aside = 🎲 Für den Marker ({ $mine }) gibt es kein Feld; er kommt beiseite.
    .aside = { "" }
passes-token = 🎲 { $who } lässt den Abgrund in Ruhe.
    .aside = { "" }
collapses = 🕳️ { $square } stürzt ein.
    .aside = 🕳️ { $square }
    .counted = 🕳️ { $times ->
        [one] ein Feld stürzt ein
       *[other] { $times } Felder stürzen ein
      }
collapses-track = 🕳️ { $square } stürzt ein, samt Gleis.
    .aside = 🕳️ { $square }
    .counted = { collapses.counted }
collapses-jewels = 🕳️ { $square } stürzt ein und verschlingt: { $jewels }.
    .aside = 🕳️ { $square }, { $jewels }
    .outcome = 🕳️ in den Abgrund: { $jewels }
collapses-jewels-track = 🕳️ { $square } stürzt samt Gleis ein und verschlingt: { $jewels }.
    .aside = 🕳️ { $square }, { $jewels }
    .outcome = 🕳️ in den Abgrund: { $jewels }
swallowed = 🕳️ { $cart } ({ $who }) stürzt mit hinab!
    .brief = 🕳️ { $cart } ({ $who }) verloren
    .caption = 🕳️ { $cart } von { $who } stürzt mit hinab
    .outcome = verliert eine Lore an den Abgrund
swallowed-loaded = 🕳️ { $cart } ({ $who }) stürzt mit hinab, und mit ihr { $jewels }!
    .brief = 🕳️ { $cart } ({ $who }) verloren mit { $jewels }
    .caption = 🕳️ { $cart } von { $who } stürzt mit hinab. Verloren: { $jewels }
    .outcome = verliert eine Lore an den Abgrund, samt Ladung: { $jewels }
cave-in-spared = 🍀 Die Abgrundkarte kommt: Diesmal stürzt nichts ein, und sie wird zurückgemischt.

# Das Ende.
derails-at-end = 💢 { $cart } ({ $who }) ist noch unten und entgleist.
    .brief = 💢 { $cart } ({ $who }) entgleist
    .caption = 💢 { $cart } von { $who } bleibt unten und entgleist
    .outcome = ist noch unten und entgleist
derails-at-end-loaded = 💢 { $cart } ({ $who }) ist noch unten und entgleist. Verloren: { $jewels }.
    .brief = 💢 { $cart } ({ $who }) verliert { $jewels }
    .caption = 💢 { $cart } von { $who } bleibt unten und verliert { $jewels }
    .outcome = ist noch unten und verliert { $jewels }
dirty-goblins = 🏅 Schmutzige Goblins, für die meisten Steine ({ $n }): { $who }.
final-scores = 🏁 Die Minen schweigen.
    .aside = { "" }
final-score = { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } (Juwelen { $jewels }, meiste Rubine { $majority }, Loren { $carts }, Aufträge { $missions })
    .aside = { "" }
solo-score = 🏁 Die Minen schweigen. Wertung: { $points }.
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
tie-broken = ⚖️ { $reason }
won-by-points = Die Punkte entscheiden.
    .pictured = { "" }
won-by-gems = Gleich viele Punkte; mehr Edelsteine entscheiden.
won-by-rocks = Gleich viele Punkte und Edelsteine; weniger Steine entscheiden.
shared-win = Gleich viele Punkte, Edelsteine und Steine.
solo-major = Großer Sieg: Von jeder Sorte kamen zwei oder mehr heim.
    .pictured = { "" }
solo-win = Sieg: Von jeder Sorte kam eines heim.
    .pictured = { "" }
solo-partial = Teilsieg: Von jeder Sorte kam eines heraus, nur nicht überall am richtigen Ort.
    .pictured = { "" }
solo-loss = Nicht von jeder Sorte kam eines heraus.
    .pictured = { "" }
lacked-partial = Für einen Teilsieg fehlte: { $jewels }.
lacked-win = Für einen Sieg fehlte daheim: { $jewels }.
lacked-major = Für einen großen Sieg fehlte daheim: { $jewels }.
solo-why-major = Von jeder Sorte kamen zwei oder mehr heim.
solo-why-win = Von jeder Sorte kam mindestens eines heim.
solo-why-partial = Jede Sorte kam heraus, doch nicht jede kam heim.
solo-why-loss = Nicht jede Sorte kam heraus.
solo-result = { $grade }, Wertung { $points }: { $why }
grade-major = Großer Sieg
grade-win = Sieg
grade-partial = Teilsieg
grade-loss = Niederlage
grade-open = noch kein Sieg

# Der Tisch in Zeilen: bei kurzen Namen höchstens 42 Spalten.
summary-sides = { $who } wählt eine Seite
summary-actions = Runde { $round }: { $who }, noch { $n ->
    [one] { $n } Aktion
   *[other] { $n } Aktionen
  }
summary-drive = Runde { $round }: { $who } fährt
summary-steer = Runde { $round }: { $who } wählt eine Strecke
summary-take = Runde { $round }: { $who } nimmt ein Juwel
summary-split = Runde { $round }: { $who } teilt eine Ladung
summary-pick = Runde { $round }: { $who } wählt einen Haufen
summary-face = Runde { $round }: { $who } dreht eine Lore
summary-claim = Runde { $round }: Beansprucht { $who } einen Auftrag?
summary-offer = Runde { $round }: Zieht { $who } einen Marker?
summary-spread = Runde { $round }: { $who } legt einen Marker
sides-line = Der Plan ist noch leer.
stage-last = Der Abgrund öffnet sich in { $n ->
    [one] { $n } Zug
   *[other] { $n } Zügen
  }.
stage-chasm = Der Abgrund ist offen.
token-line = Gezogener Marker: { $mine }
grade-line = Bisher: { $grade }
steps-line = { $cart } { $n ->
    [0] ist angekommen
    [one] hat noch 1 Schritt
   *[other] hat noch { $n } Schritte
  }.
route-line = { $cart }: { $route }
crash-line = { $cart } hat { $opponent } gerammt.
piles-line = Deine Haufen: { $left } | { $right }
seat-line = { $who }, { $clan } ({ $edge }): { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
seat-line-solo = Wertung bisher: { $points }
earned-line = - { JOIN($parts, by: " · ") }
earned-part = { $what } { $n }
source-jewels = Juwelen
source-rubies = Rubine
source-carts = Loren
source-missions = Aufträge
gained-line = - in einer Runde gewonnen: { $points }
cart-line = - { $cart }: { $square }, { $heading }, Tempo { $speed }, { $jewels }
cart-line-supply = - { $cart }: im Vorrat
cart-line-supply-both = - beide Loren: im Vorrat
cart-line-lost = - { $cart }: aus dem Spiel
home-line = - daheim: { $jewels }
home-line-solo = - an Oberfläche { $clan }: { $jewels }
empty = leer
ways-line = Gleise: { JOIN($ways, by: " · ") }
way = { $begin } → { JOIN($squares, by: ", ") }
way-ending = { $begin } → { JOIN($squares, by: ", ") }{ $end }
way-from = { $square }
way-from-cart = { $cart }
way-from-fork = { $square } { $heading }
way-leaves = , hinaus bei { $square }
way-derails = , endet vor { $square }
way-falls = , in den Abgrund bei { $square }
way-returns = , hinaus bei { $square }
way-meets = , trifft { $square }
deposits-line = Vorkommen: { JOIN($deposits, by: "; ") }
deposit-at = { $square }: { JOIN($jewels, by: ", ") }
tile-at = { $square } { $tile }
track-line = Andere Gleise: { $tiles }
tokens-line = Eingestürzt: { JOIN($squares, by: ", ") }
choices-line = Kann einstürzen: { $squares }
mission-line = { $mission }: { $task }
mission-line-taken = { $mission }: beansprucht von { $who }
deck-line = Vorkommenskarten übrig: { $n }
deck-line-chasm = Vorkommenskarten übrig: { $n }; die Abgrundkarte ist zwischen der { $first }. und der { $last }.
supply-part = { $mine } { $n }
supply-line = Abgrundmarker übrig: { $n }{ $n ->
    [0] { "" }
   *[other] { " " }({ $parts })
  }
bag-line = Im Beutel: { $jewels }
gone-line = Für immer verloren: { $jewels }
pools-line = Gleise übrig: { $plain } einfache, { $branching } mit Abzweig

# Picture
picture-your-turn = Du bist dran
picture-phase-sides = Seite wählen
picture-phase-actions = Vier Aktionen
picture-phase-drive = Loren fahren
picture-phase-take = Juwel nehmen
picture-phase-steer = Strecke wählen
picture-phase-split = Ladung teilen
picture-phase-pick = Haufen wählen
picture-phase-face = Lore drehen
picture-phase-claim = Einen Auftrag?
picture-phase-offer = Marker ziehen?
picture-phase-spread = Ein Feld stürzt ein
picture-rolling = 🛒 { $who } lässt die Loren rollen …
picture-rumbling = 🕳️ Der Boden bebt …
picture-below = 🏁 Die Zeit ist um für alle, die noch unten sind …
picture-goal = Ziel: je 1
picture-home = Daheim
picture-elsewhere = Anderswo
picture-values = Punkte daheim
picture-no-jewels = keine Juwelen
picture-supply = Vorrat
picture-lost = verloren
picture-final = Endergebnis
picture-collision = Zusammenstoß
picture-head-on = Frontal!
picture-left = Links
picture-right = Rechts
picture-last-turns = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
  }

# Die Rangliste: Solopartien und ihre Grade in Kürze.
variant-solo = Allein
variant-gentle = Sanfter: mit Puffern oder jedem Ausgang
grade-major-short = großer Sieg
grade-win-short = Sieg
grade-partial-short = Teilsieg
grade-loss-short = Niederlage

# Was ein Zug bewirkt: der Grund eines Hinweises.
effect-plan = { $cart } soll { $n ->
    [0] leer hinaus, bei { $exit }
   *[other] heimbringen: { $jewels }{ $points ->
        [0] {""}
        [one] {" "}(1 Punkt)
       *[other] {" "}({ $points } Punkte)
    }{ $over ->
        [0] {""}
       *[other] {" "}über { $squares }
    }, hinaus bei { $exit }
}{ $own }{ $missions }; { $lay ->
    [0] mit diesem Gleis liegt der Weg ganz
    [one] danach fehlt noch ein Gleis
   *[other] danach fehlen noch { $lay } Gleise
}{ $news }
effect-no-jewel-yet = es bereitet eine spätere Fahrt von { $cart } ab { $start } vor; auf diesem Weg liegt noch kein Juwel für sie
effect-leads = { $later ->
    [0] es bringt { $cart } näher an { $at } ({ $jewels })
   *[other] es ist für die nächste Fahrt von { $cart }, nach { $at } ({ $jewels })
}; { $lay ->
    [0] mit diesem Gleis reicht die Strecke bis dort
    [one] danach fehlt bis dort noch ein Gleis
   *[other] danach fehlen bis dort noch { $lay } Gleise
}
effect-lengthens = es führt die Strecke für { $later ->
    [0] { $cart }
   *[other] die nächste Fahrt von { $cart }
} über { $square } weiter
effect-lest = wie es jetzt steht, { $end ->
    [derails] entgleist { $cart } in diesem Zug
    [falls] stürzt { $cart } in diesem Zug in den Abgrund
   *[collapses] hält { $cart } auf { $square }, das der Abgrund als Nächstes verschlucken kann
}{ $n ->
    [0] {""}
   *[other] { $end ->
        [derails] {" "}und verliert: { $jewels }
       *[other] {" "}(an Bord: { $jewels })
    }
}; { $then }
effect-new = ; { $n ->
    [one] die Juwelen auf { $squares } sind neu
   *[other] die Juwelen auf { $squares } sind neu
}
effect-keeps = von ihrer Ladung { $drops ->
    [one] fällt ein Punkt
   *[other] fallen { $drops } Punkte
}, und { $keeps ->
    [one] ein Punkt bleibt
   *[other] { $keeps } Punkte bleiben
}
effect-opens = darüber kommt im nächsten Zug auch { $cart } zu { $squares }
effect-reaches = { $drive }{ $more ->
    [0] {""}
   *[other] { $turn ->
        [faster] , sobald du sie auf { $speed } beschleunigst
       *[slower] , sobald du sie auf { $speed } bremst
    }
}{ $hangs ->
    [track] , sobald das Gleis liegt
    [others] , wenn dann keine Lore im Weg steht
   *[nothing] {""}
}{ $home ->
    [0] {""}
   *[1] ; { $bound }
}{ $otherwise }
effect-bound = danach hinaus bei { $exit }{ $adds ->
    [0] {""}
   *[other] : { $jewels }
}{ $points ->
    [0] {""}
    [one] {" "}(1 Punkt)
   *[other] {" "}({ $points } Punkte)
}
effect-at-speed = ; mit Tempo { $n } { $end ->
    [derails] entgleist sie
    [falls] stürzt sie in den Abgrund
    [short] kommt sie noch nicht hinaus
   *[fewer] nimmt sie { $jewels ->
        [0] keins mit
        [one] nur eins mit
       *[other] nur { $jewels } mit
    }
}
effect-loads = { $cart } hält auf { $square } und nimmt mit: { $jewels }
effect-nears = { $cart } hält auf { $square }, { $n ->
    [one] ein Feld
   *[other] { $n } Felder
} vor { $at } ({ $jewels })
effect-stops = { $cart } hält auf { $square }
effect-nears-exit = { $cart } hält auf { $square }, { $n ->
    [one] ein Feld
   *[other] { $n } Felder
} vor dem Ausgang { $exit }
effect-drives = { $left ->
    [0] keine Aktion ist übrig; { JOIN($drives, by: "; ") }
   *[other] { JOIN($drives, by: "; ") }
}{ $left ->
    [0] {""}
    [one] ; die übrige Aktion braucht keine Lore
   *[other] ; die { $left } übrigen Aktionen braucht keine Lore
}
effect-forks = { $cart } kommt zur Weiche auf { $square }, wo du ihren Weg wählst
effect-leads-on = { $drive }; { $then }
effect-then = danach hat sie noch { $n ->
    [one] ein Feld
   *[other] { $n } Felder
} bis { $exit }{ $adds ->
    [0] {""}
   *[other] {" "}und soll heimbringen: { $jewels }
}{ $points ->
    [0] {""}
    [one] {" "}(1 Punkt)
   *[other] {" "}({ $points } Punkte)
}{ $lay ->
    [0] {""}
    [one] ; ein Gleis fehlt noch
   *[other] ; { $lay } Gleise fehlen noch
}
effect-any-side = Computer losen ihre Seite aus: noch liegt kein Juwel
effect-blind = niemand kann es wissen: Die Stapel liegen verdeckt, jeder ist so gut wie der andere
effect-piles = { $differ ->
    [0] beide Stapel sind { $most ->
        [one] einen Punkt
       *[other] { $most } Punkte
    } wert: Was auch fällt, mehr verlierst du nicht
    [one] die Stapel sind { $least } und { $most } Punkte wert: Welcher auch fällt, es macht nur einen Punkt aus
   *[other] die Stapel sind { $least } und { $most } Punkte wert: Welcher auch fällt, es macht nur { $differ } Punkte aus
}
effect-mission = er ist { $n } Punkte wert, und was jetzt keiner beansprucht, verfällt
effect-hastens = { $n ->
    [0] niemand liegt vor dir
    [one] du führst mit einem Punkt
   *[other] du führst mit { $n } Punkten
}, und jeder Marker bringt das Ende näher
effect-delays = du liegst { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
} zurück, und ohne Marker bleibt mehr Zeit
effect-swallows = der Abgrund verschluckt { $cart }{ $n ->
    [0] {""}
   *[other] {" "}samt Ladung: { $jewels }
}
effect-buries = { $n ->
    [one] das Juwel dort ist für alle verloren
   *[other] { $n } Juwelen dort sind für alle verloren
} ({ $jewels })
effect-bars = es unterbricht den besten Heimweg von { $cart }, hinaus bei { $exit }
effect-spares = es verschont { $cart }: Der Weg führt über { $squares }
effect-on-no-way = { $level ->
    [1] keine Lore hat ihren Weg über eins dieser Felder: jedes ist so gut wie das andere
   *[0] keine Lore hat ihren Weg darüber, und kein Juwel liegt dort
}
effect-best-grade = von jeder Art sind zwei daheim: besser wird es nicht
effect-all-done = { $n ->
    [0] alle Aktionen sind gemacht: jetzt fahren deine Loren, die auf Gleisen stehen
    [one] eine Aktion ist übrig, und kein Plan einer Lore braucht sie, um an Juwelen oder heim zu kommen
   *[other] { $n } Aktionen sind übrig, und kein Plan einer Lore braucht eine, um an Juwelen oder heim zu kommen
}
effect-none-drive = alle Aktionen sind gemacht, und du hast keine Lore auf dem Plan, die fahren könnte
effect-faces = so fährt { $cart } noch { $n ->
    [one] ein Feld
   *[other] { $n } Felder
} und ist bei { $exit } draußen{ $lay ->
    [0] {""}
    [one] ; ein Gleis fehlt noch
   *[other] ; { $lay } Gleise fehlen noch
}{ $jewels ->
    [0] {""}
    [one] ; ein Juwel kann sie heimbringen
   *[other] ; { $jewels } Juwelen kann sie heimbringen
}{ $points ->
    [0] {""}
    [one] {" "}(1 Punkt)
   *[other] {" "}({ $points } Punkte)
}
effect-takes = { $cart } nimmt auf dieser Fahrt mit: { $jewels }{ $rivals ->
    [0] {""}
   *[other] , bevor { $others } es { $rivals ->
        [one] kann
       *[other] können
    }
}{ $missions }
effect-home = { $cart } kommt bei { $exit } heim{ $n ->
    [0] , leer{ $supply ->
        [0] {""}
       *[other] : Im Vorrat zählt sie am Ende { $supply } Punkte
    }
   *[other] : { $jewels }
}{ $points ->
    [0] {""}
    [one] {" "}(1 Punkt)
   *[other] {" "}({ $points } Punkte)
}{ $rubies }{ $own }{ $missions }
effect-most-rubies = , dazu { $n } Punkte für die meisten Rubine
effect-meets = , und du kannst { $many ->
    [one] { $missions } beanspruchen
   *[other] einen davon beanspruchen: { $missions }
} ({ $n } Punkte)
effect-belongs = ; dorthin { $n ->
    [one] gehört
   *[other] gehören
}: { $jewels }
effect-worth = daheim ist es { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
} wert{ $besides ->
    [0] {""}
   *[other] {" "}({ $beside })
}{ $more ->
    [0] {""}
   *[other] , und hier darfst du noch ein Juwel nehmen
}{ $wanted }
effect-beside = { $jewel }: { $n }
effect-wanted = { $need ->
    [1] , wie { $mission } es verlangt
   *[other] ; es ist Nummer { $n } von { $need } in einer Lore für { $mission }
}
effect-wanted-first = , und für { $mission } hast du noch keins
effect-ruby = daheim ist es einen Punkt wert{ $besides ->
    [0] {""}
   *[other] {" "}({ $beside })
}{ $anyone ->
    [0] , und es ist der erste für die meisten Rubine ({ $points } Punkte)
   *[other] ; für die meisten Rubine ({ $points } Punkte) hast du { $own }, { $others ->
        [one] dein Gegner { $other }
       *[other] der beste Gegner { $other }
    }
}{ $wanted }
effect-of-kind = von dieser Art { $n ->
    [0] ist noch keins daheim
    [one] ist bisher eins daheim
   *[other] sind bisher { $n } daheim
}
effect-falls = { $cart } stürzt in den Abgrund{ $n ->
    [0] {""}
   *[other] {" "}samt Ladung: { $jewels }
}
effect-derails = { $cart } entgleist{ $n ->
    [0] {""}
   *[other] {" "}und verliert: { $jewels }
}
effect-rams = { $cart } rammt { $other }{ $what }{ $missions }
effect-keeps-load = { $cart } rammt { $other } und behält ihre eigene Ladung: { $jewels }
effect-ram-harmless = {" "}und dreht nur um
effect-ram-empty = ; die ist leer und entgleist
effect-ram-drops = { $n ->
    [one] ; die lässt fallen: { $jewels }
   *[other] ; die lässt die Hälfte fallen von: { $jewels }
}
effect-empty-too = { $cart } ist leer und entgleist auch
effect-may-be-rammed = auf { $square } { $n ->
    [one] kann { $others }
   *[other] können { $others }
} im nächsten Zug { $cart } rammen, wie die Gleise liegen
effect-may-collapse = { $cards ->
    [0] der Abgrund kann als Nächstes { $square } verschlucken, samt { $cart }
   *[other] eine der { $cards } übrigen Karten verschluckt { $square }, samt { $cart }
}

# Schlagzeilen einiger Züge und einer Partie, und Auszeichnungen.
fate-ram = 💥 du rammst { $who }
fate-rammed = 💥 { $who } rammt dich
fate-home = ⛰️ deine Lore bringt heim: { $jewels }
fate-abyss = 🕳️ der Abgrund hat deine Lore
fate-abyss-loaded = 🕳️ der Abgrund hat deine Lore, samt Ladung: { $jewels }
fate-derailed = 💢 deine Lore entgleist
fate-derailed-loaded = 💢 deine Lore entgleist, verloren: { $jewels }
news-chasm = 🕳️ Der Abgrund öffnet sich
news-haul = 💎 { $who } bringt { $n } Juwelen ans Licht
news-mission = 🎯 { $who }: { $mission }
news-abyss = 🕳️ Der Abgrund behält eine Lore von { $who }
news-derailed = 💢 Endstation für { $who }
news-crash = 💥 { $who } rammt { $whose }
news-crash-own = 💥 { $who } rammt die eigene Lore
news-head-on = 💥 Frontal: { $who } und { $whose }
news-crashes = 💥 { $n } Zusammenstöße hintereinander
news-carts = 🛒 { $n ->
    [one] Eine Lore ist unterwegs
   *[other] { $n } Loren sind unterwegs
  }
news-tracks = 🛤️ { $n ->
    [one] Ein neues Gleis
   *[other] { $n } neue Gleise
  }
news-won-by-gems = ⚖️ Punktgleich: { $who } hat mehr Edelsteine
news-won-by-rocks = ⚖️ In allem gleich: { $who } hat weniger Steine
news-decided-missions = 🎯 Aufträge entschieden: { $who }
news-decided-majority = 🔺 Rubine entschieden: { $who }
award-haul = 💎 Größte Ladung: { $who }, { $n } Juwelen in einer Lore
    .name = 💎 Größte Ladung
award-rammer = 💥 Rammbock: { $who }, { $n } Zusammenstöße
    .name = 💥 Rammbock
award-rocks = 🪨 Steinsammler: { $who }, { $n } Steine
    .name = 🪨 Steinsammler
award-bumpy = 🎢 Wildeste Fahrt: { $who }, { $n }-mal entgleist
    .name = 🎢 Wildeste Fahrt

# Die Lektion: zwei Zeilen auf dem Handy für jeden Schritt.
learn-first = Deine erste Fahrt: Gleise, Tempo, ein Zusammenstoß, Gold
learn-first-side = Goblins legen Gleise, fahren über Juwelen, holen sie herauf. Deine kommen von Norden.
learn-first-side-instead = Ein andermal! Das Gold dieser Lektion liegt im Norden.
learn-first-in = Vier Aktionen je Zug. Auf D2 liegt Gold; der Weg beginnt auf C1: eine Gerade.
learn-first-way-instead = Gutes Gleis, nur nicht auf diesem Weg: Fehlt ein Stück, entgleist die Lore.
learn-first-bend = Die Lore kommt von Norden und soll nach Osten: eine Kurve auf C2.
learn-first-deposit = Und geradeaus übers Gold: D2.
learn-first-cart = Drei Gleise, und eine neue Lore fährt genau 3. Stell ⚪ auf ihr Startgleis C0!
learn-first-cart-instead = Erst eine Lore, ⚪ auf C0: Sie fährt noch in diesem Zug.
learn-first-drive = Jetzt fahren alle deine Loren genau ihr Tempo. Bremsen los!
learn-first-drive-instead = Finger weg, der Weg liegt schon. Fahr los!
learn-first-gold = Vorbeifahren bringt 1 Juwel, Halten 2. Gold zählt 3; zwei zugleich sind ein Auftrag!
learn-first-gold-instead = Ein Smaragd zählt 2. Der Auftrag will zwei Gold in einer Lore.
learn-first-more = Noch ein Gold. In eine Lore passen 5.
learn-first-on = Sieh, wer dir entgegenkommt, auf F2! Du fährst auch dorthin. Noch eine Gerade: E2.
learn-first-on-instead = Gutes Gleis, aber deine Lore fährt nach Osten: Ohne E2 entgleist sie, mit dem Gold.
learn-first-ram = Zwei Felder vor dir steht 🟡, voller Juwelen. Mit Gold entgleist du nicht. Fahr los!
learn-first-pick = Rums! Die Hälfte fällt. Zwei verdeckte Haufen: Welcher fällt? Wähl blind!
learn-first-faster = Beide haben gewendet, du schaust heim: vier Felder, Tempo 3. Eins schneller!
learn-first-faster-instead = Mit Tempo 3 fehlt ein Feld. Erst der Würfel: ⏫ macht ⚪ um eins schneller.
learn-first-home = Fahr! Jedes Startgleis führt heim, auch ein fremdes; übrige Schritte stören nicht.
learn-first-claim = Zwei Gold in einer Lore daheim sind ein Auftrag. Beanspruche ihn: 4 Punkte!
learn-first-claim-instead = Was du liegen lässt, verfällt, und 4 Punkte sind viel Gold. Beanspruche ihn!
learn-first-end = Später stürzen die Minen ein: Sei daheim! Ein Tipp: Gerammt entgleisen leere Loren.

learn-bumpers = Zweite Lektion: Puffer, und Zusammenstöße, die nur wenden
learn-bumpers-cart = Mit Puffern kostet ein Zusammenstoß nichts: Nichts fällt, nichts entgleist. ⚪ auf J2!
learn-bumpers-cart-instead = Erst eine Lore, ⚪ auf J2: Der Weg zu den Juwelen auf H2 liegt schon.
learn-bumpers-ram = Etwas Rotes kommt entgegen, auf G2, und kein Gleis führt vorbei. Volle Fahrt!
learn-bumpers-ram-instead = Der Weg liegt, und Rot steht darauf. Diesmal ist das gut: Fahr los!
learn-bumpers-take = Auch ein Zusammenstoß beendet die Fahrt. Auf H2 nimmst du 2: Welches zuerst?
learn-bumpers-home = Und beide haben gewendet! Zwei Felder bis J2. Der beste Puffer ist ein Rivale. Heim!
learn-bumpers-home-instead = Deine Lore schaut schon heim. Fahr einfach!
learn-bumpers-end = Puffer wählt jeder Tisch für sich. Ein Tipp: Lass dich von Rivalen wenden.

# Die Tagespartie: wie sie ausging, in einer Zeile.

daily-result = { $grade } · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

# Was man am Tisch sagen kann: nichts, was eine Karte verrät.
talk-who = Wer hat das gelegt?
talk-brakes = Meine Bremsen gehen. Glaube ich.
talk-mine = Das sind meine Juwelen!
talk-sorry = Oh, war das deine Lore?
talk-shaking = Wackelt der Boden?
talk-well-played = Gut gespielt!
talk-fate-ram-sunny = Autoscooter! Noch einmal!
talk-fate-ram-gruff = Ich war auf dem richtigen Gleis.
talk-fate-ram-dry = Bremsen waren nicht vorgeschrieben.
talk-fate-rammed-sunny = Oh, hallo auch!
talk-fate-rammed-gruff = Augen auf beim Rollen.
talk-fate-rammed-dry = Meine Versicherung wird staunen.
talk-fate-home-sunny = Sonnenlicht! Und es funkelt!
talk-fate-home-gruff = Endlich oben. Mein Rücken.
talk-fate-home-dry = Geliefert. Bitte hier quittieren.
talk-fate-abyss-sunny = Huiii! Habt ihr das Echo gehört?
talk-fate-abyss-gruff = Es war eine alte Lore.
talk-fate-abyss-dry = Sie fällt noch, soviel ich weiß.
talk-fate-abyss-loaded-sunny = Ein Geschenk für die da unten!
talk-fate-abyss-loaded-gruff = Die hatte ich gerade poliert.
talk-fate-abyss-loaded-dry = Tief angelegt, sozusagen.

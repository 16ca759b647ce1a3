# Das Spiel und seine Optionen.
title = ¡Abordaje!
tagline = Zwei Schiffe Bord an Bord: Befehle verdeckt, und was du nicht spielst, bekommt der Feind.
option-mode = Spiel
option-mode-basic = Grundspiel – 4 Abschnitte, gleiche Mannschaften
option-mode-advanced = Fortgeschritten – 5 Abschnitte, Piratenlist gegen Flottendisziplin
option-mode-handicap = Fortgeschritten mit Vorgabe – leichter für die Piraten
option-pirate = Piraten
option-pirate-random = Ausgelost
option-pirate-1 = Platz 1
option-pirate-2 = Platz 2
option-turn_cap = Runden
option-turn_cap-40 = Höchstens 40 – dann unentschieden
option-turn_cap-none = Ohne Grenze

# Befehle in Discord: höchstens 100 Zeichen.
command-abordaje = ¡Abordaje! Zwei Kapitäne, verdeckte Befehle.
command-abordaje-place = Lege einen Befehl verdeckt in den nächsten Abschnitt
command-abordaje-place-card = Welchen Befehl aus deiner Hand
command-abordaje-swap = Taktikwechsel: Vertausche zwei deiner verdeckten Befehle
command-abordaje-swap-first = Der eine Abschnitt
command-abordaje-swap-second = Der andere Abschnitt
command-abordaje-captain = Schicke deinen Kapitän auf ein Deck: Schritt, Übertritt, Rückzug, Heimkehr
command-abordaje-captain-deck = Welches Deck
command-abordaje-fight = Wähle das Deck für deinen Kampf
command-abordaje-fight-deck = Welches Deck
command-abordaje-discipline = Flottendisziplin: Der Befehl deines Kapitäns kommt vor allen anderen
command-abordaje-cross = Beim Entern geht ein dritter Mann mit hinüber
command-abordaje-shoot = Dein Kapitän trifft noch einen Feind
command-abordaje-reinforce = Setze einen Mann aus der Reserve (oder den Verlusten) auf dein Deck
command-abordaje-march = Bewege einen Mann mit Abwehren! oder In Deckung!
command-abordaje-march-way = Von welchem Deck auf welches
command-abordaje-pass = Verzichte, wo du verzichten darfst

# Fragen: höchstens 80 Zeichen.
ask-place = Welcher Befehl für Abschnitt { $section }?
ask-swap = Taktikwechsel: welche zwei Befehle?
ask-captain = Wohin geht der Kapitän?
ask-discipline = Flottendisziplin: Kommt der Befehl des Kapitäns zuerst?
ask-aim = Kampf! in Abschnitt { $section }: auf welchem Deck?
ask-third = { $order } in { $section }: Geht ein dritter Mann hinüber?
ask-follow = { $order } in { $section }: Geht auch der Kapitän hinüber?
ask-shoot = { $order } in { $section }: Trifft der Kapitän noch einen?
ask-reinforce = { $order } in { $section }: ein Mann aus der Reserve?
ask-rally = { $order } in { $section }: ein Mann aus den Verlusten?
ask-march = { $order } in { $section }: Bewegt sich ein Mann?
ask-withdraw = Der Kapitän muss sich zurückziehen: wohin?
ask-home = Der Kapitän verliert seinen Abschnitt: wohin?

# Antworten: höchstens 80 Zeichen.
short-deck = Deck { $n }
short-deck-pirate = Piraten { $n }
short-deck-spanish = Spanier { $n }
short-swap-no = Lassen
short-swap = { $first } ↔ { $second }
short-march = { $start } → { $end }
answer-swap = Abschnitte { $first } und { $second }
answer-swap-known = { $first } und { $second }: { $one } ↔ { $other }
answer-swap-no = Alles bleibt liegen
answer-captain = Auf { $deck }
answer-captain-no = Er bleibt
answer-discipline-yes = Ja, vor allen anderen
answer-discipline-no = Nein, wenn er dran ist
answer-fight = Auf { $deck }
answer-third-yes = Ja, ein dritter
answer-third-no = Nein, zwei genügen
answer-follow-no = Er bleibt
answer-shoot-yes = Ja, noch einen
answer-shoot-no = Nein
answer-reinforce-yes = Ja, aus der Reserve
answer-reinforce-no = Nein
answer-rally-yes = Ja, aus den Verlusten
answer-rally-no = Nein
answer-march-no = Niemand geht

# Erklärungen: jede einmal, wenn jemand die Frage zum ersten Mal sieht.
lesson-place = Beide legen einen Befehl für diesen Abschnitt, dann tauscht ihr die Hände: Der Rest geht zum Feind.
lesson-swap = Zwei deiner Befehle dürfen die Plätze tauschen. Dein Feind sieht, wo, aber nicht, welche.
lesson-captain = Wo er steht, wirkt der Befehl stärker (👑). Er stirbt nie. Beim Feind braucht er Männer bei sich.
lesson-discipline = Der Befehl bei deinem Kapitän darf vor allen anderen wirken, sogar vor Kampf!
lesson-aim = Auf beiden Decks hier stehen Männer beider Seiten. Dein Befehl wirkt auf einem davon.
lesson-third = Mehr Männer dort als der Feind: beherrscht. Nächste Runde wieder: erobert. Zwei Decks gewinnen.
lesson-follow = Drüben verstärkt er deine Befehle, solange Männer bei ihm sind. Allein muss er zurück.
lesson-shoot = Steht dein Kapitän in diesem Abschnitt, trifft Feuer! einen Mann mehr, und nur vom Feind.
lesson-reinforce = Die Reserve kämpft noch nicht. Gefallene holt nur Auf die Beine! mit deinem Kapitän zurück.
lesson-rally = Nur so kommen Gefallene zurück: mit Auf die Beine!, wo dein Kapitän steht.
lesson-march = Am Schiff entlang, heim oder hinüber zu Männern von dir. Weniger Männer als Abschnitte: verloren.
lesson-withdraw = Auf diesem Deck ist kein Mann von dir bei ihm, also darf er nicht bleiben.

# Absagen.
not-in-hand = { $order } hast du gerade nicht; nach jedem Befehl wechseln die Hände. Deine: { $hand }
placed-already = Dein Befehl liegt schon; jetzt ist { $who } dran.
asked-otherwise = Das steht gerade nicht zur Frage, sondern: { $ask }
swap-pirate-only = Im fortgeschrittenen Spiel wechseln nur die Piraten die Taktik.
swap-same = Nenne zwei verschiedene Abschnitte: Beide sind Abschnitt { $section }.
swap-not-there = Nenne zwei Abschnitte im Spiel, die kleinere Nummer zuerst: { $sections }.
captain-not-there = Dein Kapitän kann jetzt nicht auf { $deck } gehen, aber auf { $decks }.
fight-not-there = Auf { $deck } gibt es keinen Kampf; wähle { $decks }.
march-not-so = Mit diesem Befehl kann keiner deiner Männer von { $start } auf { $end } gehen.

# Wörter.
side-pirate = Die Piraten
side-spanish = Die Spanier
both-sides = Beide Seiten
captain-of-pirate = Der Piratenkapitän
captain-of-spanish = Der spanische Kapitän
deck-pirate = Piratendeck { $n }
deck-spanish = Spanierdeck { $n }
order = { $icon } { $order }
section-order = Abschnitt { $section }: { $order }
order-fight = Kampf!
order-boarding = Entern!
order-fire = Feuer!
order-repel = Abwehren!
order-take_cover = In Deckung!
order-stand_up = Auf die Beine!
men-pirate = { $n ->
    [0] kein Pirat
    [one] 1 Pirat
   *[other] { $n } Piraten
  }
men-spanish = { $n ->
    [0] kein Spanier
    [one] 1 Spanier
   *[other] { $n } Spanier
  }
nobody = niemand

# Befehle legen.
placed = Verdeckt in Abschnitt { $section }: { $order }
    .aside = { "" }
laid = 🎴 Abschnitt { $section }: Beide Befehle liegen verdeckt. Die Hände wechseln die Seiten.
    .aside = { "" }
laid-last = 🎴 Abschnitt { $section }: Die letzten Befehle liegen verdeckt.
    .aside = { "" }
new-hand = Deine Hand ist jetzt: { $hand }
    .aside = { "" }
forced = { $side ->
    [pirate] Die Piraten
   *[spanish] Die Spanier
  } haben nur noch einen Befehl; er kommt in Abschnitt { $section }.
    .aside = { "" }
swapped = 🔀 { $side } vertauschen ihre Befehle in den Abschnitten { $first } und { $second }.
    .aside = { "" }
swap-passed = { $side } lassen ihre Befehle liegen.
    .aside = { "" }
captain-captain = { $captain } geht auf { $deck }.
    .aside = { "" }
    .caption = 👑 { $captain } → { $deck }
captain-passed = { $captain } bleibt, wo er ist.
    .aside = { "" }
turn-begins-odd = 🔔 Runde { $turn }: Die Piraten haben die Initiative, vom Bug zum Heck.
    .aside = { "" }
    .alt = { "" }
turn-begins-even = 🔔 Runde { $turn }: Die Spanier haben die Initiative, vom Heck zum Bug.
    .aside = { "" }
    .alt = { "" }

# Die Geschichte einer Runde: Sie passt in eine Nachricht von 2000 Zeichen.
told-reveal = 🃏 **Runde { $turn }: Die Befehle werden aufgedeckt.**
    .aside = { "" }
    .alt = Runde { $turn }. Befehle, Piraten – Spanier:
told-orders = { $section } · 🏴‍☠️ { $pirate } – { $spanish } 🇪🇸
    .aside = { "" }
    .alt = { $section } { $pirate } – { $spanish }
told-cancel = 🚫 Abschnitt { $section }: { $shield } hebt auf: { $struck }
    .aside = 🚫 { $struck } ({ $section })
told-drill = 🎖️ Flottendisziplin: { $order } in Abschnitt { $section } kommt zuerst.
    .aside = 🎖️ { $order } zuerst
told-aim = 🎯 { $side } wählen { $deck } für ihren Kampf.
    .aside = { "" }
    .alt = { "" }
told-fight = ① ⚔️ { $who } kämpfen auf { $deck }. Gefallen: { $fallen }.
    .aside = ⚔️ { $deck }: { $fallen } gefallen
    .alt = Kampf auf { $deck }: { $fallen } gefallen.
told-fight-nobody = ① ⚔️ { $side } finden in Abschnitt { $section } keinen Gegner.
    .aside = { "" }
    .alt = { "" }
told-boarding = ② 🪝 { $side } entern in Abschnitt { $section }. Gefallen: { $fallen }. Drüben: { $crossed }.
    .aside = { $fallen ->
        [niemand] { $crossed ->
            [niemand] { "" }
           *[some] 🪝 { $section }: { $crossed } drüben
          }
       *[some] { $crossed ->
            [niemand] 🪝 { $section }: { $fallen } gefallen
           *[some] 🪝 { $section }: { $fallen } gefallen, { $crossed } drüben
          }
      }
    .alt = { $fallen ->
        [niemand] { $crossed ->
            [niemand] { "" }
           *[some] { $side } entern in Abschnitt { $section }: { $crossed } drüben.
          }
       *[some] { $crossed ->
            [niemand] { $side } entern in Abschnitt { $section }: { $fallen } gefallen.
           *[some] { $side } entern in Abschnitt { $section }: { $fallen } gefallen, { $crossed } drüben.
          }
      }
told-third = ↳ Ein dritter Mann geht hinüber.
    .aside = { "" }
captain-follow = ↳ { $captain } geht mit hinüber.
    .aside = { "" }
told-fire = ③ 💥 { $side } feuern auf { $deck }. Gefallen: { $fallen }.
    .aside = { $fallen ->
        [niemand] { "" }
       *[some] 💥 { $deck }: { $fallen } gefallen
      }
    .alt = { $fallen ->
        [niemand] { "" }
       *[some] Feuer auf { $deck }: { $fallen } gefallen.
      }
told-shoot = ↳ { $captain } zielt genau. Gefallen: { $fallen }.
    .aside = 🎯 gefallen: { $fallen }
told-order = { $number ->
    [4] ④
    [5] ⑤
   *[6] ⑥
  } { $icon } { $side } in Abschnitt { $section }: { $order }
    .aside = { "" }
    .alt = { "" }
told-reinforce = ↳ Aus der Reserve auf { $deck }: { $who }.
    .aside = { "" }
    .caption = 💪 { $who } → { $deck }
    .alt = Auf { $deck }: { $who }.
told-rally = ↳ Aus den Verlusten auf { $deck }: { $who }.
    .aside = { "" }
    .caption = 💪 { $who } → { $deck }
    .alt = Zurück auf { $deck }: { $who }.
told-march = ↳ Von { $start } auf { $end }: { $who }.
    .aside = { "" }
    .caption = { $who }: { $start } → { $end }
    .alt = Von { $start } auf { $end }: { $who }.
captain-withdraw = 🏃 { $captain } zieht sich auf { $deck } zurück.
    .aside = { "" }
    .caption = 🏃 { $captain } → { $deck }
captain-home = 🏃 { $captain } kehrt auf { $deck } zurück.
    .aside = { "" }
told-control = 🟡 { $side } beherrschen { $deck }.
    .aside = 🟡 { $side } beherrschen { $deck }
    .caption = 🟡 { $deck }
told-lost = ⚪ { $side } beherrschen { $deck } nicht mehr.
    .aside = ⚪ { $deck } ist frei
told-conquest = 🚩 **{ $side } erobern { $deck }!**
told-flip = ↳ Abschnitt { $section } ist aus dem Spiel; die Männer gehen in die Reserven zurück.
    .aside = { "" }
told-exterminated = { $side ->
    [pirate] 💀 Die Piraten sind zu wenige: { $men } auf den Decks von { $sections } Abschnitten.
   *[spanish] 💀 Die Spanier sind zu wenige: { $men } auf den Decks von { $sections } Abschnitten.
  }
told-cap = ⌛ Runde { $turn } war die letzte.

# Das Ende.
won-by-conquest = Zwei feindliche Decks sind erobert.
    .pictured = { "" }
won-by-extermination = Dem Feind bleiben zu wenige Männer.
    .pictured = { "" }
tie-by-conquest = Beide Seiten erobern in derselben Runde ihr zweites Deck: unentschieden.
tie-by-extermination = Beiden Seiten bleiben in derselben Runde zu wenige Männer: unentschieden.
tie-by-turns = Die letzte Runde ist vorbei, und niemand hat gewonnen: unentschieden.

# Der Tisch in Zeilen: höchstens 42 Spalten, wenn die Namen kurz sind.
line-won = { $who } gewinnt.
line-tie = Unentschieden.
line-turn = Runde { $turn }, alle warten auf { $who }
line-way-odd = Piraten zuerst, vom Bug zum Heck ({ $first } bis { $last })
line-way-even = Spanier zuerst, vom Heck zum Bug ({ $first } bis { $last })
line-swapped = { $side } tauschten { $first } und { $second }
line-section = Abschnitt { $section }
line-deck-pirate = - Piratendeck: { $there }
line-deck-spanish = - Spanierdeck: { $there }
line-empty = leer
line-captain-pirate = Piratenkapitän
line-captain-spanish = spanischer Kapitän
line-marker-pirate = Piratenmarker
line-marker-spanish = Spaniermarker
line-orders = - Piraten { $pirate }, Spanier { $spanish }
order-carried-out = { $order } ✓
line-orders-hidden = - verdeckte Befehle in { $sections }
line-order-own = - dein Befehl: { $order }
line-hand = Deine Hand:
line-card = - { $order }
line-side = { $side }: { $who }
line-men = - an Deck { $crew }, Reserve { $pool }, Verluste { $losses }
line-conquests = - erobert: { $decks }
line-captain = - Kapitän auf { $deck }
line-cards = - Befehle auf der Hand: { $n }
line-last = Letzte Runde, Piraten – Spanier:
line-met = - { $section }: { $pirate } – { $spanish }
line-met-cancelled = - { $section }: { $pirate } – { $spanish } (aufgehoben)

# Bild
picture-turn = Runde { $turn }
picture-way = zuerst, { $first } → { $last }
picture-your-turn = Du bist dran
picture-to-act = Am Zug
headline-won-by-conquest = Zwei Decks geentert: Der Sieg gehört { $who }!
headline-won-by-extermination = Dem Feind bleiben zu wenige Männer: Der Sieg gehört { $who }!
picture-fallen = Gefallen: { $fallen }
picture-conquered = erobert
picture-aboard = An Deck
picture-pool = Reserve
picture-losses = Verluste
picture-conquests = Erobert
picture-last = zuletzt
picture-hand = Deine Hand · { $side }
hint-fight = Nahkampf auf gemischtem Deck
hint-boarding = 1 Feind fällt, 2 oder 3 gehen hinüber
hint-fire = 2 Mann drüben fallen, zufällig
hint-repel = Hebt Entern! auf, oder +1 und bewegen
hint-take_cover = Hebt Feuer! auf, oder +1 und bewegen
hint-stand_up = +1 Mann aus der Reserve

# Was Computer kommen sahen: der Anfang eines Tipps.
sign-conquers = Du eroberst ein Deck
sign-conquered = Der Feind erobert ein Deck
sign-controls = Du beherrschst ein Deck
sign-controlled = Der Feind beherrscht ein Deck
sign-fell-more = Der Feind verliert mehr Männer als du
sign-fell-fewer = Du verlierst mehr Männer als der Feind

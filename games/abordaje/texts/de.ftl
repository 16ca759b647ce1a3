# Das Spiel und seine Optionen.
title = ¡Abordaje!
tagline = Zwei Schiffe Bord an Bord: Befehle liegen verdeckt, und was du nicht spielst, bekommt dein Feind.
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
command-abordaje-captain = Schicke deinen Kapitän auf ein Deck: Schritt, hinüber, Rückzug oder Heimkehr
command-abordaje-captain-deck = Welches Deck
command-abordaje-fight = Wähle das Deck für deinen Kampf!
command-abordaje-fight-deck = Welches Deck
command-abordaje-discipline = Flottendisziplin: Der Befehl deines Kapitäns kommt vor allen anderen
command-abordaje-cross = Lass beim Entern einen dritten Mann mit hinübergehen
command-abordaje-shoot = Lass deinen Kapitän noch einen Feind treffen
command-abordaje-reinforce = Setze einen Mann aus der Reserve (oder den Verlusten) auf dein Deck
command-abordaje-march = Bewege einen Mann mit Abwehren! oder In Deckung!
command-abordaje-march-way = Von welchem Deck auf welches
command-abordaje-pass = Verzichte, wo du verzichten darfst

# Fragen: höchstens 80 Zeichen.
ask-place = Befehl für Abschnitt { $section }?
ask-swap = Taktikwechsel: welche zwei Befehle?
ask-captain = Wohin geht der Kapitän?
ask-discipline = Flottendisziplin: Kommt der Befehl des Kapitäns zuerst?
ask-aim = Kampf! in Abschnitt { $section }: auf welchem Deck?
ask-third = { $order } in Abschnitt { $section }: Geht ein dritter Mann hinüber?
ask-follow = { $order } in Abschnitt { $section }: Geht auch der Kapitän hinüber?
ask-shoot = { $order } in Abschnitt { $section }: Trifft der Kapitän noch einen?
ask-reinforce = { $order } in Abschnitt { $section }: ein Mann aus der Reserve?
ask-rally = { $order } in Abschnitt { $section }: ein Mann aus den Verlusten?
ask-march = { $order } in Abschnitt { $section }: Bewegt sich ein Mann?
ask-regroup = { $order } in Abschnitt { $section }: Kommt ein Mann, bewegt sich einer?
ask-withdraw = Der Kapitän muss sich zurückziehen: wohin?
ask-home = Der Kapitän verliert seinen Abschnitt: wohin?

# Antworten: höchstens 80 Zeichen.
short-deck = Deck { $n }
short-order-fight = Kampf!
short-order-boarding = Entern!
short-order-fire = Feuer!
short-order-repel = Abwehren!
short-order-take_cover = In Deckung!
short-order-stand_up = Auf die Beine!
short-deck-pirate = Piraten { $n }
short-deck-spanish = Spanier { $n }
short-swap-no = Lassen
short-swap = { $first } ↔ { $second }
short-march = { $start } → { $end }
short-march-across = { $start } → drüben
short-regroup-no = Weder noch
short-regroup-more = +1 Mann
short-way-no = { $way }
short-way-more = +1, { $way }
answer-swap = Abschnitte { $first } und { $second }
answer-swap-known = { $first } und { $second }: { $one } ↔ { $other }
answer-swap-alike = { $first } und { $second }, beide { $one } – ein Bluff
answer-swap-no = Sie bleiben, wie sie liegen
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
answer-regroup-no = Weder noch
answer-regroup-more = Ein Mann aus der Reserve
answer-regroup-both = +1, { $way }
group-regroup-no = Kein Mann aus der Reserve
group-regroup-more = Ein Mann aus der Reserve
answer-march-no = Niemand bewegt sich

# Erklärungen: jede einmal, wenn jemand die Frage zum ersten Mal sieht.
lesson-place = Danach tauscht ihr die übrigen Karten.
lesson-swap = Zwei deiner Befehle darfst du vertauschen, gleiche als Bluff: Dein Feind sieht nur, in welchen Abschnitten.
lesson-captain = Wo er steht, wirkt der Befehl stärker (👑). Er stirbt nie. Beim Feind braucht er Männer bei sich.
lesson-discipline = Der Befehl bei deinem Kapitän darf vor allen anderen wirken, sogar vor Kampf!
lesson-aim = Auf beiden Decks hier stehen Männer beider Seiten. Dein Befehl wirkt auf einem davon.
lesson-third = Mit mehr Männern dort beherrschst du das Deck, noch eine Runde, und es ist erobert. Zwei gewinnen.
lesson-follow = Drüben verstärkt er deine Befehle, solange Männer von dir bei ihm sind. Allein muss er zurück.
lesson-shoot = Steht dein Kapitän in diesem Abschnitt, trifft Feuer! einen Mann mehr, und nur vom Feind.
lesson-reinforce = Die Reserve kämpft noch nicht. Gefallene holt nur Auf die Beine! mit deinem Kapitän zurück.
lesson-rally = Nur so kommen Gefallene zurück: mit Auf die Beine!, wo dein Kapitän steht.
lesson-march = Am Schiff entlang, heim oder hinüber zu eigenen Männern. Weniger als Abschnitte? Dann verlierst du.
lesson-regroup = Aus der Reserve darf einer kommen und einer sich bewegen: am Schiff entlang, heim oder nach drüben.
lesson-withdraw = Auf diesem Deck ist kein Mann von dir bei ihm, also darf er nicht bleiben.

# Absagen.
not-in-hand = { $order } hast du gerade nicht; nach jedem Befehl tauscht ihr die Hände. Deine: { $hand }
placed-already = Dein Befehl liegt schon; jetzt ist { $who } dran.
asked-otherwise = Danach wird gerade nicht gefragt, sondern: { $ask }
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
laid = 🎴 Abschnitt { $section }: Beide Befehle liegen verdeckt. Die Hände werden getauscht.
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
swap-passed = { $side } lassen ihre Befehle, wie sie liegen.
    .aside = { "" }
captain-captain = { $captain } geht auf { $deck }.
    .aside = { "" }
    .caption = 👑 { $captain } geht auf { $deck }
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
    .outcome = { $turn ->
        [1] 🔄 Nach jedem Befehl tauscht ihr die Hände
       *[other] { "" }
      }
    .alt = Runde { $turn }. Befehle, Piraten – Spanier:
told-orders = { $section } · 🏴‍☠️ { $pirate } – { $spanish } 🇪🇸
    .aside = { "" }
    .alt = { $section } { $pirate } – { $spanish }
told-cancel = 🚫 Abschnitt { $section }: { $shield } hebt { $struck } auf
    .aside = 🚫 { $struck } ({ $section })
    .outcome = 🚫 { $shield } hebt { $struck } auf
    .caption = { told-cancel.outcome }
told-drill = 🎖️ Flottendisziplin: { $order } in Abschnitt { $section } kommt zuerst.
    .aside = 🎖️ { $order } zuerst
told-aim = 🎯 { $side } wählen { $deck } für ihren Kampf!
    .aside = { "" }
    .alt = { "" }
told-fight = ① ⚔️ { $who } kämpfen auf { $deck }. Gefallen: { $fallen }.
    .aside = ⚔️ { $deck }: { $fallen } gefallen
    .alt = Kampf auf { $deck }: { $fallen } gefallen.
    .outcome = ⚔️ { $who } kämpfen: { $fallen } gefallen
    .caption = { told-fight.outcome }
told-fight-nobody = ① ⚔️ { $side } finden in Abschnitt { $section } keinen Gegner.
    .aside = { "" }
    .caption = 🦗 { $side } finden keinen Gegner
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
    .outcome = { $fallen ->
        [niemand] { $crossed ->
            [niemand] { "" }
           *[some] 🪝 { $side } entern: { $crossed } drüben
          }
       *[some] { $crossed ->
            [niemand] 🪝 { $side } entern: { $fallen } gefallen
           *[some] 🪝 { $side } entern: { $fallen } gefallen, { $crossed } drüben
          }
      }
    .caption = { told-boarding.outcome }
told-third = ↳ Ein dritter Mann geht hinüber.
    .aside = { "" }
    .caption = 🏃 Ein dritter Mann geht hinüber
captain-follow = ↳ { $captain } geht mit hinüber.
    .aside = { "" }
    .caption = 👑 { $captain } geht mit hinüber
told-fire = ③ 💥 { $side } feuern auf { $deck }. Gefallen: { $fallen }.
    .aside = { $fallen ->
        [niemand] { "" }
       *[some] 💥 { $deck }: { $fallen } gefallen
      }
    .alt = { $fallen ->
        [niemand] { "" }
       *[some] Feuer auf { $deck }: { $fallen } gefallen.
      }
    .outcome = { $fallen ->
        [niemand] { "" }
       *[some] 💥 { $side } feuern: { $fallen } gefallen
      }
    .caption = { told-fire.outcome }
told-shoot = ↳ { $captain } zielt genau. Gefallen: { $fallen }.
    .aside = 🎯 gefallen: { $fallen }
    .outcome = 🎯 { $captain } trifft noch einen
    .caption = { told-shoot.outcome }
told-order = { $number ->
    [4] ④
    [5] ⑤
   *[6] ⑥
  } { $icon } { $side } in Abschnitt { $section }: { $order }
    .aside = { "" }
    .alt = { "" }
told-reinforce = ↳ Aus der Reserve auf { $deck }: { $who }.
    .aside = { "" }
    .caption = 💪 Aus der Reserve auf { $deck }: { $who }
    .alt = Auf { $deck }: { $who }.
told-rally = ↳ Aus den Verlusten auf { $deck }: { $who }.
    .aside = { "" }
    .caption = 💪 Aus den Verlusten auf { $deck }: { $who }
    .alt = Zurück auf { $deck }: { $who }.
told-march = ↳ Von { $start } auf { $end }: { $who }.
    .aside = { "" }
    .caption = 🏃 Von { $start } auf { $end }: { $who }
    .alt = Von { $start } auf { $end }: { $who }.
captain-withdraw = 🏃 { $captain } zieht sich auf { $deck } zurück.
    .aside = { "" }
    .caption = 🏃 { $captain } zieht sich auf { $deck } zurück
captain-home = 🏃 { $captain } kehrt auf { $deck } zurück.
    .aside = { "" }
    .caption = 🏃 { $captain } kehrt auf { $deck } zurück
told-control = 🟡 { $side } beherrschen { $deck }.
    .aside = 🟡 { $side } beherrschen { $deck }
    .caption = { told-control.aside }
    .outcome = 🟡 **{ $side } beherrschen { $deck }**
told-lost = ⚪ { $side } beherrschen { $deck } nicht mehr.
    .aside = ⚪ niemand beherrscht { $deck }
    .outcome = ⚪ **{ $side } beherrschen { $deck } nicht mehr**
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
line-way-odd = Piraten zuerst, von { $first } bis { $last }
line-way-even = Spanier zuerst, von { $first } bis { $last }
line-swapped = { $side } vertauschten { $first } und { $second }
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
order-cancelled = { $order } ✗
line-orders-hidden = - verdeckte Befehle in { $sections }
line-order-own = - dein Befehl: { $order }
line-hand = Deine Hand:
line-card = - { $order } { $does }
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
picture-first = zuerst
picture-to-act = Am Zug
headline-won-by-conquest = Zwei Decks erobert: Der Sieg gehört { $who }!
headline-won-by-extermination = Dem Feind bleiben zu wenige Männer: Der Sieg gehört { $who }!
picture-fallen = Gefallen: { $fallen }
picture-conquered = erobert
picture-aboard = An Deck
picture-side-pirate = Piraten
picture-side-spanish = Spanier
picture-pool = Reserve
picture-losses = Verluste
picture-conquests = Erobert
picture-last = zuletzt
picture-hand-from = 🔄 Deine Hand jetzt, von { $who }
picture-hand-passes = → Der Rest geht an { $who }
picture-laid = gelegt
hint-fight = Nahkampf
hint-boarding = 1 Feind fällt, 2 oder 3 gehen hinüber
hint-fire = 2 Mann drüben fallen
hint-repel = Hebt Entern! auf, sonst +1
hint-take_cover = Hebt Feuer! auf, sonst +1
hint-stand_up = +1 Mann
picture-about = Die sechs Befehle, in der Reihenfolge, in der sie wirken
picture-in-hand = auf deiner Hand
picture-does-fight = Nahkampf
picture-does-boarding = 1 fällt, 2–3 hinüber
picture-does-fire = 2 drüben fallen
picture-does-repel = Hebt 🪝 auf, sonst +1
picture-does-take_cover = Hebt 💥 auf, sonst +1
picture-does-stand_up = +1 Mann
picture-about-fight = Auf einem Deck mit Männern beider Seiten: Wer dort keinen Kampf! befahl, verliert 1, dann beide 1. 👑 tötet vorher 1.
picture-about-boarding = 1 Feind auf dem Deck gegenüber fällt. Dann müssen 2 deiner Männer hinüber, ein dritter darf. 👑 darf mitgehen.
picture-about-fire = 2 Mann auf dem Deck gegenüber fallen, zufällig, auch eigene. 👑 darf 1 Feind mehr treffen.
picture-about-repel = Hebt ein feindliches Entern! im Abschnitt auf. Sonst, oder mit 👑: 1 Mann aus der Reserve, dann darf 1 Mann gehen.
picture-about-take_cover = Hebt ein feindliches Feuer! im Abschnitt auf. Sonst, oder mit 👑: 1 Mann aus der Reserve, dann darf 1 Mann gehen.
picture-about-stand_up = 1 Mann aus der Reserve auf dein Deck. 👑 holt auch 1 aus den Verlusten zurück.

# Was Computer kommen sahen: der Anfang eines Tipps.
sign-conquers = Du eroberst ein Deck
sign-conquered = Der Feind erobert ein Deck
sign-controls = Du beherrschst ein Deck
sign-controlled = Der Feind beherrscht ein Deck
sign-fell-more = Der Feind verliert mehr Männer als du
sign-fell-fewer = Du verlierst mehr Männer als der Feind

# Was ein Zug bewirkt: ein Grund eines Tipps.
effect-standing = { $own ->
    [one] dann steht einer von dir
   *[other] dann stehen { $own } von dir
} auf { $deck }{ $enemy ->
    [0] { "" }
   *[other] {" "}gegen { $enemy }
}: { $stake }
effect-left = { $own ->
    [0] keiner von dir bleibt
    [one] nur einer von dir bleibt
   *[other] nur { $own } von dir bleiben
} auf { $deck }{ $enemy ->
    [0] { "" }
   *[other] {" "}gegen { $enemy }
}: { $stake }
effect-stay = { $own ->
    [0] keiner von dir steht
    [one] einer von dir bleibt
   *[other] { $own } von dir bleiben
} auf { $deck }{ $enemy ->
    [0] { "" }
   *[other] {" "}gegen { $enemy }
}: { $stake }
effect-pool = { $more ->
    [0] { $deck } braucht keinen Mann aus der Reserve
   *[other] ein Mann aus der Reserve würde { $deck } nicht retten
}: { $stake }
effect-few = du hast dann { $n } Mann auf den Decks, und mit weniger als { $least } verlierst du
effect-too-few = der Feind hat dann nur noch { $n } Mann auf den Decks: Mit weniger als { $least } verliert er, wenn es so bleibt
effect-shoots = dein Kapitän trifft noch einen: { $enemy ->
    [0] Kein Feind bleibt
    [one] Ein Feind bleibt
   *[other] { $enemy } Feinde bleiben
} auf { $deck }. { $stake }
effect-first = dein Befehl { $order } in Abschnitt { $section } wirkt vor allen anderen, so dass ihn keiner stört
effect-boards = danach { $may ->
    [0] { $own ->
        [one] steht
       *[other] stehen
    }
   *[other] { $own ->
        [one] kann
       *[other] können
    }
} { $own ->
    [one] einer
   *[other] { $own }
} von dir{ $captain ->
    [0] { "" }
   *[other] {" "}mit deinem Kapitän
} auf { $deck } gegen { $enemy ->
    [0] keinen
   *[other] { $enemy }
}{ $may ->
    [0] { "" }
   *[other] {" "}stehen
}, { $unless }: { $stake }
effect-boards-kills = niemand kann hinüber, aber ein Feind auf { $deck } fällt, { $unless }: { $stake }
effect-boards-nobody = wie die Decks stehen, könnte niemand von { $deck } hinüber
effect-fires = { $many ->
    [1] der eine Feind auf { $deck } fällt
    [2] beide Feinde auf { $deck } fallen
   *[other] { $n } der { $many } Feinde auf { $deck } fallen
}{ $captain ->
    [0] { "" }
   *[other] , und einen mehr trifft dein Kapitän
}, { $unless }: { $stake }
effect-fires-nobody = wie die Decks stehen, { $own ->
    [0] ist kein Feind auf { $deck }
   *[other] sind nur Männer von dir auf { $deck } und würden getroffen
}
effect-fires-at-both = zwei von denen auf { $deck } fallen durch das Los ({ $enemy ->
    [one] ein Feind
   *[other] { $enemy } Feinde
}, { $own } von dir){ $captain ->
    [0] { "" }
   *[other] {" "}und vielleicht ein Feind mehr durch deinen Kapitän
}, { $unless }: Mit einer Chance von { $good ->
    [0] nur { $percent } %
   *[other] { $percent } %
} beherrschst du es dann
effect-fights = { $own ->
    [one] einer von dir kämpft
   *[other] { $own } von dir kämpfen
}{ $captain ->
    [0] { "" }
   *[other] {" "}mit deinem Kapitän
} auf { $deck } gegen { $enemy }: Es endet { $left } gegen { $enemies }, wenn der Feind nicht auch kämpft. { $stake }
effect-fights-alone = { $own ->
    [one] einer von dir kämpft
   *[other] { $own } von dir kämpfen
}{ $captain ->
    [0] { "" }
   *[other] {" "}mit deinem Kapitän
} auf { $deck } gegen { $enemy }, und kein Kampf! des Feindes kann dort liegen: Es endet { $left } gegen { $enemies }. { $stake }
effect-both-fight = beide Seiten haben dort Kampf! gelegt{ $captain ->
    [0] { "" }
   *[other] , und dein Kapitän tötet erst einen
}{ $his ->
    [0] { "" }
   *[other] , und sein Kapitän einen von dir
}: Auf { $deck } endet es { $left } gegen { $enemies }. { $stake }
effect-fights-nobody = wie die Decks stehen, gibt es in Abschnitt { $section } niemanden zu bekämpfen
effect-stops = es verhindert dort { $order }{ $known } und damit, { $what }{ $brings ->
    [0] { "" }
    [1] ; sonst bringt es einen Mann dorthin
   *[other] ; mit deinem Kapitän bringt es auf jeden Fall einen Mann dorthin
}
known-open = { "" }
known-given = {" "}(das hast du weitergegeben)
known-maybe = {" "}(dort liegt das oder { JOIN($others, by: " / ") })
effect-cancels = es verhindert das { $order } des Feindes dort und damit, { $what }{ $brings ->
    [0] { "" }
    [1] { "" }
   *[other] ; mit deinem Kapitän bringt es auch einen Mann dorthin
}
stopped-control = { $worst ->
    [conquers] dass der Feind { $deck } erobert
    [controls] dass der Feind { $deck } beherrscht
   *[other] dass du { $deck } nicht mehr beherrschst
}
stopped-fire = dass { $many ->
    [1] dein einer Mann auf { $deck } fällt
    [2] deine beiden Männer auf { $deck } fallen
   *[other] { $need ->
        [one] alle deine { $many } Männer
       *[other] { $n } deiner { $many } Männer
    } auf { $deck } fallen
}{ $captain ->
    [0] { "" }
   *[other] {" "}(einer durch seinen Kapitän)
} und { $need ->
    [one] ein Feind zum Beherrschen reicht
   *[other] { $need } Feinde zum Beherrschen reichen
}
stopped-men = dass { $n ->
    [one] ein Mann von dir auf { $deck } fällt
   *[other] { $n } Männer von dir auf { $deck } fallen
}
stopped-nothing = was dich auf { $deck } niemanden kosten würde
effect-brings = es bringt einen Mann auf { $deck }, wo dann { $own ->
    [one] einer
   *[other] { $own }
} von dir{ $enemy ->
    [0] { "" }
   *[other] {" "}gegen { $enemy }
} { $own ->
    [one] steht
   *[other] stehen
}{ $safe ->
    [0] , wenn vorher keiner fällt
   *[other] { "" }
}, { $when ->
    [stops] wenn in Abschnitt { $section } nicht { $order } liegt, das es dann verhindert
    [captain] mit deinem Kapitän auch dann, wenn es { $order } verhindert
   *[sure] denn in Abschnitt { $section } kann kein { $order } liegen
}: { $stake }
effect-brings-way = { $brings ->
    [0] { "" }
   *[other] es bringt einen Mann auf { $deck }, und{" "}
}einer von dir darf von { $start } auf { $end } gehen, { $when ->
    [stops] wenn in Abschnitt { $section } nicht { $order } liegt, das es dann verhindert
    [captain] mit deinem Kapitän auch dann, wenn es { $order } verhindert
   *[sure] denn in Abschnitt { $section } kann kein { $order } liegen
}: { $stake }
effect-stopped = das { $order } des Feindes dort verhindert es
effect-acts-first = das { $order } des Feindes dort wirkt vorher und ändert, wer dort steht
effect-brings-nobody = es bringt niemanden
effect-stands-up = es bringt { $n ->
    [0] mit dem Kapitän einen Gefallenen
   *[one] einen Mann aus der Reserve{ $losses ->
      [0] { "" }
     *[one] {" "}und mit dem Kapitän einen Gefallenen
    }
  } auf { $deck }, und dann { $own ->
    [one] steht dort einer
   *[other] stehen dort { $own }
} von dir{ $enemy ->
    [0] { "" }
   *[other] {" "}gegen { $enemy }
}{ $safe ->
    [0] , wenn vorher keiner fällt
   *[other] { "" }
}: { $stake }
effect-there = { $order } in Abschnitt { $section }: { $what }
effect-stays = { $order } bleibt in Abschnitt { $section }: { $what }
effect-swapped-in = nach einem Taktikwechsel in Abschnitt { $section }: { $what }
effect-withholds = { $order } bekommt dein Feind für Abschnitt { $section } nicht. Das verhindert dort, { $what }
effect-hands-over = { $order } bekommt dein Feind für Abschnitt { $section }. Damit droht dort, { $what }
effect-counts = er steht dann mit { $own } von dir gegen { $enemy ->
    [0] keinen
   *[other] { $enemy }
} auf { $deck }: { $stake }
effect-counts-more = er zählt neben deinen { $own } gegen { $enemy ->
    [0] keinen
   *[other] { $enemy }
} auf { $deck } mit: Du beherrschst es, auch wenn ein Feind mehr kommt
effect-captain-leaves = ohne ihn { $own ->
    [one] beherrscht einer
   *[other] beherrschen { $own }
} von dir gegen { $enemy } { $deck } nicht
unless-lies = wenn dort nicht { JOIN($orders, by: " oder ") } liegt
unless-given = wenn dort nicht { JOIN($orders, by: " oder ") } liegt { $all ->
    [0] ({ JOIN($given, by: ", ") } hast du weitergegeben)
   *[one] (das hast du weitergegeben)
    [other] (die hast du weitergegeben)
}
unless-known = trotz { $order } des Feindes dort, wie die Hände zeigen
unless-nothing = und nichts dort kann es verhindern
unless-brings = obwohl das { $order } des Feindes dort danach noch { $n ->
    [one] einen
   *[other] bis zu { $n }
} bringt
stake-wins = Wenn es so bleibt, eroberst du es und gewinnst{ $captain ->
    [0] { "" }
   *[other] , denn dein Kapitän zählt mit
}
stake-conquers = Wenn es so bleibt, eroberst du es{ $captain ->
    [0] { "" }
   *[other] , denn dein Kapitän zählt mit
}
stake-controls = Wenn es so bleibt, beherrschst du es{ $captain ->
    [0] { "" }
   *[other] , denn dein Kapitän zählt mit
}
stake-short = { $n ->
    [one] Einer
   *[other] { $n }
} { $own ->
    [0] von dir dort
   *[other] mehr
}, und du würdest es beherrschen{ $captain ->
    [0] { "" }
   *[other] , denn dein Kapitän zählt mit
}
stake-slips = Du beherrschst es nicht mehr, wenn nicht { $n ->
    [one] einer mehr kommt
   *[other] { $n } mehr kommen
}{ $captain ->
    [0] { "" }
   *[other] , deinen Kapitän mitgezählt
}
stake-frees = Wenn es so bleibt, beherrscht es der Feind nicht mehr
stake-holds = { $spare ->
    [0] Gerade genug, damit der Feind es nicht beherrscht
   *[other] { $spare } mehr als nötig, damit der Feind es nicht beherrscht
}{ $captain ->
    [0] { "" }
   *[other] , denn sein Kapitän zählt mit
}
stake-clear = Kein Feind bleibt auf deinem Deck
stake-yields = Wenn es so bleibt, beherrscht es der Feind{ $captain ->
    [0] { "" }
   *[other] , denn sein Kapitän zählt mit
}
stake-falls = Wenn es so bleibt, erobert es der Feind{ $captain ->
    [0] { "" }
   *[other] , denn sein Kapitän zählt mit
}
stake-firm = { $now ->
    [0] Auch nach einem Entern! nächste Runde
   *[other] Auch nach seinem Entern!, das noch kommt,
} { $n ->
    [one] { $captain ->
        [0] stünde nur einer
       *[other] stünden nur einer
    }
   *[other] stünden nur bis zu { $n }
}{ $captain ->
    [0] { "" }
   *[other] {" "}und sein Kapitän
} gegen { $own } von dir, zu wenig, um es zu beherrschen
stake-weak = { $now ->
    [0] Nach einem Entern! nächste Runde
   *[other] Nach seinem Entern!, das noch kommt,
} { $n ->
    [one] { $captain ->
        [0] stünde einer
       *[other] stünden einer
    }
   *[other] stünden bis zu { $n }
}{ $captain ->
    [0] { "" }
   *[other] {" "}und sein Kapitän
} gegen { $own ->
    [0] keinen
   *[other] { $own }
} von dir, genug, um es zu beherrschen
stake-strikes = Nach deinem Entern! nächste Runde { $n ->
    [one] { $captain ->
        [0] könnte einer
       *[other] könnten einer
    }
   *[other] könnten bis zu { $n }
}{ $captain ->
    [0] { "" }
   *[other] {" "}und dein Kapitän
} auf { $deck } stehen, gegen { $enemy ->
    [0] keinen
   *[other] { $enemy }
}, genug, um es zu beherrschen
stake-quiet = Gegenüber steht niemand, der entern könnte
hint-same-why = was dein Feind gelegt hat, zählt mehr

# Schlagzeilen einer Runde und einer Partie, und Auszeichnungen.
fate-fallen = 💀 du verlierst { $mine ->
    [0] niemanden
    [one] 1 Mann
   *[other] { $mine } Mann
  }, der Feind { $theirs ->
    [0] niemanden
    [one] 1 Mann
   *[other] { $theirs } Mann
  }
fate-calm = 🌊 niemand fällt
fate-control = 🟡 du beherrschst { $deck }
fate-conquest = 🚩 du hast { $deck } erobert
fate-lost = ⚪ du beherrschst { $deck } nicht mehr
news-conquest = 🚩 { $side } erobern ein Deck
news-control = 🟡 { $side } beherrschen ein feindliches Deck
news-lost = ⚪ { $side } werden zurückgeworfen
news-fight = ⚔️ { $n } Mann fallen in einem Kampf
news-shot = 🎯 { $captain } trifft
news-exterminated = 💀 Zu wenige übrig: { $side }
news-across = 🪝 { $n ->
    [one] Ein Mann geht über die Reling
   *[other] { $n } Männer gehen über die Reling
  }
news-fallen = 💀 { $n ->
    [one] Ein Mann fällt
   *[other] { $n } Männer fallen
  }
news-cancelled = 🚫 { $n } Befehle werden aufgehoben
news-fight-nobody = 🦗 Ein Kampf, und keiner ging hin
news-calm = 🌊 Ruhe vor dem Sturm
news-short = ⚡ Nach { $n } Runden vorbei
news-long = ⏳ Erst nach { $n } Runden entschieden
award-boarder = 🪝 Über die Reling: { $who }, { $n } Mann drüben
    .name = 🪝 Über die Reling
award-gunner = 💥 Bester Schütze: { $who }, { $n } Mann getroffen
    .name = 💥 Bester Schütze
award-officer = 🧭 Rastloser Offizier: { $who }, { $n } Mann bewegt
    .name = 🧭 Rastloser Offizier

# Die Lektion: zwei Zeilen auf dem Handy für jeden Schritt.
learn-first = Dein erstes Deck: Befehle, Kapitäne, Eroberung
learn-first-board = Bord an Bord! Wer zwei Decks erobert, gewinnt. Fang an, wo dein Kapitän steht: 🪝
learn-first-board-instead = Dein Kapitän ist nicht zum Winken gekommen. Erst entern: 🪝
learn-first-cover = Die Hände sind getauscht: Dein Feind hat, was du behalten hast, wohl 💥. Duck dich: 🛢️
learn-first-cover-instead = Dein 💥 ist eben zum Feind gewandert. Duck dich lieber: 🛢️
learn-first-crew = Nach jedem Abschnitt tauscht ihr die Hände. 💪 holt einen Mann, genau hier.
learn-first-crew-instead = Das hat Zeit. Erst Männer, denn wer zu wenige hat, verliert: 💪
learn-first-fire = Letzter Abschnitt, eine neue Karte. Feg zwei Mann vom Deck gegenüber: 💥
learn-first-fire-instead = Verlockend! Aber drüben steht die Wache seines Kapitäns. Feuer: 💥
learn-first-swap = Zwei Befehle dürften noch tauschen: Der Feind sähe nur, wo. Lass sie liegen.
learn-first-swap-instead = Ein feiner Kniff, für ein andermal. Der Plan ist gut: Lass sie liegen.
learn-first-captain = Beim Kapitän wirkt ein Befehl stärker, und er stirbt nie. Er steht genau richtig.
learn-first-captain-instead = Hier wird geentert, und er führt es an. Er bleibt.
learn-first-follow = Karten auf: Dein 🛢️ hebt 💥 auf, deine Männer sind drüben. Der Kapitän soll mit!
learn-first-follow-instead = Drüben zählt er als ein Mann mehr, und den brauchst du. Hinterher!
learn-first-reinforce = Befehle wirken von 1 bis 6, und 💪 ist die 6. Ein Mann aus der Reserve?
learn-first-alone = 🟡 Du beherrschst sein Deck 1. Noch eine Runde, dann ist es erobert! Drei Befehle.
learn-first-fight = Und jetzt Abschnitt 1: Dein Kapitän wartet auf seinem Deck und schlägt zuerst zu: ⚔️
learn-first-fight-instead = Ein Schlag, und das Deck ist dein. Jetzt nicht das, sondern: ⚔️
learn-first-leave = Nichts dem Zufall: Deine Befehle bleiben liegen.
learn-first-stay = Und der Kapitän bleibt bei seinen Männern, sonst schlägt keiner zuerst zu.
learn-first-stay-instead = Und wer schlägt dann zuerst zu? Er bleibt.
learn-first-storm = Karten auf! Vielleicht fragen deine noch etwas; sonst schau zu, von 1 bis 6.
learn-first-end = Sein Deck ist dein; mit zweien gewinnst du. Und: Denk auch an das, was du abgibst.

learn-advanced = Zweite Lektion: Spanien, fünf Abschnitte, Disziplin
learn-advanced-one = Fortgeschritten: fünf Abschnitte, und du bist Spanien. Halt seinen Kapitän auf: 🛡️
learn-advanced-two = Piraten sind schlau: Nur sie tauschen später Befehle. Und sie haben Kanonen: 🛢️
learn-advanced-three = Abschnitt 3 ist neu. Eben hast du ihm ein 💥 gegeben: Duck dich in der Mitte: 🛢️
learn-advanced-plan-instead = Gut, aber diesmal hat Spanien einen Plan: den Befehl mit 👉
learn-advanced-four = Was du behältst, bekommt der Feind. Spiel 💪 und behalte 🪝: Das wird eine Falle!
learn-advanced-four-instead = Und die Falle? 🪝 soll er haben: Spiel 💪
learn-advanced-five = Das Deck deines Kapitäns! Er hat jetzt 🪝, und das wirkt vor 💥. Trotzdem: Leg 💥!
learn-advanced-five-instead = Die Falle braucht Pulver. Leg 💥, wo dein Kapitän steht!
learn-advanced-captain = Er lässt alles liegen. Und dein Kapitän? Wo er steht, herrscht Disziplin. Er bleibt.
learn-advanced-captain-instead = Ohne ihn keine Disziplin und keine Falle. Er bleibt!
learn-advanced-discipline = Karten auf: 🪝 ist 2, 💥 ist 3. Doch mit Disziplin wirkt sein Befehl vor allen anderen!
learn-advanced-discipline-instead = Dann entern sie, bevor du feuerst. Disziplin!
learn-advanced-end = Du warst schneller, keiner konnte entern. Disziplin hilft nie ⚔️ oder Aufgehobenem.

# Die Tagespartie: wie sie ausging, in einer Zeile.

daily-result = { $won ->
    [1] gewonnen
    [-1] verloren
   *[0] unentschieden
} · Decks { $decks } · Männer { $men }

# Was man am Tisch sagen kann: nichts, was eine Karte verrät.
talk-aboard = Macht euch bereit, wir kommen!
talk-never = Dieses Deck kriegt ihr nie.
talk-powder = Es riecht nach Pulver.
talk-saw-through = Du hast mich durchschaut.
talk-well-played = Gut gespielt!
talk-fate-calm-sunny = Ein schöner Tag für eine Seefahrt!
talk-fate-calm-gruff = So viel Geschrei um nichts.
talk-fate-calm-dry = Eine Seeschlacht ohne Schlacht.
talk-fate-control-sunny = Schönes Deck habt ihr hier!
talk-fate-control-gruff = Jetzt unseres. Vorsicht, frisch gestrichen.
talk-fate-control-dry = Wir wollten nur ein Seil borgen.
talk-fate-conquest-sunny = Flagge hoch, Musik!
talk-fate-conquest-gruff = Das da bleibt unseres.
talk-fate-conquest-dry = Ich habe die Karte berichtigt.
talk-fate-lost-sunny = Da hat es sowieso gezogen!
talk-fate-lost-gruff = Wir wollten gerade gehen.
talk-fate-lost-dry = Ein taktischer Schritt zurück.

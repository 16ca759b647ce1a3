# The game and its options.
title = Bandido Alcatraz
tagline = Grabt dem Bandido gemeinsam den Weg frei: Schließt alle Tunnel bis auf einen, und haltet das Wasser draußen.
option-side = Startplättchen
option-side-easy = Leicht – fünf Tunnel
option-side-normal = Normal – sechs Tunnel
option-solo_hand = Allein gespielt
option-solo_hand-6 = Leicht – sechs Handkarten
option-solo_hand-3 = Schwer – drei Handkarten
option-cover_rule = Wasser abdecken
option-cover_rule-strict = Genau – Tunnel und Erde wie zuvor
option-cover_rule-loose = Locker – es muss nur zu den Nachbarn passen
option-allow_overcollect = Zu viel sammeln
option-allow_overcollect-off = Nicht möglich
option-allow_overcollect-on = Möglich – und dann ist alles verloren
option-first_player = Wer beginnt
option-first_player-seat-1 = Platz 1
option-first_player-lot = Das Los entscheidet
option-signals = Signal-Knöpfe
option-signals-on = An – erlaubte Sätze auf Knopfdruck
option-signals-off = Aus
option-score_line = Urteil am Ende
option-score_line-solo = Nur allein
option-score_line-always = Immer

# Slash commands: at most 100 characters each.
command-bandido = Bandido Alcatraz: gemeinsam graben, das Wasser draußen halten.
command-bandido-dig = Lege eine Karte aus deiner Hand auf den Tisch
command-bandido-dig-card = Welche Karte aus deiner Hand
command-bandido-dig-at = Wohin: ein Buchstabe und eine Zahl, wie im Bild deiner Hand
command-bandido-gather = Sammle einen Regenmantel oder ein Seil, statt zu graben
command-bandido-gather-card = Welche Karte aus deiner Hand
command-bandido-exchange = Tausche die ganze Hand, wenn du nichts daraus spielen kannst

# Cards: their tunnels as arrows, and what they bear. Half 1 lies in the west. The exits of a half
# are those seen from its other half: left, head (straight on), right; D is the dead end.
card-half-1 = { $first ->
    [L] ↓
    [H] ←
    [R] ↑
    [LH] ←↓
    [LR] ↑↓
    [HR] ←↑
    [LHR] ←↑↓
   *[D] ▪
  }
card-half-2 = { $second ->
    [L] ↑
    [H] →
    [R] ↓
    [LH] ↑→
    [LR] ↑↓
    [HR] ↓→
    [LHR] ↑↓→
    [exit] 🚪
   *[D] ▪
  }
card-plain = { card-half-1 }═{ card-half-2 } · { $exits ->
    [one] ein Tunnel
   *[other] { $exits } Tunnel
  }
card-raincoat = { card-half-1 }═{ card-half-2 } 🧥 · { $exits ->
    [one] ein Tunnel
   *[other] { $exits } Tunnel
  }, Regenmantel
card-rope = { card-half-1 }═{ card-half-2 } 🪢 · { $exits ->
    [one] ein Tunnel
   *[other] { $exits } Tunnel
  }, Seil
card-water = { card-half-1 }{ $water ->
    [1] 💧
   *[2] {""}
  }═{ card-half-2 }{ $water ->
    [1] {""}
   *[2] 💧
  } · { $exits ->
    [one] ein Tunnel
   *[other] { $exits } Tunnel
  }, Wasser
card-exit = { card-half-1 }═{ card-half-2 } · Ausgang
card-short = { $n }: { $card }

# Menus: at most 80 characters each.
ask-card = Welche Karte spielst du?
ask-card-kit = { ask-card }
ask-card-water = { ask-card }
ask-card-exit = { ask-card }
ask-card-pile = { ask-card }
ask-place = Karte { $n }: wohin? (−1: ein Tunnel weniger)
ask-tunnel = Karte { $n }: an welchem Tunnel?
ask-exchange = Du kannst keine deiner Karten spielen.
card-choice = Karte { $n } · { $card }
card-choice-forced = { $card } → graben bei { $code }
exchange-choice = { $cards ->
    [one] Deine Karte
   *[other] Alle { $cards } Karten
  } tauschen ({ $pile } im Stapel)
gather-raincoat = Diesen Regenmantel sammeln (die Karte gräbt dann nicht)
gather-rope = Dieses Seil sammeln (die Karte gräbt dann nicht)
place-choice = { $code } ({ $where }): { $done }
card-button = Karte { $n }
card-button-forced = Karte { $n } → { $code }
gather-button = Sammeln
place-button = { $code }{ $change }
at-tunnel-button = { $n }{ $change }
at-tunnel-label = Tunnel { $n }{ $change }
at-water-label = Wasser { $n }{ $change }
at-water-button = W{ $n }{ $change }
area-across = Reihe { $row }, Spalten { $left }–{ $right }
area-down = Reihen { $top }–{ $bottom }, Spalte { $column }
place-closes = schließt { $n }
place-opens = öffnet { $n }
place-covers = { $n ->
    [one] deckt Wasser ab
   *[other] deckt { $n } blaue Hälften ab
  }
place-loses = VERLIERT
place-ruins = VERBAUT ES

# Erklärungen: jede einmal, wenn jemand die Frage zum ersten Mal sieht.
lesson-card = Grabt ihn frei: Schließt alle Tunnel außer dem Ausgang. Wähl eine Karte und sieh, wo sie passt.
lesson-card-kit = Er braucht genau 3 Regenmäntel und 2 Seile: Eine Karte mit 🧥 oder 🪢 gräbt oder wird gesammelt.
lesson-card-water = Wasser muss weg: Leg auf die blaue Hälfte eine Karte, deren Tunnel dort genauso verlaufen.
lesson-card-exit = Du hast den Ausgang. Er muss liegen, bevor der letzte Tunnel zu ist; danach spielt ihr weiter.
lesson-card-pile = Der Stapel geht zu Ende. Was nach der letzten Karte noch fehlt, entscheidet.
lesson-tunnel = Die Zahl ist ein Tunnel im Bild; daneben das Beste, was diese Karte dort schafft.
lesson-place = Buchstabe und Zahl stehen im Bild. −1: ein offener Tunnel weniger; +1: einer mehr.
lesson-exchange = Keine deiner Karten passt oder wird gebraucht: Tausch alle, dann bist du weiter dran.

# Refusals.
not-in-hand = Diese Karte hast du nicht. Deine Hand: { $hand }.
no-such-place = „{ $code }“ ist keine Stelle für diese Karte. { $fits }
place-taken = Da liegt eine Karte im Weg, und abdecken darf man nur die blaue Hälfte einer Wasserkarte. { $fits }
cover-shape = Das wiederholt die blaue Hälfte nicht: Tunnel und Erde müssen genau so bleiben, wie sie waren. { $fits }
tunnel-meets-earth = Dort würde ein Tunnel auf Erde stoßen. { $fits }
no-tunnel-there = Kein Tunnel dieser Karte träfe dort auf einen anderen. { $fits }
fits-nowhere = Diese Karte passt gerade nirgends.
fits-at = Diese Karte passt bei { $places }.
more-places = { $n ->
    [one] einer weiteren Stelle
   *[other] { $n } weiteren Stellen
  }
nothing-to-gather = Auf dieser Karte ist weder Regenmantel noch Seil; da gibt es nichts zu sammeln.
enough-gathered = { $enough }
enough-raincoat = Es sind schon { $n } Regenmäntel da, und gebraucht werden genau { $n }; diese Karte kann nur noch graben.
enough-rope = Es sind schon { $n } Seile da, und gebraucht werden genau { $n }; diese Karte kann nur noch graben.
something-fits = Tauschen darfst du nur, wenn du nichts spielen kannst, aber etwas geht: { $what }.
card-fits = Karte { $n } bei { $place }
card-gathers = Karte { $n } kann gesammelt werden { $item ->
    [raincoat] 🧥
   *[rope] 🪢
  }

# Before a move that cannot be taken back.
sure-loses = ⚠️ Das schließt den letzten Tunnel, aber es ist noch nicht alles getan: Die Partie wäre **verloren**. Trotzdem graben?
sure-ruins = ⚠️ Das macht Wasser oder einen Tunnel für immer unerreichbar: Die Flucht könnte **nicht mehr gelingen**. Trotzdem graben?

# What happens.
at-tunnel = { $at ->
    [0] {""}
   *[other] {" "}bei Tunnel { $numbers }
  }
tunnels-dug = { $at ->
    [0] {""}
    [one] Tunnel { $numbers }{" "}
   *[other] Tunnel { $numbers }{" "}
  }
which-tunnel = { $at ->
    [0] {""}
   *[other] {" "}({ $numbers })
  }
dug-on = ⛏️ { $who } gräbt{ at-tunnel } weiter. Offen { $tunnels ->
    [one] bleibt ein Tunnel
   *[other] bleiben { $tunnels } Tunnel
  }.
    .brief = ⛏️ { tunnels-dug }({ $change })
    .briefs = ⛏️ { $times } Karten ({ JOIN($change, by: ", ") })
    .caption = ⛏️ { $who } gräbt weiter
    .counted = { $times ->
        [one] gräbt weiter
       *[other] gräbt mit { $times } Karten weiter
      }
dug-fork = ⛏️ { $who } gräbt{ at-tunnel } eine Gabelung: Jetzt sind { $tunnels } Tunnel offen.
    .brief = ⛏️ { tunnels-dug }({ $change })
    .briefs = ⛏️ { $times } Karten ({ JOIN($change, by: ", ") })
    .caption = ⛏️ { $who } gräbt eine Gabelung
    .counted = { $times ->
        [one] gräbt eine Gabelung
       *[other] gräbt { $times } Gabelungen
      }
dug-narrowed = ⛏️ { $who } führt Tunnel{ which-tunnel } zusammen: { $tunnels ->
    [one] Einer bleibt
   *[other] { $tunnels } bleiben
  } offen.
    .brief = ⛏️ { tunnels-dug }({ $change })
    .briefs = ⛏️ { $times } Karten ({ JOIN($change, by: ", ") })
    .caption = ⛏️ { $who } führt Tunnel zusammen
    .counted = führt Tunnel zusammen
dug-joined = 🤝 { $who } verbindet { $closed } Tunnel{ which-tunnel }! { $tunnels ->
    [0] Keiner bleibt
    [one] Einer bleibt
   *[other] { $tunnels } bleiben
  } offen.
    .brief = 🤝 { tunnels-dug }({ $change })
    .briefs = 🤝 { $times } Karten ({ JOIN($change, by: ", ") })
    .caption = 🤝 { $who } verbindet { $closed } Tunnel
    .outcome = verbindet { $closed } Tunnel
dug-joined-many = { dug-joined }
    .brief = { dug-joined.brief }
    .briefs = { dug-joined.briefs }
    .caption = 🤝 { $who } verbindet { $closed } Tunnel auf einmal!
    .outcome = { dug-joined.outcome }
dug-shut = 🧱 { $who } schließt { $closed ->
    [0] keinen Tunnel
   *[other] einen Tunnel
  }{ which-tunnel }: { $tunnels ->
    [0] Keiner bleibt
    [one] Einer bleibt
   *[other] { $tunnels } bleiben
  } offen.
    .brief = 🧱 { tunnels-dug }({ $change })
    .briefs = 🧱 { $times } Karten ({ JOIN($change, by: ", ") })
    .caption = 🧱 { $who } schließt einen Tunnel
    .outcome = schließt einen Tunnel
dug-exit = 🚪 { $who } legt{ at-tunnel } den **Ausgang**! { $tunnels ->
    [0] Kein Tunnel bleibt
    [one] Ein Tunnel bleibt
   *[other] { $tunnels } Tunnel bleiben
  } offen.
    .brief = 🚪 Ausgang{ at-tunnel }
    .caption = 🚪 { $who } legt den Ausgang
    .outcome = legt den Ausgang
water-comes = 💧 Eine Wasserkarte! Ihre blaue Hälfte muss vor dem Ende abgedeckt werden.
    .brief = 💧 Wasserkarte
    .counted = stößt auf Wasser
water-covered = 🌊 { $covered ->
    [one] Das Wasser ist abgedeckt und bleibt draußen.
   *[other] { $covered } blaue Hälften sind auf einmal abgedeckt; das Wasser bleibt draußen.
  }
    .brief = 🌊 Wasser abgedeckt
    .outcome = deckt Wasser ab
water-blocked = ⚠️ { $halves ->
    [one] Eine blaue Hälfte ist
   *[other] { $halves } blaue Hälften sind
  } eingemauert und nicht mehr abzudecken: Die Flucht kann nicht mehr gelingen.
    .aside = ⚠️ 💧 für immer eingemauert: keine Flucht mehr
tunnel-walled = ⚠️ Ein Tunnel führt jetzt in ein Loch von einem Feld, und so klein ist keine Karte: Er bleibt für immer offen.
    .aside = ⚠️ ein Tunnel für immer offen: keine Flucht mehr
water-blocked-too = ⚠️ { $halves ->
    [one] Noch eine blaue Hälfte ist
   *[other] Noch { $halves } blaue Hälften sind
  } für immer eingemauert.
    .aside = ⚠️ 💧 für immer eingemauert
tunnel-walled-too = ⚠️ Noch ein Tunnel bleibt für immer offen.
    .aside = ⚠️ ein Tunnel für immer offen
gathered-raincoat = 🧥 { $who } sammelt einen Regenmantel: { $have } von { $want }.
    .brief = 🧥 { $have }/{ $want }
    .outcome = sammelt einen Regenmantel ({ $have } von { $want })
gathered-rope = 🪢 { $who } sammelt ein Seil: { $have } von { $want }.
    .brief = 🪢 { $have }/{ $want }
    .outcome = sammelt ein Seil ({ $have } von { $want })
drawn = Du ziehst { $card }.
    .aside = { "" }
exchanged = 🔄 { $who } kann nichts spielen und tauscht { $cards ->
    [one] die einzige Karte; die alte kommt
   *[other] alle { $cards } Karten; die alten kommen
  } unter den Stapel.
    .brief = 🔄 tauscht die ganze Hand
    .counted = tauscht die ganze Hand
exchanged-last = 🔄 { $who } kann nichts spielen und nimmt die letzten Karten vom Stapel; { $cards ->
    [one] die alte verlässt
   *[other] die { $cards } alten verlassen
  } verdeckt das Spiel.
    .brief = 🔄 nimmt die letzten Karten
    .counted = nimmt die letzten Karten
new-hand = Deine neue Hand: { $hand }.
    .aside = { "" }
passed = 💤 { $who } kann nichts spielen und passt.
    .brief = 💤 passt
    .counted = passt
hands-empty = 🂠 Die letzte Karte ist gespielt.
nobody-can-play = 🛑 Niemand kann noch etwas spielen.

# The end.
the-end = 🔔 **Wie lief die Flucht?**
    .aside = { "" }
end-exit = ✅ Der Ausgang liegt auf dem Tisch.
    .aside = ✅ Ausgang
    .caption = { end-exit }
end-no-exit = ❌ Der Ausgang liegt nicht auf dem Tisch.
    .aside = ❌ Ausgang
    .caption = { end-no-exit }
end-tunnels = { $tunnels ->
    [0] ✅ Kein Tunnel ist mehr offen.
    [one] ❌ Ein Tunnel ist noch offen.
   *[other] ❌ { $tunnels } Tunnel sind noch offen.
  }
    .aside = { $tunnels ->
        [0] ✅ Tunnel
       *[other] ❌ { $tunnels } offen
      }
    .caption = { end-tunnels }
end-items = { $enough ->
    [yes] ✅ Die Ausrüstung ist komplett: 3 Regenmäntel, 2 Seile.
   *[no] ❌ Die Ausrüstung stimmt nicht: { $raincoats } von 3 Regenmänteln, { $ropes } von 2 Seilen.
  }
    .aside = { $enough ->
        [yes] ✅
       *[no] ❌
      } 🧥 { $raincoats }/3 🪢 { $ropes }/2
    .caption = { end-items }
end-water = { $halves ->
    [0] ✅ Kein Wasser ist zu sehen.
    [one] ❌ Eine blaue Hälfte ist nicht abgedeckt.
   *[other] ❌ { $halves } blaue Hälften sind nicht abgedeckt.
  }
    .aside = { $halves ->
        [0] ✅ 💧
       *[other] ❌ { $halves } 💧
      }
    .caption = { end-water }
end-grade = 📜 { $line }
won-escape = Der Bandido ist draußen, trocken und gut ausgerüstet.
    .pictured = { "" }
lost-tunnels = Es sind noch Tunnel offen.
    .pictured = { "" }
lost-no-exit = Alle Tunnel sind zu, und es gibt keinen Ausgang.
    .pictured = { "" }
lost-items = Der Weg ist frei, aber Regenmäntel oder Seile fehlen.
    .pictured = { "" }
lost-surplus = Der Weg ist frei, aber es wurde zu viel gesammelt: Gebraucht werden genau 3 Regenmäntel und 2 Seile.
    .pictured = { "" }
lost-water = Der Weg ist frei, aber Wasser dringt ein.
    .pictured = { "" }
grade-exit = Ausgang und kein offener Tunnel: saubere Arbeit.
grade-2 = 2 bis 4 Tunnel offen: Hier weiß man, wo bei der Schaufel vorne ist.
grade-5 = 5 oder 6 Tunnel offen: ungefähr wie am Anfang. War es wenigstens ein schöner Spaziergang?
grade-7 = 7 oder mehr Tunnel offen: Der Bandido bittet höflich um ein anderes Team.

# Signals: said in public, never about single cards.
said-close = 💬 **{ $who }**: „Ich kann einen Tunnel schließen.“
    .label = Sagen: Ich kann einen Tunnel schließen
said-join = 💬 **{ $who }**: „Ich kann zwei Tunnel verbinden.“
    .label = Sagen: Ich kann zwei Tunnel verbinden
said-cover = 💬 **{ $who }**: „Ich kann Wasser abdecken.“
    .label = Sagen: Ich kann Wasser abdecken
said-rope = 💬 **{ $who }**: „Ich habe ein Seil; das könnte ich sammeln, statt zu graben.“
    .label = Sagen: Ich habe ein Seil
said-raincoat = 💬 **{ $who }**: „Ich habe einen Regenmantel; den könnte ich sammeln, statt zu graben.“
    .label = Sagen: Ich habe einen Regenmantel
said-already = Das hast du gerade gesagt; der Tisch hat dich gehört.
signals-off = An diesem Tisch wird ohne Signal-Knöpfe gespielt.
ask-talk-close = Welchen Tunnel kannst du schließen?
ask-talk-cover = Welches Wasser kannst du abdecken?
talk-close = Ich kann einen Tunnel schließen.
talk-close-at = Ich kann Tunnel { $n } schließen.
talk-join = Ich kann zwei Tunnel verbinden.
talk-cover = Ich kann Wasser abdecken.
talk-cover-at = Ich kann Wasser { $n } abdecken.
talk-rope = Ich habe ein Seil, das ich sammeln könnte.
talk-raincoat = Ich habe einen Regenmantel, den ich sammeln könnte.
talk-fate-dug-exit-sunny = Ich rieche schon das Meer!
talk-fate-dug-exit-gruff = Da. Eure Tür.
talk-fate-dug-exit-dry = Ein Ausgang. Wie altmodisch.
talk-fate-dug-joined-many-sunny = Klick, klick, klick!
talk-fate-dug-joined-many-gruff = So zieht es weniger.
talk-fate-dug-joined-many-dry = Das nenne ich Aufräumen.
talk-fate-spoilt-sunny = Wir graben trotzdem so schön!
talk-fate-spoilt-gruff = Mir gefällt es hier unten.
talk-fate-spoilt-dry = Das Essen dort ist nicht so übel.

# The table in words.
summary = { $who } ist dran. { $tunnels ->
    [one] Ein Tunnel
   *[other] { $tunnels } Tunnel
  } offen, { $pile ->
    [one] 1 Karte
   *[other] { $pile } Karten
  } im Stapel.
summary-won = Der Bandido ist entkommen! { $why }
summary-lost = Die Flucht ist gescheitert. { $why }
card-words-1 = { $first ->
    [L] unten
    [H] links
    [R] oben
    [LH] links, unten
    [LR] oben, unten
    [HR] links, oben
    [LHR] links, oben, unten
   *[D] zu
  }
card-words-2 = { $second ->
    [L] oben
    [H] rechts
    [R] unten
    [LH] oben, rechts
    [LR] oben, unten
    [HR] rechts, unten
    [LHR] oben, rechts, unten
    [exit] Ausgang
   *[D] zu
  }
card-words = linke Hälfte: { card-words-1 }{ $water ->
    [1] {" "}(Wasser)
   *[other] {""}
  }; rechte Hälfte: { card-words-2 }{ $water ->
    [2] {" "}(Wasser)
   *[other] {""}
  }{ $bears ->
    [raincoat] ; Regenmantel
    [rope] ; Seil
   *[other] {""}
  }
hand-line = Karte { $n }: { $card }. { $can }
hand-fits = { $places ->
    [one] Eine Stelle: { $best }.
   *[other] { $places } Stellen, bis zu { $best }.
  }
hand-nowhere = Passt gerade nirgends.
places-line = Karte { $n } passt bei:
place-line = – { $place }
kit-line = Gesammelt: { $raincoats } von 3 Regenmänteln, { $ropes } von 2 Seilen
square = Reihe { $row }, Spalte { $column }
exit-line = Ausgang: { $square }
exit-line-hidden = Ausgang: noch nicht auf dem Tisch
tunnels-line = Offene Tunnel, das Feld davor und Karten, die sie schließen: { $tunnels }
tunnel-open = { $n } { $side } { $square }
tunnel-open-closed-by = { $tunnel } (Karte { JOIN($cards, by: "/") })
tunnel-open-for-good = { $tunnel } (für immer)
side-N = oben
side-E = rechts
side-S = unten
side-W = links
water-line = Wasser { $n }: { $square }, noch abzudecken
water-line-blocked = Wasser { $n }: { $square }, nicht mehr abzudecken
last-line = Zuletzt gespielt: { $where }
latest-line = Neueste Karte: { $where }
aside-line = Karten aus dem Spiel, verdeckt: { $cards }
aside-own-line = Du hast beiseitegelegt: { $cards }
seats-line = Karten auf der Hand: { $seats }
seat-line = { $who } { $cards }
beyond-line = Im Bild fehlt: { JOIN($parts, by: ", ") }
beyond-above = { $n ->
    [one] 1 Reihe
   *[other] { $n } Reihen
  } oben
beyond-below = { $n ->
    [one] 1 Reihe
   *[other] { $n } Reihen
  } unten
beyond-left = { $n ->
    [one] 1 Spalte
   *[other] { $n } Spalten
  } links
beyond-right = { $n ->
    [one] 1 Spalte
   *[other] { $n } Spalten
  } rechts
map-line = Übersicht (das Startplättchen beginnt in { $start }; doppelte Linien sind Wasser, X ist der Ausgang):
map-fence = ```
map-row = {""}{ $row }

# Picture
picture-to-act = Am Zug
picture-your-turn = Du bist dran
picture-tunnels = Tunnel
picture-water = Wasser
picture-laid-yes = ja
picture-laid-no = nein
picture-exit = Ausgang
picture-won = Befreit!
picture-lays = 🃏 { $who } legt eine Karte …
picture-reckoning = 🔔 Niemand kann mehr spielen: Wie ging es aus?
picture-runs = 🏃 Der Bandido rennt los …
picture-lost = Gefangen!
picture-places = { $places ->
    [0] Passt nicht
    [one] 1 Stelle
   *[other] { $places } Stellen
  }
picture-more-above = ▲ noch { $n ->
    [one] 1 Reihe
   *[other] { $n } Reihen
  }
picture-more-below = ▼ noch { $n ->
    [one] 1 Reihe
   *[other] { $n } Reihen
  }
picture-more-left = ◀ noch { $n ->
    [one] 1 Spalte
   *[other] { $n } Spalten
  }
picture-more-right = noch { $n ->
    [one] 1 Spalte
   *[other] { $n } Spalten
  } ▶
picture-walled = { $count ->
    [one] Ein Tunnel lässt sich nicht mehr schließen.
   *[other] { $count } Tunnel lassen sich nicht mehr schließen.
  }
picture-blocked = { $count ->
    [one] Eine blaue Hälfte lässt sich nicht mehr abdecken.
   *[other] { $count } blaue Hälften lassen sich nicht mehr abdecken.
  }
picture-kit-spoilt = Mit 3 Regenmänteln und 2 Seilen geht es nicht mehr auf.

# How the team stands.
no-escape = 🚫 **Keine Flucht mehr.** { $why }
after-no-escape = Jetzt zählt noch das Urteil.
button-give-up-hope = { $alone ->
    [yes] Aufgeben
   *[no] Zusammen aufgeben
  }
meter = 🧭 { $bar } { $chance ->
    [0] kaum Hoffnung
   *[other] etwa { $chance } %
  } · { $tunnels } Tunnel offen · noch { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }

# The leaderboard: seats and difficulty, and grades in short.
variant-1 = Allein
variant-2 = Zu zweit
variant-3 = Zu dritt
variant-4 = Zu viert
variant-with-easy = leicht
variant-with-normal = normal
variant-with-6 = sechs Handkarten
variant-with-3 = drei Handkarten
variant-with-loose = locker abgedeckt
grade-exit-short = Ausgang, kein Tunnel offen
grade-2-short = 2 bis 4 Tunnel offen
grade-5-short = 5 oder 6 Tunnel offen
grade-7-short = 7 oder mehr Tunnel offen

# Was Computer kommen sahen: der Anfang eines Tipps.
sign-fewer-tunnels = Eine Runde später sind weniger Tunnel offen
sign-more-tunnels = Eine Runde später sind mehr Tunnel offen

# Schlagzeilen einiger Züge und einer Partie, und Auszeichnungen.
fate-last-card = ⛏️ deine Karte war die letzte
fate-dug-exit = 🚪 du hast den Ausgang gelegt
fate-dug-joined-many = 🤝 du verbindest { $n } Tunnel auf einmal
fate-spoilt = 🚫 keine Flucht mehr
news-exit = 🚪 { $who } findet den Ausgang
news-closed = 🧱 { $n } Tunnel auf einmal geschlossen: { $who }
news-joined = 🧱 Zwei Tunnel treffen sich: { $who }
news-maze = 🌀 Es wird unübersichtlicher
news-dry = 💧 Ein ganzes Becken ist trocken
news-flooded = 🚱 Wasser, an das niemand mehr kommt
news-gathered-raincoat = 🧥 Die Regenmäntel sind vollzählig
news-gathered-rope = 🪢 Die Seile sind vollzählig
news-exchanged = 🔄 { $who } fängt neu an
news-deeper = ⛏️ { $n ->
    [one] Eine Karte tiefer
   *[other] { $n } Karten tiefer
  }
news-one-tunnel = 😱 Ein einziger Tunnel blieb offen
news-one-puddle = 😱 Eine Pfütze lag zwischen ihm und dem Meer
award-digger = 🧱 Tunnelschließer: { $who }, { $n } Tunnel weniger
    .name = 🧱 Tunnelschließer
award-gatherer = 🎒 Bestens ausgerüstet: { $who }, { $n } Dinge gesammelt
    .name = 🎒 Bestens ausgerüstet
award-diver = 💧 Wasserwart: { $who }, { $n } blaue Hälften abgedeckt
    .name = 💧 Wasserwart

# Was ein Zug bewirkt: der Grund eines Hinweises.
named-tunnels = { $many ->
    [0] { $tunnels }
   *[other] Tunnel { $tunnels }
}
new-tunnel = { $alone ->
    [yes] { $all ->
        [yes] { $n ->
            [one] den neuen Tunnel
           *[other] die { $n } neuen Tunnel
        }
       *[no] { $n ->
            [one] einen neuen Tunnel
           *[other] { $n } neue Tunnel
        }
    }
   *[no] { $all ->
        [yes] { $n ->
            [one] den neuen
           *[other] die { $n } neuen
        }
       *[no] { $n ->
            [one] einen neuen
           *[other] { $n } neue
        }
    }
}
with-cards = { $n ->
    [0] keiner ungesehenen Karte
    [one] nur einer ungesehenen Karte
   *[other] nur { $n } ungesehenen Karten
}
with-share = etwa { $n } von { $of } ungesehenen Karten
so-few-open = { $fewest ->
    [yes] , so wenige wie möglich
   *[no] { "" }
}
so-short = { $short ->
    [yes] , und { $pile ->
        [0] der Stapel ist leer
        [one] im Stapel ist noch eine Karte
       *[other] im Stapel sind noch { $pile } Karten
    }
   *[no] { "" }
}
so-lost = { $lost ->
    [nothing] { "" }
    [raincoat] ; sein Regenmantel ist verloren (nötig: { $missing }, übrig: { $others })
   *[rope] ; sein Seil ist verloren (nötig: { $missing }, übrig: { $others })
}{ so-later }
so-later = { $later ->
    [0] { "" }
   *[other] ; Karte { $later } kann danach noch { $by_then } schließen
}
stay-open = { $aim ->
    [exit] { $left ->
        [one] einer bleibt offen, für den Ausgang
       *[other] { $left } bleiben offen, einer davon für den Ausgang
    }
    [close] { $left ->
        [one] einer ist noch zu schließen
       *[other] { $left } sind noch zu schließen
    }
    [wait] einer bleibt offen, bis Ausrüstung und Wasser stimmen
   *[open] { $left ->
        [0] keiner bleibt offen
        [one] einer bleibt offen
       *[other] { $left } bleiben offen
    }{ so-few-open }
}{ so-short }
effect-escapes = damit entkommt er: Alles ist zu, und nichts fehlt
effect-ends = damit ist alles zu und die Partie zu Ende, aber er kommt nicht hinaus
effect-exit = es legt den Ausgang an { $tunnels }: { $left ->
    [0] Keiner bleibt offen
    [one] { $aim ->
        [wait] Der letzte darf erst zu, wenn Ausrüstung und Wasser stimmen
       *[close] Dann ist noch der letzte zu schließen
    }
   *[other] Dann sind noch die übrigen { $left } zu schließen
}{ so-short }
effect-shuts = es schließt { $tunnels }: { stay-open }{ so-lost }
effect-joins = es schließt { $tunnels } auf einmal: { stay-open }{ so-lost }
effect-together = es führt { $tunnels } zusammen: { stay-open }{ so-lost }
effect-fewer = { $left } Tunnel bleiben offen statt { $before }{ so-few-open }{ so-lost }
effect-rare = es schließt { $tunnels }; { $all ->
    [one] der
   *[other] Nummer { $number }
} ist schwer zu schließen: Es geht sonst mit { $share }{ so-lost }
effect-least = keine andere Karte und kein anderer Platz lässt weniger Tunnel offen: { $left }{ so-lost }
effect-level = es schließt so viele Tunnel, wie es öffnet: { stay-open }{ so-lost }
effect-more = { $n ->
    [one] ein Tunnel mehr ist offen: { $left }
   *[other] { $n } Tunnel mehr sind offen: { $left }
}{ so-short }
effect-covers = es deckt Wasser { $numbers } zu: { $left ->
    [0] kein Wasser ist mehr zuzudecken
    [one] noch ein Wasser ist zuzudecken
   *[other] noch { $left } Wasser sind zuzudecken
}{ so-lost }
effect-brings-water = sein Wasser muss vor dem Ende zugedeckt werden; das geht mit { $card ->
    [0] { $share }
   *[other] deiner Karte { $card }
}
effect-narrows-water = Wasser { $number } ist dann schwer zuzudecken: Es geht mit { $share }
effect-blocks-water = { $n ->
    [one] eine Hälfte Wasser ist dann nie mehr zuzudecken
   *[other] { $n } Hälften Wasser sind dann nie mehr zuzudecken
}
effect-walls = ein Tunnel ist dann nie mehr zu schließen
effect-gathers = { $n ->
    [0] es macht die Ausrüstung komplett: Es bleibt nur noch, { so-left-to-do }
   *[other] es sammelt { $item ->
        [raincoat] einen Regenmantel
       *[rope] ein Seil
    } ein: Dann braucht er noch { $missing }
}{ $scarce ->
    [yes] , und { $item ->
        [raincoat] { $rest ->
            [0] kein Regenmantel ist
            [one] nur ein Regenmantel ist
           *[other] nur { $rest } Regenmäntel sind
        }
       *[rope] { $rest ->
            [0] kein Seil ist
            [one] nur ein Seil ist
           *[other] nur { $rest } Seile sind
        }
    } noch ungesehen
   *[no] { "" }
}{ so-if-dug }
so-left-to-do = { $waters ->
    [0] { "" }
    [one] das Wasser zuzudecken und{" "}
   *[other] { $waters } Wasser zuzudecken und{" "}
}{ $exit ->
    [lies] { $tunnels ->
        [one] den letzten Tunnel zu schließen
       *[other] { $tunnels } Tunnel zu schließen
    }
   *[missing] { $tunnels ->
        [one] den Ausgang an den letzten Tunnel zu legen
       *[other] den Ausgang zu legen und die übrigen Tunnel zu schließen
    }
}
so-if-dug = { $dug ->
    [nowhere] ; zum Graben passt die Karte nirgends
    [more] ; { $more ->
        [one] gegraben ließe die Karte mindestens einen Tunnel mehr offen
       *[other] gegraben ließe die Karte mindestens { $more } Tunnel mehr offen
    }
   *[well] { "" }
}
missing-raincoat = { $n ->
    [one] einen Regenmantel
   *[other] { $n } Regenmäntel
}
missing-rope = { $n ->
    [one] ein Seil
   *[other] { $n } Seile
}
effect-spends = dann sind zu wenige { $item ->
    [raincoat] Regenmäntel
   *[rope] Seile
} übrig: { $n } nötig, { $others } übrig
effect-sheds = es braucht Karte { $card } früh auf: Sie hat die meisten Tunnelenden deiner Hand ({ $n }), und im Stapel sind noch { $pile } Karten{ so-lost }
effect-keeps = es hebt Karte { $card } auf, die als einzige auf deiner Hand { $tunnels } schließen kann{ so-lost }
effect-closes-next = danach kann deine Karte { $card } { $tunnels } schließen{ so-lost }
effect-keeps-joining = es hebt Karte { $card } auf, die als einzige auf deiner Hand { so-join } kann{ so-lost }
effect-joins-next = danach kann deine Karte { $card } { so-join }{ so-lost }
effect-gives-up = es gibt Karte { $card } her, die { $tunnels } auf einmal schließen könnte
so-join = { $tunnels } { $opens ->
    [0] auf einmal schließen
   *[other] zusammenführen
}
effect-outlets = der Ausgang, der noch nirgends liegt, passt dann { $n ->
    [0] bei keinem offenen Tunnel
    [one] bei einem offenen Tunnel
   *[other] bei { $n } offenen Tunneln
} statt bei { $before }{ so-lost }
effect-keeps-exit = es hebt den Ausgang (Karte { $card }) auf: Jetzt gelegt, schlösse er den letzten Tunnel, und die Partie wäre ohne Flucht zu Ende{ so-lost }
effect-more-close = dann schließen mehr Karten einen Tunnel: Es geht mit { $share }{ so-lost }
effect-fewer-close = dann schließen weniger Karten einen Tunnel: Es geht mit { $share }
effect-meets = mit { $card ->
    [0] { $share }
   *[other] deiner Karte { $card }
} kannst du dann { $tunnels } auf einmal schließen{ so-lost }
effect-meets-there = es führt { $tunnels } in dasselbe Feld: Eine Karte dort kann { $n ->
    [2] beide
   *[other] alle { $n }
} schließen{ so-lost }
effect-easy = was es öffnet, ist leicht zu schließen: { $places ->
    [one] Es
   *[other] Jeder
} geht mit { $share }{ so-lost }
effect-closable = { $places ->
    [one] was es öffnet, ist
   *[other] jeder Tunnel, den es öffnet, ist
} mit { $share }{ $places ->
    [one] { "" }
   *[other] {" "}oder mehr
} zu schließen{ so-lost }
effect-hard = was es öffnet, ist schwer zu schließen: Es geht mit { $share }
effect-narrows = Tunnel { $number } ist dann schwer zu schließen: Es geht mit { $share }
effect-eases = Tunnel { $number } ist dann leichter zu schließen: Es geht mit { $share }{ so-lost }
effect-verdict = { $better ->
    [yes] { $left ->
        [0] der Ausgang liegt, und kein Tunnel ist offen: das beste Urteil, das es noch gibt
        [one] ein offener Tunnel gibt ein besseres Urteil als { $before }
       *[other] { $left } offene Tunnel geben ein besseres Urteil als { $before }
    }
   *[no] { $left } offene Tunnel geben ein schlechteres Urteil als { $before }
}
effect-rests = es öffnet keinen Tunnel: { $left ->
    [one] Einer bleibt offen
   *[other] { $left } bleiben offen
}
hint-still = Gibt es am Ende ein Urteil, fällt es mit weniger offenen Tunneln besser aus.
# Die Tagespartie: wie sie ausging, in einer Zeile.

daily-result = { $out ->
    [1] draußen, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } übrig
   *[0] { $tunnels ->
        [one] { $tunnels } Tunnel
       *[other] { $tunnels } Tunnel
    } offen
}
# Die Lektion: zwei Zeilen auf dem Handy für jeden Schritt.
learn-first = Deine erste Flucht: Tunnel, Wasser, Ausrüstung, Ausgang
learn-first-close = Hol ihn raus! Am Ende ist nur der Ausgang offen. Verbinde zwei Tunnel.
learn-first-close-instead = Das passt auch, aber zwei Tunnel auf einmal sind besser. Nimm 👉
learn-first-water = 💧 muss weg: Deck die blaue Hälfte mit einer gleichen ab, und ein Tunnel ist zu!
learn-first-water-instead = Erst das Wasser, solange eine Karte von dir darauf passt: 👉
learn-first-gather = Er braucht genau 3 Regenmäntel und 2 Seile. Sammle einen, statt zu graben.
learn-first-gather-instead = Klug, aber draußen würde er nass. Sammle 👉
learn-first-exit = Du hast den Ausgang gezogen! Zwei Tunnel sind noch offen: Leg ihn an einen.
learn-first-exit-instead = Du hast den Ausgang auf der Hand, und jetzt passt er gut. Leg 👉
learn-first-kit = Noch ein Tunnel. Schließt du ihn jetzt, ist alles aus: erst die Ausrüstung, ein Seil!
learn-first-kit-instead = Noch nicht: Es fehlt Ausrüstung. Sammle 👉
learn-first-more = Der Tunnel bleibt mit Absicht offen. Der dritte Regenmantel!
learn-first-last = Ausrüstung komplett, Wasser weg, Ausgang da. Schließ den letzten Tunnel!
learn-first-last-instead = Fast geschafft! Weck die Wachen nicht: Schließ ihn mit 👉
learn-first-end = Er ist draußen! Ein Tipp: Redet, doch zeigt keine Karten; 💬 hilft dir.

learn-signals = Zweite Lektion: Signale, oder Reden ohne Karten
learn-signals-rope = Zeig nie Karten! Dein Partner sagt 🧱: „Ich kann einen Tunnel schließen.“ Sammle 🪢
learn-signals-rope-instead = Den Tunnel schließt dein Partner; du hast Seile, und zwei braucht ihr. Sammle 👉
learn-signals-coat = Zu! Und dein Partner sagt 🪢: „Ich habe ein Seil.“ Lass ihm das zweite und sammle 🧥
learn-signals-coat-instead = Das zweite Seil kommt von deinem Partner. Sammle 👉
learn-signals-dig = Zwei Seile sind da, ein drittes wäre zu viel. Deins gräbt also: Schließ einen Tunnel!
learn-signals-dig-instead = Das hat Zeit. Dieses Seil darf jetzt graben: 👉
learn-signals-last = Du hättest 🧥 gesagt; dein Partner sagte es und sammelte einen. Sammle den dritten!
learn-signals-last-instead = Ein Regenmantel fehlt, und du hast drei. Sammle 👉
learn-signals-end = Alle Ausrüstung da! Signale stehen hinter 💬. Ein Tipp: Rede und hör zu.

# The game and its options.
title = Alles an Bord?!
tagline = Belade um die Wette dein Schiff, stich in See und merke, was du vergessen hast.
option-loading = Laden
option-loading-race = Wettlauf – alle gleichzeitig; wer zuerst kommt, lädt zuerst
option-loading-calm = Ruhig – reihum je ein Plättchen, für Partien über Tage
option-competition = Konkurrenzkampf
option-competition-off = Aus
option-competition-on = An – Plättchen mit Seestern gesperrt, Äffchen und Paare sind Joker (3 oder 4 Personen)
option-handicap = Äffchen auf Deck
option-handicap-none = Niemand
option-handicap-1 = Platz 1
option-handicap-2 = Platz 2
option-handicap-3 = Platz 3
option-handicap-4 = Platz 4
option-handicap-12 = Plätze 1 und 2
option-handicap-13 = Plätze 1 und 3
option-handicap-14 = Plätze 1 und 4
option-handicap-23 = Plätze 2 und 3
option-handicap-24 = Plätze 2 und 4
option-handicap-34 = Plätze 3 und 4
option-handicap-123 = Plätze 1, 2 und 3
option-handicap-124 = Plätze 1, 2 und 4
option-handicap-134 = Plätze 1, 3 und 4
option-handicap-234 = Plätze 2, 3 und 4
option-voyage_mix = Die 13 Karten
option-voyage_mix-counted = Abgezählt – so viele wie unten gewählt, der Rest Entdeckungen
option-voyage_mix-random = Zufällig – irgendwelche 13, alle vier Kategorien dabei
option-pirate_cards = Piraten
option-pirate_cards-1 = 1 Karte
option-pirate_cards-2 = 2 Karten
option-pirate_cards-3 = 3 Karten
option-pirate_cards-4 = 4 Karten
option-pirate_cards-5 = 5 Karten
option-pirate_cards-6 = 6 Karten
option-trade_cards = Handel
option-trade_cards-1 = 1 Karte
option-trade_cards-2 = 2 Karten
option-trade_cards-3 = 3 Karten
option-trade_cards-4 = 4 Karten
option-contract_cards = Aufträge
option-contract_cards-1 = 1 Karte
option-contract_cards-2 = 2 Karten
option-contract_cards-3 = 3 Karten
option-contract_cards-4 = 4 Karten
option-contract_cards-5 = 5 Karten
option-contract_cards-6 = 6 Karten
option-starfish_per_kind = Seesterne
option-starfish_per_kind-4 = Auf 4 Plättchen jeder Art
option-starfish_per_kind-3 = Auf 3 Plättchen jeder Art

# Slash commands: at most 100 characters each.
command-allesanbord = Alles an Bord?! Belade dein Schiff und stich in See.
command-allesanbord-ready = Sag, dass du bereit zum Laden bist
command-allesanbord-load = Lade ein Plättchen vom Haufen
command-allesanbord-load-tile = Welches Plättchen: ein offenes nach seiner Art oder ein verdecktes
command-allesanbord-load-place = Auf Deck, wo alle es sehen, oder unter Deck
command-allesanbord-take = Nimm ein Plättchen in die Hand, um es anzusehen oder es anderen wegzunehmen
command-allesanbord-take-tile = Welches Plättchen: ein offenes nach seiner Art oder ein verdecktes
command-allesanbord-stow = Verstaue das Plättchen in deiner Hand auf deinem Schiff
command-allesanbord-stow-place = Auf Deck, wo alle es sehen, oder unter Deck
command-allesanbord-putback = Lege das Plättchen in deiner Hand zurück auf den Haufen
command-allesanbord-flip = Drehe ein verdecktes Plättchen um
command-allesanbord-good = Nimm eine der beiden Waren, mit denen du startest
command-allesanbord-good-colour = Welche Farbe
command-allesanbord-fulfil = Erfülle die Karte: Gib ab, was sie verlangt
command-allesanbord-fulfil-payment = Was du abgibst; lass es weg, wenn es nur einen Weg gibt
command-allesanbord-pass = Lass die Karte vorbeiziehen
command-allesanbord-meet = Sag an, dass du den Piraten begegnest
command-allesanbord-flee = Sag an, dass du vor den Piraten fliehst
command-allesanbord-penalty = Gib den Piraten 2 Münzen und eine Ware
command-allesanbord-penalty-good = Welche Ware, wenn du eine hast
command-allesanbord-choose = Nenne die Waren deiner Belohnung
command-allesanbord-choose-goods = Welche Waren
command-allesanbord-throw = Wirf etwas über Bord
command-allesanbord-throw-thing = Was über Bord geht
command-allesanbord-chests = Verstaue deine neuen Truhen
command-allesanbord-chests-deck = Wie viele auf Deck stehen; die anderen kommen unter Deck

# Menus: at most 80 characters each.
ask-ready = Der Wettlauf dauert 1 bis 3 Minuten. Bereit?
ask-ready-calm = Bereit?
ask-loading = Belade dein Schiff! Was tust du?
ask-decide = { $lacks ->
    [0] Erfüllst du die Karte?
   *[other] Dir fehlt für die Karte: { $lacking }.
  }
ask-announce = Piraten! Begegnen oder fliehen?
ask-face = { $lacks ->
    [0] Du begegnest den Piraten. Was nun?
   *[other] Für die Piraten fehlt dir: { $lacking }.
  }
ask-reward = Eine Farbe ist ausgegangen. Was nimmst du stattdessen?
ask-stow = Mehr Waren als Platz! Was geht über Bord?
ask-chests = { $many ->
    [one] Wo steht deine neue Truhe?
   *[other] Wo stehen deine { $many } neuen Truhen?
  }
ask-tile = Welches Plättchen?
ask-place = Wohin damit?
ask-good = Welche Ware?
ask-penalty = Welche Ware bekommen die Piraten neben 2 Münzen?
ask-throw = Was geht über Bord? ☀️ auf Deck, 🌙 unter Deck.
ask-payment = Was gibst du für { $piece }?
ask-payment-again = Und noch einmal: Was gibst du für { $piece }?
ask-free = Deine Belohnung: Welche { $many ->
    [one] Ware
   *[other] { $many } Waren
  } nimmst du?
ask-instead = Eine Farbe ist ausgegangen: Welche { $many ->
    [one] Ware
   *[other] { $many } Waren
  } nimmst du stattdessen?
verb-ready = Alles an Bord!
verb-flip = Eins umdrehen
verb-take = In die Hand nehmen
verb-put_back = Zurücklegen
verb-stow = Verstauen
verb-load = Ein Plättchen laden
verb-take_good = Eine Ware nehmen
verb-fulfil = Erfüllen
verb-pass = Vorbeiziehen lassen
verb-meet = Begegnen
verb-flee = Fliehen
verb-penalty = Strafe zahlen
verb-choose = Wählen
verb-throw = Etwas über Bord werfen
verb-place_chests = Truhen verstauen
place-deck = Auf Deck
place-below = Unter Deck
at-deck = { $tile } auf Deck
at-below = { $tile } unter Deck
joker-parrot = Den Papagei als Joker
joker-monkey = { $monkey }, als Joker
joker-pair = { $tiles } als Joker, { $places }
pair-deck-deck = beide auf Deck
pair-deck-below = auf und unter Deck
pair-below-below = beide unter Deck
chests-choice = { $deck } auf Deck, { $below } unter Deck
button-deck = { $tile } ☀️
button-below = { $tile } 🌙
button-goods = { $icons } { JOIN($letters, by: "") }
button-joker = Joker
button-pair = ×2 { $places } Joker
button-chests = ☀️{ $deck } 🌙{ $below }

# The loading panel.
panel-race = **Belade dein Schiff!** Karten ➜ Lohn:
panel-calm = **Du lädst**: ein Plättchen, bitte.
panel-calm-wait = { $who } lädt gerade.
panel-hand = **In deiner Hand:** { $tile }. Verstauen oder zurücklegen?
panel-full = ⚓ **Dein Schiff ist voll.** Die anderen laden noch.
panel-asked = Die Karten wollen ➜ geben:
panel-cast-off = 📣 Die Karten sind weg. Weißt du noch?
panel-hint = Grün sagt, wohin geladen wird: Auf Deck sehen es alle. Drück, um zu wechseln.
panel-heap = { $many }
panel-heap-words = { $tile }, { $many }
panel-deck = Auf Deck ⇄
panel-deck-words = Plättchen auf Deck, { $free } frei: wechseln
panel-below = Unter Deck ⇄
panel-below-words = Plättchen unter Deck, { $free } frei: wechseln
panel-stow-deck = Auf Deck
panel-stow-below = Unter Deck
panel-flip = Drehen
panel-flip-words = Eins von { $many } umdrehen
panel-peek = Blick
panel-peek-words = Eins ansehen
panel-unseen = Blind
panel-unseen-words = Eins blind laden
panel-own-deck = Deck { $many }/{ $slots }{ $many ->
    [0] {""}
   *[other] : { $tiles }
}
panel-own-below = Unten { $many }/{ $slots }{ $many ->
    [0] {""}
   *[other] : { $tiles }
}
panel-own-goods = Waren { $many }/{ $slots }{ $many ->
    [0] {""}
   *[other] : { $goods }
}
panel-other = { $who } { $many }/{ $slots }

# Erklärungen: jede einmal, wenn jemand die Frage zum ersten Mal sieht.
lesson-ready = Ladet, was 13 Karten verlangen. Das erste volle Schiff nimmt die Karten weg.
lesson-loading = 💣 5: Fünf da. 🔷 Hellblau ⚪ Weiß 🟧 Orange 💜 Violett 🔘 jede
lesson-decide = Gib, was oben steht, und du bekommst, was unten steht. Alle entscheiden geheim.
lesson-announce = Mit 💣 ⚔️ 🧑 zahlen Piraten meist gut, ohne kosten sie 🪙🪙 und eine Ware. Flucht ist gratis.
lesson-face = Gib, was sie wollen, und du wirst belohnt. Sonst zahlst du 2 Münzen und eine Ware, soweit vorhanden.
lesson-stow = Waren brauchen freie Plätze, die 2 Warenplätze oder ein Lager (für 2). Der Rest muss weg.
lesson-chests = 10 Münzen werden eine Truhe: sicher vor Piraten, doch ihr Platz ist die ganze zweite Reise belegt.
lesson-payment = Was du gibst, geht zurück auf den Haufen. Was auf Deck bleibt, sehen die anderen.
lesson-free = Aufträge wollen bestimmte Farben. Jede Ware bringt am Ende der Reise 1 Münze.

# Refusals.
competition-seats = Der Konkurrenzkampf braucht mindestens { $few } Personen.
no-such-seat = Auf Platz { $last } kann kein Äffchen sitzen: An diesem Tisch { $seats ->
    [one] sitzt nur eine Person
   *[other] sitzen nur { $seats }
  }.
mix-impossible = Piraten, Handel und Aufträge ergeben zusammen { $others } Karten; es müssen { $few } bis { $many } sein, damit Entdeckungen in beiden Reisen auf 13 auffüllen.
ship-full = Dein Schiff ist voll; warte, bis auch die anderen geladen haben.
answered-already = Du hast bei dieser Karte schon entschieden; dabei bleibt es.
calm-turn = { $who } ist mit Laden dran; Waren darfst du schon nehmen.
calm-in-one-go = Beim ruhigen Laden liegt alles offen, und du lädst ein Plättchen in einem Zug.
tile-gone = Weg: Offen liegt kein Plättchen „{ $tile }“ mehr. Drück noch mal!
none-unseen = Weg: Es liegt kein verdecktes Plättchen mehr da.
tile-locked = Weg: Offen liegt „{ $tile }“ nur noch mit Seestern, also gesperrt.
hand-full = Nur eine Hand, und die ist voll ({ $tile }): erst verstauen oder zurücklegen.
hand-empty = Du hast kein Plättchen in der Hand.
no-slot = Alle deine Plätze für Plättchen sind belegt.
deck-full = Auf Deck ist alles voll; vielleicht ist unter Deck noch Platz.
below-full = Unter Deck ist alles voll; vielleicht ist auf Deck noch Platz.
goods-taken = Du hast deine beiden Waren schon genommen.
good-gone = Diese Farbe ist ausgegangen: { $good }.
now-ready = Die Karten liegen noch verdeckt: Erst müssen alle bereit sein.
now-loading = Gerade wird geladen; das kommt später.
now-decide = Eine Karte liegt offen: Erfülle sie oder lass sie vorbeiziehen.
now-announce = Piraten voraus: Sag zuerst an, ob du ihnen begegnest oder fliehst.
now-face = Du stehst vor Piraten: Gib, was sie verlangen, oder zahle die Strafe.
now-reward = Sag zuerst, welche Waren du stattdessen nimmst.
now-stow = Du hast mehr Waren als Platz: Wirf zuerst etwas über Bord.
now-chests = Die Reise ist vorbei: Verstaue deine Truhen.
now-end = Diese Partie ist vorbei.
cannot-pay = Du hast nicht, was die Karte verlangt: { $need }.
payment-unfit = Das ist nicht genau, was die Karte verlangt: { $need }.
payment-which = Es gibt mehrere Wege zu zahlen: Wähle einen aus der Liste.
penalty-good = Sag, welche deiner Waren die Piraten bekommen.
good-not-aboard = Diese Farbe hast du nicht an Bord: { $good }.
choice-unfit = Nenne genau { $many ->
    [one] eine Ware, die
   *[other] { $many } Waren, die
  } der Vorrat noch hat.
colours-first = Du hast die Karte erfüllt; nenne jetzt die Waren deiner Belohnung.
not-aboard = Das hast du nicht an Bord.
goods-would-fall = Dann hätten deine Waren keinen Platz; wirf zuerst eine Ware über Bord.
chests-places = Auf Deck ist Platz für { $few } bis { $many } der neuen Truhen.

# Loading.
is-ready = 🖐️ { $who } ist bereit.
    .aside = { "" }
cards-up = ⚓ **Alles an Bord!** Die dreizehn Karten liegen offen. Beladet eure Schiffe!
    .aside = { "" }
cards-up-calm = ⚓ **Alles an Bord!** Die dreizehn Karten liegen offen. { $who } lädt zuerst.
    .aside = { "" }
flipped = Umgedreht: { $tile }.
    .aside = { "" }
flipped-locked = Umgedreht: { $tile }, vom Seestern gesperrt.
    .aside = { "" }
taken = In deiner Hand: { $tile }.
    .aside = { "" }
locked = Es hat einen Seestern und liegt jetzt offen auf dem Haufen: { $tile }.
    .aside = { "" }
was-put-back = Wieder offen auf dem Haufen: { $tile }.
    .aside = { "" }
loaded-deck = Auf Deck geladen: { $tile }.
    .aside = { "" }
loaded-below = Unter Deck geladen: { $tile }.
    .aside = { "" }
loads-deck = { $who } lädt auf Deck: { $tile }.
    .brief = ☀️{ $tile }
    .briefs = ☀️{ $times } { JOIN($tile, by: "") }
    .counted = { $times ->
        [one] lädt ein Plättchen auf Deck
       *[other] lädt { $times } Plättchen auf Deck
      }
loads-below = 🌙 { $who } lädt etwas unter Deck.
    .brief = 🌙
    .briefs = 🌙{ $times }
    .counted = { $times ->
        [one] lädt ein Plättchen unter Deck
       *[other] lädt { $times } Plättchen unter Deck
      }
good-taken = Du nimmst eine Ware: { $good }.
    .aside = { "" }
takes-good = 🎁 { $who } nimmt eine Ware an Bord.
    .brief = 🎁
    .briefs = 🎁{ $times }
    .counted = { $times ->
        [one] nimmt eine Ware
       *[other] nimmt { $times } Waren
      }
cast-off = 📣 **Leinen los!** { $who } ist voll beladen und nimmt die Karten weg.
    .aside = 📣 { $who } ist voll beladen: Die Karten sind weg
ship-is-full = ⚓ Auch { $who } ist voll beladen.
    .aside = ⚓ auch { $who } ist voll beladen

# The voyage.
voyage-begins = ⛵ **Reise { $round }.** { $who } mischt die Karten, und ihr stecht in See.
    .headline = ⛵ Reise { $round }
contracts-later = 📜 Aufträge kommen ungesehen unter den Stapel, bis alles andere erledigt ist.
    .aside = { "" }
pirates-ahead = 🏴‍☠️ **Piraten voraus!** Begegnet ihr ihnen, oder flieht ihr?
    .aside = { "" }
    .caption = 🏴‍☠️ Piraten voraus! Wer begegnet ihnen, wer flieht?
card-turned = **{ $card }**
    .aside = { "" }
card = { $icon } { $category }: { $need } ➜ { $reward }
pictured = { $icon } { $what }
    .brief = { $icon }
tile-deck = { $icon } { $tile } auf Deck
tile-below = { $icon } { $tile } unter Deck
all-flee = 💨 Alle fliehen.
    .aside = { "" }
    .caption = 💨 Alle fliehen
all-meet = ⚔️ Alle begegnen ihnen!
    .aside = { "" }
    .caption = ⚔️ Alle begegnen ihnen
some-meet = ⚔️ { $meeting } { $few ->
    [one] begegnet
   *[other] begegnen
  } ihnen; 💨 { $fleeing } { $fewer ->
    [one] flieht
   *[other] fliehen
  }.
    .aside = { "" }
    .caption = ⚔️ { $few ->
        [one] Begegnet ihnen
       *[other] Begegnen ihnen
      }: { $meeting } · 💨 { $fewer ->
        [one] Flieht
       *[other] Fliehen
      }: { $fleeing }
fulfilled = ✅ { $who } gibt { $gave } und bekommt { $got }.
    .brief = ✅{ $got }
    .caption = ✅ { $who } gibt { $gave }, bekommt { $got }
    .outcome = gibt { $gave }, bekommt { $got }
nothing = nichts
    .brief = nichts
passed = 💤 { $who } { $many ->
    [one] lässt
   *[other] lassen
  } die Karte vorbeiziehen.
    .aside = { "" }
all-passed = 💤 Alle lassen die Karte vorbeiziehen.
    .aside = { "" }
penalised = ☠️ { $who } verliert { $things } an die Piraten.
    .brief = ☠️−{ $things }
    .caption = ☠️ { $who } verliert { $things } an die Piraten
    .outcome = verliert { $things } an die Piraten
penalised-nothing = ☠️ Bei { $who } finden die Piraten nichts zu holen.
    .aside = { "" }
    .caption = ☠️ Bei { $who } finden die Piraten nichts zu holen
pirates-gone = 🏴‍☠️ Die Piraten sind fort.{ $away ->
    [0] {""}
    [one] {" "}💨 { $fled } ist geflohen.
   *[other] {" "}💨 { $fled } sind geflohen.
  }
    .aside = { "" }
    .caption = { $holds ->
        [0] {""}
       *[other] ⚔️ Standgehalten: { $held }
      }{ $losses ->
        [0] {""}
       *[other] { $holds ->
            [0] {""}
           *[other] {" · "}
          }☠️ Ausgeraubt: { $robbed }
      }{ $away ->
        [0] {""}
       *[other] { $others ->
            [0] {""}
           *[other] {" · "}
          }💨 Geflohen: { $fled }
      }
instead = 🎨 Im Vorrat ausgegangen: { $lacking }. { $who } nimmt stattdessen { $got }.
    .brief = 🎨{ $got }
    .caption = 🎨 { $who } nimmt stattdessen { $got }
    .outcome = nimmt stattdessen { $got }
ran-out = 📭 Der Vorrat ist leer: { $who } geht leer aus ({ $lacking }).
    .brief = 📭{ $lacking }
    .outcome = geht leer aus ({ $lacking })
thrown = 🌊 { $who } wirft { $thing } über Bord.
    .brief = 🌊{ $thing }
    .briefs = 🌊{ $times } { JOIN($thing, by: "") }
    .caption = 🌊 { $who } wirft { $thing } über Bord
    .counted = { $times ->
        [one] wirft { $thing } über Bord
       *[other] wirft { $times } Dinge über Bord
      }
sealed-fulfil = ✅ Du gibst { $things }. Geheim, bis alle entschieden haben.
    .aside = { "" }
sealed-deal = ✅ Du erfüllst die Karte. Geheim, bis alle entschieden haben.
    .aside = { "" }
sealed-choose = 🎨 Deine Belohnung: { $things }.
    .aside = { "" }
sealed-pass = 💤 Du lässt die Karte vorbeiziehen. Geheim, bis alle entschieden haben.
    .aside = { "" }
sealed-meet = ⚔️ Du begegnest den Piraten. Geheim, bis alle gewählt haben.
    .aside = { "" }
sealed-flee = 💨 Du fliehst. Geheim, bis alle gewählt haben.
    .aside = { "" }
sealed-penalty = ☠️ Du zahlst den Piraten. Geheim, bis alle entschieden haben.
    .aside = { "" }

# Between the voyages, and the end.
sold = 🏁 **Reise { $round } ist vorbei.** Plättchen gehen zurück, Waren werden verkauft: { JOIN($totals, by: "; ") }.
    .headline = 🏁 Reise { $round }: { JOIN($totals, by: ", ") }
    .caption = 🏁 Reise { $round } ist vorbei: Alle Waren werden verkauft
sold-line = { $who } verkauft { $sold ->
    [0] nichts
    [one] 1 Ware
   *[other] { $sold } Waren
  } und hat { $total ->
    [one] 1 Münze
   *[other] { $total } Münzen
  }
    .brief = { $who } 🪙{ $total }
chests-placed = 💰 { $who } verstaut Truhen: { $deck } auf Deck, { $below } unter Deck.
    .aside = 💰 { $who } { $deck ->
        [0] {""}
       *[other] ☀️{ $deck }
    }{ $below ->
        [0] {""}
       *[other] 🌙{ $below }
    }
    .outcome = 💰 { $who } verstaut Truhen: { $deck } auf Deck, { $below } unter Deck
parrots = 🦜 { $who } { $many ->
    [one] hat am wenigsten und bekommt einen Papagei.
   *[other] haben am wenigsten und bekommen je einen Papagei.
  }
    .aside = 🦜 für { $who }
voyage-ahead = 🗂️ Reise { $round }: Dreizehn neue Karten liegen verdeckt. Bereit?
    .aside = 🗂️ Reise { $round }: 13 neue Karten
final-totals = 🏁 Beide Reisen sind vorbei.
    .aside = { "" }
final-total = { $who }: { $total ->
    [one] 1 Münze
   *[other] { $total } Münzen
  }
    .aside = { "" }
win = { $winners ->
    [0] Niemand gewinnt.
    [one] { $who } gewinnt mit { $total ->
        [one] 1 Münze
       *[other] { $total } Münzen
      }.
   *[other] { $who } teilen sich den Sieg mit je { $total ->
        [one] 1 Münze
       *[other] { $total } Münzen
      }.
  }
richest = Am meisten in Münzen und Truhen.
    .pictured = { "" }
equally-rich = Gleich reich.

# The table in lines.
summary-ready = Reise { $round } von { $rounds }, noch nicht bereit: { $who }
summary-loading = Reise { $round } von { $rounds }: Laden, Karten offen
summary-cast-off = Reise { $round } von { $rounds }: Laden, die Karten sind weg
summary-decide = Reise { $round } von { $rounds }, noch zu entscheiden: { $who }
summary-announce = Reise { $round } von { $rounds }, begegnen oder fliehen: { $who }
summary-face = Reise { $round } von { $rounds }, vor den Piraten: { $who }
summary-reward = Reise { $round } von { $rounds }, Waren zu wählen: { $who }
summary-stow = Reise { $round } von { $rounds }, Platz zu schaffen: { $who }
summary-chests = Reise { $round } von { $rounds }, Truhen zu verstauen: { $who }
cards-line = Die Karten:
card-line = - { $category }: { JOIN($cards, by: " · ") }
terms = { JOIN($need, by: " + ") } ➜ { JOIN($reward, by: " + ") }
cards-hidden-line = { $many } Karten, verdeckt
card-up-line = Jetzt: { $card }
pirates-line = Jetzt: 🏴‍☠️ Piraten, noch verdeckt
meeting-line = Vor den Piraten: { $who }
answered-line = Schon entschieden: { $who }
left-line = Noch im Stapel: { $cards }
left-discovery = { $n ->
    [one] 1 Entdeckung
   *[other] { $n } Entdeckungen
  }
left-trade = { $n ->
    [one] 1 Handelskarte
   *[other] { $n } Handelskarten
  }
left-pirates = { $n ->
    [one] 1 Piratenkarte
   *[other] { $n } Piratenkarten
  }
left-contract = { $n ->
    [one] 1 Auftrag
   *[other] { $n } Aufträge
  }
heap-line = Auf dem Haufen: { $tiles }
locked-line = Vom Seestern gesperrt: { $tiles }
unseen-line = Plättchen verdeckt: { $many }
turn-line = Es lädt: { $who }
supply-line = Vorrat: { $goods }
ship-line = { $who }: { $total ->
    [one] 1 Münze
   *[other] { $total } Münzen
  }{ $chests ->
    [0] {""}
    [one] {" "}({ $coins } lose, 1 Truhe)
   *[other] {" "}({ $coins } lose, { $chests } Truhen)
  }
parrot-line = - ein Papagei
full-line = - das Schiff ist voll
deck-line = - auf Deck: { $tiles }{ $free ->
    [0] {""}
   *[other] ; { $free } frei
  }
deck-empty-line = - auf Deck: keine Plättchen{ $free ->
    [0] {""}
   *[other] ; { $free } frei
  }
monkey-line = - ein Äffchen blockiert einen Platz auf Deck
deck-chests-line = - Truhen auf Deck: { $many }
below-closed-line = - unter Deck: { $many } von { $slots }
below-line = - unter Deck: { $tiles }
below-empty-line = - unter Deck: keine Plättchen
below-chests-line = - Truhen unter Deck: { $many }
goods-line = - Waren: { $goods } (Platz für { $hold })
goods-none-line = - keine Waren (Platz für { $hold })
hand-line = - in der Hand: { $tile }
holding-line = - ein Plättchen in der Hand

# Cards.
category-discovery = Entdeckung
category-trade = Handel
category-pirates = Piraten
category-contract = Auftrag

# Tiles and goods: as a label, and counted.
tile-cannon = Kanone
tile-sabre = Säbel
tile-sailor = Matrose
tile-shovel = Schaufel
tile-telescope = Fernrohr
tile-rope = Seil
tile-compass = Kompass
tile-map = Landkarte
tile-storage = Lager
tile-monkey = Äffchen
tile-unseen = ein verdecktes
good-blue = Hellblau
good-white = Weiß
good-orange = Orange
good-violet = Violett
times = { $n ->
    [one] { $what }
   *[other] { $n }× { $what }
  }
some-cannon = { $n ->
    [one] eine Kanone
   *[other] { $n } Kanonen
  }
    .brief = { $n ->
        [one] 💣
       *[other] { $n }💣
    }
some-sabre = { $n ->
    [one] einen Säbel
   *[other] { $n } Säbel
  }
    .brief = { $n ->
        [one] ⚔️
       *[other] { $n }⚔️
    }
some-sailor = { $n ->
    [one] einen Matrosen
   *[other] { $n } Matrosen
  }
    .brief = { $n ->
        [one] 🧑
       *[other] { $n }🧑
    }
some-shovel = { $n ->
    [one] eine Schaufel
   *[other] { $n } Schaufeln
  }
    .brief = { $n ->
        [one] ⛏️
       *[other] { $n }⛏️
    }
some-telescope = { $n ->
    [one] ein Fernrohr
   *[other] { $n } Fernrohre
  }
    .brief = { $n ->
        [one] 🔭
       *[other] { $n }🔭
    }
some-rope = { $n ->
    [one] ein Seil
   *[other] { $n } Seile
  }
    .brief = { $n ->
        [one] 🪢
       *[other] { $n }🪢
    }
some-compass = { $n ->
    [one] einen Kompass
   *[other] { $n } Kompasse
  }
    .brief = { $n ->
        [one] 🧭
       *[other] { $n }🧭
    }
some-map = { $n ->
    [one] eine Landkarte
   *[other] { $n } Landkarten
  }
    .brief = { $n ->
        [one] 🗺️
       *[other] { $n }🗺️
    }
some-storage = { $n ->
    [one] ein Lager
   *[other] { $n } Lager
  }
    .brief = { $n ->
        [one] 📦
       *[other] { $n }📦
    }
some-monkey = { $n ->
    [one] ein Äffchen
   *[other] { $n } Äffchen
  }
    .brief = { $n ->
        [one] 🐒
       *[other] { $n }🐒
    }
some-blue = { $n ->
    [one] eine hellblaue Ware
   *[other] { $n } hellblaue Waren
  }
    .brief = { $n ->
        [1] 🔷
        [2] 🔷🔷
       *[other] { $n }🔷
    }
some-white = { $n ->
    [one] eine weiße Ware
   *[other] { $n } weiße Waren
  }
    .brief = { $n ->
        [1] ⚪
        [2] ⚪⚪
       *[other] { $n }⚪
    }
some-orange = { $n ->
    [one] eine orange Ware
   *[other] { $n } orange Waren
  }
    .brief = { $n ->
        [1] 🟧
        [2] 🟧🟧
       *[other] { $n }🟧
    }
some-violet = { $n ->
    [one] eine violette Ware
   *[other] { $n } violette Waren
  }
    .brief = { $n ->
        [1] 💜
        [2] 💜💜
       *[other] { $n }💜
    }
some-any = { $n ->
    [one] eine Ware nach Wahl
   *[other] { $n } Waren nach Wahl
  }
    .brief = { $n ->
        [1] 🔘
        [2] 🔘🔘
       *[other] { $n }🔘
    }
some-money = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
  }
    .brief = 🪙{ $n }
some-parrot = den Papagei
    .brief = 🦜

# Picture
picture-voyage = Reise { $round } von { $rounds }
picture-phase-ready = Alles an Bord? Melde dich bereit.
picture-phase-loading = Belade dein Schiff! Wer zuerst kommt …
picture-phase-calm = Reihum laden, immer ein Plättchen.
picture-phase-cast-off = Leinen los! Jetzt nur noch aus dem Kopf.
picture-phase-decide = Karte erfüllen oder vorbeiziehen lassen?
picture-phase-announce = Piraten voraus: begegnen oder fliehen?
picture-phase-face = Auge in Auge mit den Piraten
picture-phase-reward = Farbe ausgegangen: Wähle andere Waren
picture-phase-choose = Wähle die Farbe von { $count ->
    [one] { $count } Ware
   *[other] { $count } Waren
  }
picture-phase-stow = Zu viele Waren: Wirf etwas über Bord
picture-phase-chests = Wieder daheim: Wohin mit den Truhen?
picture-waiting = { $count ->
    [one] Es fehlt
   *[other] Es fehlen
  }
picture-asks = Gib
picture-pays = Nimm
picture-penalty = Begegnet, nicht bezahlt:
picture-to-come = Noch im Stapel
picture-supply = Warenvorrat
picture-last = Letzte Karte
picture-last-card = 🏁 Die letzte Karte dieser Reise
picture-richest = { $many ->
    [one] 🥇 { $who } führt mit { $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
      }
   *[other] 🥇 { $who } führen mit { $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
      }
  }
picture-did-thinking = überlegt
picture-did-sealed = entschieden
picture-did-meets = begegnet
picture-did-flees = flieht
picture-did-flee = flieht
picture-did-fulfil = erfüllt
picture-did-pass = lässt sie ziehen
picture-did-penalty = zahlt Strafe
picture-did-reward = wählt
picture-did-stow = macht Platz
picture-below = Unter Deck
picture-goods-at-first = Waren
picture-goods = Waren: { $count } von { $limit }
picture-home = Wieder daheim: Die Waren werden verkauft
picture-pirates = Piraten voraus!
picture-under-way = Auf See!
picture-others-full = ⚓ { $many ->
    [one] Auch { $who } ist voll beladen, aus dem Kopf
   *[other] Auch { $who } sind voll beladen, aus dem Kopf
  }
picture-pile = 🔀 Im Stapel: { $cards }
picture-to-place = { $count ->
    [one] { $count } neue Truhe
   *[other] { $count } neue Truhen
  }
headline-lead = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
  }
headline-sum = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
  }
# Two letters on a tile, one on a sack of goods; all of them different.
picture-letters-cannon = Ka
picture-letters-sabre = Sä
picture-letters-sailor = Ma
picture-letters-shovel = Sc
picture-letters-telescope = Fe
picture-letters-rope = Se
picture-letters-compass = Ko
picture-letters-map = La
picture-letters-storage = Lg
picture-letters-monkey = Äf
picture-letters-blue = H
picture-letters-white = W
picture-letters-orange = O
picture-letters-violet = V

# Of a match, what is judged afterwards.
judged-part = Nur die Reisen: Das Laden ist ein Wettlauf.

# Was ein Zug bewirkt: der Grund eines Hinweises.
card-in-brief = { $icon } { $category } ({ JOIN($need, by: " + ") })
one-good = eine Ware
effect-completes = lädst du { $thing }, ist alles an Bord für { $card }, und das bringt { $pays }
effect-completes-on = lädst du { $thing }, ist alles an Bord für { $card }: { $pays }, und damit kannst du { $also } bezahlen, für { $more }
effect-completes-later = lädst du { $thing }, ist mit den Waren, die andere Karten dir bringen, { $card } zu bezahlen: Das bringt { $pays }
effect-swaps = lädst du { $thing }, kannst du { $cards } bezahlen, für { $pays }, statt { $others } für { $less }
effect-gives-up = { $what }; dafür verzichtest du auf { $others }
effect-completes-with-joker = lädst du { $thing }, kannst du { $card } bezahlen, denn { $joker ->
    [parrot] der Papagei
   *[monkey] ein Affe
} steht für das, was fehlt: Das bringt { $pays }
effect-nearer = lädst du { $thing }{ $others ->
    [0] { "" }
   *[other] {" "}dazu, da andere Karten brauchen, was du davon hast
}, hast du { $have } von { $asked } Dingen für { $card }, und das bringt { $pays }; du brauchst noch { $things }{ $heap ->
    [all] { $n ->
        [one] {" "}– liegt offen
       *[other] {" "}– liegt alles offen
    }
    [none] {" "}(keines liegt offen; zu haben, aber nicht zu sehen: { $unseen })
   *[some] {""}
}
effect-nearer-goods = nimmst du { $thing }, brauchst du mit den Waren, die andere Karten dir bringen, für { $card } nur noch { $things }; das bringt { $pays }
effect-asked = { $n ->
    [one] eine Karte der Reise verlangt { $thing }, und an Bord fehlt es noch
   *[other] { $n } Karten der Reise verlangen { $thing }, und an Bord { $have ->
        [0] fehlt es noch
        [one] ist erst eines davon
       *[other] sind erst { $have } davon
    }
}
effect-scarce = { $n ->
    [0] { $what };
   *[other] { $n } Karten verlangen { $thing }, und
} sonst liegt keins offen ({ $unseen ->
    [0] mehr sind nicht zu haben
    [one] eins ist noch zu haben, aber nicht zu sehen
   *[other] { $unseen } sind noch zu haben, aber nicht zu sehen
}){ $n ->
    [0] {""}
   *[other] ; { $what }
}
effect-idle = kein Plättchen, das offen liegt, bringt dir mehr, und das Feld muss voll werden
effect-then-lacks = dann brauchst du für { $card } noch { $things }; das brächte { $pays }
effect-stores = bezahlst du zuerst { $cards }, { $n ->
    [one] kommt eine Ware mehr an Bord, als Plätze frei werden
   *[other] kommen { $n } Waren mehr an Bord, als Plätze frei werden
}; bisher { $room ->
    [0] ist dafür kein Platz
    [one] passt davon eine
   *[other] passen davon { $room }
}
effect-casts-off = es ist dein letztes Plättchen: Du bist als Erstes voll, und die anderen müssen aus dem Kopf weiterladen
effect-hopes = von { $tiles } Plättchen, die du nicht siehst, { $n ->
    [one] hilft dir eins
   *[other] helfen dir { $n }
}; du suchst { JOIN($hopes, by: " oder ") }
effect-hope = { $thing } ({ $icon } { $category } für { $pays }{ $aboard ->
    [part] ; { $have } von { $asked } an Bord
    [taken] ; an Bord { $have ->
        [one] ist eins, das aber anderswo gebraucht wird
       *[other] sind { $have }, die aber anderswo gebraucht werden
    }
   *[none] {""}
})
effect-no-hurry = alle anderen sind voll, du hast also alle Zeit für { $hidden ->
    [one] das eine Plättchen, das noch verdeckt liegt
   *[other] die { $hidden } Plättchen, die noch verdeckt liegen
}
effect-room = nachsehen kostet kein Feld: Du hast { $n ->
    [one] ein freies Feld
   *[other] { $n } freie Felder
}, und verdeckt { $hidden ->
    [one] liegt noch ein Plättchen
   *[other] liegen noch { $hidden } Plättchen
}
effect-shared = { $thing } gibt es auf dem Haufen, aber dann hast du nur { $short }, zu wenig für { $card } und { $other } zugleich
effect-nothing-adds = bezahlen kannst du bisher { $n ->
    [0] keine Karte, und kein Plättchen, das offen liegt, ändert das
    [one] eine Karte, und kein Plättchen, das offen liegt, bringt mehr
   *[other] { $n } Karten, und kein Plättchen, das offen liegt, bringt mehr
}; verdeckt { $hidden ->
    [one] liegt noch eines
   *[other] liegen noch { $hidden }
}
effect-lacks = für diese Karte brauchst du noch { $things }
effect-kept-for = was diese Karte verlangt, ist aufgehoben für { $card }, und das bringt { $pays }
effect-pays = das bringt { $what }
effect-pays-on = das bringt { $what }, und damit kannst du auch { $card } bezahlen, für { $pays }
effect-pays-instead = das bringt { $what }; dann kannst du { $card } bezahlen, für { $pays }, statt { $other } für { $less }
effect-pays-spare = das bringt { $what }, und was es kostet, verlangt keine Karte mehr, die noch kommt: { $things }
effect-pays-well = das bringt { $what }, und { $n ->
    [0] es nimmt nichts, was eine andere Karte braucht
    [one] die eine andere Karte, die du bezahlen kannst, bleibt bezahlbar
   *[other] die { $n } anderen Karten, die du bezahlen kannst, bleiben bezahlbar
}
effect-no-room = { $n ->
    [one] eine Ware hätte keinen Platz
   *[other] { $n } Waren hätten keinen Platz
}
effect-pays-all-pirates = { $many ->
    [one] die Piraten, die da liegen, sind { $card }: Du kannst sie bezahlen und bekommst { $pays }
   *[other] jede der { $many } Piratenkarten, die da liegen können, kannst du bezahlen: am besten { $card } für { $pays }
}
effect-pays-pirates = du kannst { $n } der { $many } Piratenkarten bezahlen, die da liegen können, bestenfalls für { $pays }; { $card } würde dich { $risk } kosten: Du brauchst noch { $things }
effect-pays-no-pirates = { $many ->
    [one] die Piraten, die da liegen, kannst du nicht bezahlen
   *[other] du kannst keine der { $many } Piratenkarten bezahlen, die da liegen können
}: Für { $card } brauchst du noch { $things }; ihnen zu begegnen würde { $risk } kosten
effect-no-risk = du hast nichts, was Piraten nehmen könnten, und { $n ->
    [0] selbst { $card } kostet nichts, auch wenn du dafür noch { $things } brauchst
   *[other] kannst { $n } der { $many } Piratenkarten bezahlen, die da liegen können
}
effect-risk = von den { $many } Piratenkarten, die da liegen können, kannst du { $n } nicht bezahlen, denn für { $card } brauchst du noch { $things }; ihnen zu begegnen würde { $risk } kosten
effect-unasked = keine Karte, die noch kommt, verlangt { $thing }
effect-spare = { $n ->
    [0] keine Karte, die noch kommt und die du bezahlen kannst, braucht { $thing }
    [one] die eine Karte, die noch kommt und die du bezahlen kannst, braucht { $thing } nicht
   *[other] die { $n } Karten, die noch kommen und die du bezahlen kannst, brauchen { $thing } nicht
}
effect-chosen-for = damit kannst du { $card } bezahlen, für { $pays }
effect-chosen = { $n ->
    [one] eine Karte, die noch kommt, verlangt { $goods }
   *[other] { $n } Karten, die noch kommen, verlangen { $goods }
}
effect-secret = { $n ->
    [0] unter Deck geht kein Platz verloren für das, was die anderen nicht sehen
    [one] unter Deck bleibt ein Platz frei, wo niemand sieht, was du lädst
   *[other] unter Deck bleiben { $n } Plätze frei, wo niemand sieht, was du lädst
}

# Schlagzeilen einer Reise und einer Partie, und Auszeichnungen.
fate-sold = 🪙 du verkaufst { $n ->
    [0] nichts
    [one] 1 Ware
   *[other] { $n } Waren
  } und hast { $total }
fate-held = ⚔️ du hältst stand und bekommst { $got }
fate-robbed = ☠️ du verlierst { $things }
fate-poor = ☠️ bei dir war nichts zu holen
fate-fled = 💨 du bist geflohen
fate-first = 📣 dein Schiff war zuerst voll
fate-loaded = ⚓ dein Schiff ist voll
news-first = 📣 { $who } war zuerst voll beladen
news-all-flee = 💨 Alle fliehen vor den Piraten
news-all-meet = ⚔️ Alle begegnen den Piraten
news-unpaid = 🕸️ { $n } Karten, die niemand erfüllen konnte
news-cards = 📦 { $who } war auf { $n } Karten vorbereitet
news-robbed = ☠️ Die Piraten besuchen { $who }
news-sold = 💰 { $who } verkauft { $n } Waren
news-overtaken = 🚀 Am letzten Kai überholt: { $who }, +{ $n }
award-cards = 📦 Bestens gepackt: { $who }, { $n } Karten erfüllt
    .name = 📦 Bestens gepackt
award-sale = 💰 Reichste Ladung: { $who }, { $n } Waren auf einer Reise
    .name = 💰 Reichste Ladung
award-brave = ⚔️ Piratenschreck: { $who }, { $n }-mal standgehalten
    .name = ⚔️ Piratenschreck
award-light = 🌊 Leichtestes Schiff: { $who }, { $n } Dinge über Bord
    .name = 🌊 Leichtestes Schiff

# Die Lektion: zwei Zeilen auf dem Handy für jeden Schritt.
learn-first = Deine erste Reise: Laden, Wettlauf, Piraten
learn-first-ready = Gleich liegen 13 Karten offen; alle laden, was darauf steht. Ruf: Alles an Bord!
learn-first-deck = Links steht, was eine Karte will, rechts ihr Lohn. Piraten wollen 💣: Lad eine!
learn-first-deck-instead = Alle drei Piratenkarten wollen 💣. Erst die Kanone, auf Deck!
learn-first-below = Auf Deck sehen es alle. Grün schickt Plättchen unter Deck, nur für dich: Lad eins!
learn-first-below-instead = Diesmal unter Deck: erst Grün, dann ein Plättchen.
learn-first-good = Aufträge und Handel wollen Waren. Zwei fahren mit: Nimm eine, gleich welche.
learn-first-good-instead = Erst eine Ware: die vier farbigen Knöpfe ganz unten.
learn-first-race = Jetzt der Wettlauf: Mach dein Schiff voll! Das erste nimmt die Karten weg: Merk sie dir.
learn-first-wait = Voll, bravo! Die anderen laden jetzt aus dem Kopf fertig, nur einen Moment.
learn-first-voyage = Auf See! Karte für Karte entscheiden alle geheim: geben oder vorbeiziehen lassen.
learn-first-pirates = 🏴‍☠️ kommen verdeckt. Mit 💣 ⚔️ 🧑 lohnt es, ihnen zu begegnen. Flucht ist gratis.
learn-first-end = Du kannst es! Nach zwei Reisen gewinnt das meiste Geld; jede Ware bringt 1 Münze.

# Die Tagespartie: wie sie ausging, in einer Zeile.

daily-result = { $money ->
    [one] 1 Münze
   *[other] { $money } Münzen
  } ({ $lead } gegenüber dem besten Gegner)

# Was man am Tisch sagen kann: nichts, was eine Karte verrät.
talk-wait = Wartet, noch nicht!
talk-full = Mein Schiff ist ein Chaos.
talk-pirates = Schon wieder Piraten!
talk-rich = Hier wird jemand reich.
talk-well-played = Gut gespielt!
talk-fate-held-sunny = Sie haben uns etwas dagelassen!
talk-fate-held-gruff = Piraten. Die esse ich zum Frühstück.
talk-fate-held-dry = Sie haben sogar quittiert.
talk-fate-robbed-sunny = So höflich, diese Piraten!
talk-fate-robbed-gruff = Wer hat die Säbel vergessen? Ich.
talk-fate-robbed-dry = Weniger Ladung, mehr Fahrt.
talk-fate-poor-sunny = Nichts zu holen, gern wieder!
talk-fate-poor-gruff = Selbst die Piraten haben Mitleid.
talk-fate-poor-dry = Armut ist ein guter Schutz.
talk-fate-fled-sunny = Seht, wie schnell wir sind!
talk-fate-fled-gruff = Keine Flucht. Das war der Wind.
talk-fate-fled-dry = Mut ist etwas für volle Kanonen.
talk-fate-first-sunny = Fertig! Wem soll ich helfen?
talk-fate-first-gruff = Voll. Worauf wartet ihr?
talk-fate-first-dry = Zuerst fertig. Ob es passt? Mal sehen.
talk-fate-loaded-sunny = Lauter Überraschungen an Bord!
talk-fate-loaded-gruff = Hastig gepackt. Man sieht es.
talk-fate-loaded-dry = Ich weiß noch jede Karte. Fast.

# Gewichte und Lasten kommen in halben Kilos an; HALVES schreibt sie in Kilos.

# Das Spiel und seine Varianten.
title = All aboard!
tagline = Dränge deine Tiere in gemeinsame Boote, manche verdeckt, und hoffe, dass die richtigen sinken.
option-effects = Fähigkeiten der Tiere
option-effects-on = An – Tiere erschrecken, werfen, fressen, schwimmen und springen
option-effects-off = Aus – Familienspiel, Tiere wiegen nur, verlieben sich und streiten
option-boat_deck = Boote
option-boat_deck-even = Gleichmäßig – je fünf Boote für 10, 12, 14, 16, 18 und 20 kg
option-boat_deck-spread = Gestreut – alle Werte von 10 bis 20 kg, die mittleren öfter
option-first_player = Wer beginnt
option-first_player-random = Das Los entscheidet
option-first_player-1 = Platz 1
option-first_player-2 = Platz 2
option-first_player-3 = Platz 3
option-first_player-4 = Platz 4
option-first_player-5 = Platz 5

# Befehle: je höchstens 100 Zeichen.
command-allaboard = All aboard! Dränge deine Tiere in gemeinsame Boote.
command-allaboard-board = Setze ein Tier aus deiner Hand in ein Boot
command-allaboard-board-animal = Welches Tier aus deiner Hand
command-allaboard-board-boat = Welches Boot, von links gezählt

# Menüs: je höchstens 80 Zeichen.
verb-board = Ein Tier an Bord setzen
ask-animal = Welches Tier?
ask-animal-face-down = Welches Tier? Es kommt verdeckt hinein.
ask-boat = In welches Boot setzt du { $animal }?
animal-choice = { $animal } · { HALVES($weight) } kg
boat-short = { $boat } · { HALVES($weight) }{ $hidden ->
    [0] { "" }
   *[other] +?
  } von { $capacity } kg
boat-choice = Boot { $boat } · { HALVES($weight) }{ $hidden ->
    [0] { "" }
   *[other] { " " }+ ?
  } von { $capacity } kg · { $aboard ->
    [0] noch leer
   *[other] { $aboard } schon an Bord
  }

# Erklärungen: jede einmal, wenn jemand die Frage zum ersten Mal sieht.
lesson-animal = Drei passen in ein Boot. Sind sie zu schwer, sinkt es; sonst zählen ihre Kilos als Punkte.
lesson-animal-face-down = Verdeckt: Alle sehen, wem das Tier gehört, nicht, welches es ist. Zeit für eine Überraschung.
lesson-boat = Zwei gleiche verlieben sich: je 2 Punkte. Drei gleiche streiten: Das Boot sinkt.

# Absagen.
no-such-seat = Platz { $first } kann nicht beginnen: An diesem Tisch { $seats ->
    [one] sitzt nur eine Person
   *[other] sitzen nur { $seats }
  }.
not-in-hand = Du kannst { $animal } jetzt nicht setzen. Deine Hand: { $hand }.
no-such-boat = Boot { $boat } gibt es nicht; die Boote zählen von 1 bis { $last }.
boat-full = Boot { $boat } ist voll: Es sind schon { $places } Tiere an Bord.

# An Bord gehen.
boarded = { $icon } { $who } setzt { $animal } in Boot { $boat }.
    .brief = { $icon } in Boot { $boat }
    .alt = { "" }
boarded-face-down = 🙈 { $who } setzt ein Tier verdeckt in Boot { $boat }.
    .brief = 🙈 in Boot { $boat }
    .alt = { "" }
drawn = Du ziehst: { $icon } { $animal }.
    .brief = zieht { $icon } { $animal }
circuit-face-down = Zweiter Zug: Alle setzen ein Tier verdeckt an Bord.
    .aside = { "" }
circuit-face-up = Dritter Zug: Alle setzen noch ein Tier offen an Bord.
    .aside = { "" }
round-begins = 🔔 Runde { $round }: Die Boote tragen { $boats } kg. { $who } beginnt.
    .headline = 🔔 Runde { $round }: Boote für { $boats } kg, { $who } beginnt
    .alt = { "" }

# Ablegen.
sailing-begins = ⚓ Alle an Bord! Die verdeckten Tiere zeigen sich, und los geht es, Boot für Boot.
    .aside = { "" }
    .alt = { "" }
    .landmark = ⚓ Die Boote legen ab
card = { $icon } { $animal } ({ $who })
boat-departs = 🚣 Boot { $boat } für { $capacity } kg: { $cards }.
    .aside = 🚣{ $boat }
    .alt = Boot { $boat }: { $cards }.
fight = 💢 { $animals } geraten in Streit, und das Boot geht sofort unter!
    .aside = 💢 { $animals } streiten: gesunken
    .caption = { fight }
    .alt = { $animals } streiten: Es sinkt.
love = 💘 { $animals } verlieben sich: je ein Liebespfeil für { $first } und { $second }.
    .aside = 💘 { $first } und { $second }
    .caption = { love }
    .alt = Je ein Liebespfeil: { $first } und { $second }.
scare = 🐭 Die Maus erschreckt den Elefanten! Das Boot kentert; das neue trägt { $capacity } kg.
    .aside = 🐭❗🐘 jetzt { $capacity } kg
    .alt = Maus erschreckt Elefant: jetzt { $capacity } kg.
throw = 🐵 Der Affe verbündet sich { $partner } und wirft { $victim } in Boot { $boat }.
    .aside = 🐵 wirft { $victim } in { $boat }
    .alt = Der Affe wirft { $victim } in Boot { $boat }.
throw-out = 🐵 Der Affe verbündet sich { $partner } und wirft { $victim } über Bord.
    .aside = 🐵 wirft { $victim } über Bord
    .alt = Der Affe wirft { $victim } über Bord.
eat = 🦁 Der Löwe frisst { $victim }.
    .aside = 🦁 frisst { $victim }
sails = ⛵ { HALVES($load) } kg in einem Boot für { $capacity }: Es hält und legt ab! Gerettet: { $cards }.
    .aside = ⛵ legt ab, { HALVES($load) } von { $capacity } kg
    .caption = ⛵ Es legt ab: { HALVES($load) } von { $capacity } kg
    .alt = { HALVES($load) } von { $capacity } kg: Es legt ab.
sails-complete = ⛵ { HALVES($load) } kg in einem Boot für { $capacity }: Es hält und legt mit allen ab!
    .aside = ⛵ legt ab, { HALVES($load) } von { $capacity } kg
    .caption = ⛵ Es legt mit allen ab: { HALVES($load) } von { $capacity } kg
    .alt = { HALVES($load) } von { $capacity } kg: Es legt ab.
octopus-dry = 🐙 Der Krake bleibt trocken: keine Punkte für { $who }.
    .aside = 🐙 von { $who } verloren
    .caption = { octopus-dry }
    .alt = Der Krake von { $who } ist verloren.
sinks = 🌊 { HALVES($load) } kg in einem Boot für { $capacity }: Es sinkt!
    .aside = 🌊 sinkt, { HALVES($load) } von { $capacity } kg
    .caption = { sinks }
    .alt = { HALVES($load) } von { $capacity } kg: Es sinkt.
octopus-swims = 🐙 Kraken lieben das Wasser: gerettet für { $who }.
    .aside = 🐙 von { $who } gerettet
    .caption = { octopus-swims }
    .alt = Der Krake von { $who } ist gerettet.
octopus-love = 🐙 Verliebte Kraken vergessen zu schwimmen: verloren.
    .aside = 🐙🐙 verliebt: verloren
    .caption = { octopus-love }
fox-jumps = 🦊 Der Fuchs springt rechtzeitig in Boot { $boat }.
    .aside = 🦊 springt in { $boat }
    .caption = { fox-jumps }
fox-lost = 🦊 Der Fuchs springt, aber da ist kein Boot mehr.
    .aside = 🦊 springt ins Meer
    .caption = { fox-lost }
foxes-jump = 🦊 Füchse springen rechtzeitig in Boot { $boat }: { $who }.
    .aside = 🦊 von { $who } springen in { $boat }
    .caption = { foxes-jump }
foxes-lost = 🦊 Füchse springen, aber da ist kein Boot mehr: { $who }.
    .aside = 🦊 von { $who } springen ins Meer
    .caption = { foxes-lost }
# Dasselbe mit den Namen: für den Verlauf, und unter den Bildern einer Fahrt.
scare-of = 🐭 { $mouse } erschreckt { $elephant }: jetzt ein Boot für { $capacity } kg
    .aside = { scare-of }
throw-of = 🐵 { $monkey } wirft { $victim } in Boot { $boat }
    .aside = { throw-of }
throw-out-of = 🐵 { $monkey } wirft { $victim } über Bord
    .aside = { throw-out-of }
eat-of = 🦁 { $lion } frisst { $victim }
    .aside = { eat-of }
sinks-of = 🌊 { $heavy } versenkt { $victim }{ $more ->
    [0] { "" }
   *[other] { " " }und { $more } mehr
  }: { HALVES($load) } von { $capacity } kg
    .aside = { sinks-of }
fox-jumps-of = 🦊 { $fox } springt in Boot { $boat }
    .aside = { fox-jumps-of }
fox-lost-of = 🦊 { $fox } springt ins Meer
    .aside = { fox-lost-of }
whose-peacock = Der Pfau von { $who }
whose-mouse = Die Maus von { $who }
whose-fox = Der Fuchs von { $who }
whose-octopus = Der Krake von { $who }
whose-monkey = Der Affe von { $who }
whose-sloth = Das Faultier von { $who }
whose-moose = Der Elch von { $who }
whose-zebra = Das Zebra von { $who }
whose-giraffe = Die Giraffe von { $who }
whose-lion = Der Löwe von { $who }
whose-bear = Der Bär von { $who }
whose-elephant = Der Elefant von { $who }
whom-peacock = den Pfau von { $who }
whom-mouse = die Maus von { $who }
whom-fox = den Fuchs von { $who }
whom-octopus = den Kraken von { $who }
whom-monkey = den Affen von { $who }
whom-sloth = das Faultier von { $who }
whom-moose = den Elch von { $who }
whom-zebra = das Zebra von { $who }
whom-giraffe = die Giraffe von { $who }
whom-lion = den Löwen von { $who }
whom-bear = den Bären von { $who }
whom-elephant = den Elefanten von { $who }
round-scores = 📋 Runde { $round }: { $scores }.
    .headline = 🏅 { $scores }
    .alt = { $scores }.
gain = { $who } +{ $gained } (jetzt { $points })

# Das Ende.
final-scores = 🏁 Die letzten Boote sind fort.
    .aside = { "" }
final-score = { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } · { $animals } gerettet · { $cupids ->
    [one] { $cupids } Liebespfeil
   *[other] { $cupids } Liebespfeile
  }
    .aside = { "" }
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
won-by-points = Die Punkte entschieden.
    .pictured = { "" }
won-by-cupids = Gleich viele Punkte; mehr Liebespfeile entscheiden.
won-by-saved = Gleich viele Punkte und Liebespfeile; mehr gerettete Tiere entscheiden.
shared-win = Gleichstand bei Punkten, Liebespfeilen und geretteten Tieren.

# Der Tisch in Zeilen: höchstens 42 Spalten, wenn die Namen kurz sind.
summary-face-up = Runde { $round }/{ $rounds }: { $who } setzt offen
summary-face-down = Runde { $round }/{ $rounds }: { $who } setzt verdeckt
boat-line = Boot { $boat }, trägt { $capacity } kg{ $aboard ->
    [0] , leer
   *[other] :
  }
card-line = - { $animal } ({ $who })
card-line-own = - { $animal } ({ $who }), verdeckt
card-line-hidden = - verdeckt ({ $who })
hand-line = Deine Hand:
hand-card-line = - { $animal }, { HALVES($weight) } kg
hand-able-line = - { $animal }, { HALVES($weight) } kg: { $does }
does-peacock = macht das Boot leichter
does-mouse = erschreckt einen Elefanten
does-fox = springt vom sinkenden Boot
does-octopus = gerettet, wenn es sinkt
does-monkey = wirft das Zweitschwerste
does-lion = frisst ein leichteres Tier
does-elephant = hat Angst vor Mäusen
seat-line = { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }, { $cupids ->
    [one] { $cupids } Liebespfeil
   *[other] { $cupids } Liebespfeile
  }
cards-line = - Hand { $hand }, Stapel { $pile }
saved-line = { $who } rettet: { JOIN($animals, by: ", ") }{ $more ->
    [yes] ,
   *[no] { "" }
  }
lost-line = { $who } verliert: { JOIN($animals, by: ", ") }{ $more ->
    [yes] ,
   *[no] { "" }
  }
more-line = … { JOIN($animals, by: ", ") }{ $more ->
    [yes] ,
   *[no] { "" }
  }
departed-line = Vorige Runde:
departed-sailed = - Boot { $boat } legte ab, { HALVES($load) } von { $capacity } kg
departed-sank = - Boot { $boat } sank, { HALVES($load) } von { $capacity } kg
departed-fight = - Boot { $boat } sank im Streit
departed-love = - verliebt: { $animals }
departed-scare = - Maus erschreckt Elefant: trug { $capacity } kg
departed-thrown = - geworfen: { $animal } ({ $who })
departed-eaten = - gefressen: { $animal } ({ $who })
gained-line = - die Fahrt brachte { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
first-line = In dieser Runde begann: { $who }
deck-line = Boote im Stapel: { $boats }
family-line = Familienspiel, ohne Fähigkeiten

# Tiere: als Name; im Akkusativ; mit ihnen; mehrere am Satzanfang.
animal-peacock = Pfau
animal-mouse = Maus
animal-fox = Fuchs
animal-octopus = Krake
animal-monkey = Affe
animal-sloth = Faultier
animal-moose = Elch
animal-zebra = Zebra
animal-giraffe = Giraffe
animal-lion = Löwe
animal-bear = Bär
animal-elephant = Elefant
object-peacock = den Pfau
object-mouse = die Maus
object-fox = den Fuchs
object-octopus = den Kraken
object-monkey = den Affen
object-sloth = das Faultier
object-moose = den Elch
object-zebra = das Zebra
object-giraffe = die Giraffe
object-lion = den Löwen
object-bear = den Bären
object-elephant = den Elefanten
with-peacock = mit dem Pfau
with-mouse = mit der Maus
with-fox = mit dem Fuchs
with-octopus = mit dem Kraken
with-monkey = mit dem Affen
with-sloth = mit dem Faultier
with-moose = mit dem Elch
with-zebra = mit dem Zebra
with-giraffe = mit der Giraffe
with-lion = mit dem Löwen
with-bear = mit dem Bären
with-elephant = mit dem Elefanten
herd-peacock = Die Pfauen
herd-mouse = Die Mäuse
herd-fox = Die Füchse
herd-octopus = Die Kraken
herd-monkey = Die Affen
herd-sloth = Die Faultiere
herd-moose = Die Elche
herd-zebra = Die Zebras
herd-giraffe = Die Giraffen
herd-lion = Die Löwen
herd-bear = Die Bären
herd-elephant = Die Elefanten
yours-peacock = dein Pfau
yours-mouse = deine Maus
yours-fox = dein Fuchs
yours-octopus = dein Krake
yours-monkey = dein Affe
yours-sloth = dein Faultier
yours-moose = dein Elch
yours-zebra = dein Zebra
yours-giraffe = deine Giraffe
yours-lion = dein Löwe
yours-bear = dein Bär
yours-elephant = dein Elefant

# Bild.
picture-round = Runde { $round } von { $rounds }
picture-face-up = Offen
picture-face-down = Verdeckt 🙈
picture-to-act = Am Zug
picture-sailing = ⚓ Runde { $round } von { $rounds }: Leinen los!
picture-who-sails = ⚓ Wer kommt davon, wer geht unter?
picture-away = ⛵ Davongekommen: { $n } von { $of } Booten
picture-last = Vorige Fahrt
picture-sailed = legte ab
picture-sank = sank
picture-fight = Streit
picture-saved = gerettet
picture-in-hand = Hand
picture-in-pile = Stapel
picture-in-love = verliebt
picture-points = Punkte
picture-begins = beginnt
picture-hand = Deine Hand
picture-hand-empty = Deine Hand ist leer.
picture-worth = gerettet: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
picture-ability-peacock = Macht das Boot leichter. Verliebt wiegt er 1 kg.
picture-ability-mouse = Erschreckt den Elefanten: Ein neues Boot kommt. Verliebt wiegt sie ½ kg.
picture-ability-fox = Sinkt sein Boot, springt er ins nächste.
picture-ability-octopus = Gerettet, wenn sein Boot sinkt, sonst verloren. Ist er verliebt, ist es umgekehrt.
picture-ability-monkey = Wirft das zweitschwerste andere Tier ins nächste Boot.
picture-ability-lion = Frisst das schwerste Tier, das leichter ist als er.
picture-ability-elephant = Ist eine Maus an Bord, kommt ein neues Boot.
picture-ability-none = Keine Tricks: Es wiegt nur.

# Was Computer kommen sahen: der Anfang eines Tipps.
sign-saved = { $n ->
    [one] Mindestens eines deiner Tiere wird gerettet
   *[other] Mindestens { $n } deiner Tiere werden gerettet
}

# Was ein Zug bewirkt: der Grund eines Hinweises.
sign-lost-own = In Boot { $n } verlierst du ein Tier
sign-lost-others = In Boot { $n } verlieren andere Tiere und du keines
card-own = { $icon } { $animal }
card-eats = { $icon } { $animal } (frisst)
card-throws = { $icon } { $animal } (wirft)
card-scares = { $icon } { $animal } (das Boot wird getauscht)
card-from = jedes Tier ab { $kg } kg
effect-saves = { $how }: { $what }
effect-swims = { $how }: { $what }
saves-own = du rettest { $cards }, { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}
saves-own-yet = wenn sich nichts daran ändert, rettest du { $cards }, { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}
effect-saves-others = { $how }: das rettet { $cards }
effect-wins = die Partie ist dann entschieden: Was auch noch an Bord kommt, du gewinnst
effect-closes = { $how }: Niemand kann mehr einsteigen und { $cards } versenken
effect-love = zwei { $icons } verlieben sich in Boot { $boat }{ $n ->
    [one] { "" }
   *[other] {" "}und danach
}: Auch wenn es sinkt, sind das { $points } Punkte für dich, { $shares }
love-share = { $points } für { $who }
effect-lost-others = { $how }: { $what }
loses-others = { $n ->
    [one] { $cards } geht verloren
   *[other] { $cards } gehen verloren
}
loses-both = { $n ->
    [one] { $cards } geht verloren
   *[other] { $cards } gehen verloren
}, und von dir { $own }
what-unless = { $what }, wenn von { $who } nicht { JOIN($cards, by: " / ") } kommt
what-unless-alone = { $what }; allein könnte das nur { JOIN($cards, by: " / ") } von { $who } ändern
what-yet = { $what }, wenn sich nichts daran ändert
what-jumps = { $what }; wenn Boot { $boat } sinkt, springt er in Boot { $next }, außer er ist verliebt
effect-lost-own = { $how }: du verlierst { $cards }, { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}
effect-throws = dein Affe wirft das zweitschwerste Tier neben ihm aus Boot { $boat } in Boot { $next }: { $victim }
effect-throws-yet = wie die Boote dann stehen, wirft dein Affe das zweitschwerste Tier neben ihm aus Boot { $boat } in Boot { $next }: { $victim }
effect-scares = die Maus erschreckt den Elefanten: Boot { $boat }, das { $capacity } kg trägt, wird gegen ein zufälliges getauscht
effect-saved-in = { $how }, wird { $card } gerettet, { $when }
effect-saved-next = gerettet wird { $card }, { $when }
effect-lost-whatever = Boot { $boat } sinkt, was { $who } dort auch verdeckt hat und noch an Bord bringt: Das geht verloren
effect-lost-face-down = { $how }, geht verloren, was { $who } in Boot { $boat } verdeckt hat, { $when }
effect-lost-face-down-next = was { $who } in Boot { $boat } verdeckt hat, geht verloren, { $when }
effect-lost-in = { $how }, geht { $card } verloren, { $when }
effect-lost-next = verloren geht { $card }, { $when }
effect-weighs = Boot { $boat } trägt dann { HALVES($load) } von { $capacity } kg: Zu schwer machen könnten es nur mehr als { HALVES($room) } kg auf { $places ->
    [one] dem letzten Platz
   *[other] den zwei letzten Plätzen
}
effect-waits = Boot { $boat } muss unter deinem Kraken sinken: Es trägt dann { HALVES($load) } von { $capacity } kg, und { $what }
effect-waits-for-own = Boot { $boat } muss unter deinem Kraken sinken: Es trägt dann { HALVES($load) } von { $capacity } kg, und { $animal } könnte es versenken
effect-jumps = wenn Boot { $boat } sinkt, springt dein Fuchs in Boot { $next }, außer er ist verliebt
effect-stays = { $animal }, { $points } Punkte wert, bleibt für ein späteres Boot auf der Hand: Mit { $risked } setzt du nur { $risk ->
    [one] einen Punkt
   *[other] { $risk } Punkte
} aufs Spiel
effect-no-room = { $animal } ginge jetzt in jedem Boot verloren, das noch Platz hat, und bleibt für die nächste Runde auf der Hand
effect-leaves-room = wie die Boote dann stehen, würde { $animal } nur noch in Boot { $boat } gerettet: Es kann noch { HALVES($room) } kg tragen
how-any = wie die Boote dann stehen
how-open = Boot { $boat } trägt dann { HALVES($load) } von { $capacity } kg
how-open-most = Boot { $boat } trägt dann höchstens { HALVES($load) } von { $capacity } kg
how-sails = wie es dann steht, fährt Boot { $boat } mit { HALVES($load) } von { $capacity } kg ab
how-sails-most = wie es dann steht, fährt Boot { $boat } mit höchstens { HALVES($load) } von { $capacity } kg ab
how-sails-full = Boot { $boat } ist dann voll und fährt mit { HALVES($load) } von { $capacity } kg ab
how-sails-most-full = Boot { $boat } ist dann voll und fährt mit höchstens { HALVES($load) } von { $capacity } kg ab
how-sinks = wie es dann steht, ist Boot { $boat } mit { HALVES($load) } von { $capacity } kg zu schwer und sinkt
how-sinks-least = wie es dann steht, sinkt Boot { $boat } mit mindestens { HALVES($load) } von { $capacity } kg
how-sinks-full = Boot { $boat } ist dann voll und sinkt mit { HALVES($load) } von { $capacity } kg
how-sinks-least-full = Boot { $boat } ist dann voll und sinkt mit mindestens { HALVES($load) } von { $capacity } kg
how-sails-anyway = wie es dann steht, fährt Boot { $boat } ab, was auch verdeckt liegt
how-sinks-anyway = wie es dann steht, sinkt Boot { $boat }, was auch verdeckt liegt
how-swims = wie es dann steht, sinkt Boot { $boat } mit { HALVES($load) } von { $capacity } kg, wie es ein Krake will
how-swims-full = Boot { $boat } ist dann voll und sinkt mit { HALVES($load) } von { $capacity } kg, wie es ein Krake will
how-dry = wie es dann steht, fährt Boot { $boat } mit { HALVES($load) } von { $capacity } kg ab, aber ein Krake will, dass es sinkt
how-dry-full = Boot { $boat } ist dann voll und fährt mit { HALVES($load) } von { $capacity } kg ab, aber ein Krake will, dass es sinkt
how-fights = drei { $icon } kämpfen in Boot { $boat }, und es sinkt
how-eaten-own = dein Löwe frisst in Boot { $boat } das schwerste Tier unter { $kg } kg
how-eaten-other = der Löwe ({ $who }) frisst in Boot { $boat } das schwerste Tier unter { $kg } kg
how-overboard-own = dein Affe wirft das zweitschwerste Tier hinter Boot { $boat } ins Wasser
how-overboard-other = der Affe ({ $who }) wirft das zweitschwerste Tier hinter Boot { $boat } ins Wasser
how-thrown-in = { $how }, denn { $cards } wird hineingeworfen
how-acts = { $acts }, und { $how }
act-throws-own = dein Affe wirft { $victim } { $next ->
    [0] über Bord
   *[other] in Boot { $next }
}
act-throws-other = der Affe ({ $who }) wirft { $victim } { $next ->
    [0] über Bord
   *[other] in Boot { $next }
}
act-eats-own = dein Löwe frisst { $victim }
act-eats-other = der Löwe ({ $who }) frisst { $victim }
coming-alone = { $alone ->
    [no] { "" }
    [one] { " " }(allein)
   *[other] { " " }(jeweils allein)
}{ $heavy ->
    [yes] : zu schwer
   *[other] { "" }
}
coming-together = { $what }; { $cards } zusammen könnten es
costs-none = { $alone ->
    [no] nichts, was
   *[other] kein einzelnes Tier, das
} von { $who } noch kommen kann, könnte dich { JOIN($animal, by: " / ") } ({ $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}) kosten
costs-none-thrown = { $alone ->
    [no] nichts, was
   *[other] kein einzelnes Tier, das
} von { $who } noch kommen kann, könnte dich { JOIN($animal, by: " / ") } ({ $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}) kosten: Ein Affe würfe das Tier nur in ein anderes Boot
costs-few = von den { $many } Tieren, die von { $who } noch kommen können, könntest du { JOIN($animal, by: " / ") } ({ $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}) nur durch { $cards } verlieren{ coming-alone }
costs-these = von den { $many } Tieren, die von { $who } noch kommen können, könntest du { JOIN($animal, by: " / ") } ({ $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}) durch { $cards } verlieren{ coming-alone }
costs-all = von { $who } kann nur noch { JOIN($cards, by: " / ") } kommen, und das könnte dich { JOIN($animal, by: " / ") } ({ $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}) kosten{ coming-alone }
costs-but = { JOIN($animal, by: " / ") } ({ $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}) könnte dich alles kosten, was von { $who } noch kommen kann, außer { $cards }{ coming-alone }
sinks-none = { $alone ->
    [no] nichts, was
   *[other] kein einzelnes Tier, das
} von { $who } noch kommen kann, könnte deinen Kraken retten
sinks-few = von den { $many } Tieren, die von { $who } noch kommen können, lässt sich dein Krake nur durch { $cards } retten{ coming-alone }
sinks-these = von den { $many } Tieren, die von { $who } noch kommen können, lässt sich dein Krake durch { $cards } retten{ coming-alone }
sinks-all = von { $who } kann nur noch { JOIN($cards, by: " / ") } kommen, und das könnte deinen Kraken retten{ coming-alone }
sinks-but = deinen Kraken retten könnte alles, was von { $who } noch kommen kann, außer { $cards }{ coming-alone }
when-heavy = { $heavy ->
    [yes] { " " }(zu schwer)
   *[other] { "" }
}
when-unless-down = wenn in Boot { $boat } nicht { JOIN($cards, by: " / ") }{ when-heavy } verdeckt liegt
when-only-down = nur wenn in Boot { $boat } { JOIN($cards, by: " / ") }{ when-heavy } verdeckt liegt
when-up-to-down = wenn das verdeckte Tier in Boot { $boat } höchstens { $kg } kg wiegt: { $n } der { $many } Tiere, die es sein kann
when-from-down = wenn das verdeckte Tier in Boot { $boat } mindestens { $kg } kg wiegt: { $n } der { $many } Tiere, die es sein kann
when-unless-next = wenn von { $who } nicht noch { JOIN($cards, by: " / ") }{ when-heavy } kommt
when-only-next = nur wenn von { $who } noch { JOIN($cards, by: " / ") }{ when-heavy } kommt
when-up-to-next = wenn das Tier, das von { $who } noch kommt, höchstens { $kg } kg wiegt: { $n } der { $many } Tiere, die es sein kann
when-from-next = wenn das Tier, das von { $who } noch kommt, mindestens { $kg } kg wiegt: { $n } der { $many } Tiere, die es sein kann
when-unless-two = wenn bei { $who } nicht { JOIN($cards, by: " / ") } verdeckt liegt oder noch kommt
when-only-two = nur wenn bei { $who } { JOIN($cards, by: " / ") } verdeckt liegt oder noch kommt
when-up-to-two = wenn das Verdeckte und das letzte Tier von { $who } zusammen höchstens { $kg } kg wiegen
when-from-two = wenn das Verdeckte und das letzte Tier von { $who } zusammen mindestens { $kg } kg wiegen
when-unless-it = wenn es nicht { JOIN($cards, by: " / ") } ist
when-only-it = nur wenn es { JOIN($cards, by: " / ") } ist
when-up-to-it = wenn es höchstens { $kg } kg wiegt: { $n } der { $many } Tiere, die es sein kann
when-from-it = wenn es mindestens { $kg } kg wiegt: { $n } der { $many } Tiere, die es sein kann
hint-same-why = was die anderen noch an Bord bringen, zählt mehr
hint-still = Was noch zählt: deine Punkte, und ab drei Spielern dein Platz.

# Schlagzeilen einer Fahrt und einer Partie, Auszeichnungen, und was aus den eigenen Tieren wurde.
news-lions = 🦁 Ein Festmahl: { $n } Tiere gefressen
news-nobody-sailed = 🌊 Kein einziges Boot kam davon
news-all-sailed = ⛵ Jedes Boot hat abgelegt
news-fights = 💢 { $n } Boote im Streit verloren
news-overboard = 🐵 Über Bord, und kein Boot mehr da
news-octopus-love = 🐙 Zwei Kraken vergaßen das Schwimmen
news-eaten = 🦁 { $lion } frisst { $victim }
news-scared = 🐭 Ein Piep, und das Boot kentert: { $mouse }
news-fox = 🦊 Rechtzeitig weg: { $fox }
news-octopus = 🐙 Sinkt gern: der Krake von { $who }
news-love = 💘 Liebe an Bord: { $first } und { $second }
news-heavy = ⚖️ Ein Kilo zu viel: { $heavy }
news-boats = ⛵ { $n } von { $of } Booten { $n ->
    [one] kam
   *[other] kamen
  } davon
news-great-gain = 🏅 { $who } holt { $n } Punkte auf einmal
news-from-last = 🚀 Vom letzten auf den ersten Platz: { $who }, +{ $n } in der letzten Fahrt
news-one-animal = 🛟 Ein einziges Tier entschied: { $who }
news-one-cupid = 💘 Ein einziger Liebespfeil entschied: { $who }
award-cupid = 💘 Herzensbrecher: { $who }, { $n } Liebespfeile
    .name = 💘 Herzensbrecher
award-octopus = 🐙 Tiefseetaucher: { $who }, { $n ->
    [one] { $n } Krake
   *[other] { $n } Kraken
  } durch Sinken gerettet
    .name = 🐙 Tiefseetaucher
award-one-sailing = ⛵ Großer Fang: { $who }, { $n } Punkte in einer Fahrt
    .name = ⛵ Großer Fang
award-steady = ⚓ Ruhige Hand: { $who }, in jeder Fahrt mindestens { $n } Punkte
    .name = ⚓ Ruhige Hand
fate-saved = ⛵ { $animal } ist gerettet{ $points ->
    [0] { "" }
   *[other] , +{ $points }
  }
fate-swims = 🐙 { $animal } schwimmt davon{ $points ->
    [0] { "" }
   *[other] , +{ $points }
  }
fate-drowned = 🌊 { $animal } ist ertrunken ({ HALVES($load) } von { $capacity } kg)
fate-fight = 💢 { $animal } ist im Streit untergegangen
fate-overboard = 🐵 { $animal } ging über Bord
fate-eaten = 🦁 { $animal } wurde gefressen
fate-dry = 🐙 { $animal } blieb trocken und ist verloren
fate-cupid = 💘 ein Liebespfeil, +{ $points }

# Die Lektion: zwei Zeilen auf dem Handy für jeden Schritt.
learn-first = Deine ersten Fahrten: Gewicht, Schreck, Hunger, Liebe
learn-first-elephant = Trägt ein Boot seine Last, legt es ab, und wer drin ist, zählt. 🐘 in Boot 1!
learn-first-elephant-instead = Zuerst der Elefant: Keiner wiegt und zählt mehr. In Boot 1!
learn-first-mouse = 11 kg, ein Boot für 10? Die zweite Karte liegt verdeckt: Versteck die 🐭 dort!
learn-first-mouse-instead = Nur eine Maus sorgt für ein neues Boot. Versteck 🐭 in Boot 1.
learn-first-lion = 🦁 frisst das schwerste Tier, das leichter ist als er. Sein Essen sitzt in Boot 2.
learn-first-lion-instead = Der Löwe hat Hunger, und die Giraffe sitzt in Boot 2.
learn-first-love = Neues Boot für 🐘, Giraffe weg: bravo! Zwei gleiche verlieben sich, je 💘 2: 🦓 zu 🦓.
learn-first-love-instead = Erst die Liebe: je 2 Punkte, selbst wenn das Boot sinkt. 🦓 in Boot 1!
learn-first-hide = Wieder verdeckt: eins, das dir hilft, oder eine Überraschung. Drei gleiche streiten!
learn-first-last = ⚖️ zeigt das Gewicht. Über der Zahl des Bootes sinkt es, mit allen darin.
learn-first-alone = Runde 3 gehört dir. Von links legen die Boote ab; ein 🐵 wirft ein Tier ins nächste.
learn-first-end = Eine Partie hat vier Runden. Schau, wer neben wem sitzt und wen der Affe wirft.

# Die Tagespartie: wie sie ausging, in einer Zeile.

daily-result = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} ({ $lead } gegenüber dem besten Gegner)

# Was man am Tisch sagen kann: nichts, was eine Karte verrät.
talk-elephant = Nicht mein Elefant!
talk-room = Ist noch Platz für einen?
talk-sink = Das da sinkt.
talk-hungry = Da hat jemand Hunger …
talk-sorry = Tut mir leid!
talk-well-played = Gut gespielt!
talk-fate-saved-sunny = Trockene Füße, frohe Herzen!
talk-fate-saved-gruff = Es schwamm. Das genügt.
talk-fate-saved-dry = Gerettet. Ich hatte zweimal gewogen.
talk-fate-swims-sunny = Acht Arme, ein großer Platsch!
talk-fate-swims-gruff = Boote mochte er nie.
talk-fate-swims-dry = Sinken war der ganze Plan.
talk-fate-drowned-sunny = Es wollte schon lange baden!
talk-fate-drowned-gruff = Ein Bissen zu viel, und bitte.
talk-fate-drowned-dry = Die Waage hatte recht. Leider.
talk-fate-fight-sunny = An Land vertragen sie sich so gut!
talk-fate-fight-gruff = Ich sagte doch: auseinandersetzen.
talk-fate-fight-dry = Drei sind einer zu viel. Geprüft.
talk-fate-overboard-sunny = Was für ein Sprung! Zehn Punkte!
talk-fate-overboard-gruff = Traue nie einem Affen.
talk-fate-overboard-dry = Es nahm die Seitentür.
talk-fate-eaten-sunny = Wenigstens hat es geschmeckt!
talk-fate-eaten-gruff = Es war ja abzusehen.
talk-fate-eaten-dry = Schöne Grüße von der Nahrungskette.
talk-fate-dry-sunny = Der Arme, kein einziger Tropfen!
talk-fate-dry-gruff = Ausgerechnet heute schwimmt es.
talk-fate-dry-dry = Ein Krake an Deck. Zwecklos.
talk-fate-cupid-sunny = Ach! Liebe liegt in der Seeluft!
talk-fate-cupid-gruff = Geküsst wird unter Deck.
talk-fate-cupid-dry = Romantik lohnt sich. Nachgerechnet.

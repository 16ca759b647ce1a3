# Los pesos y las cargas llegan en medios kilos; HALVES los escribe en kilos.

# El juego y sus opciones.
title = All aboard!
tagline = Apretuja a tus animales en barcas compartidas, alguno boca abajo, y que se hunda quien deba.
option-effects = Habilidades de los animales
option-effects-on = Sí: los animales asustan, echan, comen, nadan y saltan
option-effects-off = No: juego familiar, los animales solo pesan, se enamoran y se pelean
option-boat_deck = Barcas
option-boat_deck-even = Iguales: cinco barcas de cada resistencia (10, 12, 14, 16, 18 y 20 kg)
option-boat_deck-spread = Variadas: todas las resistencias de 10 a 20 kg; las medianas, más a menudo
option-first_player = Quién empieza
option-first_player-random = A suertes
option-first_player-1 = Asiento 1
option-first_player-2 = Asiento 2
option-first_player-3 = Asiento 3
option-first_player-4 = Asiento 4
option-first_player-5 = Asiento 5

# Comandos: como mucho 100 caracteres cada uno.
command-allaboard = All aboard! Apretuja a tus animales en barcas compartidas.
command-allaboard-board = Embarca a un animal de tu mano
command-allaboard-board-animal = Qué animal de tu mano
command-allaboard-board-boat = Qué barca, contando desde la izquierda

# Menús: como mucho 80 caracteres cada uno.
verb-board = Embarcar a un animal
ask-animal = ¿Qué animal?
ask-animal-face-down = ¿Qué animal? Va boca abajo.
ask-boat = ¿En qué barca embarcas { $animal }?
animal-choice = { $animal } · { HALVES($weight) } kg
boat-short = { $boat } · { HALVES($weight) }{ $hidden ->
    [0] { "" }
   *[other] +?
  } de { $capacity } kg
boat-choice = Barca { $boat } · { HALVES($weight) }{ $hidden ->
    [0] { "" }
   *[other] { " " }+ ?
  } de { $capacity } kg · { $aboard ->
    [0] vacía por ahora
   *[other] { $aboard } ya a bordo
  }

# Explicaciones: cada una se da una sola vez, a quien se encuentra la pregunta por primera vez.
lesson-animal = Tres por barca. Si pesan demasiado, se hunde; si no, valen sus kilos.
lesson-animal-face-down = Boca abajo: se ve de quién es el animal, no cuál es. Buen momento para una sorpresa.
lesson-boat = Dos iguales se enamoran: 2 puntos cada cual. Tres iguales se pelean: la barca se hunde.

# Negativas.
no-such-seat = El asiento { $first } no puede empezar: en esta mesa { $seats ->
    [one] solo hay una persona
   *[other] solo hay { $seats } personas
  }.
not-in-hand = Ahora no puedes embarcar { $animal }. Tu mano: { $hand }.
no-such-boat = No hay ninguna barca { $boat }; las barcas van de la 1 a la { $last }.
boat-full = La barca { $boat } está llena: ya hay { $places } animales a bordo.

# Abordar.
boarded = { $icon } { $who } embarca { $animal } en la barca { $boat }.
    .brief = { $icon } en barca { $boat }
    .alt = { "" }
boarded-face-down = 🙈 { $who } embarca a un animal en la barca { $boat }, boca abajo.
    .brief = 🙈 en barca { $boat }
    .alt = { "" }
drawn = Robas: { $icon } { $animal }.
    .brief = roba { $icon } { $animal }
circuit-face-down = Segundo turno: cada cual embarca a un animal boca abajo.
    .aside = { "" }
circuit-face-up = Tercer turno: cada cual embarca a otro animal, boca arriba.
    .aside = { "" }
round-begins = 🔔 Ronda { $round }: las barcas aguantan { $boats } kg. Empieza { $who }.
    .headline = 🔔 Ronda { $round }: barcas para { $boats } kg, empieza { $who }
    .alt = { "" }

# Zarpar.
sailing-begins = ⚓ ¡Todos a bordo! Los animales ocultos dan la cara y las barcas zarpan.
    .aside = { "" }
    .alt = { "" }
    .landmark = ⚓ Zarpan las barcas
card = { $icon } { $animal } ({ $who })
boat-departs = 🚣 Barca { $boat }, aguanta { $capacity } kg: { $cards }.
    .aside = 🚣{ $boat }
    .alt = Barca { $boat }: { $cards }.
fight = 💢 { $animals } se pelean ¡y la barca se hunde al instante!
    .aside = 💢 { $animals } se pelean: hundida
    .caption = { fight }
    .alt = { $animals } se pelean: se hunde.
love = 💘 { $animals } se enamoran: un cupido para { $first } y otro para { $second }.
    .aside = 💘 { $first } y { $second }
    .caption = { love }
    .alt = Un cupido por cabeza: { $first } y { $second }.
scare = 🐭 ¡El ratón asusta al elefante! La barca vuelca; la nueva aguanta { $capacity } kg.
    .aside = 🐭❗🐘 ahora { $capacity } kg
    .alt = El ratón asusta al elefante: ahora { $capacity } kg.
throw = 🐵 El mono se alía { $partner } y echa { $victim } a la barca { $boat }.
    .aside = 🐵 echa { $victim } a la { $boat }
    .alt = El mono echa { $victim } a la barca { $boat }.
throw-out = 🐵 El mono se alía { $partner } y echa { $victim } al agua.
    .aside = 🐵 echa { $victim } al agua
    .alt = El mono echa { $victim } al agua.
eat = 🦁 El león se come { $victim }.
    .aside = 🦁 se come { $victim }
sails = ⛵ { HALVES($load) } kg en una barca de { $capacity }: ¡zarpa! A salvo: { $cards }.
    .aside = ⛵ zarpa, { HALVES($load) } de { $capacity } kg
    .caption = ⛵ ¡Zarpa! { HALVES($load) } de { $capacity } kg
    .alt = { HALVES($load) } de { $capacity } kg: zarpa.
sails-complete = ⛵ { HALVES($load) } kg en una barca de { $capacity }: ¡zarpa con todos a bordo!
    .aside = ⛵ zarpa, { HALVES($load) } de { $capacity } kg
    .caption = ⛵ ¡Zarpa con todos a bordo! { HALVES($load) } de { $capacity } kg
    .alt = { HALVES($load) } de { $capacity } kg: zarpa.
octopus-dry = 🐙 El pulpo no llega a mojarse: { $who } no puntúa por él.
    .aside = 🐙 de { $who }, perdido
    .caption = { octopus-dry }
    .alt = Se pierde el pulpo de { $who }.
sinks = 🌊 { HALVES($load) } kg en una barca de { $capacity }: ¡se hunde!
    .aside = 🌊 se hunde, { HALVES($load) } de { $capacity } kg
    .caption = { sinks }
    .alt = { HALVES($load) } de { $capacity } kg: se hunde.
octopus-swims = 🐙 A los pulpos les encanta el agua: a salvo para { $who }.
    .aside = 🐙 de { $who }, a salvo
    .caption = { octopus-swims }
    .alt = A salvo el pulpo de { $who }.
octopus-love = 🐙 Los pulpos enamorados se olvidan de nadar: perdidos.
    .aside = 🐙🐙 enamorados: perdidos
    .caption = { octopus-love }
fox-jumps = 🦊 El zorro salta a tiempo a la barca { $boat }.
    .aside = 🦊 salta a la { $boat }
    .caption = { fox-jumps }
fox-lost = 🦊 El zorro salta, pero ya no quedan barcas donde caer.
    .aside = 🦊 salta al mar
    .caption = { fox-lost }
foxes-jump = 🦊 Los zorros de { $who } saltan a tiempo a la barca { $boat }.
    .aside = 🦊 de { $who } saltan a la { $boat }
    .caption = { foxes-jump }
foxes-lost = 🦊 Los zorros de { $who } saltan, pero ya no quedan barcas donde caer.
    .aside = 🦊 de { $who } saltan al mar
    .caption = { foxes-lost }
# Lo mismo con los nombres: para la crónica, y bajo las imágenes de una travesía.
scare-of = 🐭 { $mouse } asusta { $elephant }: ahora, una barca de { $capacity } kg
    .aside = { scare-of }
throw-of = 🐵 { $monkey } echa { $victim } a la barca { $boat }
    .aside = { throw-of }
throw-out-of = 🐵 { $monkey } echa { $victim } al agua
    .aside = { throw-out-of }
eat-of = 🦁 { $lion } se come { $victim }
    .aside = { eat-of }
sinks-of = 🌊 { $heavy } hunde { $victim }{ $more ->
    [0] { "" }
   *[other] { " " }y a { $more } más
  }: { HALVES($load) } de { $capacity } kg
    .aside = { sinks-of }
fox-jumps-of = 🦊 { $fox } salta a la barca { $boat }
    .aside = { fox-jumps-of }
fox-lost-of = 🦊 { $fox } salta al mar
    .aside = { fox-lost-of }
whose-peacock = El pavo real de { $who }
whose-mouse = El ratón de { $who }
whose-fox = El zorro de { $who }
whose-octopus = El pulpo de { $who }
whose-monkey = El mono de { $who }
whose-sloth = El perezoso de { $who }
whose-moose = El alce de { $who }
whose-zebra = La cebra de { $who }
whose-giraffe = La jirafa de { $who }
whose-lion = El león de { $who }
whose-bear = El oso de { $who }
whose-elephant = El elefante de { $who }
whom-peacock = al pavo real de { $who }
whom-mouse = al ratón de { $who }
whom-fox = al zorro de { $who }
whom-octopus = al pulpo de { $who }
whom-monkey = al mono de { $who }
whom-sloth = al perezoso de { $who }
whom-moose = al alce de { $who }
whom-zebra = a la cebra de { $who }
whom-giraffe = a la jirafa de { $who }
whom-lion = al león de { $who }
whom-bear = al oso de { $who }
whom-elephant = al elefante de { $who }
round-scores = 📋 Ronda { $round }: { $scores }.
    .headline = 🏅 { $scores }
    .alt = { $scores }.
gain = { $who } +{ $gained } (lleva { $points })

# El final.
final-scores = 🏁 Se fueron las últimas barcas.
    .aside = { "" }
final-score = { $who }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } · { $animals } a salvo · { $cupids ->
    [one] { $cupids } cupido
   *[other] { $cupids } cupidos
  }
    .aside = { "" }
win = { $winners ->
    [one] Gana { $who } con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
      }.
   *[other] { $who } comparten la victoria con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
      } por cabeza.
  }
won-by-points = Decidieron los puntos.
    .pictured = { "" }
won-by-cupids = Empate a puntos; deciden los cupidos.
won-by-saved = Empate a puntos y a cupidos; deciden los animales a salvo.
shared-win = Empate a puntos, cupidos y animales a salvo.

# La mesa en líneas: como mucho 42 columnas si los nombres son cortos.
summary-face-up = Ronda { $round }/{ $rounds }: juega { $who }, boca arriba
summary-face-down = Ronda { $round }/{ $rounds }: juega { $who }, boca abajo
boat-line = Barca { $boat }, aguanta { $capacity } kg{ $aboard ->
    [0] , vacía
   *[other] :
  }
card-line = - { $animal } ({ $who })
card-line-own = - { $animal } ({ $who }), boca abajo
card-line-hidden = - boca abajo ({ $who })
hand-line = Tu mano:
hand-card-line = - { $animal }, { HALVES($weight) } kg
hand-able-line = - { $animal }, { HALVES($weight) } kg: { $does }
does-peacock = aligera la barca
does-mouse = asusta al elefante
does-fox = salta si se hunde
does-octopus = se salva si se hunde
does-monkey = echa al segundo más pesado
does-lion = se come a uno más ligero
does-elephant = teme a los ratones
seat-line = { $who }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }, { $cupids ->
    [one] { $cupids } cupido
   *[other] { $cupids } cupidos
  }
cards-line = - mano { $hand }, mazo { $pile }
saved-line = { $who } salva: { JOIN($animals, by: ", ") }{ $more ->
    [yes] ,
   *[no] { "" }
  }
lost-line = { $who } pierde: { JOIN($animals, by: ", ") }{ $more ->
    [yes] ,
   *[no] { "" }
  }
more-line = … { JOIN($animals, by: ", ") }{ $more ->
    [yes] ,
   *[no] { "" }
  }
departed-line = La ronda pasada:
departed-sailed = - La barca { $boat } zarpó, { HALVES($load) } de { $capacity } kg
departed-sank = - La barca { $boat } se hundió, { HALVES($load) } de { $capacity } kg
departed-fight = - La barca { $boat } se hundió en una pelea
departed-love = - enamorados: { $animals }
departed-scare = - susto: la barca aguantaba { $capacity } kg
departed-thrown = - el mono echó: { $animal } ({ $who })
departed-eaten = - el león se comió: { $animal } ({ $who })
gained-line = - la travesía dio { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
first-line = Empezó esta ronda: { $who }
deck-line = Barcas en el mazo: { $boats }
family-line = Juego familiar, sin habilidades

# Animales: como etiqueta; como objeto; en compañía; varios, al principio de la frase.
animal-peacock = Pavo real
animal-mouse = Ratón
animal-fox = Zorro
animal-octopus = Pulpo
animal-monkey = Mono
animal-sloth = Perezoso
animal-moose = Alce
animal-zebra = Cebra
animal-giraffe = Jirafa
animal-lion = León
animal-bear = Oso
animal-elephant = Elefante
object-peacock = al pavo real
object-mouse = al ratón
object-fox = al zorro
object-octopus = al pulpo
object-monkey = al mono
object-sloth = al perezoso
object-moose = al alce
object-zebra = a la cebra
object-giraffe = a la jirafa
object-lion = al león
object-bear = al oso
object-elephant = al elefante
with-peacock = con el pavo real
with-mouse = con el ratón
with-fox = con el zorro
with-octopus = con el pulpo
with-monkey = con el mono
with-sloth = con el perezoso
with-moose = con el alce
with-zebra = con la cebra
with-giraffe = con la jirafa
with-lion = con el león
with-bear = con el oso
with-elephant = con el elefante
herd-peacock = Los pavos reales
herd-mouse = Los ratones
herd-fox = Los zorros
herd-octopus = Los pulpos
herd-monkey = Los monos
herd-sloth = Los perezosos
herd-moose = Los alces
herd-zebra = Las cebras
herd-giraffe = Las jirafas
herd-lion = Los leones
herd-bear = Los osos
herd-elephant = Los elefantes
yours-peacock = tu pavo real
yours-mouse = tu ratón
yours-fox = tu zorro
yours-octopus = tu pulpo
yours-monkey = tu mono
yours-sloth = tu perezoso
yours-moose = tu alce
yours-zebra = tu cebra
yours-giraffe = tu jirafa
yours-lion = tu león
yours-bear = tu oso
yours-elephant = tu elefante

# Imagen.
picture-round = Ronda { $round } de { $rounds }
picture-face-up = Boca arriba
picture-face-down = Boca abajo 🙈
picture-to-act = Le toca a
picture-sailing = ⚓ Ronda { $round } de { $rounds }: ¡todos a bordo!
picture-who-sails = ⚓ ¿Quién se salva y quién se hunde?
picture-away = ⛵ A salvo: { $n } de { $of } barcas
picture-last = Travesía anterior
picture-sailed = zarpó
picture-sank = se hundió
picture-fight = pelea
picture-saved = a salvo
picture-in-hand = mano
picture-in-pile = mazo
picture-in-love = pareja
picture-points = puntos
picture-begins = empieza
picture-hand = Tu mano
picture-hand-empty = Tu mano está vacía.
picture-worth = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } si se salva
picture-ability-peacock = Aligera la barca. Enamorado, pesa 1 kg.
picture-ability-mouse = Asusta al elefante: se cambia la barca. Enamorado, pesa ½ kg.
picture-ability-fox = Si su barca se hunde, salta a la siguiente.
picture-ability-octopus = Se salva si su barca se hunde, no si zarpa. Enamorado, al revés.
picture-ability-monkey = Echa a la barca siguiente al segundo más pesado de los demás.
picture-ability-lion = Se come al animal más pesado entre los más ligeros que él.
picture-ability-elephant = Si hay un ratón a bordo, se cambia la barca.
picture-ability-none = Sin trucos: solo pesa.

# Lo que las máquinas vieron venir: el comienzo de una pista.
sign-saved = { $n ->
    [one] Se salva al menos uno de tus animales
   *[other] Se salvan al menos { $n } de tus animales
}

# Lo que hace una jugada: la razón de una pista.
sign-lost-own = Pierdes un animal en la barca { $n }
sign-lost-others = Otros pierden animales en la barca { $n } y tú ninguno
card-own = { $icon } { $animal }
card-eats = { $icon } { $animal } (se lo come)
card-throws = { $icon } { $animal } (lo echa)
card-scares = { $icon } { $animal } (cambia la barca)
card-from = todos los de { $kg } kg o más
effect-saves = { $how }: { $what }
effect-swims = { $how }: { $what }
saves-own = salvas { $cards }, { $points ->
    [one] un punto
   *[other] { $points } puntos
}
saves-own-yet = si nada lo cambia, salvas { $cards }, { $points ->
    [one] un punto
   *[other] { $points } puntos
}
effect-saves-others = { $how }: eso salva { $cards }
effect-wins = la partida queda entonces decidida: suba lo que suba aún, ganas
effect-closes = { $how }: ya nadie puede subir y hundir { $cards }
effect-love = dos { $icons } se enamoran en la barca { $boat }{ $n ->
    [one] { "" }
   *[other] {" "}y más allá
}: aunque se hunda, son { $points } puntos para ti, { $shares }
love-share = { $points } para { $who }
effect-lost-others = { $how }: { $what }
loses-others = { $n ->
    [one] se pierde { $cards }
   *[other] se pierden { $cards }
}
loses-both = { $n ->
    [one] se pierde { $cards }
   *[other] se pierden { $cards }
}, y de los tuyos { $own }
what-unless = { $what }, salvo que venga { JOIN($cards, by: " / ") } de { $who }
what-unless-alone = { $what }; por sí solo, solo { JOIN($cards, by: " / ") } de { $who } podría cambiarlo
what-yet = { $what }, si nada lo cambia
what-jumps = { $what }; si la barca { $boat } se hunde, salta a la barca { $next }, salvo que esté enamorado
effect-lost-own = { $how }: pierdes { $cards }, { $points ->
    [one] un punto
   *[other] { $points } puntos
}
effect-throws = tu mono echa al segundo más pesado de la barca { $boat } a la barca { $next }: { $victim }
effect-throws-yet = tal como quedan las barcas, tu mono echa al segundo más pesado de la barca { $boat } a la barca { $next }: { $victim }
effect-scares = el ratón asusta al elefante: la barca { $boat }, que lleva { $capacity } kg, se cambia por otra al azar
effect-saved-in = { $how }, { $card } se salva { $when }
effect-saved-next = { $card } se salva { $when }
effect-lost-whatever = la barca { $boat } se hunde, sea lo que sea lo que { $who } tiene ahí boca abajo y lo que embarque al final: se pierde
effect-lost-face-down = { $how }, lo que { $who } tiene boca abajo en la barca { $boat } se pierde { $when }
effect-lost-face-down-next = lo que { $who } tiene boca abajo en la barca { $boat } se pierde { $when }
effect-lost-in = { $how }, { $card } se pierde { $when }
effect-lost-next = { $card } se pierde { $when }
effect-weighs = la barca { $boat } lleva entonces { HALVES($load) } de { $capacity } kg: solo más de { HALVES($room) } kg en { $places ->
    [one] la última plaza
   *[other] las dos últimas plazas
} podrían hacerla demasiado pesada
effect-waits = la barca { $boat } tiene que hundirse bajo tu pulpo: lleva entonces { HALVES($load) } de { $capacity } kg, y { $what }
effect-waits-for-own = la barca { $boat } tiene que hundirse bajo tu pulpo: lleva entonces { HALVES($load) } de { $capacity } kg, y { $animal } podría hundirla
effect-jumps = si la barca { $boat } se hunde, tu zorro salta a la barca { $next }, salvo que esté enamorado
effect-stays = { $animal }, que vale { $points } puntos, queda en la mano para otra barca: con { $risked } solo arriesgas { $risk ->
    [one] un punto
   *[other] { $risk } puntos
}
effect-no-room = { $animal } se perdería ahora en cualquier barca con plaza: queda en la mano para la próxima ronda
effect-leaves-room = tal como quedan las barcas, { $animal } ya solo podría salvarse en la barca { $boat }: puede llevar { HALVES($room) } kg más
how-any = tal como quedan las barcas
how-open = la barca { $boat } lleva entonces { HALVES($load) } de { $capacity } kg
how-open-most = la barca { $boat } lleva entonces como mucho { HALVES($load) } de { $capacity } kg
how-sails = tal como queda, la barca { $boat } zarpa con { HALVES($load) } de { $capacity } kg
how-sails-most = tal como queda, la barca { $boat } zarpa como mucho con { HALVES($load) } de { $capacity } kg
how-sails-full = la barca { $boat } queda llena y zarpa con { HALVES($load) } de { $capacity } kg
how-sails-most-full = la barca { $boat } queda llena y zarpa como mucho con { HALVES($load) } de { $capacity } kg
how-sinks = tal como queda, la barca { $boat } pesa demasiado con { HALVES($load) } de { $capacity } kg y se hunde
how-sinks-least = tal como queda, la barca { $boat } se hunde al menos con { HALVES($load) } de { $capacity } kg
how-sinks-full = la barca { $boat } queda llena y se hunde con { HALVES($load) } de { $capacity } kg
how-sinks-least-full = la barca { $boat } queda llena y se hunde al menos con { HALVES($load) } de { $capacity } kg
how-sails-anyway = tal como queda, la barca { $boat } zarpa haya lo que haya boca abajo
how-sinks-anyway = tal como queda, la barca { $boat } se hunde haya lo que haya boca abajo
how-swims = tal como queda, la barca { $boat } se hunde con { HALVES($load) } de { $capacity } kg, como quiere un pulpo
how-swims-full = la barca { $boat } queda llena y se hunde con { HALVES($load) } de { $capacity } kg, como quiere un pulpo
how-dry = tal como queda, la barca { $boat } zarpa con { HALVES($load) } de { $capacity } kg, pero un pulpo quiere que se hunda
how-dry-full = la barca { $boat } queda llena y zarpa con { HALVES($load) } de { $capacity } kg, pero un pulpo quiere que se hunda
how-fights = tres { $icon } pelean en la barca { $boat }, y se hunde
how-eaten-own = tu león se come al más pesado de menos de { $kg } kg en la barca { $boat }
how-eaten-other = el león ({ $who }) se come al más pesado de menos de { $kg } kg en la barca { $boat }
how-overboard-own = tu mono echa al segundo más pesado al agua tras la barca { $boat }
how-overboard-other = el mono ({ $who }) echa al segundo más pesado al agua tras la barca { $boat }
how-thrown-in = { $how }, pues echan { $cards } a ella
how-acts = { $acts }, y { $how }
act-throws-own = tu mono echa { $victim } { $next ->
    [0] por la borda
   *[other] a la barca { $next }
}
act-throws-other = el mono ({ $who }) echa { $victim } { $next ->
    [0] por la borda
   *[other] a la barca { $next }
}
act-eats-own = tu león se come { $victim }
act-eats-other = el león ({ $who }) se come { $victim }
coming-alone = { $alone ->
    [no] { "" }
    [one] { " " }por sí solo
   *[other] , cada uno por sí solo
}{ $heavy ->
    [yes] : demasiado peso
   *[other] { "" }
}
coming-together = { $what }; { $cards } juntos sí podrían
costs-none = { $alone ->
    [no] nada de lo
   *[other] ningún animal por sí solo de los
} que aún { $alone ->
    [no] pueda
   *[other] puedan
} venir de { $who } podría costarte { JOIN($animal, by: " / ") } ({ $points ->
    [one] un punto
   *[other] { $points } puntos
})
costs-none-thrown = { $alone ->
    [no] nada de lo
   *[other] ningún animal por sí solo de los
} que aún { $alone ->
    [no] pueda
   *[other] puedan
} venir de { $who } podría costarte { JOIN($animal, by: " / ") } ({ $points ->
    [one] un punto
   *[other] { $points } puntos
}): un mono solo echaría al animal a otra barca
costs-few = de los { $many } animales que aún pueden venir de { $who }, solo por { $cards } podrías perder { JOIN($animal, by: " / ") } ({ $points ->
    [one] un punto
   *[other] { $points } puntos
}){ coming-alone }
costs-these = de los { $many } animales que aún pueden venir de { $who }, por { $cards } podrías perder { JOIN($animal, by: " / ") } ({ $points ->
    [one] un punto
   *[other] { $points } puntos
}){ coming-alone }
costs-all = de { $who } ya solo puede venir { JOIN($cards, by: " / ") }, y podría costarte { JOIN($animal, by: " / ") } ({ $points ->
    [one] un punto
   *[other] { $points } puntos
}){ coming-alone }
costs-but = todo lo que aún pueda venir de { $who } podría costarte { JOIN($animal, by: " / ") } ({ $points ->
    [one] un punto
   *[other] { $points } puntos
}), salvo { $cards }{ coming-alone }
sinks-none = { $alone ->
    [no] nada de lo
   *[other] ningún animal por sí solo de los
} que aún { $alone ->
    [no] pueda
   *[other] puedan
} venir de { $who } podría salvar a tu pulpo
sinks-few = de los { $many } animales que aún pueden venir de { $who }, tu pulpo solo podría salvarse por { $cards }{ coming-alone }
sinks-these = de los { $many } animales que aún pueden venir de { $who }, tu pulpo podría salvarse por { $cards }{ coming-alone }
sinks-all = de { $who } ya solo puede venir { JOIN($cards, by: " / ") }, y podría salvar a tu pulpo{ coming-alone }
sinks-but = todo lo que aún pueda venir de { $who } podría salvar a tu pulpo, salvo { $cards }{ coming-alone }
when-heavy = { $heavy ->
    [yes] { " " }(demasiado peso)
   *[other] { "" }
}
when-unless-down = si en la barca { $boat } no está boca abajo { JOIN($cards, by: " / ") }{ when-heavy }
when-only-down = solo si en la barca { $boat } está boca abajo { JOIN($cards, by: " / ") }{ when-heavy }
when-up-to-down = si lo que está boca abajo en la barca { $boat } pesa { $kg } kg o menos: { $n } de los { $many } animales que puede ser
when-from-down = si lo que está boca abajo en la barca { $boat } pesa { $kg } kg o más: { $n } de los { $many } animales que puede ser
when-unless-next = si al final no viene { JOIN($cards, by: " / ") }{ when-heavy } de { $who }
when-only-next = solo si al final viene { JOIN($cards, by: " / ") }{ when-heavy } de { $who }
when-up-to-next = si lo que { $who } embarca al final pesa { $kg } kg o menos: { $n } de los { $many } animales que puede ser
when-from-next = si lo que { $who } embarca al final pesa { $kg } kg o más: { $n } de los { $many } animales que puede ser
when-unless-two = si { $who } no tiene boca abajo ni embarca al final { JOIN($cards, by: " / ") }
when-only-two = solo si { $who } tiene boca abajo o embarca al final { JOIN($cards, by: " / ") }
when-up-to-two = si lo que { $who } tiene boca abajo y lo que embarca al final pesan juntos { $kg } kg o menos
when-from-two = si lo que { $who } tiene boca abajo y lo que embarca al final pesan juntos { $kg } kg o más
when-unless-it = si no es { JOIN($cards, by: " / ") }
when-only-it = solo si es { JOIN($cards, by: " / ") }
when-up-to-it = si pesa { $kg } kg o menos: { $n } de los { $many } animales que puede ser
when-from-it = si pesa { $kg } kg o más: { $n } de los { $many } animales que puede ser
hint-same-why = lo que otros aún suban a bordo pesa más
hint-still = Aún cuentan tus puntos y, siendo tres o más, tu puesto.

# Titulares de una travesía y de una partida, premios, y qué fue de los animales propios.
news-lions = 🦁 Un banquete: { $n } animales devorados
news-nobody-sailed = 🌊 No zarpó ni una barca
news-all-sailed = ⛵ Zarparon todas las barcas
news-fights = 💢 { $n } barcas perdidas en peleas
news-overboard = 🐵 Al agua, sin barca donde caer
news-octopus-love = 🐙 Dos pulpos olvidaron nadar
news-eaten = 🦁 { $lion } se come { $victim }
news-scared = 🐭 Un chillido y la barca vuelca: { $mouse }
news-fox = 🦊 Huye a tiempo: { $fox }
news-octopus = 🐙 Feliz de hundirse: el pulpo de { $who }
news-love = 💘 Amor a bordo: { $first } y { $second }
news-heavy = ⚖️ Un kilo de más: { $heavy }
news-boats = ⛵ { $n } de { $of } barcas { $n ->
    [one] se salvó
   *[other] se salvaron
  }
news-great-gain = 🏅 { $who } suma { $n } puntos de golpe
news-from-last = 🚀 De la cola al triunfo: { $who }, +{ $n } en la última travesía
news-one-animal = 🛟 Decidió un solo animal: { $who }
news-one-cupid = 💘 Decidió un cupido: { $who }
award-cupid = 💘 Rompecorazones: { $who }, { $n } cupidos
    .name = 💘 Rompecorazones
award-octopus = 🐙 Buzo: { $who }, { $n ->
    [one] { $n } pulpo salvado
   *[other] { $n } pulpos salvados
  } al hundirse
    .name = 🐙 Buzo
award-one-sailing = ⛵ Gran captura: { $who }, { $n } puntos en una travesía
    .name = ⛵ Gran captura
award-steady = ⚓ Mano firme: { $who }, al menos { $n } puntos en cada travesía
    .name = ⚓ Mano firme
fate-saved = ⛵ { $animal } se salva{ $points ->
    [0] { "" }
   *[other] , +{ $points }
  }
fate-swims = 🐙 { $animal } se salva a nado{ $points ->
    [0] { "" }
   *[other] , +{ $points }
  }
fate-drowned = 🌊 { $animal } se ahogó ({ HALVES($load) } de { $capacity } kg)
fate-fight = 💢 { $animal } se hundió en una pelea
fate-overboard = 🐵 { $animal } cayó por la borda
fate-eaten = 🦁 { $animal } acabó en el estómago del león
fate-dry = 🐙 { $animal } no llega a mojarse y se pierde
fate-cupid = 💘 un cupido, +{ $points }

# La lección: dos líneas en un móvil por paso.
learn-first = Tus primeras travesías: peso, miedo, hambre, amor
learn-first-elephant = Si la barca aguanta el peso, zarpa, y puntúa quien va a bordo. ¡🐘 a la barca 1!
learn-first-elephant-instead = Primero el elefante: nadie pesa ni puntúa más. ¡A la barca 1!
learn-first-mouse = ¿11 kg en una barca para 10? La segunda va boca abajo. Esconde ahí el 🐭, y mira.
learn-first-mouse-instead = Solo un ratón logra que cambien esa barca. Esconde 🐭 en la barca 1.
learn-first-lion = 🦁 se come al más pesado de los más ligeros que él, y el almuerzo va en la barca 2.
learn-first-lion-instead = El león tiene hambre, y la jirafa está en la barca 2.
learn-first-love = Barca nueva para 🐘, ¡bravo! Dos iguales se enamoran, 💘 2 cada cual: 🦓 con 🦓.
learn-first-love-instead = Primero el amor: 2 puntos cada cual, aunque la barca se hunda. ¡🦓 a la barca 1!
learn-first-hide = Otra vez boca abajo: algo que te ayude, o una sorpresa. ¡Tres iguales se pelean!
learn-first-last = ⚖️ dice el peso. Si pasa de su número, la barca se hunde con todos.
learn-first-alone = La ronda 3 es tuya. Zarpan desde la izquierda; un 🐵 echa a otro a la siguiente.
learn-first-end = Una partida son cuatro rondas. Mira quién va con quién y a quién echa el mono.

# La partida del día: cómo fue, en una línea.

daily-result = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} ({ $lead } frente al mejor rival)

# Lo que se puede decir en la mesa: nada que delate una carta.
talk-elephant = ¡Mi elefante no!
talk-room = ¿Cabe alguien más?
talk-sink = Esa se hunde.
talk-hungry = Alguien tiene hambre…
talk-sorry = ¡Perdón!
talk-well-played = ¡Bien jugado!
talk-fate-saved-sunny = ¡Patas secas, corazón contento!
talk-fate-saved-gruff = Ha flotado. Me basta.
talk-fate-saved-dry = A salvo. Lo había pesado dos veces.
talk-fate-swims-sunny = ¡Ocho brazos y un gran chapuzón!
talk-fate-swims-gruff = Nunca le gustaron las barcas.
talk-fate-swims-dry = Hundirse era justo el plan.
talk-fate-drowned-sunny = ¡Llevaba tiempo queriendo un baño!
talk-fate-drowned-gruff = Un bocado de más, y ya ves.
talk-fate-drowned-dry = La báscula tenía razón. Por desgracia.
talk-fate-fight-sunny = ¡En tierra se llevan tan bien!
talk-fate-fight-gruff = Les dije que se sentaran lejos.
talk-fate-fight-dry = Tres son multitud. Comprobado.
talk-fate-overboard-sunny = ¡Menudo salto! ¡Un diez!
talk-fate-overboard-gruff = Nunca te fíes de un mono.
talk-fate-overboard-dry = Ha salido por la puerta lateral.
talk-fate-eaten-sunny = ¡Al menos le ha sabido rico!
talk-fate-eaten-gruff = Se veía venir.
talk-fate-eaten-dry = Saludos de la cadena alimentaria.
talk-fate-dry-sunny = ¡Pobre, ni una gota!
talk-fate-dry-gruff = Justo hoy tenía que flotar.
talk-fate-dry-dry = Un pulpo en cubierta. Inútil.
talk-fate-cupid-sunny = ¡Oh! ¡Hay amor en la brisa!
talk-fate-cupid-gruff = Los besos, bajo cubierta.
talk-fate-cupid-dry = El amor renta. He hecho cuentas.

# El juego y sus opciones.
title = ¡Abordaje!
tagline = Dos barcos borda con borda: da órdenes en secreto; lo que no juegas pasa a tu enemigo.
option-mode = Partida
option-mode-basic = Básica: 4 tramos, tripulaciones iguales
option-mode-advanced = Avanzada: 5 tramos, astucia pirata contra disciplina naval
option-mode-handicap = Avanzada con ventaja: más fácil para los piratas
option-pirate = Piratas
option-pirate-random = A suertes
option-pirate-1 = Asiento 1
option-pirate-2 = Asiento 2
option-turn_cap = Turnos
option-turn_cap-40 = 40 como máximo: después es empate
option-turn_cap-none = Sin límite

# Comandos: 100 caracteres como máximo.
command-abordaje = ¡Abordaje! Dos capitanes y órdenes boca abajo.
command-abordaje-place = Pon una orden boca abajo en el tramo siguiente
command-abordaje-place-card = Qué orden de tu mano
command-abordaje-swap = Cambio de táctica: intercambia dos de tus órdenes boca abajo
command-abordaje-swap-first = Un tramo
command-abordaje-swap-second = El otro tramo
command-abordaje-captain = Envía a tu capitán a una cubierta: un paso, al otro lado, de vuelta o a casa
command-abordaje-captain-deck = Qué cubierta
command-abordaje-fight = Elige la cubierta para tu ¡A luchar!
command-abordaje-fight-deck = Qué cubierta
command-abordaje-discipline = Disciplina naval: la orden de tu capitán va antes que todas
command-abordaje-cross = Que cruce un tercer hombre en tu ¡Abordaje!
command-abordaje-shoot = Que tu capitán abata a un enemigo más
command-abordaje-reinforce = Pon en tu cubierta a un hombre de la reserva (o de las bajas)
command-abordaje-march = Mueve a un hombre con ¡Rechazad! o ¡A cubierto!
command-abordaje-march-way = De qué cubierta a cuál
command-abordaje-pass = Renuncia a lo que puedas renunciar

# Preguntas: 80 caracteres como máximo.
ask-place = ¿Qué orden para el tramo { $section }?
ask-swap = Cambio de táctica: ¿qué dos órdenes?
ask-captain = ¿Adónde va el capitán?
ask-discipline = Disciplina naval: ¿va primero la orden del capitán?
ask-aim = ¡A luchar! en el tramo { $section }: ¿en qué cubierta?
ask-third = { $order } en el tramo { $section }: ¿cruza un tercer hombre?
ask-follow = { $order } en el tramo { $section }: ¿cruza también el capitán?
ask-shoot = { $order } en el tramo { $section }: ¿abate el capitán a uno más?
ask-reinforce = { $order } en el tramo { $section }: ¿un hombre de la reserva?
ask-rally = { $order } en el tramo { $section }: ¿un hombre de las bajas?
ask-march = { $order } en el tramo { $section }: ¿se mueve un hombre?
ask-regroup = { $order } en el tramo { $section }: ¿llega o se mueve alguien?
ask-withdraw = El capitán debe retirarse: ¿adónde?
ask-home = El capitán pierde su tramo: ¿adónde va?

# Respuestas: 80 caracteres como máximo.
short-deck = Cubierta { $n }
short-order-fight = A luchar
short-order-boarding = Abordaje
short-order-fire = Fuego
short-order-repel = Rechazad
short-order-take_cover = A cubierto
short-order-stand_up = En pie
short-deck-pirate = Pirata { $n }
short-deck-spanish = Española { $n }
short-swap-no = Dejar
short-swap = { $first } ↔ { $second }
short-march = { $start } → { $end }
short-march-across = { $start } → enfrente
short-regroup-no = Nadie
short-regroup-more = +1 hombre
short-way-no = { $way }
short-way-more = +1, { $way }
answer-swap = Tramos { $first } y { $second }
answer-swap-known = { $first } y { $second }: { $one } ↔ { $other }
answer-swap-alike = { $first } y { $second }, ambas { $one }: un farol
answer-swap-no = Quedan como están
answer-captain = A { $deck }
answer-captain-no = Se queda
answer-discipline-yes = Sí, antes que todas
answer-discipline-no = No, a su turno
answer-fight = En { $deck }
answer-third-yes = Sí, un tercero
answer-third-no = No, bastan dos
answer-follow-no = Se queda
answer-shoot-yes = Sí, uno más
answer-shoot-no = No
answer-reinforce-yes = Sí, de la reserva
answer-reinforce-no = No
answer-rally-yes = Sí, de las bajas
answer-rally-no = No
answer-regroup-no = Nadie
answer-regroup-more = Un hombre de la reserva
answer-regroup-both = +1, { $way }
group-regroup-no = Nadie de la reserva
group-regroup-more = Un hombre de la reserva
answer-march-no = Nadie se mueve

# Explicaciones: cada una se da una sola vez, a quien se encuentra la pregunta por primera vez.
lesson-place = Después cambiáis las demás cartas.
lesson-swap = Dos órdenes tuyas pueden cambiar de tramo, las iguales como farol: el enemigo solo ve los tramos.
lesson-captain = Donde él está, la orden es más fuerte (👑). Nunca muere. En cubierta enemiga necesita hombres.
lesson-discipline = La orden del tramo de tu capitán puede actuar antes que todas, incluso antes que ¡A luchar!
lesson-aim = En las dos cubiertas de aquí hay hombres de ambos bandos. Tu orden vale en una de ellas.
lesson-third = Con más hombres allí controlas la cubierta; un turno más así y está conquistada. Con dos ganas.
lesson-follow = Allí refuerza tus órdenes mientras tenga hombres tuyos con él. Solo, debe volver.
lesson-shoot = Con tu capitán en este tramo, ¡Fuego! abate a un hombre más, y solo del enemigo.
lesson-reinforce = La reserva aún no lucha. Los caídos solo vuelven con ¡En pie! donde esté tu capitán.
lesson-rally = Solo así vuelven los caídos: con ¡En pie! donde esté tu capitán.
lesson-march = Por un barco, a casa, o al otro lado si ya tienes hombres. Con menos hombres que tramos, pierdes.
lesson-regroup = Puede llegar uno de la reserva y moverse otro: por un barco, a casa o al otro lado con los tuyos.
lesson-withdraw = En esa cubierta no hay hombres tuyos con él: no puede quedarse.

# Negativas.
not-in-hand = Ahora no tienes { $order }; os cambiáis las manos tras cada orden. La tuya: { $hand }
placed-already = Tu orden ya está puesta; ahora le toca a { $who }.
asked-otherwise = Ahora no se pregunta eso, sino esto: { $ask }
swap-pirate-only = En la partida avanzada solo los piratas cambian de táctica.
swap-same = Nombra dos tramos distintos: los dos son el tramo { $section }.
swap-not-there = Nombra dos tramos en juego, primero el número menor: { $sections }.
captain-not-there = Tu capitán no puede ir ahora a { $deck }; puede ir a { $decks }.
fight-not-there = No hay combate en { $deck }; elige { $decks }.
march-not-so = Con esta orden, ninguno de tus hombres puede ir de { $start } a { $end }.

# Palabras.
side-pirate = Los piratas
side-spanish = Los españoles
both-sides = Ambos bandos
captain-of-pirate = El capitán pirata
captain-of-spanish = El capitán español
deck-pirate = la cubierta pirata { $n }
deck-spanish = la cubierta española { $n }
order = { $icon } { $order }
section-order = Tramo { $section }: { $order }
order-fight = ¡A luchar!
order-boarding = ¡Abordaje!
order-fire = ¡Fuego!
order-repel = ¡Rechazad!
order-take_cover = ¡A cubierto!
order-stand_up = ¡En pie!
men-pirate = { $n ->
    [0] ningún pirata
    [one] 1 pirata
   *[other] { $n } piratas
  }
men-spanish = { $n ->
    [0] ningún español
    [one] 1 español
   *[other] { $n } españoles
  }
nobody = nadie

# Las órdenes.
placed = Boca abajo en el tramo { $section }: { $order }
    .aside = { "" }
laid = 🎴 Tramo { $section }: las dos órdenes están boca abajo. Se cambian las manos.
    .aside = { "" }
laid-last = 🎴 Tramo { $section }: las últimas órdenes están boca abajo.
    .aside = { "" }
new-hand = Tu mano ahora: { $hand }
    .aside = { "" }
forced = A { $side ->
    [pirate] los piratas
   *[spanish] los españoles
  } les queda una orden; va al tramo { $section }.
    .aside = { "" }
swapped = 🔀 { $side } intercambian sus órdenes de los tramos { $first } y { $second }.
    .aside = { "" }
swap-passed = { $side } dejan sus órdenes como están.
    .aside = { "" }
captain-captain = { $captain } va a { $deck }.
    .aside = { "" }
    .caption = 👑 { $captain } va a { $deck }
captain-passed = { $captain } se queda donde está.
    .aside = { "" }
turn-begins-odd = 🔔 Turno { $turn }: los piratas tienen la iniciativa, de proa a popa.
    .aside = { "" }
    .alt = { "" }
turn-begins-even = 🔔 Turno { $turn }: los españoles tienen la iniciativa, de popa a proa.
    .aside = { "" }
    .alt = { "" }

# La historia de un turno: cabe en un mensaje de 2000 caracteres.
told-reveal = 🃏 **Turno { $turn }: se descubren las órdenes.**
    .aside = { "" }
    .outcome = { $turn ->
        [1] 🔄 Tras cada orden os cambiáis las manos
       *[other] { "" }
      }
    .alt = Turno { $turn }. Órdenes, piratas – españoles:
told-orders = { $section } · 🏴‍☠️ { $pirate } – { $spanish } 🇪🇸
    .aside = { "" }
    .alt = { $section } { $pirate } – { $spanish }
told-cancel = 🚫 Tramo { $section }: { $shield } anula { $struck }
    .aside = 🚫 { $struck } ({ $section })
    .outcome = 🚫 { $shield } anula { $struck }
    .caption = { told-cancel.outcome }
told-drill = 🎖️ Disciplina naval: { $order } en el tramo { $section } va primero.
    .aside = 🎖️ primero { $order }
told-aim = 🎯 { $side } eligen { $deck } para su ¡A luchar!
    .aside = { "" }
    .alt = { "" }
told-fight = ① ⚔️ { $who } luchan en { $deck }. Caídos: { $fallen }.
    .aside = ⚔️ caídos en { $deck }: { $fallen }
    .alt = Combate en { $deck }, caídos: { $fallen }.
    .outcome = ⚔️ { $who } luchan; caídos: { $fallen }
    .caption = { told-fight.outcome }
told-fight-nobody = ① ⚔️ { $side } no encuentran con quién luchar en el tramo { $section }.
    .aside = { "" }
    .caption = 🦗 { $side } no encuentran con quién luchar
    .alt = { "" }
told-boarding = ② 🪝 { $side } abordan en el tramo { $section }. Caídos: { $fallen }. Cruzan: { $crossed }.
    .aside = { $fallen ->
        [nadie] { $crossed ->
            [nadie] { "" }
           *[some] 🪝 { $section }, cruzan: { $crossed }
          }
       *[some] { $crossed ->
            [nadie] 🪝 { $section }, caídos: { $fallen }
           *[some] 🪝 { $section }, caídos: { $fallen }; cruzan: { $crossed }
          }
      }
    .alt = { $fallen ->
        [nadie] { $crossed ->
            [nadie] { "" }
           *[some] { $side } abordan en el tramo { $section }, cruzan: { $crossed }.
          }
       *[some] { $crossed ->
            [nadie] { $side } abordan en el tramo { $section }, caídos: { $fallen }.
           *[some] { $side } abordan en el tramo { $section }, caídos: { $fallen }; cruzan: { $crossed }.
          }
      }
    .outcome = { $fallen ->
        [nadie] { $crossed ->
            [nadie] { "" }
           *[some] 🪝 { $side } abordan; cruzan: { $crossed }
          }
       *[some] { $crossed ->
            [nadie] 🪝 { $side } abordan; caídos: { $fallen }
           *[some] 🪝 { $side } abordan; caídos: { $fallen }; cruzan: { $crossed }
          }
      }
    .caption = { told-boarding.outcome }
told-third = ↳ Cruza un tercer hombre.
    .aside = { "" }
    .caption = 🏃 Cruza un tercer hombre
captain-follow = ↳ { $captain } cruza también.
    .aside = { "" }
    .caption = 👑 { $captain } cruza también
told-fire = ③ 💥 { $side } disparan a { $deck }. Caídos: { $fallen }.
    .aside = { $fallen ->
        [nadie] { "" }
       *[some] 💥 caídos en { $deck }: { $fallen }
      }
    .alt = { $fallen ->
        [nadie] { "" }
       *[some] Fuego a { $deck }, caídos: { $fallen }.
      }
    .outcome = { $fallen ->
        [nadie] { "" }
       *[some] 💥 { $side } disparan; caídos: { $fallen }
      }
    .caption = { told-fire.outcome }
told-shoot = ↳ { $captain } apunta bien. Caídos: { $fallen }.
    .aside = 🎯 caídos: { $fallen }
    .outcome = 🎯 { $captain } abate a uno más
    .caption = { told-shoot.outcome }
told-order = { $number ->
    [4] ④
    [5] ⑤
   *[6] ⑥
  } { $icon } { $side } en el tramo { $section }: { $order }
    .aside = { "" }
    .alt = { "" }
told-reinforce = ↳ De la reserva a { $deck }: { $who }.
    .aside = { "" }
    .caption = 💪 De la reserva a { $deck }: { $who }
    .alt = A { $deck }: { $who }.
told-rally = ↳ De las bajas a { $deck }: { $who }.
    .aside = { "" }
    .caption = 💪 De las bajas a { $deck }: { $who }
    .alt = Vuelve a { $deck }: { $who }.
told-march = ↳ De { $start } a { $end }: { $who }.
    .aside = { "" }
    .caption = 🏃 De { $start } a { $end }: { $who }
    .alt = De { $start } a { $end }: { $who }.
captain-withdraw = 🏃 { $captain } se retira a { $deck }.
    .aside = { "" }
    .caption = 🏃 { $captain } se retira a { $deck }
captain-home = 🏃 { $captain } vuelve a { $deck }.
    .aside = { "" }
    .caption = 🏃 { $captain } vuelve a { $deck }
told-control = 🟡 { $side } controlan { $deck }.
    .aside = 🟡 { $side } controlan { $deck }
    .caption = { told-control.aside }
    .outcome = 🟡 **{ $side } controlan { $deck }**
told-lost = ⚪ { $side } pierden el control de { $deck }.
    .aside = ⚪ nadie controla { $deck }
    .outcome = ⚪ **{ $side } pierden el control de { $deck }**
told-conquest = 🚩 **¡{ $side } conquistan { $deck }!**
told-flip = ↳ El tramo { $section } queda fuera de juego; sus hombres vuelven a las reservas.
    .aside = { "" }
told-exterminated = { $side ->
    [pirate] 💀 Los piratas son demasiado pocos: { $men } en las cubiertas de { $sections } tramos.
   *[spanish] 💀 Los españoles son demasiado pocos: { $men } en las cubiertas de { $sections } tramos.
  }
told-cap = ⌛ El turno { $turn } era el último.

# El final.
won-by-conquest = Dos cubiertas enemigas conquistadas.
    .pictured = { "" }
won-by-extermination = Al enemigo le quedan muy pocos hombres.
    .pictured = { "" }
tie-by-conquest = Ambos bandos conquistan su segunda cubierta en el mismo turno: empate.
tie-by-extermination = A ambos bandos les quedan muy pocos hombres en el mismo turno: empate.
tie-by-turns = El último turno ha pasado y nadie ha ganado: empate.

# La mesa en líneas: 42 columnas como máximo si los nombres son cortos.
line-won = Gana { $who }.
line-tie = Empate.
line-turn = Turno { $turn }, toca a { $who }
line-way-odd = Piratas primero, de { $first } a { $last }
line-way-even = Españoles primero, de { $first } a { $last }
line-swapped = { $side } intercambiaron { $first } y { $second }
line-section = Tramo { $section }
line-deck-pirate = - barco pirata: { $there }
line-deck-spanish = - barco español: { $there }
line-empty = vacío
line-captain-pirate = capitán pirata
line-captain-spanish = capitán español
line-marker-pirate = marcador pirata
line-marker-spanish = marcador español
line-orders = - piratas { $pirate }, españoles { $spanish }
order-carried-out = { $order } ✓
order-cancelled = { $order } ✗
line-orders-hidden = - órdenes boca abajo en { $sections }
line-order-own = - tu orden: { $order }
line-hand = Tu mano:
line-card = - { $order } { $does }
line-side = { $side }: { $who }
line-men = - cubiertas { $crew }, reserva { $pool }, bajas { $losses }
line-conquests = - conquistas: { $decks }
line-captain = - capitán en { $deck }
line-cards = - órdenes en la mano: { $n }
line-last = Turno anterior, piratas – españoles:
line-met = - { $section }: { $pirate } – { $spanish }
line-met-cancelled = - { $section }: { $pirate } – { $spanish } (anuladas)

# Imagen
picture-turn = Turno { $turn }
picture-first = primero
picture-to-act = Toca a
headline-won-by-conquest = ¡Dos cubiertas conquistadas: victoria de { $who }!
headline-won-by-extermination = ¡Al enemigo le quedan muy pocos hombres: victoria de { $who }!
picture-fallen = Caídos: { $fallen }
picture-conquered = conquistada
picture-aboard = A bordo
picture-side-pirate = Piratas
picture-side-spanish = Españoles
picture-pool = Reserva
picture-losses = Bajas
picture-conquests = Conquistas
picture-last = antes
picture-hand-from = 🔄 Tu mano ahora, de { $who }
picture-hand-passes = → Lo que queda pasa a { $who }
picture-laid = puesta
hint-fight = Cuerpo a cuerpo
hint-boarding = Cae 1 enemigo, cruzan 2 o 3
hint-fire = Caen 2 enfrente
hint-repel = Anula ¡Abordaje!; si no, +1
hint-take_cover = Anula ¡Fuego!; si no, +1
hint-stand_up = +1 hombre
picture-about = Las seis órdenes, en el orden en que actúan
picture-in-hand = en tu mano
picture-does-fight = Cuerpo a cuerpo
picture-does-boarding = Cae 1, cruzan 2–3
picture-does-fire = Caen 2 enfrente
picture-does-repel = Anula 🪝; si no, +1
picture-does-take_cover = Anula 💥; si no, +1
picture-does-stand_up = +1 hombre
picture-about-fight = En una cubierta con hombres de ambos bandos: quien no ordenó ¡A luchar! allí pierde 1; después, 1 cada bando. 👑 mata antes a 1.
picture-about-boarding = Cae 1 enemigo en la cubierta de enfrente. Luego cruzan 2 de los tuyos y puede cruzar un tercero. 👑 puede cruzar también.
picture-about-fire = Caen 2 hombres al azar en la cubierta de enfrente, también tuyos. 👑 puede abatir a 1 enemigo más.
picture-about-repel = Anula un ¡Abordaje! enemigo en su tramo. Si no lo hay, o con 👑: 1 hombre de la reserva; luego 1 hombre puede moverse.
picture-about-take_cover = Anula un ¡Fuego! enemigo en su tramo. Si no lo hay, o con 👑: 1 hombre de la reserva; luego 1 hombre puede moverse.
picture-about-stand_up = 1 hombre de la reserva a tu cubierta. 👑 también recupera a 1 de las bajas.

# Lo que las máquinas vieron venir: el comienzo de una pista.
sign-conquers = Conquistas una cubierta
sign-conquered = El enemigo conquista una cubierta
sign-controls = Te haces con el control de una cubierta
sign-controlled = El enemigo se hace con el control de una cubierta
sign-fell-more = El enemigo pierde más hombres que tú
sign-fell-fewer = Pierdes más hombres que el enemigo

# Qué hace una jugada: una razón de una pista.
effect-standing = entonces hay { $own ->
    [one] uno
   *[other] { $own }
} de los tuyos en { $deck }{ $enemy ->
    [0] { "" }
   *[other] {" "}contra { $enemy }
}: { $stake }
effect-left = { $own ->
    [0] no queda ninguno
    [one] solo queda uno
   *[other] solo quedan { $own }
} de los tuyos en { $deck }{ $enemy ->
    [0] { "" }
   *[other] {" "}contra { $enemy }
}: { $stake }
effect-stay = { $own ->
    [0] no hay ninguno
    [one] se queda uno
   *[other] se quedan { $own }
} de los tuyos en { $deck }{ $enemy ->
    [0] { "" }
   *[other] {" "}contra { $enemy }
}: { $stake }
effect-pool = { $more ->
    [0] { $deck } no necesita a nadie de la reserva
   *[other] un hombre de la reserva no salvaría { $deck }
}: { $stake }
effect-few = entonces tienes { $n } hombres en las cubiertas, y con menos de { $least } pierdes
effect-too-few = al enemigo solo le quedan entonces { $n } hombres en las cubiertas: con menos de { $least } pierde, si sigue así
effect-shoots = tu capitán abate a uno más: { $enemy ->
    [0] no queda ningún enemigo
    [one] queda un enemigo
   *[other] quedan { $enemy } enemigos
} en { $deck } – { $stake }
effect-first = tu orden { $order } en el tramo { $section } actúa antes que todas las demás, y ninguna puede estropearla
effect-boards = { $may ->
    [0] deja
   *[other] puede dejar
} { $own ->
    [one] uno
   *[other] { $own }
} de los tuyos{ $captain ->
    [0] { "" }
   *[other] {" "}y a tu capitán
} en { $deck } contra { $enemy ->
    [0] ninguno
   *[other] { $enemy }
}, { $unless }: { $stake }
effect-boards-kills = nadie puede cruzar, pero cae un enemigo de { $deck }, { $unless }: { $stake }
effect-boards-nobody = tal como están las cubiertas, nadie de { $deck } podría cruzar
effect-fires = { $many ->
    [1] cae el único enemigo de { $deck }
    [2] caen los dos enemigos de { $deck }
   *[other] caen { $n } de los { $many } enemigos de { $deck }
}{ $captain ->
    [0] { "" }
   *[other] , y uno más por tu capitán
}, { $unless }: { $stake }
effect-fires-nobody = tal como están las cubiertas, { $own ->
    [0] no hay enemigos en { $deck }
   *[other] en { $deck } solo hay hombres tuyos, y serían alcanzados
}
effect-fires-at-both = caen por sorteo dos de los que hay en { $deck } ({ $enemy ->
    [one] un enemigo
   *[other] { $enemy } enemigos
}, { $own } de los tuyos){ $captain ->
    [0] { "" }
   *[other] {" "}y tu capitán puede abatir a un enemigo más
}, { $unless }: entonces la controlas con una probabilidad de{ $good ->
    [0] {" "}solo el { $percent } %
   *[other] l { $percent } %
}
effect-fights = { $own ->
    [one] uno de los tuyos
   *[other] { $own } de los tuyos
}{ $captain ->
    [0] { $own ->
        [one] {" "}lucha
       *[other] {" "}luchan
    }
   *[other] {" "}y tu capitán luchan
} contra { $enemy } en { $deck }: acaba { $left } contra { $enemies }, salvo que el enemigo también luche – { $stake }
effect-fights-alone = { $own ->
    [one] uno de los tuyos
   *[other] { $own } de los tuyos
}{ $captain ->
    [0] { $own ->
        [one] {" "}lucha
       *[other] {" "}luchan
    }
   *[other] {" "}y tu capitán luchan
} contra { $enemy } en { $deck }, donde no puede haber ¡A luchar! del enemigo: acaba { $left } contra { $enemies } – { $stake }
effect-both-fight = los dos habéis puesto allí ¡A luchar!{ $captain ->
    [0] { "" }
   *[other] , y tu capitán mata antes a uno
}{ $his ->
    [0] { "" }
   *[other] , y su capitán a uno de los tuyos
}: en { $deck } acaba { $left } contra { $enemies } – { $stake }
effect-fights-nobody = tal como están las cubiertas, no hay con quién luchar en el tramo { $section }
effect-stops = impide allí { $order }{ $known }, que { $what }{ $brings ->
    [0] { "" }
    [1] ; si no, trae allí a un hombre
   *[other] ; con tu capitán trae allí a un hombre en todo caso
}
known-open = { "" }
known-given = {" "}(estaba en la mano que le pasaste)
known-maybe = {" "}(hay eso o { JOIN($others, by: " / ") })
effect-cancels = impide { $order } del enemigo allí, que { $what }{ $brings ->
    [0] { "" }
    [1] { "" }
   *[other] ; con tu capitán trae allí a un hombre también
}
stopped-control = { $worst ->
    [conquers] podría conquistar { $deck }
    [controls] podría dar al enemigo el control de { $deck }
   *[other] podría costarte el control de { $deck }
}
stopped-fire = { $captain ->
    [0] te costaría
   *[other] podría costarte, con su capitán,
} { $many ->
    [1] tu único hombre
    [2] tus dos hombres
   *[other] { $need ->
        [one] tus { $many } hombres
       *[other] { $n } de tus { $many } hombres
    }
} en { $deck }, y { $need ->
    [one] un enemigo bastaría
   *[other] { $need } enemigos bastarían
} para controlarla
stopped-men = te costaría { $n ->
    [one] un hombre
   *[other] { $n } hombres
} en { $deck }
stopped-nothing = no te costaría a nadie en { $deck }
effect-brings = trae un hombre a { $deck }, donde tendrás { $own ->
    [one] uno
   *[other] { $own }
}{ $enemy ->
    [0] { "" }
   *[other] {" "}contra { $enemy }
}{ $safe ->
    [0] {" "}si nadie cae antes
   *[other] { "" }
}, { $when ->
    [stops] salvo que en el tramo { $section } haya { $order }, que entonces impide
    [captain] con tu capitán aunque impida { $order }
   *[sure] pues en el tramo { $section } no puede haber { $order }
}: { $stake }
effect-brings-way = { $brings ->
    [0] { "" }
   *[other] trae un hombre a { $deck }, y{" "}
}uno de los tuyos puede ir de { $start } a { $end }, { $when ->
    [stops] salvo que en el tramo { $section } haya { $order }, que entonces impide
    [captain] con tu capitán aunque impida { $order }
   *[sure] pues en el tramo { $section } no puede haber { $order }
}: { $stake }
effect-stopped = { $order } del enemigo allí lo impide
effect-acts-first = { $order } del enemigo allí actúa antes y cambia quién está allí
effect-brings-nobody = no trae a nadie
effect-stands-up = { $n ->
    [0] recupera con el capitán a un caído
   *[one] trae un hombre de la reserva{ $losses ->
      [0] { "" }
     *[one] {" "}y con el capitán a un caído
    }
  } a { $deck }, donde tendrás { $own ->
    [one] uno
   *[other] { $own }
}{ $enemy ->
    [0] { "" }
   *[other] {" "}contra { $enemy }
}{ $safe ->
    [0] {" "}si nadie cae antes
   *[other] { "" }
}: { $stake }
effect-there = { $order } en el tramo { $section }: { $what }
effect-stays = { $order } se queda en el tramo { $section }: { $what }
effect-swapped-in = tras un cambio de táctica al tramo { $section }, { $what }
effect-withholds = tu enemigo no recibe para el tramo { $section } ningún { $order }, que { $what }
effect-hands-over = tu enemigo recibe { $order } para el tramo { $section }, que { $what }
effect-counts = entonces está con { $own } de los tuyos contra { $enemy ->
    [0] ninguno
   *[other] { $enemy }
} en { $deck }: { $stake }
effect-counts-more = cuenta además de tus { $own } contra { $enemy ->
    [0] ninguno
   *[other] { $enemy }
} en { $deck }: la controlas aunque llegue un enemigo más
effect-captain-leaves = sin él, { $own } de los tuyos contra { $enemy } no controlan { $deck }
unless-lies = salvo que allí haya { JOIN($orders, by: " o ") }
unless-given = salvo que allí haya { JOIN($orders, by: " o ") } { $all ->
    [0] (le pasaste { JOIN($given, by: ", ") })
   *[one] (estaba en la mano que le pasaste)
    [other] (se las pasaste)
}
unless-known = pese a { $order } del enemigo allí, como muestran las manos
unless-nothing = y nada allí puede impedirlo
unless-brings = aunque { $order } del enemigo allí trae después { $n ->
    [one] uno más
   *[other] hasta { $n } más
}
stake-wins = si sigue así, la conquistas y ganas{ $captain ->
    [0] { "" }
   *[other] , pues cuenta tu capitán
}
stake-conquers = si sigue así, la conquistas{ $captain ->
    [0] { "" }
   *[other] , pues cuenta tu capitán
}
stake-controls = si sigue así, la controlas{ $captain ->
    [0] { "" }
   *[other] , pues cuenta tu capitán
}
stake-short = { $n ->
    [one] uno
   *[other] { $n }
} { $own ->
    [0] de los tuyos allí
   *[other] más
} y la controlarías{ $captain ->
    [0] { "" }
   *[other] , pues cuenta tu capitán
}
stake-slips = pierdes el control de ella, salvo que { $n ->
    [one] llegue uno más
   *[other] lleguen { $n } más
}{ $captain ->
    [0] { "" }
   *[other] , contando a tu capitán
}
stake-frees = si sigue así, el enemigo pierde el control de ella
stake-holds = { $spare ->
    [0] justo lo necesario para que el enemigo no la controle
   *[other] { $spare } más de lo necesario para que el enemigo no la controle
}{ $captain ->
    [0] { "" }
   *[other] , pues cuenta su capitán
}
stake-clear = no queda ningún enemigo en tu cubierta
stake-yields = si sigue así, el enemigo la controla{ $captain ->
    [0] { "" }
   *[other] , pues cuenta su capitán
}
stake-falls = si sigue así, el enemigo la conquista{ $captain ->
    [0] { "" }
   *[other] , pues cuenta su capitán
}
stake-firm = { $now ->
    [0] incluso un ¡Abordaje! el próximo turno dejaría
   *[other] incluso su ¡Abordaje!, que aún falta, dejaría
} solo { $n ->
    [one] a uno
   *[other] hasta { $n }
}{ $captain ->
    [0] { "" }
   *[other] {" "}y su capitán
} contra { $own ->
    [one] uno tuyo
   *[other] { $own } tuyos
}, y no basta para controlarla
stake-weak = { $now ->
    [0] un ¡Abordaje! el próximo turno dejaría
   *[other] su ¡Abordaje!, que aún falta, dejaría
} { $n ->
    [one] a uno
   *[other] hasta { $n }
}{ $captain ->
    [0] { "" }
   *[other] {" "}y su capitán
} contra { $own ->
    [0] ninguno tuyo
    [one] uno tuyo
   *[other] { $own } tuyos
}, y basta para controlarla
stake-strikes = tu ¡Abordaje! el próximo turno podría dejar { $n ->
    [one] a uno
   *[other] hasta { $n }
}{ $captain ->
    [0] { "" }
   *[other] {" "}y a tu capitán
} en { $deck } contra { $enemy ->
    [0] ninguno
   *[other] { $enemy }
}, y basta para controlarla
stake-quiet = enfrente no hay nadie que pueda abordarla
hint-same-why = lo que ha puesto tu enemigo pesa más

# Titulares de un turno y de una partida, y premios.
fate-fallen = 💀 pierdes { $mine ->
    [0] a nadie
    [one] 1 hombre
   *[other] { $mine } hombres
  }, el enemigo { $theirs ->
    [0] a nadie
    [one] 1 hombre
   *[other] { $theirs } hombres
  }
fate-calm = 🌊 no cae nadie
fate-control = 🟡 controlas { $deck }
fate-conquest = 🚩 has conquistado { $deck }
fate-lost = ⚪ pierdes el control de { $deck }
news-conquest = 🚩 { $side } conquistan una cubierta
news-control = 🟡 { $side } controlan una cubierta enemiga
news-lost = ⚪ { $side } pierden lo ganado
news-fight = ⚔️ Caen { $n } hombres en un combate
news-shot = 🎯 { $captain } no falla
news-exterminated = 💀 Quedan muy pocos: { $side }
news-across = 🪝 { $n ->
    [one] Un hombre salta la borda
   *[other] { $n } hombres saltan la borda
  }
news-fallen = 💀 { $n ->
    [one] Cae un hombre
   *[other] Caen { $n } hombres
  }
news-cancelled = 🚫 { $n } órdenes quedan anuladas
news-fight-nobody = 🦗 Un combate al que no fue nadie
news-calm = 🌊 La calma antes de la tormenta
news-short = ⚡ Se acabó en { $n } turnos
news-long = ⏳ Decidida solo tras { $n } turnos
award-boarder = 🪝 Por encima de la borda: { $who }, cruzan { $n } hombres
    .name = 🪝 Por encima de la borda
award-gunner = 💥 Maestro artillero: { $who }, { $n } hombres abatidos
    .name = 💥 Maestro artillero
award-officer = 🧭 Oficial inquieto: { $who }, { $n } hombres movidos
    .name = 🧭 Oficial inquieto

# La lección: dos líneas en un móvil por paso.
learn-first = Tu primera cubierta: órdenes, capitanes, conquista
learn-first-board = Con dos cubiertas conquistadas ganas. Empieza donde está tu capitán: 🪝
learn-first-board-instead = Tu capitán no ha venido a saludar. Primero, al abordaje: 🪝
learn-first-cover = Os cambiáis las manos: tu enemigo tiene lo que guardaste, quizá un 💥. Agáchate: 🛢️
learn-first-cover-instead = Tu 💥 acaba de pasar al enemigo. Mejor agacharse: 🛢️
learn-first-crew = Os cambiáis las manos tras cada tramo. 💪 sube a un hombre, y aquí te hace falta.
learn-first-crew-instead = Eso puede esperar. Primero, más hombres: con muy pocos se pierde. 💪
learn-first-fire = Último tramo, y una carta nueva. Barre a dos hombres de enfrente: 💥
learn-first-fire-instead = ¡Tentador! Pero enfrente está la guardia de su capitán. ¡Fuego! 💥
learn-first-swap = Dos órdenes tuyas aún pueden cambiarse: el enemigo vería dónde, no cuáles. Déjalas.
learn-first-swap-instead = Buen truco, para otro día. El plan es bueno: déjalas.
learn-first-captain = Donde está tu capitán, la orden es más fuerte, y él nunca muere. Está donde debe.
learn-first-captain-instead = Aquí empieza el abordaje y lo manda él. Se queda.
learn-first-follow = ¡Arriba las cartas! Tu 🛢️ anula su 💥, los tuyos ya cruzaron. ¡Que vaya el capitán!
learn-first-follow-instead = Allí cuenta como un hombre más, y lo vas a necesitar. ¡Tras ellos!
learn-first-reinforce = Las órdenes van de la 1 a la 6, y 💪 es la 6. ¿Un hombre de la reserva?
learn-first-alone = 🟡 Controlas su cubierta 1. ¡Una vez más y está conquistada! Tres órdenes, a tu gusto.
learn-first-fight = Y ahora el tramo 1, donde tu capitán espera en su cubierta. Él golpea primero: ⚔️
learn-first-fight-instead = Un golpe y la cubierta es tuya. Eso ahora no: ⚔️
learn-first-leave = Nada al azar: tus órdenes quedan como están.
learn-first-stay = Y el capitán se queda con los suyos, o nadie golpea primero.
learn-first-stay-instead = ¿Y quién golpea primero? Se queda.
learn-first-storm = ¡Arriba las cartas! Quizá las tuyas te pregunten algo; si no, mira: de la 1 a la 6.
learn-first-end = Su cubierta es tuya; con otra ganarías. Piensa también en lo que pasas al enemigo.

learn-advanced = Segunda lección: España, cinco tramos, disciplina
learn-advanced-one = Partida avanzada: cinco tramos, y tú eres España. Frena a su capitán: 🛡️
learn-advanced-two = Los piratas son astutos: solo ellos cambian órdenes después. Y disparan: 🛢️
learn-advanced-three = El tramo 3 es nuevo. Acabas de pasarle un 💥: agáchate en el centro: 🛢️
learn-advanced-plan-instead = Bien, pero España tiene un plan: la orden con 👉
learn-advanced-four = Lo que te guardas pasa al enemigo. Juega 💪 y guárdate 🪝: ¡será una trampa!
learn-advanced-four-instead = ¿Y la trampa? Que el enemigo se quede con 🪝: juega 💪
learn-advanced-five = ¡La cubierta de tu capitán! Él tiene 🪝, que va antes que 💥. Aun así: ¡pon 💥!
learn-advanced-five-instead = La trampa pide pólvora. ¡Pon 💥 donde está tu capitán!
learn-advanced-captain = Él no cambia nada. ¿Y tu capitán? Donde está, hay disciplina. Se queda.
learn-advanced-captain-instead = Sin él no hay disciplina ni trampa. ¡Se queda!
learn-advanced-discipline = ¡Arriba las cartas! 🪝 es la 2, 💥 la 3. ¡Pero con disciplina su orden va antes que todas!
learn-advanced-discipline-instead = Así abordan antes de que dispares. ¡Disciplina!
learn-advanced-end = Disparaste antes y nadie pudo abordar. La disciplina no vale con ⚔️ ni órdenes anuladas.

# La partida del día: cómo fue, en una línea.

daily-result = { $won ->
    [1] victoria
    [-1] derrota
   *[0] empate
} · cubiertas { $decks } · hombres { $men }

# Lo que se puede decir en la mesa: nada que delate una carta.
talk-aboard = ¡Al abordaje!
talk-never = Esta cubierta no será vuestra.
talk-powder = Huele a pólvora.
talk-saw-through = Me has calado.
talk-well-played = ¡Bien jugado!
talk-fate-calm-sunny = ¡Qué buen día para navegar!
talk-fate-calm-gruff = Tanto grito para nada.
talk-fate-calm-dry = Una batalla naval sin batalla.
talk-fate-control-sunny = ¡Bonita cubierta tenéis aquí!
talk-fate-control-gruff = Ya es nuestra. Cuidado, recién pintada.
talk-fate-control-dry = Solo veníamos a pedir una cuerda.
talk-fate-conquest-sunny = ¡Arriba la bandera, que suene la banda!
talk-fate-conquest-gruff = Esa se queda nuestra.
talk-fate-conquest-dry = He actualizado el mapa.
talk-fate-lost-sunny = ¡De todos modos había corriente!
talk-fate-lost-gruff = Ya nos íbamos. Pregunta a cualquiera.
talk-fate-lost-dry = Un paso táctico hacia atrás.

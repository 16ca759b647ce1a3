# The game and its options.
title = Bandido Alcatraz
tagline = Cavad en equipo la salida del Bandido: cerrad todos los túneles menos uno y que no entre el agua.
option-side = Loseta inicial
option-side-easy = Fácil: cinco túneles
option-side-normal = Normal: seis túneles
option-solo_hand = En solitario
option-solo_hand-6 = Fácil: seis cartas en la mano
option-solo_hand-3 = Difícil: tres cartas en la mano
option-cover_rule = Cubrir agua
option-cover_rule-strict = Exacto: túneles y tierra tal como estaban
option-cover_rule-loose = Libre: basta con que encaje con las vecinas
option-allow_overcollect = Recoger de más
option-allow_overcollect-off = No se puede
option-allow_overcollect-on = Se puede: entonces se pierde
option-first_player = Quién empieza
option-first_player-seat-1 = Asiento 1
option-first_player-lot = Por sorteo
option-signals = Botones de señales
option-signals-on = Sí: frases permitidas con una pulsación
option-signals-off = No
option-score_line = Veredicto al final
option-score_line-solo = Solo en solitario
option-score_line-always = Siempre

# Slash commands: at most 100 characters each.
command-bandido = Bandido Alcatraz: cavad en equipo y que no entre el agua.
command-bandido-dig = Pon en la mesa una carta de tu mano
command-bandido-dig-card = Qué carta de tu mano
command-bandido-dig-at = Dónde: una letra y un número, como en la imagen de tu mano
command-bandido-gather = Recoge un impermeable o una cuerda en vez de cavar
command-bandido-gather-card = Qué carta de tu mano
command-bandido-exchange = Cambia toda tu mano cuando no puedes jugar ninguna carta

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
    [one] un túnel
   *[other] { $exits } túneles
  }
card-raincoat = { card-half-1 }═{ card-half-2 } 🧥 · { $exits ->
    [one] un túnel
   *[other] { $exits } túneles
  }, impermeable
card-rope = { card-half-1 }═{ card-half-2 } 🪢 · { $exits ->
    [one] un túnel
   *[other] { $exits } túneles
  }, cuerda
card-water = { card-half-1 }{ $water ->
    [1] 💧
   *[2] {""}
  }═{ card-half-2 }{ $water ->
    [1] {""}
   *[2] 💧
  } · { $exits ->
    [one] un túnel
   *[other] { $exits } túneles
  }, agua
card-exit = { card-half-1 }═{ card-half-2 } · salida
card-short = { $n }: { $card }

# Menus: at most 80 characters each.
ask-card = ¿Qué carta juegas?
ask-card-kit = { ask-card }
ask-card-water = { ask-card }
ask-card-exit = { ask-card }
ask-card-pile = { ask-card }
ask-place = Carta { $n }: ¿dónde? (−1: un túnel menos)
ask-tunnel = Carta { $n }: ¿en qué túnel?
ask-exchange = No puedes jugar ninguna carta de tu mano.
card-choice = Carta { $n } · { $card }
card-choice-forced = { $card } → cavar en { $code }
exchange-choice = Cambiar { $cards ->
    [one] tu carta
   *[other] las { $cards } cartas
  } ({ $pile } en la pila)
gather-raincoat = Recoger este impermeable (la carta ya no cavará)
gather-rope = Recoger esta cuerda (la carta ya no cavará)
place-choice = { $code } ({ $where }): { $done }
card-button = Carta { $n }
card-button-forced = Carta { $n } → { $code }
gather-button = Recoger
place-button = { $code }{ $change }
at-tunnel-button = { $n }{ $change }
at-tunnel-label = Túnel { $n }{ $change }
at-water-label = Agua { $n }{ $change }
at-water-button = W{ $n }{ $change }
area-across = fila { $row }, columnas { $left }-{ $right }
area-down = filas { $top }-{ $bottom }, columna { $column }
place-closes = cierra { $n }
place-opens = abre { $n }
place-covers = cubre { $n ->
    [one] agua
   *[other] { $n } mitades azules
  }
place-loses = PIERDE
place-ruins = LO ARRUINA

# Explicaciones: cada una se da una sola vez, a quien se encuentra la pregunta por primera vez.
lesson-card = Sacadlo en equipo: cerrad todos los túneles menos la salida. Elige carta y verás dónde encaja.
lesson-card-kit = Necesita justo 3 impermeables y 2 cuerdas. Una carta con 🧥 o 🪢 se recoge en vez de cavar.
lesson-card-water = El agua tiene que irse: cubre la mitad azul con una carta que ahí tenga los mismos túneles.
lesson-card-exit = Tienes la salida. Debe estar puesta antes de cerrar el último túnel; luego se sigue jugando.
lesson-card-pile = La pila se acaba. Decide lo que aún falte cuando se juegue la última carta.
lesson-tunnel = El número es un túnel de la imagen; al lado, lo mejor que logra ahí esta carta.
lesson-place = La letra y el número están en la imagen. −1: un túnel abierto menos; +1: uno más.
lesson-exchange = Ninguna de tus cartas encaja ni hace falta: cámbialas todas, y sigue siendo tu turno.

# Refusals.
not-in-hand = No tienes esa carta. Tu mano: { $hand }.
no-such-place = «{ $code }» no es un lugar para esa carta. { $fits }
place-taken = Ahí estorba otra carta, y solo se puede cubrir la mitad azul de una carta con agua. { $fits }
cover-shape = Eso no repite la mitad azul: túneles y tierra deben quedar tal como estaban. { $fits }
tunnel-meets-earth = Ahí un túnel daría contra la tierra. { $fits }
no-tunnel-there = Ningún túnel de esa carta se uniría ahí con otro. { $fits }
fits-nowhere = Esa carta no encaja ahora en ningún sitio.
fits-at = Esa carta encaja en { $places }.
more-places = { $n ->
    [one] un lugar más
   *[other] { $n } lugares más
  }
nothing-to-gather = Esa carta no tiene impermeable ni cuerda: no hay nada que recoger.
enough-gathered = { $enough }
enough-raincoat = Ya hay { $n } impermeables y hacen falta { $n } justos; esta carta solo sirve para cavar.
enough-rope = Ya hay { $n } cuerdas y hacen falta { $n } justas; esta carta solo sirve para cavar.
something-fits = Solo puedes cambiar la mano si no puedes jugar nada, y algo sí que puedes: { $what }.
card-fits = la carta { $n } en { $place }
card-gathers = la carta { $n } se puede recoger { $item ->
    [raincoat] 🧥
   *[rope] 🪢
  }

# Before a move that cannot be taken back.
sure-loses = ⚠️ Con esto se cierra el último túnel, pero aún falta algo: la partida acabaría en **derrota**. ¿Cavas de todos modos?
sure-ruins = ⚠️ Esto deja agua o un túnel fuera de alcance para siempre: la fuga **ya no podría salir bien**. ¿Cavas de todos modos?

# What happens.
at-tunnel = { $at ->
    [0] {""}
    [one] {" "}en el túnel { $numbers }
   *[other] {" "}en los túneles { $numbers }
  }
tunnels-dug = { $at ->
    [0] {""}
    [one] túnel { $numbers }{" "}
   *[other] túneles { $numbers }{" "}
  }
which-tunnel = { $at ->
    [0] {""}
   *[other] {" "}({ $numbers })
  }
dug-on = ⛏️ { $who } sigue cavando{ at-tunnel }. { $tunnels ->
    [one] Queda un túnel abierto
   *[other] Quedan { $tunnels } túneles abiertos
  }.
    .brief = ⛏️ { tunnels-dug }({ $change })
    .briefs = ⛏️ { $times } cartas ({ JOIN($change, by: ", ") })
    .caption = ⛏️ { $who } sigue cavando
    .counted = { $times ->
        [one] sigue cavando
       *[other] sigue cavando con { $times } cartas
      }
dug-fork = ⛏️ { $who } cava una bifurcación{ at-tunnel }: ahora hay { $tunnels } túneles abiertos.
    .brief = ⛏️ { tunnels-dug }({ $change })
    .briefs = ⛏️ { $times } cartas ({ JOIN($change, by: ", ") })
    .caption = ⛏️ { $who } cava una bifurcación
    .counted = { $times ->
        [one] cava una bifurcación
       *[other] cava { $times } bifurcaciones
      }
dug-narrowed = ⛏️ { $who } junta túneles{ which-tunnel }: { $tunnels ->
    [one] queda uno abierto
   *[other] quedan { $tunnels } abiertos
  }.
    .brief = ⛏️ { tunnels-dug }({ $change })
    .briefs = ⛏️ { $times } cartas ({ JOIN($change, by: ", ") })
    .caption = ⛏️ { $who } junta túneles
    .counted = junta túneles
dug-joined = 🤝 ¡{ $who } conecta { $closed } túneles{ which-tunnel }! { $tunnels ->
    [0] No queda ninguno abierto
    [one] Queda uno abierto
   *[other] Quedan { $tunnels } abiertos
  }.
    .brief = 🤝 { tunnels-dug }({ $change })
    .briefs = 🤝 { $times } cartas ({ JOIN($change, by: ", ") })
    .caption = 🤝 { $who } conecta { $closed } túneles
    .outcome = conecta { $closed } túneles
dug-joined-many = { dug-joined }
    .brief = { dug-joined.brief }
    .briefs = { dug-joined.briefs }
    .caption = 🤝 ¡{ $who } conecta { $closed } túneles de una vez!
    .outcome = { dug-joined.outcome }
dug-shut = 🧱 { $who } { $closed ->
    [0] no cierra ningún túnel
   *[other] cierra un túnel
  }{ which-tunnel }: { $tunnels ->
    [0] no queda ninguno abierto
    [one] queda uno abierto
   *[other] quedan { $tunnels } abiertos
  }.
    .brief = 🧱 { tunnels-dug }({ $change })
    .briefs = 🧱 { $times } cartas ({ JOIN($change, by: ", ") })
    .caption = 🧱 { $who } cierra un túnel
    .outcome = cierra un túnel
dug-exit = 🚪 ¡{ $who } pone la **salida**{ at-tunnel }! { $tunnels ->
    [0] No queda ningún túnel abierto
    [one] Queda un túnel abierto
   *[other] Quedan { $tunnels } túneles abiertos
  }.
    .brief = 🚪 salida{ at-tunnel }
    .caption = 🚪 { $who } pone la salida
    .outcome = pone la salida
water-comes = 💧 ¡Una carta con agua! Su mitad azul debe quedar cubierta antes del final.
    .brief = 💧 carta con agua
    .counted = da con agua
water-covered = 🌊 { $covered ->
    [one] El agua queda cubierta: no entra.
   *[other] { $covered } mitades azules quedan cubiertas a la vez: el agua no entra.
  }
    .brief = 🌊 agua cubierta
    .outcome = cubre agua
water-blocked = ⚠️ { $halves ->
    [one] Una mitad azul ha quedado encerrada y ya no se puede
   *[other] { $halves } mitades azules han quedado encerradas y ya no se pueden
  } cubrir: la fuga ya no puede salir bien.
    .aside = ⚠️ 💧 encerrada para siempre: ya no hay fuga
tunnel-walled = ⚠️ Un túnel da ahora a un hueco de una sola casilla, y no hay carta tan pequeña: quedará abierto para siempre.
    .aside = ⚠️ un túnel abierto para siempre: ya no hay fuga
water-blocked-too = ⚠️ { $halves ->
    [one] Otra mitad azul ha quedado encerrada
   *[other] Otras { $halves } mitades azules han quedado encerradas
  } para siempre.
    .aside = ⚠️ 💧 encerrada para siempre
tunnel-walled-too = ⚠️ Otro túnel quedará abierto para siempre.
    .aside = ⚠️ un túnel abierto para siempre
gathered-raincoat = 🧥 { $who } recoge un impermeable: { $have } de { $want }.
    .brief = 🧥 { $have }/{ $want }
    .outcome = recoge un impermeable ({ $have } de { $want })
gathered-rope = 🪢 { $who } recoge una cuerda: { $have } de { $want }.
    .brief = 🪢 { $have }/{ $want }
    .outcome = recoge una cuerda ({ $have } de { $want })
drawn = Robas { $card }.
    .aside = { "" }
exchanged = 🔄 { $who } no puede jugar nada y cambia { $cards ->
    [one] su carta; la vieja va
   *[other] sus { $cards } cartas; las viejas van
  } debajo de la pila.
    .brief = 🔄 cambia toda la mano
    .counted = cambia toda la mano
exchanged-last = 🔄 { $who } no puede jugar nada y toma las últimas cartas de la pila; { $cards ->
    [one] la vieja sale
   *[other] las { $cards } viejas salen
  } del juego, boca abajo.
    .brief = 🔄 toma las últimas cartas
    .counted = toma las últimas cartas
new-hand = Tu nueva mano: { $hand }.
    .aside = { "" }
passed = 💤 { $who } no puede jugar nada y pasa.
    .brief = 💤 pasa
    .counted = pasa
hands-empty = 🂠 Se ha jugado la última carta.
nobody-can-play = 🛑 Ya nadie puede jugar nada.

# The end.
the-end = 🔔 **¿Cómo ha ido la fuga?**
    .aside = { "" }
end-exit = ✅ La salida está en la mesa.
    .aside = ✅ salida
    .caption = { end-exit }
end-no-exit = ❌ La salida no está en la mesa.
    .aside = ❌ salida
    .caption = { end-no-exit }
end-tunnels = { $tunnels ->
    [0] ✅ No queda ningún túnel abierto.
    [one] ❌ Queda un túnel abierto.
   *[other] ❌ Quedan { $tunnels } túneles abiertos.
  }
    .aside = { $tunnels ->
        [0] ✅ túneles
       *[other] ❌ { $tunnels } abiertos
      }
    .caption = { end-tunnels }
end-items = { $enough ->
    [yes] ✅ El equipo está completo: 3 impermeables y 2 cuerdas.
   *[no] ❌ El equipo no está bien: { $raincoats } de 3 impermeables, { $ropes } de 2 cuerdas.
  }
    .aside = { $enough ->
        [yes] ✅
       *[no] ❌
      } 🧥 { $raincoats }/3 🪢 { $ropes }/2
    .caption = { end-items }
end-water = { $halves ->
    [0] ✅ No se ve agua.
    [one] ❌ Una mitad azul está sin cubrir.
   *[other] ❌ { $halves } mitades azules están sin cubrir.
  }
    .aside = { $halves ->
        [0] ✅ 💧
       *[other] ❌ { $halves } 💧
      }
    .caption = { end-water }
end-grade = 📜 { $line }
won-escape = El Bandido está fuera, seco y bien equipado.
    .pictured = { "" }
lost-tunnels = Quedan túneles abiertos.
    .pictured = { "" }
lost-no-exit = Todos los túneles están cerrados y no hay salida.
    .pictured = { "" }
lost-items = El camino está libre, pero faltan impermeables o cuerdas.
    .pictured = { "" }
lost-surplus = El camino está libre, pero se ha recogido de más: hacen falta justo 3 impermeables y 2 cuerdas.
    .pictured = { "" }
lost-water = El camino está libre, pero entra el agua.
    .pictured = { "" }
grade-exit = Salida y ni un túnel abierto: un trabajo limpio.
grade-2 = De 2 a 4 túneles abiertos: se nota que aquí se sabe por dónde se coge una pala.
grade-5 = 5 o 6 túneles abiertos: más o menos como al empezar. ¿Al menos fue un buen paseo?
grade-7 = 7 túneles abiertos o más: el Bandido pide con educación otro equipo.

# Signals: said in public, never about single cards.
said-close = 💬 **{ $who }**: «Puedo cerrar un túnel».
    .label = Decir: puedo cerrar un túnel
said-join = 💬 **{ $who }**: «Puedo conectar dos túneles».
    .label = Decir: puedo conectar dos túneles
said-cover = 💬 **{ $who }**: «Puedo cubrir agua».
    .label = Decir: puedo cubrir agua
said-rope = 💬 **{ $who }**: «Tengo una cuerda; podría recogerla en vez de cavar».
    .label = Decir: tengo una cuerda
said-raincoat = 💬 **{ $who }**: «Tengo un impermeable; podría recogerlo en vez de cavar».
    .label = Decir: tengo un impermeable
said-already = Eso lo acabas de decir; la mesa ya te ha oído.
signals-off = En esta mesa se juega sin botones de señales.
ask-talk-close = ¿Qué túnel puedes cerrar?
ask-talk-cover = ¿Qué agua puedes cubrir?
talk-close = Puedo cerrar un túnel.
talk-close-at = Puedo cerrar el túnel { $n }.
talk-join = Puedo conectar dos túneles.
talk-cover = Puedo cubrir agua.
talk-cover-at = Puedo cubrir el agua { $n }.
talk-rope = Tengo una cuerda que podría recoger.
talk-raincoat = Tengo un impermeable que podría recoger.
talk-fate-dug-exit-sunny = ¡Ya huelo el mar!
talk-fate-dug-exit-gruff = Ahí tenéis la puerta.
talk-fate-dug-exit-dry = Una salida. Qué anticuado.
talk-fate-dug-joined-many-sunny = ¡Clic, clic, clic!
talk-fate-dug-joined-many-gruff = Así hay menos corriente.
talk-fate-dug-joined-many-dry = A eso lo llamo ordenar.
talk-fate-spoilt-sunny = ¡Aun así cavamos muy bien juntos!
talk-fate-spoilt-gruff = A mí me gusta estar aquí abajo.
talk-fate-spoilt-dry = La comida de dentro no es tan mala.

# The table in words.
summary = Juega { $who }. { $tunnels ->
    [one] Un túnel abierto
   *[other] { $tunnels } túneles abiertos
  }, { $pile ->
    [one] 1 carta
   *[other] { $pile } cartas
  } en la pila.
summary-won = ¡El Bandido se ha fugado! { $why }
summary-lost = La fuga ha fracasado. { $why }
card-words-1 = { $first ->
    [L] abajo
    [H] izquierda
    [R] arriba
    [LH] izquierda, abajo
    [LR] arriba, abajo
    [HR] izquierda, arriba
    [LHR] izquierda, arriba, abajo
   *[D] cerrada
  }
card-words-2 = { $second ->
    [L] arriba
    [H] derecha
    [R] abajo
    [LH] arriba, derecha
    [LR] arriba, abajo
    [HR] derecha, abajo
    [LHR] arriba, derecha, abajo
    [exit] salida
   *[D] cerrada
  }
card-words = mitad izquierda: { card-words-1 }{ $water ->
    [1] {" "}(agua)
   *[other] {""}
  }; derecha: { card-words-2 }{ $water ->
    [2] {" "}(agua)
   *[other] {""}
  }{ $bears ->
    [raincoat] ; impermeable
    [rope] ; cuerda
   *[other] {""}
  }
hand-line = Carta { $n }: { $card }. { $can }
hand-fits = { $places ->
    [one] Un lugar: { $best }.
   *[other] { $places } lugares, hasta { $best }.
  }
hand-nowhere = Ahora no encaja en ningún sitio.
places-line = La carta { $n } encaja en:
place-line = – { $place }
kit-line = Recogido: { $raincoats } de 3 impermeables, { $ropes } de 2 cuerdas
square = fila { $row }, columna { $column }
exit-line = Salida: { $square }
exit-line-hidden = Salida: aún no está en la mesa
tunnels-line = Túneles abiertos, casilla de delante y cartas que los cierran: { $tunnels }
tunnel-open = { $n } { $side } { $square }
tunnel-open-closed-by = { $tunnel } (carta { JOIN($cards, by: "/") })
tunnel-open-for-good = { $tunnel } (para siempre)
side-N = arriba
side-E = derecha
side-S = abajo
side-W = izquierda
water-line = Agua { $n }: { $square }, por cubrir
water-line-blocked = Agua { $n }: { $square }, ya no se puede cubrir
last-line = Última jugada: { $where }
latest-line = La carta más nueva: { $where }
aside-line = Cartas fuera del juego, boca abajo: { $cards }
aside-own-line = Has dejado fuera: { $cards }
seats-line = Cartas en mano: { $seats }
seat-line = { $who } { $cards }
beyond-line = Fuera de la imagen: { JOIN($parts, by: ", ") }
beyond-above = { $n ->
    [one] 1 fila
   *[other] { $n } filas
  } arriba
beyond-below = { $n ->
    [one] 1 fila
   *[other] { $n } filas
  } abajo
beyond-left = { $n ->
    [one] 1 columna
   *[other] { $n } columnas
  } a la izquierda
beyond-right = { $n ->
    [one] 1 columna
   *[other] { $n } columnas
  } a la derecha
map-line = Mapa (la loseta inicial empieza en { $start }; las líneas dobles son agua, X es la salida):
map-fence = ```
map-row = {""}{ $row }

# Picture
picture-to-act = Juega
picture-your-turn = Te toca
picture-tunnels = Túneles
picture-water = Agua
picture-laid-yes = sí
picture-laid-no = no
picture-exit = Salida
picture-won = ¡Libre!
picture-lays = 🃏 { $who } pone una carta…
picture-reckoning = 🔔 Ya nadie puede jugar: ¿cómo ha ido?
picture-runs = 🏃 El Bandido echa a correr…
picture-lost = ¡Atrapado!
picture-places = { $places ->
    [0] No encaja
    [one] 1 lugar
   *[other] { $places } lugares
  }
picture-more-above = ▲ { $n ->
    [one] 1 fila más
   *[other] { $n } filas más
  }
picture-more-below = ▼ { $n ->
    [one] 1 fila más
   *[other] { $n } filas más
  }
picture-more-left = ◀ { $n ->
    [one] 1 columna más
   *[other] { $n } columnas más
  }
picture-more-right = { $n ->
    [one] 1 columna más
   *[other] { $n } columnas más
  } ▶
picture-walled = { $count ->
    [one] Un túnel ya no se puede cerrar.
   *[other] { $count } túneles ya no se pueden cerrar.
  }
picture-blocked = { $count ->
    [one] Una mitad azul ya no se puede cubrir.
   *[other] { $count } mitades azules ya no se pueden cubrir.
  }
picture-kit-spoilt = Ya no pueden salir 3 impermeables y 2 cuerdas.

# How the team stands.
no-escape = 🚫 **Ya no hay fuga posible.** { $why }
after-no-escape = Lo que cuenta ahora es el veredicto.
button-give-up-hope = { $alone ->
    [yes] Rendirme
   *[no] Rendirnos todos
  }
meter = 🧭 { $bar } { $chance ->
    [0] casi sin esperanza
   *[other] un { $chance } %
  } · { $tunnels ->
    [one] 1 túnel abierto
   *[other] { $tunnels } túneles abiertos
  } · { $cards ->
    [one] queda 1 carta
   *[other] quedan { $cards } cartas
  }

# The leaderboard: seats and difficulty, and grades in short.
variant-1 = En solitario
variant-2 = Dos personas
variant-3 = Tres personas
variant-4 = Cuatro personas
variant-with-easy = fácil
variant-with-normal = normal
variant-with-6 = seis cartas en la mano
variant-with-3 = tres cartas en la mano
variant-with-loose = agua con regla libre
grade-exit-short = salida y ningún túnel abierto
grade-2-short = de 2 a 4 túneles abiertos
grade-5-short = 5 o 6 túneles abiertos
grade-7-short = 7 túneles abiertos o más

# Lo que las máquinas vieron venir: el comienzo de una pista.
sign-fewer-tunnels = Una ronda después quedan menos túneles abiertos
sign-more-tunnels = Una ronda después quedan más túneles abiertos

# Titulares de unos turnos y de una partida, y premios.
fate-last-card = ⛏️ la última carta fue la tuya
fate-dug-exit = 🚪 has puesto la salida
fate-dug-joined-many = 🤝 conectas { $n } túneles de una vez
fate-spoilt = 🚫 ya no hay fuga
news-exit = 🚪 { $who } encuentra la salida
news-closed = 🧱 { $n } túneles cerrados de una vez: { $who }
news-joined = 🧱 Dos túneles se encuentran: { $who }
news-maze = 🌀 Esto se enreda
news-dry = 💧 Un estanque entero queda seco
news-flooded = 🚱 Agua a la que ya nadie llega
news-gathered-raincoat = 🧥 Los impermeables están completos
news-gathered-rope = 🪢 Las cuerdas están completas
news-exchanged = 🔄 { $who } empieza de nuevo
news-deeper = ⛏️ { $n ->
    [one] Una carta más abajo
   *[other] { $n } cartas más abajo
  }
news-one-tunnel = 😱 Quedó abierto un solo túnel
news-one-puddle = 😱 Un charco lo separaba del mar
award-digger = 🧱 Cierratúneles: { $who }, { $n } túneles menos
    .name = 🧱 Cierratúneles
award-gatherer = 🎒 Mejor equipo: { $who }, { $n } cosas recogidas
    .name = 🎒 Mejor equipo
award-diver = 💧 Guardia del agua: { $who }, { $n } mitades azules cubiertas
    .name = 💧 Guardia del agua

# Lo que hace una jugada: la razón de una pista.
named-tunnels = { $many ->
    [0] { $tunnels }
    [one] el túnel { $tunnels }
   *[other] los túneles { $tunnels }
}
new-tunnel = { $alone ->
    [yes] { $all ->
        [yes] { $n ->
            [one] el túnel nuevo
           *[other] los { $n } túneles nuevos
        }
       *[no] { $n ->
            [one] un túnel nuevo
           *[other] { $n } túneles nuevos
        }
    }
   *[no] { $all ->
        [yes] { $n ->
            [one] el nuevo
           *[other] los { $n } nuevos
        }
       *[no] { $n ->
            [one] uno nuevo
           *[other] { $n } nuevos
        }
    }
}
with-cards = { $n ->
    [0] ninguna carta no vista
    [one] solo una carta no vista
   *[other] solo { $n } cartas no vistas
}
with-share = { $n ->
    [one] alrededor de 1 de cada { $of } cartas no vistas
   *[other] alrededor de { $n } de cada { $of } cartas no vistas
}
so-few-open = { $fewest ->
    [yes] , los menos posibles
   *[no] { "" }
}
so-short = { $short ->
    [yes] , y { $pile ->
        [0] la pila está vacía
        [one] queda una carta en la pila
       *[other] quedan { $pile } cartas en la pila
    }
   *[no] { "" }
}
so-lost = { $lost ->
    [nothing] { "" }
    [raincoat] ; su impermeable se pierde (faltan: { $missing }, quedan: { $others })
   *[rope] ; su cuerda se pierde (faltan: { $missing }, quedan: { $others })
}{ so-later }
so-later = { $later ->
    [0] { "" }
   *[other] ; la carta { $later } aún puede cerrar después { $by_then }
}
stay-open = { $aim ->
    [exit] { $left ->
        [one] sigue abierto uno, para la salida
       *[other] siguen abiertos { $left }, uno de ellos para la salida
    }
    [close] { $left ->
        [one] queda uno por cerrar
       *[other] quedan { $left } por cerrar
    }
    [wait] sigue abierto uno hasta que equipo y agua estén bien
   *[open] { $left ->
        [0] no sigue abierto ninguno
        [one] sigue abierto uno
       *[other] siguen abiertos { $left }
    }{ so-few-open }
}{ so-short }
effect-escapes = con ella se fuga: todo queda cerrado y no falta nada
effect-ends = con ella todo queda cerrado y la partida acaba, pero él no sale
effect-exit = pone la salida en { $tunnels }: { $left ->
    [0] no sigue abierto ninguno
    [one] { $aim ->
        [wait] el último solo se puede cerrar cuando equipo y agua estén bien
       *[close] después hay que cerrar el último
    }
   *[other] después hay que cerrar los otros { $left }
}{ so-short }
effect-shuts = cierra { $tunnels }: { stay-open }{ so-lost }
effect-joins = cierra a la vez { $tunnels }: { stay-open }{ so-lost }
effect-together = junta { $tunnels }: { stay-open }{ so-lost }
effect-fewer = siguen abiertos { $left } túneles en vez de { $before }{ so-few-open }{ so-lost }
effect-rare = cierra { $tunnels }{ $all ->
    [one] , que es
   *[other] ; el número { $number } es
} difícil de cerrar: se puede con { $share }{ so-lost }
effect-least = ninguna otra carta ni ningún otro sitio deja menos túneles abiertos: { $left }{ so-lost }
effect-level = cierra tantos túneles como abre: { stay-open }{ so-lost }
effect-more = { $n ->
    [one] queda un túnel abierto más: { $left }
   *[other] quedan { $n } túneles abiertos más: { $left }
}{ so-short }
effect-covers = cubre el agua { $numbers }: { $left ->
    [0] ya no queda agua por cubrir
    [one] queda un agua por cubrir
   *[other] quedan { $left } aguas por cubrir
}{ so-lost }
effect-brings-water = su agua hay que cubrirla antes del final; se puede con { $card ->
    [0] { $share }
   *[other] tu carta { $card }
}
effect-narrows-water = el agua { $number } queda difícil de cubrir: se puede con { $share }
effect-blocks-water = { $n ->
    [one] una mitad de agua ya no se podrá cubrir nunca
   *[other] { $n } mitades de agua ya no se podrán cubrir nunca
}
effect-walls = un túnel ya no se podrá cerrar nunca
effect-gathers = { $n ->
    [0] completa el equipo: solo falta { so-left-to-do }
   *[other] recoge { $item ->
        [raincoat] un impermeable
       *[rope] una cuerda
    }: entonces aún necesita { $missing }
}{ $scarce ->
    [yes] , y { $item ->
        [raincoat] { $rest ->
            [0] no queda ningún impermeable
            [one] solo queda un impermeable
           *[other] solo quedan { $rest } impermeables
        }
       *[rope] { $rest ->
            [0] no queda ninguna cuerda
            [one] solo queda una cuerda
           *[other] solo quedan { $rest } cuerdas
        }
    } por ver
   *[no] { "" }
}{ so-if-dug }
so-left-to-do = { $waters ->
    [0] { "" }
    [one] cubrir el agua y{" "}
   *[other] cubrir { $waters } aguas y{" "}
}{ $exit ->
    [lies] { $tunnels ->
        [one] cerrar el último túnel
       *[other] cerrar { $tunnels } túneles
    }
   *[missing] { $tunnels ->
        [one] poner la salida en el último túnel
       *[other] poner la salida y cerrar los demás túneles
    }
}
so-if-dug = { $dug ->
    [nowhere] ; para cavar, la carta no cabe en ningún sitio
    [more] ; { $more ->
        [one] cavada, la carta dejaría al menos un túnel abierto más
       *[other] cavada, la carta dejaría al menos { $more } túneles abiertos más
    }
   *[well] { "" }
}
missing-raincoat = { $n ->
    [one] un impermeable
   *[other] { $n } impermeables
}
missing-rope = { $n ->
    [one] una cuerda
   *[other] { $n } cuerdas
}
effect-spends = entonces quedan muy { $item ->
    [raincoat] pocos impermeables
   *[rope] pocas cuerdas
} (faltan: { $n }, quedan: { $others })
effect-sheds = gasta pronto la carta { $card }: es la que más extremos de túnel tiene de tu mano ({ $n }), y aún hay { $pile } cartas en la pila{ so-lost }
effect-keeps = guarda la carta { $card }, la única de tu mano que puede cerrar { $tunnels }{ so-lost }
effect-closes-next = después, tu carta { $card } puede cerrar { $tunnels }{ so-lost }
effect-keeps-joining = guarda la carta { $card }, la única de tu mano que puede { so-join }{ so-lost }
effect-joins-next = después, tu carta { $card } puede { so-join }{ so-lost }
effect-gives-up = renuncia a la carta { $card }, que podría cerrar a la vez { $tunnels }
so-join = { $opens ->
    [0] cerrar a la vez { $tunnels }
   *[other] juntar { $tunnels }
}
effect-outlets = la salida, que aún no está puesta, cabe entonces { $n ->
    [0] en ningún túnel abierto
    [one] en un túnel abierto
   *[other] en { $n } túneles abiertos
} en vez de { $before }{ so-lost }
effect-keeps-exit = guarda la salida (carta { $card }): puesta ahora cerraría el último túnel, y la partida acabaría sin fuga{ so-lost }
effect-more-close = entonces más cartas cierran un túnel: se puede con { $share }{ so-lost }
effect-fewer-close = entonces menos cartas cierran un túnel: se puede con { $share }
effect-meets = entonces se pueden cerrar a la vez { $tunnels } con { $card ->
    [0] { $share }
   *[other] tu carta { $card }
}{ so-lost }
effect-meets-there = lleva { $tunnels } a la misma casilla: allí una sola carta puede cerrar { $n ->
    [2] los dos
   *[other] los { $n }
}{ so-lost }
effect-easy = lo que abre se cierra con facilidad: { $places ->
    [one] se puede
   *[other] cada uno se puede
} con { $share }{ so-lost }
effect-closable = { $places ->
    [one] lo que abre se puede cerrar con { $share }
   *[other] cada túnel que abre se puede cerrar con { $share } o más
}{ so-lost }
effect-hard = lo que abre es difícil de cerrar: se puede con { $share }
effect-narrows = el túnel { $number } queda difícil de cerrar: se puede con { $share }
effect-eases = el túnel { $number } queda más fácil de cerrar: se puede con { $share }{ so-lost }
effect-verdict = { $better ->
    [yes] { $left ->
        [0] la salida está puesta y no hay túneles abiertos: el mejor veredicto que queda
        [one] un túnel abierto da mejor veredicto que { $before }
       *[other] { $left } túneles abiertos dan mejor veredicto que { $before }
    }
   *[no] { $left } túneles abiertos dan peor veredicto que { $before }
}
effect-rests = no abre ningún túnel: { $left ->
    [one] sigue abierto uno
   *[other] siguen abiertos { $left }
}
hint-still = Si al final hay veredicto, es mejor con menos túneles abiertos.
# La partida del día: cómo fue, en una línea.

daily-result = { $out ->
    [1] fuera, { $cards ->
        [one] sobra { $cards } carta
       *[other] sobran { $cards } cartas
    }
   *[0] { $tunnels ->
        [one] { $tunnels } túnel abierto
       *[other] { $tunnels } túneles abiertos
    }
}
# La lección: dos líneas en un móvil por paso.
learn-first = Tu primera fuga: túneles, agua, equipo y salida
learn-first-close = ¡Sácalo de ahí! Al final solo queda abierta la salida. Esta carta conecta dos túneles.
learn-first-close-instead = Encajaría, pero mejor dos túneles de una vez. Coge 👉
learn-first-water = 💧 debe irse: cubre la mitad azul con una igual. ¡Y además cierras un túnel!
learn-first-water-instead = Primero el agua, ahora que una carta tuya encaja: 👉
learn-first-gather = Hacen falta justo 3 impermeables y 2 cuerdas. Recoge uno: esa carta ya no cava.
learn-first-gather-instead = Bien pensado, pero fuera se mojaría. Recoge 👉
learn-first-exit = ¡Has robado la salida! Solo quedan dos túneles abiertos: ponla en uno.
learn-first-exit-instead = Tienes la salida en la mano, y hay buen sitio. Pon 👉
learn-first-kit = Queda un túnel. Si lo cierras ya, se acabó: primero el equipo. ¡Una cuerda!
learn-first-kit-instead = Aún no: falta equipo. Recoge 👉
learn-first-more = El túnel queda abierto adrede. ¡El tercer impermeable!
learn-first-last = Equipo completo, sin agua y con salida. ¡Cierra el último túnel!
learn-first-last-instead = ¡Casi! Que no despierten los guardias: ciérralo con 👉
learn-first-end = ¡Está fuera! Un consejo: hablad sin enseñar cartas; 💬 habla por ti.

learn-signals = Segunda lección: señales, o hablar sin cartas
learn-signals-rope = No enseñes cartas: tu pareja dice 🧱, «Puedo cerrar un túnel». Recoge 🪢
learn-signals-rope-instead = Del túnel se ocupa tu pareja; tú tienes cuerdas, y hacen falta dos. Recoge 👉
learn-signals-coat = ¡Cerrado! Tu pareja dice 🪢, «Tengo una cuerda». Déjale la segunda y recoge 🧥
learn-signals-coat-instead = La segunda cuerda es cosa de tu pareja. Recoge 👉
learn-signals-dig = Ya hay dos cuerdas; una tercera sobra. La tuya cava: ¡cierra un túnel!
learn-signals-dig-instead = Eso puede esperar. Esta cuerda ya puede cavar: 👉
learn-signals-last = Tú habrías dicho 🧥; tu pareja también, y ha recogido uno. ¡Recoge el tercero!
learn-signals-last-instead = Falta un impermeable y tienes tres. Recoge 👉
learn-signals-end = ¡Equipo completo! Las señales están tras 💬. Un consejo: habla y escucha.

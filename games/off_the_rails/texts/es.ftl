# El juego y sus opciones.
title = Off the Rails
tagline = Pon vías, pasa por las joyas, embiste a tus rivales y sal antes de que la mina se hunda.
option-length = Duración
option-length-auto = Según las reglas: corta para dos o tres, media para cuatro
option-length-very_short = Muy corta: 13 cartas
option-length-short = Corta: 17 cartas
option-length-medium = Media: 21 cartas
option-length-long = Larga: 25 cartas
option-missions = Misiones
option-missions-on = Sí: tareas comunes de 4 puntos
option-missions-off = No: sin misiones
option-bumpers = Parachoques
option-bumpers-off = No: los choques tiran joyas y descarrilan vagonetas vacías
option-bumpers-on = Sí: los choques solo dan la vuelta a las vagonetas
option-chasm_die = Dado de abismo
option-chasm_die-off = No: cada cual elige dónde se hunde la mina
option-chasm_die-on = Sí: lo decide un dado
option-splits = Vagoneta embestida
option-splits-owner = Reparte su clan: dos montones ocultos, y se elige uno a ciegas
option-splits-lot = Reparte el azar: cae la mitad, sin preguntar a nadie
option-surface_exit = Caminos a casa
option-surface_exit-printed_track_only = Solo vías de salida
option-surface_exit-any_square = Por toda la superficie

# Órdenes: 100 caracteres como mucho.
command-offtherails = Off the Rails: vías, vagonetas, choques y el abismo.
command-offtherails-side = Elige tu lado del tablero
command-offtherails-side-edge = Qué lado
command-offtherails-lay = Pon una recta o una curva
command-offtherails-lay-at = En qué casilla, por ejemplo C3
command-offtherails-lay-tile = Qué loseta
command-offtherails-upgrade = Convierte una loseta en T, o una T en cruz
command-offtherails-upgrade-at = Qué casilla, por ejemplo C3
command-offtherails-upgrade-tile = En qué loseta
command-offtherails-cart = Pon una vagoneta en una de tus vías de salida
command-offtherails-cart-cart = Qué vagoneta
command-offtherails-cart-at = En qué vía de salida
command-offtherails-faster = Sube en uno la velocidad de una vagoneta
command-offtherails-faster-cart = Qué vagoneta
command-offtherails-slower = Baja en uno la velocidad de una vagoneta
command-offtherails-slower-cart = Qué vagoneta
command-offtherails-undo = Deshaz tu última acción de este turno
command-offtherails-done = Termina tus acciones: las vagonetas arrancan
command-offtherails-drive = Elige la ruta de una vagoneta, por su letra
command-offtherails-drive-route = Qué ruta, por su letra
command-offtherails-take = Recoge una joya del depósito bajo tu vagoneta
command-offtherails-take-jewel = Qué joya
command-offtherails-split = Reparte en dos montones, en secreto, la carga de tu vagoneta embestida
command-offtherails-split-piles = Qué dos montones
command-offtherails-pick = Elige un montón a ciegas: ese se cae
command-offtherails-pick-pile = Izquierda o derecha
command-offtherails-face = Elige hacia dónde queda una vagoneta tras un choque
command-offtherails-face-way = Hacia dónde
command-offtherails-claim = Reclama una misión
command-offtherails-claim-mission = Qué misión
command-offtherails-collapse = Pon en una casilla la ficha de abismo que has robado
command-offtherails-collapse-at = Qué casilla, por ejemplo C3
command-offtherails-draw = Roba una ficha de abismo aunque no tengas que hacerlo
command-offtherails-pass = No reclames nada, o no robes ficha de abismo
command-offtherails-stop = Termina una partida en solitario ya ganada

# Menús: 80 caracteres como mucho.
ask-verb = ¿Qué haces?
ask-verb-alone = ¿Qué haces?
ask-side = ¿Qué lado es tuyo?
ask-square-lay = ¿En qué casilla?
ask-row = ¿En qué fila?
ask-square-upgrade = ¿Qué loseta?
ask-square-collapse = ¿Qué casilla se hunde?
ask-tile = ¿Qué loseta?
ask-cart = ¿Qué vagoneta?
ask-start = ¿En qué vía de salida?
ask-drive = ¿Qué vagoneta se mueve primero?
ask-route = ¿Qué ruta?
ask-take = ¿Qué joya recoges?
ask-split = ¿Cómo repartes la carga? Nadie más lo ve.
ask-split-own = ¿Qué mitad de tu propia carga cae?
ask-pick = ¿Qué montón se cae? Eliges a ciegas.
ask-face = ¿Hacia dónde queda la vagoneta?
ask-claim = ¿Reclamas una misión?
ask-mission = ¿Qué misión?
ask-offer = ¿Robas una ficha de abismo?
verb-side = Elegir lado
verb-lay-short = Vía
verb-lay = Poner vía
verb-upgrade-short = Mejorar
verb-upgrade = Mejorar vía
verb-cart-short = Vagoneta
verb-cart = Poner una vagoneta
other-action = Acciones…
verb-faster = Acelerar
verb-slower = Frenar
verb-undo-short = Deshacer
verb-undo-lay = Deshacer: vía en { $what }
verb-undo-upgrade = Deshacer: mejora en { $what }
verb-undo-cart = Deshacer: { $what } en el tablero
verb-undo-faster = Deshacer: { $what } más rápido
verb-undo-slower = Deshacer: { $what } más lento
verb-done = Mover: todas las vagonetas
verb-done-idle = { $n ->
    [0] Acabar el turno
   *[other] Acabar (sobran { $n })
  }
verb-done-one = Mover: { $cart } { $end }
verb-done-danger = Mover, pero cuidado: { $cart } { $end }
sure-done = ⚠️ { $cart } { $end } y pierde { $jewels }. ¿Seguro que sí?
verb-drive-short = { $n ->
    [0] Mover
   *[other] Mover (sobran { $n })
  }
verb-drive-derails = Mover: descarrila
verb-drive-falls = Mover: cae
verb-drive-returns = Mover: sale
sure-last = ⚠️ Después no queda ninguna vagoneta abajo y la partida termina. ¿Seguro que sí?
sure-idle = Te quedan { $n } acciones. ¿Acabas el turno sin usarlas?
verb-stop = Terminar: la partida está ganada
verb-drive = Mover
verb-steer = Elegir ruta
verb-take = Recoger
verb-split = Repartes tú
verb-split_by_lot = Reparte el bot
verb-pick = Elegir
verb-face = Girar
verb-claim = Reclamar una misión
verb-pass-claim = No reclamar nada
verb-pass-claim-short = No
verb-pass-offer = No robar
verb-draw = Robar ficha
verb-collapse = Hundir
start = Vía de salida { $square }
speed-choice = { $cart }: velocidad { $old } → { $new }
take-rock = Roca
take-ruby = Rubí
take-emerald = Esmeralda
take-gold = Oro
take-diamond = Diamante
jewel-choice = { $jewel } · { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
split-choice = { $left } | { $right }
split-choice-own = Cae { $left }, queda { $right }
pile-left = Montón izquierdo
pile-right = Montón derecho
mission-choice = { $mission } · 4 puntos
mission-short = { $mission } +4
drive-choice = { $cart } { $end }
start-short = { $square }
split-short = { JOIN($left, by: ", ") } | { JOIN($right, by: ", ") }
split-short-own = Cae: { JOIN($left, by: ", ") }
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
end-stops = para en { $square }, mirando al { $heading }
end-leaves = sale de la mina en { $square }
end-derails = descarrila ante { $square }
end-collides = embiste a { $cart } en { $square }
end-falls = cae al abismo en { $square }
end-returns = se sale de la vía de salida en { $square }
end-forks = cruce en { $square }, allí eliges
square-choice = { $square } · { JOIN($what, by: " · ") }
square-choice-bare = { $square }
square-label = Casilla { $square }
square-brief = { $square } { JOIN($jewels, by: "") }
proposal = { $n ->
    [1] ①
    [2] ②
    [3] ③
    [4] ④
   *[other] ⑤
  }
square-proposed = { $number } { $square }
another-square = Otra…
another-split = Otro reparto…
another-jewel = Otra joya…
row = Fila { $n }
row-on-button = { $n }
with-jewels = { JOIN($jewels, by: ", ") }

# Nombres de las cosas.
clan-red = Rojo
clan-yellow = Amarillo
clan-green = Verde
clan-blue = Azul
hue-red = Roja
hue-yellow = Amarilla
hue-green = Verde
hue-blue = Azul
cart-white = { $clan } 1
cart-black = { $clan } 2
cart-solo = la vagoneta { $clan }
mine-red = roja
mine-yellow = amarilla
mine-green = verde
mine-blue = azul
space = { $mine } { $n }
square-plain = { $square }
square-space = { $square }
square-centre = { $square } (centro de mina)
    .brief = { $square }
edge-north = norte
edge-east = este
edge-south = sur
edge-west = oeste
exit-N = N
exit-E = E
exit-S = S
exit-W = O
heading-N = norte
heading-E = este
heading-S = sur
heading-W = oeste
pile-rock = { $n ->
    [one] roca
   *[other] { $n } rocas
  }
pile-ruby = { $n ->
    [one] rubí
   *[other] { $n } rubíes
  }
pile-emerald = { $n ->
    [one] esmeralda
   *[other] { $n } esmeraldas
  }
pile-gold = { $n ->
    [one] oro
   *[other] { $n } oros
  }
pile-diamond = { $n ->
    [one] diamante
   *[other] { $n } diamantes
  }
jewel-rock = { $n ->
    [one] una roca
   *[other] { $n } rocas
  }
    .brief = { $n ->
        [one] { icon-rock }
       *[other] { $n }{ icon-rock }
      }
jewel-ruby = { $n ->
    [one] un rubí
   *[other] { $n } rubíes
  }
    .brief = { $n ->
        [one] { icon-ruby }
       *[other] { $n }{ icon-ruby }
      }
jewel-emerald = { $n ->
    [one] una esmeralda
   *[other] { $n } esmeraldas
  }
    .brief = { $n ->
        [one] { icon-emerald }
       *[other] { $n }{ icon-emerald }
      }
jewel-gold = { $n ->
    [one] oro
   *[other] { $n } oros
  }
    .brief = { $n ->
        [one] { icon-gold }
       *[other] { $n }{ icon-gold }
      }
jewel-diamond = { $n ->
    [one] un diamante
   *[other] { $n } diamantes
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
tile-NS = una recta norte-sur
tile-EW = una recta este-oeste
tile-NE = una curva norte-este
tile-ES = una curva este-sur
tile-SW = una curva sur-oeste
tile-NW = una curva norte-oeste
tile-NES = una T norte-este-sur
tile-ESW = una T este-sur-oeste
tile-NSW = una T norte-sur-oeste
tile-NEW = una T norte-este-oeste
tile-NESW = una cruz
tile-choice-NS = recta norte-sur
tile-choice-EW = recta este-oeste
tile-choice-NE = curva norte-este
tile-choice-ES = curva este-sur
tile-choice-SW = curva sur-oeste
tile-choice-NW = curva norte-oeste
tile-choice-NES = T norte, este, sur
tile-choice-ESW = T este, sur, oeste
tile-choice-NSW = T norte, sur, oeste
tile-choice-NEW = T norte, este, oeste
tile-choice-NESW = cruz
tile-short-NS = N-S
tile-short-EW = E-O
tile-short-NE = N-E
tile-short-ES = E-S
tile-short-SW = S-O
tile-short-NW = N-O
tile-short-NES = N-E-S
tile-short-ESW = E-S-O
tile-short-NSW = N-S-O
tile-short-NEW = N-E-O
tile-short-NESW = cruz
mission-enemy_lines = Tras las líneas enemigas
mission-bumper_carts = Autos de choque
mission-diamonds = Los diamantes no son eternos
mission-dirty_goblins = Goblins sucios
mission-gem_collector = Coleccionista de gemas
mission-green_fingers = Dedos verdes
mission-face_to_face = Cara a cara
mission-jewel_theft = Robo de joyas
mission-red_leader = Líder rojo
mission-spice = La sal de la vida
mission-gold_hills = Oro en tus colinas
task-enemy_lines = sacar una joya por un lado rival
task-bumper_carts = descarrilar a un rival al chocar
task-diamonds = llevar a casa un diamante
task-dirty_goblins = acabar con más rocas que nadie
task-gem_collector = 5 joyas preciosas en una vagoneta
task-green_fingers = 2 esmeraldas de una vez a casa
task-face_to_face = provocar un choque frontal
task-jewel_theft = hacer caer una joya a un rival
task-red_leader = 4 rubíes de una vez a casa
task-spice = una joya de cada tipo en casa
task-gold_hills = 2 de oro de una vez a casa

# Explicaciones: cada una se da una sola vez, a quien se encuentra la pregunta por primera vez.
lesson-claim = Una misión da 4 puntos a quien la reclame primero, una por turno. Lo que dejes se pierde.
lesson-offer = No tienes vagonetas abajo: no hace falta robar. Una ficha hunde la casilla que elijas.
lesson-side = Tus vagonetas salen de las cuatro vías de este lado. Pueden volver por cualquiera.
lesson-verb = Hasta 4 acciones; luego tus vagonetas recorren justo su velocidad. Sin vía, descarrilan.
lesson-verb-alone = Saca 🔺 por rojo, 🟩 por verde, 🟡 por amarillo, 💎 por azul: una de cada gana. La que descarrila se pierde.
lesson-square-lay = Haz un camino que pase por joyas y vuelva a salir. Solo llegan a casa por una vía de salida.
lesson-square-upgrade = Una recta o curva pasa a T, y una T a cruz. La vía no es de nadie.
lesson-square-collapse = Lo que haya ahí sale del juego: vía, joyas y vagonetas, también las tuyas.
lesson-start = Empieza a velocidad 3 y se mueve ya: sin vía delante, descarrila enseguida.
lesson-drive = Aquí el orden importa: una vagoneta puede estorbar a la otra o llevarse sus joyas.
lesson-route = Cada letra es una ruta dibujada en la imagen, con su final.
lesson-take = Al pasar recoges 1 joya; al parar, 2; primero las rocas. Caben 5.
lesson-split = Han embestido tu vagoneta. Haces dos montones y quien embistió elige uno a ciegas: ese cae.
lesson-pick = El montón que elijas cae en su casilla. Allí lo recoge cualquiera.
lesson-face = Se aparta del choque. Hacia donde mire ahora, irá después.

# Negativas: por qué no se hace un movimiento.
now-sides = Primero los lados: elige dónde empiezas.
now-actions = Toca hacer acciones. Cuando termines, tus vagonetas arrancan.
now-drive = Tus vagonetas están en marcha: ya no hay acciones este turno. Elige cuál va adónde.
now-steer = Tu vagoneta espera en un cruce: elige antes su ruta.
now-take = Tu vagoneta está sobre un depósito: elige antes una joya.
now-split = Una vagoneta ha sido embestida: antes hay que repartir su carga en dos montones.
now-pick = Hay dos montones esperando: elige el que se cae.
now-face = Tras el choque, elige antes hacia dónde queda la vagoneta.
now-claim = Tus vagonetas ya se han movido. Reclama una misión o pasa, y tu turno termina.
now-offer = Tus vagonetas ya se han movido. Roba una ficha de abismo o pasa, y tu turno termina.
now-spread = Hay una ficha de abismo robada: elige la casilla que se hunde.
now-over = La partida ha terminado.
one-mission = Ya te has movido y has reclamado: una misión por turno.
no-actions-left = Has usado tus { $n } acciones. Termina el turno o deshaz una.
nothing-to-undo = No hay nada que deshacer: aún no has hecho nada este turno.
stop-alone-only = Solo se puede terminar así una partida en solitario.
stop-not-won = Puedes terminar cuando hayas ganado: una joya de cada tipo en su propia superficie.
square-taken = En { $square } ya hay vía. Solo puedes mejorarla.
square-surface = { $square } está en la superficie: la vía solo se pone bajo tierra.
no-such-square = No existe la casilla { $square }. Las columnas van de A a J y las filas de 0 a 9, como en C3.
square-is-centre = { $square } es el centro de una mina: ahí no va ninguna vía.
square-collapsed = { $square } se ha hundido en el abismo.
no-plain-tiles = En la caja no quedan rectas ni curvas.
no-branching-tiles = En la caja no quedan T ni cruces.
nothing-to-upgrade = En { $square } no hay vía que mejorar.
upgrade-under-cart = Hay una vagoneta en { $square }: su loseta se queda como está.
upgrade-of-cross = { $square } ya es una cruz; no hay nada por encima.
upgrade-loses-exit = En { $square } hay { $tile }: una mejora conserva todas las salidas.
upgrade-two-steps = En { $square } hay { $tile }: crece de salida en salida.
cart-lost = Ya está fuera del juego { $cart }.
not-your-cart = Esa vagoneta no es tuya. Las tuyas: { $carts }.
cart-on-board = Ya está en el tablero { $cart }, en { $square }.
not-your-start = Debe salir { $cart } por una de estas: { $starts }.
start-taken = Ya hay una vagoneta en { $square }.
cart-not-on-board = No está en el tablero { $cart }.
speed-fastest = { $cart } ya va a velocidad { $speed }, la máxima.
speed-slowest = { $cart } ya va a velocidad { $speed }, la mínima.
has-driven = Ya se ha movido este turno { $cart }.
drives-later = Primero va { $first }: ahora el orden da igual.
no-such-route = No hay tal ruta. Elige una de las letras que se ven.
not-to-take = Eso no lo puedes recoger aquí. Puedes recoger: { $there }.
no-such-split = Esos no son dos montones de esa carga, lo más iguales posible.
no-such-exit = La vagoneta no puede quedar hacia ahí.
no-such-collapse = La ficha va junto a una casilla hundida de su mismo color ({ $mine }).
mission-not-here = { $mission } no está entre las misiones de esta partida.
mission-taken = { $mission } ya la reclamó { $who }.
mission-not-met = Este turno no has cumplido { $mission }.

# Preparación.
side-north = Norte: Rojo
side-north-short = Norte
side-east = Este: Amarillo
side-east-short = Este
side-south = Sur: Verde
side-south-short = Sur
side-west = Oeste: Azul
side-west-short = Oeste
side-red = 🔴 { $who } empieza en el norte, con el clan rojo.
    .brief = 🔴 norte
    .outcome = empieza en el norte 🔴
side-yellow = 🟡 { $who } empieza en el este, con el clan amarillo.
    .brief = 🟡 este
    .outcome = empieza en el este 🟡
side-green = 🟢 { $who } empieza en el sur, con el clan verde.
    .brief = 🟢 sur
    .outcome = empieza en el sur 🟢
side-blue = 🔵 { $who } empieza en el oeste, con el clan azul.
    .brief = 🔵 oeste
    .outcome = empieza en el oeste 🔵
begins = 🔔 ¡A las minas! Empieza { $who }.
    .headline = 🔔 Empieza { $who }

# Acciones.
lays = 🛤️ { $who } pone { $tile } en { $square }.
    .brief = 🛤️ { $square }
    .briefs = 🛤️ { JOIN($square, by: ", ") }
    .counted = { $times ->
        [one] construye una vía
       *[other] construye { $times } vías
      }
upgrades = 🔀 { $who } mejora { $square }: ahora es { $tile }.
    .brief = 🔀 { $square }
    .briefs = 🔀 { JOIN($square, by: ", ") }
    .counted = { lays.counted }
places = 🛒 { $who } pone { $cart } en { $square }.
    .brief = 🛒 { $cart } { $square }
    .counted = { $times ->
        [one] pone una vagoneta
       *[other] pone { $times } vagonetas
      }
faster = ⏫ { $who } acelera { $cart } hasta { $speed }.
    .brief = ⏫ { $cart } { $speed }
    .otherwise = acelera una vagoneta
slower = ⏬ { $who } frena { $cart } hasta { $speed }.
    .brief = ⏬ { $cart } { $speed }
    .otherwise = frena una vagoneta
undoes-lay = ↩️ { $who } retira la vía.
    .cancels = lays
undoes-upgrade = ↩️ { $who } deshace la mejora.
    .cancels = upgrades
undoes-cart = ↩️ { $who } retira la vagoneta.
    .cancels = places
undoes-faster = ↩️ { $who } deshace el cambio de velocidad.
    .cancels = faster
undoes-slower = ↩️ { $who } deshace el cambio de velocidad.
    .cancels = slower
done = 🚦 { $who } suelta los frenos.
    .aside = { "" }
done-idle = 🚦 { $who } ha terminado, sin vagonetas que mover.
    .aside = { "" }
stopped = 🏁 { $who } sella los pozos y vuelve a casa con la victoria.

# En marcha.
rolls = 🛒 { $cart } ({ $who }): { JOIN($way, by: " → ") }
    .brief = { $cart } { TRIP($way) }
    .otherwise = conduce
loads = { "" }
    .brief = { "" }
    .counted = { takes.counted }
way-taking = { $square } { JOIN($jewels, by: " ") }
takes = ⛏️ { $who } recoge { $jewels } en { $square }.
    .brief = ⛏️ { $jewels }
    .briefs = ⛏️ { $jewels }
    .counted = { $times ->
        [one] carga una joya
       *[other] carga { $times } joyas
      }
stops = 🅿️ Se para { $cart } en { $square }, mirando al { $heading }.
    .aside = { "" }
returns = ↩️ Se sale { $cart } de la vía de salida y vuelve con { $who }.
    .brief = ↩️ { $cart } vuelve
    .outcome = vuelve a salir
derails = 💢 Descarrila { $cart } ante { $square } y vuelve, vacía como iba, con { $who }.
    .brief = 💢 { $cart } descarrila
    .outcome = descarrila
derails-loaded = 💢 ¡Descarrila { $cart } ante { $square }! { $who } pierde { $jewels }.
    .brief = 💢 { $cart } pierde { $jewels }
    .outcome = descarrila y pierde { $jewels }
leaves = 🌤️ Sale { $cart } a la luz en { $square }: { $who } se lleva a casa { $jewels }.
    .brief = 🌤️ lleva a casa { $jewels }
    .caption = 🌤️ { $who } lleva a casa { $jewels }
leaves-for = { leaves }
    .brief = { leaves.brief }
    .outcome = lleva a casa { $jewels }: +{ $points }
leaves-empty = 🌤️ Sale { $cart } a la luz en { $square }, sin nada a bordo para { $who }.
    .brief = 🌤️ { $cart } vuelve vacía
    .outcome = vuelve de vacío
falls = 🕳️ Se precipita { $cart } al abismo en { $square }: { $who } no volverá a verla.
    .brief = 🕳️ { $cart } cae
    .caption = 🕳️ { $cart } de { $who } cae al abismo
    .outcome = pierde una vagoneta en el abismo
falls-loaded = 🕳️ Se precipita { $cart } al abismo en { $square } con { $jewels } a bordo: { $who } no volverá a ver nada de eso.
    .brief = 🕳️ { $cart } cae con { $jewels }
    .caption = 🕳️ { $cart } de { $who } cae al abismo con { $jewels }
    .outcome = pierde una vagoneta en el abismo, con { $jewels }

# Choques.
rams = 💥 ¡Embiste { $cart } ({ $who }) a { $opponent } ({ $whose }) en { $square }!
    .brief = 💥 embiste a { $opponent } ({ $whose })
    .caption = 💥 { $who } embiste a { $whose }: { $cart } → { $opponent }
    .outcome = embiste a { $whose }
rams-head-on = 💥 ¡Chocan de frente { $cart } ({ $who }) y { $opponent } ({ $whose }) en { $square }!
    .brief = 💥 de frente contra { $opponent } ({ $whose })
    .caption = 💥 { $who } y { $whose } chocan de frente
    .outcome = choca de frente con { $whose }
bumps = 🧱 Topa { $cart } con el costado de { $opponent } en { $square }: las vías no se tocan.
    .brief = 🧱 topa con { $opponent } ({ $whose })
    .outcome = topa con { $whose }
rams-own = { rams }
    .brief = 💥 embiste su propia { $opponent }
    .outcome = embiste su propia vagoneta
has-split = ⚖️ { $who } ha repartido la carga de { $cart } en dos montones ocultos.
    .aside = { "" }
your-piles = Tus montones: izquierda { $left }, derecha { $right }.
    .brief = tus montones: { $left } | { $right }
drops-some = 💎 { $cart } suelta { $jewels } en { $square } y conserva { $kept }.
    .brief = pierde { $jewels }
    .outcome = pierde { $jewels }
drops-all = 💎 { $cart } suelta { $jewels } en { $square }.
    .brief = pierde { $jewels }
    .outcome = pierde { $jewels }
derails-rammed = 💢 Iba vacía { $cart } y descarrila: vuelve con { $who }.
    .brief = 💢 { $cart } ({ $who }) descarrila
    .outcome = descarrila
turns-away = 🔄 Queda { $cart } mirando al { $heading }.
    .aside = { "" }

# El final del turno.
claims = 🏅 { $who } reclama { $mission }: { $points } puntos.
    .brief = 🏅 { $mission } +{ $points }
    .outcome = { $mission } +{ $points }
deposit = ⛏️ Nuevo depósito en { $square }: { $jewels }.
    .aside = { "" }
deposit-bare = ⛏️ Sale { $square }, pero la bolsa está vacía.
    .aside = { "" }
chasm-card = ⚠️ ¡{ $who } revela la carta de abismo! La tierra tiembla: un turno más para cada cual. Desde ahora, cada vagoneta en la reserva vale 3 puntos.
    .headline = ⚠️ Carta de abismo ({ $who }): un turno más cada cual
chasm-opens = 🕳️ ¡Se abre el abismo!
token-drawn = 🎲 { $who } roba una ficha de abismo { $mine }.
    .aside = { "" }
token-aside = 🎲 No hay casilla para la ficha { $mine }; se aparta.
    .aside = { "" }
passes-token = 🎲 { $who } deja el abismo en paz.
    .aside = { "" }
collapses = 🕳️ { $square } se hunde.
    .aside = 🕳️ { $square }
    .counted = 🕳️ { $times ->
        [one] se hunde una casilla
       *[other] se hunden { $times } casillas
      }
collapses-track = 🕳️ { $square } se hunde, con vía y todo.
    .aside = 🕳️ { $square }
    .counted = { collapses.counted }
collapses-jewels = 🕳️ { $square } se hunde y se traga { $jewels }.
    .aside = 🕳️ { $square }, { $jewels }
    .outcome = 🕳️ al abismo: { $jewels }
collapses-jewels-track = 🕳️ { $square } se hunde, con vía y todo, y se traga { $jewels }.
    .aside = 🕳️ { $square }, { $jewels }
    .outcome = 🕳️ al abismo: { $jewels }
swallowed = 🕳️ ¡Se hunde también { $cart } ({ $who })!
    .brief = 🕳️ { $cart } ({ $who }) perdida
    .caption = 🕳️ { $cart } de { $who } se hunde también
    .outcome = pierde una vagoneta en el abismo
swallowed-loaded = 🕳️ ¡Se hunde también { $cart } ({ $who }), y con ella { $jewels }!
    .brief = 🕳️ { $cart } ({ $who }) perdida con { $jewels }
    .caption = 🕳️ { $cart } de { $who } se hunde también, con { $jewels }
    .outcome = pierde una vagoneta en el abismo, con { $jewels }
cave-in-spared = 🍀 Sale la carta de abismo: esta vez no se hunde nada, y vuelve al mazo.

# El final.
derails-at-end = 💢 Sigue abajo { $cart } ({ $who }) y descarrila.
    .brief = 💢 { $cart } ({ $who }) descarrila
    .caption = 💢 { $cart } de { $who } se queda abajo y descarrila
    .outcome = sigue abajo y descarrila
derails-at-end-loaded = 💢 Sigue abajo { $cart } ({ $who }) y descarrila. Se pierde: { $jewels }.
    .brief = 💢 { $cart } ({ $who }) pierde { $jewels }
    .caption = 💢 { $cart } de { $who } se queda abajo y pierde { $jewels }
    .outcome = sigue abajo y pierde { $jewels }
dirty-goblins = 🏅 Goblins sucios, por tener más rocas ({ $n }): { $who }.
final-scores = 🏁 Las minas callan.
    .aside = { "" }
final-score = { $who }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } (joyas { $jewels }, más rubíes { $majority }, vagonetas { $carts }, misiones { $missions })
    .aside = { "" }
solo-score = 🏁 Las minas callan. Puntuación: { $points }.
win = { $winners ->
    [one] { $who } gana con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
      }.
   *[other] { $who } comparten la victoria con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
      } por cabeza.
  }
tie-broken = ⚖️ { $reason }
won-by-points = Deciden los puntos.
    .pictured = { "" }
won-by-gems = Empate a puntos; deciden las joyas preciosas.
won-by-rocks = Empate a puntos y joyas preciosas; decide tener menos rocas.
shared-win = Empate a puntos, joyas preciosas y rocas.
solo-major = Gran victoria: dos o más joyas de cada tipo llegaron a casa.
    .pictured = { "" }
solo-win = Victoria: una joya de cada tipo llegó a casa.
    .pictured = { "" }
solo-partial = Victoria parcial: salió una de cada tipo, aunque no todas donde debían.
    .pictured = { "" }
solo-loss = No salió una joya de cada tipo.
    .pictured = { "" }
lacked-partial = Faltó para una victoria parcial: { $jewels }.
lacked-win = Faltó en casa para la victoria: { $jewels }.
lacked-major = Faltó en casa para la gran victoria: { $jewels }.
solo-why-major = Dos o más de cada tipo llegaron a casa.
solo-why-win = Al menos una de cada tipo llegó a casa.
solo-why-partial = Salió una de cada tipo, pero no todas a casa.
solo-why-loss = No salió una joya de cada tipo.
solo-result = { $grade }, puntuación { $points }: { $why }
grade-major = Gran victoria
grade-win = Victoria
grade-partial = Victoria parcial
grade-loss = Derrota
grade-open = aún sin victoria

# La mesa en líneas: 42 columnas como mucho si los nombres son cortos.
summary-sides = { $who } elige lado
summary-actions = Ronda { $round }: { $who }, { $n ->
    [one] queda { $n } acción
   *[other] quedan { $n } acciones
  }
summary-drive = Ronda { $round }: { $who } mueve
summary-steer = Ronda { $round }: { $who } elige ruta
summary-take = Ronda { $round }: { $who } recoge una joya
summary-split = Ronda { $round }: { $who } reparte una carga
summary-pick = Ronda { $round }: { $who } elige un montón
summary-face = Ronda { $round }: { $who } gira una vagoneta
summary-claim = Ronda { $round }: ¿{ $who } reclama una misión?
summary-offer = Ronda { $round }: ¿{ $who } roba una ficha?
summary-spread = Ronda { $round }: { $who } pone una ficha
sides-line = El tablero sigue vacío.
stage-last = El abismo se abre en { $n ->
    [one] { $n } turno
   *[other] { $n } turnos
  }.
stage-chasm = El abismo está abierto.
token-line = Ficha robada: { $mine }
grade-line = Hasta ahora: { $grade }
steps-line = { $cart } { $n ->
    [0] ha llegado
    [one] tiene 1 paso por delante
   *[other] tiene { $n } pasos por delante
  }.
route-line = { $cart }: { $route }
crash-line = { $cart } ha embestido a { $opponent }.
piles-line = Tus montones: { $left } | { $right }
seat-line = { $who }, { $clan } ({ $edge }): { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
seat-line-solo = Puntuación hasta ahora: { $points }
earned-line = - { JOIN($parts, by: " · ") }
earned-part = { $what } { $n }
source-jewels = joyas
source-rubies = rubíes
source-carts = vagonetas
source-missions = misiones
gained-line = - ganado en una ronda: { $points }
cart-line = - { $cart }: { $square }, { $heading }, velocidad { $speed }, { $jewels }
cart-line-supply = - { $cart }: en la reserva
cart-line-supply-both = - las dos vagonetas: en la reserva
cart-line-lost = - { $cart }: fuera del juego
home-line = - en casa: { $jewels }
home-line-solo = - a la superficie { $clan }: { $jewels }
empty = vacía
ways-line = Vía: { JOIN($ways, by: " · ") }
way = { $begin } → { JOIN($squares, by: ", ") }
way-ending = { $begin } → { JOIN($squares, by: ", ") }{ $end }
way-from = { $square }
way-from-cart = { $cart }
way-from-fork = { $square } { $heading }
way-leaves = , sale por { $square }
way-derails = , acaba antes de { $square }
way-falls = , al abismo en { $square }
way-returns = , sale por { $square }
way-meets = , se une en { $square }
deposits-line = Depósitos: { JOIN($deposits, by: "; ") }
deposit-at = { $square }: { JOIN($jewels, by: ", ") }
tile-at = { $square } { $tile }
track-line = Otras vías: { $tiles }
tokens-line = Hundidas: { JOIN($squares, by: ", ") }
choices-line = Pueden hundirse: { $squares }
mission-line = { $mission }: { $task }
mission-line-taken = { $mission }: reclamada por { $who }
deck-line = Quedan cartas de depósito: { $n }
deck-line-chasm = Quedan cartas de depósito: { $n }; la de abismo está entre la { $first } y la { $last }
supply-part = { $mine } { $n }
supply-line = Quedan fichas de abismo: { $n }{ $n ->
    [0] { "" }
   *[other] { " " }({ $parts })
  }
bag-line = En la bolsa: { $jewels }
gone-line = Perdidas para siempre: { $jewels }
pools-line = Quedan losetas: { $plain } simples, { $branching } con ramal

# Picture
picture-your-turn = Tu turno
picture-phase-sides = Elige un lado
picture-phase-actions = Cuatro acciones
picture-phase-drive = Mover vagonetas
picture-phase-take = Recoger una joya
picture-phase-steer = Elegir la ruta
picture-phase-split = Repartir la carga
picture-phase-pick = Elegir montón
picture-phase-face = Girar la vagoneta
picture-phase-claim = ¿Una misión?
picture-phase-offer = ¿Robar una ficha?
picture-phase-spread = Hundir una casilla
picture-rolling = 🛒 { $who } pone en marcha sus vagonetas…
picture-rumbling = 🕳️ El suelo tiembla…
picture-below = 🏁 Se acabó el tiempo para quien siga abajo…
picture-goal = Meta: 1 de cada
picture-home = En casa
picture-elsewhere = En otra parte
picture-values = Puntos en casa
picture-no-jewels = sin joyas
picture-supply = reserva
picture-lost = perdida
picture-final = Resultado final
picture-collision = Choque
picture-head-on = ¡Choque frontal!
picture-left = Izquierdo
picture-right = Derecho
picture-last-turns = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
  }

# La clasificación: partidas en solitario y sus grados, en corto.
variant-solo = En solitario
variant-gentle = Más suave: con parachoques o cualquier salida
grade-major-short = gran victoria
grade-win-short = victoria
grade-partial-short = victoria parcial
grade-loss-short = derrota

# Lo que hace una jugada: la razón de una pista.
effect-plan = { $cart } ha de { $n ->
    [0] salir vacía por { $exit }
   *[other] llevar a casa { $jewels }{ $points ->
        [0] {""}
        [one] {" "}(1 punto)
       *[other] {" "}({ $points } puntos)
    }{ $over ->
        [0] {""}
       *[other] {" "}pasando por { $squares }
    } y salir por { $exit }
}{ $own }{ $missions }; { $lay ->
    [0] con esta loseta el camino está completo
    [one] después falta una loseta
   *[other] después faltan { $lay } losetas
}{ $news }
effect-no-jewel-yet = prepara un viaje posterior de { $cart } desde { $start }; en ese camino aún no hay ninguna joya para ella
effect-leads = { $later ->
    [0] acerca { $cart } a { $at } ({ $jewels })
   *[other] es para el viaje siguiente de { $cart }, hacia { $at } ({ $jewels })
}; { $lay ->
    [0] con esta loseta la vía llega hasta allí
    [one] después falta una loseta hasta allí
   *[other] después faltan { $lay } losetas hasta allí
}
effect-lengthens = prolonga por { $square } la vía { $later ->
    [0] de { $cart }
   *[other] para el viaje siguiente de { $cart }
}
effect-lest = tal como está, { $cart } { $end ->
    [derails] descarrila este turno
    [falls] cae al abismo este turno
   *[collapses] se para en { $square }, que el abismo puede tragarse después
}{ $n ->
    [0] {""}
   *[other] { $end ->
        [derails] {" "}y pierde { $jewels }
        [falls] {" "}con { $jewels }
       *[collapses] , con { $jewels }
    }
}; { $then }
effect-new = ; { $n ->
    [one] las joyas de { $squares } son nuevas
   *[other] las joyas de { $squares } son nuevas
}
effect-keeps = de su carga { $drops ->
    [one] cae un punto
   *[other] caen { $drops } puntos
} y { $keeps ->
    [one] queda un punto
   *[other] quedan { $keeps } puntos
}
effect-opens = por ella también { $cart } puede llegar el próximo turno a { $squares }
effect-reaches = { $drive }{ $more ->
    [0] {""}
   *[other] { $turn ->
        [faster] , en cuanto la aceleres a { $speed }
       *[slower] , en cuanto la frenes a { $speed }
    }
}{ $hangs ->
    [track] , en cuanto esté su vía
    [others] , si ya no hay otra vagoneta delante
   *[nothing] {""}
}{ $home ->
    [0] {""}
   *[1] ; { $bound }
}{ $otherwise }
effect-bound = luego sale por { $exit }{ $adds ->
    [0] {""}
   *[other] {" "}con { $jewels }
}{ $points ->
    [0] {""}
    [one] {" "}(1 punto)
   *[other] {" "}({ $points } puntos)
}
effect-at-speed = ; a velocidad { $n } { $end ->
    [derails] descarrila
    [falls] cae al abismo
    [short] aún no sale
   *[fewer] { $jewels ->
        [0] no recoge ninguna
        [one] recoge solo una
       *[other] recoge solo { $jewels }
    }
}
effect-loads = { $cart } recoge { $jewels } y se para en { $square }
effect-nears = { $cart } se para en { $square }, a { $n ->
    [one] una casilla
   *[other] { $n } casillas
} de { $at } ({ $jewels })
effect-stops = { $cart } se para en { $square }
effect-nears-exit = { $cart } se para en { $square }, a { $n ->
    [one] una casilla
   *[other] { $n } casillas
} de la salida { $exit }
effect-drives = { $left ->
    [0] no quedan acciones: { JOIN($drives, by: "; ") }
   *[other] { JOIN($drives, by: "; ") }
}{ $left ->
    [0] {""}
    [one] ; a ninguna vagoneta le sirve la acción que queda
   *[other] ; a ninguna vagoneta le sirven las { $left } acciones que quedan
}
effect-forks = { $cart } llega al cruce de { $square }, donde eliges su camino
effect-leads-on = { $drive }; { $then }
effect-then = después le { $n ->
    [one] queda una casilla
   *[other] quedan { $n } casillas
} hasta { $exit }{ $adds ->
    [0] {""}
   *[other] {" "}para llevar a casa { $jewels }
}{ $points ->
    [0] {""}
    [one] {" "}(1 punto)
   *[other] {" "}({ $points } puntos)
}{ $lay ->
    [0] {""}
    [one] ; falta una loseta
   *[other] ; faltan { $lay } losetas
}
effect-any-side = las máquinas sortean su lado: aún no hay joyas en el tablero
effect-blind = nadie puede saberlo: los montones están boca abajo y valen lo mismo
effect-piles = { $differ ->
    [0] los dos montones valen { $most ->
        [one] un punto
       *[other] { $most } puntos
    }: caiga el que caiga, no pierdes más
    [one] los montones valen { $least } y { $most } puntos: caiga el que caiga, solo va de un punto
   *[other] los montones valen { $least } y { $most } puntos: caiga el que caiga, solo va de { $differ } puntos
}
effect-mission = vale { $n } puntos, y lo que no se reclama ahora se pierde
effect-hastens = { $n ->
    [0] nadie va por delante de ti
    [one] llevas un punto de ventaja
   *[other] llevas { $n } puntos de ventaja
}, y cada ficha acerca el final
effect-delays = vas { $n ->
    [one] un punto
   *[other] { $n } puntos
} por detrás, y sin ficha queda más tiempo
effect-swallows = el abismo se traga { $cart }{ $n ->
    [0] {""}
   *[other] {" "}con { $jewels }
}
effect-buries = { $n ->
    [one] la joya de ahí se pierde para todos
   *[other] { $n } joyas de ahí se pierden para todos
} ({ $jewels })
effect-bars = corta el mejor camino a casa de { $cart }, con salida por { $exit }
effect-spares = no toca a { $cart }, cuyo camino pasa por { $squares }
effect-on-no-way = { $level ->
    [1] ninguna vagoneta tiene su camino por estas casillas: una vale tanto como otra
   *[0] ninguna vagoneta tiene su camino por ahí, y no hay joyas
}
effect-best-grade = hay dos de cada clase en casa: no se puede llegar más alto
effect-all-done = { $n ->
    [0] todas las acciones están hechas: ahora avanzan tus vagonetas que están en las vías
    [one] queda una acción, y el plan de ninguna vagoneta la necesita para llegar a joyas o a casa
   *[other] quedan { $n } acciones, y el plan de ninguna vagoneta las necesita para llegar a joyas o a casa
}
effect-none-drive = todas las acciones están hechas, y no tienes en el tablero ninguna vagoneta que avance
effect-faces = así a { $cart } le { $n ->
    [one] queda una casilla
   *[other] quedan { $n } casillas
} para salir por { $exit }{ $lay ->
    [0] {""}
    [one] , donde falta una loseta
   *[other] , donde faltan { $lay } losetas
}{ $jewels ->
    [0] {""}
    [one] , y puede llevar a casa una joya
   *[other] , y puede llevar a casa { $jewels } joyas
}{ $points ->
    [0] {""}
    [one] {" "}(1 punto)
   *[other] {" "}({ $points } puntos)
}
effect-takes = { $cart } recoge { $jewels } en este trayecto{ $rivals ->
    [0] {""}
    [one] , antes de que pueda { $others }
   *[other] , antes de que puedan { $others }
}{ $missions }
effect-home = { $cart } llega a casa por { $exit }{ $n ->
    [0] , vacía{ $supply ->
        [0] {""}
       *[other] : en la reserva vale { $supply } puntos al final
    }
   *[other] {" "}con { $jewels }
}{ $points ->
    [0] {""}
    [one] {" "}(1 punto)
   *[other] {" "}({ $points } puntos)
}{ $rubies }{ $own }{ $missions }
effect-most-rubies = , más { $n } puntos por tener más rubíes
effect-meets = , y puedes reclamar { $many ->
    [one] { $missions } ({ $n } puntos)
   *[other] una de { $missions } ({ $n } puntos)
}
effect-belongs = ; ahí { $n ->
    [one] corresponde
   *[other] corresponden
} { $jewels }
effect-worth = en casa vale { $n ->
    [one] un punto
   *[other] { $n } puntos
}{ $besides ->
    [0] {""}
   *[other] {" "}({ $beside })
}{ $more ->
    [0] {""}
   *[other] , y aquí puedes recoger otra joya
}{ $wanted }
effect-beside = { $jewel }: { $n }
effect-wanted = { $need ->
    [1] , como pide { $mission }
   *[other] ; es la joya { $n } de { $need } en una vagoneta para { $mission }
}
effect-wanted-first = , y aún no tienes ninguna para { $mission }
effect-ruby = en casa vale un punto{ $besides ->
    [0] {""}
   *[other] {" "}({ $beside })
}{ $anyone ->
    [0] , y es el primero para tener más rubíes ({ $points } puntos)
   *[other] ; para tener más rubíes ({ $points } puntos) tienes { $own }, { $others ->
        [one] tu rival { $other }
       *[other] el mejor rival { $other }
    }
}{ $wanted }
effect-of-kind = de su clase { $n ->
    [0] no hay ninguna
    [one] hay una
   *[other] hay { $n }
} en casa hasta ahora
effect-falls = { $cart } cae al abismo{ $n ->
    [0] {""}
   *[other] {" "}con { $jewels }
}
effect-derails = { $cart } descarrila{ $n ->
    [0] {""}
   *[other] {" "}y pierde { $jewels }
}
effect-rams = { $cart } embiste a { $other }{ $what }{ $missions }
effect-keeps-load = { $cart } embiste a { $other } y conserva su propia carga: { $jewels }
effect-ram-harmless = {" "}y solo se da la vuelta
effect-ram-empty = , que está vacía y descarrila
effect-ram-drops = { $n ->
    [one] , que deja caer { $jewels }
   *[other] , que deja caer la mitad de { $jewels }
}
effect-empty-too = { $cart } está vacía y también descarrila
effect-may-be-rammed = tal como están las vías, { $n ->
    [one] { $others } puede
   *[other] { $others } pueden
} embestir a { $cart } en { $square } el próximo turno
effect-may-collapse = { $cards ->
    [0] el abismo puede tragarse { $square } a continuación, con { $cart }
   *[other] una de las { $cards } cartas que quedan se traga { $square }, con { $cart }
}

# Titulares de unos turnos y de una partida, y premios.
fate-ram = 💥 embistes a { $who }
fate-rammed = 💥 { $who } te embiste
fate-home = ⛰️ tu vagoneta trae a casa { $jewels }
fate-abyss = 🕳️ el abismo se queda tu vagoneta
fate-abyss-loaded = 🕳️ el abismo se queda tu vagoneta con { $jewels }
fate-derailed = 💢 tu vagoneta descarrila
fate-derailed-loaded = 💢 tu vagoneta descarrila con { $jewels }
news-chasm = 🕳️ Se abre el abismo
news-haul = 💎 { $who } saca { $n } joyas a la luz
news-mission = 🎯 { $who }: { $mission }
news-abyss = 🕳️ El abismo se queda una vagoneta de { $who }
news-derailed = 💢 Fin de trayecto para { $who }
news-crash = 💥 { $who } embiste a { $whose }
news-crash-own = 💥 { $who } embiste su propia vagoneta
news-head-on = 💥 De frente: { $who } y { $whose }
news-crashes = 💥 { $n } choques seguidos
news-carts = 🛒 { $n ->
    [one] Una vagoneta está en camino
   *[other] { $n } vagonetas están en camino
  }
news-tracks = 🛤️ { $n ->
    [one] Una vía nueva
   *[other] { $n } vías nuevas
  }
news-won-by-gems = ⚖️ Empate a puntos: { $who } tiene más joyas preciosas
news-won-by-rocks = ⚖️ Empate en todo: { $who } tiene menos rocas
news-decided-missions = 🎯 Decidieron las misiones: { $who }
news-decided-majority = 🔺 Decidieron los rubíes: { $who }
award-haul = 💎 Mayor carga: { $who }, { $n } joyas en una vagoneta
    .name = 💎 Mayor carga
award-rammer = 💥 Ariete: { $who }, { $n } choques
    .name = 💥 Ariete
award-rocks = 🪨 Coleccionista de rocas: { $who }, { $n } rocas
    .name = 🪨 Coleccionista de rocas
award-bumpy = 🎢 Viaje más movido: { $who }, { $n } descarrilamientos
    .name = 🎢 Viaje más movido

# La lección: dos líneas en un móvil por paso.
learn-first = Tu primer trayecto: vías, velocidad, un choque y oro a casa
learn-first-side = Los goblins ponen vías, pasan sobre joyas y las suben. Los tuyos vienen del norte.
learn-first-side-instead = ¡Otro día! El oro de esta lección está al norte.
learn-first-in = Cuatro acciones por turno. Hay oro en D2; el camino empieza en C1: una recta.
learn-first-way-instead = Buena vía, pero no en este camino: si falta un tramo, la vagoneta descarrila.
learn-first-bend = La vagoneta viene del norte y debe ir al este: una curva en C2.
learn-first-deposit = Y ahora recto, sobre el oro: D2.
learn-first-cart = Tres losetas, y una vagoneta nueva recorre justo 3. ¡Pon ⚪ en su vía de salida C0!
learn-first-cart-instead = Primero una vagoneta, ⚪ en C0: se mueve ya en este turno.
learn-first-drive = Tus vagonetas recorren justo su velocidad. ¡Suelta los frenos!
learn-first-drive-instead = Manos quietas: la vía está lista. ¡Mueve!
learn-first-gold = Pasar da 1 joya; parar, 2. El oro vale 3, y dos en casa en una vagoneta son una misión.
learn-first-gold-instead = Una esmeralda vale 2. La misión pide dos de oro en una vagoneta.
learn-first-more = Otro de oro. En una vagoneta caben 5.
learn-first-on = ¡Mira quién viene de frente, en F2! Tú también vas al este. Otra recta: E2.
learn-first-on-instead = Buena vía, pero tu vagoneta va al este: sin E2 descarrila y adiós al oro.
learn-first-ram = A dos pasos está 🟡, llena de joyas. Con oro a bordo no descarrilas. ¡Mueve!
learn-first-pick = ¡Pum! Suelta la mitad. Su dueño hizo dos montones ocultos: ¿cuál cae? ¡Elige a ciegas!
learn-first-faster = Ambas han girado y miras a casa: cuatro casillas, velocidad 3. ¡Una más rápida!
learn-first-faster-instead = Con velocidad 3 le falta una casilla. Antes el dado: ⏫ acelera ⚪ en uno.
learn-first-home = ¡Mueve! Por cualquier vía de salida, tuya o rival, llega a casa, aunque sobren pasos.
learn-first-claim = Dos de oro en casa con una vagoneta: misión, 4 puntos al primero. ¡Ahora!
learn-first-claim-instead = Lo que dejas se pierde, y 4 puntos son mucho oro. ¡Reclámala!
learn-first-end = Luego las minas se hunden: ¡llega antes a casa! Ojo: al chocar, la vacía descarrila.

learn-bumpers = Segunda lección: parachoques, y choques que solo giran
learn-bumpers-cart = Con parachoques, chocar sale gratis: nada cae y nada descarrila. ¡⚪ a J2!
learn-bumpers-cart-instead = Primero una vagoneta, ⚪ en J2: la vía a las joyas de H2 está lista.
learn-bumpers-ram = Algo rojo viene de frente, en G2, y no hay vía para esquivarlo. ¡A toda marcha!
learn-bumpers-ram-instead = La vía está lista, y la roja en medio. Por una vez es bueno: ¡mueve!
learn-bumpers-take = Un choque también acaba el trayecto: paras en H2 y recoges 2. ¿Cuál primero?
learn-bumpers-home = ¡Y ambas han girado! Dos casillas hasta J2. El mejor parachoques es un rival. ¡A casa!
learn-bumpers-home-instead = Tu vagoneta ya mira a casa. ¡Mueve!
learn-bumpers-end = Los parachoques se eligen en cada mesa. Un consejo: deja que un rival te dé la vuelta.

# La partida del día: cómo fue, en una línea.

daily-result = { $grade } · { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

# Lo que se puede decir en la mesa: nada que delate una carta.
talk-who = ¿Quién ha puesto eso?
talk-brakes = Mis frenos van bien. Creo.
talk-mine = ¡Esas joyas son mías!
talk-sorry = Uy, ¿era tu vagoneta?
talk-shaking = ¿Tiembla el suelo?
talk-well-played = ¡Bien jugado!
talk-fate-ram-sunny = ¡Como en los autos de choque!
talk-fate-ram-gruff = Yo iba por la vía correcta.
talk-fate-ram-dry = Los frenos eran opcionales.
talk-fate-rammed-sunny = ¡Anda, hola!
talk-fate-rammed-gruff = Mira por dónde ruedas.
talk-fate-rammed-dry = Se lo contaré a mi seguro.
talk-fate-home-sunny = ¡La luz del sol! ¡Y cómo brilla!
talk-fate-home-gruff = Arriba por fin. Mi espalda.
talk-fate-home-dry = Entregado. Firma aquí, por favor.
talk-fate-abyss-sunny = ¡Yuju! ¿Habéis oído el eco?
talk-fate-abyss-gruff = Era una vagoneta vieja.
talk-fate-abyss-dry = Sigue cayendo, que yo sepa.
talk-fate-abyss-loaded-sunny = ¡Un regalo para los de abajo!
talk-fate-abyss-loaded-gruff = Acababa de pulirlas.
talk-fate-abyss-loaded-dry = Una inversión muy profunda.

# The game and its options.
title = Alles an Bord?!
tagline = Carga tu barco a toda prisa, hazte a la mar y descubre qué olvidaste.
option-loading = Carga
option-loading-race = Carrera: a la vez, y quien llega antes se lo lleva
option-loading-calm = Tranquila: por turnos, una ficha cada vez, para jugar varios días
option-competition = Competición
option-competition-off = No
option-competition-on = Sí: fichas con estrella de mar bloqueadas; monos y parejas son comodines (3 o 4 personas)
option-handicap = Mono en cubierta
option-handicap-none = Nadie
option-handicap-1 = Asiento 1
option-handicap-2 = Asiento 2
option-handicap-3 = Asiento 3
option-handicap-4 = Asiento 4
option-handicap-12 = Asientos 1 y 2
option-handicap-13 = Asientos 1 y 3
option-handicap-14 = Asientos 1 y 4
option-handicap-23 = Asientos 2 y 3
option-handicap-24 = Asientos 2 y 4
option-handicap-34 = Asientos 3 y 4
option-handicap-123 = Asientos 1, 2 y 3
option-handicap-124 = Asientos 1, 2 y 4
option-handicap-134 = Asientos 1, 3 y 4
option-handicap-234 = Asientos 2, 3 y 4
option-voyage_mix = Las 13 cartas
option-voyage_mix-counted = Contadas: tantas como elijas abajo, el resto descubrimientos
option-voyage_mix-random = Al azar: 13 cualesquiera, con las cuatro clases
option-pirate_cards = Piratas
option-pirate_cards-1 = 1 carta
option-pirate_cards-2 = 2 cartas
option-pirate_cards-3 = 3 cartas
option-pirate_cards-4 = 4 cartas
option-pirate_cards-5 = 5 cartas
option-pirate_cards-6 = 6 cartas
option-trade_cards = Comercio
option-trade_cards-1 = 1 carta
option-trade_cards-2 = 2 cartas
option-trade_cards-3 = 3 cartas
option-trade_cards-4 = 4 cartas
option-contract_cards = Encargos
option-contract_cards-1 = 1 carta
option-contract_cards-2 = 2 cartas
option-contract_cards-3 = 3 cartas
option-contract_cards-4 = 4 cartas
option-contract_cards-5 = 5 cartas
option-contract_cards-6 = 6 cartas
option-starfish_per_kind = Estrellas de mar
option-starfish_per_kind-4 = En 4 por tipo: de las nueve fichas de cada tipo, cuatro llevan una estrella
option-starfish_per_kind-3 = En 3 por tipo: de las nueve fichas de cada tipo, tres llevan una estrella

# Slash commands: at most 100 characters each.
command-allesanbord = Alles an Bord?! Carga tu barco y hazte a la mar.
command-allesanbord-ready = Di que ya puedes empezar a cargar
command-allesanbord-load = Carga una ficha del montón
command-allesanbord-load-tile = Qué ficha: una visible por su tipo, o una oculta
command-allesanbord-load-place = En cubierta, a la vista, o en la bodega
command-allesanbord-take = Coge una ficha con la mano, para mirarla o para que nadie se la lleve
command-allesanbord-take-tile = Qué ficha: una visible por su tipo, o una oculta
command-allesanbord-stow = Pon en tu barco la ficha que tienes en la mano
command-allesanbord-stow-place = En cubierta, a la vista, o en la bodega
command-allesanbord-putback = Devuelve al montón la ficha que tienes en la mano
command-allesanbord-flip = Da la vuelta a una ficha oculta del montón
command-allesanbord-good = Toma una de tus dos mercancías iniciales
command-allesanbord-good-colour = De qué color
command-allesanbord-fulfil = Cumple la carta: entrega lo que pide
command-allesanbord-fulfil-payment = Qué entregas; déjalo en blanco si solo hay una manera
command-allesanbord-pass = Deja pasar la carta
command-allesanbord-meet = Anuncia que plantas cara a los piratas
command-allesanbord-flee = Anuncia que huyes de los piratas
command-allesanbord-penalty = Paga a los piratas 2 monedas y una mercancía
command-allesanbord-penalty-good = Qué mercancía, si llevas alguna
command-allesanbord-choose = Elige las mercancías de tu recompensa
command-allesanbord-choose-goods = Qué mercancías
command-allesanbord-throw = Tira algo por la borda
command-allesanbord-throw-thing = Qué va por la borda
command-allesanbord-chests = Pon tus cofres nuevos
command-allesanbord-chests-deck = Cuántos van en cubierta; los demás, a la bodega

# Menus: at most 80 characters each.
ask-ready = La carrera dura de 1 a 3 minutos. ¿Empezamos?
ask-ready-calm = ¿Empezamos?
ask-loading = ¡Carga tu barco! ¿Qué haces?
ask-decide = { $lacks ->
    [0] ¿Cumples la carta?
   *[other] Para esta carta te falta: { $lacking }.
  }
ask-announce = ¡Piratas! ¿Plantas cara o huyes?
ask-face = { $lacks ->
    [0] Plantas cara a los piratas. ¿Y ahora?
   *[other] Para los piratas te falta: { $lacking }.
  }
ask-reward = Un color se ha agotado. ¿Qué tomas a cambio?
ask-stow = ¡Más mercancías que sitio! ¿Qué va por la borda?
ask-chests = { $many ->
    [one] ¿Dónde va tu cofre nuevo?
   *[other] ¿Dónde van tus { $many } cofres nuevos?
  }
ask-tile = ¿Qué ficha?
ask-place = ¿Dónde la pones?
ask-good = ¿Qué mercancía?
ask-penalty = ¿Qué mercancía se llevan los piratas, además de 2 monedas?
ask-throw = ¿Qué va por la borda? ☀️ de cubierta, 🌙 de la bodega.
ask-payment = ¿Qué entregas por { $piece }?
ask-payment-again = Y otra vez: ¿qué entregas por { $piece }?
ask-free = Tu recompensa: ¿qué { $many ->
    [one] mercancía
   *[other] { $many } mercancías
  } tomas?
ask-instead = Se ha agotado un color: ¿qué { $many ->
    [one] mercancía
   *[other] { $many } mercancías
  } tomas a cambio?
verb-ready = ¡Todo a bordo!
verb-flip = Dar la vuelta a una
verb-take = Coger con la mano
verb-put_back = Devolverla
verb-stow = Ponerla
verb-load = Cargar una ficha
verb-take_good = Tomar una mercancía
verb-fulfil = Cumplirla
verb-pass = Dejarla pasar
verb-meet = Plantar cara
verb-flee = Huir
verb-penalty = Pagar la multa
verb-choose = Elegir
verb-throw = Tirar algo por la borda
verb-place_chests = Poner cofres
place-deck = En cubierta
place-below = En la bodega
at-deck = { $tile } en cubierta
at-below = { $tile } en la bodega
joker-parrot = El loro, como comodín
joker-monkey = { $monkey }, como comodín
joker-pair = { $tiles } como comodín, { $places }
pair-deck-deck = las dos en cubierta
pair-deck-below = una en cubierta, una en la bodega
pair-below-below = las dos en la bodega
chests-choice = { $deck } en cubierta, { $below } en la bodega
button-deck = { $tile } ☀️
button-below = { $tile } 🌙
button-goods = { $icons } { JOIN($letters, by: "") }
button-joker = comodín
button-pair = ×2 { $places } comodín
button-chests = ☀️{ $deck } 🌙{ $below }

# The loading panel.
panel-race = **¡Carga tu barco!** Las cartas piden ➜ pagan:
panel-calm = **Te toca cargar**: una ficha, por favor.
panel-calm-wait = Le toca cargar a { $who }.
panel-hand = **En tu mano:** { $tile }. ¿A bordo o de vuelta al montón?
panel-full = ⚓ **Tu barco está lleno.** Los demás siguen cargando.
panel-asked = Las cartas piden ➜ pagan:
panel-cast-off = 📣 Ya no hay cartas a la vista. ¿Te acuerdas?
panel-hint = El verde dice adónde van: en cubierta las ven todos. Púlsalo para cambiar.
panel-heap = { $many }
panel-heap-words = { $tile }, { $many }
panel-deck = A cubierta ⇄
panel-deck-words = Fichas a cubierta, { $free } libres: cambiar
panel-below = A la bodega ⇄
panel-below-words = Fichas a la bodega, { $free } libres: cambiar
panel-stow-deck = A cubierta
panel-stow-below = A la bodega
panel-flip = Girar
panel-flip-words = Dar la vuelta a una de { $many }
panel-peek = Mirar
panel-peek-words = Mirar una
panel-unseen = Oculta
panel-unseen-words = Cargar una a ciegas
panel-own-deck = Cubierta { $many }/{ $slots }{ $many ->
    [0] {""}
   *[other] : { $tiles }
}
panel-own-below = Bodega { $many }/{ $slots }{ $many ->
    [0] {""}
   *[other] : { $tiles }
}
panel-own-goods = Mercancías { $many }/{ $slots }{ $many ->
    [0] {""}
   *[other] : { $goods }
}
panel-other = { $who } { $many }/{ $slots }

# Explicaciones: cada una se da una sola vez, a quien se encuentra la pregunta por primera vez.
lesson-ready = Cargad lo que piden 13 cartas. Quien llena antes su barco se lleva las cartas.
lesson-loading = 💣 5: hay cinco. 🔷 azul ⚪ blanco 🟧 naranja 💜 violeta 🔘 a elegir
lesson-decide = Entrega lo de arriba y recibes lo de abajo. Todos decidís en secreto.
lesson-announce = Los piratas suelen querer 💣 ⚔️ 🧑 y pagan bien. Sin eso pierdes 🪙🪙 y una mercancía. Huir es gratis.
lesson-face = Entrega lo que quieren y cobras. Si no, la multa son 2 monedas y una mercancía, si las tienes.
lesson-stow = Cada mercancía pide un hueco libre, uno de los 2 sitios o un almacén (caben 2). El resto, por la borda.
lesson-chests = 10 monedas se vuelven un cofre. Los piratas no lo tocan, pero ocupa su hueco todo el segundo viaje.
lesson-payment = Lo que entregas vuelve al montón. Los demás ven lo que queda en cubierta.
lesson-free = Los encargos quieren sus colores. Toda mercancía se vende por 1 moneda al final del viaje.

# Refusals.
competition-seats = La competición es para { $few } personas o más.
no-such-seat = En el asiento { $last } no puede haber un mono: en esta mesa { $seats ->
    [one] solo hay una persona
   *[other] solo hay { $seats }
  }.
mix-impossible = Piratas, comercio y encargos suman { $others } cartas; deben ser de { $few } a { $many }, para que los descubrimientos completen 13 en ambos viajes.
ship-full = Tu barco está lleno; espera a que el resto cargue el suyo.
answered-already = Ya has decidido sobre esta carta, y así se queda.
calm-turn = Le toca cargar a { $who }; mientras tanto puedes tomar mercancías.
calm-in-one-go = En la carga tranquila todo está a la vista, y cargas una ficha de una vez.
tile-gone = Demasiado tarde: no queda a la vista ninguna ficha de { $tile }. ¡Pulsa otra vez!
none-unseen = Demasiado tarde: no quedan fichas ocultas.
tile-locked = Demasiado tarde: a la vista solo quedan fichas de { $tile } bloqueadas por una estrella de mar.
hand-full = Solo una mano: antes pon o devuelve lo que llevas en ella ({ $tile }).
hand-empty = No tienes ninguna ficha en la mano.
no-slot = Todos tus huecos para fichas están ocupados.
deck-full = La cubierta está llena; quizá haya sitio en la bodega.
below-full = La bodega está llena; quizá haya sitio en cubierta.
goods-taken = Ya has tomado tus dos mercancías.
good-gone = No queda en la reserva ninguna mercancía de color { $good }.
now-ready = Las cartas siguen boca abajo: primero toda la mesa tiene que decir que empieza.
now-loading = Ahora se está cargando; eso viene después.
now-decide = Hay una carta a la vista: cúmplela o déjala pasar.
now-announce = Piratas a la vista: primero anuncia si plantas cara o huyes.
now-face = Estás ante los piratas: entrega lo que piden o paga la multa.
now-reward = Primero di qué mercancías tomas a cambio.
now-stow = Llevas más mercancías que sitio: primero tira algo por la borda.
now-chests = El viaje ha terminado: pon tus cofres.
now-end = Esta partida ha terminado.
cannot-pay = No tienes lo que pide la carta: { $need }.
payment-unfit = Eso no es exactamente lo que pide la carta: { $need }.
payment-which = Hay más de una manera de pagar: elige una de la lista.
penalty-good = Di cuál de tus mercancías se llevan los piratas.
good-not-aboard = No llevas ninguna mercancía de color { $good }.
choice-unfit = Elige exactamente { $many ->
    [one] una mercancía
   *[other] { $many } mercancías
  } de las que quedan en la reserva.
colours-first = Has cumplido la carta; elige ahora las mercancías de tu recompensa.
not-aboard = Eso no está a bordo de tu barco.
goods-would-fall = Entonces tus mercancías no tendrían sitio; antes tira una por la borda.
chests-places = En cubierta caben de { $few } a { $many } de los cofres nuevos.

# Loading.
is-ready = 🖐️ { $who }: ¡por mí, empezamos!
    .aside = { "" }
cards-up = ⚓ **¡Todo a bordo!** Las trece cartas están a la vista. ¡Cargad vuestros barcos!
    .aside = { "" }
cards-up-calm = ⚓ **¡Todo a bordo!** Las trece cartas están a la vista. Empieza a cargar { $who }.
    .aside = { "" }
flipped = Ahora boca arriba: { $tile }.
    .aside = { "" }
flipped-locked = Ahora boca arriba: { $tile }, con una estrella de mar que la bloquea.
    .aside = { "" }
taken = En tu mano: { $tile }.
    .aside = { "" }
locked = Tiene una estrella de mar y vuelve al montón, boca arriba: { $tile }.
    .aside = { "" }
was-put-back = De vuelta al montón, boca arriba: { $tile }.
    .aside = { "" }
loaded-deck = Ahora en cubierta: { $tile }.
    .aside = { "" }
loaded-below = Ahora en la bodega: { $tile }.
    .aside = { "" }
loads-deck = { $who } carga en cubierta: { $tile }.
    .brief = ☀️{ $tile }
    .briefs = ☀️{ $times } { JOIN($tile, by: "") }
    .counted = { $times ->
        [one] carga una ficha en cubierta
       *[other] carga { $times } fichas en cubierta
      }
loads-below = 🌙 { $who } carga algo en la bodega.
    .brief = 🌙
    .briefs = 🌙{ $times }
    .counted = { $times ->
        [one] carga una ficha en la bodega
       *[other] carga { $times } fichas en la bodega
      }
good-taken = Tomas una mercancía: { $good }.
    .aside = { "" }
takes-good = 🎁 { $who } toma una mercancía.
    .brief = 🎁
    .briefs = 🎁{ $times }
    .counted = { $times ->
        [one] toma una mercancía
       *[other] toma { $times } mercancías
      }
cast-off = 📣 **¡Soltad amarras!** { $who } tiene el barco lleno y se lleva las cartas.
    .aside = 📣 { $who } tiene el barco lleno: ya no hay cartas
ship-is-full = ⚓ { $who } también tiene el barco lleno.
    .aside = ⚓ { $who } también tiene el barco lleno

# The voyage.
voyage-begins = ⛵ **Viaje { $round }.** { $who } baraja las cartas, y zarpáis.
    .headline = ⛵ Viaje { $round }
contracts-later = 📜 Los encargos van debajo del mazo, sin mirarlos, hasta que no quede otra cosa.
    .aside = { "" }
pirates-ahead = 🏴‍☠️ **¡Piratas a la vista!** ¿Les plantáis cara o huis?
    .aside = { "" }
    .caption = 🏴‍☠️ ¡Piratas a la vista! ¿Quién planta cara y quién huye?
card-turned = **{ $card }**
    .aside = { "" }
card = { $icon } { $category }: { $need } ➜ { $reward }
pictured = { $icon } { $what }
    .brief = { $icon }
tile-deck = { $icon } { $tile } en cubierta
tile-below = { $icon } { $tile } en la bodega
all-flee = 💨 Todos huyen.
    .aside = { "" }
    .caption = 💨 Todos huyen
all-meet = ⚔️ ¡Todos les plantan cara!
    .aside = { "" }
    .caption = ⚔️ Todos les plantan cara
some-meet = ⚔️ { $meeting } { $few ->
    [one] planta
   *[other] plantan
  } cara; 💨 { $fleeing } { $fewer ->
    [one] huye
   *[other] huyen
  }.
    .aside = { "" }
    .caption = ⚔️ { $few ->
        [one] Planta cara
       *[other] Plantan cara
      }: { $meeting } · 💨 { $fewer ->
        [one] Huye
       *[other] Huyen
      }: { $fleeing }
fulfilled = ✅ { $who } entrega { $gave } y recibe { $got }.
    .brief = ✅{ $got }
    .caption = ✅ { $who } entrega { $gave }, recibe { $got }
    .outcome = entrega { $gave }, recibe { $got }
nothing = nada
    .brief = nada
passed = 💤 { $who } { $many ->
    [one] deja
   *[other] dejan
  } pasar la carta.
    .aside = { "" }
all-passed = 💤 Todos dejan pasar la carta.
    .aside = { "" }
penalised = ☠️ Los piratas quitan a { $who } { $things }.
    .brief = ☠️−{ $things }
    .caption = ☠️ Los piratas quitan a { $who } { $things }
    .outcome = pierde { $things } ante los piratas
penalised-nothing = ☠️ Los piratas no encuentran nada que quitarle a { $who }.
    .aside = { "" }
    .caption = ☠️ Los piratas no encuentran nada que quitarle a { $who }
pirates-gone = 🏴‍☠️ Los piratas se han ido.{ $away ->
    [0] {""}
    [one] {" "}💨 { $fled } ha huido.
   *[other] {" "}💨 { $fled } han huido.
  }
    .aside = { "" }
    .caption = { $holds ->
        [0] {""}
        [one] ⚔️ Resiste: { $held }
       *[other] ⚔️ Resisten: { $held }
      }{ $losses ->
        [0] {""}
       *[other] { $holds ->
            [0] {""}
           *[other] {" · "}
          }☠️ { $losses ->
            [one] Pierde
           *[other] Pierden
          }: { $robbed }
      }{ $away ->
        [0] {""}
       *[other] { $others ->
            [0] {""}
           *[other] {" · "}
          }💨 { $away ->
            [one] Huye
           *[other] Huyen
          }: { $fled }
      }
instead = 🎨 Falta en la reserva: { $lacking }. { $who } toma a cambio { $got }.
    .brief = 🎨{ $got }
    .caption = 🎨 { $who } toma a cambio { $got }
    .outcome = toma a cambio { $got }
ran-out = 📭 La reserva está vacía: { $who } se queda sin { $lacking }.
    .brief = 📭{ $lacking }
    .outcome = se queda sin { $lacking }
thrown = 🌊 { $who } tira por la borda { $thing }.
    .brief = 🌊{ $thing }
    .briefs = 🌊{ $times } { JOIN($thing, by: "") }
    .caption = 🌊 { $who } tira por la borda { $thing }
    .counted = { $times ->
        [one] tira por la borda { $thing }
       *[other] tira { $times } cosas por la borda
      }
sealed-fulfil = ✅ Entregas { $things }. Nadie lo sabrá hasta que decida toda la mesa.
    .aside = { "" }
sealed-deal = ✅ Cumples la carta. Nadie lo sabrá hasta que decida toda la mesa.
    .aside = { "" }
sealed-choose = 🎨 Tu recompensa: { $things }.
    .aside = { "" }
sealed-pass = 💤 Dejas pasar la carta. Nadie lo sabrá hasta que decida toda la mesa.
    .aside = { "" }
sealed-meet = ⚔️ Plantas cara a los piratas. Nadie lo sabrá hasta que decida toda la mesa.
    .aside = { "" }
sealed-flee = 💨 Huyes. Nadie lo sabrá hasta que decida toda la mesa.
    .aside = { "" }
sealed-penalty = ☠️ Pagas a los piratas. Nadie lo sabrá hasta que decida toda la mesa.
    .aside = { "" }

# Between the voyages, and the end.
sold = 🏁 **El viaje { $round } ha terminado.** Las fichas vuelven al montón y se venden las mercancías: { JOIN($totals, by: "; ") }.
    .headline = 🏁 Viaje { $round }: { JOIN($totals, by: ", ") }
    .caption = 🏁 El viaje { $round } ha terminado: se venden las mercancías
sold-line = { $who } { $sold ->
    [0] no vende nada
    [one] vende 1 mercancía
   *[other] vende { $sold } mercancías
  } y tiene { $total ->
    [one] 1 moneda
   *[other] { $total } monedas
  }
    .brief = { $who } 🪙{ $total }
chests-placed = 💰 { $who } pone cofres: { $deck } en cubierta, { $below } en la bodega.
    .aside = 💰 { $who } { $deck ->
        [0] {""}
       *[other] ☀️{ $deck }
    }{ $below ->
        [0] {""}
       *[other] 🌙{ $below }
    }
    .outcome = 💰 { $who } pone cofres: { $deck } en cubierta, { $below } en la bodega
parrots = 🦜 { $who } { $many ->
    [one] es quien menos tiene y recibe un loro.
   *[other] son quienes menos tienen y reciben un loro por cabeza.
  }
    .aside = 🦜 para { $who }
voyage-ahead = 🗂️ Viaje { $round }: trece cartas nuevas esperan boca abajo. ¿Empezamos?
    .aside = 🗂️ Viaje { $round }: 13 cartas nuevas
final-totals = 🏁 Los dos viajes han terminado.
    .aside = { "" }
final-total = { $who }: { $total ->
    [one] 1 moneda
   *[other] { $total } monedas
  }
    .aside = { "" }
win = { $winners ->
    [0] No gana nadie.
    [one] { $who } gana con { $total ->
        [one] 1 moneda
       *[other] { $total } monedas
      }.
   *[other] { $who } comparten la victoria con { $total ->
        [one] 1 moneda
       *[other] { $total } monedas
      } por cabeza.
  }
richest = Más que nadie en monedas y cofres.
    .pictured = { "" }
equally-rich = Empate en monedas y cofres.

# The table in lines.
summary-ready = Viaje { $round } de { $rounds }, por decir que empieza: { $who }
summary-loading = Viaje { $round } de { $rounds }: carga, cartas a la vista
summary-cast-off = Viaje { $round } de { $rounds }: carga, ya sin cartas
summary-decide = Viaje { $round } de { $rounds }, por decidir: { $who }
summary-announce = Viaje { $round } de { $rounds }, plantar cara o huir: { $who }
summary-face = Viaje { $round } de { $rounds }, ante los piratas: { $who }
summary-reward = Viaje { $round } de { $rounds }, por elegir mercancías: { $who }
summary-stow = Viaje { $round } de { $rounds }, por hacer sitio: { $who }
summary-chests = Viaje { $round } de { $rounds }, por poner cofres: { $who }
cards-line = Las cartas:
card-line = - { $category }: { JOIN($cards, by: " · ") }
terms = { JOIN($need, by: " + ") } ➜ { JOIN($reward, by: " + ") }
cards-hidden-line = { $many } cartas, boca abajo
card-up-line = Ahora: { $card }
pirates-line = Ahora: 🏴‍☠️ piratas, aún boca abajo
meeting-line = Ante los piratas: { $who }
answered-line = Ya han decidido: { $who }
left-line = Quedan: { $cards }
left-discovery = { $n ->
    [one] 1 descubrimiento
   *[other] { $n } descubrimientos
  }
left-trade = { $n } de comercio
left-pirates = { $n } de piratas
left-contract = { $n ->
    [one] 1 encargo
   *[other] { $n } encargos
  }
heap-line = En el montón: { $tiles }
locked-line = Bloqueadas por una estrella de mar: { $tiles }
unseen-line = Fichas boca abajo: { $many }
turn-line = Le toca cargar: { $who }
supply-line = Reserva: { $goods }
ship-line = { $who }: { $total ->
    [one] 1 moneda
   *[other] { $total } monedas
  }{ $chests ->
    [0] {""}
    [one] {" "}({ $coins } sueltas, 1 cofre)
   *[other] {" "}({ $coins } sueltas, { $chests } cofres)
  }
parrot-line = - un loro
full-line = - el barco está lleno
deck-line = - en cubierta: { $tiles }{ $free ->
    [0] {""}
    [one] ; { $free } libre
   *[other] ; { $free } libres
  }
deck-empty-line = - en cubierta: ninguna ficha{ $free ->
    [0] {""}
    [one] ; { $free } libre
   *[other] ; { $free } libres
  }
monkey-line = - un mono ocupa un hueco en cubierta
deck-chests-line = - cofres en cubierta: { $many }
below-closed-line = - bodega: { $many } de { $slots }
below-line = - bodega: { $tiles }
below-empty-line = - bodega: ninguna ficha
below-chests-line = - cofres en la bodega: { $many }
goods-line = - mercancías: { $goods } (caben { $hold })
goods-none-line = - ninguna mercancía (caben { $hold })
hand-line = - en la mano: { $tile }
holding-line = - una ficha en la mano

# Cards.
category-discovery = Descubrimiento
category-trade = Comercio
category-pirates = Piratas
category-contract = Encargo

# Tiles and goods: as a label, and counted.
tile-cannon = cañón
tile-sabre = sable
tile-sailor = marinero
tile-shovel = pala
tile-telescope = catalejo
tile-rope = cuerda
tile-compass = brújula
tile-map = mapa
tile-storage = almacén
tile-monkey = mono
tile-unseen = una oculta
good-blue = azul
good-white = blanco
good-orange = naranja
good-violet = violeta
times = { $n ->
    [one] { $what }
   *[other] { $n }× { $what }
  }
some-cannon = { $n ->
    [one] un cañón
   *[other] { $n } cañones
  }
    .brief = { $n ->
        [one] 💣
       *[other] { $n }💣
    }
some-sabre = { $n ->
    [one] un sable
   *[other] { $n } sables
  }
    .brief = { $n ->
        [one] ⚔️
       *[other] { $n }⚔️
    }
some-sailor = { $n ->
    [one] un marinero
   *[other] { $n } marineros
  }
    .brief = { $n ->
        [one] 🧑
       *[other] { $n }🧑
    }
some-shovel = { $n ->
    [one] una pala
   *[other] { $n } palas
  }
    .brief = { $n ->
        [one] ⛏️
       *[other] { $n }⛏️
    }
some-telescope = { $n ->
    [one] un catalejo
   *[other] { $n } catalejos
  }
    .brief = { $n ->
        [one] 🔭
       *[other] { $n }🔭
    }
some-rope = { $n ->
    [one] una cuerda
   *[other] { $n } cuerdas
  }
    .brief = { $n ->
        [one] 🪢
       *[other] { $n }🪢
    }
some-compass = { $n ->
    [one] una brújula
   *[other] { $n } brújulas
  }
    .brief = { $n ->
        [one] 🧭
       *[other] { $n }🧭
    }
some-map = { $n ->
    [one] un mapa
   *[other] { $n } mapas
  }
    .brief = { $n ->
        [one] 🗺️
       *[other] { $n }🗺️
    }
some-storage = { $n ->
    [one] un almacén
   *[other] { $n } almacenes
  }
    .brief = { $n ->
        [one] 📦
       *[other] { $n }📦
    }
some-monkey = { $n ->
    [one] un mono
   *[other] { $n } monos
  }
    .brief = { $n ->
        [one] 🐒
       *[other] { $n }🐒
    }
some-blue = { $n ->
    [one] una mercancía azul
   *[other] { $n } mercancías azules
  }
    .brief = { $n ->
        [1] 🔷
        [2] 🔷🔷
       *[other] { $n }🔷
    }
some-white = { $n ->
    [one] una mercancía blanca
   *[other] { $n } mercancías blancas
  }
    .brief = { $n ->
        [1] ⚪
        [2] ⚪⚪
       *[other] { $n }⚪
    }
some-orange = { $n ->
    [one] una mercancía naranja
   *[other] { $n } mercancías naranjas
  }
    .brief = { $n ->
        [1] 🟧
        [2] 🟧🟧
       *[other] { $n }🟧
    }
some-violet = { $n ->
    [one] una mercancía violeta
   *[other] { $n } mercancías violetas
  }
    .brief = { $n ->
        [1] 💜
        [2] 💜💜
       *[other] { $n }💜
    }
some-any = { $n ->
    [one] una mercancía a elegir
   *[other] { $n } mercancías a elegir
  }
    .brief = { $n ->
        [1] 🔘
        [2] 🔘🔘
       *[other] { $n }🔘
    }
some-money = { $n ->
    [one] 1 moneda
   *[other] { $n } monedas
  }
    .brief = 🪙{ $n }
some-parrot = el loro
    .brief = 🦜

# Picture
picture-voyage = Viaje { $round } de { $rounds }
picture-phase-ready = ¿Todo a bordo? Di cuándo puedes empezar.
picture-phase-loading = ¡Carga tu barco! Quien llega antes se la lleva.
picture-phase-calm = Cargad por turnos, una ficha cada vez.
picture-phase-cast-off = ¡Soltad amarras! Ahora, de memoria.
picture-phase-decide = ¿Cumples esta carta o la dejas pasar?
picture-phase-announce = Piratas a la vista: ¿plantas cara o huyes?
picture-phase-face = Cara a cara con los piratas
picture-phase-reward = Se ha agotado un color: elige otras mercancías
picture-phase-choose = Elige el color de { $count ->
    [one] { $count } mercancía
   *[other] { $count } mercancías
  }
picture-phase-stow = Sobran mercancías: tira algo por la borda
picture-phase-chests = De vuelta: busca sitio para los cofres
picture-waiting = { $count ->
    [one] Falta
   *[other] Faltan
  }
picture-asks = Entregas
picture-pays = Recibes
picture-penalty = Plantar cara sin pagar:
picture-to-come = Quedan
picture-supply = En reserva
picture-last = Última carta
picture-last-card = 🏁 La última carta de este viaje
picture-richest = { $many ->
    [one] 🥇 { $who } va en cabeza con { $n ->
        [one] 1 moneda
       *[other] { $n } monedas
      }
   *[other] 🥇 { $who } van en cabeza con { $n ->
        [one] 1 moneda
       *[other] { $n } monedas
      }
  }
picture-did-thinking = piensa
picture-did-sealed = ha decidido
picture-did-meets = planta cara
picture-did-flees = huye
picture-did-flee = huye
picture-did-fulfil = cumple
picture-did-pass = la deja pasar
picture-did-penalty = paga la multa
picture-did-reward = elige
picture-did-stow = hace sitio
picture-below = Bodega
picture-goods-at-first = Mercancías
picture-goods = Mercancías: { $count } de { $limit }
picture-home = De vuelta: se venden las mercancías
picture-pirates = ¡Piratas a la vista!
picture-under-way = ¡A la mar!
picture-others-full = ⚓ { $many ->
    [one] { $who } también tiene el barco lleno: cargó de memoria
   *[other] { $who } también tienen el barco lleno: cargaron de memoria
  }
picture-pile = 🔀 En el mazo: { $cards }
picture-to-place = { $count ->
    [one] { $count } cofre nuevo
   *[other] { $count } cofres nuevos
  }
headline-lead = { $n ->
    [one] 1 moneda
   *[other] { $n } monedas
  }
headline-sum = { $n ->
    [one] 1 moneda
   *[other] { $n } monedas
  }
# Two letters on a tile, one on a sack of goods; all of them different.
picture-letters-cannon = Cñ
picture-letters-sabre = Sa
picture-letters-sailor = Mr
picture-letters-shovel = Pa
picture-letters-telescope = Ct
picture-letters-rope = Cu
picture-letters-compass = Br
picture-letters-map = Mp
picture-letters-storage = Al
picture-letters-monkey = Mo
picture-letters-blue = A
picture-letters-white = B
picture-letters-orange = N
picture-letters-violet = V

# Of a match, what is judged afterwards.
judged-part = Solo los viajes: la carga es una carrera.

# Lo que hace una jugada: la razón de una pista.
card-in-brief = { $icon } { $category } ({ JOIN($need, by: " + ") })
one-good = una mercancía
effect-completes = con { $thing } está a bordo todo lo de { $card }, que da { $pays }
effect-completes-on = con { $thing } está a bordo todo lo de { $card }: { $pays }, y con eso puedes pagar { $also }, que da { $more }
effect-completes-later = con { $thing } y las mercancías que te den otras cartas se puede pagar { $card }: da { $pays }
effect-swaps = con { $thing } puedes pagar { $cards } por { $pays }, en vez de { $others } por { $less }
effect-gives-up = { $what }; a cambio renuncias a { $others }
effect-completes-with-joker = con { $thing } puedes pagar { $card }, pues { $joker ->
    [parrot] el loro
   *[monkey] un mono
} vale por lo que falta: da { $pays }
effect-nearer = con { $thing }{ $others ->
    [0] { "" }
   *[other] {" "}más, pues otras cartas piden lo que ya tienes,
} tienes { $have } de las { $asked } cosas de { $card }, que da { $pays }; aún falta: { $things }{ $heap ->
    [all] { $n ->
        [one] , y está a la vista
       *[other] , y está todo a la vista
    }
    [none] {" "}(nada a la vista; por conseguir, sin ver: { $unseen })
   *[some] {""}
}
effect-nearer-goods = con { $thing } y las mercancías que te den otras cartas, a { $card }, que da { $pays }, solo le falta: { $things }
effect-asked = { $n ->
    [one] una carta del viaje pide { $thing }, y a bordo no hay
   *[other] { $n } cartas del viaje piden { $thing }, y a bordo { $have ->
        [0] no hay
       *[other] solo hay { $have }
    }
}
effect-scarce = { $n ->
    [0] { $what };
   *[other] { $n } cartas piden { $thing }, y
} no hay más fichas así a la vista ({ $unseen ->
    [0] ya no se puede conseguir ninguna
    [one] se puede conseguir una más, que no ves
   *[other] se pueden conseguir { $unseen } más, que no ves
}){ $n ->
    [0] {""}
   *[other] ; { $what }
}
effect-idle = ninguna ficha a la vista te da más, y hay que llenar la casilla
effect-then-lacks = entonces falta esto para { $card }: { $things }; daría { $pays }
effect-stores = si pagas primero { $cards }, { $n ->
    [one] llega una mercancía más que casillas quedan libres
   *[other] llegan { $n } mercancías más que casillas quedan libres
}; por ahora { $room ->
    [0] no hay sitio para eso
    [one] cabe una de ellas
   *[other] caben { $room } de ellas
}
effect-casts-off = es tu última ficha: tu barco es el primero en llenarse, y los demás tienen que acabar de memoria
effect-hopes = de las { $tiles } fichas que no ves { $n ->
    [one] te sirve una
   *[other] te sirven { $n }
}: buscas { JOIN($hopes, by: " o ") }
effect-hope = { $thing } ({ $icon } { $category } por { $pays }{ $aboard ->
    [part] ; a bordo hay { $have } de { $asked }
    [taken] ; a bordo hay { $have }, pero para otra cosa
   *[none] {""}
})
effect-no-hurry = todos los demás están llenos, así que tienes todo el tiempo para mirar { $hidden ->
    [one] la ficha que queda
   *[other] las { $hidden } fichas que quedan
} boca abajo
effect-room = mirar no gasta casilla: tienes { $n ->
    [one] una casilla libre
   *[other] { $n } casillas libres
}, y { $hidden ->
    [one] queda una ficha
   *[other] quedan { $hidden } fichas
} boca abajo
effect-shared = { $thing } está a la vista, pero entonces solo tienes { $short }, y no alcanza para { $card } y { $other } a la vez
effect-nothing-adds = por ahora { $n ->
    [0] no puedes pagar ninguna carta, y ninguna ficha a la vista lo cambia
    [one] puedes pagar una carta, y ninguna ficha a la vista da más
   *[other] puedes pagar { $n } cartas, y ninguna ficha a la vista da más
}; { $hidden ->
    [one] queda una boca abajo
   *[other] quedan { $hidden } boca abajo
}
effect-lacks = para esta carta te falta: { $things }
effect-kept-for = lo que pide esta carta se guarda para { $card }, que da { $pays }
effect-pays = da { $what }
effect-pays-on = da { $what }, y con eso puedes pagar también { $card }, que da { $pays }
effect-pays-instead = da { $what }; entonces puedes pagar { $card } por { $pays }, en vez de { $other } por { $less }
effect-pays-spare = da { $what }, y ninguna carta por venir pide lo que cuesta: { $things }
effect-pays-well = da { $what }, y { $n ->
    [0] no quita nada que otra carta necesite
    [one] la otra carta que puedes pagar se podrá pagar igual
   *[other] las otras { $n } cartas que puedes pagar se podrán pagar igual
}
effect-no-room = { $n ->
    [one] una mercancía no cabría
   *[other] { $n } mercancías no cabrían
}
effect-pays-all-pirates = { $many ->
    [one] los piratas que hay ahí son { $card }: puedes pagarles, y recibes { $pays }
   *[other] puedes pagar cada una de las { $many } cartas de piratas que pueden estar ahí: la mejor es { $card }, que da { $pays }
}
effect-pays-pirates = puedes pagar { $n } de las { $many } cartas de piratas que pueden estar ahí, la mejor da { $pays }; { $card } te costaría { $risk }, pues te falta: { $things }
effect-pays-no-pirates = { $many ->
    [one] no puedes pagar a los piratas que hay ahí
   *[other] no puedes pagar ninguna de las { $many } cartas de piratas que pueden estar ahí
}: para { $card } te falta: { $things }, y plantarles cara costaría { $risk }
effect-no-risk = no tienes nada que los piratas puedan quitarte, y { $n ->
    [0] ni siquiera { $card } cuesta nada, aunque te falte: { $things }
   *[other] puedes pagar { $n } de las { $many } cartas de piratas que pueden estar ahí
}
effect-risk = de las { $many } cartas de piratas que pueden estar ahí no puedes pagar { $n }, pues para { $card } te falta: { $things }; plantarles cara costaría { $risk }
effect-unasked = ninguna carta por venir pide { $thing }
effect-spare = { $n ->
    [0] ninguna carta por venir que puedas pagar necesita { $thing }
    [one] la única carta por venir que puedes pagar no necesita { $thing }
   *[other] las { $n } cartas por venir que puedes pagar no necesitan { $thing }
}
effect-chosen-for = con eso puedes pagar { $card }, que da { $pays }
effect-chosen = { $n ->
    [one] una carta por venir pide { $goods }
   *[other] { $n } cartas por venir piden { $goods }
}
effect-secret = { $n ->
    [0] en la bodega no se pierde sitio para lo que los demás no ven
    [one] en la bodega queda libre una casilla, donde nadie ve lo que cargas
   *[other] en la bodega quedan libres { $n } casillas, donde nadie ve lo que cargas
}

# Titulares de un viaje y de una partida, y premios.
fate-sold = 🪙 vendes { $n ->
    [0] nada
    [one] 1 mercancía
   *[other] { $n } mercancías
  } y tienes { $total }
fate-held = ⚔️ resistes y recibes { $got }
fate-robbed = ☠️ te quitan { $things }
fate-poor = ☠️ no había nada que quitarte
fate-fled = 💨 has huido
fate-first = 📣 llenaste el barco antes que nadie
fate-loaded = ⚓ tu barco está lleno
news-first = 📣 { $who } llenó el barco antes que nadie
news-all-flee = 💨 Todos huyen de los piratas
news-all-meet = ⚔️ Todos plantan cara a los piratas
news-unpaid = 🕸️ { $n } cartas que nadie pudo cumplir
news-cards = 📦 { $who } tenía con qué cumplir { $n } cartas
news-robbed = ☠️ Los piratas visitan a { $who }
news-sold = 💰 { $who } vende { $n } mercancías
news-overtaken = 🚀 Adelantamiento en el último muelle: { $who }, +{ $n }
award-cards = 📦 Mejor equipaje: { $who }, { $n } cartas cumplidas
    .name = 📦 Mejor equipaje
award-sale = 💰 Mejor carga: { $who }, { $n } mercancías en un viaje
    .name = 💰 Mejor carga
award-brave = ⚔️ Terror de los piratas: { $who } resiste { $n } veces
    .name = ⚔️ Terror de los piratas
award-light = 🌊 Barco más ligero: { $who }, { $n } cosas por la borda
    .name = 🌊 Barco más ligero

# La lección: dos líneas en un móvil por paso.
learn-first = Tu primer viaje: carga, carrera, piratas
learn-first-ready = Se descubren 13 cartas y todos cargan lo que piden. Dilo bien alto: ¡Todo a bordo!
learn-first-deck = A la izquierda, lo que pide la carta; a la derecha, lo que paga. ¡Carga un 💣!
learn-first-deck-instead = Las tres cartas de piratas piden 💣. Primero el cañón, ¡a cubierta!
learn-first-below = En cubierta lo ven todos. El verde lleva a la bodega, que solo ves tú. ¡Carga una ahí!
learn-first-below-instead = Esta vez, a la bodega: primero el verde, luego una ficha.
learn-first-good = Encargos y comercio piden mercancías. Llevas dos: toma una, de cualquier color.
learn-first-good-instead = Primero una mercancía: los cuatro botones de colores, abajo.
learn-first-race = ¡Y ahora, la carrera! El primer barco lleno se lleva las cartas: recuérdalas.
learn-first-wait = ¡Lleno, bravo! Los demás acaban de memoria; es solo un momento.
learn-first-voyage = ¡A la mar! Carta a carta, todos deciden en secreto: entregar lo que pide o dejarla pasar.
learn-first-pirates = 🏴‍☠️ llegan boca abajo. Con 💣 ⚔️ 🧑, planta cara: pagan bien. Huir es gratis.
learn-first-end = Ya sabes navegar. Tras dos viajes gana el más rico; cada mercancía vale 1 moneda.

# La partida del día: cómo fue, en una línea.

daily-result = { $money ->
    [one] 1 moneda
   *[other] { $money } monedas
  } ({ $lead } frente al mejor rival)

# Lo que se puede decir en la mesa: nada que delate una carta.
talk-wait = ¡Esperad, todavía no!
talk-full = Mi barco es un caos.
talk-pirates = ¡Otra vez piratas!
talk-rich = Aquí alguien se hace de oro.
talk-well-played = ¡Bien jugado!
talk-fate-held-sunny = ¡Nos han dejado un regalo!
talk-fate-held-gruff = Piratas. Me los desayuno.
talk-fate-held-dry = Hasta firmaron el recibo.
talk-fate-robbed-sunny = ¡Qué educados, estos piratas!
talk-fate-robbed-gruff = ¿Quién olvidó los sables? Yo.
talk-fate-robbed-dry = Menos carga, más velocidad.
talk-fate-poor-sunny = ¡Nada que llevarse, volved pronto!
talk-fate-poor-gruff = Hasta los piratas me compadecen.
talk-fate-poor-dry = La pobreza es buena defensa.
talk-fate-fled-sunny = ¡Mirad qué rápidos vamos!
talk-fate-fled-gruff = No huimos. Era el viento.
talk-fate-fled-dry = El valor, con los cañones llenos.
talk-fate-first-sunny = ¡Listo! ¿Alguien necesita ayuda?
talk-fate-first-gruff = Lleno. ¿A qué esperáis?
talk-fate-first-dry = Primero. Ya veremos si sirve.
talk-fate-loaded-sunny = ¡Llevo a bordo muchas sorpresas!
talk-fate-loaded-gruff = Cargué con prisa. Se nota.
talk-fate-loaded-dry = Recuerdo cada carta. Casi.

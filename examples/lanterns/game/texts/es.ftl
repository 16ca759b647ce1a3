# El juego y sus opciones.
title = Farolillos
tagline = Todos escondéis una carta a la vez; la más alta enciende un farolillo.
option-brightest = Farolillos
option-brightest-3 = Tenues – cada uno vale de 1 a 3 puntos
option-brightest-6 = Deslumbrantes – cada uno vale de 1 a 6 puntos

# Comandos: como mucho 100 caracteres cada uno.
command-lanterns = Farolillos: esconde una carta y, con la más alta, enciende un farolillo.
command-lanterns-seal = Pon boca abajo una carta de tu mano
command-lanterns-seal-card = Qué carta de tu mano

# Menús: como mucho 80 caracteres cada uno.
verb-seal = Poner una carta boca abajo
ask-card = Ronda { $round } de { $rounds }: ¿qué carta escondes?
card-choice = Carta { $card }

# Negativas.
not-in-hand = No tienes la carta { $card }. Tu mano: { $hand }.

# Lo que se cuenta.
sealed = 🎴 { $who } pone una carta boca abajo.
you-sealed = 🎴 Escondes la carta { $card }.
card-of = { $card } ({ $who })
lantern-lit = 🏮 Se descubren las cartas: { $cards }. { $who } enciende un farolillo de { $light ->
    [one] { $light } punto
   *[other] { $light } puntos
  }.

# El final.
win = { $winners ->
    [one] Gana { $who } con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
      }.
   *[other] { $who } comparten la victoria con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
      }.
  }
most-points = Decidió el brillo de los farolillos.

# La mesa en líneas: como mucho 42 columnas si los nombres son cortos.
round-of = Ronda { $round } de { $rounds }
seat-line = { $who }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
seat-sealed = { $who }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }, carta escondida
seat-waits = { $who }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }, aún elige
round-line = Ronda { $round }: { $cards }
light-line = - { $who }: farolillo de { $light ->
    [one] { $light } punto
   *[other] { $light } puntos
  }
mine-line = Tu carta escondida: { $card }
hand-line = Tu mano: { $hand }

# Picture
picture-face-down = boca abajo

# Lo que puede hacer falta decir en cualquier juego.
and = { SOUND($last) ->
    [i] { $first } e { $last }
   *[other] { $first } y { $last }
}
seat = Asiento { $n }
former-player = Alguien de antes
ask-verb = ¿Qué haces?
answers-at-once = { JOIN($answers, by: " · ") }
answers-on-button = { JOIN($answers, by: " ") }

# Negativas: una frase que dice por qué no.
not-your-turn = Aún no te toca: la mesa espera a { $who }.
match-over = Esta partida ha terminado.
moved-on = La mesa ha cambiado desde que apareció ese botón; así está ahora.
not-seated = No estás en esta mesa.
no-such-match = Esa partida ya no está aquí.
unreadable = Esta partida la guardó otra versión del juego y no se puede continuar aquí.
table-seats = En este juego caben { $range ->
    [exact] { $many }
   *[from] de { $few } a { $many }
  } personas; ahora { $seats ->
    [one] hay una sentada
   *[other] hay { $seats } sentadas
  }.

# Así puede terminar una partida de cualquier juego.
resigned = Los demás abandonaron.
team-gave-up = La partida se dio por perdida.
out-of-time = Esta partida tuvo que acabar con su ronda.
abandoned = Esta partida se suspendió.

# Abandonar el asiento.
seat-resigned = { $who } abandona; a partir de ahora la casa juega por ese asiento.
seat-left = { $who } abandona.
already-resigned = Ya abandonaste esta partida.
seat-gave-up = 🏳️ { $who } se rinde: la partida ha terminado.
seat-handed-over = 🔁 { $who } ocupa un asiento que era de otra persona y sigue la partida.
    .headline = { "" }
    .yours = 🔁 Ahora este asiento es tuyo: ¡sigue!
round-over = ⏳ La ronda ha terminado y, con ella, esta partida.
    .headline = { "" }
called-off = ⚖️ La moderación ha terminado esta partida, sin resultado.
    .headline = { "" }
seat-agreed-on-hints = 💡 { $who } juega con pistas: esta partida no cuenta en ninguna clasificación.
seat-gives-up = 🏳️ { $who } se rendiría. La partida acaba si todo el equipo quiere (`/resign`); mientras tanto se sigue jugando.
already-giving-up = Ya has dicho que te rendirías; hace falta todo el equipo.
took-back = ↩️ { $who } deshace su última jugada.
nothing-to-take-back = Aún no has jugado aquí, así que no hay nada que deshacer.
not-to-be-taken-back = Eso ya no se puede deshacer: ha revelado algo, alguien ha actuado después o ya lo deshiciste una vez.
channel-busy = En este canal ya hay otra partida en marcha.

# Jugadores de la máquina.
computer = 🤖 { $name }
stood-in-for = { $name } 🤖
level-first = muy fácil
level-easy = fácil
level-normal = normal
level-strong = fuerte
no-such-level = No hay ninguna máquina de ese nivel.
computers-only = Las máquinas no juegan solas: en la mesa tiene que sentarse al menos una persona.
computer-plays = Ahora juega la máquina en tu lugar. Para seguir tú, usa `/table` y pulsa 🪑 **Recuperar mi asiento**.
seat-left-to-computer = 🤖 A partir de ahora, la máquina juega en el lugar de { $who }.
seat-given-to-computer = { seat-left-to-computer }
    .headline = { "" }
seat-came-back = 🪑 { $who } ha vuelto y sigue jugando.
seat-ran-out = ⏳ Se acabó el tiempo de { $who }: esta jugada la hace la máquina.
seat-skipped = ⚖️ La moderación deja que la casa haga esta jugada por { $who }.
seat-missed-too-many = ⏳ { $who } ha dejado pasar tres decisiones seguidas.
voted-wait = 🖐️ { $who } daría más tiempo a { $whom }.
voted-move = 🖐️ { $who } dejaría que la máquina juegue por { $whom }.
voted-end = 🖐️ { $who } terminaría la partida, ya que { $whom } no viene.
vote-carried-wait = ⏳ De acuerdo: { $whom } vuelve a tener todo el tiempo.
vote-carried-move = ⏳ De acuerdo: la máquina juega por { $whom }.
vote-carried-end = 🏁 De acuerdo: la partida termina aquí y no cuenta.
ended-by-vote = La han terminado quienes esperaban; no cuenta.
vote-not-yours = Solo puede votar quien juega aquí y no se hace esperar.
voted-already = Ya has votado eso.

# El titular de una partida terminada. Cada juego dice su unidad en los dos siguientes.
headline-lead = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
  }
headline-sum = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
  }
headline-close = ¡Qué final! { $who } gana por solo { $lead }.
headline-won = ¡{ $who } gana por { $lead }!
headline-far = ¡Sin rival: { $who } gana por { $lead }!
headline-level = Empate arriba, ¡y aun así gana { $who }!
headline-shared = Nadie cedió: ¡{ $who } comparten la victoria!
headline-team = ¡{ $who } ganan en equipo!
headline-alone = ¡{ $who } consigue { $points }!
headline-plain = ¡{ $who } gana!
headline-nobody = Esta vez no gana nadie.

# Lo que se ve, en palabras, si el juego no trae las suyas.
yes = sí
no = no
nothing = nada
points-of = { $who }: { $n ->
    [one] 1 punto
   *[other] { $n } puntos
  }

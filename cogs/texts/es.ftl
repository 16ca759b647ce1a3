# Lo que dice la casa alrededor de los juegos.

# Comandos, como los lista Discord (100 caracteres como mucho).
command-play = Abre una mesa para un juego de mesa en este canal
command-play-game = ¿Qué juego? Sin indicarlo: un vistazo al estante
command-play-computers = Juega a solas, enseguida, contra tantas máquinas
command-play-level = ¿Qué nivel tienen las máquinas? Sin indicarlo: normal
command-hint = Qué haría una máquina fuerte en tu lugar, si la mesa lo permite
command-hand = Muestra tu mano; solo la ves tú
command-table = Muestra la mesa otra vez y cuéntala con palabras
command-resign = Abandona tu asiento en la partida de aquí
command-resign-player = Libera el asiento de quien se fue (moderación: el de cualquiera)
command-undo = Deshaz tu última jugada mientras nadie haya actuado después
command-games = Lista tus partidas en marcha
command-leaderboard = Quién juega mejor en este servidor
command-leaderboard-game = Solo un juego
command-leaderboard-period = Solo un mes
command-leaderboard-period-month = este mes
command-leaderboard-period-last-month = el mes pasado
command-leaderboard-period-all = desde siempre
command-leaderboard-page = ¿Qué página? Sin indicarla: la primera
command-profile = Cómo juega alguien en este servidor: puntuación, racha, mejores momentos
command-profile-member = ¿De quién? Sin indicarlo: el tuyo
command-profile-game = ¿Qué juego? Sin indicarlo: el favorito
command-replay = Mira una partida terminada paso a paso, o recíbela como archivo
command-replay-match = ¿Qué partida? Sin indicarla: la última de aquí o la última tuya
command-replay-what = Sin indicarlo: verla paso a paso
command-replay-what-export = envíame la partida como archivo
command-rules = Cómo se juega
command-rules-game = ¿Qué juego? Sin indicarlo: el que se juega aquí

# Botones (80 caracteres como mucho).
button-go-on = Seguir
button-hand = Mi mano
button-words = Con palabras
button-hands-in-words = Mano con palabras
button-hands-with-picture = Mano con imagen
icon-words = Todo con palabras
icon-moves = Todas las jugadas
icon-talk = Decir algo
icon-hint = Pista
icon-back = Atrás
icon-take-back = Deshacer
icon-no-lessons = Sin más explicaciones
name-larger = Ampliar
name-moves = Jugadas
name-talk = Decir
name-no-lessons = Sin explicar
button-show-everybody = Mostrar a todo el mundo
button-rules = Reglas
rules-which = ¿Las reglas de qué juego?
rules-picture = un ejemplo de «{ $page }»
button-again = Jugar otra vez
button-replay = Repetición
replay-title = La partida entera: { $game }
replay-failed = No se ha podido dibujar la repetición.
replay-not-over = La repetición llega cuando acabe la partida.
button-steps = Paso a paso
button-how = Cómo fue
button-easier = Más fácil
button-what-went-wrong = Qué salió mal
button-file = Como archivo
review-step = Paso { $step } de { $steps }
review-round = ronda { $round } de { $rounds }
review-go = Ir a…
review-pointed-out = 🔗 { $who } señala el paso { $step } de { $game }
landmark-deal = El reparto
landmark-round = Ronda { $round }
landmark-turn = Turno de { $who }
landmark-in-round = R{ $round } · { $what }
landmark-end = El final
button-look = Ver
review-from = Vista desde…
review-table = Como la vio la mesa
review-seat = Como la vio { $who }
replay-none = Aquí todavía no ha terminado ninguna partida, y tuya tampoco. Abre una mesa con `/play`.
replay-other-rules = Esta partida se jugó con reglas distintas de las que conozco ahora, así que no puedo reproducirla. `/replay` la sigue enviando como archivo.
replay-exported = La partida entera como archivo: opciones, jugadas, todo lo contado, el resultado y el secreto del barajado. Cualquiera puede comprobarla sin conexión: `python -m matches verify { $file } --message LINK`
news-passed = ⏭️ has pasado
button-let-pass = Pasar siempre por mí
button-ask-again = Preguntar antes de pasar
button-more = Más ({ $page } de { $pages })
button-join = Sentarme
button-leave = Levantarme
button-start = Empezar
button-options = Opciones…
button-done = Volver
button-shuffle = Sortear los asientos
button-thread = Abrir un hilo
button-sure = Sí, va en serio
button-give-up = Sí, me rendiría
button-give-up-alone = Sí, me rindo
button-resign = Sí, lo abandono
button-no = No
nothing-changed = Todo queda como estaba.
button-bring-here = Traerla aquí
button-leave-match = Abandonar
button-previous = Anterior
button-next = Siguiente

# Antes de empezar
lobby-host = lleva la mesa
lobby-language = Idioma de esta mesa
language-name = Español
lobby-seats = Asientos ocupados: { $seated } de { $many }{ $computers ->
    [0] {""}
    [one] , uno de ellos por una máquina
   *[other] , { $computers } de ellos por máquinas
  }{ $range ->
    [exact] {""}
   *[from] { $few ->
        [one] ; basta con uno
       *[other] ; basta con { $few }
      }
  }. Quien lleva la mesa elige las opciones. Una mesa que nadie toca en 30 minutos se recoge.
lobby-options = Opciones de esta mesa. Cada elección vale al momento y se lee en la mesa.
options-for-seats = Aquí está solo lo que cambia algo con { $seated ->
    [one] una persona
   *[other] { $seated } personas
}.
lobby-move-up = ¿Quién avanza un asiento?
lobby-started = La partida ha empezado.
lobby-options-reset = ⚠️ Una versión más nueva de mí no conoce una opción elegida aquí: vuelve a su valor inicial. Revisad las opciones, por favor.
lobby-closed = Todos se han levantado; esta mesa está cerrada.
lobby-expired = Nadie tocó esta mesa en 30 minutos y la hemos recogido. Abre otra con `/play`.
lobby-gone = Esta mesa ya no está abierta. Abre otra con `/play`.
lobby-full = Esta mesa está llena: los { $seats } asientos están ocupados.
lobby-seated-already = Ya estás en esta mesa. ▶️ **{ button-start }** reparte en cuanto seáis bastantes; **{ button-leave }** deja libre tu asiento.
lobby-not-seated = No estás en esta mesa.
lobby-host-only = Solo { $host }, que lleva la mesa, puede cambiar las opciones.
lobby-departed = 👋 { $who } ya no { $count ->
    [one] está en este servidor: su asiento queda libre
   *[other] están en este servidor: sus asientos quedan libres
}. Volved a empezar cuando queráis.
lobby-start-seated-only = Solo puede empezar quien está en la mesa. Pulsa antes 🪑.
busy-match = En este canal ya hay una partida en marcha.
busy-lobby = En este canal [ya hay una mesa abierta]({ $link }).
busy-own-lobby = Tu mesa [ya está abierta]({ $link }).
busy-offer = ¿Abro un hilo para otra mesa?
thread-opened = Tu mesa está en { $channel }.
no-threads-here = Aquí no puedo abrir un hilo.
permissions-missing = Aquí no tengo permiso para eso. Pide a la administración que me dé estos permisos en este canal: { $missing }.
not-in-server = Aquí no puedo jugar: no soy miembro de este servidor, o me acaban de quitar. Pide a la administración que me invite otra vez, como bot.
thread-locked = Este hilo está bloqueado y no puedo escribir en él. Pide a la moderación que lo desbloquee, o abre una mesa en otro sitio.
thread-not-in = No estoy en este hilo privado y no puedo escribir aquí. Primero menciona aquí a { $bot } y luego prueba otra vez.
needs-server = Esto es cosa de un servidor: úsalo allí, en un canal donde esté yo.

# La mesa
waiting-for = La mesa espera a { $who }.
your-turn = ¡Te toca!
notice-turn = 🔔 { $who } · toca jugar desde { $since } · [🖐️ a la mesa]({ $table })
seat-departed = 👋 { $who } ya no está en este servidor. Dejad que siga la máquina, o liberad el asiento: `/resign` con `player`.
team-won = 🏆 ¡Habéis ganado en equipo! { $reason }
team-lost = 💥 El equipo ha perdido. { $reason }
alone-won = 🏆 ¡Has ganado! { $reason }
alone-lost = 💥 Has perdido. { $reason }
alone-behind = Has perdido por { $n }: { $who } tiene { $points }, tú { $yours }.
alone-ahead = Has ganado por { $n }: tienes { $yours }, { $who } { $points }.
alone-level = Empate con { $who }: { $points } por cabeza.
alone-best = Tu mejor marca aquí: { $points }.
alone-new-best = Tu mejor marca aquí era { $points }.
match-ended = { $count ->
    [0] La partida ha terminado y no gana nadie. { $reason }
    [one] 🏆 ¡Gana { $winners }! { $reason }
   *[other] 🏆 ¡Comparten la victoria { $winners }! { $reason }
  }
match-ended-team = 🏆 ¡Ganan en equipo { $winners }! { $reason }
moves-heading = 📜 Todas las jugadas, página { $page } de { $pages }
moves-none = Aún no ha pasado nada.
lobby-seal = 🔐 Sello: { $seal }
lobby-seal-why = Quien lo apunte ahora puede comprobar después de la partida que nadie pudo elegir cómo se barajó. Luego está tras 📝 y en la repetición.
secret-sealed = 🔐 Sello del barajado: { $seal }. Se podía leer [antes de repartir]({ $link }).
secret-opened = 🔓 Secreto del barajado: { $secret }. Su sello { $seal } se podía leer [antes de repartir]({ $link }); con el archivo de `/replay` cualquiera puede comprobarlo.
seed-sealed = Sello del barajado de esta partida: { $seal }
seed-opened = Llave del sello del barajado: { $seed }
table-homeless = ⚠️ Ya no puedo escribir en el canal de esta partida; la partida sigue aquí. Cualquiera de la mesa puede darle otro sitio con `/table` en otro canal.
picture-follows = ⏳ La imagen es de antes de tu jugada; la nueva llega en unos segundos.
move-made = Hecho.
dm-closed = No he podido enviarte un mensaje directo. No importa: pulsa 🖐️ en { $channel } o usa `/hand` y juega desde ahí.
hand-below = ⬇️ Tu partida es el último mensaje de aquí.
answer-covered = Lo que ponía aquí ya está tapado, y la partida sigue.

# Encontrar la partida
not-its-table = Este botón no es de ninguna mesa de aquí. Úsalo donde se juega su partida.
no-match = Aquí no tienes ninguna partida. Abre una mesa con `/play`.
any-game-title = Todos los juegos
no-such-game = Ese juego no está en el estante. Elige uno de la lista.
no-match-here = De { $game } no tienes aquí ninguna partida. Abre una mesa con `/play`.
several-matches = Juegas en varias mesas. Usa el comando en la que quieras: { $tables }.
which-match-of = Juegas en varias mesas. ¿Cuál es?
which-match = ¿Qué mesa?
channel-gone = canal borrado o cerrado para mí
in-private = nuestros mensajes directos
match-brought = La partida sigue en { $channel }.
not-a-choice = No conozco «{ $typed }». Elige de la lista.
games-line = { $game } en { $channel }: { $turn } { $when }
games-tournament = 🏆 { $game }, torneo en { $channel }: { $round ->
    [0] inscripción
   *[other] ronda { $round } de { $rounds }
  }
games-waiting = esperando al resto
others-wait = ⏳ { $count ->
    [one] Te espera otra partida: { $there }
   *[other] Te esperan otras { $count } partidas, primero { $there }
  }
match-of = { $n } de { $of }
button-next-match = Siguiente: { $match } ({ $of })
time-left-days = { $n } d
time-left-hours = { $n } h
time-left-minutes = { $n } min
games-none = No juegas en ninguna mesa. Abre una con `/play`.

# Abandonar
give-up-alone-sure = 🏳️ **¿Te rindes?** La partida acaba en derrota.
give-up-sure = 🏳️ **¿Te rendirías?** La partida se pierde cuando todo el equipo quiera; con tu próxima jugada lo retiras.
resign-sure = 🏳️ **¿Abandonas tu asiento?** Desde entonces lo juega la casa, y ya no puedes ganar.
resign-alone-sure = 🏳️ **¿Te rindes?** La partida termina, y han ganado las máquinas.
computer-instead = 🤖 O deja que una máquina juegue por ti: puedes recuperar tu asiento cuando quieras.
resign-sure-other = ¿Juega la casa en el asiento de { $who } a partir de ahora? Ese asiento ya no podrá ganar.
resign-not-yours = Solo puedes liberar el asiento de otra persona si ha dejado el servidor. La moderación puede siempre.

# La clasificación
leaderboard-title = Clasificación: { $game }
leaderboard-row = { $rank } { $player } · { $wins ->
    [one] { $wins } victoria
   *[other] { $wins } victorias
  } de { $matches } · { $share } %{ $best ->
    [0] {""}
   *[other] {" "}· máximo { $best }
  }
leaderboard-row-all = { $rank } { $player } · { $wins ->
    [one] { $wins } victoria
   *[other] { $wins } victorias
  }
leaderboard-wins = { $wins ->
    [one] { $wins } victoria
   *[other] { $wins } victorias
  }
leaderboard-share = { $wins } de { $matches } · { $share } %
leaderboard-most = máximo { $best }
leaderboard-team-row = { $rank } { $player } · { $wins ->
    [one] { $wins } victoria
   *[other] { $wins } victorias
  } de { $matches }
leaderboard-best = lo mejor: { $grade }
leaderboard-page = Página { $page } de { $pages }
leaderboard-empty-month = Este mes todavía nadie ha terminado una partida.
leaderboard-month-before = El mes anterior terminó así:
leaderboard-empty = Aquí nadie ha terminado aún una partida. Empieza tú: `/play`.
leaderboard-how = El orden es el de la puntuación menos su margen de duda (±); las provisionales (?) van al final. Una puntuación es provisional hasta que sea más segura; los mismos rivales cuentan menos desde su tercera partida del mes, y también quien no ha vencido a nadie más.
leaderboard-table-versus = Clasificación principal
leaderboard-table-team = Equipos
leaderboard-table-solo = En solitario
ask-leaderboard = ¿Qué clasificación?
ask-period = ¿Qué mes?
all-time = Desde siempre
rating = puntuación { $rating } ± { $spread }
rating-provisional = puntuación { $rating } ± { $spread } (provisional)
season = { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
  } de { $year }

# El perfil
profile-title = Perfil: { $player }
profile-none = { $player } aún no ha terminado aquí ninguna partida que cuente.
profile-rating = { $game }: { $rating }
profile-elsewhere = Otros juegos: { $games }
profile-unrated = { $game }: aún sin partidas puntuadas
profile-tally = { $wins ->
    [one] { $wins } victoria
   *[other] { $wins } victorias
  } en { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
  } · { $share } % jugado hasta el final
profile-titles = { $count ->
    [one] { $count } torneo ganado
   *[other] { $count } torneos ganados
  }: { $games }
profile-favourite = Juego favorito: { $game } ({ $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
  })
profile-form = { $matches ->
    [one] Última partida: { $form }
   *[other] Últimas partidas, la más reciente al final: { $form }
  }
profile-won = ganada
profile-lost = perdida
profile-left = abandonada
profile-best = Mejores momentos
profile-most-points = { $points } puntos en { $game }, { $date }
profile-streak = { $wins } victorias seguidas
profile-peak = Puntuación más alta: { $rating } en { $game }, { $date }
profile-grade = { $grade } en { $game }, { $date }
profile-curve = Puntuación en { $game }: de { $first } a { $last }, en { $matches ->
    [one] { $matches } partida puntuada
   *[other] { $matches } partidas puntuadas
  }
profile-curve-title = Puntuación en { $game }
profile-matches = Partidas
profile-wins = Victorias
profile-finished = Terminadas
profile-now = Puntuación
profile-form-title = Últimas partidas
month-day = { $day }/{ $month }/{ $year }

# Cuando algo se rompe
command-outdated = Ya no conozco este comando. Reinicia tu Discord y elígelo otra vez de la lista.
command-left-over = Este comando es un resto de un bot anterior en este servidor y nada lo responde. Si en la lista hay otro con ese nombre, usa ese; quien me mantiene quita este con `doctor --fix`.
storage-away = Ahora mismo no llego a mis registros: no se ha hecho nada ni se ha perdido nada. Prueba otra vez dentro de un momento.
storage-unsure = He perdido mis registros mientras escribía: no sé si se ha hecho. Míralo antes de probar otra vez.
done-not-told = Eso cuenta, pero ahora mismo no llego a mis registros para mostrar el resultado. Llegará solo dentro de un momento.
unexpected = Algo ha fallado por mi parte; no se ha perdido nada. Si se repite, di esta referencia a quien me mantiene: { $reference }
unexpected-afterwards = Eso cuenta, pero algo ha fallado por mi parte al mostrarlo; en la mesa ves cómo está. Si se repite, di esta referencia a quien me mantiene: { $reference }
discord-failed = Discord tiene problemas y mi respuesta se ha perdido. Si has jugado, mira la mesa: ahí se ve si ha contado.
place-closed = Discord no me deja responder aquí: el hilo está archivado o bloqueado, el canal ya no existe o me falta un permiso. No se ha perdido nada.

# Computers.
button-add-computer = + { $level }
button-remove-computer = Quitar una máquina
button-computer-plays-on = Que siga la máquina
button-computer-instead = Máquina por mí
button-come-back = Recuperar mi asiento
computer-in-your-seat = 🤖 Una máquina juega por ti.
as-of = Así estaba a las { $when }.
log-likewise = también **{ $who }**
computer-of-level = { $name }: { $level } { $dots }
computer-in-words = { $name } ({ $level })
computer-pace = 🤖 { $level }: una pulsación cada { $seconds } s, más o menos{ $first ->
    [0] {""}
    [1] {""}
   *[other] , tras tus { $first } primeras
    }
computer-on-plate = { $name } { $dots }
lobby-with-computers = 🤖 Una partida con máquinas no cuenta para la clasificación, y quien quiera puede pedir una pista con `/hint`.
hint = 💡 Una máquina fuerte jugaría: **{ $move }**
hint-forced = Es lo único que puedes hacer.
hint-at-sight = En conjunto es lo que mejor sale.
hint-chance = Nada en concreto lo decide: te deja cerca del { $best } % de probabilidad de ganar, y la segunda mejor jugada un { $second } %.
hint-level = En ambos casos tu probabilidad de ganar ronda el { $best } %.
hint-same = Aquí da igual: { $why }.
hint-same-why = nada que se pueda contar habla a favor de una u otra
hint-level-moves = 💡 Para una máquina fuerte dos jugadas valen lo mismo: **① { $first }** o **② { $second }**
hint-each = { $sign } { $what }.
hint-both = En ambos casos, { $what }.
hint-each-against = Contra { $sign }: { $what }.
hint-does = Porque { $what }.
hint-against = En contra: { $what }.
hint-because = { $what } en { $best } de 10 intentos de seguir jugando con cartas ajenas supuestas; tras la siguiente mejor jugada, en { $second }
hint-because-level = { $what } en { $best } de 10 intentos de seguir jugando tras ① con cartas ajenas supuestas; tras ②, en { $second }
hint-next = La siguiente mejor: { $move } – { $why }.
hint-next-against = La siguiente mejor: { $move } – en contra: { $what }.
hint-lost = Casi no queda manera de ganar. { $still }
hint-still = Los puntos y los puestos aún cuentan.
button-play-this = Jugar esto
button-play-one = Jugar { $sign }
hint-not-here = Aquí no hay pistas: lo que se juega cuenta. Las hay a solas, contra máquinas y en las mesas que las acordaron.
hint-counts-nowhere = 💡 A solas, esta partida cuenta en la clasificación de este servidor. Desde la primera pista no cuenta en ninguna.
button-take-hints = Quiero pistas
hint-failed = Esta vez no se me ha ocurrido nada. Vuelve a preguntar dentro de un momento.

# Lo que vale en una mesa
term-speed = Ritmo
term-speed-untimed = sin reloj
term-speed-live = en vivo, { $length } por turno
term-speed-relaxed = con calma, { $length } por turno
length-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
  }
length-hours = { $n ->
    [one] { $n } hora
   *[other] { $n } horas
  }
length-days = { $n ->
    [one] { $n } día
   *[other] { $n } días
  }
term-hints = Pistas
term-hints-off = ninguna
term-hints-on = con `/hint`: la partida no cuenta
computers-forbidden = En este servidor no se permiten máquinas en las mesas.
hints-forbidden = En este servidor no se permiten pistas en las mesas.
lobby-with-computers-no-hints = 🤖 Una partida con máquinas no cuenta para la clasificación.

# Relojes
clock-line = ⏳ { $who }: { $when }
clock-yours = ⏳ { $when }
notice-clock = ⏳ el tiempo acaba { $when }
notice-reminder = ⏳ { $who }, la mesa te espera: tu tiempo se acaba { $when }. Pulsa 🖐️ **Mi mano** [en la mesa]({ $table }).
notice-reminder-dm = ⏳ { $game }: tu mesa en { $channel } te espera. Tu tiempo se acaba { $when }.
notice-reminder-line = { $game } en { $channel }: tu tiempo se acaba { $when }.
notice-waited = ⏳ En tus horas de silencio te han esperado { $count } mesas:
button-vote-wait = Dar más tiempo
button-vote-move = Juega la máquina
button-vote-end = Acabar la partida

# Mirar
button-play = Jugar
button-follow = Avísame cuando termine
button-unfollow = No me avises
follow-noted = 🔔 Te avisaré por mensaje directo cuando termine esta partida.
follow-dropped = No te avisaré de esta partida.
follow-ended = 🏁 { $game } en { $channel } ha terminado.
follow-seated = Aquí juegas tú: del final te enterarás de todos modos.
follow-no-dms = Has elegido no recibir mensajes directos, así que no podría avisarte. Con `/settings` lo cambias.

# Límites de una persona
limit-reached = Ya has pedido esto tantas veces como puede una persona. Puedes volver a pedirlo { $when }.
limit-lobbies = Ya tienes { $most } mesas sin empezar a tu nombre, que es lo máximo por persona. Empieza o deja una de ellas; la próxima se cierra sola { $when }.
limit-seats = Ya estás en { $most } mesas, que es lo máximo por persona. Cuando acabe una podrás sentarte de nuevo; `/games` las enumera.
threads-not-yours = No puedes abrir hilos en este canal, así que tampoco los abro yo por ti. Pregunta a la administración o ve a otro canal.

# Privacidad
command-privacy = Qué se guarda de ti aquí; llévatelo o haz que se borre
command-privacy-what = Sin indicarlo: qué se guarda, en breve
command-privacy-what-export = envíame mis datos
command-privacy-what-delete = borra mis datos
button-export = Envíame mis datos
button-ask-erase = Borra mis datos
button-erase = Sí, bórralos para siempre
privacy-title = Lo que guardo de ti
privacy-short =
    - Tu id de Discord, tu nombre y tus apodos en los servidores donde juegas, tu idioma, lo que has elegido con `/settings` y si aceptas mensajes directos.
    - De cada partida: dónde te sentaste, tus jugadas y cuándo las hiciste, el resultado para la clasificación y tu puntuación después; y en qué torneos estás. Durante dos días: cuántas veces has pedido lo que tiene un límite.
    - No leo mensajes ni paso nada a nadie. Quien me mantiene puede leer lo que se guarda.
    - Puedes recibirlo todo en un archivo o hacer que se borre: en tu lugar queda «Alguien de antes». Si un servidor me expulsa, sus datos se borran a los 30 días.
privacy-exported = Todo lo que se guarda de ti, en un archivo. Solo tú ves este mensaje.
privacy-exported-packed =
    { $parts ->
        [one] Es grande, por eso va comprimido: `gunzip { $name }`.
       *[other] Es grande, por eso va comprimido y en { $parts } partes: `cat { $name }.* | gunzip`.
    }
privacy-delete-sure = { $running ->
    [0] ¿Borro todo lo que se guarda de ti, en todos los servidores?
    [one] ¿Borro todo lo que se guarda de ti, en todos los servidores? Abandonas tu asiento en la partida que juegas; en un equipo, la casa sigue por ti.
   *[other] ¿Borro todo lo que se guarda de ti, en todos los servidores? Abandonas tus asientos en las { $running } partidas que juegas; en los equipos, la casa sigue por ti.
  } En las mesas y clasificaciones pasas a ser «Alguien de antes». Nadie puede deshacerlo.
privacy-deleted = Hecho: ya no se guarda nada de ti. Si vuelves a usarme, te conoceré de nuevo.

# Ajustes de quien juega
command-settings = Tu idioma, mensajes directos, recordatorios y horas de silencio
settings-title = Tus ajustes
settings-short = Valen en todos los servidores, y solo para ti.
setting-language = Mi idioma
setting-language-discord = el de mi aplicación
setting-language-en = English
setting-language-es = Español
setting-language-de = Deutsch
setting-dms = Mensajes directos
setting-dms-on = con mis manos
setting-dms-off = ninguno, pulso 🖐️
setting-calls = Avisarme
setting-calls-needed = no justo tras una jugada
setting-calls-always = siempre que me toque
setting-calls-never = nunca
setting-passes = Si solo puedo pasar
setting-passes-off = pregúntame
setting-passes-on = pasa por mí
setting-lessons = Explicaciones
setting-lessons-on = al principio
setting-lessons-off = ninguna
setting-words = Mis manos
setting-words-off = con imagen
setting-words-on = con palabras: pocas, sin imagen, para leer en voz alta
hands-in-words-on = Desde ahora tu mano llega con pocas palabras, sin imagen. 📝 dice el resto.
hands-in-words-off = Desde ahora tu mano llega con imagen.
setting-motion = Momentos clave
setting-motion-on = en movimiento
setting-motion-off = imagen fija
setting-talk = Lo que dicen otros
setting-talk-on = todo
setting-talk-people = solo de personas
setting-talk-off = nada
setting-race = Máquinas en carrera
setting-race-usual = según su nivel
setting-race-half = a media marcha
setting-race-quarter = a un cuarto
setting-accuracy = Mi precisión
setting-accuracy-own = solo para mí
setting-accuracy-all = para cualquiera
setting-reminders = Recordatorios
setting-reminders-on = en la mesa
setting-reminders-dm = por mensaje directo
setting-reminders-off = ninguno
setting-quiet = Horas de silencio
setting-quiet-none = ninguna
setting-zone = Mi reloj
setting-zone-elsewhere = Mi reloj, en otra parte

# La configuración de un servidor
command-config = Para la administración: idioma, canales y quién abre mesas, cuánto se guardan las partidas
config-title = Lo que vale en este servidor
config-short = Quien gestiona el servidor abre mesas en cualquier canal. Deja vacíos los canales o el rol para permitirlo todo. Quién puede usar `/admin` está en Ajustes del servidor > Integraciones.
config-language = Idioma
config-language-none = el de Discord o de la mesa
config-language-en = English
config-language-es = Español
config-language-de = Deutsch
config-channels = Canales para abrir mesas: todos
config-role = Quién abre mesas: cualquiera
config-retention = Partidas viejas
config-retention-none = para siempre
config-retention-days = { $days } días
config-results = Resultados
config-results-keep = se conservan
config-results-delete = se borran también
config-speed = Ritmo
config-computers = Máquinas
config-computers-on = permitidas
config-computers-off = no permitidas
config-hints = Pistas
config-hints-on = donde nada cuenta
config-hints-off = no permitidas
config-remarks = Frases de las máquinas
config-remarks-on = mostrar
config-remarks-off = ocultar
config-motion = Momentos clave
config-motion-on = en movimiento
config-motion-off = en una imagen fija
config-lessons = ¿Nuevo aquí? 🎓
config-lessons-on = se ofrecen lecciones
config-lessons-off = no se ofrecen
managers-only = Solo quien puede gestionar este servidor decide esto. Pídeselo.
tables-elsewhere = Quienes gestionan este servidor quieren las mesas solo en { $places }.
tables-by-role = En este servidor solo abren mesas los miembros con el rol «{ $role }». Sentarte puedes en cualquiera.

# Moderación
command-admin = Para la moderación: terminar, saltar, sustituir, anular
command-admin-list = Qué hay en marcha en este servidor: partidas, mesas, torneos
admin-list-title = Qué hay en marcha en este servidor
admin-list-none = Ahora no hay nada en marcha.
admin-list-match = { $game } en { $channel }: esperando a { $who }, última jugada { $since }{ $until }
admin-list-until = {""}, el tiempo acaba { $when }
admin-list-unreadable = ⚠️ Una partida en { $channel } que no puedo leer: `/admin abandon` allí la termina.
admin-list-lobby = { $game } en { $channel }: sin empezar, { $seated } de { $most } asientos ocupados
command-admin-end = Termina la partida de aquí, sin resultado
command-admin-skip = Que la casa haga una jugada por quien hace esperar a la mesa
command-admin-skip-player = ¿Por quién? Sin indicarlo: por quien tiene el turno
command-admin-replace = Da un asiento a otro miembro o a la máquina
command-admin-replace-player = ¿El asiento de quién?
command-admin-replace-by = ¿Quién lo ocupa?
command-admin-replace-computer = O la máquina, con este nivel
command-admin-annul = Quita de la clasificación los resultados de la última partida terminada aquí
command-admin-abandon = Termina la partida de aquí aunque no se pueda leer
moderators-only = Solo quien puede gestionar canales aquí hace esto. Pídeselo a quien modere.
does-not-sit = { $who } no está en esta mesa.
nobody-waits-for = Nadie espera ahora a { $who }.
cannot-take-seat = El asiento necesita a un miembro de este servidor que no esté ya en esta mesa ni sea un bot.
replace-by-whom = Indica o bien un miembro, o bien el nivel de la máquina.
replace-own = Tu propio asiento solo puede darlo otra persona de la moderación; con `/resign` puedes dejarlo.
nothing-to-annul = Ninguna partida terminada aquí tiene resultados en la clasificación.
admin-end-sure = ¿Termino ahora esta partida, sin resultado?
admin-end-done = ⚖️ { $moderator } ha terminado esta partida, sin resultado.
admin-skip-sure = ¿Hace la casa una jugada por { $who }?
admin-skip-done = ⚖️ { $moderator } ha dejado que la casa haga una jugada por { $who }.
admin-replace-sure = ¿Ocupa { $newcomer } el asiento de { $who } y ve esa mano?
admin-replace-done = ⚖️ { $moderator } ha dado el asiento de { $who } a { $newcomer }.
admin-replaced-you = ⚖️ { $moderator } ha dado tu asiento de { $game } en { $channel } a { $newcomer }.
admin-stand-in-you = ⚖️ { $moderator } ha dejado tu asiento de { $game } en { $channel } a una máquina. Puedes recuperarlo cuando quieras.
admin-stand-in-sure = ¿Juega la máquina en el lugar de { $who }? Podrá volver cuando quiera.
admin-stand-in-done = ⚖️ { $moderator } ha dejado el asiento de { $who } a la máquina.
admin-annul-sure = ¿Quito de la clasificación los resultados de la última partida terminada aquí?
admin-annul-done = ⚖️ { $moderator } ha quitado de la clasificación los resultados de la última partida de aquí.
admin-abandon-sure = ¿Suspendo la partida de aquí, sin resultado? Sirve incluso para una partida dañada que no puedo leer.
admin-abandon-done = ⚖️ { $moderator } ha suspendido la partida de aquí, sin resultado.

# El estante
shelf-title = ¿A qué jugamos?
shelf-which = Abrir una mesa de…
shelf-players = { $same ->
    [1] { $many } personas
   *[other] de { $few } a { $many } personas
  }
shelf-minutes = unos { $minutes } minutos
shelf-versus = a competir
shelf-cooperative = en equipo
button-open = Abrir una mesa
button-alone = A solas
button-matches = Mis partidas
alone-page = 🤖 ¿A solas? Reparto enseguida, y 💡 ayuda. Contra máquinas no cuenta en ninguna clasificación; sin ellas, en la del servidor hasta la primera 💡.
alone-which = ¿A qué juego?
alone-computers = { $n ->
    [0] sin máquinas
    [one] 1 máquina
   *[other] { $n } máquinas
  }
alone-how-many = ¿Entre cuántas máquinas?
alone-how-strong = ¿De qué nivel? Reparto en cuanto elijas.
alone-options = Opciones de tus partidas en solitario. Cada elección se recuerda para las siguientes.
alone-where = ¿Dónde jugamos? En nuestros mensajes directos no llamo a nadie más, y mesa y mano son un solo mensaje.
button-privately = En mis mensajes directos
button-in-channel = Aquí, en el canal
private-dealing = Estoy repartiendo…
private-dealt = 📥 He repartido: tu partida está en [nuestros mensajes directos]({ $link }).
private-taken = Ya estás jugando aquí a { $game }, y en nuestros mensajes directos cabe una sola partida. Sigue jugando, o ríndete antes.
private-taken-there = Ya estás jugando a { $game } en [nuestros mensajes directos]({ $link }), y allí cabe una sola partida. Sigue jugando, o ríndete antes.
private-closed = No puedo escribirte por mensaje directo, así que jugamos aquí, en el canal.
computers-too-many = En este juego { $most ->
    [one] cabe una máquina
   *[other] caben { $most } máquinas
  } a tu lado.
computers-too-few = Este juego necesita al menos { $fewest ->
    [one] una máquina
   *[other] { $fewest } máquinas
  } a tu lado.

# Ayuda, primer contacto, opiniones
command-help = Qué hacer primero
command-feedback = Escribe a quien me mantiene
command-feedback-text = Tu texto; va sin tu nombre
help-title = Cómo empezar
help-page =
    1. Elige un juego. El resto pulsa 🪑 **{ button-join }** y luego alguien ▶️ **{ button-start }**. ¿No hay nadie? 🤖 **{ button-alone }** reparte enseguida, y también `/play` en nuestros mensajes directos.
    2. Tu mano llega por mensaje directo. También espera tras 🖐️ **{ button-hand }**, bajo la mesa, solo para tus ojos.
    3. Juega con sus botones. 📜 todas las jugadas, 📝 todo con palabras, 🔍 la imagen más grande, ⏪ deshace tu última jugada.
help-more =
    -# **Mientras juegas**: `/hint` una pista, si la mesa lo permite · `/undo` deshacer tu jugada · `/table` mostrar la mesa otra vez · `/games` tus partidas · `/rules` de un juego · `/resign` rendirte
    -# **Después**: `/replay` paso a paso · `/leaderboard` · `/profile`
    -# **Para ti**: `/settings` idioma, mano con palabras, mensajes, horas de silencio · `/privacy` lo que se guarda
    -# **Para el servidor**: `/tournament` · `/config` para quien lo gestiona · `/admin` para quien modera
    -# ¿Algo falla o falta? `/feedback`
greeting-title = 👋 Hola, soy Gangway
greeting-page =
    Aquí organizo juegos de mesa: manos por mensaje directo, una imagen de la mesa en el canal y una clasificación de este servidor. No leo mensajes.
    `/play`: elige un juego y abre una mesa
    `/help`: cómo empezar
    `/config`: idioma, canales y quién abre mesas, para quien gestiona
feedback-sent = Gracias, está entregado. Ha ido sin tu nombre, así que nadie puede contestarte: si lo quieres, deja una dirección.
feedback-kept = Gracias. Queda guardado aquí hasta que se lea. Va sin tu nombre, así que nadie puede contestarte: si lo quieres, deja una dirección.

# Torneos
command-tournament = Torneos en este servidor
command-tournament-open = Abrir la inscripción a un torneo en este canal
command-tournament-open-game = ¿Qué juego?
command-tournament-open-system = ¿Quién juega con quién? Sin indicarlo: sistema suizo
command-tournament-open-system-swiss = sistema suizo: se juegan todas las rondas
command-tournament-open-system-knockout = eliminatoria: quien pierde queda fuera
command-tournament-open-rhythm = ¿Cada cuánto hay ronda? Sin indicarlo: todas en una tarde
command-tournament-open-rhythm-evening = una tarde: una hora por ronda, o dos si el juego es largo
command-tournament-open-rhythm-weekly = durante días: lo que pida el juego, media semana como mínimo
command-tournament-open-rounds = ¿Cuántas rondas (sistema suizo)? Sin indicarlo: las que hagan falta
command-tournament-open-table = ¿Cuántos por mesa (sistema suizo)? Sin indicarlo: dos
command-tournament-show = Mostrar otra vez la página del torneo de aquí
command-tournament-join = Inscribirse en el torneo de aquí
command-tournament-leave = Retirar la inscripción, o abandonar
command-tournament-start = Empezar el torneo de aquí, o su siguiente ronda (quien lo abrió o gestiona el servidor)
command-tournament-end = Terminar antes de tiempo el torneo de aquí (quien lo abrió o gestiona el servidor)
button-to-tournament = Al torneo
button-enter = Inscribirme
button-enter-late = Entrar en la próxima
button-withdraw = Retirarme
button-drop-out = Abandonar
button-next-round = Siguiente ronda ya
tournament-title = Torneo: { $game }
tournament-swiss = Sistema suizo
tournament-knockout = Eliminatoria
tournament-evening = una tarde, { $length } por ronda
tournament-weekly = durante días, { $length } por ronda
tournament-tables-of = mesas de { $size }
tournament-usual-options = opciones habituales
tournament-rounds = { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
  }
tournament-opener = abrió el torneo
tournament-signed-up = { $count ->
    [one] { $count } inscripción
   *[other] { $count } inscripciones
  }; pueden jugar de { $few } a { $most }.
tournament-lapses = Si nadie lo empieza, la inscripción caduca { $when }.
tournament-much-to-do = Una partida tiene unas { $decisions } decisiones: { $count ->
    [one] más o menos una al día
   *[other] unas { $count } al día
  } por persona, o no se acaba dentro de su ronda.
tournament-swiss-how = Todo el mundo juega todas las rondas, contra alguien con más o menos los mismos puntos, y nunca dos veces contra la misma persona mientras se pueda evitar. Ganar da un punto; quien comparte la victoria comparte el punto. En caso de empate va por delante quien tuvo rivales más fuertes (Buchholz: la suma de sus puntos).
tournament-knockout-how = Quien pierde queda fuera. Un empate se juega otra vez con los asientos cambiados; después decide la suerte.
tournament-round = Ronda { $round } de { $rounds }.
tournament-due = Termina { $when }: quien hasta entonces haya gastado claramente más tiempo que el resto habrá perdido lo que no se haya terminado.
tournament-next-round = Todas las mesas han acabado. La próxima ronda empieza { $when }.
tournament-cut-short = Se terminó antes de tiempo, así que nadie lo ha ganado.
tournament-won = { $count ->
    [0] Se acabó, y nadie ha ganado.
    [one] 🎉 ¡{ $winners } gana el torneo!
   *[other] 🎉 ¡{ $winners } comparten la victoria en el torneo!
  }
tournament-against = {" – "}
tournament-played = { $who } · gana **{ $winners }**
tournament-played-shared = { $who } · { $winners } comparten el punto
tournament-bye = { $who } · descansa y suma un punto
tournament-bye-knockout = { $who } · descansa y pasa
tournament-walkover = { $who } · victoria sin jugar para **{ $winners }**
tournament-draw = { $who } · se acabó el tiempo: { $winners } comparten el punto
tournament-lot = { $who } · dos empates: **{ $winners }** pasa por sorteo
tournament-lot-late = { $who } · se acabó el tiempo y nadie fue más lento: **{ $winners }** pasa por sorteo
tournament-lot-void = { $who } · ninguna partida tuvo resultado: **{ $winners }** pasa por sorteo
lots-why = Quien lo apunte ahora puede comprobar al final que nadie pudo elegir quién juega contra quién. El secreto está entonces tras 🔓, bajo la clasificación final.
lots-sealed = 🔐 Sello del sorteo: { $seal }
lots-opened = 🔓 Secreto del sorteo: { $secret }. Su sello { $seal } se mostró [con la inscripción]({ $link }).
tournament-void = { $who } · sin resultado
tournament-points = { $count ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
tournament-buchholz = Buchholz { $points }
tournament-out = ha abandonado
tournament-stuck = No puedo abrir todas las mesas. Pide a alguien de la administración que mire si puedo ver este canal, escribir en él y leer su historial, abrir hilos y escribir en ellos; o el servidor ya tiene tantos hilos activos como puede. Lo vuelvo a intentar cada pocos minutos.
tournament-table = Ronda { $round }, mesa { $table }
tournament-table-link = 🧵 mesa { $table }
tournament-table-due = La mesa está en el hilo de abajo. La ronda termina { $when }.
tournament-again = Otra vez, con los asientos cambiados: la partida anterior quedó sin resultado.
tournament-there = ⬇️ [Ir a la página del torneo]({ $link })
tournament-you-are-in = Ya estás dentro. Te aviso cuando se abra tu mesa.
tournament-you-are-out = Ya no estás en el torneo.
tournament-goes-on = Seguimos.
tournament-ended = El torneo ha terminado.
tournament-lapsed = Nadie empezó este torneo a tiempo y la inscripción ha caducado. Abre otro con `/tournament open`.
tournament-called-off = Este torneo se ha cancelado.
tournament-channel-deleted = Se ha borrado el canal de este torneo, así que el torneo ha terminado. Las partidas en curso siguen aquí, por mensaje directo.
tournament-end-sure = ¿Terminamos ya el torneo? La clasificación queda como está; las partidas en curso siguen por su cuenta.
tournament-drop-out-sure = ¿Seguro que quieres abandonar? Dejas tu asiento en la mesa de esta ronda y no juegas ninguna más.
tournament-here-already = En este canal ya hay un torneo en marcha. Míralo con `/tournament show`.
tournament-none = Aquí no hay ningún torneo. Abre uno con `/tournament open`.
tournament-in-already = Ya estás en este torneo.
tournament-not-in = No estás en este torneo.
tournament-full = Este torneo está completo: pueden jugar { $most }.
tournament-no-late-entry = Ya es tarde para entrar en este torneo.
tournament-computers-full = Las máquinas completan un torneo hasta { $most }, y ya hay tantas inscripciones.
tournament-begun = Este torneo está en marcha, y su ronda aún no ha terminado.
tournament-over = Este torneo ya ha terminado.
tournament-too-few = Hacen falta al menos { $few } inscripciones, { $people } de ellas de personas. Las máquinas pueden completar.
tournament-not-for-teams = Este juego se juega en equipo contra la casa, así que nadie se enfrentaría a nadie: solo hay torneos de los demás juegos.
tournament-pairs-only = En una eliminatoria se enfrentan dos en cada mesa. Las mesas mayores son para el sistema suizo.
tournament-table-size = En una mesa de este juego se sientan { $few ->
    [2] { $many ->
        [2] dos
       *[other] de dos a { $many }
      }
   *[other] de { $few } a { $many }
  } personas.
tournament-not-in-charge = Esto solo lo pueden hacer { $opener }, que abrió el torneo, y quienes gestionan este servidor.

# Below the bot's name in every list of members.
activity = { $tables ->
    [0] /play
    [one] /play · 1 mesa
   *[other] /play · { $tables } mesas
  }

# How a match went.
button-try = Probar desde aquí
try-dealt = Sigues jugando desde el paso { $step }, contra máquinas. Las manos son las que eran; no cuenta en ningún sitio.
how-title = Cómo fue: { $game }
how-own-level-below = Aquí jugaste por debajo de *{ $low }*.
how-own-level-between = Aquí jugaste entre *{ $low }* y *{ $high }*.
how-own-level-above = Aquí jugaste como *{ $high }*, o mejor.
how-level-below = { $who } jugó por debajo de *{ $low }*.
how-level-between = { $who } jugó entre *{ $low }* y *{ $high }*.
how-level-above = { $who } jugó como *{ $high }*, o mejor.
how-until = Hasta la ronda { $round }: { $said }
how-own-accuracy = Tus últimas diez partidas: **{ $percent }** de 100, en { $many } decisiones abiertas. 0 es jugar al azar; 100, una máquina fuerte.
how-accuracy = { $who }, últimas diez partidas: { $percent } de 100, en { $many } decisiones abiertas.
how-turn = **{ $number }** · Paso { $step }, { $who }: «{ $made }».{ $fatal } La probabilidad cayó del { $before } al { $after } %. Mejor: «{ $best }»{ $kept ->
    [-1] { "" }
   *[other] , con { $kept } %
}{ $why }.
how-seen-by = visto desde el asiento de { $who }: { $why }
how-try = Desde el paso { $step }
how-try-why = 🧪 sigue desde ahí contra máquinas, con las manos como estaban; no cuenta en ninguna parte.
how-no-turn = Ninguna decisión cambió la partida por sí sola.
how-lost = Desde el paso { $step }, tu probabilidad no llegaba al { $percent } %.
how-lost-team = Desde el paso { $step }, la probabilidad no llegaba al { $percent } %.
how-pair = Izquierda: lo que más costó. Derecha: lo que era mejor.
how-way = 🗝️ **Este reparto se podía ganar**, todavía en el paso { $step }. Una búsqueda que veía todo lo oculto encontró un camino: { $moves }{ $more ->
    [0] {""}
    [one] {" "}– y una jugada más
   *[other] {" "}– y { $more } jugadas más
}.
how-way-move = { $who }: { $move }
how-way-pair = Izquierda: desde aquí aún se podía ganar. Derecha: adónde lleva ese camino.
how-no-way = Una búsqueda que veía todo lo oculto no encontró cómo ganar este reparto. Eso no prueba que no lo haya.
how-growing = Aún se está valorando: 🔄 vuelve a mirar.
how-no-time = { $many ->
    [one] No hubo tiempo para comparar una decisión.
   *[other] No hubo tiempo para comparar { $many } decisiones.
}
how-basis = Valorado según lo que cada cual podía saber entonces.
how-team = Equipo
how-alt = { $who }: { $first } % al principio, { $last } % al final.
how-tournament-runs = Cómo fue se cuenta cuando acabe el torneo.

# Lecciones
command-learn = Aprende un juego en diez minutos, jugando
command-learn-game = ¿Qué juego? Sin indicarlo: todo lo que se puede aprender
button-learn = Aprender
button-new-here = ¿Nuevo? Aprende
button-lessons = Curso
button-play-now = Jugar ya
button-play-alone = Jugar a solas
button-next-lesson = Siguiente lección
button-lesson-again = Otra vez
learning-title = Aprender jugando
learning-page = Diez minutos contra la máquina, en nuestros mensajes directos. Tú juegas y yo te digo lo que hace falta.
learning-which = ¿Qué juego?
learning-begins = Un momento, estoy repartiendo…
learning-begun = 🎓 Tu lección te espera en [nuestros mensajes directos]({ $link }).
learning-closed = No puedo escribirte por mensaje directo, y las lecciones son allí. Permite los mensajes directos de este servidor y vuelve a pulsar.
learning-offer = 🎓 ¿{ $game } es nuevo para ti? Diez minutos jugando y lo sabes. Tu partida espera.
learning-none = Esa lección no existe.
learning-tables = Aquí hay quien te espera:
learning-no-tables = Ahora mismo nadie espera en una mesa. En un servidor, `/play` abre una, y tus amigos pulsan 🪑.
learning-table = { $server } · { $seated } en la mesa
learning-at = 🎓 { $n }/{ $of }
learning-instead = Con gusto, pero luego: en una partida de verdad. Ahora toca 👉
learning-wait = Un momento: en esta lección aún no te toca.
lesson-over = 🎓 **¡Ya sabes lo bastante para jugar!**
lesson-ended = 🎓 La lección ha terminado.
# La partida del día.
command-today = Una partida al día, igual para todos: un solo intento, y una clasificación de este servidor
button-today = Hoy
date = { $month ->
    [1] { $day } de enero
    [2] { $day } de febrero
    [3] { $day } de marzo
    [4] { $day } de abril
    [5] { $day } de mayo
    [6] { $day } de junio
    [7] { $day } de julio
    [8] { $day } de agosto
    [9] { $day } de septiembre
    [10] { $day } de octubre
    [11] { $day } de noviembre
   *[12] { $day } de diciembre
}
today-strip = Partida del { $day }
today-title = Partida del { $day }
today-what = A todos se les reparte lo mismo, { $against }. Cuenta un solo intento, hasta las { $ends }. Sin pistas, y nada se deshace.
today-was = A todos se les repartió lo mismo, { $against }.
today-against = { $n ->
    [0] en solitario
    [one] contra una máquina ({ $level })
   *[other] contra { $n } máquinas ({ $level })
}
today-not-yet = Aún no has jugado.
today-looked = Has mirado la partida. Puedes jugarla por gusto; no cuenta.
today-par = Máquina fuerte: { $result }
today-strong = Máquina fuerte
today-under-way = La tienes a medias.
today-out-of-time = No terminaste a tiempo.
today-given-up = Abandonaste.
today-own = Tú: { $result }
today-streak = 🔥 { $days ->
    [one] { $days } día
   *[other] { $days } días seguidos
}
today-better = Mejor que el { $share } % de los demás, en todos los servidores.
today-nobody = Aquí nadie tiene aún un resultado.
today-in-server = `/today` en un servidor muestra cómo le fue a su gente.
today-next = Después: { $icon } { $game }
today-play = Jugar
today-go-on = Seguir
today-again = Otra vez, por gusto
today-for-fun = Jugar por gusto
today-best = Ver la mejor
today-best-way = El camino de la mejor: { $marks }
today-share = Compartir
today-changes = Paso a paso: { $changes }.
today-change = { $change ->
    [1] mejor
    [-1] peor
   *[0] igual
}
today-yesterday = Ayer
today-spread = Cómo les fue a todos
today-closed = Se juega en nuestros mensajes directos, y ahí no puedo escribirte. Permite los mensajes de miembros de este servidor y vuelve a pulsar.
today-seals = 🔐 La partida de cada día sale de un secreto. Su sello se puede leer el día antes, y el secreto cuando el día ha terminado; de cada secreto posterior se llega a él. `docs/fairness.md` dice cómo comprobarlo.
today-seal = **{ $date }** · sello `{ $seal }`
today-secret = **{ $date }** · sello `{ $seal }` · secreto `{ $secret }`
secret-of-day = 🔐 Sello de la partida del { $date }: { $seal }. El secreto se puede leer con `/today` cuando el día ha terminado.
setting-today = Partida del día
setting-today-on = en mis servidores
setting-today-off = a nadie
day-still-on = Otros aún pueden jugar esta partida. Podrás hacerlo cuando el día haya terminado.
config-summary = Resumen del día en: ningún canal
today-played = { $players ->
    [one] Una persona obtuvo
   *[other] { $players } personas obtuvieron
} un resultado.
today-month = Partidas del día
today-month-row = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} en { $days ->
    [one] { $days } día
   *[other] { $days } días
}
today-month-how = Un día da un punto por cada persona de aquí que no te superó, contándote a ti. Cuentan los { $days } mejores días del mes.
today-spread-title = { $players ->
    [one] Una persona obtuvo un resultado
   *[other] { $players } personas obtuvieron un resultado
}
today-spread-row = { $players } ({ $share } %)
today-spread-range = de { $worst } a { $best }
today-turning = Momento decisivo: { $unit ->
    [card] carta
    [turn] turno
   *[round] ronda
} { $step }. Ahí { $players ->
    [one] perdió
   *[other] perdieron
} más terreno frente al mejor { $players } de { $others }.
today-spread-you = tú
day-nobody = Nadie obtuvo un resultado ese día.
today-look = Ver cómo lo hizo alguien
day-not-tried = Esto muestra la partida. Termina antes tu intento.
day-ask-look = Esto muestra la partida. Si miras ahora, podrás jugarla por gusto, pero no contará. ¿Mirar?
said = 💬 **{ $who }**: «{ $words }»
ask-talk = ¿Qué dices? Se leerá en la mesa hasta tu próxima jugada.
said-now = 💬 Dicho.
said-already = Ya has dicho algo; la próxima frase, después de tu próxima jugada.
talk-off = Aquí no se dice nada con botones.
talk-won-sunny-1 = ¿Lo habéis visto?
talk-won-sunny-2 = ¡Podría pasarme así el día!
talk-won-sunny-3 = ¡El mejor sitio de la sala!
talk-won-sunny-4 = ¡Qué ronda tan bonita!
talk-won-gruff-1 = Ya era hora.
talk-won-gruff-2 = Me vale.
talk-won-gruff-3 = Nada mal, y eso que lo digo yo.
talk-won-gruff-4 = Bien. Sigamos.
talk-won-dry-1 = Todo según el plan.
talk-won-dry-2 = Me permito un pitido.
talk-won-dry-3 = Un error de redondeo a mi favor.
talk-won-dry-4 = Anotado, con mucho gusto.
talk-lost-sunny-1 = ¡Vaya, qué emoción!
talk-lost-sunny-2 = Era a propósito. Casi.
talk-lost-sunny-3 = ¡Ha valido la pena por las vistas!
talk-lost-sunny-4 = ¡La próxima, seguro!
talk-lost-gruff-1 = Hum. Tomo nota.
talk-lost-gruff-2 = Claro. Siempre a mí.
talk-lost-gruff-3 = Eso lo quiero por escrito.
talk-lost-gruff-4 = Eso no estaba en mi plan.
talk-lost-dry-1 = Según lo calculado. Por desgracia.
talk-lost-dry-2 = Estadísticamente, a alguien le tocaba.
talk-lost-dry-3 = Mis circuitos se repondrán.
talk-lost-dry-4 = Lo llamo experiencia.
talk-watched-sunny-1 = ¡Oh, otra vez!
talk-watched-sunny-2 = ¡Aquí no hay quien se aburra!
talk-watched-sunny-3 = ¡Yo voy con todos!
talk-watched-sunny-4 = ¡Mejor que una película!
talk-watched-gruff-1 = Yo no me meto.
talk-watched-gruff-2 = Ayer estaba todo más tranquilo.
talk-watched-gruff-3 = Yo no he dicho nada.
talk-watched-gruff-4 = Si vosotros lo decís.
talk-watched-dry-1 = Interesante. Muy interesante.
talk-watched-dry-2 = Esto, para mis memorias.
talk-watched-dry-3 = Lo archivo como mal tiempo.
talk-watched-dry-4 = No tengo más preguntas.

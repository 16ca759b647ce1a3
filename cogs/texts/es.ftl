# Lo que dice la casa alrededor de los juegos.

# Comandos, como los lista Discord (100 caracteres como mucho).
command-play = Abre una mesa para un juego de mesa en este canal
command-play-game = ¿Qué juego?
command-hand = Muestra tu mano; solo la ves tú
command-table = Muestra la mesa otra vez y la cuenta con palabras
command-resign = Abandona tu asiento en la partida de aquí
command-resign-player = Libera el asiento de quien se fue (moderación: el de cualquiera)
command-undo = Retira tu última jugada mientras nadie haya actuado después
command-games = Lista tus partidas en marcha
command-leaderboard = Quién ha ganado y cuántas veces en este servidor
command-leaderboard-game = Solo un juego
command-rules = Cómo se juega
command-rules-game = ¿Qué juego? Sin indicarlo: el que se juega aquí

# Botones (80 caracteres como mucho).
button-hand = Mi mano
button-zoom = Ampliar
button-words = Con palabras
button-rules = Reglas
button-again = Jugar otra vez
button-replay = Repetición
replay-title = { $game }: la partida entera
replay-failed = No se ha podido dibujar la repetición.
replay-not-over = La repetición llega cuando acabe la partida.
button-back = Atrás
button-undo = Retirar
button-let-pass = Pasar por mí de ahora en adelante
button-ask-again = Volver a preguntarme antes de pasar
button-more = Más ({ $page } de { $pages })
button-join = Sentarme
button-leave = Levantarme
button-start = Empezar
button-options = Opciones…
button-shuffle = Sortear los asientos
button-thread = Abrir un hilo
button-sure = Sí, va en serio
button-give-up = Sí, me rendiría
button-resign = Sí, abandono el asiento
button-bring-here = Traerla aquí
button-leave-match = Abandonar
button-previous = Anterior
button-next = Siguiente

# Antes de empezar
lobby-host = anfitrión
lobby-language = Idioma
language-name = Español
lobby-seats = { $seated ->
    [one] { $seated } persona sentada
   *[other] { $seated } personas sentadas
  }; juegan { $few ->
    [one] { $many } como mucho
   *[other] de { $few } a { $many }
  }. Quien abrió la mesa elige las opciones. Una mesa que nadie toca en 30 minutos se recoge.
lobby-options = Opciones de esta mesa. Cada elección vale al momento, y todos la leen.
lobby-move-up = ¿Quién sube un asiento?
lobby-started = La partida ha empezado: la mesa está más abajo.
lobby-options-reset = ⚠️ Una versión más nueva de mí no conoce una opción elegida aquí: vuelve a su valor inicial. Revisad las opciones, por favor.
lobby-closed = Todos se han levantado; esta mesa está cerrada.
lobby-expired = Nadie tocó esta mesa en 30 minutos y la hemos recogido. Abre otra con `/play`.
lobby-gone = Esta mesa ya no está abierta. Abre otra con `/play`.
lobby-full = Esta mesa está llena: los { $seats } asientos están ocupados.
lobby-seated-already = Ya estás en esta mesa.
lobby-not-seated = No estás en esta mesa.
lobby-host-only = Solo { $host }, que abrió la mesa, puede cambiar las opciones.
lobby-start-seated-only = Solo puede empezar quien está en la mesa. Pulsa antes Sentarme.
busy-match = En este canal ya hay una partida en marcha.
busy-lobby = En este canal ya hay una mesa abierta: { $link }
busy-offer = ¿Abro un hilo para otra mesa?
thread-opened = Tu mesa está en { $channel }.
no-threads-here = Aquí no puedo abrir un hilo.
permissions-missing = Aquí no tengo permiso para eso. Pide a un administrador que me dé estos permisos en este canal: { $missing }.
not-in-server = Aquí no puedo jugar: no soy miembro de este servidor, o me acaban de quitar. Pide a un administrador que me invite otra vez, como bot.
thread-locked = Este hilo está bloqueado y no puedo escribir en él. Pide a la moderación que lo desbloquee, o abre una mesa en otro sitio.

# La mesa
waiting-for = La mesa espera a { $who }.
your-turn = ¡Te toca!
notice-turn = { $who }, te toca. Tienes tu mano en tus mensajes directos, o pulsa **Mi mano** [en la mesa]({ $table }).
team-won = 🏆 ¡Habéis ganado juntos! { $reason }
team-lost = 💥 Habéis perdido juntos. { $reason }
match-ended = { $count ->
    [0] La partida ha terminado y no gana nadie. { $reason }
    [one] 🏆 ¡Gana { $winners }! { $reason }
   *[other] 🏆 ¡Comparten la victoria { $winners }! { $reason }
  }
log-heading = lo que se ha contado
news-heading = Desde tu última jugada:
seed-sealed = Sello de la baraja de esta partida: { $seal }
seed-opened = Llave del sello de la baraja: { $seed }
table-homeless = ⚠️ Ya no puedo escribir en el canal de esta partida; la partida sigue aquí. Cualquiera de la mesa puede darle otro sitio: usad `/table` en otro canal.
move-made = Hecho.
dm-closed = No he podido enviarte un mensaje directo. No importa: pulsa **Mi mano** en { $channel } o usa `/hand` y juega desde ahí.
answer-covered = Lo que ponía aquí ya está tapado, y la partida sigue.

# Encontrar la partida
not-its-table = Este botón no es de ninguna mesa de aquí. Úsalo donde se juega su partida.
no-match = Aquí no tienes ninguna partida. Abre una mesa con `/play`.
any-game-title = Todos los juegos
no-such-game = Ese juego no está en la estantería. Elige uno de la lista.
no-match-here = Aquí no tienes ninguna partida de { $game }. Abre una mesa con `/play`.
several-matches = Juegas en varias mesas. Usa el comando en la que quieras: { $tables }.
which-match-of = Juegas en varias mesas: { $tables }. ¿Cuál es?
which-match = ¿Qué mesa?
channel-gone = canal borrado o cerrado para mí
match-brought = La partida sigue en { $channel }.
not-a-choice = No conozco «{ $typed }». Elige de la lista.
games-line = { $game } en { $channel }: { $turn }
games-waiting = esperando a los demás
games-none = No juegas en ninguna mesa. Abre una con `/play`.

# Abandonar
give-up-sure = ¿Te rendirías? La partida acaba en derrota cuando todo el equipo quiera rendirse. Mientras tanto seguís jugando, y con tu próxima jugada lo retiras.
resign-sure = ¿Seguro que quieres abandonar tu asiento? A partir de entonces la casa juega por él, y tú ya no puedes ganar.
resign-sure-other = ¿Juega la casa por { $who } a partir de ahora? Ese asiento ya no podrá ganar.
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
leaderboard-empty = Aquí nadie ha terminado aún una partida. Sé el primero: `/play`.

# Cuando algo se rompe
command-outdated = Ya no conozco este comando. Reinicia tu Discord y elígelo otra vez de la lista.
storage-away = Ahora mismo no llego a mis registros: no se ha hecho nada ni se ha perdido nada. Prueba otra vez dentro de un momento.
unexpected = Algo ha fallado por mi parte; no se ha perdido nada. Si se repite, di esta referencia a quien lleva el bot: { $reference }
discord-failed = Discord tiene problemas y mi respuesta se ha perdido. Si has jugado, mira la mesa: ahí se ve si ha contado.

# What the house says around the games.

# Commands, as Discord lists them (100 characters at most).
command-play = Open a table for a board game in this channel
command-play-game = Which game?
command-hand = Show your hand, for your eyes only
command-table = Show the table again, and tell it in words
command-resign = Give up your seat in the match here
command-resign-player = Free the seat of somebody who left (moderators: of anybody)
command-undo = Take back your last move, as long as nobody has acted since
command-games = List your running matches
command-leaderboard = Who has won how often in this server
command-leaderboard-game = One game only
command-rules = How a game is played
command-rules-game = Which game? Left out: the one being played here

# Controls (80 characters at most).
button-hand = My hand
button-zoom = Larger
button-words = In words
button-rules = Rules
button-again = Play again
button-replay = Replay
replay-title = { $game }: the whole match
replay-failed = The replay could not be drawn.
replay-not-over = The replay comes once the match is over.
button-back = Back
button-undo = Take back
button-let-pass = Pass for me from now on
button-ask-again = Ask me again before I pass
button-more = More ({ $page } of { $pages })
button-join = Join
button-leave = Leave
button-start = Start
button-options = Options…
button-shuffle = Shuffle the seats
button-thread = Open a thread
button-sure = Yes, I mean it
button-give-up = Yes, I would give up
button-resign = Yes, give up the seat
button-bring-here = Bring it here
button-leave-match = Give up
button-previous = Previous
button-next = Next

# The lobby
lobby-host = host
lobby-language = Language
language-name = English
lobby-seats = { $seated } seated, for { $few ->
    [one] { $many } at most
   *[other] { $few } to { $many }
  }. The host picks the options. A table nobody touches for 30 minutes is cleared away.
lobby-options = Options of this table. Each choice holds at once, and all can read it.
lobby-move-up = Who sits one seat further up?
lobby-started = The match has started: look for the table below.
lobby-options-reset = ⚠️ A newer version of me does not know an option that was picked here: it is back at its default. Please look the options through.
lobby-closed = Everybody has left; this table is closed.
lobby-expired = Nobody touched this table for 30 minutes, so it was cleared away. Open a new one with `/play`.
lobby-gone = This table is not open any more. Open a new one with `/play`.
lobby-full = This table is full: all { $seats } seats are taken.
lobby-seated-already = You are already sitting at this table.
lobby-not-seated = You are not sitting at this table.
lobby-host-only = Only the host, { $host }, can change the options.
lobby-start-seated-only = Only somebody who sits at the table can start it. Press Join first.
busy-match = A match is already running in this channel.
busy-lobby = A table is already open in this channel: { $link }
busy-offer = Shall I open a thread for another table?
thread-opened = Your table is in { $channel }.
no-threads-here = I cannot open a thread here.
permissions-missing = I am not allowed to do this here. Please ask an admin to give me these permissions in this channel: { $missing }.
not-in-server = I cannot play here: I am not a member of this server, or have just been removed. Please ask an admin to invite me again, as a bot.
thread-locked = This thread is locked, and I cannot post in it. Ask a moderator to unlock it, or open a table somewhere else.

# The table
waiting-for = Waiting for { $who }.
your-turn = Your turn!
notice-turn = { $who }, it is your turn. Your hand is in your direct messages, or press **My hand** [at the table]({ $table }).
team-won = 🏆 You have won together! { $reason }
team-lost = 💥 You have lost together. { $reason }
match-ended = { $count ->
    [0] The match is over, and nobody wins. { $reason }
    [one] 🏆 { $winners } wins! { $reason }
   *[other] 🏆 { $winners } share the win! { $reason }
  }
log-heading = what has been told
news-heading = Since your last move:
seed-sealed = Seal of this match's shuffle: { $seal }
seed-opened = Key to the seal of the shuffle: { $seed }
table-homeless = ⚠️ I cannot post in this match's channel any more; the match goes on here. Anybody at the table can give it a new home: use `/table` in another channel.
move-made = Done.
dm-closed = I could not send you a direct message. No matter: press **My hand** in { $channel } or use `/hand`, and play from there.
answer-covered = What stood here is covered by now, and the match goes on.

# Finding a match
not-its-table = This button does not belong to a table here. Use it where its match is played.
no-match = There is no match for you here. Open a table with `/play`.
any-game-title = All games
no-such-game = There is no such game on the shelf. Pick one from the list.
no-match-here = There is no match of { $game } for you here. Open a table with `/play`.
several-matches = You are playing at several tables. Use the command at the one you mean: { $tables }.
which-match-of = You are playing at several tables: { $tables }. Which one is it?
which-match = Which table?
channel-gone = channel gone or closed to me
match-brought = The match goes on in { $channel }.
not-a-choice = I do not know “{ $typed }”. Pick one from the list.
games-line = { $game } in { $channel }: { $turn }
games-waiting = waiting for others
games-none = You are not playing at any table. Open one with `/play`.

# Resigning
give-up-sure = Would you give up? The match ends in defeat once the whole team would. Until then you all play on, and with your next move you take it back.
resign-sure = Do you really want to give up your seat? The house plays it from then on, and you cannot win.
resign-sure-other = Shall the house play the seat of { $who } from now on? That seat cannot win any more.
resign-not-yours = You can free somebody else's seat only after that person has left the server. Moderators always can.

# The leaderboard
leaderboard-title = Leaderboard: { $game }
leaderboard-row = { $rank } { $player } · { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
  } of { $matches } · { $share } %{ $best ->
    [0] {""}
   *[other] {" "}· best { $best }
  }
leaderboard-row-all = { $rank } { $player } · { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
  }
leaderboard-wins = { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
  }
leaderboard-share = { $wins } of { $matches } · { $share } %
leaderboard-most = best { $best }
leaderboard-team-row = { $rank } { $player } · { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
  } of { $matches }
leaderboard-best = best: { $grade }
leaderboard-page = Page { $page } of { $pages }
leaderboard-empty = Nobody has finished a match here yet. Be the first: `/play`.

# When something breaks
command-outdated = I do not know this command any more. Restart your Discord and pick it from the list again.
storage-away = I can't reach my records just now, so nothing was done and nothing was lost. Please try again in a moment.
unexpected = Something went wrong on my side; nothing was lost. If it happens again, tell the bot's owner this reference: { $reference }
discord-failed = Discord is in trouble, and my answer got lost. If you made a move, look at the table: it shows whether it counted.

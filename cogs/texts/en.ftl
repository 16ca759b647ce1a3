# What the house says around the games.

# Commands, as Discord lists them (100 characters at most).
command-play = Open a table for a board game in this channel
command-play-game = Which game? Left out: a look at the shelf
command-play-computers = Play alone, at once, against so many computers
command-play-level = How strong are the computers? Left out: normal
command-hint = What a strong computer would do in your place, where the table allows it
command-hand = Show your hand, for your eyes only
command-table = Show the table again, and tell it in words
command-resign = Give up your seat in the match here
command-resign-player = Free the seat of somebody who left (moderators: of anybody)
command-undo = Take back your last move, as long as nobody has acted since
command-games = List your running matches
command-leaderboard = How well people play in this server
command-leaderboard-game = One game only
command-leaderboard-period = One month only
command-leaderboard-period-month = this month
command-leaderboard-period-last-month = last month
command-leaderboard-period-all = all time
command-leaderboard-page = Which page? Left out: the first
command-profile = How somebody plays in this server: rating, form, best moments
command-profile-member = Whose? Left out: yours
command-profile-game = Which game? Left out: the favourite one
command-replay = Step through a match that is over, or get it as a file
command-replay-match = Which match? Left out: the last one here, or your last one
command-replay-what = Left out: look at it step by step
command-replay-what-export = send me the match as a file
command-rules = How a game is played
command-rules-game = Which game? Left out: the one being played here

# Controls (80 characters at most).
button-go-on = Go on
button-hand = My hand
button-words = In words
button-hands-in-words = Hands in words
button-hands-with-picture = Hands with a picture
icon-words = Everything in words
icon-moves = All moves
icon-talk = Say something
icon-hint = Hint
icon-back = Back
icon-take-back = Take back
icon-no-lessons = No more explanations
name-larger = Larger
name-moves = Moves
name-talk = Say
name-no-lessons = Don’t explain
button-show-everybody = Show everybody
button-rules = Rules
rules-which = Rules of which game?
rules-picture = an example for “{ $page }”
button-again = Play again
button-replay = Replay
replay-title = The whole match: { $game }
replay-failed = The replay could not be drawn.
replay-not-over = The replay comes once the match is over.
button-steps = Step by step
button-how = How it went
button-easier = Easier
button-what-went-wrong = What went wrong
button-file = As a file
review-step = Step { $step } of { $steps }
review-round = round { $round } of { $rounds }
review-go = Go to…
review-pointed-out = 🔗 { $who } points at step { $step } of { $game }
landmark-deal = The deal
landmark-round = Round { $round }
landmark-turn = { $who }’s turn
landmark-in-round = R{ $round } · { $what }
landmark-end = The end
button-look = Look
review-from = As seen by…
review-table = As everybody saw it
review-seat = As { $who } saw it
replay-none = No match has ended here yet, and none of yours. Open a table with `/play`.
replay-other-rules = This match was played by other rules than those I know now, so I cannot replay it. `/replay` still sends it as a file.
replay-exported = The whole match as a file: options, moves, what was told, the result, and the secret of the shuffle. Anybody can check it offline: `python -m matches verify { $file } --message LINK`
news-passed = ⏭️ you passed
button-let-pass = Always pass for me
button-ask-again = Ask before I pass
button-more = More ({ $page } of { $pages })
button-join = Join
button-leave = Leave
button-start = Start
button-options = Options…
button-done = Back
button-shuffle = Shuffle the seats
button-thread = Open a thread
button-sure = Yes, I mean it
button-give-up = Yes, I would give up
button-give-up-alone = Yes, I give up
button-resign = Yes, give up the seat
button-no = No
nothing-changed = Nothing has changed.
button-bring-here = Bring it here
button-leave-match = Give up
button-previous = Previous
button-next = Next

# The lobby
lobby-host = host
lobby-language = Language of this table
language-name = English
lobby-seats = { $seated } of { $many } seats taken{ $computers ->
    [0] {""}
    [one] , one of them by a computer
   *[other] , { $computers } of them by computers
  }{ $range ->
    [exact] {""}
   *[from] { $few ->
        [one] ; one is enough
       *[other] ; { $few } are enough
      }
  }. The host picks the options. A table nobody touches for 30 minutes is cleared away.
lobby-options = Options of this table. Each choice takes effect at once, and everybody can read it.
options-for-seats = Only what changes something with { $seated ->
    [one] one player
   *[other] { $seated } players
} is listed.
lobby-move-up = Who moves up one seat?
lobby-started = The match has started.
lobby-options-reset = ⚠️ A newer version of me does not know an option that was picked here: it is back at its default. Please look the options through.
lobby-closed = Everybody has left; this table is closed.
lobby-expired = Nobody touched this table for 30 minutes, so it was cleared away. Open a new one with `/play`.
lobby-gone = This table is not open any more. Open a new one with `/play`.
lobby-full = This table is full: all { $seats } seats are taken.
lobby-seated-already = You sit here already. ▶️ **{ button-start }** deals once enough of you sit here; **{ button-leave }** frees your seat.
lobby-not-seated = You are not sitting at this table.
lobby-host-only = Only the host, { $host }, can change the options.
lobby-departed = 👋 { $who } { $count ->
    [one] has left this server: the seat is
   *[other] have left this server: their seats are
} free. Start again as soon as you like.
lobby-start-seated-only = Only somebody who sits at the table can start it. Press 🪑 first.
busy-match = A match is already running in this channel.
busy-lobby = A table is [already open in this channel]({ $link }).
busy-own-lobby = Your table is [already open]({ $link }).
busy-offer = Shall I open a thread for another table?
thread-opened = Your table is in { $channel }.
no-threads-here = I cannot open a thread here.
permissions-missing = I am not allowed to do this here. Please ask an admin to give me these permissions in this channel: { $missing }.
not-in-server = I cannot play here: I am not a member of this server, or have just been removed. Please ask an admin to invite me again, as a bot.
thread-locked = This thread is locked, and I cannot post in it. Ask a moderator to unlock it, or open a table somewhere else.
thread-not-in = I am not in this private thread, so I cannot post here. Mention me here first, { $bot }, then try again.
needs-server = This is about a server: use it there, in a channel where I am.

# The table
waiting-for = Waiting for { $who }.
your-turn = Your turn!
notice-turn = 🔔 { $who } · your turn, asked { $since } · [🖐️ to the table]({ $table })
seat-departed = 👋 { $who } has left this server. Let a computer play on, or free the seat: `/resign` with `player`.
team-won = 🏆 You have won together! { $reason }
team-lost = 💥 You have lost together. { $reason }
alone-won = 🏆 You have won! { $reason }
alone-lost = 💥 You have lost. { $reason }
alone-behind = You lost by { $n }: { $who } has { $points }, you { $yours }.
alone-ahead = You won by { $n }: you have { $yours }, { $who } { $points }.
alone-level = Level with { $who }: { $points } each.
alone-best = Your best here: { $points }.
alone-new-best = Your best here so far was { $points }.
match-ended = { $count ->
    [0] The match is over, and nobody wins. { $reason }
    [one] 🏆 { $winners } wins! { $reason }
   *[other] 🏆 { $winners } share the win! { $reason }
  }
match-ended-team = 🏆 { $winners } win together! { $reason }
moves-heading = 📜 All moves, page { $page } of { $pages }
moves-none = Nothing has happened yet.
lobby-seal = 🔐 Seal: { $seal }
lobby-seal-why = Whoever notes this now can check after the match that nobody could choose the shuffle. Later it stands behind 📝 and in the replay.
secret-sealed = 🔐 Seal of the shuffle: { $seal }. It could be read [before the deal]({ $link }).
secret-opened = 🔓 Secret of the shuffle: { $secret }. Its seal { $seal } could be read [before the deal]({ $link }); the file of `/replay` lets anybody check it.
seed-sealed = Seal of this match’s shuffle: { $seal }
seed-opened = Key to the seal of the shuffle: { $seed }
table-homeless = ⚠️ I cannot post in this match’s channel any more; the match goes on here. Anybody at the table can give it a new home: use `/table` in another channel.
picture-follows = ⏳ The picture is from before your move; the new one follows in a few seconds.
move-made = Done.
dm-closed = I could not send you a direct message. No matter: press 🖐️ in { $channel } or use `/hand`, and play from there.
hand-below = ⬇️ Your match is the last message here.
answer-covered = What stood here is covered by now, and the match goes on.

# Finding a match
not-its-table = This button does not belong to a table here. Use it where its match is played.
no-match = There is no match for you here. Open a table with `/play`.
any-game-title = All games
no-such-game = There is no such game on the shelf. Pick one from the list.
no-match-here = There is no match of { $game } for you here. Open a table with `/play`.
several-matches = You are playing at several tables. Use the command at the one you mean: { $tables }.
which-match-of = You are playing at several tables. Which one is it?
which-match = Which table?
channel-gone = channel gone or closed to me
in-private = our direct messages
match-brought = The match goes on in { $channel }.
not-a-choice = I do not know “{ $typed }”. Pick one from the list.
games-line = { $game } in { $channel }: { $turn } { $when }
games-tournament = 🏆 { $game }, tournament in { $channel }: { $round ->
    [0] sign-up
   *[other] round { $round } of { $rounds }
  }
games-waiting = waiting for others
others-wait = ⏳ { $count ->
    [one] One other match waits: { $there }
   *[other] { $count } other matches wait, first { $there }
  }
match-of = { $n } of { $of }
button-next-match = Next: { $match } ({ $of })
time-left-days = { $n } d
time-left-hours = { $n } h
time-left-minutes = { $n } min
games-none = You are not playing at any table. Open one with `/play`.

# Resigning
give-up-alone-sure = 🏳️ **Do you give up?** The match ends in defeat.
give-up-sure = 🏳️ **Would you give up?** The match is lost once the whole team would; with your next move you take it back.
resign-sure = 🏳️ **Give up your seat?** The house plays it from then on, and you cannot win.
resign-alone-sure = 🏳️ **Do you give up?** The match ends, and the computers have won.
computer-instead = 🤖 Or let a computer play for you: you can take your seat back at any time.
resign-sure-other = Shall the house play the seat of { $who } from now on? That seat cannot win any more.
resign-not-yours = You can free somebody else’s seat only after that person has left the server. Moderators always can.

# The leaderboard
leaderboard-title = Leaderboard: { $game }
leaderboard-row = { $rank } { $player } · { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
  } of { $matches } · { $share }%{ $best ->
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
leaderboard-share = { $wins } of { $matches } · { $share }%
leaderboard-most = best { $best }
leaderboard-team-row = { $rank } { $player } · { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
  } of { $matches }
leaderboard-best = best: { $grade }
leaderboard-page = Page { $page } of { $pages }
leaderboard-empty-month = Nobody has finished a match in this month yet.
leaderboard-month-before = The month before ended with:
leaderboard-empty = Nobody has finished a match here yet. Be the first: `/play`.
leaderboard-how = Ranked by the rating less its uncertainty (±), provisional ones (?) behind all others. A rating is provisional until it is surer; the same opponents count less from their third match in a month, and so do those who have beaten nobody else.
leaderboard-table-versus = Main leaderboard
leaderboard-table-team = Teams
leaderboard-table-solo = Alone
ask-leaderboard = Which leaderboard?
ask-period = Which month?
all-time = All time
rating = rating { $rating } ± { $spread }
rating-provisional = rating { $rating } ± { $spread } (provisional)
season = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
  } { $year }

# The profile
profile-title = Profile: { $player }
profile-none = { $player } has not finished a match here that counts.
profile-rating = { $game }: { $rating }
profile-elsewhere = Other games: { $games }
profile-unrated = { $game }: no rated match yet
profile-tally = { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
  } of { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  } · { $share }% played to the end
profile-titles = { $count ->
    [one] { $count } tournament won
   *[other] { $count } tournaments won
  }: { $games }
profile-favourite = Favourite game: { $game } ({ $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  })
profile-form = { $matches ->
    [one] Last match: { $form }
   *[other] Last matches, the newest at the end: { $form }
  }
profile-won = won
profile-lost = lost
profile-left = left
profile-best = Best moments
profile-most-points = { $points } points in { $game }, { $date }
profile-streak = { $wins } wins in a row
profile-peak = Highest rating: { $rating } in { $game }, { $date }
profile-grade = { $grade } in { $game }, { $date }
profile-curve = Rating in { $game }: from { $first } to { $last }, over { $matches ->
    [one] { $matches } rated match
   *[other] { $matches } rated matches
  }
profile-curve-title = Rating in { $game }
profile-matches = Matches
profile-wins = Wins
profile-finished = Finished
profile-now = Rating
profile-form-title = Last matches
month-day = { $year }-{ $month }-{ $day }

# When something breaks
command-outdated = I do not know this command any more. Restart your Discord and pick it from the list again.
command-left-over = This command is left over from an earlier bot in this server, and nothing answers it. If there is another of that name in the list, take that one; whoever runs me removes this one with `doctor --fix`.
storage-away = I cannot reach my records just now, so nothing was done and nothing was lost. Please try again in a moment.
storage-unsure = I lost my records while I was writing, so I do not know whether that was done. Please look before you try again.
done-not-told = That counts, but I cannot reach my records just now to show what came of it. It follows by itself in a moment.
unexpected = Something went wrong on my side; nothing was lost. If it happens again, give this reference to whoever runs me: { $reference }
unexpected-afterwards = That counts, but something went wrong on my side while I was showing it; the table shows how it stands. If it happens again, give this reference to whoever runs me: { $reference }
discord-failed = Discord is in trouble, and my answer got lost. If you made a move, look at the table: it shows whether it counted.
place-closed = Discord does not let me answer here: the thread is archived or locked, the channel is gone, or I lack a permission. Nothing is lost.

# Computers.
button-add-computer = + { $level }
button-remove-computer = Remove a computer
button-computer-plays-on = Let a computer play on
button-computer-instead = Computer for me
button-come-back = Take my seat back
computer-in-your-seat = 🤖 A computer plays for you.
as-of = As of { $when }.
log-likewise = so did **{ $who }**
computer-of-level = { $name }: { $level } { $dots }
computer-in-words = { $name } ({ $level })
computer-pace = 🤖 { $level }: a press every { $seconds } s or so{ $first ->
    [0] {""}
    [1] {""}
   *[other] , once you have made { $first }
    }
computer-on-plate = { $name } { $dots }
lobby-with-computers = 🤖 A match with computers does not count on the leaderboard, and everybody may ask for a `/hint`.
hint = 💡 A strong computer would play: **{ $move }**
hint-forced = It is the only thing you can do.
hint-at-sight = It comes out best all in all.
hint-chance = No single thing decides it: it leaves you a chance of about { $best }% to win, the next best move one of { $second }%.
hint-level = Either way your chance to win is about { $best }%.
hint-same = It makes no difference here: { $why }.
hint-same-why = nothing that can be counted speaks for one or the other
hint-level-moves = 💡 For a strong computer two moves are level: **① { $first }** or **② { $second }**
hint-each = { $sign } { $what }.
hint-both = Either way, { $what }.
hint-each-against = Against { $sign }: { $what }.
hint-does = Because { $what }.
hint-against = Against it: { $what }.
hint-because = { $what } in { $best } of 10 tries to play on, with others’ cards guessed; after the next best move, in { $second }
hint-because-level = { $what } in { $best } of 10 tries to play on after ①, with others’ cards guessed; after ②, in { $second }
hint-next = Next best: { $move } – { $why }.
hint-next-against = Next best: { $move } – against it: { $what }.
hint-lost = Hardly any way of winning is left. { $still }
hint-still = Points and places still count.
button-play-this = Play this
button-play-one = Play { $sign }
hint-not-here = There are no hints here: what is played counts. They are to be had alone, against computers, and at tables that agreed on them.
hint-counts-nowhere = 💡 Alone, this match counts on the leaderboard of this server. From the first hint on it counts on none.
button-take-hints = Take hints
hint-failed = I could not think of anything this time. Ask again in a moment.

# The terms of a table
term-speed = Speed
term-speed-untimed = no clock
term-speed-live = live, { $length } a decision
term-speed-relaxed = relaxed, { $length } a decision
length-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  }
length-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
  }
length-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
  }
term-hints = Hints
term-hints-off = none
term-hints-on = with `/hint` – the match does not count
computers-forbidden = The managers of this server allow no computers at its tables.
hints-forbidden = The managers of this server allow no hints at its tables.
lobby-with-computers-no-hints = 🤖 A match with computers does not count on the leaderboard.

# Clocks
clock-line = ⏳ { $who }: { $when }
clock-yours = ⏳ { $when }
notice-clock = ⏳ time runs out { $when }
notice-reminder = ⏳ { $who }, the table is waiting for you: your time runs out { $when }. Press 🖐️ **My hand** [at the table]({ $table }).
notice-reminder-dm = ⏳ { $game }: your table in { $channel } is waiting for you. Your time runs out { $when }.
notice-reminder-line = { $game } in { $channel }: your time runs out { $when }.
notice-waited = ⏳ During your quiet hours { $count } tables have waited for you:
button-vote-wait = Give more time
button-vote-move = Computer moves
button-vote-end = End the match

# Watching
button-play = Play
button-follow = Tell me when it is over
button-unfollow = Do not tell me
follow-noted = 🔔 I will tell you by direct message when this match is over.
follow-dropped = I will not tell you about this match.
follow-ended = 🏁 { $game } in { $channel } is over.
follow-seated = You are playing here: you will hear of the end anyway.
follow-no-dms = You have chosen to get no direct messages, so I could not tell you. `/settings` changes that.

# Limits of one person
limit-reached = You have asked for this as often as one person may. You can ask again { $when }.
limit-lobbies = You are the host of { $most } tables that have not started, which is as many as one person may. Start or leave one of them; the next one closes by itself { $when }.
limit-seats = You sit at { $most } tables, which is as many as one person may. When one of them is over you can sit down again; `/games` lists them.
threads-not-yours = You may not open threads in this channel, so I open none for you. Ask an admin, or go to another channel.

# Privacy
command-privacy = What is kept about you here; take it along, or have it deleted
command-privacy-what = Left out: what is kept, in short
command-privacy-what-export = send me my data
command-privacy-what-delete = delete my data
button-export = Send me my data
button-ask-erase = Delete my data
button-erase = Yes, delete it for good
privacy-title = What I keep about you
privacy-short =
    - Your Discord id, your name and your nicknames in servers where you play, your language, what you have set with `/settings`, and whether your direct messages are open.
    - Of each match: where you sat, your moves and when you made them, the result for the leaderboard, and your rating after it; and which tournaments you are in. For two days: how often you have used whatever has a limit.
    - I read no messages, and nothing is handed on. Whoever runs me can read what is kept.
    - You can have all of it as a file, or deleted: “Former player” then stands in your place. If a server removes me, its data are deleted after 30 days.
privacy-exported = Everything that is kept about you, as a file. Only you see this message.
privacy-exported-packed =
    { $parts ->
        [one] It is large, so it is packed: `gunzip { $name }`.
       *[other] It is large, so it is packed and comes in { $parts } parts: `cat { $name }.* | gunzip`.
    }
privacy-delete-sure = { $running ->
    [0] Shall everything that is kept about you be deleted, in all servers?
    [one] Shall everything that is kept about you be deleted, in all servers? You give up your seat in the match you are playing; in a team the house plays it on.
   *[other] Shall everything that is kept about you be deleted, in all servers? You give up your seats in the { $running } matches you are playing; in teams the house plays them on.
  } At tables and on leaderboards you become “Former player”. Nobody can undo this.
privacy-deleted = Done: nothing is kept about you any more. If you use me again, we begin afresh.

# Settings of a player
command-settings = Your language, direct messages, reminders and quiet hours
settings-title = Your settings
settings-short = They apply in every server, and only to you.
setting-language = My language
setting-language-discord = as in my app
setting-language-en = English
setting-language-es = Español
setting-language-de = Deutsch
setting-dms = Direct messages
setting-dms-on = send me my hands
setting-dms-off = none, I press 🖐️
setting-calls = Call me
setting-calls-needed = not right after a move
setting-calls-always = each time it is my turn
setting-calls-never = never
setting-passes = Where I can only pass
setting-passes-off = ask me
setting-passes-on = pass for me
setting-lessons = Explanations
setting-lessons-on = in my first matches
setting-lessons-off = none
setting-words = Hands
setting-words-off = with a picture
setting-words-on = in words – few of them, without a picture, to be read aloud
hands-in-words-on = From now on your hands come in few words, without a picture. 📝 says the rest.
hands-in-words-off = From now on your hands come with a picture.
setting-motion = Highlights
setting-motion-on = in motion
setting-motion-off = as a still picture
setting-talk = What others say
setting-talk-on = shown
setting-talk-people = of people only
setting-talk-off = hidden
setting-race = Computers in a race
setting-race-usual = by their level
setting-race-half = half as fast
setting-race-quarter = a quarter as fast
setting-accuracy = My accuracy
setting-accuracy-own = for me alone
setting-accuracy-all = for everybody
setting-reminders = Reminders
setting-reminders-on = at the table
setting-reminders-dm = by direct message
setting-reminders-off = none
setting-quiet = Quiet hours
setting-quiet-none = none
setting-zone = My clock
setting-zone-elsewhere = My clock, elsewhere

# The config of a server
command-config = For managers: language, channels and people for tables, how long matches are kept
config-title = What applies in this server
config-short = Whoever may manage the server opens tables anywhere. Leave channels or role empty to allow all. Server Settings > Integrations says who may use `/admin`.
config-language = Language
config-language-none = Discord’s, or by table
config-language-en = English
config-language-es = Español
config-language-de = Deutsch
config-channels = Channels for new tables: all
config-role = Who may open tables: everybody
config-retention = Old matches
config-retention-none = kept for good
config-retention-days = deleted after { $days } days
config-results = Results
config-results-keep = stay on the leaderboard
config-results-delete = are deleted, too
config-speed = Speed
config-computers = Computers at tables
config-computers-on = allowed
config-computers-off = not allowed
config-hints = Hints
config-hints-on = where nothing counts
config-hints-off = not allowed
config-remarks = What computers remark
config-remarks-on = shown
config-remarks-off = hidden
config-motion = Highlights
config-motion-on = in motion
config-motion-off = as a still picture
config-lessons = New here? 🎓
config-lessons-on = lessons are offered
config-lessons-off = not offered
managers-only = Only members who may manage this server can set this. Ask one of them.
tables-elsewhere = The managers of this server want tables opened in { $places } only.
tables-by-role = The managers of this server let only members with the role “{ $role }” open tables. You can sit down at any.

# Moderators
command-admin = For moderators: end, skip, replace, annul
command-admin-list = What runs in this server: matches, tables, tournaments
admin-list-title = What runs in this server
admin-list-none = Nothing runs here now.
admin-list-match = { $game } in { $channel }: waiting for { $who }, last move { $since }{ $until }
admin-list-until = {""}, time is over { $when }
admin-list-unreadable = ⚠️ A match in { $channel } that I cannot read: `/admin abandon` there ends it.
admin-list-lobby = { $game } in { $channel }: not started, { $seated } of { $most } seats taken
command-admin-end = End the match here, without result
command-admin-skip = Let the house make one move for whoever keeps the table waiting
command-admin-skip-player = Whose? Left out: whoever is to act
command-admin-replace = Give a seat to another member, or to a computer
command-admin-replace-player = Whose seat?
command-admin-replace-by = Who takes it?
command-admin-replace-computer = Let a computer play it, this strong
command-admin-annul = Take the results of the match that ended here last off the leaderboard
command-admin-abandon = End the match here even if I cannot read it
moderators-only = Only members who may manage channels here can do this. Ask a moderator.
does-not-sit = { $who } is not sitting at this table.
nobody-waits-for = Nobody is waiting for { $who } now.
cannot-take-seat = The seat needs a member of this server who does not sit at this table yet, and is no bot.
replace-by-whom = Name either a member or the strength of a computer.
replace-own = Your own seat is another moderator’s to give away; you can leave it by `/resign`.
nothing-to-annul = No match that ended here has results on the leaderboard.
admin-end-sure = Shall this match end now, without result?
admin-end-done = ⚖️ { $moderator } has ended this match, without result.
admin-skip-sure = Shall the house make one move for { $who }?
admin-skip-done = ⚖️ { $moderator } has let the house make a move for { $who }.
admin-replace-sure = Shall { $newcomer } take the seat of { $who }, and see that hand?
admin-replace-done = ⚖️ { $moderator } has given the seat of { $who } to { $newcomer }.
admin-replaced-you = ⚖️ { $moderator } has given your seat at { $game } in { $channel } to { $newcomer }.
admin-stand-in-you = ⚖️ { $moderator } has left your seat at { $game } in { $channel } to a computer. You may take it back at any time.
admin-stand-in-sure = Shall a computer play the seat of { $who }, who may come back to it?
admin-stand-in-done = ⚖️ { $moderator } has left the seat of { $who } to a computer.
admin-annul-sure = Shall the results of the match that ended here last leave the leaderboard?
admin-annul-done = ⚖️ { $moderator } has taken the results of the last match here off the leaderboard.
admin-abandon-sure = Shall the match here be called off, without result? That works even for a damaged match that I cannot read.
admin-abandon-done = ⚖️ { $moderator } has called the match here off, without result.

# The shelf
shelf-title = What shall it be?
shelf-which = Open a table for…
shelf-players = { $same ->
    [1] { $many } players
   *[other] { $few } to { $many } players
  }
shelf-minutes = about { $minutes } minutes
shelf-versus = as rivals
shelf-cooperative = as a team
button-open = Open a table
button-alone = Alone
button-matches = My matches
alone-page = 🤖 Alone? I deal at once, and 💡 helps. Against computers it counts on no leaderboard; without any, on this server’s until the first 💡.
alone-which = Which game?
alone-computers = { $n ->
    [0] no computer
    [one] 1 computer
   *[other] { $n } computers
  }
alone-how-many = Among how many computers?
alone-how-strong = How strong? I deal as soon as you choose.
alone-options = Options of your matches alone. Each choice is remembered for the next ones.
alone-where = Where shall we play? In our direct messages nobody else is called, and table and hand are one message.
button-privately = In my direct messages
button-in-channel = Here in the channel
private-dealing = I am dealing…
private-dealt = 📥 I have dealt: your match is in [our direct messages]({ $link }).
private-taken = You are playing { $game } here already, and there is room for one match in our direct messages. Play on, or give it up first.
private-taken-there = You are playing { $game } in [our direct messages]({ $link }) already, and there is room for one match there. Play on, or give it up first.
private-closed = I may not write to you directly, so we play here in the channel.
computers-too-many = In this game there is room for { $most ->
    [one] one computer
   *[other] { $most } computers
  } beside you.
computers-too-few = This game needs at least { $fewest ->
    [one] one computer
   *[other] { $fewest } computers
  } beside you.

# Help, first contact, feedback
command-help = What to do first
command-feedback = Write to whoever runs me
command-feedback-text = Your text; it goes without your name
help-title = How to begin
help-page =
    1. Pick a game. Friends press 🪑 **{ button-join }**, then one of you ▶️ **{ button-start }**. Nobody there? 🤖 **{ button-alone }** deals at once, and so does `/play` in our direct messages.
    2. Your hand comes by direct message. It also waits behind 🖐️ **{ button-hand }** below the table, for your eyes only.
    3. Play with its buttons. 📜 all moves, 📝 all of it in words, 🔍 a larger picture, ⏪ takes your last move back.
help-more =
    -# **While playing** – `/hint` a hint, where the table allows it · `/undo` take back a move · `/table` show the table again · `/games` your matches · `/rules` of a game · `/resign` give up
    -# **Afterwards** – `/replay` step by step · `/leaderboard` · `/profile`
    -# **For you** – `/settings` language, hands in words, messages, quiet hours · `/privacy` what is kept
    -# **For the server** – `/tournament` · `/config` for managers · `/admin` for moderators
    -# Something is wrong, or missing? `/feedback`
greeting-title = 👋 Hello, I am Gangway
greeting-page =
    I host board games here: hands by direct message, a picture of the table in the channel, and a leaderboard for this server. I read no messages.
    `/play` – pick a game and open a table
    `/help` – how to begin
    `/config` – for managers: language, channels, who may open tables
feedback-sent = Thank you, it is delivered. It went without your name, so nobody can answer you: leave an address in it if you want that.
feedback-kept = Thank you. It waits here until whoever runs me reads it. It went without your name, so nobody can answer you: leave an address in it if you want that.

# Tournaments
command-tournament = Tournaments in this server
command-tournament-open = Open the sign-up of a tournament in this channel
command-tournament-open-game = Which game?
command-tournament-open-system = Who meets whom? Left out: Swiss system
command-tournament-open-system-swiss = Swiss system: everybody plays every round
command-tournament-open-system-knockout = knock-out: whoever loses is out
command-tournament-open-rhythm = How fast do rounds follow? Left out: all on one evening
command-tournament-open-rhythm-evening = one evening: an hour a round, or two for a long game
command-tournament-open-rhythm-weekly = over days: as long as the game needs, half a week at least
command-tournament-open-rounds = How many rounds (Swiss system)? Left out: as many as the field needs
command-tournament-open-table = How many at one table (Swiss system)? Left out: two
command-tournament-show = Show the page of the tournament here again
command-tournament-join = Sign up for the tournament here
command-tournament-leave = Take your sign-up back, or drop out
command-tournament-start = Let the tournament here begin, or its next round (opener and managers)
command-tournament-end = End the tournament here before its time (opener and managers)
button-to-tournament = To the tournament
button-enter = Sign up
button-enter-late = Join next round
button-withdraw = Withdraw
button-drop-out = Drop out
button-next-round = Next round now
tournament-title = Tournament: { $game }
tournament-swiss = Swiss system
tournament-knockout = Knock-out
tournament-evening = one evening, { $length } a round
tournament-weekly = over days, { $length } a round
tournament-tables-of = tables of { $size }
tournament-usual-options = usual options
tournament-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }
tournament-opener = opener
tournament-signed-up = { $count } signed up; { $few } to { $most } can play.
tournament-lapses = Unless it is started, the sign-up lapses { $when }.
tournament-much-to-do = A match has some { $decisions } decisions: { $count ->
    [one] about one a day
   *[other] about { $count } a day
  } from everybody, or it is not played out in its round.
tournament-swiss-how = Everybody plays every round, against somebody with about as many points, and never the same person twice if that can be helped. A win is one point; whoever shares a win shares the point. Among those level on points, whoever met the stronger opponents is ahead (Buchholz: the sum of their points).
tournament-knockout-how = Whoever loses is out. A draw is played once more with the seats swapped; then lots are drawn.
tournament-round = Round { $round } of { $rounds }.
tournament-due = It is over { $when }: whoever has clearly taken more time than the others by then has lost what is not played out.
tournament-next-round = All tables are done. The next round begins { $when }.
tournament-cut-short = It was ended before its time, so nobody has won it.
tournament-won = { $count ->
    [0] It is over, and nobody has won.
    [one] 🎉 { $winners } wins the tournament!
   *[other] 🎉 { $winners } win the tournament together!
  }
tournament-against = {" – "}
tournament-played = { $who } · **{ $winners }** wins
tournament-played-shared = { $who } · { $winners } share the point
tournament-bye = { $who } · has a bye, and a point
tournament-bye-knockout = { $who } · has a bye and goes on
tournament-walkover = { $who } · walkover for **{ $winners }**
tournament-draw = { $who } · the time was over: { $winners } share the point
tournament-lot = { $who } · drawn twice: **{ $winners }** goes on by lot
tournament-lot-late = { $who } · the time was over and neither was slower: **{ $winners }** goes on by lot
tournament-lot-void = { $who } · no match had a result: **{ $winners }** goes on by lot
lots-why = Whoever notes this now can check at the end that nobody could choose who meets whom. The secret then stands behind 🔓 below the standings.
lots-sealed = 🔐 Seal of the lots: { $seal }
lots-opened = 🔓 Secret of the lots: { $secret }. Its seal { $seal } was shown [with the sign-up]({ $link }).
tournament-void = { $who } · no result
tournament-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
  }
tournament-buchholz = Buchholz { $points }
tournament-out = dropped out
tournament-stuck = I cannot open all tables. Please ask an admin to see that I may view this channel, write in it, read its history, and open threads and write in them; or a server has as many active threads as it may. I try again every few minutes.
tournament-table = Round { $round }, table { $table }
tournament-table-link = 🧵 table { $table }
tournament-table-due = The table is in the thread below. The round is over { $when }.
tournament-again = Once more, with the seats swapped: the match before this one had no result.
tournament-there = ⬇️ [To the page of the tournament]({ $link })
tournament-you-are-in = You are in. I will call you when your table is open.
tournament-you-are-out = You are out of the tournament.
tournament-goes-on = On it goes.
tournament-ended = The tournament is over.
tournament-lapsed = Nobody started this tournament in time, so its sign-up has lapsed. Open a new one with `/tournament open`.
tournament-called-off = This tournament was called off.
tournament-channel-deleted = The channel of this tournament was deleted, so the tournament has ended. Matches that run go on here, by direct message.
tournament-end-sure = Shall the tournament end now? The standings stay as they are; matches that run go on by themselves.
tournament-drop-out-sure = Do you really want to drop out? You give up the seat at your table of this round, and play in no other.
tournament-here-already = A tournament is under way in this channel already. Use `/tournament show` to see it.
tournament-none = There is no tournament here. Open one with `/tournament open`.
tournament-in-already = You are in this tournament already.
tournament-not-in = You are not in this tournament.
tournament-full = This tournament is full: { $most } can play.
tournament-no-late-entry = It is too late to join this tournament.
tournament-computers-full = Computers fill a tournament up to { $most }; there are as many by now.
tournament-begun = This tournament is under way, and its round is not over yet.
tournament-over = This tournament is over.
tournament-too-few = At least { $few } have to sign up, { $people } of them people. Computers can fill up.
tournament-not-for-teams = This game is played together against the house, so nobody could meet anybody: there are tournaments of the other games only.
tournament-pairs-only = In a knock-out two meet at a table. Larger tables go with the Swiss system.
tournament-table-size = At a table of this game sit { $few ->
    [2] { $many ->
        [2] two
       *[other] two to { $many }
      }
   *[other] { $few } to { $many }
  } players.
tournament-not-in-charge = Only { $opener }, who opened it, and managers of this server can do this.

# Below the bot's name in every list of members.
activity = { $tables ->
    [0] /play
    [one] /play · 1 table
   *[other] /play · { $tables } tables
  }

# How a match went.
button-try = Try it from here
try-dealt = You play on from step { $step }, against computers. All hands are as they were; it counts nowhere.
how-title = How it went: { $game }
how-own-level-below = You played weaker than *{ $low }* here.
how-own-level-between = You played between *{ $low }* and *{ $high }* here.
how-own-level-above = You played like *{ $high }* here, or better.
how-level-below = { $who } played weaker than *{ $low }*.
how-level-between = { $who } played between *{ $low }* and *{ $high }*.
how-level-above = { $who } played like *{ $high }*, or better.
how-until = Up to round { $round }: { $said }
how-own-accuracy = Your last ten matches: **{ $percent }** out of 100, in { $many } open decisions – 0 is moving by lot, 100 a strong computer.
how-accuracy = { $who }, last ten matches: { $percent } out of 100, in { $many } open decisions.
how-turn = **{ $number }** · Step { $step }, { $who }: “{ $made }”.{ $fatal } The chance fell from { $before } to { $after }%. Better: “{ $best }”{ $kept ->
    [-1] { "" }
   *[other] , with { $kept }%
}{ $why }.
how-seen-by = from { $who }’s seat: { $why }
how-try = From step { $step }
how-try-why = 🧪 plays on from there against computers, all hands as they were; it counts nowhere.
how-no-turn = No single decision turned the match.
how-lost = From step { $step } on your chance was below { $percent }%.
how-lost-team = From step { $step } on the chance was below { $percent }%.
how-pair = Left: what cost most. Right: what was better.
how-way = 🗝️ **This deal could have been won**, still at step { $step }. A search that saw all that was hidden found a way: { $moves }{ $more ->
    [0] {""}
    [one] {" "}– and one more move
   *[other] {" "}– and { $more } more moves
}.
how-way-move = { $who }: { $move }
how-way-pair = Left: from here it could still be won. Right: where that way leads.
how-no-way = A search that saw all that was hidden found no way to win this deal. That does not prove that there is none.
how-growing = More is still being judged: 🔄 looks again.
how-no-time = { $many ->
    [one] There was no time to compare one decision.
   *[other] There was no time to compare { $many } decisions.
}
how-basis = Judged by what each could know at the time.
how-team = Team
how-alt = { $who }: { $first }% at first, { $last }% at last.
how-tournament-runs = How it went is told when the tournament is over.

# Lessons
command-learn = Learn a game in ten minutes, by playing it
command-learn-game = Which game? Left out: all there is to learn
button-learn = Learn
button-new-here = New here? Learn
button-lessons = Learn
button-play-now = Play now
button-play-alone = Play alone
button-next-lesson = Next lesson
button-lesson-again = Once more
learning-title = Learn by playing
learning-page = Ten minutes against a computer, in our direct messages. You play, I tell you what you need.
learning-which = Which game?
learning-begins = A moment, I am dealing…
learning-begun = 🎓 Your lesson waits in [our direct messages]({ $link }).
learning-closed = I may not write to you directly, and that is where lessons are. Allow direct messages from this server, then press again.
learning-offer = 🎓 New to { $game }? Ten minutes of playing teach it. Your match waits meanwhile.
learning-none = There is no such lesson.
learning-tables = Somebody waits for you here:
learning-no-tables = Nobody waits at a table just now. In a server `/play` opens one, and friends press 🪑.
learning-table = { $server } · { $seated } seated
learning-at = 🎓 { $n }/{ $of }
learning-instead = Gladly, but later: in a real match. Now it is 👉
learning-wait = One moment, it is not your turn in this lesson yet.
lesson-over = 🎓 **You know enough to play!**
lesson-ended = 🎓 The lesson is over.
# Today's deal.
command-today = One deal a day, the same for everybody: one try, and a ranking of this server
button-today = Today
date = { $month ->
    [1] { $day } January
    [2] { $day } February
    [3] { $day } March
    [4] { $day } April
    [5] { $day } May
    [6] { $day } June
    [7] { $day } July
    [8] { $day } August
    [9] { $day } September
    [10] { $day } October
    [11] { $day } November
   *[12] { $day } December
}
today-strip = Today’s deal, { $day }
today-title = Deal of { $day }
today-what = Everybody gets the same deal, { $against }. One try counts, until { $ends }. No hints, nothing is taken back.
today-was = Everybody had the same deal, { $against }.
today-against = { $n ->
    [0] played alone
    [one] against a computer ({ $level })
   *[other] against { $n } computers ({ $level })
}
today-not-yet = You have not played yet.
today-looked = You have looked at the deal. You can play it for fun; it does not count.
today-par = Strong computer: { $result }
today-strong = Strong computer
today-under-way = You are in the middle of it.
today-out-of-time = You did not finish in time.
today-given-up = You gave up.
today-own = You: { $result }
today-streak = 🔥 { $days ->
    [one] { $days } day
   *[other] { $days } days in a row
}
today-better = Better than { $share }% of all others, in all servers.
today-nobody = Nobody here has a result yet.
today-in-server = `/today` in a server shows how its people did.
today-next = Next: { $icon } { $game }
today-play = Play
today-go-on = Go on
today-again = Once more, for fun
today-for-fun = Play for fun
today-best = See the best
today-best-way = The best one’s way: { $marks }
today-share = Share
today-changes = Step by step: { $changes }.
today-change = { $change ->
    [1] better
    [-1] worse
   *[0] level
}
today-yesterday = Yesterday
today-spread = How all did
today-closed = The deal is played in our direct messages, and I may not write to you there. Allow messages from members of this server, and press again.
today-seals = 🔐 Each day’s deal follows from a secret. Its seal can be read the day before, the secret once the day is over; every later secret leads back to it. `docs/fairness.md` says how to check that.
today-seal = **{ $date }** · seal `{ $seal }`
today-secret = **{ $date }** · seal `{ $seal }` · secret `{ $secret }`
secret-of-day = 🔐 Seal of the deal of { $date }: { $seal }. The secret can be read with `/today` once the day is over.
setting-today = Today’s deal
setting-today-on = my servers see it
setting-today-off = nobody sees it
day-still-on = Others may still play this deal. You can do that once the day is over.
config-summary = Deals summed up in: nowhere
today-played = { $players ->
    [one] One player
   *[other] { $players } players
} had a result.
today-month = Today’s deals
today-month-row = { $points ->
    [one] { $points } point
   *[other] { $points } points
} in { $days ->
    [one] { $days } day
   *[other] { $days } days
}
today-month-how = A day brings a point for everybody here whom you were not behind, yourself included. The best { $days } days of a month count.
today-spread-title = { $players ->
    [one] One player had a result
   *[other] { $players } players had a result
}
today-spread-row = { $players } ({ $share }%)
today-spread-range = { $worst } to { $best }
today-turning = Turning point: { $unit ->
    [card] card
    [turn] turn
   *[round] round
} { $step }. There { $players } of { $others } fell furthest behind the best.
today-spread-you = you
day-nobody = Nobody had a result on that day.
today-look = See how somebody did it
day-not-tried = This shows the deal. Finish your try first.
day-ask-look = This shows the deal. If you look now, you can still play it for fun, but it will not count. Look?
said = 💬 **{ $who }**: “{ $words }”
ask-talk = What do you say? All at the table read it until your next move.
said-now = 💬 Said.
said-already = You have said something already; the next sentence comes after your next move.
talk-off = Nothing is said at the press of a button here.
talk-won-sunny-1 = Did you see that?
talk-won-sunny-2 = I could do this all day!
talk-won-sunny-3 = Best seat in the house!
talk-won-sunny-4 = What a lovely round!
talk-won-gruff-1 = About time.
talk-won-gruff-2 = That will do.
talk-won-gruff-3 = Not bad, even if I say so.
talk-won-gruff-4 = Fine. Carry on.
talk-won-dry-1 = All according to plan.
talk-won-dry-2 = I allow myself one beep.
talk-won-dry-3 = A rounding error in my favour.
talk-won-dry-4 = Noted, with pleasure.
talk-lost-sunny-1 = Well, that was exciting!
talk-lost-sunny-2 = I meant to do that. Almost.
talk-lost-sunny-3 = Worth it for the view!
talk-lost-sunny-4 = Next time, surely!
talk-lost-gruff-1 = Hmpf. Noted.
talk-lost-gruff-2 = Of course. Always me.
talk-lost-gruff-3 = I want that in writing.
talk-lost-gruff-4 = That was not in my plan.
talk-lost-dry-1 = As computed. Unfortunately.
talk-lost-dry-2 = Statistically, it had to be somebody.
talk-lost-dry-3 = My circuits will recover.
talk-lost-dry-4 = I call it experience.
talk-watched-sunny-1 = Ooh, again!
talk-watched-sunny-2 = Never a dull moment!
talk-watched-sunny-3 = I am on everybody’s side!
talk-watched-sunny-4 = This is better than a film!
talk-watched-gruff-1 = I keep out of it.
talk-watched-gruff-2 = It was quieter yesterday.
talk-watched-gruff-3 = I said nothing.
talk-watched-gruff-4 = If you say so.
talk-watched-dry-1 = Interesting. Most interesting.
talk-watched-dry-2 = One for the memoirs.
talk-watched-dry-3 = I file that under weather.
talk-watched-dry-4 = I have no questions.

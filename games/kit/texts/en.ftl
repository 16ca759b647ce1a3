# What every game may need to say.
and = { $first } and { $last }
seat = Seat { $n }
former-player = Former player
ask-verb = What do you do?
answers-at-once = { JOIN($answers, by: " · ") }
answers-on-button = { JOIN($answers, by: " ") }

# Refusals: one sentence that says why not.
not-your-turn = Not your turn yet: the table is waiting for { $who }.
match-over = This match is over.
moved-on = The table has moved on since that button appeared; here is how it stands now.
not-seated = You are not sitting at this table.
no-such-match = That match is not here any more.
unreadable = This match was saved by another version of the game and cannot be continued here.
table-seats = This game seats { $range ->
    [exact] { $many }
   *[from] { $few } to { $many }
  } players; { $seats ->
    [one] one is sitting here
   *[other] { $seats } are sitting here
  } now.

# How a match can end whatever the game.
resigned = Everybody else gave up.
team-gave-up = The match was given up.
out-of-time = This match had to end with its round.
abandoned = This match was called off.

# Giving up a seat.
seat-resigned = { $who } gives up; the house plays that seat from now on.
seat-left = { $who } gives up.
already-resigned = You have already given up this match.
seat-gave-up = 🏳️ { $who } gives up: the match is over.
seat-handed-over = 🔁 { $who } takes over a seat and plays on from here.
    .headline = { "" }
    .yours = 🔁 You sit here now. Play on!
round-over = ⏳ The round is over, and with it this match.
    .headline = { "" }
called-off = ⚖️ A moderator has ended this match, without result.
    .headline = { "" }
seat-agreed-on-hints = 💡 { $who } takes hints: this match counts on no leaderboard.
seat-gives-up = 🏳️ { $who } would give up. The match ends when the whole team would (`/resign`); until then play goes on.
already-giving-up = You have already said that you would give up; it takes the whole team.
took-back = ↩️ { $who } took the last move back.
nothing-to-take-back = You have not made a move here yet, so there is nothing to take back.
not-to-be-taken-back = That cannot be taken back: it has shown something, somebody has acted since, or you have taken it back before.
channel-busy = Another match is running in this channel.

# Computer players.
computer = 🤖 { $name }
stood-in-for = { $name } 🤖
level-first = very easy
level-easy = easy
level-normal = normal
level-strong = strong
no-such-level = There is no computer player of that strength.
computers-only = Computers alone do not play: at least one person must sit at the table.
computer-plays = A computer plays your seat now. To play on yourself, use `/table` and press 🪑 **Take my seat back**.
seat-left-to-computer = 🤖 A computer plays the seat of { $who } from now on.
seat-given-to-computer = { seat-left-to-computer }
    .headline = { "" }
seat-came-back = 🪑 { $who } is back, and plays on.
seat-ran-out = ⏳ { $who } ran out of time: a computer makes this move.
seat-skipped = ⚖️ A moderator lets the house make this move for { $who }.
seat-missed-too-many = ⏳ { $who } has let three decisions in a row pass.
voted-wait = 🖐️ { $who } would give { $whom } more time.
voted-move = 🖐️ { $who } would let a computer move for { $whom }.
voted-end = 🖐️ { $who } would end this match, because { $whom } does not come.
vote-carried-wait = ⏳ It is agreed: { $whom } has the full time again.
vote-carried-move = ⏳ It is agreed: a computer moves for { $whom }.
vote-carried-end = 🏁 It is agreed: the match ends here, and counts for nothing.
ended-by-vote = Those who waited have ended it; it counts for nothing.
vote-not-yours = Only players for whom the table is not waiting can vote.
voted-already = You have voted for that already.

# The headline of a finished match. A game says its own unit in the two below.
headline-lead = { $n ->
    [one] 1 point
   *[other] { $n } points
  }
headline-sum = { $n ->
    [one] 1 point
   *[other] { $n } points
  }
headline-close = What a finish! { $who } wins by just { $lead }.
headline-won = { $who } wins by { $lead }!
headline-far = In a class of its own: { $who } wins by { $lead }!
headline-level = Level at the top, and still { $who } wins!
headline-shared = Nobody gave way: { $who } share the win!
headline-team = { $who } win together!
headline-alone = { $who } brings home { $points }!
headline-plain = { $who } wins!
headline-nobody = Nobody wins this time.

# A view in words, where a game has none of its own.
yes = yes
no = no
nothing = nothing
points-of = { $who }: { $n ->
    [one] 1 point
   *[other] { $n } points
  }

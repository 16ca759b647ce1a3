# Was jedes Spiel zu sagen haben kann.
and = { $first } und { $last }
seat = Platz { $n }
former-player = Jemand von früher
ask-verb = Was tust du?
answers-at-once = { JOIN($answers, by: " · ") }
answers-on-button = { JOIN($answers, by: " ") }

# Absagen: ein Satz, der sagt, warum nicht.
not-your-turn = Du bist noch nicht dran: Der Tisch wartet auf { $who }.
match-over = Diese Partie ist vorbei.
moved-on = Seit dieser Knopf erschien, ging es am Tisch weiter; so steht es jetzt.
not-seated = Du sitzt nicht an diesem Tisch.
no-such-match = Diese Partie gibt es hier nicht mehr.
unreadable = Diese Partie wurde von einer anderen Fassung des Spiels gespeichert und kann hier nicht weitergehen.
table-seats = Dieses Spiel spielt man { $range ->
    [exact] mit { $many } Personen
   *[from] mit { $few } bis { $many } Personen
  }; jetzt { $seats ->
    [one] sitzt eine da
   *[other] sitzen { $seats } da
  }.

# So kann jede Partie enden.
resigned = Alle anderen haben aufgegeben.
team-gave-up = Die Partie wurde aufgegeben.
out-of-time = Diese Partie musste mit ihrer Runde enden.
abandoned = Diese Partie wurde abgebrochen.

# Einen Platz aufgeben.
seat-resigned = { $who } gibt auf; ab jetzt spielt das Haus diesen Platz.
seat-left = { $who } gibt auf.
already-resigned = Du hast diese Partie schon aufgegeben.
seat-gave-up = 🏳️ { $who } gibt auf: Die Partie ist zu Ende.
seat-handed-over = 🔁 { $who } übernimmt einen Platz und spielt von hier an weiter.
    .headline = { "" }
    .yours = 🔁 Du sitzt jetzt hier. Spiel weiter!
round-over = ⏳ Die Runde ist vorbei und mit ihr diese Partie.
    .headline = { "" }
called-off = ⚖️ Die Moderation hat diese Partie beendet, ohne Ergebnis.
    .headline = { "" }
seat-agreed-on-hints = 💡 { $who } nimmt Tipps: Diese Partie zählt in keiner Rangliste.
seat-gives-up = 🏳️ { $who } würde aufgeben. Die Partie endet, wenn das ganze Team es will (`/resign`); bis dahin geht es weiter.
already-giving-up = Du hast schon gesagt, dass du aufgeben würdest; es braucht das ganze Team.
took-back = ↩️ { $who } nimmt den letzten Zug zurück.
nothing-to-take-back = Du hast hier noch keinen Zug gemacht, also gibt es nichts zurückzunehmen.
not-to-be-taken-back = Das lässt sich nicht zurücknehmen: Es hat etwas aufgedeckt, jemand hat seither gehandelt, oder du hast es schon einmal zurückgenommen.
channel-busy = In diesem Kanal läuft schon eine andere Partie.

# Computerspieler.
computer = 🤖 { $name }
stood-in-for = { $name } 🤖
level-first = sehr leicht
level-easy = leicht
level-normal = normal
level-strong = stark
no-such-level = Einen Computerspieler dieser Stärke gibt es nicht.
computers-only = Computer spielen nicht unter sich: Mindestens ein Mensch muss am Tisch sitzen.
computer-plays = Deinen Platz spielt gerade ein Computer. Um selbst weiterzuspielen, nimm `/table` und drücke 🪑 **Meinen Platz zurück**.
seat-left-to-computer = 🤖 Den Platz von { $who } spielt ab jetzt ein Computer.
seat-given-to-computer = { seat-left-to-computer }
    .headline = { "" }
seat-came-back = 🪑 { $who } ist wieder da und spielt weiter.
seat-ran-out = ⏳ Die Zeit von { $who } ist um: Diesen Zug macht ein Computer.
seat-skipped = ⚖️ Die Moderation lässt das Haus diesen Zug für { $who } machen.
seat-missed-too-many = ⏳ { $who } hat drei Entscheidungen hintereinander verstreichen lassen.
voted-wait = 🖐️ { $who } würde { $whom } mehr Zeit geben.
voted-move = 🖐️ { $who } würde einen Computer für { $whom } ziehen lassen.
voted-end = 🖐️ { $who } würde die Partie beenden, weil { $whom } nicht kommt.
vote-carried-wait = ⏳ Abgemacht: { $whom } hat wieder die volle Zeit.
vote-carried-move = ⏳ Abgemacht: Ein Computer zieht für { $whom }.
vote-carried-end = 🏁 Abgemacht: Die Partie endet hier und zählt nicht.
ended-by-vote = Wer gewartet hat, hat sie beendet; sie zählt nicht.
vote-not-yours = Abstimmen darf, wer hier spielt und nicht selbst auf sich warten lässt.
voted-already = Dafür hast du schon gestimmt.

# Die Schlagzeile nach einer Partie. Ein Spiel sagt seine Einheit in den beiden folgenden.
headline-lead = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkten
  }
headline-sum = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
  }
headline-close = Was für ein Finale! { $who } gewinnt mit nur { $lead } Vorsprung.
headline-won = { $who } gewinnt mit { $lead } Vorsprung!
headline-far = Eine Klasse für sich: { $who } gewinnt mit { $lead } Vorsprung!
headline-level = Gleichauf an der Spitze – und doch gewinnt { $who }!
headline-shared = Niemand gab nach: { $who } teilen sich den Sieg!
headline-team = { $who } gewinnen gemeinsam!
headline-alone = { $who } holt { $points }!
headline-plain = { $who } gewinnt!
headline-nobody = Diesmal gewinnt niemand.

# Was zu sehen ist, in Worten, wo ein Spiel keine eigenen hat.
yes = ja
no = nein
nothing = nichts
points-of = { $who }: { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
  }

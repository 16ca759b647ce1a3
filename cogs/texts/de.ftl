# Was das Haus rund um die Spiele sagt.

# Befehle, wie Discord sie auflistet (höchstens 100 Zeichen).
command-play = Eröffne in diesem Kanal einen Tisch für ein Brettspiel
command-play-game = Welches Spiel? Ohne Angabe: ein Blick ins Regal
command-play-computers = Spiele allein und sofort, gegen so viele Computer
command-play-level = Wie stark sind die Computer? Ohne Angabe: normal
command-hint = Was ein starker Computer an deiner Stelle täte, wenn der Tisch es erlaubt
command-hand = Zeige deine Hand; nur du siehst sie
command-table = Zeige den Tisch noch einmal und beschreibe ihn in Worten
command-resign = Gib deinen Platz in der Partie hier auf
command-resign-player = Gib den Platz von jemandem frei, der weg ist (Moderation: von allen)
command-undo = Nimm deinen letzten Zug zurück, solange seither niemand gehandelt hat
command-games = Liste deine laufenden Partien auf
command-leaderboard = Wer auf diesem Server wie gut spielt
command-leaderboard-game = Nur ein Spiel
command-leaderboard-period = Nur ein Monat
command-leaderboard-period-month = dieser Monat
command-leaderboard-period-last-month = letzter Monat
command-leaderboard-period-all = insgesamt
command-leaderboard-page = Welche Seite? Ohne Angabe: die erste
command-profile = Wie jemand auf diesem Server spielt: Wertung, Form, beste Momente
command-profile-member = Von wem? Ohne Angabe: dein eigenes
command-profile-game = Welches Spiel? Ohne Angabe: das liebste
command-replay = Sieh eine beendete Partie Schritt für Schritt an oder hol sie als Datei
command-replay-match = Welche Partie? Ohne Angabe: die letzte hier oder deine letzte
command-replay-what = Ohne Angabe: sie Schritt für Schritt ansehen
command-replay-what-export = schick mir die Partie als Datei
command-rules = Wie ein Spiel gespielt wird
command-rules-game = Welches Spiel? Ohne Angabe: das, das hier gespielt wird

# Knöpfe (höchstens 80 Zeichen).
button-go-on = Weiter
button-hand = Meine Hand
button-words = In Worten
button-hands-in-words = Hand in Worten
button-hands-with-picture = Hand mit Bild
icon-words = Alles in Worten
icon-moves = Alle Züge
icon-talk = Etwas sagen
icon-hint = Tipp
icon-back = Zurück
icon-take-back = Zurücknehmen
icon-no-lessons = Keine Erklärungen mehr
name-larger = Größer
name-moves = Züge
name-talk = Sagen
name-no-lessons = Nicht erklären
button-show-everybody = Allen zeigen
button-rules = Regeln
rules-which = Regeln welches Spiels?
rules-picture = ein Beispiel zu „{ $page }“
button-again = Noch einmal
button-replay = Wiederholung
replay-title = Die ganze Partie: { $game }
replay-failed = Die Wiederholung ließ sich nicht zeichnen.
replay-not-over = Die Wiederholung gibt es erst nach der Partie.
button-steps = Schrittweise
button-how = Wie es lief
button-easier = Leichter
button-what-went-wrong = Was schiefging
button-file = Als Datei
review-step = Schritt { $step } von { $steps }
review-round = Runde { $round } von { $rounds }
review-go = Gehe zu …
review-pointed-out = 🔗 { $who } zeigt auf Schritt { $step } von { $game }
landmark-deal = Der Anfang
landmark-round = Runde { $round }
landmark-turn = { $who } ist am Zug
landmark-in-round = R{ $round } · { $what }
landmark-end = Das Ende
button-look = Ansehen
review-from = Gesehen von …
review-table = Wie alle es sahen
review-seat = Wie { $who } es sah
replay-none = Hier ist noch keine Partie zu Ende gegangen, und von dir auch keine. Eröffne mit `/play` einen Tisch.
replay-other-rules = Diese Partie wurde nach anderen Regeln gespielt, als ich sie jetzt kenne; nachspielen kann ich sie nicht. Als Datei schickt `/replay` sie weiterhin.
replay-exported = Die ganze Partie als Datei: Optionen, Züge, alles Erzählte, das Ergebnis und das Geheimnis der Mischung. Ohne Netz nachprüfen lässt sie sich so: `python -m matches verify { $file } --message LINK`
news-passed = ⏭️ du hast gepasst
button-let-pass = Immer für mich passen
button-ask-again = Vor dem Passen fragen
button-more = Mehr ({ $page } von { $pages })
button-join = Mitspielen
button-leave = Aufstehen
button-start = Starten
button-options = Optionen …
button-done = Zurück
button-shuffle = Plätze auslosen
button-thread = Thread öffnen
button-sure = Ja, ich meine es so
button-give-up = Ja, ich würde aufgeben
button-give-up-alone = Ja, ich gebe auf
button-resign = Ja, Platz aufgeben
button-no = Nein
nothing-changed = Es bleibt alles, wie es ist.
button-bring-here = Hierher holen
button-leave-match = Aufgeben
button-previous = Zurück
button-next = Weiter

# Vor dem Start
lobby-host = leitet den Tisch
lobby-language = Sprache an diesem Tisch
language-name = Deutsch
lobby-seats = { $seated } von { $many } Plätzen besetzt{ $computers ->
    [0] {""}
    [one] , davon einer mit einem Computer
   *[other] , davon { $computers } mit Computern
  }{ $range ->
    [exact] {""}
   *[from] { $few ->
        [one] ; einer genügt
       *[other] ; { $few } genügen
      }
  }. Wer den Tisch leitet, wählt die Optionen. Ein Tisch, den 30 Minuten niemand anrührt, wird abgeräumt.
lobby-options = Optionen dieses Tisches. Jede Wahl gilt sofort, und alle können sie lesen.
options-for-seats = Hier steht nur, was mit { $seated ->
    [one] einer Person
   *[other] { $seated } Personen
} etwas ändert.
lobby-move-up = Wer rückt einen Platz vor?
lobby-started = Die Partie hat begonnen.
lobby-options-reset = ⚠️ Eine neuere Version von mir kennt eine hier gewählte Option nicht: Sie steht wieder auf ihrer Voreinstellung. Seht die Optionen bitte durch.
lobby-closed = Alle sind aufgestanden; dieser Tisch ist geschlossen.
lobby-expired = 30 Minuten hat niemand diesen Tisch angerührt, darum ist er abgeräumt. Eröffne mit `/play` einen neuen.
lobby-gone = Dieser Tisch ist nicht mehr offen. Eröffne mit `/play` einen neuen.
lobby-full = Dieser Tisch ist voll: Alle { $seats } Plätze sind besetzt.
lobby-seated-already = Du sitzt hier schon. ▶️ **{ button-start }** teilt aus, sobald genug hier sitzen; **{ button-leave }** macht deinen Platz frei.
lobby-not-seated = Du sitzt nicht an diesem Tisch.
lobby-host-only = Die Optionen ändert nur, wer den Tisch leitet: { $host }.
lobby-departed = 👋 { $who } { $count ->
    [one] ist nicht mehr auf diesem Server: Der Platz ist
   *[other] sind nicht mehr auf diesem Server: Die Plätze sind
} frei. Startet noch einmal, sobald ihr mögt.
lobby-start-seated-only = Starten kann nur, wer am Tisch sitzt. Drücke erst 🪑.
busy-match = In diesem Kanal läuft schon eine Partie.
busy-lobby = In diesem Kanal ist [schon ein Tisch offen]({ $link }).
busy-own-lobby = Dein Tisch ist [schon offen]({ $link }).
busy-offer = Soll ich für einen weiteren Tisch einen Thread öffnen?
thread-opened = Dein Tisch ist in { $channel }.
no-threads-here = Hier kann ich keinen Thread öffnen.
permissions-missing = Das darf ich hier nicht. Bitte die Serverleitung, mir in diesem Kanal diese Rechte zu geben: { $missing }.
not-in-server = Hier kann ich nicht spielen: Ich bin kein Mitglied dieses Servers oder wurde gerade entfernt. Bitte die Serverleitung, mich wieder einzuladen, und zwar als Bot.
thread-locked = Dieser Thread ist gesperrt, und ich kann darin nichts schreiben. Bitte die Moderation, ihn zu entsperren, oder eröffne anderswo einen Tisch.
thread-not-in = In diesem privaten Thread bin ich nicht und kann hier nichts schreiben. Erwähne hier zuerst { $bot } und versuche es dann noch einmal.
needs-server = Hier geht es um einen Server: Benutze das dort, in einem Kanal, in dem ich bin.

# Der Tisch
waiting-for = Der Tisch wartet auf { $who }.
your-turn = Du bist dran!
notice-turn = 🔔 { $who } · am Zug, gefragt { $since } · [🖐️ zum Tisch]({ $table })
seat-departed = 👋 { $who } ist nicht mehr auf diesem Server. Lasst einen Computer weiterspielen, oder gebt den Platz frei: `/resign` mit `player`.
team-won = 🏆 Ihr habt gemeinsam gewonnen! { $reason }
team-lost = 💥 Ihr habt gemeinsam verloren. { $reason }
alone-won = 🏆 Du hast gewonnen! { $reason }
alone-lost = 💥 Du hast verloren. { $reason }
alone-behind = Um { $n } verloren: { $who } hat { $points }, du { $yours }.
alone-ahead = Um { $n } gewonnen: Du hast { $yours }, { $who } { $points }.
alone-level = Gleichauf mit { $who }: je { $points }.
alone-best = Dein Bestes hier: { $points }.
alone-new-best = Dein Bestes hier war bisher { $points }.
match-ended = { $count ->
    [0] Die Partie ist vorbei, und niemand gewinnt. { $reason }
    [one] 🏆 { $winners } gewinnt! { $reason }
   *[other] 🏆 { $winners } teilen sich den Sieg! { $reason }
  }
match-ended-team = 🏆 { $winners } gewinnen gemeinsam! { $reason }
moves-heading = 📜 Alle Züge, Seite { $page } von { $pages }
moves-none = Noch ist nichts geschehen.
lobby-seal = 🔐 Siegel: { $seal }
lobby-seal-why = Wer sich das jetzt notiert, kann nach der Partie prüfen, dass niemand die Mischung aussuchen konnte. Später steht es hinter 📝 und in der Wiederholung.
secret-sealed = 🔐 Siegel der Mischung: { $seal }. Es war [vor dem Austeilen]({ $link }) zu lesen.
secret-opened = 🔓 Geheimnis der Mischung: { $secret }. Sein Siegel { $seal } war [vor dem Austeilen]({ $link }) zu lesen; mit der Datei von `/replay` lässt es sich nachprüfen.
seed-sealed = Siegel für das Mischen dieser Partie: { $seal }
seed-opened = Schlüssel zum Siegel für das Mischen: { $seed }
table-homeless = ⚠️ Im Kanal dieser Partie kann ich nicht mehr schreiben; die Partie geht hier weiter. Alle am Tisch können ihr einen neuen Ort geben: mit `/table` in einem anderen Kanal.
picture-follows = ⏳ Das Bild zeigt noch den Stand vor deinem Zug; das neue folgt in ein paar Sekunden.
move-made = Erledigt.
dm-closed = Ich konnte dir keine Direktnachricht schicken. Das macht nichts: Drücke in { $channel } auf 🖐️ oder nimm `/hand` und spiele von dort.
hand-below = ⬇️ Deine Partie ist die letzte Nachricht hier.
answer-covered = Was hier stand, ist inzwischen verdeckt, und die Partie läuft weiter.

# Die Partie finden
not-its-table = Dieser Knopf gehört zu keinem Tisch hier. Benutze ihn dort, wo seine Partie gespielt wird.
no-match = Hier gibt es für dich keine Partie. Eröffne mit `/play` einen Tisch.
any-game-title = Alle Spiele
no-such-game = Dieses Spiel steht nicht im Regal. Nimm eines aus der Liste.
no-match-here = Eine Partie { $game } gibt es hier für dich nicht. Eröffne mit `/play` einen Tisch.
several-matches = Du spielst an mehreren Tischen. Nimm den Befehl an dem, den du meinst: { $tables }.
which-match-of = Du spielst an mehreren Tischen. Welcher ist es?
which-match = Welcher Tisch?
channel-gone = Kanal gelöscht oder mir verschlossen
in-private = Direktnachrichten
match-brought = Die Partie geht in { $channel } weiter.
not-a-choice = „{ $typed }“ kenne ich nicht. Nimm etwas aus der Liste.
games-line = { $game } in { $channel }: { $turn } { $when }
games-tournament = 🏆 { $game }, Turnier in { $channel }: { $round ->
    [0] Anmeldung
   *[other] Runde { $round } von { $rounds }
  }
games-waiting = warten auf die anderen
others-wait = ⏳ { $count ->
    [one] Noch eine Partie wartet: { $there }
   *[other] Noch { $count } Partien warten, zuerst { $there }
  }
match-of = { $n } von { $of }
button-next-match = Weiter: { $match } ({ $of })
time-left-days = { $n } T.
time-left-hours = { $n } Std.
time-left-minutes = { $n } Min.
games-none = Du spielst an keinem Tisch. Eröffne mit `/play` einen.

# Aufgeben
give-up-alone-sure = 🏳️ **Gibst du auf?** Die Partie ist dann verloren.
give-up-sure = 🏳️ **Würdest du aufgeben?** Die Partie ist verloren, sobald es das ganze Team würde; mit deinem nächsten Zug nimmst du es zurück.
resign-sure = 🏳️ **Deinen Platz aufgeben?** Ab dann spielt ihn das Haus, und du kannst nicht mehr gewinnen.
resign-alone-sure = 🏳️ **Gibst du auf?** Die Partie ist dann zu Ende, und die Computer haben gewonnen.
computer-instead = 🤖 Oder lass einen Computer für dich spielen: Du kannst deinen Platz jederzeit zurückholen.
resign-sure-other = Soll das Haus ab jetzt den Platz von { $who } spielen? Dieser Platz kann nicht mehr gewinnen.
resign-not-yours = Den Platz anderer kannst du nur freigeben, wenn sie den Server verlassen haben. Die Moderation kann es immer.

# Die Rangliste
leaderboard-title = Rangliste: { $game }
leaderboard-row = { $rank } { $player } · { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
  } aus { $matches } · { $share } %{ $best ->
    [0] {""}
   *[other] {" "}· Bestwert { $best }
  }
leaderboard-row-all = { $rank } { $player } · { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
  }
leaderboard-wins = { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
  }
leaderboard-share = { $wins } von { $matches } · { $share } %
leaderboard-most = Bestwert { $best }
leaderboard-team-row = { $rank } { $player } · { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
  } in { $matches }
leaderboard-best = beste Leistung: { $grade }
leaderboard-page = Seite { $page } von { $pages }
leaderboard-empty-month = In diesem Monat hat noch niemand eine Partie beendet.
leaderboard-month-before = Der Monat davor endete so:
leaderboard-empty = Hier hat noch niemand eine Partie beendet. Mach den Anfang: `/play`.
leaderboard-how = Geordnet nach der Wertung abzüglich ihrer Unsicherheit (±); vorläufige (?) hinter allen anderen. Eine Wertung ist vorläufig, bis sie sicherer ist; dieselben Leute zählen ab ihrer dritten Partie im Monat weniger, und so auch, wer sonst noch niemanden besiegt hat.
leaderboard-table-versus = Hauptliste
leaderboard-table-team = Teams
leaderboard-table-solo = Allein
ask-leaderboard = Welche Liste?
ask-period = Welcher Monat?
all-time = Insgesamt
rating = Wertung { $rating } ± { $spread }
rating-provisional = Wertung { $rating } ± { $spread } (vorläufig)
season = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
  } { $year }

# Das Profil
profile-title = Profil: { $player }
profile-none = { $player } hat hier noch keine Partie beendet, die zählt.
profile-rating = { $game }: { $rating }
profile-elsewhere = Andere Spiele: { $games }
profile-unrated = { $game }: noch keine gewertete Partie
profile-tally = { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
  } in { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
  } · { $share } % zu Ende gespielt
profile-titles = { $count ->
    [one] { $count } Turnier gewonnen
   *[other] { $count } Turniere gewonnen
  }: { $games }
profile-favourite = Lieblingsspiel: { $game } ({ $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
  })
profile-form = { $matches ->
    [one] Letzte Partie: { $form }
   *[other] Letzte Partien, die neueste am Schluss: { $form }
  }
profile-won = gewonnen
profile-lost = verloren
profile-left = verlassen
profile-best = Beste Momente
profile-most-points = { $points } Punkte in { $game }, { $date }
profile-streak = { $wins } Siege in Folge
profile-peak = Höchste Wertung: { $rating } in { $game }, { $date }
profile-grade = { $grade } in { $game }, { $date }
profile-curve = Wertung in { $game }: von { $first } auf { $last }, über { $matches ->
    [one] { $matches } gewertete Partie
   *[other] { $matches } gewertete Partien
  }
profile-curve-title = Wertung in { $game }
profile-matches = Partien
profile-wins = Siege
profile-finished = Beendet
profile-now = Wertung
profile-form-title = Letzte Partien
month-day = { $day }.{ $month }.{ $year }

# Wenn etwas schiefgeht
command-outdated = Diesen Befehl kenne ich nicht mehr. Starte dein Discord neu und nimm ihn noch einmal aus der Liste.
command-left-over = Dieser Befehl ist auf diesem Server von einem früheren Bot übrig, und nichts antwortet darauf. Steht noch einer dieses Namens in der Liste, nimm den; wer mich betreibt, entfernt diesen mit `doctor --fix`.
storage-away = Ich komme gerade nicht an meine Aufzeichnungen: Es ist nichts geschehen, und verloren ging nichts. Versuche es gleich noch einmal.
storage-unsure = Beim Aufschreiben sind mir meine Aufzeichnungen weggebrochen: Ich weiß nicht, ob es geschehen ist. Sieh bitte nach, bevor du es noch einmal versuchst.
done-not-told = Das zählt, aber ich komme gerade nicht an meine Aufzeichnungen, um zu zeigen, was daraus wurde. Es folgt gleich von selbst.
unexpected = Bei mir ist etwas schiefgegangen; verloren ging nichts. Passiert es wieder, nenne der Person, die mich betreibt, diese Kennung: { $reference }
unexpected-afterwards = Das zählt, aber beim Zeigen ist bei mir etwas schiefgegangen; am Tisch siehst du, wie es steht. Passiert es wieder, nenne der Person, die mich betreibt, diese Kennung: { $reference }
discord-failed = Discord hat gerade Schwierigkeiten, und meine Antwort ging verloren. Hast du gezogen, dann sieh auf den Tisch: Dort steht, ob es gezählt hat.
place-closed = Discord lässt mich hier nicht antworten: Der Thread ist archiviert oder gesperrt, den Kanal gibt es nicht mehr, oder mir fehlt ein Recht. Nichts ist verloren.

# Computers.
button-add-computer = + { $level }
button-remove-computer = Computer entfernen
button-computer-plays-on = Computer weiterspielen lassen
button-computer-instead = Computer für mich
button-come-back = Meinen Platz zurück
computer-in-your-seat = 🤖 Ein Computer spielt für dich.
as-of = Stand: { $when }.
log-likewise = ebenso **{ $who }**
computer-of-level = { $name }: { $level } { $dots }
computer-in-words = { $name } ({ $level })
computer-pace = 🤖 { $level }: etwa alle { $seconds } s ein Knopfdruck{ $first ->
    [0] {""}
    [1] {""}
   *[other] , nach deinen ersten { $first }
    }
computer-on-plate = { $name } { $dots }
lobby-with-computers = 🤖 Eine Partie mit Computern zählt nicht für die Rangliste, und alle dürfen nach einem Tipp fragen: `/hint`.
hint = 💡 Ein starker Computer würde spielen: **{ $move }**
hint-forced = Etwas anderes geht nicht.
hint-at-sight = Alles in allem kommt es am besten heraus.
hint-chance = Nichts Einzelnes gibt den Ausschlag: Es lässt dir etwa { $best } % Chance zu gewinnen, der nächstbeste Zug { $second } %.
hint-level = So oder so liegt deine Chance zu gewinnen bei etwa { $best } %.
hint-same = Hier ist es gleich: { $why }.
hint-same-why = nichts, was sich zählen lässt, spricht für das eine oder das andere
hint-level-moves = 💡 Für einen starken Computer sind zwei Züge gleich gut: **① { $first }** oder **② { $second }**
hint-each = { $sign } { $what }.
hint-both = In beiden Fällen gilt: { $what }.
hint-each-against = Gegen { $sign }: { $what }.
hint-does = Denn: { $what }.
hint-against = Dagegen spricht: { $what }.
hint-because = { $what }: in { $best } von 10 Versuchen, mit vermuteten Karten der anderen weiterzuspielen; nach dem nächstbesten Zug in { $second }
hint-because-level = { $what }: in { $best } von 10 Versuchen, nach ① mit vermuteten Karten der anderen weiterzuspielen; nach ② in { $second }
hint-next = Nächstbestes: { $move } – { $why }.
hint-next-against = Nächstbestes: { $move } – dagegen spricht: { $what }.
hint-lost = Zu gewinnen ist hier kaum noch. { $still }
hint-still = Punkte und Plätze zählen weiterhin.
button-play-this = Das spielen
button-play-one = { $sign } spielen
hint-not-here = Hier gibt es keine Tipps: Was gespielt wird, zählt. Es gibt sie allein, gegen Computer und an Tischen, die sie ausgemacht haben.
hint-counts-nowhere = 💡 Allein zählt diese Partie für die Rangliste dieses Servers. Vom ersten Tipp an zählt sie nirgends mehr.
button-take-hints = Tipps nehmen
hint-failed = Diesmal ist mir nichts eingefallen. Frag gleich noch einmal.

# Was an einem Tisch gilt
term-speed = Tempo
term-speed-untimed = ohne Uhr
term-speed-live = zügig, { $length } je Zug
term-speed-relaxed = gemütlich, { $length } je Zug
length-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
  }
length-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
  }
length-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
  }
term-hints = Tipps
term-hints-off = keine
term-hints-on = mit `/hint` – die Partie zählt nicht
computers-forbidden = Auf diesem Server sind an den Tischen keine Computer erlaubt.
hints-forbidden = Auf diesem Server sind an den Tischen keine Tipps erlaubt.
lobby-with-computers-no-hints = 🤖 Eine Partie mit Computern zählt nicht für die Rangliste.

# Uhren
clock-line = ⏳ { $who }: { $when }
clock-yours = ⏳ { $when }
notice-clock = ⏳ Zeit läuft { $when } ab
notice-reminder = ⏳ { $who }, der Tisch wartet auf dich. Deine Zeit läuft { $when } ab. Drücke 🖐️ **Meine Hand** [am Tisch]({ $table }).
notice-reminder-dm = ⏳ { $game }: Dein Tisch in { $channel } wartet auf dich. Deine Zeit läuft { $when } ab.
notice-reminder-line = { $game } in { $channel }: Deine Zeit läuft { $when } ab.
notice-waited = ⏳ In deiner Ruhezeit haben { $count } Tische auf dich gewartet:
button-vote-wait = Mehr Zeit geben
button-vote-move = Computer zieht
button-vote-end = Partie beenden

# Zuschauen
button-play = Mitspielen
button-follow = Sag mir, wenn Schluss ist
button-unfollow = Sag mir nichts
follow-noted = 🔔 Ich schreibe dir eine Direktnachricht, wenn diese Partie vorbei ist.
follow-dropped = Zu dieser Partie sage ich dir nichts.
follow-ended = 🏁 { $game } in { $channel } ist vorbei.
follow-seated = Du spielst hier mit: Vom Ende erfährst du ohnehin.
follow-no-dms = Du willst keine Direktnachrichten, also könnte ich dir nichts sagen. Mit `/settings` änderst du das.

# Grenzen für eine Person
limit-reached = Du hast das so oft verlangt, wie eine Person darf. Du kannst es { $when } wieder verlangen.
limit-lobbies = Du leitest { $most } Tische, die noch nicht begonnen haben; mehr darf eine Person nicht. Beginne oder verlasse einen davon; der nächste schließt { $when } von selbst.
limit-seats = Du sitzt an { $most } Tischen; mehr darf eine Person nicht. Wenn einer davon vorbei ist, kannst du dich wieder setzen; `/games` zählt sie auf.
threads-not-yours = Du darfst in diesem Kanal keine Threads öffnen, also öffne auch ich keinen für dich. Frag die Serverleitung, oder geh in einen anderen Kanal.

# Datenschutz
command-privacy = Was hier über dich gespeichert ist; nimm es mit oder lass es löschen
command-privacy-what = Ohne Angabe: was gespeichert ist, in Kürze
command-privacy-what-export = schick mir meine Daten
command-privacy-what-delete = lösche meine Daten
button-export = Schick mir meine Daten
button-ask-erase = Lösche meine Daten
button-erase = Ja, endgültig löschen
privacy-title = Was ich über dich speichere
privacy-short =
    - Deine Discord-ID, deinen Namen und deine Spitznamen auf Servern, auf denen du spielst, deine Sprache, was du mit `/settings` eingestellt hast und ob du Direktnachrichten annimmst.
    - Von jeder Partie: wo du gesessen hast, deine Züge und wann du sie gemacht hast, das Ergebnis für die Rangliste und deine Wertung danach; außerdem, in welchen Turnieren du bist. Zwei Tage lang: wie oft du verlangt hast, wofür es eine Grenze gibt.
    - Ich lese keine Nachrichten mit und gebe nichts weiter. Wer mich betreibt, kann lesen, was gespeichert ist.
    - Du kannst alles als Datei bekommen oder löschen lassen: An deiner Stelle steht dann „Jemand von früher“. Entfernt mich ein Server, werden seine Daten nach 30 Tagen gelöscht.
privacy-exported = Alles, was über dich gespeichert ist, als Datei. Nur du siehst diese Nachricht.
privacy-exported-packed =
    { $parts ->
        [one] Sie ist groß, darum gepackt: `gunzip { $name }`.
       *[other] Sie ist groß, darum gepackt und in { $parts } Teilen: `cat { $name }.* | gunzip`.
    }
privacy-delete-sure = { $running ->
    [0] Soll alles gelöscht werden, was über dich gespeichert ist, auf allen Servern?
    [one] Soll alles gelöscht werden, was über dich gespeichert ist, auf allen Servern? Du gibst deinen Platz in der Partie auf, die du spielst; in einem Team spielt das Haus ihn weiter.
   *[other] Soll alles gelöscht werden, was über dich gespeichert ist, auf allen Servern? Du gibst deine Plätze in den { $running } Partien auf, die du spielst; in Teams spielt das Haus sie weiter.
  } An Tischen und in Ranglisten wirst du zu „Jemand von früher“. Das kann niemand rückgängig machen.
privacy-deleted = Erledigt: Über dich ist nichts mehr gespeichert. Wenn du mich wieder benutzt, lerne ich dich neu kennen.

# Einstellungen eines Mitspielers
command-settings = Deine Sprache, Direktnachrichten, Erinnerungen und Ruhezeiten
settings-title = Deine Einstellungen
settings-short = Sie gelten auf jedem Server, und nur für dich.
setting-language = Meine Sprache
setting-language-discord = wie in meiner App
setting-language-en = English
setting-language-es = Español
setting-language-de = Deutsch
setting-dms = Direktnachrichten
setting-dms-on = meine Hand
setting-dms-off = keine, nur 🖐️
setting-calls = Mich rufen
setting-calls-needed = nicht gleich nach Zügen
setting-calls-always = immer, wenn ich dran bin
setting-calls-never = nie
setting-passes = Bleibt nur Passen
setting-passes-off = frag mich
setting-passes-on = passe für mich
setting-lessons = Erklärungen
setting-lessons-on = in den ersten Partien
setting-lessons-off = keine
setting-words = Handkarten
setting-words-off = mit Bild
setting-words-on = in Worten – wenige, ohne Bild, zum Vorlesen
hands-in-words-on = Ab jetzt kommt deine Hand in wenigen Worten, ohne Bild. 📝 sagt den Rest.
hands-in-words-off = Ab jetzt kommt deine Hand mit Bild.
setting-motion = Höhepunkte
setting-motion-on = bewegt
setting-motion-off = als Standbild
setting-talk = Was andere sagen
setting-talk-on = zeigen
setting-talk-people = nur von Menschen
setting-talk-off = verbergen
setting-race = Computer im Rennen
setting-race-usual = je nach Stufe
setting-race-half = halbes Tempo
setting-race-quarter = Vierteltempo
setting-accuracy = Meine Treffsicherheit
setting-accuracy-own = nur für mich
setting-accuracy-all = für alle
setting-reminders = Erinnerungen
setting-reminders-on = am Tisch
setting-reminders-dm = per Direktnachricht
setting-reminders-off = keine
setting-quiet = Ruhezeit
setting-quiet-none = keine
setting-zone = Meine Uhr
setting-zone-elsewhere = Meine Uhr, anderswo

# Die Einstellungen eines Servers
command-config = Für die Serverleitung: Sprache, wo und wer Tische eröffnet, wie lange Partien bleiben
config-title = Was auf diesem Server gilt
config-short = Wer den Server verwalten darf, eröffnet Tische überall. Lass Kanäle oder Rolle leer, um alles zu erlauben. Wer `/admin` nutzen darf, steht unter Servereinstellungen > Integrationen.
config-language = Sprache
config-language-none = wie Discord, oder je Tisch
config-language-en = English
config-language-es = Español
config-language-de = Deutsch
config-channels = Kanäle für neue Tische: alle
config-role = Wer Tische eröffnen darf: alle
config-retention = Alte Partien
config-retention-none = bleiben für immer
config-retention-days = bleiben { $days } Tage
config-results = Ergebnisse
config-results-keep = bleiben in der Rangliste
config-results-delete = werden mitgelöscht
config-speed = Tempo
config-computers = Computer am Tisch
config-computers-on = erlaubt
config-computers-off = nicht erlaubt
config-hints = Tipps
config-hints-on = wo nichts zählt
config-hints-off = nicht erlaubt
config-remarks = Sprüche der Computer
config-remarks-on = sichtbar
config-remarks-off = aus
config-motion = Höhepunkte
config-motion-on = bewegt
config-motion-off = als Standbild
config-lessons = Neu hier? 🎓
config-lessons-on = Lektionen anbieten
config-lessons-off = wird nicht angeboten
managers-only = Das dürfen nur Mitglieder einstellen, die diesen Server verwalten. Frag eines davon.
tables-elsewhere = Die Serverleitung möchte Tische nur in { $places }.
tables-by-role = Auf diesem Server eröffnen nur Mitglieder mit der Rolle „{ $role }“ Tische. Hinsetzen darfst du dich an jeden.

# Moderation
command-admin = Für die Moderation: beenden, überspringen, ersetzen, annullieren
command-admin-list = Was auf diesem Server läuft: Partien, Tische, Turniere
admin-list-title = Was auf diesem Server läuft
admin-list-none = Hier läuft gerade nichts.
admin-list-match = { $game } in { $channel }: wartet auf { $who }, letzter Zug { $since }{ $until }
admin-list-until = {""}, die Zeit läuft { $when } ab
admin-list-unreadable = ⚠️ Eine Partie in { $channel }, die ich nicht lesen kann: `/admin abandon` dort beendet sie.
admin-list-lobby = { $game } in { $channel }: noch nicht begonnen, { $seated } von { $most } Plätzen besetzt
command-admin-end = Beende die Partie hier ohne Ergebnis
command-admin-skip = Lass das Haus einen Zug für die Person machen, auf die der Tisch wartet
command-admin-skip-player = Für wen? Ohne Angabe: wer am Zug ist
command-admin-replace = Gib einen Platz einem anderen Mitglied oder einem Computer
command-admin-replace-player = Wessen Platz?
command-admin-replace-by = Wer übernimmt ihn?
command-admin-replace-computer = Oder ein Computer dieser Stärke
command-admin-annul = Nimm die Ergebnisse der zuletzt hier beendeten Partie aus der Rangliste
command-admin-abandon = Beende die Partie hier, auch wenn ich sie nicht lesen kann
moderators-only = Das dürfen nur Mitglieder, die hier Kanäle verwalten. Frag die Moderation.
does-not-sit = { $who } sitzt nicht an diesem Tisch.
nobody-waits-for = Auf { $who } wartet gerade niemand.
cannot-take-seat = Der Platz braucht ein Mitglied dieses Servers, das noch nicht an diesem Tisch sitzt und kein Bot ist.
replace-by-whom = Nenne entweder ein Mitglied oder die Stärke eines Computers.
replace-own = Deinen eigenen Platz kann nur jemand anders aus der Moderation vergeben; mit `/resign` kannst du ihn verlassen.
nothing-to-annul = Keine hier beendete Partie hat Ergebnisse in der Rangliste.
admin-end-sure = Soll diese Partie jetzt enden, ohne Ergebnis?
admin-end-done = ⚖️ { $moderator } hat diese Partie beendet, ohne Ergebnis.
admin-skip-sure = Soll das Haus einen Zug für { $who } machen?
admin-skip-done = ⚖️ { $moderator } hat das Haus einen Zug für { $who } machen lassen.
admin-replace-sure = Soll { $newcomer } den Platz von { $who } übernehmen und diese Hand sehen?
admin-replace-done = ⚖️ { $moderator } hat den Platz von { $who } an { $newcomer } gegeben.
admin-replaced-you = ⚖️ { $moderator } hat deinen Platz bei { $game } in { $channel } an { $newcomer } gegeben.
admin-stand-in-you = ⚖️ { $moderator } hat deinen Platz bei { $game } in { $channel } einem Computer überlassen. Du kannst ihn jederzeit zurückholen.
admin-stand-in-sure = Soll ein Computer den Platz von { $who } spielen? Zurückkommen geht jederzeit.
admin-stand-in-done = ⚖️ { $moderator } hat den Platz von { $who } einem Computer überlassen.
admin-annul-sure = Sollen die Ergebnisse der zuletzt hier beendeten Partie aus der Rangliste verschwinden?
admin-annul-done = ⚖️ { $moderator } hat die Ergebnisse der letzten Partie hier aus der Rangliste genommen.
admin-abandon-sure = Soll die Partie hier abgebrochen werden, ohne Ergebnis? Das geht auch bei einer beschädigten Partie, die ich nicht lesen kann.
admin-abandon-done = ⚖️ { $moderator } hat die Partie hier abgebrochen, ohne Ergebnis.

# Das Regal
shelf-title = Was darf es sein?
shelf-which = Einen Tisch eröffnen für …
shelf-players = { $same ->
    [1] { $many } Personen
   *[other] { $few } bis { $many } Personen
  }
shelf-minutes = etwa { $minutes } Minuten
shelf-versus = gegeneinander
shelf-cooperative = im Team
button-open = Tisch eröffnen
button-alone = Solo
button-matches = Meine Partien
alone-page = 🤖 Allein? Ich teile sofort aus, und 💡 hilft. Gegen Computer zählt es in keiner Rangliste; ohne sie in der des Servers, bis zum ersten 💡.
alone-which = Welches Spiel?
alone-computers = { $n ->
    [0] kein Computer
    [one] 1 Computer
   *[other] { $n } Computer
  }
alone-how-many = Unter wie vielen Computern?
alone-how-strong = Wie stark? Sobald du wählst, wird ausgeteilt.
alone-options = Optionen deiner Partien allein. Jede Wahl wird für die nächsten gemerkt.
alone-where = Wo spielen wir? In unseren Direktnachrichten wird niemand sonst gerufen, und Tisch und Hand sind eine Nachricht.
button-privately = In meinen Direktnachrichten
button-in-channel = Hier im Kanal
private-dealing = Ich teile aus …
private-dealt = 📥 Es ist ausgeteilt: Deine Partie ist in [unseren Direktnachrichten]({ $link }).
private-taken = Du spielst hier schon { $game }, und in unseren Direktnachrichten ist Platz für eine Partie. Spiel weiter, oder gib erst auf.
private-taken-there = Du spielst schon { $game } in [unseren Direktnachrichten]({ $link }), und dort ist Platz für eine Partie. Spiel weiter, oder gib erst auf.
private-closed = Ich darf dir nicht direkt schreiben, also spielen wir hier im Kanal.
computers-too-many = In diesem Spiel ist neben dir Platz für { $most ->
    [one] einen Computer
   *[other] { $most } Computer
  }.
computers-too-few = Dieses Spiel braucht neben dir mindestens { $fewest ->
    [one] einen Computer
   *[other] { $fewest } Computer
  }.

# Hilfe, erster Kontakt, Rückmeldung
command-help = Was zuerst zu tun ist
command-feedback = Schreib denen, die mich betreiben
command-feedback-text = Dein Text; er geht ohne Namen hinaus
help-title = So geht es los
help-page =
    1. Such ein Spiel aus. Die anderen drücken 🪑 **{ button-join }**, dann drückt jemand ▶️ **{ button-start }**. Niemand da? 🤖 **{ button-alone }** teilt sofort aus, ebenso `/play` in unseren Direktnachrichten.
    2. Deine Hand kommt als Direktnachricht. Sie wartet auch hinter 🖐️ **{ button-hand }** unter dem Tisch, nur für deine Augen.
    3. Spiel mit ihren Knöpfen. 📜 alle Züge, 📝 alles in Worten, 🔍 ein größeres Bild, ⏪ nimmt deinen letzten Zug zurück.
help-more =
    -# **Beim Spielen** – `/hint` ein Tipp, wenn der Tisch es erlaubt · `/undo` Zug zurücknehmen · `/table` Tisch noch einmal zeigen · `/games` deine Partien · `/rules` eines Spiels · `/resign` aufgeben
    -# **Danach** – `/replay` Schritt für Schritt · `/leaderboard` · `/profile`
    -# **Für dich** – `/settings` Sprache, Hand in Worten, Nachrichten, Ruhezeit · `/privacy` was gespeichert ist
    -# **Für den Server** – `/tournament` · `/config` für alle, die ihn verwalten · `/admin` für die Moderation
    -# Etwas stimmt nicht oder fehlt? `/feedback`
greeting-title = 👋 Hallo, ich bin Gangway
greeting-page =
    Ich leite hier Brettspiele: die Hand per Direktnachricht, ein Bild des Tisches im Kanal und eine Rangliste für diesen Server. Nachrichten lese ich nicht mit.
    `/play` – such ein Spiel aus und eröffne einen Tisch
    `/help` – so geht es los
    `/config` – für die Serverleitung: Sprache, Kanäle, wer Tische eröffnet
feedback-sent = Danke, es ist zugestellt. Es ging ohne deinen Namen hinaus, also kann dir niemand antworten: Schreib eine Adresse dazu, wenn du das möchtest.
feedback-kept = Danke. Es wartet hier, bis es gelesen wird. Dein Name steht nicht dabei, also kann dir niemand antworten: Schreib eine Adresse dazu, wenn du das möchtest.

# Turniere
command-tournament = Turniere auf diesem Server
command-tournament-open = Die Anmeldung zu einem Turnier in diesem Kanal eröffnen
command-tournament-open-game = Welches Spiel?
command-tournament-open-system = Wer trifft auf wen? Ohne Angabe: Schweizer System
command-tournament-open-system-swiss = Schweizer System: alle spielen jede Runde
command-tournament-open-system-knockout = K.-o.-System: wer verliert, ist draußen
command-tournament-open-rhythm = Wie schnell folgen die Runden? Ohne Angabe: alle an einem Abend
command-tournament-open-rhythm-evening = ein Abend: eine Stunde pro Runde, bei langen Spielen zwei
command-tournament-open-rhythm-weekly = über Tage: so lang, wie das Spiel braucht, mindestens eine halbe Woche
command-tournament-open-rounds = Wie viele Runden (Schweizer System)? Ohne Angabe: so viele wie nötig
command-tournament-open-table = Wie viele an einem Tisch (Schweizer System)? Ohne Angabe: zwei
command-tournament-show = Die Seite des Turniers hier noch einmal zeigen
command-tournament-join = Zum Turnier hier anmelden
command-tournament-leave = Die Anmeldung zurücknehmen oder aussteigen
command-tournament-start = Das Turnier hier oder seine nächste Runde beginnen (wer es eröffnet hat, und Serverleitung)
command-tournament-end = Das Turnier hier vorzeitig beenden (wer es eröffnet hat, und Serverleitung)
button-to-tournament = Turnier
button-enter = Anmelden
button-enter-late = Ab nächster Runde
button-withdraw = Abmelden
button-drop-out = Aussteigen
button-next-round = Nächste Runde jetzt
tournament-title = Turnier: { $game }
tournament-swiss = Schweizer System
tournament-knockout = K.-o.-System
tournament-evening = ein Abend, { $length } pro Runde
tournament-weekly = über Tage, { $length } pro Runde
tournament-tables-of = { $size } an einem Tisch
tournament-usual-options = übliche Optionen
tournament-rounds = { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
  }
tournament-opener = hat eröffnet
tournament-signed-up = { $count } angemeldet; { $few } bis { $most } können spielen.
tournament-lapses = Beginnt es nicht, verfällt die Anmeldung { $when }.
tournament-much-to-do = Eine Partie hat rund { $decisions } Entscheidungen: von allen { $count ->
    [one] etwa eine am Tag
   *[other] etwa { $count } am Tag
  }, sonst wird sie in ihrer Runde nicht zu Ende gespielt.
tournament-swiss-how = Alle spielen jede Runde, gegen jemanden mit etwa gleich vielen Punkten, und zweimal gegen dieselbe Person nur, wenn es nicht anders geht. Ein Sieg ist ein Punkt; wer sich den Sieg teilt, teilt sich den Punkt. Bei Gleichstand liegt vorn, wer die stärkeren Gegner hatte (Buchholz: die Summe ihrer Punkte).
tournament-knockout-how = Wer verliert, ist draußen. Ein Unentschieden wird mit getauschten Plätzen noch einmal gespielt, dann entscheidet das Los.
tournament-round = Runde { $round } von { $rounds }.
tournament-due = Sie endet { $when }: Wer bis dahin deutlich mehr Zeit gebraucht hat als die anderen, hat verloren, was nicht zu Ende gespielt ist.
tournament-next-round = Alle Tische sind fertig. Die nächste Runde beginnt { $when }.
tournament-cut-short = Es wurde vorzeitig beendet, daher hat es niemand gewonnen.
tournament-won = { $count ->
    [0] Es ist vorbei, und niemand hat gewonnen.
    [one] 🎉 { $winners } gewinnt das Turnier!
   *[other] 🎉 { $winners } gewinnen gemeinsam das Turnier!
  }
tournament-against = {" – "}
tournament-played = { $who } · **{ $winners }** gewinnt
tournament-played-shared = { $who } · { $winners } teilen sich den Punkt
tournament-bye = { $who } · hat spielfrei und einen Punkt
tournament-bye-knockout = { $who } · hat spielfrei und kommt weiter
tournament-walkover = { $who } · kampflos für **{ $winners }**
tournament-draw = { $who } · die Zeit war um: { $winners } teilen sich den Punkt
tournament-lot = { $who } · zweimal unentschieden: **{ $winners }** kommt durch Los weiter
tournament-lot-late = { $who } · die Zeit war um und niemand langsamer: **{ $winners }** kommt durch Los weiter
tournament-lot-void = { $who } · keine Partie hatte ein Ergebnis: **{ $winners }** kommt durch Los weiter
lots-why = Wer sich das jetzt notiert, kann am Ende prüfen, dass niemand aussuchen konnte, wer auf wen trifft. Das Geheimnis steht dann hinter 🔓 unter dem Endstand.
lots-sealed = 🔐 Siegel der Auslosung: { $seal }
lots-opened = 🔓 Geheimnis der Auslosung: { $secret }. Sein Siegel { $seal } stand [bei der Anmeldung]({ $link }) da.
tournament-void = { $who } · ohne Ergebnis
tournament-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
tournament-buchholz = Buchholz { $points }
tournament-out = ausgestiegen
tournament-stuck = Ich kann nicht alle Tische öffnen. Bitte die Serverleitung, nachzusehen: Ich muss diesen Kanal sehen, darin schreiben und seinen Verlauf lesen, Threads öffnen und in ihnen schreiben dürfen; oder der Server hat schon so viele aktive Threads, wie er darf. Ich versuche es alle paar Minuten wieder.
tournament-table = Runde { $round }, Tisch { $table }
tournament-table-link = 🧵 Tisch { $table }
tournament-table-due = Der Tisch steht im Thread darunter. Die Runde endet { $when }.
tournament-again = Noch einmal, mit getauschten Plätzen: Die Partie davor blieb ohne Ergebnis.
tournament-there = ⬇️ [Zur Seite des Turniers]({ $link })
tournament-you-are-in = Du bist dabei. Ich rufe dich, sobald dein Tisch offen ist.
tournament-you-are-out = Du bist nicht mehr im Turnier.
tournament-goes-on = Es geht weiter.
tournament-ended = Das Turnier ist vorbei.
tournament-lapsed = Niemand hat dieses Turnier rechtzeitig begonnen; die Anmeldung ist verfallen. Eröffne ein neues mit `/tournament open`.
tournament-called-off = Dieses Turnier wurde abgesagt.
tournament-channel-deleted = Der Kanal dieses Turniers wurde gelöscht, damit ist das Turnier zu Ende. Laufende Partien gehen hier weiter, per Direktnachricht.
tournament-end-sure = Soll das Turnier jetzt enden? Der Stand bleibt, wie er ist; laufende Partien gehen für sich weiter.
tournament-drop-out-sure = Willst du wirklich aussteigen? Du gibst deinen Platz am Tisch dieser Runde auf und spielst keine weitere mit.
tournament-here-already = In diesem Kanal läuft schon ein Turnier. `/tournament show` zeigt es.
tournament-none = Hier gibt es kein Turnier. Eröffne eines mit `/tournament open`.
tournament-in-already = Du bist schon in diesem Turnier.
tournament-not-in = Du bist nicht in diesem Turnier.
tournament-full = Dieses Turnier ist voll: { $most } können spielen.
tournament-no-late-entry = Für dieses Turnier ist es zu spät.
tournament-computers-full = Computer füllen ein Turnier bis { $most } auf; so viele sind es schon.
tournament-begun = Dieses Turnier läuft, und seine Runde ist noch nicht zu Ende.
tournament-over = Dieses Turnier ist vorbei.
tournament-too-few = Es braucht mindestens { $few } Angemeldete, davon { $people } Menschen. Computer können auffüllen.
tournament-not-for-teams = Dieses Spiel spielen alle gemeinsam gegen das Haus, da träfe niemand auf jemanden: Turniere gibt es nur von den anderen Spielen.
tournament-pairs-only = Im K.-o.-System treffen zwei an einem Tisch aufeinander. Größere Tische gibt es im Schweizer System.
tournament-table-size = An einem Tisch dieses Spiels sitzen { $few ->
    [2] { $many ->
        [2] zwei
       *[other] zwei bis { $many }
      }
   *[other] { $few } bis { $many }
  } Personen.
tournament-not-in-charge = Das kann nur, wer das Turnier eröffnet hat ({ $opener }) oder diesen Server verwaltet.

# Below the bot's name in every list of members.
activity = { $tables ->
    [0] /play
    [one] /play · 1 Tisch
   *[other] /play · { $tables } Tische
  }

# How a match went.
button-try = Von hier probieren
try-dealt = Du spielst ab Schritt { $step } weiter, gegen Computer. Alle Hände sind, wie sie waren; es zählt nirgends.
how-title = Wie es lief: { $game }
how-own-level-below = Hier hast du schwächer als *{ $low }* gespielt.
how-own-level-between = Hier hast du zwischen *{ $low }* und *{ $high }* gespielt.
how-own-level-above = Hier hast du wie *{ $high }* gespielt, oder besser.
how-level-below = { $who } hat schwächer als *{ $low }* gespielt.
how-level-between = { $who } hat zwischen *{ $low }* und *{ $high }* gespielt.
how-level-above = { $who } hat wie *{ $high }* gespielt, oder besser.
how-until = Bis Runde { $round }: { $said }
how-own-accuracy = Deine letzten zehn Partien: **{ $percent }** von 100, in { $many } offenen Entscheidungen – 0 ist Ziehen nach Los, 100 ein starker Computer.
how-accuracy = { $who }, letzte zehn Partien: { $percent } von 100, in { $many } offenen Entscheidungen.
how-turn = **{ $number }** · Schritt { $step }, { $who }: „{ $made }“.{ $fatal } Die Chance fiel von { $before } auf { $after } %. Besser: „{ $best }“{ $kept ->
    [-1] { "" }
   *[other] , mit { $kept } %
}{ $why }.
how-seen-by = von { $who } aus gesehen: { $why }
how-try = Ab Schritt { $step }
how-try-why = 🧪 spielt von da an gegen Computer weiter, alle Hände wie damals; es zählt nirgends.
how-no-turn = Keine einzelne Entscheidung gab den Ausschlag.
how-lost = Ab Schritt { $step } lag deine Chance unter { $percent } %.
how-lost-team = Ab Schritt { $step } lag die Chance unter { $percent } %.
how-pair = Links: was am meisten gekostet hat. Rechts: was besser war.
how-way = 🗝️ **Das war zu gewinnen**, noch bei Schritt { $step }. Eine Suche, die alles Verdeckte sah, fand einen Weg: { $moves }{ $more ->
    [0] {""}
    [one] {" "}– und noch ein Zug
   *[other] {" "}– und noch { $more } Züge
}.
how-way-move = { $who }: { $move }
how-way-pair = Links: von hier an war es noch zu gewinnen. Rechts: wohin dieser Weg führt.
how-no-way = Eine Suche, die alles Verdeckte sah, fand keinen Weg zum Sieg. Das beweist nicht, dass es keinen gab.
how-growing = Noch wird bewertet: 🔄 sieht noch einmal nach.
how-no-time = { $many ->
    [one] Für den Vergleich einer Entscheidung war keine Zeit.
   *[other] Für den Vergleich von { $many } Entscheidungen war keine Zeit.
}
how-basis = Bewertet nach dem, was man in dem Moment wissen konnte.
how-team = Team
how-alt = { $who }: anfangs { $first } %, zuletzt { $last } %.
how-tournament-runs = Wie es lief, wird erzählt, wenn das Turnier vorbei ist.

# Lektionen
command-learn = Lerne ein Spiel in zehn Minuten, indem du es spielst
command-learn-game = Welches Spiel? Ohne Angabe: alles, was es zu lernen gibt
button-learn = Lernen
button-new-here = Neu hier? Lernen
button-lessons = Lernen
button-play-now = Jetzt spielen
button-play-alone = Allein spielen
button-next-lesson = Nächste Lektion
button-lesson-again = Noch einmal
learning-title = Lernen beim Spielen
learning-page = Zehn Minuten gegen einen Computer, in unseren Direktnachrichten. Du spielst, ich sage, was du brauchst.
learning-which = Welches Spiel?
learning-begins = Moment, ich teile aus …
learning-begun = 🎓 Deine Lektion wartet in [unseren Direktnachrichten]({ $link }).
learning-closed = Ich darf dir nicht direkt schreiben, und dort sind die Lektionen. Erlaube Direktnachrichten von diesem Server und drücke noch einmal.
learning-offer = 🎓 { $game } ist neu für dich? Zehn Minuten Spielen genügen. Deine Partie wartet so lange.
learning-none = Diese Lektion gibt es nicht.
learning-tables = Hier wartet jemand auf dich:
learning-no-tables = Gerade wartet niemand an einem Tisch. Auf einem Server eröffnet `/play` einen, und Freunde drücken 🪑.
learning-table = { $server } · { $seated } am Tisch
learning-at = 🎓 { $n }/{ $of }
learning-instead = Gern, aber später: in einer echten Partie. Jetzt ist 👉 dran.
learning-wait = Moment, in dieser Lektion bist du noch nicht dran.
lesson-over = 🎓 **Du weißt genug, um zu spielen!**
lesson-ended = 🎓 Die Lektion ist zu Ende.
# Die Partie des Tages.
command-today = Eine Partie am Tag, für alle die gleiche: ein Versuch, und eine Rangliste dieses Servers
button-today = Heute
date = { $month ->
    [1] { $day }. Januar
    [2] { $day }. Februar
    [3] { $day }. März
    [4] { $day }. April
    [5] { $day }. Mai
    [6] { $day }. Juni
    [7] { $day }. Juli
    [8] { $day }. August
    [9] { $day }. September
    [10] { $day }. Oktober
    [11] { $day }. November
   *[12] { $day }. Dezember
}
today-strip = Partie vom { $day }
today-title = Partie vom { $day }
today-what = Alle bekommen die gleiche Partie, { $against }. Ein Versuch zählt, bis { $ends }. Keine Tipps, nichts wird zurückgenommen.
today-was = Alle bekamen die gleiche Partie, { $against }.
today-against = { $n ->
    [0] allein gespielt
    [one] gegen einen Computer ({ $level })
   *[other] gegen { $n } Computer ({ $level })
}
today-not-yet = Du hast noch nicht gespielt.
today-looked = Du hast dir die Partie angesehen. Du kannst sie zum Spaß spielen; sie zählt nicht.
today-par = Starker Computer: { $result }
today-strong = Starker Computer
today-under-way = Du bist mittendrin.
today-out-of-time = Du bist nicht rechtzeitig fertig geworden.
today-given-up = Du hast aufgegeben.
today-own = Du: { $result }
today-streak = 🔥 { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage in Folge
}
today-better = Besser als { $share } % aller anderen, auf allen Servern.
today-nobody = Hier hat noch niemand ein Ergebnis.
today-in-server = `/today` auf einem Server zeigt, wie es dort allen erging.
today-next = Danach: { $icon } { $game }
today-play = Spielen
today-go-on = Weiterspielen
today-again = Noch einmal, zum Spaß
today-for-fun = Zum Spaß spielen
today-best = Die beste ansehen
today-best-way = Der Weg der besten: { $marks }
today-share = Teilen
today-changes = Schritt für Schritt: { $changes }.
today-change = { $change ->
    [1] besser
    [-1] schlechter
   *[0] gleich
}
today-yesterday = Gestern
today-spread = Wie es allen erging
today-closed = Gespielt wird in unseren Direktnachrichten, und dort darf ich dir nicht schreiben. Erlaube Nachrichten von Mitgliedern dieses Servers, und drücke noch einmal.
today-seals = 🔐 Die Partie jedes Tages folgt aus einem Geheimnis. Sein Siegel ist am Tag davor zu lesen, das Geheimnis, sobald der Tag vorbei ist; jedes spätere führt auf es zurück. `docs/fairness.md` sagt, wie man das prüft.
today-seal = **{ $date }** · Siegel `{ $seal }`
today-secret = **{ $date }** · Siegel `{ $seal }` · Geheimnis `{ $secret }`
secret-of-day = 🔐 Siegel der Partie vom { $date }: { $seal }. Das Geheimnis ist mit `/today` zu lesen, sobald der Tag vorbei ist.
setting-today = Partie des Tages
setting-today-on = für meine Server
setting-today-off = für niemanden
day-still-on = Andere können diese Partie noch spielen. Das geht, sobald der Tag vorbei ist.
config-summary = Partien des Tages gezeigt in: nirgends
today-played = { $players ->
    [one] Eine Person kam
   *[other] { $players } Leute kamen
} zu einem Ergebnis.
today-month = Partien des Tages
today-month-row = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} an { $days ->
    [one] { $days } Tag
   *[other] { $days } Tagen
}
today-month-how = Ein Tag bringt einen Punkt für alle hier, hinter denen du nicht lagst, dich selbst mitgezählt. Die besten { $days } Tage eines Monats zählen.
today-spread-title = { $players ->
    [one] Eine Person kam zu einem Ergebnis
   *[other] { $players } Leute kamen zu einem Ergebnis
}
today-spread-row = { $players } ({ $share } %)
today-spread-range = { $worst } bis { $best }
today-turning = Wendepunkt: { $unit ->
    [card] Karte
    [turn] Zug
   *[round] Runde
} { $step }. Da { $players ->
    [one] verlor
   *[other] verloren
} { $players } von { $others } am meisten auf den besten.
today-spread-you = du
day-nobody = An diesem Tag kam niemand zu einem Ergebnis.
today-look = Ansehen, wie es jemand gemacht hat
day-not-tried = Hier ist die Partie zu sehen. Spiele erst deinen Versuch zu Ende.
day-ask-look = Hier ist die Partie zu sehen. Wenn du jetzt hinsiehst, kannst du sie noch zum Spaß spielen, aber es zählt nicht. Ansehen?
said = 💬 **{ $who }**: „{ $words }“
ask-talk = Was sagst du? Alle am Tisch lesen es bis zu deinem nächsten Zug.
said-now = 💬 Gesagt.
said-already = Du hast schon etwas gesagt; der nächste Satz kommt nach deinem nächsten Zug.
talk-off = Hier wird nichts auf Knopfdruck gesagt.
talk-won-sunny-1 = Habt ihr das gesehen?
talk-won-sunny-2 = Das könnte ich den ganzen Tag machen!
talk-won-sunny-3 = Der beste Platz im Haus!
talk-won-sunny-4 = Was für eine schöne Runde!
talk-won-gruff-1 = Wurde auch Zeit.
talk-won-gruff-2 = Das lasse ich gelten.
talk-won-gruff-3 = Gar nicht übel, wenn ich das sagen darf.
talk-won-gruff-4 = Gut. Weiter.
talk-won-dry-1 = Alles nach Plan.
talk-won-dry-2 = Ich erlaube mir ein Piepsen.
talk-won-dry-3 = Ein Rundungsfehler zu meinen Gunsten.
talk-won-dry-4 = Mit Vergnügen notiert.
talk-lost-sunny-1 = Na, das war aufregend!
talk-lost-sunny-2 = Das war Absicht. Fast.
talk-lost-sunny-3 = Die Aussicht war es wert!
talk-lost-sunny-4 = Nächstes Mal bestimmt!
talk-lost-gruff-1 = Hmpf. Notiert.
talk-lost-gruff-2 = War ja klar. Immer ich.
talk-lost-gruff-3 = Das hätte ich gern schriftlich.
talk-lost-gruff-4 = Das stand nicht in meinem Plan.
talk-lost-dry-1 = Wie berechnet. Leider.
talk-lost-dry-2 = Statistisch musste es jemanden treffen.
talk-lost-dry-3 = Meine Schaltkreise erholen sich wieder.
talk-lost-dry-4 = Ich nenne es Erfahrung.
talk-watched-sunny-1 = Oh, gleich noch mal!
talk-watched-sunny-2 = Hier wird es nie langweilig!
talk-watched-sunny-3 = Ich halte zu euch allen!
talk-watched-sunny-4 = Besser als jeder Film!
talk-watched-gruff-1 = Ich halte mich da raus.
talk-watched-gruff-2 = Gestern war es ruhiger.
talk-watched-gruff-3 = Ich habe nichts gesagt.
talk-watched-gruff-4 = Wenn ihr meint.
talk-watched-dry-1 = Interessant. Höchst interessant.
talk-watched-dry-2 = Etwas für meine Memoiren.
talk-watched-dry-3 = Das hefte ich unter Wetter ab.
talk-watched-dry-4 = Keine weiteren Fragen.

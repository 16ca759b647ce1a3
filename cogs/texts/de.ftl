# Was das Haus rund um die Spiele sagt.

# Befehle, wie Discord sie auflistet (höchstens 100 Zeichen).
command-play = Eröffne in diesem Kanal einen Tisch für ein Brettspiel
command-play-game = Welches Spiel?
command-hand = Zeigt deine Hand; nur du siehst sie
command-table = Zeigt den Tisch noch einmal und beschreibt ihn in Worten
command-resign = Gib deinen Platz in der Partie hier auf
command-resign-player = Gib den Platz von jemandem frei, der weg ist (Moderation: von allen)
command-undo = Nimm deinen letzten Zug zurück, solange seither niemand gehandelt hat
command-games = Listet deine laufenden Partien auf
command-leaderboard = Wer auf diesem Server wie oft gewonnen hat
command-leaderboard-game = Nur ein Spiel
command-rules = Wie ein Spiel gespielt wird
command-rules-game = Welches Spiel? Ohne Angabe: das, das hier gespielt wird

# Knöpfe (höchstens 80 Zeichen).
button-hand = Meine Hand
button-zoom = Größer
button-words = In Worten
button-rules = Regeln
button-again = Noch einmal
button-replay = Wiederholung
replay-title = { $game }: die ganze Partie
replay-failed = Die Wiederholung ließ sich nicht zeichnen.
replay-not-over = Die Wiederholung gibt es erst nach der Partie.
button-back = Zurück
button-undo = Zurücknehmen
button-let-pass = Ab jetzt für mich passen
button-ask-again = Vor dem Passen wieder fragen
button-more = Mehr ({ $page } von { $pages })
button-join = Mitspielen
button-leave = Aufstehen
button-start = Starten
button-options = Optionen…
button-shuffle = Plätze auslosen
button-thread = Thread öffnen
button-sure = Ja, ich meine es so
button-give-up = Ja, ich würde aufgeben
button-resign = Ja, Platz aufgeben
button-bring-here = Hierher holen
button-leave-match = Aufgeben
button-previous = Zurück
button-next = Weiter

# Vor dem Start
lobby-host = Gastgeber
lobby-language = Sprache
language-name = Deutsch
lobby-seats = { $seated ->
    [one] { $seated } Person sitzt
   *[other] { $seated } Personen sitzen
  } am Tisch; es spielen { $few ->
    [one] höchstens { $many }
   *[other] { $few } bis { $many }
  }. Wer den Tisch eröffnet hat, wählt die Optionen. Ein Tisch, den 30 Minuten niemand anrührt, wird abgeräumt.
lobby-options = Optionen dieses Tisches. Jede Wahl gilt sofort, und alle können sie lesen.
lobby-move-up = Wer rückt einen Platz vor?
lobby-started = Die Partie hat begonnen: Der Tisch steht weiter unten.
lobby-options-reset = ⚠️ Eine neuere Version von mir kennt eine hier gewählte Option nicht: Sie steht wieder auf ihrer Voreinstellung. Seht die Optionen bitte durch.
lobby-closed = Alle sind aufgestanden; dieser Tisch ist geschlossen.
lobby-expired = 30 Minuten hat niemand diesen Tisch angerührt, darum ist er abgeräumt. Eröffne mit `/play` einen neuen.
lobby-gone = Dieser Tisch ist nicht mehr offen. Eröffne mit `/play` einen neuen.
lobby-full = Dieser Tisch ist voll: Alle { $seats } Plätze sind besetzt.
lobby-seated-already = Du sitzt schon an diesem Tisch.
lobby-not-seated = Du sitzt nicht an diesem Tisch.
lobby-host-only = Nur { $host } kann die Optionen ändern, denn von dort kommt der Tisch.
lobby-start-seated-only = Starten kann nur, wer am Tisch sitzt. Drücke erst Mitspielen.
busy-match = In diesem Kanal läuft schon eine Partie.
busy-lobby = In diesem Kanal ist schon ein Tisch offen: { $link }
busy-offer = Soll ich für einen weiteren Tisch einen Thread öffnen?
thread-opened = Dein Tisch ist in { $channel }.
no-threads-here = Hier kann ich keinen Thread öffnen.
permissions-missing = Das darf ich hier nicht. Bitte die Serverleitung, mir in diesem Kanal diese Rechte zu geben: { $missing }.
not-in-server = Hier kann ich nicht spielen: Ich bin kein Mitglied dieses Servers oder wurde gerade entfernt. Bitte die Administration, mich wieder einzuladen, und zwar als Bot.
thread-locked = Dieser Thread ist gesperrt, und ich kann darin nichts schreiben. Bitte die Moderation, ihn zu entsperren, oder eröffne anderswo einen Tisch.

# Der Tisch
waiting-for = Der Tisch wartet auf { $who }.
your-turn = Du bist dran!
notice-turn = { $who }, du bist dran. Deine Hand liegt in deinen Direktnachrichten, oder drücke **Meine Hand** [am Tisch]({ $table }).
team-won = 🏆 Ihr habt gemeinsam gewonnen! { $reason }
team-lost = 💥 Ihr habt gemeinsam verloren. { $reason }
match-ended = { $count ->
    [0] Die Partie ist vorbei, und niemand gewinnt. { $reason }
    [one] 🏆 { $winners } gewinnt! { $reason }
   *[other] 🏆 { $winners } teilen sich den Sieg! { $reason }
  }
log-heading = was erzählt wurde
news-heading = Seit deinem letzten Zug:
seed-sealed = Siegel für das Mischen dieser Partie: { $seal }
seed-opened = Schlüssel zum Siegel für das Mischen: { $seed }
table-homeless = ⚠️ Im Kanal dieser Partie kann ich nicht mehr schreiben; die Partie geht hier weiter. Alle am Tisch können ihr einen neuen Ort geben: mit `/table` in einem anderen Kanal.
move-made = Erledigt.
dm-closed = Ich konnte dir keine Direktnachricht schicken. Das macht nichts: Drücke in { $channel } auf **Meine Hand** oder nimm `/hand` und spiele von dort.
answer-covered = Was hier stand, ist inzwischen verdeckt, und die Partie läuft weiter.

# Die Partie finden
not-its-table = Dieser Knopf gehört zu keinem Tisch hier. Benutze ihn dort, wo seine Partie gespielt wird.
no-match = Hier gibt es für dich keine Partie. Eröffne mit `/play` einen Tisch.
any-game-title = Alle Spiele
no-such-game = Dieses Spiel steht nicht im Regal. Nimm eines aus der Liste.
no-match-here = Hier gibt es für dich keine Partie: { $game }. Eröffne mit `/play` einen Tisch.
several-matches = Du spielst an mehreren Tischen. Nimm den Befehl an dem, den du meinst: { $tables }.
which-match-of = Du spielst an mehreren Tischen: { $tables }. Welcher ist es?
which-match = Welcher Tisch?
channel-gone = Kanal gelöscht oder mir verschlossen
match-brought = Die Partie geht in { $channel } weiter.
not-a-choice = „{ $typed }“ kenne ich nicht. Nimm etwas aus der Liste.
games-line = { $game } in { $channel }: { $turn }
games-waiting = warten auf die anderen
games-none = Du spielst an keinem Tisch. Eröffne mit `/play` einen.

# Aufgeben
give-up-sure = Würdest du aufgeben? Die Partie ist verloren, sobald das ganze Team aufgeben würde. Bis dahin spielt ihr weiter, und mit deinem nächsten Zug nimmst du es zurück.
resign-sure = Willst du deinen Platz wirklich aufgeben? Das Haus spielt ihn dann weiter, und du kannst nicht mehr gewinnen.
resign-sure-other = Soll das Haus ab jetzt den Platz von { $who } spielen? Dieser Platz kann nicht mehr gewinnen.
resign-not-yours = Den Platz anderer kannst du nur freigeben, wenn sie den Server verlassen haben. Die Moderation kann es immer.

# Die Bestenliste
leaderboard-title = Bestenliste: { $game }
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
leaderboard-empty = Hier hat noch niemand eine Partie beendet. Sei die erste Person: `/play`.

# Wenn etwas schiefgeht
command-outdated = Diesen Befehl kenne ich nicht mehr. Starte dein Discord neu und nimm ihn noch einmal aus der Liste.
storage-away = Ich komme gerade nicht an meine Aufzeichnungen: Es ist nichts geschehen, und verloren ging nichts. Versuch es gleich noch einmal.
unexpected = Bei mir ist etwas schiefgegangen; verloren ging nichts. Passiert es wieder, nenne der Person, die den Bot betreibt, diesen Hinweis: { $reference }
discord-failed = Discord hat gerade Schwierigkeiten, und meine Antwort ging verloren. Hast du gezogen, dann sieh auf den Tisch: Dort steht, ob es gezählt hat.

### Was der Tisch im Terminal sagt.

## Anfangen

terminal-fallback = Dieses Terminal kann den Tisch nicht zeigen; gespielt wird Zeile für Zeile.
terminal-which-game = Welches Spiel? Nenne eines davon: { $allowed }.

## Die Tasten des Augenblicks, je ein Wort

terminal-key-play = spielen
terminal-key-why = warum?
terminal-key-discard = ablegen
terminal-key-special = Extra
terminal-key-answers = Antworten
terminal-key-confirm = bestätigen
terminal-key-back = zurück
terminal-key-look = ansehen
terminal-key-read = lesen
terminal-key-table = Tisch
terminal-key-undo = rückgängig
terminal-key-redo = wieder
terminal-key-hint = Tipp
terminal-key-log = Verlauf
terminal-key-replay = Rückschau
terminal-key-help = Hilfe
terminal-key-palette = mehr
terminal-key-show = Tisch zeigen
terminal-key-go-there = dorthin
terminal-key-list = Liste
terminal-key-step = Antwort
terminal-key-turn = Zug
terminal-key-from-here = ab hier weiterspielen
terminal-key-live = Gegenwart
terminal-key-change = ändern

## Der Tisch

terminal-pick-first = Wähle erst eine Karte deiner Hand: mit den Pfeilen oder einer Ziffer.
terminal-nothing-special = Gerade gibt es nichts Besonderes zu tun.
terminal-special = Etwas Besonderes
terminal-undone = Zurückgenommen:
terminal-redone = Wieder gegeben:
terminal-from-here = Du spielst ab hier weiter.
terminal-now-peeked = Sie hatte etwas Neues gezeigt: Das Spiel gilt als gespickt.
terminal-hint = Der Computer würde wählen:
terminal-turn-over = Dein Zug ist vorbei.
terminal-pass-on = Den Tisch verdecken und die Tastatur an Person { $number } geben
terminal-curtain = Person { $number }: Drück Enter, wenn du an der Tastatur sitzt und sonst niemand zusieht.
terminal-card-place = Karte { $number } von { $count }
terminal-table-title = Der Tisch in Worten
terminal-yes = Ja, so meine ich es
terminal-no = Nein, zurück zum Tisch
terminal-replay = Antwort { $at } von { $all }, Zug { $turn }

## Nach dem Ende

terminal-end-replay = Das Spiel noch einmal ansehen
terminal-end-undo = Die letzte Antwort zurücknehmen
terminal-end-again = Dasselbe Spiel noch einmal
terminal-end-new = Ein neues Spiel
terminal-end-leave = Gehen

## Zusehen

terminal-demo-next = Nächste Antwort
terminal-demo-to-end = Gleich bis zum Ende
terminal-demo-leave = Genug

## Ein neues Spiel

terminal-new-title = Ein neues Spiel
terminal-new-game = Spiel
terminal-new-preset = Vorlage
terminal-new-edition = Auflage
terminal-new-mode = Wer spielt
terminal-new-partner = Person 2
terminal-new-deal = Spiel Nr.
terminal-new-any = irgendeine
terminal-new-start = Karten austeilen
terminal-preset-none = eigene Wahl
terminal-preset-gentle = sanft
terminal-preset-classic = klassisch
terminal-preset-nightmare = Albtraum
terminal-preset-room = der erste Traum
terminal-preset-ferry = die Fähre
terminal-preset-campaign = eine Kampagne
terminal-partner-none = jemand an dieser Tastatur
terminal-partner-rules = der Computer, nach Faustregeln
terminal-partner-random = der Computer, zufällig
terminal-deal-title = Nummer des Spiels
terminal-save = Speichern als
terminal-load = Welche Datei?

## Tasten und Regeln

terminal-help-title = Tasten und Regeln
terminal-help-search = Such ein Wort oder die Nummer einer Regel
terminal-help-nothing = Nichts gefunden
terminal-palette-search = Was möchtest du tun?
terminal-keys-play = Enter
terminal-keys-discard = D
terminal-keys-special = P
terminal-keys-answers = A
terminal-keys-digits = 1 … 9
terminal-keys-arrows = Pfeile
terminal-keys-zones = Tab, Strg+Pfeil
terminal-keys-ends = Pos1, Ende
terminal-keys-read = I
terminal-keys-table = B
terminal-keys-unseen = W
terminal-keys-undo = Z, Strg+Z
terminal-keys-redo = Y, Strg+Y
terminal-keys-hint = H
terminal-keys-log = L
terminal-keys-replay = R
terminal-keys-help = ?, F1
terminal-keys-palette = Strg+P
terminal-keys-escape = Esc
terminal-keys-quit = Q, Strg+Q
terminal-about-play = die Karte spielen, eine Antwort bestätigen; eine Karte mit gebrochenem Rand oder in Klammern sagt, warum es nicht geht
terminal-about-discard = die Karte ablegen
terminal-about-special = Besonderes: Zauber, Bewohner, Handbücher, Bücher, die Polarität
terminal-about-answers = alle Antworten in einer Liste
terminal-about-digits = eine Karte der Hand wählen oder eine Zeile einer Liste
terminal-about-arrows = sich in einer Zone bewegen, und zur Zone darüber oder darunter
terminal-about-zones = zur nächsten Zone gehen
terminal-about-ends = zur ersten oder letzten Karte einer Zone gehen
terminal-about-read = die Karte lesen, oder was auf dem Tisch liegt
terminal-about-table = den ganzen Tisch lesen
terminal-about-unseen = welche Karten noch kommen können
terminal-about-undo = die letzte Antwort zurücknehmen; hatte sie etwas Neues gezeigt, gilt das Spiel als gespickt
terminal-about-redo = noch einmal geben, was zurückgenommen wurde
terminal-about-hint = was der Computer tun würde
terminal-about-log = was geschah; Enter geht dorthin
terminal-about-replay = das Spiel Antwort für Antwort durchgehen
terminal-about-help = diese Seite
terminal-about-palette = alles andere: neues Spiel, speichern, laden, Sprache, Nummer des Spiels
terminal-about-escape = eine Liste oder Seite schließen; den Tisch ansehen
terminal-about-quit = gehen; später weiter mit `--resume`

## Die Palette

terminal-do-answers = Alle Antworten
terminal-do-undo = Die letzte Antwort zurücknehmen
terminal-do-redo = Noch einmal geben, was zurückgenommen wurde
terminal-do-hint = Tipp
terminal-do-read = Die Karte lesen
terminal-do-table = Den Tisch lesen
terminal-do-unseen = Welche Karten noch kommen können
terminal-do-log = Verlauf
terminal-do-side-log = Verlauf neben dem Tisch: zeigen oder verbergen
terminal-do-replay = Rückschau
terminal-do-help = Tasten und Regeln
terminal-do-new = Neues Spiel
terminal-do-again = Dasselbe Spiel noch einmal
terminal-do-deal = Ein anderes Spiel nach seiner Nummer
terminal-do-save = Speichern als
terminal-do-load = Ein gespeichertes Spiel laden
terminal-do-statistics = Statistik
terminal-do-language-en = Sprache: English
terminal-do-language-de = Sprache: Deutsch
terminal-do-quit = Gehen
terminal-none = nichts

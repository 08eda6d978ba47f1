### Was die Kommandozeile sagt.

## Ablehnungen

cli-workers = „{ $value }“ ist keine Zahl von Prozessen; möglich sind 0 (einer je Prozessor) bis { $most }.
cli-variant = „{ $value }“ ist keine Variante; schreib NAME=WERT.
cli-train-watching = Sieht den Faustregeln zu, Stufe { $stage } von { $stages }
cli-train-playing = Spielt selbst, Stufe { $stage } von { $stages }
cli-train-done = Aus { $games } Spielen gelernt, in { $seconds } Sekunden.
cli-train-tried = Was daraus wurde, gewinnt { $rate } % von { $games } Spielen ({ $low } – { $high } %).
cli-train-saved = Gespeichert als { $file }, { $size } Bytes.
cli-sim-seed = „{ $value }“ ist keine Nummer für das erste Spiel; nimm eine ganze Zahl.
cli-sim-last = Die letzte Nummer wäre { $last }; die größte, die es gibt: { $most }.
cli-rule-unknown = Eine Regel „{ $value }“ gibt es nicht. `reverie rules` zählt alle auf.
cli-rule-unknown-near = Eine Regel „{ $value }“ gibt es nicht. Meinst du: { $near }?
cli-rule-no-match = Keine Regel erwähnt „{ $value }“.
cli-save-failed = Das Spiel lässt sich nicht speichern: { $reason }.
cli-nothing-to-resume = Es gibt kein Spiel, das du fortsetzen könntest.
cli-other-game = Das ist ein Spiel „{ $value }“, nicht „{ $game }“.
cli-contradiction = Das lässt sich nicht zusammen angeben: { $flags }.
cli-at-without-load = --at sagt, ab wo du in einem gespeicherten Spiel weiterspielst; ergänze --load DATEI.
cli-no-partner = Ein Spiel „{ $mode }“ hat keinen zweiten Platz; ergänze --mode team.
cli-template = Wessen Kartentabelle? Nenne ein Spiel: { $allowed }.
cli-no-turn = Einen Zug { $value } gibt es nicht; dieses Spiel hat die Züge { $first } bis { $last }.
cli-place-line = Zeile { $number }
cli-place-turn = Zug { $number }
cli-place-answer = Antwort { $number }

## Der Tisch

cli-turn = Zug { $turn }
cli-modules = { $count ->
    [one] 1 Modul
   *[other] { $count } Module
 }
cli-player = Person { $number }
cli-peeked = gespickt
cli-deal = Spiel Nr. { $deal }
cli-deal-position = aufgebaut, Nr. { $deal }
cli-deal-fair = faires Spiel { $print }
cli-prompt = Deine Antwort (1–{ $count }, ? für Hilfe):
cli-confirm = Sicher? j oder dieselbe Antwort noch einmal; alles andere führt zurück:
cli-prompt-end = u nimmt zurück, s DATEI speichert, l erzählt das Spiel, Enter beendet:
cli-hand-over = Enter verdeckt den Tisch; gib dann die Tastatur weiter.
cli-curtain = Gib die Tastatur an Person { $number } weiter, dann Enter.
cli-read-on = Weiter mit Enter.
cli-back = Enter führt zurück zum Tisch.
cli-more-table = … (t zeigt den ganzen Tisch)
cli-menu-back = jemand anderes
cli-menu-count = { $n ->
    [one] (1 Antwort)
   *[other] ({ $n } Antworten)
 }
cli-say-something = Tippe eine Zahl von 1 bis { $count } oder ? für Hilfe.
cli-no-choice = Nummer { $number } steht nicht zur Wahl; tippe eine Zahl von 1 bis { $count } oder ? für Hilfe.

cli-help-title = Was du tippen kannst
cli-key-number = 1, 2, 3 …
cli-key-words = { $answer }
cli-key-a = a
cli-key-y = j, ja
cli-key-u = u, undo
cli-key-uu = uu, undo action
cli-key-r = r, redo
cli-key-s = s, save [DATEI]
cli-key-l = l, log
cli-key-w = w, unseen
cli-key-i = i, info
cli-key-t = t, table
cli-key-ask = karte, nah, wohin, wer, ziel, danach
cli-key-z = z, rätsel
cli-key-p = p, position
cli-key-rule = rule NUMMER
cli-key-h = h, hint
cli-key-q = q, quit
cli-help-number = die Antwort mit dieser Nummer geben
cli-help-words = eine Antwort in Worten geben, wie sie in Aufzeichnungen steht
cli-help-a = alle passen oder machen weiter, einer nach dem anderen
cli-help-y = du meinst eine Antwort, vor der das Spiel dich gewarnt hat (dieselbe Antwort noch einmal gilt auch)
cli-help-u = die letzte Antwort zurücknehmen; hat sie dir etwas Neues gezeigt, gilt das Spiel als gespickt
cli-help-uu = die ganze letzte Aktion zurücknehmen, aus wie vielen Antworten sie auch bestand
cli-help-r = das Zurückgenommene noch einmal tun
cli-help-s = das Spiel speichern (nach jeder Antwort geschieht das ohnehin)
cli-help-l = was bisher geschah
cli-help-w = welche Karten noch kommen können
cli-help-i = was die Karten auf dem Tisch tun, Haufen vollständig
cli-help-t = der ganze Tisch, so lang er ist
cli-help-ask = der Tisch in Sätzen: die Karte, was nahe ist, wohin ihr für welchen Preis kommt, wer wo steht, das Ziel, was als Nächstes kommt
cli-help-z = Hilfe bei dem, was es hier herauszufinden gibt, jedes Mal einen Schritt
cli-no-puzzle = Hier gibt es nichts herauszufinden, oder nichts, wovon ihr wissen könnt.
cli-puzzle-title = Was es hier herauszufinden gibt
cli-puzzle-open = { $puzzle }
cli-puzzle-solved = { $puzzle } (gelöst)
cli-puzzle-which = z und eine Zahl: ein Schritt Hilfe.
cli-puzzle-more = Noch einmal z { $number }: ein Schritt mehr.
cli-puzzle-last = Mehr Hilfe gibt es nicht.
cli-help-p = der Tisch als Text, für `--position`
cli-help-rule = eine Regel in klaren Worten, zum Beispiel: rule { $rule }
cli-help-h = was der Computer tun würde
cli-help-q = aufhören; später geht es weiter mit `--resume`

cli-undone = Zurückgenommen:
cli-redone = Noch einmal:
cli-saved = Gespeichert: { $path }
cli-log-title = Was bisher geschah
cli-unseen-title = Was noch kommen kann
cli-info-title = Auf dem Tisch
cli-table-title = Der ganze Tisch
cli-position-title = Der Tisch als Text
cli-position-hidden = Das ist alles, was offen liegt. Eine Stellung, die man wieder aufbauen könnte, würde verraten, was verdeckt ist; s DATEI speichert stattdessen das Spiel.
cli-no-hint = Es ist niemand da, der einen Rat geben könnte.
cli-hint = Der Computer würde { $number } wählen:
cli-hint-words = Der Computer würde wählen:
cli-left = { " " }Das Spiel ist gespeichert. Weiter geht es mit: reverie play { $game } --resume
cli-left-campaign = { " " }Die Kampagne ist gespeichert. Weiter geht es mit: reverie play etherfields --campaign { $campaign }
cli-resumed = Du setzt dein Spiel fort.
cli-resumed-peeked = Du setzt dein Spiel fort. Darin wurde nach einem Blick zurückgenommen: gespickt.
cli-set-aside = Dein angefangenes Spiel liegt hier: { $path }
cli-demo-prompt = Enter: weiter, a: bis zum Ende, q: genug
cli-demo-title = { " " }Es spielt: { $agent }.

## Das Ende eines Spiels

cli-won = Gewonnen!
cli-lost = Verloren.
cli-ended = Vorbei.
cli-played = { " " }{ $deal } · { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
 } · { $answers ->
    [one] 1 Antwort
   *[other] { $answers } Antworten
 }
cli-peeked-end = { " " }Gespickt: Eine Antwort wurde zurückgenommen, nachdem sie Neues gezeigt hatte.
cli-record-kept = { " " }Aufzeichnung: { $path }

## Listen

cli-games-editions = Auflagen
cli-games-modes = Spielarten
cli-games-modules = Module
cli-games-variants = Varianten
cli-games-presets = Vorlagen
cli-games-agents = Agenten
cli-games-try = { " " }Probier:
cli-players = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
 }
cli-not-yet = noch nicht
cli-rules-try = { " " }Eine Regel im Wortlaut: reverie rules { $rule }

## Simulationen

cli-sim-games = Spiele
cli-sim-players = Keine Spielart hat { $value } Plätze; möglich sind: { $allowed }.
cli-sim-rounds = Runden je Spiel
cli-sim-suffering = Leiden je Spiel
cli-sim-sittings = Sitzungen pro Spiel
cli-sim-deaths = Tode pro Spiel
cli-sim-slumbers = Schlummer pro Spiel
cli-sim-dreams = Träume pro Spiel
cli-sim-ending = { $ending ->
        [story-pauses] Ende: Die Geschichte ruht
        [saved] Ende: gespeichert
       *[other] Ende: { $ending }
    }
cli-sim-dream = { $dream }: gewonnen { $won }, verloren { $lost }; gewonnen beim Versuch { $tries }
cli-sim-dream-never = { $dream }: gewonnen { $won }, verloren { $lost }
cli-not-at-this-table = { $game } kann dort noch nicht gespielt werden; ohne die Angabe wird es Zeile für Zeile gespielt.
cli-sim-wins = Siege
cli-sim-interval = 95-%-Intervall
cli-sim-decisions = Entscheidungen
cli-sim-speed = Tempo
cli-sim-seconds = Sekunden
cli-sim-deals = Nummern
cli-sim-each = { $total } ({ $each } je Spiel)
cli-sim-per-second = { $rate } Spiele je Sekunde
cli-sim-wins-short = { $wins } gewonnen
cli-sim-interrupted = Unterbrochen; das wurde bis dahin gespielt.

## Aufzeichnungen

cli-verified = { " " }Die Aufzeichnung stimmt: Jede Antwort ist erlaubt, Ergebnis und Zustand sind wie geschrieben.
cli-not-verified = { " " }Die Aufzeichnung lässt sich nachspielen; Ergebnis und Zustand wurden nicht verglichen.
cli-unfinished = { " " }Das Spiel ist nicht zu Ende.
cli-browser-at = Dein Tisch steht hier:

## Statistik

cli-statistics-title = Deine Spiele an diesem Terminal
cli-statistics-none = Hier ist noch kein Spiel zu Ende gegangen.
cli-statistics-line = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
 }, { $won } gewonnen ({ $rate })
cli-statistics-more = letzte 20: { $last20 } · letzte 100: { $last100 } · gewonnen in Folge: { $streak } · Antworten je Spiel: { $answers } · gespickt: { $peeked }
cli-statistics-erased = { $count ->
    [one] 1 Ergebnis ist vergessen.
   *[other] { $count } Ergebnisse sind vergessen.
 }

## Kampagnen

cli-campaigns-none = Es gibt noch keine Kampagne. Beginne eine mit: reverie play etherfields --campaign NAME
cli-campaigns-line = { $answers ->
        [one] eine Antwort
       *[other] { $answers } Antworten
    }, { $result }
cli-campaigns-exported = Die Kampagne { $campaign } steht in { $path }.
cli-campaigns-imported = Die Kampagne { $campaign } ist da.
cli-campaigns-sure = Die Kampagne { $campaign } endgültig löschen? Tippe j, oder etwas anderes, um sie zu behalten.
cli-campaigns-kept = Die Kampagne { $campaign } bleibt.
cli-campaigns-deleted = Die Kampagne { $campaign } ist fort.
cli-campaign-begun = Eine neue Kampagne namens { $campaign }: Jede Antwort wird sofort gespeichert.
cli-campaign-grown = Die Packs sind gewachsen, seit ihr zuletzt gespielt habt. Ihr macht weiter, wo ihr wart; was neu ist, liegt zuunterst in seinen Stapeln.
cli-campaign-which = Tippe einen neuen Namen, um eine Kampagne zu beginnen, die Nummer einer Kampagne, um sie fortzusetzen, oder nichts für einen einzelnen Traum.
cli-campaign-entry = { $number }  { $campaign } ({ $answers ->
        [one] eine Antwort
       *[other] { $answers } Antworten
    })
cli-campaign-how-many = Wie viele Charaktere möchtest du spielen, 1 bis { $most }? Enter: 2, das ist für eine Person eine gute Zahl.
cli-campaign-other = { " " }…
campaign-name = „{ $value }“ kann keine Kampagne heißen: höchstens 32 Kleinbuchstaben, Ziffern, - und _, am Anfang ein Buchstabe oder eine Ziffer.
campaign-taken = Eine Kampagne namens { $value } gibt es schon.
campaign-unknown = Eine Kampagne namens { $value } gibt es nicht. Es gibt: { $allowed }.
campaign-game = { $value } hat keine Kampagnen.
campaign-file = Diese Datei ist keine exportierte Kampagne.
campaign-outgrown = Die Kampagne { $campaign } passt nicht mehr zu den Packs: { $reason } Ihre Dateien sind, wie sie waren; mit einer älteren Fassung der Packs lässt sie sich weiter öffnen.
campaign-ask = Niemand ist da, den man fragen könnte. Mit --yes wird die Kampagne { $campaign } gelöscht.

## War das zu gewinnen?

cli-solve-winnable = { " " }Das ist zu gewinnen, wenn man die Reihenfolge aller Karten kennt.
cli-solve-unwinnable = { " " }Das ist nicht zu gewinnen, was man auch antwortet: Jeder Weg wurde geprüft.
cli-solve-unknown = { " " }Unentschieden. Die Suche gab auf, { $limit ->
    [seconds] als ihre Zeit um war; mit --seconds bekommt sie mehr.
    [nodes] als ihre Antworten aufgebraucht waren; mit --nodes bekommt sie mehr.
   *[other] weil Wege zu lang wurden.
 }
cli-solve-searched = { $nodes } Antworten in { $seconds } Sekunden
cli-solve-line = { " " }So wird gewonnen, mit { $count ->
    [one] einer Antwort
   *[other] { $count } Antworten
 }:

## Rätsel

cli-puzzles-of = { $game ->
    [onirim] Onirim
    [urbion] Urbion, Reihenfolge offen
   *[other] { $game }
 }: { $count } Rätsel
cli-puzzles-grade = { " " }Stufe { $grade }: { $first } bis { $last }
cli-puzzles-try = { " " }Eines spielen: reverie puzzle 17 --game urbion; das von heute: reverie puzzle --daily
cli-riddle-title = { " " }Rätsel { $number }, Stufe { $grade } von 5: Gewinne von hier aus.
cli-riddle-urbion = { " " }Du kennst die Reihenfolge aller Karten. Eine Antwort gewinnt noch, nach jeder anderen ist es verloren.
cli-riddle-onirim = { " " }Der Stapel ist verdeckt. Eine Antwort gewinnt fast immer, jede andere deutlich seltener.
cli-riddle-dreams = { " " }Diese Träume kommen: { $cards }.
cli-riddle-cities = { " " }Diese Städte kommen: { $cards }.
cli-riddle-prompt = Deine Antwort (h: ein Hinweis, g: aufgeben, q: gehen):
cli-riddle-wrong = { " " }Das ist es nicht: { $answer }. Versuch es noch einmal.
cli-riddle-solved = { " " }Richtig: { $answer }. { $wrong ->
    [0] Auf Anhieb.
    [one] Nach einer falschen Antwort.
   *[other] Nach { $wrong } falschen Antworten.
 } { $hints ->
    [0] Ohne Hinweis.
    [one] Mit einem Hinweis.
   *[other] Mit { $hints } Hinweisen.
 }
cli-riddle-given-up = { " " }Es war: { $answer }.
cli-riddle-hint-some = { " " }Es ist eine von diesen: { $answers }.
cli-riddle-hint-answer = { " " }Es ist: { $answer }.
cli-riddle-chances = { " " }In denselben { $worlds } möglichen Reihenfolgen des Stapels, vom Computer „rules“ zu Ende gespielt, gewinnen:
cli-riddle-proven = { " " }Keine andere Antwort gewinnt noch: Jeder Weg wurde geprüft. So geht es weiter:

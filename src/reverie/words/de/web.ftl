### Der Browser: jeder Text rund um den Tisch.

## Überall

web-name = Reverie
web-motto = Traumspiele an einem Tisch in deinem Browser
web-home = Zur Startseite
web-close = Schließen
web-cancel = Abbrechen
web-copy = Kopieren
web-copied = Kopiert
web-share = Teilen
web-next = Weiter
web-bar-learn = Lernen
web-loading = Einen Augenblick …
web-again = Noch einmal versuchen
web-offline = Der Server ist nicht zu erreichen. Deine Spiele sind sicher; versuch es gleich noch einmal.
web-part-missing = Ein Teil der Seite ist nicht angekommen: Die Verbindung ist weg, oder es gibt eine neuere Fassung. Deine Spiele sind sicher.
web-part-reload = Seite neu laden
web-trouble = Etwas ist schiefgegangen.

## Spiele, Spielarten und Zusammenstellungen

web-game-onirim = Onirim
web-game-urbion = Urbion
web-game-onirim-line = Acht Pforten führen hinaus. Finde sie, bevor die Träume versiegen.
web-game-urbion-line = Zwölf Städte schlafen gut, wenn all ihre Träume gleich viel wiegen.
web-mode-solo = Allein
web-mode-team = Zu zweit
web-game-etherfields = Etherfields
web-game-etherfields-line = Die Schuld des Laternenanzünders. Eine Stadt verbrennt geliehene Erinnerungen, und du trägst die Rechnung.
web-mode-one = Ein Charakter
web-mode-two = Zu zweit
web-mode-three = Zu dritt
web-mode-four = Zu viert
web-mode-five = Zu fünft
web-mode-solo2 = Allein, zwei Charaktere
web-mode-solo3 = Allein, drei Charaktere
web-mode-solo4 = Allein, vier Charaktere
web-preset-room = Der erste Traum
web-preset-ferry = Die Fähre
web-preset-campaign = Eine Kampagne
web-preset-gentle = Sanft
web-preset-classic = Klassisch
web-preset-nightmare = Albtraum
web-base = Grundspiel
web-encounter-campaign = Die Kampagne
web-encounter-gate = Ein Traum
web-encounter-s = Ein Schlummer
web-turn = Zug { $turn }
web-modules = { $count ->
    [one] 1 Modul
   *[other] { $count } Module
 }

## Startseite

web-home-continue = Weiterspielen
web-home-older = { $count ->
    [one] Noch 1 Spiel
   *[other] Noch { $count } Spiele
 }
web-home-options = Alle Möglichkeiten
web-home-learn = Lernen
web-home-ways = Weitere Wege
web-home-campaign-none = Eine Kampagne für mehrere Abende, allein oder zusammen
web-home-campaign-stands = { $behind ->
    [0] Noch kein Traum liegt hinter dir
    [one] 1 Traum liegt hinter dir
   *[other] { $behind } Träume liegen hinter dir
 }{ $owed ->
    [0] {""}
   *[other] , { $owed } stehen aus
 }
web-home-campaign-night = { $night ->
    [1] Erste Nacht
    [2] Zweite Nacht
    [3] Dritte Nacht
    [4] Vierte Nacht
    [5] Fünfte Nacht
    [6] Sechste Nacht
    [7] Siebte Nacht
    [8] Achte Nacht
    [9] Neunte Nacht
   *[other] Weiter
 }
web-home-campaign-new = Neue Kampagne
web-home-riddles = Gewinne von hier
web-home-riddles-solved = { $solved } von { $all } gelöst
web-home-riddles-go = Nächstes
web-home-two = Zu zweit spielen
web-home-join = Mitspielen
web-home-join-line = Jemand hat dir einen Link geschickt? Füg ihn hier ein.
web-home-join-bad = Das ist kein Link zu einem Tisch. Er sieht so aus: { $example }.
web-home-you = Du
web-home-name-label = Dein Name (wenn du magst)
web-home-name-save = Merken
web-home-name-saved = Gemerkt. Wer mit dir spielt, sieht diesen Namen.
web-home-waiting = Wartet auf eine Partnerin oder einen Partner
web-home-tutorial = Lektion
web-home-records = Aufzeichnungen
web-home-statistics = Statistik
web-home-rules = Regeln
web-home-about = Über
web-home-settings = Einstellungen
web-home-campaigns = Meine Kampagnen
web-home-goals = Ziele
web-home-greeting = { $hour ->
    [morning] Guten Morgen.
    [day] Guten Tag.
   *[evening] Guten Abend.
 }
web-home-hero = { $game ->
    [onirim] Das Labyrinth ist noch da.
    [urbion] Die Waagen hängen, wie du sie verlassen hast.
   *[other] Der Traum wartet auf dich.
 }
web-home-state-onirim = { $found } von { $all } Pforten stehen offen. { $left ->
    [one] Ein Traum bleibt
   *[other] { $left } Träume bleiben
 } für die übrigen.
web-home-state-urbion = { $found } von { $all } Städten schlafen. { $left ->
    [one] Eine Karte bleibt
   *[other] { $left } Karten bleiben
 } für die anderen.
web-home-lesson-state = Du warst mitten in einer Lektion. Sie geht weiter, wo du aufgehört hast.
web-home-first = Jede Nacht ein Weg hinaus.
web-home-first-line = Lern es in fünf Minuten an einem echten Tisch. Jemand erklärt, und jede Karte spielst du selbst.
web-home-first-learn = { $game } lernen
web-home-first-play = oder gleich spielen, weiter unten
web-home-remove = Von der Liste nehmen
web-home-removed = Von der Liste genommen.
web-home-others = Weitere begonnene Spiele
web-home-watch = Zuschauen
web-home-won = { $won } der letzten { $games } gewonnen
web-home-modules-won = { $won } von { $all } Modulen
web-home-never = Noch nicht gespielt
web-home-path = Dein Weg
web-home-path-lesson = Lektion
web-home-path-first = Erstes Spiel
web-home-path-win = Erster Sieg
web-home-path-daily = Tagestraum
web-home-path-module = Modul
web-home-path-hard = Schwer
web-home-goals-line = { $have } von { $all } erreicht
web-home-next-goal = Als Nächstes: { $goal }
web-home-best = Schnellster Sieg in { $turns } Zügen
web-home-best-row = { $row } Siege hintereinander
web-daily = Traum des Tages
web-daily-streak = { $count ->
    [one] Nacht in Folge
   *[other] Nächte in Folge
 }
web-daily-best = Bestwert { $best }, diesen Monat { $won } gewonnen
web-daily-on = Weiter
web-daily-look = Wie es ausging
web-medallion = { $name }: { $level ->
    [0] nie gewonnen
    [1] gewonnen
   *[2] dreimal gewonnen
 }{ $hard ->
    [yes] , auch die schwere Variante
   *[no] {""}
 }
web-medallion-play = Damit spielen
web-medallion-learn = In zwei Minuten lernen
web-medallion-hard = Die schwere Variante spielen
web-medallion-wins = { $won ->
    [0] Ein Sieg bringt den Ring, drei bringen Gold.
    [1] Einmal gewonnen. Noch zwei Siege bis Gold.
    [2] Zweimal gewonnen. Noch ein Sieg bis Gold.
   *[other] { $won }-mal gewonnen.
 }
web-medallion-hard-won = Auch die schwere Variante hast du gewonnen.
web-medallion-hard-open = Die schwere Variante steht noch aus.
web-lost = Hier ist nichts
web-lost-line = Diese Adresse führt nirgendwohin: Vielleicht fehlt ein Buchstabe. Von dir ist nichts verloren.
web-lost-home = Zur Startseite
web-lost-join = Ein Link zu einem Tisch sieht so aus: { $example }.
web-move = Von einem anderen Gerät kommen
web-move-line = In diesem Browser bist du gleich, wer du auf dem anderen Gerät bist: mit deinem Namen, deinen Spielen, deiner Statistik und deinen Träumen des Tages.
web-move-warning = Was in diesem Browser bisher gespielt wurde, bleibt zurück; beides wird nicht vermischt.
web-move-do = Ja, das bin ich
web-move-done = Willkommen zurück.
web-move-done-line = Deine Spiele und Ergebnisse sind jetzt hier. Der Link ist verbraucht.
web-move-make = Auf ein anderes Gerät mitnehmen
web-move-make-line = Ein Link, der auch einen anderen Browser zu dir macht: Er gilt einmal und einen Tag lang.
web-move-make-do = Link machen
web-move-link = Öffne das auf dem anderen Gerät

## Ein Spiel vorbereiten

web-new = Neues Spiel
web-new-game = Spiel
web-new-edition = Auflage
web-new-mode = Wer spielt
web-new-presets = Fertig zusammengestellt
web-new-modules = Module
web-new-modules-none = Diese Auflage hat keine Module.
web-new-variants = Varianten
web-new-fine = { $count ->
    [one] Eine Feinheit der Regeln
   *[other] { $count } Feinheiten der Regeln
 }
web-new-deal = Karten
web-new-deal-fair = Ehrlich gemischt
web-new-deal-fair-line = Ein Geheimnis, das vorher versprochen und nachher gezeigt wird, gemischt mit deinem eigenen Zufall.
web-new-deal-number = Nach Nummer
web-new-deal-number-line = Dieselbe Nummer und dieselben Möglichkeiten ergeben für alle dieselben Karten.
web-new-deal-number-label = Nummer
web-new-deal-number-roll = Irgendeine
web-new-deal-winnable = Zu gewinnen
web-new-deal-winnable-line = Aus einer Liste von Spielen, die der Löser gewonnen hat.
web-new-deal-daily = Traum des Tages
web-new-deal-daily-line = Die Karten von heute, für alle dieselben, die mit diesen Möglichkeiten spielen.
web-new-start = Karten geben
web-new-start-two = Tisch herrichten
web-new-share = Zusammenstellung teilen
web-new-share-line = Wer diesen Link öffnet, findet genau diese Möglichkeiten vor.
web-new-difficulty = Wie schwer es ist
web-new-difficulty-rate = Der Computer gewinnt { $rate } dieser Spiele
web-new-difficulty-range = gemessen an { $games } Spielen; mit 95 % Sicherheit zwischen { $low } und { $high }
web-new-difficulty-none = Das hat noch niemand gemessen.
web-new-difficulty-wait = Es wird gemessen …
web-new-difficulty-level = { $level ->
    [easy] Leicht
    [medium] Mittel
    [hard] Schwer
   *[cruel] Sehr schwer
 }
web-new-cards = Andere Karten
web-new-cards-line = Spiel mit eigenen Karten: Nimm die Kartendatei des Spiels, ändere sie und wähle sie hier aus.
web-new-cards-template = Kartendatei des Spiels
web-new-cards-choose = Kartendatei (TOML)
web-new-cards-remove = Die Karten des Spiels nehmen
web-new-own-cards = Andere Karten gehören zu diesem Spiel und stehen auch im Link:

## Jemanden einladen

web-invite = Lade jemanden ein
web-invite-line = Schick diesen Link einer Person. Wer ihn zuerst öffnet, bekommt den Platz neben dir.
web-invite-link = Link für deinen Partner
web-invite-qr = Derselbe Link als Code für die Kamera eines Telefons
web-invite-nobody = Niemand da?
web-invite-computer = Mit dem Computer spielen
web-invite-computer-line = Er spielt nach einfachen Faustregeln und sieht nur seine eigenen Karten. Wer den Link öffnet, löst ihn ab.
web-invite-machine = Computer
web-invite-watch = Link zum Zuschauen
web-invite-watch-line = Wer ihn öffnet, sieht den Tisch, aber niemandem in die Hand.
web-invite-waiting = Noch ist niemand da …
web-invite-here = Ihr seid zu zweit.
web-invite-you = du
web-invite-partner = dein Partner
web-invite-player = Person { $number }
web-invite-online = da
web-invite-offline = nicht da
web-invite-watching = { $count ->
    [0] Niemand schaut zu.
    [one] Jemand schaut zu.
   *[other] { $count } Leute schauen zu.
 }
web-invite-used = Der Link zu diesem Platz wurde benutzt: Wer ihn geöffnet hat, kommt auf demselben Gerät zurück. Ist er verloren, mache einen neuen; alle am Tisch sehen, dass du es getan hast.
web-invite-anew = Neuen Link machen
web-invite-lost = Die Links zu diesem Tisch wurden in einem anderen Browser gezeigt. Wer den Tisch gemacht hat, hat sie.
web-invite-message = Spiel { $game } mit mir:
web-invite-many = Lade die anderen ein
web-invite-line-many = Gib allen anderen je einen eigenen Link. Wer ihn zuerst öffnet, hat diesen Platz.
web-invite-link-seat = Link für Person { $number }
web-invite-computer-seat = Person { $number } spielt der Computer
web-invite-anew-seat = Neuer Link für Person { $number }
web-invite-here-many = Alle sind da.
web-invite-waiting-many = { $count ->
    [one] Ein Platz ist noch leer …
   *[other] { $count } Plätze sind noch leer …
 }

## Wenn ein Tisch nicht aufgeht

web-door-unknown = Diesen Tisch gibt es nicht
web-door-unknown-line = Vielleicht ist der Link unvollständig. Lass ihn dir noch einmal ganz geben.
web-door-expired = Dieser Link ist abgelaufen
web-door-expired-line = An diesem Tisch ist dreißig Tage lang nichts geschehen; darum wurden seine Links geschlossen.
web-door-used = Dieser Link wurde schon benutzt
web-door-used-line = Jeder Link öffnet seinen Platz ein Mal. Warst du es, dann spiele in dem Browser weiter, in dem du ihn geöffnet hast, oder mache dort einen Link für dieses Gerät (Menü „⋯“, Plätze und Links). Sonst bitte um einen neuen, wer den Tisch eröffnet hat.
web-door-seat = Hier ist kein Platz für dich
web-door-seat-line = Dazu braucht es den ganzen Link mit allem, was hinter dem # steht. Oder der Platz hat inzwischen einen neuen Link.
web-door-locked = Dieses Spiel kann man nur noch lesen
web-door-locked-line = Es wurde mit Regeln begonnen, die dieser Server nicht mehr spielt. Du kannst es ansehen und seine Aufzeichnung sichern, aber nicht weiterspielen.
web-door-busy = Zu viel auf einmal
web-door-busy-line = Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
 } und versuch es noch einmal.
web-door-offline = Der Server antwortet nicht
web-door-offline-line = Es ist nichts verloren. Sobald es eine Verbindung gibt, ist der Tisch wieder da.
web-link-device = Link für ein weiteres Gerät
web-link-yours = Link zu deinem Platz
web-link-once = Wer ihn zuerst öffnet, hat den Platz; dann ist er verbraucht.
web-door-screen = Dieses Spiel hat im Browser noch keinen Tisch
web-door-screen-line = Man spielt es auf der Kommandozeile: reverie join mit einem Link für dieses Gerät.
web-door-other = Dieser Tisch geht nicht auf

## Statistik

web-stats = Statistik
web-stats-none = Noch kein Spiel zu Ende gespielt. Sie erscheinen hier von selbst.
web-stats-play = Eins spielen
web-stats-line = Nur beendete Spiele zählen. Was nicht erspielt ist, steht für sich, weder gewonnen noch verloren: Spiele, in denen du vorausgeschaut, einen Tipp genommen, die Karten gekannt oder aufgegeben hast.
web-stats-span = Spiele
web-stats-last20 = Die letzten 20
web-stats-last100 = Die letzten 100
web-stats-all = Alle
web-stats-games = Gespielt
web-stats-won = Gewonnen
web-stats-rate = Siegquote
web-stats-streak = In Folge gewonnen
web-stats-best = Längste Folge
web-stats-length = Züge
web-stats-peeked = Für sich: gespickt
web-stats-hinted = Für sich: mit Tipp
web-stats-repeated = Für sich: bekannte Karten
web-stats-conceded = Für sich: aufgegeben
web-stats-erase = Meine Daten löschen
web-stats-erase-line = Dieser Server kennt deinen Namen, weiß, welche Tische deine waren, und hat diese Ergebnisse. Du kannst alles löschen lassen.
web-stats-erase-ask = Alles über dich löschen?
web-stats-erase-warning = Dein Name, deine Statistik, deine Träume des Tages und die Liste deiner Tische sind endgültig weg, auf allen deinen Geräten. Laufende Spiele bleiben für alle offen, die ihre Links haben.
web-stats-erase-do = Alles löschen
web-stats-erase-done = Gelöscht. Dieser Server kennt dich nicht mehr.

## Einstellungen

web-settings = Einstellungen
web-settings-lang = Sprache
web-settings-lang-en = English
web-settings-lang-de = Deutsch
web-settings-theme = Karten
web-settings-theme-paper = Papiertheater
web-settings-theme-clear = Klar und groß
web-settings-motion = Bewegung
web-settings-motion-calm = Ruhig
web-settings-motion-fast = Flott
web-settings-motion-off = Aus
web-settings-motion-system = Dein Gerät wünscht wenig Bewegung: Karten blenden, statt zu wandern.
web-settings-sound = Ton
web-settings-sound-on = Töne spielen
web-settings-ambience-on = Dahinter eine leise Nacht
web-settings-volume = Lautstärke
web-settings-try = Anhören
web-settings-hints = Hilfe
web-settings-hints-on = Tipps auf Wunsch (H)
web-settings-letters-on = Einzelne Buchstaben sind Tasten (Z, H, D …)
web-settings-chance-on = Gewinnchance zeigen
web-settings-asking = Mich fragen
web-settings-doors-ask = bevor eine gefundene Pforte geholt wird
web-settings-windows-ask = auch wo meist nichts geschieht, etwa vor jedem Ziehen
web-settings-kept = Bleibt nur in diesem Browser.

## Regeln

web-rules = Regeln
web-rules-search = In den Regeln suchen
web-rules-found = { $count ->
    [0] Das sagt keine Regel.
    [one] Eine Regel
   *[other] { $count } Regeln
 }
web-rules-all = Jede Regel in einfachen Worten. Der Tisch nennt diese Nummern, wenn etwas nicht geht.
web-rules-played = Nur was hier im Spiel ist. Auf der Seite Regeln steht alles.
web-rules-link = Link zu dieser Regel
web-rules-unknown = Eine Regel { $rule } gibt es nicht.
web-rules-chapters = Kapitel

## Lernen

web-learn = Ein Spiel lernen
web-learn-line = Du spielst an einem echten Tisch, und dabei erklärt dir jemand, worauf es ankommt. Du kannst jederzeit gehen und wiederkommen.
web-learn-start = Anfangen
web-learn-again = Von vorn anfangen
web-learn-resume = Weitermachen
web-learn-minutes = etwa fünf Minuten
web-learn-modules = Module, je zwei Minuten
web-learn-learnt = gelernt
web-learn-next = als Nächstes

## Aufzeichnungen

web-records = Aufzeichnungen
web-records-line = Jedes beendete Spiel lässt sich als kleine Textdatei sichern, und jede solche Datei lässt sich wieder öffnen, hier oder im Terminal.
web-records-open = Eine Aufzeichnung öffnen
web-records-file = Datei wählen
web-records-text = oder ihren Text einfügen
web-records-do = Als Tisch öffnen
web-records-empty = Wähl zuerst eine Datei oder füg eine Aufzeichnung ein.
web-records-finished = Deine beendeten Spiele
web-records-save = Aufzeichnung sichern
web-records-look = Anschauen

## Über

web-about = Über Reverie
web-about-what = Reverie ist ein freier, offener Tisch für die Traumspiele Onirim und Urbion. Es spielt sie genau nach ihren Regeln, allein oder zu zweit, mit jeder Erweiterung.
web-about-art = Alle Bilder und Texte hier sind unsere eigenen; die Spiele haben sich andere ausgedacht. Wenn dir eins gefällt, kauf die Schachtel: Es lohnt sich.
web-about-private = Es gibt keine Konten, keine Werbung und keine Cookies außer denen, die sich deine Plätze merken. Einstellungen bleiben in diesem Browser.
web-about-fair = Ehrlich gemischt heißt: Die Karten werden versprochen, bevor sie gegeben werden. So kann nachher jeder beweisen, dass niemand geschummelt hat, nicht einmal der Server.
web-about-version = Version { $version }
web-about-install = Als App installieren
web-about-keys = Jeder Tisch lässt sich allein mit der Tastatur spielen. Drück dort ?, um zu sehen, wie.
web-about-lost = Unter dieser Adresse gibt es nichts.

## Der Tisch

web-table-spot = { $state ->
    [playable] { $label }, spielbar, { $place } von { $count }
    [discardable] { $label }, ablegbar, { $place } von { $count }
    [open] { $label }, wählbar, { $place } von { $count }
   *[none] { $label }, { $place } von { $count }
 }
web-table-pile = { $count ->
    [one] { $label }, 1 Karte
   *[other] { $label }, { $count } Karten
 }
web-table-empty = leer
web-table-here = Hier ablegen
web-table-actions = Was du tun kannst
web-table-looking-back = Du blickst zurück.
web-table-read = Lesen
web-table-look = Stapel durchsehen
web-table-close = Schließen
web-table-can = Du kannst
web-table-can-nothing = Damit lässt sich jetzt nichts tun.
web-table-no-discard = Das lässt sich jetzt nicht ablegen.
web-table-no-special = Es gibt jetzt nichts Besonderes zu tun.
web-table-sure = Bist du sicher?
web-table-sure-no = Nein, warte
web-table-contents = { $count ->
    [one] { $pile }: 1 Karte
   *[other] { $pile }: { $count } Karten
 }
web-table-times = × { $count }
web-table-log = Traumverlauf
web-table-log-go = Zu diesem Augenblick zurück
web-table-log-deal = Zu Beginn
web-table-log-empty = Es ist noch nichts geschehen.
web-table-unseen = Was noch kommen kann
web-table-unseen-nothing = Alles ist schon gesehen.
web-table-replay = Rückschau
web-table-replay-first = Zum Anfang
web-table-replay-back = Eine Antwort zurück
web-table-replay-last = Ans Ende
web-table-replay-next = Eine Antwort weiter
web-table-replay-play = Abspielen
web-table-replay-pause = Anhalten
web-table-replay-slider = Zeitpunkt
web-table-replay-at = { $at } von { $last }
web-table-replay-live = Zurück ins Jetzt
web-table-settle = So sei es
web-table-nth = { $number ->
    [1] als Erstes
    [2] als Zweites
    [3] als Drittes
    [4] als Viertes
    [5] als Fünftes
   *[other] als { $number }.
 }
web-keys = Tasten
web-keys-or = oder
web-keys-card = Die Karte
web-keys-walk = Wege
web-keys-game = Das Spiel
web-keys-enter = ausspielen, bestätigen
web-keys-discard = ablegen
web-keys-special = besondere Aktion
web-keys-read = die Karte lesen
web-keys-zoom = die Karte groß sehen
web-keys-move-previous = im Fächer: einen Platz nach links
web-keys-move-next = im Fächer: einen Platz nach rechts
web-keys-settle = im Fächer: so sei es
web-keys-pick = eine Karte der Hand
web-keys-previous = nach links
web-keys-next = nach rechts
web-keys-first = zur ersten
web-keys-last = zur letzten
web-keys-zone-previous = einen Platz zurück
web-keys-zone-next = zum nächsten Platz
web-keys-undo = rückgängig
web-keys-redo = wieder
web-keys-hint = Tipp
web-keys-summary = den Tisch vorlesen
web-keys-log = Verlauf
web-keys-replay = Rückschau
web-keys-still = was noch kommen kann
web-keys-help = Tasten und Regeln
web-keys-cancel = abbrechen, schließen
web-keys-hand = Alles geht auch mit Finger oder Maus: Tippe eine Karte an oder zieh sie dorthin, wo sie hingehört.
web-key-Ctrl = Strg
web-key-Shift = Umschalt
web-key-Home = Pos1
web-key-End = Ende

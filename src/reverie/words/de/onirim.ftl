### Onirim: Karten, Fragen, Antworten, Ereignisse und Ablehnungen in Worten.

onirim-name = Onirim
onirim-summary = Finde acht Pforten im Labyrinth der Träume, bevor die Karten ausgehen.

## Karten

card = { $token ->
    [red_sun] rote Sonne
    [red_moon] roter Mond
    [red_key] roter Schlüssel
    [blue_sun] blaue Sonne
    [blue_moon] blauer Mond
    [blue_key] blauer Schlüssel
    [green_sun] grüne Sonne
    [green_moon] grüner Mond
    [green_key] grüner Schlüssel
    [brown_sun] braune Sonne
    [brown_moon] brauner Mond
    [brown_key] brauner Schlüssel
    [door_red] rote Pforte
    [door_blue] blaue Pforte
    [door_green] grüne Pforte
    [door_brown] braune Pforte
    [nightmare] Albtraum
   *[other] Karte
 }
colour = { $name ->
    [red] rot
    [blue] blau
    [green] grün
    [brown] braun
   *[other] jede Farbe
 }

## Fragen

onirim-ask-turn = Spiele eine Karte aus oder lege eine ab.
onirim-ask-search = Eine Folge ist vollständig ({ $colour ->
    [red] rot
    [blue] blau
    [green] grün
    [brown] braun
   *[other] jede Farbe
 }). Den Stapel nach einer Pforte durchsuchen?
onirim-ask-prophecy = Prophezeiung: Welche Karte wird abgelegt?
onirim-ask-prophecy-order = Prophezeiung: Welche Karte liegt als nächste, von oben nach unten?
onirim-ask-door = Du hast eine Pforte gezogen. Mit einem Schlüssel öffnen?
onirim-ask-nightmare = Ein Albtraum! Wie wehrst du ihn ab?

## Antworten

onirim-do-play = ausspielen: { $card }
onirim-do-discard = ablegen: { $card }
onirim-do-discard-key = ablegen für eine Prophezeiung: { $card }
onirim-do-drop = ablegen: { $card }
onirim-do-put = als nächste: { $card }
onirim-do-take = nehmen: { $card }
onirim-do-decline = nicht suchen
onirim-do-search = suchen, nichts nehmen, mischen
onirim-do-open = öffnen mit: { $card }
onirim-do-limbo = in den Limbus legen
onirim-do-ward-key = ablegen: { $card }
onirim-do-ward-door = hergeben (in den Limbus): { $card }
onirim-do-ward-mill = die obersten fünf Karten des Stapels aufdecken (noch { $pile })
onirim-do-ward-hand = die ganze Hand ablegen und neu ziehen

## Ereignisse

onirim-event-turn = Zug { $turn }.
onirim-event-drawn = Du ziehst: { $card }.
onirim-event-played = Ausgespielt: { $card }.
onirim-event-discarded = Abgelegt: { $card }.
onirim-event-limbo = In den Limbus: { $card }.
onirim-event-laid-out = Ausgelegt: { $card }.
onirim-event-revealed = Du ziehst eine Karte: { $card }.
onirim-event-looked = Du siehst: { $card }.
onirim-event-returned = Zurück in den Stapel: { $card }.
onirim-event-shuffled = Der Stapel wird gemischt ({ $pile } Karten).
onirim-event-run = Die Folge ist vollständig.
onirim-event-searched = Du durchsuchst den Stapel.
onirim-event-won = Die letzte Pforte ist offen: Du hast gewonnen.
onirim-event-lost = Das Spiel ist verloren.

## Ausgänge

onirim-reason-all_doors = Alle acht Pforten sind offen. Du hast den Weg aus dem Labyrinth gefunden.
onirim-reason-pile_empty = Eine Karte musste gezogen werden, und der Stapel war leer.
onirim-reason-mill_short = Fünf Karten mussten für den Albtraum gezogen werden, und der Stapel war zu klein.

## Ablehnungen

onirim-not-asked = „{ $action }“ ist keine Antwort auf das, was gerade gefragt ist: { $question }
onirim-not-in-hand = Nicht auf deiner Hand: { $card }.
onirim-same-symbol = Gleiches Symbol: { $card } passt nicht neben die letzte Karte der Reihe ({ $last }).
onirim-not-looked-at = Nicht unter den Karten, die du ansiehst: { $card }.
onirim-wrong-door = Die Folge hat eine andere Farbe als diese Pforte: { $card }.
onirim-door-not-in-pile = Nicht mehr im Stapel: { $card }.
onirim-wrong-key = Die Farben sind verschieden: { $card } passt nicht zu { $door }.
onirim-no-such-key = Nicht auf deiner Hand: { $card }.
onirim-no-such-door = Liegt nicht vor dir: { $card }.
onirim-pile-empty = Der Stapel ist leer, es gibt nichts aufzudecken.

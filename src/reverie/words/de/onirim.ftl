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
colour = { $colour ->
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
onirim-ask-door = Gezogen: { $card }. Mit einem Schlüssel öffnen?
onirim-ask-nightmare = Ein Albtraum! Wie wehrst du ihn ab?

## Antworten

onirim-do-play = spielen: { $card }
onirim-do-discard = ablegen: { $card }
onirim-do-discard-key = ablegen: { $card } (Prophezeiung)
onirim-do-drop = ablegen: { $card }
onirim-do-put = als nächste: { $card }
onirim-do-take = nehmen: { $card }
onirim-do-decline = nicht suchen
onirim-do-search = suchen, nichts nehmen, mischen
onirim-do-open = öffnen mit: { $card }
onirim-do-limbo = in den Limbus legen
onirim-do-ward-key = ablegen: { $card }
onirim-do-ward-door = hergeben: { $card }
onirim-do-ward-mill = fünf Karten vom Stapel aufdecken
onirim-do-ward-hand = ganze Hand ablegen, neu ziehen

## Ereignisse

onirim-event-turn = Zug { $turn }.
onirim-event-drawn = Gezogen: { $card }.
onirim-event-played = Ausgespielt: { $card }.
onirim-event-discarded = Abgelegt: { $card }.
onirim-event-limbo = In den Limbus: { $card }.
onirim-event-laid-out = Ausgelegt: { $card }.
onirim-event-revealed = Aufgedeckt: { $card }.
onirim-event-looked = Angesehen: { $card }.
onirim-event-returned = Zurück in den Stapel: { $card }.
onirim-event-returned-shuffled = In den Stapel zurückgemischt: { $card }.
onirim-event-to-limbo = Aufgedeckt und in den Limbus: { $card }.
onirim-event-on-top = Wieder obenauf, von oben nach unten: { $card }.
onirim-event-declined = Du suchst nicht.
onirim-event-shuffled = Der Stapel wird gemischt ({ $pile } Karten).
onirim-event-run = Eine Folge ist vollständig.
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
onirim-wrong-key = Falsche Farbe: { $card } öffnet diese Pforte nicht ({ $door }).
onirim-no-such-key = Nicht auf deiner Hand: { $card }.
onirim-no-such-door = Liegt nicht vor dir: { $card }.
onirim-pile-empty = Der Stapel ist leer, es gibt nichts aufzudecken.

## Der Tisch: Bereiche, Kurznamen, Anzahlen

onirim-zone-doors = Pforten
onirim-zone-pile = Stapel
onirim-zone-discard = Ablage
onirim-zone-limbo = Limbus
onirim-zone-resolving = Gezogen
onirim-zone-row = Reihe
onirim-zone-hand = Hand
onirim-zone-looked = Vorschau
onirim-kind-sun = Sonnen
onirim-kind-moon = Monde
onirim-kind-key = Schlüssel
onirim-kind-glyph = Glyphen
onirim-kind-door = Pforten
onirim-short-sun = Sonne
onirim-short-moon = Mond
onirim-short-key = Schl.
onirim-short-glyph = Glyph
onirim-short-door = Pf.
onirim-short-nightmare = Alb-
onirim-end-nightmare = traum
onirim-face-nightmare = Alb
onirim-letter-sun = So
onirim-letter-moon = Mo
onirim-letter-key = Sc
onirim-letter-glyph = Gl
onirim-letter-door = Pf
onirim-letter-nightmare = Albtraum { "" }
onirim-doors-found = { $found } von { $all }
onirim-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
onirim-known-top = obenauf
onirim-known-bottom = zuunterst
onirim-run = Folge: { $length }
onirim-summary-doors = Gefundene Pforten: { $found } von { $all }.
onirim-unseen-total = { " " }{ $count ->
    [one] 1 Karte, die du nicht siehst.
   *[other] { $count } Karten, die du nicht siehst.
 }

## Auflagen und Module

onirim-edition-third = dritte Auflage
onirim-edition-first = erste Auflage
onirim-module-book = Das Buch der verlorenen Schritte
onirim-module-glyphs = Glyphen
onirim-module-dreamcatchers = Traumfänger
onirim-module-towers = Türme
onirim-module-premonitions = Dunkle Vorahnungen und Schöne Träume
onirim-module-crossroads = Kreuzungen und Sackgassen
onirim-module-oniverse = Die Pforte zum Oniversum
onirim-module-incubus = Der kleine Inkubus

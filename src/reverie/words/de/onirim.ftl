### Onirim: Karten, Fragen, Antworten, Ereignisse und Ablehnungen in Worten.

onirim-name = Onirim
onirim-summary = Finde die Pforten im Labyrinth der Träume, bevor die Karten ausgehen.
onirim-example-answer = play red.sun
onirim-example-rule = ONI-BASE-18

## Karten

onirim-card = { $token ->
    [red_sun] rote Sonne
    [red_moon] roter Mond
    [red_key] roter Schlüssel
    [red_glyph] rote Glyphe
    [blue_sun] blaue Sonne
    [blue_moon] blauer Mond
    [blue_key] blauer Schlüssel
    [blue_glyph] blaue Glyphe
    [green_sun] grüne Sonne
    [green_moon] grüner Mond
    [green_key] grüner Schlüssel
    [green_glyph] grüne Glyphe
    [brown_sun] braune Sonne
    [brown_moon] brauner Mond
    [brown_key] brauner Schlüssel
    [brown_glyph] braune Glyphe
    [x_sun] Sonnenkreuzung
    [x_moon] Mondkreuzung
    [x_key] Schlüsselkreuzung
    [tower_red_3] roter Turm 3
    [tower_red_4] roter Turm 4
    [tower_red_5] roter Turm 5
    [tower_blue_3] blauer Turm 3
    [tower_blue_4] blauer Turm 4
    [tower_blue_5] blauer Turm 5
    [tower_green_3] grüner Turm 3
    [tower_green_4] grüner Turm 4
    [tower_green_5] grüner Turm 5
    [tower_brown_3] brauner Turm 3
    [tower_brown_4] brauner Turm 4
    [tower_brown_5] brauner Turm 5
    [deadend] Sackgasse
    [door_red] rote Pforte
    [door_blue] blaue Pforte
    [door_green] grüne Pforte
    [door_brown] braune Pforte
    [door_oniverse] Pforte zum Oniversum
    [nightmare] Albtraum
    [lost] Verlorener Traum
    [happy] Schöner Traum
    [den_architect] Architektin
    [den_cyclobot] Zyklobot
    [den_squirrel_spies] Eichhörnchen-Spione
    [den_harpoon_hunter] Harpunenjäger
    [den_hammerbird] Hammervogel
    [den_chromatic_chaos] Chromatisches Chaos
    [den_mirror] Spiegel
    [den_treasure_keeper] Reuiger Schatzhüter
   *[other] Karte
 }
onirim-colour = { $colour ->
    [red] rot
    [blue] blau
    [green] grün
    [brown] braun
    [oniverse] Oniversum
   *[other] jede Farbe
 }

## Bewohner, Zauber, Vorahnungen, die Figur

onirim-denizen-architect = legt eine Karte neben eine mit gleichem Symbol
onirim-denizen-cyclobot = tauscht eine Handkarte gegen eine aus der Ablage
onirim-denizen-squirrel_spies = ordnen die obersten fünf Karten beliebig neu
onirim-denizen-harpoon_hunter = legt Albträume unter den obersten fünf Karten ab; die anderen kommen unter den Stapel
onirim-denizen-hammerbird = legt die letzten gleichfarbigen Karten der Reihe ab
onirim-denizen-chromatic_chaos = lässt eine Pforte als andere Farbe gelten
onirim-denizen-mirror = schickt einen gezogenen Albtraum in den Limbus
onirim-denizen-treasure_keeper = verwahrt eine Handkarte für später, die Hand wird aufgefüllt
onirim-spell-paradoxical_prophecy = Paradoxe Prophezeiung
onirim-spell-paradoxical_prophecy-line = fünf Karten ansehen: eine obenauf, die anderen unter den Stapel
onirim-spell-parallel_planning = Vorteilhafte Verschiebung
onirim-spell-parallel_planning-line = zwei Reihenfolgekarten tauschen den Platz
onirim-spell-powerful_punishment = Des Schreckens Schluss
onirim-spell-powerful_punishment-line = wehrt einen gezogenen Albtraum ab
onirim-premonition-two_red = Verblassendes Rot
onirim-premonition-two_red-trigger = 2 rote
onirim-premonition-two_red-line = 2 rote Pforten: alle roten Orte im Stapel werden abgelegt, Türme nicht
onirim-premonition-two_green = Wiederkehr
onirim-premonition-two_green-trigger = 2 grüne
onirim-premonition-two_green-line = 2 grüne Pforten: ein Albtraum kommt aus der Ablage in den Limbus
onirim-premonition-two_blue = Verlorene Schlüssel
onirim-premonition-two_blue-trigger = 2 blaue
onirim-premonition-two_blue-line = 2 blaue Pforten: zwei Schlüssel im Stapel werden abgelegt
onirim-premonition-two_brown = Zugeschlagen
onirim-premonition-two_brown-trigger = 2 braune
onirim-premonition-two_brown-line = 2 braune Pforten: eine ausgelegte Pforte kommt in den Limbus
onirim-premonition-pair = Getrennte Zwillinge
onirim-premonition-pair-trigger = ein Paar
onirim-premonition-pair-line = 2 Pforten einer Farbe: eine davon kommt in den Limbus
onirim-premonition-five_doors = Wolken ziehen auf
onirim-premonition-five_doors-trigger = 5 Pforten
onirim-premonition-five_doors-line = 5 Pforten: zwei weitere Vorahnungen werden aufgedeckt
onirim-premonition-all_colours = Abschied der Freude
onirim-premonition-all_colours-trigger = 4 Farben
onirim-premonition-all_colours-line = eine Pforte jeder Farbe: alle Schönen Träume im Stapel werden abgelegt
onirim-premonition-three_doors = Leere Hände
onirim-premonition-three_doors-trigger = 3 Pforten
onirim-premonition-three_doors-line = 3 Pforten: die Hand wird abgelegt und neu gezogen, eine weitere aufgedeckt
onirim-incubus-protector = Beschützer
onirim-incubus-protector-line = wehrt einmal im Spiel einen Albtraum ab
onirim-incubus-pathfinder = Wegbereiter
onirim-incubus-pathfinder-line = eine Karte unter der Figur wehrt einen Albtraum ab
onirim-incubus-adversary = Widersacher
onirim-incubus-adversary-line = muss besiegt sein, bevor eine Pforte ausgelegt wird

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
onirim-ask-draft = Auswahl: Welche Karte nimmst du auf die Hand?
onirim-ask-catcher-take = Der Stapel ist durchsucht. Eine gefangene Karte nehmen?
onirim-ask-empty = Gleich wird der Stapel gemischt. Einen Traumfänger hinein entleeren?
onirim-ask-incant-door = Beschwörung: Welche Pforte legst du aus?
onirim-ask-incant-order = Beschwörung: Welche Karte kommt als nächste unter den Stapel?
onirim-ask-tower-look = Vorschau: Die obersten { $number } Karten ansehen und beliebig ordnen?
onirim-ask-tower-order = Vorschau: Welche Karte liegt als nächste, von oben nach unten?
onirim-ask-swap = Du darfst eine deiner Karten gegen eine gemeinsame tauschen. Welche gibst du?
onirim-ask-swap-shared = Du gibst: { $card }. Welche gemeinsame Karte nimmst du?
onirim-ask-before-draw = Bevor die nächste Karte gezogen wird: ein Zauber, ein Bewohner?
onirim-ask-ward = Als käme ein Albtraum: Wie wehrst du ihn ab?
onirim-ask-tower-loss = Der Albtraum rüttelt an den Türmen. Welchen verlierst du?
onirim-ask-uncover = Wieder fort: { $door }. Welche ihrer Reihenfolgekarten wird aufgedeckt?
onirim-ask-happy = Ein Schöner Traum! Was wünschst du dir?
onirim-ask-happy-seven = Schöner Traum: Welche Karte behältst du als nächste, von oben nach unten?
onirim-ask-happy-search = Schöner Traum: Welche Karte legst du oben auf den Stapel?
onirim-ask-rally = Gezogen: { $card }. Eine Karte ablegen, um diesen Bewohner mitzunehmen?
onirim-ask-prem-order = Mehrere Vorahnungen werden wahr. Welche zuerst?
onirim-ask-prem-door = { $premonition ->
    [pair] Getrennte Zwillinge: Welche Pforte kommt in den Limbus?
    [two_brown] Zugeschlagen: Welche Pforte kommt in den Limbus?
   *[other] Eine Vorahnung: Welche Pforte kommt in den Limbus?
 }
onirim-ask-prem-keys = Verlorene Schlüssel: Welcher Schlüssel im Stapel wird abgelegt?
onirim-ask-paradox = Paradoxe Prophezeiung: Welche Karte kommt oben auf den Stapel?
onirim-ask-paradox-order = Paradoxe Prophezeiung: Welche Karte kommt als nächste unter den Stapel?
onirim-ask-spies = Eichhörnchen-Spione: Welche Karte liegt als nächste, von oben nach unten?
onirim-ask-harpoon = Harpunenjäger: Welche Karte kommt als nächste unter den Stapel?
onirim-ask-hammer = Hammervogel: Die Reihe endet mit einer Kreuzung. Als welche Farbe zählt sie?
onirim-ask-before-limbo = Bevor der Zug endet: ein Zauber, ein Bewohner?
onirim-ask-pay = { $spell ->
    [paradoxical_prophecy] Paradoxe Prophezeiung
    [parallel_planning] Vorteilhafte Verschiebung
    [powerful_punishment] Des Schreckens Schluss
   *[other] Der Zauber
 }, noch { $left } zu zahlen: Welche Karte verlässt das Spiel?
onirim-ask-plan = Vorteilhafte Verschiebung: Welche Reihenfolgekarte wird getauscht?
onirim-ask-plan-with = Vorteilhafte Verschiebung: Mit welcher anderen?
onirim-ask-cyclo = Zyklobot: Welche Karte gibst du ab?
onirim-ask-cyclo-fetch = Du gibst: { $card }. Welche Karte holst du aus der Ablage?

## Antworten

onirim-do-play = spielen: { $card }
onirim-do-build-left = links anbauen: { $card }
onirim-do-build-right = rechts anbauen: { $card }
onirim-do-build-first = bauen: { $card }
onirim-do-discard = ablegen: { $card }
onirim-do-discard-kind-key = ablegen: { $card } (Prophezeiung)
onirim-do-discard-kind-glyph = ablegen: { $card } (Beschwörung)
onirim-do-discard-kind-tower = ablegen: { $card } (Vorschau)
onirim-do-flee = flüchten: Hand ablegen, neu ziehen
onirim-do-anticipate = Albtraum vorwegnehmen (Wegbereiter)
onirim-do-face = dem Widersacher stellen (I–IV)
onirim-do-handbook = Handbuch: Fänger { $number } entleeren
onirim-do-draft = nehmen: { $card }
onirim-do-drop = ablegen: { $card }
onirim-do-put = als nächste: { $card }
onirim-do-put-first = obenauf: { $card }
onirim-do-put-under = als nächste: { $card }
onirim-do-take = nehmen: { $card }
onirim-do-leave = alle gefangen lassen
onirim-do-empty = Fänger { $number } entleeren
onirim-do-empty-none = keinen entleeren
onirim-do-decline = nicht suchen
onirim-do-search = suchen, nichts nehmen, mischen
onirim-do-open = öffnen mit: { $card }
onirim-do-limbo = in den Limbus legen
onirim-do-ward-key = I: ablegen: { $card }
onirim-do-ward-door = II: hergeben: { $card }
onirim-do-ward-mill = III: fünf Karten vom Stapel aufdecken
onirim-do-ward-hand = IV: ganze Hand ablegen, neu ziehen
onirim-do-ward-punishment = Zauber: Des Schreckens Schluss ({ $cost } Karten)
onirim-do-ward-mirror = Spiegel: Albtraum in den Limbus
onirim-do-ward-protector = Beschützer: die Figur geht für immer
onirim-do-ward-pathfinder = Wegbereiter: seine Karte ablegen
onirim-do-incant = auslegen: { $card }
onirim-do-incant-none = keine auslegen
onirim-do-look = ansehen
onirim-do-skip = nicht ansehen
onirim-do-lose = verlieren: { $card }
onirim-do-false-alarm = falscher Alarm: Albtraum in den Limbus
onirim-do-swap = geben: { $card }
onirim-do-swap-for = nehmen: { $card }
onirim-do-no-swap = nichts tauschen
onirim-do-uncover = Reihenfolgekarte { $number } ({ $goal })
onirim-do-banish = bannen: „{ $premonition }“ ({ $trigger })
onirim-do-seven = sieben Karten aufdecken, Gutes behalten
onirim-do-seek = eine beliebige Karte suchen
onirim-do-keep = als nächste: { $card }
onirim-do-discard-rest = den Rest ablegen
onirim-do-fetch = holen: { $card }
onirim-do-rally = zahlen mit: { $card }
onirim-do-send-away = Bewohner ablegen
onirim-do-resolve = { $premonition }: { $line }
onirim-do-return = hergeben: { $card }
onirim-do-discard-key = ablegen: { $card }
onirim-do-hammer = als { $goal }
onirim-do-pay = zahlen: { $card }
onirim-do-pay-rest = zahlen: eine der übrigen Karten
onirim-do-plan = Reihenfolgekarte { $number } ({ $goal })
onirim-do-plan-with = mit Reihenfolgekarte { $number } ({ $goal })
onirim-do-cyclo = abgeben: { $card }
onirim-do-cyclo-fetch = holen: { $card }
onirim-do-go-on = weiter
onirim-do-cast = Zauber: { $spell } ({ $cost } Karten)
onirim-do-use-cyclobot = Zyklobot einsetzen (Karte tauschen)
onirim-do-use-squirrel_spies = Eichhörnchen-Spione einsetzen (fünf ordnen)
onirim-do-use-harpoon_hunter = Harpunenjäger einsetzen (fünf aufdecken)
onirim-do-use-hammerbird = Hammervogel einsetzen (Reihe kürzen)
onirim-do-store = verwahren: { $card } (Schatzhüter)

# Dasselbe, wo wenig Platz ist.

onirim-brief-build-left = links: { $card }
onirim-brief-build-right = rechts: { $card }
onirim-brief-build-first = bauen: { $card }
onirim-brief-discard = ablegen: { $card }
onirim-brief-flee = flüchten
onirim-brief-anticipate = vorwegnehmen
onirim-brief-face = Widersacher stellen
onirim-brief-handbook = Handbuch: Fänger { $number }
onirim-brief-take = nehmen: { $card }
onirim-brief-open = öffnen: { $card }
onirim-brief-ward-key = I: { $card }
onirim-brief-ward-door = II: { $card }
onirim-brief-ward-mill = III: fünf aufdecken
onirim-brief-ward-hand = IV: Hand neu
onirim-brief-ward-punishment = Des Schreckens Schluss
onirim-brief-ward-mirror = Spiegel
onirim-brief-ward-protector = Beschützer
onirim-brief-ward-pathfinder = Wegbereiter
onirim-brief-banish = bannen: { $trigger }
onirim-brief-seven = sieben aufdecken
onirim-brief-seek = Karte suchen
onirim-brief-fetch = { $card }
onirim-brief-cyclo-fetch = { $card }
onirim-brief-pay = { $card }
onirim-brief-pay-rest = eine übrige
onirim-brief-put = { $card }
onirim-brief-uncover = { $number } ({ $goal })
onirim-brief-plan = { $number } ({ $goal })
onirim-brief-plan-with = { $number } ({ $goal })
onirim-brief-cast-paradoxical_prophecy = Paradox ({ $cost })
onirim-brief-cast-parallel_planning = Verschiebung ({ $cost })
onirim-brief-use-cyclobot = Zyklobot
onirim-brief-use-squirrel_spies = Spione
onirim-brief-use-harpoon_hunter = Harpunenjäger
onirim-brief-use-hammerbird = Hammervogel
onirim-brief-store = verwahren: { $card }
onirim-brief-search = nur suchen

# Woher eine Karte kommt und was hilft.

onirim-from-shared = (gemeinsam)
onirim-from-stored = (verwahrt)
onirim-from-catcher = (Fänger { $number })
onirim-from-partner = (anderswo ausgelegt)
onirim-with-architect = (mit der Architektin)
onirim-with-chromatic_chaos = (mit Chromatischem Chaos)
onirim-brief-shared = (gem.)
onirim-brief-stored = (verw.)
onirim-brief-catcher = ({ $number })
onirim-brief-partner = (anderswo)
onirim-brief-architect = + Architektin
onirim-brief-chromatic_chaos = + Chaos
onirim-stored-card = verwahrte Karte { $number }

## Ereignisse

onirim-event-turn-of = { $who ->
    [you] Zug { $turn }, deiner.
   *[other] Zug { $turn }, { $who }.
 }
onirim-event-drawn = { $who ->
    [you] Gezogen:
   *[other] { $who } zieht:
 } { $card }.
onirim-event-drawn-shared = { $who ->
    [you] Gemeinsam gezogen:
   *[other] { $who } zieht für beide:
 } { $card }.
onirim-event-played = { $who ->
    [you] Ausgespielt:
   *[other] { $who } spielt aus:
 } { $card }.
onirim-event-built = { $who ->
    [you] Angebaut:
   *[other] { $who } baut an:
 } { $card }.
onirim-event-discarded = { $who ->
    [you] Abgelegt:
   *[other] { $who } legt ab:
 } { $card }.
onirim-event-limbo = In den Limbus: { $card }.
onirim-event-laid-out = { $who ->
    [you] Ausgelegt:
   *[other] { $who } legt aus:
 } { $card }.
onirim-event-revealed = { $who ->
    [you] Aufgedeckt:
   *[other] { $who } deckt auf:
 } { $card }.
onirim-event-shown = { $who ->
    [you] Offen aufgedeckt:
   *[other] { $who } deckt offen auf:
 } { $card }.
onirim-event-looked = { $who ->
    [you] Angesehen:
   *[other] { $who } sieht an:
 } { $card }.
onirim-event-returned = Zurück in den Stapel: { $card }.
onirim-event-returned-shuffled = In den Stapel zurückgemischt: { $card }.
onirim-event-to-limbo = { $who ->
    [you] Aufgedeckt und in den Limbus:
   *[other] { $who } deckt auf, in den Limbus:
 } { $card }.
onirim-event-on-top = Wieder obenauf, von oben nach unten: { $card }.
onirim-event-one-on-top = Oben auf den Stapel: { $card }.
onirim-event-under = Unter den Stapel: { $card }.
onirim-event-drafting = Zur Auswahl: { $card }.
onirim-event-drafted = { $who ->
    [you] Genommen:
   *[other] { $who } nimmt:
 } { $card }.
onirim-event-swap-given = { $who ->
    [you] Abgegeben:
   *[other] { $who } gibt ab:
 } { $card }.
onirim-event-swap-taken = { $who ->
    [you] Genommen:
   *[other] { $who } nimmt:
 } { $card }.
onirim-event-rallied = { $who ->
    [you] Mitgenommen:
   *[other] { $who } nimmt mit:
 } { $card }.
onirim-event-spent = Eingesetzt: { $card }.
onirim-event-stored = { $who ->
    [you] Verwahrt:
   *[other] { $who } verwahrt:
 } { $card }.
onirim-event-fetched = { $who ->
    [you] Zurückgeholt:
   *[other] { $who } holt zurück:
 } { $card }.
onirim-event-captured = Gefangen: { $card }.
onirim-event-freed = Aus den Traumfängern: { $card }.
onirim-event-lost-tower = Ein Turm fällt: { $card }.
onirim-event-struck = Aus der Reihe gefallen: { $card }.
onirim-event-under-figure = Unter die Figur: { $card }.
onirim-event-removed = Aus dem Spiel: { $card }.
onirim-event-declined = { $who ->
    [you] Du suchst
   *[other] { $who } sucht
 } nicht.
onirim-event-shuffled = Der Stapel wird gemischt ({ $pile ->
    [one] 1 Karte
   *[other] { $pile } Karten
 }).
onirim-event-run = Eine Folge ist vollständig.
onirim-event-searched = { $who ->
    [you] Du durchsuchst
   *[other] { $who } durchsucht
 } den Stapel.
onirim-event-fled = { $who ->
    [you] Du flüchtest:
   *[other] { $who } flüchtet:
 } Die Hand wird abgelegt.
onirim-event-anticipated = { $who ->
    [you] Du nimmst
   *[other] { $who } nimmt
 } einen Albtraum vorweg.
onirim-event-faced = { $who ->
    [you] Du stellst dich
   *[other] { $who } stellt sich
 } dem Widersacher.
onirim-event-false-alarm = Falscher Alarm: Kein Turm fällt.
onirim-event-cast = { $who ->
    [you] Gezaubert:
   *[other] { $who } zaubert:
 } { $spell }.
onirim-event-covered = Reihenfolgekarte { $number } ist verdeckt.
onirim-event-uncovered = Reihenfolgekarte { $number } zählt wieder.
onirim-event-goals-exchanged = Die Reihenfolgekarten { $number } und { $other } tauschen den Platz.
onirim-event-catcher-filled = Fänger { $number } füllt sich.
onirim-event-catcher-emptied = Fänger { $number } ist wieder leer.
onirim-event-catcher-removed = Überladen: Ein Traumfänger zerreißt.
onirim-event-handbook = Ein Handbuch ist verbraucht ({ $left } übrig).
onirim-event-premonition-up = Eine Vorahnung wird aufgedeckt: { $premonition } ({ $trigger }).
onirim-event-premonition-done = Eine Vorahnung ist wahr geworden: { $premonition } ({ $trigger }).
onirim-event-premonition-banished = Gebannt: { $premonition } ({ $trigger }).
onirim-event-figure-box = Der Inkubus verlässt das Spiel.
onirim-event-won = Der Weg hinaus ist offen: gewonnen.
onirim-event-lost = Das Spiel ist verloren.

## Ausgänge

onirim-reason-all_doors = Alle Pforten sind offen. Du hast den Weg aus dem Labyrinth gefunden.
onirim-reason-pile_empty = Eine Karte musste gezogen werden, und der Stapel war leer.
onirim-reason-mill_short = Fünf Karten mussten für den Albtraum gezogen werden, und der Stapel war zu klein.
onirim-reason-last_catcher = Der letzte Traumfänger ist unter zu vielen Träumen zerrissen.

## Ablehnungen

onirim-not-asked = „{ $action }“ ist keine Antwort auf das, was gerade gefragt ist: { $question }
onirim-not-in-hand = Nicht auf deiner Hand: { $card }.
onirim-not-shared = Nicht unter den gemeinsamen Karten: { $card }.
onirim-not-stored = Unter keinem Schatzhüter liegt eine solche Karte.
onirim-same-symbol = Gleiches Symbol: { $card } passt nicht neben die letzte Karte der Reihe ({ $last }).
onirim-not-looked-at = Nicht unter den Karten, die du ansiehst: { $card }.
onirim-wrong-door = Die Folge hat eine andere Farbe als diese Pforte: { $card }.
onirim-door-not-in-pile = Nicht mehr im Stapel: { $card }.
onirim-wrong-key = Falsche Farbe: { $card } öffnet diese Pforte nicht ({ $door }).
onirim-no-such-key = Nicht auf deiner Hand: { $card }.
onirim-no-such-door = Liegt nicht vor dir: { $card }.
onirim-pile-empty = Der Stapel ist leer, es gibt nichts aufzudecken.
onirim-dead-end = Geht nur mit der ganzen Hand fort, sonst nicht ablegbar, zahlbar, verwahrbar: { $card }.
onirim-no-symbol = Ohne Symbol, passt nicht in die Labyrinthreihe: { $card }.
onirim-crossroads-second = Eine Kreuzung darf nur als zweite Karte einer Folge gespielt werden.
onirim-no-denizen = Nicht an deiner Seite: { $denizen }.
onirim-architect-needless = Die Architektin wird nicht gebraucht: Die Symbole sind ohnehin verschieden, oder die Reihe ist leer.
onirim-tower-edge = Die Kanten der beiden Türme zeigen ein gleiches Symbol.
onirim-tower-side = Der erste Turm hat keine Nachbarn; baue ihn links an.
onirim-not-a-tower = Das ist kein Turm.
onirim-adversary-blocks = Solange der Widersacher steht, lässt sich keine Pforte auslegen.
onirim-adversary-gone = Der Widersacher ist nicht mehr da.
onirim-adversary-dead-end = Mit einer Sackgasse auf der Hand kannst du dich dem Widersacher nicht stellen.
onirim-figure-busy = Unter der Figur liegt schon eine Karte.
onirim-figure-gone = Die Figur ist nicht mehr im Spiel.
onirim-no-card-under-figure = Unter der Figur liegt keine Karte.
onirim-no-handbook = Es ist kein Handbuch mehr da.
onirim-catcher-empty = Fänger { $catcher } hat nichts gefangen.
onirim-not-captured = Nicht auf Fänger { $catcher }: { $card }.
onirim-wrong-goal = Noch nicht an der Reihe: { $card }. Verlangt wird: { $goal }.
onirim-not-revealed = Diese Karte ist nicht unter den aufgedeckten.
onirim-tower-holds = Ohne diesen Turm würden sich zwei gleiche Symbole berühren: { $card }.
onirim-no-such-tower = Dieser Turm steht nicht in der Reihe.
onirim-no-false-alarm = Ein falscher Alarm ist hier nicht möglich.
onirim-goal-not-covered = Das ist keine verdeckte Reihenfolgekarte dieser Art.
onirim-no-such-premonition = Diese Vorahnung liegt nicht offen.
onirim-not-triggered = Diese Vorahnung wird jetzt nicht wahr.
onirim-premonition-waits = { $premonition } muss warten: Eine gerade aufgedeckte Vorahnung, die zutrifft, kommt zuerst.
onirim-not-in-pile = Nicht im Stapel: { $card }.
onirim-not-in-discard = Nicht in der Ablage: { $card }.
onirim-discard-too-small = Der Zauber kostet { $cost } Karten; in der Ablage liegen { $count }.
onirim-pay-order = Bezahlt wird in der Reihenfolge der Karten, und nur so, dass der Rest noch aufgeht.
onirim-key-order = Die Schlüssel werden in der Reihenfolge der Karten genannt.
onirim-position-order = Die zweite Reihenfolgekarte muss rechts von der ersten liegen.
onirim-no-keeper = Es ist kein leerer Schatzhüter da.
onirim-nothing-to-exchange = Der Zyklobot braucht eine Karte auf der Hand und eine in der Ablage, und keine Sackgassen.
onirim-row-empty = Die Reihe ist leer.
onirim-same-result = Eine andere Farbe ergibt dasselbe; nimm diese.
onirim-dead-end-kept = Sackgassen aus dem Stapel dürfen in diesem Spiel nicht abgelegt werden.
onirim-not-drafted = Diese Karte liegt nicht zur Auswahl.
onirim-module-missing = Dafür braucht es das Modul „{ $module }“.

## Der Tisch: Bereiche, Kurznamen, Anzahlen

onirim-zone-doors = Pforten
onirim-zone-goals = Ordnung
onirim-zone-pile = Stapel
onirim-zone-discard = Ablage
onirim-zone-limbo = Limbus
onirim-zone-resolving = Gezogen
onirim-zone-row = Reihe
onirim-zone-hand = Hand
onirim-zone-shared = Gemeinsam
onirim-zone-draft = Auswahl
onirim-zone-looked = Angesehen
onirim-zone-prophecy = Vorschau
onirim-zone-revealed = Offen
onirim-zone-catchers = Fänger
onirim-zone-handbooks = Handbuch
onirim-zone-towers = Türme
onirim-zone-premonitions = Ahnungen
onirim-zone-rallied = Bewohner
onirim-zone-stored = Verwahrt
onirim-zone-incubus = Inkubus
onirim-zone-removed = Entfernt
onirim-player = Person { $number }
onirim-player-row = P{ $number } Reihe
onirim-face-down = { $count } verdeckt
onirim-aligned = ausgerichtet
onirim-in-box = fort
onirim-kind-sun = Sonnen
onirim-kind-moon = Monde
onirim-kind-key = Schlüssel
onirim-kind-glyph = Glyphen
onirim-kind-tower = Türme
onirim-kind-door = Pforten
onirim-short-sun = Sonne
onirim-short-moon = Mond
onirim-short-key = Schl.
onirim-short-glyph = Glyph
onirim-short-tower = Turm
onirim-short-door = Pf.
onirim-short-nightmare = Alb-
onirim-short-lost = Verl.
onirim-short-happy = Schö.
onirim-short-deadend = Sack-
onirim-short-den = Bew.
onirim-end-nightmare = traum
onirim-end-lost = Traum
onirim-end-happy = Traum
onirim-end-deadend = gasse
onirim-face-nightmare = Alb
onirim-face-lost = verl.
onirim-face-happy = schön
onirim-face-deadend = Sack
onirim-face-x = Kreuz
onirim-face-oniverse = Oniv.
onirim-letter-sun = So
onirim-letter-moon = Mo
onirim-letter-key = Sc
onirim-letter-glyph = Gl
onirim-letter-tower = Tu
onirim-letter-door = Pf
onirim-letter-nightmare = Albtraum { "" }
onirim-letter-lost = Verl. { "" }
onirim-letter-happy = Schöne { "" }
onirim-letter-deadend = Sackg. { "" }
onirim-letter-den = Bew. { "" }
onirim-tint-red = ro
onirim-tint-blue = bl
onirim-tint-green = gr
onirim-tint-brown = br
onirim-tint-oniverse = on
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
onirim-info-nothing = Auf dem Tisch liegt nichts, was eine Erklärung braucht.
onirim-info-spell = { $cost } Karten: { $line }

## Auflagen und Module

onirim-edition-third = dritte Auflage
onirim-edition-first = erste Auflage
onirim-module-book = Das Buch der verlorenen Schritte
onirim-module-glyphs = Glyphen
onirim-module-dreamcatchers = Traumfänger
onirim-module-towers = Türme
onirim-module-premonitions = Schöne Träume und Dunkle Vorahnungen
onirim-module-crossroads = Kreuzungen und Sackgassen
onirim-module-oniverse = Die Pforte zum Oniversum
onirim-module-incubus = Der kleine Inkubus

## Voreinstellungen

onirim-preset-gentle = Das Grundspiel mit dem kleinen Inkubus an deiner Seite: Ein Albtraum geht auf ihn.
onirim-preset-classic = Das Grundspiel, wie es in der Schachtel liegt.
onirim-preset-nightmare = Fünf Module, jedes in seiner schweren Variante, und zuerst der Widersacher.

## Was eine schwere Wahl kostet, und warum ein Weg versperrt ist

onirim-preview-mill = verliere { $lost ->
    [one] 1 Karte
   *[other] { $lost } Karten
 }, { $left ->
    [one] 1 bleibt im Stapel
   *[other] { $left } bleiben im Stapel
 }
onirim-preview-hand = verliere deine Hand mit { $lost ->
    [one] 1 Karte
   *[other] { $lost } Karten
 } und ziehe neu aus { $left }
onirim-preview-door = { $left ->
    [0] keine Pforte bleibt
    [one] 1 Pforte bleibt
   *[other] { $left } Pforten bleiben
 } vor dir
onirim-preview-punishment = { $lost } Karten der Ablage verlassen das Spiel, { $left ->
    [one] 1 bleibt dort
   *[other] { $left } bleiben dort
 }
onirim-preview-limbo = { $count ->
    [one] sie wartet im Limbus
   *[other] { $count } Karten warten dann im Limbus
 }
onirim-preview-shuffle = danach werden { $count } Karten gemischt
onirim-preview-shuffle-chaos = das Chromatische Chaos wird abgelegt, dann werden { $count } Karten gemischt
onirim-preview-decline = keine Pforte, und nichts wird gemischt
onirim-preview-key = { $left ->
    [0] der Schlüssel wird abgelegt, keine Karte bleibt auf deiner Hand
    [one] der Schlüssel wird abgelegt, 1 Karte bleibt auf deiner Hand
   *[other] der Schlüssel wird abgelegt, { $left } Karten bleiben auf deiner Hand
 }
onirim-preview-key-chaos = { $left ->
    [0] der Schlüssel und das Chromatische Chaos werden abgelegt, keine Karte bleibt auf deiner Hand
    [one] der Schlüssel und das Chromatische Chaos werden abgelegt, 1 Karte bleibt auf deiner Hand
   *[other] der Schlüssel und das Chromatische Chaos werden abgelegt, { $left } Karten bleiben auf deiner Hand
 }
onirim-preview-card = { $left ->
    [0] die Karte wird abgelegt, keine bleibt auf deiner Hand
    [one] die Karte wird abgelegt, 1 bleibt auf deiner Hand
   *[other] die Karte wird abgelegt, { $left } bleiben auf deiner Hand
 }
onirim-preview-mirror = { $count ->
    [one] der Spiegel wird abgelegt, der Albtraum wartet im Limbus
   *[other] der Spiegel wird abgelegt, { $count } Karten warten dann im Limbus
 }
onirim-preview-protector = der kleine Inkubus verlässt das Spiel
onirim-preview-pathfinder = die Karte unter dem kleinen Inkubus wird abgelegt
onirim-preview-denizen = der Bewohner wird abgelegt
onirim-preview-captured = { $left ->
    [0] dort bleibt keine Karte gefangen; der Stapel bleibt, wie er ist
    [one] dort bleibt 1 Karte gefangen; der Stapel bleibt, wie er ist
   *[other] dort bleiben { $left } Karten gefangen; der Stapel bleibt, wie er ist
 }
onirim-preview-captured-chaos = { $left ->
    [0] das Chromatische Chaos wird abgelegt; dort bleibt keine Karte gefangen
    [one] das Chromatische Chaos wird abgelegt; dort bleibt 1 Karte gefangen
   *[other] das Chromatische Chaos wird abgelegt; dort bleiben { $left } Karten gefangen
 }
onirim-preview-seven = { $count ->
    [one] die oberste Karte wird aufgedeckt
   *[other] die obersten { $count } Karten werden aufgedeckt
 }
onirim-preview-banish = { $left ->
    [0] keine Vorahnung bleibt offen
    [one] 1 Vorahnung bleibt offen
   *[other] { $left } Vorahnungen bleiben offen
 }
onirim-preview-empty = { $count ->
    [0] nichts kommt zurück in den Stapel
    [one] 1 Karte kommt zurück, der Stapel hat dann { $pile }
   *[other] { $count } Karten kommen zurück, der Stapel hat dann { $pile }
 }
onirim-preview-look = { $count ->
    [one] du siehst die oberste Karte
   *[other] du siehst die obersten { $count } Karten
 }
onirim-preview-lose = { $left ->
    [0] kein Turm bleibt
    [one] 1 Turm bleibt
   *[other] { $left } Türme bleiben
 }
onirim-preview-return = { $left ->
    [0] dort bleibt keine Pforte
    [one] dort bleibt 1 Pforte
   *[other] dort bleiben { $left } Pforten
 }
onirim-preview-hammer = { $count ->
    [one] die Reihe verliert 1 Karte
   *[other] die Reihe verliert { $count } Karten
 }
onirim-preview-pay = { $left ->
    [0] dann ist bezahlt
    [one] dann ist noch 1 Karte zu zahlen
   *[other] dann sind noch { $left } Karten zu zahlen
 }
onirim-way-no-key = Du hast keinen Schlüssel.
onirim-way-no-door = Vor dir liegt keine Pforte.
onirim-closed-key = I: einen Schlüssel ablegen
onirim-closed-door = II: eine Pforte hergeben
onirim-closed-mill = III: die obersten fünf Karten des Stapels
onirim-closed-punishment = Des Schreckens Schluss
onirim-closed-mirror = der Spiegel
onirim-closed-protector = der Beschützer
onirim-closed-pathfinder = die Karte des Wegbereiters
onirim-closed-open = mit einem Schlüssel öffnen
onirim-closed-take = eine Pforte nehmen
onirim-closed-seek = den Stapel durchsuchen

### Urbion auf dem Tisch im Browser: Plätze, das Gleichgewicht der Reihen, und wofür eine Karte abgeworfen werden kann.

## Die Reihen

urbion-board-row = Reihe { $row }
urbion-board-side = Reihe { $row }, { $city }: { $side }
urbion-board-here = hier
urbion-board-lay = Reihe { $row }, { $city }: auf die Seite der { $side } legen
urbion-board-chosen = gewählt
urbion-board-counts = zählt { $influence }
urbion-board-beam-balanced = Reihe { $row }, { $city }: im Gleichgewicht.
urbion-board-beam-sognae = Reihe { $row }, { $city }: Summe { $sum }, die Sognae sind stärker.
urbion-board-beam-incubi = Reihe { $row }, { $city }: Summe { $sum }, die Inkubi sind stärker.
urbion-board-beam-empty = Reihe { $row }, { $city }: kein Traum.
urbion-board-beam-vacant = Reihe { $row }: keine Stadt.
urbion-board-void-row = { $beam } Hier ist die Leere.
urbion-board-left = Noch in den Stapeln: { $dreams ->
    [one] 1 Traum
   *[other] { $dreams } Träume
 }, { $cities ->
    [one] 1 Stadt
   *[other] { $cities } Städte
 }.

## Stapel und Hände

urbion-board-nothing = leer
urbion-board-success = Befriedet: { $claimed } von { $all }
urbion-board-face-down = verdeckt
urbion-board-known = oben: { $cards }
urbion-board-looked = von oben nach unten
urbion-board-placed = Nummer { $number } von oben
urbion-board-polarity = Polarität: { $side }
urbion-board-waiting = Person { $player } entscheidet.

## Postkarten und die Leere

urbion-board-postcards = Postkarten
urbion-board-inhabitants = Einwohner
urbion-board-wise = Weises Chaos
urbion-board-quarters = { $postcard }, { $quarters ->
    [one] 1 Vierteldrehung
   *[other] { $quarters } Vierteldrehungen
 }
urbion-board-postcard = { $postcard }: { $line }.
urbion-board-settled = { $kept } eingezogen, { $lost } verloren
urbion-board-kept = { $postcard }: { $count } eingezogen (je +1).
urbion-board-lost = { $postcard }: { $count } verloren (je −2).
urbion-board-void = Leere, { $place }
urbion-board-figure-row = bei Reihe { $row }

## Was noch kommen kann

urbion-board-of-earth = Erde
urbion-board-of-water = Wasser
urbion-board-of-fire = Feuer
urbion-board-of-air = Luft
urbion-board-of-none = Alle Elemente oder keines

## Eine Karte der Hand

urbion-board-play-at = Anlegen bei
urbion-board-discard-for = Abwerfen für
urbion-table-spend-on = Hergeben für
urbion-board-for-swap = Tauschen
urbion-board-for-census = Zensus
urbion-board-for-pass = Verzichten
urbion-board-for-flying-sognae = Fliegende Sognae
urbion-board-for-flying-incubi = Fliegende Inkubi
urbion-board-for-invisible-sognae = Unsichtbare Sognae
urbion-board-for-invisible-incubi = Unsichtbare Inkubi
urbion-board-for-freedom = Freiheit
urbion-board-for-full-balance = Vollk. Gleichgewicht
urbion-board-for-prophecies = Prophezeiungen
urbion-board-for-rebuild = Umbau
urbion-board-for-side-change = Seitenwechsel
urbion-board-for-rebuild-two = Umbau (+1 Karte)
urbion-board-for-side-change-two = Seitenwechsel (+1 Karte)
urbion-board-for-alliance = Verbünden (+1 Karte)
urbion-board-for-switch-polarity = Polaritätstausch
urbion-board-swap-polarity = Polarität tauschen (8 abgelegte Karten)

urbion-about-city = Hierher kann man Träume spielen, die eines ihrer Elemente zeigen. Sie ist im Gleichgewicht, wenn beide Seiten gleich viel zählen; dann befriedet sie ein Zensus.

## Der Raum, und was am Tisch gefragt wird

urbion-table-claimed = Gewonnen
urbion-table-of = von { $all }
urbion-table-level = im Lot
urbion-table-dreams = Träume
urbion-table-let-go = losgelassen
urbion-table-nothing-let-go = Noch nichts losgelassen
urbion-table-becomes = { $before } → { $after }
urbion-table-ask-main = Leg einen Traum auf eine Waage, oder gib ihn aus.
urbion-table-ask-chaos = Chaos will herein.
urbion-table-ask-opening-chaos = Chaos ist vor dir da. Wohin?
urbion-table-ask-swap = Welcher Traum tauscht den Platz?
urbion-table-do-place = Hier hereinlassen
urbion-table-do-ruin = Die Stadt im Lot verwüsten
urbion-table-do-reveal = Lieber vier aufdecken
urbion-table-ask-several-place = Wo es hereinkommt
urbion-table-ask-clean = Träume, die sich aufheben, dürfen gehen. Such sie aus.
urbion-table-ask-second = Noch einmal? Der Zauberer erlaubt es.
urbion-table-ask-sides = Zwei Träume, eine Stadt. Auf welche Seiten?
urbion-table-leaving = { $sum } würde gehen
urbion-table-brief-again = Noch einmal: { $what }
urbion-table-brief-stop = Das genügt
urbion-table-brief-clean = { $none ->
    [true] Alle behalten
   *[false] Diese gehen lassen
 }

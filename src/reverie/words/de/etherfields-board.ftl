### Etherfields am Tisch im Browser: was das Brett sagt, außer dem, was jeder Tisch sagt.

etherfields-player = Person { $number }
etherfields-board-map = Die Traumlande
etherfields-board-page = Die Seite
etherfields-board-place = Der Ort
etherfields-board-earlier = Schon gelesen:
etherfields-board-newest = neueste
etherfields-board-close = Weglegen
etherfields-board-back = Zurück
etherfields-board-hand = Hand: { $character }
etherfields-board-no-cards = Eine leere Hand. Neue Karten kommen mit der nächsten Runde.
etherfields-board-acts = handelt
etherfields-board-what-now = { $character }: was nun?
etherfields-board-waiting = Jemand anders überlegt.
etherfields-board-others = Auch bereit: { $names }.
etherfields-board-all-pass = Alle passen
etherfields-board-auto = Danach nicht mehr fragen
etherfields-board-pay = Zahlen
etherfields-board-boost = Auf Glück setzen
etherfields-board-not-now = Lieber nicht
etherfields-board-paid = { $sum } von { $n } { $color }
etherfields-board-short = Noch nicht genug.
etherfields-board-exact = Nichts geht verloren.
etherfields-board-wasted = { $n } zu viel.
etherfields-board-tap = Tippt Karten an, um anders zu zahlen.
etherfields-board-risk = Der Glückswürfel bringt eins, zwei oder drei mehr. Leere bringt nichts, Verhängnis kostet einen Leuchtstein, 1 Leiden oder 3 versiegelte Karten.
etherfields-board-round = { $left ->
    [0] Runde { $round }, die letzte.
    [one] Runde { $round }, danach noch eine.
   *[other] Runde { $round }, danach noch { $left }.
 }
etherfields-board-rounds-left = { $n ->
    [0] Das ist die letzte Runde.
    [one] 1 Runde bleibt.
   *[other] { $n } Runden bleiben.
 }
etherfields-board-any-color = einer Farbe
etherfields-board-field = { $tile }, { $quarter }
etherfields-board-field-named = { $tile }, { $quarter }: { $what }
etherfields-board-quarter-nw = hinten links
etherfields-board-quarter-ne = hinten rechts
etherfields-board-quarter-sw = vorn links
etherfields-board-quarter-se = vorn rechts
etherfields-board-tag-entrance = ein Eingang
etherfields-board-tag-spawn = hier kann etwas erscheinen
etherfields-board-tag-stairs = eine Treppe
etherfields-board-tag-trap = eine Falle
etherfields-board-tag-draw_bonus = hier lässt sich denken: mehr Karten
etherfields-board-tag-socket = eine Fassung für einen Leuchtstein
etherfields-board-tag-rift = ein Riss
etherfields-board-there = dort
etherfields-board-has-suffering = { $n } von { $limit } Leiden
etherfields-board-has-ether = { $n } Äther
etherfields-board-has-glowstone = { $n ->
    [one] 1 Leuchtstein
   *[other] { $n } Leuchtsteine
 }
etherfields-board-has-deck = { $n ->
    [one] 1 Karte im Deck
   *[other] { $n } Karten im Deck
 }
etherfields-board-has-sealed = { $n ->
    [one] 1 versiegelte Karte
   *[other] { $n } versiegelte Karten
 }
etherfields-board-hours = { $n ->
    [one] 1 Stunde
   *[other] { $n } Stunden
 }
etherfields-board-keys = { $n } Schlüssel
etherfields-board-zoom-in = Näher
etherfields-board-zoom-out = Weiter weg
etherfields-board-sitting = Nacht { $n }
etherfields-board-says-person = { $character } steht hier: { $where }. Leiden { $suffering }, Karten { $cards }.
etherfields-board-says-figure = { $figure } steht hier: { $where }.
etherfields-board-tell-figure-moved = { $of } geht weiter.
etherfields-board-tell-figure-moved-first = { $of } kommt herein.
etherfields-board-tell-figure-moved-push = { $of } wird beiseitegeschoben.
etherfields-board-tell-figure-moved-relocate = { $of } ist auf einmal woanders.
etherfields-board-tell-figure-moved-put-back = { $of } wird zurückgestellt.
etherfields-board-tell-figure-placed = { $of } erscheint.
etherfields-board-tell-markers-placed = { $n } { $what } mehr.
etherfields-board-tell-markers-taken = { $n } { $what } weniger.
etherfields-board-tell-markers-moved = { $n } { $what } wandern.
etherfields-board-tell-wall-changed = { $now ->
    [none] Eine Mauer ist weg.
    [damaged] Eine Mauer ist beschädigt.
   *[wall] Dort steht jetzt eine Mauer.
 }
etherfields-board-tell-field-blocked = Ein Feld ist versperrt.
etherfields-board-tell-field-unblocked = Ein Feld ist wieder frei.
etherfields-board-tell-terrain-placed = { $terrain } breitet sich aus.
etherfields-board-tell-terrain-removed = Dort ist kein { $terrain } mehr.
etherfields-board-tell-trap = { $character } gerät in eine Falle.
etherfields-board-do-step = { $what }
etherfields-board-do-relocate = { $what }
etherfields-board-do-move = Gehen
etherfields-board-do-look-command = Ein Geheimnis ansehen, für eine Karte

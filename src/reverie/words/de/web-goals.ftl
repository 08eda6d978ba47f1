### Ziele: wie sie heißen und was sie verlangen.

goal-onirim-first = Der Weg hinaus
goal-onirim-first-line = Gewinne ein Spiel Onirim.
goal-onirim-five = Leichter Schlaf
goal-onirim-five-line = Gewinne fünf Spiele Onirim.
goal-onirim-twenty = Im Labyrinth zu Hause
goal-onirim-twenty-line = Gewinne zwanzig Spiele Onirim.
goal-onirim-row = Drei Morgen
goal-onirim-row-line = Gewinne drei Spiele Onirim hintereinander.
goal-onirim-quick = Vor Mitternacht
goal-onirim-quick-line = Gewinne in höchstens 26 Zügen.
goal-onirim-early = Träume übrig
goal-onirim-early-line = Gewinne, während noch fünfzehn Karten oder mehr im Stapel liegen.
goal-onirim-brink = Im letzten Atemzug
goal-onirim-brink-line = Gewinne mit höchstens zwei Karten im Stapel.
goal-onirim-no-prophecy = Hellwach
goal-onirim-no-prophecy-line = Gewinne ohne eine einzige Prophezeiung.
goal-onirim-prophet = Die Seherin
goal-onirim-prophet-line = Gewinne mit mindestens drei Prophezeiungen.
goal-onirim-runs = Nur Dreier
goal-onirim-runs-line = Gewinne und finde alle acht Pforten durch Dreierreihen.
goal-onirim-keys = Hüter der Schlüssel
goal-onirim-keys-line = Gewinne und öffne drei gezogene Pforten mit einem Schlüssel.
goal-onirim-brave = Acht schlechte Träume
goal-onirim-brave-line = Gewinne, nachdem dir acht Albträume begegnet sind.
goal-onirim-hand = Leere Hände
goal-onirim-hand-line = Gewinne, nachdem du zwei Albträumen die Hand überlassen hast.
goal-onirim-no-keys-given = Keinen Schlüssel
goal-onirim-no-keys-given-line = Gewinne, ohne einem Albtraum einen Schlüssel zu geben.
goal-onirim-back = Hin und zurück
goal-onirim-back-line = Gewinne, obwohl dir ein Albtraum eine Pforte genommen hat.
goal-onirim-modules = Jedes Zimmer
goal-onirim-modules-line = Gewinne mit jedem der acht Module.
goal-onirim-hard = Die steile Treppe
goal-onirim-hard-line = Gewinne mit einem Modul in seiner schweren Variante.
goal-onirim-many = Ein voller Traum
goal-onirim-many-line = Gewinne mit fünf Modulen zugleich.
goal-onirim-team = Hand in Hand
goal-onirim-team-line = Gewinne zu zweit.
goal-onirim-old = Wie zuerst geträumt
goal-onirim-old-line = Gewinne nach den Regeln der ersten Ausgabe.
goal-urbion-first = Die Stadt schläft
goal-urbion-first-line = Gewinne ein Spiel Urbion.
goal-urbion-five = Laternenanzünder
goal-urbion-five-line = Gewinne fünf Spiele Urbion.
goal-urbion-row = Drei ruhige Nächte
goal-urbion-row-line = Gewinne drei Spiele Urbion hintereinander.
goal-urbion-quick = Früh zu Bett
goal-urbion-quick-line = Gewinne in höchstens 28 Zügen.
goal-urbion-early = Ein voller Stapel
goal-urbion-early-line = Gewinne, während noch fünfzehn Karten oder mehr zu ziehen sind.
goal-urbion-feast = Die große Zählung
goal-urbion-feast-line = Gewinne und nimm in einem Zug fünf Städte oder mehr.
goal-urbion-few-censuses = Dreimal genügt
goal-urbion-few-censuses-line = Gewinne mit höchstens drei Zählungen.
goal-urbion-still = Ruhige Hand
goal-urbion-still-line = Gewinne mit höchstens vier Tauschzügen.
goal-urbion-balance = Nichts fällt
goal-urbion-balance-line = Gewinne mit Chaos auf der Waage und ohne eine Ruine.
goal-urbion-storm = Nach dem Sturm
goal-urbion-storm-line = Gewinne, obwohl Chaos zwei Reihen verwüstet hat.
goal-urbion-no-pass = Keine müßige Stunde
goal-urbion-no-pass-line = Gewinne, ohne ein einziges Mal zu passen.
goal-urbion-modules = Jedes Viertel
goal-urbion-modules-line = Gewinne mit jedem der sieben Module.
goal-urbion-many = Die ganze Stadt
goal-urbion-many-line = Gewinne mit vier Modulen zugleich.
goal-urbion-team = Zu zweit im Gleichgewicht
goal-urbion-team-line = Gewinne zu zweit.
goal-urbion-old = Die alte Stadt
goal-urbion-old-line = Gewinne nach den Regeln der ersten Ausgabe.
goal-daily-first = Traum des Tages
goal-daily-first-line = Gewinne einen Traum des Tages an seinem Tag.
goal-daily-ten = Zehn klare Nächte
goal-daily-ten-line = Gewinne zehn Träume des Tages.
goal-daily-week = Eine Woche Nächte
goal-daily-week-line = Träume an sieben Tagen hintereinander einen Traum des Tages zu Ende.
goal-both = Zweierlei Träume
goal-both-line = Gewinne Onirim und Urbion.
goal-both-a-day = Eine lange Nacht
goal-both-a-day-line = Gewinne Onirim und Urbion am selben Tag.
goal-comeback = Noch einmal
goal-comeback-line = Gewinne ein Spiel, nachdem du es dreimal in Folge verloren hast.
goal-fifty = Fünfzig Nächte
goal-fifty-line = Spiele fünfzig Spiele, die zählen.

## Die Seite zum Traum des Tages

web-daily-page-line = Ein Spielaufbau am Tag, dieselben Karten für alle auf diesem Server. Der Tag ist der nach Weltzeit; ein neuer beginnt um { $time } deiner Zeit.
web-daily-once = Dein erster Versuch zählt, von der ersten Karte an: Wer weggeht, hat nicht gewonnen. Tipps und Chancen gibt es, wenn der Tag vorbei ist.
web-daily-new = Dieser Server erkennt dich an einem Cookie. Wer es löscht oder einen anderen Browser öffnet, könnte noch einmal träumen: Verhindern lässt sich das nicht, und nur du weißt es.
web-daily-begin = Den Traum beginnen
web-daily-state = { $state ->
    [open] Begonnen. Er zählt, sobald du ihn heute zu Ende träumst.
    [won] Du bist nach { $turns } Zügen im Morgenlicht erwacht.
    [lost] Nach { $turns } Zügen ging die Lampe aus.
   *[left] Du hast ihn nicht zu Ende geträumt.
 }
web-daily-others = { $finished ->
    [one] Hier hat ihn ein Mensch zu Ende geträumt.
   *[other] Hier haben ihn { $finished } Menschen zu Ende geträumt.
 } { $won ->
    [0] Niemand ist im Morgenlicht erwacht.
    [one] Einer ist im Morgenlicht erwacht.
   *[other] { $won } sind im Morgenlicht erwacht.
 }
web-daily-fewest = Am schnellsten ging es in { $turns } Zügen.
web-daily-share = Deine Nacht teilen
web-daily-shared = Kopiert. Es sagt, wie es ausging, und nichts über die Karten.
web-daily-month-before = Der Monat davor
web-daily-month-after = Der Monat danach
web-daily-day = { $day }: { $state ->
    [won] gewonnen
    [lost] verloren
    [left] verlassen
    [open] begonnen
    [today] heute
    [none] nicht geträumt
   *[later] kommt noch
 }
web-daily-told = Reverie · Traum des Tages vom { $day }
web-daily-told-line = { $game }: { $state ->
    [won] 🌅 { $turns } Züge
    [lost] 🌑 { $turns } Züge
   *[open] 🚪
 }
web-daily-told-streak = { $count ->
    [one] 1 Nacht in Folge
   *[other] { $count } Nächte in Folge
 }

## Die Seite der Ziele

web-goals = Ziele
web-goals-line = Jedes lehrt etwas. Nur Spiele, die zählen, erreichen eines: mit Karten, die du nicht kanntest, ohne Tipp und zu Ende gespielt.
web-goals-any = Beide Spiele
web-goals-count = { $have } von { $of }
web-goals-reached = erreicht
web-goals-modules = Medaillons
web-goals-bests = Bestwerte
web-goals-none = Noch kein Sieg.

### Die Bilder: Kartenbilder, Übersichten, Seiten zum Drucken.

## Was nicht geht

art-face-unknown = Ein Bild „{ $value }“ gibt es nicht.
art-theme-unknown = Eine Darstellung „{ $value }“ gibt es nicht; möglich sind: { $allowed }.
art-game-unknown = Von einem Spiel „{ $value }“ gibt es keine Bilder; möglich sind: { $allowed }.
art-paper-unknown = „{ $value }“ ist kein Papierformat; möglich sind: { $allowed }.
art-nothing-asked = Sag, was entstehen soll: --sheet DATEI für eine Übersicht, --print DATEI für Seiten zum Ausschneiden, --out ORDNER für einzelne Dateien.
art-print-what = Sag, was gedruckt werden soll: --game für alles, was zu einem Spiel gehört, oder --spec für die Karten einer Partie, etwa onirim/third/solo/towers.
art-spec-alone = --spec und --backs gehören zu --print, ebenso --paper.
art-suffix = „{ $value }“ endet nicht auf { $allowed }.
art-exists = „{ $value }“ gibt es schon; mit --force wird es überschrieben.
art-write-failed = Das lässt sich nicht schreiben: { $reason }.
art-no-renderer = Dafür braucht es zwei weitere Pakete; du bekommst sie mit: pip install "reverie[print]"
art-no-checkout = Die Prüfsummen der Bilder liegen bei den Tests, in einer Kopie der Quellen.

## Was entstanden ist

art-made-faces = { $count ->
    [one] Ein Bild liegt in { $path }
   *[other] { $count } Bilder liegen in { $path }
 }
art-made-sheet = { $count ->
    [one] Ein Bild auf einer Übersicht: { $path }
   *[other] { $count } Bilder auf einer Übersicht: { $path }
 }
art-made-pages = { $cards ->
    [one] Eine Karte
   *[other] { $cards } Karten
 } auf { $pages ->
    [one] einer Seite
   *[other] { $pages } Seiten
 }: { $path }
art-print-hint = Drucke mit 100 %, ohne Anpassung an die Seite. Eine Karte ist 63 × 88 mm groß.
art-drawing = zeichnet

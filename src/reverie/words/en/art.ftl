### The pictures: faces, contact sheets, pages to print.

## What cannot be done

art-face-unknown = There is no picture “{ $value }”.
art-theme-unknown = There is no theme “{ $value }”; possible are: { $allowed }.
art-game-unknown = There are no pictures of a game “{ $value }”; possible are: { $allowed }.
art-paper-unknown = “{ $value }” is no size of paper; possible are: { $allowed }.
art-nothing-asked = Say what to make: --sheet FILE for a contact sheet, --print FILE for pages to cut out, --out FOLDER for single files.
art-print-what = Say what to print: --game for everything a game has, or --spec for the cards of one game, such as onirim/third/solo/towers.
art-spec-alone = --spec and --backs go with --print; --paper does, too.
art-suffix = “{ $value }” does not end in { $allowed }.
art-exists = “{ $value }” is there already; --force writes over it.
art-write-failed = This cannot be written: { $reason }.
art-no-renderer = This needs two more packages; install them with: pip install "reverie[print]"
art-no-checkout = Digests of pictures are kept beside the tests, in a checkout of the sources.

## What was made

art-made-faces = { $count ->
    [one] One picture is in { $path }
   *[other] { $count } pictures are in { $path }
 }
art-made-sheet = { $count ->
    [one] One picture on a contact sheet: { $path }
   *[other] { $count } pictures on a contact sheet: { $path }
 }
art-made-pages = { $cards ->
    [one] One card
   *[other] { $cards } cards
 } on { $pages ->
    [one] one page
   *[other] { $pages } pages
 }: { $path }
art-print-hint = Print at 100 %, without fitting to the page. A card is 63 × 88 mm.
art-drawing = drawing

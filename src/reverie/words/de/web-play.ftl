### Der Browser am Tisch: der Rahmen um die Karten.

web-play-opening = Der Tisch wird gedeckt …
web-play-deal-number = Spiel Nr. { $number }
web-play-deal-fair = Ehrlich gemischt
web-play-deal-shown = Aufgedecktes Spiel
web-play-deal-daily = Traum vom { $day }
web-play-deal-imported = Aus einer Aufzeichnung
web-play-deal-lesson = Einführung
web-play-turn = Zug { $turn }
web-play-menu = Menü
web-play-undo = Rückgängig
web-play-undo-ask = Rückgängig?
web-play-redo = Wieder
web-play-hint = Tipp
web-play-hint-none = Dazu gibt es jetzt keinen Tipp.
web-play-hint-says = Ein Rat: { $answer }
web-play-hint-chance = Das gewinnt zu { $chance } (± { $error }).
web-play-log = Verlauf
web-play-still = Was noch kommen kann
web-play-replay = Rückschau
web-play-summary = Den Tisch vorlesen
web-play-keys = Tasten
web-play-rules = Regeln
web-play-settings = Einstellungen
web-play-sound-on = Ton einschalten
web-play-sound-off = Ton ausschalten
web-play-mute = Stumm
web-play-home = Den Tisch verlassen
web-play-peeked = gespickt
web-play-peeked-line = Es wurde etwas zurückgenommen, nachdem neue Karten zu sehen waren. In der Statistik zählt dieses Spiel als gespickt.
web-play-your-turn = Du bist dran
web-play-their-turn = Person { $number } überlegt …
web-play-watching = Du schaust zu
web-play-line-waiting = Die Verbindung ist weg; neuer Versuch …
web-play-undo-asked = { $count ->
    [one] Person { $number } möchte eine Antwort zurücknehmen.
   *[other] Person { $number } möchte { $count } Antworten zurücknehmen.
 }
web-play-undo-yours = Du möchtest eine Antwort zurücknehmen. Die anderen werden gefragt.
web-play-undo-agree = Einverstanden
web-play-undo-refuse = Nein
web-play-undo-withdraw = Doch nicht
web-play-won = Der Morgen ist da.
web-play-lost = Die Lampe ist aus.
web-play-won-line = { $game ->
    [onirim] { $left ->
        [0] Alle Pforten stehen offen, und von der Nacht ist kein Traum mehr übrig.
        [one] Alle Pforten stehen offen, ein Traum blieb übrig.
       *[other] Alle Pforten stehen offen, { $left } Träume blieben übrig.
     }
    [urbion] { $left ->
        [0] In allen Städten ist Frieden, und von der Nacht ist kein Traum mehr übrig.
        [one] In allen Städten ist Frieden, ein Traum blieb übrig.
       *[other] In allen Städten ist Frieden, { $left } Träume blieben übrig.
     }
   *[other] Der Traum lässt dich gehen.
 }
web-play-lost-line = { $game ->
    [onirim] { $missing ->
        [0] Diesmal behält dich das Labyrinth.
        [one] Eine Pforte fehlte bis zum Morgen.
        [2] Zwei Pforten fehlten bis zum Morgen.
        [3] Drei Pforten fehlten bis zum Morgen.
       *[other] { $missing } Pforten fehlten bis zum Morgen. Diesmal behält dich das Labyrinth.
     }
    [urbion] { $missing ->
        [0] Die Stadt der Träume ist diesmal verloren.
        [one] Eine Stadt fehlte bis zum Frieden.
        [2] Zwei Städte fehlten bis zum Frieden.
        [3] Drei Städte fehlten bis zum Frieden.
       *[other] { $missing } Städte fehlten bis zum Frieden. Die Träume ziehen weiter.
     }
   *[other] Diesmal behält dich der Traum.
 }
web-play-result = Ergebnis
web-play-again = Weiterträumen
web-play-rematch = Noch ein Spiel anbieten
web-play-rematch-offered = Du hast noch ein Spiel angeboten. Die anderen werden gefragt.
web-play-rematch-theirs = Dein Partner möchte noch ein Spiel.
web-play-follow = Zum nächsten Spiel
web-play-same-deal = Dieselben Karten noch einmal
web-play-record = Aufzeichnung speichern
web-play-document = Beweis speichern, dass ehrlich gemischt wurde
web-play-fair-line = Die Reihenfolge stand fest, bevor die erste Karte kam. Der Beweis zeigt das Geheimnis; der Befehl „reverie verify“ prüft ihn.
web-play-replay-it = Noch einmal ansehen
web-play-share = Diese Karten teilen
web-play-chance = Gewinnchance
web-play-chance-line = so oft geht es gut aus, wenn der Computer weiterspielt
web-play-emotes = Gesten
web-play-emote-hello = Hallo!
web-play-emote-thanks = Danke!
web-play-emote-well_done = Gut gemacht!
web-play-emote-oops = Hoppla.
web-play-emote-thinking = Ich überlege …
web-play-emote-hurry = Weiter?
web-play-emote-good_luck = Viel Glück!
web-play-emote-sorry = Entschuldigung.
web-play-emote-yes = Ja.
web-play-emote-no = Nein.
web-play-emote-goodbye = Auf Wiedersehen!
web-play-emote-look = Schaut mal
web-play-emote-propose = Wie wäre das?
web-play-emote-said = Person { $number }: { $emote }
web-play-here = Person { $number } ist da
web-play-away = Person { $number } ist nicht da
web-play-absent-named = { $name } ist nicht da
web-play-absent-computer = Solange den Computer spielen lassen
web-play-absent-agreed = { $count } von { $all } sind dafür, dass der Computer spielt.
web-play-absent-all = Er kommt, wenn alle Anwesenden dafür sind, und geht, wenn die Person zurück ist.
web-play-absent-back = Er geht, wenn die Person zurück ist.
web-play-spectators = { $count ->
    [one] 1 schaut zu
   *[other] { $count } schauen zu
 }
web-play-locked = Dieses Spiel kann hier nicht weitergehen: { $reason }
web-play-seats = Plätze und Links
web-play-seats-line = Ein Link öffnet deinen Platz auf einem weiteren Gerät, ein Mal. Dieses Gerät behält seinen Platz.
web-play-seats-only = Nur hier spielen: die anderen ausschließen
web-play-seats-lost = Neuer Link für Person { $number }
web-play-seats-sure = Wer den Platz von Person { $number } jetzt hat, wird ausgeschlossen, und alle am Tisch sehen, dass du einen neuen Link gemacht hast. Weiter?
web-play-seats-yes = Neuen Link machen
web-play-seats-no = So lassen
web-play-seats-theirs = Link für Person { $number }
web-play-readers = { $devices ->
    [one] Ein Gerät hat den Schlüssel zu deinem Platz
   *[other] { $devices } Geräte haben einen Schlüssel zu deinem Platz
 }; { $readers ->
    [one] er ist gerade an einer Stelle offen.
   *[other] er ist gerade an { $readers } Stellen offen.
 }
web-play-readers-more = Plätze und Links
web-play-renewed = Wer den Tisch eröffnet hat, hat Person { $number } einen neuen Link gegeben.
web-play-renewed-seen = In Ordnung
web-play-renewed-at = neuer Link, { $when }

## Das Ende

web-end-turns = Züge
web-end-found = { $game ->
    [urbion] Städte gewonnen
   *[other] Pforten gefunden
 }
web-end-blows = { $game ->
    [urbion] Mal kam das Chaos
   *[other] Albträume getroffen
 }
web-end-left = Träume übrig
web-end-share = Die Nacht teilen
web-end-copied = Kopiert
web-end-copy-lines = Zeilen kopieren
web-end-save-picture = Bild speichern
web-end-hand-on = Teilen …
web-end-picture = Das Bild: wie die Nacht verlief, ohne ihre Karten
web-end-walk = Durch die Nacht gehen: der Tisch, wie er in einem Zug war. Enter führt dorthin.
web-end-turn = Zug { $turn }
web-end-turn-chance = Zug { $turn } · { $chance }
web-end-rule = Die Regel dazu
web-end-told-won = Gewonnen in { $turns } Zügen, { $found } von { $all }.
web-end-told-lost = Verloren nach { $turns } Zügen, { $found } von { $all }.

web-play-fresh = Neues Spiel
web-play-restart = Dieselben Karten von vorn

web-play-concede = Aufgeben …
web-play-price-undo = Zurücknehmen?
web-play-price-undo-line = Solange nichts Neues zu sehen war, kostet das nichts. Zeigt es dir eine Karte, gilt dieses Spiel als gespickt und steht für sich: weder gewonnen noch verloren.
web-play-price-undo-daily = Solange nichts Neues zu sehen war, kostet das nichts. Zeigt es dir eine Karte, ist dieser Traum des Tages nicht mehr zu gewinnen.
web-play-price-undo-yes = Zurücknehmen
web-play-price-hint = Einen Tipp?
web-play-price-hint-line = Ein Spiel mit Tipp steht für sich: Es zählt weder als gewonnen noch als verloren und erreicht kein Ziel.
web-play-price-hint-daily = Für einen Traum des Tages gibt es keine Tipps, bis sein Tag vorbei ist.
web-play-price-hint-yes = Her mit dem Tipp
web-play-price-concede = Dieses Spiel aufgeben?
web-play-price-concede-line = Dann ist es zu Ende und steht für sich: weder gewonnen noch verloren. Du darfst alles ansehen.
web-play-price-concede-daily = Das ist dein einer Versuch an diesem Traum: Aufgegeben zählt er als verloren.
web-play-price-concede-yes = Aufgeben
web-play-watch-line = Der Computer spielt.
web-play-watch-pace = { $pace ->
    [0] Langsam
    [1] Gemächlich
   *[2] Zügig
 }
web-play-watch-take = Selbst weiterspielen
web-end-given-up = Du hast losgelassen.
web-end-given-up-line = Dieser Traum bleibt unvollendet. Er zählt weder als gewonnen noch als verloren.
web-end-given-up-daily = Dieser Traum bleibt unvollendet. Es war dein einer Versuch, und er zählt als verloren.
web-end-average = sonst { $turns }
web-end-first = dein erstes
web-end-quickest = Dein bisher schnellster Sieg.
web-end-darkest = am Tiefpunkt
web-end-streak = Siege in Folge
web-end-best = Bestwert { $best }
web-end-apart-peeked = Du hast vorausgeschaut, darum steht dieses Spiel für sich: weder gewonnen noch verloren.
web-end-apart-hinted = Du hast einen Tipp genommen, darum steht dieses Spiel für sich: weder gewonnen noch verloren.
web-end-apart-conceded = Du hast aufgegeben, darum steht dieses Spiel für sich.
web-end-apart-repeated = Du kanntest diese Karten, darum steht dieses Spiel für sich: weder gewonnen noch verloren.
web-end-earned = Ziel erreicht: { $goal }
web-end-decided-close = Eins mehr hätte genügt.
web-end-decided-late = In den letzten { $turns } Zügen fand sich nichts mehr.
web-end-decided-taken = { $count ->
    [one] Einmal musstest du Gefundenes wieder hergeben.
   *[other] { $count }-mal musstest du Gefundenes wieder hergeben.
 }
web-end-decided-sweep = Ab Zug { $turn } folgte ein Fund auf den anderen.
web-end-decided-steady = Schritt für Schritt, nie mehr als { $turns } Züge zwischen zwei Funden.
web-end-daily = Nächster Traum des Tages

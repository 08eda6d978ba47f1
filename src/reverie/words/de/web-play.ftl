### Der Browser am Tisch: der Rahmen um die Karten.

web-play-opening = Der Tisch wird gedeckt …
web-play-deal-number = Spiel Nr. { $number }
web-play-deal-fair = Ehrlich gemischt
web-play-deal-shown = Aufgedecktes Spiel
web-play-deal-daily = Traum vom { $day }
web-play-deal-imported = Aus einer Aufzeichnung
web-play-turn = Zug { $turn }
web-play-menu = Menü
web-play-undo = Rückgängig
web-play-undo-ask = Rückgängig?
web-play-redo = Wieder
web-play-hint = Tipp
web-play-hint-none = Dazu gibt es jetzt keinen Tipp.
web-play-hint-says = Ein Rat: { $answer }
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
    [onirim] Alle Pforten sind gefunden. Der Traum lässt dich gehen.
   *[urbion] Alle Städte sind im Frieden. Die Träume schlafen.
 }
web-play-lost-line = { $game ->
    [onirim] Diesmal behält dich das Labyrinth.
   *[urbion] Die Stadt der Träume ist diesmal verloren.
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
web-play-emote-said = Person { $number }: { $emote }
web-play-here = Person { $number } ist da
web-play-away = Person { $number } ist nicht da
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
web-end-rule = Die Regel dazu
web-end-told-won = Gewonnen in { $turns } Zügen, { $found } von { $all }.
web-end-told-lost = Verloren nach { $turns } Zügen, { $found } von { $all }.

web-play-fresh = Neues Spiel
web-play-restart = Dieselben Karten von vorn

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
etherfields-board-waiting = { $n ->
    [0] Jemand anders überlegt.
   *[other] Gewartet wird auf: { $names }.
}
etherfields-board-awaited = ist gefragt
etherfields-board-has-voted = hat abgestimmt
etherfields-board-points = { $character } zeigt: { $what }
etherfields-board-proposes = { $character } schlägt vor: { $what }
etherfields-board-point = Den anderen zeigen
etherfields-board-propose = Vorschlagen
etherfields-board-put-aside = Zurückziehen
etherfields-board-do-it = Ja, so machen wir es
etherfields-board-join = Ich mache mit
etherfields-board-agree = Gute Idee
etherfields-board-rather-not = Lieber nicht
etherfields-board-for-it = { $n ->
    [one] { $names } ist dafür.
   *[other] { $names } sind dafür.
 }
etherfields-board-against-it = { $n ->
    [one] { $names } möchte lieber nicht.
   *[other] { $names } möchten lieber nicht.
 }
etherfields-board-votes = Stimmen bisher
etherfields-board-vote-too = Meine Stimme auch
etherfields-board-pays = { $character } bezahlt für „{ $what }“:
etherfields-board-others = Auch bereit: { $names }.
etherfields-board-all-pass = Alle passen
etherfields-board-asking = Hier fragen
etherfields-board-asking-always = jedes Mal
etherfields-board-asking-new = einmal je Runde, und wenn es Neues gibt
etherfields-board-asking-never = nie
etherfields-board-pick = Tippt die Karten an, die ihr abwerfen wollt.
etherfields-board-discard = { $n ->
    [0] Alle Karten behalten
    [one] 1 Karte abwerfen
   *[other] { $n } Karten abwerfen
}
etherfields-board-walk = { $n ->
    [one] 1 Feld gehen
   *[other] { $n } Felder gehen
}
etherfields-board-walk-exert = { $n ->
    [one] Mit Anstrengung: 1 Feld
   *[other] Mit Anstrengung: { $n } Felder
}
etherfields-board-harmful = Es ist alles bezahlt: ein Glückswurf kann jetzt nur noch schaden.
etherfields-board-pay = Zahlen
etherfields-board-boost = Auf Glück setzen
etherfields-board-not-now = Lieber nicht
etherfields-board-paid = { $sum } von { $n } { $color }
etherfields-board-short = Noch nicht genug.
etherfields-board-exact = Nichts geht verloren.
etherfields-board-wasted = { $n } zu viel.
etherfields-board-tap = Tippt Karten an, um anders zu zahlen.
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
etherfields-board-round-now = Runde { $round }.
etherfields-board-before = Vor der ersten Runde.
etherfields-board-rounds = { $n ->
    [one] Es gibt nur eine.
   *[other] Es gibt { $n }.
 }
etherfields-board-items = Gegenstände des Teams
etherfields-board-discard-pile = { $n ->
    [0] 0: nichts abgeworfen
    [one] 1 Karte abgeworfen
   *[other] { $n } Karten abgeworfen
 }
etherfields-board-hidden-hand = { $n ->
    [one] Eine verdeckte Karte.
   *[other] { $n } verdeckte Karten.
 }
etherfields-board-their-hand = { $n ->
    [one] Auf der Hand: { $cards }
   *[other] { $n } Karten auf der Hand: { $cards }
 }
etherfields-board-of = von { $n }
etherfields-board-die-decides = Was der Würfel entscheiden würde
etherfields-board-luck-enough = +{ $n }: genug
etherfields-board-luck-short = { $n ->
    [0] nichts
   *[other] +{ $n }: zu wenig
 }
etherfields-board-luck-doom = alles verloren, und es kostet
etherfields-board-last-roll = letzter Wurf: { $face }
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
etherfields-board-do-move-order = { $what }
etherfields-board-do-look-command = Ein Geheimnis ansehen, für eine Karte

## Das Erwachen und der Aufbau einer Spielsitzung

etherfields-board-waking = Erwachen
etherfields-board-seats = Die Plätze
etherfields-board-step-seats = Wer spielt
etherfields-board-step-marker = Wer anfängt
etherfields-board-step-items = Gegenstände
etherfields-board-step-decks = Decks
etherfields-board-step-masks = Masken
etherfields-board-step-enter = In die Traumlande
etherfields-board-step-seats-line = Alle behalten, was ihnen gehört, egal wer sie spielt. Enter lässt die Plätze, wie sie waren.
etherfields-board-step-marker-line = Wer den Marker hat, wird zuerst gefragt, wenn mehrere gefragt werden könnten.
etherfields-board-step-items-line = Was ihr nicht mitnehmt, bleibt im Lager.
etherfields-board-step-masks-line = Eine Maske kann man tragen. Sie wirkt bis zum nächsten Erwachen, wenn nichts sie abnimmt.
etherfields-board-step-enter-line = Sucht euch aus, wo ihr steht.

## Der Deckbau

etherfields-board-packs = { $character } packt für die Nacht
etherfields-board-packs-how = Antippen nimmt eine Karte mit; sind alle dabei, bleiben sie daheim. Zum Lesen gedrückt halten.
etherfields-board-filter = Nur manche Karten zeigen
etherfields-board-search = Namen und Texte durchsuchen
etherfields-board-cost-0 = umsonst
etherfields-board-cost-1 = 1–2
etherfields-board-cost-2 = 3–4
etherfields-board-cost-3 = ab 5
etherfields-board-own-cards = Alle eigenen Karten
etherfields-board-taken = { $n } von { $owned } kommen mit
etherfields-board-no-such-card = So eine Karte ist nicht dabei.
etherfields-board-in-deck = Im Deck
etherfields-board-of-cards = von { $least } bis { $most }
etherfields-board-too-few = { $n ->
    [one] Eine Karte fehlt.
   *[other] { $n } Karten fehlen.
 }
etherfields-board-too-many = { $n ->
    [one] Eine Karte zu viel.
   *[other] { $n } Karten zu viel.
 }
etherfields-board-legal = Dieses Deck ist spielbar.
etherfields-board-leave = { $card }: eine bleibt daheim
etherfields-board-comes-along = { $card } kommt mit
etherfields-board-ready = Fertig
etherfields-board-as-before = Wie letzte Nacht
etherfields-board-restore = Von vorn

## Läden und Märkte

etherfields-board-place-shop = Kramladen
etherfields-board-place-saving = Vor dem Speichern
etherfields-board-place-market = Markt
etherfields-board-ether = Äther
etherfields-board-shelf = Auf dem Ladentisch
etherfields-board-price = { $n } Äther
etherfields-board-too-dear = Zu teuer für jetzt.
etherfields-board-bought = { $n ->
    [one] Eine Karte gekauft. Sie liegt auf dem Ablagestapel.
   *[other] { $n } Karten gekauft. Sie liegen auf dem Ablagestapel.
 }
etherfields-board-shop-shop-shop = Alle dürfen einmal kaufen. Die Karte ist dann verbraucht.
etherfields-board-shop-shop-decline = Die Karte bleibt für ein andermal.
etherfields-board-shop-shop-what-buy-cards = Die obersten Karten des Markts werden ausgelegt; kauf, so viele dein Äther bezahlt.
etherfields-board-shop-shop-what-buy-item = { $price } Äther für das, was man aus dem Regal zieht. Zurückgeben geht nicht.
etherfields-board-shop-shop-what-decline = Wer nichts kauft, bekommt 1 Äther.
etherfields-board-shop-save-buy-buy-cards = Übriger Äther wird zu einer Notiz, ob es einer ist oder neun.
etherfields-board-shop-buy-done = Was liegen bleibt, kommt unter den Markt.

## Das Hauptbuch und die Geschichte

etherfields-board-ledger = Hauptbuch
etherfields-board-ledger-line = Geführt von dem, der zuletzt einschlief.
etherfields-board-story = Geschichte
etherfields-board-story-line = Alles, was euch vorgelesen wurde, zum Nachlesen.
etherfields-board-so-far = Bisher
etherfields-board-back-to-table = Zurück an den Tisch
etherfields-board-pages = { $n ->
    [one] 1 Seite
   *[other] { $n } Seiten
 }
etherfields-board-nothing-read = Noch wurde nichts gelesen.
etherfields-board-no-nights = Die erste Nacht hat eben erst begonnen.
etherfields-board-night-street = In den Straßen
etherfields-board-night-waking = Erwachen
etherfields-board-night-sitting = Nacht { $n }
etherfields-board-night-slumbers = { $n ->
    [one] Ein Schlummer
   *[other] { $n } Schlummer
 }
etherfields-board-night-now = { $n ->
    [0] Eben erst begonnen.
    [one] Noch nicht vorbei, in der ersten Runde.
   *[other] Noch nicht vorbei, in Runde { $n }.
 }
etherfields-board-night-victory = { $n ->
    [0] Gewonnen.
    [one] Gewonnen, in einer Runde.
   *[other] Gewonnen, in { $n } Runden.
 }
etherfields-board-night-failure = { $n ->
    [0] Verloren.
    [one] Verloren nach einer Runde.
   *[other] Verloren nach { $n } Runden.
 }
etherfields-board-night-death = Jemand ist daran gestorben.
etherfields-board-night-aborted = Ihr seid umgekehrt.
etherfields-board-night-over = Vorbei.
etherfields-board-standing = Nacht { $n }. { $keys ->
    [0] Kein Schlüssel
    [one] Ein Schlüssel
   *[other] { $keys } Schlüssel
 }, { $hours ->
    [0] keine Stunde übrig
    [one] noch eine Stunde
   *[other] noch { $hours } Stunden
 }, { $deaths ->
    [0] bisher ist niemand gestorben.
    [one] bisher ein Tod.
   *[other] bisher { $deaths } Tode.
 }
etherfields-board-ledger-wisdom = Weisheiten
etherfields-board-ledger-mask = Masken
etherfields-board-ledger-item = Gegenstände
etherfields-board-ledger-clue = Hinweise
etherfields-board-ledger-gate = Träume, von denen ihr wisst
etherfields-board-gate-won = { $n ->
    [0] gewonnen
    [one] beim ersten Versuch gewonnen
   *[other] gewonnen, nach { $n } Versuchen
 }
etherfields-board-gate-open = { $n ->
    [0] noch nicht versucht
    [one] einmal versucht
   *[other] { $n }-mal versucht
 }

## Antworten

etherfields-board-do-decline-shop-what = nichts
etherfields-board-do-decline-choose-mask = keine Maske
etherfields-board-do-decline-shop = heute nicht
etherfields-board-do-decline-save-buy = nichts
etherfields-board-do-done-buy = das ist alles
etherfields-board-do-done-items = das ist alles
etherfields-board-left-alone = Ohne Nachfrage: { $n ->
    [one] eine Art von Fragen
   *[other] { $n } Arten von Fragen
 }
etherfields-board-window-interrupt = Unterbrechungen werden abgelehnt
etherfields-board-window-reroll = Würfe werden angenommen
etherfields-board-window-prevent = Schaden wird nicht verhindert
etherfields-board-window-trigger = freiwillige Effekte werden abgelehnt

## Die Traumwelt als Straße

etherfields-board-you-are-here = hier steht ihr
etherfields-board-save-night = Nacht sichern
etherfields-board-look = Hinübersehen: { $district }
etherfields-board-shortcut = { $n ->
    [0] Abkürzung, umsonst
   *[other] Abkürzung: jeder versiegelt { $n }
 }
etherfields-board-tally-keys = { $n ->
    [one] Schlüssel
   *[other] Schlüssel
 }
etherfields-board-tally-hours = { $n ->
    [one] Stunde
   *[other] Stunden
 }
etherfields-board-gate-price = { $n ->
    [0] Ohne Schlüssel
   *[other] { $n } Schlüssel, ihr habt { $have }
 }
etherfields-board-slumber-line = Ein Schlüssel, und ein Schlaf, wo es gerade dunkel ist
etherfields-board-awaken-line = Heilen, Plätze, Decks und Masken wechseln
etherfields-board-save-line = Hier endet die Nacht. Alles bleibt aufgehoben
etherfields-board-icon-awakening = hier wacht ihr auf
etherfields-board-icon-awakening-line = Das Bett, aus dem ihr kamt. Es ist noch warm.
etherfields-board-icon-gate = Tor
etherfields-board-icon-gate-line = Ein Tor. Wer klopft, muss sich entscheiden.
etherfields-board-icon-fate = Schicksal
etherfields-board-icon-fate-line = Wer hier stehen bleibt, dem geschieht etwas.
etherfields-board-icon-shop = Laden
etherfields-board-icon-shop-line = Ein Laden. Offen, solange ihr eine Einkaufskarte habt.
etherfields-board-icon-script = eine Geschichte
etherfields-board-icon-script-line = Hier hat jemand etwas zu sagen.
etherfields-board-icon-effect = etwas geschieht
etherfields-board-icon-effect-line = Ein Ort mit einer eigenen Angewohnheit.
etherfields-board-icon-blank = nichts
etherfields-board-icon-blank-line = Hier ist nichts, mit Absicht.

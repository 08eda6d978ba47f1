### Etherfields am Tisch im Terminal: was er sagt, außer dem, was jeder Tisch sagt.

terminal-ether-tab-map = Karte
terminal-ether-tab-team = Team
terminal-ether-hand = Hand
terminal-ether-laid = Ausgelegt
terminal-ether-discard = Abgelegt
terminal-ether-sealed = Versiegelt
terminal-ether-die = Würfel
terminal-ether-shelf = Zur Wahl
terminal-ether-offered = Zur Wahl
terminal-ether-also = Antworten
terminal-ether-no-cards = leer; neue Karten kommen mit der nächsten Runde
terminal-ether-cards = Deck { $deck }, Ablage { $discard }, versiegelt { $sealed }
terminal-ether-person = { $character }: { $where }, Leid { $suffering } von { $limit }
terminal-ether-nowhere = nicht auf der Karte
terminal-ether-several = { $n } Möglichkeiten, Enter zeigt sie
terminal-ether-pay = Zahlen mit { $cards }
terminal-ether-for-move = { $n } List: { $cards }
terminal-ether-for-exert = { $n ->
    [one] 1 Stunde
   *[other] { $n } Stunden
 }
terminal-ether-for-nothing = schon bezahlt
terminal-ether-night = Nacht { $n }, { $deaths ->
    [0] niemand ist gestorben
    [one] bisher ein Tod
   *[other] bisher { $deaths } Tode
 }
terminal-ether-you-are-here = Hier seid ihr.
terminal-ether-decided = Alle Antworten führen zum selben, darum ist dies schon beantwortet:
terminal-ether-acts = Jetzt handelt: { $character }.
terminal-ether-story-title = Die Geschichte bisher

## Zeichen auf der Karte

terminal-ether-sign-entrance = Eingang
terminal-ether-sign-spawn = Wesen erscheinen
terminal-ether-sign-stairs = Treppe
terminal-ether-sign-trap = Falle
terminal-ether-sign-draw-bonus = mehr Karten
terminal-ether-sign-socket = leere Fassung
terminal-ether-sign-filled = Fassung mit Leuchtstein
terminal-ether-sign-rift = Riss
terminal-ether-sign-wall = Mauer
terminal-ether-sign-damaged = beschädigte Mauer

## Orte der Traumwelt

terminal-ether-icon-awakening = Erwachen
terminal-ether-icon-fate = Schicksal
terminal-ether-icon-gate = Tore
terminal-ether-icon-shop = Laden
terminal-ether-icon-script = etwas zu lesen
terminal-ether-icon-effect = etwas geschieht
terminal-ether-icon-ability = etwas zu tun
terminal-ether-icon-blank = nichts

## Tasten

terminal-key-person = wer
terminal-key-story = Geschichte
terminal-key-tab = anderer Teil
terminal-key-choose = wählen
terminal-keys-person = C
terminal-keys-story = G
terminal-keys-tab = T
terminal-about-person = der nächste Charakter handelt (Etherfields)
terminal-about-story = was dieser Traum verlangt, seine Hinweise und die gelesenen Seiten (Etherfields)
terminal-about-tab = der andere Teil eines engen Tisches
terminal-do-person = Ein anderer Charakter handelt
terminal-do-story = Ziel, Hinweise und Geschichte

## Vorgelesen

spoken-ether-stands = { $figure } steht hier: { $where }.
spoken-ether-creature-reach = Mit einem Wurf erreichbar: { $n ->
    [0] kein anderes Feld.
    [one] ein Feld, nämlich { $fields }.
   *[other] { $n } Felder, nämlich { $fields }.
 }
spoken-ether-creature-near = Mit einem Wurf kommt es bis zu: { $names }.
spoken-ether-nobody = Auf der Karte steht niemand.
spoken-ether-tile = { $tile }: { $fields }
spoken-ether-map-none = Jetzt gibt es keine Karte.
spoken-ether-near-here = { $character } steht hier: { $where }.
spoken-ether-near-open = Im { $side }: { $where }.
spoken-ether-near-wall = Im { $side }: eine Mauer, dahinter { $where }.
spoken-ether-near-damaged = Im { $side }: eine beschädigte Mauer, dahinter { $where }.
spoken-ether-near-edge = Im { $side }: nichts.
spoken-ether-side-north = Norden
spoken-ether-side-east = Osten
spoken-ether-side-south = Süden
spoken-ether-side-west = Westen
spoken-ether-here-with = Auch hier: { $names }.
spoken-ether-here-do = Hier: { $what }.
spoken-ether-reach-title = Wohin { $character } kommt
spoken-ether-reach-line = { $where }: { $way }, { $price }.
spoken-ether-reach-none = { $character } kann jetzt nirgendwohin gehen.
spoken-ether-next = Runde { $round }. { $left ->
    [0] Es ist die letzte Runde.
    [one] Danach kommt noch eine Runde.
   *[other] Danach kommen noch { $left } Runden.
 } Wenn alle gepasst haben: { $steps }.
spoken-ether-next-none = Gerade läuft keine Runde.
spoken-ether-goal-none = Gerade verlangt kein Traum etwas.
spoken-title-map = Die Karte
spoken-title-near = Was nahe ist
spoken-title-reach = Was erreichbar ist
spoken-title-who = Wer wo ist
spoken-title-goal = Das Ziel
spoken-title-next = Was als Nächstes kommt
spoken-ether-person = { $character } steht hier: { $where }. Leid { $suffering } von { $limit }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 } auf der Hand.

### Etherfields: Fragen, Antworten und Ereignisse in Worten. Namen von Karten und Orten stehen in den Packs.

etherfields-name = Etherfields
etherfields-summary = Teilt einen Traum, zahlt mit Absichten und wacht auf, bevor es zu spät ist.
etherfields-example-answer = pay sleeve_trick with cunning
etherfields-example-rule = ETH-PAY-01
etherfields-edition-second = Ausgabe 2.0
etherfields-mode-one = 1 Charakter
etherfields-mode-two = 2 Charaktere
etherfields-mode-three = 3 Charaktere
etherfields-mode-four = 4 Charaktere

## Zonen

etherfields-zone-round = Runde
etherfields-zone-team = Team
etherfields-zone-creature = Wesen
etherfields-zone-payment = Zahlung
etherfields-face-down = verdeckt
etherfields-signs-title = Die Karte
etherfields-signs = E Eingang, S hier erscheinen Wesen, @ hier gibt es etwas zu tun, + Bonuskarten, * besonderes Feld, # Treppe, ! Falle, o Fassung, ~ Riss; li Licht, da Dunkelheit, sw Sumpf, wa Wasser; u1 ein Universalmarker. ━ ┃ Mauer, ╌ ╎ beschädigte Mauer. Auf Karten ist Z Zorn, L List, W Wahrnehmung.
etherfields-signs-ascii = E Eingang, S hier erscheinen Wesen, @ hier gibt es etwas zu tun, + Bonuskarten, * besonderes Feld, # Treppe, ! Falle, o Fassung, ~ Riss; li Licht, da Dunkelheit, sw Sumpf, wa Wasser; u1 ein Universalmarker. = # Mauer, - : beschädigte Mauer. Auf Karten ist Z Zorn, L List, W Wahrnehmung.
etherfields-script = Handlung { $n }
etherfields-back-influence = Einflusskarte { $letter }
etherfields-back-any = Karte { $letter }
etherfields-back-item = Gegenstand { $letter }
etherfields-back-weakness = Schwäche { $letter }
etherfields-back-fate = Schicksalskarte { $letter }
etherfields-back-slumber = Schlummer { $letter }
etherfields-back-clue = Hinweis { $letter }
etherfields-back-overlay = Auflage { $letter }
etherfields-back-wisdom = Weisheit { $letter }
etherfields-back-season = Jahreszeit { $letter }
etherfields-back-gate = Tor { $letter }
etherfields-back-map = Kartenteil { $letter }
etherfields-back-event = Ereignis { $letter }
etherfields-back-mask = Maske { $letter }
etherfields-back-memory = Erinnerung { $letter }
etherfields-edge = die Kante { $edge }
etherfields-round = Runde { $round }, noch { $left }
etherfields-team = { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
} · { $keys } Schlüssel · { $store } im Lager
etherfields-person = Leiden { $suffering }/{ $limit } · Deck { $deck }, Abl. { $discard }, vers. { $sealed } · Äther { $ether }, Steine { $stones }
etherfields-spirits = Geister { $n }
etherfields-the-team = Das Team
etherfields-summary-end = in Runde { $round }

## Farben, Schritte, Rundenfarben, Würfelseiten, Wandlungen, Zustände, Marker

etherfields-color-wrath = Zorn
etherfields-color-cunning = List
etherfields-color-perception = Wahrnehmung
etherfields-letter-wrath = Z
etherfields-letter-cunning = L
etherfields-letter-perception = W
etherfields-letter-any = { "" } einer Farbe
etherfields-times-team = { "" } × Team
etherfields-step-mutation = Wandlung
etherfields-step-basic = Basis
etherfields-step-special = Spezial
etherfields-step-move = Bewegung
etherfields-suit-moth = Motte
etherfields-suit-bell = Glocke
etherfields-suit-anchor = Anker
etherfields-suit-thorn = Dorn
etherfields-face-doom = Verhängnis
etherfields-face-void = Leere
etherfields-face-one = eins
etherfields-face-two = zwei
etherfields-face-three = drei
etherfields-face-crawl = Kriechen
etherfields-face-stride = Schritt
etherfields-face-surge = Sprung
etherfields-mutation-cruelty = Grausamkeit
etherfields-mutation-binding = Bindung
etherfields-mutation-haste = Eile
etherfields-mutation-reach = Reichweite
etherfields-mutation-unmasking = Entlarvung
etherfields-mutation-stasis = Stillstand
etherfields-mutation-fixed-fate = festes Schicksal
etherfields-mutation-dull-stones = stumpfe Steine
etherfields-state-confused = verwirrt
etherfields-state-stunned = betäubt
etherfields-state-paralysed = paralysiert
etherfields-state-poisoned = vergiftet
etherfields-marker-threat = Bedrohung
etherfields-marker-universal = Marker
etherfields-marker-story = Handlungsmarker
etherfields-marker-block = Blockademarker
etherfields-marker-ether = Äther
etherfields-marker-glowstone = Leuchtstein
etherfields-marker-key = Schlüssel
etherfields-marker-spirit = Geistmarker
etherfields-marker-shopping-card = Einkaufskarte

## Was eine Fähigkeit kostet

etherfields-free = kostenlos
etherfields-group = gemeinsam
etherfields-cost-suffering = { $n } Leiden
etherfields-cost-glowstone = { $n } Leuchtstein
etherfields-cost-ether = { $n } Äther
etherfields-cost-key = { $n } Schlüssel
etherfields-cost-hours = { $n } Stunden
etherfields-cost-spirit = { $n } Geist
etherfields-cost-seal = versiegle { $n }
etherfields-cost-seal-self = versiegle diese Karte
etherfields-cost-each-seals = jeder versiegelt { $n }
etherfields-cost-discard-cards = wirf { $n } ab
etherfields-cost-discard-influence = wirf { $n } ab
etherfields-cost-return-to-market = { $n } zurück in den Markt
etherfields-cost-discard-self = wirf diese Karte ab
etherfields-cost-discard-top = wirf die obersten { $n } ab
etherfields-cost-flip-progress = drehe { $n } um
etherfields-cost-discard-progress = wirf { $n } Fortschritt ab
etherfields-cost-discard-item = lege { $n } Gegenstand ab
etherfields-cost-take-off-mask = lege deine Maske ab
etherfields-cost-remove-self = entferne diese Karte
etherfields-cost-marker = { $n } { $what }
etherfields-basic-move = Bewegung
etherfields-basic-exertion = Anstrengung

## Fragen

etherfields-ask-anything = Was nun?
etherfields-ask-command = Wer tut was?
etherfields-ask-pay = { $character } zahlt: mit welcher Karte?
etherfields-ask-step = { $character } bewegt sich, noch { $steps }: wohin?
etherfields-ask-way = { $ability }: auf welche Weise?
etherfields-ask-alternative = Welcher Preis?
etherfields-ask-alternative-of = { $ability }: welcher Preis?
etherfields-ask-color = Welche Farbe?
etherfields-ask-color-of = { $ability }: welche Farbe?
etherfields-ask-x = Wie viele?
etherfields-ask-x-of = { $ability }: wie viele?
etherfields-ask-target = Wen oder was betrifft es?
etherfields-ask-target-of = { $ability }: Wen oder was betrifft es?
etherfields-ask-reroll = { $roller }: Der Würfel zeigt { $face }. Neu würfeln?
etherfields-ask-interrupt = Möchte jemand jetzt etwas einsetzen?
etherfields-ask-prevent = Verhindert es jemand?
etherfields-ask-boost-penalty = { $character }: Verhängnis. Was kostet es?
etherfields-ask-reshuffle-penalty = Das Deck wurde neu gemischt. Was kostet es?
etherfields-ask-discard-first = Vor dem Nachziehen Karten abwerfen?
etherfields-ask-draw-bonus = Wie viele der Bonuskarten?
etherfields-ask-hand-limit = Zu viele Handkarten: welche geht?
etherfields-ask-progress-limit = Zu viele Fortschrittskarten: welche geht?
etherfields-ask-make-room = { $character }: welche ausgelegte Karte macht Platz?
etherfields-ask-lay-free = { $character } darf kostenlos eine Karte auslegen.
etherfields-ask-look-price = { $character } wirft eine Karte ab, um ein Geheimnis anzuschauen.
etherfields-ask-look-secret = { $character }: welches Geheimnis?
etherfields-ask-look = Welches Geheimnis?
etherfields-ask-stone-price = { $character } gibt drei Karten für einen Leuchtstein, noch { $left }.
etherfields-ask-cost-discard = { $character } wirft für den Preis ab, noch { $left }.
etherfields-ask-cost-flip = { $character } dreht für den Preis um, noch { $left }.
etherfields-ask-cost-return = { $character } gibt für den Preis zurück, noch { $left }.
etherfields-ask-discard-item = Welcher Gegenstand?
etherfields-ask-item-slot = Kein Platz frei: welcher Gegenstand?
etherfields-ask-remove-mutation = { $character }: welche Wandlung, und womit bezahlt?
etherfields-ask-free-marker = Alle Absichtsmarker liegen irgendwo. Welche Aktion gibt einen her?
etherfields-ask-enter = Wo kommt ihr herein?
etherfields-ask-appear = Wo erscheint es?
etherfields-ask-point = Wo erscheint es?
etherfields-ask-push-who = Wer wird weggestoßen?
etherfields-ask-push = Wohin?
etherfields-ask-displaced = Wohin?
etherfields-ask-order = Was kommt als Nächstes?
etherfields-ask-roll-how = Ein Wurf für alle Wesen, oder jedes für sich?
etherfields-ask-weakness = Eine Schwäche: zahlen oder tragen?
etherfields-ask-weakness-of = { $character } zieht { $card }: zahlen oder tragen?
etherfields-ask-trigger = Einsetzen?
etherfields-ask-trigger-of = { $ability }: { $text } Einsetzen?
etherfields-ask-reward = Welche Belohnung?
etherfields-ask-turn = Wessen Zug geht weiter?
etherfields-ask-distribute = Wer bekommt es?
etherfields-ask-ability = Welche Fähigkeit?
etherfields-ask-buy = Welche Karte kaufst du?
etherfields-ask-gain = Wer bekommt es?
etherfields-ask-mask = Welche Maske?
etherfields-ask-new-mask = Die neue Maske gleich aufsetzen?
etherfields-ask-search = Welche Karte?
etherfields-ask-terrain = Wo?
etherfields-ask-choice = Was tut ihr?
etherfields-ask-choose = Was davon?
etherfields-ask-start = Diesen Schlummer beginnen oder liegen lassen?
etherfields-ask-abort = Weiter oder abbrechen?
etherfields-ask-may = Möchtest du das?
etherfields-ask-may-of = { $text } Möchtest du das?
etherfields-ask-demand = { $character }: zahlen oder nicht?
etherfields-ask-demand-of = { $character }: { $text } Zahlen oder nicht?
etherfields-ask-creature-step = Wohin geht es?
etherfields-ask-block = Welcher Schritt wird blockiert?
etherfields-ask-unblock = Welcher Schritt ist wieder frei?
etherfields-ask-seal = { $character } versiegelt eine Karte: welche?
etherfields-ask-mutation = Welche Wandlung?
etherfields-ask-state = Welcher Zustand?
etherfields-ask-relocate = Wohin?
etherfields-ask-companion = Wo erscheint die Begleitung?
etherfields-ask-reorder = Welche Karte kommt als Nächstes?

## Antworten

etherfields-do-use = { $what }
etherfields-do-play = { $what } spielen
etherfields-do-turn = oberste Karte wenden: { $what }
etherfields-do-lay = { $what } auslegen
etherfields-do-move = bewegen
etherfields-do-exert = anstrengen
etherfields-do-look = { $what } anschauen
etherfields-do-gain-glowstone = drei Karten für einen Leuchtstein
etherfields-do-remove-mutation = eine Wandlung entfernen
etherfields-do-remove = { $what } entfernen ({ $helper })
etherfields-do-buy-round = eine Stunde für eine Runde
etherfields-do-pass = passen
etherfields-do-pay = { $what } als { $helper }
etherfields-do-confirm = das genügt
etherfields-do-boost = mit dem Glückswürfel stärken
etherfields-do-give-up = aufgeben
etherfields-do-step = nach { $what }
etherfields-do-stop = hier bleiben
etherfields-do-choose = { $what }
etherfields-do-cancel = doch nicht
etherfields-do-accept = dabei bleiben
etherfields-do-reroll = mit einem Leuchtstein neu würfeln
etherfields-do-go-on = weiter
etherfields-do-decline = nein
etherfields-do-done = fertig
etherfields-do-suffer = leiden
etherfields-do-seal = versiegeln
etherfields-do-lose-glowstone = einen Leuchtstein verlieren
etherfields-do-discard = { $what } abwerfen
etherfields-do-target = { $what }
etherfields-do-free = { $what } gibt einen her
etherfields-do-enough = nicht mehr
etherfields-do-fill = einen Leuchtstein einsetzen
etherfields-do-take-stone = den Leuchtstein nehmen
etherfields-do-end-turn = Zug beenden
etherfields-do-abort = abbrechen
etherfields-do-start = beginnen
etherfields-do-draw = { $what } ziehen
etherfields-do-enter = { $what }
etherfields-do-appear = { $what }
etherfields-do-push = { $what }
etherfields-do-resolve = { $what }
etherfields-do-wear = { $what } aufsetzen
etherfields-do-do = ja
etherfields-do-roll = { $what }
etherfields-do-block = { $what }
etherfields-do-look-command = ein Geheimnis anschauen
etherfields-do-buy = { $what } kaufen
etherfields-do-give = { $what }
etherfields-do-keep = behalten
etherfields-do-put = { $what }
etherfields-do-put-back = zurücklegen
etherfields-do-place = { $what }
etherfields-do-replace = { $what } ersetzen
etherfields-do-flip = { $what } umdrehen
etherfields-do-return = { $what } zurückgeben
etherfields-do-next = als Nächstes { $what }
etherfields-do-refuse = nicht zahlen
etherfields-do-relocate = nach { $what }
etherfields-do-unblock = { $what }
etherfields-do-take = { $what } nehmen
etherfields-do-boost-color = { $helper } mit dem Glückswürfel stärken
etherfields-do-pay-demand = zahlen
etherfields-do-sign = { $what }
etherfields-way-once = ein Wurf für alle
etherfields-way-separately = jedes für sich

## Was geschah

etherfields-tell-action-named = { $character }: { $ability }.
etherfields-tell-rolled = Der Würfel zeigt { $face }.
etherfields-tell-boosted = Die Stärkung bringt { $n }.
etherfields-tell-boost-failed = Verhängnis: Daraus wird nichts.
etherfields-tell-gave-up = { $character } gibt auf.
etherfields-tell-suffered = { $character } leidet, jetzt { $now }.
etherfields-tell-healed = { $character } heilt, noch { $now }.
etherfields-tell-gained = { $character } erhält { $n } { $what }.
etherfields-tell-lost = { $character } verliert { $n } { $what }.
etherfields-tell-team-gained = Das Team erhält { $n } { $what }.
etherfields-tell-team-lost = Das Team verliert { $n } { $what }.
etherfields-tell-hours = Die Uhr geht von { $before } auf { $now }.
etherfields-tell-card-gained = { $character } erhält { $card }.
etherfields-tell-laid = { $character } legt { $card } aus.
etherfields-tell-item-discarded = { $item } wird weggelegt.
etherfields-tell-died = { $character } stirbt.
etherfields-tell-figure-moved = { $of } geht nach { $to }.
etherfields-tell-figure-placed = { $of } erscheint auf { $field }.
etherfields-tell-figure-removed = { $of } ist fort.
etherfields-tell-shuffled = { $character } mischt.
etherfields-tell-passed = { $character } passt.
etherfields-tell-reward = Ihr erhaltet die Belohnung.
etherfields-tell-revealed = { $what } wird aufgedeckt.
etherfields-tell-tile-placed = { $tile } liegt auf dem Tisch.
etherfields-tell-mutation-added = { $creature }: { $mutation }.
etherfields-tell-round = Runde { $round }.
etherfields-tell-gained-secret = { $character } erhält { $what }.
etherfields-tell-looked = { $character } schaut { $thing } an.
etherfields-tell-looked-through = { $character } sieht: { $cards }.
etherfields-tell-mask = { $character } setzt { $now } auf.
etherfields-tell-mask-off = { $character } nimmt die Maske ab.
etherfields-tell-wall-changed = { $now ->
    [none] Zwischen { $edge } ist der Weg frei.
    [damaged] Die Mauer zwischen { $edge } ist beschädigt.
   *[wall] Zwischen { $edge } steht eine Mauer.
}
etherfields-tell-rounds-removed = { $n ->
    [one] Eine Runde weniger, noch { $left }.
   *[other] { $n } Runden weniger, noch { $left }.
}
etherfields-tell-rounds-added = { $n ->
    [one] Eine Runde mehr, noch { $left }.
   *[other] { $n } Runden mehr, noch { $left }.
}
etherfields-tell-state-added = { $of } ist { $state }.
etherfields-tell-state-removed = { $of } ist nicht mehr { $state }.
etherfields-tell-prevented = { $character } verhindert { $n }.
etherfields-tell-weakness-drawn = { $character } zieht eine Schwäche: { $card }.
etherfields-tell-markers-placed = { $n } × { $what } auf { $at }.
etherfields-tell-group = { $character } hat für „{ $ability }“ bezahlt.
etherfields-tell-item-equipped = { $item } ist zur Hand.

## Das Ende

etherfields-reason-victory = Ihr habt erreicht, wofür ihr gekommen seid.
etherfields-reason-reward = Ihr habt euch die Belohnung verdient.
etherfields-reason-failure = Der Traum ist euch entglitten.
etherfields-reason-neutral = Der Traum endet, und nichts ist geklärt.
etherfields-reason-ended = Der Schlummer ist vorbei, ohne Belohnung.
etherfields-reason-aborted = Ihr habt den Schlummer abgebrochen. Eine Belohnung gibt es nicht.
etherfields-reason-no-more-rounds = Es gibt keine Runden mehr.
etherfields-reason-suffering = Einer von euch hat zu viel gelitten.
etherfields-reason-too-few-cards = Einer von euch hat zu wenig, womit er träumen könnte.
etherfields-reason-no-markers = Es gibt mehr Leiden, als dieser Traum fasst.

## Ablehnungen

etherfields-not-asked = Jetzt wird etwas anderes gefragt.
etherfields-not-possible = Das ist jetzt nicht möglich.
etherfields-no-such-payment = { $what } kann dafür nicht zahlen.
etherfields-cost-not-reached = Der Preis ist noch nicht erreicht.
etherfields-no-boost = Keine Stärkung möglich: zahle zuerst mindestens eine Absicht, und nur einmal je Runde.
etherfields-must-pay = Solange du noch zahlen kannst, kannst du das nicht aufgeben.
etherfields-cannot-move = Jetzt ist keine Bewegung möglich.
etherfields-cannot-exert = Keine Anstrengung möglich: sie kostet eine Stunde und geht einmal je Runde.
etherfields-no-step = Von hier führt kein Schritt nach { $what }.
etherfields-no-stop = Auf einem vollen Feld kannst du nicht bleiben.
etherfields-nothing-to-look-at = Es gibt kein Geheimnis anzuschauen, oder keine Karte dafür.
etherfields-no-stone = Ein Leuchtstein kostet drei Handkarten, und es muss noch einer da sein.
etherfields-no-mutation = Keine Wandlung kann entfernt werden: ein Wesen in Reichweite 1 und ein Schlüssel oder Äther.
etherfields-cannot-lay = { $what } kann jetzt nicht ausgelegt werden.
etherfields-cannot-play = { $what } kann jetzt nicht gespielt werden.
etherfields-cannot-use = { $what } geht jetzt nicht: Ort, Bedingung, Grenze, Ziel oder Preis fehlt.
etherfields-no-back = Die oberste Karte dieses Decks hat keine solche Rückseite.
etherfields-no-reroll = Das kann nicht neu gewürfelt werden.
etherfields-no-round = Keine Runde zu kaufen: das kostet eine Stunde und eine Karte auf der Rundenablage.
etherfields-no-target = { $what } ist kein Ziel in Reichweite.
spec-team = Das Team „{ $value }“ hat nicht { $players } Charaktere.
position-unreadable = Das ist keine Stellung.

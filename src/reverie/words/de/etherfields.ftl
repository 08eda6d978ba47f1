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
etherfields-mode-five = 5 Charaktere
etherfields-mode-solo2 = 2 Charaktere, eine Person
etherfields-mode-solo3 = 3 Charaktere, eine Person
etherfields-mode-solo4 = 4 Charaktere, eine Person
etherfields-preset-room = Das Zimmer vor dem Morgen: der erste Traum, und der beste Ort zum Lernen.
etherfields-preset-ferry = Der zweite Traum, eine Fähre bei Nacht, für alle, die sich auskennen.
etherfields-preset-campaign = Von der ersten Nacht an, mit allem, was zwischen den Träumen liegt.

## Zonen

etherfields-zone-round = Runde
etherfields-zone-team = Team
etherfields-zone-creature = Wesen
etherfields-zone-payment = Zahlung
etherfields-zone-goal = Ziel
etherfields-zone-hints = Hinweise
etherfields-zone-markers = Marker
etherfields-zone-group = Gemeinsam
etherfields-zone-dreamworld = Traumwelt
etherfields-dreamworld = Spielsitzung { $sitting } · { $location } ({ $district })
etherfields-ways = Wege: { $ways }
etherfields-way-shortcut = { $location } (Abkürzung)
etherfields-gates = Tore: { $gates }
etherfields-gate-won = { $gate } (liegt hinter euch)
etherfields-gate-keys = { $keys ->
    [one] { $gate } (1 Schlüssel)
   *[other] { $gate } ({ $keys } Schlüssel)
 }
etherfields-turn = Runde { $turn }
etherfields-mask = trägt { $mask }
etherfields-passed = hat gepasst
etherfields-step-blocked = { $step } (blockiert)
etherfields-instalments = { $ability }: { $paid } von { $size } bezahlt ({ $color })
etherfields-campaign-goes = Eine Kampagne ist eine Reihe von Abenden. Ihr geht durch eine Stadt, von Ort zu Ort; ein Tor gibt euch einen Schlüssel und einen Schlummer, Schlüssel öffnen Träume, und ein Traum ist eine lange Nacht für sich. Wacht rechtzeitig auf: Schlüssel und Leuchtsteine bleiben zurück; was ihr erfahren habt, bleibt euch. Nach jeder Antwort ist alles gespeichert, ihr könnt also gehen, wann ihr wollt.
etherfields-read-more = i sagt, was alles auf dem Tisch bewirkt, t zeigt den ganzen Tisch, ? alles andere, was du eingeben kannst.
etherfields-about-cruelty = jeder seiner Effekte, der Leiden bringt, bringt 1 mehr
etherfields-about-binding = jeder seiner Effekte, der Karten versiegelt, versiegelt 2 mehr
etherfields-about-haste = seine Bewegung ist um 2 größer; Kriechen bleibt 1 Feld
etherfields-about-reach = die Reichweite aller seiner Effekte ist um 1 größer
etherfields-about-unmasking = keine Maske wirkt
etherfields-about-stasis = keine ausgelegte Fortschrittskarte wirkt
etherfields-about-fixed-fate = kein Würfel kann neu geworfen werden
etherfields-about-dull-stones = Leuchtsteine werfen keinen Würfel neu
etherfields-about-confused = keine Reichweite ist größer als 1: bei Effekten eines Wesens bis zum Ende der Runde, bei Aktionen eines Charakters bis zum Ende der Charakterphase
etherfields-about-stunned = Leiden, das diese Figur verursacht, zählt in dieser Runde nicht
etherfields-about-paralysed = die Figur kann weder bewegt noch weggestoßen werden: ein Wesen bis zum Ende der Runde, ein Charakter bis zum Ende der Charakterphase
etherfields-about-poisoned = das Wesen bekommt keine neuen Wandlungen
etherfields-about-turn-card = { $steps }. Belohnung, falls ihr sie jetzt verdient: { $reward }
etherfields-about-movement = Bewegung { $n }.
etherfields-about-back = { $character }, Rückseite der Karten
etherfields-about-laying = Auslegen kostet { $cost }.
etherfields-unseen-deck = { $character }, Deck mit { $n }
etherfields-unseen-turn = Rundenkarten, die noch kommen: { $left } von diesen { $n }
etherfields-unseen-secrets = Geheimnisse, die noch niemand angeschaut hat: { $n }
etherfields-because-trap = eine Falle
etherfields-because-reshuffle = der Preis des Mischens
etherfields-because-penalty = der Preis des Verhängnisses
etherfields-so-many-cards = { $n } Karten
etherfields-played = { " " }{ $deal } · { $turns ->
    [one] 1 Runde
   *[other] { $turns } Runden
 } · { $answers ->
    [one] 1 Antwort
   *[other] { $answers } Antworten
 }
etherfields-all-pass = alle passen
etherfields-all-go-on = alle machen weiter
etherfields-all-accept = alle bleiben dabei
etherfields-terrain-light = Licht
etherfields-terrain-darkness = Dunkelheit
etherfields-terrain-swamp = Sumpf
etherfields-terrain-water = Wasser
etherfields-marker-blank = { $n ->
    [one] leerer Marker
   *[other] leere Marker
 }
etherfields-marker-hole = { $n ->
    [one] Lochmarker
   *[other] Lochmarker
 }
etherfields-marker-personal = { $n ->
    [one] Charaktermarker
   *[other] Charaktermarker
 }
etherfields-face-down = verdeckt
etherfields-voted = Stimmen bisher: { $votes }.
etherfields-in-hand = { $n ->
    [one] 1 Karte auf der Hand
   *[other] { $n } Karten auf der Hand
 }
etherfields-short = (nicht ganz bezahlbar)
etherfields-warning-boost = Es ist alles bezahlt: Ein Glückswurf kann jetzt nur noch schaden.
etherfields-code-light = li
etherfields-code-darkness = du
etherfields-code-swamp = su
etherfields-code-water = wa
etherfields-code-threat = b
etherfields-code-universal = u
etherfields-code-story = h
etherfields-code-block = k
etherfields-code-blank = l
etherfields-code-hole = c
etherfields-code-personal = p
etherfields-signs-title = Die Karte
etherfields-signs = E Eingang, S hier erscheinen Wesen, @ hier gibt es etwas zu tun, + Bonuskarten, * besonderes Feld, ^ Treppe, ! Falle, o Fassung (O mit Leuchtstein), ~ Verwerfung, xxxxx blockiert; li Licht, du Dunkelheit, su Sumpf, wa Wasser. Marker mit ihrer Zahl: b Bedrohung, u Universal, h Handlung, k Blockade, l leer, c Loch, p Charakter. ━ ┃ Mauer, ╌ ╎ beschädigte Mauer. Auf Karten ist Z Zorn, L List, W Wahrnehmung.
etherfields-signs-ascii = E Eingang, S hier erscheinen Wesen, @ hier gibt es etwas zu tun, + Bonuskarten, * besonderes Feld, ^ Treppe, ! Falle, o Fassung (O mit Leuchtstein), ~ Verwerfung, xxxxx blockiert; li Licht, du Dunkelheit, su Sumpf, wa Wasser. Marker mit ihrer Zahl: b Bedrohung, u Universal, h Handlung, k Blockade, l leer, c Loch, p Charakter. = # Mauer, - : beschädigte Mauer. Auf Karten ist Z Zorn, L List, W Wahrnehmung.
etherfields-script = Handlung { $n }
etherfields-journal = Aufgeschrieben
etherfields-lit = ●
etherfields-dark = ○
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
etherfields-person = Leiden { $suffering }/{ $limit } · Deck { $deck }, Ablage { $discard }, versiegelt { $sealed }
etherfields-the-team = Das Team
etherfields-summary-end = in Runde { $round }
etherfields-summary-campaign = in Sitzung { $sitting }, nach { $dreams ->
    [one] 1 Traum
   *[other] { $dreams } Träumen
 }

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
etherfields-marker-threat = { $n ->
    [one] Bedrohung
   *[other] Bedrohungen
 }
etherfields-marker-universal = { $n ->
    [one] Marker
   *[other] Marker
 }
etherfields-marker-story = { $n ->
    [one] Handlungsmarker
   *[other] Handlungsmarker
 }
etherfields-marker-block = { $n ->
    [one] Blockademarker
   *[other] Blockademarker
 }
etherfields-marker-ether = Äther
etherfields-marker-glowstone = { $n ->
    [one] Leuchtstein
   *[other] Leuchtsteine
 }
etherfields-marker-key = { $n ->
    [one] Schlüssel
   *[other] Schlüssel
 }
etherfields-marker-spirit = { $n ->
    [one] Geistmarker
   *[other] Geistmarker
 }
etherfields-marker-shopping-card = { $n ->
    [one] Einkaufskarte
   *[other] Einkaufskarten
 }

## Was eine Fähigkeit kostet

etherfields-free = kostenlos
etherfields-group = gemeinsam
etherfields-cost-suffering = { $n } Leiden
etherfields-cost-glowstone = { $n } { $n ->
    [one] Leuchtstein
   *[other] Leuchtsteine
 }
etherfields-cost-ether = { $n } Äther
etherfields-cost-key = { $n } { $n ->
    [one] Schlüssel
   *[other] Schlüssel
 }
etherfields-cost-hours = { $n } { $n ->
    [one] Stunde
   *[other] Stunden
 }
etherfields-cost-spirit = { $n } Geist
etherfields-cost-seal = versiegle { $n }
etherfields-cost-seal-self = versiegle diese Karte
etherfields-cost-each-seals = jeder versiegelt { $n }
etherfields-cost-discard-cards = lege { $n } ab
etherfields-cost-discard-influence = lege { $n } ab
etherfields-cost-return-to-market = { $n } zurück in den Markt
etherfields-cost-discard-self = lege diese Karte ab
etherfields-cost-discard-top = lege die obersten { $n } ab
etherfields-cost-flip-progress = drehe { $n } um
etherfields-cost-discard-progress = lege { $n } Fortschritt ab
etherfields-cost-discard-item = lege { $n } Gegenstand ab
etherfields-cost-take-off-mask = lege deine Maske ab
etherfields-cost-remove-self = entferne diese Karte
etherfields-cost-marker = { $n } { $what }
etherfields-basic-move = Bewegung
etherfields-basic-exertion = Anstrengung

## Fragen

etherfields-ask-anything = Was nun?
etherfields-ask-command = Wer tut was?
etherfields-ask-pay = { $character } zahlt für „{ $for }“: mit welcher Karte?
etherfields-ask-step = { $character } bewegt sich, noch { $steps }: wohin?
etherfields-ask-way = { $ability }: auf welche Weise?
etherfields-ask-way-of = { $ability }. { $text } Auf welche Weise?
etherfields-ask-alternative = Welcher Preis?
etherfields-ask-alternative-of = { $ability }: welcher Preis?
etherfields-ask-color = Welche Farbe?
etherfields-ask-color-of = { $ability }: welche Farbe?
etherfields-ask-x = Wie viele?
etherfields-ask-x-exertion = { $character } strengt sich an: wie viele Stunden? Jede ist ein Feld.
etherfields-ask-x-of = { $ability }: wie viele?
etherfields-ask-target = Wen oder was betrifft es?
etherfields-ask-target-character = { $character } wählt: Wen oder was betrifft es?
etherfields-ask-target-figure = { $figure }: Auf wen geht es zu?
etherfields-ask-target-of = { $ability }: Wen oder was betrifft es?
etherfields-ask-reroll = { $roller }: Der Würfel zeigt { $face }. Neu würfeln?
etherfields-ask-interrupt = Möchte jemand jetzt etwas einsetzen?
etherfields-ask-prevent = { $what ->
    [seal] { $character } müsste { $n } versiegeln{ $why }.
   *[other] { $character } müsste { $n } erleiden{ $why }.
 } Verhindert es jemand?
etherfields-ask-boost-penalty = { $character }: Verhängnis, die Stärkung ist misslungen. Was kostet es?
etherfields-ask-reshuffle-penalty = { $character } hatte keine Karte mehr zum Ziehen und hat neu gemischt. Was kostet es?
etherfields-ask-discard-first = { $character }: Vor dem Nachziehen Karten ablegen?
etherfields-ask-draw-bonus = { $character }: Wie viele der { $bonus } Bonuskarten?
etherfields-ask-hand-limit = { $character } hat zu viele Handkarten: Welche geht?
etherfields-ask-progress-limit = { $character } hat zu viele Fortschrittskarten: Welche geht?
etherfields-ask-make-room = { $character }: welche ausgelegte Karte macht Platz?
etherfields-ask-lay-free = { $character } darf kostenlos eine Karte auslegen.
etherfields-ask-look-price = { $character } legt eine Karte ab, um ein Geheimnis anzuschauen.
etherfields-ask-look-secret = { $character }: welches Geheimnis?
etherfields-ask-look = Welches Geheimnis?
etherfields-ask-look-character = { $character }: Welches Geheimnis?
etherfields-ask-stone-price = { $character } gibt drei Karten für einen Leuchtstein, noch { $left }.
etherfields-ask-cost-discard = { $character } legt für den Preis ab, noch { $left }.
etherfields-ask-cost-flip = { $character } dreht für den Preis um, noch { $left }.
etherfields-ask-cost-return = { $character } gibt für den Preis zurück, noch { $left }.
etherfields-ask-discard-item = Welcher Gegenstand?
etherfields-ask-item-slot = Für { $item } ist kein Platz frei: Was macht Platz?
etherfields-ask-remove-mutation = { $character }: welche Wandlung, und womit bezahlt?
etherfields-ask-free-marker = Alle Absichtsmarker liegen irgendwo. Welche Aktion gibt einen für „{ $ability }“ her?
etherfields-ask-enter = { $character }: Wo kommst du herein?
etherfields-ask-appear = Wo erscheint es?
etherfields-ask-appear-figure = { $figure } erscheint: Wo?
etherfields-ask-appear-creature = { $creature } erscheint: Wo?
etherfields-ask-point = Wo erscheint es?
etherfields-ask-push-who = Auf { $field } ist kein Platz. Wer wird weggestoßen?
etherfields-ask-push = Wohin?
etherfields-ask-push-figure = { $figure } wird weggestoßen: Wohin?
etherfields-ask-displaced = Wohin?
etherfields-ask-displaced-figure = { $figure } verliert das Feld: Wohin?
etherfields-ask-order = Mehreres geschieht zugleich. Was kommt zuerst?
etherfields-ask-order-face = Welches Wesen bewegt sich zuerst?
etherfields-ask-order-step = Schritt „{ $step }“: Welcher Effekt kommt zuerst?
etherfields-ask-roll-how = Ein Wurf für alle Wesen, oder jedes für sich?
etherfields-ask-weakness = Eine Schwäche: zahlen oder tragen?
etherfields-ask-weakness-of = { $character } zieht { $card }: zahlen oder tragen?
etherfields-ask-trigger = Einsetzen?
etherfields-ask-trigger-of = { $ability }: { $text } Einsetzen?
etherfields-ask-reward = Welche Belohnung?
etherfields-ask-reward-character = { $character }: Welche Belohnung?
etherfields-ask-turn = { $character } ist am Zug. Was nun?
etherfields-ask-distribute = Wer bekommt { $kind }? Noch { $left }.
etherfields-ask-ability = Welche Fähigkeit?
etherfields-ask-buy = { $character }: Welche Karte kaufst du?
etherfields-ask-gain = Eine Karte ist gewonnen. Wer bekommt sie?
etherfields-ask-mask = Welche Maske?
etherfields-ask-mask-character = { $character }: Welche Maske?
etherfields-ask-new-mask = { $character }: { $mask } gleich anlegen? { $text }
etherfields-ask-new-mask-worn = { $character }: { $mask } gleich anlegen, statt { $worn }? { $text }
etherfields-ask-search = Welche Karte?
etherfields-ask-search-character = { $character }: Welche Karte?
etherfields-ask-terrain = { $kind }: Wo?
etherfields-ask-choice = Was tut ihr?
etherfields-ask-choice-of = { $text } Was tut ihr?
etherfields-ask-choice-character = { $character }: Was tust du?
etherfields-ask-choose = Was davon?
etherfields-ask-choose-of = { $text } Was davon?
etherfields-ask-choose-of-character = { $character }: { $text } Was davon?
etherfields-ask-choose-character = { $character }: Was davon?
etherfields-ask-start = Diesen Schlummer beginnen oder liegen lassen?
etherfields-ask-start-of = { $slumber }. { $text } Diesen Schlummer beginnen oder liegen lassen?
etherfields-ask-abort = Runde { $round }: Weiter, oder den Schlummer abbrechen? (i sagt, was das kostet.)
etherfields-ask-may = Möchtest du das?
etherfields-ask-may-character = { $character }: Möchtest du das?
etherfields-ask-may-of = { $text } Möchtest du das?
etherfields-ask-may-of-character = { $character }: { $text } Möchtest du das?
etherfields-ask-demand = { $character }: zahlen oder nicht?
etherfields-ask-demand-of = { $character }: { $text } Zahlen oder nicht?
etherfields-ask-creature-step = Wohin geht es?
etherfields-ask-creature-step-figure = { $figure } bewegt sich, noch { $left }: Wohin?
etherfields-ask-block = Welcher Schritt wird blockiert?
etherfields-ask-unblock = Welcher Schritt ist wieder frei?
etherfields-ask-seal = { $character } versiegelt eine Karte, noch { $n }: Welche?
etherfields-ask-mutation = Welche Wandlung?
etherfields-ask-mutation-creature = { $creature }: Welche Wandlung?
etherfields-ask-state = Welcher Zustand?
etherfields-ask-state-figure = { $figure }: Welcher Zustand?
etherfields-ask-relocate = Wohin?
etherfields-ask-relocate-figure = { $figure } wird versetzt: Wohin?
etherfields-ask-companion = Wo erscheint die Begleitung?
etherfields-ask-reorder = Welche Karte kommt als Nächstes?
etherfields-ask-gamble = Ein Glücksspiel: welche Zeile?
etherfields-ask-gamble-on = Euer Glück ergibt { $sum }. Weiter oder aufhören?
etherfields-ask-gamble-creature = Welches Wesen betrifft das Glücksspiel?
etherfields-ask-gamble-who = Wen betrifft das Glücksspiel?
etherfields-ask-dreamworld = { $location }. Was nun?
etherfields-ask-move-team = Wohin geht das Team? Noch { $left }.
etherfields-ask-gate = Ein Tor: Welcher Traum, oder ein Schlüssel und ein Schlummer?
etherfields-ask-payer = Wer bezahlt { $gate }?
etherfields-ask-fate-who = Wen betrifft dieses Schicksal?
etherfields-ask-fate-who-of = { $card }: { $text } Wen betrifft es?
etherfields-ask-rift = { $card }: Welche Verwerfung öffnet es?
etherfields-ask-solo = { $card } braucht andere. Behalten, oder entfernen und eine andere ziehen?
etherfields-ask-shop = Ein Kramladen. Eine Einkaufskarte einsetzen? Ihr habt { $left }.
etherfields-ask-shop-what = { $character }: Was kaufst du?
etherfields-ask-save-buy = { $character }: Vor dem Speichern Einflusskarten kaufen?
etherfields-ask-delta = { $character }: Was gibt dir das Delta?
etherfields-ask-deck = { $character } besitzt { $owned } Einflusskarten; { $n } waren im Deck. Wieder dasselbe Deck?
etherfields-ask-deck-copies = { $card }: wie viele von { $copies }? Bisher sind { $n } Karten im Deck, { $left } andere kommen noch.
etherfields-ask-choose-mask = { $character }: Welche Maske für diese Nacht?
etherfields-ask-seat = Wer nimmt Platz { $seat }?
etherfields-ask-first-player = Wer bekommt den Startmarker?
etherfields-ask-items = Welchen Gegenstand nehmt ihr mit? { $left ->
    [one] Ein Platz ist frei.
   *[other] { $left } Plätze sind frei.
 }
etherfields-ask-saved = Spielsitzung { $sitting } ist vorbei, alles ist gespeichert. { $told ->
        [1] Jeder Traum, den es gibt, ist gewonnen: Hier ruht die Geschichte. Durch die Straßen gehen könnt ihr noch.
       *[other] Gleich noch eine?
    }
etherfields-ask-nap = { $gate } ging verloren. Das Nickerchen darauf legen?
etherfields-ask-quit-dream = Wer im Traum speichert, stirbt darin: { $first ->
        [1] Dieser Traum beginnt wieder mit der ersten Runde, wenn ihr weiterspielt.
       *[other] Jeder von euch bekommt eine Schwäche und verliert allen Äther, das Tor bleibt euch, alle erwachen. Danach könnt ihr speichern.
    } Das Programm zu schließen kostet nichts: Der genaue Augenblick bleibt ohnehin erhalten.
etherfields-ask-endless = Der nächste Schlummer ist { $slumber }. Spielt ihr ihn, oder kommt er unter den Stapel und ihr spielt das endlose Quadrat?

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
etherfields-do-choose-hours = { $what ->
    [one] 1 Stunde
   *[other] { $what } Stunden
 }
etherfields-do-cancel = doch nicht
etherfields-do-accept = dabei bleiben
etherfields-do-accept-prevent = es geschehen lassen
etherfields-do-reroll = mit einem Leuchtstein neu würfeln
etherfields-do-go-on = weiter
etherfields-do-decline = nein
etherfields-do-done = fertig
etherfields-do-suffer = { $what } erleiden
etherfields-do-seal = { $what } versiegeln
etherfields-do-lose-glowstone = einen Leuchtstein verlieren
etherfields-do-discard = { $what } ablegen
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
etherfields-do-wear = { $what } anlegen
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
etherfields-do-gamble = mit Spielkarten um Glück spielen
etherfields-do-deliver = Erlösung
etherfields-do-row = { $what }
etherfields-do-stop-gamble-on = aufhören
etherfields-row-mutations = Wandlungen
etherfields-row-glowstones = Leuchtsteine
etherfields-row-hours = Stunden
etherfields-row-suffering = Leiden
etherfields-row-sealing = Versiegeln
etherfields-do-go = gehen: { $what }
etherfields-do-go-shortcut = Abkürzung: { $what }
etherfields-do-awaken = erwachen
etherfields-do-save = die Kampagne speichern
etherfields-do-enter-gate = { $what } betreten
etherfields-do-slumber = ein Schlüssel und ein Schlummer
etherfields-do-pay-entry = { $what }
etherfields-do-name = { $what }
etherfields-do-seat = { $what }
etherfields-do-as-before = wie zuvor
etherfields-do-build = neu bauen
etherfields-do-heal-all = alles Leiden heilen
etherfields-do-unseal-all = alle Karten entsiegeln
etherfields-do-unflip-all = alle Fortschrittskarten auf die Vorderseite drehen
etherfields-do-reshuffle = das Deck neu mischen
etherfields-do-shop = eine Einkaufskarte einsetzen
etherfields-do-buy-cards = Einflusskarten
etherfields-do-buy-item = ein zufälliger Gegenstand für Äther
etherfields-do-equip = { $what }
etherfields-do-continue = noch eine Spielsitzung
etherfields-do-close = es dabei belassen
etherfields-do-nap = das Nickerchen auf das Tor legen
etherfields-do-quit-dream = im Traum speichern, was einen Tod kostet
etherfields-do-die = sterben und den Traum verlassen
etherfields-do-play-slumber = ihn spielen
etherfields-do-endless = stattdessen das endlose Quadrat
etherfields-way-once = ein Wurf für alle
etherfields-way-separately = jedes für sich

## Was geschah

etherfields-tell-action-named = { $character }: { $ability }.
etherfields-tell-rolled = Der Würfel zeigt { $face }.
etherfields-tell-boosted = Die Stärkung bringt { $n } mehr.
etherfields-tell-boost-failed = Verhängnis: Daraus wird nichts.
etherfields-tell-gave-up = { $character } gibt auf.
etherfields-tell-suffered = { $character } erleidet { $n } (jetzt { $now }).
etherfields-tell-healed = { $character } heilt { $n } (jetzt { $now }).
etherfields-tell-gained = { $character } erhält { $n } { $what }.
etherfields-tell-lost = { $character } verliert { $n } { $what }.
etherfields-tell-team-gained = Das Team erhält { $n } { $what }.
etherfields-tell-team-lost = Das Team verliert { $n } { $what }.
etherfields-tell-hours = { $now ->
    [one] Die Uhr zeigt 1 Stunde (vorher { $before }).
   *[other] Die Uhr zeigt { $now } Stunden (vorher { $before }).
 }
etherfields-tell-card-gained = { $character } erhält { $card }.
etherfields-tell-laid = { $character } legt { $card } aus.
etherfields-tell-item-discarded = { $item } wird abgelegt.
etherfields-tell-died = { $character } stirbt.
etherfields-tell-figure-moved = { $of } geht nach { $to }.
etherfields-tell-figure-placed = { $of } erscheint auf { $field }.
etherfields-tell-figure-removed = { $of } ist fort.
etherfields-tell-shuffled = { $character } mischt.
etherfields-tell-voted = { $character } stimmt ab.
etherfields-tell-card-unseen = { $character } nimmt eine Karte, die sonst niemand sieht.
etherfields-tell-deck-card-moved = Bei { $character } wechselt eine Karte des Decks verdeckt ihren Platz.
etherfields-tell-passed = { $character } passt.
etherfields-tell-reward = Ihr erhaltet die Belohnung.
etherfields-tell-revealed = { $what } wird aufgedeckt.
etherfields-tell-tile-placed = { $tile } liegt auf dem Tisch.
etherfields-tell-mutation-added = { $creature } wandelt sich: { $mutation }.
etherfields-tell-round = Runde { $round }.
etherfields-tell-gained-secret = { $character } erhält { $what }.
etherfields-tell-looked = { $character } schaut { $thing } an.
etherfields-tell-looked-through = { $character } sieht: { $cards }.
etherfields-tell-mask = { $character } legt { $now } an.
etherfields-tell-mask-off = { $character } legt die Maske ab.
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
etherfields-tell-prevented = { $character } bleibt { $n } erspart.
etherfields-tell-weakness-drawn = { $character } zieht eine Schwäche: { $card }.
etherfields-tell-markers-placed = { $n } { $what } auf { $at }.
etherfields-tell-group = { $character } hat für „{ $ability }“ bezahlt: { $markers } von { $size }.
etherfields-tell-item-equipped = { $item } ist zur Hand.
etherfields-tell-abort = Ihr brecht den Schlummer ab.
etherfields-tell-no-more-rounds = Es gibt keine weitere Runde.
etherfields-tell-action-blocked = „{ $ability }“ kann nicht mehr benutzt werden.
etherfields-tell-action-cancelled = Aus „{ $ability }“ wird nichts.
etherfields-tell-card-drawn = { $character } zieht { $cards }.
etherfields-tell-card-discarded = { $character } legt { $cards } ab.
etherfields-tell-card-turned = { $character } legt vom Deck ab: { $cards }.
etherfields-tell-card-sealed = { $character } versiegelt { $cards }.
etherfields-tell-card-unsealed = { $character } entsiegelt { $cards }.
etherfields-tell-card-taken = { $character } nimmt { $cards } zurück.
etherfields-tell-card-put-away = { $character } räumt { $cards } weg.
etherfields-tell-card-put-back = { $character } legt { $cards } ins Deck.
etherfields-tell-chosen = Ihr wählt: { $text }.
etherfields-tell-clue-discarded = Der Hinweis { $clue } ist fort.
etherfields-tell-creature-changed = { $before } wird zu { $now }.
etherfields-tell-dismissed = { $companion } verlässt euch.
etherfields-tell-district = Die Traumwelt wächst: { $tile }.
etherfields-tell-dream-entered = Ihr betretet { $gate }.
etherfields-tell-face-set = Der Würfel zeigt jetzt { $face }.
etherfields-tell-field-blocked = { $field } ist blockiert.
etherfields-tell-field-unblocked = { $field } ist wieder frei.
etherfields-tell-figure-moved-first = { $of } kommt auf { $to } herein.
etherfields-tell-figure-moved-push = { $of } wird nach { $to } weggestoßen.
etherfields-tell-figure-moved-relocate = { $of } wird nach { $to } versetzt.
etherfields-tell-figure-moved-put-back = { $of } wird nach { $to } zurückgesetzt.
etherfields-tell-flipped = { $character } dreht { $card } um.
etherfields-tell-unflipped = { $character } dreht { $card } auf die Vorderseite.
etherfields-tell-gate-lost = Das Tor { $gate } ist verloren.
etherfields-tell-gate-status = { $now ->
    [won] { $gate } liegt hinter euch.
    [available] { $gate } steht euch offen.
   *[other] { $gate } bleibt euch offen.
 }
etherfields-tell-group-done = { $character } hat den letzten Teil von „{ $ability }“ bezahlt.
etherfields-tell-ignored = { $character } bleibt davon unberührt.
etherfields-tell-intent-marker-taken = „{ $ability }“ gibt einen Marker her.
etherfields-tell-item-slot = Es ist Platz für einen weiteren Gegenstand.
etherfields-tell-item-stored = { $item } kommt ins Lager.
etherfields-tell-markers-moved = { $n } { $what } von { $source } nach { $at }.
etherfields-tell-markers-taken = { $n } { $what } von { $at } genommen.
etherfields-tell-market-grew = { $what } kommt in den Markt.
etherfields-tell-market-shown = { $character } sieht { $cards }.
etherfields-tell-memory = { $character } erinnert sich: { $memory }.
etherfields-tell-movement-set = Die Bewegung von { $creatures } ist jetzt { $n }.
etherfields-tell-mutation-removed = { $creature } verliert { $mutation }.
etherfields-tell-overlay-placed = { $overlay } liegt auf der Karte.
etherfields-tell-overlay-removed = { $overlay } ist fort.
etherfields-tell-redirected = { $to } leidet anstelle von: { $character }.
etherfields-tell-removed = { $what } ist aus dem Spiel.
etherfields-tell-rift = Eine Verwerfung öffnet sich auf { $tile }: { $fate }.
etherfields-tell-rift-emptied = Die Verwerfung auf { $tile } schließt sich.
etherfields-tell-season = Die Jahreszeit ist jetzt { $now }.
etherfields-tell-secret-seen = Ihr schaut { $what } an.
etherfields-tell-sign = { $character } setzt das Zeichen { $sign } bei { $spot } ein.
etherfields-tell-slumber-deck-seen = Ihr schaut die nächsten Schlummer an: { $tiles }.
etherfields-tell-slumber-drawn = Ihr sinkt in einen Schlummer: { $slumber }.
etherfields-tell-socket-filled = { $character } setzt einen Leuchtstein in die Fassung.
etherfields-tell-socket-emptied = { $character } nimmt den Leuchtstein aus der Fassung.
etherfields-tell-socket-activated = Eine Fassung beginnt zu leuchten.
etherfields-tell-socket-deactivated = Eine Fassung erlischt.
etherfields-tell-step = Schritt „{ $step }“.
etherfields-tell-step-blocked = Der Schritt „{ $step }“ ist blockiert.
etherfields-tell-step-effect = { $source } wirkt.
etherfields-tell-step-skipped = Der Schritt „{ $step }“ entfällt.
etherfields-tell-step-unblocked = Der Schritt „{ $step }“ ist wieder frei.
etherfields-tell-stunned = Die Figur ist betäubt: { $character } leidet nicht durch sie.
etherfields-tell-returned = { $result ->
    [victory] Der Traum ist gewonnen. Ihr seid wieder hier: { $location }.
    [failure] Der Traum ist verloren. Ihr seid wieder hier: { $location }.
   *[other] Es ist vorbei. Ihr seid wieder hier: { $location }.
 }
etherfields-tell-gamble = Ihr spielt um Glück ({ $row }): Es ergibt { $sum }.
etherfields-tell-gambled = { $won ->
    [1] Das Pech ergibt { $sum }: Ihr gewinnt.
   *[other] Das Pech ergibt { $sum }: Ihr verliert.
 }
etherfields-tell-campaign-begun = Eine Kampagne beginnt.
etherfields-tell-first-dream-again = Alles ist, wie es war, und das erste Tor steht wieder offen.
etherfields-tell-seated = Ihr habt die Plätze getauscht.
etherfields-tell-awakening = Ihr erwacht.
etherfields-tell-deck-built = { $character } hat ein Deck aus { $n } Einflusskarten; { $stash } bleiben im Vorrat.
etherfields-tell-team-placed = Das Team steht hier: { $location }.
etherfields-tell-team-moved = Das Team kommt an: { $location }.
etherfields-tell-fate-drawn = Schicksal: { $fate }.
etherfields-tell-delta = Die Deltaphase.
etherfields-tell-shopping = Ihr geht einkaufen.
etherfields-tell-item-bought = { $character } kauft { $item }.
etherfields-tell-item-chosen = Ihr nehmt { $item } mit.
etherfields-tell-saving = Ihr speichert.
etherfields-tell-endless = Der Schlummer kommt unter den Stapel; ihr spielt stattdessen { $slumber }.
etherfields-tell-ether-note = { $character } bekommt eine Äthernotiz.
etherfields-tell-sitting = Spielsitzung { $sitting } beginnt.
etherfields-tell-nap = Das Nickerchen liegt auf { $gate }.
etherfields-tell-summoned = { $companion } begleitet: { $character }.
etherfields-tell-swapped = { $character } und { $other } tauschen { $cards }.
etherfields-tell-terrain-placed = Auf { $fields } ist jetzt { $terrain }.
etherfields-tell-terrain-removed = Auf { $field } nicht mehr: { $terrain }.
etherfields-tell-tile-removed = { $tile } ist fort.
etherfields-tell-tile-rotated = { $tile } dreht sich.
etherfields-tell-to-market = { $what } geht in den Markt.
etherfields-tell-trap = { $character } gerät auf { $field } in eine Falle.
etherfields-tell-triggered = „{ $ability }“ wirkt.
etherfields-tell-turn-card-discarded = Die Rundenkarte { $card } wird abgelegt.
etherfields-tell-turn-card-put-under = Die Rundenkarte { $card } kommt unter den Stapel. Jetzt liegt oben: { $next }.
etherfields-tell-turn-deck-seen = Die nächsten Rundenkarten: { $cards }.
etherfields-tell-turn-ended = { $character } beendet den Zug.
etherfields-tell-weakness-removed = { $character } ist { $card } los.
etherfields-tell-script = Handlung { $n }.
etherfields-tell-journal = Aufgeschrieben: { $text }

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
etherfields-reason-saved = Die Kampagne ist gespeichert, und ihr lasst es dabei.
etherfields-reason-story-pauses = Jeder Traum, den es gibt, ist gewonnen. Hier ruht die Geschichte; sie ist gespeichert und kann weitergehen, sobald es mehr von ihr gibt.
etherfields-reason-death = Jemand von euch ist gestorben, und damit ist es vorbei.
etherfields-reason-morning = Das Ende Der Morgen: Sie ist hereingerufen, und es ist vier Uhr.
etherfields-reason-ladder = Das Ende Die Leiter: Einer muss es ja machen, und jemand macht es.
etherfields-reason-quits = Das Ende Quitt: Niemand schuldet jemandem etwas.
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

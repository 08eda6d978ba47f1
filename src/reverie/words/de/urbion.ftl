### Urbion: Karten, Fragen, Antworten und Ereignisse in Worten.

urbion-name = Urbion
urbion-summary = Bring die Träume von zwölf Städten ins Gleichgewicht, bevor die Karten ausgehen.
urbion-example-answer = census S2w
urbion-example-rule = URB-BASE-35

## Träume: eine Art, ein Einfluss, ein Element

urbion-dream-sogna = Sogna { $influence } { $element }
urbion-dream-incubus = Inkubus { $influence } { $element }
urbion-dream-wizard = Zauberer { $influence } { $element }
urbion-dream-meta = Meta { $influence } { $element }
urbion-dream-concord = Eintracht { $influence }
urbion-dream-chaos = Chaos { $influence }
urbion-dream-chromatic = Chromatisches Chaos { $influence }
urbion-with-postcard = { $card } ({ $postcard })
urbion-slot = Traum { $number }
urbion-element-earth = Erde
urbion-element-water = Wasser
urbion-element-fire = Feuer
urbion-element-air = Luft
urbion-element-all = alle
urbion-element-chaos = Chaos
urbion-element-chromatic = Chrom.
urbion-tint-earth = Er
urbion-tint-water = Wa
urbion-tint-fire = Fe
urbion-tint-air = Lu
urbion-tint-all = alle
urbion-tint-chaos = Ch
urbion-tint-chromatic = CC

## Städte

urbion-city-square = Stadtplatz
urbion-city-square-short = Platz
urbion-city-garden = Hängender Garten
urbion-city-garden-short = Garten
urbion-city-vacant = unbesetzt
urbion-city-temple-earth = Erdtempel
urbion-city-temple-water = Wassertempel
urbion-city-temple-fire = Feuertempel
urbion-city-temple-air = Lufttempel

## Seiten

urbion-side-sognae = Sognae
urbion-side-incubi = Inkubi

## Bücher

urbion-book_flying_sognae = Buch der fliegenden Sognae
urbion-book_flying_sognae-short = fliegende Sognae
urbion-book_flying_sognae-line = eine Sogna zieht zu einer anderen Stadt
urbion-book_flying_incubi = Buch der fliegenden Inkubi
urbion-book_flying_incubi-short = fliegende Inkubi
urbion-book_flying_incubi-line = ein Inkubus zieht zu einer anderen Stadt
urbion-book_invisible_sognae = Buch der unsichtbaren Sognae
urbion-book_invisible_sognae-short = unsichtbare Sognae
urbion-book_invisible_sognae-line = eine Sogna auf dem Tisch wird abgeworfen
urbion-book_invisible_incubi = Buch der unsichtbaren Inkubi
urbion-book_invisible_incubi-short = unsichtbare Inkubi
urbion-book_invisible_incubi-line = ein Inkubus auf dem Tisch wird abgeworfen
urbion-book_freedom = Buch der freiheitsliebenden Träume
urbion-book_freedom-short = Freiheit
urbion-book_freedom-line = eine Stadt ohne Träume wird befriedet
urbion-book_balance = Buch des vollkommenen Gleichgewichts
urbion-book_balance-short = Vollk. Gleichgewicht
urbion-book_balance-line = ein Zensus, dessen Perfektes Gleichgewicht bis zu zwei Städte einbringt
urbion-book_prophecies = Buch der Prophezeiungen
urbion-book_prophecies-short = Prophezeiungen
urbion-book_prophecies-line = die obersten zwei Träume, mit beiden Büchern vier, ansehen und beliebig geordnet zurücklegen

## Postkarten

urbion-dreamcatcher = Traumfänger
urbion-dreamcatcher-short = Fang
urbion-dreamcatcher-line = sein Traum liegt allein auf seiner Seite der befriedeten Stadt
urbion-doves = Tauben
urbion-doves-short = Taub.
urbion-doves-line = der Zensus ist ein Perfektes Gleichgewicht
urbion-seer = Seher
urbion-seer-short = Seher
urbion-seer-line = die Träume der befriedeten Stadt zeigen alle vier Elemente
urbion-mages = Magier im Urlaub
urbion-mages-short = Mag.
urbion-mages-line = mindestens zwei Chaoskarten liegen auf dem Tisch
urbion-hourglass = reumütige Sanduhr
urbion-hourglass-short = Uhr
urbion-hourglass-line = dreht sich an jedem Zugende, nach einer vollen Drehung ist sie verloren; die Zahl zählt die Viertel
urbion-flagship = Flaggschiff
urbion-flagship-short = Schi.
urbion-flagship-line = fährt zu jedem Zugbeginn mit seinem Traum eine Reihe hinunter; ist die Seite voll, ist es verloren
urbion-rocket = ruhende Rakete
urbion-rocket-short = Rak.
urbion-rocket-line = verloren, sobald ihr Traum bewegt wird
urbion-planbot = Planbot
urbion-planbot-short = Plan
urbion-planbot-line = je ein Traum aus jeder Reihe ergibt, nach unten gelesen, eine Folge von vier Zahlen

## Fragen

urbion-ask-book = Ein Buch aufdecken? Jedes Buch kostet Karten des Traumstapels.
urbion-ask-sides = { $row }: Wohin kommen diese Träume: { $cards }?
urbion-ask-opening-chaos = Beim Austeilen erscheint ein Chaos. An welche Stadt kommt es?
urbion-ask-main = Lege einen Traum an oder wirf einen für eine Aktion ab.
urbion-ask-pair = { $use ->
    [alliance] Verbünden gegen die Leere
    [rebuild] Umbau
    [side-change] Seitenwechsel
   *[other] Zwei Karten
 }: { $card } und welche andere Karte?
urbion-ask-swap = Tauschen: Welcher Traum der oberen Reihe?
urbion-ask-swap-with = Tauschen: { $card } wechselt den Platz mit welchem Traum darunter?
urbion-ask-rebuild = Umbau: Welche Stadt, die obere zuerst?
urbion-ask-rebuild-with = Umbau: Die Stadt von { $row } tauscht mit welcher Stadt darunter?
urbion-ask-side-change = Seitenwechsel: Welcher Traum kommt auf die andere Seite?
urbion-ask-fly = { $side ->
    [sognae] Fliegende Sognae
   *[other] Fliegende Inkubi
 }: Welcher Traum zieht um?
urbion-ask-fly-to = Es fliegt: { $card }. In welche Reihe?
urbion-ask-vanish = { $side ->
    [sognae] Unsichtbare Sognae
   *[other] Unsichtbare Inkubi
 }: Welcher Traum wird abgeworfen?
urbion-ask-freedom = Freiheit: Welche leere Stadt wird befriedet?
urbion-ask-second = Der Zauberer erlaubt eine zweite Aktion.
urbion-ask-clean = Zensus, { $row }: Träume abwerfen, deren Einfluss zusammen 0 ergibt?
urbion-ask-bonus = Perfektes Gleichgewicht! Wie viele Städte nimmst du vom Stapel?
urbion-ask-prophecy = Prophezeiungen: Welche Karte liegt als nächste, von oben nach unten?
urbion-ask-wise = Gezogen: { $card }. Mit einem Weisen Chaos zurücklegen?
urbion-ask-chaos = Gezogen: { $card }. Was geschieht damit?
urbion-ask-chromatic = Gezogen: { $card }. Wohin damit?
urbion-ask-revealed = Vom Chromatischen Chaos aufgedeckt: { $card }. Wohin damit?
urbion-ask-flagship = Welches Flaggschiff fährt als nächstes?

## Antworten

urbion-do-no-more-books = keine weiteren Bücher
urbion-do-reveal-book = ein Buch aufdecken
urbion-do-sides = { $cards }
urbion-do-sides-both-sognae = beide auf die Seite der Sognae
urbion-do-sides-both-incubi = beide auf die Seite der Inkubi
urbion-do-sides-sognae-incubi = den ersten zu den Sognae, den zweiten zu den Inkubi
urbion-do-sides-incubi-sognae = den ersten zu den Inkubi, den zweiten zu den Sognae
urbion-do-play = anlegen: { $card } bei { $row }
urbion-do-swap = abwerfen: { $card } – Tauschen
urbion-do-census = abwerfen: { $card } – Zensus
urbion-do-pass = abwerfen: { $card } – verzichten
urbion-do-flying-sognae = abwerfen: { $card } – fliegende Sognae
urbion-do-flying-incubi = abwerfen: { $card } – fliegende Inkubi
urbion-do-invisible-sognae = abwerfen: { $card } – unsichtbare Sognae
urbion-do-invisible-incubi = abwerfen: { $card } – unsichtbare Inkubi
urbion-do-freedom = abwerfen: { $card } – Freiheit
urbion-do-full-balance = abwerfen: { $card } – vollk. Gleichgewicht
urbion-do-prophecies = abwerfen: { $card } – Prophezeiungen
urbion-do-rebuild = abwerfen: { $card } – Umbau
urbion-do-side-change = abwerfen: { $card } – Seitenwechsel
urbion-do-rebuild-two = abwerfen: { $card } und eine weitere – Umbau
urbion-do-side-change-two = abwerfen: { $card } und eine weitere – Seitenwechsel
urbion-do-alliance = abwerfen: { $card } und eine weitere – Verbünden
urbion-do-switch-polarity = abwerfen: { $card } – Polarität tauschen
urbion-do-and = und { $card }
urbion-do-exchange = { $card } bei { $row }
urbion-do-exchange-with = mit { $card } bei { $row }
urbion-do-city = { $row }, { $city }
urbion-do-city-with = mit { $row }, { $city }
urbion-do-flip = { $card } bei { $row } wird { $turned }
urbion-do-fly = { $card } bei { $row }
urbion-do-fly-to = nach { $row }, { $city }
urbion-do-vanish = abwerfen: { $card } bei { $row }
urbion-do-free = befrieden: { $row }, { $city }
urbion-do-stop = keine zweite Aktion
urbion-do-again-swap = Tauschen
urbion-do-again-census = Zensus
urbion-do-again-flying-sognae = fliegende Sognae
urbion-do-again-flying-incubi = fliegende Inkubi
urbion-do-again-invisible-sognae = unsichtbare Sognae
urbion-do-again-invisible-incubi = unsichtbare Inkubi
urbion-do-again-freedom = Freiheit
urbion-do-again-full-balance = vollkommenes Gleichgewicht
urbion-do-again-prophecies = Prophezeiungen
urbion-do-clean = abwerfen: { $cards }
urbion-do-clean-none = nichts abwerfen
urbion-do-bonus-0 = keine
urbion-do-bonus-1 = eine Stadt
urbion-do-bonus-2 = zwei Städte
urbion-do-put = als nächste: { $card }
urbion-do-face = keines verwenden
urbion-do-wise = eines verwenden: Die Karte kommt in den Stapel zurück
urbion-do-place = anlegen bei { $row }, { $city }
urbion-do-place-sided = anlegen bei { $row }, { $city }: { $turned }
urbion-do-ruin = { $row } verwüsten, { $city }: Alle Träume dort werden abgeworfen
urbion-do-reveal = die nächsten vier Träume aufdecken
urbion-do-lay = bei { $row }, { $city }: { $turned }
urbion-do-lay-plain = bei { $row }, { $city }
urbion-do-sail = { $card } bei { $row }
urbion-do-swap-polarity = Polarität tauschen (acht abgeworfene Karten in die Schachtel)

# Dasselbe, wo wenig Platz ist.

urbion-brief-play = { $card } bei { $row }
urbion-brief-swap = Tauschen für { $card }
urbion-brief-census = Zensus für { $card }
urbion-brief-pass = verzichten: { $card }
urbion-brief-flying-sognae = flieg. Sognae für { $card }
urbion-brief-flying-incubi = flieg. Inkubi für { $card }
urbion-brief-invisible-sognae = unsichtb. Sognae für { $card }
urbion-brief-invisible-incubi = unsichtb. Inkubi für { $card }
urbion-brief-freedom = Freiheit für { $card }
urbion-brief-full-balance = vollk. Gleichgew. für { $card }
urbion-brief-prophecies = Prophezeiungen für { $card }
urbion-brief-rebuild = Umbau für { $card }
urbion-brief-side-change = Seitenwechsel für { $card }
urbion-brief-rebuild-two = Umbau für { $card } + 1
urbion-brief-side-change-two = Seitenwechsel für { $card } + 1
urbion-brief-alliance = Verbünden für { $card } + 1
urbion-brief-switch-polarity = Polarität für { $card }
urbion-brief-clean = { $cards }
urbion-brief-clean-none = nichts
urbion-brief-put = { $card }
urbion-brief-ruin = { $row } verwüsten
urbion-brief-place = bei { $row }
urbion-brief-place-sided = bei { $row }: { $turned }
urbion-brief-reveal = vier aufdecken
urbion-brief-lay = { $row }: { $turned }
urbion-brief-swap-polarity = Polarität tauschen

# Dasselbe unter der Karte oder der Reihe, um die es geht.

urbion-item-play = →{ $row }
urbion-item-play-sided = →{ $row } { $influence }
urbion-item-swap = Tauschen
urbion-item-census = Zensus
urbion-item-pass = Verzicht
urbion-item-flying-sognae = flieg.Sog.
urbion-item-flying-incubi = flieg.Ink.
urbion-item-invisible-sognae = uns.Sog.
urbion-item-invisible-incubi = uns.Ink.
urbion-item-freedom = Freiheit
urbion-item-full-balance = Gleichgew.
urbion-item-prophecies = Prophez.
urbion-item-rebuild = Umbau
urbion-item-side-change = Seite
urbion-item-rebuild-two = Umbau+1
urbion-item-side-change-two = Seite+1
urbion-item-alliance = Verbünden+1
urbion-item-switch-polarity = Polarität
urbion-item-lay = { $turned }

## Warnungen vor einer Antwort

urbion-warning-void = Die Leere ist bei einer Stadt ohne Träume: Mit einem Zensus ist das Spiel jetzt sofort verloren.

## Ereignisse

urbion-event-turn-of = { $who ->
    [you] Zug { $turn }, deiner.
   *[other] Zug { $turn }, { $who }.
 }
urbion-event-drawn = { $who ->
    [you] Gezogen:
   *[other] { $who } zieht:
 } { $card }.
urbion-event-played = { $who ->
    [you] Angelegt bei { $row }:
   *[other] { $who } legt an, { $row }:
 } { $card }.
urbion-event-paid = { $who ->
    [you] Abgeworfen:
   *[other] { $who } wirft ab:
 } { $card }.
urbion-event-laid = { $row } erhält { $card }.
urbion-event-turned-up = Aufgedeckt: { $card }.
urbion-event-milled = Aufgedeckt und abgeworfen: { $card }.
urbion-event-settled = { $card } kommt nach { $row }.
urbion-event-discarded = Abgeworfen: { $card }.
urbion-event-cleared = Von { $row } abgeworfen: { $card }.
urbion-event-moved = { $card } zieht von { $other } nach { $row }.
urbion-event-flipped = { $card } wechselt bei { $row } die Seite.
urbion-event-aside = Beiseitegelegt: { $card }.
urbion-event-resumed = Nun kommt an die Reihe: { $card }.
urbion-event-returned = Zurück in den Stapel: { $card }.
urbion-event-looked = { $who ->
    [you] Angesehen:
   *[other] { $who } sieht an:
 } { $card }.
urbion-event-on-top = Wieder obenauf, von oben nach unten: { $card }.
urbion-event-boxed = In die Schachtel: { $card }.
urbion-event-shuffled = Der Traumstapel wird gemischt ({ $pile ->
    [one] 1 Karte
   *[other] { $pile } Karten
 }).
urbion-event-city-opened = { $row } ist nun die Stadt { $city }.
urbion-event-city-claimed = Befriedet: { $row }, { $city }!
urbion-event-city-bonus = Bonus: { $city } ist vom Stapel weg befriedet.
urbion-event-city-void-bonus = Die Leere ist vertrieben: { $city } ist vom Stapel weg befriedet.
urbion-event-rebuilt = Die Städte von { $row } und { $other } tauschen den Platz.
urbion-event-postcard-placed = { $row }: eine Postkarte, { $postcard }.
urbion-event-postcard-kept = Eingezogen aus { $row }: { $postcard }, +1.
urbion-event-postcard-lost = Verloren in { $row }: { $postcard }, −2.
urbion-event-void-row = Die Leere steht bei { $row } ({ $stack ->
    [one] 1 Karte
   *[other] { $stack } Karten
 }).
urbion-event-void-stack_up = Die Leere steht auf ihrem Stapel ({ $stack ->
    [one] 1 Karte
   *[other] { $stack } Karten
 }).
urbion-event-void-stack_flat = Die Leere liegt auf ihrem Stapel ({ $stack ->
    [one] 1 Karte
   *[other] { $stack } Karten
 }).
urbion-event-void-gone = Die Leere ist fort.
urbion-event-polarity = { $who ->
    [you] Du hast nun die { $side ->
        [sognae] Sognae
       *[other] Inkubi
     }.
   *[other] { $who } hat nun die { $side ->
        [sognae] Sognae
       *[other] Inkubi
     }.
 }
urbion-event-book = Ein Buch wird aufgedeckt: { $book }.
urbion-event-wise = Ein Weises Chaos ist verbraucht ({ $left } übrig).
urbion-event-won = Alle Städte sind befriedet: gewonnen.
urbion-event-lost = Das Spiel ist verloren.
urbion-event-used-swap = { $who ->
    [you] Tauschen:
   *[other] { $who } tauscht:
 } zwei Träume.
urbion-event-used-census = { $who ->
    [you] Du hältst
   *[other] { $who } hält
 } einen Zensus.
urbion-event-used-pass = { $who ->
    [you] Du verzichtest
   *[other] { $who } verzichtet
 }.
urbion-event-used-flying-sognae = { $who ->
    [you] Du öffnest
   *[other] { $who } öffnet
 } das Buch der fliegenden Sognae.
urbion-event-used-flying-incubi = { $who ->
    [you] Du öffnest
   *[other] { $who } öffnet
 } das Buch der fliegenden Inkubi.
urbion-event-used-invisible-sognae = { $who ->
    [you] Du öffnest
   *[other] { $who } öffnet
 } das Buch der unsichtbaren Sognae.
urbion-event-used-invisible-incubi = { $who ->
    [you] Du öffnest
   *[other] { $who } öffnet
 } das Buch der unsichtbaren Inkubi.
urbion-event-used-freedom = { $who ->
    [you] Du öffnest
   *[other] { $who } öffnet
 } das Buch der freiheitsliebenden Träume.
urbion-event-used-full-balance = { $who ->
    [you] Du öffnest
   *[other] { $who } öffnet
 } das Buch des vollkommenen Gleichgewichts.
urbion-event-used-prophecies = { $who ->
    [you] Du öffnest
   *[other] { $who } öffnet
 } das Buch der Prophezeiungen.
urbion-event-used-rebuild = { $who ->
    [you] Umbau:
   *[other] { $who } baut um:
 } zwei Städte.
urbion-event-used-side-change = { $who ->
    [you] Seitenwechsel
   *[other] { $who }: Seitenwechsel
 }.
urbion-event-used-alliance = { $who ->
    [you] Du verbündest dich
   *[other] { $who } verbündet sich
 } gegen die Leere.
urbion-event-used-switch-polarity = { $who ->
    [you] Du tauschst
   *[other] { $who } tauscht
 } die Polarität.
urbion-event-used-swap-polarity = { $who ->
    [you] Du tauschst
   *[other] { $who } tauscht
 } die Polarität.
urbion-event-used-stop = { $who ->
    [you] Keine zweite Aktion
   *[other] { $who }: keine zweite Aktion
 }.
urbion-event-used-bonus-0 = Keine Bonusstadt wird genommen.
urbion-event-used-ruin = Das Chaos verwüstet { $row }.
urbion-event-used-reveal = Das Chaos deckt die nächsten Träume auf.
urbion-event-used-no-more-books = Keine weiteren Bücher.

## Enden

urbion-reason-all_cities = Alle Städte sind befriedet. Sognae und Inkubi leben im Gleichgewicht.
urbion-reason-deck_empty = Ein Traum war zu ziehen, und der Traumstapel war leer.
urbion-reason-deck_empty_first = Die Hand war aufzufüllen, und der Traumstapel war leer.
urbion-reason-inhabitants = Alle Städte sind befriedet, aber der Einwohnerstapel zählt weniger als 0.
urbion-reason-void = Der Zensus traf die Leere bei einer Stadt ohne Träume an.

## Der Tisch: Zonen, kurze Namen, Zahlen

urbion-zone-goal = Befriedet
urbion-zone-deck = Träume
urbion-zone-cities = Städte
urbion-zone-discard = Ablage
urbion-zone-box = Schachtel
urbion-zone-hand = Hand
urbion-zone-polarity = Polarität
urbion-zone-books = Bücher
urbion-zone-postcards = Postk.
urbion-zone-inhabitants = Einwohner
urbion-zone-wise = W. Chaos
urbion-zone-void = Leere
urbion-zone-drawn = Gezogen
urbion-zone-pending = Offen
urbion-zone-aside = Beiseite
urbion-zone-looked = Angesehen
urbion-zone-success = Erfolge
urbion-player = Person { $number }
urbion-claimed = { $claimed } von { $all }
urbion-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
urbion-known-top = obenauf
urbion-last = zuletzt
urbion-balanced = Gleichgewicht
urbion-void-here = Leere
urbion-figure-row = bei { $row }
urbion-figure-stack_up = auf dem Stapel
urbion-figure-stack_flat = liegt auf dem Stapel
urbion-figure-gone = fort
urbion-inhabitants-sum = { $sum } ({ $kept } eingezogen, { $lost } verloren)
urbion-no-book = keine
urbion-summary-cities = Befriedete Städte: { $claimed } von { $all }.
urbion-summary-inhabitants = Einwohner: { $sum }.
urbion-unseen-total = { " " }{ $count ->
    [one] 1 Traum, den du nicht siehst.
   *[other] { $count } Träume, die du nicht siehst.
 }
urbion-info-signs = + auf der Seite der Sognae, − auf der Seite der Inkubi; ± passt auf beide
urbion-info-signs-title = Einfluss
urbion-info-wizard = ein Zauberer: abgeworfen zahlt er zwei Aktionen
urbion-info-meta = eine Meta: Sogna und Inkubus zugleich
urbion-info-kept = { $line }: +1, sonst −2
urbion-info-void = zieht jeden Zug eine Stadt weiter; ihre Stadt bleibt im Zensus bis zuletzt außen vor
urbion-info-wise = legt ein Chaos, das für die Hand gezogen wurde, in den Stapel zurück

## Auflagen, Spielweisen und Module

urbion-edition-second = zweite Auflage
urbion-edition-first = erste Auflage
urbion-mode-solo = allein
urbion-mode-team = zu zweit
urbion-module-squares = Stadtplätze und Metas
urbion-module-squares-line = vier Städte für jedes Element; Träume für beide Seiten
urbion-module-chromatic = Das Chromatische Chaos
urbion-module-chromatic-line = ein Chaos, das überall liegen kann und einen weiteren Traum mitbringt
urbion-module-temples = Tempel und Eintracht
urbion-module-temples-line = vier Städte mit nur einem Element; Träume aller Elemente für beide Seiten
urbion-module-gardens = Hängende Gärten und Zauberer
urbion-module-gardens-line = vier Städte ohne Element; Zauberer, Umbau und Seitenwechsel
urbion-module-books = Die Bücher der Macht
urbion-module-books-line = eigene Aktionen, bezahlt mit Karten des Traumstapels
urbion-module-postcards = Postkarten ans Oniversum
urbion-module-postcards-line = Wünsche der Träume, die am Ende zählen; das Weise Chaos hilft
urbion-module-void = Die Leere
urbion-module-void-line = eine Figur zieht von Stadt zu Stadt und stört deinen Zensus

## Einstellungen

urbion-variant-book_price = Wie viele Träume ein Buch kostet, in der ersten Auflage.
urbion-value-book_price-usual = Zwei Karten des Traumstapels für jedes Buch.
urbion-value-book_price-3 = Schwerer: drei Karten für jedes Buch.
urbion-value-book_price-4 = Am schwersten: vier Karten für jedes Buch.
urbion-variant-team_hands = Ob beide die Karten der anderen Hand sehen.
urbion-value-team_hands-hidden = Jede Person sieht nur die eigene Hand.
urbion-value-team_hands-open = Beide Hände liegen offen.
urbion-variant-sognae_seat = Wer mit den Sognae beginnt und den ersten Zug hat.
urbion-value-sognae_seat-0 = Person 1 hat die Sognae und beginnt.
urbion-value-sognae_seat-1 = Person 2 hat die Sognae und beginnt.
urbion-variant-order = Ob die Reihenfolge der Stapel bekannt ist.
urbion-value-order-hidden = Alle Stapel liegen verdeckt.
urbion-value-order-open = Die Reihenfolge aller Stapel steht fest und ist bekannt: ein Rätsel ohne Zufall.
urbion-variant-cards = Welche Karten es gibt.
urbion-value-cards-default = Die üblichen Karten.

## Fertige Zusammenstellungen

urbion-preset-gentle = Das Grundspiel mit Stadtplätzen und Tempeln: mehr Städte und Träume für beide Seiten.
urbion-preset-classic = Das Grundspiel, wie es in der Schachtel liegt.
urbion-preset-nightmare = Alle sieben Module zusammen.

## Was eine schwere Wahl kostet

urbion-preview-ruin = { $count ->
    [0] kein Traum geht verloren
    [one] 1 Traum geht verloren
   *[other] { $count } Träume gehen verloren
 }
urbion-preview-reveal = { $lost } Karten verlassen den Stapel, { $left ->
    [one] 1 bleibt
   *[other] { $left } bleiben
 }
urbion-preview-wise = danach noch { $left }
urbion-preview-sum = die Reihe zählt dann { $sum }
urbion-preview-books = { $lost ->
    [0] keine Karte wird aufgedeckt, der Stapel hat { $deck }
   *[other] die Bücher kosten { $lost } von { $deck } Karten des Stapels; nur Chaos kommt zurück
 }
urbion-preview-again = keine weitere Karte wird abgelegt; deine Hand behält { $left }
urbion-preview-clean = { $count ->
    [0] alle Träume bleiben
   *[other] { $postcards ->
        [0] { $count } Träume gehen
        [one] { $count } Träume gehen, 1 Postkarte geht verloren
       *[other] { $count } Träume gehen, { $postcards } Postkarten gehen verloren
     }
 }
urbion-preview-bonus = { $left ->
    [0] keine Stadt bleibt im Stapel
    [one] 1 Stadt bleibt im Stapel
   *[other] { $left } Städte bleiben im Stapel
 }
urbion-preview-polarity = { $lost } Karten des Ablagestapels verlassen das Spiel, { $left ->
    [one] 1 bleibt dort
   *[other] { $left } bleiben dort
 }

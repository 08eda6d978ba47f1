### Etherfields: ein Leitfaden. Einleitungen und die Wörter des Regelverzeichnisses.

## Einleitungen

etherfields-guide-index = Jede Regel in einfachen Worten, jede mit ihrer Nummer, soweit Träume und Schlummer sie brauchen. Auf diese Nummern verweist das Spiel, wenn es etwas ablehnt, und `reverie rules ETH-PAY-01` zeigt jede davon im Terminal. Beginne mit der Runde und den Aktionen; das Übrige schlägst du nach, wenn es so weit ist.
    .title = Etherfields: die Regeln
etherfields-guide-round = Ein bis vier Charaktere teilen sich einen Traum. Jede Runde beginnt mit eurer Phase: Ihr zieht alle Karten nach, dann handelt ihr, so oft ihr es bezahlen könnt, in beliebiger Reihenfolge. Danach antworten die Traumlande: Die aktuelle Rundenkarte sagt, was die Wesen und der Traum selbst tun, und wird abgelegt. Gehen die Rundenkarten aus, ist eure Zeit vorbei.
    .advice = Seht euch die Rundenkarte an, bevor ihr handelt: Ihre Schritte sind das, was euch treffen wird, und ihre Farbe zeigt, wo Wesen erscheinen. Karten, die du in dieser Runde nicht brauchst, legst du vor dem nächsten Ziehen besser ab, als sie zu behalten.
    .title = Die Runde
etherfields-guide-actions = Fast alles, was du tust, zahlst du mit Absichten: Zorn, List und Wahrnehmung, die auf deinen Karten stehen. Eine Karte spielst du für das, was sie sagt, oder du legst sie für ihre Absichten ab; jede Hand ist also Geldbeutel und Werkzeugkasten zugleich. Reicht es nicht ganz, kannst du stärken: Wirf den Glückswürfel und hoffe.
    .advice = Wechselgeld gibt es nicht, also zahle so genau wie möglich. Stärke, wenn eins mehr genügt, und hebe einen Leuchtstein auf für den Tag, an dem der Würfel das Verhängnis zeigt. Teilt euch Gemeinschaftsaktionen: jetzt eine Rate, den Rest nächste Runde.
    .title = Aktionen und Bezahlen
etherfields-guide-map = Der Plan besteht aus Quadraten mit je vier Feldern. Du gehst von Feld zu Feld über ihre Kanten, um Mauern und blockierte Felder herum; in denselben Schritten zählt die Reichweite. Vier Figuren passen auf ein Feld, wenn es nicht ein großes Wesen für sich beansprucht.
    .advice = Zähle die Schritte, bevor du zahlst: Was du nicht gehst, ist verloren. Ein volles Feld ist ein Durchgang, kein Ort zum Bleiben.
    .title = Der Plan
etherfields-guide-creatures = Wesen folgen dem Nächsten von euch, so weit ihr Würfel sie lässt, und handeln in den Schritten der Rundenkarte. Mit der Zeit wandeln sie sich: Jeder Marker auf ihrem Quadrat macht sie für euch alle schlimmer. Zustände halten sie für eine Runde auf.
    .advice = Viele Wesen schaden nur denen in Reichweite; wegzugehen kann so gut sein wie ein Kampf. Wer mit einem Wesen auf einem Feld steht, hält es dort fest.
    .title = Wesen
etherfields-guide-suffering = Ihr verliert gemeinsam. Es genügt einer mit acht Leiden oder mit weniger als sechs Karten, die noch mitspielen, und ebenso ein leerer Vorrat an Leiden. Versiegeln wirkt harmlos, bis dein Deck dünn ist.
    .advice = Achte auf die Summe von Deck, Hand und Ablage, nicht nur auf das Deck. Zu dritt oder viert teilt ihr euch den Vorrat an Leiden, und er ist früher zu Ende, als man denkt.
    .title = Leiden und Tod
etherfields-guide-cards = Dein Einflussdeck ist der Charakter, den du spielst. Manche Karten kannst du als Fortschritt auslegen, und sie wirken für den Rest der Spielsitzung; Masken, Gegenstände und die Rückseiten deiner Karten kommen dazu, und Schwächen schleichen sich dazwischen.
    .advice = Lege Fortschrittskarten früh aus: Sie lohnen sich über viele Runden. Gegenstände sind für euch alle da, und wer zuerst einen braucht, darf ihn ausgeben.
    .title = Karten, Masken und Gegenstände
etherfields-guide-encounters = Einen Traum betretet ihr durch ein Tor, und er endet mit seiner eigenen Handlung; ein Schlummer ist eine kurze Begegnung mit einem Wesen in den Schlummerlanden. Hier steht, wie sie beginnen und enden, was sie hinterlassen und womit eine Kampagne beginnt.
    .title = Träume und Schlummer
etherfields-guide-dreamworld = Zwischen den Träumen geht ihr durch die Traumwelt, alle mit einem Marker. In ihren Bezirken warten Tore; Schlummer bringen euch die Schlüssel dafür. Genug für heute? Speichert. Am Ende der Kräfte? Erwacht, baut eure Decks neu und geht weiter.
    .advice = Erwacht lieber vor einem schweren Traum als danach: Es heilt alles, nimmt euch aber die Schlüssel. Jeder Schlummer ist ein Schlüssel; zählt also, wie viele ihr braucht, bevor eure Karten knapp werden.
    .title = Traumwelt und Kampagne
etherfields-guide-story = Handlungen erzählen die Geschichte, und in jedem Traum warten Geheimnisse auf euch. Hinweise, Weisheiten, Erinnerungen und Ausschnitte tragen sie weiter.
    .title = Handlungen und Geheimnisse
etherfields-guide-general = Die Regeln hinter allen anderen: welcher Text vorgeht, wer entscheidet, und was gilt, wenn mehreres zugleich geschieht.
    .title = Allgemeine Regeln
etherfields-guide-variants = Arten, anders zu spielen: nacheinander statt alle zugleich, allein mit einem einzigen Charakter, oder mit einem Kartenspiel neben dem Tisch.
    .title = Varianten

## Einstellungen

etherfields-variant-encounter = Was ihr spielt.
etherfields-value-encounter-gate_room = Den ersten Traum, „Das Zimmer vor dem Morgen“.
etherfields-value-encounter-gate_ferry = Den zweiten Traum, „Die Fähre, die wartet“.
etherfields-value-encounter-gate_house = Den dritten Traum, „Ein Haus mit einem Fenster“.
etherfields-value-encounter-gate_orchard = Den vierten Traum, „Der Glockengarten“.
etherfields-value-encounter-gate_court = Den letzten Traum, „Das Gericht des Laternenanzünders“, wie nach einer mittelmäßigen Kampagne.
etherfields-value-encounter-s_tatterling = Einen Schlummer, „Fetzling“.
etherfields-value-encounter-s_moth_choir = Einen Schlummer, „Mottenchor“.
etherfields-value-encounter-campaign = Eine ganze Kampagne, vom ersten Traum an.
etherfields-variant-team = Wer mitspielt; es müssen so viele Charaktere sein, wie die Partie Plätze hat.
etherfields-value-team-default = So viele, wie die Partie Plätze hat, in dieser Reihenfolge: Spielerin, Spezialist, Kraftpaket, Freigeist.
etherfields-value-team-gambler = Die Spielerin.
etherfields-value-team-specialist = Der Spezialist.
etherfields-value-team-powerhouse = Das Kraftpaket.
etherfields-value-team-free_spirit = Der Freigeist.
etherfields-value-team-gambler-specialist = Spielerin und Spezialist.
etherfields-value-team-gambler-powerhouse = Spielerin und Kraftpaket.
etherfields-value-team-gambler-free_spirit = Spielerin und Freigeist.
etherfields-value-team-specialist-powerhouse = Spezialist und Kraftpaket.
etherfields-value-team-specialist-free_spirit = Spezialist und Freigeist.
etherfields-value-team-powerhouse-free_spirit = Kraftpaket und Freigeist.
etherfields-value-team-gambler-specialist-powerhouse = Alle außer dem Freigeist.
etherfields-value-team-gambler-specialist-free_spirit = Alle außer dem Kraftpaket.
etherfields-value-team-gambler-powerhouse-free_spirit = Alle außer dem Spezialisten.
etherfields-value-team-specialist-powerhouse-free_spirit = Alle außer der Spielerin.
etherfields-value-team-gambler-specialist-powerhouse-free_spirit = Alle vier.
etherfields-variant-turns = Wie ihr im Aktionsschritt an die Reihe kommt.
etherfields-value-turns-free = Jeder handelt jederzeit.
etherfields-value-turns-ordered = Nacheinander, mit höchstens einer Traumaktion je Zug.
etherfields-variant-rolls = Ob der Wesenwürfel im Schritt Bewegung einmal für alle Figuren geworfen wird.
etherfields-value-rolls-ask = Ihr werdet jedes Mal gefragt.
etherfields-value-rolls-together = Immer einmal für alle.
etherfields-value-rolls-apart = Immer für jede Figur einzeln.
etherfields-variant-nap = Ob sich ein verlorener Traum ohne Schlüssel wiederholen lässt (Kampagne).
etherfields-value-nap-without = Jeder Versuch kostet seine Schlüssel.
etherfields-value-nap-with = Mit Nickerchen: Ein verlorenes Tor kostet keine Schlüssel.
etherfields-variant-saving = Was das Speichern tut (Kampagne).
etherfields-value-saving-rulebook = Wie im Regelheft: ein Einkauf, Äthernotizen, ein halbes Erwachen.
etherfields-value-saving-sheet = Mit dem Speicherbogen: Alles bleibt genau so, wie es liegt.
etherfields-variant-endless = Ob das endlose Quadrat einen Schlummer ersetzen darf (Kampagne).
etherfields-value-endless-without = Schlummer kommen, wie sie gezogen werden.
etherfields-value-endless-with = Mit dem endlosen Quadrat, wenn ein Pack eines hat.
etherfields-variant-gamble = Ob das Team einmal je Traum um Spielkarten spielen darf.
etherfields-value-gamble-without = Kein Glücksspiel.
etherfields-value-gamble-with = Ein Glücksspiel je Traum.
etherfields-variant-votes = Wer für das Team entscheidet.
etherfields-value-votes-anybody = Die erste Antwort zählt, egal von wem.
etherfields-value-votes-majority = Alle haben eine Stimme; bei Gleichstand entscheidet, wer den Startspielermarker hat.
etherfields-variant-hands = Ob ihr einander in die Karten seht.
etherfields-value-hands-open = Die Hände liegen offen.
etherfields-value-hands-closed = Alle sehen nur die eigene Hand.

## Wörter des Regelverzeichnisses

etherfields-guide-turn-cards = Die Rundenkarten
etherfields-guide-turn-card = Rundenkarte
etherfields-guide-suit = Farbe
etherfields-guide-steps = Schritte
etherfields-guide-reward = Belohnung
etherfields-guide-mutations = Die Wandlungsmarker
etherfields-guide-mutation = Wandlung

### Urbion: die Regeln in eigenen Worten, eine Nachricht je Regelnummer.

## Kapitel 2: Die Karten in Zahlen

URB-DATA-01 = Es gibt 32 Sognae und 32 Inkubi, 8 von jedem Element. Erde hat Sognae mit +1 und Inkubi mit −3, Wasser +2 und −2, Feuer +1 und −2, Luft +4 und −1.
    .title = Sognae und Inkubi
URB-DATA-02 = Es gibt 8 Chaoskarten mit Einfluss 5 und 8 Chromatische Chaos mit Einfluss 4: positiv auf der Sognae-Seite, negativ auf der Inkubi-Seite. Ein Element zeigt keine davon.
    .title = Chaos und Chromatisches Chaos
URB-DATA-03 = Es gibt 8 Metas, zwei von jedem Element: mit Einfluss 2 für Erde und Luft, mit Einfluss 3 für Wasser und Feuer.
    .title = Metas
URB-DATA-04 = Es gibt 10 Eintrachtkarten: vier mit Einfluss 1, drei mit 2, zwei mit 3 und eine mit 4.
    .title = Eintracht
URB-DATA-05 = Es gibt 16 Zauberer: von jedem Element zwei Sognae und zwei Inkubi mit demselben Einfluss wie die gewöhnlichen Träume dieses Elements.
    .title = Die Zauberer in Zahlen
URB-DATA-06 = Das Grundspiel hat 12 Städte, zwei für jedes Paar verschiedener Elemente. Mit den Erweiterungen kommen 4 Stadtplätze mit allen vier Elementen dazu, 4 Tempel, einer für jedes Element, und 4 Hängende Gärten ohne Element.
    .title = Städte
URB-DATA-07 = Es gibt 8 Bücher von sieben Arten: je eines der fliegenden Sognae, der fliegenden Inkubi, der unsichtbaren Sognae, der unsichtbaren Inkubi, der freiheitsliebenden Träume und des vollkommenen Gleichgewichts, dazu zwei der Prophezeiungen.
    .title = Bücher
URB-DATA-08 = Es gibt 24 Postkarten, drei von jeder der acht Arten; eine eingezogene zählt +1, eine verlorene −2. Weise Chaos gibt es 6: Du beginnst mit 3, dazu kommt je eines für „Stadtplätze und Metas“, „Tempel und Eintracht“ und „Hängende Gärten und Zauberer“.
    .title = Postkarten und Weises Chaos
URB-DATA-09 = Der Leere-Stapel hat 8 Karten.
    .title = Leere-Karten
URB-DATA-10 = Vier Reihen, höchstens drei Träume auf einer Seite, vier Karten auf der Hand und vier Träume, die ein Chaos aufdeckt: Das ist in beiden Auflagen gleich. In der zweiten Auflage scheiden vier Bücher ungesehen aus, ein Buch im Spiel kostet vier Träume, und das Tauschen der Polarität nimmt acht Karten vom Ablagestapel. In der ersten scheiden zwei Bücher aus, und ein Buch kostet zwei Träume, auf Wunsch auch drei oder vier.
    .title = Zahlen des Spiels
URB-DATA-11 = Eine eigene Kartentabelle muss die gedruckten Summen einhalten: 32 Sognae mit Einfluss 1 bis 4, 32 Inkubi mit Einfluss 1 bis 3, 8 Chaos, 8 Chromatische Chaos, zwei Metas jedes Elements, 10 Eintrachtkarten, 16 Zauberer, 12 Städte mit zwei verschiedenen Elementen, 4 Stadtplätze, 4 Tempel, 4 Hängende Gärten, 8 Bücher, 24 Postkarten, 6 Weise Chaos und 8 Leere-Karten. Nur unsere mitgelieferte Tabelle behandelt auch alle Elemente gleich: je 8 Sognae, 8 Inkubi und gleich viele Städte.
    .title = Was jede Kartentabelle einhält

## Kapitel 3: Tisch und Karten

URB-BASE-01 = Die vier Reihen sind feste Plätze, von R1 ganz oben bis R4 ganz unten. Die Träume gehören zur Reihe, und die Stadt liegt darin: Wird eine Stadt befriedet, nimmt die nächste ihren Platz in derselben Reihe ein. Gibt es keine mehr, bleibt die Reihe für immer unbesetzt und wird übersprungen, wenn es um die nächste, die oberste oder die unterste Stadt geht.
    .title = Vier feste Reihen
URB-BASE-02 = Jede Stadt hat eine Sognae-Seite, die positiv zählt, und eine Inkubi-Seite, die negativ zählt. Welche davon links liegt, ist eine Frage der Anzeige und ändert nichts am Spiel: Die zweite Auflage zeigt die Sognae links, die erste die Inkubi.
    .title = Links oder rechts ist gleich
URB-BASE-03 = Jeder Traum hat eine Art, einen Einfluss von 1 bis 5 und seine Elemente. Sognae, Inkubi und Metas zeigen ein Element, Eintrachtkarten alle vier, Chaos und Chromatisches Chaos keines. Sognae liegen nur auf der Sognae-Seite, Inkubi nur auf der Inkubi-Seite; alle anderen dürfen auf beiden liegen. Chaos und Chromatisches Chaos kommen nie auf die Hand.
    .title = Was ein Traum ist
URB-BASE-04 = Ein Traum zählt auf der Sognae-Seite positiv und auf der Inkubi-Seite negativ. Eine Meta oder Eintrachtkarte bleibt auf der Seite, auf die sie gelegt wurde, bis sie den Tisch verlässt; solange sie dort liegt, gilt sie für alle Regeln je nach Seite als Sogna oder als Inkubus.
    .title = Die Seite gibt das Vorzeichen
URB-BASE-05 = Chaos und Chromatisches Chaos haben kein Element, und zwar für keine einzige Regel.
    .title = Chaos hat kein Element
URB-BASE-06 = Was du rechtmäßig über die Reihenfolge des Traumstapels weißt, darf dir als Gedächtnisstütze gezeigt werden: die Ordnung nach einer Prophezeiung oder eine Karte, die ein Weises Chaos zurückgelegt hat. Das gilt, bis der Stapel gemischt wird, und gemischt wird nur beim Spielaufbau.
    .title = Was du vom Stapel weißt

## Kapitel 4: Begriffe

URB-BASE-07 = Die Summe einer Reihe ist alles auf ihrer Sognae-Seite, vermindert um alles auf ihrer Inkubi-Seite.
    .title = Die Summe einer Reihe
URB-BASE-08 = Eine Reihe ist im Gleichgewicht, wenn sie eine Stadt und Träume hat und beide Seiten dieselbe Zahl ergeben; auf jeder Seite liegt dann mindestens ein Traum. Eine Stadt ohne Träume ist leer und nicht im Gleichgewicht.
    .title = Im Gleichgewicht
URB-BASE-09 = Einflussreicher ist die Seite einer Stadt, die mehr ergibt; wie viele Karten dort liegen, ist gleich. Träume gegenüber einer leeren Seite sind immer einflussreicher. Ergeben beide Seiten gleich viel oder hat die Stadt keine Träume, ist keine Seite einflussreicher. So gilt es in beiden Auflagen.
    .title = Die einflussreichere Seite
URB-BASE-10 = Auf einer Seite liegen nie mehr als drei Träume, Chaos und Chromatisches Chaos mitgezählt. Kein Effekt darf diese Grenze überschreiten.
    .title = Drei Träume je Seite
URB-BASE-11 = Eine Seite mit drei Träumen ist voll.
    .title = Eine volle Seite
URB-BASE-12 = Du musst 12 Städte befrieden und 4 weitere für jede dieser Erweiterungen im Spiel: „Stadtplätze und Metas“, „Tempel und Eintracht“, „Hängende Gärten und Zauberer“. Das sind 12, 16, 20 oder 24.
    .title = Wie viele Städte zu befrieden sind
URB-BASE-13 = In der zweiten Auflage lassen sich alle sieben Erweiterungen beliebig verbinden, allein oder im Team. Die erste Auflage kennt nur „Die Bücher der Macht“ und „Stadtplätze und Metas“; andere Erweiterungen werden dort abgelehnt.
    .title = Auflagen und Erweiterungen

## Kapitel 5: Spielaufbau

URB-BASE-14 = Mische die Städte mit denen deiner Erweiterungen und lege die obersten vier offen in die Reihen, von oben nach unten; der Rest ist der Stadtstapel. Mische die Träume mit denen deiner Erweiterungen zum Traumstapel.
    .title = Zwei Stapel, vier Städte
URB-BASE-15 = Um eine Reihe zu füllen, ziehst du zwei Träume für sie und legst dann beide an; Elemente spielen keine Rolle. Sognae und Inkubi kommen auf ihre eigene Seite. Ein Chaos folgt der Sogna oder dem Inkubus, mit dem es gezogen wurde, gleich, was zuerst kam; zwei Chaos kommen zusammen auf eine Seite deiner Wahl. Eine Meta oder Eintrachtkarte legst du auf eine beliebige Seite, zwei davon jede für sich; wird sie mit einem Chaos gezogen, kommen beide zusammen auf die Seite, die du wählst. Ein Chromatisches Chaos wird beiseitegelegt und ersetzt. In der ersten Auflage folgt eine Meta der Sogna oder dem Inkubus, mit dem sie gezogen wurde, und zwei Metas kommen zusammen auf eine Seite deiner Wahl. Du siehst beide Karten, bevor du wählst. So werden Reihen beim Spielaufbau, nach einem Zensus und nach dem Buch der freiheitsliebenden Träume gefüllt.
    .title = Eine Reihe füllen
URB-BASE-16 = Für deine Starthand ziehst du einzeln Karten, bis du 4 hast. Ein Chaos, das dabei auftaucht, legst du sofort auf die einflussreichere Seite einer Stadt deiner Wahl, wenn diese Seite nicht voll ist; dann ziehst du weiter. Kann keine Stadt es aufnehmen, legst du es beiseite; ist deine Hand komplett, mischst du alle beiseitegelegten Chaos in den Traumstapel zurück. Die anderen Möglichkeiten gegen ein Chaos hast du hier noch nicht. So gilt es in beiden Auflagen.
    .title = Die Starthand
URB-BASE-17 = Auf die Hand kommen nur Sognae, Inkubi, Zauberer, Metas und Eintrachtkarten.
    .title = Was auf die Hand kommt

## Kapitel 6: Der Zug

URB-BASE-20 = Ein Zug läuft so ab: Zuerst zieht die Leere weiter, dann die Flaggschiffe, wenn sie im Spiel sind. In Phase I wählst du genau eine Sache, die du tust. In Phase II füllst du deine Hand auf 4 Karten auf. Zuletzt werden die Sanduhren gedreht, und im Team beginnt der Zug deines Partners.
    .title = So läuft ein Zug ab
URB-BASE-21 = Das Spiel endet in dem Augenblick, in dem es gewonnen oder verloren ist. Was im Zug noch käme, geschieht nicht mehr.
    .title = Das Ende kommt sofort

## Kapitel 7: Phase I

URB-BASE-30 = Du legst eine Handkarte an eine Stadt an, die mindestens eines ihrer Elemente zeigt; die Träume, die dort schon liegen, helfen dabei nicht. Eine Sogna kommt auf die Sognae-Seite, ein Inkubus auf die Inkubi-Seite, eine Meta oder Eintrachtkarte auf die Seite deiner Wahl, und diese Seite darf nicht voll sein. Im Team muss es außerdem die Seite deiner Polarität sein.
    .title = Einen Traum anlegen
URB-BASE-31 = Eine Aktion wird ganz ausgeführt oder gar nicht: Kannst du ihre Bedingungen nicht erfüllen, darfst du sie nicht wählen. Ein Zensus muss jede Stadt befrieden, die im Gleichgewicht ist; nur die Stadt der Leere ist ausgenommen.
    .title = Ganz oder gar nicht
URB-BASE-32 = Du darfst eine Karte abwerfen und auf die Aktion verzichten. Es ist genau eine Karte. In der ersten Auflage gibt es diesen Verzicht nicht: Eine abgeworfene Karte löst eine Aktion aus, und ein Zensus, der nichts findet, ist immer möglich.
    .title = Auf die Aktion verzichten
URB-BASE-33 = Zum Tauschen wirfst du eine Karte ab und lässt zwei Träume auf dem Tisch die Plätze wechseln. Sie liegen in verschiedenen Reihen, aber auf derselben Seite: beide auf der Sognae-Seite oder beide auf der Inkubi-Seite. Elemente spielen keine Rolle, und auch ein Chaos oder Chromatisches Chaos darf dabei sein; sein Vorzeichen ändert sich nicht. Postkarten wandern mit ihren Träumen, deshalb dürfen sogar gleiche Träume tauschen. Einen einzelnen Traum zu verschieben ist kein Tausch.
    .title = Tauschen
URB-BASE-34 = Tauschen kannst du nur, wenn in zwei verschiedenen Reihen Träume auf derselben Seite liegen.
    .title = Wann Tauschen möglich ist
URB-BASE-35 = Für einen Zensus wirfst du eine Karte ab; es zählt der Tisch, wie er dann ist. Jede Stadt im Gleichgewicht wird befriedet: Sie kommt auf den Erfolgsstapel, ihre Postkarten werden gewertet und ihre Träume abgeworfen. Danach darfst du, von oben nach unten, jede andere Stadt mit Träumen bereinigen. Dann ist die Stadt der Leere an der Reihe, und ein Perfektes Gleichgewicht bringt seinen Bonus. Hast du nun alle Städte, ist das Spiel zu Ende. Sonst nehmen neue Städte von oben nach unten die Plätze der befriedeten ein; dann wird jede Stadt ohne Träume von oben nach unten gefüllt; zuletzt wird jedes beiseitegelegte Chromatische Chaos ausgeführt. In der ersten Auflage hieß diese Aktion noch nicht Zensus: Man stellte das Gleichgewicht her.
    .title = Zensus
URB-BASE-36 = Um beim Zensus eine unausgeglichene Stadt zu bereinigen, wirfst du beliebige ihrer Träume von beiden Seiten ab, deren Einflüsse zusammen genau 0 ergeben; auch ein Chaos darf darunter sein. Die Stadt wird nicht befriedet und behält ihre übrigen Träume. Da ihre Summe nicht 0 ist, bleibt immer etwas liegen.
    .title = Eine Stadt bereinigen
URB-BASE-37 = Einen Zensus darfst du auch abhalten, wenn keine Stadt im Gleichgewicht ist. Du darfst trotzdem Städte bereinigen, und leere Städte werden gefüllt.
    .title = Zensus ohne befriedete Stadt
URB-BASE-38 = Ein Perfektes Gleichgewicht ist ein Zensus, der vier Städte befriedet, wenn genau vier auf dem Tisch liegen. Mit drei Städten oder weniger gibt es keines, auch wenn du alle befriedest.
    .title = Perfektes Gleichgewicht
URB-BASE-39 = Für ein Perfektes Gleichgewicht darfst du die oberste Stadt des Stadtstapels gleich auf den Erfolgsstapel legen, bevor eine Stadt ersetzt wird; sie zählt wie jede andere. In der ersten Auflage musst du sie nehmen. Ist der Stadtstapel leer, gibt es keinen Bonus.
    .title = Die Bonusstadt
URB-BASE-40 = Geht der Stadtstapel zu Ende, spielst du mit weniger als vier Städten weiter. Die letzten Städte kommen zuerst in die oberen Reihen.
    .title = Weniger als vier Städte
URB-BASE-41 = Am Ende eines Zensus wird jede Stadt ohne Träume gefüllt, ob sie gerade aufgedeckt wurde oder schon vorher leer war. Eine Stadt, die auf andere Weise leer wird, durch ein Chaos oder ein Buch, bleibt leer bis zum nächsten Zensus oder Buch der freiheitsliebenden Träume.
    .title = Welche Städte gefüllt werden

## Kapitel 8: Phase II

URB-BASE-50 = Solange du weniger als 4 Karten hast, nimmst du die oberste Karte des Traumstapels. Sognae, Inkubi, Zauberer, Metas und Eintrachtkarten kommen auf die Hand; ein Chaos oder Chromatisches Chaos wird erst ausgeführt, dann ziehst du weiter. Musst du ziehen und der Stapel ist leer, hast du verloren.
    .title = Nachziehen
URB-BASE-51 = Hat deine Aktion zwei Karten gekostet, ziehst du zwei nach, eine nach der anderen.
    .title = Zwei ausgegeben, zwei gezogen
URB-BASE-52 = Ziehst du in Phase II ein Chaos, hast du drei Möglichkeiten. Lege es auf die einflussreichere Seite einer Stadt, wenn diese Seite nicht voll ist. Oder verwüste eine Stadt im Gleichgewicht: Wirf alle ihre Träume und das Chaos ab; die Stadt bleibt leer liegen. Oder decke die obersten 4 Träume auf: Alle, die weder Chaos noch Chromatisches Chaos sind, werden abgeworfen, dann werden diese in der Reihenfolge ihres Erscheinens ausgeführt, jedes Chaos wieder mit denselben drei Möglichkeiten; auch das erste Chaos wird abgeworfen. In der ersten Auflage wird das Chaos vor seiner Wirkung abgeworfen, in der zweiten danach.
    .title = Chaos: anlegen, verwüsten, aufdecken
URB-BASE-53 = Anlegen kannst du ein Chaos nur, wenn eine Stadt eine einflussreichere Seite mit Platz hat, verwüsten nur eine Stadt im Gleichgewicht. Aufdecken steht dir immer offen, auch wenn du anlegen oder verwüsten könntest.
    .title = Was gegen ein Chaos möglich ist
URB-BASE-54 = Sind zum Aufdecken weniger als 4 Träume übrig, deckst du diese auf, selbst wenn es keiner ist. Das allein führt nicht zur Niederlage; aber die nächste Karte, die du ziehen musst, tut es, wenn nicht ein Weises Chaos eine Karte zurückgelegt hat.
    .title = Die letzten Karten aufdecken
URB-BASE-55 = Was du mit einem Chaos tun kannst, hängt vom Tisch in dem Augenblick ab, in dem es ausgeführt wird. Wurden mehrere zugleich aufgedeckt, verändern die früheren den Tisch für die späteren.
    .title = Ein Chaos nach dem anderen
URB-BASE-56 = Metas, Eintrachtkarten und Zauberer, die ein Chaos aufdeckt, werden abgeworfen wie alle Sognae und Inkubi.
    .title = Keine Ausnahme beim Aufdecken

## Kapitel 9: Das Ende

URB-BASE-60 = Du gewinnst, wenn alle zu befriedenden Städte auf dem Erfolgsstapel liegen. Geprüft wird nach allem, was eine Aktion befriedet oder als Bonus bringt, und bevor etwas ersetzt, gefüllt oder gezogen wird; ein leerer Traumstapel schadet dann nicht.
    .title = So gewinnst du
URB-BASE-61 = Mit den Postkarten entscheidet im selben Augenblick der Einwohnerstapel: Ergibt er 0 oder mehr, hast du gewonnen, sonst verloren.
    .title = Die Einwohner entscheiden
URB-BASE-62 = In der zweiten Auflage verlierst du, wenn ein Traum gezogen werden muss und der Traumstapel leer ist: für deine Hand, für eine Reihe, als Ersatz für ein beiseitegelegtes Chromatisches Chaos oder als Karte, die auf ein Chromatisches Chaos folgt. Das Aufdecken bei einem Chaos, der Preis der Bücher und das Ansehen bei einer Prophezeiung sind kein Ziehen.
    .title = So verlierst du
URB-BASE-63 = In der ersten Auflage verlierst du nur, wenn in Phase II eine Karte gezogen werden muss und der Traumstapel leer ist. Zu wenige Karten für eine Reihe führen dort nicht zur Niederlage.
    .title = Niederlage in der ersten Auflage
URB-BASE-64 = Ein leerer Traumstapel schadet nicht, solange nichts gezogen werden muss.
    .title = Ein leerer Stapel allein
URB-BASE-65 = Mit der Leere verlierst du auch, wenn du einen Zensus abhältst, während sie auf einer Stadt ohne Träume steht.
    .title = Niederlage durch die Leere
URB-BASE-66 = Punkte gibt es nicht: Ein Spiel ist gewonnen oder verloren.
    .title = Keine Punkte

## Kapitel 6.5: Wie gefragt wird

URB-BASE-67 = Karten sind gleich, wenn Art, Einfluss und Elemente übereinstimmen, beide oder keine von beiden Zauberer sind und keine eine Postkarte trägt. Welche von mehreren gleichen Handkarten oder gleichen Träumen auf einer Seite einer Reihe du meinst, ist eine einzige Möglichkeit; ebenso die beiden Reihenfolgen eines Paares: zwei Träume beim Tauschen, zwei Städte beim Umbau, zwei Karten als Bezahlung. Zwei gleiche Metas oder Eintrachtkarten für eine Reihe lassen deshalb drei Möglichkeiten, oder vier, wenn die erste eine Postkarte bekommt.
    .title = Gleiches zählt nur einmal
URB-BASE-68 = Eine mehrteilige Entscheidung triffst du Schritt für Schritt: in Phase I zuerst die Karte und wofür du sie verwendest, dann die Ziele. Beim Tauschen nennst du zuerst den Traum in der oberen Reihe, beim Umbau zuerst die obere Stadt, bei einem Buch der fliegenden Träume den Traum und dann die Reihe. Beim Zensus werden die Reihen von oben nach unten bereinigt, und nach einer Prophezeiung nennst du zuerst die neue oberste Karte. Kein Schritt führt in eine Sackgasse.
    .title = Entscheidungen in Schritten
URB-BASE-69 = Gibt es nur eine Möglichkeit, wird sie sofort ausgeführt; die Gelegenheit, die Polarität zu tauschen, macht daraus keine Entscheidung. Bei einer Entscheidung in Schritten darfst du die Polarität nur vor dem ersten Schritt tauschen, beim Spielaufbau gar nicht.
    .title = Erzwungene Entscheidungen

## Kapitel 10: Team-Variante

URB-TEAM-01 = Ihr spielt zu zweit an einem Tisch mit gemeinsamen Stapeln. Was hier nicht geändert wird, gilt wie im Spiel allein.
    .title = Zwei Personen, ein Tisch
URB-TEAM-02 = Jeder hat eine Hand aus 4 Träumen und eine offene Polaritätskarte: Sognae für den einen, Inkubi für den anderen. Ohne andere Einstellung hat Person 1 die Sognae. Wer die Sognae hat, beginnt; danach spielt ihr abwechselnd.
    .title = Hände und Polaritätskarten
URB-TEAM-03 = Zuerst zieht der Startspieler seine Starthand, dann der Partner; jeder legt die Chaos an, die dabei auftauchen, und beiseitegelegte werden zurückgemischt, sobald diese Hand komplett ist. Alle anderen Entscheidungen beim Spielaufbau trifft der Startspieler, nur ein Chromatisches Chaos, das für eine Hand beiseitegelegt wurde, führt aus, wer es gezogen hat.
    .title = Spielaufbau zu zweit
URB-TEAM-04 = Anlegen darfst du nur auf der Seite deiner Polarität. Mit den Inkubi kannst du keine Sogna anlegen, mit den Sognae keinen Inkubus, und eine Meta oder Eintrachtkarte aus deiner Hand kommt auf deine Seite.
    .title = Anlegen auf deiner Seite
URB-TEAM-05 = Abwerfen darfst du jede Karte, gleich welche Polarität du hast, und was du damit tust, darf beide Seiten betreffen.
    .title = Abwerfen, was du willst
URB-TEAM-06 = Beim Anlegen eines Chaos und bei jedem Schritt eines Chromatischen Chaos spielt die Polarität keine Rolle.
    .title = Chaos kennt keine Polarität
URB-TEAM-07 = In der ersten Auflage ist das Tauschen der Polarität eine Möglichkeit in Phase I: Du wirfst eine Karte ab, und ihr tauscht die Polaritätskarten. Dann folgt Phase II.
    .title = Polarität tauschen, erste Auflage
URB-TEAM-08 = In der zweiten Auflage darfst du bei jeder Entscheidung deines eigenen Zuges die Polarität tauschen, wenn mindestens 8 Karten auf dem Ablagestapel liegen: Lege 8 davon in die Schachtel, und tauscht die Polaritätskarten. Das kostet weder deine Aktion noch eine Handkarte, und solange weitere 8 da sind, darfst du es wiederholen. Es gehen die 8 ältesten Karten; für die Regeln ist das gleich, und sie bleiben für beide einsehbar.
    .title = Polarität tauschen, zweite Auflage
URB-TEAM-09 = Nur wer am Zug ist, zieht Karten nach. Muss einer von euch von einem leeren Traumstapel ziehen, verliert ihr beide; auch gewinnen könnt ihr nur gemeinsam.
    .title = Gemeinsam gewinnen oder verlieren
URB-TEAM-10 = Bücher, Weise Chaos und der Einwohnerstapel gehören euch gemeinsam, und jeder darf sie nutzen, gleich mit welcher Polarität.
    .title = Was euch gemeinsam gehört

## Kapitel 11.1: Stadtplätze und Metas

URB-SQUARES-01 = 4 Stadtplätze kommen in den Stadtstapel, 8 Metas in den Traumstapel. Du musst 4 Städte mehr befrieden.
    .title = Aufbau: Stadtplätze und Metas
URB-SQUARES-02 = Ein Stadtplatz zeigt alle vier Elemente; was die Elemente angeht, passt dort also jede deiner Handkarten.
    .title = Stadtplätze
URB-SQUARES-03 = Eine Meta ist Sogna und Inkubus zugleich. Zum Anlegen brauchst du eine Stadt mit ihrem Element; die Seite wählst du, im Team ist es die Seite deiner Polarität.
    .title = Eine Meta anlegen
URB-SQUARES-04 = Eine Meta, die für eine Reihe gezogen wird, kommt dorthin, wo es die Regel über das Füllen sagt, und die ist je nach Auflage verschieden: In der zweiten wählst du ihre Seite frei, in der ersten folgt sie der anderen Karte.
    .title = Eine Meta für eine Reihe
URB-SQUARES-05 = Einmal angelegt, behält eine Meta ihre Seite. Tauschen bringt sie in eine andere Reihe, nie auf die andere Seite.
    .title = Eine Meta behält ihre Seite
URB-SQUARES-06 = Wird mit einer Meta ein Chaos für die Reihe gezogen, liegt es auf der Seite, die du für die Meta wählst.
    .title = Meta und Chaos zusammen

## Kapitel 11.2: Das Chromatische Chaos

URB-CHROMATIC-01 = 8 Chromatische Chaos kommen in den Traumstapel. Die Zahl der Städte, die zu befrieden sind, bleibt gleich.
    .title = Aufbau: Chromatisches Chaos
URB-CHROMATIC-02 = Ein Chromatisches Chaos zählt +4 auf der Sognae-Seite und −4 auf der Inkubi-Seite. Auf dem Tisch ist es ein Traum wie jeder andere: Es zählt für das Gleichgewicht, kann getauscht, bereinigt und mit seiner Stadt abgeworfen werden.
    .title = Was es zählt
URB-CHROMATIC-03 = Ziehst du in Phase II ein Chromatisches Chaos und schickt kein Weises Chaos es zurück, legst du es auf eine beliebige Seite einer beliebigen Stadt, die nicht voll ist; weder die einflussreichere Seite noch Elemente spielen eine Rolle, auch ein Hängender Garten ist erlaubt. Dann deckst du den obersten Traum auf und führst ihn aus, und danach füllst du deine Hand weiter auf.
    .title = In Phase II gezogen
URB-CHROMATIC-04 = Ist die aufgedeckte Karte eine Sogna, ein Inkubus, ein Zauberer, eine Meta oder eine Eintrachtkarte, wird sie sofort angelegt, als käme sie aus deiner Hand. Ein Chaos oder ein weiteres Chromatisches Chaos wird wie üblich ausgeführt; für das erste Chromatische Chaos wird dann keine weitere Karte aufgedeckt.
    .title = Die aufgedeckte Karte
URB-CHROMATIC-05 = Ein aufgedeckter Traum kommt an eine Stadt, die eines seiner Elemente zeigt und auf der richtigen Seite Platz hat, wenn es eine gibt. Gibt es keine, zählen die Elemente nicht, und er kommt an eine beliebige Stadt mit Platz auf der richtigen Seite, auch an einen Hängenden Garten. Ist auch das unmöglich, wird er abgeworfen. Für eine Meta oder Eintrachtkarte ist jede Seite richtig.
    .title = Wohin der aufgedeckte Traum kommt
URB-CHROMATIC-06 = Sind alle Seiten aller Städte voll, wird das Chromatische Chaos selbst abgeworfen. Die nächste Karte wird trotzdem aufgedeckt.
    .title = Kein Platz dafür
URB-CHROMATIC-07 = Ein Chromatisches Chaos, das beim Füllen einer Reihe oder für eine Starthand gezogen wird, legst du beiseite und ziehst dafür eine andere Karte.
    .title = Beiseitegelegt
URB-CHROMATIC-08 = Jedes beiseitegelegte Chromatische Chaos wird der Reihe nach ausgeführt, sobald der Spielaufbau, der Zensus oder das Füllen nach dem Buch der freiheitsliebenden Träume beendet ist. Es geht wie in Phase II, und ein dabei aufgedecktes Chaos lässt dir alle drei Möglichkeiten; ein Weises Chaos darfst du aber nicht einsetzen.
    .title = Später ausgeführt
URB-CHROMATIC-09 = Im Team spielt die Polarität bei all dem keine Rolle.
    .title = Chromatisches Chaos im Team
URB-CHROMATIC-10 = Ein Chromatisches Chaos, das von einem Chaos aufgedeckt wird, führst du wie in Phase II aus, wenn es an der Reihe ist.
    .title = Von einem Chaos aufgedeckt
URB-CHROMATIC-11 = Kein Buch kann ein Chromatisches Chaos bewegen oder entfernen. Ein Seitenwechsel kann es bewegen.
    .title = Für Bücher unerreichbar

## Kapitel 11.3: Tempel und Eintracht

URB-TEMPLES-01 = 4 Tempel kommen in den Stadtstapel, 10 Eintrachtkarten in den Traumstapel. Du musst 4 Städte mehr befrieden.
    .title = Aufbau: Tempel und Eintracht
URB-TEMPLES-02 = Ein Tempel zeigt ein einziges Element: Nur Karten mit diesem Element und Eintrachtkarten darfst du dort anlegen.
    .title = Tempel
URB-TEMPLES-03 = Eine Eintrachtkarte ist Sogna und Inkubus zugleich und zeigt alle vier Elemente. Du darfst sie an jede Stadt mit mindestens einem Element anlegen, auf der Seite deiner Wahl; nur ein Hängender Garten hat keines.
    .title = Eine Eintrachtkarte anlegen
URB-TEMPLES-04 = Eine Eintrachtkarte, die für eine Reihe gezogen wird, kommt auf die Seite deiner Wahl. Wurde mit ihr ein Chaos gezogen, kommen beide zusammen dorthin.
    .title = Eine Eintrachtkarte für eine Reihe
URB-TEMPLES-05 = Im Team kommt eine Eintrachtkarte aus der Hand nur auf die Seite deiner Polarität.
    .title = Eintracht im Team
URB-TEMPLES-06 = Eine Eintrachtkarte hat mit jedem Traum, der ein Element hat, eines gemeinsam.
    .title = Eintracht passt zu allem

## Kapitel 11.4: Hängende Gärten und Zauberer

URB-GARDENS-01 = 4 Hängende Gärten kommen in den Stadtstapel, 16 Zauberer in den Traumstapel. Du musst 4 Städte mehr befrieden.
    .title = Aufbau: Gärten und Zauberer
URB-GARDENS-02 = Ein Hängender Garten zeigt kein Element, deshalb kann aus der Hand nichts an ihn angelegt werden, auch keine Eintrachtkarte. Träume kommen dorthin durch das Füllen, durch Tauschen, ein Buch der fliegenden Träume, ein Chaos oder Chromatisches Chaos, ein Flaggschiff oder wenn ein Umbau den Garten zu ihnen bringt.
    .title = Hängende Gärten
URB-GARDENS-03 = Ein Zauberer ist eine gewöhnliche Sogna oder ein gewöhnlicher Inkubus mit einem Element; besonders ist er nur, wenn du ihn in Phase I aus der Hand abwirfst.
    .title = Zauberer
URB-GARDENS-04 = Auf dem Tisch kann ein Zauberer nichts Besonderes.
    .title = Zauberer auf dem Tisch
URB-GARDENS-05 = Es gibt zwei neue Sonderaktionen: Umbau und Seitenwechsel.
    .title = Sonderaktionen
URB-GARDENS-06 = Ein Zauberer, den du aus der Hand abwirfst, bezahlt entweder bis zu zwei einfache Aktionen oder eine Sonderaktion.
    .title = Was ein Zauberer bezahlt
URB-GARDENS-07 = Die zwei Aktionen dürfen Tauschen, Zensus und, mit den Büchern der Macht, jedes Buch im Spiel sein, in beliebiger Folge und Verbindung, auch zweimal dieselbe. Die zweite wählst du, wenn die erste ganz ausgeführt ist, und du darfst sie weglassen. Sonderaktionen, das Verbünden gegen die Leere und das Tauschen der Polarität gehören nicht dazu.
    .title = Zwei Aktionen für einen Zauberer
URB-GARDENS-08 = Eine Sonderaktion kostet einen Zauberer oder zwei Träume aus deiner Hand, die ein Element gemeinsam haben; einer der beiden darf ein Zauberer sein. Dafür bekommst du eine Sonderaktion und sonst nichts.
    .title = Was eine Sonderaktion kostet
URB-GARDENS-09 = Umbau: Zwei Städte auf dem Tisch tauschen die Plätze. Alle Träume und Postkarten bleiben in ihren Reihen. Die Stadt der Leere darf nicht dabei sein.
    .title = Umbau
URB-GARDENS-10 = Seitenwechsel: Ein Chaos oder Chromatisches Chaos kommt auf die andere Seite seiner Stadt, und sein Vorzeichen ändert sich. Die andere Seite darf nicht voll sein.
    .title = Seitenwechsel
URB-GARDENS-11 = Hast du mit zwei Karten bezahlt, ziehst du zwei nach, eine nach der anderen.
    .title = Nachziehen nach zwei Karten
URB-GARDENS-12 = Einen Zauberer darfst du auch anlegen oder wie jede Karte für eine einzelne Aktion abwerfen.
    .title = Ein Zauberer als einfache Karte
URB-GARDENS-13 = Willst du mit einem Zauberer nur eine Aktion ausführen, hörst du nach der ersten auf; als eigene Möglichkeit wird das nicht noch einmal angeboten. Nach einem Verzicht, dem Verbünden gegen die Leere oder einer Sonderaktion wirst du nicht nach einer zweiten Aktion gefragt.
    .title = Nach einer Aktion aufhören

## Kapitel 11.5: Die Bücher der Macht

URB-BOOKS-01 = Es gibt 8 Bücher von sieben Arten; das Buch der Prophezeiungen ist zweimal da.
    .title = Die Bücher
URB-BOOKS-02 = Beim Spielaufbau mischst du die Bücher und legst einige ungesehen in die Schachtel: vier in der zweiten Auflage, zwei in der ersten.
    .title = Bücher, die ungesehen ausscheiden
URB-BOOKS-03 = Von den übrigen Büchern deckst du so viele auf, wie du willst, eines nach dem anderen, und entscheidest nach jedem, ob du weitermachst; auch keines ist erlaubt. Diese sind im Spiel, höchstens vier in der zweiten Auflage und sechs in der ersten. Die anderen kommen ungesehen in die Schachtel.
    .title = Bücher aufdecken
URB-BOOKS-04 = Jedes Buch im Spiel hat seinen Preis: In der zweiten Auflage deckst du für jedes vier Karten vom Traumstapel auf, in der ersten zwei, oder drei oder vier, wenn du es dort schwerer wolltest. Chaos und Chromatisches Chaos darunter werden zurückgemischt, alle anderen abgeworfen. Das geschieht, bevor die Städte gefüllt werden.
    .title = Der Preis der Bücher
URB-BOOKS-05 = Ein Buch im Spiel wirkt die ganze Partie lang und verbraucht sich nie.
    .title = Bücher bleiben
URB-BOOKS-06 = In Phase I darfst du eine Karte abwerfen und ein Buch im Spiel benutzen. Eine Karte bezahlt nie zwei Bücher, außer beide Bücher der Prophezeiungen oder wenn sie ein Zauberer ist.
    .title = Ein Buch benutzen
URB-BOOKS-07 = Fliegende Sognae: Bewege eine Sogna auf die Sognae-Seite einer anderen Stadt, die dort Platz hat. Elemente spielen keine Rolle. Ein Chaos oder Chromatisches Chaos darf es nicht sein.
    .title = Buch der fliegenden Sognae
URB-BOOKS-08 = Fliegende Inkubi: Bewege einen Inkubus auf die Inkubi-Seite einer anderen Stadt, die dort Platz hat. Elemente spielen keine Rolle. Ein Chaos oder Chromatisches Chaos darf es nicht sein.
    .title = Buch der fliegenden Inkubi
URB-BOOKS-09 = Unsichtbare Sognae: Wirf eine Sogna vom Tisch ab. Ein Chaos oder Chromatisches Chaos darf es nicht sein.
    .title = Buch der unsichtbaren Sognae
URB-BOOKS-10 = Unsichtbare Inkubi: Wirf einen Inkubus vom Tisch ab. Ein Chaos oder Chromatisches Chaos darf es nicht sein.
    .title = Buch der unsichtbaren Inkubi
URB-BOOKS-11 = Freiheitsliebende Träume: Befriede eine Stadt ohne jeden Traum. Ist das Spiel damit nicht gewonnen, kommt eine neue Stadt an ihren Platz, und jede Stadt ohne Träume wird gefüllt wie nach einem Zensus, mit Postkarten und Chromatischem Chaos wie dort. In der englischen ersten Auflage heißt es „Book of Agoraphilia“.
    .title = Buch der freiheitsliebenden Träume
URB-BOOKS-12 = Vollkommenes Gleichgewicht: Halte einen Zensus ab, bei dem ein Perfektes Gleichgewicht bis zu zwei Bonusstädte bringt. In der zweiten Auflage wählst du, wie viele; in der ersten, auf Englisch „Book of Delightful Balance“, nimmst du zwei oder so viele, wie da sind.
    .title = Buch des vollkommenen Gleichgewichts
URB-BOOKS-13 = Prophezeiungen: Sieh dir die obersten 2 Träume an und lege sie in beliebiger Reihenfolge zurück. Sind beide Exemplare im Spiel, siehst du für eine Karte immer 4. Sind weniger da, siehst du diese; ist der Stapel leer, kannst du das Buch nicht benutzen.
    .title = Buch der Prophezeiungen
URB-BOOKS-14 = Für die Bücher der fliegenden und der unsichtbaren Träume ist ein Zauberer, eine Meta oder eine Eintrachtkarte auf der Sognae-Seite eine Sogna und auf der Inkubi-Seite ein Inkubus.
    .title = Sogna und Inkubus für die Bücher
URB-BOOKS-15 = Ein Buch, das auf nichts wirken kann, darfst du nicht benutzen.
    .title = Ein Buch ohne Ziel

## Kapitel 11.6: Postkarten ans Oniversum

URB-POSTCARDS-01 = Du beginnst mit 3 Weisen Chaos; dazu kommt je eines für „Stadtplätze und Metas“, „Tempel und Eintracht“ und „Hängende Gärten und Zauberer“, wenn sie im Spiel sind: also 3 bis 6. Die übrigen kommen in die Schachtel.
    .title = Wie viele Weise Chaos
URB-POSTCARDS-02 = Mische die 24 Postkarten zum Postkartenstapel. Der Einwohnerstapel ist anfangs leer.
    .title = Der Postkartenstapel
URB-POSTCARDS-03 = Wann immer eine Reihe gefüllt wird, beim Spielaufbau, nach einem Zensus oder mit dem Buch der freiheitsliebenden Träume, kommt die oberste Postkarte offen auf den ersten für die Reihe gezogenen Traum, sobald beide Träume liegen. Das darf auch ein Chaos sein. Ein beiseitegelegtes Chromatisches Chaos gilt nicht als gezogen. Ist der Postkartenstapel leer, bekommt die Reihe keine.
    .title = Eine Postkarte bei jedem Füllen
URB-POSTCARDS-04 = Eine Postkarte wandert mit ihrem Traum, bis einer von beiden den Tisch verlässt. Ein Traum trägt nie mehr als eine.
    .title = Postkarten reisen mit
URB-POSTCARDS-05 = Ziehst du in Phase II ein Chaos oder Chromatisches Chaos, darfst du ein Weises Chaos in die Schachtel legen und die Karte übergehen: Sie kommt als vierte Karte von oben in den Traumstapel zurück, oder ganz nach unten, wenn der Stapel weniger als drei Karten hat. Ihren Platz darf jeder kennen. Dann ziehst du weiter. Das geht auch bei solchen, die in Phase II ein Chaos oder Chromatisches Chaos aufgedeckt hat, nicht aber beim Spielaufbau und nicht am Ende eines Zensus.
    .title = Ein Weises Chaos einsetzen
URB-POSTCARDS-06 = Befriedet ein Zensus eine Stadt, wird jede Postkarte auf ihren Träumen gewertet. Traumfänger, Tauben, Seher, Magier und Planbot bringen +1, wenn ihre Bedingung galt, bevor der Zensus einen Traum abgeworfen hat, sonst −2; Sanduhr, Flaggschiff und Rakete bringen +1. Ablehnen kannst du das nicht.
    .title = Postkarten werten
URB-POSTCARDS-07 = Wird ihr Traum auf andere Weise abgeworfen, beim Bereinigen, durch ein Chaos, die Leere oder ein Buch, zählt eine Postkarte −2.
    .title = Verlorene Postkarten
URB-POSTCARDS-08 = Gewertete Postkarten liegen auf dem Einwohnerstapel und zeigen +1 oder −2. Das ändert sich nie mehr.
    .title = Der Einwohnerstapel
URB-POSTCARDS-09 = Eine Stadt, die leer oder als Bonus befriedet wird, wertet keine Postkarte.
    .title = Befriedet ohne Postkarten
URB-POSTCARDS-10 = Der Traumfänger zieht ein, wenn sein Traum der einzige auf seiner Seite der befriedeten Stadt ist.
    .title = Traumfänger
URB-POSTCARDS-11 = Die Tauben ziehen ein, wenn der Zensus ein Perfektes Gleichgewicht ist: vier Städte auf dem Tisch, alle befriedet. Ob du einen Bonus nimmst oder es einen gibt, ist gleich.
    .title = Tauben
URB-POSTCARDS-12 = Der Seher zieht ein, wenn die Träume an der befriedeten Stadt zusammen alle vier Elemente zeigen. Jede Eintrachtkarte steht für ein Element deiner Wahl; Chaos und Chromatisches Chaos zeigen keines, und die Elemente der Stadt zählen nicht.
    .title = Seher
URB-POSTCARDS-13 = Die Magier im Urlaub ziehen ein, wenn mindestens zwei Chaos auf dem Tisch liegen, in allen Reihen zusammen, die der befriedeten Städte mitgezählt. Chromatische Chaos zählen nicht.
    .title = Magier im Urlaub
URB-POSTCARDS-14 = Die reumütige Sanduhr wird am Ende jedes Zuges um ein Viertel gedreht, zum ersten Mal in dem Zug, in dem sie gelegt wurde. Nach vier Vierteln ist die Runde voll; müsste sie ein fünftes Mal gedreht werden, ist sie mit −2 verloren, und ihr Traum bleibt.
    .title = Reumütige Sanduhr
URB-POSTCARDS-15 = Das Flaggschiff fährt zu Beginn jedes Zuges, auch des ersten, mit seinem Traum auf derselben Seite eine Stadt nach unten und von der untersten zur obersten. Elemente spielen keine Rolle, und ein Chaos behält sein Vorzeichen. Ist die Seite dort voll, ist das Flaggschiff mit −2 verloren, und der Traum bleibt. Mehrere Flaggschiffe fahren nacheinander in einer Reihenfolge deiner Wahl, jedes einmal. Liegt nur eine Stadt auf dem Tisch, geschieht nichts.
    .title = Flaggschiff
URB-POSTCARDS-16 = Die ruhende Rakete ist mit −2 verloren, sobald ihr Traum sich bewegt, durch Tauschen, ein Buch der fliegenden Träume oder einen Seitenwechsel; der Traum bleibt, wo er dann liegt. Ein Umbau bewegt Städte, keine Träume, und schadet ihr nicht.
    .title = Ruhende Rakete
URB-POSTCARDS-17 = Der Planbot zieht ein, wenn vier Städte auf dem Tisch liegen und du aus jeder Reihe einen Traum nennen kannst, sodass ihre Zahlen, von einer beliebigen Reihe abwärts und von unten wieder nach oben gelesen, jedes Mal um eins steigen oder fallen: 1-2-3-4 oder 2-3-4-5, auch rückwärts. Vorzeichen und Seiten spielen keine Rolle. Alle Reihen zählen mit, auch solche, die nicht befriedet werden, und die der Leere.
    .title = Planbot
URB-POSTCARDS-18 = Jede Postkarte wird für sich beurteilt; ein Zensus kann also mehrere werten.
    .title = Mehrere zugleich
URB-POSTCARDS-19 = Im Team sind der Einwohnerstapel und die Weisen Chaos gemeinsam.
    .title = Postkarten im Team
URB-POSTCARDS-20 = Sind alle Städte befriedet, zählst du den Einwohnerstapel zusammen. Mit 0 oder mehr hast du gewonnen, mit weniger verloren.
    .title = Der Preis des Sieges

## Kapitel 11.7: Die Leere

URB-VOID-01 = Die 8 Leere-Karten bilden den Leere-Stapel, die Leere-Figur steht darauf. Die Zahl der Städte, die zu befrieden sind, bleibt gleich.
    .title = Aufbau: die Leere
URB-VOID-02 = Die Leere steht in einer Reihe, auf deren Stadt. Du darfst dort anlegen, tauschen, Chaos hinlegen und Bücher benutzen wie überall; nur beim Zensus und beim Umbau gilt für diese Stadt etwas anderes.
    .title = Wo die Leere steht
URB-VOID-03 = Zu Beginn jedes Zuges zieht die Leere weiter: Liegt sie flach auf ihrem Stapel, wird sie nur aufgestellt; steht sie auf dem Stapel, kommt sie auf die oberste Stadt; steht sie auf einer Stadt, zieht sie zur nächsten darunter und von der untersten zur obersten.
    .title = Wie die Leere zieht
URB-VOID-04 = Unbesetzte Reihen überspringt die Leere. Gibt es nur eine Stadt, bleibt sie dort.
    .title = Die Leere und unbesetzte Reihen
URB-VOID-05 = Ein Zensus übergeht die Stadt der Leere zunächst: Sie wird weder befriedet noch bereinigt.
    .title = Der Zensus übergeht sie
URB-VOID-06 = Sind alle anderen Städte behandelt, ist die Stadt der Leere an der Reihe: Was geschieht, hängt davon ab, ob sie im Gleichgewicht, unausgeglichen oder leer ist.
    .title = Zuletzt ihre eigene Stadt
URB-VOID-07 = Ist die Stadt der Leere im Gleichgewicht, wird sie nicht befriedet, und ihre Träume bleiben liegen. Die oberste Leere-Karte kommt in die Schachtel, und die Figur wird auf den Stapel gestellt; mit der letzten Karte verlässt sie das Spiel.
    .title = Gleichgewicht vertreibt die Leere
URB-VOID-08 = Hat die Stadt der Leere Träume, ist aber nicht im Gleichgewicht, werden alle abgeworfen, mit −2 für jede Postkarte. Die Leere bleibt, und die Stadt wird am Ende des Zensus neu gefüllt.
    .title = Die Leere verschlingt Träume
URB-VOID-09 = Liegt an der Stadt der Leere kein einziger Traum, ist das Spiel mit einem Zensus sofort verloren. Abhalten darfst du ihn trotzdem.
    .title = Verloren an einer leeren Stadt
URB-VOID-10 = Solange die Leere auf einer Stadt steht, ist kein Perfektes Gleichgewicht möglich.
    .title = Kein Perfektes Gleichgewicht
URB-VOID-11 = Ist die letzte Leere-Karte fort, kommt die Figur in die Schachtel und die oberste Stadt des Stadtstapels, wenn es eine gibt, auf den Erfolgsstapel. Von da an hat die Leere keine Wirkung mehr.
    .title = Die Leere ist besiegt
URB-VOID-12 = In Phase I kannst du dich gegen die Leere verbünden: Wirf eine Sogna und einen Inkubus aus deiner Hand ab, und die oberste Leere-Karte kommt in die Schachtel. War es die letzte, ist die Leere besiegt; sonst lege die Figur flach auf den Stapel. Danach ziehst du zwei Karten nach.
    .title = Verbünden gegen die Leere
URB-VOID-13 = Zum Verbünden gilt eine Meta oder Eintrachtkarte als beides, aber es braucht zwei Karten. Ein Zauberer zählt nach seiner Art und bringt nichts zusätzlich.
    .title = Wer sich verbünden kann
URB-VOID-14 = Verbünden kannst du dich, solange der Leere-Stapel eine Karte hat, auch wenn die Figur auf dem Stapel ist.
    .title = Wann du dich verbünden kannst
URB-VOID-15 = Ein Umbau darf die Stadt der Leere nicht wählen.
    .title = Kein Umbau bei der Leere
URB-VOID-16 = Das Buch der freiheitsliebenden Träume darf die Stadt der Leere befrieden, wenn sie keine Träume hat. Die Figur bleibt in der Reihe, auf der neuen Stadt; wird die Reihe unbesetzt, kommt sie stehend auf den Stapel.
    .title = Freiheit unter der Leere
URB-VOID-17 = Gewinnen kannst du auch, solange die Leere noch da ist.
    .title = Sieg trotz der Leere
URB-VOID-18 = Im Team ändert sich nichts: Die Leere zieht zu Beginn des Zuges jeder Person.
    .title = Die Leere im Team

## Kapitel 12: Wenn Erweiterungen zusammentreffen

URB-INT-01 = Eine Meta, die ein Chromatisches Chaos aufdeckt, darf auf jede Seite. Ein Stadtplatz nimmt jeden aufgedeckten Traum mit einem Element auf. Wird für eine Reihe mit einer Meta ein Chromatisches Chaos gezogen, wird es beiseitegelegt und ersetzt, und du wählst die Seite der Meta, wenn du den Ersatz siehst.
    .title = Stadtplätze und Chromatisches Chaos
URB-INT-02 = Werden eine Meta und eine Eintrachtkarte für eine Reihe gezogen, darf jede auf eine beliebige Seite. Ein Chaos, das mit einer von ihnen gezogen wird, kommt auf dieselbe Seite. Beide zusammen ergeben 20 Städte, die zu befrieden sind.
    .title = Stadtplätze und Tempel
URB-INT-03 = Eine Meta darf eine der zwei Karten sein, die eine Sonderaktion bezahlen; gemeinsam ist dann ihr eines Element. Ein Umbau darf Stadtplätze versetzen.
    .title = Stadtplätze und Gärten
URB-INT-04 = Für die Bücher der fliegenden und der unsichtbaren Träume ist eine Meta auf dem Tisch je nach Seite eine Sogna oder ein Inkubus. Metas, die für den Preis der Bücher aufgedeckt werden, werden abgeworfen.
    .title = Stadtplätze und Bücher
URB-INT-05 = Du hast ein Weises Chaos mehr. Dem Seher zeigt eine Meta ihr eines Element, beim Planbot zählt ihre Zahl.
    .title = Stadtplätze und Postkarten
URB-INT-06 = Eine Meta aus deiner Hand darf beim Verbünden gegen die Leere die Sogna oder der Inkubus sein.
    .title = Stadtplätze und Leere
URB-INT-07 = Eine Eintrachtkarte, die ein Chromatisches Chaos aufdeckt, kommt auf eine beliebige Seite einer beliebigen Stadt außer einem Hängenden Garten, wenn dort Platz ist; nur ohne Platz dort nimmt ein Garten sie auf.
    .title = Chromatisches Chaos und Tempel
URB-INT-08 = Ein Chromatisches Chaos darf an einen Hängenden Garten gelegt werden; ein Traum, den es aufdeckt, kommt nur dann an einen Garten, wenn die Elemente nicht zählen. Ein Seitenwechsel darf ein Chromatisches Chaos bewegen. Ein aufgedeckter Zauberer wird angelegt wie jeder Traum und bewirkt nichts.
    .title = Chromatisches Chaos und Gärten
URB-INT-09 = Die Bücher der fliegenden und der unsichtbaren Träume können ein Chromatisches Chaos nicht berühren; eines, das für den Preis der Bücher aufgedeckt wird, wird zurückgemischt. Eines, das beim Füllen nach dem Buch der freiheitsliebenden Träume beiseitegelegt wird, führst du aus, wenn alles gefüllt ist. Eine Prophezeiung kann eines zeigen, und du ordnest es ein, wie du willst.
    .title = Chromatisches Chaos und Bücher
URB-INT-10 = Ein Chromatisches Chaos zählt nicht für die Magier, zählt 4 für den Planbot und zeigt dem Seher kein Element. Eine Postkarte wird nie darauf gelegt. Ein Weises Chaos darf es nur in Phase II zurückschicken.
    .title = Chromatisches Chaos und Postkarten
URB-INT-11 = Ein Chromatisches Chaos darf an die Stadt der Leere gelegt werden. Wird es bei einem Zensus beiseitegelegt, führst du es aus, nachdem diese Stadt behandelt ist und alle Reihen gefüllt sind.
    .title = Chromatisches Chaos und Leere
URB-INT-12 = Eine Eintrachtkarte kann nicht an einen Hängenden Garten angelegt werden. Sie hat mit jeder deiner Handkarten ein Element gemeinsam; für eine Sonderaktion genügt also jede zweite Karte dazu.
    .title = Tempel und Gärten
URB-INT-13 = Für die Bücher der fliegenden und der unsichtbaren Träume ist eine Eintrachtkarte auf dem Tisch je nach Seite eine Sogna oder ein Inkubus. Eintrachtkarten, die für den Preis der Bücher aufgedeckt werden, werden abgeworfen.
    .title = Tempel und Bücher
URB-INT-14 = Du hast ein Weises Chaos mehr. Beim Seher steht eine Eintrachtkarte für ein Element deiner Wahl, beim Planbot für ihre Zahl; für den Traumfänger ist sie ein Traum auf ihrer Seite wie jeder andere.
    .title = Tempel und Postkarten
URB-INT-15 = Eine Eintrachtkarte aus deiner Hand darf beim Verbünden gegen die Leere die Sogna oder der Inkubus sein.
    .title = Tempel und Leere
URB-INT-16 = Ein Zauberer bezahlt zwei Bücher, auch zweimal dasselbe, oder ein Buch und eine einfache Aktion. Zwei Träume mit gemeinsamem Element bezahlen nie ein Buch. Sind beide Bücher der Prophezeiungen im Spiel, zeigt jede Prophezeiung eines Zauberers 4 Karten. Die Bücher der fliegenden Träume dürfen Träume zu Hängenden Gärten bringen und von dort holen.
    .title = Gärten und Bücher
URB-INT-17 = Du hast ein Weises Chaos mehr. Ein Umbau bewegt keine Postkarte und schadet keiner Rakete; gewertet wird eine Postkarte mit der Stadt, die in ihrer Reihe liegt, wenn diese befriedet wird. Ein Seitenwechsel nimmt die Postkarte eines Chaos mit; eine Rakete ist verloren.
    .title = Gärten und Postkarten
URB-INT-18 = Ein Umbau braucht zwei Städte ohne die Leere. Mit einem Zauberer darfst du zweimal Zensus halten: Bringt der erste die Figur auf ihren Stapel zurück, behandelt der zweite alle Reihen normal. Ein Zauberer allein bezahlt kein Verbünden gegen die Leere.
    .title = Gärten und Leere
URB-INT-19 = Das Buch der freiheitsliebenden Träume füllt Reihen mit Postkarten und wertet keine. Ein Traum, den ein Buch der unsichtbaren Träume abwirft, kostet −2 für seine Postkarte. Ein Buch der fliegenden Träume nimmt die Postkarte mit; eine Rakete ist verloren. Ein Perfektes Gleichgewicht mit dem Buch des vollkommenen Gleichgewichts lässt die Tauben einziehen.
    .title = Bücher und Postkarten
URB-INT-20 = Das Buch des vollkommenen Gleichgewichts ist ein Zensus, die Stadt der Leere wird also behandelt wie bei jedem Zensus. Das Buch der freiheitsliebenden Träume darf sie befrieden, wenn sie leer ist, und die Bücher der fliegenden und der unsichtbaren Träume dürfen ihre Träume berühren.
    .title = Bücher und Leere
URB-INT-21 = Postkarten auf Träumen, die die Leere abwirft, zählen je −2; an einer Stadt der Leere im Gleichgewicht bleiben sie liegen und werden nicht gewertet. Flaggschiffe fahren durch ihre Reihe. Solange die Leere auf einer Stadt steht, können die Tauben nicht einziehen. Ihre Reihe zählt für Planbot und Magier mit.
    .title = Postkarten und Leere
URB-INT-22 = Eine Meta aus deiner Hand kommt auf die Seite deiner Polarität. Beim Füllen von Reihen spielt die Polarität keine Rolle.
    .title = Stadtplätze und Team
URB-INT-23 = Bei keinem Schritt eines Chromatischen Chaos spielt die Polarität eine Rolle.
    .title = Chromatisches Chaos und Team
URB-INT-24 = Eine Eintrachtkarte aus deiner Hand kommt auf die Seite deiner Polarität. Beim Füllen von Reihen spielt die Polarität keine Rolle.
    .title = Tempel und Team
URB-INT-25 = Zauberer legst du nach deiner Polarität an und wirfst sie frei ab. Sonderaktionen dürfen beide Seiten betreffen.
    .title = Gärten und Team
URB-INT-26 = Beide dürfen jedes Buch benutzen. Karten, die für den Preis der Bücher abgeworfen wurden, liegen auf dem Ablagestapel und dürfen das Tauschen der Polarität bezahlen.
    .title = Bücher und Team
URB-INT-27 = Einwohnerstapel und Weise Chaos sind gemeinsam. Sanduhren werden in den Zügen beider Personen gedreht, und Flaggschiffe fahren in den Zügen beider.
    .title = Postkarten und Team
URB-INT-28 = Die Leere zieht in den Zügen beider Personen. Beim Verbünden spielt die Polarität keine Rolle, und es zählt nur die Hand dessen, der am Zug ist.
    .title = Leere und Team

## Kapitel 13: Sonderfälle

URB-EDGE-01 = Was ist, wenn in der zweiten Auflage der Traumstapel leer ist? Du verlierst, wenn du eine Karte für deine Hand, für eine Reihe, als Ersatz für ein beiseitegelegtes Chromatisches Chaos oder nach einem Chromatischen Chaos brauchst; bei einer Reihe auf der Stelle, noch vor Phase II. Das Aufdecken mit weniger als 4 Karten zeigt, was übrig ist, eine Prophezeiung braucht mindestens eine Karte, und ist gerade die letzte Stadt befriedet worden, hast du gewonnen.
    .title = Leerer Stapel, zweite Auflage
URB-EDGE-02 = Wann genau ist das Spiel gewonnen? Sobald der Erfolgsstapel vollständig ist: beim Zensus, bevor etwas ersetzt, gefüllt oder gezogen wird. Befriedest du die letzte Stadt bei leerem Traumstapel, hast du gewonnen. Mit den Postkarten entscheidet in diesem Augenblick der Einwohnerstapel.
    .title = Der Augenblick des Sieges
URB-EDGE-03 = Was ist, wenn in der ersten Auflage der Traumstapel leer ist? Reihen bekommen, was da ist: einen Traum oder keinen. Eine einzelne Sogna und ein einzelner Inkubus kommen auf ihre Seite, eine einzelne Meta oder ein einzelnes Chaos auf die Seite deiner Wahl. Die Niederlage kommt in Phase II desselben Zuges, denn deine Aktion hat eine Karte gekostet.
    .title = Leerer Stapel, erste Auflage
URB-EDGE-04 = Was ist, wenn ein Chaos aufdeckt und weniger als 4 Karten übrig sind? Sie werden aufgedeckt, selbst wenn es keine ist; das allein führt nicht zur Niederlage.
    .title = Weniger als vier aufdecken
URB-EDGE-05 = Was ist, wenn ein Chaos nirgends Platz hat? Für eine Starthand wird es beiseitegelegt und später zurückgemischt. In Phase II kannst du es nicht anlegen, aber immer aufdecken.
    .title = Kein Platz für ein Chaos
URB-EDGE-06 = Was ist, wenn beide Seiten gleich sind? Dann ist keine Seite einflussreicher, und dort kann kein Chaos angelegt werden; ebenso bei einer Stadt ohne Träume. Ist nur eine Seite leer, ist die andere einflussreicher.
    .title = Gleichstand und leere Seiten
URB-EDGE-07 = Was ist mit einer Stadt ohne Träume? Sie ist nicht im Gleichgewicht, kein Zensus befriedet sie, und kein Chaos kann dort angelegt werden oder sie verwüsten; am Ende des Zensus wird sie aber gefüllt.
    .title = Eine Stadt ohne Träume
URB-EDGE-08 = Können je mehr als drei Karten auf einer Seite liegen? Nein. Alles, was eine Karte anlegt, hält die Grenze ein; das Füllen beginnt mit einer leeren Reihe, und Tauschen ändert die Zahl der Karten nicht.
    .title = Mehr als drei auf einer Seite
URB-EDGE-09 = Ist es ein Perfektes Gleichgewicht, alle von drei Städten zu befrieden? Nein, es braucht vier.
    .title = Perfekt mit weniger Städten?
URB-EDGE-10 = Was bringt der Bonus, wenn der Stadtstapel fast leer ist? Ohne Stadt gibt es keinen; wer dann alle vier befriedet, hat das Spiel aber ohnehin beendet. Bei einer Stadt bringt auch das Buch des vollkommenen Gleichgewichts nur eine.
    .title = Bonus aus kleinem Stapel
URB-EDGE-11 = Darf ich ein Chaos, eine Meta oder eine Eintrachtkarte tauschen? Ja. Jede Karte bleibt auf ihrer Seite und behält ihr Vorzeichen.
    .title = Chaos und Metas tauschen
URB-EDGE-12 = Was gilt als Sogna oder Inkubus? Auf der Hand, was aufgedruckt ist; eine Meta oder Eintrachtkarte ist beides. Auf dem Tisch entscheidet die Seite; Chaos und Chromatisches Chaos sind keines von beiden.
    .title = Sogna oder Inkubus?
URB-EDGE-13 = Was ist, wenn ich mit meiner Polarität keine Karte anlegen kann? Abwerfen kannst du immer eine.
    .title = Im Team nichts anzulegen
URB-EDGE-14 = Was ist eine unbesetzte Reihe? Sie hat weder Stadt noch Träume, Leere und Flaggschiffe überspringen sie, und sie bekommt nie eine neue Stadt. Reihen bleiben erst unbesetzt, wenn der Stadtstapel leer ist.
    .title = Unbesetzte Reihen
URB-EDGE-15 = In welcher Reihenfolge wird der Tisch wieder aufgebaut? Zuerst alle neuen Städte, von oben nach unten; dann werden alle leeren Städte gefüllt, von oben nach unten; dann kommt jedes beiseitegelegte Chromatische Chaos.
    .title = Reihenfolge beim Aufbauen
URB-EDGE-16 = Was tut ein Weises Chaos bei einem kleinen Stapel? Sind weniger als drei Karten im Traumstapel, kommt die Karte ganz nach unten; ist er leer, ist sie die einzige und wird als nächste gezogen.
    .title = Weises Chaos, kleiner Stapel
URB-EDGE-17 = Was ist, wenn der Postkartenstapel leer ist? Reihen werden ohne Postkarte gefüllt.
    .title = Keine Postkarten mehr
URB-EDGE-18 = Was ist, wenn die erste Aktion eines Zauberers das Spiel beendet? Dann gibt es keine zweite.
    .title = Ein Zauberer beendet das Spiel
URB-EDGE-19 = Wie geht zweimal Zensus mit einem Zauberer? Der erste wird ganz ausgeführt, samt Füllen, bevor der zweite beginnt. Beide dürfen ein Perfektes Gleichgewicht sein.
    .title = Zweimal Zensus hintereinander
URB-EDGE-20 = Darf ich Zensus halten, während die Leere auf einer leeren Stadt steht? Du darfst, aber du verlierst. Andere Städte werden vorher befriedet, doch das hilft nicht: Die Stadt der Leere wird es nicht, alle hast du also nie.
    .title = Zensus an leerer Leere-Stadt
URB-EDGE-21 = Was ist, wenn alle Seiten voll sind und ein Chromatisches Chaos kommt? Es wird abgeworfen, und die nächste Karte wird trotzdem aufgedeckt.
    .title = Alle Seiten voll
URB-EDGE-22 = Kann das Chaos endlos weitergehen? Nein. Jedes Aufdecken und jedes Chromatische Chaos verbraucht Karten des Stapels, jedes Weise Chaos ist nach Gebrauch fort, und mehr als 16 Chaos und Chromatische Chaos gibt es nie.
    .title = Ketten von Chaos
URB-EDGE-23 = Wie viele Karten darf ich haben? Nie mehr als 4, und weniger nur, während du deine Hand füllst: von deiner Aktion bis zum Ende von Phase II oder beim Spielaufbau.
    .title = Größe der Hand
URB-EDGE-24 = Wird der Ablagestapel je zurückgemischt? Nein, mit keiner Erweiterung. Gemischt wird nur beim Spielaufbau.
    .title = Abgeworfen bleibt abgeworfen
URB-EDGE-25 = Kommt es auf die Reihenfolge meiner Flaggschiffe an? Mitunter. Stehen Flaggschiffe in R1 und R2 auf derselben Seite und ist diese Seite von R2 voll, macht das untere Platz, wenn es zuerst fährt; fährt das obere zuerst, ist es verloren.
    .title = Reihenfolge der Flaggschiffe
URB-EDGE-26 = Wie unterscheide ich eine neue Sanduhr von einer alten? Nach vier Vierteln liegt sie wie am Anfang, ist aber in ihrem letzten Zug. Es zählt, wie oft sie gedreht wurde.
    .title = Einmal ganz herum
URB-EDGE-27 = Wie befriede ich die letzte Stadt, solange die Leere da ist? Die Leere steht in jedem Zug auf ihr, außer in dem nach einem Bündnis gegen sie. Verbünde dich also und halte im nächsten Zug Zensus; oder halte mit einem Zauberer zweimal Zensus, während die Stadt im Gleichgewicht ist; oder nutze das Buch der freiheitsliebenden Träume, wenn sie leer ist; oder entferne die letzte Leere-Karte.
    .title = Die Leere auf der letzten Stadt
URB-EDGE-28 = Kann die Bonusstadt für die letzte Leere-Karte das Spiel gewinnen? Nein, dann liegt noch mindestens eine Stadt auf dem Tisch.
    .title = Dieser Bonus siegt nicht allein
URB-EDGE-29 = Wird eine Stadt befriedet, die gleich nach dem Füllen im Gleichgewicht ist? Jetzt nicht, erst bei einem späteren Zensus.
    .title = Von Anfang an im Gleichgewicht
URB-EDGE-30 = Was kommt auf den Ablagestapel? Karten, die aus einer Hand, und Träume, die vom Tisch abgeworfen werden. Postkarten, Weise Chaos, Leere-Karten und Bücher nie.
    .title = Was abgeworfen wird

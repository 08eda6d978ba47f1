### Onirim: die Regeln in eigenen Worten, eine Nachricht je Regelnummer.

## Kapitel 7: Freie Aktionen

ONI-FREE-01 = Freie Aktionen sind Extras neben deinem normalen Zug: „Paradoxe Prophezeiung“ oder „Vorteilhafte Verschiebung“ zaubern, den Zyklobot, die Eichhörnchen-Spione, den Harpunenjäger oder den Hammervogel einsetzen und eine Karte unter einen Reuigen Schatzhüter legen. Sie kommen mit dem Buch und dem Oniversum ins Spiel; das Grundspiel allein kennt keine.
    .title = Was freie Aktionen sind
ONI-FREE-02 = Manche Kräfte sind keine freien Aktionen, sondern zusätzliche Möglichkeiten bei einer bestimmten Entscheidung: „Des Schreckens Schluss“, der Spiegel, der Beschützer und der Wegbereiter gegen einen gezogenen Albtraum, die Architektin beim Ausspielen in Phase 1 und das Chromatische Chaos, wenn dir eine Folge oder ein Schlüssel eine Pforte bringen könnte. Eine unter dem Schatzhüter verwahrte Karte kannst du überall dort nutzen, wo du eine Handkarte nutzen könntest; nur der Zyklobot kann sie nicht tauschen.
    .title = Kräfte innerhalb einer Entscheidung
ONI-FREE-03 = Alle freien Aktionen stehen dir offen: zu Beginn deines Zuges, bevor du handelst; vor jeder Karte, die du zum Auffüllen ziehst; während du über eine gezogene Pforte, einen Albtraum, einen Bewohner oder einen Schönen Traum entscheidest; und unmittelbar bevor der Limbus abgehandelt wird. Nur „Vorteilhafte Verschiebung“ ist möglich, während du entscheidest, ob und welche Pforte du suchst, welche gefangene Karte du nach einer Suche nimmst oder welche durch eine Beschwörung aufgedeckte Pforte du auslegst.
    .title = Wann freie Aktionen möglich sind
ONI-FREE-04 = Keine freie Aktion ist möglich im Spielaufbau, bei der Kartenwahl im Team, während du eine ganze Hand neu ziehst, während du angesehene oder aufgedeckte Karten ordnest und während Dunkle Vorahnungen wirken. Dasselbe gilt, während du bestimmst, welchen Turm du verlierst, welche Reihenfolgekarte wieder aufgedeckt wird, welchen Traumfänger du entleerst, welche der Möglichkeiten I bis IV du für den kleinen Inkubus ausführst oder welche Karten du im Team tauschst.
    .title = Wann freie Aktionen warten müssen
ONI-FREE-05 = Nach einer freien Aktion stehst du wieder vor derselben Entscheidung, nun mit den Möglichkeiten der neuen Lage. Wie viele freie Aktionen du in einem Zug ausführst, ist nicht begrenzt.
    .title = Keine Grenze pro Zug
ONI-FREE-06 = Die Pausen für freie Aktionen vor jedem Ziehen und vor dem Abhandeln des Limbus gibt es nur, wenn dir dann wirklich eine freie Aktion möglich ist. Sonst geht das Spiel einfach weiter.
    .title = Keine unnötigen Pausen
ONI-FREE-07 = Freie Aktionen darf nur ausführen, wer am Zug ist. Im Team darfst du dabei jeden mitgenommenen Bewohner nutzen, egal, wer von euch ihn mitgenommen hat.
    .title = Nur im eigenen Zug
ONI-FREE-08 = Legst du eine Karte unter einen Reuigen Schatzhüter, fehlt dir eine Karte auf der Hand. Vor deiner Aktion in Phase 1 füllst du die Lücke sofort auf, nach den Regeln von Phase 2, und setzt dann deinen Zug fort. In Phase 2 schließt sie das laufende Auffüllen; unmittelbar vor dem Abhandeln des Limbus füllst du noch einmal auf.
    .title = Die Lücke der verwahrten Karte

## Kapitel 8.1: Allgemeines

ONI-GEN-01 = Gezogene Ortskarten (Sonnen, Monde, Schlüssel, Glyphen, Kreuzungen, Sackgassen, Türme) kommen auf die Hand, Pforten (farbige und die zum Oniversum) und Traumkarten (Albträume, Verlorene Träume, Schöne Träume, Bewohner) nicht. Als Schlüssel gilt jede Ortskarte mit Schlüsselsymbol, auch die Kreuzung mit Schlüssel. Türme haben eine Farbe, aber kein Labyrinthsymbol, Sackgassen keines von beiden, Kreuzungen alle vier Farben.
    .title = Die Arten von Karten
ONI-GEN-02 = Karten, die du ansiehst, sieht nur, wer am Zug ist: bei Prophezeiung, Turmvorschau, „Paradoxer Prophezeiung“, den Eichhörnchen-Spionen und jeder Suche im Nachziehstapel. Aufgedeckte Karten sehen beide Personen: bei Möglichkeit III gegen einen Albtraum, bei der Beschwörung, den sieben Karten eines Schönen Traums, dem Harpunenjäger, dem Wegbereiter und immer, wenn eine Pforte oder Traumkarte gezogen wird.
    .title = Ansehen geheim, Aufdecken öffentlich
ONI-GEN-03 = Jedes Mischen ist völlig fair: Alle möglichen Reihenfolgen der Karten sind gleich wahrscheinlich.
    .title = Gerechtes Mischen
ONI-GEN-04 = Soll ein Effekt mehr Karten ansehen, aufdecken oder nehmen, als da sind, nimmt er alle vorhandenen; ist keine da, geschieht nichts. Ein solcher Mangel ist für sich allein nie eine Niederlage; einzige Ausnahme ist Möglichkeit III gegen einen Albtraum in der ersten Auflage.
    .title = Zu wenige Karten
ONI-GEN-05 = Du verlierst, wenn du eine Karte ziehen musst, um deine Hand zu füllen, und der Nachziehstapel leer ist, oder wenn dir mit den Traumfängern ein Überladen den letzten Traumfänger nimmt. In der ersten Auflage verlierst du auch, wenn du gegen einen Albtraum Möglichkeit III wählst und weniger als fünf Karten im Nachziehstapel sind. Sonst führt nichts zur Niederlage.
    .title = Die einzigen Niederlagen
ONI-GEN-06 = Nach jeder einzelnen Kartenbewegung wird geprüft, ob du gewonnen hast, und immer, bevor eine Niederlage festgestellt wird. Träfe beides zugleich zu, hast du gewonnen.
    .title = Der Sieg geht vor
ONI-GEN-07 = Jede Karte liegt zu jeder Zeit an genau einem Ort. Keine Karte verdoppelt sich und keine verschwindet, ihre Gesamtzahl bleibt also das ganze Spiel über gleich.
    .title = Eine Karte, ein Ort
ONI-GEN-08 = Gleiche Karten sind austauschbar, und welches Exemplar du meinst, macht keinen Unterschied; auch eine Pforte des Grundspiels und eine der Glyphen in derselben Farbe sind gleich. Wo eine Karte liegt, zählt dagegen: persönlich oder gemeinsam, auf der Hand oder verwahrt, vor verschiedenen Personen oder auf verschiedenen Traumfängern sind verschiedene Möglichkeiten.
    .title = Gleiche Karten sind austauschbar
ONI-GEN-09 = Alle Entscheidungen trifft, wer am Zug ist. Bei der Kartenwahl zu Beginn eines Teamspiels ist das, wer gerade eine Karte nimmt.
    .title = Wer entscheidet
ONI-GEN-10 = Ein Effekt wird vollständig ausgeführt, bevor der nächste beginnt. Nur ein Sieg unterbricht und beendet alles auf der Stelle.
    .title = Ein Effekt nach dem anderen
ONI-GEN-11 = Brauchen Kartenarten eine feste Reihenfolge, beginnt sie mit Rot, Blau, Grün, Braun und Kreuzungen, jeweils Sonne, Mond, Schlüssel, Glyphe; dann folgen Türme nach Farbe und Zahl, Sackgassen, Pforten nach Farbe und die Pforte zum Oniversum. Danach kommen Albträume, Verlorene Träume und Schöne Träume und zuletzt die Bewohner: Architektin, Zyklobot, Eichhörnchen-Spione, Harpunenjäger, Hammervogel, Chromatisches Chaos, Spiegel, Reuiger Schatzhüter.
    .title = Die feste Kartenordnung
ONI-GEN-12 = Eine mehrteilige Entscheidung triffst du Schritt für Schritt; bei einer Prophezeiung etwa wählst du erst die Karte zum Ablegen und ordnest dann die übrigen von oben nach unten. Was du begonnen hast, führst du zu Ende, ohne dass eine freie Aktion oder etwas anderes dazwischenkommt. Bis zum letzten Schritt sieht dein Partner nichts, was auch die fertige Entscheidung verborgen ließe.
    .title = Entscheidungen in mehreren Schritten

## Kapitel 8.2: Spielaufbau

ONI-BASE-01 = Alle 76 Karten des Grundspiels werden zusammen mit den Stapelkarten aller gewählten Module zu einem verdeckten Nachziehstapel gemischt. Der Ablagestapel ist anfangs leer.
    .title = Der Nachziehstapel entsteht
ONI-BASE-02 = Für deine Starthand ziehst du einzeln Karten, bis du 5 Ortskarten hast. Pforten und Traumkarten, die dabei auftauchen, kommen ohne jede Wirkung in den Limbus; Schlüssel darfst du für sie nicht einsetzen.
    .title = Deine Starthand
ONI-BASE-03 = Ist deine Starthand komplett, werden alle dabei beiseitegelegten Karten in den Nachziehstapel zurückgemischt. Wurde keine beiseitegelegt, wird nicht noch einmal gemischt.
    .title = Zurückmischen nach dem Aufbau
ONI-BASE-04 = Im Limbus warten Karten, die in den Nachziehstapel zurückmüssen. Er liegt getrennt vom Ablagestapel, und seine Karten kehren erst am Ende des Zuges zurück.
    .title = Was der Limbus ist

## Kapitel 8.3: Der Zug

ONI-BASE-05 = Dein Zug hat drei Phasen, immer in dieser Reihenfolge: Erst spielst du eine Karte aus oder legst eine ab, dann füllst du deine Hand auf, und zuletzt mischst du den Limbus in den Nachziehstapel zurück.
    .title = Drei Phasen je Zug
ONI-BASE-06 = In Phase 1 musst du genau eine Karte ausspielen oder ablegen, nicht mehr und nicht weniger; passen kannst du nicht. Manche Module erlauben dir stattdessen eine andere Aktion.
    .title = Passen geht nicht

## Kapitel 8.4: Phase 1: Ausspielen

ONI-BASE-07 = Eine Ortskarte, die du ausspielst, kommt ans rechte Ende deiner eigenen Labyrinthreihe. Im Grundspiel verlässt keine Karte die Reihe wieder.
    .title = Die Reihe wächst
ONI-BASE-08 = Die ausgespielte Karte muss ein anderes Symbol zeigen als die letzte Karte deiner Labyrinthreihe; auf die Farbe kommt es nicht an. Ist die Reihe noch leer, passt jedes Symbol.
    .title = Das Symbol muss wechseln
ONI-BASE-09 = Drei Ortskarten einer Farbe, die in deiner Reihe direkt nebeneinanderliegen, bilden eine Folge. Vollendet die eben ausgespielte Karte eine Folge, darfst du im Nachziehstapel eine Pforte dieser Farbe suchen und auslegen.
    .title = Drei von einer Farbe
ONI-BASE-10 = Für eine Folge zählt nur, welche Karten in deiner Reihe nebeneinanderliegen, nicht, in welchen Zügen du sie ausgespielt hast. Zwischendurch abzulegen schadet nicht, eine Karte anderer Farbe dagegen unterbricht die Folge.
    .title = Nachbarschaft zählt, nicht Züge
ONI-BASE-11 = Die vierte Karte derselben Farbe bringt keine weitere Suche, sondern beginnt eine neue Folge. Wieder suchen darfst du erst mit der sechsten Karte dieser Farbe ohne Unterbrechung, dann mit der neunten und so weiter.
    .title = Die vierte beginnt neu
ONI-BASE-12 = Mit ihrer dritten Karte ist eine Folge immer verbraucht. Das gilt auch, wenn du auf die Suche verzichtest oder keine Pforte findest.
    .title = Jede Folge zählt einmal

## Kapitel 8.5: Eine Pforte suchen

ONI-BASE-13 = Beim Suchen siehst du den ganzen Nachziehstapel durch, nimmst eine Pforte in der Farbe deiner Folge heraus und legst sie vor dir aus. Danach mischst du den Nachziehstapel.
    .title = So läuft die Suche
ONI-BASE-14 = Du musst nie suchen; verzichtest du, bleibt der Nachziehstapel unberührt, und eine dir bekannte Reihenfolge gilt weiter. Du darfst auch suchen und nichts nehmen, selbst wenn eine passende Pforte da ist, doch gemischt wird dann trotzdem.
    .title = Suchen ist freiwillig
ONI-BASE-15 = Ist keine Pforte in der Farbe deiner Folge im Nachziehstapel, weil alle ausliegen, im Limbus sind oder abgelegt wurden, findet deine Suche nichts; hast du gesucht, wird trotzdem gemischt. Pforten im Limbus kannst du nicht nehmen.
    .title = Wenn die Suche nichts findet

## Kapitel 8.6: Phase 1: Ablegen

ONI-BASE-16 = Legst du eine Sonne oder einen Mond ab, geschieht nichts weiter: Du wirst nur die Karte los.
    .title = Sonne oder Mond ablegen
ONI-BASE-17 = Legst du in Phase 1 einen Schlüssel ab, löst er eine Prophezeiung aus: Du siehst dir die obersten 5 Karten des Nachziehstapels an und legst eine davon ab.
    .title = Schlüssel bringen Prophezeiungen
ONI-BASE-18 = Bei einer Prophezeiung siehst du dir die obersten 5 Karten des Nachziehstapels an. Genau eine davon musst du ablegen, die übrigen legst du in beliebiger Reihenfolge wieder obenauf.
    .title = So läuft eine Prophezeiung
ONI-BASE-19 = Sind weniger als 5 Karten im Nachziehstapel, zeigt dir die Prophezeiung alle, und eine musst du trotzdem ablegen. Ist er leer, bewirkt die Prophezeiung nichts.
    .title = Prophezeiung mit wenigen Karten
ONI-BASE-20 = Bei einer Prophezeiung darfst du jede der angesehenen Karten ablegen: eine Ortskarte, eine Traumkarte, sogar eine Pforte; ein so abgelegter Albtraum schadet dir nicht. Eine abgelegte Pforte aber kommt nie zurück: Das Spiel geht weiter, ist jedoch nicht mehr zu gewinnen.
    .title = Was eine Prophezeiung ablegen darf
ONI-BASE-21 = Ein Schlüssel löst nur dann eine Prophezeiung aus, wenn du ihn in Phase 1 als deine Aktion ablegst. Setzt du ihn für eine Pforte, gegen einen Albtraum oder als Bezahlung ein oder verlierst du ihn mit der ganzen Hand, gibt es keine.
    .title = Prophezeiung nur in Phase 1

## Kapitel 8.7: Phase 2: Auffüllen

ONI-BASE-22 = In Phase 2 ziehst du Karte für Karte, bis du wieder 5 auf der Hand hast, und handelst jede vollständig ab, bevor du die nächste ziehst. Hast du schon 5 Karten, ziehst du nichts.
    .title = Deine Hand auffüllen
ONI-BASE-23 = Eine gezogene Ortskarte kommt einfach auf deine Hand.
    .title = Eine Ortskarte ziehen
ONI-BASE-24 = Ziehst du in Phase 2 eine Pforte, darfst du einen Schlüssel ihrer Farbe aus deiner Hand ablegen und die Pforte sofort auslegen.
    .title = Gezogene Pforte öffnen
ONI-BASE-25 = Passen mehrere deiner Schlüssel zur gezogenen Pforte, entscheidest du, welchen du ablegst. Danach hast du eine Karte weniger auf der Hand und ziehst weiter, bis sie voll ist.
    .title = Wahl des Schlüssels
ONI-BASE-26 = Eine gezogene Pforte, die du nicht mit einem Schlüssel öffnest, kommt in den Limbus.
    .title = Pforte bleibt zu
ONI-BASE-27 = Eine Traumkarte, die du in Phase 2 ziehst, wirkt sofort, noch bevor du weiterziehst.
    .title = Eine Traumkarte ziehen

## Kapitel 8.8: Albträume

ONI-BASE-28 = Einen in Phase 2 gezogenen Albtraum musst du mit genau einer der Möglichkeiten abwehren, die dir offenstehen: (I) einen Schlüssel ablegen, (II) eine deiner Pforten in den Limbus geben, (III) die obersten 5 Karten des Nachziehstapels aufdecken und davon die Ortskarten ablegen oder (IV) die ganze Hand ablegen und neu ziehen. Module können weitere Möglichkeiten bringen.
    .title = Einen Albtraum abwehren
ONI-BASE-29 = Möglichkeit I gegen einen Albtraum: Du legst einen Schlüssel beliebiger Farbe aus deiner Hand ab. Ohne Schlüssel kannst du sie nicht wählen.
    .title = Albtraum I: ein Schlüssel
ONI-BASE-30 = Möglichkeit II gegen einen Albtraum: Du legst eine der Pforten, die vor dir ausliegen, in den Limbus. Dafür brauchst du eine eigene Pforte.
    .title = Albtraum II: eine Pforte
ONI-BASE-31 = Möglichkeit III gegen einen Albtraum: Du deckst die obersten 5 Karten des Nachziehstapels auf. Pforten und Traumkarten (und Sackgassen, falls sie mitspielen) kommen ohne Wirkung in den Limbus, alles andere auf den Ablagestapel. Mindestens eine Karte muss im Nachziehstapel sein; sind es weniger als 5, deckst du alle auf.
    .title = Albtraum III: fünf Karten
ONI-BASE-32 = Möglichkeit IV gegen einen Albtraum: Du legst deine ganze Hand ab, egal, wie viele Karten es sind, und sei es keine. Dann ziehst du, bis du 5 Ortskarten hast; Pforten und Traumkarten kommen dabei ohne Wirkung in den Limbus.
    .title = Albtraum IV: deine Hand
ONI-BASE-33 = Hast du den Albtraum fertig abgewehrt, kommt er auf den Ablagestapel, und du ziehst weiter, falls deine Hand noch nicht voll ist. Bis dahin liegt er für sich, weder im Limbus noch auf dem Ablagestapel.
    .title = Wohin der Albtraum kommt
ONI-BASE-34 = Während du eine ganze Hand neu ziehst, haben Pforten und Traumkarten keinerlei Wirkung und kommen gleich in den Limbus. Du darfst für eine solche Pforte keinen Schlüssel einsetzen und musst weitere Albträume nicht abwehren.
    .title = Ruhe beim Neuziehen

## Kapitel 8.9: Phase 3 und Spielende

ONI-BASE-35 = In Phase 3 mischst du alle Karten aus dem Limbus in den Nachziehstapel. Nur die Traumfänger gehen mit dem Limbus anders um.
    .title = Den Limbus zurückmischen
ONI-BASE-36 = Ist der Limbus in Phase 3 leer, wird nicht gemischt. Was du über die Reihenfolge im Nachziehstapel weißt, gilt weiter.
    .title = Leerer Limbus, kein Mischen
ONI-BASE-37 = Du gewinnst in dem Augenblick, in dem alle Pforten ausliegen und jede weitere Siegbedingung deiner Module oder des Teamspiels erfüllt ist; dann wird nichts mehr ausgeführt. Im Grundspiel sind es 8 Pforten, mit den Glyphen 12, mit der Pforte zum Oniversum 9, mit beiden 13.
    .title = So gewinnst du
ONI-BASE-38 = Du verlierst, wenn du zum Auffüllen oder Neuziehen deiner Hand eine Karte ziehen musst und der Nachziehstapel leer ist.
    .title = So verlierst du
ONI-BASE-39 = An die Karten im Limbus kommst du bis zum Ende des Zuges nicht heran. Ist der Nachziehstapel leer und deine Hand noch nicht voll, verlierst du, auch wenn im Limbus Karten liegen.
    .title = Der Limbus rettet nicht
ONI-BASE-40 = Ein leerer Nachziehstapel schadet nicht, solange deine Hand voll ist. Phase 3 findet noch statt, und dein nächster Zug beginnt wie gewohnt.
    .title = Leerer Stapel, volle Hand

## Kapitel 9: Teamspiel

ONI-TEAM-01 = Ihr spielt zu zweit als Team: Ihr gewinnt gemeinsam oder verliert gemeinsam.
    .title = Ein Team
ONI-TEAM-02 = Statt Starthände zu ziehen, deckt ihr Karten vom Nachziehstapel auf, bis 8 Ortskarten offen liegen. Pforten und Traumkarten, die dabei auftauchen, kommen in den Limbus.
    .title = Acht offene Ortskarten
ONI-TEAM-03 = Wer das Spiel beginnt, nimmt sich zuerst eine der offenen Ortskarten, dann wählt ihr abwechselnd, bis jeder 3 hat; das sind sechs Karten. Die 2 übrigen sind die gemeinsamen Karten.
    .title = Die ersten Karten wählen
ONI-TEAM-04 = Die im Spielaufbau beiseitegelegten Karten werden in den Nachziehstapel zurückgemischt: in der dritten Auflage nach der Kartenwahl, in der ersten davor. Für das Spiel macht das keinen Unterschied.
    .title = Zurückmischen nach dem Aufbau
ONI-TEAM-05 = In deinem Zug besteht deine Hand aus deinen persönlichen und den gemeinsamen Karten. Was eine Regel über deine Hand sagt, meint sie alle. Die persönlichen Karten deines Partners gehören nie dazu.
    .title = Was deine Hand ist
ONI-TEAM-06 = Die Karte, die du ausspielst oder ablegst, darf eine persönliche oder eine gemeinsame sein.
    .title = Persönlich oder gemeinsam
ONI-TEAM-07 = Jeder von euch hat eine eigene Labyrinthreihe, und keiner darf an der des anderen bauen. Für Symbole und Folgen zählen nur die Karten dieser einen Reihe.
    .title = Zwei Labyrinthreihen
ONI-TEAM-08 = Beim Auffüllen kommt eine gezogene Ortskarte zu deinen persönlichen Karten, solange du weniger als 3 hast, sonst zu den gemeinsamen, bis es davon 2 sind.
    .title = Auffüllen: Persönliche zuerst
ONI-TEAM-09 = Musst du deine ganze Hand ablegen, gehen alle deine persönlichen und beide gemeinsamen Karten. Das Neuziehen füllt erst deine 3 persönlichen Karten auf, dann die 2 gemeinsamen.
    .title = Die ganze Hand verlieren
ONI-TEAM-10 = Hast du in Phase 1 eine Karte abgelegt, darfst du danach eine deiner persönlichen Karten gegen eine der gemeinsamen tauschen.
    .title = Tausch nach dem Ablegen
ONI-TEAM-11 = Der Tausch kommt nach der Wirkung der abgelegten Karte (Prophezeiung, Beschwörung oder Turmvorschau) und vor Phase 2. Dafür müssen mindestens eine persönliche und eine gemeinsame Karte da sein. Nur eine Karte, die du in Phase 1 als deine Aktion ablegst, erlaubt ihn: nicht der Verlust einer Karte auf anderem Weg, nicht das Ausspielen einer Karte oder eines Turms, nicht die Flucht und nicht das Vorwegnehmen eines Albtraums.
    .title = Wann du tauschen darfst
ONI-TEAM-12 = Eine Pforte liegt vor der Person aus, die am Zug ist: durch eine Folge in ihrer eigenen Reihe oder mit einem Schlüssel, wenn sie sie zieht.
    .title = Wem die Pforte gehört
ONI-TEAM-13 = Der Schlüssel, den du einsetzt, darf eine deiner persönlichen oder eine gemeinsame Karte sein.
    .title = Schlüssel von beiden Seiten
ONI-TEAM-14 = Mit Möglichkeit II gegen einen Albtraum darfst du nur eine Pforte zurückgeben, die vor dir ausliegt, nie eine deines Partners.
    .title = Nur deine eigenen Pforten
ONI-TEAM-15 = Ihr gewinnt, wenn vor jedem von euch eine Pforte jeder Farbe ausliegt (das sind alle 8, wenn nicht die Glyphen mehr bringen) und jede Siegbedingung eurer Module erfüllt ist.
    .title = So gewinnt das Team
ONI-TEAM-16 = Hast du schon Pforten aller vier Farben, spielst du deine Züge ganz normal weiter.
    .title = Weiter mit vier Farben
ONI-TEAM-17 = Du darfst eine zweite Pforte einer Farbe auslegen, die du schon hast. Sie hilft nicht, denn nun fehlt deinem Partner diese Farbe, bis die Pforte zurückgeht; doch Suchen und Schlüssel sind freiwillig, also muss das niemand tun. Mit einer Einstellung kommt eine solche Pforte stattdessen in den Limbus, nie jedoch mit den Glyphen.
    .title = Zweimal dieselbe Farbe
ONI-TEAM-18 = Ihr seid abwechselnd am Zug; der Startspieler beginnt.
    .title = Abwechselnd am Zug
ONI-TEAM-19 = Ihr verliert, wenn die Person am Zug ihre persönlichen und die gemeinsamen Karten nicht auffüllen kann, weil der Nachziehstapel leer ist.
    .title = So verliert das Team
ONI-TEAM-20 = Vor dem Spiel vereinbart ihr, wie viel ihr einander sagen dürft. Still heißt: Persönliche Karten bleiben dem Partner verborgen, und über Karten wird nicht gesprochen. Offen heißt: Beide sehen alle persönlichen Karten, und ihr redet frei. Am echten Tisch ist alles dazwischen erlaubt. Die im Spielaufbau gewählten Karten habt ihr ohnehin beide gesehen.
    .title = Wie viel ihr reden dürft
ONI-TEAM-21 = Alles, was eure Module auf den Tisch bringen, gehört euch gemeinsam: die Reihe der Reihenfolgekarten, Traumfänger und Handbuchkarten, die Turmreihe, Vorahnungen, mitgenommene Bewohner, verwahrte Karten und die Figur. Es nutzt sie, wer am Zug ist.
    .title = Modulmaterial gehört beiden
ONI-TEAM-22 = Im stillen Spiel kennst du die persönlichen Karten deines Partners, die offen dorthin kamen (im Spielaufbau gewählt, getauscht oder mit dem Zyklobot geholt), die von einer dir bekannten Stelle des Nachziehstapels stammen oder die du beim Durchsehen des Stapels erschließen konntest. Du kennst sie, bis sie weggehen; geht eine Karte weg, gilt sie als eine bekannte, wenn du eine gleiche kennst. Von den übrigen siehst du nur die Anzahl.
    .title = Was du vom Partner weißt

## Kapitel 10.1: Das Buch der verlorenen Schritte

ONI-BOOK-01 = Die Reihenfolgekarten werden gemischt und von links nach rechts offen in einer Reihe ausgelegt: 8 Karten, mit den Glyphen 12, mit der Pforte zum Oniversum eine mehr.
    .title = Die Reihe der Reihenfolgekarten
ONI-BOOK-02 = Die Zauberkarte liegt mit den niedrigen Kosten nach oben: 5, 7 und 10 Karten. In der schweren Variante gilt ihre andere Seite: 6, 9 und 12.
    .title = Die Zauberkarte
ONI-BOOK-03 = Als nächste Pforte brauchst du die auf der am weitesten links liegenden offenen Reihenfolgekarte. Legst du sie aus, deckt sie diese Karte ab.
    .title = Pforten der Reihe nach
ONI-BOOK-04 = Könntest du eine Pforte auslegen, passt sie aber nicht zur nächsten Reihenfolgekarte, kommt sie stattdessen in den Limbus, und nichts wird abgedeckt. Das kann nach einer Suche und bei einer Beschwörung geschehen.
    .title = Pforte außer der Reihe
ONI-BOOK-05 = Eine gezogene Pforte wird zuerst mit der nächsten Reihenfolgekarte verglichen. Passt sie nicht, darfst du keinen Schlüssel für sie ablegen; sie kommt einfach in den Limbus.
    .title = Erst vergleichen, dann öffnen
ONI-BOOK-06 = Kommt eine ausgelegte Pforte zurück in den Limbus, wird eine abgedeckte Reihenfolgekarte ihrer Art wieder aufgedeckt; sind es mehrere, suchst du dir eine aus. Sie zählt wieder an ihrem Platz in der Reihe, meist ist sie nun also die nächste.
    .title = Eine Pforte geht zurück
ONI-BOOK-07 = Alle Pforten liegen genau dann aus, wenn alle Reihenfolgekarten abgedeckt sind.
    .title = Die letzte Reihenfolgekarte
ONI-BOOK-08 = Um einen Zauberspruch zu bezahlen, entfernst du so viele Karten, wie er kostet, vom Ablagestapel aus dem Spiel; du darfst dafür jede Karte dort nehmen. Bezahlt wird vor der Wirkung. Der eben gezogene Albtraum und Karten, die noch abgehandelt werden, liegen noch nicht auf dem Ablagestapel und können deshalb nicht bezahlen.
    .title = Einen Zauberspruch bezahlen
ONI-BOOK-09 = Du darfst so viele Zaubersprüche wirken, wie du bezahlen kannst, auch mehrmals denselben, immer dann, wenn Zaubern möglich ist.
    .title = Zaubern ohne Grenze
ONI-BOOK-10 = „Paradoxe Prophezeiung“: Du siehst dir die obersten 5 Karten des Nachziehstapels an, legst eine davon obenauf und die übrigen in beliebiger Reihenfolge unter den Stapel. Sind es weniger als 5, siehst du dir alle an. Mit einer Einstellung sind es stattdessen die untersten 5.
    .title = Paradoxe Prophezeiung
ONI-BOOK-11 = „Vorteilhafte Verschiebung“: Zwei beliebige Reihenfolgekarten tauschen ihre Plätze, ob benachbart oder nicht, ob offen oder abgedeckt. Eine abgedeckte bleibt abgedeckt, eine offene bleibt offen.
    .title = Vorteilhafte Verschiebung
ONI-BOOK-12 = „Des Schreckens Schluss“: wehrt den eben gezogenen Albtraum ab. Das ist eine weitere Möglichkeit neben I bis IV, auch wo du für den kleinen Inkubus einen Albtraum abwehrst, als hättest du ihn gezogen.
    .title = Des Schreckens Schluss
ONI-BOOK-13 = Das Team hat eine Reihe von Reihenfolgekarten und eine Zauberkarte. Eine Pforte, die einer von euch auslegt, deckt die nächste Reihenfolgekarte ab; zum Sieg braucht weiterhin jeder eine Pforte jeder Farbe.
    .title = Das Buch im Team
ONI-BOOK-14 = Beim Bezahlen wählst du nur zwischen Karten, die noch eine Rolle spielen können. Mit dem Oniversum ist jede Art von Ortskarte außer Sackgassen eine eigene Wahl, weil der Zyklobot sie holen könnte; mit den Vorahnungen sind es auch die Albträume, weil einer zurückkommen könnte. Alle anderen Karten gelten als eine Art und kommen zuletzt; innerhalb einer Art entscheidet die feste Kartenordnung. Ohne diese beiden Module gibt es beim Bezahlen also nichts zu wählen.
    .title = Welche Karten bezahlen

## Kapitel 10.2: Glyphen

ONI-GLYPH-01 = 8 Ortskarten mit Glyphe und 4 weitere Pforten, eine je Farbe, werden in den Nachziehstapel gemischt. Mit dem Buch kommen 4 Reihenfolgekarten dazu.
    .title = Aufbau mit Glyphen
ONI-GLYPH-02 = Zum Sieg brauchst du nun alle 12 farbigen Pforten.
    .title = Zwölf Pforten
ONI-GLYPH-03 = Eine Glyphe ist eine Ortskarte mit einem vierten Symbol. Zwei Glyphen dürfen in einer Reihe nicht nebeneinanderliegen, und in einer Folge zählt eine Glyphe wie jede andere Ortskarte ihrer Farbe.
    .title = Das vierte Symbol
ONI-GLYPH-04 = Legst du in Phase 1 eine Glyphe ab, löst sie eine Beschwörung aus. Eine Glyphe, die auf anderem Weg abgelegt wird, tut das nicht.
    .title = Glyphen bringen Beschwörungen
ONI-GLYPH-05 = Bei einer Beschwörung deckst du die obersten 5 Karten des Nachziehstapels auf. Sind es weniger, deckst du alle auf; ist keine da, geschieht nichts.
    .title = So läuft eine Beschwörung
ONI-GLYPH-06 = Ist unter den aufgedeckten Karten mindestens eine Pforte, musst du genau eine auslegen; welche, entscheidest du, und die Farbe spielt keine Rolle. Alle anderen Karten legst du in beliebiger Reihenfolge unter den Nachziehstapel; die zuerst gelegte liegt am höchsten. Gemischt wird nicht. Mit einer Einstellung musst du keine Pforte auslegen.
    .title = Pforte durch Beschwörung
ONI-GLYPH-07 = Deckt eine Beschwörung keine Pforte auf, kommen alle Karten unter den Nachziehstapel. So aufgedeckte Traumkarten haben keine Wirkung; nur Verlorene Träume kommen in den Limbus.
    .title = Beschwörung ohne Pforte
ONI-GLYPH-08 = Die Pforten dieses Moduls sehen anders aus, sind aber gewöhnliche Pforten ihrer Farbe.
    .title = Glyphenpforten sind Pforten
ONI-GLYPH-09 = Im Team gewinnt ihr, wenn alle 12 Pforten ausliegen und jeder von euch mindestens eine jeder Farbe hat. Wie sich die übrigen verteilen, ist gleich.
    .title = Glyphen im Team
ONI-GLYPH-10 = Die Glyphen haben keine schwere Variante.
    .title = Keine schwere Variante

## Kapitel 10.3: Traumfänger

ONI-DREAM-01 = 4 Verlorene Träume werden in den Nachziehstapel gemischt. Auf dem Tisch liegen 4 Traumfänger und 2 Handbuchkarten; in der schweren Variante gibt es keine Handbuchkarten.
    .title = Aufbau mit Traumfängern
ONI-DREAM-02 = Zum Sieg müssen außerdem alle 4 Verlorenen Träume gefangen sein, auf einem oder auf mehreren Traumfängern. Ob der letzte von ihnen oder die letzte Pforte zuerst kommt, ist gleich.
    .title = Alle Verlorenen Träume fangen
ONI-DREAM-03 = Ein Verlorener Traum, den du in Phase 2 ziehst, kommt in den Limbus, und du ziehst weiter.
    .title = Verlorenen Traum ziehen
ONI-DREAM-04 = Auch ein aufgedeckter Verlorener Traum kommt in den Limbus, statt dorthin, wohin ihn der Effekt sonst brächte: bei einer Beschwörung, unter den sieben Karten eines Schönen Traums, beim Harpunenjäger, beim Wegbereiter und bei Möglichkeit III gegen einen Albtraum. Siehst du ihn nur an, gilt er wie jede andere Karte: bei Prophezeiung, Turmvorschau, „Paradoxer Prophezeiung“, den Eichhörnchen-Spionen und jeder Suche.
    .title = Verlorenen Traum aufdecken
ONI-DREAM-05 = Am Ende deines Zuges wird der Limbus nicht in den Nachziehstapel gemischt. Liegen Karten darin, kommen alle zusammen auf einen freien Traumfänger.
    .title = Der Limbus wird gefangen
ONI-DREAM-06 = Liegen am Ende deines Zuges Karten im Limbus und ist kein Traumfänger frei, kommt es zum Überladen: Alle Karten von allen Traumfängern kommen in den Limbus, ein Traumfänger wird aus dem Spiel entfernt, und der ganze Limbus wird in den Nachziehstapel gemischt.
    .title = Überladen
ONI-DREAM-07 = Nimmt dir ein Überladen den letzten Traumfänger, verlierst du.
    .title = Den letzten Traumfänger verlieren
ONI-DREAM-08 = Entleerst du einen Traumfänger, mischst du alle seine Karten direkt in den Nachziehstapel, ohne Umweg über den Limbus; er ist wieder frei. Du darfst einen Traumfänger entleeren, sooft dich ein Effekt den Nachziehstapel mischen lässt, und zu Beginn deines Zuges für jede Handbuchkarte, die du aus dem Spiel entfernst.
    .title = Einen Traumfänger entleeren
ONI-DREAM-09 = Einen Traumfänger entleeren darfst du beim Mischen nach der Suche nach einer Pforte (auch bei leerem Nachziehstapel), nach der Suche eines Schönen Traums und durch die Vorahnungen „{ onirim-premonition-two_red }“, „{ onirim-premonition-two_blue }“ und „{ onirim-premonition-all_colours }“. Seine Karten kommen vor dem Mischen in den Stapel. Nicht zählen das Mischen beim Entleeren selbst, ein Überladen und der Spielaufbau.
    .title = Welches Mischen zählt
ONI-DREAM-10 = Eine Handbuchkarte darfst du in deinem Zug jederzeit vor deiner Aktion in Phase 1 nutzen, auch beide im selben Zug. Auf dem Traumfänger, den du entleerst, müssen Karten liegen.
    .title = Eine Handbuchkarte nutzen
ONI-DREAM-11 = Gefangene Karten liegen in keinem Stapel. Was auf den Nachziehstapel oder den Ablagestapel wirkt, berührt sie nicht.
    .title = Gefangene Karten sind sicher
ONI-DREAM-12 = Darfst du im Nachziehstapel eine Karte suchen und ist eine solche Karte gefangen, hast du drei Wege. Du nimmst die gefangene: keine Suche, kein Mischen, kein Entleeren. Oder du suchst und nimmst eine aus dem Stapel: Dann wird gemischt, und du darfst einen Traumfänger entleeren. Oder du suchst, nimmst nichts, entleerst auf Wunsch einen Traumfänger, mischst und nimmst dann die Karte von einem Traumfänger, auf dem sie noch liegt.
    .title = Eine gefangene Karte nehmen
ONI-DREAM-13 = Nimmst du die letzte Karte von einem Traumfänger, ist er wieder frei.
    .title = Wieder frei
ONI-DREAM-14 = Ein Verlorener Traum, der die Traumfänger verlässt, ist nicht mehr gefangen. Wird einer abgelegt, etwa bei einer Prophezeiung, lässt er sich nie wieder fangen: Das Spiel geht weiter, ist aber nicht mehr zu gewinnen.
    .title = Für immer verloren
ONI-DREAM-15 = Die bei deiner Starthand beiseitegelegten Karten werden wie gewohnt in den Nachziehstapel gemischt. Traumfänger kommen erst am Ende eines Zuges zum Einsatz.
    .title = Kein Fangen im Spielaufbau
ONI-DREAM-16 = Sobald der Limbus auf einem Traumfänger liegt, wird geprüft, ob du gewonnen hast.
    .title = Sieg durch Fangen
ONI-DREAM-17 = Im Team gehören Traumfänger und Handbuchkarten euch beiden. Handbuchkarten nutzt, wer am Zug ist.
    .title = Traumfänger im Team

## Kapitel 10.4: Türme

ONI-TOWER-01 = 12 Türme werden in den Nachziehstapel gemischt. Sie sind Ortskarten und kommen auf die Hand, wenn du sie ziehst.
    .title = Aufbau mit Türmen
ONI-TOWER-02 = Zum Sieg müssen außerdem vier direkt benachbarte Türme der Turmreihe vier verschiedene Farben haben: eine Turmausrichtung, an beliebiger Stelle. Anderswo dürfen gleichfarbige Türme Nachbarn sein. Ob der vierte Turm oder die letzte Pforte zuerst kommt, ist gleich.
    .title = Die Turmausrichtung
ONI-TOWER-03 = Einen Turm spielst du in Phase 1 in die Turmreihe aus, nie in deine Labyrinthreihe. Er kommt ans linke oder rechte Ende der Turmreihe, nie dazwischen. Deine Labyrinthreihe und deine Folge verändert er nicht.
    .title = Einen Turm ausspielen
ONI-TOWER-04 = Wo sich zwei Türme berühren, dürfen ihre Ränder nicht dasselbe Symbol zeigen, Sonne oder Mond. Ein Rand ohne Symbol passt überall. Der erste Turm ist frei wählbar. Türme werden nie gedreht.
    .title = Ränder müssen verschieden sein
ONI-TOWER-05 = Zwei Türme derselben Farbe dürfen nebeneinanderstehen.
    .title = Nachbarn gleicher Farbe
ONI-TOWER-06 = Legst du in Phase 1 einen Turm ab, darfst du so viele oberste Karten des Nachziehstapels ansehen, wie seine Zahl angibt (3, 4 oder 5; sind es weniger, alle), und sie in beliebiger Reihenfolge wieder obenauf legen. Du siehst dir alle an oder keine. Ein auf anderem Weg abgelegter Turm bringt keine Vorschau.
    .title = Turmvorschau
ONI-TOWER-07 = Möglichkeit III gegen einen Albtraum legt Türme aus dem Nachziehstapel ab, Möglichkeit IV Türme aus deiner Hand, wie jede andere Ortskarte und ohne Vorschau.
    .title = Türme und Möglichkeit III, IV
ONI-TOWER-08 = Immer wenn du einen Albtraum abgewehrt hast (mit den Möglichkeiten I bis IV, mit „Des Schreckens Schluss“, mit dem Beschützer oder mit der Karte des Wegbereiters), musst du auch einen Turm der Turmreihe ablegen, außer die Reihe ist leer oder geschützt oder du wählst „Falscher Alarm“. Erst wird die Abwehr vollständig ausgeführt, dann kommt der Turm, dann geht der Albtraum.
    .title = Albträume kosten Türme
ONI-TOWER-09 = Ablegen darfst du jeden Turm der Reihe, wenn danach keine neuen Nachbarn mit demselben Symbol aneinanderstoßen; die Reihe rückt zusammen. Ein Turm an einem der beiden Enden geht immer.
    .title = Welcher Turm gehen darf
ONI-TOWER-10 = Falscher Alarm: Du legst keinen Turm ab, und der Albtraum kommt in den Limbus statt auf den Ablagestapel. Das darfst du nur wählen, wenn du einen Turm ablegen müsstest.
    .title = Falscher Alarm
ONI-TOWER-11 = Ist die Turmreihe leer, legst du keinen Turm ab, und der Albtraum kommt auf den Ablagestapel; „Falscher Alarm“ kannst du nicht wählen.
    .title = Ohne Türme kein Verlust
ONI-TOWER-12 = Solange die Turmreihe eine Turmausrichtung enthält, ist sie geschützt: Albträume kosten dich keinen Turm.
    .title = Macht der Ausrichtung
ONI-TOWER-13 = In der schweren Variante schützt eine Turmausrichtung die Turmreihe nicht, und du brauchst sie im Augenblick des Sieges.
    .title = Schwer: kein Schutz
ONI-TOWER-14 = Das Team baut gemeinsam an einer Turmreihe.
    .title = Türme im Team
ONI-TOWER-15 = Manches ähnelt einer Abwehr ohne Albtraumkarte. Einen Albtraum mit dem Wegbereiter vorwegzunehmen und die Vorahnung „{ onirim-premonition-three_doors }“ kosten dich keinen Turm. Dich dem Widersacher zu stellen kostet einen, und „Falscher Alarm“ ist nicht möglich, denn es gibt keinen Albtraum, der in den Limbus könnte.
    .title = Abwehr ohne Albtraum
ONI-TOWER-16 = Nach jeder Veränderung der Turmreihe wird geprüft, ob du gewonnen hast, auch nach Verlusten: Geht ein Turm, können vier verschiedene Farben nebeneinanderrücken. Ein Beispiel: Rot 4, Grün 5, Grün 4, Braun 4, Blau 3, wenn Grün 4 abgelegt wird.
    .title = Sieg durch Turmverlust

## Kapitel 10.5: Dunkle Vorahnungen und Schöne Träume

ONI-PREM-01 = 4 Schöne Träume werden in den Nachziehstapel gemischt. Von den 8 gemischten Dunklen Vorahnungen werden 4 aufgedeckt, in der schweren Variante 5 oder 6; die übrigen bilden eine verdeckte Reserve.
    .title = Aufbau mit Vorahnungen
ONI-PREM-02 = Sobald der Auslöser einer offenen Vorahnung erfüllt ist, muss ihre Auswirkung ausgeführt werden; dann wird die Karte aus dem Spiel entfernt.
    .title = Auslöser und Auswirkung
ONI-PREM-03 = Ein Auslöser ist ein Zustand der ausliegenden Pforten, kein Ereignis: Geprüft wird, sooft sich die ausliegenden Pforten geändert haben und sooft eine Vorahnung aufgedeckt wird. „2 rote Pforten“ ist auch mit 3 erfüllt.
    .title = Wann Auslöser geprüft werden
ONI-PREM-04 = Geprüft wird, wenn der Effekt, der die Pforte auslegte, zu Ende ist, und vor allem anderen: eine Suche mit Entleeren und Mischen, eine Beschwörung mit den Karten unter dem Nachziehstapel, ein Schlüssel mit seinem Ablegen.
    .title = Nach dem ganzen Effekt
ONI-PREM-05 = Werden mehrere Vorahnungen zugleich ausgelöst, suchst du eine aus und führst sie aus; dann werden alle Auslöser neu geprüft. Eine Vorahnung, deren Auslöser nicht mehr erfüllt ist, bleibt ohne Auswirkung offen liegen. Eine Vorahnung, die ein Effekt gerade aufgedeckt hat und deren Auslöser erfüllt ist, führst du sofort aus, vor allen, die warten; sind es mehrere, wählst du unter diesen.
    .title = Mehrere zugleich
ONI-PREM-06 = Legst du die letzte Pforte aus und ist jede andere Siegbedingung erfüllt, gewinnst du sofort; keine Vorahnung wird ausgelöst.
    .title = Der Sieg kommt zuvor
ONI-PREM-07 = Du führst von einer Auswirkung so viel aus wie möglich, und die Karte verlässt auf jeden Fall das Spiel. Die acht Vorahnungen mit Auslöser und Auswirkung: „{ onirim-premonition-two_red }“ (2 rote Pforten): Alle roten Ortskarten im Nachziehstapel außer Türmen werden abgelegt, auch Kreuzungen; mischen. „{ onirim-premonition-two_green }“ (2 grüne Pforten): Ein Albtraum kommt vom Ablagestapel in den Limbus. „{ onirim-premonition-two_blue }“ (2 blaue Pforten): Du suchst im Nachziehstapel 2 Schlüssel beliebiger Farbe aus, auch Kreuzungen mit Schlüssel, und legst sie ohne Prophezeiung ab; mischen. „{ onirim-premonition-two_brown }“ (2 braune Pforten): Du gibst eine beliebige ausliegende Pforte in den Limbus zurück, sei es die zum Oniversum oder im Team eine deines Partners. „{ onirim-premonition-pair }“ (2 Pforten einer Farbe): Du gibst eine Pforte einer Farbe zurück, von der mindestens 2 ausliegen. „{ onirim-premonition-five_doors }“ (mindestens 5 Pforten): 2 Vorahnungen werden aufgedeckt. „{ onirim-premonition-all_colours }“ (eine Pforte jeder Farbe): Alle Schönen Träume im Nachziehstapel werden abgelegt; mischen, auch wenn keiner da war. „{ onirim-premonition-three_doors }“ (mindestens 3 Pforten): Du legst deine ganze Hand ab und ziehst sie neu, was das Spiel kosten kann; dann wird 1 Vorahnung aufgedeckt.
    .title = Die acht Auswirkungen
ONI-PREM-08 = Die Vorahnung „{ onirim-premonition-three_doors }“ ist kein Albtraum: Sie kostet keinen Turm, und kein Zauberspruch, kein Spiegel und kein kleiner Inkubus kann sie ersetzen.
    .title = Kein Albtraum
ONI-PREM-09 = Die Reserve der Vorahnungen wird nie aufgefüllt. Ist sie leer, wird keine mehr aufgedeckt.
    .title = Die Reserve geht aus
ONI-PREM-10 = Ziehst du in Phase 2 einen Schönen Traum, wählst du eine seiner drei Wirkungen und führst sie aus. Dann kommt er auf den Ablagestapel, und du ziehst weiter.
    .title = Einen Schönen Traum ziehen
ONI-PREM-11 = Schöner Traum, erste Wirkung: Du entfernst eine offene Vorahnung aus dem Spiel, ohne sie auszuführen. Dafür muss eine Vorahnung offen liegen.
    .title = Eine Vorahnung bannen
ONI-PREM-12 = Schöner Traum, zweite Wirkung: Du deckst die obersten 7 Karten des Nachziehstapels auf (sind es weniger, alle), legst beliebig viele davon ab, auch keine, und legst die übrigen in beliebiger Reihenfolge wieder obenauf. Aufgedeckte Traumkarten haben keine Wirkung, Verlorene Träume aber kommen in den Limbus. Diese Wirkung steht dir immer offen.
    .title = Sieben Karten aufdecken
ONI-PREM-13 = Schöner Traum, dritte Wirkung: Du suchst im Nachziehstapel eine beliebige Karte, mischst und legst sie obenauf; sie wird als nächste gezogen. Dafür muss eine Karte im Nachziehstapel sein oder mit den Traumfängern eine gefangene, die du auf jedem der drei Wege nehmen darfst; willst du sie ohne Suche nehmen, sagst du das, bevor du den Stapel siehst. Eine Karte musst du wählen, außer du hast gesucht und nichts genommen und nach dem Entleeren ist keine gefangene mehr da.
    .title = Eine beliebige Karte suchen
ONI-PREM-14 = Ein Schöner Traum, den du beim Neuziehen einer ganzen Hand ziehst oder den ein Effekt aufdeckt, bewirkt nichts und kommt dorthin, wohin Traumkarten kommen.
    .title = Schöner Traum ohne Wirkung
ONI-PREM-15 = Im Team zählen die Pforten beider Personen für jeden Auslöser zusammen. Wer am Zug ist, entscheidet und trägt die Folgen: „{ onirim-premonition-three_doors }“ trifft seine Hand.
    .title = Vorahnungen im Team

## Kapitel 10.6: Kreuzungen und Sackgassen

ONI-CROSS-01 = Alle 16 Karten, 6 Kreuzungen und 10 Sackgassen, werden in den Nachziehstapel gemischt.
    .title = Aufbau mit Kreuzungen
ONI-CROSS-02 = Eine Kreuzung ist eine Ortskarte mit allen vier Farben und einem Symbol. Ihr Symbol muss sich von dem ihrer Nachbarin unterscheiden, und auch alle anderen Regeln für Ortskarten gelten für sie.
    .title = Was Kreuzungen sind
ONI-CROSS-03 = In einer Folge bestimmen die anderen Karten die Farbe der Pforte: Zwei Kreuzungen und eine farbige Karte ergeben eine Folge dieser Farbe, drei Kreuzungen lassen dich eine Pforte beliebiger Farbe suchen.
    .title = Kreuzungen in einer Folge
ONI-CROSS-04 = Eine Kreuzung, die keine Folge mit vollendet hat, kann zur nächsten gehören: Rot, Kreuzung, Blau, Blau ist eine blaue Folge mit der Kreuzung als erster Karte. Karten einer vollendeten Folge zählen nie wieder.
    .title = Kreuzung zwischen zwei Farben
ONI-CROSS-05 = Die Kreuzung mit Schlüssel passt zu jeder Pforte und ist in jeder Hinsicht ein Schlüssel: In Phase 1 abgelegt, löst sie eine Prophezeiung aus, und sie taugt für Möglichkeit I gegen einen Albtraum.
    .title = Die Kreuzung mit Schlüssel
ONI-CROSS-06 = Sackgassen sind Ortskarten: Sie kommen auf die Hand, wenn du sie ziehst, auch im Spielaufbau und beim Neuziehen.
    .title = Was Sackgassen sind
ONI-CROSS-07 = Eine Sackgasse auf deiner Hand kannst du in Phase 1 weder ausspielen noch ablegen; sie verlässt deine Hand nur mit der ganzen Hand. Sie kann keinen Bewohner bezahlen, nicht mit dem Zyklobot getauscht und nicht unter einen Reuigen Schatzhüter gelegt werden. Im Team darfst du sie zwischen persönlichen und gemeinsamen Karten tauschen.
    .title = Gefangen in der Sackgasse
ONI-CROSS-08 = Eine Sackgasse wird nur mit der ganzen Hand abgelegt: Bei einer Prophezeiung darfst du sie nicht wählen und unter den sieben Karten eines Schönen Traums nicht ablegen. Eine Prophezeiung, die nur Sackgassen zeigt, legt nichts ab, und die Sackgassen eines Schönen Traums kommen alle zurück. Eine milde Einstellung erlaubt beides: Dann ist eine Sackgasse im Nachziehstapel eine Karte wie jede andere.
    .title = Sackgassen im Nachziehstapel
ONI-CROSS-09 = Bei Möglichkeit III gegen einen Albtraum kommen Sackgassen wie Traumkarten in den Limbus.
    .title = Sackgassen und Möglichkeit III
ONI-CROSS-10 = Als deine Aktion in Phase 1 darfst du flüchten: Du legst deine ganze Hand ab und ziehst sie neu. Das bringt keine Prophezeiung, keine Beschwörung, keine Turmvorschau und im Team keinen Tausch. Flüchten darfst du immer, mit und ohne Sackgassen.
    .title = Flüchten
ONI-CROSS-11 = Nach einer Flucht ist deine Hand voll; du ziehst in Phase 2 nichts, und Phase 3 folgt.
    .title = Nach der Flucht
ONI-CROSS-12 = Hast du nur Sackgassen auf der Hand, kannst du nur flüchten oder mit dem Wegbereiter einen Albtraum vorwegnehmen.
    .title = Nichts als Sackgassen
ONI-CROSS-13 = Sackgassen, die eine Beschwörung aufdeckt, kommen wie andere Karten unter den Nachziehstapel.
    .title = Sackgassen und Beschwörungen
ONI-CROSS-14 = In der schweren Variante darfst du eine Kreuzung nur als zweite Karte einer Folge ausspielen. Die letzte Karte deiner Reihe muss farbig sein und eine Folge beginnen: Sie hat selbst keine vollendet, und vor ihr liegt keine Karte, eine Karte anderer Farbe, eine Kreuzung oder eine Karte einer vollendeten Folge. Die Kreuzung zählt dann nur für diese Folge und nur als deren mittlere Karte. Ablegen darfst du Kreuzungen ohne Einschränkung.
    .title = Schwer: nur in der Mitte
ONI-CROSS-15 = Im Team legst du bei einer Flucht deine persönlichen und beide gemeinsamen Karten ab.
    .title = Flüchten im Team

## Kapitel 10.7: Die Pforte zum Oniversum

ONI-ONIV-01 = Die 16 Bewohner werden gemischt, und 8 davon kommen ungesehen in die Schachtel zurück. Die anderen 8 und die Pforte zum Oniversum werden in den Nachziehstapel gemischt. Mit dem Buch kommt die Reihenfolgekarte dieser Pforte zu den übrigen.
    .title = Aufbau mit dem Oniversum
ONI-ONIV-02 = Zum Sieg muss außerdem die Pforte zum Oniversum ausliegen.
    .title = Eine Pforte mehr
ONI-ONIV-03 = Vollendest du eine Folge beliebiger Farbe, darfst du statt einer farbigen Pforte die Pforte zum Oniversum suchen. Jede Folge bringt weiterhin nur eine Pforte.
    .title = Jede Folge passt
ONI-ONIV-04 = Ziehst du in Phase 2 die Pforte zum Oniversum, kannst du sie mit jedem Schlüssel auslegen.
    .title = Jeder Schlüssel passt
ONI-ONIV-05 = Die Pforte zum Oniversum hat keine Farbe, weder für das, was im Team jeder braucht, noch für Vorahnungen. Als Pforte zählt sie für „{ onirim-premonition-three_doors }“ und „{ onirim-premonition-five_doors }“, und sie darf mit Möglichkeit II gegen einen Albtraum und durch „{ onirim-premonition-two_brown }“ zurückgegeben werden.
    .title = Eine Pforte ohne Farbe
ONI-ONIV-06 = Bewohner gelten als Traumkarten; einer, den du ziehst, füllt deine Hand also nicht auf.
    .title = Bewohner sind Traumkarten
ONI-ONIV-07 = Ziehst du in Phase 2 einen Bewohner, entscheidest du sofort. Entweder nimmst du ihn mit: Du legst eine Ortskarte aus deiner Hand ab, aber keine Sackgasse, und legst den Bewohner vor dich. Oder du legst den Bewohner ab. Die Karte, mit der du bezahlst, hat keine Wirkung. Du darfst beliebig viele Bewohner mitnehmen.
    .title = Einen Bewohner mitnehmen
ONI-ONIV-08 = Bewohner, die im Spielaufbau oder beim Neuziehen einer ganzen Hand gezogen werden, kommen in den Limbus; auf andere Weise aufgedeckt, haben sie keine Wirkung.
    .title = Bewohner ohne Wirkung
ONI-ONIV-09 = Um einen Bewohner einzusetzen, legst du ihn ab, dann wirkt er; nur beim Reuigen Schatzhüter ist es anders. Wann du welchen einsetzen kannst, sagen die Regeln für freie Aktionen.
    .title = Einen Bewohner einsetzen
ONI-ONIV-10 = Architektin: Wenn du in Phase 1 eine Karte ausspielst, darf sie dasselbe Symbol zeigen wie die letzte Karte deiner Reihe. Das ist keine zusätzliche Karte, und es gilt nur für die Labyrinthreihe.
    .title = Architektin
ONI-ONIV-11 = Zyklobot: Du tauschst eine Ortskarte auf deiner Hand gegen eine Ortskarte vom Ablagestapel; keine von beiden darf eine Sackgasse sein. Die neue Karte nimmt den Platz der alten ein, im Team persönlich oder gemeinsam. Die hergegebene Karte hat keine Wirkung. Eine verwahrte Karte kannst du nicht tauschen.
    .title = Zyklobot
ONI-ONIV-12 = Eichhörnchen-Spione: Du siehst dir die obersten 5 Karten des Nachziehstapels an und legst sie in beliebiger Reihenfolge wieder obenauf.
    .title = Eichhörnchen-Spione
ONI-ONIV-13 = Harpunenjäger: Du deckst die obersten 5 Karten des Nachziehstapels auf. Albträume darunter werden abgelegt; das ist keine Abwehr und kostet keinen Turm. Die übrigen kommen in beliebiger Reihenfolge unter den Stapel.
    .title = Harpunenjäger
ONI-ONIV-14 = Hammervogel: Du legst die letzte Karte deiner Reihe ab und mit ihr alle Karten derselben Farbe, die direkt davor liegen. Eine Kreuzung gehört zu jeder Farbe; ist sie selbst die letzte Karte, nennst du die Farbe. Deine Folge ergibt sich dann neu aus dem, was übrig ist: Eine unterbrochene Folge kann weitergehen, und eine vollendete, die ihre letzte Karte verlor, ist wieder offen. Das nächste Symbol muss sich von dem der neuen letzten Karte unterscheiden.
    .title = Hammervogel
ONI-ONIV-15 = Chromatisches Chaos: In dem Augenblick, in dem du eine Pforte auslegen willst, darfst du sie wie eine Pforte einer anderen Farbe behandeln. Ein Schlüssel anderer Farbe öffnet eine gezogene Pforte, oder eine Folge anderer Farbe holt sie. Danach gilt überall ihre aufgedruckte Farbe: im Team, für Vorahnungen und für Reihenfolgekarten.
    .title = Chromatisches Chaos
ONI-ONIV-16 = Mit dem Buch hilft das Chromatische Chaos nur, die Pforte der nächsten Reihenfolgekarte auszulegen.
    .title = Chromatisches Chaos und Buch
ONI-ONIV-17 = Spiegel: Der eben gezogene Albtraum kommt in den Limbus. Er gilt nicht als abgewehrt und kostet deshalb keinen Turm.
    .title = Spiegel
ONI-ONIV-18 = Reuiger Schatzhüter: Du legst eine Karte aus deiner Hand unter ihn und füllst deine Hand auf. Die verwahrte Karte zählt nicht zur Hand und wird nicht mit ihr abgelegt, aber du darfst sie wie eine Handkarte nutzen: ausspielen, mit ihrer Wirkung ablegen, als Schlüssel einsetzen oder einen Bewohner mit ihr bezahlen. Nutzt du sie, wird der Schatzhüter abgelegt; bis dahin bleibt er. Jeder Schatzhüter verwahrt eine Karte, und das nur einmal.
    .title = Reuiger Schatzhüter
ONI-ONIV-19 = Nutzt du in Phase 1 eine verwahrte Karte, wird deine Hand nicht kleiner. War sie voll, ziehst du in Phase 2 also nichts.
    .title = Zug mit verwahrter Karte
ONI-ONIV-20 = Mitgenommene Bewohner, die du nicht einsetzt, bleiben bis zum Ende des Spiels bei dir.
    .title = Bewohner bleiben
ONI-ONIV-21 = Im Team dürft ihr beide mitgenommene Bewohner einsetzen. Hammervogel und Architektin wirken auf die Reihe dessen, der sie einsetzt. Die Pforte zum Oniversum darf vor jedem von euch liegen.
    .title = Das Oniversum im Team
ONI-ONIV-22 = Die Pforte zum Oniversum hat keine schwere Variante.
    .title = Keine schwere Variante

## Kapitel 10.8: Der kleine Inkubus

ONI-INC-01 = Vor dem Spiel wählst du eine von drei Rollen für die Figur: Beschützer, Wegbereiter oder Widersacher. Sie ist von Anfang an im Spiel, ohne Karte unter sich.
    .title = Drei Rollen
ONI-INC-02 = Beschützer: Einmal im Spiel darfst du einen eben gezogenen Albtraum abwehren, indem du die Figur in die Schachtel legst. Der Albtraum kommt auf den Ablagestapel; mit den Türmen kostet er wie gewohnt einen Turm.
    .title = Beschützer
ONI-INC-03 = Wegbereiter: Liegt keine Karte unter der Figur, darfst du als deine Aktion in Phase 1 einen Albtraum vorwegnehmen, statt eine Karte auszuspielen oder abzulegen.
    .title = Einen Albtraum vorwegnehmen
ONI-INC-04 = Wegbereiter, Schritt 1: Du deckst Karten vom Nachziehstapel auf, bis eine Ortskarte erscheint. Sie kommt unter die Figur, auch wenn sie ein Turm oder eine Sackgasse ist; die anderen Karten kommen in den Limbus. Geht der Stapel vorher aus, kommt keine Karte unter die Figur, und dein Zug geht mit Schritt 2 weiter.
    .title = Wegbereiter: eine Karte verwahren
ONI-INC-05 = Wegbereiter, Schritt 2: Du wehrst einen Albtraum ab, als hättest du ihn eben gezogen: mit einer der Möglichkeiten I bis IV oder, wenn das Buch im Spiel ist, mit „Des Schreckens Schluss“. Kein Spiegel und keine andere freie Aktion kann das ersetzen, und es kostet keinen Turm. Eine Einstellung behält „Des Schreckens Schluss“ gezogenen Albträumen vor.
    .title = Wegbereiter: im Voraus bezahlen
ONI-INC-06 = Wegbereiter, Schritt 3: Die Phasen 2 und 3 folgen wie gewohnt. Von nun an darfst du einen eben gezogenen Albtraum abwehren, indem du die Karte unter der Figur ablegst; mit den Türmen kostet er wie gewohnt einen Turm. Danach darfst du wieder einen Albtraum vorwegnehmen.
    .title = Wegbereiter: der Lohn
ONI-INC-07 = Widersacher: Einmal im Spiel, zu Beginn eines Zuges vor deiner Aktion in Phase 1, wehrst du einen Albtraum ab, als hättest du einen gezogen. Du führst eine der Möglichkeiten I bis IV aus oder, wenn das Buch im Spiel ist, „Des Schreckens Schluss“; mit den Türmen verlierst du dann einen Turm, ohne „Falscher Alarm“; dann kommt die Figur in die Schachtel. Deine Hand wird dazwischen nicht aufgefüllt: Phase 1 folgt, und Phase 2 füllt deine Hand auf 5 auf.
    .title = Dem Widersacher stellen
ONI-INC-08 = Du musst dich dem Widersacher stellen, bevor eine Pforte ausliegt. Solange die Figur im Spiel ist, kann auf keine Weise eine Pforte ausgelegt werden: Gezogene Pforten kommen in den Limbus, eine Suche kann nichts nehmen, und eine Beschwörung legt aufgedeckte Pforten unter den Nachziehstapel. Deshalb steht dir Möglichkeit II gegen ihn nicht offen. Mit einer Einstellung werden Pforten ganz normal ausgelegt, aber gewinnen kannst du erst, wenn die Figur fort ist.
    .title = Vorher keine Pforten
ONI-INC-09 = Solange die Figur des Widersachers im Spiel ist, kannst du nicht gewinnen.
    .title = Vorher kein Sieg
ONI-INC-10 = Mit Kreuzungen und Sackgassen darfst du dich dem Widersacher nicht stellen, solange du eine Sackgasse auf der Hand hast.
    .title = Widersacher und Sackgassen
ONI-INC-11 = Stellst du dich dem Widersacher mit Möglichkeit IV und geht der Nachziehstapel beim Neuziehen aus, verlierst du.
    .title = Scheitern am Widersacher
ONI-INC-12 = Im Team gehört die Figur euch beiden. Wer am Zug ist, darf sie nutzen oder sich dem Widersacher stellen.
    .title = Der kleine Inkubus im Team

## Kapitel 11: Zusammenspiel

ONI-X-01 = Es gibt 12 Reihenfolgekarten, 3 je Farbe. Bei einer Beschwörung musst du eine der aufgedeckten Pforten wählen, gleich welche; passt sie nicht zur nächsten Reihenfolgekarte, kommt sie in den Limbus, die anderen Pforten kommen unter den Nachziehstapel. Zwischen Aufdecken und Wählen darfst du „Vorteilhafte Verschiebung“ zaubern. Pforten der Glyphen und des Grundspiels sind für Reihenfolgekarten gleich.
    .title = Buch und Glyphen
ONI-X-02 = Eine Pforte, die eine Suche außer der Reihe nimmt, kommt in den Limbus und wird am Ende des Zuges gefangen, was nützlich sein kann. Auch eine gefangene Pforte darfst du für eine Folge nehmen, wenn sie nicht passt: Sie kommt in den Limbus und am Ende des Zuges auf einen freien Traumfänger, oder es kommt zum Überladen. Bei „Paradoxer Prophezeiung“ siehst du nur an, Verlorene Träume bleiben also, wo du sie hinlegst; gemischt wird nicht, also kannst du auch keinen Traumfänger entleeren.
    .title = Buch und Traumfänger
ONI-X-03 = „Des Schreckens Schluss“ ist eine Abwehr: Obwohl du bezahlt hast, verlierst du danach einen Turm oder wählst „Falscher Alarm“. Mit Türmen auf dem Ablagestapel kannst du Zaubersprüche bezahlen.
    .title = Buch und Türme
ONI-X-04 = Geht durch „{ onirim-premonition-two_brown }“ oder „{ onirim-premonition-pair }“ eine Pforte zurück, wird eine Reihenfolgekarte aufgedeckt. „{ onirim-premonition-two_green }“ bewirkt nichts, wenn du alle abgelegten Albträume für Zaubersprüche verbraucht hast. Während Vorahnungen wirken, kannst du nicht zaubern.
    .title = Buch und Vorahnungen
ONI-X-05 = Nach einer Folge aus drei Kreuzungen darfst du jede Pforte nehmen, aber auslegen kannst du nur die, die zur nächsten Reihenfolgekarte passt. Die Kreuzung mit Schlüssel öffnet eine gezogene Pforte nur, wenn diese passt. Mit Sackgassen auf dem Ablagestapel kannst du Zaubersprüche bezahlen.
    .title = Buch und Kreuzungen
ONI-X-06 = Es gibt eine Reihenfolgekarte mehr. Solange sie die nächste ist, kannst du nur die Pforte zum Oniversum auslegen, mit jeder Folge, jedem Schlüssel oder einer Beschwörung. Solange sie es nicht ist, kommt diese Pforte in den Limbus, wenn eine Suche sie nimmt, und lässt sich nicht öffnen, wenn du sie ziehst. Das Chromatische Chaos hilft nur bei der Pforte der nächsten Reihenfolgekarte. Mit eingesetzten Bewohnern auf dem Ablagestapel kannst du Zaubersprüche bezahlen.
    .title = Buch und Oniversum
ONI-X-07 = Der Beschützer, die Karte des Wegbereiters und „Des Schreckens Schluss“ stehen gegen einen Albtraum zur Wahl. „Des Schreckens Schluss“ darfst du auch einsetzen, wenn du einen Albtraum vorwegnimmst oder dich dem Widersacher stellst. Solange der Widersacher im Spiel ist, kann keine Pforte ausgelegt werden, auch wenn sie passt.
    .title = Buch und Inkubus
ONI-X-08 = Verlorene Träume, die eine Beschwörung aufdeckt, kommen in den Limbus, nicht unter den Nachziehstapel. Eine Beschwörung ist keine Suche: Gefangene Pforten kannst du mit ihr nicht nehmen, und es wird nicht gemischt.
    .title = Glyphen und Traumfänger
ONI-X-09 = Hier gibt es nichts Besonderes: Türme, die eine Beschwörung aufdeckt, kommen unter den Nachziehstapel.
    .title = Glyphen und Türme
ONI-X-10 = „2 rote Pforten“ heißt nun: mindestens 2 von 3. „{ onirim-premonition-two_red }“ legt auch rote Glyphen ab. Die Pforte, die du bei einer Beschwörung auslegen musst, kann Vorahnungen auslösen, sobald die anderen Karten unter dem Nachziehstapel liegen.
    .title = Glyphen und Vorahnungen
ONI-X-11 = Sackgassen, die eine Beschwörung aufdeckt, kommen unter den Nachziehstapel. Kreuzungen zeigen nie eine Glyphe.
    .title = Glyphen und Kreuzungen
ONI-X-12 = Die Pforte zum Oniversum zählt bei einer Beschwörung als Pforte. Du brauchst insgesamt 13 Pforten. Bewohner, die eine Beschwörung aufdeckt, kommen unter den Nachziehstapel.
    .title = Glyphen und Oniversum
ONI-X-13 = Eine Glyphe unter dem Wegbereiter ist nur eine Karte: Legst du sie ab, gibt es keine Beschwörung. Solange der Widersacher im Spiel ist, legt eine Beschwörung nichts aus, und alle aufgedeckten Karten kommen unter den Nachziehstapel, auch Pforten.
    .title = Glyphen und Inkubus
ONI-X-14 = Bei „Falscher Alarm“ kommt der Albtraum in den Limbus und wird am Ende des Zuges gefangen. Bei einer Turmvorschau siehst du nur an, Verlorene Träume bleiben also im Nachziehstapel.
    .title = Traumfänger und Türme
ONI-X-15 = Bei „{ onirim-premonition-two_red }“, „{ onirim-premonition-two_blue }“, „{ onirim-premonition-all_colours }“ und der Suche eines Schönen Traums darfst du einen Traumfänger entleeren. Gefangene Karten sind nicht im Nachziehstapel, „{ onirim-premonition-all_colours }“ verschont also gefangene Schöne Träume. Verlorene Träume unter den sieben Karten eines Schönen Traums kommen in den Limbus, bevor du etwas ablegst. Die Suche eines Schönen Traums darf jede gefangene Karte holen und legt sie obenauf. Ein Albtraum, den „{ onirim-premonition-two_green }“ zurückbringt, wird am Ende des Zuges gefangen.
    .title = Traumfänger und Vorahnungen
ONI-X-16 = Sackgassen, die durch Möglichkeit III gegen einen Albtraum in den Limbus kommen, werden am Ende des Zuges gefangen. Sie sind dir aus dem Weg, bis der Traumfänger entleert wird.
    .title = Traumfänger und Kreuzungen
ONI-X-17 = Bewohner, die Pforte zum Oniversum und gespiegelte Albträume im Limbus werden gefangen. Eine gefangene Pforte zum Oniversum darfst du für jede Folge nehmen. Verlorene Träume, die der Harpunenjäger aufdeckt, kommen in den Limbus. Das Chromatische Chaos wirkt auch auf gefangene Pforten.
    .title = Traumfänger und Oniversum
ONI-X-18 = Nimmst du einen Albtraum vorweg, endet der Zug wie immer mit den Traumfängern: Der Limbus wird gefangen, nicht zurückgemischt. Die vom Wegbereiter aufgedeckten Karten sind dann also gefangen.
    .title = Traumfänger und Inkubus
ONI-X-19 = „{ onirim-premonition-two_red }“ verschont Türme. „{ onirim-premonition-three_doors }“ legt die Türme auf deiner Hand ab, aber keinen aus der Turmreihe.
    .title = Türme und Vorahnungen
ONI-X-20 = Kreuzungen sind nie Türme. Flüchtest du, verlierst du die Türme auf deiner Hand ohne Vorschau.
    .title = Türme und Kreuzungen
ONI-X-21 = Architektin und Hammervogel berühren die Turmreihe nicht. Spiegel und Harpunenjäger kosten keinen Turm. Der Zyklobot darf Türme tauschen. Mit einem Turm darfst du einen Bewohner bezahlen, ohne Vorschau, oder du legst ihn unter einen Reuigen Schatzhüter und spielst ihn später aus oder legst ihn mit seiner Vorschau ab.
    .title = Türme und Oniversum
ONI-X-22 = Die Abwehr mit dem Beschützer oder der Karte des Wegbereiters kostet einen Turm, oder du wählst „Falscher Alarm“. Einen Albtraum vorwegzunehmen kostet keinen. Dich dem Widersacher zu stellen kostet einen Turm, und „Falscher Alarm“ ist nicht möglich. Ein Turm, den der Wegbereiter aufdeckt, kommt unter die Figur.
    .title = Türme und Inkubus
ONI-X-23 = „{ onirim-premonition-two_red }“ legt alle Kreuzungen im Nachziehstapel ab, denn sie sind auch rot. „{ onirim-premonition-two_blue }“ darf die Kreuzung mit Schlüssel nehmen. „{ onirim-premonition-three_doors }“ legt Sackgassen mit deiner Hand ab. Unter den sieben Karten eines Schönen Traums darfst du Sackgassen nicht ablegen.
    .title = Vorahnungen und Kreuzungen
ONI-X-24 = Die Pforte zum Oniversum zählt für „{ onirim-premonition-three_doors }“ und „{ onirim-premonition-five_doors }“, aber für keine Farbe. „{ onirim-premonition-two_brown }“ darf sie zurückgeben, „{ onirim-premonition-pair }“ nicht. Eine mit dem Chromatischen Chaos ausgelegte Pforte behält ihre aufgedruckte Farbe. Verwahrte Karten überstehen „{ onirim-premonition-three_doors }“.
    .title = Vorahnungen und Oniversum
ONI-X-25 = Keine Rolle des kleinen Inkubus hilft gegen „{ onirim-premonition-three_doors }“. Solange der Widersacher im Spiel ist, liegt keine Pforte aus, also wird keine Vorahnung ausgelöst. Schöne Träume, die der Wegbereiter aufdeckt, kommen in den Limbus.
    .title = Vorahnungen und Inkubus
ONI-X-26 = Sackgassen können keinen Bewohner bezahlen, nicht mit dem Zyklobot getauscht und nicht unter einen Reuigen Schatzhüter gelegt werden. Eine Folge aus drei Kreuzungen darf jede farbige Pforte oder die Pforte zum Oniversum holen. Die Architektin hebt die Grenzen der schweren Variante für Kreuzungen nicht auf. Für den Hammervogel hat eine Kreuzung jede Farbe.
    .title = Kreuzungen und Oniversum
ONI-X-27 = Dem Widersacher darfst du dich nur ohne Sackgasse auf der Hand stellen. Eine Sackgasse, die der Wegbereiter aufdeckt, kommt unter die Figur und wird später von dort abgelegt, ohne je auf einer Hand gewesen zu sein. Nimmst du einen Albtraum vorweg und wählst Möglichkeit IV, gehen Sackgassen mit deiner Hand weg.
    .title = Kreuzungen und Inkubus
ONI-X-28 = Nimmst du einen Albtraum vorweg oder stellst du dich dem Widersacher, kannst du weder den Spiegel noch freie Aktionen nutzen; mit einem unter dem Reuigen Schatzhüter verwahrten Schlüssel darfst du aber Möglichkeit I bezahlen.
    .title = Oniversum und Inkubus
ONI-X-29 = Das Team teilt sich eine Reihe von Reihenfolgekarten und eine Zauberkarte. Eine Pforte, die einer von euch auslegt, deckt die nächste Reihenfolgekarte ab, und jeder braucht weiterhin eine Pforte jeder Farbe.
    .title = Buch im Team
ONI-X-30 = Alle 12 Pforten müssen ausliegen, und jeder von euch braucht mindestens eine jeder Farbe. Die Pforte einer Beschwörung liegt vor der Person aus, die am Zug ist.
    .title = Glyphen im Team
ONI-X-31 = Traumfänger und Handbuchkarten gehören euch beiden; Handbuchkarten nutzt, wer am Zug ist. Eine gefangene Pforte, die für eine Folge genommen wird, liegt vor dieser Person aus.
    .title = Traumfänger im Team
ONI-X-32 = Es gibt eine Turmreihe für euch beide. Welchen Turm ihr verliert, bestimmt, wer am Zug ist.
    .title = Türme im Team
ONI-X-33 = Die Pforten beider Personen zählen für jeden Auslöser zusammen. Wer am Zug ist, entscheidet, und „{ onirim-premonition-three_doors }“ trifft seine Hand.
    .title = Vorahnungen im Team
ONI-X-34 = Bei einer Flucht legst du deine persönlichen und beide gemeinsamen Karten ab. Sackgassen können unter den gemeinsamen Karten liegen und euch beide behindern.
    .title = Kreuzungen im Team
ONI-X-35 = Ihr dürft beide jeden mitgenommenen Bewohner einsetzen; Hammervogel und Architektin wirken auf die eigene Reihe, und die Pforte zum Oniversum darf vor jedem von euch liegen. Einen Bewohner bezahlst du mit einer persönlichen oder einer gemeinsamen Karte. Verwahrte Karten dürft ihr beide nutzen.
    .title = Oniversum im Team
ONI-X-36 = Die Figur gehört euch beiden; wer am Zug ist, nutzt sie oder stellt sich dem Widersacher. Führst du dabei eine der Möglichkeiten I bis IV aus, zählen deine eigene Hand und deine eigenen Pforten.
    .title = Inkubus im Team
ONI-X-40 = Buch und Traumfänger, wenn eine Suche eine Pforte nimmt: Die Pforte verlässt den Nachziehstapel und wird mit der nächsten Reihenfolgekarte verglichen. Sie wird ausgelegt, deckt die Karte ab und gewinnt vielleicht das Spiel, oder sie kommt in den Limbus. Dann darfst du einen Traumfänger entleeren, der Nachziehstapel wird gemischt, und mit den Vorahnungen werden die Auslöser geprüft.
    .title = Der Ablauf einer Suche
ONI-X-41 = Buch und Oniversum, ein Beispiel: Die nächste Reihenfolgekarte ist blau, und du vollendest eine grüne Folge. Mit dem Chromatischen Chaos darfst du eine blaue Pforte nehmen, aber keine rote. Ohne es darfst du eine grüne nehmen, die dann in den Limbus kommt.
    .title = Chromatisches Chaos der Reihe nach
ONI-X-42 = Türme, Traumfänger und Oniversum: Ein gespiegelter Albtraum wird gefangen und kostet keinen Turm. Auch bei „Falscher Alarm“ wird der Albtraum gefangen, doch die Abwehr hast du dann bezahlt.
    .title = Spiegel oder Falscher Alarm
ONI-X-43 = Vorahnungen, Buch und Glyphen: Eine Pforte, die durch „{ onirim-premonition-pair }“ zurückgeht, deckt eine Reihenfolgekarte wieder auf. Das kann genau die Karte sein, die eben erst abgedeckt wurde.
    .title = Abgedeckt und aufgedeckt
ONI-X-44 = Oniversum und Widersacher: Stellst du dich dem Widersacher mit Möglichkeit I und legst dann vor deiner Aktion in Phase 1 eine Karte unter einen Reuigen Schatzhüter, wird deine Hand ganz aufgefüllt. So schließt sich auch die Lücke, die der Widersacher hinterließ.
    .title = Verwahren nach dem Widersacher

## Kapitel 12: Sonderfälle mit ausdrücklicher Entscheidung

ONI-EDGE-01 = Was ist, wenn der Nachziehstapel leer ist und Phase 2 eine Karte verlangt? Du verlierst, auch wenn im Limbus Karten liegen.
    .title = Leerer Stapel in Phase 2
ONI-EDGE-02 = Was ist, wenn die letzte Karte des Nachziehstapels genau meine fünfte Handkarte wird? Das ist keine Niederlage: Es folgen Phase 3 und dein nächster Zug.
    .title = Letzte Karte füllt Hand
ONI-EDGE-03 = Was ist, wenn mein Zug mit voller Hand und leerem Nachziehstapel beginnt? Du spielst weiter und kannst in Phase 1 noch gewinnen, zum Beispiel mit einer Pforte von einem Traumfänger oder mit einem Turm. Sonst verlierst du, sobald deine Hand eine Karte braucht und der Nachziehstapel noch immer leer ist.
    .title = Zugbeginn bei leerem Stapel
ONI-EDGE-04 = Was ist, wenn der Nachziehstapel ausgeht, während ich meine Hand neu ziehe: wegen Möglichkeit IV gegen einen Albtraum, nach einer Flucht oder wegen der Dunklen Vorahnung, die von drei Pforten ausgelöst wird? Ist deine Hand dann noch nicht voll, verlierst du.
    .title = Stapel leer beim Neuziehen
ONI-EDGE-05 = Wie läuft eine Prophezeiung mit nur einer bis vier Karten im Nachziehstapel? Du siehst dir alle an und musst trotzdem eine ablegen.
    .title = Prophezeiung bei kleinem Stapel
ONI-EDGE-06 = Was bewirkt eine Prophezeiung bei leerem Nachziehstapel? Gar nichts, und du verlierst, sobald du danach zum Auffüllen deiner Hand ziehen musst.
    .title = Prophezeiung ohne Karten
ONI-EDGE-07 = Darf ich gegen einen Albtraum Möglichkeit III wählen, wenn nur eine bis vier Karten im Nachziehstapel sind? Ja, du deckst alle auf, doch weil der Stapel dann leer ist, verlierst du meist beim nächsten Ziehen. In der ersten Auflage verlierst du sofort.
    .title = Möglichkeit III, wenige Karten
ONI-EDGE-08 = Darf ich gegen einen Albtraum Möglichkeit III wählen, wenn der Nachziehstapel leer ist? Nein, dafür muss mindestens eine Karte im Nachziehstapel sein.
    .title = Möglichkeit III, keine Karten
ONI-EDGE-09 = Was ist, wenn der Nachziehstapel zu klein ist für eine Beschwörung, eine Turmvorschau, die Eichhörnchen-Spione, den Harpunenjäger, eine „Paradoxe Prophezeiung“ oder die sieben Karten eines Schönen Traums? Der Effekt nimmt alle vorhandenen Karten. Ist keine da, geschieht nichts; Spione, Harpunenjäger und „Paradoxe Prophezeiung“ stehen dir dann gar nicht erst offen.
    .title = Moduleffekte, kleiner Stapel
ONI-EDGE-10 = Was ist, wenn ich nur Schlüssel auf der Hand habe und meine Reihe mit einem Schlüssel endet? Im Grundspiel kannst du keinen davon ausspielen, also musst du einen ablegen, und das bringt dir eine Prophezeiung.
    .title = Nur Schlüssel auf der Hand
ONI-EDGE-11 = Darf ich eine Karte mit demselben Symbol wie die letzte ausspielen, wenn ihre Farbe eine andere ist? Nein, das Symbol muss wechseln; eine andere Farbe hilft nicht.
    .title = Gleiches Symbol, andere Farbe
ONI-EDGE-12 = Darf ich mit der vierten, fünften und sechsten Karte derselben Farbe noch einmal suchen? Mit der vierten und fünften nicht; die sechste vollendet eine zweite Folge. Du suchst also mit der dritten und der sechsten Karte.
    .title = Nach der dritten Karte
ONI-EDGE-13 = Was ist, wenn ich eine Folge vollende, aber alle Pforten ihrer Farbe schon ausliegen? Im Grundspiel kannst du verzichten oder ergebnislos suchen, und dann wird der Nachziehstapel gemischt. Verbraucht ist die Folge in jedem Fall.
    .title = Alle Pforten liegen aus
ONI-EDGE-14 = Darf ich die gesuchte Pforte nehmen, wenn sie im Limbus liegt? Nein, nehmen kannst du nur Pforten aus dem Nachziehstapel (und mit den Traumfängern gefangene); diese Pforte ist in diesem Zug unerreichbar.
    .title = Gesuchte Pforte im Limbus
ONI-EDGE-15 = Wird gemischt, wenn ich auf die Suche verzichte? Nein, der Nachziehstapel bleibt genau so, wie er war.
    .title = Verzicht ohne Mischen
ONI-EDGE-16 = Wird gemischt, wenn meine Suche nichts findet? Ja, du hast den Nachziehstapel durchgesehen, also wird er gemischt.
    .title = Mischen nach erfolgloser Suche
ONI-EDGE-17 = Bekomme ich eine Prophezeiung, wenn ich einen Schlüssel für eine Pforte oder gegen einen Albtraum ablege? Nein, die gibt es nur für einen Schlüssel, den du in Phase 1 als deine Aktion ablegst.
    .title = Prophezeiung für verbrauchten Schlüssel
ONI-EDGE-18 = Ich ziehe einen Schlüssel und beim selben Auffüllen eine Pforte seiner Farbe: Darf ich ihn einsetzen? Ja, er ist auf deiner Hand und kann die Pforte sofort öffnen.
    .title = Ein frisch gezogener Schlüssel
ONI-EDGE-19 = Beim Neuziehen meiner Hand ziehe ich eine Pforte und habe schon den passenden Schlüssel: Darf ich sie öffnen? Nein, beim Neuziehen kommt die Pforte in den Limbus, du hast keine Wahl.
    .title = Pforte beim Neuziehen
ONI-EDGE-20 = Was ist, wenn ich beim Neuziehen meiner Hand einen Albtraum ziehe? Er kommt in den Limbus, und du musst ihn nicht abwehren.
    .title = Albtraum beim Neuziehen
ONI-EDGE-21 = Was ist, wenn beim selben Auffüllen mehrere Albträume auftauchen? Du wehrst jeden ab, sobald du ihn ziehst. Wieder einen Schlüssel abzulegen oder eine Pforte zurückzugeben ist erlaubt, solange du noch eine solche Karte hast.
    .title = Mehrere Albträume nacheinander
ONI-EDGE-22 = Kann ich eine Pforte, die ich mit Möglichkeit II gegen einen Albtraum zurückgegeben habe, im selben Zug wieder ziehen? Nein, sie liegt im Limbus und kann in diesem Zug nicht gezogen werden.
    .title = Zurückgegebene Pforte neu ziehen
ONI-EDGE-23 = Darf ich gegen einen Albtraum Möglichkeit IV wählen, wenn meine Hand leer ist? Ja, du legst nichts ab und ziehst eine volle Hand.
    .title = Möglichkeit IV, leere Hand
ONI-EDGE-24 = Wann genau wird ein Sieg geprüft? Nach jeder einzelnen Kartenbewegung: Öffnest du die achte Pforte mit einem Schlüssel und ist sonst nichts gefordert, gewinnst du, auch mit 3 Karten auf der Hand und leerem Nachziehstapel.
    .title = Der Augenblick des Sieges
ONI-EDGE-25 = Eine Suche bringt mir die achte und letzte Pforte: Muss ich noch mischen und auffüllen? Nein, fehlt keine andere Siegbedingung, ist das Spiel sofort gewonnen und zu Ende.
    .title = Letzte Pforte durch Suche
ONI-EDGE-26 = Darf ich bei einer Prophezeiung eine Pforte ablegen? Ja, und das Spiel geht weiter, doch gewinnen kannst du es dann nicht mehr.
    .title = Eine Pforte ablegen
ONI-EDGE-27 = Was ist, wenn alle fünf Karten meiner Prophezeiung Pforten sind? Auch dann musst du eine davon ablegen, und das Spiel ist nicht mehr zu gewinnen.
    .title = Prophezeiung voller Pforten
ONI-EDGE-28 = Wird noch einmal gemischt, wenn bei meiner Starthand keine Pforte und keine Traumkarte auftauchte? Nein, es wurde nichts beiseitegelegt, also gibt es nichts zurückzumischen.
    .title = Aufbau ohne Mischen
ONI-EDGE-29 = Was geschieht mit Albträumen, Bewohnern, Schönen und Verlorenen Träumen, die im Spielaufbau gezogen werden? Sie haben keine Wirkung; du legst sie beiseite und mischst sie in den Nachziehstapel zurück.
    .title = Traumkarten im Spielaufbau
ONI-EDGE-30 = Dürfen Sackgassen und Türme zu meiner Starthand gehören? Ja, sie sind Ortskarten und bleiben auf der Hand.
    .title = Sackgassen in der Starthand
ONI-EDGE-31 = Wer füllt im Team welche Karten auf? Das tut, wer am Zug ist: erst die eigenen persönlichen Karten auf 3, dann die gemeinsamen auf 2.
    .title = Team: Karten auffüllen
ONI-EDGE-32 = Wessen Pforte darf im Team zurückgegeben werden? Mit Möglichkeit II gegen einen Albtraum darfst du nur eine deiner eigenen zurückgeben. Bei den Dunklen Vorahnungen, die von zwei braunen oder von zwei gleichfarbigen Pforten ausgelöst werden, darf es auch eine deines Partners sein.
    .title = Team: wessen Pforte zurückgeht
ONI-EDGE-33 = Kommt der Tausch im Team vor oder nach der Wirkung der abgelegten Karte? Danach: erst die Wirkung, dann der Tausch, dann das Auffüllen.
    .title = Team: Wirkung vor Tausch
ONI-EDGE-34 = Ich ziehe eine Pforte, die mein Partner braucht: Darf ich sie vor ihm auslegen? Nein, eine in deinem Zug gezogene Pforte liegt entweder vor dir aus oder gar nicht.
    .title = Team: Pforte für den Partner
ONI-EDGE-35 = Im Team liegen alle Pforten aus, aber einer von uns hat eine Farbe doppelt und dem anderen fehlt sie: Haben wir gewonnen? Nein, jeder von euch braucht eine Pforte jeder Farbe.
    .title = Team: doppelte Farbe
ONI-EDGE-36 = Welche Reihenfolgekarte des Buchs wird wieder aufgedeckt, wenn eine Pforte zurückgeht und zwei Karten ihrer Farbe abgedeckt sind? Du suchst dir eine davon aus.
    .title = Buch: welche Karte aufdecken
ONI-EDGE-37 = Darf ich mit dem eben gezogenen Albtraum einen Zauberspruch des Buchs mitbezahlen? Nein, bezahlen kannst du nur mit Karten vom Ablagestapel, und dort liegt er noch nicht.
    .title = Buch: mit Albtraum bezahlen
ONI-EDGE-38 = Was ist bei den Traumfängern, wenn der Limbus am Ende des Zuges leer ist? Nichts geschieht: Kein Traumfänger wird belegt, und nichts wird gemischt.
    .title = Traumfänger: leerer Limbus
ONI-EDGE-39 = Rettet mich ein Verlorener Traum auf meinem letzten Traumfänger, wenn dieser entfernt wird? Nein, ohne Traumfänger ist das Spiel verloren, ganz gleich, was auf dem letzten lag.
    .title = Traumfänger: der letzte
ONI-EDGE-40 = Was ist, wenn ich einen Albtraum abwehre und in der Turmreihe nur ein Turm steht? Entweder legst du diesen Turm ab, oder du wählst „Falscher Alarm“: Dann bleibt der Turm stehen, und der Albtraum kommt in den Limbus.
    .title = Türme: nur noch einer
ONI-EDGE-41 = Kann auch ein fünfter Turm meine Turmausrichtung vollenden? Ja, es zählen vier beliebige direkt benachbarte Türme in vier verschiedenen Farben, egal, wo in der Turmreihe sie stehen.
    .title = Türme: ein fünfter Turm
ONI-EDGE-42 = Was ist, wenn der Auslöser einer Dunklen Vorahnung beim Aufdecken schon erfüllt ist? Sie wird sofort ausgelöst.
    .title = Vorahnung schon erfüllt
ONI-EDGE-43 = Was ist, wenn sich die Auswirkung einer Dunklen Vorahnung nicht ausführen lässt? Du führst so viel davon aus wie möglich, und die Karte wird auf jeden Fall aus dem Spiel entfernt.
    .title = Vorahnung ohne Auswirkung
ONI-EDGE-44 = Was ist, wenn ich einen Bewohner ziehe, aber keine Karte habe, mit der ich ihn bezahlen darf? Dann kannst du ihn nicht mitnehmen, und er wird abgelegt. Sackgassen taugen nicht als Bezahlung.
    .title = Bewohner ohne Bezahlung
ONI-EDGE-45 = Zählt die Karte unter einem Reuigen Schatzhüter zu meiner Hand? Nein, du füllst deine Hand ohne sie auf die volle Kartenzahl auf.
    .title = Verwahrte Karte und Hand
ONI-EDGE-46 = Wenn ich mich mit einem Schlüssel (Möglichkeit I) dem Widersacher stelle, beginne ich Phase 1 dann mit nur vier Karten? Ja, dazwischen wird deine Hand nicht aufgefüllt. Nachdem du eine davon ausgespielt oder abgelegt hast, bleiben dir drei, und Phase 2 bringt dir zwei neue Karten.
    .title = Widersacher: vier Karten übrig
ONI-EDGE-47 = Was ist, wenn ich mit dem Wegbereiter einen Albtraum vorwegnehme und im Nachziehstapel keine Ortskarte ist? Alle aufgedeckten Karten kommen in den Limbus, und die Figur bleibt ohne Karte. Eine der Möglichkeiten I bis IV führst du trotzdem aus, und die Phasen 2 und 3 folgen wie gewohnt.
    .title = Wegbereiter findet keine Ortskarte

## Kapitel 13: Auflagen

ONI-ED-01 = Die erste Auflage bietet das Grundspiel, allein oder zu zweit als Team, aber keine Module. Möchtest du mit Modulen spielen, wähle die dritte Auflage.
    .title = Erste Auflage ohne Module
ONI-ED-02 = Von der ersten Auflage kennen wir die Regeln nur ab Phase 2. Spielaufbau, Limbus und Phase 1 laufen deshalb wie in der dritten Auflage.
    .title = Lücken der ersten Auflage
ONI-ED-03 = In der ersten Auflage zieht Möglichkeit III gegen einen Albtraum fünf Karten; hat der Nachziehstapel weniger als fünf, verlierst du in diesem Augenblick. In der dritten werden die Karten nur aufgedeckt, und die Niederlage kommt erst mit der nächsten Karte, die deine Hand braucht; im Grundspiel läuft es auf dasselbe hinaus.
    .title = Albtraum III je Auflage
ONI-ED-04 = Im Team darfst du mit Möglichkeit II gegen einen Albtraum nur eine deiner eigenen Pforten zurückgeben, nie eine deines Partners. Das gilt in der ersten wie in der dritten Auflage.
    .title = Albtraum II je Auflage

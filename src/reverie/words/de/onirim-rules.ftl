### Onirim: die Regeln des Grundspiels in eigenen Worten, eine Nachricht je Regelnummer.

## Kapitel 7: Freie Aktionen

ONI-FREE-01 = Freie Aktionen sind Extras neben deinem normalen Zug: „Paradoxe Prophezeiung“ oder „Vorteilhafte Verschiebung“ zaubern, den Zyklobot, die Eichhörnchen-Spione, den Harpunenjäger oder den Hammervogel einsetzen und eine Karte unter einen Reuigen Schatzhüter legen. Sie kommen mit dem Buch und dem Oniversum ins Spiel; das Grundspiel allein kennt keine.
    .title = Was freie Aktionen sind
ONI-FREE-02 = Manche Kräfte sind keine freien Aktionen, sondern zusätzliche Möglichkeiten bei einer bestimmten Entscheidung: „Des Schreckens Schluss“, der Spiegel, der Beschützer und der Wegbereiter gegen einen gezogenen Albtraum, die Architektin beim Ausspielen in Phase 1 und das Chromatische Chaos, wenn dir eine Folge oder ein Schlüssel eine Pforte bringen könnte. Eine unter dem Schatzhüter verwahrte Karte kannst du überall dort nutzen, wo du eine Handkarte nutzen könntest.
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
ONI-GEN-02 = Karten, die du ansiehst, sieht nur, wer am Zug ist: bei Prophezeiung, Turmvorschau, „Paradoxer Prophezeiung“, den Eichhörnchen-Spionen und jeder Suche im Nachziehstapel. Aufgedeckte Karten sehen beide Spieler: bei Möglichkeit III gegen einen Albtraum, bei der Beschwörung, den sieben Karten eines Schönen Traums, dem Harpunenjäger, dem Wegbereiter und immer, wenn eine Pforte oder Traumkarte gezogen wird.
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
ONI-GEN-08 = Gleiche Karten sind austauschbar, und welches Exemplar du meinst, macht keinen Unterschied; auch eine Pforte des Grundspiels und eine der Glyphen in derselben Farbe sind gleich. Wo eine Karte liegt, zählt dagegen: persönlich oder gemeinsam, auf der Hand oder verwahrt, vor verschiedenen Spielern oder auf verschiedenen Traumfängern sind verschiedene Möglichkeiten.
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
ONI-EDGE-14 = Darf ich die gesuchte Pforte nehmen, wenn sie im Limbus liegt? Nein, du suchst nur im Nachziehstapel; diese Pforte ist in diesem Zug unerreichbar.
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

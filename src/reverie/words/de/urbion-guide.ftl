### Urbion: ein Leitfaden. Einführungen und die Wörter des Regelverzeichnisses.

## Einführungen

urbion-guide-index = Jede Regel in einfachen Worten, jede mit ihrer Nummer. Auf diese Nummern verweist das Spiel, wenn es einen Zug ablehnt, und `reverie rules URB-BASE-35` zeigt jede davon im Terminal. Beginne mit dem Grundspiel; nimm dann eine Erweiterung nach der anderen dazu oder alle auf einmal, und spiele allein oder mit einem Partner.
    .title = Urbion: die Regeln
urbion-guide-base = Frohe und traurige Träume versammeln sich an vier Städten, die Sognae auf der einen Seite, die Inkubi auf der anderen, und Frieden herrscht in einer Stadt, wenn beide Seiten gleich viel wiegen. In jedem Zug legst du einen Traum an eine Stadt an, die sein Element zeigt, oder wirfst einen ab: um zwei Träume zu tauschen, um Zensus zu halten oder um zu verzichten; dann füllst du deine Hand auf vier Karten auf. Ein Zensus befriedet jede Stadt im Gleichgewicht und bringt neue mit eigenen Träumen. Befriede alle zwölf, bevor die Träume zu Ende gehen, und denk an die acht Chaos im Stapel, die durcheinanderbringen, was sie berühren.
    .advice = Tauschen ist die wichtigste Aktion: Es bringt einen Traum dorthin, wo sein Element nie hinkäme, und ein guter Tausch bringt zwei Reihen zugleich ins Gleichgewicht. Halte Zensus, wenn zwei Städte im Gleichgewicht sind; auf ein Perfektes Gleichgewicht warte nur, wenn die anderen einen Zug entfernt sind. Bereinige, wann immer das Platz schafft. Lege ein Chaos dorthin, wo die schwächere Seite noch leer ist: +5 braucht −3 und −2, −5 braucht +4 und +1, und zwei Chaos auf einer Seite sind kaum noch auszugleichen. Vier Träume aufzudecken kostet vier Züge, und nichts wird je zurückgemischt; zähle also mit.
    .title = Das Grundspiel
urbion-guide-team = Zu zweit bringt ihr denselben Städten Frieden. Einer hat die Sognae, der andere die Inkubi, und anlegen darfst du nur auf deiner Seite; abwerfen darfst du aber, was du willst, und damit beide Seiten verändern. Jeder hat eine Hand aus vier Karten. Passt deine Hand nicht zu deiner Seite, tausche die Polarität: in der zweiten Auflage, indem acht abgeworfene Karten in die Schachtel kommen, in der ersten, indem du statt einer Aktion eine Karte abwirfst.
    .advice = Karten der falschen Seite sind nicht vergeudet: Sie bezahlen deine Tausche und deinen Zensus. Zwei Hände verbrauchen acht Karten vor dem ersten Zug, ihr habt also weniger Zeit als allein. Tauscht die Polarität, wenn beide haben, was der andere anlegen könnte, nicht wegen einer einzigen Karte.
    .title = Team-Variante
urbion-guide-squares = Vier weitere Städte zeigen alle vier Elemente, dort passt also jede Karte, und acht Metas sind Sogna und Inkubus zugleich: Du entscheidest, auf welcher Seite sie liegen. Das ist die sanfteste der Erweiterungen, auch wenn du vier Städte mehr befrieden musst.
    .advice = Behalte eine Meta für die Lücke, die sonst nichts füllt. Wird in der zweiten Auflage eine Reihe mit einer Meta gefüllt, denk an das Gleichgewicht, das du erreichen kannst, nicht an die Summe, die der 0 am nächsten ist.
urbion-guide-chromatic = Acht weitere Störenfriede mischen sich unter die Träume. Ein Chromatisches Chaos kommt, wohin du willst, auf jede Seite jeder Stadt, und bringt den nächsten Traum des Stapels mit, der sofort angelegt werden muss. Das kann lästig sein oder genau die Karte, die du gebraucht hast.
    .advice = Lege es so, dass der Traum, der folgt, noch einen guten Platz findet: Halte Platz an Städten verschiedener Elemente frei. Mit Einfluss 4 gleichen es zwei Inkubi mit −2 aus, oder eine einzige Sogna der Luft.
urbion-guide-temples = Vier Tempel zeigen je ein einziges Element, nur wenige Karten lassen sich dort anlegen. Dafür helfen zehn Eintrachtkarten: Sie zeigen jedes Element und passen auf beide Seiten jeder Stadt, die eines hat. Du musst vier Städte mehr befrieden.
    .advice = Bring Träume durch Tauschen zu einem Tempel, statt auf sein Element zu warten. Gib keine Eintrachtkarte her, wo ein gewöhnlicher Traum genügt, und lege kleine dorthin, wo eine Summe um eins danebenliegt.
urbion-guide-gardens = Die Hängenden Gärten zeigen kein Element, aus der Hand lässt sich dort also nichts anlegen. Dafür leihen dir sechzehn Zauberer ihre Macht: Abgeworfen bezahlt ein Zauberer zwei Aktionen in einem Zug oder eine von zwei Sonderaktionen. Ein Umbau lässt zwei Städte die Plätze tauschen, während die Träume bleiben; ein Seitenwechsel bringt ein Chaos auf die andere Seite. Auch zwei Karten mit einem gemeinsamen Element bezahlen eine Sonderaktion. Du musst vier Städte mehr befrieden.
    .advice = Tausche und halte dann Zensus mit demselben Zauberer: Das spart einen Zug und lässt keinem Chaos Zeit dazwischenzukommen. Ein Umbau bringt einen Garten in eine Reihe, die schon im Gleichgewicht ist, und eine Stadt mit Elementen in die Reihe, die Karten braucht.
urbion-guide-books = Vor dem Spiel darfst du einige der Bücher der Macht aufdecken, eines nach dem anderen, ohne zu wissen, welche kommen. Jedes im Spiel gehört dir die ganze Partie lang: Wirf eine Karte ab, und ein Traum fliegt zu einer anderen Stadt oder verschwindet, du siehst, was als Nächstes kommt, oder befriedest eine leere Stadt. Aber jedes kostet dich Karten des Traumstapels, noch bevor du beginnst.
    .advice = Ein oder zwei Bücher machen sich meist bezahlt; vier selten in der zweiten Auflage, wo sie sechzehn Träume kosten. Die Bücher der fliegenden Träume bewegen einen einzigen Traum, wo Tauschen zwei braucht. Mit dem Buch der freiheitsliebenden Träume ist eine Stadt, die ein Chaos geleert hat, ein Geschenk.
urbion-guide-postcards = Jedes Mal, wenn eine Reihe gefüllt wird, kommt eine Postkarte mit einem eigenen Wunsch auf einen ihrer Träume. Ist der Wunsch erfüllt, wenn die Stadt befriedet wird, bringt sie +1; wenn nicht oder wenn ihr Traum verloren geht, −2. Sind alle Städte befriedet, darf die Summe nicht unter 0 liegen, sonst war alles umsonst. Einige Weise Chaos helfen dir: Jedes schickt ein gezogenes Chaos in den Stapel zurück.
    .advice = Auf jede verlorene Postkarte müssen zwei kommen, die einziehen. Rakete, Flaggschiff und Sanduhr ziehen bei jedem rechtzeitigen Zensus ein, achte also zuerst auf sie, und befriede die Stadt einer Sanduhr innerhalb ihrer fünf Züge. Bereinige nie einen Traum mit Postkarte, wenn du nicht musst.
urbion-guide-void = Eine dunkle Figur zieht von Stadt zu Stadt, in jedem Zug eine weiter. Ein Zensus übergeht ihre Stadt und rechnet dann mit ihr ab: Ist sie im Gleichgewicht, verliert die Leere eine Karte und kehrt auf ihren Stapel zurück; ist sie es nicht, sind ihre Träume fort; und hat sie gar keine Träume, ist das Spiel verloren. Du kannst auch eine Sogna und einen Inkubus aus deiner Hand gegen die Leere verbünden. Sind acht Karten vertrieben, verschwindet sie für immer.
    .advice = Halte nie Zensus, solange die Leere bei einer leeren Stadt steht. Der Zug nach einem Bündnis ist frei von der Leere: Plane dein Perfektes Gleichgewicht für ihn. Denk am Ende daran, dass die Leere immer wieder zur letzten Stadt kommt, und behalte ein Paar zum Verbünden oder einen Zauberer, um zweimal Zensus zu halten.
urbion-guide-interactions = Alle sieben Erweiterungen lassen sich verbinden. Jede ändert nur, was ihre eigenen Regeln nennen; alles andere bleibt wie im Grundspiel. Hier steht, was geschieht, wo zwei sich berühren, Paar für Paar.
    .title = Wenn Erweiterungen zusammentreffen
urbion-guide-edges = Fragen, die am Tisch auftauchen, mit ihren Antworten. Jede nennt die Regeln, aus denen sie folgt.
    .title = Sonderfälle
urbion-guide-editions = Spiele am besten die zweite Auflage: Grundspiel, Team und alle sieben Erweiterungen. Die erste Auflage ist für alle da, die sie kennen; sie hat „Die Bücher der Macht“ und „Stadtplätze und Metas“. Hier steht, worin sich die beiden unterscheiden.
    .title = Auflagen
urbion-guide-data = Wie viele Karten es gibt und was sie zählen. Nicht jede gedruckte Zahl ist uns bekannt: Die Summen sind die der Spielregeln, die Verteilung auf Elemente und Zahlen ist überall dort unsere eigene, wo keine Quelle sie nennt, und so gemacht, dass Sognae und Inkubi gleich viel wiegen. Du darfst mit einer eigenen Tabelle spielen: `reverie games urbion --cards-template` gibt unsere zum Bearbeiten aus, und `--cards DATEI` spielt mit deiner.
    .title = Die Karten in Zahlen

## Was zum Sieg gehört

urbion-guide-win-base = 12 befriedete Städte
urbion-guide-win-squares = 4 Städte mehr
urbion-guide-win-temples = 4 Städte mehr
urbion-guide-win-gardens = 4 Städte mehr
urbion-guide-win-postcards = ein Einwohnerstapel, der 0 oder mehr ergibt

## Worin sich die Auflagen unterscheiden

urbion-guide-differ-sides = Anzeige der Seiten
    .first = Inkubi links, Sognae rechts
    .second = Sognae links, Inkubi rechts
urbion-guide-differ-census = Die Aktion, die Städte befriedet
    .first = Gleichgewicht herstellen
    .second = Zensus
urbion-guide-differ-opening = Ein Chaos der Starthand, das nirgends passt
    .first = nicht erwähnt; wie in der zweiten Auflage
    .second = beiseitegelegt, danach zurückgemischt
urbion-guide-differ-tie = Beide Seiten gleich einflussreich
    .first = nicht erwähnt; wie in der zweiten Auflage
    .second = dort wird kein Chaos angelegt
urbion-guide-differ-pass = Eine Karte abwerfen ohne Aktion
    .first = nicht möglich
    .second = erlaubt
urbion-guide-differ-bonus = Bonus für ein Perfektes Gleichgewicht
    .first = du nimmst ihn
    .second = du darfst ihn nehmen
urbion-guide-differ-chaos = Ein Chaos, das verwüstet oder aufdeckt
    .first = vor seiner Wirkung abgeworfen
    .second = nach seiner Wirkung abgeworfen
urbion-guide-differ-defeat = Niederlage
    .first = in Phase II ist eine Karte zu ziehen und der Traumstapel leer
    .second = irgendwann ist eine Karte zu ziehen und der Traumstapel leer
urbion-guide-differ-polarity = Polarität tauschen, im Team
    .first = statt einer Aktion; kostet eine Handkarte
    .second = bei jeder Entscheidung deines Zuges; 8 Karten vom Ablagestapel kommen in die Schachtel
urbion-guide-differ-metas = Eine Meta, für eine Reihe gezogen
    .first = folgt der anderen Karte; zwei Metas zusammen auf einer Seite
    .second = jede auf die Seite deiner Wahl
urbion-guide-differ-unseen = Bücher, die ungesehen ausscheiden
    .first = 2
    .second = 4
urbion-guide-differ-most = Bücher im Spiel, höchstens
    .first = 6
    .second = 4
urbion-guide-differ-price = Preis eines Buches
    .first = 2 Träume, auf Wunsch 3 oder 4
    .second = 4 Träume
urbion-guide-differ-balance = Bonus mit dem Buch des vollkommenen Gleichgewichts
    .first = 2 oder so viele, wie da sind; du nimmst sie
    .second = bis zu 2; du darfst sie nehmen
urbion-guide-differ-modules = Erweiterungen
    .first = Die Bücher der Macht, Stadtplätze und Metas
    .second = alle sieben
urbion-guide-differ-names = Namen zweier Bücher
    .first = Agoraphilia, Delightful Balance
    .second = freiheitsliebende Träume, vollkommenes Gleichgewicht

## Wörter des Regelverzeichnisses

urbion-guide-topic = Was
urbion-guide-rule = Regel
urbion-guide-dreams = Träume
urbion-guide-dream = Traum
urbion-guide-cities = Städte
urbion-guide-city = Stadt
urbion-guide-books-table = Die Bücher
urbion-guide-book = Buch
urbion-guide-postcards-table = Die Postkarten
urbion-guide-postcard = Postkarte
urbion-guide-wish = Was sie will
urbion-guide-dreams-note = Ein Feld nennt, wie viele Karten eines Elements es gibt und was sie zählen.
urbion-guide-kind-sogna = Sognae
urbion-guide-kind-incubus = Inkubi
urbion-guide-kind-wizard-sogna = Zauberer, Sognae
urbion-guide-kind-wizard-incubus = Zauberer, Inkubi
urbion-guide-kind-meta = Metas, beide Seiten
urbion-guide-kind-concord = Eintracht mit Einfluss { $influence }, beide Seiten
urbion-guide-kind-chaos = Chaos mit Einfluss { $influence }, beide Seiten
urbion-guide-kind-chromatic = Chromatisches Chaos mit Einfluss { $influence }, beide Seiten
urbion-guide-temple = Tempel: { $element }
urbion-guide-wise = Dazu kommen { $count } Weise Chaos, von denen ein Spiel { $fewest } bis { $most } verwendet.
urbion-guide-void-stack = Die Leere hat einen eigenen Stapel aus { $count } Karten und eine Figur.
urbion-guide-written-cards = Andere Karten, geschrieben als Unterschied zur üblichen Tabelle: die Arten mit ihren neuen Zahlen. `--cards DATEI` nimmt eine ganze Tabelle aus einer Datei.
urbion-guide-short-squares = Stadtplätze
urbion-guide-short-chromatic = Chromatisch
urbion-guide-short-temples = Tempel
urbion-guide-short-gardens = Gärten
urbion-guide-short-books = Bücher
urbion-guide-short-postcards = Postkarten
urbion-guide-short-void = Leere
urbion-guide-short-team = Team

### Die Einführungen: was neben dem Tisch gesagt wird, Schritt für Schritt. Sterne heben hervor, was zu tun ist.

web-learn-step = Schritt { $step } von { $steps }
web-learn-leave = Einführung verlassen
web-learn-skip = Schritt überspringen
web-learn-done = Weiterspielen
web-learn-own-way = Du bist deinen eigenen Weg gegangen, und das ist gut so.
web-learn-coach = Einführung
web-learn-return = Einführung zeigen

## Onirim

web-learn-onirim-welcome = Du irrst durch ein Labyrinth aus Träumen. Finde **acht Pforten, zwei von jeder Farbe**, bevor der Nachziehstapel zu Ende geht: Dann wachst du auf und hast gewonnen.
    .title = Acht Pforten
    .wait = { "" }
web-learn-onirim-first = Unten ist deine Hand: Orte im Labyrinth, jeder mit einer Farbe und einem Symbol (Sonne, Mond oder Schlüssel). In jedem Zug spielst du einen davon aus oder legst einen ab, dann ziehst du auf fünf nach. Du hast drei braune Karten mit Sonne und Mond. **Spiel eine braune Sonne aus.**
    .title = Ein Zug
    .wait = Spiel irgendeine Handkarte in die Reihe aus.
web-learn-onirim-second = In der Reihe gilt eine Regel: **Kein Symbol darf auf sich selbst folgen.** Nie Sonne neben Sonne. Die Farben sind frei, aber drei von einer Farbe nebeneinander sind eine Pforte wert. **Spiel den braunen Mond aus.**
    .title = Nie zweimal dasselbe Symbol
    .wait = Spiel eine Karte aus, deren Symbol ein anderes ist als das letzte.
web-learn-onirim-third = Sonne, Mond, und jetzt die letzte. **Spiel die andere braune Sonne aus**: Drei braune Karten nebeneinander sind eine Folge.
    .title = Drei von einer Farbe
    .wait = Bring drei Karten einer Farbe nebeneinander, ohne dass ein Symbol auf sich selbst folgt.
web-learn-onirim-door = Bei einer Folge darfst du im Stapel nach einer Pforte ihrer Farbe suchen. Sie bleibt ausgelegt, und der Stapel wird gemischt. **Nimm die braune Pforte.**
    .title = Die erste Pforte
    .wait = Vollende eine Folge aus drei Karten; sie bringt dir eine Pforte.
web-learn-onirim-discard = Die letzte Karte deiner Reihe ist eine Sonne, also passt die blaue Sonne nicht. Was du nicht brauchst, legst du ab. Sonnen gibt es viele: **Leg die blaue Sonne ab** und sieh, was du ziehst.
    .title = Loslassen
    .wait = Leg eine Karte ab, die du nicht brauchst.
web-learn-onirim-key = Eine blaue Pforte, und du hast einen blauen Schlüssel! Ein Schlüssel auf der Hand öffnet eine Pforte seiner Farbe in dem Augenblick, in dem du sie ziehst; er ist dann verbraucht. Ohne Schlüssel käme die Pforte zurück in den Stapel. **Öffne sie.**
    .title = Ein Schlüssel auf der Hand
    .wait = Wenn du eine Pforte ziehst und ihren Schlüssel hast, darfst du sie öffnen.
web-learn-onirim-clock = Schon zwei Pforten. Sieh dir die Zahl am Stapel an: Das ist deine Uhr. Wer ziehen muss und nicht kann, verliert. Beginn eine neue Folge: **Spiel einen roten Mond aus.** Im Stapel wartet etwas.
    .title = Die Uhr
    .wait = Spiel weiter, bis ein Albtraum gezogen wird. Es gibt zehn davon.
web-learn-onirim-nightmare = Ein Albtraum! Er nimmt sich immer etwas: einen Schlüssel von deiner Hand, eine gefundene Pforte, die nächsten fünf Karten vom Stapel oder deine ganze Hand. Bei jeder Wahl steht, was sie kostet. Schlüssel sind gerade kostbar: **Überlass ihm fünf Karten vom Stapel.** Pforten darunter kommen zurück.
    .title = Nur Albträume sehen dich an
    .wait = Spiel weiter, bis ein Albtraum gezogen wird, und wähl, was er bekommt.
web-learn-onirim-prophecy = Schlüssel können noch etwas. Leg einen ab, und du siehst dir die nächsten fünf Karten des Stapels an. Du hast drei Schlüssel. **Leg den braunen Schlüssel ab** und sieh in die Zukunft.
    .title = Eine Prophezeiung
    .wait = Leg einen Schlüssel ab, um die nächsten fünf Karten anzusehen.
web-learn-onirim-arrange = Fünf Karten: Eine davon muss weg, die anderen kommen obenauf, in der Reihenfolge, die du willst. Zwei Pforten, und du hast zu beiden den Schlüssel! **Leg eine blaue Sonne ab, dann die rote Pforte zuoberst, darunter die grüne**, dann den Rest.
    .title = Die Zukunft ordnen
    .wait = Leg die angesehenen Karten so zurück, wie es dir passt.
web-learn-onirim-free = Jetzt wird gezogen: Zwei Pforten kommen, und deine Schlüssel passen. **Öffne sie.** Damit hast du vier von acht; der Rest gehört dir. Z nimmt zurück, was du bereust, H gibt einen Tipp, L erzählt, was bisher geschah, und ? zeigt Regeln und Tasten. Träum schön.
    .title = Der Rest der Nacht
    .touch = Jetzt wird gezogen: Zwei Pforten kommen, und deine Schlüssel passen. **Öffne sie.** Damit hast du vier von acht; der Rest gehört dir. Die Knöpfe oben nehmen zurück, was du bereust, geben einen Tipp und erzählen, was bisher geschah; die Regeln stehen im Menü daneben. Träum schön.
    .wait = Ab hier spielst du allein. Oben kannst du zurücknehmen, was du bereust, einen Tipp holen und in den Regeln nachsehen. Träum schön.

## Urbion

web-learn-urbion-welcome = Träume sammeln sich an vier Städten: freundliche **Sognae** mit einem Plus auf der einen Seite, finstere **Inkubi** mit einem Minus auf der anderen. Eine Stadt hat Frieden, wenn beide Seiten gleich viel wiegen. Bring **zwölf Städten** Frieden, bevor die Träume zu Ende gehen.
    .title = Zwölf Städte
    .wait = { "" }
web-learn-urbion-play = Jeder Traum hat eine Zahl und ein Element: Erde, Wasser, Feuer oder Luft. Du darfst ihn an eine Stadt anlegen, die sein Element zeigt, eine Sogna auf der einen Seite, einen Inkubus auf der anderen. Die erste Stadt zeigt Erde, und ihre Sognae sind um vier zu stark. **Leg einen Inkubus −3 Erde an die erste Reihe**: Es fehlt nur noch eins.
    .title = Einen Traum anlegen
    .wait = Leg irgendeinen Handtraum an eine Stadt, die sein Element zeigt.
web-learn-urbion-balance = Nach deinem Zug ziehst du auf vier Karten nach, und eine Sogna +4 ist gekommen. In der vierten Reihe liegen −3 und −1 allein, und diese Stadt zeigt Luft. **Leg die Sogna +4 Luft an die vierte Reihe**: vier gegen vier.
    .title = Im Gleichgewicht
    .wait = Leg einen Traum so an, dass beide Seiten einer Reihe gleich viel wiegen.
web-learn-urbion-census = Gleichgewicht allein genügt nicht, man muss die Träume auch zählen. Ein **Zensus** kostet eine Handkarte und gewinnt alle ausgeglichenen Städte auf einmal. Neue Städte nehmen ihre Plätze ein und bringen eigene Träume mit. **Halt einen Zensus mit einem Inkubus −3 Erde.**
    .title = Der Zensus
    .wait = Sobald eine Reihe ausgeglichen ist, wirf eine Karte für einen Zensus ab.
web-learn-urbion-chaos = Beim Nachziehen kam ein **Chaos**, 5 wert, aus dem Nichts. Es kommt nie auf die Hand: Leg es auf die stärkere Seite einer Stadt, lass es eine ausgeglichene verwüsten oder vier Karten vom Stapel fressen. **Leg es an die zweite Reihe**, dort schadet es am wenigsten.
    .title = Chaos
    .wait = Spiel weiter, bis ein Chaos gezogen wird, und wähl, wo es zuschlägt.
web-learn-urbion-swap = Die stärkste Aktion ist das **Tauschen**: Wirf eine Karte ab, und zwei Träume derselben Seite wechseln ihre Plätze, gleich welches Element. Sieh dir die Sognae an: +2 oben, +1 unten. Wechselten sie die Plätze, wären zwei Reihen ausgeglichen. **Wirf einen Inkubus −3 Erde zum Tauschen ab.**
    .title = Das Tauschen
    .wait = Wirf eine Karte zum Tauschen ab.
web-learn-urbion-exchange = Welcher Traum der oberen Reihe? **Wähl eine Sogna +2 der ersten Reihe.**
    .title = Eine hier oben …
    .wait = Wähl den ersten Traum, der getauscht wird.
web-learn-urbion-with = Und mit welchem darunter? **Wähl die Sogna +1 der vierten Reihe** und sieh dir dann die Summen an.
    .title = … eine dort unten
    .wait = Wähl den Traum, mit dem er den Platz wechselt.
web-learn-urbion-again = Zwei Reihen ausgeglichen, mit einem einzigen Tausch! **Halt einen Zensus** mit dem letzten Inkubus −3 Erde und gewinn beide auf einmal. Warten lohnt sich: Ein Zensus kostet immer eine Karte, gleich wie viele Städte er gewinnt.
    .title = Zwei auf einmal
    .wait = Halt einen Zensus, sobald er sich lohnt.
web-learn-urbion-clean = Drei Städte gehören dir. Zwei Dinge für später: Bei einem Zensus darfst du andere Reihen auch **säubern**, also Träume abwerfen, die zusammen null ergeben. Und sind bei einem Zensus alle vier Städte ausgeglichen, ist das ein **Perfektes Gleichgewicht**: Es bringt eine fünfte Stadt umsonst.
    .title = Aufräumen
    .wait = { "" }
web-learn-urbion-free = Die Träume im Stapel sind deine Uhr: Was weg ist, kommt nicht wieder, und wer aus einem leeren Stapel ziehen muss, verliert. Der Rest gehört dir. Z nimmt zurück, was du bereust, H gibt einen Tipp, L erzählt, was bisher geschah, und ? zeigt Regeln und Tasten. Träum schön.
    .title = Der Rest der Nacht
    .touch = Die Träume im Stapel sind deine Uhr: Was weg ist, kommt nicht wieder, und wer aus einem leeren Stapel ziehen muss, verliert. Der Rest gehört dir. Die Knöpfe oben nehmen zurück, was du bereust, geben einen Tipp und erzählen, was bisher geschah; die Regeln stehen im Menü daneben. Träum schön.
    .wait = { "" }

### Der Tisch von Onirim im Browser: Zonen, Beschriftungen, was ein Vorleser sagt.

## Zones

onirim-board-pile = Nachziehstapel
onirim-board-row = Labyrinthreihe
onirim-board-doors = Pforten
onirim-board-goals = Reihenfolge der Pforten
onirim-board-spells = Zauber
onirim-board-catchers = Traumfänger
onirim-board-catcher = Traumfänger { $number }
onirim-board-handbooks = Handbücher
onirim-board-towers = Türme
onirim-board-towers-left = Linkes Ende der Türme
onirim-board-towers-right = Rechtes Ende der Türme
onirim-board-premonitions = Vorahnungen
onirim-board-stored = Schatzhüter
onirim-board-unused = In der Schachtel
onirim-board-your-hand = Deine Hand
onirim-board-hand-of = Hand von Person { $number }
onirim-board-row-of = Reihe von Person { $number }
onirim-board-doors-of = Pforten von Person { $number }
onirim-board-your-doors = Deine Pforten

## Captions and notes

onirim-board-empty = leer
onirim-board-none = keine
onirim-board-build = bauen
onirim-board-next = jetzt
onirim-board-cost = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
onirim-board-place = { $number }.
onirim-board-found = { $found } von { $all }
onirim-board-found-both = zusammen { $found } von { $all }
onirim-board-run = { $length ->
    [0] beginne eine Folge in einer Farbe
    [1] { $colour }: noch zwei bis zur Pforte
   *[2] { $colour }: noch eine bis zur Pforte
 }
onirim-board-run-short = Folge: { $length } ({ $colour })
onirim-board-run-done = fertige Folge
onirim-board-row-past = vorbei
onirim-board-or = { $one } oder { $other }
onirim-board-follow = Aus deiner Hand kann folgen: { $symbols }.
onirim-board-follow-none = Aus deiner Hand kann keine folgen.
onirim-board-symbol = { $kind ->
    [sun] Sonne
    [moon] Mond
    [key] Schlüssel
   *[glyph] Glyphe
 }
onirim-board-top = oben im Stapel, Platz { $number }: { $card }
onirim-board-bottom = unten im Stapel, Platz { $number } von unten: { $card }
onirim-board-top-mark = { $number }↑
onirim-board-bottom-mark = { $number }↓
onirim-board-order = von oben nach unten
onirim-board-order-under = unter den Stapel, oberste zuerst

## What is done with a card, where the card is clear

onirim-board-brief-play = Ausspielen
onirim-board-brief-play-architect = Ausspielen (Architekt)
onirim-board-brief-build-left = Links anbauen
onirim-board-brief-build-right = Rechts anbauen
onirim-board-brief-build-first = Bauen
onirim-board-brief-discard = Ablegen
onirim-board-brief-discard-kind-key = Ablegen: Prophezeiung
onirim-board-brief-discard-kind-glyph = Ablegen: Beschwörung
onirim-board-brief-discard-kind-tower = Ablegen: Vorschau
onirim-board-brief-store = Verwahren
onirim-board-brief-flee = Flüchten
onirim-board-brief-anticipate = Vorwegnehmen
onirim-board-brief-face = Dem Widersacher stellen

## Names of things

onirim-board-back = verdeckte Karte
onirim-board-door = { $card }, gefunden
onirim-board-door-missing = { $card }, noch nicht gefunden
onirim-board-goal = Reihenfolgekarte { $number }: { $goal }
onirim-board-goal-covered = Reihenfolgekarte { $number }: { $goal }, abgedeckt
onirim-board-goal-next = Reihenfolgekarte { $number }: { $goal }, ist dran
onirim-board-spell = { $spell } ({ $cost } Karten)
onirim-board-premonition = { $premonition } ({ $trigger })
onirim-board-premonition-used = { $premonition } ({ $trigger }), vorbei
onirim-board-handbook = Handbuch
onirim-board-figure-gone = { $name }, fort
onirim-board-tower = { $card } ({ $token ->
    [tower_red_3] links Sonne und Mond, rechts Mond
    [tower_red_4] links Sonne, rechts Mond
    [tower_red_5] links nichts, rechts Mond
    [tower_blue_3] links Mond, rechts Sonne und Mond
    [tower_blue_4] links Mond, rechts Mond
    [tower_blue_5] links Mond, rechts nichts
    [tower_green_3] links Sonne, rechts Sonne und Mond
    [tower_green_4] links Sonne, rechts Sonne
    [tower_green_5] links Sonne, rechts nichts
    [tower_brown_3] links Sonne und Mond, rechts Sonne
    [tower_brown_4] links Mond, rechts Sonne
    [tower_brown_5] links nichts, rechts Sonne
   *[other] {""}
 })
onirim-board-catcher-holds = Traumfänger { $number }, { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
 }

## The table in sentences

onirim-board-says-doors = Pforten: { $found } von { $all }. Es fehlen: { $missing }.
onirim-board-says-all-doors = Alle { $all } Pforten sind gefunden.
onirim-board-says-row-empty = Die Reihe ist leer.
onirim-board-says-row = Letzte Karte der Reihe: { $card }; { $run }.
onirim-board-says-goal = Nächste in der Reihenfolge: { $goal }.
onirim-board-says-pile = Stapel: { $pile }. Limbus: { $limbo }. Ablage: { $discard }.
onirim-board-says-hand = Hand: { $cards }.
onirim-board-holding = { $answer }: { $cards }
onirim-board-count = { $count } × { $name }
onirim-board-other-asked = Person { $number } ist dran.
onirim-board-nobody-asked = Du siehst zu.

## What may still come

onirim-board-unseen-dreams = Träume
onirim-board-unseen-doors = Pforten
onirim-board-unseen-crossroads = Kreuzungen und Sackgassen
onirim-board-unseen-denizens = Bewohner

## Wozu eine Karte da ist, wenn jemand sie liest (Taste I)

onirim-about-sun = Eine Ortskarte. Spiel sie ans Ende deiner Reihe, wenn die letzte Karte dort keine Sonne zeigt. Drei Nachbarn einer Farbe bringen eine Pforte dieser Farbe.
onirim-about-moon = Eine Ortskarte. Spiel sie ans Ende deiner Reihe, wenn die letzte Karte dort keinen Mond zeigt. Drei Nachbarn einer Farbe bringen eine Pforte dieser Farbe.
onirim-about-key = Eine Ortskarte. Spiel sie wie jede andere, leg sie für eine Prophezeiung ab, wehr mit ihr einen Albtraum ab, oder behalte sie: Wird eine Pforte ihrer Farbe gezogen, öffnet sie diese.
onirim-about-glyph = Eine Ortskarte mit einem vierten Symbol. In deinem Zug abgelegt, deckt sie die obersten fünf Karten des Stapels auf, und eine Pforte darunter gehört dir.
onirim-about-crossroads = Eine Ortskarte aller vier Farben zugleich. Ihr Symbol zählt wie auf jeder anderen Karte.
onirim-about-deadend = Sie passt nirgends und lässt sich nicht ablegen; sie geht nur mit der ganzen Hand.
onirim-about-tower = Spiel ihn ans linke oder rechte Ende der Turmreihe; gleiche Symbole dürfen sich dort nicht berühren. In deinem Zug abgelegt, lässt er dich so viele Karten ansehen, wie seine Zahl sagt.
onirim-about-door = Leg alle Pforten aus, bevor der Stapel leer ist. Eine Folge von drei Karten ihrer Farbe holt sie, oder ein Schlüssel ihrer Farbe, wenn sie gezogen wird.
onirim-about-nightmare = Wird er gezogen, will er etwas: einen Schlüssel, eine Pforte, die obersten fünf Karten des Stapels oder deine ganze Hand.
onirim-about-lost = Er wartet im Limbus, und alle müssen von Traumfängern gefangen sein, bevor du gewinnst.
onirim-about-happy = Wird er gezogen, hilft er: eine Vorahnung weniger, sieben Karten zum Ordnen oder eine Karte deiner Wahl.
onirim-about-goal = In dieser Reihenfolge müssen die Pforten gefunden werden. Eine Pforte, die nicht an der Reihe ist, kommt in den Limbus.
onirim-about-catcher = Am Ende eines Zuges fängt er alles, was im Limbus ist, wenn er leer ist. Gefangene Karten sind aus dem Spiel, bis er geleert wird.
onirim-about-handbook = Nimm es vor deiner Aktion aus dem Spiel, um einen Traumfänger zu leeren.

## Der Raum

onirim-board-left = noch zu erwarten, { $colour }: { $counts }
onirim-board-to-dream = zu träumen
onirim-board-nightmares = { $count ->
    [0] kein Albtraum mehr darin
    [one] 1 Albtraum darunter
   *[other] { $count } Albträume darunter
 }
onirim-board-let-go = losgelassen
onirim-board-nothing-let-go = Noch nichts losgelassen
onirim-board-limbo-calm = Der Limbus ruht
onirim-board-adrift = { $count ->
    [one] Ein Traum treibt umher
   *[other] { $count } Träume treiben umher
 }
onirim-board-begin = Fang irgendwo an.
onirim-board-begin-line = Drei Nachbarn einer Farbe, kein Symbol zweimal hintereinander, und eine Pforte geht auf.
onirim-board-helpers = Gefährten
onirim-board-threats = Was lauert
onirim-board-tray = { $name } ({ $count })
onirim-board-ask-key = Einen deiner Schlüssel
onirim-board-ask-door = Eine deiner Pforten
onirim-board-ask-open = Einen deiner Schlüssel
onirim-board-ask-rally = Eine Karte deiner Hand
onirim-board-ask-banish = Eine Vorahnung
onirim-board-ask-captured = Eine gefangene Pforte
onirim-board-ask-store = Eine Karte verwahren
onirim-board-ask-lose = Einen deiner Türme
onirim-board-ask-return = Eine deiner Pforten
onirim-board-ask-resolve = Welche zuerst?
onirim-board-ask-empty = Einen Traumfänger
onirim-board-unfold = Eine Folge von { $count } Karten auffalten

## Was am Tisch gefragt wird, und was die Antworten dort sagen

onirim-table-ask-nightmare = Was gibst du ihm?
onirim-table-ask-ward = Was gibst du her, als wäre er gekommen?
onirim-table-ask-search = Die Folge ist ganz. Im Stapel wartet eine Pforte.
onirim-table-ask-door = Eine Pforte. Hast du den Schlüssel?
onirim-table-ask-prophecy = Einer dieser Träume wird nie kommen.
onirim-table-ask-prophecy-order = Welchem Traum begegnest du als nächstem?
onirim-table-ask-rally = Für eine Karte deiner Hand käme er mit.
onirim-table-ask-happy = Ein Schöner Traum. Was wünschst du dir?
onirim-table-ask-tower-loss = Die Türme beben. Welcher fällt?
onirim-table-ask-before-draw = Gleich kommt der nächste Traum. Noch etwas vorher?
onirim-table-ask-before-limbo = Der Zug geht zu Ende. Noch etwas vorher?
onirim-table-run = { $length ->
    [0] Fang mit irgendeiner Farbe an: Drei nebeneinander öffnen eine Pforte.
    [1] { $colour } fehlen noch zwei.
   *[2] { $colour } fehlt noch eine.
 }
onirim-table-carry = { $symbols } passt.
onirim-table-carry-none = Aus deiner Hand geht es nicht weiter.
onirim-table-a-symbol = { $kind ->
    [sun] eine Sonne
    [moon] ein Mond
    [key] ein Schlüssel
   *[glyph] eine Glyphe
 }
onirim-table-do-ward-key = { $card }
onirim-table-do-ward-door = { $card }
onirim-table-do-ward-mill = Fünf Karten, ungesehen
onirim-table-do-ward-hand = Deine ganze Hand
onirim-table-do-open = Aufschließen: { $card }
onirim-table-do-limbo = In den Limbus treiben lassen
onirim-table-do-take = Herholen: { $card }
onirim-table-do-decline = Dort lassen
onirim-table-do-search = Vergeblich suchen
onirim-table-do-send-away = Fortschicken
onirim-table-do-rally = { $card }
onirim-table-do-seven = Sieben Karten aufdecken
onirim-table-do-seek = Den Stapel durchsehen
onirim-table-do-false-alarm = Blinder Alarm
onirim-table-do-look = Die obersten Karten ansehen
onirim-table-do-skip = Liegen lassen
onirim-table-do-leave = Dort lassen
onirim-table-closed-key = Ein Schlüssel
onirim-table-closed-door = Eine deiner Pforten
onirim-table-closed-mill = Fünf Karten vom Stapel
onirim-table-closed-open = Ein Schlüssel dafür

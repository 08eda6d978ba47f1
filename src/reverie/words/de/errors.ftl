### Was Reverie sagt, wenn etwas nicht geht. Die Namen der Meldungen sind die festen Fehlercodes.

## Ein Spiel einrichten

spec-unknown = „{ $value }“ ist bei { $field } nicht bekannt; möglich sind: { $allowed }.
spec-unknown-field = Eine Spielbeschreibung hat kein Feld „{ $value }“; ihre Felder sind: { $allowed }.
spec-unreadable = Das ist keine Spielbeschreibung: { $value }.
spec-not-yet = { $field }: „{ $value }“ gehört zum Spiel, kann hier aber noch nicht gespielt werden.
spec-no-fifth = Die Kampagne hat vier Charaktere. Ein fünfter kommt mit einem Paket: reverie pack play PFAD --players 5
spec-edition-module = Die Ausgabe „{ $edition }“ hat kein Modul „{ $value }“.
spec-twice = „{ $field }“ ist doppelt angegeben.
spec-edition-variant = Die Ausgabe „{ $edition }“ kennt die Einstellung „{ $field }“ nicht.
spec-rules = Eine Regelfassung { $value } gibt es nicht. Bekannt: { $allowed }.
spec-seed = „{ $value }“ ist kein Startwert; nimm eine ganze Zahl von 0 bis 9223372036854775807 oder „fair:“ und 64 hexadezimale Ziffern.

## Karten anderer Drucke

spec-no-cards = { $game } wird nur mit den eigenen Karten gespielt und nimmt keine Kartentabelle an.
cards-file = Die Kartentabelle kann nicht gelesen werden: { $reason }.
cards-size = Eine Kartentabelle darf höchstens { $limit } Zeichen haben.
cards-toml = Die Kartentabelle ist kein TOML: { $reason }.
cards-unknown = Einen Eintrag „{ $value }“ hat eine Kartentabelle hier nicht; möglich sind: { $allowed }.
cards-missing = Die Kartentabelle ist unvollständig: Dieser Eintrag fehlt.
cards-part = Hier müssen Namen mit Werten stehen, nicht „{ $value }“.
cards-fixed = Das legt die Spielregel fest: Es ist { $allowed } und kann nicht { $value } sein.
cards-copies = „{ $value }“ ist keine Anzahl von Karten; nimm eine ganze Zahl von 0 bis { $most }.
cards-influence = { $at }: „{ $value }“ kann auf einer solchen Karte nicht stehen; nimm eine Zahl von 1 bis { $most }.
cards-halves = { $at }: „{ $value }“ kann auf einer solchen Karte nicht stehen; nimm eine Zahl von 1 bis { $most } oder für zwei Hälften zwei verschiedene wie 2-3.
cards-total = { $at }: Das { $count ->
    [one] ist eine Karte
   *[other] sind { $count } Karten
 }, es gibt davon aber genau { $allowed }.
cards-postcard = Die Postkarte „{ $value }“ gibt es mindestens einmal.
cards-kinds = Die Tabelle hat { $count } verschiedene Träume; gespielt werden kann mit höchstens { $most }.
cards-entry = „{ $value }“ ist kein Eintrag, der sich ändern lässt; Einträge sehen aus wie S1e*4, earth-water*1 oder doves*4.

## Spielen

action-unknown = Eine Aktion „{ $value }“ gibt es nicht.
action-unknown-near = Eine Aktion „{ $value }“ gibt es nicht. Meintest du: { $near }?
action-ambiguous = „{ $value }“ kann mehreres heißen; sag genauer, was: { $allowed }.
action-game-over = Das Spiel ist zu Ende.
action-other-seat = Diese Antwort gibt jemand anderes.
seat-unknown = Einen Platz „{ $value }“ gibt es nicht; dieses Spiel hat { $players ->
    [one] einen Platz
   *[other] { $players } Plätze
 }, gezählt ab 0.
undo-nothing = Es gibt nichts zurückzunehmen.
content-endless = Was bei { $value } steht, käme nie zu einem Ende. Nichts hat sich geändert.
moment-unknown = Es gab nur { $answers } Antworten, nicht { $value }.
redo-nothing = Es gibt nichts zu wiederholen.
agent-unknown = Einen Computerspieler „{ $value }“ gibt es nicht; möglich sind: { $allowed }.
policy-unknown = Die schnelle Simulation kennt die Spielweise „{ $value }“ nicht; möglich sind: { $allowed }.
games-range = „{ $value }“ ist keine Anzahl von Spielen; nimm eine ganze Zahl von 1 bis 1000000000.
weigh-never = Bei { $value } lassen sich die Antworten nicht durch Vorausschau abwägen.
weigh-over = Das Spiel ist zu Ende: Es gibt nichts mehr abzuwägen.
weigh-seat = Platz { $value } ist nicht gefragt und hat keine Antworten abzuwägen.
budget-simulations = „{ $value }“ ist keine Anzahl von Simulationen; nimm eine ganze Zahl von 1 bis { $most }.
budget-time = „{ $value }“ ist keine Bedenkzeit; schreib sie wie 10ms, 2.5ms oder 1s, höchstens 3600s.
agent-no-budget = Der Computerspieler „{ $value }“ antwortet sofort; Bedenkzeit oder Simulationen gibt es für: { $allowed }.
weights-missing = Was der Experte gelernt hat, fehlt in dieser Installation; er spielt nach den Faustregeln.
weights-spoilt = Die Datei mit dem, was der Experte gelernt hat, ist beschädigt; er spielt nach den Faustregeln.
weights-other = Was der Experte gelernt hat, gilt für andere Regeln als die von { $game }, Fassung { $rules }; er spielt nach den Faustregeln.
learning-never = Für { $value } gibt es keinen Experten, der lernen könnte; möglich sind: { $allowed }.
learning-setup = Für einen Aufbau namens { $value } wird nichts gelernt; möglich sind: { $allowed }, oder keiner für das gewöhnliche Spiel.
train-seed = „{ $value }“ ist kein Startwert fürs Lernen; nimm eine ganze Zahl von 0 bis 2305843009213693951.
train-scale = „{ $value }“ ist kein Maßstab für einen Lehrgang; nimm eine Zahl über 0, höchstens 100.

## Aufzeichnungen

record-size = Eine Aufzeichnung darf höchstens { $limit } Zeichen haben.
record-answers = Ein Tisch fasst höchstens { $limit } Antworten dieses Spiels, diese Aufzeichnung hat { $count }.
record-file = Die Datei kann nicht gelesen werden: { $reason }.
record-title = Eine Aufzeichnung beginnt mit „{ $allowed }“, dieser Text mit „{ $value }“.
record-line = Diese Zeile gehört nicht in eine Aufzeichnung: „{ $value }“.
record-missing = Der Aufzeichnung fehlt die Zeile „{ $field }“.
record-check = Die Aufzeichnung wurde verändert oder ist beschädigt: Ihre Prüfsumme stimmt nicht.
record-rules = Die Aufzeichnung folgt der Regelfassung { $value }; dieses Programm spielt: { $allowed }.
record-start = Das Spiel dieser Aufzeichnung lässt sich nicht aufbauen: { $reason }
record-illegal = Die Antwort „{ $value }“ ist dort nicht möglich: { $reason }
record-turn = Diese Antworten gehören zu Zug { $found }, nicht zu Zug { $value }.
record-result = Die Aufzeichnung sagt „{ $value }“, nachgespielt ergibt sich „{ $found }“.
record-state = Nachgespielt führt die Aufzeichnung zu einem anderen Stand ({ $found }… statt { $value }…).
json-unreadable = Das ist kein JSON, das angenommen werden kann: { $reason }.

## Stellungen

position-size = Eine Stellung darf höchstens { $limit } Zeichen haben.
position-seed = Eine Stellung hat keinen Startwert; gib ihn getrennt an.
position-zone = Einen Bereich „{ $value }“ gibt es nicht; möglich sind: { $allowed }.
position-zone-twice = Der Bereich „{ $value }“ ist doppelt angegeben.
position-number = „{ $value }“ ist keine Zahl von 0 bis { $most }.
position-one-number = „{ $zone }“ braucht genau eine Zahl, von 0 bis { $most }.
position-count = „{ $value }“ soll { $most } Karten haben, darin genannt sind aber { $count }.
position-few = „{ $value }“ braucht { $count } weitere Karten; von denen, die passen, sind nur { $most } sonst nirgends genannt.
position-left-over = { $count ->
    [one] Eine Karte ist
   *[other] { $count } Karten sind
 } nirgends genannt und { $count ->
    [one] hat
   *[other] haben
 } keinen Platz: Lass eine Zahl weg, oder sage mit „rest“, wo die übrigen liegen ({ $allowed }).
position-card = Eine Karte „{ $value }“ gibt es nicht.
position-mark = Nur Karten in „top“ und „bottom“ können als bekannt markiert sein: „{ $value }“.
position-too-many = { $most ->
    [0] { $card } gibt es in diesem Spielaufbau nicht.
    [one] Die Karte { $card } steht { $count }-mal da, es gibt sie aber nur einmal.
   *[other] Die Karte { $card } steht { $count }-mal da, es gibt sie aber nur { $most }-mal.
 }
position-rest = Die nirgends genannten Karten können nicht nach „{ $value }“; möglich sind: { $allowed }.
position-step = „{ $value }“ ist kein Schritt; möglich sind: { $allowed }.
position-argument = Worum es bei „{ $value }“ geht, passt nicht zu diesem Schritt.
position-argument-missing = „{ $value }“ sagt nicht, worum es geht; schreibe es wie „{ $example }“.
position-over = Das Spiel in dieser Stellung ist zu Ende; es kann nicht fortgesetzt werden.
position-hand-card = { $card } ist keine Ortskarte und kann nicht auf der Hand sein.
position-hand-size = Die Hand hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }; an dieser Stelle sind es { $exact ->
    [yes] genau { $most }
   *[no] { $least } bis { $most }
 }.
position-limbo-card = { $card } ist eine Ortskarte und kommt nie in den Limbus.
position-limbo-turn = An dieser Stelle ist der Limbus leer.
position-row-card = { $card } kann nicht in der Labyrinthreihe liegen.
position-row-symbols = { $left } und { $right } zeigen dasselbe Symbol und können in der Reihe keine Nachbarn sein.
position-nightmare = Ein Albtraum, der abgewehrt wird, wartet darauf zu gehen: Setze „dream-leaves:nightmare“ vor „nightmare“.
position-agenda-end = Nach dem letzten Schritt muss ein neuer Zug folgen: Die Schrittfolge beginnt mit „next-turn“.
position-looked = { $count } angesehene Karten passen nicht zu dieser Stelle.
position-looked-few = Nur { $count ->
    [one] eine Karte ist
   *[other] { $count } Karten sind
 } angesehen, obwohl der Stapel mehr hat; hier sind es mindestens { $least }.
position-no-run = Die letzten drei Karten der Reihe vollenden keine solche Folge.
position-won = Alle Pforten liegen aus: Dieses Spiel ist schon gewonnen.
position-zone-needs = Die Zone „{ $value }“ gehört zu { $needs }, und das ist nicht im Spiel.
position-step-needs = „{ $value }“ gehört zu einem Modul oder einer Spielart, die nicht im Spiel ist.
position-agenda = „{ $value }“ kann nicht unmittelbar auf „{ $below }“ folgen.
position-name = „{ $value }“ kann hier nicht stehen, oder nicht so oft. Möglich sind { $allowed }.
position-seen = Der Partner kann keine Karten kennen, die nicht in dieser Hand sind.
position-goal = „{ $value }“ ist keine Reihenfolgekarte, die noch übrig ist.
position-goals = Die abgedeckten Reihenfolgekarten (mit * markiert) müssen dieselben Pforten zeigen wie die ausgelegten.
position-catchers = Es gibt { $count } Traumfänger; auf anderen können keine Karten liegen, und der letzte fehlt nie.
position-premonitions = Eine Vorahnung liegt entweder offen oder in der Reserve, oder sie ist verbraucht.
position-premonition-true = Die Vorahnung „{ $value }“ liegt offen und ist erfüllt: Sie wird ausgeführt, bevor irgendetwas gefragt wird.
position-reserve = { $count } Vorahnungen lägen in der Reserve, die höchstens { $most } hat: Nenne in „used“ die verbrauchten.
position-unused = { $count } Bewohner bleiben in der Schachtel; es müssen acht sein.
position-stored = Jede verwahrte Karte braucht ihren eigenen Schatzhüter.
position-figure = So kann der Inkubus nicht stehen.
position-row-crossroads = Mit schweren Kreuzungen kann { $card } nur die zweite Karte einer Folge sein.
position-tower-card = { $card } ist kein Turm.
position-tower-edges = { $left } und { $right } können nicht nebeneinander stehen: Ihre Kanten haben ein Symbol gemeinsam.
position-team-hands = Jeder hat drei persönliche Karten, zwei sind gemeinsam; weniger kann nur haben, wer am Zug ist, solange Karten fehlen. Hier sind es { $count } am Zug, { $other } beim Partner und { $shared } gemeinsame.
position-draft = Vor dem ersten Zug ist „{ $value }“ noch so, wie es der Spielaufbau lässt.
position-draft-hands = Beim Auswählen liegen acht Karten offen oder sind reihum genommen, vom Startspieler an. Hier liegen { $shared } offen; wer wählt, hat { $count }, der andere { $other }.
position-door-twice = In dieser Lesart liegt nie eine zweite Pforte einer Farbe vor einer Person.
position-adversary-dead-end = Dem Widersacher stellt man sich nicht mit einer Sackgasse auf der Hand.
position-payment = { $count } Karten können nicht das sein, was noch zu zahlen ist.
position-paying = „{ $value }“ sagt nicht, was noch zu zahlen ist: eine Zahl von 1 bis 12, danach die zuletzt gezahlte Karte oder „rest“.
position-stuck = In dieser Stellung gibt es keine mögliche Antwort.
position-unknown-name = „{ $value }“ bedeutet hier nichts.
position-range = { $value } kann hier nicht stehen; möglich sind Zahlen von { $least } bis { $most }.
position-long = Namen haben hier höchstens { $most } Zeichen.
position-length = Hier stehen { $count } Einträge; möglich sind { $least } bis { $most }.
position-deep = Das ist zu tief verschachtelt; möglich sind { $most } Ebenen.
position-field = „{ $value }“ fehlt hier oder gehört nicht hierher.
position-not-here = Das ist immer leer, wenn jemand gefragt wird.
position-people = Die Charaktere sind nicht die dieses Spiels: { $allowed }.
position-cards = Diese Karten sind nicht die dieses Spiels oder können hier nicht liegen.
position-map = So kann der Plan nicht liegen.
position-figure-of = Die Figur von „{ $value }“ fehlt oder ist nicht im Spiel.
position-figure-field = Ein Feld mit der Nummer { $value } gibt es auf diesem Plan nicht.
position-encounter = Die Begegnung ist nicht die dieses Spiels: { $allowed }.
position-course = In dieser Reihenfolge wird nichts ausgeführt.
position-things-once = Eine Karte oder etwas anderes liegt an zwei Stellen oder an keiner.
position-tokens = Die Marker auf dem Tisch und im Vorrat sind nicht die aus der Schachtel.
position-hand-limit = Jemand hält mehr Karten, als das Handlimit erlaubt, und legt gerade keine ab.
position-laid-limit = Jemand hat mehr Fortschrittskarten ausgelegt, als das Limit erlaubt, und legt gerade keine ab.
position-item-slots = Es gibt mehr aktive Gegenstände als Plätze.
position-field-room = Auf einem Feld stehen mehr Figuren, als Platz haben.
position-dead = In dieser Stellung ist jemand schon gestorben.
position-no-question = In dieser Stellung wird, so wie sie ist, niemand etwas gefragt.
position-impossible = Kein Spiel erreicht diese Stellung: so kann sie nicht fortgesetzt werden. Nichts hat sich geändert.
question-answers = Es gäbe mehr als { $limit } Antworten. Nichts hat sich geändert.

## Das Programm am Server

client-no-answer = Der Server hat { $seconds } Sekunden lang nicht geantwortet. Worum er gebeten wurde, kann trotzdem geschehen sein.
client-no-line = Seit { $seconds } Sekunden besteht keine Verbindung zum Server. Worum er gebeten wurde, kann trotzdem geschehen sein.

## Lösen

solve-hidden = Die Reihenfolge der Karten ist verdeckt und das Spiel nicht zu Ende: Gelöst werden nur Spiele mit offener Reihenfolge und beendete.
solve-game = Für „{ $value }“ gibt es keinen Löser.
solve-limit = „{ $value }“ begrenzt keine Suche; möglich ist eine Zahl von { $least } bis { $most }.
solve-broken = Der gefundene Weg gewinnt nicht, wenn man ihn spielt. Das ist ein Fehler des Lösers; bitte dieses Spiel melden.

## Rätsel

puzzles-game = Für „{ $value }“ gibt es keine Rätsel; möglich sind: { $allowed }.
puzzles-count = „{ $value }“ ist keine Anzahl von Rätseln; möglich ist eine ganze Zahl von 1 bis { $most }.
puzzles-spoilt = Das ist keine Datei mit Rätseln, oder sie wurde verändert.
puzzles-rules = Diese Rätsel gehören zu Fassung { $value } der Regeln; hier gilt Fassung { $found }.
puzzle-unknown = Es gibt kein Rätsel { $value }; sie sind von 1 bis { $most } nummeriert.
puzzle-which = Welches Rätsel? Gib seine Nummer an, oder --daily für das von heute.
seats-fixed = Wie viele mitspielen, lässt sich nur zwischen zwei Abenden ändern: Speichert zuerst.

### Urbion: warum eine Antwort nicht möglich ist und warum es eine Stellung nicht geben kann.

## Antworten

urbion-module-missing = { $module } ist nicht im Spiel.
urbion-team-only = Polaritätskarten gibt es nur im Team.
urbion-edition = { $edition ->
    [first] Nur die erste Ausgabe kennt den Polaritätswechsel als Aktion.
   *[other] Nur in der zweiten Ausgabe wird die Polarität gegen acht Karten vom Ablagestapel getauscht.
 }
urbion-not-asked = „{ $action }“ ist keine Antwort auf diese Frage: { $question }
urbion-not-in-hand = Du hast { $card } nicht auf der Hand.
urbion-row-vacant = In { $row } liegt keine Stadt.
urbion-side-full = Auf der { $side ->
    [sognae] Sognae-Seite
   *[other] Inkubi-Seite
 } von { $row } liegen schon drei Träume.
urbion-no-dream-there = An { $slot } liegt kein Traum.
urbion-equal-dream = Ein gleicher Traum steht für diesen: Nenne den ersten von ihnen.
urbion-polarity = Mit deiner Polaritätskarte darfst du nur auf der { $side ->
    [sognae] Sognae-Seite
   *[other] Inkubi-Seite
 } anlegen.
urbion-garden = { $row } ist ein Hängender Garten: Dort kann keine Handkarte angelegt werden.
urbion-element = Die Stadt in { $row } zeigt kein Element von { $card }.
urbion-no-pass = In der ersten Auflage kannst du nicht auf die Aktion verzichten: Eine abgeworfene Karte löst eine Aktion aus. Ein Zensus ist immer möglich.
urbion-no-swap = Zum Tauschen müssen auf derselben Seite zweier Reihen Träume liegen.
urbion-book-not-in-play = Nicht im Spiel: { $book }.
urbion-no-flight = Kein Traum kann fliegen: Auf dieser Seite liegt keiner, oder keine andere Stadt hat Platz für ihn.
urbion-nothing-to-hide = { $book }: Auf dieser Seite liegt kein Traum, der verschwinden könnte.
urbion-no-empty-city = An jeder Stadt liegt ein Traum; dieses Buch braucht eine ohne Träume.
urbion-deck-empty = Der Traumstapel ist leer, es gibt nichts anzusehen.
urbion-no-rebuild = Ein Umbau braucht zwei Städte, auf denen die Leere nicht steht.
urbion-no-side-change = Kein Chaos kann die Seite wechseln: Es liegt keines da, oder die andere Seite ist voll.
urbion-void-gone = Die Leere ist fort; verbünden muss sich niemand mehr.
urbion-pair-order = { $card } ist nicht die erste der beiden Karten: Nenne die, die in der Kartenfolge vorn steht.
urbion-no-ally = Nichts auf deiner Hand verbündet sich mit { $card }: Es braucht einen Sogna und einen Inkubus.
urbion-no-shared-element = Keine andere Karte auf deiner Hand hat ein Element mit { $card } gemeinsam.
urbion-no-second-card = Außer { $first } hast du { $card } nicht auf der Hand.
urbion-not-allies = { $first } und { $card } sind nicht ein Sogna und ein Inkubus.
urbion-not-sharing = { $first } und { $card } haben kein Element gemeinsam.
urbion-nothing-below = Unterhalb von { $slot } liegt kein Traum auf derselben Seite; nenne zuerst den oberen der beiden Träume.
urbion-other-side = Gewählt werden kann nur ein Traum auf der { $side ->
    [sognae] Sognae-Seite
   *[other] Inkubi-Seite
 }.
urbion-same-row = Aus { $row } kommt er her; es muss eine andere Reihe sein.
urbion-row-order = Der zweite Ort liegt unterhalb von { $row }.
urbion-void-city = Auf der Stadt in { $row } steht die Leere, sie kann nicht versetzt werden.
urbion-no-city-below = Unterhalb von { $row } liegt keine Stadt, die versetzt werden kann; nenne zuerst die obere der beiden Städte.
urbion-not-chaos = { $card } ist kein Chaos und kann die Seite nicht wechseln.
urbion-chaos-stays = { $card } bleibt von diesem Buch unberührt.
urbion-no-landing = Keine andere Stadt hat Platz für den Traum an { $slot }.
urbion-city-not-empty = An der Stadt in { $row } liegen Träume; dieses Buch befriedet eine ohne Träume.
urbion-other-row = Der Zensus ist bei { $row }.
urbion-not-zero = Diese Einflüsse ergeben zusammen { $sum }, nicht 0.
urbion-bonus = { $most ->
    [one] Höchstens eine Stadt kann genommen werden.
   *[other] Höchstens { $most } Städte können genommen werden.
 }
urbion-not-looked-at = { $card } ist nicht unter den Karten, die noch zurückzulegen sind.
urbion-no-stronger-side = { $row } hat keine einflussreichere Seite.
urbion-not-balanced = Die Stadt in { $row } ist nicht im Gleichgewicht.
urbion-wrong-side = { $card } liegt nicht auf der { $side ->
    [sognae] Sognae-Seite
   *[other] Inkubi-Seite
 }.
urbion-regular-place = { $card } passt an eine Stadt, die das Element zeigt, und muss dort liegen.
urbion-sides-equal = Beide Karten sind gleich, { $card }: Die erste liegt auf der Sognae-Seite, die zweite auf der Inkubi-Seite.
urbion-together = Sie liegen zusammen auf einer Seite.
urbion-one-card = Nur { $card } wurde gezogen und liegt auf einer Seite: both-sognae oder both-incubi.
urbion-no-flagship = An { $slot } ist kein Flaggschiff.
urbion-flagship-moved = Das Flaggschiff an { $slot } ist in diesem Zug schon gefahren.
urbion-not-in-set-up = Beim Spielaufbau wird die Polarität nicht getauscht.
urbion-first-step-only = Die Polarität kann nur vor einer Entscheidung getauscht werden, nicht mitten darin.
urbion-discard-too-small = Auf dem Ablagestapel { $count ->
    [one] liegt eine Karte
   *[other] liegen { $count } Karten
 }; die Polarität zu tauschen kostet { $cost }.

## Stellungen

urbion-position-open-place = Offen liegt im Traumstapel nur ein Chaos, das ein Weises Chaos zurückgelegt hat, und nicht tiefer als an neunter Stelle.
urbion-position-mark = Beim Spiel allein kann keine Karte nur einem anderen Platz bekannt sein: „{ $value }“.
urbion-position-city = Eine Stadt „{ $value }“ gibt es nicht; möglich sind: { $allowed }.
urbion-position-row = „{ $value }“ hat in dieser Reihe keinen Platz: Eine Reihe wird so geschrieben: „earth+water S: S2w I: I3e“, am Ende vielleicht „sum -1“.
urbion-position-sum = Die Summe von { $row } ist { $sum }, nicht { $count }.
urbion-position-postcard = „{ $value }“ ist kein Traum mit einer Postkarte, die im Spiel ist, wie S1e{"{"}doves{"}"} oder I3e{"{"}hourglass:3{"}"}.
urbion-position-quarters = { $postcard } mit { $quarters } Vierteldrehungen: Eine Sanduhr macht bis zu vier, ein Flaggschiff ist einmal gefahren oder nicht, andere drehen sich nie.
urbion-position-under = Auf { $card } liegt nie eine Postkarte.
urbion-position-aside = „{ $value }“ kann nicht zur Seite gelegt sein: nur Chaos und Chromatisches Chaos, und nur dieses von der anderen Hand.
urbion-position-aside-time = An dieser Stelle kann nichts zur Seite gelegt sein.
urbion-position-inhabitant = „{ $value }“ ist keine abgerechnete Postkarte: Schreibe doves+, wenn sie einzog, und doves-, wenn sie verloren ging, oder nur, wie viele: 7+ und 4-.
urbion-position-rest = Die nirgends genannten Träume können nicht nach „{ $value }“; möglich sind: { $allowed }.
urbion-position-rest-postcards = Die übrigen Postkarten gehen nach „deck“ oder „box“, nicht nach „{ $value }“.
urbion-position-vacant-row = In { $row } liegt keine Stadt, also auch kein Traum.
urbion-position-vacant = { $row } ist frei, obwohl { $count ->
    [one] noch eine Stadt
   *[other] noch { $count } Städte
 } im Stapel { $count ->
    [one] liegt
   *[other] liegen
 }.
urbion-position-no-city = An dieser Stelle des Spielaufbaus liegt noch keine Stadt offen.
urbion-position-set-up = Vor dem ersten Zug ist „{ $value }“ noch so, wie es der Spielaufbau lässt.
urbion-position-cities = { $rows } Städte auf dem Tisch, { $deck } im Stapel und { $success } befriedet: Zusammen müssen es { $total } sein.
urbion-position-box = Träume in der Schachtel ({ $count }): Dorthin bringt sie nur das Tauschen der Polarität im Team der zweiten Auflage.
urbion-position-side-full = Auf der { $side ->
    [sognae] Sognae-Seite
   *[other] Inkubi-Seite
 } von { $row } liegen { $count } Träume; drei sind die Grenze.
urbion-position-side = { $card } kann nicht auf der { $side ->
    [sognae] Sognae-Seite
   *[other] Inkubi-Seite
 } liegen.
urbion-position-hand-card = { $card } kann nicht auf einer Hand sein.
urbion-position-hand-size = { $seat ->
    [0] Die Hand
   *[other] Die andere Hand
 } hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }; an dieser Stelle sind es { $exact ->
    [yes] genau { $most }
   *[no] { $least } bis { $most }
 }.
urbion-position-looked = { $count } angesehene Karten, davon { $placed } zurückgelegt, passen nicht zu dieser Stelle.
urbion-position-drawn = { $count } gezogene Träume passen nicht zu dieser Stelle.
urbion-position-choice = Die gezogenen Träume lassen keine Wahl der Seiten.
urbion-position-won = { $count } Städte sind befriedet: Dieses Spiel ist zu Ende.
urbion-position-books = { $count } Bücher sind im Spiel; höchstens { $most } können aufgedeckt werden.
urbion-position-void = So kann die Leere nicht stehen: { $figure }, mit { $stack } Karten.
urbion-position-too-big = In diesem Bereich sind { $count } Karten; höchstens { $most } haben Platz.
urbion-position-row-asked = Nach { $row } kann an dieser Stelle nicht gefragt werden.
urbion-position-slot = An { $slot } liegt kein Traum, um den es hier gehen kann.
urbion-position-bonus = { $most } Städte als Bonus brauchen ein Perfektes Gleichgewicht und ebenso viele Städte im Stapel.
urbion-position-pair = { $card } kann nicht die erste von zwei Karten dafür sein.
urbion-position-wise = Es ist kein Weises Chaos übrig, nach dem gefragt werden könnte.
urbion-position-flagships = Flaggschiffe sind in diesem Zug nur gefahren, solange sie gezogen werden.
urbion-position-agenda-end = „{ $value }“ kann nicht der erste Schritt sein: Eine Schrittfolge beginnt mit next-turn, main oder turn-end.
urbion-position-turn = Zug { $count } passt nicht zu dieser Stelle: Vor dem ersten Zug, und nur dann, ist es Zug 0.
urbion-position-phase = „{ $value }“ ist genau dann mit „@draw“ markiert, wenn es in Phase II aufkommt.
urbion-position-starter = Vor dem ersten Zug hält Platz { $seat } die Sognae-Karte und entscheidet; nur die Starthände wechseln.
urbion-position-book = „{ $value }“ braucht sein Buch, und das ist nicht im Spiel.
urbion-position-unclaimed = { $row } ist im Gleichgewicht: Solche Städte hat der Zensus vor dieser Stelle befriedet.
urbion-position-no-room = Für diese Karte ist kein Platz.
urbion-position-no-flagship = Kein Flaggschiff kann fahren: Keines wartet, oder es gibt nur eine Stadt.

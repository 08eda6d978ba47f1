### Was an einem Inhaltspaket nicht stimmt. Die Namen der Meldungen sind die festen Codes der Befunde.

pack-near = Meintest du: { $near }?

## Dateien

pack-not-found = An dieser Stelle ist nichts.
pack-no-pack = Das ist kein Paket: Ein Paket ist ein Ordner, ein Zip-Archiv oder eine Datei, die auf .yaml oder .json endet.
pack-empty = Darin ist keine Inhaltsdatei.
pack-unreadable = Das lässt sich nicht lesen: { $problem }.
pack-file-size = Eine Inhaltsdatei hat höchstens { NUMBER($limit, useGrouping: "false") } Bytes.
pack-size = Ein Paket hat in allen Dateien zusammen höchstens { NUMBER($limit, useGrouping: "false") } Bytes.
pack-files = Ein Paket hat höchstens { $limit } Dateien.
pack-folders = Ordner in einem Paket sind höchstens { $limit } tief.
pack-link = Ein Paket enthält keine Verweise auf andere Dateien.
pack-file-name = Der Name einer Datei enthält ein Zeichen, das sich nicht zeigen lässt: { $value }.
pack-archive = Dieses Zip-Archiv ist beschädigt, verschlossen oder auf unbekannte Art geschrieben.
pack-archive-name = „{ $value }“ führt aus dem Archiv hinaus.
pack-archive-twice = „{ $value }“ ist zweimal im Archiv.
pack-not-utf8 = Das ist kein UTF-8-Text.
pack-yaml = Das ist kein YAML: { $problem }.
pack-json = Das ist kein JSON: Hier wird etwas anderes erwartet.
pack-anchor = Anker und Verweise („{ $value }“) sind nicht erlaubt: Schreib es aus.
pack-tag = Typangaben („{ $value }“) sind nicht erlaubt.
pack-merge = Einmischen (<<) ist nicht erlaubt: Schreib es aus.
pack-directive = Anweisungen mit % sind nicht erlaubt.
pack-second-document = Eine Datei ist ein einziges Dokument.
pack-duplicate-key = „{ $value }“ steht hier zweimal.
pack-key-kind = Ein Schlüssel muss ein Text sein.
pack-key-size = Ein Schlüssel hat höchstens { $limit } Zeichen.
pack-depth = Das ist zu tief verschachtelt: höchstens { $limit } Ebenen.
pack-nodes = Ein Paket hat höchstens { NUMBER($limit, useGrouping: "false") } Werte.
pack-text-size = Ein Text hat höchstens { NUMBER($limit, useGrouping: "false") } Zeichen.
pack-digits = Eine Zahl hat höchstens { $limit } Ziffern.
pack-surrogate = Hier steht ein halbes Zeichen.
pack-character = Hier steht das Zeichen { $value }, das niemand sieht und dem Terminals gehorchen. Texte haben Buchstaben, Zeichen, Leerstellen und Zeilenenden; keine Steuerzeichen und keine, die die Schreibrichtung ändern.

## Die Angaben zum Paket und die Dinge darin

pack-no-manifest = Keine Datei sagt, was für ein Paket das ist: Die Angaben zum Paket (pack: …) fehlen.
pack-engine = Dieses Paket braucht Version { $value } der Inhaltssprache; hier ist es Version { $engine }.
pack-play-not-kept = Ein Traum, der ausprobiert wird, wird nicht gespeichert.
pack-play-nothing = In diesem Paket gibt es kein Tor und keinen Schlummer zum Spielen.
pack-play-players = Dieses Paket hat { $players } Charaktere, nicht { $value }.
pack-play-dream = „{ $value }“ gibt es in diesem Paket nicht zu spielen. Es gibt: { $allowed }.
pack-two-campaigns = Von den Paketen, die zusammen gespielt werden, kann nur eines eine Kampagne sein.
pack-languages = Ein Paket hat höchstens { $limit } Sprachen.
pack-two-manifests = Ein Paket sagt nur einmal, was es ist (pack: …); hier steht es noch einmal. Zum ersten Mal: { $other }.
pack-one-thing = Jeder Eintrag ist ein Ding mit einem Schlüssel; hier steht { $value }.
pack-unknown-kind = Dinge namens „{ $value }“ gibt es nicht.
pack-id-twice = Die Kennung „{ $value }“ ist schon vergeben: { $other }.
pack-journal-twice = „{ $value }“ wird an anderer Stelle mit anderen Worten aufgeschrieben.
pack-puzzle-hints = Das Rätsel { $id } hat { $count } Hinweise; nötig sind { $wanted }, von denen jeder mehr verrät als der vorige.
pack-puzzle-repeats = Zwei Hinweise des Rätsels { $id } sagen dasselbe.
pack-puzzle-unsolved = Das Rätsel { $id } sagt nicht, wann es gelöst ist.
pack-twice = „{ $value }“ ist zweimal da.
pack-unknown-part = „{ $value }“ ist kein Teil von { $of }.
pack-missing-part = „{ $part }“ fehlt in { $of }.
pack-language = Das Paket nennt die Sprache „{ $value }“ nicht; es hat: { $allowed }.
pack-when = Eine Fähigkeit der Art { $kind } hat kein „when“; eine der Art trigger, step oder interrupt hat eines.
pack-window = „{ $value }“ gibt es beim Ereignis { $name } nicht: Es wird erst gemeldet, wenn es geschehen ist. Möglich sind: { $allowed }.
pack-step-when = Eine Fähigkeit der Art step sagt, bei welchem Schritt: when: {"{"}step: basic{"}"}.
pack-passive-cost = Eine passive Fähigkeit hat keine Kosten.
pack-trap-untold = Nirgends steht, was diese Falle tut: Schreib die Effekte hierher, oder „trap“ an das Plättchen oder an das Tor des Traums.
pack-off-board = Das liegt außerhalb des Plans mit 6 Zeilen und 8 Spalten.
pack-no-quadrant = Das Plättchen hat kein Feld { $value }.
pack-cells-twice = Zwei Felder liegen an derselben Stelle.
pack-edge = Eine Kante { $value } hat dieses Plättchen nicht.

## Bezüge

pack-unknown-reference = „{ $value }“ ({ $kind }) gibt es nicht.
pack-unknown-code = Kein Geheimnis hat den Code { $value }.
pack-unknown-letter = Kein Geheimnis hat den Buchstaben { $value }.
pack-wrong-kind = „{ $value }“ ist von der Art { $found }; hier sollte stehen: { $kind }.
pack-letter-elsewhere = Im Traum der Gruppe { $group } hat nichts den Buchstaben { $value }. Geheimnisse eines anderen Traums nennt man mit vollem Code.

## Wörter der Sprache

pack-word-form = Hier sollte ein Wort stehen, allein oder mit einem Schlüssel ({ $family ->
    [effect] ein Effekt
    [condition] eine Bedingung
    [selector] eine Auswahl
    [trigger] ein Auslöser
    [duration] eine Dauer
    [expression] ein Ausdruck
   *[other] ein Wort
 }).
pack-unknown-effect = Einen Effekt „{ $value }“ gibt es nicht.
pack-unknown-condition = Eine Bedingung „{ $value }“ gibt es nicht.
pack-unknown-selector = Eine Auswahl „{ $value }“ gibt es nicht.
pack-unknown-trigger = Einen Auslöser „{ $value }“ gibt es nicht.
pack-unknown-duration = Eine Dauer „{ $value }“ gibt es nicht.
pack-unknown-expression = Einen Ausdruck „{ $value }“ gibt es nicht.
pack-unknown-cost = Kosten „{ $value }“ gibt es nicht.
pack-unknown-stat = Nichts, was ein modifier ändert, heißt „{ $value }“.
pack-unknown-switch = Einen Schalter „{ $value }“ gibt es nicht.
pack-unknown-parameter = „{ $word }“ hat keine Angabe „{ $value }“.
pack-missing-parameter = „{ $word }“ braucht „{ $parameter }“.
pack-no-parameters = „{ $word }“ nimmt keine Angaben: Schreib das Wort allein.
pack-exactly-one = „{ $word }“ nimmt genau eines von: { $allowed }.
pack-at-least-one = „{ $word }“ braucht mindestens eines von: { $allowed }.
pack-repeats = „{ $word }“ kann 1- bis { $limit }-mal wiederholt werden.
pack-negative = Eine Menge liegt nicht unter 0.
pack-no-self = Hier ist niemand „self“: Sag mit „who“, wen „{ $word }“ betrifft, oder setz es in for_each.
pack-switch = „{ $stat }“ ist ein Schalter: op: set, value: true oder false.
pack-no-switch = „{ $stat }“ ist eine Zahl, kein Schalter.
pack-modifier-duration = Sag, wie lange der modifier gilt: „duration“.
pack-value = „{ $value }“ geht hier nicht; möglich sind: { $allowed }.
pack-expected = Hier sollte { $expected } stehen, nicht „{ $value }“.
pack-form = „{ $value }“ hat nicht die richtige Form: { $example }.
pack-want-such-as = { $wanted } wie { $example }
pack-want-list = eine Liste
pack-want-mapping = eine Zuordnung
pack-want-number = eine ganze Zahl von -{ $most } bis { $most }
pack-want-count = eine ganze Zahl von 0 bis { $most }
pack-want-amount = eine Zahl oder ein Ausdruck
pack-want-amounts = eine Liste von Zahlen oder Ausdrücken
pack-want-bool = true oder false
pack-want-text = ein Text
pack-want-texts = ein Text oder Texte nach Sprachen
pack-want-effects = eine Liste von Effekten
pack-want-component = ein Teil der Kosten
pack-want-cost = eine Angabe der Kosten
pack-want-cell = Zeile und Spalte
pack-want-code = ein Code oder eine Kennung
pack-want-script = die Nummer einer Handlung (1 bis { $most })
pack-want-reference = die Kennung eines Dings ({ $kind })
pack-want-selector = eine Auswahl ({ $word })
pack-want-id = eine Kennung (kleine Buchstaben, Ziffern und _)
pack-want-name = ein Name (Buchstaben, Ziffern, _ . : + -)
pack-want-letter = ein Buchstabe oder ein Wort in Großbuchstaben

## Prüfungen eines ganzen Pakets

pack-deck = Das Deck von { $id } hat { $count } Karten; es sollte { $wanted } haben.
pack-cards = Der Markt hat { $count } Karten; ein Paket hat höchstens { $limit }.
pack-die-empty = Ein Würfel ohne Seiten ({ $option }) lässt sich nicht werfen.
pack-cost-size = Kosten haben höchstens { $limit } Möglichkeiten, und jede höchstens { $limit } Teile.
pack-turn-cards = Das Paket hat { $count } Rundenkarten; es sollte { $wanted } haben.
pack-turn-move = Die Rundenkarte { $id } hat keinen Schritt „move“.
pack-turn-repeats = Die Rundenkarte { $id } hat denselben Schritt zweimal.
pack-gate-rounds = Das Tor { $id } hat { $count } Runden; möglich sind 1 bis 12.
pack-group-twice = Das Tor { $id } hat dieselbe Gruppe wie { $other }: { $count }.
pack-slumber-rounds = Der Schlummer { $id } hat { $count } Runden; möglich sind 1 bis 12, ohne Wesen auch 0.
pack-code-twice = Den Code { $secret } hat schon { $other }.
pack-no-characters = Eine Kampagne braucht Charaktere.
pack-no-first-gate = Eine Kampagne sagt mit „first_gate“, wo sie beginnt.
pack-no-wisdoms = Eine Kampagne nennt ihre festen Weisheiten: awakening, death und dreamworld.
pack-two-deltas = Ein Delta-Plättchen gibt es schon: { $other }.
pack-edge-nowhere = Das Plättchen { $id } hat bei { $edge } eine Mauer, aber kein Feld.
pack-tiles-overlap = Das Plättchen { $id } liegt auf denselben Feldern wie { $other }, und nichts nimmt eines davon weg.
pack-tile-nowhere = Das Plättchen { $id } liegt von Anfang an auf dem Plan, hat aber weder slot noch anchor noch cells.
pack-no-entrance = Kein Plättchen, auf dem der Traum { $id } beginnt, hat einen Zugang.
pack-no-spawn = Im Traum { $id } erscheinen Wesen, aber kein Plättchen, auf dem er beginnt, hat ein Feld dafür.
pack-no-slumber-entrance = Schlummer werden gespielt, aber kein Startplättchen der Schlummerlande hat einen Zugang.
pack-no-slumber-spawn = Schlummer haben Wesen, aber kein Startplättchen der Schlummerlande hat ein Feld, auf dem sie erscheinen.
pack-dream-endless = Wenn der Traum { $id } keine Runden mehr hat, muss Handlung { $script } ihn beenden oder Runden hinzufügen, und zwar auf jedem Weg.
pack-slumber-endless = Wenn der Schlummer { $id } keine Runden mehr hat, muss er auf jedem Weg enden.
pack-no-way-out = Aus dem Ort { $id } führt kein Weg hinaus.
pack-arrow-nowhere = Ein Pfeil führt von { $id } zu sich selbst zurück.
pack-district-without-gate = Das Tor { $id } gehört zum Bezirk { $district }, der keinen Ort für ein Tor hat.
pack-no-awakening = Eine Kampagne sagt mit „awakening_location“, wo das Team aufwacht.
pack-awakening-icon = Der Ort des Erwachens { $id } hat kein Symbol „awakening“.
pack-tangled = Das Paket ist zu verwickelt, um zu verfolgen, was wohin führt.
pack-unreached-script = Zu Handlung { $id } führt nichts.
pack-unreached-card = Niemand kann { $id } ({ $kind }) bekommen.
pack-free-loop = { $id } kostet nichts, hat keine Grenze und bleibt: Das lässt sich endlos wiederholen.
pack-flag-unset = Der Merker „{ $id }“ wird hier gelesen, aber nichts setzt ihn.
pack-tag-nowhere = Kein Feld hat das Kennzeichen „{ $id }“.
pack-script-circle = Diese Handlungen führen ohne eine Wahl zu sich selbst zurück: { $scripts }.
pack-too-many = „{ $word }“ will { $count } ({ $kind }); es gibt nur { $total }.
pack-untranslated = Dieser Text fehlt in: { $languages }.
pack-untold = Die Fähigkeit { $id } hat keinen Text, der sagt, was sie tut.
pack-silent-script = Handlung { $id } hat keinen Text zum Vorlesen.
pack-price-text = Der Text von { $id } ({ $language }) verlangt { $said }; es kostet { $real }.
pack-clue-idle = Der Hinweis { $id } nützt nichts: Er hat keine Fähigkeit, und nichts fragt nach ihm.
pack-dream-unwinnable = Nichts im Traum { $id } beendet ihn mit einem Sieg.
pack-ending-unreached = Das Ende { $id } kann niemand erreichen.
pack-page-long = Seite { $page } von Handlung { $id } hat { $count } Wörter ({ $language }); mehr als { $limit } nimmt niemand auf.
pack-pages-differ = Handlung { $id } hat nicht in allen Sprachen gleich viele Seiten.
pack-gap = Die Lücke { $value } in diesem Text füllt nichts.
pack-markup = Hervorhebungen kennt kein Tisch: { $value } stünde mit seinen Zeichen da.

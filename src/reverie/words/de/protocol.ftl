### Was das Engine-Protokoll sagt, wenn es eine Zeile ablehnt.

protocol-line-too-long = Eine Zeile darf höchstens { $limit } Bytes haben; diese wurde verworfen.
protocol-encoding = Die Zeile ist kein UTF-8.
protocol-json = Die Zeile ist kein JSON, das angenommen werden kann: { $reason }.
protocol-request = Eine Anfrage ist ein JSON-Objekt.
protocol-unknown-command = Es gibt keinen Befehl „{ $value }“; möglich sind: { $allowed }.
protocol-unknown-field = Der Befehl „{ $command }“ hat kein Feld „{ $field }“.
protocol-missing-field = Das Feld „{ $field }“ fehlt.
protocol-bad-field = Das Feld „{ $field }“ kann nicht „{ $value }“ sein; erwartet wird { $kind ->
    [text] ein Text
    [flag] true oder false
    [object] ein Objekt
    [text-or-object] ein Text oder ein Objekt
    [texts] eine Liste von höchstens { $most } Texten
    [seed] ein Startwert: eine ganze Zahl oder „fair:“ und 64 hexadezimale Ziffern
    [seat] ein Platz, gezählt ab 0, oder null für Zuschauer
    [action] eine Aktion: ihre Nummer, ihre Worte oder ein Objekt
    [actions] eine Liste von 1 bis { $most } Aktionen
    [language] eines von: { $allowed }
    [forced] eines von: { $allowed }
    [extras] eine Liste aus „view“ und „actions“
    [id] ein Text von höchstens { $most } Zeichen oder eine ganze Zahl, die in 53 Bits passt
    [rule] die Kennung einer Regel, etwa ONI-BASE-08
    [seconds] eine Zahl von Sekunden über 0, höchstens { $most }
    [whole] eine ganze Zahl von { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) }
   *[other] etwas anderes
 }.
protocol-conflicting-fields = „{ $first }“ und „{ $second }“ können nicht zusammen angegeben werden.
protocol-no-game = Es gibt noch kein Spiel; beginne eines mit „new“, „position“ oder „load“.
protocol-no-thought = Es wird über nichts nachgedacht; beginne mit „go“.
protocol-sealed = Dieses Spiel ist versiegelt: Verdeckte Karten und Startwert bleiben bis zum Ende verborgen. Beginne es mit „debug“, um sie zu sehen.
protocol-internal = In der Engine ist etwas schiefgegangen; es hat sich nichts geändert.

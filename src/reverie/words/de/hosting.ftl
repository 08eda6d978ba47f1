### Tische bereitstellen und sich von der Kommandozeile aus daran setzen.

## Warum ein Server nicht starten kann

hosting-public-url = „{ $value }“ ist keine Adresse für Browser; schreib https://name oder http://name:port und nichts dahinter.
hosting-proxy = „{ $value }“ ist nicht die Adresse eines Proxys; nenne seine IP-Adresse oder sein Netz, etwa 10.0.0.0/8.
hosting-database-url = Das ist keine Datenbank, die benutzt werden kann; nenne eine Datei oder eine Adresse, die mit postgresql:// beginnt.
hosting-database-address = Die Adresse der Datenbank kann nicht stimmen: { $part ->
    [port] Der Port ist keine Zahl von 1 bis 65535
    [percent] Auf ein % folgen keine zwei Hexadezimalziffern (das Zeichen selbst schreibt man %25)
    [fragment] Es steht ein # darin (schreib %23)
    [space] Es steht ein Leerzeichen oder ein unsichtbares Zeichen darin
    [name] Im Namen der Datenbank steht ein zweiter / (schreib %2F)
    [option] PostgreSQL kennt eine Option nicht, oder nicht mit diesem Wert
   *[host] Der Rechner fehlt oder ist nicht zu lesen; ein Kennwort mit @, /, : oder ? schreibt man mit %40, %2F, %3A, %3F
 }.
hosting-backups-postgres = PostgreSQL wird mit eigenen Werkzeugen gesichert, etwa mit pg_dump; lass --backups weg.
hosting-backups-folder = Dort können keine Kopien abgelegt werden: { $reason }.
hosting-no-asyncpg = PostgreSQL braucht ein weiteres Paket; installiere es mit: pip install "reverie[postgres]"
hosting-port-forbidden = Dieser Benutzer darf Port { $port } nicht belegen; nimm einen ab 1024.
hosting-host-unknown = „{ $host }“ ist keine Adresse dieses Rechners.
hosting-folder = Die Datenbank kann dort nicht liegen: { $reason }.
hosting-descriptors = Dieser Prozess darf nur { $descriptors } Dateien und Verbindungen zugleich offen halten, zu wenige für Gäste; heb die Grenze an (ulimit -n 1024 oder LimitNOFILE).
hosting-database-newer = Diese Datenbank hat ein neueres Reverie geschrieben; nimm dieses oder eine andere Datenbank.
hosting-database-unusable = Diese Datenbank ist nicht zu gebrauchen: { $reason }.
hosting-port-taken = Port { $port } ist von einem anderen Programm belegt, vielleicht von einem anderen Reverie; wähle mit --port einen anderen.
hosting-database-busy = Ein anderer Server benutzt diese Datenbank schon.
hosting-database-full = Für diese Datenbank ist kein Platz mehr.
hosting-postgres = PostgreSQL ist dort nicht zu gebrauchen: { $reason }

## Ein laufender Server

hosting-at = Reverie läuft auf
hosting-network = In deinem Netz
hosting-listens = Er lauscht auf
hosting-data = Die Tische liegen in
hosting-copies = Kopien kommen nach
hosting-try = Einen Tisch macht
hosting-private = Nur dieser Rechner erreicht ihn; --host 0.0.0.0 öffnet ihn für dein Netz.
hosting-stop = Strg-C hält ihn an. Laufende Spiele gehen weiter, wenn du ihn wieder startest.
hosting-stopped = { " " }Angehalten. Alles ist gespeichert.
hosting-stopped-at-once = { " " }Sofort angehalten. Alles Bestätigte ist gespeichert.

## Neue Tische

hosting-server-url = „{ $value }“ ist nicht die Adresse eines Servers; sie sieht aus wie http://127.0.0.1:8765.
hosting-unreachable = Dieser Server antwortet nicht.
hosting-no-server = Was dort antwortet, ist kein Reverie-Server.
hosting-refused = Der Server sagt: { $reason }
hosting-table = Tisch für { $spec }
hosting-seat = Person { $number }
hosting-spectators = Zum Zusehen
hosting-maker = Für dich
hosting-links = Wer zuerst mit einem Link eintritt, hat den Platz; dann ist er verbraucht. Schick jeden an eine Person; sie werden nicht noch einmal gezeigt. Mit deinem eigenen machst du einen neuen, wenn jemand seinen Platz verliert (reverie link --seat).
hosting-commitment = Die Verteilung ist versprochen: { $commitment }
hosting-once = Er öffnet deinen Platz auf einem weiteren Gerät, ein Mal.
hosting-once-lost = Er öffnet den Platz ein Mal. Wer dort saß, ist ausgeschlossen, und alle am Tisch sehen, dass du ihn gemacht hast.

## An einem Tisch

hosting-not-a-seat = Dieser Link ist zum Zusehen; füge --watch hinzu, oder nimm den Link eines Platzes.
hosting-paste = { " " }Füge den Link ein, dann Enter.
hosting-empty-link = In der Eingabe stand kein Link.
hosting-locked = Das Spiel kann nicht weitergehen: { $reason }
hosting-sits = { $agent } spielt als Person { $number }
hosting-sits-alone = { $agent } spielt
hosting-watches = Du siehst zu
hosting-under-way = Das Spiel läuft schon, Zug { $turn }.
hosting-waiting = Warten, bis alle sitzen.
hosting-dealt = Die Karten sind verteilt.
hosting-again = Wieder verbunden.
hosting-lost = Die Verbindung ist weg; neuer Versuch.
hosting-taken-back = Antworten wurden zurückgenommen.
hosting-came = Person { $number } ist da.
hosting-went = Person { $number } ist weg.
hosting-came-named = { $called } (Person { $number }) ist da.
hosting-went-named = { $called } (Person { $number }) ist weg.
hosting-renewed = Wer den Tisch eröffnet hat, hat Person { $number } einen neuen Link gegeben.
hosting-readers = { $devices ->
    [one] Ein Gerät hat einen Schlüssel zu diesem Platz
   *[other] { $devices } Geräte haben einen Schlüssel zu diesem Platz
} ({ $readers ->
    [0] keines liest gerade mit
    [one] eines liest gerade
   *[other] { $readers } lesen gerade
}).
hosting-emote = Person { $number }: { $emote ->
    [hello] Hallo!
    [thanks] Danke!
    [well_done] Gut gemacht!
    [oops] Hoppla.
    [thinking] Ich überlege noch.
    [hurry] Du bist dran!
    [good_luck] Viel Glück!
    [sorry] Entschuldigung.
    [yes] Ja.
    [no] Nein.
   *[goodbye] Auf Wiedersehen.
 }
hosting-rematch = Das nächste Spiel steht bereit.
hosting-further = Dieser Tisch ist voll; das Spiel geht am nächsten weiter.
hosting-offers = Noch ein Spiel ist angeboten; warten auf die anderen.
hosting-turns = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
 }
hosting-left = { " " }Du bist gegangen; auf diesem Rechner führt derselbe Link zurück.

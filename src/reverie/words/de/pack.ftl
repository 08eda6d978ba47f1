### Die Befehle für Inhaltspakete.

pack-mark-error = Fehler
pack-mark-warn = Warnung
pack-contains = { $things } Dinge, davon { $scripts } Handlungen.
pack-covers = { $used } der { $words } Wörter der Sprache kommen vor.
pack-verdict = { $errors ->
    [0] Keine Fehler
    [one] Ein Fehler
   *[other] { $errors } Fehler
 }, { $warnings ->
    [0] keine Warnungen
    [one] eine Warnung
   *[other] { $warnings } Warnungen
 }.
pack-fine = An diesem Paket ist nichts auszusetzen.
pack-words-used = benutzt: { $words }
pack-words-unused = nicht benutzt: { $words }
pack-new-next = Jetzt: reverie pack check { $path }, dann reverie pack play { $path }
pack-new-exists = Hier ist schon etwas; ein neues Paket will einen leeren Ordner.
pack-new-id = „{ $value }“ taugt nicht als Kennung eines Pakets; nenne eine mit --id (kleine Buchstaben, Ziffern und _, höchstens 40).
pack-unwritable = Das lässt sich nicht schreiben: { $problem }.
pack-drawn = Gezeichnet: { $path }

## Was die Wörter der Sprache sind

pack-family-cost = Kosten
pack-family-condition = Bedingungen
pack-family-trigger = Auslöser
pack-family-selector = Auswahlen
pack-family-effect = Effekte
pack-family-stat = Was modifier ändern
pack-family-switch = Schalter von modifiern
pack-family-duration = Dauern
pack-family-expression = Ausdrücke

## Arten von Dingen im Bild

pack-kind-gate = Tor
pack-kind-script = Handlung
pack-kind-tile = Plättchen
pack-kind-creature = Wesen
pack-kind-event = Ereignis
pack-kind-slumber = Schlummer
pack-kind-fate = Schicksal
pack-kind-card = andere Karte
pack-between = Zwischen den Träumen

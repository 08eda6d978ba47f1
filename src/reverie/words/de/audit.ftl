### Was faire Spiele und Prüfungen sagen. Die Namen der Ablehnungen sind die festen Fehlercodes.

## Ablehnungen

deal-nonce = Eine Zahl für das Mischen hat genau { $digits } hexadezimale Ziffern, nur Kleinbuchstaben.
audit-body = Im Eintrag steht { $value }, nachgespielt ergibt sich { $found }.
audit-players = Das Dokument spricht von { $value } Personen, das Spiel hat { $found }.
audit-order = Dieser Eintrag hat die Nummer { $value }, an der Reihe ist aber { $found }: Einträge fehlen, sind doppelt oder vertauscht.
audit-commitment = Dieses Geheimnis ist nicht das versprochene (es ergibt { $found }…, versprochen war { $value }…).
audit-not-dealt = Die Karten wurden nie gegeben: So weit reichen die Einträge nicht.
audit-chain = Die Kette reißt: Das Glied müsste { $found }… sein und ist { $value }…; etwas davor oder das Glied selbst wurde geändert.
audit-state = Nachgespielt ergibt sich ein anderer Stand ({ $found }… statt { $value }…).
audit-peeked = { $value ->
    [true] Das Dokument gilt als gespickt, aber niemand hat eine Antwort zurückgenommen, die etwas gezeigt hatte.
   *[false] Es wurde eine Antwort zurückgenommen, die etwas gezeigt hatte, aber das Dokument gilt nicht als gespickt.
 }
audit-sealed = Dieses Spiel ist versiegelt, bis es zu Ende ist; es lässt sich noch nicht nachspielen.
audit-broken = Das Dokument hält der Prüfung nicht stand: { $reason }

## Die Prüfungen

audit-check-rules = Die Regeln: Dieses Programm spielt dieselbe Fassung, mit ebenso vielen Personen
audit-check-order = Die Einträge: Keiner fehlt, ist doppelt oder vertauscht
audit-check-commitment = Das Versprechen: Das Geheimnis ist das vor dem Geben versprochene
audit-check-deal = Das Geben: Der Startwert, neu berechnet, ergibt die Karten dieses Spiels
audit-check-chain = Die Kette: Jedes Glied enthält seinen Eintrag und das Glied davor
audit-check-entries = Die Züge: Jeder Eintrag war möglich, und zwar für die Person, von der er stammt
audit-check-states = Die Stände: Jeder ergibt sich wieder so, wie er dasteht
audit-check-result = Das Ergebnis: Das Spiel endete so, wie es dasteht
audit-check-peeked = Der Vermerk „gespickt“: Er steht da, wo er hingehört
audit-check-form = Die Form: eine Aufzeichnung, unbeschädigt
audit-check-answers = Die Antworten: Jede war möglich
audit-check-state = Der letzte Stand: Er ergibt sich wieder so, wie er dasteht
audit-place-entry = Eintrag { $number }

## Was das heißt

audit-title-table = Tisch { $table }
audit-title-record = Aufzeichnung
audit-game = Spiel: { $spec }
audit-dealt-by = Karten: { $deal ->
    [fair] fair, aus dem Geheimnis des Servers und den Zahlen der Personen
    [number] nach Nummer, offen
    [imported] aus einem anderen Spiel mitgebracht
   *[daily] die eines Tages
 }
audit-result = Ergebnis: { $result }
audit-seed = Startwert: { $seed }
audit-nonce = Zahl von Platz { $seat }: { $nonce }
audit-good = Alles, was sich prüfen lässt, ist in Ordnung.
audit-bad = Das hält der Prüfung NICHT stand.
audit-nothing = Nichts ist fehlgeschlagen, aber hier steht nicht genug, um über die Karten etwas zu beweisen.
audit-proven-title = Bewiesen
audit-unproven-title = Nicht bewiesen
audit-proven-fair = Die Karten folgen aus einem vorab versprochenen Geheimnis und aus einer Zahl von jedem Platz: Niemand konnte sie allein bestimmen.
audit-proven-daily = Die Karten sind die vom { $day }, für alle dieselben, aus einem Geheimnis, das vor den Spielen des Tages versprochen war.
audit-proven-number = Die Karten sind die der angegebenen Spielnummer.
audit-proven-imported = Die Karten sind die des mitgebrachten Spiels.
audit-proven-log = Vom Geben bis zum Schluss ist jeder Eintrag nach den Regeln möglich und führt zu dem Stand, der dasteht, und jedes Glied der Kette passt.
audit-proven-peeked = Eine Antwort wurde zurückgenommen, nachdem sie etwas Neues gezeigt hatte; das Spiel sagt es selbst: gespickt.
audit-proven-record = Die Antworten dieser Aufzeichnung sind nach den Regeln möglich und führen zu dem Stand, der dasteht.
audit-not-sealed = Das Dokument ist versiegelt: Solange das Spiel läuft, steht nichts über die Karten darin, also lässt sich darüber nichts prüfen. Heb es auf und vergleich es mit dem vollständigen.
audit-compare = Das Versprechen zählt nur, wenn du es vor dem Geben gesehen hast. Vergleich es mit deiner Notiz: { $value }
audit-compare-nonces = Deine Zahl muss die sein, die dein eigenes Programm geschickt hat. Vergleich die Zahlen der Plätze oben.
audit-not-abort = Der Server erfährt die Zahlen zuletzt und könnte vor diesem Tisch solche aufgegeben haben, deren Karten ihm nicht gefielen.
audit-not-number = Eine Nummer ist offen: Wer sie kannte, konnte jede Karte kennen.
audit-not-daily = Der Server hat das Geheimnis des Tages allein gewählt und kannte die Karten des Tages.
audit-not-imported = Wer das Spiel mitgebracht hat, kannte vielleicht seine Karten.
audit-not-origin = Ein Dokument zeigt, dass alles darin zusammenpasst, nicht, wer am Tisch saß. Auch ein abgeschnittenes oder von einem Eintrag an neu geschriebenes passt zusammen; frühere Kopien zeigen den Unterschied.
audit-not-times = Wann etwas geschah, sagt allein der Server.
audit-not-over = Das Geheimnis wurde gezeigt, obwohl das Spiel nicht zu Ende war.
audit-not-record = Eine Aufzeichnung zeigt nicht, wie die Karten zustande kamen und wer sie kannte. Das zeigt nur das Dokument eines Tisches.
audit-mark-ok = ok
audit-mark-failed = FALSCH
audit-mark-skipped = –

### Was der Server sagt, wenn er etwas ablehnt.

server-bad-message = Diese Nachricht ist nicht zu verstehen: { $reason }.
server-bad-request = Diese Anfrage ist nicht zu verstehen: { $reason }.
server-bad-name = Das kann kein Name sein: Er braucht ein Zeichen, das man sieht, hat höchstens { $limit } und keine Steuerzeichen, Richtungszeichen, < oder >.
server-bad-origin = Diese Seite gehört zu einer anderen Adresse; sie darf hier nicht für dich sprechen.
server-no-seat = Du brauchst den Link eines Platzes an diesem Tisch; dieser passt nicht oder wurde ersetzt.
server-not-allowed = Das steht dir hier nicht zu.
server-link-expired = An diesem Tisch ist so lange nichts geschehen, dass seine Links abgelaufen sind.
server-no-table = Diesen Tisch gibt es nicht.
server-not-found = Hier ist nichts.
server-no-method = Das geht mit dieser Adresse nicht.
server-stale = Der Tisch steht schon bei Eintrag { NUMBER($seq, useGrouping: 0) }; sieh noch einmal hin, bevor du entscheidest.
server-already-sat = Du hast deinen Platz schon eingenommen.
server-not-dealt = Die Karten werden ausgeteilt, wenn alle sitzen.
server-not-asked = Du bist gerade nicht gefragt.
server-not-over = Das Spiel ist noch nicht zu Ende.
server-no-undo = Es gibt nichts zurückzunehmen.
server-undo-reveals = Seither hat jemand etwas erfahren; das lässt sich nicht zurücknehmen.
server-undo-asked = Es wurde schon gebeten, Antworten zurückzunehmen; antworte zuerst darauf.
server-undo-together = An diesem Tisch wird nur zurückgenommen, wenn alle einverstanden sind: Bitte mit „undo“ darum.
server-undo-alone = Du spielst allein und musst niemanden fragen.
server-replay-mismatch = Das Protokoll dieses Tisches führt nicht wieder zum selben Stand. Es lässt sich lesen und ausgeben, aber nicht fortsetzen.
server-rules-version = Dieses Spiel wurde mit einer anderen Fassung der Regeln begonnen. Es lässt sich lesen und ausgeben, hier aber nicht fortsetzen.
server-no-rematch = Für diesen Tisch gibt es noch keine Revanche, oder du hast sie schon angeboten.
server-day-unknown = Für diesen Tag gibt es keine Auslage.
server-table-full = An diesem Tisch ist so viel geschehen, dass nicht mehr in sein Protokoll passt; die Grenze ist { $limit }.
server-table-broken = Die Regeln werden aus dem, was über diesen Tisch geschrieben steht, nicht klug. Es lässt sich ausgeben, aber nicht fortsetzen.
server-sealed = Dieses Spiel ist versiegelt, bis es zu Ende ist.
server-too-large = Das ist zu groß; höchstens { NUMBER($limit, useGrouping: 0) } Bytes.
server-bad-media = Bitte JSON senden (application/json).
server-too-costly = Das braucht mehr Zeit oder Speicher, als ein einzelner Wunsch haben darf.
server-too-many = Das ist zu viel auf einmal; versuche es in { $retry_after } Sekunden wieder.
server-storage-full = Der Server hat keinen Platz mehr; verloren ist nichts, aber Neues kann gerade nicht aufbewahrt werden.
server-storage-failed = Der Server konnte das nicht speichern; nichts hat sich geändert. Versuche es noch einmal.
server-storage-gone = Die Datenbank des Servers wurde entfernt oder ausgetauscht; bis sie wieder da ist oder der Server neu gestartet wird, wird nichts mehr gespeichert.
server-storage-busy = Die Datenbank des Servers wird von einem anderen Server benutzt.
server-storage-newer = Die Datenbank des Servers wurde von einer neueren Fassung geschrieben.
server-busy = Zu viele andere warten auf dasselbe; versuche es in { $retry_after } Sekunden wieder.
server-overloaded = Der Server hat gerade zu viel zu tun; versuche es in { $retry_after } Sekunden wieder.
server-restarting = Der Server startet neu; dein Spiel geht gleich weiter.
server-internal = Im Server ist etwas schiefgegangen; nichts hat sich geändert.

# The client.
client-link = Das ist kein Link zu einem Tisch: Er sieht aus wie https://…/t/… und endet mit # und dem Geheimnis des Platzes.

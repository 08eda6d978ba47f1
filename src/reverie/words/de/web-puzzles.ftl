### Rätsel „Gewinne von hier“, und ob ein Spiel zu gewinnen war.

## Die Seite

web-puzzles-line = Jemand hat diese Tische mitten in der Nacht verlassen. Eine Antwort führt noch hinaus. Finde sie, mit so viel Zeit und so vielen Tipps, wie du magst.
web-puzzles-today = Das Rätsel dieser Nacht
web-puzzles-today-line = { $game }, Grad { $grade } von 5
web-puzzles-begin = Setz dich
web-puzzles-again = Noch einmal
web-puzzles-kind = { $game ->
    [onirim] Der Stapel behält sein Geheimnis. Die richtige Antwort gewinnt weit mehr der möglichen Träume als jede andere.
    [urbion] Die Reihenfolge aller Karten liegt offen. Die richtige Antwort gewinnt, und nach jeder anderen ist es vorbei.
   *[other] Eine Antwort hält den Sieg fest.
 }
web-puzzles-one = { $game }, Rätsel { $number }: { $state ->
    [solved] gelöst
    [helped] mit Tipps gelöst
    [told] die Antwort wurde verraten
   *[open] offen
 }
web-puzzles-legend = Eine goldene Tür: selbst gelöst. Ein goldener Rand: mit Tipps. Eine dunkle Tür: die Antwort wurde verraten. Was du gelöst hast, kommt mit, wenn du auf ein anderes Gerät umziehst, und geht, wenn du deine Daten löschst.

## Am Tisch

web-riddle-title = Rätsel { $number }
web-riddle-grade = Grad { $grade }
web-riddle-ask = { $proven ->
    [yes] Eine Antwort gewinnt von hier aus. Nach jeder anderen ist der Traum verloren, wie gut du auch spielst.
   *[no] Eine Antwort hält den Weg hinaus offen. Jede andere kommt dich teuer zu stehen.
 } Welche?
web-riddle-right = Das ist sie.
web-riddle-wrong = { $proven ->
    [yes] Ein guter Gedanke, aber von hier aus gewinnt nichts mehr.
   *[no] Ein guter Gedanke, aber eine andere Antwort gewinnt öfter.
 } Nimm sie zurück und schau noch einmal hin.
web-riddle-back = Zurücknehmen
web-riddle-forth = Zurück zum Rätsel
web-riddle-among = Es ist eine von diesen:
web-riddle-marked = Es ist diese: { $answer }
web-riddle-told = Die Antwort war: { $answer }
web-riddle-hint = { $left ->
    [one] Letzter Tipp
   *[other] Ein Tipp (noch { $left })
 }
web-riddle-give-up = Verrat es mir
web-riddle-why = Sag mir, warum
web-riddle-proven = Der Löser hat einen Weg gefunden, der gewinnt, und für jede andere Antwort bewiesen, dass keiner mehr gewinnt.
web-riddle-chances = So viele der gleichen { $worlds } möglichen Träume gewinnt jede Antwort, wenn der Computer weiterspielt:
web-riddle-watch = Sieh zu, wie es gelingt
web-riddle-next = Nächstes Rätsel
web-riddle-all = Alle Rätsel

## War es zu gewinnen?

web-winnable = War es zu gewinnen?
web-winnable-looking = Jeder Weg wird angesehen …
web-winnable-yes = Ja: Wer alle Karten gekannt hätte, hätte es mit { $answers } Antworten gewinnen können.
web-winnable-no = Nein. Mit diesen Karten hätte niemand gewonnen.
web-winnable-unknown = Das war in der Zeit, die es dafür gibt, nicht herauszufinden.
web-winnable-sealed = Das wird verraten, wenn der Tag dieses Traums vorbei ist.
web-winnable-watch = Sieh, wie
web-winnable-only-line = Eines von { $listed }, die der Löser gewonnen hat, von { $looked }, die er sich angesehen hat. Die anderen waren verloren oder ihm zu schwer. Es ist ein Spiel mit Nummer: Wer sie kennt, könnte die Karten nachsehen.
web-winnable-none = Für diese Regeln hat noch niemand nachgesehen, welche Spiele zu gewinnen sind.

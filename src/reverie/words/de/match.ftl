### Wettkämpfe zwischen Computern, und fremde Programme darin.

## Ablehnungen

match-agents = { $count ->
        [one] Einer allein macht noch keinen Wettkampf; nenne { $least } bis { $most } mit --agent.
       *[other] { $count } ergeben keinen Wettkampf; nenne { $least } bis { $most } mit --agent.
    }
match-partner = Dieses Spiel hat nur einen Platz, also keinen für einen Partner; ergänze --mode team.
bot-missing = Ein Programm „{ $value }“, das man starten könnte, gibt es nicht.
bot-unstarted = Das Programm „{ $value }“ lässt sich nicht starten: { $reason }.

## Fehler von Programmen

bot-silent = Das Programm hat { $seconds } s lang nichts gesagt.
bot-given-up = Das Programm hat in { $times } Spielen hintereinander geschwiegen; es wird nicht mehr darauf gewartet.
bot-ended = Das Programm hat sich selbst beendet (Status { $status }).
bot-nonsense = Das ist keine Antwort: { $said }
bot-illegal = Diese Antwort ist nicht erlaubt: { $said }

## Das Ergebnis

match-deals = { $games ->
        [one] 1 Spiel, Nummer { $first }
       *[other] { $games } Spiele, { $first } bis { $last }
    }
match-beside = neben { $partner }
match-time = { $time } ms je Antwort
match-better = Nr. { $second } gewinnt öfter als Nr. { $first }, um { $points } Punkte (95 %: { $low } bis { $high }). Nur einer von beiden gewann: Nr. { $second } { $only_second }-mal, Nr. { $first } { $only_first }-mal.
match-worse = Nr. { $second } gewinnt seltener als Nr. { $first }, um { $points } Punkte (95 %: { $low } bis { $high }). Nur einer von beiden gewann: Nr. { $second } { $only_second }-mal, Nr. { $first } { $only_first }-mal.
match-open = Nr. { $second } oder Nr. { $first }? Zu knapp, um es zu sagen (95 %: { $low } bis { $high } Punkte). Nur einer von beiden gewann: Nr. { $second } { $only_second }-mal, Nr. { $first } { $only_first }-mal.
match-faults = { $count ->
        [one] Ein Spiel ging durch einen Fehler verloren (wer, welches Spiel, welcher Fehler):
       *[other] { $count } Spiele gingen durch Fehler verloren (wer, welches Spiel, welcher Fehler):
    }
match-more-faults = … alle mit --json

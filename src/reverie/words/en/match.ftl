### Matches between computer players, and programs of others in them.

## Refusals

match-agents = { $count ->
        [one] One player is no match; name { $least } to { $most } with --agent.
       *[other] { $count } players are no match; name { $least } to { $most } with --agent.
    }
match-partner = This game has a single seat, so there is none for a partner; add --mode team.
bot-missing = There is no program “{ $value }” that could be started.
bot-unstarted = The program “{ $value }” cannot be started: { $reason }.

## Faults of programs

bot-silent = The program said nothing for { $seconds } s.
bot-given-up = The program was silent in { $times } games in a row, so nobody waits for it any more.
bot-ended = The program ended by itself (status { $status }).
bot-nonsense = This is no answer: { $said }
bot-illegal = This answer is not legal: { $said }

## The result

match-deals = { $games ->
        [one] 1 deal, number { $first }
       *[other] { $games } deals, { $first } to { $last }
    }
match-beside = beside { $partner }
match-time = { $time } ms an answer
match-better = Player { $second } wins more often than player { $first }, by { $points } points (95 %: { $low } to { $high }). Of the deals that only one of them won, { $only_second } are player { $second }’s and { $only_first } player { $first }’s.
match-worse = Player { $second } wins less often than player { $first }, by { $points } points (95 %: { $low } to { $high }). Of the deals that only one of them won, { $only_second } are player { $second }’s and { $only_first } player { $first }’s.
match-open = Player { $second } or player { $first }? Too close to say (95 %: { $low } to { $high } points). Of the deals that only one of them won, { $only_second } are player { $second }’s and { $only_first } player { $first }’s.
match-faults = { $count ->
        [one] One game was lost by a fault (player, deal, fault):
       *[other] { $count } games were lost by a fault (player, deal, fault):
    }
match-more-faults = … all of them with --json

### Urbion: why an answer is better than another, in one sentence.

urbion-why-won = This wins.
urbion-why-no-won = It does not win at once.
urbion-why-lost = This loses at once.
urbion-why-no-lost = The game goes on.
urbion-why-claimed = { $count ->
        [one] Claims a City.
       *[other] Claims { $count } Cities.
    }
urbion-why-no-claimed = Claims no City.
urbion-why-balanced = Brings { $row } into balance.
urbion-why-unbalanced = Takes { $row } out of balance.
urbion-why-kept = Keeps { $row } in balance.
urbion-why-no-balanced = Leaves { $row } out of balance.
urbion-why-ways = Leaves you a Dream that would balance { $row }.
urbion-why-many-ways = Keeps several ways to balance { $row }.
urbion-why-no-ways = Leaves you no Dream that would balance { $row }.
urbion-why-fewer-ways = Leaves you fewer ways to balance { $row }.
urbion-why-off = Takes { $row } further away from its balance.
urbion-why-no-off = Brings { $row } closer to its balance.
urbion-why-empty = Leaves more Cities without a Dream.
urbion-why-no-empty = Leaves fewer Cities without a Dream.
urbion-why-deck = Spares the dream deck.
urbion-why-no-deck = Costs cards of the dream deck.
urbion-why-chaos = More Chaos can still come.
urbion-why-no-chaos = Less Chaos can still come.
urbion-why-waiting = A Chaos must still be dealt with.
urbion-why-no-waiting = No Chaos is left to deal with.
urbion-why-hand = Leaves you more cards in hand.
urbion-why-no-hand = Costs cards of your hand.
urbion-why-looked = Shows you what comes next.
urbion-why-no-looked = You do not see what comes next.
urbion-why-known = You know what lies on top of the deck.
urbion-why-no-known = You do not know what lies on top of the deck.

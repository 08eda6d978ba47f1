### Onirim: why an answer is better than another, in one sentence.

onirim-why-won = This wins.
onirim-why-no-won = It does not win at once.
onirim-why-lost = This loses at once.
onirim-why-no-lost = The game goes on.
onirim-why-gone = A { $colour ->
        [red] red
        [blue] blue
        [green] green
       *[brown] brown
    } door that you need would be gone for good.
onirim-why-no-gone = No { $colour ->
        [red] red
        [blue] blue
        [green] green
       *[brown] brown
    } door is lost for good.
onirim-why-door = Opens a { $colour ->
        [red] red
        [blue] blue
        [green] green
       *[brown] brown
    } door.
onirim-why-no-door = Gives a { $colour ->
        [red] red
        [blue] blue
        [green] green
       *[brown] brown
    } door back.
onirim-why-doors = Keeps your { $colour ->
        [red] red
        [blue] blue
        [green] green
       *[brown] brown
    } door.
onirim-why-closed = Leaves a { $colour ->
        [red] red
        [blue] blue
        [green] green
       *[brown] brown
    } door closed.
onirim-why-search = Completes a run, and with it a door.
onirim-why-no-search = Leaves a run unfinished that would bring a door.
onirim-why-two-ways = Keeps two ways to a { $colour ->
        [red] red
        [blue] blue
        [green] green
       *[brown] brown
    } door: the key and the run.
onirim-why-run = Begins a run for a { $colour ->
        [red] red
        [blue] blue
        [green] green
       *[brown] brown
    } door.
onirim-why-run-near = Leaves only one card to go for a { $colour ->
        [red] red
        [blue] blue
        [green] green
       *[brown] brown
    } door.
onirim-why-run-kept = Keeps the run for a { $colour ->
        [red] red
        [blue] blue
        [green] green
       *[brown] brown
    } door alive.
onirim-why-run-broken = Breaks off the run for a { $colour ->
        [red] red
        [blue] blue
        [green] green
       *[brown] brown
    } door.
onirim-why-run-waits = Does not go on with the run for a { $colour ->
        [red] red
        [blue] blue
        [green] green
       *[brown] brown
    } door.
onirim-why-run-none = Begins no run for a { $colour ->
        [red] red
        [blue] blue
        [green] green
       *[brown] brown
    } door.
onirim-why-next = Leaves you a card to go on with the { $colour ->
        [red] red
        [blue] blue
        [green] green
       *[brown] brown
    } run.
onirim-why-no-next = Leaves you fewer cards to go on with the { $colour ->
        [red] red
        [blue] blue
        [green] green
       *[brown] brown
    } run.
onirim-why-key = Keeps a key for a { $colour ->
        [red] red
        [blue] blue
        [green] green
       *[brown] brown
    } door.
onirim-why-no-key = Gives up a key for a { $colour ->
        [red] red
        [blue] blue
        [green] green
       *[brown] brown
    } door.
onirim-why-held = Keeps { $colour ->
        [red] red
        [blue] blue
        [green] green
       *[brown] brown
    } cards for a door that you still need.
onirim-why-no-held = Gives up a { $colour ->
        [red] red
        [blue] blue
        [green] green
       *[brown] brown
    } card that you still need.
onirim-why-keys-ahead = A { $colour ->
        [red] red
        [blue] blue
        [green] green
       *[brown] brown
    } key stays in the pile.
onirim-why-no-keys-ahead = A { $colour ->
        [red] red
        [blue] blue
        [green] green
       *[brown] brown
    } key leaves the pile.
onirim-why-looked = Shows you what comes next.
onirim-why-no-looked = You do not see what comes next.
onirim-why-needless = Keeps a card of a colour that is done.
onirim-why-no-needless = Gets rid of a card of a colour that is done.
onirim-why-playable = Leaves you more cards to play next.
onirim-why-no-playable = Leaves you fewer cards to play next.
onirim-why-nightmares = More nightmares are still to come.
onirim-why-no-nightmares = Fewer nightmares are still to come.
onirim-why-pile = Spares the pile.
onirim-why-no-pile = Costs cards of the pile.
onirim-why-hand = Leaves you more cards in hand.
onirim-why-no-hand = Costs cards of your hand.
onirim-why-known = You know what lies on top of the pile.
onirim-why-no-known = You do not know what lies on top of the pile.
onirim-why-limbo = More cards go back into the pile.
onirim-why-no-limbo = Fewer cards go back into the pile.

### Etherfields: questions, answers and events in words. Names of cards and places come from the packs.

etherfields-name = Etherfields
etherfields-summary = Share a dream, pay with intents, and wake up before it is too late.
etherfields-example-answer = pay sleeve_trick with cunning
etherfields-example-rule = ETH-PAY-01
etherfields-edition-second = edition 2.0
etherfields-mode-one = 1 character
etherfields-mode-two = 2 characters
etherfields-mode-three = 3 characters
etherfields-mode-four = 4 characters
etherfields-mode-five = 5 characters
etherfields-mode-solo2 = 2 characters, one player
etherfields-mode-solo3 = 3 characters, one player
etherfields-mode-solo4 = 4 characters, one player
etherfields-preset-room = The Room Before Morning: the first dream, and the best place to learn.
etherfields-preset-ferry = The second dream, a ferry by night, for those who know the way.
etherfields-preset-campaign = From the first night on, with everything that lies between the dreams.

## Zones

etherfields-zone-round = Round
etherfields-zone-team = Team
etherfields-zone-creature = Creature
etherfields-zone-payment = Payment
etherfields-zone-goal = Goal
etherfields-zone-hints = Hints
etherfields-zone-markers = Markers
etherfields-zone-group = Group
etherfields-zone-dreamworld = Dreamworld
etherfields-dreamworld = sitting { $sitting } · { $location } ({ $district })
etherfields-ways = ways: { $ways }
etherfields-way-shortcut = { $location } (shortcut)
etherfields-gates = gates: { $gates }
etherfields-gate-won = { $gate } (behind you)
etherfields-gate-keys = { $keys ->
    [one] { $gate } (1 key)
   *[other] { $gate } ({ $keys } keys)
 }
etherfields-turn = round { $turn }
etherfields-mask = wears { $mask }
etherfields-passed = passed
etherfields-step-blocked = { $step } (blocked)
etherfields-instalments = { $ability }: { $paid } of { $size } paid ({ $color })
etherfields-campaign-goes = A campaign is a row of evenings. You walk from place to place in a town; a gate gives you a key and a slumber, keys open dreams, and a dream is a long night of its own. Wake up in time: keys and glowstones stay behind, what you have learned does not. Everything is saved after every answer, so leave whenever you like.
etherfields-read-more = i tells what everything on the table does, t shows the whole table, ? all else that you can type.
etherfields-about-cruelty = each of its effects that brings suffering brings 1 more
etherfields-about-binding = each of its effects that seals cards seals 2 more
etherfields-about-haste = its movement is 2 greater; a crawl stays 1 field
etherfields-about-reach = the range of all its effects is 1 greater
etherfields-about-unmasking = no mask works
etherfields-about-stasis = no laid progress card works
etherfields-about-fixed-fate = no die can be rolled again
etherfields-about-dull-stones = glowstones roll no die again
etherfields-about-confused = no range is greater than 1: of a creature’s effects until the end of the round, of a character’s actions until the end of the character phase
etherfields-about-stunned = suffering that this figure causes does not count this round
etherfields-about-paralysed = it can be neither moved nor pushed: a creature until the end of the round, a character until the end of the character phase
etherfields-about-poisoned = the creature gets no new mutations
etherfields-about-turn-card = { $steps }. Reward, should you earn one now: { $reward }
etherfields-about-movement = Movement { $n }.
etherfields-about-back = { $character }, back of the cards
etherfields-about-laying = To lay it costs { $cost }.
etherfields-unseen-deck = { $character }, deck of { $n }
etherfields-unseen-turn = Turn cards still to come: { $left } of these { $n }
etherfields-unseen-secrets = Secrets nobody has looked at: { $n }
etherfields-because-trap = a trap
etherfields-because-reshuffle = the price of shuffling
etherfields-because-penalty = the price of doom
etherfields-so-many-cards = { $n } cards
etherfields-played = { " " }{ $deal } · { $turns ->
    [one] 1 round
   *[other] { $turns } rounds
 } · { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
 }
etherfields-all-pass = all pass
etherfields-all-go-on = all go on
etherfields-all-accept = all let it be
etherfields-terrain-light = light
etherfields-terrain-darkness = darkness
etherfields-terrain-swamp = swamp
etherfields-terrain-water = water
etherfields-marker-blank = { $n ->
    [one] blank token
   *[other] blank tokens
 }
etherfields-marker-hole = { $n ->
    [one] hole
   *[other] holes
 }
etherfields-marker-personal = { $n ->
    [one] personal token
   *[other] personal tokens
 }
etherfields-face-down = face down
etherfields-voted = Votes so far: { $votes }.
etherfields-in-hand = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
 }
etherfields-short = (cannot be paid in full)
etherfields-warning-boost = Everything is paid: a boost can only do harm now.
etherfields-code-light = li
etherfields-code-darkness = da
etherfields-code-swamp = sw
etherfields-code-water = wa
etherfields-code-threat = t
etherfields-code-universal = u
etherfields-code-story = s
etherfields-code-block = k
etherfields-code-blank = n
etherfields-code-hole = h
etherfields-code-personal = p
etherfields-signs-title = The map
etherfields-signs = E entrance, S creatures appear, @ something to do, + bonus cards, * special, ^ stairs, ! trap, o socket (O with a glowstone), ~ rift, xxxxx blocked; li light, da darkness, sw swamp, wa water. Markers with their number: t threat, u universal, s story, k block, n blank, h hole, p personal. ━ ┃ wall, ╌ ╎ damaged wall. On cards W is wrath, C cunning, P perception.
etherfields-signs-ascii = E entrance, S creatures appear, @ something to do, + bonus cards, * special, ^ stairs, ! trap, o socket (O with a glowstone), ~ rift, xxxxx blocked; li light, da darkness, sw swamp, wa water. Markers with their number: t threat, u universal, s story, k block, n blank, h hole, p personal. = # wall, - : damaged wall. On cards W is wrath, C cunning, P perception.
etherfields-script = Script { $n }
etherfields-journal = Written down
etherfields-lit = ●
etherfields-dark = ○
etherfields-back-influence = Influence card { $letter }
etherfields-back-any = Card { $letter }
etherfields-back-item = Item { $letter }
etherfields-back-weakness = Weakness { $letter }
etherfields-back-fate = Fate card { $letter }
etherfields-back-slumber = Slumber { $letter }
etherfields-back-clue = Clue { $letter }
etherfields-back-overlay = Overlay { $letter }
etherfields-back-wisdom = Wisdom { $letter }
etherfields-back-season = Season { $letter }
etherfields-back-gate = Gate { $letter }
etherfields-back-map = Map tile { $letter }
etherfields-back-event = Event { $letter }
etherfields-back-mask = Mask { $letter }
etherfields-back-memory = Memory { $letter }
etherfields-edge = the edge { $edge }
etherfields-round = round { $round }, { $left } left
etherfields-team = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} · { $keys ->
    [one] 1 key
   *[other] { $keys } keys
} · { $store } in the store
etherfields-person = suffering { $suffering }/{ $limit } · deck { $deck }, discard { $discard }, sealed { $sealed }
etherfields-the-team = The team
etherfields-summary-end = in round { $round }
etherfields-summary-campaign = in sitting { $sitting }, after { $dreams ->
    [one] 1 dream
   *[other] { $dreams } dreams
 }

## Colours, steps, suits, faces, mutations, states, markers

etherfields-color-wrath = wrath
etherfields-color-cunning = cunning
etherfields-color-perception = perception
etherfields-letter-wrath = W
etherfields-letter-cunning = C
etherfields-letter-perception = P
etherfields-letter-any = { "" } of one colour
etherfields-times-team = { "" } × team
etherfields-step-mutation = mutation
etherfields-step-basic = basic
etherfields-step-special = special
etherfields-step-move = move
etherfields-suit-moth = moth
etherfields-suit-bell = bell
etherfields-suit-anchor = anchor
etherfields-suit-thorn = thorn
etherfields-face-doom = doom
etherfields-face-void = void
etherfields-face-one = one
etherfields-face-two = two
etherfields-face-three = three
etherfields-face-crawl = crawl
etherfields-face-stride = stride
etherfields-face-surge = surge
etherfields-mutation-cruelty = cruelty
etherfields-mutation-binding = binding
etherfields-mutation-haste = haste
etherfields-mutation-reach = reach
etherfields-mutation-unmasking = unmasking
etherfields-mutation-stasis = stasis
etherfields-mutation-fixed-fate = fixed fate
etherfields-mutation-dull-stones = dull stones
etherfields-state-confused = confused
etherfields-state-stunned = stunned
etherfields-state-paralysed = paralysed
etherfields-state-poisoned = poisoned
etherfields-marker-threat = { $n ->
    [one] threat
   *[other] threats
 }
etherfields-marker-universal = { $n ->
    [one] marker
   *[other] markers
 }
etherfields-marker-story = { $n ->
    [one] story token
   *[other] story tokens
 }
etherfields-marker-block = { $n ->
    [one] block token
   *[other] block tokens
 }
etherfields-marker-ether = ether
etherfields-marker-glowstone = { $n ->
    [one] glowstone
   *[other] glowstones
 }
etherfields-marker-key = { $n ->
    [one] key
   *[other] keys
 }
etherfields-marker-spirit = { $n ->
    [one] spirit token
   *[other] spirit tokens
 }
etherfields-marker-shopping-card = { $n ->
    [one] shopping card
   *[other] shopping cards
 }

## What an ability costs

etherfields-free = free
etherfields-group = group
etherfields-cost-suffering = { $n } suffering
etherfields-cost-glowstone = { $n } { $n ->
    [one] glowstone
   *[other] glowstones
 }
etherfields-cost-ether = { $n } ether
etherfields-cost-key = { $n } { $n ->
    [one] key
   *[other] keys
 }
etherfields-cost-hours = { $n } { $n ->
    [one] hour
   *[other] hours
 }
etherfields-cost-spirit = { $n } spirit
etherfields-cost-seal = seal { $n }
etherfields-cost-seal-self = seal this card
etherfields-cost-each-seals = each seals { $n }
etherfields-cost-discard-cards = discard { $n }
etherfields-cost-discard-influence = discard { $n }
etherfields-cost-return-to-market = return { $n } to the market
etherfields-cost-discard-self = discard this card
etherfields-cost-discard-top = discard the top { $n }
etherfields-cost-flip-progress = flip { $n }
etherfields-cost-discard-progress = discard { $n } progress
etherfields-cost-discard-item = discard { $n } item
etherfields-cost-take-off-mask = take off your mask
etherfields-cost-remove-self = remove this card
etherfields-cost-marker = { $n } { $what }
etherfields-basic-move = Move
etherfields-basic-exertion = Exertion

## Questions

etherfields-ask-anything = What now?
etherfields-ask-command = Who does what?
etherfields-ask-pay = { $character } pays for “{ $for }”: which card?
etherfields-ask-step = { $character } moves, { $steps } left: where to?
etherfields-ask-way = { $ability }: which of its ways?
etherfields-ask-way-of = { $ability }. { $text } Which way?
etherfields-ask-alternative = Which price?
etherfields-ask-alternative-of = { $ability }: which price?
etherfields-ask-color = Which colour?
etherfields-ask-color-of = { $ability }: which colour?
etherfields-ask-x = How many?
etherfields-ask-x-exertion = { $character } exerts: how many hours? Each is one field.
etherfields-ask-x-of = { $ability }: how many?
etherfields-ask-target = Whom or what does it concern?
etherfields-ask-target-character = { $character } chooses: whom or what does it concern?
etherfields-ask-target-figure = Whom does { $figure } go for?
etherfields-ask-target-of = { $ability }: whom or what does it concern?
etherfields-ask-reroll = { $roller }: the die shows { $face }. Roll again?
etherfields-ask-interrupt = Does anybody want to use something now?
etherfields-ask-prevent = { $what ->
    [seal] { $character } would seal { $n }{ $why }.
   *[other] { $character } would suffer { $n }{ $why }.
 } Does anybody prevent it?
etherfields-ask-boost-penalty = { $character }: doom, the boost has failed. What does it cost?
etherfields-ask-reshuffle-penalty = { $character } had no card left to draw and has shuffled anew. What does it cost?
etherfields-ask-discard-first = { $character }: discard cards before drawing?
etherfields-ask-draw-bonus = { $character }: how many of the { $bonus } bonus cards?
etherfields-ask-hand-limit = { $character } has too many cards in hand: which one goes?
etherfields-ask-progress-limit = { $character } has too many progress cards: which one goes?
etherfields-ask-make-room = { $character }: which laid card makes room?
etherfields-ask-lay-free = { $character } may lay a card for free.
etherfields-ask-look-price = { $character } discards a card to look at a secret.
etherfields-ask-look-secret = { $character }: which secret?
etherfields-ask-look = Which secret?
etherfields-ask-look-character = { $character }: which secret?
etherfields-ask-stone-price = { $character } gives three cards for a glowstone, { $left } to go.
etherfields-ask-cost-discard = { $character } discards for the price, { $left } to go.
etherfields-ask-cost-flip = { $character } flips for the price, { $left } to go.
etherfields-ask-cost-return = { $character } returns for the price, { $left } to go.
etherfields-ask-discard-item = Which item?
etherfields-ask-item-slot = No slot is free for { $item }: what makes room?
etherfields-ask-remove-mutation = { $character }: which mutation, and what pays for it?
etherfields-ask-free-marker = All intent markers lie somewhere. Which action gives one up for “{ $ability }”?
etherfields-ask-enter = { $character }: where do you come in?
etherfields-ask-appear = Where does it appear?
etherfields-ask-appear-figure = { $figure } appears: where?
etherfields-ask-appear-creature = { $creature } appears: where?
etherfields-ask-point = Where does it appear?
etherfields-ask-push-who = There is no room on { $field }. Who is pushed?
etherfields-ask-push = Where to?
etherfields-ask-push-figure = { $figure } is pushed: where to?
etherfields-ask-displaced = Where to?
etherfields-ask-displaced-figure = { $figure } loses its field: where to?
etherfields-ask-order = Several things happen at once. Which comes first?
etherfields-ask-order-face = Which creature moves first?
etherfields-ask-order-step = Step “{ $step }”: which effect comes first?
etherfields-ask-roll-how = One roll for all creatures, or one each?
etherfields-ask-weakness = A weakness: pay, or bear it?
etherfields-ask-weakness-of = { $character } draws { $card }: pay, or bear it?
etherfields-ask-trigger = Use it?
etherfields-ask-trigger-of = { $ability }: { $text } Use it?
etherfields-ask-reward = Which reward?
etherfields-ask-reward-character = { $character }: which reward?
etherfields-ask-turn = { $character } is on turn. What now?
etherfields-ask-distribute = Who gets the { $kind }? { $left } to give.
etherfields-ask-ability = Which ability?
etherfields-ask-buy = { $character }: which card do you buy?
etherfields-ask-gain = A card is gained. Who gets it?
etherfields-ask-mask = Which mask?
etherfields-ask-mask-character = { $character }: which mask?
etherfields-ask-new-mask = { $character }: put on { $mask } now? { $text }
etherfields-ask-new-mask-worn = { $character }: put on { $mask } now, instead of { $worn }? { $text }
etherfields-ask-search = Which card?
etherfields-ask-search-character = { $character }: which card?
etherfields-ask-terrain = { $kind }: where?
etherfields-ask-choice = What do you do?
etherfields-ask-choice-of = { $text } What do you do?
etherfields-ask-choice-character = { $character }: what do you do?
etherfields-ask-choose = Which?
etherfields-ask-choose-of = { $text } Which?
etherfields-ask-choose-of-character = { $character }: { $text } Which?
etherfields-ask-choose-character = { $character }: which?
etherfields-ask-start = Begin this slumber, or leave it?
etherfields-ask-start-of = { $slumber }. { $text } Begin this slumber, or leave it?
etherfields-ask-abort = Round { $round }: go on, or abort the slumber? (i says what that costs.)
etherfields-ask-may = Do you want that?
etherfields-ask-may-character = { $character }: do you want that?
etherfields-ask-may-of = { $text } Do you want that?
etherfields-ask-may-of-character = { $character }: { $text } Do you want that?
etherfields-ask-demand = { $character }: pay, or not?
etherfields-ask-demand-of = { $character }: { $text } Pay, or not?
etherfields-ask-creature-step = Where does it go?
etherfields-ask-creature-step-figure = { $figure } moves, { $left } left: where to?
etherfields-ask-block = Which step is blocked?
etherfields-ask-unblock = Which step is open again?
etherfields-ask-seal = { $character } seals a card, { $n } to go: which one?
etherfields-ask-mutation = Which mutation?
etherfields-ask-mutation-creature = { $creature }: which mutation?
etherfields-ask-state = Which state?
etherfields-ask-state-figure = { $figure }: which state?
etherfields-ask-relocate = Where to?
etherfields-ask-relocate-figure = { $figure } is moved: where to?
etherfields-ask-companion = Where does the companion appear?
etherfields-ask-reorder = Which card comes next?
etherfields-ask-gamble = A gamble: which row?
etherfields-ask-gamble-on = Your luck adds up to { $sum }. Go on, or stop?
etherfields-ask-gamble-creature = Which creature does the gamble concern?
etherfields-ask-gamble-who = Whom does the gamble concern?
etherfields-ask-dreamworld = { $location }. What now?
etherfields-ask-move-team = Where does the team go? { $left } to go.
etherfields-ask-gate = A gate: which dream, or a key and a slumber?
etherfields-ask-payer = Who pays for { $gate }?
etherfields-ask-fate-who = Whom does this fate concern?
etherfields-ask-fate-who-of = { $card }: { $text } Whom does it concern?
etherfields-ask-rift = { $card }: which rift does it open?
etherfields-ask-solo = { $card } needs others. Keep it, or remove it and draw another?
etherfields-ask-shop = A junk shop. Use a shopping card? You have { $left }.
etherfields-ask-shop-what = { $character }: what do you buy?
etherfields-ask-save-buy = { $character }: buy influence cards before you save?
etherfields-ask-delta = { $character }: what does the delta give you?
etherfields-ask-deck = { $character } owns { $owned } influence cards; { $n } were in the deck. The same deck again?
etherfields-ask-deck-copies = { $card }: how many of { $copies }? { $n } cards are in the deck so far, { $left } others are still to come.
etherfields-ask-choose-mask = { $character }: which mask for this night?
etherfields-ask-seat = Who takes seat { $seat }?
etherfields-ask-first-player = Who gets the first-player marker?
etherfields-ask-items = Which stored item do you take along? { $left ->
    [one] One slot is free.
   *[other] { $left } slots are free.
 }
etherfields-ask-saved = Sitting { $sitting } is over, and everything is saved. { $told ->
        [1] Every dream that there is has been won: the story pauses here. You may walk the streets once more.
       *[other] Another sitting now?
    }
etherfields-ask-nap = { $gate } was lost. Put Nap on it?
etherfields-ask-quit-dream = Whoever saves inside a dream dies in it: { $first ->
        [1] this dream begins again from its first round when you go on.
       *[other] each of you gains a weakness and loses all ether, the gate stays, everybody awakens. After that you can save.
    } Closing the program costs nothing: the exact moment is kept anyway.
etherfields-ask-endless = The next slumber is { $slumber }. Play it, or put it under the deck and play the endless tile?

## Answers

etherfields-do-use = { $what }
etherfields-do-play = play { $what }
etherfields-do-turn = turn the top card: { $what }
etherfields-do-lay = lay { $what }
etherfields-do-move = move
etherfields-do-exert = exert yourself
etherfields-do-look = look at { $what }
etherfields-do-gain-glowstone = three cards for a glowstone
etherfields-do-remove-mutation = remove a mutation
etherfields-do-remove = remove { $what } ({ $helper })
etherfields-do-buy-round = an hour for a round
etherfields-do-pass = pass
etherfields-do-pay = { $what } as { $helper }
etherfields-do-confirm = that is enough
etherfields-do-boost = boost with the luck die
etherfields-do-give-up = give up
etherfields-do-step = to { $what }
etherfields-do-stop = stop here
etherfields-do-choose = { $what }
etherfields-do-choose-hours = { $what ->
    [one] 1 hour
   *[other] { $what } hours
 }
etherfields-do-cancel = never mind
etherfields-do-accept = let it be
etherfields-do-accept-prevent = let it happen
etherfields-do-reroll = roll again with a glowstone
etherfields-do-go-on = go on
etherfields-do-decline = no
etherfields-do-done = done
etherfields-do-suffer = suffer { $what }
etherfields-do-seal = seal { $what }
etherfields-do-lose-glowstone = lose a glowstone
etherfields-do-discard = discard { $what }
etherfields-do-target = { $what }
etherfields-do-free = { $what } gives one up
etherfields-do-enough = no more
etherfields-do-fill = put a glowstone into the socket
etherfields-do-take-stone = take the glowstone
etherfields-do-end-turn = end the turn
etherfields-do-abort = abort
etherfields-do-start = begin
etherfields-do-draw = draw { $what }
etherfields-do-enter = { $what }
etherfields-do-appear = { $what }
etherfields-do-push = { $what }
etherfields-do-resolve = { $what }
etherfields-do-wear = put on { $what }
etherfields-do-do = yes
etherfields-do-roll = { $what }
etherfields-do-block = { $what }
etherfields-do-look-command = look at a secret
etherfields-do-buy = buy { $what }
etherfields-do-give = { $what }
etherfields-do-keep = keep it
etherfields-do-put = { $what }
etherfields-do-put-back = put it back
etherfields-do-place = { $what }
etherfields-do-replace = replace { $what }
etherfields-do-flip = flip { $what }
etherfields-do-return = return { $what }
etherfields-do-next = { $what } next
etherfields-do-refuse = do not pay
etherfields-do-relocate = to { $what }
etherfields-do-unblock = { $what }
etherfields-do-take = take { $what }
etherfields-do-boost-color = boost { $helper } with the luck die
etherfields-do-pay-demand = pay
etherfields-do-sign = { $what }
etherfields-do-gamble = gamble with playing cards
etherfields-do-deliver = deliverance
etherfields-do-row = { $what }
etherfields-do-stop-gamble-on = stop
etherfields-row-mutations = mutations
etherfields-row-glowstones = glowstones
etherfields-row-hours = hours
etherfields-row-suffering = suffering
etherfields-row-sealing = sealing
etherfields-do-go = to { $what }
etherfields-do-go-shortcut = to { $what }, by a shortcut
etherfields-do-awaken = awaken
etherfields-do-save = save the campaign
etherfields-do-enter-gate = enter { $what }
etherfields-do-slumber = a key and a slumber
etherfields-do-pay-entry = { $what }
etherfields-do-name = { $what }
etherfields-do-seat = { $what }
etherfields-do-as-before = as before
etherfields-do-build = build it anew
etherfields-do-heal-all = heal all suffering
etherfields-do-unseal-all = unseal all cards
etherfields-do-unflip-all = turn all progress cards face up
etherfields-do-reshuffle = reshuffle the deck
etherfields-do-shop = use a shopping card
etherfields-do-buy-cards = influence cards
etherfields-do-buy-item = a random item for ether
etherfields-do-equip = { $what }
etherfields-do-continue = another sitting
etherfields-do-close = leave it at that
etherfields-do-nap = put Nap on the gate
etherfields-do-quit-dream = save inside the dream, which costs a death
etherfields-do-die = die, and leave the dream
etherfields-do-play-slumber = play it
etherfields-do-endless = the endless tile instead
etherfields-way-once = one roll for all
etherfields-way-separately = one roll each

## What happened

etherfields-tell-action-named = { $character }: { $ability }.
etherfields-tell-rolled = The die shows { $face }.
etherfields-tell-boosted = The boost brings { $n } more.
etherfields-tell-boost-failed = Doom: it comes to nothing.
etherfields-tell-gave-up = { $character } gives up.
etherfields-tell-suffered = { $character } suffers { $n } (now { $now }).
etherfields-tell-healed = { $character } heals { $n } (now { $now }).
etherfields-tell-gained = { $character } gains { $n } { $what }.
etherfields-tell-lost = { $character } loses { $n } { $what }.
etherfields-tell-team-gained = The team gains { $n } { $what }.
etherfields-tell-team-lost = The team loses { $n } { $what }.
etherfields-tell-hours = { $now ->
    [one] The clock shows 1 hour (before: { $before }).
   *[other] The clock shows { $now } hours (before: { $before }).
 }
etherfields-tell-card-gained = { $character } gains { $card }.
etherfields-tell-laid = { $character } lays { $card }.
etherfields-tell-item-discarded = { $item } is discarded.
etherfields-tell-died = { $character } dies.
etherfields-tell-figure-moved = { $of } goes to { $to }.
etherfields-tell-figure-placed = { $of } appears on { $field }.
etherfields-tell-figure-removed = { $of } is gone.
etherfields-tell-shuffled = { $character } shuffles.
etherfields-tell-voted = { $character } votes.
etherfields-tell-card-unseen = { $character } takes a card that only its player sees.
etherfields-tell-deck-card-moved = A card of the deck changes its place face down: { $character }.
etherfields-tell-passed = { $character } passes.
etherfields-tell-reward = You gain the reward.
etherfields-tell-revealed = { $what } is revealed.
etherfields-tell-tile-placed = { $tile } lies on the table.
etherfields-tell-mutation-added = { $creature } mutates: { $mutation }.
etherfields-tell-round = Round { $round }.
etherfields-tell-gained-secret = { $character } gains { $what }.
etherfields-tell-looked = { $character } looks at { $thing }.
etherfields-tell-looked-through = { $character } sees { $cards }.
etherfields-tell-mask = { $character } puts on { $now }.
etherfields-tell-mask-off = { $character } takes off the mask.
etherfields-tell-wall-changed = { $now ->
    [none] Between { $edge } the way is open.
    [damaged] The wall between { $edge } is damaged.
   *[wall] There is a wall between { $edge }.
}
etherfields-tell-rounds-removed = { $n ->
    [one] One round less, { $left } left.
   *[other] { $n } rounds less, { $left } left.
}
etherfields-tell-rounds-added = { $n ->
    [one] One round more, { $left } left.
   *[other] { $n } rounds more, { $left } left.
}
etherfields-tell-state-added = { $of } is { $state }.
etherfields-tell-state-removed = { $of } is no longer { $state }.
etherfields-tell-prevented = { $character } is spared { $n }.
etherfields-tell-weakness-drawn = { $character } draws a weakness: { $card }.
etherfields-tell-markers-placed = { $n } { $what } on { $at }.
etherfields-tell-group = { $character } has paid for “{ $ability }”: { $markers } of { $size }.
etherfields-tell-item-equipped = { $item } is at hand.
etherfields-tell-abort = You abort the slumber.
etherfields-tell-no-more-rounds = There are no more rounds.
etherfields-tell-action-blocked = “{ $ability }” cannot be used any more.
etherfields-tell-action-cancelled = “{ $ability }” comes to nothing.
etherfields-tell-card-drawn = { $character } draws { $cards }.
etherfields-tell-card-discarded = { $character } discards { $cards }.
etherfields-tell-card-turned = { $character } discards from the deck: { $cards }.
etherfields-tell-card-sealed = { $character } seals { $cards }.
etherfields-tell-card-unsealed = { $character } unseals { $cards }.
etherfields-tell-card-taken = { $character } takes back { $cards }.
etherfields-tell-card-put-away = { $character } puts away { $cards }.
etherfields-tell-card-put-back = { $character } puts { $cards } into the deck.
etherfields-tell-chosen = You choose: { $text }.
etherfields-tell-clue-discarded = The clue { $clue } is gone.
etherfields-tell-creature-changed = { $before } becomes { $now }.
etherfields-tell-dismissed = { $companion } leaves you.
etherfields-tell-district = The dreamworld grows: { $tile }.
etherfields-tell-dream-entered = You enter { $gate }.
etherfields-tell-face-set = The die now shows { $face }.
etherfields-tell-field-blocked = { $field } is blocked.
etherfields-tell-field-unblocked = { $field } is open again.
etherfields-tell-figure-moved-first = { $of } comes in at { $to }.
etherfields-tell-figure-moved-push = { $of } is pushed to { $to }.
etherfields-tell-figure-moved-relocate = { $of } is moved to { $to }.
etherfields-tell-figure-moved-put-back = { $of } is put back to { $to }.
etherfields-tell-flipped = { $character } flips { $card } face down.
etherfields-tell-unflipped = { $character } turns { $card } face up again.
etherfields-tell-gate-lost = The gate { $gate } is lost.
etherfields-tell-gate-status = { $now ->
    [won] { $gate } is behind you.
    [available] { $gate } is open to you.
   *[other] { $gate } stays open to you.
 }
etherfields-tell-group-done = { $character } has paid the last part of “{ $ability }”.
etherfields-tell-ignored = It does not touch { $character }.
etherfields-tell-intent-marker-taken = “{ $ability }” gives up a marker.
etherfields-tell-item-slot = There is room for one more item.
etherfields-tell-item-stored = { $item } goes to the store.
etherfields-tell-markers-moved = { $n } { $what } from { $source } to { $at }.
etherfields-tell-markers-taken = { $n } { $what } taken from { $at }.
etherfields-tell-market-grew = { $what } comes to the market.
etherfields-tell-market-shown = { $character } is shown { $cards }.
etherfields-tell-memory = { $character } remembers: { $memory }.
etherfields-tell-movement-set = The movement of { $creatures } is { $n } now.
etherfields-tell-mutation-removed = { $creature } loses { $mutation }.
etherfields-tell-overlay-placed = { $overlay } lies on the map.
etherfields-tell-overlay-removed = { $overlay } is gone.
etherfields-tell-redirected = { $to } suffers in place of { $character }.
etherfields-tell-removed = { $what } is out of the game.
etherfields-tell-rift = A rift opens on { $tile }: { $fate }.
etherfields-tell-rift-emptied = The rift on { $tile } closes.
etherfields-tell-season = The season is { $now } now.
etherfields-tell-secret-seen = You look at { $what }.
etherfields-tell-sign = { $character } uses the sign { $sign } at { $spot }.
etherfields-tell-slumber-deck-seen = You look at the next slumbers: { $tiles }.
etherfields-tell-slumber-drawn = You fall into a slumber: { $slumber }.
etherfields-tell-socket-filled = { $character } puts a glowstone into the socket.
etherfields-tell-socket-emptied = { $character } takes the glowstone out of the socket.
etherfields-tell-socket-activated = A socket begins to glow.
etherfields-tell-socket-deactivated = A socket goes dark.
etherfields-tell-step = Step “{ $step }”.
etherfields-tell-step-blocked = The step “{ $step }” is blocked.
etherfields-tell-step-effect = { $source } takes effect.
etherfields-tell-step-skipped = The step “{ $step }” is left out.
etherfields-tell-step-unblocked = The step “{ $step }” is open again.
etherfields-tell-stunned = The figure is stunned: { $character } does not suffer from it.
etherfields-tell-returned = { $result ->
    [victory] The dream is won. You are back at { $location }.
    [failure] The dream is lost. You are back at { $location }.
   *[other] It is over. You are back at { $location }.
 }
etherfields-tell-gamble = You gamble ({ $row }): your luck adds up to { $sum }.
etherfields-tell-gambled = { $won ->
    [1] The drawback adds up to { $sum }: you win.
   *[other] The drawback adds up to { $sum }: you lose.
 }
etherfields-tell-campaign-begun = A campaign begins.
etherfields-tell-first-dream-again = Everything is as it was, and the first gate is open again.
etherfields-tell-seated = You have changed seats.
etherfields-tell-awakening = You awaken.
etherfields-tell-deck-built = { $character } has a deck of { $n } influence cards; { $stash } stay in the stash.
etherfields-tell-team-placed = The team stands at { $location }.
etherfields-tell-team-moved = The team comes to { $location }.
etherfields-tell-fate-drawn = Fate: { $fate }.
etherfields-tell-delta = The delta phase.
etherfields-tell-shopping = You go shopping.
etherfields-tell-item-bought = { $character } buys { $item }.
etherfields-tell-item-chosen = You take { $item } along.
etherfields-tell-saving = You save.
etherfields-tell-endless = You put the slumber under the deck and play { $slumber } instead.
etherfields-tell-ether-note = { $character } gets an ether note.
etherfields-tell-sitting = Sitting { $sitting } begins.
etherfields-tell-nap = Nap lies on { $gate }.
etherfields-tell-summoned = { $companion } goes with { $character }.
etherfields-tell-swapped = { $character } and { $other } swap { $cards }.
etherfields-tell-terrain-placed = There is { $terrain } on { $fields } now.
etherfields-tell-terrain-removed = No more { $terrain } on { $field }.
etherfields-tell-tile-removed = { $tile } is gone.
etherfields-tell-tile-rotated = { $tile } turns.
etherfields-tell-to-market = { $what } goes to the market.
etherfields-tell-trap = { $character } is caught in a trap on { $field }.
etherfields-tell-triggered = “{ $ability }” takes effect.
etherfields-tell-turn-card-discarded = The turn card { $card } is discarded.
etherfields-tell-turn-card-put-under = The turn card { $card } goes under the deck. Now on top: { $next }.
etherfields-tell-turn-deck-seen = The next turn cards: { $cards }.
etherfields-tell-turn-ended = { $character } ends the turn.
etherfields-tell-weakness-removed = { $character } is rid of { $card }.
etherfields-tell-script = Script { $n }.
etherfields-tell-journal = Written down: { $text }

## The end

etherfields-reason-victory = You have reached what you came for.
etherfields-reason-reward = You have earned the reward.
etherfields-reason-failure = The dream has slipped away.
etherfields-reason-neutral = The dream ends, and nothing is settled.
etherfields-reason-ended = The slumber is over, without a reward.
etherfields-reason-aborted = You have broken off the slumber. There is no reward.
etherfields-reason-no-more-rounds = There are no more rounds.
etherfields-reason-suffering = One of you has suffered too much.
etherfields-reason-too-few-cards = One of you has too little left to dream with.
etherfields-reason-saved = The campaign is saved, and you leave it at that.
etherfields-reason-story-pauses = Every dream that there is has been won. The story pauses here; it is saved, and can go on when there is more of it.
etherfields-reason-death = One of you has died, and that was the end of it.
etherfields-reason-morning = The ending Morning: she has been called in, and it is four o'clock.
etherfields-reason-ladder = The ending The Ladder: somebody has to do it, and somebody does.
etherfields-reason-quits = The ending Quits: nobody owes anybody anything.
etherfields-reason-no-markers = There is more suffering than this dream can hold.

## Refusals

etherfields-not-asked = Something else is asked now.
etherfields-not-possible = That is not possible now.
etherfields-no-such-payment = { $what } cannot pay for this.
etherfields-cost-not-reached = The price is not reached yet.
etherfields-no-boost = No boost is possible: pay at least one intent first, and only once a round.
etherfields-must-pay = While you can still pay, you cannot give this up.
etherfields-cannot-move = No movement is possible now.
etherfields-cannot-exert = No exertion is possible: it takes an hour, and once a round is all.
etherfields-no-step = There is no step to { $what } from here.
etherfields-no-stop = You cannot stop on a full field.
etherfields-nothing-to-look-at = There is no secret to look at, or no card to pay with.
etherfields-no-stone = A glowstone takes three cards from hand, and there must be one left.
etherfields-no-mutation = No mutation can be removed: a creature in range 1, and a key or an ether.
etherfields-cannot-lay = { $what } cannot be laid now.
etherfields-cannot-play = { $what } cannot be played now.
etherfields-cannot-use = { $what } cannot be used now: place, requirement, limit, target or price is missing.
etherfields-no-back = The top card of that deck has no such back.
etherfields-no-reroll = That cannot be rolled again.
etherfields-no-round = No round can be bought: it takes an hour and a card on the turn discard pile.
etherfields-no-target = { $what } is no target in range.
spec-team = The team “{ $value }” does not have { $players } characters.
position-unreadable = This is not a position.

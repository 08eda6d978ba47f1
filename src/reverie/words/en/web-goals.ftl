### Goals: what they are called and what they ask for.

goal-onirim-first = The way out
goal-onirim-first-line = Win a game of Onirim.
goal-onirim-five = A light sleeper
goal-onirim-five-line = Win five games of Onirim.
goal-onirim-twenty = At home in the labyrinth
goal-onirim-twenty-line = Win twenty games of Onirim.
goal-onirim-row = Three dawns
goal-onirim-row-line = Win three games of Onirim in a row.
goal-onirim-quick = Before midnight
goal-onirim-quick-line = Win within 26 turns.
goal-onirim-early = Dreams to spare
goal-onirim-early-line = Win with fifteen cards or more still to draw.
goal-onirim-brink = At the last breath
goal-onirim-brink-line = Win with no more than two cards to draw.
goal-onirim-no-prophecy = Wide awake
goal-onirim-no-prophecy-line = Win without a single prophecy.
goal-onirim-prophet = The seer
goal-onirim-prophet-line = Win with three prophecies or more.
goal-onirim-runs = Threes only
goal-onirim-runs-line = Win with all eight doors found by runs of three.
goal-onirim-keys = Keeper of the keys
goal-onirim-keys-line = Win and open three drawn doors with a key.
goal-onirim-brave = Eight bad dreams
goal-onirim-brave-line = Win after meeting eight nightmares.
goal-onirim-hand = Empty hands
goal-onirim-hand-line = Win after giving your hand to two nightmares.
goal-onirim-no-keys-given = Not one key
goal-onirim-no-keys-given-line = Win without giving a key to any nightmare.
goal-onirim-back = There and back
goal-onirim-back-line = Win although a nightmare took a door from you.
goal-onirim-modules = Every room
goal-onirim-modules-line = Win with each of the eight modules.
goal-onirim-hard = The steep stairs
goal-onirim-hard-line = Win with a module in its hard variant.
goal-onirim-many = A crowded dream
goal-onirim-many-line = Win with five modules at once.
goal-onirim-team = Hand in hand
goal-onirim-team-line = Win together with a partner.
goal-onirim-old = As it was dreamt first
goal-onirim-old-line = Win by the rules of the first edition.
goal-urbion-first = The city sleeps
goal-urbion-first-line = Win a game of Urbion.
goal-urbion-five = Lamplighter
goal-urbion-five-line = Win five games of Urbion.
goal-urbion-row = Three quiet nights
goal-urbion-row-line = Win three games of Urbion in a row.
goal-urbion-quick = Early to bed
goal-urbion-quick-line = Win within 28 turns.
goal-urbion-early = A full deck
goal-urbion-early-line = Win with fifteen cards or more still to draw.
goal-urbion-feast = The great census
goal-urbion-feast-line = Win and claim five cities or more in one turn.
goal-urbion-few-censuses = Three times is enough
goal-urbion-few-censuses-line = Win with no more than three censuses.
goal-urbion-still = A steady hand
goal-urbion-still-line = Win with no more than four swaps.
goal-urbion-balance = Nothing falls
goal-urbion-balance-line = Win with Chaos on the scales and no city in ruins.
goal-urbion-storm = After the storm
goal-urbion-storm-line = Win although Chaos ruined two rows.
goal-urbion-no-pass = No idle hour
goal-urbion-no-pass-line = Win without passing once.
goal-urbion-modules = Every quarter
goal-urbion-modules-line = Win with each of the seven modules.
goal-urbion-many = The whole town
goal-urbion-many-line = Win with four modules at once.
goal-urbion-team = Two on the beam
goal-urbion-team-line = Win together with a partner.
goal-urbion-old = The old city
goal-urbion-old-line = Win by the rules of the first edition.
goal-daily-first = Dream of the day
goal-daily-first-line = Win a daily dream on its day.
goal-daily-ten = Ten clear nights
goal-daily-ten-line = Win ten daily dreams.
goal-daily-week = A week of nights
goal-daily-week-line = Dream a daily dream to its end on seven days in a row.
goal-both = Two dreams
goal-both-line = Win both Onirim and Urbion.
goal-both-a-day = A long night
goal-both-a-day-line = Win Onirim and Urbion on the same day.
goal-comeback = Once more
goal-comeback-line = Win a game after losing three of its kind in a row.
goal-fifty = Fifty nights
goal-fifty-line = Play fifty games that count.

## The page of the daily dream

web-daily-page-line = One set-up a day, the same cards for everybody on this server. The day is that of universal time; a new one begins at { $time } your time.
web-daily-once = Your first attempt counts, from the first card on: whoever walks away has not won. Hints and chances wait until the day is over.
web-daily-new = This server knows you by a cookie. Whoever erases it, or opens another browser, could dream again: that cannot be prevented, and only you know.
web-daily-begin = Begin the dream
web-daily-state = { $state ->
    [open] Begun. It counts as soon as you finish it today.
    [won] You woke at dawn, after { $turns } turns.
    [lost] The lamp went out, after { $turns } turns.
   *[left] You left it unfinished.
 }
web-daily-others = { $finished ->
    [one] One person has dreamt it to its end here.
   *[other] { $finished } people have dreamt it to its end here.
 } { $won ->
    [0] Nobody woke at dawn.
    [one] One woke at dawn.
   *[other] { $won } woke at dawn.
 }
web-daily-fewest = The quickest took { $turns } turns.
web-daily-share = Share your night
web-daily-shared = Copied. It tells how it went, and nothing of the cards.
web-daily-month-before = The month before
web-daily-month-after = The month after
web-daily-day = { $day }: { $state ->
    [won] won
    [lost] lost
    [left] left
    [open] begun
    [today] today
    [none] not dreamt
   *[later] still to come
 }
web-daily-told = Reverie · Daily dream of { $day }
web-daily-told-line = { $game }: { $state ->
    [won] 🌅 { $turns } turns
    [lost] 🌑 { $turns } turns
   *[open] 🚪
 }
web-daily-told-streak = { $count ->
    [one] 1 night in a row
   *[other] { $count } nights in a row
 }

## The page of the goals

web-goals = Goals
web-goals-line = Each teaches something. Only games that count reach one: on cards you had not seen, without a hint, played to the end.
web-goals-any = Both games
web-goals-count = { $have } of { $of }
web-goals-reached = reached
web-goals-modules = Medallions
web-goals-bests = Personal bests
web-goals-none = No win yet.

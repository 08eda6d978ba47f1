### Etherfields at the terminal table: what it says besides what every table says.

terminal-ether-tab-map = Map
terminal-ether-tab-team = Team
terminal-ether-hand = Hand
terminal-ether-laid = Laid
terminal-ether-discard = Discarded
terminal-ether-sealed = Sealed
terminal-ether-die = Die
terminal-ether-shelf = To choose
terminal-ether-offered = To choose
terminal-ether-also = Answers
terminal-ether-no-cards = empty; new cards come with the next round
terminal-ether-cards = deck { $deck }, discard { $discard }, sealed { $sealed }
terminal-ether-person = { $character }: { $where }, suffering { $suffering } of { $limit }
terminal-ether-nowhere = not on the map
terminal-ether-several = { $n } ways, Enter lists them
terminal-ether-pay = Pay with { $cards }
terminal-ether-for-move = { $n } cunning: { $cards }
terminal-ether-for-exert = { $n ->
    [one] 1 hour
   *[other] { $n } hours
 }
terminal-ether-for-nothing = already paid
terminal-ether-night = Night { $n }, { $deaths ->
    [0] nobody has died
    [one] one death so far
   *[other] { $deaths } deaths so far
 }
terminal-ether-you-are-here = You are here.
terminal-ether-decided = All answers come to the same, so this was answered for you:
terminal-ether-acts = { $character } acts now.
terminal-ether-story-title = The story so far

## Signs on the map

terminal-ether-sign-entrance = way in
terminal-ether-sign-spawn = creatures appear
terminal-ether-sign-stairs = stairs
terminal-ether-sign-trap = trap
terminal-ether-sign-draw-bonus = more cards
terminal-ether-sign-socket = empty socket
terminal-ether-sign-filled = glowstone in a socket
terminal-ether-sign-rift = rift
terminal-ether-sign-wall = wall
terminal-ether-sign-damaged = damaged wall

## Places of the dreamworld

terminal-ether-icon-awakening = awaken
terminal-ether-icon-fate = fate
terminal-ether-icon-gate = gates
terminal-ether-icon-shop = shop
terminal-ether-icon-script = a page to read
terminal-ether-icon-effect = something happens
terminal-ether-icon-ability = something to do
terminal-ether-icon-blank = nothing

## Keys

terminal-key-person = who
terminal-key-story = story
terminal-key-tab = other part
terminal-key-choose = choose
terminal-keys-person = C
terminal-keys-story = G
terminal-keys-tab = T
terminal-about-person = the next character acts (Etherfields)
terminal-about-story = what this dream asks for, its hints, and the pages that were read (Etherfields)
terminal-about-tab = the other part of a crowded table
terminal-do-person = Another character acts
terminal-do-story = Goal, hints and story

## Read out

spoken-ether-stands = { $figure } stands at { $where }.
spoken-ether-creature-reach = With one roll it reaches { $n ->
    [0] no other field.
    [one] one field: { $fields }.
   *[other] { $n } fields: { $fields }.
 }
spoken-ether-creature-near = It can reach { $names } with one roll.
spoken-ether-nobody = Nobody stands on the map.
spoken-ether-tile = { $tile }: { $fields }
spoken-ether-map-none = There is no map now.
spoken-ether-near-here = { $character } stands at { $where }.
spoken-ether-near-open = To the { $side }: { $where }.
spoken-ether-near-wall = To the { $side }: a wall, and behind it { $where }.
spoken-ether-near-damaged = To the { $side }: a damaged wall, and behind it { $where }.
spoken-ether-near-edge = To the { $side }: nothing.
spoken-ether-side-north = north
spoken-ether-side-east = east
spoken-ether-side-south = south
spoken-ether-side-west = west
spoken-ether-here-with = Here as well: { $names }.
spoken-ether-here-do = Here: { $what }.
spoken-ether-reach-title = What { $character } can reach
spoken-ether-reach-line = { $where }: { $way }, { $price }.
spoken-ether-reach-none = { $character } cannot walk anywhere now.
spoken-ether-next = Round { $round }. { $left ->
    [0] It is the last round.
    [one] One round comes after it.
   *[other] { $left } rounds come after it.
 } When all have passed: { $steps }.
spoken-ether-next-none = No round is running.
spoken-ether-goal-none = No dream asks for anything now.
spoken-title-map = The map
spoken-title-near = What is near
spoken-title-reach = What can be reached
spoken-title-who = Who is where
spoken-title-goal = The goal
spoken-title-next = What comes next
spoken-ether-person = { $character } stands at { $where }; suffering { $suffering } of { $limit }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 } in hand.

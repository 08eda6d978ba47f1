### Etherfields: a guide for players. Introductions, and the words of the rules reference.

## Introductions

etherfields-guide-index = Every rule in plain words, each with its number, as far as dreams and slumbers need them. The game cites these numbers when it refuses something, and `reverie rules ETH-PAY-01` shows any of them at the terminal. Start with the round and the actions; look up the rest when it comes.
    .title = Etherfields: the rules
etherfields-guide-round = One to four characters share a dream. Each round begins with your phase: all of you draw cards, then act as often as you can pay for, in any order. Then the dreamlands answer: the current turn card tells what the creatures and the dream itself do, and it is discarded. When the turn cards run out, so does your time.
    .advice = Look at the turn card before you act: its steps are what will hit you, and its suit is where creatures appear. Cards you do not need this round are better discarded before the next draw than kept.
    .title = The round
etherfields-guide-actions = Nearly everything you do is paid with intents: wrath, cunning and perception, which stand on your cards. A card is either played for what it says or discarded for its intents, so each hand is a purse and a set of tools at once. If you come up short, you may boost: roll the luck die and hope.
    .advice = Nothing is given back, so pay as exactly as you can. Boost when one more is enough, and keep a glowstone for the day the die shows doom. Share group actions: an instalment now, the rest next round.
    .title = Actions and payment
etherfields-guide-map = The map is made of tiles with four fields each. You walk from field to field across their edges, around walls and blocked fields; range is counted in the same steps. Four figures fit on a field, unless a large creature wants it for itself.
    .advice = Count the steps before you pay: what you do not walk is lost. A full field is a way through, not a place to stay.
    .title = The map
etherfields-guide-creatures = Creatures follow the nearest of you, as far as their die lets them, and act in the steps of the turn card. In time they mutate: each token on their tile makes them worse for all of you. States hold them up for a round.
    .advice = Many creatures hurt only those in range, so stepping away can be as good as fighting. Whoever shares a field with a creature keeps it there.
    .title = Creatures
etherfields-guide-suffering = You lose together. One of you with eight suffering, or with fewer than six cards left to play with, is enough, and so is an empty supply of suffering. Sealing looks harmless until your deck is thin.
    .advice = Watch the sum of deck, hand and discard pile rather than the deck alone. With three or four characters the supply of suffering is shared and runs out sooner than you think.
    .title = Suffering and death
etherfields-guide-cards = Your influence deck is the character you play. Some of its cards can be laid as progress and work for the rest of the sitting; masks, items and the backs of your cards add to that; weaknesses slip in between.
    .advice = Lay progress cards early: they pay over many rounds. Items are for all of you, and the first who needs one may spend it.
    .title = Cards, masks and items
etherfields-guide-encounters = A dream is entered through a gate and ends by its own script; a slumber is a short encounter with a creature on the slumberlands. This is how they begin and end, what they leave, and what a campaign begins with.
    .title = Dreams and slumbers
etherfields-guide-dreamworld = Between dreams you walk the dreamworld, all of you with one marker. Gates wait in its districts; slumbers bring you the keys for them. When you have had enough for tonight, save; when you are worn out, awaken, build your decks anew and go on.
    .advice = Awaken before a hard dream rather than after it: it heals everything, but takes your keys. Every slumber is a key, so count how many you need before your cards run low.
    .title = The dreamworld and the campaign
etherfields-guide-story = Scripts tell the story, and secrets wait for you in each dream. Clues, wisdoms, memories and signs carry it on.
    .title = Scripts and secrets
etherfields-guide-general = The rules behind all others: which text wins, who decides, and what happens when several things happen at once.
    .title = General rules
etherfields-guide-variants = Ways to play differently: one after another instead of all at once, alone with a single character, or with a pack of playing cards beside the table.
    .title = Variants

## Settings

etherfields-variant-encounter = What you play.
etherfields-value-encounter-gate_room = The first dream, The Room Before Morning.
etherfields-value-encounter-gate_ferry = The second dream, The Ferry That Waits.
etherfields-value-encounter-gate_house = The third dream, A House With One Window.
etherfields-value-encounter-gate_orchard = The fourth dream, The Orchard of Bells.
etherfields-value-encounter-gate_court = The last dream, Court of the Lamplighter, as after a middling campaign.
etherfields-value-encounter-s_tatterling = A slumber, Tatterling.
etherfields-value-encounter-s_moth_choir = A slumber, Moth Choir.
etherfields-value-encounter-campaign = A whole campaign, from the first dream on.
etherfields-variant-team = Who plays; there must be as many characters as the game has players.
etherfields-value-team-default = As many as there are players, in this order: Gambler, Specialist, Powerhouse, Free Spirit.
etherfields-value-team-gambler = The Gambler.
etherfields-value-team-specialist = The Specialist.
etherfields-value-team-powerhouse = The Powerhouse.
etherfields-value-team-free_spirit = The Free Spirit.
etherfields-value-team-gambler-specialist = Gambler and Specialist.
etherfields-value-team-gambler-powerhouse = Gambler and Powerhouse.
etherfields-value-team-gambler-free_spirit = Gambler and Free Spirit.
etherfields-value-team-specialist-powerhouse = Specialist and Powerhouse.
etherfields-value-team-specialist-free_spirit = Specialist and Free Spirit.
etherfields-value-team-powerhouse-free_spirit = Powerhouse and Free Spirit.
etherfields-value-team-gambler-specialist-powerhouse = All but the Free Spirit.
etherfields-value-team-gambler-specialist-free_spirit = All but the Powerhouse.
etherfields-value-team-gambler-powerhouse-free_spirit = All but the Specialist.
etherfields-value-team-specialist-powerhouse-free_spirit = All but the Gambler.
etherfields-value-team-gambler-specialist-powerhouse-free_spirit = All four.
etherfields-variant-turns = How you take turns in the action step.
etherfields-value-turns-free = Anyone acts at any time.
etherfields-value-turns-ordered = One after another, with at most one dream action per turn.
etherfields-variant-rolls = Whether the creature die is rolled once for all figures in a move step.
etherfields-value-rolls-ask = You are asked each time.
etherfields-value-rolls-together = Always once for all.
etherfields-value-rolls-apart = Always for each figure on its own.
etherfields-variant-nap = Whether a dream that you lost can be repeated without keys (campaign).
etherfields-value-nap-without = Every try costs its keys.
etherfields-value-nap-with = With Nap: one lost gate costs no keys.
etherfields-variant-saving = What saving does (campaign).
etherfields-value-saving-rulebook = As in the rulebook: a purchase, ether notes, half an awakening.
etherfields-value-saving-sheet = With the save sheet: everything stays exactly as it lies.
etherfields-variant-endless = Whether the endless tile may replace a slumber (campaign).
etherfields-value-endless-without = Slumbers come as they are drawn.
etherfields-value-endless-with = With the endless tile, if a pack has one.
etherfields-variant-gamble = Whether the team may gamble with playing cards once per dream.
etherfields-value-gamble-without = No gambling.
etherfields-value-gamble-with = One gamble per dream.
etherfields-variant-votes = Who decides for the team.
etherfields-value-votes-anybody = The first answer counts, whoever gives it.
etherfields-value-votes-majority = Everybody has a vote; a tie is broken by whoever holds the first-player marker.
etherfields-variant-hands = Whether you see each other's hands.
etherfields-value-hands-open = Hands lie open.
etherfields-value-hands-closed = Everybody sees only their own hand.

## Words of the rules reference

etherfields-guide-turn-cards = The turn cards
etherfields-guide-turn-card = Turn card
etherfields-guide-suit = Suit
etherfields-guide-steps = Steps
etherfields-guide-reward = Reward
etherfields-guide-mutations = The mutation tokens
etherfields-guide-mutation = Mutation

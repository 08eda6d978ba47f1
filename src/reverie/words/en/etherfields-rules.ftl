### Etherfields: the rules in our own words, one message per rule id. “You” are the character you play; the team is all of you.

## Chapter 4: General rules

ETH-GEN-01 = What stands on a card, a tile or in a script comes before these rules. Where two such texts disagree, the one that forbids wins over the one that allows, and an upper limit holds against everything that would raise the value.
    .title = Which text wins
ETH-GEN-02 = If something can be done in more than one way, the team picks the way. When one character uses an action or ability, the choices in it are that character’s.
    .title = Who decides
ETH-GEN-03 = You may choose an option only if you can do everything it asks for. If it asks something of all characters, each of you must be able to do it.
    .title = No option you cannot fulfil
ETH-GEN-04 = When you do one thing in order to get another, the first is a cost, and you must do all of it. When a text simply tells you to do something, you do what you can, and the rest is forgotten.
    .title = Cost or consequence
ETH-GEN-05 = A slash between two things means that one of them is enough.
    .title = The slash
ETH-GEN-06 = The team size is how many characters take part in this sitting.
    .title = Team size
ETH-GEN-07 = What the supply no longer has cannot be gained or placed; the number of pieces is the same for every team size. Only suffering and intent markers have rules of their own for this.
    .title = When the supply runs out
ETH-GEN-08 = Whatever you gain from the secrets of a dream you gain only once in a campaign, or once for each copy there is. Enter the dream again, and it is not there any more.
    .title = Found once is found
ETH-GEN-09 = A deck is shuffled again only when a rule or a card says so.
    .title = Decks stay as they are
ETH-GEN-10 = All parts of an influence card’s action happen at once unless its text names an order or a time. They are carried out from first to last, but what they depend on is looked at before the first of them. In texts of any other kind a condition is looked at when its turn comes.
    .title = Parts of one action
ETH-GEN-11 = If several effects come at the same moment, the team orders them. They still count as one moment: who is concerned and what is in range is settled before the first of them.
    .title = Several effects at once
ETH-GEN-12 = What lasts until the end of the round is over when the turn card is discarded. Outside an encounter it lasts until the next one begins.
    .title = Until the end of the round
ETH-GEN-13 = What may be used once per round may be used once by each character, and each copy counts for itself; in the dreamworld the time between two encounters takes the place of a round. Longer limits, once per encounter, per sitting or ever, are shared by the whole team.
    .title = Once per round
ETH-GEN-14 = What is removed from the game goes into the maw and stays away for the whole campaign.
    .title = Removed from the game
ETH-GEN-15 = Leave secrets alone until something tells you to reveal, gain or look at them.
    .title = Secrets stay secret
ETH-GEN-16 = In a movement, X is as much as your payment has reached in the end, the boost included. Any other X, of hours or spirit tokens, you name together with the action, and it is at least 1.
    .title = What X is
ETH-GEN-17 = If each of you may do something, every character decides alone. If you may do it together, the team decides once for all.
    .title = Each may, all may
ETH-GEN-18 = If a text says nothing about the face a die shows, nothing happens.
    .title = Faces without an effect
ETH-GEN-19 = If several things change the same value, what sets it comes first, then what adds to it, then what multiplies it, and upper limits come last.
    .title = The order of changes
ETH-GEN-20 = Colours of text, pictures and the few seconds you may look at something are only presentation. The game remembers that you were shown it, nothing more.
    .title = What is only presentation

## Chapter 5.1: Beginning a campaign

ETH-CMP-01 = One to four characters take part, five if a pack brings a fifth. Everybody picks a character that nobody else has; one person may play several.
    .title = Who plays
ETH-CMP-02 = Each character begins with the 22 influence cards of its own starting deck, shuffled, and has a board, a figure and the basic actions.
    .title = What a character begins with
ETH-CMP-03 = You begin with nothing else: no suffering, ether, glowstones, spirit tokens, keys, items, masks, clues, weaknesses or wisdoms. The item market is empty. The influence market holds every influence card that has no code and is in no starting deck.
    .title = Empty hands
ETH-CMP-04 = Your first sitting needs little: the board, your characters, the shuffled turn, fate and weakness decks, the markers and your hours. There are no slumberlands, no dreamworld and no awakening yet. You enter the first dream gate at once; neither keys nor a district matter.
    .title = The first sitting
ETH-CMP-05 = You enter the first dream without masks and items, and it gives you what you need: two masks for each character, starting items, of which up to three are active and the others wait in the store, the wisdoms of awakening and of the dreamworld, and the first tiles of dreamworld, slumbers, delta phase and slumberlands. Starting items you do not find go to the item market.
    .title = What the first dream gives
ETH-CMP-06 = When the first dream is over, unless by a death, you awaken fully and stand on the awakening location. From now on the dreamworld is open to you.
    .title = After the first dream
ETH-CMP-07 = A character nobody plays remains free to be chosen later. Its starting cards do not go to the influence market unless a text puts them there.
    .title = Characters not in play

## Chapter 5.2: Characters and the backs of their cards

ETH-CHR-01 = Cards, ether, masks and memories belong to the character, not to whoever plays it.
    .title = What belongs to a character
ETH-CHR-02 = Four characters share the dream. The Gambler lives by dice, risk and cunning; the Specialist by progress cards and perception; the Powerhouse by wrath and endurance; the Free Spirit bends rules with spirit tokens.
    .title = The four characters
ETH-BCK-01 = The back of every starting card shows an action of the character it comes from. While such a card is on top of your deck you may use that action, even if you bought the card and it belongs to another character’s starting deck.
    .title = The action on the back
ETH-BCK-02 = The back of the card on top of a deck is open to everyone. Cards of the market, cards with a code and weaknesses have no action on their back.
    .title = Backs are public
ETH-BCK-03 = To use the action on the back, put the top card face up on your discard pile, then carry the action out. The card is neither drawn nor played. If the next card has such a back, too, you may use it just as well.
    .title = Using the back
ETH-BCK-04 = With the Gambler’s back you roll one of your own rolls again, while it may still be rerolled.
    .title = The Gambler’s back
ETH-BCK-05 = With the Specialist’s back you unflip one progress card of any character, however far away, as long as a path leads there; in the dreamworld no path is needed. You may do this in the action step, or in the dreamworld between two encounters.
    .title = The Specialist’s back
ETH-BCK-06 = With the Powerhouse’s back you prevent 1 of the suffering you are about to take in the dreamlands phase. Do it again as long as your top card allows it.
    .title = The Powerhouse’s back
ETH-BCK-07 = With the Free Spirit’s back you pay one or more spirit tokens and get 1 cunning or 1 perception for each, for the payment you are making. Without an open payment of intents you cannot use it.
    .title = The Free Spirit’s back

## Chapter 5.3: Building a deck

ETH-DCK-01 = You build your deck only when a sitting is set up and when you awaken.
    .title = When decks are built
ETH-DCK-02 = From all your influence cards choose at least 20 and at most 40 for your deck. The rest goes to your stash and cannot be used until you build again.
    .title = Twenty to forty
ETH-DCK-03 = If you own fewer than 20 influence cards, all of them go into the deck.
    .title = Too few cards
ETH-DCK-04 = All your weakness cards go into the deck as well. They do not count towards 20 or 40.
    .title = Weaknesses come along
ETH-DCK-05 = During play your deck may become as small or large as it likes; the bounds count only while you build.
    .title = Afterwards it may change
ETH-DCK-06 = After building, your deck is shuffled; your hand and discard pile are empty.
    .title = A fresh deck
ETH-DCK-07 = If you own fewer than 6 influence cards when you build, you get cards from the top of the influence market for free until you have 6.
    .title = Enough to live

## Chapter 5.4: The dreamworld

ETH-DWM-01 = The dreamworld is made of the tiles you have discovered. Each is a district with locations; big arrows are paths, small ones are shortcuts, and both go one way only. An arrow to a tile that does not lie there yet leads nowhere.
    .title = The dreamworld
ETH-DWM-02 = The team marker stands on exactly one location. There are no rounds here, and nobody draws cards.
    .title = One marker for all
ETH-DWM-03 = A path costs nothing. You follow one arrow, and the location it leads to is resolved completely before you do anything else.
    .title = Paths
ETH-DWM-04 = A shortcut makes each of you seal 1 card before the location is resolved. Whoever has nothing to seal seals nothing; the shortcut may be used all the same.
    .title = Shortcuts
ETH-DWM-05 = A location does what its icons say, from top to bottom: a gate, fate, a shop, a script or an effect. Blank ones and the awakening location do nothing.
    .title = What locations do
ETH-DWM-06 = At a gate location you must choose. Either pay for one of your gates of this district that is not won yet, and enter its dream; what a single character pays, one of you pays. Or gain 1 key and resolve the top tile of the slumber deck.
    .title = Gate locations
ETH-DWM-07 = When the location is resolved, you are free: go on, use cards, awaken or save.
    .title = Idle
ETH-DWM-08 = In the dreamworld you may use whatever says that it works there, from your hand, in front of you, or with the team.
    .title = Cards in the dreamworld
ETH-DWM-09 = If a text relocates the team, the marker must end on another location, which is then resolved. If the text only places the team there, nothing is resolved.
    .title = Moving the marker elsewhere
ETH-DWM-10 = Here, too, you pay intents with your hand and active items. Each of you may boost once between two encounters.
    .title = Paying in the dreamworld

## Chapter 5.5: Dream gates

ETH-GAT-01 = The first side of a dream gate tells you its name, its district, what it takes to enter, the set-up, the number of rounds and the script that opens the dream. The second side has the rules and actions of the dream, effects for the turn cards, the goal, hints, and what happens when there are no more rounds.
    .title = What a gate shows
ETH-GAT-02 = To enter a dream, first pay the keys and whatever else the gate asks for. Clear the slumberlands away; their rift cards go under the fate deck. Follow the gate’s set-up, form the turn deck, and let the figures it names appear. Read the introduction, turn the gate over, and place your characters on entrance fields. Then round 1 begins.
    .title = Entering a dream
ETH-GAT-03 = You take everything into the dream as it is: hand, laid progress cards, sealed cards, suffering, glowstones, ether, hours, items and masks.
    .title = What you bring along
ETH-GAT-04 = A dream ends when a text ends it, when a character dies, or when there are no more rounds; then the gate’s script ends it or adds rounds. You cannot simply leave, and saving inside a dream counts as a death.
    .title = How a dream ends
ETH-GAT-05 = After a dream the map is cleared. What you did not gain goes back to the secrets, all tokens go back to the supply, and the gate is removed or kept as the script says. The slumberlands are built anew, and you stand in the dreamworld where you stood before. You keep your hand, laid progress cards, glowstones and ether, but also sealed cards and suffering; nothing is reshuffled.
    .title = After a dream
ETH-GAT-06 = A won dream usually brings a good season, a lost one a bad season, as its scripts say. A death brings none.
    .title = Dreams bring seasons
ETH-GAT-07 = Scripts give you new gates. They stay with the team.
    .title = New gates

## Chapter 5.6: Slumbers

ETH-SLU-01 = The slumber deck holds all slumber tiles you have unlocked, shuffled, on top of the delta tile.
    .title = The slumber deck
ETH-SLU-02 = A new slumber tile goes to the very bottom of the slumber deck, below the delta tile.
    .title = New slumber tiles
ETH-SLU-03 = For a slumber, reveal the top tile of the slumber deck. The delta tile brings the delta phase. On a tile without rounds, do what it says and put it at the bottom of the deck. On a tile with rounds you play an encounter. An empty deck brings no slumber at all.
    .title = Resolving a slumber
ETH-SLU-04 = A slumber with a creature begins like this: you may abort it at once, if that is allowed; the tile goes to the creature slot; form a turn deck of the size it names; its figures appear; follow the other lines of its set-up; then round 1 begins.
    .title = Setting up a slumber
ETH-SLU-05 = You begin a slumber on the field where you ended the last one. After the slumberlands were built anew, you stand on entrance fields.
    .title = Where you begin
ETH-SLU-06 = Some slumber tiles have more than one face, each with a condition, for instance the number of active progress cards you have laid. The first face whose condition holds is the one you play.
    .title = Tiles with several faces
ETH-SLU-07 = When a slumber ends, it ends on the spot. Its tile goes under the slumber deck, and its figures and the tokens it brought go back. The slumberlands, their rift cards and all other tokens stay, and so do you on your fields. You are in the dreamworld again.
    .title = The end of a slumber
ETH-SLU-08 = A slumber tile may name a way to deliver its creature. Once a wisdom has told you how, and everything it asks for holds, the team may choose it in the action step; its script tells what follows.
    .title = Deliverance

## Chapter 5.7: The delta phase

ETH-DEL-01 = When the delta tile comes up, there is no slumber but the delta phase.
    .title = Instead of a slumber
ETH-DEL-02 = Each of you may choose one: heal all suffering, unseal all cards to the discard pile, turn all laid progress cards face up, reshuffle the deck without a penalty, or put on a mask. Some cards let you choose more, each option once.
    .title = One wish each
ETH-DEL-03 = Your hours go back to the value for your team size, whether that is more or fewer.
    .title = The clock is wound
ETH-DEL-04 = All slumber tiles are shuffled; delta goes to the very bottom.
    .title = The slumbers are shuffled
ETH-DEL-05 = The slumberlands do not change in the delta phase.
    .title = The land stays

## Chapter 5.8: Seasons

ETH-SEA-01 = Once season cards have appeared, the top one is the season you live in, and its rules hold. Before that there is no season.
    .title = Seasons
ETH-SEA-02 = A text names a season, and that card comes on top.
    .title = When the season changes
ETH-SEA-03 = A death never changes the season, and neither does saving.
    .title = When it stays

## Chapter 5.9: Fate cards

ETH-FAT-01 = When you come to a fate location, draw the top fate card and do what it says. With an empty fate deck nothing happens.
    .title = Drawing a fate card
ETH-FAT-02 = If a fate card offers alternatives, the team picks one that it can fulfil. Some cards may be declined; they say so.
    .title = One or the other
ETH-FAT-03 = If the fate card calls for it, draw the top tile of the slumberlands supply and put it on the slot that its code names.
    .title = A new tile
ETH-FAT-04 = A fate card that is a rift must go to an empty rift slot, once its tile has been placed, if there is such a slot; if there are several, the team picks one. Otherwise it goes under the fate deck, as any other fate card does.
    .title = Where a rift card goes
ETH-FAT-05 = If a fate card lets “you” roll or suffer, the team names who that is.
    .title = Who is meant

## Chapter 5.10: Rifts and slumberlands

ETH-RFT-01 = A rift card in its slot either makes a rule for the whole map or gives actions and effects to the rift field it marks. While it lies there, it works in every slumber.
    .title = What a rift does
ETH-RFT-02 = A rift slot holds one card. It stays there until an effect takes it away or the slumberlands are cleared; then it goes under the fate deck.
    .title = How long a rift stays
ETH-SLD-01 = The slumberlands are where you play most slumbers. They begin with two start tiles, and fate cards add more.
    .title = The slumberlands
ETH-SLD-02 = The slumberlands are built anew at set-up, after an awakening and after every dream. Clear the map, lay the two start tiles, shuffle the other tiles you have unlocked, and put each character on an entrance field of its choice.
    .title = Building the slumberlands anew
ETH-SLD-03 = A tile goes only to the slot its code names. If that slot is taken, put the tile at the bottom of the supply; nothing is placed.
    .title = One slot for each tile

## Chapter 5.11: Shopping

ETH-SHP-01 = At a junk shop the team may use one of its shopping cards. Without one there is no shopping; afterwards it goes back to the secrets.
    .title = A shopping card
ETH-SHP-02 = Each of you chooses: influence cards, or 1 item, or nothing.
    .title = What you may buy
ETH-SHP-03 = For 2 ether a random item of the item market becomes active. If no slot is free, another active item must go; the new one cannot be refused.
    .title = An item
ETH-SHP-04 = Whoever has bought neither a card nor an item gains 1 ether.
    .title = Nothing found

## Chapter 5.11: Markets

ETH-MKT-01 = A market is shuffled before the first card of a purchase is drawn from it, and only then. Cards you put back go under it, so you see them again only when it has been gone through.
    .title = Shuffling the markets
ETH-MKT-02 = To buy influence cards, draw the top three of the influence market and buy as many as you like, for the ether printed on each. Bought cards go face up on top of your discard pile, the others under the market. Effects may show you more or fewer than three.
    .title = Buying influence cards
ETH-MKT-03 = You pay with your own ether only, and it goes back to the supply.
    .title = Paying with ether
ETH-MKT-04 = A card returned to the market is taken from where the text says and put under the influence market, wherever it once came from.
    .title = Returning a card
ETH-MKT-05 = You may buy a starting card of another character and then use the action on its back.
    .title = Another character’s cards
ETH-MKT-06 = During the campaign scripts put more cards under the markets. Some items go to the item market when they are discarded; they say so.
    .title = How the markets grow
ETH-MKT-07 = An influence card you gain, from a dream or from the market, goes face up on top of your discard pile.
    .title = Where a gained card goes

## Chapter 5.12: Wisdoms

ETH-WIS-01 = A wisdom card gives you a new rule or possibility that you never lose. All your wisdoms are active all the time, no matter how many.
    .title = Wisdoms are for good
ETH-WIS-02 = Every campaign has three wisdoms: one about awakening, one about death, and one that explains the locations of the dreamworld. All others belong to the story.
    .title = The three common wisdoms

## Chapter 5.13: Masks

ETH-MSK-01 = You may own many masks but wear only one, your active mask. Usually you choose it at set-up or when you awaken.
    .title = One active mask
ETH-MSK-02 = Your active mask may be used at any time, like an interrupt, unless its text sets a limit. What it does without being used works as long as you wear it.
    .title = Using a mask
ETH-MSK-03 = When you may put on a mask, you change to another one you own, or put on any of yours if you wear none. If you wear your only mask already, nothing happens.
    .title = Putting on a mask
ETH-MSK-04 = A mask you take off or discard is no longer worn but is still yours, and you can put it on again later.
    .title = Taking off a mask
ETH-MSK-05 = When you gain a mask you may wear it at once; the one you wore comes off.
    .title = A new mask
ETH-MSK-06 = If your mask raised one of your limits, that limit falls back as soon as the mask is no longer active. What is too much then is discarded at once.
    .title = Limits without the mask

## Chapter 5.14: Awakening

ETH-AWK-01 = Everybody puts deck, hand, discard pile, laid progress cards and weaknesses together.
    .title = All cards together
ETH-AWK-02 = All suffering is healed, all cards are unsealed.
    .title = All is healed
ETH-AWK-03 = All keys, glowstones and spirit tokens go back. You keep ether, items, masks and clues.
    .title = What stays behind
ETH-AWK-04 = You may exchange characters among you or for one that is not in play.
    .title = Changing characters
ETH-AWK-05 = Everybody builds a deck and shuffles it.
    .title = A new deck
ETH-AWK-06 = Everybody chooses one of its own masks to wear, or none.
    .title = A mask for the night
ETH-AWK-07 = The slumberlands are built anew.
    .title = New slumberlands
ETH-AWK-08 = The fate deck is shuffled with all former rifts; the slumber deck is shuffled, with delta at the bottom.
    .title = Fate and slumbers
ETH-AWK-09 = Your hours are set to the value for your team size.
    .title = The hours
ETH-AWK-10 = The team marker goes to the awakening location. Nobody draws cards yet.
    .title = Where you wake

## Chapter 5.15: Death

ETH-DTH-01 = As soon as one of you dies, all of you have lost. Whatever was going on breaks off.
    .title = One for all
ETH-DTH-02 = If you die in a dream, its map is cleared and its cards and tiles go back to the secrets, except those you have gained or added to a deck. The gate stays yours. If you die in a slumber, it ends as usual, but without a reward.
    .title = Death in a dream or slumber
ETH-DTH-03 = A death neither changes the season nor brings about what happens when there are no more rounds.
    .title = What death does not do
ETH-DTH-04 = After a death each of you gains 1 weakness and loses all ether. Then you awaken fully.
    .title = What a death costs
ETH-DTH-05 = If you lose the first dream, you heal everything, unseal all cards, give back keys and glowstones, shuffle all your cards into your deck, reset your hours, and enter the first gate again. Neither a weakness nor lost ether is added to that.
    .title = Losing the first dream
ETH-DTH-06 = You can die in the dreamworld, too, by a shortcut for instance. It costs the same.
    .title = Death in the dreamworld

## Chapter 5.16: Saving

ETH-SAV-01 = You may save whenever you are free in the dreamworld.
    .title = When you may save
ETH-SAV-02 = First each of you may buy influence cards once, without a shop.
    .title = A last purchase
ETH-SAV-03 = Whoever has ether left gives back all of it for one ether note. A note is worth 1 ether at the next set-up, and nobody has more than one.
    .title = Ether notes
ETH-SAV-04 = Then the first three steps of an awakening are carried out.
    .title = Half an awakening
ETH-SAV-05 = Kept are your cards, masks, clues, items, all decks, the season and your gates. Hands, laid cards, suffering, keys, glowstones, hours, slumberlands, rifts and positions are not.
    .title = What is kept
ETH-SAV-06 = Whoever wants to save inside a dream dies in it; after the awakening you are idle and can save. If it is the first dream, it is stored as if you had just died there, and going on means entering it again. A slumber must be finished or aborted first.
    .title = Saving in a dream
ETH-SAV-07 = Closing the program is not saving: it keeps the exact moment, and you go on from there. No rule takes notice of it.
    .title = Putting the game aside

## Chapter 5.17: Setting up a later sitting

ETH-SET-01 = Choose who plays which character; the team size is fixed for this sitting. The first-player marker goes to one of you.
    .title = Seats
ETH-SET-02 = All stored items are in the store. Choose up to three of them as active items, four with the extra slot.
    .title = Items
ETH-SET-03 = Shuffle the turn cards, the fate deck, the weakness deck, the slumber tiles on top of delta, and the supply of slumberlands. The top season stays.
    .title = Shuffling
ETH-SET-04 = One character has 5 hours, two have 4, three have 3, four have 2, five have 1.
    .title = Hours for a sitting
ETH-SET-05 = Then you awaken from the fourth step on: decks, masks, slumberlands, fate and slumbers, hours, marker.
    .title = Waking up
ETH-SET-06 = Whoever has an ether note gives it back and gains 1 ether.
    .title = Redeeming notes

## Chapter 5.18: Players joining and leaving

ETH-PLY-01 = Another sitting may have more characters or fewer. Who joins takes a character that nobody plays, with its own cards: a new one has its 22 starting cards.
    .title = Joining
ETH-PLY-02 = A character that does not play simply stays out and keeps everything that is saved.
    .title = Staying out
ETH-PLY-03 = Somebody else may play a character, if all agree.
    .title = Taking over
ETH-PLY-04 = The team size does not change during a sitting. An awakening may exchange characters, but not their number.
    .title = The number stays

## Chapter 5.19: Clues, scripts and secrets

ETH-CLU-01 = Clue cards belong to the team, and any character may use them. When to use one is written on it; usually that is once, and the card then leaves you as it says.
    .title = Clue cards
ETH-SCR-01 = When a script is called by its number, read that paragraph of the script book, then do what it says and make the choices it offers.
    .title = Reading a script
ETH-SCR-02 = The code of a secret has three parts: the campaign, a group, and a letter. All secrets of one group belong together, for instance to one dream, and several cards may have the same code.
    .title = Codes of secrets
ETH-SCR-03 = A letter alone names a secret of the dream you are in.
    .title = A letter alone
ETH-SCR-04 = To reveal a secret, turn it face up and put it where it belongs. To gain it, take it: influence cards and weaknesses go on top of a discard pile, items to the active items, masks to their owner, clues and wisdoms to the team, a slumber under the slumber deck, a gate to your gates. To look at it means to see it and leave it where it is.
    .title = Reveal, gain, look at
ETH-SCR-05 = If a secret is no longer there because you have gained or removed it, the text that names it does nothing.
    .title = A secret that is gone

## Chapter 5.20: Overlays

ETH-OVL-01 = An overlay card is laid on the map when it is revealed, in the one place meant for it. The fields and edges under it are replaced; it may bring new fields as well.
    .title = Laying an overlay
ETH-OVL-02 = Figures and tokens on fields that an overlay covers now stand on the new field in the same place. If that field is blocked, they go to a nearest field that is neither blocked nor full; the team chooses it.
    .title = What stood there before
ETH-OVL-03 = An overlay leaves only if a text says so. Then the fields beneath it are back.
    .title = Removing an overlay

## Chapter 5.20: Companions

ETH-CMN-01 = Companions come into play by cards. They count neither as characters nor as creatures; they take up room on a field, but actions and effects pass them over unless their own card says otherwise.
    .title = What companions are
ETH-CMN-02 = A companion does what its card says and nothing else. It leaves when the encounter ends, unless its card lets it stay.
    .title = What companions do
ETH-CMN-03 = Other figures that characters bring into play with their cards are no creatures either.
    .title = Other figures you bring

## Chapter 5.20: Memories and signs

ETH-MEM-01 = A first-memory card waits for its condition. The moment it holds, the effect happens once, and the card is removed from the game.
    .title = First memories
ETH-LUC-01 = Lucid decks stay locked until a script unlocks them. From the next awakening on you may take the lucid character with its own 20 cards instead of the one it stands for. Whether their cards may be mixed is up to the pack.
    .title = Lucid characters
ETH-SGN-01 = Sign tokens stay locked until a wisdom explains them. Some are for every character, some for one only. In the action step you may use one, free of charge, at a spot that asks for it: stand on its field, or use it from anywhere if the spot is on a card or gate. The right sign brings the script of the spot; a wrong one does nothing unless the spot says so. The token is not used up.
    .title = Sign tokens

## Chapter 5.21: Nap

ETH-NAP-01 = If you play with Nap and lose a dream whose gate you keep, you may put Nap on that gate, unless it lies on another.
    .title = Nap
ETH-NAP-02 = A gate with Nap on it costs no keys; whatever else it asks for remains. When you enter, Nap is free again.
    .title = A gate with Nap
ETH-NAP-03 = When you save, Nap stays on its gate.
    .title = Nap stays

## Chapter 5.21: The save sheet

ETH-ATE-01 = With the save sheet, saving keeps everything exactly as it lies: hands, piles and their order, laid cards, suffering, glowstones, ether, keys, hours, slumberlands, rifts, positions. Nobody awakens, nobody gets a note.
    .title = The save sheet
ETH-ATE-02 = An expansion may have a mode of its own that excludes all others. You leave it before you save.
    .title = Leaving exclusive modes

## Chapter 5.21: The endless dream

ETH-ETM-01 = If you play endless dreams, the endless tile lies on the gate slot whenever you are in no dream.
    .title = The endless tile
ETH-ETM-02 = When a slumber begins, look at the front of the top tile. Play it, or put it under the slumber deck and play the endless tile as your slumber.
    .title = Another slumber
ETH-ETM-03 = The endless tile is a slumber like any other. When it is over it goes back to the gate slot, with the markers that its text leaves on it.
    .title = Back to the slot
ETH-ETM-04 = When you enter a dream, the endless tile and its markers are put away. After the dream it comes back without them.
    .title = Put away in dreams
ETH-ETM-05 = Delta is known by its back: it is resolved, and there is no choice. Tiles without a creature may be replaced like any other.
    .title = Delta cannot be replaced

## Chapter 5.22: Variants

ETH-ORD-01 = With ordered turns you act one after another, clockwise from the first player. In your turn you may do one dream action at most, that is an action of a field, the gate, a general rule, a rift or a creature, and as much else as you like. Or you pass.
    .title = Ordered turns
ETH-ORD-02 = Passing does not put you out: you may act again when your turn comes round. The step is over when all of you have passed in a row, or when nobody can do anything more.
    .title = Passing in ordered turns
ETH-ORD-03 = If you cannot agree, the first player decides. The marker moves on clockwise whenever a new round begins.
    .title = The first player
ETH-SOL-01 = If you play with a single character, some cards make no sense because they need another one; they are marked. When you draw such a card in a purchase or as a fate card, you may remove it from the game and draw another.
    .title = Playing alone
ETH-SOL-02 = What a text does to another character it does to nobody if you are alone.
    .title = Nobody else there
ETH-THN-01 = An expansion may bring a wisdom that you have from the start, and a mode with rules of its own.
    .title = What expansions bring

## Chapter 5.22: The playing-card gamble

ETH-PKR-01 = If you play with it, the team may gamble once per dream, in the action step. It names one of five rows: mutations, glowstones, hours, suffering or sealing.
    .title = The gamble
ETH-PKR-02 = Shuffle 52 playing cards and 2 jokers and draw three cards of luck. Look at them: stop, and nothing happens, but that was your gamble; or go on and draw three cards of drawback from the rest.
    .title = Luck and drawback
ETH-PKR-03 = Cards from 2 to 10 count as printed, jack 11, queen 12, king 13, ace 14, a joker 15. If your luck adds up to more than the drawback, you win; a tie is lost.
    .title = Who wins
ETH-PKR-04 = Won or lost: one creature loses all mutations, or gets 2 · you share all glowstones of the supply, or all of you lose theirs · 2 hours more, or none left · one of you heals 2, or one suffers 1 · each unseals 5, or each seals 5. A row without anything to work on cannot be named.
    .title = What is at stake

## Chapter 6.1: Map, fields and tiles

ETH-MAP-01 = The map has room for twelve tiles, in rows A to C and columns 1 to 4. Each tile has four fields, two by two, so the whole map has six rows of eight fields.
    .title = The map
ETH-MAP-02 = A field is named by the slot of its tile and its corner, A1.nw for the upper left one of A1. Counted over the whole map, A1.nw lies in row 1 and column 1, B3.sw in row 4 and column 5.
    .title = Names of fields
ETH-MAP-03 = A tile is laid face up on the slot whose code it bears. Some lie across two slots or askew; then their data say which fields they cover, and only the fields and edges that result from it matter.
    .title = Laying a tile
ETH-MAP-04 = Two fields with an edge in common are adjacent, also from one tile to the next. Fields that touch at a corner are not adjacent. Where no tile lies, there is no field.
    .title = Adjacent fields
ETH-MAP-05 = When a tile is rotated, by a quarter or a half turn, its fields, walls and symbols turn with it, and so do the figures and tokens on its fields.
    .title = Rotating a tile
ETH-MAP-06 = A field may have an entrance, a spawn symbol with or without a suit, terrain, stairs, a trap, a draw bonus, a glowstone socket, actions, general rules or a rift slot. It may be blocked or marked as special.
    .title = What a field may have
ETH-MAP-07 = The symbol of an entrance stands between two fields and makes both of them entrance fields. When you enter the dreamlands, you choose an entrance field with room for you.
    .title = Entrances
ETH-MAP-08 = If you stand on a draw bonus when the character phase begins, you may draw that many additional cards in the draw step. Your hand limit stays the same.
    .title = Draw bonus
ETH-MAP-09 = Terrain, stairs and special fields have no effect of their own. They matter when a card or rule speaks of them.
    .title = Fields that only have a name

## Chapter 6.2: Walls and blocked fields

ETH-WAL-01 = A wall stands on the edge of a field. Nobody walks through it, and no range passes through it.
    .title = Walls
ETH-WAL-02 = A wall with a gap in the middle, or along only half of the edge, is damaged. A damaged wall stops nothing.
    .title = Damaged walls
ETH-WAL-03 = Where two tiles meet, each of them may show a wall. One wall that is whole is enough to close the edge. Small gaps at the corners of tiles do not count.
    .title = Walls between tiles
ETH-WAL-04 = Effects can place walls, damage them or take them away.
    .title = Changing walls
ETH-BLK-01 = Nobody enters or crosses a blocked field, and no range passes through it. It cannot be a target, unless a text that means any field at all allows it.
    .title = Blocked fields

## Chapter 6.3: Terrain

ETH-TER-01 = There are light, darkness, swamp and water. A symbol inside a field is for that field, on the line between two fields for both, and in the middle of a tile for all four.
    .title = Kinds of terrain
ETH-TER-02 = Terrain tokens count in the same way: on one field, on the line between two, or on all four fields of a tile.
    .title = Terrain tokens
ETH-TER-03 = Where there is light, darkness does not count. Any other kinds of terrain on a field count together.
    .title = Light and darkness

## Chapter 6.4: Range

ETH-RNG-01 = The distance between two fields is the number of steps on the shortest way, from edge to edge, around walls and blocked fields. Figures are never in the way. If there is no way at all, no range is long enough.
    .title = Distance
ETH-RNG-02 = Range 0 is your own field. A greater range includes every field that is at most that far away.
    .title = Range
ETH-RNG-03 = For an action range is measured once, when you begin it and before you pay.
    .title = Range of an action
ETH-RNG-04 = For the effects of a turn card’s step range is measured when the step begins.
    .title = Range in a step
ETH-RNG-05 = Any range still needs a way to the target, however long.
    .title = Any range
ETH-RNG-06 = If a text means any field on the map, distance, walls and blocked fields play no part.
    .title = On any field

## Chapter 6.5: Room on a field, large creatures

ETH-CAP-01 = Four figures fit on a field: characters, creatures and companions together. Then it is full. Markers and tokens take up no room.
    .title = Four on a field
ETH-CAP-02 = You may walk across a full field but not stay there, so you can enter it only with a step left to leave it. If your movement breaks off there, you are put back on the last field of the way that had room. That is no movement and sets off no trap, and even a paralysed figure is put back.
    .title = Crossing a full field
ETH-CAP-03 = A creature that comes to stay on a full field pushes a character to an adjacent field to make room. The team chooses whom and where. This needs two or more characters on the field.
    .title = A creature makes room
ETH-CAP-04 = The only character on a full field is not pushed. A moving creature then stops at the last field before it that has room, or does not leave its own. An appearing creature goes to an adjacent field with room, which the team chooses; if there is none, it is not placed.
    .title = One character is not pushed
ETH-CAP-05 = If no character stands on the full field, the creature stops before it or appears beside it in the same way.
    .title = A field full of creatures
ETH-CAP-06 = A pushed figure needs an adjacent field that it can reach, with room on it; walls, blocked fields and large creatures rule a field out. Without one nobody is pushed, and the creature stops before the field. Being pushed is no movement, but a trap where you arrive goes off. Paralysed figures cannot be pushed.
    .title = Where a pushed figure goes
ETH-CAP-07 = If four characters stand on a field that is walled in on all sides, no creature appears there or is relocated there.
    .title = Four behind walls
ETH-CAP-08 = A character cannot be relocated to a full field. A creature can, if it is able to make room.
    .title = Relocating to a full field
ETH-BIG-01 = A large creature needs a field for itself alone; for everybody else that field is full. Nothing pushes a large creature.
    .title = Large creatures
ETH-BIG-02 = When a large creature enters a field where others stand, it pushes all of them to adjacent fields, the team chooses where, and its movement is over. They may go to the field it came from. Empty fields it crosses like any creature.
    .title = A large creature pushes all
ETH-BIG-03 = If even one of them cannot be pushed, the large creature stays out and stops one field short.
    .title = When it cannot push

## Chapter 6.6: Traps, sockets, general rules

ETH-TRP-01 = You set off a trap when you walk onto its field, even if only to cross it, or when you are relocated there. It goes off once for each time you enter. Standing on it from the start does nothing, and creatures never set off traps.
    .title = Traps
ETH-TRP-02 = A trap comes before your next step. If it keeps you from moving on, the rest of the movement is lost. When traps relocate you from one to the next, each of these fields goes off only once.
    .title = Traps on the way
ETH-SOC-01 = On a field with an empty socket you may set one of your glowstones into it, at no further cost. Its effect is active at once; if it is an action, that action is free while the glowstone stays there.
    .title = Filling a socket
ETH-SOC-02 = Whoever stands on a field with a filled socket may take the glowstone and keep it. The effect ends at once.
    .title = Emptying a socket
ETH-SOC-03 = Filling and emptying a socket are free and belong to the action step; they are no dream actions. A glowstone in a socket is not in the supply.
    .title = Sockets in the action step
ETH-GRL-01 = A blue frame around a text makes it a general rule, valid on the whole map. If it is an action, every character may do it from anywhere.
    .title = General rules
ETH-GRL-02 = If a general rule tells you to do something, you do it once, when its tile is revealed.
    .title = Instructions on a tile

## Chapter 6.7: Appearing creatures

ETH-SPN-01 = Creatures appear on spawn fields. If there are several, the team chooses.
    .title = Spawn fields
ETH-SPN-02 = If several creatures appear on several spawn fields, spread them evenly: no field gets two more than another.
    .title = Spread evenly
ETH-SPN-03 = If a spawn field shows the suit of the current turn card, the first creature appears there. The others are spread over all spawn fields, and the first one counts. A spawn field with another suit is like one without.
    .title = The suit decides first
ETH-SPN-04 = The turn deck is formed before any creature of the set-up appears, in a dream as in a slumber, because its top card shows the suit.
    .title = First the turn deck
ETH-SPN-05 = If no figure or token of a creature is left, it does not appear.
    .title = No figure left
ETH-SPN-06 = When a creature appears on a full field, or a large one where others stand, the rules about room on a field decide.
    .title = Appearing where it is full

## Chapter 6.8: The round

ETH-RND-01 = A round begins: what you may use once per round is fresh again, and with ordered turns the first-player marker moves on, except in round 1. Then you may abort, if the slumber allows it, and effects of the start of the round happen.
    .title = The round begins
ETH-RND-02 = The character phase starts with the draw step, for all characters.
    .title = Draw step
ETH-RND-03 = Then comes the action step. Anyone may act at any time, one thing after another. The step ends when all of you have passed and nobody has done anything in between; any new action brings everyone back in.
    .title = Action step
ETH-RND-04 = Effects that last until the end of the character phase are over now.
    .title = The character phase ends
ETH-RND-05 = In the dreamlands phase you carry out the steps of the current turn card from top to bottom. You cannot act now, except by interrupts and by effects made for this time.
    .title = Dreamlands phase
ETH-RND-06 = When all steps are done, effects of the end of the round happen.
    .title = The end of the round
ETH-RND-07 = Then the turn card is discarded, and with it ends everything that lasts until the end of the round.
    .title = The turn card is discarded
ETH-RND-08 = If the turn deck still has a card, the next round begins. If not, there are no more rounds: do what the gate or the slumber tile says for that.
    .title = Next round or none

## Chapter 6.9: Drawing

ETH-DRW-01 = Before you draw you may discard as many cards of your hand as you like.
    .title = Discard first
ETH-DRW-02 = You draw four cards, one at a time, but you stop when your hand limit is reached. You may not choose to draw fewer.
    .title = Draw four
ETH-DRW-03 = A draw bonus is yours to take or leave. Say how many of its cards you want before you draw; they are added to the four.
    .title = Taking the draw bonus
ETH-DRW-04 = Your hand limit is 6, unless something changes it. A draw bonus does not.
    .title = Hand limit
ETH-DRW-05 = If you must draw and your deck is empty, you reshuffle and then draw what is missing. Drawing your last card alone does not reshuffle.
    .title = An empty deck
ETH-DRW-06 = If your deck and your discard pile are both empty, you simply stop drawing.
    .title = Nothing left to draw
ETH-DRW-07 = If you ever hold more cards than your limit, you discard down to it at once; you choose which. A card that comes into a full hand is taken first, and then you discard.
    .title = Too many cards
ETH-DRW-08 = These rules hold for every draw, whatever makes you draw: told to draw three with five cards in hand and a limit of six, you draw one.
    .title = Every draw
ETH-DRW-09 = A weakness you draw counts as one of the cards drawn. It does not come into your hand; you deal with it before you draw the next card.
    .title = Drawing a weakness

## Chapter 6.10: Reshuffling

ETH-RSH-01 = If you must draw from an empty deck, your discard pile is shuffled and becomes your deck. Then you choose the price: suffer 1, or seal 3. Sealing is open to you only if the new deck has three influence cards.
    .title = Reshuffling has a price
ETH-RSH-02 = If a text tells you to reshuffle, your deck and your discard pile together become the new deck, and there is no price, even if your deck was empty. Your hand, sealed cards and laid cards stay where they are.
    .title = Reshuffling by an effect
ETH-RSH-03 = One draw may force you to reshuffle more than once. You pay the price each time.
    .title = More than once

## Chapter 6.11: Sealing, suffering and death

ETH-SEL-01 = To seal cards, put influence cards from the top of your deck onto your sealed pile, one by one. Weaknesses on the way are passed over and go back on top of the deck in the order they had.
    .title = Sealing
ETH-SEL-02 = If your deck has too few influence cards, you seal those it has; if it is empty, none. You never reshuffle in order to seal.
    .title = Too few to seal
ETH-SEL-03 = To unseal cards, put the top cards of your sealed pile onto your discard pile, one by one. If you may choose the card, take any.
    .title = Unsealing
ETH-SEL-04 = Sealed cards lie face up for everyone to see, but nobody can use them.
    .title = Sealed cards
ETH-SEL-05 = A card that is sealed from your hand or from your progress zone goes on top of your sealed pile.
    .title = Sealing this card
ETH-SEL-06 = Before an effect makes you seal, you may prevent it, just as with suffering. Sealing as a cost, or as a price you chose, cannot be prevented.
    .title = Preventing a seal
ETH-SUF-01 = To suffer, take that many suffering markers from the supply, one by one. To heal, give back up to that many.
    .title = Suffering and healing
ETH-SUF-02 = Your suffering limit is 8, unless something changes it.
    .title = The suffering limit
ETH-SUF-03 = You die when your suffering reaches your limit, usually with the eighth marker; and also when the limit falls to what you have.
    .title = Death by suffering
ETH-SUF-04 = You die when you must take a suffering marker and none is left in the supply.
    .title = Death without markers
ETH-SUF-05 = You die when you have fewer than six influence cards in your deck, hand and discard pile, together with a card you are just playing. Sealed cards, laid progress cards and weaknesses do not count. This is watched at every moment, except during awakening and deck building.
    .title = Death by too few cards
ETH-SUF-06 = When an effect makes you suffer, you may prevent some of it before you take the first marker. What you pay as a cost cannot be prevented. If you chose to suffer for a reshuffle or a failed boost, only texts about suffering of any kind help, not those about creatures or effects.
    .title = Preventing suffering
ETH-SUF-07 = Whichever way one of you dies, the whole team has lost.
    .title = Death ends it for all

## Chapter 6.12: Actions

ETH-ACT-01 = You find actions on many things: the basic actions, cards in your hand, active progress cards, your active mask and the active items, tiles and their general rules, filled sockets, the gate, revealed cards of the dream, creature tiles, rifts, the season, wisdoms, clues, sign spots, companions, weaknesses you have laid, and the back of your top card.
    .title = Where to find actions
ETH-ACT-02 = To act, first name the action, which of its costs you pay, and X; what it requires, your place and the range are checked now. Then pay. Then the effect happens; you name the targets one by one, from those in range at the beginning. Last, the card goes where it belongs. If a text speaks of a field you reach later, range is measured from there.
    .title = How an action goes
ETH-ACT-03 = For a field action you must stand on its field. Fight and contact have a range instead, and general rules can be used from anywhere.
    .title = Field actions
ETH-ACT-04 = An interaction of a creature can be used from anywhere, unless it names a range or is fight or contact.
    .title = Interactions
ETH-ACT-05 = An influence card you play goes to your discard pile after its effect, unless it says otherwise. From the moment you name it until then it is in no zone, so you cannot discard it to pay for itself. If the payment fails, you take it back into your hand.
    .title = A card being played
ETH-ACT-06 = You play influence cards from your hand, and in the action step only. Interrupts may come at other times.
    .title = When to play cards
ETH-ACT-07 = A card you discard for its intents gives you those and nothing else.
    .title = Intents or action
ETH-ACT-08 = What an action requires, such as standing in darkness, must be true when you name it. It need not be true any more later on.
    .title = Requirements
ETH-ACT-09 = A field action with the block symbol is there only once in a dream. On a tile of the slumberlands it is back when these are built anew. A block token marks it; if none is left, the game remembers it without.
    .title = Actions for a single use
ETH-ACT-10 = You may do as many actions in a round as your cards and the costs allow. An action with a limit counts as used when its payment succeeds, not when it fails; a boost counts as soon as you roll.
    .title = As many as you can pay for
ETH-ACT-11 = Actions of fields, the gate, general rules, rifts and creatures are dream actions. That makes a difference only with ordered turns.
    .title = Dream actions
ETH-ACT-12 = Some things are called activities: to lay a progress card, to gain a glowstone, to fill or empty a socket, and to buy rounds with hours. You do them in the action step, just like actions.
    .title = Activities
ETH-ACT-15 = Actions on the gate, on revealed cards of the dream, on wisdoms and on clues can be used from anywhere unless they name a place. A rift card wants you on its rift field, unless it is about the whole map.
    .title = Actions without a place
ETH-ACT-16 = An action with a target, or the back of a card that needs one, can be named only if there is a target it may have. An action without one can always be named, even if it will change nothing.
    .title = No target, no action
ETH-ACT-17 = If discarding, sealing or removing the card itself is part of the cost, it goes there while you pay, before the effect. Otherwise it waits until the effect is over.
    .title = The card as its own cost

## Chapter 6.13: Paying with intents

ETH-PAY-01 = If a cost names several prices with a slash between them, you choose one. Of that price you must pay every part.
    .title = Choosing a price
ETH-PAY-02 = You pay intents by discarding cards of your hand and active items that show the colour. Each gives the number it shows. A card that would give nothing cannot be discarded for it.
    .title = Paying intents
ETH-PAY-03 = A card or item with several colours gives only one of them, and you say which when you discard it. It pays for one part of the price only.
    .title = One colour per card
ETH-PAY-04 = Cards you pay with go to your discard pile at once, items to the team store at once, unless their text sends them elsewhere.
    .title = Where the payment goes
ETH-PAY-05 = Intents last only as long as the payment. What you paid too much is lost.
    .title = No change given
ETH-PAY-06 = Only your own cards and the items of the team can pay for your action. Nobody else can add to it.
    .title = Nobody pays for you
ETH-PAY-07 = A price may ask for other things: suffering, glowstones, ether, keys, hours, cards to seal or discard, spirit tokens, markers, a progress card or an item to flip or give up. You must have them when you name the action; they are taken when the intents are complete, just before the effect. If you no longer have them by then, nothing comes of the action, and the intents are spent in vain.
    .title = Paying other things
ETH-PAY-08 = While you are paying, interrupts may be used at any point, for instance to draw more cards.
    .title = Interrupts while paying
ETH-PAY-09 = You end a payment by confirming it when the price is reached, by a boost, or by giving up. If you give up, the action does not happen, and what you have spent is lost; if you have spent nothing yet, it costs you nothing.
    .title = Ending a payment
ETH-PAY-10 = A price with the team symbol is multiplied by the team size and is paid by one character in one go. It is not a group action.
    .title = Times the team size
ETH-PAY-11 = Effects may make a price higher or lower, but never lower than 0, and what is free stays free. If you pay a price several times in one payment, what makes it dearer counts each time, what makes it cheaper only once.
    .title = Dearer and cheaper
ETH-PAY-12 = If a price may be paid in any one colour, you name that colour together with the action. Parts of a price in the same colour are added up to one.
    .title = One colour of your choice
ETH-PAY-13 = You pay step by step, one card or item at a time. A colour is asked for until its part of the price is reached; in a movement, and where a price may be paid several times, it is always asked for.
    .title = Card by card

## Chapter 6.14: Boost

ETH-BST-01 = Each of you can boost one payment for an action or activity per round: as soon as you have paid at least 1 intent, you may roll the luck die. You need not have reached the price. With the roll the boost of this round is used, whatever it shows.
    .title = Boosting a payment
ETH-BST-02 = The boost comes last. After the roll nothing can be added to the payment.
    .title = The boost comes last
ETH-BST-03 = One, two or three on the die give that many intents of the colour you need. If you need several colours, name one before you roll. The void gives nothing.
    .title = What the die gives
ETH-BST-04 = If the die shows doom, the action fails no matter what you have paid, and all of it is spent. In addition you choose: lose a glowstone, suffer 1, or seal 3 if your deck has three influence cards.
    .title = Doom
ETH-BST-05 = If the price is not reached even with the roll, the action does not happen and everything you paid is lost. There is no other penalty.
    .title = Still not enough
ETH-BST-06 = In a movement the boost adds cunning and so fields to this one movement. With the void you move the fields you have paid for; with doom you do not move at all and pay the penalty.
    .title = Boosting a movement
ETH-BST-07 = In fight, contact and group actions it is the total after the roll that says how many times the price is paid.
    .title = Boosting a repeated price
ETH-BST-08 = What an effect makes you pay cannot be boosted; only your own actions and activities can.
    .title = No boost for demands

## Chapter 6.15: Dice and rerolls

ETH-ROL-01 = A roll belongs to the character whose action or effect it is. Rolls of the creature die, and rolls that are nobody’s in particular, belong to the team.
    .title = Whose roll it is
ETH-ROL-02 = After a roll any of you may reroll it with what fits: a glowstone for any roll of anyone, the Gambler’s back for the Gambler’s own, and cards, masks and items as they say. After that it may be rerolled again, as often as you can.
    .title = Rerolling
ETH-ROL-03 = When nobody wants to reroll any more, the last result counts. The earlier ones never happened.
    .title = The last result counts
ETH-ROL-04 = While any creature of the encounter has the mutation fixed fate, nothing can be rerolled. With dull stones glowstones cannot be used for it.
    .title = When rerolls are barred
ETH-ROL-05 = What sets or shifts the face of a die is used after the result has been accepted. It is not a reroll: fixed fate does not stop it, and no reroll follows. If a rule reads one face as another, that comes first.
    .title = Setting and shifting a die

## Chapter 6.16: Moving

ETH-MOV-01 = To move, pay cunning and walk up to that many fields, step by step across their edges. It is one action; steps you do not take are lost.
    .title = Moving
ETH-MOV-02 = Walls and blocked fields stop you, figures do not. Full fields can only be crossed.
    .title = What is in the way
ETH-MOV-03 = Each trap you walk onto goes off. Interrupts may be used between two steps.
    .title = On the way
ETH-MOV-04 = To relocate means to put a figure on another field, no matter how far and what is between. That field must not be blocked nor, for a character, full. A trap there goes off. To be relocated to the field where you are does nothing at all.
    .title = Relocating
ETH-MOV-05 = Cards may let you step diagonally, pass walls or go further. A diagonal step needs one of the two ways around the corner to be open. Passing walls takes you only from one field of the map to another.
    .title = Special steps
ETH-MOV-06 = If moving costs more per field, each field costs 1 cunning and what has been added. What does not make up another whole field is lost.
    .title = When each field costs more

## Chapter 6.17: Exertion and hours

ETH-HRS-01 = One to five characters have 5, 4, 3, 2 or 1 hours at the start and after every reset. The clock goes from 0 to 12; hours beyond that are lost.
    .title = How many hours
ETH-EXE-01 = By exertion you move up to as many fields as the hours the team gives for it, at least one. Each character may do it once per round. It follows the rules of moving, but without a boost, and fields do not cost more.
    .title = Exertion
ETH-HRS-02 = In the action step of an encounter the team may give hours to add as many rounds, as often as you like. There must be a card in the turn discard pile for each of them.
    .title = Rounds for hours
ETH-HRS-03 = If an effect takes hours, it takes what there is. If hours are a cost, all of them must be there. The clock is not reset between encounters.
    .title = Losing hours

## Chapter 6.18: Other basic actions

ETH-LOK-01 = In a dream you may discard a card of your hand to look for a moment at one secret of this dream that is not yet revealed. Its back must be that of an influence card, an item, a weakness, a fate card or a slumber. You choose which one, and only you need to see it.
    .title = Looking at a card
ETH-GLO-01 = Discard three influence cards of your hand to gain a glowstone, if the supply has one.
    .title = Gaining a glowstone
ETH-GLO-02 = Give one of your glowstones to reroll any roll. You may do so at any time, also in the dreamlands phase and in the dreamworld.
    .title = Using a glowstone
ETH-RMU-01 = Pay a key of the team or 1 of your ether to remove a mutation of your choice from a creature that has a figure in range 1. The token goes back into the bag.
    .title = Removing a mutation

## Chapter 6.19: Fight and contact

ETH-FGT-01 = An action is fight or contact if it bears that word. The colour of its cost says nothing about it.
    .title = What is fight or contact
ETH-FGT-02 = Fight and contact have range 1, changed by your cards up to any limit that is in force; this goes for creatures, fields and cards alike. If the action names a range, that takes the place of the 1.
    .title = Range of fight and contact
ETH-FGT-03 = You may pay the cost of fight or contact several times in one payment, with all its parts. The effect then happens as many times, one after another.
    .title = Paying several times
ETH-FGT-04 = Each time you may choose another target. It must have been in range when you began and still be on the map. If there is no such target left, that time is lost.
    .title = A target each time
ETH-FGT-05 = How many times you have paid is the total of the intents, together with what makes them cheaper, divided by the price and rounded down; the boost counts. With several colours, or other parts of the cost, the smallest number counts. At none the action does not happen. If no intents are asked for, you say how many times when you name the action.
    .title = How many times
ETH-FGT-06 = If the encounter ends on the way, the times that are left are lost.
    .title = The encounter ends before

## Chapter 6.20: Group actions

ETH-GRP-01 = The cost of a group action must be paid as many times as there are characters in the team. Each time it is paid, an intent marker of the colour goes to the action; of any colour if the cost has no intents.
    .title = Group actions
ETH-GRP-02 = You may share the instalments among you and over several rounds. One payment may cover several of them; a remainder is lost.
    .title = Instalments
ETH-GRP-03 = To pay an instalment you must be able to do the action yourself: stand where it asks, have it in range, fulfil what it requires.
    .title = Who may pay
ETH-GRP-04 = As soon as there are as many markers as characters, the action happens. The one who paid last performs it, and the markers go back to the supply.
    .title = When it happens
ETH-GRP-05 = If the action can be paid in two colours, the first marker settles the colour until the action has happened or its markers are gone.
    .title = The first marker settles the colour
ETH-GRP-06 = The markers are everyone’s, and any of you may add to them.
    .title = Markers belong to all
ETH-GRP-07 = If a creature tile has several figures, its markers are for none of them in particular. You name the target in the end, when the action happens.
    .title = Markers on a creature tile
ETH-GRP-08 = If no marker of a colour is left, one of another colour stands in for it. If all twelve are in use, the team may take one away from another action; otherwise the instalment cannot be paid. This is settled when you name the action, before you discard anything. You cannot pay more instalments than there are free markers, but the one that completes the action needs none.
    .title = When markers run out
ETH-GRP-09 = If a group action is also fight or contact, one payment may complete it more than once, and the markers left over stay. Any other group action takes only what it still needs; the rest of the payment is lost.
    .title = Completed more than once
ETH-GRP-10 = The markers stay until the action happens or the encounter ends. On tiles of the slumberlands they stay until these are built anew.
    .title = How long markers stay

## Chapter 6.21: Progress cards

ETH-PRG-01 = From your hand you may discard a progress card for its intents, or lay it by paying the cost at its top. What it does works only while it is laid, face up and active.
    .title = Progress cards
ETH-PRG-02 = A card you have laid cannot pay intents any more.
    .title = Laid cards do not pay
ETH-PRG-03 = You may have four laid progress cards, unless something changes that. Flipped ones count.
    .title = The progress limit
ETH-PRG-04 = If you have reached the limit, you discard a laid card, face up or down, when the payment for a new one is complete and before you put that down. At any other time you cannot give up a laid card of your own accord.
    .title = Making room
ETH-PRG-05 = A flipped card lies face down: you cannot use it, and it is not active, but it still takes up its place. Unflip it, and it is face up again.
    .title = Flip and unflip
ETH-PRG-06 = To count a colour, count your active progress cards that show it. If a card has two colours, count it for both.
    .title = Counting a colour
ETH-PRG-07 = Using a progress card does not discard it unless it says so. It stays from one encounter to the next, until something takes it away, such as an awakening or a death.
    .title = Progress stays
ETH-PRG-08 = You may lay two equal cards. You can use the action of each, but what they do all the time counts only once, unless the card says otherwise.
    .title = Two equal cards
ETH-PRG-09 = If your limit falls below the number of your laid cards, you discard some at once; you choose which.
    .title = When the limit falls
ETH-PRG-10 = Laying a card is an activity of the action step. An effect may let you do it at another time or for free; the limit holds all the same.
    .title = When to lay a card

## Chapter 6.22: Items

ETH-ITM-01 = Up to three items of the team are active; later there may be room for a fourth. The rest lie face down in the team store.
    .title = Active items and store
ETH-ITM-02 = Each of you may use any active item, for what it does or by discarding it for its intents.
    .title = Items are for all
ETH-ITM-03 = An item stays when it is used, unless it says otherwise, and you may use it as often as its text allows.
    .title = Using an item
ETH-ITM-04 = To equip an item, draw a random one from the store for a free slot. If no slot is free, the team discards an active item for it or puts the drawn one back. If the store is empty, nothing happens.
    .title = Equipping an item
ETH-ITM-05 = An item you gain takes a free slot. If there is none, make room or put the new one into the store.
    .title = Gaining an item
ETH-ITM-06 = A discarded item goes to the team store; a few go to the item market, as they say.
    .title = Discarding an item

## Chapter 6.23: Interrupts

ETH-INT-01 = You may use what bears the interrupt symbol whenever you like, even while you or another are in the middle of an action, or in the dreamlands phase. Its cost comes first.
    .title = Interrupts
ETH-INT-02 = These are the moments when you are asked for interrupts. In the action step before and after everything that is done; while paying, after each card and before a boost. After a roll, to reroll it, and when its result is accepted, to change it still. Before suffering or sealing comes upon you, to prevent it, and afterwards. Between two steps of a movement, a creature’s as well, and in between when an effect happens several times. In the dreamlands phase at its start, before and after each step, and before the effects of the end of the round. In the dreamworld before and after each location, and during each fate card.
    .title = When an interrupt may come
ETH-INT-03 = An interrupt can be interrupted. The one used last is carried out first.
    .title = Interrupting an interrupt
ETH-INT-04 = If several of you want to interrupt, you are asked in seat order, until all in a row have declined. Where nobody has an interrupt to use, nobody is asked.
    .title = Who interrupts first
ETH-INT-05 = If an interrupt costs intents, it has a payment of its own. What you discard for it is gone for the payment you interrupted.
    .title = Paying for an interrupt
ETH-INT-06 = Masks, rerolls with glowstones and the backs of cards that answer something may be used at the same moments.
    .title = What else works like this

## Chapter 6.24: The text of an influence card

ETH-ACT-13 = An influence card shows its name, its price in ether and its intents. It may have a cost for laying it, something it requires, one or more actions or effects with their costs, interrupt symbols, and choices joined by “or”.
    .title = What a card shows
ETH-ACT-14 = Where a card offers a choice joined by “or”, you use one of them each time you play it.
    .title = One of the choices

## Chapter 6.25: Weakness cards

ETH-WEK-01 = To gain a weakness, take the top one of the weakness deck and put it on your discard pile. If that deck is empty, you are spared.
    .title = Gaining a weakness
ETH-WEK-02 = A weakness you draw from your deck takes effect at once. If it names a fee, you may pay it instead, and the card goes under the weakness deck.
    .title = A weakness takes effect
ETH-WEK-03 = Afterwards the card goes to your discard pile or, if it says so, lies in your progress zone and keeps working; there it counts neither for the limit nor for colours. When it tells you to discard it, it goes to your own discard pile.
    .title = Where a weakness goes
ETH-WEK-04 = Weaknesses are not influence cards: they are not sealed, they do not keep you from dying of too few cards, and they pay neither intents nor glowstones.
    .title = No influence cards
ETH-WEK-05 = Whenever you build your deck, all your weaknesses are in it.
    .title = Weaknesses in a new deck
ETH-WEK-06 = A weakness works the same way when you draw it outside the draw step or in the dreamworld.
    .title = Drawn at another time

## Chapter 6.26: Turn cards

ETH-TRN-01 = There are twelve turn cards, each with a suit, a reward and its steps: mutation, basic, special or move.
    .title = Turn cards
ETH-TRN-02 = At the start of an encounter shuffle all twelve. As many as the encounter has rounds become the turn deck, face up, so that you see only the top one: the current turn card. The others form the turn discard pile, face down.
    .title = The turn deck
ETH-TRN-03 = In the dreamlands phase the steps are carried out from top to bottom. In a mutation, basic or special step everything in play that bears this symbol takes effect: on creature tiles, the gate, revealed cards of the dream and rifts. If nothing bears it, the step is skipped.
    .title = The steps
ETH-TRN-04 = If a step has several effects, the team orders them, and they count as simultaneous.
    .title = Several effects in a step
ETH-TRN-05 = In a move step it is the creatures’ turn to walk, all of them.
    .title = The move step
ETH-TRN-06 = After the steps and the effects of the end of the round the turn card goes on top of the turn discard pile.
    .title = Discarding the turn card
ETH-TRN-07 = To block a step, put a block token on a step of the current turn card that has none; that step is skipped. You need a token from the supply and get it back when the card is discarded. That the card is discarded cannot be blocked.
    .title = Blocking a step
ETH-TRN-08 = To add a round, take the bottom card of the turn discard pile and put it under the turn deck. With an empty pile no round is added.
    .title = Adding a round
ETH-TRN-09 = A suit alone means nothing; only other texts give it a meaning.
    .title = Suits
ETH-TRN-10 = If you are told in the character phase to carry out the current turn card, you do all its steps but do not discard it. They come again in the dreamlands phase.
    .title = A turn card out of turn
ETH-TRN-11 = If an effect ends the encounter, everything stops at once.
    .title = The encounter ends in a step

## Chapter 6.27: Creatures

ETH-CRE-01 = A creature tile shows its name and set-up, how far it moves or a rule of its own for that, its interactions, what it does in mutation, basic and special steps, and what is always true of it. The tile of a slumber also says what happens when there are no more rounds, whether you may abort, and sometimes how to deliver it.
    .title = A creature tile
ETH-CRE-02 = One tile may have several figures. Every figure or token it names is a creature, shapeshifters included; figures that characters bring are not.
    .title = Figures of a creature
ETH-CRE-03 = You are in range of a creature if one of its figures is near enough. Several figures of the same creature still affect you only once, unless the text counts figures. Different creatures affect you each.
    .title = In range of a creature
ETH-CRE-04 = In a move step the creature die is rolled for every figure on its own, in the order the team chooses. The team may instead roll once for all: each figure then does what the die shows, and after a surge there is one more roll for all that can still move.
    .title = Rolling for creatures
ETH-CRE-05 = On a crawl the figure moves 1 field, on a stride as far as its tile says, and on a surge the same and then it is rolled for again. If it can no longer move after a surge, there is no further roll.
    .title = Crawl, stride, surge
ETH-CRE-06 = A figure makes for the nearest character by a shortest way and stops on that character’s field. If several characters or ways are equally near, the team chooses.
    .title = Whom a creature follows
ETH-CRE-07 = A figure does not move if a character is on its field already, if no way leads to any character, or if it is paralysed.
    .title = When a creature stays
ETH-CRE-08 = The character a figure follows is settled when it starts to move, and settled anew after each further roll of a surge.
    .title = Settled at the start
ETH-CRE-09 = Creatures do not use field actions, pass traps unharmed and walk past figures. The rules about room on a field hold for them.
    .title = What creatures ignore
ETH-CRE-10 = If the tile says that a creature moves in another way, it does that instead.
    .title = A movement of its own
ETH-CRE-11 = If a creature is relocated to a spawn field of choice, the character whose interaction it is chooses; in the dreamlands phase the team does.
    .title = Relocating a creature
ETH-CRE-12 = When a mutation or state changes the effects of a creature, that means what it does in mutation, basic and special steps and what is always true of it. The costs of its interactions are not among them, nor what happens by an abort or when there are no more rounds.
    .title = What counts as its effects
ETH-CRE-13 = A creature tile revealed during an encounter comes into play with its set-up at once, and takes part from the next step on. There may be more than one in play.
    .title = A creature joins in

## Chapter 6.28: Mutations

ETH-MUT-01 = Mutations mostly come in mutation steps; the creature’s tile says how many. Draw that many tokens from the bag at random and lay them face up on its tile. If the bag runs out, there are fewer.
    .title = Gaining mutations
ETH-MUT-02 = Cruelty adds 1 suffering to each effect that brings suffering, binding 2 sealed cards to each that seals, haste 2 fields to the movement, while a crawl stays 1 field, and reach 1 to every range; equal ones of these add up. Unmasking makes your masks inactive, stasis your laid progress cards; fixed fate forbids all rerolls, dull stones those by glowstones. All figures of the tile have them.
    .title = What mutations do
ETH-MUT-03 = Cruelty and binding count once for each effect and each character it hits, also in a choice that contains suffering or sealing. An effect without suffering or sealing does not get any.
    .title = Cruelty and binding
ETH-MUT-04 = Unmasking and stasis work the moment they appear: limits fall, and what is too much is discarded at once. When the token leaves, your masks and progress cards are active again.
    .title = Unmasking and stasis
ETH-MUT-05 = Mutations that are removed go back into the bag, and so do all of them at the end of the encounter.
    .title = Back into the bag

## Chapter 6.29: States

ETH-STA-01 = A state token lies beside one figure and is about that figure only; a poisoned figure poisons its whole tile. The supply must have the token with that side, otherwise nothing happens. A figure has each state only once.
    .title = State tokens
ETH-STA-02 = While confused, no range is greater than 1: for a creature in its effects until the end of the round, for a character in actions until the end of the character phase. Of several figures only the confused one is limited. Effects without a range do not change.
    .title = Confused
ETH-STA-03 = Suffering caused by a stunned figure does not count in this round. The rest of its effect does, such as sealing. If another figure of the same creature that is not stunned also has you in range, you suffer as usual.
    .title = Stunned
ETH-STA-04 = A paralysed figure cannot be moved, relocated or pushed: a creature until the end of the round, a character until the end of the character phase.
    .title = Paralysed
ETH-STA-05 = A poisoned creature gets no new mutations until the encounter ends. Characters cannot be poisoned.
    .title = Poisoned
ETH-STA-06 = If you get a state in the dreamlands phase that lasts for the character phase, you keep it through the next one. Tokens whose time is over go back to the supply.
    .title = How long states last

## Chapter 6.30: Abort, reward and end

ETH-ABT-01 = If the last line of a slumber tile is for no more rounds and abort alike, the team may carry it out at the start of any round, before drawing, and thereby end the slumber.
    .title = Aborting a slumber
ETH-ABT-02 = If that line needs nothing of the set-up, you may abort even before the slumber starts. There is no turn deck then, and no figure appears.
    .title = Aborting before the start
ETH-ABT-03 = In a dream there is no abort.
    .title = No way out of a dream
ETH-RWD-01 = When you gain the reward, you get what the reward section of the current turn card says.
    .title = The reward
ETH-RWD-02 = If the last turn card has been discarded already, its reward is the one you gain.
    .title = The reward after the last round
ETH-RWD-03 = If a reward has one version for the team and one for each character, the team chooses. What each may do, each decides alone.
    .title = Choices in a reward
ETH-RWD-04 = There is no reward unless a text gives it to you.
    .title = Not without a text
ETH-RWD-05 = If you abort before the start, there is no turn card and so no reward, even if the text grants one.
    .title = No turn card, no reward
ETH-END-01 = After an encounter you keep your hand, your laid progress cards, glowstones and all else you gained. Nothing is reshuffled; sealed cards stay sealed, and suffering stays.
    .title = What you keep
ETH-END-02 = What lasts until the end of the encounter is over, states are taken away, and all twelve turn cards are put together again.
    .title = What ends with it
ETH-END-03 = You return to the dreamworld, unless a text sends you elsewhere.
    .title = Back to the dreamworld

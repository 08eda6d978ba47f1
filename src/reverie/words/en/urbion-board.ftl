### Urbion on the table of the browser: places, the balance of the rows, and what a card can be discarded for.

## The rows

urbion-board-row = Row { $row }
urbion-board-side = Row { $row }, { $city }: { $side }
urbion-board-here = here
urbion-board-lay = Row { $row }, { $city }: lay it on the { $side } side
urbion-board-chosen = chosen
urbion-board-counts = counts { $influence }
urbion-board-beam-balanced = Row { $row }, { $city }: balanced.
urbion-board-beam-sognae = Row { $row }, { $city }: sum { $sum }, the Sognae are stronger.
urbion-board-beam-incubi = Row { $row }, { $city }: sum { $sum }, the Incubi are stronger.
urbion-board-beam-empty = Row { $row }, { $city }: no Dream.
urbion-board-beam-vacant = Row { $row }: no City.
urbion-board-void-row = { $beam } The Void is here.
urbion-board-left = Left in the decks: { $dreams ->
    [one] 1 Dream
   *[other] { $dreams } Dreams
 }, { $cities ->
    [one] 1 City
   *[other] { $cities } Cities
 }.

## Piles and hands

urbion-board-nothing = empty
urbion-board-success = Claimed: { $claimed } of { $all }
urbion-board-face-down = face down
urbion-board-known = on top: { $cards }
urbion-board-looked = from the top down
urbion-board-placed = number { $number } from the top
urbion-board-polarity = Polarity: { $side }
urbion-board-waiting = Player { $player } decides.

## Postcards and the Void

urbion-board-postcards = Postcards
urbion-board-inhabitants = Inhabitants
urbion-board-wise = Wise Chaos
urbion-board-quarters = { $postcard }, { $quarters ->
    [one] 1 quarter turn
   *[other] { $quarters } quarter turns
 }
urbion-board-postcard = { $postcard }: { $line }.
urbion-board-settled = { $kept } kept, { $lost } lost
urbion-board-kept = { $postcard }: { $count } moved in (+1 each).
urbion-board-lost = { $postcard }: { $count } lost (−2 each).
urbion-board-void = Void, { $place }
urbion-board-figure-row = at row { $row }

## What may still come

urbion-board-of-earth = Earth
urbion-board-of-water = Water
urbion-board-of-fire = Fire
urbion-board-of-air = Air
urbion-board-of-none = All elements or none

## A card of the hand

urbion-board-play-at = Lay it at
urbion-board-discard-for = Discard it for
urbion-table-spend-on = Spend it on
urbion-board-for-swap = Swap
urbion-board-for-census = Census
urbion-board-for-pass = Pass
urbion-board-for-flying-sognae = Flying Sognae
urbion-board-for-flying-incubi = Flying Incubi
urbion-board-for-invisible-sognae = Invisible Sognae
urbion-board-for-invisible-incubi = Invisible Incubi
urbion-board-for-freedom = Freedom
urbion-board-for-full-balance = Full Balance
urbion-board-for-prophecies = Prophecies
urbion-board-for-rebuild = Rebuild
urbion-board-for-side-change = Side Change
urbion-board-for-rebuild-two = Rebuild (+1 card)
urbion-board-for-side-change-two = Side Change (+1 card)
urbion-board-for-alliance = Alliance (+1 card)
urbion-board-for-switch-polarity = Polarity Switch
urbion-board-swap-polarity = Swap Polarity (8 discarded cards)

urbion-about-city = Dreams that show one of its elements can be played here. It is balanced when both sides add up to the same; then a Census claims it.

## The room, and what is asked at the table

urbion-table-claimed = Claimed
urbion-table-of = of { $all }
urbion-table-level = level
urbion-table-dreams = dreams
urbion-table-let-go = let go
urbion-table-nothing-let-go = Nothing let go yet
urbion-table-becomes = { $before } → { $after }
urbion-table-ask-main = Lay a dream on a scale, or spend it.
urbion-table-ask-chaos = Chaos wants in.
urbion-table-ask-opening-chaos = Chaos is here before you. Where?
urbion-table-ask-swap = Which dream changes places?
urbion-table-do-place = Let it in here
urbion-table-do-ruin = Ruin the level city
urbion-table-do-reveal = Turn up four instead
urbion-table-ask-several-place = Where it is let in
urbion-table-ask-clean = Dreams that weigh nothing together may leave. Pick them.
urbion-table-ask-second = Once more? The wizard allows it.
urbion-table-ask-sides = Two dreams, one city. On which sides?
urbion-table-leaving = { $sum } would leave
urbion-table-brief-again = Once more: { $what }
urbion-table-brief-stop = That is enough
urbion-table-brief-clean = { $none ->
    [true] Keep them all
   *[false] Let these go
 }

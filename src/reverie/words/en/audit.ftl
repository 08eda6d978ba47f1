### What fair deals and audits say. The message ids of refusals are the stable error codes.

## Refusals

deal-nonce = A number for the deal has exactly { $digits } hexadecimal digits, small letters only.
audit-body = The entry says { $value }, but playing it gives { $found }.
audit-players = The document speaks of { $value } players, the game has { $found }.
audit-order = This entry has the number { $value }, but { $found } comes next: entries are missing, doubled or out of order.
audit-commitment = This secret is not the one that was promised (its commitment is { $found }…, promised was { $value }…).
audit-not-dealt = The cards were never dealt: the entries do not get that far.
audit-chain = The chain breaks: the link should be { $found }… and is { $value }…; something before it, or the link, was changed.
audit-state = Playing the entries leads to another state ({ $found }… instead of { $value }…).
audit-peeked = { $value ->
    [true] The document is marked as peeked, but nobody took back an answer that had shown something.
   *[false] An answer was taken back that had shown something, but the document is not marked as peeked.
 }
audit-sealed = This game is sealed until it is over; it cannot be played again yet.
audit-broken = The document does not stand up to its checks: { $reason }

## The checks

audit-check-rules = The rules: this program plays the same version, with as many players
audit-check-order = The entries: none is missing, doubled or out of order
audit-check-commitment = The promise: the secret is the one that was promised before the deal
audit-check-deal = The deal: the seed, worked out again, gives the cards of this game
audit-check-chain = The chain: every link holds its entry and the link before
audit-check-entries = The moves: every entry was possible, for whoever made it
audit-check-states = The states: every one comes out again as it was written
audit-check-result = The result: the game ended as written
audit-check-peeked = The peeked mark: it is where it belongs
audit-check-form = The form: a record, undamaged
audit-check-answers = The answers: every one was possible
audit-check-state = The final state: it comes out again as it was written
audit-place-entry = entry { $number }

## What it means

audit-title-table = Table { $table }
audit-title-record = Record
audit-game = Game: { $spec }
audit-dealt-by = Deal: { $deal ->
    [fair] fair, from the server’s secret and the players’ numbers
    [number] by number, open
    [imported] brought along from another game
   *[daily] the deal of a day
 }
audit-result = Result: { $result }
audit-seed = Seed: { $seed }
audit-nonce = Number of seat { $seat }: { $nonce }
audit-good = Everything that can be checked is in order.
audit-bad = This does NOT stand up to the checks.
audit-nothing = Nothing failed, but there is not enough here to prove anything about the deal.
audit-proven-title = Proven
audit-unproven-title = Not proven
audit-proven-fair = The cards follow from a secret promised beforehand and from a number of every seat: nobody could choose them alone.
audit-proven-daily = The cards are those of { $day }, the same for everybody, from a secret promised before that day’s games.
audit-proven-number = The cards are those of the deal number in the spec.
audit-proven-imported = The cards are those of the game that was brought along.
audit-proven-log = From the deal to the end every entry is possible by the rules and leads to the state that is written, and every link of the chain fits.
audit-proven-peeked = An answer was taken back after it had shown something new; the game says so itself: peeked.
audit-proven-record = The answers of this record are possible by the rules and lead to the state that is written.
audit-not-sealed = The document is sealed: while the game runs nothing about the cards is shown, so nothing about them can be checked. Keep it, and compare it with the complete one.
audit-compare = The promise counts only if you saw it before the deal. Compare with your own note: { $value }
audit-compare-nonces = Your number must be the one that your own program sent. Compare the numbers of the seats above.
audit-not-abort = The server hears the numbers last and could have given up tables whose cards it did not like, before this one.
audit-not-number = A deal by number is open: whoever knew the number could know every card.
audit-not-daily = The server chose the day’s secret alone and knew the cards of the day.
audit-not-imported = Whoever brought the game along may have known its cards.
audit-not-origin = A document shows that all of it fits together, not who sat at the table. One that was cut short, or written anew from some entry on, fits together, too; copies taken earlier show the difference.
audit-not-times = When things happened is the server’s word.
audit-not-over = The secret was shown although the game had not come to its end.
audit-not-record = A record does not show how the deal came about, nor who knew it. Only a table document does.
audit-mark-ok = ok
audit-mark-failed = FAILED
audit-mark-skipped = –

### What is wrong with a content pack. The names of the messages are the stable codes of the findings.

pack-near = Did you mean: { $near }?

## Files

pack-not-found = There is nothing at this place.
pack-no-pack = This is no pack: a pack is a folder, a zip archive, or a file ending in .yaml or .json.
pack-empty = There is no content file in it.
pack-unreadable = This cannot be read: { $problem }.
pack-file-size = A content file has at most { NUMBER($limit, useGrouping: "false") } bytes.
pack-size = A pack has at most { NUMBER($limit, useGrouping: "false") } bytes in all its files.
pack-files = A pack has at most { $limit } files.
pack-folders = Folders in a pack are at most { $limit } deep.
pack-link = A pack contains no links.
pack-file-name = The name of a file contains a character that cannot be shown: { $value }.
pack-archive = This zip archive is damaged, locked, or written in an unknown way.
pack-archive-name = “{ $value }” leads out of the archive.
pack-archive-twice = “{ $value }” is twice in the archive.
pack-not-utf8 = This is no UTF-8 text.
pack-yaml = This is no YAML: { $problem }.
pack-json = This is no JSON: something else is expected here.
pack-anchor = Anchors and aliases (“{ $value }”) are not allowed: write it out.
pack-tag = Tags (“{ $value }”) are not allowed.
pack-merge = Merge keys (<<) are not allowed: write it out.
pack-directive = Directives (%) are not allowed.
pack-second-document = A file is one document.
pack-duplicate-key = “{ $value }” stands here twice.
pack-key-kind = A key has to be a text.
pack-key-size = A key has at most { $limit } characters.
pack-depth = This is nested too deeply: at most { $limit } levels.
pack-nodes = A pack has at most { NUMBER($limit, useGrouping: "false") } values.
pack-text-size = A text has at most { NUMBER($limit, useGrouping: "false") } characters.
pack-digits = A number has at most { $limit } digits.
pack-surrogate = Here stands half a character.
pack-character = Here stands the character { $value }, which nobody sees and terminals obey. Texts have letters, signs, blanks and line ends; no control characters, and none that turn the direction of writing.

## The manifest and the things

pack-no-manifest = No file says what this pack is: a manifest (pack: …) is missing.
pack-engine = This pack needs version { $value } of the content language; here it is version { $engine }.
pack-play-not-kept = A dream that is tried out is not kept.
pack-play-nothing = This pack has no gate and no slumber to play.
pack-play-players = This pack has { $players } characters, not { $value }.
pack-play-dream = There is no “{ $value }” to play in this pack. There is: { $allowed }.
pack-two-campaigns = Only one of the packs that are played together can be a campaign.
pack-languages = A pack has at most { $limit } languages.
pack-two-manifests = A pack has one manifest (pack: …); this is another one. The first: { $other }.
pack-one-thing = Every entry is one thing with one key; here stands { $value }.
pack-unknown-kind = There are no things called “{ $value }”.
pack-id-twice = The id “{ $value }” is already used: { $other }.
pack-journal-twice = “{ $value }” is written down with other words somewhere else.
pack-puzzle-hints = The puzzle { $id } has { $count } hints; it needs { $wanted }, each saying more than the one before.
pack-puzzle-repeats = Two hints of the puzzle { $id } say the same.
pack-puzzle-unsolved = The puzzle { $id } does not say when it is solved.
pack-twice = “{ $value }” is there twice.
pack-unknown-part = “{ $value }” is no part of { $of }.
pack-missing-part = “{ $part }” is missing in { $of }.
pack-language = The pack does not declare the language “{ $value }”; it has: { $allowed }.
pack-when = An ability of kind { $kind } has no “when”; a trigger, step or interrupt has.
pack-window = Nothing can happen “{ $value }” the event { $name }: it is told of only when it has happened. Possible are: { $allowed }.
pack-step-when = An ability of kind step says at which step: when: {"{"}step: basic{"}"}.
pack-passive-cost = A passive ability has no cost.
pack-trap-untold = Nothing says what this trap does: write its effects here, or “trap” at the tile or at the gate of the dream.
pack-off-board = This lies outside the board of 6 rows and 8 columns.
pack-no-quadrant = The tile has no field { $value }.
pack-cells-twice = Two fields lie in the same place.
pack-edge = There is no edge { $value } on this tile.

## References

pack-unknown-reference = There is no “{ $value }” ({ $kind }).
pack-unknown-code = No secret has the code { $value }.
pack-unknown-letter = No secret has the letter { $value }.
pack-wrong-kind = “{ $value }” is of the kind { $found }; here should stand: { $kind }.
pack-letter-elsewhere = In the dream of group { $group } nothing has the letter { $value }. Another dream’s secrets are named by their full code.

## Words of the language

pack-word-form = Here should stand one word, plainly or as a mapping with one key ({ $family ->
    [effect] an effect
    [condition] a condition
    [selector] a selector
    [trigger] a trigger
    [duration] a duration
    [expression] an expression
   *[other] a word
 }).
pack-unknown-effect = There is no effect “{ $value }”.
pack-unknown-condition = There is no condition “{ $value }”.
pack-unknown-selector = There is no selector “{ $value }”.
pack-unknown-trigger = There is no trigger “{ $value }”.
pack-unknown-duration = There is no duration “{ $value }”.
pack-unknown-expression = There is no expression “{ $value }”.
pack-unknown-cost = There is no cost “{ $value }”.
pack-unknown-stat = Nothing that a modifier changes is called “{ $value }”.
pack-unknown-switch = There is no switch “{ $value }”.
pack-unknown-parameter = “{ $word }” has no parameter “{ $value }”.
pack-missing-parameter = “{ $word }” needs “{ $parameter }”.
pack-no-parameters = “{ $word }” takes no parameters: write the plain word.
pack-exactly-one = “{ $word }” takes exactly one of: { $allowed }.
pack-at-least-one = “{ $word }” needs at least one of: { $allowed }.
pack-repeats = “{ $word }” may be repeated 1 to { $limit } times.
pack-negative = An amount is not below 0.
pack-no-self = Nobody is “self” here: say with “who” whom “{ $word }” concerns, or put it into for_each.
pack-switch = “{ $stat }” is a switch: op: set, value: true or false.
pack-no-switch = “{ $stat }” is a number, no switch.
pack-modifier-duration = Say how long the modifier holds: “duration”.
pack-value = “{ $value }” is not possible here; possible are: { $allowed }.
pack-expected = Here should stand { $expected }, not “{ $value }”.
pack-form = “{ $value }” has not the right form: { $example }.
pack-want-such-as = { $wanted } such as { $example }
pack-want-list = a list
pack-want-mapping = a mapping
pack-want-number = a whole number from -{ $most } to { $most }
pack-want-count = a whole number from 0 to { $most }
pack-want-amount = a number or an expression
pack-want-amounts = a list of numbers or expressions
pack-want-bool = true or false
pack-want-text = a text
pack-want-texts = a text, or texts by language
pack-want-effects = a list of effects
pack-want-component = a part of a cost
pack-want-cost = a cost
pack-want-cell = row and column
pack-want-code = a code or an id
pack-want-script = the number of a script (1 to { $most })
pack-want-reference = the id of a thing ({ $kind })
pack-want-selector = a selector ({ $word })
pack-want-id = an id (small letters, digits and _)
pack-want-name = a name (letters, digits, _ . : + -)
pack-want-letter = a letter or a word in capitals

## Checks of a whole pack

pack-deck = The deck of { $id } has { $count } cards; it should have { $wanted }.
pack-cards = The market has { $count } cards; a pack has at most { $limit }.
pack-die-empty = A die without faces ({ $option }) cannot be rolled.
pack-cost-size = A cost has at most { $limit } alternatives, and each of them at most { $limit } parts.
pack-turn-cards = The pack has { $count } turn cards; it should have { $wanted }.
pack-turn-move = The turn card { $id } has no step “move”.
pack-turn-repeats = The turn card { $id } has the same step twice.
pack-gate-rounds = The gate { $id } has { $count } rounds; possible are 1 to 12.
pack-group-twice = The gate { $id } has the same group as { $other }: { $count }.
pack-slumber-rounds = The slumber { $id } has { $count } rounds; possible are 1 to 12, and 0 without a creature.
pack-code-twice = The code { $secret } is already on { $other }.
pack-no-characters = A campaign needs characters.
pack-no-first-gate = A campaign says with “first_gate” where it begins.
pack-no-wisdoms = A campaign names its standard wisdoms: awakening, death and dreamworld.
pack-two-deltas = There is already a delta tile: { $other }.
pack-edge-nowhere = The tile { $id } has a wall at { $edge }, where it has no field.
pack-tiles-overlap = The tile { $id } lies on the same fields as { $other }, and nothing takes one of them away.
pack-tile-nowhere = The tile { $id } lies on the map from the start but has no slot, anchor or cells.
pack-no-entrance = No tile on which the dream { $id } begins has an entrance.
pack-no-spawn = Creatures appear in the dream { $id }, but no tile on which it begins has a spawn field.
pack-no-slumber-entrance = Slumbers are played, but no start tile of the slumberlands has an entrance.
pack-no-slumber-spawn = Slumbers have creatures, but no start tile of the slumberlands has a spawn field.
pack-dream-endless = When the dream { $id } has no more rounds, script { $script } must end it or add rounds, on every branch.
pack-slumber-endless = When the slumber { $id } has no more rounds, it must end on every branch.
pack-no-way-out = No way leads out of the location { $id }.
pack-arrow-nowhere = An arrow leads from { $id } back to itself.
pack-district-without-gate = The gate { $id } belongs to the district { $district }, which has no gate location.
pack-no-awakening = A campaign says with “awakening_location” where the team wakes.
pack-awakening-icon = The awakening location { $id } has no icon “awakening”.
pack-tangled = The pack is too tangled to follow what leads where.
pack-unreached-script = Nothing leads to script { $id }.
pack-unreached-card = Nobody can come by { $id } ({ $kind }).
pack-free-loop = { $id } is free, without limit and stays: it can be repeated for ever.
pack-flag-unset = The flag “{ $id }” is read here, but nothing sets it.
pack-tag-nowhere = No field has the tag “{ $id }”.
pack-script-circle = These scripts lead back to themselves without a choice: { $scripts }.
pack-too-many = “{ $word }” wants { $count } ({ $kind }); there are only { $total }.
pack-untranslated = This text is missing in: { $languages }.
pack-untold = The ability { $id } has no text that tells people what it does.
pack-silent-script = Script { $id } has no text to be read.
pack-price-text = The text of { $id } ({ $language }) asks for { $said }; it costs { $real }.
pack-clue-idle = The clue { $id } is of no use: it has no ability, and nothing asks for it.
pack-dream-unwinnable = Nothing in the dream { $id } ends it with a victory.
pack-ending-unreached = Nobody can reach the ending { $id }.
pack-page-long = Page { $page } of script { $id } has { $count } words ({ $language }); more than { $limit } are hard to take in.
pack-pages-differ = Script { $id } has not as many pages in one language as in another.
pack-gap = Nothing fills the gap { $value } in this text.
pack-markup = No table knows emphasis: { $value } would be shown with its signs.

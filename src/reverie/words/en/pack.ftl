### The commands for content packs.

pack-mark-error = error
pack-mark-warn = warning
pack-contains = { $things } things, { $scripts } of them scripts.
pack-covers = { $used } of the { $words } words of the language are used.
pack-verdict = { $errors ->
    [0] No errors
    [one] One error
   *[other] { $errors } errors
 }, { $warnings ->
    [0] no warnings
    [one] one warning
   *[other] { $warnings } warnings
 }.
pack-fine = Nothing is wrong with this pack.
pack-words-used = used: { $words }
pack-words-unused = not used: { $words }
pack-new-next = Now: reverie pack check { $path }, then reverie pack play { $path }
pack-new-exists = There is something here already; a new pack wants an empty folder.
pack-new-id = “{ $value }” is no id for a pack; say one with --id (small letters, digits and _, at most 40).
pack-unwritable = This cannot be written: { $problem }.
pack-drawn = Drawn: { $path }

## What the words of the language are

pack-family-cost = Costs
pack-family-condition = Conditions
pack-family-trigger = Triggers
pack-family-selector = Selectors
pack-family-effect = Effects
pack-family-stat = What modifiers change
pack-family-switch = Switches of modifiers
pack-family-duration = Durations
pack-family-expression = Expressions

## Kinds of things in the picture

pack-kind-gate = gate
pack-kind-script = script
pack-kind-tile = tile
pack-kind-creature = creature
pack-kind-event = event
pack-kind-slumber = slumber
pack-kind-fate = fate
pack-kind-card = other card
pack-between = Between the dreams

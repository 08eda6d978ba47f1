"""The complete vocabulary of the content language (law 9.3 to 9.10), as data. A pack can say nothing else.

Everything that reads, checks, describes or completes packs takes the words from here: building, checks, the JSON
Schema, the reference in docs/packs.md, the coverage report.
"""

from __future__ import annotations

from reverie.games.etherfields.content.signatures import Signature, vocabulary

# ---- named lists of values -----------------------------------------------------------------------------------

COLORS = ("wrath", "cunning", "perception")
VALUES: dict[str, tuple[str, ...]] = {
    "COLOR": COLORS,
    "TERRAIN": ("light", "darkness", "swamp", "water"),
    "STATE": ("confused", "stunned", "paralysed", "poisoned"),
    "MUTATION": ("cruelty", "binding", "haste", "reach", "unmasking", "stasis", "fixed_fate", "dull_stones"),
    "SUIT": ("moth", "bell", "anchor", "thorn"),
    "STEP": ("mutation", "basic", "special", "move"),
    "EFFECT_STEP": ("mutation", "basic", "special"),
    "LUCK": ("doom", "void", "one", "two", "three"),
    "CREATURE_DIE": ("crawl", "stride", "surge"),
    "FACE": ("doom", "void", "one", "two", "three", "crawl", "stride", "surge"),
    "TAG": ("stairs", "special", "socket", "trap", "entrance", "spawn", "draw_bonus", "rift"),
    "MARKER": ("threat", "universal", "story", "block", "blank", "hole", "personal"),
    "RESOURCE": (
        "ether", "suffering", "glowstone", "spirit", "hand", "deck", "discard", "sealed", "keys", "hours",
    ),
    "OP": ("==", "!=", "<", "<=", ">", ">="),
    "ARCHETYPE": ("gambler", "specialist", "powerhouse", "free_spirit"),
    "GATE_STATUS": ("available", "won", "lost_kept"),
    "RESULT": ("victory", "failure", "neutral"),
    "POLARITY": ("positive", "negative", "neutral"),
    "LOCATION_KIND": ("awakening", "gate", "fate", "shop", "script", "effect", "blank"),
    "ZONE": (
        "hand", "deck", "discard", "sealed", "stash", "progress", "weaknesses", "active_items", "store", "market",
        "item_market", "weakness_deck", "fate_deck", "slumber_deck", "turn_deck", "turn_discard", "secrets", "masks",
        "clues", "set_aside",
    ),
    "PLACE": ("here", "tile", "map", "creature", "self", "character", "supply"),
    "SOURCE": (
        "character", "influence", "item", "weakness", "mask", "turn_card", "tile", "overlay", "creature", "slumber",
        "gate", "fate", "season", "wisdom", "clue", "companion", "memory", "sign_spot", "event", "script", "location",
        "reshuffle", "basic_action",
    ),
}  # fmt: skip

# ---- 9.3 abilities -------------------------------------------------------------------------------------------

ABILITY: dict[str, tuple[str, ...]] = {
    "kind": ("action", "interrupt", "passive", "trigger", "step"),
    "keyword": ("none", "fight", "contact"),
    "scope": ("slumber", "dream", "dreamworld"),
    "window": ("before", "instead", "after"),
    "limit": ("none", "per_round", "per_phase", "per_encounter", "per_sitting", "once_ever", "single_use"),
    "range": ("none", "unlimited", "any_field"),
    "after_use": (
        "stay", "discard", "seal_self", "flip_self", "return_to_market", "to_store", "to_item_market", "remove",
    ),
    "decider": ("actor", "team", "each", "target"),
}  # fmt: skip

# ---- 9.4 costs -----------------------------------------------------------------------------------------------
# `{intent: wrath, n: 2}` becomes intent(color: wrath, n: 2); `{intent: X_of, color: cunning}` has n = X.

COSTS = vocabulary("""
## Intents
intent(color: wrath|cunning|perception|any_one, n: amount = 1)
team_times(color: wrath|cunning|perception|any_one, n: amount = 1)
## Resources
suffering(n: amount = 1)
glowstone(n: amount = 1)
ether(n: amount = 1)
key(n: amount = 1)
hours(n: amount = 1)
spirit(n: amount_any = 1)
## Sealing
seal(n: amount = 1)
seal_self
each_seals(n: amount = 1)
## Cards
discard_cards(n: amount = 1)
discard_influence(n: amount = 1)
return_to_market(n: amount = 1)
discard_self
discard_top(n: amount = 1)
## Boards
flip_progress(n: amount = 1)
discard_progress(n: amount = 1)
discard_item(n: amount = 1)
take_off_mask
## Markers
marker(kind: MARKER, n: amount = 1, from: PLACE = here)
remove_self
""")

# ---- 9.5 conditions ------------------------------------------------------------------------------------------

CONDITIONS = vocabulary("""
## Together
all(of: conditions)
any(of: conditions)
not(of: condition)
==(a: amount, b: amount)
!=(a: amount, b: amount)
<(a: amount, b: amount)
<=(a: amount, b: amount)
>(a: amount, b: amount)
>=(a: amount, b: amount)
## Place and time
in(place: encounter_place)
phase(is: draw|action|dreamlands|setup)
round(n: amount, op: OP = ==)
last_round
suit_is(suit: SUIT)
suit_in(suits: suits)
blocked_steps(n: amount_all = all, op: OP = >=)
## Position
terrain(who?: selector, kind: TERRAIN)
on_tag(who?: selector, tag: tag)
on_field(who?: selector, field: field)
on_tile(who?: selector, tile: tile)
distance(a: selector, b: selector, op: OP = <=, n: amount = 1)
same_field(a: selector, b: selector)
path_exists(a: selector, b: selector)
enclosed(who?: selector)
location(id?: @location, kind?: LOCATION_KIND, district?: district)
## Amounts
count(selector: selector, op: OP = >=, n: amount = 1)
markers(kind: MARKER, at: place = here, op: OP = >=, n: amount = 1)
intent_markers(at: place = here, op: OP = >=, n: amount = 1)
resource(who?: selector, kind: RESOURCE, op: OP = >=, n: amount = 1)
progress(who: self|each|team = self, color?: COLOR, active: bool = true, op: OP = >=, n: amount = 1)
## Possession
has(who?: selector, wisdom?: @wisdom, item?: @item, active_item?: @item, clue?: @clue, mask?: @mask,
    worn_mask?: @mask, card?: @card, memory?: @memory)
archetype(who?: selector, is: ARCHETYPE)
## Figures
state(who?: selector, is: STATE)
mutated(creature: creature, kind?: MUTATION, op: OP = >=, n: amount = 1)
## Memory of the campaign
flag(name: flag, op: OP = >=, n: amount = 1)
script_read(n: @script)
gate_status(gate: @gate, is: GATE_STATUS)
season(id?: @season, polarity?: POLARITY)
dream_done(id: @gate)
## The moment
die(face_in: faces)
team_size(n: amount, op: OP = ==)
solo
cause(source_kind?: SOURCE, source_id?: @any, is_cost?: bool)
chosen(key: name)
can_pay(cost: cost)
## Map
socket_active(id: @socket)
wall(edge: edge, is: intact|damaged|none)
tile_placed(id: @tile)
rift_free
card_in_play(id: @any)
""")
EXACTLY_ONE = {  # words of which exactly one of these parameters is given
    "has": ("wisdom", "item", "active_item", "clue", "mask", "worn_mask", "card", "memory"),
    "characters_on": ("field", "tile", "terrain", "tag", "marker"),
    "look_at": ("code", "filter"),
}
AT_LEAST_ONE = {
    "location": ("id", "kind", "district"),
    "season": ("id", "polarity"),
    "cause": ("source_kind", "source_id", "is_cost"),
}

# ---- 9.6 triggers: every one takes `who`, whose event it is ---------------------------------------------------

TRIGGERS = vocabulary("""
## Dreamworld
enter_location(id?: @location)
leave_location(id?: @location)
use_shortcut
before_gate(gate?: @gate)
gate_entered(gate?: @gate)
slumber_drawn
fate_drawn
shop_opened
buying
delta_started
season_changed
awakening
saving
loading
team_relocated
## Encounter
setup
encounter_started
round_started
draw_step
action_step_started
character_phase_ended
dreamlands_phase_started
step(kind: STEP)
before_step(kind?: STEP)
after_step(kind?: STEP)
round_ended
no_more_rounds
abort
reward
encounter_ended(result?: RESULT)
## Cards
card_drawn
weakness_drawn
card_discarded
card_played
reshuffled(forced?: bool)
would_seal
sealed
unsealed
progress_laid
flipped
unflipped
progress_discarded
item_equipped
item_discarded
mask_changed
card_gained
## Suffering
would_suffer
suffered
healed
## Actions
payment_opened
intent_paid
boost_rolled
action_failed
fight_declared
contact_declared
action_resolved
group_marker_placed
group_completed
## Dice
die_rolled(die?: luck|creature)
die_accepted(die?: luck|creature)
## Map
step_taken
enter_field(field?: field)
leave_field(field?: field)
move_ended
relocated
pushed
trap_triggered
socket_filled(id?: @socket)
socket_emptied(id?: @socket)
tile_revealed(tile?: tile)
tile_rotated(tile?: tile)
overlay_placed(id?: @overlay)
wall_changed
terrain_changed
marker_placed(kind?: MARKER, at?: place)
marker_removed(kind?: MARKER, at?: place)
marker_reached(n: amount, kind?: MARKER, at?: place)
## Creatures
creature_appears(creature?: creature)
creature_moves(creature?: creature)
creature_moved(creature?: creature)
creature_relocated(creature?: creature)
creature_removed(creature?: creature)
mutation_added(creature?: creature, kind?: MUTATION)
mutation_removed(creature?: creature, kind?: MUTATION)
state_added(kind?: STATE)
state_removed(kind?: STATE)
enter_range(n: amount, of?: selector)
## Campaign
flag_changed(name?: flag)
condition_met
revealed(code?: revealed_code)
gained(code?: gained_code)
""")

# ---- 9.7 selectors -------------------------------------------------------------------------------------------

SELECTORS = vocabulary("""
## Who
self
actor
target
team
this
character(pick: any|all|other|each|nearest|farthest|chosen, of?: selector, id?: @character)
characters_in_range(n: amount, of?: selector, pick: all|any|chosen|other = all)
characters_on(field?: field, tile?: tile, terrain?: TERRAIN, tag?: tag, marker?: MARKER)
creature(pick: this|any|all|chosen|named, id?: @creature)
creatures_in_range(n: amount, of?: selector, pick: all|any|chosen = all)
figure(pick: any|all|chosen|nearest, n?: amount, of?: selector, creature?: @creature)
figures_in_range(n: amount, of?: selector, pick: all|any|chosen = all)
companion(id: @companion)
## Where
field(pick: chosen|here|tag|terrain|adjacent|any|in_range|id|nearest, tag?: tag, terrain?: TERRAIN, n?: amount,
    of?: selector, id?: field_name, ignore_walls?: bool)
tile(pick: here|chosen|id|adjacent|pointed, id?: @tile, of?: selector)
edge(pick: id|chosen|of_field, id?: edge_name, of?: selector)
location(pick: id|adjacent|this_tile|district|any, id?: location_or_district)
socket(id: @socket)
## What
card(pick: this|chosen|top|random|all, zone?: ZONE, owner?: selector, n: amount = 1, filter?: filter)
progress(pick: chosen|all, owner?: selector)
item(pick: chosen|random|all, zone: active_items|store|item_market = active_items)
mask(pick: chosen|active, owner?: selector)
step(pick: chosen|mutation|basic|special|move)
gate(id: @gate)
""")
NEEDS = {  # (word, pick) -> what that pick needs besides
    ("creature", "named"): ("id",),
    ("field", "tag"): ("tag",),
    ("field", "terrain"): ("terrain",),
    ("field", "in_range"): ("n",),
    ("field", "id"): ("id",),
    ("tile", "id"): ("id",),
    ("edge", "id"): ("id",),
    ("location", "id"): ("id",),
    ("location", "district"): ("id",),
    ("card", "top"): ("zone",),
    ("card", "chosen"): ("zone",),
    ("card", "random"): ("zone",),
    ("card", "all"): ("zone",),
}
FILTER = vocabulary("""
filter(kind?: secret|influence|weakness|item|progress|mask|overlay|tile|event|clue|wisdom, color?: COLOR,
    price?: amount, max_price?: amount,
    id?: @any, starting_of?: ARCHETYPE, code?: code)
""")["filter"]

# ---- 9.8 effects: every one takes `who` and `decider`; `n` is 1 where it is left out ---------------------------

EFFECTS = vocabulary("""
## Resources
gain_ether(n: amount = 1)
lose_ether(n: amount = 1)
gain_glowstone(n: amount = 1)
lose_glowstone(n: amount = 1)
gain_key(n: amount = 1)
lose_key(n: amount = 1)
gain_hours(n: amount = 1)
lose_hours(n: amount = 1)
set_hours(n: amount)
gain_spirit(n: amount = 1)
lose_spirit(n: amount = 1)
distribute(kind: ether|glowstone|spirit, n: amount = 1)
gain_intent(color: wrath|cunning|perception|chosen, n: amount = 1, now?: move)
## Suffering
suffer(n: amount = 1)
heal(n: amount_all = 1)
prevent(n: amount_all = 1)
prevent_seal(n: amount_all = 1)
ignore_effect
redirect_suffering(to: selector)
## Cards
draw(n: amount = 1)
discard(n: amount = 1, how: choice|random = choice)
discard_hand
seal(n: amount = 1)
seal_chosen(zone: hand|discard = hand, n: amount = 1)
seal_self
unseal(n: amount_all = 1, how: top|chosen = top)
reshuffle
shuffle_into_deck(card?: selector)
put_on_top(card?: selector, zone?: ZONE)
put_on_bottom(card?: selector, zone?: ZONE)
look_top(n: amount = 1)
search(zone: ZONE, filter?: filter)
swap_hand_card(with: selector)
gain_card(id: @card, n: amount = 1)
gain_weakness(n: amount = 1)
remove_weakness(n: amount = 1)
return_to_market(card?: selector)
add_to_market(id: @influence, n: amount = 1)
add_to_item_market(id: @item)
remove_from_game(card?: selector)
buy_step(n: amount = 1)
play_again(card: selector)
## Progress
lay_free(n: amount = 1)
flip(n: amount = 1)
unflip(n: amount_all = 1)
discard_progress(n: amount = 1)
return_progress_to_hand(n: amount = 1)
## Items and masks
equip_item(n: amount = 1)
gain_item(id: @item)
discard_item(n: amount = 1)
unlock_item_slot
put_on_mask(mask?: selector)
take_off_mask
gain_mask(id: @mask)
gain_clue(id: @clue)
discard_clue(id: @clue)
gain_shopping_card(n: amount = 1)
## Movement
move(n: amount = 1, only_terrain?: TERRAIN)
relocate(field: field)
push
swap_places(a: selector, b: selector)
bring_to(field: field)
move_creature(n: amount = 1, mode: toward|away|chosen = toward, target?: selector)
relocate_creature(field: field)
## Map
reveal_tile(code: tile_code)
place_tile(code: tile_code, anchor?: anchor)
remove_tile(tile: tile)
rotate_tile(tile: tile, angle: angle = 90, dir: clockwise|counterclockwise = clockwise)
place_overlay(id: @overlay)
remove_overlay(id: @overlay)
place_terrain(kind: TERRAIN, extent: extent = 1, at?: field, duration?: duration)
remove_terrain(kind?: TERRAIN, at?: field)
place_wall(edge: edge, duration?: duration)
damage_wall(edge: edge)
remove_wall(edge: edge)
block_field(field: field, duration?: duration)
unblock_field(field: field)
block_action(id: @ability)
place_marker(kind: MARKER, n: amount = 1, at: place = here, side?: front|back)
remove_marker(kind: MARKER, n: amount_all = 1, at: place = here, side?: front|back)
move_marker(kind: MARKER, n: amount = 1, from: place = here, to: place = here)
activate_socket(id: @socket)
deactivate_socket(id: @socket)
draw_slumberlands_tile
place_in_rift
empty_rift
## Creatures
spawn(creature: @creature, n: amount = 1, at?: field)
remove_figure(n: amount_all = 1)
add_mutation(n: amount = 1, creature?: creature, kind?: MUTATION)
remove_mutation(n: amount_all = 1, how: chosen|random = chosen, creature?: creature)
put_state(kind: STATE)
remove_state(kind?: STATE)
set_movement(n: amount, creature?: creature, duration?: duration)
change_creature_tile(id: @creature, creature?: creature)
roll_and_move(figure?: selector)
trigger_effect(creature: creature, kind: EFFECT_STEP)
## Turn cards
block_step(n: amount = 1, step?: selector)
unblock_step(n: amount = 1)
add_rounds(n: amount = 1)
remove_rounds(n: amount = 1)
resolve_turn_card
turn_card_to_bottom
look_turn_deck(n: amount = 1)
reorder_turn_deck(n: amount = 1)
## Dice
roll_luck(table: luck_table)
roll_creature(table: creature_table)
reroll(which: this|luck|creature|any = this)
set_face(face: FACE)
shift_face(n: number)
## Encounter
reward
end_slumber
end_dream(result: RESULT)
skip_step
abort
cancel_action
repeat_effect(n: amount = 1)
## Campaign
script(n: @script)
choice(options: options, checklist?: checklist)
journal(id: name, text: text)
set_flag(name: flag, value: amount = 1)
add_flag(name: flag, value: amount = 1)
reveal(code: revealed_code)
gain(code: gained_code)
look_at(code?: code, filter?: filter, n: amount = 1)
gain_wisdom(id: @wisdom)
gain_gate(id: @gate)
lose_gate(id: @gate)
set_gate_status(gate: @gate, is: GATE_STATUS)
set_season(id: @season)
add_slumber(id: @slumber)
remove_slumber(id: @slumber)
replace_slumber(a: @slumber, b: @slumber)
slumber_to_bottom
shuffle_fate
look_slumber_deck(n: amount = 1)
skip_slumber
find_delta
unlock_slumberlands(id: @tile)
add_fate(id: @fate)
remove_fate(id: @fate)
place_dreamworld_tile(id: @dreamworld_tile, slot?: dreamworld_slot)
swap_dreamworld_tile(a: @dreamworld_tile, b: @dreamworld_tile)
relocate_team(location: location)
place_team(location: location)
move_team(n: amount = 1, resolve: each|last = each)
unlock_lucid(id: @character)
unlock_signs(set: signs)
gain_memory(id: @memory)
awaken
kill
end_campaign(id: name)
## Companions
summon(id: @companion, field: field = here)
dismiss(id: @companion)
move_companion(n: amount = 1, id?: @companion)
## Payments
pay(cost: cost, else?: effects, text?: text)
## Flow
if(cond: conditions, do: effects, else?: effects)
for_each(in: selector, do: effects)
choose_one(options: options, text?: text)
choose_n(options: options, n: amount = 1, text?: text)
may(do: effects, text?: text)
in_order(do: effects)
delayed(trigger: trigger, do: effects)
modifier(stat: stat, op?: set|add|mul|cap_max|cap_min, value?: value, while?: conditions, duration?: duration)
""")
COMMON = vocabulary("common(who?: selector, decider?: actor|team|each|target)")["common"].parameters
COUNT = vocabulary("count(n: amount = 1)")["count"].parameters["n"]  # every effect may be given a number of times

# Without `who` these concern `self`, so they need one where there is no self (9.8.1).
PERSONAL = frozenset({
    "gain_ether", "lose_ether", "gain_glowstone", "lose_glowstone", "gain_spirit", "lose_spirit", "suffer", "heal",
    "draw", "discard", "discard_hand", "seal", "seal_chosen", "unseal", "reshuffle", "gain_card", "gain_weakness",
    "remove_weakness", "lay_free", "flip", "unflip", "discard_progress", "return_progress_to_hand", "put_on_mask",
    "take_off_mask", "gain_mask", "move", "relocate", "bring_to", "pay", "kill", "gain_memory", "look_top",
    "buy_step",
})  # fmt: skip

# ---- 9.9 modifiers -------------------------------------------------------------------------------------------

STATS = vocabulary("""
## Limits
hand_limit
draw_count
progress_limit
suffering_limit
item_slots
## Movement
move_cost_per_field
move_bonus
exertions_per_round
## Range
action_range
fight_range
contact_range
## Costs and intents
action_cost(color?: COLOR, keyword?: fight|contact, source?: @any)
lay_cost
intent_value(color?: COLOR, filter?: filter)
## Dice
boosts_per_round
boost_value(face?: LUCK)
## Reshuffling
reshuffle_penalty_seal
reshuffle_penalty_suffering
## Creatures
creature_move
creature_range(kind?: EFFECT_STEP)
creature_suffering(kind?: EFFECT_STEP)
creature_seal(kind?: EFFECT_STEP)
## Campaign
market_draw
market_price
item_price
delta_options
shortcut_seal
gate_keys
rounds_at_start
""")
SWITCHES = vocabulary("""
## Movement
diagonal_steps
pass_walls
ignore_traps
ignore_terrain(kind: TERRAIN)
cannot_move
cannot_relocate
cannot_be_pushed
## Dice
cannot_reroll
cannot_reroll_with_glowstone
cannot_boost
face_map(from: LUCK, to: LUCK)
## Cards
masks_inactive
progress_inactive
no_intent_from(color?: COLOR, influence?: @influence)
reward_replaced_by(do: effects)
## Creatures
cannot_gain_mutations
ignore_step(kind: EFFECT_STEP)
fight_hits_all_in_range
immune_state(kind: STATE)
creatures_cannot_enter(field: field)
target_priority(n: number)
## Map
terrain_on_own_field(kind: TERRAIN)
trap_on(selector: selector, do: effects)
companion_targetable(by: creature)
""")
DURATIONS = vocabulary("""
instant
action
character_phase
round
next_round
rounds(n: amount)
encounter
between_encounters
sitting
campaign
while_in_zone
while_worn
while_socket_active
while_marker(kind: MARKER, at: place = here)
until(cond: conditions)
uses(n: amount, duration: duration)
""")

# ---- 9.10 expressions ----------------------------------------------------------------------------------------

EXPRESSIONS = vocabulary("""
team_size
X
paid(n: number)
count(selector: selector)
markers(kind: MARKER, at: place = here)
resource(who?: selector, kind: RESOURCE)
progress(who: self|each|team = self, color?: COLOR)
flag(name: flag)
face_value
distance(a: selector, b: selector)
round_number
mutations(creature: creature)
+(of: amounts)
-(of: amounts)
*(of: amounts)
min(of: amounts)
max(of: amounts)
floor_div(of: amounts)
""")

FAMILIES: dict[str, dict[str, Signature]] = {
    "cost": COSTS,
    "condition": CONDITIONS,
    "trigger": TRIGGERS,
    "selector": SELECTORS,
    "effect": EFFECTS,
    "stat": STATS,
    "switch": SWITCHES,
    "duration": DURATIONS,
    "expression": EXPRESSIONS,
}

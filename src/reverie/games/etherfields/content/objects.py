"""The kinds of things a pack consists of (law 9.11) with their parts, in the notation of the vocabulary."""

from __future__ import annotations

from reverie.games.etherfields.content.signatures import vocabulary

OBJECTS = vocabulary("""
character(id: id, archetype: ARCHETYPE, name: text, board?: name, figure?: name, back: ability, deck: deck,
    lucid_of?: @character, called?: text, mixes: bool = false)
influence(id: id, name: text, price: count = 0, intents: intents, starting_of?: ARCHETYPE, copies: count = 1,
    solo_hint: bool = false, progress?: progress_face, requires?: conditions, abilities?: abilities)
item(id: id, name: text, intents: intents, abilities?: abilities, discards_to: store|item_market = store)
weakness(id: id, name: text, fee?: cost, abilities?: abilities, goes_to: discard|progress_zone = discard)
mask(id: id, name: text, owner: owner = any, abilities?: abilities)
turn_card(id: id, name?: text, suit: SUIT, steps: steps, reward: effects)
tile(id: id, name?: text, slot?: slot, anchor?: anchor, cells?: cells, fields?: fields, edges?: edges,
    symbols?: symbols, general_rules?: general_rules, rift_slot?: QUADRANT, start: bool = false, trap?: effects)
overlay(id: id, name?: text, cells: overlay_cells, edges?: overlay_edges, trap?: effects)
creature(id: id, name: text, figure: figure, movement: movement, setup?: effects, interactions?: abilities,
    steps: creature_steps, passives?: abilities)
slumber(id: id, name?: text, delta: bool = false, endless: bool = false, creature?: @creature, rounds: count = 0,
    setup?: effects, variants?: variants, instructions?: effects, rules?: abilities, no_more_rounds?: effects,
    abort: bool = false, abort_before_setup: bool = false, deliverance?: deliverance, trap?: effects)
gate(id: id, name: text, district?: district, entry?: entry, setup?: effects, rounds: count = 12,
    introduction: @script, rules?: abilities, goal?: text, no_more_rounds: @script, hints?: text, group: count,
    trap?: effects, alone?: effects)
fate(id: id, name: text, do?: effects, rift?: rift, places_tile: bool = false, solo_hint: bool = false)
season(id: id, name: text, polarity: POLARITY = neutral, abilities?: abilities, hints?: text)
wisdom(id: id, name: text, abilities?: abilities)
clue(id: id, name: text, front?: text, back?: text, abilities?: abilities)
companion(id: id, name: text, figure: figure = token, abilities?: abilities, leaves: leaves = encounter_end)
memory(id: id, name?: text, owner: ARCHETYPE, when?: trigger, requires?: conditions, do: effects)
sign(id: id, name?: text, class: sign_class = universal, shape?: name)
sign_spot(id: id, name?: text, at: spot, accepts: signs, do: effects, wrong?: effects)
event(id: id, name?: text, abilities?: abilities)
script(n: count, once: bool = false, do?: effects)
puzzle(id: id, name?: text, at: puzzle_place, solution: text, hints?: hints, solved: conditions, known?: conditions)
dreamworld_tile(id: id, name?: text, district: district, slot?: dreamworld_slot, locations: locations,
    arrows: arrows)
""")
SHARED = vocabulary("shared(text?: text, code?: code_of, back?: BACK)")["shared"].parameters

PARTS = vocabulary("""
pack(id: id, version: version, requires_engine?: engine_version, kind: campaign|expansion|variant = campaign,
    name?: text, text?: text, languages: languages, numeral: numeral = I, first_gate?: @gate,
    awakening_location?: @location, standard_wisdoms?: standard_wisdoms, start_options?: options_of_play,
    always_active_wisdoms?: wisdoms, exclusive_mode?: name)
ability(id: local_id, name?: text, text?: text, kind: action|interrupt|passive|trigger|step,
    keyword: none|fight|contact = none, group: bool = false, scope?: scope, when?: trigger,
    window: before|instead|after = after, requires?: conditions, cost?: cost, range?: range,
    limit: none|per_round|per_phase|per_encounter|per_sitting|once_ever|single_use = none, target?: selector,
    do?: effects, or?: ways, duration?: duration,
    after_use: stay|discard|seal_self|flip_self|return_to_market|to_store|to_item_market|remove = stay,
    decider?: actor|team|each|target)
way(cost?: cost, do: effects)
option(key?: name, text?: text, requires?: conditions, do?: effects)
check(text: text, requires: conditions)
code(numeral?: numeral, group: count, letter: letter, copies: count = 1)
field(blocked: bool = false, entrance: bool = false, spawn?: spawn_point, terrain?: terrains, stairs: bool = false,
    trap?: trap, draw_bonus: count = 0, special?: names, socket?: socket_of, actions?: abilities)
socket(id: local_id, abilities: abilities)
progress(cost: cost, colors?: colors)
deck_entry(card: @influence, copies: count = 1)
variant(requires: conditions, creature?: @creature, rounds?: count, setup?: effects, instructions?: effects,
    no_more_rounds?: effects, abort?: bool, abort_before_setup?: bool)
deliverance(requires: conditions, script: @script)
entry(cost?: cost, requires?: conditions)
rift(abilities?: abilities, field: slot|none = none)
movement(ignores_die: bool, rule: effects)
steps(mutation?: effects_or_none, basic?: effects_or_none, special?: effects_or_none)
location(id: id, name: text, icons: icons, do?: effects)
arrow(from: @location, to: @location, kind: path|shortcut = path)
overlay_cell(row: count, col: count, field?: field_of)
standard_wisdoms(awakening: @wisdom, death: @wisdom, dreamworld: @wisdom, nap?: @wisdom)
""")

QUADRANTS = ("nw", "ne", "sw", "se")
SIDES = ("north", "east", "south", "west")
MORE_VALUES = {
    "QUADRANT": QUADRANTS,
    "BACK": (
        "influence", "item", "weakness", "fate", "slumber", "clue", "overlay", "wisdom", "season", "gate", "map",
        "event", "mask", "memory",
    ),
}  # fmt: skip

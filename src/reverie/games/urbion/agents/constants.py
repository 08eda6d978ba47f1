"""What things are worth to the rules agent, in points. The build makes C constants of this file."""

# rules_worth.py
BALANCED = 100
ONE_AWAY = 50
TWO_AWAY = 34
THREE_AWAY = 20
FAR_AWAY = 4
IN_HAND = 14  # the missing card is in hand
TWO_IN_HAND = 5
EMPTY_ROW = 20

# rules_main.py
SWAP_COST = 14
PASS_COST = 10
CENSUS_FOR_NONE = -60
CENSUS_FOR_ONE = -12
CENSUS_FOR_TWO = 8
CENSUS_FOR_THREE = 28
CENSUS_FOR_FOUR = 200
LAST_CITIES = 200
NOTHING_FOUND = -10000

# rules_answers.py
COST_OF_REVEAL = 62
COST_OF_RUIN = 95

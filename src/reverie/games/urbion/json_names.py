"""The names of Urbion as `view_json.py` writes them: JSON, made once. Dreams have theirs in the card table."""

from __future__ import annotations

from reverie.games.urbion.card_names import BOOKS, CITY_TOKENS, POSTCARDS
from reverie.games.urbion.codec import FIGURES, SIDE_NAMES
from reverie.kernel.quoting import as_keys, in_list, in_quotes

CITY_NAMES = [CITY_TOKENS.get(elements, "") for elements in range(16)]  # some sets of elements are no City

CITIES_IN_LIST = in_list(CITY_NAMES)
CITY_KEYS = as_keys(CITY_NAMES)
CITY_TEXTS = in_quotes(CITY_NAMES)
POSTCARDS_IN_LIST = in_list(POSTCARDS)
POSTCARD_KEYS = as_keys(POSTCARDS)
POSTCARD_TEXTS = in_quotes(POSTCARDS)
BOOKS_IN_LIST = in_list(BOOKS)
BOOK_KEYS = as_keys(BOOKS)
SIDE_TEXTS = in_quotes(SIDE_NAMES)
FIGURE_TEXTS = in_quotes(FIGURES[place] for place in range(len(FIGURES)))

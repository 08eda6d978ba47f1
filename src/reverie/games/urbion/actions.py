"""The actions that a discarded card pays for: Swap, Census and Books (URB-BASE-33, URB-BASE-35, URB-BOOKS-06)."""

from reverie.games.urbion.census import begin_census
from reverie.games.urbion.constants import BOOK_ACTION, CENSUS, Q_SWAP, SWAP
from reverie.games.urbion.modules.books import use_book
from reverie.games.urbion.state import State
from reverie.kernel.agenda import push


def begin_action(g: State, block: int) -> None:
    """A basic action or a Book, paid for already."""
    if block == SWAP:
        push(g, Q_SWAP, 0)
    elif block == CENSUS:
        begin_census(g, 1)
    else:
        use_book(g, block - BOOK_ACTION)

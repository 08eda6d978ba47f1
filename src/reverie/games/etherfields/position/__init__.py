"""Written positions: whether a game can stand like that.

What a number, name or list may be is said by `land/kinds.py`; the records of the state say of which kind their fields
are. `frames` does the same for what is being carried out, `invariants` and `laws` for everything together, `reading`
puts a state together.
"""

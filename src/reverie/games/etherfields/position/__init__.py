"""Written positions: what every part of one may be, and whether a game can stand like that.

`kinds` says what a number, name or list may be; the records of the state say of which kind their fields are. `frames`
does the same for what is being carried out, `laws` for everything together, `reading` puts a state together.
"""

### What the server says when it refuses something.

server-bad-message = This message cannot be understood: { $reason }.
server-bad-request = This request cannot be understood: { $reason }.
server-bad-name = That cannot be a name: it needs a character that can be seen, { $limit } at most, and no control characters, marks of direction, < or >.
server-bad-origin = This page belongs to another site; it may not speak for you here.
server-no-seat = You need the link of a seat at this table; this one does not fit, or was replaced.
server-not-allowed = That is not for you to do here.
server-link-expired = Nothing has been done at this table for so long that its links have expired.
server-no-table = There is no such table.
server-not-found = There is nothing here.
server-no-method = That cannot be done with this address.
server-stale = The table has moved on to entry { NUMBER($seq, useGrouping: 0) }; look again before you decide.
server-already-sat = You have taken your seat already.
server-not-dealt = The cards are dealt when everybody sits.
server-not-asked = It is not for you to answer now.
server-not-over = The game is not over yet.
server-no-undo = There is nothing to take back.
server-undo-reveals = Somebody has learned something since; that cannot be taken back.
server-undo-asked = Somebody has asked to take answers back already; answer that first.
server-undo-together = At this table answers are taken back only if everybody agrees: ask with “undo”.
server-undo-alone = You play alone: you need not ask.
server-replay-mismatch = The log of this table does not replay to the same state. It can be read and exported, but not continued.
server-rules-version = This game was begun by another version of the rules. It can be read and exported, but not continued here.
server-no-rematch = There is no rematch of this table yet, or you have offered it already.
server-day-unknown = There is no deal for this day.
server-table-full = So much was done at this table that no more fits into its log; the limit is { $limit }.
server-table-broken = The rules cannot make sense of what is written about this table. It can be exported, but not continued.
server-sealed = This game is sealed until it is over.
server-too-large = That is too large; { NUMBER($limit, useGrouping: 0) } bytes at most.
server-bad-media = Send JSON (application/json).
server-too-costly = That takes more time or memory than one wish may have.
server-too-many = That is too much at once; try again in { $retry_after } seconds.
server-storage-full = The server has no space left; nothing was lost, but nothing new can be kept right now.
server-storage-failed = The server could not store that; nothing has changed. Try again.
server-storage-gone = The server’s database has been removed or replaced; nothing more is kept until it is back or the server is restarted.
server-storage-busy = The server's database is in use by another server.
server-storage-newer = The server's database was written by a newer version.
server-busy = Too many others are waiting for the same; try again in { $retry_after } seconds.
server-overloaded = The server has too much to do at the moment; try again in { $retry_after } seconds.
server-restarting = The server is restarting; your game goes on in a moment.
server-internal = Something went wrong inside the server; nothing has changed.

# The client.
client-link = This is not the link of a table: it looks like https://…/t/… and ends with # and the seat’s secret.

### Hosting tables, and sitting down at them from the command line.

## Why a server cannot be started

hosting-public-url = “{ $value }” is not an address for browsers; write https://name or http://name:port, and nothing behind it.
hosting-proxy = “{ $value }” is not the address of a proxy; name its IP address, or its network such as 10.0.0.0/8.
hosting-database-url = This is not a database that can be used; name a file, or an address that begins with postgresql://.
hosting-database-address = The address of the database cannot be: { $part ->
    [port] its port is no number from 1 to 65535
    [percent] a % is not followed by two hexadecimal digits (write %25 for the sign itself)
    [fragment] there is a # in it (write %23)
    [space] there is a space or an invisible character in it
    [name] there is a second / in the name of the database (write %2F)
    [option] PostgreSQL has no such option, or not with this value
   *[host] the host is missing or cannot be read; a password with @, /, : or ? in it is written with %40, %2F, %3A, %3F
 }.
hosting-backups-postgres = PostgreSQL is backed up with its own tools, such as pg_dump; leave --backups out.
hosting-backups-folder = Copies cannot be kept there: { $reason }.
hosting-no-asyncpg = PostgreSQL needs one more package; install it with: pip install "reverie[postgres]"
hosting-port-forbidden = This user may not listen on port { $port }; choose one from 1024 on.
hosting-host-unknown = “{ $host }” is not an address of this computer.
hosting-folder = The database cannot be kept there: { $reason }.
hosting-descriptors = This process may hold only { $descriptors } files and lines at once, too few for anybody to come; raise the limit (ulimit -n 1024, or LimitNOFILE).
hosting-database-newer = This database was written by a newer Reverie; use that one, or another database.
hosting-database-unusable = This database cannot be used: { $reason }.
hosting-port-taken = Port { $port } is in use by another program, perhaps by another Reverie; choose another one with --port.
hosting-database-busy = Another server uses this database already.
hosting-database-full = There is no space left for this database.
hosting-postgres = PostgreSQL cannot be used there: { $reason }

## A running server

hosting-at = Reverie serves at
hosting-network = On your network
hosting-listens = It listens at
hosting-data = Tables are kept in
hosting-copies = Copies go to
hosting-try = Make a table with
hosting-private = Only this computer can reach it; --host 0.0.0.0 opens it to your network.
hosting-stop = Stop it with Ctrl-C. Running games go on when you start it again.
hosting-stopped = { " " }Stopped. Everything is stored.
hosting-stopped-at-once = { " " }Stopped at once. Everything that was acknowledged is stored.

## New tables

hosting-server-url = “{ $value }” is not the address of a server; it looks like http://127.0.0.1:8765.
hosting-unreachable = There is no answer from this server.
hosting-no-server = Whatever answers there is not a Reverie server.
hosting-refused = The server says: { $reason }
hosting-table = Table for { $spec }
hosting-seat = Player { $number }
hosting-spectators = To watch
hosting-maker = Your own
hosting-links = Whoever enters by a link first has the seat; then it is spent. Send each to one person; they are not shown again. With your own you make a new link if somebody loses a seat (reverie link --seat).
hosting-commitment = The deal is promised: { $commitment }
hosting-once = It opens your seat on one other device, once.
hosting-once-lost = It opens the seat once. Whoever sat there is shut out, and everybody at the table is shown that you made it.

## At a table

hosting-not-a-seat = This link is for watching; add --watch, or use the link of a seat.
hosting-paste = { " " }Paste the link, then press Enter.
hosting-empty-link = There was no link on the input.
hosting-locked = The game cannot go on: { $reason }
hosting-sits = { $agent } plays as player { $number }
hosting-sits-alone = { $agent } plays
hosting-watches = You watch
hosting-under-way = The game is under way, turn { $turn }.
hosting-waiting = Waiting until everybody sits.
hosting-dealt = The cards are dealt.
hosting-again = Connected again.
hosting-lost = The connection is gone; trying again.
hosting-taken-back = Answers were taken back.
hosting-came = Player { $number } is here.
hosting-went = Player { $number } is away.
hosting-came-named = { $called } (player { $number }) is here.
hosting-went-named = { $called } (player { $number }) is away.
hosting-renewed = The table’s maker has given player { $number } a new link.
hosting-readers = { $devices ->
    [one] One device has a key to this seat
   *[other] { $devices } devices have a key to this seat
} ({ $readers ->
    [0] none reads now
    [one] one reads now
   *[other] { $readers } read now
}).
hosting-emote = Player { $number }: { $emote ->
    [hello] Hello!
    [thanks] Thanks!
    [well_done] Well done!
    [oops] Oops.
    [thinking] Let me think.
    [hurry] Your turn!
    [good_luck] Good luck!
    [sorry] Sorry.
    [yes] Yes.
    [no] No.
   *[goodbye] Goodbye.
 }
hosting-rematch = The next game is ready.
hosting-further = This table is full; the game goes on at the next one.
hosting-offers = Another game is offered; waiting for the others.
hosting-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
 }
hosting-left = { " " }You have left; on this computer the same link leads back.

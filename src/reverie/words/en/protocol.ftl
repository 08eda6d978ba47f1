### What the engine protocol says when it refuses a line.

protocol-line-too-long = A line may have at most { $limit } bytes; this one was thrown away.
protocol-encoding = The line is not UTF-8.
protocol-json = The line is not JSON that can be accepted: { $reason }.
protocol-request = A request is a JSON object.
protocol-unknown-command = There is no command “{ $value }”; possible are: { $allowed }.
protocol-unknown-field = The command “{ $command }” has no field “{ $field }”.
protocol-missing-field = The field “{ $field }” is missing.
protocol-bad-field = The field “{ $field }” cannot be “{ $value }”; it must be { $kind ->
    [text] a text
    [flag] true or false
    [object] an object
    [text-or-object] a text or an object
    [texts] a list of at most { $most } texts
    [seed] a seed: a whole number, or “fair:” and 64 hexadecimal digits
    [seat] a seat counted from 0, or null for a spectator
    [action] an action: its number, its words or an object
    [actions] a list of 1 to { $most } actions
    [language] one of: { $allowed }
    [forced] one of: { $allowed }
    [extras] a list of “view” and “actions”
    [id] a text of at most { $most } characters, or a whole number that fits 53 bits
    [rule] the id of a rule, such as ONI-BASE-08
    [seconds] a number of seconds above 0, at most { $most }
    [whole] a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }
   *[other] something else
 }.
protocol-conflicting-fields = “{ $first }” and “{ $second }” cannot be given together.
protocol-no-game = There is no game yet; begin one with “new”, “position” or “load”.
protocol-no-thought = Nothing is being thought about; begin with “go”.
protocol-sealed = This game is sealed: its hidden cards and its seed stay hidden until it is over. Begin it with “debug” to see them.
protocol-internal = Something went wrong inside the engine; nothing has changed.

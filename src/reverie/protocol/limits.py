"""The numbers of the protocol; `hello` tells them."""

from __future__ import annotations

from reverie import engine_mode

PROTOCOL = 1
LINE_LIMIT = 1 << 16  # bytes, without the end of the line
ID_LENGTH = 64
BATCH_LIMIT = 1000
EXACT = 2**53 - 1  # the largest whole number that every language reads back exactly
LOG_LIMIT = 10  # lines a minute

# A run of playouts holds the line, so it is kept to about a second.
ROLLOUT_LIMIT = 20_000 if engine_mode.is_compiled() else 500

# How long one `go` may think beside the conversation.
THINKING_SECONDS = 60

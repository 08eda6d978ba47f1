"""`python -m reverie.protocol`: the same as `reverie engine`."""

import sys

from reverie.protocol.stdio import main

if __name__ == "__main__":
    sys.exit(main())

"""`python -m reverie.art` says the version of the faces; with `--update` it writes version and digests anew."""

from __future__ import annotations

import argparse

from reverie.art.digests import update, version


def main() -> None:
    """For those who change a picture."""
    parser = argparse.ArgumentParser(prog="python -m reverie.art", description=__doc__)
    parser.add_argument(
        "--update", action="store_true", help="write src/reverie/art/version.py and tests/art/faces.json"
    )
    print(update() if parser.parse_args().update else version())


if __name__ == "__main__":
    main()

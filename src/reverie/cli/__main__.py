"""`python -m reverie.cli` is the same as `reverie`."""

from reverie.cli import main

if __name__ == "__main__":
    main()

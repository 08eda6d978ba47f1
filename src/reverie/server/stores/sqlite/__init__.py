"""The database inside the program: one SQLite file."""

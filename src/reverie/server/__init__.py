"""The server: tables, seats, and a log that loses nothing. It knows no rule of any game."""

"""What comes of finished games: a tally of each, medallions, goals, honest statistics; and the dream of the day."""

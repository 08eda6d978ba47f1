"""Playing many games without a table, and what can be said about the results."""

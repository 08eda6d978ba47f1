"""How a table is described: what is said at it, and what lies where. Every front end reads this layer."""

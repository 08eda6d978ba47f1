"""A PostgreSQL server, which several processes may share."""

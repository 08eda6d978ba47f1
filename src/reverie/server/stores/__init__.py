"""Where tables are kept: one set of statements (`store.py`), one small driver for each database."""

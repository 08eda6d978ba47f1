"""The PostgreSQL server of the tests."""

from tests.server.postgres import postgres_server, postgres_url

__all__ = ["postgres_server", "postgres_url"]

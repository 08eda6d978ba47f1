"""The terminal table in tests."""

from tests.quiet import quiet_place

__all__ = ["quiet_place"]

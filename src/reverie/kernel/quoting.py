"""Names as they stand in JSON, made once for the engines, which put them together (`writing.py`)."""

from __future__ import annotations

from collections.abc import Iterable


def in_list(names: Iterable[str]) -> list[bytes]:
    """Names as entries of a list, each with a comma behind it; ours are plain ASCII, and nothing in them is special."""
    return [b'"%b",' % name.encode("ascii") for name in names]


def as_keys(names: Iterable[str]) -> list[bytes]:
    """Names as keys of an object."""
    return [b'"%b":' % name.encode("ascii") for name in names]


def in_quotes(names: Iterable[str]) -> list[bytes]:
    """Names by themselves."""
    return [b'"%b"' % name.encode("ascii") for name in names]


NUMBERS_IN_LIST = [b"%d," % number for number in range(256)]  # for zones that states write by numbers, views by names

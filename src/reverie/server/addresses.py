"""Who counts as one client: every guard asks here, so that no guard can be walked around by another spelling.

Whoever has IPv6 has a whole /64 of it at least, more addresses than anybody can count, so such a network counts as one.
An IPv4 address that comes in over a socket for both is the same client as over one for IPv4.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network

LONGEST = 64  # characters of an address that is none, as a proxy may name one


@lru_cache(maxsize=4096)
def key_of(address: str) -> str:
    """The client behind an address: IPv4 as it is, IPv6 by its /64."""
    found = parsed(address)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((int(found) >> 64 << 64, 64)))
    return str(found) if found is not None else address[:LONGEST]


def parsed(address: str) -> IPv4Address | IPv6Address | None:
    """An address without its zone; one of IPv4 in the clothes of IPv6 is taken for what it is."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


def is_local(address: str) -> bool:
    """Whether a client is on this machine."""
    found = parsed(address)
    return found is not None and found.is_loopback


class Proxies:
    """The proxies that are believed: behind one of them are many clients."""

    def __init__(self, named: Iterable[str]) -> None:
        self.networks = tuple(ip_network(name, strict=False) for name in named)

    def __contains__(self, address: str) -> bool:
        found = parsed(address)
        return found is not None and any(found in network for network in self.networks)

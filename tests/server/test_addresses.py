"""One client is one client to every guard, however its address is written."""

from __future__ import annotations

import pytest

from reverie.hosted.refusals import Refusal
from reverie.server.addresses import Proxies, is_local, key_of
from reverie.server.limits import Guard
from reverie.server.service import Service
from reverie.server.settings import Rate, Settings


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::FFFF:c000:207", "192.0.2.7"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:0DB8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
        ("x" * 1000, "x" * 64),
    ],
)
def test_who_counts_as_one(address: str, key: str) -> None:
    assert key_of(address) == key


def test_this_machine_is_this_machine_by_any_name() -> None:
    assert all(is_local(name) for name in ("127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"))
    assert not any(is_local(name) for name in ("192.0.2.7", "::2", "::ffff:192.0.2.7", "unknown", ""))


def test_proxies_are_known_by_any_name() -> None:
    proxies = Proxies(("10.0.0.0/8", "2001:db8::1"))
    assert all(name in proxies for name in ("10.1.2.3", "::ffff:10.1.2.3", "2001:db8::1"))
    assert not any(name in proxies for name in ("11.1.2.3", "2001:db8::2", "unknown"))


class Sundial:
    """A clock that stands still."""

    def now(self) -> int:
        return 0

    def monotonic(self) -> float:
        return 0.0


def test_a_whole_network_has_one_bucket() -> None:
    guard = Guard(Rate(3, 60.0, 3), Sundial())
    for number in range(3):
        guard.check(f"2001:db8::{number:x}")
    with pytest.raises(Refusal):
        guard.check("2001:db8::ffff")
    guard.check("2001:db8:0:1::1")
    guard.check("192.0.2.1")


def test_a_whole_network_has_so_many_connections(tmp_path: object) -> None:
    service = Service(Settings(database=f"{tmp_path}/t.sqlite"))
    most = service.settings.limits.connections
    for number in range(most):
        service.arrive(f"2001:db8::{number:x}")
    with pytest.raises(Refusal):
        service.arrive("2001:db8::abcd")
    service.arrive("2001:db8:0:1::1")
    for number in range(most):
        service.depart(f"2001:db8::{number + 7:x}")
    assert list(service.addresses) == ["2001:db8:0:1::/64"]

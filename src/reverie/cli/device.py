"""The keys of this computer: for a link always the same one, so that the same link leads back to its seat.

Links open once, and nothing else of them is kept here: a key is computed from the link and a secret of this computer.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
from pathlib import Path
from typing import TYPE_CHECKING

from platformdirs import user_state_path

if TYPE_CHECKING:
    from reverie.client import Link

LENGTH = 32  # bytes


def secret_path() -> Path:
    """Where the secret of this computer is kept."""
    return user_state_path("reverie", appauthor=False) / "device"


def key_for(link: Link) -> str:
    """The key of this computer for a link; if nothing can be kept here, one for this time."""
    try:
        secret = device_secret(secret_path())
    except OSError:
        return link.key
    found = hmac.digest(secret, f"{link.table}#{link.token}".encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(found).decode().rstrip("=")


def device_secret(path: Path) -> bytes:
    """The secret, made the first time; nobody else may read it. It is written beside and put in place whole."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
        try:
            with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
                file.write(secrets.token_bytes(LENGTH))
            os.link(beside, path)
        except FileExistsError:  # another one of us was quicker
            pass
        finally:
            beside.unlink(missing_ok=True)
    secret = path.read_bytes()
    if len(secret) != LENGTH:
        raise OSError("not a secret of ours")
    return secret

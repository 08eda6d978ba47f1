"""Players that know Onirim."""


def announce() -> None:
    """Register them."""

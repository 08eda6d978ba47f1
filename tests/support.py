"""What many tests share."""

from __future__ import annotations

import pytest

covers = pytest.mark.covers

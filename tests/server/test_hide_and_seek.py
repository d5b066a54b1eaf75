"""The game that the server's tests play keeps the laws of all games."""

from __future__ import annotations

import pytest

from hauntboard.testing import ConformanceSuite

from ..seek import SEEK, seek_installed


class TestHideAndSeek(ConformanceSuite):
    game = SEEK

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        with seek_installed():
            super().pytest_generate_tests(metafunc)

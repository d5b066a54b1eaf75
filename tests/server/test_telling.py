"""What is told over live connections is put into words once for all who hear the same."""

from __future__ import annotations

import msgspec
import pytest

from hauntboard.engine.seats import ALL_SEEING, SPECTATOR
from hauntboard.server import telling
from hauntboard.server.table import OVER, Table
from hauntboard.server.telling import MOST_KEPT, Words, news, own_part, you_at

from .secrecy_match import Player

NOON = 1_700_000_000_000


def lookers(table: Table) -> list[int]:
    return [SPECTATOR, *table.game.seats, *([ALL_SEEING] if table.status == OVER else [])]


@pytest.mark.parametrize("seed", range(20))
def test_shared_words_are_those_that_each_looker_would_be_told_alone(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(telling, "now", lambda: NOON)
    table = Player(seed).play().table
    words = Words(table)
    for since in (None, 0, table.length // 2, table.length - 1):
        for looker in lookers(table):
            who = table.chairs[looker].who if looker >= 0 else "nobody"
            for code in (None, "ABCDEFGH"):
                you = you_at(table, who)
                alone = msgspec.json.encode(news(table, looker, you, since, code))
                assert words.news(looker, own_part(you, code), since) == alone
    assert len(words.kept) <= MOST_KEPT

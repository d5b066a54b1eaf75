"""What the server tells about the games."""

from __future__ import annotations

import pytest

from hauntboard.bots.hints import adviser_for
from hauntboard.extensions import TEMPLATE
from hauntboard.games import GAMES, game_type, plugin
from hauntboard.i18n import LANGUAGES
from hauntboard.server.web.routes.games import game_payload, game_words


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_listed_with_its_folder_stage_and_sides(name: str) -> None:
    payload = game_payload(name)
    assert (payload.folder, payload.stage) == (plugin(name).folder, plugin(name).stage)
    assert payload.lesson == plugin(name).has("lesson")
    assert payload.analysis == plugin(name).has("analysis")
    assert payload.hints == bool(adviser_for(name))
    assert list(payload.sides) == [str(players) for players in payload.players]
    for players, sides in payload.sides.items():
        assert sorted(seat for side in sides for seat in side) == list(range(int(players)))


def test_what_a_game_lacks_is_listed_as_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    payload = game_payload(TEMPLATE)
    assert (payload.lesson, payload.analysis, payload.hints) == (False, False, True)
    monkeypatch.setattr("hauntboard.server.web.routes.games.adviser_for", lambda name: "")
    assert not game_payload(TEMPLATE).hints


@pytest.mark.parametrize("name", [*GAMES, TEMPLATE])
def test_the_words_of_a_game_come_in_every_language_after_the_english_ones(name: str) -> None:
    line = f"{game_type(name).prefix}-name = "
    english = game_words(name, "en").text
    assert sum(each.startswith(line) for each in english.splitlines()) == 1
    for language in LANGUAGES:
        text = game_words(name, language).text
        assert text.startswith(english)
        assert line in text
    translated = [game_words(name, language).text != english for language in LANGUAGES if language != "en"]
    assert all(translated) or plugin(name).stage != "released"

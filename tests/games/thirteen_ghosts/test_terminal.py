"""13 Ghosts in the terminal."""

from __future__ import annotations

import re

import pytest

from hauntboard.cli import main
from hauntboard.i18n import LANGUAGES, Speaker

from ...cli.test_terminal_boards import drawn, positions


def test_players_see_the_abilities_of_all_cards_that_they_choose_from():
    chosen = set()
    for seed in range(3):
        for match in positions(("13-ghosts", 4, {"points": 1}), seed):
            for seat in match.state.actors():
                text = " ".join(drawn(match, seat, "en").split())
                for action in match.view(seat)["legal"]:
                    letter, number = match.game.text(action)[0], match.game.text(action)[1:]
                    if letter in "cmk":
                        ability = Speaker("en").text(f"ghosts-card-{number}-ability")
                        assert " ".join(ability.split()[:3]) in text
                        chosen.add(letter)
    assert chosen == set("cmk")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_names_all_cards(language, capsys):
    assert main(["--lang", language, "rules", "13-ghosts"]) == 0
    out = capsys.readouterr().out
    for card in range(1, 14):
        assert Speaker(language).text(f"ghosts-card-{card}-name") in out


def test_the_cards_are_shown_by_number_and_colour_word(capsys):
    assert main(["rules", "13-ghosts", "--cards"]) == 0
    out = capsys.readouterr().out
    assert re.search(r"^ 2 yellow +The Echo", out, re.MULTILINE)
    assert len(re.findall(r"^ ?\d+ (?:blue|yellow|red) ", out, re.MULTILINE)) == 13

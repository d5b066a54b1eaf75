"""13 Ghosts in the terminal."""

from __future__ import annotations

from hauntboard.i18n import Speaker

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

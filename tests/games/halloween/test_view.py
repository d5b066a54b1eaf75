"""The view: every viewer sees the same table; only future chance is hidden."""

import json

from hauntboard.engine.rng import Rng
from hauntboard.engine.seats import EVERYBODY
from hauntboard.games.halloween import HalloweenGame

from .table import ALL_SEEING, SPECTATOR, started, town

# Keys that depend on the viewer.
PERSONAL = {"seat", "legal", "undo"}


def shared(view):
    return {key: value for key, value in view.items() if key not in PERSONAL}


def states_of(seed, players=3, **options):
    """Yield the states of a random match."""
    game = HalloweenGame(players, {"rounds": 4, **options})
    state, rng = game.new_state(), Rng(seed)
    while not state.over():
        yield game, state
        state.apply(state.pick(rng))
    yield game, state


def test_every_seat_and_the_spectator_see_the_same_table():
    table = town("police bbb", "church g", tokens="bgr", cards=[10], bonuses=["a1"]).play("1.scare")
    views = [table.view(seat) for seat in (0, 1, 2, SPECTATOR)]
    assert [view["seat"] for view in views] == [0, 1, 2, None]
    assert all(shared(view) == shared(views[0]) for view in views)


def test_the_same_holds_all_along_random_play():
    for seed in range(6):
        for game, state in states_of(seed, 2 + seed % 3):
            views = [shared(game.view(state, seat)) for seat in (*game.seats, SPECTATOR)]
            assert all(view == views[0] for view in views)


def test_every_viewer_sees_the_same():
    table = started(3).play("1 scare blue", "2 move blue police>school", "3 upgrade blue police", "pass")
    logs = [table.log(seat) for seat in (0, 1, 2, SPECTATOR)]
    assert len(logs[0]) > 8
    assert all(log == logs[0] for log in logs)


def test_everybody_sees_which_action_was_taken():
    table = started(3).play("1 scare blue")
    assert all(step.witnesses == EVERYBODY for step in table.match.steps)


def test_a_resampled_state_is_the_same_state():
    """A state keeps no order of the reserve and no future dice, so nothing can leak."""
    for _game, state in states_of(3):
        for seat in range(3):
            assert state.resample(seat, Rng(seat)) == state


def test_another_history_is_the_same_history():
    table = started(3).play("1 scare blue")
    for seat in range(3):
        assert table.game.another_history(table.match.actions, seat, Rng(1)) == table.match.actions


def test_a_draw_may_bring_any_token_of_the_reserve_with_the_same_chance():
    table = town("police bbb", cards=[50], bonuses=["a1"], thrown=["b1"], laid={"hall": "c1"}).play("use50")
    drawn = {table.game.text(action) for action in table.state.legal_actions()}
    elsewhere = {"drawa1", "drawb1", "drawc1"}
    assert drawn == {f"draw{kind}{number}" for kind in "abcdefghijkl" for number in (1, 2)} - elsewhere


def test_the_view_is_json_along_random_play():
    for seed in (11, 12):
        for game, state in states_of(seed, 4, variant="master" if seed == 12 else "standard"):
            view = game.view(state, SPECTATOR)
            assert json.loads(json.dumps(view)) == view


def test_the_view_says_what_lies_in_the_supplies():
    table = town(
        *("police bbb", "church gy"),
        tokens="bbr",
        others={1: {"tokens": "r"}},
        bonuses=["a1"],
        thrown=["b1"],
        laid={"hall": "c1"},
        haunts={"police": {"blue": 1}},
    )
    view = table.view(SPECTATOR)
    assert view["free"] == {"blue": 2, "green": 4, "yellow": 4, "orange": 5, "red": 5}
    assert view["pool"] == {"blue": 10, "green": 12, "yellow": 12, "orange": 12, "red": 10}
    assert view["reserve"] == 21
    assert [seat["haunts"] for seat in view["seats"]] == [6, 5, 6]
    assert [seat["tokens"] for seat in view["seats"]] == [3, 1, 0]


def test_the_view_says_what_a_card_costs_and_who_is_on_it():
    others = {1: {"cards": [28]}, 2: {"cards": [28, 8]}}
    view = town("police bbb", cards=[39], others=others).view(SPECTATOR)
    cards = {card["number"]: card for card in view["cards"]}
    assert len(cards) == 8
    assert cards[28] == {
        **{"number": 28, "coloured": False, "when": ["end"], "price": 2, "different": False, "seats": [1, 2]}
    }
    assert (cards[8]["price"], cards[8]["different"], cards[8]["seats"]) == (3, True, [2])
    assert cards[39]["seats"] == [0]


def test_the_view_says_what_is_asked_and_whom():
    table = town("police bbb", cards=[10])
    assert (table.phase, table.question, table.view(1)["acting"]) == ("turn", "turn", [0])
    table.play("use10")
    assert (table.phase, table.question) == ("power", "power-10")
    table = town("police b g").play("1 fight blue police green police", "roller2")
    assert (table.phase, table.view(1)["acting"]) == ("roll", [])


def test_a_seat_sees_its_own_moves_and_nobody_elses():
    table = town("police bbb")
    assert table.view(0)["legal"] == table.state.legal_actions()
    assert table.view(1)["legal"] == []
    assert "legal" not in table.view(SPECTATOR)


def test_after_the_end_the_view_says_who_won():
    table = town("police bbb", turn=2, ending=True, pe=4).rest()
    for seat in (0, 1, 2, SPECTATOR, ALL_SEEING):
        view = table.view(seat)
        assert (view["over"], view["phase"], view["winners"], view["scores"]) == (
            True,
            "over",
            [0],
            [4, 0, 0],
        )
        assert view["acting"] == []


def test_the_total_of_the_estimate_is_the_result_of_random_matches():
    """At the last step of a match nothing but the end itself is left to happen."""
    for seed in range(12):
        players = 2 + seed % 3
        variant = "master" if seed % 4 == 3 else "standard"
        expected = None
        for game, state in states_of(seed, players, variant=variant):
            if state.over():
                assert state.scores() == expected
            else:
                expected = [seat["estimate"]["total"] for seat in game.view(state, SPECTATOR)["seats"]]

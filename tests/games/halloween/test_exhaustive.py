"""The exhaustive runner: its laws hold, it notices broken ones, and its matches can be replayed."""

import shlex
from itertools import combinations

import pytest

from hauntboard.engine.positions import put
from hauntboard.engine.rng import Rng
from hauntboard.games.halloween.cards import (
    ASKS,
    CARDS,
    CARDS_IN_PLAY,
    KINDS,
    NOTE_PE,
    NOTE_SP,
    NOTE_TOKENS,
    NOTES,
    WHY_SUMMON,
)

from . import exhaustive
from .exhaustive import Broken, Step, Tally, check_state, check_step, main
from .table import town

GAMES = 24


@pytest.fixture(scope="module")
def tally():
    """Return the tally of a short run."""
    tally = Tally()
    exhaustive.run(3, GAMES, tally)
    return tally


# ---- a short run ------------------------------------------------------------------------


def test_a_short_run_keeps_every_law_and_meets_most_cards(tally):
    assert tally.games == GAMES
    assert len(tally.pairs) > 500
    assert sum(tally.effects[card] > 0 for card in CARDS) > 40
    assert all(tally.bonuses[kind] for kind in KINDS)


def test_a_run_is_the_same_every_time(tally):
    again = Tally()
    exhaustive.run(3, GAMES, again)
    assert again == tally


def test_the_table_names_every_card_and_kind(capsys):
    assert main(["--seed", "3", "--games", "2"]) == 0
    printed = capsys.readouterr().out
    words = printed.replace(":", " ").split()
    assert "matches: 2," in printed
    assert {str(card) for card in CARDS} | set(KINDS) <= set(words)


def test_a_run_that_does_not_see_everything_fails(monkeypatch, capsys):
    monkeypatch.setattr(exhaustive, "MOST_GAMES", 2)
    assert main(["--seed", "1"]) == 1
    assert "matches: 2," in capsys.readouterr().out


def test_all_players_counts_both_variants_and_both_beginnings_are_played():
    tally = Tally()
    plans = [plan for plan, _ in zip(exhaustive.plans(1, tally), range(66), strict=False)]
    kinds = {(p.players, p.options.get("variant", "standard"), p.head_start) for p in plans}
    assert len(plans) == 66
    assert kinds == {
        (n, *kind) for n in (2, 3, 4) for kind in (("standard", True), ("standard", False), ("master", False))
    }


def test_the_choice_of_cards_lets_all_pairs_meet_soon():
    """Eight cards make 28 pairs, so 1326 pairs need at least 48 matches."""
    tally, rng, games = Tally(), Rng(1), 0
    while len(tally.pairs) < exhaustive.PAIR_COUNT:
        cards = exhaustive.choose_cards(tally, rng)
        assert len(set(cards)) == CARDS_IN_PLAY and cards == sorted(cards)
        tally.pairs.update(combinations(cards, 2))
        games += 1
    assert 48 <= games < 100


def test_every_card_has_a_sign_that_it_worked():
    named = [card for cards in exhaustive.NAMED_AS_REASON.values() for card in cards]
    shown = {card for card, _, _ in exhaustive.SHOWN_BY}
    assert len(named) == len(set(named)) and not shown & set(named)
    assert shown | set(named) == set(CARDS)


# ---- broken laws --------------------------------------------------------------------------


def in_the_middle(**given):
    """Return a state with a bit of everything."""
    haunts = {"church": {"blue": 0}}
    return town(
        "police bbg", "church rr", cards=[13], tokens="bg", bonuses=["a1"], haunts=haunts, **given
    ).state


def test_a_sound_state_breaks_no_law():
    check_state(in_the_middle())


TAMPERED = {
    "five ghosts": [("ghosts", 0, 6), ("ghosts", 1, -1), ("ghosts", 10, 5)],
    "blue ghost": [("ghosts", 0, 0)],
    "twelve ghost tokens": [("tokens", 0, 2), ("pool", 4, 11), ("tokens", 2, -1)],
    "each bonus token": [("reserve", None, 0), ("thrown", None, 1), ("laid", 0, 0), ("held", 1, 1)],
    "three slots": [("blocked", 0, 3)],
    "twelve discs": [("supply", 0, 12), ("discs", 1, 1), ("blocked", 1, 1), ("cards", 1, 1 << 13)],
    "haunt tokens": [("haunts", 0, 6), ("haunted", 14, 0), ("haunted", 10, 1), ("haunted", 3, 3)],
    "levels": [("levels", 0, 0), ("levels", 2, 6), ("levels", 3, 1)],
    "cards are those": [("in_play", None, 1 << 13), ("powers_used", None, 1 << 14)],
    "below zero": [("pe", 0, -1), ("sp", 1, -1)],
    "nothing is left": [("earned", None, 1), ("die", 0, 3), ("section", None, 0), ("arg_a", 4, 1)],
}


@pytest.mark.parametrize(
    ("law", "field", "index", "value"),
    [(law, *change) for law, changes in TAMPERED.items() for change in changes],
)
def test_a_tampered_state_is_noticed(law, field, index, value):
    state = in_the_middle()
    if index is None:
        setattr(state, field, value)
    else:
        put(state, field, index, value)
    broken = [name for name, holds in exhaustive.LAWS.items() if not holds(state)]
    assert any(law in name for name in broken)
    with pytest.raises(Broken):
        check_state(state)


def test_a_stack_that_grows_too_deep_is_noticed():
    state = in_the_middle()
    for _ in range(9):
        state.push_frame(ASKS.index("summon"), 0, 0, 0)
    with pytest.raises(Broken, match="half of its room"):
        check_state(state)


def test_a_state_without_anything_to_do_is_noticed():
    state = in_the_middle()
    state.push_frame(ASKS.index("token"), 0, 0, 0)
    state.pool = [0] * 5
    assert not exhaustive.can_go_on(state)


# ---- broken steps -------------------------------------------------------------------------


def summoned(tamper=None):
    """Return a Summon action with card 13 as a step; ``tamper`` may change the notes or the state after
    it."""
    table = town("police bb", cards=[13]).play("1.summon")
    before, after = table.state, table.state.clone()
    action = table.game.parse("blue.police", 0)
    notes = after.notes_of(action)
    if tamper:
        notes = tamper(notes, after) or notes
    return Step(before, action, notes, after)


def altered(kind, **changes):
    """Return a function that changes the first note of a kind; NOTES has the names of the numbers."""
    places = {name: 2 + i for i, name in enumerate(NOTES[kind][1])}

    def tamper(notes, after):
        spot = next(i for i, note in enumerate(notes) if note[0] == kind)
        changed = list(notes[spot])
        for name, value in changes.items():
            changed[places[name]] = value
        return [*notes[:spot], tuple(changed), *notes[spot + 1 :]]

    return tamper


def test_a_sound_step_shows_which_cards_worked():
    assert check_step(summoned()) == {(13, 0)}


@pytest.mark.parametrize(
    ("law", "tamper"),
    [
        ("noted of tokens", altered(NOTE_TOKENS, count=1)),
        ("noted of tokens", altered(NOTE_TOKENS, colour=1)),
        (
            "noted of ghosts",
            lambda notes, after: [n for n in notes if n[4] != WHY_SUMMON or n[0] == NOTE_TOKENS],
        ),
        ("has a reason", altered(NOTE_TOKENS, why=0)),
        ("noted of pe", lambda notes, after: put(after, "pe", 1, 1)),
        ("noted of pe", lambda notes, after: [*notes, (NOTE_PE, 0, 1, 13, 0)]),
        ("noted of sp", lambda notes, after: put(after, "sp", 0, 9)),
        ("noted of levels", lambda notes, after: put(after, "levels", 0, 2)),
        ("noted of cards", lambda notes, after: put(after, "cards", 1, 1 << 27)),
        ("noted of haunted", lambda notes, after: put(after, "haunted", 0, 0)),
        ("card 12 works", lambda notes, after: [*notes, (NOTE_SP, 0, 0, 12, 0)]),
        ("taking notes changes nothing", lambda notes, after: put(after, "laid", 0, 5)),
    ],
)
def test_a_step_that_does_not_add_up_is_noticed(law, tamper):
    with pytest.raises(Broken, match=law):
        check_step(summoned(tamper))


def test_a_card_that_works_for_a_seat_not_on_it_is_noticed():
    step = summoned()
    put(step.before, "cards", 0, 0)
    put(step.after, "cards", 0, 0)
    with pytest.raises(Broken, match="card 13 works for its players only"):
        check_step(step)


# ---- repeating ----------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [5, 6])
def test_the_printed_command_repeats_the_match_that_failed(monkeypatch, capsys, seed):
    monkeypatch.setitem(exhaustive.LAWS, "no round is the third", lambda state: state.round < 3)
    assert main(["--seed", str(seed), "--games", "4"]) == 1
    broken, repeat = capsys.readouterr().out.splitlines()
    assert broken.endswith(": no round is the third")
    head = "repeat: python -m tests.games.halloween.exhaustive "
    assert repeat.startswith(head)
    assert main(shlex.split(repeat.removeprefix(head))) == 1
    position, step, *rest = capsys.readouterr().out.splitlines()
    assert rest == [broken, repeat]
    assert '"round": 2' in position and step.endswith(": end")


def test_a_repeated_match_that_keeps_every_law_succeeds(capsys):
    assert main(["--players", "2", "-o", "rounds=2", "--seed", "7"]) == 0
    assert "matches: 1," in capsys.readouterr().out


def test_an_error_in_the_rules_is_a_failure_as_well(monkeypatch, capsys):
    def trouble(state):
        raise ZeroDivisionError

    monkeypatch.setitem(exhaustive.LAWS, "trouble", trouble)
    assert main(["--seed", "1", "--games", "1"]) == 1
    assert "broken at step 0: ZeroDivisionError" in capsys.readouterr().out

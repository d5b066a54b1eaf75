"""The notation of moves, one step or a whole action at a time, and their descriptions."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hauntboard.engine.game import NotationError
from hauntboard.engine.messages import Refusal
from hauntboard.games.halloween import HalloweenGame
from hauntboard.games.halloween.cards import ACTIONS, CARDS, PAYMENTS

from ..any_table import trouble_with
from .table import BUILDINGS, COLOURS, new_table, town

GAME = HalloweenGame(4)
ACTS = ("summon", "scare", "upgrade", "move", "fight", "haunt")


def read(table, text, seat=0):
    """Return the steps of a text in notation without playing them."""
    before = table.state.to_bytes()
    steps = [table.game.text(action) for action in table.game.read(table.state, text, seat)]
    assert table.state.to_bytes() == before
    return steps


# ---- one step ---------------------------------------------------------------------------


def test_every_action_can_be_written_and_read_again():
    for action in range(ACTIONS):
        for seat in (-1, 0, 3):
            assert GAME.parse(GAME.text(action), seat) == action


def test_no_two_actions_have_the_same_text():
    assert len({GAME.text(action) for action in range(ACTIONS)}) == ACTIONS == GAME.action_count


def test_the_action_space_is_what_the_notation_can_say():
    sections = (1, 2, 3, 4)
    pairs = [f"{low}+{high}" for i, low in enumerate(COLOURS) for high in COLOURS[i + 1 :]]
    steps = list(pairwise(COLOURS))
    everything = {
        *(f"first{seat}" for seat in sections),
        *(f"{word}{number}" for word in ("deal", "occupy", "use") for number in CARDS),
        *(f"draw{kind}{number}" for kind in "abcdefghijkl" for number in (1, 2)),
        *(f"roll{face}" for face in range(1, 13)),
        *(f"{section}.{act}" for section in sections for act in (*ACTS, "rest")),
        *(f"{colour}.{building}" for colour in (*COLOURS, *pairs) for building in BUILDINGS),
        *(f">{building}" for building in BUILDINGS),
        *COLOURS,
        *(f"section{section}" for section in sections),
        *(f"roller{seat}" for seat in sections),
        *("pay." + "+".join(COLOURS[colour] for colour in payment) for payment in PAYMENTS),
        *(f"disc{section}.{act}" for section in sections for act in ACTS),
        *(f"{word}.{kind}" for word in ("bonus", "drop") for kind in "abcdefghijkl"),
        *(f"name{number}" for number in range(1, 19)),
        *(f"change.{high}>{low}" for low, high in steps),
        *(f"change.{low}>{high}" for low, high in steps),
        *("supply", "again1", "again2", "plus1", "plus2", "points", "pass", "end"),
    }
    assert {GAME.text(action) for action in range(ACTIONS)} == everything


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("2 move", "2.move"),
        ("2MOVE", "2.move"),
        (" Yellow  Church ", "yellow.church"),
        ("yellowchurch", "yellow.church"),
        ("> school", ">school"),
        ("PAY blue + red + red", "pay.blue+red+red"),
        ("bonus l", "bonus.l"),
        ("Disc 2 move", "disc2.move"),
        ("use 17", "use17"),
        ("change green > blue", "change.green>blue"),
        ("blue+green church", "blue+green.church"),
    ],
)
def test_spaces_dots_and_capitals_are_as_one_likes(text, plain):
    assert GAME.text(GAME.parse(text, 0)) == plain


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            " ",
            "...",
            "5.move",
            "0.move",
            "move",
            "2",
            "2.dance",
            "purple",
            "purple.church",
            "yellow.pub",
        ),
        *("first5", "first0", "deal0", "deal53", "use53", "occupy0", "drawm1", "drawa3", "roll0", "roll13"),
        *("section5", "roller0", "pay", "pay.blue", "pay.red+blue+blue", "disc2.rest", "bonus.m", "name19"),
        *("name0", "again3", "plus0", "change.red>blue", "end turn", "zzz", ">", "church", "２.move"),
    ],
)
def test_what_is_no_move(text):
    assert trouble_with(GAME, text) == ("notation-unknown", {"text": text}, 0)


@settings(deadline=None, derandomize=True, database=None)
@given(st.text(max_size=12) | st.text("0123456789.>+ abdefhlnorstuw", max_size=14))
def test_any_text_is_a_move_or_a_notation_error(text):
    try:
        action = GAME.parse(text, 0)
    except NotationError:
        return
    assert GAME.text(action).replace(".", "") == "".join(text.lower().split()).replace(".", "")


# ---- whole actions ----------------------------------------------------------------------

MOVE = ["2.move", "yellow.church", ">school"]


def moving():
    return town("police bb", "church y", levels=[1, 3, 1], sp=2)


@pytest.mark.parametrize(
    "text",
    [
        *("2 move yellow church>school", "2.move yellow.church >school", "2moveyellowchurch>school"),
        *(
            "2 MOVE Yellow Church > School",
            "  2.move.yellow.church.>.school.  ",
            "2 . move yellow church>\tschool",
        ),
    ],
)
def test_a_whole_action_in_every_spelling(text):
    assert read(moving(), text) == MOVE


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_a_whole_action_may_stop_at_any_step(steps):
    assert read(moving(), " ".join(MOVE[:steps])) == MOVE[:steps]


def test_it_may_go_on_where_it_stopped():
    table = moving().play("2 move yellow church")
    assert read(table, ">school") == [">school"]
    assert read(table, "> school 1 scare blue") == [">school", "1.scare", "blue"]


def test_several_actions_up_to_the_end_of_the_turn():
    text = "1 scare blue 2 upgrade blue police section1 3 rest end"
    steps = ["1.scare", "blue", "2.upgrade", "blue.police", "section1", "3.rest", "end"]
    table = moving()
    assert read(table, text) == steps
    assert table.play(text).seat == 1


def test_cards_bonus_tokens_and_powers_in_one_text():
    table = town("police bb g", tokens="bbb", cards=[10], bonuses=["g1"])
    text = "use10 green police bonus g occupy28 pay blue+blue+blue supply"
    assert read(table, text) == [
        *("use10", "green.police", "bonus.g", "occupy28", "pay.blue+blue+blue", "supply")
    ]


def test_a_word_that_could_begin_a_longer_one_is_read_as_the_question_wants_it():
    """``yellow`` is a colour to scare with, ``yellow church`` a ghost to move."""
    assert read(moving(), "2 scare yellow 1 scare blue") == ["2.scare", "yellow", "1.scare", "blue"]
    assert read(moving(), "1 scare blue 2 move yellow church>school") == ["1.scare", "blue", *MOVE]


@pytest.mark.parametrize(
    ("text", "clause", "id"),
    [
        ("2 move yellow church>hall", "A4", "not-adjacent"),
        ("2 move yellow police>school", "H5", "no-such-ghost"),
        ("1 move yellow church>school", "H5", "level-too-low"),
        ("1 scare blue 1 move blue police>school", "H3", "section-used"),
        ("2 fight yellow church", "A5", "nobody-to-fight"),
        ("2 scare red", "A2", "no-such-colour"),
        ("1 rest 2 rest end", "H3", "sections-left"),
        ("1 scare blue occupy8 supply", "C1", "too-few-colours"),
        ("2 upgrade yellow church", "A3", "too-few-scare-points"),
    ],
)
def test_a_step_against_the_rules_gives_the_reason_of_that_step(text, clause, id):
    with pytest.raises(Refusal) as caught:
        read(moving(), text)
    assert (caught.value.clause, caught.value.message.id) == (clause, f"halloween-{id}")


@pytest.mark.parametrize(
    ("text", "rest", "column"),
    [
        ("2 move purple church", "purplechurch", 7),
        ("2 move yellow church>pub", ">pub", 20),
        ("2 move yellow church > school !", "!", 30),
        (" 1 scare blue,", ",", 13),
        ("1 scare blue 2 move yellow church>xx", ">xx", 33),
    ],
)
def test_a_text_that_cannot_be_read_says_where(text, rest, column):
    with pytest.raises(NotationError) as caught:
        read(moving(), text)
    assert caught.value.message.id == "halloween-notation-rest"
    assert dict(caught.value.message.arguments) == {"text": text, "rest": rest}
    assert caught.value.column == column


@pytest.mark.parametrize("text", ["zzz", "2 mov yellow", "u"])
def test_a_text_of_which_nothing_can_be_read_is_no_move(text):
    with pytest.raises(NotationError) as caught:
        read(moving(), text)
    assert caught.value.message.id == "notation-unknown"
    assert caught.value.column == 0


@pytest.mark.parametrize(("text", "column"), [("2 move yellow churhc>school", 7), ("use10 blue polic", 6)])
def test_a_misspelt_building_is_trouble_with_the_writing_not_with_the_rules(text, column):
    """``yellow`` alone is a step of the game, but never an answer here."""
    table = town("police bb", "church y", levels=[1, 3, 1], cards=[10])
    with pytest.raises(NotationError) as caught:
        read(table, text)
    assert caught.value.column == column


@pytest.mark.parametrize("text", ["", "  ", "..."])
def test_nothing_is_no_move(text):
    with pytest.raises(NotationError):
        read(moving(), text)


def test_a_whole_action_stops_at_dice():
    table = town("police b g")
    text = "1 fight blue police green police roller2"
    assert len(read(table, text)) == 4
    with pytest.raises(NotationError) as caught:
        read(table, f"{text} roll3")
    assert caught.value.column == len(text) + 1
    assert table.play(text).phase == "roll"


def test_it_stops_at_a_draw():
    table = town("police bbb", cards=[50])
    with pytest.raises(NotationError) as caught:
        read(table, "use50 drawa1")
    assert caught.value.column == 6


def test_it_stops_where_another_seat_decides():
    rival = {"cards": [28], "discs": [["scare"], [], []]}
    table = town("police bbb", tokens="bbb", others={1: rival})
    text = "occupy28 pay blue+blue+blue supply"
    assert len(read(table, text)) == 3
    with pytest.raises(NotationError) as caught:
        read(table, f"{text} points")
    assert caught.value.column == len(text) + 1


def test_it_stops_at_the_end_of_the_turn():
    with pytest.raises(NotationError) as caught:
        read(moving(), "1 rest 2 rest 3 rest end 1 rest")
    assert caught.value.column == 25


def test_a_seat_that_does_not_act_gets_a_refusal():
    with pytest.raises(Refusal, match="refusal-not-your-turn"):
        read(moving(), "1 scare blue", seat=1)


# ---- descriptions of moves --------------------------------------------------------------


def words(table, text):
    assert table.game.parse(text, 0) in table.state.legal_actions()
    id, arguments = table.in_words(text)
    assert not arguments.get("spends")  # none of these tables has card 1, 4 or 6
    given = {key: value for key, value in arguments.items() if key != "spends"}
    return id.removeprefix("halloween-move-"), given


@pytest.mark.parametrize(
    ("begun", "text", "id", "arguments"),
    [
        ("", "1.scare", "act", {"section": 1, "act": "scare"}),
        ("", "3.rest", "rest", {"section": 3, "act": "rest"}),
        ("", "occupy28", "occupy", {"number": 28}),
        ("", "use10", "use", {"number": 10}),
        ("", "bonus.g", "bonus", {"bonus": "g"}),
        ("1.scare", "blue", "scare-colour", {"colour": "blue", "level": 1}),
        ("1.move", "blue.police", "move-cell", {"colour": "blue", "building": "police"}),
        ("1 move blue police", ">hall", "move-to-building", {"building": "hall"}),
        (
            *("1.upgrade", "blue.police", "upgrade-cell"),
            {"colour": "blue", "building": "police", "colour2": "green", "amount": 2},
        ),
        ("1 upgrade blue police", "section2", "follow-section", {"section": 2, "level": 2}),
        ("1 upgrade blue police", "pass", "follow-pass", {}),
        ("1 fight blue police green police", "roller3", "seat", {"target": 2}),
        ("use10", "blue.police", "power-10-cell", {"colour": "blue", "building": "police"}),
        ("occupy28", "pay.blue+blue+blue", "pay", {**dict.fromkeys(COLOURS, 0), "blue": 3}),
        ("occupy28 pay blue+blue+blue", "supply", "supply", {}),
        ("1 rest 2 rest 3 rest", "end", "end", {}),
    ],
)
def test_moves_in_words(begun, text, id, arguments):
    table = town("police bb g", tokens="bbb", cards=[10], bonuses=["g1"])
    assert words(table.play(*([begun] if begun else [])), text) == (id, arguments)


def test_chance_in_words():
    table = new_table(3)
    assert words(table, "first2") == ("first", {"seat": 1})
    table.play("first2")
    assert words(table, "deal37") == ("deal", {"number": 37})
    table = town("police b g").play("1 fight blue police green police roller2")
    assert words(table, "roll3") == ("roll", {"number": 3})


def test_taking_back_a_haunt_token_has_words_of_its_own():
    table = town("police b", cards=[47], haunts={"police": {"blue": 0}}, pe=2).play("1.haunt")
    assert words(table, "blue.police") == ("recall", {"colour": "blue", "building": "police"})


@pytest.mark.parametrize(("players", "amount"), [(2, 2), (3, 1)])
def test_the_points_of_a_rival_in_words(players, amount):
    rival = {"cards": [28], "discs": [["scare"], [], []]}
    table = town("police bbb", players=players, tokens="bbb", others={1: rival})
    table.play("occupy28 pay blue+blue+blue supply")
    assert words(table, "points") == ("points", {"amount": amount})

"""Every refusal of the game: its message, arguments and clause; a refusal changes nothing.

The reason must be the true one: what the player has to change to make the move possible.
"""

import re
from inspect import getsource

import pytest

from hauntboard.engine.messages import Refusal
from hauntboard.games.halloween import messages

from .table import BUILDINGS, new_table, town

SPACES = ["summon", "scare", "upgrade", "move", "fight", "haunt"]
EVERYWHERE = {name: {"red": 0} for name in BUILDINGS}


def at(*buildings, play=(), **given):
    """Return a function that sets up a table when its test runs."""
    return lambda: town(*buildings, **given).play(*play)


def place(colour, building):
    return {"colour": colour, "building": building}


def act(section, name):
    return {"section": section, "act": name}


PLAIN = at("police bbb")
NO_DISC = at("police bbb", discs=[SPACES, SPACES, []])
RIVAL = {"cards": [28], "discs": [["scare"], [], []]}
OCCUPIED = at("police bbb", tokens="bbb", others={1: RIVAL}, play=("occupy28 pay blue+blue+blue supply",))
FIGHT = "1 fight blue police green police"
DEFENDED = at("police b g", others={1: {"cards": [9], "sp": 1}}, play=(f"{FIGHT} roller2", "roll1", "roll6"))
FULL_NEIGHBOURS = ("police b", "school gggyyy", "hall gg ooo r")

# id without prefix, clause, arguments, table, move
BETWEEN_ACTIONS = [
    ("no-such-section", "V1", act(4, "rest"), PLAIN, "4.rest"),
    ("no-such-section", "V1", act(4, "move"), PLAIN, "4.move"),
    ("section-used", "H3", act(1, "move"), at("police bbb", play=("1 scare blue",)), "1.move"),
    ("section-used", "H3", act(2, "rest"), at("police bbb", sections_used=[2]), "2.rest"),
    ("space-taken", "H4", act(1, "scare"), at("police bbb", discs=[["scare"], [], []]), "1.scare"),
    ("no-disc", "H4", act(3, "scare"), NO_DISC, "3.scare"),
    ("space-taken", "H4", act(1, "scare"), NO_DISC, "1.scare"),
    # summon
    ("no-pair", "A1", {}, at("police b", "school b"), "1.summon"),
    ("pair-too-high", "H5", {"level": 1}, at("police b", "school gg"), "1.summon"),
    ("none-free", "A1", place("blue", "police"), at("police bbb", "school bb"), "1.summon"),
    (
        *("building-full", "A1", {"count": 6, **place("blue", "police")}),
        *(at("police bb yyyy"), "1.summon"),
    ),
    (
        *("building-full", "V4", {"count": 4, **place("blue", "police")}),
        *(at("police bb yy", variant="master"), "1.summon"),
    ),
    # upgrade
    ("no-next-colour", "A3", {}, at("police bb", "hall ggggg", sp=9), "1.upgrade"),
    ("too-few-scare-points", "A3", {"amount": 2, "count": 1}, at("police bb", sp=1), "1.upgrade"),
    (
        *("too-few-scare-points", "A3", {"amount": 3, "count": 2}),
        *(at("police bb", "hall ggggg", levels=[2, 1, 1], sp=2), "1.upgrade"),
    ),
    # move, fight, haunt
    ("nowhere-to-move", "A4", {"level": 1}, at(*FULL_NEIGHBOURS), "1.move"),
    ("nobody-to-fight", "A5", {"level": 1}, at("police bbb", "hall g y"), "1.fight"),
    ("nobody-to-fight", "V2", {"level": 1}, at("police bbg", variant="master"), "1.fight"),
    ("no-haunt-token", "A6", {}, at("police bbb", haunts=EVERYWHERE, pe=60), "1.haunt"),
    (
        *("haunt-too-high", "H5", {"level": 1, "needed": 3}),
        *(at("police b y", haunts={"police": {"blue": 1}}), "1.haunt"),
    ),
    ("nothing-to-haunt", "A6", {"level": 1}, at("police b", haunts={"police": {"blue": 1}}), "1.haunt"),
    # the turn, cards, powers, bonus tokens
    ("sections-left", "H3", {"numbers": [1, 3]}, at("police bbb", sections_used=[2]), "end"),
    ("card-not-in-play", "H1", {"number": 1}, PLAIN, "occupy1"),
    ("card-not-in-play", "V1", {"number": 8}, at("police bbb", variant="master"), "occupy8"),
    ("card-occupied", "C1", {"number": 28}, at("police b", tokens="bbb", cards=[28]), "occupy28"),
    ("too-few-tokens", "C1", {"number": 28, "count": 3}, at("police b", tokens="bb"), "occupy28"),
    (
        *("too-few-tokens", "C1", {"number": 28, "count": 2}),
        *(at("police b", tokens="b", cards=[39]), "occupy28"),
    ),
    ("too-few-colours", "C1", {"number": 8, "count": 3}, at("police b", tokens="bbbbg"), "occupy8"),
    ("not-your-card", "C0", {"number": 10}, at("police bbb", in_play=[10]), "use10"),
    ("no-turn-power", "C0", {"number": 29}, at("police bbb", cards=[29]), "use29"),
    ("power-used", "C0", {"number": 10}, at("police bbb", cards=[10], powers_used=[10]), "use10"),
    ("power-does-nothing", "C0", {"number": 14}, at("police bbb", cards=[14]), "use14"),
    ("not-your-bonus", "B2", {"bonus": "g"}, at("police bbb", others={1: {"bonuses": ["g1"]}}), "bonus.g"),
    (
        *("no-disc-for-bonus", "B2", {"bonus": "g"}),
        *(at("police bbb", bonuses=["g1"], discs=[SPACES, SPACES, []]), "bonus.g"),
    ),
    ("bonus-needs-dice", "B2", {"bonus": "k"}, at("police bbb", bonuses=["k1"]), "bonus.k"),
    ("bonus-does-nothing", "B2", {"bonus": "a"}, at("police b", bonuses=["a1"]), "bonus.a"),
    ("no-bonus-tokens", "V1", {}, at("police bbb", variant="master"), "bonus.a"),
    *(
        ("begin-something", "H3", {}, PLAIN, text)
        for text in ("blue.police", "blue", ">hall", "pass", "supply", "points", "roller2", "drop.a", "plus1")
    ),
]

IN_AN_ACTION = [
    *(
        ("finish-first", "H3", {"question": "scare"}, at("police bbb", play=("1.scare",)), text)
        for text in ("2.scare", "1.rest", "occupy8", "end", "use10", "bonus.a")
    ),
    ("must-choose", "H3", {"question": "scare"}, at("police bbb", play=("1.scare",)), "pass"),
    ("must-choose", "H3", {"question": "blue"}, at("police b", play=("1 upgrade blue police",)), "pass"),
    ("no-answer", "H3", {"question": "scare"}, at("police bbb", play=("1.scare",)), ">hall"),
    ("no-answer", "H3", {"question": "move"}, at("police bbb", play=("1.move",)), "blue"),
    ("no-answer", "H3", {"question": "roller"}, at("police b g", play=(FIGHT,)), "roller1"),
    # ghosts
    ("no-such-ghost", "H5", place("green", "police"), at("police bbb", play=("1.move",)), "green.police"),
    ("no-such-ghost", "H5", place("blue", "hall"), at("police bbb", play=("1.summon",)), "blue.hall"),
    (
        *("level-too-low", "H5", {"level": 1, "needed": 2, **place("green", "police")}),
        *(at("police bb g", play=("1.move",)), "green.police"),
    ),
    (
        *("level-too-low", "H5", {"level": 2, "needed": 5, "colour": "red"}),
        *(at("police b r", levels=[2, 1, 1], play=("1.scare",)), "red"),
    ),
    ("no-such-colour", "A2", {"colour": "red"}, at("police bbb", play=("1.scare",)), "red"),
    ("no-pair-here", "A1", place("blue", "hall"), at("police bb", "hall b", play=("1.summon",)), "blue.hall"),
    (
        *("none-free", "A1", place("blue", "police")),
        *(at("police bbb", "school bb", "hall gg", levels=[2, 1, 1], play=("1.summon",)), "blue.police"),
    ),
    (
        *("building-full", "A1", {"count": 6, **place("blue", "police")}),
        *(at("police bb yyyy", "hall bb", play=("1.summon",)), "blue.police"),
    ),
    # upgrade
    (
        *("red-stays", "A3", {}),
        *(at("police b r", levels=[5, 1, 1], play=("1.upgrade",)), "red.police"),
    ),
    (
        *("none-free", "A3", place("green", "police")),
        *(at("police b", "hall ggggg", levels=[2, 1, 1], sp=9, play=("1.upgrade",)), "blue.police"),
    ),
    (
        *("too-few-scare-points", "A3", {"amount": 3, "count": 2}),
        *(at("police b g", levels=[2, 1, 1], sp=2, play=("1.upgrade",)), "green.police"),
    ),
    # move
    (
        *("no-way-out", "A4", place("blue", "police")),
        *(at(*FULL_NEIGHBOURS, "theatre b", play=("1.move",)), "blue.police"),
    ),
    ("already-there", "A4", {"building": "police"}, at("police b", play=("1 move blue police",)), ">police"),
    ("not-adjacent", "A4", {"building": "church"}, at("police b", play=("1 move blue police",)), ">church"),
    (
        *("no-room", "A1", {"building": "school", "count": 6}),
        *(at("police b", "school gggyyy", play=("1 move blue police",)), ">school"),
    ),
    (
        *("no-room", "V4", {"building": "school", "count": 4}),
        *(at("police b", "school ggyy", variant="master", play=("1 move blue police",)), ">school"),
    ),
    (
        *("another-ghost", "A4", {"number": 7, **place("blue", "hall")}),
        *(at("police bb", cards=[7], play=("1 move blue police>hall", "use7")), "blue.hall"),
    ),
    # fight
    ("alone", "A5", place("blue", "hall"), at("police b g", "hall b", play=("1.fight",)), "blue.hall"),
    (
        *("alone", "V2", place("blue", "police")),
        *(at("police b g", variant="master", levels=[2, 1, 1, 1], play=("1.fight",)), "blue.police"),
    ),
    (
        "no-such-ghost",
        "A5",
        place("red", "police"),
        at("police bg", play=("1 fight blue police",)),
        "red.police",
    ),
    (
        *("other-building", "A5", place("yellow", "hall")),
        *(at("police bg", "hall y", play=("1 fight blue police",)), "yellow.hall"),
    ),
    (
        "own-colour",
        "A5",
        place("blue", "police"),
        at("police bbg", play=("1 fight blue police",)),
        "blue.police",
    ),
    (
        "not-itself",
        "A5",
        place("blue", "police"),
        at("police bg", cards=[11], play=("1 fight blue police",)),
        "blue.police",
    ),
    (
        *("too-strong", "V2", place("yellow", "police")),
        *(
            at("police b g y", variant="master", levels=[2, 1, 1, 1], play=("1 fight green police",)),
            "yellow.police",
        ),
    ),
    # haunt
    (
        *("own-space", "A6", place("blue", "police")),
        *(at("police b", "hall b", haunts={"police": {"blue": 0}}, play=("1.haunt",)), "blue.police"),
    ),
    (
        *("space-haunted", "A6", {"target": 2, **place("blue", "police")}),
        *(at("police b", "hall b", haunts={"police": {"blue": 2}}, play=("1.haunt",)), "blue.police"),
    ),
    (
        *("building-haunted", "A6", place("blue", "police")),
        *(at("police b", "hall b", haunts={"police": {"red": 0}}, play=("1.haunt",)), "blue.police"),
    ),
    ("no-such-ghost", "H5", place("blue", "hall"), at("police b", play=("1.haunt",)), "blue.hall"),
    # dice
    (
        *("fight-die", "A5", {"bonus": "h"}),
        *(
            at("police b g", bonuses=["h1", "k1"], play=(f"{FIGHT} roller2", "pass", "roll1", "roll6")),
            "bonus.h",
        ),
    ),
    (
        *("fight-die", "A5", {"bonus": "i"}),
        *(
            at("police b", cards=[18], bonuses=["i1", "k1"], play=("1 haunt blue police use18", "roll1")),
            "bonus.i",
        ),
    ),
    # blue rule, follow-ups, slots, payments
    (
        *("no-room", "A1", {"building": "hall", "count": 6}),
        *(at("police b", "hall gggyyy", play=("1 upgrade blue police",)), ">hall"),
    ),
    ("no-follow-up", "A8", {"number": 7}, at("police bb", play=("1 upgrade blue police",)), "use7"),
    (
        *("not-your-bonus", "B1", {"bonus": "a"}),
        *(
            at(
                "police bbb",
                bonuses=["b1", "c1", "d1"],
                laid={"hall": "e1", "church": "f1"},
                play=("1 move blue police>hall",),
            ),
            "drop.a",
        ),
    ),
    (
        *("wrong-price", "C1", {"number": 28, "count": 3}),
        *(at("police b", tokens="bbb", play=("occupy28",)), "pay.blue+blue"),
    ),
    (
        *("wrong-price", "C1", {"number": 28, "count": 2}),
        *(at("police b", tokens="bbb", cards=[39], play=("occupy28",)), "pay.blue+blue+blue"),
    ),
    (
        *("different-colours", "C1", {"number": 8}),
        *(at("police b", tokens="bbgy", play=("occupy8",)), "pay.blue+blue+green"),
    ),
    (
        *("tokens-missing", "C1", {"number": 8}),
        *(at("police b", tokens="bgy", play=("occupy8",)), "pay.blue+green+red"),
    ),
]

# id with prefix, clause, arguments, table, move, seat
BY_OTHERS = [
    ("refusal-not-your-turn", "H3", {}, PLAIN, "1.scare", 1),
    ("refusal-not-your-turn", "H3", {}, PLAIN, "end", 2),
    ("refusal-not-your-turn", "H3", {}, at("police bbb", play=("1.scare",)), "blue", 1),
    ("halloween-rival-chooses", "C2", {"target": 1}, OCCUPIED, "1.scare", 0),
    ("halloween-rival-chooses", "C2", {"target": 1}, OCCUPIED, "points", 0),
    ("refusal-not-your-turn", "H3", {}, OCCUPIED, "points", 2),
    ("halloween-roller-chooses", "A5", {"target": 1}, DEFENDED, "2.rest", 0),
    ("refusal-not-your-turn", "H3", {}, DEFENDED, "2.rest", 2),
    ("refusal-not-your-turn", "B2", {}, DEFENDED, "bonus.f", 1),
    ("halloween-no-discs-there", "C2", {"section": 2}, OCCUPIED, "section2", 1),
    ("halloween-must-choose", "H3", {"question": "rival"}, OCCUPIED, "pass", 1),
    ("halloween-finish-first", "H3", {"question": "rival"}, OCCUPIED, "1.rest", 1),
    ("refusal-only-chance", "", {}, PLAIN, "roll3", 0),
    ("refusal-only-chance", "", {}, PLAIN, "drawa1", 0),
    ("refusal-only-chance", "", {}, PLAIN, "deal1", 1),
    ("refusal-only-chance", "", {}, PLAIN, "first1", 2),
]

REFUSALS = [
    *((f"halloween-{id}", *rest, 0) for id, *rest in (*BETWEEN_ACTIONS, *IN_AN_ACTION)),
    *BY_OTHERS,
]


@pytest.mark.parametrize(
    ("id", "clause", "arguments", "make", "text", "by"),
    REFUSALS,
    ids=[f"{row[0].removeprefix('halloween-')}-{row[4]}-{i}" for i, row in enumerate(REFUSALS)],
)
def test_refusal(id, clause, arguments, make, text, by):
    assert make().refuses(text, by) == (id, clause, arguments)


def test_every_refusal_of_the_game_has_a_test():
    named = re.findall(
        r'refusal\(\s*"([a-z-]+)"|id = "([a-z-]+)" if .* else "([a-z-]+)"', getsource(messages)
    )
    ids = {id for match in named for id in match if id and not id.startswith("refusal-")}
    tested = {row[0].removeprefix("halloween-") for row in REFUSALS if row[0].startswith("halloween-")}
    assert ids == tested


# ---- the true reason --------------------------------------------------------------------


def test_with_card_6_a_space_with_a_disc_is_not_what_stands_in_the_way():
    """The space could be used again: only an opponent to fight is missing."""
    table = town("police bbb", discs=[["fight"], [], []], cards=[6])
    assert table.why_not("1.fight") == ("A5", "nobody-to-fight")


def test_with_card_24_another_building_is_not_what_stands_in_the_way():
    table = town("police b", "hall b g", cards=[24]).play("1 fight blue police")
    assert table.why_not("blue.hall") == ("A5", "own-colour")


def test_in_a_follow_up_a_power_of_the_turn_has_to_wait():
    """H3: not in the middle of an action."""
    table = town("police bb g", cards=[10]).play("1 upgrade blue police")
    assert table.question == "follow"
    assert table.why_not("use10") == ("H3", "finish-first")


def test_while_dice_lie_a_bonus_token_of_the_turn_has_to_wait():
    table = town("police b g", bonuses=["k1", "g1"]).play(f"{FIGHT} roller2", "roll1", "roll6")
    assert table.question == "dice"
    assert table.why_not("bonus.g") == ("H3", "finish-first")


def test_while_dice_lie_a_bonus_token_that_is_not_held_is_refused_for_that():
    table = town("police b g", bonuses=["k1"]).play(f"{FIGHT} roller2", "roll1", "roll6")
    assert table.why_not("bonus.i") == ("B2", "not-your-bonus")


def test_a_haunt_that_only_the_level_forbids_is_not_said_to_be_impossible_anyway():
    """A green stands at a free space, but the player has haunted that building already."""
    table = town("police b g", haunts={"police": {"blue": 0}})
    assert table.why_not("1.haunt") == ("A6", "nothing-to-haunt")


# ---- refusals common to all games -------------------------------------------------------


def test_no_move_while_chance_is_next():
    table = new_table(3)
    assert table.refusal("1.scare", 0).message.id == "refusal-chance-is-next"
    table = town("police b g").play(f"{FIGHT} roller2")
    assert table.refusal("roll3", 0).message.id == "refusal-chance-is-next"


def test_chance_cannot_do_what_is_not_possible():
    table = town("police b g").play(f"{FIGHT} roller2")
    for text in ("roll5", "drawa1", "first1"):
        refusal = table.refusal_of(table.game.parse(text, -1), None)
        assert refusal.message.id == "refusal-only-chance"


@pytest.mark.parametrize("action", [-1, 500, 10_000])
def test_no_such_action(action):
    assert PLAIN().refusal_of(action, 0).message.id == "refusal-no-such-action"


@pytest.mark.parametrize("seat", [-1, 3])
def test_no_such_seat(seat):
    table = PLAIN()
    assert table.refusal_of(table.game.parse("1.scare", 0), seat).message.id == "refusal-no-such-seat"


ANYWHERE = {
    **{"turn": PLAIN, "rival": OCCUPIED, "no disc": NO_DISC, "master": at("police bb g", variant="master")},
    "follow": at("police bb", play=("1 upgrade blue police",)),
    "defender": at("police b g", play=("1 fight blue police",)),
    "dice": at("police b g", bonuses=["k1"], play=(f"{FIGHT} roller2", "roll1", "roll6")),
    "pay": at("police b", tokens="bbb", play=("occupy28",)),
    "power": at("police bb", "hall g", cards=[45], play=("use45", "blue.police")),
}


@pytest.mark.parametrize("name", ANYWHERE)
def test_every_action_is_either_legal_or_refused_with_a_reason(name):
    table = ANYWHERE[name]()
    for seat in table.game.seats:
        legal = set(table.state.legal_actions(seat))
        for action in set(range(table.game.action_count)) - legal:
            with pytest.raises(Refusal) as caught:
                table.match.check(action, seat)
            assert caught.value.message.id.startswith(("halloween-", "refusal-"))
            assert caught.value.clause in ("", *table.game.clauses)


def test_a_refused_move_is_not_in_the_record():
    table = PLAIN().play("1.scare")
    table.refusal("red")
    assert [table.game.text(action) for action in table.match.actions] == ["1.scare"]

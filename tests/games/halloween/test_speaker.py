"""The speaker with the words of Halloween."""

from __future__ import annotations

import pytest

from hauntboard.i18n import Speaker


@pytest.mark.parametrize(
    ("language", "event", "sentence"),
    [
        (
            "en",
            {"colour": "orange", "colour2": "red"},
            "You send an orange ghost against a red ghost in the school.",
        ),
        (
            "es",
            {"colour": "orange", "colour2": "red"},
            "Lanzas un fantasma naranja contra un fantasma rojo en la escuela.",
        ),
        (
            "en",
            {"colour": "blue", "colour2": "blue"},
            "You send a blue ghost against a blue ghost in the school.",
        ),
        (
            "es",
            {"colour": "blue", "colour2": "blue"},
            "Lanzas un fantasma azul contra un fantasma azul en la escuela.",
        ),
    ],
)
def test_two_ghosts_of_one_sentence_keep_their_own_colours(
    language: str, event: dict[str, str], sentence: str
) -> None:
    attack = {"kind": "attack", "seat": 0, "building": "church", "building2": "school", **event}
    assert Speaker(language, ["Ana"], 0).event("halloween", attack) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ana moves a yellow ghost from the hospital to the theatre."),
        ("es", "Ana mueve un fantasma amarillo del hospital al teatro."),
    ],
)
def test_buildings_come_with_their_article(language: str, sentence: str) -> None:
    moved = {"kind": "moved", "seat": 0, "colour": "yellow", "building": "hospital", "to": "theatre"}
    assert Speaker(language, ["Ana"]).event("halloween", moved) == sentence


@pytest.mark.parametrize(
    ("language", "paid", "sentence"),
    [
        ("en", (3, 0, 0, 0, 0), "Pay 3 blue"),
        ("en", (0, 0, 0, 2, 0), "Pay 2 orange"),
        ("en", (1, 0, 0, 0, 2), "Pay 1 blue, 2 red"),
        ("en", (0, 1, 1, 0, 1), "Pay 1 green, 1 yellow, 1 red"),
        ("es", (1, 0, 0, 0, 2), "Pagar 1 azul, 2 rojas"),
        ("es", (0, 0, 1, 1, 0), "Pagar 1 amarilla, 1 naranja"),
    ],
)
def test_paid_tokens_are_separated_by_commas(language: str, paid: tuple[int, ...], sentence: str) -> None:
    counts = dict(zip(("blue", "green", "yellow", "orange", "red"), paid, strict=True))
    assert Speaker(language).text("halloween-move-pay", **counts) == sentence


@pytest.mark.parametrize(
    ("why", "sentence"),
    [
        ("scare", "You gain 2 scare points."),
        ("bonus-f", "You gain 2 scare points."),
        ("card-12", "You gain 2 scare points (Sweet Dreams)."),
    ],
)
def test_a_gain_names_its_reason_unless_the_previous_line_did(why: str, sentence: str) -> None:
    gained = {"kind": "scare-points", "seat": 0, "amount": 2, "why": why}
    assert Speaker("en", ["Ana"], 0).event("halloween", gained) == sentence


@pytest.mark.parametrize(
    ("language", "count", "sentence"),
    [
        ("en", 1, "You gain 1 red token."),
        ("en", 2, "You gain 2 red tokens."),
        ("es", 1, "Ganas 1 ficha roja."),
        ("es", 2, "Ganas 2 fichas rojas."),
    ],
)
def test_tokens_agree_with_their_number_and_colour(language: str, count: int, sentence: str) -> None:
    gained = {"kind": "tokens-gained", "seat": 0, "colour": "red", "count": count, "why": "fight"}
    assert Speaker(language, ["Ana"], 0).event("halloween", gained) == sentence

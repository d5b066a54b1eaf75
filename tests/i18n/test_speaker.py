"""The speaker: language choice, names, lists, and errors for missing messages."""

import sys
from pathlib import Path

import pytest

from hauntboard.engine.messages import Event, Message, Refusal
from hauntboard.engine.seats import SPECTATOR
from hauntboard.i18n import LANGUAGES, Catalogue, Speaker, catalogue, detect, join


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "pt"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "es_AR@euro"}, "es"),
        ({"LC_MESSAGES": "es_ES.UTF-8", "LANG": "pl_PL.UTF-8"}, "es"),
        ({"LC_ALL": "pl_PL.UTF-8", "LC_MESSAGES": "es_ES.UTF-8"}, "pl"),
        ({"HAUNTBOARD_LANG": "pt-BR", "LC_ALL": "pl_PL.UTF-8"}, "pt"),
        ({"HAUNTBOARD_LANG": "", "LANG": "ES"}, "es"),
    ],
)
def test_the_first_variable_that_is_set_decides_the_language(environ: dict[str, str], language: str) -> None:
    assert detect(environ) == language


def test_a_language_without_catalogue_is_an_error() -> None:
    with pytest.raises(ValueError, match="'de'"):
        Speaker("de")


def test_a_catalogue_is_read_once() -> None:
    assert catalogue("pl") is catalogue("pl")
    assert Speaker("pl").catalogue is Speaker("pl").catalogue


def test_an_error_in_a_catalogue_names_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in ("FOLDER", "GAMES"):
        monkeypatch.setattr(sys.modules[Catalogue.__module__], folder, tmp_path)
    (tmp_path / "en").mkdir()
    (tmp_path / "en/a.ftl").write_text(
        "good = { -term } { other }\nbad = { $\ntwice = one\n    .of = 1\n    .of = 2\n", encoding="utf-8"
    )
    (tmp_path / "en/b.ftl").write_text("-term = a term\nother = another\n", encoding="utf-8")
    words = Catalogue("en")
    assert words.render("good", {}) == "a term another"
    for _ in range(2):  # and not only on the first call
        with pytest.raises(ValueError, match=r"a\.ftl: cannot be read: 'bad"):
            words.render("bad", {})
        with pytest.raises(ValueError, match=r"a\.ftl: twice\.of is defined twice"):
            words.render("twice", {})
    (tmp_path / "en/c.ftl").write_text("good = again\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"c\.ftl: good is defined twice"):
        Catalogue("en")


def test_an_error_in_the_catalogue_of_a_game_affects_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules[Catalogue.__module__], "GAMES", tmp_path)
    texts = {
        "lantern": "answer-yes = no\nlantern-bad = { $\nlantern-good = good\nlantern-good = twice\n",
        "owl": "owl-name = Owl\nlantern-good = stolen\n",
    }
    for game, text in texts.items():
        (tmp_path / game / "locales/en").mkdir(parents=True)
        (tmp_path / game / "locales/en/game.ftl").write_text(text, encoding="utf-8")
    (tmp_path / "owl/locales/en/web.ftl").write_bytes(b"owl-web = \xff\n")
    words = Catalogue("en")
    assert words.render("answer-yes", {}) == "yes"
    assert words.render("lantern-good", {}) == "good"
    assert words.render("owl-name", {}) == "Owl"
    assert "lantern-bad" not in words and "owl-web" not in words
    assert "lantern-bad" not in list(words)
    assert words.text_of(tmp_path / "owl") == "owl-name = Owl\n"
    found = sorted(problem.split(" 'utf-8'")[0].split(": '")[0] for problem in words.problems)
    assert found == [
        "lantern/en/game.ftl: answer-yes is defined twice",
        "lantern/en/game.ftl: cannot be read",
        "lantern/en/game.ftl: lantern-good is defined twice",
        "owl/en/game.ftl: lantern-good is defined twice",
        "owl/en/web.ftl:",
    ]


def test_an_unknown_message_is_an_error() -> None:
    speaker = Speaker("en")
    assert not speaker.has("no-such-message")
    with pytest.raises(KeyError, match="no-such-message"):
        speaker.text("no-such-message")
    with pytest.raises(KeyError, match=r"ghosts-name\.nothing"):
        speaker.text("ghosts-name.nothing")
    with pytest.raises(KeyError, match="no-such-message"):
        speaker.catalogue.needs("no-such-message")


def test_what_a_game_has_no_words_for_is_shown_by_its_id() -> None:
    speaker = Speaker("pl")
    assert speaker.event("ghosts", {"kind": "nothing", "seat": 0}) == "nothing (seat=0)"
    assert speaker.say(Message("ghosts-no-such-move", {"card": 3})) == "ghosts-no-such-move (card=3)"
    assert speaker.say(Message("ghosts-no-such-move")) == "ghosts-no-such-move"


def catalogues_with(
    folder: Path, monkeypatch: pytest.MonkeyPatch, texts: dict[str, str]
) -> dict[str, Catalogue]:
    """Return the catalogues of a package with these texts only."""
    module = sys.modules[Catalogue.__module__]
    for language, text in texts.items():
        (folder / language).mkdir()
        (folder / language / "draft.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(module, "FOLDER", folder)
    monkeypatch.setattr(module, "GAMES", folder)
    found = {language: Catalogue(language) for language in texts}
    monkeypatch.setattr(module, "catalogue", found.__getitem__)
    return found


ENGLISH = """
candle-name = Candle
    .note = A note
candle-left = { $count ->
    [one] one candle
    [few] a few candles
   *[other] { $count } candles
}
candle-sum = { candle-name }: { candle-left }
"""


def test_a_message_that_a_language_lacks_is_taken_from_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    polish = "candle-name = Świeca\ncandle-sum = { candle-name }! { candle-left }\n"
    words = catalogues_with(tmp_path, monkeypatch, {"en": ENGLISH, "pl": polish})["pl"]
    assert words.render("candle-name", {}) == "Świeca"
    assert "candle-name.note" in words
    assert words.render("candle-name.note", {}) == "A note"
    assert words.needs("candle-left") == {"count"}
    # Polish has a plural for 2 to 4, English has not.
    assert words.render("candle-left", {"count": 3}) == "3 candles"
    # A sentence is in one language.
    assert words.render("candle-sum", {"count": 1}) == "Candle: one candle"
    assert sorted(words) == ["candle-left", "candle-name", "candle-name.note", "candle-sum"]
    assert "candle-nothing" not in words


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(ValueError, match="ghosts-not-in-hand needs hand"):
        Speaker("en").text("ghosts-not-in-hand", card=3)


def test_a_missing_argument_of_a_nested_message_is_an_error() -> None:
    event = {"kind": "asked", "seat": 0, "card": 3}
    with pytest.raises(ValueError, match="ghosts-event-asked needs numbersFirst, numbersOr"):
        Speaker("en").event("ghosts", event)


def test_an_attribute_is_named_after_a_dot() -> None:
    speaker = Speaker("es")
    assert speaker.text("ghosts-rule-G4.title") == "Tu turno"
    assert speaker.has("ghosts-rule-G3.decision")
    assert not speaker.has("ghosts-rule-G5.decision")


def test_a_message_of_the_engine_is_translated() -> None:
    assert Speaker("en").say(Message("ghosts-move-play-12", {"numbers": [4, 7, 8]})) == (
        "Play 12: is your crypt 4, 7 or 8?"
    )
    refusal = Refusal("ghosts-not-in-hand", "G4", card=3, hand=5)
    assert Speaker("pl").say(refusal.message).startswith("Nie masz w ręku karty 3.")


def test_the_reader_is_you_and_others_are_named() -> None:
    event = {"kind": "hit", "seat": 0, "target": 1, "card": 6}
    names = ["Ana", "Ben", "Ola"]
    assert Speaker("en", names, 0).event("ghosts", event) == "Hit! You find Ben in crypt 6."
    assert Speaker("en", names, 1).event("ghosts", event) == "Hit! Ana finds you in crypt 6."
    assert Speaker("en", names, 2).event("ghosts", event) == "Hit! Ana finds Ben in crypt 6."
    assert Speaker("en", names).event("ghosts", event) == "Hit! Ana finds Ben in crypt 6."


def test_seats_without_a_name_are_numbered() -> None:
    assert [Speaker(language).name(1) for language in LANGUAGES] == [
        "Player 2",
        "Jugador 2",
        "Jogador 2",
        "Gracz 2",
    ]
    assert Speaker("en", ["Ana", ""]).name(1) == "Player 2"
    assert Speaker("en", ["Ana"]).name(-1) == "Chance"


def test_the_secret_part_of_an_event_decides_the_message() -> None:
    drew = Event("drew", {"seat": 0}, {"card": 5}, knowers=0b01)
    names = ["Ana", "Ben"]
    assert Speaker("en", names, 0).event("ghosts", drew.seen_by(0)) == "You draw 5."
    assert Speaker("en", names, 1).event("ghosts", drew.seen_by(1)) == "Ana draws a card."
    assert Speaker("en", names).event("ghosts", drew.seen_by(SPECTATOR)) == "Ana draws a card."
    assert Speaker("en", names).event("ghosts", drew.in_full()) == "Ana draws 5."


@pytest.mark.parametrize(
    ("language", "all_of", "one_of"),
    [
        ("en", "4, 7 and 9", "4, 7 or 9"),
        ("es", "4, 7 y 9", "4, 7 o 9"),
        ("pt", "4, 7 e 9", "4, 7 ou 9"),
        ("pl", "4, 7 i 9", "4, 7 lub 9"),
    ],
)
def test_lists_are_joined_by_the_rules_of_the_language(language: str, all_of: str, one_of: str) -> None:
    assert join(["4", "7", "9"], language) == all_of
    assert join(["4", "7", "9"], language, "or") == one_of
    assert join(["4"], language) == "4"
    assert join([], language) == ""


def test_spanish_and_and_or_change_before_their_own_sound() -> None:
    assert join(["7", "8"], "es", "or") == "7 u 8"
    assert join(["4", "7", "11"], "es", "or") == "4, 7 u 11"
    assert join(["1", "12"], "es", "or") == "1 o 12"
    assert join(["Ana", "Olga"], "es", "or") == "Ana u Olga"
    assert join(["Ana", "Inés"], "es") == "Ana e Inés"
    assert join(["Ana", "Hilario"], "es") == "Ana e Hilario"
    assert join(["Ana", "Ian"], "es") == "Ana y Ian"


def test_lists_also_give_their_length_and_ends() -> None:
    prepared = Speaker("en")._prepare({"numbers": [4, 5, 6], "cards": []})
    assert prepared["numbers"] == "4, 5 and 6"
    assert prepared["numbersOr"] == "4, 5 or 6"
    assert prepared["numbersList"] == "4, 5, 6"
    assert (prepared["numbersCount"], prepared["numbersFirst"], prepared["numbersLast"]) == (3, 4, 6)
    assert (prepared["cards"], prepared["cardsCount"]) == ("", 0)
    assert "cardsFirst" not in prepared


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_written_in_the_style_of_their_game(language: str) -> None:
    speaker = Speaker(language)
    assert [speaker.card("tricks", card) for card in ("S7", "C10", "T3", "D6")] == ["7■", "10●", "3▲", "6◈"]
    prepared = speaker._prepare({"card": "S7", "cards": ["C10", "T3", "D6"], "suit": "S"}, "tricks")
    assert (prepared["card"], prepared["suit"]) == ("7■", "S")
    assert prepared["cardsList"] == "10●, 3▲, 6◈"
    assert (prepared["cardsFirst"], prepared["cardsLast"], prepared["cardsCount"]) == ("10●", "6◈", 3)
    assert "7■" in speaker.text("tricks-move-play", card="S7")
    assert "7■" in speaker.say(Message("tricks-not-in-hand", {"card": "S7"}))


def test_cards_of_other_games_and_other_texts_stay_unchanged() -> None:
    speaker = Speaker("en")
    assert speaker.card("ghosts", 7) == 7
    assert speaker.card("position", "S7") == "S7"
    assert speaker.card("tricks", "7■") == "7■"
    assert speaker._prepare({"text": "S7"}, "tricks") == {"text": "S7"}
    assert speaker.text("position-missing-cards", path="$", cards=["S1", "D2"]).endswith("S1, D2.")


def test_the_four_suits_look_different() -> None:
    for language in LANGUAGES:
        assert len({Speaker(language).text(f"tricks-suit-{suit}.symbol") for suit in "SCTD"}) == 4


def test_a_hand_is_a_plain_list_and_a_pair_is_joined() -> None:
    dealt = Event("dealt", {"seat": 0, "count": 3}, {"cards": ["S1", "C2", "D3"]}, knowers=0b01)
    names = ["Ana", "Ben"]
    assert Speaker("en", names, 0).event("tricks", dealt.seen_by(0)) == "You are dealt: 1■, 2●, 3◈."
    assert Speaker("en", names, 1).event("tricks", dealt.seen_by(1)) == "Ana is dealt 3 cards."
    pair = {"kind": "annihilated", "cards": ["C6", "D6"]}
    assert Speaker("en").event("tricks", pair) == "6● and 6◈ annihilate each other."
    assert Speaker("es").event("tricks", pair) == "El 6● y el 6◈ se aniquilan."


@pytest.mark.parametrize(
    ("bonus", "points", "sentence"),
    [
        (0, 3, "You score 3 points (predicted 2, won 2), 9 in all."),
        (1, 4, "You score 4 points (predicted 2, won 2, bonus +1), 9 in all."),
        (3, 6, "You score 6 points (predicted 2, won 2, bonus +3), 9 in all."),
        (3, 1, "You score 1 point (predicted 2, won 2, bonus +3 missed), 9 in all."),
    ],
)
def test_a_bonus_card_without_points_is_shown_as_missed(bonus: int, points: int, sentence: str) -> None:
    event = {
        "kind": "scored",
        "seat": 0,
        "number": 2,
        "count": 2,
        "bonus": bonus,
        "points": points,
        "total": 9,
    }
    assert Speaker("en", ["Ana"], 0).event("tricks", event) == sentence


def test_seats_and_winners_become_names_and_scores_a_line() -> None:
    prepared = Speaker("pl", ["Ana", "Ben"], 1)._prepare({"winners": [1], "seats": (0, 1), "scores": [1, 3]})
    assert (prepared["winners"], prepared["winnersYou"], prepared["winnersCount"]) == ("Ben", "yes", 1)
    assert (prepared["seats"], prepared["seatsOr"]) == ("Ana i Ben", "Ana lub Ben")
    assert (prepared["scores"], prepared["scoresNamed"]) == ("1 – 3", "Ana 1 – Ben 3")


def test_a_truth_value_becomes_yes_or_no() -> None:
    prepared = Speaker("en")._prepare({"open": True, "closed": False})
    assert prepared == {"open": "yes", "closed": "no"}


def test_numbers_are_not_grouped_and_nothing_invisible_is_inserted() -> None:
    for language in LANGUAGES:
        text = Speaker(language).text("refusal-no-such-action", action=1234567)
        assert "1234567" in text
        assert text.isprintable()


@pytest.mark.parametrize(
    ("language", "points", "text"),
    [
        ("en", 1, "1 point"),
        ("en", 2, "2 points"),
        ("es", 1, "1 punto"),
        ("es", 3, "3 puntos"),
        ("pt", 0, "0 pontos"),
        ("pt", 1, "1 ponto"),
        ("pt", 2, "2 pontos"),
        ("pl", 1, "1 punkt"),
        ("pl", 3, "3 punkty"),
        ("pl", 5, "5 punktów"),
        ("pl", 12, "12 punktów"),
        ("pl", 22, "22 punkty"),
    ],
)
def test_plurals_follow_the_language(language: str, points: int, text: str) -> None:
    assert Speaker(language).text("ghosts-points", points=points) == text


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

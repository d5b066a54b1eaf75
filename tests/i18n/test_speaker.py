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
    with pytest.raises(KeyError, match=r"template-name\.nothing"):
        speaker.text("template-name.nothing")
    with pytest.raises(KeyError, match="no-such-message"):
        speaker.catalogue.needs("no-such-message")


def test_what_a_game_has_no_words_for_is_shown_by_its_id() -> None:
    speaker = Speaker("pl")
    assert speaker.event("template", {"kind": "nothing", "seat": 0}) == "nothing (seat=0)"
    assert speaker.say(Message("template-no-such-move", {"card": 3})) == "template-no-such-move (card=3)"
    assert speaker.say(Message("template-no-such-move")) == "template-no-such-move"


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
    with pytest.raises(ValueError, match="refusal-no-such-action needs action"):
        Speaker("en").text("refusal-no-such-action")


def test_a_missing_argument_of_an_event_is_an_error() -> None:
    with pytest.raises(ValueError, match="template-event-shown needs card"):
        Speaker("en").event("template", {"kind": "shown", "seat": 0})


def test_an_attribute_is_named_after_a_dot() -> None:
    speaker = Speaker("es")
    assert speaker.text("template-rule-C1.title") == "The deal"
    assert not speaker.has("template-rule-C1.decision")


def test_a_message_of_the_engine_is_translated() -> None:
    assert Speaker("en").say(Message("template-action-deal", {"card": 3})) == "deal 3"
    said = {Speaker(language).say(Refusal("refusal-not-your-turn").message) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)


def test_the_reader_is_you_and_others_are_named() -> None:
    event, names = {"kind": "stayed", "seat": 0}, ["Ana", "Ben", "Ola"]
    assert Speaker("en", names, 0).event("template", event) == "You stay."
    for reader in (1, 2, None):
        assert Speaker("en", names, reader).event("template", event) == "Ana stays."


@pytest.mark.parametrize(
    ("language", "count", "text"),
    [
        ("en", 1, "1 match"),
        ("en", 2, "2 matches"),
        ("es", 1, "1 partida"),
        ("es", 3, "3 partidas"),
        ("pt", 0, "0 partidas"),
        ("pt", 1, "1 partida"),
        ("pl", 1, "1 partia"),
        ("pl", 3, "3 partie"),
        ("pl", 5, "5 partii"),
        ("pl", 12, "12 partii"),
        ("pl", 22, "22 partie"),
    ],
)
def test_plurals_follow_the_language(language: str, count: int, text: str) -> None:
    assert Speaker(language).text("balance-matches", count=count) == text


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
    dealt = Event("dealt", {"seat": 0}, {"card": 5}, knowers=0b01)
    names = ["Ana", "Ben"]
    assert Speaker("en", names, 0).event("template", dealt.seen_by(0)) == "You are dealt 5."
    assert Speaker("en", names, 1).event("template", dealt.seen_by(1)) == "Ana is dealt a card."
    assert Speaker("en", names).event("template", dealt.seen_by(SPECTATOR)) == "Ana is dealt a card."
    assert Speaker("en", names).event("template", dealt.in_full()) == "Ana is dealt 5."


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


def test_cards_of_a_game_without_a_style_and_other_texts_stay_unchanged() -> None:
    speaker = Speaker("en")
    assert speaker.card("template", 7) == 7
    assert speaker.card("position", "S7") == "S7"
    assert speaker.text("position-missing-cards", path="$", cards=["S1", "D2"]).endswith("S1, D2.")


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

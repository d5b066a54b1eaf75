"""``hauntboard perft``: count action sequences, in both forms of the rules side by side."""

from __future__ import annotations

import time
from typing import Any

from rich.table import Table

from ...engine import build_mode
from ...engine import perft as counting
from ...engine.game import Game
from ..console import Console, UsageMistake

FORMS = ("both", "compiled", "interpreted")


def command(
    console: Console,
    game_name: str,
    deal: str,
    depth: int,
    players: int | None,
    options: list[str],
    form: str,
) -> int:
    """Print the counts; 1 if the two forms disagree."""
    if form not in FORMS:
        raise UsageMistake("cli-bad-form", value=form, allowed=", ".join(FORMS))
    if depth < 0:
        raise UsageMistake("cli-perft-bad-depth")
    game = console.load(game_name, players, options)
    actions = [game.parse(word, 0) for word in deal.split()]
    check_deal(game, actions)
    if form != "interpreted":
        console.note_form()
    wanted = chosen_forms(form)
    columns = {name: measured(games_in(name), game, depth, actions) for name in wanted}
    console.out.print(counts_table(console, columns, depth))
    first, *others = [counts for counts, _ in columns.values()]
    if any(counts != first for counts in others):
        console.complain(console.text("cli-perft-differ"))
        return 1
    return 0


def chosen_forms(form: str) -> list[str]:
    """The forms to count in: what was asked for, as far as it is there."""
    if form == "interpreted":
        return ["interpreted"]
    if not build_mode.is_compiled():
        if form == "compiled":
            raise UsageMistake("cli-not-compiled")
        return ["interpreted"]
    return ["compiled", "interpreted"] if form == "both" else ["compiled"]


def games_in(form: str) -> tuple[Any, Any]:
    """``load`` and ``perft`` of one form."""
    if form == "interpreted":
        return build_mode.interpreted_twin("games").load, build_mode.interpreted_twin("engine.perft").perft
    from ...games import load

    return load, counting.perft


def measured(how: tuple[Any, Any], game: Game, depth: int, deal: list[int]) -> tuple[list[int], float]:
    """The counts for every depth, and the seconds they took."""
    load, perft = how
    state = load(game.name, game.players, game.options).new_state()
    started = time.perf_counter()
    counts = [perft(state, d, deal) for d in range(depth + 1)]
    return counts, time.perf_counter() - started


def check_deal(game: Game, actions: list[int]) -> None:
    """The deal must at least be possible up to the first decision."""
    state = game.new_state()
    for action in actions:
        if not state.at_chance():
            return
        if action not in state.legal_actions():
            raise UsageMistake("cli-perft-bad-deal", text=game.text(action))
        state.apply(action)


def counts_table(console: Console, columns: dict[str, tuple[list[int], float]], depth: int) -> Table:
    """One line per depth, one column per form."""
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column(console.text("cli-perft-depth"), justify="right")
    for name in columns:
        table.add_column(console.text(f"cli-form-{name}"), justify="right")
    for d in range(depth + 1):
        table.add_row(str(d), *(str(counts[d]) for counts, _ in columns.values()))
    table.add_row(
        console.text("cli-perft-time"), *(f"{seconds:.2f} s" for _, seconds in columns.values()), style="dim"
    )
    return table

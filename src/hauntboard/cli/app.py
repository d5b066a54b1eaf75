"""The commands and their options. What they do is in the other files of this folder.

Built anew for every run, because the help texts are in the language of the run. A command's
own file is imported only when it runs, so that the program starts quickly.
"""

from pathlib import Path
from typing import Any

import typer

from .. import __version__
from .console import Console
from .usage import HELP, usage_classes


def build(console: Console) -> typer.Typer:
    """The Typer app in the console's language."""
    t = console.text
    command, group = usage_classes(console)
    app = typer.Typer(
        cls=group,
        help=t("cli-help-app"),
        epilog=t("cli-help-epilog"),
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode="rich",
        context_settings={"help_option_names": HELP},
    )
    option_help = t("cli-help-option")
    players_help = t("cli-help-players")
    data_option: Any = typer.Option(None, "--data", metavar="DIR", help=t("cli-help-data"))
    database_option: Any = typer.Option(
        "",
        "--database",
        metavar="URL",
        help=t("cli-help-database"),
        envvar="HAUNTBOARD_DATABASE",
        show_envvar=False,
        show_default=False,
    )

    def show_version(wanted: bool) -> None:
        if wanted:
            console.out.print(f"Hauntboard {__version__}")
            raise typer.Exit

    @app.callback()
    def top(
        lang: str = typer.Option("", metavar="en|es|pt|pl", help=t("cli-help-lang")),
        version: bool = typer.Option(
            False, "--version", help=t("cli-help-version"), callback=show_version, is_eager=True
        ),
    ) -> None:
        """What stands before a command."""

    @app.command("play", cls=command, help=t("cli-help-play"))
    def play_command(
        game: str = typer.Argument(..., metavar="GAME", help=t("cli-help-game")),
        players: int | None = typer.Option(None, "--players", "-p", metavar="N", help=players_help),
        option: list[str] = typer.Option([], "--option", "-o", metavar="NAME=VALUE", help=option_help),
        seat: list[str] = typer.Option([], "--seat", metavar="human|BOT", help=t("cli-help-play-seat")),
        names: list[str] = typer.Option([], "--names", metavar="A,B,...", help=t("cli-help-play-names")),
        seed: int | None = typer.Option(None, "--seed", metavar="N", help=t("cli-help-play-seed")),
        record: Path | None = typer.Option(None, "--record", metavar="FILE", help=t("cli-help-play-record")),
        hints: bool | None = typer.Option(
            None, "--hints/--no-hints", help=t("cli-help-play-hints"), show_default=False
        ),
    ) -> int:
        from .commands.play import command as work

        return work(console, game, players, option, seat, names, seed, record, hints)

    @app.command("simulate", cls=command, help=t("cli-help-simulate"))
    def simulate_command(
        game: str = typer.Argument(..., metavar="GAME", help=t("cli-help-game")),
        players: int | None = typer.Option(None, "--players", "-p", metavar="N", help=players_help),
        games: int = typer.Option(1000, "--games", "-n", metavar="N", help=t("cli-help-simulate-games")),
        seed: int = typer.Option(1, "--seed", metavar="N", help=t("cli-help-simulate-seed")),
        option: list[str] = typer.Option([], "--option", "-o", metavar="NAME=VALUE", help=option_help),
        bots: str = typer.Option("", "--bots", metavar="A,B,...", help=t("cli-help-simulate-bots")),
        to: Path | None = typer.Option(
            None, "--records", metavar="FILE", help=t("cli-help-simulate-records")
        ),
        json: bool = typer.Option(False, "--json", help=t("cli-help-json")),
        jobs: int = typer.Option(1, "--jobs", "-j", metavar="N", help=t("cli-help-simulate-jobs")),
    ) -> int:
        from .commands.simulate import command as work

        return work(console, game, players, games, seed, option, bots, to, json, jobs)

    @app.command("arena", cls=command, help=t("cli-help-arena"))
    def arena_command(
        game: str = typer.Argument(..., metavar="GAME", help=t("cli-help-game")),
        players: int | None = typer.Option(None, "--players", "-p", metavar="N", help=players_help),
        option: list[str] = typer.Option([], "--option", "-o", metavar="NAME=VALUE", help=option_help),
        bots: str = typer.Option(..., "--bots", metavar="A,B,...", help=t("cli-help-arena-bots")),
        deals: int = typer.Option(100, "--deals", "-n", metavar="N", help=t("cli-help-arena-deals")),
        seed: int = typer.Option(1, "--seed", metavar="N", help=t("cli-help-simulate-seed")),
        precision: float | None = typer.Option(
            None, "--precision", metavar="SHARE", help=t("cli-help-arena-precision")
        ),
        decide: str = typer.Option(
            "", "--decide", metavar="SHARE|fair", help=t("cli-help-arena-decide"), show_default=False
        ),
        budget: str = typer.Option(
            "", "--budget", metavar="N|100ms|1s", help=t("cli-help-arena-budget"), show_default=False
        ),
        gauntlet: bool = typer.Option(False, "--gauntlet", help=t("cli-help-arena-gauntlet")),
        results: Path | None = typer.Option(
            None, "--results", metavar="FILE", help=t("cli-help-arena-results")
        ),
        json: bool = typer.Option(False, "--json", help=t("cli-help-json")),
        jobs: int = typer.Option(1, "--jobs", "-j", metavar="N", help=t("cli-help-simulate-jobs")),
        engine: str = typer.Option("local", "--engine", metavar="local|ray", help=t("cli-help-arena-engine")),
    ) -> int:
        from .commands.arena import command as work

        return work(
            console,
            game,
            players,
            option,
            bots,
            deals,
            seed,
            precision,
            decide,
            budget,
            gauntlet,
            results,
            json,
            jobs,
            engine,
        )

    @app.command("balance", cls=command, help=t("cli-help-balance"))
    def balance_command(
        game: str = typer.Argument(..., metavar="GAME", help=t("cli-help-game")),
        players: int | None = typer.Option(
            None, "--players", "-p", metavar="N", help=t("cli-help-balance-players")
        ),
        option: list[str] = typer.Option(
            [], "--option", "-o", metavar="NAME=VALUE", help=t("cli-help-balance-option")
        ),
        bot: str = typer.Option(
            "", "--bot", metavar="BOT", help=t("cli-help-balance-bot"), show_default=False
        ),
        matches: int | None = typer.Option(
            None, "--matches", "-n", metavar="N", help=t("cli-help-balance-matches")
        ),
        seed: int = typer.Option(1, "--seed", metavar="N", help=t("cli-help-simulate-seed")),
        html: Path | None = typer.Option(None, "--html", metavar="FILE", help=t("cli-help-balance-html")),
        json: Path | None = typer.Option(None, "--json", metavar="FILE", help=t("cli-help-balance-json")),
        jobs: int = typer.Option(1, "--jobs", "-j", metavar="N", help=t("cli-help-simulate-jobs")),
    ) -> int:
        from .commands.balance import command as work

        return work(console, game, players, option, bot, matches, seed, html, json, jobs)

    @app.command("dataset", cls=command, help=t("cli-help-dataset"))
    def dataset_command(
        game: str = typer.Argument(..., metavar="GAME", help=t("cli-help-game")),
        players: int | None = typer.Option(None, "--players", "-p", metavar="N", help=players_help),
        option: list[str] = typer.Option([], "--option", "-o", metavar="NAME=VALUE", help=option_help),
        bots: str = typer.Option("", "--bots", metavar="A,B,...", help=t("cli-help-simulate-bots")),
        matches: int = typer.Option(1000, "--matches", "-n", metavar="N", help=t("cli-help-simulate-games")),
        seed: int = typer.Option(1, "--seed", metavar="N", help=t("cli-help-simulate-seed")),
        records: str = typer.Option("", "--records", metavar="FILE", help=t("cli-help-dataset-records")),
        out: Path = typer.Option(..., "--out", metavar="DIR", help=t("cli-help-dataset-out")),
        jobs: int = typer.Option(1, "--jobs", "-j", metavar="N", help=t("cli-help-simulate-jobs")),
    ) -> int:
        from .commands.dataset import command as work

        return work(console, game, players, option, bots, matches, seed, records, out, jobs)

    @app.command("replay", cls=command, help=t("cli-help-replay"))
    def replay_command(
        file: str = typer.Argument(..., metavar="FILE", help=t("cli-help-file")),
        match: int | None = typer.Option(None, "--match", "-m", metavar="K", help=t("cli-help-replay-match")),
        seat: str = typer.Option("", "--seat", metavar="SEAT", help=t("cli-help-replay-seat")),
        step: bool = typer.Option(False, "--step", help=t("cli-help-replay-step")),
        why: bool = typer.Option(False, "--why", help=t("cli-help-replay-why")),
    ) -> int:
        from .commands.replay import command as work

        return work(console, file, match, seat, step, why)

    @app.command("analyse", cls=command, help=t("cli-help-analyse"))
    def analyse_command(
        file: str = typer.Argument(..., metavar="FILE", help=t("cli-help-file")),
        match: int | None = typer.Option(None, "--match", "-m", metavar="K", help=t("cli-help-replay-match")),
        seat: str = typer.Option(
            "", "--seat", metavar="SEAT", help=t("cli-help-analyse-seat"), show_default=False
        ),
        seed: int = typer.Option(1, "--seed", metavar="N", help=t("cli-help-analyse-seed")),
        json: bool = typer.Option(False, "--json", help=t("cli-help-json")),
    ) -> int:
        from .commands.analyse import command as work

        return work(console, file, match, seat, seed, json)

    record = typer.Typer(cls=group, help=t("cli-help-record"), no_args_is_help=True)
    app.add_typer(record, name="record")

    @record.command("verify", cls=command, help=t("cli-help-verify"))
    def verify_command(
        file: str = typer.Argument(..., metavar="FILE", help=t("cli-help-file")),
        shuffle: bool = typer.Option(False, "--shuffle", help=t("cli-help-verify-shuffle")),
    ) -> int:
        from .commands.record import verify_file

        return verify_file(console, file, shuffle)

    @record.command("convert", cls=command, help=t("cli-help-convert"))
    def convert_command(
        file: str = typer.Argument(..., metavar="FILE", help=t("cli-help-file")),
        to: str = typer.Option(..., "--to", metavar="json|text", help=t("cli-help-convert-to")),
        seat: str = typer.Option("", "--seat", metavar="SEAT", help=t("cli-help-convert-seat")),
    ) -> int:
        from .commands.record import convert_file

        return convert_file(console, file, to, seat)

    @app.command("rules", cls=command, help=t("cli-help-rules"))
    def rules_command(
        game: str = typer.Argument(..., metavar="GAME", help=t("cli-help-game")),
        clause: str = typer.Argument(
            "", metavar="[CLAUSE]", help=t("cli-help-rules-clause"), show_default=False
        ),
        cards: bool = typer.Option(False, "--cards", help=t("cli-help-rules-cards")),
    ) -> int:
        from .commands.rules import command as work

        return work(console, game, clause, cards)

    @app.command("games", cls=command, help=t("cli-help-games"))
    def games_command() -> int:
        from .commands.games import command as work

        return work(console)

    @app.command("solve", cls=command, help=t("cli-help-solve"))
    def solve_command(
        game: str = typer.Argument(..., metavar="GAME", help=t("cli-help-game")),
        players: int | None = typer.Option(None, "--players", "-p", metavar="N", help=players_help),
        option: list[str] = typer.Option([], "--option", "-o", metavar="NAME=VALUE", help=option_help),
        iterations: int = typer.Option(
            1000, "--iterations", "-n", metavar="N", help=t("cli-help-solve-iterations")
        ),
        bots: str = typer.Option("", "--bots", metavar="A,B,...", help=t("cli-help-solve-bots")),
        seeds: int = typer.Option(20, "--seeds", metavar="N", help=t("cli-help-solve-seeds")),
        seed: int = typer.Option(1, "--seed", metavar="N", help=t("cli-help-simulate-seed")),
        json: bool = typer.Option(False, "--json", help=t("cli-help-json")),
    ) -> int:
        from .commands.solve import command as work

        return work(console, game, players, option, iterations, bots, seeds, seed, json)

    @app.command("perft", cls=command, help=t("cli-help-perft"))
    def perft_command(
        game: str = typer.Argument(..., metavar="GAME", help=t("cli-help-game")),
        deal: str = typer.Option("", "--deal", metavar="MOVES", help=t("cli-help-perft-deal")),
        depth: int = typer.Option(2, "--depth", "-d", metavar="N", help=t("cli-help-perft-depth")),
        players: int | None = typer.Option(None, "--players", "-p", metavar="N", help=players_help),
        option: list[str] = typer.Option([], "--option", "-o", metavar="NAME=VALUE", help=option_help),
        form: str = typer.Option(
            "both", "--form", metavar="both|compiled|interpreted", help=t("cli-help-perft-form")
        ),
    ) -> int:
        from .commands.perft import command as work

        return work(console, game, deal, depth, players, option, form)

    @app.command("bench", cls=command, help=t("cli-help-bench"))
    def bench_command(
        json: bool = typer.Option(False, "--json", help=t("cli-help-json")),
        quick: bool = typer.Option(False, "--quick", help=t("cli-help-bench-quick")),
    ) -> int:
        from .commands.bench import command as work

        return work(console, quick, json)

    @app.command("serve", cls=command, help=t("cli-help-serve"))
    def serve_command(
        host: str = typer.Option("127.0.0.1", "--host", metavar="HOST", help=t("cli-help-serve-host")),
        port: int = typer.Option(8013, "--port", metavar="N", help=t("cli-help-serve-port")),
        data: Path | None = data_option,
        database: str = database_option,
        redis: str = typer.Option(
            "",
            "--redis",
            metavar="URL",
            help=t("cli-help-serve-redis"),
            envvar="HAUNTBOARD_REDIS",
            show_envvar=False,
            show_default=False,
        ),
        origin: list[str] = typer.Option([], "--origin", metavar="URL", help=t("cli-help-serve-origin")),
        bots: int | None = typer.Option(None, "--bots", metavar="N", help=t("cli-help-serve-bots")),
        bot_seconds: int = typer.Option(
            10, "--bot-seconds", metavar="S", help=t("cli-help-serve-bot-seconds")
        ),
        drain: int = typer.Option(0, "--drain", metavar="S", help=t("cli-help-serve-drain")),
        log_level: str = typer.Option(
            "warning", "--log-level", metavar="debug|info|warning|error", help=t("cli-help-serve-log-level")
        ),
        limits: bool = typer.Option(
            True, "--limits/--no-limits", help=t("cli-help-serve-limits"), show_default=False
        ),
        browser: bool = typer.Option(
            False, "--browser/--no-browser", help=t("cli-help-serve-browser"), show_default=False
        ),
    ) -> int:
        from .commands.serve import command as work

        return work(
            console,
            host,
            port,
            data,
            database,
            redis,
            origin,
            bots,
            bot_seconds,
            drain,
            log_level,
            limits,
            browser,
        )

    admin = typer.Typer(cls=group, help=t("cli-help-admin"), no_args_is_help=True)
    app.add_typer(admin, name="admin")

    @admin.command("backup", cls=command, help=t("cli-help-admin-backup"))
    def backup_command(
        file: Path = typer.Argument(..., metavar="FILE", help=t("cli-help-admin-backup-file")),
        data: Path | None = data_option,
        database: str = database_option,
    ) -> int:
        from .commands.admin import backup as work

        return work(console, file, data, database)

    @admin.command("restore", cls=command, help=t("cli-help-admin-restore"))
    def restore_command(
        file: Path = typer.Argument(..., metavar="FILE", help=t("cli-help-admin-restore-file")),
        data: Path | None = data_option,
        database: str = database_option,
    ) -> int:
        from .commands.admin import restore as work

        return work(console, file, data, database)

    @admin.command("export", cls=command, help=t("cli-help-admin-export"))
    def export_command(
        to: str = typer.Argument(..., metavar="FILE|DIR", help=t("cli-help-admin-export-to")),
        data: Path | None = data_option,
        database: str = database_option,
    ) -> int:
        from .commands.admin import export as work

        return work(console, to, data, database)

    @admin.command("retention", cls=command, help=t("cli-help-admin-retention"))
    def retention_command(
        days: int = typer.Option(..., "--days", metavar="N", help=t("cli-help-admin-days")),
        open_days: int | None = typer.Option(
            None, "--open-days", metavar="M", help=t("cli-help-admin-open-days")
        ),
        dry_run: bool = typer.Option(False, "--dry-run", help=t("cli-help-admin-dry-run")),
        data: Path | None = data_option,
        database: str = database_option,
    ) -> int:
        from .commands.admin import retention as work

        return work(console, days, open_days, dry_run, data, database)

    @admin.command("status", cls=command, help=t("cli-help-admin-status"))
    def status_command(data: Path | None = data_option, database: str = database_option) -> int:
        from .commands.admin import show_status as work

        return work(console, data, database)

    return app

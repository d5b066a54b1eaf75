"""``hauntboard serve``: one command starts the server; an error is one line."""

from __future__ import annotations

import os
import re
import signal
import socket
import stat
import subprocess
import sys
import time
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from hauntboard.cli import main
from hauntboard.cli.commands import serve
from hauntboard.cli.database import data_folder, shown
from hauntboard.i18n import LANGUAGES, Speaker

from ..services import RedisServer
from ..storage.populated_db import furnish, make_foreign, untouched, with_store
from .conftest import CALL, environment


@dataclass
class Served:
    """The serving program."""

    process: subprocess.Popen[str]
    first_line: str

    @property
    def url(self) -> str:
        found = re.search(r"http://\S+:\d+", self.first_line)
        assert found, self.first_line
        return found[0]

    def stop(self, how: signal.Signals = signal.SIGINT) -> tuple[int, str, str]:
        """Stop the program; return its exit status and output."""
        self.process.send_signal(how)
        out, err = self.process.communicate(timeout=30)
        assert "Traceback" not in err, err
        return self.process.returncode, out, err


@contextmanager
def served(*arguments: str, **more: str) -> Iterator[Served]:
    """Run the program on a free port."""
    process = subprocess.Popen(
        [*CALL, "serve", "--port", "0", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(**more),
    )
    try:
        assert process.stdout is not None
        yield Served(process, process.stdout.readline())
    finally:
        process.kill()
        process.communicate()


# ---- running --------------------------------------------------------------------------


@pytest.mark.process
def test_without_options_the_server_runs_and_keeps_its_tables(tmp_path: Path) -> None:
    with served(XDG_DATA_HOME=str(tmp_path), HAUNTBOARD_GAMES="") as server:
        assert server.url.startswith("http://127.0.0.1:") and "Ctrl-C" in server.first_line
        assert httpx.get(f"{server.url}/ready").json() == {"status": "ready"}
        assert "Hauntboard" in httpx.get(server.url).text
        client = httpx.Client(base_url=server.url)
        assert client.post("/api/me", json={"name": "Ana"}).status_code == 200
        status, out, err = server.stop()
        assert (status, out, err) == (0, "Stopped. All tables are saved.\n", "")
    assert (tmp_path / "hauntboard" / "hauntboard.db").exists()
    with served(XDG_DATA_HOME=str(tmp_path)) as server:
        client.base_url = httpx.URL(server.url)
        assert client.get("/api/me").json()["name"] == "Ana"


@pytest.mark.process
def test_a_server_stopped_by_a_signal_exits_with_success(tmp_path: Path) -> None:
    with served("--data", str(tmp_path), HAUNTBOARD_GAMES="") as server:
        status, out, err = server.stop(signal.SIGTERM)
        assert (status, err) == (0, "") and out == "Stopped. All tables are saved.\n"


@pytest.mark.process
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ready_line_is_in_the_language_of_the_run(language: str, tmp_path: Path) -> None:
    with served("--data", str(tmp_path), HAUNTBOARD_LANG=language) as server:
        assert server.first_line == Speaker(language).text("cli-serve-ready", url=server.url) + "\n"


@pytest.mark.process
def test_only_its_owner_may_read_the_data_folder(tmp_path: Path) -> None:
    with served("--data", str(tmp_path / "new" / "folder")):
        assert stat.S_IMODE((tmp_path / "new" / "folder").stat().st_mode) == 0o700


def test_the_data_folder_is_in_the_users_data_directory() -> None:
    assert data_folder({"XDG_DATA_HOME": "/data"}) == Path("/data/hauntboard")
    for unusable in ({}, {"XDG_DATA_HOME": ""}, {"XDG_DATA_HOME": "relative"}):
        assert data_folder(unusable) == Path.home() / ".local/share/hauntboard"


@pytest.mark.process
@pytest.mark.services
def test_several_servers_share_postgresql_and_redis(postgres: str, tmp_path: Path) -> None:
    redis = RedisServer(tmp_path).start()
    try:
        with (
            served("--database", postgres, "--redis", redis.url) as one,
            served(HAUNTBOARD_DATABASE=postgres, HAUNTBOARD_REDIS=redis.url) as two,
        ):
            client = httpx.Client()
            client.post(f"{one.url}/api/me", json={"name": "Ana"})
            assert client.get(f"{two.url}/api/me").json()["name"] == "Ana"
            assert one.stop()[0] == two.stop()[0] == 0
    finally:
        redis.stop()


@pytest.mark.process
def test_logs_are_json_lines_filtered_by_level(tmp_path: Path) -> None:
    for level, lines in (("warning", 0), ("info", 1)):
        with served("--data", str(tmp_path), "--log-level", level) as server:
            httpx.get(f"{server.url}/health")
            _, _, err = server.stop()
        assert len(re.findall(r'^\{.*"path":"/health".*\}$', err, re.MULTILINE)) == lines


def test_a_server_on_all_interfaces_prints_the_addresses_that_work(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "own_address", lambda: "192.0.2.7")
    monkeypatch.delenv("HAUNTBOARD_GAMES")
    serve.ready(serve.Console("en"), "0.0.0.0", "http://0.0.0.0:8013", browser=False)
    out = capsys.readouterr().out
    assert "ready: http://127.0.0.1:8013 " in out and "network: http://192.0.2.7:8013\n" in out
    serve.ready(serve.Console("en"), "192.0.2.7", "http://192.0.2.7:8013", browser=False)
    assert capsys.readouterr().out.count("\n") == 1


# ---- the browser ----------------------------------------------------------------------


@pytest.mark.process
def test_the_browser_is_opened_on_request(tmp_path: Path) -> None:
    note = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {note}.new && mv {note}.new {note}\n')
    browser.chmod(0o755)
    with served("--data", str(tmp_path), "--browser", BROWSER=str(browser)) as server:
        end = time.monotonic() + 20
        while not note.exists():
            assert time.monotonic() < end and server.process.poll() is None
            time.sleep(0.02)
        assert note.read_text() == f"{server.url}\n"


@pytest.mark.process
def test_without_a_browser_the_server_runs_and_prints_the_address(tmp_path: Path) -> None:
    call = ("--data", str(tmp_path), "--browser")
    with served(*call, BROWSER="/nowhere/browser", DISPLAY="", PATH="/nowhere") as server:
        assert server.process.stderr is not None
        line = server.process.stderr.readline()
        assert line == f"No browser could be opened. Open {server.url} yourself.\n"
        assert httpx.get(f"{server.url}/health").status_code == 200


def test_a_browser_that_would_take_the_terminal_is_not_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.delenv("BROWSER", raising=False)
    monkeypatch.setattr(webbrowser.GenericBrowser, "open", lambda browser, url: bool(opened.append(url)))
    monkeypatch.setattr(webbrowser, "get", lambda: webbrowser.GenericBrowser("lynx"))
    assert not serve.open_browser("http://127.0.0.1:8013") and opened == []


# ---- errors ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "status", "words"),
    [
        (["--port", "many"], 2, "--port needs a whole number"),
        (["--port", "65536"], 2, "--port must be between 0 and 65535"),
        (["--bots", "0"], 2, "--bots must be between 1 and 256"),
        (["--bot-seconds", "0"], 2, "--bot-seconds must be between 1 and"),
        (["--drain", "-1"], 2, "--drain must be between 0 and"),
        (["--log-level", "loud"], 2, "Choose from: debug, info, warning, error"),
        (["--origin", "ghosts.example"], 2, "“ghosts.example” is not the address of a site"),
        (["--origin", "https://ghosts.example/table"], 2, "is not the address of a site"),
        (["--origin", "https://[::1"], 2, "is not the address of a site"),
        (["--redis", "carrier://pigeon"], 2, "not the address of a Redis server"),
        (["--redis", "redis://host:port"], 2, "not the address of a Redis server"),
        (["--database", "mysql://host/name"], 2, "is not the address of a database"),
        (["--database", "ghosts"], 2, "is not the address of a database"),
        (["--database", "sqlite:///x.db", "--data", "."], 2, "either --data or --database"),
        (["--database", "sqlite:////nowhere/at/all.db"], 1, "/nowhere/at/all.db cannot be used"),
        (["--host", "192.0.2.1"], 1, "Cannot listen on “192.0.2.1”"),
        (["--host", "nobody.invalid"], 1, "Cannot listen on “nobody.invalid”"),
        (["extra"], 2, "Unexpected argument “extra”"),
    ],
)
def test_a_wrong_call_gets_one_line(
    arguments: list[str],
    status: int,
    words: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main(["serve", *(() if "--port" in arguments else ("--port", "0")), *arguments]) == status
    got = capfd.readouterr()
    assert words in got.err and got.err.count("\n") == 1 and got.out == ""


def test_the_error_for_a_used_port_suggests_another_one(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert main(["serve", "--port", str(port), "--data", str(tmp_path)]) == 1
    err = capfd.readouterr().err
    assert f"Port {port} is taken" in err and "--port" in err and err.count("\n") == 1
    assert os.listdir(tmp_path) == []


def test_without_a_chosen_port_the_next_free_one_is_used(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        monkeypatch.setattr(serve, "DEFAULT_PORT", taken)
        found = serve.free_port(serve.Console("en"), "127.0.0.1")
        assert found == 0 or taken < found < taken + serve.PORTS_TO_TRY
        assert f"Port {taken} is taken" in capsys.readouterr().err
        monkeypatch.setattr(serve, "PORTS_TO_TRY", 1)
        assert serve.free_port(serve.Console("en"), "127.0.0.1") == 0
    capsys.readouterr()
    assert serve.free_port(serve.Console("en"), "127.0.0.1") == taken
    assert capsys.readouterr().err == ""


def test_the_error_for_an_unreachable_database_hides_the_password(capfd: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))  # a used port without an answer
        where = f"127.0.0.1:{nobody.getsockname()[1]}"
        assert main(["serve", "--port", "0", "--database", f"postgresql://u:hush@{where}/x"]) == 1
    err = capfd.readouterr().err
    assert f"postgresql://u:***@{where}/x cannot be used" in err
    assert "hush" not in err and err.count("\n") == 1


@pytest.mark.process
@pytest.mark.services
def test_an_unknown_database_name_is_reported(
    postgres_server: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", "0", "--database", f"{postgres_server}/nothing"]) == 1
    err = capfd.readouterr().err
    assert '"nothing" does not exist' in err and err.count("\n") == 1


@pytest.mark.process
@pytest.mark.services
def test_an_unknown_part_of_the_database_address_is_reported(
    postgres: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", "0", "--database", f"{postgres}?flavour=sweet"]) == 1
    err = capfd.readouterr().err
    assert "flavour" in err and err.count("\n") == 1


@pytest.mark.process
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_database_of_another_program_is_refused_and_stays_unchanged(
    url: str, language: str, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HAUNTBOARD_LANG", language)
    with_store(url, furnish)
    make_foreign(url, "0003")
    before = untouched(url)
    assert main(["serve", "--port", "0", "--database", url]) == 1
    expected = Speaker(language).text("cli-database-foreign", database=shown(url))
    assert capfd.readouterr().err == f"hauntboard: {expected}\n"
    assert untouched(url) == before and before["alembic_version"] == [("0003",)]


def test_a_file_that_is_not_a_database_is_reported(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "hauntboard.db").write_text("Dear diary, " * 100)
    assert main(["serve", "--port", "0", "--data", str(tmp_path)]) == 1
    err = capfd.readouterr().err
    assert "cannot be used: file is not a database" in err and err.count("\n") == 1


@pytest.mark.parametrize(
    ("missing", "arguments", "words"),
    [
        ("asyncpg", ["--database", "postgresql://host/name"], 'pip install "hauntboard[postgresql]"'),
        ("redis.asyncio", ["--redis", "redis://host"], 'pip install "hauntboard[redis]"'),
    ],
)
def test_a_missing_optional_dependency_is_named(
    missing: str,
    arguments: list[str],
    words: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setitem(sys.modules, missing, None)
    monkeypatch.delitem(sys.modules, "hauntboard.pubsub.redis", raising=False)
    assert main(["serve", "--port", "0", *arguments]) == 2
    err = capfd.readouterr().err
    assert words in err and err.count("\n") == 1

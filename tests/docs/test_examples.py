"""The examples answer wrong calls with a message."""

from __future__ import annotations

import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"

pytestmark = pytest.mark.process


def failure(*words: str) -> str:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / words[0]), *words[1:]], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 1 and "Traceback" not in done.stderr, done.stderr
    return done.stderr


@pytest.mark.parametrize("words", [[], ["http://127.0.0.1:8013"], ["table", "CODE"]], ids=" ".join)
def test_the_bot_says_how_to_call_it(words):
    assert "python examples/bot.py http" in failure("bot.py", *words)


def test_the_bot_reports_a_server_that_does_not_answer():
    assert "Is the server running?" in failure("bot.py", "http://127.0.0.1:9", "CODE")


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (b'{"error": {"text": "There is no free seat at this table."}}', "There is no free seat"),
        (b"<html>", "is this a Hauntboard server?"),
    ],
)
def test_the_bot_prints_a_refusal_in_the_words_of_the_server(body, expected):
    class Refusing(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["content-length"]))
            self.send_response(409)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Refusing) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            assert expected in failure("bot.py", f"http://127.0.0.1:{server.server_port}", "CODE")
        finally:
            server.shutdown()


@pytest.mark.parametrize(
    "words", [[], ["nothing"], ["template", "many"], ["template", "0"], ["template", "5", "6"]], ids=" ".join
)
def test_the_learner_says_how_to_call_it(words):
    pytest.importorskip("pyspiel")
    assert "python examples/mccfr.py" in failure("mccfr.py", *words)

"""The code blocks of a page, and how to run them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from ..copies import ROOT, environment

FENCE = re.compile(
    r"^(?:[ ]*<!-- not run: (?P<reason>[^\n]+?) -->\n)?(?P<indent>[ ]*)```(?P<info>[^\n]*)\n"
    r"(?P<text>.*?)^(?P=indent)```$",
    re.MULTILINE | re.DOTALL,
)
INDENTED = re.compile(r"^\n {4,}\S.*$", re.MULTILINE)
RUN = ("python", "sh", "console")
SHOWN = ("ftl", "ini", "json", "nginx", "svelte", "text", "ts")
LONGEST = 500  # seconds for a block, on a busy machine


@dataclass(frozen=True)
class Block:
    """A code block: its language, the reason why it is not run, if any, and its text."""

    language: str
    reason: str
    text: str


def blocks(page: Path) -> Iterator[Block]:
    """Yield the code blocks of a page."""
    for found in FENCE.finditer(page.read_text(encoding="utf-8")):
        text = "".join(line.removeprefix(found["indent"]) for line in found["text"].splitlines(keepends=True))
        language, _, _ = found["info"].partition(" ")
        yield Block(language, (found["reason"] or "").strip(), text)


def indented(page: Path) -> list[str]:
    """Return indented code, which has no language. Lists may have indented paragraphs."""
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    found = []
    for match in INDENTED.finditer(text):
        before = [line for line in text[: match.start()].splitlines() if line.strip()]
        in_list = next((True for line in reversed(before) if re.match(r"([-*]|\d+\.) ", line)), False)
        if not (in_list and before[-1].startswith((" ", "-", "*", *"0123456789"))):
            found.append(match[0].strip())
    return found


def absent_games(page: Path, games: Iterable[str], documented: Path = ROOT / "docs" / "games") -> list[str]:
    """Return the games that the code of a page names and that are not among ``games``. Every game that the
    documentation describes has a folder of pages, which stays when its code goes."""
    code = " ".join(block.text for block in blocks(page) if not block.reason).replace("_", "-")
    known = {folder.name for folder in documented.iterdir() if folder.is_dir()}
    return sorted(name for name in known.difference(games) if re.search(rf"\b{re.escape(name)}\b", code))


def setting(folder: Path) -> dict[str, str]:
    """Prepare a folder in which the commands of a page work; return their environment."""
    (folder / "examples").symlink_to(ROOT / "examples")
    (folder / "home").mkdir()
    database = f"sqlite:///{folder}/tables.db"
    env = environment(ROOT / "src", HOME=str(folder / "home"), HAUNTBOARD_DATABASE=database)
    return {**env, "PATH": os.pathsep.join([str(Path(sys.executable).parent), env["PATH"]])}


def run_block(block: Block, folder: Path, env: dict[str, str]) -> None:
    """Run a block; raise AssertionError if it fails or prints something else than the page shows."""
    if block.language == "python":
        output([sys.executable, "-c", block.text], folder, env)
    elif block.language == "sh":
        output(["bash", "-euo", "pipefail", "-c", block.text], folder, env)
    else:
        for command, shown in session(block.text):
            printed = output(["bash", "-euo", "pipefail", "-c", command], folder, env)
            pattern = re.escape(shown.strip()).replace("…", ".*")
            assert re.fullmatch(pattern, printed.strip(), re.DOTALL), f"{command} prints\n{printed}"


def session(text: str) -> Iterator[tuple[str, str]]:
    """Yield the commands of a console session, each with the output that is shown.

    >>> list(session("$ echo 1\\n1\\n$ true\\n"))
    [('echo 1', '1\\n'), ('true', '')]
    """
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, shown = part.partition("\n")
        yield command, shown


def output(call: list[str], folder: Path, env: dict[str, str]) -> str:
    """Return what a program prints; it must succeed."""
    done = subprocess.run(
        call,
        cwd=folder,
        env=env,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=LONGEST,
    )
    assert done.returncode == 0, f"{call[-1]}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"
    return done.stdout

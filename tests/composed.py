"""The services of compose.yaml as processes of this machine: PostgreSQL, Redis, the servers and the proxy.

python -m tests.composed [GAMES]    prints the addresses as a line of JSON and runs until its input ends
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import yaml

from .services import RedisServer, free_port, new_database, running_postgres, wait_for

ROOT = Path(__file__).parents[1]
SERVERS = ("table-1", "table-2")
# What differs from the container: no privileged port, nothing outside the folder.
CADDY_OPTIONS = "{{\nadmin off\nskip_install_trust\nauto_https disable_redirects\n}}\nimport {}\n"


@contextlib.contextmanager
def started(call: list[str], environment: dict[str, str], **pipes: object) -> Iterator[subprocess.Popen[str]]:
    """Run a program."""
    env = {**os.environ, **environment}
    process = subprocess.Popen(call, cwd=ROOT, env=env, text=True, **pipes)  # type: ignore[call-overload]
    try:
        yield process
    finally:
        process.terminate()
        process.wait(60)


@contextlib.contextmanager
def composed(folder: Path, games: str = "") -> Iterator[dict[str, object]]:
    """Run the services; yield the proxy's address, its certificate authority and the servers' addresses."""
    services = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]
    with contextlib.ExitStack() as stack:
        postgres = stack.enter_context(running_postgres())
        redis = RedisServer(folder).start()
        stack.callback(redis.stop)
        environment = {
            "HAUNTBOARD_DATABASE": new_database(postgres.url),
            "HAUNTBOARD_REDIS": redis.url,
            "HAUNTBOARD_GAMES": games,
            "FORWARDED_ALLOW_IPS": "127.0.0.1",
        }
        servers = []
        for name in SERVERS:
            port = str(free_port())
            command = [*services[name]["command"], "--host", "127.0.0.1", "--port", port, "--bots", "1"]
            log = stack.enter_context((folder / f"{name}.log").open("w"))
            call = [sys.executable, "-m", "hauntboard.cli", *command]
            pipes = {"stdout": subprocess.DEVNULL, "stderr": log}
            stack.enter_context(started(call, environment, **pipes))
            servers.append(f"http://127.0.0.1:{port}")
            wait_for_answer(f"{servers[-1]}/ready")
        site = f"https://localhost:{free_port()}"
        authority = stack.enter_context(proxy(folder, site, servers))
        yield {"url": site, "authority": str(authority), "servers": servers, "folder": str(folder)}


@contextlib.contextmanager
def proxy(folder: Path, site: str, servers: list[str]) -> Iterator[Path]:
    """Run Caddy with the project's Caddyfile; yield the certificate of its authority."""
    assert shutil.which("caddy"), "Caddy is missing: run tools/services.sh"
    settings = folder / "Caddyfile"
    settings.write_text(CADDY_OPTIONS.format(ROOT / "Caddyfile"))
    environment = {
        "HAUNTBOARD_SITE": site,
        "HAUNTBOARD_SERVERS": " ".join(each.removeprefix("http://") for each in servers),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
        "HOME": str(folder),
    }
    call = ["caddy", "run", "--config", str(settings), "--adapter", "caddyfile"]
    with (
        (folder / "caddy.log").open("w") as log,
        started(call, environment, stdout=subprocess.DEVNULL, stderr=log),
    ):
        wait_for(int(site.rpartition(":")[2]))
        authority = folder / "caddy/pki/authorities/local/root.crt"
        assert authority.exists(), (folder / "caddy.log").read_text()
        yield authority


def wait_for_answer(url: str, seconds: float = 120.0) -> None:
    """Wait until a page is there."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with contextlib.suppress(OSError), urllib.request.urlopen(url, timeout=5):
            return
        time.sleep(0.1)
    raise AssertionError(f"{url} does not answer")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name, composed(Path(name), *sys.argv[1:]) as found:
        print(json.dumps(found), flush=True)
        sys.stdin.read()

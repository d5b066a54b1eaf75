"""The settings of other programs in the repository are valid."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from ..copies import ROOT

WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
FILES = [
    ("github-workflows", WORKFLOWS),
    ("dependabot", [ROOT / ".github/dependabot.yml"]),
    ("compose-spec", [ROOT / "compose.yaml"]),
    ("citation-file-format", [ROOT / "CITATION.cff"]),
]


@pytest.mark.process
@pytest.mark.parametrize(("schema", "files"), FILES, ids=[schema for schema, _ in FILES])
def test_a_file_fits_its_schema(schema: str, files: list[Path]) -> None:
    assert files
    call = [
        sys.executable,
        "-m",
        "check_jsonschema",
        "--builtin-schema",
        f"vendor.{schema}",
        *map(str, files),
    ]
    done = subprocess.run(call, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.process
def test_the_dockerfile_has_no_lint() -> None:
    call = [str(Path(sys.executable).parent / "hadolint"), str(ROOT / "Dockerfile")]
    done = subprocess.run(call, capture_output=True, encoding="utf-8")
    assert (done.returncode, done.stdout) == (0, ""), done.stderr


def test_every_program_that_a_workflow_or_the_image_runs_exists() -> None:
    texts = [file.read_text() for file in [*WORKFLOWS, ROOT / "Dockerfile", ROOT / "pyproject.toml"]]
    named = {word.strip("\"'") for text in texts for word in text.split() if "tools/" in word}
    programs = {name[name.index("tools/") :] for name in named if name.endswith((".py", ".sh", '.py"'))}
    assert {"tools/image.sh", "tools/release.py", "tools/services.sh", "tools/try_installed.py"} <= programs
    assert [name for name in programs if not (ROOT / name).exists()] == []


def test_a_container_needs_no_root_and_no_writable_file_system() -> None:
    lines = (ROOT / "Dockerfile").read_text().splitlines()
    user = next(line.split()[1] for line in reversed(lines) if line.startswith("USER "))
    assert int(user) > 0 and any(line.startswith("HEALTHCHECK ") for line in lines)
    services = yaml.safe_load((ROOT / "compose.yaml").read_text())["services"]
    servers = [each for each in services.values() if each.get("image") == "hauntboard"]
    assert len(servers) == 2
    proxy = services["proxy"]["networks"]["inside"]["ipv4_address"]
    for server in servers:
        assert server["read_only"] and server["cap_drop"] == ["ALL"] and "ports" not in server
        assert server["environment"]["FORWARDED_ALLOW_IPS"] == proxy

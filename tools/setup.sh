#!/usr/bin/env bash
# Makes the virtual environment and builds the package into it: `setup.sh play` for players, `setup.sh dev` with
# what developers need as well. Safe to run again.
set -euo pipefail
cd "$(dirname "$0")/.."
SET=${1:-dev}
PYTHON=${PYTHON:-python3}
VENV=${VENV:-.venv}

say() { printf '%s\n' "$*"; }

# ---- what the machine must have ----------------------------------------------------------

if ! version=$("$PYTHON" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null); then
    say "There is no “$PYTHON”. Install Python 3.11 or newer, or name one: make play PYTHON=python3.12" >&2
    exit 1
fi
if ! "$PYTHON" -c 'import sys; raise SystemExit(sys.version_info < (3, 11))'; then
    say "Hauntboard needs Python 3.11 or newer; “$PYTHON” is $version." >&2
    newer=$(compgen -c python3. | grep -xE 'python3\.(1[1-9]|[2-9][0-9])' | sort -uV | tail -n 1 || true)
    [ -z "$newer" ] || say "This machine also has $newer: make play PYTHON=$newer" >&2
    exit 1
fi

need_packages=()
"$PYTHON" -c 'import ensurepip, venv' 2>/dev/null || need_packages+=(python3-venv)
if [ "${HAUNTBOARD_BUILD:-}" != interpreted ]; then
    read -r compiler _ <<<"${CC:-cc}"
    command -v "$compiler" >/dev/null || need_packages+=(gcc libc6-dev)
    "$PYTHON" - <<'EOF' || need_packages+=(python3-dev)
import os, sysconfig
raise SystemExit(not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")))
EOF
fi
if [ ${#need_packages[@]} -gt 0 ]; then
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        say "Installing system packages with apt-get: ${need_packages[*]}"
        apt-get update -qq
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${need_packages[@]}" >/dev/null
    else
        say "Missing: ${need_packages[*]}. Without a C compiler the rules run interpreted, only slower." >&2
    fi
fi

# ---- the environment -----------------------------------------------------------------------

# An environment of another Python, or one whose Python is gone, cannot be repaired.
if [ -e "$VENV" ] && [ "$("$VENV/bin/python" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null)" != "$version" ]; then
    say "Renewing $VENV: it was not made by Python $version."
    rm -rf "$VENV"
fi
if [ ! -x "$VENV/bin/python" ]; then
    say "1/3 Creating $VENV with Python $version"
    "$PYTHON" -m venv "$VENV"
else
    say "1/3 Using $VENV"
fi

extras=
pip_options=(--disable-pip-version-check -c constraints.txt)
if [ "$SET" = dev ]; then
    extras='[dev]'
else
    # Python compiles what it uses at the first start; compiling everything would take half as much space again.
    pip_options+=(--no-compile)
fi
say "2/3 Downloading and installing packages"
requirements=$(mktemp)
progress=$(mktemp)
trap 'rm -f "$requirements" "$progress"; kill "${follower:-}" 2>/dev/null || true' EXIT
"$PYTHON" tools/requirements.py ${extras:+dev} > "$requirements"
"$VENV/bin/python" -m pip install "${pip_options[@]}" --progress-bar off -r "$requirements" |
    sed -un 's/^Collecting \([^ <>=!~;]*\).*/    \1/p; s/^Installing collected packages.*/    installing .../p'

say "3/3 Building Hauntboard (compiling the rules takes about a minute)"
tail -n +1 -f "$progress" &
follower=$!
HAUNTBOARD_PROGRESS=$progress "$VENV/bin/python" -m pip install --quiet "${pip_options[@]}" -e ".$extras"
sleep 0.2 # until the last line is shown
if [ "$SET" = play ] && [ ! -e "$VENV/.ready-dev" ]; then
    rm -rf build/cython build/temp.* build/lib.*
    # Python 3.11 puts it into every environment; pip brings its own for the build.
    "$VENV/bin/python" -m pip uninstall --quiet --yes --disable-pip-version-check setuptools 2>/dev/null || true
    find "$VENV" -name __pycache__ -prune -exec rm -rf {} + # pip, compiled
fi
# pip does not show what a successful build printed.
"$VENV/bin/python" - <<'EOF'
from hauntboard.engine import build_mode
if not build_mode.is_compiled():
    print("The rules run interpreted: they were built without a C compiler, or HAUNTBOARD_BUILD=interpreted is set.")
EOF

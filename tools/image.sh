#!/usr/bin/env bash
# The steps of the container image: builds the wheel and installs the server with its drivers for PostgreSQL and
# Redis into a new environment. Run tools/web.sh first.
#
#     tools/image.sh FOLDER [WHEEL]
set -euo pipefail
cd "$(dirname "$0")/.."
PREFIX=$1
WHEEL=${2:-}
PYTHON=${PYTHON:-python3}

if [ -z "$WHEEL" ]; then
    built=$(mktemp -d)
    trap 'rm -rf "$built"' EXIT
    "$PYTHON" -m pip wheel --quiet --disable-pip-version-check --no-deps --no-cache-dir --wheel-dir "$built" .
    WHEEL=$(echo "$built"/hauntboard-*.whl)
fi
"$PYTHON" -m venv "$PREFIX"
# Compiled to bytecode here, because nothing is written when it runs.
"$PREFIX/bin/python" -m pip install --quiet --disable-pip-version-check --no-cache-dir --compile \
    -c constraints.txt "$WHEEL[postgresql,redis]"
"$PREFIX/bin/python" -m pip uninstall --quiet --yes pip
"$PREFIX/bin/hauntboard" --version

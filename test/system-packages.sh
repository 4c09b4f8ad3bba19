#!/bin/sh
# What the tests need beside Node: a browser, Japanese letters in it, and PostgreSQL's programs. Installs them on Debian
# when it may; otherwise says what is missing, and the tests that need it fail and say so again.
set -u

missing=''
for name in chromium chromium-browser google-chrome; do
  command -v "$name" >/dev/null 2>&1 && browser=$name && break
done
[ -n "${browser:-}" ] || missing="$missing chromium"
[ -n "$(find /usr/share/fonts /usr/local/share/fonts -iname '*CJK*' 2>/dev/null | head -n 1)" ] || missing="$missing fonts-noto-cjk"
command -v initdb >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$missing postgresql"
[ -z "$missing" ] && exit 0

if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null 2>&1; then
  echo "Missing:$missing. The tests that need them will fail. On Debian, as root: apt-get install$missing"
  exit 0
fi

echo "Installing$missing…"
export DEBIAN_FRONTEND=noninteractive
install() { apt-get install -y -qq --no-install-recommends "$@" >/dev/null; }
apt-get update -qq || true
case "$missing" in
  # The programs only: Debian would also create and start a server, which nobody asked for.
  *postgresql*) install postgresql-common && echo 'create_main_cluster = false' >>/etc/postgresql-common/createcluster.conf ;;
esac
# shellcheck disable=SC2086 # a list of names
install $missing || echo "Could not install:$missing. The tests that need them will fail."
exit 0

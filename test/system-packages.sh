#!/bin/sh
# What the tests need beside Node: a browser, Japanese letters in it, and PostgreSQL's programs. Installs them on Debian
# when it may; otherwise says what is missing, and the tests that need it fail and say so again.
set -u

has() { command -v "$1" >/dev/null 2>&1; }
# Whether Debian has such a package; asks for the lists when there are none yet.
offered() {
  has apt-cache || return 1
  [ -n "$(ls /var/lib/apt/lists/*_Packages* 2>/dev/null)" ] || apt-get update -qq >/dev/null 2>&1
  apt-cache show "$1" >/dev/null 2>&1
}

missing=''
# The browser without its window is quicker; where it is not to be had, any of its family does.
if ! has chromium-headless-shell; then
  if [ "$(id -u)" -eq 0 ] && offered chromium-headless-shell; then
    missing="$missing chromium-headless-shell"
  elif ! has chromium && ! has chromium-browser && ! has google-chrome; then
    missing="$missing chromium"
  fi
fi
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

#!/bin/sh
# Torchlit @VERSION@ in one file. The first start unpacks it into the user's cache, later ones find it there.
set -eu
whole=$(readlink -f "$0")
cache=${XDG_CACHE_HOME:-${HOME:?Torchlit needs a home folder.}/.cache}/torchlit
folder=$cache/@VERSION@-@SUM@
if [ ! -x "$folder/torchlit/torchlit" ]; then
    mkdir -p "$cache"
    fresh=$(mktemp -d "$cache/unpacking.XXXXXX")
    trap 'rm -rf "$fresh"' EXIT
    if ! tail -n +@LINES@ "$whole" | tar -xzf - -C "$fresh"; then
        echo "Torchlit cannot be unpacked: $(basename "$whole") is damaged, or there is no room in $cache." >&2
        exit 1
    fi
    mv -T "$fresh" "$folder" 2>/dev/null || [ -x "$folder/torchlit/torchlit" ] # another start may have come first
    rm -rf "$fresh"
    trap - EXIT
fi
TORCHLIT_ONE_FILE=$whole exec "$folder/torchlit/torchlit" "$@"

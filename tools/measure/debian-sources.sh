#!/usr/bin/env bash
# Unpacks the sources of Debian packages, in which there are suites that no package installs: debian-sources.sh NAME…
# They go where all clones on a machine find them. What is there already stays.
set -euo pipefail

root=/usr/src/irilint
missing=()
for name in "$@"; do
  [[ -d $root/$name/unpacked ]] || missing+=("$name")
done
((${#missing[@]} == 0)) && exit

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir -p "$scratch/lists/partial"
# The site and the release of the binary packages, without its updates; the settings of the machine stay as they are.
list_sources() {
  apt-get indextargets --format 'deb-src $(SITE) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' 'Origin: Debian' |
    { grep -v -- ' [a-z]*-' || true; } | sort -u >"$scratch/sources.list"
}
list_sources
if [[ ! -s $scratch/sources.list ]]; then
  apt-get update -qq
  list_sources
fi
options=(-qq -o "Dir::Etc::SourceList=$scratch/sources.list" -o Dir::Etc::SourceParts=/dev/null
  -o "Dir::State::Lists=$scratch/lists" -o APT::Sandbox::User=root -o Acquire::Retries=3)
apt-get "${options[@]}" update
for name in "${missing[@]}"; do
  mkdir -p "$scratch/$name/unpacked"
  (cd "$scratch/$name" && apt-get "${options[@]}" source --only-source --download-only "$name")
  tar -xf "$scratch/$name"/*.orig.tar.[gx]z -C "$scratch/$name/unpacked" --strip-components=1
  rm "$scratch/$name"/*.tar.*
  mkdir -p "$root"
  rm -rf "${root:?}/$name"
  mv "$scratch/$name" "$root/$name"
done

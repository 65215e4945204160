# What ./placard and ./test share: the packages they need, and the builds. Sourced by bash, with -euo pipefail set.

say() { printf 'placard: %s\n' "$*" >&2; }

# Installs the Debian packages that are missing; without root prints the command that would.
install_packages() {
    command -v dpkg-query >/dev/null || return 0
    local missing=() package
    for package in "$@"; do
        [[ $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) == installed ]] || missing+=("$package")
    done
    ((${#missing[@]})) || return 0
    local install=(apt-get install -y --no-install-recommends "${missing[@]}")
    if ((EUID != 0)); then
        say "packages are missing; install them with"
        printf '    sudo apt-get update && sudo %s\n' "${install[*]}" >&2
        exit 2
    fi
    say "installing ${missing[*]}"
    export DEBIAN_FRONTEND=noninteractive
    apt-get -qq -o DPkg::Lock::Timeout=300 update >&2 || say "apt-get update failed; trying with the lists at hand"
    if ! "${install[@]}" -qq -o DPkg::Lock::Timeout=300 </dev/null >&2; then
        say "could not install ${missing[*]}"
        exit 2
    fi
}

# Stops where a command that no package brings is absent.
require() {
    command -v "$1" >/dev/null && return
    say "\`$1\` is not on the PATH; $2"
    exit 2
}

build_packages=(g++ libc6-dev libicu-dev libxml2-dev liblzma-dev zlib1g-dev pkg-config)

prepare_build() {
    require swift "install Swift 6.2 or newer from https://www.swift.org/install"
    install_packages "${build_packages[@]}"
}

# Writes pkg-config files under $1 that name the static archives, where the machine has them: a tool that loads neither
# ICU nor libxml2 at start-up starts in half the time, and runs where they are not installed.
prefer_archives() {
    local directory=$1 name archive
    rm -rf "$directory"
    mkdir -p "$directory"
    for name in icui18n icuuc icudata xml2 lzma z stdc++; do
        archive=$(gcc -print-file-name="lib$name.a")
        [[ $archive == /* ]] && ln -s "$archive" "$directory/"
    done
    for name in icu-i18n libxml-2.0; do
        printf 'Name: %s\nDescription: %s, archives first\nVersion: %s\nCflags: %s\nLibs: -L%s %s -lstdc++\n' \
            "$name" "$name" "$(pkg-config --modversion "$name")" "$(pkg-config --cflags "$name")" \
            "${directory// /\\ }" "$(pkg-config --libs --static "$name")" >"$directory/$name.pc"
    done
}

# Builds the tool of the package at $1 in release and notes when the build began.
build_tool() {
    local package scratch options
    package=$(cd "$1" && pwd)
    scratch=$package/.build/tool
    prepare_build
    mkdir -p "$scratch"
    touch "$scratch/begun"
    options=(--configuration release --product placard --package-path "$package" --scratch-path "$scratch")
    if [[ $(uname -s) == Linux ]]; then
        prefer_archives "$scratch/archives"
        options+=(--static-swift-stdlib --pkg-config-path "$scratch/archives")
    fi
    say "building the tool (the first time takes minutes)"
    [[ -t 2 ]] || options+=(--quiet)
    swift build "${options[@]}" </dev/null || exit 2
    mv -f "$scratch/begun" "$scratch/built"
}

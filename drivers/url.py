"""What may name a device. `spy://` is left out on purpose: it would write every card to a file in plain."""

import re
from pathlib import Path
from urllib.parse import urlsplit

from drivers.errors import BadUrl


def check(url: str) -> None:
    """Finds out at once what no later attempt could mend."""
    scheme, apart, rest = url.partition("://")
    match scheme.lower() if apart else "path":
        case "path" if url:
            return
        case "loop":
            return
        case "socket" | "rfc2217":
            check_host(url)
        case "hwgrep":
            check_pattern(url, rest.partition("&")[0])
        case _:
            raise BadUrl(url)


def never_real(url: str) -> bool:
    """A pseudo-terminal, a loop or this machine's own network address has no reader behind it."""
    if "://" not in url:
        return Path(url).resolve().is_relative_to("/dev/pts")
    scheme, host = urlsplit(url).scheme, urlsplit(url).hostname or ""
    return scheme == "loop" or host == "localhost" or host == "::1" or host.startswith("127.")


def of_an_emulator_that_is_off(url: str) -> bool:
    """Outside of where devices are, a path is there as long as an emulator runs."""
    of_devices = Path(url).is_relative_to("/dev") and not Path(url).is_relative_to("/dev/shm")
    return "://" not in url and not of_devices and not Path(url).exists()


def check_host(url: str) -> None:
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise BadUrl(url, str(error)) from error
    if not parts.hostname or not port:
        raise BadUrl(url, "a host and a port are needed")


def check_pattern(url: str, pattern: str) -> None:
    try:
        re.compile(pattern)
    except re.error as error:
        raise BadUrl(url, str(error)) from error

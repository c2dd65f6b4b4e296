"""What a verifier says when something is not as the page has it."""

import sqlite3
from base64 import b64decode, b64encode
from collections.abc import Iterator
from contextlib import contextmanager


class Wrong(Exception):
    pass


def require(good: bool, what: str) -> None:
    if not good:
        raise Wrong(what)


def unbase64(text: str) -> bytes:
    try:
        data = b64decode(text)
    except ValueError:
        raise Wrong("this is no base64") from None
    require(b64encode(data).decode() == text, "this base64 is written in another way")
    return data


@contextmanager
def readable() -> Iterator[None]:
    """What cannot be read is wrong, too."""
    try:
        yield
    except (ValueError, LookupError, TypeError, sqlite3.Error) as error:
        raise Wrong(f"it cannot be read: {error}") from None

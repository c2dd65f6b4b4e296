"""Strict JSON from a file or standard input; what is wrong is told by its key, in words."""

import json
import re
import sys
from collections import Counter
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from dealer_terminal.app.bounded import read_bounded, waited_for
from dealer_terminal.errors import KnownError

Wanted = TypeVar("Wanted", bound=msgspec.Struct)

STANDARD_INPUT = "-"
LONGEST_NUMBER = 100
_AT = re.compile(r" - at `\$\.?(?P<key>.*)`$")
_WORDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "text",
    "bool": "true or false",
    "object": "an object",
    "array": "a list",
    "null": "null",
}


def read_input(file: str) -> str:
    if file == STANDARD_INPUT and sys.stdin is None:
        raise KnownError("-: standard input is closed; name a file, or pipe a round in")
    if not file.strip():
        raise KnownError("the file's name is empty; name a file, or - for standard input")
    try:
        return _read(file).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise KnownError(f"{file}: not UTF-8 text; save it as UTF-8") from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise KnownError(f"{file}: {reason}; name a file that can be read, or - for standard input") from None


def _read(file: str) -> bytes:
    instead = "a round is a few thousand; name a file that holds one round"
    if file == STANDARD_INPUT:
        with waited_for("standard input"):
            return read_bounded(sys.stdin.buffer, file, instead)
    with waited_for(repr(file)), Path(file).open("rb") as source:
        return read_bounded(source, file, instead)


def decode_strictly(text: str, file: str, wanted: type[Wanted]) -> Wanted:
    if not text.strip():
        raise KnownError(f"{file}: there is nothing in it; write one JSON object, as --help shows")
    try:
        return msgspec.convert(_parse(text, file), wanted)
    except msgspec.ValidationError as error:
        raise KnownError(f"{file}: {_in_words(str(error))}") from None
    except UnicodeEncodeError:
        raise KnownError(f"{file}: half a character (\\ud800 to \\udfff alone) is there; write text") from None


def _parse(text: str, file: str) -> Any:
    try:
        return json.loads(text, object_pairs_hook=_each_once, parse_constant=_no_number, parse_int=_whole)
    except RecursionError:
        raise KnownError(f"{file}: lists within lists without end; write one JSON object") from None
    except ValueError as error:
        raise KnownError(f"{file}: not JSON: {error}; correct it there") from None


def _each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        twice = next(key for key, count in Counter(key for key, _ in pairs).items() if count > 1)
        raise ValueError(f"{twice!r} is there twice in one object")
    return found


def _whole(text: str) -> int:
    if len(text) > LONGEST_NUMBER:
        raise ValueError(f"a number of {len(text)} digits")
    return int(text)


def _no_number(text: str) -> Any:
    raise ValueError(f"{text} is no number")


def _in_words(message: str) -> str:
    at = _AT.search(message)
    key = f"{at['key']}: " if at and at["key"] else ""
    reason = _AT.sub("", message)
    if match := re.fullmatch(r"Expected `(\w+)`, got `(\w+)`", reason):
        needed, got = (_WORDS.get(word, word) for word in match.groups())
        return f"{key}{got} is there; write {needed}"
    if match := re.fullmatch(r"Object contains unknown field `(.+)`", reason, re.DOTALL):
        return f"{key}{match[1]!r} is no key here; leave it out, or see --help for the keys"
    if match := re.fullmatch(r"Object missing required field `(.+)`", reason):
        return f"{key}{match[1]!r} is missing; write it"
    if reason == "Expected `str` of length >= 1":
        return f"{key}is empty; write it, or leave the key out"
    return f"{key}{reason}"

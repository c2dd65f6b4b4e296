"""A body that says the same in another way, signed by somebody with the keys: whoever reads it might read another."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dealer_terminal.journal.codec import CODEC
from dealer_terminal.journal.findings import is_canonical as in_one_way
from dealer_terminal.procedure.facts import Decided
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.verification import verify_journal
from tests.fast.pages.vectors import FOLDER
from tests.fast.pages.verifiers import says
from tests.fast.storage.forged import as_it_was, told


def found(folder: Path) -> tuple[str, ...]:
    with open_to_read(str(folder / "journal.db")) as journal:
        report = verify_journal(journal.connection, journal.id, (journal.own_key(),))
        return tuple(each.what for each in report.findings)


WAYS: tuple[Callable[[bytes], bytes], ...] = (
    lambda body: body.replace(b",", b", ", 1),
    lambda body: body + b"\n",
    lambda body: body.replace(b"{", b'{"seat":1,', 1),
    lambda body: body.replace(b"play", rb"pl\u0061y").replace(b"fold", rb"f\u006fld"),
)
IN_ANOTHER_WAY = {"says what it says in another way than records do"}


def good_to_the_small_one(folder: Path) -> bool:
    (vkey,) = (folder / "keys").glob("*.vkey")
    return says(folder / "journal.db", vkey, FOLDER / "schema.sql")


def test_a_body_that_is_written_in_another_way_is_found_by_both(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = msgspec.json.Encoder().encode
    for number, way in enumerate(WAYS):

        def encoded(fact: Any, way: Callable[[bytes], bytes] = way) -> bytes:
            return way(theirs(fact)) if isinstance(fact, Decided) else theirs(fact)

        monkeypatch.setattr(CODEC, "_encode", encoded)
        folder = tmp_path / str(number)
        folder.mkdir()
        told(folder, lambda keys: as_it_was)
        assert {each.split(") ")[1] for each in found(folder)} == IN_ANOTHER_WAY, number
        assert not good_to_the_small_one(folder), number


def test_what_a_terminal_writes_is_written_in_one_way(tmp_path: Path) -> None:
    told(tmp_path, lambda keys: as_it_was)
    assert found(tmp_path) == ()
    assert good_to_the_small_one(tmp_path)


def test_there_is_one_way_for_every_character() -> None:
    """To both of them."""
    for text in map(chr, (*range(0xD800), *range(0xE000, 0x110000, 7))):
        body = json.dumps({text: text}, ensure_ascii=False, separators=(",", ":")).encode()
        assert in_one_way(body)

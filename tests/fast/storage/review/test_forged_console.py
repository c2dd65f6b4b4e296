"""Whoever has a console's keys writes there what nobody was asked for: it is named, and no command believes it."""

import shutil
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.review_facts import (
    AlarmAcknowledged,
    AlarmConfirmed,
    AlarmReturned,
    AlarmShelved,
    AlarmUnshelved,
    CameraSet,
    CameraSetWithdrawn,
    ConsoleOpened,
    Exported,
    Held,
    HoldReleased,
    ItemAnswered,
    ItemApproved,
    ItemEscalated,
    ItemQueried,
    ItemQueryWithdrawn,
    Looked,
    MarkCorrected,
    Marked,
    MarkKind,
    MarkWithdrawn,
    PointSet,
    RecordAt,
    RecordRange,
    Replied,
    ReviewerSignedOff,
    ReviewerSignedOn,
    ReviewFact,
    ShiftSigned,
    TablesGiven,
    ViewedAs,
)
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.review.console import console_records, read_console
from dealer_terminal.storage.verification import verify_journal
from tests.helpers.consoles import CLOCK, PEOPLE, furnished_console

AT = RecordAt("table-1", 5, bytes(32))
STRETCH = RecordRange(AT, AT)
ON = ReviewerSignedOn(PEOPLE["4001"])
SUPERVISOR = ReviewerSignedOn(PEOPLE["2001"])
HELD = Held(STRETCH, "case 4")
MARK = Marked(STRETCH, MarkKind.WRONG, "paid twice")
Told = tuple[str, ReviewFact]
NOT_ASKED: dict[str, tuple[Told, ...]] = {
    "a hold by whoever has not signed on": (("4001", HELD),),
    "a look by nobody": (("", Looked(STRETCH, ViewedAs.TABLE)),),
    "a hold of somebody else than sits there": (("4001", ON), ("9001", HELD)),
    "a release by whoever may not": (("4001", ON), ("4001", HELD), ("4001", HoldReleased(6, "closed"))),
    "a release of what is not held": (("9001", ReviewerSignedOn(PEOPLE["9001"])), ("9001", HoldReleased(6, "x"))),
    "tables given by a supervisor": (("2001", SUPERVISOR), ("2001", TablesGiven("2001", ("table-1",)))),
    "a look at a table of others": (("2001", SUPERVISOR), ("2001", Looked(STRETCH, ViewedAs.TABLE))),
    "an item approved by somebody whom nobody added": (("7777", ItemApproved(AT, "")),),
    "an item approved by surveillance": (("4001", ON), ("4001", ItemApproved(AT, ""))),
    "an item asked about by surveillance": (("4001", ON), ("4001", ItemQueried(AT, "A. Ames", "why"))),
    "an item handed on by surveillance": (("4001", ON), ("4001", ItemEscalated(AT, "A. Ames", "why"))),
    "an answer to no question": (("4001", ON), ("4001", ItemAnswered(2, "so"))),
    "no question withdrawn": (("2001", SUPERVISOR), ("2001", ItemQueryWithdrawn(2, "so"))),
    "a shift signed by surveillance": (("4001", ON), ("4001", ShiftSigned(1, 2, (STRETCH,), bytes(32), False, "", 0))),
    "no mark worded anew": (("4001", ON), ("4001", MarkCorrected(99, MarkKind.NOTE, "so"))),
    "no mark withdrawn": (("4001", ON), ("4001", MarkWithdrawn(99, "so"))),
    "a reply to no mark": (("4001", ON), ("4001", Replied(99, "so"))),
    "a mark by an auditor": (("5001", ReviewerSignedOn(PEOPLE["5001"])), ("5001", MARK)),
    "a mark without words": (("4001", ON), ("4001", Marked(STRETCH, MarkKind.NOTE, " "))),
    "a clock by an auditor": (
        ("5001", ReviewerSignedOn(PEOPLE["5001"])),
        ("5001", CameraSet(AT, "Cam 12", 5, 7, 1, "rung")),
    ),
    "no clock withdrawn": (("4001", ON), ("4001", CameraSetWithdrawn(99, "so"))),
    "an export by an auditor": (
        ("5001", ReviewerSignedOn(PEOPLE["5001"])),
        ("5001", Exported(STRETCH, "evidence", "r.html", bytes(32), "case")),
    ),
    "a point at a record without a name": (("4001", ON), ("4001", PointSet((RecordAt("table-1", 5, b""),), ""))),
    "no alarm confirmed": (("9001", ReviewerSignedOn(PEOPLE["9001"])), ("9001", AlarmConfirmed(5, "so"))),
    "no alarm acknowledged": (("9001", ReviewerSignedOn(PEOPLE["9001"])), ("9001", AlarmAcknowledged(5))),
    "no alarm shelved": (("9001", ReviewerSignedOn(PEOPLE["9001"])), ("9001", AlarmShelved(5, "so", 60))),
    "no alarm unshelved": (("9001", ReviewerSignedOn(PEOPLE["9001"])), ("9001", AlarmUnshelved(5))),
    "no alarm returned": (("", AlarmReturned(5)),),
    "a console opened again": (("", ConsoleOpened("Surveillance 2")),),
    "nobody signed off": (("", ReviewerSignedOff(PEOPLE["4001"])),),
    "somebody else signed off": (("4001", ON), ("4001", ReviewerSignedOff(PEOPLE["5001"]))),
    "somebody signed on while another sits there": (("4001", ON), ("5001", ReviewerSignedOn(PEOPLE["5001"]))),
    "somebody signed off by one who does not sign on": (("4001", ON), ("5001", ReviewerSignedOff(PEOPLE["4001"]))),
    "somebody signed on under another's number": (("9001", ON),),
}


@pytest.fixture(scope="module")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("console")
    furnished_console(str(folder / "console.db"), folder / "keys")
    return folder


def written(furnished: Path, folder: Path, told: tuple[Told, ...]) -> str:
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(furnished, folder)
    db = str(folder / "console.db")
    with closing(open_journal(db, keys=folder / "keys")) as journal:
        for by, fact in told:
            journal.append((fact,), operator=by, at=CLOCK.now())
    return db


def found(db: str) -> tuple[str, ...]:
    with open_to_read(db) as journal:
        told = verify_journal(journal.connection, journal.id, (journal.own_key(),)).findings
    return tuple(each.what for each in told)


def believed(command: Callable[[str], object], db: str) -> bool:
    try:
        command(db)
    except KnownError as error:
        return "record" not in str(error)
    return True


def test_what_nobody_was_asked_for_at_a_console_is_named_and_no_command_believes_it(
    furnished: Path, tmp_path: Path
) -> None:
    wrong = []
    for what, told in NOT_ASKED.items():
        db = written(furnished, tmp_path / "told", told)
        wrong += [] if found(db) else [f"{what}: verify finds nothing"]
        if "does not sign on" not in what:
            wrong += [f"{what}: its records are read"] if believed(console_records, db) else []
            looks = isinstance(told[-1][1], Looked)
            wrong += [f"{what}: the console is read"] if not looks and believed(read_console, db) else []
    assert wrong == []


def test_what_was_asked_follows(furnished: Path, tmp_path: Path) -> None:
    told = (
        ("4001", ON),
        ("4001", MARK),
        ("4001", MarkCorrected(6, MarkKind.NOTE, "paid once")),
        ("4001", Replied(6, "seen")),
        ("4001", HELD),
        ("5001", ReviewerSignedOff(PEOPLE["4001"])),
        ("5001", ReviewerSignedOn(PEOPLE["5001"])),
        ("5001", ReviewerSignedOff(PEOPLE["5001"])),
    )
    assert found(written(furnished, tmp_path / "told", told)) == ()

"""Each role before a replay at a console, and each thing that can be written there: it is, or it is refused."""

from contextlib import closing
from pathlib import Path

import pytest

from dealer_terminal.app.console_session import ConsoleReviewer
from dealer_terminal.errors import KnownError
from dealer_terminal.journal.review_facts import MarkKind, RecordRange, ViewedAs
from dealer_terminal.procedure.people import Role
from dealer_terminal.review.console_commands import (
    Ask,
    GiveTables,
    NoteExport,
    PlaceHold,
    PlaceMark,
    RecordView,
    ReleaseHold,
    SetCamera,
)
from dealer_terminal.review.journal_navigator import JournalNavigator
from dealer_terminal.review.marks import record_at
from dealer_terminal.storage.review.console import open_console
from dealer_terminal.storage.review.source import JournalSource
from tests.fast.ui.replay.conftest import Desks
from tests.helpers.consoles import CLOCK, PEOPLE, PIN, furnished_console

SUPERVISOR, SURVEILLANCE = Role.SUPERVISOR, Role.SURVEILLANCE
AUDITOR, ADMINISTRATOR = Role.AUDITOR, Role.ADMINISTRATOR
NUMBERS = {person.role: number for number, person in PEOPLE.items()}
MAY: dict[str, set[Role]] = {
    "look": {SURVEILLANCE, AUDITOR, ADMINISTRATOR},
    "look at a table of their own": {SUPERVISOR, SURVEILLANCE, AUDITOR, ADMINISTRATOR},
    "mark": {SURVEILLANCE},
    "set a camera's clock": {SURVEILLANCE},
    "hold": {SURVEILLANCE},
    "release": {ADMINISTRATOR},
    "export": {SURVEILLANCE},
    "give tables": {ADMINISTRATOR},
}
OWN = "look at a table of their own"


@pytest.mark.parametrize("role", NUMBERS)
def test_a_role_writes_at_a_console_what_it_may_and_nothing_else(db: str, tmp_path: Path, role: Role) -> None:
    """On the disk, through the seat that the replay has."""
    keys = tmp_path / "keys"
    furnished = furnished_console(str(tmp_path / "console.db"), keys)
    with (
        closing(open_console(furnished, CLOCK, keys=keys)) as desk,
        closing(JournalSource(db, cache=tmp_path)) as source,
    ):
        moment = JournalNavigator(source).moment(60)
        at = record_at(moment.journal, moment.step.record)
        seat = ConsoleReviewer(desk)
        seat.sign_on(NUMBERS[SURVEILLANCE], PIN)
        seat.do(PlaceHold(RecordRange(at, at), "case 4"))
        (hold,) = seat.console.holds
        asked: dict[str, Ask] = {
            "look": RecordView(RecordRange(at, at), ViewedAs.TABLE),
            "mark": PlaceMark(RecordRange(at, at), MarkKind.WRONG, "paid twice"),
            "set a camera's clock": SetCamera(at, "Cam 12", 10, 12, 1, "rung"),
            "hold": PlaceHold(RecordRange(at, at), "case 5"),
            "release": ReleaseHold(hold, "closed"),
            "export": NoteExport(RecordRange(at, at), "evidence", "r.html", b"h", "case"),
            "give tables": GiveTables("2001", (moment.journal,)),
        }
        seat.sign_on(NUMBERS[role], PIN)
        done = {what for what, ask in asked.items() if _does(seat, ask)}
        seat.sign_on(NUMBERS[ADMINISTRATOR], PIN)
        seat.do(GiveTables("2001", (moment.journal,)))
        seat.sign_on(NUMBERS[role], PIN)
        done |= {OWN} if _does(seat, asked["look"]) else set()
    assert done == {what for what, roles in MAY.items() if role in roles}


@pytest.mark.parametrize("role", NUMBERS)
def test_a_replay_opens_for_a_role_that_may_look_there(desks: Desks, tmp_path: Path, role: Role) -> None:
    keys = tmp_path / "keys"
    furnished = furnished_console(str(tmp_path / "console.db"), keys)
    with closing(open_console(furnished, CLOCK, keys=keys)) as desk:
        seat = ConsoleReviewer(desk)
        seat.sign_on(NUMBERS[role], PIN)
        if role in MAY["look"]:
            assert not desks.replay(60, seat=seat).showing.locked
        else:
            with pytest.raises(KnownError, match="tables of their own"):
                desks.replay(60, seat=seat)
        desks.close()


def _does(seat: ConsoleReviewer, ask: Ask) -> bool:
    try:
        seat.do(ask)
    except KnownError:
        return False
    return True

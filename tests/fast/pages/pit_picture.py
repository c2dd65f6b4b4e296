"""The pit as a page shows it: six tables, one of them with a device that is jammed."""

from contextlib import closing
from pathlib import Path

from dealer_terminal.procedure.facts import DeviceFaultRaised
from dealer_terminal.review.alarms.catalogue import AlarmId
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.table.clock import SystemClock
from dealer_terminal.table.simulation.clock import SECOND
from tests.fast.ui.pit.journals import table
from tests.fast.ui.pit.sitting import Sitting
from tests.helpers.playing import CLASSIC, THREE_CARD

_LATELY = 2700 * SECOND
_BOOKS = (CLASSIC, CLASSIC, THREE_CARD, CLASSIC, THREE_CARD, CLASSIC)


def at_the_pit(folder: Path) -> Sitting:
    tables = tuple(
        table(folder, str(number), number, ago=_LATELY, rulebook=book) for number, book in enumerate(_BOOKS, 7)
    )
    with closing(open_journal(tables[2], keys=folder / "keys-9")) as journal:
        journal.append((DeviceFaultRaised("jam", "slot 2"),), operator="1001", at=SystemClock().now())
    sits = Sitting(tables, folder)
    sits.waits(30)
    sits.until(lambda showing: any(each.alarm.id is AlarmId.DEVICE_FAULT for each in showing.rows))
    return sits

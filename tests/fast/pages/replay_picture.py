"""The replay as a page shows it: a payment, a camera's clock beside the table's, and a mark."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from zoneinfo import ZoneInfo

from dealer_terminal.app.background_exports import Exports
from dealer_terminal.app.background_verify import Proving
from dealer_terminal.app.console_services import ConsoleServices, ReplaySetup
from dealer_terminal.app.console_session import ConsoleReviewer
from dealer_terminal.app.replay import room
from dealer_terminal.journal.review_facts import MarkKind, RecordRange
from dealer_terminal.review.console_commands import PlaceMark, SetCamera
from dealer_terminal.review.journal_navigator import JournalNavigator
from dealer_terminal.review.marks import record_at
from dealer_terminal.storage.review.console import open_console
from dealer_terminal.storage.review.source import JournalSource
from dealer_terminal.ui.kit.panel import parse_panel
from dealer_terminal.ui.replay.controller import ReplayController
from dealer_terminal.ui.replay.view import ReplayView
from tests.fast.cli.journals import played_journal
from tests.fast.ui.replay.sitting import answered
from tests.helpers.consoles import CLOCK, PIN, furnished_console

_PAYMENT, _BEHIND, _MARGIN = 60, 27_500_000, 500_000


@contextmanager
def replayed(folder: Path) -> Iterator[ReplayView]:
    keys = folder / "console-keys"
    db = furnished_console(str(folder / "console.db"), keys)
    played = played_journal(folder, 6, table="7")
    source = JournalSource(played, cache=folder)
    console = open_console(db, CLOCK, keys=keys)
    seat = ConsoleReviewer(console)
    seat.sign_on("4001", PIN)
    moment = JournalNavigator(source).moment(_PAYMENT)
    record = moment.step.record
    at = record_at(moment.journal, record)
    seat.do(SetCamera(at, "Cam 12", record.utc, record.utc + _BEHIND, _MARGIN, "photographed"))
    seat.do(PlaceMark(RecordRange(at, at), MarkKind.QUESTION, "was this draw card handled?"))
    zone = ZoneInfo("UTC")
    office = ConsoleServices(seat, Proving(played, source, ""), Exports(played, source, zone), ReplaySetup(played))
    replay = ReplayController(source, office, zone, _PAYMENT)
    window = ReplayView(replay, room(), parse_panel("1280x720"))
    answered(replay)
    yield window
    office.end()
    window.close()
    source.close()
    console.close()

"""A kiosk that is started again as the command line wires it: its last rounds, its dealer's look, another reader."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from dealer_terminal.app.kiosk import KioskOptions, Simulation
from dealer_terminal.app.kiosk import open_kiosk as wired
from dealer_terminal.errors import KnownError
from dealer_terminal.journal.people_facts import ScreenPreferences
from dealer_terminal.procedure import commands
from dealer_terminal.procedure.people import Approval, Operator, Role
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.signing_preview import with_evidence
from dealer_terminal.storage import reading
from dealer_terminal.storage.journal import SqlJournal
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.table.clock import SystemClock
from dealer_terminal.table.device_reader import Device
from dealer_terminal.table.operators import DEMONSTRATION
from dealer_terminal.table.people_admin import Add, Secrets, Unlock
from dealer_terminal.ui.kiosk.controller import KioskController
from dealer_terminal.ui.kiosk.kiosk import Kiosk
from dealer_terminal.ui.kiosk.kiosk_context import KioskSettings
from dealer_terminal.ui.kiosk.recent_rounds import ROUNDS
from tests.fast.cli.conftest import Terminal
from tests.fast.ui.kiosk.table import HAND, LIBRARY, READER, WA, World

SHUFFLER, LINE = "packet-shuffler", "card-line"
DEALER, _, SUPERVISOR, _ = (each.operator for each in DEMONSTRATION)
SEEN = Approval(SUPERVISOR, "Start of shift")


@contextmanager
def started(folder: Path, cards: str | Device = SHUFFLER) -> Iterator[Kiosk]:
    settings = KioskSettings("7", WA, cards_from=(READER, HAND))
    machine = Simulation(1, 0.0, cards) if isinstance(cards, str) else cards
    with wired(KioskOptions(str(folder / "journal.db"), folder / "keys", settings, machine, (WA,))) as kiosk:
        yield kiosk


def opened(kiosk: Kiosk) -> None:
    settings, book = kiosk.room.settings, LIBRARY.named(WA)
    terms = settings.terms(book.book, READER)
    opens = commands.OpenTable("7", book.text, LIBRARY.house_text, terms, SEEN)
    for command in (commands.SignOn(DEALER), opens):
        kiosk.session.handle(with_evidence(kiosk.session.state, command))


def played(folder: Path, terminal: Terminal, rounds: int) -> None:
    where = ("--db", str(folder / "journal.db"), "--keys", str(folder / "keys"))
    assert terminal("simulate", "--rounds", str(rounds), "--seed", "3", "--rulebook", WA, *where).code == 0


def test_the_last_ten_rounds_are_there_newest_first(tmp_path: Path, terminal: Terminal) -> None:
    played(tmp_path, terminal, 12)
    with started(tmp_path) as kiosk:
        past = kiosk.people.past()
        now = kiosk.session.state.round
        assert len(past) == ROUNDS
        assert [each.round for each in past] == sorted({each.round for each in past}, reverse=True)
        assert now - 1 <= past[0].round <= now
        assert all(each.hand(seat).wagers for each in past for seat in each.playing())


def test_the_signed_head_is_as_old_as_its_last_record(tmp_path: Path, terminal: Terminal) -> None:
    played(tmp_path, terminal, 1)
    with open_to_read(str(tmp_path / "journal.db")) as journal:
        *_, last = reading.records(journal.connection)
    with started(tmp_path) as kiosk:
        since = (SystemClock().now().utc - last.utc) // 1_000_000
        assert since <= kiosk.checkpoint_age() < since + 60


def test_rounds_that_cannot_be_read_stop_no_table(
    tmp_path: Path, terminal: Terminal, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    played(tmp_path, terminal, 2)

    def unreadable(*given: object) -> None:
        raise KnownError("record 7 was changed")

    monkeypatch.setattr(SqlJournal, "past_rounds", unreadable)
    with started(tmp_path) as kiosk, caplog.at_level(logging.WARNING):
        assert kiosk.people.past() == ()
        assert "record 7 was changed" in caplog.text
        assert KioskController(kiosk.session, kiosk.people, kiosk.room, World(kiosk.session)).props().table


def test_what_a_dealer_chose_is_there_when_the_terminal_starts_again(tmp_path: Path) -> None:
    look = ScreenPreferences("vi", "contrast", four_colours=False)
    with started(tmp_path) as kiosk:
        opened(kiosk)
        kiosk.people.preferences.keep(DEALER.id, look)
    with started(tmp_path) as kiosk:
        controller = KioskController(kiosk.session, kiosk.people, kiosk.room, World(kiosk.session))
        controller.refresh()
        assert (controller.props().theme, controller.props().four_colours) == ("contrast", False)
        assert controller.props().table.secondary[0].text == "Hoàn tác"


REAL = Device("/dev/ttyUSB0", SHUFFLER)
ADMINISTRATOR = ("add", "9001", "--name", "A. Ames", "--role", "administrator", "--pin-file", "-")


def test_people_added_at_the_screen_are_those_of_the_command_line(tmp_path: Path, terminal: Terminal) -> None:
    where = ("--db", str(tmp_path / "journal.db"), "--keys", str(tmp_path / "keys"))
    assert terminal("operator", *ADMINISTRATOR, *where, given="8317\n").code == 0
    with started(tmp_path, REAL) as kiosk:
        office = kiosk.people.office
        for number in ("1001", "1002"):
            added = Add(Operator(number, "Kim", Role.DEALER), Secrets("6042"))
            assert office.manage("9001", added) is None
            kiosk.reopen()
        assert isinstance(office.manage("9001", Unlock("1001")), Refusal)
        assert isinstance(kiosk.people.operators.check("1002", "6042"), Operator)
    listed = terminal("operator", "list", "--json", "--db", str(tmp_path / "journal.db")).json
    assert [(each["number"], each["stands"]) for each in listed] == [
        ("1001", "admitted"),
        ("1002", "admitted"),
        ("9001", "admitted"),
    ]


SWAPS = {"packets, then cards turned over": (SHUFFLER, LINE), "cards turned over, then packets": (LINE, SHUFFLER)}


@pytest.mark.parametrize(("before", "now"), SWAPS.values(), ids=SWAPS.keys())
def test_another_kind_of_reader_at_an_open_table_is_refused_with_what_to_do(
    tmp_path: Path, before: str, now: str
) -> None:
    with started(tmp_path, before) as kiosk:
        opened(kiosk)
    with pytest.raises(KnownError) as refused, started(tmp_path, now):
        pass
    said = str(refused.value)
    assert "table 7 is open with a reader that sees cards as they are" in said
    assert "start with the reader from before (without its cable a round goes on by hand), let a supervisor" in said
    assert said.endswith(f"then start with {now}")


@pytest.mark.parametrize(("before", "now"), SWAPS.values(), ids=SWAPS.keys())
def test_what_it_says_to_do_is_the_way(tmp_path: Path, before: str, now: str) -> None:
    with started(tmp_path, before) as kiosk:
        opened(kiosk)
    with started(tmp_path, before) as kiosk:
        kiosk.session.handle(with_evidence(kiosk.session.state, commands.CloseTable(SEEN)))
    with started(tmp_path, now) as kiosk:
        opened(kiosk)
        assert kiosk.session.state.in_force().read_at is kiosk.room.settings.read_at

"""A console's own journal. A command is decided, written, and only then applied."""

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.errors import MismatchError
from dealer_terminal.journal.kinds import KINDS
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import entry_of
from dealer_terminal.journal.review_facts import Looked, ReviewerSignedOn, ReviewFact
from dealer_terminal.journal.vkey import parse_vkey
from dealer_terminal.procedure.people import Operator
from dealer_terminal.procedure.refusal import Refusal, RefusedError
from dealer_terminal.review.answers import Written
from dealer_terminal.review.cited_records import KnownRecords, known_records
from dealer_terminal.review.console import Console, console_after
from dealer_terminal.review.console_commands import Ask, OpenConsole
from dealer_terminal.review.console_recheck import DecidedAgain, console_of, following
from dealer_terminal.review.decide import decide_at_console, not_yet
from dealer_terminal.storage.address import SQLITE, address, file_of, where
from dealer_terminal.storage.database_faults import known_faults
from dealer_terminal.storage.engine import reading_engine
from dealer_terminal.storage.follower import damage_to_reader
from dealer_terminal.storage.journal import SqlJournal
from dealer_terminal.storage.journal_kind import require_console
from dealer_terminal.storage.keys import usual_folder
from dealer_terminal.storage.opening import open_journal, reopen
from dealer_terminal.storage.reader import OpenJournal
from dealer_terminal.storage.reports.signed_records import SignedRecords
from dealer_terminal.storage.review.read_only_journal import QuietJournal
from dealer_terminal.storage.revision import NONE, revision_of
from dealer_terminal.storage.writer import InUseError
from dealer_terminal.table.credentials import Pins
from dealer_terminal.table.ports import Clock
from dealer_terminal.table.sign_on import JournalOperators

Answer = TypeVar("Answer")
_EACH_ITS_OWN = "close that window or command first, or name a console of this desk's own (console init)"
_LOOKED = KINDS[Looked][0]


class ConsolePlace(Struct, frozen=True):
    """Location of a console's journal and keys."""

    db: str
    keys: Path | None


class UncertainWrite(Struct, frozen=True):
    """A command whose records may or may not be on the disk."""

    ask: Ask
    facts: tuple[ReviewFact, ...]


class ConsoleSession:
    """The only writer of an open console's journal. After a failed write, the next command first reads the journal from
    the disk again."""

    def __init__(self, place: ConsolePlace, journal: SqlJournal, clock: Clock, console: Console) -> None:
        self._place, self._journal, self._clock = place, journal, clock
        self._tried: tuple[UncertainWrite, ...] = ()
        self._size, self._grown = journal.status().records, False
        self.console = console
        self._operators = self._people()

    def handle(self, ask: Ask) -> tuple[ReviewFact, ...] | Refusal:
        for there in self._there_after_all(ask):
            return there
        now = self._clock.now()
        answer = not_yet(ask, now.utc) or decide_at_console(self.console, ask)
        if isinstance(answer, Refusal):
            return answer
        by = self._by(answer)
        self._tried = (UncertainWrite(ask, answer),)
        records = self._journal.append(answer, operator=by, at=now)
        self._tried = ()
        self._size = records[-1].position + 1
        for fact, record in zip(answer, records[-len(answer) :], strict=True):
            self.console = console_after(self.console, fact, Written(record.position, by, record.utc))
        return answer

    def check(self, number: str, pin: str) -> Operator | Refusal:
        """Return the operator if the PIN is right, or a refusal."""
        self._go_on()
        return self._operators.check(number, pin)

    def close(self) -> None:
        self._journal.close()

    def _there_after_all(self, ask: Ask) -> Iterator[tuple[ReviewFact, ...]]:
        """Yield the answer of the uncertain write if its records are on the disk."""
        size = self._size
        self._go_on()
        tried, self._tried = self._tried, ()
        for each in tried:
            if each.ask == ask and each.facts == self._written_since(size):
                yield each.facts

    def _go_on(self) -> None:
        """Read what was written by other programs meanwhile."""
        if not self._journal.writes:
            self._journal = reopen(self._journal, self._place.db, keys=self._place.keys)
            self._operators = self._people()
            self._grown = self._journal.status().records != self._size
        if self._grown:
            self.console, self._grown = read_console(self._place.db), False
            self._size = self._journal.status().records

    def _written_since(self, size: int) -> tuple[ReviewFact, ...]:
        entries = (entry_of(record) for record in self._journal.records(size))
        return tuple(entry for entry in entries if isinstance(entry, ReviewFact))

    def _people(self) -> JournalOperators:
        """Return the sign-on of the console's operators."""
        return JournalOperators(self._journal, self._clock, Pins(self._journal.keys))

    def _by(self, answer: tuple[ReviewFact, ...]) -> str:
        """Return the operator who is signed on, or signs on with these facts."""
        signed = [fact.reviewer.id for fact in answer if isinstance(fact, ReviewerSignedOn)]
        here = self.console.reviewer.id if self.console.reviewer else ""
        return signed[0] if signed else here


def make_console(db: str, name: str, clock: Clock, *, keys: Path | None = None) -> str:
    """Make a console with a new journal and return the journal's id."""
    _require_new(db)
    journal = open_journal(db, keys=keys)
    try:
        refusal = ConsoleSession(ConsolePlace(db, keys), journal, clock, Console()).handle(OpenConsole(name))
        if isinstance(refusal, Refusal):
            raise RefusedError(refusal)
        return journal.keys.journal
    finally:
        journal.close()


def open_console(db: str, clock: Clock, *, keys: Path | None = None) -> ConsoleSession:
    """Open the console. Reject a table's journal before anything is opened for writing."""
    read_console(db)
    journal = _open_to_write(db, keys)
    try:
        return ConsoleSession(ConsolePlace(db, keys), journal, clock, read_console(db))
    except BaseException:
        journal.close()
        raise


def _open_to_write(db: str, keys: Path | None) -> SqlJournal:
    try:
        return open_journal(db, keys=keys)
    except InUseError as error:
        raise InUseError(error.held, _EACH_ITS_OWN) from None


def read_console(db: str) -> Console:
    """Return the state of the console. Skip views, which change nothing and are by far the most records."""
    return _read(db, lambda found: console_of(each for each in _records(found) if each.kind != _LOOKED))


def read_known(db: str) -> KnownRecords:
    """Return every table record that this console has on record, including views."""
    entries = (entry_of(each) for each in console_records(db))
    return known_records(each for each in entries if isinstance(each, ReviewFact))


def console_records(db: str) -> tuple[Record, ...]:
    """Return all records of the console, including views."""
    return _read(db, lambda found: tuple(following(_records(found), DecidedAgain())))


def _read(db: str, question: Callable[[OpenJournal], Answer]) -> Answer:
    """Open for reading. Create no file beside a table's journal that was named by mistake."""

    def answered(found: OpenJournal) -> Answer:
        require_console(found)
        with damage_to_reader(found):
            return question(found)

    with closing(QuietJournal(db)) as quiet:
        return quiet.ask(answered)


def _require_new(db: str) -> None:
    """Raise KnownError if the file exists, without opening it for writing."""
    url = address(db)
    if url.drivername == SQLITE:
        there = file_of(url).exists() and bool(file_of(url).stat().st_size)
    else:
        engine = reading_engine(url)
        with known_faults(engine), engine.connect() as connection:
            there = revision_of(connection) != NONE
    if there:
        raise KnownError(f"{where(url)} is there already: name a place of the console's own")


def _records(found: OpenJournal) -> Iterator[Record]:
    """Return all records, proven to be those signed."""
    exported = usual_folder() / f"{found.id}.vkey"
    key = parse_vkey(exported.read_text().strip()) if exported.is_file() else found.own_key()
    signed = SignedRecords(found.connection, key)
    for record in signed.since(0):
        if record.position >= signed.newest:
            raise MismatchError(f"no checkpoint covers record {record.position}, and a console signs each at once")
        yield record

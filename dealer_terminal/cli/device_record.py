"""`device record`: all that passes on a line, with its times, in one file that `decode` and `replay` read."""

import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, suppress
from datetime import UTC, datetime
from itertools import chain
from math import inf
from pathlib import Path
from typing import Annotated

import typer
from msgspec import Struct

from dealer_terminal.app.files import require_new
from dealer_terminal.app.proof_of_reading import proven_read
from dealer_terminal.cli.device_options import (
    DeviceListener,
    LineText,
    OptionWords,
    PacketSize,
    Spoken,
    linked_at,
    log_ended,
    must_have_been_open,
    options_of,
    told_plainly,
)
from dealer_terminal.cli.floor_table import FloorTable, journal_at
from dealer_terminal.cli.moment_place import opened_at
from dealer_terminal.cli.options import Vkey, rounds_named
from dealer_terminal.cli.output import say
from dealer_terminal.errors import KnownError
from dealer_terminal.journal.frame import KeptFrame, Sent, round_key, sent_in_round
from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.procedure.facts import DEALER_SEAT, WagersClosed
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.review.journal_navigator import JournalNavigator
from dealer_terminal.sqlite_sidecars import require_no_side_file
from dealer_terminal.storage import reading
from dealer_terminal.storage.reports.proven_tables import ReadRecords, proving
from dealer_terminal.storage.review.source import JournalSource
from dealer_terminal.storage.whole_file import written_out
from dealer_terminal.table.cards_in.frames import CAPACITY
from drivers.kit.tape import CARDS, JOURNAL, ROUNDS, SIMULATED
from drivers.pipe import Nature, Port, port_at
from drivers.registry import KINDS
from drivers.status import Lost
from drivers.wirelog import LineDirection, WireLog, logged

_MOST_ROUNDS = 100


class Rounds(Struct, frozen=True):
    first: int
    last: int

    def __str__(self) -> str:
        return str(self.first) if self.first == self.last else f"{self.first}..{self.last}"


class Played(Struct, frozen=True):
    """A round that is over: who was dealt, and what was heard of the device."""

    number: int
    steps: tuple[ReplayStep, ...]
    sent: tuple[Sent, ...]

    @property
    def state(self) -> State:
        return self.steps[0].after.state

    def line(self) -> str:
        dealt = next((step.entry.deal for step in self.steps if isinstance(step.entry, WagersClosed)), ())
        seats = " ".join(str(seat) for seat in sorted(dealt) if seat != DEALER_SEAT)
        at = f"wagers at positions {seats}" if seats else "nothing was dealt"
        return f"Round {self.number}, {self.state.rulebook().id}: {at}; {len(self.sent)} frames"


class KeptTape(Struct, frozen=True):
    journal: str
    rounds: Rounds
    played: tuple[Played, ...]
    proof: str

    def about(self) -> Iterator[str]:
        yield f"{JOURNAL} {self.journal}"
        yield f"{ROUNDS} {self.rounds}"
        if any(each.state.in_force().cards_from is not CardsFrom.READER for each in self.played):
            yield f"{CARDS} {SIMULATED}"


def rounds_of(text: str) -> Rounds:
    first, last = rounds_named(text)
    if last - first >= _MOST_ROUNDS:
        raise KnownError(f"--round {text}: name {_MOST_ROUNDS} rounds at most")
    return Rounds(first, last)


def kept_in(db: str, rounds: Rounds, vkey: str) -> KeptTape:
    """Out of its seals, and held against what was signed."""
    with closing(JournalSource(db)) as source, source.told():
        reel, read = JournalNavigator(source), ReadRecords()
        steps = {number: _over(source, reel, number) for number in range(rounds.first, rounds.last + 1)}
        read.take(step.record for each in steps.values() for step in each)
        proof = proven_read(source, vkey, None, read)
        with proving():
            played = tuple(_played(source, number, each) for number, each in steps.items())
        return KeptTape(source.journal, rounds, played, proof.line())


def _over(source: JournalSource, reel: JournalNavigator, number: int) -> tuple[ReplayStep, ...]:
    steps = reel.steps(opened_at(source, reel, number))
    if not round_key(steps):
        raise KnownError(f"round {number} has not ended, and its frames are sealed until then: wait until it has")
    return steps


def _played(source: JournalSource, number: int, steps: tuple[ReplayStep, ...]) -> Played:
    sent = sent_in_round(source.journal, number, steps, lambda first, end: _frames(source, first, end), CAPACITY)
    return Played(number, steps, tuple(sent))


def _frames(source: JournalSource, first: int, end: int) -> Sequence[KeptFrame]:
    found = source.ask(lambda journal: list(reading.frames(journal.connection, first, end)))
    if not found:
        raise KnownError(f"{source.where}: frames {first} to {end - 1} are in an archive: see retain, restore a backup")
    return found


def device_of(kept: KeptTape, wanted: str) -> str:
    """The protocol of the frames; which one where there are two."""
    heard = list(dict.fromkeys(each.device for each in _sent(kept)))
    if wanted in heard or (len(heard) == 1 and not wanted):
        return wanted or heard[0]
    if heard:
        raise KnownError(f"round {kept.rounds} has frames of {' and '.join(heard)}: name one with --protocol")
    raise KnownError(f"round {kept.rounds} has no frames: no reader told anything in it")


def write_kept(kept: KeptTape, out: Path, device: str, line: str, options: Mapping[str, str]) -> int:
    """How many frames there are. For its owner alone: it shows every card."""
    with told_plainly():
        spoken = Spoken(device, kept.played[0].state.game().packet, line, options)
        about = (*spoken.about(), *kept.about(), *(each.line() for each in kept.played))
    sent = [each for each in _sent(kept) if each.device == device]
    times = iter([datetime.fromtimestamp(each.utc / 1e6, UTC) for each in sent])
    with written_out(out) as beside:
        beside.touch()
        log = WireLog(beside, size=1 << 62, about=about, now=lambda: next(times))
        for each in sent:
            log.passed(LineDirection.FROM_DEVICE, each.raw)
    return len(sent)


def _sent(kept: KeptTape) -> Iterator[Sent]:
    return chain.from_iterable(each.sent for each in kept.played)


_STEP = 0.2
_NONE = ""


def record(
    url: Annotated[str, typer.Argument(metavar="[URL]", help="Where the device is.", show_default=False)] = _NONE,
    *,
    db: Annotated[
        str, typer.Option(metavar="URL", help="Not of a line: what a table's journal kept of it.", show_default=False)
    ] = _NONE,
    table: FloorTable = _NONE,
    round_: Annotated[str, typer.Option("--round", metavar="N[..M]", help="Rounds that are over.")] = _NONE,
    protocol: Annotated[str, typer.Option(help=f"{', '.join(KINDS)}.", show_default=False)] = _NONE,
    out: Annotated[Path, typer.Option(metavar="FILE", help="A file that is not there yet.")],
    packet_size: PacketSize = 4,
    line: LineText = _NONE,
    option: OptionWords = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="Until Ctrl-C, if not given.", show_default=False)] = inf,
    vkey: Vkey = _NONE,
) -> None:
    """Writes down what both sides say, when, and when the cable was out. Frames are acknowledged as the protocol asks.

    With --db and --round, what a table's reader told in rounds that are over, out of the journal, with its times. Name
    the options that the reader had there with --option.

    The file shows every card, so only its owner may read it: never of a line at a table in play. device decode says
    what it means, device replay plays it again as a device.

    \b
    Example:
      dealer-terminal device record /dev/ttyUSB0 --protocol angel-eye --out shoe-7.wire
      dealer-terminal device record --db journal.db --round 12 --out round-12.wire
    """
    if bool(url) == bool(db) or bool(db) != bool(round_):
        raise KnownError("name one thing to record: a device's URL, or a journal with --db URL --round N")
    if db:
        _record_kept(journal_at(db, table), rounds_of(round_), protocol, out, line, option, vkey)
        return
    _record_line(url, Spoken(_named(protocol), packet_size, line, options_of(option)), out, seconds)


def _named(protocol: str) -> str:
    if not protocol:
        raise KnownError(f"name the device's protocol, --protocol NAME: one of {', '.join(KINDS)}")
    return protocol


def _record_kept(
    db: str, rounds: Rounds, protocol: str, out: Path, line: str, option: list[str] | None, vkey: str
) -> None:
    require_new(out)
    kept = kept_in(db, rounds, vkey)
    frames = write_kept(kept, out, device_of(kept, protocol), line, options_of(option))
    for each in kept.played:
        say(each.line())
    say(f"{frames} frames in {out}. {kept.proof}")


def _record_line(url: str, spoken: Spoken, out: Path, seconds: float) -> None:
    heard, end = DeviceListener(), time.monotonic() + seconds
    with told_plainly():
        port = port_at(url, spoken.on_line())
        log = _new_log(out, spoken, port)
    with linked_at(_written(port, log, out), spoken, heard):
        say(f"Recording into {out}; Ctrl-C ends it.")
        sys.stdout.flush()
        with suppress(KeyboardInterrupt):
            _wait(heard, end)
    if not heard.opened:
        out.unlink(missing_ok=True)
    must_have_been_open(url, heard)
    say(f"{heard.frames} frames, {heard.told} events.")


def _wait(heard: DeviceListener, end: float) -> None:
    """Says that the line is not there, once while it stays so: nobody shall stand beside a recording of nothing."""
    said = ""
    while (left := end - time.monotonic()) > 0:
        lost = _loss(heard)
        if lost != said:
            say(lost or "The line is open.")
            sys.stdout.flush()
        said = lost
        time.sleep(min(_STEP, left))


def _loss(heard: DeviceListener) -> str:
    match heard.last():
        case Lost(error):
            return str(error)
        case _:
            return ""


def _written(port: Port, log: WireLog, out: Path) -> Port:
    return logged(port, log, lambda error: log_ended(out, error))


def _new_log(out: Path, spoken: Spoken, port: Port) -> WireLog:
    about = (*spoken.about(), *([f"{CARDS} {SIMULATED}"] if port.nature is Nature.SIMULATED else []))
    require_no_side_file(out)
    try:
        out.touch(mode=0o600, exist_ok=False)
        log = WireLog(out, size=sys.maxsize, about=about)
    except FileExistsError:
        raise KnownError(f"{out}: it is there already; name a new file with --out") from None
    except OSError as error:
        raise KnownError(f"{out}: {error.strerror}; name a file in a folder that this user may write") from None
    return log

"""The frames that a table kept in its journal, as a recording that `decode` and `replay` read."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from datetime import UTC, datetime
from itertools import chain
from pathlib import Path

from msgspec import Struct

from dealer_terminal.app.proof_of_reading import proven_read
from dealer_terminal.cli.device_options import Spoken, told_plainly
from dealer_terminal.cli.moment_place import opened_at
from dealer_terminal.cli.round_range import rounds_named
from dealer_terminal.errors import KnownError
from dealer_terminal.journal.frame import KeptFrame
from dealer_terminal.journal.kept_frames import Sent, round_key, sent_in_round
from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.procedure.facts import DEALER_SEAT, WagersClosed
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.review.reel import Reel
from dealer_terminal.storage import reading
from dealer_terminal.storage.reports.proven import proving
from dealer_terminal.storage.reports.proven_stretch import ReadRecords
from dealer_terminal.storage.review.source import JournalSource
from dealer_terminal.storage.whole_file import written_out
from dealer_terminal.table.cards_in.frames import CAPACITY
from drivers.tape import CARDS, JOURNAL, ROUNDS, SIMULATED
from drivers.wirelog import Direction, WireLog

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


class Kept(Struct, frozen=True):
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


def kept_in(db: str, rounds: Rounds, vkey: str) -> Kept:
    """Out of its seals, and held against what was signed."""
    with closing(JournalSource(db)) as source, source.told():
        reel, read = Reel(source), ReadRecords()
        steps = {number: _over(source, reel, number) for number in range(rounds.first, rounds.last + 1)}
        read.take(step.record for each in steps.values() for step in each)
        proof = proven_read(source, vkey, None, read)
        with proving():
            played = tuple(_played(source, number, each) for number, each in steps.items())
        return Kept(source.journal, rounds, played, proof.line())


def _over(source: JournalSource, reel: Reel, number: int) -> tuple[ReplayStep, ...]:
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


def device_of(kept: Kept, wanted: str) -> str:
    """The protocol of the frames; which one where there are two."""
    heard = list(dict.fromkeys(each.device for each in _sent(kept)))
    if wanted in heard or (len(heard) == 1 and not wanted):
        return wanted or heard[0]
    if heard:
        raise KnownError(f"round {kept.rounds} has frames of {' and '.join(heard)}: name one with --protocol")
    raise KnownError(f"round {kept.rounds} has no frames: no reader told anything in it")


def write_kept(kept: Kept, out: Path, device: str, line: str, options: Mapping[str, str]) -> int:
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
            log.passed(Direction.FROM_DEVICE, each.raw)
    return len(sent)


def _sent(kept: Kept) -> Iterator[Sent]:
    return chain.from_iterable(each.sent for each in kept.played)

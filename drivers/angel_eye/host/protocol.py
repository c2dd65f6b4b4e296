"""The host's side of the conversation with an Angel Eye shoe. It only listens, unless it is given an order."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from math import inf

from drivers import protocol
from drivers.angel_eye.host.counting import CARDS, Counting
from drivers.angel_eye.host.orders import ShoeOrders, refused
from drivers.angel_eye.host.reports import events_of, told
from drivers.angel_eye.host.rows import LEARNED, Games, Rows
from drivers.angel_eye.wire.codec import ACK, ENQ, MOST, STX, Nak, ShoeReport, ShoeSplitter, is_answer, nak, read_report
from drivers.declaration import Game, StoredFrame, untold
from drivers.events import Event, NoiseSeen, Remark, ReportChanged
from drivers.names import ANGEL_EYE
from drivers.protocol import LineSettings, Reply, Sense

ACKNOWLEDGED = bytes((ACK,))
LINE = LineSettings(4800)
SENSES = frozenset({Sense.DRAWS})
COPIES_WITHIN = 5.0
"""Seconds, in which a shoe has sent a report three times; a start that is told again later is another start."""


@dataclass(slots=True)
class Memory:
    """The last report taken. It outlives a connection: a report repeated after a pulled cable is still the same one.
    `before` is the last one of another run of this program, which may have ended before it was taken."""

    last: ShoeReport | None = None
    before: ShoeReport | None = None
    at: float = -inf
    alarmed: bool = False
    counting: Counting = field(default_factory=Counting)

    def keep(self, report: ShoeReport, now: float, game: int) -> None:
        self.last, self.at, self.alarmed = report, now, False
        self.counting.note(report, game)

    def recall(self, heard: Iterable[StoredFrame]) -> None:
        splitter = ShoeSplitter(ENQ, STX)
        for game, raw in heard:
            for report in reports_in(splitter.feed(raw, 0.0)):
                again = self.before is not None and report.seq == self.before.seq and same(report, self.before)
                if not again:
                    self.before = report
                    self.counting.in_game(game)
                    self.counting.note(report, game)

    def first(self, report: ShoeReport) -> tuple[Event, ...]:
        """What is doubtful before the first report of this run."""
        before = self.before
        if report.letter == "S":
            return ()
        if before is None:
            return self.counting.first(report)
        if report.seq == before.seq and before.letter != "S":
            if same(report, before):
                return ()
            if one_card(report, before):
                return (ReportChanged(chr(report.seq)),)
        return self.counting.missing(before, report)


class Manner(Enum):
    """`LISTENS` is for a shoe whose line another host answers, such as a display at the same serial server."""

    ANSWERS = "answers"
    LISTENS = "listens"


class AngelEye:
    name = ANGEL_EYE
    line = LINE

    def __init__(self, memory: Memory | None = None, manner: Manner = Manner.ANSWERS, game: Game = untold) -> None:
        self._memory = memory or Memory()
        self._manner = manner
        self._game = game
        self._splitter = ShoeSplitter(ENQ, STX)
        self._orders = ShoeOrders()
        self._heard = False

    def open(self, now: float) -> Reply:
        return Reply()

    def split(self, data: bytes, now: float) -> Sequence[bytes]:
        return self._splitter.feed(data, now)

    def decode(self, frame: bytes, now: float) -> Reply:
        reply = self._decoded(frame, now)
        return reply if self._manner is Manner.ANSWERS else Reply(reply.events)

    def _decoded(self, frame: bytes, now: float) -> Reply:
        match frame[:1]:
            case b"\x05":
                return self._framed(frame, now)
            case b"\x02" if is_answer(frame):
                return Reply((Remark(told(frame[1:-3])),))
            case b"\x06" if len(frame) == 1 and self._orders.waiting:
                return self._orders.taken(now)
            case b"\x15" if len(frame) == 2 and self._orders.waiting:
                return self._orders.not_taken(frame[1], now)
            case b"\x06" | b"\x15" if self._manner is Manner.LISTENS and len(frame) <= 2:
                return Reply()
        return Reply((NoiseSeen(len(frame)),))

    def tick(self, now: float) -> Reply:
        return self._orders.tick(now)

    def wake_at(self) -> float:
        return self._orders.wake_at()

    def order(self, order: protocol.Order, now: float) -> Reply:
        if self._manner is Manner.LISTENS:
            return refused(order, "this terminal only listens to the shoe")
        return self._orders.ask(order, now)

    def _framed(self, frame: bytes, now: float) -> Reply:
        report = read_report(frame)
        if isinstance(report, ShoeReport):
            return Reply(self._taken(report, now), ACKNOWLEDGED)
        cut_short = report is Nak.NO_ETX and len(frame) < MOST
        return Reply((NoiseSeen(len(frame)),), b"" if cut_short else nak(report))

    def _taken(self, report: ShoeReport, now: float) -> tuple[Event, ...]:
        memory, fresh, self._heard = self._memory, not self._heard, True
        memory.counting.in_game(self._game())
        last = memory.last
        if last is None:
            return (*memory.first(report), *self._new(report, now))
        if report.seq == last.seq and same(report, last):
            starts_again = report.letter == "S" and now > memory.at + COPIES_WITHIN
            return self._new(report, now) if starts_again else ()
        if report.letter == "S":
            return self._new(report, now)
        if report.seq == last.seq and one_card(report, last):
            return self._changed(report, now, fresh=fresh)
        return (*memory.counting.missing(last, report), *self._new(report, now))

    def _new(self, report: ShoeReport, now: float) -> tuple[Event, ...]:
        self._memory.keep(report, now, self._game())
        return events_of(report)

    def _changed(self, report: ShoeReport, now: float, *, fresh: bool) -> tuple[Event, ...]:
        """Another reading of one card leaves the first. Over a pulled cable nobody knows whether it is one."""
        changed = ReportChanged(chr(report.seq))
        if fresh:
            return (changed, *self._new(report, now))
        alarmed, self._memory.alarmed = self._memory.alarmed, True
        return () if alarmed else (changed,)


def is_report(frame: bytes) -> bool:
    """What the shoe's counts need after a start: noise and answers are none of it."""
    return bool(list(reports_in([frame])))


def reports_in(frames: Iterable[bytes]) -> Iterable[ShoeReport]:
    read = (read_report(frame) for frame in frames if frame[:1] == bytes((ENQ,)))
    return (report for report in read if isinstance(report, ShoeReport))


def same(report: ShoeReport, kept: ShoeReport) -> bool:
    """A card retransmitted is still the card."""
    cards = {report.letter, kept.letter} <= CARDS
    return report == kept or (cards and report.payload == kept.payload)


def one_card(report: ShoeReport, kept: ShoeReport) -> bool:
    return {report.letter, kept.letter} <= CARDS and report.payload[:1] == kept.payload[:1]


class AngelEyeDevice:
    """Makes the protocol anew for every connection to one shoe, and remembers what was heard last; `heard` is what
    another run of this program stored of it, `game` the game that is dealt now, `games` what the house says of the
    shoe's index."""

    def __init__(
        self,
        manner: Manner = Manner.ANSWERS,
        heard: Iterable[StoredFrame] = (),
        game: Game = untold,
        games: Games = LEARNED,
    ) -> None:
        self._memory = Memory(counting=Counting(rows=Rows.of(games)))
        self._memory.recall(heard)
        self._manner = manner
        self._game = game

    def __call__(self) -> AngelEye:
        return AngelEye(self._memory, self._manner, self._game)

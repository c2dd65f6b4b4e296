"""Reader of a table's records for a shift: the rounds that began in its time, and the events within it."""

from collections.abc import Iterator

from msgspec import Struct

from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.journal.review_facts import RecordAt, RecordRange
from dealer_terminal.procedure import facts
from dealer_terminal.procedure.terms import CardsFrom, Terms
from dealer_terminal.review.marks import record_at
from dealer_terminal.review.shift_events import (
    ChipCounts,
    Irregular,
    MeterRun,
    PrizeEvent,
    ShiftApproval,
    ShiftCorrection,
    Stint,
    TrayRun,
)
from dealer_terminal.review.shift_part import ShiftPart
from dealer_terminal.review.shift_play import PlayedRound, corrected_round, played_round


class TableShift(Struct, frozen=True):
    """One table's part of a shift, of either real or simulated rounds.

    `read` are the records from its beginning to the last one available. `running` is a round that began in its time and
    is not over, 0 for none.
    """

    table: str
    read: RecordRange
    simulated: bool
    running: int
    rounds: tuple[PlayedRound, ...]
    stints: tuple[Stint, ...]
    irregular: tuple[Irregular, ...]
    undone: int
    approvals: tuple[ShiftApproval, ...]
    corrections: tuple[ShiftCorrection, ...]
    prizes: tuple[PrizeEvent, ...]
    meters: tuple[MeterRun, ...]
    chips: ChipCounts
    trays: tuple[TrayRun, ...]


class ShiftReader:
    """Reader of every step from an opening of the table before the shift to the journal's end.

    It reads past the shift because a payment of the last round may be corrected, and a drop box counted, afterwards.
    """

    def __init__(self, journal: str, since: int, until: int) -> None:
        self._journal, self._since, self._until = journal, since, until
        self.begin()

    def begin(self) -> None:
        """Reset to the state before any step."""
        self._round: list[ReplayStep] = []
        self._parts: dict[bool, ShiftPart] = {}
        self._table = ""
        self._read: list[RecordAt] = []
        self._rounds: dict[int, PlayedRound] = {}
        self._waiting: list[tuple[ReplayStep, bool]] = []

    def see(self, step: ReplayStep) -> None:
        self._table = step.after.state.table or self._table
        if self._round:
            self._round.append(step)
        match step.entry:
            case facts.RoundOpened():
                self._round = [step]
            case facts.RoundClosed():
                self._closed(step)
            case facts.PaymentCorrected(round=number) if number in self._rounds:
                self._rounds[number] = corrected_round(self._rounds[number], step.entry)
            case _:
                pass
        inside = self._since <= step.record.utc < self._until
        if inside or self._read:
            self._read = [*self._read[:1], record_at(self._journal, step.record)]
        self._waiting.append((step, inside))
        for terms in _terms(step):
            part = self._part(terms.cards_from is CardsFrom.SIMULATED)
            for each, within in self._waiting:
                part.see(each, inside=within)
            self._waiting.clear()

    def parts(self) -> tuple[TableShift, ...]:
        """Return the real and the simulated part, in this order. Omit a part without events."""
        return tuple(self._parted(simulated) for simulated in sorted(self._parts) if self._happened(simulated))

    def _happened(self, simulated: bool) -> bool:  # noqa: FBT001
        return bool(self._read) and (self._parts[simulated].happened or any(self._own(simulated)))

    def _own(self, simulated: bool) -> Iterator[PlayedRound]:  # noqa: FBT001
        return (each for each in self._rounds.values() if each.simulated == simulated)

    def _closed(self, step: ReplayStep) -> None:
        if self._since <= step.before.round_utc < self._until:
            played = played_round(self._journal, self._round)
            self._rounds[played.number] = played
            self._part(played.simulated).played(played)
        self._round = []

    def _running(self) -> int:
        """Return the open round's number. A round without wagers has not begun."""
        if not self._round or not self._since <= self._round[0].record.utc < self._until:
            return 0
        return self._round[0].record.round if self._round[-1].after.state.playing() else 0

    def _part(self, simulated: bool) -> "ShiftPart":  # noqa: FBT001
        return self._parts.setdefault(simulated, ShiftPart())

    def _parted(self, simulated: bool) -> TableShift:  # noqa: FBT001
        part = self._parts[simulated]
        return TableShift(
            table=self._table,
            read=RecordRange(self._read[0], self._read[-1]),
            simulated=simulated,
            running=self._running(),
            rounds=tuple(self._own(simulated)),
            stints=part.stints(),
            irregular=tuple(part.irregular.values()),
            undone=part.undone,
            approvals=tuple(part.approvals),
            corrections=tuple(part.corrections()),
            prizes=tuple(part.prizes),
            meters=tuple(part.meters()),
            chips=part.chips(),
            trays=tuple(part.trays(self._since, self._until)),
        )


def _terms(step: ReplayStep) -> tuple[Terms, ...]:
    """Return the terms in effect, or nothing if there are none yet."""
    found = step.after.state.terms or step.before.state.terms
    return (found,) if found is not None else ()

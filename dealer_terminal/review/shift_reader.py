"""Reader of a table's records for a shift: the rounds that began in its time, and the events within it."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.journal.review_facts import RecordAt, RecordRange
from dealer_terminal.procedure import facts, meter_facts
from dealer_terminal.procedure.evolve import happens_at_table
from dealer_terminal.procedure.meter_changes import Why, meter_changes
from dealer_terminal.procedure.people import Operator, approvals_given
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.terms import CardsFrom, Terms
from dealer_terminal.procedure.tray import Stay
from dealer_terminal.procedure.tray_facts import Form, FormSigned
from dealer_terminal.review.marks import record_at
from dealer_terminal.review.shift_events import (
    ChipCounts,
    Irregular,
    MeterRun,
    Move,
    Moves,
    PrizeEvent,
    RecordedAt,
    ShiftApproval,
    ShiftCorrection,
    Stint,
    TrayRun,
)
from dealer_terminal.review.shift_play import PlayedRound, corrected_round, played_round
from dealer_terminal.rules.hand import Line


class ShiftPart:
    def __init__(self) -> None:
        self.happened = False
        self.irregular: dict[int, Irregular] = {}
        self.undone = 0
        self.approvals: list[ShiftApproval] = []
        self._corrections: list[ShiftCorrection] = []
        self._chips: list[tuple[int, meter_facts.ChipsCounted]] = []
        self.prizes: list[PrizeEvent] = []
        self._stints: list[Stint] = []
        self._meters = MeterRuns()
        self._stays: dict[int, Stay] = {}
        self._signed: dict[tuple[int, Form], int] = {}

    def see(self, step: ReplayStep, *, inside: bool) -> None:
        if inside and not self.happened:
            self._enter(step.before.state)
        self.happened |= inside
        self._tray(step)
        self._resolved(step)
        if inside:
            self._meters.see(step)
            self._approved(step)
            fold = _INSIDE.get(type(step.entry))
            if fold is not None:
                fold(self, step, step.entry)

    def played(self, played: PlayedRound) -> None:
        if self._stints:
            last, hands = self._stints[-1], 0 if played.misdealt else len(played.hands)
            self._stints[-1] = replace(last, rounds=last.rounds + 1, hands=last.hands + hands)

    def stints(self) -> tuple[Stint, ...]:
        return tuple(self._stints)

    def meters(self) -> Iterator[MeterRun]:
        return self._meters.runs()

    def corrections(self) -> Iterator[ShiftCorrection]:
        """Yield the corrections, each with the approval of its command, which is recorded at the same time."""
        signed = {each.at.utc: each for each in self.approvals}
        for each in self._corrections:
            found = signed.get(each.at.utc)
            yield replace(each, by=found.by, reason=found.reason or each.reason) if found else each

    def chips(self) -> ChipCounts:
        """Return the progressive chips by the last count of each round."""
        last = dict(self._chips)
        differed = dict.fromkeys(number for number, fact in self._chips if fact.chips != len(fact.wagers))
        chips, wagers = sum(each.chips for each in last.values()), sum(len(each.wagers) for each in last.values())
        return ChipCounts(len(last), chips, wagers, tuple(differed))

    def trays(self, since: int, until: int) -> Iterator[TrayRun]:
        """Yield the trays whose counted period overlaps this time."""
        for stay in self._stays.values():
            began, ended = (self._signed.get((stay.number, form), 0) for form in (Form.OPENER, Form.CLOSER))
            if began < until and (not ended or ended >= since):
                yield TrayRun(stay, began, ended)

    def signed_on(self, who: Operator, utc: int) -> None:
        self.signed_off(utc)
        self._stints.append(Stint(who.id, who.name, utc))

    def signed_off(self, utc: int) -> None:
        if self._stints and not self._stints[-1].ended:
            self._stints[-1] = replace(self._stints[-1], ended=utc)

    def corrected(self, step: ReplayStep, what: str, seat: int = 0, spot: str = "", reason: str = "") -> None:
        self._corrections.append(ShiftCorrection(at(step), what, seat, spot, 0, 0, step.record.operator, reason))

    def paid_otherwise(self, where: RecordedAt, what: str, was: Line, now: Line, by: str) -> None:
        self._corrections.append(ShiftCorrection(where, what, now.seat, now.spot, was.pays, now.pays, by, ""))

    def counted_chips(self, step: ReplayStep, fact: meter_facts.ChipsCounted) -> None:
        self._chips.append((step.record.round, fact))

    def _approved(self, step: ReplayStep) -> None:
        for each in approvals_given(step.entry):
            decision = step.record.kind
            self.approvals.append(ShiftApproval(at(step), decision, each.by.id, each.reason, each.shown))

    def _enter(self, state: State) -> None:
        self._meters.enter(state.meters)
        if state.dealer is not None:
            self._stints.append(Stint(state.dealer.id, state.dealer.name, 0))

    def _tray(self, step: ReplayStep) -> None:
        if isinstance(step.entry, FormSigned):
            self._signed[step.entry.stay, step.entry.form] = step.record.utc
        if step.after.state.tray is not step.before.state.tray or not self._stays:
            self._stays |= {stay.number: stay for stay in step.after.state.tray.stays}

    def _resolved(self, step: ReplayStep) -> None:
        """Close the open irregularity, even if it was resolved after the shift. Only one is open at a time."""
        if not isinstance(step.entry, facts.IrregularityResolved):
            return
        for record, each in self.irregular.items():
            if not each.ended and each.irregularity == step.entry.irregularity:
                by = tuple(approval.by.id for approval in step.entry.approvals)
                self.irregular[record] = replace(each, ended=step.record.utc, choice=step.entry.choice, by=by)


def _on(part: ShiftPart, step: ReplayStep, fact: facts.DealerSignedOn) -> None:
    part.signed_on(fact.dealer, step.record.utc)


def _off(part: ShiftPart, step: ReplayStep, _: facts.DealerSignedOff) -> None:
    part.signed_off(step.record.utc)


def _reported(part: ShiftPart, step: ReplayStep, fact: facts.IrregularityReported) -> None:
    part.irregular[step.record.position] = Irregular(
        at(step), fact.irregularity, fact.raised_by.value, fact.seats, fact.note
    )


def _undone(part: ShiftPart, _: ReplayStep, __: facts.StepUndone) -> None:
    part.undone += 1


def _void(part: ShiftPart, step: ReplayStep, fact: facts.RoundMisdealt) -> None:
    part.corrected(step, "void", reason=fact.irregularity)


def _cards(part: ShiftPart, step: ReplayStep, fact: facts.CardsCorrected) -> None:
    part.corrected(step, "cards corrected", fact.seat)


def _payment(part: ShiftPart, step: ReplayStep, fact: facts.PaymentCorrected) -> None:
    where = replace(at(step), round=fact.round)
    part.paid_otherwise(where, "payment corrected", fact.was, fact.line, fact.approval.by.id)


def _event(part: ShiftPart, step: ReplayStep, fact: meter_facts.EventCorrected) -> None:
    part.corrected(step, "event corrected", fact.seat, fact.spot)


def _prize_changed(part: ShiftPart, step: ReplayStep, fact: meter_facts.JackpotChanged) -> None:
    part.paid_otherwise(at(step), "prize changed", fact.was, fact.line, step.record.operator)
    _jackpot(part, step, fact)


def _held(part: ShiftPart, step: ReplayStep, fact: facts.PayoutHeld) -> None:
    part.prizes.append(
        PrizeEvent(at(step), "payment held", fact.seat, fact.spot, "", fact.pays, step.record.operator, "", "")
    )


def _verified(part: ShiftPart, step: ReplayStep, fact: facts.PayoutVerified) -> None:
    who, why = fact.approval.by.id, fact.approval.reason
    part.prizes.append(PrizeEvent(at(step), "payment verified", fact.seat, fact.spot, "", 0, who, "", why))


def _jackpot(part: ShiftPart, step: ReplayStep, fact: Any) -> None:
    what = step.record.kind.replace("_", " ")
    line = getattr(fact, "line", None)
    event = getattr(fact, "event", "") or (line.event or "" if line else "")
    pays = line.pays if line else getattr(fact, "pays", 0)
    meter = (line.meter or "") if line else ""
    approval = getattr(fact, "approval", None)
    by = approval.by.id if approval else step.record.operator
    camera, why = getattr(fact, "camera", ""), approval.reason if approval else ""
    part.prizes.append(PrizeEvent(at(step), what, fact.seat, event, meter, pays, by, camera, why))


_INSIDE: Mapping[type, Callable[[ShiftPart, ReplayStep, Any], None]] = {
    facts.DealerSignedOn: _on,
    facts.DealerSignedOff: _off,
    facts.IrregularityReported: _reported,
    facts.StepUndone: _undone,
    facts.RoundMisdealt: _void,
    facts.CardsCorrected: _cards,
    facts.PaymentCorrected: _payment,
    meter_facts.EventCorrected: _event,
    meter_facts.ChipsCounted: ShiftPart.counted_chips,
    facts.PayoutHeld: _held,
    facts.PayoutVerified: _verified,
    meter_facts.JackpotLocked: _jackpot,
    meter_facts.JackpotVerified: _jackpot,
    meter_facts.JackpotReversed: _jackpot,
    meter_facts.JackpotChanged: _prize_changed,
    meter_facts.PrizePutRight: _jackpot,
    meter_facts.JackpotCancelled: _jackpot,
}


class MeterRuns:
    def __init__(self) -> None:
        self._start: dict[str, int] = {}
        self._end: dict[str, int] = {}
        self._by: dict[str, dict[str, Moves]] = {}
        self._told: list[Move] = []

    def enter(self, stood: Mapping[str, int]) -> None:
        self._start, self._end = dict(stood), dict(stood)

    def see(self, step: ReplayStep) -> None:
        entry = step.entry
        if not happens_at_table(entry):
            return
        if isinstance(entry, meter_facts.MetersOpened):
            self._start = {**entry.carried, **self._start}
        for change in meter_changes(step.before.state, entry):
            why = change.why.value
            of = self._by.setdefault(change.meter, {})
            had = of.get(why, Moves(why, 0, 0))
            of[why] = Moves(why, had.times + 1, had.by + change.by)
            if change.why is not Why.WAGERED:
                stands = step.after.state.meters.get(change.meter, 0)
                self._told.append(Move(at(step), change.meter, why, change.by, stands, step.record.operator))
        if step.after.state.meters:
            self._end = step.after.state.meters

    def runs(self) -> Iterator[MeterRun]:
        for meter, end in self._end.items():
            start, by_why = self._start.get(meter, 0), tuple(self._by.get(meter, {}).values())
            moved = sum(each.by for each in by_why)
            told = tuple(each for each in self._told if each.meter == meter)
            yield MeterRun(meter, start, by_why, end - start - moved, end, told)


def at(step: ReplayStep) -> RecordedAt:
    return RecordedAt(step.record.position, step.record.round, step.record.utc)


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

"""An open jackpot win: the meter set's data, and this table's journal."""

from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.floor.linked.ports import MeterStatus, SettledWin, Win, WinOutcome
from dealer_terminal.journal.replay import Entry
from dealer_terminal.procedure.evolve import happens_at_table
from dealer_terminal.procedure.facts import RoundClosed, RoundMisdealt
from dealer_terminal.procedure.meter_facts import (
    JackpotChanged,
    JackpotLocked,
    JackpotReversed,
    JackpotVerification,
    JackpotVerified,
)
from dealer_terminal.procedure.steps import leaves_steps_alone
from dealer_terminal.rules.hand import Result
from dealer_terminal.rules.money import parts


class HeldWin(Struct, frozen=True):
    """Win held at the set. `pays`, `reseeded` and `outcome` come from the journal, and `written` is True once it has
    the win. `gone` is True once the round is over."""

    win: Win
    written: bool = False
    pays: int = 0
    reseeded: int = 0
    outcome: WinOutcome = WinOutcome.PENDING
    gone: bool = False

    @property
    def is_granted(self) -> bool:
        """Return True if the amount is locked and not in the journal yet."""
        return not self.written and self.outcome is WinOutcome.PENDING

    @property
    def is_settled(self) -> bool:
        """Return True if the set agrees with the journal, or the win is only granted."""
        win = self.win
        there = (win.pays, win.reseeded, win.outcome)
        return self.is_granted or there == (self.pays, self.reseeded, self.outcome)

    @property
    def is_over(self) -> bool:
        return self.is_settled and (self.gone or self.outcome is WinOutcome.RETURNED)

    def settled(self) -> SettledWin:
        return SettledWin(self.win.of_meter, self.win.name, self.pays, self.reseeded, self.outcome)

    def known_there(self, told: SettledWin) -> "HeldWin":
        """Return the win after the set has taken the settlement."""
        win = replace(self.win, pays=told.pays, reseeded=told.reseeded, outcome=told.outcome)
        return replace(self, win=win)

    def lost_there(self) -> "HeldWin":
        """Return the win after the set lost it. An unpaid win needs no recovery."""
        if self.is_granted:
            return self
        if self.outcome is WinOutcome.RETURNED:
            return self.known_there(self.settled())
        return replace(self, win=replace(self.win, number=0, pays=0, reseeded=0, outcome=WinOutcome.PENDING))

    @property
    def is_lost(self) -> bool:
        return self.win.number == 0

    def missing_there(self) -> int:
        """Return the difference between the set's meter and this journal for the win, in hundredths of a cent."""
        return parts(self.win.pays - self.pays) - parts(self.win.reseeded - self.reseeded)


def followed(held: HeldWin, entries: Iterable[Entry]) -> HeldWin:
    """Return the win after the entries of one append. A win that the round continued without is never paid."""
    if held.gone or held.outcome is WinOutcome.RETURNED:
        return held
    went_on = False
    for entry in entries:
        if happens_at_table(entry):
            held = _after(held, entry)
            went_on |= not leaves_steps_alone(entry)
    return _returned(held) if went_on and held.is_granted else held


def _after(held: HeldWin, entry: Entry) -> HeldWin:
    seat, meter = held.win.seat, held.win.of_meter
    match entry:
        case JackpotLocked() | JackpotChanged() if entry.seat == seat:
            if entry.line.meter == meter and entry.line.result is Result.WIN:
                return _written(held, entry)
            return _returned(held) if held.written else held
        case JackpotVerified() if entry.seat == seat and held.written and held.outcome is WinOutcome.PENDING:
            return replace(held, outcome=WinOutcome.PAID)
        case JackpotReversed() if entry.seat == seat and held.written:
            return _returned(held)
        case RoundMisdealt():
            return _returned(held)
        case RoundClosed():
            return replace(_returned(held) if held.is_granted else held, gone=True)
        case _:
            return held


def _written(held: HeldWin, entry: JackpotLocked | JackpotChanged) -> HeldWin:
    done = WinOutcome.PAID if entry.waits_for is JackpotVerification.NONE else WinOutcome.PENDING
    return replace(held, written=True, pays=entry.line.pays, reseeded=entry.reseeded, outcome=done)


def _returned(held: HeldWin) -> HeldWin:
    return replace(held, pays=0, reseeded=0, outcome=WinOutcome.RETURNED)


def should_stand(stands: MeterStatus, total: int, wins: Iterable[HeldWin]) -> int:
    """Return the value of this table's own meter: the set's value, plus what the set lacks of this table. A granted win
    fixes it to the locked amount until the win is written or dropped."""
    own = [each for each in wins if each.win.of_meter == stands.of_meter]
    granted = next((each.win.value for each in own if each.is_granted), None)
    if granted is not None:
        return granted
    return stands.value + total - stands.total + sum(each.missing_there() for each in own)


def needed(entries: Iterable[Entry], wins: Iterable[HeldWin]) -> Iterator[tuple[int, str]]:
    """Yield seat and meter of each prize that these facts lock without a held win."""
    here = (each for each in wins if not each.gone and each.outcome is not WinOutcome.RETURNED)
    has = {(each.win.seat, each.win.of_meter) for each in here}
    for entry in entries:
        if isinstance(entry, JackpotLocked | JackpotChanged) and entry.line.meter:
            wanted = entry.seat, entry.line.meter
            if entry.line.result is Result.WIN and wanted not in has:
                yield wanted

"""A table's side of a linked meter set, in the table's thread: its requests, and the handling of the answers.

It never blocks; `meter_line` transfers the data.
"""

import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import reduce
from itertools import groupby

from msgspec import Struct

from dealer_terminal.errors import KnownError
from dealer_terminal.floor.linked.held_wins import HeldWin, followed, needed, should_stand
from dealer_terminal.floor.linked.ports import MeterStatus, SettledWin, Win, WinOutcome, WinRequest
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import entry_of
from dealer_terminal.procedure import commands, meter_commands
from dealer_terminal.procedure.approvals import approvals_of
from dealer_terminal.procedure.citations import METER_RULE
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.decide import decide
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.meter_commands import CompareMeters, LoseLink, MoveMeters, PayJackpot
from dealer_terminal.procedure.meter_facts import LinkTrouble, MetersGrew, MetersMoved
from dealer_terminal.procedure.progressive import is_closed, table_wager
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.sentences import FLOOR_ASKED, GOES_ON, LINK_LOST, LOCKED_THERE
from dealer_terminal.procedure.state import State
from dealer_terminal.rules.money import reset_levels, whole_cents
from dealer_terminal.rules.rulebook import Progressive
from dealer_terminal.table.ports import Clock, Journal

ASKED = Refusal(FLOOR_ASKED, METER_RULE, GOES_ON)
_KEPT_ROUNDS = 2
_MAY_LOCK = (PayJackpot, commands.ResolveIrregularity)


class MeterExchange(Struct, frozen=True):
    """Totals, requested wins and settlements for the next exchange."""

    totals: dict[str, int]
    wanted: tuple[WinRequest, ...] = ()
    settled: tuple[SettledWin, ...] = ()


class MeterAnswer(Struct, frozen=True):
    """Answer of the set, with its meters after the whole exchange."""

    stands: tuple[MeterStatus, ...]
    given: tuple[Win, ...] = ()
    taken: tuple[SettledWin, ...] = ()
    misfit: str = ""


class LinkedMeters:
    """Implementation of the port `Meters`. `source` names the set; `wake` is called when there is something to
    exchange."""

    def __init__(self, source: str, clock: Clock, wake: Callable[[], None] = lambda: None) -> None:
        self._source, self._clock, self.wake = source, clock, wake
        self._handle: Callable[[Command], Sequence[Record] | Refusal] = _nobody
        self._stands: dict[str, MeterStatus] = {}
        self._held: dict[str, HeldWin] = {}
        self._wanted: dict[str, WinRequest] = {}
        self._waiting: Command | None = None
        self._state = State()
        self._next = 0

    # Port `Meters`.

    def resumed(self, state: State, journal: Journal) -> None:
        self._journal, self._state = journal, state
        self._next = journal.resume().position
        self._held = {name: self._told(each.win) for name, each in self._held.items()}

    def before(self, state: State, command: Command) -> Sequence[Fact] | Refusal:
        if isinstance(command, meter_commands.LinkCommand):
            return ()
        if isinstance(command, _MAY_LOCK) and state.jackpots:
            lacking = self._lacking(state, command)
            if lacking:
                return self._ask(state, command, lacking)
        moved = {} if approvals_of(command) else self._moved(state)
        return (MetersMoved(moved, self._source),) if moved else ()

    def refused(self, state: State, command: Command) -> None:
        """Do nothing: a requested win is returned when the round continues without it."""

    def after(self, state: State, records: Sequence[Record]) -> None:
        self._state = state
        fresh = [entry_of(each) for each in records if each.position >= self._next]
        self._next = max(self._next, *(each.position + 1 for each in records)) if records else self._next
        self._held = {name: followed(each, fresh) for name, each in self._held.items()}
        self._forget()
        if self._unsettled() or any(isinstance(each, MetersGrew) for each in fresh):
            self.wake()

    # Exchange with the set.

    def begin(self, handle: Callable[[Command], Sequence[Record] | Refusal]) -> None:
        """Start without any knowledge of the set, whatever the journal says."""
        self._handle = handle
        self.lost("the terminal started")

    def since(self) -> int:
        """Return the first round whose wins a new connection requests; no held win is older."""
        return min((self._state.round - _KEPT_ROUNDS, *(each.win.round for each in self._held.values())))

    def joined(self, there: Sequence[Win]) -> None:
        """Take the set's wins on a new connection. A win in this journal that the set lacks, as after a failover that
        lost the last second, is requested again by name."""
        found = {win.name: self._told(win) for win in there}
        self._held = {name: found.get(name, each.lost_there()) for name, each in {**found, **self._held}.items()}
        self._forget()

    def due(self) -> MeterExchange:
        progressive = self._progressive()
        totals = {each.id: self._state.grown.get(each.id, 0) for each in (progressive.meters if progressive else ())}
        lost = (self._again(each.win) for each in self._held.values() if each.is_lost)
        return MeterExchange(totals, (*self._wanted.values(), *lost), self._unsettled())

    def _again(self, win: Win) -> WinRequest:
        total, clock = self._state.grown.get(win.of_meter, 0), self._clock.now().utc
        return WinRequest(win.of_meter, win.name, win.round, win.seat, win.position, clock, total)

    def lost(self, why: str) -> None:
        """Record the lost connection. A requested win may have been granted anyway; the next connection shows it."""
        self._wanted, self._waiting = {}, None
        if self._state.link.source != self._source or not is_closed(self._state):
            self._do(LoseLink(self._source, LinkTrouble.AWAY, why))

    def heard(self, heard: MeterAnswer) -> None:
        for win in heard.given:
            self._wanted.pop(win.name, None)
            self._held[win.name] = self._told(win)
        for settled in heard.taken:
            if settled.name in self._held:
                self._held[settled.name] = self._held[settled.name].known_there(settled)
        self._stands = {each.of_meter: each for each in heard.stands}
        self._forget()
        if self._state.link.source == self._source and self._progressive() is not None:
            self._judge(heard.misfit)
            self._go_on()

    def _told(self, win: Win) -> HeldWin:
        """Return the win with the journal's entries applied append by append. All records of one append share one
        time."""
        records = list(self._journal.records(win.position))
        appends = groupby(records, key=lambda each: (each.utc, each.monotonic))
        return reduce(followed, ([entry_of(each) for each in append] for _, append in appends), HeldWin(win))

    def _forget(self) -> None:
        """Drop finished wins. Paid ones are kept for some rounds, in case a failover server has not received them."""
        self._held = {name: each for name, each in self._held.items() if not each.is_over or self._is_kept(each)}

    def _is_kept(self, held: HeldWin) -> bool:
        return held.outcome is not WinOutcome.RETURNED and held.win.round >= self._state.round - _KEPT_ROUNDS

    def _unsettled(self) -> tuple[SettledWin, ...]:
        return tuple(each.settled() for each in self._held.values() if not each.is_settled)

    def _progressive(self) -> Progressive | None:
        return self._state.book.progressive if self._state.book is not None else None

    # Prizes.

    def _lacking(self, state: State, command: Command) -> list[tuple[int, str]]:
        moved = {} if approvals_of(command) else self._moved(state)
        there = reduce(evolve, (MetersMoved(moved, self._source),) if moved else (), state)
        decided = decide(there, command)
        return [] if isinstance(decided, Refusal) else list(needed(decided, self._held.values()))

    def _ask(self, state: State, command: Command, lacking: Sequence[tuple[int, str]]) -> Refusal:
        if is_closed(state) or not self._stands:
            why, _ = LINK_LOST[state.link.trouble] if is_closed(state) else LINK_LOST[LinkTrouble.AWAY]
            return Refusal(why, METER_RULE, LOCKED_THERE)
        asked = {(each.seat, each.of_meter) for each in self._wanted.values()}
        for seat, meter in lacking:
            if (seat, meter) not in asked:
                name = f"{state.round}/{seat}/{secrets.token_hex(8)}"
                total, clock = state.grown.get(meter, 0), self._clock.now().utc
                self._wanted[name] = WinRequest(meter, name, state.round, seat, self._next, clock, total)
        self._waiting = None if approvals_of(command) else command
        self.wake()
        return ASKED

    def _go_on(self) -> None:
        """Repeat the command that waited for a win. A command with an approval is not repeated: the person sees the new
        state first."""
        waited, self._waiting = self._waiting, None
        if waited is not None and not self._wanted:
            self._do(waited)
        elif self._wanted:
            self._waiting = waited

    # Meter values.

    def _moved(self, state: State) -> dict[str, int]:
        return dict(self._moves(state)) if not is_closed(state) or self._is_granted() else {}

    def _moves(self, state: State) -> Iterator[tuple[str, int]]:
        progressive = state.book.progressive if state.book is not None else None
        for meter in [each.id for each in (progressive.meters if progressive else ()) if each.id in self._stands]:
            stands, total = self._stands[meter], state.grown.get(meter, 0)
            by = should_stand(stands, total, self._held.values()) - state.meters.get(meter, 0)
            if by:
                yield meter, by

    def _is_granted(self) -> bool:
        return any(each.is_granted for each in self._held.values())

    def _judge(self, misfit: str) -> None:
        trouble, detail = self._trouble(misfit)
        if trouble is not LinkTrouble.NONE:
            self._do(LoseLink(self._source, trouble, detail))
        elif is_closed(self._state):
            self._compare()
        self._show_moved()

    def _trouble(self, misfit: str) -> tuple[LinkTrouble, str]:
        """Return a problem that comparing totals would not reveal."""
        progressive = self._progressive()
        assert progressive is not None, "nobody else is judged"
        lacking = [each.id for each in progressive.meters if each.id not in self._stands]
        if lacking:
            return LinkTrouble.NOT_ON_METERS, ", ".join(lacking)
        other = ", ".join(_other_terms(progressive, self._wager(), self._stands))
        if other:
            return LinkTrouble.OTHER_TERMS, other
        told = misfit or next((each.misfit for each in self._stands.values() if each.misfit), "")
        return (LinkTrouble.TOTALS_DIFFER, told) if told else (LinkTrouble.NONE, "")

    def _wager(self) -> int:
        return table_wager(self._state.rulebook(), self._state.in_force())

    def _compare(self) -> None:
        """Compare totals: once per difference, and when they agree again to reopen the progressive."""
        there = {meter: each.total for meter, each in self._stands.items()}
        here = {meter: self._state.grown.get(meter, 0) for meter in there}
        if here == there or self._state.link.trouble is not LinkTrouble.TOTALS_DIFFER:
            self._do(CompareMeters(self._source, here, there))

    def _show_moved(self) -> None:
        """Show other tables' changes, except while a prize is being decided here."""
        state = self._state
        moved = self._moved(state)
        stood = {each: state.meters.get(each, 0) for each in moved}
        shown = any(whole_cents(at + moved[each]) != whole_cents(at) for each, at in stood.items())
        if shown and not (state.issue is not None and state.jackpots and not self._is_granted()):
            self._do(MoveMeters(moved, self._source))

    def _do(self, command: Command) -> None:
        """Issue the command. If it cannot be written now, the next answer causes a retry."""
        with suppress(KnownError):
            self._handle(command)


def _other_terms(progressive: Progressive, wager: int, stands: Mapping[str, MeterStatus]) -> Iterator[str]:
    levels = reset_levels(progressive, wager)
    for meter in progressive.meters:
        there, level = stands[meter.id], whole_cents(levels[meter.id])
        if (there.rate, there.reset) != (meter.increment_percent, level):
            here = f"{meter.increment_percent} %, {level} cents"
            yield f"{meter.id}: here {here}, there {there.rate} %, {there.reset} cents"


def _nobody(command: Command) -> Refusal:
    return ASKED

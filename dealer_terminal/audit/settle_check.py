"""Every settled line and every total, settled again from what stands before it on record."""

from collections.abc import Iterator
from typing import ClassVar

from dealer_terminal.audit.findings import Finding, record_name
from dealer_terminal.audit.record import Record
from dealer_terminal.audit.replay import ReplayStep, program_error
from dealer_terminal.audit.settled_otherwise import settled_otherwise
from dealer_terminal.procedure.anew import OF_MONEY, confirming, ways
from dealer_terminal.procedure.anew_fits import not_anew, prize_without_cards
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.evolve import happens_at_table
from dealer_terminal.procedure.facts import Fact, IrregularityResolved, RoundClosed
from dealer_terminal.procedure.meter_facts import JackpotChanged, JackpotLocked, JackpotReversed
from dealer_terminal.procedure.misfits import FITS
from dealer_terminal.procedure.state import State


class SettleCheck:
    """`due` is what of money must follow from an answer that a person gave, or from a prize that is shared: the ways in
    which it may. A prize that a person let stand against the cards is of a journal from before."""

    sees: ClassVar = OF_MONEY

    def __init__(self) -> None:
        self._due: tuple[tuple[Fact, ...], ...] = ()
        self._led = 0
        self._let_stand: tuple[int, ...] = ()

    def see(self, step: ReplayStep) -> Iterator[Finding]:
        entry, record = step.entry, step.record
        if not happens_at_table(entry):
            return
        if not self._due or type(entry) is not type(self._due[0][0]):
            yield from self.end()
            yield from self._looked(step, entry)
        yield from self._compared(entry, record)

    def end(self) -> Iterator[Finding]:
        for missing, *_ in self._due[:1]:
            yield Finding(self._led, f"record {self._led} leads to what is not on record: {type(missing).__name__}")
        self._due = ()

    def _compared(self, fact: Fact, record: Record) -> Iterator[Finding]:
        """Where none of the ways has this fact, the first of them says what it should be."""
        if not self._due:
            return
        same = tuple(way for way in self._due if way[0] == fact)
        if not same:
            yield from settled_otherwise(record, self._due[0][0], fact)
        rest = (way[1:] for way in same or self._due[:1])
        self._due = tuple(way for way in rest if way)

    def _looked(self, step: ReplayStep, fact: Fact) -> Iterator[Finding]:
        state, record = step.before.state, step.record
        try:
            why = not_anew(state, fact) or self._against_the_cards(state, fact)
            self._due = ways(state, fact, step.after.state) if not why else ()
        except Exception as error:  # it fits, so whatever goes wrong is ours, and is raised on as such
            raise program_error(record, "cannot be settled again") from error
        if why:
            yield Finding(record.position, f"{record_name(record)} does not follow from the records before it ({why})")
        self._led = record.position

    def _against_the_cards(self, state: State, fact: Fact) -> str:
        match fact:
            case RoundClosed():
                self._let_stand = ()
            case IrregularityResolved(choice=Choice.CHOICE_STANDS) if state.issue is not None:
                self._let_stand += state.issue.seats
            case JackpotLocked(seat=seat) if seat not in self._let_stand:
                return prize_without_cards(state, seat)
            case JackpotReversed() | JackpotChanged():
                claims = (seat for seat in confirming(state) if seat not in self._let_stand)
                return next((why for seat in claims if (why := prize_without_cards(state, seat))), FITS)
        return FITS

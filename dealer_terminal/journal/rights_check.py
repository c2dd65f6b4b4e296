"""Check that each operator who managed others, approved, signed on or continued a journal was entitled to."""

import re
from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, get_args

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.journal import people_facts
from dealer_terminal.journal.findings import Finding, record_name
from dealer_terminal.journal.journal_facts import JournalContinued
from dealer_terminal.journal.people_facts import is_pin_hash
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import Entry, ReplayStep, entry_of
from dealer_terminal.journal.review_facts import ReviewerSignedOn
from dealer_terminal.procedure.facts import DealerSignedOn, Fact, TableOpened, TermsChanged
from dealer_terminal.procedure.people import Approval, Operator, Right, Role, may
from dealer_terminal.procedure.state import Phase
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.procedure.tray_facts import FormSigned

Managing = (
    people_facts.OperatorAdded
    | people_facts.OperatorDisabled
    | people_facts.PinReset
    | people_facts.BadgeReset
    | people_facts.OperatorUnlocked
)
_APPROVED = frozenset(each for each in get_args(Fact) if {"approval", "approvals"} & {*each.__struct_fields__})
_NUMBER = re.compile("[0-9]{1,8}")
_ONLY = "where an administrator decides"


class _Known(Struct, frozen=True):
    operator: Operator
    disabled: bool = False

    def manages(self) -> bool:
        return not self.disabled and may(self.operator, Right.MANAGE_OPERATORS)


class RightsCheck:
    """Check of rights, by the operators in the journal. `before` are their records before the first one that is
    read.

    If cards are simulated, or before there is an administrator, invented people who are not on record may be at a
    table.
    """

    sees: ClassVar = frozenset(
        {*get_args(Managing), *_APPROVED, DealerSignedOn, ReviewerSignedOn, FormSigned, JournalContinued}
    )

    def __init__(self, before: Iterable[Record] = ()) -> None:
        self._people: dict[str, _Known] = {}
        for record in before:
            self._learn(entry_of(record))

    def see(self, step: ReplayStep) -> Iterator[Finding]:
        for why in self._wrong(step):
            yield Finding(step.record.position, f"{record_name(step.record)} {why}")
        self._learn(step.entry)

    def end(self) -> Iterator[Finding]:
        return iter(())

    def _wrong(self, step: ReplayStep) -> Iterator[str]:
        by, entry = step.record.operator, step.entry
        if isinstance(entry, Managing):
            yield from self._managed(by, entry)
        match entry:
            case JournalContinued() if self._administered() and not self._manages(by):
                yield f"is of {self._told(by)}, {_ONLY}"
            case DealerSignedOn(dealer=person) | ReviewerSignedOn(reviewer=person):
                yield from self._not_on_record(step, person, "signs on")
            case TableOpened() | TermsChanged() if step.before.state.dealer is not None:
                yield from self._invented(step, step.before.state.dealer)
            case FormSigned(dealer=person) if self._of(person).operator != person:
                yield f"names {_shown(person)}, where {self._told(person.id)} is on record"
        for approval in _approvals(entry):
            yield from self._not_on_record(step, approval.by, "approves")

    def _managed(self, by: str, entry: Managing) -> Iterator[str]:
        first = isinstance(entry, people_facts.OperatorAdded) and entry.operator.role is Role.ADMINISTRATOR and not by
        if not (self._manages(by) if self._administered() else first):
            yield f"is of {self._told(by)}, {_ONLY}"
        if (
            isinstance(entry, people_facts.OperatorAdded | people_facts.PinReset)
            and entry.pin
            and not is_pin_hash(entry.pin)
        ):
            yield f"gives {_whose(entry)} a PIN that is no argon2id hash"
        if isinstance(entry, people_facts.OperatorAdded):
            if not _NUMBER.fullmatch(entry.operator.id):
                yield f"gives the number {entry.operator.id!r:.80}, which is none"
            if entry.operator.id in self._people:
                yield f"gives the number of {self._told(entry.operator.id)} again"
        elif entry.operator not in self._people or self._people[entry.operator].disabled:
            yield f"is about {self._told(entry.operator)}"
        elif isinstance(entry, people_facts.OperatorDisabled) and not self._administered(without=entry.operator):
            yield "leaves nobody who manages people"

    def _not_on_record(self, step: ReplayStep, person: Operator, does: str) -> Iterator[str]:
        known = self._people.get(person.id)
        if known is None and (not self._administered() or _invents(step)):
            return
        if known is None or known.operator != person or known.disabled:
            yield f"says that {_shown(person)} {does}, where {self._told(person.id)} is on record"

    def _invented(self, step: ReplayStep, dealer: Operator) -> Iterator[str]:
        """Check the dealer when the table opens or changes its terms.

        A dealer who signed on earlier and has been disabled since may still deal.
        """
        if self._of(dealer).disabled:
            return
        yield from self._not_on_record(step, dealer, "deals")

    def _of(self, person: Operator) -> _Known:
        return self._people.get(person.id, _Known(person))

    def _administered(self, without: str = "") -> bool:
        return any(each.manages() for number, each in self._people.items() if number != without)

    def _manages(self, by: str) -> bool:
        return by in self._people and self._people[by].manages()

    def _told(self, number: str) -> str:
        known = self._people.get(number)
        if known is None:
            return f"{number!r:.80}, whom nobody added" if number else "nobody"
        return _shown(known.operator) + (", who was disabled," if known.disabled else "")

    def _learn(self, entry: Entry) -> None:
        match entry:
            case people_facts.OperatorAdded(operator=person):
                self._people[person.id] = _Known(person)
            case people_facts.OperatorDisabled(operator=number) if number in self._people:
                self._people[number] = replace(self._people[number], disabled=True)


def _approvals(entry: Any) -> Iterator[Approval]:
    if type(entry) in _APPROVED:
        yield from getattr(entry, "approvals", ()) if hasattr(entry, "approvals") else (entry.approval,)


def _invents(step: ReplayStep) -> bool:
    """Return True if the table's cards are simulated, so that its people may be invented too.

    A dealer who signs on before the table opens is checked when it opens.
    """
    state = step.after.state if isinstance(step.entry, TableOpened | TermsChanged) else step.before.state
    if state.phase is Phase.CLOSED and isinstance(step.entry, DealerSignedOn):
        return True
    return state.terms is not None and state.terms.cards_from is CardsFrom.SIMULATED


def _whose(entry: people_facts.OperatorAdded | people_facts.PinReset) -> str:
    number = entry.operator if isinstance(entry, people_facts.PinReset) else entry.operator.id
    return f"{number!r:.80}"


def _shown(person: Operator) -> str:
    return f"{person.id!r:.80} ({person.name!r:.80}, {person.role.value})"

"""First page of evidence in words: tables, times, dealers, requester, reason, and what the file omits."""

from collections.abc import Callable, Iterator

from msgspec import Struct, field

from dealer_terminal.journal.encoding import base64_text
from dealer_terminal.journal.kinds import KINDS
from dealer_terminal.journal.merkle import Node
from dealer_terminal.journal.people_facts import BadgeReset, OperatorAdded, PinReset
from dealer_terminal.journal.record import Record, leaf_data
from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.journal.tree_proofs import inclusion_path
from dealer_terminal.procedure.facts import TableOpened
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.review.evidence_file import Cover, KeptRecord

SIMULATED = "SIMULATED: no card of this round was ever dealt"
_FRAMES = "What the reader's line sent, byte by byte: it stays in the journal, bound by its records."
_BEFORE = "All other rounds of the journal: only hashes that lead to its signed root."
_PICTURES = "Pictures of the table, by the wish of who made the file."
_PEOPLE = "{count} records about people's PINs or badges: their places are shown, and their hashes are proven."


class EvidenceRequest(Struct, frozen=True):
    """Requesters and reason in their own words, and the comparison of their cameras' clocks."""

    operators: tuple[str, ...]
    reason: str
    compared: tuple[tuple[str, str], ...] = ()


class SeenRounds(Struct):
    """Summary of the rounds processed. Its size does not grow with their number."""

    tables: dict[str, None] = field(default_factory=dict)
    editions: dict[str, None] = field(default_factory=dict)
    dealers: dict[str, None] = field(default_factory=dict)
    began: int = 0
    ended: int = 0
    people: int = 0
    simulated: bool = False

    def see(self, step: ReplayStep) -> None:
        record, state = step.record, step.after.state
        self.began = self.began or record.utc
        self.ended = record.utc
        self.people += record.kind in LEFT_OUT
        self._see_table(step.before.state if state.book is None else state)
        if isinstance(step.entry, TableOpened):
            self._see_table(state)

    def _see_table(self, state: State) -> None:
        if state.book is None or state.terms is None:
            return
        self.tables[state.table] = None
        self.editions[f"{state.book.title}, revision {state.book.source.revision}"] = None
        self.simulated |= state.terms.cards_from is CardsFrom.SIMULATED
        if state.dealer is not None:
            self.dealers[f"{state.dealer.name} ({state.dealer.id})"] = None


def cover_of(
    seen: SeenRounds, asked: EvidenceRequest, made: int, time: Callable[[int], str], *, pictures: bool
) -> Cover:
    about = (
        ("Table", ", ".join(seen.tables)),
        ("Played by", "; ".join(seen.editions)),
        ("Dealt by", ", ".join(seen.dealers)),
        ("From", time(seen.began)),
        ("To", time(seen.ended)),
        ("Made", time(made)),
        *asked.compared,
    )
    loud = SIMULATED if seen.simulated else ""
    return Cover(about, asked.operators, asked.reason, tuple(_left_out(seen, pictures=pictures)), loud)


def _left_out(seen: SeenRounds, *, pictures: bool) -> Iterator[str]:
    yield _BEFORE
    yield _FRAMES
    if seen.people:
        yield _PEOPLE.format(count=seen.people)
    if not pictures:
        yield _PICTURES


LEFT_OUT = frozenset(KINDS[each][0] for each in (OperatorAdded, PinReset, BadgeReset))


def kept(record: Record, node: Node, size: int) -> KeptRecord:
    """Return a record with its path to the signed root. A record with a PIN or badge is reduced to its hash."""
    path = tuple(base64_text(each) for each in inclusion_path(node, record.position, size))
    if record.kind in LEFT_OUT:
        return KeptRecord(record.position, path, leaf=base64_text(record.leaf))
    return KeptRecord(record.position, path, data=base64_text(leaf_data(record)))

"""Records with their way to the signed root; one that tells of PINs or badges is left out, and only its hash stays."""

from dealer_terminal.journal.encoding import base64_text
from dealer_terminal.journal.inclusion import inclusion_path
from dealer_terminal.journal.kinds import KINDS
from dealer_terminal.journal.merkle import Node
from dealer_terminal.journal.people_facts import BadgeReset, OperatorAdded, PinReset
from dealer_terminal.journal.record import Record, leaf_data
from dealer_terminal.review.evidence_file import Kept

LEFT_OUT = frozenset(KINDS[each][0] for each in (OperatorAdded, PinReset, BadgeReset))


def kept(record: Record, node: Node, size: int) -> Kept:
    path = tuple(base64_text(each) for each in inclusion_path(node, record.position, size))
    if record.kind in LEFT_OUT:
        return Kept(record.position, path, leaf=base64_text(record.leaf))
    return Kept(record.position, path, data=base64_text(leaf_data(record)))

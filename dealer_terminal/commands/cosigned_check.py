"""The cosigned checkpoints of a journal against its records and a policy."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection

from dealer_terminal.audit.checkpoint import Checkpoint, verify_checkpoint
from dealer_terminal.audit.errors import AuditError
from dealer_terminal.audit.note import Note
from dealer_terminal.audit.policy import Cosigned, Policy, weigh
from dealer_terminal.audit.vkey import VerifierKey
from dealer_terminal.commands.policy_options import by_whom, lacking
from dealer_terminal.storage.stored_proofs import root_at


class Weighed(Struct, frozen=True):
    """The newest checkpoint that meets the policy, else the newest that is cosigned at all; `since` records came after
    it. `wrong` is what was found."""

    size: int
    since: int
    cosigned: Cosigned
    wrong: tuple[str, ...]

    @property
    def line(self) -> str:
        return f"Cosigned: the first {self.size} records, by {by_whom(self.cosigned)}; {self.since} came since."

    def json(self) -> dict[str, Any]:
        by = [{"witness": name, "key": str(made.witness), "time": made.time} for name, made in self.cosigned.by]
        return {"met": self.cosigned.met, "size": self.size, "since": self.since, "by": by}


def weigh_all(policy: Policy, notes: Sequence[Note], key: VerifierKey, connection: Connection, records: int) -> Weighed:
    """`notes` stand newest first. Each must be over these records, whoever cosigned it."""
    wrong, found = list[str](), list[tuple[Checkpoint, Cosigned]]()
    for note in notes:
        try:
            head = verify_checkpoint(note, [key])
            wrong += _not_over(head, connection, records)
            found.append((head, weigh(policy, note)))
        except AuditError as error:
            wrong.append(f"a cosigned checkpoint does not hold: {error}")
    bare = Checkpoint(key.name, 0, bytes(32)), Cosigned(policy.quorum == "none", ())
    best = next((each for each in found if each[1].met), None)
    head, cosigned = best or next((each for each in found if each[1].by), bare)
    if not cosigned.met:
        wrong.append(_unmet(policy, head, cosigned))
    return Weighed(head.size, max(0, records - head.size), cosigned, tuple(wrong))


def _unmet(policy: Policy, head: Checkpoint, cosigned: Cosigned) -> str:
    if not cosigned.by:
        return f"the policy's quorum, {policy.quorum}, is not met: no checkpoint is cosigned by a witness of the policy"
    return f"the policy's quorum, {policy.quorum}, is not met: {head.size} records {lacking(policy, cosigned)}"


def _not_over(head: Checkpoint, connection: Connection, records: int) -> Iterator[str]:
    if head.size > records:
        yield f"{head.size} records were cosigned, here are {records}: the journal was cut, or is an older copy"
    elif root_at(connection, head.size) != head.root:
        yield f"other records were cosigned: the first {head.size} are not those under the cosigned checkpoint"

"""The cosigned checkpoints of a journal against its records and a policy."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection

from dealer_terminal.app.cosignature_policy import (
    by_whom,
    claims,
    cosigned_notes,
    lacking,
    policy_key,
    read_policy,
    said_by,
)
from dealer_terminal.errors import KnownError
from dealer_terminal.journal.checkpoint import Checkpoint, verify_checkpoint
from dealer_terminal.journal.errors import AuditError
from dealer_terminal.journal.merkle import EMPTY_ROOT
from dealer_terminal.journal.note import SignedNote
from dealer_terminal.journal.policy import NOBODY, NONE, Cosigned, Policy, parse_policy, weigh
from dealer_terminal.journal.vkey import VerifierKey
from dealer_terminal.storage.stored_proofs import root_at

_NO_POLICY = parse_policy(b"quorum none\n")


class Weighed(Struct, frozen=True):
    """The newest checkpoint that meets the policy, else the newest that is cosigned at all; `since` records came after
    it. `wrong` is what was found. `said` are its witnesses where no policy says whose key is whose, each with when."""

    size: int
    since: int
    cosigned: Cosigned
    wrong: tuple[str, ...] = ()
    said: tuple[tuple[str, int], ...] = ()

    def lines(self) -> Iterator[str]:
        if self.said:
            yield f"Said to be cosigned: the first {self.size} records, by {said_by(self.said)}; --policy checks it."
        if self.cosigned.by and self.cosigned.met:
            whom = by_whom(self.cosigned)
            yield f"Cosigned: the first {self.size} records, by {whom}; {self.since} came since."

    def json(self) -> dict[str, Any]:
        """Nothing where nobody was asked for, and nobody is named."""
        if self.said:
            named = [{"witness": name, "time": at} for name, at in self.said]
            return {"said_cosigned": {"size": self.size, "since": self.since, "by": named}}
        if self == NOT_ASKED:
            return {}
        by = [{"witness": name, "key": str(made.witness), "time": made.time} for name, made in self.cosigned.by]
        return {"cosigned": {"met": self.cosigned.met, "size": self.size, "since": self.since, "by": by}}


NOT_ASKED = Weighed(0, 0, NOBODY)


class Demand(Struct, frozen=True):
    """`notes` are cosigned checkpoints, newest first."""

    policy: Policy
    notes: tuple[SignedNote, ...]

    def key(self, journal: str, known: tuple[VerifierKey, bool], *, given: bool) -> tuple[VerifierKey, bool, list[str]]:
        """The key to check with, whether it came from elsewhere, and what is wrong; the policy's own counts as one that
        was `given`."""
        key, trusted = known
        try:
            named = policy_key(self.policy, f"dealer-terminal/{journal}") or key
        except AuditError as error:
            return key, trusted, [str(error)]
        if given and named != key:
            return key, trusted, ["the policy names another key for this journal than the one that it is checked with"]
        return named, trusted or bool(self.policy.logs), []

    def weighed(self, key: VerifierKey, connection: Connection, records: int) -> Weighed:
        """Each checkpoint must be over these records, whoever cosigned it."""
        if self.policy is _NO_POLICY:
            return next(self._said(key, connection, records), NOT_ASKED)
        wrong, found = list[str](), list[tuple[Checkpoint, Cosigned]]()
        for note in self.notes:
            try:
                head = verify_checkpoint(note, [key])
                wrong += _not_over(head, connection, records)
                found.append((head, weigh(self.policy, note)))
            except (AuditError, KnownError) as error:
                wrong.append(f"a cosigned checkpoint does not hold: {error}")
        bare = Checkpoint(key.name, 0, EMPTY_ROOT), Cosigned(self.policy.quorum == NONE, ())
        best = [each for each in found if each[1].by and each[1].met] or [each for each in found if each[1].by]
        head, cosigned = (*best, bare)[0]
        if not cosigned.met:
            wrong.append(_unmet(self.policy, head, cosigned))
        return Weighed(head.size, max(0, records - head.size), cosigned, tuple(wrong))

    def _said(self, key: VerifierKey, connection: Connection, records: int) -> Iterator[Weighed]:
        """What stands over these records, newest first; what does not says nothing where no policy demands it."""
        for note in self.notes:
            with suppress(AuditError, KnownError):
                head = verify_checkpoint(note, [key])
                said = claims(note, key.name)
                if said and not any(_not_over(head, connection, records)):
                    yield Weighed(head.size, records - head.size, NOBODY, said=said)


NO_DEMAND = Demand(_NO_POLICY, ())


def demand(db: str, policy: Path | None, place: Path | None) -> Demand:
    """Without a policy nothing is demanded: who is said to have cosigned is told where that can be read."""
    if policy is None and place is not None:
        raise KnownError("--cosigned names checkpoints, and no policy says whose signatures to look for: add --policy")
    if policy is None:
        with suppress(KnownError):
            return Demand(_NO_POLICY, cosigned_notes(db, None))
        return NO_DEMAND
    return Demand(read_policy(policy), cosigned_notes(db, place))


def _unmet(policy: Policy, head: Checkpoint, cosigned: Cosigned) -> str:
    if not cosigned.by:
        return f"the policy's quorum, {policy.quorum}, is not met: no checkpoint is cosigned by a witness of the policy"
    return f"the policy's quorum, {policy.quorum}, is not met: {head.size} records {lacking(policy, cosigned)}"


def _not_over(head: Checkpoint, connection: Connection, records: int) -> Iterator[str]:
    if head.size > records:
        yield f"{head.size} records were cosigned, here are {records}: the journal was cut, or is an older copy"
    elif root_at(connection, head.size) != head.root:
        yield f"other records were cosigned: the first {head.size} are not those under the cosigned checkpoint"

"""Known logs and witnesses, and the cosignatures that are sufficient (C2SP tlog-policy)."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from dealer_terminal.journal.cosignature import Cosignature, require_cosigner, require_log_key, verify_cosignatures
from dealer_terminal.journal.encoding import decimal_number
from dealer_terminal.journal.errors import AuditError, FormatError
from dealer_terminal.journal.note import SignedNote
from dealer_terminal.journal.vkey import VerifierKey, parse_vkey

NONE = "none"
_SPACE = re.compile(r"[ \t]+")
_NOT_ALLOWED = re.compile(rb"[^\t\n\x20-\x7e\x80-\xff]")
_MOST_WORDS = {"log": 2, "witness": 3, "quorum": 1}
_LEAST_WORDS = {"log": 1, "witness": 2, "quorum": 1, "group": 3}


@dataclass(frozen=True, slots=True)
class PolicyWitness:
    """Witness of a policy. `name` is only meaningful within the policy; `url` is its address, or empty."""

    name: str
    key: VerifierKey
    url: str


@dataclass(frozen=True, slots=True)
class WitnessGroup:
    name: str
    needed: int
    members: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Policy:
    logs: tuple[VerifierKey, ...]
    witnesses: tuple[PolicyWitness, ...]
    groups: tuple[WitnessGroup, ...]
    quorum: str

    def log_keys(self, origin: str) -> tuple[VerifierKey, ...]:
        return tuple(key for key in self.logs if key.name == origin)


@dataclass(frozen=True, slots=True)
class Cosigned:
    """Cosignatures of a checkpoint by a policy's witnesses, the newest of each. `met` is True if they suffice."""

    met: bool
    by: tuple[tuple[str, Cosignature], ...]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(name for name, _ in self.by)


NOBODY = Cosigned(met=False, by=())


@dataclass(slots=True)
class _Reading:
    logs: list[VerifierKey] = field(default_factory=list)
    witnesses: list[PolicyWitness] = field(default_factory=list)
    groups: list[WitnessGroup] = field(default_factory=list)
    quorum: list[str] = field(default_factory=list)
    members: set[str] = field(default_factory=set)

    def defined(self) -> set[str]:
        return {each.name for each in self.witnesses} | {each.name for each in self.groups}


def parse_policy(data: bytes) -> Policy:
    """Parse a policy. Raise `FormatError` with the line number. Names are compared as bytes."""
    read = _Reading()
    for number, line in enumerate(data.split(b"\n"), 1):
        try:
            _read_line(read, line)
        except AuditError as error:
            raise FormatError(f"line {number}: {error}") from None
    if not read.quorum:
        raise FormatError("it has no line quorum NAME, or quorum none")
    return Policy(tuple(read.logs), tuple(read.witnesses), tuple(read.groups), read.quorum[0])


def weigh(policy: Policy, note: SignedNote) -> Cosigned:
    """Evaluate a note's cosignatures. Ignore those without a time.

    Raise `MismatchError` if a known witness's line does not verify.
    """
    newest: dict[str, Cosignature] = {}
    for witness in policy.witnesses:
        made = [each for each in verify_cosignatures(note, [witness.key]) if each.time]
        if made:
            newest[witness.name] = max(made, key=lambda each: each.time)
    return Cosigned(_met(policy, set(newest)), tuple(newest.items()))


def _met(policy: Policy, seen: set[str]) -> bool:
    """Return True if the quorum is met. A group only refers to groups above it, so one pass is enough."""
    for group in policy.groups:
        if sum(member in seen for member in group.members) >= group.needed:
            seen.add(group.name)
    return policy.quorum == NONE or policy.quorum in seen


def _read_line(read: _Reading, line: bytes) -> None:
    if _NOT_ALLOWED.search(line):
        raise FormatError("it has a control character; lines end with a newline alone")
    words = _SPACE.split(line.decode("utf-8", "surrogateescape").strip(" \t"))
    what, rest = words[0], words[1:]
    if not what or what.startswith("#"):
        return
    if what not in _LEAST_WORDS:
        raise FormatError(f"it begins with {what!r:.40}, where log, witness, group or quorum belongs")
    if not _LEAST_WORDS[what] <= len(rest) <= _MOST_WORDS.get(what, len(rest)):
        raise FormatError(f"{what} has {len(rest)} words behind it")
    {"log": _log, "witness": _witness, "group": _group, "quorum": _quorum}[what](read, rest)


def _log(read: _Reading, words: list[str]) -> None:
    key = parse_vkey(words[0])
    require_log_key(key)
    if key.public in {each.public for each in read.logs}:
        raise FormatError(f"the log key of {key.name} is there twice")
    read.logs.append(key)


def _witness(read: _Reading, words: list[str]) -> None:
    name, key = words[0], parse_vkey(words[1])
    _require_new(read, name)
    require_cosigner(key)
    if key.public in {each.key.public for each in read.witnesses}:
        raise FormatError(f"the key of {key.name} is that of two witnesses")
    read.witnesses.append(PolicyWitness(name, key, words[2] if len(words) > 2 else ""))


def _group(read: _Reading, words: list[str]) -> None:
    name, how, members = words[0], words[1], tuple(words[2:])
    _require_new(read, name)
    for member in members:
        if member not in read.defined():
            raise FormatError(f"{member!r:.80} is not defined above")
        if member in read.members:
            raise FormatError(f"{member!r:.80} is a member already")
        read.members.add(member)
    read.groups.append(WitnessGroup(name, _needed(how, len(members)), members))


def _needed(how: str, members: int) -> int:
    named = {"any": 1, "all": members}
    needed = named[how] if how in named else decimal_number(how, "how many of a group are needed")
    if not 1 <= needed <= members:
        raise FormatError(f"of {members} members {needed} cannot be needed")
    return needed


def _quorum(read: _Reading, words: list[str]) -> None:
    if read.quorum:
        raise FormatError("there is a second quorum line")
    if words[0] != NONE and words[0] not in read.defined():
        raise FormatError(f"the quorum {words[0]!r:.80} is not defined above")
    read.quorum.append(words[0])


def _require_new(read: _Reading, name: str) -> None:
    if name == NONE or name in read.defined():
        raise FormatError(f"the name {name!r:.80} is taken")


def missing(policy: Policy, cosigned: Cosigned) -> Iterator[str]:
    """Return the names of the policy's witnesses that have not cosigned."""
    return (each.name for each in policy.witnesses if each.name not in cosigned.names)

"""Content of an evidence file: blocks of ASCII text, hashed in the manifest, which is followed only by the seal.

A record is kept as the bytes that the journal's tree hashes, with its path to the signed root.
"""

import json
import re
from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import TypeVar

import msgspec
from msgspec import Struct

from dealer_terminal.journal.encoding import base64_text
from dealer_terminal.journal.errors import FormatError, MismatchError
from dealer_terminal.journal.note import parse_note, sign_note, verify_note
from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.journal.vkey import SigningKey, VerifierKey
from dealer_terminal.procedure.checklist import ChecklistItem, ItemCondition, checklist
from dealer_terminal.procedure.irregularities import procedure
from dealer_terminal.procedure.sentences import title
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.words import Words

DOCTYPE = "<!DOCTYPE html>\n"
_HERE = "{{evidence}}"


class Parts(Struct, frozen=True):
    """Templates of the page. `page` has placeholders for the others."""

    page: str
    style: str
    guard: str
    script: str


class Shell(Struct, frozen=True):
    head: str
    tail: str

    def hash(self) -> str:
        """Return the hash of the page as a browser returns it: without its blocks and its first line."""
        return block_hash((self.head + self.tail).removeprefix(DOCTYPE))


def shell(parts: Parts) -> Shell:
    scripts = " ".join(map(_allowed, (parts.guard, parts.script)))
    policy = (
        f"default-src 'none'; script-src {scripts}; style-src {_allowed(parts.style)}; img-src blob:; "
        "base-uri 'none'; form-action 'none'"
    )
    filled = {"policy": policy, "style": parts.style, "guard": parts.guard, "script": parts.script}
    page = parts.page
    for name, text in filled.items():
        page = page.replace(f"{{{{{name}}}}}", text)
    head, _, tail = page.partition(_HERE)
    return Shell(head, tail)


def _allowed(text: str) -> str:
    return f"'sha256-{base64_text(sha256(text.encode()).digest())}'"


def sealed_text(journal: str, manifest: str) -> str:
    return f"{FORMAT}\n{journal}\n{block_hash(manifest)}\n"


def seal(journal: str, manifest: str, key: SigningKey) -> bytes:
    return bytes(sign_note(sealed_text(journal, manifest), key))


def verify_seal(note: bytes, journal: str, manifest: str, key: VerifierKey) -> None:
    parsed = parse_note(note)
    verify_note(parsed, [key])
    if parsed.text != sealed_text(journal, manifest):
        raise MismatchError("the manifest is not the one that was signed")


FORMAT = "dealer-terminal/evidence@v1"
CONTEXT, MANIFEST, SEAL = "context", "manifest", "seal"
OPEN, CLOSE = '<script type="text/plain" class="evidence" id="{}">', "</script>\n"
Held = TypeVar("Held", bound=Struct)
_LINE = re.compile(r'<script type="text/plain" class="evidence" id="([a-z0-9-]{1,60})">([^<\r\n]*)</script>\n')


class KeptRecord(Struct, frozen=True, omit_defaults=True):
    """A record's leaf data, or only its leaf hash if the record is omitted. Both are in base64, as is the path."""

    position: int
    path: tuple[str, ...]
    data: str = ""
    leaf: str = ""


class TextTable(Struct, frozen=True):
    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class RoundText(Struct, frozen=True):
    """A round in words, as the `hands` command prints it."""

    title: str
    loud: str
    lines: tuple[str, ...]
    tables: tuple[TextTable, ...]
    after: tuple[str, ...]


NOT_TOLD = RoundText("", "", (), (), ())


class Picture(Struct, frozen=True):
    """The table after a record: the picture's block, the step, the next instruction and its paragraph."""

    block: str
    record: int
    time: str
    step: str
    asked: str
    rule: str


class RoundBlock(Struct, frozen=True):
    """One round. `corrections` are records of the next round.

    `checkpoint` was signed when this round ended, and `grown` is its consistency proof to the manifest's checkpoint.
    """

    round: int
    ended: bool
    told: RoundText
    pictures: tuple[Picture, ...]
    records: tuple[KeptRecord, ...]
    corrections: tuple[KeptRecord, ...]
    checkpoint: str
    grown: tuple[str, ...]


class ContextBlock(Struct, frozen=True):
    """Records needed by the rounds: the table's opening with the whole rulebook, changed terms, the dealer's
    sign-on."""

    records: tuple[KeptRecord, ...]


class Cover(Struct, frozen=True):
    """Text of the first page."""

    about: tuple[tuple[str, str], ...]
    operators: tuple[str, ...]
    reason: str
    left_out: tuple[str, ...]
    loud: str


class EvidenceBlock(Struct, frozen=True):
    id: str
    hash: str


class Manifest(Struct, frozen=True):
    """Manifest of the file. `shell` is the hash of the page without its blocks.

    All records are proven under `checkpoint`. `signed` is True if the file has a seal.
    """

    format: str
    program: str
    signed: bool
    journal: str
    vkey: str
    first: int
    last: int
    cover: Cover
    checkpoint: str
    shell: str
    blocks: tuple[EvidenceBlock, ...]


def text_of(held: Struct) -> str:
    """Encode as ASCII JSON without characters that HTML would interpret."""
    plain = json.dumps(msgspec.to_builtins(held), ensure_ascii=True, separators=(",", ":"))
    return plain.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


def value_of(text: str, kind: type[Held], name: str) -> Held:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise FormatError(f"block {name} of the evidence cannot be read: {error}") from None


def block_hash(text: str) -> str:
    return base64_text(sha256(text.encode()).digest())


def block_line(name: str, text: str) -> str:
    return f"{OPEN.format(name)}{text}{CLOSE}"


def parse_line(line: str) -> Iterator[tuple[str, str]]:
    """Yield a block's id and text, or nothing if the line belongs to the page itself."""
    found = _LINE.fullmatch(line)
    if found:
        yield found[1], found[2]


def round_name(number: int) -> str:
    return f"round-{number}"


def picture_name(number: int, record: int) -> str:
    return f"picture-{number}-{record}"


class Moment(Struct, frozen=True):
    """State of the table after `record`, and the current step with its part."""

    record: int
    utc: int
    step: tuple[Words, ...]
    state: State


def moments(steps: Iterable[ReplayStep]) -> Iterator[Moment]:
    """Yield the moments after which the step changes, or an irregularity begins or ends."""
    last = 0
    for step in steps:
        before, after = step.before.state, step.after.state
        if before.phase is not Phase.CLOSED and _at(before) != _at(after):
            yield Moment(step.record.position - 1, last, _titles(before), before)
        last = step.record.utc


def _at(state: State) -> tuple[object, ...]:
    issue = state.issue.id if state.issue else ""
    return (state.phase, issue, state.misdealt, *((each.step, each.seat) for each in _now(state)))


def _now(state: State) -> tuple[ChecklistItem, ...]:
    return tuple(each for each in checklist(state) if each.condition is ItemCondition.CURRENT)


def _titles(state: State) -> tuple[Words, ...]:
    """Return the irregularity being handled, else the step and its part."""
    if state.issue is None:
        return tuple(each.title for each in _now(state))
    seat = state.issue.seats[0] if state.issue.seats else ""
    return (title(procedure(state, state.issue.id), seat, state.in_force().positions),)

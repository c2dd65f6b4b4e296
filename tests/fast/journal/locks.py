"""Failures, locks and who signs on: records by the second they were written in; what stands in one is one append."""

from typing import Any

from dealer_terminal.journal import people_facts
from dealer_terminal.journal.codec import CODEC
from dealer_terminal.journal.journal_facts import JournalContinued
from dealer_terminal.journal.people_facts import ADMINISTRATOR_WAITS, MOST_FAILURES
from dealer_terminal.journal.record import Record, Times, new_record
from dealer_terminal.procedure.facts import DealerSignedOff, DealerSignedOn
from tests.fast.journal.rights import AMES, DEE, SANTOS

HASH = "$argon2id$v=19$m=8,t=1,p=1$AAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAA"

SECOND = 1_000_000
_WAITS = ADMINISTRATOR_WAITS // SECOND

Story = tuple[tuple[int, str, Any], ...]


def records(story: Story) -> list[Record]:
    return [
        new_record(position, 0, CODEC.encode(fact), by, Times(at * SECOND, at * SECOND))
        for position, (at, by, fact) in enumerate(story)
    ]


HOUSE: Story = (
    (1, "", people_facts.OperatorAdded(AMES, HASH)),
    (2, "9001", people_facts.OperatorAdded(DEE, HASH)),
    (3, "9001", people_facts.OperatorAdded(SANTOS, HASH)),
)


def _failures(number: str, first: int, count: int, at: int) -> Story:
    return tuple((at + each, "", people_facts.SignOnFailed(number, first + each)) for each in range(count))


_FOUR = _failures("1001", 1, MOST_FAILURES - 1, 10)
_FIFTH = (20, "", people_facts.SignOnFailed("1001", MOST_FAILURES))
_LOCKED: Story = (*_FOUR, _FIFTH, (20, "", people_facts.OperatorLocked("1001", 0)))
SANTOS_LOCKED: Story = (
    *_failures("2001", 1, MOST_FAILURES, 10),
    (14, "", people_facts.OperatorLocked("2001", 0)),
)
_AMES_LOCKED: Story = (
    *_failures("9001", 1, MOST_FAILURES, 30),
    (34, "", people_facts.OperatorLocked("9001", 34 * SECOND + ADMINISTRATOR_WAITS)),
)
_SIGNS_ON = DealerSignedOn(DEE)

GOOD: dict[str, Story] = {
    "nobody has that number": ((10, "", people_facts.SignOnFailed("", 0)),),
    "four failures, then the right PIN": (
        *_FOUR,
        (15, "", people_facts.SignOnRecovered("1001")),
        (15, "1001", _SIGNS_ON),
        *_failures("1001", 1, 2, 20),
    ),
    "locked, and unlocked by an administrator": (
        *_LOCKED,
        (21, "", people_facts.SignOnFailed("1001", MOST_FAILURES)),
        (22, "9001", people_facts.OperatorUnlocked("1001")),
        (23, "1001", _SIGNS_ON),
    ),
    "locked, and a new PIN": (*_LOCKED, (22, "9001", people_facts.PinReset("1001", HASH)), (23, "1001", _SIGNS_ON)),
    "locked by others while signed on": ((9, "1001", _SIGNS_ON), *_LOCKED, (30, "1001", DealerSignedOff(DEE))),
    "an administrator who waits": (*_AMES_LOCKED, (34 + _WAITS, "", people_facts.SignOnRecovered("9001"))),
    "an administrator who waits and fails once more": (
        *_AMES_LOCKED,
        (34 + _WAITS, "", people_facts.SignOnFailed("9001", MOST_FAILURES + 1)),
        (34 + _WAITS, "", people_facts.OperatorLocked("9001", (34 + _WAITS) * SECOND + ADMINISTRATOR_WAITS)),
    ),
    "refused before a copy was gone on from": (
        (10, "9001", JournalContinued(1, 2, b"", "The disk failed")),
        *((10, "9001", people_facts.SignOnFailed("9001", each)) for each in range(1, MOST_FAILURES + 2)),
        (10, "9001", people_facts.SignOnRecovered("9001")),
    ),
}

WRONG: dict[str, tuple[Story, str]] = {
    "a failure left out": (
        (*_failures("1001", 1, 1, 10), *_failures("1001", 3, 1, 12)),
        r"counts 3 failures of '1001', where 1 are on record",
    ),
    "failures told anew": (
        (*_failures("1001", 1, 3, 10), *_failures("1001", 1, 1, 14)),
        r"counts 1 failures of '1001', where 3 are on record",
    ),
    "failures that never count up": (
        (*_failures("1001", 1, 1, 10), *_failures("1001", 1, 1, 12)),
        r"counts 1 failures of '1001', where 1 are on record",
    ),
    "a try while locked that counts": (
        (*_LOCKED, (21, "", people_facts.SignOnFailed("1001", MOST_FAILURES + 1))),
        r"counts 6 failures of '1001', where 5 are on record",
    ),
    "failures of nobody": (_failures("7777", 1, 1, 10), r"counts 1 failures of '7777', whom nobody added"),
    "a lock left out": ((*_FOUR, _FIFTH, (30, "", people_facts.SignOnFailed("", 0))), "the last failure before a lock"),
    "a lock left out at the end": ((*_FOUR, _FIFTH), "the last failure before a lock, and none follows"),
    "a lock too early": (
        (*_FOUR, (20, "", people_facts.OperatorLocked("1001", 0))),
        "locks after 4 failures",
    ),
    "a lock of nobody": (((20, "", people_facts.OperatorLocked("7777", 0)),), "is about '7777', whom nobody added"),
    "a dealer's lock that ends": (
        (*_FOUR, _FIFTH, (20, "", people_facts.OperatorLocked("1001", 21 * SECOND))),
        "where an unlocking ends it",
    ),
    "an administrator's lock that ends early": (
        (*_AMES_LOCKED[:-1], (34, "", people_facts.OperatorLocked("9001", 60 * SECOND))),
        "where a quarter of an hour ends it",
    ),
    "an administrator's lock that never ends": (
        (*_AMES_LOCKED[:-1], (34, "", people_facts.OperatorLocked("9001", 0))),
        "where a quarter of an hour ends it",
    ),
    "who is locked signs on": ((*_LOCKED, (30, "1001", _SIGNS_ON)), "lets in '1001', who is locked"),
    "who is locked recovers": (
        (*_LOCKED, (30, "", people_facts.SignOnRecovered("1001"))),
        "lets in '1001', who is locked",
    ),
    "an administrator who does not wait": (
        (*_AMES_LOCKED, (33 + _WAITS, "", people_facts.SignOnRecovered("9001"))),
        "lets in '9001', who is locked",
    ),
    "who never failed recovers": (
        ((10, "", people_facts.SignOnRecovered("1001")),),
        "has failures behind, where none are",
    ),
    "nobody recovers": (((10, "", people_facts.SignOnRecovered("7777")),), "is about '7777', whom nobody added"),
}

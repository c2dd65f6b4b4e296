"""Any fact behind any other, told otherwise or not, hashed and signed as it should be: a finding about the journal or a
state, and never a fault of the program."""

import os
from collections.abc import Iterator
from contextlib import closing, suppress
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, create_engine

from dealer_terminal.journal.codec import CODEC, Encoded
from dealer_terminal.journal.decide_check import DecideCheck
from dealer_terminal.journal.errors import AuditError
from dealer_terminal.journal.findings import Scan
from dealer_terminal.journal.merkle import GrowingTree
from dealer_terminal.journal.record import Record, Times, new_record
from dealer_terminal.journal.replay import START, FoldedState, step, steps
from dealer_terminal.journal.seal_check import SealCheck
from dealer_terminal.storage.model_check import ModelCheck
from dealer_terminal.storage.models import changes
from dealer_terminal.storage.schema import METADATA
from tests.fast.journal.fact_bytes import recorded
from tests.helpers.playing import CLASSIC, KEYS, THREE_CARD
from tests.long.crashes.stories import STORIES, lively, told

EACH, BEHIND, TOLD = (40, 1, 80) if os.environ.get("EXHAUSTIVE") == "1" else (3, 13, 12)
ODD = {int: (-1, 0, 99, 2**70), str: ("", "unknown", "\0"), list: ([],), dict: ({},), bool: ()}


@pytest.fixture(autouse=True)
def much_goes_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    lively(monkeypatch)


def told_otherwise(value: Any) -> Iterator[Any]:
    """The same with one thing in it that is odd."""
    yield from ODD.get(type(value), ())
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, own in pairs:
        for odd in told_otherwise(own):
            yield {**value, name: odd} if isinstance(value, dict) else [*value[:name], odd, *value[name + 1 :]]
    if isinstance(value, dict):
        yield from ({**value, odd: own} for own in list(value.values())[:1] for odd in ("unknown", "-1", "99"))


def bodies(records: list[Record]) -> list[Encoded]:
    """Some of each kind, each with all that it could say otherwise and still be read; of the others a sample."""
    chance, by_kind = Random(1), dict[str, list[Encoded]]()
    for each in (*(Encoded(record.kind, record.schema, record.body) for record in records), *recorded()):
        by_kind.setdefault(each.kind, []).append(each)
    some = [each for found in by_kind.values() for each in chance.sample(found, min(EACH, len(found)))]
    return [*some, *(other for each in some for other in others(each))]


def others(fact: Encoded) -> Iterator[Encoded]:
    for odd in told_otherwise(msgspec.json.decode(fact.body)):
        body = msgspec.json.encode(odd)
        with suppress(AuditError):
            CODEC.decode(fact.kind, fact.schema, body)
            yield Encoded(fact.kind, fact.schema, body)


def hashed(facts: list[Encoded]) -> Iterator[Record]:
    """As if each had been so, in the round that it then stood in."""
    stand = START
    for position, fact in enumerate(facts):
        record = new_record(position, stand.state.round, fact, "1001", Times(position, position))
        with suppress(AuditError):
            stand = step(stand, record).after
        yield new_record(position, stand.state.round, fact, "1001", Times(position, position))


def findings(facts: list[Encoded], kept: Connection) -> list[str]:
    with closing(ModelCheck(kept)) as models:
        scan = Scan(GrowingTree(), (models, SealCheck(KEYS.journal), DecideCheck()), ())
        found = [finding.what for finding in scan.run(hashed(facts))]
    assert scan.faults == []
    return found


def followed(stand: FoldedState, position: int, fact: Encoded) -> bool:
    """`ProgramError`, or any other, is what this is about."""
    record = new_record(position, stand.state.round, fact, "1001", Times(1, 1))
    try:
        further = step(stand, record)
    except AuditError:
        return False
    list(changes(further))
    list(SealCheck(KEYS.journal).see(further))
    again = DecideCheck()
    list(again.see(further))
    list(again.last())
    return True


@pytest.mark.parametrize("story", [CLASSIC, THREE_CARD])
def test_any_fact_behind_any_other_is_followed_or_found(story: str) -> None:
    records = list(told(STORIES[story], 6).records())
    facts = bodies(records)
    outcomes = {
        followed(stand, at, fact)
        for at, stand in enumerate([START, *(each.after for each in steps(records))])
        if at % BEHIND == 0
        for fact in facts
    }
    assert outcomes == {True, False}


@pytest.fixture
def nothing_kept() -> Iterator[Connection]:
    engine = create_engine("sqlite://")
    with engine.connect() as connection:
        METADATA.create_all(connection)
        yield connection
    engine.dispose()


@pytest.mark.parametrize("story", [CLASSIC, THREE_CARD])
def test_a_story_with_one_fact_told_otherwise_ends_in_findings(story: str, nothing_kept: Connection) -> None:
    whole = [Encoded(each.kind, each.schema, each.body) for each in told(STORIES[story], 3).records()]
    chance = Random(2)
    for at in chance.sample(range(len(whole)), min(TOLD, len(whole))):
        for other in list(others(whole[at])):
            assert findings([*whole[:at], other, *whole[at + 1 :]], nothing_kept)

from typing import get_args

import pytest
from hypothesis import HealthCheck, given, settings
from msgspec import Struct

from dealer_terminal.journal.codec import CODEC, Encoded, UnknownFact
from dealer_terminal.journal.errors import FormatError
from dealer_terminal.journal.journal_facts import JournalFact
from dealer_terminal.journal.kinds import KINDS
from dealer_terminal.procedure import facts
from dealer_terminal.procedure.facts import (
    Fact,
    PaymentCorrected,
    TableOpened,
)
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.cards import Card
from tests.fast.journal import fact_bytes
from tests.fast.journal.fact_shapes import recorded, shapes


def test_every_fact_has_a_kind_of_its_own() -> None:
    assert set(KINDS) == {*get_args(Fact), *get_args(JournalFact)}
    assert len({kind for kind, _ in KINDS.values()}) == len(KINDS)


def test_no_fact_changes_its_fields_without_a_new_schema_number() -> None:
    assert shapes() == recorded(), "see tests/fast/journal/fact_shapes.py"


def test_a_fact_is_written_and_read_as_it_always_was() -> None:
    kept = fact_bytes.recorded()
    assert [(each.kind, each.schema) for each in kept] == sorted(KINDS.values())
    changed = []
    for each in kept:
        fact = CODEC.decode(each.kind, each.schema, each.body)
        changed += [each.kind] if CODEC.encode(fact) != each or fact != fact_bytes.sample(type(fact)) else []
    assert changed == []


@pytest.mark.parametrize("fact_type", [PaymentCorrected, TableOpened], ids=lambda fact_type: fact_type.__name__)
def test_a_fact_comes_back_as_it_was_written(fact_type: type[Struct]) -> None:
    @settings(max_examples=10, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
    @given(fact=fact_bytes.facts_of(fact_type))
    def comes_back(fact: Fact) -> None:
        written = CODEC.encode(fact)
        assert (written.kind, written.schema) == KINDS[fact_type]
        assert CODEC.decode(written.kind, written.schema, written.body) == fact

    comes_back()


def test_a_body_is_compact_json_that_a_person_can_read() -> None:
    fact = facts.CardsExposed(6, "draw", {"draw": (Card.S10,)}, CardsFrom.READER)
    body = b'{"seat":6,"stage":"draw","cards":{"draw":["10s"]},"cards_from":"reader","lines":[]}'
    assert CODEC.encode(fact).body == body


def test_what_a_newer_version_wrote_is_kept_to_the_byte() -> None:
    for kind, schema in (("jackpot_hit", 1), ("round_opened", 2), ("round_opened", 99)):
        unknown = CODEC.decode(kind, schema, b'{"any": "thing" }')
        assert unknown == UnknownFact(kind, schema, b'{"any": "thing" }')
        assert CODEC.encode(unknown) == Encoded(kind, schema, b'{"any": "thing" }')


def test_a_body_that_is_no_such_fact_is_refused() -> None:
    for schema, body, said in (
        (1, b'{"seat":"x"}', "cannot be read"),
        (1, b"", "cannot be read"),
        (1, b"[]", "cannot be read"),
        (1, b'{"seat":6,"stage":"draw","cards":{"draw":["\xff"]},"cards_from":"reader","lines":[]}', "not UTF-8"),
        (1, b'{"seat":6,"stage":"draw","cards":{"draw":["1z"]},"cards_from":"reader","lines":[]}', "cannot be read"),
        (0, b'{"seat":4}', "never had schema 0"),
    ):
        with pytest.raises(FormatError, match=said):
            CODEC.decode("cards_exposed", schema, body)

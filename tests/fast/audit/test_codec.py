from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, given, settings
from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.audit.codec import CODEC, Codec, Encoded, UnknownFact
from dealer_terminal.audit.errors import FormatError
from dealer_terminal.audit.journal_facts import JournalFact
from dealer_terminal.audit.kinds import KINDS, UPGRADES
from dealer_terminal.audit.review_facts import AlarmRaised, ItemAnswered, RecordAt
from dealer_terminal.procedure import facts
from dealer_terminal.procedure.evidence_card import Evidence
from dealer_terminal.procedure.facts import (
    DealLimitDecided,
    DealLimitReached,
    Difference,
    Fact,
    IrregularityResolved,
    LimitChoice,
    LimitCounts,
    LimitReach,
    PaymentCorrected,
    Raised,
    TableOpened,
)
from dealer_terminal.procedure.meter_facts import JackpotVerified
from dealer_terminal.procedure.people import Approval, Operator, Role
from dealer_terminal.procedure.terms import CardsFrom, Hands
from dealer_terminal.procedure.words import as_told
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.hand import Line, Result
from tests.fast.audit import fact_bytes
from tests.fast.audit.fact_shapes import recorded, shapes


class Dealt(Struct, frozen=True):
    seat: int
    cards: tuple[Card, ...]


def from_first(fields: dict[str, Any]) -> dict[str, Any]:
    return {"position": fields["where"]}


def from_second(fields: dict[str, Any]) -> dict[str, Any]:
    return {"seat": fields["position"], "cards": []}


THIRD: Codec[Dealt] = Codec({Dealt: ("dealt", 3)}, {("dealt", 1): from_first, ("dealt", 2): from_second})


def test_every_fact_has_a_kind_of_its_own() -> None:
    assert set(KINDS) == {*get_args(Fact), *get_args(JournalFact)}
    assert len({kind for kind, _ in KINDS.values()}) == len(KINDS)


def test_every_older_schema_number_can_be_upgraded() -> None:
    older = {(kind, number) for kind, schema in KINDS.values() for number in range(1, schema)}
    assert set(UPGRADES) == older


def test_no_fact_changes_its_fields_without_a_new_schema_number() -> None:
    assert shapes() == recorded(), "see tests/fast/audit/fact_shapes.py"


def test_a_fact_is_written_and_read_as_it_always_was() -> None:
    kept = fact_bytes.recorded()
    assert [(each.kind, each.schema) for each in kept] == sorted(KINDS.values())
    changed = []
    for each in kept:
        fact = CODEC.decode(each.kind, each.schema, each.body)
        changed += [each.kind] if CODEC.encode(fact) != each or fact != fact_bytes.sample(type(fact)) else []
    assert changed == []


ANTE = Line(4, "ante", "27 - 30", Result.WIN, "1-1", 500, 500, "rule")
ROSA = Operator("s1", "Rosa", Role.SUPERVISOR)
BY = b'"by":{"id":"s1","name":"Rosa","role":"supervisor"}'
CORRECTED = (
    b'{"round":5,"was":{"seat":4,"spot":"ante","event":"27 - 30","result":"win","odds":"1-1","stake":500,"pays":500,'
    b'"rule":"rule","meter":null},"line":{"seat":4,"spot":"ante","event":"27 - 30","result":"push","odds":"1-1",'
    b'"stake":500,"pays":0,"rule":"rule","meter":null},"approval":{%b,"reason":"seen on camera"}%b}'
)


def corrected(difference: Difference) -> PaymentCorrected:
    pushed = replace(ANTE, result=Result.PUSH, pays=0)
    return PaymentCorrected(5, ANTE, pushed, Approval(ROSA, "seen on camera"), difference)


OLDER: dict[tuple[str, int], tuple[bytes, Fact]] = {
    ("alarm_raised", 1): (
        b'{"at":{"journal":"journal","position":8,"leaf":"bGVhZg=="},"alarm":"alarm","cause":"cause","told":"told"}',
        AlarmRaised(RecordAt("journal", 8, b"leaf"), "alarm", "cause", as_told("told")),
    ),
    ("payment_corrected", 1): (CORRECTED % (BY, b""), corrected(Difference.UNASKED)),
    ("payment_corrected", 2): (CORRECTED % (BY, b',"difference":"owed"'), corrected(Difference.OWED)),
    ("payment_corrected", 3): (CORRECTED % (BY, b',"difference":"later"'), corrected(Difference.LATER)),
    ("payment_corrected", 4): (CORRECTED % (BY, b',"difference":"later"'), corrected(Difference.LATER)),
    ("deal_limit_reached", 1): (
        b'{"total":25000,"limit":20000,"rule":"rule"}',
        DealLimitReached(25_000, 20_000, "rule", counts=LimitCounts.ALL),
    ),
    ("deal_limit_reached", 2): (
        b'{"total":25000,"limit":20000,"rule":"rule","payments":[{"seat":4,"spot":"stax","more":25000}]}',
        DealLimitReached(25_000, 20_000, "rule", (Raised(4, "stax", 25_000),), LimitCounts.ALL),
    ),
    ("deal_limit_decided", 1): (
        b'{"choice":"pay-to-limit","approval":{%b,"reason":"posted"}}' % BY,
        DealLimitDecided(LimitChoice.PAY_TO_LIMIT, Approval(ROSA, "posted"), LimitReach.DEAL),
    ),
    ("hand_collected", 1): (
        b'{"seat":4,"lines":[],"tucked":["natural-31"]}',
        facts.HandCollected(4, (), ("natural-31",), ()),
    ),
    ("item_answered", 1): (b'{"query":5,"text":"seen"}', ItemAnswered(5, "seen")),
    ("irregularity_resolved", 3): (
        b'{"irregularity":"alignment","choice":"not-of-deal","approvals":[],"hands":"in-doubt"}',
        IrregularityResolved("alignment", "not-of-deal", hands=Hands.IN_DOUBT),
    ),
    ("irregularity_resolved", 2): (
        b'{"irregularity":"alignment","choice":"not-of-deal"}',
        IrregularityResolved("alignment", "not-of-deal", hands=Hands.TOLD),
    ),
    ("irregularity_resolved", 1): (
        b'{"irregularity":"player-leaves","choice":"fold","approvals":[{%b,"reason":"gone",'
        b'"shown":{"act":"resolve-irregularity","choice":"fold"}}]}' % BY,
        IrregularityResolved(
            "player-leaves", "fold", (Approval(ROSA, "gone", Evidence("resolve-irregularity", choice="fold")),)
        ),
    ),
    ("jackpot_verified", 1): (
        b'{"seat":4,"event":"Flush","pays":1500,"camera":"camera 4","approval":{%b,"reason":"seen on camera",'
        b'"shown":{"act":"verify-jackpot"}}}' % BY,
        JackpotVerified(4, "Flush", 1_500, "camera 4", Approval(ROSA, "seen on camera", Evidence("verify-jackpot"))),
    ),
}


def test_what_was_written_under_an_older_number_is_read_for_ever() -> None:
    assert set(OLDER) == set(UPGRADES)
    assert [named for named, (body, fact) in OLDER.items() if CODEC.decode(*named, body) != fact] == []


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


def test_older_schema_numbers_are_upgraded_step_by_step() -> None:
    for schema, body in ((1, b'{"where":4}'), (2, b'{"position":4}'), (3, b'{"seat":4,"cards":[]}')):
        assert THIRD.decode("dealt", schema, body) == Dealt(4, ())


def test_a_body_that_is_no_such_fact_is_refused() -> None:
    for schema, body, said in (
        (3, b'{"seat":"x"}', "cannot be read"),
        (3, b"", "cannot be read"),
        (3, b'{"seat":4,"cards":["\xff"]}', "not UTF-8"),
        (3, b'{"seat":4,"cards":["1z"]}', "cannot be read"),
        (2, b"[]", "cannot be read"),
        (0, b'{"seat":4}', "never had schema 0"),
    ):
        with pytest.raises(FormatError, match=said):
            THIRD.decode("dealt", schema, body)

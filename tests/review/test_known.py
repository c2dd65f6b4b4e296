"""A console knows each record that it wrote about, whatever it wrote."""

import pytest

from dealer_terminal.audit import review_facts as facts
from dealer_terminal.audit.kinds import KINDS
from dealer_terminal.audit.shapes import shape_of
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.review.known import known_records
from tests.audit.fact_bytes import sample
from tests.review.desk import OTHER, TABLE, at, stretch

_NAMES_A_RECORD = shape_of(facts.RecordAt)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_fact_that_names_a_record_makes_it_known(kind: type[Fact]) -> None:
    named = sample(facts.RecordAt)
    assert known_records([sample(kind)]) == ({named.journal: (named,)} if _NAMES_A_RECORD in shape_of(kind) else {})


def test_each_is_known_once_and_in_its_order() -> None:
    looked = facts.Looked(stretch(4, 9), facts.LookedAs.TABLE)
    point = facts.PointSet((at(2), at(7, OTHER), at(4)), "")
    assert known_records([looked, point]) == {TABLE: (at(2), at(4), at(9)), OTHER: (at(7, OTHER),)}

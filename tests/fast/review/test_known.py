"""A console knows each record that it wrote about, whatever it wrote."""

from dealer_terminal.journal import review_facts
from dealer_terminal.journal.kinds import KINDS
from dealer_terminal.journal.resume_point import shape_of
from dealer_terminal.review.cited_records import WentOn, known_records, left_behind
from tests.fast.journal.fact_bytes import sample
from tests.fast.review.desk import OTHER, TABLE, at, stretch


def test_every_fact_that_names_a_record_makes_it_known() -> None:
    named = sample(review_facts.RecordAt)
    found = {kind for kind in KINDS if known_records([sample(kind)]).records == {named.journal: (named,)}}
    assert found == {kind for kind in KINDS if shape_of(review_facts.RecordAt) in shape_of(kind)}


def test_each_is_known_once_and_in_the_order_in_which_it_was_named() -> None:
    looked = review_facts.Looked(stretch(4, 9), review_facts.ViewedAs.TABLE)
    point = review_facts.PointSet((at(2), at(7, OTHER), at(4)), "")
    assert known_records([looked, point]).records == {TABLE: (at(4), at(9), at(2)), OTHER: (at(7, OTHER),)}


def test_the_newest_record_of_a_place_is_known() -> None:
    stood = [
        review_facts.TablesStood((review_facts.Stood(place, at(position)),))
        for place, position in (("a", 3), ("b", 4), ("a", 5))
    ]
    known = known_records(stood)
    assert known.places == {"a": at(5), "b": at(4)}
    assert known.records == {TABLE: (at(3), at(4), at(5))}


def test_only_what_was_named_before_the_decision_was_seen_is_left_behind() -> None:
    went_on = (WentOn(at(5), 5, ""),)
    assert left_behind(at(7), (at(3), at(7)), went_on)
    assert not left_behind(at(3), (at(3), at(7)), went_on)
    assert not left_behind(at(7), (at(5), at(7)), went_on)
    assert not left_behind(at(7), (at(3), at(7)), ())

"""What happened when: every kind has its words and its weight, the money is the record's, and no fact is lost."""

from typing import get_args

from hypothesis import given
from hypothesis import strategies as st

from dealer_terminal.journal.codec import CODEC, UnknownFact
from dealer_terminal.journal.journal_facts import JournalFact
from dealer_terminal.journal.kinds import KINDS
from dealer_terminal.journal.record import Times, new_record
from dealer_terminal.journal.replay import START, ReplayStep
from dealer_terminal.procedure import facts, meter_facts
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.review.day import (
    DayActivity,
    Lane,
    Strip,
    Weight,
    act_tick,
    density,
    heaviest,
    heights,
    paid_tick,
    reported_tick,
)
from dealer_terminal.review.timeline import happening, happenings, told, weight_of
from tests.fast.journal.fact_bytes import sample
from tests.fast.review.tables import EDITIONS, rounds_of, table

AMENDS = (
    facts.PaymentCorrected,
    facts.RoundMisdealt,
    facts.CardsCorrected,
    facts.StepUndone,
    meter_facts.JackpotReversed,
    meter_facts.JackpotChanged,
)


def told_alone(kind: type[Fact | JournalFact]) -> ReplayStep:
    """A record of this kind, with nothing before it: not even the papers that it names."""
    entry = sample(kind)
    return ReplayStep(new_record(0, 1, CODEC.encode(entry), "1001", Times(0, 0)), entry, START, START)


def test_every_fact_has_its_words() -> None:
    found = {}
    for kind in KINDS:
        said = str(told(told_alone(kind)))
        if not said.strip() or "{" in said or len(said) >= 120 or weight_of(sample(kind)) not in Weight:
            found[kind] = said
    assert found == {}


def test_what_a_newer_version_wrote_is_told_as_that() -> None:
    entry = UnknownFact("floor_called", 1, b"{}")
    record = new_record(0, 1, CODEC.encode(entry), "", Times(0, 0))
    assert str(told(ReplayStep(record, entry, START, START))) == "floor_called, of a newer version"


def test_the_money_of_a_round_is_what_its_closing_says() -> None:
    found = []
    for steps in [steps for rulebook in EDITIONS[:2] for steps in rounds_of(table(40, rulebook, 5))]:
        closed = [step.entry for step in steps if isinstance(step.entry, facts.RoundClosed)]
        if closed and not any(isinstance(step.entry, AMENDS) for step in steps):
            told_ = happenings(steps)
            sums = sum(each.paid for each in told_), sum(each.taken for each in told_)
            found.append(sums == (closed[0].paid, closed[0].taken))
    assert all(found) and len(found) > 40


def test_each_happening_stands_under_the_step_and_paragraph_in_which_it_happened() -> None:
    steps = rounds_of(table(14, seed=9))[1]
    exposed = next(
        each for each, step in zip(happenings(steps), steps, strict=True) if isinstance(step.entry, facts.CardsExposed)
    )
    assert str(exposed.step)
    assert exposed.citation


def test_a_fact_lies_in_the_lane_of_what_is_heaviest_in_it() -> None:
    lanes: dict[type[Fact], Lane] = {
        facts.IrregularityReported: Lane.IRREGULARITIES,
        facts.RoundMisdealt: Lane.IRREGULARITIES,
        facts.DeviceFaultRaised: Lane.IRREGULARITIES,
        facts.TermsChanged: Lane.ACTS,
        facts.PaymentCorrected: Lane.ACTS,
        facts.IrregularityResolved: Lane.ACTS,
        facts.HandCollected: Lane.MONEY,
        facts.CardsExposed: Lane.MONEY,
        facts.WagersClosed: Lane.FACTS,
    }
    assert {fact: happening(told_alone(fact)).lane for fact in lanes} == lanes


def test_every_journal_fact_and_every_fact_of_a_table_is_known() -> None:
    assert set(KINDS) == {*get_args(Fact), *get_args(JournalFact)}


STRIPS = st.tuples(st.integers(0, 999), st.integers(1, 5000), st.integers(1, 300)).map(
    lambda told: Strip(told[0], told[0] + told[1], told[2])
)
BUSY = st.lists(
    st.tuples(st.integers(0, 5999), st.integers(0, 900), st.integers(1, 60)).map(
        lambda told: DayActivity(told[0], told[0] + told[1], told[2])
    ),
    max_size=20,
)


@given(STRIPS, BUSY)
def test_no_fact_is_lost_or_counted_twice(strip: Strip, busy: list[DayActivity]) -> None:
    within = sum(
        strip.begin <= each.begin + (each.end - each.begin) * at // each.count < strip.end
        for each in busy
        for at in range(each.count)
    )
    assert sum(density(strip, busy)) == within


@given(STRIPS, st.integers(0, 7000))
def test_a_click_on_a_bucket_goes_to_its_beginning(strip: Strip, utc: int) -> None:
    bucket = strip.bucket(utc)
    if bucket >= 0 and strip.begins(bucket) < strip.end:
        assert strip.begins(bucket) <= utc
        assert strip.bucket(strip.begins(bucket)) == bucket or strip.end - strip.begin < strip.buckets


@given(st.lists(st.integers(0, 10_000), max_size=50), st.integers(1, 100))
def test_what_is_little_is_seen_beside_what_is_much(counts: list[int], most: int) -> None:
    drawn = heights(counts, most)
    assert [bool(each) for each in drawn] == [bool(each) for each in counts]
    assert max(drawn, default=0) <= most


def test_on_one_pixel_the_heaviest_is_drawn_and_lanes_do_not_hide_each_other() -> None:
    strip = Strip(0, 1000, 10)
    paid, more = paid_tick(3, 120, 1, 500), paid_tick(5, 180, 2, 900)
    asked, act, far = (
        reported_tick(6, 185, "misdeal"),
        act_tick(7, 190, "deck_replaced", "2001"),
        paid_tick(9, 2000, 3, 9),
    )
    drawn = heaviest(strip, (paid, more, asked, act, far))
    assert drawn == {(Lane.MONEY, 1): more, (Lane.IRREGULARITIES, 1): asked, (Lane.ACTS, 1): act}
    assert [str(each.what) for each in (more, asked, act)] == [
        "Round 2: $9 paid",
        "Reported: misdeal",
        "New deck in play, approved by 2001",
    ]

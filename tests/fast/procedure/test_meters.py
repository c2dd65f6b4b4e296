"""Meters: exact below the cent, grown by locked wagers alone, lowered for few reasons, each change a fact."""

from collections import Counter
from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from dealer_terminal.procedure import commands, meter_commands, meter_facts
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.meter_changes import Why, meter_changes
from dealer_terminal.procedure.meter_facts import Adjustment
from dealer_terminal.procedure.state import State
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.rules.money import PARTS, increments, parts, reset_levels, whole_cents
from tests.fast.procedure.stax import HANDS, RULEBOOK, StaxWalk, screens, terms
from tests.fast.procedure.walk import HOUSE, approval, book, book_text, usual_terms
from tests.helpers.cases import every

PROGRESSIVE = book(RULEBOOK).progressive
assert PROGRESSIVE is not None
METERS = {meter.id: meter for meter in PROGRESSIVE.meters}
ON_TOP = {"Three of a Kind": 19, "Straight": 5, "Flush": 3}
"""20 for 1 and 6 for 1 hold the wager; 3 to 1 does not."""


def sums(happened: list[Fact]) -> dict[str, int]:
    """Every change of every meter, from the facts alone."""
    state, total = State(), Counter()
    for fact in happened:
        for change in meter_changes(state, fact):
            total[change.meter] += change.by
        state = evolve(state, fact)
    return dict(total)


def reasons(walk: StaxWalk, fact: Fact) -> list[tuple[str, int, Why]]:
    return [(change.meter, change.by, change.why) for change in meter_changes(walk.state, fact)]


# -- arithmetic --------------------------------------------------------------------------------------------------------


@given(st.dictionaries(st.integers(1, 7), st.integers(1, 10_000_000), max_size=7))
def test_an_increment_is_exactly_its_percentage(wagers: dict[int, int]) -> None:
    for meter, grown in increments(PROGRESSIVE, wagers).items():
        percent = Fraction(METERS[meter].increment_percent, 100)
        assert Fraction(grown, PARTS) == sum(wagers.values()) * percent


@given(st.integers(1, 1_000_000))
def test_reset_levels_are_in_proportion_to_the_wager(wager: int) -> None:
    for meter, level in reset_levels(PROGRESSIVE, wager).items():
        assert Fraction(level, PARTS) == Fraction(METERS[meter].reset * wager, 500)


def test_a_meter_shows_whole_cents_and_keeps_the_rest() -> None:
    assert (whole_cents(parts(7) + 99), whole_cents(parts(8))) == (7, 8)


# -- growth ------------------------------------------------------------------------------------------------------------


def test_meters_open_at_their_reset_levels_for_the_table_s_wager() -> None:
    opened = next(fact for fact in StaxWalk(terms(100)).facts if isinstance(fact, meter_facts.MetersOpened))
    assert (opened.wager, opened.carried) == (100, dict.fromkeys(METERS, 0))
    assert opened.seeded == {"star": parts(20_000), "spade": parts(10_000), "heart": parts(8_000), "diamond": 500_000}


def test_what_cannot_be_paid_stays_on_the_meter() -> None:
    walk = StaxWalk(terms(1)).dealt((1,), wager=1)
    locked = walk.pay("Royal Flush in Diamonds")
    assert locked.line.pays == 200
    assert reasons(walk, locked) == [("star", -parts(200), Why.WON), ("star", parts(200), Why.SEEDED)]
    assert walk.state.meters["star"] == parts(200) + 5


@settings(max_examples=25, deadline=None)
@given(
    wager=st.sampled_from([1, 3, 100, 250, 500, 700, 2_500]),
    rounds=st.lists(
        st.lists(st.sampled_from(list(HANDS)), min_size=1, max_size=3, unique=True), min_size=1, max_size=4
    ),
    adjusted=st.lists(st.tuples(st.sampled_from(sorted(METERS)), st.integers(-200_000, 200_000)), max_size=3),
)
def test_a_meter_is_the_sum_of_its_changes_and_never_below_nothing(
    wager: int, rounds: list[list[str]], adjusted: list[tuple[str, int]]
) -> None:
    walk = StaxWalk(terms(wager))
    expected = {name: Fraction(meter.reset * wager, 500) for name, meter in METERS.items()}
    for meter, by in adjusted:
        if not isinstance(walk.ask(_malfunction(meter, by)), tuple):
            continue
        walk.do(_malfunction(meter, by))
        expected[meter] += by
    for hands in rounds:
        _play(walk, hands, wager, expected)
        assert {name: Fraction(kept, PARTS) for name, kept in walk.state.meters.items()} == expected
        assert sums(walk.facts) == walk.state.meters
        assert min(walk.state.meters.values()) >= 0


def _malfunction(meter: str, by: int) -> meter_commands.AdjustMeter:
    return meter_commands.AdjustMeter(meter, by, Adjustment.MALFUNCTION, approval())


def _play(walk: StaxWalk, hands: list[str], wager: int, expected: dict[str, Fraction]) -> None:
    """One round; what it does to the meters is worked out apart, in fractions."""
    walk.dealt(range(1, len(hands) + 1), wager=wager)
    for name, meter in METERS.items():
        expected[name] += Fraction(wager * len(hands) * meter.increment_percent, 100)
    for event in hands:
        seat = walk.turned_over(event)
        for command in screens(seat, event) if event else ():
            walk.do(command)
        line = walk.state.seat(seat).lines[-1]
        assert line.meter is not None or line.pays == wager * ON_TOP.get(event, 0)
        if line.meter is not None:
            assert line.pays == expected[line.meter] // 1
            expected[line.meter] += METERS[line.meter].reset * wager // 500 - line.pays
        walk.rack()
    walk.deck_back()


# -- a supervisor ------------------------------------------------------------------------------------------------------

TAKEN = [
    ("star", -100_000, Adjustment.MALFUNCTION, 0),
    ("star", 1, Adjustment.MALFUNCTION, 100_001),
    ("diamond", 100, Adjustment.ADDED, 25_100),
]
NOT_TAKEN = {
    "lowered as a gift": ("star", -1, Adjustment.ADDED, "A meter is not lowered for that reason"),
    "lowered as above a maximum that it has not": ("heart", -1, Adjustment.ABOVE_MAXIMUM, "Heart has no maximum"),
    "raised because it shows too much": ("star", 1, Adjustment.ABOVE_MAXIMUM, "only lowers"),
    "raised because seed comes back": ("star", 1, Adjustment.SEED_RECOVERED, "only lowers"),
    "seed recovered from the seed": ("star", -1, Adjustment.SEED_RECOVERED, "below its reset level of $1,000"),
    "below nothing": ("star", -100_001, Adjustment.MALFUNCTION, "never below nothing"),
    "by nothing": ("star", 0, Adjustment.MALFUNCTION, "as it is"),
    "one that is not there": ("moon", 1, Adjustment.ADDED, "no such meter"),
}


@every(("meter", "by", "why", "shows"), TAKEN)
def test_a_supervisor_changes_a_meter_with_a_reason(meter: str, by: int, why: Adjustment, shows: int) -> None:
    walk = StaxWalk()
    adjusted = walk.do(meter_commands.AdjustMeter(meter, by, why, approval("display was wrong")))[0]
    assert isinstance(adjusted, meter_facts.MeterAdjusted)
    assert (adjusted.why, adjusted.approval.reason, walk.shows(meter)) == (why, "display was wrong", shows)


@every(("meter", "by", "why", "said"), NOT_TAKEN.values())
def test_a_meter_is_lowered_only_as_the_code_allows(meter: str, by: int, why: Adjustment, said: str) -> None:
    refusal = StaxWalk().refusal(meter_commands.AdjustMeter(meter, by, why, approval()))
    assert said in str(refusal.why)
    assert refusal.rule == "WAC 230-15-685; WAC 230-15-695"


def above_its_maximum() -> StaxWalk:
    """Heart may show $410, and stands at $411."""
    walk = StaxWalk(replace(terms(), maxima={"heart": 41_000}))
    walk.do(meter_commands.AdjustMeter("heart", 1_100, Adjustment.ADDED, approval()))
    return walk


def test_a_display_above_its_maximum_is_lowered_to_it_and_no_further() -> None:
    walk = above_its_maximum()
    too_far = meter_commands.AdjustMeter("heart", -101, Adjustment.ABOVE_MAXIMUM, approval())
    assert "below its maximum of $410" in str(walk.refusal(too_far).why)
    walk.do(replace(too_far, by=-100))
    assert walk.shows("heart") == 41_000
    assert "below its maximum" in str(walk.refusal(replace(too_far, by=-1)).why)


WRONG_MAXIMA = {
    "a meter that is not there": ({"moon": 1_000_000}, "has no meter moon"),
    "below the reset level": ({"star": 99_999}, "not above its reset level"),
    "at the reset level": ({"star": 100_000}, "not above its reset level"),
}


@every(("maxima", "said"), WRONG_MAXIMA.values())
def test_a_maximum_lies_above_the_reset_level_of_a_meter(maxima: dict[str, int], said: str) -> None:
    refusal = StaxWalk().refusal(commands.ChangeTerms(replace(terms(), maxima=maxima), approval()))
    assert said in str(refusal.why)


def test_seed_comes_back_out_of_what_players_put_on_top() -> None:
    walk = StaxWalk().dealt()
    walk.turned_over("")
    walk.rest_of_round()
    walk.do(meter_commands.AdjustMeter("star", -25, Adjustment.SEED_RECOVERED, approval()))
    assert walk.shows("star") == 100_000


def test_nobody_changes_a_meter_while_wagers_are_on_it() -> None:
    walk = StaxWalk()
    walk.wagers({1: {"stax": 500}})
    assert "between rounds" in str(walk.refusal(_malfunction("star", 1)).why)


def test_a_meter_needs_a_second_person_and_a_reason() -> None:
    walk = StaxWalk()
    walk.refusal(meter_commands.AdjustMeter("star", 1, Adjustment.ADDED, approval("")))


# -- a table that closes and opens -------------------------------------------------------------------------------------


def grown() -> StaxWalk:
    walk = StaxWalk().dealt((1, 2))
    for cards in ("Kh 8d 3s", "Jh 4s 2d"):
        walk.turned_over("", cards=cards)
        walk.rack()
    walk.deck_back()
    return walk


@every("between", ["31-classic-wa-2019", ""])
def test_meters_are_carried_over_while_the_table_is_closed(between: str) -> None:
    walk = grown()
    before = walk.state.meters
    walk.do(commands.CloseTable(approval()))
    if between:
        walk.do(_opening(between))
        walk.do(commands.CloseTable(approval()))
    opened = walk.do(_opening(RULEBOOK))[1]
    assert isinstance(opened, meter_facts.MetersOpened)
    assert (opened.carried, set(opened.seeded.values())) == (before, {0})
    assert walk.state.meters == before


def _opening(rulebook: str) -> commands.OpenTable:
    used = terms() if rulebook == RULEBOOK else usual_terms(book(rulebook))
    return commands.OpenTable("7", book_text(rulebook), HOUSE, used, approval("start of shift"))


@every(("wager", "star"), [(1_000, 200_000), (100, 100_050)])
def test_another_size_of_wager_seeds_what_is_missing_and_takes_nothing(wager: int, star: int) -> None:
    walk = grown()
    walk.do(commands.ChangeTerms(terms(wager), approval()))
    assert walk.shows("star") == star
    assert sums(walk.facts) == walk.state.meters


def test_wagers_of_two_sizes_are_no_terms() -> None:
    walk = StaxWalk()
    used = terms()
    limits = {**used.limits, "stax": replace(used.limits["stax"], most=1_000)}
    refusal = walk.refusal(commands.ChangeTerms(replace(used, limits=limits), approval()))
    assert "of one size" in str(refusal.why)


def test_a_misdeal_takes_nothing_off_a_meter() -> None:
    walk = StaxWalk().dealt()
    walk.do(commands.ReportIrregularity(IrregularityId.VOID_ROUND))
    walk.do(commands.ResolveIrregularity(Choice.VOID, (approval(),)))
    assert walk.shows("star") == 100_025


def test_a_table_does_not_seed_a_meter_that_is_kept_elsewhere() -> None:
    walk = StaxWalk()
    walk.do(meter_commands.CompareMeters("pit", {}, {}))
    walk.do(meter_commands.MoveMeters({"spade": -1_000_000}, "pit"))
    walk.do(commands.CloseTable(approval()))
    opened = walk.do(commands.OpenTable("7", book_text(RULEBOOK), HOUSE, terms(), approval()))
    (meters,) = [fact for fact in opened if isinstance(fact, meter_facts.MetersOpened)]
    assert set(meters.seeded.values()) == {0}
    assert walk.shows("spade") == 40_000

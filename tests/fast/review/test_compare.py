"""Two moments beside each other: what differs is found where it lies, and sealed cards are never looked at."""

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from dealer_terminal.audit.replay import ReplayStep, Stand
from dealer_terminal.procedure.facts import CardsExposed, HandRacked, PacketDealt, WagerPlaced
from dealer_terminal.review.compare import differences, round_differences
from tests.fast.review.tables import rounds_of, table

FOLDED = table(14, seed=9)


@given(st.sampled_from(FOLDED), st.sampled_from(FOLDED))
def test_both_ways_give_the_same_and_a_moment_differs_from_itself_in_nothing(one: ReplayStep, two: ReplayStep) -> None:
    first, second = one.after.state, two.after.state
    there, back = differences(first, second), differences(second, first)
    assert {(each.where, each.one, each.two) for each in there} == {(each.where, each.two, each.one) for each in back}
    assert differences(first, first) == ()


def test_a_fact_changes_what_it_says_and_nothing_else() -> None:
    seen = set()
    for step in FOLDED:
        found = {each.where[0]: each for each in differences(step.before.state, step.after.state)}
        match step.entry:
            case WagerPlaced(seat=seat, spot=spot, cents=cents) if cents:
                (change,) = differences(step.before.state, step.after.state)
                assert (change.where, change.two) == (("seats", str(seat), "wagers", spot), str(cents))
            case CardsExposed(seat=seat, cards=cards) if seat:
                (place,) = cards
                told = [each for each in differences(step.before.state, step.after.state) if each.where[2] == "cards"]
                assert [each.where for each in told] == [("seats", str(seat), "cards", place)]
                assert told[0].two == " ".join(map(str, cards[place]))
            case HandRacked():
                assert {*found} <= {"seats", "phase"}
            case _:
                continue
        seen.add(type(step.entry))
    assert seen == {WagerPlaced, CardsExposed, HandRacked}


def test_nothing_that_is_sealed_is_told() -> None:
    for step in FOLDED:
        if isinstance(step.entry, PacketDealt) and step.entry.packet.sealed:
            for each in differences(step.before.state, step.after.state):
                assert "sealed" not in each.where
                assert str(step.entry.packet.sealed) not in each.two


def test_what_a_record_does_not_say_is_nothing() -> None:
    for step in FOLDED:
        assert "UNSET" not in {each.two for each in differences(step.before.state, step.after.state)}


def test_two_rounds_differ_in_their_play_and_not_in_their_number() -> None:
    one, two = (each for each in rounds_of(FOLDED)[2:4])
    assert ("round",) not in [each.where for each in round_differences(one, two)]
    assert round_differences(one, two)
    assert round_differences(one, one) == ()


def test_another_number_alone_is_no_difference() -> None:
    steps = rounds_of(FOLDED)[2]
    renumbered = [replace(step, before=_again(step.before), after=_again(step.after)) for step in steps]
    assert round_differences(steps, renumbered) == ()


def _again(stand: Stand) -> Stand:
    return replace(stand, state=replace(stand.state, round=stand.state.round + 100))

"""Two moments beside each other: what differs is found where it lies, and sealed cards are never looked at."""

from functools import cache
from random import Random

from msgspec.structs import replace

from dealer_terminal.journal.replay import FoldedState, ReplayStep
from dealer_terminal.procedure.facts import CardsExposed, HandRacked, PacketDealt, WagerPlaced
from dealer_terminal.review.compare import differences, round_differences
from tests.fast.review.tables import rounds_of, table


@cache
def folded() -> tuple[ReplayStep, ...]:
    return table(14, seed=9)


def test_both_ways_give_the_same_and_a_moment_differs_from_itself_in_nothing() -> None:
    chance = Random(1)
    for _ in range(100):
        first, second = (each.after.state for each in chance.sample(folded(), 2))
        there, back = differences(first, second), differences(second, first)
        assert {(each.where, each.one, each.two) for each in there} == {(a.where, a.two, a.one) for a in back}
        assert differences(first, first) == ()


def test_a_fact_changes_what_it_says_and_nothing_else() -> None:
    seen = set()
    for step in folded():
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


def test_neither_sealed_cards_nor_unsaid_values_are_told() -> None:
    for step in folded():
        found = differences(step.before.state, step.after.state)
        assert "UNSET" not in {each.two for each in found}
        if isinstance(step.entry, PacketDealt) and step.entry.packet.sealed:
            assert not any("sealed" in each.where or str(step.entry.packet.sealed) in each.two for each in found)


def test_two_rounds_differ_in_their_play_and_not_in_their_number() -> None:
    one, two = rounds_of(folded())[2:4]
    assert ("round",) not in [each.where for each in round_differences(one, two)]
    assert round_differences(one, two)
    renumbered = [replace(step, before=_again(step.before), after=_again(step.after)) for step in one]
    assert round_differences(one, one) == round_differences(one, renumbered) == ()


def _again(stand: FoldedState) -> FoldedState:
    return replace(stand, state=replace(stand.state, round=stand.state.round + 100))

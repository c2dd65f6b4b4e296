"""What was wagered, expected: all cards of a round are known once it is closed, so whoever decided otherwise than best
play moves a band by just what that came to."""

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from dealer_terminal.procedure.facts import RoundClosed
from dealer_terminal.review.shift_expected import Expectations, Expected, Expecting, expectations
from dealer_terminal.review.shift_play import Money, PlayedHand, PlayedRound, money_of, played_round, won_by
from dealer_terminal.rules.game import hand_places
from dealer_terminal.rules.hand import Line, Result
from dealer_terminal.rules.returns.hand_deals import WHOLE, DecidedDeals
from tests.fast.review.tables import JOURNAL, rounds_of, table
from tests.helpers.playing import CLASSIC, THREE_CARD


@cache
def rounds(edition: str) -> tuple[PlayedRound, ...]:
    return tuple(_rounds(edition))


def _rounds(edition: str) -> Iterator[PlayedRound]:
    for steps in rounds_of(table(25, edition, 5)):
        closed = [at for at, step in enumerate(steps) if isinstance(step.entry, RoundClosed)]
        for at in closed:
            played = played_round(JOURNAL, steps[: at + 1])
            if not played.misdealt:
                yield played


def hands(edition: str) -> Iterator[tuple[PlayedRound, PlayedHand]]:
    return ((played, hand) for played in rounds(edition) for hand in played.hands if not hand.forfeit)


def found(played: tuple[PlayedRound, ...]) -> Expected:
    expecting, every = Expecting(), Expectations()
    for each in played:
        every.add(expectations(expecting, each))
    return every.found()


def other(hand: PlayedHand) -> PlayedHand:
    return replace(hand, decided=DecidedDeals(plays=not hand.decided.plays))


def test_money_is_what_the_casino_took_and_paid() -> None:
    results = (
        (Result.LOSE, 1_000, 0),
        (Result.FORFEIT, 2_000, 0),
        (Result.WIN, 500, 700),
        (Result.PUSH, 400, 0),
        (Result.RETURNED, 300, 0),
    )
    found = money_of(Line(1, "ante", None, result, None, stake, pays, "") for result, stake, pays in results)
    assert found == Money(wagers=4, handle=3_900, paid=700, taken=3_000)
    assert found.win == 2_300


def test_hands_with_all_their_cards_settle_again_to_what_they_came_to() -> None:
    """But for progressive wagers, and for what a person settled otherwise."""
    same, every = 0, 0
    for played, hand in [*hands(CLASSIC), *hands(THREE_CARD)]:
        game = played.in_force.game()
        cards = {place: len(cards) for place, cards in hand.cards.items()}
        assert cards == {place.id: len(place.at) for place in game.places}
        assert hand.held == tuple(card for place in hand_places(game) for card in hand.cards[place.id])
        assert len(played.dealer_cards) == game.dealer_packet
        lines = [line for line in hand.lines if line.result is not Result.RETURNED and line.spot != "stax"]
        stakes = {spot: cents for spot, cents in hand.wagers.items() if spot != "stax"}
        again = won_by(played.in_force, stakes, hand.cards, played.dealer_cards, hand.decided)
        same += money_of(again).win == money_of(lines).win
        every += 1
    assert same > 0.97 * every > 100


def test_whoever_decides_otherwise_moves_the_band_by_what_that_came_to() -> None:
    first = rounds(CLASSIC)[:8]
    turned = (*first[:-1], replace(first[-1], hands=tuple(map(other, first[-1].hands))))
    came = [sum(_came(played)) for played in (first, turned)]
    assert came[0] != came[1]
    one, two = found(first), found(turned)
    assert two.band == one.band.moved(came[1] - came[0])
    assert one.expected - one.cost == two.expected - two.cost


def _came(played: tuple[PlayedRound, ...]) -> Iterator[int]:
    expecting = Expecting()
    for each in played:
        for hand in expectations(expecting, each):
            yield from hand.judged[WHOLE].came if WHOLE in hand.judged else ()


def test_a_draw_that_nobody_saw_leaves_a_part_of_the_doubt_to_what_it_may_have_been() -> None:
    known = tuple(replace(each, hands=tuple(map(other, each.hands))) for each in rounds(CLASSIC)[:8])
    unknown = tuple(replace(each, hands=tuple(replace(hand, cards={}) for hand in each.hands)) for each in known)
    one, two = found(known), found(unknown)
    assert (one.differing, one.expected) == (two.differing, two.expected)
    assert two.band.high - two.band.low > one.band.high - one.band.low

"""Whatever is dealt and decided: money is conserved, nothing is paid that the cards don't hold, order is nothing."""

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from dealer_terminal.app import installed_rulebooks
from dealer_terminal.rules.cards import DECK, Card
from dealer_terminal.rules.game import Settling
from dealer_terminal.rules.hand import Decision, Hand, Line, Result
from dealer_terminal.rules.rulebook import Need, Rulebook
from dealer_terminal.rules.rulebook_file import pay_tables
from dealer_terminal.rules.settlement import settle_round
from tests.fast.rules.rounds import AGS, BOOKS, THIRTY_ONE

STAKES = st.integers(1, 400).map(lambda quarters: 25 * quarters)
Round = tuple[Rulebook, Settling, tuple[Hand, ...]]


@st.composite
def rounds(draw: st.DrawFn, names: tuple[str, ...] = (*THIRTY_ONE, AGS)) -> Round:
    book = BOOKS[draw(st.sampled_from(names))]
    game = installed_rulebooks.game_of(book)
    options = {table.spot: draw(st.sampled_from(table.option_ids())) for table in book.tables}
    seats = draw(st.lists(st.integers(1, book.seats()), min_size=1, max_size=4, unique=True))
    size = game.packet * len(seats) + game.dealer_packet
    deck = draw(st.lists(st.sampled_from(DECK), min_size=size, max_size=size, unique=True))
    packets = [deck[at * game.packet : (at + 1) * game.packet] for at in range(len(seats))]
    hands = tuple(draw(hands_at(book, seat, packet)) for seat, packet in zip(seats, packets, strict=True))
    dealer = tuple(deck[game.packet * len(seats) :])
    return book, Settling(book, pay_tables(book, options), dealer), hands


@st.composite
def hands_at(draw: st.DrawFn, book: Rulebook, seat: int, packet: list[Card]) -> Hand:
    game = installed_rulebooks.game_of(book)
    stakes = {
        spot.id: draw(STAKES)
        for spot in book.spots
        if spot.need is Need.REQUIRED or (spot.need is Need.OPTIONAL and draw(st.booleans()))
    }
    decision = draw(st.sampled_from(Decision))
    if decision is Decision.PLAY and "ante" in stakes:
        stakes["play"] = stakes["ante"]
    claims = draw(st.sampled_from([(), ("natural-16",)]))
    forfeit = draw(st.sampled_from(["", "", "", "draw-card-handled"])) if game.id == "31-classic" else ""
    places = {place.id: tuple(packet[at] for at in place.at) for place in game.places}
    return Hand(seat, stakes, decision, claims, forfeit, places)


def settled(dealt: Round) -> tuple[Line, ...]:
    book, settling, hands = dealt
    return settle_round(installed_rulebooks.game_of(book), settling, hands)


@given(rounds())
def test_every_wager_is_settled_once_and_no_other_stake_appears(dealt):
    lines = settled(dealt)
    placed = {(hand.seat, spot): stake for hand in dealt[2] for spot, stake in hand.wagers.items()}
    staked = {(line.seat, line.spot): line.stake for line in lines if line.spot != "ante-bonus"}
    assert staked == placed
    assert len(lines) == len(staked) + sum(line.spot == "ante-bonus" for line in lines)


@given(rounds())
def test_money_is_conserved(dealt):
    lines = settled(dealt)
    placed = sum(stake for hand in dealt[2] for stake in hand.wagers.values())
    kept = sum(line.stake for line in lines if line.result in (Result.LOSE, Result.FORFEIT))
    back = sum(line.stake for line in lines if line.result not in (Result.LOSE, Result.FORFEIT))
    assert kept + back == placed
    assert all(line.pays == 0 for line in lines if line.result is not Result.WIN)
    assert all(line.pays > 0 for line in lines if line.result is Result.WIN)


@given(rounds(), st.randoms(use_true_random=False))
def test_the_order_of_cards_within_a_place_and_of_the_seats_means_nothing(dealt, chance):
    book, settling, hands = dealt

    def mixed(held: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(chance.sample(held, len(held)))

    others = tuple(
        replace(hand, cards={place: mixed(held) for place, held in hand.cards.items()})
        for hand in chance.sample(hands, len(hands))
    )
    again = book, replace(settling, dealer=mixed(settling.dealer)), others
    assert settled(again) == settled(dealt)


@given(rounds(THIRTY_ONE))
def test_the_draw_counts_for_nothing_in_the_natural_31_bonus(dealt):
    book, settling, hands = dealt
    others = tuple(replace(hand, cards={**hand.cards, "draw": (Card.S2,)}) for hand in hands)
    naturals = [
        [line for line in settled((book, settling, each)) if line.spot == "natural-31"] for each in (hands, others)
    ]
    assert naturals[0] == naturals[1]

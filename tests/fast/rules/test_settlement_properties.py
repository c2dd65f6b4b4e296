"""Whatever is dealt and decided: money is conserved, nothing is paid that the cards don't hold, order is nothing."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from dealer_terminal import bootstrap
from dealer_terminal.rules.cards import DECK, Card, Rank, Suit
from dealer_terminal.rules.game import Settling
from dealer_terminal.rules.hand import Decision, Hand, Line, Result
from dealer_terminal.rules.rulebook import Need, Rulebook
from dealer_terminal.rules.rulebook_file import pay_tables
from dealer_terminal.rules.settlement import settle_round
from tests.fast.rules.rounds import AGS, BOOKS, THIRTY_ONE
from tests.fast.rules.thirty_one_counts import VALUES

STAKES = st.integers(1, 400).map(lambda quarters: 25 * quarters)
Round = tuple[Rulebook, Settling, tuple[Hand, ...]]


@st.composite
def rounds(draw: st.DrawFn, names: tuple[str, ...] = (*THIRTY_ONE, AGS)) -> Round:
    book = BOOKS[draw(st.sampled_from(names))]
    game = bootstrap.game_of(book)
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
    game = bootstrap.game_of(book)
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
    return settle_round(bootstrap.game_of(book), settling, hands)


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


@given(rounds())
def test_no_event_is_paid_that_the_cards_do_not_hold(dealt):
    for line in settled(dealt):
        if line.event is not None:
            hand = next(hand for hand in dealt[2] if hand.seat == line.seat)
            assert holds(line, hand, dealt[1].dealer), line


def holds(line: Line, hand: Hand, dealer: tuple[Card, ...]) -> bool:
    """Whether some of the cards are that event, told from the label's words alone."""
    own = tuple(card for held in hand.cards.values() for card in held)
    if line.spot in ("ante", "play") and dealer:
        return True
    if line.spot == "natural-31":
        return makes(line.event or "", hand.cards["natural"], 3)
    if line.spot == "six-card-bounty":
        return any(makes(line.event or "", five, 5) for five in combinations((*own, *dealer), 5))
    if line.spot == "royal-family":
        return makes(line.event or "", own, 4)
    return any(makes(line.event or "", three, 3) for three in combinations(own, 3))


def makes(event: str, held: tuple[Card, ...], size: int) -> bool:
    suits, ranks = {card.suit for card in held}, sorted(card.rank for card in held)
    counts = sorted((ranks.count(rank) for rank in set(ranks)), reverse=True)
    low_ace = sorted(1 if rank is Rank.ACE else int(rank) for rank in ranks)
    straight = any(run == list(range(run[0], run[0] + size)) for run in ([int(rank) for rank in ranks], low_ace))
    words = event.lower().replace("mini-royal (akq)", "mini-royal").replace("royal family (akqj)", "royal family")
    if words[0].isdigit() and not any(letter.isalpha() for letter in words):
        low, high = (int(number) for number in (words.split()[0], words.split()[-1]))
        best = max(sum(VALUES[card.rank - 2] for card in held if card.suit is suit) for suit in Suit)
        return low <= best <= high
    tests = {
        "royal": len(suits) == 1 and straight and ranks[-1] is Rank.ACE and ranks[0] > Rank.TWO,
        "straight flush": len(suits) == 1 and straight,
        "flush": len(suits) == 1,
        "straight": straight,
        "rainbow": len(suits) == 4,
        "quads": counts[0] == 4,
        "four of a kind": counts[0] == 4,
        "full house": counts == [3, 2],
        "trips": counts[0] == 3,
        "3 of a kind": counts[0] == 3,
        "three of a kind": counts[0] == 3,
        "pair": counts[0] == 2,
        "akq suited": len(suits) == 1 and ranks == [Rank.QUEEN, Rank.KING, Rank.ACE],
    }
    diamonds = "in diamonds" not in words or suits == {Suit.DIAMONDS}
    return diamonds and next(test for word, test in tests.items() if word in words)

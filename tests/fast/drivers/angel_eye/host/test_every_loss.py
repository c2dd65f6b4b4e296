"""Lost reports are never silent, what is proven of them is true, and behind a start every card is at its true place, or
somebody was asked before. `tests/long/drivers` has every start."""

from drivers.angel_eye.host.counting import Counting
from drivers.angel_eye.wire.codec import ShoeReport
from drivers.events import ReportsMissing
from tests.fast.drivers.angel_eye.losses import DECK, HAND_OUT, KINDS, Host, Shoe, from_one_place, from_two_places
from tests.fast.drivers.angel_eye.ways import NINE, TEN, shifted_unasked, shifted_with_a_start_heard


def test_no_loss_is_silent_and_what_is_proven_is_true():
    assert [each for at, kind in enumerate(KINDS) for each in from_one_place(kind, 7 * at, 61)] == []


def test_with_two_places_no_loss_is_silent_once_both_had_a_card_and_nothing_is_proven():
    assert [each for at, kind in enumerate(KINDS) for each in from_two_places(kind, 11 * at, 101)] == []


def test_a_card_that_is_sent_again_hides_no_round_of_indexes():
    shoe, host = Shoe(b"0123456789", 1), Host(Counting())
    for _ in range(12):
        host.hears(shoe, shoe.card(0))
    for lost in range(1, DECK - 12 + 1):
        for own in (1, 2):
            at, there = shoe.copy(), host.copy()
            at.lose(0, lost)
            at.sent += own
            card = at.card(0)
            assert there.hears(at, ShoeReport(card.seq, "R", card.payload)), (lost, own)


def test_nothing_is_told_of_an_honest_shoe_but_its_first_card_and_that_its_games_begin_anew():
    for kind, how in KINDS.items():
        shoe, host, told = Shoe(*how), Host(Counting()), list[ReportsMissing]()
        for _ in range(20):
            for _ in range(HAND_OUT):
                told += host.hears(shoe, shoe.card(0))
            shoe.new_game()
        first = [each for each in told if each.fewest == 1]
        assert len(first) == (how[1] != 0 and Shoe(*how).due(0) == 1), kind
        assert len(told) <= len(first) + 1, kind
        assert all(each.fewest for each in told), kind


def test_where_its_start_is_heard_no_hand_takes_anothers_card() -> None:
    assert [way for digits in (NINE, TEN) for way in shifted_with_a_start_heard(digits, 43)] == []


def test_where_a_start_is_lost_somebody_is_asked_but_where_nobody_can_tell() -> None:
    assert [way for digits in (NINE, TEN) for way in shifted_unasked(digits, 43)] == []

"""What was found reads in the reviewer's language, the calls of the kiosk too."""

from dealer_terminal.review.found_told import Settled, hand_told
from dealer_terminal.ui.shared.languages import spoken


def test_a_call_stands_in_the_readers_language() -> None:
    results = [Settled("ante", "win", "Dealer does not qualify"), Settled("play", "win", "Higher hand")]
    told = spoken("vi")(hand_told(2, "play", results))
    assert "(Dealer không đủ điều kiện)" in told
    assert "(Bài cao hơn)" in told
    assert "(Dealer does not qualify)" in str(hand_told(2, "play", results))

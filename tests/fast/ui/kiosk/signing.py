"""Tables where somebody is to sign for more than fits into one glance."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from dealer_terminal.ui.kiosk.frame import FrameProps
from dealer_terminal.ui.kiosk.signing_preview_pages import PreviewKey
from dealer_terminal.ui.kiosk.surfaces import EvidenceProps, FormProps
from dealer_terminal.ui.kiosk.touches import Press
from tests.fast.ui.kiosk import approving
from tests.fast.ui.kiosk.rounds import play_round
from tests.fast.ui.kiosk.stories import dealing, full, over_the_deals_limit, racked, settling, three_card
from tests.fast.ui.kiosk.table import DEALER, HAND, SUPERVISOR, Table

MISMATCH, TABLE = "A card does not match what was recorded", "The cards on the table stand"
DECK_OUT = ("Irregularity", "A deck is taken out of use", "Take the deck out of use")
VOID = ("Irregularity", "The round is void", "Void the round: all wagers go back")


def look(table: Table) -> EvidenceProps:
    shown = table.controller.props().over
    assert isinstance(shown, FormProps)
    return shown.evidence


def pages_in(table: Table, language: str) -> Iterator[FrameProps]:
    """The screen at each page of what is signed, by the key that turns them."""
    table.controller.desk = replace(table.controller.desk, language=language)
    for _ in range(look(table).pages):
        yield table.controller.props()
        if look(table).pages > 1:
            table.touch(Press(PreviewKey.ON))


def page(table: Table, number: int) -> Table:
    """So far through what is signed."""
    for _ in range(number - 1):
        table.touch(Press(PreviewKey.ON))
    return table


def misdeal() -> Table:
    """Six positions, three wagers each."""
    return dealing().press("Irregularity", "A player was skipped", "Position 1", "Misdeal: all wagers go back")


def void() -> Table:
    """Six positions, three wagers each and Play: two settled, two folded, two still to be opened."""
    return racked().press(*VOID)


def void_seven() -> Table:
    """Seven positions of 3 Card, four wagers each and Play, one settled."""
    return approving.seven_settling().press(*VOID)


def void_before_the_cards() -> Table:
    """Seven positions of 3 Card, four wagers each."""
    return approving.seven_deciding().press(*VOID)


def by_hand() -> Table:
    """All four wagers of a position, and four cards that win."""
    table = Table(cards_from=HAND).open()
    for spot in ("ante", "natural-31", "royal-family"):
        table.wager(1, spot, "100")
    table.press("No more bets", "Position 1 dealt", "Rest in the rack", "Lock decisions", "Open position 1")
    table.cards("9c 10s Ks").press("Draw card")
    return table.cards("10c")


def mismatch() -> Table:
    table = by_hand().press("Irregularity", MISMATCH)
    return table.cards("2c 3s 4d 5c")


def mismatch_signed() -> Table:
    return mismatch().press(TABLE)


def dealer_mismatch_seven() -> Table:
    """Every hand of seven is settled; with other cards of the dealer's they come out otherwise."""
    table = approving.seven_settling()
    while table.props.table.primary.text != "Deck back":
        table.primary()
    return dealers_other(table)


def dealers_other(table: Table) -> Table:
    table.press("Irregularity", MISMATCH, "Dealer's hand").cards(other_cards(table))
    return table.press(TABLE)


def other_cards(table: Table) -> str:
    """Three that lie nowhere else: a pair of aces with a high card."""
    lying = {str(card) for seat in table.state.seats.values() for held in seat.cards.values() for card in held}
    lying |= {str(card) for card in table.state.dealer_cards}
    free = [card for card in ("Ac", "Ad", "Ah", "Kc", "Kd", "Kh", "Kc", "Qs") if card not in lying]
    return " ".join(free[:3])


def prize_mismatch() -> Table:
    """A prize was paid to one of seven positions with a wager on all five circles; other cards lie there."""
    table = approving.verified(approving.full_seat_pending()).press("Irregularity", MISMATCH, "Position 7")
    return table.cards("Ah Kh 8h").press(TABLE)


def dealer_mismatch() -> Table:
    return dealers_other(three_card())


def deck_out() -> Table:
    return settling().press(*DECK_OUT)


def void_by_deck() -> Table:
    return dealing().press(*DECK_OUT)


def new_deck() -> Table:
    table = full().press(*DECK_OUT).who(SUPERVISOR)
    return table.press("Supervisor", "New deck in play")


def limit() -> Table:
    """Three positions win more than the deal's limit of $200."""
    table = Table(cards_from=HAND).who(DEALER)
    table.press("Limits and thresholds", "Limit of a deal", "2", "00", "Enter the amount")
    table.press("Open the table").who(SUPERVISOR)
    for seat in (1, 2, 3):
        table.wager(seat, "ante", "5").wager(seat, "natural-31", "5")
    table.press("No more bets", *(f"Position {seat} dealt" for seat in (1, 2, 3)), "Rest in the rack", "Lock decisions")
    table.press("Open position 3").cards("As 10s 8s").press("Draw card").cards("2c")
    table.press("Paid · open position 2").cards("Ah 10h 8h").press("Draw card").cards("2d")
    table.press("Paid · open position 1").cards("Ad 10d 8d")
    return table.press("Call the supervisor", "Pay up to the posted limit")


def limit_that_waits() -> Table:
    """A payment that was verified already is cut, and is to be verified as it is since."""
    return over_the_deals_limit().press("Pay up to the posted limit")


def chips_stand() -> Table:
    return approving.staked().press("More", "Another count", "0", "The wagers stand as recorded")


def corrected() -> Table:
    """A hand won; a supervisor is to say that its Play wager lost."""
    return by_hand().press("Supervisor", "Correct a payment", "Position 1 · PLAY", "It lost")


def corrected_recalled() -> Table:
    table = corrected().who(SUPERVISOR)
    play_round(table)
    table.press("More", "Recall").seat(1)
    return table


def one_of_two_refused() -> Table:
    """Two prizes on one meter; the first one is not paid, so that the other is more."""
    table = approving.two_on_one().press("Irregularity", "A jackpot is disputed", "Position 2")
    return table.press("Not paid: the wager goes back")


def void_of_two_prizes() -> Table:
    return approving.two_on_one().press(*VOID)


def void_put_right() -> Table:
    """The natural was corrected, and its difference is not moved."""
    table = by_hand().press("Supervisor", "Correct a payment", "Position 1 · 31", "1", "5", "0")
    return table.press("Enter the amount").who(SUPERVISOR).press(*VOID)


def of_the_last_round() -> Table:
    table = by_hand()
    table.primary()
    table.press("Deck is back", "Supervisor", "Correct a payment", "Position 1 · 31", "1", "5", "0")
    return table.press("Enter the amount")


MANY: dict[str, Callable[[], Table]] = {
    "a misdeal with six positions": misdeal,
    "a void round of 31, half settled": void,
    "a void round of 3 Card, half settled": void_seven,
    "a void round of 3 Card before the cards": void_before_the_cards,
    "the dealer's hand put right": dealer_mismatch,
    "the dealer's hand put right for seven": dealer_mismatch_seven,
    "cards put right": mismatch_signed,
    "cards put right of a prize": prize_mismatch,
    "a deck out of use in the deal": void_by_deck,
    "a deal over its limit": limit,
    "a payment cut that waits again": limit_that_waits,
    "chips that differ": chips_stand,
    "a new deck": new_deck,
    "one of two prizes refused": one_of_two_refused,
    "a void round with two prizes": void_of_two_prizes,
    "a void round with a payment put right": void_put_right,
    "a payment of the last round": of_the_last_round,
}


def pages(table: Table) -> str:
    """Every page of what is signed."""
    told = ""
    while isinstance(form := table.props.over, FormProps):
        told += str(form.evidence)
        if form.evidence.page >= form.evidence.pages - 1:
            break
        table.press(form.others[0].text)
    return told

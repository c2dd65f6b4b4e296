"""Display names of values in the journal: results, decisions, card sources, and actions by a second person."""

from collections.abc import Mapping

from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.sentences import ending_words
from dealer_terminal.procedure.state import Phase
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.procedure.words import Words, as_told, words
from dealer_terminal.rules.hand import Decision, Result
from dealer_terminal.rules.irregularity import IrregularityId

RESULTS: Mapping[Result, Words] = {
    Result.WIN: words("wins"),
    Result.PUSH: words("pushes"),
    Result.LOSE: words("loses"),
    Result.FORFEIT: words("forfeited"),
    Result.RETURNED: words("goes back"),
}
DECISIONS: Mapping[Decision, Words] = {Decision.PLAY: words("plays"), Decision.FOLD: words("folds")}
PHASES: Mapping[Phase, Words] = {
    Phase.CLOSED: words("table closed"),
    Phase.WAGERS: words("wagers"),
    Phase.CHIPS: words("chips counted"),
    Phase.DEAL: words("deal"),
    Phase.REST: words("rest of the deck"),
    Phase.DECISIONS: words("decisions"),
    Phase.FOLDS: words("folded hands"),
    Phase.DEALER: words("the dealer's hand"),
    Phase.SETTLE: words("settlement"),
    Phase.DECK_BACK: words("deck back"),
}
SOURCES: Mapping[CardsFrom, Words] = {
    CardsFrom.READER: words("the reader"),
    CardsFrom.SIMULATED: words("a simulated reader"),
    CardsFrom.DEALER: words("the dealer's hand"),
}
KINDS: Mapping[str, Words] = {
    "table_opened": words("Table opened"),
    "terms_changed": words("Terms changed"),
    "table_closed": words("Table closed"),
    "payout_verified": words("Payment verified"),
    "deal_limit_decided": words("Deal over its limit decided"),
    "payment_corrected": words("Payment put right"),
    "event_corrected": words("Event named anew"),
    "difference_settled": words("Difference settled"),
    "irregularity_resolved": words("Irregularity answered"),
    "deck_replaced": words("New deck in play"),
    "device_fault_cleared": words("Device fault put right"),
    "meter_adjusted": words("Meter changed"),
    "jackpot_verified": words("Prize verified"),
    "wager_placed": words("Wager placed"),
    "wagers_repeated": words("Wagers repeated"),
    "wagers_set": words("Wagers set"),
    "player_left": words("Player left"),
    "player_sat_out": words("Player sat out"),
    "player_sat_in": words("Player sat in"),
    "wagers_closed": words("No more bets"),
    "packet_dealt": words("Packet dealt"),
    "rest_racked": words("Rest of the deck racked"),
    "decided": words("Decision taken"),
    "decisions_locked": words("Decisions locked"),
    "hand_collected": words("Hand collected"),
    "hand_racked": words("Hand racked"),
    "jackpot_opened": words("Jackpot process opened"),
    "jackpot_chosen": words("Jackpot chosen"),
    "jackpot_proceeded": words("Pending Jackpot touched"),
    "cards_corrected": words("Cards put right"),
    "jackpot_changed": words("Prize changed"),
    "form_voided": words("Form declared void"),
    "sign_on_failed": words("Sign-on failed"),
    "sign_on_recovered": words("Signed on after failures"),
    "operator_locked": words("Locked out"),
    "operator_unlocked": words("Unlocked"),
}
"""Kinds of facts that a second person approves, a dealer undoes, or a search names."""


IRREGULARITIES: Mapping[IrregularityId, Words] = {
    IrregularityId.SKIPPED_PLAYER: words("A player was skipped"),
    IrregularityId.VACANT_POSITION: words("A hand was dealt to a vacant position"),
    IrregularityId.CARD_EXPOSED: words("A card was exposed during the deal"),
    IrregularityId.DRAW_CARD_HANDLED: words("A player handled the Draw card"),
    IrregularityId.WRONG_COUNT: words("A packet holds the wrong number of cards"),
    IrregularityId.DUPLICATE_CARD: words("One card was seen twice"),
    IrregularityId.CARD_MISMATCH: words("A card does not match what was recorded"),
    IrregularityId.DEALER_CARD_MISMATCH: words("A card of the dealer's hand does not match"),
    IrregularityId.READER_LOST: words("The reader is lost"),
    IrregularityId.ALIGNMENT: words("Packets and positions do not agree"),
    IrregularityId.EXPOSED_OUT_OF_TURN: words("A hand was exposed out of turn"),
    IrregularityId.PLAYER_LEAVES: words("A player leaves during the round"),
    IrregularityId.LATE_WAGER: words("A wager was placed or changed after no more bets"),
    IrregularityId.PAYMENT_CORRECTION: words("A payment is corrected"),
    IrregularityId.DECK_OUT_OF_USE: words("A deck is taken out of use"),
    IrregularityId.VOID_ROUND: words("The round is void"),
    IrregularityId.CHIPS_DIFFER: words("Progressive chips and wagers do not agree"),
    IrregularityId.JACKPOT_UNSUPPORTED: words("The cards do not show the hand that was chosen"),
    IrregularityId.JACKPOT_DISPUTED: words("A jackpot is disputed"),
}
"""Names from the casino's own procedures, used when no procedures are loaded."""


def kind_name(kind: str) -> Words:
    return KINDS.get(kind) or as_told(kind.replace("_", " "))


def irregularity_called(irregularity: str) -> Words:
    """Return the irregularity's name, or the recorded text if this version does not know it."""
    if irregularity not in {*IrregularityId}:
        return as_told(irregularity.replace("-", " "))
    return IRREGULARITIES[IrregularityId(irregularity)]


def choice_name(irregularity: str, choice: str) -> Words:
    """Return the choice's name, or the recorded text if this version does not know it."""
    if irregularity not in {*IrregularityId} or choice not in {*Choice}:
        return as_told(choice.replace("-", " "))
    return ending_words(IrregularityId(irregularity), Choice(choice))

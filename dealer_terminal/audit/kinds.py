"""The name and schema number under which each fact is written. A name, once released, never changes its meaning.

A fact whose fields change gets the next number here, and an upgrade from the number before in `UPGRADES`.
"""

from collections.abc import Callable, Mapping
from typing import Any

from dealer_terminal.audit import people_facts as people
from dealer_terminal.audit import review_facts as review
from dealer_terminal.audit.journal_facts import (
    ClockSteppedBack,
    FramesKept,
    FramesRemoved,
    JournalContinued,
    JournalFact,
    MonthArchived,
)
from dealer_terminal.procedure import facts, meter_facts, tray_facts
from dealer_terminal.procedure.facts import Fact

Upgrade = Callable[[dict[str, Any]], dict[str, Any]]
"""From the fields of one schema number to those of the next."""

KINDS: Mapping[type[Fact | JournalFact], tuple[str, int]] = {
    facts.TableOpened: ("table_opened", 1),
    facts.TermsChanged: ("terms_changed", 1),
    facts.TableClosed: ("table_closed", 1),
    facts.DealerSignedOn: ("dealer_signed_on", 1),
    facts.DealerSignedOff: ("dealer_signed_off", 1),
    facts.RoundOpened: ("round_opened", 1),
    facts.WagerPlaced: ("wager_placed", 1),
    facts.WagersRepeated: ("wagers_repeated", 1),
    facts.WagersSet: ("wagers_set", 1),
    facts.PlayerLeft: ("player_left", 1),
    facts.PlayerSatOut: ("player_sat_out", 1),
    facts.PlayerSatIn: ("player_sat_in", 1),
    facts.WagersClosed: ("wagers_closed", 1),
    facts.PacketDealt: ("packet_dealt", 1),
    facts.RestRacked: ("rest_racked", 1),
    facts.Decided: ("decided", 1),
    facts.DecisionsLocked: ("decisions_locked", 1),
    facts.HandCollected: ("hand_collected", 2),
    facts.CardsExposed: ("cards_exposed", 1),
    facts.EventDeclared: ("event_declared", 1),
    facts.HandRacked: ("hand_racked", 1),
    facts.PayoutHeld: ("payout_held", 1),
    facts.PayoutVerified: ("payout_verified", 1),
    facts.DealLimitReached: ("deal_limit_reached", 3),
    facts.DealLimitDecided: ("deal_limit_decided", 2),
    facts.PaymentCorrected: ("payment_corrected", 5),
    meter_facts.EventCorrected: ("event_corrected", 1),
    meter_facts.PrizePutRight: ("prize_put_right", 1),
    facts.DifferenceSettled: ("difference_settled", 1),
    facts.IrregularityReported: ("irregularity_reported", 1),
    facts.IrregularityResolved: ("irregularity_resolved", 4),
    facts.RoundMisdealt: ("round_misdealt", 1),
    facts.HandsShifted: ("hands_shifted", 1),
    facts.SeatForfeited: ("seat_forfeited", 1),
    facts.SeatWithdrawn: ("seat_withdrawn", 1),
    facts.CardsCorrected: ("cards_corrected", 1),
    facts.CardSourceChanged: ("card_source_changed", 1),
    facts.DeckRetired: ("deck_retired", 1),
    facts.DeckReplaced: ("deck_replaced", 1),
    facts.RoundClosed: ("round_closed", 1),
    facts.StepUndone: ("step_undone", 1),
    facts.DeviceFaultRaised: ("device_fault_raised", 1),
    facts.DeviceFaultCleared: ("device_fault_cleared", 1),
    tray_facts.FormSigned: ("form_signed", 1),
    tray_facts.FormVoided: ("form_voided", 1),
    meter_facts.MetersOpened: ("meters_opened", 1),
    meter_facts.ChipsCounted: ("chips_counted", 1),
    meter_facts.WagersReopened: ("wagers_reopened", 1),
    meter_facts.MetersGrew: ("meters_grew", 1),
    meter_facts.MetersMoved: ("meters_moved", 1),
    meter_facts.MeterLinkLost: ("meter_link_lost", 1),
    meter_facts.MetersCompared: ("meters_compared", 1),
    meter_facts.MeterLinkBack: ("meter_link_back", 1),
    meter_facts.MeterAdjusted: ("meter_adjusted", 1),
    meter_facts.JackpotOpened: ("jackpot_opened", 1),
    meter_facts.JackpotChosen: ("jackpot_chosen", 1),
    meter_facts.JackpotDismissed: ("jackpot_dismissed", 1),
    meter_facts.JackpotProceeded: ("jackpot_proceeded", 1),
    meter_facts.JackpotCancelled: ("jackpot_cancelled", 1),
    meter_facts.JackpotLocked: ("jackpot_locked", 1),
    meter_facts.JackpotVerified: ("jackpot_verified", 2),
    meter_facts.JackpotReversed: ("jackpot_reversed", 1),
    meter_facts.JackpotChanged: ("jackpot_changed", 1),
    ClockSteppedBack: ("clock_stepped_back", 1),
    FramesKept: ("frames_kept", 1),
    MonthArchived: ("month_archived", 1),
    FramesRemoved: ("frames_removed", 1),
    JournalContinued: ("journal_continued", 1),
    people.OperatorAdded: ("operator_added", 1),
    people.OperatorDisabled: ("operator_disabled", 1),
    people.PinReset: ("pin_reset", 1),
    people.BadgeReset: ("badge_reset", 1),
    people.SignOnFailed: ("sign_on_failed", 1),
    people.SignOnRecovered: ("sign_on_recovered", 1),
    people.OperatorLocked: ("operator_locked", 1),
    people.OperatorUnlocked: ("operator_unlocked", 1),
    people.OperatorPreferred: ("operator_preferred", 1),
    review.ConsoleOpened: ("console_opened", 1),
    review.ReviewerSignedOn: ("reviewer_signed_on", 1),
    review.ReviewerSignedOff: ("reviewer_signed_off", 1),
    review.TablesGiven: ("tables_given", 1),
    review.Looked: ("looked", 1),
    review.Marked: ("marked", 1),
    review.MarkCorrected: ("mark_corrected", 1),
    review.MarkWithdrawn: ("mark_withdrawn", 1),
    review.Replied: ("replied", 1),
    review.Held: ("held", 1),
    review.HoldReleased: ("hold_released", 1),
    review.CameraSet: ("camera_set", 1),
    review.CameraSetWithdrawn: ("camera_set_withdrawn", 1),
    review.Exported: ("exported", 1),
    review.AlarmRaised: ("alarm_raised", 2),
    review.AlarmReturned: ("alarm_returned", 1),
    review.AlarmAcknowledged: ("alarm_acknowledged", 1),
    review.AlarmConfirmed: ("alarm_confirmed", 1),
    review.AlarmShelved: ("alarm_shelved", 1),
    review.AlarmUnshelved: ("alarm_unshelved", 1),
    review.ItemApproved: ("item_approved", 1),
    review.ItemQueried: ("item_queried", 1),
    review.ItemAnswered: ("item_answered", 2),
    review.ItemQueryWithdrawn: ("item_query_withdrawn", 1),
    review.ItemEscalated: ("item_escalated", 1),
    review.ShiftSigned: ("shift_signed", 1),
    review.PointSet: ("point_set", 1),
    review.TablesStood: ("tables_stood", 1),
}


def _told_in_words(fields: dict[str, Any]) -> dict[str, Any]:
    """What was kept as it read then, in English, stays as it read."""
    told = fields["told"]
    return {**fields, "told": {"template": "{text}", "values": [["text", told]]} if told else {"template": ""}}


def _asked_nobody(fields: dict[str, Any]) -> dict[str, Any]:
    """The hand stayed in the rack: nobody was asked for the difference."""
    return {**fields, "difference": facts.Difference.UNASKED.value}


def _for_the_deal(fields: dict[str, Any]) -> dict[str, Any]:
    """It was decided once, for the rest of the deal."""
    return {**fields, "reach": facts.LimitReach.DEAL.value}


def _of_meters_too(fields: dict[str, Any]) -> dict[str, Any]:
    """What meters paid was counted against the limit of a deal."""
    return {**fields, "counts": facts.LimitCounts.ALL.value}


def _as_it_stands(fields: dict[str, Any]) -> dict[str, Any]:
    """What was shown and said then stays as it was: no meter beside a prize, nobody asked for a round's difference,
    no payment named that went over a limit, a prize made another amount or one of nothing, a hand folded that was not
    dealt, nothing said to be settled with a hand that was collected, a payment that was only shown called paid where
    its round was void, a question answered by whoever asked it."""
    return fields


UPGRADES: Mapping[tuple[str, int], Upgrade] = {
    ("alarm_raised", 1): _told_in_words,
    ("deal_limit_decided", 1): _for_the_deal,
    ("deal_limit_reached", 1): _as_it_stands,
    ("deal_limit_reached", 2): _of_meters_too,
    ("hand_collected", 1): _as_it_stands,
    ("irregularity_resolved", 1): _as_it_stands,
    ("irregularity_resolved", 2): _as_it_stands,
    ("irregularity_resolved", 3): _as_it_stands,
    ("item_answered", 1): _as_it_stands,
    ("jackpot_verified", 1): _as_it_stands,
    ("payment_corrected", 1): _asked_nobody,
    ("payment_corrected", 2): _as_it_stands,
    ("payment_corrected", 3): _as_it_stands,
    ("payment_corrected", 4): _as_it_stands,
}

"""Whether a hand can be said to have achieved an event of the progressive."""

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.deciding.outcome import by_house
from dealer_terminal.procedure.possible_events import may_come_to
from dealer_terminal.procedure.prize_stands import as_recorded
from dealer_terminal.procedure.progressive import progressive_of
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.words import Words, listed, words
from dealer_terminal.rules.irregularity import IrregularityId

WHY = IrregularityId.JACKPOT_DISPUTED


def wrong_event(lay: State, command: commands.CorrectEvent, recorded: str) -> Refusal | None:
    """By the table on which the hand lay."""
    spot = progressive_of(lay).spot
    labels = [event.label for event in lay.tables()[spot].events]
    if command.event and command.event not in labels:
        why = words("{event} is not on the paytable", event=command.event)
        return refuse(lay, why, words("Choose {choices} or nothing.", choices=listed(labels)))
    if command.event == recorded:
        return as_recorded(lay)
    if not may_come_to(lay, command.seat, spot, command.event):
        why = words("Position {seat}: no card that is left makes that", seat=command.seat)
        return refuse(lay, why, words("Look again. Have the record of the other cards put right first."))
    return None


def refuse(state: State, why: Words, instead: Words) -> Refusal:
    return by_house(state, WHY, why, instead)

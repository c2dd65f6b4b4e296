"""Meters that several tables share: the link lost, and taken up again once the totals are the same."""

from collections.abc import Mapping

from dealer_terminal.procedure import meter_commands
from dealer_terminal.procedure.citations import METER_RULE
from dealer_terminal.procedure.deciding.outcome import Outcome
from dealer_terminal.procedure.meter_facts import (
    Link,
    LinkTrouble,
    MeterLinkBack,
    MeterLinkLost,
    MetersCompared,
    MetersMoved,
)
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.words import words


def lose_link(state: State, command: meter_commands.LoseLink) -> Outcome:
    if state.link == Link(command.source, command.why) or command.why is LinkTrouble.NONE or not command.source:
        return Refusal(words("The link stands as it is told"), METER_RULE, words("Go on."))
    return (MeterLinkLost(command.source, command.why, command.detail),)


def compare_meters(state: State, command: meter_commands.CompareMeters) -> Outcome:
    """What this table says of itself is what its own journal comes to."""
    if not command.source or command.here != {meter: state.grown.get(meter, 0) for meter in command.here}:
        return Refusal(words("The meters have grown since"), METER_RULE, words("Compare them anew."))
    compared = MetersCompared(command.source, command.here, command.there)
    if command.here == command.there:
        return compared, MeterLinkBack(command.source)
    detail = differing(command.here, command.there)
    return compared, MeterLinkLost(command.source, LinkTrouble.TOTALS_DIFFER, detail)


def move_meters(state: State, command: meter_commands.MoveMeters) -> Outcome:
    progressive = state.book.progressive if state.book is not None else None
    meters = {meter.id for meter in (progressive.meters if progressive else ())}
    known = all(meter in meters and by for meter, by in command.moved.items())
    if not (command.moved and known and command.source):
        return Refusal(words("No meter moved"), METER_RULE, words("Go on."))
    return (MetersMoved(command.moved, command.source),)


def differing(here: Mapping[str, int], there: Mapping[str, int]) -> str:
    """As the log tells it, in hundredths of a cent."""
    meters = sorted({*here, *there})
    return ", ".join(
        f"{meter}: here {here.get(meter, 0)}, there {there.get(meter, 0)}"
        for meter in meters
        if here.get(meter) != there.get(meter)
    )

"""Entry point for decisions about meters and jackpots."""

from collections.abc import Iterator, Mapping

from dealer_terminal.procedure import facts, meter_commands, meter_facts, notes
from dealer_terminal.procedure.citations import METER_RULE
from dealer_terminal.procedure.deciding import jackpot, meter_adjustments
from dealer_terminal.procedure.deciding.outcome import Outcome, by_house, refuse
from dealer_terminal.procedure.facts import Fact, RaisedBy
from dealer_terminal.procedure.irregularities import procedure
from dealer_terminal.procedure.meter_commands import MeterCommand
from dealer_terminal.procedure.meter_facts import (
    LinkTrouble,
    MeterLink,
    MeterLinkBack,
    MeterLinkLost,
    MetersCompared,
    MetersMoved,
)
from dealer_terminal.procedure.progressive import progressive_of, wagered
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.words import words
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.rules.money import increments


def decide_meters(state: State, command: MeterCommand) -> Outcome:
    match command:
        case meter_commands.CountChips():
            return count_chips(state, command)
        case meter_commands.AdjustMeter():
            return meter_adjustments.adjust_meter(state, command)
        case meter_commands.LoseLink():
            return lose_link(state, command)
        case meter_commands.CompareMeters():
            return compare_meters(state, command)
        case meter_commands.MoveMeters():
            return move_meters(state, command)
        case meter_commands.OpenJackpot():
            return jackpot.open_jackpot(state, command)
        case meter_commands.ChooseJackpot():
            return jackpot.choose(state, command)
        case meter_commands.DismissJackpot():
            return jackpot.dismiss(state, command)
        case meter_commands.ProceedJackpot():
            return jackpot.proceed(state, command)
        case meter_commands.PayJackpot():
            return jackpot.pay(state, command)
        case meter_commands.CancelJackpot():
            return jackpot.cancel(state, command)
        case meter_commands.VerifyJackpot():
            return jackpot.verify_jackpot(state, command)


def count_chips(state: State, command: meter_commands.CountChips) -> Outcome:
    if state.phase is not Phase.CHIPS:
        return refuse(state, words("Progressive chips are not counted now"), "wagers-closed")
    if command.chips < 0:
        return by_house(
            state,
            IrregularityId.CHIPS_DIFFER,
            words("A count is not below nothing"),
            words("Enter how many chips there are."),
        )
    wagers = wagered(state)
    counted = meter_facts.ChipsCounted(command.chips, wagers)
    if command.chips != len(wagers):
        note = str(notes.counted_note(command.chips, len(wagers)))
        rule = procedure(state, IrregularityId.CHIPS_DIFFER).citation
        return counted, facts.IrregularityReported(IrregularityId.CHIPS_DIFFER, rule, RaisedBy.TERMINAL, note=note)
    return counted, *growth(state)


def growth(state: State) -> Iterator[Fact]:
    """Yield the growth of the meters by the locked wagers. A dealer cannot undo it, so no wager grows a meter twice."""
    progressive, wagers = progressive_of(state), wagered(state)
    rule = progressive.meters[0].citation
    yield meter_facts.MetersGrew(wagers, increments(progressive, wagers), rule)


def lose_link(state: State, command: meter_commands.LoseLink) -> Outcome:
    if state.link == MeterLink(command.source, command.why) or command.why is LinkTrouble.NONE or not command.source:
        return Refusal(words("The link stands as it is told"), METER_RULE, words("Go on."))
    return (MeterLinkLost(command.source, command.why, command.detail),)


def compare_meters(state: State, command: meter_commands.CompareMeters) -> Outcome:
    """Compare the linked set's totals with this table's, which must be those of its own journal."""
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
    """Return the differences as text for the journal, in hundredths of a cent."""
    meters = sorted({*here, *there})
    return ", ".join(
        f"{meter}: here {here.get(meter, 0)}, there {there.get(meter, 0)}"
        for meter in meters
        if here.get(meter) != there.get(meter)
    )

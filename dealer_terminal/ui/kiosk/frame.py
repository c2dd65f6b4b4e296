"""The frame: the whole screen, with the table and the sheet over it."""

from msgspec.structs import replace

from dealer_terminal.procedure.progressive_view import progressive_view
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.ui.kiosk.props import (
    ChecklistProps,
    DealerProps,
    FeltProps,
    KioskProps,
    RefusalProps,
    SettlementProps,
)
from dealer_terminal.ui.kiosk.regions.checklist import checklist_panel
from dealer_terminal.ui.kiosk.regions.progressive import meter_signs
from dealer_terminal.ui.kiosk.regions.seats import dealer_hand, felt, with_counting
from dealer_terminal.ui.kiosk.regions.settlement import difference, manual_key, settlement
from dealer_terminal.ui.kiosk.regions.status import status, summary
from dealer_terminal.ui.kiosk.sheet import Inputs, Round
from dealer_terminal.ui.kiosk.surfaces import SheetProps
from dealer_terminal.ui.kit.languages import Say
from dealer_terminal.ui.kit.props import Props
from dealer_terminal.ui.players.board import PlayersProps, players


class FrameProps(Props, frozen=True):
    """Props of the whole screen. A refusal has its own region above any sheet."""

    table: KioskProps
    over: SheetProps
    refusal: RefusalProps = RefusalProps()
    players: PlayersProps = PlayersProps()
    mark: str = ""
    dimmed: bool = False
    theme: str = "felt"
    four_colours: bool = True
    moves: bool = True
    drift_x: int = 0
    drift_y: int = 0
    drift_most: int = 0


def frame(inputs: Inputs, say: Say) -> FrameProps:
    desk, around = inputs.desk, inputs.around
    return FrameProps(
        table=_table(inputs, say),
        over=desk.sheet.shows(inputs, say),
        refusal=_refusal(inputs, say),
        players=players(inputs.state, say),
        mark=desk.sheet.mark(inputs, say),
        dimmed=desk.dimmed,
        theme=desk.theme,
        four_colours=desk.four_colours,
        moves=inputs.room.settings.motion,
        drift_x=around.drift.x,
        drift_y=around.drift.y,
        drift_most=inputs.room.settings.drift_px,
    )


def _table(inputs: Inputs, say: Say) -> KioskProps:
    sheet, chips = inputs.desk.sheet, inputs.room.settings.chips
    shown = _looked_at(inputs)
    opened = shown.state.phase is not Phase.CLOSED
    props = KioskProps(
        status=status(inputs, say),
        checklist=_checklist(inputs, shown.state, say) if opened else ChecklistProps("", ()),
        instruction=sheet.instructs(inputs, say),
        felt=felt(shown, sheet, say, chips) if opened else FeltProps(()),
        primary=sheet.primary(inputs, say),
        secondary=sheet.bar(inputs, say),
        dealer=dealer_hand(shown.state, say) if opened else DealerProps(),
        meters=meter_signs(progressive_view(shown.state), say),
        settlement=_settled(inputs, shown, say),
        summary=summary(inputs, say),
        manual=manual_key(inputs.state, sheet, say),
    )
    return with_counting(props, shown.state, shown.seat)


def _looked_at(inputs: Inputs) -> Round:
    """Return the round that the sheet shows. A difference of a finished round is settled without a hand on the
    table."""
    shown = inputs.desk.sheet.looks_at(inputs)
    return replace(shown, seat=0) if _owes(inputs) else shown


def _settled(inputs: Inputs, shown: Round, say: Say) -> SettlementProps:
    chips = inputs.room.settings.chips
    return difference(inputs.state, say, chips) if _owes(inputs) else settlement(shown.state, shown.seat, say, chips)


def _owes(inputs: Inputs) -> bool:
    return bool(inputs.state.owing) and inputs.desk.sheet.sums_up()


def _checklist(inputs: Inputs, state: State, say: Say) -> ChecklistProps:
    shown = checklist_panel(state, inputs.room.settings.senses, say)
    return replace(shown, title=say("CHECKLIST OFF")) if inputs.around.broken else shown


def _refusal(inputs: Inputs, say: Say) -> RefusalProps:
    refusal = inputs.desk.refusal
    return RefusalProps(say(refusal.why), say(refusal.instead), refusal.rule)

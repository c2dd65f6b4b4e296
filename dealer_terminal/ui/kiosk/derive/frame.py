"""The whole screen."""

from msgspec.structs import replace

from dealer_terminal.procedure.checklist import Instruction
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.procedure.view import View, published
from dealer_terminal.ui.kiosk.derive.actions import primary_action, secondary
from dealer_terminal.ui.kiosk.derive.board import board
from dealer_terminal.ui.kiosk.derive.checklist import checklist
from dealer_terminal.ui.kiosk.derive.form import form
from dealer_terminal.ui.kiosk.derive.meters import players
from dealer_terminal.ui.kiosk.derive.pads import amount_pad, card_pad, wager_pad
from dealer_terminal.ui.kiosk.derive.paper import paper
from dealer_terminal.ui.kiosk.derive.progressive import meters
from dealer_terminal.ui.kiosk.derive.seats import card, felt
from dealer_terminal.ui.kiosk.derive.settlement import in_turn, settlement
from dealer_terminal.ui.kiosk.derive.six_cards import qualifies, with_six_cards
from dealer_terminal.ui.kiosk.derive.status import status
from dealer_terminal.ui.kiosk.derive.text_pad import text_pad
from dealer_terminal.ui.kiosk.frame import AmountPadProps, CardPadProps, FormProps, FrameProps, PaperProps
from dealer_terminal.ui.kiosk.inputs import Inputs
from dealer_terminal.ui.kiosk.props import (
    CardProps,
    ChecklistProps,
    DealerProps,
    FeltProps,
    InstructionProps,
    KioskProps,
    RefusalProps,
)
from dealer_terminal.ui.kiosk.react.jackpots import approved_seat
from dealer_terminal.ui.kiosk.react.meters import METER, METER_WHYS
from dealer_terminal.ui.kiosk.say import Say
from dealer_terminal.ui.kiosk.sheets import AmountPad, CardPad, Form, Nothing, Paper, Recall, WagerPad, Writing
from dealer_terminal.ui.kiosk.text_props import TextPadProps


def frame(inputs: Inputs, say: Say) -> FrameProps:
    free = inputs.view.question is None and not approved_seat(inputs.state)
    on_table = isinstance(inputs.desk.sheet, Nothing) and free
    refusal = _refusal(inputs, say)
    return FrameProps(
        table=_table(inputs, refusal if on_table else RefusalProps(), say),
        amount_pad=_amount_pad(inputs, say),
        card_pad=_card_pad(inputs, say),
        board=board(inputs, say),
        form=_form(inputs, say),
        text_pad=_text_pad(inputs, say),
        paper=_paper(inputs, say),
        refusal=RefusalProps() if on_table else refusal,
        players=players(inputs.state, say),
        mark=_mark(inputs, say),
        dimmed=inputs.desk.dimmed,
        theme=inputs.desk.theme,
        four_colours=inputs.desk.four_colours,
        drift_x=inputs.around.drift.x,
        drift_y=inputs.around.drift.y,
    )


def _table(inputs: Inputs, refusal: RefusalProps, say: Say) -> KioskProps:
    state, view, seat = _looked_at(inputs)
    opened, rack = view.phase is not Phase.CLOSED, inputs.room.settings.chips
    props = KioskProps(
        status=status(inputs, say),
        checklist=_checklist(inputs, view, say) if opened else ChecklistProps("", ()),
        instruction=_instruction(inputs, view.instruction, say),
        felt=felt(state, view, inputs.desk.sheet, say, rack) if opened else FeltProps(()),
        primary=primary_action(inputs, say),
        secondary=secondary(inputs, say),
        dealer=_dealer(state, view, say) if opened else DealerProps(),
        meters=meters(inputs.view.progressive, say),
        settlement=settlement(state, view, seat if opened else 0, say, rack),
        refusal=refusal,
    )
    return with_six_cards(props, state, view, seat)


def _checklist(inputs: Inputs, view: View, say: Say) -> ChecklistProps:
    shown = checklist(view, inputs.room.settings.senses, say)
    return replace(shown, title=say("CHECKLIST OFF")) if inputs.around.broken else shown


def _looked_at(inputs: Inputs) -> tuple[State, View, int]:
    """The table as it stands, or a past round that is recalled."""
    match inputs.desk.sheet:
        case Recall(back=back, seat=seat) if inputs.around.past:
            past = inputs.around.past[min(back, len(inputs.around.past) - 1)]
            return past, published(past), seat
        case _:
            return inputs.state, inputs.view, in_turn(inputs.view)


def _instruction(inputs: Inputs, instruction: Instruction, say: Say) -> InstructionProps:
    match inputs.desk.sheet:
        case Recall():
            past = _looked_at(inputs)[0]
            words = say("Round {number} as it ended. Touch a position for its hand.").format(number=past.round)
            return InstructionProps(words, past.rulebook().source.revision)
        case _:
            words = say(instruction.prompt)
            in_english = str(instruction.prompt)
            printed = "" if words == in_english else in_english
            return InstructionProps(words, instruction.citation, printed)


def _dealer(state: State, view: View, say: Say) -> DealerProps:
    if not state.game().dealer_packet:
        return DealerProps()
    simulated = view.cards_from is CardsFrom.SIMULATED
    lying = tuple(card(each, simulated=simulated) for each in view.dealer_cards)
    cards = lying or (CardProps(),) * view.dealer_face_down
    says = state.game().says(state.tables(), {"hand": view.dealer_cards}) if view.dealer_cards else ""
    label = say("DEALER") if cards else ""
    return DealerProps(label=label, cards=cards, total=says, qualifies=qualifies(view.dealer_cards, say))


def _refusal(inputs: Inputs, say: Say) -> RefusalProps:
    refusal = inputs.desk.refusal
    return RefusalProps(say(refusal.why), say(refusal.instead), refusal.rule)


def _amount_pad(inputs: Inputs, say: Say) -> AmountPadProps:
    match inputs.desk.sheet:
        case WagerPad() as pad:
            return wager_pad(inputs, pad, say)
        case AmountPad() as pad:
            return amount_pad(inputs, pad, _what(inputs, pad, say), say)
        case _:
            return AmountPadProps()


def _what(inputs: Inputs, pad: AmountPad, say: Say) -> str:
    """`4:natural-31`, `ante:most` or `camera`, in words."""
    first, _, second = pad.what.partition(":")
    if pad.what.startswith(METER):
        meter, _, why = second.partition(":")
        return f"{inputs.state.rulebook().meter(meter).name} · {say(METER_WHYS[why])}"
    if first.isdigit():
        spot = inputs.state.rulebook().spot(second.partition(":")[0]).name
        return say("Position {seat} · {spot}: what was due").format(seat=first, spot=spot)
    thresholds = {
        "camera": say("Camera above"),
        "deal": say("Limit of a deal"),
        "jackpot": say("Jackpot above"),
    }
    return thresholds.get(first) or f"{first.replace('-', ' ').upper()} · {say(second)}"


def _card_pad(inputs: Inputs, say: Say) -> CardPadProps:
    match inputs.desk.sheet:
        case CardPad() as pad:
            return card_pad(inputs, pad, say)
        case _:
            return CardPadProps()


def _form(inputs: Inputs, say: Say) -> FormProps:
    match inputs.desk.sheet:
        case Form() as sheet:
            return form(inputs, sheet, say)
        case _:
            return FormProps()


def _text_pad(inputs: Inputs, say: Say) -> TextPadProps:
    match inputs.desk.sheet:
        case Writing() as writing:
            return text_pad(writing, say)
        case _:
            return TextPadProps()


def _paper(inputs: Inputs, say: Say) -> PaperProps:
    match inputs.desk.sheet:
        case Paper(page=page):
            return paper(inputs, page, say)
        case Recall():
            return PaperProps()
        case _ if inputs.around.broken:
            return paper(inputs, 0, say)
        case _:
            return PaperProps()


def _mark(inputs: Inputs, say: Say) -> str:
    if isinstance(inputs.desk.sheet, Recall):
        return say("RECALL")
    return say("CHECKLIST OFF") if inputs.around.broken else ""

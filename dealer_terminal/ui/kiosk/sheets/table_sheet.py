"""The bare table without a sheet: its primary action, and the effect of taps on seats and circles."""

from msgspec.structs import replace

from dealer_terminal.procedure import commands, meter_commands
from dealer_terminal.procedure.jackpot import ASKING
from dealer_terminal.procedure.progressive import touchable
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Phase, State, decides, tellable
from dealer_terminal.procedure.words import words
from dealer_terminal.rules.hand import Decision
from dealer_terminal.ui.kiosk import motion as m
from dealer_terminal.ui.kiosk.bar import more_key, usual_bar
from dealer_terminal.ui.kiosk.motion import sealed, shown_to_reader
from dealer_terminal.ui.kiosk.primary import commands_of, needs_the_reader, primary_key
from dealer_terminal.ui.kiosk.props import ActionProps, InstructionProps
from dealer_terminal.ui.kiosk.sheet import Here, Inputs, Light, Reaction, Sheet
from dealer_terminal.ui.kiosk.sheets.approval import deck_approval, payout_approval
from dealer_terminal.ui.kiosk.sheets.deal_limit import DealLimit
from dealer_terminal.ui.kiosk.sheets.hand_cards import cards_due
from dealer_terminal.ui.kiosk.sheets.jackpot_verdict import jackpot_verdict
from dealer_terminal.ui.kiosk.sheets.reader_help import ReaderHelp
from dealer_terminal.ui.kiosk.sheets.wager_pad import circle_touched, seat_in_wagers
from dealer_terminal.ui.kiosk.verbs import verb
from dealer_terminal.ui.kit.languages import Say

BY_ITSELF = Refusal(words("The reader reports this by itself"), "House Procedure 13", words("Wait for it."))
_AWAIT_A_TOUCH = (Phase.WAGERS, Phase.DECISIONS)


class BareTable(Sheet[None], frozen=True):
    def fits(self, state: State) -> bool:
        dealt = state.dealer is not None and state.phase is not Phase.CLOSED and state.issue is None
        return dealt and not any(jackpot.stage in ASKING for jackpot in state.jackpots.values())

    def seat_touched(self, here: Here, seat: int) -> Reaction:
        state = here.state
        match state.phase:
            case Phase.WAGERS:
                return seat_in_wagers(here, seat)
            case Phase.DECISIONS:
                return here.clears(next_decision(state, seat))
            case Phase.SETTLE if seat in touchable(state):
                return here.clears(meter_commands.OpenJackpot(seat))
            case _:
                return here.clears()

    def spot_touched(self, here: Here, seat: int, spot: str) -> Reaction:
        if here.state.phase is not Phase.WAGERS:
            return self.seat_touched(here, seat)
        return circle_touched(here, seat, spot)

    def entered(self, here: Here) -> Reaction:
        state = here.state
        motion = m.motion(state, here.room.settings.senses)
        match motion:
            case m.Await() | m.NoMoreBets() if needs_the_reader(state, motion):
                return here.opens(ReaderHelp())
            case m.Await():
                return here.refuses(BY_ITSELF)
            case m.PayoutHeldMotion(seat=seat, spot=spot):
                return here.opens(payout_approval(seat, spot))
            case m.JackpotPending(seat=seat):
                return here.opens(jackpot_verdict(state, seat))
            case m.NewDeck():
                return here.opens(deck_approval())
            case m.OverLimit():
                return here.opens(DealLimit())
            case m.EnterCards(seat=seat) | m.Show(seat=seat):
                return here.opens(cards_due(state, seat))
            case m.PaidMotion(then=then) if then and not (sealed(state, then) or shown_to_reader(state)):
                return here.opens(cards_due(state, then), *commands_of(state, motion))
            case _:
                return here.clears(*commands_of(state, motion))

    def primary(self, inputs: Inputs, say: Say) -> ActionProps:
        return primary_key(inputs.state, inputs.room.settings.senses, inputs.around.reader, say)

    def instructs(self, inputs: Inputs, say: Say) -> InstructionProps:
        motion = m.motion(inputs.state, inputs.room.settings.senses)
        now = verb(inputs.state, motion, say)
        return replace(super().instructs(inputs, say), verb=now.text, result=now.result)

    def sums_up(self) -> bool:
        return True

    def bar(self, inputs: Inputs, say: Say) -> tuple[ActionProps, ...]:
        return usual_bar(inputs.state, say, more_key(say), undoes=True)

    def lit(self, state: State) -> Light:
        return Light((state.owing[0].line.seat,)) if state.owing else super().lit(state)

    def seats_touchable(self, state: State) -> bool:
        return state.phase in _AWAIT_A_TOUCH or bool(touchable(state))

    def spots_touchable(self, state: State) -> bool:
        return state.phase is Phase.WAGERS

    def numbers_touchable(self, state: State) -> bool:
        return state.phase is Phase.WAGERS

    def seats_asked(self, state: State) -> frozenset[int]:
        """Return the seats with a decision to make, or during settlement those that may have a jackpot."""
        if state.phase is Phase.DECISIONS:
            return frozenset(number for number in state.playing() if decides(state, number))
        return frozenset(touchable(state)) if state.phase is Phase.SETTLE else super().seats_asked(state)

    def seats_quick(self, state: State) -> frozenset[int]:
        """Return the seats that can claim a 16. The claim is the tap after the fold, and decisions are not locked
        yet."""
        if state.phase is not Phase.DECISIONS:
            return super().seats_quick(state)
        return frozenset(number for number in state.playing() if tellable(state, number))


def next_decision(state: State, number: int) -> commands.Decide:
    """Return the next decision for a tap: fold, fold with each claim that keeps a wager, then play again. Every hand
    plays until it is tapped."""
    seat = state.seat(number)
    ways = ((), *((claim,) for claim in tellable(state, number)))
    if seat.decision is not Decision.FOLD:
        return commands.Decide(number, Decision.FOLD)
    later = ways[ways.index(seat.claims) + 1 :] if seat.claims in ways else ()
    return commands.Decide(number, Decision.FOLD, later[0]) if later else commands.Decide(number, Decision.PLAY)

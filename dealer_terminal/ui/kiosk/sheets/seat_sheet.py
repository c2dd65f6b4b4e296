"""One position while wagers are placed: its last wagers again, all doubled or cleared, its player gone or late."""

from collections.abc import Mapping
from enum import Enum
from typing import assert_never

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.decide import decide
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.kiosk.sheet import Here, Inputs, Light, Reaction, Sheet
from dealer_terminal.ui.kiosk.sheets.wager_pad import circle_touched, seat_in_wagers
from dealer_terminal.ui.kiosk.surfaces import BoardProps, OptionProps
from dealer_terminal.ui.shared.languages import Say


class PlayerKey(Enum):
    AGAIN = "again"
    DOUBLE = "double"
    CLEAR = "clear-seat"
    LEAVES = "leaves"
    LATE = "late"


class SeatSheet(Sheet[PlayerKey], frozen=True):
    """Every key asks the table what it would do: it says that, or why it can't be."""

    seat: int

    def fits(self, state: State) -> bool:
        return state.phase is Phase.WAGERS and state.issue is None

    def pressed(self, here: Here, key: PlayerKey) -> Reaction:
        return here.clears(self._asks(key, here.state))

    def seat_touched(self, here: Here, seat: int) -> Reaction:
        return seat_in_wagers(here, seat)

    def spot_touched(self, here: Here, seat: int, spot: str) -> Reaction:
        return circle_touched(here, seat, spot)

    def shows(self, inputs: Inputs, say: Say) -> BoardProps:
        state = inputs.state
        return BoardProps(
            title=say("Position {seat}", seat=self.seat),
            question=self._lies(state, say),
            back_text=say("Back"),
            options=tuple(self._option(key, state, say) for key in PlayerKey),
            columns=3,
        )

    def lit(self) -> Light:
        return Light(self.seat)

    def seats_touchable(self, state: State) -> bool:
        return True

    def spots_touchable(self, state: State) -> bool:
        return True

    def numbers_touchable(self, state: State) -> bool:
        return True

    def _asks(self, key: PlayerKey, state: State) -> Command:
        match key:
            case PlayerKey.AGAIN:
                return commands.RepeatWagers((self.seat,))
            case PlayerKey.DOUBLE:
                return commands.DoubleWagers(self.seat)
            case PlayerKey.CLEAR:
                return commands.ClearWagers(self.seat)
            case PlayerKey.LEAVES:
                return commands.LeaveSeat(self.seat)
            case PlayerKey.LATE:
                return commands.SitIn(self.seat) if state.seat(self.seat).late else commands.SitOut(self.seat)
            case _:
                assert_never(key)

    def _option(self, key: PlayerKey, state: State, say: Say) -> OptionProps:
        outcome = decide(state, self._asks(key, state))
        late = key is PlayerKey.LATE and state.seat(self.seat).late
        if isinstance(outcome, Refusal):
            return OptionProps(key, _called(key, say), say(outcome.why), self._worth(key, state), dim=True)
        placed = next((_placed(fact, self.seat) for fact in outcome), {})
        note = _listed(placed, state) if key is PlayerKey.AGAIN else _means(key, say)
        return OptionProps(key, _called(key, say), note, _sum(placed) or self._worth(key, state), chosen=late)

    def _worth(self, key: PlayerKey, state: State) -> str:
        """What was placed last, or goes back."""
        match key:
            case PlayerKey.AGAIN:
                return _sum(state.last_wagers.get(self.seat, {}))
            case PlayerKey.CLEAR | PlayerKey.LEAVES | PlayerKey.LATE:
                return _sum(state.seat(self.seat).wagers)
            case PlayerKey.DOUBLE:
                return ""
            case _:
                assert_never(key)

    def _lies(self, state: State, say: Say) -> str:
        if state.seat(self.seat).late:
            return say("Late: sits this round out")
        return _listed(state.seat(self.seat).wagers, state) or say("No wager lies there")


def _called(key: PlayerKey, say: Say) -> str:
    match key:
        case PlayerKey.AGAIN:
            return say("Same again")
        case PlayerKey.DOUBLE:
            return say("Double")
        case PlayerKey.CLEAR:
            return say("Clear")
        case PlayerKey.LEAVES:
            return say("Leaves")
        case PlayerKey.LATE:
            return say("Late")
        case _:
            assert_never(key)


def _means(key: PlayerKey, say: Say) -> str:
    match key:
        case PlayerKey.CLEAR:
            return say("All wagers go back")
        case PlayerKey.LEAVES:
            return say("Nothing is repeated")
        case PlayerKey.LATE:
            return say("Sits this round out")
        case PlayerKey.DOUBLE:
            return say("Each wager twice")
        case PlayerKey.AGAIN:
            return ""
        case _:
            assert_never(key)


def _placed(fact: facts.Fact, seat: int) -> Mapping[str, int]:
    match fact:
        case facts.WagersSet(wagers=wagers):
            return wagers
        case facts.WagersRepeated(wagers=repeated):
            return repeated[seat]
        case _:
            return {}


def _listed(wagers: Mapping[str, int], state: State) -> str:
    """As the circles say it."""
    printed = state.game().layout
    named = (f"{printed[spot].label} {dollars(cents)}" for spot, cents in wagers.items() if cents)
    return " · ".join(each.replace(" ", "\u00a0") for each in named)


def _sum(wagers: Mapping[str, int]) -> str:
    total = sum(wagers.values())
    return dollars(total) if total else ""

"""Actions on one position while bets are placed: repeat, double, clear, leave, or sit out."""

from collections.abc import Iterator, Mapping
from enum import Enum
from functools import reduce
from typing import assert_never

from msgspec import Struct

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.decide import decide
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.kiosk.money import listed
from dealer_terminal.ui.kiosk.sheet import Here, Inputs, OfSeat, Reaction
from dealer_terminal.ui.kiosk.sheets.wager_pad import circle_touched, seat_in_wagers
from dealer_terminal.ui.kiosk.surfaces import BoardProps, OptionProps
from dealer_terminal.ui.kit.languages import Say


class PlayerKey(Enum):
    AGAIN = "again"
    DOUBLE = "double"
    CLEAR = "clear-seat"
    LEAVES = "leaves"
    LATE = "late"


class SeatSheet(OfSeat[PlayerKey], frozen=True):
    """Sheet of a position. Each key previews its command and shows the resulting wagers with their sum, or the reason
    why it is not possible."""

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
            columns=2,
        )

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
            return OptionProps(key, _called(key, say), say(outcome.why), dim=True)
        moves = _moves(state, reduce(evolve, outcome, state), self.seat)
        note = "; ".join(filter(None, (*moves.told(state, say), self._besides(key, state, say))))
        return OptionProps(key, _called(key, say), note, moves.sum(), chosen=late)

    def _besides(self, key: PlayerKey, state: State, say: Say) -> str:
        """Return the effect on the player."""
        match key:
            case PlayerKey.LEAVES if self.seat in state.last_wagers:
                return say("not repeated: {wagers}", wagers=_listed(state.last_wagers[self.seat], state))
            case PlayerKey.LEAVES:
                return say("Nothing is repeated")
            case PlayerKey.LATE:
                return say("Plays this round") if state.seat(self.seat).late else say("Sits this round out")
            case PlayerKey.AGAIN | PlayerKey.DOUBLE | PlayerKey.CLEAR:
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


class _Moves(Struct, frozen=True):
    """Changes to wagers by circle: new or changed amounts, unchanged amounts, and returned amounts."""

    placed: Mapping[str, int]
    stay: Mapping[str, int]
    back: Mapping[str, int]

    def told(self, state: State, say: Say) -> Iterator[str]:
        yield _listed(self.placed, state)
        yield say("stays: {wagers}", wagers=_listed(self.stay, state)) if self.stay else ""
        yield say("back: {wagers}", wagers=_listed(self.back, state)) if self.back else ""

    def sum(self) -> str:
        """Return the sum of the resulting wagers, or of the returned ones if none remain."""
        total = sum(self.placed.values()) + sum(self.stay.values()) or sum(self.back.values())
        return dollars(total) if total else ""


def _moves(before: State, after: State, seat: int) -> _Moves:
    old, new = before.seat(seat).wagers, after.seat(seat).wagers
    return _Moves(
        {spot: cents for spot, cents in new.items() if cents and cents != old.get(spot, 0)},
        {spot: cents for spot, cents in new.items() if cents and cents == old.get(spot, 0)},
        {spot: cents for spot, cents in old.items() if cents and not new.get(spot, 0)},
    )


def _listed(wagers: Mapping[str, int], state: State) -> str:
    """Return the wagers with their names as printed on the circles."""
    printed = state.game().layout
    return listed(f"{printed[spot].label} {dollars(cents)}" for spot, cents in wagers.items() if cents)

"""Entry of an amount for one circle. Tapping another circle places the amount first."""

from enum import Enum

from msgspec.structs import replace

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.kiosk.amounts import AmountEntry, chip_keys, clear_key, digit_keys
from dealer_terminal.ui.kiosk.bar import ready_key, waiting_key
from dealer_terminal.ui.kiosk.keys import AmountKey
from dealer_terminal.ui.kiosk.money import chip_words
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.kiosk.sheet import Here, Inputs, Light, Reaction, Sheet
from dealer_terminal.ui.kiosk.surfaces import AmountPadProps, KeyProps
from dealer_terminal.ui.kit.languages import Say


class AgainKey(Enum):
    """Key that repeats the wager of this circle from the last round."""

    SAME = "again"


class WagerPad(Sheet[AmountKey | AgainKey], frozen=True):
    seat: int
    spot: str
    amount: AmountEntry

    def fits(self, state: State) -> bool:
        return state.phase is Phase.WAGERS and state.issue is None

    def pressed(self, here: Here, key: AmountKey | AgainKey) -> Reaction:
        if isinstance(key, AgainKey):
            return here.clears(commands.PlaceWager(self.seat, self.spot, self._last(here.state)))
        return here.opens(replace(self, amount=self.amount.with_key(key)))

    def entered(self, here: Here) -> Reaction:
        nothing = not (self.amount.cents or self._lies(here.state))
        return here.stays() if nothing else here.clears(*self._placed(here.state))

    def seat_touched(self, here: Here, seat: int) -> Reaction:
        return self._moved(here, seat, first_spot(here.state))

    def spot_touched(self, here: Here, seat: int, spot: str) -> Reaction:
        return self._moved(here, seat, spot if spot in here.state.in_force().limits else first_spot(here.state))

    def shows(self, inputs: Inputs, say: Say) -> AmountPadProps:
        state = inputs.state
        limit = state.in_force().limits[self.spot]
        name = state.rulebook().spot(self.spot).name
        last = self._last(state)
        repeats = say("Same again: {amount}", amount=dollars(last)) if last else say("Same again")
        again = KeyProps(AgainKey.SAME, repeats, sign="again", possible=bool(last))
        return AmountPadProps(
            title=say("Position {seat} · {spot}", seat=self.seat, spot=name),
            back_text=say("Back"),
            amount=dollars(self.amount.cents),
            made_of=chip_words(self.amount.cents, inputs.room.settings.chips, say),
            limits=_limits(limit.least, limit.most, limit.step, say),
            refusal=self._beyond(state, say),
            chips=chip_keys(inputs.room.settings.chips, say, limit.step, limit.most),
            digits=digit_keys(say),
            others=(again, clear_key(say)),
        )

    def primary(self, inputs: Inputs, say: Say) -> ActionProps:
        place, lacks = say("Place wager"), self._beyond(inputs.state, say) or self._nothing(inputs.state, say)
        return waiting_key(place, lacks) if lacks else ready_key(place, self._goes_back(inputs.state, say))

    def lit(self, state: State) -> Light:
        return Light((self.seat,), self.spot, self.amount.cents)

    def seats_touchable(self, state: State) -> bool:
        return True

    def spots_touchable(self, state: State) -> bool:
        return True

    def numbers_touchable(self, state: State) -> bool:
        return True

    def takes_along(self, state: State) -> tuple[Command, ...]:
        return self._placed(state)

    def _moved(self, here: Here, seat: int, spot: str) -> Reaction:
        placed = self._placed(here.state)
        one = one_size(here.state, seat, spot)
        return here.clears(*placed, *one) if one else here.opens(wager_pad(here.state, seat, spot), *placed)

    def _last(self, state: State) -> int:
        """Return the wager of this circle in the last round."""
        return state.last_wagers.get(self.seat, {}).get(self.spot, 0)

    def _placed(self, state: State) -> tuple[Command, ...]:
        """Return the command that places the amount; none if it is unchanged."""
        cents = self.amount.cents
        return () if cents == self._lies(state) else (commands.PlaceWager(self.seat, self.spot, cents),)

    def _lies(self, state: State) -> int:
        return state.seat(self.seat).wagers.get(self.spot, 0)

    def _nothing(self, state: State, say: Say) -> str:
        return "" if self.amount.cents or self._lies(state) else say("Enter an amount")

    def _goes_back(self, state: State, say: Say) -> str:
        return "" if self.amount.cents else say("{amount} goes back", amount=dollars(self._lies(state)))

    def _beyond(self, state: State, say: Say) -> str:
        """Return the limit that the amount violates; empty if none. It is shown before the wager is placed."""
        limit, cents = state.in_force().limits[self.spot], self.amount.cents
        if cents > limit.most:
            return say("{amount} at most", amount=dollars(limit.most))
        if 0 < cents < limit.least:
            return say("{amount} at least", amount=dollars(limit.least))
        return say("In steps of {amount}", amount=dollars(limit.step)) if cents % limit.step else ""


def wager_pad(state: State, seat: int, spot: str) -> WagerPad:
    return WagerPad(seat, spot, AmountEntry(state.seat(seat).wagers.get(spot, 0)))


def one_size(state: State, seat: int, spot: str) -> tuple[Command, ...]:
    """Return the command that places or removes a wager with only one possible amount."""
    limit = state.in_force().limits.get(spot)
    if limit is None or limit.least != limit.most:
        return ()
    return (commands.PlaceWager(seat, spot, 0 if state.seat(seat).wagers.get(spot) else limit.most),)


def seat_in_wagers(here: Here, seat: int) -> Reaction:
    """Repeat the last wagers of a seat without wagers, or open its first circle."""
    state = here.state
    if seat in state.last_wagers and not state.seat(seat).staked():
        return here.clears(commands.RepeatWagers((seat,)))
    return here.opens(wager_pad(state, seat, first_spot(state)))


def circle_touched(here: Here, seat: int, spot: str) -> Reaction:
    state = here.state
    one = one_size(state, seat, spot)
    if one:
        return here.clears(*one)
    return here.opens(wager_pad(state, seat, spot if spot in state.in_force().limits else first_spot(state)))


def first_spot(state: State) -> str:
    return next(spot for spot in state.rulebook().spot_ids() if spot in state.in_force().limits)


def _limits(least: int, most: int, step: int, say: Say) -> str:
    if least == most:
        return say("{amount} exactly", amount=dollars(most))
    return say("{least} to {most}, in steps of {step}", least=dollars(least), most=dollars(most), step=dollars(step))

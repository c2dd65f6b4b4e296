"""A recent round as it was before its hands were racked, newest first, and the selected seat."""

from msgspec.structs import replace

from dealer_terminal.procedure.state import State
from dealer_terminal.ui.kiosk.bar import ready_key
from dealer_terminal.ui.kiosk.keys import PageTurn
from dealer_terminal.ui.kiosk.props import ActionProps, InstructionProps
from dealer_terminal.ui.kiosk.sheet import Here, Inputs, Light, Reaction, Round, Sheet
from dealer_terminal.ui.kit.languages import Say


class Recall(Sheet[PageTurn], frozen=True):
    back: int = 0
    seat: int = 0

    def reads_only(self) -> bool:
        return True

    def pressed(self, here: Here, key: PageTurn) -> Reaction:
        back = self.back + 1 if key is PageTurn.OLDER else max(0, self.back - 1)
        return here.opens(replace(self, back=back, seat=0))

    def entered(self, here: Here) -> Reaction:
        return here.clears()

    def seat_touched(self, here: Here, seat: int) -> Reaction:
        return here.opens(replace(self, seat=seat))

    def spot_touched(self, here: Here, seat: int, spot: str) -> Reaction:
        return self.seat_touched(here, seat)

    def primary(self, inputs: Inputs, say: Say) -> ActionProps:
        if inputs.around.broken:
            return ready_key(say("Back to the manual"), say("Play has stopped"))
        return ready_key(say("Back to the table"))

    def bar(self, inputs: Inputs, say: Say) -> tuple[ActionProps, ...]:
        older, newer = self.back < len(inputs.around.past) - 1, self.back > 0
        return (
            ActionProps(PageTurn.OLDER, say("Older"), "back", possible=older),
            ActionProps(PageTurn.NEWER, say("Newer"), "arrow", possible=newer),
        )

    def instructs(self, inputs: Inputs, say: Say) -> InstructionProps:
        past = self.looks_at(inputs).state
        at, count = self._back(inputs) + 1, len(inputs.around.past)
        words = say(
            "Round {number} as it lay, {at} of {count}. Touch a position for its hand.",
            number=past.round,
            at=at,
            count=count,
        )
        return InstructionProps(words, past.rulebook().source.revision)

    def lit(self, state: State) -> Light:
        return Light((self.seat,)) if self.seat else super().lit(state)

    def seats_touchable(self, state: State) -> bool:
        return True

    def looks_at(self, inputs: Inputs) -> Round:
        past = inputs.around.past
        if not past:
            return super().looks_at(inputs)
        return Round(as_it_lay(past[self._back(inputs)]), self.seat, over=True)

    def _back(self, inputs: Inputs) -> int:
        return min(self.back, len(inputs.around.past) - 1)

    def mark(self, inputs: Inputs, say: Say) -> str:
        return say("RECALL")


def as_it_lay(state: State) -> State:
    """Return the state with wagers on their circles and hands at their seats, as if none had been racked."""
    return replace(state, seats={number: replace(seat, racked=False) for number, seat in state.seats.items()})

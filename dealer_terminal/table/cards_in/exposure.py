"""Cards that a line reader sees as they are exposed, collected until their place is full."""

from msgspec.structs import replace

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.facts import DEALER_SEAT, DEALER_STAGE
from dealer_terminal.procedure.sources import sources
from dealer_terminal.procedure.state import Phase, State, next_stage, open_cards, stages_of, to_settle
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.game import place_at
from dealer_terminal.table.cards_in.intake import ExpectedPlace, Intake, Understood, Way, cards_read, noted, ours
from dealer_terminal.table.cards_in.questions import no_fault, raise_fault
from drivers.events import CardRead


def shown_card(state: State, intake: Intake, event: CardRead) -> Understood:
    intake = at_place(state, intake)
    place = intake.place
    if not ours(state, intake) or intake.cards_from not in sources(state, place.seat):
        return noted(intake, "the table does not take its cards from this device now")
    if FaultId.IN_DOUBT in state.faults:
        return noted(intake, "a card was read while a person is asked for the cards of this place")
    read = cards_read((event.card,))
    if set(read) <= set(intake.loose):
        return noted(intake, "the same card was read again")
    if not intake.loose and set(read) <= set(open_cards(state)):
        return noted(intake, "a card that lies open was read before the first of this place")
    if state.issue is not None or not place.size:
        return _none_due(state, intake, read)
    gathered = (*intake.loose, *read)
    if len(gathered) < place.size:
        return noted(replace(intake, loose=gathered), f"{len(gathered)} of {place.size} cards are read")
    shown = commands.Expose(place.seat, place.stage, {place.place: gathered}, intake.cards_from)
    return Understood(replace(intake, loose=()), (shown,))


def _none_due(state: State, intake: Intake, read: tuple[Card, ...]) -> Understood:
    """Raise a doubt about a card exposed too early, because the later cards would go to the next hand. Ignore a card
    that is already exposed and was only moved."""
    why = "a card was read while none was due"
    if set(read) <= set(open_cards(state)) or not _places_follow(state):
        return noted(intake, why)
    return Understood(dropped(intake), raise_fault(state, FaultId.IN_DOUBT, f"{why}; {_ENTER}"), (why,))


def _places_follow(state: State) -> bool:
    """Return True if cards of this round are still to be exposed."""
    if state.phase is Phase.DEALER:
        return True
    seats = to_settle(state) if state.phase in _TURNING else ()
    return any(
        each.exposes and each.id not in state.seat(seat).stages for seat in seats for each in stages_of(state, seat)
    )


_TURNING = (Phase.DECISIONS, Phase.FOLDS, Phase.SETTLE)
_ENTER = "enter the cards of this place"


def missed(state: State, intake: Intake, why: str) -> Understood:
    """Ask a person for cards that the line reader may have missed, since it never repeats any, and take no further
    cards."""
    intake = at_place(state, intake)
    if not ours(state, intake) or not intake.place.size:
        return noted(intake, why)
    return Understood(dropped(intake), raise_fault(state, FaultId.IN_DOUBT, f"{why}; {_ENTER}"), (why,))


def place_entered(state: State, intake: Intake) -> tuple[Command, ...]:
    """Clear the doubt once a person has entered the cards of the place."""
    there = intake.way is Way.EXPOSURE and intake.place.size and place_due(state) != intake.place
    return no_fault(state, FaultId.IN_DOUBT) if there else ()


def at_place(state: State, intake: Intake) -> Intake:
    """Discard the cards collected for another place."""
    place = place_due(state)
    return intake if place == intake.place else replace(intake, place=place, loose=())


def read_so_far(state: State, intake: Intake) -> tuple[str, ...]:
    """Return the exposed cards collected so far for the current place."""
    return tuple(map(str, intake.loose)) if intake.way is Way.EXPOSURE and place_due(state) == intake.place else ()


def dropped(intake: Intake) -> Intake:
    """Discard the collected cards because the dealer rescans the hand."""
    return replace(intake, loose=())


def place_due(state: State) -> ExpectedPlace:
    if state.phase is Phase.DEALER:
        return ExpectedPlace(state.round, DEALER_SEAT, DEALER_STAGE, DEALER_STAGE, state.packet_size(DEALER_SEAT))
    seats = to_settle(state)[:1] if state.phase is Phase.SETTLE else ()
    for seat in seats:
        stage = next_stage(state, seat)
        place = place_at(state.game(), stage.id) if stage is not None else None
        if stage is not None and place is not None:
            return ExpectedPlace(state.round, seat, stage.id, place.id, len(place.at))
    return ExpectedPlace()

"""Events that a dealer names if the terms allow it. The record shows that the cards were not seen."""

from collections.abc import Mapping, Sequence

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.blockers import money_waits
from dealer_terminal.procedure.deciding.outcome import Outcome, refuse
from dealer_terminal.procedure.deciding.payments import holds_for
from dealer_terminal.procedure.deciding.settle import not_due
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.progressive import without_jackpots
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.sources import sources
from dealer_terminal.procedure.state import State, open_cards, turn
from dealer_terminal.procedure.terms import CardsFrom, EventEntry
from dealer_terminal.procedure.words import Words, listed, words
from dealer_terminal.rules.cards import DECK
from dealer_terminal.rules.game import Events
from dealer_terminal.rules.hand import ANTE, PLAY, Line
from dealer_terminal.rules.settlement import settle_events


def declare_event(state: State, command: commands.DeclareEvent) -> Outcome:
    if state.in_force().event_entry is EventEntry.CARDS_ONLY:
        return refuse(state, words("This table records the cards"), "cards", words("Enter the cards."))
    refusal = (
        not_due(state, command.seat, command.stage)
        or next(money_waits(state), None)
        or _seen_by_reader(state, command)
        or _wrong_events(state, command)
        or _impossible(state, command)
    )
    if refusal is not None:
        return refusal
    lines = lines_by_event(state, command)
    declared = facts.EventDeclared(command.seat, command.stage, command.events, lines)
    return declared, *holds_for(state, evolve(state, declared), lines)


def lines_by_event(state: State, named: commands.DeclareEvent | facts.EventDeclared) -> tuple[Line, ...]:
    """Return the lines of the stages settled by the events that the dealer named."""
    hand, live, settling = state.hand(named.seat), state.live(named.seat), state.settling()
    stages = turn(state, named.stage)
    return without_jackpots(
        state, (line for stage in stages for line in settle_events(settling, hand, stage, live, named.events))
    )


def _seen_by_reader(state: State, command: commands.DeclareEvent) -> Refusal | None:
    if CardsFrom.DEALER in sources(state, command.seat) and state.cards_from is CardsFrom.DEALER:
        return None
    return refuse(state, words("The reader knows these cards"), "cards", words("Expose them."))


def _wrong_events(state: State, command: commands.DeclareEvent) -> Refusal | None:
    wagers = wagers_due(state, command.seat, command.stage)
    if any(spot not in state.tables().tables for spot in wagers):
        return refuse(state, words("This hand is settled on its cards"), "cards", words("Enter the cards."))
    for spot in wagers:
        labels = _printed(state, spot)
        label = command.events.get(spot)
        if label is None or (label and label not in labels):
            name = state.rulebook().spot(spot).name
            return refuse(
                state,
                words("{name} needs its event", name=name),
                "cards",
                words("Choose {choices} or nothing.", choices=listed(labels)),
            )
    if set(command.events) - set(wagers):
        return refuse(
            state, words("A wager that is not resolved now has no event"), "cards", words("Name those of this turn.")
        )
    if {ANTE, PLAY} <= set(wagers) and command.events[ANTE] != command.events[PLAY]:
        why = words("Ante and Play rest on the same three cards")
        return refuse(state, why, "cards", words("Choose one event for both."))
    return None


def _impossible(state: State, command: commands.DeclareEvent) -> Refusal | None:
    """Refuse events that neither the record of the hand nor any unexposed cards can make."""
    ways = possible_events(state, command.seat)
    if any(agrees(way, command.events) for way in ways):
        return None
    spot, others = _stray(ways, command.events)
    labels = [label for label in _printed(state, spot) if any(agrees(way, {**others, spot: label}) for way in ways)]
    nothing = any(agrees(way, {**others, spot: ""}) for way in ways)
    wager, event = state.rulebook().spot(spot).name, command.events[spot]
    why = words(
        "Position {seat}: no card that is left makes “{event}” on {wager}", seat=command.seat, event=event, wager=wager
    )
    if not event:
        why = words(
            "Position {seat}: every card that is left makes an event on {wager}", seat=command.seat, wager=wager
        )
    return refuse(state, why, "cards", _choose(labels, nothing=nothing))


def _choose(labels: Sequence[str], *, nothing: bool) -> Words:
    if not labels:
        return words("Choose nothing, or call a supervisor where the record is wrong.")
    choices = listed(labels)
    if nothing:
        return words("Choose {choices} or nothing, or call a supervisor where the record is wrong.", choices=choices)
    return words("Choose {choices}, or call a supervisor where the record is wrong.", choices=choices)


def _stray(ways: tuple[Events, ...], named: Mapping[str, str]) -> tuple[str, Mapping[str, str]]:
    """Return the first wager whose event is impossible together with those of the wagers before it, and those
    events."""
    others: dict[str, str] = {}
    for spot, label in named.items():
        if not any(agrees(way, {**others, spot: label}) for way in ways):
            return spot, others
        others[spot] = label
    raise AssertionError("some way has them all")


def _printed(state: State, spot: str) -> list[str]:
    return [event.label for event in state.tables()[spot].events]


def wagers_due(state: State, number: int, stage: str) -> tuple[str, ...]:
    """Return the wagers that this stage of the hand resolves."""
    live = state.live(number)
    return tuple(spot for each in turn(state, stage) for spot in each.settles if spot in live)


def possible_events(state: State, number: int) -> tuple[Events, ...]:
    """Return every possible outcome of the hand, from its cards, the events named before, and the remaining cards."""
    lying = open_cards(state)
    left = [card for card in DECK if card not in lying]
    ways = state.game().can_come_to(state.settling(), state.hand(number), left)
    named = _standing(state, number)
    return tuple(way for way in ways if agrees(way, named)) or ways


def may_come_to(state: State, number: int, spot: str, label: str) -> bool:
    """Return True if the hand can make this event, regardless of events named before."""
    lying = open_cards(state)
    ways = state.game().can_come_to(state.settling(), state.hand(number), [card for card in DECK if card not in lying])
    return any(agrees(way, {spot: label}) for way in ways)


def _standing(state: State, number: int) -> Events:
    """Return the events named before, without those whose payment a supervisor corrected."""
    seat, hand, live = state.seat(number), state.hand(number), state.live(number)
    stages = [
        stage for stage in state.game().stages if stage.id in seat.stages and set(stage.settles) & set(seat.events)
    ]
    named = {line for stage in stages for line in settle_events(state.settling(), hand, stage, live, seat.events)}
    return {line.spot: seat.events[line.spot] for line in seat.lines if line in named}


def agrees(way: Events, named: Mapping[str, str]) -> bool:
    return all(way.get(spot) == label for spot, label in named.items())

"""Hands exposed and resolved, from the highest position to one (Dealer Protocol 6)."""

from dealer_terminal.procedure import commands, facts, notes
from dealer_terminal.procedure.blockers import money_waits
from dealer_terminal.procedure.deciding.jackpot import hand_waits
from dealer_terminal.procedure.deciding.outcome import Outcome, refuse
from dealer_terminal.procedure.deciding.payments import holds_for
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import DEALER_SEAT, DEALER_STAGE, RaisedBy
from dealer_terminal.procedure.irregularities import MISMATCHES, is_written, procedure
from dealer_terminal.procedure.progressive import without_jackpots
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.sentences import prompt
from dealer_terminal.procedure.sources import sources
from dealer_terminal.procedure.state import Phase, State, next_stage, next_to_settle, open_cards, turn
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.procedure.words import listed, words
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.game import place_at, turned_over
from dealer_terminal.rules.hand import Hand, Line
from dealer_terminal.rules.irregularity import IrregularityId


def expose(state: State, command: commands.Expose) -> Outcome:
    if command.seat == DEALER_SEAT:
        return _expose_dealer(state, command)
    refusal = (
        not_due(state, command.seat, command.stage) or next(money_waits(state), None) or _wrong_cards(state, command)
    )
    if refusal is not None:
        return refusal
    twice = _seen_before(state, command)
    if twice:
        return _twice(state, command, twice)
    return _told_otherwise(state, command) or _exposed(state, command)


def as_entered(state: State, seat: int, cards: tuple[Card, ...]) -> tuple[facts.Fact, ...]:
    """Return the facts of the entered cards after a supervisor confirmed them against the reader's report."""
    if seat == DEALER_SEAT:
        return (facts.CardsExposed(seat, DEALER_STAGE, {DEALER_STAGE: cards}, CardsFrom.DEALER),)
    stage = next_stage(state, seat)
    place = place_at(state.game(), stage.id) if stage is not None else None
    assert stage is not None, "these cards wait to be turned over"
    assert place is not None, "they lie somewhere"
    return _exposed(state, commands.Expose(seat, stage.id, {place.id: cards}, CardsFrom.DEALER))


def _exposed(state: State, command: commands.Expose) -> tuple[facts.Fact, ...]:
    exposed = facts.CardsExposed(
        command.seat, command.stage, command.cards, command.cards_from, lines_of_turn(state, command)
    )
    return exposed, *holds_for(state, evolve(state, exposed), exposed.lines)


def lines_of_turn(state: State, shown: commands.Expose | facts.CardsExposed) -> tuple[Line, ...]:
    """Return the lines settled when these cards are exposed."""
    hand, live, settling = state.hand(shown.seat), state.live(shown.seat), state.settling()
    seen = Hand(hand.seat, hand.wagers, hand.decision, hand.claims, hand.forfeit, {**hand.cards, **shown.cards})
    stages = turn(state, shown.stage)
    lines = (line for stage in stages for line in state.game().settle(settling, seen, stage, live))
    return without_jackpots(state, lines)


def rack_hand(state: State, command: commands.RackHand) -> Outcome:
    if state.phase is not Phase.SETTLE or command.seat != next_to_settle(state):
        return refuse(state, words("Position {seat} is not next", seat=command.seat), "rack-first")
    stage = next_stage(state, command.seat)
    if stage is not None:
        return refuse(state, words("Position {seat} is not resolved yet", seat=command.seat), "settle-order")
    for waits in hand_waits(state, command.seat):
        return waits
    return (facts.HandRacked(command.seat),)


def _expose_dealer(state: State, command: commands.Expose) -> Outcome:
    if not state.game().dealer_packet:
        return refuse(state, words("The dealer has no hand in this game"), "cards")
    if state.phase is not Phase.DEALER or command.stage != DEALER_STAGE:
        return refuse(state, words("The dealer's hand is not exposed now"), "decisions-first")
    held = tuple(card for cards in command.cards.values() for card in cards)
    if command.cards_from not in sources(state, DEALER_SEAT):
        return _from_elsewhere(state, command.cards_from)
    if len(held) != state.game().dealer_packet:
        why = words("The dealer's hand has {count} cards", count=state.game().dealer_packet)
        return refuse(state, why, "cards", words("Enter each of them."))
    twice = _seen_before(state, command)
    if twice:
        return _twice(state, command, twice)
    exposed = facts.CardsExposed(DEALER_SEAT, command.stage, command.cards, command.cards_from)
    return _told_otherwise(state, command) or (exposed,)


def not_due(state: State, number: int, stage: str) -> Refusal | None:
    if state.phase is not Phase.SETTLE:
        return refuse(state, words("No hand is exposed now"), "decisions-first")
    due = next_to_settle(state)
    assert due is not None, "a hand waits as long as hands are settled"
    if number != due:
        return refuse(
            state,
            words("Position {seat} is not next", seat=number),
            "settle-order",
            words("Expose position {seat}.", seat=due),
        )
    expected = next_stage(state, due)
    if expected is None:
        why = words("Position {seat} is resolved", seat=due)
        return refuse(state, why, "rack-first", words("Pay or collect, then place the hand in the rack."))
    if stage != expected.id or not expected.exposes:
        step = prompt(state.rulebook().step(expected.id), due, state.in_force().positions)
        return refuse(state, words("Another turn of this hand comes first"), "natural-first", step)
    return None


def _wrong_cards(state: State, command: commands.Expose) -> Refusal | None:
    if command.cards_from not in sources(state, command.seat):
        return _from_elsewhere(state, command.cards_from)
    if _unseen(state, command):
        why = words("The cards of position {seat} were not entered before", seat=command.seat)
        return refuse(state, why, "cards", words("Choose the event of this turn too."))
    place = place_at(state.game(), command.stage)
    assert place is not None, "a stage that is due turns cards over"
    if list(command.cards) != [place.id] or len(command.cards[place.id]) != len(place.at):
        return refuse(
            state, words("{count} cards lie there", count=len(place.at)), "cards", words("Enter each of them.")
        )
    return None


def _from_elsewhere(state: State, cards_from: CardsFrom) -> Refusal:
    if cards_from is CardsFrom.DEALER:
        return refuse(state, words("The reader knows these cards"), "cards", words("Expose them."))
    return refuse(
        state,
        words("Another device than this table's tells these cards"),
        "cards",
        words("Unplug it. Expose the cards."),
    )


def _unseen(state: State, command: commands.Expose) -> bool:
    """Return True if an earlier stage was settled by its event alone, so cards cannot be added to it now."""
    seat = state.seat(command.seat)
    return not turned_over(state.game(), seat.stages) <= set(seat.cards)


def _seen_before(state: State, command: commands.Expose) -> tuple[Card, ...]:
    held = [card for cards in command.cards.values() for card in cards]
    lying = open_cards(state)
    return tuple(card for at, card in enumerate(held) if card in lying or card in held[:at])


def _told_otherwise(state: State, command: commands.Expose) -> tuple[facts.Fact, ...]:
    """Return a report if the reader reported cards of a partly read packet that were not entered."""
    entered = tuple(card for held in command.cards.values() for card in held)
    what = MISMATCHES[command.seat == DEALER_SEAT]
    if set(command.told) <= set(entered) or not is_written(state, what):
        return ()
    seats = (command.seat,) if command.seat != DEALER_SEAT else ()
    note = notes.told_note([*map(str, command.told)], [*map(str, entered)])
    rule = procedure(state, what).citation
    return (facts.IrregularityReported(what, rule, RaisedBy.TERMINAL, seats, str(note), entered),)


def _twice(state: State, command: commands.Expose, cards: tuple[Card, ...]) -> Outcome:
    """Refuse a card that the dealer entered twice; report a card that a reader saw twice."""
    names = [str(card) for card in cards]
    if command.cards_from is CardsFrom.DEALER:
        return refuse(
            state,
            words("{cards} lies on the table already", cards=listed(names)),
            "cards",
            words("Look again, or report the card."),
        )
    house_rule = procedure(state, IrregularityId.DUPLICATE_CARD).citation
    return (
        facts.IrregularityReported(
            IrregularityId.DUPLICATE_CARD,
            house_rule,
            RaisedBy.TERMINAL,
            (command.seat,),
            str(notes.twice_note(names)),
            cards,
        ),
    )

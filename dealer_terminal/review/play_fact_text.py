"""Short texts for facts of a round."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from dealer_terminal.procedure import facts
from dealer_terminal.procedure.facts import DEALER_SEAT, Fact
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.words import Value, Words, labelled, listed, words
from dealer_terminal.review.names import DECISIONS, RESULTS, SOURCES, kind_name
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.hand import Line
from dealer_terminal.rules.money import dollars

Told = Callable[[State, Any], Words]


def spot_name(state: State, spot: str) -> str:
    """Return the name of the spot in the round's rulebook."""
    return state.book.wager_name(spot) if state.book is not None else spot


def cards_of(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))


def amounts(state: State, wagers: Mapping[str, int]) -> Value:
    """Format wagers, such as “$5 on Ante, $1 on Bonus”."""
    lie = [
        words("{amount} on {spot}", amount=dollars(cents), spot=spot_name(state, spot))
        for spot, cents in wagers.items()
    ]
    return listed(lie) if lie else words("nothing")


def results(state: State, lines: Iterable[Line]) -> Value:
    """Format the result of each wager."""
    told = [_result(state, line) for line in lines]
    return listed(told) if told else words("nothing is settled")


def _result(state: State, line: Line) -> Words:
    moved = dollars(line.pays) if line.pays else dollars(line.stake)
    return words(
        "{spot} {result} {amount}", spot=spot_name(state, line.spot), result=RESULTS[line.result], amount=moved
    )


def _where(seat: int) -> Value:
    return words("Dealer") if seat == DEALER_SEAT else words("Position {seat}", seat=seat)


def _at(seat: int, what: Value) -> Words:
    return labelled(_where(seat), what)


def _wager_placed(state: State, fact: facts.WagerPlaced) -> Words:
    if not fact.cents:
        return _at(fact.seat, words("{spot} cleared", spot=spot_name(state, fact.spot)))
    return _at(fact.seat, amounts(state, {fact.spot: fact.cents}))


def _repeated(state: State, fact: facts.WagersRepeated) -> Words:
    return words("Wagers as before at {seats}", seats=listed([*fact.wagers]) if fact.wagers else words("no position"))


def _wagers_set(state: State, fact: facts.WagersSet) -> Words:
    return _at(fact.seat, amounts(state, fact.wagers))


def _closed(_: State, fact: facts.WagersClosed) -> Words:
    return words("No more bets; {count} hands are dealt", count=len(fact.deal))


def _packet(_: State, fact: facts.PacketDealt) -> Words:
    return _at(fact.seat, words("packet {number}", number=fact.packet.number))


def _decided(_: State, fact: facts.Decided) -> Words:
    decision = DECISIONS[fact.decision]
    return _at(fact.seat, words("{decision}, 16 told", decision=decision) if fact.claims else decision)


def _collected(state: State, fact: facts.HandCollected) -> Words:
    return _at(fact.seat, words("hand collected: {results}", results=results(state, fact.lines)))


def _exposed(state: State, fact: facts.CardsExposed) -> Words:
    cards = cards_of(card for held in fact.cards.values() for card in held)
    if not fact.lines:
        return _at(fact.seat, cards)
    return _at(fact.seat, labelled(cards, results(state, fact.lines)))


def _declared(state: State, fact: facts.EventDeclared) -> Words:
    named = (
        listed([Words(event) if event else words("nothing") for event in fact.events.values()])
        if fact.events
        else words("nothing")
    )
    return _at(fact.seat, words("named {events}: {results}", events=named, results=results(state, fact.lines)))


def _shifted(_: State, fact: facts.HandsShifted) -> Words:
    moves = [words("{one} to {two}", one=one, two=two) for one, two in fact.moves]
    return words("Hands moved: {moves}", moves=listed(moves) if moves else words("none"))


def _corrected(state: State, fact: facts.CardsCorrected) -> Words:
    cards = cards_of(card for held in fact.cards.values() for card in held)
    return _at(fact.seat, words("cards put right, {cards}: {results}", cards=cards, results=results(state, fact.lines)))


def _round_closed(_: State, fact: facts.RoundClosed) -> Words:
    return words(
        "Round {number} over: {paid} paid, {taken} taken",
        number=fact.round,
        paid=dollars(fact.paid),
        taken=dollars(fact.taken),
    )


def seated(what: Words) -> Told:
    return lambda _, fact: _at(fact.seat, what)


def plain(what: Words) -> Told:
    return lambda _, __: what


TOLD_PLAY: Mapping[type[Fact], Told] = {
    facts.RoundOpened: lambda _, fact: words("Round {number}", number=fact.round),
    facts.WagerPlaced: _wager_placed,
    facts.WagersRepeated: _repeated,
    facts.WagersSet: _wagers_set,
    facts.PlayerLeft: seated(words("player left")),
    facts.PlayerSatOut: seated(words("sits the round out")),
    facts.PlayerSatIn: seated(words("plays after all")),
    facts.WagersClosed: _closed,
    facts.PacketDealt: _packet,
    facts.RestRacked: plain(words("Rest of the deck to the rack")),
    facts.Decided: _decided,
    facts.DecisionsLocked: lambda _, fact: words("Decisions locked at {count} positions", count=len(fact.decisions)),
    facts.HandCollected: _collected,
    facts.CardsExposed: _exposed,
    facts.EventDeclared: _declared,
    facts.HandRacked: seated(words("hand to the rack")),
    facts.HandsShifted: _shifted,
    facts.SeatForfeited: seated(words("hand forfeited")),
    facts.SeatWithdrawn: seated(words("withdrawn, the wagers go back")),
    facts.CardsCorrected: _corrected,
    facts.CardSourceChanged: lambda _, fact: words("Cards come from {source} now", source=SOURCES[fact.cards_from]),
    facts.RoundMisdealt: lambda _, fact: words("Misdeal: {count} wagers go back", count=len(fact.lines)),
    facts.DeckRetired: plain(words("The deck is taken out of use")),
    facts.DeckReplaced: plain(words("A new deck is in play")),
    facts.RoundClosed: _round_closed,
    facts.StepUndone: lambda _, fact: words("Step taken back: {step}", step=kind_name(fact.step)),
}

"""The card pad: a rank, then a suit, card by card, as they lie."""

from collections.abc import Iterator

from msgspec.structs import replace

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.ui.kiosk.desk import Desk, Reaction, cleared, opened
from dealer_terminal.ui.kiosk.sheets import CardPad
from dealer_terminal.ui.kiosk.turns import place_of


def key_touched(desk: Desk, pad: CardPad, key: str) -> Reaction:
    match key.split(":"):
        case ["rank", rank] if len(pad.picked) < pad.wanted():
            return opened(desk, replace(pad, rank=rank))
        case ["suit", suit] if pad.rank:
            return opened(desk, replace(pad, rank="", picked=(*pad.picked, Card(pad.rank + suit))))
        case ["erase"]:
            return opened(desk, replace(pad, rank="") if pad.rank else replace(pad, picked=pad.picked[:-1]))
        case ["clear"]:
            return opened(desk, replace(pad, rank="", picked=()))
        case _:
            return Reaction(desk)


def entered(desk: Desk, state: State, pad: CardPad) -> Reaction:
    if len(pad.picked) < pad.wanted():
        return Reaction(desk)
    if pad.about:
        seats = (pad.seat,) if pad.seat else ()
        return cleared(
            desk, commands.ReportIrregularity(IrregularityId(pad.about), seats=seats, note=pad.note, cards=pad.picked)
        )
    return cleared(desk, *_exposed(state, pad))


def _exposed(state: State, pad: CardPad) -> Iterator[Command]:
    rest = iter(pad.picked)
    for stage, size in zip(pad.stages, pad.sizes, strict=True):
        cards = tuple(next(rest) for _ in range(size))
        yield commands.Expose(pad.seat, stage, {place_of(state, stage): cards}, CardsFrom.DEALER)

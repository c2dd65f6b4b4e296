"""What a sample table is laid of: cards, chips, spots and seats, in a few words each."""

from msgspec.structs import replace

from dealer_terminal.rules.chips import HOUSE_CHIPS
from dealer_terminal.rules.game import Shape
from dealer_terminal.ui.kiosk.money import pile
from dealer_terminal.ui.kiosk.props import CardProps, DecisionMark, SeatProps, SpotProps, SpotStatus

BACK = CardProps()
LAID = SpotStatus.WAGERED


def card(text: str) -> CardProps:
    return CardProps(rank=text[:-1], suit=text[-1])


def cards(text: str) -> tuple[CardProps, ...]:
    return tuple(map(card, text.split()))


def spot(name: str, dollars: int = 0, standing: SpotStatus = LAID, **more: bool) -> SpotProps:
    label, column, row, shape = LAYOUT[name]
    return SpotProps(
        spot=name,
        label=label,
        column=column,
        row=row,
        shape=shape,
        standing=standing if dollars else SpotStatus.EMPTY,
        amount=f"{dollars:,}" if dollars else "",
        pile=pile(dollars * 100, HOUSE_CHIPS),
        paid=pile(dollars * 100, HOUSE_CHIPS) if standing is SpotStatus.WON else (),
        **more,
    )


LAYOUT = {
    "royal-family": ("ROYAL", 0, 0, Shape.ROYAL_FAMILY),
    "natural-31": ("31", 1, 0, Shape.GOLDEN_31),
    "play": ("PLAY", 0, 1, Shape.CIRCLE),
    "ante": ("ANTE", 1, 1, Shape.CIRCLE),
    "player-bonus": ("BONUS", 0, 0, Shape.CIRCLE),
    "six-card-bounty": ("6 CARD", 1, 0, Shape.CIRCLE),
}


def spots(ante: int, natural: int, royal: int, play: int = 0) -> tuple[SpotProps, ...]:
    laid = {"ante": ante, "natural-31": natural, "royal-family": royal, "play": play}
    return tuple(spot(name, dollars) for name, dollars in laid.items())


def seat(position: int, ante: int, natural: int, royal: int) -> SeatProps:
    return SeatProps(position=position, occupied=True, spots=spots(ante, natural, royal))


def vacant(position: int) -> SeatProps:
    return SeatProps(position=position, occupied=False, spots=spots(0, 0, 0))


def decided(seat: SeatProps, ante: int, natural: int, royal: int) -> SeatProps:
    return replace(
        seat,
        decision=DecisionMark.PLAY,
        decision_label="PLAY",
        hand=(BACK,) * 3,
        draw_card=(BACK,),
        spots=spots(ante, natural, royal, ante),
    )

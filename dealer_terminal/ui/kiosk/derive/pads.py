"""The amount pad and the card pad."""

from dealer_terminal.procedure.state import State, open_cards
from dealer_terminal.procedure.words import words
from dealer_terminal.rules.cards import Card, Rank, Suit
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.kiosk.derive.seats import card
from dealer_terminal.ui.kiosk.frame import AmountPadProps, CardPadProps, KeyProps
from dealer_terminal.ui.kiosk.inputs import Inputs
from dealer_terminal.ui.kiosk.money import Rack, denomination, with_cents
from dealer_terminal.ui.kiosk.react.corrections import CAME_TO
from dealer_terminal.ui.kiosk.react.events import allowed
from dealer_terminal.ui.kiosk.react.meters import METER
from dealer_terminal.ui.kiosk.say import Say
from dealer_terminal.ui.kiosk.sheets import AmountPad, CardPad, Editor, Menu, MenuSheet, WagerPad

_DIGITS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "00", "0")
_MOST_CHIPS = 6
_COINS = tuple(KeyProps(f"chip:{cents}", f"{cents}¢") for cents in (1, 5, 10, 25))
_FACES = (Rank.ACE, *(rank for rank in Rank if rank is not Rank.ACE))


_SUITS = {
    Suit.CLUBS: words("Clubs"),
    Suit.DIAMONDS: words("Diamonds"),
    Suit.HEARTS: words("Hearts"),
    Suit.SPADES: words("Spades"),
}


def wager_pad(inputs: Inputs, pad: WagerPad, say: Say) -> AmountPadProps:
    state = inputs.state
    limit = state.in_force().limits[pad.spot]
    name = state.rulebook().spot(pad.spot).name
    again = KeyProps("again", say("Same again"), sign="again", possible=pad.seat in state.last_wagers)
    return AmountPadProps(
        title=say("Position {seat} · {spot}").format(seat=pad.seat, spot=name),
        amount=dollars(pad.cents),
        limits=_limits(limit.least, limit.most, limit.step, say),
        refusal=beyond(state, pad, say),
        chips=_chips(inputs.room.settings.chips, limit.step, limit.most),
        digits=_digits(say),
        others=(again, _clear(say)),
    )


def beyond(state: State, pad: WagerPad, say: Say) -> str:
    """Where a limit bites, before anything is placed."""
    limit = state.in_force().limits[pad.spot]
    if pad.cents > limit.most:
        return say("{amount} at most").format(amount=dollars(limit.most))
    if 0 < pad.cents < limit.least:
        return say("{amount} at least").format(amount=dollars(limit.least))
    return say("In steps of {amount}").format(amount=dollars(limit.step)) if pad.cents % limit.step else ""


def amount_pad(inputs: Inputs, pad: AmountPad, title: str, say: Say) -> AmountPadProps:
    of_meter = pad.what.startswith(METER)
    return AmountPadProps(
        title=title,
        amount=with_cents(pad.cents) if of_meter else dollars(pad.cents),
        chips=_COINS if of_meter else _chips(inputs.room.settings.chips, 1, 0),
        digits=_digits(say),
        others=(_clear(say), *_came_to(pad, say)),
        covers=isinstance(pad.sheet, Editor),
    )


def _came_to(pad: AmountPad, say: Say) -> tuple[KeyProps, ...]:
    """A wager that should have pushed or lost is paid nothing."""
    if not isinstance(pad.sheet, MenuSheet) or pad.sheet.menu is not Menu.LINES:
        return ()
    return KeyProps(f"{CAME_TO}push", say("It pushed")), KeyProps(f"{CAME_TO}lose", say("It lost"))


def _limits(least: int, most: int, step: int, say: Say) -> str:
    if least == most:
        return say("{amount} exactly").format(amount=dollars(most))
    words = say("{least} to {most}, in steps of {step}")
    return words.format(least=dollars(least), most=dollars(most), step=dollars(step))


def _chips(rack: Rack, step: int, most: int) -> tuple[KeyProps, ...]:
    """The chips that a wager here can be made of, smallest first."""
    fitting = [chip for chip in reversed(rack) if chip.cents % step == 0 and (not most or chip.cents <= most)]
    return tuple(KeyProps(f"chip:{chip.cents}", denomination(chip), chip.colour) for chip in fitting[-_MOST_CHIPS:])


def _digits(say: Say) -> tuple[KeyProps, ...]:
    return (*(KeyProps(digit, digit) for digit in _DIGITS), KeyProps("erase", say("Erase"), sign="erase"))


def _clear(say: Say) -> KeyProps:
    return KeyProps("clear", say("Clear"), sign="cross")


def card_pad(inputs: Inputs, pad: CardPad, say: Say) -> CardPadProps:
    full = len(pad.picked) >= pad.wanted()
    events = KeyProps("event", say("Event only"), sign="list")
    return CardPadProps(
        title=_title(pad, say),
        question=_question(pad, say),
        cards=tuple(card(each, simulated=False) for each in pad.picked),
        missing=pad.wanted() - len(pad.picked),
        ranks=tuple(_rank(pad, rank, possible=not full) for rank in _FACES),
        suits=tuple(_suit(inputs.state, pad, suit, say) for suit in Suit),
        others=(
            KeyProps("erase", say("Erase"), sign="erase", possible=bool(pad.picked or pad.rank)),
            *((events,) if allowed(inputs.state) and not pad.about and pad.seat else ()),
        ),
    )


def _title(pad: CardPad, say: Say) -> str:
    return say("Position {seat}").format(seat=pad.seat) if pad.seat else say("Dealer's hand")


def _question(pad: CardPad, say: Say) -> str:
    left = pad.wanted() - len(pad.picked)
    if not left:
        return say("Look once more")
    if pad.rank:
        return say("{rank} of which suit?").format(rank=pad.rank)
    last = len(pad.sizes) > 1 and left <= pad.sizes[-1]
    return (
        say("The Draw card") if last or pad.stages == ("draw",) else say("Cards as they lie: {left}").format(left=left)
    )


def _rank(pad: CardPad, rank: Rank, *, possible: bool) -> KeyProps:
    return KeyProps(f"rank:{rank.label}", rank.label, possible=possible, chosen=pad.rank == rank.label)


def _suit(state: State, pad: CardPad, suit: Suit, say: Say) -> KeyProps:
    """A card that lies on the table already can't be picked again."""
    named = Card(pad.rank + suit.value) if pad.rank else None
    elsewhere = {each for each, seat in open_cards(state).items() if not (pad.about and seat == pad.seat)}
    free = named is not None and named not in elsewhere and named not in pad.picked
    return KeyProps(f"suit:{suit.value}", say(_SUITS[suit]), colour=suit.value, possible=free)

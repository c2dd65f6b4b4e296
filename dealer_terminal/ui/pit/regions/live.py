"""The open table, as its dealer sees it, and what it did of late."""

from dealer_terminal.procedure.words import words
from dealer_terminal.review.lately import ClosedRound
from dealer_terminal.review.sight import Sight
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.console.clocks import when_text
from dealer_terminal.ui.kiosk.frame import FrameProps
from dealer_terminal.ui.kit.languages import Say
from dealer_terminal.ui.pit.props import LiveProps, RoundProps
from dealer_terminal.ui.pit.showing import Middle, Showing

_SCREEN = words("The dealer's screen as it is now, in the dealer's language. Pads that are open are not on record.")


def live(sight: Sight, felt: FrameProps, screen: FrameProps, showing: Showing, say: Say) -> LiveProps:
    screened = showing.desk.middle is Middle.SCREEN
    return LiveProps(
        journal=sight.journal,
        title=say("Table {name}", name=sight.table),
        felt=felt,
        screen=screen,
        screened=screened,
        caption=say(_SCREEN) if screened else "",
        simulated=felt.table.status.simulated,
        rounds=tuple(_round(each, showing, say) for each in reversed(sight.rounds)),
    )


def _round(closed: ClosedRound, showing: Showing, say: Say) -> RoundProps:
    won = closed.won >= 0
    amount = dollars(abs(closed.won))
    return RoundProps(
        position=closed.position,
        number=say("Round {number}", number=closed.number),
        time=when_text(closed.utc, showing.now, showing.zone),
        money=say("won {amount}", amount=amount) if won else say("lost {amount}", amount=amount),
        won=won,
    )

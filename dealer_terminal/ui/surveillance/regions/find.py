"""What there is to find in the day: payments from an amount on, irregularities, what supervisors approved."""

from dealer_terminal.procedure.words import words
from dealer_terminal.review.day import Tick
from dealer_terminal.review.weight import Weight
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.shared.languages import Say
from dealer_terminal.ui.surveillance.clocks import second_text
from dealer_terminal.ui.surveillance.props import ButtonProps, FindProps, FoundProps
from dealer_terminal.ui.surveillance.showing import Find, Showing

TABS = {Find.PAYMENTS: words("Payments"), Find.IRREGULARITIES: words("Irregular"), Find.ACTS: words("Approved")}
_WEIGHTS = {
    Find.PAYMENTS: (Weight.PAYMENT,),
    Find.IRREGULARITIES: (Weight.IRREGULAR,),
    Find.ACTS: (Weight.ACT,),
}


def find(showing: Showing, say: Say) -> FindProps:
    desk = showing.desk
    found = tuple(each for each in showing.day.ticks if _wanted(each, desk.find, desk.least))
    amount = say("Rounds that paid from {amount} on", amount=dollars(desk.least))
    least = amount if desk.least else say("Rounds that paid any amount")
    return FindProps(
        hint=say("Round, fact or time"),
        tabs=tuple(ButtonProps(each.value, say(text), "", chosen=each is desk.find) for each, text in TABS.items()),
        least=least if desk.find is Find.PAYMENTS else "",
        found=tuple(FoundProps(each.position, second_text(each.utc, showing.zone), say(each.what)) for each in found),
        nothing="" if found else say("Nothing of that on this day"),
    )


def _wanted(tick: Tick, find: Find, least: int) -> bool:
    return tick.weight in _WEIGHTS[find] and (find is not Find.PAYMENTS or tick.size >= least)

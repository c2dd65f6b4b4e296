"""The dealer's checklist: sensed and confirmed items, each in its condition."""

from dealer_terminal.procedure.checklist import Condition, Item
from dealer_terminal.procedure.state import Phase
from dealer_terminal.procedure.view import View
from dealer_terminal.rules.rulebook import Kind
from dealer_terminal.ui.kiosk.props import ChecklistProps, ItemKind, ItemProps, ItemStanding
from dealer_terminal.ui.kiosk.say import Say

_STANDINGS = {
    Condition.TO_DO: ItemStanding.TODO,
    Condition.CURRENT: ItemStanding.CURRENT,
    Condition.DONE: ItemStanding.DONE,
    Condition.OVERRIDDEN: ItemStanding.OVERRIDDEN,
    Condition.NOT_APPLICABLE: ItemStanding.NOT_APPLICABLE,
    Condition.DEFERRED: ItemStanding.DEFERRED,
}


MOST_WITH_NOTES = 8
"""A longer list needs its whole panel for its steps."""


def checklist(view: View, say: Say) -> ChecklistProps:
    """The steps of the round; the part of the current one that is due in its note."""
    steps = [item for item in view.checklist if item.level == 0]
    standing, roomy = _standing(view, say), len(steps) <= MOST_WITH_NOTES
    return ChecklistProps(
        title=say("CHECKLIST") if roomy or not standing else standing,
        items=tuple(_item(item, _note(view, say) if roomy else "", say) for item in steps),
        standing=standing if roomy else "",
    )


def _item(item: Item, note: str, say: Say) -> ItemProps:
    return ItemProps(
        text=say(item.title),
        kind=ItemKind.SENSED if item.kind is Kind.SENSED else ItemKind.CONFIRMED,
        standing=_STANDINGS[item.condition],
        note=note if item.condition is Condition.CURRENT else "",
    )


def _note(view: View, say: Say) -> str:
    """How far the current step has come."""
    parts = [item for item in view.checklist if item.level == 1]
    match view.phase:
        case Phase.WAGERS:
            return say("Touch a circle for a wager")
        case Phase.DECISIONS:
            return say("Everyone plays until touched")
        case _ if parts:
            current = [item.title for item in parts if item.condition is Condition.CURRENT]
            return say(current[0]) if current else ""
        case _:
            return ""


def _standing(view: View, say: Say) -> str:
    if view.phase is not Phase.DECK_BACK:
        return ""
    excepted = any(item.condition is Condition.OVERRIDDEN for item in view.checklist)
    return say("COMPLETE, WITH OVERRIDDEN STEPS") if excepted else say("COMPLETE")

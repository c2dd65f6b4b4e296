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


def checklist(view: View, say: Say) -> ChecklistProps:
    """The steps of the round; the parts of the current one in its note."""
    steps = [item for item in view.checklist if item.level == 0]
    return ChecklistProps(
        title=say("CHECKLIST"),
        items=tuple(_item(view, item, say) for item in steps),
        standing=_standing(view, say),
    )


def _item(view: View, item: Item, say: Say) -> ItemProps:
    current = item.condition is Condition.CURRENT
    return ItemProps(
        text=say(item.title),
        kind=ItemKind.SENSED if item.kind is Kind.SENSED else ItemKind.CONFIRMED,
        standing=_STANDINGS[item.condition],
        note=_note(view, say) if current else "",
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

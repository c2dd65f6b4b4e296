"""The dealer's checklist: steps that the reader senses and steps that the dealer confirms, each with its condition."""

from collections.abc import Iterator, Sequence, Set

from msgspec.structs import replace

from dealer_terminal.procedure.checklist import ChecklistItem, ItemCondition, checklist
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.words import words
from dealer_terminal.rules.rulebook import StepKind
from dealer_terminal.ui.kiosk.props import ChecklistProps, ItemKind, ItemProps, ItemStatus
from dealer_terminal.ui.kit.languages import Say

_STANDINGS = {
    ItemCondition.TO_DO: ItemStatus.TO_DO,
    ItemCondition.CURRENT: ItemStatus.CURRENT,
    ItemCondition.DONE: ItemStatus.DONE,
    ItemCondition.OVERRIDDEN: ItemStatus.OVERRIDDEN,
    ItemCondition.NOT_APPLICABLE: ItemStatus.NOT_APPLICABLE,
    ItemCondition.DEFERRED: ItemStatus.DEFERRED,
}
_TOLD = {
    ItemCondition.TO_DO: words("todo"),
    ItemCondition.CURRENT: words("current"),
    ItemCondition.DONE: words("done"),
    ItemCondition.OVERRIDDEN: words("overridden"),
    ItemCondition.NOT_APPLICABLE: words("not applicable"),
    ItemCondition.DEFERRED: words("deferred"),
}
"""Conditions as text for screen readers."""
_BY_READER = {phase.value for phase in (Phase.DEAL, Phase.REST, Phase.DECK_BACK)}
ROOMY = 8
"""Maximum number of steps in a roomy list. A longer list needs more of its panel for the steps."""
PARTS = {True: 3, False: 2}
NEAR = 6
"""Number of steps shown if there is little room."""


def checklist_panel(state: State, senses: frozenset[Phase], say: Say) -> ChecklistProps:
    """Return the steps of the round. Below the current step, list its parts that are done, current, and next."""
    items = [_as_told(item, state, senses) for item in checklist(state)]
    steps = [item for item in items if item.level == 0]
    standing, roomy = _standing(state, items, say), len(steps) <= ROOMY
    held = {hold.seat for hold in state.holds}
    parts = _around([item for item in items if item.level], held, PARTS[roomy])
    return ChecklistProps(
        title=say("CHECKLIST") if roomy or not standing else standing,
        items=tuple(_rows(steps, parts, _note(state, say) if roomy else "", say)),
        standing=standing if roomy else "",
        steps=len(steps),
    )


def _as_told(item: ChecklistItem, state: State, senses: frozenset[Phase]) -> ChecklistItem:
    """Return the item as a step to confirm if this table's reader does not sense it, or if it ends a misdeal."""
    misdealt = state.misdealt and item.step == Phase.DECK_BACK.value
    unsensed = item.step in _BY_READER and (misdealt or Phase(item.step) not in senses)
    return replace(item, kind=StepKind.CONFIRMED) if unsensed else item


def _around(parts: Sequence[ChecklistItem], held: Set[int], most: int) -> Sequence[ChecklistItem]:
    """Return the innermost part that is current or waits on hold, with the parts just before and after it."""
    current = [at for at, item in enumerate(parts) if item.condition is ItemCondition.CURRENT]
    waits = [at for at, item in enumerate(parts) if item.condition is ItemCondition.DEFERRED and item.seat in held]
    due = current or waits
    first = max(0, min(due[-1] - 1, len(parts) - most)) if due else 0
    return parts[first : first + most]


def _rows(steps: Sequence[ChecklistItem], parts: Sequence[ChecklistItem], note: str, say: Say) -> Iterator[ItemProps]:
    near = _near(steps)
    for step in steps:
        yield replace(_item(step, note, say), near=step in near)
        if step.condition is ItemCondition.CURRENT:
            yield from (_item(part, "", say) for part in parts)


def _near(steps: Sequence[ChecklistItem]) -> Sequence[ChecklistItem]:
    """Return the current step with the steps just before and after it."""
    at = next((at for at, step in enumerate(steps) if step.condition is ItemCondition.CURRENT), 0)
    first = max(0, min(at - 2, len(steps) - NEAR))
    return steps[first : first + NEAR]


def _item(item: ChecklistItem, note: str, say: Say) -> ItemProps:
    return ItemProps(
        text=_words(item, say),
        kind=ItemKind.SENSED if item.kind is StepKind.SENSED else ItemKind.CONFIRMED,
        standing=_STANDINGS[item.condition],
        told=say(_TOLD[item.condition]),
        note=note if item.condition is ItemCondition.CURRENT else "",
        level=item.level,
    )


def _words(item: ChecklistItem, say: Say) -> str:
    """Return the text of an item. A part starts with its position's number, because its place in the list names the
    step."""
    return f"{item.seat} · {say(item.part)}" if item.seat and item.part else say(item.title)


def _note(state: State, say: Say) -> str:
    """Return the note for a current step that has no parts."""
    match state.phase:
        case Phase.WAGERS:
            return say("Touch a circle for a wager")
        case Phase.DECISIONS:
            return say("Everyone plays until touched")
        case _:
            return ""


def _standing(state: State, items: Sequence[ChecklistItem], say: Say) -> str:
    if state.phase is not Phase.DECK_BACK:
        return ""
    if state.misdealt:
        return say("CALLED OFF")
    excepted = any(item.condition is ItemCondition.OVERRIDDEN for item in items)
    return say("COMPLETE, WITH OVERRIDDEN STEPS") if excepted else say("COMPLETE")

"""Meters opened with their table, and changed by a supervisor (WAC 230-15-685, 230-15-695)."""

from collections.abc import Iterator

from dealer_terminal.procedure import meter_commands, meter_facts
from dealer_terminal.procedure.citations import METER_RULE
from dealer_terminal.procedure.deciding.outcome import Outcome, unapproved
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.meter_facts import Adjustment
from dealer_terminal.procedure.progressive import progressive_of, table_wager
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.terms import Terms
from dealer_terminal.procedure.words import Words, words
from dealer_terminal.rules.money import dollars, parts, reset_levels
from dealer_terminal.rules.rulebook import Rulebook


def meters_opened(state: State, book: Rulebook, terms: Terms) -> Iterator[Fact]:
    """Yield the opening of the meters. The players' contributions stay on a meter, and the casino seeds it up to its
    reset level. A linked meter is seeded once, on the floor server."""
    if book.progressive is None:
        return
    wager = table_wager(book, terms)
    levels = reset_levels(book.progressive, wager)
    carried = {meter: state.meters.get(meter, 0) for meter in levels}
    seeded = {meter: 0 if state.link.source else max(0, level - carried[meter]) for meter, level in levels.items()}
    yield meter_facts.MetersOpened(wager, carried, seeded, book.progressive.citation)


def meters_reopened(state: State, terms: Terms) -> Iterator[Fact]:
    """Open the meters again if the wager size changes, because the reset levels change with it."""
    if table_wager(state.rulebook(), terms) != table_wager(state.rulebook(), state.in_force()):
        yield from meters_opened(state, state.rulebook(), terms)


def adjust_meter(state: State, command: meter_commands.AdjustMeter) -> Outcome:
    refusal = _not_now(state) or unapproved(state, command.approval) or _wrong(state, command)
    if refusal is not None:
        return refusal
    by = parts(command.by)
    return (meter_facts.MeterAdjusted(command.meter, by, command.why, METER_RULE, command.approval),)


def _not_now(state: State) -> Refusal | None:
    if state.link.source:
        instead = words("Whoever keeps the floor does it there.")
        return Refusal(words("A linked meter is not changed at a table"), METER_RULE, instead)
    if state.between_rounds():
        return None
    return Refusal(
        words("Meters are changed between rounds"), METER_RULE, words("Clear the wagers or finish the round first.")
    )


def _wrong(state: State, command: meter_commands.AdjustMeter) -> Refusal | None:
    progressive = state.rulebook().progressive
    if command.meter not in [meter.id for meter in (progressive.meters if progressive else ())]:
        return Refusal(words("There is no such meter at this table"), METER_RULE, words("Choose one that is shown."))
    if command.by == 0:
        return Refusal(words("The meter would stay as it is"), METER_RULE, words("Enter by how much it changes."))
    return _wrong_way(command) or _too_low(state, command) or _within_maximum(state, command)


def _wrong_way(command: meter_commands.AdjustMeter) -> Refusal | None:
    if command.why is Adjustment.MALFUNCTION or (command.by > 0) == (command.why is Adjustment.ADDED):
        return None
    if command.by > 0:
        return Refusal(words("That reason only lowers a meter"), METER_RULE, words("Say why it rises, or lower it."))
    lowers = words("Lower it only for a malfunction, a display above its maximum, or seed to be recovered.")
    return Refusal(words("A meter is not lowered for that reason"), METER_RULE, lowers)


def _too_low(state: State, command: meter_commands.AdjustMeter) -> Refusal | None:
    """Refuse to lower a meter below zero, or to recover seed from below the reset level."""
    left = state.meters.get(command.meter, 0) + parts(command.by)
    if left < 0:
        return Refusal(words("A meter is never below nothing"), METER_RULE, words("Lower it by less."))
    level = reset_levels(progressive_of(state), table_wager(state.rulebook(), state.in_force()))[command.meter]
    if command.why is Adjustment.SEED_RECOVERED and left < level:
        why = words("The meter would stand below its reset level of {amount}", amount=dollars(level // 100))
        return Refusal(why, METER_RULE, words("Recover what lies above it."))
    return None


def _within_maximum(state: State, command: meter_commands.AdjustMeter) -> Refusal | None:
    """Refuse to lower a display that is above its maximum to less than that maximum."""
    if command.why is not Adjustment.ABOVE_MAXIMUM:
        return None
    name, most = state.rulebook().meter(command.meter).name, state.in_force().maxima.get(command.meter, 0)
    if not most:
        return Refusal(
            words("{name} has no maximum on this table", name=name),
            METER_RULE,
            words("Give the reason why it is lowered."),
        )
    if state.meters.get(command.meter, 0) + parts(command.by) < parts(most):
        return Refusal(
            words("{name} would stand below its maximum of {amount}", name=name, amount=dollars(most)),
            METER_RULE,
            words("Lower it to its maximum."),
        )
    return None


def wrong_maxima(book: Rulebook, terms: Terms) -> Iterator[tuple[Words, Words]]:
    """Yield faults of the maxima. A meter restarts at its reset level, so a maximum must be above it."""
    levels = reset_levels(book.progressive, table_wager(book, terms)) if book.progressive else {}
    for meter, most in terms.maxima.items():
        if meter not in levels:
            yield (
                words("{title} has no meter {meter}", title=book.title, meter=meter),
                words("Take its maximum out of the terms."),
            )
        elif parts(most) <= levels[meter]:
            yield (
                words("The maximum of {name} is not above its reset level", name=book.meter(meter).name),
                words("Set a larger one, or none."),
            )

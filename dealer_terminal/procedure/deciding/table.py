"""Opening, changing and closing a table; dealers signing on and off."""

from collections.abc import Iterator

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.blockers import differences_wait, money_waits, tray_left
from dealer_terminal.procedure.deciding import meter_adjustments
from dealer_terminal.procedure.deciding.outcome import Outcome, house, unapproved
from dealer_terminal.procedure.people import Right, may
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.terms import Limit, Terms, Thresholds
from dealer_terminal.procedure.words import Words, one_of, words
from dealer_terminal.rules.games import GAMES
from dealer_terminal.rules.house import read_house
from dealer_terminal.rules.money import dollars
from dealer_terminal.rules.rulebook import Rulebook
from dealer_terminal.rules.rulebook_file import RulebookError, read_rulebook


def open_table(state: State, command: commands.OpenTable) -> Outcome:
    if state.phase is not Phase.CLOSED:
        return house(words("The table is open"), words("Close it first."))
    for waits in money_waits(state):
        return waits
    try:
        book = read_rulebook(command.rulebook_text, "rulebook", GAMES)
        read_house(command.house_text, "house procedures")
    except RulebookError as error:
        return house(
            words("The rulebook can't be trusted: {error}", error=str(error)), words("Install a good copy of it.")
        )
    refusal = unapproved(state, command.approval, Right.OPEN_TABLE) or wrong_terms(book, command.terms)
    if refusal is not None:
        return refusal
    opened = facts.TableOpened(
        command.table,
        book.id,
        book.hash,
        command.rulebook_text,
        command.house_text,
        command.terms,
        command.approval,
    )
    return opened, *meter_adjustments.meters_opened(state, book, command.terms), facts.RoundOpened(state.round + 1)


def change_terms(state: State, command: commands.ChangeTerms) -> Outcome:
    """Change pay tables and limits, only between rounds and with a supervisor's approval."""
    refusal = _in_round(state) or unapproved(state, command.approval) or wrong_terms(state.rulebook(), command.terms)
    if refusal is not None:
        return refusal
    changes = tuple(_changes(state.in_force(), command.terms))
    if not changes:
        return house(words("Nothing is different"), words("Choose what to change, or go back."))
    changed = facts.TermsChanged(command.terms, state.rulebook().hash, changes, command.approval)
    return changed, *meter_adjustments.meters_reopened(state, command.terms)


def close_table(state: State, command: commands.CloseTable) -> Outcome:
    """Close the table, unless a payment waits, a difference is owed, or the closer is missing."""
    return (
        _in_round(state)
        or next(money_waits(state), None)
        or next(differences_wait(state), None)
        or next(tray_left(state), None)
        or unapproved(state, command.approval, Right.OPEN_TABLE)
        or (facts.TableClosed(command.approval),)
    )


def sign_on(state: State, command: commands.SignOn) -> Outcome:
    if not may(command.dealer, Right.DEAL):
        return house(words("{name} may not deal", name=command.dealer.name), words("Sign on as a dealer."))
    if state.dealer is not None and state.dealer.id == command.dealer.id:
        return house(words("{name} is signed on", name=command.dealer.name), words("Go on dealing."))
    refusal = _in_round(state) if state.phase is not Phase.CLOSED else None
    if refusal is not None:
        return refusal
    left = (facts.DealerSignedOff(state.dealer),) if state.dealer is not None else ()
    return (*left, facts.DealerSignedOn(command.dealer))


def sign_off(state: State) -> Outcome:
    if state.dealer is None:
        return house(words("No dealer is signed on"), words("Sign on first."))
    refusal = _in_round(state) if state.phase is not Phase.CLOSED else None
    return refusal or (facts.DealerSignedOff(state.dealer),)


def _in_round(state: State) -> Refusal | None:
    if state.between_rounds():
        return None
    if state.phase is Phase.WAGERS:
        return house(words("Wagers are placed"), words("Clear them or finish the round first."))
    return house(words("A round is being played"), words("Finish the round first."))


def wrong_terms(book: Rulebook, terms: Terms) -> Refusal | None:
    for why, instead in _term_faults(book, terms):
        return house(why, instead)
    return None


def _term_faults(book: Rulebook, terms: Terms) -> Iterator[tuple[Words, Words]]:
    if terms.positions not in book.positions:
        yield (
            words("{count} positions are not in {title}", count=terms.positions, title=book.title),
            words("Choose {choices}.", choices=one_of(book.positions)),
        )
    for table in book.tables:
        option = terms.pay_tables.get(table.spot, table.suggested())
        if option is None:
            yield (
                words("{title} needs a choice", title=table.title),
                words("Choose {choices}.", choices=one_of(table.option_ids())),
            )
        elif option not in table.option_ids():
            yield (
                words("{title} has no such option", title=table.title),
                words("Choose {choices}.", choices=one_of(table.option_ids())),
            )
    for spot in book.placed_spots():
        if spot.id not in terms.limits:
            yield (
                words("{name} has no limits", name=spot.name),
                words("Set the smallest and largest wager and the step."),
            )
    if {*terms.pay_tables, *terms.limits} - set(book.spot_ids()):
        yield (
            words("The terms name a wager that {title} does not have", title=book.title),
            words("Take it out of the terms."),
        )
    for spot in book.spots:
        if spot.id in terms.limits and not _sound(terms.limits[spot.id]):
            todo = words("Set the smallest above 0, the largest not below it, and a step that divides both.")
            yield words("The limits of {name} don't fit together", name=spot.name), todo
    if not _one_size(book, terms):
        name = book.spot(book.progressive.spot).name if book.progressive else ""
        yield (
            words("All wagers on {name} are of one size", name=name),
            words("Set its smallest and largest wager alike."),
        )
    yield from meter_adjustments.wrong_maxima(book, terms)
    if min(terms.thresholds.camera, terms.thresholds.deal, terms.thresholds.jackpot) < 0:
        yield words("A threshold is below nothing"), words("Set an amount, or 0 for no limit of a deal.")


def _one_size(book: Rulebook, terms: Terms) -> bool:
    """Return True if all progressive wagers have one size. A meter cannot have two reset levels (STAX, note *)."""
    limit = terms.limits.get(book.progressive.spot) if book.progressive else None
    return limit is None or limit.least == limit.most


def _sound(limit: Limit) -> bool:
    whole = limit.step > 0 and limit.least % limit.step == 0 and limit.most % limit.step == 0
    return whole and 0 < limit.least <= limit.most


def _changes(old: Terms, new: Terms) -> Iterator[tuple[str, str, str]]:
    """Yield each difference as text: (what, old, new)."""
    for name in Terms.__struct_fields__:
        before, after = getattr(old, name), getattr(new, name)
        if isinstance(before, dict):
            for key in sorted({*before, *after}):
                if before.get(key) != after.get(key):
                    yield f"{name} {key}", _words(before.get(key)), _words(after.get(key))
        elif before != after:
            yield name, _words(before), _words(after)


def _words(value: object) -> str:
    if isinstance(value, Limit):
        return f"{dollars(value.least)} to {dollars(value.most)} by {dollars(value.step)}"
    if isinstance(value, Thresholds):
        return ", ".join(f"{name} {dollars(getattr(value, name))}" for name in Thresholds.__struct_fields__)
    return str(getattr(value, "value", value))


def clear_fault(state: State, command: commands.ClearFault) -> Outcome:
    """Clear a fault when the device withdraws it, or a supervisor has corrected and approved it."""
    if command.fault not in state.faults:
        return house(words("No such fault stands"), words("Go on."))
    for approval in command.approvals:
        refusal = unapproved(state, approval)
        if refusal is not None:
            return refusal
    return (facts.DeviceFaultCleared(command.fault.value, command.approvals),)

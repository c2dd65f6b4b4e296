"""How often each event comes, as a return counts it."""

from dealer_terminal.rules.returns.entry import Return


def counts(found: Return) -> dict[str, int]:
    return {each.event: each.count for each in found.events}

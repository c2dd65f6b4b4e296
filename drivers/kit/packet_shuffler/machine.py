"""All rules for a machine, in the order in which they are tried: the line, sessions, commands, then cards."""

from drivers.kit.conformance.rules import all_need
from drivers.kit.packet_shuffler import (
    card_rules,
    command_rules,
    conversation_rules,
    delivery_rules,
    state_rules,
)

IN_SESSION = (
    *conversation_rules.IN_SESSION,
    *command_rules.LINE,
    *delivery_rules.RULES,
    *all_need("one_at_a_time", (*card_rules.RULES, *command_rules.RULES, *state_rules.RULES, *card_rules.LATER)),
)
"""Of reports that overtake each other nobody can say which are new."""
RULES = (
    *conversation_rules.RULES,
    *delivery_rules.LINE,
    *all_need("stuffing", IN_SESSION),
    *card_rules.LAST,
)
"""Of a machine that reads what is stuffed wrongly every tenth frame is lost."""

"""All rules for a machine, in the order in which they are tried: first the line, then cards."""

from drivers.packet_shuffler.conformance import card_rules, conversation_rules, delivery_rules, state_rules

RULES = (*conversation_rules.RULES, *delivery_rules.RULES, *card_rules.RULES, *state_rules.RULES, *card_rules.LAST)

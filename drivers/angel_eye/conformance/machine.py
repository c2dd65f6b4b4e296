"""All rules for a shoe, in the order in which they are tried: the line, then cards, then what was heard meanwhile."""

from drivers.angel_eye.conformance import card_rules, line_rules

RULES = (*line_rules.RULES, *card_rules.RULES, *card_rules.LAST)

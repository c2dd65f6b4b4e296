"""All rules for a shoe, in the order in which they are tried: a card, the line, more cards, and what was heard."""

from drivers.angel_eye.conformance import card_rules, line_rules
from drivers.conformance.rules import all_need

RULES = (
    *card_rules.FIRST,
    *line_rules.FIRST,
    *all_need("ack_ends_it", (*line_rules.RULES, *card_rules.RULES, *line_rules.LATER)),
    *card_rules.LAST,
)
"""What a shoe goes on telling after its ACK keeps all else from being told."""

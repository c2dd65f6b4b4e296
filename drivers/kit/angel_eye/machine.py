"""All rules for a shoe, in the order in which they are tried: a card, the line, more cards, and what was heard."""

from drivers.kit.angel_eye import card_rules, line_rules
from drivers.kit.conformance.rules import all_need

AFTER_AN_ACK = (
    *line_rules.RULES,
    *all_need("answers_orders", line_rules.ORDERS),
    *card_rules.RULES,
    *all_need("answers_orders", line_rules.AFTER_CARDS),
)
RULES = (
    *card_rules.FIRST,
    *line_rules.FIRST,
    *all_need("ack_ends_it", AFTER_AN_ACK),
    *card_rules.LAST,
)
"""What a shoe goes on telling after its ACK keeps all else from being told."""

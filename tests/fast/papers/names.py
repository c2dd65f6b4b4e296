"""The modules that the papers' paragraphs are tested in."""

from collections.abc import Callable


def module(path: str) -> Callable[..., tuple[str, ...]]:
    """`module("procedure/test_round")("each_hand…")` is that test's address."""
    return lambda *names: tuple(f"{path}::test_{name}" for name in names)


round_ = module("procedure/test_round")
people = module("procedure/test_people")
irregular = module("procedure/test_irregularities")
handled = module("procedure/test_handled_draw_card")
early = module("procedure/test_nothing_early")
played = module("procedure/test_settlement")
examples = module("rules/test_papers_examples")
tables = module("rules/test_papers_tables")
settled = module("rules/test_settlement_thirty_one")
three = module("rules/test_settlement_three_card")
three_hands = module("rules/test_three_card")
three_game = module("rules/test_three_card_game")
stax = module("rules/test_three_card_stax")
six = module("rules/test_six_card")
meters = module("procedure/test_meters")
jackpot = module("procedure/test_jackpot_approval")
game = module("rules/test_thirty_one_game")
told = module("playthroughs/test_playthroughs")

PRINTED = tables("every_printed_row_pays_what_it_prints", "every_printed_row_is_in_the_rulebook_word_for_word")
PLAYTHROUGH = told("a_playthrough_is_as_it_was_checked_in")
EQUIPMENT = "The house's equipment: the regulator approves the machine, the terminal only listens to it."
REGULATOR = "Between the regulator, the manufacturer and the operator; nothing is done at the table."

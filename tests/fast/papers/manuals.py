"""The two 31 Classic procedure manuals: the original, and the one approved in 2019."""

from tests.fast.papers.names import (
    EQUIPMENT,
    PLAYTHROUGH,
    PRINTED,
    REGULATOR,
    examples,
    game,
    handled,
    irregular,
    played,
    round_,
    settled,
    tables,
)
from tests.fast.papers.paragraph import Paper, elsewhere, numbers, tested

GETTING_STARTED = (
    tested(
        "Getting Started 1",
        "combine up to three suited cards to 17 or more",
        *examples("getting_started_3_and_rules_of_play_5_the_ace_and_ten_of_spades_with_the_seven_of_clubs_are_21"),
    ),
    tested(
        "Getting Started 2",
        "52 cards; number cards their value, pictures 10, the ace 11",
        *examples("getting_started_2_number_cards_hold_their_value_pictures_ten_the_ace_eleven"),
        *round_("a_table_has_no_more_positions_than_its_edition"),
    ),
    tested(
        "Getting Started 3",
        "values combine only in one suit",
        *examples("getting_started_3_and_rules_of_play_5_the_ace_and_ten_of_spades_with_the_seven_of_clubs_are_21"),
    ),
    tested(
        "Getting Started 4",
        "trips are the only hand with a value that is not suited",
        *examples("getting_started_4_three_of_a_kind_is_worth_its_own_line_whatever_its_points"),
    ),
    tested(
        "Getting Started 5",
        "an Ante is required, bonuses are optional, limits are kept",
        *round_(
            "each_hand_needs_an_ante_before_it_is_dealt",
            "bonus_wagers_are_optional_and_only_those_that_the_edition_knows",
            "a_wager_keeps_to_the_limits_of_the_table",
        ),
    ),
    tested(
        "Getting Started 6",
        "three cards; play with a Play wager equal to the Ante, or fold",
        *round_("who_has_not_folded_plays_with_a_play_wager_equal_to_the_ante"),
    ),
    tested(
        "Getting Started 7",
        "the draw makes the best three of four, paid by the Play table",
        *PRINTED,
        *settled("the_event_that_pays_most_is_paid", "at_17_the_ante_pushes_and_play_does_as_its_option_prints"),
    ),
    tested(
        "Getting Started 8",
        "the Natural 31 Bonus is paid on the first three cards",
        *PRINTED,
        *round_("the_natural_is_exposed_and_its_bonus_resolved_before_the_draw"),
    ),
)
BETTING = (
    tested(
        "Betting Protocol 1", "each player must place an Ante", *round_("each_hand_needs_an_ante_before_it_is_dealt")
    ),
    tested(
        "Betting Protocol 2",
        "bonus wagers are optional",
        *round_("bonus_wagers_are_optional_and_only_those_that_the_edition_knows"),
    ),
    tested(
        "Betting Protocol 2, note *", "limits are not exceeded", *round_("a_wager_keeps_to_the_limits_of_the_table")
    ),
    tested(
        "Betting Protocol 3",
        "bets are placed, the hand begins: three cards and a draw card, face down; nobody touches the draw card",
        *round_(
            "after_no_more_bets_no_wager_is_placed_changed_or_cleared",
            "a_packet_lies_as_three_cards_and_a_draw_card_all_face_down",
        ),
        *handled("a_handled_draw_card_forfeits_the_wagers_and_returns_play"),
    ),
    tested(
        "Betting Protocol 5",
        "who plays places a Play wager equal to the Ante",
        *round_("who_has_not_folded_plays_with_a_play_wager_equal_to_the_ante"),
    ),
    tested(
        "Betting Protocol 6",
        "the cards are laid down and the player's part is over",
        *round_("a_decision_may_change_until_decisions_are_locked_and_not_after"),
    ),
    tested(
        "Betting Protocol 7",
        "the dealer exposes and resolves each remaining hand",
        *round_("hands_are_settled_from_the_highest_position_to_one_each_to_the_rack_before_the_next"),
    ),
)
FOLD_WITH_16 = (
    "fold face down; a 16 is told, tucked under the bonus and resolved later",
    *round_(
        "a_folded_hand_is_collected_or_tucked",
        "a_told_16_needs_a_fold_and_its_bonus_wager",
        "a_tucked_16_is_settled_at_its_turn_and_its_draw_card_is_never_exposed",
    ),
)
DEALER = (
    elsewhere(
        "Dealer Protocol, preface",
        "hand shuffles follow house procedures; a machine must be an approved model",
        EQUIPMENT,
    ),
    tested(
        "Dealer Protocol 1",
        "wait until every Ante and bonus is placed, within limits",
        *round_("each_hand_needs_an_ante_before_it_is_dealt", "a_wager_keeps_to_the_limits_of_the_table"),
    ),
    tested(
        "Dealer Protocol 2",
        "four-card packets from position one upward, the top card to the draw space",
        *round_(
            "packets_go_from_position_one_upward_and_vacant_positions_are_skipped",
            "a_packet_lies_as_three_cards_and_a_draw_card_all_face_down",
        ),
        *game("the_top_card_of_a_packet_is_the_draw"),
    ),
    tested(
        "Dealer Protocol 3",
        "vacant positions are skipped",
        *round_("packets_go_from_position_one_upward_and_vacant_positions_are_skipped"),
    ),
    tested(
        "Dealer Protocol 4",
        "the rest of the deck goes to the discard rack",
        *round_("the_rest_goes_to_the_rack_after_the_last_packet_and_before_any_decision"),
    ),
    tested(
        "Dealer Protocol 5",
        "folded hands and forfeited wagers are collected",
        *round_("nothing_is_exposed_before_folds_are_collected", "a_folded_hand_is_collected_or_tucked"),
    ),
    tested(
        "Dealer Protocol 6",
        "hands from the highest position to one, each to the rack before the next",
        *round_("hands_are_settled_from_the_highest_position_to_one_each_to_the_rack_before_the_next"),
        *played("a_played_round_comes_to_what_the_rules_come_to"),
    ),
    tested(
        "Dealer Protocol 6A",
        "first the natural, and its bonus",
        *round_("the_natural_is_exposed_and_its_bonus_resolved_before_the_draw"),
    ),
    tested(
        "Dealer Protocol 6B",
        "then the draw: Ante and Play on the best three of four",
        *round_("the_draw_card_stays_in_its_space_beside_the_natural_until_the_hand_goes_to_the_rack"),
        *settled("ante_is_paid_even_money_on_trips", "at_17_the_ante_pushes_and_play_does_as_its_option_prints"),
    ),
    tested(
        "Dealer Protocol 6B, note",
        "the draw card stays in its space",
        *round_("the_draw_card_stays_in_its_space_beside_the_natural_until_the_hand_goes_to_the_rack"),
    ),
    tested(
        "Dealer Protocol 7",
        "the deck goes back and a new hand begins",
        *round_("the_deck_goes_back_last_and_the_next_round_begins"),
    ),
)
IRREGULARITIES = (
    tested(
        "Irregularities A1",
        "a skipped player: misdeal, hands are not backed up",
        *irregular("a_misdeal_returns_every_wager", "hands_are_never_backed_up_only_shifted_forward"),
    ),
    tested(
        "Irregularities A2",
        "a hand at a vacant position: hands are shifted forward",
        *irregular("hands_are_never_backed_up_only_shifted_forward"),
    ),
    tested("Irregularities A3", "a card exposed during the deal: misdeal", *irregular("a_misdeal_returns_every_wager")),
    tested(
        "Irregularities B1",
        "a handled draw card: hand and wagers forfeited, Play returned",
        *handled(
            "a_handled_draw_card_forfeits_the_wagers_and_returns_play",
            "a_play_wager_that_lay_there_before_the_lock_goes_back_too",
            "a_draw_card_handled_between_natural_and_draw_leaves_what_is_resolved",
        ),
        *settled("a_handled_draw_card_forfeits_every_wager_and_returns_the_play_wager_last"),
    ),
    tested(
        "Irregularities C1",
        "a folded 16 still wins the Natural 31 Bonus",
        *examples("irregularities_c1_a_folded_8_5_3_of_spades_loses_the_ante_and_wins_the_natural_31_bonus"),
    ),
)
TABLES = (
    tested("Pay Tables", "the tables of the wagers", *PRINTED),
    tested(
        "Pay Table Options",
        "every option of every table",
        *PRINTED,
        *tables("a_rulebook_has_the_printed_options", "the_first_option_is_the_suggested_one"),
    ),
)
ORIGINAL = Paper(
    "31-classic-original",
    "001_179fcbd21a329c59.txt",
    "31 Classic Procedure Manual (original)",
    (
        *numbers("Getting Started", 8),
        *numbers("Betting Protocol", 7, "2, note *"),
        *numbers("Dealer Protocol", 7, "5, note ***", "6A", "6B", "6B, note"),
        *numbers("Specific Hand Examples", 2),
        *numbers("Irregularities", 0, "A1", "A2", "A3", "B1", "C1"),
    ),
    (
        *GETTING_STARTED,
        *BETTING,
        tested("Betting Protocol 4", *FOLD_WITH_16),
        *DEALER,
        tested(
            "Dealer Protocol 5, note ***",
            "a told 16 is tucked under the Natural 31 Bonus",
            *round_("a_folded_hand_is_collected_or_tucked"),
        ),
        tested(
            "Specific Hand Examples 1",
            "a natural 20 stays 20",
            *examples("original_specific_hand_examples_1_a_natural_20_stays_20"),
        ),
        tested(
            "Specific Hand Examples 2",
            "a natural 15 loses and improves to 25",
            *examples("original_specific_hand_examples_2_a_natural_15_loses_and_improves_to_25"),
        ),
        *IRREGULARITIES,
        *TABLES,
        tested("Table Layout", "six or seven positions", *round_("a_table_has_no_more_positions_than_its_edition")),
    ),
)

WA_2019 = Paper(
    "31-classic-wa-2019",
    "000_3b12fff1d7d004ae.txt",
    "31 Classic Procedure Manual (Washington State, 2019)",
    (
        *numbers("Getting Started", 9),
        *numbers("Betting Protocol", 3, "2, note *", "4 (a)", "4 (b)", "5", "6", "7"),
        *numbers("Dealer Protocol", 7, "5, note 1", "5, note 2", "6A", "6B", "6B, note", "6C"),
        *numbers("Specific Hand Examples", 3),
        *numbers("Irregularities", 0, "A1", "A2", "A3", "B1", "C1", "C2"),
    ),
    (
        elsewhere("Letter of March 7, 2019", "approval, and what operators must submit and license", REGULATOR),
        *GETTING_STARTED,
        tested(
            "Getting Started 9",
            "the 4 Card Royal Family Bonus is paid on all four cards",
            *PRINTED,
            *round_("the_royal_family_bonus_is_resolved_last_on_all_four_cards"),
        ),
        *BETTING,
        tested("Betting Protocol 4 (a)", *FOLD_WITH_16),
        tested(
            "Betting Protocol 4 (b)",
            "a folded hand with a Royal Family Bonus is tucked under it",
            *round_("a_folded_hand_is_collected_or_tucked"),
            *settled("a_folded_royal_family_bonus_is_resolved_on_all_four_cards"),
        ),
        *DEALER,
        tested(
            "Dealer Protocol 5, note 1",
            "a told 16 is tucked under the Natural 31 Bonus",
            *round_("a_folded_hand_is_collected_or_tucked"),
        ),
        tested(
            "Dealer Protocol 5, note 2",
            "a folded hand with a Royal Family Bonus is tucked under it",
            *round_("a_folded_hand_is_collected_or_tucked"),
            *settled("a_fold_with_both_bonuses_resolves_each_at_its_own_turn"),
        ),
        tested(
            "Dealer Protocol 6C",
            "last the Royal Family Bonus on all four cards",
            *round_("the_royal_family_bonus_is_resolved_last_on_all_four_cards"),
            *PLAYTHROUGH,
        ),
        tested(
            "Specific Hand Examples 1",
            "a natural 29 stays 29",
            *examples("wa_2019_specific_hand_examples_1_a_natural_29_stays_29"),
        ),
        tested(
            "Specific Hand Examples 2",
            "a natural 18 improves to 29",
            *examples("wa_2019_specific_hand_examples_2_a_natural_18_improves_to_29"),
        ),
        tested(
            "Specific Hand Examples 3",
            "a natural 15 loses and improves to 21",
            *examples("wa_2019_specific_hand_examples_3_a_natural_15_loses_and_improves_to_21"),
        ),
        *IRREGULARITIES,
        tested(
            "Irregularities C2",
            "a fold still wins the Royal Family Bonus",
            *examples("irregularities_c2_a_fold_still_collects_on_a_winning_4_card_royal_family_bonus"),
        ),
        *TABLES,
    ),
)

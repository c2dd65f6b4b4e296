"""31 Classic in its two short forms: the rules of play and the dealer procedures."""

from tests.fast.papers.names import PRINTED, early, examples, handled, irregular, played, round_, settled
from tests.fast.papers.paragraph import Paper, numbers, tested

RULES_OF_PLAY = Paper(
    "31-classic-rules-of-play",
    "002_1483a0f5135176ba.txt",
    "31 Classic Rules of Play",
    numbers("Rules of Play", 11),
    (
        tested(
            "Rules of Play 1",
            "52 cards, suited values up to 31; aces 11, pictures 10",
            *examples("getting_started_2_number_cards_hold_their_value_pictures_ten_the_ace_eleven"),
        ),
        tested(
            "Rules of Play 2",
            "an Ante is required, two bonuses are optional",
            *round_(
                "each_hand_needs_an_ante_before_it_is_dealt",
                "bonus_wagers_are_optional_and_only_those_that_the_edition_knows",
            ),
        ),
        tested(
            "Rules of Play 3",
            "fold and lose Ante and Natural 31 Bonus while the Royal Family Bonus stays, or play for the Ante's amount",
            *round_(
                "an_edition_without_the_exception_refuses_a_told_16",
                "a_folded_hand_is_collected_or_tucked",
                "who_has_not_folded_plays_with_a_play_wager_equal_to_the_ante",
            ),
            *settled("a_natural_16_with_every_bonus_is_folded"),
            *handled("by_the_rules_of_play_the_royal_family_bonus_outlives_a_handled_draw_card"),
        ),
        tested(
            "Rules of Play 4",
            "the draw card is exposed for the best three of four",
            *round_("the_draw_card_stays_in_its_space_beside_the_natural_until_the_hand_goes_to_the_rack"),
            *early("no_view_of_a_round_shows_anything_early"),
        ),
        tested(
            "Rules of Play 5",
            "values combine only in one suit",
            *examples("getting_started_3_and_rules_of_play_5_the_ace_and_ten_of_spades_with_the_seven_of_clubs_are_21"),
        ),
        tested(
            "Rules of Play 6",
            "trips and quads hold a value of their own",
            *settled("the_event_that_pays_most_is_paid"),
            *examples("getting_started_4_three_of_a_kind_is_worth_its_own_line_whatever_its_points"),
        ),
        tested(
            "Rules of Play 7",
            "each hand is checked, Ante and Play are evaluated",
            *round_("hands_are_settled_from_the_highest_position_to_one_each_to_the_rack_before_the_next"),
            *played("a_played_round_comes_to_what_the_rules_come_to"),
        ),
        tested(
            "Rules of Play 8",
            "the Ante pushes on 17, pays even money from 18",
            *PRINTED,
            *settled("at_17_the_ante_pushes_and_play_does_as_its_option_prints", "ante_is_paid_even_money_on_trips"),
        ),
        tested("Rules of Play 9", "the Play wager pays by its table", *PRINTED),
        tested(
            "Rules of Play 10",
            "the Natural 31 Bonus pays on the original three cards",
            *PRINTED,
            *round_("the_natural_is_exposed_and_its_bonus_resolved_before_the_draw"),
        ),
        tested(
            "Rules of Play 11",
            "the Royal Family Bonus pays on all four cards",
            *PRINTED,
            *round_("the_royal_family_bonus_is_resolved_last_on_all_four_cards"),
        ),
    ),
)

DEALER_PROCEDURES = Paper(
    "31-classic-dealer-procedures",
    "004_3210772f80f03c34.txt",
    "31 Classic Dealer Procedures",
    numbers("Dealer Procedures", 8, "8A", "8B", "10"),
    (
        tested(
            "Dealer Procedures 1",
            "wait for every Ante and optional bonus",
            *round_(
                "each_hand_needs_an_ante_before_it_is_dealt",
                "bonus_wagers_are_optional_and_only_those_that_the_edition_knows",
            ),
        ),
        tested(
            "Dealer Procedures 2",
            "bets are placed, the hand begins",
            *round_("after_no_more_bets_no_wager_is_placed_changed_or_cleared"),
        ),
        tested(
            "Dealer Procedures 3",
            "four cards from position one upward, the top one to the draw space",
            *round_(
                "packets_go_from_position_one_upward_and_vacant_positions_are_skipped",
                "a_packet_lies_as_three_cards_and_a_draw_card_all_face_down",
                "the_checklist_is_the_edition_s_own_words_with_the_positions_filled_in",
            ),
        ),
        tested(
            "Dealer Procedures 4",
            "vacant positions are skipped",
            *round_("packets_go_from_position_one_upward_and_vacant_positions_are_skipped"),
            *irregular("hands_are_never_backed_up_only_shifted_forward"),
        ),
        tested(
            "Dealer Procedures 5",
            "the rest of the deck goes to the discard rack",
            *round_("the_rest_goes_to_the_rack_after_the_last_packet_and_before_any_decision"),
        ),
        tested(
            "Dealer Procedures 6",
            "wait until every decision is made",
            *round_(
                "who_has_not_folded_plays_with_a_play_wager_equal_to_the_ante",
                "a_decision_may_change_until_decisions_are_locked_and_not_after",
            ),
        ),
        tested(
            "Dealer Procedures 7",
            "collect folded hands and forfeited Antes and bonuses",
            *round_(
                "nothing_is_exposed_before_folds_are_collected",
                "a_folded_hand_is_collected_or_tucked",
                "a_tucked_16_is_settled_at_its_turn_and_its_draw_card_is_never_exposed",
            ),
        ),
        tested(
            "Dealer Procedures 8",
            "hands from the highest position to one, each to the rack before the next",
            *round_("hands_are_settled_from_the_highest_position_to_one_each_to_the_rack_before_the_next"),
            *played("a_played_round_comes_to_what_the_rules_come_to"),
        ),
        tested(
            "Dealer Procedures 8A",
            "first the natural, and its bonus",
            *round_("the_natural_is_exposed_and_its_bonus_resolved_before_the_draw"),
        ),
        tested(
            "Dealer Procedures 8B",
            "then the draw: Ante and Play on the best three of four",
            *settled("at_17_the_ante_pushes_and_play_does_as_its_option_prints"),
        ),
        tested(
            "Dealer Procedures 10",
            "the deck is shuffled and put back, a new hand begins",
            *round_("the_deck_goes_back_last_and_the_next_round_begins"),
        ),
    ),
)

"""AGS 3 Card. Its Rules of Play bear no numbers: they are counted as they stand."""

from tests.fast.papers.names import (
    EQUIPMENT,
    PRINTED,
    REGULATOR,
    jackpot,
    meters,
    round_,
    six,
    stax,
    tables,
    three,
    three_game,
    three_hands,
)
from tests.fast.papers.paragraph import Paper, elsewhere, numbers, tested

PLAY = "Rules of Play, paragraph"

THREE_CARD = Paper(
    "3-card-ags",
    "003_1550691b519f8778.txt",
    "AGS 3 Card, Rules and Procedures",
    (
        *numbers(PLAY, 12),
        *(f"Winning and Losing Hands {letter}" for letter in "abcdef"),
        *numbers("STAX Jackpot Approval Process", 4),
    ),
    (
        elsewhere("Letter of December 15, 2020", "approval, and what operators must submit and license", REGULATOR),
        tested(
            "Introduction",
            "52 cards, three to each player and the dealer; limits are kept",
            *three_game("the_game_deals_three_cards_to_each_hand_and_to_the_dealer"),
            *round_("a_wager_keeps_to_the_limits_of_the_table"),
        ),
        tested(
            f"{PLAY} 1",
            "an Ante and or any of three bonus wagers",
            *three_game("a_seat_needs_no_ante"),
            *three("a_seat_may_have_any_one_bonus_alone"),
        ),
        tested(
            f"{PLAY} 2",
            "three cards each, face down; fold or raise",
            *three_game("the_game_deals_three_cards_to_each_hand_and_to_the_dealer"),
        ),
        tested(
            f"{PLAY} 3",
            "a fold forfeits the Ante, a raise equals it",
            *three("ante_and_play", "the_bonuses_are_resolved_alike_on_a_fold"),
        ),
        tested(
            f"{PLAY} 4",
            "the dealer qualifies with queen high; else Ante wins and Play pushes",
            *three_hands("the_dealer_qualifies_with_queen_high_or_better"),
            *three("ante_and_play"),
        ),
        tested(
            f"{PLAY} 5",
            "the higher hand wins even money, equal hands push",
            *three("ante_and_play"),
            *three_game("the_result_against_the_dealer"),
        ),
        tested(
            f"{PLAY} 6",
            "Ante Bonus from a straight; Player Bonus on the player's hand alone",
            *three("the_ante_bonus_is_awarded_on_a_played_straight_or_better", "the_player_bonus_pays_by_its_letter"),
        ),
        tested(
            f"{PLAY} 7",
            "the 6 Card Bounty on both hands together",
            *three("the_bounty_pays_the_best_event_of_the_six_cards_by_its_letter"),
        ),
        tested(
            f"{PLAY} 8",
            "STAX on the player's three cards, folded or not",
            *three("stax_pays_its_meter_or_its_odds", "the_bonuses_are_resolved_alike_on_a_fold"),
        ),
        tested(
            f"{PLAY} 9",
            "on a fold the bonuses stay; the cards are tucked under the Bounty",
            *three("a_fold_with_a_live_bonus_is_tucked_at_the_bounty", "the_bonuses_are_resolved_alike_on_a_fold"),
        ),
        elsewhere(f"{PLAY} 10", "an electronic shuffler or shoe may be used; it must be approved", EQUIPMENT),
        elsewhere(f"{PLAY} 11", "the game uses the STAX progressive system, version 1.0.1 or higher", EQUIPMENT),
        tested(
            f"{PLAY} 12",
            "jackpots accumulate and are paid as the code requires",
            *meters("an_increment_is_exactly_its_percentage", "a_meter_is_lowered_only_as_the_code_allows"),
        ),
        tested(
            "Dealer Qualifying",
            "queen high; else Ante wins even money and Play pushes",
            *three_hands(
                "the_dealer_qualifies_with_queen_high_or_better",
                "the_dealer_fails_to_qualify_exactly_with_unsuited_unpaired_cards_up_to_the_jack",
            ),
        ),
        tested(
            "Winning and Losing Hands a",
            "the Ante wins where the dealer has no queen or higher",
            *three("ante_and_play"),
        ),
        tested("Winning and Losing Hands b", "Play wins where the player's hand ranks higher", *three("ante_and_play")),
        tested(
            "Winning and Losing Hands c",
            "Ante Bonus from a straight, whatever the dealer holds",
            *three("the_ante_bonus_is_awarded_on_a_played_straight_or_better", "no_ante_bonus_line_below_a_straight"),
        ),
        tested("Winning and Losing Hands d", "Player Bonus from a pair", *three("the_player_bonus_pays_by_its_letter")),
        tested(
            "Winning and Losing Hands e",
            "Bounty from three of a kind of six cards",
            *three(
                "the_bounty_pays_the_best_event_of_the_six_cards_by_its_letter",
                "two_pairs_and_four_to_a_hand_win_no_bounty",
            ),
            *six("six_cards_have_their_category_and_show_their_best_five"),
        ),
        tested(
            "Winning and Losing Hands f", "STAX by its table, folded or not", *three("stax_pays_its_meter_or_its_odds")
        ),
        tested(
            "Paytables",
            "Ante Bonus, Player Bonus and 6 Card Bonus, letter by letter",
            *PRINTED,
            *tables("3_card_suggests_no_letter"),
        ),
        tested(
            "3 Card Stud STAX Progressive, Paytable",
            "four meters and three fixed prizes",
            *PRINTED,
            *stax("a_hand_hits_its_row_of_the_pay_table"),
        ),
        tested(
            "Progressive Configuration",
            "reset levels and increment rates",
            *tables("the_meters_reset_and_grow_as_configured"),
            *meters("meters_open_at_their_reset_levels_for_the_table_s_wager"),
        ),
        tested(
            "3 Card Stud STAX Progressive, note *",
            "another wager adjusts the values",
            *tables("a_different_wager_adjusts_the_reset_levels"),
            *meters("reset_levels_are_in_proportion_to_the_wager"),
        ),
        tested(
            "STAX Jackpot Approval Process 1",
            "the dealer touches the seat of a hand that pays",
            *jackpot("every_prize_takes_the_paper_s_road_to_its_amount"),
        ),
        tested(
            "STAX Jackpot Approval Process 2",
            "the hand is selected, or None undoes it",
            *jackpot("none_undoes_the_process_and_leaves_its_trace"),
        ),
        tested(
            "STAX Jackpot Approval Process 3",
            "the hand shows as pending, without its amount",
            *jackpot("the_hand_shows_under_the_seat_with_no_amount_before_it_is_paid"),
        ),
        tested(
            "STAX Jackpot Approval Process 4",
            "Pay Jackpot, or Cancel Jackpot",
            *jackpot(
                "pay_locks_the_amount_and_the_meter_starts_again", "every_prize_takes_the_paper_s_road_to_its_amount"
            ),
        ),
    ),
)

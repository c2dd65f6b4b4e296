"""Irregularities at a table, by their names in manuals, house procedures and the journal."""

from enum import StrEnum


class IrregularityId(StrEnum):
    SKIPPED_PLAYER = "skipped-player"
    VACANT_POSITION = "vacant-position"
    CARD_EXPOSED = "card-exposed"
    DRAW_CARD_HANDLED = "draw-card-handled"
    WRONG_COUNT = "wrong-count"
    DUPLICATE_CARD = "duplicate-card"
    CARD_MISMATCH = "card-mismatch"
    DEALER_CARD_MISMATCH = "dealer-card-mismatch"
    READER_LOST = "reader-lost"
    ALIGNMENT = "alignment"
    EXPOSED_OUT_OF_TURN = "exposed-out-of-turn"
    PLAYER_LEAVES = "player-leaves"
    LATE_WAGER = "late-wager"
    PAYMENT_CORRECTION = "payment-correction"
    DECK_OUT_OF_USE = "deck-out-of-use"
    VOID_ROUND = "void-round"
    CHIPS_DIFFER = "chips-differ"
    JACKPOT_UNSUPPORTED = "jackpot-unsupported"
    JACKPOT_DISPUTED = "jackpot-disputed"

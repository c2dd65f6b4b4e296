"""What may go wrong in every game."""

OF_EVERY_GAME = {
    "skipped-player",
    "vacant-position",
    "card-exposed",
    "draw-card-handled",
    "wrong-count",
    "duplicate-card",
    "card-mismatch",
    "reader-lost",
    "alignment",
    "exposed-out-of-turn",
    "player-leaves",
    "late-wager",
    "deck-out-of-use",
    "void-round",
}

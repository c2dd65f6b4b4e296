"""What a shoe, or a host of one, need not have: how it is named where its maker declares that it has none."""

AGAIN_AS_R, BURNT, LOCKED_DRAWS, ERROR_MODE, SETTINGS, ORDERS = (
    "R", "burnt-cards", "locked-draws", "error-mode", "settings", "orders"
)  # fmt: skip
OF_A_SHOE = (AGAIN_AS_R, BURNT, LOCKED_DRAWS, ERROR_MODE, SETTINGS)
OF_A_HOST = (ORDERS,)

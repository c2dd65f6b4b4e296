"""The protocols by name, as a person writes them."""

ANGEL_EYE = "angel-eye"
CARD_LINE = "card-line"
PACKET_SHUFFLER = "packet-shuffler"

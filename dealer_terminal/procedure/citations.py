"""Paragraphs that stand in no rulebook: the state's, and the house's on its people."""

CAMERA_RULE = "WAC 230-15-320(4)"
DEAL_RULE = "WAC 230-15-490"
METER_RULE = "WAC 230-15-685; WAC 230-15-695"
PEOPLE_RULE = "House procedures, People"

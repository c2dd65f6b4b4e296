"""Citations that no rulebook contains: state rules, and the house procedures on people."""

from dealer_terminal.procedure.tray_facts import Form

CAMERA_RULE = "WAC 230-15-320(4)"
DEAL_RULE = "WAC 230-15-490"
METER_RULE = "WAC 230-15-685; WAC 230-15-695"
PEOPLE_RULE = "House procedures, People"
FORM_RULES = {
    Form.OPENER: "WAC 230-15-495",
    Form.FILL: "WAC 230-15-525",
    Form.CREDIT: "WAC 230-15-530",
    Form.CLOSER: "WAC 230-15-535",
    Form.DROP: "WAC 230-15-615",
}
"""Rule for each form: the people who count the table's money and sign."""

import QtQuick
import dealer_terminal.ui.kiosk

/* The table bound to one region that holds all the others. */
KioskTable {
    required property var shown

    status: shown.status
    checklist: shown.checklist
    instruction: shown.instruction
    felt: shown.felt
    dealer: shown.dealer
    settlement: shown.settlement
    meters: shown.meters
    summary: shown.summary
    primary: shown.primary
    secondary: shown.secondary
    manual: shown.manual
}

import QtQuick
import dealer_terminal.ui.kit

Page {
    id: page

    required property var sensed
    required property var confirmed

    title: "Checklist: sensed and confirmed, in every standing"

    Row {
        anchors.fill: parent
        spacing: Tokens.mm(6)

        ChecklistPanel {
            width: Tokens.mm(60)
            height: parent.height
            title: "Sensed"
            standing: "COMPLETE EXCEPT DEFERRED ITEMS"
            items: page.sensed
        }
        ChecklistPanel {
            width: Tokens.mm(60)
            height: parent.height
            title: "Confirmed"
            standing: "COMPLETE"
            items: page.confirmed
        }
    }
}

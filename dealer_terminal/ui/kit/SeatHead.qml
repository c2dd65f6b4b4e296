import QtQuick

/* Head of a position, above its circles: its number, and its decision or pending approval. */
Item {
    id: head

    required property int position
    required property bool occupied
    required property bool current
    required property string decision
    required property string decisionLabel
    required property string pending
    required property bool narrow
    required property bool opens
    required property bool pressed
    readonly property real number: circle.width

    implicitHeight: Tokens.mm(7.6)

    SeatNumber {
        id: circle
        position: head.position
        occupied: head.occupied
        current: head.current
        opens: head.opens && !(head.narrow && head.decisionLabel !== "")
        pressed: head.pressed
        width: Tokens.mm(head.narrow ? 7 : 7.6)
    }
    DecisionMark {
        anchors.left: circle.right
        anchors.leftMargin: Tokens.mm(head.narrow ? 0.3 : circle.opens ? 1.4 : 0.7)
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(head.narrow && head.opens ? 0.6 : 0)
        anchors.verticalCenter: circle.verticalCenter
        decision: held.visible ? "none" : head.decision
        label: head.decisionLabel
    }
    PendingBadge {
        id: held
        visible: head.pending !== ""
        anchors.left: circle.right
        anchors.leftMargin: Tokens.mm(1)
        anchors.right: parent.right
        anchors.verticalCenter: circle.verticalCenter
        text: head.pending
    }
}

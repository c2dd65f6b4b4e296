import QtQuick

/* State of the reader, distinct without color: ready is a full disc, busy a ring, connecting a small ring, and lost a
   warning symbol. */
Row {
    id: reader

    required property string standing
    required property string text
    readonly property bool lost: standing === "lost"
    readonly property bool connecting: standing === "connecting"

    spacing: Tokens.mm(1.2)

    Sign {
        visible: reader.lost
        anchors.verticalCenter: parent.verticalCenter
        name: "warning"
        ink: Tokens.colour.lost
    }
    Rectangle {
        visible: !reader.lost
        anchors.verticalCenter: parent.verticalCenter
        width: Tokens.mm(reader.connecting ? 2 : 3)
        height: width
        radius: width / 2
        color: reader.standing === "ready" ? Tokens.colour.done : "transparent"
        border.width: Tokens.hair * 2
        border.color: reader.connecting ? Tokens.colour.muted : Tokens.colour.done
        antialiasing: true
    }
    Label {
        anchors.verticalCenter: parent.verticalCenter
        text: reader.text
        color: reader.lost ? Tokens.colour.lost : Tokens.colour.text
        font.weight: reader.lost ? Font.Bold : Font.Medium
    }
}

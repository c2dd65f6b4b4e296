import QtQuick

/* A chip seen from its side. */
Rectangle {
    id: rim

    required property string colour

    color: Qt.lighter(Tokens.chips[colour], colour === "black" ? 1.9 : 1.15)
    border.width: 1
    border.color: Tokens.colour.plate

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height * 0.4
        width: Math.max(1, parent.width * 0.4)
        height: parent.height * 0.2
        opacity: 0.8
        color: rim.colour === "white" ? Tokens.chipNotchDark : Tokens.chipNotch
    }
}

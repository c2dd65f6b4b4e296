import QtQuick

/* A wager's printed name in capitals, readable at arm's length. A long name is condensed, as on a printed layout. */
Item {
    id: name

    required property string text
    required property real room
    required property color ink
    property real size: 0
    readonly property int least: Math.ceil(Tokens.spotNameMm / Tokens.capital * Tokens.pxPerMm)

    implicitWidth: Math.min(room, words.implicitWidth)
    implicitHeight: words.font.pixelSize * Tokens.capital

    Label {
        id: words
        anchors.centerIn: parent
        text: name.text
        color: name.ink
        font.weight: Font.Bold
        font.pixelSize: Math.max(name.least, name.size)
        transform: Scale {
            origin.x: words.width / 2
            xScale: Math.min(1, name.room / Math.max(1, words.implicitWidth))
        }
    }
}

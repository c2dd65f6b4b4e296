import QtQuick
import dealer_terminal.ui.kit

/* An event and its odds. All lines of a table share the `size` at which the longest one `fits`. */
Rectangle {
    id: row

    required property var line
    required property color ink
    required property real size
    readonly property real fits: probe.fontInfo.pixelSize
    readonly property color written: line.lit ? Tokens.colour.plate : Tokens.colour.text

    radius: Tokens.mm(1)
    color: line.lit ? row.ink : "transparent"

    Accessible.role: Accessible.StaticText
    Accessible.name: `${line.event} ${line.odds}`
    Accessible.selected: line.lit

    Sign {
        id: pointer
        visible: row.line.lit
        x: Tokens.mm(0.6)
        anchors.verticalCenter: parent.verticalCenter
        width: Tokens.mm(3.6)
        height: width
        name: "arrow"
        pen: 4
        ink: row.written
    }
    Label {
        id: probe
        visible: false
        width: words.width
        height: words.height
        text: row.line.event
        font.pixelSize: Tokens.mm(5)
        font.weight: Font.Bold
        wrapMode: Text.WordWrap
        lineHeight: 0.86
        fontSizeMode: Text.Fit
        minimumPixelSize: Tokens.mm(2.8)
    }
    Label {
        id: words
        anchors.left: parent.left
        anchors.leftMargin: Tokens.mm(row.line.lit ? 4.6 : 1)
        anchors.right: odds.left
        anchors.rightMargin: Tokens.mm(1)
        height: parent.height
        text: row.line.event
        color: row.written
        font.pixelSize: row.size
        font.weight: Font.Bold
        wrapMode: Text.WordWrap
        lineHeight: 0.86
        fontSizeMode: Text.Fit
        minimumPixelSize: Tokens.mm(2.8)
    }
    Label {
        id: odds
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(1.2)
        height: parent.height
        width: Math.min(implicitWidth, row.width * 0.45)
        text: row.line.odds
        color: row.line.lit ? Tokens.colour.plate : Tokens.colour.gold
        font.pixelSize: Tokens.mm(5)
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(2.8)
    }
}

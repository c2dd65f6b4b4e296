import QtQuick

TouchTarget {
    id: choice

    required property string text
    required property string note
    property string sign: "arrow"
    readonly property color ink: pressed ? Tokens.colour.plate : Tokens.colour.text

    name: `${text} ${note}`
    leastMm: Tokens.primaryMm
    implicitHeight: Math.max(Tokens.primaryHeight, words.implicitHeight + Tokens.mm(2))

    ButtonFace {
        down: choice.pressed
        up: Tokens.colour.raised
        pressedUp: Tokens.colour.pressed
        edge: Tokens.colour.line
    }
    Column {
        id: words
        anchors.left: parent.left
        anchors.leftMargin: Tokens.mm(4)
        anchors.right: mark.left
        anchors.rightMargin: Tokens.mm(2)
        anchors.verticalCenter: parent.verticalCenter
        opacity: choice.enabled ? 1 : 0.6

        Label {
            width: parent.width
            text: choice.text
            color: choice.ink
            font.pixelSize: Tokens.mm(4.8)
            font.weight: Font.Bold
            wrapMode: Text.WordWrap
        }
        Label {
            visible: choice.note !== ""
            width: parent.width
            text: choice.note
            color: choice.pressed ? Tokens.colour.plate : Tokens.colour.muted
            font.pixelSize: Tokens.small
            wrapMode: Text.WordWrap
        }
    }
    Sign {
        id: mark
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(4)
        anchors.verticalCenter: parent.verticalCenter
        width: Tokens.mm(6)
        height: width
        name: choice.enabled ? choice.sign : "lock"
        ink: choice.ink
    }
}

import QtQuick

/* Why not now, which paragraph says so, and what to do instead. Touch it away. */
TouchTarget {
    id: refusal

    required property string text
    required property string remedy
    required property string citation

    name: `${text} ${remedy} ${citation}`
    implicitHeight: Math.max(Tokens.mm(16), words.implicitHeight + 2 * Tokens.mm(1.8))

    Rectangle {
        anchors.fill: parent
        radius: Tokens.radius
        color: refusal.pressed ? Tokens.colour.plate : Tokens.colour.refusal
        border.width: Tokens.stroke
        border.color: Tokens.colour.refusalLine
    }
    Sign {
        id: sign
        anchors.left: parent.left
        anchors.leftMargin: Tokens.pad
        anchors.verticalCenter: parent.verticalCenter
        width: Tokens.mm(8)
        height: width
        name: "warning"
        ink: Tokens.colour.refusalInk
    }
    Column {
        id: words
        anchors.left: sign.right
        anchors.leftMargin: Tokens.pad
        anchors.right: close.left
        anchors.rightMargin: Tokens.pad
        anchors.verticalCenter: parent.verticalCenter

        Label {
            glanced: true
            width: parent.width
            text: refusal.text
            color: Tokens.colour.refusalInk
            font.pixelSize: Tokens.glance
            font.weight: Font.Bold
            wrapMode: Text.WordWrap
        }
        Label {
            width: parent.width
            text: refusal.remedy + (refusal.citation === "" ? "" : `   §\u00a0${refusal.citation.replace(/ /g, "\u00a0")}`)
            color: Tokens.colour.refusalInk
            wrapMode: Text.WordWrap
        }
    }
    Sign {
        id: close
        anchors.right: parent.right
        anchors.rightMargin: Tokens.pad
        anchors.verticalCenter: parent.verticalCenter
        name: "cross"
        ink: Tokens.colour.refusalInk
    }
}

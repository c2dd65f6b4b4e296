import QtQuick

/* A refusal: the reason, the remedy, and the paragraph, on two lines, or three if they are long. A tap dismisses it. */
TouchTarget {
    id: refusal

    required property string text
    required property string remedy
    required property string citation

    name: [refusal.text, refusal.remedy, refusal.citation].filter(part => part !== "").join(" ")
    readonly property bool wraps: natural.advanceWidth > why.width
    implicitHeight: Tokens.targetHeight

    Rectangle {
        anchors.fill: parent
        radius: Tokens.radius
        color: refusal.pressed ? Tokens.colour.plate : Tokens.colour.refusal
        border.width: Tokens.hair * 2
        border.color: Tokens.colour.refusalLine
    }
    Sign {
        id: sign
        anchors.left: parent.left
        anchors.leftMargin: Tokens.gap
        anchors.verticalCenter: parent.verticalCenter
        width: Tokens.mm(7)
        height: width
        name: "warning"
        ink: Tokens.colour.refusalInk
    }
    Label {
        id: why
        anchors.left: sign.right
        anchors.leftMargin: Tokens.gap
        anchors.right: close.left
        anchors.rightMargin: Tokens.gap
        y: Tokens.mm(0.3)
        height: Tokens.mm(refusal.wraps ? 4.8 : 5.9)
        text: refusal.text
        color: Tokens.colour.refusalInk
        font.pixelSize: Tokens.glance
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(3)
    }
    NaturalWidth {
        id: natural
        text: todo.text
        font.pixelSize: Tokens.mm(2.6)
        font.weight: Font.Medium
    }
    Label {
        id: todo
        anchors.left: why.left
        anchors.right: why.right
        anchors.top: why.bottom
        height: Tokens.mm(refusal.wraps ? 6.7 : 5.4)
        text: refusal.remedy + (refusal.citation === "" ? "" : `   § ${refusal.citation}`)
        color: Tokens.colour.refusalInk
        font.pixelSize: Tokens.mm(4)
        lineHeight: 0.84
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Tokens.mm(2.6)
    }
    Sign {
        id: close
        anchors.right: parent.right
        anchors.rightMargin: Tokens.gap
        anchors.verticalCenter: parent.verticalCenter
        name: "cross"
        ink: Tokens.colour.refusalInk
    }
}

import QtQuick

/* The printed name of a spot, kept in sight above the chips that cover it. */
Rectangle {
    id: tag

    required property string text
    property bool golden: false

    visible: text !== ""
    implicitWidth: words.implicitWidth + Tokens.mm(1.4)
    implicitHeight: Tokens.mm(3)
    radius: height / 2
    color: golden ? Tokens.colour.gold : Tokens.colour.text

    Label {
        id: words
        anchors.centerIn: parent
        text: tag.text
        color: Tokens.colour.plate
        font.pixelSize: Math.max(1, tag.height * 0.86)
        font.weight: Font.Bold
    }
}

import QtQuick

Item {
    id: item

    required property string text
    required property string note
    required property string kind
    required property string standing
    readonly property bool current: standing === "current"
    readonly property bool over: ["done", "overridden", "not-applicable"].includes(standing)

    implicitHeight: Math.max(Tokens.mm(8.6), words.implicitHeight + (current ? Tokens.mm(3.2) : 0))
    Accessible.role: Accessible.ListItem
    Accessible.name: `${text} ${note} ${standing}`

    Rectangle {
        visible: item.current
        anchors.fill: parent
        radius: Tokens.radius
        color: Tokens.colour.raised
        border.width: Tokens.stroke
        border.color: Tokens.colour.primary
    }
    ItemSign {
        id: mark
        anchors.left: parent.left
        anchors.leftMargin: Tokens.mm(1.6)
        anchors.verticalCenter: parent.verticalCenter
        kind: item.kind
        standing: item.standing
    }
    Column {
        id: words
        anchors.left: mark.right
        anchors.leftMargin: Tokens.mm(1.8)
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(1.2)
        anchors.verticalCenter: parent.verticalCenter

        Label {
            width: parent.width
            text: item.text
            color: item.over ? Tokens.colour.muted : Tokens.colour.text
            font.pixelSize: item.current ? Tokens.glance : Tokens.mm(4.8)
            font.weight: item.current ? Font.Bold : Font.Medium
            font.strikeout: item.standing === "not-applicable"
            font.italic: item.standing === "deferred"
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Tokens.mm(3)
        }
        Label {
            visible: item.current && item.note !== ""
            width: parent.width
            text: item.note
            color: Tokens.colour.muted
            font.pixelSize: Tokens.small
            wrapMode: Text.WordWrap
        }
    }
}

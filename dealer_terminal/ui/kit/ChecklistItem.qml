import QtQuick

Item {
    id: item

    required property string text
    required property string note
    required property string kind
    required property string standing
    required property string told
    required property int level
    required property bool near
    property real stepHeight: Tokens.mm(8.6)
    property bool brief: false
    readonly property bool part: level > 0
    readonly property bool wraps: part ? natural.advanceWidth * Tokens.mm(3.2) / Tokens.glance > words.width : current && !brief
    readonly property bool current: standing === "current"
    readonly property bool over: ["done", "overridden", "not-applicable"].includes(standing)

    readonly property bool plain: !part && !current && !brief
    readonly property real needed: part ? Math.max(Tokens.mm(5.7), words.implicitHeight + Tokens.mm(0.8)) : words.implicitHeight + (note !== "" ? Tokens.mm(2) : 0)

    implicitHeight: brief || plain ? stepHeight : part ? needed : Math.max(stepHeight, needed)
    Accessible.role: Accessible.ListItem
    Accessible.name: [text, note, told].filter(part => part !== "").join(" ")

    Rectangle {
        visible: item.current && !item.part
        anchors.fill: parent
        radius: Tokens.radius
        color: Tokens.colour.raised
        border.width: Tokens.stroke
        border.color: Tokens.colour.primary
    }
    /* The width does not depend on the height of the row. Otherwise the height needed by the text would depend on the
       height that it gets. */
    Item {
        id: mark
        anchors.left: parent.left
        anchors.leftMargin: Tokens.mm(0.5 + (item.part ? 2.4 * item.level : 0))
        anchors.verticalCenter: parent.verticalCenter
        width: Tokens.mm(item.part ? 4.2 : 4.5)
        height: width

        ItemSign {
            anchors.centerIn: parent
            width: Math.min(parent.width, item.stepHeight * 0.8)
            height: width
            kind: item.kind
            standing: item.standing
        }
    }
    NaturalWidth {
        id: natural
        text: item.text
    }
    Column {
        id: words
        anchors.left: mark.right
        anchors.leftMargin: Tokens.mm(0.8)
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(item.current && !item.part ? 1.2 : 0.1)
        anchors.verticalCenter: parent.verticalCenter

        Label {
            glanced: item.current && !item.part && !item.brief
            width: parent.width
            height: item.plain ? item.stepHeight : undefined
            text: item.text.replace(" → ", "\u00a0→\u00a0")
            color: item.over || (item.part && !item.current) ? Tokens.colour.muted : Tokens.colour.text
            font.pixelSize: item.part ? Tokens.mm(3.9) : item.brief ? Math.min(Tokens.mm(4.8), item.stepHeight * 0.7) : item.current ? Tokens.glance : Tokens.mm(4.8)
            font.weight: item.current ? Font.Bold : Font.Medium
            font.strikeout: item.standing === "not-applicable"
            font.italic: item.standing === "deferred"
            lineHeight: 0.9
            wrapMode: item.wraps ? Text.WordWrap : Text.NoWrap
            fontSizeMode: item.wraps ? Text.FixedSize : item.plain ? Text.Fit : Text.HorizontalFit
            minimumPixelSize: Tokens.mm(2.6)
        }
        Label {
            visible: item.current && item.note !== "" && !item.brief
            width: parent.width
            text: item.note
            color: Tokens.colour.muted
            font.pixelSize: Tokens.small
            wrapMode: Text.WordWrap
        }
    }
}

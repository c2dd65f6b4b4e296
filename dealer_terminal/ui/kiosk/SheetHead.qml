pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* Head of a sheet, on its left: title, question, paragraph, other keys, and Back. */
Item {
    id: head

    required property string title
    property string question
    property string citation
    property string printed: ""
    required property string backText
    property var others: []
    property real reserved: 0
    readonly property real least: back.width
    readonly property real room: height - heading.contentHeight - source.height - reserved - (keys.visible ? keys.height + Tokens.mm(1) : 0)

    signal backTouched
    signal pressed(string key)

    Accessible.role: Accessible.Grouping
    Accessible.name: [head.title, head.question, head.citation, head.printed].filter(part => part !== "").join(" ")

    Label {
        id: heading
        width: parent.width
        height: text === "" ? 0 : Math.min(Tokens.mm(20), head.height * (head.printed === "" ? 0.4 : 0.3))
        verticalAlignment: Text.AlignTop
        text: head.title
        color: Tokens.colour.pending
        font.weight: Font.Bold
        lineHeight: 0.92
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Tokens.mm(3)
    }
    Label {
        id: words
        y: heading.contentHeight + Tokens.mm(0.4)
        width: parent.width
        height: text === "" ? 0 : head.room
        text: head.question
        font.pixelSize: Tokens.mm(5)
        font.weight: Font.Bold
        lineHeight: 0.94
        verticalAlignment: Text.AlignTop
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Tokens.mm(3.05)
    }
    Source {
        id: source
        y: words.y + (words.text === "" ? 0 : words.contentHeight + Tokens.mm(0.6))
        width: parent.width
        citation: head.citation
        printed: head.printed
    }
    Flow {
        id: keys
        visible: head.backText !== "" || head.others.length > 0
        width: parent.width
        anchors.bottom: parent.bottom
        spacing: Tokens.mm(1)

        SecondaryButton {
            id: back
            visible: head.backText !== ""
            text: head.backText
            sign: "back"
            onActivated: head.backTouched()
        }
        Repeater {
            model: head.others.length
            SecondaryButton {
                required property int index
                readonly property var option: head.others[index] ?? ({ key: "", text: "", sign: "", possible: false })

                text: option.text
                sign: option.sign
                meaning: option.key
                enabled: option.possible
                onActivated: head.pressed(option.key)
            }
        }
    }
}

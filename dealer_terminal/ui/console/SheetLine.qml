pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* One line of a list: its text, a smaller line below, and cards if it has any. */
TouchTarget {
    id: row

    required property int index
    required property string key
    required property string text
    required property string more
    required property string tone
    required property var cards
    readonly property bool heading: tone === "heading"

    name: `line ${key}`
    spoken: [text, more, cards.map(card => `${card.rank}${card.suit}`).join(" ")].filter(part => part !== "").join(" · ")
    enabled: key !== ""
    activeFocusOnTab: key !== ""
    /* Keep a plus or minus sign on the line of its amount. */
    function whole(text: string): string {
        return text.replace(/([+−])\$/g, "$1\u2060$");
    }

    implicitHeight: words.height + (more === "" ? 0 : below.height) + hand.height + Tokens.mm(heading ? 4 : 3)

    Rectangle {
        anchors.fill: parent
        color: row.pressed ? Tokens.colour.pressed : row.activeFocus ? Tokens.colour.raised : "transparent"
    }
    Rectangle {
        visible: row.tone === "wrong" || row.tone === "good"
        width: Tokens.mm(1.4)
        height: parent.height
        color: row.tone === "wrong" ? Tokens.colour.refusalLine : Tokens.colour.won
    }
    Label {
        id: words
        x: Tokens.mm(4)
        y: Tokens.mm(row.heading ? 2.4 : 1.4)
        width: parent.width - 2 * x
        text: row.whole(row.text)
        color: row.heading ? Tokens.colour.muted : row.tone === "wrong" ? Tokens.colour.refusalLine : Tokens.colour.text
        font.pixelSize: Tokens.small
        font.weight: row.heading || row.tone !== "usual" ? Font.Bold : Font.Medium
        wrapMode: Text.Wrap
    }
    Label {
        id: below
        visible: text !== ""
        x: words.x
        anchors.top: words.bottom
        width: words.width
        text: row.whole(row.more)
        color: Tokens.colour.muted
        font.pixelSize: Tokens.least
        wrapMode: Text.Wrap
    }
    Flow {
        id: hand
        anchors.top: row.more === "" ? words.bottom : below.bottom
        x: words.x
        width: words.width
        height: row.cards.length > 0 ? implicitHeight + Tokens.mm(1) : 0
        spacing: Tokens.mm(0.8)
        Repeater {
            model: row.cards
            CardFace {
                required property var modelData

                width: Tokens.mm(7)
                height: Tokens.mm(9.8)
                rank: modelData.rank
                suit: modelData.suit
            }
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Tokens.hair
        color: Tokens.colour.line
    }
}

pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* All bets to return, with a column for each position, below the felt that shows the chips. */
Sheet {
    id: sheet

    required property var shown
    readonly property int count: Math.max(1, shown.seats.length)
    readonly property int most: shown.seats.reduce((most, seat) => Math.max(most, seat.wagers.length + (seat.takeBack === "" ? 0 : 1)), 1)
    readonly property real gap: Tokens.mm(1)
    readonly property real columnWidth: Math.min(Tokens.mm(42), (seats.width - (count - 1) * gap) / count)
    readonly property real line: Math.min(Tokens.mm(11), (height - seats.y - Tokens.mm(7.5)) / most)

    Badge {
        id: badge
        x: Tokens.mm(3)
        anchors.verticalCenter: heading.verticalCenter
        sign: Results.sign("returned")
        ink: heading.color
    }
    Label {
        id: heading
        anchors.left: badge.right
        anchors.leftMargin: Tokens.mm(1.6)
        y: Tokens.mm(1.6)
        glanced: true
        text: sheet.shown.title
        color: Results.ink("returned")
        font.pixelSize: Tokens.glance
        font.weight: Font.Bold
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Label {
        id: told
        anchors.left: heading.right
        anchors.leftMargin: Tokens.mm(4)
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(3)
        y: Tokens.mm(1.2)
        height: Tokens.mm(9.6)
        text: sheet.shown.question
        lineHeight: 0.9
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Tokens.mm(2.8)
    }
    Source {
        id: paragraph
        anchors.left: told.left
        anchors.right: told.right
        anchors.top: told.bottom
        citation: sheet.shown.citation
        printed: sheet.shown.printed
    }
    Row {
        id: seats
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: paragraph.bottom
        anchors.margins: Tokens.mm(3)
        anchors.topMargin: 0
        spacing: sheet.gap

        Repeater {
            model: sheet.shown.seats.length
            Column {
                id: seat

                required property int index
                readonly property var back: sheet.shown.seats[index] ?? ({ position: "", wagers: [], takeBack: "" })

                width: sheet.columnWidth

                Label {
                    width: parent.width
                    height: Tokens.mm(6)
                    text: seat.back.position
                    color: Tokens.colour.muted
                    font.weight: Font.Bold
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Tokens.mm(3)
                }
                Repeater {
                    model: seat.back.wagers.length
                    WagerBack {
                        required property int index
                        position: seat.back.position
                        wager: seat.back.wagers[index] ?? ({ spot: "", amount: "", chips: [], coin: "" })
                        width: seat.width
                        height: sheet.line
                    }
                }
                Label {
                    visible: text !== ""
                    width: parent.width
                    height: sheet.line
                    text: seat.back.takeBack
                    color: Results.ink("lose")
                    font.weight: Font.Bold
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Tokens.mm(3)
                }
            }
        }
    }
}

import QtQuick
import dealer_terminal.ui.shared

/* Where each mark's name stands: right or left of it, where there is room and no other name, those outside of what is usual first; 0 where there is none, and a touch alone names it. */
Item {
    id: names

    required property var marks
    readonly property var sides: found()

    function found(): var {
        const order = marks.map((each, at) => at).sort((a, b) => (marks[b].ink === "outside") - (marks[a].ink === "outside"));
        const taken = [], sides = marks.map(() => 0);
        for (const at of order) {
            const first = marks[at].at.x > 0.7 ? -1 : 1;
            for (const side of [first, -first]) {
                const place = beside(marks[at], side);
                if (place.left < 0 || place.right > width || taken.some(each => meet(each, place)))
                    continue;
                taken.push(place);
                sides[at] = side;
                break;
            }
        }
        return sides;
    }

    function beside(mark: var, side: int): var {
        const long = metrics.advanceWidth(mark.text) + Tokens.mm(3);
        const x = mark.at.x * width, y = (1 - mark.at.y) * height;
        const left = side > 0 ? x : x - long;
        return { left: left, right: left + long, top: y - Tokens.mm(2.2), bottom: y + Tokens.mm(2.2) };
    }

    function meet(one: var, other: var): bool {
        return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    }

    visible: false

    FontMetrics {
        id: metrics
        font.family: Tokens.family
        font.weight: Font.Medium
        font.pixelSize: Tokens.small
    }
}

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="vi" sourcelanguage="en">
<context>
    <name>screens</name>
    <message>
        <source>white</source>
        <translation>trắng</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>bạc</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>xám</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>vàng</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>cam</translation>
    </message>
    <message>
        <source>red</source>
        <translation>đỏ</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>hồng</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>tím</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>xanh dương</translation>
    </message>
    <message>
        <source>green</source>
        <translation>xanh lá</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>nâu</translation>
    </message>
    <message>
        <source>black</source>
        <translation>đen</translation>
    </message>
    <message>
        <source>Start of shift</source>
        <translation>Đầu ca</translation>
    </message>
    <message>
        <source>Table reopened</source>
        <translation>Mở lại bàn</translation>
    </message>
    <message>
        <source>End of shift</source>
        <translation>Hết ca</translation>
    </message>
    <message>
        <source>No players</source>
        <translation>Không có khách</translation>
    </message>
    <message>
        <source>Fault at the table</source>
        <translation>Bàn có lỗi</translation>
    </message>
    <message>
        <source>Pit manager&apos;s order</source>
        <translation>Lệnh quản lý pit</translation>
    </message>
    <message>
        <source>Limits changed</source>
        <translation>Đổi giới hạn</translation>
    </message>
    <message>
        <source>Pay table changed</source>
        <translation>Đổi bảng trả thưởng</translation>
    </message>
    <message>
        <source>New deck counted and checked</source>
        <translation>Bộ bài mới đã đếm và kiểm</translation>
    </message>
    <message>
        <source>Scheduled change</source>
        <translation>Thay theo lịch</translation>
    </message>
    <message>
        <source>Seen on camera</source>
        <translation>Đã xem camera</translation>
    </message>
    <message>
        <source>Seen at the table and on camera</source>
        <translation>Đã xem tại bàn và camera</translation>
    </message>
    <message>
        <source>Seen at the table</source>
        <translation>Đã xem tại bàn</translation>
    </message>
    <message>
        <source>Agreed with surveillance</source>
        <translation>Thống nhất với phòng camera</translation>
    </message>
    <message>
        <source>Counted together</source>
        <translation>Cùng đếm</translation>
    </message>
    <message>
        <source>Counted together on camera</source>
        <translation>Cùng đếm trước camera</translation>
    </message>
    <message>
        <source>Miscounted</source>
        <translation>Đếm sai</translation>
    </message>
    <message>
        <source>Written on the wrong form</source>
        <translation>Ghi nhầm phiếu</translation>
    </message>
    <message>
        <source>The chips were not moved</source>
        <translation>Chip chưa được chuyển</translation>
    </message>
    <message>
        <source>As posted</source>
        <translation>Theo mức niêm yết</translation>
    </message>
    <message>
        <source>Manager&apos;s decision</source>
        <translation>Quản lý quyết định</translation>
    </message>
    <message>
        <source>Overpaid</source>
        <translation>Trả thừa</translation>
    </message>
    <message>
        <source>Underpaid</source>
        <translation>Trả thiếu</translation>
    </message>
    <message>
        <source>Wrong wager recorded</source>
        <translation>Ghi sai cược</translation>
    </message>
    <message>
        <source>The device is put right</source>
        <translation>Đã sửa xong thiết bị</translation>
    </message>
    <message>
        <source>House decision</source>
        <translation>Nhà cái quyết định</translation>
    </message>
    <message>
        <source>The wager came late</source>
        <translation>Cược đặt muộn</translation>
    </message>
    <message>
        <source>A card is marked</source>
        <translation>Có lá bài bị đánh dấu</translation>
    </message>
    <message>
        <source>The deck is not whole</source>
        <translation>Bộ bài không đủ</translation>
    </message>
    <message>
        <source>± {seconds} s</source>
        <translation>± {seconds} giây</translation>
    </message>
    <message>
        <source>Console {name}</source>
        <translation>Bàn điều khiển {name}</translation>
    </message>
    <message>
        <source>{name} is signed on. Somebody else may sign on here.</source>
        <translation>{name} đang đăng nhập. Người khác có thể đăng nhập tại đây.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Ngôn ngữ</translation>
    </message>
    <message>
        <source>Sign on to look back. Each look is written in the console&apos;s journal.</source>
        <translation>Đăng nhập để xem lại. Mỗi lần xem được ghi trong nhật ký bàn điều khiển.</translation>
    </message>
    <message>
        <source>Sign on</source>
        <translation>Đăng nhập</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Mã số</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Signed off</source>
        <translation>Đã đăng xuất</translation>
    </message>
    <message>
        <source>Enter number and PIN.</source>
        <translation>Nhập mã số và PIN.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Quay lại</translation>
    </message>
    <message>
        <source>Sign off</source>
        <translation>Đăng xuất</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Xóa hết</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>chip {denomination}</source>
        <translation>chip {denomination}</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Thêm</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Hoàn tác</translation>
    </message>
    <message>
        <source>Irregularity</source>
        <translation>Sự cố</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>Giám sát</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>Bảng trả thưởng</translation>
    </message>
    <message>
        <source>The journal does not take what happened</source>
        <translation>Nhật ký không ghi được việc này</translation>
    </message>
    <message>
        <source>CHECKLIST OFF</source>
        <translation>TẮT HƯỚNG DẪN</translation>
    </message>
    <message>
        <source>{cents}¢ in coin</source>
        <translation>{cents}¢ tiền xu</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Surveillance</source>
        <translation>Bộ phận giám sát camera</translation>
    </message>
    <message>
        <source>Auditor</source>
        <translation>Kiểm toán</translation>
    </message>
    <message>
        <source>Administrator</source>
        <translation>Quản trị viên</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Chia bài</translation>
    </message>
    <message>
        <source>Deals, approves, opens tables</source>
        <translation>Chia bài, duyệt, mở bàn</translation>
    </message>
    <message>
        <source>Watches and reviews</source>
        <translation>Quan sát và xem lại</translation>
    </message>
    <message>
        <source>Approves, opens tables, manages operators</source>
        <translation>Duyệt, mở bàn, quản lý người vận hành</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Đang dùng</translation>
    </message>
    <message>
        <source>Locked out</source>
        <translation>Bị khóa</translation>
    </message>
    <message>
        <source>Disabled</source>
        <translation>Đã ngừng</translation>
    </message>
    <message>
        <source>{whose} · by hand: the reader is in doubt</source>
        <translation>{whose} · nhập tay: đầu đọc không chắc</translation>
    </message>
    <message>
        <source>{whose} · read {count} of {due}: {cards}</source>
        <translation>{whose} · đã đọc {count}/{due}: {cards}</translation>
    </message>
    <message>
        <source>{count} positions · {amount}</source>
        <translation>{count} vị trí · {amount}</translation>
    </message>
    <message>
        <source>{plays} play · {folds} fold</source>
        <translation>{plays} chơi · {folds} bỏ</translation>
    </message>
    <message>
        <source>See to the reader</source>
        <translation>Kiểm tra đầu đọc</translation>
    </message>
    <message>
        <source>It reports a fault</source>
        <translation>Máy báo lỗi</translation>
    </message>
    <message>
        <source>Open position {seat}</source>
        <translation>Mở vị trí {seat}</translation>
    </message>
    <message>
        <source>Position {seat}</source>
        <translation>Vị trí {seat}</translation>
    </message>
    <message>
        <source>Dealer&apos;s hand</source>
        <translation>Bài của dealer</translation>
    </message>
    <message>
        <source>Show the Draw card</source>
        <translation>Đưa lá Draw</translation>
    </message>
    <message>
        <source>Show the cards to the reader</source>
        <translation>Đưa bài cho đầu đọc</translation>
    </message>
    <message>
        <source>Position {seat} · touch: by hand</source>
        <translation>Vị trí {seat} · chạm: bằng tay</translation>
    </message>
    <message>
        <source>Dealer&apos;s hand · touch: by hand</source>
        <translation>Bài dealer · chạm: bằng tay</translation>
    </message>
    <message>
        <source>Tucked · position {seat}</source>
        <translation>Đã đặt dưới · vị trí {seat}</translation>
    </message>
    <message>
        <source>Collected · position {seat}</source>
        <translation>Đã thu · vị trí {seat}</translation>
    </message>
    <message>
        <source>show position {seat}</source>
        <translation>đưa vị trí {seat}</translation>
    </message>
    <message>
        <source>open position {seat}</source>
        <translation>mở vị trí {seat}</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Đã trả</translation>
    </message>
    <message>
        <source>Collected</source>
        <translation>Đã thu</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Đã trả lại</translation>
    </message>
    <message>
        <source>Nothing paid</source>
        <translation>Không trả gì</translation>
    </message>
    <message>
        <source>Pushed</source>
        <translation>Hòa</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>Đã xong</translation>
    </message>
    <message>
        <source>1 position · {amount}</source>
        <translation>1 vị trí · {amount}</translation>
    </message>
    <message>
        <source>Nobody has an Ante</source>
        <translation>Không ai có Ante</translation>
    </message>
    <message>
        <source>Round {number} · position {seat}</source>
        <translation>Ván {number} · vị trí {seat}</translation>
    </message>
    <message>
        <source>Open the dealer&apos;s hand</source>
        <translation>Mở bài dealer</translation>
    </message>
    <message>
        <source>Draw card</source>
        <translation>Lá Draw</translation>
    </message>
    <message>
        <source>Place wagers</source>
        <translation>Đặt cược</translation>
    </message>
    <message>
        <source>Touch a circle</source>
        <translation>Chạm ô tròn</translation>
    </message>
    <message>
        <source>Same again</source>
        <translation>Như cũ</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Ngừng đặt cược</translation>
    </message>
    <message>
        <source>Rest in the rack</source>
        <translation>Bài còn lại vào khay</translation>
    </message>
    <message>
        <source>Lock decisions</source>
        <translation>Chốt quyết định</translation>
    </message>
    <message>
        <source>Call the supervisor</source>
        <translation>Gọi giám sát</translation>
    </message>
    <message>
        <source>Position {seat}: payment on hold</source>
        <translation>Vị trí {seat}: chờ trả</translation>
    </message>
    <message>
        <source>The deal pays more than its limit</source>
        <translation>Ván trả vượt giới hạn</translation>
    </message>
    <message>
        <source>New deck in play</source>
        <translation>Dùng bộ bài mới</translation>
    </message>
    <message>
        <source>A supervisor confirms</source>
        <translation>Giám sát xác nhận</translation>
    </message>
    <message>
        <source>Returned · deck is back</source>
        <translation>Đã trả lại · bộ bài đã về</translation>
    </message>
    <message>
        <source>Deck is back</source>
        <translation>Bộ bài đã về máy</translation>
    </message>
    <message>
        <source>Then: the next round</source>
        <translation>Tiếp: ván sau</translation>
    </message>
    <message>
        <source>1 chip counted</source>
        <translation>Đã đếm 1 chip</translation>
    </message>
    <message>
        <source>{chips} chips counted</source>
        <translation>Đã đếm {chips} chip</translation>
    </message>
    <message>
        <source>As many as were accepted</source>
        <translation>Bằng số đã nhận</translation>
    </message>
    <message>
        <source>Jackpot · position {seat}</source>
        <translation>Jackpot · vị trí {seat}</translation>
    </message>
    <message>
        <source>Begin its approval</source>
        <translation>Bắt đầu duyệt</translation>
    </message>
    <message>
        <source>Choose above</source>
        <translation>Chọn ở trên</translation>
    </message>
    <message>
        <source>Pending Jackpot</source>
        <translation>Pending Jackpot</translation>
    </message>
    <message>
        <source>Position {seat}: jackpot pending</source>
        <translation>Vị trí {seat}: jackpot đang chờ</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Đang chia</translation>
    </message>
    <message>
        <source>Rest to the rack</source>
        <translation>Bài còn lại vào khay</translation>
    </message>
    <message>
        <source>The reader reports it</source>
        <translation>Đầu đọc sẽ báo</translation>
    </message>
    <message>
        <source>Deck back</source>
        <translation>Trả bộ bài</translation>
    </message>
    <message>
        <source>Position {seat} dealt</source>
        <translation>Đã chia vị trí {seat}</translation>
    </message>
    <message>
        <source>Dealer&apos;s hand dealt</source>
        <translation>Đã chia bài dealer</translation>
    </message>
    <message>
        <source>As this terminal shows it</source>
        <translation>Như máy này hiển thị</translation>
    </message>
    <message>
        <source>House procedures</source>
        <translation>Quy trình của nhà cái</translation>
    </message>
    <message>
        <source>todo</source>
        <translation>chưa làm</translation>
    </message>
    <message>
        <source>current</source>
        <translation>hiện tại</translation>
    </message>
    <message>
        <source>done</source>
        <translation>xong</translation>
    </message>
    <message>
        <source>overridden</source>
        <translation>bị thay thế</translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation>không áp dụng</translation>
    </message>
    <message>
        <source>deferred</source>
        <translation>hoãn lại</translation>
    </message>
    <message>
        <source>CALLED OFF</source>
        <translation>VÁN BỊ HỦY</translation>
    </message>
    <message>
        <source>COMPLETE, WITH OVERRIDDEN STEPS</source>
        <translation>XONG, CÓ BƯỚC BỎ QUA</translation>
    </message>
    <message>
        <source>COMPLETE</source>
        <translation>HOÀN TẤT</translation>
    </message>
    <message>
        <source>Touch a circle for a wager</source>
        <translation>Chạm ô tròn để đặt cược</translation>
    </message>
    <message>
        <source>Everyone plays until touched</source>
        <translation>Ai không chạm là chơi</translation>
    </message>
    <message>
        <source>CHECKLIST</source>
        <translation>CÁC BƯỚC</translation>
    </message>
    <message>
        <source>CLOSED</source>
        <translation>ĐÓNG</translation>
    </message>
    <message>
        <source>PENDING</source>
        <translation>CHỜ</translation>
    </message>
    <message>
        <source>HIT</source>
        <translation>TRÚNG</translation>
    </message>
    <message>
        <source>Now {amount}</source>
        <translation>Bây giờ {amount}</translation>
    </message>
    <message>
        <source>HOLD</source>
        <translation>CHỜ</translation>
    </message>
    <message>
        <source>{wager} ONLY</source>
        <translation>CHỈ {wager}</translation>
    </message>
    <message>
        <source>NO ANTE</source>
        <translation>0 ANTE</translation>
    </message>
    <message>
        <source>Tucked</source>
        <translation>Đã đặt dưới</translation>
    </message>
    <message>
        <source>LATE</source>
        <translation>MUỘN</translation>
    </message>
    <message>
        <source>OUT</source>
        <translation>LOẠI</translation>
    </message>
    <message>
        <source>PLAY</source>
        <translation>CHƠI</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>úp</translation>
    </message>
    <message>
        <source>FOLD</source>
        <translation>BỎ</translation>
    </message>
    <message>
        <source>DEALER</source>
        <translation>DEALER</translation>
    </message>
    <message>
        <source>Player of position {seat}</source>
        <translation>Khách ở vị trí {seat}</translation>
    </message>
    <message>
        <source>Paid once the jackpot is: {what}</source>
        <translation>Trả sau khi trả jackpot: {what}</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>thua</translation>
    </message>
    <message>
        <source>forfeited</source>
        <translation>mất cược</translation>
    </message>
    <message>
        <source>Paid once the hold is decided: {what}</source>
        <translation>Trả sau khi khoản chờ được quyết định: {what}</translation>
    </message>
    <message>
        <source>{what}: corrected by {name}</source>
        <translation>{what}: {name} đã sửa</translation>
    </message>
    <message>
        <source>The manual</source>
        <translation>Sách quy trình</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Chờ</translation>
    </message>
    <message>
        <source>Return {amount}</source>
        <translation>Trả lại {amount}</translation>
    </message>
    <message>
        <source>nothing paid, was {before}</source>
        <translation>không trả gì, trước là: {before}</translation>
    </message>
    <message>
        <source>was: {before}</source>
        <translation>trước là: {before}</translation>
    </message>
    <message>
        <source>Paid before: {what}</source>
        <translation>Đã trả trước: {what}</translation>
    </message>
    <message>
        <source>POSITION {seat}</source>
        <translation>VỊ TRÍ {seat}</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>đã sửa</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Trả</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Lấy lại</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ván {number}</translation>
    </message>
    <message>
        <source>{count} h</source>
        <translation>{count} giờ</translation>
    </message>
    <message>
        <source>{count} s</source>
        <translation>{count} giây</translation>
    </message>
    <message>
        <source>{count} min</source>
        <translation>{count} phút</translation>
    </message>
    <message>
        <source>of it from meters: {amount}</source>
        <translation>trong đó từ đồng hồ: {amount}</translation>
    </message>
    <message>
        <source>Payments corrected: {count}</source>
        <translation>Khoản trả đã sửa: {count}</translation>
    </message>
    <message>
        <source>Table {name}</source>
        <translation>Bàn {name}</translation>
    </message>
    <message>
        <source>Reader lost</source>
        <translation>Mất đầu đọc</translation>
    </message>
    <message>
        <source>Reader fault</source>
        <translation>Lỗi đầu đọc</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Bằng tay</translation>
    </message>
    <message>
        <source>Reader quiet</source>
        <translation>Đầu đọc im lặng</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Đang kết nối</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>Đầu đọc</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Khay</translation>
    </message>
    <message>
        <source>even</source>
        <translation>hòa vốn</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>đóng</translation>
    </message>
    <message>
        <source>no dealer</source>
        <translation>chưa có dealer</translation>
    </message>
    <message>
        <source>SIMULATED</source>
        <translation>MÔ PHỎNG</translation>
    </message>
    <message>
        <source>All wagers returned</source>
        <translation>Đã trả lại mọi cược</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Đã thu</translation>
    </message>
    <message>
        <source>revision</source>
        <translation>bản</translation>
    </message>
    <message>
        <source>An approval needs a reason</source>
        <translation>Duyệt phải có lý do</translation>
    </message>
    <message>
        <source>Choose a reason from the list.</source>
        <translation>Chọn lý do trong danh sách.</translation>
    </message>
    <message>
        <source>Not all of it was looked at</source>
        <translation>Chưa xem hết</translation>
    </message>
    <message>
        <source>Turn to the last page, then approve.</source>
        <translation>Hãy xem đến trang cuối rồi duyệt.</translation>
    </message>
    <message>
        <source>Ask surveillance, then enter its reference.</source>
        <translation>Hỏi phòng camera rồi nhập mã của họ.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Lý do</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Duyệt</translation>
    </message>
    <message>
        <source>{what} · {event}</source>
        <translation>{what} · {event}</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Bộ bài mới</translation>
    </message>
    <message>
        <source>The deck is out of use.</source>
        <translation>Bộ bài không còn dùng.</translation>
    </message>
    <message>
        <source>Payment over the threshold</source>
        <translation>Khoản trả vượt ngưỡng</translation>
    </message>
    <message>
        <source>Other reason</source>
        <translation>Lý do khác</translation>
    </message>
    <message>
        <source>Number and PIN</source>
        <translation>Mã số và PIN</translation>
    </message>
    <message>
        <source>Choose the reason</source>
        <translation>Chọn lý do</translation>
    </message>
    <message>
        <source>First look at page {page}</source>
        <translation>Xem trang {page} trước</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Chuồn</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Rô</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Cơ</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Bích</translation>
    </message>
    <message>
        <source>{cards} lies on the table already</source>
        <translation>{cards} đã có trên bàn</translation>
    </message>
    <message>
        <source>Look once more</source>
        <translation>Xem lại lần nữa</translation>
    </message>
    <message>
        <source>{rank} of which suit?</source>
        <translation>{rank} chất gì?</translation>
    </message>
    <message>
        <source>Cards as they lie: {left}</source>
        <translation>Các lá theo thứ tự: {left}</translation>
    </message>
    <message>
        <source>Entered</source>
        <translation>Đã nhập</translation>
    </message>
    <message>
        <source>Look again, or report the card.</source>
        <translation>Xem lại, hoặc báo lá bài.</translation>
    </message>
    <message>
        <source>The second of you counts the box, without having seen the first count.</source>
        <translation>Người thứ hai đếm hộp tiền, không xem lần đếm trước.</translation>
    </message>
    <message>
        <source>Dealer and supervisor count the tray together.</source>
        <translation>Dealer và giám sát cùng đếm khay.</translation>
    </message>
    <message>
        <source>Count what came before it goes into the tray.</source>
        <translation>Đếm chip mới đến trước khi cho vào khay.</translation>
    </message>
    <message>
        <source>Count what goes before it leaves the table.</source>
        <translation>Đếm chip chuyển đi trước khi rời bàn.</translation>
    </message>
    <message>
        <source>The first of you counts the box.</source>
        <translation>Người thứ nhất đếm hộp tiền.</translation>
    </message>
    <message>
        <source>The two counts differ</source>
        <translation>Hai lần đếm khác nhau</translation>
    </message>
    <message>
        <source>Count the box again, both of you.</source>
        <translation>Cả hai hãy đếm lại hộp tiền.</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Ký</translation>
    </message>
    <message>
        <source>Dealer and supervisor</source>
        <translation>Dealer và giám sát</translation>
    </message>
    <message>
        <source>Count again</source>
        <translation>Đếm lại</translation>
    </message>
    <message>
        <source>By the second person</source>
        <translation>Do người thứ hai</translation>
    </message>
    <message>
        <source>is being counted</source>
        <translation>đang đếm</translation>
    </message>
    <message>
        <source>Number on paper</source>
        <translation>Số trên giấy</translation>
    </message>
    <message>
        <source>Pay in full</source>
        <translation>Trả đủ</translation>
    </message>
    <message>
        <source>Pay up to the posted limit</source>
        <translation>Trả đến giới hạn niêm yết</translation>
    </message>
    <message>
        <source>Position {seat}: {what}</source>
        <translation>Vị trí {seat}: {what}</translation>
    </message>
    <message>
        <source>The deal pays more than the posted limit</source>
        <translation>Ván trả vượt giới hạn niêm yết</translation>
    </message>
    <message>
        <source>OVER THE LIMIT OF A DEAL</source>
        <translation>VƯỢT GIỚI HẠN MỖI VÁN</translation>
    </message>
    <message>
        <source>All payments of this deal together are over the limit.</source>
        <translation>Tổng tiền trả của ván này vượt giới hạn.</translation>
    </message>
    <message>
        <source>No round is finished yet</source>
        <translation>Chưa xong ván nào</translation>
    </message>
    <message>
        <source>No table was opened yet</source>
        <translation>Chưa mở bàn nào</translation>
    </message>
    <message>
        <source>No reader is in use</source>
        <translation>Không dùng đầu đọc</translation>
    </message>
    <message>
        <source>No other one is set up</source>
        <translation>Không có lựa chọn khác</translation>
    </message>
    <message>
        <source>Dark felt</source>
        <translation>Nền tối</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Tương phản cao</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Bốn màu</translation>
    </message>
    <message>
        <source>Red and black</source>
        <translation>Đỏ và đen</translation>
    </message>
    <message>
        <source>Between rounds</source>
        <translation>Giữa các ván</translation>
    </message>
    <message>
        <source>No dealer has signed on</source>
        <translation>Chưa có dealer vào</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Xem lại</translation>
    </message>
    <message>
        <source>The last ten rounds</source>
        <translation>Mười ván gần nhất</translation>
    </message>
    <message>
        <source>As printed, to read and search</source>
        <translation>Như bản in, để đọc và tìm</translation>
    </message>
    <message>
        <source>Lock the screen</source>
        <translation>Khóa màn hình</translation>
    </message>
    <message>
        <source>What it says, what to do</source>
        <translation>Máy báo gì, phải làm gì</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Màn hình</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Chất bài</translation>
    </message>
    <message>
        <source>Another count</source>
        <translation>Số khác</translation>
    </message>
    <message>
        <source>Not as many as were accepted</source>
        <translation>Khác số đã nhận</translation>
    </message>
    <message>
        <source>MORE</source>
        <translation>THÊM</translation>
    </message>
    <message>
        <source>What do you need?</source>
        <translation>Bạn cần gì?</translation>
    </message>
    <message>
        <source>How many chips were collected?</source>
        <translation>Đã thu bao nhiêu chip?</translation>
    </message>
    <message>
        <source>The two PINs are different</source>
        <translation>Hai PIN khác nhau</translation>
    </message>
    <message>
        <source>Enter both again.</source>
        <translation>Nhập lại cả hai.</translation>
    </message>
    <message>
        <source>The person enters a number, then a PIN twice. A badge may be shown now.</source>
        <translation>Người đó nhập một mã số, rồi PIN hai lần. Có thể đưa thẻ bây giờ.</translation>
    </message>
    <message>
        <source>The person enters a new PIN twice. A new badge may be shown now.</source>
        <translation>Người đó nhập PIN mới hai lần. Có thể đưa thẻ mới bây giờ.</translation>
    </message>
    <message>
        <source>The PIN, twice</source>
        <translation>PIN, hai lần</translation>
    </message>
    <message>
        <source>New operator</source>
        <translation>Người mới</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Thêm</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>PIN mới</translation>
    </message>
    <message>
        <source>Put in force</source>
        <translation>Áp dụng</translation>
    </message>
    <message>
        <source>The badge is read</source>
        <translation>Đã đọc thẻ</translation>
    </message>
    <message>
        <source>No badge is shown yet</source>
        <translation>Chưa đưa thẻ</translation>
    </message>
    <message>
        <source>Position {seat} · {spot}</source>
        <translation>Vị trí {seat} · {spot}</translation>
    </message>
    <message>
        <source>What did the hand achieve?</source>
        <translation>Bài đạt kết quả nào?</translation>
    </message>
    <message>
        <source>On record</source>
        <translation>Đã ghi</translation>
    </message>
    <message>
        <source>Nothing pays</source>
        <translation>Không trả</translation>
    </message>
    <message>
        <source>These cards lie there</source>
        <translation>Đúng các lá này</translation>
    </message>
    <message>
        <source>Enter the cards</source>
        <translation>Nhập lá bài</translation>
    </message>
    <message>
        <source>Enter the event</source>
        <translation>Nhập kết quả</translation>
    </message>
    <message>
        <source>Choose the event</source>
        <translation>Chọn kết quả</translation>
    </message>
    <message>
        <source>Event only</source>
        <translation>Chỉ kết quả</translation>
    </message>
    <message>
        <source>Only a supervisor may do this</source>
        <translation>Chỉ giám sát được làm việc này</translation>
    </message>
    <message>
        <source>Ask a supervisor.</source>
        <translation>Hãy gọi giám sát.</translation>
    </message>
    <message>
        <source>PIN again</source>
        <translation>PIN lần nữa</translation>
    </message>
    <message>
        <source>Camera reference</source>
        <translation>Mã camera</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Tiếp</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>Việc gì đã xảy ra?</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Ghi chú</translation>
    </message>
    <message>
        <source>IRREGULARITY</source>
        <translation>SỰ CỐ</translation>
    </message>
    <message>
        <source>Not here</source>
        <translation>Không ở đây</translation>
    </message>
    <message>
        <source>At which position?</source>
        <translation>Ở vị trí nào?</translation>
    </message>
    <message>
        <source>As the cards show</source>
        <translation>Theo lá bài</translation>
    </message>
    <message>
        <source>Pay Jackpot</source>
        <translation>Pay Jackpot</translation>
    </message>
    <message>
        <source>Cancel Jackpot</source>
        <translation>Cancel Jackpot</translation>
    </message>
    <message>
        <source>Nothing is paid</source>
        <translation>Không trả gì</translation>
    </message>
    <message>
        <source>The record is put right first</source>
        <translation>Sửa bản ghi trước</translation>
    </message>
    <message>
        <source>None</source>
        <translation>None</translation>
    </message>
    <message>
        <source>Position {seat}: {event}, {amount}</source>
        <translation>Vị trí {seat}: {event}, {amount}</translation>
    </message>
    <message>
        <source>Jackpot pending</source>
        <translation>Jackpot đang chờ</translation>
    </message>
    <message>
        <source>It is not paid</source>
        <translation>Không trả</translation>
    </message>
    <message>
        <source>The prize follows it. The first entry stays on the record.</source>
        <translation>Giải thưởng theo đó. Mục ghi đầu vẫn lưu lại.</translation>
    </message>
    <message>
        <source>Enter the cards anew</source>
        <translation>Nhập lại các lá bài</translation>
    </message>
    <message>
        <source>Name the event anew</source>
        <translation>Nêu lại kết quả</translation>
    </message>
    <message>
        <source>These cards lay there</source>
        <translation>Ở đó là các lá này</translation>
    </message>
    <message>
        <source>Leave the terminal</source>
        <translation>Thoát máy</translation>
    </message>
    <message>
        <source>A supervisor enters number and PIN.</source>
        <translation>Giám sát nhập mã số và PIN.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Thoát</translation>
    </message>
    <message>
        <source>Play stops here. Call a technician, then try again.</source>
        <translation>Ván chơi dừng ở đây. Gọi kỹ thuật viên, rồi thử lại.</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Về lại bàn</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Mục lục</translation>
    </message>
    <message>
        <source>“{words}”: {count} places</source>
        <translation>“{words}”: {count} chỗ</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Thử lại</translation>
    </message>
    <message>
        <source>Reads the journal anew</source>
        <translation>Đọc lại nhật ký</translation>
    </message>
    <message>
        <source>Page back</source>
        <translation>Trang trước</translation>
    </message>
    <message>
        <source>Page on</source>
        <translation>Trang sau</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Tìm</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Chỗ tiếp</translation>
    </message>
    <message>
        <source>“{words}”: 1 place</source>
        <translation>“{words}”: 1 chỗ</translation>
    </message>
    <message>
        <source>THE MANUAL</source>
        <translation>SÁCH QUY TRÌNH</translation>
    </message>
    <message>
        <source>Which chapter?</source>
        <translation>Chương nào?</translation>
    </message>
    <message>
        <source>Malfunction: it shows too much</source>
        <translation>Lỗi: hiện quá nhiều</translation>
    </message>
    <message>
        <source>Malfunction: it shows too little</source>
        <translation>Lỗi: hiện quá ít</translation>
    </message>
    <message>
        <source>The display is above its maximum</source>
        <translation>Hiện vượt mức tối đa</translation>
    </message>
    <message>
        <source>Seed is recovered</source>
        <translation>Thu hồi tiền mồi</translation>
    </message>
    <message>
        <source>The house adds to it</source>
        <translation>Nhà cái thêm vào</translation>
    </message>
    <message>
        <source>{name} goes from {before} to {after}</source>
        <translation>{name}: {before} → {after}</translation>
    </message>
    <message>
        <source>Enter the amount</source>
        <translation>Nhập số tiền</translation>
    </message>
    <message>
        <source>Why is it changed?</source>
        <translation>Vì sao đổi?</translation>
    </message>
    <message>
        <source>The meter is not above it</source>
        <translation>Đồng hồ chưa vượt mức</translation>
    </message>
    <message>
        <source>It has no maximum</source>
        <translation>Không có mức tối đa</translation>
    </message>
    <message>
        <source>CHANGE A METER</source>
        <translation>ĐỔI ĐỒNG HỒ</translation>
    </message>
    <message>
        <source>Which meter?</source>
        <translation>Đồng hồ nào?</translation>
    </message>
    <message>
        <source>none</source>
        <translation>không</translation>
    </message>
    <message>
        <source>A supervisor approves</source>
        <translation>Giám sát duyệt</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Về danh sách</translation>
    </message>
    <message>
        <source>An administrator does it</source>
        <translation>Quản trị viên làm việc này</translation>
    </message>
    <message>
        <source>with a badge</source>
        <translation>có thẻ</translation>
    </message>
    <message>
        <source>without a badge</source>
        <translation>không có thẻ</translation>
    </message>
    <message>
        <source>Disabled for good</source>
        <translation>Đã tắt vĩnh viễn</translation>
    </message>
    <message>
        <source>It is not locked</source>
        <translation>Không bị khóa</translation>
    </message>
    <message>
        <source>May this person sign on no more?</source>
        <translation>Người này không được đăng nhập nữa?</translation>
    </message>
    <message>
        <source>The person enters it</source>
        <translation>Chính người đó nhập</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Mở khóa</translation>
    </message>
    <message>
        <source>Disable</source>
        <translation>Ngừng</translation>
    </message>
    <message>
        <source>For good: add the person anew</source>
        <translation>Vĩnh viễn: sau đó phải thêm lại</translation>
    </message>
    <message>
        <source>Disable for good</source>
        <translation>Ngừng vĩnh viễn</translation>
    </message>
    <message>
        <source>The number is never given again</source>
        <translation>Mã số này không cấp lại nữa</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Giữ lại</translation>
    </message>
    <message>
        <source>Nothing changes</source>
        <translation>Không có gì thay đổi</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Người vận hành</translation>
    </message>
    <message>
        <source>A supervisor or an administrator enters number and PIN.</source>
        <translation>Giám sát hoặc quản trị viên nhập mã số và PIN.</translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation>Thêm người</translation>
    </message>
    <message>
        <source>What may this person do?</source>
        <translation>Người này được làm gì?</translation>
    </message>
    <message>
        <source>OPERATORS</source>
        <translation>NGƯỜI VẬN HÀNH</translation>
    </message>
    <message>
        <source>Touch a name for what may be done.</source>
        <translation>Chạm vào tên để xem được làm gì.</translation>
    </message>
    <message>
        <source>In force at this table</source>
        <translation>Đang áp dụng ở bàn này</translation>
    </message>
    <message>
        <source>on hold: {amount}</source>
        <translation>đang chờ: {amount}</translation>
    </message>
    <message>
        <source>paid before: {amount}</source>
        <translation>đã trả trước đó: {amount}</translation>
    </message>
    <message>
        <source>limit reached: {amount}</source>
        <translation>đạt giới hạn: {amount}</translation>
    </message>
    <message>
        <source>pays {amount}</source>
        <translation>trả {amount}</translation>
    </message>
    <message>
        <source>push</source>
        <translation>hòa</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>trả lại</translation>
    </message>
    <message>
        <source>PAY TABLES</source>
        <translation>BẢNG TRẢ THƯỞNG</translation>
    </message>
    <message>
        <source>No. {option}</source>
        <translation>Số {option}</translation>
    </message>
    <message>
        <source>Paid so far: {amount}</source>
        <translation>Đã trả đến nay: {amount}</translation>
    </message>
    <message>
        <source>The first entry stays on the record.</source>
        <translation>Bản ghi đầu vẫn được giữ.</translation>
    </message>
    <message>
        <source>Then {moves}. The first entry stays on the record.</source>
        <translation>Sau đó: {moves}. Bản ghi đầu vẫn được giữ.</translation>
    </message>
    <message>
        <source>Correct a payment</source>
        <translation>Sửa khoản trả</translation>
    </message>
    <message>
        <source>Say first that it won</source>
        <translation>Chọn cược thắng trước</translation>
    </message>
    <message>
        <source>nothing more is due</source>
        <translation>không còn phải trả hay thu gì</translation>
    </message>
    <message>
        <source>It pushed</source>
        <translation>Cược hòa</translation>
    </message>
    <message>
        <source>It lost</source>
        <translation>Cược thua</translation>
    </message>
    <message>
        <source>It won</source>
        <translation>Cược thắng</translation>
    </message>
    <message>
        <source>No payment there</source>
        <translation>Ở đó không có khoản trả</translation>
    </message>
    <message>
        <source>Which payment?</source>
        <translation>Khoản trả nào?</translation>
    </message>
    <message>
        <source>Choose one from the list.</source>
        <translation>Chọn trong danh sách.</translation>
    </message>
    <message>
        <source>A payment of the last round</source>
        <translation>Một khoản trả của ván trước</translation>
    </message>
    <message>
        <source>CORRECT A PAYMENT</source>
        <translation>SỬA KHOẢN TRẢ</translation>
    </message>
    <message>
        <source>No reader</source>
        <translation>Không có đầu đọc</translation>
    </message>
    <message>
        <source>The reader is not there yet</source>
        <translation>Đầu đọc chưa sẵn sàng</translation>
    </message>
    <message>
        <source>The reader is ready</source>
        <translation>Đầu đọc sẵn sàng</translation>
    </message>
    <message>
        <source>The reader is at work</source>
        <translation>Đầu đọc đang làm việc</translation>
    </message>
    <message>
        <source>The reader is quiet</source>
        <translation>Đầu đọc im lặng</translation>
    </message>
    <message>
        <source>The reader reports a fault</source>
        <translation>Đầu đọc báo lỗi</translation>
    </message>
    <message>
        <source>The reader is lost</source>
        <translation>Mất đầu đọc</translation>
    </message>
    <message>
        <source>This table is dealt by hand.</source>
        <translation>Bàn này chia bằng tay.</translation>
    </message>
    <message>
        <source>See that it is on.</source>
        <translation>Kiểm tra xem đã bật chưa.</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>Không cần làm gì.</translation>
    </message>
    <message>
        <source>Wait for it.</source>
        <translation>Xin chờ.</translation>
    </message>
    <message>
        <source>What to do stands below.</source>
        <translation>Cách xử lý ở bên dưới.</translation>
    </message>
    <message>
        <source>A supervisor has seen to it. The fault stays on the record.</source>
        <translation>Giám sát đã kiểm tra. Lỗi vẫn được ghi.</translation>
    </message>
    <message>
        <source>{count} cards are read</source>
        <translation>Đã đọc {count} lá</translation>
    </message>
    <message>
        <source>Put right</source>
        <translation>Đã sửa</translation>
    </message>
    <message>
        <source>The reader is connected</source>
        <translation>Đầu đọc đã kết nối</translation>
    </message>
    <message>
        <source>{irregularity}, then Go on by hand: a supervisor</source>
        <translation>{irregularity}, rồi Tiếp tục bằng tay: giám sát</translation>
    </message>
    <message>
        <source>Put the reader right</source>
        <translation>Sửa đầu đọc</translation>
    </message>
    <message>
        <source>Try again now</source>
        <translation>Thử lại ngay</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Làm lại</translation>
    </message>
    <message>
        <source>Show this place&apos;s cards anew</source>
        <translation>Đưa lại bài chỗ này</translation>
    </message>
    <message>
        <source>Connects to the reader</source>
        <translation>Kết nối đầu đọc</translation>
    </message>
    <message>
        <source>Go on without it</source>
        <translation>Tiếp tục không có nó</translation>
    </message>
    <message>
        <source>READER</source>
        <translation>ĐẦU ĐỌC</translation>
    </message>
    <message>
        <source>Round {number} as it lay, {at} of {count}. Touch a position for its hand.</source>
        <translation>Ván {number} như trên bàn, {at} trên {count}. Chạm vị trí để xem bài.</translation>
    </message>
    <message>
        <source>RECALL</source>
        <translation>XEM LẠI</translation>
    </message>
    <message>
        <source>Back to the manual</source>
        <translation>Về sổ tay</translation>
    </message>
    <message>
        <source>Play has stopped</source>
        <translation>Ván chơi đã dừng</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Cũ hơn</translation>
    </message>
    <message>
        <source>Newer</source>
        <translation>Mới hơn</translation>
    </message>
    <message>
        <source>The record has no cards of it</source>
        <translation>Hồ sơ không có lá bài này</translation>
    </message>
    <message>
        <source>Report these cards</source>
        <translation>Báo các lá này</translation>
    </message>
    <message>
        <source>Take back {amount}</source>
        <translation>Lấy lại {amount}</translation>
    </message>
    <message>
        <source>Late: sits this round out</source>
        <translation>Muộn: nghỉ ván này</translation>
    </message>
    <message>
        <source>No wager lies there</source>
        <translation>Ở đó không có cược</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Gấp đôi</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Rời bàn</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Muộn</translation>
    </message>
    <message>
        <source>not repeated: {wagers}</source>
        <translation>không lặp lại: {wagers}</translation>
    </message>
    <message>
        <source>Nothing is repeated</source>
        <translation>Không lặp lại gì</translation>
    </message>
    <message>
        <source>stays: {wagers}</source>
        <translation>giữ nguyên: {wagers}</translation>
    </message>
    <message>
        <source>back: {wagers}</source>
        <translation>trả lại: {wagers}</translation>
    </message>
    <message>
        <source>Plays this round</source>
        <translation>Chơi ván này</translation>
    </message>
    <message>
        <source>Sits this round out</source>
        <translation>Nghỉ ván này</translation>
    </message>
    <message>
        <source>Enter your number and PIN, or show your badge.</source>
        <translation>Nhập mã số và PIN, hoặc quẹt thẻ.</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>Bàn đang đóng</translation>
    </message>
    <message>
        <source>No payment waits</source>
        <translation>Không có khoản trả chờ</translation>
    </message>
    <message>
        <source>Payments are within it</source>
        <translation>Khoản trả trong hạn mức</translation>
    </message>
    <message>
        <source>No wager is settled yet</source>
        <translation>Chưa có cược nào được trả</translation>
    </message>
    <message>
        <source>Between rounds, with no wagers</source>
        <translation>Giữa các ván, chưa có cược</translation>
    </message>
    <message>
        <source>No round is in play</source>
        <translation>Không có ván đang chơi</translation>
    </message>
    <message>
        <source>It is void</source>
        <translation>Đã bị hủy</translation>
    </message>
    <message>
        <source>Once the cards are back</source>
        <translation>Khi bài đã trả về</translation>
    </message>
    <message>
        <source>Verify a payment</source>
        <translation>Xác minh khoản trả</translation>
    </message>
    <message>
        <source>Decide the deal&apos;s limit</source>
        <translation>Quyết định giới hạn ván</translation>
    </message>
    <message>
        <source>This round or the last</source>
        <translation>Ván này hoặc ván trước</translation>
    </message>
    <message>
        <source>Void the round</source>
        <translation>Hủy ván</translation>
    </message>
    <message>
        <source>All wagers go back</source>
        <translation>Trả lại mọi cược</translation>
    </message>
    <message>
        <source>No jackpot waits</source>
        <translation>Không có jackpot chờ</translation>
    </message>
    <message>
        <source>The table&apos;s money</source>
        <translation>Tiền của bàn</translation>
    </message>
    <message>
        <source>Opener, fill, credit, closer, drop</source>
        <translation>Mở, thêm, bớt, đóng, hộp tiền</translation>
    </message>
    <message>
        <source>Limits and pay tables</source>
        <translation>Giới hạn và bảng trả thưởng</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Đóng bàn</translation>
    </message>
    <message>
        <source>Who may sign on</source>
        <translation>Ai được đăng nhập</translation>
    </message>
    <message>
        <source>The deck is in play</source>
        <translation>Bộ bài đang được dùng</translation>
    </message>
    <message>
        <source>SUPERVISOR</source>
        <translation>GIÁM SÁT</translation>
    </message>
    <message>
        <source>What is to be decided?</source>
        <translation>Cần quyết định gì?</translation>
    </message>
    <message>
        <source>Verify a jackpot</source>
        <translation>Xác minh jackpot</translation>
    </message>
    <message>
        <source>Change a meter</source>
        <translation>Đổi đồng hồ</translation>
    </message>
    <message>
        <source>Nobody plays here any more.</source>
        <translation>Không còn ai chơi ở đây.</translation>
    </message>
    <message>
        <source>The reader reports this by itself</source>
        <translation>Đầu đọc tự báo việc này</translation>
    </message>
    <message>
        <source>the reader</source>
        <translation>đầu đọc</translation>
    </message>
    <message>
        <source>a simulated reader</source>
        <translation>đầu đọc mô phỏng</translation>
    </message>
    <message>
        <source>the dealer&apos;s hand</source>
        <translation>tay dealer</translation>
    </message>
    <message>
        <source>cards only</source>
        <translation>chỉ lá bài</translation>
    </message>
    <message>
        <source>cards or event</source>
        <translation>lá bài hoặc kết quả</translation>
    </message>
    <message>
        <source>A supervisor opens it on these terms.</source>
        <translation>Giám sát mở bàn theo các điều kiện này.</translation>
    </message>
    <message>
        <source>They are in force from the next round.</source>
        <translation>Áp dụng từ ván sau.</translation>
    </message>
    <message>
        <source>The only one in the manual</source>
        <translation>Duy nhất trong sổ tay</translation>
    </message>
    <message>
        <source>By the house</source>
        <translation>Theo nhà cái</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Mở bàn</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Số vị trí</translation>
    </message>
    <message>
        <source>Cards from</source>
        <translation>Bài từ</translation>
    </message>
    <message>
        <source>Entered by hand</source>
        <translation>Nhập bằng tay</translation>
    </message>
    <message>
        <source>as the manual suggests</source>
        <translation>theo sách đề nghị</translation>
    </message>
    <message>
        <source>Limits and thresholds</source>
        <translation>Giới hạn và ngưỡng</translation>
    </message>
    <message>
        <source>in equal parts</source>
        <translation>chia đều</translation>
    </message>
    <message>
        <source>in seat order</source>
        <translation>theo vị trí</translation>
    </message>
    <message>
        <source>Rules and pay tables</source>
        <translation>Luật và bảng trả thưởng</translation>
    </message>
    <message>
        <source>Change the terms</source>
        <translation>Đổi điều kiện</translation>
    </message>
    <message>
        <source>OPEN THE TABLE</source>
        <translation>MỞ BÀN</translation>
    </message>
    <message>
        <source>LIMITS AND PAY TABLES</source>
        <translation>GIỚI HẠN VÀ BẢNG TRẢ THƯỞNG</translation>
    </message>
    <message>
        <source>By which rules, and on what terms?</source>
        <translation>Theo luật và điều kiện nào?</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Bộ luật</translation>
    </message>
    <message>
        <source>Two prizes on a meter</source>
        <translation>Hai giải, một đồng hồ</translation>
    </message>
    <message>
        <source>smallest</source>
        <translation>tối thiểu</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>tối đa</translation>
    </message>
    <message>
        <source>step</source>
        <translation>bước</translation>
    </message>
    <message>
        <source>every wager</source>
        <translation>mọi mức cược</translation>
    </message>
    <message>
        <source>Chinese and other letters: by a keyboard that is plugged in.</source>
        <translation>Chữ Hán và chữ khác: bằng bàn phím cắm vào.</translation>
    </message>
    <message>
        <source>A note on the report</source>
        <translation>Ghi chú cho báo cáo</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Tìm trong sách quy trình</translation>
    </message>
    <message>
        <source>What is the name?</source>
        <translation>Tên là gì?</translation>
    </message>
    <message>
        <source>What is to be kept of it?</source>
        <translation>Cần ghi lại điều gì?</translation>
    </message>
    <message>
        <source>Why is it approved?</source>
        <translation>Vì sao được duyệt?</translation>
    </message>
    <message>
        <source>Which words?</source>
        <translation>Từ nào?</translation>
    </message>
    <message>
        <source>What is printed on the paper form?</source>
        <translation>Phiếu giấy in số nào?</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Chữ hoa</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Xong</translation>
    </message>
    <message>
        <source>Nothing is written yet</source>
        <translation>Chưa viết gì</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Dấu cách</translation>
    </message>
    <message>
        <source>The tray as it opens</source>
        <translation>Khay khi mở bàn</translation>
    </message>
    <message>
        <source>Chips come to the table</source>
        <translation>Chip đến bàn</translation>
    </message>
    <message>
        <source>Chips leave the table</source>
        <translation>Chip rời bàn</translation>
    </message>
    <message>
        <source>The tray as it closes</source>
        <translation>Khay khi đóng bàn</translation>
    </message>
    <message>
        <source>What lay in the box</source>
        <translation>Tiền trong hộp</translation>
    </message>
    <message>
        <source>Won in play: {play}. Brought to the table: {brought}.</source>
        <translation>Thắng khi chơi: {play}. Đưa đến bàn: {brought}.</translation>
    </message>
    <message>
        <source>Once the table is open</source>
        <translation>Khi bàn đã mở</translation>
    </message>
    <message>
        <source>After the opener</source>
        <translation>Sau phiếu mở</translation>
    </message>
    <message>
        <source>Void: {form}</source>
        <translation>Hủy: {form}</translation>
    </message>
    <message>
        <source>Its number stays, and so does what was counted.</source>
        <translation>Số phiếu và số đã đếm vẫn được giữ.</translation>
    </message>
    <message>
        <source>After the closer</source>
        <translation>Sau phiếu đóng</translation>
    </message>
    <message>
        <source>The tray is counted in</source>
        <translation>Khay đã được đếm khi mở</translation>
    </message>
    <message>
        <source>THE TABLE&apos;S MONEY</source>
        <translation>TIỀN CỦA BÀN</translation>
    </message>
    <message>
        <source>VOID A FORM</source>
        <translation>HỦY MỘT PHIẾU</translation>
    </message>
    <message>
        <source>Which one?</source>
        <translation>Phiếu nào?</translation>
    </message>
    <message>
        <source>Nothing was counted yet.</source>
        <translation>Chưa đếm gì.</translation>
    </message>
    <message>
        <source>Void a form</source>
        <translation>Hủy một phiếu</translation>
    </message>
    <message>
        <source>It stays on record</source>
        <translation>Vẫn được lưu</translation>
    </message>
    <message>
        <source>No form is signed yet</source>
        <translation>Chưa ký phiếu nào</translation>
    </message>
    <message>
        <source>This terminal is another dealer&apos;s</source>
        <translation>Máy này của dealer khác</translation>
    </message>
    <message>
        <source>Its dealer or a supervisor unlocks it.</source>
        <translation>Dealer đó hoặc giám sát mở khóa.</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Đã khóa</translation>
    </message>
    <message>
        <source>The dealer or a supervisor enters number and PIN.</source>
        <translation>Dealer hoặc giám sát nhập mã số và PIN.</translation>
    </message>
    <message>
        <source>{least} to {most}, in steps of {step}</source>
        <translation>{least} đến {most}, bước {step}</translation>
    </message>
    <message>
        <source>{amount} exactly</source>
        <translation>Đúng {amount}</translation>
    </message>
    <message>
        <source>Same again: {amount}</source>
        <translation>Như cũ: {amount}</translation>
    </message>
    <message>
        <source>Place wager</source>
        <translation>Đặt cược</translation>
    </message>
    <message>
        <source>Enter an amount</source>
        <translation>Nhập số tiền</translation>
    </message>
    <message>
        <source>{amount} goes back</source>
        <translation>trả lại {amount}</translation>
    </message>
    <message>
        <source>{amount} at most</source>
        <translation>Tối đa {amount}</translation>
    </message>
    <message>
        <source>{amount} at least</source>
        <translation>Tối thiểu {amount}</translation>
    </message>
    <message>
        <source>In steps of {amount}</source>
        <translation>Theo bước {amount}</translation>
    </message>
    <message>
        <source>Positions {seats}</source>
        <translation>Các vị trí {seats}</translation>
    </message>
    <message>
        <source>House, all positions</source>
        <translation>Nhà cái, mọi vị trí</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Trước</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Sau</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Chênh lệch</translation>
    </message>
    <message>
        <source>each {what}</source>
        <translation>mỗi cược {what}</translation>
    </message>
    <message>
        <source>All wagers, {amount}</source>
        <translation>Tất cả cược, {amount}</translation>
    </message>
    <message>
        <source>Limit reached</source>
        <translation>Đạt giới hạn</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Hòa</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Thu</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Trả lại</translation>
    </message>
    <message>
        <source>Tuck under {spots}</source>
        <translation>Đặt dưới {spots}</translation>
    </message>
    <message>
        <source>Nothing to pay</source>
        <translation>Không phải trả</translation>
    </message>
    <message>
        <source>Deal · position {seat}</source>
        <translation>Chia · vị trí {seat}</translation>
    </message>
    <message>
        <source>Deal · dealer&apos;s hand</source>
        <translation>Chia · bài dealer</translation>
    </message>
    <message>
        <source>Open · position {seat}</source>
        <translation>Mở · vị trí {seat}</translation>
    </message>
    <message>
        <source>Wagers</source>
        <translation>Đặt cược</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Quyết định</translation>
    </message>
    <message>
        <source>To the rack</source>
        <translation>Vào khay</translation>
    </message>
    <message>
        <source>Count the chips</source>
        <translation>Đếm chip</translation>
    </message>
    <message>
        <source>Jackpot</source>
        <translation>Jackpot</translation>
    </message>
    <message>
        <source>Pay {amount}</source>
        <translation>Trả {amount}</translation>
    </message>
    <message>
        <source>Take {amount}</source>
        <translation>Thu {amount}</translation>
    </message>
    <message>
        <source>Limit reached: {amount}</source>
        <translation>Đạt giới hạn: {amount}</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Hiện</translation>
    </message>
    <message>
        <source>Work off</source>
        <translation>Xử lý</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>Bàn điều khiển</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Các bàn</translation>
    </message>
    <message>
        <source>All tables, those that need somebody first</source>
        <translation>Mọi bàn, bàn cần người trước tiên</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Hàng đợi</translation>
    </message>
    <message>
        <source>What waits for a second pair of eyes</source>
        <translation>Việc chờ người thứ hai xem</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Thay đổi</translation>
    </message>
    <message>
        <source>What changed since somebody looked</source>
        <translation>Điều đã đổi từ lần xem trước</translation>
    </message>
    <message>
        <source>The shift</source>
        <translation>Ca làm</translation>
    </message>
    <message>
        <source>The shift, beside what was to be expected</source>
        <translation>Ca làm, cạnh điều lẽ ra phải có</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Số liệu</translation>
    </message>
    <message>
        <source>The shift as plots</source>
        <translation>Ca làm việc bằng biểu đồ</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Con số</translation>
    </message>
    <message>
        <source>Of a plot its numbers, or the plot</source>
        <translation>Con số của biểu đồ, hoặc biểu đồ</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Máy</translation>
    </message>
    <message>
        <source>Cards of one machine, of the next, or of all</source>
        <translation>Lá bài của một máy, của máy kế tiếp, hoặc của tất cả</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bàn</translation>
    </message>
    <message>
        <source>The table that needs somebody most, live</source>
        <translation>Bàn cần người nhất, trực tiếp</translation>
    </message>
    <message>
        <source>The dealer&apos;s whole screen, or the felt</source>
        <translation>Toàn màn hình dealer, hoặc mặt bàn</translation>
    </message>
    <message>
        <source>Alarm</source>
        <translation>Báo động</translation>
    </message>
    <message>
        <source>The alarm that is most urgent</source>
        <translation>Báo động khẩn nhất</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Đang chờ</translation>
    </message>
    <message>
        <source>Of the queue what waits alone, or all of it</source>
        <translation>Trong hàng đợi: chỉ việc đang chờ, hoặc tất cả</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Xem lại</translation>
    </message>
    <message>
        <source>A replay of the table at what is open here</source>
        <translation>Xem lại bàn tại điều đang mở ở đây</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Tải</translation>
    </message>
    <message>
        <source>What the alarms cost whoever works here</source>
        <translation>Báo động tốn công người làm ở đây bao nhiêu</translation>
    </message>
    <message>
        <source>Who sits at this console</source>
        <translation>Ai đang ngồi ở bàn điều khiển này</translation>
    </message>
    <message>
        <source>What this window speaks</source>
        <translation>Ngôn ngữ của cửa sổ này</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>All of this, to be pressed</source>
        <translation>Tất cả những việc này, để bấm</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Trợ giúp</translation>
    </message>
    <message>
        <source>This page</source>
        <translation>Trang này</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>Close what lies over the tables</source>
        <translation>Đóng lớp đang che các bàn</translation>
    </message>
    <message>
        <source>Nothing calls for anybody</source>
        <translation>Không có gì cần người</translation>
    </message>
    <message>
        <source>Nobody signs on here: start the pit with --console</source>
        <translation>Không ai đăng nhập được ở đây: khởi động với --console</translation>
    </message>
    <message>
        <source>Open a table, an alarm or an item of the queue first.</source>
        <translation>Hãy mở một bàn, báo động hoặc mục trong hàng đợi trước.</translation>
    </message>
    <message>
        <source>A replay opens in a window of its own</source>
        <translation>Phần xem lại mở trong cửa sổ riêng</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Đang tìm…</translation>
    </message>
    <message>
        <source>Signed off: nobody was here for a while</source>
        <translation>Đã đăng xuất: không có ai một lúc lâu</translation>
    </message>
    <message>
        <source>It is being made; go on meanwhile</source>
        <translation>Đang làm; cứ tiếp tục</translation>
    </message>
    <message>
        <source>Within the band lie 950, within the lines 999 of a thousand dealers who are as all the others.</source>
        <translation>Trong dải có 950, giữa hai đường có 999 trên một nghìn dealer như mọi người khác.</translation>
    </message>
    <message>
        <source>A touch on a dot names it.</source>
        <translation>Chạm vào một chấm để biết tên.</translation>
    </message>
    <message>
        <source>This means something, however often somebody looks.</source>
        <translation>Điều này có ý nghĩa, dù được xem bao nhiêu lần.</translation>
    </message>
    <message>
        <source>This means nothing.</source>
        <translation>Điều này không có ý nghĩa gì.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Số ván</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Số bài</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Kỳ vọng</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Thường</translation>
    </message>
    <message>
        <source>Seconds a round</source>
        <translation>Giây mỗi ván</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Người khác</translation>
    </message>
    <message>
        <source>This means nothing yet; going on like this, after {rounds} more rounds.</source>
        <translation>Điều này chưa có ý nghĩa; nếu cứ như vậy thì sau {rounds} ván nữa.</translation>
    </message>
    <message>
        <source>Nobody dealt a whole round in this time.</source>
        <translation>Trong thời gian này không ai chia trọn một ván.</translation>
    </message>
    <message>
        <source>Expected, had all others dealt these hands and wagers</source>
        <translation>Dự kiến, nếu những người khác chia các bài và cược này</translation>
    </message>
    <message>
        <source>Rounds with something put right</source>
        <translation>Số ván có điều được sửa</translation>
    </message>
    <message>
        <source>The brighter, the further from even: + more often than that, − more seldom.</source>
        <translation>Càng sáng thì càng lệch khỏi mức đều: + nhiều hơn, − ít hơn.</translation>
    </message>
    <message>
        <source>All as in good shuffles.</source>
        <translation>Tất cả đều như xào bài tốt.</translation>
    </message>
    <message>
        <source>{table}: {trait}: this means something, however often somebody looks.</source>
        <translation>{table}: {trait}: điều này có ý nghĩa, dù được xem bao nhiêu lần.</translation>
    </message>
    <message>
        <source>{card} at {place}: {count} of {cards}, {away} deviations from even</source>
        <translation>{card} ở {place}: {count} trên {cards}, lệch {away} độ lệch chuẩn so với đều</translation>
    </message>
    <message>
        <source>No reader saw a card as it was dealt in this time.</source>
        <translation>Trong thời gian này không đầu đọc nào thấy lá bài khi chia.</translation>
    </message>
    <message>
        <source>Position and place in its packet</source>
        <translation>Vị trí và chỗ trong gói bài</translation>
    </message>
    <message>
        <source>A machine is judged by {decks} decks together; so many are not here yet.</source>
        <translation>Một máy được đánh giá qua {decks} bộ bài cùng lúc; chưa đủ số đó.</translation>
    </message>
    <message>
        <source>Won by time</source>
        <translation>Thắng theo giờ</translation>
    </message>
    <message>
        <source>By table</source>
        <translation>Theo bàn</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Theo trò chơi</translation>
    </message>
    <message>
        <source>By wager</source>
        <translation>Theo cược</translation>
    </message>
    <message>
        <source>By dealer</source>
        <translation>Theo dealer</translation>
    </message>
    <message>
        <source>How busy</source>
        <translation>Mức bận rộn</translation>
    </message>
    <message>
        <source>Ranks dealt</source>
        <translation>Hạng bài đã chia</translation>
    </message>
    <message>
        <source>Suits dealt</source>
        <translation>Chất bài đã chia</translation>
    </message>
    <message>
        <source>Readers</source>
        <translation>Đầu đọc</translation>
    </message>
    <message>
        <source>At the left how often a person helped or the reader failed, for its decks; at the right how much the decks speak against good shuffles.</source>
        <translation>Bên trái: số lần có người giúp hoặc đầu đọc bị lỗi, so với số bộ bài; bên phải: các bộ bài nói chống lại việc xào tốt đến mức nào.</translation>
    </message>
    <message>
        <source>Cards entered or put right</source>
        <translation>Lá bài đã nhập hoặc sửa</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Lỗi</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Bộ bài</translation>
    </message>
    <message>
        <source>means something</source>
        <translation>có ý nghĩa</translation>
    </message>
    <message>
        <source>nothing so far</source>
        <translation>chưa có gì</translation>
    </message>
    <message>
        <source>not judged yet</source>
        <translation>chưa đánh giá</translation>
    </message>
    <message>
        <source>{name}, {begin} to {end}: {rounds} rounds</source>
        <translation>{name}, từ {begin} đến {end}: {rounds} ván</translation>
    </message>
    <message>
        <source>Rounds that closed, at most {most} in {minutes} min</source>
        <translation>Số ván đã kết thúc, nhiều nhất {most} trong {minutes} phút</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Giờ</translation>
    </message>
    <message>
        <source>The line is what was won, the broken line what was to be expected, the band where an honest game lies</source>
        <translation>Đường liền là đã thắng, đường đứt là kỳ vọng, dải là nơi một trò chơi trung thực nằm</translation>
    </message>
    <message>
        <source>The dot is what was won, the broken line what was to be expected, the box where an honest game lies</source>
        <translation>Chấm là đã thắng, đường đứt là kỳ vọng, hộp là nơi một trò chơi trung thực nằm</translation>
    </message>
    <message>
        <source>Nothing was played in this time.</source>
        <translation>Không có gì được chơi trong thời gian này.</translation>
    </message>
    <message>
        <source>It pays too much: this means something, however often somebody looks.</source>
        <translation>Trả quá nhiều: điều này có ý nghĩa, dù xem bao nhiêu lần.</translation>
    </message>
    <message>
        <source>It takes too much: this means something, however often somebody looks.</source>
        <translation>Thu quá nhiều: điều này có ý nghĩa, dù xem bao nhiêu lần.</translation>
    </message>
    <message>
        <source>Handle</source>
        <translation>Tổng cược</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Thắng</translation>
    </message>
    <message>
        <source>% of handle</source>
        <translation>% trên tổng cược</translation>
    </message>
    <message>
        <source>Honest from</source>
        <translation>Trung thực từ</translation>
    </message>
    <message>
        <source>Honest to</source>
        <translation>Trung thực đến</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>không có</translation>
    </message>
    <message>
        <source>{name}: won {won}; what is to be expected of it nobody can say</source>
        <translation>{name}: thắng {won}; không ai nói được kỳ vọng là bao nhiêu</translation>
    </message>
    <message>
        <source>{name}: won {won}, expected {expected}</source>
        <translation>{name}: thắng {won}, kỳ vọng {expected}</translation>
    </message>
    <message>
        <source>honest from {low} to {high}</source>
        <translation>trung thực từ {low} đến {high}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>có</translation>
    </message>
    <message>
        <source>after {rounds} more</source>
        <translation>sau {rounds} ván nữa</translation>
    </message>
    <message>
        <source>Means something</source>
        <translation>Có ý nghĩa</translation>
    </message>
    <message>
        <source>Were {part} of the handle paid too much, that would show after about {rounds} rounds.</source>
        <translation>Nếu trả thừa {part} tổng cược, điều đó sẽ lộ ra sau khoảng {rounds} ván.</translation>
    </message>
    <message>
        <source>No console: nothing is kept</source>
        <translation>Không có bàn điều khiển: không lưu gì</translation>
    </message>
    <message>
        <source>Pit</source>
        <translation>Khu bàn</translation>
    </message>
    <message>
        <source>Reading {files}</source>
        <translation>Đang đọc {files}</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Phím</translation>
    </message>
    <message>
        <source>A shift that lacks a table is not signed or filed: open the others alone.</source>
        <translation>Ca làm thiếu một bàn thì không được ký hay lưu: hãy mở riêng các bàn còn lại.</translation>
    </message>
    <message>
        <source>All machines</source>
        <translation>Tất cả máy</translation>
    </message>
    <message>
        <source>From {since} to {until}</source>
        <translation>Từ {since} đến {until}</translation>
    </message>
    <message>
        <source>No round began in this time.</source>
        <translation>Không có ván nào bắt đầu trong lúc này.</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Biểu đồ</translation>
    </message>
    <message>
        <source>{count} wait for a second pair of eyes</source>
        <translation>{count} việc chờ người thứ hai xem</translation>
    </message>
    <message>
        <source>{count} acts of the last hours</source>
        <translation>{count} việc trong những giờ qua</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Tất cả</translation>
    </message>
    <message>
        <source>What waits</source>
        <translation>Việc đang chờ</translation>
    </message>
    <message>
        <source>{count} alarms</source>
        <translation>{count} báo động</translation>
    </message>
    <message>
        <source>One alarm</source>
        <translation>Một báo động</translation>
    </message>
    <message>
        <source>{count} over, not seen</source>
        <translation>{count} đã hết, chưa xem</translation>
    </message>
    <message>
        <source>The dealer&apos;s screen as it is now, in the dealer&apos;s language. Pads that are open are not on record.</source>
        <translation>Màn hình dealer lúc này, bằng ngôn ngữ của dealer. Bảng phím đang mở không được ghi.</translation>
    </message>
    <message>
        <source>signed {days} days ago</source>
        <translation>ký {days} ngày trước</translation>
    </message>
    <message>
        <source>{name} since {time}</source>
        <translation>{name} từ {time}</translation>
    </message>
    <message>
        <source>not signed yet</source>
        <translation>chưa ký</translation>
    </message>
    <message>
        <source>signed just now</source>
        <translation>vừa ký</translation>
    </message>
    <message>
        <source>signed {minutes} min ago</source>
        <translation>ký {minutes} phút trước</translation>
    </message>
    <message>
        <source>signed {hours} h ago</source>
        <translation>ký {hours} giờ trước</translation>
    </message>
    <message>
        <source>{count} rounds an hour</source>
        <translation>{count} ván/giờ</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Đã đóng</translation>
    </message>
    <message>
        <source>won {amount}</source>
        <translation>thắng {amount}</translation>
    </message>
    <message>
        <source>lost {amount}</source>
        <translation>thua {amount}</translation>
    </message>
    <message>
        <source>By {name}, {time}</source>
        <translation>Bởi {name}, {time}</translation>
    </message>
    <message>
        <source>It is over, and somebody has seen it.</source>
        <translation>Đã hết, và đã có người xem.</translation>
    </message>
    <message>
        <source>15 min</source>
        <translation>15 phút</translation>
    </message>
    <message>
        <source>1 h</source>
        <translation>1 giờ</translation>
    </message>
    <message>
        <source>4 h</source>
        <translation>4 giờ</translation>
    </message>
    <message>
        <source>It is over.</source>
        <translation>Đã hết.</translation>
    </message>
    <message>
        <source>Shelved until {until}: {reason}</source>
        <translation>Hoãn đến {until}: {reason}</translation>
    </message>
    <message>
        <source>{table} · {standing} · since {since}</source>
        <translation>{table} · {standing} · từ {since}</translation>
    </message>
    <message>
        <source>Shelve for</source>
        <translation>Hoãn trong</translation>
    </message>
    <message>
        <source>It is over; nothing is left to do.</source>
        <translation>Đã hết; không còn gì phải làm.</translation>
    </message>
    <message>
        <source>Shelved</source>
        <translation>Đã hoãn</translation>
    </message>
    <message>
        <source>urgent: {urgency}</source>
        <translation>mức khẩn: {urgency}</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Phải làm gì</translation>
    </message>
    <message>
        <source>Why it matters</source>
        <translation>Vì sao quan trọng</translation>
    </message>
    <message>
        <source>When it ends</source>
        <translation>Khi nào hết</translation>
    </message>
    <message>
        <source>Raised by the console</source>
        <translation>Bàn điều khiển báo</translation>
    </message>
    <message>
        <source>{table} · {count} alarms, {standing} of them not over · from {oldest} to {newest}</source>
        <translation>{table} · {count} báo động, {standing} chưa hết · từ {oldest} đến {newest}</translation>
    </message>
    <message>
        <source>What was done, or why it may wait</source>
        <translation>Đã làm gì, hoặc vì sao có thể chờ</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Bàn này</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Đã xem</translation>
    </message>
    <message>
        <source>It is back</source>
        <translation>Đã đưa lại</translation>
    </message>
    <message>
        <source>Say what was done, or why it may wait.</source>
        <translation>Hãy ghi đã làm gì, hoặc vì sao có thể chờ.</translation>
    </message>
    <message>
        <source>Acted on</source>
        <translation>Đã xử lý</translation>
    </message>
    <message>
        <source>Choose for how long it may wait.</source>
        <translation>Hãy chọn có thể chờ bao lâu.</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Đã làm gì</translation>
    </message>
    <message>
        <source>Acted on: {text}</source>
        <translation>Đã xử lý: {text}</translation>
    </message>
    <message>
        <source>Over by itself</source>
        <translation>Tự hết</translation>
    </message>
    <message>
        <source>All seen</source>
        <translation>Đã xem tất cả</translation>
    </message>
    <message>
        <source>{standing} · since {since}</source>
        <translation>{standing} · từ {since}</translation>
    </message>
    <message>
        <source>Taken off the shelf</source>
        <translation>Đã thôi hoãn</translation>
    </message>
    <message>
        <source>Unshelve</source>
        <translation>Bỏ hoãn</translation>
    </message>
    <message>
        <source>Shelve</source>
        <translation>Hoãn</translation>
    </message>
    <message>
        <source>You have set no point here yet: all since its log began</source>
        <translation>Bạn chưa đặt mốc nào ở đây: mọi thứ từ khi nhật ký bắt đầu</translation>
    </message>
    <message>
        <source>staked {staked}, paid {paid}, won {win}</source>
        <translation>cược {staked}, trả {paid}, thắng {win}</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Điều đã đổi</translation>
    </message>
    <message>
        <source>Since {name} looked at each table.</source>
        <translation>Từ khi {name} xem từng bàn.</translation>
    </message>
    <message>
        <source>{what} {amount}</source>
        <translation>{what} {amount}</translation>
    </message>
    <message>
        <source>Since {time}: {point}</source>
        <translation>Từ {time}: {point}</translation>
    </message>
    <message>
        <source>Since {time}</source>
        <translation>Từ {time}</translation>
    </message>
    <message>
        <source>A console keeps when somebody looked: start the pit with --console.</source>
        <translation>Bàn điều khiển giữ lần xem: khởi động với --console.</translation>
    </message>
    <message>
        <source>{facts} facts, {rounds} rounds</source>
        <translation>{facts} sự kiện, {rounds} ván</translation>
    </message>
    <message>
        <source>For a second pair of eyes: {acts}</source>
        <translation>Cần người thứ hai xem: {acts}</translation>
    </message>
    <message>
        <source>Alarms raised {raised}, over {over}</source>
        <translation>Báo động: phát {raised}, hết {over}</translation>
    </message>
    <message>
        <source>Looked at up to here</source>
        <translation>Đã xem đến đây</translation>
    </message>
    <message>
        <source>Count the shift again.</source>
        <translation>Hãy đếm lại ca làm việc.</translation>
    </message>
    <message>
        <source>Round {number}, record {position}</source>
        <translation>Ván {number}, bản ghi {position}</translation>
    </message>
    <message>
        <source>{table} · round {number} · {at} · {worked}</source>
        <translation>{table} · ván {number} · {at} · {worked}</translation>
    </message>
    <message>
        <source>Handed on to {name}: {text}</source>
        <translation>Chuyển cho {name}: {text}</translation>
    </message>
    <message>
        <source>{what}: {before} → {after}</source>
        <translation>{what}: {before} → {after}</translation>
    </message>
    <message>
        <source>Handed on</source>
        <translation>Đã chuyển</translation>
    </message>
    <message>
        <source>Dealer {name} · fact {position}</source>
        <translation>Dealer {name} · sự kiện {position}</translation>
    </message>
    <message>
        <source>Approved: {text}</source>
        <translation>Đã duyệt: {text}</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Đã duyệt</translation>
    </message>
    <message>
        <source>Signed by {name}: {reason}</source>
        <translation>{name} đã ký: {reason}</translation>
    </message>
    <message>
        <source>Note, question, answer or reason</source>
        <translation>Ghi chú, câu hỏi, trả lời hoặc lý do</translation>
    </message>
    <message>
        <source>Write what is asked or answered, or why it is handed on.</source>
        <translation>Hãy ghi hỏi gì, trả lời gì, hoặc vì sao chuyển.</translation>
    </message>
    <message>
        <source>Say to whom.</source>
        <translation>Hãy ghi cho ai.</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Đã hỏi</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Trả lời</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Hỏi</translation>
    </message>
    <message>
        <source>Hand on</source>
        <translation>Chuyển</translation>
    </message>
    <message>
        <source>Asked {name}: {text}</source>
        <translation>Đã hỏi {name}: {text}</translation>
    </message>
    <message>
        <source>What was shown is not on record.</source>
        <translation>Không có ghi chép về điều đã hiện.</translation>
    </message>
    <message>
        <source>To whom</source>
        <translation>Cho ai</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Đã trả lời</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>Đã rút lại</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Rút</translation>
    </message>
    <message>
        <source>Answered: {text}</source>
        <translation>Đã trả lời: {text}</translation>
    </message>
    <message>
        <source>Question withdrawn: {text}</source>
        <translation>Câu hỏi đã rút lại: {text}</translation>
    </message>
    <message>
        <source>{good} an hour one person works off well, {most} at most</source>
        <translation>{good} mỗi giờ thì xử lý tốt, tối đa {most}</translation>
    </message>
    <message>
        <source>One person works that off well</source>
        <translation>Một người xử lý tốt</translation>
    </message>
    <message>
        <source>As much as one person can work off</source>
        <translation>Mức tối đa một người xử lý được</translation>
    </message>
    <message>
        <source>More than one person can work off</source>
        <translation>Nhiều hơn một người xử lý được</translation>
    </message>
    <message>
        <source>The slowest was seen after {seconds} s</source>
        <translation>Chậm nhất được xem sau {seconds} giây</translation>
    </message>
    <message>
        <source>{count} alarms in {hours} h, {rate} an hour</source>
        <translation>{count} báo động trong {hours} giờ, {rate} mỗi giờ</translation>
    </message>
    <message>
        <source>Load of the alarms</source>
        <translation>Tải của báo động</translation>
    </message>
    <message>
        <source>The last {hours} hours at this console.</source>
        <translation>{hours} giờ qua tại bàn điều khiển này.</translation>
    </message>
    <message>
        <source>The oldest stands for {minutes} min</source>
        <translation>Cái lâu nhất đã {minutes} phút</translation>
    </message>
    <message>
        <source>{count} alarms in {minutes} min</source>
        <translation>{count} báo động trong {minutes} phút</translation>
    </message>
    <message>
        <source>A console keeps its alarms: start the pit with --console.</source>
        <translation>Bàn điều khiển lưu các báo động: khởi động với --console.</translation>
    </message>
    <message>
        <source>Since this console was opened, {time}.</source>
        <translation>Từ khi mở bàn điều khiển này, {time}.</translation>
    </message>
    <message>
        <source>None was seen yet</source>
        <translation>Chưa cái nào được xem</translation>
    </message>
    <message>
        <source>There was none to be seen</source>
        <translation>Không có cái nào cần xem</translation>
    </message>
    <message>
        <source>Floods: {count}, {minutes} min in all</source>
        <translation>Dồn dập: {count} lần, tổng {minutes} phút</translation>
    </message>
    <message>
        <source>Not seen yet: {count}</source>
        <translation>Chưa xem: {count}</translation>
    </message>
    <message>
        <source>Standing for a day: {count}</source>
        <translation>Đã một ngày: {count}</translation>
    </message>
    <message>
        <source>While signed on here</source>
        <translation>Khi đăng nhập tại đây</translation>
    </message>
    <message>
        <source>While nobody was signed on: {count}</source>
        <translation>Khi không ai đăng nhập: {count}</translation>
    </message>
    <message>
        <source>{name}: {rounds} rounds, {hands} hands</source>
        <translation>{name}: {rounds} ván, {hands} tay bài</translation>
    </message>
    <message>
        <source>handle {handle}, won {won}, expected {expected}, honest from {low} to {high}</source>
        <translation>cược {handle}, thắng {won}, kỳ vọng {expected}, ngay thẳng từ {low} đến {high}</translation>
    </message>
    <message>
        <source>8 h</source>
        <translation>8 giờ</translation>
    </message>
    <message>
        <source>12 h</source>
        <translation>12 giờ</translation>
    </message>
    <message>
        <source>24 h</source>
        <translation>24 giờ</translation>
    </message>
    <message>
        <source>From … to</source>
        <translation>Từ … đến</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Từ</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Đến</translation>
    </message>
    <message>
        <source>All tables here, up to now, or in the time that you write.</source>
        <translation>Mọi bàn ở đây, cho đến bây giờ, hoặc trong thời gian bạn viết.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Đếm</translation>
    </message>
    <message>
        <source>Count it first.</source>
        <translation>Hãy đếm trước.</translation>
    </message>
    <message>
        <source>These figures are signed</source>
        <translation>Các con số này đã ký</translation>
    </message>
    <message>
        <source>Other figures were signed</source>
        <translation>Đã ký các con số khác</translation>
    </message>
    <message>
        <source>At the tables</source>
        <translation>Tại các bàn</translation>
    </message>
    <message>
        <source>So long</source>
        <translation>Bao lâu</translation>
    </message>
    <message>
        <source>Read and sign</source>
        <translation>Đọc và ký</translation>
    </message>
    <message>
        <source>Read all of it</source>
        <translation>Đọc tất cả</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>It ends before it begins.</source>
        <translation>Kết thúc trước khi bắt đầu.</translation>
    </message>
    <message>
        <source>That time is not over yet.</source>
        <translation>Khoảng thời gian đó chưa kết thúc.</translation>
    </message>
    <message>
        <source>Hash of these figures: {digits}</source>
        <translation>Mã băm của các con số này: {digits}</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tất cả</translation>
    </message>
    <message>
        <source>Note, where other figures were signed before</source>
        <translation>Ghi chú, nếu trước đó đã ký số khác</translation>
    </message>
    <message>
        <source>Write both as 2026-01-05 06:00, or as 06:00 for today.</source>
        <translation>Ghi cả hai như 2026-01-05 06:00, hoặc như 06:00 cho hôm nay.</translation>
    </message>
    <message>
        <source>What is signed, page {page} of {pages}</source>
        <translation>Nội dung được ký, trang {page}/{pages}</translation>
    </message>
    <message>
        <source>As it is filed. The key that signs all of it is on the last page.</source>
        <translation>Như khi lưu hồ sơ. Phím ký toàn bộ nằm ở trang cuối.</translation>
    </message>
    <message>
        <source>The shift as a PDF</source>
        <translation>Ca làm dưới dạng PDF</translation>
    </message>
    <message>
        <source>The figures that were counted, with their hash and who has signed them here.</source>
        <translation>Các con số đã tính, kèm mã băm và những ai đã ký ở đây.</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Đã ký</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Tệp</translation>
    </message>
    <message>
        <source>Write it</source>
        <translation>Ghi ra tệp</translation>
    </message>
    <message>
        <source>The file&apos;s name ends with .{what}</source>
        <translation>Tên tệp kết thúc bằng .{what}</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Trang trước</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Trang sau</translation>
    </message>
    <message>
        <source>Sign these figures</source>
        <translation>Ký các con số này</translation>
    </message>
    <message>
        <source>{off} off what was to be expected, in {rounds} rounds</source>
        <translation>{off} so với kỳ vọng, trong {rounds} ván</translation>
    </message>
    <message>
        <source>new</source>
        <translation>mới</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>đã xem</translation>
    </message>
    <message>
        <source>acted on</source>
        <translation>đã xử lý</translation>
    </message>
    <message>
        <source>over, not seen</source>
        <translation>đã hết, chưa xem</translation>
    </message>
    <message>
        <source>shelved</source>
        <translation>đã hoãn</translation>
    </message>
    <message>
        <source>over</source>
        <translation>đã hết</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ngay</translation>
    </message>
    <message>
        <source>within minutes</source>
        <translation>trong vài phút</translation>
    </message>
    <message>
        <source>before the shift ends</source>
        <translation>trước khi hết ca</translation>
    </message>
    <message>
        <source>open</source>
        <translation>đang mở</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>đã hỏi</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>đã trả lời</translation>
    </message>
    <message>
        <source>handed on</source>
        <translation>đã chuyển</translation>
    </message>
    <message>
        <source>approved</source>
        <translation>đã duyệt</translation>
    </message>
    <message>
        <source>Approved by a second person</source>
        <translation>Người thứ hai đã duyệt</translation>
    </message>
    <message>
        <source>Voided</source>
        <translation>Đã hủy</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <translation>Chia bài hỏng</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Đã hoàn tác</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Giải thưởng</translation>
    </message>
    <message>
        <source>Over a limit</source>
        <translation>Vượt giới hạn</translation>
    </message>
    <message>
        <source>Table {name} · {loud}</source>
        <translation>Bàn {name} · {loud}</translation>
    </message>
    <message>
        <source>No progressive is in play at this table.</source>
        <translation>Bàn này hiện không có giải lũy tiến.</translation>
    </message>
    <message>
        <source>The progressive is closed for now.</source>
        <translation>Giải lũy tiến tạm đóng.</translation>
    </message>
    <message>
        <source>The meters are shown again in a moment.</source>
        <translation>Các đồng hồ sẽ hiện lại trong giây lát.</translation>
    </message>
    <message>
        <source>{meter}: {order} of {all}</source>
        <translation>{meter}: {order} trên {all}</translation>
    </message>
    <message>
        <source>Same kind</source>
        <translation>Cùng loại</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Phát</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Bước</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Nhảy</translation>
    </message>
    <message>
        <source>Prove</source>
        <translation>Chứng minh</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Ghi</translation>
    </message>
    <message>
        <source>To {tenth} tenths of the journal</source>
        <translation>Đến {tenth} phần mười nhật ký</translation>
    </message>
    <message>
        <source>To what happened at this time</source>
        <translation>Đến việc xảy ra vào lúc này</translation>
    </message>
    <message>
        <source>The next page, further back</source>
        <translation>Trang sau, xa hơn về trước</translation>
    </message>
    <message>
        <source>Tenth</source>
        <translation>Phần mười</translation>
    </message>
    <message>
        <source>Play, or pause here</source>
        <translation>Phát, hoặc dừng tại đây</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Chậm hơn</translation>
    </message>
    <message>
        <source>Play slower</source>
        <translation>Phát chậm hơn</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Nhanh hơn</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>Phát nhanh hơn</translation>
    </message>
    <message>
        <source>Skip waits</source>
        <translation>Bỏ chờ</translation>
    </message>
    <message>
        <source>Skip long waits, or keep them</source>
        <translation>Bỏ qua lúc chờ lâu, hoặc giữ lại</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Trực tiếp</translation>
    </message>
    <message>
        <source>To the end, and follow the table</source>
        <translation>Đến cuối, và theo dõi bàn</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>Sự kiện</translation>
    </message>
    <message>
        <source>One fact back</source>
        <translation>Lùi một sự kiện</translation>
    </message>
    <message>
        <source>One fact on</source>
        <translation>Tiến một sự kiện</translation>
    </message>
    <message>
        <source>One step of the procedure back</source>
        <translation>Lùi một bước quy trình</translation>
    </message>
    <message>
        <source>One step of the procedure on</source>
        <translation>Tiến một bước quy trình</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ván</translation>
    </message>
    <message>
        <source>One round back</source>
        <translation>Lùi một ván</translation>
    </message>
    <message>
        <source>One round on</source>
        <translation>Tiến một ván</translation>
    </message>
    <message>
        <source>Irregular</source>
        <translation>Bất thường</translation>
    </message>
    <message>
        <source>The irregularity before</source>
        <translation>Bất thường trước</translation>
    </message>
    <message>
        <source>The next irregularity</source>
        <translation>Bất thường sau</translation>
    </message>
    <message>
        <source>The fact of the same kind before</source>
        <translation>Sự kiện cùng loại trước đó</translation>
    </message>
    <message>
        <source>The next fact of the same kind</source>
        <translation>Sự kiện cùng loại tiếp theo</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Dấu</translation>
    </message>
    <message>
        <source>The mark before</source>
        <translation>Dấu trước</translation>
    </message>
    <message>
        <source>The next mark</source>
        <translation>Dấu sau</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Đầu</translation>
    </message>
    <message>
        <source>To the first fact</source>
        <translation>Đến sự kiện đầu</translation>
    </message>
    <message>
        <source>Search a round, a fact or a time</source>
        <translation>Tìm ván, sự kiện hoặc giờ</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Tìm</translation>
    </message>
    <message>
        <source>Conditions of what is found</source>
        <translation>Điều kiện tìm kiếm</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Tìm thấy</translation>
    </message>
    <message>
        <source>The next result, further back</source>
        <translation>Kết quả kế tiếp, xa hơn về trước</translation>
    </message>
    <message>
        <source>The result before it</source>
        <translation>Kết quả trước đó</translation>
    </message>
    <message>
        <source>Again to the lit result</source>
        <translation>Trở lại kết quả đang sáng</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>So sánh</translation>
    </message>
    <message>
        <source>Compare this moment with others</source>
        <translation>So thời điểm này với thời điểm khác</translation>
    </message>
    <message>
        <source>Unseen</source>
        <translation>Chưa thấy</translation>
    </message>
    <message>
        <source>Cards that nobody saw at the table</source>
        <translation>Các lá không ai thấy tại bàn</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Video</translation>
    </message>
    <message>
        <source>This instant in the video system</source>
        <translation>Thời khắc này trong hệ thống video</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Kiểm</translation>
    </message>
    <message>
        <source>Decide and settle this round again</source>
        <translation>Quyết định và thanh toán lại ván này</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Xác minh</translation>
    </message>
    <message>
        <source>What verifying the journal says</source>
        <translation>Kết quả xác minh nhật ký</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Xuất</translation>
    </message>
    <message>
        <source>Evidence, or marks for a video system</source>
        <translation>Bằng chứng, hoặc dấu cho hệ thống video</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Địa chỉ</translation>
    </message>
    <message>
        <source>Copy what opens this fact</source>
        <translation>Sao chép lệnh mở sự kiện này</translation>
    </message>
    <message>
        <source>Mark what is seen here</source>
        <translation>Đánh dấu điều thấy ở đây</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Dấu</translation>
    </message>
    <message>
        <source>All marks of this table</source>
        <translation>Mọi dấu của bàn này</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Đồng hồ</translation>
    </message>
    <message>
        <source>Set a camera&apos;s clock</source>
        <translation>Đặt giờ của một camera</translation>
    </message>
    <message>
        <source>Hold records</source>
        <translation>Giữ bản ghi</translation>
    </message>
    <message>
        <source>Keep these records from retention</source>
        <translation>Giữ các bản ghi này khỏi bị xóa theo hạn</translation>
    </message>
    <message>
        <source>Close what lies over the replay</source>
        <translation>Đóng lớp đang che phần xem lại</translation>
    </message>
    <message>
        <source>To so many tenths of the journal</source>
        <translation>Đến số phần mười của nhật ký</translation>
    </message>
    <message>
        <source>The clock was set back and showed that time twice: this is the later one</source>
        <translation>Đồng hồ bị chỉnh lùi, giờ đó có hai lần: đây là lần sau</translation>
    </message>
    <message>
        <source>No video system is named: set video.link in the settings</source>
        <translation>Chưa có hệ thống video: đặt video.link trong cài đặt</translation>
    </message>
    <message>
        <source>There is no round {number}</source>
        <translation>Không có ván {number}</translation>
    </message>
    <message>
        <source>There is no fact {position}: the last one is {last}</source>
        <translation>Không có sự kiện {position}: cuối cùng là {last}</translation>
    </message>
    <message>
        <source>The journal begins later</source>
        <translation>Nhật ký bắt đầu sau đó</translation>
    </message>
    <message>
        <source>Copied: what opens this fact</source>
        <translation>Đã sao chép: lệnh mở sự kiện này</translation>
    </message>
    <message>
        <source>Opened: {address}</source>
        <translation>Đã mở: {address}</translation>
    </message>
    <message>
        <source>Write a round such as 12, a fact such as f1204, or a time such as 14:02:10</source>
        <translation>Ghi ván như 12, sự kiện như f1204, hoặc giờ như 14:02:10</translation>
    </message>
    <message>
        <source>The dealer&apos;s screen at this fact, in the dealer&apos;s language. Pads that were open are not on record.</source>
        <translation>Màn hình của dealer tại sự kiện này, bằng ngôn ngữ của dealer. Bàn phím đang mở không được ghi.</translation>
    </message>
    <message>
        <source>The dealer&apos;s screen as it was drawn after fact {last}, which the same touch wrote, in the dealer&apos;s language. Pads that were open are not on record.</source>
        <translation>Màn hình của dealer như được vẽ sau dữ kiện {last}, do cùng một lần chạm ghi, bằng ngôn ngữ của dealer. Các bảng phím đang mở không được ghi lại.</translation>
    </message>
    <message>
        <source>Fact {position} of {last}</source>
        <translation>Sự kiện {position} / {last}</translation>
    </message>
    <message>
        <source>No table yet</source>
        <translation>Chưa có bàn</translation>
    </message>
    <message>
        <source>No round yet</source>
        <translation>Chưa có ván</translation>
    </message>
    <message>
        <source>That is written at a console: start the replay with --console</source>
        <translation>Việc đó ghi ở bàn điều khiển: mở xem lại với --console</translation>
    </message>
    <message>
        <source>{name} may not write that: ask who has the right to</source>
        <translation>{name} không được ghi điều đó: hãy hỏi người có quyền</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>giai đoạn</translation>
    </message>
    <message>
        <source>round</source>
        <translation>ván</translation>
    </message>
    <message>
        <source>table</source>
        <translation>bàn</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>dealer</translation>
    </message>
    <message>
        <source>terms</source>
        <translation>điều kiện</translation>
    </message>
    <message>
        <source>rulebook</source>
        <translation>bộ luật</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>vị trí</translation>
    </message>
    <message>
        <source>wagers</source>
        <translation>cược</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>bài</translation>
    </message>
    <message>
        <source>natural</source>
        <translation>ba lá Natural</translation>
    </message>
    <message>
        <source>draw card</source>
        <translation>lá Draw</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>tay bài</translation>
    </message>
    <message>
        <source>decision</source>
        <translation>quyết định</translation>
    </message>
    <message>
        <source>payment</source>
        <translation>khoản trả</translation>
    </message>
    <message>
        <source>result</source>
        <translation>kết cục</translation>
    </message>
    <message>
        <source>event</source>
        <translation>kết quả</translation>
    </message>
    <message>
        <source>odds</source>
        <translation>tỷ lệ trả</translation>
    </message>
    <message>
        <source>wagered</source>
        <translation>đã cược</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>đã trả</translation>
    </message>
    <message>
        <source>paragraph</source>
        <translation>điều khoản</translation>
    </message>
    <message>
        <source>opened parts</source>
        <translation>phần đã mở</translation>
    </message>
    <message>
        <source>collected</source>
        <translation>đã thu</translation>
    </message>
    <message>
        <source>racked</source>
        <translation>đã vào khay</translation>
    </message>
    <message>
        <source>packet</source>
        <translation>xấp bài</translation>
    </message>
    <message>
        <source>packets</source>
        <translation>các xấp bài</translation>
    </message>
    <message>
        <source>irregularity</source>
        <translation>sự cố</translation>
    </message>
    <message>
        <source>prizes</source>
        <translation>giải thưởng</translation>
    </message>
    <message>
        <source>the table&apos;s money</source>
        <translation>tiền của bàn</translation>
    </message>
    <message>
        <source>reader faults</source>
        <translation>lỗi đầu đọc</translation>
    </message>
    <message>
        <source>positions of the table</source>
        <translation>số vị trí của bàn</translation>
    </message>
    <message>
        <source>pay tables</source>
        <translation>bảng trả thưởng</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>giới hạn</translation>
    </message>
    <message>
        <source>least</source>
        <translation>tối thiểu</translation>
    </message>
    <message>
        <source>most</source>
        <translation>tối đa</translation>
    </message>
    <message>
        <source>in steps of</source>
        <translation>theo bước</translation>
    </message>
    <message>
        <source>amounts that need a second person</source>
        <translation>số tiền cần người thứ hai</translation>
    </message>
    <message>
        <source>for the camera</source>
        <translation>cho camera</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>chia bài</translation>
    </message>
    <message>
        <source>for a prize</source>
        <translation>cho giải thưởng</translation>
    </message>
    <message>
        <source>where cards come from</source>
        <translation>nguồn lá bài</translation>
    </message>
    <message>
        <source>when they are read</source>
        <translation>khi nào được đọc</translation>
    </message>
    <message>
        <source>how an event is entered</source>
        <translation>cách nhập sự kiện</translation>
    </message>
    <message>
        <source>posted maximum</source>
        <translation>mức tối đa niêm yết</translation>
    </message>
    <message>
        <source>number</source>
        <translation>số</translation>
    </message>
    <message>
        <source>told by the player</source>
        <translation>người chơi nói</translation>
    </message>
    <message>
        <source>forfeited by</source>
        <translation>mất cược do</translation>
    </message>
    <message>
        <source>tucked under</source>
        <translation>kẹp dưới</translation>
    </message>
    <message>
        <source>events by hand</source>
        <translation>sự kiện nhập tay</translation>
    </message>
    <message>
        <source>position</source>
        <translation>vị trí</translation>
    </message>
    <message>
        <source>wager</source>
        <translation>cược</translation>
    </message>
    <message>
        <source>meter</source>
        <translation>đồng hồ</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>ngồi ngoài</translation>
    </message>
    <message>
        <source>late for this round</source>
        <translation>muộn cho ván này</translation>
    </message>
    <message>
        <source>paid before</source>
        <translation>đã trả trước đó</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>đã thanh toán</translation>
    </message>
    <message>
        <source>dealt to</source>
        <translation>đã chia cho</translation>
    </message>
    <message>
        <source>dealt in order up to</source>
        <translation>chia theo thứ tự đến</translation>
    </message>
    <message>
        <source>which hand is whose</source>
        <translation>tay bài nào của ai</translation>
    </message>
    <message>
        <source>the dealer&apos;s packet</source>
        <translation>xấp bài của Dealer</translation>
    </message>
    <message>
        <source>the dealer&apos;s cards</source>
        <translation>bài của Dealer</translation>
    </message>
    <message>
        <source>what happened</source>
        <translation>việc đã xảy ra</translation>
    </message>
    <message>
        <source>note</source>
        <translation>ghi chú</translation>
    </message>
    <message>
        <source>raised by</source>
        <translation>do ai báo</translation>
    </message>
    <message>
        <source>payments that wait</source>
        <translation>khoản trả đang chờ</translation>
    </message>
    <message>
        <source>deal over its limit</source>
        <translation>lượt chia vượt giới hạn</translation>
    </message>
    <message>
        <source>all together</source>
        <translation>tổng cộng</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>giới hạn</translation>
    </message>
    <message>
        <source>payments</source>
        <translation>các khoản trả</translation>
    </message>
    <message>
        <source>more</source>
        <translation>thêm</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>lựa chọn</translation>
    </message>
    <message>
        <source>approval</source>
        <translation>phê duyệt</translation>
    </message>
    <message>
        <source>by</source>
        <translation>bởi</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>lý do</translation>
    </message>
    <message>
        <source>decisions locked</source>
        <translation>đã chốt quyết định</translation>
    </message>
    <message>
        <source>steps set aside</source>
        <translation>bước được cho qua</translation>
    </message>
    <message>
        <source>steps passed over</source>
        <translation>bước đã bỏ qua</translation>
    </message>
    <message>
        <source>misdeal</source>
        <translation>chia hỏng</translation>
    </message>
    <message>
        <source>to be taken back</source>
        <translation>cần thu lại</translation>
    </message>
    <message>
        <source>money that was moved</source>
        <translation>tiền đã chuyển</translation>
    </message>
    <message>
        <source>payments put right</source>
        <translation>khoản trả đã sửa</translation>
    </message>
    <message>
        <source>was</source>
        <translation>trước là</translation>
    </message>
    <message>
        <source>is</source>
        <translation>nay là</translation>
    </message>
    <message>
        <source>owing from a round before</source>
        <translation>còn nợ từ ván trước</translation>
    </message>
    <message>
        <source>deck is out</source>
        <translation>bộ bài đã ra ngoài</translation>
    </message>
    <message>
        <source>meters</source>
        <translation>đồng hồ</translation>
    </message>
    <message>
        <source>grown by this round</source>
        <translation>tăng trong ván này</translation>
    </message>
    <message>
        <source>link of the meters</source>
        <translation>liên kết đồng hồ</translation>
    </message>
    <message>
        <source>source</source>
        <translation>nguồn</translation>
    </message>
    <message>
        <source>trouble</source>
        <translation>trục trặc</translation>
    </message>
    <message>
        <source>last numbers of the forms</source>
        <translation>số phiếu cuối cùng</translation>
    </message>
    <message>
        <source>stays of the tray</source>
        <translation>các kỳ của khay chip</translation>
    </message>
    <message>
        <source>forms</source>
        <translation>các phiếu</translation>
    </message>
    <message>
        <source>form</source>
        <translation>phiếu</translation>
    </message>
    <message>
        <source>counted chips</source>
        <translation>chip đã đếm</translation>
    </message>
    <message>
        <source>declared void</source>
        <translation>đã hủy</translation>
    </message>
    <message>
        <source>taken and paid</source>
        <translation>thu và trả</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>giai đoạn</translation>
    </message>
    <message>
        <source>in what order</source>
        <translation>thứ tự</translation>
    </message>
    <message>
        <source>began again at</source>
        <translation>bắt đầu lại từ</translation>
    </message>
    <message>
        <source>waits for</source>
        <translation>chờ</translation>
    </message>
    <message>
        <source>progressive chips</source>
        <translation>chip lũy tiến</translation>
    </message>
    <message>
        <source>opened again</source>
        <translation>đã mở lại</translation>
    </message>
    <message>
        <source>as they are dealt</source>
        <translation>khi chia</translation>
    </message>
    <message>
        <source>as they are turned over</source>
        <translation>khi mở bài</translation>
    </message>
    <message>
        <source>as they were dealt</source>
        <translation>như đã chia</translation>
    </message>
    <message>
        <source>in doubt</source>
        <translation>còn nghi ngờ</translation>
    </message>
    <message>
        <source>entered by hand</source>
        <translation>nhập tay</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>the terminal</source>
        <translation>máy</translation>
    </message>
    <message>
        <source>touched</source>
        <translation>đã chạm</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>đã chọn</translation>
    </message>
    <message>
        <source>to be confirmed</source>
        <translation>cần xác nhận</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>đang chờ</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>bị từ chối</translation>
    </message>
    <message>
        <source>a supervisor</source>
        <translation>giám sát</translation>
    </message>
    <message>
        <source>the camera</source>
        <translation>camera</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>{count} found up to fact {last}: ask again for what came since</source>
        <translation>Tìm thấy {count} đến sự kiện {last}: hỏi lại để xem phần mới hơn</translation>
    </message>
    <message>
        <source>Facts of round {number}: {count}</source>
        <translation>Sự kiện ván {number}: {count}</translation>
    </message>
    <message>
        <source>Nothing so far; further back there may be more</source>
        <translation>Chưa có gì; xa hơn về trước có thể còn</translation>
    </message>
    <message>
        <source>The newest {count}, back to {day}</source>
        <translation>{count} kết quả mới nhất, về đến {day}</translation>
    </message>
    <message>
        <source>{count} found in the whole journal</source>
        <translation>Tìm thấy {count} trong toàn bộ nhật ký</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Không tìm thấy gì</translation>
    </message>
    <message>
        <source>Nothing found up to fact {last}: ask again for what came since</source>
        <translation>Không thấy gì đến sự kiện {last}: hỏi lại để xem phần mới hơn</translation>
    </message>
    <message>
        <source>Facts before the first round: {count}</source>
        <translation>Sự kiện trước ván đầu: {count}</translation>
    </message>
    <message>
        <source>paid {amount}</source>
        <translation>đã trả {amount}</translation>
    </message>
    <message>
        <source>taken {amount}</source>
        <translation>đã thu {amount}</translation>
    </message>
    <message>
        <source>Round, fact or time</source>
        <translation>Ván, sự kiện, giờ</translation>
    </message>
    <message>
        <source>Further back</source>
        <translation>Xa hơn về trước</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Trả thưởng</translation>
    </message>
    <message>
        <source>{seconds} s of waiting skipped</source>
        <translation>bỏ qua {seconds} giây chờ</translation>
    </message>
    <message>
        <source>Long waits are skipped</source>
        <translation>Bỏ qua lúc chờ lâu</translation>
    </message>
    <message>
        <source>Waits are kept</source>
        <translation>Giữ lúc chờ</translation>
    </message>
    <message>
        <source>PAUSED</source>
        <translation>TẠM DỪNG</translation>
    </message>
    <message>
        <source>PLAYING</source>
        <translation>ĐANG PHÁT</translation>
    </message>
    <message>
        <source>FOLLOWING</source>
        <translation>THEO DÕI</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Dừng</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Sự kiện</translation>
    </message>
    <message>
        <source>There is none further on</source>
        <translation>Phía sau không còn nữa</translation>
    </message>
    <message>
        <source>There is none before this</source>
        <translation>Phía trước không có</translation>
    </message>
    <message>
        <source>The journal ends before that, at {time}</source>
        <translation>Nhật ký kết thúc trước đó, lúc {time}</translation>
    </message>
    <message>
        <source>Clocks showed that twice: this is {this}, the other is {other}</source>
        <translation>Đồng hồ đã hiện giờ đó hai lần: đây là {this}, lần kia là {other}</translation>
    </message>
    <message>
        <source>From fact</source>
        <translation>Từ sự kiện</translation>
    </message>
    <message>
        <source>To fact</source>
        <translation>Đến sự kiện</translation>
    </message>
    <message>
        <source>From here</source>
        <translation>Từ đây</translation>
    </message>
    <message>
        <source>To here</source>
        <translation>Đến đây</translation>
    </message>
    <message>
        <source>Whole round</source>
        <translation>Cả ván này</translation>
    </message>
    <message>
        <source>Write facts by their numbers, such as 1204.</source>
        <translation>Ghi sự kiện bằng số, như 1204.</translation>
    </message>
    <message>
        <source>The first fact comes before the last one.</source>
        <translation>Sự kiện đầu phải đứng trước sự kiện cuối.</translation>
    </message>
    <message>
        <source>{camera}: {ahead} s beside the table</source>
        <translation>{camera}: lệch {ahead} s so với bàn</translation>
    </message>
    <message>
        <source>{day} {table} is {shows} ± {margin} s · {how} · {by}</source>
        <translation>{day} {table} là {shows} ± {margin} s · {how} · {by}</translation>
    </message>
    <message>
        <source>A camera&apos;s clock</source>
        <translation>Đồng hồ của một camera</translation>
    </message>
    <message>
        <source>What does the camera show at this instant of the table? Nothing written is changed by it.</source>
        <translation>Camera hiện giờ nào vào thời khắc này của bàn? Không bản ghi nào bị đổi.</translation>
    </message>
    <message>
        <source>Clock of {camera}</source>
        <translation>Đồng hồ của {camera}</translation>
    </message>
    <message>
        <source>Withdrawn, it counts no longer; it stays on record with the reason.</source>
        <translation>Khi rút, không còn tính; vẫn được lưu kèm lý do.</translation>
    </message>
    <message>
        <source>How the clocks of cameras stood beside the table&apos;s</source>
        <translation>Đồng hồ các máy quay so với đồng hồ của bàn</translation>
    </message>
    <message>
        <source>The setting is withdrawn</source>
        <translation>Lần đặt giờ đã được rút</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Camera</translation>
    </message>
    <message>
        <source>The table&apos;s time</source>
        <translation>Giờ của bàn</translation>
    </message>
    <message>
        <source>The camera shows</source>
        <translation>Camera hiện</translation>
    </message>
    <message>
        <source>How far off that may be, in seconds</source>
        <translation>Có thể lệch bao nhiêu giây</translation>
    </message>
    <message>
        <source>How it was compared</source>
        <translation>Đã so bằng cách nào</translation>
    </message>
    <message>
        <source>Set the clock</source>
        <translation>Đặt giờ</translation>
    </message>
    <message>
        <source>This instant</source>
        <translation>Thời khắc này</translation>
    </message>
    <message>
        <source>Write the margin in seconds, such as 0.5.</source>
        <translation>Ghi sai số bằng giây, như 0.5.</translation>
    </message>
    <message>
        <source>Why it goes</source>
        <translation>Vì sao rút</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Đến đó</translation>
    </message>
    <message>
        <source>Write a time such as 14:02:10.250, or with its date.</source>
        <translation>Ghi giờ như 14:02:10.250, hoặc kèm ngày.</translation>
    </message>
    <message>
        <source>Check of round {number}</source>
        <translation>Kiểm ván {number}</translation>
    </message>
    <message>
        <source>{decided} steps decided again, {settled} payments settled again from the cards.</source>
        <translation>{decided} bước được quyết định lại, {settled} khoản trả được tính lại theo bài.</translation>
    </message>
    <message>
        <source>Facts {first} to {last} cannot be read: they are not checked</source>
        <translation>Không đọc được sự kiện {first} đến {last}: chúng chưa được kiểm tra</translation>
    </message>
    <message>
        <source>Fact {first}</source>
        <translation>Sự kiện {first}</translation>
    </message>
    <message>
        <source>Check before the first round</source>
        <translation>Kiểm trước ván đầu</translation>
    </message>
    <message>
        <source>{decided} steps decided again, {settled} payments settled again. Look at the first difference first: later ones may come from it.</source>
        <translation>{decided} bước được quyết định lại, {settled} khoản trả được tính lại. Hãy xem khác biệt đầu tiên trước: những cái sau có thể do nó mà ra.</translation>
    </message>
    <message>
        <source>Everything came out as it is on record, up to fact {position}</source>
        <translation>Mọi thứ đúng như đã ghi, đến sự kiện {position}</translation>
    </message>
    <message>
        <source>Check the shown round</source>
        <translation>Kiểm ván đang xem</translation>
    </message>
    <message>
        <source>{one} → {two}</source>
        <translation>{one} → {two}</translation>
    </message>
    <message>
        <source>Facts {one} and {two}</source>
        <translation>Sự kiện {one} và {two}</translation>
    </message>
    <message>
        <source>{count} differences, lit on the felt: first the value of the kept one, then of the shown one.</source>
        <translation>{count} khác biệt, được làm nổi trên mặt bàn: trước là giá trị đã giữ, sau là giá trị đang xem.</translation>
    </message>
    <message>
        <source>Rounds {one} and {two}</source>
        <translation>Ván {one} và {two}</translation>
    </message>
    <message>
        <source>Go to another moment: what differs from this one is shown here.</source>
        <translation>Đến thời điểm khác: chỗ khác với thời điểm này hiện ở đây.</translation>
    </message>
    <message>
        <source>One difference, lit on the felt: first the value of the kept one, then of the shown one.</source>
        <translation>Một khác biệt, được làm nổi trên mặt bàn: trước là giá trị đã giữ, sau là giá trị đang xem.</translation>
    </message>
    <message>
        <source>Whole rounds</source>
        <translation>Cả ván</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Thời điểm</translation>
    </message>
    <message>
        <source>Keep this one</source>
        <translation>Giữ lúc này</translation>
    </message>
    <message>
        <source>To the kept one</source>
        <translation>Đến lúc đã giữ</translation>
    </message>
    <message>
        <source>Set a camera&apos;s clock first, and choose the camera.</source>
        <translation>Trước hết đặt giờ một camera rồi chọn camera đó.</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Bằng chứng</translation>
    </message>
    <message>
        <source>Marks, CSV</source>
        <translation>Dấu, CSV</translation>
    </message>
    <message>
        <source>Marks, subtitles</source>
        <translation>Dấu, phụ đề</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Có</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Không</translation>
    </message>
    <message>
        <source>The marks of this table by a camera&apos;s clock. That they left stands in the console&apos;s journal.</source>
        <translation>Các dấu của bàn này theo giờ của một camera. Việc xuất được ghi trong nhật ký bàn điều khiển.</translation>
    </message>
    <message>
        <source>A file that any browser checks by itself. Its name and hash stand in the console&apos;s journal.</source>
        <translation>Một tệp mà trình duyệt nào cũng tự kiểm được. Tên và mã băm của nó được ghi trong nhật ký bàn điều khiển.</translation>
    </message>
    <message>
        <source>What it is for</source>
        <translation>Để làm gì</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Cái gì</translation>
    </message>
    <message>
        <source>With pictures</source>
        <translation>Kèm hình</translation>
    </message>
    <message>
        <source>With the marks</source>
        <translation>Kèm các dấu</translation>
    </message>
    <message>
        <source>The recording begins at, by the camera</source>
        <translation>Bản ghi hình bắt đầu, theo camera, lúc</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Ván này</translation>
    </message>
    <message>
        <source>Say what it is for.</source>
        <translation>Hãy ghi để làm gì.</translation>
    </message>
    <message>
        <source>Write rounds by their numbers, such as 12.</source>
        <translation>Ghi ván bằng số, như 12.</translation>
    </message>
    <message>
        <source>Round {first} comes after round {last}: write the earlier one first.</source>
        <translation>Ván {first} đến sau ván {last}: hãy viết ván trước ở đầu.</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>Từ ván</translation>
    </message>
    <message>
        <source>To round</source>
        <translation>Đến ván</translation>
    </message>
    <message>
        <source>Facts {first} to {last}</source>
        <translation>Sự kiện {first} đến {last}</translation>
    </message>
    <message>
        <source>{facts} · {by}, {when}</source>
        <translation>{facts} · {by}, {when}</translation>
    </message>
    <message>
        <source>The months that it touches are kept from retention until an administrator releases it.</source>
        <translation>Các tháng liên quan được giữ khỏi bị xóa cho đến khi quản trị viên bỏ giữ.</translation>
    </message>
    <message>
        <source>Held: {reason}</source>
        <translation>Đã giữ: {reason}</translation>
    </message>
    <message>
        <source>Hold {number}</source>
        <translation>Lệnh giữ {number}</translation>
    </message>
    <message>
        <source>Held from fact {position} on</source>
        <translation>Đã giữ từ sự kiện {position}</translation>
    </message>
    <message>
        <source>Hold {number} is released</source>
        <translation>Đã bỏ lệnh giữ {number}</translation>
    </message>
    <message>
        <source>Why it must stay, such as a claim&apos;s number</source>
        <translation>Vì sao phải giữ, như số khiếu nại</translation>
    </message>
    <message>
        <source>Why it may go</source>
        <translation>Vì sao có thể bỏ</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Bỏ giữ</translation>
    </message>
    <message>
        <source>What sort</source>
        <translation>Loại nào</translation>
    </message>
    <message>
        <source>What is to be seen there</source>
        <translation>Thấy gì ở đó</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Câu hỏi</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Sai</translation>
    </message>
    <message>
        <source>It stands in the console&apos;s journal; the table&apos;s journal is not touched.</source>
        <translation>Được ghi trong nhật ký bàn điều khiển; không đụng đến nhật ký của bàn.</translation>
    </message>
    <message>
        <source>Marked at fact {position}</source>
        <translation>Đã đánh dấu ở sự kiện {position}</translation>
    </message>
    <message>
        <source>Replies: {count}</source>
        <translation>Trả lời: {count}</translation>
    </message>
    <message>
        <source>{facts} · {by}, {when} · {replies}</source>
        <translation>{facts} · {by}, {when} · {replies}</translation>
    </message>
    <message>
        <source>by {by}, {when}</source>
        <translation>bởi {by}, {when}</translation>
    </message>
    <message>
        <source>Mark {number}</source>
        <translation>Dấu {number}</translation>
    </message>
    <message>
        <source>Marks on this table&apos;s journal: {count}</source>
        <translation>Dấu trên nhật ký của bàn này: {count}</translation>
    </message>
    <message>
        <source>No mark yet.</source>
        <translation>Chưa có dấu nào.</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Trả lời</translation>
    </message>
    <message>
        <source>New mark</source>
        <translation>Dấu mới</translation>
    </message>
    <message>
        <source>A reply, new words, or why it goes</source>
        <translation>Một trả lời, lời mới, hoặc vì sao rút</translation>
    </message>
    <message>
        <source>Reply: {text}</source>
        <translation>Trả lời: {text}</translation>
    </message>
    <message>
        <source>Before: {text}</source>
        <translation>Trước đó: {text}</translation>
    </message>
    <message>
        <source>Word anew</source>
        <translation>Ghi lời mới</translation>
    </message>
    <message>
        <source>Mark {number} says so now</source>
        <translation>Dấu {number} nay ghi như vậy</translation>
    </message>
    <message>
        <source>Mark {number} is withdrawn</source>
        <translation>Đã rút dấu {number}</translation>
    </message>
    <message>
        <source>Replied to mark {number}</source>
        <translation>Đã trả lời dấu {number}</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Tất cả các tay bài</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>Sự cố</translation>
    </message>
    <message>
        <source>Overrides</source>
        <translation>Phê duyệt</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Sửa lại</translation>
    </message>
    <message>
        <source>Undos</source>
        <translation>Hoàn tác</translation>
    </message>
    <message>
        <source>Misdeals</source>
        <translation>Chia bài hỏng</translation>
    </message>
    <message>
        <source>Reader faults</source>
        <translation>Lỗi đầu đọc</translation>
    </message>
    <message>
        <source>Not from a reader</source>
        <translation>Không từ đầu đọc</translation>
    </message>
    <message>
        <source>Sign-ons</source>
        <translation>Đăng nhập</translation>
    </message>
    <message>
        <source>From, such as 22:00</source>
        <translation>Từ, ví dụ 22:00</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Đến</translation>
    </message>
    <message>
        <source>Paid from $</source>
        <translation>Trả từ $</translation>
    </message>
    <message>
        <source>Paid up to $</source>
        <translation>Trả đến $</translation>
    </message>
    <message>
        <source>Wagered from $</source>
        <translation>Cược từ $</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Vị trí</translation>
    </message>
    <message>
        <source>Dealer&apos;s number</source>
        <translation>Số của dealer</translation>
    </message>
    <message>
        <source>Event of the pay table</source>
        <translation>Sự kiện của bảng trả thưởng</translation>
    </message>
    <message>
        <source>Wager</source>
        <translation>Cược</translation>
    </message>
    <message>
        <source>from</source>
        <translation>từ</translation>
    </message>
    <message>
        <source>until</source>
        <translation>đến</translation>
    </message>
    <message>
        <source>paid from $</source>
        <translation>trả từ $</translation>
    </message>
    <message>
        <source>paid up to $</source>
        <translation>trả đến $</translation>
    </message>
    <message>
        <source>wagered from $</source>
        <translation>cược từ $</translation>
    </message>
    <message>
        <source>no condition</source>
        <translation>không điều kiện</translation>
    </message>
    <message>
        <source>any</source>
        <translation>bất kỳ</translation>
    </message>
    <message>
        <source>No table has a position {number}: write one from 1 to {most}</source>
        <translation>Không bàn nào có vị trí {number}: hãy ghi từ 1 đến {most}</translation>
    </message>
    <message>
        <source>Find: {what}</source>
        <translation>Tìm: {what}</translation>
    </message>
    <message>
        <source>Whatever is left empty is no condition. What is paid is a hand&apos;s: all its wagers that are meant.</source>
        <translation>Chỗ để trống không phải là điều kiện. Tiền trả là của một tay bài: mọi cược được hỏi của tay đó.</translation>
    </message>
    <message>
        <source>{names}</source>
        <translation>{names}</translation>
    </message>
    <message>
        <source>No conditions</source>
        <translation>Không có điều kiện</translation>
    </message>
    <message>
        <source>“{text}” is no amount: write dollars, such as 750 or 12.50</source>
        <translation>“{text}” không phải số tiền: ghi bằng đô la, ví dụ 750 hoặc 12.50</translation>
    </message>
    <message>
        <source>“{text}” is no number: write one such as 3</source>
        <translation>“{text}” không phải là số: ghi ví dụ 3</translation>
    </message>
    <message>
        <source>The highest amount is below the lowest one</source>
        <translation>Số tiền cao nhất thấp hơn số thấp nhất</translation>
    </message>
    <message>
        <source>The time ends before it begins</source>
        <translation>Thời gian kết thúc trước khi bắt đầu</translation>
    </message>
    <message>
        <source>Whatever is left empty is no condition.</source>
        <translation>Ô để trống không phải là điều kiện.</translation>
    </message>
    <message>
        <source>“{text}” is no time: write 22:00, or 2026-11-20 22:00</source>
        <translation>“{text}” không phải là giờ: ghi 22:00, hoặc 2026-11-20 22:00</translation>
    </message>
    <message>
        <source>Not seen at the table</source>
        <translation>Không thấy tại bàn</translation>
    </message>
    <message>
        <source>Unseen cards of round {number}</source>
        <translation>Các lá chưa thấy của ván {number}</translation>
    </message>
    <message>
        <source>Every card of this round lay open, or none was read; an open round shows none.</source>
        <translation>Mọi lá của ván này đều đã mở, hoặc chưa đọc lá nào; ván đang mở không hiện lá nào.</translation>
    </message>
    <message>
        <source>The rest of the deck</source>
        <translation>Phần bài còn lại</translation>
    </message>
    <message>
        <source>Folded and undealt cards, opened after the round. Nobody at the table saw them.</source>
        <translation>Bài bỏ và bài chưa chia, mở sau ván. Không ai tại bàn thấy chúng.</translation>
    </message>
    <message>
        <source>VERIFIED up to fact {last}</source>
        <translation>ĐÃ XÁC MINH đến sự kiện {last}</translation>
    </message>
    <message>
        <source>Start the replay with --policy, it names witnesses</source>
        <translation>Hãy mở xem lại với --policy, nó nêu tên các nhân chứng</translation>
    </message>
    <message>
        <source>The whole journal</source>
        <translation>Toàn bộ nhật ký</translation>
    </message>
    <message>
        <source>CONSISTENT, nothing signed yet</source>
        <translation>NHẤT QUÁN, chưa có gì được ký</translation>
    </message>
    <message>
        <source>CONSISTENT up to fact {last}, signer unknown</source>
        <translation>NHẤT QUÁN đến sự kiện {last}, chưa rõ người ký</translation>
    </message>
    <message>
        <source>named by whoever started this replay</source>
        <translation>do người mở phần xem lại này nêu</translation>
    </message>
    <message>
        <source>as the journal itself says</source>
        <translation>theo chính nhật ký</translation>
    </message>
    <message>
        <source>{count} facts behind it have no signature yet</source>
        <translation>{count} sự kiện sau đó chưa có chữ ký</translation>
    </message>
    <message>
        <source>Verifying the journal</source>
        <translation>Đang xác minh nhật ký</translation>
    </message>
    <message>
        <source>Not verified</source>
        <translation>Chưa xác minh</translation>
    </message>
    <message>
        <source>Signed up to fact {last}</source>
        <translation>Đã ký đến sự kiện {last}</translation>
    </message>
    <message>
        <source>By the key {key}</source>
        <translation>Bằng khóa {key}</translation>
    </message>
    <message>
        <source>ALTERED: {count} findings</source>
        <translation>BỊ SỬA: {count} phát hiện</translation>
    </message>
    <message>
        <source>ALTERED: one finding</source>
        <translation>BỊ SỬA: một điểm</translation>
    </message>
    <message>
        <source>That was not checked against a policy</source>
        <translation>Chưa được đối chiếu với một chính sách</translation>
    </message>
    <message>
        <source>Cosigned by {name}</source>
        <translation>{name} đồng ký</translation>
    </message>
    <message>
        <source>Verify again</source>
        <translation>Xác minh lại</translation>
    </message>
    <message>
        <source>Said to be cosigned by {name}</source>
        <translation>Được ghi là {name} đồng ký</translation>
    </message>
    <message>
        <source>Who has cosigned was not checked</source>
        <translation>Chưa kiểm tra ai đã đồng ký</translation>
    </message>
    <message>
        <source>Cosigned by nobody</source>
        <translation>Không ai đồng ký</translation>
    </message>
    <message>
        <source>{time} ± {margin} s</source>
        <translation>{time} ± {margin} s</translation>
    </message>
    <message>
        <source>No camera was compared with this table&apos;s clock yet.</source>
        <translation>Chưa camera nào được so với đồng hồ của bàn này.</translation>
    </message>
    <message>
        <source>Opens the video system at this instant, by the camera&apos;s own clock.</source>
        <translation>Mở hệ thống video ở thời khắc này, theo giờ của camera.</translation>
    </message>
</context>
<context>
    <name>procedure</name>
    <message>
        <source>{todo} Without it: Irregularity, {title}, Go on by hand: a supervisor.</source>
        <translation>{todo} Không có nó: Sự cố, {title}, Tiếp tục bằng tay: giám sát.</translation>
    </message>
    <message>
        <source>Position {seat}: {amount} on {spot} waits for verification</source>
        <translation>Vị trí {seat}: {amount} ở {spot} chờ xác minh</translation>
    </message>
    <message>
        <source>The payments of this deal are over the posted limit</source>
        <translation>Tiền trả của ván này vượt giới hạn niêm yết</translation>
    </message>
    <message>
        <source>A difference is due at position {seat}</source>
        <translation>Còn chênh lệch ở vị trí {seat}</translation>
    </message>
    <message>
        <source>The tray is not counted in</source>
        <translation>Khay chưa được đếm khi mở</translation>
    </message>
    <message>
        <source>The tray is not counted out</source>
        <translation>Khay chưa được đếm khi đóng</translation>
    </message>
    <message>
        <source>Call a supervisor and a camera.</source>
        <translation>Gọi giám sát và phòng camera.</translation>
    </message>
    <message>
        <source>Call a supervisor, who decides what is paid.</source>
        <translation>Gọi giám sát quyết định trả bao nhiêu.</translation>
    </message>
    <message>
        <source>Move its chips first, and say so.</source>
        <translation>Chuyển chip trước, rồi xác nhận.</translation>
    </message>
    <message>
        <source>The deck is out of use</source>
        <translation>Bộ bài không còn dùng</translation>
    </message>
    <message>
        <source>Seal it. A supervisor puts a new deck in play.</source>
        <translation>Niêm phong lại. Giám sát đưa bộ mới vào.</translation>
    </message>
    <message>
        <source>Call a supervisor, and count the opener together.</source>
        <translation>Hãy gọi giám sát và cùng đếm phiếu mở.</translation>
    </message>
    <message>
        <source>Count the closer first.</source>
        <translation>Hãy đếm phiếu đóng trước.</translation>
    </message>
    <message>
        <source>Round {number}, position {seat}, {spot}: {moves}.</source>
        <translation>Ván {number}, vị trí {seat}, {spot}: {moves}.</translation>
    </message>
    <message>
        <source>Deal on until position {seat} has its hand</source>
        <translation>Chia tiếp cho đến khi vị trí {seat} có tay bài</translation>
    </message>
    <message>
        <source>Of what was paid before: {moves}</source>
        <translation>Phần trước: {moves}</translation>
    </message>
    <message>
        <source>Deal on until the dealer&apos;s hand lies there</source>
        <translation>Chia tiếp cho đến khi có bài của dealer</translation>
    </message>
    <message>
        <source>take back {amount} from position {seat}</source>
        <translation>lấy lại {amount} từ vị trí {seat}</translation>
    </message>
    <message>
        <source>Position {seat}: {moves}, then place the hand in the discard rack.</source>
        <translation>Vị trí {seat}: {moves}, rồi đặt tay bài vào khay bỏ bài.</translation>
    </message>
    <message>
        <source>Position {seat}: nothing more is due. Place the hand in the discard rack.</source>
        <translation>Vị trí {seat}: không còn khoản nào phải trả. Đặt tay bài vào khay bỏ bài.</translation>
    </message>
    <message>
        <source>The table is closed. A supervisor opens it.</source>
        <translation>Bàn đang đóng. Giám sát mở bàn.</translation>
    </message>
    <message>
        <source>No dealer is signed on. Sign on first.</source>
        <translation>Chưa có dealer. Hãy đăng nhập.</translation>
    </message>
    <message>
        <source>Return all wagers</source>
        <translation>Trả lại mọi cược</translation>
    </message>
    <message>
        <source>take back {amount}</source>
        <translation>lấy lại {amount}</translation>
    </message>
    <message>
        <source>pay {amount} more</source>
        <translation>trả thêm {amount}</translation>
    </message>
    <message>
        <source>return {amount}</source>
        <translation>trả lại {amount}</translation>
    </message>
    <message>
        <source>A jackpot is paid what was locked for it</source>
        <translation>Jackpot được trả đúng số tiền đã khóa</translation>
    </message>
    <message>
        <source>Pay it in full.</source>
        <translation>Trả đủ.</translation>
    </message>
    <message>
        <source>What was shown has changed</source>
        <translation>Nội dung hiển thị đã đổi</translation>
    </message>
    <message>
        <source>Look at it again, then approve it or go back.</source>
        <translation>Xem lại, rồi duyệt hoặc quay lại.</translation>
    </message>
    <message>
        <source>Packet {number} is not next: packet {due} is</source>
        <translation>Xấp {number} chưa đến lượt: đến lượt xấp {due}</translation>
    </message>
    <message>
        <source>This table&apos;s packets come from its reader</source>
        <translation>Bài của bàn này do đầu đọc báo</translation>
    </message>
    <message>
        <source>Let the reader report it, or report the reader lost.</source>
        <translation>Để đầu đọc báo, hoặc báo mất đầu đọc.</translation>
    </message>
    <message>
        <source>What was done last can&apos;t be taken back</source>
        <translation>Việc vừa rồi không hoàn tác được</translation>
    </message>
    <message>
        <source>No packet is due now</source>
        <translation>Chưa đến lúc chia xấp bài</translation>
    </message>
    <message>
        <source>{whose} has no hand yet</source>
        <translation>{whose} chưa có bài</translation>
    </message>
    <message>
        <source>The remaining cards are not due now</source>
        <translation>Chưa đến lượt bài còn lại</translation>
    </message>
    <message>
        <source>Packet {number} was dealt already</source>
        <translation>Xấp {number} đã được chia</translation>
    </message>
    <message>
        <source>Look where the packets lie, and report it if they differ from the screen.</source>
        <translation>Xem các phần bài nằm ở đâu, và báo nếu khác với màn hình.</translation>
    </message>
    <message>
        <source>Nobody saw the cards of a packet dealt by hand</source>
        <translation>Không ai thấy bài chia bằng tay</translation>
    </message>
    <message>
        <source>Deal it without a seal.</source>
        <translation>Chia không niêm phong.</translation>
    </message>
    <message>
        <source>This table deals by hand</source>
        <translation>Bàn này chia bằng tay</translation>
    </message>
    <message>
        <source>Don&apos;t use the reader until a supervisor puts it back.</source>
        <translation>Đừng dùng đầu đọc đến khi giám sát bật lại.</translation>
    </message>
    <message>
        <source>The deck does not go back now</source>
        <translation>Chưa đến lúc trả bộ bài</translation>
    </message>
    <message>
        <source>Ask a supervisor for a correction.</source>
        <translation>Nhờ giám sát sửa.</translation>
    </message>
    <message>
        <source>Position {seat} is not next</source>
        <translation>Chưa đến vị trí {seat}</translation>
    </message>
    <message>
        <source>Decisions are not taken now</source>
        <translation>Chưa đến lúc quyết định</translation>
    </message>
    <message>
        <source>Position {seat} has decided so already</source>
        <translation>Vị trí {seat} đã quyết định như vậy rồi</translation>
    </message>
    <message>
        <source>Decisions are not locked now</source>
        <translation>Chưa đến lúc chốt quyết định</translation>
    </message>
    <message>
        <source>Folded hands are not collected now</source>
        <translation>Chưa đến lúc thu bài bỏ</translation>
    </message>
    <message>
        <source>Collect position {seat}.</source>
        <translation>Thu vị trí {seat}.</translation>
    </message>
    <message>
        <source>Position {seat} has no hand</source>
        <translation>Vị trí {seat} không có bài</translation>
    </message>
    <message>
        <source>Position {seat} has forfeited the hand</source>
        <translation>Vị trí {seat} đã mất bài</translation>
    </message>
    <message>
        <source>The player of position {seat} has left</source>
        <translation>Khách ở vị trí {seat} đã rời đi</translation>
    </message>
    <message>
        <source>Go on with the others.</source>
        <translation>Tiếp với các khách khác.</translation>
    </message>
    <message>
        <source>Position {seat} has no Ante: there is nothing to decide</source>
        <translation>Vị trí {seat} không có Ante: không cần quyết định</translation>
    </message>
    <message>
        <source>Position {seat} has no bonus wager that a told 16 keeps in action</source>
        <translation>Vị trí {seat} không có cược bonus được giữ khi báo 16</translation>
    </message>
    <message>
        <source>A 16 is told with a fold only</source>
        <translation>Chỉ báo 16 khi bỏ bài</translation>
    </message>
    <message>
        <source>Fold with or without a told 16.</source>
        <translation>Bỏ bài, có hoặc không báo 16.</translation>
    </message>
    <message>
        <source>Fold without it.</source>
        <translation>Bỏ bài không báo.</translation>
    </message>
    <message>
        <source>Position {seat}: no card that is left makes “{event}” on {wager}</source>
        <translation>Vị trí {seat}: không lá bài nào còn lại tạo được “{event}” ở {wager}</translation>
    </message>
    <message>
        <source>Choose {choices}, or call a supervisor where the record is wrong.</source>
        <translation>Chọn {choices}, hoặc gọi giám sát nếu bản ghi sai.</translation>
    </message>
    <message>
        <source>The reader knows these cards</source>
        <translation>Đầu đọc đã biết các lá này</translation>
    </message>
    <message>
        <source>Expose them.</source>
        <translation>Mở bài.</translation>
    </message>
    <message>
        <source>Ante and Play rest on the same three cards</source>
        <translation>Ante và Play theo cùng ba lá</translation>
    </message>
    <message>
        <source>Position {seat}: every card that is left makes an event on {wager}</source>
        <translation>Vị trí {seat}: lá bài nào còn lại cũng tạo được một kết quả ở {wager}</translation>
    </message>
    <message>
        <source>Choose nothing, or call a supervisor where the record is wrong.</source>
        <translation>Chọn không có, hoặc gọi giám sát nếu bản ghi sai.</translation>
    </message>
    <message>
        <source>Choose {choices} or nothing, or call a supervisor where the record is wrong.</source>
        <translation>Chọn {choices} hoặc không có, hoặc gọi giám sát nếu bản ghi sai.</translation>
    </message>
    <message>
        <source>This table records the cards</source>
        <translation>Bàn này ghi lá bài</translation>
    </message>
    <message>
        <source>Enter the cards.</source>
        <translation>Nhập các lá bài.</translation>
    </message>
    <message>
        <source>This hand is settled on its cards</source>
        <translation>Bài này tính theo lá bài</translation>
    </message>
    <message>
        <source>A wager that is not resolved now has no event</source>
        <translation>Cược chưa đến lượt thì không có kết quả</translation>
    </message>
    <message>
        <source>Name those of this turn.</source>
        <translation>Nêu cược của lượt này.</translation>
    </message>
    <message>
        <source>Choose one event for both.</source>
        <translation>Chọn một kết quả cho cả hai.</translation>
    </message>
    <message>
        <source>{name} needs its event</source>
        <translation>{name} cần có kết quả</translation>
    </message>
    <message>
        <source>Choose {choices} or nothing.</source>
        <translation>Chọn {choices} hoặc không có.</translation>
    </message>
    <message>
        <source>Position {seat}: no event of this wager was named</source>
        <translation>Vị trí {seat}: chưa nêu kết quả cho cược này</translation>
    </message>
    <message>
        <source>That wager went back: nothing was paid on it</source>
        <translation>Cược đó đã được trả lại: không có khoản trả nào</translation>
    </message>
    <message>
        <source>{card} is recorded elsewhere</source>
        <translation>{card} đã được ghi ở chỗ khác</translation>
    </message>
    <message>
        <source>A linked meter is not changed at a table</source>
        <translation>Đồng hồ liên kết không đổi tại bàn</translation>
    </message>
    <message>
        <source>The cards of position {seat} are on record</source>
        <translation>Bài của vị trí {seat} đã được ghi</translation>
    </message>
    <message>
        <source>Expose its hand first.</source>
        <translation>Lật bài đó trước.</translation>
    </message>
    <message>
        <source>Position {seat} has no such payment in this round or the last</source>
        <translation>Vị trí {seat} không có khoản trả đó ở ván này hay ván trước</translation>
    </message>
    <message>
        <source>Choose another payment.</source>
        <translation>Chọn khoản trả khác.</translation>
    </message>
    <message>
        <source>Enter other cards.</source>
        <translation>Nhập các lá khác.</translation>
    </message>
    <message>
        <source>Whoever keeps the floor does it there.</source>
        <translation>Người quản lý hệ thống sàn làm việc đó tại đó.</translation>
    </message>
    <message>
        <source>{event} is not on the paytable</source>
        <translation>{event} không có trong bảng trả thưởng</translation>
    </message>
    <message>
        <source>Position {seat}: no card that is left makes that</source>
        <translation>Vị trí {seat}: không lá bài nào còn lại tạo được kết quả đó</translation>
    </message>
    <message>
        <source>No table has been open here</source>
        <translation>Chưa có bàn nào được mở ở đây</translation>
    </message>
    <message>
        <source>Ask a supervisor to open the table.</source>
        <translation>Nhờ giám sát mở bàn.</translation>
    </message>
    <message>
        <source>This game has no jackpots</source>
        <translation>Trò này không có jackpot</translation>
    </message>
    <message>
        <source>Go on.</source>
        <translation>Tiếp tục.</translation>
    </message>
    <message>
        <source>No hand lies open</source>
        <translation>Không có bài ngửa</translation>
    </message>
    <message>
        <source>Settle the hands first.</source>
        <translation>Thanh toán các bài trước.</translation>
    </message>
    <message>
        <source>Have its cards corrected: the prize follows them.</source>
        <translation>Nhờ sửa lá bài: giải thưởng theo bài.</translation>
    </message>
    <message>
        <source>Choose the position and the wager.</source>
        <translation>Chọn vị trí và cược.</translation>
    </message>
    <message>
        <source>{count} cards lie there</source>
        <translation>Ở đó có {count} lá</translation>
    </message>
    <message>
        <source>The cards are as recorded</source>
        <translation>Các lá bài đúng như đã ghi</translation>
    </message>
    <message>
        <source>Enter each card as it lies, or go on.</source>
        <translation>Nhập từng lá bài như đang nằm trên bàn, hoặc tiếp tục.</translation>
    </message>
    <message>
        <source>Look again. Have the record of the other cards put right first.</source>
        <translation>Xem lại. Nhờ sửa bản ghi các lá khác trước.</translation>
    </message>
    <message>
        <source>An irregularity is open</source>
        <translation>Có sự cố đang mở</translation>
    </message>
    <message>
        <source>Answer its question first.</source>
        <translation>Trả lời câu hỏi trước.</translation>
    </message>
    <message>
        <source>Ask a supervisor to open it.</source>
        <translation>Nhờ giám sát mở bàn.</translation>
    </message>
    <message>
        <source>No dealer is signed on</source>
        <translation>Chưa có dealer đăng nhập</translation>
    </message>
    <message>
        <source>Sign on first.</source>
        <translation>Đăng nhập trước.</translation>
    </message>
    <message>
        <source>Choose position {seats}.</source>
        <translation>Chọn vị trí {seats}.</translation>
    </message>
    <message>
        <source>There is no such irregularity</source>
        <translation>Không có sự cố như vậy</translation>
    </message>
    <message>
        <source>No irregularity is open</source>
        <translation>Không có sự cố nào đang mở</translation>
    </message>
    <message>
        <source>That does not end this</source>
        <translation>Điều đó không kết thúc việc này</translation>
    </message>
    <message>
        <source>Choose one of the answers.</source>
        <translation>Chọn một trong các câu trả lời.</translation>
    </message>
    <message>
        <source>Report the deck out of use first.</source>
        <translation>Trước hết hãy báo bộ bài ngừng dùng.</translation>
    </message>
    <message>
        <source>The deck is replaced between rounds</source>
        <translation>Bộ bài được thay giữa các ván</translation>
    </message>
    <message>
        <source>Finish the round first.</source>
        <translation>Kết thúc ván trước đã.</translation>
    </message>
    <message>
        <source>This report names no cards</source>
        <translation>Báo cáo này không nêu lá bài</translation>
    </message>
    <message>
        <source>Report what happened and where.</source>
        <translation>Báo việc gì và ở đâu.</translation>
    </message>
    <message>
        <source>This concerns the whole table</source>
        <translation>Việc này liên quan cả bàn</translation>
    </message>
    <message>
        <source>Name no position.</source>
        <translation>Không nêu vị trí.</translation>
    </message>
    <message>
        <source>The report needs its position</source>
        <translation>Báo cáo cần có vị trí</translation>
    </message>
    <message>
        <source>No hand needs to move</source>
        <translation>Không cần dời tay bài nào</translation>
    </message>
    <message>
        <source>Look again where the hands lie.</source>
        <translation>Xem lại các tay bài nằm ở đâu.</translation>
    </message>
    <message>
        <source>Enter each card as it lies.</source>
        <translation>Nhập từng lá như đang nằm.</translation>
    </message>
    <message>
        <source>Correct that hand first, or enter other cards.</source>
        <translation>Sửa tay bài đó trước, hoặc nhập lá khác.</translation>
    </message>
    <message>
        <source>The dealer may not decide this</source>
        <translation>Dealer không được quyết định việc này</translation>
    </message>
    <message>
        <source>Call a supervisor.</source>
        <translation>Gọi giám sát.</translation>
    </message>
    <message>
        <source>Choose the hand achieved, or None.</source>
        <translation>Chọn tay bài đạt được, hoặc None.</translation>
    </message>
    <message>
        <source>Touch Pending Jackpot.</source>
        <translation>Chạm Pending Jackpot.</translation>
    </message>
    <message>
        <source>Touch Pay Jackpot or Cancel Jackpot.</source>
        <translation>Chạm Pay Jackpot hoặc Cancel Jackpot.</translation>
    </message>
    <message>
        <source>Call a supervisor to verify it.</source>
        <translation>Gọi giám sát để xác minh.</translation>
    </message>
    <message>
        <source>Place the hand in the rack.</source>
        <translation>Đặt tay bài vào khay.</translation>
    </message>
    <message>
        <source>Return the wager, then place the hand in the rack.</source>
        <translation>Trả lại cược, rồi để bài vào khay.</translation>
    </message>
    <message>
        <source>The cards of position {seat} on record do not make {event}</source>
        <translation>Bài đã ghi của vị trí {seat} không tạo thành {event}</translation>
    </message>
    <message>
        <source>Touch Cancel Jackpot. Where other cards lie there, have them corrected first.</source>
        <translation>Chạm Cancel Jackpot. Nếu ở đó là lá khác, nhờ sửa trước.</translation>
    </message>
    <message>
        <source>Position {seat} may still win a part of this meter</source>
        <translation>Vị trí {seat} còn có thể trúng một phần đồng hồ này</translation>
    </message>
    <message>
        <source>Position {seat}: another screen comes first</source>
        <translation>Vị trí {seat}: màn hình khác phải trước</translation>
    </message>
    <message>
        <source>Choose {choices} or None.</source>
        <translation>Chọn {choices} hoặc None.</translation>
    </message>
    <message>
        <source>The camera&apos;s reference is missing</source>
        <translation>Thiếu mã camera</translation>
    </message>
    <message>
        <source>Ask surveillance for it and enter it.</source>
        <translation>Hỏi phòng camera và nhập vào.</translation>
    </message>
    <message>
        <source>Settle the other hands first.</source>
        <translation>Thanh toán các tay bài khác trước.</translation>
    </message>
    <message>
        <source>No jackpot is approved now</source>
        <translation>Chưa đến lúc duyệt jackpot</translation>
    </message>
    <message>
        <source>Settle position {seat}.</source>
        <translation>Thanh toán vị trí {seat}.</translation>
    </message>
    <message>
        <source>Position {seat} has no wager on the progressive</source>
        <translation>Vị trí {seat} không có cược lũy tiến</translation>
    </message>
    <message>
        <source>Go on with its hand.</source>
        <translation>Tiếp tục tay bài đó.</translation>
    </message>
    <message>
        <source>The hand of position {seat} is not turned over</source>
        <translation>Bài ở vị trí {seat} chưa mở</translation>
    </message>
    <message>
        <source>Expose it first.</source>
        <translation>Mở bài trước.</translation>
    </message>
    <message>
        <source>Position {seat} has no jackpot</source>
        <translation>Vị trí {seat} không có jackpot</translation>
    </message>
    <message>
        <source>Touch the seat of the player first.</source>
        <translation>Chạm ghế của khách trước.</translation>
    </message>
    <message>
        <source>The jackpot of position {seat} is pending</source>
        <translation>Jackpot của vị trí {seat} đang chờ</translation>
    </message>
    <message>
        <source>That</source>
        <translation>Điều đó</translation>
    </message>
    <message>
        <source>The deal is within its limit</source>
        <translation>Ván trong giới hạn</translation>
    </message>
    <message>
        <source>No payment waits there</source>
        <translation>Không có khoản trả nào đang chờ</translation>
    </message>
    <message>
        <source>Choose one that waits, or go on.</source>
        <translation>Chọn khoản đang chờ, hoặc tiếp tục.</translation>
    </message>
    <message>
        <source>Lower it only for a malfunction, a display above its maximum, or seed to be recovered.</source>
        <translation>Chỉ giảm khi có trục trặc, khi số hiển thị vượt mức tối đa, hoặc để thu lại tiền mồi.</translation>
    </message>
    <message>
        <source>Meters are changed between rounds</source>
        <translation>Chỉ đổi đồng hồ giữa các ván</translation>
    </message>
    <message>
        <source>Clear the wagers or finish the round first.</source>
        <translation>Xóa các cược hoặc chơi xong ván trước.</translation>
    </message>
    <message>
        <source>A meter is not lowered for that reason</source>
        <translation>Không được giảm đồng hồ vì lý do đó</translation>
    </message>
    <message>
        <source>The meter would stand below its reset level of {amount}</source>
        <translation>Đồng hồ sẽ dưới mức khởi điểm {amount}</translation>
    </message>
    <message>
        <source>There is no such meter at this table</source>
        <translation>Bàn này không có đồng hồ đó</translation>
    </message>
    <message>
        <source>Choose one that is shown.</source>
        <translation>Chọn một đồng hồ đang hiện.</translation>
    </message>
    <message>
        <source>The meter would stay as it is</source>
        <translation>Đồng hồ sẽ không đổi</translation>
    </message>
    <message>
        <source>Enter by how much it changes.</source>
        <translation>Nhập số thay đổi.</translation>
    </message>
    <message>
        <source>That reason only lowers a meter</source>
        <translation>Lý do đó chỉ để giảm đồng hồ</translation>
    </message>
    <message>
        <source>Say why it rises, or lower it.</source>
        <translation>Nêu lý do tăng, hoặc giảm nó.</translation>
    </message>
    <message>
        <source>A meter is never below nothing</source>
        <translation>Đồng hồ không bao giờ dưới không</translation>
    </message>
    <message>
        <source>Lower it by less.</source>
        <translation>Giảm ít hơn.</translation>
    </message>
    <message>
        <source>Recover what lies above it.</source>
        <translation>Thu hồi phần vượt mức.</translation>
    </message>
    <message>
        <source>{name} has no maximum on this table</source>
        <translation>{name} không có mức tối đa tại bàn này</translation>
    </message>
    <message>
        <source>Give the reason why it is lowered.</source>
        <translation>Nêu lý do hạ xuống.</translation>
    </message>
    <message>
        <source>{name} would stand below its maximum of {amount}</source>
        <translation>{name} sẽ thấp hơn mức tối đa {amount}</translation>
    </message>
    <message>
        <source>Lower it to its maximum.</source>
        <translation>Hạ xuống đến mức tối đa.</translation>
    </message>
    <message>
        <source>{title} has no meter {meter}</source>
        <translation>{title} không có đồng hồ {meter}</translation>
    </message>
    <message>
        <source>Take its maximum out of the terms.</source>
        <translation>Bỏ mức tối đa của nó khỏi điều khoản.</translation>
    </message>
    <message>
        <source>The maximum of {name} is not above its reset level</source>
        <translation>Mức tối đa của {name} không cao hơn mức khởi đầu</translation>
    </message>
    <message>
        <source>Set a larger one, or none.</source>
        <translation>Đặt mức lớn hơn, hoặc không đặt.</translation>
    </message>
    <message>
        <source>Place the wagers, then touch No more bets.</source>
        <translation>Đặt cược, rồi chạm Ngừng đặt cược.</translation>
    </message>
    <message>
        <source>Count the progressive chips.</source>
        <translation>Đếm chip lũy tiến.</translation>
    </message>
    <message>
        <source>Deal the next packet.</source>
        <translation>Chia xấp tiếp theo.</translation>
    </message>
    <message>
        <source>Place the remaining cards in the discard rack.</source>
        <translation>Đặt bài còn lại vào khay bài bỏ.</translation>
    </message>
    <message>
        <source>Take the players&apos; decisions, then lock them.</source>
        <translation>Nhận quyết định của khách, rồi chốt.</translation>
    </message>
    <message>
        <source>Collect the folded hands.</source>
        <translation>Thu các tay bài bỏ.</translation>
    </message>
    <message>
        <source>Expose the dealer&apos;s hand.</source>
        <translation>Mở bài dealer.</translation>
    </message>
    <message>
        <source>Settle the current hand.</source>
        <translation>Thanh toán tay bài này.</translation>
    </message>
    <message>
        <source>Place the deck back.</source>
        <translation>Trả bộ bài.</translation>
    </message>
    <message>
        <source>{name} may not approve this</source>
        <translation>{name} không được duyệt việc này</translation>
    </message>
    <message>
        <source>An approval needs a second person</source>
        <translation>Cần người thứ hai duyệt</translation>
    </message>
    <message>
        <source>Ask a supervisor other than the dealer.</source>
        <translation>Nhờ giám sát khác, không phải dealer.</translation>
    </message>
    <message>
        <source>Choose a reason from the list, or write one.</source>
        <translation>Chọn lý do trong danh sách hoặc tự ghi.</translation>
    </message>
    <message>
        <source>No difference is due at position {seat}</source>
        <translation>Không còn chênh lệch ở vị trí {seat}</translation>
    </message>
    <message>
        <source>The amount and the result don&apos;t fit together</source>
        <translation>Số tiền và kết quả không khớp</translation>
    </message>
    <message>
        <source>The amount is the one recorded</source>
        <translation>Số tiền giống đã ghi</translation>
    </message>
    <message>
        <source>Enter what a win pays, or say that the wager pushed or lost.</source>
        <translation>Nhập số tiền thắng, hoặc ghi hòa hay thua.</translation>
    </message>
    <message>
        <source>Enter what should have been paid.</source>
        <translation>Nhập số đáng lẽ phải trả.</translation>
    </message>
    <message>
        <source>Progressive chips are not counted now</source>
        <translation>Chưa đến lúc đếm chip lũy tiến</translation>
    </message>
    <message>
        <source>A count is not below nothing</source>
        <translation>Số đếm không được âm</translation>
    </message>
    <message>
        <source>Enter how many chips there are.</source>
        <translation>Nhập số chip.</translation>
    </message>
    <message>
        <source>The link stands as it is told</source>
        <translation>Liên kết đã như vậy</translation>
    </message>
    <message>
        <source>The meters have grown since</source>
        <translation>Các đồng hồ đã tăng từ lúc đó</translation>
    </message>
    <message>
        <source>Compare them anew.</source>
        <translation>Hãy so lại.</translation>
    </message>
    <message>
        <source>No meter moved</source>
        <translation>Không đồng hồ nào thay đổi</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand has {count} cards</source>
        <translation>Bài dealer có {count} lá</translation>
    </message>
    <message>
        <source>Position {seat} is resolved</source>
        <translation>Vị trí {seat} đã xong</translation>
    </message>
    <message>
        <source>The cards of position {seat} were not entered before</source>
        <translation>Bài ở vị trí {seat} chưa được nhập</translation>
    </message>
    <message>
        <source>Another device than this table&apos;s tells these cards</source>
        <translation>Một thiết bị không thuộc bàn này báo các lá này</translation>
    </message>
    <message>
        <source>Unplug it. Expose the cards.</source>
        <translation>Rút thiết bị đó ra. Lật bài.</translation>
    </message>
    <message>
        <source>Position {seat} is not resolved yet</source>
        <translation>Vị trí {seat} chưa xong</translation>
    </message>
    <message>
        <source>The dealer has no hand in this game</source>
        <translation>Trò này dealer không có bài</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand is not exposed now</source>
        <translation>Chưa đến lúc mở bài dealer</translation>
    </message>
    <message>
        <source>Enter each of them.</source>
        <translation>Nhập từng lá.</translation>
    </message>
    <message>
        <source>No hand is exposed now</source>
        <translation>Chưa đến lúc mở bài</translation>
    </message>
    <message>
        <source>Expose position {seat}.</source>
        <translation>Mở vị trí {seat}.</translation>
    </message>
    <message>
        <source>Pay or collect, then place the hand in the rack.</source>
        <translation>Trả hoặc thu, rồi đặt bài vào khay.</translation>
    </message>
    <message>
        <source>Another turn of this hand comes first</source>
        <translation>Tay bài này còn một bước khác phải làm trước</translation>
    </message>
    <message>
        <source>Choose the event of this turn too.</source>
        <translation>Chọn cả kết quả của lượt này.</translation>
    </message>
    <message>
        <source>A round is being played</source>
        <translation>Ván đang chơi</translation>
    </message>
    <message>
        <source>The table is open</source>
        <translation>Bàn đang mở</translation>
    </message>
    <message>
        <source>Close it first.</source>
        <translation>Đóng bàn trước.</translation>
    </message>
    <message>
        <source>Nothing is different</source>
        <translation>Không có gì khác</translation>
    </message>
    <message>
        <source>Choose what to change, or go back.</source>
        <translation>Chọn điều cần đổi, hoặc quay lại.</translation>
    </message>
    <message>
        <source>{name} may not deal</source>
        <translation>{name} không được chia bài</translation>
    </message>
    <message>
        <source>Sign on as a dealer.</source>
        <translation>Đăng nhập là dealer.</translation>
    </message>
    <message>
        <source>{name} is signed on</source>
        <translation>{name} đang đăng nhập</translation>
    </message>
    <message>
        <source>Go on dealing.</source>
        <translation>Tiếp tục chia bài.</translation>
    </message>
    <message>
        <source>Wagers are placed</source>
        <translation>Đã có cược</translation>
    </message>
    <message>
        <source>Clear them or finish the round first.</source>
        <translation>Bỏ cược hoặc kết thúc ván trước.</translation>
    </message>
    <message>
        <source>Set the smallest above 0, the largest not below it, and a step that divides both.</source>
        <translation>Đặt mức thấp nhất trên 0, mức cao nhất không thấp hơn, và bước chia hết cả hai.</translation>
    </message>
    <message>
        <source>No such fault stands</source>
        <translation>Không có lỗi đó</translation>
    </message>
    <message>
        <source>The rulebook can&apos;t be trusted: {error}</source>
        <translation>Bộ luật không tin được: {error}</translation>
    </message>
    <message>
        <source>Install a good copy of it.</source>
        <translation>Cài bản đúng.</translation>
    </message>
    <message>
        <source>{count} positions are not in {title}</source>
        <translation>{title} không có {count} vị trí</translation>
    </message>
    <message>
        <source>Choose {choices}.</source>
        <translation>Chọn {choices}.</translation>
    </message>
    <message>
        <source>The terms name a wager that {title} does not have</source>
        <translation>Điều khoản nêu một cược mà {title} không có</translation>
    </message>
    <message>
        <source>Take it out of the terms.</source>
        <translation>Bỏ nó khỏi điều kiện.</translation>
    </message>
    <message>
        <source>All wagers on {name} are of one size</source>
        <translation>Mọi cược {name} cùng một mức</translation>
    </message>
    <message>
        <source>Set its smallest and largest wager alike.</source>
        <translation>Đặt tối thiểu bằng tối đa.</translation>
    </message>
    <message>
        <source>A threshold is below nothing</source>
        <translation>Ngưỡng dưới không</translation>
    </message>
    <message>
        <source>Set an amount, or 0 for no limit of a deal.</source>
        <translation>Đặt số tiền, hoặc 0 nếu không giới hạn ván.</translation>
    </message>
    <message>
        <source>{title} needs a choice</source>
        <translation>{title} cần được chọn</translation>
    </message>
    <message>
        <source>{name} has no limits</source>
        <translation>{name} chưa có giới hạn</translation>
    </message>
    <message>
        <source>Set the smallest and largest wager and the step.</source>
        <translation>Đặt tối thiểu, tối đa và bước.</translation>
    </message>
    <message>
        <source>The limits of {name} don&apos;t fit together</source>
        <translation>Giới hạn của {name} không khớp</translation>
    </message>
    <message>
        <source>{title} has no such option</source>
        <translation>{title} không có lựa chọn đó</translation>
    </message>
    <message>
        <source>The table&apos;s money is counted between rounds</source>
        <translation>Tiền của bàn được đếm giữa các ván</translation>
    </message>
    <message>
        <source>Count it out first, or void its opener.</source>
        <translation>Hãy đếm khi đóng trước, hoặc hủy phiếu mở.</translation>
    </message>
    <message>
        <source>Count the opener first.</source>
        <translation>Hãy đếm phiếu mở trước.</translation>
    </message>
    <message>
        <source>The tray was counted in anew since</source>
        <translation>Từ đó khay đã được đếm lại khi mở</translation>
    </message>
    <message>
        <source>Write down what was wrong, and sign the next form right.</source>
        <translation>Hãy ghi lại chỗ sai, và ký đúng phiếu sau.</translation>
    </message>
    <message>
        <source>That is no count of chips or notes</source>
        <translation>Đó không phải là số chip hay tiền giấy</translation>
    </message>
    <message>
        <source>Count again.</source>
        <translation>Hãy đếm lại.</translation>
    </message>
    <message>
        <source>Nothing was counted</source>
        <translation>Chưa đếm gì</translation>
    </message>
    <message>
        <source>Count the chips of each denomination.</source>
        <translation>Đếm chip của từng mệnh giá.</translation>
    </message>
    <message>
        <source>No box waits to be counted</source>
        <translation>Không có hộp tiền nào chờ đếm</translation>
    </message>
    <message>
        <source>Count the tray out first.</source>
        <translation>Hãy đếm khay khi đóng trước.</translation>
    </message>
    <message>
        <source>That box is counted</source>
        <translation>Hộp tiền đó đã đếm</translation>
    </message>
    <message>
        <source>Void its count first.</source>
        <translation>Hãy hủy lần đếm đó trước.</translation>
    </message>
    <message>
        <source>There is no such form that counts</source>
        <translation>Không có phiếu nào như vậy còn hiệu lực</translation>
    </message>
    <message>
        <source>The tray is counted out on it</source>
        <translation>Khay đã được đếm khi đóng theo phiếu này</translation>
    </message>
    <message>
        <source>Void the closer first.</source>
        <translation>Hãy hủy phiếu đóng trước.</translation>
    </message>
    <message>
        <source>There is no position {seat} at this table</source>
        <translation>Bàn này không có vị trí {seat}</translation>
    </message>
    <message>
        <source>{amount} is outside the limits of {name}</source>
        <translation>{amount} ngoài giới hạn của {name}</translation>
    </message>
    <message>
        <source>Take {least} to {most}, in steps of {step}.</source>
        <translation>Nhận {least} đến {most}, bước {step}.</translation>
    </message>
    <message>
        <source>No more bets: the wagers of this round are closed</source>
        <translation>Ngừng đặt cược: cược của ván này đã đóng</translation>
    </message>
    <message>
        <source>No wagers on {name}: {why}</source>
        <translation>Không nhận cược {name}: {why}</translation>
    </message>
    <message>
        <source>Choose position 1 to {last}.</source>
        <translation>Chọn vị trí 1 đến {last}.</translation>
    </message>
    <message>
        <source>The wager is as it was</source>
        <translation>Cược không đổi</translation>
    </message>
    <message>
        <source>Place another amount, or go on.</source>
        <translation>Đặt số khác, hoặc tiếp tục.</translation>
    </message>
    <message>
        <source>The last wagers lie there already</source>
        <translation>Các cược trước đã nằm đó</translation>
    </message>
    <message>
        <source>There is nothing to repeat</source>
        <translation>Không có gì để lặp lại</translation>
    </message>
    <message>
        <source>Place the wagers, or go on.</source>
        <translation>Đặt cược, hoặc tiếp tục.</translation>
    </message>
    <message>
        <source>Nobody has placed a wager</source>
        <translation>Chưa ai đặt cược</translation>
    </message>
    <message>
        <source>Position {seat} has a bonus wager and no Ante</source>
        <translation>Vị trí {seat} có cược bonus mà không có Ante</translation>
    </message>
    <message>
        <source>Position {seat} has no wagers of the last round</source>
        <translation>Vị trí {seat} không có cược ở ván trước</translation>
    </message>
    <message>
        <source>The Play wager equals the Ante</source>
        <translation>Cược Play bằng Ante</translation>
    </message>
    <message>
        <source>It is placed with the decision.</source>
        <translation>Đặt cùng với quyết định.</translation>
    </message>
    <message>
        <source>A wager can&apos;t be placed there</source>
        <translation>Không đặt cược được ở đó</translation>
    </message>
    <message>
        <source>Take {amount}.</source>
        <translation>Nhận {amount}.</translation>
    </message>
    <message>
        <source>This wager has one size</source>
        <translation>Cược này chỉ có một mức</translation>
    </message>
    <message>
        <source>Place another wager, or go on.</source>
        <translation>Đặt cược khác, hoặc tiếp tục.</translation>
    </message>
    <message>
        <source>Nobody plays there</source>
        <translation>Ở đó không ai chơi</translation>
    </message>
    <message>
        <source>Position {seat} sits this round out</source>
        <translation>Vị trí {seat} nghỉ ván này</translation>
    </message>
    <message>
        <source>Position {seat} is not late</source>
        <translation>Vị trí {seat} không bị muộn</translation>
    </message>
    <message>
        <source>Place the Ante or clear the bonus.</source>
        <translation>Đặt Ante hoặc bỏ bonus.</translation>
    </message>
    <message>
        <source>Place its wagers.</source>
        <translation>Đặt cược cho vị trí đó.</translation>
    </message>
    <message>
        <source>Return the wager on {name} at position {seat}.</source>
        <translation>Trả lại cược {name} ở vị trí {seat}.</translation>
    </message>
    <message>
        <source>Count the deck and look at each card.</source>
        <translation>Đếm bộ bài và xem từng lá.</translation>
    </message>
    <message>
        <source>Compare the cards on the table with the screen.</source>
        <translation>So bài trên bàn với màn hình.</translation>
    </message>
    <message>
        <source>See what its display says, and put it right there.</source>
        <translation>Xem màn hình máy báo gì và sửa tại đó.</translation>
    </message>
    <message>
        <source>It sounds like a device of another protocol than the settings name. Call a technician.</source>
        <translation>Nghe như thiết bị dùng giao thức khác với cài đặt. Hãy gọi kỹ thuật viên.</translation>
    </message>
    <message>
        <source>Only noise is heard: another speed than the settings name, or a bad cable. Call a technician.</source>
        <translation>Chỉ nghe thấy nhiễu: tốc độ khác với cài đặt, hoặc cáp hỏng. Hãy gọi kỹ thuật viên.</translation>
    </message>
    <message>
        <source>The terminal has no permission to open its port. Call a technician.</source>
        <translation>Máy không có quyền mở cổng của nó. Gọi kỹ thuật viên.</translation>
    </message>
    <message>
        <source>Its port is not there. Plug the reader in; if it is, call a technician.</source>
        <translation>Không thấy cổng của nó. Cắm đầu đọc vào; nếu đã cắm, gọi kỹ thuật viên.</translation>
    </message>
    <message>
        <source>Its port fails. See to its cable and power; if they are well, call a technician.</source>
        <translation>Cổng của nó bị lỗi. Xem cáp và nguồn điện; nếu đều tốt, gọi kỹ thuật viên.</translation>
    </message>
    <message>
        <source>The port that the settings name is no serial port. Call a technician.</source>
        <translation>Cổng ghi trong cài đặt không phải cổng nối tiếp. Gọi kỹ thuật viên.</translation>
    </message>
    <message>
        <source>The reader&apos;s line is a pseudo-terminal, or leads to this machine: a real device is never there. At a desk, let the program in its place call itself SIMULATED; else connect the device itself.</source>
        <translation>Đường dây đầu đọc là thiết bị đầu cuối giả, hoặc dẫn về chính máy này: ở đó không bao giờ có thiết bị thật. Khi thử ở bàn, hãy để chương trình thay nó tự gọi là SIMULATED; nếu không, hãy nối chính thiết bị.</translation>
    </message>
    <message>
        <source>Another program has its port. Call a technician. It goes on by itself once the port is free.</source>
        <translation>Chương trình khác đang giữ cổng của nó. Hãy gọi kỹ thuật viên. Nó tự chạy tiếp khi cổng rảnh.</translation>
    </message>
    <message>
        <source>The machine reports a fault</source>
        <translation>Máy báo lỗi</translation>
    </message>
    <message>
        <source>It may be a hand&apos;s card. Leave it where it lies.</source>
        <translation>Có thể là lá của một bài. Hãy để nguyên tại chỗ.</translation>
    </message>
    <message>
        <source>It hands out {has} cards a packet, and this game needs {needs}. Set it to {needs}, or call a technician.</source>
        <translation>Máy phát {has} lá mỗi gói, trò chơi này cần {needs}. Hãy đặt máy thành {needs}, hoặc gọi kỹ thuật viên.</translation>
    </message>
    <message>
        <source>Another program has its port: {program}. Call a technician. It goes on by itself once the port is free.</source>
        <translation>Chương trình khác đang giữ cổng của nó: {program}. Hãy gọi kỹ thuật viên. Nó tự chạy tiếp khi cổng rảnh.</translation>
    </message>
    <message>
        <source>See to its cable and power. It goes on by itself.</source>
        <translation>Kiểm tra dây và nguồn. Máy tự tiếp tục.</translation>
    </message>
    <message>
        <source>The machine&apos;s door is open</source>
        <translation>Cửa máy đang mở</translation>
    </message>
    <message>
        <source>Close it. It goes on by itself.</source>
        <translation>Đóng lại. Máy tự tiếp tục.</translation>
    </message>
    <message>
        <source>The machine is locked</source>
        <translation>Máy đang bị khóa</translation>
    </message>
    <message>
        <source>Have it unlocked by whoever has its key. It goes on by itself.</source>
        <translation>Nhờ người giữ chìa khóa mở máy. Máy tự tiếp tục.</translation>
    </message>
    <message>
        <source>The deck is not verified</source>
        <translation>Bộ bài chưa được kiểm</translation>
    </message>
    <message>
        <source>A simulated device and a real one can&apos;t mix</source>
        <translation>Thiết bị mô phỏng và thật không dùng chung</translation>
    </message>
    <message>
        <source>Connect the device that this table was opened for.</source>
        <translation>Nối đúng thiết bị mà bàn này đã mở.</translation>
    </message>
    <message>
        <source>Cards are stuck in the machine</source>
        <translation>Bài bị kẹt trong máy</translation>
    </message>
    <message>
        <source>Free them, and see that none is missing.</source>
        <translation>Gỡ ra và xem có thiếu lá nào không.</translation>
    </message>
    <message>
        <source>A card can&apos;t be read</source>
        <translation>Có lá bài không đọc được</translation>
    </message>
    <message>
        <source>Look at it. A worn or marked card goes with its deck.</source>
        <translation>Xem lá đó. Lá mòn hoặc có dấu thì bỏ cả bộ.</translation>
    </message>
    <message>
        <source>Too many or too few cards in the machine</source>
        <translation>Máy thừa hoặc thiếu bài</translation>
    </message>
    <message>
        <source>A card is of another deck</source>
        <translation>Có lá của bộ bài khác</translation>
    </message>
    <message>
        <source>A card is there twice</source>
        <translation>Một lá có hai lần</translation>
    </message>
    <message>
        <source>A card lies face up in the machine</source>
        <translation>Có lá ngửa trong máy</translation>
    </message>
    <message>
        <source>Turn it over, and see that no other does.</source>
        <translation>Úp lại và xem còn lá nào ngửa không.</translation>
    </message>
    <message>
        <source>More cards were drawn than are due</source>
        <translation>Rút nhiều lá hơn cần</translation>
    </message>
    <message>
        <source>A card was drawn too slowly</source>
        <translation>Rút bài quá chậm</translation>
    </message>
    <message>
        <source>The machine does not answer</source>
        <translation>Máy không trả lời</translation>
    </message>
    <message>
        <source>See to its cable and power.</source>
        <translation>Kiểm tra dây và nguồn.</translation>
    </message>
    <message>
        <source>A button was pressed at the wrong time</source>
        <translation>Bấm nút không đúng lúc</translation>
    </message>
    <message>
        <source>A card was drawn outside a game</source>
        <translation>Một lá bị rút ngoài ván</translation>
    </message>
    <message>
        <source>Put it back into its deck. Compare the cards on the table.</source>
        <translation>Trả lá đó vào bộ. So lại bài trên bàn.</translation>
    </message>
    <message>
        <source>A card was told in two ways</source>
        <translation>Một lá được báo hai cách</translation>
    </message>
    <message>
        <source>The first reading stands. Compare it with the table.</source>
        <translation>Giữ lần đọc đầu. So với bàn.</translation>
    </message>
    <message>
        <source>Cards and positions may not agree</source>
        <translation>Bài và vị trí có thể không khớp</translation>
    </message>
    <message>
        <source>A card was not taken into the round</source>
        <translation>Một lá không được tính vào ván</translation>
    </message>
    <message>
        <source>The machine&apos;s report of cards is not understood</source>
        <translation>Không hiểu báo cáo về lá bài của máy</translation>
    </message>
    <message>
        <source>It goes on once the machine was off and on again. If not, call who looks after it.</source>
        <translation>Sẽ tiếp tục sau khi tắt máy rồi bật lại. Nếu không, hãy gọi người phụ trách máy.</translation>
    </message>
    <message>
        <source>The machine does not fit this table</source>
        <translation>Máy không hợp với bàn này</translation>
    </message>
    <message>
        <source>Call a technician.</source>
        <translation>Hãy gọi kỹ thuật viên.</translation>
    </message>
    <message>
        <source>Dealt by hand now</source>
        <translation>Đang chia bằng tay</translation>
    </message>
    <message>
        <source>The deck is out already</source>
        <translation>Bộ bài đã ngừng dùng</translation>
    </message>
    <message>
        <source>The round is over already</source>
        <translation>Ván đã kết thúc</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand is closed</source>
        <translation>Bài dealer chưa mở</translation>
    </message>
    <message>
        <source>Chips are being counted</source>
        <translation>Đang đếm chip</translation>
    </message>
    <message>
        <source>Bets are still open</source>
        <translation>Vẫn đang nhận cược</translation>
    </message>
    <message>
        <source>No card is dealt yet</source>
        <translation>Chưa chia lá nào</translation>
    </message>
    <message>
        <source>No card is open yet</source>
        <translation>Chưa mở lá nào</translation>
    </message>
    <message>
        <source>The deal has begun</source>
        <translation>Đã bắt đầu chia</translation>
    </message>
    <message>
        <source>Decisions are locked</source>
        <translation>Quyết định đã chốt</translation>
    </message>
    <message>
        <source>All hands are done</source>
        <translation>Đã xong mọi tay bài</translation>
    </message>
    <message>
        <source>No packet is out</source>
        <translation>Chưa có xấp bài nào</translation>
    </message>
    <message>
        <source>No vacancy was passed</source>
        <translation>Chưa qua vị trí trống</translation>
    </message>
    <message>
        <source>No wager is placed</source>
        <translation>Chưa có cược</translation>
    </message>
    <message>
        <source>No Draw card waits</source>
        <translation>Không có lá Draw chờ</translation>
    </message>
    <message>
        <source>No jackpot is open</source>
        <translation>Không có jackpot đang mở</translation>
    </message>
    <message>
        <source>No jackpot is locked</source>
        <translation>Không có jackpot đã chốt</translation>
    </message>
    <message>
        <source>The house has no procedure</source>
        <translation>Nhà cái chưa có quy trình</translation>
    </message>
    <message>
        <source>It did not happen there</source>
        <translation>Không xảy ra ở đó</translation>
    </message>
    <message>
        <source>Report {due} of the shoe was due, {came} came. From this packet on, enter each card as it is turned over. Told of it, and compared: {known}.</source>
        <translation>Đáng lẽ là báo cáo {due} của hộp bài, nhưng {came} đến. Từ xấp này, nhập từng lá khi lật. Đã báo của xấp này, và được so: {known}.</translation>
    </message>
    <message>
        <source>Report {came} of the shoe was due and came; the index of its card was not. From this packet on, enter each card as it is turned over. Told of it, and compared: {known}.</source>
        <translation>Báo cáo {came} của hộp bài đến đúng lượt; chỉ số lá bài thì không. Từ xấp này, nhập từng lá khi lật. Đã báo của xấp này, và được so: {known}.</translation>
    </message>
    <message>
        <source>Report {due} of the shoe was due, {came} came. Cards drawn untold: {lost}. Enter their whole packets as they are turned over; what was told is compared.</source>
        <translation>Đáng lẽ là báo cáo {due} của hộp bài, nhưng {came} đến. Số lá rút không báo: {lost}. Nhập trọn các xấp đó khi lật; lá đã báo được so.</translation>
    </message>
    <message>
        <source>Report {came} of the shoe was due and came; the index of its card was not. Cards drawn untold: {lost}. Enter their whole packets as they are turned over; what was told is compared.</source>
        <translation>Báo cáo {came} của hộp bài đến đúng lượt; chỉ số lá bài thì không. Số lá rút không báo: {lost}. Nhập trọn các xấp đó khi lật; lá đã báo được so.</translation>
    </message>
    <message>
        <source>Report {due} of the shoe was due, {came} came. By its index no card is missing.</source>
        <translation>Đáng lẽ là báo cáo {due} của hộp bài, nhưng {came} đến. Theo chỉ số, không thiếu lá nào.</translation>
    </message>
    <message>
        <source>Cards drawn untold since the shoe&apos;s last report, in round {since}: {lost}. Look at the table: do they lie in this deal?</source>
        <translation>Số lá rút không báo từ báo cáo cuối của hộp bài, ở ván {since}: {lost}. Nhìn bàn: chúng có nằm trong lượt chia này không?</translation>
    </message>
    <message>
        <source>Since the shoe&apos;s last report, in round {since}, cards may have been drawn untold. Look at the table: do some lie in this deal?</source>
        <translation>Từ báo cáo cuối của hộp bài, ở ván {since}, có thể có lá bị rút không báo. Nhìn bàn: có lá nào trong lượt chia này không?</translation>
    </message>
    <message>
        <source>Since the shoe&apos;s last report, before round 1, cards may have been drawn untold. Look at the table: do some lie in this deal?</source>
        <translation>Từ báo cáo cuối của hộp bài, trước ván 1, có thể có lá bị rút không báo. Nhìn bàn: có lá nào trong lượt chia này không?</translation>
    </message>
    <message>
        <source>This is the first that is heard of this shoe; cards may have been drawn before. Look at the table: do some lie in this deal?</source>
        <translation>Đây là lần đầu nghe hộp bài này; có thể đã rút bài trước đó. Nhìn bàn: có lá nào trong lượt chia này không?</translation>
    </message>
    <message>
        <source>It is not known yet how this shoe counts; cards may have been drawn untold before. Look at the table: do some lie in this deal?</source>
        <translation>Chưa biết hộp bài này đếm thế nào; có thể đã rút bài không báo trước đó. Nhìn bàn: có lá nào trong lượt chia này không?</translation>
    </message>
    <message>
        <source>A card more was told than was due. What went by untold may be of no hand: go on by hand, and enter every hand as it is turned over.</source>
        <translation>Đã báo thừa một lá. Lá rút không báo có thể không thuộc tay bài nào: tiếp tục bằng tay, nhập từng tay bài khi lật.</translation>
    </message>
    <message>
        <source>It is not known yet how this shoe counts. Go on if only the first card of the deal lies out; else go on by hand.</source>
        <translation>Chưa biết hộp bài này đếm thế nào. Tiếp tục nếu chỉ mới có lá đầu của lượt chia; nếu không, tiếp tục bằng tay.</translation>
    </message>
    <message>
        <source>Report {number} of the shoe came twice and differs. From this packet on, enter each card as it is turned over. Told of it, and compared: {known}.</source>
        <translation>Báo cáo {number} của hộp bài đến hai lần và khác nhau. Từ xấp này, nhập từng lá khi lật. Đã báo của xấp này, và được so: {known}.</translation>
    </message>
    <message>
        <source>Report {number} of the shoe came twice and differs. Compare position {seat} as it is opened. Enter each card of the positions after it.</source>
        <translation>Báo cáo {number} của hộp bài đến hai lần và khác nhau. Hãy so vị trí {seat} khi mở. Nhập từng lá của các vị trí sau.</translation>
    </message>
    <message>
        <source>The shoe could not tell a card that came out: it may lie at a hand. From this packet on, enter each card as it is turned over. Told of it, and compared: {known}.</source>
        <translation>Hộp bài không đọc được một lá đã ra: lá đó có thể nằm ở một tay bài. Từ xấp này, nhập từng lá khi lật. Đã báo của xấp này, và được so: {known}.</translation>
    </message>
    <message>
        <source>A card was drawn outside the game: it may lie at a hand. From this packet on, enter each card as it is turned over. Told of it, and compared: {known}.</source>
        <translation>Một lá được rút ngoài ván: có thể nó nằm ở một bài. Từ gói này trở đi, hãy nhập từng lá khi lật. Đã báo và được so: {known}.</translation>
    </message>
    <message>
        <source>The first card may be one of the round before, told again. Enter each card of this deal as it is turned over.</source>
        <translation>Lá đầu tiên có thể là một lá của ván trước được báo lại. Nhập từng lá của lượt chia này khi lật.</translation>
    </message>
    <message>
        <source>Packet {came} came out where packet {due} was due. Packets handed out untold: {lost}. Go on if each lies at its position: it is entered as it is turned over. Else call a misdeal.</source>
        <translation>Xấp {came} ra ở chỗ của xấp {due}. Số xấp đã phát mà không báo: {lost}. Tiếp tục nếu mỗi xấp nằm đúng vị trí: nhập khi lật. Nếu không, tuyên bố chia sai.</translation>
    </message>
    <message>
        <source>Packet {came} came out where packet {due} was due. Packets handed out before no more bets: {early}. Go on if each lies at its position.</source>
        <translation>Gói {came} ra khi đến lượt gói {due}. Số gói phát trước khi ngừng cược: {early}. Hãy tiếp tục nếu mỗi gói nằm đúng vị trí.</translation>
    </message>
    <message>
        <source>The rest came out where packet {due} was due. Packets handed out untold: {lost}. Go on if each lies at its position: it is entered as it is turned over. Else call a misdeal.</source>
        <translation>Phần còn lại ra ở chỗ của xấp {due}. Số xấp đã phát mà không báo: {lost}. Tiếp tục nếu mỗi xấp nằm đúng vị trí: nhập khi lật. Nếu không, tuyên bố chia sai.</translation>
    </message>
    <message>
        <source>A deck went into the machine, and the rest of this one was never told</source>
        <translation>Một bộ bài đã vào máy, và phần còn lại của bộ này chưa hề được báo</translation>
    </message>
    <message>
        <source>A deck went into the machine, and the rest of this one was never told. Deal what is due by hand, then go on: it is entered as it is turned over.</source>
        <translation>Một bộ bài đã vào máy, và phần còn lại của bộ này chưa hề được báo. Hãy chia tay phần còn thiếu rồi tiếp tục: các lá được nhập khi lật.</translation>
    </message>
    <message>
        <source>The rest came out where packet {due} was due. Deal what is due by hand, then go on: it is entered as it is turned over.</source>
        <translation>Phần còn lại ra khi đến lượt gói {due}. Hãy chia tay phần còn thiếu rồi tiếp tục: các lá được nhập khi lật.</translation>
    </message>
    <message>
        <source>Packets that the machine handed out: {out}. Packets that the journal holds: {held}.</source>
        <translation>Số xấp máy đã phát: {out}. Số xấp trong nhật ký: {held}.</translation>
    </message>
    <message>
        <source>Packet {came} was told where packet {due} was due. It leads to nothing; that position is dealt already.</source>
        <translation>Xấp {came} được báo ở chỗ của xấp {due}. Không dẫn đến gì; vị trí đó đã được chia.</translation>
    </message>
    <message>
        <source>Packet {came} came out where packet {due} was due. From here on, enter each packet as it is turned over.</source>
        <translation>Xấp {came} ra ở chỗ của xấp {due}. Từ đây, nhập từng xấp khi lật.</translation>
    </message>
    <message>
        <source>Packet {number}: {came} cards in place of {due}</source>
        <translation>Gói {number}: {came} lá thay vì {due}</translation>
    </message>
    <message>
        <source>Packet {number}: a card of the packet was not read; all are entered as they turn up, and those that were are compared</source>
        <translation>Gói {number}: một lá của gói không đọc được; nhập mọi lá khi lật ra, và so với những lá đã đọc</translation>
    </message>
    <message>
        <source>Packet {number}: the reader saw one card twice</source>
        <translation>Gói {number}: đầu đọc thấy một lá hai lần</translation>
    </message>
    <message>
        <source>Packet {number} was reported again with other cards; the first stands. Compare it as it is opened</source>
        <translation>Gói {number} được báo lại với các lá khác; lần đầu có giá trị. Hãy so khi mở</translation>
    </message>
    <message>
        <source>Packet {number} of the machine&apos;s round before was reported again with other cards. It leads to nothing.</source>
        <translation>Gói {number} thuộc ván trước của máy được báo lại với các lá khác. Gói đó không có hiệu lực.</translation>
    </message>
    <message>
        <source>Packet {number} came out of a deck of a round before. Go on if it does not lie on the table.</source>
        <translation>Gói {number} ra từ bộ bài của một ván trước. Hãy tiếp tục nếu nó không nằm trên bàn.</translation>
    </message>
    <message>
        <source>The packets and the rest are {cards} cards, and not one of each</source>
        <translation>Các gói và phần còn lại là {cards} lá, và không phải mỗi lá một</translation>
    </message>
    <message>
        <source>The reader told {told} here; {entered} were entered.</source>
        <translation>Đầu đọc đã báo {told} ở đây; đã nhập {entered}.</translation>
    </message>
    <message>
        <source>{chips} counted against {wagers} accepted</source>
        <translation>đếm {chips} chip, nhận {wagers} cược</translation>
    </message>
    <message>
        <source>{event} was chosen; the cards show {held}</source>
        <translation>Đã chọn {event}; bài cho thấy {held}</translation>
    </message>
    <message>
        <source>{cards} twice</source>
        <translation>{cards} xuất hiện hai lần</translation>
    </message>
    <message>
        <source>no prize</source>
        <translation>không có giải</translation>
    </message>
    <message>
        <source>pays</source>
        <translation>trả</translation>
    </message>
    <message>
        <source>void</source>
        <translation>hủy</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>Mô phỏng</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Đã ghi</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Trên bàn</translation>
    </message>
    <message>
        <source>Cards are read</source>
        <translation>Đọc bài</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Bộ bài</translation>
    </message>
    <message>
        <source>STAX chips</source>
        <translation>Chip STAX</translation>
    </message>
    <message>
        <source>Have their hands</source>
        <translation>Đã có bài</translation>
    </message>
    <message>
        <source>Still to be dealt</source>
        <translation>Còn phải chia</translation>
    </message>
    <message>
        <source>Open already: look whether each has its own cards</source>
        <translation>Đã mở: hãy xem mỗi tay có đúng bài của mình không</translation>
    </message>
    <message>
        <source>$200 or more off: tell</source>
        <translation>Lệch từ $200: báo cho</translation>
    </message>
    <message>
        <source>Camera above</source>
        <translation>Camera khi trên</translation>
    </message>
    <message>
        <source>Limit of a deal</source>
        <translation>Giới hạn mỗi ván</translation>
    </message>
    <message>
        <source>Jackpot above</source>
        <translation>Jackpot khi trên</translation>
    </message>
    <message>
        <source>each one</source>
        <translation>mỗi giải</translation>
    </message>
    <message>
        <source>out of use</source>
        <translation>ngừng dùng</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>đang dùng</translation>
    </message>
    <message>
        <source>is finished with this deck</source>
        <translation>chơi nốt với bộ bài này</translation>
    </message>
    <message>
        <source>a new deck, counted and checked, before the next deal</source>
        <translation>bộ bài mới, đã đếm và kiểm tra, trước lần chia sau</translation>
    </message>
    <message>
        <source>the wagers are put right, the chips counted again</source>
        <translation>chỉnh lại cược và đếm lại chip</translation>
    </message>
    <message>
        <source>the deal, as recorded</source>
        <translation>ván chia, như đã ghi</translation>
    </message>
    <message>
        <source>out of order</source>
        <translation>hỏng</translation>
    </message>
    <message>
        <source>put right</source>
        <translation>đã sửa</translation>
    </message>
    <message>
        <source>at the deal</source>
        <translation>khi chia</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>đã ký</translation>
    </message>
    <message>
        <source>VOID</source>
        <translation>ĐÃ HỦY</translation>
    </message>
    <message>
        <source>the shift manager now, the Commission within 24 hours</source>
        <translation>quản lý ca ngay, Ủy ban trong 24 giờ</translation>
    </message>
    <message>
        <source>All payments of the deal</source>
        <translation>Tổng tiền trả của ván</translation>
    </message>
    <message>
        <source>Posted limit</source>
        <translation>Giới hạn niêm yết</translation>
    </message>
    <message>
        <source>Left of the limit</source>
        <translation>Còn lại của giới hạn</translation>
    </message>
    <message>
        <source>By meters, not counted</source>
        <translation>Do đồng hồ trả, không tính</translation>
    </message>
    <message>
        <source>Brought to the table</source>
        <translation>Đưa đến bàn</translation>
    </message>
    <message>
        <source>Won in play, by the record</source>
        <translation>Thắng khi chơi, theo sổ</translation>
    </message>
    <message>
        <source>Box, by the record</source>
        <translation>Hộp tiền, theo sổ</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Thắng</translation>
    </message>
    <message>
        <source>Opener</source>
        <translation>Phiếu mở</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Phiếu thêm</translation>
    </message>
    <message>
        <source>Credit</source>
        <translation>Phiếu bớt</translation>
    </message>
    <message>
        <source>Closer</source>
        <translation>Phiếu đóng</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Hộp tiền</translation>
    </message>
    <message>
        <source>{form} no. {number}</source>
        <translation>{form} số {number}</translation>
    </message>
    <message>
        <source>Pay table of {name}</source>
        <translation>Bảng trả thưởng {name}</translation>
    </message>
    <message>
        <source>House so far</source>
        <translation>Nhà cái đến nay</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Nhà cái</translation>
    </message>
    <message>
        <source>{count} accepted</source>
        <translation>{count} đã nhận</translation>
    </message>
    <message>
        <source>{amount} waits</source>
        <translation>{amount} chờ trả</translation>
    </message>
    <message>
        <source>{count} counted</source>
        <translation>{count} đã đếm</translation>
    </message>
    <message>
        <source>{count} pieces</source>
        <translation>{count} chiếc</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>đang chờ</translation>
    </message>
    <message>
        <source>Limits of {name}</source>
        <translation>Giới hạn {name}</translation>
    </message>
    <message>
        <source>Maximum of {name}</source>
        <translation>Mức tối đa {name}</translation>
    </message>
    <message>
        <source>{name}, in seat order</source>
        <translation>{name}, theo thứ tự vị trí</translation>
    </message>
    <message>
        <source>{name}, in equal parts</source>
        <translation>{name}, chia đều</translation>
    </message>
    <message>
        <source>{name}, as named</source>
        <translation>{name}, như đã nêu</translation>
    </message>
    <message>
        <source>Have the cards that lay there entered: the prize follows them.</source>
        <translation>Nhờ nhập các lá đã nằm ở đó: giải thưởng theo bài.</translation>
    </message>
    <message>
        <source>Have its event named anew: the prize follows it.</source>
        <translation>Nhờ nêu lại kết quả: giải thưởng theo đó.</translation>
    </message>
    <message>
        <source>A jackpot is paid what was locked for it: no other amount is entered</source>
        <translation>Jackpot được trả đúng số tiền đã khóa: không nhập số khác</translation>
    </message>
    <message>
        <source>That event is the one recorded</source>
        <translation>Kết quả đó đúng như đã ghi</translation>
    </message>
    <message>
        <source>Name what the hand achieved.</source>
        <translation>Nêu kết quả bài đã đạt.</translation>
    </message>
    <message>
        <source>A jackpot follows its cards: no amount is entered</source>
        <translation>Jackpot theo bài của nó: không nhập số tiền</translation>
    </message>
    <message>
        <source>Have its cards corrected, or refuse the jackpot; else void the round.</source>
        <translation>Nhờ sửa lá bài, hoặc từ chối jackpot; nếu không, hủy ván.</translation>
    </message>
    <message>
        <source>Void the round.</source>
        <translation>Hủy ván.</translation>
    </message>
    <message>
        <source>{why} ({rule}). {instead}</source>
        <translation>{why} ({rule}). {instead}</translation>
    </message>
    <message>
        <source>Every hand is entered</source>
        <translation>Nhập mọi tay bài</translation>
    </message>
    <message>
        <source>The floor is asked for the amount</source>
        <translation>Đang hỏi sàn số tiền</translation>
    </message>
    <message>
        <source>It goes on by itself. What a supervisor signs is signed once more.</source>
        <translation>Sẽ tự tiếp tục. Việc giám sát ký thì ký lại một lần.</translation>
    </message>
    <message>
        <source>The amount is locked there. Wait for the link, then touch once more.</source>
        <translation>Số tiền được khóa ở đó. Chờ liên kết rồi chạm lại.</translation>
    </message>
    <message>
        <source>Misdeal: all wagers go back</source>
        <translation>Chia sai: trả lại mọi cược</translation>
    </message>
    <message>
        <source>Shift the hands forward</source>
        <translation>Dời các tay bài lên</translation>
    </message>
    <message>
        <source>The next vacant position has a hand too</source>
        <translation>Vị trí trống tiếp theo cũng có bài</translation>
    </message>
    <message>
        <source>It lies at another vacant position</source>
        <translation>Nằm ở vị trí trống khác</translation>
    </message>
    <message>
        <source>Hand and wagers are forfeited</source>
        <translation>Mất bài và cược</translation>
    </message>
    <message>
        <source>The reader&apos;s cards stand</source>
        <translation>Theo bài của đầu đọc</translation>
    </message>
    <message>
        <source>The recorded cards stand</source>
        <translation>Các lá bài đã ghi có hiệu lực</translation>
    </message>
    <message>
        <source>The cards on the table stand</source>
        <translation>Theo bài trên bàn</translation>
    </message>
    <message>
        <source>Go on by hand</source>
        <translation>Tiếp tục bằng tay</translation>
    </message>
    <message>
        <source>The reader is back</source>
        <translation>Đầu đọc đã hoạt động lại</translation>
    </message>
    <message>
        <source>Go on as it lies</source>
        <translation>Tiếp tục như hiện tại</translation>
    </message>
    <message>
        <source>Not of this deal</source>
        <translation>Không thuộc lượt chia này</translation>
    </message>
    <message>
        <source>Of this deal, or in doubt</source>
        <translation>Thuộc lượt này, hoặc không chắc</translation>
    </message>
    <message>
        <source>The wagers go back to the player</source>
        <translation>Trả cược lại cho khách</translation>
    </message>
    <message>
        <source>The hand stands, its chips are held</source>
        <translation>Bài giữ nguyên, giữ chip cho khách</translation>
    </message>
    <message>
        <source>The hand is folded</source>
        <translation>Bài coi như bỏ</translation>
    </message>
    <message>
        <source>The first wager stands</source>
        <translation>Giữ cược ban đầu</translation>
    </message>
    <message>
        <source>Take the deck out of use</source>
        <translation>Ngừng dùng bộ bài</translation>
    </message>
    <message>
        <source>Void the round: all wagers go back</source>
        <translation>Hủy ván: trả lại mọi cược</translation>
    </message>
    <message>
        <source>It did not happen</source>
        <translation>Không có việc này</translation>
    </message>
    <message>
        <source>Open the wagers again</source>
        <translation>Mở lại việc đặt cược</translation>
    </message>
    <message>
        <source>The wagers stand as recorded</source>
        <translation>Giữ cược như đã ghi</translation>
    </message>
    <message>
        <source>The cards decide</source>
        <translation>Theo lá bài</translation>
    </message>
    <message>
        <source>Not paid: the wager goes back</source>
        <translation>Không trả: cược được trả lại</translation>
    </message>
    <message>
        <source>Other cards lie there</source>
        <translation>Ở đó là bài khác</translation>
    </message>
    <message>
        <source>A slip of the finger: choose again</source>
        <translation>Chạm nhầm: chọn lại</translation>
    </message>
    <message>
        <source>A slip of the finger: enter again</source>
        <translation>Chạm nhầm: nhập lại</translation>
    </message>
    <message>
        <source>The jackpot stands</source>
        <translation>Giải jackpot được giữ nguyên</translation>
    </message>
    <message>
        <source>The first card told is the first one dealt</source>
        <translation>Lá đầu được báo là lá chia đầu tiên</translation>
    </message>
    <message>
        <source>The floor&apos;s meters are linked</source>
        <translation>Các đồng hồ của sàn đã liên kết</translation>
    </message>
    <message>
        <source>The floor&apos;s meters are not reached</source>
        <translation>Không kết nối được đồng hồ của sàn</translation>
    </message>
    <message>
        <source>The game goes on without it.</source>
        <translation>Ván chơi tiếp tục, không có cược này.</translation>
    </message>
    <message>
        <source>This table&apos;s totals differ from the floor&apos;s</source>
        <translation>Tổng của bàn này khác với tổng của sàn</translation>
    </message>
    <message>
        <source>Call a supervisor. The game goes on without it.</source>
        <translation>Gọi giám sát. Ván chơi tiếp tục, không có cược này.</translation>
    </message>
    <message>
        <source>The floor&apos;s meters have other rates or reset levels</source>
        <translation>Đồng hồ của sàn có tỷ lệ hoặc mức khởi đầu khác</translation>
    </message>
    <message>
        <source>This table is not linked to the floor&apos;s meters</source>
        <translation>Bàn này chưa được nối với đồng hồ của sàn</translation>
    </message>
    <message>
        <source>{wager} stays in action</source>
        <translation>{wager} vẫn còn hiệu lực</translation>
    </message>
    <message>
        <source>{one}. {two}</source>
        <translation>{one}. {two}</translation>
    </message>
    <message>
        <source>{label}: {what}</source>
        <translation>{label}: {what}</translation>
    </message>
    <message>
        <source>{others} or {last}</source>
        <translation>{others} hoặc {last}</translation>
    </message>
    <message>
        <source>{one}; {two}</source>
        <translation>{one}; {two}</translation>
    </message>
    <message>
        <source>{one}, {two}</source>
        <translation>{one}, {two}</translation>
    </message>
    <message>
        <source>The reader&apos;s report of cards is not understood in the middle of the deal</source>
        <translation>Không hiểu báo cáo về lá bài của đầu đọc giữa lúc chia</translation>
    </message>
    <message>
        <source>A machine that does not fit this table is on the line in the middle of the deal</source>
        <translation>Một máy không hợp với bàn này đang ở trên đường dây giữa lúc chia</translation>
    </message>
    <message>
        <source>The reader was lost in the middle of the deal</source>
        <translation>Mất đầu đọc khi đang chia</translation>
    </message>
    <message>
        <source>The shoe says that a card was burnt in the middle of the deal: it belongs to no hand</source>
        <translation>Hộp bài báo một lá bị đốt giữa lúc chia: nó không thuộc tay bài nào</translation>
    </message>
    <message>
        <source>Cards came out while bets were open again</source>
        <translation>Bài ra khi đặt cược đã mở lại</translation>
    </message>
    <message>
        <source>The terminal started, and packets had come out before</source>
        <translation>Thiết bị đã khởi động, và trước đó đã có xấp ra</translation>
    </message>
    <message>
        <source>A packet came out that the machine may have dealt while it was lost</source>
        <translation>Một xấp đã ra, có thể máy chia lúc mất kết nối</translation>
    </message>
    <message>
        <source>The device&apos;s packets are not those of the journal</source>
        <translation>Các xấp bài của máy không khớp với nhật ký</translation>
    </message>
    <message>
        <source>The rest of another deck came out</source>
        <translation>Phần còn lại của bộ bài khác đã ra</translation>
    </message>
    <message>
        <source>A packet of another deck came out</source>
        <translation>Một xấp của bộ bài khác đã ra</translation>
    </message>
    <message>
        <source>A packet came out that belongs to no position</source>
        <translation>Có xấp bài không thuộc vị trí nào</translation>
    </message>
    <message>
        <source>The reader saw one card twice</source>
        <translation>Đầu đọc thấy một lá hai lần</translation>
    </message>
    <message>
        <source>The shoe or the terminal started in the middle of the deal</source>
        <translation>Hộp bài hoặc máy khởi động giữa lúc chia</translation>
    </message>
    <message>
        <source>A card was drawn that belongs to no position</source>
        <translation>Một lá không thuộc vị trí nào bị rút</translation>
    </message>
    <message>
        <source>A PIN is {least} to {most} digits</source>
        <translation>PIN có từ {least} đến {most} chữ số</translation>
    </message>
    <message>
        <source>The PIN is the first that anybody would try</source>
        <translation>Ai cũng sẽ thử PIN này đầu tiên</translation>
    </message>
    <message>
        <source>The PIN is the number itself</source>
        <translation>PIN trùng với mã số</translation>
    </message>
    <message>
        <source>What it tells can&apos;t be stored. See to the disk.</source>
        <translation>Không lưu được điều nó báo. Hãy xem ổ đĩa.</translation>
    </message>
    <message>
        <source>The terminal is connecting to it.</source>
        <translation>Máy đang kết nối.</translation>
    </message>
    <message>
        <source>Nothing was heard from it for long. If the next card does not come, see to its cable and power.</source>
        <translation>Đã lâu không nghe gì từ nó. Nếu lá kế tiếp không đến, hãy kiểm tra dây cáp và nguồn điện.</translation>
    </message>
    <message>
        <source>Packet shuffler</source>
        <translation>Máy xáo chia xấp</translation>
    </message>
    <message>
        <source>Card reader</source>
        <translation>Đầu đọc bài</translation>
    </message>
    <message>
        <source>Angel Eye shoe</source>
        <translation>Hộp bài Angel Eye</translation>
    </message>
    <message>
        <source>Its line can&apos;t be opened. See to its cable, then call a technician.</source>
        <translation>Không mở được đường dây. Xem cáp, rồi gọi kỹ thuật viên.</translation>
    </message>
    <message>
        <source>Nothing is heard from it. See that it is on and that its cable is in its place.</source>
        <translation>Không nghe thấy gì từ nó. Xem nó đã bật và cáp cắm đúng chỗ.</translation>
    </message>
    <message>
        <source>It can&apos;t be understood. Call a technician.</source>
        <translation>Không hiểu được nó. Gọi kỹ thuật viên.</translation>
    </message>
    <message>
        <source>The terminal failed at it, and tries again by itself. Go on by hand, and call a technician.</source>
        <translation>Máy bị lỗi với đầu đọc và đang tự thử lại. Hãy tiếp tục bằng tay và gọi kỹ thuật viên.</translation>
    </message>
    <message>
        <source>Its line is lost. See to its cable and power.</source>
        <translation>Mất đường dây. Xem cáp và nguồn điện.</translation>
    </message>
    <message>
        <source>Only an administrator manages operators</source>
        <translation>Chỉ quản trị viên quản lý người vận hành</translation>
    </message>
    <message>
        <source>An administrator does it, with number and PIN.</source>
        <translation>Quản trị viên làm, bằng mã số và PIN.</translation>
    </message>
    <message>
        <source>A number is 1 to {most} digits</source>
        <translation>Mã số có từ 1 đến {most} chữ số</translation>
    </message>
    <message>
        <source>Give as many as the table&apos;s pad asks for.</source>
        <translation>Nhập đủ số chữ số mà bàn phím của bàn yêu cầu.</translation>
    </message>
    <message>
        <source>{number} was given to {name}</source>
        <translation>{number} đã cấp cho {name}</translation>
    </message>
    <message>
        <source>Give another number.</source>
        <translation>Nhập mã số khác.</translation>
    </message>
    <message>
        <source>A person has a name</source>
        <translation>Mỗi người phải có tên</translation>
    </message>
    <message>
        <source>Give it in one line.</source>
        <translation>Viết trên một dòng.</translation>
    </message>
    <message>
        <source>A name has at most {most} letters</source>
        <translation>Tên có nhiều nhất {most} chữ</translation>
    </message>
    <message>
        <source>Give it as the screen shows it.</source>
        <translation>Ghi như màn hình hiển thị.</translation>
    </message>
    <message>
        <source>Nobody would be left to manage operators</source>
        <translation>Sẽ không còn ai quản lý người vận hành</translation>
    </message>
    <message>
        <source>Add another administrator first.</source>
        <translation>Hãy thêm một quản trị viên khác trước.</translation>
    </message>
    <message>
        <source>{number} is not locked</source>
        <translation>{number} không bị khóa</translation>
    </message>
    <message>
        <source>Nothing is to be done.</source>
        <translation>Không cần làm gì.</translation>
    </message>
    <message>
        <source>There is no operator {number}</source>
        <translation>Không có người vận hành {number}</translation>
    </message>
    <message>
        <source>Look in the list of operators.</source>
        <translation>Xem danh sách người vận hành.</translation>
    </message>
    <message>
        <source>{number} is disabled</source>
        <translation>{number} đã ngừng</translation>
    </message>
    <message>
        <source>Add the person under another number.</source>
        <translation>Thêm người đó với mã số khác.</translation>
    </message>
    <message>
        <source>Choose another.</source>
        <translation>Chọn PIN khác.</translation>
    </message>
    <message>
        <source>The badge is somebody else&apos;s</source>
        <translation>Thẻ này là của người khác</translation>
    </message>
    <message>
        <source>Give another.</source>
        <translation>Dùng thẻ khác.</translation>
    </message>
    <message>
        <source>The people of a simulated table are invented</source>
        <translation>Người ở bàn mô phỏng là giả định</translation>
    </message>
    <message>
        <source>Add people at a table with a real reader.</source>
        <translation>Thêm người ở bàn có đầu đọc thật.</translation>
    </message>
    <message>
        <source>Number and PIN don&apos;t belong together</source>
        <translation>Mã số và PIN không khớp</translation>
    </message>
    <message>
        <source>The badge is not known here</source>
        <translation>Thẻ này không có ở đây</translation>
    </message>
    <message>
        <source>Locked after {count} failures</source>
        <translation>Bị khóa sau {count} lần sai</translation>
    </message>
    <message>
        <source>Ask an administrator to unlock it.</source>
        <translation>Nhờ quản trị viên mở khóa.</translation>
    </message>
    <message>
        <source>Wait a quarter of an hour, then enter both again.</source>
        <translation>Chờ mười lăm phút rồi nhập lại cả hai.</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>Cards against the reader</source>
        <translation>Bài khác với đầu đọc</translation>
    </message>
    <message>
        <source>What lies on the table is not what the reader saw: a wrong payment may follow.</source>
        <translation>Bài trên bàn không phải bài đầu đọc thấy: có thể trả sai.</translation>
    </message>
    <message>
        <source>Go to the table before a card is moved; compare cards and screen; call surveillance.</source>
        <translation>Đến bàn trước khi bài bị dời; so bài với màn hình; gọi bộ phận giám sát camera.</translation>
    </message>
    <message>
        <source>it is answered</source>
        <translation>khi được trả lời</translation>
    </message>
    <message>
        <source>Floor certificate</source>
        <translation>Chứng chỉ của sàn</translation>
    </message>
    <message>
        <source>Without one its terminal brings the floor nothing more. The table plays on, and nothing is lost.</source>
        <translation>Không có nó, thiết bị không gửi gì thêm tới sàn. Bàn vẫn chơi tiếp, không mất gì.</translation>
    </message>
    <message>
        <source>See that dealer-terminal floor certify runs; where it ran out, have the table enrolled anew.</source>
        <translation>Kiểm tra dealer-terminal floor certify đang chạy; nếu đã hết hạn, hãy cho đăng ký lại bàn.</translation>
    </message>
    <message>
        <source>the terminal has a newer one</source>
        <translation>thiết bị có chứng chỉ mới hơn</translation>
    </message>
    <message>
        <source>No fresh checkpoint</source>
        <translation>Không có chữ ký mới</translation>
    </message>
    <message>
        <source>What was written since is not signed yet: whoever has the file could change it.</source>
        <translation>Phần ghi từ đó chưa được ký: ai có tệp đều có thể sửa.</translation>
    </message>
    <message>
        <source>See that the terminal runs; call a technician if it does.</source>
        <translation>Xem thiết bị có chạy không; nếu chạy, gọi kỹ thuật.</translation>
    </message>
    <message>
        <source>a checkpoint signs it</source>
        <translation>khi được ký</translation>
    </message>
    <message>
        <source>Clock was set back</source>
        <translation>Đồng hồ bị lùi</translation>
    </message>
    <message>
        <source>Times of this table and of the cameras cannot be compared as before.</source>
        <translation>Giờ của bàn này và camera không còn so được như trước.</translation>
    </message>
    <message>
        <source>Compare the camera&apos;s clock anew; have the terminal&apos;s clock looked at.</source>
        <translation>So lại đồng hồ camera; cho kiểm tra đồng hồ thiết bị.</translation>
    </message>
    <message>
        <source>half a day has passed</source>
        <translation>sau nửa ngày</translation>
    </message>
    <message>
        <source>Many corrections</source>
        <translation>Nhiều lần sửa</translation>
    </message>
    <message>
        <source>Payments or cards were put right more often than is usual.</source>
        <translation>Số lần sửa tiền trả hoặc bài nhiều hơn thường lệ.</translation>
    </message>
    <message>
        <source>Look at them in the replay; speak with the dealer; relieve if needed.</source>
        <translation>Xem lại; nói chuyện với dealer; thay người nếu cần.</translation>
    </message>
    <message>
        <source>fewer fall into the time</source>
        <translation>khi trong khoảng đó còn ít hơn</translation>
    </message>
    <message>
        <source>Deal over its limit</source>
        <translation>Ván vượt giới hạn</translation>
    </message>
    <message>
        <source>The round stands still until somebody decides whether it is paid in full.</source>
        <translation>Ván dừng cho đến khi có người quyết định có trả đủ không.</translation>
    </message>
    <message>
        <source>Go to the table and decide there.</source>
        <translation>Đến bàn và quyết định tại đó.</translation>
    </message>
    <message>
        <source>it is decided</source>
        <translation>khi đã quyết định</translation>
    </message>
    <message>
        <source>Device fault</source>
        <translation>Lỗi thiết bị</translation>
    </message>
    <message>
        <source>The reader reports something that it cannot put right by itself.</source>
        <translation>Đầu đọc báo điều nó không tự khắc phục được.</translation>
    </message>
    <message>
        <source>Do what the table&apos;s screen says under its reader.</source>
        <translation>Làm theo màn hình của bàn, ở mục đầu đọc.</translation>
    </message>
    <message>
        <source>the fault is over</source>
        <translation>khi hết lỗi</translation>
    </message>
    <message>
        <source>Little room on the disk</source>
        <translation>Đĩa sắp đầy</translation>
    </message>
    <message>
        <source>When it is full the terminal stops: nothing is played that cannot be written.</source>
        <translation>Khi đầy, thiết bị dừng: không ghi được thì không chơi.</translation>
    </message>
    <message>
        <source>Have a technician make room before the shift ends.</source>
        <translation>Nhờ kỹ thuật dọn chỗ trước khi hết ca.</translation>
    </message>
    <message>
        <source>there is room again</source>
        <translation>khi có chỗ lại</translation>
    </message>
    <message>
        <source>Irregularity open</source>
        <translation>Sự cố chưa xong</translation>
    </message>
    <message>
        <source>The deal stands still at a question that the dealer may not answer alone.</source>
        <translation>Ván dừng ở câu hỏi mà dealer không được tự trả lời.</translation>
    </message>
    <message>
        <source>Go to the table and answer there, by the paragraph on its screen.</source>
        <translation>Đến bàn và trả lời tại đó, theo điều khoản trên màn hình.</translation>
    </message>
    <message>
        <source>Prize pending</source>
        <translation>Giải thưởng đang chờ</translation>
    </message>
    <message>
        <source>A prize is locked and is not paid until it is verified.</source>
        <translation>Giải đã khóa và chưa trả cho đến khi xác minh.</translation>
    </message>
    <message>
        <source>Verify it at the table with whom the house&apos;s rules ask for.</source>
        <translation>Xác minh tại bàn cùng người mà quy định của nhà yêu cầu.</translation>
    </message>
    <message>
        <source>it is paid or refused</source>
        <translation>khi đã trả hoặc từ chối</translation>
    </message>
    <message>
        <source>Log out of reach</source>
        <translation>Không với tới nhật ký</translation>
    </message>
    <message>
        <source>The server that keeps the table&apos;s log does not answer. The table plays on; nobody sees here what it does.</source>
        <translation>Máy chủ giữ nhật ký của bàn không trả lời. Bàn vẫn chơi tiếp; ở đây không ai thấy bàn làm gì.</translation>
    </message>
    <message>
        <source>See to the server and to the line to it. The table&apos;s own terminal keeps its log meanwhile.</source>
        <translation>Hãy kiểm tra máy chủ và đường truyền tới đó. Trong lúc này thiết bị tại bàn tự giữ nhật ký.</translation>
    </message>
    <message>
        <source>the server answers again</source>
        <translation>máy chủ trả lời trở lại</translation>
    </message>
    <message>
        <source>Log went on from a copy</source>
        <translation>Nhật ký tiếp tục từ một bản sao</translation>
    </message>
    <message>
        <source>An administrator went on from fewer records than the terminal had written: the others are in another file, or lost.</source>
        <translation>Một quản trị viên đã tiếp tục từ ít bản ghi hơn số máy đã ghi: phần còn lại nằm ở tệp khác hoặc đã mất.</translation>
    </message>
    <message>
        <source>Ask the administrator why; keep the file that holds the others; run dealer-terminal verify with a checkpoint kept elsewhere.</source>
        <translation>Hỏi quản trị viên lý do; giữ tệp chứa phần còn lại; chạy dealer-terminal verify với chữ ký giữ nơi khác.</translation>
    </message>
    <message>
        <source>Log does not grow</source>
        <translation>Nhật ký không tăng</translation>
    </message>
    <message>
        <source>The table is open with a dealer, and nothing at all is written.</source>
        <translation>Bàn mở, có dealer, nhưng không ghi gì.</translation>
    </message>
    <message>
        <source>See whether the terminal runs and its screen answers.</source>
        <translation>Xem thiết bị có chạy và màn hình có phản hồi không.</translation>
    </message>
    <message>
        <source>something is written</source>
        <translation>khi có ghi</translation>
    </message>
    <message>
        <source>Log does not fit</source>
        <translation>Nhật ký không khớp</translation>
    </message>
    <message>
        <source>The journal cannot be read, or is not the one that was read before: it may have been replaced.</source>
        <translation>Không đọc được nhật ký, hoặc không phải nhật ký đã đọc trước: có thể đã bị thay.</translation>
    </message>
    <message>
        <source>Stop the table; run dealer-terminal verify with a checkpoint kept elsewhere; call surveillance.</source>
        <translation>Dừng bàn; chạy dealer-terminal verify với chữ ký giữ nơi khác; gọi bộ phận giám sát camera.</translation>
    </message>
    <message>
        <source>it can be read and fits again</source>
        <translation>khi đọc được và khớp lại</translation>
    </message>
    <message>
        <source>Progressive closed</source>
        <translation>Giải lũy tiến đóng</translation>
    </message>
    <message>
        <source>The table&apos;s meters are linked, and the floor is not reached or not sure: no progressive wagers are taken there.</source>
        <translation>Đồng hồ của bàn được liên kết, mà sàn không kết nối được hoặc không chắc chắn: ở đó không nhận cược lũy tiến.</translation>
    </message>
    <message>
        <source>See to the line to the floor; where totals differ, compare them: dealer-terminal floor meter status.</source>
        <translation>Kiểm tra đường dây tới sàn; nếu các tổng khác nhau, hãy so chúng: dealer-terminal floor meter status.</translation>
    </message>
    <message>
        <source>the floor is reached and the totals are the same</source>
        <translation>kết nối được với sàn và các tổng bằng nhau</translation>
    </message>
    <message>
        <source>Payment waits</source>
        <translation>Tiền trả đang chờ</translation>
    </message>
    <message>
        <source>A player has won and is not paid until a second person has looked.</source>
        <translation>Người chơi đã thắng và chưa được trả cho đến khi người thứ hai xem.</translation>
    </message>
    <message>
        <source>Go to the table, look at cards and wager, verify it there with the camera&apos;s reference.</source>
        <translation>Đến bàn, xem bài và cược, xác minh tại đó với mã camera.</translation>
    </message>
    <message>
        <source>it is verified or put right</source>
        <translation>khi đã xác minh hoặc sửa</translation>
    </message>
    <message>
        <source>Cards are not read: dealing stops, or goes on by hand.</source>
        <translation>Không đọc được bài: dừng chia, hoặc chia tay.</translation>
    </message>
    <message>
        <source>See to cable and power; decide at the table whether it is dealt by hand.</source>
        <translation>Xem cáp và nguồn; quyết định tại bàn có chia tay không.</translation>
    </message>
    <message>
        <source>the reader is back</source>
        <translation>khi đầu đọc trở lại</translation>
    </message>
    <message>
        <source>Sign-ons fail</source>
        <translation>Đăng nhập sai</translation>
    </message>
    <message>
        <source>Somebody tries numbers and PINs that do not belong together.</source>
        <translation>Có người thử số và PIN không khớp.</translation>
    </message>
    <message>
        <source>See who stands at the terminal.</source>
        <translation>Xem ai đang đứng ở thiết bị.</translation>
    </message>
    <message>
        <source>none fails any more</source>
        <translation>khi không còn sai</translation>
    </message>
    <message>
        <source>Table stands still</source>
        <translation>Bàn đứng yên</translation>
    </message>
    <message>
        <source>A round is under way and nothing has happened for long.</source>
        <translation>Ván đang chơi mà lâu rồi không có gì xảy ra.</translation>
    </message>
    <message>
        <source>Look over; ask the dealer what is missing.</source>
        <translation>Nhìn sang; hỏi dealer còn thiếu gì.</translation>
    </message>
    <message>
        <source>something happens</source>
        <translation>khi có chuyển động</translation>
    </message>
    <message>
        <source>Many undone steps</source>
        <translation>Nhiều lần hoàn tác</translation>
    </message>
    <message>
        <source>Steps were taken back more often than is usual.</source>
        <translation>Số bước hoàn tác nhiều hơn thường lệ.</translation>
    </message>
    <message>
        <source>Look at them in the replay; speak with the dealer.</source>
        <translation>Xem lại; nói chuyện với dealer.</translation>
    </message>
    <message>
        <source>Witness against log</source>
        <translation>Nhân chứng trái với nhật ký</translation>
    </message>
    <message>
        <source>A witness that nobody here controls says another thing than before, or than this journal.</source>
        <translation>Một nhân chứng không ai ở đây kiểm soát nói khác trước, hoặc khác nhật ký này.</translation>
    </message>
    <message>
        <source>Run dealer-terminal verify with a policy; call the witness and surveillance.</source>
        <translation>Chạy dealer-terminal verify với chính sách; gọi nhân chứng và bộ phận giám sát.</translation>
    </message>
    <message>
        <source>a day has passed since</source>
        <translation>đã qua một ngày kể từ đó</translation>
    </message>
    <message>
        <source>{name} looks only at tables of their own</source>
        <translation>{name} chỉ xem bàn của mình</translation>
    </message>
    <message>
        <source>An alarm is shelved for a shift at most</source>
        <translation>Báo động chỉ được gác lại tối đa một ca</translation>
    </message>
    <message>
        <source>Give up to {hours} hours.</source>
        <translation>Cho tối đa {hours} giờ.</translation>
    </message>
    <message>
        <source>There is no such alarm</source>
        <translation>Không có báo động đó</translation>
    </message>
    <message>
        <source>This journal is no console&apos;s</source>
        <translation>Nhật ký này không phải của bàn điều khiển</translation>
    </message>
    <message>
        <source>Open a console there first.</source>
        <translation>Hãy mở bàn điều khiển ở đó trước.</translation>
    </message>
    <message>
        <source>An administrator says which they are.</source>
        <translation>Quản trị viên nói đó là những bàn nào.</translation>
    </message>
    <message>
        <source>Somebody has acknowledged it already</source>
        <translation>Đã có người xác nhận rồi</translation>
    </message>
    <message>
        <source>It is over already</source>
        <translation>Đã kết thúc rồi</translation>
    </message>
    <message>
        <source>Acknowledge it.</source>
        <translation>Hãy xác nhận.</translation>
    </message>
    <message>
        <source>That alarm stands already</source>
        <translation>Báo động đó đang có rồi</translation>
    </message>
    <message>
        <source>It is not shelved</source>
        <translation>Chưa được gác lại</translation>
    </message>
    <message>
        <source>The terminal&apos;s certificate runs out, and it has no newer one</source>
        <translation>Chứng chỉ của thiết bị sắp hết hạn và chưa có cái mới</translation>
    </message>
    <message>
        <source>Position {seat}: {amount} on {spot} waits for a camera</source>
        <translation>Vị trí {seat}: {amount} ở {spot} chờ camera</translation>
    </message>
    <message>
        <source>Nothing since round {number}, record {position}</source>
        <translation>Không có gì từ ván {number}, bản ghi {position}</translation>
    </message>
    <message>
        <source>The terminal&apos;s certificate ran out: the floor does not let it in</source>
        <translation>Chứng chỉ của thiết bị đã hết hạn: sàn không cho vào</translation>
    </message>
    <message>
        <source>Position {seat}: prize of {amount} locked</source>
        <translation>Vị trí {seat}: đã khóa giải {amount}</translation>
    </message>
    <message>
        <source>The table&apos;s clock was set back by {seconds} s</source>
        <translation>Đồng hồ của bàn bị chỉnh lùi {seconds} giây</translation>
    </message>
    <message>
        <source>An administrator went on from a copy of {size} records</source>
        <translation>Quản trị viên tiếp tục từ bản sao {size} bản ghi</translation>
    </message>
    <message>
        <source>Records are not signed from {position} on</source>
        <translation>Bản ghi chưa ký từ {position}</translation>
    </message>
    <message>
        <source>{witness} has cosigned more than it says now</source>
        <translation>{witness} đã đồng ký nhiều hơn điều nó nói bây giờ</translation>
    </message>
    <message>
        <source>{witness} has cosigned more records than are here</source>
        <translation>{witness} đã đồng ký nhiều bản ghi hơn số có ở đây</translation>
    </message>
    <message>
        <source>{witness} has cosigned other records than these</source>
        <translation>{witness} đã đồng ký những bản ghi khác với các bản ghi này</translation>
    </message>
    <message>
        <source>{witness} has signed something else</source>
        <translation>{witness} đã ký một nội dung khác</translation>
    </message>
    <message>
        <source>{witness} does not say when it cosigned</source>
        <translation>{witness} không cho biết đã đồng ký lúc nào</translation>
    </message>
    <message>
        <source>{witness} cosigned at a time that has not come yet</source>
        <translation>{witness} đã đồng ký với thời điểm chưa tới</translation>
    </message>
    <message>
        <source>Another key than that of {witness} answers there</source>
        <translation>Ở đó có khóa khác với khóa của {witness} trả lời</translation>
    </message>
    <message>
        <source>{count} MB left</source>
        <translation>Còn {count} MB</translation>
    </message>
    <message>
        <source>Payments or cards put right</source>
        <translation>Khoản trả hoặc bài được sửa</translation>
    </message>
    <message>
        <source>Steps taken back</source>
        <translation>Các bước bị hoàn tác</translation>
    </message>
    <message>
        <source>Failed sign-ons</source>
        <translation>Đăng nhập thất bại nhiều lần</translation>
    </message>
    <message>
        <source>{what}: {count} in {minutes} min</source>
        <translation>{what}: {count} trong {minutes} phút</translation>
    </message>
    <message>
        <source>Look again.</source>
        <translation>Hãy xem lại.</translation>
    </message>
    <message>
        <source>Nothing is written there</source>
        <translation>Ở đó chưa ghi gì</translation>
    </message>
    <message>
        <source>Say it in a few words.</source>
        <translation>Hãy nói bằng vài lời.</translation>
    </message>
    <message>
        <source>It has more than {most} letters</source>
        <translation>Dài quá {most} chữ</translation>
    </message>
    <message>
        <source>Say it in fewer words.</source>
        <translation>Hãy nói ngắn hơn.</translation>
    </message>
    <message>
        <source>on record {said}, what follows is {due}</source>
        <translation>đã ghi {said}, điều suy ra là {due}</translation>
    </message>
    <message>
        <source>On record {said}, what follows is {due}</source>
        <translation>Đã ghi {said}, điều suy ra là {due}</translation>
    </message>
    <message>
        <source>{what} should follow, and is not on record</source>
        <translation>Lẽ ra phải có “{what}” tiếp theo, nhưng không được ghi</translation>
    </message>
    <message>
        <source>Nobody could have asked for it there</source>
        <translation>Không ai có thể yêu cầu điều đó vào lúc ấy</translation>
    </message>
    <message>
        <source>It does not follow from what stands before it: {why}</source>
        <translation>Không suy ra được từ những gì đứng trước: {why}</translation>
    </message>
    <message>
        <source>The server that keeps its log does not answer</source>
        <translation>Máy chủ giữ nhật ký của bàn không trả lời</translation>
    </message>
    <message>
        <source>Another journal stands in the place of {journal}</source>
        <translation>Một nhật ký khác đứng ở chỗ của {journal}</translation>
    </message>
    <message>
        <source>Only {size} records: record {position}, which this console knows, is gone</source>
        <translation>Chỉ có {size} bản ghi: bản ghi {position} mà bàn điều khiển này biết đã mất</translation>
    </message>
    <message>
        <source>Record {position} is another one than it was</source>
        <translation>Bản ghi {position} không còn như trước</translation>
    </message>
    <message>
        <source>Only {size} of {before} records are still there</source>
        <translation>Chỉ còn {size} trong {before} bản ghi</translation>
    </message>
    <message>
        <source>The journal can&apos;t be read: {why}</source>
        <translation>Không đọc được nhật ký: {why}</translation>
    </message>
    <message>
        <source>DAMAGED: {why}. This round is folded from its own start: meters and the table&apos;s money are not proven.</source>
        <translation>HỎNG: {why}. Ván này được dựng lại từ lúc nó bắt đầu: đồng hồ và tiền của bàn không được chứng minh.</translation>
    </message>
    <message>
        <source>Record {position} is another one than this console knows</source>
        <translation>Bản ghi {position} khác với bản mà bàn điều khiển này biết</translation>
    </message>
    <message>
        <source>DAMAGED: {why}. Facts {first} to {last} cannot be shown; what stands before them is read as ever.</source>
        <translation>HỎNG: {why}. Các sự kiện từ {first} đến {last} không thể hiển thị; phần trước đó vẫn đọc như thường.</translation>
    </message>
    <message>
        <source>Round {number}: {amount} paid</source>
        <translation>Ván {number}: đã trả {amount}</translation>
    </message>
    <message>
        <source>{what}, approved by {who}</source>
        <translation>{what}, {who} đã duyệt</translation>
    </message>
    <message>
        <source>Reported: {name}</source>
        <translation>Đã báo: {name}</translation>
    </message>
    <message>
        <source>Marked: {text}</source>
        <translation>Đã đánh dấu: {text}</translation>
    </message>
    <message>
        <source>{name} may not do that here</source>
        <translation>{name} không được làm việc đó ở đây</translation>
    </message>
    <message>
        <source>Ask who has the right to.</source>
        <translation>Hỏi người có quyền.</translation>
    </message>
    <message>
        <source>Nobody is signed on at this console</source>
        <translation>Chưa ai đăng nhập ở bàn điều khiển này</translation>
    </message>
    <message>
        <source>This console is {name}</source>
        <translation>Bàn điều khiển này là {name}</translation>
    </message>
    <message>
        <source>Name another file for a new one.</source>
        <translation>Nêu tệp khác cho bàn điều khiển mới.</translation>
    </message>
    <message>
        <source>{name} may not look back</source>
        <translation>{name} không được xem lại</translation>
    </message>
    <message>
        <source>Ask surveillance.</source>
        <translation>Hỏi phòng giám sát hình ảnh.</translation>
    </message>
    <message>
        <source>That is no stretch of one journal</source>
        <translation>Đó không phải một đoạn của một nhật ký</translation>
    </message>
    <message>
        <source>Name its first record, then its last.</source>
        <translation>Nêu bản ghi đầu, rồi bản ghi cuối.</translation>
    </message>
    <message>
        <source>A record is not named</source>
        <translation>Chưa nêu bản ghi nào</translation>
    </message>
    <message>
        <source>The mark says so already</source>
        <translation>Dấu đã ghi như vậy rồi</translation>
    </message>
    <message>
        <source>Say what is different, or leave it.</source>
        <translation>Nói điều gì khác, hoặc để nguyên.</translation>
    </message>
    <message>
        <source>The mark is somebody else&apos;s</source>
        <translation>Dấu là của người khác</translation>
    </message>
    <message>
        <source>Reply to it.</source>
        <translation>Hãy trả lời dấu đó.</translation>
    </message>
    <message>
        <source>There is no such mark</source>
        <translation>Không có dấu đó</translation>
    </message>
    <message>
        <source>There is no such hold</source>
        <translation>Không có lệnh giữ đó</translation>
    </message>
    <message>
        <source>There is no such setting of a camera&apos;s clock</source>
        <translation>Không có lần đặt giờ camera đó</translation>
    </message>
    <message>
        <source>A point is one record of each table</source>
        <translation>Một mốc là một bản ghi của mỗi bàn</translation>
    </message>
    <message>
        <source>A margin is not below nothing</source>
        <translation>Sai số không thể dưới không</translation>
    </message>
    <message>
        <source>Say how far off it may be.</source>
        <translation>Nói có thể lệch bao nhiêu.</translation>
    </message>
    <message>
        <source>No clock shows that time</source>
        <translation>Không đồng hồ nào hiện giờ đó</translation>
    </message>
    <message>
        <source>Give a year between 1970 and 9998.</source>
        <translation>Hãy ghi một năm từ 1970 đến 9998.</translation>
    </message>
    <message>
        <source>The table&apos;s clock has not been there yet</source>
        <translation>Đồng hồ của bàn chưa đến giờ đó</translation>
    </message>
    <message>
        <source>Give an instant that was seen.</source>
        <translation>Hãy ghi một thời điểm đã được thấy.</translation>
    </message>
    <message>
        <source>Misdeal: all wagers went back</source>
        <translation>Chia bài hỏng: mọi tiền cược đã trả lại</translation>
    </message>
    <message>
        <source>No dealer here has the number {text}; {there}</source>
        <translation>Không dealer nào ở đây có số {text}; {there}</translation>
    </message>
    <message>
        <source>No hand here had the wager {text}; {there}</source>
        <translation>Không tay bài nào ở đây có cửa cược {text}; {there}</translation>
    </message>
    <message>
        <source>No wager here came to the event “{text}”; {there}</source>
        <translation>Không cửa cược nào ở đây đạt kết quả “{text}”; {there}</translation>
    </message>
    <message>
        <source>known here: {known}</source>
        <translation>ở đây có: {known}</translation>
    </message>
    <message>
        <source>{name} signed on</source>
        <translation>{name} đăng nhập</translation>
    </message>
    <message>
        <source>Cards from {source}</source>
        <translation>Bài từ {source}</translation>
    </message>
    <message>
        <source>there is none yet</source>
        <translation>chưa có gì</translation>
    </message>
    <message>
        <source>known here: {known} and {count} others</source>
        <translation>ở đây có: {known} và {count} mục khác</translation>
    </message>
    <message>
        <source>{spot} {result} ({event})</source>
        <translation>{spot} {result} ({event})</translation>
    </message>
    <message>
        <source>Step taken back</source>
        <translation>Bước đã hoàn tác</translation>
    </message>
    <message>
        <source>{what}, by {who}</source>
        <translation>{what}, bởi {who}</translation>
    </message>
    <message>
        <source>Position {seat}: {spot} verified, camera {camera}</source>
        <translation>Vị trí {seat}: {spot} đã xác minh, camera {camera}</translation>
    </message>
    <message>
        <source>The deal pays {total}, its limit is {limit}</source>
        <translation>Ván này trả {total}, giới hạn là {limit}</translation>
    </message>
    <message>
        <source>Paid to the limit</source>
        <translation>Đã trả đến giới hạn</translation>
    </message>
    <message>
        <source>Round {number}, position {seat}: {spot} {was} put right to {amount}</source>
        <translation>Ván {number}, vị trí {seat}: {spot} {was} sửa thành {amount}</translation>
    </message>
    <message>
        <source>Round {number}, position {seat}: {spot} was named {was}, is {event} now</source>
        <translation>Ván {number}, vị trí {seat}: {spot} đã nêu {was}, nay là {event}</translation>
    </message>
    <message>
        <source>Meters open: {meters}</source>
        <translation>Mở đồng hồ: {meters}</translation>
    </message>
    <message>
        <source>Meter {meter} changed by {amount}: {why}</source>
        <translation>Đồng hồ {meter} đổi {amount}: {why}</translation>
    </message>
    <message>
        <source>No progressive wagers: {why}</source>
        <translation>Không nhận cược lũy tiến: {why}</translation>
    </message>
    <message>
        <source>Totals compared with the floor: they differ</source>
        <translation>So tổng với sàn: khác nhau</translation>
    </message>
    <message>
        <source>Position {seat}: prize of {amount} taken back</source>
        <translation>Vị trí {seat}: đã rút lại giải {amount}</translation>
    </message>
    <message>
        <source>Position {seat}: prize of {was} is {amount} now</source>
        <translation>Vị trí {seat}: giải {was} nay là {amount}</translation>
    </message>
    <message>
        <source>Round {number}, position {seat}: prize of {was} is {amount} now</source>
        <translation>Ván {number}, vị trí {seat}: giải {was} nay là {amount}</translation>
    </message>
    <message>
        <source>Position {seat}: prize of {amount} verified</source>
        <translation>Vị trí {seat}: đã xác minh giải {amount}</translation>
    </message>
    <message>
        <source>{form} signed: {amount}</source>
        <translation>{form} đã ký: {amount}</translation>
    </message>
    <message>
        <source>{form} is void</source>
        <translation>{form} đã hủy</translation>
    </message>
    <message>
        <source>Paid in full, over the limit</source>
        <translation>Đã trả đủ, vượt giới hạn</translation>
    </message>
    <message>
        <source>{amount} on {spot}</source>
        <translation>{amount} ở {spot}</translation>
    </message>
    <message>
        <source>Totals compared with the floor: the same</source>
        <translation>So tổng với sàn: bằng nhau</translation>
    </message>
    <message>
        <source>{count} progressive chips counted</source>
        <translation>Đã đếm {count} chip lũy tiến</translation>
    </message>
    <message>
        <source>Wagers are open again</source>
        <translation>Mở cược lại</translation>
    </message>
    <message>
        <source>Meters grew: {meters}</source>
        <translation>Đồng hồ tăng: {meters}</translation>
    </message>
    <message>
        <source>Meters moved elsewhere: {meters}</source>
        <translation>Đồng hồ chuyển đi: {meters}</translation>
    </message>
    <message>
        <source>jackpot process opened</source>
        <translation>mở quy trình jackpot</translation>
    </message>
    <message>
        <source>Position {seat}: {event} chosen</source>
        <translation>Vị trí {seat}: đã chọn {event}</translation>
    </message>
    <message>
        <source>no jackpot</source>
        <translation>không có jackpot</translation>
    </message>
    <message>
        <source>Pending Jackpot touched</source>
        <translation>Đã chạm jackpot đang chờ</translation>
    </message>
    <message>
        <source>jackpot cancelled</source>
        <translation>đã hủy jackpot</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>thắng</translation>
    </message>
    <message>
        <source>pushes</source>
        <translation>hòa</translation>
    </message>
    <message>
        <source>goes back</source>
        <translation>trả lại</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>theo</translation>
    </message>
    <message>
        <source>folds</source>
        <translation>bỏ bài</translation>
    </message>
    <message>
        <source>table closed</source>
        <translation>bàn đóng</translation>
    </message>
    <message>
        <source>chips counted</source>
        <translation>đếm chip</translation>
    </message>
    <message>
        <source>rest of the deck</source>
        <translation>phần bài còn lại</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>quyết định</translation>
    </message>
    <message>
        <source>folded hands</source>
        <translation>bài bỏ</translation>
    </message>
    <message>
        <source>settlement</source>
        <translation>thanh toán</translation>
    </message>
    <message>
        <source>deck back</source>
        <translation>trả bộ bài</translation>
    </message>
    <message>
        <source>Table opened</source>
        <translation>Đã mở bàn</translation>
    </message>
    <message>
        <source>Terms changed</source>
        <translation>Đã đổi điều kiện</translation>
    </message>
    <message>
        <source>Table closed</source>
        <translation>Đã đóng bàn</translation>
    </message>
    <message>
        <source>Payment verified</source>
        <translation>Đã xác minh khoản trả</translation>
    </message>
    <message>
        <source>Deal over its limit decided</source>
        <translation>Đã quyết định lượt chia vượt giới hạn</translation>
    </message>
    <message>
        <source>Payment put right</source>
        <translation>Đã sửa khoản trả</translation>
    </message>
    <message>
        <source>Event named anew</source>
        <translation>Nêu lại kết quả</translation>
    </message>
    <message>
        <source>Difference settled</source>
        <translation>Đã xử lý chênh lệch</translation>
    </message>
    <message>
        <source>Irregularity answered</source>
        <translation>Đã giải quyết sự cố</translation>
    </message>
    <message>
        <source>Device fault put right</source>
        <translation>Đã sửa lỗi thiết bị</translation>
    </message>
    <message>
        <source>Meter changed</source>
        <translation>Đã đổi đồng hồ</translation>
    </message>
    <message>
        <source>Prize verified</source>
        <translation>Đã xác minh giải</translation>
    </message>
    <message>
        <source>Wager placed</source>
        <translation>Đã đặt cược</translation>
    </message>
    <message>
        <source>Wagers repeated</source>
        <translation>Đã đặt lại cược cũ</translation>
    </message>
    <message>
        <source>Wagers set</source>
        <translation>Đã ghi các cược</translation>
    </message>
    <message>
        <source>Player left</source>
        <translation>Khách đã rời</translation>
    </message>
    <message>
        <source>Player sat out</source>
        <translation>Khách nghỉ ván</translation>
    </message>
    <message>
        <source>Player sat in</source>
        <translation>Khách chơi lại</translation>
    </message>
    <message>
        <source>Packet dealt</source>
        <translation>Đã chia xấp bài</translation>
    </message>
    <message>
        <source>Rest of the deck racked</source>
        <translation>Bài còn lại đã vào khay</translation>
    </message>
    <message>
        <source>Decision taken</source>
        <translation>Đã quyết định</translation>
    </message>
    <message>
        <source>Decisions locked</source>
        <translation>Đã chốt quyết định</translation>
    </message>
    <message>
        <source>Hand collected</source>
        <translation>Đã thu bài</translation>
    </message>
    <message>
        <source>Hand racked</source>
        <translation>Bài đã vào khay</translation>
    </message>
    <message>
        <source>Jackpot process opened</source>
        <translation>Đã mở quy trình jackpot</translation>
    </message>
    <message>
        <source>Jackpot chosen</source>
        <translation>Đã chọn jackpot</translation>
    </message>
    <message>
        <source>Cards put right</source>
        <translation>Đã sửa bài</translation>
    </message>
    <message>
        <source>Prize changed</source>
        <translation>Đã đổi giải thưởng</translation>
    </message>
    <message>
        <source>Form declared void</source>
        <translation>Đã hủy biểu mẫu</translation>
    </message>
    <message>
        <source>Sign-on failed</source>
        <translation>Đăng nhập thất bại</translation>
    </message>
    <message>
        <source>Signed on after failures</source>
        <translation>Đăng nhập sau vài lần sai</translation>
    </message>
    <message>
        <source>Unlocked</source>
        <translation>Đã mở khóa</translation>
    </message>
    <message>
        <source>A player was skipped</source>
        <translation>Bỏ sót một khách</translation>
    </message>
    <message>
        <source>A hand was dealt to a vacant position</source>
        <translation>Chia vào vị trí trống</translation>
    </message>
    <message>
        <source>A card was exposed during the deal</source>
        <translation>Lộ bài khi chia</translation>
    </message>
    <message>
        <source>A player handled the Draw card</source>
        <translation>Khách chạm lá Draw</translation>
    </message>
    <message>
        <source>A packet holds the wrong number of cards</source>
        <translation>Xấp bài sai số lá</translation>
    </message>
    <message>
        <source>One card was seen twice</source>
        <translation>Một lá xuất hiện hai lần</translation>
    </message>
    <message>
        <source>A card does not match what was recorded</source>
        <translation>Lá bài khác với đã ghi</translation>
    </message>
    <message>
        <source>A card of the dealer&apos;s hand does not match</source>
        <translation>Một lá bài của dealer không khớp</translation>
    </message>
    <message>
        <source>Packets and positions do not agree</source>
        <translation>Xấp bài và vị trí không khớp</translation>
    </message>
    <message>
        <source>A hand was exposed out of turn</source>
        <translation>Mở bài sai lượt</translation>
    </message>
    <message>
        <source>A player leaves during the round</source>
        <translation>Khách rời bàn giữa ván</translation>
    </message>
    <message>
        <source>A wager was placed or changed after no more bets</source>
        <translation>Đặt hoặc đổi cược sau khi ngừng cược</translation>
    </message>
    <message>
        <source>A payment is corrected</source>
        <translation>Sửa một khoản trả</translation>
    </message>
    <message>
        <source>A deck is taken out of use</source>
        <translation>Ngừng dùng một bộ bài</translation>
    </message>
    <message>
        <source>The round is void</source>
        <translation>Ván bị hủy</translation>
    </message>
    <message>
        <source>Progressive chips and wagers do not agree</source>
        <translation>Chip lũy tiến và cược không khớp</translation>
    </message>
    <message>
        <source>The cards do not show the hand that was chosen</source>
        <translation>Bài không đúng tay bài đã chọn</translation>
    </message>
    <message>
        <source>A jackpot is disputed</source>
        <translation>Tranh cãi về jackpot</translation>
    </message>
    <message>
        <source>{spot} {result} {amount}</source>
        <translation>{spot} {result} {amount}</translation>
    </message>
    <message>
        <source>Wagers as before at {seats}</source>
        <translation>Cược như trước ở {seats}</translation>
    </message>
    <message>
        <source>No more bets; {count} hands are dealt</source>
        <translation>Ngừng cược; chia {count} tay bài</translation>
    </message>
    <message>
        <source>Hands moved: {moves}</source>
        <translation>Đã dời bài: {moves}</translation>
    </message>
    <message>
        <source>Round {number} over: {paid} paid, {taken} taken</source>
        <translation>Hết ván {number}: trả {paid}, thu {taken}</translation>
    </message>
    <message>
        <source>nothing is settled</source>
        <translation>chưa thanh toán gì</translation>
    </message>
    <message>
        <source>packet {number}</source>
        <translation>xấp bài {number}</translation>
    </message>
    <message>
        <source>hand collected: {results}</source>
        <translation>thu bài: {results}</translation>
    </message>
    <message>
        <source>named {events}: {results}</source>
        <translation>nêu {events}: {results}</translation>
    </message>
    <message>
        <source>{one} to {two}</source>
        <translation>{one} sang {two}</translation>
    </message>
    <message>
        <source>cards put right, {cards}: {results}</source>
        <translation>sửa bài, {cards}: {results}</translation>
    </message>
    <message>
        <source>player left</source>
        <translation>khách đã rời đi</translation>
    </message>
    <message>
        <source>sits the round out</source>
        <translation>nghỉ ván này</translation>
    </message>
    <message>
        <source>plays after all</source>
        <translation>vẫn chơi</translation>
    </message>
    <message>
        <source>Rest of the deck to the rack</source>
        <translation>Bài còn lại vào khay</translation>
    </message>
    <message>
        <source>Decisions locked at {count} positions</source>
        <translation>Chốt quyết định ở {count} vị trí</translation>
    </message>
    <message>
        <source>hand to the rack</source>
        <translation>bài vào khay</translation>
    </message>
    <message>
        <source>hand forfeited</source>
        <translation>bài bị tước</translation>
    </message>
    <message>
        <source>withdrawn, the wagers go back</source>
        <translation>rút, trả lại cược</translation>
    </message>
    <message>
        <source>Cards come from {source} now</source>
        <translation>Bài nay đến từ {source}</translation>
    </message>
    <message>
        <source>Misdeal: {count} wagers go back</source>
        <translation>Chia hỏng: trả lại {count} cược</translation>
    </message>
    <message>
        <source>The deck is taken out of use</source>
        <translation>Bộ bài ngừng sử dụng</translation>
    </message>
    <message>
        <source>A new deck is in play</source>
        <translation>Bộ bài mới vào chơi</translation>
    </message>
    <message>
        <source>Step taken back: {step}</source>
        <translation>Đã hoàn tác bước: {step}</translation>
    </message>
    <message>
        <source>{spot} cleared</source>
        <translation>đã xóa {spot}</translation>
    </message>
    <message>
        <source>{decision}, 16 told</source>
        <translation>{decision}, đã báo 16</translation>
    </message>
    <message>
        <source>no position</source>
        <translation>không vị trí nào</translation>
    </message>
    <message>
        <source>Wait for the answer, or withdraw the question with a reason.</source>
        <translation>Hãy chờ câu trả lời, hoặc rút câu hỏi lại kèm lý do.</translation>
    </message>
    <message>
        <source>{name} was asked and has not answered</source>
        <translation>Đã hỏi {name} và chưa có trả lời</translation>
    </message>
    <message>
        <source>{name} asked it, and does not answer it</source>
        <translation>{name} đã hỏi, nên không tự trả lời</translation>
    </message>
    <message>
        <source>Write the answer, or withdraw the question with a reason.</source>
        <translation>Ghi câu trả lời, hoặc rút lại câu hỏi kèm lý do.</translation>
    </message>
    <message>
        <source>It was handed on to {name}</source>
        <translation>Đã chuyển cho {name}</translation>
    </message>
    <message>
        <source>It is approved already</source>
        <translation>Đã được duyệt rồi</translation>
    </message>
    <message>
        <source>That was not asked</source>
        <translation>Chưa ai hỏi điều đó</translation>
    </message>
    <message>
        <source>{name} has handed it on</source>
        <translation>{name} đã chuyển tiếp việc này</translation>
    </message>
    <message>
        <source>Somebody else approves it.</source>
        <translation>Người khác phê duyệt.</translation>
    </message>
    <message>
        <source>Somebody of that rank approves it.</source>
        <translation>Người có cấp bậc đó phê duyệt.</translation>
    </message>
    <message>
        <source>Somebody else asked it</source>
        <translation>Người khác đã hỏi</translation>
    </message>
    <message>
        <source>Whoever asked withdraws it.</source>
        <translation>Người hỏi tự rút lại.</translation>
    </message>
    <message>
        <source>{name} signed it at the table</source>
        <translation>{name} đã ký việc đó tại bàn</translation>
    </message>
    <message>
        <source>Somebody else looks at it.</source>
        <translation>Người khác xem việc này.</translation>
    </message>
    <message>
        <source>These figures are signed already</source>
        <translation>Các số liệu này đã được ký</translation>
    </message>
    <message>
        <source>This shift was signed with other figures</source>
        <translation>Ca này đã được ký với số liệu khác</translation>
    </message>
    <message>
        <source>Say what has changed since.</source>
        <translation>Hãy nói điều gì đã thay đổi từ đó.</translation>
    </message>
    <message>
        <source>There is no shift to sign</source>
        <translation>Không có ca nào để ký</translation>
    </message>
    <message>
        <source>Ranks by place</source>
        <translation>Hạng theo chỗ</translation>
    </message>
    <message>
        <source>Suits by place</source>
        <translation>Chất theo chỗ</translation>
    </message>
    <message>
        <source>Repeats from the last deck</source>
        <translation>Lặp lại từ bộ bài trước</translation>
    </message>
    <message>
        <source>Repeats from the last deck but one</source>
        <translation>Lặp lại từ bộ bài trước nữa</translation>
    </message>
    <message>
        <source>Reported at position {seats}: {name}</source>
        <translation>Báo ở vị trí {seats}: {name}</translation>
    </message>
    <message>
        <source>Answered: {choice} ({name})</source>
        <translation>Giải quyết: {choice} ({name})</translation>
    </message>
    <message>
        <source>Fault over: {fault}</source>
        <translation>Hết lỗi: {fault}</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>bàn</translation>
    </message>
    <message>
        <source>the dealer&apos;s screen</source>
        <translation>màn hình của Dealer</translation>
    </message>
    <message>
        <source>cards that were not seen at the table</source>
        <translation>các lá bài không được thấy trên bàn</translation>
    </message>
    <message>
        <source>a comparison</source>
        <translation>một lần so sánh</translation>
    </message>
    <message>
        <source>a shift&apos;s figures</source>
        <translation>số liệu của một ca</translation>
    </message>
    <message>
        <source>Looked at {what}: records {first} to {last}</source>
        <translation>Đã xem {what}: bản ghi {first} đến {last}</translation>
    </message>
    <message>
        <source>Table {table} opened</source>
        <translation>Đã mở bàn {table}</translation>
    </message>
    <message>
        <source>Terms changed: {count}</source>
        <translation>Điều kiện đã đổi: {count}</translation>
    </message>
    <message>
        <source>{name} signed off</source>
        <translation>{name} đăng xuất</translation>
    </message>
    <message>
        <source>The table&apos;s clock was set back</source>
        <translation>Đồng hồ của bàn bị chỉnh lùi</translation>
    </message>
    <message>
        <source>Device frames {first} to {last} bound</source>
        <translation>Đã gắn khung thiết bị {first} đến {last}</translation>
    </message>
    <message>
        <source>{month} archived</source>
        <translation>Đã lưu trữ {month}</translation>
    </message>
    <message>
        <source>Archived device frames removed</source>
        <translation>Đã gỡ các khung thiết bị đã lưu trữ</translation>
    </message>
    <message>
        <source>Went on from a copy of {size} records</source>
        <translation>Tiếp tục từ bản sao {size} bản ghi</translation>
    </message>
    <message>
        <source>{name} added</source>
        <translation>Đã thêm {name}</translation>
    </message>
    <message>
        <source>Operator {number} disabled</source>
        <translation>Đã ngừng nhân viên {number}</translation>
    </message>
    <message>
        <source>Operator {number} has another PIN</source>
        <translation>Nhân viên {number} có PIN khác</translation>
    </message>
    <message>
        <source>Operator {number} has another badge</source>
        <translation>Nhân viên {number} có thẻ khác</translation>
    </message>
    <message>
        <source>Operator {number} signed on after failures</source>
        <translation>Nhân viên {number} đăng nhập sau khi sai</translation>
    </message>
    <message>
        <source>Operator {number} locked out</source>
        <translation>Nhân viên {number} bị khóa</translation>
    </message>
    <message>
        <source>Operator {number} unlocked</source>
        <translation>Đã mở khóa nhân viên {number}</translation>
    </message>
    <message>
        <source>Operator {number} chose a look</source>
        <translation>Nhân viên {number} chọn giao diện</translation>
    </message>
    <message>
        <source>Console {name} opened</source>
        <translation>Đã mở bàn điều khiển {name}</translation>
    </message>
    <message>
        <source>{count} tables given to {number}</source>
        <translation>Giao {count} bàn cho {number}</translation>
    </message>
    <message>
        <source>Mark {mark} corrected: {text}</source>
        <translation>Dấu {mark} được sửa: {text}</translation>
    </message>
    <message>
        <source>Mark {mark} withdrawn: {reason}</source>
        <translation>Dấu {mark} bị rút: {reason}</translation>
    </message>
    <message>
        <source>Reply to mark {mark}: {text}</source>
        <translation>Trả lời dấu {mark}: {text}</translation>
    </message>
    <message>
        <source>Hold: {reason}</source>
        <translation>Lệnh giữ: {reason}</translation>
    </message>
    <message>
        <source>Hold {hold} released: {reason}</source>
        <translation>Lệnh giữ {hold} được bỏ: {reason}</translation>
    </message>
    <message>
        <source>Camera {camera} compared with the table&apos;s clock</source>
        <translation>Camera {camera} được so với đồng hồ của bàn</translation>
    </message>
    <message>
        <source>Comparison {setting} withdrawn: {reason}</source>
        <translation>Lần so {setting} bị rút: {reason}</translation>
    </message>
    <message>
        <source>Alarm raised: {alarm} ({what})</source>
        <translation>Báo động: {alarm} ({what})</translation>
    </message>
    <message>
        <source>Alarm {alarm} is over</source>
        <translation>Báo động {alarm} đã hết</translation>
    </message>
    <message>
        <source>Alarm {alarm} acknowledged</source>
        <translation>Báo động {alarm} được xác nhận</translation>
    </message>
    <message>
        <source>Alarm {alarm} confirmed: {what}</source>
        <translation>Báo động {alarm} đã xử lý: {what}</translation>
    </message>
    <message>
        <source>Alarm {alarm} shelved for {minutes} min: {reason}</source>
        <translation>Báo động {alarm} gác lại {minutes} phút: {reason}</translation>
    </message>
    <message>
        <source>Alarm {alarm} is no longer shelved</source>
        <translation>Báo động {alarm} không còn gác lại</translation>
    </message>
    <message>
        <source>Looked at and right: record {position}</source>
        <translation>Đã xem và đúng: bản ghi {position}</translation>
    </message>
    <message>
        <source>Asked {who} about record {position}: {text}</source>
        <translation>Đã hỏi {who} về bản ghi {position}: {text}</translation>
    </message>
    <message>
        <source>Answer to {query}: {text}</source>
        <translation>Trả lời cho {query}: {text}</translation>
    </message>
    <message>
        <source>Question {query} withdrawn: {reason}</source>
        <translation>Câu hỏi {query} đã rút lại: {reason}</translation>
    </message>
    <message>
        <source>Record {position} handed on to {who}: {reason}</source>
        <translation>Bản ghi {position} chuyển cho {who}: {reason}</translation>
    </message>
    <message>
        <source>Shift of {count} tables signed: {figures}</source>
        <translation>Đã ký ca của {count} bàn: {figures}</translation>
    </message>
    <message>
        <source>Looked at {count} tables up to here</source>
        <translation>Đã xem {count} bàn đến đây</translation>
    </message>
    <message>
        <source>So far {count} tables had come</source>
        <translation>{count} bàn đã đến đây</translation>
    </message>
    <message>
        <source>{what} exported: {file}</source>
        <translation>Đã xuất {what}: {file}</translation>
    </message>
    <message>
        <source>{kind}, of a newer version</source>
        <translation>{kind}, của phiên bản mới hơn</translation>
    </message>
</context>
<context>
    <name>manuals</name>
    <message>
        <source>DRAW</source>
        <translation>DRAW</translation>
    </message>
    <message>
        <source>The Draw card</source>
        <translation>Lá Draw</translation>
    </message>
    <message>
        <source>FOLD 16</source>
        <translation>BỎ 16</translation>
    </message>
    <message>
        <source>Dealer qualifies</source>
        <translation>Dealer đủ điều kiện</translation>
    </message>
    <message>
        <source>Dealer does not qualify</source>
        <translation>Dealer không đủ điều kiện</translation>
    </message>
    <message>
        <source>Higher hand</source>
        <translation>Bài cao hơn</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Bằng nhau</translation>
    </message>
    <message>
        <source>Lower hand</source>
        <translation>Bài thấp hơn</translation>
    </message>
    <message>
        <source>1 to 1</source>
        <translation>1 ăn 1</translation>
    </message>
    <message>
        <source>Each player makes an Ante wager, and or an optional Player Bonus, 6 Card Bounty or 3 Card Stud STAX Progressive wager.</source>
        <translation>Mỗi khách đặt cược Ante, và/hoặc tùy chọn Player Bonus, 6 Card Bounty hay 3 Card Stud STAX Progressive.</translation>
    </message>
    <message>
        <source>Collect the 3 Card Stud STAX Progressive wagers and count them against those that are shown.</source>
        <translation>Thu cược 3 Card Stud STAX Progressive và đếm so với số hiển thị.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Chia bài</translation>
    </message>
    <message>
        <source>Position {seat}: deal three cards face down.</source>
        <translation>Vị trí {seat}: chia ba lá úp.</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards</source>
        <translation>Bài dealer</translation>
    </message>
    <message>
        <source>Deal the dealer&apos;s three cards face down.</source>
        <translation>Chia ba lá úp cho dealer.</translation>
    </message>
    <message>
        <source>Rest to rack</source>
        <translation>Bài còn lại vào khay</translation>
    </message>
    <message>
        <source>Place the remaining cards in the discard rack, following house dealing procedures.</source>
        <translation>Đặt bài còn lại vào khay bài bỏ, theo quy trình chia của nhà cái.</translation>
    </message>
    <message>
        <source>Each player folds, or raises by making a Play wager equal to the Ante wager.</source>
        <translation>Mỗi khách bỏ bài, hoặc theo bằng cược Play bằng Ante.</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>Bài bỏ</translation>
    </message>
    <message>
        <source>Remove the Ante wagers of folded hands. The Player Bonus, 6 Card Bounty and 3 Card Stud STAX Progressive remain in action.</source>
        <translation>Lấy cược Ante của bài bỏ. Player Bonus, 6 Card Bounty và 3 Card Stud STAX Progressive vẫn còn hiệu lực.</translation>
    </message>
    <message>
        <source>collect</source>
        <translation>thu</translation>
    </message>
    <message>
        <source>Position {seat}: remove the Ante wager and collect the folded hand.</source>
        <translation>Vị trí {seat}: lấy cược Ante và thu bài bỏ.</translation>
    </message>
    <message>
        <source>tuck under Bounty</source>
        <translation>dưới Bounty</translation>
    </message>
    <message>
        <source>Position {seat}: remove the Ante wager and tuck the player&apos;s cards under the 6 Card Bounty wager until the game is finished.</source>
        <translation>Vị trí {seat}: lấy cược Ante và đặt bài dưới cược 6 Card Bounty đến hết ván.</translation>
    </message>
    <message>
        <source>Turn over the dealer&apos;s cards. The dealer needs a Queen high or better to qualify.</source>
        <translation>Lật bài dealer. Dealer cần Q trở lên mới đủ điều kiện.</translation>
    </message>
    <message>
        <source>Settle {first} → 1</source>
        <translation>Trả thưởng {first} → 1</translation>
    </message>
    <message>
        <source>Evaluate all hands, from position {first} to position one, and pay accordingly.</source>
        <translation>Xét mọi tay bài, từ vị trí {first} đến vị trí một, và trả theo đó.</translation>
    </message>
    <message>
        <source>Position {seat}: turn over the three cards; resolve what is in action: Ante, Play, Ante Bonus, Player Bonus, 6 Card Bounty.</source>
        <translation>Vị trí {seat}: lật ba lá; giải quyết cược còn hiệu lực: Ante, Play, Ante Bonus, Player Bonus, 6 Card Bounty.</translation>
    </message>
    <message>
        <source>STAX</source>
        <translation>STAX</translation>
    </message>
    <message>
        <source>Position {seat}: with the three cards face up, resolve the 3 Card Stud STAX Progressive according to the posted paytable.</source>
        <translation>Vị trí {seat}: khi ba lá đã ngửa, giải quyết 3 Card Stud STAX Progressive theo bảng niêm yết.</translation>
    </message>
    <message>
        <source>touch the seat</source>
        <translation>chạm ghế</translation>
    </message>
    <message>
        <source>A hand which achieves a payout on the paytable is identified: touch the seat of the player, position {seat}.</source>
        <translation>Có tay bài trúng thưởng theo bảng: chạm ghế của khách, vị trí {seat}.</translation>
    </message>
    <message>
        <source>hand achieved</source>
        <translation>bài đạt được</translation>
    </message>
    <message>
        <source>Position {seat}: select the hand achieved, or “None” to undo the erroneous process.</source>
        <translation>Vị trí {seat}: chọn tay bài đạt được, hoặc “None” để hủy thao tác nhầm.</translation>
    </message>
    <message>
        <source>Position {seat}: touch “Pending Jackpot” to proceed with the selected hand.</source>
        <translation>Vị trí {seat}: chạm “Pending Jackpot” để tiếp tục với tay bài đã chọn.</translation>
    </message>
    <message>
        <source>Position {seat}: touch “Pay Jackpot” to proceed, or “Cancel Jackpot” if the jackpot should not be awarded.</source>
        <translation>Vị trí {seat}: chạm “Pay Jackpot” để tiếp tục, hoặc “Cancel Jackpot” nếu không được trao.</translation>
    </message>
    <message>
        <source>verify</source>
        <translation>xác minh</translation>
    </message>
    <message>
        <source>Position {seat}: the jackpot is pending. A supervisor verifies the hand, the wager and the payment; then pay it.</source>
        <translation>Vị trí {seat}: jackpot đang chờ. Giám sát xác minh tay bài, cược và tiền trả; sau đó trả.</translation>
    </message>
    <message>
        <source>hand to rack</source>
        <translation>bài vào khay</translation>
    </message>
    <message>
        <source>Position {seat}: pay or collect, then place the hand in the discard rack.</source>
        <translation>Vị trí {seat}: trả hoặc thu, rồi đặt bài vào khay bài bỏ.</translation>
    </message>
    <message>
        <source>Collect the dealer&apos;s cards and place the deck back in the shuffler or the shoe, following house procedures.</source>
        <translation>Thu bài dealer và đặt bộ bài lại vào máy xóc hoặc hộp bài, theo quy trình của nhà cái.</translation>
    </message>
    <message>
        <source>Wait until each player at the table places the ante wager and optional Natural 31 Bonus wagers.</source>
        <translation>Chờ mỗi khách đặt Ante và Natural 31 Bonus tùy chọn.</translation>
    </message>
    <message>
        <source>Position {seat}: place a four card hand face down to the right of the wager circles, then slide the top card into the “Draw” card space.</source>
        <translation>Vị trí {seat}: đặt bốn lá úp bên phải các ô cược, rồi đẩy lá trên cùng vào ô “Draw”.</translation>
    </message>
    <message>
        <source>Remove the remaining cards from the machine and place them in the discard rack.</source>
        <translation>Lấy bài còn lại ra khỏi máy và đặt vào khay bài bỏ.</translation>
    </message>
    <message>
        <source>Wait until all play/fold decisions have been made.</source>
        <translation>Chờ mọi khách quyết định chơi hay bỏ.</translation>
    </message>
    <message>
        <source>Collect all folded hands and forfeited Ante/Bonus wagers.</source>
        <translation>Thu mọi bài bỏ và cược Ante/Bonus bị mất.</translation>
    </message>
    <message>
        <source>Position {seat}: collect the folded hand and the forfeited Ante and Bonus wagers.</source>
        <translation>Vị trí {seat}: thu bài bỏ và cược Ante, Bonus bị mất.</translation>
    </message>
    <message>
        <source>tuck under 31</source>
        <translation>dưới 31</translation>
    </message>
    <message>
        <source>Position {seat}: collect the forfeited “Ante”; tuck the three card hand under the “Natural 31 Bonus” wager.</source>
        <translation>Vị trí {seat}: thu “Ante” bị mất; đặt ba lá dưới cược “Natural 31 Bonus”.</translation>
    </message>
    <message>
        <source>Expose the hands of each player, from position {first} to position one, and pay or collect.</source>
        <translation>Mở bài từng khách, từ vị trí {first} đến vị trí một, và trả hoặc thu.</translation>
    </message>
    <message>
        <source>Position {seat}: expose the “Natural” 3 card hand and resolve the Natural 31 Bonus wager using those initial 3 cards only.</source>
        <translation>Vị trí {seat}: mở tay bài “Natural” 3 lá và giải quyết Natural 31 Bonus chỉ bằng 3 lá đó.</translation>
    </message>
    <message>
        <source>Position {seat}: expose the “Natural” 3 card hand.</source>
        <translation>Vị trí {seat}: mở tay bài “Natural” 3 lá.</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>lá Draw</translation>
    </message>
    <message>
        <source>Position {seat}: flip the draw card, make the best 3 out of the 4 card hand and resolve the “Ante” and “Play” wagers.</source>
        <translation>Vị trí {seat}: lật lá draw, lấy 3 lá tốt nhất trong 4 và giải quyết “Ante” và “Play”.</translation>
    </message>
    <message>
        <source>Position {seat}: pay or collect, then remove the hand and place it in the discard rack.</source>
        <translation>Vị trí {seat}: trả hoặc thu, rồi lấy bài và đặt vào khay bài bỏ.</translation>
    </message>
    <message>
        <source>Shuffle the deck and place it back into the shuffle machine, following house procedure.</source>
        <translation>Xóc bộ bài và đặt lại vào máy xóc, theo quy trình của nhà cái.</translation>
    </message>
    <message>
        <source>Wait until each player has placed the “Ante” and optional “Natural 31 Bonus” wagers.</source>
        <translation>Chờ mỗi khách đặt “Ante” và “Natural 31 Bonus” tùy chọn.</translation>
    </message>
    <message>
        <source>Position {seat}: place a four card packet face down on top of the “Play” wager circle, then slide the top card into the “Draw” card space.</source>
        <translation>Vị trí {seat}: đặt xấp bốn lá úp lên ô “Play”, rồi đẩy lá trên cùng vào ô “Draw”.</translation>
    </message>
    <message>
        <source>Each player places a “Play” wager equal to the “Ante” and lays the cards underneath it, or folds. Wait until all decisions have been made.</source>
        <translation>Mỗi khách đặt “Play” bằng “Ante” và để bài bên dưới, hoặc bỏ bài. Chờ mọi quyết định xong.</translation>
    </message>
    <message>
        <source>Collect all folded hands and forfeited “Ante”/“Bonus” wagers.</source>
        <translation>Thu mọi bài bỏ và cược “Ante”/“Bonus” bị mất.</translation>
    </message>
    <message>
        <source>Position {seat}: collect the folded hand and the forfeited wagers.</source>
        <translation>Vị trí {seat}: thu bài bỏ và các cược bị mất.</translation>
    </message>
    <message>
        <source>Expose the hands of each remaining player, from position {first} to position one, and pay or collect.</source>
        <translation>Mở bài các khách còn lại, từ vị trí {first} đến vị trí một, và trả hoặc thu.</translation>
    </message>
    <message>
        <source>Position {seat}: expose the “Natural” three card hand and resolve the “Natural 31 Bonus” wager.</source>
        <translation>Vị trí {seat}: mở tay bài “Natural” ba lá và giải quyết cược “Natural 31 Bonus”.</translation>
    </message>
    <message>
        <source>Position {seat}: expose the “Natural” three card hand.</source>
        <translation>Vị trí {seat}: mở tay bài “Natural” ba lá.</translation>
    </message>
    <message>
        <source>Position {seat}: expose the “Draw” card, leave it in the “Draw” space; resolve “Ante” and “Play” on the best three card hand of the four.</source>
        <translation>Vị trí {seat}: mở lá “Draw”, để trong ô “Draw”; giải quyết “Ante” và “Play” theo ba lá tốt nhất trong bốn.</translation>
    </message>
    <message>
        <source>Place the deck back into the shuffle machine, following house procedure.</source>
        <translation>Đặt bộ bài lại vào máy xóc, theo quy trình của nhà cái.</translation>
    </message>
    <message>
        <source>The hand is a dead hand and treated as a misdeal. Hands can&apos;t be backed up to a previous player. Return all wagers.</source>
        <translation>Ván bài vô hiệu, coi là chia sai. Không được lùi bài về khách trước. Trả lại mọi cược.</translation>
    </message>
    <message>
        <source>Shift the dealt hands to the next proper position. Hands can be moved forward.</source>
        <translation>Dời bài đã chia sang vị trí đúng kế tiếp. Được dời bài về phía trước.</translation>
    </message>
    <message>
        <source>A card was exposed during the initial deal</source>
        <translation>Lộ bài khi chia lần đầu</translation>
    </message>
    <message>
        <source>The hand is treated as a misdeal. Return all wagers.</source>
        <translation>Coi là chia sai. Trả lại mọi cược.</translation>
    </message>
    <message>
        <source>Position {seat}: the hand, the “Ante” and the “Natural 31 Bonus” are forfeited. If a “Play” wager was placed, return it as if it had never been placed.</source>
        <translation>Vị trí {seat}: mất bài, “Ante” và “Natural 31 Bonus”. Nếu đã đặt cược “Play”, trả lại như chưa từng đặt.</translation>
    </message>
    <message>
        <source>Each player places an Ante wager and may make an optional Natural 31 Bonus and/or a 4 Card Royal Family Bonus side wager.</source>
        <translation>Mỗi khách đặt Ante và tùy chọn Natural 31 Bonus và/hoặc 4 Card Royal Family Bonus.</translation>
    </message>
    <message>
        <source>Position {seat}: deal three cards face down, and the “Draw” card into its space.</source>
        <translation>Vị trí {seat}: chia ba lá úp, và lá “Draw” vào ô của nó.</translation>
    </message>
    <message>
        <source>Each player folds, or makes a Play wager equal to the amount of the Ante wager.</source>
        <translation>Mỗi khách bỏ bài, hoặc đặt Play bằng Ante.</translation>
    </message>
    <message>
        <source>Folded hands lose the Ante wager and the Natural 31 Bonus wager; 4 Card Royal Family Bonus wagers remain active.</source>
        <translation>Bài bỏ mất Ante và Natural 31 Bonus; 4 Card Royal Family Bonus vẫn còn hiệu lực.</translation>
    </message>
    <message>
        <source>Position {seat}: collect the folded hand, the Ante wager and, if placed, the Natural 31 Bonus wager.</source>
        <translation>Vị trí {seat}: thu bài bỏ, cược Ante và Natural 31 Bonus nếu có.</translation>
    </message>
    <message>
        <source>tuck under Royal Family</source>
        <translation>dưới Royal Family</translation>
    </message>
    <message>
        <source>Position {seat}: collect the lost wagers; place the three cards under the 4 Card Royal Family Bonus wager, which remains active.</source>
        <translation>Vị trí {seat}: thu cược thua; đặt ba lá dưới cược 4 Card Royal Family Bonus, vẫn còn hiệu lực.</translation>
    </message>
    <message>
        <source>Check each player&apos;s hand, from position {first} to position one, and evaluate its wagers.</source>
        <translation>Xem bài từng khách, từ vị trí {first} đến vị trí một, và xét các cược.</translation>
    </message>
    <message>
        <source>Position {seat}: expose the original three cards and pay or collect the Natural 31 Bonus wager.</source>
        <translation>Vị trí {seat}: mở ba lá ban đầu và trả hoặc thu Natural 31 Bonus.</translation>
    </message>
    <message>
        <source>Position {seat}: expose the original three cards.</source>
        <translation>Vị trí {seat}: mở ba lá ban đầu.</translation>
    </message>
    <message>
        <source>Position {seat}: expose the “Draw” card; make the best three out of four card hand and evaluate the Ante and Play wagers.</source>
        <translation>Vị trí {seat}: mở lá “Draw”; lấy ba lá tốt nhất trong bốn và xét Ante và Play.</translation>
    </message>
    <message>
        <source>Royal Family</source>
        <translation>Royal Family</translation>
    </message>
    <message>
        <source>Position {seat}: with the “Draw” card face up, pay or collect the 4 Card Royal Family Bonus wager, based on all 4 cards.</source>
        <translation>Vị trí {seat}: khi lá “Draw” đã ngửa, trả hoặc thu 4 Card Royal Family Bonus, theo cả 4 lá.</translation>
    </message>
    <message>
        <source>Position {seat}: place the hand in the discard rack.</source>
        <translation>Vị trí {seat}: đặt bài vào khay bài bỏ.</translation>
    </message>
    <message>
        <source>Place the deck back for the next hand, following house procedure.</source>
        <translation>Trả bộ bài cho ván sau, theo quy trình của nhà cái.</translation>
    </message>
    <message>
        <source>Position {seat}: the hand, the Ante and the Natural 31 Bonus are forfeited, and a Play wager goes back. A 4 Card Royal Family Bonus wager remains active: place the three cards under it.</source>
        <translation>Vị trí {seat}: mất bài, Ante và Natural 31 Bonus; trả lại cược Play. 4 Card Royal Family Bonus vẫn còn hiệu lực: đặt ba lá dưới cược đó.</translation>
    </message>
    <message>
        <source>Wait until each player has placed the “Ante” and optional “Natural 31 Bonus” and “4 Card Royal Family Bonus” wagers.</source>
        <translation>Chờ mỗi khách đặt “Ante” và tùy chọn “Natural 31 Bonus”, “4 Card Royal Family Bonus”.</translation>
    </message>
    <message>
        <source>Position {seat}: place a four-card packet face down on the “Play” circle, then slide the top card into the “Draw” card space.</source>
        <translation>Vị trí {seat}: đặt xấp bốn lá úp lên ô “Play”, rồi đẩy lá trên cùng vào ô “Draw”.</translation>
    </message>
    <message>
        <source>Each player places a “Play” wager equal to the “Ante”, or folds. Wait until all decisions have been made.</source>
        <translation>Mỗi khách đặt “Play” bằng “Ante”, hoặc bỏ bài. Chờ mọi quyết định xong.</translation>
    </message>
    <message>
        <source>Position {seat}: collect the forfeited “Ante”; place the three-card hand under the “Natural 31 Bonus” wager.</source>
        <translation>Vị trí {seat}: thu “Ante” bị mất; đặt ba lá dưới cược “Natural 31 Bonus”.</translation>
    </message>
    <message>
        <source>Position {seat}: collect the forfeited “Ante”; place the three-card hand under the “4 Card Royal Family Bonus” wager.</source>
        <translation>Vị trí {seat}: thu “Ante” bị mất; đặt ba lá dưới cược “4 Card Royal Family Bonus”.</translation>
    </message>
    <message>
        <source>tuck under both bonuses</source>
        <translation>dưới cả hai bonus</translation>
    </message>
    <message>
        <source>Position {seat}: collect the forfeited “Ante”; place the three-card hand under the “Natural 31 Bonus” and “4 Card Royal Family Bonus” wagers.</source>
        <translation>Vị trí {seat}: thu “Ante” bị mất; đặt ba lá dưới cược “Natural 31 Bonus” và “4 Card Royal Family Bonus”.</translation>
    </message>
    <message>
        <source>Position {seat}: expose the “Natural” three-card hand and resolve the “Natural 31 Bonus” wager.</source>
        <translation>Vị trí {seat}: mở tay bài “Natural” ba lá và giải quyết cược “Natural 31 Bonus”.</translation>
    </message>
    <message>
        <source>Position {seat}: expose the “Natural” three-card hand.</source>
        <translation>Vị trí {seat}: mở tay bài “Natural” ba lá.</translation>
    </message>
    <message>
        <source>Position {seat}: expose the “Draw” card, leave it in its space; resolve “Ante” and “Play” on the best three of four.</source>
        <translation>Vị trí {seat}: mở lá “Draw”, để trong ô; giải quyết “Ante” và “Play” theo ba lá tốt nhất trong bốn.</translation>
    </message>
    <message>
        <source>Position {seat}: with the “Draw” card face up, resolve the “4 Card Royal Family Bonus” wager using all four cards.</source>
        <translation>Vị trí {seat}: khi lá “Draw” đã ngửa, giải quyết “4 Card Royal Family Bonus” bằng cả bốn lá.</translation>
    </message>
    <message>
        <source>The hand is dead and treated as a misdeal. Hands can&apos;t be backed up to a previous player. Return all wagers.</source>
        <translation>Ván bài vô hiệu, coi là chia sai. Không được lùi bài về khách trước. Trả lại mọi cược.</translation>
    </message>
    <message>
        <source>Position {seat}: the hand and wagers are forfeited. If a “Play” wager was placed, return it as if it had never been placed.</source>
        <translation>Vị trí {seat}: mất bài và cược. Nếu đã đặt cược “Play”, trả lại như chưa từng đặt.</translation>
    </message>
    <message>
        <source>Shift the dealt hands forward to the next proper position, the last one first.</source>
        <translation>Dời bài đã chia lên vị trí đúng kế tiếp, bắt đầu từ tay bài cuối.</translation>
    </message>
    <message>
        <source>Position {seat}: stop, every card face down. If the supervisor finds the packet right, go on; else it is a misdeal: all wagers go back, and the deck is counted.</source>
        <translation>Vị trí {seat}: dừng, để úp mọi lá. Nếu giám sát thấy xấp bài đúng thì tiếp tục; nếu không là chia sai: trả lại mọi cược và đếm bộ bài.</translation>
    </message>
    <message>
        <source>Stop. Leave the cards where they lie and call the supervisor: correct a wrong entry, or call a misdeal and take the deck out of use.</source>
        <translation>Dừng. Để nguyên bài và gọi giám sát: sửa mục nhập sai, hoặc coi là chia sai và ngừng dùng bộ bài.</translation>
    </message>
    <message>
        <source>Position {seat}: stop. Leave the card face up and call the supervisor, who decides which stands: the card on the table, or what was recorded.</source>
        <translation>Vị trí {seat}: dừng. Để ngửa lá bài và gọi giám sát quyết định theo bên nào: lá trên bàn hay đã ghi.</translation>
    </message>
    <message>
        <source>Stop. Leave the dealer&apos;s cards face up. The supervisor decides which stands: the cards on the table, or the record. Settled hands are settled anew.</source>
        <translation>Dừng lại. Để ngửa bài của dealer và gọi giám sát, người quyết định bên nào có hiệu lực: bài trên bàn hay điều đã ghi. Các tay bài đã thanh toán được thanh toán lại.</translation>
    </message>
    <message>
        <source>Stop dealing. Go on if the reader is back; else the supervisor decides: by hand, each card entered as it is exposed, or a misdeal, all wagers back.</source>
        <translation>Ngừng chia. Đầu đọc hoạt động lại thì tiếp tục; nếu không, giám sát quyết định: chia tay và nhập từng lá khi mở, hoặc chia sai, trả lại mọi cược.</translation>
    </message>
    <message>
        <source>Position {seat}: leave the hand face up and call the supervisor. Unless it is a misdeal, the player&apos;s decision stands or is taken at once; settle it in its turn.</source>
        <translation>Vị trí {seat}: để ngửa bài và gọi giám sát. Nếu không phải chia sai, quyết định của khách giữ nguyên hoặc lấy ngay; thanh toán đúng lượt.</translation>
    </message>
    <message>
        <source>Position {seat}: before the deal the wagers go back; after it a decided hand is settled in its turn and its chips are held for the player; an undecided hand is folded.</source>
        <translation>Vị trí {seat}: trước khi chia thì trả lại cược; sau đó bài đã quyết định thì thanh toán đúng lượt và giữ chip cho khách; chưa quyết định thì coi như bỏ.</translation>
    </message>
    <message>
        <source>Position {seat}: call the supervisor. The wager stands as it was at no more bets; give the rest back.</source>
        <translation>Vị trí {seat}: gọi giám sát. Cược giữ như lúc ngừng cược; trả lại phần thừa.</translation>
    </message>
    <message>
        <source>Position {seat}: call the supervisor. State what was paid and what is due; pay or take the difference. The first entry stays on the record.</source>
        <translation>Vị trí {seat}: gọi giám sát. Nêu số đã trả và số phải trả; trả hoặc lấy phần chênh. Bản ghi đầu vẫn được giữ.</translation>
    </message>
    <message>
        <source>A dealt round is finished if its decisions are locked, else void. Seal the deck, put a new one in its place, and check it before the next deal.</source>
        <translation>Ván đã chia: chơi hết nếu đã chốt quyết định, nếu không thì hủy. Niêm phong bộ bài, thay bộ mới và kiểm tra trước khi chia.</translation>
    </message>
    <message>
        <source>Call the supervisor, who gives the reason. Return all wagers, take back what was paid, and count the deck.</source>
        <translation>Gọi giám sát nêu lý do. Trả lại mọi cược, lấy lại tiền đã trả và đếm bộ bài.</translation>
    </message>
    <message>
        <source>Stop. Touch no card. With the supervisor, point at each packet in turn and say its position; go on once the terminal shows the table as it is, else call a misdeal.</source>
        <translation>Dừng. Không chạm bài. Cùng giám sát chỉ từng xấp và nói vị trí; tiếp tục khi máy hiện đúng như bàn, nếu không thì coi là chia sai.</translation>
    </message>
    <message>
        <source>Stop. Deal no card. Call the supervisor: the wagers are opened again and put right, or stand as the terminal accepted them.</source>
        <translation>Dừng. Không chia bài. Gọi giám sát: mở lại và sửa cược, hoặc giữ như máy đã nhận.</translation>
    </message>
    <message>
        <source>Position {seat}: leave the cards face up. The cards decide. Where others lie there than the record has, the supervisor has them corrected next, and the prize follows them.</source>
        <translation>Vị trí {seat}: để ngửa bài. Theo lá bài. Nếu khác với đã ghi, giám sát cho sửa tiếp theo, và giải thưởng theo bài đã sửa.</translation>
    </message>
    <message>
        <source>Position {seat}: pay nothing. The supervisor decides whether the jackpot stands. Where other cards lie there, they are corrected, and the prize follows. Refused for a reason, the wager goes back, and the meter has its amount.</source>
        <translation>Vị trí {seat}: không trả gì. Giám sát quyết định jackpot có giá trị hay không. Nếu ở đó là bài khác, bài được sửa và giải thưởng theo bài. Nếu bị từ chối vì một lý do, cược được trả lại và đồng hồ giữ nguyên số tiền.</translation>
    </message>
</context>
</TS>

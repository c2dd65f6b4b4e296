<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>screens</name>
    <message>
        <source>white</source>
        <translation>白</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>银</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>灰</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>橙</translation>
    </message>
    <message>
        <source>red</source>
        <translation>红</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>粉</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>蓝</translation>
    </message>
    <message>
        <source>green</source>
        <translation>绿</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>棕</translation>
    </message>
    <message>
        <source>black</source>
        <translation>黑</translation>
    </message>
    <message>
        <source>Start of shift</source>
        <translation>开班</translation>
    </message>
    <message>
        <source>Table reopened</source>
        <translation>重新开台</translation>
    </message>
    <message>
        <source>End of shift</source>
        <translation>收班</translation>
    </message>
    <message>
        <source>No players</source>
        <translation>没有客人</translation>
    </message>
    <message>
        <source>Fault at the table</source>
        <translation>赌台故障</translation>
    </message>
    <message>
        <source>Pit manager&apos;s order</source>
        <translation>经理指示</translation>
    </message>
    <message>
        <source>Limits changed</source>
        <translation>限额变更</translation>
    </message>
    <message>
        <source>Pay table changed</source>
        <translation>赔率表变更</translation>
    </message>
    <message>
        <source>New deck counted and checked</source>
        <translation>新牌已点数并检查</translation>
    </message>
    <message>
        <source>Scheduled change</source>
        <translation>按时更换</translation>
    </message>
    <message>
        <source>Seen on camera</source>
        <translation>监控已看</translation>
    </message>
    <message>
        <source>Seen at the table and on camera</source>
        <translation>台面和监控已看</translation>
    </message>
    <message>
        <source>Seen at the table</source>
        <translation>台面已看</translation>
    </message>
    <message>
        <source>Agreed with surveillance</source>
        <translation>与监控一致</translation>
    </message>
    <message>
        <source>Counted together</source>
        <translation>共同清点</translation>
    </message>
    <message>
        <source>Counted together on camera</source>
        <translation>在摄像头前共同清点</translation>
    </message>
    <message>
        <source>Miscounted</source>
        <translation>清点有误</translation>
    </message>
    <message>
        <source>Written on the wrong form</source>
        <translation>写错了单据</translation>
    </message>
    <message>
        <source>The chips were not moved</source>
        <translation>筹码没有移动</translation>
    </message>
    <message>
        <source>As posted</source>
        <translation>按公布限额</translation>
    </message>
    <message>
        <source>Manager&apos;s decision</source>
        <translation>经理决定</translation>
    </message>
    <message>
        <source>Overpaid</source>
        <translation>多赔</translation>
    </message>
    <message>
        <source>Underpaid</source>
        <translation>少赔</translation>
    </message>
    <message>
        <source>Wrong wager recorded</source>
        <translation>下注记录错误</translation>
    </message>
    <message>
        <source>The device is put right</source>
        <translation>设备已修好</translation>
    </message>
    <message>
        <source>House decision</source>
        <translation>赌场决定</translation>
    </message>
    <message>
        <source>The wager came late</source>
        <translation>下注过迟</translation>
    </message>
    <message>
        <source>A card is marked</source>
        <translation>有牌被做记号</translation>
    </message>
    <message>
        <source>The deck is not whole</source>
        <translation>牌不齐全</translation>
    </message>
    <message>
        <source>± {seconds} s</source>
        <translation>± {seconds} 秒</translation>
    </message>
    <message>
        <source>Console {name}</source>
        <translation>控制台 {name}</translation>
    </message>
    <message>
        <source>{name} is signed on. Somebody else may sign on here.</source>
        <translation>{name} 已登录。其他人可在此登录。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Sign on to look back. Each look is written in the console&apos;s journal.</source>
        <translation>登录后方可回看。每次查看都记入控制台日志。</translation>
    </message>
    <message>
        <source>Sign on</source>
        <translation>登录</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>Signed off</source>
        <translation>已退出</translation>
    </message>
    <message>
        <source>Enter number and PIN.</source>
        <translation>请输入编号和密码。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Sign off</source>
        <translation>签退</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>chip {denomination}</source>
        <translation>筹码{denomination}</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Irregularity</source>
        <translation>异常</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>主管</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>赔率表</translation>
    </message>
    <message>
        <source>The journal does not take what happened</source>
        <translation>日志无法记录</translation>
    </message>
    <message>
        <source>CHECKLIST OFF</source>
        <translation>步骤表停用</translation>
    </message>
    <message>
        <source>{cents}¢ in coin</source>
        <translation>{cents}¢硬币</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>荷官</translation>
    </message>
    <message>
        <source>Surveillance</source>
        <translation>监控</translation>
    </message>
    <message>
        <source>Auditor</source>
        <translation>审计员</translation>
    </message>
    <message>
        <source>Administrator</source>
        <translation>管理员</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>Deals, approves, opens tables</source>
        <translation>发牌、批准、开台</translation>
    </message>
    <message>
        <source>Watches and reviews</source>
        <translation>观察与复核</translation>
    </message>
    <message>
        <source>Approves, opens tables, manages operators</source>
        <translation>批准、开台、管理操作员</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>有效</translation>
    </message>
    <message>
        <source>Locked out</source>
        <translation>已锁定</translation>
    </message>
    <message>
        <source>Disabled</source>
        <translation>已停用</translation>
    </message>
    <message>
        <source>{whose} · by hand: the reader is in doubt</source>
        <translation>{whose} · 手工：读牌器存疑</translation>
    </message>
    <message>
        <source>{whose} · read {count} of {due}: {cards}</source>
        <translation>{whose} · 已读{count}/{due}：{cards}</translation>
    </message>
    <message>
        <source>{count} positions · {amount}</source>
        <translation>{count}个位置 · {amount}</translation>
    </message>
    <message>
        <source>{plays} play · {folds} fold</source>
        <translation>{plays}跟 · {folds}弃</translation>
    </message>
    <message>
        <source>See to the reader</source>
        <translation>检查读牌器</translation>
    </message>
    <message>
        <source>It reports a fault</source>
        <translation>报告故障</translation>
    </message>
    <message>
        <source>Open position {seat}</source>
        <translation>翻开{seat}号位</translation>
    </message>
    <message>
        <source>Position {seat}</source>
        <translation>{seat}号位</translation>
    </message>
    <message>
        <source>Dealer&apos;s hand</source>
        <translation>荷官的牌</translation>
    </message>
    <message>
        <source>Show the Draw card</source>
        <translation>出示Draw牌</translation>
    </message>
    <message>
        <source>Show the cards to the reader</source>
        <translation>向读牌器出示牌</translation>
    </message>
    <message>
        <source>Position {seat} · touch: by hand</source>
        <translation>{seat}号位 · 点此手工</translation>
    </message>
    <message>
        <source>Dealer&apos;s hand · touch: by hand</source>
        <translation>荷官的牌 · 点此手工</translation>
    </message>
    <message>
        <source>Tucked · position {seat}</source>
        <translation>已压牌 · {seat}号位</translation>
    </message>
    <message>
        <source>Collected · position {seat}</source>
        <translation>已收 · {seat}号位</translation>
    </message>
    <message>
        <source>show position {seat}</source>
        <translation>出示{seat}号位</translation>
    </message>
    <message>
        <source>open position {seat}</source>
        <translation>翻{seat}号位</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>已赔付</translation>
    </message>
    <message>
        <source>Collected</source>
        <translation>已收</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>已退回</translation>
    </message>
    <message>
        <source>Nothing paid</source>
        <translation>未赔付</translation>
    </message>
    <message>
        <source>Pushed</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>已结算</translation>
    </message>
    <message>
        <source>1 position · {amount}</source>
        <translation>1个位置 · {amount}</translation>
    </message>
    <message>
        <source>Nobody has an Ante</source>
        <translation>无人下底注</translation>
    </message>
    <message>
        <source>Round {number} · position {seat}</source>
        <translation>第{number}局 · {seat}号位</translation>
    </message>
    <message>
        <source>Open the dealer&apos;s hand</source>
        <translation>翻开荷官的牌</translation>
    </message>
    <message>
        <source>Draw card</source>
        <translation>翻Draw牌</translation>
    </message>
    <message>
        <source>Place wagers</source>
        <translation>请下注</translation>
    </message>
    <message>
        <source>Touch a circle</source>
        <translation>点圆圈</translation>
    </message>
    <message>
        <source>Same again</source>
        <translation>同上局</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>停止下注</translation>
    </message>
    <message>
        <source>Rest in the rack</source>
        <translation>余牌已入架</translation>
    </message>
    <message>
        <source>Lock decisions</source>
        <translation>锁定决定</translation>
    </message>
    <message>
        <source>Call the supervisor</source>
        <translation>请叫主管</translation>
    </message>
    <message>
        <source>Position {seat}: payment on hold</source>
        <translation>{seat}号位：暂停赔付</translation>
    </message>
    <message>
        <source>The deal pays more than its limit</source>
        <translation>本局赔付超限</translation>
    </message>
    <message>
        <source>New deck in play</source>
        <translation>启用新牌</translation>
    </message>
    <message>
        <source>A supervisor confirms</source>
        <translation>主管确认</translation>
    </message>
    <message>
        <source>Returned · deck is back</source>
        <translation>已退回 · 牌已归位</translation>
    </message>
    <message>
        <source>Deck is back</source>
        <translation>牌已放回</translation>
    </message>
    <message>
        <source>Then: the next round</source>
        <translation>然后：下一局</translation>
    </message>
    <message>
        <source>1 chip counted</source>
        <translation>已点1枚筹码</translation>
    </message>
    <message>
        <source>{chips} chips counted</source>
        <translation>已点{chips}枚筹码</translation>
    </message>
    <message>
        <source>As many as were accepted</source>
        <translation>与接受的数目相同</translation>
    </message>
    <message>
        <source>Jackpot · position {seat}</source>
        <translation>彩池 · {seat}号位</translation>
    </message>
    <message>
        <source>Begin its approval</source>
        <translation>开始核准</translation>
    </message>
    <message>
        <source>Choose above</source>
        <translation>请在上方选择</translation>
    </message>
    <message>
        <source>Pending Jackpot</source>
        <translation>Pending Jackpot</translation>
    </message>
    <message>
        <source>Position {seat}: jackpot pending</source>
        <translation>{seat}号位：彩池待核实</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>发牌中</translation>
    </message>
    <message>
        <source>Rest to the rack</source>
        <translation>余牌入架</translation>
    </message>
    <message>
        <source>The reader reports it</source>
        <translation>由读牌器报告</translation>
    </message>
    <message>
        <source>Deck back</source>
        <translation>放回整副牌</translation>
    </message>
    <message>
        <source>Position {seat} dealt</source>
        <translation>{seat}号位已发</translation>
    </message>
    <message>
        <source>Dealer&apos;s hand dealt</source>
        <translation>荷官牌已发</translation>
    </message>
    <message>
        <source>As this terminal shows it</source>
        <translation>本机所示</translation>
    </message>
    <message>
        <source>House procedures</source>
        <translation>赌场程序</translation>
    </message>
    <message>
        <source>todo</source>
        <translation>待办</translation>
    </message>
    <message>
        <source>current</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>overridden</source>
        <translation>已改判</translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation>不适用</translation>
    </message>
    <message>
        <source>deferred</source>
        <translation>推迟</translation>
    </message>
    <message>
        <source>CALLED OFF</source>
        <translation>本局取消</translation>
    </message>
    <message>
        <source>COMPLETE, WITH OVERRIDDEN STEPS</source>
        <translation>完成（有跳过步骤）</translation>
    </message>
    <message>
        <source>COMPLETE</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Touch a circle for a wager</source>
        <translation>点圆圈下注</translation>
    </message>
    <message>
        <source>Everyone plays until touched</source>
        <translation>未点到的都跟注</translation>
    </message>
    <message>
        <source>CHECKLIST</source>
        <translation>步骤表</translation>
    </message>
    <message>
        <source>CLOSED</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>PENDING</source>
        <translation>待核</translation>
    </message>
    <message>
        <source>HIT</source>
        <translation>中奖</translation>
    </message>
    <message>
        <source>Now {amount}</source>
        <translation>现为 {amount}</translation>
    </message>
    <message>
        <source>HOLD</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>{wager} ONLY</source>
        <translation>仅{wager}</translation>
    </message>
    <message>
        <source>NO ANTE</source>
        <translation>无底注</translation>
    </message>
    <message>
        <source>Tucked</source>
        <translation>已压牌</translation>
    </message>
    <message>
        <source>LATE</source>
        <translation>迟到</translation>
    </message>
    <message>
        <source>OUT</source>
        <translation>出局</translation>
    </message>
    <message>
        <source>PLAY</source>
        <translation>跟注</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>面朝下</translation>
    </message>
    <message>
        <source>FOLD</source>
        <translation>弃牌</translation>
    </message>
    <message>
        <source>DEALER</source>
        <translation>荷官</translation>
    </message>
    <message>
        <source>Player of position {seat}</source>
        <translation>{seat}号位玩家</translation>
    </message>
    <message>
        <source>Paid once the jackpot is: {what}</source>
        <translation>彩池赔付后再赔：{what}</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>输</translation>
    </message>
    <message>
        <source>forfeited</source>
        <translation>没收</translation>
    </message>
    <message>
        <source>Paid once the hold is decided: {what}</source>
        <translation>暂停事项决定后再赔：{what}</translation>
    </message>
    <message>
        <source>{what}: corrected by {name}</source>
        <translation>{what}：由{name}更正</translation>
    </message>
    <message>
        <source>The manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Return {amount}</source>
        <translation>退回{amount}</translation>
    </message>
    <message>
        <source>nothing paid, was {before}</source>
        <translation>未赔付，原为：{before}</translation>
    </message>
    <message>
        <source>was: {before}</source>
        <translation>原为：{before}</translation>
    </message>
    <message>
        <source>Paid before: {what}</source>
        <translation>此前已赔：{what}</translation>
    </message>
    <message>
        <source>POSITION {seat}</source>
        <translation>{seat}号位</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>已更正</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>赔付</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>第{number}局</translation>
    </message>
    <message>
        <source>{count} h</source>
        <translation>{count}小时</translation>
    </message>
    <message>
        <source>{count} s</source>
        <translation>{count}秒</translation>
    </message>
    <message>
        <source>{count} min</source>
        <translation>{count}分钟</translation>
    </message>
    <message>
        <source>of it from meters: {amount}</source>
        <translation>其中累积奖金：{amount}</translation>
    </message>
    <message>
        <source>Payments corrected: {count}</source>
        <translation>已更正赔付：{count}</translation>
    </message>
    <message>
        <source>Table {name}</source>
        <translation>{name}号台</translation>
    </message>
    <message>
        <source>Reader lost</source>
        <translation>读牌器失联</translation>
    </message>
    <message>
        <source>Reader fault</source>
        <translation>读牌器故障</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>手工</translation>
    </message>
    <message>
        <source>Reader quiet</source>
        <translation>读牌器无声</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>正在连接</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>读牌器</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>筹码盘</translation>
    </message>
    <message>
        <source>even</source>
        <translation>持平</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>已收台</translation>
    </message>
    <message>
        <source>no dealer</source>
        <translation>无荷官</translation>
    </message>
    <message>
        <source>SIMULATED</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>All wagers returned</source>
        <translation>下注已全部退回</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>已收</translation>
    </message>
    <message>
        <source>revision</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>An approval needs a reason</source>
        <translation>批准需要原因</translation>
    </message>
    <message>
        <source>Choose a reason from the list.</source>
        <translation>请从列表中选择原因。</translation>
    </message>
    <message>
        <source>Not all of it was looked at</source>
        <translation>尚未全部查看</translation>
    </message>
    <message>
        <source>Turn to the last page, then approve.</source>
        <translation>请翻到最后一页，再批准。</translation>
    </message>
    <message>
        <source>Ask surveillance, then enter its reference.</source>
        <translation>询问监控，然后输入其编号。</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>批准</translation>
    </message>
    <message>
        <source>{what} · {event}</source>
        <translation>{what} · {event}</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>新牌</translation>
    </message>
    <message>
        <source>The deck is out of use.</source>
        <translation>此副牌已停用。</translation>
    </message>
    <message>
        <source>Payment over the threshold</source>
        <translation>赔付超过门槛</translation>
    </message>
    <message>
        <source>Other reason</source>
        <translation>其他原因</translation>
    </message>
    <message>
        <source>Number and PIN</source>
        <translation>编号和密码</translation>
    </message>
    <message>
        <source>Choose the reason</source>
        <translation>请选择原因</translation>
    </message>
    <message>
        <source>First look at page {page}</source>
        <translation>请先看第{page}页</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>梅花</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>红心</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>黑桃</translation>
    </message>
    <message>
        <source>{cards} lies on the table already</source>
        <translation>{cards}已在台面</translation>
    </message>
    <message>
        <source>Look once more</source>
        <translation>再看一遍</translation>
    </message>
    <message>
        <source>{rank} of which suit?</source>
        <translation>{rank}是什么花色？</translation>
    </message>
    <message>
        <source>Cards as they lie: {left}</source>
        <translation>按摆放顺序：{left}张</translation>
    </message>
    <message>
        <source>Entered</source>
        <translation>已录入</translation>
    </message>
    <message>
        <source>Look again, or report the card.</source>
        <translation>再看一遍，或上报此牌。</translation>
    </message>
    <message>
        <source>The second of you counts the box, without having seen the first count.</source>
        <translation>第二个人清点钱箱，不看第一次的结果。</translation>
    </message>
    <message>
        <source>Dealer and supervisor count the tray together.</source>
        <translation>荷官和主管共同清点筹码盘。</translation>
    </message>
    <message>
        <source>Count what came before it goes into the tray.</source>
        <translation>先清点送来的筹码，再放入筹码盘。</translation>
    </message>
    <message>
        <source>Count what goes before it leaves the table.</source>
        <translation>先清点要送走的筹码，再离开赌桌。</translation>
    </message>
    <message>
        <source>The first of you counts the box.</source>
        <translation>第一个人清点钱箱。</translation>
    </message>
    <message>
        <source>The two counts differ</source>
        <translation>两次清点不一致</translation>
    </message>
    <message>
        <source>Count the box again, both of you.</source>
        <translation>请两人重新清点钱箱。</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>签署</translation>
    </message>
    <message>
        <source>Dealer and supervisor</source>
        <translation>荷官和主管</translation>
    </message>
    <message>
        <source>Count again</source>
        <translation>再次清点</translation>
    </message>
    <message>
        <source>By the second person</source>
        <translation>由第二个人</translation>
    </message>
    <message>
        <source>is being counted</source>
        <translation>正在清点</translation>
    </message>
    <message>
        <source>Number on paper</source>
        <translation>纸质编号</translation>
    </message>
    <message>
        <source>Pay in full</source>
        <translation>全额赔付</translation>
    </message>
    <message>
        <source>Pay up to the posted limit</source>
        <translation>赔至公布限额</translation>
    </message>
    <message>
        <source>Position {seat}: {what}</source>
        <translation>{seat}号位：{what}</translation>
    </message>
    <message>
        <source>The deal pays more than the posted limit</source>
        <translation>本局赔付超过公布限额</translation>
    </message>
    <message>
        <source>OVER THE LIMIT OF A DEAL</source>
        <translation>超出单局限额</translation>
    </message>
    <message>
        <source>All payments of this deal together are over the limit.</source>
        <translation>本局赔付总额超出限额。</translation>
    </message>
    <message>
        <source>No round is finished yet</source>
        <translation>尚无完成的局</translation>
    </message>
    <message>
        <source>No table was opened yet</source>
        <translation>尚未开台</translation>
    </message>
    <message>
        <source>No reader is in use</source>
        <translation>未使用读牌器</translation>
    </message>
    <message>
        <source>No other one is set up</source>
        <translation>没有其他设置</translation>
    </message>
    <message>
        <source>Dark felt</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>四色</translation>
    </message>
    <message>
        <source>Red and black</source>
        <translation>红与黑</translation>
    </message>
    <message>
        <source>Between rounds</source>
        <translation>两局之间</translation>
    </message>
    <message>
        <source>No dealer has signed on</source>
        <translation>没有荷官登录</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>回看</translation>
    </message>
    <message>
        <source>The last ten rounds</source>
        <translation>最近十局</translation>
    </message>
    <message>
        <source>As printed, to read and search</source>
        <translation>按原文，可阅读和搜索</translation>
    </message>
    <message>
        <source>Lock the screen</source>
        <translation>锁屏</translation>
    </message>
    <message>
        <source>What it says, what to do</source>
        <translation>状态与处理</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>画面</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>花色</translation>
    </message>
    <message>
        <source>Another count</source>
        <translation>数目不同</translation>
    </message>
    <message>
        <source>Not as many as were accepted</source>
        <translation>与接受的数目不同</translation>
    </message>
    <message>
        <source>MORE</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>What do you need?</source>
        <translation>需要什么？</translation>
    </message>
    <message>
        <source>How many chips were collected?</source>
        <translation>收了多少筹码？</translation>
    </message>
    <message>
        <source>The two PINs are different</source>
        <translation>两次输入的密码不同</translation>
    </message>
    <message>
        <source>Enter both again.</source>
        <translation>请重新输入。</translation>
    </message>
    <message>
        <source>The person enters a number, then a PIN twice. A badge may be shown now.</source>
        <translation>由本人输入编号，再输入两次密码。现在可以出示工牌。</translation>
    </message>
    <message>
        <source>The person enters a new PIN twice. A new badge may be shown now.</source>
        <translation>由本人输入两次新密码。现在可以出示新工牌。</translation>
    </message>
    <message>
        <source>The PIN, twice</source>
        <translation>密码，输入两次</translation>
    </message>
    <message>
        <source>New operator</source>
        <translation>新操作员</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>新密码</translation>
    </message>
    <message>
        <source>Put in force</source>
        <translation>生效</translation>
    </message>
    <message>
        <source>The badge is read</source>
        <translation>已读取工牌</translation>
    </message>
    <message>
        <source>No badge is shown yet</source>
        <translation>尚未出示工牌</translation>
    </message>
    <message>
        <source>Position {seat} · {spot}</source>
        <translation>{seat}号位 · {spot}</translation>
    </message>
    <message>
        <source>What did the hand achieve?</source>
        <translation>该手牌达成什么牌型？</translation>
    </message>
    <message>
        <source>On record</source>
        <translation>已记录</translation>
    </message>
    <message>
        <source>Nothing pays</source>
        <translation>不赔</translation>
    </message>
    <message>
        <source>These cards lie there</source>
        <translation>就是这些牌</translation>
    </message>
    <message>
        <source>Enter the cards</source>
        <translation>输入牌</translation>
    </message>
    <message>
        <source>Enter the event</source>
        <translation>输入牌型</translation>
    </message>
    <message>
        <source>Choose the event</source>
        <translation>选择牌型</translation>
    </message>
    <message>
        <source>Event only</source>
        <translation>仅牌型</translation>
    </message>
    <message>
        <source>Only a supervisor may do this</source>
        <translation>只有主管可以操作</translation>
    </message>
    <message>
        <source>Ask a supervisor.</source>
        <translation>请叫主管。</translation>
    </message>
    <message>
        <source>PIN again</source>
        <translation>再次输入密码</translation>
    </message>
    <message>
        <source>Camera reference</source>
        <translation>监控编号</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>发生了什么？</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>IRREGULARITY</source>
        <translation>异常</translation>
    </message>
    <message>
        <source>Not here</source>
        <translation>不在此处</translation>
    </message>
    <message>
        <source>At which position?</source>
        <translation>哪个位置？</translation>
    </message>
    <message>
        <source>As the cards show</source>
        <translation>按牌面</translation>
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
        <translation>不赔付</translation>
    </message>
    <message>
        <source>The record is put right first</source>
        <translation>先更正记录</translation>
    </message>
    <message>
        <source>None</source>
        <translation>None</translation>
    </message>
    <message>
        <source>Position {seat}: {event}, {amount}</source>
        <translation>{seat}号位：{event}，{amount}</translation>
    </message>
    <message>
        <source>Jackpot pending</source>
        <translation>彩池待核实</translation>
    </message>
    <message>
        <source>It is not paid</source>
        <translation>不予支付</translation>
    </message>
    <message>
        <source>The prize follows it. The first entry stays on the record.</source>
        <translation>奖金随之更改。首次记录仍保留。</translation>
    </message>
    <message>
        <source>Enter the cards anew</source>
        <translation>重新输入牌</translation>
    </message>
    <message>
        <source>Name the event anew</source>
        <translation>重新指定牌型</translation>
    </message>
    <message>
        <source>These cards lay there</source>
        <translation>当时是这些牌</translation>
    </message>
    <message>
        <source>Leave the terminal</source>
        <translation>退出终端</translation>
    </message>
    <message>
        <source>A supervisor enters number and PIN.</source>
        <translation>主管输入编号和密码。</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Play stops here. Call a technician, then try again.</source>
        <translation>游戏到此停止。请联系技术人员，然后重试。</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>返回台面</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>“{words}”: {count} places</source>
        <translation>“{words}”：{count}处</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Reads the journal anew</source>
        <translation>重新读取日志</translation>
    </message>
    <message>
        <source>Page back</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Page on</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>下一处</translation>
    </message>
    <message>
        <source>“{words}”: 1 place</source>
        <translation>“{words}”：1处</translation>
    </message>
    <message>
        <source>THE MANUAL</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Which chapter?</source>
        <translation>哪一章？</translation>
    </message>
    <message>
        <source>Malfunction: it shows too much</source>
        <translation>故障：显示过多</translation>
    </message>
    <message>
        <source>Malfunction: it shows too little</source>
        <translation>故障：显示过少</translation>
    </message>
    <message>
        <source>The display is above its maximum</source>
        <translation>显示超过上限</translation>
    </message>
    <message>
        <source>Seed is recovered</source>
        <translation>收回底金</translation>
    </message>
    <message>
        <source>The house adds to it</source>
        <translation>赌场增加</translation>
    </message>
    <message>
        <source>{name} goes from {before} to {after}</source>
        <translation>{name} 由 {before} 变为 {after}</translation>
    </message>
    <message>
        <source>Enter the amount</source>
        <translation>输入金额</translation>
    </message>
    <message>
        <source>Why is it changed?</source>
        <translation>为何更改？</translation>
    </message>
    <message>
        <source>The meter is not above it</source>
        <translation>奖池未超过它</translation>
    </message>
    <message>
        <source>It has no maximum</source>
        <translation>没有上限</translation>
    </message>
    <message>
        <source>CHANGE A METER</source>
        <translation>更改累进表</translation>
    </message>
    <message>
        <source>Which meter?</source>
        <translation>哪个累进表？</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>A supervisor approves</source>
        <translation>需主管批准</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>返回列表</translation>
    </message>
    <message>
        <source>An administrator does it</source>
        <translation>由管理员办理</translation>
    </message>
    <message>
        <source>with a badge</source>
        <translation>有工牌</translation>
    </message>
    <message>
        <source>without a badge</source>
        <translation>无工牌</translation>
    </message>
    <message>
        <source>Disabled for good</source>
        <translation>已永久停用</translation>
    </message>
    <message>
        <source>It is not locked</source>
        <translation>未被锁定</translation>
    </message>
    <message>
        <source>May this person sign on no more?</source>
        <translation>此人不再可以登录吗？</translation>
    </message>
    <message>
        <source>The person enters it</source>
        <translation>由本人输入</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>解锁</translation>
    </message>
    <message>
        <source>Disable</source>
        <translation>停用</translation>
    </message>
    <message>
        <source>For good: add the person anew</source>
        <translation>永久生效：之后须重新添加</translation>
    </message>
    <message>
        <source>Disable for good</source>
        <translation>永久停用</translation>
    </message>
    <message>
        <source>The number is never given again</source>
        <translation>此编号不再分配</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Nothing changes</source>
        <translation>不作更改</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>操作员</translation>
    </message>
    <message>
        <source>A supervisor or an administrator enters number and PIN.</source>
        <translation>由主管或管理员输入编号和密码。</translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation>添加人员</translation>
    </message>
    <message>
        <source>What may this person do?</source>
        <translation>此人可以做什么？</translation>
    </message>
    <message>
        <source>OPERATORS</source>
        <translation>操作员</translation>
    </message>
    <message>
        <source>Touch a name for what may be done.</source>
        <translation>触摸姓名查看可办理的事项。</translation>
    </message>
    <message>
        <source>In force at this table</source>
        <translation>本台现行</translation>
    </message>
    <message>
        <source>on hold: {amount}</source>
        <translation>暂停：{amount}</translation>
    </message>
    <message>
        <source>paid before: {amount}</source>
        <translation>此前已付：{amount}</translation>
    </message>
    <message>
        <source>limit reached: {amount}</source>
        <translation>已达限额：{amount}</translation>
    </message>
    <message>
        <source>pays {amount}</source>
        <translation>赔付{amount}</translation>
    </message>
    <message>
        <source>push</source>
        <translation>平</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>退回</translation>
    </message>
    <message>
        <source>PAY TABLES</source>
        <translation>赔率表</translation>
    </message>
    <message>
        <source>No. {option}</source>
        <translation>第{option}号</translation>
    </message>
    <message>
        <source>Paid so far: {amount}</source>
        <translation>目前已赔付：{amount}</translation>
    </message>
    <message>
        <source>The first entry stays on the record.</source>
        <translation>原记录保留。</translation>
    </message>
    <message>
        <source>Then {moves}. The first entry stays on the record.</source>
        <translation>随后：{moves}。第一次的记录保留。</translation>
    </message>
    <message>
        <source>Correct a payment</source>
        <translation>更正赔付</translation>
    </message>
    <message>
        <source>Say first that it won</source>
        <translation>请先选判赢</translation>
    </message>
    <message>
        <source>nothing more is due</source>
        <translation>无须再付或收回</translation>
    </message>
    <message>
        <source>It pushed</source>
        <translation>判平</translation>
    </message>
    <message>
        <source>It lost</source>
        <translation>判输</translation>
    </message>
    <message>
        <source>It won</source>
        <translation>判赢</translation>
    </message>
    <message>
        <source>No payment there</source>
        <translation>该位无赔付</translation>
    </message>
    <message>
        <source>Which payment?</source>
        <translation>哪一笔赔付？</translation>
    </message>
    <message>
        <source>Choose one from the list.</source>
        <translation>请从列表中选择。</translation>
    </message>
    <message>
        <source>A payment of the last round</source>
        <translation>上一局的赔付</translation>
    </message>
    <message>
        <source>CORRECT A PAYMENT</source>
        <translation>更正赔付</translation>
    </message>
    <message>
        <source>No reader</source>
        <translation>没有读牌器</translation>
    </message>
    <message>
        <source>The reader is not there yet</source>
        <translation>读牌器尚未就绪</translation>
    </message>
    <message>
        <source>The reader is ready</source>
        <translation>读牌器就绪</translation>
    </message>
    <message>
        <source>The reader is at work</source>
        <translation>读牌器工作中</translation>
    </message>
    <message>
        <source>The reader is quiet</source>
        <translation>读牌器没有消息</translation>
    </message>
    <message>
        <source>The reader reports a fault</source>
        <translation>读牌器报告故障</translation>
    </message>
    <message>
        <source>The reader is lost</source>
        <translation>读牌器失联</translation>
    </message>
    <message>
        <source>This table is dealt by hand.</source>
        <translation>本台手工发牌。</translation>
    </message>
    <message>
        <source>See that it is on.</source>
        <translation>请确认其已开机。</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>无需操作。</translation>
    </message>
    <message>
        <source>Wait for it.</source>
        <translation>请等待。</translation>
    </message>
    <message>
        <source>What to do stands below.</source>
        <translation>处理方法见下方。</translation>
    </message>
    <message>
        <source>A supervisor has seen to it. The fault stays on the record.</source>
        <translation>主管已检查。故障记录保留。</translation>
    </message>
    <message>
        <source>{count} cards are read</source>
        <translation>已读{count}张</translation>
    </message>
    <message>
        <source>Put right</source>
        <translation>已修好</translation>
    </message>
    <message>
        <source>The reader is connected</source>
        <translation>读牌器已连接</translation>
    </message>
    <message>
        <source>{irregularity}, then Go on by hand: a supervisor</source>
        <translation>{irregularity}，然后改为手工继续：由主管确认</translation>
    </message>
    <message>
        <source>Put the reader right</source>
        <translation>修好读牌器</translation>
    </message>
    <message>
        <source>Try again now</source>
        <translation>立即重试</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Show this place&apos;s cards anew</source>
        <translation>重新出示这里的牌</translation>
    </message>
    <message>
        <source>Connects to the reader</source>
        <translation>连接读牌器</translation>
    </message>
    <message>
        <source>Go on without it</source>
        <translation>不用它继续</translation>
    </message>
    <message>
        <source>READER</source>
        <translation>读牌器</translation>
    </message>
    <message>
        <source>Round {number} as it lay, {at} of {count}. Touch a position for its hand.</source>
        <translation>第{number}局原貌，{at} / {count}。点位置查看手牌。</translation>
    </message>
    <message>
        <source>RECALL</source>
        <translation>回看</translation>
    </message>
    <message>
        <source>Back to the manual</source>
        <translation>返回手册</translation>
    </message>
    <message>
        <source>Play has stopped</source>
        <translation>游戏已停止</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>上一局</translation>
    </message>
    <message>
        <source>Newer</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>The record has no cards of it</source>
        <translation>记录中没有它的牌</translation>
    </message>
    <message>
        <source>Report these cards</source>
        <translation>上报这些牌</translation>
    </message>
    <message>
        <source>Take back {amount}</source>
        <translation>收回 {amount}</translation>
    </message>
    <message>
        <source>Late: sits this round out</source>
        <translation>迟到：本局不参加</translation>
    </message>
    <message>
        <source>No wager lies there</source>
        <translation>该位没有下注</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>离台</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>迟到</translation>
    </message>
    <message>
        <source>not repeated: {wagers}</source>
        <translation>不重复：{wagers}</translation>
    </message>
    <message>
        <source>Nothing is repeated</source>
        <translation>不再重复下注</translation>
    </message>
    <message>
        <source>stays: {wagers}</source>
        <translation>保留：{wagers}</translation>
    </message>
    <message>
        <source>back: {wagers}</source>
        <translation>退回：{wagers}</translation>
    </message>
    <message>
        <source>Plays this round</source>
        <translation>本局参加</translation>
    </message>
    <message>
        <source>Sits this round out</source>
        <translation>本局不参加</translation>
    </message>
    <message>
        <source>Enter your number and PIN, or show your badge.</source>
        <translation>输入编号和密码，或刷工牌。</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>赌台未开</translation>
    </message>
    <message>
        <source>No payment waits</source>
        <translation>没有待核的赔付</translation>
    </message>
    <message>
        <source>Payments are within it</source>
        <translation>赔付未超限额</translation>
    </message>
    <message>
        <source>No wager is settled yet</source>
        <translation>尚无已结算的下注</translation>
    </message>
    <message>
        <source>Between rounds, with no wagers</source>
        <translation>两局之间且无下注</translation>
    </message>
    <message>
        <source>No round is in play</source>
        <translation>没有进行中的局</translation>
    </message>
    <message>
        <source>It is void</source>
        <translation>已作废</translation>
    </message>
    <message>
        <source>Once the cards are back</source>
        <translation>收回牌后</translation>
    </message>
    <message>
        <source>Verify a payment</source>
        <translation>核实赔付</translation>
    </message>
    <message>
        <source>Decide the deal&apos;s limit</source>
        <translation>决定单局限额</translation>
    </message>
    <message>
        <source>This round or the last</source>
        <translation>本局或上一局</translation>
    </message>
    <message>
        <source>Void the round</source>
        <translation>作废本局</translation>
    </message>
    <message>
        <source>All wagers go back</source>
        <translation>退回所有下注</translation>
    </message>
    <message>
        <source>No jackpot waits</source>
        <translation>没有待核的彩池</translation>
    </message>
    <message>
        <source>The table&apos;s money</source>
        <translation>赌桌资金</translation>
    </message>
    <message>
        <source>Opener, fill, credit, closer, drop</source>
        <translation>开台、添码、退码、收台、钱箱</translation>
    </message>
    <message>
        <source>Limits and pay tables</source>
        <translation>限额和赔率表</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>收台</translation>
    </message>
    <message>
        <source>Who may sign on</source>
        <translation>谁可以登录</translation>
    </message>
    <message>
        <source>The deck is in play</source>
        <translation>这副牌正在使用</translation>
    </message>
    <message>
        <source>SUPERVISOR</source>
        <translation>主管</translation>
    </message>
    <message>
        <source>What is to be decided?</source>
        <translation>需要决定什么？</translation>
    </message>
    <message>
        <source>Verify a jackpot</source>
        <translation>核实彩池</translation>
    </message>
    <message>
        <source>Change a meter</source>
        <translation>更改累进表</translation>
    </message>
    <message>
        <source>Nobody plays here any more.</source>
        <translation>本台已无人下注。</translation>
    </message>
    <message>
        <source>The reader reports this by itself</source>
        <translation>由读牌器自动报告</translation>
    </message>
    <message>
        <source>the reader</source>
        <translation>读牌器</translation>
    </message>
    <message>
        <source>a simulated reader</source>
        <translation>模拟读牌器</translation>
    </message>
    <message>
        <source>the dealer&apos;s hand</source>
        <translation>荷官手工</translation>
    </message>
    <message>
        <source>cards only</source>
        <translation>仅牌</translation>
    </message>
    <message>
        <source>cards or event</source>
        <translation>牌或牌型</translation>
    </message>
    <message>
        <source>A supervisor opens it on these terms.</source>
        <translation>由主管按此条件开台。</translation>
    </message>
    <message>
        <source>They are in force from the next round.</source>
        <translation>下一局起生效。</translation>
    </message>
    <message>
        <source>The only one in the manual</source>
        <translation>手册中唯一的</translation>
    </message>
    <message>
        <source>By the house</source>
        <translation>按场所规程</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>开台</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>位置数</translation>
    </message>
    <message>
        <source>Cards from</source>
        <translation>牌来源</translation>
    </message>
    <message>
        <source>Entered by hand</source>
        <translation>手工输入</translation>
    </message>
    <message>
        <source>as the manual suggests</source>
        <translation>手册建议</translation>
    </message>
    <message>
        <source>Limits and thresholds</source>
        <translation>限额和门槛</translation>
    </message>
    <message>
        <source>in equal parts</source>
        <translation>平分</translation>
    </message>
    <message>
        <source>in seat order</source>
        <translation>按位置顺序</translation>
    </message>
    <message>
        <source>Rules and pay tables</source>
        <translation>规则和赔率表</translation>
    </message>
    <message>
        <source>Change the terms</source>
        <translation>更改条件</translation>
    </message>
    <message>
        <source>OPEN THE TABLE</source>
        <translation>开台</translation>
    </message>
    <message>
        <source>LIMITS AND PAY TABLES</source>
        <translation>限额和赔率表</translation>
    </message>
    <message>
        <source>By which rules, and on what terms?</source>
        <translation>用什么规则和条件？</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>规则书</translation>
    </message>
    <message>
        <source>Two prizes on a meter</source>
        <translation>同一奖池两份奖</translation>
    </message>
    <message>
        <source>smallest</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>step</source>
        <translation>级差</translation>
    </message>
    <message>
        <source>every wager</source>
        <translation>每一注</translation>
    </message>
    <message>
        <source>Chinese and other letters: by a keyboard that is plugged in.</source>
        <translation>中文及其他文字：用外接键盘输入。</translation>
    </message>
    <message>
        <source>A note on the report</source>
        <translation>报告备注</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>搜索手册</translation>
    </message>
    <message>
        <source>What is the name?</source>
        <translation>姓名是什么？</translation>
    </message>
    <message>
        <source>What is to be kept of it?</source>
        <translation>需要记录什么？</translation>
    </message>
    <message>
        <source>Why is it approved?</source>
        <translation>为何批准？</translation>
    </message>
    <message>
        <source>Which words?</source>
        <translation>哪些字词？</translation>
    </message>
    <message>
        <source>What is printed on the paper form?</source>
        <translation>纸质单据上印着什么？</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>大写</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Nothing is written yet</source>
        <translation>还没有写任何内容</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>The tray as it opens</source>
        <translation>开台时的筹码盘</translation>
    </message>
    <message>
        <source>Chips come to the table</source>
        <translation>筹码送到赌桌</translation>
    </message>
    <message>
        <source>Chips leave the table</source>
        <translation>筹码离开赌桌</translation>
    </message>
    <message>
        <source>The tray as it closes</source>
        <translation>收台时的筹码盘</translation>
    </message>
    <message>
        <source>What lay in the box</source>
        <translation>钱箱里的钱</translation>
    </message>
    <message>
        <source>Won in play: {play}. Brought to the table: {brought}.</source>
        <translation>游戏赢得：{play}。送到赌桌：{brought}。</translation>
    </message>
    <message>
        <source>Once the table is open</source>
        <translation>开台之后</translation>
    </message>
    <message>
        <source>After the opener</source>
        <translation>开台单之后</translation>
    </message>
    <message>
        <source>Void: {form}</source>
        <translation>作废：{form}</translation>
    </message>
    <message>
        <source>Its number stays, and so does what was counted.</source>
        <translation>编号和清点内容都会保留。</translation>
    </message>
    <message>
        <source>After the closer</source>
        <translation>收台单之后</translation>
    </message>
    <message>
        <source>The tray is counted in</source>
        <translation>筹码盘已清点开台</translation>
    </message>
    <message>
        <source>THE TABLE&apos;S MONEY</source>
        <translation>赌桌资金</translation>
    </message>
    <message>
        <source>VOID A FORM</source>
        <translation>作废单据</translation>
    </message>
    <message>
        <source>Which one?</source>
        <translation>哪一张？</translation>
    </message>
    <message>
        <source>Nothing was counted yet.</source>
        <translation>尚未清点。</translation>
    </message>
    <message>
        <source>Void a form</source>
        <translation>作废单据</translation>
    </message>
    <message>
        <source>It stays on record</source>
        <translation>记录会保留</translation>
    </message>
    <message>
        <source>No form is signed yet</source>
        <translation>尚未签署表单</translation>
    </message>
    <message>
        <source>This terminal is another dealer&apos;s</source>
        <translation>此终端属于另一位荷官</translation>
    </message>
    <message>
        <source>Its dealer or a supervisor unlocks it.</source>
        <translation>由该荷官或主管解锁。</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>已锁定</translation>
    </message>
    <message>
        <source>The dealer or a supervisor enters number and PIN.</source>
        <translation>荷官或主管输入编号和密码。</translation>
    </message>
    <message>
        <source>{least} to {most}, in steps of {step}</source>
        <translation>{least}至{most}，每级{step}</translation>
    </message>
    <message>
        <source>{amount} exactly</source>
        <translation>正好{amount}</translation>
    </message>
    <message>
        <source>Same again: {amount}</source>
        <translation>同上局：{amount}</translation>
    </message>
    <message>
        <source>Place wager</source>
        <translation>确认下注</translation>
    </message>
    <message>
        <source>Enter an amount</source>
        <translation>请输入金额</translation>
    </message>
    <message>
        <source>{amount} goes back</source>
        <translation>退回{amount}</translation>
    </message>
    <message>
        <source>{amount} at most</source>
        <translation>最多{amount}</translation>
    </message>
    <message>
        <source>{amount} at least</source>
        <translation>最少{amount}</translation>
    </message>
    <message>
        <source>In steps of {amount}</source>
        <translation>每级{amount}</translation>
    </message>
    <message>
        <source>Positions {seats}</source>
        <translation>{seats}号位</translation>
    </message>
    <message>
        <source>House, all positions</source>
        <translation>庄家，全部位置</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差额</translation>
    </message>
    <message>
        <source>each {what}</source>
        <translation>各{what}</translation>
    </message>
    <message>
        <source>All wagers, {amount}</source>
        <translation>所有注码，{amount}</translation>
    </message>
    <message>
        <source>Limit reached</source>
        <translation>已达限额</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>收注</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>退注</translation>
    </message>
    <message>
        <source>Tuck under {spots}</source>
        <translation>压{spots}下</translation>
    </message>
    <message>
        <source>Nothing to pay</source>
        <translation>无需赔付</translation>
    </message>
    <message>
        <source>Deal · position {seat}</source>
        <translation>发牌 · {seat}号位</translation>
    </message>
    <message>
        <source>Deal · dealer&apos;s hand</source>
        <translation>发牌 · 荷官</translation>
    </message>
    <message>
        <source>Open · position {seat}</source>
        <translation>翻开 · {seat}号位</translation>
    </message>
    <message>
        <source>Wagers</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>To the rack</source>
        <translation>入架</translation>
    </message>
    <message>
        <source>Count the chips</source>
        <translation>清点筹码</translation>
    </message>
    <message>
        <source>Jackpot</source>
        <translation>彩池</translation>
    </message>
    <message>
        <source>Pay {amount}</source>
        <translation>赔付{amount}</translation>
    </message>
    <message>
        <source>Take {amount}</source>
        <translation>收{amount}</translation>
    </message>
    <message>
        <source>Limit reached: {amount}</source>
        <translation>已达限额：{amount}</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Work off</source>
        <translation>处理</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>控制台</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>台面</translation>
    </message>
    <message>
        <source>All tables, those that need somebody first</source>
        <translation>所有台面，需要人的排在前</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>待办</translation>
    </message>
    <message>
        <source>What waits for a second pair of eyes</source>
        <translation>等待第二人查看的事项</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>What changed since somebody looked</source>
        <translation>上次查看以来的变化</translation>
    </message>
    <message>
        <source>The shift</source>
        <translation>班次</translation>
    </message>
    <message>
        <source>The shift, beside what was to be expected</source>
        <translation>班次，对照应有的结果</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>The shift as plots</source>
        <translation>以图表示本班</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Of a plot its numbers, or the plot</source>
        <translation>图表的数字，或图表</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Cards of one machine, of the next, or of all</source>
        <translation>一台机器的牌、下一台的，或全部的</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>赌台</translation>
    </message>
    <message>
        <source>The table that needs somebody most, live</source>
        <translation>最需要人的台面，实时</translation>
    </message>
    <message>
        <source>The dealer&apos;s whole screen, or the felt</source>
        <translation>荷官的整个屏幕，或桌面</translation>
    </message>
    <message>
        <source>Alarm</source>
        <translation>警报</translation>
    </message>
    <message>
        <source>The alarm that is most urgent</source>
        <translation>最紧急的警报</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待处理</translation>
    </message>
    <message>
        <source>Of the queue what waits alone, or all of it</source>
        <translation>待办中只看待处理的，或全部</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>A replay of the table at what is open here</source>
        <translation>回放此处打开的内容</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>负荷</translation>
    </message>
    <message>
        <source>What the alarms cost whoever works here</source>
        <translation>警报给值班人的负担</translation>
    </message>
    <message>
        <source>Who sits at this console</source>
        <translation>谁在使用此控制台</translation>
    </message>
    <message>
        <source>What this window speaks</source>
        <translation>此窗口的语言</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>All of this, to be pressed</source>
        <translation>以上全部，可点按</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>This page</source>
        <translation>本页</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close what lies over the tables</source>
        <translation>关闭覆盖在台面上的窗口</translation>
    </message>
    <message>
        <source>Nothing calls for anybody</source>
        <translation>没有事情需要人</translation>
    </message>
    <message>
        <source>Nobody signs on here: start the pit with --console</source>
        <translation>此处无法登录：请用 --console 启动</translation>
    </message>
    <message>
        <source>Open a table, an alarm or an item of the queue first.</source>
        <translation>请先打开一张台、一个警报或一个待办。</translation>
    </message>
    <message>
        <source>A replay opens in a window of its own</source>
        <translation>回放在单独的窗口中打开</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>正在查找…</translation>
    </message>
    <message>
        <source>Signed off: nobody was here for a while</source>
        <translation>已退出：一段时间无人操作</translation>
    </message>
    <message>
        <source>It is being made; go on meanwhile</source>
        <translation>正在生成，可继续操作</translation>
    </message>
    <message>
        <source>Within the band lie 950, within the lines 999 of a thousand dealers who are as all the others.</source>
        <translation>一千名与他人无异的荷官中，950 名在色带内，999 名在两线之间。</translation>
    </message>
    <message>
        <source>A touch on a dot names it.</source>
        <translation>触碰圆点即显示姓名。</translation>
    </message>
    <message>
        <source>This means something, however often somebody looks.</source>
        <translation>无论查看多少次，这都有意义。</translation>
    </message>
    <message>
        <source>This means nothing.</source>
        <translation>这没有任何意义。</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>期望</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>通常</translation>
    </message>
    <message>
        <source>Seconds a round</source>
        <translation>每局秒数</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>其他人</translation>
    </message>
    <message>
        <source>This means nothing yet; going on like this, after {rounds} more rounds.</source>
        <translation>这还没有意义；照此继续，再过 {rounds} 局才有。</translation>
    </message>
    <message>
        <source>Nobody dealt a whole round in this time.</source>
        <translation>此时段内没有人发完一整局。</translation>
    </message>
    <message>
        <source>Expected, had all others dealt these hands and wagers</source>
        <translation>预期：若其他荷官发了这些牌和下注</translation>
    </message>
    <message>
        <source>Rounds with something put right</source>
        <translation>有更正的局</translation>
    </message>
    <message>
        <source>The brighter, the further from even: + more often than that, − more seldom.</source>
        <translation>越亮，离均匀越远：+ 比均匀多，− 比均匀少。</translation>
    </message>
    <message>
        <source>All as in good shuffles.</source>
        <translation>一切与良好洗牌相符。</translation>
    </message>
    <message>
        <source>{table}: {trait}: this means something, however often somebody looks.</source>
        <translation>{table}：{trait}：无论查看多少次，这都有意义。</translation>
    </message>
    <message>
        <source>{card} at {place}: {count} of {cards}, {away} deviations from even</source>
        <translation>{place} 的 {card}：{cards} 张中 {count} 张，偏离均匀 {away} 个标准差</translation>
    </message>
    <message>
        <source>No reader saw a card as it was dealt in this time.</source>
        <translation>此时段内没有读牌器在发牌时读到牌。</translation>
    </message>
    <message>
        <source>Position and place in its packet</source>
        <translation>位置及其牌组中的次序</translation>
    </message>
    <message>
        <source>A machine is judged by {decks} decks together; so many are not here yet.</source>
        <translation>一台机器以 {decks} 副牌一起判断；现在还不够。</translation>
    </message>
    <message>
        <source>Won by time</source>
        <translation>按时间的赢额</translation>
    </message>
    <message>
        <source>By table</source>
        <translation>按赌桌</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>按游戏</translation>
    </message>
    <message>
        <source>By wager</source>
        <translation>按投注</translation>
    </message>
    <message>
        <source>By dealer</source>
        <translation>按发牌员</translation>
    </message>
    <message>
        <source>How busy</source>
        <translation>繁忙程度</translation>
    </message>
    <message>
        <source>Ranks dealt</source>
        <translation>发出的点数</translation>
    </message>
    <message>
        <source>Suits dealt</source>
        <translation>发出的花色</translation>
    </message>
    <message>
        <source>Readers</source>
        <translation>读牌器</translation>
    </message>
    <message>
        <source>At the left how often a person helped or the reader failed, for its decks; at the right how much the decks speak against good shuffles.</source>
        <translation>左边：相对于牌副数，人工帮助或读牌器出错的次数；右边：牌副在多大程度上不像洗得好。</translation>
    </message>
    <message>
        <source>Cards entered or put right</source>
        <translation>输入或更正的牌</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>牌副</translation>
    </message>
    <message>
        <source>means something</source>
        <translation>有意义</translation>
    </message>
    <message>
        <source>nothing so far</source>
        <translation>目前没有</translation>
    </message>
    <message>
        <source>not judged yet</source>
        <translation>尚未判断</translation>
    </message>
    <message>
        <source>{name}, {begin} to {end}: {rounds} rounds</source>
        <translation>{name}，{begin} 至 {end}：{rounds} 局</translation>
    </message>
    <message>
        <source>Rounds that closed, at most {most} in {minutes} min</source>
        <translation>已结束的局，{minutes} 分钟内最多 {most} 局</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>The line is what was won, the broken line what was to be expected, the band where an honest game lies</source>
        <translation>实线为赢额，虚线为期望，色带为诚实赌局所在范围</translation>
    </message>
    <message>
        <source>The dot is what was won, the broken line what was to be expected, the box where an honest game lies</source>
        <translation>圆点为赢额，虚线为期望，方框为诚实赌局所在范围</translation>
    </message>
    <message>
        <source>Nothing was played in this time.</source>
        <translation>这段时间内没有牌局。</translation>
    </message>
    <message>
        <source>It pays too much: this means something, however often somebody looks.</source>
        <translation>赔付过多：无论查看多少次，这都有意义。</translation>
    </message>
    <message>
        <source>It takes too much: this means something, however often somebody looks.</source>
        <translation>收取过多：无论查看多少次，这都有意义。</translation>
    </message>
    <message>
        <source>Handle</source>
        <translation>下注额</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>赢额</translation>
    </message>
    <message>
        <source>% of handle</source>
        <translation>占下注 %</translation>
    </message>
    <message>
        <source>Honest from</source>
        <translation>诚实自</translation>
    </message>
    <message>
        <source>Honest to</source>
        <translation>诚实至</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>{name}: won {won}; what is to be expected of it nobody can say</source>
        <translation>{name}：赢 {won}；期望值无法计算</translation>
    </message>
    <message>
        <source>{name}: won {won}, expected {expected}</source>
        <translation>{name}：赢 {won}，期望 {expected}</translation>
    </message>
    <message>
        <source>honest from {low} to {high}</source>
        <translation>诚实范围 {low} 至 {high}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>after {rounds} more</source>
        <translation>再过 {rounds} 局</translation>
    </message>
    <message>
        <source>Means something</source>
        <translation>是否有意义</translation>
    </message>
    <message>
        <source>Were {part} of the handle paid too much, that would show after about {rounds} rounds.</source>
        <translation>若多赔下注额的 {part}，约 {rounds} 局后可见。</translation>
    </message>
    <message>
        <source>No console: nothing is kept</source>
        <translation>没有控制台：什么也不保存</translation>
    </message>
    <message>
        <source>Pit</source>
        <translation>台区</translation>
    </message>
    <message>
        <source>Reading {files}</source>
        <translation>正在读取 {files}</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>A shift that lacks a table is not signed or filed: open the others alone.</source>
        <translation>缺少一张台的班次不签署也不归档：请只打开其余台。</translation>
    </message>
    <message>
        <source>All machines</source>
        <translation>所有机器</translation>
    </message>
    <message>
        <source>From {since} to {until}</source>
        <translation>从 {since} 到 {until}</translation>
    </message>
    <message>
        <source>No round began in this time.</source>
        <translation>该时段没有开局。</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>{count} wait for a second pair of eyes</source>
        <translation>{count} 项等待第二人查看</translation>
    </message>
    <message>
        <source>{count} acts of the last hours</source>
        <translation>过去数小时的 {count} 项</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>What waits</source>
        <translation>待处理的</translation>
    </message>
    <message>
        <source>{count} alarms</source>
        <translation>{count} 个警报</translation>
    </message>
    <message>
        <source>One alarm</source>
        <translation>一个警报</translation>
    </message>
    <message>
        <source>{count} over, not seen</source>
        <translation>{count} 个已结束，未看</translation>
    </message>
    <message>
        <source>The dealer&apos;s screen as it is now, in the dealer&apos;s language. Pads that are open are not on record.</source>
        <translation>发牌员当前的屏幕，使用发牌员的语言。打开的键盘没有记录。</translation>
    </message>
    <message>
        <source>signed {days} days ago</source>
        <translation>{days} 天前签名</translation>
    </message>
    <message>
        <source>{name} since {time}</source>
        <translation>{name} 自 {time}</translation>
    </message>
    <message>
        <source>not signed yet</source>
        <translation>尚未签名</translation>
    </message>
    <message>
        <source>signed just now</source>
        <translation>刚刚签名</translation>
    </message>
    <message>
        <source>signed {minutes} min ago</source>
        <translation>{minutes} 分钟前签名</translation>
    </message>
    <message>
        <source>signed {hours} h ago</source>
        <translation>{hours} 小时前签名</translation>
    </message>
    <message>
        <source>{count} rounds an hour</source>
        <translation>每小时 {count} 局</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>已关台</translation>
    </message>
    <message>
        <source>won {amount}</source>
        <translation>赢 {amount}</translation>
    </message>
    <message>
        <source>lost {amount}</source>
        <translation>输 {amount}</translation>
    </message>
    <message>
        <source>By {name}, {time}</source>
        <translation>{name}，{time}</translation>
    </message>
    <message>
        <source>It is over, and somebody has seen it.</source>
        <translation>已结束，且有人看过。</translation>
    </message>
    <message>
        <source>15 min</source>
        <translation>15 分钟</translation>
    </message>
    <message>
        <source>1 h</source>
        <translation>1 小时</translation>
    </message>
    <message>
        <source>4 h</source>
        <translation>4 小时</translation>
    </message>
    <message>
        <source>It is over.</source>
        <translation>已结束。</translation>
    </message>
    <message>
        <source>Shelved until {until}: {reason}</source>
        <translation>搁置到 {until}：{reason}</translation>
    </message>
    <message>
        <source>{table} · {standing} · since {since}</source>
        <translation>{table} · {standing} · 自 {since}</translation>
    </message>
    <message>
        <source>Shelve for</source>
        <translation>搁置</translation>
    </message>
    <message>
        <source>It is over; nothing is left to do.</source>
        <translation>已结束；无须再做什么。</translation>
    </message>
    <message>
        <source>Shelved</source>
        <translation>已搁置</translation>
    </message>
    <message>
        <source>urgent: {urgency}</source>
        <translation>紧急程度：{urgency}</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>该做什么</translation>
    </message>
    <message>
        <source>Why it matters</source>
        <translation>为何重要</translation>
    </message>
    <message>
        <source>When it ends</source>
        <translation>何时结束</translation>
    </message>
    <message>
        <source>Raised by the console</source>
        <translation>由控制台发出</translation>
    </message>
    <message>
        <source>{table} · {count} alarms, {standing} of them not over · from {oldest} to {newest}</source>
        <translation>{table} · {count} 个警报，其中 {standing} 个未结束 · 从 {oldest} 到 {newest}</translation>
    </message>
    <message>
        <source>What was done, or why it may wait</source>
        <translation>做了什么，或为何可以等</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>该台</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>已看</translation>
    </message>
    <message>
        <source>It is back</source>
        <translation>已恢复</translation>
    </message>
    <message>
        <source>Say what was done, or why it may wait.</source>
        <translation>请写明做了什么，或为何可以等。</translation>
    </message>
    <message>
        <source>Acted on</source>
        <translation>已处理</translation>
    </message>
    <message>
        <source>Choose for how long it may wait.</source>
        <translation>请选择可以等多久。</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>做了什么</translation>
    </message>
    <message>
        <source>Acted on: {text}</source>
        <translation>已处理：{text}</translation>
    </message>
    <message>
        <source>Over by itself</source>
        <translation>自行结束</translation>
    </message>
    <message>
        <source>All seen</source>
        <translation>全部已看</translation>
    </message>
    <message>
        <source>{standing} · since {since}</source>
        <translation>{standing} · 自 {since}</translation>
    </message>
    <message>
        <source>Taken off the shelf</source>
        <translation>已取消搁置</translation>
    </message>
    <message>
        <source>Unshelve</source>
        <translation>取消搁置</translation>
    </message>
    <message>
        <source>Shelve</source>
        <translation>搁置</translation>
    </message>
    <message>
        <source>You have set no point here yet: all since its log began</source>
        <translation>您在此尚未设定标记点：显示自日志开始以来的全部</translation>
    </message>
    <message>
        <source>staked {staked}, paid {paid}, won {win}</source>
        <translation>下注 {staked}，赔付 {paid}，赢 {win}</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Since {name} looked at each table.</source>
        <translation>自 {name} 查看每张牌桌以来。</translation>
    </message>
    <message>
        <source>{what} {amount}</source>
        <translation>{what} {amount}</translation>
    </message>
    <message>
        <source>Since {time}: {point}</source>
        <translation>自 {time}：{point}</translation>
    </message>
    <message>
        <source>Since {time}</source>
        <translation>自 {time}</translation>
    </message>
    <message>
        <source>A console keeps when somebody looked: start the pit with --console.</source>
        <translation>控制台会记录何时有人看过：请用 --console 启动。</translation>
    </message>
    <message>
        <source>{facts} facts, {rounds} rounds</source>
        <translation>{facts} 条记录，{rounds} 局</translation>
    </message>
    <message>
        <source>For a second pair of eyes: {acts}</source>
        <translation>需第二人查看：{acts}</translation>
    </message>
    <message>
        <source>Alarms raised {raised}, over {over}</source>
        <translation>警报：发出 {raised}，结束 {over}</translation>
    </message>
    <message>
        <source>Looked at up to here</source>
        <translation>已看到此处</translation>
    </message>
    <message>
        <source>Count the shift again.</source>
        <translation>请重新统计本班。</translation>
    </message>
    <message>
        <source>Round {number}, record {position}</source>
        <translation>第 {number} 局，记录 {position}</translation>
    </message>
    <message>
        <source>{table} · round {number} · {at} · {worked}</source>
        <translation>{table} · 第 {number} 局 · {at} · {worked}</translation>
    </message>
    <message>
        <source>Handed on to {name}: {text}</source>
        <translation>转交 {name}：{text}</translation>
    </message>
    <message>
        <source>{what}: {before} → {after}</source>
        <translation>{what}：{before} → {after}</translation>
    </message>
    <message>
        <source>Handed on</source>
        <translation>已转交</translation>
    </message>
    <message>
        <source>Dealer {name} · fact {position}</source>
        <translation>发牌员 {name} · 记录 {position}</translation>
    </message>
    <message>
        <source>Approved: {text}</source>
        <translation>已批准：{text}</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>已批准</translation>
    </message>
    <message>
        <source>Signed by {name}: {reason}</source>
        <translation>{name} 签名：{reason}</translation>
    </message>
    <message>
        <source>Note, question, answer or reason</source>
        <translation>备注、问题、回答或原因</translation>
    </message>
    <message>
        <source>Write what is asked or answered, or why it is handed on.</source>
        <translation>请写明所问、所答，或转交的原因。</translation>
    </message>
    <message>
        <source>Say to whom.</source>
        <translation>请写明给谁。</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>已询问</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>询问</translation>
    </message>
    <message>
        <source>Hand on</source>
        <translation>转交</translation>
    </message>
    <message>
        <source>Asked {name}: {text}</source>
        <translation>询问 {name}：{text}</translation>
    </message>
    <message>
        <source>What was shown is not on record.</source>
        <translation>没有所示内容的记录。</translation>
    </message>
    <message>
        <source>To whom</source>
        <translation>给谁</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>已回答</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>已撤回</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>Answered: {text}</source>
        <translation>已回答：{text}</translation>
    </message>
    <message>
        <source>Question withdrawn: {text}</source>
        <translation>提问已撤回：{text}</translation>
    </message>
    <message>
        <source>{good} an hour one person works off well, {most} at most</source>
        <translation>每小时 {good} 个可从容处理，最多 {most} 个</translation>
    </message>
    <message>
        <source>One person works that off well</source>
        <translation>一个人可以从容处理</translation>
    </message>
    <message>
        <source>As much as one person can work off</source>
        <translation>一个人能处理的上限</translation>
    </message>
    <message>
        <source>More than one person can work off</source>
        <translation>超出一个人能处理的范围</translation>
    </message>
    <message>
        <source>The slowest was seen after {seconds} s</source>
        <translation>最慢的在 {seconds} 秒后被看到</translation>
    </message>
    <message>
        <source>{count} alarms in {hours} h, {rate} an hour</source>
        <translation>{hours} 小时内 {count} 个警报，每小时 {rate} 个</translation>
    </message>
    <message>
        <source>Load of the alarms</source>
        <translation>警报负荷</translation>
    </message>
    <message>
        <source>The last {hours} hours at this console.</source>
        <translation>此控制台过去 {hours} 小时。</translation>
    </message>
    <message>
        <source>The oldest stands for {minutes} min</source>
        <translation>最早的已有 {minutes} 分钟</translation>
    </message>
    <message>
        <source>{count} alarms in {minutes} min</source>
        <translation>{minutes} 分钟内 {count} 个警报</translation>
    </message>
    <message>
        <source>A console keeps its alarms: start the pit with --console.</source>
        <translation>控制台会保存警报：请用 --console 启动。</translation>
    </message>
    <message>
        <source>Since this console was opened, {time}.</source>
        <translation>自此控制台启用（{time}）以来。</translation>
    </message>
    <message>
        <source>None was seen yet</source>
        <translation>尚无一个被查看</translation>
    </message>
    <message>
        <source>There was none to be seen</source>
        <translation>没有需要查看的</translation>
    </message>
    <message>
        <source>Floods: {count}, {minutes} min in all</source>
        <translation>警报潮：{count} 次，共 {minutes} 分钟</translation>
    </message>
    <message>
        <source>Not seen yet: {count}</source>
        <translation>未看：{count}</translation>
    </message>
    <message>
        <source>Standing for a day: {count}</source>
        <translation>已持续一天：{count}</translation>
    </message>
    <message>
        <source>While signed on here</source>
        <translation>在此登录期间</translation>
    </message>
    <message>
        <source>While nobody was signed on: {count}</source>
        <translation>无人登录期间：{count}</translation>
    </message>
    <message>
        <source>{name}: {rounds} rounds, {hands} hands</source>
        <translation>{name}：{rounds} 局，{hands} 手</translation>
    </message>
    <message>
        <source>handle {handle}, won {won}, expected {expected}, honest from {low} to {high}</source>
        <translation>下注 {handle}，赢 {won}，期望 {expected}，正常范围 {low} 到 {high}</translation>
    </message>
    <message>
        <source>8 h</source>
        <translation>8 小时</translation>
    </message>
    <message>
        <source>12 h</source>
        <translation>12 小时</translation>
    </message>
    <message>
        <source>24 h</source>
        <translation>24 小时</translation>
    </message>
    <message>
        <source>From … to</source>
        <translation>起止时间</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>All tables here, up to now, or in the time that you write.</source>
        <translation>这里的所有牌桌，直到现在，或您填写的时间内。</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Count it first.</source>
        <translation>请先统计。</translation>
    </message>
    <message>
        <source>These figures are signed</source>
        <translation>这些数字已签名</translation>
    </message>
    <message>
        <source>Other figures were signed</source>
        <translation>签的是其他数字</translation>
    </message>
    <message>
        <source>At the tables</source>
        <translation>台面实发</translation>
    </message>
    <message>
        <source>So long</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Read and sign</source>
        <translation>阅读并签署</translation>
    </message>
    <message>
        <source>Read all of it</source>
        <translation>阅读全部</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>It ends before it begins.</source>
        <translation>结束早于开始。</translation>
    </message>
    <message>
        <source>That time is not over yet.</source>
        <translation>该时间段尚未结束。</translation>
    </message>
    <message>
        <source>Hash of these figures: {digits}</source>
        <translation>这些数字的散列：{digits}</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Note, where other figures were signed before</source>
        <translation>备注（若先前签过其他数字）</translation>
    </message>
    <message>
        <source>Write both as 2026-01-05 06:00, or as 06:00 for today.</source>
        <translation>两者都写成 2026-01-05 06:00，今天的可写成 06:00。</translation>
    </message>
    <message>
        <source>What is signed, page {page} of {pages}</source>
        <translation>签署内容，第 {page} 页，共 {pages} 页</translation>
    </message>
    <message>
        <source>As it is filed. The key that signs all of it is on the last page.</source>
        <translation>与归档的一致。签署全部内容的键在最后一页。</translation>
    </message>
    <message>
        <source>The shift as a PDF</source>
        <translation>班次的 PDF</translation>
    </message>
    <message>
        <source>The figures that were counted, with their hash and who has signed them here.</source>
        <translation>已计算的数字，连同其散列以及在此签署的人。</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>已签名</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Write it</source>
        <translation>写入文件</translation>
    </message>
    <message>
        <source>The file&apos;s name ends with .{what}</source>
        <translation>文件名须以 .{what} 结尾</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>Sign these figures</source>
        <translation>签署这些数字</translation>
    </message>
    <message>
        <source>{off} off what was to be expected, in {rounds} rounds</source>
        <translation>与期望相差 {off}，共 {rounds} 局</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>已看</translation>
    </message>
    <message>
        <source>acted on</source>
        <translation>已处理</translation>
    </message>
    <message>
        <source>over, not seen</source>
        <translation>已结束，未看</translation>
    </message>
    <message>
        <source>shelved</source>
        <translation>已搁置</translation>
    </message>
    <message>
        <source>over</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>now</source>
        <translation>立即</translation>
    </message>
    <message>
        <source>within minutes</source>
        <translation>数分钟内</translation>
    </message>
    <message>
        <source>before the shift ends</source>
        <translation>交班之前</translation>
    </message>
    <message>
        <source>open</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>已询问</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>已回答</translation>
    </message>
    <message>
        <source>handed on</source>
        <translation>已转交</translation>
    </message>
    <message>
        <source>approved</source>
        <translation>已批准</translation>
    </message>
    <message>
        <source>Approved by a second person</source>
        <translation>第二人批准</translation>
    </message>
    <message>
        <source>Voided</source>
        <translation>已作废</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <translation>发错牌</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>已撤销</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>奖金</translation>
    </message>
    <message>
        <source>Over a limit</source>
        <translation>超过限额</translation>
    </message>
    <message>
        <source>Table {name} · {loud}</source>
        <translation>{name}号台 · {loud}</translation>
    </message>
    <message>
        <source>No progressive is in play at this table.</source>
        <translation>本台目前没有累进奖池。</translation>
    </message>
    <message>
        <source>The progressive is closed for now.</source>
        <translation>累进奖池暂停下注。</translation>
    </message>
    <message>
        <source>The meters are shown again in a moment.</source>
        <translation>奖池金额稍后恢复显示。</translation>
    </message>
    <message>
        <source>{meter}: {order} of {all}</source>
        <translation>{meter}：第 {order} 个，共 {all} 个</translation>
    </message>
    <message>
        <source>Same kind</source>
        <translation>同类</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>跳转</translation>
    </message>
    <message>
        <source>Prove</source>
        <translation>证明</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>书写</translation>
    </message>
    <message>
        <source>To {tenth} tenths of the journal</source>
        <translation>到日志的十分之{tenth}</translation>
    </message>
    <message>
        <source>To what happened at this time</source>
        <translation>跳到此时发生的事</translation>
    </message>
    <message>
        <source>The next page, further back</source>
        <translation>下一页，更早的记录</translation>
    </message>
    <message>
        <source>Tenth</source>
        <translation>十分之一</translation>
    </message>
    <message>
        <source>Play, or pause here</source>
        <translation>播放，或在此暂停</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>减速</translation>
    </message>
    <message>
        <source>Play slower</source>
        <translation>放慢播放</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>加速</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>加快播放</translation>
    </message>
    <message>
        <source>Skip waits</source>
        <translation>跳过等待</translation>
    </message>
    <message>
        <source>Skip long waits, or keep them</source>
        <translation>跳过长时间等待，或保留</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>实时</translation>
    </message>
    <message>
        <source>To the end, and follow the table</source>
        <translation>到末尾，并跟随赌桌</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>事实</translation>
    </message>
    <message>
        <source>One fact back</source>
        <translation>后退一条事实</translation>
    </message>
    <message>
        <source>One fact on</source>
        <translation>前进一条事实</translation>
    </message>
    <message>
        <source>One step of the procedure back</source>
        <translation>后退一个流程步骤</translation>
    </message>
    <message>
        <source>One step of the procedure on</source>
        <translation>前进一个流程步骤</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>局</translation>
    </message>
    <message>
        <source>One round back</source>
        <translation>后退一局</translation>
    </message>
    <message>
        <source>One round on</source>
        <translation>前进一局</translation>
    </message>
    <message>
        <source>Irregular</source>
        <translation>异常</translation>
    </message>
    <message>
        <source>The irregularity before</source>
        <translation>上一个异常</translation>
    </message>
    <message>
        <source>The next irregularity</source>
        <translation>下一个异常</translation>
    </message>
    <message>
        <source>The fact of the same kind before</source>
        <translation>上一条同类事实</translation>
    </message>
    <message>
        <source>The next fact of the same kind</source>
        <translation>下一条同类事实</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>The mark before</source>
        <translation>上一个标记</translation>
    </message>
    <message>
        <source>The next mark</source>
        <translation>下一个标记</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开头</translation>
    </message>
    <message>
        <source>To the first fact</source>
        <translation>到第一条事实</translation>
    </message>
    <message>
        <source>Search a round, a fact or a time</source>
        <translation>查找局、事实或时间</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Conditions of what is found</source>
        <translation>查找的条件</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>找到</translation>
    </message>
    <message>
        <source>The next result, further back</source>
        <translation>下一个结果（更早）</translation>
    </message>
    <message>
        <source>The result before it</source>
        <translation>上一个结果</translation>
    </message>
    <message>
        <source>Again to the lit result</source>
        <translation>回到亮起的结果</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Compare this moment with others</source>
        <translation>把此刻与其他时刻比较</translation>
    </message>
    <message>
        <source>Unseen</source>
        <translation>未见</translation>
    </message>
    <message>
        <source>Cards that nobody saw at the table</source>
        <translation>台面上无人看见的牌</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>视频</translation>
    </message>
    <message>
        <source>This instant in the video system</source>
        <translation>视频系统中的此刻</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Decide and settle this round again</source>
        <translation>重新判定并结算本局</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>What verifying the journal says</source>
        <translation>日志验证的结果</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Evidence, or marks for a video system</source>
        <translation>证据，或供视频系统用的标记</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Copy what opens this fact</source>
        <translation>复制打开此事实的命令</translation>
    </message>
    <message>
        <source>Mark what is seen here</source>
        <translation>标记此处所见</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>All marks of this table</source>
        <translation>本台的所有标记</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>时钟</translation>
    </message>
    <message>
        <source>Set a camera&apos;s clock</source>
        <translation>设定摄像头时钟</translation>
    </message>
    <message>
        <source>Hold records</source>
        <translation>保留记录</translation>
    </message>
    <message>
        <source>Keep these records from retention</source>
        <translation>保留这些记录，不按期清除</translation>
    </message>
    <message>
        <source>Close what lies over the replay</source>
        <translation>关闭覆盖在回放上的窗口</translation>
    </message>
    <message>
        <source>To so many tenths of the journal</source>
        <translation>到日志的十分之几</translation>
    </message>
    <message>
        <source>The clock was set back and showed that time twice: this is the later one</source>
        <translation>时钟被调回，该时间出现两次：这是后一次</translation>
    </message>
    <message>
        <source>No video system is named: set video.link in the settings</source>
        <translation>未指定视频系统：请在设置中填写 video.link</translation>
    </message>
    <message>
        <source>There is no round {number}</source>
        <translation>没有第{number}局</translation>
    </message>
    <message>
        <source>There is no fact {position}: the last one is {last}</source>
        <translation>没有事实{position}：最后一条是{last}</translation>
    </message>
    <message>
        <source>The journal begins later</source>
        <translation>日志开始得更晚</translation>
    </message>
    <message>
        <source>Copied: what opens this fact</source>
        <translation>已复制：打开此事实的命令</translation>
    </message>
    <message>
        <source>Opened: {address}</source>
        <translation>已打开：{address}</translation>
    </message>
    <message>
        <source>Write a round such as 12, a fact such as f1204, or a time such as 14:02:10</source>
        <translation>请输入局号如12、事实如f1204，或时间如14:02:10</translation>
    </message>
    <message>
        <source>The dealer&apos;s screen at this fact, in the dealer&apos;s language. Pads that were open are not on record.</source>
        <translation>此事实时荷官的屏幕，使用荷官的语言。当时打开的键盘没有记录。</translation>
    </message>
    <message>
        <source>The dealer&apos;s screen as it was drawn after fact {last}, which the same touch wrote, in the dealer&apos;s language. Pads that were open are not on record.</source>
        <translation>荷官屏幕在事实 {last} 之后显示的样子（由同一次触碰写入），使用荷官的语言。当时打开的键盘没有记录。</translation>
    </message>
    <message>
        <source>Fact {position} of {last}</source>
        <translation>事实 {position} / {last}</translation>
    </message>
    <message>
        <source>No table yet</source>
        <translation>尚无赌桌</translation>
    </message>
    <message>
        <source>No round yet</source>
        <translation>尚无牌局</translation>
    </message>
    <message>
        <source>That is written at a console: start the replay with --console</source>
        <translation>这须在控制台书写：请用 --console 启动回放</translation>
    </message>
    <message>
        <source>{name} may not write that: ask who has the right to</source>
        <translation>{name} 无权写入：请联系有权限的人</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>round</source>
        <translation>局</translation>
    </message>
    <message>
        <source>table</source>
        <translation>赌台</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>荷官</translation>
    </message>
    <message>
        <source>terms</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>rulebook</source>
        <translation>规则书</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>wagers</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>natural</source>
        <translation>Natural三张</translation>
    </message>
    <message>
        <source>draw card</source>
        <translation>Draw牌</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>decision</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>payment</source>
        <translation>赔付</translation>
    </message>
    <message>
        <source>result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>event</source>
        <translation>牌型</translation>
    </message>
    <message>
        <source>odds</source>
        <translation>赔率</translation>
    </message>
    <message>
        <source>wagered</source>
        <translation>已下注</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>已赔</translation>
    </message>
    <message>
        <source>paragraph</source>
        <translation>条款</translation>
    </message>
    <message>
        <source>opened parts</source>
        <translation>已翻开部分</translation>
    </message>
    <message>
        <source>collected</source>
        <translation>已收</translation>
    </message>
    <message>
        <source>racked</source>
        <translation>已入牌架</translation>
    </message>
    <message>
        <source>packet</source>
        <translation>牌叠</translation>
    </message>
    <message>
        <source>packets</source>
        <translation>各牌叠</translation>
    </message>
    <message>
        <source>irregularity</source>
        <translation>异常</translation>
    </message>
    <message>
        <source>prizes</source>
        <translation>奖金</translation>
    </message>
    <message>
        <source>the table&apos;s money</source>
        <translation>赌桌资金</translation>
    </message>
    <message>
        <source>reader faults</source>
        <translation>读牌器故障</translation>
    </message>
    <message>
        <source>positions of the table</source>
        <translation>赌桌位置数</translation>
    </message>
    <message>
        <source>pay tables</source>
        <translation>赔率表</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>限额</translation>
    </message>
    <message>
        <source>least</source>
        <translation>最低</translation>
    </message>
    <message>
        <source>most</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>in steps of</source>
        <translation>递增单位</translation>
    </message>
    <message>
        <source>amounts that need a second person</source>
        <translation>需第二人批准的金额</translation>
    </message>
    <message>
        <source>for the camera</source>
        <translation>须摄像核实</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>for a prize</source>
        <translation>奖金</translation>
    </message>
    <message>
        <source>where cards come from</source>
        <translation>牌的来源</translation>
    </message>
    <message>
        <source>when they are read</source>
        <translation>读牌时间</translation>
    </message>
    <message>
        <source>how an event is entered</source>
        <translation>牌型录入方式</translation>
    </message>
    <message>
        <source>posted maximum</source>
        <translation>公示上限</translation>
    </message>
    <message>
        <source>number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>told by the player</source>
        <translation>玩家声明</translation>
    </message>
    <message>
        <source>forfeited by</source>
        <translation>丧失原因</translation>
    </message>
    <message>
        <source>tucked under</source>
        <translation>压在下方</translation>
    </message>
    <message>
        <source>events by hand</source>
        <translation>手工录入的牌型</translation>
    </message>
    <message>
        <source>position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>wager</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>meter</source>
        <translation>累进表</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>暂不参与</translation>
    </message>
    <message>
        <source>late for this round</source>
        <translation>本局已迟</translation>
    </message>
    <message>
        <source>paid before</source>
        <translation>先前已付</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>已结算</translation>
    </message>
    <message>
        <source>dealt to</source>
        <translation>已发牌给</translation>
    </message>
    <message>
        <source>dealt in order up to</source>
        <translation>按序已发到</translation>
    </message>
    <message>
        <source>which hand is whose</source>
        <translation>手牌归属</translation>
    </message>
    <message>
        <source>the dealer&apos;s packet</source>
        <translation>荷官牌叠</translation>
    </message>
    <message>
        <source>the dealer&apos;s cards</source>
        <translation>荷官的牌</translation>
    </message>
    <message>
        <source>what happened</source>
        <translation>发生的事</translation>
    </message>
    <message>
        <source>note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>raised by</source>
        <translation>报告者</translation>
    </message>
    <message>
        <source>payments that wait</source>
        <translation>待核实赔付</translation>
    </message>
    <message>
        <source>deal over its limit</source>
        <translation>超限的一局</translation>
    </message>
    <message>
        <source>all together</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>限额</translation>
    </message>
    <message>
        <source>payments</source>
        <translation>赔付</translation>
    </message>
    <message>
        <source>more</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>approval</source>
        <translation>批准</translation>
    </message>
    <message>
        <source>by</source>
        <translation>由</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>decisions locked</source>
        <translation>决定已锁定</translation>
    </message>
    <message>
        <source>steps set aside</source>
        <translation>经批准略过的步骤</translation>
    </message>
    <message>
        <source>steps passed over</source>
        <translation>跳过的步骤</translation>
    </message>
    <message>
        <source>misdeal</source>
        <translation>错发</translation>
    </message>
    <message>
        <source>to be taken back</source>
        <translation>待收回</translation>
    </message>
    <message>
        <source>money that was moved</source>
        <translation>已移动的筹码</translation>
    </message>
    <message>
        <source>payments put right</source>
        <translation>已更正的赔付</translation>
    </message>
    <message>
        <source>was</source>
        <translation>原为</translation>
    </message>
    <message>
        <source>is</source>
        <translation>现为</translation>
    </message>
    <message>
        <source>owing from a round before</source>
        <translation>前局未结</translation>
    </message>
    <message>
        <source>deck is out</source>
        <translation>牌副已取出</translation>
    </message>
    <message>
        <source>meters</source>
        <translation>累进表</translation>
    </message>
    <message>
        <source>grown by this round</source>
        <translation>本局增加</translation>
    </message>
    <message>
        <source>link of the meters</source>
        <translation>累进表联网</translation>
    </message>
    <message>
        <source>source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>trouble</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>last numbers of the forms</source>
        <translation>各单据末号</translation>
    </message>
    <message>
        <source>stays of the tray</source>
        <translation>筹码盘班次</translation>
    </message>
    <message>
        <source>forms</source>
        <translation>单据</translation>
    </message>
    <message>
        <source>form</source>
        <translation>单据</translation>
    </message>
    <message>
        <source>counted chips</source>
        <translation>已点筹码</translation>
    </message>
    <message>
        <source>declared void</source>
        <translation>已作废</translation>
    </message>
    <message>
        <source>taken and paid</source>
        <translation>收付</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>in what order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>began again at</source>
        <translation>重置为</translation>
    </message>
    <message>
        <source>waits for</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>progressive chips</source>
        <translation>累进筹码</translation>
    </message>
    <message>
        <source>opened again</source>
        <translation>重新开启</translation>
    </message>
    <message>
        <source>as they are dealt</source>
        <translation>发牌时</translation>
    </message>
    <message>
        <source>as they are turned over</source>
        <translation>翻牌时</translation>
    </message>
    <message>
        <source>as they were dealt</source>
        <translation>按发牌</translation>
    </message>
    <message>
        <source>in doubt</source>
        <translation>存疑</translation>
    </message>
    <message>
        <source>entered by hand</source>
        <translation>手工录入</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>荷官</translation>
    </message>
    <message>
        <source>the terminal</source>
        <translation>终端</translation>
    </message>
    <message>
        <source>touched</source>
        <translation>已点按</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>已选定</translation>
    </message>
    <message>
        <source>to be confirmed</source>
        <translation>待确认</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>待定</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>a supervisor</source>
        <translation>主管</translation>
    </message>
    <message>
        <source>the camera</source>
        <translation>摄像</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>荷官</translation>
    </message>
    <message>
        <source>{count} found up to fact {last}: ask again for what came since</source>
        <translation>到事实 {last} 为止找到 {count} 条：再问一次可得之后的</translation>
    </message>
    <message>
        <source>Facts of round {number}: {count}</source>
        <translation>第{number}局的事实：{count}</translation>
    </message>
    <message>
        <source>Nothing so far; further back there may be more</source>
        <translation>目前没有；更早处可能还有</translation>
    </message>
    <message>
        <source>The newest {count}, back to {day}</source>
        <translation>最新的 {count} 个，回溯到 {day}</translation>
    </message>
    <message>
        <source>{count} found in the whole journal</source>
        <translation>整个日志中找到 {count} 个</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>没有找到</translation>
    </message>
    <message>
        <source>Nothing found up to fact {last}: ask again for what came since</source>
        <translation>到事实 {last} 为止未找到：再问一次可得之后的</translation>
    </message>
    <message>
        <source>Facts before the first round: {count}</source>
        <translation>第一局之前的事实：{count}</translation>
    </message>
    <message>
        <source>paid {amount}</source>
        <translation>已付 {amount}</translation>
    </message>
    <message>
        <source>taken {amount}</source>
        <translation>已收 {amount}</translation>
    </message>
    <message>
        <source>Round, fact or time</source>
        <translation>局、事实或时间</translation>
    </message>
    <message>
        <source>Further back</source>
        <translation>更早</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>付款</translation>
    </message>
    <message>
        <source>{seconds} s of waiting skipped</source>
        <translation>跳过{seconds}秒等待</translation>
    </message>
    <message>
        <source>Long waits are skipped</source>
        <translation>跳过长时间等待</translation>
    </message>
    <message>
        <source>Waits are kept</source>
        <translation>保留等待</translation>
    </message>
    <message>
        <source>PAUSED</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>PLAYING</source>
        <translation>播放中</translation>
    </message>
    <message>
        <source>FOLLOWING</source>
        <translation>跟随中</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>事实</translation>
    </message>
    <message>
        <source>There is none further on</source>
        <translation>后面没有了</translation>
    </message>
    <message>
        <source>There is none before this</source>
        <translation>前面没有</translation>
    </message>
    <message>
        <source>The journal ends before that, at {time}</source>
        <translation>日志在此之前已结束，于{time}</translation>
    </message>
    <message>
        <source>Clocks showed that twice: this is {this}, the other is {other}</source>
        <translation>时钟两次显示该时间：此为{this}，另一次为{other}</translation>
    </message>
    <message>
        <source>From fact</source>
        <translation>从事实</translation>
    </message>
    <message>
        <source>To fact</source>
        <translation>到事实</translation>
    </message>
    <message>
        <source>From here</source>
        <translation>从此处</translation>
    </message>
    <message>
        <source>To here</source>
        <translation>到此处</translation>
    </message>
    <message>
        <source>Whole round</source>
        <translation>整局范围</translation>
    </message>
    <message>
        <source>Write facts by their numbers, such as 1204.</source>
        <translation>请用事实编号填写，如 1204。</translation>
    </message>
    <message>
        <source>The first fact comes before the last one.</source>
        <translation>首条事实须在末条之前。</translation>
    </message>
    <message>
        <source>{camera}: {ahead} s beside the table</source>
        <translation>{camera}：与赌台相差 {ahead} 秒</translation>
    </message>
    <message>
        <source>{day} {table} is {shows} ± {margin} s · {how} · {by}</source>
        <translation>{day} {table} 即 {shows} ± {margin} 秒 · {how} · {by}</translation>
    </message>
    <message>
        <source>A camera&apos;s clock</source>
        <translation>摄像头的时钟</translation>
    </message>
    <message>
        <source>What does the camera show at this instant of the table? Nothing written is changed by it.</source>
        <translation>赌台此刻摄像头显示几点？已有记录不会改变。</translation>
    </message>
    <message>
        <source>Clock of {camera}</source>
        <translation>{camera} 的时钟</translation>
    </message>
    <message>
        <source>Withdrawn, it counts no longer; it stays on record with the reason.</source>
        <translation>撤回后不再计入；连同原因保留在记录中。</translation>
    </message>
    <message>
        <source>How the clocks of cameras stood beside the table&apos;s</source>
        <translation>各摄像机时钟与牌桌时钟的对照</translation>
    </message>
    <message>
        <source>The setting is withdrawn</source>
        <translation>该设定已撤回</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>摄像头</translation>
    </message>
    <message>
        <source>The table&apos;s time</source>
        <translation>赌台时间</translation>
    </message>
    <message>
        <source>The camera shows</source>
        <translation>摄像头显示</translation>
    </message>
    <message>
        <source>How far off that may be, in seconds</source>
        <translation>可能相差多少秒</translation>
    </message>
    <message>
        <source>How it was compared</source>
        <translation>如何对照</translation>
    </message>
    <message>
        <source>Set the clock</source>
        <translation>设定时钟</translation>
    </message>
    <message>
        <source>This instant</source>
        <translation>此刻</translation>
    </message>
    <message>
        <source>Write the margin in seconds, such as 0.5.</source>
        <translation>请以秒填写误差，如 0.5。</translation>
    </message>
    <message>
        <source>Why it goes</source>
        <translation>撤回的原因</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>前往</translation>
    </message>
    <message>
        <source>Write a time such as 14:02:10.250, or with its date.</source>
        <translation>请填写时间，如 14:02:10.250，或加上日期。</translation>
    </message>
    <message>
        <source>Check of round {number}</source>
        <translation>第{number}局的检查</translation>
    </message>
    <message>
        <source>{decided} steps decided again, {settled} payments settled again from the cards.</source>
        <translation>重新判定{decided}步，按牌重新结算{settled}笔赔付。</translation>
    </message>
    <message>
        <source>Facts {first} to {last} cannot be read: they are not checked</source>
        <translation>事实{first}至{last}无法读取：未经核对</translation>
    </message>
    <message>
        <source>Fact {first}</source>
        <translation>事实{first}</translation>
    </message>
    <message>
        <source>Check before the first round</source>
        <translation>首局之前的检查</translation>
    </message>
    <message>
        <source>{decided} steps decided again, {settled} payments settled again. Look at the first difference first: later ones may come from it.</source>
        <translation>重新判定{decided}步，重新结算{settled}笔赔付。请先看第一处差异：其后的差异可能由它引起。</translation>
    </message>
    <message>
        <source>Everything came out as it is on record, up to fact {position}</source>
        <translation>截至事实{position}，全部与记录相符</translation>
    </message>
    <message>
        <source>Check the shown round</source>
        <translation>检查所示的局</translation>
    </message>
    <message>
        <source>{one} → {two}</source>
        <translation>{one} → {two}</translation>
    </message>
    <message>
        <source>Facts {one} and {two}</source>
        <translation>事实{one}与{two}</translation>
    </message>
    <message>
        <source>{count} differences, lit on the felt: first the value of the kept one, then of the shown one.</source>
        <translation>{count}处不同，已在台面上标亮：先是保留时刻的值，后是所示时刻的值。</translation>
    </message>
    <message>
        <source>Rounds {one} and {two}</source>
        <translation>第{one}局与第{two}局</translation>
    </message>
    <message>
        <source>Go to another moment: what differs from this one is shown here.</source>
        <translation>前往另一时刻：与此刻不同之处显示在这里。</translation>
    </message>
    <message>
        <source>One difference, lit on the felt: first the value of the kept one, then of the shown one.</source>
        <translation>一处不同，已在台面上标亮：先是保留时刻的值，后是所示时刻的值。</translation>
    </message>
    <message>
        <source>Whole rounds</source>
        <translation>整局</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>时刻</translation>
    </message>
    <message>
        <source>Keep this one</source>
        <translation>保留此刻</translation>
    </message>
    <message>
        <source>To the kept one</source>
        <translation>前往保留的时刻</translation>
    </message>
    <message>
        <source>Set a camera&apos;s clock first, and choose the camera.</source>
        <translation>请先设定摄像头时钟，再选择摄像头。</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>Marks, CSV</source>
        <translation>标记，CSV</translation>
    </message>
    <message>
        <source>Marks, subtitles</source>
        <translation>标记，字幕</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>The marks of this table by a camera&apos;s clock. That they left stands in the console&apos;s journal.</source>
        <translation>按某摄像头时钟列出的本台标记。导出一事记入控制台日志。</translation>
    </message>
    <message>
        <source>A file that any browser checks by itself. Its name and hash stand in the console&apos;s journal.</source>
        <translation>任何网页程序都能自行核验的文件。其名称和哈希记入控制台日志。</translation>
    </message>
    <message>
        <source>What it is for</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>With pictures</source>
        <translation>附图片</translation>
    </message>
    <message>
        <source>With the marks</source>
        <translation>附标记</translation>
    </message>
    <message>
        <source>The recording begins at, by the camera</source>
        <translation>录像起始时间（按摄像头）</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>本局</translation>
    </message>
    <message>
        <source>Say what it is for.</source>
        <translation>请写明用途。</translation>
    </message>
    <message>
        <source>Write rounds by their numbers, such as 12.</source>
        <translation>请用局号填写，如 12。</translation>
    </message>
    <message>
        <source>Round {first} comes after round {last}: write the earlier one first.</source>
        <translation>第 {first} 局在第 {last} 局之后：请先写较早的一局。</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>从第几局</translation>
    </message>
    <message>
        <source>To round</source>
        <translation>到第几局</translation>
    </message>
    <message>
        <source>Facts {first} to {last}</source>
        <translation>事实{first}至{last}</translation>
    </message>
    <message>
        <source>{facts} · {by}, {when}</source>
        <translation>{facts} · {by}，{when}</translation>
    </message>
    <message>
        <source>The months that it touches are kept from retention until an administrator releases it.</source>
        <translation>所涉月份不被清除，直到管理员解除保留。</translation>
    </message>
    <message>
        <source>Held: {reason}</source>
        <translation>已保留：{reason}</translation>
    </message>
    <message>
        <source>Hold {number}</source>
        <translation>保留{number}</translation>
    </message>
    <message>
        <source>Held from fact {position} on</source>
        <translation>自事实{position}起保留</translation>
    </message>
    <message>
        <source>Hold {number} is released</source>
        <translation>保留{number}已解除</translation>
    </message>
    <message>
        <source>Why it must stay, such as a claim&apos;s number</source>
        <translation>为何须保留，如投诉编号</translation>
    </message>
    <message>
        <source>Why it may go</source>
        <translation>为何可以解除</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>解除</translation>
    </message>
    <message>
        <source>What sort</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>What is to be seen there</source>
        <translation>该处可见什么</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>疑问</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>有误</translation>
    </message>
    <message>
        <source>It stands in the console&apos;s journal; the table&apos;s journal is not touched.</source>
        <translation>记入控制台日志；赌台日志不受影响。</translation>
    </message>
    <message>
        <source>Marked at fact {position}</source>
        <translation>已在事实{position}处标记</translation>
    </message>
    <message>
        <source>Replies: {count}</source>
        <translation>回复：{count}</translation>
    </message>
    <message>
        <source>{facts} · {by}, {when} · {replies}</source>
        <translation>{facts} · {by}，{when} · {replies}</translation>
    </message>
    <message>
        <source>by {by}, {when}</source>
        <translation>由 {by}，{when}</translation>
    </message>
    <message>
        <source>Mark {number}</source>
        <translation>标记{number}</translation>
    </message>
    <message>
        <source>Marks on this table&apos;s journal: {count}</source>
        <translation>本台日志上的标记：{count}</translation>
    </message>
    <message>
        <source>No mark yet.</source>
        <translation>尚无标记。</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>回复</translation>
    </message>
    <message>
        <source>New mark</source>
        <translation>新标记</translation>
    </message>
    <message>
        <source>A reply, new words, or why it goes</source>
        <translation>回复、新的措辞或撤回的原因</translation>
    </message>
    <message>
        <source>Reply: {text}</source>
        <translation>回复：{text}</translation>
    </message>
    <message>
        <source>Before: {text}</source>
        <translation>此前：{text}</translation>
    </message>
    <message>
        <source>Word anew</source>
        <translation>重新措辞</translation>
    </message>
    <message>
        <source>Mark {number} says so now</source>
        <translation>标记{number}现已改为此措辞</translation>
    </message>
    <message>
        <source>Mark {number} is withdrawn</source>
        <translation>标记{number}已撤回</translation>
    </message>
    <message>
        <source>Replied to mark {number}</source>
        <translation>已回复标记{number}</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>所有手牌</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>异常情况</translation>
    </message>
    <message>
        <source>Overrides</source>
        <translation>主管批准</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>Undos</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Misdeals</source>
        <translation>发错牌</translation>
    </message>
    <message>
        <source>Reader faults</source>
        <translation>读卡器故障</translation>
    </message>
    <message>
        <source>Not from a reader</source>
        <translation>非读卡器来源</translation>
    </message>
    <message>
        <source>Sign-ons</source>
        <translation>登录</translation>
    </message>
    <message>
        <source>From, such as 22:00</source>
        <translation>从，例如 22:00</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Paid from $</source>
        <translation>赔付从 $</translation>
    </message>
    <message>
        <source>Paid up to $</source>
        <translation>赔付至 $</translation>
    </message>
    <message>
        <source>Wagered from $</source>
        <translation>下注从 $</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Dealer&apos;s number</source>
        <translation>荷官编号</translation>
    </message>
    <message>
        <source>Event of the pay table</source>
        <translation>赔付表中的事件</translation>
    </message>
    <message>
        <source>Wager</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>from</source>
        <translation>从</translation>
    </message>
    <message>
        <source>until</source>
        <translation>到</translation>
    </message>
    <message>
        <source>paid from $</source>
        <translation>赔付从 $</translation>
    </message>
    <message>
        <source>paid up to $</source>
        <translation>赔付至 $</translation>
    </message>
    <message>
        <source>wagered from $</source>
        <translation>下注从 $</translation>
    </message>
    <message>
        <source>no condition</source>
        <translation>无条件</translation>
    </message>
    <message>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>No table has a position {number}: write one from 1 to {most}</source>
        <translation>没有赌桌有 {number} 号位：请输入 1 至 {most}</translation>
    </message>
    <message>
        <source>Find: {what}</source>
        <translation>查找：{what}</translation>
    </message>
    <message>
        <source>Whatever is left empty is no condition. What is paid is a hand&apos;s: all its wagers that are meant.</source>
        <translation>留空的不作为条件。赔付按一手牌计：该手牌所指的全部下注合计。</translation>
    </message>
    <message>
        <source>{names}</source>
        <translation>{names}</translation>
    </message>
    <message>
        <source>No conditions</source>
        <translation>无条件</translation>
    </message>
    <message>
        <source>“{text}” is no amount: write dollars, such as 750 or 12.50</source>
        <translation>“{text}”不是金额：请写美元，例如 750 或 12.50</translation>
    </message>
    <message>
        <source>“{text}” is no number: write one such as 3</source>
        <translation>“{text}”不是数字：请写例如 3</translation>
    </message>
    <message>
        <source>The highest amount is below the lowest one</source>
        <translation>最高金额低于最低金额</translation>
    </message>
    <message>
        <source>The time ends before it begins</source>
        <translation>结束时间早于开始时间</translation>
    </message>
    <message>
        <source>Whatever is left empty is no condition.</source>
        <translation>留空即无条件。</translation>
    </message>
    <message>
        <source>“{text}” is no time: write 22:00, or 2026-11-20 22:00</source>
        <translation>“{text}”不是时间：请写 22:00 或 2026-11-20 22:00</translation>
    </message>
    <message>
        <source>Not seen at the table</source>
        <translation>台面未见</translation>
    </message>
    <message>
        <source>Unseen cards of round {number}</source>
        <translation>第{number}局未见的牌</translation>
    </message>
    <message>
        <source>Every card of this round lay open, or none was read; an open round shows none.</source>
        <translation>本局的牌全部翻开，或没有读到牌；进行中的局不显示任何牌。</translation>
    </message>
    <message>
        <source>The rest of the deck</source>
        <translation>余牌</translation>
    </message>
    <message>
        <source>Folded and undealt cards, opened after the round. Nobody at the table saw them.</source>
        <translation>局后公开的弃牌和未发牌。台上无人见过。</translation>
    </message>
    <message>
        <source>VERIFIED up to fact {last}</source>
        <translation>已验证至事实{last}</translation>
    </message>
    <message>
        <source>Start the replay with --policy, it names witnesses</source>
        <translation>请用 --policy 启动回放，其中列有见证方</translation>
    </message>
    <message>
        <source>The whole journal</source>
        <translation>整个日志</translation>
    </message>
    <message>
        <source>CONSISTENT, nothing signed yet</source>
        <translation>一致，尚未签名</translation>
    </message>
    <message>
        <source>CONSISTENT up to fact {last}, signer unknown</source>
        <translation>一致，至事实{last}，签名者未知</translation>
    </message>
    <message>
        <source>named by whoever started this replay</source>
        <translation>由启动此回放者指定</translation>
    </message>
    <message>
        <source>as the journal itself says</source>
        <translation>据日志自身所述</translation>
    </message>
    <message>
        <source>{count} facts behind it have no signature yet</source>
        <translation>其后{count}条事实尚无签名</translation>
    </message>
    <message>
        <source>Verifying the journal</source>
        <translation>正在验证日志</translation>
    </message>
    <message>
        <source>Not verified</source>
        <translation>未验证</translation>
    </message>
    <message>
        <source>Signed up to fact {last}</source>
        <translation>已签名至事实{last}</translation>
    </message>
    <message>
        <source>By the key {key}</source>
        <translation>密钥 {key}</translation>
    </message>
    <message>
        <source>ALTERED: {count} findings</source>
        <translation>已被改动：{count}项发现</translation>
    </message>
    <message>
        <source>ALTERED: one finding</source>
        <translation>已被更改：1 处发现</translation>
    </message>
    <message>
        <source>That was not checked against a policy</source>
        <translation>未按策略核对</translation>
    </message>
    <message>
        <source>Cosigned by {name}</source>
        <translation>{name} 联署</translation>
    </message>
    <message>
        <source>Verify again</source>
        <translation>重新验证</translation>
    </message>
    <message>
        <source>Said to be cosigned by {name}</source>
        <translation>据称由 {name} 联署</translation>
    </message>
    <message>
        <source>Who has cosigned was not checked</source>
        <translation>未核验由谁联署</translation>
    </message>
    <message>
        <source>Cosigned by nobody</source>
        <translation>无人联署</translation>
    </message>
    <message>
        <source>{time} ± {margin} s</source>
        <translation>{time} ± {margin} 秒</translation>
    </message>
    <message>
        <source>No camera was compared with this table&apos;s clock yet.</source>
        <translation>尚无摄像头与本台时钟对照。</translation>
    </message>
    <message>
        <source>Opens the video system at this instant, by the camera&apos;s own clock.</source>
        <translation>按摄像头自身时钟，在此刻打开视频系统。</translation>
    </message>
</context>
<context>
    <name>procedure</name>
    <message>
        <source>{todo} Without it: Irregularity, {title}, Go on by hand: a supervisor.</source>
        <translation>{todo}如不用它：异常、{title}、改为手工继续，由主管确认。</translation>
    </message>
    <message>
        <source>Position {seat}: {amount} on {spot} waits for verification</source>
        <translation>{seat}号位：{spot} {amount}待核实</translation>
    </message>
    <message>
        <source>The payments of this deal are over the posted limit</source>
        <translation>本局赔付超过公布限额</translation>
    </message>
    <message>
        <source>A difference is due at position {seat}</source>
        <translation>{seat}号位有应付的差额</translation>
    </message>
    <message>
        <source>The tray is not counted in</source>
        <translation>筹码盘尚未清点开台</translation>
    </message>
    <message>
        <source>The tray is not counted out</source>
        <translation>筹码盘尚未清点收台</translation>
    </message>
    <message>
        <source>Call a supervisor and a camera.</source>
        <translation>请叫主管和监控。</translation>
    </message>
    <message>
        <source>Call a supervisor, who decides what is paid.</source>
        <translation>请主管决定赔付额。</translation>
    </message>
    <message>
        <source>Move its chips first, and say so.</source>
        <translation>先移动筹码，再确认。</translation>
    </message>
    <message>
        <source>The deck is out of use</source>
        <translation>此副牌已停用</translation>
    </message>
    <message>
        <source>Seal it. A supervisor puts a new deck in play.</source>
        <translation>请封存，由主管启用新牌。</translation>
    </message>
    <message>
        <source>Call a supervisor, and count the opener together.</source>
        <translation>请叫主管，共同清点开台单。</translation>
    </message>
    <message>
        <source>Count the closer first.</source>
        <translation>请先清点收台单。</translation>
    </message>
    <message>
        <source>Round {number}, position {seat}, {spot}: {moves}.</source>
        <translation>第{number}局，{seat}号位，{spot}：{moves}。</translation>
    </message>
    <message>
        <source>Deal on until position {seat} has its hand</source>
        <translation>继续发牌，直到{seat}号位有牌</translation>
    </message>
    <message>
        <source>Of what was paid before: {moves}</source>
        <translation>对于此前已付的部分：{moves}</translation>
    </message>
    <message>
        <source>Deal on until the dealer&apos;s hand lies there</source>
        <translation>继续发牌，直到荷官的牌发好</translation>
    </message>
    <message>
        <source>take back {amount} from position {seat}</source>
        <translation>从{seat}号位收回{amount}</translation>
    </message>
    <message>
        <source>Position {seat}: {moves}, then place the hand in the discard rack.</source>
        <translation>{seat}号位：{moves}，然后把牌放入弃牌架。</translation>
    </message>
    <message>
        <source>Position {seat}: nothing more is due. Place the hand in the discard rack.</source>
        <translation>{seat}号位：不用再赔付。把牌放入弃牌架。</translation>
    </message>
    <message>
        <source>The table is closed. A supervisor opens it.</source>
        <translation>赌台未开，由主管开台。</translation>
    </message>
    <message>
        <source>No dealer is signed on. Sign on first.</source>
        <translation>没有荷官登录，请先登录。</translation>
    </message>
    <message>
        <source>Return all wagers</source>
        <translation>退回所有下注</translation>
    </message>
    <message>
        <source>take back {amount}</source>
        <translation>收回{amount}</translation>
    </message>
    <message>
        <source>pay {amount} more</source>
        <translation>再赔{amount}</translation>
    </message>
    <message>
        <source>return {amount}</source>
        <translation>退回{amount}</translation>
    </message>
    <message>
        <source>A jackpot is paid what was locked for it</source>
        <translation>彩池按锁定的金额赔付</translation>
    </message>
    <message>
        <source>Pay it in full.</source>
        <translation>请全额赔付。</translation>
    </message>
    <message>
        <source>What was shown has changed</source>
        <translation>显示内容已改变</translation>
    </message>
    <message>
        <source>Look at it again, then approve it or go back.</source>
        <translation>请再看一遍，然后批准或返回。</translation>
    </message>
    <message>
        <source>Packet {number} is not next: packet {due} is</source>
        <translation>第{number}叠不是下一叠：下一叠是第{due}叠</translation>
    </message>
    <message>
        <source>This table&apos;s packets come from its reader</source>
        <translation>本台的牌由读牌器读取</translation>
    </message>
    <message>
        <source>Let the reader report it, or report the reader lost.</source>
        <translation>等读牌器报告，或上报读牌器失联。</translation>
    </message>
    <message>
        <source>What was done last can&apos;t be taken back</source>
        <translation>上一步不能撤销</translation>
    </message>
    <message>
        <source>No packet is due now</source>
        <translation>现在不该发牌</translation>
    </message>
    <message>
        <source>{whose} has no hand yet</source>
        <translation>{whose}还没有手牌</translation>
    </message>
    <message>
        <source>The remaining cards are not due now</source>
        <translation>现在不处理余牌</translation>
    </message>
    <message>
        <source>Packet {number} was dealt already</source>
        <translation>第{number}叠已经发过</translation>
    </message>
    <message>
        <source>Look where the packets lie, and report it if they differ from the screen.</source>
        <translation>查看各份牌的位置，若与屏幕不符请报告。</translation>
    </message>
    <message>
        <source>Nobody saw the cards of a packet dealt by hand</source>
        <translation>手工发的牌没有人看过</translation>
    </message>
    <message>
        <source>Deal it without a seal.</source>
        <translation>不加封发牌。</translation>
    </message>
    <message>
        <source>This table deals by hand</source>
        <translation>本台手工发牌</translation>
    </message>
    <message>
        <source>Don&apos;t use the reader until a supervisor puts it back.</source>
        <translation>主管恢复之前不要使用读牌器。</translation>
    </message>
    <message>
        <source>The deck does not go back now</source>
        <translation>现在不放回牌</translation>
    </message>
    <message>
        <source>Ask a supervisor for a correction.</source>
        <translation>请主管更正。</translation>
    </message>
    <message>
        <source>Position {seat} is not next</source>
        <translation>还没轮到{seat}号位</translation>
    </message>
    <message>
        <source>Decisions are not taken now</source>
        <translation>现在不作决定</translation>
    </message>
    <message>
        <source>Position {seat} has decided so already</source>
        <translation>{seat} 号位已经这样决定了</translation>
    </message>
    <message>
        <source>Decisions are not locked now</source>
        <translation>现在不锁定决定</translation>
    </message>
    <message>
        <source>Folded hands are not collected now</source>
        <translation>现在不收弃牌</translation>
    </message>
    <message>
        <source>Collect position {seat}.</source>
        <translation>收{seat}号位。</translation>
    </message>
    <message>
        <source>Position {seat} has no hand</source>
        <translation>{seat}号位没有手牌</translation>
    </message>
    <message>
        <source>Position {seat} has forfeited the hand</source>
        <translation>{seat}号位的手牌已没收</translation>
    </message>
    <message>
        <source>The player of position {seat} has left</source>
        <translation>{seat}号位客人已离开</translation>
    </message>
    <message>
        <source>Go on with the others.</source>
        <translation>继续处理其他位置。</translation>
    </message>
    <message>
        <source>Position {seat} has no Ante: there is nothing to decide</source>
        <translation>{seat}号位没有Ante：无需决定</translation>
    </message>
    <message>
        <source>Position {seat} has no bonus wager that a told 16 keeps in action</source>
        <translation>{seat}号位没有报16可保留的附加注</translation>
    </message>
    <message>
        <source>A 16 is told with a fold only</source>
        <translation>只有弃牌时才报 16</translation>
    </message>
    <message>
        <source>Fold with or without a told 16.</source>
        <translation>弃牌时报16或不报。</translation>
    </message>
    <message>
        <source>Fold without it.</source>
        <translation>不报，直接弃牌。</translation>
    </message>
    <message>
        <source>Position {seat}: no card that is left makes “{event}” on {wager}</source>
        <translation>{seat}号位：剩余的牌中没有一张能在{wager}上组成“{event}”</translation>
    </message>
    <message>
        <source>Choose {choices}, or call a supervisor where the record is wrong.</source>
        <translation>请选择{choices}；若记录有误，请叫主管。</translation>
    </message>
    <message>
        <source>The reader knows these cards</source>
        <translation>读牌器已知这些牌</translation>
    </message>
    <message>
        <source>Expose them.</source>
        <translation>请翻开。</translation>
    </message>
    <message>
        <source>Ante and Play rest on the same three cards</source>
        <translation>Ante和Play按同样三张牌</translation>
    </message>
    <message>
        <source>Position {seat}: every card that is left makes an event on {wager}</source>
        <translation>{seat}号位：剩余的每一张牌都会在{wager}上组成牌型</translation>
    </message>
    <message>
        <source>Choose nothing, or call a supervisor where the record is wrong.</source>
        <translation>请选择无；若记录有误，请叫主管。</translation>
    </message>
    <message>
        <source>Choose {choices} or nothing, or call a supervisor where the record is wrong.</source>
        <translation>请选择{choices}或无；若记录有误，请叫主管。</translation>
    </message>
    <message>
        <source>This table records the cards</source>
        <translation>本台记录牌</translation>
    </message>
    <message>
        <source>Enter the cards.</source>
        <translation>请输入牌。</translation>
    </message>
    <message>
        <source>This hand is settled on its cards</source>
        <translation>这手牌按牌结算</translation>
    </message>
    <message>
        <source>A wager that is not resolved now has no event</source>
        <translation>现在不结算的下注没有牌型</translation>
    </message>
    <message>
        <source>Name those of this turn.</source>
        <translation>请选这一步的下注。</translation>
    </message>
    <message>
        <source>Choose one event for both.</source>
        <translation>两者选同一牌型。</translation>
    </message>
    <message>
        <source>{name} needs its event</source>
        <translation>{name}需要牌型</translation>
    </message>
    <message>
        <source>Choose {choices} or nothing.</source>
        <translation>请选择{choices}或无。</translation>
    </message>
    <message>
        <source>Position {seat}: no event of this wager was named</source>
        <translation>{seat}号位：此注未指定牌型</translation>
    </message>
    <message>
        <source>That wager went back: nothing was paid on it</source>
        <translation>该下注已退回：没有赔付</translation>
    </message>
    <message>
        <source>{card} is recorded elsewhere</source>
        <translation>{card} 已记录在别处</translation>
    </message>
    <message>
        <source>A linked meter is not changed at a table</source>
        <translation>联机累进表不能在台上更改</translation>
    </message>
    <message>
        <source>The cards of position {seat} are on record</source>
        <translation>{seat}号位的牌已有记录</translation>
    </message>
    <message>
        <source>Expose its hand first.</source>
        <translation>请先翻开该手牌。</translation>
    </message>
    <message>
        <source>Position {seat} has no such payment in this round or the last</source>
        <translation>{seat}号位本局和上局没有此赔付</translation>
    </message>
    <message>
        <source>Choose another payment.</source>
        <translation>请选择另一笔赔付。</translation>
    </message>
    <message>
        <source>Enter other cards.</source>
        <translation>请输入其他牌。</translation>
    </message>
    <message>
        <source>Whoever keeps the floor does it there.</source>
        <translation>由场地系统管理员在那里更改。</translation>
    </message>
    <message>
        <source>{event} is not on the paytable</source>
        <translation>{event}不在赔率表上</translation>
    </message>
    <message>
        <source>Position {seat}: no card that is left makes that</source>
        <translation>{seat}号位：剩余的牌无法组成此牌型</translation>
    </message>
    <message>
        <source>No table has been open here</source>
        <translation>此处从未开过台</translation>
    </message>
    <message>
        <source>Ask a supervisor to open the table.</source>
        <translation>请主管开台。</translation>
    </message>
    <message>
        <source>This game has no jackpots</source>
        <translation>此游戏没有彩池</translation>
    </message>
    <message>
        <source>Go on.</source>
        <translation>请继续。</translation>
    </message>
    <message>
        <source>No hand lies open</source>
        <translation>没有翻开的手牌</translation>
    </message>
    <message>
        <source>Settle the hands first.</source>
        <translation>请先结算各手牌。</translation>
    </message>
    <message>
        <source>Have its cards corrected: the prize follows them.</source>
        <translation>请更正其牌：奖金随牌而定。</translation>
    </message>
    <message>
        <source>Choose the position and the wager.</source>
        <translation>选择位置和下注。</translation>
    </message>
    <message>
        <source>{count} cards lie there</source>
        <translation>那里有{count}张牌</translation>
    </message>
    <message>
        <source>The cards are as recorded</source>
        <translation>牌与记录一致</translation>
    </message>
    <message>
        <source>Enter each card as it lies, or go on.</source>
        <translation>请按桌上所见输入每张牌，或继续。</translation>
    </message>
    <message>
        <source>Look again. Have the record of the other cards put right first.</source>
        <translation>请再看一次。请先更正其他牌的记录。</translation>
    </message>
    <message>
        <source>An irregularity is open</source>
        <translation>有未处理的异常</translation>
    </message>
    <message>
        <source>Answer its question first.</source>
        <translation>请先回答其问题。</translation>
    </message>
    <message>
        <source>Ask a supervisor to open it.</source>
        <translation>请主管开台。</translation>
    </message>
    <message>
        <source>No dealer is signed on</source>
        <translation>没有荷官登录</translation>
    </message>
    <message>
        <source>Sign on first.</source>
        <translation>请先登录。</translation>
    </message>
    <message>
        <source>Choose position {seats}.</source>
        <translation>请选择{seats}号位。</translation>
    </message>
    <message>
        <source>There is no such irregularity</source>
        <translation>没有此类异常</translation>
    </message>
    <message>
        <source>No irregularity is open</source>
        <translation>没有待处理的异常</translation>
    </message>
    <message>
        <source>That does not end this</source>
        <translation>这不能了结此事</translation>
    </message>
    <message>
        <source>Choose one of the answers.</source>
        <translation>请从答案中选择。</translation>
    </message>
    <message>
        <source>Report the deck out of use first.</source>
        <translation>请先报告这副牌停用。</translation>
    </message>
    <message>
        <source>The deck is replaced between rounds</source>
        <translation>换牌要在两局之间进行</translation>
    </message>
    <message>
        <source>Finish the round first.</source>
        <translation>请先完成本局。</translation>
    </message>
    <message>
        <source>This report names no cards</source>
        <translation>此报告不需列出牌</translation>
    </message>
    <message>
        <source>Report what happened and where.</source>
        <translation>上报事情和位置。</translation>
    </message>
    <message>
        <source>This concerns the whole table</source>
        <translation>此事涉及全台</translation>
    </message>
    <message>
        <source>Name no position.</source>
        <translation>不要选位置。</translation>
    </message>
    <message>
        <source>The report needs its position</source>
        <translation>报告需要位置</translation>
    </message>
    <message>
        <source>No hand needs to move</source>
        <translation>没有手牌需要移动</translation>
    </message>
    <message>
        <source>Look again where the hands lie.</source>
        <translation>再看手牌的位置。</translation>
    </message>
    <message>
        <source>Enter each card as it lies.</source>
        <translation>按摆放逐张输入。</translation>
    </message>
    <message>
        <source>Correct that hand first, or enter other cards.</source>
        <translation>请先更正那手牌，或输入其他牌。</translation>
    </message>
    <message>
        <source>The dealer may not decide this</source>
        <translation>荷官无权决定</translation>
    </message>
    <message>
        <source>Call a supervisor.</source>
        <translation>请叫主管。</translation>
    </message>
    <message>
        <source>Choose the hand achieved, or None.</source>
        <translation>选择中奖牌型，或None。</translation>
    </message>
    <message>
        <source>Touch Pending Jackpot.</source>
        <translation>点Pending Jackpot。</translation>
    </message>
    <message>
        <source>Touch Pay Jackpot or Cancel Jackpot.</source>
        <translation>点Pay Jackpot或Cancel Jackpot。</translation>
    </message>
    <message>
        <source>Call a supervisor to verify it.</source>
        <translation>请主管核实。</translation>
    </message>
    <message>
        <source>Place the hand in the rack.</source>
        <translation>把手牌放入弃牌架。</translation>
    </message>
    <message>
        <source>Return the wager, then place the hand in the rack.</source>
        <translation>退回注码，然后将牌放入弃牌架。</translation>
    </message>
    <message>
        <source>The cards of position {seat} on record do not make {event}</source>
        <translation>{seat}号位记录的牌不组成{event}</translation>
    </message>
    <message>
        <source>Touch Cancel Jackpot. Where other cards lie there, have them corrected first.</source>
        <translation>点Cancel Jackpot。若台上是别的牌，请先更正。</translation>
    </message>
    <message>
        <source>Position {seat} may still win a part of this meter</source>
        <translation>{seat}号位仍可能赢得此累进表的一部分</translation>
    </message>
    <message>
        <source>Position {seat}: another screen comes first</source>
        <translation>{seat}号位：先完成另一画面</translation>
    </message>
    <message>
        <source>Choose {choices} or None.</source>
        <translation>请选择{choices}或None。</translation>
    </message>
    <message>
        <source>The camera&apos;s reference is missing</source>
        <translation>缺少监控编号</translation>
    </message>
    <message>
        <source>Ask surveillance for it and enter it.</source>
        <translation>向监控询问并输入。</translation>
    </message>
    <message>
        <source>Settle the other hands first.</source>
        <translation>请先结算其他手牌。</translation>
    </message>
    <message>
        <source>No jackpot is approved now</source>
        <translation>现在不批准彩池</translation>
    </message>
    <message>
        <source>Settle position {seat}.</source>
        <translation>结算{seat}号位。</translation>
    </message>
    <message>
        <source>Position {seat} has no wager on the progressive</source>
        <translation>{seat}号位没有累进注</translation>
    </message>
    <message>
        <source>Go on with its hand.</source>
        <translation>继续处理其手牌。</translation>
    </message>
    <message>
        <source>The hand of position {seat} is not turned over</source>
        <translation>{seat}号位的手牌未翻开</translation>
    </message>
    <message>
        <source>Expose it first.</source>
        <translation>请先翻开。</translation>
    </message>
    <message>
        <source>Position {seat} has no jackpot</source>
        <translation>{seat}号位没有彩池</translation>
    </message>
    <message>
        <source>Touch the seat of the player first.</source>
        <translation>请先点客人的座位。</translation>
    </message>
    <message>
        <source>The jackpot of position {seat} is pending</source>
        <translation>{seat}号位的彩池待核实</translation>
    </message>
    <message>
        <source>That</source>
        <translation>所选项</translation>
    </message>
    <message>
        <source>The deal is within its limit</source>
        <translation>本局未超限</translation>
    </message>
    <message>
        <source>No payment waits there</source>
        <translation>那里没有待核赔付</translation>
    </message>
    <message>
        <source>Choose one that waits, or go on.</source>
        <translation>选择等待中的一笔，或继续。</translation>
    </message>
    <message>
        <source>Lower it only for a malfunction, a display above its maximum, or seed to be recovered.</source>
        <translation>只有出现故障、显示超过上限或收回底金时才能调低。</translation>
    </message>
    <message>
        <source>Meters are changed between rounds</source>
        <translation>累进表只能在两局之间更改</translation>
    </message>
    <message>
        <source>Clear the wagers or finish the round first.</source>
        <translation>请先清除下注或打完本局。</translation>
    </message>
    <message>
        <source>A meter is not lowered for that reason</source>
        <translation>不能因此调低累进表</translation>
    </message>
    <message>
        <source>The meter would stand below its reset level of {amount}</source>
        <translation>累进表将低于起始额{amount}</translation>
    </message>
    <message>
        <source>There is no such meter at this table</source>
        <translation>本台没有此累进表</translation>
    </message>
    <message>
        <source>Choose one that is shown.</source>
        <translation>请从显示的累进表中选择。</translation>
    </message>
    <message>
        <source>The meter would stay as it is</source>
        <translation>累进表不会变化</translation>
    </message>
    <message>
        <source>Enter by how much it changes.</source>
        <translation>输入变化额。</translation>
    </message>
    <message>
        <source>That reason only lowers a meter</source>
        <translation>此原因只能调低</translation>
    </message>
    <message>
        <source>Say why it rises, or lower it.</source>
        <translation>说明为何调高，或调低。</translation>
    </message>
    <message>
        <source>A meter is never below nothing</source>
        <translation>累进表不能小于零</translation>
    </message>
    <message>
        <source>Lower it by less.</source>
        <translation>少减一些。</translation>
    </message>
    <message>
        <source>Recover what lies above it.</source>
        <translation>只收回超出部分。</translation>
    </message>
    <message>
        <source>{name} has no maximum on this table</source>
        <translation>本台的 {name} 没有上限</translation>
    </message>
    <message>
        <source>Give the reason why it is lowered.</source>
        <translation>请说明调低的原因。</translation>
    </message>
    <message>
        <source>{name} would stand below its maximum of {amount}</source>
        <translation>{name} 将低于其上限 {amount}</translation>
    </message>
    <message>
        <source>Lower it to its maximum.</source>
        <translation>请调低至上限。</translation>
    </message>
    <message>
        <source>{title} has no meter {meter}</source>
        <translation>{title} 没有 {meter} 奖池</translation>
    </message>
    <message>
        <source>Take its maximum out of the terms.</source>
        <translation>请从条款中删除其上限。</translation>
    </message>
    <message>
        <source>The maximum of {name} is not above its reset level</source>
        <translation>{name} 的上限不高于其重置金额</translation>
    </message>
    <message>
        <source>Set a larger one, or none.</source>
        <translation>请设更大的上限，或不设。</translation>
    </message>
    <message>
        <source>Place the wagers, then touch No more bets.</source>
        <translation>下注后点“停止下注”。</translation>
    </message>
    <message>
        <source>Count the progressive chips.</source>
        <translation>点累进筹码。</translation>
    </message>
    <message>
        <source>Deal the next packet.</source>
        <translation>发下一叠牌。</translation>
    </message>
    <message>
        <source>Place the remaining cards in the discard rack.</source>
        <translation>把余牌放入弃牌架。</translation>
    </message>
    <message>
        <source>Take the players&apos; decisions, then lock them.</source>
        <translation>收取客人决定，然后锁定。</translation>
    </message>
    <message>
        <source>Collect the folded hands.</source>
        <translation>收弃牌。</translation>
    </message>
    <message>
        <source>Expose the dealer&apos;s hand.</source>
        <translation>翻开荷官的牌。</translation>
    </message>
    <message>
        <source>Settle the current hand.</source>
        <translation>结算当前手牌。</translation>
    </message>
    <message>
        <source>Place the deck back.</source>
        <translation>放回整副牌。</translation>
    </message>
    <message>
        <source>{name} may not approve this</source>
        <translation>{name}无权批准</translation>
    </message>
    <message>
        <source>An approval needs a second person</source>
        <translation>批准需要第二个人</translation>
    </message>
    <message>
        <source>Ask a supervisor other than the dealer.</source>
        <translation>请荷官以外的主管。</translation>
    </message>
    <message>
        <source>Choose a reason from the list, or write one.</source>
        <translation>从列表选择原因，或自己写。</translation>
    </message>
    <message>
        <source>No difference is due at position {seat}</source>
        <translation>{seat}号位没有应付的差额</translation>
    </message>
    <message>
        <source>The amount and the result don&apos;t fit together</source>
        <translation>金额与结果不符</translation>
    </message>
    <message>
        <source>The amount is the one recorded</source>
        <translation>金额与记录相同</translation>
    </message>
    <message>
        <source>Enter what a win pays, or say that the wager pushed or lost.</source>
        <translation>输入赢得的赔付，或注明平或输。</translation>
    </message>
    <message>
        <source>Enter what should have been paid.</source>
        <translation>输入应付的金额。</translation>
    </message>
    <message>
        <source>Progressive chips are not counted now</source>
        <translation>现在不点累进筹码</translation>
    </message>
    <message>
        <source>A count is not below nothing</source>
        <translation>数目不能小于零</translation>
    </message>
    <message>
        <source>Enter how many chips there are.</source>
        <translation>输入筹码数。</translation>
    </message>
    <message>
        <source>The link stands as it is told</source>
        <translation>联机状态已是如此</translation>
    </message>
    <message>
        <source>The meters have grown since</source>
        <translation>累进表此后已增加</translation>
    </message>
    <message>
        <source>Compare them anew.</source>
        <translation>请重新核对。</translation>
    </message>
    <message>
        <source>No meter moved</source>
        <translation>累进表没有变动</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand has {count} cards</source>
        <translation>荷官的牌有{count}张</translation>
    </message>
    <message>
        <source>Position {seat} is resolved</source>
        <translation>{seat}号位已结算</translation>
    </message>
    <message>
        <source>The cards of position {seat} were not entered before</source>
        <translation>{seat}号位的牌之前未输入</translation>
    </message>
    <message>
        <source>Another device than this table&apos;s tells these cards</source>
        <translation>这些牌由不属于本台的设备报来</translation>
    </message>
    <message>
        <source>Unplug it. Expose the cards.</source>
        <translation>拔下该设备，再翻开牌。</translation>
    </message>
    <message>
        <source>Position {seat} is not resolved yet</source>
        <translation>{seat}号位尚未结算</translation>
    </message>
    <message>
        <source>The dealer has no hand in this game</source>
        <translation>此游戏荷官没有手牌</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand is not exposed now</source>
        <translation>现在不翻荷官的牌</translation>
    </message>
    <message>
        <source>Enter each of them.</source>
        <translation>逐张输入。</translation>
    </message>
    <message>
        <source>No hand is exposed now</source>
        <translation>现在不翻牌</translation>
    </message>
    <message>
        <source>Expose position {seat}.</source>
        <translation>翻开{seat}号位。</translation>
    </message>
    <message>
        <source>Pay or collect, then place the hand in the rack.</source>
        <translation>赔付或收注，然后把手牌放入弃牌架。</translation>
    </message>
    <message>
        <source>Another turn of this hand comes first</source>
        <translation>这手牌先要做另一步</translation>
    </message>
    <message>
        <source>Choose the event of this turn too.</source>
        <translation>也请选择这一步的牌型。</translation>
    </message>
    <message>
        <source>A round is being played</source>
        <translation>正在进行一局</translation>
    </message>
    <message>
        <source>The table is open</source>
        <translation>赌台已开</translation>
    </message>
    <message>
        <source>Close it first.</source>
        <translation>请先收台。</translation>
    </message>
    <message>
        <source>Nothing is different</source>
        <translation>没有变化</translation>
    </message>
    <message>
        <source>Choose what to change, or go back.</source>
        <translation>选择要改的项，或返回。</translation>
    </message>
    <message>
        <source>{name} may not deal</source>
        <translation>{name}不能发牌</translation>
    </message>
    <message>
        <source>Sign on as a dealer.</source>
        <translation>请以荷官登录。</translation>
    </message>
    <message>
        <source>{name} is signed on</source>
        <translation>{name}已登录</translation>
    </message>
    <message>
        <source>Go on dealing.</source>
        <translation>继续发牌。</translation>
    </message>
    <message>
        <source>Wagers are placed</source>
        <translation>已有下注</translation>
    </message>
    <message>
        <source>Clear them or finish the round first.</source>
        <translation>请先清除下注或完成本局。</translation>
    </message>
    <message>
        <source>Set the smallest above 0, the largest not below it, and a step that divides both.</source>
        <translation>最小额须大于 0，最大额不得低于它，步长须能整除两者。</translation>
    </message>
    <message>
        <source>No such fault stands</source>
        <translation>没有此故障</translation>
    </message>
    <message>
        <source>The rulebook can&apos;t be trusted: {error}</source>
        <translation>规则书不可信：{error}</translation>
    </message>
    <message>
        <source>Install a good copy of it.</source>
        <translation>请安装正确的文件。</translation>
    </message>
    <message>
        <source>{count} positions are not in {title}</source>
        <translation>{title}没有{count}个位置</translation>
    </message>
    <message>
        <source>Choose {choices}.</source>
        <translation>请选择{choices}。</translation>
    </message>
    <message>
        <source>The terms name a wager that {title} does not have</source>
        <translation>条款中有{title}没有的注码</translation>
    </message>
    <message>
        <source>Take it out of the terms.</source>
        <translation>从条件中去掉。</translation>
    </message>
    <message>
        <source>All wagers on {name} are of one size</source>
        <translation>{name}的下注额固定</translation>
    </message>
    <message>
        <source>Set its smallest and largest wager alike.</source>
        <translation>把最小和最大设为相同。</translation>
    </message>
    <message>
        <source>A threshold is below nothing</source>
        <translation>门槛小于零</translation>
    </message>
    <message>
        <source>Set an amount, or 0 for no limit of a deal.</source>
        <translation>设金额，0表示单局不限。</translation>
    </message>
    <message>
        <source>{title} needs a choice</source>
        <translation>{title}需要选择</translation>
    </message>
    <message>
        <source>{name} has no limits</source>
        <translation>{name}没有限额</translation>
    </message>
    <message>
        <source>Set the smallest and largest wager and the step.</source>
        <translation>设最小、最大和级差。</translation>
    </message>
    <message>
        <source>The limits of {name} don&apos;t fit together</source>
        <translation>{name}的限额不合理</translation>
    </message>
    <message>
        <source>{title} has no such option</source>
        <translation>{title}没有此选项</translation>
    </message>
    <message>
        <source>The table&apos;s money is counted between rounds</source>
        <translation>赌桌资金在两局之间清点</translation>
    </message>
    <message>
        <source>Count it out first, or void its opener.</source>
        <translation>请先清点收台，或作废开台单。</translation>
    </message>
    <message>
        <source>Count the opener first.</source>
        <translation>请先清点开台单。</translation>
    </message>
    <message>
        <source>The tray was counted in anew since</source>
        <translation>此后筹码盘已重新清点开台</translation>
    </message>
    <message>
        <source>Write down what was wrong, and sign the next form right.</source>
        <translation>请写下错误，并正确签署下一张单据。</translation>
    </message>
    <message>
        <source>That is no count of chips or notes</source>
        <translation>这不是筹码或纸币的数目</translation>
    </message>
    <message>
        <source>Count again.</source>
        <translation>请再次清点。</translation>
    </message>
    <message>
        <source>Nothing was counted</source>
        <translation>没有清点</translation>
    </message>
    <message>
        <source>Count the chips of each denomination.</source>
        <translation>请清点每种面值的筹码。</translation>
    </message>
    <message>
        <source>No box waits to be counted</source>
        <translation>没有待清点的钱箱</translation>
    </message>
    <message>
        <source>Count the tray out first.</source>
        <translation>请先清点收台。</translation>
    </message>
    <message>
        <source>That box is counted</source>
        <translation>该钱箱已清点</translation>
    </message>
    <message>
        <source>Void its count first.</source>
        <translation>请先作废其清点。</translation>
    </message>
    <message>
        <source>There is no such form that counts</source>
        <translation>没有这样的有效单据</translation>
    </message>
    <message>
        <source>The tray is counted out on it</source>
        <translation>收台清点以它为依据</translation>
    </message>
    <message>
        <source>Void the closer first.</source>
        <translation>请先作废收台单。</translation>
    </message>
    <message>
        <source>There is no position {seat} at this table</source>
        <translation>本台没有{seat}号位</translation>
    </message>
    <message>
        <source>{amount} is outside the limits of {name}</source>
        <translation>{amount}超出{name}的限额</translation>
    </message>
    <message>
        <source>Take {least} to {most}, in steps of {step}.</source>
        <translation>接受{least}至{most}，每级{step}。</translation>
    </message>
    <message>
        <source>No more bets: the wagers of this round are closed</source>
        <translation>停止下注：本局下注已关闭</translation>
    </message>
    <message>
        <source>No wagers on {name}: {why}</source>
        <translation>{name} 不接受下注：{why}</translation>
    </message>
    <message>
        <source>Choose position 1 to {last}.</source>
        <translation>请选择1至{last}号位。</translation>
    </message>
    <message>
        <source>The wager is as it was</source>
        <translation>下注没有变化</translation>
    </message>
    <message>
        <source>Place another amount, or go on.</source>
        <translation>改金额，或继续。</translation>
    </message>
    <message>
        <source>The last wagers lie there already</source>
        <translation>上次的注码已在桌上</translation>
    </message>
    <message>
        <source>There is nothing to repeat</source>
        <translation>没有可重复的下注</translation>
    </message>
    <message>
        <source>Place the wagers, or go on.</source>
        <translation>请下注，或继续。</translation>
    </message>
    <message>
        <source>Nobody has placed a wager</source>
        <translation>还没有人下注</translation>
    </message>
    <message>
        <source>Position {seat} has a bonus wager and no Ante</source>
        <translation>{seat}号位有附加注而没有Ante</translation>
    </message>
    <message>
        <source>Position {seat} has no wagers of the last round</source>
        <translation>{seat}号位上局没有下注</translation>
    </message>
    <message>
        <source>The Play wager equals the Ante</source>
        <translation>Play注等于Ante</translation>
    </message>
    <message>
        <source>It is placed with the decision.</source>
        <translation>作决定时下注。</translation>
    </message>
    <message>
        <source>A wager can&apos;t be placed there</source>
        <translation>此处不能下注</translation>
    </message>
    <message>
        <source>Take {amount}.</source>
        <translation>接受{amount}。</translation>
    </message>
    <message>
        <source>This wager has one size</source>
        <translation>此注只有一种金额</translation>
    </message>
    <message>
        <source>Place another wager, or go on.</source>
        <translation>请另下一注，或继续。</translation>
    </message>
    <message>
        <source>Nobody plays there</source>
        <translation>该位无人参加</translation>
    </message>
    <message>
        <source>Position {seat} sits this round out</source>
        <translation>{seat}号位本局不参加</translation>
    </message>
    <message>
        <source>Position {seat} is not late</source>
        <translation>{seat}号位并未迟到</translation>
    </message>
    <message>
        <source>Place the Ante or clear the bonus.</source>
        <translation>下Ante或清除附加注。</translation>
    </message>
    <message>
        <source>Place its wagers.</source>
        <translation>输入其下注。</translation>
    </message>
    <message>
        <source>Return the wager on {name} at position {seat}.</source>
        <translation>退还 {seat} 号位的 {name} 下注。</translation>
    </message>
    <message>
        <source>Count the deck and look at each card.</source>
        <translation>清点整副牌并逐张查看。</translation>
    </message>
    <message>
        <source>Compare the cards on the table with the screen.</source>
        <translation>把台面的牌与屏幕核对。</translation>
    </message>
    <message>
        <source>See what its display says, and put it right there.</source>
        <translation>查看机器显示，并在机器上处理。</translation>
    </message>
    <message>
        <source>It sounds like a device of another protocol than the settings name. Call a technician.</source>
        <translation>听起来是另一种协议的设备，与设置不符。请叫技术员。</translation>
    </message>
    <message>
        <source>Only noise is heard: another speed than the settings name, or a bad cable. Call a technician.</source>
        <translation>只听到杂音：速率与设置不符，或线缆不良。请叫技术员。</translation>
    </message>
    <message>
        <source>The terminal has no permission to open its port. Call a technician.</source>
        <translation>终端无权打开其端口。请联系技术人员。</translation>
    </message>
    <message>
        <source>Its port is not there. Plug the reader in; if it is, call a technician.</source>
        <translation>找不到其端口。请接上读牌器；若已接上，请联系技术人员。</translation>
    </message>
    <message>
        <source>Its port fails. See to its cable and power; if they are well, call a technician.</source>
        <translation>其端口出现故障。请检查电缆和电源；若均正常，请联系技术人员。</translation>
    </message>
    <message>
        <source>The port that the settings name is no serial port. Call a technician.</source>
        <translation>设置中指定的端口不是串行端口。请联系技术人员。</translation>
    </message>
    <message>
        <source>The reader&apos;s line is a pseudo-terminal, or leads to this machine: a real device is never there. At a desk, let the program in its place call itself SIMULATED; else connect the device itself.</source>
        <translation>读牌器的线路是伪终端，或通向本机：那里绝不会有真实设备。在桌前试用时，让代替它的程序自称 SIMULATED；否则请接上设备本身。</translation>
    </message>
    <message>
        <source>Another program has its port. Call a technician. It goes on by itself once the port is free.</source>
        <translation>另一个程序占用了它的端口。请叫技术员。端口空出后会自动继续。</translation>
    </message>
    <message>
        <source>The machine reports a fault</source>
        <translation>机器报告故障</translation>
    </message>
    <message>
        <source>It may be a hand&apos;s card. Leave it where it lies.</source>
        <translation>可能是某手牌的牌。请原地不动。</translation>
    </message>
    <message>
        <source>It hands out {has} cards a packet, and this game needs {needs}. Set it to {needs}, or call a technician.</source>
        <translation>机器每组发 {has} 张牌，本游戏需要 {needs} 张。请设为 {needs}，或呼叫技术人员。</translation>
    </message>
    <message>
        <source>Another program has its port: {program}. Call a technician. It goes on by itself once the port is free.</source>
        <translation>另一个程序占用了它的端口：{program}。请叫技术员。端口空出后会自动继续。</translation>
    </message>
    <message>
        <source>See to its cable and power. It goes on by itself.</source>
        <translation>检查线缆和电源，会自动继续。</translation>
    </message>
    <message>
        <source>The machine&apos;s door is open</source>
        <translation>机器门开着</translation>
    </message>
    <message>
        <source>Close it. It goes on by itself.</source>
        <translation>请关上，会自动继续。</translation>
    </message>
    <message>
        <source>The machine is locked</source>
        <translation>机器已上锁</translation>
    </message>
    <message>
        <source>Have it unlocked by whoever has its key. It goes on by itself.</source>
        <translation>请持钥匙的人解锁，会自动继续。</translation>
    </message>
    <message>
        <source>The deck is not verified</source>
        <translation>整副牌未通过核对</translation>
    </message>
    <message>
        <source>A simulated device and a real one can&apos;t mix</source>
        <translation>模拟设备和真实设备不能混用</translation>
    </message>
    <message>
        <source>Connect the device that this table was opened for.</source>
        <translation>请连接本台开台时所用的设备。</translation>
    </message>
    <message>
        <source>Cards are stuck in the machine</source>
        <translation>机器卡牌</translation>
    </message>
    <message>
        <source>Free them, and see that none is missing.</source>
        <translation>取出卡住的牌，确认没有缺牌。</translation>
    </message>
    <message>
        <source>A card can&apos;t be read</source>
        <translation>有牌读不出</translation>
    </message>
    <message>
        <source>Look at it. A worn or marked card goes with its deck.</source>
        <translation>请查看。磨损或有记号的牌连同整副停用。</translation>
    </message>
    <message>
        <source>Too many or too few cards in the machine</source>
        <translation>机器内牌数过多或不足</translation>
    </message>
    <message>
        <source>A card is of another deck</source>
        <translation>有别副的牌</translation>
    </message>
    <message>
        <source>A card is there twice</source>
        <translation>有重复的牌</translation>
    </message>
    <message>
        <source>A card lies face up in the machine</source>
        <translation>机器内有牌面朝上</translation>
    </message>
    <message>
        <source>Turn it over, and see that no other does.</source>
        <translation>请翻过来，确认没有其他牌朝上。</translation>
    </message>
    <message>
        <source>More cards were drawn than are due</source>
        <translation>抽出的牌过多</translation>
    </message>
    <message>
        <source>A card was drawn too slowly</source>
        <translation>抽牌太慢</translation>
    </message>
    <message>
        <source>The machine does not answer</source>
        <translation>机器没有应答</translation>
    </message>
    <message>
        <source>See to its cable and power.</source>
        <translation>检查线缆和电源。</translation>
    </message>
    <message>
        <source>A button was pressed at the wrong time</source>
        <translation>按钮按得不是时候</translation>
    </message>
    <message>
        <source>A card was drawn outside a game</source>
        <translation>有牌在局外抽出</translation>
    </message>
    <message>
        <source>Put it back into its deck. Compare the cards on the table.</source>
        <translation>放回整副牌，并核对台面的牌。</translation>
    </message>
    <message>
        <source>A card was told in two ways</source>
        <translation>同一张牌有两种读数</translation>
    </message>
    <message>
        <source>The first reading stands. Compare it with the table.</source>
        <translation>以第一次读数为准，请与台面核对。</translation>
    </message>
    <message>
        <source>Cards and positions may not agree</source>
        <translation>牌与位置可能不符</translation>
    </message>
    <message>
        <source>A card was not taken into the round</source>
        <translation>有牌没有计入本局</translation>
    </message>
    <message>
        <source>The machine&apos;s report of cards is not understood</source>
        <translation>无法理解机器的牌报告</translation>
    </message>
    <message>
        <source>It goes on once the machine was off and on again. If not, call who looks after it.</source>
        <translation>机器关掉再打开后会继续。若不行，请叫负责它的人。</translation>
    </message>
    <message>
        <source>The machine does not fit this table</source>
        <translation>机器与本桌不符</translation>
    </message>
    <message>
        <source>Call a technician.</source>
        <translation>请呼叫技术人员。</translation>
    </message>
    <message>
        <source>Dealt by hand now</source>
        <translation>现为手工发牌</translation>
    </message>
    <message>
        <source>The deck is out already</source>
        <translation>此副牌已停用</translation>
    </message>
    <message>
        <source>The round is over already</source>
        <translation>本局已结束</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand is closed</source>
        <translation>荷官牌未翻开</translation>
    </message>
    <message>
        <source>Chips are being counted</source>
        <translation>正在清点筹码</translation>
    </message>
    <message>
        <source>Bets are still open</source>
        <translation>仍可下注</translation>
    </message>
    <message>
        <source>No card is dealt yet</source>
        <translation>尚未发牌</translation>
    </message>
    <message>
        <source>No card is open yet</source>
        <translation>尚未翻牌</translation>
    </message>
    <message>
        <source>The deal has begun</source>
        <translation>已开始发牌</translation>
    </message>
    <message>
        <source>Decisions are locked</source>
        <translation>决定已锁定</translation>
    </message>
    <message>
        <source>All hands are done</source>
        <translation>手牌已全部处理</translation>
    </message>
    <message>
        <source>No packet is out</source>
        <translation>还没有发出牌叠</translation>
    </message>
    <message>
        <source>No vacancy was passed</source>
        <translation>没有经过空位</translation>
    </message>
    <message>
        <source>No wager is placed</source>
        <translation>尚无下注</translation>
    </message>
    <message>
        <source>No Draw card waits</source>
        <translation>没有待翻的Draw牌</translation>
    </message>
    <message>
        <source>No jackpot is open</source>
        <translation>没有待处理的彩池</translation>
    </message>
    <message>
        <source>No jackpot is locked</source>
        <translation>没有锁定的彩池</translation>
    </message>
    <message>
        <source>The house has no procedure</source>
        <translation>赌场没有此程序</translation>
    </message>
    <message>
        <source>It did not happen there</source>
        <translation>不是发生在那里</translation>
    </message>
    <message>
        <source>Report {due} of the shoe was due, {came} came. From this packet on, enter each card as it is turned over. Told of it, and compared: {known}.</source>
        <translation>牌靴应发第{due}号报告，却来了第{came}号。从此叠起，翻开时逐张录入。此叠已报、将比对：{known}张。</translation>
    </message>
    <message>
        <source>Report {came} of the shoe was due and came; the index of its card was not. From this packet on, enter each card as it is turned over. Told of it, and compared: {known}.</source>
        <translation>牌靴的第{came}号报告按次到来，其牌的序号却不对。从此叠起，翻开时逐张录入。此叠已报、将比对：{known}张。</translation>
    </message>
    <message>
        <source>Report {due} of the shoe was due, {came} came. Cards drawn untold: {lost}. Enter their whole packets as they are turned over; what was told is compared.</source>
        <translation>牌靴应发第{due}号报告，却来了第{came}号。未报的出牌：{lost}张。翻开时录入整叠；已报的牌会比对。</translation>
    </message>
    <message>
        <source>Report {came} of the shoe was due and came; the index of its card was not. Cards drawn untold: {lost}. Enter their whole packets as they are turned over; what was told is compared.</source>
        <translation>牌靴的第{came}号报告按次到来，其牌的序号却不对。未报的出牌：{lost}张。翻开时录入整叠；已报的牌会比对。</translation>
    </message>
    <message>
        <source>Report {due} of the shoe was due, {came} came. By its index no card is missing.</source>
        <translation>牌靴应发第{due}号报告，却来了第{came}号。按其序号，没有缺牌。</translation>
    </message>
    <message>
        <source>Cards drawn untold since the shoe&apos;s last report, in round {since}: {lost}. Look at the table: do they lie in this deal?</source>
        <translation>自牌靴上次报告（第{since}局）以来未报而抽出的牌：{lost}。请看桌面：它们在本次发牌中吗？</translation>
    </message>
    <message>
        <source>Since the shoe&apos;s last report, in round {since}, cards may have been drawn untold. Look at the table: do some lie in this deal?</source>
        <translation>自牌靴上次报告（第{since}局）以来，可能有牌未报而抽出。请看桌面：本次发牌中有这样的牌吗？</translation>
    </message>
    <message>
        <source>Since the shoe&apos;s last report, before round 1, cards may have been drawn untold. Look at the table: do some lie in this deal?</source>
        <translation>自牌靴上次报告（第1局之前）以来，可能有牌未报而抽出。请看桌面：本次发牌中有这样的牌吗？</translation>
    </message>
    <message>
        <source>This is the first that is heard of this shoe; cards may have been drawn before. Look at the table: do some lie in this deal?</source>
        <translation>这是首次收到此牌靴的报告；此前可能已抽过牌。请看桌面：本次发牌中有这样的牌吗？</translation>
    </message>
    <message>
        <source>It is not known yet how this shoe counts; cards may have been drawn untold before. Look at the table: do some lie in this deal?</source>
        <translation>尚不知此牌靴如何计牌；此前可能已有牌未报而抽出。请看桌面：本次发牌中有这样的牌吗？</translation>
    </message>
    <message>
        <source>A card more was told than was due. What went by untold may be of no hand: go on by hand, and enter every hand as it is turned over.</source>
        <translation>报出的牌多了一张。未报而抽出的牌可能不属于任何一手：请改为手工继续，翻开时录入每手牌。</translation>
    </message>
    <message>
        <source>It is not known yet how this shoe counts. Go on if only the first card of the deal lies out; else go on by hand.</source>
        <translation>尚不知此牌靴如何计牌。若桌上只有本次发牌的第一张，请继续；否则改为手动。</translation>
    </message>
    <message>
        <source>Report {number} of the shoe came twice and differs. From this packet on, enter each card as it is turned over. Told of it, and compared: {known}.</source>
        <translation>牌靴的第{number}号报告来了两次且不同。从此叠起，翻开时逐张录入。此叠已报、将比对：{known}张。</translation>
    </message>
    <message>
        <source>Report {number} of the shoe came twice and differs. Compare position {seat} as it is opened. Enter each card of the positions after it.</source>
        <translation>牌靴的第{number}号报告来了两次且不同。翻开{seat}号位时请核对。其后各位逐张录入。</translation>
    </message>
    <message>
        <source>The shoe could not tell a card that came out: it may lie at a hand. From this packet on, enter each card as it is turned over. Told of it, and compared: {known}.</source>
        <translation>牌靴读不出一张已抽出的牌：它可能在某手牌中。从此叠起，翻开时逐张录入。此叠已报、将比对：{known}张。</translation>
    </message>
    <message>
        <source>A card was drawn outside the game: it may lie at a hand. From this packet on, enter each card as it is turned over. Told of it, and compared: {known}.</source>
        <translation>有一张牌在游戏之外抽出：可能已在某手牌中。从本牌组起，翻开时逐张输入。已报告并核对：{known}。</translation>
    </message>
    <message>
        <source>The first card may be one of the round before, told again. Enter each card of this deal as it is turned over.</source>
        <translation>第一张可能是上一局的牌被再次报告。翻开时逐张录入本次发牌的每张牌。</translation>
    </message>
    <message>
        <source>Packet {came} came out where packet {due} was due. Packets handed out untold: {lost}. Go on if each lies at its position: it is entered as it is turned over. Else call a misdeal.</source>
        <translation>应出第{due}叠，却出了第{came}叠。已发出而未报的叠数：{lost}。若每叠都在其位置上，请继续：翻开时录入；否则宣布发牌失误。</translation>
    </message>
    <message>
        <source>Packet {came} came out where packet {due} was due. Packets handed out before no more bets: {early}. Go on if each lies at its position.</source>
        <translation>本应发出牌组 {due} 时发出了牌组 {came}。停止下注前发出的牌组数：{early}。若每个牌组都在其位置上，请继续。</translation>
    </message>
    <message>
        <source>The rest came out where packet {due} was due. Packets handed out untold: {lost}. Go on if each lies at its position: it is entered as it is turned over. Else call a misdeal.</source>
        <translation>应出第{due}叠，却出了余牌。已发出而未报的叠数：{lost}。若每叠都在其位置上，请继续：翻开时录入；否则宣布发牌失误。</translation>
    </message>
    <message>
        <source>A deck went into the machine, and the rest of this one was never told</source>
        <translation>机器里放入了一副牌，而这一副的余牌从未报告</translation>
    </message>
    <message>
        <source>A deck went into the machine, and the rest of this one was never told. Deal what is due by hand, then go on: it is entered as it is turned over.</source>
        <translation>机器里放入了一副牌，而这一副的余牌从未报告。请手工补发应发的牌后继续：翻开时输入。</translation>
    </message>
    <message>
        <source>The rest came out where packet {due} was due. Deal what is due by hand, then go on: it is entered as it is turned over.</source>
        <translation>本应发出牌组 {due} 时出来了剩余的牌。请手工补发应发的牌后继续：翻开时输入。</translation>
    </message>
    <message>
        <source>Packets that the machine handed out: {out}. Packets that the journal holds: {held}.</source>
        <translation>机器已发出的叠数：{out}。日志中的叠数：{held}。</translation>
    </message>
    <message>
        <source>Packet {came} was told where packet {due} was due. It leads to nothing; that position is dealt already.</source>
        <translation>应报第{due}叠，却报了第{came}叠。不作处理；该位置已发牌。</translation>
    </message>
    <message>
        <source>Packet {came} came out where packet {due} was due. From here on, enter each packet as it is turned over.</source>
        <translation>应出第{due}叠，却出了第{came}叠。从此处起，每叠翻开时录入。</translation>
    </message>
    <message>
        <source>Packet {number}: {came} cards in place of {due}</source>
        <translation>牌组 {number}：{came} 张牌，应为 {due} 张</translation>
    </message>
    <message>
        <source>Packet {number}: a card of the packet was not read; all are entered as they turn up, and those that were are compared</source>
        <translation>牌组 {number}：有一张牌未能读取；所有牌在翻开时输入，已读取的会进行比对</translation>
    </message>
    <message>
        <source>Packet {number}: the reader saw one card twice</source>
        <translation>牌组 {number}：读牌器两次读到同一张牌</translation>
    </message>
    <message>
        <source>Packet {number} was reported again with other cards; the first stands. Compare it as it is opened</source>
        <translation>牌组 {number} 再次报告但牌不同；以第一次为准。翻开时请核对</translation>
    </message>
    <message>
        <source>Packet {number} of the machine&apos;s round before was reported again with other cards. It leads to nothing.</source>
        <translation>机器上一局的牌组 {number} 再次报告但牌不同。该报告无效。</translation>
    </message>
    <message>
        <source>Packet {number} came out of a deck of a round before. Go on if it does not lie on the table.</source>
        <translation>牌组 {number} 来自之前一局的牌。若它不在桌上，请继续。</translation>
    </message>
    <message>
        <source>The packets and the rest are {cards} cards, and not one of each</source>
        <translation>各牌组与余牌共 {cards} 张，且并非每种各一张</translation>
    </message>
    <message>
        <source>The reader told {told} here; {entered} were entered.</source>
        <translation>读牌器在此报了 {told}；录入的是 {entered}。</translation>
    </message>
    <message>
        <source>{chips} counted against {wagers} accepted</source>
        <translation>点得{chips}枚筹码，接受{wagers}注</translation>
    </message>
    <message>
        <source>{event} was chosen; the cards show {held}</source>
        <translation>已选{event}；牌面是{held}</translation>
    </message>
    <message>
        <source>{cards} twice</source>
        <translation>{cards}出现两次</translation>
    </message>
    <message>
        <source>no prize</source>
        <translation>无奖</translation>
    </message>
    <message>
        <source>pays</source>
        <translation>赔付</translation>
    </message>
    <message>
        <source>void</source>
        <translation>作废</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>台面</translation>
    </message>
    <message>
        <source>Cards are read</source>
        <translation>读牌</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>STAX chips</source>
        <translation>STAX筹码</translation>
    </message>
    <message>
        <source>Have their hands</source>
        <translation>已有牌</translation>
    </message>
    <message>
        <source>Still to be dealt</source>
        <translation>尚待发牌</translation>
    </message>
    <message>
        <source>Open already: look whether each has its own cards</source>
        <translation>已翻开：请查看每手牌是否是自己的牌</translation>
    </message>
    <message>
        <source>$200 or more off: tell</source>
        <translation>相差 $200 或以上：通知</translation>
    </message>
    <message>
        <source>Camera above</source>
        <translation>监控起点</translation>
    </message>
    <message>
        <source>Limit of a deal</source>
        <translation>单局限额</translation>
    </message>
    <message>
        <source>Jackpot above</source>
        <translation>彩池核实起点</translation>
    </message>
    <message>
        <source>each one</source>
        <translation>每一个</translation>
    </message>
    <message>
        <source>out of use</source>
        <translation>停用</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>is finished with this deck</source>
        <translation>用这副牌打完</translation>
    </message>
    <message>
        <source>a new deck, counted and checked, before the next deal</source>
        <translation>下次发牌前换上点清并检查过的新牌</translation>
    </message>
    <message>
        <source>the wagers are put right, the chips counted again</source>
        <translation>更正注码，重新点算筹码</translation>
    </message>
    <message>
        <source>the deal, as recorded</source>
        <translation>按记录的发牌</translation>
    </message>
    <message>
        <source>out of order</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>put right</source>
        <translation>已修复</translation>
    </message>
    <message>
        <source>at the deal</source>
        <translation>发牌时</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>已签署</translation>
    </message>
    <message>
        <source>VOID</source>
        <translation>作废</translation>
    </message>
    <message>
        <source>the shift manager now, the Commission within 24 hours</source>
        <translation>立即告知值班经理，24 小时内告知委员会</translation>
    </message>
    <message>
        <source>All payments of the deal</source>
        <translation>本局全部赔付</translation>
    </message>
    <message>
        <source>Posted limit</source>
        <translation>公示上限</translation>
    </message>
    <message>
        <source>Left of the limit</source>
        <translation>限额余额</translation>
    </message>
    <message>
        <source>By meters, not counted</source>
        <translation>累进表赔付，不计入</translation>
    </message>
    <message>
        <source>Brought to the table</source>
        <translation>送到赌桌</translation>
    </message>
    <message>
        <source>Won in play, by the record</source>
        <translation>按记录游戏赢得</translation>
    </message>
    <message>
        <source>Box, by the record</source>
        <translation>按记录钱箱应有</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>赢额</translation>
    </message>
    <message>
        <source>Opener</source>
        <translation>开台单</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>添码单</translation>
    </message>
    <message>
        <source>Credit</source>
        <translation>退码单</translation>
    </message>
    <message>
        <source>Closer</source>
        <translation>收台单</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>钱箱</translation>
    </message>
    <message>
        <source>{form} no. {number}</source>
        <translation>{form} {number} 号</translation>
    </message>
    <message>
        <source>Pay table of {name}</source>
        <translation>{name}赔率表</translation>
    </message>
    <message>
        <source>House so far</source>
        <translation>赌场目前</translation>
    </message>
    <message>
        <source>House</source>
        <translation>赌场</translation>
    </message>
    <message>
        <source>{count} accepted</source>
        <translation>已接受{count}</translation>
    </message>
    <message>
        <source>{amount} waits</source>
        <translation>{amount}待付</translation>
    </message>
    <message>
        <source>{count} counted</source>
        <translation>已点{count}</translation>
    </message>
    <message>
        <source>{count} pieces</source>
        <translation>{count} 枚</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>待定</translation>
    </message>
    <message>
        <source>Limits of {name}</source>
        <translation>{name}限额</translation>
    </message>
    <message>
        <source>Maximum of {name}</source>
        <translation>{name}上限</translation>
    </message>
    <message>
        <source>{name}, in seat order</source>
        <translation>{name}，按位置顺序</translation>
    </message>
    <message>
        <source>{name}, in equal parts</source>
        <translation>{name}，平分</translation>
    </message>
    <message>
        <source>{name}, as named</source>
        <translation>{name}（所指定）</translation>
    </message>
    <message>
        <source>Have the cards that lay there entered: the prize follows them.</source>
        <translation>请输入当时的牌：奖金随牌而定。</translation>
    </message>
    <message>
        <source>Have its event named anew: the prize follows it.</source>
        <translation>请重新指定其牌型：奖金随之而定。</translation>
    </message>
    <message>
        <source>A jackpot is paid what was locked for it: no other amount is entered</source>
        <translation>彩池按锁定的金额赔付：不得输入其他金额</translation>
    </message>
    <message>
        <source>That event is the one recorded</source>
        <translation>该牌型即已记录的牌型</translation>
    </message>
    <message>
        <source>Name what the hand achieved.</source>
        <translation>请指定该手牌达成的牌型。</translation>
    </message>
    <message>
        <source>A jackpot follows its cards: no amount is entered</source>
        <translation>彩池随牌而定：不得输入金额</translation>
    </message>
    <message>
        <source>Have its cards corrected, or refuse the jackpot; else void the round.</source>
        <translation>请更正其牌，或拒付彩池；否则作废本局。</translation>
    </message>
    <message>
        <source>Void the round.</source>
        <translation>作废本局。</translation>
    </message>
    <message>
        <source>{why} ({rule}). {instead}</source>
        <translation>{why}（{rule}）。{instead}</translation>
    </message>
    <message>
        <source>Every hand is entered</source>
        <translation>每手牌均录入</translation>
    </message>
    <message>
        <source>The floor is asked for the amount</source>
        <translation>正在向场地查询金额</translation>
    </message>
    <message>
        <source>It goes on by itself. What a supervisor signs is signed once more.</source>
        <translation>会自动继续。主管签署的须再签一次。</translation>
    </message>
    <message>
        <source>The amount is locked there. Wait for the link, then touch once more.</source>
        <translation>金额在那里锁定。请等待联机后再按一次。</translation>
    </message>
    <message>
        <source>Misdeal: all wagers go back</source>
        <translation>发牌失误：退回所有下注</translation>
    </message>
    <message>
        <source>Shift the hands forward</source>
        <translation>手牌依次前移</translation>
    </message>
    <message>
        <source>The next vacant position has a hand too</source>
        <translation>下一个空位也有一手牌</translation>
    </message>
    <message>
        <source>It lies at another vacant position</source>
        <translation>在另一个空位</translation>
    </message>
    <message>
        <source>Hand and wagers are forfeited</source>
        <translation>没收手牌和下注</translation>
    </message>
    <message>
        <source>The reader&apos;s cards stand</source>
        <translation>以读牌器为准</translation>
    </message>
    <message>
        <source>The recorded cards stand</source>
        <translation>以记录的牌为准</translation>
    </message>
    <message>
        <source>The cards on the table stand</source>
        <translation>以台面的牌为准</translation>
    </message>
    <message>
        <source>Go on by hand</source>
        <translation>改为手工继续</translation>
    </message>
    <message>
        <source>The reader is back</source>
        <translation>读牌器已恢复</translation>
    </message>
    <message>
        <source>Go on as it lies</source>
        <translation>按现状继续</translation>
    </message>
    <message>
        <source>Not of this deal</source>
        <translation>不属于本次发牌</translation>
    </message>
    <message>
        <source>Of this deal, or in doubt</source>
        <translation>属于本次发牌，或不确定</translation>
    </message>
    <message>
        <source>The wagers go back to the player</source>
        <translation>下注退还客人</translation>
    </message>
    <message>
        <source>The hand stands, its chips are held</source>
        <translation>手牌有效，筹码代管</translation>
    </message>
    <message>
        <source>The hand is folded</source>
        <translation>按弃牌处理</translation>
    </message>
    <message>
        <source>The first wager stands</source>
        <translation>以原下注为准</translation>
    </message>
    <message>
        <source>Take the deck out of use</source>
        <translation>停用此副牌</translation>
    </message>
    <message>
        <source>Void the round: all wagers go back</source>
        <translation>作废本局：退回所有下注</translation>
    </message>
    <message>
        <source>It did not happen</source>
        <translation>没有发生</translation>
    </message>
    <message>
        <source>Open the wagers again</source>
        <translation>重新开放下注</translation>
    </message>
    <message>
        <source>The wagers stand as recorded</source>
        <translation>以记录的下注为准</translation>
    </message>
    <message>
        <source>The cards decide</source>
        <translation>以牌为准</translation>
    </message>
    <message>
        <source>Not paid: the wager goes back</source>
        <translation>不支付：退回注码</translation>
    </message>
    <message>
        <source>Other cards lie there</source>
        <translation>桌上是别的牌</translation>
    </message>
    <message>
        <source>A slip of the finger: choose again</source>
        <translation>误触：重新选择</translation>
    </message>
    <message>
        <source>A slip of the finger: enter again</source>
        <translation>误触：重新录入</translation>
    </message>
    <message>
        <source>The jackpot stands</source>
        <translation>彩池维持有效</translation>
    </message>
    <message>
        <source>The first card told is the first one dealt</source>
        <translation>报出的第一张即所发的第一张</translation>
    </message>
    <message>
        <source>The floor&apos;s meters are linked</source>
        <translation>场地累进表已联机</translation>
    </message>
    <message>
        <source>The floor&apos;s meters are not reached</source>
        <translation>连不上场地累进表</translation>
    </message>
    <message>
        <source>The game goes on without it.</source>
        <translation>游戏继续，不含此项。</translation>
    </message>
    <message>
        <source>This table&apos;s totals differ from the floor&apos;s</source>
        <translation>本台累计与场地不一致</translation>
    </message>
    <message>
        <source>Call a supervisor. The game goes on without it.</source>
        <translation>请叫主管。游戏继续，不含此项。</translation>
    </message>
    <message>
        <source>The floor&apos;s meters have other rates or reset levels</source>
        <translation>场地累进表的比率或起始额不同</translation>
    </message>
    <message>
        <source>This table is not linked to the floor&apos;s meters</source>
        <translation>本台未与场地累进表联机</translation>
    </message>
    <message>
        <source>{wager} stays in action</source>
        <translation>{wager}仍然有效</translation>
    </message>
    <message>
        <source>{one}. {two}</source>
        <translation>{one}。{two}</translation>
    </message>
    <message>
        <source>{label}: {what}</source>
        <translation>{label}：{what}</translation>
    </message>
    <message>
        <source>{others} or {last}</source>
        <translation>{others}或{last}</translation>
    </message>
    <message>
        <source>{one}; {two}</source>
        <translation>{one}；{two}</translation>
    </message>
    <message>
        <source>{one}, {two}</source>
        <translation>{one}、{two}</translation>
    </message>
    <message>
        <source>The reader&apos;s report of cards is not understood in the middle of the deal</source>
        <translation>发牌途中无法理解读牌器的牌报告</translation>
    </message>
    <message>
        <source>A machine that does not fit this table is on the line in the middle of the deal</source>
        <translation>发牌途中线路上接入了与本桌不符的机器</translation>
    </message>
    <message>
        <source>The reader was lost in the middle of the deal</source>
        <translation>发牌途中读牌器失联</translation>
    </message>
    <message>
        <source>The shoe says that a card was burnt in the middle of the deal: it belongs to no hand</source>
        <translation>牌靴报告发牌途中烧了一张牌：它不属于任何一手</translation>
    </message>
    <message>
        <source>Cards came out while bets were open again</source>
        <translation>重新开放下注时出了牌</translation>
    </message>
    <message>
        <source>The terminal started, and packets had come out before</source>
        <translation>终端已启动，此前已有牌叠发出</translation>
    </message>
    <message>
        <source>A packet came out that the machine may have dealt while it was lost</source>
        <translation>出了一叠牌，可能是机器断线期间发的</translation>
    </message>
    <message>
        <source>The device&apos;s packets are not those of the journal</source>
        <translation>设备的牌叠与日志不符</translation>
    </message>
    <message>
        <source>The rest of another deck came out</source>
        <translation>出了另一副牌的余牌</translation>
    </message>
    <message>
        <source>A packet of another deck came out</source>
        <translation>出了另一副牌的牌叠</translation>
    </message>
    <message>
        <source>A packet came out that belongs to no position</source>
        <translation>出了不属于任何位置的牌</translation>
    </message>
    <message>
        <source>The reader saw one card twice</source>
        <translation>读牌器两次读到同一张牌</translation>
    </message>
    <message>
        <source>The shoe or the terminal started in the middle of the deal</source>
        <translation>发牌途中牌靴或终端重新启动</translation>
    </message>
    <message>
        <source>A card was drawn that belongs to no position</source>
        <translation>抽出了不属于任何位置的牌</translation>
    </message>
    <message>
        <source>A PIN is {least} to {most} digits</source>
        <translation>密码为 {least} 至 {most} 位数字</translation>
    </message>
    <message>
        <source>The PIN is the first that anybody would try</source>
        <translation>此密码太容易被猜到</translation>
    </message>
    <message>
        <source>The PIN is the number itself</source>
        <translation>密码与编号相同</translation>
    </message>
    <message>
        <source>What it tells can&apos;t be stored. See to the disk.</source>
        <translation>它报告的内容无法保存。请检查磁盘。</translation>
    </message>
    <message>
        <source>The terminal is connecting to it.</source>
        <translation>终端正在连接。</translation>
    </message>
    <message>
        <source>Nothing was heard from it for long. If the next card does not come, see to its cable and power.</source>
        <translation>很久没有收到它的消息。若下一张牌不来，请检查其电缆和电源。</translation>
    </message>
    <message>
        <source>Packet shuffler</source>
        <translation>成叠洗牌机</translation>
    </message>
    <message>
        <source>Card reader</source>
        <translation>读牌器</translation>
    </message>
    <message>
        <source>Angel Eye shoe</source>
        <translation>Angel Eye 牌靴</translation>
    </message>
    <message>
        <source>Its line can&apos;t be opened. See to its cable, then call a technician.</source>
        <translation>无法打开其线路。请检查线缆，然后联系技术人员。</translation>
    </message>
    <message>
        <source>Nothing is heard from it. See that it is on and that its cable is in its place.</source>
        <translation>收不到任何信号。请确认已开机且线缆插好。</translation>
    </message>
    <message>
        <source>It can&apos;t be understood. Call a technician.</source>
        <translation>无法识别其信号。请联系技术人员。</translation>
    </message>
    <message>
        <source>The terminal failed at it, and tries again by itself. Go on by hand, and call a technician.</source>
        <translation>终端处理读牌器时出错，正在自动重试。请手动继续，并联系技术人员。</translation>
    </message>
    <message>
        <source>Its line is lost. See to its cable and power.</source>
        <translation>线路中断。请检查线缆和电源。</translation>
    </message>
    <message>
        <source>Only an administrator manages operators</source>
        <translation>只有管理员可以管理操作员</translation>
    </message>
    <message>
        <source>An administrator does it, with number and PIN.</source>
        <translation>由管理员用编号和密码办理。</translation>
    </message>
    <message>
        <source>A number is 1 to {most} digits</source>
        <translation>编号为 1 至 {most} 位数字</translation>
    </message>
    <message>
        <source>Give as many as the table&apos;s pad asks for.</source>
        <translation>请按台上键盘要求的位数输入。</translation>
    </message>
    <message>
        <source>{number} was given to {name}</source>
        <translation>{number} 已分配给 {name}</translation>
    </message>
    <message>
        <source>Give another number.</source>
        <translation>请换一个编号。</translation>
    </message>
    <message>
        <source>A person has a name</source>
        <translation>人员须有姓名</translation>
    </message>
    <message>
        <source>Give it in one line.</source>
        <translation>请写在一行内。</translation>
    </message>
    <message>
        <source>A name has at most {most} letters</source>
        <translation>姓名最多{most}个字</translation>
    </message>
    <message>
        <source>Give it as the screen shows it.</source>
        <translation>请按屏幕所示填写。</translation>
    </message>
    <message>
        <source>Nobody would be left to manage operators</source>
        <translation>将无人管理操作员</translation>
    </message>
    <message>
        <source>Add another administrator first.</source>
        <translation>请先添加另一名管理员。</translation>
    </message>
    <message>
        <source>{number} is not locked</source>
        <translation>{number} 未被锁定</translation>
    </message>
    <message>
        <source>Nothing is to be done.</source>
        <translation>无需操作。</translation>
    </message>
    <message>
        <source>There is no operator {number}</source>
        <translation>没有操作员 {number}</translation>
    </message>
    <message>
        <source>Look in the list of operators.</source>
        <translation>请查看操作员列表。</translation>
    </message>
    <message>
        <source>{number} is disabled</source>
        <translation>{number} 已停用</translation>
    </message>
    <message>
        <source>Add the person under another number.</source>
        <translation>请用另一个编号添加此人。</translation>
    </message>
    <message>
        <source>Choose another.</source>
        <translation>请另选一个。</translation>
    </message>
    <message>
        <source>The badge is somebody else&apos;s</source>
        <translation>此工牌属于他人</translation>
    </message>
    <message>
        <source>Give another.</source>
        <translation>请换一个。</translation>
    </message>
    <message>
        <source>The people of a simulated table are invented</source>
        <translation>模拟台的人员是虚构的</translation>
    </message>
    <message>
        <source>Add people at a table with a real reader.</source>
        <translation>请在有真实读牌器的台上添加人员。</translation>
    </message>
    <message>
        <source>Number and PIN don&apos;t belong together</source>
        <translation>编号和密码不符</translation>
    </message>
    <message>
        <source>The badge is not known here</source>
        <translation>不认识此工牌</translation>
    </message>
    <message>
        <source>Locked after {count} failures</source>
        <translation>错误{count}次后已锁定</translation>
    </message>
    <message>
        <source>Ask an administrator to unlock it.</source>
        <translation>请管理员解锁。</translation>
    </message>
    <message>
        <source>Wait a quarter of an hour, then enter both again.</source>
        <translation>请等十五分钟再输入。</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>Cards against the reader</source>
        <translation>牌与读牌器不符</translation>
    </message>
    <message>
        <source>What lies on the table is not what the reader saw: a wrong payment may follow.</source>
        <translation>台面上的牌与读牌器所见不同：可能赔付错误。</translation>
    </message>
    <message>
        <source>Go to the table before a card is moved; compare cards and screen; call surveillance.</source>
        <translation>在移动牌之前到台；对照牌和屏幕；通知监控。</translation>
    </message>
    <message>
        <source>it is answered</source>
        <translation>得到回答</translation>
    </message>
    <message>
        <source>Floor certificate</source>
        <translation>场地证书</translation>
    </message>
    <message>
        <source>Without one its terminal brings the floor nothing more. The table plays on, and nothing is lost.</source>
        <translation>没有证书，该终端不再向场地送数据。该台照常进行，不会丢失任何内容。</translation>
    </message>
    <message>
        <source>See that dealer-terminal floor certify runs; where it ran out, have the table enrolled anew.</source>
        <translation>确认 dealer-terminal floor certify 正在运行；若已过期，请重新登记该台。</translation>
    </message>
    <message>
        <source>the terminal has a newer one</source>
        <translation>终端已有新证书</translation>
    </message>
    <message>
        <source>No fresh checkpoint</source>
        <translation>没有新的签名</translation>
    </message>
    <message>
        <source>What was written since is not signed yet: whoever has the file could change it.</source>
        <translation>此后写入的内容尚未签名：持有文件者可能改动。</translation>
    </message>
    <message>
        <source>See that the terminal runs; call a technician if it does.</source>
        <translation>确认终端在运行；若在运行，请叫技术员。</translation>
    </message>
    <message>
        <source>a checkpoint signs it</source>
        <translation>有新的签名</translation>
    </message>
    <message>
        <source>Clock was set back</source>
        <translation>时钟被调回</translation>
    </message>
    <message>
        <source>Times of this table and of the cameras cannot be compared as before.</source>
        <translation>此台与摄像机的时间不能再照旧比对。</translation>
    </message>
    <message>
        <source>Compare the camera&apos;s clock anew; have the terminal&apos;s clock looked at.</source>
        <translation>重新比对摄像机时钟；请人检查终端时钟。</translation>
    </message>
    <message>
        <source>half a day has passed</source>
        <translation>过去半天</translation>
    </message>
    <message>
        <source>Many corrections</source>
        <translation>更正过多</translation>
    </message>
    <message>
        <source>Payments or cards were put right more often than is usual.</source>
        <translation>赔付或牌的更正比平常多。</translation>
    </message>
    <message>
        <source>Look at them in the replay; speak with the dealer; relieve if needed.</source>
        <translation>在回放中查看；与发牌员谈；必要时换人。</translation>
    </message>
    <message>
        <source>fewer fall into the time</source>
        <translation>该时段内次数减少</translation>
    </message>
    <message>
        <source>Deal over its limit</source>
        <translation>本局超过限额</translation>
    </message>
    <message>
        <source>The round stands still until somebody decides whether it is paid in full.</source>
        <translation>本局停住，直到有人决定是否全额赔付。</translation>
    </message>
    <message>
        <source>Go to the table and decide there.</source>
        <translation>到台决定。</translation>
    </message>
    <message>
        <source>it is decided</source>
        <translation>已决定</translation>
    </message>
    <message>
        <source>Device fault</source>
        <translation>设备故障</translation>
    </message>
    <message>
        <source>The reader reports something that it cannot put right by itself.</source>
        <translation>读牌器报告了它无法自行排除的问题。</translation>
    </message>
    <message>
        <source>Do what the table&apos;s screen says under its reader.</source>
        <translation>按台面屏幕上读牌器一栏的提示处理。</translation>
    </message>
    <message>
        <source>the fault is over</source>
        <translation>故障排除</translation>
    </message>
    <message>
        <source>Little room on the disk</source>
        <translation>磁盘空间不足</translation>
    </message>
    <message>
        <source>When it is full the terminal stops: nothing is played that cannot be written.</source>
        <translation>写满后终端停止：不能记录就不能发牌。</translation>
    </message>
    <message>
        <source>Have a technician make room before the shift ends.</source>
        <translation>请技术员在交班前腾出空间。</translation>
    </message>
    <message>
        <source>there is room again</source>
        <translation>空间恢复</translation>
    </message>
    <message>
        <source>Irregularity open</source>
        <translation>异常待处理</translation>
    </message>
    <message>
        <source>The deal stands still at a question that the dealer may not answer alone.</source>
        <translation>本局停在发牌员不能独自回答的问题上。</translation>
    </message>
    <message>
        <source>Go to the table and answer there, by the paragraph on its screen.</source>
        <translation>到台按屏幕上的条文回答。</translation>
    </message>
    <message>
        <source>Prize pending</source>
        <translation>奖金待确认</translation>
    </message>
    <message>
        <source>A prize is locked and is not paid until it is verified.</source>
        <translation>奖金已锁定，核实前不支付。</translation>
    </message>
    <message>
        <source>Verify it at the table with whom the house&apos;s rules ask for.</source>
        <translation>按本场规定，与相关人员到台核实。</translation>
    </message>
    <message>
        <source>it is paid or refused</source>
        <translation>支付或拒绝</translation>
    </message>
    <message>
        <source>Log out of reach</source>
        <translation>无法访问日志</translation>
    </message>
    <message>
        <source>The server that keeps the table&apos;s log does not answer. The table plays on; nobody sees here what it does.</source>
        <translation>保存该桌日志的服务器没有应答。该桌继续进行；这里无人能看到其情况。</translation>
    </message>
    <message>
        <source>See to the server and to the line to it. The table&apos;s own terminal keeps its log meanwhile.</source>
        <translation>请检查服务器及其线路。期间该桌终端自行保存日志。</translation>
    </message>
    <message>
        <source>the server answers again</source>
        <translation>服务器恢复应答</translation>
    </message>
    <message>
        <source>Log went on from a copy</source>
        <translation>日志从副本继续</translation>
    </message>
    <message>
        <source>An administrator went on from fewer records than the terminal had written: the others are in another file, or lost.</source>
        <translation>管理员从少于终端已写入的记录继续：其余记录在另一文件中，或已丢失。</translation>
    </message>
    <message>
        <source>Ask the administrator why; keep the file that holds the others; run dealer-terminal verify with a checkpoint kept elsewhere.</source>
        <translation>询问管理员原因；保留含其余记录的文件；用另存的签名运行 dealer-terminal verify。</translation>
    </message>
    <message>
        <source>Log does not grow</source>
        <translation>日志不再增长</translation>
    </message>
    <message>
        <source>The table is open with a dealer, and nothing at all is written.</source>
        <translation>台已开且有发牌员，却没有任何记录。</translation>
    </message>
    <message>
        <source>See whether the terminal runs and its screen answers.</source>
        <translation>查看终端是否运行、屏幕是否有反应。</translation>
    </message>
    <message>
        <source>something is written</source>
        <translation>有新记录</translation>
    </message>
    <message>
        <source>Log does not fit</source>
        <translation>日志不符</translation>
    </message>
    <message>
        <source>The journal cannot be read, or is not the one that was read before: it may have been replaced.</source>
        <translation>日志无法读取，或不是先前读取的那个：可能被替换。</translation>
    </message>
    <message>
        <source>Stop the table; run dealer-terminal verify with a checkpoint kept elsewhere; call surveillance.</source>
        <translation>停台；用另存的签名运行 dealer-terminal verify；通知监控。</translation>
    </message>
    <message>
        <source>it can be read and fits again</source>
        <translation>可以读取且相符</translation>
    </message>
    <message>
        <source>Progressive closed</source>
        <translation>累进已关闭</translation>
    </message>
    <message>
        <source>The table&apos;s meters are linked, and the floor is not reached or not sure: no progressive wagers are taken there.</source>
        <translation>该台的累进表已联机，但连不上场地或数据存疑：该台不接受累进下注。</translation>
    </message>
    <message>
        <source>See to the line to the floor; where totals differ, compare them: dealer-terminal floor meter status.</source>
        <translation>检查通往场地的线路；累计不一致时请核对：dealer-terminal floor meter status。</translation>
    </message>
    <message>
        <source>the floor is reached and the totals are the same</source>
        <translation>已连上场地且累计一致</translation>
    </message>
    <message>
        <source>Payment waits</source>
        <translation>赔付待核</translation>
    </message>
    <message>
        <source>A player has won and is not paid until a second person has looked.</source>
        <translation>玩家已赢，第二人查看前不赔付。</translation>
    </message>
    <message>
        <source>Go to the table, look at cards and wager, verify it there with the camera&apos;s reference.</source>
        <translation>到台查看牌和下注，用摄像机编号核实。</translation>
    </message>
    <message>
        <source>it is verified or put right</source>
        <translation>核实或更正</translation>
    </message>
    <message>
        <source>Cards are not read: dealing stops, or goes on by hand.</source>
        <translation>无法读牌：停止发牌，或改为手工。</translation>
    </message>
    <message>
        <source>See to cable and power; decide at the table whether it is dealt by hand.</source>
        <translation>检查电缆和电源；到台决定是否手工发牌。</translation>
    </message>
    <message>
        <source>the reader is back</source>
        <translation>读牌器恢复</translation>
    </message>
    <message>
        <source>Sign-ons fail</source>
        <translation>登录失败</translation>
    </message>
    <message>
        <source>Somebody tries numbers and PINs that do not belong together.</source>
        <translation>有人尝试不相配的编号和密码。</translation>
    </message>
    <message>
        <source>See who stands at the terminal.</source>
        <translation>查看谁在终端前。</translation>
    </message>
    <message>
        <source>none fails any more</source>
        <translation>不再失败</translation>
    </message>
    <message>
        <source>Table stands still</source>
        <translation>台面停滞</translation>
    </message>
    <message>
        <source>A round is under way and nothing has happened for long.</source>
        <translation>一局进行中，却很久没有动静。</translation>
    </message>
    <message>
        <source>Look over; ask the dealer what is missing.</source>
        <translation>过去看看；问发牌员缺什么。</translation>
    </message>
    <message>
        <source>something happens</source>
        <translation>有动静</translation>
    </message>
    <message>
        <source>Many undone steps</source>
        <translation>撤销过多</translation>
    </message>
    <message>
        <source>Steps were taken back more often than is usual.</source>
        <translation>撤销步骤比平常多。</translation>
    </message>
    <message>
        <source>Look at them in the replay; speak with the dealer.</source>
        <translation>在回放中查看；与发牌员谈。</translation>
    </message>
    <message>
        <source>Witness against log</source>
        <translation>见证方与日志不符</translation>
    </message>
    <message>
        <source>A witness that nobody here controls says another thing than before, or than this journal.</source>
        <translation>一个此处无人控制的见证方所说的与之前或与本日志不同。</translation>
    </message>
    <message>
        <source>Run dealer-terminal verify with a policy; call the witness and surveillance.</source>
        <translation>用策略运行 dealer-terminal verify；联系见证方和监控部门。</translation>
    </message>
    <message>
        <source>a day has passed since</source>
        <translation>此后已过一天</translation>
    </message>
    <message>
        <source>{name} looks only at tables of their own</source>
        <translation>{name} 只能查看自己的赌台</translation>
    </message>
    <message>
        <source>An alarm is shelved for a shift at most</source>
        <translation>报警最多搁置一个班次</translation>
    </message>
    <message>
        <source>Give up to {hours} hours.</source>
        <translation>最多{hours}小时。</translation>
    </message>
    <message>
        <source>There is no such alarm</source>
        <translation>没有此报警</translation>
    </message>
    <message>
        <source>This journal is no console&apos;s</source>
        <translation>此日志不属于任何控制台</translation>
    </message>
    <message>
        <source>Open a console there first.</source>
        <translation>请先在那里开设控制台。</translation>
    </message>
    <message>
        <source>An administrator says which they are.</source>
        <translation>由管理员指明是哪些赌台。</translation>
    </message>
    <message>
        <source>Somebody has acknowledged it already</source>
        <translation>已有人确认</translation>
    </message>
    <message>
        <source>It is over already</source>
        <translation>已经结束</translation>
    </message>
    <message>
        <source>Acknowledge it.</source>
        <translation>请确认。</translation>
    </message>
    <message>
        <source>That alarm stands already</source>
        <translation>此报警已存在</translation>
    </message>
    <message>
        <source>It is not shelved</source>
        <translation>并未搁置</translation>
    </message>
    <message>
        <source>The terminal&apos;s certificate runs out, and it has no newer one</source>
        <translation>终端证书即将过期，且没有新证书</translation>
    </message>
    <message>
        <source>Position {seat}: {amount} on {spot} waits for a camera</source>
        <translation>{seat}号位：{spot} 的{amount}等待监控</translation>
    </message>
    <message>
        <source>Nothing since round {number}, record {position}</source>
        <translation>自第{number}局、记录{position}起没有动静</translation>
    </message>
    <message>
        <source>The terminal&apos;s certificate ran out: the floor does not let it in</source>
        <translation>终端证书已过期：场地不允许其登录</translation>
    </message>
    <message>
        <source>Position {seat}: prize of {amount} locked</source>
        <translation>{seat}号位：奖金{amount}已锁定</translation>
    </message>
    <message>
        <source>The table&apos;s clock was set back by {seconds} s</source>
        <translation>赌台时钟被拨回{seconds}秒</translation>
    </message>
    <message>
        <source>An administrator went on from a copy of {size} records</source>
        <translation>管理员从含 {size} 条记录的副本继续</translation>
    </message>
    <message>
        <source>Records are not signed from {position} on</source>
        <translation>自记录{position}起未签名</translation>
    </message>
    <message>
        <source>{witness} has cosigned more than it says now</source>
        <translation>{witness} 曾联署的多于它现在所说的</translation>
    </message>
    <message>
        <source>{witness} has cosigned more records than are here</source>
        <translation>{witness} 联署的记录多于此处现有的</translation>
    </message>
    <message>
        <source>{witness} has cosigned other records than these</source>
        <translation>{witness} 联署的是另一些记录</translation>
    </message>
    <message>
        <source>{witness} has signed something else</source>
        <translation>{witness} 签署了别的内容</translation>
    </message>
    <message>
        <source>{witness} does not say when it cosigned</source>
        <translation>{witness} 未说明何时联署</translation>
    </message>
    <message>
        <source>{witness} cosigned at a time that has not come yet</source>
        <translation>{witness} 联署的时间尚未到来</translation>
    </message>
    <message>
        <source>Another key than that of {witness} answers there</source>
        <translation>那里应答的密钥不是 {witness} 的</translation>
    </message>
    <message>
        <source>{count} MB left</source>
        <translation>剩余{count} MB</translation>
    </message>
    <message>
        <source>Payments or cards put right</source>
        <translation>赔付或牌被更正</translation>
    </message>
    <message>
        <source>Steps taken back</source>
        <translation>步骤被撤回</translation>
    </message>
    <message>
        <source>Failed sign-ons</source>
        <translation>多次登录失败</translation>
    </message>
    <message>
        <source>{what}: {count} in {minutes} min</source>
        <translation>{what}：{minutes}分钟内{count}次</translation>
    </message>
    <message>
        <source>Look again.</source>
        <translation>请再看一次。</translation>
    </message>
    <message>
        <source>Nothing is written there</source>
        <translation>该处没有内容</translation>
    </message>
    <message>
        <source>Say it in a few words.</source>
        <translation>请用几句话说明。</translation>
    </message>
    <message>
        <source>It has more than {most} letters</source>
        <translation>超过{most}个字</translation>
    </message>
    <message>
        <source>Say it in fewer words.</source>
        <translation>请说得简短些。</translation>
    </message>
    <message>
        <source>on record {said}, what follows is {due}</source>
        <translation>记录为{said}，应得出{due}</translation>
    </message>
    <message>
        <source>On record {said}, what follows is {due}</source>
        <translation>记录为{said}，应得出{due}</translation>
    </message>
    <message>
        <source>{what} should follow, and is not on record</source>
        <translation>接下来应有“{what}”，但没有记录</translation>
    </message>
    <message>
        <source>Nobody could have asked for it there</source>
        <translation>当时没有人能提出此请求</translation>
    </message>
    <message>
        <source>It does not follow from what stands before it: {why}</source>
        <translation>与之前的记录不符：{why}</translation>
    </message>
    <message>
        <source>The server that keeps its log does not answer</source>
        <translation>保存其日志的服务器没有应答</translation>
    </message>
    <message>
        <source>Another journal stands in the place of {journal}</source>
        <translation>{journal} 的位置上是另一份日志</translation>
    </message>
    <message>
        <source>Only {size} records: record {position}, which this console knows, is gone</source>
        <translation>只有 {size} 条记录：此控制台所知的记录 {position} 已不存在</translation>
    </message>
    <message>
        <source>Record {position} is another one than it was</source>
        <translation>记录 {position} 已不是原来的记录</translation>
    </message>
    <message>
        <source>Only {size} of {before} records are still there</source>
        <translation>{before} 条记录中只剩 {size} 条</translation>
    </message>
    <message>
        <source>The journal can&apos;t be read: {why}</source>
        <translation>无法读取日志：{why}</translation>
    </message>
    <message>
        <source>DAMAGED: {why}. This round is folded from its own start: meters and the table&apos;s money are not proven.</source>
        <translation>已损坏：{why}。本局从其开始处重建：奖池与本桌的钱款未经证明。</translation>
    </message>
    <message>
        <source>Record {position} is another one than this console knows</source>
        <translation>记录 {position} 与此控制台所知的不同</translation>
    </message>
    <message>
        <source>DAMAGED: {why}. Facts {first} to {last} cannot be shown; what stands before them is read as ever.</source>
        <translation>已损坏：{why}。无法显示事实 {first} 至 {last}；之前的内容照常读取。</translation>
    </message>
    <message>
        <source>Round {number}: {amount} paid</source>
        <translation>第{number}局：已赔{amount}</translation>
    </message>
    <message>
        <source>{what}, approved by {who}</source>
        <translation>{what}，{who} 批准</translation>
    </message>
    <message>
        <source>Reported: {name}</source>
        <translation>已上报：{name}</translation>
    </message>
    <message>
        <source>Marked: {text}</source>
        <translation>已标记：{text}</translation>
    </message>
    <message>
        <source>{name} may not do that here</source>
        <translation>{name} 在此无权这样做</translation>
    </message>
    <message>
        <source>Ask who has the right to.</source>
        <translation>请询问有权限的人。</translation>
    </message>
    <message>
        <source>Nobody is signed on at this console</source>
        <translation>此控制台无人登录</translation>
    </message>
    <message>
        <source>This console is {name}</source>
        <translation>此控制台是 {name}</translation>
    </message>
    <message>
        <source>Name another file for a new one.</source>
        <translation>新的控制台请另写文件名。</translation>
    </message>
    <message>
        <source>{name} may not look back</source>
        <translation>{name} 无权回看</translation>
    </message>
    <message>
        <source>Ask surveillance.</source>
        <translation>请询问监控部门。</translation>
    </message>
    <message>
        <source>That is no stretch of one journal</source>
        <translation>这不是同一日志中的一段</translation>
    </message>
    <message>
        <source>Name its first record, then its last.</source>
        <translation>先写首条记录，再写末条。</translation>
    </message>
    <message>
        <source>A record is not named</source>
        <translation>没有指明记录</translation>
    </message>
    <message>
        <source>The mark says so already</source>
        <translation>标记已是如此</translation>
    </message>
    <message>
        <source>Say what is different, or leave it.</source>
        <translation>请写明有何不同，或保持原样。</translation>
    </message>
    <message>
        <source>The mark is somebody else&apos;s</source>
        <translation>标记是他人的</translation>
    </message>
    <message>
        <source>Reply to it.</source>
        <translation>请回复该标记。</translation>
    </message>
    <message>
        <source>There is no such mark</source>
        <translation>没有此标记</translation>
    </message>
    <message>
        <source>There is no such hold</source>
        <translation>没有此保留</translation>
    </message>
    <message>
        <source>There is no such setting of a camera&apos;s clock</source>
        <translation>没有此摄像头时钟设定</translation>
    </message>
    <message>
        <source>A point is one record of each table</source>
        <translation>一个标点是每张赌台的一条记录</translation>
    </message>
    <message>
        <source>A margin is not below nothing</source>
        <translation>误差不能小于零</translation>
    </message>
    <message>
        <source>Say how far off it may be.</source>
        <translation>请写明可能相差多少。</translation>
    </message>
    <message>
        <source>No clock shows that time</source>
        <translation>没有时钟会显示这个时间</translation>
    </message>
    <message>
        <source>Give a year between 1970 and 9998.</source>
        <translation>请输入 1970 至 9998 之间的年份。</translation>
    </message>
    <message>
        <source>The table&apos;s clock has not been there yet</source>
        <translation>赌桌的时钟还没有走到那个时间</translation>
    </message>
    <message>
        <source>Give an instant that was seen.</source>
        <translation>请输入一个已经看到过的时刻。</translation>
    </message>
    <message>
        <source>Misdeal: all wagers went back</source>
        <translation>发错牌：所有下注已退回</translation>
    </message>
    <message>
        <source>No dealer here has the number {text}; {there}</source>
        <translation>此处没有编号为 {text} 的荷官；{there}</translation>
    </message>
    <message>
        <source>No hand here had the wager {text}; {there}</source>
        <translation>此处没有手牌下过投注 {text}；{there}</translation>
    </message>
    <message>
        <source>No wager here came to the event “{text}”; {there}</source>
        <translation>此处没有投注达到牌型“{text}”；{there}</translation>
    </message>
    <message>
        <source>known here: {known}</source>
        <translation>此处有：{known}</translation>
    </message>
    <message>
        <source>{name} signed on</source>
        <translation>{name} 登录</translation>
    </message>
    <message>
        <source>Cards from {source}</source>
        <translation>牌来自{source}</translation>
    </message>
    <message>
        <source>there is none yet</source>
        <translation>目前还没有</translation>
    </message>
    <message>
        <source>known here: {known} and {count} others</source>
        <translation>此处有：{known}，另有 {count} 个</translation>
    </message>
    <message>
        <source>{spot} {result} ({event})</source>
        <translation>{spot} {result}（{event}）</translation>
    </message>
    <message>
        <source>Step taken back</source>
        <translation>步骤已撤销</translation>
    </message>
    <message>
        <source>{what}, by {who}</source>
        <translation>{what}，由 {who}</translation>
    </message>
    <message>
        <source>Position {seat}: {spot} verified, camera {camera}</source>
        <translation>{seat}号位：{spot} 已核实，监控编号 {camera}</translation>
    </message>
    <message>
        <source>The deal pays {total}, its limit is {limit}</source>
        <translation>本局赔付{total}，上限{limit}</translation>
    </message>
    <message>
        <source>Paid to the limit</source>
        <translation>已赔至上限</translation>
    </message>
    <message>
        <source>Round {number}, position {seat}: {spot} {was} put right to {amount}</source>
        <translation>第{number}局，{seat}号位：{spot} {was} 更正为{amount}</translation>
    </message>
    <message>
        <source>Round {number}, position {seat}: {spot} was named {was}, is {event} now</source>
        <translation>第 {number} 局，{seat}号位：{spot} 原指定为 {was}，现为 {event}</translation>
    </message>
    <message>
        <source>Meters open: {meters}</source>
        <translation>累进表开启：{meters}</translation>
    </message>
    <message>
        <source>Meter {meter} changed by {amount}: {why}</source>
        <translation>累进表 {meter} 变动{amount}：{why}</translation>
    </message>
    <message>
        <source>No progressive wagers: {why}</source>
        <translation>不接受累进下注：{why}</translation>
    </message>
    <message>
        <source>Totals compared with the floor: they differ</source>
        <translation>与场地核对累计：不一致</translation>
    </message>
    <message>
        <source>Position {seat}: prize of {amount} taken back</source>
        <translation>{seat}号位：奖金{amount}已收回</translation>
    </message>
    <message>
        <source>Position {seat}: prize of {was} is {amount} now</source>
        <translation>{seat}号位：奖金{was}现为{amount}</translation>
    </message>
    <message>
        <source>Round {number}, position {seat}: prize of {was} is {amount} now</source>
        <translation>第 {number} 局，{seat}号位：奖金 {was} 现为 {amount}</translation>
    </message>
    <message>
        <source>Position {seat}: prize of {amount} verified</source>
        <translation>{seat}号位：奖金{amount}已核实</translation>
    </message>
    <message>
        <source>{form} signed: {amount}</source>
        <translation>{form}已签：{amount}</translation>
    </message>
    <message>
        <source>{form} is void</source>
        <translation>{form}已作废</translation>
    </message>
    <message>
        <source>Paid in full, over the limit</source>
        <translation>已全额赔付，超过上限</translation>
    </message>
    <message>
        <source>{amount} on {spot}</source>
        <translation>{spot} {amount}</translation>
    </message>
    <message>
        <source>Totals compared with the floor: the same</source>
        <translation>与场地核对累计：一致</translation>
    </message>
    <message>
        <source>{count} progressive chips counted</source>
        <translation>已清点{count}枚累进筹码</translation>
    </message>
    <message>
        <source>Wagers are open again</source>
        <translation>重新开放下注</translation>
    </message>
    <message>
        <source>Meters grew: {meters}</source>
        <translation>累进表增加：{meters}</translation>
    </message>
    <message>
        <source>Meters moved elsewhere: {meters}</source>
        <translation>累进表移往他处：{meters}</translation>
    </message>
    <message>
        <source>jackpot process opened</source>
        <translation>开启彩池流程</translation>
    </message>
    <message>
        <source>Position {seat}: {event} chosen</source>
        <translation>{seat}号位：已选{event}</translation>
    </message>
    <message>
        <source>no jackpot</source>
        <translation>无彩池</translation>
    </message>
    <message>
        <source>Pending Jackpot touched</source>
        <translation>已点按待核实的彩池</translation>
    </message>
    <message>
        <source>jackpot cancelled</source>
        <translation>彩池已取消</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>赢</translation>
    </message>
    <message>
        <source>pushes</source>
        <translation>和</translation>
    </message>
    <message>
        <source>goes back</source>
        <translation>退回</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>跟注</translation>
    </message>
    <message>
        <source>folds</source>
        <translation>弃牌</translation>
    </message>
    <message>
        <source>table closed</source>
        <translation>赌台未开</translation>
    </message>
    <message>
        <source>chips counted</source>
        <translation>清点筹码</translation>
    </message>
    <message>
        <source>rest of the deck</source>
        <translation>余牌</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>folded hands</source>
        <translation>弃牌收取</translation>
    </message>
    <message>
        <source>settlement</source>
        <translation>结算</translation>
    </message>
    <message>
        <source>deck back</source>
        <translation>收回整副牌</translation>
    </message>
    <message>
        <source>Table opened</source>
        <translation>已开台</translation>
    </message>
    <message>
        <source>Terms changed</source>
        <translation>条件已更改</translation>
    </message>
    <message>
        <source>Table closed</source>
        <translation>已收台</translation>
    </message>
    <message>
        <source>Payment verified</source>
        <translation>赔付已核实</translation>
    </message>
    <message>
        <source>Deal over its limit decided</source>
        <translation>已决定超限的一局</translation>
    </message>
    <message>
        <source>Payment put right</source>
        <translation>赔付已更正</translation>
    </message>
    <message>
        <source>Event named anew</source>
        <translation>重新指定牌型</translation>
    </message>
    <message>
        <source>Difference settled</source>
        <translation>差额已结清</translation>
    </message>
    <message>
        <source>Irregularity answered</source>
        <translation>异常已处理</translation>
    </message>
    <message>
        <source>Device fault put right</source>
        <translation>设备故障已排除</translation>
    </message>
    <message>
        <source>Meter changed</source>
        <translation>累进表已更改</translation>
    </message>
    <message>
        <source>Prize verified</source>
        <translation>奖金已核实</translation>
    </message>
    <message>
        <source>Wager placed</source>
        <translation>已下注</translation>
    </message>
    <message>
        <source>Wagers repeated</source>
        <translation>已重复下注</translation>
    </message>
    <message>
        <source>Wagers set</source>
        <translation>下注已设定</translation>
    </message>
    <message>
        <source>Player left</source>
        <translation>玩家已离开</translation>
    </message>
    <message>
        <source>Player sat out</source>
        <translation>玩家本局不参加</translation>
    </message>
    <message>
        <source>Player sat in</source>
        <translation>玩家重新参加</translation>
    </message>
    <message>
        <source>Packet dealt</source>
        <translation>已发牌叠</translation>
    </message>
    <message>
        <source>Rest of the deck racked</source>
        <translation>余牌已入牌架</translation>
    </message>
    <message>
        <source>Decision taken</source>
        <translation>已作决定</translation>
    </message>
    <message>
        <source>Decisions locked</source>
        <translation>决定已锁定</translation>
    </message>
    <message>
        <source>Hand collected</source>
        <translation>已收牌</translation>
    </message>
    <message>
        <source>Hand racked</source>
        <translation>牌已入牌架</translation>
    </message>
    <message>
        <source>Jackpot process opened</source>
        <translation>彩池流程已开启</translation>
    </message>
    <message>
        <source>Jackpot chosen</source>
        <translation>已选彩池</translation>
    </message>
    <message>
        <source>Cards put right</source>
        <translation>牌已更正</translation>
    </message>
    <message>
        <source>Prize changed</source>
        <translation>奖金已更改</translation>
    </message>
    <message>
        <source>Form declared void</source>
        <translation>表单已作废</translation>
    </message>
    <message>
        <source>Sign-on failed</source>
        <translation>登录失败</translation>
    </message>
    <message>
        <source>Signed on after failures</source>
        <translation>多次失败后登录</translation>
    </message>
    <message>
        <source>Unlocked</source>
        <translation>已解锁</translation>
    </message>
    <message>
        <source>A player was skipped</source>
        <translation>漏发一位客人</translation>
    </message>
    <message>
        <source>A hand was dealt to a vacant position</source>
        <translation>发到了空位</translation>
    </message>
    <message>
        <source>A card was exposed during the deal</source>
        <translation>发牌时露牌</translation>
    </message>
    <message>
        <source>A player handled the Draw card</source>
        <translation>客人碰了Draw牌</translation>
    </message>
    <message>
        <source>A packet holds the wrong number of cards</source>
        <translation>一叠牌的张数不对</translation>
    </message>
    <message>
        <source>One card was seen twice</source>
        <translation>同一张牌出现两次</translation>
    </message>
    <message>
        <source>A card does not match what was recorded</source>
        <translation>牌与记录不符</translation>
    </message>
    <message>
        <source>A card of the dealer&apos;s hand does not match</source>
        <translation>荷官手牌中有一张与记录不符</translation>
    </message>
    <message>
        <source>Packets and positions do not agree</source>
        <translation>牌与位置不符</translation>
    </message>
    <message>
        <source>A hand was exposed out of turn</source>
        <translation>手牌未按顺序翻开</translation>
    </message>
    <message>
        <source>A player leaves during the round</source>
        <translation>客人中途离开</translation>
    </message>
    <message>
        <source>A wager was placed or changed after no more bets</source>
        <translation>停止下注后下注或改注</translation>
    </message>
    <message>
        <source>A payment is corrected</source>
        <translation>更正一笔赔付</translation>
    </message>
    <message>
        <source>A deck is taken out of use</source>
        <translation>停用一副牌</translation>
    </message>
    <message>
        <source>The round is void</source>
        <translation>本局作废</translation>
    </message>
    <message>
        <source>Progressive chips and wagers do not agree</source>
        <translation>累进筹码与下注不符</translation>
    </message>
    <message>
        <source>The cards do not show the hand that was chosen</source>
        <translation>牌面与所选牌型不符</translation>
    </message>
    <message>
        <source>A jackpot is disputed</source>
        <translation>彩池有争议</translation>
    </message>
    <message>
        <source>{spot} {result} {amount}</source>
        <translation>{spot} {result} {amount}</translation>
    </message>
    <message>
        <source>Wagers as before at {seats}</source>
        <translation>{seats}号位照旧下注</translation>
    </message>
    <message>
        <source>No more bets; {count} hands are dealt</source>
        <translation>停止下注；发{count}手牌</translation>
    </message>
    <message>
        <source>Hands moved: {moves}</source>
        <translation>牌已移动：{moves}</translation>
    </message>
    <message>
        <source>Round {number} over: {paid} paid, {taken} taken</source>
        <translation>第{number}局结束：赔{paid}，收{taken}</translation>
    </message>
    <message>
        <source>nothing is settled</source>
        <translation>尚未结算</translation>
    </message>
    <message>
        <source>packet {number}</source>
        <translation>第{number}叠牌</translation>
    </message>
    <message>
        <source>hand collected: {results}</source>
        <translation>收牌：{results}</translation>
    </message>
    <message>
        <source>named {events}: {results}</source>
        <translation>报牌型{events}：{results}</translation>
    </message>
    <message>
        <source>{one} to {two}</source>
        <translation>{one}移至{two}</translation>
    </message>
    <message>
        <source>cards put right, {cards}: {results}</source>
        <translation>更正牌，{cards}：{results}</translation>
    </message>
    <message>
        <source>player left</source>
        <translation>玩家离开</translation>
    </message>
    <message>
        <source>sits the round out</source>
        <translation>本局不参加</translation>
    </message>
    <message>
        <source>plays after all</source>
        <translation>仍然参加</translation>
    </message>
    <message>
        <source>Rest of the deck to the rack</source>
        <translation>余牌入牌架</translation>
    </message>
    <message>
        <source>Decisions locked at {count} positions</source>
        <translation>{count}个位置的决定已锁定</translation>
    </message>
    <message>
        <source>hand to the rack</source>
        <translation>牌入牌架</translation>
    </message>
    <message>
        <source>hand forfeited</source>
        <translation>手牌被没收</translation>
    </message>
    <message>
        <source>withdrawn, the wagers go back</source>
        <translation>撤出，退回下注</translation>
    </message>
    <message>
        <source>Cards come from {source} now</source>
        <translation>牌现来自{source}</translation>
    </message>
    <message>
        <source>Misdeal: {count} wagers go back</source>
        <translation>发牌作废：退回{count}注</translation>
    </message>
    <message>
        <source>The deck is taken out of use</source>
        <translation>这副牌停用</translation>
    </message>
    <message>
        <source>A new deck is in play</source>
        <translation>启用新牌</translation>
    </message>
    <message>
        <source>Step taken back: {step}</source>
        <translation>已撤回步骤：{step}</translation>
    </message>
    <message>
        <source>{spot} cleared</source>
        <translation>{spot} 已清空</translation>
    </message>
    <message>
        <source>{decision}, 16 told</source>
        <translation>{decision}，已报16</translation>
    </message>
    <message>
        <source>no position</source>
        <translation>无位置</translation>
    </message>
    <message>
        <source>Wait for the answer, or withdraw the question with a reason.</source>
        <translation>请等待答复，或说明理由撤回问题。</translation>
    </message>
    <message>
        <source>{name} was asked and has not answered</source>
        <translation>已向 {name} 提问，尚未答复</translation>
    </message>
    <message>
        <source>{name} asked it, and does not answer it</source>
        <translation>{name} 提出了问题，不能自己回答</translation>
    </message>
    <message>
        <source>Write the answer, or withdraw the question with a reason.</source>
        <translation>请写下答复，或说明原因并撤回提问。</translation>
    </message>
    <message>
        <source>It was handed on to {name}</source>
        <translation>已转交给 {name}</translation>
    </message>
    <message>
        <source>It is approved already</source>
        <translation>已经批准</translation>
    </message>
    <message>
        <source>That was not asked</source>
        <translation>没有这样的询问</translation>
    </message>
    <message>
        <source>{name} has handed it on</source>
        <translation>{name} 已将其转交</translation>
    </message>
    <message>
        <source>Somebody else approves it.</source>
        <translation>由其他人批准。</translation>
    </message>
    <message>
        <source>Somebody of that rank approves it.</source>
        <translation>由该级别的人批准。</translation>
    </message>
    <message>
        <source>Somebody else asked it</source>
        <translation>这是别人提的问题</translation>
    </message>
    <message>
        <source>Whoever asked withdraws it.</source>
        <translation>由提问者撤回。</translation>
    </message>
    <message>
        <source>{name} signed it at the table</source>
        <translation>{name} 已在台上签过</translation>
    </message>
    <message>
        <source>Somebody else looks at it.</source>
        <translation>由其他人查看。</translation>
    </message>
    <message>
        <source>These figures are signed already</source>
        <translation>这些数字已签署</translation>
    </message>
    <message>
        <source>This shift was signed with other figures</source>
        <translation>本班次曾以其他数字签署</translation>
    </message>
    <message>
        <source>Say what has changed since.</source>
        <translation>请说明此后有何变化。</translation>
    </message>
    <message>
        <source>There is no shift to sign</source>
        <translation>没有可签署的班次</translation>
    </message>
    <message>
        <source>Ranks by place</source>
        <translation>按位置的点数</translation>
    </message>
    <message>
        <source>Suits by place</source>
        <translation>按位置的花色</translation>
    </message>
    <message>
        <source>Repeats from the last deck</source>
        <translation>与上一副牌的重复</translation>
    </message>
    <message>
        <source>Repeats from the last deck but one</source>
        <translation>与上上副牌的重复</translation>
    </message>
    <message>
        <source>Reported at position {seats}: {name}</source>
        <translation>{seats}号位上报：{name}</translation>
    </message>
    <message>
        <source>Answered: {choice} ({name})</source>
        <translation>已处理：{choice}（{name}）</translation>
    </message>
    <message>
        <source>Fault over: {fault}</source>
        <translation>故障解除：{fault}</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>the dealer&apos;s screen</source>
        <translation>荷官屏幕</translation>
    </message>
    <message>
        <source>cards that were not seen at the table</source>
        <translation>台面上未见的牌</translation>
    </message>
    <message>
        <source>a comparison</source>
        <translation>一次比较</translation>
    </message>
    <message>
        <source>a shift&apos;s figures</source>
        <translation>班次数据</translation>
    </message>
    <message>
        <source>Looked at {what}: records {first} to {last}</source>
        <translation>查看{what}：记录{first}至{last}</translation>
    </message>
    <message>
        <source>Table {table} opened</source>
        <translation>{table}号台已开</translation>
    </message>
    <message>
        <source>Terms changed: {count}</source>
        <translation>已更改条件：{count}</translation>
    </message>
    <message>
        <source>{name} signed off</source>
        <translation>{name} 退出</translation>
    </message>
    <message>
        <source>The table&apos;s clock was set back</source>
        <translation>赌台时钟被拨回</translation>
    </message>
    <message>
        <source>Device frames {first} to {last} bound</source>
        <translation>设备帧{first}至{last}已绑定</translation>
    </message>
    <message>
        <source>{month} archived</source>
        <translation>{month} 已归档</translation>
    </message>
    <message>
        <source>Archived device frames removed</source>
        <translation>已移除归档的设备帧</translation>
    </message>
    <message>
        <source>Went on from a copy of {size} records</source>
        <translation>从含{size}条记录的副本继续</translation>
    </message>
    <message>
        <source>{name} added</source>
        <translation>已添加 {name}</translation>
    </message>
    <message>
        <source>Operator {number} disabled</source>
        <translation>人员{number}已停用</translation>
    </message>
    <message>
        <source>Operator {number} has another PIN</source>
        <translation>人员{number}更换密码</translation>
    </message>
    <message>
        <source>Operator {number} has another badge</source>
        <translation>人员{number}更换证卡</translation>
    </message>
    <message>
        <source>Operator {number} signed on after failures</source>
        <translation>人员{number}在失败后登录</translation>
    </message>
    <message>
        <source>Operator {number} locked out</source>
        <translation>人员{number}被锁定</translation>
    </message>
    <message>
        <source>Operator {number} unlocked</source>
        <translation>人员{number}已解锁</translation>
    </message>
    <message>
        <source>Operator {number} chose a look</source>
        <translation>人员{number}选择了外观</translation>
    </message>
    <message>
        <source>Console {name} opened</source>
        <translation>控制台 {name} 已开设</translation>
    </message>
    <message>
        <source>{count} tables given to {number}</source>
        <translation>{count}张赌台分配给{number}</translation>
    </message>
    <message>
        <source>Mark {mark} corrected: {text}</source>
        <translation>标记{mark}已更正：{text}</translation>
    </message>
    <message>
        <source>Mark {mark} withdrawn: {reason}</source>
        <translation>标记{mark}已撤回：{reason}</translation>
    </message>
    <message>
        <source>Reply to mark {mark}: {text}</source>
        <translation>对标记{mark}的回复：{text}</translation>
    </message>
    <message>
        <source>Hold: {reason}</source>
        <translation>保留：{reason}</translation>
    </message>
    <message>
        <source>Hold {hold} released: {reason}</source>
        <translation>保留{hold}已解除：{reason}</translation>
    </message>
    <message>
        <source>Camera {camera} compared with the table&apos;s clock</source>
        <translation>摄像头 {camera} 与赌台时钟对照</translation>
    </message>
    <message>
        <source>Comparison {setting} withdrawn: {reason}</source>
        <translation>对照{setting}已撤回：{reason}</translation>
    </message>
    <message>
        <source>Alarm raised: {alarm} ({what})</source>
        <translation>报警：{alarm}（{what}）</translation>
    </message>
    <message>
        <source>Alarm {alarm} is over</source>
        <translation>报警{alarm}已结束</translation>
    </message>
    <message>
        <source>Alarm {alarm} acknowledged</source>
        <translation>报警{alarm}已确认</translation>
    </message>
    <message>
        <source>Alarm {alarm} confirmed: {what}</source>
        <translation>报警{alarm}已处理：{what}</translation>
    </message>
    <message>
        <source>Alarm {alarm} shelved for {minutes} min: {reason}</source>
        <translation>报警{alarm}搁置{minutes}分钟：{reason}</translation>
    </message>
    <message>
        <source>Alarm {alarm} is no longer shelved</source>
        <translation>报警{alarm}不再搁置</translation>
    </message>
    <message>
        <source>Looked at and right: record {position}</source>
        <translation>已查看且无误：记录{position}</translation>
    </message>
    <message>
        <source>Asked {who} about record {position}: {text}</source>
        <translation>就记录{position}询问 {who}：{text}</translation>
    </message>
    <message>
        <source>Answer to {query}: {text}</source>
        <translation>对{query}的答复：{text}</translation>
    </message>
    <message>
        <source>Question {query} withdrawn: {reason}</source>
        <translation>提问 {query} 已撤回：{reason}</translation>
    </message>
    <message>
        <source>Record {position} handed on to {who}: {reason}</source>
        <translation>记录{position}已移交 {who}：{reason}</translation>
    </message>
    <message>
        <source>Shift of {count} tables signed: {figures}</source>
        <translation>{count} 张赌台的班次已签署：{figures}</translation>
    </message>
    <message>
        <source>Looked at {count} tables up to here</source>
        <translation>已查看{count}张赌台至此</translation>
    </message>
    <message>
        <source>So far {count} tables had come</source>
        <translation>{count} 张台当时到此为止</translation>
    </message>
    <message>
        <source>{what} exported: {file}</source>
        <translation>已导出{what}：{file}</translation>
    </message>
    <message>
        <source>{kind}, of a newer version</source>
        <translation>{kind}（来自较新版本）</translation>
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
        <translation>Draw牌</translation>
    </message>
    <message>
        <source>FOLD 16</source>
        <translation>弃牌16</translation>
    </message>
    <message>
        <source>Dealer qualifies</source>
        <translation>荷官合格</translation>
    </message>
    <message>
        <source>Dealer does not qualify</source>
        <translation>荷官不合格</translation>
    </message>
    <message>
        <source>Higher hand</source>
        <translation>牌较大</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>牌面相同</translation>
    </message>
    <message>
        <source>Lower hand</source>
        <translation>牌较小</translation>
    </message>
    <message>
        <source>1 to 1</source>
        <translation>1赔1</translation>
    </message>
    <message>
        <source>Each player makes an Ante wager, and or an optional Player Bonus, 6 Card Bounty or 3 Card Stud STAX Progressive wager.</source>
        <translation>每位客人下Ante，和/或可选的Player Bonus、6 Card Bounty或3 Card Stud STAX Progressive。</translation>
    </message>
    <message>
        <source>Collect the 3 Card Stud STAX Progressive wagers and count them against those that are shown.</source>
        <translation>收3 Card Stud STAX Progressive注，并与显示的数目核对。</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>Position {seat}: deal three cards face down.</source>
        <translation>{seat}号位：发三张暗牌。</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards</source>
        <translation>荷官牌</translation>
    </message>
    <message>
        <source>Deal the dealer&apos;s three cards face down.</source>
        <translation>给荷官发三张暗牌。</translation>
    </message>
    <message>
        <source>Rest to rack</source>
        <translation>余牌入架</translation>
    </message>
    <message>
        <source>Place the remaining cards in the discard rack, following house dealing procedures.</source>
        <translation>按赌场发牌程序把余牌放入弃牌架。</translation>
    </message>
    <message>
        <source>Each player folds, or raises by making a Play wager equal to the Ante wager.</source>
        <translation>每位客人弃牌，或下与Ante相等的Play。</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>弃牌</translation>
    </message>
    <message>
        <source>Remove the Ante wagers of folded hands. The Player Bonus, 6 Card Bounty and 3 Card Stud STAX Progressive remain in action.</source>
        <translation>收弃牌的Ante。Player Bonus、6 Card Bounty和3 Card Stud STAX Progressive继续有效。</translation>
    </message>
    <message>
        <source>collect</source>
        <translation>收牌</translation>
    </message>
    <message>
        <source>Position {seat}: remove the Ante wager and collect the folded hand.</source>
        <translation>{seat}号位：收Ante和弃牌。</translation>
    </message>
    <message>
        <source>tuck under Bounty</source>
        <translation>压Bounty下</translation>
    </message>
    <message>
        <source>Position {seat}: remove the Ante wager and tuck the player&apos;s cards under the 6 Card Bounty wager until the game is finished.</source>
        <translation>{seat}号位：收Ante，把牌压在6 Card Bounty注下直到本局结束。</translation>
    </message>
    <message>
        <source>Turn over the dealer&apos;s cards. The dealer needs a Queen high or better to qualify.</source>
        <translation>翻开荷官的牌。荷官须有Q或更大才合格。</translation>
    </message>
    <message>
        <source>Settle {first} → 1</source>
        <translation>结算 {first} → 1</translation>
    </message>
    <message>
        <source>Evaluate all hands, from position {first} to position one, and pay accordingly.</source>
        <translation>从{first}号位到1号位比较所有手牌并赔付。</translation>
    </message>
    <message>
        <source>Position {seat}: turn over the three cards; resolve what is in action: Ante, Play, Ante Bonus, Player Bonus, 6 Card Bounty.</source>
        <translation>{seat}号位：翻开三张牌；结算仍有效的注：Ante、Play、Ante Bonus、Player Bonus、6 Card Bounty。</translation>
    </message>
    <message>
        <source>STAX</source>
        <translation>STAX</translation>
    </message>
    <message>
        <source>Position {seat}: with the three cards face up, resolve the 3 Card Stud STAX Progressive according to the posted paytable.</source>
        <translation>{seat}号位：三张牌翻开后，按公布的赔率表结算3 Card Stud STAX Progressive。</translation>
    </message>
    <message>
        <source>touch the seat</source>
        <translation>点座位</translation>
    </message>
    <message>
        <source>A hand which achieves a payout on the paytable is identified: touch the seat of the player, position {seat}.</source>
        <translation>有手牌中了赔率表：点客人座位，{seat}号位。</translation>
    </message>
    <message>
        <source>hand achieved</source>
        <translation>中奖牌型</translation>
    </message>
    <message>
        <source>Position {seat}: select the hand achieved, or “None” to undo the erroneous process.</source>
        <translation>{seat}号位：选择中奖牌型，或点“None”撤销误操作。</translation>
    </message>
    <message>
        <source>Position {seat}: touch “Pending Jackpot” to proceed with the selected hand.</source>
        <translation>{seat}号位：点“Pending Jackpot”继续所选牌型。</translation>
    </message>
    <message>
        <source>Position {seat}: touch “Pay Jackpot” to proceed, or “Cancel Jackpot” if the jackpot should not be awarded.</source>
        <translation>{seat}号位：点“Pay Jackpot”继续；不应派彩则点“Cancel Jackpot”。</translation>
    </message>
    <message>
        <source>verify</source>
        <translation>核实</translation>
    </message>
    <message>
        <source>Position {seat}: the jackpot is pending. A supervisor verifies the hand, the wager and the payment; then pay it.</source>
        <translation>{seat}号位：彩池待核实。主管核实手牌、下注和赔付后再付。</translation>
    </message>
    <message>
        <source>hand to rack</source>
        <translation>手牌入架</translation>
    </message>
    <message>
        <source>Position {seat}: pay or collect, then place the hand in the discard rack.</source>
        <translation>{seat}号位：赔付或收注，然后把手牌放入弃牌架。</translation>
    </message>
    <message>
        <source>Collect the dealer&apos;s cards and place the deck back in the shuffler or the shoe, following house procedures.</source>
        <translation>收荷官的牌，按赌场程序把整副牌放回洗牌机或牌靴。</translation>
    </message>
    <message>
        <source>Wait until each player at the table places the ante wager and optional Natural 31 Bonus wagers.</source>
        <translation>等每位客人下好Ante和可选的Natural 31 Bonus。</translation>
    </message>
    <message>
        <source>Position {seat}: place a four card hand face down to the right of the wager circles, then slide the top card into the “Draw” card space.</source>
        <translation>{seat}号位：把四张牌面朝下放在注圈右边，再把最上面一张移到“Draw”位。</translation>
    </message>
    <message>
        <source>Remove the remaining cards from the machine and place them in the discard rack.</source>
        <translation>从机器取出余牌，放入弃牌架。</translation>
    </message>
    <message>
        <source>Wait until all play/fold decisions have been made.</source>
        <translation>等所有客人决定跟注或弃牌。</translation>
    </message>
    <message>
        <source>Collect all folded hands and forfeited Ante/Bonus wagers.</source>
        <translation>收所有弃牌和没收的Ante/Bonus注。</translation>
    </message>
    <message>
        <source>Position {seat}: collect the folded hand and the forfeited Ante and Bonus wagers.</source>
        <translation>{seat}号位：收弃牌和没收的Ante、Bonus注。</translation>
    </message>
    <message>
        <source>tuck under 31</source>
        <translation>压31下</translation>
    </message>
    <message>
        <source>Position {seat}: collect the forfeited “Ante”; tuck the three card hand under the “Natural 31 Bonus” wager.</source>
        <translation>{seat}号位：收没收的“Ante”；把三张手牌压在“Natural 31 Bonus”注下。</translation>
    </message>
    <message>
        <source>Expose the hands of each player, from position {first} to position one, and pay or collect.</source>
        <translation>从{first}号位到1号位翻开各手牌，赔付或收注。</translation>
    </message>
    <message>
        <source>Position {seat}: expose the “Natural” 3 card hand and resolve the Natural 31 Bonus wager using those initial 3 cards only.</source>
        <translation>{seat}号位：翻开“Natural”三张牌，只按这三张结算Natural 31 Bonus。</translation>
    </message>
    <message>
        <source>Position {seat}: expose the “Natural” 3 card hand.</source>
        <translation>{seat}号位：翻开“Natural”的3张牌。</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>Draw牌</translation>
    </message>
    <message>
        <source>Position {seat}: flip the draw card, make the best 3 out of the 4 card hand and resolve the “Ante” and “Play” wagers.</source>
        <translation>{seat}号位：翻开draw牌，取四张中最好的三张，结算“Ante”和“Play”。</translation>
    </message>
    <message>
        <source>Position {seat}: pay or collect, then remove the hand and place it in the discard rack.</source>
        <translation>{seat}号位：赔付或收注，然后收起手牌放入弃牌架。</translation>
    </message>
    <message>
        <source>Shuffle the deck and place it back into the shuffle machine, following house procedure.</source>
        <translation>洗牌后按赌场程序放回洗牌机。</translation>
    </message>
    <message>
        <source>Wait until each player has placed the “Ante” and optional “Natural 31 Bonus” wagers.</source>
        <translation>等每位客人下好“Ante”和可选的“Natural 31 Bonus”。</translation>
    </message>
    <message>
        <source>Position {seat}: place a four card packet face down on top of the “Play” wager circle, then slide the top card into the “Draw” card space.</source>
        <translation>{seat}号位：把四张一叠的牌面朝下放在“Play”圈上，再把最上面一张移到“Draw”位。</translation>
    </message>
    <message>
        <source>Each player places a “Play” wager equal to the “Ante” and lays the cards underneath it, or folds. Wait until all decisions have been made.</source>
        <translation>每位客人下与“Ante”相等的“Play”并把牌压在下面，或弃牌。等所有人决定。</translation>
    </message>
    <message>
        <source>Collect all folded hands and forfeited “Ante”/“Bonus” wagers.</source>
        <translation>收所有弃牌和没收的“Ante”/“Bonus”注。</translation>
    </message>
    <message>
        <source>Position {seat}: collect the folded hand and the forfeited wagers.</source>
        <translation>{seat}号位：收弃牌和没收的下注。</translation>
    </message>
    <message>
        <source>Expose the hands of each remaining player, from position {first} to position one, and pay or collect.</source>
        <translation>从{first}号位到1号位翻开其余手牌，赔付或收注。</translation>
    </message>
    <message>
        <source>Position {seat}: expose the “Natural” three card hand and resolve the “Natural 31 Bonus” wager.</source>
        <translation>{seat}号位：翻开“Natural”三张牌，结算“Natural 31 Bonus”注。</translation>
    </message>
    <message>
        <source>Position {seat}: expose the “Natural” three card hand.</source>
        <translation>{seat}号位：翻开“Natural”三张牌。</translation>
    </message>
    <message>
        <source>Position {seat}: expose the “Draw” card, leave it in the “Draw” space; resolve “Ante” and “Play” on the best three card hand of the four.</source>
        <translation>{seat}号位：翻开“Draw”牌，留在“Draw”位；按四张中最好的三张结算“Ante”和“Play”。</translation>
    </message>
    <message>
        <source>Place the deck back into the shuffle machine, following house procedure.</source>
        <translation>按赌场程序把整副牌放回洗牌机。</translation>
    </message>
    <message>
        <source>The hand is a dead hand and treated as a misdeal. Hands can&apos;t be backed up to a previous player. Return all wagers.</source>
        <translation>牌局作废，按发牌失误处理。不能倒退补发给前面的客人。退回所有下注。</translation>
    </message>
    <message>
        <source>Shift the dealt hands to the next proper position. Hands can be moved forward.</source>
        <translation>把已发的手牌移到下一个正确位置。手牌可以向前移。</translation>
    </message>
    <message>
        <source>A card was exposed during the initial deal</source>
        <translation>首轮发牌时露牌</translation>
    </message>
    <message>
        <source>The hand is treated as a misdeal. Return all wagers.</source>
        <translation>按发牌失误处理。退回所有下注。</translation>
    </message>
    <message>
        <source>Position {seat}: the hand, the “Ante” and the “Natural 31 Bonus” are forfeited. If a “Play” wager was placed, return it as if it had never been placed.</source>
        <translation>{seat}号位：没收手牌、“Ante”和“Natural 31 Bonus”。如已下“Play”注，视同未下，予以退回。</translation>
    </message>
    <message>
        <source>Each player places an Ante wager and may make an optional Natural 31 Bonus and/or a 4 Card Royal Family Bonus side wager.</source>
        <translation>每位客人下Ante，并可选Natural 31 Bonus和/或4 Card Royal Family Bonus。</translation>
    </message>
    <message>
        <source>Position {seat}: deal three cards face down, and the “Draw” card into its space.</source>
        <translation>{seat}号位：发三张暗牌，“Draw”牌放入其位。</translation>
    </message>
    <message>
        <source>Each player folds, or makes a Play wager equal to the amount of the Ante wager.</source>
        <translation>每位客人弃牌，或下与Ante相等的Play。</translation>
    </message>
    <message>
        <source>Folded hands lose the Ante wager and the Natural 31 Bonus wager; 4 Card Royal Family Bonus wagers remain active.</source>
        <translation>弃牌输掉Ante和Natural 31 Bonus；4 Card Royal Family Bonus继续有效。</translation>
    </message>
    <message>
        <source>Position {seat}: collect the folded hand, the Ante wager and, if placed, the Natural 31 Bonus wager.</source>
        <translation>{seat}号位：收弃牌、Ante注，以及Natural 31 Bonus（如有）。</translation>
    </message>
    <message>
        <source>tuck under Royal Family</source>
        <translation>压Royal Family下</translation>
    </message>
    <message>
        <source>Position {seat}: collect the lost wagers; place the three cards under the 4 Card Royal Family Bonus wager, which remains active.</source>
        <translation>{seat}号位：收输掉的注；把三张牌压在继续有效的4 Card Royal Family Bonus注下。</translation>
    </message>
    <message>
        <source>Check each player&apos;s hand, from position {first} to position one, and evaluate its wagers.</source>
        <translation>从{first}号位到1号位检查各手牌并结算下注。</translation>
    </message>
    <message>
        <source>Position {seat}: expose the original three cards and pay or collect the Natural 31 Bonus wager.</source>
        <translation>{seat}号位：翻开原来三张牌，赔付或收Natural 31 Bonus。</translation>
    </message>
    <message>
        <source>Position {seat}: expose the original three cards.</source>
        <translation>{seat}号位：翻开原来三张牌。</translation>
    </message>
    <message>
        <source>Position {seat}: expose the “Draw” card; make the best three out of four card hand and evaluate the Ante and Play wagers.</source>
        <translation>{seat}号位：翻开“Draw”牌；取四张中最好的三张，结算Ante和Play。</translation>
    </message>
    <message>
        <source>Royal Family</source>
        <translation>Royal Family</translation>
    </message>
    <message>
        <source>Position {seat}: with the “Draw” card face up, pay or collect the 4 Card Royal Family Bonus wager, based on all 4 cards.</source>
        <translation>{seat}号位：“Draw”牌翻开后，按全部四张牌赔付或收4 Card Royal Family Bonus。</translation>
    </message>
    <message>
        <source>Position {seat}: place the hand in the discard rack.</source>
        <translation>{seat}号位：把手牌放入弃牌架。</translation>
    </message>
    <message>
        <source>Place the deck back for the next hand, following house procedure.</source>
        <translation>按赌场程序放回整副牌，准备下一局。</translation>
    </message>
    <message>
        <source>Position {seat}: the hand, the Ante and the Natural 31 Bonus are forfeited, and a Play wager goes back. A 4 Card Royal Family Bonus wager remains active: place the three cards under it.</source>
        <translation>{seat}号位：没收手牌、Ante和Natural 31 Bonus，退回Play。4 Card Royal Family Bonus继续有效：把三张牌压在其下。</translation>
    </message>
    <message>
        <source>Wait until each player has placed the “Ante” and optional “Natural 31 Bonus” and “4 Card Royal Family Bonus” wagers.</source>
        <translation>等每位客人下好“Ante”和可选的“Natural 31 Bonus”、“4 Card Royal Family Bonus”。</translation>
    </message>
    <message>
        <source>Position {seat}: place a four-card packet face down on the “Play” circle, then slide the top card into the “Draw” card space.</source>
        <translation>{seat}号位：把四张一叠的牌面朝下放在“Play”圈，再把最上面一张移到“Draw”位。</translation>
    </message>
    <message>
        <source>Each player places a “Play” wager equal to the “Ante”, or folds. Wait until all decisions have been made.</source>
        <translation>每位客人下与“Ante”相等的“Play”，或弃牌。等所有人决定。</translation>
    </message>
    <message>
        <source>Position {seat}: collect the forfeited “Ante”; place the three-card hand under the “Natural 31 Bonus” wager.</source>
        <translation>{seat}号位：收没收的“Ante”；把三张手牌放在“Natural 31 Bonus”注下。</translation>
    </message>
    <message>
        <source>Position {seat}: collect the forfeited “Ante”; place the three-card hand under the “4 Card Royal Family Bonus” wager.</source>
        <translation>{seat}号位：收没收的“Ante”；把三张手牌放在“4 Card Royal Family Bonus”注下。</translation>
    </message>
    <message>
        <source>tuck under both bonuses</source>
        <translation>压两个附加注下</translation>
    </message>
    <message>
        <source>Position {seat}: collect the forfeited “Ante”; place the three-card hand under the “Natural 31 Bonus” and “4 Card Royal Family Bonus” wagers.</source>
        <translation>{seat}号位：收没收的“Ante”；把三张手牌放在“Natural 31 Bonus”和“4 Card Royal Family Bonus”注下。</translation>
    </message>
    <message>
        <source>Position {seat}: expose the “Natural” three-card hand and resolve the “Natural 31 Bonus” wager.</source>
        <translation>{seat}号位：翻开“Natural”三张牌，结算“Natural 31 Bonus”注。</translation>
    </message>
    <message>
        <source>Position {seat}: expose the “Natural” three-card hand.</source>
        <translation>{seat}号位：翻开“Natural”三张牌。</translation>
    </message>
    <message>
        <source>Position {seat}: expose the “Draw” card, leave it in its space; resolve “Ante” and “Play” on the best three of four.</source>
        <translation>{seat}号位：翻开“Draw”牌，留在原位；按四张中最好的三张结算“Ante”和“Play”。</translation>
    </message>
    <message>
        <source>Position {seat}: with the “Draw” card face up, resolve the “4 Card Royal Family Bonus” wager using all four cards.</source>
        <translation>{seat}号位：“Draw”牌翻开后，按全部四张牌结算“4 Card Royal Family Bonus”注。</translation>
    </message>
    <message>
        <source>The hand is dead and treated as a misdeal. Hands can&apos;t be backed up to a previous player. Return all wagers.</source>
        <translation>牌局作废，按发牌失误处理。不能倒退补发给前面的客人。退回所有下注。</translation>
    </message>
    <message>
        <source>Position {seat}: the hand and wagers are forfeited. If a “Play” wager was placed, return it as if it had never been placed.</source>
        <translation>{seat}号位：没收手牌和下注。如已下“Play”注，视同未下，予以退回。</translation>
    </message>
    <message>
        <source>Shift the dealt hands forward to the next proper position, the last one first.</source>
        <translation>从最后一手开始，把已发的手牌依次移到下一个正确位置。</translation>
    </message>
    <message>
        <source>Position {seat}: stop, every card face down. If the supervisor finds the packet right, go on; else it is a misdeal: all wagers go back, and the deck is counted.</source>
        <translation>{seat}号位：停，所有牌保持面朝下。主管认定这叠牌无误则继续；否则为发牌失误：退回所有下注，清点整副牌。</translation>
    </message>
    <message>
        <source>Stop. Leave the cards where they lie and call the supervisor: correct a wrong entry, or call a misdeal and take the deck out of use.</source>
        <translation>停。牌留在原处，叫主管：更正输入，或按发牌失误处理并停用此副牌。</translation>
    </message>
    <message>
        <source>Position {seat}: stop. Leave the card face up and call the supervisor, who decides which stands: the card on the table, or what was recorded.</source>
        <translation>{seat}号位：停。牌保持面朝上，叫主管决定以台面的牌还是记录为准。</translation>
    </message>
    <message>
        <source>Stop. Leave the dealer&apos;s cards face up. The supervisor decides which stands: the cards on the table, or the record. Settled hands are settled anew.</source>
        <translation>停止。荷官的牌保持明牌并叫主管，由主管决定以桌上的牌还是以记录为准。已结算的手牌重新结算。</translation>
    </message>
    <message>
        <source>Stop dealing. Go on if the reader is back; else the supervisor decides: by hand, each card entered as it is exposed, or a misdeal, all wagers back.</source>
        <translation>停止发牌。读牌器已恢复则继续；否则由主管决定：改手工并在翻牌时逐张输入，或按发牌失误处理并退回所有下注。</translation>
    </message>
    <message>
        <source>Position {seat}: leave the hand face up and call the supervisor. Unless it is a misdeal, the player&apos;s decision stands or is taken at once; settle it in its turn.</source>
        <translation>{seat}号位：手牌保持面朝上，叫主管。若非发牌失误，客人的决定有效，或立即决定；轮到时结算。</translation>
    </message>
    <message>
        <source>Position {seat}: before the deal the wagers go back; after it a decided hand is settled in its turn and its chips are held for the player; an undecided hand is folded.</source>
        <translation>{seat}号位：发牌前退回下注；发牌后已决定的手牌轮到时结算，筹码代管；未决定的按弃牌处理。</translation>
    </message>
    <message>
        <source>Position {seat}: call the supervisor. The wager stands as it was at no more bets; give the rest back.</source>
        <translation>{seat}号位：叫主管。以停止下注时的注额为准，多余退回。</translation>
    </message>
    <message>
        <source>Position {seat}: call the supervisor. State what was paid and what is due; pay or take the difference. The first entry stays on the record.</source>
        <translation>{seat}号位：叫主管。说明已付和应付，补付或收回差额。原记录保留。</translation>
    </message>
    <message>
        <source>A dealt round is finished if its decisions are locked, else void. Seal the deck, put a new one in its place, and check it before the next deal.</source>
        <translation>已发牌的一局：决定已锁定则打完，否则作废。封存旧牌，换上新牌，下次发牌前检查。</translation>
    </message>
    <message>
        <source>Call the supervisor, who gives the reason. Return all wagers, take back what was paid, and count the deck.</source>
        <translation>叫主管说明原因。退回所有下注，收回已赔付的，清点整副牌。</translation>
    </message>
    <message>
        <source>Stop. Touch no card. With the supervisor, point at each packet in turn and say its position; go on once the terminal shows the table as it is, else call a misdeal.</source>
        <translation>停。不要碰牌。与主管逐叠指出并说出位置；终端与台面一致后继续，否则按发牌失误处理。</translation>
    </message>
    <message>
        <source>Stop. Deal no card. Call the supervisor: the wagers are opened again and put right, or stand as the terminal accepted them.</source>
        <translation>停。不要发牌。叫主管：重新开放并更正下注，或以终端接受的为准。</translation>
    </message>
    <message>
        <source>Position {seat}: leave the cards face up. The cards decide. Where others lie there than the record has, the supervisor has them corrected next, and the prize follows them.</source>
        <translation>{seat}号位：牌保持面朝上。以牌为准。若与记录不同，接着由主管更正，奖金以更正后的牌为准。</translation>
    </message>
    <message>
        <source>Position {seat}: pay nothing. The supervisor decides whether the jackpot stands. Where other cards lie there, they are corrected, and the prize follows. Refused for a reason, the wager goes back, and the meter has its amount.</source>
        <translation>{seat}号位：不赔付。由主管裁定奖池是否成立。若桌上是别的牌，先更正牌，奖金随牌而定。若因故拒付，退回注码，奖池金额保留。</translation>
    </message>
</context>
</TS>

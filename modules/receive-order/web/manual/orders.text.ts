import type { Manual } from '#platform/web/module/manual.ts'
import { changePromises, pegLine } from '../../contract/allocation-calls.ts'
import { answerDates } from '../../contract/answers/answer-calls.ts'
import { mailAnswers } from '../../contract/documents/paper-calls.ts'
import { allocateInBulk, previewAllocation } from '../../contract/bulk-allocation.ts'
import { cancelOrder, closeLines } from '../../contract/order-calls.ts'
import { orderSlip } from '../../contract/order-slip.ts'
import { answerRequest, sendRequest, withdrawRequest } from '../../contract/requests/request-calls.ts'

/** What the manual says of orders: entry, lists, promises and dates. */
export const orderManual: Manual = {
  registerReceiveOrder: {
    purpose: {
      ja: '得意先からの注文を登録・変更します。1行が1回の納入です。',
      en: 'Enters and changes what customers order. Each line is one delivery.',
      zh: '录入和修改客户的订单。每行对应一次交货。',
    },
    steps: [
      {
        ja: '得意先と希望納期を入力します。納入先、担当、税の扱いは得意先マスタから入ります。',
        en: 'Type the customer and the requested date. Destination, representative and tax come from the customer.',
        zh: '输入客户和希望交期。送货地址、负责人、税务处理取自客户主数据。',
      },
      {
        ja: '行に品目（または得意先品目）と数量を入力します。単価は得意先単価、なければ品目の単価が入ります。',
        en: 'Type item (or the customer’s item) and quantity on each line. The price is the customer’s, otherwise that of the item.',
        zh: '在行中输入物料（或客户物料）和数量。单价取客户单价，没有时取物料单价。',
      },
      {
        ja: '同じ品目の分納は、「分納に展開」で納期と数量を貼り付けると行に分かれます。毎回同じ注文は「いつもの注文」から始めます。',
        en: 'For several deliveries of one item, paste dates and quantities under “Split into deliveries”. What is ordered again and again begins as a usual order.',
        zh: '同一物料分批交货时，在“拆分为分批交货”中粘贴交期和数量即可分行。固定的订单可从“常用订单”开始。',
      },
      {
        ja: '在庫と最短可能日を確認し、登録します。',
        en: 'Look at the stock and the earliest possible day, then save.',
        zh: '确认库存和最早可能日后登记。',
      },
    ],
    rules: [
      {
        ja: '出荷日は、納期から輸送日数を両方のカレンダーでさかのぼった日です。',
        en: 'The shipping date is the delivery date less the days of transport, over both calendars.',
        zh: '出货日期按双方日历从交期倒推运输天数得出。',
      },
      {
        ja: '与信限度を超えても登録できます。超過額が表示されます。',
        en: 'An order above the credit limit is saved all the same; the excess is shown.',
        zh: '超过信用额度也可登记，会显示超出金额。',
      },
      {
        ja: '計画が確定した行、部品を含めて製造中の行は、品目・数量・納期を変更できません。変更依頼を送ってください。',
        en: 'Once the plan of a line is confirmed, or something is made for it, its item, quantity and dates stay. Send a change request.',
        zh: '计划已确定的行，以及包括零件在内正在生产的行，不能修改物料、数量和交期，请发送变更申请。',
      },
    ],
    calls: [orderSlip.endpoints.doEdit, cancelOrder, closeLines],
  },
  receiveOrderList: {
    purpose: {
      ja: '受注を行単位で探し、続きの処理へ進みます。',
      en: 'Finds orders line by line, and leads on from them.',
      zh: '按行查找销售订单，并继续后续处理。',
    },
    steps: [
      {
        ja: '受注日・納期・得意先などで検索します。初めは未完了の行が表示されます。',
        en: 'Search by order date, due date, customer and more. Open lines are shown at first.',
        zh: '按受订日期、交期、客户等搜索。初始显示未完成的行。',
      },
      {
        ja: '行を開くと受注の画面に移ります。戻ると、前の検索結果がそのまま表示されます。',
        en: 'Open a line to see its order. Coming back, the list is as it was.',
        zh: '打开行可转到订单页面。返回时搜索结果保持不变。',
      },
    ],
  },
  receiveOrderPage: {
    purpose: {
      ja: '1件の受注について、明細、引当、つながる伝票、変更の履歴をまとめて表示します。',
      en: 'Shows one order with its lines, promises, the documents that follow from it, and its changes.',
      zh: '汇总显示一张订单的明细、预留、关联单据和变更历史。',
    },
    steps: [
      {
        ja: '受注番号を入力します。一覧や検索からも開けます。',
        en: 'Type the order number. Lists and the search lead here, too.',
        zh: '输入销售订单号，也可从列表或搜索打开。',
      },
      {
        ja: '「受注から請求まで」で、出荷・売上・請求の伝票をたどります。',
        en: 'Follow it from the order to the invoice: deliveries, sales, statements.',
        zh: '从订单到请款，可追溯出货、销售、请款单据。',
      },
    ],
  },
  receiveOrderBacklog: {
    purpose: {
      ja: 'まだ出荷していない受注残を、納期の遅れの大きい順に確認します。',
      en: 'Shows what has still to be shipped, the most overdue first.',
      zh: '查看尚未出货的订单，延迟最久的在前。',
    },
    steps: [
      {
        ja: '納期や遅延日数で絞り込みます。',
        en: 'Narrow by due date or days late.',
        zh: '按交期或延迟天数筛选。',
      },
      {
        ja: '行を選択し、出荷へ進むか、残りを打ち切ります。',
        en: 'Tick lines, then go on to shipping, or close what is left of them.',
        zh: '选择行后转到出货，或将剩余结案。',
      },
    ],
    rules: [
      {
        ja: '受注残＝受注数－出荷数－打切数です。',
        en: 'Backlog = ordered − shipped − closed.',
        zh: '未交数量＝订单数－已出货数－已结案数。',
      },
      {
        ja: '「充当できる供給」は、他の受注の分を除いて足りるようになる最初の入庫予定（種類・番号・日付）です。在庫で足りる行は「在庫」と表示されます。',
        en: '“Covered by” names the first receipt (kind, number, day) with which there is enough beside what others are to have, or stock where there is enough today.',
        zh: '“可满足的供给”为扣除其他订单后足够的最早预计入库（类型、编号、日期）。库存足够的行显示“库存”。',
      },
    ],
    calls: [closeLines],
  },
  backlogSums: {
    purpose: {
      ja: '受注残を品目別・得意先別・週別に集計し、在庫と入庫予定で足りるかを確認します。',
      en: 'Sums the backlog by item, customer or week, and shows whether stock and supply cover it.',
      zh: '按物料、客户、周汇总未交数量，确认库存和预计入库是否足够。',
    },
    steps: [
      {
        ja: '集計の単位を選びます。',
        en: 'Choose by what it is summed.',
        zh: '选择汇总方式。',
      },
      {
        ja: '集計の行を開くと、その受注残の一覧に移ります。',
        en: 'Open a sum to see its lines.',
        zh: '打开汇总行可查看对应的未交订单。',
      },
    ],
  },
  bulkAllocation: {
    purpose: {
      ja: '在庫を受注にまとめて引き当てます。失われた引当の確認もここで行います。',
      en: 'Promises stock to many orders at once. Lost promises are looked at here, too.',
      zh: '将库存批量预留给订单，也在此确认失去的预留。',
    },
    steps: [
      {
        ja: '納期の範囲などを入力し、事前確認を実行します。',
        en: 'Type the range of due dates and run the preview.',
        zh: '输入交期范围等，执行事前确认。',
      },
      {
        ja: '不足する行とその理由を確認します。',
        en: 'Look at the lines that go short, and why.',
        zh: '确认不足的行及其原因。',
      },
      {
        ja: '引当を実行します。確認後に受注や在庫が変わっていると実行されないので、もう一度確認します。',
        en: 'Allocate. When orders or stock have changed since, nothing is promised: preview again.',
        zh: '执行预留。确认后订单或库存有变化则不会执行，请再次确认。',
      },
    ],
    rules: [
      {
        ja: '確定納期のある行が先で、次に納期、受注日、受注番号の順です。',
        en: 'Lines with an agreed date come first, then by due date, order date and number.',
        zh: '有确定交期的行优先，其次按交期、受订日期、订单号。',
      },
      {
        ja: '確定引当と出荷指示済みの引当は動きません。',
        en: 'What is firm or instructed stays.',
        zh: '确定预留和已指示出货的预留不变。',
      },
    ],
    calls: [previewAllocation, allocateInBulk, changePromises, pegLine],
  },
  changeRequest: {
    purpose: {
      ja: '計画が確定した受注の変更依頼を送り、生産管理が回答します。',
      en: 'Sales asks for changes of orders whose plan is confirmed, and planning answers.',
      zh: '对计划已确定的订单提出变更申请，由生产管理答复。',
    },
    steps: [
      {
        ja: '依頼は受注の画面から送ります。',
        en: 'A request is sent from the order.',
        zh: '从订单页面发送申请。',
      },
      {
        ja: '生産管理は、承諾した場合に残る引当・外れる引当・遅れ・手配の不足を確認して、承諾または却下します。承諾すると受注が変更されます。',
        en: 'Planning looks at what accepting would keep, free, make late and leave missing, then accepts or declines it. Accepting changes the order.',
        zh: '生产管理确认同意后保留和释放的预留、延迟以及尚未安排的数量，然后同意或拒绝，同意后订单随之修改。',
      },
      {
        ja: '不要になった依頼は、回答される前なら取り下げられます。',
        en: 'What is no longer wanted is withdrawn as long as nobody has answered.',
        zh: '不再需要的申请，在答复之前可以撤回。',
      },
      {
        ja: '依頼者は回答を確認済みにします。',
        en: 'Whoever asked marks the answer as seen.',
        zh: '申请人将答复标为已确认。',
      },
    ],
    calls: [sendRequest, answerRequest, withdrawRequest],
  },
  deliveryDateManage: {
    purpose: {
      ja: '得意先への納期回答と、確定した納期を管理します。',
      en: 'Keeps what customers are told about delivery dates, and what is agreed.',
      zh: '管理对客户的交期答复和已确定的交期。',
    },
    steps: [
      {
        ja: '未回答の行を絞り込みます。長く待たせている得意先から見てください。',
        en: 'Narrow to unanswered lines, and begin with whoever waits longest.',
        zh: '筛选未答复的行，从等待最久的客户开始。',
      },
      {
        ja: '行を選び、可能日を見て回答する日を入力します。',
        en: 'Tick lines and type the day to answer, looking at the possible day.',
        zh: '选择行，参照可能日输入答复日期。',
      },
      {
        ja: '必要に応じて納期回答書を印刷するか、得意先へメールで送ります。',
        en: 'Print the written answer where it is wanted, or mail it to the customer.',
        zh: '必要时打印交期答复书，或用邮件发送给客户。',
      },
    ],
    rules: [
      {
        ja: '可能日は、在庫、入庫予定、リードタイムの順に求めます。',
        en: 'The possible day comes from the stock, then from what is to come, then from the lead time.',
        zh: '可能日依次按库存、预计入库、提前期计算。',
      },
    ],
    calls: [answerDates, mailAnswers],
  },
}

import type { Manual } from '#platform/web/module/manual.ts'
import { mailForecasts, makeForecasts } from '../../contract/forecast/supplier-forecast-calls.ts'
import { answerMessages } from '../../contract/message/message-calls.ts'
import { answerOfSupplier, remindByMail, remindSupplier } from '../../contract/order/backlog-calls.ts'
import {
  cancelPlaceOrder,
  closePlaceOrderLines,
  issuePlaceOrder,
} from '../../contract/order/place-order-calls.ts'
import { placeOrderSlip } from '../../contract/order/place-order-slip.ts'
import { orderProposals, splitProposal } from '../../contract/proposal/proposal-calls.ts'

/** What the manual says of orders to suppliers: proposals, orders, what is still to come. */
export const orderingManual: Manual = {
  placeOrderMaterialList: {
    purpose: {
      ja: '所要量と在庫から求めた発注提案を確かめ、発注にします。',
      en: 'Shows what has to be ordered by requirements and stock, and orders it.',
      zh: '确认按需求和库存计算的订货建议并下单。',
    },
    steps: [
      {
        ja: '発注日の近いものと間に合わないものから確認します。',
        en: 'Begin with what is to be ordered soon, and with what is late.',
        zh: '从临近下单日和来不及的建议开始确认。',
      },
      {
        ja: '必要に応じて数量・納期・仕入先を変えるか、分割・まとめ・見送りにします。仕入先は単価・納期遵守率・実績日数で比べられます。',
        en: 'Change quantity, date or supplier, split it, merge several of one item, or dismiss it. Suppliers are compared by price and by how they have delivered.',
        zh: '必要时修改数量、交期、供应商，或拆分、合并、不采用。可按单价、准时率、实际天数比较供应商。',
      },
      {
        ja: '選択して事前確認し、発注します。',
        en: 'Tick proposals, look at the preview, and order.',
        zh: '选择后事前确认，然后下单。',
      },
    ],
    calls: [orderProposals, splitProposal],
  },
  changeMessage: {
    purpose: {
      ja: '発注済みのものを前倒し・先送り・増減・取消すべきという勧告に対応します。',
      en: 'Answers messages that say what should happen to orders that stand: earlier, later, more, less, not at all.',
      zh: '处理对已下单内容提前、推迟、增减、取消的建议。',
    },
    steps: [
      {
        ja: '勧告を選び、担当者になります。',
        en: 'Tick messages and take them.',
        zh: '选择建议并成为负责人。',
      },
      {
        ja: '発注を変更するか、対応しない理由を登録します。',
        en: 'Change the order, or say why not.',
        zh: '修改采购订单，或登记不处理的原因。',
      },
    ],
    calls: [answerMessages],
  },
  registerPlaceOrder: {
    purpose: {
      ja: '仕入先への発注を登録・変更し、発注書を発行します。',
      en: 'Enters and changes orders to suppliers, and issues them.',
      zh: '录入和修改对供应商的采购订单并发行订单书。',
    },
    steps: [
      {
        ja: '仕入先を入力します。支払条件と税の扱いは仕入先マスタから入ります。',
        en: 'Type the supplier. Terms of payment and tax come from the supplier.',
        zh: '输入供应商。付款条件和税务处理取自供应商主数据。',
      },
      {
        ja: '行に品目・数量・納期を入力します。単価は仕入単価から入ります。',
        en: 'Type item, quantity and date on each line. The price comes from the purchase prices.',
        zh: '在行中输入物料、数量、交期。单价取自采购单价。',
      },
      {
        ja: '登録し、発行します。発行すると入荷を受け付けられます。',
        en: 'Save and issue it. From then on its goods can arrive.',
        zh: '登记并发行。发行后即可受理到货。',
      },
    ],
    rules: [
      {
        ja: '入荷した行は削除できません。残りは打ち切ります。',
        en: 'A line of which something has come is not removed; its rest is closed.',
        zh: '已到货的行不能删除，剩余可结案。',
      },
      {
        ja: '品目マスタに購買単位があると、取引数量（箱など）を入力して発注できます。数量（在庫の単位）に換算され、注文書・入荷・仕入にも両方が表示されます。',
        en: 'Where the item has a unit to be bought by, type the trade quantity (boxes): it becomes the quantity in stock units, and order form, arrival and purchase show both.',
        zh: '物料主数据有采购单位时，可输入交易数量（箱等）下单，换算为库存单位的数量，订单书、到货、采购均显示两者。',
      },
    ],
    calls: [placeOrderSlip.endpoints.doEdit, issuePlaceOrder, cancelPlaceOrder, closePlaceOrderLines],
  },
  placeOrderList: {
    purpose: {
      ja: '発注を行単位で探します。',
      en: 'Finds purchase orders line by line.',
      zh: '按行查找采购订单。',
    },
    steps: [
      {
        ja: '発注日・納期・仕入先・品目で検索し、行を開いて発注を表示します。',
        en: 'Search by order date, due date, supplier and item; open a line to see its order.',
        zh: '按下单日期、交期、供应商、物料搜索，打开行显示采购订单。',
      },
      {
        ja: '行にチェックを付けて「発注・送付」を押すと、まとめて発注し、仕入先ごとにメールまたは印刷で送ります。',
        en: 'Tick lines and choose Issue and send: their orders are issued, and go by mail or to the printer as each supplier wants.',
        zh: '勾选行后按“下单并发送”，即可批量下单，并按各供应商的方式用邮件发送或打印。',
      },
    ],
  },
  placeOrderBacklog: {
    purpose: {
      ja: 'まだ入荷していない発注を、遅れの大きい順に確認し、督促と納期回答を記録します。',
      en: 'Shows what suppliers have still to bring, the latest first; reminds them and keeps their answers.',
      zh: '查看尚未到货的采购，延迟最久的在前，并记录催促和交期答复。',
    },
    steps: [
      {
        ja: '遅延日数で絞り込み、行を選んで督促します。メールでも送れます。誤って記録した督促は督促取消で1回戻せます。',
        en: 'Narrow by days late, tick lines and remind the supplier, also by mail. A reminder recorded by mistake can be undone.',
        zh: '按延迟天数筛选，选择行催促，也可用邮件发送。误记的催交可以撤销一次。',
      },
      {
        ja: '仕入先の回答した納期を登録します。行を選んで納期回答CSVを出力し、回答納期を記入したファイルを取り込むこともできます。',
        en: 'Enter the dates that the supplier has answered; or export the ticked lines and import the file that he has filled in.',
        zh: '登记供应商答复的交期。也可选择行导出CSV，并导入对方填写的文件。',
      },
    ],
    rules: [
      {
        ja: '遅れは、回答にかかわらず、発注した納期から数えます。',
        en: 'Late counts from the date that was ordered, whatever was answered.',
        zh: '延迟从下单的交期起算，与答复无关。',
      },
    ],
    calls: [remindSupplier, remindByMail, answerOfSupplier],
  },
  supplierForecast: {
    purpose: {
      ja: '仕入先に今後3か月の発注の見込みを知らせます。',
      en: 'Tells suppliers what will probably be ordered in the next three months.',
      zh: '向供应商通知今后3个月的采购预计。',
    },
    steps: [
      {
        ja: '内示を作成し、前の版からの変更を確かめて、印刷するか「内示メール」で送ります。送った内示書は保存されます。',
        en: 'Make the forecasts, look at what is different, and print them, or send them by "Mail forecasts". What went out is kept.',
        zh: '生成预告，确认与上一版本的变更后打印，或用“预告邮件”发送。发出的预告书会保存。',
      },
    ],
    rules: [
      {
        ja: '内示は発注ではありません。前と同じ内容なら新しい版はできません。',
        en: 'A forecast orders nothing. The same plan makes no new version.',
        zh: '预告不是采购订单。内容相同时不会生成新版本。',
      },
    ],
    calls: [makeForecasts, mailForecasts],
  },
  placeOrderManage: {
    purpose: {
      ja: '仕入先・品目ごとの購買金額、納期の遵守、単価の推移を確認します。',
      en: 'Shows amounts, punctuality and prices by supplier and item.',
      zh: '按供应商、物料查看采购金额、交期遵守和单价变化。',
    },
    steps: [
      {
        ja: '月・仕入先・品目で絞り込み、集計と図を確認します。',
        en: 'Narrow by month, supplier and item, and read sums and charts.',
        zh: '按月份、供应商、物料筛选，查看汇总和图表。',
      },
    ],
  },
  guardedActs: {
    purpose: {
      ja: '取適法に触れるおそれのある操作を記録し、責任者が判断します。',
      en: 'Keeps acts that may be against the law of fair trade, for the person in charge to decide.',
      zh: '记录可能违反取适法的操作，由负责人判断。',
    },
    steps: [
      {
        ja: '止められた操作の理由を確かめ、必要なら許可を依頼します。',
        en: 'See why an act was stopped, and ask for a pass where it is right.',
        zh: '确认被阻止的原因，必要时申请许可。',
      },
      {
        ja: '責任者は理由を付けて許可または却下します。',
        en: 'The person in charge decides, with a reason.',
        zh: '负责人注明原因后许可或拒绝。',
      },
    ],
  },
  fairTradeRecords: {
    purpose: {
      ja: '取適法の対象の仕入先との取引を、年度ごとの記録として確認・出力します。',
      en: 'Shows by fiscal year what the fair-trade act asks to be kept of suppliers under it.',
      zh: '按年度查看并导出适用取适法的供应商的交易记录。',
    },
    steps: [
      {
        ja: '年度を入力して検索し、CSV出力またはExcel出力で保存します。',
        en: 'Search by fiscal year and keep the result as CSV or Excel.',
        zh: '输入年度后搜索，并以CSV或Excel保存。',
      },
      {
        ja: '「年次報告書」で、仕入先別の集計と確認が必要なものをPDFにします。',
        en: '"Report of the year" prints the sums by supplier and what has to be explained as a PDF.',
        zh: '“年度报告书”可将按供应商的汇总和需确认的内容生成PDF。',
      },
      {
        ja: '「要確認」で絞り込むと、支払が遅い発注・未回答の協議・保管料が必要な金型だけになります。',
        en: 'Narrow to "To check": orders that are paid too late, talks without an answer, dies whose fee is due.',
        zh: '按“需确认”筛选，只显示付款过晚的采购订单、未答复的协商和须付保管费的模具。',
      },
    ],
    rules: [
      {
        ja: '日数は、発注では支払まで、価格協議では回答まで、金型では最後の発注からの日数です。',
        en: 'Days are those to payment, to the answer, or since a die was last ordered with.',
        zh: '天数：采购订单为至付款、价格协商为至答复、模具为距最后订货的天数。',
      },
      {
        ja: '金型の金額は、その年度に保管した月数分の保管料です。',
        en: 'The amount of a die is its fee for the months of that year.',
        zh: '模具的金额为该年度保管月数的保管费。',
      },
    ],
  },
  price_talk: {
    purpose: {
      ja: '仕入先との価格の協議を記録します。',
      en: 'Keeps talks with suppliers about prices.',
      zh: '记录与供应商的价格协商。',
    },
    steps: [
      {
        ja: '新規で仕入先・品目・協議の内容を登録し、資料を添付します。',
        en: 'Enter supplier, item and what was said, and attach the papers.',
        zh: '新建并登记供应商、物料、协商内容，附上资料。',
      },
    ],
  },
  supplier_die: {
    purpose: {
      ja: '仕入先に預けている金型を管理します。',
      en: 'Keeps the dies that lie at suppliers.',
      zh: '管理存放在供应商处的模具。',
    },
    steps: [
      {
        ja: '新規で金型、預け先、品目を登録します。',
        en: 'Enter the die, who has it, and its item.',
        zh: '新建并登记模具、存放处、物料。',
      },
    ],
  },
  idleDies: {
    purpose: {
      ja: '長く使っていない金型と、保管費の状況を確認します。',
      en: 'Shows dies that have not been used for long, and what is paid for keeping them.',
      zh: '查看长期未使用的模具和保管费情况。',
    },
    steps: [
      {
        ja: '仕入先で絞り込み、返却・廃棄・保管費の支払を検討します。',
        en: 'Narrow by supplier and decide: take back, scrap, or pay for the keeping.',
        zh: '按供应商筛选，考虑返还、报废或支付保管费。',
      },
    ],
  },
}

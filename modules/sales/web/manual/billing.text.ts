import type { Manual } from '#platform/web/module/manual.ts'
import { editBudget } from '../../contract/budget/budget-calls.ts'
import { postAccepted } from '../../contract/acceptance-match/acceptance-calls.ts'
import { documentsAsArchive } from '../../contract/documents/document-calls.ts'
import { enterBankRows } from '../../contract/receipt/bank-calls.ts'
import {
  cancelReceipt,
  enterReceipt,
  matchReceipt,
  unmatchReceipt,
} from '../../contract/receipt/receipt-calls.ts'
import {
  cancelSales,
  correctSales,
  postSales,
  reverseSales,
  unpostSales,
} from '../../contract/sale/sales-calls.ts'
import { salesSlip } from '../../contract/sale/sales-slip.ts'
import { settleSales } from '../../contract/sale/settle-calls.ts'
import { mailStatements, startClosing, withdrawStatement } from '../../contract/statement/statement-calls.ts'

/** What the manual says of sales, statements and money that comes in. */
export const billingManual: Manual = {
  registerSales: {
    purpose: {
      ja: '売上、返品、値引きなどの売上伝票を登録・計上します。',
      en: 'Enters and posts sales, returns and discounts.',
      zh: '录入销售、退货、折让等销售单据并入账。',
    },
    steps: [
      {
        ja: '出荷でできた伝票は、内容を確かめて計上します。',
        en: 'Look at slips that came from deliveries, and post them.',
        zh: '由出货生成的单据，确认内容后入账。',
      },
      {
        ja: '出荷のない売上は、得意先と行を入力して登録し、計上します。',
        en: 'What has no delivery is typed, saved and posted.',
        zh: '没有出货的销售，输入客户和行，登记后入账。',
      },
      {
        ja: '返品は、元の伝票の「返品」から、残りの数量・単価・元の行を引き継いで登録します。届いた品物を調べて返品判定を入れると計上できます。',
        en: 'A return begins at the slip that it brings back: what is left of it, its price and its line are taken over. It is posted once the goods have been judged.',
        zh: '退货从原单据的“退货”开始，沿用剩余数量、单价和原行。检查到货并填写退货判定后即可入账。',
      },
      {
        ja: '計上した伝票を直すときは訂正（赤黒）を使います。',
        en: 'A posted slip is corrected by red and black.',
        zh: '修改已入账的单据时使用红黑更正。',
      },
    ],
    rules: [
      {
        ja: '計上した伝票は直接変更できません。',
        en: 'A posted slip is not edited.',
        zh: '已入账的单据不能直接修改。',
      },
      {
        ja: '返品の単価・税率・原価は、元の売上に従います。',
        en: 'A return has price, tax rate and cost of its origin.',
        zh: '退货的单价、税率、成本取自原销售。',
      },
    ],
    calls: [salesSlip.endpoints.doEdit, postSales, unpostSales, cancelSales, correctSales, reverseSales],
  },
  salesList: {
    purpose: {
      ja: '売上伝票を探し、まとめて計上します。',
      en: 'Finds sales slips, and posts many at once.',
      zh: '查找销售单据并批量入账。',
    },
    steps: [
      {
        ja: '計上日・得意先・状態で検索します。',
        en: 'Search by posting date, customer and status.',
        zh: '按入账日期、客户、状态搜索。',
      },
      {
        ja: '伝票を選んで計上します。計上できない伝票は理由が表示され、残りが計上されます。',
        en: 'Tick slips and post them. Those that cannot be posted say why; the rest is posted.',
        zh: '选择单据入账。不能入账的会显示原因，其余照常入账。',
      },
    ],
    calls: [postSales],
  },
  salesManage: {
    purpose: {
      ja: '売上を明細で集計し、粗利を確認します。',
      en: 'Shows sales by line, with their margin.',
      zh: '按明细汇总销售，确认毛利。',
    },
    steps: [
      {
        ja: '計上日・得意先・品目・営業担当などで絞り込み、合計を見ます。',
        en: 'Narrow by posting date, customer, item or representative, and read the totals.',
        zh: '按入账日期、客户、物料、销售负责人等筛选，查看合计。',
      },
      {
        ja: '単価が決まったら、同じ得意先の行を選んで単価決定・遡及を行います。対象の明細と差額を確認してから計上します。',
        en: 'When prices are decided, tick lines of one customer and settle their prices. Look at the lines and the difference before posting.',
        zh: '单价决定后，选择同一客户的行进行单价决定·追溯，确认对象明细和差额后入账。',
      },
    ],
    rules: [
      {
        ja: '粗利は税抜金額から受払の原価を引いた額です。',
        en: 'The margin is the net amount less the cost by the ledger.',
        zh: '毛利为不含税金额减去收发台账的成本。',
      },
      {
        ja: '差額は値増減（060）の売上として計上され、元の売上の税率に従います。単価を決定した売上は訂正・計上取消できません。もう一度単価を決定してください。',
        en: 'Differences are sales of price plus or minus (060) at the rate of their origin. A sale whose price was settled is neither corrected nor taken back: settle it anew.',
        zh: '差额作为加减价（060）销售入账，税率沿用原销售。已决定单价的销售不能更正或取消入账，请重新决定单价。',
      },
    ],
    calls: [settleSales],
  },
  acceptanceMatch: {
    purpose: {
      ja: '得意先の検収・支払ファイルを、自社の売上と照合します。',
      en: 'Lays what a customer has accepted beside our sales.',
      zh: '将客户的验收、付款文件与本公司销售核对。',
    },
    steps: [
      {
        ja: '得意先と期間を選び、ファイルを読み込みます。',
        en: 'Choose customer and period, and read the file.',
        zh: '选择客户和期间，读取文件。',
      },
      {
        ja: '一致したものを確かめ、検収分を計上します。違いのある売上は訂正を待ちます。',
        en: 'Look at what agrees, and post what was accepted. What differs waits for its correction.',
        zh: '确认一致的部分并将验收部分入账，有差异的等待更正。',
      },
    ],
    calls: [postAccepted],
  },
  acceptanceFieldMatching: {
    purpose: {
      ja: '得意先の検収ファイルの列と項目の対応を登録します。',
      en: 'Says which column of a customer’s file belongs to which field.',
      zh: '登记客户验收文件的列与字段的对应。',
    },
    steps: [
      {
        ja: '見本のファイルを読み込み、列と項目を対応させて登録します。',
        en: 'Read a sample, match columns and fields, and save.',
        zh: '读取样本文件，将列与字段对应后登记。',
      },
    ],
  },
  customerStatement: {
    purpose: {
      ja: '請求を締め、請求書を発行・送信します。',
      en: 'Closes what customers owe, and issues their invoices.',
      zh: '进行请款结账，发行并发送请款单。',
    },
    steps: [
      {
        ja: '締切日を入力し、対象の得意先と金額を確かめて締めます。',
        en: 'Type the closing date, look at customers and amounts, and close.',
        zh: '输入截止日，确认客户和金额后结账。',
      },
      {
        ja: '請求書を印刷するか、メールで送信します。',
        en: 'Print the invoices, or send them by mail.',
        zh: '打印请款单或用邮件发送。',
      },
    ],
    rules: [
      {
        ja: '前回請求額－入金額＝繰越額、繰越額＋今回買上額＋消費税＝今回請求額です。',
        en: 'Previous − received = carried forward; carried forward + sold + tax = billed.',
        zh: '上期请款额－收款额＝结转额；结转额＋本期金额＋消费税＝本期请款额。',
      },
      {
        ja: '次の請求を締めた後と、入金を消し込んだ後は、締めを取り消せません。',
        en: 'It is not withdrawn once a later one exists, or once it is paid.',
        zh: '已有下一期请款或已核销收款时，不能取消结账。',
      },
    ],
    calls: [startClosing, withdrawStatement, mailStatements],
  },
  receipt: {
    purpose: {
      ja: '得意先からの入金を登録し、請求に消し込みます。',
      en: 'Enters money from customers, and matches it with statements.',
      zh: '登记客户的收款并与请款核销。',
    },
    steps: [
      {
        ja: '入金を登録するか、銀行のファイルを取り込みます。',
        en: 'Type a receipt, or read the bank’s file.',
        zh: '登记收款或导入银行文件。',
      },
      {
        ja: '金額が一致する入金をまとめて消し込みます。',
        en: 'Match all that fits to the yen at once.',
        zh: '批量核销金额一致的收款。',
      },
      {
        ja: '残りは請求ごとに消込額を入力し、手数料などの差額には理由を付けます。',
        en: 'Match the rest by hand; a difference, such as a fee, has its reason.',
        zh: '其余逐笔输入核销额，手续费等差额注明原因。',
      },
    ],
    rules: [
      {
        ja: '消し込んだ入金は、消込を解除してから取り消します。',
        en: 'What is matched is taken back before the receipt is cancelled.',
        zh: '已核销的收款须先解除核销再取消。',
      },
    ],
    calls: [enterReceipt, enterBankRows, matchReceipt, unmatchReceipt, cancelReceipt],
  },
  receivables: {
    purpose: {
      ja: '得意先ごとの売掛残高と、支払期日からの経過日数を確認します。',
      en: 'Shows what each customer owes, and for how long it has been due.',
      zh: '确认各客户的应收余额和逾期天数。',
    },
    steps: [
      {
        ja: '得意先で絞り込み、行を開いて請求と入金を確認します。',
        en: 'Narrow by customer, and open a row to see statements and receipts.',
        zh: '按客户筛选，打开行查看请款和收款。',
      },
    ],
    rules: [
      {
        ja: '計上済みでまだ請求していない売上は含みません。',
        en: 'What is posted and not billed yet is not part of it.',
        zh: '不包括已入账但尚未请款的销售。',
      },
    ],
  },
  businessDocuments: {
    purpose: {
      ja: '取引の書類を、日付・金額・取引先で検索して取り出します（電子帳簿保存法）。',
      en: 'Finds business documents by date, amount and partner, as the law wants it.',
      zh: '按日期、金额、往来单位搜索并取出交易文件（电子账簿保存法）。',
    },
    steps: [
      {
        ja: '日付や金額の範囲、取引先を組み合わせて検索します。',
        en: 'Combine ranges of date and amount with the partner.',
        zh: '组合日期范围、金额范围和往来单位搜索。',
      },
      {
        ja: '書類を開くか、検索結果をまとめてダウンロードします。',
        en: 'Open a document, or download all that was found.',
        zh: '打开文件，或批量下载搜索结果。',
      },
    ],
    rules: [
      {
        ja: '書類は削除できません。訂正は履歴とともに残ります。',
        en: 'Documents are never deleted. A correction stays beside what it corrects.',
        zh: '文件不能删除，更正与历史一并保留。',
      },
    ],
    calls: [documentsAsArchive],
  },
  salesBudget: {
    purpose: {
      ja: '年度の売上予算・生産予算を部門別・得意先別・品目区分別に登録し、計上済みの売上や前年と比べます。',
      en: 'Keeps the budget of sales and of production of a fiscal year by department, customer or item type, beside posted sales and last year.',
      zh: '按部门、客户、物料类型登记年度销售预算和生产预算，并与已入账销售及上年比较。',
    },
    steps: [
      {
        ja: '年度、売上か生産、部門・得意先・品目区分のどれで分けるかを選びます。年度が空欄のときは今年度です。',
        en: 'Choose the year, sales or production, and by what it is divided. A blank year is the current one.',
        zh: '选择年度、销售或生产，以及按部门、客户还是物料类型划分。年度留空时为本年度。',
      },
      {
        ja: '予算の行に月ごとの金額を入力するか、表計算から貼り付けます。前年複写は、空欄の月に前年の予算か実績を入れます。',
        en: 'Type the amounts of the months, or paste them from a spreadsheet. Last year’s budget or actual can be copied into blank months.',
        zh: '在预算行输入每月金额，或从电子表格粘贴。复制上年会在空白月份填入上年的预算或实绩。',
      },
      {
        ja: '登録します。セルを選んで実績の明細を開くと、その月の売上の明細を確認できます。CSVに出力できます。',
        en: 'Save. From a cell one gets to the lines of sales behind it. The budget can be written to a CSV file.',
        zh: '登记。选择单元格后打开实绩明细，可查看该月的销售明细。可导出CSV。',
      },
    ],
    rules: [
      {
        ja: '実績は計上日の月に計上済みの売上（税抜）で、返品・値引・赤伝を差し引きます。',
        en: 'Actual is what was posted in the month, without tax, less returns, discounts and reversals.',
        zh: '实绩为入账日期所在月份已入账的销售额（不含税），扣除退货、折扣和红冲。',
      },
      {
        ja: '部門別・得意先別・品目区分別の予算はそれぞれ別に登録します。合計が一致するかどうかは確認されません。',
        en: 'Each way of dividing has a budget of its own; their sums are not compared.',
        zh: '按部门、客户、物料类型的预算分别登记，不会检查合计是否一致。',
      },
      {
        ja: '生産予算には実績の金額がないため、予算だけを表示します。',
        en: 'Production has no actual in yen, so only its budget is shown.',
        zh: '生产预算没有实绩金额，因此仅显示预算。',
      },
    ],
    calls: [editBudget],
  },
}

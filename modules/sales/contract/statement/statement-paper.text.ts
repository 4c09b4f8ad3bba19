import { texts } from '#platform/contract/text.ts'

/** What stands on the invoice that a customer gets. */
export const statementPaperTexts = texts({
  title: { ja: '請求書', en: 'Invoice', zh: '请款单' },
  greeting: {
    ja: '下記のとおりご請求申し上げます。',
    en: 'We bill you as follows.',
    zh: '兹按以下内容请款。',
  },
  mailSubject: {
    ja: '【{title}】{no}（{from}）',
    en: '[{title}] {no} ({from})',
    zh: '【{title}】{no}（{from}）',
  },
  mailBody: {
    ja: '{to}\n\nいつもお世話になっております。{from}です。\n\n{date}締めの{title}（{no}）をお送りいたします。添付のPDFをご確認のうえ、期日までにお支払いくださいますようお願いいたします。\n\n{from}',
    en: '{to}\n\nPlease find attached {title} {no}, closed on {date}.\n\n{from}',
    zh: '{to}\n\n承蒙关照。现发送{date}结账的{title}（{no}），请查阅附件PDF并按期付款。\n\n{from}',
  },
  nothing: {
    ja: '今回のお買上げはありません。',
    en: 'Nothing was sold in this period.',
    zh: '本期无购买。',
  },
  withdrawn: {
    ja: 'この請求は取り消されました。',
    en: 'This statement has been withdrawn.',
    zh: '该账单已撤回。',
  },
  no: { ja: '請求書番号', en: 'Invoice no.', zh: '请款单号' },
  closing: { ja: '締切日', en: 'Closing date', zh: '结账日' },
  due: { ja: 'お支払期限', en: 'Please pay by', zh: '付款期限' },
  registration: { ja: '登録番号', en: 'Registration number', zh: '登记号码' },
  previous: { ja: '前回御請求額', en: 'Previous', zh: '上期请款额' },
  received: { ja: '御入金額', en: 'Received', zh: '收款额' },
  carried: { ja: '繰越額', en: 'Carried forward', zh: '结转额' },
  sales: { ja: '今回御買上額', en: 'This period', zh: '本期金额' },
  taxOfAll: { ja: '消費税額', en: 'Consumption tax', zh: '消费税额' },
  billed: { ja: '今回御請求額', en: 'To pay', zh: '本期请款额' },
  day: { ja: '日付', en: 'Date', zh: '日期' },
  slip: { ja: '伝票番号', en: 'Slip no.', zh: '单据编号' },
  yourItem: { ja: '貴社品番', en: 'Your item', zh: '贵司物料' },
  what: { ja: '品名', en: 'Item name', zh: '物料名称' },
  qty: { ja: '数量', en: 'Quantity', zh: '数量' },
  price: { ja: '単価', en: 'Unit price', zh: '单价' },
  amount: { ja: '金額', en: 'Amount', zh: '金额' },
  rate: { ja: '税率', en: 'Tax', zh: '税率' },
  reduced: { ja: '※は軽減税率の対象です。', en: '※ reduced rate', zh: '※为减轻税率对象' },
  returned: {
    ja: '▲は返品・値引です。元の売上の税率による適格返還請求書を兼ねています。',
    en: '▲ are returns and reductions, at the rate of the sale that they take back.',
    zh: '▲为退货、减价，按原销售的税率计算，本单兼作合格返还发票。',
  },
  byRate: { ja: '税率ごとの合計', en: 'By tax rate', zh: '按税率合计' },
  net: { ja: '税抜金額', en: 'Net amount', zh: '不含税金额' },
  withTax: { ja: '税込金額', en: 'With tax', zh: '含税金额' },
  all: { ja: '合計', en: 'Total', zh: '合计' },
  rounding: {
    ja: '消費税額は、請求書ごとの計算では税率ごとに1回だけ端数処理しています。',
    en: 'Where the tax is worked out for the invoice, it is rounded once for each rate.',
    zh: '按请款单计算的消费税额，每种税率只进行一次尾数处理。',
  },
})

import { texts } from '#platform/contract/text.ts'

export const journalTexts = texts({
  export: { ja: '仕訳を出力', en: 'Export journal', zh: '导出分录' },
  again: { ja: '再出力', en: 'Export again', zh: '重新导出' },
  body: {
    ja: '対象月の売上・請求・入金のうち、出力していない仕訳を会計ソフトの形式で出力します。出力後に取り消した伝票は、差額の仕訳になります。',
    en: 'What was sold, billed and received in the month and has not been exported is written for the package. What was taken back since becomes a difference.',
    zh: '将对象月份的销售、账单和收款中尚未导出的分录按会计软件格式导出。导出后取消的单据以差额分录导出。',
  },
  purchaseBody: {
    ja: '対象月の仕入・返品・支払通知・支払のうち、出力していない仕訳を会計ソフトの形式で出力します。登録番号のない仕入先の消費税は、控除できる割合の税額です。',
    en: 'What was bought, returned, stated and paid in the month and has not been exported is written for the package. Of suppliers without a registration number the tax is the share that may be deducted.',
    zh: '将对象月份的采购、退货、付款通知和付款中尚未导出的分录按会计软件格式导出。未登记供应商的消费税为可抵扣比例的税额。',
  },
  month: { ja: '対象月', en: 'Month', zh: '对象月份' },
  layout: { ja: '会計ソフト', en: 'Package', zh: '会计软件' },
  entries: { ja: '仕訳数', en: 'Entries', zh: '分录数' },
  changed: { ja: '出力後の訂正', en: 'Corrections', zh: '导出后更正' },
  sales: { ja: '売上（税込）', en: 'Sales with tax', zh: '销售额（含税）' },
  tax: { ja: '消費税', en: 'Consumption tax', zh: '消费税' },
  purchases: { ja: '仕入（税込）', en: 'Purchases with tax', zh: '采购额（含税）' },
  deductible: { ja: '控除対象税額', en: 'Deductible tax', zh: '可抵扣税额' },
  paid: { ja: '支払済額', en: 'Paid', zh: '已付款额' },
  received: { ja: '入金額', en: 'Received', zh: '收款额' },
  done: {
    ja: '{month}の仕訳を出力しました。',
    en: 'The journal of {month} has been exported.',
    zh: '已导出{month}的分录。',
  },
})

import { texts } from '#platform/contract/text.ts'

export const statementTexts = texts({
  close: { ja: '請求締め', en: 'Close customers', zh: '客户结账' },
  closeBody: {
    ja: '締切日までに計上した売上と入金を、請求先ごとに1通の請求書にまとめます。締日の請求先だけに印が付いています。',
    en: 'What was sold and received up to this day becomes one statement for each customer. Those whose closing day it is are ticked.',
    zh: '将结账日之前入账的销售和收款按开票对象汇总为一份账单。仅勾选当日为结账日的开票对象。',
  },
  closingDate: { ja: '締切日', en: 'Closing date', zh: '结账日' },
  dueOn: {
    ja: '{date}締め　請求先{count}件',
    en: '{date}: {count|# customer|# customers}',
    zh: '{date}结账　客户{count}家',
  },
  dueToday: { ja: '本日 {date}', en: 'Today, {date}', zh: '今天 {date}' },
  nothing: {
    ja: 'この日までに締める売上・入金はありません。',
    en: 'Nothing is open up to this day.',
    zh: '截至该日没有可结账的销售和收款。',
  },
  chosen: {
    ja: '印を付けた請求先 {count}件　今回請求額 {money}円',
    en: '{count|# customer|# customers} ticked, {money} yen to bill',
    zh: '已勾选客户 {count}家　本次请款 {money}日元',
  },
  started: {
    ja: '{count}件の請求締めを開始しました。',
    en: 'Closing {count} customers has begun.',
    zh: '已开始对{count}家客户结账。',
  },
  customer: { ja: '請求先', en: 'Invoice to', zh: '开票对象' },
  slips: { ja: '伝票数', en: 'Slips', zh: '单据数' },
  previous: { ja: '前回請求額', en: 'Previous', zh: '上期请款额' },
  received: { ja: '入金額', en: 'Received', zh: '收款额' },
  carried: { ja: '繰越額', en: 'Carried forward', zh: '结转额' },
  net: { ja: '税抜金額', en: 'Net amount', zh: '不含税金额' },
  tax: { ja: '消費税', en: 'Consumption tax', zh: '消费税' },
  billed: { ja: '今回請求額', en: 'Billed', zh: '本期请款额' },
  payDate: { ja: '入金予定日', en: 'Due on', zh: '预计收款日' },
  print: { ja: '請求書', en: 'Invoice', zh: '请款单' },
  mail: { ja: '請求書をメール', en: 'Mail invoices', zh: '邮件发送请款单' },
  mailed: {
    ja: '{count}件の請求書をメールで送信しました。',
    en: '{count} invoices have been mailed.',
    zh: '已邮件发送{count}份请款单。',
  },
  receipts: { ja: '入金を見る', en: 'Its receipts', zh: '查看收款' },
  withdraw: { ja: '締め取消', en: 'Withdraw', zh: '撤回结账' },
  withdrawTitle: { ja: '請求 {no} の取消', en: 'Withdraw statement {no}', zh: '撤回账单{no}' },
  withdrawBody: {
    ja: '請求を取り消し、売上を締め前の状態に戻します。',
    en: 'The statement is withdrawn, and its sales are open again.',
    zh: '撤回账单，销售恢复到结账前状态。',
  },
  withdrawn: {
    ja: '請求 {no} を取り消しました。',
    en: 'Statement {no} has been withdrawn.',
    zh: '已撤回账单{no}。',
  },
  reason: { ja: '理由', en: 'Reason', zh: '原因' },
})

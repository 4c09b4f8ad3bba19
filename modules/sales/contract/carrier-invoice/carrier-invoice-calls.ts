import { codes } from '#platform/contract/code-table.ts'
import { errors } from '#platform/contract/errors.ts'
import { matchingCalls } from '#platform/contract/matching/matching-calls.ts'
import { accountCalls } from '#platform/contract/reconcile/account-calls.ts'
import { triedRow } from '#platform/contract/reconcile/tried-row.ts'
import { screen } from '#platform/contract/screen.ts'
import { carrierInvoiceTarget } from './carrier-invoice-target.ts'

const guard = ['receiveorder:yes'] as const

/** 運送会社請求: what a carrier bills, beside the fares that were arranged. */
export const carrierInvoiceScreen = screen({
  path: '/sales/carrierInvoice',
  name: 'carrierInvoice',
  title: { ja: '運送会社請求', en: 'Carrier invoices', zh: '承运商账单' },
  icon: 'check',
  guard,
})

/** How carriers' invoices are read. */
export const carrierInvoiceMatchingScreen = screen({
  path: '/sales/carrierInvoiceFieldMatching',
  name: 'carrierInvoiceFieldMatching',
  title: { ja: '運送請求の項目対応', en: 'Carrier invoice matching', zh: '承运商账单字段对应' },
  icon: 'settings',
  guard,
})

/** How a row of a carrier's invoice differs from what was arranged. */
export const carrierDifference = codes(
  'carrier_difference',
  {
    qty: { ja: '個口', en: 'Packages', zh: '件数' },
    price: { ja: '単価', en: 'Unit price', zh: '单价' },
    amount: { ja: '運賃', en: 'Freight', zh: '运费' },
    period: { ja: '期ずれ', en: 'Other period', zh: '期间不符' },
    notPosted: { ja: '未手配', en: 'Not arranged', zh: '未安排' },
    notStated: { ja: '請求なし', en: 'Not billed', zh: '未开账' },
    return: { ja: '値引・返金', en: 'Given back', zh: '折扣·退款' },
  },
  {
    ...{ qty: 'warn', price: 'warn', amount: 'warn', period: 'warn', notPosted: 'bad', notStated: 'warn' },
    return: 'warn',
  },
)

export const carrierInvoiceErrors = errors({
  BIZ_CARRIER_UNKNOWN: {
    ja: '運送会社「{code}」は登録されていません。',
    en: 'There is no carrier "{code}".',
    zh: '承运商“{code}”未登记。',
  },
  BIZ_CARRIER_DAYS: {
    ja: '対象期間の開始日と終了日を、開始日が終了日以前になるように入力してください。',
    en: 'Enter the first and the last day of the period, the first not after the last.',
    zh: '请输入对象期间的开始日和结束日，且开始日不晚于结束日。',
  },
})

export const carrierInvoice = accountCalls({
  ...{ area: 'receiveorder', name: 'carrierInvoice', refusals: Object.values(carrierInvoiceErrors) },
})
export const carrierInvoiceMatchings = matchingCalls({
  ...{ area: 'receiveorder', name: 'carrierInvoiceFieldMatching', target: carrierInvoiceTarget },
  assessed: triedRow,
})

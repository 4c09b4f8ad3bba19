import { codes } from '#platform/contract/code-table.ts'
import { matchingCalls } from '#platform/contract/matching/matching-calls.ts'
import { accountCalls } from '#platform/contract/reconcile/account-calls.ts'
import { triedRow } from '#platform/contract/reconcile/tried-row.ts'
import { screen } from '#platform/contract/screen.ts'
import { accountTarget } from './account-target.ts'
import { statementErrors } from './statement-errors.ts'

const guard = ['placeorder:yes'] as const

/** 仕入先照合: a supplier's own statement beside ours. */
export const supplierAccountScreen = screen({
  path: '/placeOrder/supplierAccount',
  name: 'supplierAccount',
  title: { ja: '仕入先照合', en: 'Supplier reconciliation', zh: '供应商核对' },
  icon: 'check',
  guard,
})

/** How suppliers' statements are read. */
export const supplierMatchingScreen = screen({
  path: '/placeOrder/supplierAccountMatching',
  name: 'supplierAccountMatching',
  title: { ja: '仕入先明細の項目対応', en: 'Supplier statement matching', zh: '供应商明细字段对应' },
  icon: 'settings',
  guard,
})

/** How a row of a supplier's statement differs from our purchases. */
export const supplierDifference = codes(
  'supplier_difference',
  {
    qty: { ja: '数量', en: 'Quantity', zh: '数量' },
    price: { ja: '単価', en: 'Unit price', zh: '单价' },
    amount: { ja: '金額', en: 'Amount', zh: '金额' },
    period: { ja: '期ずれ', en: 'Other period', zh: '期间不符' },
    notPosted: { ja: '未計上', en: 'Not posted', zh: '未入账' },
    notStated: { ja: '先方未計上', en: 'Not on the statement', zh: '对方未入账' },
    return: { ja: '返品', en: 'Return', zh: '退货' },
  },
  {
    ...{ qty: 'warn', price: 'warn', amount: 'warn', period: 'warn', notPosted: 'bad', notStated: 'warn' },
    return: 'warn',
  },
)

export const supplierAccount = accountCalls({
  ...{ area: 'placeorder', name: 'supplierAccount', refusals: [statementErrors.BIZ_STATEMENT_STATE] },
})
export const supplierMatchings = matchingCalls({
  ...{ area: 'placeorder', name: 'supplierAccountMatching', target: accountTarget, assessed: triedRow },
})

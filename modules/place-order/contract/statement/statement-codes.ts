import { codes } from '#platform/contract/code-table.ts'

export const statementStatus = codes(
  'supplier_statement_status',
  {
    1: { ja: '締済', en: 'Closed', zh: '已结账' },
    2: { ja: '先方確認済', en: 'Confirmed', zh: '对方已确认' },
    9: { ja: '取消', en: 'Cancelled', zh: '已取消' },
  },
  { 1: 'go', 2: 'done', 9: 'bad' },
)

/** Whether the supplier has got its money, by a transfer file or otherwise. */
export const paidStatus = codes(
  'supplier_paid_status',
  {
    0: { ja: '未払', en: 'Unpaid', zh: '未付款' },
    1: { ja: '支払済', en: 'Paid', zh: '已付款' },
  },
  { 0: 'warn', 1: 'done' },
)

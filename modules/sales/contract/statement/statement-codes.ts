import { codes } from '#platform/contract/code-table.ts'

export const statementStatus = codes(
  'customer_statement_status',
  {
    1: { ja: '締済', en: 'Closed', zh: '已结账' },
    9: { ja: '取消', en: 'Cancelled', zh: '已取消' },
  },
  { 1: 'go', 9: 'bad' },
)

/** How far a statement has been paid: it follows from what was matched with it. */
export const settledStatus = codes(
  'settled_status',
  {
    0: { ja: '未入金', en: 'Unpaid', zh: '未收款' },
    1: { ja: '一部入金', en: 'Paid in part', zh: '部分收款' },
    2: { ja: '入金済', en: 'Paid', zh: '已收款' },
    // What it carries forward is asked for by the statements before.
    3: { ja: '今回分なし', en: 'Nothing new', zh: '无本期金额' },
    9: { ja: '取消', en: 'Cancelled', zh: '已取消' },
  },
  { 0: 'none', 1: 'warn', 2: 'done', 3: 'none', 9: 'none' },
)

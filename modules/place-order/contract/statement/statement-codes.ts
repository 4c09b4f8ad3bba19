import { codes } from '#platform/contract/code-table.ts'

export const statementStatus = codes(
  'supplier_statement_status',
  {
    1: { ja: '締済', en: 'Closed', zh: '已结账' },
    2: { ja: '確認済', en: 'Confirmed', zh: '已确认' },
    9: { ja: '取消', en: 'Withdrawn', zh: '已撤回' },
  },
  { 1: 'go', 2: 'done', 9: 'bad' },
)

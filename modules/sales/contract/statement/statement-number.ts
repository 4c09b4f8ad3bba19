/** The series of printed numbers of statements to customers. */
export const statementNumber = {
  kind: 'CUSTOMER_STATEMENT',
  name: { ja: '請求書', en: 'Invoice', zh: '请款单' },
} as const

/** The series of printed numbers of statements to suppliers. */
export const statementNumber = {
  kind: 'SUPPLIER_STATEMENT',
  name: { ja: '支払通知', en: 'Supplier statement', zh: '付款通知' },
} as const

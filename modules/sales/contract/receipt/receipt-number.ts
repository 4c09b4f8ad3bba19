/** The series of printed numbers of money that customers have paid. */
export const receiptNumber = {
  kind: 'RECEIPT',
  name: { ja: '入金', en: 'Receipt', zh: '收款' },
} as const

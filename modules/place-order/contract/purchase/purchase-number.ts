/** The series of printed numbers of purchases. */
export const purchaseNumber = {
  kind: 'PURCHASE',
  name: { ja: '仕入', en: 'Purchases', zh: '采购' },
} as const

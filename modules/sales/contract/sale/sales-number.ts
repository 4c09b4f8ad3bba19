/** The series of printed numbers of sales slips. */
export const salesNumber = {
  kind: 'SALES',
  name: { ja: '売上', en: 'Sales', zh: '销售' },
} as const

/** What the ledger calls them. */
export const salesKind = 'sales'

/** The series of printed numbers of what is supplied, and what the ledger calls it. */
export const supplyNumber = {
  kind: 'SUPPLY_OUT',
  name: { ja: '支給', en: 'Supply', zh: '供料' },
} as const

export const supplyDocument = 'supply_out'

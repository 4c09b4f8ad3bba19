/** The series of printed numbers of arrivals and acceptances, and what the ledger calls them. */
export const arrivalNumber = {
  kind: 'ARRIVAL',
  name: { ja: '入荷', en: 'Arrival', zh: '到货' },
} as const
export const acceptanceNumber = {
  kind: 'ACCEPTANCE',
  name: { ja: '検収', en: 'Acceptance', zh: '验收' },
} as const

export const arrivalKind = 'arrival'
export const acceptanceKind = 'acceptance'

/** The series of printed numbers of transports. */
export const transportNumber = {
  kind: 'TRANSPORT',
  name: { ja: '運送手配', en: 'Carrier arrangement', zh: '承运安排' },
} as const

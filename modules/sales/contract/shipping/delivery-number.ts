/** The series of printed numbers of deliveries, and what the ledger calls them. */
export const deliveryNumber = {
  kind: 'DELIVERY',
  name: { ja: '出荷', en: 'Delivery', zh: '出货' },
} as const

export const deliveryKind = 'delivery'

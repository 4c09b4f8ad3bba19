/** The series of printed numbers of orders to suppliers, and what stock calls their lines as supplies. */
export const placeOrderNumber = {
  kind: 'PLACE_ORDER',
  name: { ja: '発注', en: 'Purchase order', zh: '采购订单' },
} as const

export const placeOrderSupplyKind = '010'

/** The line of an order as a supply. */
export const supplyOf = (po_no: string, line_no: number) => ({
  supply_kind: placeOrderSupplyKind,
  supply_no: po_no,
  supply_line: line_no,
})

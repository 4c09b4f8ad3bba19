/** The series of printed numbers of orders, and what stock calls their lines when it promises them goods. */
export const orderNumber = {
  kind: 'ORDER',
  name: { ja: '受注', en: 'Order', zh: '销售订单' },
} as const

export const orderDemandKind = '050'

/** The line of an order as a demand. */
export const demandOf = (order_no: string, line_no: number) => ({
  demand_kind: orderDemandKind,
  demand_no: order_no,
  demand_line: line_no,
})

/** The series of printed numbers of work orders; also the lot of what has none of its own. */
export const workOrderNumber = {
  kind: 'WORK_ORDER',
  name: { ja: '製造指図', en: 'Work order', zh: '生产指令' },
} as const

/** What stock calls a work order: as a supply what comes out of it, as a demand each of its parts by its line. */
export const workOrderKindOfStock = '040'

/** Its own output is line 0; parts, co-products and by-products count from 1. */
export const supplyOfWorkOrder = (work_order_no: string, line = 0) => ({
  supply_kind: workOrderKindOfStock,
  supply_no: work_order_no,
  supply_line: line,
})

export const demandOfPart = (work_order_no: string, part_no: number) => ({
  demand_kind: workOrderKindOfStock,
  demand_no: work_order_no,
  demand_line: part_no,
})

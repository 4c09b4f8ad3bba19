import type { DemandKind } from '#modules/stock/server/index.ts'
import { workOrderKindOfStock } from '../../contract/work-order/work-order-number.ts'
import { workOrderDocument } from './work-order-document.ts'

/** Parts of work orders, as the stock promises goods to them. What is promised is read from the stock: a part keeps no copy of it. */
export const workOrderDemand: DemandKind = {
  kind: workOrderKindOfStock,
  label: { ja: '製造指図', en: 'Work order', zh: '生产指令' },
  link: ({ demand_no }) => `/production/productionPlanManage?work_order_no=${encodeURIComponent(demand_no)}`,
  priority: 3,
  row: { document: workOrderDocument, keyOf: ({ demand_no }) => [demand_no] },
  lost: () => Promise.resolve(),
}

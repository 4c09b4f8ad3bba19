import type { Text } from '#platform/contract/text.ts'

interface NumberKind {
  readonly kind: string
  readonly name: Text
  readonly prefix: string
}

/** The slips that the program prints numbers on; every factory begins with a series for each. */
export const slipKinds = [
  { kind: 'RECEIVE_ORDER', prefix: 'R', name: { ja: '受注', en: 'Receive order', zh: '销售订单' } },
  { kind: 'DELIVERY', prefix: 'D', name: { ja: '出荷', en: 'Delivery', zh: '出货' } },
  { kind: 'SALES', prefix: 'S', name: { ja: '売上', en: 'Sales', zh: '销售' } },
  { kind: 'INVOICE', prefix: 'B', name: { ja: '請求', en: 'Invoice', zh: '请款' } },
  {
    kind: 'CARRIER_INVOICE',
    prefix: 'C',
    name: { ja: '運送会社請求', en: 'Carrier invoice', zh: '承运商账单' },
  },
  { kind: 'PLACE_ORDER', prefix: 'P', name: { ja: '発注', en: 'Place order', zh: '采购订单' } },
  { kind: 'ARRIVAL', prefix: 'A', name: { ja: '入荷', en: 'Arrival', zh: '到货' } },
  { kind: 'ACCEPTANCE', prefix: 'K', name: { ja: '検収', en: 'Acceptance', zh: '验收' } },
  { kind: 'PURCHASE', prefix: 'N', name: { ja: '仕入', en: 'Purchase', zh: '采购入账' } },
  { kind: 'STOCK', prefix: 'Z', name: { ja: '在庫', en: 'Stock', zh: '库存' } },
  { kind: 'WORK_ORDER', prefix: 'W', name: { ja: '製造指図', en: 'Work order', zh: '生产指令' } },
] as const satisfies readonly NumberKind[]

export const inventoryKinds = [
  { kind: 'INVENTORY', prefix: 'I', name: { ja: '棚卸', en: 'Stocktaking', zh: '盘点' } },
] as const satisfies readonly NumberKind[]

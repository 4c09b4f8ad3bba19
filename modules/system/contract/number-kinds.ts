/**
 * Slips of the specification (section 5) whose modules are not there yet: a company names and sets their series beforehand.
 * A module that comes takes its kinds from here into its own value, as stock did.
 */
export const kindsOfComingModules = [
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
  { kind: 'WORK_ORDER', prefix: 'W', name: { ja: '製造指図', en: 'Work order', zh: '生产指令' } },
] as const

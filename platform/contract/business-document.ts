import { codes } from './code-table.ts'

/** What a tax inspector may ask for (電子帳簿保存法): files that came or went, and the slips of the system itself. */
export const businessDocumentKind = codes('business_document', {
  file: { ja: '保存ファイル', en: 'Kept file', zh: '存档文件' },
  receiveOrder: { ja: '受注', en: 'Order', zh: '销售订单' },
  placeOrder: { ja: '発注', en: 'Purchase order', zh: '采购订单' },
  purchase: { ja: '仕入', en: 'Purchases', zh: '采购' },
  sales: { ja: '売上', en: 'Sales', zh: '销售' },
})
export type BusinessDocumentKind = (typeof businessDocumentKind.codes)[number]

export const businessDirection = codes('business_direction', {
  sent: { ja: '発行', en: 'Sent', zh: '发出' },
  received: { ja: '受領', en: 'Received', zh: '收到' },
})
export type BusinessDirection = (typeof businessDirection.codes)[number]

import { texts } from '#platform/contract/text.ts'

export const arrivalTexts = texts({
  receive: { ja: '入荷確定', en: 'Receive', zh: '到货确定' },
  cancel: { ja: '取消', en: 'Cancel', zh: '取消' },
  accept: { ja: '検収確定', en: 'Accept', zh: '验收确定' },
  inspect: { ja: '検収へ', en: 'Inspect', zh: '前往验收' },
  returnAccepted: { ja: '在庫から返品', en: 'Return from stock', zh: '从库存退货' },
  returnDirect: { ja: '直送返品', en: 'Direct sales return', zh: '直送退货' },
  labels: { ja: '現品票', en: 'Item labels', zh: '物料标签' },
  direct: { ja: '直送報告', en: 'Direct shipment', zh: '直送报告' },
  directHelp: {
    ja: '仕入先が得意先に出荷した発注を選びます。入荷確定で仕入と売上が同時に計上されます。',
    en: 'Choose what the supplier has shipped to the customer. Receiving it posts purchase and sale together.',
    zh: '选择供应商已向客户出货的采购订单，到货确定时采购和销售同时入账。',
  },
  noDirect: {
    ja: '仕入先からの直送で、まだ出荷されていない発注はありません。',
    en: 'Nothing is still to be shipped directly by suppliers.',
    zh: '没有尚未出货的供应商直送采购订单。',
  },
  expected: { ja: '納期', en: 'Due date', zh: '交期' },
  rest: { ja: '発注残', en: 'On order', zh: '采购在途' },
  shippedTo: { ja: '得意先', en: 'Customer', zh: '客户' },
  customerOrder: { ja: '受注', en: 'Order', zh: '销售订单' },
  returnSlip: { ja: '返品票', en: 'Return slip', zh: '退货单' },
  reason: { ja: '理由', en: 'Reason', zh: '原因' },
  turnAway: { ja: '受入拒否', en: 'Turn away', zh: '拒收' },
  turnAwayTitle: { ja: '入荷 {no} の受入拒否', en: 'Turn away arrival {no}', zh: '拒收到货{no}' },
  turnAwayBody: {
    ja: '現品を受け入れずに持ち帰ってもらいます。在庫は動かず、発注残はそのまま残ります。',
    en: 'The goods go back as they came. No stock moves, and the order lines wait on.',
    zh: '不接收实物，由对方带回。库存不变，采购在途保持不变。',
  },
  turnedAway: {
    ja: '入荷 {no} の受入を拒否しました。',
    en: 'Arrival {no} has been turned away.',
    zh: '已拒收到货{no}。',
  },
  cancelArrivalTitle: { ja: '入荷 {no} の取消', en: 'Cancel arrival {no}', zh: '取消到货{no}' },
  cancelArrivalBody: {
    ja: '受け入れた品目を在庫から戻します。検収があるときは、先に検収を取り消してください。',
    en: 'What was received leaves the stock again. An acceptance of it is cancelled first.',
    zh: '将已接收的物料从库存退回。如有验收，请先取消验收。',
  },
  cancelAcceptanceTitle: { ja: '検収 {no} の取消', en: 'Cancel acceptance {no}', zh: '取消验收{no}' },
  cancelAcceptanceBody: {
    ja: '良品・不良品・返品を検査待ちに戻します。検収済の在庫からの返品は在庫に戻します。',
    en: 'Good, defective and returned pieces await inspection again; what was returned from stock is in stock again.',
    zh: '将良品、不良品、退货恢复为待检；从库存退的货恢复为库存。',
  },
  cancelledArrival: {
    ja: '入荷 {no} を取り消しました。',
    en: 'Arrival {no} has been cancelled.',
    zh: '已取消到货{no}。',
  },
  cancelledAcceptance: {
    ja: '検収 {no} を取り消しました。',
    en: 'Acceptance {no} has been cancelled.',
    zh: '已取消验收{no}。',
  },
})

import { texts } from '#platform/contract/text.ts'

export const placeOrderTexts = texts({
  issue: { ja: '発注', en: 'Issue', zh: '下单' },
  cancel: { ja: '発注取消', en: 'Cancel the order', zh: '取消采购订单' },
  cancelTitle: { ja: '発注取消：{no}', en: 'Cancel order {no}', zh: '取消采购订单：{no}' },
  cancelBody: {
    ja: '発注を取り消します。入荷予定からなくなります。',
    en: 'The order is cancelled: nothing of it is expected any more.',
    zh: '取消采购订单，不再预计到货。',
  },
  cancelled: {
    ja: '発注 {no} を取り消しました。',
    en: 'Order {no} was cancelled.',
    zh: '已取消采购订单{no}。',
  },
  reason: { ja: '理由', en: 'Reason', zh: '原因' },
})

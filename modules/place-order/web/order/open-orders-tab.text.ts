import { texts } from '#platform/contract/text.ts'

export const openOrdersTexts = texts({
  tab: { ja: '発注残', en: 'On order', zh: '采购在途' },
  none: { ja: '入荷待ちの発注はありません。', en: 'Nothing is on order.', zh: '没有未到的采购订单。' },
})

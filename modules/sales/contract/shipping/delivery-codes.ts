import { codes } from '#platform/contract/code-table.ts'

export const deliveryStatus = codes(
  'delivery_status',
  {
    1: { ja: '出荷指示済', en: 'Instructed', zh: '已指示出货' },
    2: { ja: 'ピッキング済', en: 'Picked', zh: '已拣货' },
    3: { ja: '出荷済', en: 'Shipped', zh: '已出货' },
    9: { ja: '取消', en: 'Cancelled', zh: '已取消' },
  },
  { 1: 'none', 2: 'go', 3: 'done', 9: 'bad' },
)
export type DeliveryStatus = (typeof deliveryStatus.codes)[number]

/** What becomes of the rest of a line of which fewer have left than were instructed. */
export const shortChoice = codes('short_choice', {
  1: { ja: '残りを出荷指示のまま残す', en: 'Keep the rest instructed', zh: '剩余保持出货指示' },
  2: { ja: '残りを受注残に戻す', en: 'Return the rest to the backlog', zh: '剩余退回未交数量' },
  3: { ja: '残りを打ち切る', en: 'Close the rest', zh: '剩余结案' },
})
export type ShortChoice = (typeof shortChoice.codes)[number]

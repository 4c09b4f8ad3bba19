import { codes } from '#platform/contract/code-table.ts'

/** How far the work of an outside process has come. */
export const outsideState = codes(
  'outside_state',
  {
    0: { ja: '未発注', en: 'Not ordered', zh: '未下单' },
    1: { ja: '注文書発行待ち', en: 'To issue', zh: '待发行订单' },
    2: { ja: '出庫待ち', en: 'To send out', zh: '待出库' },
    3: { ja: '外注中', en: 'Out', zh: '外协中' },
    4: { ja: '戻り済', en: 'Came back', zh: '已返回' },
    5: { ja: '前工程待ち', en: 'Waits for the process before', zh: '等待前工序' },
  },
  { 0: 'none', 1: 'none', 2: 'warn', 3: 'go', 4: 'done', 5: 'none' },
)
export type OutsideState = (typeof outsideState.codes)[number]

/** What a slip of outside processes records. */
export const outsideMoveKind = codes('outside_move_kind', {
  1: { ja: '外注出庫', en: 'Sent out', zh: '外协出库' },
  2: { ja: '外注戻り', en: 'Came back', zh: '外协返回' },
})

export const outsideMoveState = codes(
  'outside_move_state',
  {
    1: { ja: '計上済', en: 'Posted', zh: '已入账' },
    9: { ja: '取消', en: 'Cancelled', zh: '已取消' },
  },
  { 1: 'done', 9: 'bad' },
)

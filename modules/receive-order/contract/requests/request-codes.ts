import { codes } from '#platform/contract/code-table.ts'

/** What is asked for although it is refused. */
export const requestKind = codes('change_request_kind', {
  1: { ja: '行の変更', en: 'Change of a line', zh: '行变更' },
  2: { ja: '受注の取消', en: 'Cancellation', zh: '订单取消' },
})
export type RequestKind = (typeof requestKind.codes)[number]

export const requestStatus = codes(
  'change_request_status',
  {
    0: { ja: '回答待ち', en: 'Open', zh: '待答复' },
    1: { ja: '承諾', en: 'Accepted', zh: '已同意' },
    2: { ja: '不承諾', en: 'Rejected', zh: '已驳回' },
    3: { ja: '取下げ済', en: 'Withdrawn', zh: '已撤回' },
    // What it asked for has ended: cancelled, closed or taken off the order.
    4: { ja: '対象終了', en: 'Order ended', zh: '对象已结束' },
  },
  { 0: 'warn', 1: 'done', 2: 'bad', 3: 'none', 4: 'none' },
)

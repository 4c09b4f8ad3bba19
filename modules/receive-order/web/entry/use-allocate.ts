import type { SlipRecordOf } from '#platform/contract/slip.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { useListText } from '#platform/web/language/use-list-text.ts'
import { useSay } from '#platform/web/language/say.ts'
import { allocateOrder } from '../../contract/order-calls.ts'
import type { orderSlip } from '../../contract/order-slip.ts'
import { nowPartly } from './now-partly.ts'
import { orderTexts } from './order.text.ts'

type Order = SlipRecordOf<typeof orderSlip>

/** 引当実行: its result stands far at the right of the lines, so it is told. */
export function useAllocate() {
  const call = useCall()
  const say = useSay()
  const listText = useListText()
  return async (order_no: string): Promise<Order> => {
    const order = await call(allocateOrder, { order_no })
    const open = order.lines.filter(({ line_status }) => line_status === '0')
    const short = open.filter(({ allocation_status }) => allocation_status !== '2')
    const count = open.length
    if (short.length === 0) showToast('done', say(orderTexts.allocatedAll, { count }))
    else {
      const lines = short.map(({ line_no, item_cd }) =>
        say(orderTexts.about, { line: line_no, item: item_cd }),
      )
      showToast(
        'bad',
        say(orderTexts.allocatedPart, { count, done: count - short.length, lines: listText(lines) }),
      )
    }
    return order
  }
}

/** After saving: a line that had its goods and wants more keeps what it has, which nobody would see so far to the right. */
export function useTellPartly() {
  const say = useSay()
  const listText = useListText()
  return (order: Order, before: Order | null): void => {
    const lines = nowPartly(order, before).map(({ line_no, item_cd }) =>
      say(orderTexts.about, { line: line_no, item: item_cd }),
    )
    if (lines.length > 0) showToast('note', say(orderTexts.nowPartly, { lines: listText(lines) }))
  }
}

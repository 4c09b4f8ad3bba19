import { SlipListScreen } from '#platform/web/kit/slip/slip-list-screen.tsx'
import { orderList } from '../../contract/order-list.ts'

/** 受注一覧. */
export function OrderListScreen() {
  return <SlipListScreen list={orderList} />
}

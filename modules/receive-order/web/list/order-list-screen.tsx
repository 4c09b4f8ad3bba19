import { SlipListScreen } from '#platform/web/kit/slip/slip-list-screen.tsx'
import { backlogList } from '../../contract/backlog-list.ts'
import { orderPage } from '../../contract/page/order-page.ts'
import { orderList } from '../../contract/order-list.ts'

/** 受注一覧. */
export function OrderListScreen() {
  return <SlipListScreen list={orderList} page={orderPage} />
}

/** 受注残照会. */
export function BacklogScreen() {
  return <SlipListScreen list={backlogList} page={orderPage} />
}

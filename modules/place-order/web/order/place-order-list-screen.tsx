import { SlipListScreen } from '#platform/web/kit/slip/slip-list-screen.tsx'
import { placeOrderList } from '../../contract/order/place-order-list.ts'

/** 発注一覧. */
export const PlaceOrderListScreen = () => <SlipListScreen list={placeOrderList} />

import { slipTables } from '#platform/server/slip/slip-table.ts'
import { placeOrderSlip } from '../contract/order/place-order-slip.ts'
import { purchaseSlip } from '../contract/purchase/purchase-slip.ts'

export const { header: purchase, lines: purchaseLine } = slipTables(purchaseSlip, 'purchase')
export const { header: placeOrder, lines: placeOrderLine } = slipTables(placeOrderSlip, 'place_order')

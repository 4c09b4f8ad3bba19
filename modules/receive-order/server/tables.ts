import { slipTables } from '#platform/server/slip/slip-table.ts'
import { orderSlip } from '../contract/order-slip.ts'

export const { header: receiveOrder, lines: receiveOrderLine } = slipTables(orderSlip, 'receive_order')

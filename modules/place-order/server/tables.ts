import { slipTables } from '#platform/server/slip/slip-table.ts'
import { purchaseSlip } from '../contract/purchase/purchase-slip.ts'

export const { header: purchase, lines: purchaseLine } = slipTables(purchaseSlip, 'purchase')

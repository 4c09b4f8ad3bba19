import { directory } from '#modules/system/server/index.ts'
import { orderTarget } from '../../contract/import/order-target.ts'

/** Files are matched to orders. */
export const ofOrders = { target: orderTarget, directory }

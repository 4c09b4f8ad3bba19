/** The face of module stock: what the composition root and the modules to its right may use. */
import './inventory/inventory-life.ts'
import './uses.ts'

export { handSlipKind, stockSlipNumber } from '../contract/stock-codes.ts'
export { checkLedger } from './check/check-ledger.ts'
export { preparePosting } from './ledger/post-stock.ts'
export { stockRoutes } from './routes.ts'
export type { Movement, Posting } from './ledger/posting.ts'

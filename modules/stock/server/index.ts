/** The face of module stock: what the composition root and the modules to its right may use. */
export { handSlipKind, stockSlipNumber } from '../contract/stock-codes.ts'
export { checkLedger } from './check/check-ledger.ts'
export { postStock } from './ledger/post-stock.ts'
export { stockModule } from './module.ts'
export type { Movement } from './ledger/posting.ts'

/** The face of module stock: what the composition root and the modules to its right may use. */
export { checkLedger } from './check/check-ledger.ts'
export { stockModule } from './module.ts'

/** The face of module receive-order: what the composition root and the modules to its right may use. */
export { receiveOrderModule } from './module.ts'
export { orderKept } from './order-kept.ts'
export { toShipping } from './backlog/to-shipping.ts'
export { orderGuards, type OrderGuard } from './order-guards.ts'
export { orderDocuments, type OrderDocuments } from './page/order-documents.ts'
export { recordOnLines, type RecordedOnLine } from './progress/record-on-lines.ts'
export { holdForShipping, type ShortLine } from './promises/hold-for-shipping.ts'

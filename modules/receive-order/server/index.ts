/** The face of module receive-order: what the composition root and the modules to its right may use. */
export { receiveOrderModule } from './module.ts'
export { orderKept } from './order-kept.ts'
export { toShipping } from './backlog/to-shipping.ts'

/** The face of module place-order: what the composition root and the modules to its right may use. */
export { placeOrderModule } from './module.ts'

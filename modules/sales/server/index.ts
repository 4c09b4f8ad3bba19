/** The face of module sales: what the composition root and the modules to its right may use. */
export { salesModule } from './module.ts'

/** The face of module mes: what the composition root may use. */
export { mesModule } from './module.ts'

/** The face of module developer: what the composition root may use. */
export { developerModule } from './module.ts'

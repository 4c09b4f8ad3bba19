/** The face of module developer: what the composition root may use. */
export { developerRoutes } from './routes.ts'

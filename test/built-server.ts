import { make } from './make.ts'

/** Vitest calls this once before tests that run the product as it is delivered, without its pages. */
export const setup = (): void => make('dist/server/server.js')

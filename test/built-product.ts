import { make } from './make.ts'

/** Vitest calls this once before the journeys. */
export const setup = (): void => make('build')

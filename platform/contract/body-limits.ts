import type { Endpoint } from './endpoint.ts'

/** Values that one call may bring: a count of 3,000 lines has 20,000. */
export const mostValues = 60_000

const kilobyte = 1024

/** Bytes that the body of a call may have: a password, a record with its lines, a file. */
export function bodyLimitOf({ guard, bodyMegabytes }: Pick<Endpoint, 'guard' | 'bodyMegabytes'>): number {
  if (guard === 'public' || guard === 'company') return withoutSession
  return (bodyMegabytes ?? 1) * kilobyte * kilobyte
}

/** Whoever has not signed in sends a code and a password. */
export const withoutSession = 16 * kilobyte

import type { Typed } from './typed-values.ts'

/** A field that someone else has changed since the record was opened. */
export interface LatestChange {
  readonly latest: string | boolean
  /** What the record held when I opened it. */
  readonly before: string | boolean
  /** `taken`: I had not touched it, so it follows. `conflict`: I typed something else, which is kept. */
  readonly outcome: 'taken' | 'conflict'
}

/**
 * The optimistic lock refused my save. Fields that I did not touch follow the latest record, or saving again would
 * undo the other person's change without anyone having meant it; what I typed stays, marked where it differs.
 */
export function mergeLatest(
  base: Typed,
  mine: Typed,
  latest: Typed,
): { typed: Typed; changes: Readonly<Record<string, LatestChange>> } {
  const typed: Record<string, string | boolean> = { ...mine }
  const changes: Record<string, LatestChange> = {}
  for (const [name, value] of Object.entries(latest)) {
    if (value === base[name] || value === mine[name]) continue
    const touched = mine[name] !== base[name]
    if (!touched) typed[name] = value
    changes[name] = { latest: value, before: base[name] ?? '', outcome: touched ? 'conflict' : 'taken' }
  }
  return { typed, changes }
}

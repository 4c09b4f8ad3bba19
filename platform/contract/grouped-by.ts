/** At least one. */
export type Some<T> = readonly [T, ...T[]]

/** What belongs together, in the order in which it came. */
export function groupedBy<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, Some<T>> {
  const groups = new Map<string, [T, ...T[]]>()
  for (const one of all) {
    const key = keyOf(one)
    const known = groups.get(key)
    if (known) known.push(one)
    else groups.set(key, [one])
  }
  return groups
}

import type { WhereUsed } from './where-used.ts'

/**
 * One cycle of the BOM, parent before child, with its first item repeated at the end. Every item that waits has a parent
 * that waits, so climbing from any of them must come back to an item seen before.
 */
export function cyclePath(
  { usedFrom, usedParent }: Pick<WhereUsed, 'usedFrom' | 'usedParent'>,
  waiting: Int32Array,
): readonly number[] {
  const climbed: number[] = []
  const seenAt = new Map<number, number>()
  let item = waiting.findIndex((parents) => parents > 0)
  while (!seenAt.has(item)) {
    seenAt.set(item, climbed.length)
    climbed.push(item)
    const parents = usedParent.subarray(usedFrom[item] ?? 0, usedFrom[item + 1] ?? 0)
    item = parents.find((parent) => (waiting[parent] ?? 0) > 0) ?? item
  }
  const cycle = climbed.slice(seenAt.get(item)).reverse()
  const smallest = cycle.indexOf(Math.min(...cycle))
  const turned = [...cycle.slice(smallest), ...cycle.slice(0, smallest)]
  return [...turned, ...turned.slice(0, 1)]
}

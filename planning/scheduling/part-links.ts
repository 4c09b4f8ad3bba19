import { groupedBy } from '#platform/contract/grouped-by.ts'
import type { LinkInput, OperationInput } from './factory-snapshot.ts'

/** A part that an order draws, and what brings it. Times are minutes, as in the snapshot. */
export interface PartInput {
  /** The order that draws it, and the operation into which it goes; the first ones where it is not said. */
  readonly into: string
  readonly operation?: string
  readonly item: string
  /** The order that makes it; without one it comes from outside at `at`. */
  readonly from?: string
  /** When it is there, as far as nothing that is planned here makes it. */
  readonly at: number
  /** From its order's end until it can be drawn. */
  readonly wait?: number
  /** What making it takes, where its order has no operations, or one that no facility can do: its own parts are then waited for so much longer. */
  readonly lasts?: number
}

/** Orders that wait for each other's goods. */
export class PartCircle extends Error {
  constructor(readonly orders: readonly string[]) {
    super(`Orders wait for each other's parts in a circle: ${orders.join(', ')}`)
  }
}

/** What an operation waits for because of its parts. */
interface Awaited {
  readonly after: readonly LinkInput[]
  readonly material: OperationInput['material']
}

/** Operations that do not begin before their parts are there: behind the orders that make them, and not before what comes from outside. */
export function withParts(
  operations: readonly OperationInput[],
  parts: readonly PartInput[],
): readonly OperationInput[] {
  if (parts.length === 0) return operations
  const ofOrder = groupedBy(operations, ({ order }) => order)
  const drawn = groupedBy(parts, ({ into }) => into)
  refuseCircles(drawn)
  const makers = [...ofOrder].filter(([, own]) => own.every(isPossible))
  const ends = new Map(makers.map(([order, own]) => [order, lastOf(own)]))
  const waiting = new Map<string, PartInput[]>()
  for (const [order, own] of ofOrder)
    for (const part of drawn.get(order) ?? [])
      for (const id of own.some((one) => one.id === part.operation) ? [part.operation ?? ''] : firstOf(own))
        waiting.set(id, [...(waiting.get(id) ?? []), part])
  return operations.map((one) => {
    const own = waiting.get(one.id)
    return own ? behind(one, awaited(own, { ends, drawn })) : one
  })
}

interface Known {
  readonly ends: ReadonlyMap<string, readonly string[]>
  readonly drawn: ReadonlyMap<string, readonly PartInput[]>
}

/** An order without operations hands on what it waits for itself. */
function awaited(parts: readonly PartInput[], known: Known): Awaited {
  const after = new Map<string, LinkInput>()
  let material: OperationInput['material']
  const come = (item: string, at: number) => {
    if (at > 0 && (material === undefined || at > material.at)) material = { item, at }
  }
  for (const { item, from, at, wait = 0, lasts = 0 } of parts) {
    const ends = from === undefined ? undefined : known.ends.get(from)
    if (ends) {
      for (const operation of ends)
        if ((after.get(operation)?.wait ?? -1) < wait) after.set(operation, { operation, wait })
      continue
    }
    come(item, at + wait)
    if (from === undefined) continue
    const below = awaited(known.drawn.get(from) ?? [], known)
    for (const link of below.after) {
      const longer = (link.wait ?? 0) + lasts + wait
      if ((after.get(link.operation)?.wait ?? -1) < longer)
        after.set(link.operation, { operation: link.operation, wait: longer })
    }
    if (below.material) come(below.material.item, below.material.at + lasts + wait)
  }
  return { after: [...after.values()], material }
}

function behind(one: OperationInput, { after, material }: Awaited): OperationInput {
  const known = new Set(one.after.map(({ operation }) => operation))
  const links = after
    .filter(({ operation }) => !known.has(operation))
    .map(({ operation, wait = 0 }) => (wait > 0 ? { operation, wait } : { operation }))
  const later =
    material && (one.material === undefined || material.at > one.material.at) ? material : one.material
  return { ...one, after: [...one.after, ...links], ...(later ? { material: later } : {}) }
}

/** What no facility can do has no place, and no end that anybody could wait for: what is made of it is then planned by its day. */
const isPossible = ({ candidates, fixed, progress }: OperationInput): boolean =>
  candidates.length > 0 || fixed !== undefined || progress !== undefined

/** Those that wait for nothing of their own order. */
function firstOf(own: readonly OperationInput[]): readonly string[] {
  const ids = new Set(own.map(({ id }) => id))
  return own.filter(({ after }) => !after.some(({ operation }) => ids.has(operation))).map(({ id }) => id)
}

/** Those that nothing of their own order waits for. */
function lastOf(own: readonly OperationInput[]): readonly string[] {
  const before = new Set(own.flatMap(({ after }) => after.map(({ operation }) => operation)))
  return own.filter(({ id }) => !before.has(id)).map(({ id }) => id)
}

function refuseCircles(drawn: ReadonlyMap<string, readonly PartInput[]>): void {
  const done = new Set<string>()
  const path: string[] = []
  const onPath = new Set<string>()
  const visit = (order: string) => {
    if (done.has(order)) return
    if (onPath.has(order)) throw new PartCircle(path.slice(path.indexOf(order)))
    path.push(order)
    onPath.add(order)
    for (const { from } of drawn.get(order) ?? []) if (from !== undefined) visit(from)
    path.pop()
    onPath.delete(order)
    done.add(order)
  }
  for (const order of drawn.keys()) visit(order)
}

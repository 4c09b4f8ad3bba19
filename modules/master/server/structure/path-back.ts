export interface Edge {
  readonly parent: string
  readonly part: string
}

/** The shortest way from an item down its structure and back to itself: what a person has to look at. Empty when there is none. */
export function pathBack(edges: readonly Edge[], top: string): readonly string[] {
  const parts = new Map<string, string[]>()
  for (const { parent, part } of edges) parts.set(parent, [...(parts.get(parent) ?? []), part])
  const cameFrom = new Map<string, string>()
  const queue = [top]
  for (const item of queue)
    for (const part of parts.get(item) ?? []) {
      if (part === top) return wayTo(item, cameFrom, top)
      if (cameFrom.has(part)) continue
      cameFrom.set(part, item)
      queue.push(part)
    }
  return []
}

function wayTo(item: string, cameFrom: ReadonlyMap<string, string>, top: string): readonly string[] {
  const way = [top]
  for (let at: string | undefined = item; at !== undefined && at !== top; at = cameFrom.get(at))
    way.unshift(at)
  return [top, ...way]
}

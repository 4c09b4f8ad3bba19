import type { GanttLink } from './gantt-plan.ts'

/** The links that lead to a bar and on from it, over all levels: what it waits for, and what waits for it. */
export function chainOf(links: readonly GanttLink[], bar: number): readonly GanttLink[] {
  const into = new Map<number, GanttLink[]>()
  const from = new Map<number, GanttLink[]>()
  for (const link of links) {
    listIn(into, link.after).push(link)
    listIn(from, link.before).push(link)
  }
  return [...walked(into, bar, ({ before }) => before), ...walked(from, bar, ({ after }) => after)]
}

function walked(
  links: ReadonlyMap<number, readonly GanttLink[]>,
  first: number,
  next: (link: GanttLink) => number,
): readonly GanttLink[] {
  const seen = new Set([first])
  const found: GanttLink[] = []
  for (const bar of seen)
    for (const link of links.get(bar) ?? []) {
      found.push(link)
      seen.add(next(link))
    }
  return found
}

function listIn(map: Map<number, GanttLink[]>, bar: number): GanttLink[] {
  const known = map.get(bar)
  if (known) return known
  const list: GanttLink[] = []
  map.set(bar, list)
  return list
}

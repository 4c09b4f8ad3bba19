import type { GanttBar, GanttLink } from './gantt-plan.ts'

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

/**
 * Of a bar whose way leads to one end: everything that this end waits for, over all levels. What goes into several is shown with what
 * leads to it and on from it only.
 */
export function wholeChainOf(links: readonly GanttLink[], bar: number): readonly GanttLink[] {
  const onward = chainOf(links, bar)
  const before = new Set(onward.map((link) => link.before))
  const ends = new Set(onward.map(({ after }) => after).filter((after) => !before.has(after)))
  const [end = bar, ...others] = ends
  return others.length > 0 ? onward : chainOf(links, end)
}

/** The links that bind: back from the last end, each time to what ends last of all that is waited for. */
export function criticalOf(
  chain: readonly GanttLink[],
  bars: readonly Pick<GanttBar, 'end'>[],
): ReadonlySet<GanttLink> {
  const into = new Map<number, GanttLink[]>()
  for (const link of chain) listIn(into, link.after).push(link)
  const endOf = (bar: number) => bars[bar]?.end ?? 0
  const lastBy = (all: readonly GanttLink[], of: (link: GanttLink) => number) =>
    all.reduce<GanttLink | undefined>((last, one) => (last && of(last) >= of(one) ? last : one), undefined)
  const critical = new Set<GanttLink>()
  const last = lastBy(chain, ({ after }) => endOf(after))
  for (
    let link = last && lastBy(into.get(last.after) ?? [], ({ before }) => endOf(before));
    link && !critical.has(link);
    link = lastBy(into.get(link.before) ?? [], ({ before }) => endOf(before))
  )
    critical.add(link)
  return critical
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

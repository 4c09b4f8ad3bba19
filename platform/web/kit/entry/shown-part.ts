/** A run of rows or columns, the end not included. */
export interface Run {
  readonly start: number
  readonly end: number
}

/** Which of `count` equally high rows are worth drawing: those in sight, and some around them. */
export function rowsInSight(scrolled: number, height: number, size: number, count: number, around = 8): Run {
  const start = Math.min(count, Math.max(0, Math.floor(scrolled / size) - around))
  const end = Math.min(count, Math.ceil((scrolled + height) / size) + around)
  return { start, end: Math.max(start, end) }
}

/** The left edges of columns of these widths, and the right edge of the last one. */
export function edgesOf(widths: readonly number[]): readonly number[] {
  const edges = [0]
  for (const width of widths) edges.push((edges.at(-1) ?? 0) + width)
  return edges
}

/** Which columns are worth drawing. */
export function columnsInSight(scrolled: number, width: number, edges: readonly number[], around = 240): Run {
  const last = edges.length - 1
  const start = edges.findIndex((_, index) => (edges[index + 1] ?? Infinity) > scrolled - around)
  const end = edges.findIndex((edge) => edge >= scrolled + width + around)
  return { start: Math.min(Math.max(start, 0), last), end: end === -1 ? last : Math.min(end, last) }
}

/** How far to scroll so that `from`…`to` lies in a view of this size; as little as possible. */
export function scrollFor(scrolled: number, size: number, from: number, to: number): number {
  if (from < scrolled) return from
  return to > scrolled + size ? to - size : scrolled
}

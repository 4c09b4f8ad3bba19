import type { StructureLine } from '#modules/master/contract/structure.ts'

/** A line as a row of the tree. */
export interface TreeRow {
  readonly line: StructureLine
  readonly key: string
  readonly hasParts: boolean
  readonly open: boolean
}

export const rowKey = ({ path }: StructureLine): string => path.join('/')

/** The lines that can be seen: those under a closed one cannot. They come in the order of the tree. */
export function visibleRows(
  lines: readonly StructureLine[],
  closed: ReadonlySet<string>,
): readonly TreeRow[] {
  const rows: TreeRow[] = []
  let hiddenBelow = Infinity
  for (const [at, line] of lines.entries()) {
    if (line.level > hiddenBelow) continue
    const key = rowKey(line)
    const hasParts = (lines[at + 1]?.level ?? 0) > line.level
    const open = hasParts && !closed.has(key)
    hiddenBelow = hasParts && !open ? line.level : Infinity
    rows.push({ line, key, hasParts, open })
  }
  return rows
}

/** Everything that can be closed, so that only the first level is left. */
export const closable = (lines: readonly StructureLine[]): ReadonlySet<string> =>
  new Set(lines.filter((line, at) => (lines[at + 1]?.level ?? 0) > line.level).map(rowKey))

/** The lines that stand under the same line, in their order. */
export function siblings(lines: readonly StructureLine[], of: StructureLine): readonly StructureLine[] {
  const parent = of.path.slice(0, -1).join('/')
  return lines.filter(({ level, path }) => level === of.level && path.slice(0, -1).join('/') === parent)
}

/** Sequences after a line has gone to the place of another one; undefined when nothing moves. */
export function orderAfter(
  lines: readonly StructureLine[],
  moved: StructureLine,
  onto: StructureLine,
): readonly number[] | undefined {
  const order = [...new Set(siblings(lines, moved).map(({ seq }) => seq))]
  const [from, to] = [order.indexOf(moved.seq), order.indexOf(onto.seq)]
  if (from < 0 || to < 0 || from === to) return undefined
  order.splice(to, 0, ...order.splice(from, 1))
  return order
}

/** The neighbour that a line changes places with. */
export function neighbour(
  lines: readonly StructureLine[],
  of: StructureLine,
  step: 1 | -1,
): StructureLine | undefined {
  const all = siblings(lines, of)
  const at = all.findIndex(({ seq }) => seq === of.seq)
  return step === 1
    ? all.slice(at).find(({ seq }) => seq !== of.seq)
    : all.slice(0, at).findLast(({ seq }) => seq !== of.seq)
}

/** Where the next new part of an item goes. */
export const nextSeq = (lines: readonly StructureLine[], parent: string): number =>
  Math.floor(
    Math.max(0, ...lines.filter(({ parent_item_cd }) => parent_item_cd === parent).map(({ seq }) => seq)) /
      10,
  ) *
    10 +
  10

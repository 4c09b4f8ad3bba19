import type { DrawnTable } from '../../../contract/table-export.ts'

export interface PlacedColumn {
  readonly name: string
  readonly beside: string
  readonly key: boolean
  readonly points: boolean
  readonly y: number
}
export interface PlacedTable {
  readonly name: string
  readonly title: string
  readonly columns: readonly PlacedColumn[]
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export interface PlacedReference {
  readonly from: string
  readonly to: string
  readonly columns: readonly string[]
  readonly path: string
}
export interface TablePicture {
  readonly tables: readonly PlacedTable[]
  readonly references: readonly PlacedReference[]
  readonly width: number
  readonly height: number
}

export const lines = { head: 40, row: 18, foot: 6 } as const
const gap = { across: 72, down: 20 } as const
/** A rank that would be higher goes on in the next column. */
const highest = 1600
const margin = 16

/** What is pointed to stands on the left of what points to it; what has no references stands in rows below. */
export function layOutTables(tables: readonly DrawnTable[], everyColumn: boolean): TablePicture {
  const boxes = new Map(tables.map((table) => [table.name, boxOf(table, everyColumn)]))
  const joined = new Set(tables.flatMap(({ name, references }) => references.flatMap(({ of }) => [name, of])))
  const placed = new Map<string, PlacedTable>()
  let x = margin
  let deepest = margin
  for (const column of columnsFor(ranked(tables.filter(({ name }) => joined.has(name))), boxes)) {
    let y = margin
    let widest = 0
    for (const name of sorted(column, tables, placed)) {
      const box = boxes.get(name)
      if (!box) continue
      placed.set(name, moved(box, x, y))
      y += box.height + gap.down
      widest = Math.max(widest, box.width)
    }
    x += widest + gap.across
    deepest = Math.max(deepest, y)
  }
  const alone = [...boxes.values()].filter(({ name }) => !joined.has(name))
  const right = Math.max(x - gap.across, alone.length > 3 ? 1200 : 600)
  const below = placeAlone(alone, { right, y: placed.size > 0 ? deepest + gap.down : margin })
  for (const box of below.boxes) placed.set(box.name, box)
  const all = tables.flatMap(({ name }) => placed.get(name) ?? [])
  return {
    tables: all,
    references: tables.flatMap((table) => referencesOf(table, placed)),
    width: Math.max(...all.map((box) => box.x + box.width), 0) + margin + gap.across / 2,
    height: Math.max(...all.map((box) => box.y + box.height), 0) + margin,
  }
}

function boxOf(table: DrawnTable, everyColumn: boolean): PlacedTable {
  const pointing = new Set(table.references.flatMap(({ columns }) => columns))
  // Every reference has it.
  pointing.delete('company_cd')
  const shown = table.columns.filter(({ name, key }) => everyColumn || key || pointing.has(name))
  const columns = shown.map(({ name, label, type, key }, at) => ({
    ...{ name, key, points: pointing.has(name), beside: label || type },
    y: lines.head + at * lines.row + 13,
  }))
  const widths = columns.map(({ name, beside }) => widthOf(name) + widthOf(beside) + 44)
  const width = Math.max(180, widthOf(table.name) + 24, widthOf(table.title) + 24, ...widths)
  const height = lines.head + columns.length * lines.row + lines.foot
  return { name: table.name, title: table.title, columns, x: 0, y: 0, width: Math.ceil(width), height }
}

/** About as wide as it is written: signs of Chinese and Japanese are twice as wide as others. */
const widthOf = (text: string): number =>
  [...text].reduce((width, sign) => width + (sign.charCodeAt(0) > 0xff ? 12 : 7.2), 0)

const moved = (box: PlacedTable, x: number, y: number): PlacedTable => ({ ...box, x, y })

/** How many references lead from a table to one that points to nothing. Circles end where they began. */
function ranked(tables: readonly DrawnTable[]): ReadonlyMap<string, number> {
  const known = new Map(tables.map((table) => [table.name, table]))
  const ranks = new Map<string, number>()
  const rankOf = (name: string, above: readonly string[]): number => {
    const found = ranks.get(name)
    if (found !== undefined) return found
    const behind = known.get(name)?.references.filter(({ of }) => of !== name && !above.includes(of)) ?? []
    const rank = Math.max(-1, ...behind.map(({ of }) => rankOf(of, [...above, name]))) + 1
    ranks.set(name, rank)
    return rank
  }
  for (const { name } of tables) rankOf(name, [])
  return ranks
}

function columnsFor(
  ranks: ReadonlyMap<string, number>,
  boxes: ReadonlyMap<string, PlacedTable>,
): readonly (readonly string[])[] {
  const last = Math.max(-1, ...ranks.values())
  return Array.from({ length: last + 1 }, (_, rank) => rank).flatMap((rank) => {
    const columns: string[][] = []
    let room = 0
    for (const [name, own] of ranks) {
      if (own !== rank) continue
      const { height } = boxes.get(name) ?? { height: 0 }
      if (room < height) {
        columns.push([])
        room = highest
      }
      columns.at(-1)?.push(name)
      room -= height + gap.down
    }
    return columns
  })
}

/** Beside what they point to, so that lines cross less. */
function sorted(
  names: readonly string[],
  tables: readonly DrawnTable[],
  placed: ReadonlyMap<string, PlacedTable>,
): readonly string[] {
  const heightOf = (name: string) => {
    const ends = (tables.find((one) => one.name === name)?.references ?? []).flatMap(
      ({ of }) => placed.get(of) ?? [],
    )
    return ends.length === 0 ? 0 : ends.reduce((sum, { y, height }) => sum + y + height / 2, 0) / ends.length
  }
  const heights = new Map(names.map((name) => [name, heightOf(name)]))
  return names.toSorted((one, other) => (heights.get(one) ?? 0) - (heights.get(other) ?? 0))
}

function placeAlone(boxes: readonly PlacedTable[], { right, y: first }: { right: number; y: number }) {
  let [x, y, row] = [margin, first, 0]
  return {
    boxes: boxes.map((box) => {
      if (x > margin && x + box.width > right) [x, y, row] = [margin, y + row + gap.down, 0]
      const at = moved(box, x, y)
      x += box.width + gap.down
      row = Math.max(row, box.height)
      return at
    }),
  }
}

function referencesOf(
  { name, references }: DrawnTable,
  placed: ReadonlyMap<string, PlacedTable>,
): readonly PlacedReference[] {
  const from = placed.get(name)
  return references.flatMap(({ columns, of }) => {
    const to = placed.get(of)
    if (!from || !to) return []
    // The company is a part of every key, and says nothing about where a line begins.
    const own = columns.findLast((column) => column !== 'company_cd') ?? ''
    const line = from.columns.find((column) => column.name === own) ?? from.columns[0]
    const start = from.y + (line ? line.y - 4 : lines.head / 2)
    return [{ from: name, to: of, columns, path: pathOf(from, start, to) }]
  })
}

function pathOf(from: PlacedTable, y: number, to: PlacedTable): string {
  const [end, target] = [to.x + to.width, to.y + lines.head / 2]
  // To the side, where it points to itself or to what stands below it.
  if (end > from.x) {
    const [start, out] = [from.x + from.width, Math.max(from.x + from.width, end) + gap.across / 2]
    return `M${start} ${y}C${out} ${y} ${out} ${target} ${end} ${target}`
  }
  const middle = (from.x + end) / 2
  return `M${from.x} ${y}C${middle} ${y} ${middle} ${target} ${end} ${target}`
}

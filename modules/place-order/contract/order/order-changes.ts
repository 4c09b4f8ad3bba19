import { z } from 'zod'

/** What a supplier has been told of a line: a change is whatever is different from it. */
const issuedLine = z.object({
  line_no: z.int(),
  ...{ item_cd: z.string(), supplier_item_cd: z.string(), item_nm: z.string(), qty: z.string() },
  ...{ unit_cd: z.string(), unit_price: z.string(), price_base_qty: z.string(), amount: z.string() },
  ...{ due_dt: z.string(), location_cd: z.string(), line_status: z.string() },
  ...{ trade_qty: z.string().default(''), trade_unit_cd: z.string().default('') },
  ...{ temp_price_flg: z.boolean(), temp_price_reason: z.string(), settle_dt: z.string() },
})
export type IssuedLine = z.output<typeof issuedLine>

/** An order as it went out. */
export const issuedOrder = z.object({
  header: z.object({
    ...{ inspect_by_dt: z.string(), payment_text: z.string(), supplied_text: z.string() },
    remarks: z.string(),
  }),
  lines: z.array(issuedLine),
})
export type IssuedOrder = z.output<typeof issuedOrder>

export type ChangeMark = 'none' | 'added' | 'changed' | 'removed'

export interface MarkedLine {
  readonly mark: ChangeMark
  readonly line: IssuedLine
  /** What the supplier has on his paper; undefined of a line that he has not. */
  readonly before: IssuedLine | undefined
}

const told = [
  'item_cd',
  'supplier_item_cd',
  'item_nm',
  'qty',
  'unit_price',
  'price_base_qty',
  'due_dt',
  'location_cd',
  'temp_price_flg',
  'temp_price_reason',
  'settle_dt',
] as const

const cancelled = '9'

/** The lines of an order beside those of the paper before: added, changed, or gone; the first paper has no marks. */
export function markedLines(before: IssuedOrder | undefined, now: IssuedOrder): readonly MarkedLine[] {
  const known = new Map(open(before?.lines ?? []).map((line) => [line.line_no, line]))
  const lines = open(now.lines)
  const standing = new Set(lines.map(({ line_no }) => line_no))
  const marked = lines.map((line): MarkedLine => {
    const was = known.get(line.line_no)
    if (!before) return { mark: 'none', line, before: undefined }
    if (!was) return { mark: 'added', line, before: undefined }
    return { mark: told.some((name) => was[name] !== line[name]) ? 'changed' : 'none', line, before: was }
  })
  const gone = [...known.values()].filter(({ line_no }) => !standing.has(line_no))
  return [...marked, ...gone.map((line): MarkedLine => ({ mark: 'removed', line, before: line }))].toSorted(
    (one, other) => one.line.line_no - other.line.line_no,
  )
}

const open = (lines: readonly IssuedLine[]): readonly IssuedLine[] =>
  lines.filter(({ line_status }) => line_status !== cancelled)

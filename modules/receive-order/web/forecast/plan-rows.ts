import { z } from 'zod'
import {
  changedCells,
  writeBoard,
  type BoardChange,
  type BoardRow,
} from '#platform/web/kit/board/board-content.ts'
import type { FieldErrors } from '#platform/web/kit/form/field-errors.ts'
import { plannedQty } from '../../contract/forecast/monthly-plan.ts'

/** A line that is planned, with what stands beside it. */
export interface PlannedLine {
  readonly item_cd: string
  readonly item_nm: string
  readonly destination_cd: string
  /** Figures by period: what is typed first, then what it is compared with. */
  readonly rows: readonly { readonly label: string; readonly figures: Readonly<Record<string, string>> }[]
}

/** What has been typed of a plan, over what is stored: by row, then by period. */
export const typedPlan = z.object({
  of: z.string(),
  cells: z.record(z.string(), z.record(z.string(), z.string())),
})
export type TypedPlan = z.output<typeof typedPlan>

export const nothingTyped: TypedPlan = { of: '', cells: {} }

const keyOf = ({ item_cd, destination_cd }: Pick<PlannedLine, 'item_cd' | 'destination_cd'>): string =>
  `${item_cd} ${destination_cd}`

/** A group of rows for each line: its words stand once. `withName`: there is room for the item's. */
export const storedRows = (lines: readonly PlannedLine[], withName: boolean): readonly BoardRow[] =>
  lines.flatMap((line) =>
    line.rows.map(({ label, figures }, at): BoardRow => {
      const { item_cd, item_nm, destination_cd } = line
      const place = destination_cd === '' ? item_cd : `${item_cd} / ${destination_cd}`
      const words = withName ? [place, item_nm] : [place]
      return {
        key: at === 0 ? keyOf(line) : `${keyOf(line)} ${String(at)}`,
        heads: [...words.map((word) => (at === 0 ? word : '')), label],
        values: figures,
        wrong: {},
        beside: at > 0,
      }
    }),
  )

/** What is typed, over what is stored. */
export function rowsAsTyped(stored: readonly BoardRow[], { cells }: TypedPlan): readonly BoardRow[] {
  const changes = stored.flatMap(({ key }, row) =>
    Object.entries(cells[key] ?? {}).map(([day, text]): BoardChange => ({ row, day, text })),
  )
  return changes.length === 0 ? stored : writeBoard(stored, changes, plannedQty)
}

export function withChanges(
  typed: TypedPlan,
  rows: readonly BoardRow[],
  changes: readonly BoardChange[],
): TypedPlan {
  const cells = { ...typed.cells }
  for (const { row, day, text } of changes) {
    const { key, beside } = rows[row] ?? {}
    if (key !== undefined && !beside) cells[key] = { ...cells[key], [day]: text }
  }
  return { ...typed, cells }
}

export interface PlanCell {
  readonly item_cd: string
  readonly destination_cd: string
  readonly period: string
  readonly qty: string
}

/** Cells that are not as they are stored; a blank one is none, and so is 0. */
export const cellsToSend = (stored: readonly BoardRow[], typed: TypedPlan): readonly PlanCell[] =>
  changedCells(stored, rowsAsTyped(stored, typed)).flatMap(({ row, day, text }) => {
    const { key = '', values = {} } = stored[row] ?? {}
    const [item_cd = '', destination_cd = ''] = key.split(' ')
    const qty = text === '' ? '0' : text
    return qty === (values[day] ?? '0') ? [] : [{ item_cd, destination_cd, period: day, qty }]
  })

export const placeOf = ({ item_cd, destination_cd, period }: PlanCell): string =>
  `${keyOf({ item_cd, destination_cd })}|${period}`

/** What the server has refused stands in its cell; errors are named `<place>.qty`. */
export const withRefusals = (rows: readonly BoardRow[], errors: FieldErrors): readonly BoardRow[] => {
  const refused = Object.entries(errors)
  if (refused.length === 0) return rows
  return rows.map((row) => {
    const own = refused.filter(([name]) => name.startsWith(`${row.key}|`))
    if (own.length === 0) return row
    const wrong = own.map(([name, msg]) => {
      const day = name.slice(row.key.length + 1).split('.')[0] ?? ''
      return [day, { typed: row.values[day] ?? '', text: { ja: msg, en: msg, zh: msg }, params: {} }] as const
    })
    return { ...row, wrong: { ...row.wrong, ...Object.fromEntries(wrong) } }
  })
}

export const isWrong = (rows: readonly BoardRow[]): boolean =>
  rows.some(({ wrong }) => Object.keys(wrong).length > 0)

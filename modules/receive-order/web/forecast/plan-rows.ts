import type { BoardRow } from '#platform/web/kit/board/board-content.ts'
import { cellsTyped, type TypedBoard } from '#platform/web/kit/board/typed-board.ts'
import { plannedQty } from '../../contract/forecast/monthly-plan.ts'

/** A line that is planned, with what stands beside it. */
export interface PlannedLine {
  readonly item_cd: string
  readonly item_nm: string
  readonly destination_cd: string
  /** Figures by period: what is typed first, then what it is compared with. */
  readonly rows: readonly { readonly label: string; readonly figures: Readonly<Record<string, string>> }[]
}

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

export interface PlanCell {
  readonly item_cd: string
  readonly destination_cd: string
  readonly period: string
  readonly qty: string
}

export const cellsToSend = (stored: readonly BoardRow[], typed: TypedBoard): readonly PlanCell[] =>
  cellsTyped(stored, typed, plannedQty).map(({ key, day, figure }) => {
    const [item_cd = '', destination_cd = ''] = key.split(' ')
    return { item_cd, destination_cd, period: day, qty: figure }
  })

export const placeOf = ({ item_cd, destination_cd, period }: PlanCell): string =>
  `${keyOf({ item_cd, destination_cd })}|${period}`

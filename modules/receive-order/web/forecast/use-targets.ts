import type { QueryKey } from '@tanstack/react-query'
import type { InputOf } from '#platform/contract/endpoint.ts'
import type { Text } from '#platform/contract/text.ts'
import type { BoardRow } from '#platform/web/kit/board/board-content.ts'
import { nothingTyped, typedBoard, typedFor } from '#platform/web/kit/board/typed-board.ts'
import { useSaveAll } from '#platform/web/kit/save-all/use-save-all.ts'
import { editMonths } from '../../contract/forecast/monthly-plan.ts'
import type { customerOf } from './asked-plan.ts'
import { cellsToSend, placeOf } from './plan-rows.ts'

interface Options {
  of: string
  stored: readonly BoardRow[]
  queryKey: QueryKey
  path: string
  /** Of which targets there are, and how often each was written; nothing while they are not known. */
  rows:
    readonly { readonly item_cd: string; readonly update_cnt: Readonly<Record<string, number>> }[] | undefined
  customer: ReturnType<typeof customerOf>
  order_sales_div: InputOf<typeof editMonths>['order_sales_div']
  saved: Text
}

/** Targets of months as they are typed, until they are saved together. */
export function useTargets({ of, stored, rows, customer, order_sales_div, ...frame }: Options) {
  const seen = new Map(rows?.map((row) => [row.item_cd, row.update_cnt]))
  return useSaveAll({
    ...frame,
    endpoint: editMonths,
    draft: typedBoard,
    nothing: nothingTyped,
    sent: (typed) => {
      const cells = cellsToSend(stored, typedFor(typed, of))
      if (cells.length === 0 || !rows) return null
      return {
        ...{ ...customer, order_sales_div },
        cells: cells.map(({ item_cd, period, qty }) => ({
          ...{ item_cd, month: period, qty },
          update_cnt: seen.get(item_cd)?.[period] ?? -1,
        })),
      }
    },
    rowsSent: (typed) => cellsToSend(stored, typedFor(typed, of)).map(placeOf),
  })
}

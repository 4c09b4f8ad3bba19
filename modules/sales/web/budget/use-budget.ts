import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCall } from '#platform/web/api/api-context.tsx'
import { cellsTyped, nothingTyped, typedBoard, typedFor } from '#platform/web/kit/board/typed-board.ts'
import { useSaveAll } from '#platform/web/kit/save-all/use-save-all.ts'
import { useSay } from '#platform/web/language/say.ts'
import {
  budgetAmount,
  budgetBy,
  budgetScreen,
  editBudget,
  readBudget,
  type BudgetBy,
  type BudgetDiv,
} from '../../contract/budget/budget-calls.ts'
import { boardRows, keyOf, kindsOf, readKey } from './budget-rows.ts'
import { budgetTexts } from './budget.text.ts'

export interface AskedBudget {
  readonly year: string
  readonly sales_budget_div: BudgetDiv
  readonly by: BudgetBy
}

/** The budget of a fiscal year, to be typed over, and what it is compared with. */
export function useBudget(asked: AskedBudget, withName: boolean) {
  const say = useSay()
  const call = useCall()
  const queryKey = [budgetScreen.name]
  const { year, sales_budget_div, by } = asked
  const of = [year, sales_budget_div, by].join('|')
  const question = { year, sales_budget_div, by }
  const { data, error } = useQuery({
    queryKey: [...queryKey, question],
    queryFn: ({ signal }) => call(readBudget, question, signal),
    retry: false,
  })
  const hasActual = sales_budget_div === '1'
  const kinds = useMemo(() => kindsOf(hasActual), [hasActual])
  const stored = useMemo(
    () =>
      boardRows(data?.rows ?? [], kinds, {
        withName,
        nobody: say(budgetTexts.nobody, { by: say(budgetBy.texts[by]) }),
        nameOf: (kind) => say(budgetTexts[kind]),
      }),
    [data, kinds, withName, by, say],
  )
  const seen = new Map(data?.rows.map((row) => [keyOf(row), row.update_cnt]))
  const edit = useSaveAll({
    endpoint: editBudget,
    queryKey,
    path: budgetScreen.path,
    draft: typedBoard,
    nothing: nothingTyped,
    sent: (typed) => {
      const cells = cellsTyped(stored, typedFor(typed, of), budgetAmount)
      if (cells.length === 0 || !data) return null
      return {
        ...{ sales_budget_div, by },
        cells: cells.map(({ key, day, figure }) => ({
          ...{ ...readKey(key), month: day, amount: figure },
          update_cnt: seen.get(key)?.[day] ?? -1,
        })),
      }
    },
    rowsSent: (typed) =>
      cellsTyped(stored, typedFor(typed, of), budgetAmount).map(({ key, day }) => `${key}|${day}`),
    saved: budgetTexts.saved,
  })
  return { of, data, error, kinds, stored, edit }
}

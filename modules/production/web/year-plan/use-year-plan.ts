import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useCall } from '#platform/web/api/api-context.tsx'
import { firstStep, redone, step, undone, type Steps } from '#platform/web/kit/entry/undo.ts'
import { useSaveAll } from '#platform/web/kit/save-all/use-save-all.ts'
import {
  editYearPlan,
  readYearLoad,
  readYearPlan,
  yearPlanScreen,
} from '../../contract/year-plan/year-plan-calls.ts'
import type { YearPart } from '../../contract/year-plan/year-months.ts'
import type { AskedYear } from './year-conditions.tsx'
import { yearPlanTexts } from './year-plan.text.ts'
import {
  cellName,
  cellsToSend,
  coverOf,
  isWrong,
  nothingTyped,
  plansAsTyped,
  shownItem,
  storedPlans,
  typedOf,
  typedYear,
  withChanges,
  type TypedYear,
  type YearChange,
  type YearView,
} from './year-rows.ts'

const queryKey = [yearPlanScreen.name]
const noMonths: readonly string[] = []

/** The year as it is stored, what is typed over it step by step, and what follows from both. */
export function useYearPlan(asked: AskedYear, part: YearPart) {
  const call = useCall()
  const { year, item_from, item_to, item_type_cd } = asked
  const question = { ...{ year, part, item_from, item_to, item_type_cd } }
  const of = Object.values(question).join('|')
  const { data, error } = useQuery({
    queryKey: [...queryKey, question],
    queryFn: ({ signal }) => call(readYearPlan, question, signal),
    retry: false,
  })
  const { data: load } = useQuery({
    queryKey: [...queryKey, 'load', question],
    queryFn: ({ signal }) => call(readYearLoad, question, signal),
    retry: false,
  })
  const rows = data?.rows
  const stored = useMemo(() => storedPlans(rows ?? []), [rows])
  const seen = new Map(rows?.map((row) => [row.item_cd, row.update_cnt]))
  const edit = useSaveAll({
    endpoint: editYearPlan,
    queryKey,
    path: yearPlanScreen.path,
    draft: typedYear,
    nothing: nothingTyped,
    sent: (typed) => {
      const cells = cellsToSend(stored, typedOf(typed, of))
      if (cells.length === 0) return null
      return {
        cells: cells.map((cell) => ({ ...cell, update_cnt: seen.get(cell.item_cd)?.[cell.month] ?? -1 })),
      }
    },
    rowsSent: (typed) => cellsToSend(stored, typedOf(typed, of)).map(cellName),
    saved: yearPlanTexts.saved,
  })
  const typed = typedOf(edit.typed, of)
  const [steps, setSteps] = useState<Steps<TypedYear>>(() => firstStep(typed))
  const known = steps.now === edit.typed ? steps : firstStep(typed)
  const take = (next: Steps<TypedYear>) => {
    setSteps(next)
    edit.type(() => next.now)
  }
  const plans = useMemo(() => plansAsTyped(stored, typed), [stored, typed])
  const view = useMemo(
    (): YearView => ({
      ...{ months: data?.months ?? noMonths, current: data?.current ?? '', cover: coverOf(asked.cover) },
    }),
    [data, asked.cover],
  )
  const items = useMemo(
    () =>
      (rows ?? []).flatMap((row, at) => {
        const plan = plans[at]
        return plan ? [shownItem(row, plan, view)] : []
      }),
    [rows, plans, view],
  )
  return {
    ...{ of, data, error, edit, view, items, load },
    changed: cellsToSend(stored, typed).length,
    hasWrong: isWrong(plans),
    write: (changes: readonly YearChange[]) => take(step(known, withChanges({ ...typed, of }, changes))),
    undo: () => take(undone(known)),
    redo: () => take(redone(known)),
  }
}

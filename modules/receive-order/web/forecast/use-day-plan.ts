import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCall } from '#platform/web/api/api-context.tsx'
import { nothingTyped, typedBoard, typedFor } from '#platform/web/kit/board/typed-board.ts'
import { useSaveAll } from '#platform/web/kit/save-all/use-save-all.ts'
import { useLive } from '#platform/web/live/live-context.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { forecastsChanged } from '../../contract/forecast/forecast-facts.ts'
import { editDays, monthlyPlanScreen, planOfDays } from '../../contract/forecast/monthly-plan.ts'
import { canAsk, customerOf, type AskedPlan } from './asked-plan.ts'
import { cellsToSend, placeOf, storedRows, type PlannedLine } from './plan-rows.ts'
import { planTexts } from './plan.text.ts'

/** The days of a month: what the customer has announced, to be typed over, and what it has ordered. */
export function useDayPlan(asked: AskedPlan, isAsked: boolean, withName: boolean) {
  const say = useSay()
  const call = useCall()
  const queryKey = [monthlyPlanScreen.name, 'days']
  const of = ['1', asked.customer, asked.month, asked.item_cd].join('|')
  const question = { ...customerOf(asked), month: asked.month, item_cd: asked.item_cd }
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKey, question],
    queryFn: ({ signal }) => call(planOfDays, question, signal),
    enabled: isAsked && canAsk(asked),
    retry: false,
  })
  useLive(forecastsChanged, () => void (isAsked && canAsk(asked) && refetch()))
  const stored = useMemo(() => {
    const lines = (data?.rows ?? []).map(({ forecast, firm, difference, ...line }): PlannedLine => ({
      ...line,
      rows: [
        { label: say(planTexts.forecast), figures: forecast },
        { label: say(planTexts.firm), figures: firm },
        { label: say(planTexts.difference), figures: difference },
      ],
    }))
    return storedRows(lines, withName)
  }, [data, say, withName])
  const inputOf = (cells: ReturnType<typeof cellsToSend>, as_new: boolean) => ({
    ...{ ...customerOf(asked), month: asked.month, as_new },
    ...{ version_no: data?.version_no ?? 0, update_cnt: data?.update_cnt ?? 0 },
    cells: cells.map(({ period, ...cell }) => ({ ...cell, period_dt: period })),
  })
  const edit = useSaveAll({
    endpoint: editDays,
    queryKey,
    path: monthlyPlanScreen.path,
    draft: typedBoard,
    nothing: nothingTyped,
    sent: (typed) => {
      const cells = cellsToSend(stored, typedFor(typed, of))
      return cells.length === 0 || !data ? null : inputOf(cells, false)
    },
    rowsSent: (typed) => cellsToSend(stored, typedFor(typed, of)).map(placeOf),
    saved: planTexts.saved,
  })
  return {
    ...{ of, data, error, stored, edit },
    /** The same figures, and what has been typed, as what the customer has announced anew. */
    saveAsNew: () => edit.send(inputOf(cellsToSend(stored, typedFor(edit.typed, of)), true)),
  }
}

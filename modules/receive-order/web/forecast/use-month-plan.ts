import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { useSaveAll } from '#platform/web/kit/save-all/use-save-all.ts'
import { useSay } from '#platform/web/language/say.ts'
import { editMonths, monthlyPlanScreen, planOfMonths } from '../../contract/forecast/monthly-plan.ts'
import { canAsk, customerOf, type AskedPlan } from './asked-plan.ts'
import { cellsToSend, nothingTyped, placeOf, storedRows, typedPlan, type PlannedLine } from './plan-rows.ts'
import { planTexts } from './plan.text.ts'
import { typedOf } from './use-plan.ts'

const { order_sales_div } = fixedCodes
export type OrderOrSales = (typeof order_sales_div.codes)[number]

/** Twelve months: what the customer is meant to order, or to buy, and what it has. */
export function useMonthPlan(
  asked: AskedPlan,
  orderOrSales: OrderOrSales,
  isAsked: boolean,
  withName: boolean,
) {
  const say = useSay()
  const call = useCall()
  const queryKey = [monthlyPlanScreen.name, 'months']
  const of = ['2', asked.customer, asked.month, asked.item_cd, orderOrSales].join('|')
  const question = {
    ...{ ...customerOf(asked), month: asked.month, item_cd: asked.item_cd },
    order_sales_div: orderOrSales,
  }
  const { data, error } = useQuery({
    queryKey: [...queryKey, question],
    queryFn: ({ signal }) => call(planOfMonths, question, signal),
    enabled: isAsked && canAsk(asked),
    retry: false,
  })
  const stored = useMemo(() => {
    const done = orderOrSales === '1' ? planTexts.firm : planTexts.sold
    const lines = (data?.rows ?? []).map(({ item_cd, item_nm, target, actual, difference }): PlannedLine => ({
      ...{ item_cd, item_nm, destination_cd: '' },
      rows: [
        { label: say(planTexts.target), figures: target },
        { label: say(done), figures: actual },
        { label: say(planTexts.difference), figures: difference },
      ],
    }))
    return storedRows(lines, withName)
  }, [data, orderOrSales, say, withName])
  const seen = new Map(data?.rows.map((row) => [row.item_cd, row.update_cnt]))
  const edit = useSaveAll({
    endpoint: editMonths,
    queryKey,
    path: `${monthlyPlanScreen.path}?by=2`,
    draft: typedPlan,
    nothing: nothingTyped,
    sent: (typed) => {
      const cells = cellsToSend(stored, typedOf(typed, of))
      if (cells.length === 0 || !data) return null
      return {
        ...{ ...customerOf(asked), order_sales_div: orderOrSales },
        cells: cells.map(({ item_cd, period, qty }) => ({
          ...{ item_cd, month: period, qty },
          update_cnt: seen.get(item_cd)?.[period] ?? -1,
        })),
      }
    },
    rowsSent: (typed) => cellsToSend(stored, typedOf(typed, of)).map(placeOf),
    saved: planTexts.saved,
  })
  return { of, data, error, stored, edit }
}

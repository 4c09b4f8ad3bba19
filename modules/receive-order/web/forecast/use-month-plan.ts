import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCall } from '#platform/web/api/api-context.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { monthlyPlanScreen, planOfMonths } from '../../contract/forecast/monthly-plan.ts'
import { canAsk, customerOf, type AskedPlan } from './asked-plan.ts'
import { storedRows, type PlannedLine } from './plan-rows.ts'
import type { OrderOrSales } from './order-or-sales.tsx'
import { planTexts } from './plan.text.ts'
import { useTargets } from './use-targets.ts'

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
  const edit = useTargets({
    ...{ of, stored, queryKey, rows: data?.rows },
    ...{ customer: customerOf(asked), order_sales_div: orderOrSales },
    path: `${monthlyPlanScreen.path}?by=2`,
    saved: planTexts.saved,
  })
  return { of, data, error, stored, edit }
}

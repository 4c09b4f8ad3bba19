import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCall } from '#platform/web/api/api-context.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { annualPlanScreen, planOfYear } from '../../contract/forecast/annual-plan.ts'
import { customerOf } from './asked-plan.ts'
import { annualPlanTexts } from './annual-plan.text.ts'
import type { OrderOrSales } from './order-or-sales.tsx'
import { storedRows } from './plan-rows.ts'
import { useTargets } from './use-targets.ts'
import { yearLine } from './year-rows.ts'

export interface AskedYear {
  readonly [name: string]: string
  readonly customer: string
  readonly year: string
  readonly item_cd: string
  readonly order_sales_div: string
}

/** The fiscal year of a customer: its targets, to be typed over, and what they are compared with. */
export function useYearPlan(asked: AskedYear, orderOrSales: OrderOrSales, withName: boolean) {
  const say = useSay()
  const call = useCall()
  const queryKey = [annualPlanScreen.name]
  const { customer, year, item_cd } = asked
  const of = [customer, year, item_cd, orderOrSales].join('|')
  const question = { ...customerOf(asked), year, item_cd, order_sales_div: orderOrSales }
  const { data, error } = useQuery({
    queryKey: [...queryKey, question],
    queryFn: ({ signal }) => call(planOfYear, question, signal),
    enabled: customer !== '',
    retry: false,
  })
  const stored = useMemo(
    () =>
      storedRows(
        (data?.rows ?? []).map((row) => yearLine(row, (kind) => say(annualPlanTexts[kind]))),
        withName,
      ),
    [data, say, withName],
  )
  const edit = useTargets({
    ...{ of, stored, queryKey, rows: data?.rows },
    ...{ customer: customerOf(asked), order_sales_div: orderOrSales },
    path: annualPlanScreen.path,
    saved: annualPlanTexts.saved,
  })
  return { of, data, error, stored, edit }
}

import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readMakingTerms, readPlannedOutputs, termsByItem } from '#modules/master/server/index.ts'
import type { FirmPlans } from '#modules/place-order/server/index.ts'
import { groupedBy } from '#platform/contract/grouped-by.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { epochDay } from '#planning/mrp/input-reader.ts'
import { scaleDown } from '#planning/mrp/quantity.ts'
import { workOrderKindOfStock } from '../../contract/work-order/work-order-number.ts'
import { productionPlan } from '../plan/tables.ts'
import { draftWorkOrder } from '../work-order/draft-work-order.ts'

const columns = {
  ...{ plan_no: z.string(), item_cd: z.string(), qty: z.string(), start_dt: z.string(), due_dt: z.string() },
  ...{ demand_no: z.string(), demand_line: z.int() },
}

/** Plans that a planner has typed, changed or locked, as runs count on them: what they and their outputs bring, and what their parts draw. */
export async function readFirmPlans(context: Context, today: string): Promise<FirmPlans> {
  const { tx, session } = context
  const plans = await rows(
    tx,
    columns,
    sql`SELECT p.plan_no::text AS plan_no, p.item_cd, trim_scale(p.qty)::text AS qty, p.start_dt::text AS start_dt, p.due_dt::text AS due_dt,
        p.demand_no, p.demand_line
      FROM ${productionPlan} AS p WHERE p.company_cd = ${session.company_cd} AND p.factory_cd = ${session.factory_cd}
        AND p.plan_status = '1' AND p.manual_flg ORDER BY p.plan_no`,
  )
  if (plans.length === 0) return { supplies: [], demands: [] }
  const items = [...new Set(plans.map(({ item_cd }) => item_cd))]
  const termsOf = termsByItem(await readMakingTerms(context, { items, on_dt: today }))
  const dayOf = (date: string) => (epochDay(date) ?? 0) - (epochDay(today) ?? 0)
  const made = plans.map(({ plan_no: no, item_cd, qty, due_dt, demand_no, demand_line }) => ({
    ...{ no, item_cd, day: dayOf(due_dt), qty: thousandths(qty), demand_no, demand_line, beside: false },
  }))
  // For whoever needs it, not for the plan's own order line.
  const outputs = groupedBy(
    await readPlannedOutputs(context, today, items),
    ({ parent_item_cd }) => parent_item_cd,
  )
  const beside = plans.flatMap(({ plan_no: no, item_cd: parent, qty, start_dt, due_dt }) =>
    (outputs.get(parent) ?? [])
      .filter(
        ({ from_day, to_day }) => from_day <= dayOf(start_dt) && dayOf(start_dt) <= (to_day ?? Infinity),
      )
      .map(({ item_cd, need, base, decimals }) => ({
        ...{ no, item_cd, day: dayOf(due_dt), demand_no: '', demand_line: 0, beside: true },
        qty: scaleDown(thousandths(qty), need, base, 10 ** (3 - decimals)),
      })),
  )
  return {
    supplies: [...made, ...beside],
    demands: plans.flatMap((plan) =>
      draftWorkOrder(termsOf(plan.item_cd), plan)
        .parts.filter(({ supply_div }) => supply_div !== '2' && supply_div !== '3')
        .map(({ item_cd, need_qty, part_no }) => ({
          ...{ item_cd, day: dayOf(plan.start_dt), qty: -thousandths(need_qty) },
          ...{ kind: workOrderKindOfStock, no: plan.plan_no, line: part_no, counts: 'demand' as const },
        })),
    ),
  }
}

const thousandths = (qty: string): number => Math.round(Number(qty) * 1000)

import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { itemMaster } from '#modules/master/contract/item.ts'
import { masterErrors } from '#modules/master/contract/master-errors.ts'
import { itemRead } from '#modules/master/server/views.ts'
import { codeKey, codeRead } from '#modules/system/server/views.ts'
import { decimal, placesOf } from '#platform/contract/decimal.ts'
import { validation } from '#platform/contract/validation.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { planErrors } from '../../contract/plan/plan-errors.ts'

interface Days {
  readonly start_dt: string
  readonly due_dt: string
}

/** Work begins after the business date and ends after it has begun (specification section 5). */
export function judgeDays(today: string, { start_dt, due_dt }: Days): void {
  if (start_dt <= today)
    throw planErrors.BIZ_PLAN_START.with({ date: today.replaceAll('-', '/') }).at('start_dt')
  if (due_dt <= start_dt) throw planErrors.BIZ_PLAN_END.with().at('due_dt')
}

/** An item that is made here, in a quantity that its unit has. */
export async function judgeItem(
  { tx, session }: Context,
  { item_cd, qty }: { readonly item_cd: string; readonly qty: string },
): Promise<void> {
  const [item] = await rows(
    tx,
    { make_buy: z.string(), abort_div: z.string(), decimals: z.int() },
    sql`SELECT i.make_buy, i.abort_div, coalesce(${codeRead.of(codeKey('UNIT', 'i', 'unit_cd'), 'decimals')}, 0) AS decimals
      FROM ${itemRead.rows} AS i WHERE i.company_cd = ${session.company_cd} AND i.item_cd = ${item_cd}`,
  )
  if (!item || item.abort_div !== '0')
    throw validation.V_NOT_IN_MASTER.with({ title: itemMaster.title, code: item_cd }).at('item_cd')
  if (item.make_buy !== '1') throw planErrors.BIZ_PLAN_BOUGHT.with({ item: item_cd }).at('item_cd')
  if (placesOf(decimal(qty)) > item.decimals)
    throw masterErrors.MST_UNIT_DECIMALS.with({ item: item_cd, decimals: item.decimals }).at('qty')
}

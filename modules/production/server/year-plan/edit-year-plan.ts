import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { itemMaster } from '#modules/master/contract/item.ts'
import { masterErrors } from '#modules/master/contract/master-errors.ts'
import { itemRead } from '#modules/master/server/views.ts'
import { businessDateOf, directory } from '#modules/system/server/index.ts'
import { codeKey, codeRead } from '#modules/system/server/views.ts'
import { decimal, placesOf } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { BusinessError } from '#platform/contract/errors.ts'
import { validation } from '#platform/contract/validation.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { staleRecord } from '#platform/server/master/stale.ts'
import { WrongCells } from '#platform/server/slip/wrong-cells.ts'
import { planErrors } from '../../contract/plan/plan-errors.ts'
import type { editYearPlan as editCall } from '../../contract/year-plan/year-plan-calls.ts'
import { yearPlanErrors } from '../../contract/year-plan/year-plan-errors.ts'
import { stockPlan } from '../plan/tables.ts'
import { mark } from '../stale/marks.ts'

type Sent = InputOf<typeof editCall>

/** Quantities that were typed: all of them, or none when somebody was faster in one. */
export async function editYearPlan(context: Context, { cells }: Sent): Promise<OutputOf<typeof editCall>> {
  await judgeCells(context, cells)
  const { tx, session } = context
  const { company_cd, factory_cd, user_cd } = session
  const saved = await rows(
    tx,
    { item_cd: z.string(), month: z.string() },
    // A row that is not as it was seen is neither made nor changed.
    sql`INSERT INTO ${stockPlan} AS p (company_cd, factory_cd, item_cd, month, production_qty, create_user, update_user, update_cnt)
      SELECT ${company_cd}, ${factory_cd}, s.item_cd, s.month, s.qty, ${user_cd}, ${user_cd}, s.update_cnt + 1
      FROM ${sentRows(cells, 's', { item_cd: 'text', month: 'text', qty: 'numeric', update_cnt: 'int' })}
      ORDER BY s.item_cd, s.month
      ON CONFLICT (company_cd, factory_cd, item_cd, month) DO UPDATE SET production_qty = excluded.production_qty,
        update_cnt = excluded.update_cnt, update_user = excluded.update_user, update_dt = now()
        WHERE p.update_cnt + 1 = excluded.update_cnt
      RETURNING p.item_cd, p.month`,
  )
  const done = new Set(saved.map(keyOf))
  const late = cells.filter((cell) => !done.has(keyOf(cell)))
  if (late.length > 0) throw await staleOf(context, late)
  await mark(context, {
    ...{ kind: 'year-plan', keys: [...new Set(saved.map(({ item_cd }) => item_cd))], factory_cd },
  })
  return { saved: saved.length }
}

const keyOf = ({ item_cd, month }: Pick<Sent['cells'][number], 'item_cd' | 'month'>) => `${item_cd} ${month}`

/** Everything that is wrong, each thing at its cell. */
async function judgeCells(context: Context, cells: Sent['cells']): Promise<void> {
  const current = (await businessDateOf(context)).slice(0, 7)
  const items = await readItems(context, [...new Set(cells.map(({ item_cd }) => item_cd))])
  const wrong = new WrongCells()
  const seen = new Set<string>()
  for (const [at, sent] of cells.entries()) {
    const { item_cd: item, month, qty } = sent
    const known = items.get(item)
    const cell = `cells.${at}.qty`
    const shown = month.replace('-', '/')
    if (!known) wrong.at(cell, validation.V_NOT_IN_MASTER.with({ title: itemMaster.title, code: item }))
    else if (known.make_buy !== '1') wrong.at(cell, planErrors.BIZ_PLAN_BOUGHT.with({ item }))
    else if (placesOf(decimal(qty)) > known.decimals)
      wrong.at(cell, masterErrors.MST_UNIT_DECIMALS.with({ item, decimals: known.decimals }))
    if (month < current) wrong.at(cell, yearPlanErrors.BIZ_YEAR_PLAN_PAST.with({ month: shown }))
    if (seen.has(keyOf(sent))) wrong.at(cell, yearPlanErrors.BIZ_YEAR_PLAN_TWICE.with({ item, month: shown }))
    seen.add(keyOf(sent))
  }
  wrong.refuse()
}

async function readItems({ tx, session }: Context, items: readonly string[]) {
  const found = await rows(
    tx,
    { item_cd: z.string(), make_buy: z.string(), decimals: z.int() },
    sql`SELECT i.item_cd, i.make_buy, coalesce(${codeRead.of(codeKey('UNIT', 'i', 'unit_cd'), 'decimals')}, 0) AS decimals
      FROM ${itemRead.rows} AS i WHERE i.company_cd = ${session.company_cd} AND i.item_cd = ANY(${textArray(items)}) AND i.abort_div = '0'`,
  )
  return new Map(found.map((item) => [item.item_cd, item]))
}

/** Who has changed one of them since it was read. */
async function staleOf(context: Context, late: Sent['cells']): Promise<BusinessError> {
  const { tx, session } = context
  const [changed] = await rows(
    tx,
    { update_user: z.string(), update_dt: z.string() },
    sql`SELECT p.update_user, p.update_dt::text FROM ${stockPlan} AS p
      JOIN ${sentRows(late, 's', { item_cd: 'text', month: 'text' })}
        ON s.item_cd = p.item_cd AND s.month = p.month
      WHERE p.company_cd = ${session.company_cd} AND p.factory_cd = ${session.factory_cd}
      ORDER BY p.update_dt DESC LIMIT 1`,
  )
  if (!changed) throw new Error('A quantity of the year was not stored')
  return staleRecord(context, directory, changed)
}

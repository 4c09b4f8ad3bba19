import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { directory } from '#modules/system/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { say } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { staleRecord } from '#platform/server/master/stale.ts'
import { WrongCells } from '#platform/server/slip/wrong-cells.ts'
import { budgetBy, type editBudget as editCall } from '../../contract/budget/budget-calls.ts'
import { budgetErrors } from '../../contract/budget/budget-errors.ts'
import { dividings } from './budgeted.ts'
import { salesBudget } from './tables.ts'

type Sent = InputOf<typeof editCall>

const keyOf = ({ code, branch_no }: Pick<Sent['cells'][number], 'code' | 'branch_no'>) =>
  `${code} ${branch_no}`

/** Amounts that were typed: all of them, or none when somebody was faster in one. */
export async function editBudget(context: Context, sent: Sent): Promise<OutputOf<typeof editCall>> {
  const { cells, sales_budget_div, by } = sent
  const inUse = await readInUse(context, sent)
  const wrong = new WrongCells()
  const seen = new Set<string>()
  for (const [at, cell] of cells.entries()) {
    const { code, month } = cell
    if (!inUse.has(keyOf(cell)))
      wrong.at(
        `cells.${at}.code`,
        budgetErrors.BIZ_BUDGET_CODE.with({ by: say(budgetBy.texts[by], context.language), code }),
      )
    if (seen.has(`${keyOf(cell)} ${month}`))
      wrong.at(`cells.${at}.code`, budgetErrors.BIZ_BUDGET_TWICE.with({ code, month }))
    seen.add(`${keyOf(cell)} ${month}`)
  }
  wrong.refuse()
  const { tx, session } = context
  const { company_cd, factory_cd, user_cd } = session
  // Nobody else writes this year's budget until the end of the transaction: what is seen below stays so.
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`sales_budget ${company_cd} ${factory_cd} ${sales_budget_div} ${by}`}, 0))`,
  )
  await refuseStale(context, sent)
  await tx.execute(sql`INSERT INTO ${salesBudget} AS b (company_cd, factory_cd, sales_budget_div, budget_by, budget_cd, branch_no,
      month, amount, create_user, update_user)
    SELECT ${company_cd}, ${factory_cd}, ${sales_budget_div}, ${by}, s.code, s.branch_no, s.month, s.amount, ${user_cd}, ${user_cd}
    FROM ${sentRows(cells, 's', { code: 'text', branch_no: 'text', month: 'text', amount: 'numeric' })}
    ON CONFLICT (company_cd, factory_cd, sales_budget_div, budget_by, budget_cd, branch_no, month) DO UPDATE
      SET amount = excluded.amount, update_cnt = b.update_cnt + 1, update_user = excluded.update_user, update_dt = now()`)
  return { saved: cells.length }
}

async function readInUse({ tx, session }: Context, { by, cells }: Sent): Promise<ReadonlySet<string>> {
  const found = await rows(
    tx,
    { code: z.string(), branch_no: z.string() },
    sql`SELECT DISTINCT a.code, a.branch_no FROM (${dividings[by].all}) AS a
      JOIN ${sentRows(cells, 's', { code: 'text', branch_no: 'text' })}
        ON s.code = a.code AND s.branch_no = a.branch_no
      WHERE a.company_cd = ${session.company_cd} AND a.abort_div = '0'`,
  )
  return new Set(found.map(keyOf))
}

/** An amount that has been typed by somebody since it was read. */
async function refuseStale(context: Context, { cells, sales_budget_div, by }: Sent): Promise<void> {
  const { tx, session } = context
  const [changed] = await rows(
    tx,
    { update_user: z.string(), update_dt: z.string() },
    sql`SELECT b.update_user, b.update_dt::text FROM ${salesBudget} AS b
      JOIN ${sentRows(cells, 's', { code: 'text', branch_no: 'text', month: 'text', update_cnt: 'int' })}
        ON s.code = b.budget_cd AND s.branch_no = b.branch_no AND s.month = b.month AND s.update_cnt <> b.update_cnt
      WHERE b.company_cd = ${session.company_cd} AND b.factory_cd = ${session.factory_cd}
        AND b.sales_budget_div = ${sales_budget_div} AND b.budget_by = ${by}
      ORDER BY b.update_dt DESC LIMIT 1`,
  )
  if (changed) throw await staleRecord(context, directory, changed)
}

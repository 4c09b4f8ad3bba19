import { sql } from 'drizzle-orm'
import { addFacilityExceptions, changeLots } from '#modules/master/server/index.ts'
import { importAtOnce } from '#modules/receive-order/server/index.ts'
import { orderLineRead } from '#modules/receive-order/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { ScenarioChange } from '../../contract/scenario/scenario-change.ts'
import { scenarioErrors } from '../../contract/scenario/scenario-errors.ts'
import { planSetting, planUrgent } from './tables.ts'

/** The changes of a scenario as they are made for real; what is tried is the same, and taken back. */
export async function applyChanges(
  context: Context,
  changes: readonly ScenarioChange[],
  note: string,
): Promise<void> {
  for (const change of changes) await apply(context, change, note)
}

async function apply(context: Context, change: ScenarioChange, note: string): Promise<void> {
  const { tx, session } = context
  const { company_cd, factory_cd, user_cd } = session
  switch (change.kind) {
    case 'overtime':
    case 'downtime': {
      const { kind, ...exception } = change
      const exception_kind = kind === 'overtime' ? '1' : '2'
      return addFacilityExceptions(context, { ...exception, exception_kind, note })
    }
    case 'urgent':
      await refuseClosed(context, change)
      await tx.execute(sql`INSERT INTO ${planUrgent} (company_cd, factory_cd, order_no, line_no, create_user, update_user)
        VALUES (${company_cd}, ${factory_cd}, ${change.order_no}, ${change.line_no}, ${user_cd}, ${user_cd}) ON CONFLICT DO NOTHING`)
      return
    case 'lot': {
      const { kind: _, ...lots } = change
      return changeLots(context, lots)
    }
    case 'file':
      return importAtOnce(context, change.import_no)
    case 'aim':
      await tx.execute(sql`INSERT INTO ${planSetting} AS s (company_cd, factory_cd, plan_aim, create_user, update_user)
        VALUES (${company_cd}, ${factory_cd}, ${change.aim}, ${user_cd}, ${user_cd})
        ON CONFLICT (company_cd, factory_cd) DO UPDATE SET plan_aim = excluded.plan_aim, update_user = excluded.update_user,
          update_dt = now(), update_cnt = s.update_cnt + 1`)
  }
}

export async function refuseClosed(
  { tx, session }: Context,
  { order_no, line_no }: { readonly order_no: string; readonly line_no: number },
): Promise<void> {
  const [open] = await rows(
    tx,
    {},
    sql`SELECT FROM ${orderLineRead.rows} AS l WHERE l.company_cd = ${session.company_cd} AND l.factory_cd = ${session.factory_cd}
      AND l.order_no = ${order_no} AND l.line_no = ${line_no}::int AND l.qty - l.shipped_qty - l.closed_qty > 0`,
  )
  if (!open) throw scenarioErrors.BIZ_SCENARIO_ORDER.with({ no: order_no, line: line_no }).at('order_no')
}

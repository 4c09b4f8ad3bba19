import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { customerRead, facilityRead, itemRead } from '#modules/master/server/views.ts'
import { orderImportRead, orderRead } from '#modules/receive-order/server/views.ts'
import { maySeeCosts } from '#platform/contract/permission.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { isAlive } from '#platform/server/jobs/is-alive.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { abilityOf } from '#platform/server/slip/read-kept.ts'
import { planFigures, type PlanFigures } from '../../contract/scenario/figures.ts'
import type { listScenarios as listCall, ShownChange } from '../../contract/scenario/scenario-calls.ts'
import { scenarioChange, type ScenarioChange } from '../../contract/scenario/scenario-change.ts'
import { scenarioState } from '../../contract/scenario/scenario-codes.ts'
import { withoutRight } from './scenario-rights.ts'
import { planScenario, planSetting } from './tables.ts'

const columns = {
  ...{ scenario_no: z.string(), scenario_nm: z.string(), changes: z.array(scenarioChange) },
  ...{ state: scenarioState.schema, message: z.string(), figures: planFigures.nullable() },
  ...{ update_user: z.string(), update_dt: z.string(), update_cnt: z.int() },
}
export type StoredScenario = RowOf<typeof columns>

export const readScenarios = ({ tx, session }: Context): Promise<readonly StoredScenario[]> =>
  rows(
    tx,
    columns,
    sql`SELECT s.scenario_no::text AS scenario_no, s.scenario_nm, s.changes, s.scenario_state AS state, s.message, s.figures,
        s.update_user, s.update_dt::text AS update_dt, s.update_cnt
      FROM ${planScenario} AS s WHERE s.company_cd = ${session.company_cd} AND s.factory_cd = ${session.factory_cd}
      ORDER BY s.scenario_no`,
  )

export async function listScenarios(context: Context): Promise<OutputOf<typeof listCall>> {
  const { tx, session } = context
  const { company_cd, factory_cd } = session
  const [setting] = await rows(
    tx,
    { figures: planFigures.nullable(), compared_at: z.string(), job_no: z.string() },
    sql`SELECT s.figures, coalesce(s.compared_at::text, '') AS compared_at, s.job_no FROM ${planSetting} AS s
      WHERE s.company_cd = ${company_cd} AND s.factory_cd = ${factory_cd}`,
  )
  const found = await readScenarios(context)
  const machines = await rows(
    tx,
    { facility_cd: z.string(), facility_nm: z.string() },
    sql`SELECT f.facility_cd, f.facility_nm FROM ${facilityRead.rows} AS f WHERE f.company_cd = ${company_cd}
      AND f.factory_cd = ${factory_cd} ORDER BY 1`,
  )
  const seesMoney = maySeeCosts(session)
  const shown = (figures: PlanFigures | null) => figures && (seesMoney ? figures : withoutMoney(figures))
  const namesOf = await readNames(
    context,
    found.flatMap(({ changes }) => changes),
    machines,
  )
  return {
    basis: shown(setting?.figures ?? null),
    compared_at: setting?.compared_at ?? '',
    running: setting !== undefined && setting.job_no !== '' && (await isAlive(context, setting.job_no)),
    list: found.map(({ figures, changes, ...scenario }) => ({
      ...scenario,
      figures: shown(figures),
      adopt: abilityOf(withoutRight(changes, session), context),
      changes: changes.map((change): ShownChange => ({ ...change, name: namesOf(change) })),
    })),
    machines: [...machines],
  }
}

const withoutMoney = (figures: PlanFigures): PlanFigures => ({
  ...figures,
  stock_value: '',
  effects: figures.effects && { ...figures.effects, excess: [] },
})

/** The machine, the customer, the item or the file that a change is about. */
async function readNames(
  { tx, session }: Context,
  changes: readonly ScenarioChange[],
  machines: readonly { readonly facility_cd: string; readonly facility_nm: string }[],
): Promise<(change: ScenarioChange) => string> {
  const named = await rows(
    tx,
    { kind: z.string(), no: z.string(), name: z.string() },
    sql`SELECT 'lot' AS kind, i.item_cd AS no, i.item_nm AS name FROM ${itemRead.rows} AS i WHERE i.company_cd = ${session.company_cd}
        AND i.item_cd IN (SELECT c.item_cd FROM ${sentRows(changes, 'c', { item_cd: 'text' })})
      UNION ALL SELECT 'urgent', r.order_no, coalesce(${customerRead.of('r', 'customer_nm')}, '') FROM ${orderRead.rows} AS r
        WHERE r.company_cd = ${session.company_cd} AND r.factory_cd = ${session.factory_cd}
        AND r.order_no IN (SELECT c.order_no FROM ${sentRows(changes, 'c', { order_no: 'text' })})
      UNION ALL SELECT 'file', f.import_no::text, f.file_nm FROM ${orderImportRead.rows} AS f
        WHERE f.company_cd = ${session.company_cd} AND f.factory_cd = ${session.factory_cd}
        AND f.import_no IN (SELECT c.import_no FROM ${sentRows(changes, 'c', { import_no: 'bigint' })})`,
  )
  const names = new Map(named.map(({ kind, no, name }) => [`${kind} ${no}`, name]))
  for (const { facility_cd, facility_nm } of machines) names.set(`machine ${facility_cd}`, facility_nm)
  return (change) => {
    switch (change.kind) {
      case 'overtime':
      case 'downtime':
        return names.get(`machine ${change.facility_cd}`) ?? ''
      case 'urgent':
        return names.get(`urgent ${change.order_no}`) ?? ''
      case 'lot':
        return names.get(`lot ${change.item_cd}`) ?? ''
      case 'file':
        return names.get(`file ${change.import_no}`) ?? ''
      case 'aim':
        return ''
    }
  }
}

import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { facilityRead, itemRead } from '#modules/master/server/views.ts'
import { refuseUnready } from '#modules/receive-order/server/index.ts'
import { orderImportRead } from '#modules/receive-order/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { BusinessError } from '#platform/contract/errors.ts'
import { validation } from '#platform/contract/validation.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { say } from '#platform/server/facts/say.ts'
import { isAlive } from '#platform/server/jobs/is-alive.ts'
import { staleRecord } from '#platform/server/master/stale.ts'
import { scenariosChanged } from '../../contract/production-facts.ts'
import {
  type addScenarioChange as addCall,
  type copyScenario as copyCall,
  mostChanges,
  mostScenarios,
  type removeScenario as removeCall,
  type removeScenarioChange as removeChangeCall,
} from '../../contract/scenario/scenario-calls.ts'
import { changeOf, type ScenarioChange } from '../../contract/scenario/scenario-change.ts'
import { scenarioErrors } from '../../contract/scenario/scenario-errors.ts'
import { refuseClosed } from './apply-changes.ts'
import { readScenarios, type StoredScenario } from './read-scenarios.ts'
import { planScenario, planSetting } from './tables.ts'

/** The factory's scenarios, held; none is changed while they are calculated. */
export async function holdScenarios(context: Context): Promise<readonly StoredScenario[]> {
  const { tx, session } = context
  const { company_cd, factory_cd, user_cd } = session
  await tx.execute(sql`INSERT INTO ${planSetting} (company_cd, factory_cd, create_user, update_user)
    VALUES (${company_cd}, ${factory_cd}, ${user_cd}, ${user_cd}) ON CONFLICT DO NOTHING`)
  const [setting] = await rows(
    tx,
    { job_no: z.string() },
    sql`SELECT s.job_no FROM ${planSetting} AS s WHERE s.company_cd = ${company_cd} AND s.factory_cd = ${factory_cd}
      FOR NO KEY UPDATE`,
  )
  if (setting && setting.job_no !== '' && (await isAlive(context, setting.job_no)))
    throw scenarioErrors.BIZ_SCENARIO_RUNNING.with()
  return readScenarios(context)
}

/** One of them, as somebody has seen it. */
export async function takeScenario(
  context: Context,
  { scenario_no, update_cnt }: { readonly scenario_no: string; readonly update_cnt?: number },
): Promise<StoredScenario> {
  const found = (await holdScenarios(context)).find((one) => one.scenario_no === scenario_no)
  if (!found) throw http[404].with()
  if (update_cnt !== undefined && found.update_cnt !== update_cnt)
    throw await staleRecord(context, directory, found)
  return found
}

export async function addChange(
  context: Context,
  { scenario_no, scenario_nm, ...typed }: InputOf<typeof addCall>,
): Promise<OutputOf<typeof addCall>> {
  const change = changeOf(typed)
  await refuseUnknown(context, change)
  if (scenario_no === '') {
    const name = scenario_nm || (await nameOfFile(context, change))
    if (name === '') throw wrong('scenario_nm', validation.V_REQUIRED)
    return begin(context, name, [change])
  }
  const { changes } = await takeOpen(context, { scenario_no })
  if (changes.length >= mostChanges) throw scenarioErrors.BIZ_SCENARIO_CHANGES.with({ most: mostChanges })
  await write(context, scenario_no, [...changes, change])
  return { scenario_no }
}

/** A file that opens as a scenario is its name. */
async function nameOfFile({ tx, session }: Context, change: ScenarioChange): Promise<string> {
  if (change.kind !== 'file') return ''
  const [file] = await rows(
    tx,
    { file_nm: z.string() },
    sql`SELECT f.file_nm FROM ${orderImportRead.rows} AS f WHERE f.company_cd = ${session.company_cd}
      AND f.factory_cd = ${session.factory_cd} AND f.import_no = ${change.import_no}::bigint`,
  )
  return (file?.file_nm ?? '').slice(0, 40)
}

export async function removeChange(
  context: Context,
  { at, ...seen }: InputOf<typeof removeChangeCall>,
): Promise<OutputOf<typeof removeChangeCall>> {
  const { scenario_no, changes } = await takeOpen(context, seen)
  if (at >= changes.length) throw http[404].with()
  await write(
    context,
    scenario_no,
    changes.filter((_, place) => place !== at),
  )
  return {}
}

export async function copyScenario(
  context: Context,
  { scenario_no, scenario_nm }: InputOf<typeof copyCall>,
): Promise<OutputOf<typeof copyCall>> {
  const { changes } = await takeScenario(context, { scenario_no })
  return begin(context, scenario_nm, changes)
}

export async function removeScenario(
  context: Context,
  seen: InputOf<typeof removeCall>,
): Promise<OutputOf<typeof removeCall>> {
  const { scenario_no } = await takeScenario(context, seen)
  const { company_cd, factory_cd } = context.session
  await context.tx
    .execute(sql`DELETE FROM ${planScenario} AS s WHERE s.company_cd = ${company_cd} AND s.factory_cd = ${factory_cd}
    AND s.scenario_no = ${scenario_no}::bigint`)
  say(context, scenariosChanged, { scenarios: [scenario_no] })
  return {}
}

/** What has been adopted stays as it was adopted. */
async function takeOpen(context: Context, seen: Parameters<typeof takeScenario>[1]): Promise<StoredScenario> {
  const found = await takeScenario(context, seen)
  if (found.state === '8') throw scenarioErrors.BIZ_SCENARIO_ADOPTED.with({ name: found.scenario_nm })
  return found
}

async function begin(context: Context, name: string, changes: readonly ScenarioChange[]) {
  const { company_cd, factory_cd, user_cd } = context.session
  if ((await holdScenarios(context)).length >= mostScenarios)
    throw scenarioErrors.BIZ_SCENARIO_MANY.with({ most: mostScenarios })
  const [made] = await rows(
    context.tx,
    { scenario_no: z.string() },
    sql`INSERT INTO ${planScenario} AS s (company_cd, factory_cd, scenario_nm, changes, create_user, update_user)
      VALUES (${company_cd}, ${factory_cd}, ${name}, ${JSON.stringify(changes)}::jsonb, ${user_cd}, ${user_cd})
      RETURNING s.scenario_no::text AS scenario_no`,
  )
  const scenario_no = made?.scenario_no ?? ''
  say(context, scenariosChanged, { scenarios: [scenario_no] })
  return { scenario_no }
}

/** What it came to was of other changes. */
async function write(
  context: Context,
  scenario_no: string,
  changes: readonly ScenarioChange[],
): Promise<void> {
  const { company_cd, factory_cd, user_cd } = context.session
  await context.tx
    .execute(sql`UPDATE ${planScenario} AS s SET changes = ${JSON.stringify(changes)}::jsonb, figures = NULL,
      scenario_state = '0', message = '', update_user = ${user_cd}, update_dt = now(), update_cnt = s.update_cnt + 1
    WHERE s.company_cd = ${company_cd} AND s.factory_cd = ${factory_cd} AND s.scenario_no = ${scenario_no}::bigint`)
  say(context, scenariosChanged, { scenarios: [scenario_no] })
}

/** Codes that no master has, and orders that are not open, are refused where they are typed. */
async function refuseUnknown(context: Context, change: ScenarioChange): Promise<void> {
  const { tx, session } = context
  switch (change.kind) {
    case 'overtime':
    case 'downtime': {
      const found = await rows(
        tx,
        {},
        sql`SELECT FROM ${facilityRead.rows} AS f WHERE f.company_cd = ${session.company_cd} AND f.factory_cd = ${session.factory_cd}
          AND f.facility_cd = ${change.facility_cd} AND f.abort_div = '0'`,
      )
      if (found.length === 0) throw wrong('facility_cd', validation.V_NOT_IN_MASTER)
      return
    }
    case 'urgent':
      return refuseClosed(context, change)
    case 'lot': {
      const found = await rows(
        tx,
        {},
        sql`SELECT FROM ${itemRead.rows} AS i WHERE i.company_cd = ${session.company_cd} AND i.item_cd = ${change.item_cd}
          AND i.abort_div = '0'`,
      )
      if (found.length === 0) throw wrong('item_cd', validation.V_NOT_IN_MASTER)
      return
    }
    case 'file':
      return refuseUnready(context, change.import_no)
    case 'aim':
  }
}

const wrong = (path: string, kind: (typeof validation)['V_REQUIRED']) =>
  new BusinessError(http[400], {}, [{ path, code: kind.code, text: kind.text, params: {} }])

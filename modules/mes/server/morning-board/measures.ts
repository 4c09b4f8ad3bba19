import { eq, and, sql } from 'drizzle-orm'
import { z } from 'zod'
import { workerRead } from '#modules/master/server/views.ts'
import { businessDateOf, directory } from '#modules/system/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { changesBetween, readHistory, recordChange } from '#platform/server/audit/change-history.ts'
import { readSteps, recordStep, takeStep } from '#platform/server/audit/status-history.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { staleRecord } from '#platform/server/master/stale.ts'
import type {
  editMeasure as editCall,
  Measure,
  measureHistory as historyCall,
  stepMeasure as stepCall,
} from '../../contract/morning-board/board-calls.ts'
import { boardErrors } from '../../contract/morning-board/board-errors.ts'
import { measureMachine, measureStatus, measureVerb } from '../../contract/morning-board/measure-codes.ts'
import { workErrors } from '../../contract/work-errors.ts'
import { measureTable } from './tables.ts'

const document = 'mes_measure'
const typed = ['about', 'action', 'worker_cd', 'due_dt'] as const
const text = z.string()
const shownDays = 7

/** Open ones by their due date, then what was closed in the last week. */
export async function readMeasures({ tx, session }: Context, biz_dt: string): Promise<readonly Measure[]> {
  return rows(
    tx,
    {
      ...{ measure_no: text, update_cnt: z.int(), measure_status: measureStatus.schema, about: text },
      ...{ action: text, worker_cd: text, worker_nm: text, due_dt: text, result: text, closed_dt: text },
      ...{ raised_dt: text, overdue_days: z.int() },
    },
    sql`SELECT m.measure_no::text AS measure_no, m.update_cnt, m.measure_status, m.about, m.action, m.worker_cd,
        coalesce(${workerRead.of('m', 'worker_nm')}, '') AS worker_nm, m.due_dt::text AS due_dt, m.result,
        coalesce(m.closed_dt::text, '') AS closed_dt, m.raised_dt::text AS raised_dt,
        CASE WHEN m.measure_status = '9' THEN 0 ELSE greatest(0, ${biz_dt}::date - m.due_dt) END AS overdue_days
      FROM ${measureTable} AS m WHERE m.company_cd = ${session.company_cd} AND m.factory_cd = ${session.factory_cd}
        AND (m.measure_status <> '9' OR m.closed_dt > ${biz_dt}::date - ${shownDays}::int)
      ORDER BY m.measure_status = '9', m.due_dt, m.measure_no`,
  )
}

/** Who is to do it must be there. */
async function refuseUnknownWorker({ tx, session }: Context, worker_cd: string): Promise<void> {
  const found = await rows(
    tx,
    {},
    sql`SELECT FROM ${workerRead.rows} AS w WHERE w.company_cd = ${session.company_cd} AND w.factory_cd = ${session.factory_cd}
      AND w.worker_cd = ${worker_cd} AND w.abort_div = '0'`,
  )
  if (found.length === 0) throw workErrors.BIZ_WORKER_UNKNOWN.with({ code: worker_cd }).at('worker_cd')
}

/** 登録: what is closed is opened again before it is changed. */
export async function editMeasure(
  context: Context,
  { measure_no, update_cnt, raised_dt, ...fields }: InputOf<typeof editCall>,
): Promise<OutputOf<typeof editCall>> {
  const { tx, session } = context
  const { company_cd, factory_cd, user_cd } = session
  await refuseUnknownWorker(context, fields.worker_cd)
  if (measure_no === '') {
    const [made] = await tx
      .insert(measureTable)
      .values({ company_cd, factory_cd, raised_dt, ...fields, create_user: user_cd, update_user: user_cd })
      .returning({ measure_no: measureTable.measure_no })
    if (!made) throw http[404].with()
    const key = `${factory_cd} ${made.measure_no}`
    await recordStep(context, {
      document,
      key,
      axis: measureMachine.axis,
      from: null,
      to: '0',
      verb: 'create',
    })
    const changes = changesBetween(undefined, fields, typed)
    await recordChange(context, { table: document, key, action: 'create', changes })
    return { measure_no: String(made.measure_no) }
  }
  const { key, known } = await hold(context, { measure_no, update_cnt })
  if (known.measure_status === '9')
    throw boardErrors.BIZ_MEASURE_STATE.with({ state: measureStatus.texts['9'] })
  await write(context, measure_no, fields)
  const changes = changesBetween(known, fields, typed)
  if (changes.length > 0) await recordChange(context, { table: document, key, action: 'update', changes })
  return { measure_no }
}

/** 着手・完了・再開: closing says what came of it. */
export async function stepMeasure(
  context: Context,
  { measure_no, update_cnt, verb, reason }: InputOf<typeof stepCall>,
): Promise<OutputOf<typeof stepCall>> {
  const { key, known } = await hold(context, { measure_no, update_cnt })
  const measure_status = await takeStep(context, measureMachine, {
    ...{ document, key, state: known.measure_status, verb, reason, facts: {} },
  })
  const biz_dt = await businessDateOf(context)
  await write(context, measure_no, {
    ...{ measure_status, closed_dt: measure_status === '9' ? biz_dt : null },
    ...(verb === 'close' ? { result: reason } : {}),
  })
  return { measure_no }
}

export async function measureHistory(
  context: Context,
  { measure_no }: InputOf<typeof historyCall>,
): Promise<OutputOf<typeof historyCall>> {
  const { tx, session } = context
  const namesOf = (codes: readonly string[]) => directory.namesOf(tx, session.company_cd, codes)
  const key = `${session.factory_cd} ${measure_no}`
  const steps = await readSteps(context, { document, key })
  const changes = await readHistory(context, document, key, namesOf)
  const names = await namesOf([...new Set(steps.map(({ actor_cd }) => actor_cd))])
  const list = [
    ...steps.map(({ at, actor_cd, verb, reason }) => ({
      ...{
        at,
        actor_nm: names.get(actor_cd) ?? actor_cd,
        reason,
        verb: measureVerb.parse(verb),
        changes: [],
      },
    })),
    ...changes
      .filter(({ action }) => action === 'update')
      .map(({ at, actor_nm, changes: fields }) => ({
        ...{ at, actor_nm, verb: 'update' as const, reason: '' },
        changes: fields.map(({ field, old, new: later }) => ({ field, old: shown(old), new: shown(later) })),
      })),
  ]
  return { list: list.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at)) }
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Held until the end of the transaction; refused when somebody was faster. */
async function hold(
  context: Context,
  { measure_no, update_cnt }: { readonly measure_no: string; readonly update_cnt: number },
) {
  const { tx, session } = context
  const [known] = await rows(
    tx,
    {
      ...{ update_cnt: z.int(), update_user: text, update_dt: text, measure_status: measureStatus.schema },
      ...{ about: text, action: text, worker_cd: text, due_dt: text },
    },
    sql`SELECT m.update_cnt, m.update_user, to_json(m.update_dt)#>>'{}' AS update_dt, m.measure_status, m.about, m.action,
        m.worker_cd, m.due_dt::text AS due_dt FROM ${measureTable} AS m
      WHERE m.company_cd = ${session.company_cd} AND m.factory_cd = ${session.factory_cd} AND m.measure_no = ${measure_no} FOR UPDATE`,
  )
  if (!known) throw http[404].with()
  if (known.update_cnt !== update_cnt) throw await staleRecord(context, directory, known)
  return { known, key: `${session.factory_cd} ${measure_no}` }
}

async function write(
  { tx, session, now }: Context,
  measure_no: string,
  fields: Partial<typeof measureTable.$inferInsert>,
): Promise<void> {
  const { company_cd, factory_cd, user_cd } = session
  await tx
    .update(measureTable)
    .set({
      ...{ ...fields, update_user: user_cd, update_dt: now.toISOString() },
      update_cnt: sql`${measureTable.update_cnt} + 1`,
    })
    .where(
      and(
        eq(measureTable.company_cd, company_cd),
        eq(measureTable.factory_cd, factory_cd),
        eq(measureTable.measure_no, BigInt(measure_no)),
      ),
    )
}

import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { facilityRead, itemRead } from '#modules/master/server/views.ts'
import { holdOrders, processOf, type WorkInProgress } from '#modules/production/server/index.ts'
import { businessDateOf, slipNumberOf } from '#modules/system/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { BusinessError } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { WrongCells } from '#platform/server/slip/wrong-cells.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import { chargeNumber, type recordCharge as chargeCall } from '../../contract/charge/charge-calls.ts'
import { workErrors } from '../../contract/work-errors.ts'
import { TakenLots } from '../draw-parts.ts'
import { takeEvent } from '../take-event.ts'
import { workEventTable } from '../tables.ts'
import { refuseUnknownWorker } from '../who-and-when.ts'
import { lastEvent } from '../work-events.ts'
import { chargeShares } from './charge-share.ts'

type Asked = InputOf<typeof chargeCall>

/** One event of every job of a charge, in one transaction: all of them or none, what is wrong at its job. */
export async function recordCharge(context: Context, asked: Asked): Promise<OutputOf<typeof chargeCall>> {
  const { event_kind, facility_cd, worker_cd, jobs, agreed, client_key } = asked
  const biz_dt = await businessDateOf(context)
  await refuseUnknownWorker(context, asked)
  await refuseNoFurnace(context, facility_cd)
  const begins = event_kind === '1'
  if (begins && jobs.length < 2) throw workErrors.BIZ_CHARGE_FEW.with().at('jobs')
  return inOneUnit(context, async () => {
    const orders = new Map(
      await holdOrders(
        context,
        jobs.map(({ work_order_no }) => work_order_no),
      ),
    )
    const known = await chargeOfClient(context, client_key)
    if (known) return () => known
    const wrong = new WrongCells()
    const found = findJobs(jobs, orders, wrong)
    wrong.refuse()
    const number = begins ? slipNumberOf(context, { ...chargeNumber, date: biz_dt }) : undefined
    const shares = begins ? await sharesOf(context, found) : []
    const taken = new TakenLots()
    for (const [at, job] of jobs.entries()) {
      const order = orders.get(job.work_order_no)
      const work = order && processOf(order, job.process_no)
      if (!work) continue
      const kept = () => ({
        ...(number ? { charge_no: number.value, charge_share: shares[at] ?? null } : {}),
        ...(at === 0 ? { client_key } : {}),
      })
      try {
        if (!begins) await refuseOtherCharge(context, work, asked.charge_no)
        const { order: after } = await takeEvent(
          context,
          work,
          {
            ...{ event_kind, worker_cd, facility_cd, agreed, rework_qty: '0', remarks: '' },
            ...{ good_qty: job.good_qty, defective_qty: job.defective_qty },
            reason_cd: event_kind === '2' ? asked.stop_reason_cd : job.reason_cd,
          },
          {
            ...{ biz_dt, occurred_at: context.now, kept, taken, cellOf: () => `jobs.${at}.good_qty` },
            ask: (question) => wrong.at(`jobs.${at}.good_qty`, question),
          },
        )
        orders.set(job.work_order_no, after)
      } catch (error) {
        if (!(error instanceof BusinessError)) throw error
        wrong.at(`jobs.${at}.${error.fields[0]?.path ?? 'process_no'}`, error)
      }
    }
    wrong.refuse()
    return () => ({ charge_no: number?.value ?? asked.charge_no })
  })
}

async function refuseNoFurnace({ tx, session }: Context, facility_cd: string): Promise<void> {
  const [found] = await rows(
    tx,
    { facility_kind: z.string() },
    sql`SELECT f.facility_kind FROM ${facilityRead.rows} AS f WHERE f.company_cd = ${session.company_cd}
      AND f.factory_cd = ${session.factory_cd} AND f.facility_cd = ${facility_cd} AND f.abort_div = '0'`,
  )
  if (!found) throw workErrors.BIZ_WORK_MACHINE.with({ code: facility_cd }).at('facility_cd')
  if (found.facility_kind !== '4')
    throw workErrors.BIZ_CHARGE_PLACE.with({ code: facility_cd }).at('facility_cd')
}

/** What the device has sent already. */
async function chargeOfClient({ tx, session }: Context, client_key: string) {
  if (client_key === '') return undefined
  const [known] = await rows(
    tx,
    { charge_no: z.string() },
    sql`SELECT e.charge_no FROM ${workEventTable} AS e WHERE e.company_cd = ${session.company_cd}
      AND e.factory_cd = ${session.factory_cd} AND e.client_key = ${client_key}`,
  )
  return known
}

function findJobs(
  jobs: Asked['jobs'],
  orders: Awaited<ReturnType<typeof holdOrders>>,
  wrong: WrongCells,
): readonly WorkInProgress[] {
  const seen = new Set<string>()
  return jobs.flatMap(({ work_order_no: code, process_no: process }, at) => {
    const order = orders.get(code)
    const work = order && processOf(order, process)
    const one = `${code}-${process}`
    if (!order) wrong.at(`jobs.${at}.work_order_no`, workErrors.BIZ_WORK_ORDER_UNKNOWN.with({ code }))
    else if (!work)
      wrong.at(`jobs.${at}.process_no`, workErrors.BIZ_WORK_PROCESS_UNKNOWN.with({ code, process }))
    else if (seen.has(one))
      wrong.at(`jobs.${at}.process_no`, workErrors.BIZ_CHARGE_TWICE.with({ code, process }))
    seen.add(one)
    return work ? [work] : []
  })
}

async function sharesOf(
  { tx, session }: Context,
  found: readonly WorkInProgress[],
): Promise<readonly string[]> {
  const items = [...new Set(found.map(({ header }) => header.item_cd))]
  const weights = await rows(
    tx,
    { item_cd: z.string(), weight: z.string() },
    sql`SELECT i.item_cd, coalesce(trim_scale(i.weight)::text, '') AS weight FROM ${itemRead.rows} AS i
      WHERE i.company_cd = ${session.company_cd} AND i.item_cd = ANY(${textArray(items)})`,
  )
  const weightOf = new Map(weights.map(({ item_cd, weight }) => [item_cd, weight]))
  return chargeShares(
    found.map(({ header, operation }) => ({
      plan_qty: operation.plan_qty,
      weight: weightOf.get(header.item_cd) ?? '',
    })),
  )
}

async function refuseOtherCharge(
  context: Context,
  { header: { work_order_no: code }, operation: { process_no: process } }: WorkInProgress,
  charge: string,
): Promise<void> {
  const last = await lastEvent(context, { work_order_no: code, process_no: process })
  if (!last || last.charge_no === '' || last.charge_no !== charge)
    throw workErrors.BIZ_CHARGE_OTHER.with({ code, process, charge }).at('process_no')
}

import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { facilityRead } from '#modules/master/server/views.ts'
import { holdWork } from '#modules/production/server/index.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { BusinessError } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import type { recordWork as recordCall } from '../contract/work-calls.ts'
import { workErrors } from '../contract/work-errors.ts'
import { TakenLots } from './draw-parts.ts'
import { takeEvent } from './take-event.ts'
import { eventOfClient } from './work-events.ts'
import { momentOf, refuseUnknownWorker } from './who-and-when.ts'

type Asked = InputOf<typeof recordCall>

/**
 * One event of a process, in one transaction. What a device sends a second time, because it never heard the answer, is the event
 * that it was the first time.
 */
export async function recordWork(context: Context, asked: Asked): Promise<OutputOf<typeof recordCall>> {
  return tellWork(context, asked, momentOf(asked, context.now))
}

/** When it happened has been judged. */
export async function tellWork(
  context: Context,
  asked: Omit<Asked, 'occurred_at'>,
  occurred_at: Date,
): Promise<OutputOf<typeof recordCall>> {
  const biz_dt = await businessDateOf(context)
  await refuseUnknownWorker(context, asked)
  await refuseUnknownMachine(context, asked)
  return inOneUnit(context, async () => {
    const work = await holdWork(context, asked)
    const known = await eventOfClient(context, asked)
    if (known) return () => known
    const { client_key } = asked
    const { event } = await takeEvent(context, work, asked, {
      ...{ biz_dt, occurred_at, kept: () => ({ client_key }) },
      ...{ cellOf: () => 'good_qty', ask: refuse, taken: new TakenLots() },
    })
    return event
  })
}

function refuse(question: BusinessError): never {
  throw question
}

async function refuseUnknownMachine(
  { tx, session }: Context,
  { facility_cd }: Pick<Asked, 'facility_cd'>,
): Promise<void> {
  if (facility_cd === '') return
  const found = await rows(
    tx,
    { facility_cd: z.string() },
    sql`SELECT f.facility_cd FROM ${facilityRead.rows} AS f WHERE f.company_cd = ${session.company_cd}
      AND f.factory_cd = ${session.factory_cd} AND f.facility_cd = ${facility_cd} AND f.abort_div = '0'`,
  )
  if (found.length === 0) throw workErrors.BIZ_WORK_MACHINE.with({ code: facility_cd }).at('facility_cd')
}

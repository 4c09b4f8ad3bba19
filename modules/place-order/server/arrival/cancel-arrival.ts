import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { reverseStock, standingMovements } from '#modules/stock/server/index.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import type { InputOf } from '#platform/contract/endpoint.ts'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { readKept } from '#platform/server/slip/kept-routes.ts'
import { isSlip } from '#platform/server/slip/read-kept.ts'
import { stepSlip } from '#platform/server/slip/step-slip.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import type { cancelArrival as cancelCall } from '../../contract/arrival/arrival-calls.ts'
import { arrivalErrors } from '../../contract/arrival/arrival-errors.ts'
import { arrivalMachine } from '../../contract/arrival/arrival-machine.ts'
import { arrivalKind } from '../../contract/arrival/arrival-number.ts'
import type { arrivalSlip } from '../../contract/arrival/arrival-slip.ts'
import { arrivalKept } from './arrival-kept.ts'
import { acceptance, arrival, arrivalLine } from './tables.ts'

/** 入荷取消: what was received goes out again by counter-entries; not while an acceptance stands on it. */
export async function cancelArrival(
  context: Context,
  { arrival_no, reason }: InputOf<typeof cancelCall>,
): Promise<SlipRecordOf<typeof arrivalSlip>> {
  const key = { arrival_no }
  await inOneUnit(context, async () => {
    await stepSlip(arrivalKept, context, key, {
      ...{ machine: arrivalMachine, verb: 'cancel', reason },
      factsOf: (record) => record,
    })
    await refuseAccepted(context, arrival_no)
    const document = { document_kind: arrivalKind, document_no: arrival_no }
    const ledger_nos = await standingMovements(context, document)
    if (ledger_nos.length > 0)
      reverseStock(context, { ...document, ledger_nos, reason, biz_dt: await businessDateOf(context) })
    unitOf(context).write(async () => {
      await context.tx.execute(sql`UPDATE ${arrival} AS h SET cancel_reason = ${reason}
        WHERE ${isSlip(arrivalKept, context, key, 'h')}`)
      await context.tx.execute(sql`UPDATE ${arrivalLine} AS l SET inspected_qty = 0, good_qty = 0
        WHERE ${isSlip(arrivalKept, context, key, 'l')}`)
    })
    return () => undefined
  })
  return readKept(arrivalKept, context, key)
}

async function refuseAccepted({ tx, session }: Context, arrival_no: string): Promise<void> {
  const [found] = await rows(
    tx,
    { acceptance_no: z.string() },
    sql`SELECT h.acceptance_no FROM ${acceptance} AS h WHERE h.company_cd = ${session.company_cd}
      AND h.factory_cd = ${session.factory_cd} AND h.arrival_no = ${arrival_no} AND h.acceptance_status = '1'
      ORDER BY h.acceptance_no LIMIT 1`,
  )
  if (found) throw arrivalErrors.BIZ_ARRIVAL_ACCEPTED.with({ no: found.acceptance_no })
}

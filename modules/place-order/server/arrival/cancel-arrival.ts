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
import { lessOnLine, recordOnLines } from '../order/record-on-lines.ts'
import { takeBackCharges } from '../supply/charges.ts'
import { arrivalKept, type StoredArrival } from './arrival-kept.ts'
import { directShipment } from './direct-shipment.ts'
import { holdArrival } from './hold-documents.ts'
import { takeBackDue } from './purchase-due.ts'
import { receivedOn } from './receive-arrival.ts'
import { acceptance, arrival, arrivalLine } from './tables.ts'

/** 入荷取消: what was received goes out again by counter-entries; not while an acceptance stands on it. */
export async function cancelArrival(
  context: Context,
  { arrival_no, reason }: InputOf<typeof cancelCall>,
): Promise<SlipRecordOf<typeof arrivalSlip>> {
  const key = { arrival_no }
  await inOneUnit(context, async () => {
    const slip = await holdArrival(context, arrival_no)
    await stepSlip(arrivalKept, context, key, {
      ...{ machine: arrivalMachine, verb: 'cancel', reason },
      factsOf: (record) => record,
    })
    await refuseAccepted(context, arrival_no)
    if (slip.header.arrival_status === '1') await takeBack(context, slip, reason)
    unitOf(context).write(async () => {
      await takeBackCharges(context, arrival_no)
      await context.tx.execute(sql`UPDATE ${arrival} AS h SET cancel_reason = ${reason}
        WHERE ${isSlip(arrivalKept, context, key, 'h')}`)
      await context.tx
        .execute(sql`UPDATE ${arrivalLine} AS l SET inspected_qty = 0, good_qty = 0, closed_qty = 0
        WHERE ${isSlip(arrivalKept, context, key, 'l')}`)
    })
    return () => undefined
  })
  return readKept(arrivalKept, context, key)
}

/** Goods, what is owed for them, and what stands on the order, as they were before. */
async function takeBack(context: Context, { header, lines }: StoredArrival, reason: string): Promise<void> {
  const { arrival_no } = header
  const biz_dt = await businessDateOf(context)
  const document = { document_kind: arrivalKind, document_no: arrival_no }
  const ledger_nos = await standingMovements(context, document)
  if (ledger_nos.length > 0) reverseStock(context, { ...document, ledger_nos, reason, biz_dt })
  if (header.arrival_div === '1')
    for (const one of context.registered(directShipment)) await one.takeBack(context, { arrival_no, reason })
  const purchased = await takeBackDue(context, {
    ...{ source: '1', source_no: arrival_no },
    ...{ account_dt: biz_dt, reason },
  })
  const received = lines
    .filter(({ outcome, po_no }) => outcome === '0' && po_no !== '')
    .map((line) =>
      lessOnLine({
        ...receivedOn(line),
        ...(line.closed_qty === '0' ? {} : { closed_qty: line.closed_qty }),
      }),
    )
  await recordOnLines(context, [...received, ...purchased], { verb: 'cancel', reason, isOverAllowed: true })
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

import { sql } from 'drizzle-orm'
import { reverseStock, standingMovements } from '#modules/stock/server/index.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import { compare, decimal, negated, sum } from '#platform/contract/decimal.ts'
import type { InputOf } from '#platform/contract/endpoint.ts'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import type { Context } from '#platform/server/context.ts'
import { readKept } from '#platform/server/slip/kept-routes.ts'
import { isSlip } from '#platform/server/slip/read-kept.ts'
import { stepSlip } from '#platform/server/slip/step-slip.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import type { acceptanceSlip } from '../../contract/arrival/acceptance-slip.ts'
import type { cancelAcceptance as cancelCall } from '../../contract/arrival/arrival-calls.ts'
import { arrivalErrors } from '../../contract/arrival/arrival-errors.ts'
import { acceptanceMachine } from '../../contract/arrival/arrival-machine.ts'
import { acceptanceKind } from '../../contract/arrival/arrival-number.ts'
import { placeOrderErrors } from '../../contract/order/place-order-errors.ts'
import { lessOnLine, recordOnLines, type RecordedOnLine } from '../order/record-on-lines.ts'
import { acceptanceKept, type StoredAcceptance } from './acceptance-kept.ts'
import type { ArrivalLine, StoredArrival } from './arrival-kept.ts'
import { directShipment } from './direct-shipment.ts'
import { holdAcceptance } from './hold-documents.ts'
import { inspectedOn } from './inspected-on.ts'
import { mostToCome, readOrderLines } from './order-lines.ts'
import { takeBackDue } from './purchase-due.ts'
import { recordInspected } from './record-inspected.ts'
import { acceptance } from './tables.ts'

/** 検収取消: everything awaits inspection again, by counter-entries; not when the defective pieces have gone back since. */
export async function cancelAcceptance(
  context: Context,
  { acceptance_no, reason }: InputOf<typeof cancelCall>,
): Promise<SlipRecordOf<typeof acceptanceSlip>> {
  const key = { acceptance_no }
  await inOneUnit(context, async () => {
    const { slip, arrival } = await holdAcceptance(context, acceptance_no)
    await stepSlip(acceptanceKept, context, key, {
      ...{ machine: acceptanceMachine, verb: 'cancel', reason },
      factsOf: (record) => record,
    })
    const wasAccepted = slip.header.acceptance_status === '1'
    if (wasAccepted) await takeBack(context, { slip, arrival, reason })
    unitOf(context).write(async () => {
      if (wasAccepted) await recordInspected(context, slip.header.arrival_no, slip.lines, '-')
      await context.tx.execute(sql`UPDATE ${acceptance} AS h SET cancel_reason = ${reason}
        WHERE ${isSlip(acceptanceKept, context, key, 'h')}`)
    })
    return () => undefined
  })
  return readKept(acceptanceKept, context, key)
}

interface TakenBack {
  readonly slip: StoredAcceptance
  readonly arrival: StoredArrival | undefined
  readonly reason: string
}

/** Goods, what is owed for them, and what stands on the order, as they were before. */
async function takeBack(context: Context, { slip, arrival, reason }: TakenBack): Promise<void> {
  const { acceptance_no } = slip.header
  const lines = arrival?.lines ?? []
  refuseSentBack(slip, lines)
  const biz_dt = await businessDateOf(context)
  const document = { document_kind: acceptanceKind, document_no: acceptance_no }
  const ledger_nos = await standingMovements(context, document)
  reverseStock(context, { ...document, ledger_nos, reason, biz_dt })
  if (arrival?.header.arrival_div === '1')
    for (const one of context.registered(directShipment))
      await one.takeBackReturn(context, { acceptance_no, reason })
  const purchased = await takeBackDue(context, {
    ...{ source: '2', source_no: acceptance_no },
    ...{ account_dt: biz_dt, reason },
  })
  const inspected = slip.lines.flatMap((line) => {
    const arrived = lines.find(({ line_no }) => line_no === line.arrival_line_no)
    return arrived ? inspectedOn({ line, arrived }).map(lessOnLine) : []
  })
  await refuseDelivered(context, lines, inspected)
  await recordOnLines(context, [...inspected, ...purchased], { verb: 'cancel', reason, isOverAllowed: true })
}

/** What was to be delivered again has not come yet, but for what the supplier may deliver beyond the order. */
async function refuseDelivered(
  context: Context,
  arrivals: readonly ArrivalLine[],
  inspected: readonly RecordedOnLine[],
): Promise<void> {
  for (const order of (await readOrderLines(context, arrivals)).values()) {
    const { po_no, line_no, rest } = order
    const own = inspected.filter((one) => one.po_no === po_no && one.line_no === line_no)
    const again = negated(sum(own.map(({ redelivery_qty = '0' }) => decimal(redelivery_qty))))
    if (again.units > 0n && compare(again, mostToCome(order)) > 0)
      throw placeOrderErrors.BIZ_PO_OVER.with({ code: po_no, line: line_no, rest })
  }
}

/** Pieces that it found must still be here. */
function refuseSentBack({ lines }: StoredAcceptance, arrivals: readonly ArrivalLine[]): void {
  for (const arrived of arrivals) {
    const found = lines.filter(({ arrival_line_no }) => arrival_line_no === arrived.line_no)
    const defective = sum(found.map(({ defective_qty }) => decimal(defective_qty)))
    const available = arrived.defective_qty
    if (compare(defective, decimal(available)) > 0)
      throw arrivalErrors.BIZ_ACCEPTANCE_NOT_DEFECTIVE.with({ available })
    const good = sum(found.map(({ good_qty }) => decimal(good_qty)))
    const accepted = arrived.good_qty
    if (compare(good, decimal(accepted)) > 0)
      throw arrivalErrors.BIZ_ACCEPTANCE_NOT_ACCEPTED.with({ available: accepted })
  }
}

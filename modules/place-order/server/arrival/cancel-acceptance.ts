import { sql } from 'drizzle-orm'
import { reverseStock, standingMovements } from '#modules/stock/server/index.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import { compare, decimal, sum } from '#platform/contract/decimal.ts'
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
import { defectiveHere } from '../../contract/arrival/arrival-figures.ts'
import { acceptanceMachine } from '../../contract/arrival/arrival-machine.ts'
import { acceptanceKind } from '../../contract/arrival/arrival-number.ts'
import { acceptanceKept, type StoredAcceptance } from './acceptance-kept.ts'
import { holdWithArrival } from './hold-with-arrival.ts'
import { readArrival } from './read-arrival.ts'
import { recordInspected } from './record-inspected.ts'
import { acceptance } from './tables.ts'

/** 検収取消: everything awaits inspection again, by counter-entries; not when the defective pieces have gone back since. */
export async function cancelAcceptance(
  context: Context,
  { acceptance_no, reason }: InputOf<typeof cancelCall>,
): Promise<SlipRecordOf<typeof acceptanceSlip>> {
  const key = { acceptance_no }
  await inOneUnit(context, async () => {
    const slip = await holdWithArrival(context, key)
    await stepSlip(acceptanceKept, context, key, {
      ...{ machine: acceptanceMachine, verb: 'cancel', reason },
      factsOf: (record) => record,
    })
    const wasAccepted = slip.header.acceptance_status === '1'
    if (wasAccepted) {
      await refuseSentBack(context, slip)
      const document = { document_kind: acceptanceKind, document_no: acceptance_no }
      const ledger_nos = await standingMovements(context, document)
      reverseStock(context, { ...document, ledger_nos, reason, biz_dt: await businessDateOf(context) })
    }
    unitOf(context).write(async () => {
      if (wasAccepted) await recordInspected(context, slip.header.arrival_no, slip.lines, '-')
      await context.tx.execute(sql`UPDATE ${acceptance} AS h SET cancel_reason = ${reason}
        WHERE ${isSlip(acceptanceKept, context, key, 'h')}`)
    })
    return () => undefined
  })
  return readKept(acceptanceKept, context, key)
}

/** Pieces that it found defective must still be here. */
async function refuseSentBack(context: Context, { header, lines }: StoredAcceptance): Promise<void> {
  const arrival = await readArrival(context, header.arrival_no)
  for (const arrived of arrival?.lines ?? []) {
    const found = lines.filter(({ arrival_line_no }) => arrival_line_no === arrived.line_no)
    const defective = sum(found.map(({ defective_qty }) => decimal(defective_qty)))
    const available = defectiveHere(arrived)
    if (compare(defective, decimal(available)) > 0)
      throw arrivalErrors.BIZ_ACCEPTANCE_NOT_DEFECTIVE.with({ available })
  }
}

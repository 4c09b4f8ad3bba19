import { sql } from 'drizzle-orm'
import type { InputOf } from '#platform/contract/endpoint.ts'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import type { Context } from '#platform/server/context.ts'
import { readKept } from '#platform/server/slip/kept-routes.ts'
import { isSlip } from '#platform/server/slip/read-kept.ts'
import { stepSlip } from '#platform/server/slip/step-slip.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import type { turnAwayArrival as turnAwayCall } from '../../contract/arrival/arrival-calls.ts'
import { arrivalMachine } from '../../contract/arrival/arrival-machine.ts'
import type { arrivalSlip } from '../../contract/arrival/arrival-slip.ts'
import { arrivalKept } from './arrival-kept.ts'
import { arrival } from './tables.ts'

/** 受入拒否: nothing of the delivery came in, so neither stock nor order know of it. */
export async function turnAwayArrival(
  context: Context,
  { arrival_no, reason }: InputOf<typeof turnAwayCall>,
): Promise<SlipRecordOf<typeof arrivalSlip>> {
  const key = { arrival_no }
  await inOneUnit(context, async () => {
    await stepSlip(arrivalKept, context, key, {
      ...{ machine: arrivalMachine, verb: 'turnAway', reason },
      factsOf: (record) => record,
    })
    await context.tx.execute(sql`UPDATE ${arrival} AS h SET cancel_reason = ${reason}
      WHERE ${isSlip(arrivalKept, context, key, 'h')}`)
    return () => undefined
  })
  return readKept(arrivalKept, context, key)
}

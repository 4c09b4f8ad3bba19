import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rowsToTry } from '#platform/server/matching/matching-service.ts'
import type { tryMatching as tryCall } from '../../contract/import/matching-calls.ts'
import { assessRows } from './assess-rows.ts'
import { ofOrders } from './of-orders.ts'

/** Every row of the sample as the import would make it; nothing is written. */
export async function tryMatching(
  context: Context,
  sent: InputOf<typeof tryCall>,
): Promise<OutputOf<typeof tryCall>> {
  const { rows } = await assessRows(context, await rowsToTry(context, ofOrders, sent))
  return { rows: [...rows] }
}

import type { SlipKeyOf } from '#platform/contract/slip.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { readKept } from '#platform/server/slip/kept-routes.ts'
import { unitOf } from '#platform/server/unit/unit-of-work.ts'
import type { acceptanceSlip } from '../../contract/arrival/acceptance-slip.ts'
import { acceptanceKept, type StoredAcceptance } from './acceptance-kept.ts'
import { arrivalKept } from './arrival-kept.ts'

/** An acceptance and its arrival, whose quantities it changes: both are held until the end. */
export async function holdWithArrival(
  context: Context,
  key: SlipKeyOf<typeof acceptanceSlip>,
): Promise<StoredAcceptance> {
  const { header } = await readKept(acceptanceKept, context, key)
  await unitOf(context).lock(
    { document: arrivalKept.document, keys: [[header.arrival_no]] },
    { document: acceptanceKept.document, keys: [[key.acceptance_no]] },
  )
  const held = await readKept(acceptanceKept, context, key)
  // Somebody has named another arrival in between.
  if (held.header.arrival_no !== header.arrival_no) throw http[404].with()
  return held
}

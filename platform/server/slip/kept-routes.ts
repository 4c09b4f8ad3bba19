import { getTableName } from 'drizzle-orm'
import { http } from '#platform/contract/error-catalogue.ts'
import type { AnySlip, SlipKeyOf, SlipRecordOf, TypedValues } from '#platform/contract/slip.ts'
import type { Context } from '../context.ts'
import { route, type Route } from '../http/route.ts'
import { inOneUnit } from '../unit/unit-of-work.ts'
import { attachmentRoutes } from '../stored-files/attachment-routes.ts'
import { documentKey, type KeptSlip } from './kept-slip.ts'
import { findSlip, neighbours, recordOf } from './read-kept.ts'
import { saveKept } from './save-kept.ts'
import { readSlipHistory } from './slip-history.ts'

/** A slip as the caller sees it; a verb of its own answers with it. */
export async function readKept<S extends AnySlip>(
  kept: KeptSlip<S>,
  context: Context,
  key: SlipKeyOf<S>,
): Promise<SlipRecordOf<S>>
export async function readKept(kept: KeptSlip, context: Context, key: TypedValues) {
  const found = await findSlip(kept, context, key)
  if (!found) throw http[404].with()
  return recordOf(kept, context, found)
}

/** The calls of a slip that is stored and can be changed. */
export function keptRoutes<S extends AnySlip>(kept: KeptSlip<S>): readonly Route[]
export function keptRoutes(kept: KeptSlip): readonly Route[] {
  const { endpoints, keptCalls: calls, name } = kept.slip
  if (!calls) throw new Error(`${name} is not a kept slip`)
  const read = (context: Context, key: TypedValues) => readKept(kept, context, key)
  const keyIn = (input: Readonly<Record<string, unknown>>): TypedValues =>
    Object.fromEntries(kept.slip.key.map((part) => [part, String(input[part] ?? '')]))
  return [
    route(endpoints.getDetail, read),
    route(endpoints.doEdit, async (context, sent) =>
      read(context, await inOneUnit(context, () => saveKept(kept, context, sent))),
    ),
    route(calls.getNeighbours, (context, input) => neighbours(kept, context, keyIn(input))),
    route(calls.getHistory, async (context, input) => {
      await mustBeThere(kept, context, keyIn(input))
      return readSlipHistory(kept, context, keyIn(input))
    }),
    ...attachmentRoutes(calls, async (context, input) => {
      await mustBeThere(kept, context, keyIn(input))
      return { table: getTableName(kept.tables.header), key: documentKey(kept, context, keyIn(input)) }
    }),
  ]
}

async function mustBeThere(kept: KeptSlip, context: Context, key: TypedValues): Promise<void> {
  if (!(await findSlip(kept, context, key))) throw http[404].with()
}

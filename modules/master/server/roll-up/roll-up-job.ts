import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { recordChanges } from '#platform/server/audit/change-history.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { handle } from '#platform/server/jobs/handler.ts'
import { sayKeysChanged } from '#platform/server/master/say-changed.ts'
import { itemStandardCostMaster } from '../../contract/stock-location.ts'
import { rollUpJob, type RolledLine } from '../../contract/roll-up.ts'
import { readSources } from './cost-sources.ts'
import { counted, isChanged, rolledUp } from './roll-up-calls.ts'
import { keepRolledPrices } from './rolled-prices.ts'

/** Items that are written at once. */
const atOnce = 500

/**
 * Writes what has changed, a few hundred items at a time: the cost of a day is written over, an earlier one stays and ends
 * the day before. A second run finds the costs as they are to be.
 */
export const rollUpHandler = handle(rollUpJob, async (context, wanted) => {
  const { sources, lines } = await context.read(async (tx) => {
    const sources = await readSources(tx, context, wanted)
    return { sources, lines: await rolledUp(tx, context, wanted, sources) }
  })
  const changed = lines.filter(isChanged)
  for (let done = 0; done < changed.length; done += atOnce) {
    await context.progress(done, changed.length)
    const some = changed.slice(done, done + atOnce)
    await context.verb((own) => write(own, wanted.from_dt, some))
  }
  await context.verb(({ tx, session }) => keepRolledPrices(tx, session, wanted.from_dt, sources))
  return { items: lines.length, ...counted(lines) }
})

async function write(context: Context, from_dt: string, lines: readonly RolledLine[]) {
  const { tx, session } = context
  const { company_cd, factory_cd, user_cd } = session
  const written = await rows(
    tx,
    { item_cd: z.string(), update_cnt: z.int() },
    sql`INSERT INTO item_standard_cost (company_cd, factory_cd, item_cd, from_dt, material_cost, labour_cost, machine_cost,
        outside_cost, create_user, update_user)
      SELECT ${company_cd}, ${factory_cd}, item_cd, ${from_dt}::date, material, labour, machine, outside, ${user_cd}, ${user_cd}
      FROM ${sentRows(
        lines.map(({ item_cd, new: cost }) => ({ item_cd, ...cost })),
        'made',
        { item_cd: 'text', material: 'numeric', labour: 'numeric', machine: 'numeric', outside: 'numeric' },
      )}
      ON CONFLICT (company_cd, factory_cd, item_cd, from_dt) DO UPDATE SET material_cost = excluded.material_cost,
        labour_cost = excluded.labour_cost, machine_cost = excluded.machine_cost, outside_cost = excluded.outside_cost,
        abort_div = '0', update_user = excluded.update_user, update_dt = now(), update_cnt = item_standard_cost.update_cnt + 1
      RETURNING item_cd, update_cnt`,
  )
  const counts = new Map(written.map(({ item_cd, update_cnt }) => [item_cd, update_cnt]))
  await recordChanges(
    context,
    lines.map(({ item_cd, old, new: made }) => ({
      table: 'item_standard_cost',
      key: [factory_cd, item_cd, from_dt].join(' '),
      action: counts.get(item_cd) === 0 ? 'create' : 'update',
      changes: [
        { field: 'material_cost', old: old?.material ?? null, new: made.material },
        { field: 'labour_cost', old: old?.labour ?? null, new: made.labour },
        { field: 'machine_cost', old: old?.machine ?? null, new: made.machine },
        { field: 'outside_cost', old: old?.outside ?? null, new: made.outside },
      ].filter((change) => change.old !== change.new),
    })),
  )
  sayKeysChanged(
    itemStandardCostMaster,
    context,
    lines.map(({ item_cd }) => `${item_cd} ${from_dt}`),
  )
}

import { sql } from 'drizzle-orm'
import { http } from '#platform/contract/error-catalogue.ts'
import type { AbortDivision } from '#platform/contract/code-table.ts'
import type { HistoryEntry } from '#platform/contract/history.ts'
import type { MasterAbolish, MasterRow } from '#platform/contract/master-record.ts'
import { recordChange } from '../audit/change-history.ts'
import type { Context } from '../context.ts'
import { answer, changedBy } from './edit-master.ts'
import type { Act } from './policy.ts'
import { sayChanged } from './say-changed.ts'
import { findRecord, historyKey, isRecord, lockRecord, rowOf, type ServedMaster } from './served-master.ts'
import { staleError } from './stale.ts'

/** Codes are stopped, abolished and used again, never deleted (specification section 4). */
export async function abolishMaster(
  served: ServedMaster,
  context: Context,
  wanted: MasterAbolish,
): Promise<MasterRow> {
  const { master, table, rules } = served
  const { tx, session, language } = context
  await oneAtATime(served, context)
  // Who has just chosen this record holds its lock: only what is read after waiting knows of it.
  await lockRecord(context, served, wanted)
  const before = await findRecord(context, served, wanted)
  if (!before) throw http[404].with()
  if (before.update_cnt !== wanted.update_cnt) throw await staleError(context, served, before)
  if (before.abort_div === wanted.abort_div) return rowOf(served, before, context)
  const { act, action } = steps[wanted.abort_div]
  const refusal = act && rules.refusal(act, before, session, language)
  if (refusal) throw refusal

  await tx
    .update(table)
    .set({ abort_div: wanted.abort_div, ...changedBy(context) })
    .where(isRecord(served, session, wanted))
  await recordChange(context, {
    table: master.name,
    key: historyKey(served, context, wanted),
    action,
    changes: [{ field: 'abort_div', old: before.abort_div, new: wanted.abort_div }],
  })
  sayChanged(served, context, [wanted])
  await served.policy.changed?.(context, before, { ...before, abort_div: wanted.abort_div })
  return answer(served, context, wanted)
}

export const steps: Readonly<
  Record<AbortDivision, { readonly act?: Act; readonly action: HistoryEntry['action'] }>
> = {
  0: { action: 'reuse' },
  1: { act: 'stop', action: 'stop' },
  2: { act: 'abolish', action: 'abolish' },
}

/** A rule may look at the other records ("the last one in use"), so two of them are not abolished side by side. */
export const oneAtATime = ({ master }: ServedMaster, { tx, session }: Context) =>
  tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${session.company_cd} ${master.name}`}, 0))`,
  )

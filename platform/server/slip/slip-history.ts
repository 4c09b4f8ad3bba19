import { getTableName, sql } from 'drizzle-orm'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { costsAmong } from '#platform/contract/fields.ts'
import type { HistoryEntry } from '#platform/contract/history.ts'
import type { KeptCalls, SlipEvent } from '#platform/contract/kept-slip.ts'
import { maySeeCosts } from '#platform/contract/permission.ts'
import type { TypedValues } from '#platform/contract/slip.ts'
import { readHistory } from '../audit/change-history.ts'
import { readPrints } from '../audit/print-log.ts'
import { readLineSteps, readSteps } from '../audit/status-history.ts'
import type { Context } from '../context.ts'
import { documentKey, type KeptSlip } from './kept-slip.ts'

/** The changes of a slip and of its lines, those that are gone too, newest first; and its steps and prints. */
export async function readSlipHistory(
  kept: KeptSlip,
  context: Context,
  key: TypedValues,
): Promise<OutputOf<KeptCalls['getHistory']>> {
  const { tables, directory } = kept
  const { tx, session } = context
  const own = documentKey(kept, context, key)
  const document = getTableName(tables.header)
  const table = getTableName(tables.lines)
  const namesOf = (codes: readonly string[]) => directory.namesOf(tx, session.company_cd, codes)
  // A line's key is the slip's, a blank and its number; behind a blank comes an exclamation mark.
  const keys = sql`SELECT DISTINCT h.row_key FROM change_history h WHERE h.company_cd = ${session.company_cd}
    AND h.table_nm = ${table} AND h.row_key >= ${`${own} `} AND h.row_key < ${`${own}!`}`
  const { header, lines } = kept.slip
  const list = withoutCosts(
    await readHistory(context, document, own, namesOf, [{ table, keys }]),
    maySeeCosts(session) ? [] : costsAmong(header, lines),
  )
  const steps = await readSteps(context, { document, key: own })
  const moments = new Set(steps.map(({ at }) => at))
  // What happened to all of it is told once.
  const lineSteps = (await readLineSteps(context, { document: table, key: own })).filter(
    ({ at }) => !moments.has(at),
  )
  const prints = await readPrints(context, { document, key: own })
  const names = await namesOf([
    ...new Set([...steps, ...lineSteps, ...prints].map(({ actor_cd }) => actor_cd)),
  ])
  const by = (actor_cd: string) => ({ actor_cd, actor_nm: names.get(actor_cd) ?? actor_cd })
  const events: readonly SlipEvent[] = [
    // What a document begins with is told by its first change.
    ...steps.flatMap(({ at, actor_cd, axis, from_state: from, to_state: to, reason }) =>
      from === null ? [] : [{ at, ...by(actor_cd), step: { axis, from, to, reason } }],
    ),
    ...lineSteps.map(({ at, actor_cd, axis, from_state, to_state: to, reason, line }) => ({
      ...{ at, ...by(actor_cd), line, step: { axis, from: from_state ?? '', to, reason } },
    })),
    ...prints.map(({ at, actor_cd, print_no }) => ({ at, ...by(actor_cd), print_no })),
  ]
  return { list, events: [...events] }
}

const withoutCosts = (list: HistoryEntry[], costs: readonly string[]): HistoryEntry[] =>
  list.map((entry) => ({
    ...entry,
    changes: entry.changes.filter(({ field }) => !costs.includes(field)),
  }))

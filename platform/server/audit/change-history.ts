import { and, desc, eq, or, sql, type SQL } from 'drizzle-orm'
import { sentRows } from '../database/sent-rows.ts'
import { historyEntry, type HistoryEntry } from '#platform/contract/history.ts'
import type { Context } from '../context.ts'
import { changeHistory } from './tables.ts'

type Values = Readonly<Record<string, unknown>>
export type Change = HistoryEntry['changes'][number]

export interface RecordedChange {
  readonly table: string
  /** The key after company_cd, joined with a blank. */
  readonly key: string
  readonly action: HistoryEntry['action']
  readonly changes: readonly Change[]
}

/** What a secret is called in this product: its value is never written down a second time. */
const secret = /password|secret|token|(^|_)hash$|(^|_)pin($|_)/

/** Fields whose values differ, old and new; a new record has no old values, and only what was filled in. */
export function changesBetween(
  before: Values | undefined,
  after: Values,
  fields: readonly string[],
): readonly Change[] {
  const changes: Change[] = []
  for (const field of fields) {
    const old = before?.[field] ?? null
    const now = after[field] ?? null
    if (old === now || (before === undefined && now === '') || secret.test(field)) continue
    changes.push({ field, old, new: now })
  }
  return changes
}

/** A call, or a job. */
type Changing = Pick<Context, 'tx' | 'requestId'> & {
  readonly session: Pick<Context['session'], 'company_cd' | 'user_cd'>
}

/** One row per change, in the transaction of the change. */
export async function recordChange(
  { tx, session, requestId }: Changing,
  change: RecordedChange,
): Promise<void> {
  await tx.insert(changeHistory).values({
    company_cd: session.company_cd,
    table_nm: change.table,
    row_key: change.key,
    action: change.action,
    actor_cd: session.user_cd,
    changes: change.changes,
    request_id: requestId,
  })
}

/** Many changes in one statement, for imports. */
export async function recordChanges(
  { tx, session, requestId }: Changing,
  changes: readonly RecordedChange[],
): Promise<void> {
  if (changes.length === 0) return
  const { company_cd, user_cd } = session
  await tx.execute(sql`
    INSERT INTO ${changeHistory} (company_cd, table_nm, row_key, action, actor_cd, changes, request_id)
    SELECT ${company_cd}, made."table", made.key, made.action, ${user_cd}, made.changes, ${requestId}
    FROM ${sentRows(changes, 'made', { table: 'text', key: 'text', action: 'text', changes: 'jsonb' })}`)
}

/** Records of another table, by the statement that reads their keys. */
export interface OtherRecords {
  readonly table: string
  readonly keys: SQL
}

/** The changes of one record, and of what is inside it, newest first. */
export async function readHistory(
  { tx, session }: Pick<Context, 'tx' | 'session'>,
  table: string,
  key: string,
  namesOf: (user_cds: readonly string[]) => Promise<ReadonlyMap<string, string>>,
  inside: readonly OtherRecords[] = [],
): Promise<HistoryEntry[]> {
  const found = await tx
    .select()
    .from(changeHistory)
    .where(
      and(
        eq(changeHistory.company_cd, session.company_cd),
        or(
          and(eq(changeHistory.table_nm, table), eq(changeHistory.row_key, key)),
          ...inside.map((other) =>
            // As an array, which is made first: the index then finds each of them.
            and(
              eq(changeHistory.table_nm, other.table),
              sql`${changeHistory.row_key} = ANY(ARRAY(${other.keys}))`,
            ),
          ),
        ),
      ),
    )
    .orderBy(desc(changeHistory.history_no))
    .limit(longestHistory)
  const names = await namesOf([...new Set(found.map(({ actor_cd }) => actor_cd))])
  return found.map(({ history_no, table_nm, row_key, action, actor_cd, at, changes }) =>
    historyEntry.parse({
      history_no: String(history_no),
      action,
      actor_cd,
      actor_nm: names.get(actor_cd) ?? actor_cd,
      at: isoOf(at),
      ...(table_nm === table ? {} : { row: { table: table_nm, key: row_key } }),
      changes,
    }),
  )
}

/** Further back, a person asks the administrator. */
const longestHistory = 200

const isoOf = (moment: string): string => moment.replace(' ', 'T').replace(/\+00$/, 'Z')

import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { http } from '#platform/contract/error-catalogue.ts'
import { BusinessError } from '#platform/contract/errors.ts'
import {
  mostInside,
  type FoundInside,
  type FoundRows,
  type InsideSet,
  type MasterInside,
  type SentInside,
} from '#platform/contract/master-inside.ts'
import {
  createMode,
  editMode,
  type MasterAbolish,
  type MasterEdit,
  type MasterRow,
  type AnyValues,
} from '#platform/contract/master-record.ts'
import type { Context } from '../context.ts'
import { rows } from '../database/database.ts'
import { route, type Route } from '../http/route.ts'
import { abolishMaster } from './abolish-master.ts'
import { answer, changedBy, editMaster } from './edit-master.ts'
import { isInside } from './inside-rows.ts'
import { actsOfList } from './policy.ts'
import {
  findRecord,
  inScope,
  isRecord,
  recordColumns,
  rowsOf,
  servedMaster,
  type ServedMaster,
} from './served-master.ts'

/** The calls by which the rows inside a master are read, and saved together with it. */
export const insideRoutes = (inside: MasterInside): readonly Route[] => [
  route(inside.endpoints.getInside, (context, key) => readInside(inside, context, key)),
  route(inside.endpoints.doEditInside, (context, sent) => saveInside(inside, context, sent)),
]

async function readInside({ sets }: MasterInside, context: Context, key: AnyValues): Promise<FoundInside> {
  const found: Record<string, FoundRows> = {}
  for (const set of sets) found[set.rows.name] = await readSet(set, context, key)
  return found
}

async function readSet(set: InsideSet, context: Context, key: AnyValues): Promise<FoundRows> {
  const served = servedMaster(context, set.rows)
  const { table, selectList, column } = served
  const where = sql`${inScope(served, context.session)} AND ${isInside(set, key)} AND ${table.abort_div} <> '2'`
  const order = sql.join(
    set.rows.key.map((name) => sql`${column(name)}`),
    sql`, `,
  )
  const [count] = await rows(
    context.tx,
    { total: z.int() },
    sql`SELECT count(*)::int AS total FROM ${table} WHERE ${where}`,
  )
  const records = await rows(
    context.tx,
    recordColumns,
    sql`${selectList} FROM ${table} WHERE ${where} ORDER BY ${order} LIMIT ${mostInside}`,
  )
  return { list: rowsOf(served, records, actsOfList, context), total: count?.total ?? 0 }
}

/** The record first: its lock holds back whoever saves the same one. Removals come before what takes their place. */
async function saveInside(
  { master, sets }: MasterInside,
  context: Context,
  { record, rows: sent, removed }: SentInside,
): Promise<MasterRow> {
  const parent = servedMaster(context, master)
  const saved = await editMaster(parent, context, record)
  let touched = false
  for (const set of sets) {
    const served = servedMaster(context, set.rows)
    for (const row of removed[set.rows.name] ?? []) {
      refuseStrangers(set, record, row)
      await abolishMaster(served, context, row)
      touched = true
    }
    for (const [at, row] of (sent[set.rows.name] ?? []).entries()) {
      refuseStrangers(set, record, row)
      const stored = await saveRow(served, context, row).catch((error: unknown) => {
        throw atRow(set, at, error)
      })
      touched ||= stored.update_cnt !== row.update_cnt || row.assign_mode === createMode
    }
    if (set.needed && (await isEmpty(set, served, context, record))) throw set.needed.with()
  }
  if (!touched || record.assign_mode === createMode || saved.update_cnt !== record.update_cnt) return saved
  // Only the rows have changed: the record counts it, so that the lock of a record covers what is inside.
  await context.tx
    .update(parent.table)
    .set(changedBy(context))
    .where(isRecord(parent, context.session, record))
  return answer(parent, context, record)
}

const isEmpty = async (set: InsideSet, served: ServedMaster, context: Context, record: AnyValues) =>
  (
    await rows(
      context.tx,
      {},
      sql`SELECT FROM ${served.table} WHERE ${inScope(served, context.session)} AND ${isInside(set, record)} AND ${served.table.abort_div} <> '2' LIMIT 1`,
    )
  ).length === 0

/** A row that was removed once has left its key behind: it comes back as what is typed now. */
async function saveRow(served: ServedMaster, context: Context, row: MasterEdit): Promise<MasterRow> {
  if (row.assign_mode === createMode) {
    const gone = await findRecord(context, served, row)
    if (gone?.abort_div === '2') {
      const key: AnyValues = Object.fromEntries(served.master.key.map((name) => [name, row[name]]))
      const wanted: MasterAbolish = { ...key, update_cnt: gone.update_cnt, abort_div: '0' }
      const { update_cnt } = await abolishMaster(served, context, wanted)
      return editMaster(served, context, { ...row, assign_mode: editMode, update_cnt })
    }
  }
  return editMaster(served, context, row)
}

/** A row of another record would be written past that record's lock. */
function refuseStrangers({ held, of }: InsideSet, record: AnyValues, row: AnyValues): void {
  if (held.some((name, at) => row[name] !== record[of.key[at] ?? ''])) throw http[400].with()
}

/** What is wrong with a row is shown in its cell. */
function atRow({ rows: { name, key }, held }: InsideSet, at: number, error: unknown): unknown {
  if (!(error instanceof BusinessError)) return error
  const first = key.find((field) => !held.includes(field)) ?? key[0] ?? ''
  const fields = error.fields.length > 0 ? error.fields : error.at(first).fields
  return new BusinessError(
    error,
    error.params,
    fields.map((field) => ({ ...field, path: `rows.${name}.${at}.${field.path}` })),
  )
}

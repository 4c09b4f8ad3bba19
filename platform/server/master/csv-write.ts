import { sql, type SQL } from 'drizzle-orm'
import { BusinessError } from '#platform/contract/errors.ts'
import { csvRowErrors } from '#platform/contract/csv-errors.ts'
import { changesBetween, recordChanges, type RecordedChange } from '../audit/change-history.ts'
import type { Context } from '../context.ts'
import { rows } from '../database/database.ts'
import { anyColumns } from '../database/stated-columns.ts'
import { mapInTurns } from '../turns.ts'
import { steps } from './abolish-master.ts'
import { actOf, type Assessed } from './csv-assess.ts'
import { toColumns } from './master-table.ts'
import { sayChanged } from './say-changed.ts'
import {
  fieldsToEdit,
  historyKey,
  inScope,
  isRecord,
  keyText,
  lockRecord,
  type ServedMaster,
} from './served-master.ts'

/**
 * Writes what is new and what has changed, each in one statement, with its history. Answers the rows that someone else
 * has created since they were compared; then the transaction must not be committed.
 */
export async function writeRows(
  served: ServedMaster,
  context: Context,
  assessed: readonly Assessed[],
): Promise<readonly Assessed[]> {
  const taken = await putRows(served, context, assessed)
  if (taken.length > 0) return taken
  const { made, changed } = parted(assessed)
  const created = await mapInTurns(made, (row) => creation(served, context, row))
  const altered = await mapInTurns(changed, (row) => alterations(served, context, row))
  await recordChanges(context, [...created, ...altered.flat()])
  const written = [...made, ...changed].map(({ values }) => values)
  if (written.length > 0) sayChanged(served, context, written)
  return []
}

/** The rows alone, as a preview tries them out: nobody hears of it, and no history tells of it. */
export async function putRows(
  served: ServedMaster,
  context: Context,
  assessed: readonly Assessed[],
): Promise<readonly Assessed[]> {
  const { made, changed } = parted(assessed)
  const inserted = await insertRows(served, context, made)
  if (inserted.size < made.length) return made.filter(({ code }) => !inserted.has(code))
  if (served.rules.stopOneByOne) await stopOneByOne(served, context, changed)
  await updateRows(served, context, changed)
  for (const { values } of made) await served.policy.created?.(context, values)
  for (const { stored, values } of changed)
    if (stored) await served.policy.changed?.(context, stored, { ...stored, ...values })
  return []
}

const parted = (assessed: readonly Assessed[]) => ({
  made: assessed.filter(({ state }) => state === 'new'),
  changed: assessed.filter(({ state }) => state === 'changed'),
})

const writtenNames = ({ master }: ServedMaster): readonly string[] => [
  ...Object.keys(master.fields),
  'abort_div',
]

/** The rows as a table in SQL; the columns get the types of the master's own. */
async function wanted(
  { master, table }: ServedMaster,
  names: readonly string[],
  assessed: readonly Assessed[],
): Promise<SQL> {
  const records = await mapInTurns(assessed, ({ values }) => toColumns(master, values, names))
  return sql`jsonb_populate_recordset(NULL::${table}, ${JSON.stringify(records)}::jsonb) AS wanted`
}

const listOf = (names: readonly string[], one: (name: SQL) => SQL): SQL =>
  sql.join(
    names.map((name) => one(sql`${sql.identifier(name)}`)),
    sql`, `,
  )

async function insertRows(
  served: ServedMaster,
  { tx, session }: Context,
  assessed: readonly Assessed[],
): Promise<ReadonlySet<string>> {
  if (assessed.length === 0) return new Set()
  const { master, table } = served
  const { company_cd, factory_cd, user_cd } = session
  const names = writtenNames(served)
  const [factory, ofFactory] = master.perFactory ? [sql`factory_cd, `, sql`${factory_cd}, `] : [sql``, sql``]
  const inserted = await rows(
    tx,
    anyColumns,
    sql`INSERT INTO ${table} (company_cd, ${factory}${listOf(names, (name) => name)}, create_user, update_user)
      SELECT ${company_cd}, ${ofFactory}${listOf(names, (name) => sql`wanted.${name}`)}, ${user_cd}, ${user_cd}
      FROM ${await wanted(served, names, assessed)}
      ON CONFLICT DO NOTHING RETURNING ${listOf(master.key, (name) => name)}`,
  )
  return new Set(inserted.map((record) => keyText(served, record)))
}

async function updateRows(
  served: ServedMaster,
  { tx, session }: Context,
  assessed: readonly Assessed[],
): Promise<void> {
  if (assessed.length === 0) return
  const { master, table } = served
  const changing = [...fieldsToEdit(master), 'abort_div']
  const sameKey = sql.join(
    master.key.map((name) => sql`${served.column(name)} = wanted.${sql.identifier(name)}`),
    sql` AND `,
  )
  await tx.execute(sql`
    UPDATE ${table} SET ${listOf(changing, (name) => sql`${name} = wanted.${name}`)},
      update_user = ${session.user_cd}, update_dt = now(), update_cnt = ${table.update_cnt} + 1
    FROM ${await wanted(served, writtenNames(served), assessed)}
    WHERE ${inScope(served, session)} AND ${sameKey}`)
}

/** "The last one in use": each is judged as the rows before it have left the others. */
async function stopOneByOne(
  served: ServedMaster,
  context: Context,
  changed: readonly Assessed[],
): Promise<void> {
  const { table, rules } = served
  const { tx, session, language } = context
  for (const { row, stored, values } of changed) {
    const act = values['abort_div'] === stored?.abort_div ? undefined : actOf(values['abort_div'])
    const record = act && (await lockRecord(context, served, values))
    const refusal = act && record && rules.refusal(act, record, session, language)
    if (refusal) throw atRow(refusal, row)
    if (act)
      await tx
        .update(table)
        .set({ abort_div: String(values['abort_div']) })
        .where(isRecord(served, session, values))
  }
}

function atRow(refusal: BusinessError, row: number): BusinessError {
  const { code, text } = refusal
  const told = (language: 'ja' | 'en' | 'zh') =>
    csvRowErrors.CSV_ROW.text[language].replace('{reason}', text[language])
  const words = { ja: told('ja'), en: told('en'), zh: told('zh') }
  const params = { ...refusal.params, row }
  return new BusinessError({ code, text: words }, params, [
    { path: `rows.${row}`, code, text: words, params },
  ])
}

function creation(served: ServedMaster, context: Context, { values }: Assessed): RecordedChange {
  const names = writtenNames(served).filter((name) => name !== 'abort_div' || values[name] !== '0')
  return {
    table: served.master.name,
    key: historyKey(served, context, values),
    action: 'create',
    changes: changesBetween(undefined, values, names),
  }
}

/** A change of fields and a step of the abort division are two entries, as if they had been made on the screen. */
function alterations(
  served: ServedMaster,
  context: Context,
  { stored, values }: Assessed,
): readonly RecordedChange[] {
  const of = { table: served.master.name, key: historyKey(served, context, values) }
  const changes = changesBetween(stored, values, fieldsToEdit(served.master))
  const abort = changesBetween(stored, values, ['abort_div'])
  const step = steps[values['abort_div'] === '1' || values['abort_div'] === '2' ? values['abort_div'] : '0']
  return [
    ...(changes.length > 0 ? [{ ...of, action: 'update' as const, changes }] : []),
    ...(abort.length > 0 ? [{ ...of, action: step.action, changes: abort }] : []),
  ]
}

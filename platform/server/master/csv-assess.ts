import { getTableName, sql } from 'drizzle-orm'
import { csvColumns, type CsvColumn, type PreviewRow } from '#platform/contract/csv.ts'
import { csvRowErrors } from '#platform/contract/csv-errors.ts'
import { validation } from '#platform/contract/validation.ts'
import type { AnyValues, AnyStored } from '#platform/contract/master-record.ts'
import type { Context } from '../context.ts'
import { rows } from '../database/database.ts'
import { textArray } from '../database/text-array.ts'
import { cellText, cellsOf } from '../csv/cell-text.ts'
import type { CsvRow } from '../csv/read-csv.ts'
import { mapInTurns } from '../turns.ts'
import { steps } from './abolish-master.ts'
import { cellError, errorOf, inField, readCell, rowError, type ReadRow, type RowError } from './csv-row.ts'
import { fixedFields } from './fixed-fields.ts'
import { inScope, keyText, recordColumns, saidKey, type ServedMaster } from './served-master.ts'
import { wrongReferences, type WrongReference } from './wrong-references.ts'

/** A row with what its fields' own schemas say of it. */
export interface ReadLine extends CsvRow {
  readonly read: ReadRow
}

/** What an upload would do with one row. */
export interface Assessed extends Omit<PreviewRow, 'errors' | 'cells' | 'differing'> {
  readonly cells: readonly string[]
  readonly differing: readonly number[]
  readonly errors: readonly RowError[]
  readonly stored: AnyStored | undefined
  /** The key as text, or what was typed when it is no key. */
  readonly code: string
  /** The record as it is to be. */
  readonly values: AnyValues
}

/** Compares the rows of a file with the records: in one query, which locks them when they are about to be written. */
export async function assess(
  served: ServedMaster,
  context: Context,
  file: readonly ReadLine[],
  { lock }: { readonly lock: boolean },
): Promise<readonly Assessed[]> {
  const { master } = served
  const columns = csvColumns(master.fields)
  const keyed = await mapInTurns(file, (row) => ({ row, key: keyIn(served, columns, row) }))
  const keys = keyed.flatMap(({ key }) => (key ? [key] : []))
  const stored = await storedRecords(served, context, keys, lock)
  const seen = new Map<string, number>()
  const assessed = await mapInTurns(keyed, ({ row, key }): Assessed => {
    const code = key ? keyText(served, key) : ''
    const record = key && stored.get(code)
    const other = key && seen.get(code)
    if (key && other === undefined) seen.set(code, row.row)
    const twice =
      !key || other === undefined
        ? []
        : [errorOf(csvRowErrors.CSV_KEY_TWICE, -1, { row: row.row, code: saidKey(served, key), other })]
    return assessRow(served, context, { row, columns, record, code, twice })
  })
  const wrong = await wrongReferences(served, context, assessed)
  const referring = assessed.map((row, at) =>
    withErrors(
      row,
      (wrong[at] ?? []).map((reference) => referenceError(columns, row.row, reference)),
    ),
  )
  return withFixed(served, context, columns, referring)
}

/** What a later module has built upon stays as it is. */
async function withFixed(
  { master }: ServedMaster,
  context: Context,
  columns: readonly CsvColumn[],
  assessed: readonly Assessed[],
): Promise<readonly Assessed[]> {
  const changed = assessed.flatMap((row) =>
    row.state === 'changed' && row.stored ? [{ row, before: row.stored }] : [],
  )
  const fixed = await fixedFields(
    master,
    context,
    changed.map(({ row, before }) => ({ before, after: { ...before, ...row.values } })),
  )
  const errors = new Map<Assessed | undefined, RowError[]>()
  for (const { at, field, refusal } of fixed) {
    const of = changed[at]?.row
    const { code, text, params } = refusal
    const error = cellError(columns, of?.row ?? 0, { path: field, kind: { code, text }, params })
    errors.set(of, [...(errors.get(of) ?? []), error])
  }
  return assessed.map((row) => withErrors(row, errors.get(row) ?? []))
}

export const withErrors = (assessed: Assessed, errors: readonly RowError[]): Assessed =>
  errors.length === 0
    ? assessed
    : { ...assessed, state: 'wrong', differing: [], errors: [...assessed.errors, ...errors] }

function referenceError(
  columns: readonly CsvColumn[],
  row: number,
  { path, kind, params }: WrongReference,
): RowError {
  if (kind !== validation.V_NOT_IN_MASTER) return cellError(columns, row, { path, kind, params })
  const at = columns.findIndex(({ name }) => name === path)
  return inField(csvRowErrors.UP_CODE_NOT_IN_MASTER, at, columns[at], row, String(params['code']))
}

interface ToAssess {
  readonly row: ReadLine
  readonly columns: readonly CsvColumn[]
  readonly record: AnyStored | undefined
  readonly code: string
  readonly twice: readonly RowError[]
}

function assessRow(
  served: ServedMaster,
  context: Context,
  { row, columns, record, code, twice }: ToAssess,
): Assessed {
  const update_cnt = record ? record.update_cnt : -1
  const known = { row: row.row, cells: row.cells, update_cnt, stored: record, code }
  // What an export has written is right as it is, even if today's rules would not accept it any more.
  if (record && twice.length === 0 && isSame(cellsOf(columns, record), row.cells))
    return { ...known, state: 'same', differing: [], errors: [], values: record }
  const { read } = row
  const values = record ? keepSame(columns, record, read) : { abort_div: '0', ...withoutBlank(read.values) }
  const differing = record
    ? columns.flatMap(({ name }, at) => (values[name] === record[name] ? [] : [at]))
    : []
  const errors = [...twice, ...read.errors]
  if (record && errors.length === 0)
    errors.push(...refusals(served, context, { row: row.row, record, values, columns, differing }))
  const state = errors.length > 0 ? 'wrong' : !record ? 'new' : differing.length > 0 ? 'changed' : 'same'
  return { ...known, state, differing: errors.length > 0 ? [] : differing, errors, values }
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((cell, at) => cell === other[at])

const withoutBlank = ({ abort_div, ...values }: AnyValues): AnyValues =>
  abort_div === undefined ? values : { ...values, abort_div }

/** What reads the same in CP932 stays as it is stored: 〜 does not become ～ by going out and coming in. */
function keepSame(columns: readonly CsvColumn[], record: AnyStored, { values }: ReadRow): AnyValues {
  const kept = columns.map((column) => {
    const [old, typed] = [record[column.name], values[column.name]]
    const same = typed === undefined || cellText(column, typed) === cellText(column, old)
    return [column.name, same ? old : typed] as const
  })
  return Object.fromEntries(kept)
}

/** The rules against changing, stopping and abolishing are those of the screen. */
function refusals(
  { rules }: ServedMaster,
  { session, language }: Context,
  {
    row,
    record,
    values,
    columns,
    differing,
  }: Pick<Assessed, 'row' | 'values' | 'differing'> & {
    readonly record: AnyStored
    readonly columns: readonly CsvColumn[]
  },
): readonly RowError[] {
  const isStep = values['abort_div'] !== record.abort_div
  const isEdit = differing.some((at) => columns[at]?.name !== 'abort_div')
  const act = isStep ? actOf(values['abort_div']) : undefined
  const found = [
    isEdit ? rules.refusal('edit', record, session, language) : undefined,
    act ? rules.refusal(act, record, session, language) : undefined,
  ]
  return found.flatMap((refusal) =>
    refusal ? [rowError(row, { code: refusal.code, reasonIn: (each) => refusal.say(each) })] : [],
  )
}

export const actOf = (abort_div: unknown) =>
  abort_div === '1' || abort_div === '2' ? steps[abort_div].act : undefined

/** The key in a row, when it can be read; what is wrong with it is said when the row is read. */
function keyIn(
  { master }: ServedMaster,
  columns: readonly CsvColumn[],
  { cells }: CsvRow,
): AnyValues | undefined {
  if (cells.length !== columns.length) return undefined
  const typed = master.key.map((name) => {
    const cell = cells[columns.findIndex((column) => column.name === name)] ?? ''
    const read = readCell(master.fields[name], cell)
    return [name, 'value' in read ? read.value : undefined] as const
  })
  return master.schema.key.safeParse(Object.fromEntries(typed)).data
}

async function storedRecords(
  served: ServedMaster,
  { tx, session }: Context,
  keys: readonly AnyValues[],
  lock: boolean,
): Promise<ReadonlyMap<string, AnyStored>> {
  if (keys.length === 0) return new Map()
  const { master, table, select } = served
  const columns = sql.join(master.key.map(served.column), sql`, `)
  const names = sql.join(
    master.key.map((name) => sql.identifier(name)),
    sql`, `,
  )
  const wanted = sql.join(
    master.key.map((name) => textArray(keys.map((key) => String(key[name])))),
    sql`, `,
  )
  const typed = sql.join(
    master.key.map(
      (name) => sql`wanted.${sql.identifier(name)}::${sql.raw(served.column(name).getSQLType())}`,
    ),
    sql`, `,
  )
  const forUpdate = lock ? sql` FOR UPDATE OF ${sql.identifier(getTableName(table))}` : sql``
  const found = await rows(
    tx,
    recordColumns,
    sql`${select} FROM ${table} WHERE ${inScope(served, session)} AND (${columns}) IN (
      SELECT ${typed} FROM unnest(${wanted}) AS wanted(${names}))
      ORDER BY ${columns}${forUpdate}`,
  )
  return new Map(found.map((record) => [keyText(served, record), record]))
}

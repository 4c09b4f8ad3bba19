import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { directory } from '#modules/system/server/index.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { changedBy } from '#platform/server/master/edit-master.ts'
import { staleRecord } from '#platform/server/master/stale.ts'
import { takeStep } from '#platform/server/audit/status-history.ts'
import type { FileRow } from '#platform/contract/matching/convert-file.ts'
import { csvMatching, csvMatchingVersion } from '#platform/server/matching/tables.ts'
import type { FieldMatching } from '#platform/contract/matching/field-matching.ts'
import type { ImportHead, ImportRow } from '../../contract/import/import-file.ts'
import { importMachine } from '../../contract/import/import-machine.ts'
import type { AssessedFile } from './files-of.ts'
import { orderImport, orderImportRow } from './tables.ts'

type Verb = (typeof importMachine.verbs)[number]

export const isImport = ({ session }: Pick<Context, 'session'>, import_no: string) =>
  and(
    eq(orderImport.company_cd, session.company_cd),
    eq(orderImport.factory_cd, session.factory_cd),
    eq(orderImport.import_no, BigInt(import_no)),
  )

const headColumns = {
  target: orderImport.target,
  import_no: orderImport.import_no,
  file_nm: orderImport.file_nm,
  matching_cd: orderImport.matching_cd,
  matching_nm: csvMatching.matching_nm,
  version: orderImport.version,
  import_status: orderImport.import_status,
  row_cnt: orderImport.row_cnt,
  error_cnt: orderImport.error_cnt,
  order_cnt: orderImport.order_cnt,
  create_user: orderImport.create_user,
  create_dt: orderImport.create_dt,
  reset_reason: orderImport.reset_reason,
  update_user: orderImport.update_user,
  update_dt: orderImport.update_dt,
  update_cnt: orderImport.update_cnt,
}

const ofMatching = and(
  eq(csvMatching.company_cd, orderImport.company_cd),
  eq(csvMatching.target, orderImport.target),
  eq(csvMatching.matching_cd, orderImport.matching_cd),
)
const ofVersion = and(
  eq(csvMatchingVersion.company_cd, orderImport.company_cd),
  eq(csvMatchingVersion.target, orderImport.target),
  eq(csvMatchingVersion.matching_cd, orderImport.matching_cd),
  eq(csvMatchingVersion.version, orderImport.version),
)

/** Older ones are found by their orders. */
const mostListed = 200

/** Of one target, or all of them. */
export async function latestImports(
  { tx, session }: Context,
  target?: string,
): Promise<readonly ImportHead[]> {
  const found = await tx
    .select(headColumns)
    .from(orderImport)
    .innerJoin(csvMatching, ofMatching)
    .where(
      and(
        eq(orderImport.company_cd, session.company_cd),
        eq(orderImport.factory_cd, session.factory_cd),
        target === undefined ? undefined : eq(orderImport.target, target),
      ),
    )
    .orderBy(sql`${orderImport.import_status} = '2'`, desc(orderImport.import_no))
    .limit(mostListed)
  return found.map(headOf)
}

interface StoredHead extends Omit<ImportHead, 'import_no' | 'import_status'> {
  readonly import_no: bigint
  readonly import_status: string
}

const headOf = (stored: StoredHead): ImportHead => ({
  ...stored,
  import_no: String(stored.import_no),
  import_status: importMachine.states.schema.parse(stored.import_status),
  create_dt: new Date(stored.create_dt).toISOString(),
  update_dt: new Date(stored.update_dt).toISOString(),
})

/** A file with the matching by which it is read. */
export interface KnownImport {
  readonly head: ImportHead
  readonly heading: readonly string[]
  readonly matching: FieldMatching
  readonly file_no: string
}

/** With a target: that of another one is not found. */
export async function findImport(context: Context, import_no: string, target?: string): Promise<KnownImport> {
  const [found] = await context.tx
    .select({
      ...headColumns,
      heading: orderImport.heading,
      matching: csvMatchingVersion.content,
      file_no: orderImport.file_no,
    })
    .from(orderImport)
    .innerJoin(csvMatching, ofMatching)
    .innerJoin(csvMatchingVersion, ofVersion)
    .where(isImport(context, import_no))
  if (!found || (target !== undefined && found.target !== target)) throw http[404].with()
  const { heading, matching, file_no, ...head } = found
  return { head: headOf(head), heading, matching, file_no: String(file_no) }
}

/** The same, held until the end of the transaction. */
export async function lockImport(
  context: Context,
  {
    import_no,
    update_cnt,
    target,
  }: { readonly import_no: string; readonly update_cnt?: number; readonly target?: string },
): Promise<KnownImport> {
  await context.tx
    .select({ no: orderImport.import_no })
    .from(orderImport)
    .where(isImport(context, import_no))
    .for('update')
  const found = await findImport(context, import_no, target)
  if (update_cnt !== undefined && found.head.update_cnt !== update_cnt)
    throw await staleRecord(context, directory, found.head)
  return found
}

export async function importRows({ tx, session }: Context, import_no: string): Promise<readonly ImportRow[]> {
  const found = await tx
    .select()
    .from(orderImportRow)
    .where(
      and(
        eq(orderImportRow.company_cd, session.company_cd),
        eq(orderImportRow.factory_cd, session.factory_cd),
        eq(orderImportRow.import_no, BigInt(import_no)),
      ),
    )
    .orderBy(asc(orderImportRow.row_no))
  return found.map(({ row_no, cells, corrected, assessed }) => ({
    row_no,
    cells: [...(corrected ?? cells)],
    corrected: (corrected ?? []).flatMap((text, column) =>
      text === cells[column] ? [] : [{ column, came: cells[column] ?? '' }],
    ),
    assessed,
  }))
}

export const fileRowsOf = (rows: readonly ImportRow[]): readonly FileRow[] =>
  rows.map(({ row_no, cells }) => ({ row: row_no, cells }))

interface NewRow extends Pick<ImportRow, 'row_no' | 'assessed'> {
  readonly cells: readonly string[]
}

/** The rows of a file that has come, in one statement however many they are. */
export async function addRows(
  { tx, session: { company_cd, factory_cd } }: Context,
  import_no: string,
  added: readonly NewRow[],
): Promise<void> {
  await tx.execute(sql`INSERT INTO ${orderImportRow} (company_cd, factory_cd, import_no, row_no, cells, assessed)
    SELECT ${company_cd}, ${factory_cd}, ${import_no}::bigint, made.row_no, made.cells, made.assessed
    FROM ${sentRows(added, 'made', { row_no: 'int', cells: 'jsonb', assessed: 'jsonb' })}`)
}

/** The cells that count from now on; what came stays beside them. */
export async function writeCorrected(
  { tx, session }: Context,
  import_no: string,
  rows: readonly FileRow[],
): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`UPDATE ${orderImportRow} AS r SET corrected = made.cells
    FROM ${sentRows(rows, 'made', { row: 'int', cells: 'jsonb' })}
    WHERE r.company_cd = ${session.company_cd} AND r.factory_cd = ${session.factory_cd}
      AND r.import_no = ${import_no}::bigint AND r.row_no = made."row"`)
}

export async function writeAssessed(
  context: Context,
  import_no: string,
  { rows, error_cnt }: Pick<AssessedFile, 'rows' | 'error_cnt'>,
): Promise<void> {
  const { tx, session } = context
  await tx.execute(sql`UPDATE ${orderImportRow} AS r SET assessed = made.assessed
    FROM ${sentRows(rows, 'made', { row_no: 'int', assessed: 'jsonb' })}
    WHERE r.company_cd = ${session.company_cd} AND r.factory_cd = ${session.factory_cd}
      AND r.import_no = ${import_no}::bigint AND r.row_no = made.row_no AND r.assessed IS DISTINCT FROM made.assessed`)
  await tx
    .update(orderImport)
    .set({ ...changedBy(context), error_cnt })
    .where(isImport(context, import_no))
}

/** Which orders have come of the rows. */
export async function writeOrderNumbers(
  { tx, session }: Context,
  import_no: string,
  rows: readonly { readonly row_no: number; readonly order_no: string }[],
): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`UPDATE ${orderImportRow} AS r
    SET assessed = r.assessed || jsonb_build_object('order_no', made.order_no)
    FROM ${sentRows(rows, 'made', { row_no: 'int', order_no: 'text' })}
    WHERE r.company_cd = ${session.company_cd} AND r.factory_cd = ${session.factory_cd}
      AND r.import_no = ${import_no}::bigint AND r.row_no = made.row_no`)
}

/** A step on its axis, with its place in the history. */
export async function stepImport(
  context: Context,
  { head: { import_no, import_status } }: Pick<KnownImport, 'head'>,
  { verb, reason = '' }: { readonly verb: Verb; readonly reason?: string },
): Promise<void> {
  const to = await takeStep(context, importMachine, {
    ...{ document: 'order_import', key: `${context.session.factory_cd} ${import_no}` },
    ...{ state: import_status, verb, facts: {}, reason },
  })
  await context.tx
    .update(orderImport)
    .set({
      ...{ ...changedBy(context), import_status: to },
      ...(reason === '' ? {} : { reset_reason: reason }),
    })
    .where(isImport(context, import_no))
}

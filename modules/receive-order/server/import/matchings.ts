import { and, asc, eq } from 'drizzle-orm'
import { directory } from '#modules/system/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { changedBy } from '#platform/server/master/edit-master.ts'
import { staleRecord } from '#platform/server/master/stale.ts'
import { readFile, storeFile } from '#platform/server/stored-files/stored-file.ts'
import type { FieldMatching } from '../../contract/import/field-matching.ts'
import { importErrors } from '../../contract/import/import-errors.ts'
import type {
  matchingDetail as detailCall,
  matchingList as listCall,
  readSample as sampleCall,
  saveMatching as saveCall,
  tryMatching as tryCall,
} from '../../contract/import/matching-calls.ts'
import { orderTarget } from '../../contract/import/order-target.ts'
import { assessRows } from './assess-rows.ts'
import { matchedRows, receivedFile, rowsOfFile } from './read-file.ts'
import { csvMatching, csvMatchingVersion } from './tables.ts'

interface MatchingKey {
  readonly target: string
  readonly matching_cd: string
}

const isMatching = ({ session }: Context, { target, matching_cd }: MatchingKey) =>
  and(
    eq(csvMatching.company_cd, session.company_cd),
    eq(csvMatching.target, target),
    eq(csvMatching.matching_cd, matching_cd),
  )

export async function listMatchings(
  { tx, session }: Context,
  { target }: InputOf<typeof listCall>,
): Promise<OutputOf<typeof listCall>> {
  const found = await tx
    .select()
    .from(csvMatching)
    .where(and(eq(csvMatching.company_cd, session.company_cd), eq(csvMatching.target, target)))
    .orderBy(asc(csvMatching.matching_cd))
  return { list: found.map(headOf) }
}

const headOf = (stored: typeof csvMatching.$inferSelect) => {
  const { matching_cd, matching_nm, version, update_cnt, update_user, update_dt } = stored
  return {
    ...{ matching_cd, matching_nm, version, update_cnt, update_user },
    update_dt: new Date(update_dt).toISOString(),
  }
}

/** A matching as it stands now. */
export async function currentMatching(
  context: Context,
  key: MatchingKey,
): Promise<{
  readonly stored: typeof csvMatching.$inferSelect
  readonly matching: FieldMatching
  readonly sample_nm: string
  readonly sample_no: bigint | null
}> {
  const [found] = await context.tx
    .select({ stored: csvMatching, version: csvMatchingVersion })
    .from(csvMatching)
    .innerJoin(
      csvMatchingVersion,
      and(
        eq(csvMatchingVersion.company_cd, csvMatching.company_cd),
        eq(csvMatchingVersion.target, csvMatching.target),
        eq(csvMatchingVersion.matching_cd, csvMatching.matching_cd),
        eq(csvMatchingVersion.version, csvMatching.version),
      ),
    )
    .where(isMatching(context, key))
  if (!found) throw importErrors.IMP_MATCHING_MISSING.with({ code: key.matching_cd })
  const { content: matching, sample_nm, sample_no } = found.version
  return { stored: found.stored, matching, sample_nm, sample_no }
}

export async function readMatching(
  context: Context,
  key: InputOf<typeof detailCall>,
): Promise<OutputOf<typeof detailCall>> {
  const { stored, matching, sample_nm, sample_no } = await currentMatching(context, key)
  const sample = sample_no === null ? [] : await sampleOf(context, sample_no)
  return { head: headOf(stored), matching, sample_nm, sample }
}

async function sampleOf(context: Context, sample_no: bigint): Promise<string[][]> {
  const { content } = await readFile(context, String(sample_no))
  const { rows } = await rowsOfFile(context, content)
  return rows.map(({ cells }) => [...cells])
}

export async function readSample(
  context: Context,
  sent: InputOf<typeof sampleCall>,
): Promise<OutputOf<typeof sampleCall>> {
  const { rows } = await rowsOfFile(context, receivedFile(sent).bytes)
  return { sample: rows.map(({ cells }) => [...cells]) }
}

/** A new version: files remember by which they were read. */
export async function saveMatching(
  context: Context,
  { assign_mode, target, matching_cd, matching_nm, matching, sample, update_cnt }: InputOf<typeof saveCall>,
): Promise<OutputOf<typeof saveCall>> {
  const { tx, session } = context
  const key = { target, matching_cd }
  refuseUnmatched(matching)
  const before = assign_mode === '1' ? await lockMatching(context, key, update_cnt) : undefined
  const version = (before?.stored.version ?? 0) + 1
  const file = sample ? receivedFile(sample) : undefined
  // What cannot be read is no sample.
  if (file) await rowsOfFile(context, file.bytes)
  const sample_no = file
    ? BigInt(await storeFile(context, { file_nm: file.file_nm, content: file.bytes }))
    : (before?.sample_no ?? null)
  const { company_cd, user_cd } = session
  if (before)
    await tx
      .update(csvMatching)
      .set({ ...changedBy(context), matching_nm, version })
      .where(isMatching(context, key))
  else {
    const made = await tx
      .insert(csvMatching)
      .values({ company_cd, ...key, matching_nm, version, create_user: user_cd, update_user: user_cd })
      .onConflictDoNothing()
      .returning({ version: csvMatching.version })
    if (made.length === 0) throw importErrors.IMP_MATCHING_THERE.with({ code: matching_cd }).at('matching_cd')
  }
  await tx.insert(csvMatchingVersion).values({
    ...{ company_cd, ...key, version, content: matching, create_user: user_cd, sample_no },
    sample_nm: file?.file_nm ?? before?.sample_nm ?? '',
  })
  return readMatching(context, { target: orderTarget.name, matching_cd })
}

async function lockMatching(context: Context, key: MatchingKey, update_cnt: number) {
  await context.tx
    .select({ version: csvMatching.version })
    .from(csvMatching)
    .where(isMatching(context, key))
    .for('update')
  const found = await currentMatching(context, key)
  if (found.stored.update_cnt !== update_cnt) throw await staleRecord(context, directory, found.stored)
  return found
}

/** What no row can do without has a column or a value. */
function refuseUnmatched({ fields, per_day }: FieldMatching): void {
  const matched = new Set(fields.map(({ field }) => field))
  if (per_day && orderTarget.perDay) matched.add(orderTarget.perDay.qty)
  const missing = orderTarget.required.find((name) => !matched.has(name))
  if (missing)
    throw importErrors.IMP_FIELD_UNMATCHED.with({ field: orderTarget.fields[missing].label }).at(missing)
}

/** Every row of the sample as the import would make it; nothing is written. */
export async function tryMatching(
  context: Context,
  { matching, sample, matching_cd }: InputOf<typeof tryCall>,
): Promise<OutputOf<typeof tryCall>> {
  const { file_nm, bytes } = sample ? receivedFile(sample) : await storedSample(context, matching_cd)
  const { heading, rows } = await matchedRows(context, bytes, matching)
  const assessed = await assessRows(context, { file_nm, heading, rows, matching })
  return { rows: [...assessed.rows] }
}

async function storedSample(context: Context, matching_cd: string) {
  const { sample_no } = await currentMatching(context, { target: orderTarget.name, matching_cd })
  if (sample_no === null) throw http[404].with()
  const { file_nm, content } = await readFile(context, String(sample_no))
  return { file_nm, bytes: content }
}

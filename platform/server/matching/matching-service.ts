import { and, asc, eq } from 'drizzle-orm'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { FieldMatching } from '#platform/contract/matching/field-matching.ts'
import type { ImportTarget } from '#platform/contract/matching/import-target.ts'
import type { MatchingCalls } from '#platform/contract/matching/matching-calls.ts'
import { matchingErrors } from '#platform/contract/matching/matching-errors.ts'
import type { Context } from '../context.ts'
import { route, type Route } from '../http/route.ts'
import type { Directory } from '../master/directory.ts'
import { changedBy } from '../master/edit-master.ts'
import { staleRecord } from '../master/stale.ts'
import { readFile, storeFile } from '../stored-files/stored-file.ts'
import { matchedRows, receivedFile, rowsOfFile } from './read-file.ts'
import { csvMatching, csvMatchingVersion } from './tables.ts'

interface MatchingKey {
  readonly target: string
  readonly matching_cd: string
}

/** Of what matchings are, and who knows the people that change them. */
interface Of {
  readonly target: ImportTarget
  readonly directory: Directory
}

/** What a screen of matchings calls, but for trying all rows: what those come to, the target's module knows. */
export const matchingRoutes = (calls: Omit<MatchingCalls, 'tryAll'>, of: Of): readonly Route[] => [
  route(calls.list, (context) => listMatchings(context, of)),
  route(calls.detail, (context, key) => readMatching(context, of, key)),
  route(calls.save, (context, sent) => saveMatching(context, of, sent)),
  route(calls.readSample, (context, sent) => readSample(context, of, sent)),
]

type Call<Name extends keyof MatchingCalls> = MatchingCalls[Name]

const isMatching = ({ session }: Context, { target, matching_cd }: MatchingKey) =>
  and(
    eq(csvMatching.company_cd, session.company_cd),
    eq(csvMatching.target, target),
    eq(csvMatching.matching_cd, matching_cd),
  )

async function listMatchings({ tx, session }: Context, { target }: Of): Promise<OutputOf<Call<'list'>>> {
  const found = await tx
    .select()
    .from(csvMatching)
    .where(and(eq(csvMatching.company_cd, session.company_cd), eq(csvMatching.target, target.name)))
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
  if (!found) throw matchingErrors.IMP_MATCHING_MISSING.with({ code: key.matching_cd })
  const { content: matching, sample_nm, sample_no } = found.version
  return { stored: found.stored, matching, sample_nm, sample_no }
}

async function readMatching(context: Context, of: Of, key: MatchingKey): Promise<OutputOf<Call<'detail'>>> {
  const { stored, matching, sample_nm, sample_no } = await currentMatching(context, key)
  const sample = sample_no === null ? [] : await sampleOf(context, of, sample_no)
  return { head: headOf(stored), matching, sample_nm, sample }
}

async function sampleOf(context: Context, { directory }: Of, sample_no: bigint): Promise<string[][]> {
  const { content } = await readFile(context, String(sample_no))
  const { rows } = await rowsOfFile(context, directory, content)
  return rows.map(({ cells }) => [...cells])
}

async function readSample(
  context: Context,
  { directory }: Of,
  sent: InputOf<Call<'readSample'>>,
): Promise<OutputOf<Call<'readSample'>>> {
  const { rows } = await rowsOfFile(context, directory, receivedFile(sent).bytes)
  return { sample: rows.map(({ cells }) => [...cells]) }
}

/** A new version: files remember by which they were read. */
export async function saveMatching(
  context: Context,
  of: Of,
  { assign_mode, target, matching_cd, matching_nm, matching, sample, update_cnt }: InputOf<Call<'save'>>,
): Promise<OutputOf<Call<'save'>>> {
  const { tx, session } = context
  const key = { target, matching_cd }
  refuseUnmatched(of.target, matching)
  const before = assign_mode === '1' ? await lockMatching(context, of, key, update_cnt) : undefined
  const version = (before?.stored.version ?? 0) + 1
  const file = sample ? receivedFile(sample) : undefined
  // What cannot be read is no sample.
  if (file) await rowsOfFile(context, of.directory, file.bytes)
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
    if (made.length === 0)
      throw matchingErrors.IMP_MATCHING_THERE.with({ code: matching_cd }).at('matching_cd')
  }
  await tx.insert(csvMatchingVersion).values({
    ...{ company_cd, ...key, version, content: matching, create_user: user_cd, sample_no },
    sample_nm: file?.file_nm ?? before?.sample_nm ?? '',
  })
  return readMatching(context, of, key)
}

async function lockMatching(context: Context, { directory }: Of, key: MatchingKey, update_cnt: number) {
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
function refuseUnmatched({ perDay, required, fields: known }: ImportTarget, matching: FieldMatching): void {
  const matched = new Set(matching.fields.map(({ field }) => field))
  if (matching.per_day && perDay) matched.add(perDay.qty)
  const missing = required.find((name) => !matched.has(name))
  if (missing === undefined) return
  const field = known[missing]?.label
  if (field) throw matchingErrors.IMP_FIELD_UNMATCHED.with({ field }).at(missing)
}

/** The rows of a file beside which a matching is tried: one that is sent, or the sample that is stored with it. */
export async function rowsToTry(
  context: Context,
  { target, directory }: Of,
  { matching, sample, matching_cd }: InputOf<Call<'tryAll'>>,
) {
  const { file_nm, bytes } = sample
    ? receivedFile(sample)
    : await storedSample(context, { target: target.name, matching_cd })
  return { file_nm, matching, ...(await matchedRows(context, directory, bytes, matching)) }
}

async function storedSample(context: Context, key: MatchingKey) {
  const { sample_no } = await currentMatching(context, key)
  if (sample_no === null) throw http[404].with()
  const { file_nm, content } = await readFile(context, String(sample_no))
  return { file_nm, bytes: content }
}

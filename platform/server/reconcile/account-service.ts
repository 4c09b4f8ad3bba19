import { and, eq, inArray } from 'drizzle-orm'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { csvErrors } from '#platform/contract/csv-errors.ts'
import { BusinessError } from '#platform/contract/errors.ts'
import { convertFile, type ConvertedRow } from '#platform/contract/matching/convert-file.ts'
import {
  accountMostRows,
  type AccountCalls,
  type AccountRecord,
  type Difference,
} from '#platform/contract/reconcile/account-calls.ts'
import { accountSettlement, settlementsOf } from '#platform/contract/reconcile/account-codes.ts'
import { accountErrors } from '#platform/contract/reconcile/account-errors.ts'
import { validation } from '#platform/contract/validation.ts'
import type { Context } from '../context.ts'
import type { AcrossFactories } from '../database/across-factories.ts'
import { route, routeAcross, type Route } from '../http/route.ts'
import { currentMatching } from '../matching/matching-service.ts'
import { matchedRows, receivedFile } from '../matching/read-file.ts'
import { changedBy } from '../master/edit-master.ts'
import { mapInTurns } from '../turns.ts'
import { storeFile } from '../stored-files/stored-file.ts'
import {
  differencesOf,
  holdAccountFile,
  isFile,
  listAccounts,
  readAccountFile,
  rowsOf,
  stepFile,
  writeProgress,
} from './account-store.ts'
import type { AccountSource } from './account-source.ts'
import { layBeside, rememberItem } from './lay-beside.ts'
import { accountDifference, accountFile, accountRow } from './tables.ts'

type Call<Name extends keyof AccountCalls> = InputOf<AccountCalls[Name]>

/** What a screen of reconciliation calls; what is ours is read in all factories. */
export const accountRoutes = <Name extends string>(
  calls: AccountCalls,
  across: AcrossFactories,
  source: AccountSource<Name>,
): readonly Route[] => [
  route(calls.list, (context, sent) => listAccounts(context, source, sent)),
  route(calls.detail, (context, sent) => readAccountFile(context, source, sent)),
  routeAcross(
    across,
    route(calls.read, (context, sent) => readStatement(context, source, sent)),
  ),
  routeAcross(
    across,
    route(calls.again, async (context, sent) =>
      layBeside(context, source, (await holdAccountFile(context, source, sent)).head),
    ),
  ),
  routeAcross(
    across,
    route(calls.pair, (context, sent) => pairRow(context, source, sent)),
  ),
  routeAcross(
    across,
    route(calls.settle, (context, sent) => settle(context, source, sent)),
  ),
  route(calls.takeBack, (context, sent) => takeBack(context, source, sent)),
  route(calls.withdraw, (context, sent) => withdraw(context, source, sent)),
]

/** 先方明細の読込. */
export async function readStatement<Name extends string>(
  context: Context,
  source: AccountSource<Name>,
  { matching_cd, file_nm: sent_nm, content, ...sent }: Call<'read'>,
): Promise<AccountRecord> {
  const { tx, session } = context
  const { company_cd, user_cd } = session
  const target = source.target.name
  const of = await source.begin(context, sent)
  const { stored, matching } = await currentMatching(context, { target, matching_cd })
  const { file_nm, bytes, hash } = receivedFile({ file_nm: sent_nm, content })
  const { heading, rows } = await matchedRows(context, source.directory, bytes, matching, accountMostRows)
  const parts = Array.from({ length: Math.ceil(rows.length / rowsOfTurn) }, (_, at) =>
    rows.slice(at * rowsOfTurn, (at + 1) * rowsOfTurn),
  )
  const today = of.to_dt
  const converted = (
    await mapInTurns(parts, (part) => convertFile(source.target, { matching, heading, rows: part, today }))
  ).flat()
  refuseProblems(converted)
  const file_no = await storeFile(context, { file_nm, content: bytes })
  const [made] = await tx
    .insert(accountFile)
    .values({
      ...{ company_cd, target, ...of, file_nm, file_no: BigInt(file_no), file_hash: hash },
      ...{ matching_cd: stored.matching_cd, version: stored.version, row_cnt: converted.length },
      ...{ create_user: user_cd, update_user: user_cd },
    })
    .onConflictDoNothing()
    .returning({ account_no: accountFile.account_no })
  // Who sends the same file at the same moment waits here, and is refused.
  if (!made) throw csvErrors.IMP_DUPLICATE.with()
  const { account_no } = made
  const all = converted.map((row) => ({
    company_cd,
    account_no,
    row_no: row.row,
    stated: source.stated(row),
  }))
  for (let at = 0; at < all.length; at += 1000) await tx.insert(accountRow).values(all.slice(at, at + 1000))
  const { head } = await readAccountFile(context, source, { account_no: String(account_no) })
  return layBeside(context, source, head)
}

const mostTold = 100

/** So many rows are read before others have their turn. */
const rowsOfTurn = 200

/** Nothing of a file is compared while a row cannot be read: the sums would not be the partner's. */
function refuseProblems(rows: readonly Pick<ConvertedRow, 'row' | 'problems'>[]): void {
  const problems = rows.flatMap(({ row, problems: found }) => found.map((one) => ({ row, ...one })))
  if (problems.length === 0) return
  const { IMP_ERRORS } = csvErrors
  const fields = problems.slice(0, mostTold).map(({ row, field, error: { code, text, params } }) => ({
    ...{ path: `rows.${String(row)}.${field}`, code, text, params },
  }))
  throw new BusinessError(IMP_ERRORS, { qty: problems.length }, fields)
}

/** 手動対応, and its undoing. */
async function pairRow(
  context: Context,
  source: Omit<AccountSource, 'stated'>,
  { row_no, own_key, ...key }: Call<'pair'>,
): Promise<AccountRecord> {
  const { head, differences, paired } = await holdAccountFile(context, source, key)
  const row = differences.find((one) => one.row_no === row_no && (own_key === '' || one.own === null))
  const own = differences.find((one) => one.own?.key === own_key && one.row_no === null)?.own
  const stated = row?.stated ?? paired.find((one) => one.row_no === row_no)?.stated
  if (!stated || (own_key !== '' && !own)) throw accountErrors.BIZ_ACCOUNT_GONE.with()
  await rememberItem(context, source, { partner: head, stated, ...(own ? { own } : {}) })
  await context.tx
    .update(accountRow)
    .set({ own_key })
    .where(and(rowsOf(context, head.account_no), eq(accountRow.row_no, row_no)))
  return layBeside(context, source, head)
}

/** 差異の処理: how each of them is done with, and by which slip where we have posted something. */
async function settle(
  context: Context,
  source: Omit<AccountSource, 'stated'>,
  { differences: wanted, settled_by, settled_no, settled_note, ...key }: Call<'settle'>,
): Promise<AccountRecord> {
  const found = await holdAccountFile(context, source, key)
  const chosen = chosenOf(found, wanted, ({ settled_by: by }) => by === '')
  const wrong = chosen.find(({ kind }) => !settlementsOf[kind].includes(settled_by))
  if (wrong)
    throw accountErrors.BIZ_ACCOUNT_SETTLEMENT.with({
      ...{ kind: source.kinds[wrong.kind], how: accountSettlement.texts[settled_by] },
    }).at('settled_by')
  if (settled_by === 'post' && !(await source.isPosted(context, found.head, settled_no)))
    throw accountErrors.BIZ_ACCOUNT_SLIP.with({ no: settled_no }).at('settled_no')
  if (settled_by === 'accept' && settled_note === '') throw validation.V_REQUIRED.with().at('settled_note')
  await context.tx
    .update(accountDifference)
    .set({
      ...{ settled_by, settled_note, settled_no: settled_by === 'post' ? settled_no : '' },
      ...{ settled_user: context.session.user_cd, settled_dt: context.now.toISOString() },
    })
    .where(areThese(context, found, wanted))
  return writeProgress(context, source, found.head)
}

async function takeBack(
  context: Context,
  source: Pick<AccountSource, 'target' | 'directory'>,
  { differences: wanted, ...key }: Call<'takeBack'>,
): Promise<AccountRecord> {
  const found = await holdAccountFile(context, source, key)
  chosenOf(found, wanted, ({ settled_by }) => settled_by !== '')
  await context.tx
    .update(accountDifference)
    .set({ settled_by: '', settled_no: '', settled_note: '', settled_user: '', settled_dt: null })
    .where(areThese(context, found, wanted))
  return writeProgress(context, source, found.head)
}

const areThese = (context: Context, { head }: AccountRecord, wanted: readonly number[]) =>
  and(differencesOf(context, head.account_no), inArray(accountDifference.difference_no, [...wanted]))

/** All of them, or none: somebody else was faster. */
function chosenOf(
  { differences }: AccountRecord,
  wanted: readonly number[],
  fits: (one: Difference) => boolean,
): readonly Difference[] {
  const chosen = differences.filter((one) => wanted.includes(one.difference_no) && fits(one))
  if (chosen.length !== new Set(wanted).size) throw accountErrors.BIZ_ACCOUNT_GONE.with()
  return chosen
}

/** 取消: the same file can be read again then. */
async function withdraw(
  context: Context,
  source: Pick<AccountSource, 'target' | 'directory'>,
  { reason, ...key }: Call<'withdraw'>,
): Promise<AccountRecord> {
  const { head, differences } = await holdAccountFile(context, source, key)
  const settled = differences.filter(({ settled_by }) => settled_by !== '').length
  if (settled > 0) throw accountErrors.BIZ_ACCOUNT_SETTLED.with({ count: settled })
  const account_status = await stepFile(context, source, head, { verb: 'withdraw', reason })
  await context.tx
    .update(accountFile)
    .set({ ...changedBy(context), account_status })
    .where(isFile(context, source, head.account_no))
  return readAccountFile(context, source, { account_no: head.account_no })
}

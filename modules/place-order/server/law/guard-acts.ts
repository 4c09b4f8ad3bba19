import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { supplierRead } from '#modules/master/server/views.ts'
import type { BusinessError } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { changedBy } from '#platform/server/master/edit-master.ts'
import { WrongCells } from '#platform/server/slip/wrong-cells.ts'
import {
  refusalOfReturn,
  refusalOfSetOff,
  type GuardedReturn,
  type GuardedSetOff,
} from '../../contract/law/fair-returns.ts'
import type { GuardedActKind } from '../../contract/law/law-codes.ts'
import { lawErrors } from '../../contract/law/law-errors.ts'
import { guardedAct } from './tables.ts'

export interface Supplier {
  readonly supplier_cd: string
  readonly branch_no: string
}

interface AtCell extends Supplier {
  /** Where the person sees the refusal. */
  readonly cell: string
}

/** Something that the act forbids, unless a second person has passed exactly this. */
interface Forbidden extends AtCell {
  readonly kind: GuardedActKind
  readonly subject: string
  readonly figure: string
  readonly refusal: BusinessError
}

/** Returns to suppliers, in a unit of work that holds their documents: what is unlawful is refused at its cell. */
export const guardReturns = (context: Context, returns: readonly (GuardedReturn & AtCell)[]): Promise<void> =>
  guardActs(
    context,
    returns.flatMap((one) => {
      const refusal = refusalOfReturn(one)
      return refusal ? [{ ...one, kind: '2', figure: one.qty, refusal }] : []
    }),
  )

/** Charged materials that are set off against what a supplier gets, in a unit of work that holds their documents. */
export const guardSetOffs = (context: Context, offs: readonly (GuardedSetOff & AtCell)[]): Promise<void> =>
  guardActs(
    context,
    offs.flatMap((one) => {
      const refusal = refusalOfSetOff(one)
      return refusal ? [{ ...one, kind: '3', figure: one.amount, refusal }] : []
    }),
  )

interface PriceCut extends AtCell {
  readonly subject: string
  readonly from: string
  readonly to: string
}

/** Prices of what has been ordered that become lower, in a unit of work that holds the documents. */
export const guardPriceCuts = (context: Context, cuts: readonly PriceCut[]): Promise<void> =>
  guardActs(
    context,
    cuts.map((cut) => {
      const { subject, from, to } = cut
      const refusal = lawErrors.BIZ_LAW_PRICE_CUT.with({ subject, from, to })
      return { ...cut, kind: '1', figure: to, refusal }
    }),
  )

interface Reduction extends AtCell {
  readonly subject: string
  /** Below zero: so much less is owed. */
  readonly amount: string
}

/** 値引 that is typed by hand, in a unit of work that holds its purchase. */
export const guardReductions = (context: Context, reductions: readonly Reduction[]): Promise<void> =>
  guardActs(
    context,
    reductions.map((one) => {
      const { subject, amount } = one
      return {
        ...one,
        kind: '1',
        figure: amount,
        refusal: lawErrors.BIZ_LAW_REDUCTION.with({ subject, amount }),
      }
    }),
  )

/** Suppliers outside the act are nobody's business; a pass is used up by the act for which it was given. */
async function guardActs(context: Context, acts: readonly Forbidden[]): Promise<void> {
  if (acts.length === 0) return
  const subjects = new Set((await subjectSuppliers(context, acts)).map(keyOf))
  const wrong = new WrongCells()
  for (const act of acts)
    if (subjects.has(keyOf(act)) && !(await takePass(context, act))) wrong.at(act.cell, act.refusal)
  wrong.refuse()
}

const keyOf = ({ supplier_cd, branch_no }: Supplier): string => `${supplier_cd} ${branch_no}`

/** Those of them that the act protects. */
export const subjectSuppliers = (
  { tx, session }: Context,
  suppliers: readonly Supplier[],
): Promise<readonly Supplier[]> =>
  rows(
    tx,
    { supplier_cd: z.string(), branch_no: z.string() },
    sql`SELECT s.supplier_cd, s.branch_no FROM ${supplierRead.rows} AS s
      WHERE s.company_cd = ${session.company_cd} AND s.toriteki_flg AND (s.supplier_cd, s.branch_no) IN (
        SELECT w.supplier_cd, w.branch_no FROM ${sentRows(
          suppliers.map(({ supplier_cd, branch_no }) => ({ supplier_cd, branch_no })),
          'w',
          { supplier_cd: 'text', branch_no: 'text' },
        )})`,
  )

/** Of these returns, those that a second person has passed and that nobody has carried out: by subject and quantity. */
export async function passedReturns(
  { tx, session }: Context,
  { supplier_cd, branch_no }: Supplier,
  returns: readonly Pick<GuardedReturn, 'subject'>[],
): Promise<ReadonlySet<string>> {
  const found = await rows(
    tx,
    { subject: z.string(), figure: z.string() },
    sql`SELECT a.subject, a.figure FROM ${guardedAct} AS a WHERE a.company_cd = ${session.company_cd}
      AND a.factory_cd = ${session.factory_cd} AND a.act_kind = '2' AND a.supplier_cd = ${supplier_cd}
      AND a.branch_no = ${branch_no} AND a.act_status = '1' AND a.subject = ANY(${textArray(
        returns.map(({ subject }) => subject),
      )})`,
  )
  return new Set(found.map(({ subject, figure }) => `${subject} ${figure}`))
}

/** The document is locked, so that nobody else uses the same pass; what is refused afterwards gives it back. */
async function takePass(
  context: Context,
  { kind, supplier_cd, branch_no, subject, figure }: Forbidden,
): Promise<boolean> {
  const { tx, session, now } = context
  const used = await tx
    .update(guardedAct)
    .set({
      ...{ act_status: '3', used_user: session.user_cd, used_dt: now.toISOString() },
      ...changedBy(context),
    })
    .where(
      sql`company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd} AND act_kind = ${kind}
        AND supplier_cd = ${supplier_cd} AND branch_no = ${branch_no} AND subject = ${subject}
        AND figure = ${figure} AND act_status = '1'`,
    )
    .returning({ act_no: guardedAct.act_no })
  return used.length > 0
}

import { and, eq } from 'drizzle-orm'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { validation } from '#platform/contract/validation.ts'
import type { Context } from '#platform/server/context.ts'
import { changedBy } from '#platform/server/master/edit-master.ts'
import type { askForPass as askCall, decidePass as decideCall } from '../../contract/law/law-calls.ts'
import { guardedActStatus } from '../../contract/law/law-codes.ts'
import { passErrors } from '../../contract/law/law-errors.ts'
import { subjectSuppliers } from './guard-acts.ts'
import { guardedAct } from './tables.ts'

/** 承認依頼. */
export async function askForPass(
  context: Context,
  { kind, supplier_cd, branch_no, subject, figure, reason }: InputOf<typeof askCall>,
): Promise<OutputOf<typeof askCall>> {
  const { tx, session } = context
  const supplier = { supplier_cd, branch_no }
  if ((await subjectSuppliers(context, [supplier])).length === 0)
    throw passErrors.BIZ_LAW_NOT_SUBJECT.with({ supplier: supplier_cd }).at('supplier_cd')
  const [made] = await tx
    .insert(guardedAct)
    .values({
      ...{ company_cd: session.company_cd, factory_cd: session.factory_cd, act_kind: kind, ...supplier },
      ...{ subject, figure, reason, create_user: session.user_cd, update_user: session.user_cd },
    })
    .onConflictDoNothing()
    .returning({ act_no: guardedAct.act_no })
  if (!made) throw passErrors.BIZ_LAW_ASKED.with({ subject }).at('subject')
  return { act_no: String(made.act_no) }
}

/** 承認・却下: of two who decide at once, the second hears of the first. */
export async function decidePass(
  context: Context,
  { act_no, accept, reason }: InputOf<typeof decideCall>,
): Promise<Record<string, never>> {
  const { tx, session, now } = context
  const isAct = and(
    eq(guardedAct.company_cd, session.company_cd),
    eq(guardedAct.factory_cd, session.factory_cd),
    eq(guardedAct.act_no, BigInt(act_no)),
  )
  const [found] = await tx.select().from(guardedAct).where(isAct).for('update')
  if (!found) throw http[404].with()
  const { data: state = '3' } = guardedActStatus.schema.safeParse(found.act_status)
  if (state !== '0') throw passErrors.BIZ_LAW_DECIDED.with({ state: guardedActStatus.texts[state] })
  if (found.create_user === session.user_cd) throw passErrors.BIZ_LAW_SAME_PERSON.with()
  if (accept === '2' && reason === '') throw validation.V_REQUIRED.with().at('reason')
  await tx
    .update(guardedAct)
    .set({
      ...{ act_status: accept, decide_user: session.user_cd, decide_dt: now.toISOString() },
      ...{ decide_reason: reason, ...changedBy(context) },
    })
    .where(isAct)
  return {}
}

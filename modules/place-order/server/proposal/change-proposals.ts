import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { supplierMaster } from '#modules/master/contract/supplier.ts'
import { masterErrors } from '#modules/master/contract/master-errors.ts'
import { itemRead, supplierRead } from '#modules/master/server/views.ts'
import { codeKey, codeRead } from '#modules/system/server/views.ts'
import { compare, decimal, minus, placesOf, written } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { validation } from '#platform/contract/validation.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { changedBy } from '#platform/server/master/edit-master.ts'
import type {
  dismissProposals as dismissCall,
  editProposal as editCall,
  splitProposal as splitCall,
} from '../../contract/proposal/proposal-calls.ts'
import { proposalErrors } from '../../contract/proposal/proposal-errors.ts'
import { takeOpen, type Proposal } from './open-proposals.ts'
import { orderProposal } from './tables.ts'

/** A person knows better: runs leave it as it is from now on. */
export async function editProposal(
  context: Context,
  asked: InputOf<typeof editCall>,
): Promise<OutputOf<typeof editCall>> {
  const [before] = await takeOpen(context, [asked])
  if (!before) return {}
  const { supplier_cd, branch_no, order_dt, due_dt } = asked
  const qty = written(decimal(asked.qty))
  if (before.demand_no !== '' && compare(decimal(qty), decimal(before.qty)) !== 0)
    throw proposalErrors.BIZ_PROPOSAL_TIED.with().at('qty')
  if (due_dt < order_dt) throw proposalErrors.BIZ_PROPOSAL_DAYS.with().at('due_dt')
  await refuseDecimals(context, before.item_cd, qty)
  await refuseUnknownSupplier(context, { supplier_cd, branch_no })
  await set(context, [before], { supplier_cd, branch_no, qty, order_dt, due_dt, edited_flg: true })
  return {}
}

/** A part of it on another day, as a proposal of its own. */
export async function splitProposal(
  context: Context,
  asked: InputOf<typeof splitCall>,
): Promise<OutputOf<typeof splitCall>> {
  const [before] = await takeOpen(context, [asked])
  if (!before) return { proposal_no: '' }
  const { due_dt } = asked
  const [whole, part] = [decimal(before.qty), decimal(asked.qty)]
  if (before.demand_no !== '') throw proposalErrors.BIZ_PROPOSAL_TIED.with().at('qty')
  if (compare(part, whole) >= 0) throw proposalErrors.BIZ_PROPOSAL_SPLIT.with({ qty: before.qty }).at('qty')
  if (due_dt < before.order_dt) throw proposalErrors.BIZ_PROPOSAL_DAYS.with().at('due_dt')
  await refuseDecimals(context, before.item_cd, asked.qty)
  await set(context, [before], { qty: written(minus(whole, part)), edited_flg: true })
  const [made] = await rows(
    context.tx,
    { proposal_no: z.string() },
    sql`INSERT INTO ${orderProposal} (company_cd, factory_cd, item_cd, need_dt, seq, supplier_cd, branch_no, qty, order_dt, due_dt,
        order_method, source, late_reason, late_days, steps, purposes, edited_flg, create_user, update_user)
      SELECT company_cd, factory_cd, item_cd, need_dt, seq, supplier_cd, branch_no, ${written(part)}::numeric, order_dt, ${due_dt}::date,
        order_method, source, '', 0, steps, purposes, true, ${context.session.user_cd}, ${context.session.user_cd}
      FROM ${orderProposal} WHERE company_cd = ${context.session.company_cd} AND proposal_no = ${before.proposal_no}::bigint
      RETURNING proposal_no::text`,
  )
  if (!made) throw new Error('The part was not stored')
  return made
}

/** It is not ordered, and not proposed again for the same day unless more is short. */
export async function dismissProposals(
  context: Context,
  { proposals, reason }: InputOf<typeof dismissCall>,
): Promise<OutputOf<typeof dismissCall>> {
  const taken = await takeOpen(context, proposals)
  await set(context, taken, { proposal_state: '9', reason })
  return { dismissed: taken.length }
}

export async function set(
  context: Context,
  proposals: readonly Proposal[],
  values: Partial<typeof orderProposal.$inferInsert>,
): Promise<void> {
  const { company_cd, factory_cd } = context.session
  await context.tx
    .update(orderProposal)
    .set({ ...values, ...changedBy(context) })
    .where(
      and(
        eq(orderProposal.company_cd, company_cd),
        eq(orderProposal.factory_cd, factory_cd),
        inArray(
          orderProposal.proposal_no,
          proposals.map(({ proposal_no }) => BigInt(proposal_no)),
        ),
      ),
    )
}

async function refuseDecimals({ tx, session }: Context, item_cd: string, qty: string): Promise<void> {
  const [unit] = await rows(
    tx,
    { decimals: z.int() },
    sql`SELECT coalesce(${codeRead.of(codeKey('UNIT', 'i', 'unit_cd'), 'decimals')}, 0) AS decimals
      FROM ${itemRead.rows} AS i WHERE i.company_cd = ${session.company_cd} AND i.item_cd = ${item_cd}`,
  )
  const decimals = unit?.decimals ?? 0
  if (placesOf(decimal(qty)) > decimals)
    throw masterErrors.MST_UNIT_DECIMALS.with({ item: item_cd, decimals }).at('qty')
}

async function refuseUnknownSupplier(
  { tx, session }: Context,
  { supplier_cd, branch_no }: { readonly supplier_cd: string; readonly branch_no: string },
): Promise<void> {
  const found = await rows(
    tx,
    {},
    sql`SELECT FROM ${supplierRead.rows} AS s WHERE s.company_cd = ${session.company_cd} AND s.supplier_cd = ${supplier_cd}
      AND s.branch_no = ${branch_no} AND s.abort_div = '0'`,
  )
  if (found.length === 0)
    throw validation.V_NOT_IN_MASTER.with({ title: supplierMaster.title, code: supplier_cd }).at(
      'supplier_cd',
    )
}

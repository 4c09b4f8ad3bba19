import { sql } from 'drizzle-orm'
import { decimal, sum, written } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import type { mergeProposals as mergeCall } from '../../contract/proposal/proposal-calls.ts'
import { proposalErrors } from '../../contract/proposal/proposal-errors.ts'
import { set } from './change-proposals.ts'
import { takeOpen } from './open-proposals.ts'
import { orderProposal } from './tables.ts'

/** The one that is ordered first takes over what the others are for; runs leave it as it is from now on. */
export async function mergeProposals(
  context: Context,
  { proposals, due_dt }: InputOf<typeof mergeCall>,
): Promise<OutputOf<typeof mergeCall>> {
  const taken = [...(await takeOpen(context, proposals))].toSorted((one, other) =>
    one.order_dt + one.need_dt < other.order_dt + other.need_dt ? -1 : 1,
  )
  const [first, ...others] = taken
  if (!first || others.length === 0 || others.some(({ item_cd }) => item_cd !== first.item_cd))
    throw proposalErrors.BIZ_PROPOSAL_MERGE.with()
  if (taken.some(({ demand_no }) => demand_no !== '')) throw proposalErrors.BIZ_PROPOSAL_TIED.with()
  if (due_dt < first.order_dt) throw proposalErrors.BIZ_PROPOSAL_DAYS.with().at('due_dt')
  const { tx, session } = context
  const { proposal_no } = first
  const others_no = textArray(others.map((one) => one.proposal_no))
  const mine = sql`p.company_cd = ${session.company_cd} AND p.factory_cd = ${session.factory_cd}`
  await tx.execute(sql`UPDATE ${orderProposal} AS p SET purposes = p.purposes || (
      SELECT coalesce(jsonb_agg(e.one ORDER BY o.proposal_no), '[]'::jsonb)
      FROM ${orderProposal} AS o CROSS JOIN LATERAL jsonb_array_elements(o.purposes) AS e(one)
      WHERE o.company_cd = p.company_cd AND o.factory_cd = p.factory_cd AND o.proposal_no = ANY(${others_no}::bigint[]))
    WHERE ${mine} AND p.proposal_no = ${proposal_no}::bigint`)
  await tx.execute(
    sql`DELETE FROM ${orderProposal} AS p WHERE ${mine} AND p.proposal_no = ANY(${others_no}::bigint[])`,
  )
  const qty = written(sum(taken.map((one) => decimal(one.qty))), 0)
  await set(context, [first], { qty, due_dt, edited_flg: true })
  return { proposal_no, qty }
}

import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { directory } from '#modules/system/server/index.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { staleRecord } from '#platform/server/master/stale.ts'
import type { SeenProposal } from '../../contract/proposal/proposal-calls.ts'
import { proposalState } from '../../contract/proposal/proposal-codes.ts'
import { proposalErrors } from '../../contract/proposal/proposal-errors.ts'
import { orderProposal } from './tables.ts'

export type Proposal = RowOf<typeof proposal>
const proposal = {
  ...{ proposal_no: z.string(), item_cd: z.string(), supplier_cd: z.string(), branch_no: z.string() },
  ...{ qty: z.string(), need_dt: z.string(), order_dt: z.string(), due_dt: z.string() },
  ...{ demand_kind: z.string(), demand_no: z.string(), demand_line: z.int() },
  proposal_state: proposalState.schema,
  ...{ update_cnt: z.int(), update_user: z.string(), update_dt: z.string() },
}

/** Proposals of this factory, locked in the order of their numbers, that are open and as somebody has seen them. */
export async function takeOpen(
  context: Context,
  seen: readonly SeenProposal[],
): Promise<readonly Proposal[]> {
  const found = await readProposals(
    context,
    seen.map(({ proposal_no }) => proposal_no),
    'FOR NO KEY UPDATE',
  )
  for (const { proposal_no, update_cnt } of seen) {
    const one = found.find((own) => own.proposal_no === proposal_no)
    if (!one) throw http[404].with()
    if (one.proposal_state !== '0')
      throw proposalErrors.BIZ_PROPOSAL_STATE.with({
        no: proposal_no,
        state: proposalState.texts[one.proposal_state],
      })
    if (one.update_cnt !== update_cnt) throw await staleRecord(context, directory, one)
  }
  return found
}

export const readProposals = (
  { tx, session: { company_cd, factory_cd } }: Context,
  numbers: readonly string[],
  lock: 'FOR NO KEY UPDATE' | '' = '',
): Promise<readonly Proposal[]> =>
  rows(
    tx,
    proposal,
    sql`SELECT proposal_no::text, item_cd, supplier_cd, branch_no, trim_scale(qty)::text AS qty, need_dt::text, order_dt::text,
        due_dt::text, demand_kind, demand_no, demand_line, proposal_state, update_cnt, update_user, update_dt::text
      FROM ${orderProposal} WHERE company_cd = ${company_cd} AND factory_cd = ${factory_cd}
        AND proposal_no = ANY(${textArray(numbers)}::bigint[])
      ORDER BY proposal_no ${sql.raw(lock)}`,
  )

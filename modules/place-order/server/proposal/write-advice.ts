import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { supplyMessages, type SupplyMessage } from '#planning/mrp/proposal.ts'
import type { PlanState } from '#planning/mrp/plan-state.ts'
import { adviceCodes, type SupplyAdvice } from '../../contract/proposal/proposal-codes.ts'
import type { FactorySnapshot } from './snapshot/read-snapshot.ts'
import { orderMessage, orderProposal } from './tables.ts'

interface Advice {
  readonly move_advice: SupplyAdvice | ''
  readonly advised_dt: string | null
  readonly change_advice: SupplyAdvice | ''
  readonly advised_qty: string | null
}

const adviceOf = ({ move, change }: SupplyMessage): Advice => ({
  move_advice: move ? adviceCodes[move.advice] : '',
  advised_dt: move?.to ?? null,
  change_advice: change ? adviceCodes[change.advice] : '',
  advised_qty: change ? String(change.to / 1000) : null,
})

interface AdvisedProposal extends Advice {
  readonly proposal_no: string
}

interface AdvisedLine extends Advice {
  readonly supply_kind: string
  readonly supply_no: string
  readonly supply_line: number
  readonly item_cd: string
  readonly due_dt: string
  readonly qty: string
}

/** What the run would do with lines on order, and with the proposals that people have edited. Answers how many lines it concerns. */
export async function writeAdvice(
  context: Context,
  state: PlanState,
  { orders, kept }: FactorySnapshot,
): Promise<number> {
  const onLines: AdvisedLine[] = []
  const onKept: AdvisedProposal[] = []
  for (const message of supplyMessages(state)) {
    const order = orders[message.supply]
    const proposal = kept[message.supply - orders.length]
    const advice = adviceOf(message)
    if (order?.counts === 'order')
      onLines.push({
        ...{ supply_kind: order.kind, supply_no: order.no, supply_line: order.line, item_cd: order.item_cd },
        ...{ due_dt: message.date, qty: String(order.qty / 1000), ...advice },
      })
    else if (!order && proposal) onKept.push({ proposal_no: proposal.proposal_no, ...advice })
  }
  await markKept(context, onKept)
  return replaceMessages(context, onLines)
}

const adviceColumns = {
  move_advice: 'text',
  advised_dt: 'date',
  change_advice: 'text',
  advised_qty: 'numeric',
} as const

const markKept = (
  { tx, session: { company_cd, factory_cd } }: Context,
  advised: readonly AdvisedProposal[],
) =>
  tx.execute(sql`UPDATE ${orderProposal} AS p SET move_advice = coalesce(s.move_advice, ''), advised_dt = s.advised_dt,
      change_advice = coalesce(s.change_advice, ''), advised_qty = s.advised_qty
    FROM ${orderProposal} AS e
    LEFT JOIN ${sentRows(advised, 's', { proposal_no: 'bigint', ...adviceColumns })}
      ON s.proposal_no = e.proposal_no
    WHERE e.company_cd = ${company_cd} AND e.factory_cd = ${factory_cd} AND e.proposal_state = '0' AND e.edited_flg
      AND p.company_cd = e.company_cd AND p.proposal_no = e.proposal_no`)

/** Open messages become what the run says now; what somebody has ignored is said again only when it is another advice. */
async function replaceMessages(
  { tx, session: { company_cd, factory_cd, user_cd }, now }: Context,
  advised: readonly AdvisedLine[],
): Promise<number> {
  const sent = sentRows(advised, 's', {
    supply_kind: 'text',
    supply_no: 'text',
    supply_line: 'int',
    item_cd: 'text',
    due_dt: 'date',
    qty: 'numeric',
    ...adviceColumns,
  })
  const isSame = sql`m.supply_kind = s.supply_kind AND m.supply_no = s.supply_no AND m.supply_line = s.supply_line`
  const here = sql`m.company_cd = ${company_cd} AND m.factory_cd = ${factory_cd}`
  const isIgnored = sql`EXISTS (SELECT FROM ${orderMessage} AS m WHERE ${here} AND m.message_state = '9' AND ${isSame}
    AND m.move_advice = s.move_advice AND m.change_advice = s.change_advice
    AND m.advised_dt IS NOT DISTINCT FROM s.advised_dt AND m.advised_qty IS NOT DISTINCT FROM s.advised_qty)`
  await tx.execute(sql`DELETE FROM ${orderMessage} AS m WHERE ${here} AND m.message_state = '0'
    AND NOT EXISTS (SELECT FROM ${sent} WHERE ${isSame} AND NOT ${isIgnored})`)
  await tx.execute(sql`UPDATE ${orderMessage} AS m SET due_dt = s.due_dt, qty = s.qty, move_advice = s.move_advice,
      advised_dt = s.advised_dt, change_advice = s.change_advice, advised_qty = s.advised_qty, update_user = ${user_cd},
      update_dt = ${now.toISOString()}::timestamptz, update_cnt = m.update_cnt + 1
    FROM ${sent} WHERE ${here} AND m.message_state = '0' AND ${isSame}
      AND (m.due_dt, m.qty, m.move_advice, m.change_advice, m.advised_dt, m.advised_qty)
        IS DISTINCT FROM (s.due_dt, s.qty, s.move_advice, s.change_advice, s.advised_dt, s.advised_qty)`)
  await tx.execute(sql`INSERT INTO ${orderMessage} (company_cd, factory_cd, supply_kind, supply_no, supply_line, item_cd, due_dt, qty,
      move_advice, advised_dt, change_advice, advised_qty, create_user, update_user)
    SELECT ${company_cd}, ${factory_cd}, s.supply_kind, s.supply_no, s.supply_line, s.item_cd, s.due_dt, s.qty,
      s.move_advice, s.advised_dt, s.change_advice, s.advised_qty, ${user_cd}, ${user_cd}
    FROM ${sent} WHERE NOT ${isIgnored}
      AND NOT EXISTS (SELECT FROM ${orderMessage} AS m WHERE ${here} AND m.message_state = '0' AND ${isSame})`)
  const [open] = await rows(
    tx,
    { lines: z.int() },
    sql`SELECT count(*)::int AS lines FROM ${orderMessage} AS m WHERE ${here} AND m.message_state = '0'`,
  )
  return open?.lines ?? 0
}

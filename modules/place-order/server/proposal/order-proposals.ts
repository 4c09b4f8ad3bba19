import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { itemRead, supplierRead } from '#modules/master/server/views.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { createMode } from '#platform/contract/master-record.ts'
import { say, type Text } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { saveKept } from '#platform/server/slip/save-kept.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import type {
  orderProposals as orderCall,
  previewOrders as previewCall,
} from '../../contract/proposal/proposal-calls.ts'
import { placeOrderSlip } from '../../contract/order/place-order-slip.ts'
import { placeOrderKept } from '../order/place-order-kept.ts'
import { placeOrderLine } from '../tables.ts'
import { readProposals, takeOpen } from './open-proposals.ts'
import { amountOf, plannedOrders, type OrderedLine, type OrderOfSupplier } from './planned-orders.ts'
import { orderProposal } from './tables.ts'

/** What a person sees before the key is pressed: the same orders. */
export async function previewOrders(
  context: Context,
  { proposals }: InputOf<typeof previewCall>,
): Promise<OutputOf<typeof previewCall>> {
  const found = await readProposals(context, proposals.split(','))
  if (found.length === 0) throw http[404].with()
  const orders = await plannedOrders(context, found, await businessDateOf(context))
  const names = await namesOf(context, orders)
  return {
    orders: orders.map((order) => ({
      ...{ supplier_cd: order.supplier_cd, branch_no: order.branch_no, amount: amountOf(order) },
      supplier_nm: names.get(`${order.supplier_cd} ${order.branch_no}`) ?? '',
      lines: order.lines.map(({ item_cd, proposals: own, ...line }) => ({
        ...{ item_cd, item_nm: names.get(item_cd) ?? '', ...line },
        proposals: own.map(({ proposal_no }) => proposal_no),
      })),
    })),
  }
}

/** One order for each supplier, in one unit of work: all of them stand, or none. */
export async function orderProposals(
  context: Context,
  { proposals }: InputOf<typeof orderCall>,
): Promise<OutputOf<typeof orderCall>> {
  return inOneUnit(context, async () => {
    const taken = await takeOpen(context, proposals)
    const today = await businessDateOf(context)
    const written: { readonly order: OrderOfSupplier; readonly po_no: () => string }[] = []
    for (const order of await plannedOrders(context, taken, today))
      written.push({ order, po_no: await create(context, order, today) })
    return () => ({
      orders: written.map(({ order: { supplier_cd, lines }, po_no }) => ({
        ...{ po_no: po_no(), supplier_cd, lines: lines.length },
      })),
    })
  })
}

const provisional: Text = {
  ja: '単価が未登録または仮単価のため（発注提案）',
  en: 'No settled price in the list (order proposal)',
  zh: '单价未登记或为暂定单价（订货建议）',
}

async function create(context: Context, order: OrderOfSupplier, today: string): Promise<() => string> {
  const { supplier_cd, branch_no, lines } = order
  const sent = placeOrderSlip.schema.edit.parse({
    assign_mode: createMode,
    header: { order_dt: today, supplier_cd, branch_no },
    lines: lines.map(({ item_cd, qty, due_dt, unit_price, price_base_qty, temp_price_flg }) => ({
      ...{ item_cd, qty, due_dt, unit_price, price_base_qty, temp_price_flg },
      ...(temp_price_flg ? { temp_price_reason: say(provisional, context.language), settle_dt: due_dt } : {}),
    })),
  })
  const key = await saveKept(placeOrderKept, context, sent)
  unitOf(context).write(() => tie(context, key().po_no, lines))
  return () => key().po_no
}

/** The lines say for which proposal and which order line they are; the proposals, by which line they were ordered. */
async function tie(
  { tx, session, now }: Context,
  po_no: string,
  lines: readonly OrderedLine[],
): Promise<void> {
  const { company_cd, factory_cd, user_cd } = session
  const tied = lines.flatMap(({ proposals }, at) =>
    proposals.map(({ proposal_no, demand_kind, demand_no, demand_line }) => ({
      ...{ line_no: at + 1, proposal_no, demand_kind, demand_no, demand_line },
    })),
  )
  const sent = sql`${sentRows(tied, 's', { line_no: 'int', proposal_no: 'bigint', demand_kind: 'text', demand_no: 'text', demand_line: 'int' })}`
  await tx.execute(sql`UPDATE ${placeOrderLine} AS l SET proposal_no = s.proposal_no::text, demand_kind = s.demand_kind,
      demand_no = s.demand_no, demand_line = s.demand_line, treatment_div = CASE WHEN s.demand_no = '' THEN '0' ELSE '1' END
    FROM (SELECT DISTINCT ON (line_no) * FROM ${sent} ORDER BY line_no, proposal_no) AS s
    WHERE l.company_cd = ${company_cd} AND l.factory_cd = ${factory_cd} AND l.po_no = ${po_no} AND l.line_no = s.line_no`)
  await tx.execute(sql`UPDATE ${orderProposal} AS p SET proposal_state = '1', po_no = ${po_no}, po_line_no = s.line_no,
      update_user = ${user_cd}, update_dt = ${now.toISOString()}::timestamptz, update_cnt = p.update_cnt + 1
    FROM ${sent} WHERE p.company_cd = ${company_cd} AND p.factory_cd = ${factory_cd} AND p.proposal_no = s.proposal_no`)
}

async function namesOf(
  { tx, session: { company_cd } }: Context,
  orders: readonly OrderOfSupplier[],
): Promise<ReadonlyMap<string, string>> {
  const items = textArray(orders.flatMap(({ lines }) => lines.map(({ item_cd }) => item_cd)))
  const suppliers = textArray(orders.map(({ supplier_cd, branch_no }) => `${supplier_cd} ${branch_no}`))
  const found = await rows(
    tx,
    { code: z.string(), name: z.string() },
    sql`SELECT i.item_cd AS code, i.item_nm AS name FROM ${itemRead.rows} AS i WHERE i.company_cd = ${company_cd} AND i.item_cd = ANY(${items})
      UNION ALL SELECT s.supplier_cd || ' ' || s.branch_no, s.supplier_nm FROM ${supplierRead.rows} AS s
      WHERE s.company_cd = ${company_cd} AND s.supplier_cd || ' ' || s.branch_no = ANY(${suppliers})`,
  )
  return new Map(found.map(({ code, name }) => [code, name]))
}

import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readWorkRouting, type RoutedStep } from '#modules/master/server/index.ts'
import { itemRead } from '#modules/master/server/views.ts'
import { postStock } from '#modules/stock/server/index.ts'
import { businessDateOf, slipNumberOf } from '#modules/system/server/index.ts'
import { compare, decimal, written } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import type { LockedDocument } from '#platform/server/unit/locked-document.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import type {
  finishTrialStep as finishCall,
  makeTrialWork as makeCall,
} from '../../contract/outside/outside-calls.ts'
import { outsideErrors } from '../../contract/outside/outside-errors.ts'
import { trialWorkDocument, trialWorkNumber } from '../../contract/outside/outside-number.ts'
import { placeOrderKept } from '../order/place-order-kept.ts'
import { purchaseKept } from '../purchase/purchase-kept.ts'
import type { CameBack, OutsideWork } from './outside-work.ts'
import { inProcess } from './stock-ends.ts'
import { trialWork, trialWorkStep } from './tables.ts'

/** 試作指図 until there is production, which registers its own work orders in its place. */
const document: LockedDocument = {
  table: trialWork,
  key: ['work_order_no'],
  after: [placeOrderKept.document, purchaseKept.document],
}

export const trialOutsideWork: OutsideWork = {
  kind: 'trial',
  document,
  rows: sql`SELECT s.company_cd, s.factory_cd, s.work_order_no, s.process_no, s.operation_nm, s.before_no, s.before_cd,
      s.place_cd, s.rest_cd, t.item_cd, t.work_order_no AS lot_no, t.qty, t.due_dt, s.supplier_cd, s.branch_no, s.unit_price,
      s.price_base_qty
    FROM ${trialWorkStep} AS s JOIN ${trialWork} AS t
      ON t.company_cd = s.company_cd AND t.factory_cd = s.factory_cd AND t.work_order_no = s.work_order_no
    WHERE s.outside_flg`,
  came(context, came) {
    unitOf(context).write(() => addFinished(context, came))
  },
}

export async function makeTrialWork(
  context: Context,
  { item_cd, qty, due_dt, remarks }: InputOf<typeof makeCall>,
): Promise<OutputOf<typeof makeCall>> {
  const today = await businessDateOf(context)
  await refuseUnknown(context, item_cd)
  const routing = await readWorkRouting(context, { item_cd, on_dt: today })
  if (!routing.some(({ outside_flg }) => outside_flg))
    throw outsideErrors.BIZ_OUTSIDE_ROUTING.with({ item: item_cd }).at('item_cd')
  const { company_cd, factory_cd, user_cd } = context.session
  return inOneUnit(context, async () => {
    const number = slipNumberOf(context, { ...trialWorkNumber, date: today })
    unitOf(context).write(async () => {
      const work_order_no = number.value
      const own = { company_cd, factory_cd, work_order_no }
      await context.tx
        .insert(trialWork)
        .values({ ...own, item_cd, qty, due_dt, remarks, create_user: user_cd, update_user: user_cd })
      await context.tx.insert(trialWorkStep).values(stepsOf(routing).map((step) => ({ ...own, ...step })))
    })
    return () => ({ work_order_no: number.value })
  })
}

async function refuseUnknown({ tx, session }: Context, item_cd: string): Promise<void> {
  const [found] = await rows(
    tx,
    {},
    sql`SELECT FROM ${itemRead.rows} AS i WHERE i.company_cd = ${session.company_cd} AND i.item_cd = ${item_cd}`,
  )
  if (!found) throw http[404].with()
}

/** What comes back from outside lies where the next process of our own takes it, else where the last one has put it. */
function stepsOf(routing: readonly RoutedStep[]) {
  const restOf = (at: number): string => {
    const own = (step: RoutedStep) => !step.outside_flg
    const next = routing.slice(at).find(own) ?? routing.slice(0, at).findLast(own)
    return next?.in_location_cd ?? routing[at]?.out_location_cd ?? ''
  }
  return routing.map((step, at) => ({
    ...{ process_no: step.process_no, operation_nm: step.operation_nm, outside_flg: step.outside_flg },
    ...{ supplier_cd: step.supplier_cd, branch_no: step.branch_no, outside_days: step.outside_days },
    ...{ unit_price: step.unit_price, price_base_qty: step.price_base_qty },
    before_no: routing[at - 1]?.process_no ?? 0,
    before_cd: at === 0 ? '' : restOf(at - 1),
    ...{ place_cd: step.in_location_cd, rest_cd: restOf(at) },
  }))
}

const step = {
  ...{ item_cd: z.string(), before_no: z.int(), before_cd: z.string(), rest_cd: z.string() },
  ...{ rest: z.string() },
}

/** 工程完了: takes pieces over from the process before; the first process begins them. */
export async function finishTrialStep(
  context: Context,
  { work_order_no, process_no, good_qty }: InputOf<typeof finishCall>,
): Promise<OutputOf<typeof finishCall>> {
  const { tx, session } = context
  const biz_dt = await businessDateOf(context)
  return inOneUnit(context, async () => {
    await unitOf(context).lock({ document, keys: [[work_order_no]] })
    const [found] = await rows(
      tx,
      step,
      sql`SELECT t.item_cd, s.before_no, s.before_cd, s.rest_cd,
          trim_scale(CASE WHEN s.before_no = 0 THEN t.qty ELSE b.good_qty END - s.good_qty - s.defective_qty)::text AS rest
        FROM ${trialWorkStep} AS s JOIN ${trialWork} AS t
          ON t.company_cd = s.company_cd AND t.factory_cd = s.factory_cd AND t.work_order_no = s.work_order_no
        LEFT JOIN ${trialWorkStep} AS b ON b.company_cd = s.company_cd AND b.factory_cd = s.factory_cd
          AND b.work_order_no = s.work_order_no AND b.process_no = s.before_no
        WHERE s.company_cd = ${session.company_cd} AND s.factory_cd = ${session.factory_cd}
          AND s.work_order_no = ${work_order_no} AND s.process_no = ${process_no} AND NOT s.outside_flg`,
    )
    if (!found) throw outsideErrors.BIZ_OUTSIDE_STEP.with({ no: work_order_no, process: process_no })
    const { item_cd, before_no, before_cd, rest_cd, rest } = found
    if (compare(decimal(good_qty), decimal(rest)) > 0)
      throw outsideErrors.BIZ_OUTSIDE_TOO_MANY.with({ rest }).at('good_qty')
    const qty = written(decimal(good_qty))
    const lot_no = work_order_no
    postStock(context, {
      ...{ poster: 'document', document_kind: trialWorkDocument, document_no: work_order_no, biz_dt },
      movements: [
        {
          ...{ stock_div: '042', item_cd, qty },
          ...(before_no === 0
            ? {}
            : { from: inProcess({ location_cd: before_cd, lot_no, process_no: before_no }) }),
          to: inProcess({ location_cd: rest_cd, lot_no, process_no }),
        },
      ],
      cellOf: () => 'good_qty',
    })
    unitOf(context).write(() =>
      addFinished(context, [{ work_order_no, process_no, good_qty: qty, defective_qty: '0' }]),
    )
    return () => ({ work_order_no })
  })
}

async function addFinished({ tx, session }: Context, came: readonly CameBack[]): Promise<void> {
  await tx.execute(sql`UPDATE ${trialWorkStep} AS s SET good_qty = s.good_qty + c.good, defective_qty = s.defective_qty + c.defective
    FROM (SELECT work_order_no, process_no, sum(good_qty) AS good, sum(defective_qty) AS defective
      FROM ${sentRows(came, 'c', { work_order_no: 'text', process_no: 'int', good_qty: 'numeric', defective_qty: 'numeric' })}
      GROUP BY 1, 2) AS c
    WHERE s.company_cd = ${session.company_cd} AND s.factory_cd = ${session.factory_cd}
      AND s.work_order_no = c.work_order_no AND s.process_no = c.process_no`)
}

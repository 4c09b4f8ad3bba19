import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { recordWork } from '#modules/mes/contract/work-calls.ts'
import { workQuestions } from '#modules/mes/contract/work-errors.ts'
import { workExamination } from '#modules/mes/server/work-examination.ts'
import { outsideExamination } from '#modules/place-order/server/outside/outside-examination.ts'
import { addPlan, confirmPlans } from '#modules/production/contract/plan/plan-calls.ts'
import { workOrderExamination } from '#modules/production/server/work-order/work-order-examination.ts'
import { runPlan } from '#modules/production/server/run/run-plan.ts'
import { checkLedger, postStock } from '#modules/stock/server/index.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import { inContext } from './context.ts'
import { orderDay, orderStage } from './order-stage.ts'
import { product } from './product.ts'

export type WorkStage = Awaited<ReturnType<typeof workStage>>

/** The demo company with an item that is made in house from beginning to end: work orders of it, their parts, and what happens to them. */
export async function workStage(database: Database) {
  const stage = await orderStage(database)
  const ask = <C extends Parameters<typeof rows>[1]>(columns: C, statement: ReturnType<typeof sql>) =>
    stage.database.owner('read', (tx) => rows(tx, columns, statement))
  /** Of an order: its processes in their order. */
  const processes = (work_order_no: string) =>
    ask(
      { process_no: z.int(), good_qty: z.string(), defective_qty: z.string(), work_status: z.string() },
      sql`SELECT process_no, trim_scale(good_qty)::text AS good_qty, trim_scale(defective_qty)::text AS defective_qty, work_status
        FROM work_order_operation WHERE company_cd = 'DEMO' AND work_order_no = ${work_order_no} ORDER BY process_no`,
    )
  const made = async (qty: string, of = item_cd) => {
    const { plan_no } = await stage.call(addPlan, {
      ...{
        production_div: '030',
        item_cd: of,
        qty,
        start_dt: '2026-11-24',
        due_dt: '2026-12-01',
        remarks: '',
      },
    })
    const { work_orders } = await stage.call(confirmPlans, { plans: [{ plan_no, update_cnt: 0 }] })
    return work_orders[0] ?? ''
  }
  /** So many times what the parts of an order want, where its processes draw it. */
  const supplied = async (work_order_no: string) => {
    const parts = await ask(
      { item_cd: z.string(), location_cd: z.string(), qty: z.string(), lot_no: z.string() },
      sql`SELECT p.item_cd, p.location_cd, trim_scale(sum(p.need_qty) * 2)::text AS qty,
          CASE WHEN min(i.lot_control) = '1' THEN ${`L-${work_order_no}`} ELSE '' END AS lot_no
        FROM work_order_part AS p JOIN item AS i ON i.company_cd = p.company_cd AND i.item_cd = p.item_cd
        WHERE p.company_cd = 'DEMO' AND p.work_order_no = ${work_order_no} GROUP BY p.item_cd, p.location_cd`,
    )
    await inContext(stage.database, { company_cd: 'DEMO' }, (context) =>
      inOneUnit(context, () => {
        postStock(context, {
          ...{ poster: 'document', document_kind: '001', document_no: work_order_no, biz_dt: orderDay },
          movements: parts.map(({ item_cd: part, location_cd, qty, lot_no }) => ({
            ...{ stock_div: '001' as const, item_cd: part, qty, price: '100', reason: '期首' },
            to: { location_cd, lot_no },
          })),
        })
        return Promise.resolve(() => undefined)
      }),
    )
  }
  const event = (
    work_order_no: string,
    process_no: number,
    kind: '1' | '2' | '3' | '4' | '5' | '7' | '8' | 'S' | 'K' | 'N',
    more: object = {},
  ) =>
    stage.call(recordWork, {
      ...{ work_order_no, process_no, event_kind: kind, good_qty: '0', defective_qty: '0' },
      ...{ worker_cd: '', reason_cd: '', remarks: '' },
      // What is not about finishing with fewer than there should be finishes all the same.
      agreed: workQuestions.map(({ code }) => String(code)),
      ...more,
    })
  const onHand = async (item: string) =>
    (
      await ask(
        { qty: z.number() },
        sql`SELECT coalesce(sum(qty), 0)::float8 AS qty FROM stock_balance WHERE company_cd = 'DEMO' AND item_cd = ${item}
          AND process_no = '' AND quality = '0'`,
      )
    )[0]?.qty ?? 0

  // Made in house from beginning to end.
  const [found] = await ask(
    { item_cd: z.string() },
    sql`SELECT i.item_cd FROM item AS i WHERE i.company_cd = 'DEMO' AND i.make_buy = '1' AND i.abort_div = '0' AND i.lot_control <> '2'
        AND EXISTS (SELECT FROM pbom_process AS p WHERE p.company_cd = i.company_cd AND p.item_cd = i.item_cd)
        AND EXISTS (SELECT FROM bom AS b WHERE b.company_cd = i.company_cd AND b.parent_item_cd = i.item_cd)
        AND NOT EXISTS (SELECT FROM pbom_process AS p JOIN operation AS o ON o.company_cd = p.company_cd AND o.factory_cd = p.factory_cd
          AND o.operation_cd = p.operation_cd WHERE p.company_cd = i.company_cd AND p.item_cd = i.item_cd
          AND (o.operation_place = '2' OR p.supplier_cd IS NOT NULL))
      ORDER BY 1 LIMIT 1`,
  )
  const item_cd = found?.item_cd ?? ''
  /** What the examinations, or the ledger's own check, find. */
  const problems = async (): Promise<readonly unknown[]> => {
    const found = [
      await outsideExamination.examine(stage.database, product.registered),
      await workExamination.examine(stage.database, product.registered),
      await workOrderExamination.examine(stage.database, product.registered),
    ]
    const ledger = await inContext(stage.database, { company_cd: 'DEMO' }, ({ tx }) =>
      checkLedger(tx, product.registered),
    )
    return [...found.filter(({ state }) => state !== 'ok'), ...ledger]
  }
  /** 一括計画, whatever has been planned before. */
  const plan = () =>
    inContext(stage.database, { company_cd: 'DEMO' }, (context) => runPlan(context, { anew: true }))
  return { ...stage, item_cd, plan, ask, processes, made, supplied, event, onHand, problems }
}

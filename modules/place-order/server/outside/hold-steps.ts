import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { priceBase } from '#modules/master/contract/price-base.ts'
import { taxCode } from '#modules/master/contract/tax.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import type { WantedRows } from '#platform/server/unit/locked-document.ts'
import { unitOf } from '#platform/server/unit/unit-of-work.ts'
import { placeOrderStatus } from '../../contract/order/place-order-codes.ts'
import { placeOrderErrors } from '../../contract/order/place-order-errors.ts'
import { outsideErrors } from '../../contract/outside/outside-errors.ts'
import { placeOrderKept } from '../order/place-order-kept.ts'
import { placeOrder } from '../tables.ts'
import { outsideWork, type CameBack, type CameOn } from './outside-work.ts'
import { lineOfStep } from './step-rows.ts'
import { outsideStep } from './tables.ts'

/** The line of an order. */
export interface StepKey {
  readonly po_no: string
  readonly line_no: number
}

const columns = {
  ...{ po_no: z.string(), line_no: z.int(), supplier_cd: z.string(), branch_no: z.string() },
  ...{ work_kind: z.string(), work_order_no: z.string(), process_no: z.int(), before_no: z.int() },
  ...{
    before_cd: z.string(),
    place_cd: z.string(),
    rest_cd: z.string(),
    item_cd: z.string(),
    item_nm: z.string(),
  },
  ...{ lot_no: z.string(), rest: z.string(), there: z.string(), sent_qty: z.string(), came_qty: z.string() },
  ...{ unit_price: z.string(), price_base_qty: priceBase.schema, tax_cd: taxCode.schema },
  ...{ temp_price_flg: z.boolean(), line_status: placeOrderStatus.schema },
}
export type Step = RowOf<typeof columns>

export const stepKey = ({ po_no, line_no }: StepKey): string => `${po_no} ${line_no}`

/** Everything that a slip touches, from left to right: orders, what is owed for them, and the work orders. */
export async function holdSteps(
  context: Context,
  keys: readonly StepKey[],
  ...owed: readonly WantedRows[]
): Promise<ReadonlyMap<string, Step>> {
  const seen = await readSteps(context, keys)
  await unitOf(context).lock(
    ...((await placeOrderKept.heldWith?.(context, ordersOf(keys))) ?? []),
    { document: placeOrderKept.document, keys: ordersOf(keys).map(({ po_no }) => [po_no]) },
    ...owed,
    ...(await workOrdersOf(context, seen)),
  )
  return new Map((await readSteps(context, keys)).map((step) => [stepKey(step), step]))
}

const ordersOf = (keys: readonly StepKey[]) =>
  [...new Set(keys.map(({ po_no }) => po_no))].map((po_no) => ({ po_no }))

/** The step of a line, whose order has been issued. */
export function issuedStep(steps: ReadonlyMap<string, Step>, key: StepKey): Step {
  const step = steps.get(stepKey(key))
  if (!step) throw outsideErrors.BIZ_OUTSIDE_LINE.with({ code: key.po_no, line: key.line_no })
  if (step.line_status === '0') throw placeOrderErrors.BIZ_PO_NOT_ISSUED.with({ code: key.po_no })
  if (step.line_status === '9')
    throw placeOrderErrors.BIZ_PO_STATE.with({ state: placeOrderStatus.texts[step.line_status] })
  return step
}

/** So much more, or less, of a step than before. */
export interface StepChange extends StepKey {
  readonly sent_qty?: string
  readonly good_qty?: string
  readonly defective_qty?: string
  readonly claim_amount?: string
  /** Of what goes out. */
  readonly out_dt?: string
}

export async function changeSteps({ tx, session }: Context, changes: readonly StepChange[]): Promise<void> {
  await tx.execute(sql`UPDATE ${outsideStep} AS s SET sent_qty = s.sent_qty + c.sent, good_qty = s.good_qty + c.good,
      defective_qty = s.defective_qty + c.defective, claim_amount = s.claim_amount + c.claim,
      out_dt = CASE WHEN s.sent_qty + c.sent = 0 THEN NULL ELSE coalesce(s.out_dt, c.out_dt) END
    FROM (SELECT po_no, line_no, coalesce(sum(sent_qty), 0) AS sent, coalesce(sum(good_qty), 0) AS good,
        coalesce(sum(defective_qty), 0) AS defective, coalesce(sum(claim_amount), 0) AS claim, min(out_dt) AS out_dt
      FROM ${sentRows(changes, 'c', { po_no: 'text', line_no: 'int', sent_qty: 'numeric', good_qty: 'numeric', defective_qty: 'numeric', claim_amount: 'numeric', out_dt: 'date' })} GROUP BY 1, 2) AS c
    WHERE s.company_cd = ${session.company_cd} AND s.factory_cd = ${session.factory_cd}
      AND s.po_no = c.po_no AND s.po_line_no = c.line_no`)
}

/** Work orders hear what came back of them. */
export async function tellWork(
  context: Context,
  came: readonly (CameBack & { readonly work_kind: string })[],
  slip: CameOn,
): Promise<void> {
  for (const work of context.registered(outsideWork)) {
    const own = came.filter(({ work_kind }) => work_kind === work.kind)
    if (own.length > 0) await work.came(context, own, slip)
  }
}

async function workOrdersOf(context: Context, steps: readonly Step[]): Promise<readonly WantedRows[]> {
  const wanted = context.registered(outsideWork).map(async ({ kind, document, heldWith }) => {
    const own = steps.filter(({ work_kind }) => work_kind === kind)
    const numbers = [...new Set(own.map(({ work_order_no }) => work_order_no))]
    if (numbers.length === 0) return []
    return [...((await heldWith?.(context, numbers)) ?? []), { document, keys: numbers.map((no) => [no]) }]
  })
  return (await Promise.all(wanted)).flat()
}

const readSteps = ({ tx, session }: Context, keys: readonly StepKey[]): Promise<readonly Step[]> =>
  rows(
    tx,
    columns,
    sql`SELECT s.po_no, s.po_line_no AS line_no, h.supplier_cd, h.branch_no, s.work_kind, s.work_order_no, s.process_no,
        s.before_no, s.before_cd, s.place_cd, s.rest_cd, s.item_cd, l.item_nm, s.lot_no,
        trim_scale(l.qty - l.closed_qty - s.sent_qty)::text AS rest,
        trim_scale(s.sent_qty - s.good_qty - s.defective_qty)::text AS there, trim_scale(s.sent_qty)::text AS sent_qty,
        trim_scale(s.good_qty + s.defective_qty)::text AS came_qty,
        trim_scale(coalesce(l.unit_price, 0))::text AS unit_price, l.price_base_qty, l.tax_cd, l.temp_price_flg, l.line_status
      FROM (SELECT DISTINCT po_no, line_no FROM ${sentRows(keys, 'k', { po_no: 'text', line_no: 'int' })}) AS k
      JOIN ${outsideStep} AS s ON s.company_cd = ${session.company_cd} AND s.factory_cd = ${session.factory_cd}
        AND s.po_no = k.po_no AND s.po_line_no = k.line_no
      JOIN ${lineOfStep('s')}
      JOIN ${placeOrder} AS h ON h.company_cd = l.company_cd AND h.factory_cd = l.factory_cd AND h.po_no = l.po_no`,
  )

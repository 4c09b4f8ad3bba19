import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { priceBase } from '#modules/master/contract/price-base.ts'
import { itemRead, locationRead } from '#modules/master/server/views.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { createMode } from '#platform/contract/master-record.ts'
import { say, type Text } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { saveKept } from '#platform/server/slip/save-kept.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import { placeOrderSlip } from '../../contract/order/place-order-slip.ts'
import type { orderOutside as orderCall } from '../../contract/outside/outside-calls.ts'
import { outsideErrors } from '../../contract/outside/outside-errors.ts'
import { placeOrderKept } from '../order/place-order-kept.ts'
import { placeOrderLine } from '../tables.ts'
import { askedSteps, outsideWork } from './outside-work.ts'
import { pickUpFrom } from './pick-up-day.ts'
import { notOrdered } from './step-rows.ts'
import { outsideStep } from './tables.ts'

type Wanted = InputOf<typeof orderCall>['steps'][number]

const columns = {
  ...{ work_kind: z.string(), work_order_no: z.string(), process_no: z.int(), operation_nm: z.string() },
  ...{ before_no: z.int(), before_cd: z.string(), place_cd: z.string(), rest_cd: z.string() },
  ...{ item_cd: z.string(), item_nm: z.string(), lot_no: z.string(), qty: z.string(), due_dt: z.string() },
  ...{
    supplier_cd: z.string(),
    branch_no: z.string(),
    unit_price: z.string(),
    price_base_qty: priceBase.schema,
  },
}
type Step = RowOf<typeof columns>

/** 外注発注: one order for each subcontractor, not issued yet; whoever asks for the same process twice is refused. */
export async function orderOutside(
  context: Context,
  { steps: wanted }: InputOf<typeof orderCall>,
): Promise<OutputOf<typeof orderCall>> {
  return inOneUnit(context, async () => {
    await unitOf(context).lock(
      ...context.registered(outsideWork).map(({ document }) => ({
        document,
        keys: [...new Set(wanted.map(({ work_order_no }) => work_order_no))].map((no) => [no]),
      })),
    )
    const today = await businessDateOf(context)
    const made: { readonly supplier_cd: string; readonly po_no: () => string }[] = []
    for (const steps of bySupplier(await readAsked(context, wanted))) {
      const [{ supplier_cd }] = steps
      made.push({ supplier_cd, po_no: await create(context, steps, today) })
    }
    return () => ({ orders: made.map(({ supplier_cd, po_no }) => ({ supplier_cd, po_no: po_no() })) })
  })
}

async function readAsked(context: Context, wanted: readonly Wanted[]): Promise<readonly Step[]> {
  const { tx, session } = context
  const found = await rows(
    tx,
    columns,
    sql`SELECT s.work_kind, s.work_order_no, s.process_no, s.operation_nm, s.before_no, s.before_cd, s.rest_cd,
        coalesce((SELECT min(place.location_cd) FROM ${locationRead.rows} AS place WHERE place.company_cd = s.company_cd
          AND place.factory_cd = s.factory_cd AND place.supplier_cd = s.supplier_cd AND place.supplier_branch_no = s.branch_no
          AND place.abort_div = '0'), s.place_cd) AS place_cd, s.item_cd, ${itemRead.of('s', 'item_nm')} AS item_nm, s.lot_no, trim_scale(${notOrdered('s')})::text AS qty,
        s.due_dt::text AS due_dt, s.supplier_cd, s.branch_no, trim_scale(s.unit_price)::text AS unit_price, s.price_base_qty
      FROM (${askedSteps(context.registered)}) AS s
      JOIN (SELECT DISTINCT * FROM ${sentRows(wanted, 'w', { work_order_no: 'text', process_no: 'int' })}) AS w
        ON w.work_order_no = s.work_order_no AND w.process_no = s.process_no
      WHERE s.company_cd = ${session.company_cd} AND s.factory_cd = ${session.factory_cd} AND ${notOrdered('s')} > 0
      ORDER BY s.supplier_cd, s.branch_no, s.work_order_no, s.process_no`,
  )
  for (const { work_order_no: no, process_no: process } of wanted) {
    const step = found.find((one) => one.work_order_no === no && one.process_no === process)
    if (!step) throw outsideErrors.BIZ_OUTSIDE_ORDERED.with({ no, process })
    if (step.supplier_cd === '') throw outsideErrors.BIZ_OUTSIDE_SUPPLIER.with({ no, process })
  }
  return found
}

type Group = readonly [Step, ...(readonly Step[])]

function bySupplier(steps: readonly Step[]): readonly Group[] {
  const groups = new Map<string, Group>()
  for (const step of steps) {
    const key = `${step.supplier_cd} ${step.branch_no}`
    const group = groups.get(key)
    groups.set(key, group ? [...group, step] : [step])
  }
  return [...groups.values()]
}

const provisional: Text = {
  ja: '外注単価が未登録のため',
  en: 'No price of the outside process',
  zh: '外协单价未登记',
}

async function create(context: Context, steps: Group, today: string): Promise<() => string> {
  const [{ supplier_cd, branch_no }] = steps
  const backOn = await pickUpFrom(context, { supplier_cd, branch_no }, today)
  const sent = placeOrderSlip.schema.edit.parse({
    assign_mode: createMode,
    header: { order_dt: today, supplier_cd, branch_no },
    lines: steps.map(
      ({ item_cd, item_nm, operation_nm, qty, due_dt: wished, unit_price, price_base_qty }) => {
        const due_dt = backOn(wished < today ? today : wished)
        const isPriced = unit_price !== '0'
        return {
          ...{ line_kind: '2', item_cd, item_nm: `${operation_nm} ${item_nm}`.slice(0, 80), qty, due_dt },
          ...{ unit_price, price_base_qty, temp_price_flg: !isPriced },
          ...(isPriced ? {} : { temp_price_reason: say(provisional, context.language), settle_dt: due_dt }),
        }
      },
    ),
  })
  const key = await saveKept(placeOrderKept, context, sent)
  unitOf(context).write(() => tie(context, key().po_no, steps))
  return () => key().po_no
}

/** The lines say of which process they are, and keep where its pieces go. */
async function tie({ tx, session }: Context, po_no: string, steps: Group): Promise<void> {
  const { company_cd, factory_cd } = session
  const lines = steps.map(({ work_order_no, process_no }, at) => ({
    line_no: at + 1,
    work_order_no,
    process_no,
  }))
  await tx.execute(sql`UPDATE ${placeOrderLine} AS l SET work_order_no = s.work_order_no, process_no = s.process_no
    FROM ${sentRows(lines, 's', { line_no: 'int', work_order_no: 'text', process_no: 'int' })}
    WHERE l.company_cd = ${company_cd} AND l.factory_cd = ${factory_cd} AND l.po_no = ${po_no} AND l.line_no = s.line_no`)
  await tx.insert(outsideStep).values(
    steps.map((step, at) => ({
      ...{ company_cd, factory_cd, po_no, po_line_no: at + 1 },
      ...{ work_kind: step.work_kind, work_order_no: step.work_order_no, process_no: step.process_no },
      ...{ operation_nm: step.operation_nm, before_no: step.before_no, before_cd: step.before_cd },
      ...{ place_cd: step.place_cd, rest_cd: step.rest_cd, item_cd: step.item_cd, lot_no: step.lot_no },
    })),
  )
}

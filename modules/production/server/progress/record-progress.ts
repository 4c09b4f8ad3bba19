import { sql } from 'drizzle-orm'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { changeSupply, release } from '#modules/stock/server/index.ts'
import { compare, decimal, minus, plus, written, zero, type Decimal } from '#platform/contract/decimal.ts'
import { recordStep } from '#platform/server/audit/status-history.ts'
import type { Context } from '#platform/server/context.ts'
import { say } from '#platform/server/facts/say.ts'
import { unitOf } from '#platform/server/unit/unit-of-work.ts'
import { workOrdersChanged } from '../../contract/production-facts.ts'
import { demandOfPart, supplyOfWorkOrder } from '../../contract/work-order/work-order-number.ts'
import { tellOrders } from '../plan/tell-orders.ts'
import { workOrder, workOrderOperation, workOrderPart } from '../work-order/tables.ts'
import type { OrderInWork, WorkInProgress } from './read-work.ts'

/** What the shop floor reports of one process; below zero where it takes back what it has reported. */
export interface Progress {
  readonly work_status: '0' | '1' | '2' | '3'
  readonly good_qty: string
  readonly defective_qty: string
  /** Of them what the process before had counted as defective. */
  readonly reworked_qty?: string
  /** Where it is done; what was planned elsewhere has moved there. */
  readonly facility_cd: string
  /** What it has drawn. */
  readonly used: readonly { readonly part_no: number; readonly qty: string }[]
  readonly at: Date
}

/**
 * The only way in which work orders get on, in the unit of work of the report. What is finished is less to come, and what was tied
 * to it has it; the last finish ends the order, and what its parts were still promised is free. Answers the order as it stands
 * then: the next report of the same unit goes on from there.
 */
export function recordProgress(context: Context, work: WorkInProgress, progress: Progress): OrderInWork {
  const { header, operation, operations } = work
  const isLast = operations.at(-1)?.process_no === operation.process_no
  const good = isLast ? plus(decimal(header.good_qty), decimal(progress.good_qty)) : decimal(header.good_qty)
  const isDone =
    progress.work_status === '3' &&
    operations.every((one) => one.process_no === operation.process_no || one.work_status === '3')
  const awaits = isLast && header.final_flg ? decimal(progress.good_qty) : zero
  const awaiting = plus(decimal(header.awaiting_qty), awaits)
  const rest = minus(decimal(header.counted_qty), good)
  const open = written(plus(isDone || compare(rest, zero) < 0 ? zero : rest, awaiting))
  if (isLast || isDone) changeSupply(context, [{ ...supplyOfWorkOrder(header.work_order_no), open }])
  if (isDone)
    release(
      context,
      work.parts.map(({ part_no }) => demandOfPart(header.work_order_no, part_no)),
    )
  const instruction_status = isDone ? '2' : statusBy(statesAfter(work, progress))
  unitOf(context).write(() =>
    write(context, work, { ...progress, isLast, instruction_status, awaits: written(awaits) }),
  )
  return orderAfter(work, { ...progress, good, awaiting, instruction_status })
}

const statesAfter = ({ operation, operations }: WorkInProgress, { work_status }: Progress) =>
  operations.map((one) => (one.process_no === operation.process_no ? work_status : one.work_status))

const added = (before: string, qty: string): string => written(plus(decimal(before), decimal(qty)))

function orderAfter(
  { header, operation, operations, parts }: WorkInProgress,
  {
    work_status,
    good_qty,
    defective_qty,
    reworked_qty = '0',
    facility_cd,
    used,
    good,
    awaiting,
    instruction_status,
  }: Progress & {
    readonly good: Decimal
    readonly awaiting: Decimal
    readonly instruction_status: InstructionStatus
  },
): OrderInWork {
  return {
    header: { ...header, good_qty: written(good), awaiting_qty: written(awaiting), instruction_status },
    operations: operations.map((one) =>
      one.process_no === operation.process_no
        ? {
            ...{ ...one, work_status, facility_cd, good_qty: added(one.good_qty, good_qty) },
            defective_qty: added(one.defective_qty, defective_qty),
            reworked_qty: added(one.reworked_qty, reworked_qty),
          }
        : one,
    ),
    parts: parts.map((part) => {
      const drawn = used.filter(({ part_no }) => part_no === part.part_no)
      return { ...part, used_qty: drawn.reduce((sum, { qty }) => added(sum, qty), part.used_qty) }
    }),
  }
}

async function write(
  context: Context,
  { header, operation }: WorkInProgress,
  {
    work_status,
    good_qty,
    defective_qty,
    reworked_qty = '0',
    facility_cd,
    used,
    at,
    isLast,
    awaits,
    instruction_status: to,
  }: Progress & {
    readonly isLast: boolean
    readonly awaits: string
    readonly instruction_status: InstructionStatus
  },
): Promise<void> {
  const { company_cd, factory_cd, user_cd } = context.session
  const { work_order_no } = header
  const { process_no } = operation
  const now = at.toISOString()
  // Taken back to where nothing had happened: it has not begun.
  const begun = work_status !== '0'
  await context.tx
    .execute(sql`UPDATE ${workOrderOperation} AS o SET work_status = ${work_status}, facility_cd = ${facility_cd}, good_qty = o.good_qty + ${good_qty}::numeric,
      defective_qty = o.defective_qty + ${defective_qty}::numeric, reworked_qty = o.reworked_qty + ${reworked_qty}::numeric, actual_start_at = CASE WHEN ${begun} THEN coalesce(o.actual_start_at, ${now}::timestamptz) END,
      actual_end_at = CASE WHEN ${work_status} = '3' THEN ${now}::timestamptz END, update_user = ${user_cd}, update_dt = now(),
      update_cnt = o.update_cnt + 1
    WHERE o.company_cd = ${company_cd} AND o.factory_cd = ${factory_cd} AND o.work_order_no = ${work_order_no}
      AND o.process_no = ${process_no} AND o.split_no = 1`)
  await context.tx
    .execute(sql`UPDATE ${workOrderPart} AS p SET used_qty = p.used_qty + u.qty, update_user = ${user_cd}, update_dt = now()
    FROM ${sentRows(used, 'u', { part_no: 'int', qty: 'numeric' })}
    WHERE p.company_cd = ${company_cd} AND p.factory_cd = ${factory_cd} AND p.work_order_no = ${work_order_no} AND p.part_no = u.part_no`)
  await context.tx.execute(sql`UPDATE ${workOrder} AS h SET instruction_status = ${to},
      good_qty = h.good_qty + ${isLast ? good_qty : '0'}::numeric, awaiting_qty = h.awaiting_qty + ${awaits}::numeric, defective_qty = h.defective_qty + ${defective_qty}::numeric,
      actual_start_at = CASE WHEN ${to} <> '1' THEN coalesce(h.actual_start_at, ${now}::timestamptz) END,
      actual_end_at = CASE WHEN ${to} = '2' THEN ${now}::timestamptz END, update_user = ${user_cd}, update_dt = now(),
      update_cnt = h.update_cnt + 1
    WHERE h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd} AND h.work_order_no = ${work_order_no}`)
  if (to !== header.instruction_status)
    await recordStep(context, {
      ...{ document: 'work_order', key: `${factory_cd} ${work_order_no}`, axis: 'instruction_status' },
      ...{ from: header.instruction_status, to, verb: 'report' },
    })
  if (to === '2') await tellOrders(context, [header], 'finish')
  say(context, workOrdersChanged, { work_orders: [work_order_no] })
}

type InstructionStatus = OrderInWork['header']['instruction_status']

/** 確定 until somebody begins, 停止 when all who are at it have stopped, else 未完了. */
function statusBy(states: readonly Progress['work_status'][]): '0' | '1' | '4' {
  if (states.every((state) => state === '0')) return '1'
  return states.includes('1') || !states.includes('2') ? '0' : '4'
}

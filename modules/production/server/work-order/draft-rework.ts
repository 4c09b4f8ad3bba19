import {
  compare,
  decimal,
  divided,
  minus,
  placesOf,
  rounded,
  times,
  written,
  zero,
} from '#platform/contract/decimal.ts'
import { masterErrors } from '#modules/master/contract/master-errors.ts'
import type { MakeRework } from '../../contract/work-order/rework-calls.ts'
import { workOrderErrors } from '../../contract/work-order/work-order-errors.ts'
import type { Draft } from './draft-work-order.ts'
import { finalInspection } from './judged-stock.ts'
import type { Found, MendedOrder } from './read-rework.ts'

type Asked = Pick<MakeRework, 'process_no' | 'qty' | 'processes' | 'parts'>

/** What of the defective pieces of a process, or of the final inspection, nobody has mended or is to mend, and is still there. */
export function leftOf({ defective_qty, taken_qty, there_qty }: Found): string {
  const counted = minus(decimal(defective_qty), decimal(taken_qty))
  const there = decimal(there_qty)
  const left = compare(there, counted) < 0 ? there : counted
  return written(compare(left, zero) < 0 ? zero : left)
}

/**
 * 手直し: the chosen processes of the order's own copy, beginning where the pieces lie that were found defective. What comes after the
 * process that found them has never been done to them, and cannot be left out; what goes in was used once, and only what is chosen
 * is drawn anew. What the final inspection found has been through all of them.
 */
export function draftRework(order: MendedOrder, asked: Asked): Draft {
  const found = foundAt(order, asked.process_no)
  const unknown = asked.processes.find(
    (process_no) => !order.operations.some((step) => step.process_no === process_no),
  )
  if (!found || unknown !== undefined)
    throw workOrderErrors.BIZ_REWORK_UNKNOWN.with({
      no: order.work_order_no,
      process: unknown ?? asked.process_no,
    }).at('processes')
  refuseQty(order, found, asked.qty)
  const steps = order.operations.filter(({ process_no }) => asked.processes.includes(process_no))
  const leftOut = order.operations.find(
    ({ process_no }) => process_no > found.after && !asked.processes.includes(process_no),
  )
  if (leftOut)
    throw workOrderErrors.BIZ_REWORK_LEFT_OUT.with({
      ...{ process: leftOut.process_no, found: asked.process_no },
    }).at('processes')
  const [first] = steps
  if (first?.outside_flg)
    throw workOrderErrors.BIZ_REWORK_OUTSIDE_FIRST.with({ process: first.process_no }).at('processes')
  return {
    operations: steps.map(
      ({ defective_qty: _defective, taken_qty: _taken, there_qty: _there, ...step }, at) => ({
        ...step,
        before_no: steps[at - 1]?.process_no ?? 0,
        before_cd: (steps[at - 1] ?? found).rest_cd,
        plan_qty: asked.qty,
      }),
    ),
    parts: partsOf(order, asked),
    outputs: [],
    final_flg: order.final_flg,
    location_cd: order.location_cd,
  }
}

/** Where the pieces lie, and the last process that they have been through. */
function foundAt(
  order: MendedOrder,
  process_no: number,
): (Found & { readonly process_no: number; readonly after: number; readonly rest_cd: string }) | undefined {
  if (process_no === finalInspection)
    return {
      ...order,
      process_no,
      after: order.operations.at(-1)?.process_no ?? 0,
      rest_cd: order.location_cd,
    }
  const found = order.operations.find((step) => step.process_no === process_no)
  return found && { ...found, after: process_no }
}

type FoundAt = NonNullable<ReturnType<typeof foundAt>>

function refuseQty({ work_order_no, item_cd, decimals }: MendedOrder, found: FoundAt, qty: string): void {
  const { process_no, defective_qty, taken_qty, rest_cd } = found
  const left = decimal(leftOf(found))
  const counted = minus(decimal(defective_qty), decimal(taken_qty))
  if (compare(counted, zero) <= 0)
    throw (
      process_no === finalInspection
        ? workOrderErrors.BIZ_REWORK_NONE_JUDGED.with({ no: work_order_no })
        : workOrderErrors.BIZ_REWORK_NONE.with({ no: work_order_no, process: process_no })
    ).at('process_no')
  if (placesOf(decimal(qty)) > decimals)
    throw masterErrors.MST_UNIT_DECIMALS.with({ item: item_cd, decimals }).at('qty')
  const wanted = decimal(qty)
  if (compare(wanted, counted) > 0)
    throw workOrderErrors.BIZ_REWORK_QTY.with({
      ...{ available: written(counted), defective: defective_qty, taken: taken_qty },
    }).at('qty')
  if (compare(wanted, left) > 0)
    throw workOrderErrors.BIZ_REWORK_STOCK.with({ available: written(left), place: rest_cd }).at('qty')
}

/** As much for a piece as the order took; what goes in once for a lot goes in once again. */
function partsOf(
  { operations, parts }: MendedOrder,
  { qty, processes, parts: chosen }: Asked,
): Draft['parts'] {
  const stray = parts.find(
    ({ part_no, process_no }) => chosen.includes(part_no) && !processes.includes(process_no),
  )
  if (stray) throw workOrderErrors.BIZ_REWORK_PART.with({ item: stray.item_cd }).at('parts')
  return parts
    .filter(({ part_no }) => chosen.includes(part_no))
    .map(({ item_nm: _name, unit_nm: _unit, decimals, ...part }, at) => {
      const begun = operations.find(({ process_no }) => process_no === part.process_no)?.plan_qty ?? qty
      const share = divided(times(decimal(part.need_qty), decimal(qty)), decimal(begun), 6, 'up')
      const perLot = compare(decimal(part.usage_qty), zero) === 0
      return {
        ...part,
        part_no: at + 1,
        need_qty: perLot ? part.need_qty : written(rounded(share, decimals, 'up')),
      }
    })
}

import { readGoods } from '#modules/master/server/index.ts'
import {
  supplyOfWorkOrder,
  workOrderKindOfStock,
} from '#modules/production/contract/work-order/work-order-number.ts'
import { finalInspection } from '#modules/production/server/views.ts'
import type { WorkInProgress } from '#modules/production/server/index.ts'
import { postStock, type Movement, type Posted } from '#modules/stock/server/index.ts'
import { compare, decimal, minus, plus, written, zero, type Decimal } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import type { LaterValue } from '#platform/server/unit/later.ts'
import { workErrors } from '../contract/work-errors.ts'
import { drawnParts, type TakenLots } from './draw-parts.ts'
import { drawRejected } from './final-inspection/rejected-pieces.ts'
import { numbersOfPieces } from './serial-numbers.ts'
import type { DrawnPart } from './tables.ts'

export interface Counted {
  readonly good: Decimal
  readonly defective: Decimal
  /** Of these pieces what the process before had counted as defective. */
  readonly rework: Decimal
  readonly biz_dt: string
  readonly reason_cd: string
}

interface PostingOf {
  /** Where a refusal is shown. */
  readonly cellOf: (field: string) => string
  readonly taken: TakenLots
  /** Of the good pieces of the last process; a blank one, or none, is given by the order. */
  readonly serial_nos?: readonly string[]
}

/** What the pieces moved; what they drew of the order's parts. */
interface PostedWork {
  readonly posted: LaterValue<Pick<Posted, 'ledger_nos'>> | undefined
  readonly drawn: readonly DrawnPart[]
  /** What its good pieces got. */
  readonly serial_nos: readonly string[]
}

/**
 * 041 where the process takes a part, 042 from the process before, 045 for what is defective, 040 at the last. The first process of
 * an order of rework has its pieces by 046 from where they were found defective, and by 041 what the final inspection found.
 */
export async function postWork(
  context: Context,
  work: WorkInProgress,
  counted: Counted,
  { cellOf, taken, serial_nos = [] }: PostingOf,
): Promise<PostedWork> {
  const { header, operation } = work
  const { good, defective, rework, biz_dt, reason_cd } = counted
  const pieces = plus(good, defective)
  if (serial_nos.length > 0 && !completes(work, good))
    throw workErrors.BIZ_WORK_SERIAL_NONE.with().at('serial_nos')
  if (compare(pieces, zero) === 0) return { posted: undefined, drawn: [], serial_nos: [] }
  refuseTooMany(work, minus(pieces, rework))
  const { lot_no } = header
  const here = { location_cd: operation.rest_cd, lot_no, process_no: String(operation.process_no) }
  const isFirst = operation.before_no === 0
  // An order of rework begins with what another one has found defective: all of it is mended.
  const mends = isFirst && header.parent_no !== ''
  const before_no = mends ? header.parent_process_no : operation.before_no
  const from = { location_cd: operation.before_cd, lot_no, process_no: String(before_no) }
  const wasFinished = mends && header.parent_process_no === finalInspection
  const before = isFirst && (!mends || wasFinished) ? {} : { from }
  const mending = mends && !wasFinished ? pieces : rework
  // The process that is done again is the one that found them: mended, they lie where it leaves its pieces.
  const isThere = mends && from.location_cd === here.location_cd && from.process_no === here.process_no
  const material = await drawnParts(context, work, { pieces, biz_dt, taken })
  const movements: Movement[] = [
    ...material.movements,
    ...(wasFinished ? await drawRejected(context, work, pieces) : []),
    ...(compare(mending, zero) > 0 ? [mended(work, { rework: mending, from })] : []),
  ]
  if (!isThere)
    movements.push({
      ...{ stock_div: '042', item_cd: header.item_cd, qty: written(pieces), ...before, to: here },
    })
  if (compare(defective, zero) > 0)
    movements.push({
      ...{ stock_div: '045', item_cd: header.item_cd, qty: written(defective), reason_cd },
      ...{ from: here, to: { ...here, quality: '2' } },
    })
  const stored = completes(work, good)
    ? await completed(context, work, { good, biz_dt, here, serial_nos })
    : undefined
  movements.push(...(stored?.movements ?? []))
  const posted = postStock(context, {
    ...{ poster: 'document', document_kind: workOrderKindOfStock, document_no: header.work_order_no, biz_dt },
    movements,
    cellOf,
  })
  return { posted, drawn: material.drawn, serial_nos: stored?.serial_nos ?? [] }
}

const completes = ({ operation, operations }: WorkInProgress, good: Decimal): boolean =>
  operations.at(-1)?.process_no === operation.process_no && compare(good, zero) > 0

/** 手直し: what the process before had counted as defective is good again where it lies, and goes on with the rest. */
const mended = (
  { header }: WorkInProgress,
  { rework, from }: { readonly rework: Decimal; readonly from: NonNullable<Movement['from']> },
): Movement => ({
  ...{ stock_div: '046', item_cd: header.item_cd, qty: written(rework), reason: '手直し' },
  ...{ from: { ...from, quality: '2' }, to: from },
})

/** No more than the process before has passed on; the first process may begin more than was planned. */
function refuseTooMany({ operation, operations }: WorkInProgress, pieces: Decimal): void {
  const before = operations.find(({ process_no }) => process_no === operation.before_no)
  if (!before) return
  const taken = plus(decimal(operation.good_qty), decimal(operation.defective_qty))
  const passedOn = plus(decimal(before.good_qty), decimal(operation.reworked_qty))
  const available = minus(passedOn, taken)
  if (compare(pieces, available) > 0)
    throw workErrors[20128]
      .with({ name: before.operation_nm, qty: written(pieces), available: written(available) })
      .at('good_qty')
}

interface Completed {
  readonly good: Decimal
  readonly biz_dt: string
  readonly here: NonNullable<Movement['from']>
  readonly serial_nos?: readonly string[]
}

/** 完成入庫: pieces with serial numbers one by one; what is inspected at the end waits for it. */
export async function completed(
  context: Context,
  { header }: Pick<WorkInProgress, 'header'>,
  { good, biz_dt, here, serial_nos = [] }: Completed,
): Promise<{ readonly movements: readonly Movement[]; readonly serial_nos: readonly string[] }> {
  const { items } = await readGoods(context, { biz_dt, items: [header.item_cd], locations: [] })
  const control = items[0]?.lot_control ?? 'none'
  const one = (qty: string, lot_no: string): Movement => ({
    ...{ stock_div: '040', item_cd: header.item_cd, qty, from: here },
    ...(header.final_flg
      ? { to: { location_cd: header.location_cd, lot_no, quality: '1' } }
      : { to: { location_cd: header.location_cd, lot_no }, supply: supplyOfWorkOrder(header.work_order_no) }),
  })
  if (control !== 'serial' && serial_nos.length > 0)
    throw workErrors.BIZ_WORK_SERIAL_NONE.with().at('serial_nos')
  if (control !== 'serial')
    return { movements: [one(written(good), control === 'lot' ? header.lot_no : '')], serial_nos: [] }
  const numbers = await numbersOfPieces(context, header, {
    ...{ pieces: Number(written(good)), entered: serial_nos },
  })
  return { movements: numbers.map((number) => one('1', number)), serial_nos: numbers }
}

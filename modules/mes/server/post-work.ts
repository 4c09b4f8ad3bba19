import { readGoods } from '#modules/master/server/index.ts'
import {
  demandOfPart,
  supplyOfWorkOrder,
  workOrderKindOfStock,
} from '#modules/production/contract/work-order/work-order-number.ts'
import type { WorkInProgress } from '#modules/production/server/index.ts'
import {
  postStock,
  suggestLots,
  type Movement,
  type Posted,
  type SuggestedLot,
} from '#modules/stock/server/index.ts'
import {
  compare,
  decimal,
  divided,
  minus,
  plus,
  rounded,
  sum,
  times,
  written,
  zero,
  type Decimal,
} from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import type { LaterValue } from '#platform/server/unit/later.ts'
import { workErrors } from '../contract/work-errors.ts'
import type { DrawnPart } from './tables.ts'

export interface Counted {
  readonly good: Decimal
  readonly defective: Decimal
  readonly biz_dt: string
  readonly reason_cd: string
}

/** What the pieces moved; what they drew of the order's parts. */
interface PostedWork {
  readonly posted: LaterValue<Pick<Posted, 'ledger_nos'>> | undefined
  readonly drawn: readonly DrawnPart[]
}

/**
 * 041 where the process takes a part, 042 from the process before, 045 for what is defective, 040 at the last.
 */
export async function postWork(
  context: Context,
  work: WorkInProgress,
  counted: Counted,
): Promise<PostedWork> {
  const { header, operation, operations } = work
  const { good, defective, biz_dt, reason_cd } = counted
  const pieces = plus(good, defective)
  if (compare(pieces, zero) === 0) return { posted: undefined, drawn: [] }
  refuseTooMany(work, pieces)
  const { lot_no } = header
  const here = { location_cd: operation.rest_cd, lot_no, process_no: String(operation.process_no) }
  const before =
    operation.before_no === 0
      ? {}
      : {
          from: { location_cd: operation.before_cd, lot_no, process_no: String(operation.before_no) },
        }
  const material = await materialOf(context, work, { pieces, biz_dt })
  const movements: Movement[] = [
    ...material.movements,
    { stock_div: '042', item_cd: header.item_cd, qty: written(pieces), ...before, to: here },
  ]
  if (compare(defective, zero) > 0)
    movements.push({
      ...{ stock_div: '045', item_cd: header.item_cd, qty: written(defective), reason_cd },
      ...{ from: here, to: { ...here, quality: '2' } },
    })
  if (operations.at(-1)?.process_no === operation.process_no && compare(good, zero) > 0)
    movements.push(...(await completed(context, work, { good, biz_dt, here })))
  const posted = postStock(context, {
    ...{ poster: 'document', document_kind: workOrderKindOfStock, document_no: header.work_order_no, biz_dt },
    movements,
    cellOf: () => 'good_qty',
  })
  return { posted, drawn: material.drawn }
}

/** No more than the process before has passed on; the first process may begin more than was planned. */
function refuseTooMany({ operation, operations }: WorkInProgress, pieces: Decimal): void {
  const before = operations.find(({ process_no }) => process_no === operation.before_no)
  if (!before) return
  const taken = plus(decimal(operation.good_qty), decimal(operation.defective_qty))
  const available = minus(decimal(before.good_qty), taken)
  if (compare(pieces, available) > 0)
    throw workErrors[20128]
      .with({ name: before.operation_nm, qty: written(pieces), available: written(available) })
      .at('good_qty')
}

/** What is staged where the process draws it goes first, then what lies where the item usually does. */
const placesOf = ({ location_cd, usual_cd }: WorkInProgress['parts'][number]): readonly string[] =>
  [location_cd, usual_cd].filter(Boolean)

/** Of each part what all pieces so far draw, less what has been drawn: rounding counts once. The oldest lots go first. */
async function materialOf(
  context: Context,
  { header, operation, parts }: WorkInProgress,
  { pieces, biz_dt }: { readonly pieces: Decimal; readonly biz_dt: string },
): Promise<{ readonly movements: readonly Movement[]; readonly drawn: readonly DrawnPart[] }> {
  const { factory_cd } = context.session
  const own = parts.filter(
    ({ process_no, supply_div }) => process_no === operation.process_no && supply_div === '1',
  )
  const { items, locations } = await readGoods(context, {
    biz_dt,
    items: own.map(({ item_cd }) => item_cd),
    locations: [...new Set(own.flatMap(placesOf))].map((location_cd) => ({ factory_cd, location_cd })),
  })
  const so_far = sum([decimal(operation.good_qty), decimal(operation.defective_qty), pieces])
  const movements: Movement[] = []
  const drawn: DrawnPart[] = []
  for (const part of own) {
    const places = items.find(({ item_cd }) => item_cd === part.item_cd)?.places ?? 0
    const wanted = rounded(
      divided(times(decimal(part.need_qty), so_far), decimal(operation.plan_qty), 6, 'up'),
      places,
      'up',
    )
    const qty = minus(wanted, decimal(part.used_qty))
    if (compare(qty, zero) <= 0) continue
    const warehouses = new Set(
      placesOf(part).map(
        (place) => locations.find(({ location_cd }) => location_cd === place)?.warehouse_cd ?? place,
      ),
    )
    const demand = demandOfPart(header.work_order_no, part.part_no)
    const lots: SuggestedLot[] = []
    for (const warehouse_cd of warehouses) {
      const missing = minus(qty, sum(lots.map((lot) => decimal(lot.qty))))
      if (compare(missing, zero) > 0)
        lots.push(
          ...(await suggestLots(context, {
            ...{
              warehouse_cd,
              item_cd: part.item_cd,
              qty: written(missing),
              order: 'fifo',
              demands: [demand],
            },
          })),
        )
    }
    const there = sum(lots.map((lot) => decimal(lot.qty)))
    if (compare(there, qty) < 0)
      throw workErrors.BIZ_WORK_MATERIAL.with({
        item: part.item_cd,
        qty: written(qty),
        available: written(there),
      }).at('good_qty')
    for (const lot of lots)
      movements.push({
        ...{ stock_div: '041', item_cd: part.item_cd, qty: lot.qty, demand },
        from: { location_cd: lot.location_cd, lot_no: lot.lot_no },
      })
    drawn.push({ part_no: part.part_no, qty: written(qty) })
  }
  return { movements, drawn }
}

/** 完成入庫: pieces with serial numbers one by one; what is inspected at the end waits for it. */
async function completed(
  context: Context,
  { header }: WorkInProgress,
  {
    good,
    biz_dt,
    here,
  }: { readonly good: Decimal; readonly biz_dt: string; readonly here: NonNullable<Movement['from']> },
): Promise<readonly Movement[]> {
  const { items } = await readGoods(context, { biz_dt, items: [header.item_cd], locations: [] })
  const control = items[0]?.lot_control ?? 'none'
  const one = (qty: string, lot_no: string): Movement => ({
    ...{ stock_div: '040', item_cd: header.item_cd, qty, supply: supplyOfWorkOrder(header.work_order_no) },
    ...{ from: here, to: { location_cd: header.location_cd, lot_no } },
  })
  if (control !== 'serial') return [one(written(good), control === 'lot' ? header.lot_no : '')]
  const first = Number(header.good_qty)
  return Array.from({ length: Number(written(good)) }, (_none, at) =>
    one('1', `${header.lot_no}-${String(first + at + 1).padStart(3, '0')}`),
  )
}

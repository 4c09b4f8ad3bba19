import { allocate, makeFirm, release } from '#modules/stock/server/index.ts'
import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { decimal, written } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { BusinessError } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { abilityOf } from '#platform/server/slip/read-kept.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import type {
  changePromises as changeCall,
  LineKey,
  promisesOfOrder as ofOrderCall,
  PromiseVerb,
} from '../../contract/allocation-calls.ts'
import { orderStatus } from '../../contract/order-codes.ts'
import { orderErrors } from '../../contract/order-errors.ts'
import { demandOf } from '../../contract/order-number.ts'
import { orderKept } from '../order-kept.ts'
import { asPromised, isShort, missingOf, readLines, readOpenLines, type LineToPromise } from './read-lines.ts'
import { requestFor, warehousesOf } from './request.ts'
import { addAllocated, setAllocated } from './set-allocated.ts'

/** 引当, 引当解除, 確定, 確定解除 of single lines; each that is left as it is says why. */
export async function changePromises(
  context: Context,
  { verb, lines: keys }: InputOf<typeof changeCall>,
): Promise<OutputOf<typeof changeCall>> {
  const refusals = new Map<string, BusinessError>()
  await inOneUnit(context, async () => {
    const lines = await lockLines(context, keys)
    const doable = lines.filter((line) => {
      const refusal = refusalTo(verb, line)
      if (refusal) refusals.set(nameOf(line), refusal)
      return !refusal
    })
    await (verb === 'allocate'
      ? allocateLines(context, doable, (line, refusal) => refusals.set(nameOf(line), refusal))
      : changeHeld(context, doable, verb))
    return () => undefined
  })
  const after = await readLines(context, keys)
  return {
    list: after.map((line) => ({
      ...asPromised(line),
      done: abilityOf(refusals.get(nameOf(line)), context),
    })),
  }
}

export async function promisesOfOrder(
  context: Context,
  { order_no }: InputOf<typeof ofOrderCall>,
): Promise<OutputOf<typeof ofOrderCall>> {
  return { list: (await readOpenLines(context, order_no)).map(asPromised) }
}

/** The orders are held from now on, and their lines read behind the lock. */
export async function lockLines(
  context: Context,
  keys: readonly LineKey[],
): Promise<readonly LineToPromise[]> {
  const orders = [...new Set(keys.map(({ order_no }) => order_no))]
  await unitOf(context).lock({ document: orderKept.document, keys: orders.map((order_no) => [order_no]) })
  const lines = await readLines(context, keys)
  if (lines.length < new Set(keys.map(nameOf)).size) throw http[404].with()
  return lines
}

const nameOf = ({ order_no, line_no }: LineKey): string => `${order_no} ${line_no}`

/** What stands on a line itself against it. */
export function refusalTo(verb: PromiseVerb, line: LineToPromise): BusinessError | undefined {
  if (line.line_status !== '0')
    return orderErrors.BIZ_ORDER_LINE_CLOSED.with({ state: orderStatus.texts[line.line_status] })
  if (verb === 'allocate') {
    if (line.treatment_div === '1') return orderErrors.BIZ_ALLOCATION_DIRECT.with()
    return isShort(line) ? undefined : orderErrors.BIZ_ALLOCATION_FULL.with()
  }
  if (line.allocated_qty === '0') return orderErrors.BIZ_ALLOCATION_NONE.with()
  return verb === 'release' && line.instructed_qty !== '0'
    ? orderErrors.BIZ_ORDER_INSTRUCTED.with({ line: line.line_no })
    : undefined
}

/** Each gets what there is, in the order of the lines; what is firm stays firm, with what comes on top. */
export async function allocateLines(
  context: Context,
  lines: readonly LineToPromise[],
  refuse: (line: LineToPromise, refusal: BusinessError) => void = () => undefined,
): Promise<void> {
  const warehouses = await warehousesOf(
    context,
    lines.map(({ location_cd }) => location_cd),
  )
  const given = allocate(
    context,
    lines.map((line) => ({
      ...requestFor(line.order_no, line, warehouses),
      ...{ qty: written(missingOf(line), 0), partly: true, firm: line.firm },
    })),
  )
  unitOf(context).write(() => {
    const got = lines.map(({ order_no, line_no }, at) => ({ order_no, line_no, qty: given.value[at] ?? '0' }))
    for (const [at, { qty }] of got.entries()) {
      const line = lines[at]
      if (line && decimal(qty).units === 0n)
        refuse(line, stockErrors.BIZ_ALLOCATION_SHORT.with({ available: '0' }))
    }
    return addAllocated(context, got, 'allocate')
  })
}

/** What they hold is free again, or firm, or not firm any more. */
export function changeHeld(
  context: Context,
  lines: readonly LineToPromise[],
  verb: Exclude<PromiseVerb, 'allocate'>,
): void {
  const demands = lines.map(({ order_no, line_no }) => demandOf(order_no, line_no))
  if (verb !== 'release') return makeFirm(context, demands, verb === 'firm')
  release(context, demands)
  unitOf(context).write(() =>
    setAllocated(
      context,
      lines.map(({ order_no, line_no }) => ({ order_no, line_no, qty: '0' })),
      'release',
    ),
  )
}

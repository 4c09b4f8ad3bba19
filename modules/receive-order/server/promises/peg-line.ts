import { openSupplies, peg, unpeg } from '#modules/stock/server/index.ts'
import { compare, decimal, grouped } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import type {
  LineKey,
  pegLine as pegCall,
  PromisedLine,
  suppliesForLine as suppliesCall,
} from '../../contract/allocation-calls.ts'
import { orderErrors } from '../../contract/order-errors.ts'
import { demandOf } from '../../contract/order-number.ts'
import { lockLines, refusalTo } from './change-promises.ts'
import { asPromised, missingOf, readLines } from './read-lines.ts'
import { orderPriority } from './request.ts'

/** What a line could wait for. */
export async function suppliesForLine(
  context: Context,
  { order_no, line_no }: InputOf<typeof suppliesCall>,
): Promise<OutputOf<typeof suppliesCall>> {
  const { item_cd } = await readOne(context, { order_no, line_no })
  const demand = demandOf(order_no, line_no)
  return { list: item_cd === '' ? [] : await openSupplies(context, { item_cd, demand }) }
}

/** 紐付け: by hand, to a supply that is still to come; more than it will bring is refused at the quantity. */
export async function pegLine(
  context: Context,
  { order_no, line_no, ...supply }: InputOf<typeof pegCall>,
): Promise<PromisedLine> {
  await inOneUnit(context, async () => {
    const [line] = await lockLines(context, [{ order_no, line_no }])
    if (!line) throw http[404].with()
    const refusal = refusalTo('allocate', line)
    if (refusal) throw refusal
    const missing = missingOf(line)
    if (compare(decimal(supply.qty), missing) > 0)
      throw orderErrors.BIZ_PEG_ABOVE_LINE.with({ missing: grouped(missing, 0) }).at('qty')
    const { ship_item_cd: item_cd, ship_dt } = line
    const wanted = {
      ...{ ...demandOf(order_no, line_no), ...supply, item_cd, priority: orderPriority },
      ...(ship_dt === '' ? {} : { need_dt: ship_dt }),
    }
    peg(context, [wanted], () => 'qty')
    return () => undefined
  })
  return readOne(context, { order_no, line_no })
}

/** 紐付け解除. */
export async function unpegLine(context: Context, key: LineKey): Promise<PromisedLine> {
  await inOneUnit(context, async () => {
    await lockLines(context, [key])
    unpeg(context, [demandOf(key.order_no, key.line_no)])
    return () => undefined
  })
  return readOne(context, key)
}

async function readOne(context: Context, { order_no, line_no }: LineKey): Promise<PromisedLine> {
  const [line] = await readLines(context, [{ order_no, line_no }])
  if (!line) throw http[404].with()
  return asPromised(line)
}

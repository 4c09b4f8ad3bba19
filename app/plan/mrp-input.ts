import { z } from 'zod'
import { type MrpInput } from '#planning/mrp/input.ts'

const quantity = z.union([z.string(), z.number()])
const day = z.string()
const code = z.string().min(1)

const range = {
  min: quantity.exactOptional(),
  step: quantity.exactOptional(),
  max: quantity.exactOptional(),
}

const lot = z.discriminatedUnion('rule', [
  z.strictObject({ rule: z.literal('lot-for-lot') }),
  z.strictObject({ rule: z.literal('range'), ...range }),
  z.strictObject({ rule: z.literal('packs'), pack: quantity, min: range.min, max: range.max }),
  z.strictObject({ rule: z.literal('fixed'), quantity }),
  z.strictObject({ rule: z.literal('period'), days: z.number(), pack: quantity.exactOptional(), ...range }),
])

const orderMethod = z.discriminatedUnion('method', [
  z.strictObject({ method: z.literal('each-time') }),
  z.strictObject({ method: z.literal('order-point'), point: quantity }),
  z.strictObject({
    method: z.literal('regular'),
    orderDays: z.array(day),
    dailyUse: quantity.exactOptional(),
  }),
  z.strictObject({ method: z.literal('replenishment'), point: quantity, upTo: quantity }),
])

const item = z.strictObject({
  code,
  source: z.enum(['make', 'buy', 'subcontract']),
  phantom: z.boolean().exactOptional(),
  production: z.enum(['stock', 'order']).exactOptional(),
  decimals: z.number().exactOptional(),
  calendar: code.exactOptional(),
  arrivals: code.exactOptional(),
  leadTime: z.number().exactOptional(),
  safetyLeadTime: z.number().exactOptional(),
  scrapPercent: quantity.exactOptional(),
  safetyStock: quantity.exactOptional(),
  lot: lot.exactOptional(),
  orderMethod: orderMethod.exactOptional(),
})

const bomLine = z.strictObject({
  parent: code,
  child: code,
  need: quantity,
  base: quantity.exactOptional(),
  scrapPercent: quantity.exactOptional(),
  from: day.exactOptional(),
  to: day.exactOptional(),
  substitute: code.exactOptional(),
})

const output = z.strictObject({
  parent: code,
  item: code,
  quantity,
  base: quantity.exactOptional(),
  from: day.exactOptional(),
  to: day.exactOptional(),
})

const demand = z.strictObject({
  code,
  item: code,
  date: day,
  quantity,
  kind: z.enum(['order', 'forecast', 'component']),
  shipped: quantity.exactOptional(),
  allocated: quantity.exactOptional(),
  customer: code.exactOptional(),
  origin: code.exactOptional(),
})

const supply = z.strictObject({
  code,
  item: code,
  date: day,
  quantity,
  kind: z.enum(['work-order', 'purchase-order']),
  fixed: z.boolean().exactOptional(),
  adjustable: z.boolean().exactOptional(),
  origin: code.exactOptional(),
})

/** The shape of a plan's input in a file, each word of it: what nobody reads is refused, and the planner reads the rest. */
export const mrpInput: z.ZodType<MrpInput> = z.strictObject({
  today: day,
  horizonDays: z.number(),
  frozenDays: z.number().exactOptional(),
  forecastWindow: z.strictObject({ backwardDays: z.number(), forwardDays: z.number() }).exactOptional(),
  messages: z
    .strictObject({
      toleranceDays: z.number().exactOptional(),
      toleranceQuantity: quantity.exactOptional(),
      expediteWithinDays: z.number().exactOptional(),
    })
    .exactOptional(),
  calendars: z
    .array(
      z.strictObject({
        code,
        closedWeekdays: z.array(z.number()),
        closed: z.array(day).exactOptional(),
        open: z.array(day).exactOptional(),
      }),
    )
    .exactOptional(),
  items: z.array(item),
  bom: z.array(bomLine).exactOptional(),
  outputs: z.array(output).exactOptional(),
  stock: z.array(z.strictObject({ item: code, quantity, from: day.exactOptional() })).exactOptional(),
  demands: z.array(demand).exactOptional(),
  supplies: z.array(supply).exactOptional(),
})

import { z } from 'zod'
import { supplyAdvice } from '#modules/place-order/contract/proposal/proposal-codes.ts'

const text = z.string()
const item = { item_cd: text, item_nm: text }

/** What a customer wants of an item, over the horizon. */
const demandEffect = z.object({ customer_nm: text, ...item, before_qty: text, qty: text })
export type DemandEffect = z.output<typeof demandEffect>

/** What is still to be ordered of an item; the days are those of the first arrival, blank for none. */
const purchaseEffect = z.object({ ...item, before_qty: text, qty: text, before_dt: text, first_dt: text })
export type PurchaseEffect = z.output<typeof purchaseEffect>

/** What the plan would do with an order that a supplier has, and would not without the scenario. */
const orderEffect = z.object({
  ...{ order_no: text, line_no: z.int(), ...item, qty: text, due_dt: text },
  advice: z.array(supplyAdvice.schema),
  /** Where it should be moved; blank where it should stay. */
  wanted_dt: text,
})
export type OrderEffect = z.output<typeof orderEffect>

/** Yen of what nobody wants within the horizon, beyond the safety stock. */
const excessEffect = z.object({
  ...{ ...item, before: text, value: text },
  /** Items that are wanted less and that it goes into, or itself. */
  because: z.array(text),
  /** Versions of forecasts for which it was bought or made, and that are not so large any more. */
  forecasts: z.array(z.object({ customer_nm: text, month: text, version_no: z.int() })).default([]),
})
export type ExcessEffect = z.output<typeof excessEffect>

/** What a scenario changes around the plan: the largest changes first, `mostEffects` of each kind at the most. */
export const planEffects = z.object({
  ...{ demands: z.array(demandEffect), purchases: z.array(purchaseEffect) },
  ...{ orders: z.array(orderEffect), excess: z.array(excessEffect) },
})
export type PlanEffects = z.output<typeof planEffects>

/** More nobody reads. */
export const mostEffects = 100

import type { Context } from '#platform/server/context.ts'
import { point } from '#platform/server/module/point.ts'
import type { HeldTakes, Promised } from '../../contract/promised.ts'

/** So much of an item for a line of an order; a new one has no number yet. */
export interface WantedPromise {
  readonly item_cd: string
  readonly qty: string
  readonly order_no: string
  readonly line_no: number
}

/** With what it would take, for who holds it. */
export interface PromisedByPlan extends Promised {
  readonly takes: HeldTakes
}

/**
 * When each could leave, as a plan knows it; in the order in which they were asked. Each by itself, or `together`: then
 * each finds what the ones before it have taken.
 */
export type PromisedDays = (
  context: Context,
  wanted: readonly WantedPromise[],
  how: { readonly together: boolean },
) => Promise<readonly (PromisedByPlan | undefined)[]>

/** Module production promises more sharply than stock, supply and lead time do. */
export const promise = point<PromisedDays>('promise')

/** Whoever knows of a plan; the first who does. */
export async function askPromises(
  context: Context,
  wanted: readonly WantedPromise[],
  { together = false } = {},
): Promise<readonly (PromisedByPlan | undefined)[]> {
  const [ask] = context.registered(promise)
  return ask && wanted.length > 0 ? ask(context, wanted, { together }) : wanted.map(() => undefined)
}

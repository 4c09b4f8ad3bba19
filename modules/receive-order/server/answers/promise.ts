import type { Context } from '#platform/server/context.ts'
import { point } from '#platform/server/module/point.ts'
import type { Promised } from '../../contract/promised.ts'

/** So much of an item for a line of an order; a new one has no number yet. */
export interface WantedPromise {
  readonly item_cd: string
  readonly qty: string
  readonly order_no: string
  readonly line_no: number
}

/** When each could leave, by itself, as a plan knows it; in the order in which they were asked. */
export type PromisedDays = (
  context: Context,
  wanted: readonly WantedPromise[],
) => Promise<readonly (Promised | undefined)[]>

/** Module production promises more sharply than stock, supply and lead time do. */
export const promise = point<PromisedDays>('promise')

/** Whoever knows of a plan; the first who does. */
export async function askPromises(
  context: Context,
  wanted: readonly WantedPromise[],
): Promise<readonly (Promised | undefined)[]> {
  const [ask] = context.registered(promise)
  return ask && wanted.length > 0 ? ask(context, wanted) : wanted.map(() => undefined)
}

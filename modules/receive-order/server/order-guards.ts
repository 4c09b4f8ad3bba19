import type { BusinessError } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { point } from '#platform/server/module/point.ts'

/** What is about to be done with lines of an order. */
export interface GuardedLines {
  readonly order_no: string
  readonly lines: readonly number[]
  /** `change`: item, quantity, day or treatment; everything else stays free (decisions.md "Factory rules"). */
  readonly verb: 'change' | 'cancel' | 'close'
  /** The planner has agreed to it: only what has already been done stands against it. */
  readonly accepted: boolean
}

/** What stands against it, by line. */
export type OrderGuard = (
  context: Context,
  guarded: GuardedLines,
) => Promise<ReadonlyMap<number, BusinessError>>

/** Modules to the right whose documents hang on orders: production when it has begun, sales when it has instructed. */
export const orderGuards = point<OrderGuard>('order guards')

/** The first refusal of each line. */
export async function askGuards(
  context: Context,
  guarded: GuardedLines,
): Promise<ReadonlyMap<number, BusinessError>> {
  const found = new Map<number, BusinessError>()
  if (guarded.lines.length === 0) return found
  for (const guard of context.registered(orderGuards))
    for (const [line, error] of await guard(context, guarded)) if (!found.has(line)) found.set(line, error)
  return found
}

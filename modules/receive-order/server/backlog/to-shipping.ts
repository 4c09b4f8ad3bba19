import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { point } from '#platform/server/module/point.ts'
import type { shippingPage as pageCall } from '../../contract/backlog-sums.ts'

/** Where chosen lines are instructed to leave: a screen of a module to the right. */
export interface ToShipping {
  readonly path: `/${string}`
  /** What its address calls them: `?lines=R000001-1,R000001-2`. */
  readonly parameter: string
}

export const toShipping = point<ToShipping>('to shipping')

/** Blank while nobody ships. */
export function shippingPage({ registered }: Context): Promise<OutputOf<typeof pageCall>> {
  const [{ path, parameter } = { path: '', parameter: '' }] = registered(toShipping)
  return Promise.resolve({ path, parameter })
}

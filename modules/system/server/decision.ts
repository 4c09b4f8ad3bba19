import type { BusinessError } from '#platform/contract/errors.ts'
import type { Surroundings } from './surroundings.ts'

/**
 * What a sign-in's transaction decided. A refusal is a result here and no exception: its counter and its row in the
 * access log must be committed.
 */
export type Decision<T> = { readonly granted: T } | Refused

export interface Refused {
  readonly refused: BusinessError
  /** Guessing is slowed down: the answer waits this long. */
  readonly delayMs: number
}

export const refused = (error: BusinessError, delayMs = 0): Refused => ({ refused: error, delayMs })

/** After the commit: what was granted, or the refusal, told late enough. */
export async function tell<T>(decision: Decision<T>, { sleep }: Pick<Surroundings, 'sleep'>): Promise<T> {
  if ('granted' in decision) return decision.granted
  if (decision.delayMs > 0) await sleep(decision.delayMs)
  throw decision.refused
}

import type { Endpoint, InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context, KnownContext, StepContext } from '../context.ts'

/** An endpoint with the verb that serves it. */
export type Route =
  | {
      readonly style: 'verb'
      readonly endpoint: Endpoint
      readonly run: (context: Context, input: unknown) => Promise<unknown>
    }
  | {
      readonly style: 'known'
      readonly endpoint: Endpoint
      readonly run: (context: KnownContext, input: unknown) => Promise<unknown>
    }
  | {
      readonly style: 'steps'
      readonly endpoint: Endpoint
      readonly run: (context: StepContext, input: unknown) => Promise<unknown>
    }

/** A verb that works inside the call's one transaction. */
export const route = <E extends Endpoint>(
  endpoint: E,
  verb: (context: Context, input: InputOf<E>) => Promise<OutputOf<E>>,
): Route => ({ style: 'verb', endpoint, run: (context, input) => verb(context, input as InputOf<E>) })

/** A verb that answers from the session alone: the call's one question has found all that it needs. */
export const known = <E extends Endpoint>(
  endpoint: E,
  verb: (context: KnownContext, input: InputOf<E>) => Promise<OutputOf<E>>,
): Route => ({ style: 'known', endpoint, run: (context, input) => verb(context, input as InputOf<E>) })

/** A verb that opens its own transactions: sign-in, and what hashes passwords. */
export const steps = <E extends Endpoint>(
  endpoint: E,
  verb: (context: StepContext, input: InputOf<E>) => Promise<OutputOf<E>>,
): Route => ({ style: 'steps', endpoint, run: (context, input) => verb(context, input as InputOf<E>) })

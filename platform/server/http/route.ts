import type { Endpoint, InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context, KnownContext, StepContext } from '../context.ts'
import type { Found, Question } from '../database/database.ts'
import type { Place } from './met-sessions.ts'

/** The usual case of a verb: one statement, which follows from where a session is and from the input alone. */
interface Usual<Input, Output> {
  /** The statement, or nothing when this is not the usual case. */
  readonly ask: (place: Place, input: Input) => Question | undefined
  readonly answer: (context: KnownContext, input: Input, found: readonly Found[]) => Output
}

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
      readonly style: 'usual'
      readonly endpoint: Endpoint
      readonly usual: Usual<unknown, unknown>
      readonly run: (context: Context, input: unknown) => Promise<unknown>
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

/** A verb whose usual statement travels together with the question for the session: the call costs one message. */
export const usually = <E extends Endpoint>(
  endpoint: E,
  { ask, answer }: Usual<InputOf<E>, OutputOf<E>>,
  verb: (context: Context, input: InputOf<E>) => Promise<OutputOf<E>>,
): Route => ({
  style: 'usual',
  endpoint,
  usual: {
    ask: (place, input) => ask(place, input as InputOf<E>),
    answer: (context, input, found) => answer(context, input as InputOf<E>, found),
  },
  run: (context, input) => verb(context, input as InputOf<E>),
})

/** A verb that opens its own transactions: sign-in, and what hashes passwords. */
export const steps = <E extends Endpoint>(
  endpoint: E,
  verb: (context: StepContext, input: InputOf<E>) => Promise<OutputOf<E>>,
): Route => ({ style: 'steps', endpoint, run: (context, input) => verb(context, input as InputOf<E>) })

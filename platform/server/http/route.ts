import type { Endpoint, InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context, PreparingContext, SignInContext, TransactionsContext } from '../context.ts'
import type { AcrossFactories } from '../database/across-factories.ts'

/** An endpoint with the verb that serves it. */
export type Route =
  | {
      readonly style: 'verb'
      readonly endpoint: Endpoint
      /** What takes long and needs no transaction, for whom the guard lets in: others have the connection meanwhile. */
      readonly prepare?: (context: PreparingContext, input: unknown) => Promise<unknown>
      readonly run: (context: Context, input: unknown, prepared?: unknown) => Promise<unknown>
      /** What it answers may be a moment old: a list or its file, read from a replica where there is one. */
      readonly mayBeOld?: boolean
      /** Why it sees and writes rows of other factories than the session's; without a reason it cannot. */
      readonly across?: AcrossFactories
    }
  | {
      readonly style: 'ownTransactions'
      readonly endpoint: Endpoint
      readonly mayBeOld?: boolean
      readonly run: (context: TransactionsContext, input: unknown) => Promise<unknown>
    }
  | {
      readonly style: 'signIn'
      readonly endpoint: Endpoint
      readonly run: (context: SignInContext, input: unknown) => Promise<unknown>
    }

/** A verb that works inside the call's one transaction. */
export const route = <E extends Endpoint>(
  endpoint: E,
  verb: (context: Context, input: InputOf<E>) => Promise<OutputOf<E>>,
): Route => ({ style: 'verb', endpoint, run: (context, input) => verb(context, input as InputOf<E>) })

/** A verb whose input is large: what can be made of it beforehand is made before its transaction begins. */
export const preparedRoute = <E extends Endpoint, P>(
  endpoint: E,
  prepare: (context: PreparingContext, input: InputOf<E>) => Promise<P>,
  verb: (context: Context, input: InputOf<E>, prepared: P) => Promise<OutputOf<E>>,
): Route => ({
  style: 'verb',
  endpoint,
  prepare: (context, input) => prepare(context, input as InputOf<E>),
  run: (context, input, prepared) => verb(context, input as InputOf<E>, prepared as P),
})

/** The same call, across the factories of the company. */
export const routeAcross = (why: AcrossFactories, one: Route): Route =>
  one.style === 'verb' ? { ...one, across: why } : one

/** The same call, from a replica. */
export const routeMayBeOld = (one: Route): Route =>
  one.style !== 'signIn' && one.endpoint.method === 'GET' ? { ...one, mayBeOld: true } : one

/** A call that is made before there is a session. */
export const signInRoute = <E extends Endpoint>(
  endpoint: E,
  verb: (context: SignInContext, input: InputOf<E>) => Promise<OutputOf<E>>,
): Route => ({ style: 'signIn', endpoint, run: (context, input) => verb(context, input as InputOf<E>) })

/** A verb that opens its own transactions, and hashes passwords or draws documents between them. */
export const ownTransactions = <E extends Endpoint>(
  endpoint: E,
  verb: (context: TransactionsContext, input: InputOf<E>) => Promise<OutputOf<E>>,
): Route => ({
  style: 'ownTransactions',
  endpoint,
  run: (context, input) => verb(context, input as InputOf<E>),
})

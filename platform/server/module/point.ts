/**
 * Where others register, by a token that its owner exports: `export const guards = point<Guard>('orderGuards')`. A module
 * on the right says `on(guards, …)` in its value; the owner asks `context.registered(guards)` and never learns who it was.
 */
export interface Point<T> {
  readonly name: string
  /** Never there at run time: it carries the type. */
  readonly holds?: T
}

export const point = <T>(name: string): Point<T> => ({ name })

/** Something registered at a point, as a module's value holds it. */
export interface Registration<T = unknown> {
  readonly point: Point<T>
  readonly value: T
}

export const on = <T>(at: Point<T>, value: T): Registration<T> => ({ point: at, value })

/** What is registered at a point, in the order of the modules. */
export type Registered = <T>(at: Point<T>) => readonly T[]

/** Asks a list of registrations, which may still grow while the modules are put together. */
export function registeredIn(all: readonly Registration[]): Registered {
  return (at) => all.filter((one) => isOf(at, one)).map(({ value }) => value)
}

/** Only `on` makes registrations, and it lets nothing through that the point does not hold. */
const isOf = <T>(at: Point<T>, one: Registration): one is Registration<T> => one.point === at

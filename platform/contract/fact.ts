import type { z } from 'zod'
import { allows, type Area, type Holder } from './permission.ts'

/** What a fact says: words, and lists of keys. Facts with the same words merge by joining their lists. */
export type FactData = Readonly<Record<string, string | readonly string[]>>

/** Who has a page open. */
export interface Hearer extends Holder {
  readonly user_cd: string
}

/**
 * Something that others depend on has changed: said once, typed, in the transaction of the change (`say`). Modules to the
 * right hear it inside that transaction or after its commit, open pages hear it live.
 */
export interface Fact<Shape extends z.ZodType<FactData> = z.ZodType<FactData>> {
  /** `<what>.<happened>`; it stands in the outbox, so it is never renamed. */
  readonly name: `${string}.${string}`
  readonly shape: Shape
  /** Whether a page of this user may hear it; of the company and the factory it is in any case. */
  mayHear(data: z.output<Shape>, hearer: Hearer): boolean
}

export const fact = <const Shape extends z.ZodType<FactData>>(definition: Fact<Shape>): Fact<Shape> =>
  definition

/** For facts about what everybody sees who may enter an area. */
export const whoMayEnter =
  (area: Area) =>
  (_data: FactData, hearer: Hearer): boolean =>
    allows([`${area}:yes`], hearer)

import type { z } from 'zod'
import type { Fact, FactData } from '#platform/contract/fact.ts'
import type { Context } from '../context.ts'
import type { Transaction } from '../database/across-factories.ts'
import { point, type Registered } from '../module/point.ts'
import type { Where } from './said.ts'

/** Hears a fact in the transaction that says it; what it refuses is refused. */
interface InsideListener {
  readonly fact: Fact
  hear(context: Context, data: unknown, where: Where): Promise<void>
}

/** What a listener after the commit works with. */
export interface Hearing {
  readonly registered: Registered
  /** Of the factory, or the whole company, for which it was said. */
  readonly transaction: Transaction
}

/** Hears a fact after the commit, at least once: it finds out what it has done already. */
interface AfterListener {
  readonly fact: Fact
  /** It stands in the outbox, so it is never renamed. */
  readonly name: string
  hear(hearing: Hearing, data: unknown, where: Where): Promise<void>
}

export type Listener =
  (InsideListener & { readonly when: 'inside' }) | (AfterListener & { readonly when: 'after' })

/** Every fact and every listener of the composition. */
export const facts = point<Fact>('facts')
export const listeners = point<Listener>('listeners')

export const inside = <Shape extends z.ZodType<FactData>>(
  of: Fact<Shape>,
  hear: (context: Context, data: z.output<Shape>, where: Where) => Promise<void>,
): Listener => ({
  when: 'inside',
  fact: of,
  hear: (context, data, where) => hear(context, of.shape.parse(data), where),
})

export const after = <Shape extends z.ZodType<FactData>>(
  of: Fact<Shape>,
  name: string,
  hear: (hearing: Hearing, data: z.output<Shape>, where: Where) => Promise<void>,
): Listener => ({
  when: 'after',
  fact: of,
  name,
  hear: (hearing, data, where) => hear(hearing, of.shape.parse(data), where),
})

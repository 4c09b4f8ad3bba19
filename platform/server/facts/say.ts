import type { z } from 'zod'
import type { Fact, FactData } from '#platform/contract/fact.ts'
import type { Context } from '../context.ts'
import { tellLive } from '../live/tell-live.ts'
import { putIntoOutbox } from '../outbox/outbox.ts'
import { facts, listeners } from './listener.ts'
import { factMessageKind } from './deliver-fact.ts'
import type { OneSaid } from './said.ts'

/**
 * Says in the transaction of a verb what others depend on. It concerns the session's factory, or another one, or with
 * `''` the whole company. Said again in the same transaction it is the same fact with more keys.
 */
export function say<Shape extends z.ZodType<FactData>>(
  { said, session, registered }: Pick<Context, 'said' | 'session' | 'registered'>,
  fact: Fact<Shape>,
  data: z.input<Shape>,
  factory_cd: string = session.factory_cd,
): void {
  if (!registered(facts).includes(fact)) throw new Error(`${fact.name} is declared by no module`)
  said.add({ fact, data: fact.shape.parse(data), where: { company_cd: session.company_cd, factory_cd } })
}

/** Listeners may say something themselves; what never ends is a mistake. */
const mostRounds = 10

/**
 * Tells what has been said: first who listens inside, module by module, then the outbox and the open pages, which hear of
 * it with the commit. The wrapper calls it when a verb has done its work.
 */
export async function tellFacts(context: Context): Promise<void> {
  for (let round = 0; ; round++) {
    const told = context.said.take()
    if (told.length === 0) return
    if (round === mostRounds)
      throw new Error(`Listeners go on saying ${told.map(({ fact }) => fact.name).join()}`)
    for (const one of told) await tellInside(context, one)
    for (const one of told) await tellOutside(context, one)
  }
}

async function tellInside(context: Context, { fact, data, where }: OneSaid): Promise<void> {
  for (const listener of context.registered(listeners))
    if (listener.when === 'inside' && listener.fact === fact) await listener.hear(context, data, where)
}

async function tellOutside({ tx, now, registered }: Context, { fact, data, where }: OneSaid): Promise<void> {
  for (const listener of registered(listeners)) {
    if (listener.when !== 'after' || listener.fact !== fact) continue
    const payload = { listener: listener.name, factory_cd: where.factory_cd, data }
    await putIntoOutbox(tx, { company_cd: where.company_cd, kind: factMessageKind, payload }, now)
  }
  await tellLive(tx, fact, where, data)
}

import type { Context } from '#platform/server/context.ts'
import { Said } from '#platform/server/facts/said.ts'
import { tellFacts } from '#platform/server/facts/say.ts'
import type { Registered } from '#platform/server/module/point.ts'
import { transactionsOf, type AcrossFactories } from '#platform/server/database/across-factories.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { LaterValue } from '#platform/server/unit/later.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import { product } from './product.ts'

interface Who {
  /** By the product's modules, when a test composes no others. */
  readonly registered?: Registered
  readonly company_cd: string
  readonly user_cd?: string
  readonly factory_cd?: string
  readonly now?: Date
  readonly across?: AcrossFactories
}

/** A verb's surroundings without HTTP: one transaction of the factory, and what follows its commit. */
export async function inContext<T>(
  database: Database,
  {
    company_cd,
    user_cd = 'ADMIN',
    factory_cd = 'F01',
    now = new Date(),
    registered = product.registered,
    across,
  }: Who,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  const effects: (() => Promise<void>)[] = []
  const transaction = transactionsOf(database, { company_cd, factory_cd }, across)
  const result = await transaction('write', async (tx) => {
    effects.length = 0
    const context: Context = {
      tx,
      said: new Said(),
      now,
      registered,
      language: 'ja',
      requestId: 'test',
      address: '192.0.2.1',
      session: {
        company_cd,
        user_cd,
        factory_cd,
        username: user_cd,
        factory_nm: factory_cd,
        roles: [],
        permissions: [],
        admin: true,
        token_hash: '',
        visit_mode: false,
        extend: false,
      },
      after: (effect) => void effects.push(effect),
    }
    const done = await work(context)
    await tellFacts(context)
    return done
  })
  for (const effect of effects) await effect()
  return result
}

/** A unit of work with nothing but this in it. */
export const inUnit = <T>(context: Context, add: () => LaterValue<T>): Promise<T> =>
  inOneUnit(context, () => {
    const answer = add()
    return Promise.resolve(() => answer.value)
  })

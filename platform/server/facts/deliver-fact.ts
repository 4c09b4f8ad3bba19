import { z } from 'zod'
import { transactionsOf } from '../database/across-factories.ts'
import type { MessageKind } from '../outbox/outbox.ts'
import { listeners } from './listener.ts'

export const factMessageKind = 'fact'

const factMessage = z.object({ listener: z.string(), factory_cd: z.string(), data: z.unknown() })

/** What was said with a transaction reaches who listens after it, each on its own: one that fails is tried again alone. */
export const factMessages: MessageKind = {
  kind: factMessageKind,
  async deliver({ company_cd, payload }, { database, registered }) {
    const { listener: name, factory_cd, data } = factMessage.parse(payload)
    const listener = registered(listeners).find((one) => one.when === 'after' && one.name === name)
    if (listener?.when !== 'after') throw new Error(`Nobody is called ${name}`)
    const where = { company_cd, factory_cd }
    const transaction = transactionsOf(database, where, factory_cd === '' ? 'fact of the company' : undefined)
    await listener.hear({ registered, transaction }, data, where)
  },
}

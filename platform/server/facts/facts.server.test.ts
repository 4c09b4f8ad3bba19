import { beforeAll, describe, expect, it } from 'vitest'
import { errors } from '#platform/contract/errors.ts'
import type { LiveFact } from '#platform/contract/live.ts'
import { inContext } from '#test/context.ts'
import { onEveryDatabase, onPostgres, type Open } from '#test/databases.ts'
import { sessionOf } from '#test/job-stage.ts'
import { ordersChanged } from '#test/trial-facts.ts'
import type { Database } from '../database/database.ts'
import { openHub, type Hub } from '../live/hub.ts'
import { compose } from '../module/compose.ts'
import type { Module } from '../module/module.ts'
import { dispatchOutbox } from '../outbox/outbox.ts'
import type { Session } from '../session.ts'
import { after, inside } from './listener.ts'
import { say } from './say.ts'

const trialErrors = errors({
  TRIAL_PLANNED: { ja: '計画済みです。', en: 'It is planned.', zh: '已计划。' },
})

const orders: Module = { name: 'orders', facts: [ordersChanged] }

/** A module to the right that hears orders in each of the ways, and writes down what it has heard. */
function planning() {
  const heard: string[] = []
  const module: Module = {
    name: 'planning',
    listeners: [
      inside(ordersChanged, async (_context, { kind, orders: changed }) => {
        if (changed.includes('CONFIRMED')) throw trialErrors.TRIAL_PLANNED.with()
        heard.push(`inside ${kind} ${changed.join(' ')}`)
      }),
      after(
        ordersChanged,
        'trial-webhook',
        async (_around, { orders: changed }, { company_cd, factory_cd }) => {
          if (changed.includes('BROKEN') && !heard.includes('failed once')) {
            heard.push('failed once')
            throw new Error('the other side is away')
          }
          heard.push(`after ${company_cd} ${factory_cd} ${changed.join(' ')}`)
        },
      ),
    ],
  }
  return { heard, composition: compose([orders, module]) }
}

const numbered = (() => {
  let count = 0
  return () => `FACTS${(count += 1)}`
})()

onEveryDatabase((open: Open) =>
  describe('a fact', () => {
    let database: Database
    beforeAll(async () => {
      database = await open()
    })

    it('is told once, with the keys of all who said it, inside the transaction and after its commit', async () => {
      const company_cd = numbered()
      const { heard, composition } = planning()
      await inContext(database, { company_cd, registered: composition.registered }, async (context) => {
        say(context, ordersChanged, { kind: 'sales', orders: ['R1', 'R2'] })
        say(context, ordersChanged, { kind: 'sales', orders: ['R2', 'R3'] })
        say(context, ordersChanged, { kind: 'forecast', orders: ['R9'] }, '')
        await Promise.resolve()
        expect(heard).toEqual([])
      })
      expect(heard).toEqual(['inside sales R1 R2 R3', 'inside forecast R9'])
      await dispatchOutbox(database, composition, new Date())
      expect(heard.slice(2).toSorted()).toEqual([
        `after ${company_cd}  R9`,
        `after ${company_cd} F01 R1 R2 R3`,
      ])
      await dispatchOutbox(database, composition, new Date(Date.now() + 3_600_000))
      expect(heard).toHaveLength(4)
    })

    it('that a listener refuses is refused with all that the verb did', async () => {
      const { heard, composition } = planning()
      const attempt = inContext(
        database,
        { company_cd: numbered(), registered: composition.registered },
        async (context) => say(context, ordersChanged, { kind: 'sales', orders: ['CONFIRMED'] }),
      )
      await expect(attempt).rejects.toMatchObject({ code: 'TRIAL_PLANNED' })
      await dispatchOutbox(database, composition, new Date())
      expect(heard).toEqual([])
    })

    it('reaches who listens after the commit although it could not at first', async () => {
      const { heard, composition } = planning()
      await inContext(
        database,
        { company_cd: numbered(), registered: composition.registered },
        async (context) => say(context, ordersChanged, { kind: 'sales', orders: ['BROKEN'] }),
      )
      expect((await dispatchOutbox(database, composition, new Date())).failed).toBe(1)
      await dispatchOutbox(database, composition, new Date(Date.now() + 60_000))
      expect(heard.map((word) => word.split(' ')[0])).toEqual(['inside', 'failed', 'after'])
    })

    it('is declared by a module, or it cannot be said', async () => {
      const { registered } = compose([])
      const attempt = inContext(database, { company_cd: numbered(), registered }, async (context) =>
        say(context, ordersChanged, { kind: 'sales', orders: [] }),
      )
      await expect(attempt).rejects.toThrow('trial.orders is declared by no module')
    })
  }),
)

/** A page with a stream of its own, and what has come to it. */
async function page(hub: Hub, session: Session, lastSeen?: string) {
  const heard: LiveFact[] = []
  const ids: string[] = []
  const gaps: string[] = []
  const joined = await hub.join(
    {
      session: () => session,
      hear: (id, told) => {
        ids.push(id)
        heard.push(told)
      },
      gap: (id) => void gaps.push(id),
    },
    lastSeen,
  )
  return { heard, ids, gaps, leave: joined.leave }
}

onPostgres((open) =>
  describe('open pages on another server', () => {
    const { composition } = planning()
    const at = (company_cd: string, changes: Partial<Session> = {}): Session => ({
      ...sessionOf(company_cd, 'CLERK', ['receiveorder:yes']),
      ...changes,
    })

    it('hear what concerns them, and nothing of another company, factory or area', async () => {
      const database = await open()
      const hub = openHub(database, composition.registered)
      const company_cd = numbered()
      const mine = await page(hub, at(company_cd))
      const others = await Promise.all([
        page(hub, at(numbered())),
        page(hub, at(company_cd, { factory_cd: 'F02' })),
        page(hub, at(company_cd, { permissions: ['stock:yes'] })),
      ])
      const { registered } = composition
      await inContext(database, { company_cd, registered }, async (context) =>
        say(context, ordersChanged, { kind: 'sales', orders: ['R1'] }),
      )
      await expect.poll(() => mine.heard).toHaveLength(1)
      expect(mine.heard).toEqual([
        { name: 'trial.orders', data: { kind: 'sales', orders: ['R1'] }, reload: false },
      ])
      // What is said for the whole company comes after it, so nothing else can still be on its way.
      await inContext(database, { company_cd, registered }, async (context) =>
        say(context, ordersChanged, { kind: 'all', orders: [] }, ''),
      )
      await expect.poll(() => others[1]?.heard.map(({ data }) => data['kind'])).toEqual(['all'])
      expect(others.map(({ heard }) => heard.length)).toEqual([0, 1, 0])
      await hub.close()
    })

    it('hear nothing of what was rolled back, and are told to read again when the keys are too many', async () => {
      const database = await open()
      const hub = openHub(database, composition.registered)
      const company_cd = numbered()
      const mine = await page(hub, at(company_cd))
      const tell = (list: readonly string[], fail = false) =>
        inContext(database, { company_cd, registered: composition.registered }, async (context) => {
          say(context, ordersChanged, { kind: 'sales', orders: [...list] })
          if (fail) throw new Error('no')
        })
      await expect(tell(['LOST'], true)).rejects.toThrow('no')
      await tell(Array.from({ length: 2_000 }, (_, n) => `R${n}`))
      await expect.poll(() => mine.heard).toHaveLength(1)
      expect(mine.heard).toEqual([
        { name: 'trial.orders', data: { kind: 'sales', orders: [] }, reload: true },
      ])
      await hub.close()
    })

    it('go on where they were cut off, or are told that there is a gap', async () => {
      const database = await open()
      const hub = openHub(database, composition.registered)
      const company_cd = numbered()
      const tell = (order: string) =>
        inContext(database, { company_cd, registered: composition.registered }, async (context) =>
          say(context, ordersChanged, { kind: 'sales', orders: [order] }),
        )
      const first = await page(hub, at(company_cd))
      const watching = await page(hub, at(company_cd))
      await tell('R1')
      await expect.poll(() => first.ids).toHaveLength(1)
      first.leave()
      await tell('R2')
      await expect.poll(() => watching.ids).toHaveLength(2)
      const again = await page(hub, at(company_cd), first.ids[0])
      expect(again.heard.map(({ data }) => data['orders'])).toEqual([['R2']])
      expect(again.gaps).toEqual([])
      const elsewhere = await page(hub, at(company_cd), 'another-7')
      expect(elsewhere.gaps).toHaveLength(1)
      await hub.close()
    })
  }),
)

import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { allocateOrder, releaseOrder } from '#modules/receive-order/contract/order-calls.ts'
import { BusinessError } from '#platform/contract/errors.ts'
import { rows } from '#platform/server/database/database.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { dice } from '#test/dice.ts'
import type { OrderRecord } from '#test/order-stage.ts'
import { salesStage, type SalesStage } from '#test/sales-stage.ts'
import '#test/property-seed.ts'
import { shortChoice } from '../../contract/shipping/delivery-codes.ts'

/** What may be refused when others do something else with the same lines and deliveries. */
const meanwhile = [
  ...['BIZ_DELIVERY_STATE', 'BIZ_DELIVERY_ENDED', 'BIZ_DELIVERY_OVER', 'BIZ_DELIVERY_SHORT'],
  ...['BIZ_ORDER_OVER_SHIPPED', 'BIZ_ORDER_STATE', 'STALE'],
]

const verbs = ['instruct', 'pick', 'confirm', 'takeBack', 'cancel', 'allocate', 'release'] as const
type Verb = (typeof verbs)[number]

onPostgres((open) => {
  let stage: SalesStage
  beforeAll(async () => {
    stage = await salesStage(await open(demo))
  })
  const unlessMeanwhile = async (work: Promise<unknown>): Promise<void> => {
    try {
      await work
    } catch (error) {
      if (!(error instanceof BusinessError) || !meanwhile.includes(String(error.code))) throw error
    }
  }
  const deliveriesOf = ({ header }: OrderRecord) =>
    stage.database.owner('read', (tx) =>
      rows(
        tx,
        { delivery_no: z.string() },
        sql`SELECT DISTINCT delivery_no FROM delivery_line WHERE company_cd = 'DEMO' AND order_no = ${header.order_no} ORDER BY 1`,
      ),
    )

  /** One step of a clerk: with one of the order's deliveries, or with the order itself. */
  async function act(order: OrderRecord, verb: Verb, figure: number): Promise<void> {
    const { order_no } = order.header
    if (verb === 'instruct') return void (await stage.instructed(order, String(1 + (figure % 9))))
    if (verb === 'allocate') return void (await stage.call(allocateOrder, { order_no }))
    if (verb === 'release') return void (await stage.call(releaseOrder, { order_no }))
    const found = await deliveriesOf(order)
    const delivery_no = found[figure % Math.max(found.length, 1)]?.delivery_no
    if (delivery_no === undefined) return
    const choice = { short_choice: shortChoice.codes[figure % 3] ?? '1', reason: '製造中止' }
    await {
      pick: () => stage.picked(delivery_no, String(1 + (figure % 3)), String(1 + (figure % 2))),
      confirm: () => stage.confirmed(delivery_no, choice),
      takeBack: () => stage.takenBack(delivery_no),
      cancel: () => stage.cancelled(delivery_no),
    }[verb]()
  }

  it('whatever is instructed, picked, shipped short and taken back: backlog, promises and stock add up', async () => {
    const step = fc.record({ verb: fc.constantFrom(...verbs), figure: fc.nat(99) })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
        const order = await stage.entered('20')
        for (const { verb, figure } of steps) await unlessMeanwhile(act(order, verb, figure))
        await stage.addsUp()
      }),
      { numRuns: 5 },
    )
  }, 60_000)

  it('eight clerks with the same orders ship nothing twice and wait in no circle', async () => {
    const orders = await Promise.all([0, 1, 2].map(() => stage.entered('40')))
    const clerk = async (seed: number) => {
      const roll = dice(seed)
      for (let turn = 0; turn < 8; turn++) {
        const [order, verb] = [orders[roll(orders.length)], verbs[roll(verbs.length)]]
        if (order && verb) await unlessMeanwhile(act(order, verb, roll(100)))
      }
    }
    await Promise.all(Array.from({ length: 8 }, (_, n) => clerk(n + 1)))
    await stage.addsUp()
    const [found] = await stage.database.owner('read', (tx) =>
      rows(
        tx,
        { deadlocks: z.int() },
        sql`SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()`,
      ),
    )
    expect(found).toEqual({ deadlocks: 0 })
  }, 60_000)
})

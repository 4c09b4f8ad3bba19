import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import {
  answerDates,
  possibleDays,
  releaseHolds,
} from '#modules/receive-order/contract/answers/answer-calls.ts'
import { deliveryDateList } from '#modules/receive-order/contract/answers/delivery-date-list.ts'
import { rows } from '#platform/server/database/database.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { refused } from '#test/master-stage.ts'
import { orderDay, orderStage, type OrderRecord, type OrderStage } from '#test/order-stage.ts'

onPostgres((open) => {
  let stage: OrderStage
  let item_cd = ''
  const read = <T extends Parameters<typeof rows>[1]>(columns: T, statement: ReturnType<typeof sql>) =>
    stage.database.owner('read', (tx) => rows(tx, columns, statement))
  const write = (statement: ReturnType<typeof sql>) =>
    stage.database.owner('write', (tx) => tx.execute(statement))
  beforeAll(async () => {
    stage = await orderStage(await open(demo))
    const [found] = await read(
      { item_cd: z.string() },
      sql`SELECT i.item_cd FROM item AS i WHERE i.company_cd = 'DEMO' AND i.make_buy = '1' AND i.abort_div = '0' AND i.unit_cd = 'PCS'
        AND i.shippable_flg AND NOT i.order_made_flg
        AND EXISTS (SELECT FROM pbom_process AS p WHERE p.company_cd = i.company_cd AND p.item_cd = i.item_cd) ORDER BY 1 LIMIT 1`,
    )
    item_cd = found?.item_cd ?? ''
  })

  const hold = (orders: readonly OrderRecord[], hold_dt: string, date = '2027-03-19') =>
    stage.call(answerDates, {
      ...{ kind: '1', hold_dt },
      lines: orders.map(({ header, lines }) => ({
        ...{ order_no: header.order_no, line_no: 1, date, seen: lines[0]?.answer_dt ?? '' },
      })),
    })
  const dayOf = async ({ header: { order_no } }: OrderRecord) =>
    (await stage.call(possibleDays, { lines: `${order_no}-1` })).list[0]?.possible_dt ?? ''
  const heldUntil = async ({ header: { order_no } }: OrderRecord) =>
    (await stage.call(deliveryDateList.endpoints.getList, { order_no })).list.map(({ hold_dt }) => hold_dt)
  const made = () => stage.enter([{ item_cd, qty: '1500' }], { due_dt: '2027-03-19' })

  it('the hours are nobody else’s until it is released, and the line’s own day stays', async () => {
    const [one, other] = [await made(), await made()]
    const [day, free] = [await dayOf(one), await dayOf(other)]
    expect(await hold([one], '2026-11-20')).toEqual({ answered: 1, held: 1 })
    expect(await heldUntil(one)).toEqual(['2026-11-20'])
    expect(await dayOf(one)).toBe(day)
    expect((await dayOf(other)) > free).toBe(true)
    const lines = `${one.header.order_no}-1`
    expect(await stage.call(releaseHolds, { lines })).toEqual({ released: 1 })
    expect(await heldUntil(one)).toEqual([''])
    expect(await dayOf(other)).toBe(free)
    expect(await stage.call(releaseHolds, { lines })).toEqual({ released: 0 })
  })

  it('ends with its day, with the line, and when a plan has come in its place', async () => {
    const [one, other] = [await made(), await made()]
    const free = await dayOf(other)
    await hold([one], orderDay)
    const set = (what: ReturnType<typeof sql>) => stage.set(one, 1, what)
    const held = await dayOf(other)
    expect(held > free).toBe(true)
    await write(sql`UPDATE promise_hold SET until_dt = '2026-11-17' WHERE company_cd = 'DEMO'`)
    expect([await dayOf(other), ...(await heldUntil(one))]).toEqual([free, ''])
    await write(sql`UPDATE promise_hold SET until_dt = ${orderDay} WHERE company_cd = 'DEMO'`)
    await set(sql`plan_status = '1'`)
    expect([await dayOf(other), ...(await heldUntil(one))]).toEqual([free, ''])
    await set(sql`plan_status = '0', line_status = '9'`)
    expect(await dayOf(other)).toBe(free)
    await set(sql`line_status = '0'`)
    expect(await dayOf(other)).toBe(held)
    await stage.call(releaseHolds, { lines: `${one.header.order_no}-1` })
  })

  it('lines that are held together find each other’s hours taken, as those of two clerks at once do', async () => {
    const orders = [await made(), await made(), await made()]
    const [first, ...rest] = orders
    if (!first) throw new Error('No order')
    await Promise.all([hold([first], '2026-11-20'), hold(rest, '2026-11-20')])
    const promised = await read(
      {
        promised_dt: z.string(),
        slots: z.array(z.object({ facility_cd: z.string(), start: z.number(), end: z.number() })),
      },
      sql`SELECT promised_dt::text AS promised_dt, takes -> 'slots' AS slots FROM promise_hold WHERE company_cd = 'DEMO' ORDER BY 1`,
    )
    expect(new Set(promised.map(({ promised_dt }) => promised_dt)).size).toBeGreaterThan(1)
    const alone = await read(
      { facility_cd: z.string() },
      sql`SELECT facility_cd FROM facility WHERE company_cd = 'DEMO' AND capacity = 1`,
    )
    const machines = new Set(alone.map(({ facility_cd }) => facility_cd))
    const slots = promised.flatMap((one) => one.slots).filter(({ facility_cd }) => machines.has(facility_cd))
    expect(slots.length).toBeGreaterThan(0)
    const clash = slots.filter((one, at) =>
      slots.some(
        (two, other) =>
          other > at && two.facility_cd === one.facility_cd && one.start < two.end && two.start < one.end,
      ),
    )
    expect(clash).toEqual([])
    await stage.call(releaseHolds, { lines: orders.map(({ header }) => `${header.order_no}-1`).join(',') })
  })

  it('nothing is held for longer than a month, or for a day that has passed', async () => {
    const one = await made()
    for (const day of ['2026-11-17', '2026-12-19'])
      expect(await refused(hold([one], day))).toMatchObject({
        fields: [{ path: 'hold_dt', code: 'BIZ_HOLD_DAY' }],
      })
  })
})

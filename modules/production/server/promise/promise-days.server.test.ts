import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { possibleDays } from '#modules/receive-order/contract/answers/answer-calls.ts'
import { aboutLine } from '#modules/receive-order/contract/order-calls.ts'
import { rows } from '#platform/server/database/database.ts'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { orderDay, orderStage, type OrderStage } from '#test/order-stage.ts'
import { runPlan } from '../run/run-plan.ts'

onPostgres((open) => {
  let stage: OrderStage
  let item_cd = ''
  const read = <T extends Parameters<typeof rows>[1]>(columns: T, statement: ReturnType<typeof sql>) =>
    stage.database.owner('read', (tx) => rows(tx, columns, statement))
  const write = (statement: ReturnType<typeof sql>) =>
    stage.database.owner('write', (tx) => tx.execute(statement))
  const ask = (qty: string, more: object = {}) =>
    stage.call(aboutLine, {
      ...{ customer_cd: 'C001', branch_no: '00', destination_cd: '', order_no: '', line_no: '0' },
      ...{ item_cd, qty, ...more },
    })

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

  it('so much as lies there free is promised of stock, without a plan', async () => {
    const [free] = await read(
      { item_cd: z.string(), qty: z.string() },
      sql`SELECT a.item_cd, trim_scale(a.qty)::text AS qty FROM stock_availability AS a JOIN item AS i USING (company_cd, item_cd)
        WHERE a.company_cd = 'DEMO' AND a.factory_cd = 'F01' AND i.make_buy <> '1' AND a.quality = '0' AND a.qty > 0
          AND NOT EXISTS (SELECT FROM receive_order_line AS l WHERE l.company_cd = a.company_cd AND l.item_cd = a.item_cd) ORDER BY 1 LIMIT 1`,
    )
    const { rests_on, possible_dt, promised } = await ask(free?.qty ?? '', { item_cd: free?.item_cd })
    expect({ rests_on, promised }).toEqual({ rests_on: 'stock', promised: undefined })
    expect(possible_dt >= orderDay).toBe(true)
  })

  describe('more than there is', () => {
    it('is made over all levels: each part is there before what it goes into begins, and the last day is the day', async () => {
      const { rests_on, promised, possible_dt } = await ask('3000')
      expect(rests_on).toBe('plan')
      const steps = promised?.steps ?? []
      const top = steps.at(-1)
      expect(top).toMatchObject({ item_cd, how: 'make', critical: true })
      const made = steps.filter(({ how }) => how === 'make')
      expect(made.length).toBeGreaterThan(1)
      expect(
        made.every(({ from_dt, to_dt, where }) => from_dt > orderDay && from_dt <= to_dt && where !== ''),
      ).toBe(true)
      expect(steps.every(({ to_dt }) => to_dt <= (top?.to_dt ?? ''))).toBe(true)
      expect(possible_dt >= (top?.to_dt ?? '')).toBe(true)
      expect(promised?.assumes).toContain('plan')
    })

    it('takes longer when more is wanted; what finds no room in half a year is said to be later still', async () => {
      const answers = []
      for (const qty of ['500', '3000', '90000']) answers.push(await ask(qty))
      const days = answers.map(({ possible_dt }) => possible_dt)
      expect([...new Set(days)].toSorted()).toEqual(days)
      expect(answers.map(({ promised }) => promised?.assumes.includes('beyond'))).toEqual([
        false,
        false,
        true,
      ])
    })

    it('waits for machines that are taken by the plan', async () => {
      const before = (await ask('3000')).possible_dt
      await stage.enter([{ item_cd, qty: '20000' }], { due_dt: '2026-12-18' })
      await inContext(stage.database, { company_cd: 'DEMO' }, runPlan)
      const after = await ask('3000')
      expect(after.possible_dt > before).toBe(true)
    })

    it('is the same day on the line of an order, in its entry and among the delivery dates', async () => {
      const order = await stage.enter([{ item_cd, qty: '4000' }], { due_dt: '2026-12-04' })
      const { order_no } = order.header
      const entry = await ask('4000', { order_no, line_no: '1', destination_cd: order.header.destination_cd })
      const { list } = await stage.call(possibleDays, { lines: `${order_no}-1` })
      expect(list).toEqual([
        { order_no, line_no: 1, possible_dt: entry.possible_dt, rests_on: entry.rests_on, supply: null },
      ])
    })
  })

  it('a bought part that is short is ordered today, and holds up what it goes into', async () => {
    const before = await ask('100')
    const bought = before.promised?.steps.filter(({ how }) => how === 'buy') ?? []
    const [part] = bought
    expect(before.promised?.assumes.includes('buy')).toBe(bought.length > 0)
    const code =
      part?.item_cd ??
      (
        await read(
          { item_cd: z.string() },
          sql`SELECT b.item_cd FROM bom AS b JOIN item AS i ON i.company_cd = b.company_cd AND i.item_cd = b.item_cd
            WHERE b.company_cd = 'DEMO' AND b.parent_item_cd = ${item_cd} AND i.make_buy <> '1' ORDER BY 1 LIMIT 1`,
        )
      )[0]?.item_cd
    await write(sql`UPDATE item SET lead_time = 60 WHERE company_cd = 'DEMO' AND item_cd = ${code}`)
    await write(sql`UPDATE lead_time SET lead_time = 60 WHERE company_cd = 'DEMO' AND item_cd = ${code}`)
    await write(
      sql`UPDATE stock_availability SET qty = 0, allocated_qty = 0 WHERE company_cd = 'DEMO' AND item_cd = ${code}`,
    )
    const { promised, possible_dt } = await ask('100')
    const late = promised?.steps.find((step) => step.item_cd === code && step.how === 'buy')
    expect(late).toMatchObject({ critical: true })
    expect(late && late.to_dt > '2027-01-20' && late.to_dt <= possible_dt).toBe(true)
    expect(promised?.assumes).toContain('buy')
  })

  it('moves nothing and keeps nothing', async () => {
    const all = () =>
      read({ row: z.string() }, sql`SELECT (o.*)::text || o.xmin AS row FROM plan_operation AS o ORDER BY 1`)
    const before = await all()
    await ask('3000')
    expect(await all()).toEqual(before)
  })
})

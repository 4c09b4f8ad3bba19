import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { compose } from '#platform/server/module/compose.ts'
import type { Module } from '#platform/server/module/module.ts'
import { on } from '#platform/server/module/point.ts'
import { itemStock } from '#modules/stock/contract/item-stock.ts'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { orderStage, type OrderStage } from '#test/order-stage.ts'
import { modulesOf } from '#test/product.ts'
import { createPromiseTables, fillPromises, withTrialPromises } from '#test/promise-stage.ts'
import { possibleDays } from '../../contract/answers/answer-calls.ts'
import { backlogList } from '../../contract/backlog-list.ts'
import { backlogSums, later, overdue, shippingPage } from '../../contract/backlog-sums.ts'
import { toShipping } from '../index.ts'
import { shippingPage as readShippingPage } from './to-shipping.ts'

onPostgres((open) => {
  let stage: OrderStage
  let item = ''
  beforeAll(async () => {
    const database = await open(demo)
    await createPromiseTables(database)
    stage = await orderStage(database, withTrialPromises)
    item = stage.sold[0]?.item_cd ?? ''
  })

  it('the backlog of an item by week, what is overdue first, with the stock and the supply that would cover it', async () => {
    const before = await stage.call(backlogSums, { by: 'item', item_cd: item })
    expect(before.list).toHaveLength(1)
    const order = await stage.enter([
      { item_cd: item, qty: '7', desired_dt: '2026-11-25', unit_price: '100' },
      { item_cd: item, qty: '900', desired_dt: '2026-12-02', unit_price: '100' },
      { item_cd: item, qty: '5', desired_dt: '2027-05-12', unit_price: '100' },
    ])
    await stage.set(order, 1, sql`desired_dt = '2026-11-10', shipped_qty = 3`)
    const { available } = await stage.call(itemStock, { item_cd: item })
    const within = { company_cd: 'DEMO', registered: withTrialPromises.registered }
    await inContext(stage.database, within, (context) =>
      fillPromises(context, ['-'], [{ supply_no: 'P1', item_cd: item, open_qty: '20' }]),
    )
    const { list, weeks } = await stage.call(backlogSums, { by: 'item', item_cd: item })
    const [was] = before.list
    const [now] = list
    const added = (name: 'qty' | 'amount' | 'overdue_qty' | 'lines') =>
      Number(now?.[name]) - Number(was?.[name])
    expect([added('qty'), added('amount'), added('overdue_qty'), added('lines')]).toEqual([909, 90_900, 4, 3])
    expect(now?.delay_days).toBeGreaterThanOrEqual(8)
    expect([weeks[0], weeks.at(-1)]).toEqual([overdue, later])
    expect(weeks).toContain('2026-11-30')
    expect(now).toMatchObject({ free_qty: available, coming_qty: '20' })
    const wanted = Number(now?.qty) - Number(now?.allocated_qty)
    expect(Number(now?.uncovered_qty)).toBe(wanted - Number(available) - 20)
    const byCustomer = await stage.call(backlogSums, { by: 'customer', customer_cd: 'C001', item_cd: item })
    expect(byCustomer.list.map(({ code }) => code)).toEqual(['C001 00'])
    const byWeek = await stage.call(backlogSums, { by: 'week', item_cd: item })
    expect(byWeek.list.map(({ code }) => code)).toEqual(weeks)
    const sum = byWeek.list.reduce((all, { qty }) => all + Number(qty), 0)
    expect(sum).toBe(Number(now?.qty))
  })

  it('a line names the first receipt with which there is enough of its goods, and stock where it needs none', async () => {
    const other = stage.sold[1]?.item_cd ?? ''
    // Nobody else waits for it, and nothing else comes.
    await stage.database.owner('write', async (tx) => {
      await tx.execute(sql`UPDATE receive_order_line SET line_status = '8' WHERE item_cd = ${other}`)
      await tx.execute(sql`UPDATE forecast_version SET counts = false`)
    })
    const { on_hand, steps } = await stage.call(itemStock, { item_cd: other })
    expect(steps).toEqual([])
    const within = { company_cd: 'DEMO', registered: withTrialPromises.registered }
    await inContext(stage.database, within, (context) =>
      fillPromises(
        context,
        ['--'],
        [
          { supply_no: 'EARLY', item_cd: other, open_qty: '10', due_dt: '2026-11-19' },
          { supply_no: 'ENOUGH', item_cd: other, open_qty: '20', due_dt: '2026-11-20' },
          { supply_no: 'BESIDE', item_cd: other, open_qty: '5', due_dt: '2026-11-20' },
        ],
      ),
    )
    const lineOf = async (qty: number) => {
      const order = await stage.enter([{ item_cd: other, qty: String(qty) }])
      const { list } = await stage.call(possibleDays, { lines: `${order.header.order_no}-1` })
      await stage.set(order, 1, sql`line_status = '8'`)
      return list[0]
    }
    expect(await lineOf(1)).toMatchObject({ rests_on: 'stock', supply: null })
    expect(await lineOf(Number(on_hand) + 25)).toMatchObject({
      rests_on: 'supply',
      supply: { what: '試験発注', no: 'ENOUGH', date: '2026-11-20' },
    })
    expect(await lineOf(Number(on_hand) + 33)).toMatchObject({ supply: { no: 'BESIDE' } })
    expect(await lineOf(Number(on_hand) + 999)).toMatchObject({ supply: null })
  })

  it('is what its lines add up to', async () => {
    const { totals } = await stage.call(backlogList.endpoints.getTotal, { line_status: '0' })
    const { list } = await stage.call(backlogSums, { by: 'customer' })
    expect(list.reduce((all, { amount }) => all + Number(amount), 0)).toBe(Number(totals?.['backlog_amount']))
  })

  it('lines go on to shipping where a module ships them, and nowhere before', async () => {
    const asked = (modules: readonly Module[]) =>
      inContext(
        stage.database,
        { company_cd: 'DEMO', registered: compose(modules).registered },
        readShippingPage,
      )
    // Nor who hears that module.
    const before = modulesOf().filter(({ name }) => name !== 'sales' && name !== 'developer')
    expect(await asked(before)).toEqual({ path: '', parameter: '' })
    const page = { path: '/trial/ship', parameter: 'lines' } as const
    expect(await asked([...before, { name: 'trial shipping', registers: [on(toShipping, page)] }])).toEqual(
      page,
    )
    expect(await stage.call(shippingPage, {})).toEqual({
      path: '/sales/salesAvailableDeliveryManage',
      parameter: 'lines',
    })
  })
})

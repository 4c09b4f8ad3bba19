import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { itemStock } from '#modules/stock/contract/item-stock.ts'
import { customerMaster } from '#modules/master/contract/customer.ts'
import { rows } from '#platform/server/database/database.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { day, forecastStage } from '#test/forecast-stage.ts'
import { refused } from '#test/master-stage.ts'
import { orderStage, type OrderRecord, type OrderStage } from '#test/order-stage.ts'
import { planOfYear } from '../../contract/forecast/annual-plan.ts'
import { aboutLine, cancelOrder, closeLines } from '../../contract/order-calls.ts'
import { compareForecasts, expiringBy, firmReceived } from '../../contract/forecast/forecast-order.ts'
import { editDays, editMonths, planOfDays, planOfMonths } from '../../contract/forecast/monthly-plan.ts'
import { daysAfter } from '../../contract/order-days.ts'

onPostgres((open) => {
  let stage: OrderStage
  beforeAll(async () => {
    stage = await orderStage(await open(demo))
  })

  const end = { reason: '得意先の都合' }
  const quantity = (order: OrderRecord, qty: string) =>
    stage.change(order, { lines: order.lines.map((line) => ({ ...line, qty })) })
  const customerWith = (customer_cd: string, rule: object = {}) => forecastStage(stage, customer_cd, rule)

  it('orders consume what was announced when they are entered, changed, closed and cancelled, and go on when they have shipped', async () => {
    const { item, announce, order, at } = await customerWith('C003')
    await announce([[item, day, '100']])
    expect(await at(item)).toEqual(['100', '0', '0', '0', '100', '-100'])
    const entered = await order([[item, '30']])
    expect(await at(item)).toEqual(['100', '30', '30', '0', '70', '-70'])
    const more = await quantity(entered, '40')
    expect(await at(item)).toEqual(['100', '40', '40', '0', '60', '-60'])
    await stage.set(more, 1, sql`shipped_qty = 15`)
    const other = await order([[item, '5']])
    expect(await at(item)).toEqual(['100', '45', '45', '0', '55', '-55'])
    await stage.call(closeLines, { order_no: more.header.order_no, lines: [1], ...end })
    expect(await at(item)).toEqual(['100', '20', '20', '0', '80', '-80'])
    await stage.call(cancelOrder, { order_no: other.header.order_no, ...end })
    expect(await at(item)).toEqual(['100', '15', '15', '0', '85', '-85'])
  })

  it('an order for another item or another customer gives back what it had consumed', async () => {
    const { item, other, announce, order, at } = await customerWith('C004')
    await announce([
      [item, day, '50'],
      [other, day, '50'],
    ])
    const entered = await order([[item, '20']])
    const swapped = await stage.change(entered, {
      lines: entered.lines.map((line) => ({
        ...{ ...line, item_cd: other, customer_item_cd: '', customer_item_nm: '', unit_price: '' },
      })),
    })
    expect([(await at(item))?.[2], (await at(other))?.[2]]).toEqual(['0', '20'])
    await stage.change(swapped, {
      header: { customer_cd: 'C006', destination_cd: '' },
      lines: swapped.lines.map((line) => ({ ...line, customer_item_cd: '' })),
    })
    expect((await at(other))?.[2]).toBe('0')
  })

  it('the customer’s window counts, also when it is changed afterwards', async () => {
    const { of, item, announce, order, at } = await customerWith('C007')
    await announce([[item, daysAfter(day, -1), '10']])
    await order([[item, '6']])
    expect(await at(item, daysAfter(day, -1))).toEqual(['10', '0', '0', '0', '10', '-10'])
    const stored = await stage.call(customerMaster.endpoints.getDetail, of)
    await stage.call(customerMaster.endpoints.doEdit, {
      ...{ ...stored, assign_mode: '1', forecast_backward_days: 2 },
    })
    expect(await at(item, daysAfter(day, -1))).toEqual(['10', '0', '6', '0', '4', '-10'])
  })

  it('the customer’s rule counts in every factory', async () => {
    const { of, item, announce } = await customerWith('C019')
    await announce([[item, day, '10']])
    // Another factory has the same forecast, and nothing was ordered of it there.
    const others = await stage.database.owner('write', async (tx) => {
      await tx.execute(sql`INSERT INTO forecast_version SELECT (jsonb_populate_record(v, '{"factory_cd": "F02"}')).*
        FROM forecast_version v WHERE customer_cd = ${of.customer_cd}`)
      await tx.execute(sql`INSERT INTO forecast_order SELECT (jsonb_populate_record(f, '{"factory_cd": "F02", "consumed_qty": 3}')).*
        FROM forecast_order f WHERE customer_cd = ${of.customer_cd}`)
      return () =>
        stage.database.owner('read', (read) =>
          rows(
            read,
            { factory_cd: z.string(), consumed: z.string() },
            sql`SELECT factory_cd, trim_scale(consumed_qty)::text AS consumed FROM forecast_order
              WHERE customer_cd = ${of.customer_cd} ORDER BY 1`,
          ),
        )
    })
    expect((await others()).map(({ consumed }) => consumed)).toEqual(['0', '3'])
    const stored = await stage.call(customerMaster.endpoints.getDetail, of)
    await stage.call(customerMaster.endpoints.doEdit, {
      ...{ ...stored, assign_mode: '1', forecast_backward_days: 2 },
    })
    expect((await others()).map(({ consumed }) => consumed)).toEqual(['0', '0'])
  })

  it('where the customer’s orders replace, the rest of the period expires', async () => {
    const { item, announce, order, at } = await customerWith('C008', { forecast_rule: '2' })
    await announce([
      [item, day, '10'],
      [item, daysAfter(day, 1), '10'],
    ])
    await order([[item, '6']])
    expect(await at(item)).toEqual(['10', '6', '6', '4', '0', '-4'])
    expect(await at(item, daysAfter(day, 1))).toEqual(['10', '0', '0', '0', '10', '-10'])
  })

  describe('firm data of a period', () => {
    it('let the rest expire, are never taken back, and later orders do not find it', async () => {
      const { of, item, announce, order, at } = await customerWith('C009', { forecast_backward_days: 5 })
      await announce([
        [item, day, '10'],
        [item, daysAfter(day, 1), '10'],
      ])
      await order([[item, '6']])
      const asked = { ...of, firm_to_dt: day }
      expect(await stage.call(expiringBy, asked)).toEqual({ periods: 1, items: 1, qty: '4' })
      expect(await stage.call(firmReceived, asked)).toEqual({ expired: 1 })
      expect(await stage.call(expiringBy, asked)).toEqual({ periods: 0, items: 0, qty: '0' })
      expect(await at(item)).toEqual(['10', '6', '6', '4', '0', '-4'])
      await order([[item, '3']], daysAfter(day, 2))
      expect(await at(item)).toEqual(['10', '6', '6', '4', '0', '-4'])
      expect((await at(item, daysAfter(day, 1)))?.[2]).toBe('3')
      await expect(stage.call(firmReceived, { ...of, firm_to_dt: daysAfter(day, -1) })).rejects.toMatchObject(
        {
          code: 'BIZ_FORECAST_FIRM_BACK',
        },
      )
    })
  })

  it('the newest version counts; the one before stays beside it, with what has changed', async () => {
    const { of, month, item, other, announce, order, compare, at } = await customerWith('C010')
    await announce([
      [item, day, '10'],
      [other, day, '5'],
    ])
    await order([[item, '4']])
    const { version_no } = await announce([[item, day, '25']], true)
    expect(version_no).toBe(2)
    expect(await at(item)).toEqual(['25', '4', '4', '0', '21', '-21'])
    const { versions, before_no, now_no, rows: found } = await compare()
    expect([before_no, now_no, versions.map((one) => one.counts)]).toEqual([1, 2, [true, false]])
    expect(
      found.filter(({ now }) => now !== '0').map((one) => [one.item_cd, one.before, one.change]),
    ).toEqual(
      [
        [item, '10', '15'],
        [other, '5', '0'],
      ].toSorted(([one = ''], [two = '']) => (one < two ? -1 : 1)),
    )
    const first = await stage.call(compareForecasts, { ...of, month, now_no: '1' })
    expect(first.rows.find((row) => row.item_cd === item)?.now).toBe('10')
  })

  it('both screens show the same figures', async () => {
    const { announce, order, plan, compare, item, other } = await customerWith('C011')
    await announce([
      [item, day, '12'],
      [other, daysAfter(day, 1), '7'],
    ])
    await order([
      [item, '5'],
      [other, '9'],
    ])
    const typed = (await plan()).rows.flatMap((row) =>
      [...new Set([...Object.keys(row.forecast), ...Object.keys(row.firm)])].map((period_dt) => [
        ...[row.item_cd, period_dt, row.forecast[period_dt] ?? '0', row.firm[period_dt] ?? '0'],
        row.difference[period_dt] ?? '0',
      ]),
    )
    const compared = (await compare()).rows.map((row) => [
      ...[row.item_cd, row.period_dt, row.now, row.firm, row.difference],
    ])
    const inOrder = (all: readonly (readonly string[])[]) => all.map((one) => one.join(' ')).toSorted()
    expect(inOrder(typed)).toEqual(inOrder(compared))
    expect(typed).toHaveLength(3)
  })

  it('what is left is a demand that a plan sees, and that stands in no order’s way', async () => {
    const { of, item, announce, order } = await customerWith('C012')
    const before = await stage.call(aboutLine, {
      ...of,
      destination_cd: '',
      order_no: '',
      item_cd: item,
      qty: '1',
    })
    await announce([[item, day, '500']])
    await order([[item, '60']])
    const { steps } = await stage.call(itemStock, { item_cd: item })
    expect(steps.find(({ no }) => no === 'C012-00')).toMatchObject({
      ...{ date: day, kind: 'forecast', what: '内示', qty: '-440', firm: false, allocated: false },
    })
    const about = await stage.call(aboutLine, {
      ...of,
      destination_cd: '',
      order_no: '',
      item_cd: item,
      qty: '1',
    })
    expect(Number(about.wanted) - Number(before.wanted)).toBe(60)
  })

  describe('what is typed', () => {
    it('is refused at its cell, all of it', async () => {
      const { of, month, item, plan } = await customerWith('C013')
      const { version_no, update_cnt } = await plan()
      const cell = { item_cd: item, destination_cd: '', period_dt: day, qty: '1' }
      const sent = stage.call(editDays, {
        ...{ ...of, month, version_no, update_cnt, as_new: false },
        cells: [
          cell,
          { ...cell, item_cd: 'NOTHING' },
          { ...cell, period_dt: '2027-03-01' },
          { ...cell, qty: '1.5' },
          { ...cell, destination_cd: 'NOWHERE' },
        ],
      })
      await expect(sent).rejects.toMatchObject({
        fields: [
          { path: 'cells.1.item_cd', code: 'BIZ_FORECAST_ITEM' },
          { path: 'cells.2.period_dt', code: 'BIZ_FORECAST_PERIOD' },
          { path: 'cells.3.qty', code: 'BIZ_QTY_PLACES' },
          { path: 'cells.3.item_cd', code: 'BIZ_FORECAST_TWICE' },
          { path: 'cells.4.destination_cd', code: 'BIZ_FORECAST_DESTINATION' },
        ],
      })
      expect((await plan()).version_no).toBe(0)
      const nobody = { ...of, customer_cd: 'NOBODY', month, version_no: 0, update_cnt: 0, as_new: false }
      await expect(stage.call(editDays, { ...nobody, cells: [cell] })).rejects.toMatchObject({
        code: 'BIZ_FORECAST_CUSTOMER',
      })
    })
    it('of a customer that there is not, there is none to look at either: said at its field', async () => {
      const nobody = { customer_cd: 'NOBODY', branch_no: '00', item_cd: '' }
      const monthOf = { ...nobody, month: '2026-12' }
      const ways = [
        () => stage.call(planOfDays, monthOf),
        () => stage.call(planOfMonths, { ...monthOf, order_sales_div: '1' }),
        () => stage.call(planOfYear, { ...nobody, year: '', order_sales_div: '1' }),
        () => stage.call(compareForecasts, { ...monthOf, before_no: '', now_no: '' }),
      ]
      for (const way of ways)
        expect(await refused(way())).toMatchObject({
          fields: [{ path: 'customer_cd', code: 'BIZ_FORECAST_CUSTOMER', params: { code: 'NOBODY 00' } }],
        })
    })
    it('is refused when somebody was faster, and 0 takes a figure away', async () => {
      const { of, month, item, announce, plan, at } = await customerWith('C014')
      await announce([[item, day, '8']])
      const { version_no, update_cnt } = await plan()
      await announce([[item, day, '0']])
      expect(await at(item)).toBeUndefined()
      const stale = stage.call(editDays, {
        ...{ ...of, month, version_no, update_cnt, as_new: false },
        cells: [{ item_cd: item, destination_cd: '', period_dt: day, qty: '9' }],
      })
      await expect(stale).rejects.toMatchObject({ code: 'STALE' })
    })
    it('as a target of a month stands beside what was ordered for it', async () => {
      const { of, item, order, month } = await customerWith('C015')
      const asked = { ...of, month, item_cd: '', order_sales_div: '1' } as const
      const cells = [{ item_cd: item, month, qty: '300', update_cnt: -1 }]
      await stage.call(editMonths, { ...of, order_sales_div: '1', cells })
      await order([[item, '120']])
      const { rows: found, months } = await stage.call(planOfMonths, asked)
      expect(months).toHaveLength(12)
      expect(found.find((row) => row.item_cd === item)).toMatchObject({
        ...{ target: { [month]: '300' }, actual: { [month]: '120' }, difference: { [month]: '-180' } },
        update_cnt: { [month]: 0 },
      })
      const sales = await stage.call(planOfMonths, { ...asked, order_sales_div: '2' })
      expect(sales.rows.find((row) => row.item_cd === item)?.target).toEqual({})
      await expect(stage.call(editMonths, { ...of, order_sales_div: '1', cells })).rejects.toMatchObject({
        code: 'STALE',
      })
    })
  })

  it('eight clients who change orders of one customer and item at the same moment leave what one after the other would', async () => {
    const { item, announce, order, at, of } = await customerWith('C016', { forecast_forward_days: 3 })
    const first = announce([
      [item, day, '100'],
      [item, daysAfter(day, 1), '50'],
    ])
    // The first forecast of all is announced while the first orders are entered.
    const entered = await Promise.all([...Array.from({ length: 8 }, () => order([[item, '10']])), first])
    const orders = entered.flatMap((one) => ('header' in one ? [one] : []))
    expect(await at(item)).toEqual(['100', '80', '80', '0', '20', '-20'])
    await Promise.all(
      orders.map((one, index) =>
        index % 4 === 3
          ? stage.call(cancelOrder, { order_no: one.header.order_no, ...end })
          : quantity(one, index % 2 === 0 ? '25' : '7'),
      ),
    )
    // 4 × 25 + 2 × 7.
    expect(await at(item)).toEqual(['100', '114', '100', '0', '0', '14'])
    expect(await at(item, daysAfter(day, 1))).toEqual(['50', '0', '14', '0', '36', '-50'])
    const doubled = await stage.database.owner('read', (tx) =>
      rows(
        tx,
        { months: z.int() },
        sql`SELECT count(*)::int AS months FROM forecast_version WHERE customer_cd = ${of.customer_cd} AND counts GROUP BY month`,
      ),
    )
    expect(doubled).toEqual([{ months: 1 }])
  })
})

import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { customerMaster } from '#modules/master/contract/customer.ts'
import { rows } from '#platform/server/database/database.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { refused } from '#test/master-stage.ts'
import { orderStage, type OrderRecord, type OrderStage } from '#test/order-stage.ts'
import {
  aboutLine,
  allocateOrder,
  creditOfCustomer,
  headerOfCustomer,
  lineOfItem,
} from '../../contract/order-calls.ts'

onPostgres((open) => {
  let stage: OrderStage
  let item = ''
  let theirs = ''
  beforeAll(async () => {
    stage = await orderStage(await open(demo))
    ;({ item_cd: item = '', customer_item_cd: theirs = '' } = stage.sold[0] ?? {})
  })
  /** The cells of a refusal with what is said at each, in Japanese. */
  const said = async (attempt: Promise<unknown>) => {
    const { fields } = await refused(attempt)
    return fields.map(({ path, code }) => [path, code])
  }
  const first = ({ lines: [line] }: OrderRecord) => {
    if (!line) throw new Error('The order has no line')
    return line
  }

  describe('an order takes from the masters what is not typed', () => {
    it('the destination, the department, the terms of tax; item, unit, price, packing and days of a line', async () => {
      const order = await stage.enter([{ item_cd: item, qty: '10' }])
      expect(order.header).toMatchObject({
        ...{ destination_cd: 'D01', tax_div: '1', tax_fraction: '1', order_status: '0' },
      })
      expect(first(order)).toMatchObject({
        ...{ customer_item_cd: theirs, unit_cd: 'PCS', price_source: '1', temp_price_flg: false },
        ...{ tax_cd: '10', tax_rate: '10', desired_dt: '2026-11-27', ship_dt: '2026-11-26' },
        ...{ location_cd: '999', ship_item_cd: item, line_status: '0', allocated_qty: '0' },
      })
      const { unit_price, amount } = first(order)
      expect(Number(amount)).toBe(10 * Number(unit_price))
      expect(order.header).toMatchObject({
        net_amount: amount,
        tax_amount: String(Math.floor(Number(amount) / 10)),
      })
    })
    it('a customer by its code, a part of its name or reading, or its telephone with and without hyphens', async () => {
      const [known] = await stage.database.owner('read', (tx) =>
        rows(
          tx,
          { customer_nm: z.string(), kana: z.string(), phone: z.string() },
          sql`SELECT customer_nm, kana, phone FROM customer WHERE company_cd = 'DEMO' AND customer_cd = 'C003' AND branch_no = '00'`,
        ),
      )
      const { customer_nm = '', kana = '', phone = '' } = known ?? {}
      const found = async (keyword: string) =>
        (await stage.call(customerMaster.endpoints.getLookup, { keyword })).list.map(({ key }) => key[0])
      for (const keyword of [
        'c003',
        customer_nm.slice(0, 3),
        kana.slice(0, 4),
        phone,
        phone.replaceAll('-', ''),
      ]) {
        expect(keyword.length).toBeGreaterThan(2)
        expect(await found(keyword)).toContain('C003')
      }
      expect(await found(phone)).toEqual(['C003'])
    })
    it('the same is shown while it is typed', async () => {
      const asked = { customer_cd: 'C001', branch_no: '00', order_dt: '2026-11-18' }
      expect(await stage.call(headerOfCustomer, asked)).toMatchObject({ destination_cd: 'D01', tax_div: '1' })
      const order = await stage.enter([{ item_cd: item, qty: '10' }])
      const { unit_price, ship_dt } = first(order)
      expect(
        await stage.call(lineOfItem, {
          ...{
            ...asked,
            destination_cd: '',
            due_dt: '2026-11-27',
            item_cd: '',
            customer_item_cd: theirs,
            qty: '10',
          },
          ...{ unit_price: '', price_base_qty: '1', content_div: '1', treatment_div: '0' },
          ...{ desired_dt: '', answer_dt: '', confirmed_dt: '' },
        }),
      ).toMatchObject({ item_cd: item, unit_price, ship_dt, price_source: '1' })
    })
    it('by the customer’s item alone; one that nobody knows needs ours, and one that means another item is refused', async () => {
      expect(first(await stage.enter([{ customer_item_cd: theirs, qty: '1' }])).item_cd).toBe(item)
      const unknown = { customer_item_cd: 'NOBODY', qty: '1' }
      expect(await said(stage.enter([unknown]))).toEqual([
        ['lines.0.customer_item_cd', 'BIZ_CUSTOMER_ITEM_MISSING'],
      ])
      expect(first(await stage.enter([{ ...unknown, item_cd: item }])).customer_item_cd).toBe('NOBODY')
      const other = stage.sold[1]?.item_cd ?? ''
      expect(await said(stage.enter([{ customer_item_cd: theirs, item_cd: other, qty: '1' }]))).toEqual([
        ['lines.0.item_cd', 'BIZ_CUSTOMER_ITEM_OTHER'],
      ])
      expect(await said(stage.enter([{ qty: '1' }]))).toEqual([['lines.0.item_cd', 'V_REQUIRED']])
    })
    it('a customer without a destination is refused at the header', async () => {
      await stage.database.owner('write', (tx) =>
        tx.execute(sql`UPDATE customer_destination SET abort_div = '1' WHERE customer_cd = 'C025'`),
      )
      expect(await said(stage.enter([{ item_cd: item, qty: '1' }], { customer_cd: 'C025' }))).toEqual([
        ['header.destination_cd', 'BIZ_DESTINATION_MISSING'],
      ])
    })
  })

  describe('the price of a line', () => {
    const priced = async (line: object) => {
      const { unit_price, price_source, temp_price_flg } = first(
        await stage.enter([{ item_cd: item, qty: '1', ...line }]),
      )
      return { unit_price, price_source, temp_price_flg }
    }
    it('is the customer’s for the quantity; typed, it is what was typed', async () => {
      const few = await priced({ qty: '20' })
      const many = await priced({ qty: '21' })
      expect(Number(many.unit_price)).toBeLessThan(Number(few.unit_price))
      expect(await priced({ unit_price: '123.45' })).toEqual({
        ...{ unit_price: '123.45', price_source: '4', temp_price_flg: false },
      })
      expect((await priced({ unit_price: few.unit_price })).price_source).toBe('1')
    })
    it('is the item’s where the customer has none, and without either 0 and provisional', async () => {
      const [unsold = { item_cd: '' }] = await stage.others('std_price > 0')
      expect(await priced({ item_cd: unsold.item_cd })).toMatchObject({
        price_source: '2',
        temp_price_flg: false,
      })
      const [unpriced = { item_cd: '' }] = await stage.others('std_price = 0')
      expect(await priced({ item_cd: unpriced.item_cd })).toEqual({
        ...{ unit_price: '0', price_source: '3', temp_price_flg: true },
      })
    })
    it('that is agreed on stays when the price list changes; emptied, it is asked for again', async () => {
      const order = await stage.enter([{ item_cd: item, qty: '5' }])
      const before = first(order)
      const raised = (by: string) =>
        stage.database.owner('write', (tx) =>
          tx.execute(
            sql`UPDATE customer_unit_price SET price = price + ${by}::numeric WHERE customer_cd = 'C001' AND item_cd = ${item}`,
          ),
        )
      await raised('7')
      const moved = await stage.change(order, { lines: [{ ...before, desired_dt: '2026-11-30' }] })
      expect(first(moved)).toMatchObject({ unit_price: before.unit_price, price_source: '1' })
      const again = await stage.change(moved, { lines: [{ ...first(moved), unit_price: '' }] })
      expect(Number(first(again).unit_price)).toBe(Number(before.unit_price) + 7)
      await raised('-7')
    })
    it('two customer prices at once are refused at the line (20001)', async () => {
      await stage.database.owner('write', (tx) =>
        tx.execute(sql`INSERT INTO customer_unit_price (company_cd, customer_cd, branch_no, item_cd, from_dt, to_dt, qty_limit,
            price, price_base_qty, temp_price_flg, note, abort_div, create_user, update_user)
          SELECT company_cd, customer_cd, branch_no, item_cd, day.from_dt, '2027-12-31', qty_limit, price, price_base_qty, false,
            '', '0', 'T', 'T' FROM customer_unit_price, (VALUES ('2026-10-01'::date), ('2026-11-01')) AS day(from_dt)
          WHERE customer_cd = 'C002' AND qty_limit > 999`),
      )
      const [{ item_cd } = { item_cd: '' }] = await stage.soldTo('C002')
      expect(await said(stage.enter([{ item_cd, qty: '50' }], { customer_cd: 'C002' }))).toEqual([
        ['lines.0.unit_price', 20001],
      ])
    })
    it('normal goods cost something or are provisional, free goods cost nothing', async () => {
      const enter = (line: object) => stage.enter([{ item_cd: item, qty: '1', ...line }])
      expect(await said(enter({ unit_price: '0' }))).toEqual([['lines.0.unit_price', 'BIZ_NORMAL_PRICE']])
      expect(first(await enter({ unit_price: '0', temp_price_flg: true })).temp_price_flg).toBe(true)
      expect(await said(enter({ unit_price: '5', content_div: '2' }))).toEqual([
        ['lines.0.unit_price', 'BIZ_FREE_PRICE'],
      ])
      expect(first(await enter({ content_div: '2' }))).toMatchObject({ unit_price: '0', price_source: '5' })
    })
  })

  describe('what is wrong is said at its cell, all at once', () => {
    const cells = (line: object, header: object = {}) =>
      said(stage.enter([{ item_cd: item, qty: '1', ...line }], header))
    it('quantities: not zero, not below zero, in whole pieces', async () => {
      for (const qty of ['0', '-1', '1000000000'])
        expect(await cells({ qty })).toEqual([['lines.0.qty', 'V_POSITIVE']])
      expect(await cells({ qty: '1.5' })).toEqual([['lines.0.qty', 'BIZ_QTY_PLACES']])
      expect(await cells({ unit_price: '100000000' })).toEqual([['lines.0.unit_price', 'V_RANGE']])
      expect(await cells({ qty: '999999999', unit_price: '99999999' })).toEqual([
        ['lines.0.qty', 'BIZ_ORDER_AMOUNT'],
      ])
    })
    it('days: shipping not before the order, delivery not before shipping, no holiday of the destination or the factory', async () => {
      expect(await cells({ desired_dt: '2026-11-22' })).toEqual([
        ['lines.0.desired_dt', 'BIZ_CALENDAR_HOLIDAY'],
      ])
      expect(await cells({ desired_dt: '2026-11-18' })).toEqual([
        ['lines.0.ship_dt', 'BIZ_ORDER_SHIP_BEFORE_ORDER'],
      ])
      expect(await cells({ desired_dt: '2026-11-20', ship_dt: '2026-11-24' })).toEqual([
        ['lines.0.desired_dt', 'BIZ_ORDER_DELIVERY_BEFORE_SHIP'],
      ])
      expect(await cells({ desired_dt: '2026-11-24', ship_dt: '2026-11-21' })).toEqual([
        ['lines.0.ship_dt', 'BIZ_SHIPPING_HOLIDAY'],
      ])
      expect(await cells({}, { due_dt: '' })).toEqual([['lines.0.desired_dt', 'V_REQUIRED']])
      expect(await cells({ desired_dt: '2031-01-06' })).toEqual([['lines.0.desired_dt', 20002]])
      expect(await cells({}, { order_dt: '2024-01-05' })).toEqual([['header.order_dt', 20002]])
      const { msg } = await refused(stage.enter([{ item_cd: item, qty: '1', desired_dt: '2026-11-22' }]))
      expect(msg).toBe('休業日は納期に指定できません。（2026/11/22、直前の営業日：2026/11/20）')
    })
    it('who ships: the supplier of a direct delivery, and no other', async () => {
      expect(await cells({ treatment_div: '1' })).toEqual([['lines.0.supplier_cd', 'BIZ_SUPPLIER_MISSING']])
      expect(await cells({ supplier_cd: 'S001', supplier_branch_no: '00' })).toEqual([
        ['lines.0.supplier_cd', 'BIZ_SUPPLIER_IDLE'],
      ])
      const direct = { treatment_div: '1', supplier_cd: 'S001', supplier_branch_no: '00' } as const
      expect(first(await stage.enter([{ item_cd: item, qty: '1', ...direct }])).location_cd).toBe('')
    })
    it('several lines at once', async () => {
      const lines = [
        { item_cd: item, qty: '1.5' },
        { item_cd: item, qty: '1', desired_dt: '2026-11-22' },
      ]
      expect(await said(stage.enter(lines))).toEqual([
        ['lines.0.qty', 'BIZ_QTY_PLACES'],
        ['lines.1.desired_dt', 'BIZ_CALENDAR_HOLIDAY'],
      ])
    })
    it('numbers of the customer come once: in the order, in all orders, by order number or by key code (30022)', async () => {
      const line = { item_cd: item, qty: '1', customer_line_no: '1' }
      const po = { customer_po_no: 'PO-1' }
      expect(await said(stage.enter([line, line], po))).toEqual([['lines.1.customer_line_no', 30022]])
      await stage.enter([line, { ...line, customer_split_no: '2' }], po)
      const { msg, ...again } = await refused(stage.enter([{ ...line, qty: '2' }], po))
      expect(again.fields.map(({ path, code }) => [path, code])).toEqual([
        ['lines.0.customer_line_no', 30022],
      ])
      expect(msg).toBe('受注番号（またはキーコード）と行番号が重複しています。（1行目：PO-1-1）')
      await stage.enter([{ ...line, key_code: 'K-1' }])
      expect(await said(stage.enter([{ ...line, key_code: 'K-1' }]))).toEqual([
        ['lines.0.customer_line_no', 30022],
      ])
      await stage.enter([line], { ...po, customer_cd: 'C003' })
    })
  })

  it('goods without a tax rate on the day on which they ship, and items that nobody knows, are refused', async () => {
    const exported = stage.sold[2]?.item_cd ?? ''
    await stage.database.owner('write', async (tx) => {
      await tx.execute(sql`UPDATE item SET tax_cd = '40' WHERE company_cd = 'DEMO' AND item_cd = ${exported}`)
      await tx.execute(sql`UPDATE tax SET abort_div = '2' WHERE company_cd = 'DEMO' AND tax_cd = '40'`)
    })
    expect(await said(stage.enter([{ item_cd: exported, qty: '1' }]))).toEqual([
      ['lines.0.item_cd', 'BIZ_TAX_RATE_MISSING'],
    ])
    expect(await said(stage.enter([{ item_cd: 'NOBODY', qty: '1' }]))).toEqual([
      ['lines.0.item_cd', 'V_NOT_IN_MASTER'],
    ])
  })

  it('beside the line stands who has been promised what of the item, and what comes and goes', async () => {
    const order = await stage.enter([{ item_cd: item, qty: '3', desired_dt: '2026-11-20' }])
    const { order_no } = order.header
    const about = () =>
      stage.call(aboutLine, {
        ...{
          customer_cd: 'C003',
          branch_no: '00',
          destination_cd: '',
          order_no: '',
          item_cd: item,
          qty: '1',
        },
      })
    const own = ({ steps }: Awaited<ReturnType<typeof about>>) => steps.filter(({ no }) => no === order_no)
    const step = { no: order_no, line: 1, qty: '-3', customer_nm: expect.stringMatching(/./) }
    expect(own(await about())).toMatchObject([{ ...step, allocated: false }])
    await stage.call(allocateOrder, { order_no })
    const after = await about()
    expect(own(after)).toMatchObject([
      { ...step, allocated: true, link: `/receiveOrder/registerReceiveOrder?order_no=${order_no}` },
    ])
    for (const [at, { balance, qty }] of after.steps.entries())
      expect(Number(balance)).toBe(Number(after.steps[at - 1]?.balance ?? after.on_hand) + Number(qty))
  })

  it('what is promised to others is not there for a new order, whether the promise is firm or not', async () => {
    const scarce = stage.sold[3]?.item_cd ?? ''
    const restsOn = async () =>
      (
        await stage.call(aboutLine, {
          ...{
            customer_cd: 'C003',
            branch_no: '00',
            destination_cd: '',
            order_no: '',
            item_cd: scarce,
            qty: '1',
          },
        })
      ).rests_on
    // Nobody else waits for it.
    await stage.database.owner('write', (tx) =>
      tx.execute(
        sql`UPDATE receive_order_line SET line_status = '8' WHERE item_cd = ${scarce} AND allocated_qty = 0`,
      ),
    )
    expect(await restsOn()).toBe('stock')
    const { header, lines } = await stage.enter([{ item_cd: scarce, qty: '100000' }])
    const { order_no } = header
    await stage.call(allocateOrder, { order_no })
    await stage.set({ header, lines } as OrderRecord, 1, sql`qty = allocated_qty`)
    expect(await restsOn()).not.toBe('stock')
  })

  it('the credit of a customer: what it owes and has ordered, beside its limit', async () => {
    const ask = (order_no = '') =>
      stage.call(creditOfCustomer, { customer_cd: 'C007', branch_no: '00', order_no })
    const before = await ask()
    expect(Number(before.credit_limit)).toBeGreaterThan(0)
    const seventh = { customer_cd: 'C007', branch_no: '00' }
    const { closing_day, pay_month, pay_day } = await stage.call(customerMaster.endpoints.getDetail, seventh)
    expect(before).toMatchObject({ closing_day, pay_month, pay_day })
    const order = await stage.enter([{ item_cd: item, qty: '3', unit_price: '1000' }], {
      customer_cd: 'C007',
    })
    expect(Number((await ask()).backlog) - Number(before.backlog)).toBe(3300)
    expect(await ask(order.header.order_no)).toEqual(before)
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { written } from '#platform/contract/decimal.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { at, refused, speaker, type Say } from '#test/master-stage.ts'
import { product } from '#test/product.ts'
import { amountAt } from '../../contract/price-base.ts'
import { customerPrice, supplierPrice, type Priced } from '../../contract/pricing.ts'
import { customerUnitPriceMaster } from '../../contract/price.ts'
import { customerRevision, purchaseRevision, type RevisedLine } from '../../contract/price-revision.ts'

onPostgres((open) => {
  let say: Say

  beforeAll(async () => {
    const database = await open(demo)
    say = speaker(database, product)
    for (const [from_dt, qty_limit, price] of [
      ['2026-12-01', '50', '18000'],
      ['2026-12-01', '999999999', '17500'],
      ['2027-04-01', '10', '19000'],
    ])
      await say(at(product.routes, customerUnitPriceMaster, 'doEdit'), {
        ...{ assign_mode: '0', update_cnt: 0, customer_cd: 'C025', branch_no: '00', item_cd: 'LG-15' },
        ...{ from_dt, qty_limit, price },
      })
  })

  const routeOf = (endpoint: object) => {
    const found = product.routes.find((route) => route.endpoint === endpoint)
    if (!found) throw new Error('No such route')
    return found
  }
  const ask = (item_cd: string, qty: string, on_dt: string) =>
    say<Priced>(routeOf(customerPrice), { customer_cd: 'C025', item_cd, qty, on_dt })

  describe('what a customer pays', () => {
    it('follows quantity and order date, and a period ends when the next one begins', async () => {
      expect(await ask('LG-15', '50', '2026-12-01')).toMatchObject({ price: '18000', source: '1' })
      const large = await ask('LG-15', '51', '2027-03-31')
      expect(large).toMatchObject({ price: '17500', source: '1', temp_price_flg: false })
      expect(large.hit).toMatchObject({ from_dt: '2026-12-01', to_dt: '2027-03-31', qty_limit: '999999999' })
      expect(large.brackets.map(({ from_dt, to_dt }) => `${from_dt}-${to_dt}`)).toEqual([
        '2027-04-01-',
        '2026-12-01-2027-03-31',
        '2026-12-01-2027-03-31',
      ])
    })

    it('is the item’s own price before the first period and beyond the largest quantity', async () => {
      expect(await ask('LG-15', '1', '2026-11-30')).toMatchObject({ price: '18400', source: '2', hit: null })
      expect(await ask('LG-15', '11', '2027-04-01')).toMatchObject({ price: '18400', source: '2' })
    })

    it('is a provisional nothing where nobody has set a price', async () => {
      expect(await ask('LG-15-A', '1', '2026-12-01')).toMatchObject({
        price: '0',
        source: '3',
        temp_price_flg: true,
      })
    })

    it('ends on the day that was typed; where two periods hold it is refused (20001)', async () => {
      const save = (from_dt: string, to_dt: string, price: string) =>
        say(at(product.routes, customerUnitPriceMaster, 'doEdit'), {
          ...{ assign_mode: '0', update_cnt: 0, customer_cd: 'C024', branch_no: '00', item_cd: 'LG-20-A' },
          ...{ from_dt, to_dt, qty_limit: '999999999', price },
        })
      const on = (on_dt: string) =>
        say<Priced>(routeOf(customerPrice), { customer_cd: 'C024', item_cd: 'LG-20-A', qty: '1', on_dt })
      await save('2026-12-01', '2026-12-20', '700')
      expect(await on('2026-12-20')).toMatchObject({ price: '700', source: '1', oddities: [] })
      expect(await on('2026-12-21')).toMatchObject({ source: '3', hit: null })
      await save('2026-12-15', '', '650')
      expect((await on('2026-12-14')).oddities).toEqual([
        { from_dt: '2026-12-01', qty_limit: '999999999', kind: 'overlap' },
      ])
      expect(await refused(on('2026-12-15'))).toMatchObject({ code: 20001 })
      expect(await on('2026-12-21')).toMatchObject({ price: '650' })
      expect(await refused(save('2026-12-25', '2026-12-24', '1'))).toMatchObject({
        fields: [{ path: 'to_dt', code: 'MST_END_BEFORE_START' }],
      })
    })

    it('is not asked about an item that is not there', async () => {
      expect(await refused(ask('GONE', '1', '2026-12-01'))).toMatchObject({ code: 404 })
    })
  })

  describe('prices revised from a day', () => {
    const wanted = { partner_cd: 'C003', branch_no: '00', from_dt: '2027-04-01', rate: '3.5', unit: '1' }
    const preview = (changes: object = {}) =>
      say<{ list: RevisedLine[] }>(routeOf(customerRevision.preview), { ...wanted, ...changes })
    const revise = (lines: readonly RevisedLine[]) =>
      say<{ revised: number }>(routeOf(customerRevision.revise), { ...wanted, lines })

    it('are shown first, written as they were shown, and hold from that day', async () => {
      const { list } = await preview()
      expect(list).toHaveLength(12)
      const [first] = list
      if (!first) throw new Error('No price')
      const { item_cd, price, new_price } = first
      expect(Number(new_price)).toBe(Math.round(Number(price) * 1.035))
      expect(await revise(list)).toEqual({ revised: 12 })
      const on = (on_dt: string) =>
        say<Priced>(routeOf(customerPrice), { customer_cd: 'C003', item_cd, qty: '1', on_dt })
      expect([(await on('2027-03-31')).price, (await on('2027-04-01')).price]).toEqual([price, new_price])
      expect((await preview()).list).toEqual([])
    })

    it('are not written when somebody has changed one since, nor when one would be none', async () => {
      const other = { partner_cd: 'C004', from_dt: '2027-04-01' }
      const { list } = await preview(other)
      const stale = list.map((line, at) => (at === 0 ? { ...line, price: '1' } : line))
      const sent = say(routeOf(customerRevision.revise), { ...wanted, ...other, lines: stale })
      expect(await refused(sent)).toMatchObject({ code: 'MST_REVISION_CHANGED' })
      expect(await refused(preview({ ...other, rate: '-99.99', unit: '10' }))).toMatchObject({
        code: 'MST_REVISION_RANGE',
      })
      expect((await preview(other)).list).toEqual(list)
    })

    it('are those of a list: each line with a price of its own, which must be one', async () => {
      const asked = { partner_cd: 'C006', branch_no: '00', from_dt: '2027-04-01', rate: '' }
      const { list } = await preview(asked)
      const some = list.slice(0, 2).map((line, at) => ({ ...line, new_price: String(4321 + at) }))
      const send = (lines: readonly RevisedLine[]) =>
        say<{ revised: number }>(routeOf(customerRevision.revise), { ...wanted, ...asked, lines })
      for (const new_price of ['0', '12.345', 'x'])
        expect(
          (await refused(send(list.slice(0, 1).map((line) => ({ ...line, new_price }))))).fields,
        ).toMatchObject([{ path: 'lines.0.new_price' }])
      expect(await send(some)).toEqual({ revised: 2 })
      const [first] = some
      if (!first) throw new Error('No price')
      const later = { customer_cd: 'C006', item_cd: first.item_cd, qty: '1', on_dt: '2027-04-02' }
      expect(await say<Priced>(routeOf(customerPrice), later)).toMatchObject({ price: '4321' })
      expect((await preview(asked)).list).toHaveLength(list.length - 2)
    })

    it('are those of suppliers, too', async () => {
      const asked = { partner_cd: 'S001', from_dt: '2027-04-01', rate: '-2' }
      const { list } = await say<{ list: RevisedLine[] }>(routeOf(purchaseRevision.preview), asked)
      expect(list.length).toBeGreaterThan(0)
      await say(routeOf(purchaseRevision.revise), { ...asked, lines: list })
      expect((await say<{ list: RevisedLine[] }>(routeOf(purchaseRevision.preview), asked)).list).toEqual([])
    })
  })

  it('what an item costs at a supplier follows the same rules', async () => {
    const ofSupplier = (qty: string) =>
      say<Priced>(routeOf(supplierPrice), {
        supplier_cd: 'S001',
        item_cd: 'MAT-S45C-30',
        qty,
        on_dt: '2026-11-18',
      })
    expect(await ofSupplier('100')).toMatchObject({ price: '980', source: '1' })
    expect(await ofSupplier('101')).toMatchObject({ price: '931' })
  })

  it('a price says how many it is for, in the list of the supplier and on the item', async () => {
    const bolt = { item_cd: 'BLT-M4', qty: '250', on_dt: '2026-11-18' }
    const listed = await say<Priced>(routeOf(supplierPrice), { supplier_cd: 'S005', ...bolt })
    expect(listed).toMatchObject({ source: '1', price: '600', price_base_qty: '100' })
    expect(written(amountAt(listed, '250'))).toBe('1500')
    const own = await say<Priced>(routeOf(supplierPrice), { supplier_cd: 'S001', ...bolt })
    expect(own).toMatchObject({
      source: '2',
      price: '600',
      price_base_qty: '100',
      item_price_base_qty: '100',
    })
    const good = await ask('LG-15', '1', '2026-12-01')
    expect(good).toMatchObject({ price_base_qty: '1' })
  })

  it('two prices for the same day and quantity are refused, and the one that is there is named', async () => {
    const again = say(at(product.routes, customerUnitPriceMaster, 'doEdit'), {
      ...{ assign_mode: '0', update_cnt: 0, customer_cd: 'C025', branch_no: '00', item_cd: 'LG-15' },
      ...{ from_dt: '2026-12-01', qty_limit: '50', price: '1' },
    })
    expect(await refused(again)).toMatchObject({
      code: 'KEY_EXISTS',
      msg: expect.stringContaining('「C025 00 LG-15 2026/12/01 50」'),
    })
  })
})

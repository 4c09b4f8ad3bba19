import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '#platform/server/database/database.ts'
import type { Module } from '#platform/server/module/module.ts'
import { on } from '#platform/server/module/point.ts'
import { tokenOf } from '#test/company.ts'
import { onEveryDatabase } from '#test/databases.ts'
import { openSite, type Site } from '#test/site.ts'
import { at, bought, stockStage, today, type StockStage } from '#test/stock-stage.ts'
import { cancelSlip } from '../../contract/cancel-slip.ts'
import { itemStock } from '../../contract/item-stock.ts'
import { slipList } from '../../contract/slip-list.ts'
import { courseWeeks, stockCourses, stockList } from '../../contract/stock-list.ts'
import { stockPayments, stockPaymentSums } from '../../contract/stock-payments.ts'
import { moveSlip } from '../../contract/move-slip.ts'
import { stockSlip } from '../../contract/stock-slip.ts'
import { varianceList } from '../../contract/variance-list.ts'
import { supplyDemand } from '../supply-demand/sources.ts'

/** As a later module makes its open orders known. */
const purchases: Module = {
  name: 'purchases',
  registers: [
    on(supplyDemand, {
      kind: '010',
      label: { ja: '発注', en: 'Purchase order', zh: '采购订单' },
      counts: 'order',
      rows: sql`SELECT company_cd, 'F01' AS factory_cd, item_cd, date '2026-04-10' AS date, 'P1' AS no, 1 AS line,
        20 AS qty, true AS firm, '' AS owner_cd FROM item WHERE item_cd = 'M2'`,
    }),
  ],
}

onEveryDatabase((open) => {
  let database: Database
  let site: Site
  let stage: StockStage
  let token: string
  beforeAll(async () => {
    database = await open()
    site = await openSite(database, { further: [purchases] })
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    stage = await stockStage(database)
    token = await tokenOf(site, stage.company_cd)
    await stage.post([bought('M1', '10', '100'), bought('M2', '4.5', '200')])
  })
  afterEach(() => stage.addsUp())

  const line = (more: object) => ({ item_cd: 'M1', location_cd: 'W1', qty: '1', ...more })
  const enter = (header: object, lines: readonly object[], agreed: readonly string[] = []) =>
    site.call(
      stockSlip.endpoints.doEdit,
      {
        assign_mode: '0',
        header: { stock_div: '080', biz_dt: today, reason_cd: '10', reason: '', ...header },
        lines,
        agreed,
      },
      { token },
    )
  const onHand = async (item_cd: string) =>
    (await site.call(itemStock, { item_cd }, { token })).data.places.map(
      ({ location_cd, qty }) => `${location_cd} ${qty}`,
    )

  it('an adjustment is posted under a number of its own and can be read again', async () => {
    const saved = await enter({ reason: '現物確認' }, [
      line({ qty: '-2', remarks: '破損' }),
      line({ item_cd: 'M2', qty: '0.5' }),
    ])
    const { slip_no } = saved.data.header
    expect(slip_no).toMatch(/^Z\d{6}$/)
    expect(await onHand('M1')).toEqual(['W1 8'])
    expect(await onHand('M2')).toEqual(['W1 5'])
    const again = await site.call(stockSlip.endpoints.getDetail, { slip_no }, { token })
    expect(again.data.lines.map(({ item_cd, qty, remarks }) => [item_cd, qty, remarks])).toEqual([
      ['M1', '-2', ''],
      ['M2', '0.5', '現物確認'],
    ])
  })

  it('what is refused is said at the cell, and nothing is posted', async () => {
    const short = await enter({ stock_div: '085' }, [line({ qty: '3' }), line({ qty: '8' })])
    expect(short.code).toBe(20084)
    expect(short.errors.map(({ path }) => path)).toEqual(['lines.1.qty'])
    const future = await enter({ biz_dt: '2026-04-02' }, [line({})])
    expect(future.errors.map(({ path }) => path)).toEqual(['header.biz_dt'])
    const idle = await enter({}, [line({ price: '5' })])
    expect(idle.errors.map(({ path, code }) => [path, code])).toEqual([
      ['lines.0.price', 'BIZ_STOCK_IDLE_FIELD'],
    ])
    const unknown = await enter({ reason_cd: 'XX' }, [line({}), line({ item_cd: 'M77' })])
    expect(unknown.errors.map(({ path, code }) => [path, code])).toEqual([
      ['header.reason_cd', 'V_NOT_IN_MASTER'],
      ['lines.1.item_cd', 'V_NOT_IN_MASTER'],
    ])
    const without = await enter({ reason_cd: '' }, [line({})])
    expect(without.errors[0]?.path).toBe('header.reason_cd')
    expect(await onHand('M1')).toEqual(['W1 10'])
  })

  it('a change of value needs an amount or a price, and no place', async () => {
    const without = await enter({ stock_div: '060' }, [{ item_cd: 'M1' }])
    expect(without.errors.map(({ path }) => path)).toEqual(['lines.0.amount'])
    const added = await enter({ stock_div: '060' }, [{ item_cd: 'M1', amount: '-100' }])
    expect(added.data.lines[0]?.['amount']).toBe('-100')
    const priced = await enter({ stock_div: '061' }, [{ item_cd: 'M1', price: '120' }])
    expect(priced.data.lines[0]?.['price']).toBe('120')
    const { data } = await site.call(itemStock, { item_cd: 'M1' }, { token })
    expect([data.unit_cost, data.amount]).toEqual(['120', '1200'])
  })

  it('060 beyond what the stock bears asks first, and says how much becomes a variance', async () => {
    const header = { stock_div: '060' }
    const lines = [{ item_cd: 'M1', qty: '25', amount: '-5000' }]
    const asked = await enter(header, lines)
    expect(asked.code).toBe('BIZ_STOCK_VARIANCE')
    expect(asked.errors.map(({ path, msg }) => `${path}: ${msg}`)).toEqual([
      'lines.0.amount: 値増減額 -5,000円のうち -4,000円は在庫金額に反映されず、原価差額になります。（品目：M1／在庫金額：1,000円）',
    ])
    const within = await enter(header, [{ item_cd: 'M1', amount: '500' }])
    expect(within.code).toBe(200)
    const agreed = await enter(header, lines, ['BIZ_STOCK_VARIANCE'])
    expect(agreed.code).toBe(200)
  })

  it('one slip shows one amount everywhere: what was paid, what the stock took, and the variance', async () => {
    const saved = await enter(
      { stock_div: '060' },
      [{ item_cd: 'M1', qty: '25', amount: '1000' }],
      ['BIZ_STOCK_VARIANCE'],
    )
    const { slip_no } = saved.data.header
    const expected = { money: '1000', amount: '400', variance: '600' }
    const slip = await site.call(stockSlip.endpoints.getDetail, { slip_no }, { token })
    expect(slip.data.lines).toMatchObject([
      { qty: '25', amount: expected.money, variance: expected.variance },
    ])
    const slips = await site.call(slipList.endpoints.getList, { size: '50' }, { token })
    expect(slips.data.list).toMatchObject([expected])
    const variances = await site.call(varianceList.endpoints.getList, { size: '50' }, { token })
    expect(variances.data.list).toMatchObject([{ ...expected, document_no: slip_no, qty: '25' }])
    const days = { item_cd: 'M1', from: today, to: today }
    const ledger = await site.call(stockPayments, days, { token })
    expect(ledger.data.list.at(-1)).toMatchObject({ ...expected, document_no: slip_no })
    const sums = await site.call(stockPaymentSums, { ...days, by: '1' }, { token })
    expect(sums.data.list).toMatchObject([{ amount: '1400', variance: '600' }])
    await site.call(cancelSlip, { slip_no, biz_dt: today, reason: '誤り' }, { token })
    const total = await site.call(varianceList.endpoints.getTotal, {}, { token })
    expect(total.data.totals).toMatchObject({ money: '0', amount: '0', variance: '0' })
  })

  it('a move leaves one place and arrives at the other; its places are refused in the header', async () => {
    const move = (header: object, qty: string) =>
      site.call(
        moveSlip.endpoints.doEdit,
        {
          assign_mode: '0',
          header: { biz_dt: today, from_location_cd: 'W1', to_location_cd: 'W1-A', ...header },
          lines: [{ item_cd: 'M1', qty }],
        },
        { token },
      )
    expect((await move({}, '4')).code).toBe(200)
    expect(await onHand('M1')).toEqual(['W1 6', 'W1-A 4'])
    const stopped = await move({ to_location_cd: 'Z1' }, '1')
    expect(stopped.errors.map(({ path }) => path)).toEqual(['header.to_location_cd'])
    const same = await move({ to_location_cd: 'W1' }, '1')
    expect(same.errors.map(({ path, code }) => [path, code])).toEqual([
      ['header.to_location_cd', 'BIZ_STOCK_SAME_PLACE'],
    ])
  })

  it('one slip moves many places and changes qualities, line by line, and is read as it was entered', async () => {
    await stage.post([bought('M3', '10', '50', 'W2')])
    const lines = [
      { item_cd: 'M1', qty: '4', from_location_cd: 'W1', to_location_cd: 'W1-A' },
      {
        item_cd: 'M3',
        qty: '3',
        from_location_cd: 'W2',
        to_location_cd: 'W1-B',
        quality: '0',
        new_quality: '2',
      },
      { item_cd: 'M3', qty: '2', from_location_cd: 'W2', quality: '0', new_quality: '1' },
    ]
    const move = (header: object) =>
      site.call(
        moveSlip.endpoints.doEdit,
        { assign_mode: '0', header: { biz_dt: today, ...header }, lines },
        { token },
      )
    expect((await move({})).errors.map(({ path }) => path)).toEqual(['header.reason_cd'])
    const saved = await move({ reason_cd: '10' })
    expect(saved.code).toBe(200)
    const { slip_no } = saved.data.header
    const read = await site.call(moveSlip.endpoints.getDetail, { slip_no }, { token })
    expect(read.data.header).toMatchObject({ from_location_cd: '', to_location_cd: '' })
    expect(
      read.data.lines.map((one) =>
        [one.item_cd, one.qty, one.from_location_cd, one.to_location_cd, one.quality, one.new_quality].join(
          ' ',
        ),
      ),
    ).toEqual(['M1 4 W1 W1-A 0 -', 'M3 3 W2 W1-B 0 2', 'M3 2 W2 W2 0 1'])
    const { data } = await site.call(slipList.endpoints.getList, { size: '50', sort: 'ledger_no' }, { token })
    expect(data.list.map(({ stock_div }) => stock_div)).toEqual(['030', '045', '030'])
  })

  it('opening stock is entered with its price, and needs one', async () => {
    const header = { stock_div: '001' }
    const without = await enter(header, [line({ item_cd: 'M5', qty: '4' })])
    expect(without.errors.map(({ path }) => path)).toEqual(['lines.0.price'])
    const saved = await enter(header, [line({ item_cd: 'M5', qty: '4', price: '12.5' })])
    expect(saved.data.lines).toMatchObject([{ qty: '4', price: '12.5', quality: '0' }])
    const { data } = await site.call(itemStock, { item_cd: 'M5' }, { token })
    expect([data.unit_cost, data.amount]).toEqual(['12.5', '50'])
  })

  it('a slip is cancelled once, by a slip the other way round', async () => {
    const { slip_no } = (await enter({ stock_div: '085' }, [line({ qty: '3' }), line({ item_cd: 'M2' })]))
      .data.header
    const asked = { slip_no, biz_dt: today, reason: '入力誤り' }
    const cancelled = await site.call(cancelSlip, asked, { token })
    expect(cancelled.code).toBe(200)
    expect(await onHand('M1')).toEqual(['W1 10'])
    expect((await site.call(cancelSlip, { ...asked, reason: '二度目' }, { token })).code).toBe(
      'BIZ_STOCK_SLIP_REVERSED',
    )
    const back = { ...asked, slip_no: cancelled.data.slip_no }
    expect((await site.call(cancelSlip, back, { token })).code).toBe('BIZ_STOCK_SLIP_IS_REVERSAL')
    const { data } = await site.call(slipList.endpoints.getList, { size: '50' }, { token })
    expect(data.list.map((row) => [row['state'], row['item_cd'], row['qty']])).toEqual([
      ['2', 'M2', '1'],
      ['2', 'M1', '3'],
      ['1', 'M2', '-1'],
      ['1', 'M1', '-3'],
    ])
  })

  it('the list shows what lies where, and its promises add up to what has been promised', async () => {
    await stage.post([
      bought('M1', '5', '100', 'W1-A'),
      { ...bought('L1', '2', '50'), to: at('W2', { lot_no: 'A' }) },
    ])
    await stage.promise({
      demand_kind: '050',
      demand_no: 'R1',
      demand_line: 1,
      warehouse_cd: 'W1',
      item_cd: 'M1',
      qty: '12',
    })
    const { data } = await site.call(stockList.endpoints.getList, { size: '50', sort: 'item_cd' }, { token })
    const shown = (row: Readonly<Record<string, unknown>>) =>
      ['location_cd', 'item_cd', 'qty', 'allocated_qty', 'available_qty', 'amount']
        .map((name) => row[name])
        .join(' ')
    expect(data.list.map(shown)).toEqual([
      'W2 L1 2 0 2 100',
      'W1 M1 10 10 0 1000',
      'W1-A M1 5 2 3 500',
      'W1 M2 4.5 0 4.5 900',
    ])
    const total = await site.call(stockList.endpoints.getTotal, { item_cd: 'M1' }, { token })
    expect(total.data.total).toBe(2)
    expect(
      Object.fromEntries(Object.entries(total.data.totals ?? {}).map(([name, sum]) => [name, Number(sum)])),
    ).toEqual({ amount: 1500 })
  })

  it('what other modules expect is part of the projection and of the effective stock', async () => {
    const { data } = await site.call(itemStock, { item_cd: 'M2' }, { token })
    expect([data.available, data.on_order, data.effective]).toEqual(['4.5', '20', '24.5'])
    expect(data.steps.map(({ what, no, balance }) => [what, no, balance])).toEqual([['発注', 'P1', '24.5']])
    const { data: listed } = await site.call(
      stockList.endpoints.getList,
      { item_cd: 'M2', size: '10' },
      { token },
    )
    expect(listed.list).toMatchObject([{ qty: '4.5', effective_qty: '24.5' }])
  })

  it('the enquiry projects the stock over what is promised, and the ledger carries over', async () => {
    await stage.promise(
      {
        demand_kind: '050',
        demand_no: 'R1',
        demand_line: 1,
        warehouse_cd: 'W1',
        item_cd: 'M1',
        qty: '4',
        need_dt: '2026-04-20',
      },
      {
        demand_kind: '050',
        demand_no: 'R2',
        demand_line: 2,
        warehouse_cd: 'W1',
        item_cd: 'M1',
        qty: '3',
        need_dt: '2026-03-01',
      },
    )
    const { data } = await site.call(itemStock, { item_cd: 'm1' }, { token })
    expect([data.on_hand, data.allocated, data.available, data.effective]).toEqual(['10', '7', '3', '3'])
    expect(data.steps.map(({ date, no, qty, balance }) => `${date} ${no} ${qty} ${balance}`)).toEqual([
      '2026-04-01 R2 -3 7',
      '2026-04-20 R1 -4 3',
    ])
    expect(data.past).toEqual([
      { date: '2026-01-01', balance: '0' },
      { date: '2026-04-01', balance: '10' },
    ])
    await enter({}, [line({ qty: '-1' })])
    const courses = await site.call(stockCourses, { items: 'm1,M2' }, { token })
    const flat = Array.from({ length: courseWeeks - 1 }, () => '0')
    expect(courses.data.list.find(({ item_cd }) => item_cd === 'M1')?.values).toEqual([...flat, '9'])
    const asked = { item_cd: 'M1', from: '2026-04-01', to: '2026-04-30' }
    const ledger = await site.call(stockPayments, asked, { token })
    expect(ledger.data.list.map(({ stock_div, qty, balance }) => `${stock_div} ${qty} ${balance}`)).toEqual([
      '010 10 10',
      '080 -1 9',
    ])
    const later = await site.call(stockPayments, { ...asked, from: '2026-04-02' }, { token })
    expect([later.data.carried, later.data.list.length]).toEqual(['9', 0])
  })
})

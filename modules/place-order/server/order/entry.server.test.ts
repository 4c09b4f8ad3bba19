import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { SentOf, SlipRecordOf } from '#platform/contract/slip.ts'
import type { Database } from '#platform/server/database/database.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { refused } from '#test/master-stage.ts'
import { orderDay, orderStage, type OrderStage } from '#test/order-stage.ts'
import { headerOfSupplier, lineOfPlaceOrder } from '../../contract/order/entry-calls.ts'
import { placeOrderSlip } from '../../contract/order/place-order-slip.ts'

type Order = SlipRecordOf<typeof placeOrderSlip>
type Sent = SentOf<typeof placeOrderSlip>

onPostgres((open) => {
  let database: Database
  let stage: OrderStage
  beforeAll(async () => {
    database = await open(demo)
    stage = await orderStage(database)
  })
  const write = (statement: ReturnType<typeof sql>) => database.owner('write', (tx) => tx.execute(statement))
  const enter = (
    lines: readonly Partial<Sent['lines'][number]>[],
    header: Partial<Sent['header']> = {},
  ): Promise<Order> =>
    stage.call(placeOrderSlip.endpoints.doEdit, {
      ...{
        assign_mode: '0',
        header: { order_dt: orderDay, supplier_cd: 'S005', branch_no: '00', ...header },
      },
      lines,
    })
  const said = async (attempt: Promise<unknown>) =>
    (await refused(attempt)).fields.map(({ path, code }) => [path, code])

  it('takes price, base, day, place and the terms of payment from the masters', async () => {
    await write(sql`INSERT INTO calendar_day (company_cd, calendar_cd, calendar_dt, day_div, day_nm, create_user, update_user)
      VALUES ('DEMO', 'SUP', '2026-11-20', '2', '創立記念日', 'test', 'test')`)
    const { header, lines } = await enter([{ item_cd: 'BLT-M4', qty: '250' }])
    expect(header).toMatchObject({ tax_div: '1', po_status: '0', net_amount: '1500', tax_amount: '150' })
    expect(header.payment_text).toMatch(/締 .*払 /)
    expect(lines).toEqual([
      expect.objectContaining({
        ...{ unit_cd: 'PCS', unit_price: '600', price_base_qty: '100', price_source: '1', amount: '1500' },
        // Three days, with a weekend and a holiday of the supplier between them.
        ...{ tax_rate: '10', due_dt: '2026-11-24', location_cd: '999', temp_price_flg: false },
      }),
    ])
  })

  it('the price goes by supplier and quantity step, else it is the item’s', async () => {
    const many = [
      { item_cd: 'MTR-50', qty: '100' },
      { item_cd: 'MTR-50', qty: '101' },
      { item_cd: 'BLT-M4', qty: '100' },
    ]
    const { lines } = await enter(many, { supplier_cd: 'S013' })
    expect(lines.map((line) => [line.unit_price, line.price_base_qty, line.price_source])).toEqual([
      ['16800', '1', '1'],
      ['15960', '1', '1'],
      ['600', '100', '2'],
    ])
  })

  it('the day of the receipt decides where the supplier’s terms say so', async () => {
    await write(
      sql`UPDATE unit_price SET to_dt = '2026-11-30' WHERE company_cd = 'DEMO' AND item_cd = 'MAT-S45C-30'`,
    )
    await write(sql`INSERT INTO unit_price (company_cd, supplier_cd, branch_no, item_cd, from_dt, qty_limit, price, create_user, update_user)
      VALUES ('DEMO', 'S001', '00', 'MAT-S45C-30', '2026-12-01', 999999999, 1111, 'test', 'test')`)
    const lines = [
      { item_cd: 'MAT-S45C-30', qty: '10', due_dt: '2026-11-30' },
      { item_cd: 'MAT-S45C-30', qty: '10', due_dt: '2026-12-01' },
    ]
    const byReceipt = await enter(lines, { supplier_cd: 'S001' })
    expect(byReceipt.lines.map(({ unit_price }) => unit_price)).toEqual(['980', '1111'])
    await write(sql`UPDATE supplier SET price_basis = '1' WHERE company_cd = 'DEMO' AND supplier_cd = 'S001'`)
    const byOrder = await enter(lines, { supplier_cd: 'S001' })
    expect(byOrder.lines.map(({ unit_price }) => unit_price)).toEqual(['980', '980'])
  })

  it('without any price it is provisional, with its reason and the day of the decision', async () => {
    await write(sql`UPDATE item SET purchase_price = 0 WHERE company_cd = 'DEMO' AND item_cd = 'PIN-04'`)
    const line = { item_cd: 'PIN-04', qty: '10' }
    const at = { supplier_cd: 'S013' }
    expect(await said(enter([line], at))).toEqual([['lines.0.temp_price_reason', 'BIZ_PO_TEMP_PRICE']])
    const settled = { ...line, temp_price_reason: '見積待ち' }
    expect(await said(enter([settled], at))).toEqual([['lines.0.settle_dt', 'BIZ_PO_TEMP_PRICE']])
    const { lines } = await enter([{ ...settled, settle_dt: '2026-12-10' }], at)
    expect(lines).toEqual([
      expect.objectContaining({ temp_price_flg: true, price_source: '3', unit_price: '0' }),
    ])
  })

  it('a typed price and a typed day stay; what was agreed on does not follow the price list', async () => {
    const order = await enter([
      { item_cd: 'BLT-M4', qty: '100', unit_price: '550', price_base_qty: '100', due_dt: '2026-12-03' },
    ])
    expect(order.lines).toEqual([
      expect.objectContaining({ unit_price: '550', price_source: '4', due_dt: '2026-12-03', amount: '550' }),
    ])
    const agreed = await enter([{ item_cd: 'BLT-M5', qty: '100' }])
    await write(sql`UPDATE unit_price SET price = 999 WHERE company_cd = 'DEMO' AND item_cd = 'BLT-M5'`)
    const changed = await stage.call(placeOrderSlip.endpoints.doEdit, {
      ...{ assign_mode: '1', update_cnt: agreed.update_cnt, header: agreed.header },
      lines: agreed.lines.map((line) => ({ ...line, qty: '200' })),
    })
    expect(changed.lines).toEqual([
      expect.objectContaining({ unit_price: '800', price_source: '1', amount: '1600' }),
    ])
  })

  it('the same is shown while it is typed', async () => {
    const of = { supplier_cd: 'S005', branch_no: '00', order_dt: orderDay }
    const { payment_text, tax_div } = await stage.call(headerOfSupplier, {
      ...of,
      employee_cd: '',
      due_dt: '',
    })
    const line = await stage.call(lineOfPlaceOrder, {
      ...{ ...of, due_dt: '', line_kind: '1', item_cd: 'BLT-M4', qty: '250' },
      ...{ unit_price: '', price_base_qty: '1', line_due_dt: '' },
    })
    const order = await enter([{ item_cd: 'BLT-M4', qty: '250' }])
    expect(order.header).toMatchObject({ payment_text, tax_div })
    const { temp_price_flg, ...shown } = line
    expect(order.lines).toEqual([
      expect.objectContaining({ ...shown, temp_price_flg: temp_price_flg === '1' }),
    ])
    await expect(
      stage.call(headerOfSupplier, { ...of, supplier_cd: 'NOBODY', employee_cd: '', due_dt: '' }),
    ).rejects.toMatchObject({ code: 404 })
  })

  it('each thing that is wrong is told at its cell', async () => {
    const wrong: readonly Partial<Sent['lines'][number]>[] = [
      { item_cd: 'BLT-M4', qty: '0' },
      { item_cd: 'BLT-M4', qty: '10', due_dt: '2026-11-17' },
      { item_cd: 'BLT-M4', qty: '10', unit_price: '0', price_base_qty: '1' },
      { qty: '1', line_kind: '3', unit_price: '5', price_base_qty: '1' },
    ]
    expect(await said(enter(wrong))).toEqual([
      ['lines.0.qty', 'BIZ_QTY_ZERO'],
      ['lines.1.due_dt', 'BIZ_PO_DUE_BEFORE_ORDER'],
      ['lines.2.unit_price', 'BIZ_PO_PRICE'],
      ['lines.3.item_cd', 'BIZ_PO_ITEM'],
    ])
  })
})

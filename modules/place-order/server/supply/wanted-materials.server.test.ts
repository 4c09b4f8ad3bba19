import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { itemStock } from '#modules/stock/contract/item-stock.ts'
import { arrivalStage, type ArrivalStage, type SentLine } from '#test/arrival-stage.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { orderDay } from '#test/order-stage.ts'
import { cancelArrival } from '../../contract/arrival/arrival-calls.ts'
import { closePlaceOrderLines } from '../../contract/order/place-order-calls.ts'
import { prepareSupply, supplyMaterial } from '../../contract/supply/supply-calls.ts'
import { supplySlip } from '../../contract/supply/supply-slip.ts'

const there = 'OUT-S006'
const reason = '入力間違い'

onPostgres((open) => {
  let stage: ArrivalStage
  const write = (statement: ReturnType<typeof sql>) =>
    stage.database.owner('write', (tx) => tx.execute(statement))
  /** Two pieces of MAT go into each product, free of charge or for pay; a hundred of it are there. */
  beforeAll(async () => {
    stage = await arrivalStage(await open(demo))
    const { supplier_cd, place } = stage.goods
    await write(
      sql`UPDATE stock_location SET supplier_cd = ${supplier_cd} WHERE company_cd = 'DEMO' AND location_cd = ${there}`,
    )
    await write(sql`INSERT INTO item (company_cd, item_cd, item_nm, item_type_cd, unit_cd, make_buy, rank, stock_flg, shippable_flg, lot_control, tax_cd,
        purchase_price, create_user, update_user)
      SELECT 'DEMO', code, code, 'PART', 'PCS', '3', 'B', true, true, '0', '10', 40, 'test', 'test' FROM unnest(ARRAY['MAT', 'FREE', 'PAID']) AS code`)
    await write(sql`INSERT INTO item_factory (company_cd, factory_cd, item_cd, location_cd, create_user, update_user)
      VALUES ('DEMO', 'F01', 'MAT', ${place}, 'T', 'T')`)
    await write(sql`INSERT INTO bom (company_cd, parent_item_cd, seq, from_dt, item_cd, base_qty, need_qty, scrap_rate, supply_div, create_user, update_user)
      VALUES ('DEMO', 'FREE', 1, '2020-01-01', 'MAT', 1, 2, 0, '4', 'T', 'T'), ('DEMO', 'PAID', 1, '2020-01-01', 'MAT', 1, 2, 0, '5', 'T', 'T')`)
    const po_no = await stage.ordered([stage.bought('MAT', '100', '30')])
    await stage.received([{ po_no, po_line_no: '1', qty: '100', location_cd: place }])
  })
  const arrives = async (po_no: string, qty: string) =>
    (await stage.received([{ po_no, po_line_no: '1', qty, location_cd: stage.goods.place }])).header
      .arrival_no
  const supplied = async (line: SentLine) => {
    const { header } = await stage.call(supplySlip.endpoints.doEdit, {
      assign_mode: '0',
      header: { supply_dt: orderDay, supplier_cd: stage.goods.supplier_cd, branch_no: '00' },
      lines: [{ item_cd: 'MAT', location_cd: stage.goods.place, ...line }],
    })
    return stage.call(supplyMaterial, { supply_no: header.supply_no })
  }
  /** What is there, ours and with the supplier; what will be drawn of it; and what is left in the end. */
  const figures = async () => {
    const { on_hand, steps } = await stage.call(itemStock, { item_cd: 'MAT' })
    return [on_hand, steps.map(({ qty }) => qty), steps.at(-1)?.balance ?? on_hand]
  }

  it('what has been handed over is wanted all the same, until the goods come that it has gone into, and is there for them', async () => {
    const po_no = await stage.ordered([stage.bought('FREE', '10', '100')])
    expect(await figures()).toEqual(['100', ['-20'], '80'])
    const [step] = (await stage.call(itemStock, { item_cd: 'MAT' })).steps
    expect(step).toMatchObject({
      ...{ what: '外注先への支給材', no: po_no, line: 1, firm: true },
      link: `/placeOrder/registerPlaceOrder?po_no=${po_no}`,
    })
    const { header } = await stage.call(prepareSupply, { po_no })
    await stage.call(supplyMaterial, { supply_no: header.supply_no })
    expect(await figures()).toEqual(['100', ['-20'], '80'])
    const arrival_no = await arrives(po_no, '4')
    expect(await figures()).toEqual(['92', ['-12'], '80'])
    await stage.call(cancelArrival, { arrival_no, reason })
    expect(await figures()).toEqual(['100', ['-20'], '80'])
    await arrives(po_no, '4')
    await stage.call(closePlaceOrderLines, { po_no, lines: [1], reason })
    expect(await figures()).toEqual(['92', [], '92'])
  })

  it('what is sold to the supplier is not ours any more: the orders that are due first need less by it', async () => {
    await write(
      sql`UPDATE supplier SET buy_back_flg = false WHERE company_cd = 'DEMO' AND supplier_cd = ${stage.goods.supplier_cd}`,
    )
    const first = await stage.ordered([stage.bought('PAID', '10', '150')])
    await stage.ordered([stage.bought('PAID', '5', '150')])
    expect(await figures()).toEqual(['92', ['-10', '-20'], '62'])
    await supplied({ supply_kind: '2', qty: '24' })
    expect(await figures()).toEqual(['68', ['-6'], '62'])
    await arrives(first, '10')
    expect(await figures()).toEqual(['68', ['-6'], '62'])
    await supplied({ supply_kind: '2', qty: '6' })
    expect(await figures()).toEqual(['62', [], '62'])
  })

  it('a phantom is handed over and used up as what it is made of', async () => {
    await write(sql`INSERT INTO item (company_cd, item_cd, item_nm, item_type_cd, unit_cd, make_buy, phantom_flg, rank, stock_flg, shippable_flg, lot_control,
        tax_cd, create_user, update_user)
      VALUES ('DEMO', 'KIT', 'KIT', 'PART', 'PCS', '1', true, 'B', true, true, '0', '10', 'T', 'T'),
        ('DEMO', 'BOXED', 'BOXED', 'PART', 'PCS', '3', false, 'B', true, true, '0', '10', 'T', 'T')`)
    await write(sql`INSERT INTO bom (company_cd, parent_item_cd, seq, from_dt, item_cd, base_qty, need_qty, scrap_rate, supply_div, create_user, update_user)
      VALUES ('DEMO', 'BOXED', 1, '2020-01-01', 'KIT', 1, 1, 0, '4', 'T', 'T'), ('DEMO', 'KIT', 1, '2020-01-01', 'MAT', 1, 3, 0, '1', 'T', 'T')`)
    const po_no = await stage.ordered([stage.bought('BOXED', '10', '100')])
    expect(await figures()).toEqual(['62', ['-30'], '32'])
    const { header, lines } = await stage.call(prepareSupply, { po_no })
    // Thirty, less the twelve that the supplier still has of the closed order.
    expect(lines).toMatchObject([{ item_cd: 'MAT', qty: '18', supply_kind: '1' }])
    await stage.call(supplyMaterial, { supply_no: header.supply_no })
    await arrives(po_no, '10')
    expect(await figures()).toEqual(['32', [], '32'])
  })

  it('what we buy ourselves for what is made outside is handed over free of charge; for goods that are bought as they are nothing is', async () => {
    const { place } = stage.goods
    await write(sql`INSERT INTO item (company_cd, item_cd, item_nm, item_type_cd, unit_cd, make_buy, phantom_flg, rank, stock_flg, shippable_flg, lot_control,
        tax_cd, create_user, update_user)
      VALUES ('DEMO', 'OWNED', 'OWNED', 'PART', 'PCS', '2', false, 'B', true, true, '0', '10', 'T', 'T'),
        ('DEMO', 'WHOLE', 'WHOLE', 'PART', 'PCS', '3', false, 'B', true, true, '0', '10', 'T', 'T')`)
    await write(sql`INSERT INTO bom (company_cd, parent_item_cd, seq, from_dt, item_cd, base_qty, need_qty, scrap_rate, supply_div, create_user, update_user)
      VALUES ('DEMO', 'OWNED', 1, '2020-01-01', 'MAT', 1, 1, 0, '1', 'T', 'T'), ('DEMO', 'OWNED', 2, '2020-01-01', 'KIT', 1, 1, 0, '1', 'T', 'T'),
        ('DEMO', 'WHOLE', 1, '2020-01-01', 'MAT', 1, 1, 0, '1', 'T', 'T')`)
    const whole = await stage.ordered([stage.bought('WHOLE', '3', '100')])
    await stage.received([{ po_no: whole, po_line_no: '1', qty: '3', location_cd: place }])
    expect(await figures()).toEqual(['32', [], '32'])
    const po_no = await stage.ordered([stage.bought('OWNED', '5', '100')])
    // Five, and three in each kit.
    expect((await figures()).at(-1)).toBe('12')
    const { header, lines } = await stage.call(prepareSupply, { po_no })
    expect(lines).toMatchObject([{ item_cd: 'MAT', qty: '20', supply_kind: '1' }])
    await stage.call(supplyMaterial, { supply_no: header.supply_no })
    await arrives(po_no, '5')
    expect(await figures()).toEqual(['12', [], '12'])
  })

  it('material leaves a lead time before the goods are due, of the days on which the supplier works, but not before they are ordered', async () => {
    const { supplier_cd } = stage.goods
    await write(sql`INSERT INTO calendar (company_cd, calendar_cd, calendar_nm, calendar_use, sat_flg, sun_flg, create_user, update_user)
      VALUES ('DEMO', 'TS', '仕入先', '2', true, true, 'test', 'test')`)
    await write(sql`INSERT INTO calendar_day (company_cd, calendar_cd, calendar_dt, day_div, day_nm, create_user, update_user)
      VALUES ('DEMO', 'TS', '2026-11-23', '2', '勤労感謝の日', 'test', 'test'), ('DEMO', 'TS', '2026-11-21', '1', '振替出勤', 'test', 'test')`)
    await write(
      sql`UPDATE supplier SET calendar_cd = 'TS' WHERE company_cd = 'DEMO' AND supplier_cd = ${supplier_cd}`,
    )
    const lasts = (days: number) =>
      write(sql`INSERT INTO lead_time (company_cd, factory_cd, supplier_cd, branch_no, item_cd, lead_time, create_user, update_user)
        VALUES ('DEMO', 'F01', ${supplier_cd}, '00', 'FREE', ${days}, 'T', 'T')
        ON CONFLICT (company_cd, factory_cd, supplier_cd, branch_no, item_cd) DO UPDATE SET lead_time = ${days}`)
    const po_no = await stage.ordered([stage.bought('FREE', '1', '100')])
    const days = async () => {
      const { steps } = await stage.call(itemStock, { item_cd: 'MAT' })
      return steps.filter(({ no }) => no === po_no).map(({ date }) => date)
    }
    // Due on Wednesday the 25th; Monday is a holiday, and he works on Saturday.
    await lasts(0)
    expect(await days()).toEqual(['2026-11-25'])
    await lasts(2)
    expect(await days()).toEqual(['2026-11-21'])
    await lasts(3)
    expect(await days()).toEqual(['2026-11-20'])
    await lasts(40)
    expect(await days()).toEqual([orderDay])
  })
})

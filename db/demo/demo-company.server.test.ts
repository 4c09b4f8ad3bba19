import { beforeAll, expect, it } from 'vitest'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { rows, type Database } from '#platform/server/database/database.ts'
import type { StatedColumns } from '#platform/server/database/stated-columns.ts'
import { checkLedger } from '#modules/stock/server/index.ts'
import { onEveryDatabase } from '#test/databases.ts'
import { product } from '#test/product.ts'
import { loadDemo } from './load.ts'

/** What a demo company must have, so that everything that the product does can be seen with it. */
onEveryDatabase((open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await loadDemo(database, product.registered, '2026-11-18')
  })
  const ask = <C extends StatedColumns>(columns: C, statement: SQL) =>
    database.company('DEMO', 'read', (tx) => rows(tx, columns, statement))
  const count = async (statement: ReturnType<typeof sql>) =>
    (await ask({ count: z.int() }, sql`SELECT count(*)::int AS count FROM ${statement}`))[0]?.count ?? 0

  it('about 300 items of every class, in structures of five levels', async () => {
    const classes = await ask(
      { item_class: z.string(), items: z.int() },
      sql`SELECT item_class, count(*)::int AS items FROM item JOIN item_type USING (company_cd, item_type_cd) GROUP BY 1 ORDER BY 1`,
    )
    expect(classes.map(({ item_class }) => item_class)).toEqual(['1', '2', '3', '4', '5', '7'])
    const items = classes.reduce((sum, one) => sum + one.items, 0)
    expect(items).toBeGreaterThan(280)
    expect(items).toBeLessThan(320)
    const [{ depth } = { depth: 0 }] = await ask(
      { depth: z.int() },
      sql`
      WITH RECURSIVE tree AS (
        SELECT item_cd, 1 AS level FROM item JOIN item_type USING (company_cd, item_type_cd) WHERE item_class = '1'
        UNION ALL SELECT bom.item_cd, level + 1 FROM tree JOIN bom ON bom.parent_item_cd = tree.item_cd)
      SELECT max(level)::int AS depth FROM tree`,
    )
    expect(depth).toBe(5)
    expect(
      await count(sql`item WHERE make_buy = '1' AND NOT EXISTS (
      SELECT FROM bom WHERE bom.company_cd = item.company_cd AND bom.parent_item_cd = item.item_cd)`),
    ).toBe(0)
  })

  it('25 customers, each with a destination, items under numbers of its own, prices and a balance', async () => {
    expect(await count(sql`customer`)).toBe(25)
    for (const table of ['customer_destination', 'customer_item', 'customer_unit_price', 'ar_balance'])
      expect(
        await count(sql`(SELECT DISTINCT customer_cd FROM ${sql.identifier(table)}) AS found`),
        table,
      ).toBe(25)
  })

  it('suppliers have mail addresses that belong to nobody, one has none, and nothing is sent by itself', async () => {
    expect(await count(sql`supplier WHERE email LIKE '%.example'`)).toBe(19)
    expect(await count(sql`supplier WHERE email = ''`)).toBe(1)
    expect(await count(sql`outbox WHERE kind = 'mail'`)).toBe(0)
  })

  it('orders of the last four weeks: from many customers, late ones and ones to come, answered and not', async () => {
    expect(await count(sql`receive_order`)).toBe(48)
    expect(await count(sql`(SELECT DISTINCT customer_cd FROM receive_order) AS found`)).toBeGreaterThan(20)
    expect(await count(sql`receive_order_line WHERE desired_dt < '2026-11-18'`)).toBeGreaterThan(5)
    expect(await count(sql`receive_order_line WHERE desired_dt > '2026-11-25'`)).toBeGreaterThan(20)
    expect(await count(sql`receive_order_line WHERE answer_dt IS NULL`)).toBeGreaterThan(20)
    expect(await count(sql`receive_order_line WHERE temp_price_flg`)).toBe(3)
  })

  it('orders to suppliers: late ones, ones to come, answered and not, some not issued; and what comes every week', async () => {
    expect(await count(sql`place_order WHERE order_dt >= '2026-10-28'`)).toBe(30)
    expect(
      await count(sql`place_order_line WHERE line_status = '1' AND due_dt = '2026-11-18'`),
    ).toBeGreaterThan(10)
    expect(await count(sql`place_order WHERE po_status = '0'`)).toBe(4)
    expect(await count(sql`(SELECT DISTINCT supplier_cd FROM place_order) AS found`)).toBeGreaterThan(10)
    expect(
      await count(sql`place_order_line WHERE line_status = '1' AND due_dt < '2026-11-18'`),
    ).toBeGreaterThan(5)
    expect(
      await count(sql`place_order_line WHERE line_status = '1' AND due_dt > '2026-11-18'`),
    ).toBeGreaterThan(5)
    expect(await count(sql`place_order_line WHERE answer_dt > due_dt`)).toBeGreaterThan(3)
  })

  it('20 suppliers and 8 carriers; what is bought has a supplier, a price, a lead time and an order policy', async () => {
    expect(await count(sql`supplier`)).toBe(20)
    expect(await count(sql`carrier`)).toBe(8)
    expect(await count(sql`carrier_fare`)).toBeGreaterThan(8)
    for (const table of ['unit_price', 'lead_time', 'place_order_master'])
      expect(
        await count(sql`item WHERE make_buy = '3' AND NOT EXISTS (SELECT FROM ${sql.identifier(table)} AS held
          WHERE held.company_cd = item.company_cd AND held.item_cd = item.item_cd)`),
        table,
      ).toBe(0)
    const methods = await ask(
      { order_method: z.string() },
      sql`SELECT DISTINCT order_method FROM place_order_master ORDER BY 1`,
    )
    expect(methods.map(({ order_method }) => order_method)).toEqual(['0', '1', '2', '3'])
  })

  it('12 facilities in 4 groups with set-up times, and 30 workers with qualifications', async () => {
    expect(await count(sql`facility`)).toBe(12)
    expect(await count(sql`facility_group`)).toBe(4)
    expect(await count(sql`(SELECT DISTINCT facility_group_cd FROM facility) AS used`)).toBe(4)
    expect(await count(sql`(SELECT DISTINCT facility_group_cd FROM setup_time) AS used`)).toBe(3)
    expect(await count(sql`worker`)).toBe(30)
    expect(await count(sql`(SELECT DISTINCT worker_cd FROM worker_qualification) AS held`)).toBe(30)
  })

  it('every made item has a routing, and every step of it a standard time and, inside, a machine', async () => {
    expect(
      await count(sql`item WHERE make_buy = '1' AND NOT EXISTS (SELECT FROM pbom_process AS process
      WHERE process.company_cd = item.company_cd AND process.item_cd = item.item_cd)`),
    ).toBe(0)
    expect(
      await count(sql`pbom_process AS process WHERE NOT EXISTS (SELECT FROM product_time AS time
      WHERE time.item_cd = process.item_cd AND time.operation_cd = process.operation_cd AND time.work_cd = process.work_cd)`),
    ).toBe(0)
    expect(
      await count(sql`pbom_process AS process JOIN operation USING (company_cd, factory_cd, operation_cd)
      WHERE operation_place = '1' AND NOT EXISTS (SELECT FROM facility_toc AS toc
        WHERE toc.item_cd = process.item_cd AND toc.work_cd = process.work_cd)`),
    ).toBe(0)
  })

  it('calendars of every use with their holidays for three years, locations and taxes', async () => {
    const uses = await ask(
      { calendar_use: z.string() },
      sql`SELECT DISTINCT calendar_use FROM calendar ORDER BY 1`,
    )
    expect(uses.map(({ calendar_use }) => calendar_use)).toEqual(['1', '2', '3', '4'])
    const years = await ask(
      { calendar_cd: z.string(), years: z.int() },
      sql`
      SELECT calendar_cd, count(DISTINCT extract(year FROM calendar_dt))::int AS years FROM calendar_day
      WHERE calendar_dt BETWEEN '2026-01-01' AND '2028-12-31' GROUP BY 1 ORDER BY 1`,
    )
    expect(years).toEqual(['CAR', 'CUS', 'FAC', 'SUP'].map((calendar_cd) => ({ calendar_cd, years: 3 })))
    expect(await count(sql`shift`)).toBeGreaterThan(1)
    expect(await count(sql`stock_location`)).toBeGreaterThan(15)
    expect(
      await count(sql`item WHERE NOT EXISTS (SELECT FROM item_factory AS kept
        WHERE kept.company_cd = item.company_cd AND kept.item_cd = item.item_cd AND kept.location_cd IS NOT NULL)`),
    ).toBe(0)
    const taxes = await ask({ tax_cd: z.string() }, sql`SELECT DISTINCT tax_cd FROM tax ORDER BY 1`)
    expect(taxes.map(({ tax_cd }) => tax_cd)).toEqual(['10', '11', '20', '30', '40'])
  })

  it('what suppliers have delivered, whole, in part and not yet, and what is owed for it', async () => {
    const due = sql`place_order_line WHERE coalesce(answer_dt, due_dt) < '2026-11-18' AND`
    expect(await count(sql`${due} line_status = '2'`)).toBeGreaterThan(3)
    expect(await count(sql`${due} line_status = '1' AND received_qty > 0`)).toBeGreaterThan(0)
    expect(await count(sql`${due} line_status = '1' AND received_qty = 0`)).toBeGreaterThan(0)
    expect(await count(sql`place_order_line WHERE purchased_qty <> received_qty`)).toBe(0)
    expect(await count(sql`purchase_line WHERE amount > 0`)).toBeGreaterThan(3)
  })

  it('stock that lies at the usual places of its items, in reserve behind them, or where it is worked on', async () => {
    const held = sql`stock_balance AS b JOIN item_factory AS f USING (company_cd, factory_cd, item_cd) WHERE b.qty > 0`
    expect(
      await count(sql`(SELECT DISTINCT b.item_cd FROM ${held} AND b.location_cd = f.location_cd) AS kept`),
    ).toBe(await count(sql`item WHERE stock_flg`))
    const behind = sql`SELECT FROM stock_location AS l WHERE l.company_cd = b.company_cd AND l.factory_cd = b.factory_cd
      AND l.location_cd = b.location_cd AND l.parent_cd = '999' AND l.bay_no <> '1'`
    const elsewhere = await ask(
      { location_cd: z.string() },
      sql`SELECT DISTINCT b.location_cd FROM ${held} AND b.location_cd <> f.location_cd AND NOT EXISTS (${behind}) ORDER BY 1`,
    )
    expect(
      await count(sql`(SELECT DISTINCT b.location_cd FROM ${held} AND EXISTS (${behind})) AS shelves`),
    ).toBeGreaterThan(10)
    expect(elsewhere.map(({ location_cd }) => location_cd)).toEqual(['WIP-ASM', 'WIP-CUT'])
    expect(await database.owner('read', (tx) => checkLedger(tx, product.registered))).toEqual([])
  })

  it('people who belong somewhere: departments, teams and employees', async () => {
    expect(await count(sql`employee`)).toBeGreaterThan(5)
    expect(await count(sql`employee WHERE department_cd IS NULL`)).toBe(0)
    expect(await count(sql`department WHERE organization_cd IS NULL`)).toBe(0)
  })
})

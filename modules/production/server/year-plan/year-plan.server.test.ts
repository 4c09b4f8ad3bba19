import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { editMonths } from '#modules/receive-order/contract/forecast/monthly-plan.ts'
import { decimal, minus, plus, written } from '#platform/contract/decimal.ts'
import { rows } from '#platform/server/database/database.ts'
import type { StatedColumns } from '#platform/server/database/stated-columns.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { forecastStage } from '#test/forecast-stage.ts'
import { outcome } from '#test/master-stage.ts'
import { orderStage, type OrderStage } from '#test/order-stage.ts'
import { editYearPlan, readYearLoad, readYearPlan } from '../../contract/year-plan/year-plan-calls.ts'

/** The business date of the demo company is in November 2026, its year begins in April. */
const current = '2026-11'

onPostgres((open) => {
  let stage: OrderStage
  let item = ''
  let customer = ''
  beforeAll(async () => {
    stage = await orderStage(await open(demo))
    // Sold to somebody, and from February on neither announced nor ordered.
    const [found] = await all(
      { item_cd: z.string(), customer_cd: z.string() },
      sql`SELECT i.item_cd, min(p.customer_cd) AS customer_cd FROM item i JOIN customer_unit_price p USING (company_cd, item_cd)
        WHERE i.company_cd = 'DEMO' AND i.make_buy = '1' AND i.abort_div = '0' AND i.unit_cd = 'PCS' AND NOT i.phantom_flg
          AND NOT EXISTS (SELECT FROM forecast_order f WHERE f.company_cd = 'DEMO' AND f.ship_item_cd = i.item_cd AND f.month > '2027-01')
          AND NOT EXISTS (SELECT FROM receive_order_line l WHERE l.company_cd = 'DEMO' AND l.ship_item_cd = i.item_cd AND l.desired_dt > '2027-01-15')
        GROUP BY i.item_cd ORDER BY 1 LIMIT 1`,
    )
    if (!found) throw new Error('Nobody buys what is made here')
    item = found.item_cd
    customer = found.customer_cd
  })
  const all = <T extends StatedColumns>(columns: T, statement: ReturnType<typeof sql>) =>
    stage.database.owner('read', (tx) => rows(tx, columns, statement))
  const rowOf = async (asked: { readonly year?: string; readonly part?: '0' | '1' | '2' } = {}) => {
    const answer = await stage.call(readYearPlan, {
      ...{ year: '', part: '0', item_from: item, item_to: item, item_type_cd: '', ...asked },
    })
    const [row] = answer.rows
    if (!row) throw new Error(`Nothing of ${item}`)
    return { ...answer, row }
  }
  const save = (cells: readonly (readonly [string, string, string, number])[]) =>
    outcome(
      stage.call(editYearPlan, {
        cells: cells.map(([item_cd, month, qty, update_cnt]) => ({ item_cd, month, qty, update_cnt })),
      }),
    )
  const salesOf = async (month: string) => {
    const { row } = await rowOf({ year: '2026' })
    return [row.sales[month], row.from[month]]
  }
  const plan = (month: string, order_sales_div: '1' | '2', qty: string) =>
    stage.call(editMonths, {
      ...{ customer_cd: customer, branch_no: '00', order_sales_div },
      cells: [{ item_cd: item, month, qty, update_cnt: -1 }],
    })

  /** An item of which 50 were made in October, 20 sold, and 3 came back. */
  const soldInOctober = async () => {
    const [found] = await all(
      { item_cd: z.string() },
      sql`SELECT a.item_cd FROM stock_availability a JOIN item i ON i.company_cd = a.company_cd AND i.item_cd = a.item_cd
        WHERE a.company_cd = 'DEMO' AND a.factory_cd = 'F01' AND a.ownership = '0' AND a.quality = '0' AND i.make_buy = '1'
          AND i.abort_div = '0' AND NOT i.phantom_flg ORDER BY 1 LIMIT 1`,
    )
    const item_cd = found?.item_cd ?? ''
    for (const [division, side, qty] of [
      ['040', 1, 50],
      ['500', -1, -20],
      ['520', 1, 3],
    ] as const)
      await stage.database.owner('write', (tx) =>
        tx.execute(sql`WITH made AS (INSERT INTO stock_ledger (company_cd, factory_cd, biz_dt, posted_at, stock_div, document_kind,
            document_no, line_no, item_cd, user_cd, request_id)
          VALUES ('DEMO', 'F01', '2026-10-15', now(), ${division}, 'TEST', ${division}, 1, ${item_cd}, 'admin', ${division}) RETURNING ledger_no)
          INSERT INTO stock_entry (company_cd, ledger_no, side, factory_cd, biz_dt, ours, location_cd, item_cd, lot_no, ownership, owner_cd,
            quality, process_no, qty, unit_cost, amount, variance, valued_qty)
          SELECT 'DEMO', made.ledger_no, ${side}, 'F01', '2026-10-15', true, 'W01', ${item_cd}, '', '0', '', '0', '', ${qty}, 0, 0, 0, 0 FROM made`),
      )
    await stage.database.owner('write', (tx) =>
      tx.execute(sql`UPDATE stock_availability SET qty = qty + 33 WHERE ctid = (SELECT ctid FROM stock_availability
        WHERE company_cd = 'DEMO' AND factory_cd = 'F01' AND item_cd = ${item_cd} AND ownership = '0' AND quality = '0' LIMIT 1)`),
    )
    return item_cd
  }

  it('a year has the twelve months from the company’s first one, a half six of them', async () => {
    const { year, months, current: now } = await rowOf()
    expect([year, months[0], months.at(-1), now]).toEqual(['2026', '2026-04', '2027-03', current])
    expect((await rowOf({ part: '2' })).months).toEqual(months.slice(6))
  })

  it('months that are over are as the ledger has them', async () => {
    const item_cd = await soldInOctober()
    const answer = await stage.call(readYearPlan, {
      ...{ year: '2026', part: '0', item_from: item_cd, item_to: item_cd, item_type_cd: '' },
    })
    const [row] = answer.rows
    const ledger = await all(
      { month: z.string(), stock: z.string(), sold: z.string() },
      sql`SELECT m.month, trim_scale(coalesce(sum(e.qty) FILTER (WHERE e.quality = '0' AND e.process_no = ''), 0))::text AS stock,
          trim_scale(coalesce(-sum(e.qty) FILTER (WHERE l.stock_div IN ('500', '507', '520')
            AND to_char(e.biz_dt, 'YYYY-MM') = m.month), 0))::text AS sold
        FROM unnest(ARRAY['2026-04', '2026-08', '2026-10']) AS m(month)
        LEFT JOIN stock_entry e ON e.company_cd = 'DEMO' AND e.factory_cd = 'F01' AND e.item_cd = ${item_cd} AND e.ours
          AND e.ownership = '0' AND e.owner_cd = '' AND to_char(e.biz_dt, 'YYYY-MM') <= m.month
        LEFT JOIN stock_ledger l ON l.company_cd = e.company_cd AND l.ledger_no = e.ledger_no
        GROUP BY m.month ORDER BY m.month`,
    )
    expect(ledger.map(({ month }) => [month, row?.stock[month], row?.sales[month]])).toEqual(
      ledger.map(({ month, stock, sold }) => [month, stock, sold]),
    )
    expect(row?.stock[current]).toBeUndefined()
    expect([row?.sales['2026-10'], row?.from['2026-10'], row?.made['2026-10']]).toEqual([
      '17',
      'actual',
      '50',
    ])
  })

  it('sales are the customers’ plan until orders are more, and what is announced in its place', async () => {
    expect(await salesOf('2027-02')).toEqual(['0', undefined])
    await plan('2027-02', '1', '300')
    expect(await salesOf('2027-02')).toEqual(['300', 'plan'])
    // What is to be sold goes before what is to be ordered.
    await plan('2027-02', '2', '280')
    expect(await salesOf('2027-02')).toEqual(['280', 'plan'])
    const due_dt = '2027-02-16'
    await stage.enter([{ item_cd: item, qty: '50' }], { customer_cd: customer, due_dt })
    expect(await salesOf('2027-02')).toEqual(['280', 'plan'])
    await stage.enter([{ item_cd: item, qty: '250' }], { customer_cd: customer, due_dt })
    expect(await salesOf('2027-02')).toEqual(['300', 'order'])
    const { announce } = await forecastStage(stage, customer, {
      ...{ forecast_backward_days: 30, forecast_forward_days: 30 },
    })
    await announce([[item, '2027-02-10', '420']])
    const [counted, from] = await salesOf('2027-02')
    const [open] = await all(
      { qty: z.string() },
      sql`SELECT trim_scale(sum(f.qty - f.consumed_qty - f.expired_qty))::text AS qty FROM forecast_order f
        WHERE f.company_cd = 'DEMO' AND f.ship_item_cd = ${item}`,
    )
    expect([counted, from]).toEqual([written(plus(decimal('300'), decimal(open?.qty ?? '0')), 0), 'forecast'])
  })

  it('what was typed is there, once, and nobody overwrites what they have not seen', async () => {
    expect(
      await save([
        [item, '2026-12', '200', -1],
        [item, '2027-01', '150', -1],
      ]),
    ).toBe('saved')
    const { row } = await rowOf()
    expect([row.plan, row.update_cnt]).toEqual([
      { '2026-12': '200', '2027-01': '150' },
      { '2026-12': 0, '2027-01': 0 },
    ])
    expect(await save([[item, '2026-12', '250', -1]])).toBe('STALE')
    expect(await save([[item, '2026-12', '250', 0]])).toBe('saved')
    expect(
      await save([
        [item, '2027-01', '999', 0],
        [item, '2026-12', '300', 0],
      ]),
    ).toBe('STALE')
    expect((await rowOf()).row.plan).toEqual({ '2026-12': '250', '2027-01': '150' })
  })

  it('only for what is made here, in pieces of its unit, once a month, and not for months that are over', async () => {
    const [bought] = await all(
      { item_cd: z.string() },
      sql`SELECT item_cd FROM item WHERE company_cd = 'DEMO' AND make_buy = '3' AND abort_div = '0' ORDER BY 1 LIMIT 1`,
    )
    expect(await save([[bought?.item_cd ?? '', '2027-01', '1', -1]])).toBe('BIZ_PLAN_BOUGHT')
    expect(await save([['NOBODY', '2027-01', '1', -1]])).toBe('V_NOT_IN_MASTER')
    expect(await save([[item, '2027-03', '1.5', -1]])).toBe('MST_UNIT_DECIMALS')
    expect(await save([[item, '2026-10', '1', -1]])).toBe('BIZ_YEAR_PLAN_PAST')
    expect(
      await save([
        [item, '2027-03', '1', -1],
        [item, '2027-03', '2', -1],
      ]),
    ).toBe('BIZ_YEAR_PLAN_TWICE')
  })

  it('the next year begins with what this one leaves', async () => {
    const { row, months } = await rowOf({ part: '2' })
    const open = months.filter((month) => month >= current)
    const before = decimal(row.stock['2026-10'] ?? '0')
    const left = open.reduce(
      (stock, month) => minus(plus(stock, decimal(row.plan[month] ?? '0')), decimal(row.sales[month] ?? '0')),
      before,
    )
    expect((await rowOf({ year: '2027' })).row.begin).toBe(written(left, 0))
    expect((await rowOf({ year: '2027' })).row.stock).toEqual({})
  })

  it('the load of the machines is that of all items, also of those that are not shown', async () => {
    const [other, ...more] = await all(
      { item_cd: z.string() },
      sql`SELECT DISTINCT i.item_cd FROM item i JOIN pbom_process p USING (company_cd, item_cd) WHERE i.company_cd = 'DEMO' AND p.factory_cd = 'F01'
        AND i.make_buy = '1' AND i.abort_div = '0' AND i.unit_cd = 'PCS' AND NOT i.phantom_flg AND i.item_cd <> ${item} AND p.supplier_cd IS NULL
        ORDER BY 1`,
    )
    const loadOf = (item_cd: string) =>
      stage.call(readYearLoad, {
        ...{ year: '2026', part: '0', item_from: item_cd, item_to: item_cd, item_type_cd: '' },
      })
    const others = async (month: string) => {
      const { groups } = await loadOf(item)
      return new Map(groups.map((one) => [one.facility_group_cd, one.others[month] ?? 0]))
    }
    const month = '2027-02'
    const before = await others(month)
    const planned = [other, ...more].map((one) => one?.item_cd ?? '').slice(0, 3)
    expect(await save(planned.map((item_cd) => [item_cd, month, '100', -1]))).toBe('saved')
    const wanted = new Map(before)
    for (const item_cd of planned)
      for (const { facility_group_cd: group, piece_minutes, setup_minutes } of (await loadOf(item_cd))
        .items[0]?.works ?? [])
        wanted.set(group, (wanted.get(group) ?? 0) + piece_minutes * 100 + setup_minutes)
    const after = await others(month)
    expect(after.size).toBeGreaterThan(0)
    for (const [group, minutes] of after) expect(minutes).toBeCloseTo(wanted.get(group) ?? 0)
    expect([...after.values()].reduce((one, more_) => one + more_, 0)).toBeGreaterThan(100)
    const { groups } = await loadOf(item)
    for (const { capacity } of groups) {
      expect(Object.keys(capacity).toSorted()).toEqual([
        '2026-11',
        '2026-12',
        '2027-01',
        '2027-02',
        '2027-03',
      ])
      expect(capacity[month]).toBeGreaterThan(0)
    }
  })

  it('without an item, what somebody wants or has planned is shown', async () => {
    const { rows: shown, more } = await stage.call(readYearPlan, {
      ...{ year: '', part: '0', item_from: '', item_to: '', item_type_cd: '' },
    })
    expect(more).toBe(false)
    expect(shown.map(({ item_cd }) => item_cd)).toContain(item)
    expect(shown.length).toBeGreaterThan(3)
  })
})

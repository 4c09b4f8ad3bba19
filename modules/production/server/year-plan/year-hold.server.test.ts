import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { planOfFactory } from '#modules/place-order/server/index.ts'
import { decimal, minus, plus, written } from '#platform/contract/decimal.ts'
import { rows } from '#platform/server/database/database.ts'
import { plannedOrdersOf } from '#planning/mrp/proposal.ts'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { orderStage, type OrderStage } from '#test/order-stage.ts'
import { planStale } from '../../contract/stale/stale-calls.ts'
import { editYearPlan, readYearPlan } from '../../contract/year-plan/year-plan-calls.ts'
import { runPlan } from '../run/run-plan.ts'

/** The business date lies in November 2026. */
onPostgres((open) => {
  let stage: OrderStage
  let item = ''
  const all = <T extends Parameters<typeof rows>[1]>(columns: T, statement: ReturnType<typeof sql>) =>
    stage.database.owner('read', (tx) => rows(tx, columns, statement))
  const save = (cells: Readonly<Record<string, string>>) =>
    inContext(stage.database, { company_cd: 'DEMO' }, (context) =>
      context.tx.execute(sql`DELETE FROM stock_plan WHERE item_cd = ${item}`),
    ).then(() =>
      stage.call(editYearPlan, {
        cells: Object.entries(cells).map(([month, qty]) => ({ item_cd: item, month, qty, update_cnt: -1 })),
      }),
    )
  /** What the requirements make of the item until a day. */
  const madeUntil = (last: string) =>
    inContext(stage.database, { company_cd: 'DEMO' }, async (context) => {
      const { state, snapshot } = await planOfFactory(context)
      const at = snapshot.items.findIndex(({ item_cd }) => item_cd === item)
      return [...plannedOrdersOf(state, at)]
        .filter(({ due }) => due <= last)
        .reduce((total, { quantity }) => total + quantity / 1000, 0)
    })
  const gridOf = async () => {
    const { rows: shown } = await stage.call(readYearPlan, {
      ...{ year: '2026', part: '0', item_from: item, item_to: item, item_type_cd: '' },
    })
    const [row] = shown
    if (!row) throw new Error('Nothing in the grid')
    return row
  }
  /** What the grid shows at the end of a month. */
  const stockAt = async (last: string) => {
    const row = await gridOf()
    return Number(
      written(
        Object.keys(row.sales)
          .filter((month) => '2026-11' <= month && month <= last)
          .reduce(
            (left, month) =>
              minus(plus(left, decimal(row.plan[month] ?? '0')), decimal(row.sales[month] ?? '0')),
            decimal(row.stock['2026-10'] ?? '0'),
          ),
      ),
    )
  }

  beforeAll(async () => {
    stage = await orderStage(await open(demo))
    const [found] = await all(
      { item_cd: z.string() },
      sql`SELECT i.item_cd FROM item AS i WHERE i.company_cd = 'DEMO' AND i.make_buy = '1' AND i.abort_div = '0' AND i.unit_cd = 'PCS'
        AND NOT i.phantom_flg AND NOT i.order_made_flg AND i.shippable_flg
        AND EXISTS (SELECT FROM pbom_process AS p WHERE p.company_cd = i.company_cd AND p.item_cd = i.item_cd)
        AND NOT EXISTS (SELECT FROM bom AS b WHERE b.company_cd = i.company_cd AND b.item_cd = i.item_cd)
        ORDER BY 1 LIMIT 1`,
    )
    item = found?.item_cd ?? ''
    await stage.database.owner('write', (tx) =>
      tx.execute(
        sql`UPDATE item SET lot_min = 0, lot_step = 0, lot_max = 0, safety_stock = 7, scrap_rate = 0, safety_lead_time = 0
          WHERE company_cd = 'DEMO' AND item_cd = ${item}`,
      ),
    )
    await stage.enter([{ item_cd: item, qty: '40' }], { due_dt: '2026-12-11' })
    await inContext(stage.database, { company_cd: 'DEMO' }, runPlan)
  })

  describe('What the year’s plan wants to be made', () => {
    it('is wanted so that the stock at the end of its month is that of the grid, orders of the month taken off', async () => {
      const before = await madeUntil('2026-12-31')
      const without = await stockAt('2026-12')
      await save({ '2026-12': String(Math.max(Math.ceil(-without), 0) + 500) })
      const held = await stockAt('2026-12')
      expect(held).toBeGreaterThan(7)
      const after = await madeUntil('2026-12-31')
      const [{ stock } = { stock: 0 }] = await all(
        { stock: z.number() },
        sql`SELECT coalesce(sum(qty), 0)::float8 AS stock FROM stock_availability WHERE company_cd = 'DEMO' AND factory_cd = 'F01'
          AND ownership = '0' AND quality = '0' AND item_cd = ${item}`,
      )
      expect(after).toBeGreaterThan(before)
      const sales =
        Number((await gridOf()).sales['2026-12'] ?? '0') + Number((await gridOf()).sales['2026-11'] ?? '0')
      expect(stock + after - sales).toBe(held)
    })

    it('is not wanted once more by an order of the same month', async () => {
      const before = await madeUntil('2026-12-31')
      await stage.enter([{ item_cd: item, qty: '60' }], { due_dt: '2026-12-14' })
      expect(await madeUntil('2026-12-31')).toBe(before)
    })

    it('is there for everybody in the next month', async () => {
      const before = await madeUntil('2027-02-28')
      await stage.enter([{ item_cd: item, qty: '100' }], { due_dt: '2027-01-20' })
      expect(await madeUntil('2027-02-28')).toBe(before)
    })

    it('is told above the plan as changed, and is what a plan is for', async () => {
      const { changes } = await stage.call(planStale, {})
      expect(changes.find(({ kind }) => kind === 'year-plan')).toMatchObject({
        words: '年間生販在計画1品目',
        link: expect.stringContaining('productionPlanStockYear'),
      })
      await inContext(stage.database, { company_cd: 'DEMO' }, runPlan)
      const purposes = await all(
        { kind: z.string(), no: z.string() },
        sql`SELECT u->>'kind' AS kind, u->>'no' AS no FROM production_plan AS p, jsonb_array_elements(p.purposes) AS u
          WHERE p.company_cd = 'DEMO' AND p.item_cd = ${item} AND u->>'kind' = 'year-plan'`,
      )
      expect(purposes).toContainEqual({ kind: 'year-plan', no: '2026-12' })
    })

    it('is nothing of what is made to order: that is planned for its orders', async () => {
      const before = await madeUntil('2027-02-28')
      await stage.database.owner('write', (tx) =>
        tx.execute(
          sql`UPDATE item SET order_made_flg = true WHERE company_cd = 'DEMO' AND item_cd = ${item}`,
        ),
      )
      const toOrder = await madeUntil('2027-02-28')
      expect(toOrder).toBeLessThan(before)
      await save({ '2026-12': '9000' })
      expect(await madeUntil('2027-02-28')).toBe(toOrder)
    })
  })
})

import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { expectedOf, expectedRows, supplyDemand } from '#modules/stock/server/index.ts'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { demo as demoContents } from '#test/demo.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import { makeWorkOrders } from './make-work-orders.ts'

const today = '2026-11-18'
const demo = { company_cd: 'DEMO' }

onPostgres((open) => {
  let database: Database
  beforeAll(async () => {
    database = await open(demoContents)
  })

  it('copies routing and parts of every item that is made, and stock hears what comes and what is drawn', async () => {
    const made = await inContext(database, demo, async ({ tx }) =>
      rows(
        tx,
        { item_cd: z.string() },
        sql`SELECT DISTINCT item_cd FROM pbom_process WHERE company_cd = 'DEMO' AND factory_cd = 'F01' ORDER BY 1`,
      ),
    )
    expect(made.length).toBeGreaterThan(10)
    const numbers = await inContext(database, demo, (context) =>
      inOneUnit(context, async () => {
        const orders = await makeWorkOrders(
          context,
          made.map(({ item_cd }) => ({ item_cd, qty: '24', start_dt: '2026-11-24', due_dt: '2026-12-01' })),
        )
        return () => orders.map(({ work_order_no }) => work_order_no.value)
      }),
    )
    expect(new Set(numbers).size).toBe(made.length)
    await inContext(database, demo, async (context) => {
      const copies = await rows(
        context.tx,
        { item_cd: z.string(), steps: z.int(), routed: z.int(), parts: z.int(), structured: z.int() },
        sql`SELECT h.item_cd, (SELECT count(*)::int FROM work_order_operation AS o WHERE o.company_cd = h.company_cd AND o.factory_cd = h.factory_cd
            AND o.work_order_no = h.work_order_no) AS steps,
          (SELECT count(*)::int FROM pbom_process AS p WHERE p.company_cd = h.company_cd AND p.factory_cd = h.factory_cd
            AND p.item_cd = h.item_cd) AS routed,
          (SELECT count(DISTINCT item_cd)::int FROM work_order_part AS o WHERE o.company_cd = h.company_cd AND o.factory_cd = h.factory_cd
            AND o.work_order_no = h.work_order_no) AS parts,
          (SELECT count(DISTINCT b.item_cd)::int FROM bom AS b JOIN item AS i ON i.company_cd = b.company_cd AND i.item_cd = b.item_cd
            WHERE b.company_cd = h.company_cd AND b.parent_item_cd = h.item_cd AND i.stock_flg AND NOT i.phantom_flg) AS structured
        FROM work_order AS h WHERE h.company_cd = 'DEMO' ORDER BY h.item_cd`,
      )
      expect(copies.filter(({ steps, routed }) => steps !== routed)).toEqual([])
      expect(copies.filter(({ parts, structured }) => parts < structured)).toEqual([])
      expect(copies.some(({ parts }) => parts > 0)).toBe(true)
    })
    const [first] = made
    const item_cd = first?.item_cd ?? ''
    const expected = await inContext(database, demo, (context) =>
      expectedOf(context, { items: [item_cd], today }),
    )
    expect(expected.get(item_cd)?.filter(({ counts }) => counts === 'production')).toMatchObject([
      { kind: '040', line: 0, qty: '24', date: '2026-12-01' },
    ])
    // Whoever asks when it comes is told when its last process ends; a plan goes by what it was made for.
    const known = await inContext(database, demo, async (context) => {
      await context.tx
        .execute(sql`UPDATE work_order_operation AS o SET end_at = '2026-12-20T23:00:00Z' FROM work_order AS h
        WHERE h.company_cd = 'DEMO' AND h.item_cd = ${item_cd} AND o.company_cd = h.company_cd AND o.factory_cd = h.factory_cd
          AND o.work_order_no = h.work_order_no`)
      const planned = await rows(
        context.tx,
        { date: z.string() },
        sql`SELECT date::text FROM (${expectedRows(context.registered(supplyDemand))}) AS e
          WHERE company_cd = 'DEMO' AND item_cd = ${item_cd} AND counts = 'production'`,
      )
      const told = await expectedOf(context, { items: [item_cd], today })
      return { planned, told: told.get(item_cd)?.filter(({ counts }) => counts === 'production') }
    })
    expect(known).toMatchObject({ planned: [{ date: '2026-12-01' }], told: [{ date: '2026-12-21' }] })
    const drawn = await inContext(database, demo, async (context) => {
      const parts = await rows(
        context.tx,
        { item_cd: z.string(), need: z.string() },
        sql`SELECT item_cd, sum(need_qty)::float8::text AS need FROM work_order_part WHERE company_cd = 'DEMO' GROUP BY 1 ORDER BY 1`,
      )
      const found = await expectedOf(context, { items: parts.map((part) => part.item_cd), today })
      return parts.map((part) => ({
        need: Number(part.need),
        expected: (found.get(part.item_cd) ?? [])
          .filter(({ kind, counts }) => kind === '040' && counts === 'demand')
          .reduce((sum, { qty }) => sum - Number(qty), 0),
      }))
    })
    for (const { need, expected: heard } of drawn) expect(heard).toBeCloseTo(need, 3)
  })
})

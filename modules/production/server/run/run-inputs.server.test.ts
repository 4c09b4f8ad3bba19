import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { rows } from '#platform/server/database/database.ts'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { orderStage, type OrderStage } from '#test/order-stage.ts'
import { readRunInputs, wordOfInputs, wordsOfPlans } from './run-inputs.ts'
import { runPlan } from './run-plan.ts'

onPostgres((open) => {
  let stage: OrderStage
  const run = () => inContext(stage.database, { company_cd: 'DEMO' }, runPlan)
  const lastHash = async () => {
    const [last] = await stage.database.owner('read', (tx) =>
      rows(
        tx,
        { inputs_hash: z.string() },
        sql`SELECT inputs_hash FROM plan_run WHERE company_cd = 'DEMO' ORDER BY run_no DESC LIMIT 1`,
      ),
    )
    return last?.inputs_hash
  }
  /** The word for the plan after a change that is taken back; how many rows it touched. */
  async function hashAfter(change: SQL): Promise<{ readonly hash: string; readonly touched: number }> {
    const back = new Error('Taken back')
    let answer: { readonly hash: string; readonly touched: number } | undefined
    try {
      await inContext(stage.database, { company_cd: 'DEMO' }, async (context) => {
        const touched = (await rows(context.tx, { one: z.int() }, sql`${change} RETURNING 1 AS one`)).length
        const word = wordOfInputs(await readRunInputs(context))
        answer = { hash: word + (await wordsOfPlans(context)).anew, touched }
        throw back
      })
    } catch (error) {
      if (error !== back) throw error
    }
    return answer ?? { hash: '', touched: 0 }
  }

  beforeAll(async () => {
    stage = await orderStage(await open(demo))
    await run()
  })

  describe('What a run has planned from', () => {
    it('is known by one word, which stays as long as nothing changes', async () => {
      const first = await lastHash()
      expect(first).toMatch(/^[0-9a-f]{64}$/)
      const { created, changed, removed, moved } = await run()
      expect({ created, changed, removed, moved }).toEqual({ created: 0, changed: 0, removed: 0, moved: 0 })
      expect(await lastHash()).toBe(first)
    })

    it.each([
      [
        'a holiday',
        sql`UPDATE calendar_day SET day_div = '2' WHERE day_div <> '2' AND calendar_dt > '2026-11-18'`,
      ],
      ['a shift', sql`UPDATE shift SET end_time = '16:45'`],
      [
        'a machine that is down',
        sql`UPDATE facility SET abort_div = '1' WHERE facility_cd = (SELECT min(facility_cd) FROM plan_operation
        WHERE facility_cd <> '')`,
      ],
      [
        'overtime of a day',
        sql`INSERT INTO facility_exception (company_cd, factory_cd, facility_cd, exception_dt, seq, exception_kind, start_time, end_time,
            create_user, update_user)
          SELECT company_cd, factory_cd, facility_cd, '2026-11-24', 77, '2', '17:00', '20:00', 'T', 'T' FROM facility WHERE facility_kind = '1'
          ORDER BY facility_cd LIMIT 1`,
      ],
      ['a subcontractor’s pick-up days', sql`UPDATE supplier SET pick_tue_flg = true WHERE subcontract_flg`],
      ['a worker who has left', sql`UPDATE worker SET abort_div = '1'`],
      ['a smallest lot', sql`UPDATE item SET lot_min = lot_min + 7, lot_max = 0 WHERE make_buy = '1'`],
      ['a standard time', sql`UPDATE product_time SET run_sec = run_sec + 1`],
      ['a routing', sql`UPDATE pbom_process SET yield_rate = 91`],
      ['a structure', sql`UPDATE bom SET need_qty = need_qty + 1`],
      ['an order', sql`UPDATE receive_order_line SET qty = qty + 1`],
      ['how far the plan looks', sql`UPDATE factory SET horizon_days = horizon_days + 30`],
      ['the business date', sql`UPDATE bizdate SET biz_dt = biz_dt + 1`],
      [
        'what goes first',
        sql`INSERT INTO plan_setting (company_cd, factory_cd, plan_aim, create_user, update_user) VALUES ('DEMO', 'F01', '2', 'T', 'T')`,
      ],
      [
        'an order that goes first',
        sql`INSERT INTO plan_urgent (company_cd, factory_cd, order_no, line_no, create_user, update_user)
          VALUES ('DEMO', 'F01', 'X', 1, 'T', 'T')`,
      ],
      ['a place', sql`UPDATE plan_operation SET start_at = start_at - interval '1 hour'`],
      ['a plan that is locked', sql`UPDATE production_plan SET locked_flg = true WHERE plan_status = '1'`],
      ['a plan that is gone', sql`DELETE FROM production_plan WHERE plan_status = '1'`],
    ])('is another word after %s', async (_, change) => {
      const { hash, touched } = await hashAfter(change)
      expect(touched).toBeGreaterThan(0)
      expect(hash).not.toBe(await lastHash())
    })

    it('is the same word after what no plan reads', async () => {
      const { hash, touched } = await hashAfter(sql`UPDATE customer SET customer_nm = 'T'`)
      expect(touched).toBeGreaterThan(0)
      expect(hash).toBe(await lastHash())
    })
  })
})

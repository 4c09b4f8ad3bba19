import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { checkFactory } from '#planning/checker/check-factory.ts'
import { keepPlaces } from '#planning/scheduling/keep-places.ts'
import { readShop } from '#modules/master/server/index.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import { dayAfter } from '#platform/contract/business-day.ts'
import { rows } from '#platform/server/database/database.ts'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { bytesSent } from '#test/bytes-sent.ts'
import { demo } from '#test/demo.ts'
import { orderStage, type OrderStage } from '#test/order-stage.ts'
import { rowsTouched } from '#test/rows-touched.ts'
import { longestDays } from './make-schedule.ts'
import { readRunInputs, wordsOfPlans } from './run-inputs.ts'
import { runPlan } from './run-plan.ts'
import { readShopToPlan } from './shop-snapshot.ts'

const place = { process: z.string(), place: z.string() }

onPostgres((open) => {
  let stage: OrderStage
  const run = (anew = false) =>
    inContext(stage.database, { company_cd: 'DEMO' }, (context) => runPlan(context, { anew }))
  const readPlaces = async () =>
    new Map(
      (
        await stage.database.owner('read', (tx) =>
          rows(
            tx,
            place,
            sql`SELECT plan_no || ' ' || process_no AS process, concat_ws(' ', facility_cd, worker_cd, start_at, end_at) AS place
              FROM plan_operation WHERE company_cd = 'DEMO' ORDER BY plan_no, process_no`,
          ),
        )
      ).map((one) => [one.process, one.place]),
    )
  const moved = (before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>) =>
    [...before].filter(([process, at]) => now.has(process) && now.get(process) !== at).length
  /** The plan as it is written, replayed: keeping it moves nothing, and the checker finds nothing. */
  const faults = () =>
    inContext(stage.database, { company_cd: 'DEMO' }, async (context) => {
      const from_dt = dayAfter(await businessDateOf(context), 1)
      const shop = await readShop(context, { from_dt, days: longestDays })
      const { snapshot, places } = await readShopToPlan(context, shop, from_dt)
      const kept = keepPlaces(snapshot, places, { mostDays: longestDays })
      if (!kept) throw new Error('The plan does not stand.')
      const elsewhere = kept.operations.filter(({ operation, start, end }) => {
        const at = places.get(operation)
        return at && (at.start !== start || at.end !== end)
      })
      return [...elsewhere, ...checkFactory({ ...snapshot, days: kept.days }, kept)]
    })
  const wantMore = () =>
    stage.database.owner('write', (tx) =>
      rows(
        tx,
        { order_no: z.string() },
        sql`UPDATE receive_order_line SET qty = qty + 30 WHERE (company_cd, order_no, line_no) IN (SELECT p.company_cd, p.demand_no, p.demand_line
            FROM production_plan AS p WHERE p.company_cd = 'DEMO' AND p.plan_status = '1' AND p.demand_no <> ''
            ORDER BY p.demand_no, p.demand_line LIMIT 1) RETURNING order_no`,
      ),
    )

  beforeAll(async () => {
    stage = await orderStage(await open(demo))
    await run(true)
  })

  describe('When one order changes', () => {
    it('the plan is made for it, and nearly everything else stays where it is', async () => {
      const before = await readPlaces()
      expect(await wantMore()).toHaveLength(1)
      const { created, changed } = await run()
      expect(created + changed).toBeGreaterThan(0)
      const now = await readPlaces()
      expect(moved(before, now)).toBeGreaterThan(0)
      expect(moved(before, now)).toBeLessThan(before.size / 10)
      expect(await faults()).toEqual([])
    })

    it('what stands is read once, also before the database has counted its rows', async () => {
      const { size } = await readPlaces()
      const touched = await inContext(stage.database, { company_cd: 'DEMO' }, async (context) => {
        const from_dt = dayAfter(await businessDateOf(context), 1)
        const shop = await readShop(context, { from_dt, days: longestDays })
        const inputs = await readRunInputs(context)
        return rowsTouched(context, async (counted) => {
          await wordsOfPlans(counted)
          await readShopToPlan(counted, shop, from_dt, inputs)
        })
      })
      expect(touched).toBeLessThan(size * 30)
    })

    it('what has not changed is not sent to the database again', async () => {
      const { size } = await readPlaces()
      expect(await wantMore()).toHaveLength(1)
      const sent = await inContext(stage.database, { company_cd: 'DEMO' }, (context) =>
        bytesSent(context, runPlan),
      )
      expect(sent / size).toBeLessThan(150)
    })

    it('another run finds nothing to do', async () => {
      const before = await readPlaces()
      expect(await run()).toMatchObject({ created: 0, changed: 0, removed: 0, moved: 0 })
      expect(await readPlaces()).toEqual(before)
    })

    it('everything is placed anew only when somebody asks for it, and once', async () => {
      const before = await readPlaces()
      await run(true)
      const now = await readPlaces()
      expect(moved(before, now)).toBeGreaterThan(before.size / 10)
      expect(await run(true)).toMatchObject({ moved: 0 })
      expect(await run()).toMatchObject({ moved: 0 })
      expect(await readPlaces()).toEqual(now)
    })

    it('what stands in the past on the next day, and what its machine cannot do any more, finds another place', async () => {
      await stage.database.owner('write', (tx) =>
        tx.execute(sql`UPDATE bizdate SET biz_dt = biz_dt + 1 WHERE company_cd = 'DEMO'`),
      )
      const before = await readPlaces()
      await run()
      expect(moved(before, await readPlaces())).toBeLessThan(before.size / 2)
      expect(await faults()).toEqual([])
    })
  })
})

import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { forecastFiles, forecastMatchings } from '#modules/receive-order/contract/forecast/forecast-import.ts'
import { orderFiles, trialPage } from '#modules/receive-order/contract/import/import-calls.ts'
import { orderMatchings } from '#modules/receive-order/contract/import/matching-calls.ts'
import type { ImportRecord } from '#modules/receive-order/contract/import/import-file.ts'
import { plainConverter } from '#platform/contract/matching/field-matching.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { rows } from '#platform/server/database/database.ts'
import { startWorker, type Worker } from '#platform/server/jobs/worker.ts'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { storedJob } from '#test/job-stage.ts'
import { outcome, speaker } from '#test/master-stage.ts'
import { csv, matching as ofOrders } from '#test/order-file.ts'
import { orderStage, type OrderStage } from '#test/order-stage.ts'
import { product } from '#test/product.ts'
import {
  addScenarioChange,
  adoptScenario,
  calculateScenarios,
  listScenarios,
} from '../../contract/scenario/scenario-calls.ts'
import { runPlan } from '../run/run-plan.ts'

const converter = plainConverter
const column = (field: 'item_cd' | 'received_dt', at: number) => ({
  ...{ field, source: { kind: 'column' as const, columns: [at] }, converter },
})
const fixed = (field: 'customer_cd' | 'period_kind', value: string) => ({
  ...{ field, source: { kind: 'fixed' as const, value }, converter },
})

/** What an item and its periods come to is announced in one row. */
const matching = {
  ...{ heading_rows: 1, width: 4, key: [], per_day: { from: 3, to: 4, date: 'yyyy/MM/dd' as const } },
  fields: [
    ...[fixed('customer_cd', 'C017'), column('item_cd', 1), column('received_dt', 2)],
    fixed('period_kind', '1'),
  ],
}
const heading = ['品番', '発行日', '2027/02/10', '2027/02/24']

onPostgres((open) => {
  let stage: OrderStage
  let worker: Worker
  let item = ''
  const count = async (statement: ReturnType<typeof sql>) => {
    const [found] = await stage.database.owner('read', (tx) => rows(tx, { count: z.int() }, statement))
    return found?.count ?? -1
  }
  const versions = () =>
    count(sql`SELECT count(*)::int AS count FROM forecast_version WHERE customer_cd = 'C017'`)
  const upload = (file_nm: string, first: string, second: string, on: string) =>
    stage.call(forecastFiles.upload, {
      ...{ file_nm, content: csv([[item, on, first, second]], heading), matching_cd: 'DAYS' },
    })
  const tryFile = ({ head: { import_no } }: ImportRecord) =>
    stage.call(addScenarioChange, { kind: 'file', import_no, scenario_no: '', scenario_nm: '' })
  const ended = async (job_no: string) => {
    for (;;) {
      const job = await storedJob(stage.database, job_no)
      if (job.state === 'done' || job.state === 'failed') return job
      await pause(50)
    }
  }
  const calculated = async (name: string) => {
    expect((await ended((await stage.call(calculateScenarios, {})).job_no)).state).toBe('done')
    const { list } = await stage.call(listScenarios, {})
    const found = list.find(({ scenario_nm }) => scenario_nm === name)
    if (!found) throw new Error(`No ${name}`)
    return found
  }
  const adopted = async ({ scenario_no, update_cnt }: { scenario_no: string; update_cnt: number }) => {
    const { job_no } = await stage.call(adoptScenario, { scenario_no, update_cnt })
    expect((await ended(job_no)).state).toBe('done')
  }

  beforeAll(async () => {
    stage = await orderStage(await open(demo))
    const [made] = await stage.database.owner('read', (tx) =>
      rows(
        tx,
        { item_cd: z.string() },
        sql`SELECT c.item_cd FROM customer_item AS c JOIN item AS i USING (company_cd, item_cd)
          WHERE c.company_cd = 'DEMO' AND c.customer_cd = 'C017' AND i.make_buy = '1'
            AND EXISTS (SELECT FROM bom AS b JOIN item AS part ON part.company_cd = b.company_cd AND part.item_cd = b.item_cd
              WHERE b.company_cd = i.company_cd AND b.parent_item_cd = i.item_cd)
          ORDER BY 1 LIMIT 1`,
      ),
    )
    item = made?.item_cd ?? ''
    await stage.call(forecastMatchings.save, {
      ...{ target: 'forecast', matching_cd: 'DAYS', assign_mode: '0', matching_nm: '日別内示', matching },
    })
    await inContext(stage.database, { company_cd: 'DEMO' }, runPlan)
    worker = startWorker({
      ...{ database: stage.database, composition: product, places: async () => [] },
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
      ...{ leaseMs: 60_000, pollMs: 50 },
    })
  })
  afterAll(() => worker.stop())

  describe('A file of a customer', () => {
    it('opens as a scenario that says who wants more, and imports nothing', async () => {
      expect(await stage.call(trialPage, {})).toEqual({
        ...{ path: '/production/productionPlanScenario', parameter: 'import_no' },
      })
      await tryFile(await upload('二月.csv', '3000', '2000', '2026/11/01'))
      const before = await versions()
      const found = await calculated('二月.csv')
      expect(found).toMatchObject({ state: '1', message: '', changes: [{ kind: 'file', name: '二月.csv' }] })
      expect(await versions()).toBe(before)
      const effects = found.figures?.effects
      expect(effects?.demands).toEqual([
        expect.objectContaining({ item_cd: item, before_qty: '0', qty: '5000' }),
      ])
      expect(effects?.demands[0]?.customer_nm).not.toBe('')
      // More is bought for it.
      const more = effects?.purchases.filter((one) => Number(one.qty) > Number(one.before_qty)) ?? []
      expect(more.length).toBeGreaterThan(0)
      expect(found.figures?.created).toBeGreaterThan(0)
    }, 120_000)

    it('is adopted only by who may import it: whoever else plans is told before', async () => {
      const found = await calculated('二月.csv')
      const say = speaker(stage.database, product)
      const asPlanner = (path: string, input: object) => {
        const route = product.routes.find((one) => one.endpoint.path === path)
        if (!route) throw new Error(`Nobody serves ${path}`)
        return say<OutputOf<typeof listScenarios>>(route, input, {
          permissions: ['production:yes', 'write:production'],
        })
      }
      const { list } = await asPlanner(listScenarios.path, {})
      expect(list.map(({ adopt }) => adopt)).toEqual([
        expect.objectContaining({
          code: 'BIZ_SCENARIO_RIGHT',
          msg: expect.stringContaining('内示・受注ファイル'),
        }),
      ])
      expect(found.adopt).toBe(true)
      const { scenario_no, update_cnt } = found
      expect(await outcome(asPlanner(adoptScenario.path, { scenario_no, update_cnt }))).toBe(
        'BIZ_SCENARIO_RIGHT',
      )
    }, 120_000)

    it('is imported by who adopts it, planned as it was tried, and what is to be ordered follows', async () => {
      const found = await calculated('二月.csv')
      const before = await versions()
      const proposing = sql`SELECT count(*)::int AS count FROM job WHERE name = 'placeorder.run-proposals' AND factory_cd = 'F01' AND state = 'done'`
      expect(await count(proposing)).toBe(0)
      await adopted(found)
      await expect.poll(() => count(proposing), { timeout: 60_000 }).toBe(1)
      expect(await versions()).toBe(before + 1)
      const [first] = found.changes
      const import_no = first?.kind === 'file' ? first.import_no : ''
      expect((await stage.call(forecastFiles.detail, { import_no })).head.import_status).toBe('2')
      const plans = sql`SELECT count(*)::int AS count FROM production_plan WHERE item_cd = ${item} AND plan_status = '1'`
      expect(await count(plans)).toBeGreaterThan(0)
      expect(
        await outcome(
          stage.call(addScenarioChange, { kind: 'file', import_no, scenario_no: '', scenario_nm: '' }),
        ),
      ).toBe('IMP_IMPORTED')
    }, 120_000)

    it('that wants less leaves stock over, in yen, and says of which item less is wanted', async () => {
      await tryFile(await upload('減少.csv', '100', '0', '2026/11/10'))
      const found = await calculated('減少.csv')
      const effects = found.figures?.effects
      expect(effects?.demands).toEqual([
        expect.objectContaining({ item_cd: item, before_qty: '5000', qty: '100' }),
      ])
      const less = effects?.purchases.filter((one) => Number(one.qty) < Number(one.before_qty)) ?? []
      expect(less.length).toBeGreaterThan(0)
      const excess = effects?.excess ?? []
      expect(excess.length).toBeGreaterThan(0)
      // Bought and made for the version that stands, not for the one that is tried.
      const [version] = await stage.database.owner('read', (tx) =>
        rows(
          tx,
          { version_no: z.int() },
          sql`SELECT version_no FROM forecast_version WHERE customer_cd = 'C017' AND month = '2027-02' ORDER BY 1 DESC LIMIT 1`,
        ),
      )
      for (const { before, value, because, forecasts } of excess) {
        expect(Number(value)).toBeGreaterThan(Number(before))
        expect(because).toEqual([item])
        expect(forecasts).toEqual([{ customer_nm: expect.any(String), month: '2027-02', ...version }])
      }
    }, 120_000)

    it('of orders is tried and adopted the same way: its orders are there, and planned', async () => {
      const [first] = stage.sold
      const matching_cd = 'ORDERS'
      await stage.call(orderMatchings.save, {
        ...{ target: 'order', matching_cd, assign_mode: '0', matching_nm: '受注', matching: ofOrders },
      })
      const content = csv([['TW-9', '1', first?.customer_item_cd ?? '', '700', '270217', '', '']])
      await tryFile(await stage.call(orderFiles.upload, { file_nm: '受注.csv', content, matching_cd }))
      const orders = sql`SELECT count(*)::int AS count FROM receive_order WHERE customer_po_no = 'TW-9'`
      const found = await calculated('受注.csv')
      expect(found).toMatchObject({ state: '1', message: '' })
      expect(found.figures?.effects?.demands).toContainEqual(
        expect.objectContaining({ item_cd: first?.item_cd }),
      )
      expect(await count(orders)).toBe(0)
      await adopted(found)
      expect(await count(orders)).toBe(1)
    }, 120_000)

    it('is refused while something in it is wrong', async () => {
      const wrong = await upload('誤り.csv', 'x', '1', '2026/11/12')
      expect(await outcome(tryFile(wrong))).toBe('IMP_ERRORS')
    })
  })
})

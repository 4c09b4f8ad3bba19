import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { dateMoved } from '#modules/system/server/index.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import { tokenOf } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { product } from '#test/product.ts'
import { runJob } from '#test/run-job.ts'
import { openSite, type Site } from '#test/site.ts'
import { bought, doneOrRefused, moved, stockStage, today, type StockStage } from '#test/stock-stage.ts'
import { planDueCounts } from '../../contract/due-counts.ts'
import { inventoryCycleMaster } from '../../contract/inventory-cycle.ts'
import { inventoryTime } from '../../contract/inventory-list.ts'
import {
  countLines,
  planDue,
  planInventory,
  saveCounts,
  saveReason,
  stepInventory,
  voidTags,
  type InventoryVerb,
} from '../../contract/inventory.ts'
import { planDueHandler } from './plan-due.ts'

/** What a count must not do, and what two people make sure of. */
onPostgres((open) => {
  let database: Database
  let site: Site
  let stage: StockStage
  let token: string
  beforeAll(async () => {
    database = await open()
    site = await openSite(database)
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    stage = await stockStage(database)
    token = await tokenOf(site, stage.company_cd)
    await stage.post([bought('M1', '10', '100'), bought('M2', '5', '40', 'W1-A')])
  })
  afterEach(() => stage.addsUp())

  const plan = (changes: object = {}) =>
    site.call(
      planInventory,
      { count_dt: today, location_cd: 'W1', inventory_div: '0', ...changes },
      { token },
    )
  const step = (inventory_no: string, verb: InventoryVerb) =>
    site.call(stepInventory, { inventory_no, verb }, { token })
  const read = async (inventory_no: string) => (await site.call(countLines, { inventory_no }, { token })).data
  const count = (inventory_no: string, lines: readonly object[], more: object = {}) =>
    site.call(saveCounts, { inventory_no, lines, ...more }, { token })
  const locked = async (changes: object = {}) => {
    const { inventory_no } = (await plan(changes)).data
    await step(inventory_no, 'start')
    expect((await step(inventory_no, 'lock')).data.status).toBe('2')
    return inventory_no
  }
  const asOther = (statement: 'counted_by' | 'second_by') =>
    stage.within(({ tx }) =>
      tx.execute(
        sql`UPDATE inventory_line SET ${sql.identifier(statement)} = 'OTHER' WHERE ${sql.identifier(statement)} <> ''`,
      ),
    )
  const both = [
    { line_no: 1, counted_qty: '9' },
    { line_no: 2, counted_qty: '5' },
  ]

  it('nothing uncountable and nothing in the past is planned', async () => {
    await stage.within(({ tx }) =>
      tx.execute(sql`UPDATE stock_location SET countable_flg = false WHERE location_cd = 'W2'`),
    )
    const nowhere = await plan({ location_cd: 'W2' })
    expect(nowhere.errors.map(({ path, code }) => [path, code])).toEqual([
      ['location_cd', 'BIZ_INVENTORY_UNCOUNTABLE'],
    ])
    const past = await plan({ count_dt: '2026-03-31' })
    expect(past.errors.map(({ path, code }) => [path, code])).toEqual([['count_dt', 'BIZ_INVENTORY_PAST']])
  })

  it('tags are numbered, and a count is not finished while one is missing', async () => {
    const inventory_no = await locked({ spare_tags: 3 })
    expect((await read(inventory_no)).missing_tags).toEqual([3, 4, 5])
    const found = { item_cd: 'M5', location_cd: 'W1', counted_qty: '2' }
    expect((await count(inventory_no, [{ ...found, tag_no: 9 }])).errors.map(({ code }) => code)).toEqual([
      'BIZ_INVENTORY_TAG',
    ])
    await count(inventory_no, [{ ...found, tag_no: 4 }])
    await count(inventory_no, [{ ...found, item_cd: 'M6' }])
    expect((await read(inventory_no)).lines.map(({ line_no, item_cd }) => `${line_no} ${item_cd}`)).toEqual([
      '1 M1',
      '4 M5',
      '6 M6',
      '2 M2',
    ])
    await count(inventory_no, both)
    const refused = await step(inventory_no, 'finish')
    expect([refused.code, refused.msg]).toEqual([
      'BIZ_INVENTORY_TAGS_MISSING',
      expect.stringContaining('3, 5'),
    ])
    const used = await site.call(voidTags, { inventory_no, tag_nos: [4] }, { token })
    expect(used.code).toBe('BIZ_INVENTORY_TAG')
    await site.call(voidTags, { inventory_no, tag_nos: [3, 5] }, { token })
    expect((await step(inventory_no, 'finish')).data.status).toBe('3')
  })

  it("a second person's figure stands beside the first, and both must agree", async () => {
    const inventory_no = await locked()
    await count(inventory_no, both)
    const alone = await count(inventory_no, [{ line_no: 1, counted_qty: '9' }], { second: true })
    expect(alone.errors.map(({ path, code }) => [path, code])).toEqual([
      ['lines.0.counted_qty', 'BIZ_INVENTORY_SECOND_PERSON'],
    ])
    await asOther('counted_by')
    await count(inventory_no, [{ line_no: 1, counted_qty: '10' }], { second: true })
    expect(
      (await read(inventory_no)).lines.map(({ counted_qty, second_qty }) => [counted_qty, second_qty]),
    ).toEqual([
      ['9', '10'],
      ['5', ''],
    ])
    expect((await step(inventory_no, 'finish')).code).toBe('BIZ_INVENTORY_DISAGREE')
    await count(inventory_no, [{ line_no: 1, counted_qty: '10', seen_qty: '9' }])
    expect((await step(inventory_no, 'finish')).data.status).toBe('3')
  })

  it('where differences are approved, it is by another person than who posts them', async () => {
    await stage.within(({ tx, session }) =>
      tx.execute(sql`INSERT INTO system_parameter (company_cd, parameter, value, create_user, update_user)
        VALUES (${session.company_cd}, 'count_approval', 'true', 'T', 'T')`),
    )
    const inventory_no = await locked()
    await count(inventory_no, both)
    await step(inventory_no, 'finish')
    const explain = () => site.call(saveReason, { inventory_no, line_nos: [1], reason_cd: '20' }, { token })
    await explain()
    expect((await step(inventory_no, 'adjust')).code).toBe('BIZ_INVENTORY_APPROVE_FIRST')
    await step(inventory_no, 'approve')
    expect((await step(inventory_no, 'adjust')).code).toBe('BIZ_INVENTORY_OTHER_PERSON')
    await explain()
    expect((await read(inventory_no)).approved_by).toBe('')
    await step(inventory_no, 'approve')
    await stage.within(({ tx }) => tx.execute(sql`UPDATE inventory SET approved_by = 'OTHER'`))
    expect((await step(inventory_no, 'adjust')).data).toMatchObject({ status: '4', adjusted: 1 })
  })

  it('without the parameter nobody approves', async () => {
    const inventory_no = await locked()
    await count(inventory_no, both)
    await step(inventory_no, 'finish')
    expect((await step(inventory_no, 'approve')).code).toBe('BIZ_INVENTORY_NOT_APPROVED')
  })

  it('only goods of a rank are counted where it is asked for, and the others go on moving', async () => {
    await stage.within(({ tx }) => tx.execute(sql`UPDATE item SET rank = 'A' WHERE item_cd = 'M2'`))
    const inventory_no = await locked({ item_rank: 'A' })
    expect((await read(inventory_no)).lines.map(({ item_cd }) => item_cd)).toEqual(['M2'])
    expect(await doneOrRefused(stage.post([moved('M2', '1', 'W1-A', 'W2')]), 20015)).toBe(false)
    await stage.post([moved('M1', '1', 'W1', 'W2')])
    const other = await count(inventory_no, [{ item_cd: 'M5', location_cd: 'W1', counted_qty: '1' }])
    expect(other.errors.map(({ code }) => code)).toEqual(['BIZ_INVENTORY_OTHER_TYPE'])
  })

  it('repeating plans come due by place, type and rank, each once in its time', async () => {
    const cycle = async (cycle_cd: string, changes: object) => {
      const record = {
        ...{
          cycle_cd,
          cycle_nm: cycle_cd,
          location_cd: 'W1',
          item_type_cd: '',
          item_rank: '-',
          inventory_div: '0',
        },
        ...{ start_dt: today, interval_days: 30, spare_tags: 2 },
        ...changes,
      }
      const saved = await site.call(
        inventoryCycleMaster.endpoints.doEdit,
        { assign_mode: '0', ...record },
        { token },
      )
      expect(saved.code).toBe(200)
    }
    await cycle('A', { item_rank: 'A', interval_days: 7 })
    await cycle('ALL', {})
    await cycle('LATER', { start_dt: '2026-05-01' })
    const due = async () => (await site.call(planDue, {}, { token })).data.planned.length
    expect(await due()).toBe(2)
    expect(await due()).toBe(0)
    await stage.within(({ tx, session }) =>
      tx.execute(sql`UPDATE bizdate SET biz_dt = '2026-04-08' WHERE company_cd = ${session.company_cd}`),
    )
    expect(await due()).toBe(1)
    const { data } = await site.call(inventoryTime.endpoints.getList, { sort: 'inventory_no' }, { token })
    expect(data.list.map((row) => [row.cycle_cd, row.item_rank, row.count_dt, row.status])).toEqual([
      ['A', 'A', today, '0'],
      ['ALL', '', today, '0'],
      ['A', 'A', '2026-04-08', '0'],
    ])
  })

  it('and without anybody when the business date moves on, by a job', async () => {
    const cycle = {
      ...{ cycle_cd: 'W', cycle_nm: '週次', location_cd: 'W1', item_type_cd: '', item_rank: '-' },
      ...{ inventory_div: '0', start_dt: '2026-04-03', interval_days: 7, spare_tags: 0, assign_mode: '0' },
    }
    await site.call(inventoryCycleMaster.endpoints.doEdit, cycle, { token })
    const counts = async () =>
      (await site.call(inventoryTime.endpoints.getList, { sort: 'inventory_no' }, { token })).data.list.map(
        ({ cycle_cd, count_dt }) => [cycle_cd, count_dt],
      )
    const { company_cd } = stage
    const moveTo = (biz_dt: string) =>
      stage.within(async (context) => {
        await context.tx.execute(
          sql`UPDATE bizdate SET biz_dt = ${biz_dt}::date WHERE company_cd = ${company_cd}`,
        )
        for (const listener of product.registered(dateMoved)) await listener(context)
      })
    const waiting = async () => {
      const found = await stage.within(({ tx }) =>
        rows(
          tx,
          { factory_cd: z.string() },
          sql`SELECT factory_cd FROM job WHERE company_cd = ${company_cd} AND name = ${planDueCounts.name} AND state = 'waiting'`,
        ),
      )
      return found.length
    }
    await moveTo('2026-04-02')
    expect(await waiting()).toBe(0)
    await moveTo('2026-04-04')
    expect(await waiting()).toBe(1)
    expect(await runJob(database, planDueHandler, { company_cd })).toEqual({ count: 1 })
    expect(await counts()).toEqual([['W', '2026-04-04']])
  })
})

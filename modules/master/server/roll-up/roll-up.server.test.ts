import { beforeAll, expect, it } from 'vitest'
import {
  compare,
  decimal,
  divided,
  minus,
  plus,
  times,
  written,
  type Decimal,
} from '#platform/contract/decimal.ts'
import type { Endpoint, OutputOf, SentInputOf } from '#platform/contract/endpoint.ts'
import type { HistoryEntry } from '#platform/contract/history.ts'
import { mastersChanged } from '#platform/contract/master-facts.ts'
import type { MasterRow } from '#platform/contract/master-record.ts'
import { inside } from '#platform/server/facts/listener.ts'
import { startWorker } from '#platform/server/jobs/worker.ts'
import type { Database } from '#platform/server/database/database.ts'
import { compose } from '#platform/server/module/compose.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { until } from '#test/job-stage.ts'
import { at, refused, speaker, type Caller, type Say } from '#test/master-stage.ts'
import { modulesOf, product } from '#test/product.ts'
import { bomMaster, pbomProcessMaster } from '../../contract/bom.ts'
import { itemMaster } from '../../contract/item.ts'
import { rollUpPreview, rollUpReasons, rollUpStart, structureCosts } from '../../contract/roll-up.ts'
import { itemStandardCostMaster } from '../../contract/stock-location.ts'

const from_dt = '2026-12-01'

const heard: unknown[] = []
const listening = compose([
  ...modulesOf(),
  { name: 'listening', listeners: [inside(mastersChanged, async (_, data) => void heard.push(data))] },
])

onPostgres((open) => {
  let say: Say
  let database: Database
  beforeAll(async () => {
    database = await open(demo)
    say = speaker(database, product)
  })

  function call<E extends Endpoint>(endpoint: E, input: SentInputOf<E>, caller?: Caller) {
    const route = product.routes.find((one) => one.endpoint.path === endpoint.path)
    if (!route) throw new Error(`Nobody serves ${endpoint.path}`)
    return say<OutputOf<E>>(route, input, caller)
  }
  const stored = (item_cd: string, day: string) =>
    say<MasterRow>(at(product.routes, itemStandardCostMaster, 'getDetail'), { item_cd, from_dt: day })

  it('over a structure every item bears what its reasons say, and the top the whole', async () => {
    const costs = await call(structureCosts, { item_cd: 'LG-15', from_dt })
    const reasons = await call(rollUpReasons, { item_cd: 'LG-15', from_dt })
    expect(costs.cost).toEqual(reasons.cost)
    const partsOf = (item_cd: string) => costs.items.find((one) => one.item_cd === item_cd)?.parts
    expect(partsOf('LG-15')).toEqual(reasons.parts.map(({ item_cd, qty, cost }) => ({ item_cd, qty, cost })))
    expect(partsOf('LG-15-A')?.length).toBeGreaterThan(1)
    // Everything is made at its standard: nothing has become dearer yet.
    expect(costs.items.map(({ since }) => since?.change)).toEqual(costs.items.map(() => '0'))
    expect(costs.items.find(({ item_cd }) => item_cd === 'LG-15')?.since?.from_dt).toBe('2026-04-01')
  })

  it('shows what the costs would be beside what they are, for all items or for one and what is made for it', async () => {
    const all = await call(rollUpPreview, { from_dt })
    expect(all.items).toBe(256)
    expect(all.list).toHaveLength(256)
    expect(all.list.every(({ old }) => old !== null)).toBe(true)
    expect(all.incomplete).toBe(0)
    const one = await call(rollUpPreview, { from_dt, item_cd: 'LG-15' })
    expect(one.items).toBe(8)
    const top = one.list.find(({ item_cd }) => item_cd === 'LG-15')
    expect(top).toEqual(all.list.find(({ item_cd }) => item_cd === 'LG-15'))
    expect(await refused(call(rollUpPreview, { from_dt, item_cd: 'NOWHERE' }))).toMatchObject({ code: 404 })
  })

  it('is what the demo company has begun with', async () => {
    expect(await call(rollUpPreview, { from_dt: '2026-11-18' })).toMatchObject({ changed: 0, incomplete: 0 })
    const { cost } = await call(rollUpReasons, { from_dt, item_cd: 'LG-15' })
    expect(await stored('LG-15', '2026-04-01')).toMatchObject({
      material_cost: cost.material,
      labour_cost: cost.labour,
      machine_cost: cost.machine,
      outside_cost: cost.outside,
    })
  })

  it('says where a cost comes from, so that it can be checked by hand', async () => {
    const { cost, parts, steps, lost } = await call(rollUpReasons, { from_dt, item_cd: 'LG-15-B1' })
    expect(parts.map(({ item_cd, qty }) => [item_cd, qty])).toEqual([['LG-15-B1K', '1']])
    expect(steps.map(({ work_cd, seconds }) => [work_cd, seconds])).toEqual([
      // 20 min over a lot of 20, and 1:30 each.
      ['TRN-10', '150'],
      ['HT-10', '0'],
      ['GRD-10', '135'],
    ])
    const machine = plus(decimal('175'), decimal('180'))
    const begun = plus(machine, decimal(parts[0]?.cost.machine ?? '0'))
    const ofGoodOnes = (value: Decimal) =>
      divided(times(value, decimal('100')), decimal('98.5'), 2, 'half-up')
    expect(compare(decimal(cost.machine), ofGoodOnes(begun))).toBe(0)
    expect(steps[1]?.cost.outside).toBe('120')
    expect(lost).toMatchObject({ scrap_rate: '1.5', cost: { outside: '1.83' } })
    expect(cost.outside).toBe('121.83')
    const blank = await call(rollUpReasons, { from_dt, item_cd: 'LG-15-B1K' })
    const [material] = blank.parts
    expect(material?.cost.material).toBe('196')
    expect(compare(times(decimal('980'), decimal(material?.qty ?? '0')), decimal('196'))).toBe(0)
  })

  it('takes the price and the yield that the routing gives a step outside, and the subcontractor it names', async () => {
    const [step] = (
      await say<{ list: MasterRow[] }>(at(product.routes, pbomProcessMaster, 'getList'), {
        item_cd: 'LG-15-B2',
        work_cd: 'PLT-10',
      })
    ).list
    expect(step).toMatchObject({ supplier_cd: 'S007', outside_price: '8500', price_base_qty: '100' })
    const reasons = () => call(rollUpReasons, { from_dt, item_cd: 'LG-15-B2' })
    const plating = async () =>
      (await reasons()).steps.find(({ work_cd }) => work_cd === 'PLT-10')?.cost.outside
    expect(await plating()).toBe('85')
    const before = await reasons()
    const edit = at(product.routes, pbomProcessMaster, 'doEdit')
    const changed = await say<MasterRow>(edit, {
      ...{ ...step, outside_price: '9000', yield_rate: '80', assign_mode: '1' },
    })
    expect(await plating()).toBe('90')
    const after = await reasons()
    const lost = (scrap_rate: string) => 100 - Number(scrap_rate)
    expect(lost(after.lost.scrap_rate)).toBeCloseTo(lost(before.lost.scrap_rate) * 0.8)
    expect(Number(after.cost.material)).toBeCloseTo(Number(before.cost.material) / 0.8, 1)
    await say(edit, { ...changed, outside_price: '8500', yield_rate: '100', assign_mode: '1' })
    expect(await reasons()).toEqual(before)
  })

  it('follows a changed structure up to every item that it goes into', async () => {
    const [line] = (
      await say<{ list: MasterRow[] }>(at(product.routes, bomMaster, 'getList'), {
        parent_item_cd: 'LG-15-B1K',
      })
    ).list
    const edit = at(product.routes, bomMaster, 'doEdit')
    await say(edit, { ...line, need_qty: '0.4', assign_mode: '1' })
    const { list, changed } = await call(rollUpPreview, { from_dt })
    expect(changed).toBe(4)
    const growth = list
      .slice(0, 4)
      .map(({ item_cd, old_total, new_total }) => [
        item_cd,
        written(minus(decimal(new_total), decimal(old_total)), 0),
      ])
    // The shaft is lost 1.5 times in a hundred.
    expect(Object.fromEntries(growth)).toEqual({
      'LG-15': '198.99',
      'LG-15-B': '198.99',
      'LG-15-B1': '198.99',
      'LG-15-B1K': '196',
    })
    // The structure shows the same: 前回差.
    const { items } = await call(structureCosts, { item_cd: 'LG-15', from_dt })
    const dearer = items.filter(({ since }) => since && since.change !== '0')
    expect(Object.fromEntries(dearer.map(({ item_cd, since }) => [item_cd, since?.change]))).toEqual(
      Object.fromEntries(growth),
    )
  })

  it('is written by a job from its day on, with its history, and a second run has nothing to do', async () => {
    const before = await stored('LG-15', '2026-04-01')
    const wanted = (await call(rollUpPreview, { from_dt })).list.find(({ item_cd }) => item_cd === 'LG-15')
    expect(await run()).toMatchObject({ items: 256, changed: 4, incomplete: 0 })
    expect(await stored('LG-15', from_dt)).toMatchObject({
      material_cost: wanted?.new.material,
      labour_cost: wanted?.new.labour,
      machine_cost: wanted?.new.machine,
      outside_cost: wanted?.new.outside,
    })
    expect(await stored('LG-15', '2026-04-01')).toEqual(before)
    const { list } = await say<{ list: HistoryEntry[] }>(
      at(product.routes, itemStandardCostMaster, 'getHistory'),
      { item_cd: 'LG-15', from_dt },
    )
    expect(list.map(({ action }) => action)).toEqual(['create'])
    // Told as if a person had saved them.
    expect(heard).toContainEqual({
      master: 'item_standard_cost',
      area: itemStandardCostMaster.area,
      keys: expect.arrayContaining([`LG-15 ${from_dt}`]),
    })
    heard.length = 0
    expect(await run()).toMatchObject({ changed: 0 })
    expect(heard).toEqual([])
  })

  it('what is bought has become dearer since the price that it was rolled up with, until it is rolled up again', async () => {
    const { parts } = await call(rollUpReasons, { from_dt, item_cd: 'LG-15-B1K' })
    const item_cd = parts[0]?.item_cd ?? ''
    const item = await say<MasterRow>(at(product.routes, itemMaster, 'getDetail'), { item_cd })
    const since = async () =>
      (await call(structureCosts, { item_cd: 'LG-15-B1K', from_dt })).items.find(
        (one) => one.item_cd === item_cd,
      )?.since
    expect(item).toMatchObject({ purchase_price: '980', purchase_price_base_qty: '1' })
    expect(await since()).toEqual({ from_dt: '2026-04-01', change: '0' })
    await say(at(product.routes, itemMaster, 'doEdit'), {
      ...item,
      purchase_price: '1000.5',
      assign_mode: '1',
    })
    expect(await since()).toEqual({ from_dt: '2026-04-01', change: '20.5' })
    await run()
    expect(await since()).toEqual({ from_dt, change: '0' })
    // Costs of an earlier day were rolled up with the earlier price.
    const before = await call(structureCosts, { item_cd: 'LG-15-B1K', from_dt: '2026-11-18' })
    expect(before.items.find((one) => one.item_cd === item_cd)?.since).toMatchObject({ change: '20.5' })
  })

  it('is started only by those who may write masters', async () => {
    const reading: Caller = { permissions: ['master:yes', 'cost:yes'] }
    expect(await refused(call(rollUpStart, { from_dt }, reading))).toMatchObject({ code: 403 })
    const blind: Caller = { permissions: ['master:yes', 'write:master'] }
    expect(await refused(call(rollUpPreview, { from_dt }, blind))).toMatchObject({ code: 403 })
    expect((await call(rollUpPreview, { from_dt }, reading)).items).toBe(256)
  })

  async function run() {
    const { job_no } = await call(rollUpStart, { from_dt })
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
    const worker = startWorker({
      database,
      composition: listening,
      places: () => Promise.resolve([]),
      log,
      pollMs: 50,
    })
    const done = await until(database, job_no, ({ state }) => state === 'done' || state === 'failed')
    await worker.stop()
    return done.result
  }
})

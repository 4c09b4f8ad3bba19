import { beforeAll, describe, expect, it } from 'vitest'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { at, refused, speaker, type Say } from '#test/master-stage.ts'
import { product } from '#test/product.ts'
import { pbomProcessMaster } from '../../contract/bom.ts'
import { itemMaster } from '../../contract/item.ts'
import { copyRouting, reorderSteps, routing } from '../../contract/routing.ts'

onPostgres((open) => {
  let say: Say

  beforeAll(async () => {
    const database = await open(demo)
    say = speaker(database, product)
  })

  const routeOf = (endpoint: object) => {
    const found = product.routes.find((route) => route.endpoint === endpoint)
    if (!found) throw new Error('No such route')
    return found
  }
  const read = (item_cd: string) =>
    say<OutputOf<typeof routing>>(routeOf(routing), { item_cd, on_dt: '2026-11-18' })
  const reorder = (order: readonly number[], seen: readonly object[]) =>
    say(routeOf(reorderSteps), { item_cd: 'LG-15', from_dt: '2026-04-01', order, seen })

  describe('a routing is copied from a similar item', () => {
    const copy = (from_item_cd: string, item_cd: string, from_dt = '2026-04-01') =>
      say<OutputOf<typeof copyRouting>>(routeOf(copyRouting), { from_item_cd, item_cd, from_dt })
    const made = (item_cd: string) =>
      say(at(product.routes, itemMaster, 'doEdit'), {
        ...{ item_cd, item_nm: '試作シャフト', item_type_cd: 'PARTMADE', unit_cd: 'PCS', make_buy: '1' },
        ...{ tax_cd: '10', assign_mode: '0', update_cnt: 0 },
      })

    it('with its prices outside, times and machines, each with its history; its parts stay to be assigned', async () => {
      await made('TRY-1')
      expect(await copy('CL-20-B2', 'TRY-1')).toEqual({ steps: 2, times: 2, facilities: 3 })
      const [own, other] = [await read('TRY-1'), await read('CL-20-B2')]
      expect(own.steps).toEqual(other.steps)
      expect(own.parts).toEqual([])
      const key = { item_cd: 'TRY-1', from_dt: '2026-04-01', process_no: 20 }
      expect(await say(at(product.routes, pbomProcessMaster, 'getDetail'), key)).toMatchObject({
        ...{ supplier_cd: 'S007', outside_price: '8500', price_base_qty: '100' },
      })
      const { list } = await say<{ list: { action: string }[] }>(
        at(product.routes, pbomProcessMaster, 'getHistory'),
        key,
      )
      expect(list.map(({ action }) => action)).toEqual(['create'])
    })

    it('once for a day, from another item, which has one', async () => {
      const field = async (copied: Promise<unknown>) => (await refused(copied)).fields[0]
      expect(await field(copy('CL-20-B2', 'TRY-1'))).toMatchObject({
        path: 'from_dt',
        code: 'MST_COPY_THERE',
      })
      expect(await field(copy('TRY-1', 'TRY-1'))).toMatchObject({
        path: 'from_item_cd',
        code: 'MST_COPY_SELF',
      })
      await made('TRY-2')
      expect(await field(copy('BRG-6001', 'TRY-2'))).toMatchObject({ code: 'MST_COPY_NOTHING' })
      expect(await field(copy('CL-20-B2', 'TRY-2', '2026-03-31'))).toMatchObject({ code: 'MST_COPY_NOTHING' })
    })
  })

  it('a routing is its steps in order with times, machines and parts, and what no step takes', async () => {
    const found = await read('LG-15')
    expect(found).toMatchObject({
      item_nm: 'リニアガイドユニット 15',
      from_dt: '2026-04-01',
      versions: ['2026-04-01'],
    })
    expect(found.steps.map(({ process_no, work_nm }) => `${process_no} ${work_nm}`)).toEqual([
      '10 本組立',
      '20 調整',
      '30 完成検査',
    ])
    expect(found.steps[0]).toMatchObject({
      operation_nm: '組立',
      in_location_nm: '組立仕掛',
      setup_seconds: '0',
      piece_seconds: '270',
      facilities: 2,
    })
    expect(found.parts.map(({ process_no, part_item_cd }) => `${process_no} ${part_item_cd}`)).toEqual([
      '10 LG-15-A',
      '10 LG-15-B',
      '20 BLT-M4',
      '30 NPL-01',
    ])
    expect(found.unassigned).toEqual([
      { item_cd: 'BOX-S', item_nm: '段ボール箱 小', unit_nm: '枚', qty: '1' },
    ])
  })

  it('a step outside says who does it, for how long and how much; without its own price that of the work', async () => {
    const [, outside] = (await read('CL-20-B2')).steps
    expect(outside).toMatchObject({
      supplier_nm: '弥富メッキ工業株式会社',
      outside_days: 4,
      outside_price: '85',
    })
    const [inHouse] = (await read('LG-15')).steps
    expect(inHouse).toMatchObject({ supplier_nm: '', outside_price: '', yield_rate: '100' })
  })

  it('an item without a routing has none, and an unknown one is not found', async () => {
    expect(await read('NPL-01')).toMatchObject({ steps: [], versions: [], from_dt: '2026-11-18' })
    expect(await refused(read('GONE'))).toMatchObject({ code: 404 })
  })

  it('steps change places with their parts, once for each who has seen them', async () => {
    const { steps } = await read('LG-15')
    const seen = steps.map(({ process_no, update_cnt }) => ({ process_no, update_cnt }))
    await reorder([20, 10, 30], seen)
    const after = await read('LG-15')
    expect(after.steps.map(({ process_no, work_cd }) => `${process_no} ${work_cd}`)).toEqual([
      '10 ASM-20',
      '20 ASM-10',
      '30 INS-10',
    ])
    expect(after.parts.find(({ part_item_cd }) => part_item_cd === 'BLT-M4')?.process_no).toBe(10)
    expect(await refused(reorder([20, 10, 30], seen))).toMatchObject({ code: 'STALE' })
  })

  describe('a step puts its goods', () => {
    const put = (process_no: number, in_location_cd: string) =>
      say(at(product.routes, pbomProcessMaster, 'doEdit'), {
        ...{ assign_mode: '0', update_cnt: 0, item_cd: 'LG-20', from_dt: '2026-04-01', process_no },
        ...{ operation_cd: 'ASM', work_cd: 'ASM-10', out_location_cd: 'MAT', in_location_cd },
      })

    it('where its operation has its place', async () => {
      const { fields } = await refused(put(15, '999-A1'))
      expect(fields[0]).toMatchObject({ path: 'in_location_cd', code: 'MST_LOCATION_OF_OPERATION' })
      await put(15, 'WIP-ASM')
    })

    it('anywhere when it is the last one', async () => {
      expect(await put(90, '999-A1')).toMatchObject({ in_location_cd: '999-A1' })
    })
  })
})

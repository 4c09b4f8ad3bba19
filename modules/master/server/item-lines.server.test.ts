import { beforeAll, expect, it } from 'vitest'
import type { FoundInside, MasterInside } from '#platform/contract/master-inside.ts'
import type { MasterRow } from '#platform/contract/master-record.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { at, refused, speaker, type Say } from '#test/master-stage.ts'
import { product } from '#test/product.ts'
import { partsOfItem, stepsOfItem } from '../contract/item-lines.ts'
import { itemMaster } from '../contract/item.ts'

/** Lines of an item that are typed, or pasted from Excel, and saved at once. */
onPostgres((open) => {
  let say: Say
  beforeAll(async () => {
    const database = await open(demo)
    say = speaker(database, product)
  })

  const ask = <T>(endpoint: object, input: object) => {
    const found = product.routes.find((route) => route.endpoint === endpoint)
    if (!found) throw new Error('No such route')
    return say<T>(found, input)
  }
  const item = (item_cd: string) => say<MasterRow>(at(product.routes, itemMaster, 'getDetail'), { item_cd })
  const linesOf = async ({ endpoints }: MasterInside, name: string, item_cd: string) =>
    (await ask<FoundInside>(endpoints.getInside, { item_cd }))[name]?.list ?? []
  const part = (seq: number, item_cd: string, more: object = {}) => ({
    ...{ parent_item_cd: 'TRY-9', seq, from_dt: '2026-12-01', item_cd, base_qty: '1', need_qty: '2' },
    ...{
      scrap_rate: '0',
      qty_div: '0',
      supply_div: '1',
      shippable_flg: false,
      assign_mode: '0',
      update_cnt: 0,
    },
    ...more,
  })
  const save = async (rows: readonly object[], removed: readonly object[] = [], seen?: MasterRow) =>
    ask(partsOfItem.endpoints.doEditInside, {
      record: { ...(seen ?? (await item('TRY-9'))), assign_mode: '1' },
      rows: { bom: rows },
      removed: { bom: removed },
    })
  beforeAll(() =>
    say(at(product.routes, itemMaster, 'doEdit'), {
      ...{
        item_cd: 'TRY-9',
        item_nm: '試作ユニット',
        item_type_cd: 'PRODUCT',
        unit_cd: 'PCS',
        make_buy: '1',
      },
      ...{ tax_cd: '10', assign_mode: '0', update_cnt: 0 },
    }),
  )

  it('ten parts are saved at once, with change number, lot quantity and a part twice, and read again', async () => {
    const codes = [
      'BRG-6001',
      'BRG-6002',
      'BLT-M4',
      'BLT-M5',
      'PIN-04',
      'PIN-06',
      'SEAL-15',
      'GRS-02',
      'NPL-01',
      'BLT-M4',
    ]
    await save(
      codes.map((code, at) =>
        part((at + 1) * 10, code, { change_no: 'ECN-7', qty_div: at === 7 ? '1' : '0' }),
      ),
    )
    const stored = await linesOf(partsOfItem, 'bom', 'TRY-9')
    expect(stored.map(({ item_cd }) => item_cd)).toEqual(codes)
    expect(stored[7]).toMatchObject({ change_no: 'ECN-7', qty_div: '1', from_dt: '2026-12-01' })
  })

  it('one wrong line refuses all of them, and is told at its cell', async () => {
    const before = await linesOf(partsOfItem, 'bom', 'TRY-9')
    const refusal = await refused(save([part(110, 'SNS-01'), part(120, 'TRY-9'), part(130, 'GONE')]))
    expect(refusal.fields.map(({ path }) => path)).toContain('rows.bom.1.item_cd')
    const other = await refused(save([part(110, 'SNS-01'), part(130, 'GONE')]))
    expect(other.fields).toMatchObject([{ path: 'rows.bom.1.item_cd' }])
    expect(await linesOf(partsOfItem, 'bom', 'TRY-9')).toEqual(before)
  })

  it('lines that are taken out are abolished; who has seen the old ones is refused', async () => {
    const seen = await item('TRY-9')
    const [first] = await linesOf(partsOfItem, 'bom', 'TRY-9')
    if (!first) throw new Error('No lines')
    const { parent_item_cd, seq, from_dt, update_cnt } = first as typeof first & { seq: number }
    await save([], [{ parent_item_cd, seq, from_dt, update_cnt, abort_div: '2' }])
    expect(await linesOf(partsOfItem, 'bom', 'TRY-9')).toHaveLength(9)
    expect(await refused(save([part(140, 'SNS-01')], [], seen))).toMatchObject({ code: 'STALE' })
  })

  it('a routing is entered the same way', async () => {
    const [model] = await linesOf(stepsOfItem, 'pbom_process', 'LG-15-A1')
    if (!model) throw new Error('LG-15-A1 has no steps')
    const step = (process_no: number) => ({
      ...{ ...model, item_cd: 'TRY-9', from_dt: '2026-12-01', process_no, assign_mode: '0', update_cnt: 0 },
    })
    await ask(stepsOfItem.endpoints.doEditInside, {
      record: { ...(await item('TRY-9')), assign_mode: '1' },
      rows: { pbom_process: [step(10), step(20)] },
      removed: {},
    })
    const stored = await linesOf(stepsOfItem, 'pbom_process', 'TRY-9')
    expect(stored.map(({ process_no, work_cd }) => [process_no, work_cd])).toEqual([
      [10, model['work_cd']],
      [20, model['work_cd']],
    ])
  })
})

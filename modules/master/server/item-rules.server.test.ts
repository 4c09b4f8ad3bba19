import { beforeAll, describe, expect, it } from 'vitest'
import type { AnyMaster } from '#platform/contract/master.ts'
import type { MasterRow } from '#platform/contract/master-record.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { at, refused, speaker, type Say } from '#test/master-stage.ts'
import { product } from '#test/product.ts'
import { bomOutputMaster } from '../contract/bom-output.ts'
import { bomMaster, pbomPartMaster } from '../contract/bom.ts'
import { facilityTocMaster, productTimeMaster } from '../contract/constraint.ts'
import { customerMaster } from '../contract/customer.ts'
import { insideOf } from '../contract/inside.ts'
import { itemMaster } from '../contract/item.ts'
import { operationMaster, workMaster } from '../contract/operation.ts'
import { customerItemMaster, customerUnitPriceMaster, unitPriceMaster } from '../contract/price.ts'
import { placeOrderMaster } from '../contract/purchasing.ts'
import { workerMaster } from '../contract/worker.ts'

onPostgres((open) => {
  let say: Say
  beforeAll(async () => {
    const database = await open(demo)
    say = speaker(database, product)
  })

  const stored = (master: AnyMaster, key: object) =>
    say<MasterRow>(at(product.routes, master, 'getDetail'), key)
  const first = async (master: AnyMaster, asked: object = {}) => {
    const { list } = await say<{ list: MasterRow[] }>(at(product.routes, master, 'getList'), {
      size: 1,
      ...asked,
    })
    if (!list[0]) throw new Error(`No record of ${master.name}`)
    return list[0]
  }
  const save = (master: AnyMaster, record: object, changes: object) =>
    say<MasterRow>(at(product.routes, master, 'doEdit'), { ...record, ...changes, assign_mode: '1' })
  const wrongOf = async (master: AnyMaster, record: object, changes: object) =>
    (await refused(save(master, record, changes)))?.fields

  describe('a quantity of an item has no more decimals than its unit', () => {
    const counted: readonly (readonly [AnyMaster, object, string])[] = [
      [itemMaster, { item_cd: 'LG-15' }, 'safety_stock'],
      [bomMaster, { parent_item_cd: 'LG-15', item_cd: 'LG-15-A' }, 'need_qty'],
      [bomOutputMaster, { item_cd: 'LG-15-A2' }, 'output_qty'],
      [pbomPartMaster, { part_item_cd: 'BLT-M4' }, 'usage_qty'],
      [customerItemMaster, { item_cd: 'LG-15' }, 'pack_qty'],
      [customerUnitPriceMaster, { item_cd: 'LG-15' }, 'qty_limit'],
      [unitPriceMaster, { item_cd: 'MTR-50' }, 'qty_limit'],
      [placeOrderMaster, { item_cd: 'MTR-50' }, 'lot'],
      [productTimeMaster, { item_cd: 'LG-15' }, 'base_qty'],
      [facilityTocMaster, { item_cd: 'LG-15' }, 'lot_max'],
    ]
    it.each(counted.map(([{ name }, asked, field], at) => ({ name, asked, field, at })))(
      'in $name',
      async ({ at: place, asked, field }) => {
        const [master] = counted[place] ?? []
        if (!master) throw new Error('No such master')
        const changes = {
          [field]: '1.5',
          assign_mode: master.key.includes(field) ? '0' : '1',
        }
        const sent = { ...(await first(master, asked)), ...changes }
        expect((await refused(say(at(product.routes, master, 'doEdit'), sent)))?.fields).toMatchObject([
          { path: field, code: 'MST_UNIT_DECIMALS' },
        ])
      },
    )

    it('but metres may be cut', async () => {
      const bar = await first(bomMaster, { item_cd: 'MAT-S45C-30' })
      expect(await save(bomMaster, bar, { need_qty: '0.12' })).toMatchObject({ need_qty: '0.12' })
    })
  })

  describe('the rules of lots agree with one another', () => {
    it.each([
      [{ lot_min: '10', lot_step: '5', lot_max: '9' }, 'lot_max', 'MST_MAX_BELOW_MIN'],
      [{ lot_min: '10', lot_step: '5', lot_max: '32' }, 'lot_max', 'MST_LOT_STEPS'],
      [{ stock_flg: false }, 'lot_control', 'MST_LOT_WITHOUT_STOCK'],
      [{ phantom_flg: true, make_buy: '3' }, 'phantom_flg', 'MST_PHANTOM_MADE'],
      [{ successor_item_cd: 'LG-15' }, 'successor_item_cd', 'MST_SUCCESSOR_SELF'],
      [{ sales_unit_qty: '12' }, 'sales_unit_cd', 'MST_TRADE_UNIT'],
    ])('%j is refused', async (changes, path, code) => {
      const item = await stored(itemMaster, { item_cd: 'LG-15' })
      expect(await wrongOf(itemMaster, item, changes)).toMatchObject([{ path, code }])
    })

    it.each([
      [{ lot: '10', lot_max: '25' }, 'MST_ORDER_LOTS'],
      [{ lot: '0', lot_max: '99', order_method: '1', fixed_qty: '100' }, 'MST_FIXED_ABOVE_LARGEST'],
    ])('%j is refused of a supplier’s lots', async (changes, code) => {
      const ordering = await first(placeOrderMaster, { item_cd: 'MTR-50' })
      expect(await wrongOf(placeOrderMaster, ordering, changes)).toMatchObject([{ path: 'lot_max', code }])
      expect(await save(placeOrderMaster, ordering, { ...changes, lot_max: '100' })).toMatchObject({
        lot_max: '100',
      })
    })

    it('serial numbers count pieces', async () => {
      const bar = await stored(itemMaster, { item_cd: 'MAT-S45C-30' })
      const made = (changes: object) =>
        say<MasterRow>(at(product.routes, itemMaster, 'doEdit'), {
          ...{ ...bar, item_cd: 'MAT-NEW', lot_control: '2', assign_mode: '0' },
          ...changes,
        })
      expect((await refused(made({})))?.fields).toMatchObject([
        { path: 'lot_control', code: 'MST_SERIAL_UNIT' },
      ])
      expect(await made({ unit_cd: 'PCS' })).toMatchObject({ lot_control: '2' })
    })

    it('smallest lot, whole steps, and what is bought by the box are kept', async () => {
      const item = await stored(itemMaster, { item_cd: 'BLT-M4' })
      const changes = {
        ...{ lot_min: '10', lot_step: '5', lot_max: '30' },
        ...{ purchase_unit_cd: 'KG', purchase_unit_qty: '412.5', shelf_life_days: 90, inspection_flg: true },
        ...{ maker_nm: '濃尾ねじ', maker_item_no: 'CB-4-12', successor_item_cd: 'BLT-M5', drawing_rev: 'B' },
      }
      expect(await save(itemMaster, item, changes)).toMatchObject({
        ...changes,
        successor_item_cd_nm: '六角穴付ボルト M5×16',
      })
    })
  })

  describe('what leaves when a product is sold', () => {
    const line = (parent_item_cd: string, seq: number, item_cd: string) =>
      say<MasterRow>(at(product.routes, bomMaster, 'doEdit'), {
        ...{ parent_item_cd, seq, item_cd, from_dt: '2026-04-01', need_qty: '1' },
        ...{ shippable_flg: true, assign_mode: '0', update_cnt: 0 },
      })
    const refusal = async (made: Promise<unknown>) => (await refused(made))?.fields[0]

    it('is one part of a BOM (20114), another item (20115), and in stock (20116)', async () => {
      await line('CL-15', 910, 'CL-20')
      expect(await refusal(line('CL-15', 920, 'CL-25'))).toMatchObject({ path: 'shippable_flg', code: 20114 })
      expect(await refusal(line('CL-30', 910, 'CL-30'))).toMatchObject({ path: 'item_cd', code: 20115 })
      const item = await stored(itemMaster, { item_cd: 'NPL-01' })
      await say(at(product.routes, itemMaster, 'doEdit'), {
        ...{ ...item, item_cd: 'NPL-99', stock_flg: false, assign_mode: '0' },
      })
      expect(await refusal(line('CL-30', 910, 'NPL-99'))).toMatchObject({ code: 20116 })
    })

    it('is said on one level only (20117)', async () => {
      expect(await refusal(line('CH-30', 910, 'CL-15'))).toMatchObject({ path: 'shippable_flg', code: 20117 })
    })
  })

  it('an operation keeps at least one work, and is not saved without one', async () => {
    const saw = await stored(workMaster, { work_cd: 'CUT-10' })
    const away = save(workMaster, saw, { operation_cd: 'TRN' })
    expect((await refused(away))?.fields).toMatchObject([
      { path: 'operation_cd', code: 'MST_OPERATION_WORK' },
    ])
    const path = insideOf(operationMaster)?.endpoints.doEditInside.path
    const saving = product.routes.find(({ endpoint }) => endpoint.path === path)
    if (!saving) throw new Error('Operations are saved with their works')
    const operation = {
      operation_cd: 'DEB',
      operation_nm: 'バリ取り',
      operation_place: '1',
      location_cd: 'WIP-MC',
    }
    const made = (rows: readonly object[]) =>
      say<MasterRow>(saving, {
        record: { ...operation, assign_mode: '0', update_cnt: 0 },
        rows: { work: rows },
        removed: {},
      })
    expect(await refused(made([]))).toMatchObject({ code: 'MST_OPERATION_WORK' })
    const deburr = { work_cd: 'DEB-10', work_nm: '手作業バリ取り', operation_cd: 'DEB', assign_mode: '0' }
    expect(await made([deburr])).toMatchObject({ operation_nm: 'バリ取り' })
  })

  it('signs that no slip can show are refused where they are typed', async () => {
    const item = await stored(itemMaster, { item_cd: 'LG-15' })
    for (const item_nm of ['ねじ🔩', 'ねじ1️⃣', 'ねじ⭐'])
      expect(await wrongOf(itemMaster, item, { item_nm })).toMatchObject([
        { path: 'item_nm', code: 'V_PICTURE' },
      ])
    const named = { item_nm: '①髙﨑ねじ φ4〜5 ㈱' }
    expect(await save(itemMaster, item, named)).toMatchObject(named)
  })

  it('a badge belongs to one worker of the factory', async () => {
    const [one, other] = [
      await stored(workerMaster, { worker_cd: 'W001' }),
      await stored(workerMaster, { worker_cd: 'W002' }),
    ]
    expect(await save(workerMaster, one, { badge_no: '04A2B7' })).toMatchObject({ badge_no: '04A2B7' })
    expect(await wrongOf(workerMaster, other, { badge_no: '04A2B7' })).toMatchObject([
      { path: 'badge_no', code: 'MST_BADGE_TAKEN' },
    ])
  })

  it.each([
    [{ closing_day: 20, closing_day_2: 10 }, 'closing_day_2', 'MST_CLOSING_DAYS'],
    [{ closing_day: 10, closing_day_2: 0, closing_day_3: 20 }, 'closing_day_3', 'MST_CLOSING_DAYS'],
    [{ closing_day: 10, closing_day_2: 45 }, 'closing_day_2', 'MST_DAY'],
  ])('a customer’s closing days follow each other: %j is refused', async (changes, path, code) => {
    const customer = await stored(customerMaster, { customer_cd: 'C001', branch_no: '00' })
    expect(await wrongOf(customerMaster, customer, changes)).toMatchObject([{ path, code }])
  })

  it('a customer has a representative, up to three closing days, and says how its forecast is taken', async () => {
    const customer = await stored(customerMaster, { customer_cd: 'C002', branch_no: '00' })
    const changes = {
      ...{
        employee_cd: '1003',
        closing_day: 10,
        closing_day_2: 20,
        closing_day_3: 99,
        delivery_note_div: '2',
      },
      ...{ forecast_rule: '2', forecast_backward_days: 7, forecast_forward_days: 3 },
    }
    expect(await save(customerMaster, customer, changes)).toMatchObject({
      ...changes,
      employee_cd_nm: '佐々木 由美',
    })
  })
})

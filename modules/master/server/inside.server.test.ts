import { beforeAll, expect, it } from 'vitest'
import type { HistoryEntry } from '#platform/contract/history.ts'
import type { FoundInside } from '#platform/contract/master-inside.ts'
import type { AnyMaster } from '#platform/contract/master.ts'
import type { MasterRow } from '#platform/contract/master-record.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { at, refused, speaker, type Caller, type Say } from '#test/master-stage.ts'
import { product } from '#test/product.ts'
import { carrierMaster } from '../contract/carrier.ts'
import { customerMaster } from '../contract/customer.ts'
import { facilityGroupMaster, facilityMaster } from '../contract/facility.ts'
import { insideOf } from '../contract/inside.ts'
import { itemMaster } from '../contract/item.ts'
import { supplierMaster } from '../contract/supplier.ts'
import { workerMaster, workerQualificationMaster } from '../contract/worker.ts'

const routes = product.routes

onPostgres((open) => {
  let say: Say
  beforeAll(async () => {
    const database = await open(demo)
    say = speaker(database, product)
  })

  const callOf = (master: AnyMaster, name: 'getInside' | 'doEditInside') => {
    const path = insideOf(master)?.endpoints[name].path
    const found = routes.find(({ endpoint }) => endpoint.path === path)
    if (!found) throw new Error(`${master.name} has nothing inside`)
    return found
  }
  const insideFound = (master: AnyMaster, key: object) => say<FoundInside>(callOf(master, 'getInside'), key)
  const detail = (master: AnyMaster, key: object) => say<MasterRow>(at(routes, master, 'getDetail'), key)
  const save = (
    master: AnyMaster,
    record: object,
    changes: { rows?: object; removed?: object },
    caller?: Caller,
  ) =>
    say<MasterRow>(
      callOf(master, 'doEditInside'),
      {
        record: { update_cnt: 0, assign_mode: '1', ...record },
        rows: changes.rows ?? {},
        removed: changes.removed ?? {},
      },
      caller,
    )

  it('what belongs to a record is read with it', async () => {
    const customer = await insideFound(customerMaster, { customer_cd: 'C001', branch_no: '00' })
    expect(customer['customer_destination']?.list.length).toBeGreaterThan(0)
    expect(customer['partner_contact']?.list.map(({ contact_nm }) => contact_nm)).toEqual(['山田 隆'])
    expect(customer['ar_balance']?.total).toBe(1)
    const group = await insideFound(facilityGroupMaster, { facility_group_cd: 'NC' })
    expect(group['setup_time']?.total).toBe(12)
    const item = await insideFound(itemMaster, { item_cd: 'LG-15' })
    expect(item['item_factory']?.total).toBe(1)
    expect(item['item_standard_cost']?.total).toBe(1)
    const supplier = await insideFound(supplierMaster, { supplier_cd: 'S001', branch_no: '00' })
    expect(supplier['partner_contact']?.total).toBe(1)
    const carrier = await insideFound(carrierMaster, { carrier_cd: 'Y01' }).catch(() => undefined)
    expect(carrier?.['carrier_fare']).toBeDefined()
  })

  it('the outputs of an item bear no more than its whole cost on any day', async () => {
    const item = await detail(itemMaster, { item_cd: 'LG-20-A2' })
    const output = { parent_item_cd: 'LG-20-A2', output_kind: '1', assign_mode: '0' }
    const share = (item_cd: string, cost_share: string, from_dt: string, to_dt = '') => ({
      ...{ ...output, item_cd, cost_share, from_dt, to_dt },
    })
    const outputs = [
      share('LG-15-A2', '60', '2026-04-01', '2026-06-30'),
      share('LG-30-A2', '60', '2026-07-01'),
      share('LG-15-A2', '40', '2026-07-01'),
    ]
    await save(itemMaster, item, { rows: { bom_output: outputs } })
    const found = await insideFound(itemMaster, { item_cd: 'LG-20-A2' })
    expect(found['bom_output']?.total).toBe(3)
    const more = share('LG-25-A2', '0.01', '2026-08-01')
    const saved = await detail(itemMaster, { item_cd: 'LG-20-A2' })
    expect(await refused(save(itemMaster, saved, { rows: { bom_output: [more] } }))).toMatchObject({
      code: 'MST_COST_SHARES',
    })
  })

  it('overtime of a machine is saved with it', async () => {
    const saw = await detail(facilityMaster, { facility_cd: 'SAW-01' })
    const night = { facility_cd: 'SAW-01', exception_dt: '2026-12-05', seq: 1, exception_kind: '1' }
    const typed = (end_time: string) => ({ ...night, start_time: '20:00', end_time, assign_mode: '0' })
    const late = await refused(save(facilityMaster, saw, { rows: { facility_exception: [typed('26:00')] } }))
    expect(late.fields.map(({ path }) => path)).toEqual(['rows.facility_exception.0.end_time'])
    await save(facilityMaster, saw, { rows: { facility_exception: [typed('2:00')] } })
    const { facility_exception } = await insideFound(facilityMaster, { facility_cd: 'SAW-01' })
    expect(facility_exception?.list.map(({ start_time, end_time }) => [start_time, end_time])).toEqual([
      ['20:00', '2:00'],
    ])
  })

  it('a new record is saved together with its rows', async () => {
    const rows = [
      { worker_cd: 'W900', qualification_cd: 'Q10', level: 2, assign_mode: '0' },
      { worker_cd: 'W900', qualification_cd: 'Q20', level: 3, valid_from_dt: '2026-04-01', assign_mode: '0' },
    ]
    await save(
      workerMaster,
      { worker_cd: 'W900', worker_nm: '新人 太郎', assign_mode: '0' },
      { rows: { worker_qualification: rows } },
    )
    const { worker_qualification } = await insideFound(workerMaster, { worker_cd: 'W900' })
    expect(
      worker_qualification?.list.map(({ qualification_cd, level }) => [qualification_cd, level]),
    ).toEqual([
      ['Q10', 2],
      ['Q20', 3],
    ])
  })

  it('one wrong cell refuses everything, and is named', async () => {
    const worker = await detail(workerMaster, { worker_cd: 'W001' })
    const row = { worker_cd: 'W001', qualification_cd: 'Q50', level: 1, assign_mode: '0' }
    const wrong = await refused(
      save(
        workerMaster,
        { ...worker, worker_nm: '別の名前', assign_mode: '1' },
        { rows: { worker_qualification: [row, { ...row, qualification_cd: 'NOWHERE' }] } },
      ),
    )
    expect(wrong.fields.map(({ path }) => path)).toEqual(['rows.worker_qualification.1.qualification_cd'])
    const limits = await refused(
      save(
        workerMaster,
        { ...worker, assign_mode: '1' },
        { rows: { worker_qualification: [{ ...row, level: 9 }] } },
      ),
    )
    expect(limits.fields.map(({ path }) => path)).toEqual(['rows.worker_qualification.0.level'])
    expect(await detail(workerMaster, { worker_cd: 'W001' })).toEqual(worker)
    const { worker_qualification } = await insideFound(workerMaster, { worker_cd: 'W001' })
    expect(worker_qualification?.list.map(({ qualification_cd }) => qualification_cd)).toEqual(['Q10'])
  })

  it('the lock of the record covers its rows: who comes second is refused', async () => {
    const worker = await detail(workerMaster, { worker_cd: 'W002' })
    const [stored] =
      (await insideFound(workerMaster, { worker_cd: 'W002' }))['worker_qualification']?.list ?? []
    const better = { ...stored, level: 5, assign_mode: '1' }
    const saved = await save(
      workerMaster,
      { ...worker, assign_mode: '1' },
      { rows: { worker_qualification: [better] } },
    )
    expect(saved.update_cnt).toBe(worker.update_cnt + 1)
    const second = await refused(
      save(workerMaster, { ...worker, assign_mode: '1' }, { rows: { worker_qualification: [better] } }),
    )
    expect(second.code).toBe('STALE')
    const alone = await refused(
      save(workerMaster, { ...saved, assign_mode: '1' }, { rows: { worker_qualification: [better] } }),
    )
    expect(alone.code).toBe('STALE')
  })

  it('a row is removed, and comes back under the same key as what is typed then', async () => {
    const key = { worker_cd: 'W003', qualification_cd: 'Q30' }
    const worker = await detail(workerMaster, { worker_cd: 'W003' })
    const removed = { worker_qualification: [{ ...key, update_cnt: 0, abort_div: '2' }] }
    const without = await save(workerMaster, { ...worker, assign_mode: '1' }, { removed })
    const found = await insideFound(workerMaster, { worker_cd: 'W003' })
    expect(found['worker_qualification']?.list).toEqual([])
    const row = { ...key, level: 4, valid_to_dt: '', assign_mode: '0' }
    await save(workerMaster, { ...without, assign_mode: '1' }, { rows: { worker_qualification: [row] } })
    expect(await detail(workerQualificationMaster, key)).toMatchObject({ level: 4, abort_div: '0' })
    const history = await say<{ list: HistoryEntry[] }>(at(routes, workerMaster, 'getHistory'), worker)
    const ofRow = history.list.filter((entry) => entry.row?.table === 'worker_qualification')
    expect(ofRow.map(({ action }) => action)).toEqual(['update', 'reuse', 'abolish'])
  })

  it('no row of another record is written past that record’s lock', async () => {
    const worker = await detail(workerMaster, { worker_cd: 'W004' })
    const row = { worker_cd: 'W005', qualification_cd: 'Q10', level: 1, assign_mode: '0' }
    const stranger = await refused(
      save(workerMaster, { ...worker, assign_mode: '1' }, { rows: { worker_qualification: [row] } }),
    )
    expect(stranger.code).toBe(400)
  })

  it('who may not write saves nothing', async () => {
    const worker = await detail(workerMaster, { worker_cd: 'W006' })
    const reading: Caller = { permissions: ['master:yes'] }
    expect((await refused(save(workerMaster, { ...worker, assign_mode: '1' }, {}, reading))).code).toBe(403)
  })
})

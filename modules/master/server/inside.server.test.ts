import { beforeAll, expect, it } from 'vitest'
import { loadDemo } from '#db/demo/load.ts'
import type { HistoryEntry } from '#platform/contract/history.ts'
import type { FoundInside } from '#platform/contract/master-inside.ts'
import type { Master, MasterRow } from '#platform/contract/master.ts'
import { onEveryDatabase } from '#test/databases.ts'
import { at, refused, speaker, type Caller, type Say } from '#test/master-stage.ts'
import { carrierMaster } from '../contract/carrier.ts'
import { customerMaster } from '../contract/customer.ts'
import { facilityGroupMaster } from '../contract/facility.ts'
import { insideOf } from '../contract/inside.ts'
import { itemMaster } from '../contract/item.ts'
import { supplierMaster } from '../contract/supplier.ts'
import { workerMaster, workerQualificationMaster } from '../contract/worker.ts'
import { masterModuleRoutes } from './index.ts'

const routes = masterModuleRoutes

onEveryDatabase((open) => {
  let say: Say
  beforeAll(async () => {
    const database = await open()
    await loadDemo(database, '2026-11-18')
    say = speaker(database)
  })

  const callOf = (master: Master, name: 'getInside' | 'doEditInside') => {
    const path = insideOf(master)?.endpoints[name].path
    const found = routes.find(({ endpoint }) => endpoint.path === path)
    if (!found) throw new Error(`${master.name} has nothing inside`)
    return found
  }
  const insideFound = (master: Master, key: object) => say<FoundInside>(callOf(master, 'getInside'), key)
  const detail = (master: Master, key: object) => say<MasterRow>(at(routes, master, 'getDetail'), key)
  const save = (
    master: Master,
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

import { beforeAll, expect, it } from 'vitest'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { orderDay } from '#test/order-stage.ts'
import { workStage, type WorkStage } from '#test/work-stage.ts'
import { losses } from '../../contract/losses/losses-calls.ts'
import { undoWork } from '../../contract/work-calls.ts'

onPostgres((open) => {
  let stage: WorkStage
  beforeAll(async () => {
    stage = await workStage(await open(demo))
  })

  const asked = { from: orderDay, to: orderDay, facility_cd: '' }
  const ago = (minutes: number) => ({
    occurred_at: new Date(Date.now() - minutes * 60_000).toISOString(),
    worker_cd: 'W001',
  })

  it('adds up from entry to entry; what was taken back, and what is of another day or machine, does not count', async () => {
    const work_order_no = await stage.made('4')
    await stage.supplied(work_order_no)
    const process_no = (await stage.processes(work_order_no))[0]?.process_no ?? 0
    // An hour of work, twenty minutes of waiting, ten more of work with two pieces, and thirty with the rest.
    await stage.event(work_order_no, process_no, '1', ago(120))
    await stage.event(work_order_no, process_no, '2', { reason_cd: '20', ...ago(60) })
    await stage.event(work_order_no, process_no, '3', ago(40))
    await stage.event(work_order_no, process_no, '4', { good_qty: '2', ...ago(30) })
    const { event_no } = await stage.event(work_order_no, process_no, '5', {
      ...{ good_qty: '2', ...ago(1) },
    })
    await stage.call(undoWork, { work_order_no, process_no, event_no, reason: '入力誤り' })
    await stage.event(work_order_no, process_no, '5', {
      ...{ good_qty: '1', defective_qty: '1', reason_cd: '10', ...ago(0) },
    })
    const found = await stage.call(losses, asked)
    expect(found.stops).toMatchObject([{ code: '20', times: 1, minutes: 20 }])
    expect(found.stops[0]?.name).not.toBe('')
    expect(found.defects).toMatchObject([{ code: '10', times: 1, qty: '1' }])
    expect(found.workers).toMatchObject([
      { code: 'W001', labour_minutes: 100, indirect_minutes: 0, stop_minutes: 20, good: '3', defective: '1' },
    ])
    expect(found.workers[0]?.name).not.toBe('')
    // Nobody has given it to a machine.
    expect(found.machines).toEqual([])
    const nothing = { stops: [], defects: [], machines: [], workers: [], indirect: [], oee: [] }
    expect(await stage.call(losses, { ...asked, facility_cd: 'NC-01' })).toEqual(nothing)
    expect(await stage.call(losses, { ...asked, from: '2026-11-19', to: '2026-11-19' })).toEqual(nothing)
  })

  it('refuses a period that ends before it begins, or is longer than a year', () => {
    const cells = (from: string, to: string) => {
      const parsed = losses.input.safeParse({ from, to })
      return parsed.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []
    }
    expect(cells('2026-11-18', '2026-11-17')).toEqual(['to V_DATE'])
    expect(cells('2025-11-17', '2026-11-18')).toEqual(['to BIZ_WORK_PERIOD'])
    expect(cells('2025-11-18', '2026-11-18')).toEqual([])
  })
})

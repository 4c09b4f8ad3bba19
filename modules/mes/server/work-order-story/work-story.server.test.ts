import { beforeAll, expect, it } from 'vitest'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { workStage, type WorkStage } from '#test/work-stage.ts'
import { undoWork } from '../../contract/work-calls.ts'
import { workStoryList } from '../../contract/work-order-story/work-story-list.ts'

onPostgres((open) => {
  let stage: WorkStage
  beforeAll(async () => {
    stage = await workStage(await open(demo))
  })

  it('tells of an order what happened, why, and what was taken back', async () => {
    const work_order_no = await stage.made('4')
    await stage.supplied(work_order_no)
    const [first] = await stage.processes(work_order_no)
    const process_no = first?.process_no ?? 0
    await stage.event(work_order_no, process_no, '1')
    await stage.event(work_order_no, process_no, '2', { reason_cd: '10' })
    await stage.event(work_order_no, process_no, '3')
    const { event_no } = await stage.event(work_order_no, process_no, '4', {
      ...{ good_qty: '1', defective_qty: '2', reason_cd: '10' },
    })
    await stage.call(undoWork, { work_order_no, process_no, event_no, reason: '入力誤り' })
    const { list } = await stage.call(workStoryList.endpoints.getList, { work_order_no })
    const [taken, report, resumed, stopped, started] = list
    expect(list.map(({ event_kind }) => event_kind)).toEqual(['9', '4', '3', '2', '1'])
    expect(taken).toMatchObject({ good_qty: '-1', defective_qty: '-2', undone: false, remarks: '入力誤り' })
    expect(report).toMatchObject({ event_no, good_qty: '1', defective_qty: '2', undone: true })
    expect([report, taken].map((row) => row?.reason_nm)).toEqual([report?.reason_nm, report?.reason_nm])
    // 10 is another word of stopping than of what is defective.
    expect(stopped?.reason_nm).not.toBe('')
    expect(stopped?.reason_nm).not.toBe(report?.reason_nm)
    expect([resumed, started].map((row) => row?.reason_nm)).toEqual(['', ''])
    expect(list.every(({ item_cd }) => item_cd === stage.item_cd)).toBe(true)
  })
})

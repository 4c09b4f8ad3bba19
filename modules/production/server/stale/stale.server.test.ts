import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { facilityExceptionMaster } from '#modules/master/contract/facility-exception.ts'
import { stockSlip } from '#modules/stock/contract/stock-slip.ts'
import { arrivalStage } from '#test/arrival-stage.ts'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { dayHeading, forecastFileStage, sideBySide } from '#test/forecast-file.ts'
import { orderDay } from '#test/order-stage.ts'
import { planManageList } from '../../contract/plan/manage-list.ts'
import { addPlan, confirmPlans, editPlan, removePlans } from '../../contract/plan/plan-calls.ts'
import { planLists } from '../../contract/plan/plan-list.ts'
import { cancelPlan } from '../../contract/run/run-calls.ts'
import { planStale } from '../../contract/stale/stale-calls.ts'
import { runPlan } from '../run/run-plan.ts'
import { clearMarks, marksUntilNow } from './marks.ts'

onPostgres((open) => {
  let stage: Awaited<ReturnType<typeof arrivalStage>>
  let item_cd = ''
  const company = { company_cd: 'DEMO' }
  const run = () => inContext(stage.database, company, runPlan)
  const stale = async () => (await stage.call(planStale, {})).changes.map(({ words }) => words)
  const order = (qty: string) => stage.enter([{ item_cd, qty }], { due_dt: '2026-12-18' })

  beforeAll(async () => {
    stage = await arrivalStage(await open(demo))
    item_cd = stage.sold[0]?.item_cd ?? ''
  })

  it('nothing is out of date before anybody has planned', async () => {
    await order('10')
    expect(await stage.call(planStale, {})).toEqual({ planned_at: '', planned_from: '', changes: [] })
    await run()
    expect(await stage.call(planStale, {})).toMatchObject({ planned_from: orderDay, changes: [] })
  })

  it('orders, corrected stock, machines and masters are told by their numbers, once each, until a run has taken them', async () => {
    const made = [await order('10'), await order('20')]
    for (const one of made)
      await stage.change(one, { lines: one.lines.map((line) => ({ ...line, qty: '30' })) })
    await stage.call(stockSlip.endpoints.doEdit, {
      assign_mode: '0',
      header: { stock_div: '080', biz_dt: orderDay, reason_cd: '10', reason: '現物確認' },
      lines: [{ item_cd: 'BRG-6001', location_cd: '999', qty: '5' }],
    })
    for (const seq of [5, 6])
      await stage.call(facilityExceptionMaster.endpoints.doEdit, {
        ...{ assign_mode: '0', facility_cd: 'NC-01', exception_dt: '2026-12-03', seq, exception_kind: '2' },
        ...{ start_time: `${8 + seq}:00`, end_time: `${8 + seq}:30`, note: '故障' },
      })
    expect(await stale()).toEqual(['受注2件', '在庫の増減1品目', '設備1台'])
    await run()
    expect(await stale()).toEqual([])
  })

  it('what came as it was awaited changes nothing; a day that is moved does', async () => {
    const po_no = await stage.ordered([stage.bought(stage.goods.plain, '10', '100')])
    expect(await stale()).toEqual(['発注1件'])
    await run()
    await stage.received([{ po_no, po_line_no: '1', qty: '4' }])
    expect(await stale()).toEqual([])
  })

  it('does not become out of date by being confirmed', async () => {
    const { list } = await stage.call(planLists['030'].endpoints.getList, { size: 50 })
    const [plan] = list
    await stage.call(confirmPlans, {
      plans: [{ plan_no: plan?.plan_no ?? '', update_cnt: plan?.update_cnt ?? 0 }],
    })
    expect(await stale()).toEqual([])
  })

  it('plans that a person types, changes or removes are told, also when all are cancelled', async () => {
    await run()
    const asked = { qty: '7', start_dt: '2026-11-24', due_dt: '2026-12-01', remarks: '' }
    const { plan_no } = await stage.call(addPlan, { ...asked, production_div: '030', item_cd })
    const seen = async () => {
      const { list } = await stage.call(planManageList.endpoints.getList, { plan_no })
      return { plan_no, update_cnt: list[0]?.update_cnt ?? 0 }
    }
    await stage.call(editPlan, { ...asked, ...(await seen()), remarks: '客先都合' })
    expect(await stale()).toEqual(['手で変更した計画1件'])
    await stage.call(editPlan, { ...asked, ...(await seen()), qty: '9' })
    await stage.call(removePlans, { plans: [await seen()] })
    expect(await stale()).toEqual(['手で変更した計画1件', '取り消した計画1件'])
    await run()
    const { removed } = await stage.call(cancelPlan, {})
    expect(removed).toBeGreaterThan(0)
    expect(await stale()).toEqual([`取り消した計画${String(removed)}件`])
    await run()
    expect(await stale()).toEqual([])
  })

  it('a forecast that has come and one that is withdrawn are told by their items', async () => {
    const { matched, run: take, withdraw } = forecastFileStage(() => stage)
    const { upload } = await matched('STALE', sideBySide('C017', 'yyyy/MM/dd'))
    const file = await upload([[item_cd, '2026/11/01', '10', '', '']], dayHeading)
    const taken = () =>
      inContext(stage.database, company, async (context) => clearMarks(context, await marksUntilNow(context)))
    await take(file)
    expect(await stale()).toEqual(['内示1品目'])
    await taken()
    expect(await stale()).toEqual([])
    await withdraw(file)
    expect(await stale()).toEqual(['内示1品目'])
    await taken()
  })

  it('what happens while a run is under way is not cleared by it', async () => {
    await order('40')
    const taken = await inContext(stage.database, company, marksUntilNow)
    const late = await order('50')
    // The same order again: the run has seen it before it was changed.
    await inContext(stage.database, company, (context) => clearMarks(context, taken))
    expect(await stale()).toEqual(['受注1件'])
    const again = await inContext(stage.database, company, marksUntilNow)
    await stage.change(late, { lines: late.lines.map((line) => ({ ...line, qty: '60' })) })
    await inContext(stage.database, company, (context) => clearMarks(context, again))
    expect(await stale()).toEqual(['受注1件'])
    await run()
    expect(await stale()).toEqual([])
  })

  it('the day that has passed, and purchases that have not come with it, are told without anybody’s doing', async () => {
    await stage.database.owner('write', (tx) =>
      tx.execute(sql`UPDATE bizdate SET biz_dt = '2026-11-24' WHERE company_cd = 'DEMO'`),
    )
    const { changes } = await stage.call(planStale, {})
    expect(changes.map(({ kind }) => kind)).toEqual(['latePurchases', 'day'])
    expect(changes[1]?.words).toBe('業務日付が2026/11/18から進みました')
  })
})

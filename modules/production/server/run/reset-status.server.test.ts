import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { rows } from '#platform/server/database/database.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { outcome } from '#test/master-stage.ts'
import { orderStage, type OrderStage } from '#test/order-stage.ts'
import { cancelPlan, planStanding, resetPlanStatus, startPlanning } from '../../contract/run/run-calls.ts'

onPostgres((open) => {
  let stage: OrderStage
  const write = (statement: ReturnType<typeof sql>) =>
    stage.database.owner('write', (tx) => tx.execute(statement))
  const standing = async () => (await stage.call(planStanding, {})).list[0]
  const reset = (reason: string) => outcome(stage.call(resetPlanStatus, { plan_work: '1', reason }))
  const stuck = (status: string, job_no = '') =>
    write(sql`UPDATE plan_control SET plan_status = ${status}, job_no = ${job_no} WHERE company_cd = 'DEMO' AND factory_cd = 'F01'
      AND plan_work = '1'`)

  beforeAll(async () => {
    stage = await orderStage(await open(demo))
  })

  it('A work that is off is not reset', async () => {
    expect(await reset('間違い')).toBe('BIZ_PLAN_STATUS_OFF')
  })

  it('A work whose job lives is not reset; one whose worker has died is, with a reason', async () => {
    const { job_no } = await stage.call(startPlanning, {})
    expect(await standing()).toMatchObject({ plan_status: '0', job_no })
    expect(await reset('待てない')).toBe('BIZ_PLAN_ALIVE')
    const lease = (moment: string) =>
      write(
        sql`UPDATE job SET state = 'running', lease_until = now() + ${moment}::interval WHERE company_cd = 'DEMO' AND job_no::text = ${job_no}`,
      )
    await lease('1 minute')
    await stuck('3', job_no)
    expect(await reset('待てない')).toBe('BIZ_PLAN_ALIVE')
    expect(await outcome(stage.call(cancelPlan, {}))).toBe('20126')
    await lease('-1 second')
    expect(await reset('')).toBe('400')
    await stage.call(resetPlanStatus, { plan_work: '1', reason: 'サーバー停止' })
    expect(await standing()).toMatchObject({ plan_status: '1' })
    const history = await stage.database.owner('read', (tx) =>
      rows(
        tx,
        { from_state: z.string(), to_state: z.string(), reason: z.string() },
        sql`SELECT from_state, to_state, reason FROM status_history WHERE company_cd = 'DEMO' AND document = 'plan_control'
          AND verb = 'reset' ORDER BY step_no DESC LIMIT 1`,
      ),
    )
    expect(history).toEqual([{ from_state: '3', to_state: '1', reason: 'サーバー停止' }])
  })

  it.each(['0', '3', '9'])(
    'A state %s that is left behind is off again, and planning may begin',
    async (status) => {
      await write(sql`UPDATE job SET state = 'done' WHERE company_cd = 'DEMO'`)
      await stuck(status)
      await stage.call(resetPlanStatus, { plan_work: '1', reason: '停止' })
      expect(await outcome(stage.call(startPlanning, {}))).toBe('saved')
    },
  )
})

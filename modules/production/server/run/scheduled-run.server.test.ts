import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { taskList } from '#modules/system/contract/task-schedule/task-schedule.ts'
import { rows } from '#platform/server/database/database.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { orderStage, type OrderStage } from '#test/order-stage.ts'
import { runJob } from '#test/run-job.ts'
import { planErrors } from '../../contract/plan/plan-errors.ts'
import { planJob } from '../../contract/run/run-jobs.ts'
import { planHandler } from './run-plan.ts'

onPostgres((open) => {
  let stage: OrderStage
  const standing = async () =>
    (
      await stage.database.owner('read', (tx) =>
        rows(
          tx,
          { plan_status: z.string(), job_no: z.string(), runs: z.int() },
          sql`SELECT plan_status, job_no, (SELECT count(*) FROM plan_run WHERE company_cd = 'DEMO')::int AS runs
            FROM plan_control WHERE company_cd = 'DEMO' AND factory_cd = 'F01' AND plan_work = '1'`,
        ),
      )
    )[0]
  const set = (plan_status: string, job_no: string) =>
    stage.database.owner('write', (tx) =>
      tx.execute(
        sql`UPDATE plan_control SET plan_status = ${plan_status}, job_no = ${job_no} WHERE company_cd = 'DEMO' AND plan_work = '1'`,
      ),
    )
  const comes = () => runJob(stage.database, planHandler, { company_cd: 'DEMO' })

  beforeAll(async () => {
    stage = await orderStage(await open(demo))
  })

  describe('Bulk planning that comes by the batch schedule', () => {
    it('stands there for each factory, until somebody has decided when', async () => {
      const { list } = await stage.call(taskList, {})
      const found = list.find(({ name }) => name === planJob.name)
      expect(found).toMatchObject({ enabled: false, next_run_dt: null })
    })

    it('plans, and is finished', async () => {
      const { unchanged } = planJob.result.parse(await comes())
      expect(unchanged).toBeGreaterThanOrEqual(0)
      expect(await standing()).toMatchObject({ plan_status: '1', job_no: '1', runs: 1 })
    })

    it('is refused while somebody else’s planning is accepted or under way, and leaves that alone', async () => {
      for (const status of ['0', '3']) {
        await set(status, '77')
        await expect(comes()).rejects.toThrow(planErrors[20126].with().message)
        expect(await standing()).toEqual({ plan_status: status, job_no: '77', runs: 1 })
      }
    })

    it('takes up what was accepted for it', async () => {
      await set('0', '1')
      await comes()
      expect(await standing()).toEqual({ plan_status: '1', job_no: '1', runs: 2 })
    })
  })
})

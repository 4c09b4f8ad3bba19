import { beforeAll, describe, expect, it } from 'vitest'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { outcome } from '#test/master-stage.ts'
import { workStage, type WorkStage } from '#test/work-stage.ts'
import { callForHelp, openCalls, stepHelp } from '../../contract/help/help-calls.ts'
import { workErrors } from '../../contract/work-errors.ts'

onPostgres((open) => {
  describe('a call for help', () => {
    let stage: WorkStage
    beforeAll(async () => {
      stage = await workStage(await open(demo))
    })

    const facility_cd = 'AS-01'
    const call = (more: object = {}) =>
      stage.call(callForHelp, { facility_cd, help_cd: '10', worker_cd: 'W001', ...more })
    const step = (help_no: string, verb: 'attend' | 'settle', worker_cd = '') =>
      stage.call(stepHelp, { help_no, verb, worker_cd })
    const here = () => stage.call(openCalls, { facility_cd })

    it('is one, however often and by however many it is touched, until it is settled', async () => {
      const made = await Promise.all(Array.from({ length: 8 }, () => call()))
      const numbers = new Set(made.map(({ help_no }) => help_no))
      expect(numbers.size).toBe(1)
      const [help_no = ''] = numbers
      expect(await here()).toMatchObject({
        list: [
          {
            ...{ help_no, help_nm: '材料補充', help_status: '0', facility_cd, attended_nm: '' },
            worker_nm: expect.stringMatching(/./),
          },
        ],
        day: { calls: 1, attended_seconds: null },
      })
      await step(help_no, 'attend', 'W002')
      const { list } = await here()
      expect(list).toMatchObject([{ help_no, help_status: '1' }])
      expect(list[0]?.attended_nm).not.toBe('')
      expect(list[0]?.attended_nm).not.toBe(list[0]?.worker_nm)
      expect((await call()).help_no).toBe(help_no)
      expect(await outcome(step(help_no, 'attend'))).toBe(workErrors.BIZ_HELP_STATE.code)
      await step(help_no, 'settle')
      expect((await here()).list).toEqual([])
      expect(await outcome(step(help_no, 'settle'))).toBe(workErrors.BIZ_HELP_STATE.code)
      expect((await call()).help_no).not.toBe(help_no)
    })

    it('tells how quickly somebody came: settled at once, whoever settled it was there', async () => {
      const { help_no } = await call({ help_cd: '20' })
      await stage.database.owner('write', (tx) =>
        tx.execute(
          `UPDATE mes_help SET called_at = called_at - interval '10 minutes' WHERE help_no = ${help_no}`,
        ),
      )
      await step(help_no, 'settle')
      const { day } = await here()
      // The call before it was attended within a moment.
      expect(day.attended_seconds).toBeGreaterThanOrEqual(300)
      expect(day.attended_seconds).toBeLessThan(310)
      expect((await stage.call(openCalls, { facility_cd: 'AS-02' })).list).toEqual([])
    })

    it('is of a machine, for something that the company has, by somebody who works there', async () => {
      expect(await outcome(call({ facility_cd: 'NONE' }))).toBe(workErrors.BIZ_HELP_MACHINE.code)
      expect(await outcome(call({ help_cd: '77' }))).toBe(workErrors.BIZ_HELP_UNKNOWN.code)
      expect(await outcome(call({ worker_cd: 'NOBODY' }))).toBe(workErrors.BIZ_WORKER_UNKNOWN.code)
      expect(await outcome(step('999999', 'settle'))).toBe('404')
    })
  })
})

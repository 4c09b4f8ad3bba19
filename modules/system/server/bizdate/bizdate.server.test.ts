import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { bizdateList, moveBizdate } from '#modules/system/contract/bizdate.ts'
import { factoryMaster } from '#modules/system/contract/factory.ts'
import { rows } from '#platform/server/database/database.ts'
import { registerSchedules } from '#platform/server/jobs/register-schedules.ts'
import { makeCompany, tokenOf } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { openSite, type Site } from '#test/site.ts'
import { factoriesAtWork } from '../jobs/places.ts'
import { product } from '#test/product.ts'
import { daysFrom } from './change-of-day.ts'

onPostgres((open) =>
  describe('the business date', () => {
    let site: Site
    beforeAll(async () => {
      site = await openSite(await open())
    })
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format(new Date())
    async function openDesk(user = 'admin') {
      const company_cd = await makeCompany(site.database, { biz_dt: daysFrom(today, -2) })
      const token = await tokenOf(site, company_cd, user)
      return {
        company_cd,
        token,
        standing: async () => (await site.call(bizdateList, {}, { token })).data,
        move: (input: object) => site.call(moveBizdate, input, { token }),
      }
    }

    it('is moved by hand with a reason, for the own factory only, and the history keeps it', async () => {
      const desk = await openDesk()
      const moved = await desk.move({ biz_dt: today, reason: '棚卸のため', update_cnt: 0 })
      expect(moved).toMatchObject({ code: 200, data: { biz_dt: today } })
      const { list, history } = await desk.standing()
      expect(list).toMatchObject([
        { factory_cd: 'F01', biz_dt: today, own: true, day_change: '00:00' },
        { factory_cd: 'F02', biz_dt: daysFrom(today, -2), own: false },
      ])
      expect(history).toMatchObject([
        {
          actor_nm: '管理 太郎',
          changes: [
            { field: 'biz_dt', old: daysFrom(today, -2), new: today },
            { field: 'reason', new: '棚卸のため' },
          ],
        },
      ])
    })

    it('is not moved without a reason, not far away, not to where it is, and not over somebody else', async () => {
      const desk = await openDesk()
      const wanted = { biz_dt: today, reason: '確認のため', update_cnt: 0 }
      expect((await desk.move({ ...wanted, reason: ' ' })).errors).toMatchObject([{ path: 'reason' }])
      expect((await desk.move({ ...wanted, biz_dt: '2026-02-30' })).errors).toMatchObject([
        { code: 'V_DATE' },
      ])
      const far = await desk.move({ ...wanted, biz_dt: daysFrom(today, 40) })
      expect(far).toMatchObject({ code: 'BIZ_DATE_FAR', errors: [{ path: 'biz_dt' }] })
      expect(await desk.move({ ...wanted, biz_dt: daysFrom(today, -2) })).toMatchObject({
        code: 'BIZ_DATE_SAME',
      })
      await desk.move(wanted)
      expect(await desk.move({ ...wanted, biz_dt: daysFrom(today, 1) })).toMatchObject({ code: 'STALE' })
    })

    it('a clerk reads it and does not move it', async () => {
      const desk = await openDesk('clerk')
      expect((await desk.standing()).list).toHaveLength(2)
      expect(await desk.move({ biz_dt: today, reason: '確認', update_cnt: 0 })).toMatchObject({ code: 403 })
    })

    it('moves on when the day of the factory changes, not at midnight', async () => {
      const desk = await openDesk()
      const { getDetail, doEdit } = factoryMaster.endpoints
      const { data } = await site.call(getDetail, { factory_cd: 'F02' }, { token: desk.token })
      const save = (day_change: string) =>
        site.call(doEdit, { ...data, day_change, assign_mode: '1' }, { token: desk.token })
      expect((await save('5時')).errors).toMatchObject([{ path: 'day_change', code: 'MST_TIME_OF_DAY' }])
      expect((await save('05:00')).code).toBe(200)
      await registerSchedules(site.database, product.jobs, factoriesAtWork, new Date('2026-04-01T03:00:00Z'))
      const next = await site.database.owner('read', (tx) =>
        rows(
          tx,
          { at: z.string() },
          sql`SELECT to_char(next_run_dt AT TIME ZONE 'Asia/Tokyo', 'HH24:MI') AS at FROM task_schedule
            WHERE company_cd = ${desk.company_cd} AND name = 'system.advance-business-date' ORDER BY factory_cd`,
        ),
      )
      expect(next.map(({ at }) => at)).toEqual(['00:00', '05:00'])
    })
  }),
)

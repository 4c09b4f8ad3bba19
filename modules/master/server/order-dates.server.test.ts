import { beforeAll, expect, it } from 'vitest'
import { calendarDayMaster, calendarMaster } from '#modules/master/contract/calendar.ts'
import { orderCycleMaster, orderDates } from '#modules/master/contract/order-cycle.ts'
import { makeCompany, tokenOf } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { openSite, type Site } from '#test/site.ts'

const cycle = { cycle_kind: '1', interval: 1, base_dt: '2026-04-01', order_shift: '1' }

onPostgres((open) => {
  let site: Site
  let token: string
  beforeAll(async () => {
    site = await openSite(await open())
    const company_cd = await makeCompany(site.database, { biz_dt: '2026-04-27' })
    token = await tokenOf(site, company_cd)
    const calendar = { calendar_cd: 'FAC', calendar_nm: '工場', calendar_use: '1', assign_mode: '0' }
    await site.call(calendarMaster.endpoints.doEdit, calendar, { token })
    for (const calendar_dt of ['2026-05-04', '2026-05-05', '2026-05-06'])
      await site.call(
        calendarDayMaster.endpoints.doEdit,
        { calendar_cd: 'FAC', calendar_dt, day_nm: '連休', assign_mode: '0' },
        { token },
      )
  })
  const ask = async (typed: object) =>
    (await site.call(orderDates, { ...cycle, ...typed }, { token })).data.list

  it('the next ten order days begin with the business date and keep away from the holidays of the calendar', async () => {
    const days = await ask({ mon_flg: '1', calendar_cd: 'FAC' })
    expect(days).toHaveLength(10)
    // Monday the 4th is a holiday, and so are the weekend and, as the calendar says, no other days before it.
    expect(days.slice(0, 3)).toEqual([
      { order_dt: '2026-04-27', moved_from: null },
      { order_dt: '2026-05-01', moved_from: '2026-05-04' },
      { order_dt: '2026-05-11', moved_from: null },
    ])
    expect((await ask({ mon_flg: '1' }))[1]).toEqual({ order_dt: '2026-05-04', moved_from: null })
  })

  it('a cycle is refused without a day, or with more days than a cycle may have', async () => {
    const save = (changes: object) =>
      site.call(
        orderCycleMaster.endpoints.doEdit,
        { ...cycle, cycle_cd: 'C1', cycle_nm: '試験', assign_mode: '0', ...changes },
        { token },
      )
    expect((await save({})).errors).toMatchObject([{ path: 'mon_flg', code: 'MST_CYCLE_WEEKDAY' }])
    for (const month_days of ['', '1,2,3,4,5,6,7,8,9,10,11', '40'])
      expect((await save({ cycle_kind: '2', month_days })).errors).toMatchObject([
        { path: 'month_days', code: 'MST_CYCLE_DAYS' },
      ])
    expect((await save({ cycle_kind: '2', month_days: '1,2,3,4,5,6,7,8,9,99' })).code).toBe(200)
  })
})

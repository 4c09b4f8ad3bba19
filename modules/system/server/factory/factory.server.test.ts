import { beforeAll, expect, it } from 'vitest'
import type { MasterRow } from '#platform/contract/master-record.ts'
import type { Database } from '#platform/server/database/database.ts'
import { onPostgres } from '../../../../test/databases.ts'
import {
  at,
  outcome,
  refused,
  speaker,
  type Call,
  type Caller,
  type Say,
} from '../../../../test/master-stage.ts'
import { product } from '#test/product.ts'
import { factoryMaster } from '../../contract/factory.ts'
import { appUser, bizdate, role, userFactory, userRole } from '../tables.ts'

onPostgres((open) => {
  let database: Database
  let say: Say

  beforeAll(async () => {
    database = await open()
    say = speaker(database, product)
  })

  const call = (name: Call, input: object, caller?: Caller) =>
    say<MasterRow>(at(product.routes, factoryMaster, name), input, caller)
  const create = (factory_cd: string, caller?: Caller) =>
    call(
      'doEdit',
      { assign_mode: '0', factory_cd, factory_nm: `${factory_cd}工場`, time_zone: 'America/New_York' },
      caller,
    )
  const to = (abort_div: string, factory_cd: string, update_cnt: number, caller?: Caller) =>
    call('doDelete', { factory_cd, abort_div, update_cnt }, caller)

  it('refuses a time zone that does not exist', async () => {
    const input = { assign_mode: '0', factory_cd: 'F09', factory_nm: '工場', time_zone: 'Asia/Nowhere' }
    expect(await refused(call('doEdit', input))).toMatchObject({
      code: 400,
      fields: [{ path: 'time_zone', code: 'V_INVALID' }],
    })
  })

  it('gives a new factory a business date: the day that it is there', async () => {
    await create('F77', { company: 'DATES' })
    const found = await database.company('DATES', 'read', (tx) =>
      tx.select({ factory_cd: bizdate.factory_cd, biz_dt: bizdate.biz_dt }).from(bizdate),
    )
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' }).format(new Date())
    expect(found).toEqual([{ factory_cd: 'F77', biz_dt: today }])
  })

  it('keeps at least one factory of a company in use', async () => {
    const solo: Caller = { company: 'SOLO' }
    await create('F01', { company: 'OTHER' })
    const only = await create('F01', solo)
    expect(only.abilities.abolish).toMatchObject({ code: 'BIZ_LAST_FACTORY' })
    expect(await refused(to('2', 'F01', 0, solo))).toMatchObject({ code: 'BIZ_LAST_FACTORY' })
    expect(await refused(to('1', 'F01', 0, solo))).toMatchObject({ code: 'BIZ_LAST_FACTORY' })
    await create('F02', solo)
    const both = await Promise.all(['F01', 'F02'].map((cd) => outcome(to('2', cd, 0, solo))))
    expect(both.sort()).toEqual(['BIZ_LAST_FACTORY', 'saved'])
  })

  it('does not abolish a factory that users belong to, until they are gone', async () => {
    await create('F01')
    await create('F02')
    const mine = { company_cd: 'DEMO', user_cd: 'SUZUKI' }
    const by = { create_user: 'SATO', update_user: 'SATO' }
    await database.company('DEMO', 'write', async (tx) => {
      await tx.insert(appUser).values({ ...mine, username: '鈴木', password_hash: '', ...by })
      await tx.insert(role).values({ company_cd: 'DEMO', role_cd: 'SALES', role_nm: '営業', ...by })
      await tx.insert(userRole).values({ ...mine, factory_cd: 'F02', role_cd: 'SALES' })
    })
    expect((await refused(to('2', 'F02', 0))).msg).toContain('使用先：ユーザーのロール')
    await database.company('DEMO', 'write', (tx) =>
      tx.insert(userFactory).values({ ...mine, factory_cd: 'F02' }),
    )
    const refusal = await refused(to('2', 'F02', 0, { language: 'en' }), 'en')
    expect(refusal.msg).toBe('"F02工場" is in use and cannot be discontinued (used by: factories of users).')
    expect((await to('1', 'F02', 0)).abort_div).toBe('1')
    await database.company('DEMO', 'write', (tx) => tx.update(appUser).set({ abort_div: '2' }))
    expect((await to('2', 'F02', 1)).abort_div).toBe('2')
  })

  it('tells the time of a conflict in the time zone of the factory, and the name of the user', async () => {
    await create('F01', { company: 'AWAY', user: 'TANAKA' })
    await database.company('AWAY', 'write', (tx) =>
      tx.insert(appUser).values({
        company_cd: 'AWAY',
        user_cd: 'TANAKA',
        username: '田中 花子',
        password_hash: '',
        create_user: 'SATO',
        update_user: 'SATO',
      }),
    )
    const stale = {
      assign_mode: '1',
      factory_cd: 'F01',
      factory_nm: 'F01',
      time_zone: 'Asia/Tokyo',
      update_cnt: 5,
    }
    const hour = new Intl.DateTimeFormat('en', {
      timeZone: 'America/New_York',
      hour: '2-digit',
      hourCycle: 'h23',
    }).format(new Date())
    const { msg } = await refused(call('doEdit', stale, { company: 'AWAY' }))
    expect(msg).toMatch(new RegExp(`^田中 花子さんが\\d{4}/\\d\\d/\\d\\d ${hour}:\\d\\dに`))
  })
})

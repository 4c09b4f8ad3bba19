import { afterAll, beforeAll, expect, it } from 'vitest'
import { editProfile, profile } from '#modules/system/contract/profile.ts'
import { siteHealth } from '#modules/system/contract/site-health.ts'
import { logout, userInfo } from '#modules/system/contract/sign-in.ts'
import type { Shortage } from '#platform/server/disk-room.ts'
import { makeCompany, tokenOf } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { openSite, type Caller, type Site } from '#test/site.ts'

onPostgres((open) => {
  let short: Shortage | undefined
  let site: Site
  let caller: Caller
  beforeAll(async () => {
    site = await openSite(await open(), { shortage: () => short })
    caller = { token: await tokenOf(site, await makeCompany(site.database), 'CLERK') }
  })
  afterAll(() => site.close())

  it('with a disk that is nearly full nothing is saved, and the refusal says why in three languages', async () => {
    short = { free: 150, floor: 200 }
    const { data } = await site.call(profile, {}, caller)
    const saving = (language: 'ja' | 'en' | 'zh') => site.call(editProfile, data, { ...caller, language })
    expect(await saving('ja')).toMatchObject({ status: 503, code: 'DISK_SHORT' })
    expect((await saving('ja')).msg).toContain('残り150 MB')
    expect((await saving('en')).msg).toContain('150 MB left')
    expect((await saving('zh')).msg).toContain('剩余150 MB')
    short = undefined
    expect((await saving('ja')).code).not.toBe('DISK_SHORT')
  })

  it('whoever reads, signs in or signs out is served, and is told', async () => {
    short = { free: 150, floor: 200 }
    expect((await site.call(userInfo, {}, caller)).code).toBe(200)
    expect((await site.call(siteHealth, {}, caller)).data).toEqual({ disk_short: 150 })
    const another = { token: await tokenOf(site, await makeCompany(site.database), 'CLERK') }
    expect((await site.call(logout, {}, another)).code).toBe(200)
    short = undefined
    expect((await site.call(siteHealth, {}, caller)).data).toEqual({ disk_short: null })
  })
})

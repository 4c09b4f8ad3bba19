import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadDemo } from '#db/demo/load.ts'
import { profile } from '#modules/system/contract/profile.ts'
import { companyLogin, firstRun, siteInfo, userInfo, userLogin } from '#modules/system/contract/sign-in.ts'
import { rows } from '#platform/server/database/database.ts'
import { onEveryDatabase } from '#test/databases.ts'
import { product } from '#test/product.ts'
import { openSite, type Site } from '#test/site.ts'

const form = {
  company_cd: 'first',
  company_nm: '一番製作所',
  company_password: 'company-1',
  factory_cd: 'f01',
  factory_nm: '本社工場',
  user_cd: 'boss',
  username: '一番 太郎',
  password: 'boss-password',
}

onEveryDatabase((open) =>
  describe('a new installation', () => {
    let site: Site
    beforeAll(async () => {
      site = await openSite(await open())
    })

    it('asks for its first company', async () => {
      expect((await site.call(siteInfo)).data).toEqual({
        first_run: true,
        language_switch: true,
        oidc_company_cd: null,
        demo: null,
      })
    })

    it('creates one company, even when two browsers ask at once', async () => {
      const both = await Promise.all([
        site.call(firstRun, form, { language: 'en' }),
        site.call(firstRun, { ...form, company_cd: 'second' }, { language: 'en' }),
      ])
      expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '403'])
      expect((await site.call(siteInfo)).data.first_run).toBe(false)
      expect((await site.call(firstRun, { ...form, company_cd: 'third' })).status).toBe(403)
      const unknown = await site.call(companyLogin, { company_cd: 'third', password: form.company_password })
      expect(unknown.code).toBe('SIGN_IN_COMPANY')
    })

    it('lets its administrator in with every right, and with a business date', async () => {
      const company_cd = await existing(['first', 'second'])
      const { cookie } = await site.call(companyLogin, { company_cd, password: form.company_password })
      const typed = { company_cd, user: 'boss', password: form.password, factory_cd: 'F01' }
      const { data } = await site.call(userLogin, typed, { cookie })
      expect((await site.call(userInfo, {}, data)).data).toMatchObject({ user_cd: 'BOSS', admin: true })
      expect((await site.call(profile, {}, data)).data.biz_dt).toMatch(/^\d{4}-\d\d-\d\d$/)
    })

    it('names its role and its codes in the language of who creates it', async () => {
      const company_cd = (await existing(['first', 'second'])).toUpperCase()
      const names = await site.database.company(company_cd, 'read', (tx) =>
        rows(
          tx,
          { name: z.string() },
          sql`SELECT role_nm AS name FROM role
            UNION ALL SELECT code_nm FROM code_div WHERE (kind_cd, code_cd) = ('UNIT', 'MAI') ORDER BY 1`,
        ),
      )
      expect(names.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['Administrator', 'Warehouse', 'sheets']),
      )
    })

    async function existing(codes: readonly string[]): Promise<string> {
      for (const company_cd of codes) {
        const { code } = await site.call(companyLogin, { company_cd, password: form.company_password })
        if (code === 200) return company_cd
      }
      throw new Error('Neither company exists')
    }
  }),
)

onEveryDatabase((open) =>
  describe('the demo company', () => {
    let site: Site
    beforeAll(async () => {
      site = await openSite(await open(), { demo: true })
    })

    it('is loaded once, also by two servers that start together, with today as its business date', async () => {
      const loaded = await Promise.all([
        loadDemo(site.database, product.registered, '2026-04-01'),
        loadDemo(site.database, product.registered, '2026-04-01'),
      ])
      expect(loaded.filter(Boolean)).toHaveLength(1)
      expect(await loadDemo(site.database, product.registered, '2027-01-01')).toBe(false)
      const { data } = await signIn('admin', 'F01')
      expect((await site.call(profile, {}, data)).data).toMatchObject({
        biz_dt: '2026-04-01',
        factories: [
          { factory_cd: 'F01', factory_nm: '本社工場' },
          { factory_cd: 'F02', factory_nm: '第二工場' },
        ],
      })
    })

    it('lets in everyone whom the sign-in page offers, with the password that it offers', async () => {
      const { demo } = (await site.call(siteInfo)).data
      expect(demo?.users.map(({ user_cd }) => user_cd)).toEqual([
        'ADMIN',
        'SALES',
        'BUYER',
        'STOCK',
        'PLANNER',
        'WORKER',
        'VIEWER',
      ])
      for (const { user_cd, username, password } of demo?.users ?? []) {
        const answer = await signIn(user_cd, 'F01', password)
        expect((await site.call(userInfo, {}, answer.data)).data.username).toBe(username)
      }
    })

    it.each([
      ['worker', 'SIGN_IN_FACTORY'],
      ['planner', 200],
    ])('lets %s into the second factory: %s', async (user, code) => {
      expect((await signIn(user, 'F02')).code).toBe(code)
    })

    it('is not offered by an installation that is no demo', async () => {
      const real = await openSite(site.database)
      expect((await real.call(siteInfo)).data.demo).toBeNull()
    })

    async function signIn(user: string, factory_cd: string, password = `${user}1234`) {
      const { cookie } = await site.call(companyLogin, { company_cd: 'demo', password: 'demo1234' })
      return site.call(userLogin, { company_cd: 'demo', user, password, factory_cd }, { cookie })
    }
  }),
)

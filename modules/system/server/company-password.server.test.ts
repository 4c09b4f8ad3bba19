import { beforeAll, describe, expect, it } from 'vitest'
import { changeCompanyPassword, companyLogin, factoryChoices, logout, userInfo } from '../contract/sign-in.ts'
import { accessLog } from '#platform/server/audit/tables.ts'
import { companyPassword, makeCompany, signInAs, ticketOf, tokenOf } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { openSite, type Site } from '#test/site.ts'
import { setParameter } from './parameters.ts'

const form = { old_password: companyPassword, new_password: 'brand-new', confirm_password: 'brand-new' }

onPostgres((open) =>
  describe('the password of the company', () => {
    let site: Site
    beforeAll(async () => {
      site = await openSite(await open())
    })

    it('opens the first step from now on; who is signed in stays, a sign-in that is half done begins again', async () => {
      const company_cd = await makeCompany(site.database)
      const token = await tokenOf(site, company_cd)
      const clerk = await tokenOf(site, company_cd, 'clerk')
      const cookie = await ticketOf(site, company_cd)
      expect((await site.call(changeCompanyPassword, form, { token })).code).toBe(200)
      const signIn = async (password: string) =>
        (await site.call(companyLogin, { company_cd, password })).code
      expect(await signIn(companyPassword)).toBe('SIGN_IN_COMPANY')
      expect(await signIn('brand-new')).toBe(200)
      expect((await site.call(userInfo, {}, { token })).code).toBe(200)
      expect((await site.call(userInfo, {}, { token: clerk })).code).toBe(200)
      expect((await signInAs(site, company_cd, {}, { cookie })).code).toBe(401)
    })

    it('is changed only by who may save everywhere, and every try of theirs is in the access log', async () => {
      const company_cd = await makeCompany(site.database)
      const clerk = await tokenOf(site, company_cd, 'clerk')
      expect((await site.call(changeCompanyPassword, form, { token: clerk })).code).toBe(403)
      const token = await tokenOf(site, company_cd)
      await site.call(changeCompanyPassword, { ...form, old_password: 'not-it' }, { token })
      await site.call(changeCompanyPassword, form, { token })
      const log = await site.database.company(company_cd, 'read', (tx) =>
        tx.select({ event: accessLog.event, user: accessLog.user_cd, code: accessLog.code }).from(accessLog),
      )
      expect(log.filter(({ event }) => event === 'change-company-password')).toEqual([
        { event: 'change-company-password', user: 'ADMIN', code: '1004' },
        { event: 'change-company-password', user: 'ADMIN', code: '200' },
      ])
    })

    it.each([
      ['a wrong old password', { old_password: 'not-it' }, 1004],
      ['the same password again', { new_password: companyPassword, confirm_password: companyPassword }, 1007],
      ['a confirmation that differs', { confirm_password: 'brand-old' }, 10012],
    ])('is not changed with %s', async (_reason, change, code) => {
      const company_cd = await makeCompany(site.database)
      const token = await tokenOf(site, company_cd)
      expect((await site.call(changeCompanyPassword, { ...form, ...change }, { token })).code).toBe(code)
      expect((await site.call(companyLogin, { company_cd, password: companyPassword })).code).toBe(200)
    })

    it('is as long as the company wants its passwords', async () => {
      const company_cd = await makeCompany(site.database)
      const token = await tokenOf(site, company_cd)
      const change = { company_cd, user_cd: 'ADMIN', now: new Date() }
      await site.database.company(company_cd, 'write', (tx) =>
        setParameter(tx, change, 'password_min_length', 12),
      )
      const answer = await site.call(changeCompanyPassword, form, { token })
      expect(answer.errors.map(({ path, code }) => [path, code])).toEqual([['new_password', 'V_PASSWORD']])
    })

    it('changed by two people at once is the first one’s', async () => {
      const company_cd = await makeCompany(site.database)
      const token = await tokenOf(site, company_cd)
      const other = { ...form, new_password: 'other-new', confirm_password: 'other-new' }
      const answers = await Promise.all([
        site.call(changeCompanyPassword, form, { token }),
        site.call(changeCompanyPassword, other, { token }),
      ])
      expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200, 1004]))
    })

    it('cannot be guessed here either: wrong ones count with those of the sign-in', async () => {
      const company_cd = await makeCompany(site.database)
      const token = await tokenOf(site, company_cd)
      const caller = { token, address: '192.0.2.77' }
      const wrong = { ...form, old_password: 'not-it' }
      const before = site.waited.length
      for (let guess = 0; guess < 30; guess++)
        expect((await site.call(changeCompanyPassword, wrong, caller)).code).toBe(1004)
      expect(site.waited.length).toBe(before + 30)
      expect((await site.call(changeCompanyPassword, form, caller)).code).toBe('RATE_LIMITED')
      const login = { company_cd, password: companyPassword }
      expect((await site.call(companyLogin, login, caller)).code).toBe('RATE_LIMITED')
    })

    it('is asked again after signing out: the ticket ends with the session, others stay', async () => {
      const company_cd = await makeCompany(site.database)
      const cookie = await ticketOf(site, company_cd)
      const elsewhere = await ticketOf(site, company_cd)
      const { data } = await signInAs(site, company_cd, {}, { cookie })
      const answer = await site.call(logout, {}, { token: data.token, cookie })
      expect(answer.code).toBe(200)
      expect(answer.cookie).toBe('kaname_company=')
      expect((await site.call(factoryChoices, {}, { cookie })).status).toBe(401)
      expect((await site.call(factoryChoices, {}, { cookie: elsewhere })).status).toBe(200)
    })
  }),
)

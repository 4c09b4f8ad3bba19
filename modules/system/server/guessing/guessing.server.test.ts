import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { changePassword } from '#modules/system/contract/sign-in.ts'
import { accessLog } from '#platform/server/audit/tables.ts'
import { makeCompany, signInAs, ticketOf, tokenOf, userPassword } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { openSite, type Site } from '#test/site.ts'
import { lockAt, lockElsewhereAt } from './judge-password.ts'
import { failuresOfAddress } from './seconds-to-wait.ts'

const minute = 60_000

onPostgres((open) =>
  describe('guessing passwords', () => {
    let site: Site
    beforeAll(async () => {
      site = await openSite(await open())
    })
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['Date'] })
      site.waited.length = 0
    })
    afterEach(() => vi.useRealTimers())

    it('is answered more slowly from the third wrong password on, and not at all after the tenth', async () => {
      const company_cd = await makeCompany(site.database)
      const codes = []
      for (let guess = 1; guess <= 10; guess++)
        codes.push((await signInAs(site, company_cd, { password: `guess-${guess}` })).code)
      expect(codes).toEqual([...Array.from({ length: 9 }, () => 1004), 'SIGN_IN_LOCKED'])
      expect(site.waited).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000, 8000])

      const right = await signInAs(site, company_cd)
      expect(right).toMatchObject({
        code: 'SIGN_IN_LOCKED',
        msg: 'パスワードの誤りが続いたため、このユーザーはこの接続元から15分間ログインできません。',
      })
    })

    it('locks for fifteen minutes, and then counts anew', async () => {
      const company_cd = await makeCompany(site.database)
      for (let guess = 1; guess <= 10; guess++) await signInAs(site, company_cd, { password: 'guess-guess' })
      vi.setSystemTime(Date.now() + 14 * minute)
      expect((await signInAs(site, company_cd)).msg).toContain('1分間')
      vi.setSystemTime(Date.now() + minute + 1)
      expect((await signInAs(site, company_cd, { password: 'guess-guess' })).code).toBe(1004)
      expect((await signInAs(site, company_cd)).code).toBe(200)
    })

    it('is forgotten once the right password was typed', async () => {
      const company_cd = await makeCompany(site.database)
      for (let guess = 1; guess <= 9; guess++) await signInAs(site, company_cd, { password: 'guess-guess' })
      expect((await signInAs(site, company_cd)).code).toBe(200)
      expect((await signInAs(site, company_cd, { password: 'guess-guess' })).code).toBe(1004)
      expect((await signInAs(site, company_cd)).code).toBe(200)
    })

    it('lets no more than ten guesses through when many come at once', async () => {
      const company_cd = await makeCompany(site.database)
      const cookie = await ticketOf(site, company_cd)
      const answers = await Promise.all(
        Array.from({ length: 15 }, (_, guess) =>
          signInAs(site, company_cd, { password: `guess-${guess}` }, { cookie }),
        ),
      )
      expect(answers.filter(({ code }) => code === 1004)).toHaveLength(9)
      expect(answers.filter(({ code }) => code === 'SIGN_IN_LOCKED')).toHaveLength(6)
    })

    it('locks one user and no other', async () => {
      const company_cd = await makeCompany(site.database)
      for (let guess = 1; guess <= 10; guess++) await signInAs(site, company_cd, { password: 'guess-guess' })
      expect((await signInAs(site, company_cd, { user: 'clerk' })).code).toBe(200)
    })

    it('locks out the address that guessed, and the colleague signs in from theirs and is told', async () => {
      const company_cd = await makeCompany(site.database)
      const cookie = await ticketOf(site, company_cd)
      const from = (address: string) => ({ cookie, address })
      for (let guess = 1; guess <= lockAt; guess++)
        await signInAs(site, company_cd, { password: 'guess-guess' }, from('198.51.100.7'))
      expect((await signInAs(site, company_cd, {}, from('198.51.100.7'))).code).toBe('SIGN_IN_LOCKED')

      vi.setSystemTime(Date.now() + 1)
      const colleague = await signInAs(site, company_cd, {}, from('198.51.100.8'))
      expect(colleague).toMatchObject({
        code: 200,
        data: { tried: { count: lockAt, address: '198.51.100.7' } },
      })
      vi.setSystemTime(Date.now() + 1)
      const again = await signInAs(site, company_cd, {}, from('198.51.100.8'))
      expect(again.data).not.toHaveProperty('tried')
      expect((await signInAs(site, company_cd, {}, from('198.51.100.7'))).code).toBe('SIGN_IN_LOCKED')
    })

    it('from many addresses leaves the user those where they have signed in before', async () => {
      const company_cd = await makeCompany(site.database)
      const cookie = await ticketOf(site, company_cd)
      const from = (address: string) => ({ cookie, address })
      expect((await signInAs(site, company_cd, {}, from('192.0.2.10'))).code).toBe(200)
      const codes = []
      for (let guess = 0; guess <= lockElsewhereAt; guess++) {
        const address = `198.51.100.${Math.floor(guess / (lockAt - 1))}`
        codes.push((await signInAs(site, company_cd, { password: 'guess-guess' }, from(address))).code)
      }
      expect([...new Set(codes.slice(0, -1))]).toEqual([1004])
      expect(codes.at(-1)).toBe('SIGN_IN_GUESSED')
      expect((await signInAs(site, company_cd, {}, from('203.0.113.1'))).code).toBe('SIGN_IN_GUESSED')
      expect((await signInAs(site, company_cd, {}, from('192.0.2.10'))).code).toBe(200)
    })

    it('stops an address that tries one user after the other, for ten minutes, and no other address', async () => {
      const company_cd = await makeCompany(site.database)
      const cookie = await ticketOf(site, company_cd)
      const from = (address: string) => ({ cookie, address })
      const earlier = Array.from({ length: failuresOfAddress - 1 }, (_, guess) => ({
        company_cd,
        event: 'user-login',
        user_cd: `NOBODY-${guess}`,
        factory_cd: 'F01',
        code: '1001',
        address: '198.51.100.7',
        at: new Date().toISOString(),
        request_id: '',
      }))
      await site.database.company(company_cd, 'write', (tx) => tx.insert(accessLog).values(earlier))
      const last = await signInAs(site, company_cd, { user: 'nobody' }, from('198.51.100.7'))
      expect(last.code).toBe(1001)
      const barred = await signInAs(site, company_cd, {}, from('198.51.100.7'))
      expect(barred.code).toBe('RATE_LIMITED')
      expect((await signInAs(site, company_cd, {}, from('198.51.100.8'))).code).toBe(200)
      vi.setSystemTime(Date.now() + 10 * minute + 1000)
      expect((await signInAs(site, company_cd, {}, from('198.51.100.7'))).code).toBe(200)
    })

    it('is counted as well where a password is changed', async () => {
      const company_cd = await makeCompany(site.database)
      const token = await tokenOf(site, company_cd)
      const form = { old_password: 'guess-guess', new_password: 'brand-new', confirm_password: 'brand-new' }
      for (let guess = 1; guess <= 9; guess++)
        expect((await site.call(changePassword, form, { token })).code).toBe(1004)
      expect((await site.call(changePassword, form, { token })).code).toBe('SIGN_IN_LOCKED')
      const right = { ...form, old_password: userPassword }
      expect((await site.call(changePassword, right, { token })).code).toBe('SIGN_IN_LOCKED')
    })
  }),
)

import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  continueSession,
  draftKey,
  offerBeforeMs,
  sessionIdleMs,
} from '#modules/system/contract/session-keeping.ts'
import { logout, userInfo } from '#modules/system/contract/sign-in.ts'
import { makeCompany, signInAs, tokenOf, userPassword } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { openSite, type Site } from '#test/site.ts'
import { draftDays } from './draft-key.ts'
import { lockAt } from './guessing/judge-password.ts'
import { sweep } from './sweep.ts'

const day = 24 * 3_600_000

onPostgres((open) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(await open())
  })
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => vi.useRealTimers())

  const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

  describe('the key of half-typed entries', () => {
    const ask = async (token: string, cookie?: string) => {
      const answer = await site.call(draftKey, {}, { token, ...(cookie ? { cookie } : {}) })
      return { key: answer.data.key, browser: answer.cookie }
    }

    it('is the same for the same user in the same browser, whatever session asks', async () => {
      const company_cd = await makeCompany(site.database)
      const first = await ask(await tokenOf(site, company_cd))
      expect(Buffer.from(first.key, 'base64').length).toBe(32)
      expect(await ask(await tokenOf(site, company_cd), first.browser)).toEqual(first)
    })

    it('is another one for another user, and in another browser', async () => {
      const company_cd = await makeCompany(site.database)
      const token = await tokenOf(site, company_cd)
      const mine = await ask(token)
      const others = await ask(await tokenOf(site, company_cd, 'clerk'), mine.browser)
      const elsewhere = await ask(token)
      expect(new Set([mine.key, others.key, elsewhere.key]).size).toBe(3)
    })

    it('is gone when the user signs out, in this browser and for this user only', async () => {
      const company_cd = await makeCompany(site.database)
      const token = await tokenOf(site, company_cd)
      const mine = await ask(token)
      const others = await ask(await tokenOf(site, company_cd, 'clerk'), mine.browser)
      const elsewhere = await ask(token)
      await site.call(logout, {}, { token, cookie: mine.browser })
      const again = await tokenOf(site, company_cd)
      expect((await ask(again, mine.browser)).key).not.toBe(mine.key)
      expect((await ask(again, elsewhere.browser)).key).toBe(elsewhere.key)
      const clerk = await tokenOf(site, company_cd, 'clerk')
      expect((await ask(clerk, mine.browser)).key).toBe(others.key)
    })

    it('goes when nobody has come back for two months, counted from the last time', async () => {
      const company_cd = await makeCompany(site.database)
      const first = await ask(await tokenOf(site, company_cd))
      later((draftDays - 1) * day)
      expect((await ask(await tokenOf(site, company_cd), first.browser)).key).toBe(first.key)
      later((draftDays - 1) * day)
      await sweep(site.database)
      expect((await ask(await tokenOf(site, company_cd), first.browser)).key).toBe(first.key)
      later((draftDays + 1) * day)
      await sweep(site.database)
      expect((await ask(await tokenOf(site, company_cd), first.browser)).key).not.toBe(first.key)
    })

    it('is given to nobody without a session', async () => {
      const company_cd = await makeCompany(site.database)
      const token = await tokenOf(site, company_cd)
      const { browser } = await ask(token)
      await site.call(logout, {}, { token })
      expect((await site.call(draftKey, {}, { cookie: browser })).code).toBe(401)
      expect((await site.call(draftKey, {}, { token, cookie: browser })).code).toBe(10011)
    })
  })

  describe('before a session expires', () => {
    const goOn = (token: string, password: string) => site.call(continueSession, { password }, { token })
    const codeOf = async (token: string) => (await site.call(userInfo, {}, { token })).code

    it('its user goes on with the password, for another eight hours', async () => {
      const token = await tokenOf(site, await makeCompany(site.database))
      later(sessionIdleMs - offerBeforeMs)
      expect((await goOn(token, userPassword)).code).toBe(200)
      later(sessionIdleMs - offerBeforeMs)
      expect(await codeOf(token)).toBe(200)
    })

    it('a wrong password is refused, and counts as one of the sign-in does', async () => {
      const company_cd = await makeCompany(site.database)
      const token = await tokenOf(site, company_cd)
      for (let guess = 1; guess < lockAt; guess++)
        expect(await goOn(token, 'not-it')).toMatchObject({ code: 1004 })
      expect((await goOn(token, 'not-it')).code).toBe('SIGN_IN_LOCKED')
      expect((await goOn(token, userPassword)).code).toBe('SIGN_IN_LOCKED')
      expect((await signInAs(site, company_cd)).code).toBe('SIGN_IN_LOCKED')
    })

    it('a wrong password does not prolong it', async () => {
      const token = await tokenOf(site, await makeCompany(site.database))
      later(sessionIdleMs - offerBeforeMs)
      await goOn(token, 'not-it')
      later(offerBeforeMs + 1)
      expect((await goOn(token, userPassword)).code).toBe(10010)
    })

    it('afterwards it is too late, also with the right password', async () => {
      const token = await tokenOf(site, await makeCompany(site.database))
      later(sessionIdleMs + 1)
      expect((await goOn(token, userPassword)).code).toBe(10010)
    })
  })
})

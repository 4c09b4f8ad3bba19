import { and, eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { register, sendVerificationCode } from '#modules/system/contract/sign-in.ts'
import { accessLog, outbox } from '#platform/server/audit/tables.ts'
import { dispatchOutbox } from '#platform/server/outbox/outbox.ts'
import { makeCompany, person, signInAs } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { product } from '#test/product.ts'
import { openSite, type Site } from '#test/site.ts'
import { codeMessageKind, deliverCode, type CodeMessage } from './code-sender.ts'
import { sweep } from './sweep.ts'
import { appUser, verificationCode } from './tables.ts'

const minute = 60_000
const phone = '03-1234-5678'

onPostgres((open) =>
  describe('a request to use the system', () => {
    let site: Site
    beforeAll(async () => {
      site = await openSite(await open())
    })
    beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
    afterEach(() => vi.useRealTimers())
    const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

    /** What the administrators were told, by company. */
    async function told(company_cd: string): Promise<readonly CodeMessage[]> {
      const sent: CodeMessage[] = []
      const sender = {
        send: async (of: string, message: CodeMessage) => void (of === company_cd && sent.push(message)),
      }
      await dispatchOutbox(
        site.database,
        {
          messages: [{ kind: codeMessageKind, deliver: deliverCode(sender) }],
          registered: product.registered,
        },
        new Date(),
      )
      return sent
    }
    async function codeFor(company_cd: string): Promise<string> {
      await site.call(sendVerificationCode, { company_cd, phone })
      const [message] = await told(company_cd)
      return message?.code ?? 'nothing was told'
    }
    const form = (company_cd: string, verification_code: string) => ({
      company_cd,
      user_cd: 'newbie',
      username: '新人 三郎',
      phone,
      verification_code,
      password: 'my-password',
      confirm_password: 'my-password',
    })
    const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

    it('creates a user who waits for approval, and who can sign in once approved', async () => {
      const company_cd = await makeCompany(site.database)
      const code = await codeFor(company_cd)
      expect(code).toMatch(/^\d{6}$/)
      expect((await site.call(register, form(company_cd, code))).code).toBe(200)

      const typed = { user: 'newbie', password: 'my-password' }
      expect(await signInAs(site, company_cd, typed)).toMatchObject({
        code: 'SIGN_IN_WAITING',
        msg: '利用申請は管理者の承認待ちです。承認されるまでお待ちください。',
      })
      const [kept] = await site.database.company(company_cd, 'read', (tx) =>
        tx.select().from(appUser).where(eq(appUser.user_cd, 'NEWBIE')),
      )
      expect(kept).toMatchObject({ username: '新人 三郎', phone, state: 'waiting' })
      expect(kept?.password_hash).toMatch(/^\$argon2id\$/)
    })

    it('tells the code to the administrators of that company, in each one’s language, and to nobody else', async () => {
      const company_cd = await makeCompany(site.database, {
        users: [
          { ...(await person('BOSS', '社長', 'ADMIN', ['F01', 'F02'])), email: 'boss@example.jp' },
          { ...(await person('CLERK', '事務', 'CLERK', ['F01'])), email: 'clerk@example.jp' },
        ],
      })
      await site.call(sendVerificationCode, { company_cd, phone })
      const messages = await told(company_cd)
      expect(messages.map(({ recipients }) => recipients)).toEqual([
        [{ email: 'boss@example.jp', language: 'ja' }],
      ])
    })

    it('refuses a wrong code with 1008, and after five of them even the right one with 1009', async () => {
      const company_cd = await makeCompany(site.database)
      const code = await codeFor(company_cd)
      for (let guess = 1; guess <= 5; guess++) {
        const answer = await site.call(register, form(company_cd, wrong(code)))
        expect(answer).toMatchObject({ code: 1008, msg: '認証コードが正しくありません。' })
        expect(answer.errors.map(({ path }) => path)).toEqual(['verification_code'])
      }
      expect((await site.call(register, form(company_cd, code))).code).toBe(1009)
    })

    it('refuses a code that is ten minutes old (1009), and one that has been used', async () => {
      const company_cd = await makeCompany(site.database)
      const code = await codeFor(company_cd)
      later(10 * minute)
      expect((await site.call(register, form(company_cd, code))).code).toBe(1009)
      const fresh = await codeFor(company_cd)
      expect((await site.call(register, form(company_cd, fresh))).code).toBe(200)
      expect((await site.call(register, { ...form(company_cd, fresh), user_cd: 'other' })).code).toBe(1009)
    })

    it('refuses a user code that is taken (1002), and lets another be tried with the same code', async () => {
      const company_cd = await makeCompany(site.database)
      const code = await codeFor(company_cd)
      const taken = { ...form(company_cd, code), user_cd: 'clerk' }
      expect(await site.call(register, taken, { language: 'en' })).toMatchObject({
        code: 1002,
        msg: 'User code "CLERK" is already registered.',
      })
      expect((await site.call(register, form(company_cd, code))).code).toBe(200)
    })

    it('refuses a code that was told to another phone or another company', async () => {
      const mine = await makeCompany(site.database)
      const theirs = await makeCompany(site.database)
      const code = await codeFor(mine)
      await codeFor(theirs)
      const elsewhere = await site.call(register, form(theirs, code))
      expect([1008, 1009]).toContain(elsewhere.code)
      const otherPhone = { ...form(mine, code), phone: '090-0000-1111' }
      expect((await site.call(register, otherPhone)).code).toBe(1009)
      const grouped = { ...form(mine, code), phone: '0312345678' }
      expect((await site.call(register, grouped)).code).toBe(200)
    })

    it('sends another code after a minute at the earliest', async () => {
      const company_cd = await makeCompany(site.database)
      const first = await codeFor(company_cd)
      const soon = await site.call(sendVerificationCode, { company_cd, phone })
      expect(soon).toMatchObject({ code: 'RATE_LIMITED' })
      later(minute)
      const second = await codeFor(company_cd)
      expect((await site.call(register, form(company_cd, second))).code).toBe(200)
      expect(first).toMatch(/^\d{6}$/)
    })

    it('does not bother the administrators of a company with more than twenty codes at a time', async () => {
      const company_cd = await makeCompany(site.database)
      const answers = []
      for (let request = 10; request < 31; request++)
        answers.push(await site.call(sendVerificationCode, { company_cd, phone: `03-1111-22${request}` }))
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(20)
      expect(answers.at(-1)?.code).toBe('RATE_LIMITED')
    })

    it('is answered for a company that does not exist as for one that does', async () => {
      const company_cd = await makeCompany(site.database)
      const ask = async (of: string) => {
        const answers = [
          await site.call(sendVerificationCode, { company_cd: of, phone }),
          await site.call(sendVerificationCode, { company_cd: of, phone }),
          await site.call(register, form(of, 'abcdef')),
        ]
        return answers.map(({ code, msg, data }) => ({ code, msg, data }))
      }
      expect(await ask(`X${company_cd}`)).toEqual(await ask(company_cd))
      expect(await told(`X${company_cd}`)).toEqual([])
    })

    it('is written to the access log, the refused one too', async () => {
      const company_cd = await makeCompany(site.database)
      const code = await codeFor(company_cd)
      await site.call(register, form(company_cd, wrong(code)))
      await site.call(register, form(company_cd, code))
      const rows = await site.database.company(company_cd, 'read', (tx) =>
        tx
          .select({ user: accessLog.user_cd, code: accessLog.code })
          .from(accessLog)
          .where(and(eq(accessLog.event, 'register')))
          .orderBy(accessLog.access_no),
      )
      expect(rows).toEqual([
        { user: 'NEWBIE', code: '1008' },
        { user: 'NEWBIE', code: '200' },
      ])
    })

    it('is tried again when the mail server is away, ever more slowly, until the code has expired', async () => {
      const company_cd = await makeCompany(site.database)
      await site.call(sendVerificationCode, { company_cd, phone })
      let calls = 0
      const away = {
        send: async (of: string) => {
          if (of !== company_cd) return
          calls += 1
          throw new Error('connect ECONNREFUSED')
        },
      }
      const round = () =>
        dispatchOutbox(
          site.database,
          {
            messages: [{ kind: codeMessageKind, deliver: deliverCode(away) }],
            registered: product.registered,
          },
          new Date(),
        )
      expect((await round()).failed).toBe(1)
      await round()
      expect(calls).toBe(1)
      later(10_000)
      await round()
      expect(calls).toBe(2)
      later(10_000)
      await round()
      expect(calls).toBe(2)
      later(10 * minute)
      expect(await told(company_cd)).toEqual([])
      const [kept] = await site.database.company(company_cd, 'read', (tx) => tx.select().from(outbox))
      expect(kept?.sent_at).not.toBeNull()
    })

    it('leaves nothing behind once its code is of no more use', async () => {
      const company_cd = await makeCompany(site.database)
      await codeFor(company_cd)
      later(2 * 60 * minute)
      await sweep(site.database)
      const left = await site.database.company(company_cd, 'read', (tx) => tx.select().from(verificationCode))
      expect(left).toEqual([])
    })
  }),
)

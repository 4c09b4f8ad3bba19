import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { changeSearch } from '#modules/system/contract/audit-search/change-search.ts'
import { errorLogList } from '#modules/system/contract/operations/error-log.ts'
import { messageList, resendMessages } from '#modules/system/contract/operations/message-list.ts'
import { dispatchOutbox, mostTries, putIntoOutbox } from '#platform/server/outbox/outbox.ts'
import { makeCompany, tokenOf } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { product } from '#test/product.ts'
import { openSite, type Site } from '#test/site.ts'

onPostgres((open) =>
  describe('what an administrator looks after', () => {
    let site: Site
    beforeAll(async () => {
      site = await openSite(await open())
    })
    const asked = { page: 1, size: 50 } as const
    const openDesk = async () => {
      const company_cd = await makeCompany(site.database)
      const token = await tokenOf(site, company_cd)
      return { company_cd, token }
    }
    const dispatch = (deliver: () => Promise<void>, now = new Date()) =>
      dispatchOutbox(
        site.database,
        {
          messages: ['mail', 'verification-code'].map((kind) => ({ kind, deliver })),
          registered: product.registered,
        },
        now,
      )

    it('is what has not left, and why; it is sent again at once, what has left is not', async () => {
      const { company_cd, token } = await openDesk()
      const put = (kind: string, payload: object) =>
        site.database.company(company_cd, 'write', (tx) =>
          putIntoOutbox(tx, { company_cd, kind, payload }, new Date()),
        )
      await put('mail', { to: 'a@example.jp', subject: '請求書', text: '本文は見せない' })
      await put('verification-code', { code: '123456', recipients: [{ email: 'b@example.jp' }] })
      const find = async (conditions: object = {}) =>
        (
          await site.call(
            messageList.endpoints.getList,
            { ...asked, sort: 'outbox_no', ...conditions },
            { token },
          )
        ).data.list
      const states = async () => (await find()).map(({ state }) => state)
      expect(await states()).toEqual(['0', '0'])
      await dispatch(() => Promise.reject(new Error('no route to the mail server')))
      expect(await find({ state: '2' })).toMatchObject([
        {
          kind: 'mail',
          recipient: 'a@example.jp',
          subject: '請求書',
          tries: 1,
          error: 'no route to the mail server',
        },
        { kind: 'verification-code', recipient: 'b@example.jp', subject: '' },
      ])
      expect(JSON.stringify(await find())).not.toMatch(/123456|本文/)
      await site.database.company(company_cd, 'write', (tx) =>
        tx.execute(sql`UPDATE outbox SET tries = ${mostTries}`),
      )
      expect(await states()).toEqual(['3', '3'])
      const [mail, code] = await find()
      const resend = (...outbox_no: readonly (string | undefined)[]) =>
        site.call(resendMessages, { outbox_no: outbox_no.map((no) => no ?? '0') }, { token })
      expect(await resend(mail?.outbox_no, '999999')).toMatchObject({ code: 404 })
      expect(await states()).toEqual(['3', '3'])
      expect(await resend(mail?.outbox_no)).toMatchObject({ code: 200, data: { count: 1 } })
      await dispatch(() => Promise.resolve())
      expect(await states()).toEqual(['1', '3'])
      expect(await resend(code?.outbox_no, mail?.outbox_no)).toMatchObject({ code: 'BIZ_MESSAGE_SENT' })
      expect(await states()).toEqual(['1', '3'])
      // What an older or a newer version has written.
      await put('telegram', { recipients: 'somebody' })
      expect(await find({ kind: 'other' })).toMatchObject([{ recipient: '', subject: '', state: '0' }])
    })

    it('is where the system was at fault, by the request ID that the user was shown, without what was typed', async () => {
      const { company_cd, token } = await openDesk()
      const find = async (conditions: object = {}) =>
        (await site.call(errorLogList.endpoints.getList, { ...asked, ...conditions }, { token })).data.list
      expect(await find()).toEqual([])
      const rename = (from: string, to: string) =>
        site.database.owner('write', (tx) => tx.execute(sql.raw(`ALTER TABLE ${from} RENAME TO ${to}`)))
      await rename('change_history', 'change_history_away')
      const failed = await site.call(
        changeSearch.endpoints.getList,
        { ...asked, row_key: '見積番号' },
        { token },
      )
      await rename('change_history_away', 'change_history')
      expect(failed.code).toBe(500)
      await vi.waitFor(async () => expect(await find()).toHaveLength(1))
      const [found] = await find({ path: 'changeSearch' })
      expect(found).toMatchObject({ user_cd: 'ADMIN', username: '管理 太郎', method: 'GET' })
      expect(found?.message).toContain('42P01')
      expect(found?.trace).toMatch(/SELECT[^]*at /)
      expect(JSON.stringify(found)).not.toContain('見積番号')
      expect(await find({ request_id: failed.request_id })).toHaveLength(1)
      // A refusal is nobody’s fault.
      await site.call(resendMessages, { outbox_no: ['1'] }, { token })
      expect(await find()).toHaveLength(1)
      const other = await openDesk()
      const { data } = await site.call(errorLogList.endpoints.getList, asked, { token: other.token })
      expect([company_cd, data.list]).toEqual([company_cd, []])
      const clerk = await tokenOf(site, company_cd, 'clerk')
      for (const { getList } of [errorLogList.endpoints, messageList.endpoints])
        expect((await site.call(getList, asked, { token: clerk })).code).toBe(403)
      expect((await site.call(resendMessages, { outbox_no: ['1'] }, { token: clerk })).code).toBe(403)
    })
  }),
)

import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import * as account from '#modules/system/contract/user-account.ts'
import { userMaster } from '#modules/system/contract/user.ts'
import { editProfile } from '#modules/system/contract/profile.ts'
import { changePassword as ownPassword, userInfo } from '#modules/system/contract/sign-in.ts'
import type { AbortDivision } from '#platform/contract/code-table.ts'
import type { Endpoint, SentInputOf } from '#platform/contract/endpoint.ts'
import { accessLog, changeHistory } from '#platform/server/audit/tables.ts'
import { makeCompany, person, signInAs, tokenOf, userPassword } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { openSite, type Site } from '#test/site.ts'
import { lockAt } from '../guessing/judge-password.ts'
import { appUser, userFactory, userRole } from '../tables.ts'

const { doEdit, doDelete, getDetail, getHistory, getList } = userMaster.endpoints

async function openDesk(site: Site, company_cd: string, user = 'admin') {
  const token = await tokenOf(site, company_cd, user)
  const ask = <E extends Endpoint>(endpoint: E, input: SentInputOf<E> & object) =>
    site.call(endpoint, input, { token })
  const detail = async (user_cd: string) => (await ask(getDetail, { user_cd })).data
  return {
    token,
    ask,
    detail,
    create: (user_cd: string, assignments: string) =>
      ask(doEdit, { assign_mode: '0', user_cd, username: `${user_cd} 氏`, assignments }),
    change: async (user_cd: string, changes: object) =>
      ask(doEdit, { ...(await detail(user_cd)), assign_mode: '1', ...changes }),
    to: async (abort_div: AbortDivision, user_cd: string) =>
      ask(doDelete, { user_cd, abort_div, update_cnt: (await detail(user_cd)).update_cnt }),
  }
}

const withManager = async () => ({
  roles: [
    { role_cd: 'ADMIN', role_nm: '管理者', admin_flg: true, permissions: [] },
    { role_cd: 'CLERK', role_nm: '事務', permissions: ['master:yes' as const] },
    { role_cd: 'PLANNER', role_nm: '計画', permissions: ['production:yes' as const] },
    {
      role_cd: 'MANAGER',
      role_nm: '情報システム',
      permissions: ['master:yes' as const, 'write:system' as const],
    },
  ],
  users: [
    await person('ADMIN', '管理 太郎', 'ADMIN', ['F01']),
    await person('CHIEF', '管理 次郎', 'ADMIN', ['F01']),
    await person('CLERK', '事務 花子', 'CLERK', ['F01']),
    await person('PLANNER', '計画 四郎', 'PLANNER', ['F01']),
    await person('MANAGER', '情報 三郎', 'MANAGER', ['F01']),
  ],
})

onPostgres((open) =>
  describe('users', () => {
    let site: Site
    beforeAll(async () => {
      site = await openSite(await open())
    })
    const codeOf = async (token: string) => (await site.call(userInfo, {}, { token })).code

    it('a new user signs in after a password has been set, at the factories and with the roles given', async () => {
      const company_cd = await makeCompany(site.database)
      const desk = await openDesk(site, company_cd)
      expect((await desk.create('SATO', 'f02: operator,clerk')).data['assignments']).toBe(
        'F02:CLERK,OPERATOR',
      )
      const sign = (factory_cd: string) =>
        signInAs(site, company_cd, { user: 'SATO', password: 'first-word', factory_cd })
      expect((await sign('F02')).code).toBe(1004)
      const set = { user_cd: 'SATO', new_password: 'first-word' }
      expect((await desk.ask(account.setUserPassword, set)).code).toBe(200)
      expect((await sign('F01')).code).toBe('SIGN_IN_FACTORY')
      const { data } = await sign('F02')
      const info = await site.call(userInfo, {}, { token: data.token })
      expect(info.data).toMatchObject({ roles: ['CLERK', 'OPERATOR'], factory_cd: 'F02' })
    })

    it('another role holds from the next call on; a factory taken away ends the session there', async () => {
      const company_cd = await makeCompany(site.database)
      const desk = await openDesk(site, company_cd)
      const token = await tokenOf(site, company_cd, 'operator')
      await desk.change('OPERATOR', { assignments: 'F01:CLERK' })
      expect((await site.call(userInfo, {}, { token })).data.roles).toEqual(['CLERK'])
      await desk.change('OPERATOR', { assignments: 'F02:CLERK' })
      expect(await codeOf(token)).toBe(10011)
    })

    it('rows and text say the same', async () => {
      const company_cd = await makeCompany(site.database)
      const desk = await openDesk(site, company_cd)
      await desk.change('CLERK', { assignments: 'F01:CLERK,OPERATOR F02:OPERATOR' })
      const [roles, factories] = await site.database.company(company_cd, 'read', async (tx) => [
        await tx.select().from(userRole).where(eq(userRole.user_cd, 'CLERK')),
        await tx.select().from(userFactory).where(eq(userFactory.user_cd, 'CLERK')),
      ])
      expect(roles.map(({ factory_cd, role_cd }) => `${factory_cd} ${role_cd}`).sort()).toEqual([
        'F01 CLERK',
        'F01 OPERATOR',
        'F02 OPERATOR',
      ])
      expect(factories).toHaveLength(2)
    })

    it('a factory or a role that does not exist, or is stopped, is said at the field', async () => {
      const desk = await openDesk(site, await makeCompany(site.database))
      const factory = await desk.create('SATO', 'F09:CLERK')
      expect(factory.errors).toMatchObject([{ path: 'assignments', code: 'BIZ_ASSIGNMENT_FACTORY' }])
      const role = await desk.create('SATO', 'F01:KING')
      expect(role.errors).toMatchObject([{ path: 'assignments', code: 'BIZ_ASSIGNMENT_ROLE' }])
      expect((await desk.ask(getDetail, { user_cd: 'SATO' })).code).toBe(404)
    })

    it('a stopped user is out at once, and used again begins with a new sign-in', async () => {
      const company_cd = await makeCompany(site.database)
      const desk = await openDesk(site, company_cd)
      const token = await tokenOf(site, company_cd, 'clerk')
      expect((await desk.to('1', 'CLERK')).code).toBe(200)
      expect(await codeOf(token)).toBe(10011)
      expect((await signInAs(site, company_cd, { user: 'clerk' })).code).toBe(1003)
      await desk.to('0', 'CLERK')
      expect(await codeOf(token)).toBe(10011)
      expect((await signInAs(site, company_cd, { user: 'clerk' })).code).toBe(200)
    })

    it('the last administrator is neither stopped, abolished nor stripped', async () => {
      const company_cd = await makeCompany(site.database)
      const desk = await openDesk(site, company_cd)
      for (const answer of [
        await desk.to('1', 'ADMIN'),
        await desk.to('2', 'ADMIN'),
        await desk.change('ADMIN', { assignments: 'F01:CLERK' }),
        await desk.change('ADMIN', { assignments: '' }),
      ])
        expect(answer.code).toBe('BIZ_LAST_ADMINISTRATOR')
      expect((await desk.detail('ADMIN')).abilities.abolish).toMatchObject({ code: 'BIZ_LAST_ADMINISTRATOR' })
      await desk.change('CLERK', { assignments: 'F01:ADMIN' })
      expect((await desk.change('ADMIN', { assignments: 'F01:ADMIN F02:CLERK' })).code).toBe(200)
      expect((await desk.change('ADMIN', { assignments: 'F01:CLERK' })).code).toBe(200)
    })

    it('nobody stops themselves', async () => {
      const company_cd = await makeCompany(site.database)
      const desk = await openDesk(site, company_cd)
      await desk.change('CLERK', { assignments: 'F01:ADMIN' })
      expect((await desk.to('1', 'ADMIN')).code).toBe('BIZ_OWN_USER')
    })

    it('a code that somebody has is refused by its own number (1002), at the code', async () => {
      const desk = await openDesk(site, await makeCompany(site.database))
      expect((await desk.create('SATO', 'F01:CLERK')).code).toBe(200)
      expect((await desk.create('SATO', 'F01:CLERK')).errors).toMatchObject([
        { path: 'user_cd', code: 1002, msg: 'ユーザーコード「SATO」はすでに登録されています。' },
      ])
    })

    it('who is no administrator does not touch who may do more, and gives no more than they have (10013)', async () => {
      const company_cd = await makeCompany(site.database, await withManager())
      const desk = await openDesk(site, company_cd, 'manager')
      const set = (user_cd: string) =>
        desk.ask(account.setUserPassword, { user_cd, new_password: 'new-word' })
      for (const answer of [
        await desk.change('ADMIN', { username: '別人' }),
        await desk.to('1', 'ADMIN'),
        await desk.change('CLERK', { assignments: 'F01:ADMIN' }),
        await desk.change('MANAGER', { assignments: 'F01:MANAGER,PLANNER' }),
        await desk.create('SATO', 'F01:PLANNER'),
        await set('ADMIN'),
        await set('PLANNER'),
        await desk.ask(account.endUserSessions, { user_cd: 'ADMIN' }),
        await desk.ask(account.unlockUser, { user_cd: 'ADMIN' }),
      ])
        expect(answer.code).toBe(10013)
      expect((await desk.create('SATO', 'F01:CLERK')).code).toBe(200)
      expect((await set('CLERK')).code).toBe(200)
    })

    it('a password set by the administrator ends the user’s sessions and lifts the lock', async () => {
      const company_cd = await makeCompany(site.database)
      const desk = await openDesk(site, company_cd)
      const token = await tokenOf(site, company_cd, 'clerk')
      for (let guess = 0; guess < lockAt; guess++)
        await signInAs(site, company_cd, { user: 'clerk', password: 'wrong-word' })
      expect((await signInAs(site, company_cd, { user: 'clerk' })).code).toBe('SIGN_IN_LOCKED')
      await desk.ask(account.setUserPassword, { user_cd: 'CLERK', new_password: 'other-word' })
      expect(await codeOf(token)).toBe(10011)
      expect((await signInAs(site, company_cd, { user: 'clerk' })).code).toBe(1004)
      expect((await signInAs(site, company_cd, { user: 'clerk', password: 'other-word' })).code).toBe(200)
    })

    it('one’s own password, a short one, and one for nobody are refused', async () => {
      const desk = await openDesk(site, await makeCompany(site.database))
      const set = (user_cd: string, new_password: string) =>
        desk.ask(account.setUserPassword, { user_cd, new_password })
      expect((await set('ADMIN', 'long-enough')).code).toBe('BIZ_OWN_PASSWORD')
      expect((await set('CLERK', 'short')).code).toBe(400)
      expect((await set('NOBODY', 'long-enough')).code).toBe(404)
    })

    it('a lock is shown and lifted', async () => {
      const company_cd = await makeCompany(site.database)
      const desk = await openDesk(site, company_cd)
      for (let guess = 0; guess < lockAt; guess++)
        await signInAs(site, company_cd, { user: 'clerk', password: 'wrong-word' })
      const shown = await desk.ask(account.userAccount, { user_cd: 'CLERK' })
      expect(shown.data).toMatchObject({ failed_cnt: lockAt, has_password: true, state: 'active' })
      const [there] = shown.data.failures
      expect(there).toMatchObject({ failed_cnt: lockAt, address: expect.stringMatching(/\d/) })
      expect(Date.parse(there?.locked_until ?? '')).toBeGreaterThan(Date.now())
      await desk.ask(account.unlockUser, { user_cd: 'CLERK' })
      expect((await signInAs(site, company_cd, { user: 'clerk' })).code).toBe(200)
      expect((await desk.ask(account.userAccount, { user_cd: 'CLERK' })).data.failures).toEqual([])
    })

    it('a user’s sessions are listed and ended, one or all, but never the one that asks', async () => {
      const company_cd = await makeCompany(site.database)
      const desk = await openDesk(site, company_cd)
      const tokens = [await tokenOf(site, company_cd, 'clerk'), await tokenOf(site, company_cd, 'clerk')]
      const sessionsOf = async (user_cd: string) =>
        (await desk.ask(account.userAccount, { user_cd })).data.sessions
      const [newest] = await sessionsOf('CLERK')
      expect(newest).toMatchObject({ factory_cd: 'F01', factory_nm: '本社工場', own: false })
      await desk.ask(account.endUserSessions, { user_cd: 'CLERK', session_id: newest?.session_id })
      expect(await sessionsOf('CLERK')).toHaveLength(1)
      await desk.ask(account.endUserSessions, { user_cd: 'CLERK' })
      expect(await Promise.all(tokens.map(codeOf))).toEqual([10011, 10011])
      await desk.ask(account.endUserSessions, { user_cd: 'ADMIN' })
      expect(await codeOf(desk.token)).toBe(200)
    })

    it('no answer, no history and no log carries a password or its hash', async () => {
      const company_cd = await makeCompany(site.database)
      const desk = await openDesk(site, company_cd)
      await desk.ask(account.setUserPassword, { user_cd: 'CLERK', new_password: 'very-secret-word' })
      await desk.change('CLERK', { email: 'clerk@example.jp' })
      const hash = await site.database.company(company_cd, 'read', async (tx) => {
        const [found] = await tx.select().from(appUser).where(eq(appUser.user_cd, 'CLERK'))
        return found?.password_hash ?? ''
      })
      const said = JSON.stringify([
        await desk.ask(getList, {}),
        await desk.ask(getDetail, { user_cd: 'CLERK' }),
        await desk.ask(getHistory, { user_cd: 'CLERK' }),
        await desk.ask(account.userAccount, { user_cd: 'CLERK' }),
        await site.database.company(company_cd, 'read', async (tx) => [
          (await tx.select().from(changeHistory)).map(({ changes, row_key }) => [row_key, changes]),
          (await tx.select().from(accessLog)).map(({ event, code }) => [event, code]),
        ]),
      ])
      expect(said).toContain('clerk@example.jp')
      expect(said).not.toContain('very-secret-word')
      expect(said).not.toContain(hash)
      expect(said).not.toContain(userPassword)
    })

    it("what a user changes of themselves is not taken back by an administrator's older form, and is in the history", async () => {
      const company_cd = await makeCompany(site.database)
      const desk = await openDesk(site, company_cd)
      const clerk = await openDesk(site, company_cd, 'clerk')
      const form = { ...(await desk.detail('CLERK')), assign_mode: '1' as const }
      await clerk.ask(editProfile, { theme: 'ocean' })
      expect((await desk.detail('CLERK')).update_cnt).toBe(form.update_cnt)
      await clerk.ask(editProfile, { email: 'mine@example.jp' })
      expect((await desk.ask(doEdit, { ...form, phone: '03-1111-2222' })).code).not.toBe(200)
      expect(await desk.detail('CLERK')).toMatchObject({ email: 'mine@example.jp', phone: '' })
      const changePassword = {
        old_password: userPassword,
        new_password: 'my-own-word',
        confirm_password: 'my-own-word',
      }
      expect((await clerk.ask(ownPassword, changePassword)).code).toBe(200)
      const { data } = await desk.ask(getHistory, { user_cd: 'CLERK' })
      expect(data.list.map(({ actor_cd, changes }) => [actor_cd, changes])).toEqual([
        ['CLERK', [{ field: 'sign_in', old: null, new: 'password' }]],
        ['CLERK', [{ field: 'email', old: '', new: 'mine@example.jp' }]],
      ])
    })

    it('what was done is in the history and in the access log', async () => {
      const company_cd = await makeCompany(site.database)
      const desk = await openDesk(site, company_cd)
      await desk.ask(account.setUserPassword, { user_cd: 'CLERK', new_password: 'another-word' })
      await desk.change('CLERK', { assignments: 'F01:CLERK,OPERATOR' })
      const { data } = await desk.ask(getHistory, { user_cd: 'CLERK' })
      expect(data.list.map(({ changes }) => changes)).toEqual([
        [{ field: 'assignments', old: 'F01:CLERK', new: 'F01:CLERK,OPERATOR' }],
        [{ field: 'sign_in', old: null, new: 'password' }],
      ])
      const events = await site.database.company(company_cd, 'read', (tx) =>
        tx.select({ event: accessLog.event }).from(accessLog).where(eq(accessLog.event, 'user')),
      )
      expect(events).toHaveLength(2)
    })
  }),
)

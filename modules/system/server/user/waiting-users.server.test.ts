import { beforeAll, describe, expect, it } from 'vitest'
import { approveUser, waitingUsers } from '#modules/system/contract/user-account.ts'
import { userMaster } from '#modules/system/contract/user.ts'
import { makeCompany, signInAs, tokenOf, userPassword } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { openSite, type Site } from '#test/site.ts'
import { hashPassword } from '../password.ts'
import { appUser } from '../tables.ts'

onPostgres((open) =>
  describe('requests to use the system', () => {
    let site: Site
    beforeAll(async () => {
      site = await openSite(await open())
    })

    async function withRequest() {
      const company_cd = await makeCompany(site.database)
      const password_hash = await hashPassword(userPassword)
      const by = { create_user: 'SATO', update_user: 'SATO' }
      await site.database.company(company_cd, 'write', (tx) =>
        tx.insert(appUser).values({
          company_cd,
          user_cd: 'SATO',
          username: '佐藤 葵',
          phone: '052-000-0001',
          password_hash,
          state: 'waiting',
          ...by,
        }),
      )
      const token = await tokenOf(site, company_cd)
      const approve = (assignments: string, update_cnt = 0) =>
        site.call(approveUser, { user_cd: 'SATO', update_cnt, assignments }, { token })
      const waiting = async () => (await site.call(waitingUsers, {}, { token })).data.list
      return { company_cd, token, approve, waiting }
    }

    it('are listed until they are approved, and then the user signs in', async () => {
      const { company_cd, approve, waiting } = await withRequest()
      expect(await waiting()).toMatchObject([{ user_cd: 'SATO', username: '佐藤 葵', phone: '052-000-0001' }])
      const sign = async () => (await signInAs(site, company_cd, { user: 'SATO' })).code
      expect(await sign()).toBe('SIGN_IN_WAITING')
      expect((await approve('F01:OPERATOR')).code).toBe(200)
      expect(await sign()).toBe(200)
      expect(await waiting()).toEqual([])
    })

    it('are not approved twice, nor without a factory and a role, nor by a stale page', async () => {
      const { approve } = await withRequest()
      expect((await approve('')).errors).toMatchObject([
        { path: 'assignments', code: 'BIZ_ASSIGNMENTS_NEEDED' },
      ])
      expect((await approve('F01:KING')).code).toBe('BIZ_ASSIGNMENT_ROLE')
      expect((await approve('F01:OPERATOR', 3)).code).toBe('STALE')
      await approve('F01:OPERATOR')
      expect((await approve('F01:OPERATOR', 1)).code).toBe('BIZ_NOT_WAITING')
    })

    it('are refused by abolishing the user, who then cannot sign in', async () => {
      const { company_cd, token, waiting } = await withRequest()
      const refuse = { user_cd: 'SATO', abort_div: '2', update_cnt: 0 }
      expect((await site.call(userMaster.endpoints.doDelete, refuse, { token })).code).toBe(200)
      expect(await waiting()).toEqual([])
      expect((await signInAs(site, company_cd, { user: 'SATO' })).code).toBe(1001)
    })

    it('are seen and answered only by who may save users', async () => {
      const { company_cd } = await withRequest()
      const token = await tokenOf(site, company_cd, 'clerk')
      expect((await site.call(waitingUsers, {}, { token })).code).toBe(403)
    })
  }),
)

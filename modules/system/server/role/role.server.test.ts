import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { editPermissions, permissionList } from '#modules/system/contract/permission.ts'
import { factoryMaster } from '#modules/system/contract/factory.ts'
import { roleMaster } from '#modules/system/contract/role.ts'
import { userInfo } from '#modules/system/contract/sign-in.ts'
import type { PermissionKey } from '#platform/contract/permission.ts'
import { makeCompany, person, tokenOf } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { openSite, type Site } from '#test/site.ts'
import { rolePermission, userRole } from '../tables.ts'

const { doEdit, doDelete, getDetail, getHistory, getList } = roleMaster.endpoints

const openDesk = async (site: Site, company_cd: string, user = 'admin') => {
  const token = await tokenOf(site, company_cd, user)
  const cntOf = async (role_cd: string) =>
    (await site.call(getDetail, { role_cd }, { token })).data?.update_cnt ?? 0
  return {
    token,
    cntOf,
    matrix: async () => (await site.call(permissionList, {}, { token })).data.list,
    give: async (role_cd: string, permissions: readonly PermissionKey[], update_cnt?: number) =>
      site.call(
        editPermissions,
        { roles: [{ role_cd, update_cnt: update_cnt ?? (await cntOf(role_cd)), permissions }] },
        { token },
      ),
    save: (role_cd: string, changes: object) =>
      site.call(doEdit, { assign_mode: '0', role_cd, role_nm: role_cd, ...changes }, { token }),
    to: async (abort_div: string, role_cd: string) =>
      site.call(doDelete, { role_cd, abort_div, update_cnt: await cntOf(role_cd) }, { token }),
  }
}

const system: readonly PermissionKey[] = ['master:yes', 'system:yes', 'write:system']
const withManager = async () => ({
  roles: [
    { role_cd: 'ADMIN', role_nm: '管理者', admin_flg: true, permissions: [] },
    { role_cd: 'CLERK', role_nm: '事務', permissions: ['master:yes' as const] },
    { role_cd: 'MANAGER', role_nm: '情報システム', permissions: system },
  ],
  users: [
    await person('ADMIN', '管理 太郎', 'ADMIN', ['F01']),
    await person('CLERK', '事務 花子', 'CLERK', ['F01']),
    await person('MANAGER', '情報 三郎', 'MANAGER', ['F01']),
  ],
})

onPostgres((open) =>
  describe('roles and what they may do', () => {
    let site: Site
    beforeAll(async () => {
      site = await openSite(await open())
    })

    it('a permission takes effect at the next call of whoever holds the role', async () => {
      const company_cd = await makeCompany(site.database)
      const desk = await openDesk(site, company_cd)
      const token = await tokenOf(site, company_cd, 'operator')
      expect((await site.call(factoryMaster.endpoints.getList, {}, { token })).code).toBe(403)
      expect((await desk.give('OPERATOR', ['mes:yes', 'master:yes'])).code).toBe(200)
      expect((await site.call(userInfo, {}, { token })).data.permissions).toEqual(['master:yes', 'mes:yes'])
      expect((await site.call(factoryMaster.endpoints.getList, {}, { token })).code).toBe(200)
      await desk.give('OPERATOR', ['mes:yes'])
      expect((await site.call(factoryMaster.endpoints.getList, {}, { token })).code).toBe(403)
    })

    it('the matrix shows each role with its users and its permissions in their order', async () => {
      const desk = await openDesk(site, await makeCompany(site.database))
      const shown = (await desk.matrix()).map(({ role_cd, users, permissions, admin_flg }) => ({
        role_cd,
        users,
        permissions,
        admin_flg,
      }))
      expect(shown).toEqual([
        { role_cd: 'ADMIN', users: 1, permissions: [], admin_flg: true },
        { role_cd: 'CLERK', users: 1, permissions: ['master:yes', 'write:master'], admin_flg: false },
        { role_cd: 'NOBODY', users: 0, permissions: [], admin_flg: false },
        { role_cd: 'OPERATOR', users: 1, permissions: ['mes:yes'], admin_flg: false },
      ])
    })

    it('all roles of a save are saved, or none; a stale one says who was faster', async () => {
      const company_cd = await makeCompany(site.database)
      const desk = await openDesk(site, company_cd)
      await desk.give('OPERATOR', ['mes:yes', 'write:mes'])
      const stale = await site.call(
        editPermissions,
        {
          roles: [
            { role_cd: 'CLERK', update_cnt: 0, permissions: [] },
            { role_cd: 'OPERATOR', update_cnt: 0, permissions: [] },
          ],
        },
        { token: desk.token },
      )
      expect(stale.code).toBe('STALE')
      expect(stale.msg).toMatch(/^管理 太郎さんが/)
      expect((await desk.matrix()).find(({ role_cd }) => role_cd === 'CLERK')?.permissions).toHaveLength(2)
    })

    it('a permission that does not exist, or a role that does not, is refused', async () => {
      const desk = await openDesk(site, await makeCompany(site.database))
      expect((await desk.give('NOBODY', ['everything:yes' as PermissionKey])).code).toBe(400)
      expect((await desk.give('NOWHERE', ['mes:yes'], 0)).code).toBe(404)
    })

    it('the history of a role tells its rights by area, from what to what', async () => {
      const desk = await openDesk(site, await makeCompany(site.database))
      await desk.give('OPERATOR', ['mes:yes', 'write:mes', 'stock:yes'])
      const { data } = await site.call(getHistory, { role_cd: 'OPERATOR' }, { token: desk.token })
      expect(data.list[0]).toMatchObject({
        action: 'update',
        actor_nm: '管理 太郎',
        changes: [
          { field: 'area_stock', old: 'none', new: 'read' },
          { field: 'area_mes', old: 'read', new: 'both' },
        ],
      })
    })

    it('saving what is already so changes nothing', async () => {
      const desk = await openDesk(site, await makeCompany(site.database))
      expect((await desk.give('OPERATOR', ['mes:yes'])).code).toBe(200)
      expect(await desk.cntOf('OPERATOR')).toBe(0)
    })

    it('a stopped role gives no rights any more', async () => {
      const company_cd = await makeCompany(site.database)
      const desk = await openDesk(site, company_cd)
      const token = await tokenOf(site, company_cd, 'clerk')
      expect((await desk.to('1', 'CLERK')).code).toBe(200)
      expect((await site.call(userInfo, {}, { token })).code).toBe(1003)
      await desk.to('0', 'CLERK')
      expect((await site.call(userInfo, {}, { token })).code).toBe(200)
    })

    it('a role that users hold is not abolished, and says so beside the button', async () => {
      const company_cd = await makeCompany(site.database)
      const desk = await openDesk(site, company_cd)
      const answer = await desk.to('2', 'CLERK')
      expect([answer.code, answer.msg]).toEqual([
        9997,
        '「事務」は使用中のため廃止できません。（使用先：ユーザー）',
      ])
      const { data } = await site.call(getList, {}, { token: desk.token })
      const shown = await Promise.all(
        data.list.map(
          async ({ role_cd }) => (await site.call(getDetail, { role_cd }, { token: desk.token })).data,
        ),
      )
      expect(shown.map((row) => [row['role_cd'], row.abilities.abolish === true])).toEqual([
        ['ADMIN', false],
        ['CLERK', false],
        ['NOBODY', true],
        ['OPERATOR', false],
      ])
      expect((await desk.to('2', 'NOBODY')).code).toBe(200)
      expect((await desk.matrix()).map(({ role_cd }) => role_cd)).not.toContain('NOBODY')
    })

    it('the last administrator’s role is neither stopped, abolished nor stripped', async () => {
      const company_cd = await makeCompany(site.database)
      const desk = await openDesk(site, company_cd)
      for (const answer of [
        await desk.to('1', 'ADMIN'),
        await desk.to('2', 'ADMIN'),
        await desk.save('ADMIN', { assign_mode: '1', role_nm: '管理者', admin_flg: false, update_cnt: 0 }),
      ])
        expect(answer.code).toBe('BIZ_LAST_ADMINISTRATOR')
      // Another role that nobody holds does not help; one that somebody holds does.
      await desk.save('CHIEF', { admin_flg: true })
      expect((await desk.to('1', 'ADMIN')).code).toBe('BIZ_LAST_ADMINISTRATOR')
      await site.database.company(company_cd, 'write', (tx) =>
        tx.insert(userRole).values({ company_cd, factory_cd: 'F01', user_cd: 'CLERK', role_cd: 'CHIEF' }),
      )
      expect((await desk.to('1', 'ADMIN')).code).toBe(200)
    })

    it('the factory that the last administrator works in is not stopped', async () => {
      const company_cd = await makeCompany(site.database, await withManager())
      const desk = await openDesk(site, company_cd)
      const { doDelete: stop } = factoryMaster.endpoints
      const to = (factory_cd: string) =>
        site.call(stop, { factory_cd, abort_div: '1', update_cnt: 0 }, { token: desk.token })
      expect((await to('F01')).code).toBe('BIZ_LAST_ADMINISTRATOR')
      expect((await to('F02')).code).toBe(200)
    })

    it('only an administrator makes, changes or removes administrators (10013)', async () => {
      const company_cd = await makeCompany(site.database, await withManager())
      const desk = await openDesk(site, company_cd, 'manager')
      expect((await desk.save('BOSS', { admin_flg: true })).code).toBe(10013)
      expect((await desk.give('ADMIN', [])).code).toBe(10013)
      const edit = { assign_mode: '1', update_cnt: 0 }
      expect((await desk.save('ADMIN', { ...edit, admin_flg: true, role_nm: '別名' })).code).toBe(10013)
      expect((await desk.save('CLERK', { ...edit, admin_flg: true })).code).toBe(10013)
      expect((await desk.save('SALES', {})).code).toBe(200)
    })

    it('nobody gives away more than they have', async () => {
      const company_cd = await makeCompany(site.database, await withManager())
      const desk = await openDesk(site, company_cd, 'manager')
      expect((await desk.give('CLERK', ['master:yes', 'stock:yes'])).code).toBe(10013)
      // write:system writes everywhere, so it may be given piece by piece.
      expect((await desk.give('CLERK', ['master:yes', 'write:stock'])).code).toBe(200)
      expect((await desk.give('CLERK', [])).code).toBe(200)
    })

    it('the key of master data alone does not reach roles', async () => {
      const company_cd = await makeCompany(site.database)
      const desk = await openDesk(site, company_cd, 'clerk')
      expect((await desk.save('X', {})).code).toBe(403)
      const { data } = await site.call(getList, {}, { token: desk.token })
      expect(data.list[0]?.abilities).toMatchObject({ edit: { code: 403 }, abolish: { code: 403 } })
    })

    it('another company’s roles are out of reach', async () => {
      const elsewhere = await makeCompany(site.database)
      const desk = await openDesk(site, await makeCompany(site.database))
      await desk.give('OPERATOR', [])
      const kept = await site.database.company(elsewhere, 'read', (tx) =>
        tx.select().from(rolePermission).where(eq(rolePermission.role_cd, 'OPERATOR')),
      )
      expect(kept).toHaveLength(1)
    })
  }),
)

onPostgres((open) => {
  it('two administrators’ roles that are stopped side by side: one stays', async () => {
    const site = await openSite(await open())
    const company_cd = await makeCompany(site.database, {
      roles: [
        { role_cd: 'ADMIN', role_nm: '管理者', admin_flg: true, permissions: [] },
        { role_cd: 'CHIEF', role_nm: '部長', admin_flg: true, permissions: [] },
      ],
      users: [
        await person('ADMIN', '管理 太郎', 'ADMIN', ['F01']),
        await person('CHIEF', '部長 次郎', 'CHIEF', ['F01']),
      ],
    })
    const [one, other] = [await openDesk(site, company_cd), await openDesk(site, company_cd, 'chief')]
    const strip = (desk: typeof one, role_cd: string) =>
      desk.save(role_cd, { assign_mode: '1', admin_flg: false, update_cnt: 0 })
    const answers = await Promise.all([strip(one, 'CHIEF'), strip(other, 'ADMIN')])
    expect(answers.map(({ code }) => String(code)).toSorted()).toEqual(['200', 'BIZ_LAST_ADMINISTRATOR'])
    await site.close()
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { departmentMaster, organizationMaster, teamMaster } from '#modules/system/contract/organization.ts'
import { roleMaster } from '#modules/system/contract/role.ts'
import { directorMaster, employeeMaster } from '#modules/system/contract/staff.ts'
import type { AnyMaster } from '#platform/contract/master.ts'
import { makeCompany, tokenOf } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { openSite, type Site } from '#test/site.ts'

onPostgres((open) =>
  describe('organization and staff', () => {
    let site: Site
    beforeAll(async () => {
      site = await openSite(await open())
    })
    async function openDesk() {
      const token = await tokenOf(site, await makeCompany(site.database))
      const save = (master: AnyMaster, values: object) =>
        site.call(master.endpoints.doEdit, { assign_mode: '0', ...values }, { token })
      const abolish = (master: AnyMaster, key: object, update_cnt = 0) =>
        site.call(master.endpoints.doDelete, { ...key, update_cnt, abort_div: '2' }, { token })
      const detail = async (master: AnyMaster, key: object) =>
        (await site.call(master.endpoints.getDetail, key, { token })).data
      return { save, abolish, detail }
    }
    const organization = (organization_cd: string, parent_cd = '') => ({
      organization_cd,
      organization_nm: `${organization_cd}本部`,
      parent_cd,
    })

    it('an organization is a tree: nothing belongs to a part of itself, at any depth', async () => {
      const { save } = await openDesk()
      await save(organizationMaster, organization('A'))
      await save(organizationMaster, organization('B', 'A'))
      expect((await save(organizationMaster, organization('C', 'B'))).code).toBe(200)
      const edit = { assign_mode: '1', update_cnt: 0 }
      const circle = await save(organizationMaster, { ...organization('A', 'C'), ...edit })
      expect(circle.errors).toMatchObject([{ path: 'parent_cd', code: 'BIZ_ORGANIZATION_CIRCLE' }])
      const itself = await save(organizationMaster, { ...organization('A', 'A'), ...edit })
      expect(itself.errors[0]?.path).toBe('parent_cd')
      expect((await save(organizationMaster, { ...organization('C', 'A'), ...edit })).code).toBe(200)
    })

    it('a job title that an employee has is not abolished (20023), nor the role of a job title (20022)', async () => {
      const { save, abolish } = await openDesk()
      await save(organizationMaster, organization('A'))
      await save(departmentMaster, { department_cd: 'D1', department_nm: '製造部', organization_cd: 'A' })
      await save(directorMaster, { director_cd: 'CHIEF', director_nm: '課長', role_cd: 'NOBODY' })
      const person = { employee_cd: 'E1', employee_nm: '佐藤 葵', department_cd: 'D1', director_cd: 'CHIEF' }
      expect((await save(employeeMaster, person)).code).toBe(200)

      const title = await abolish(directorMaster, { director_cd: 'CHIEF' })
      expect([title.code, title.msg]).toEqual([
        20023,
        'この役職は社員マスタ「E1　佐藤 葵」で使用されているため廃止できません。',
      ])
      const role = await abolish(roleMaster, { role_cd: 'NOBODY' })
      expect([role.code, role.msg]).toEqual([
        20022,
        'この権限（ロール）は役職マスタ「CHIEF　課長」で使用されているため廃止できません。',
      ])
      expect((await abolish(employeeMaster, { employee_cd: 'E1' })).code).toBe(200)
      expect((await abolish(directorMaster, { director_cd: 'CHIEF' })).code).toBe(200)
      expect((await abolish(roleMaster, { role_cd: 'NOBODY' })).code).toBe(200)
    })

    it('a team has as many people as employees who work there, whoever comes and goes', async () => {
      const { save, abolish, detail } = await openDesk()
      await save(organizationMaster, organization('A'))
      await save(departmentMaster, { department_cd: 'D1', department_nm: '製造部', organization_cd: 'A' })
      const team = { team_nm: '旋盤班', department_cd: 'D1', factory_cd: 'F01' }
      for (const team_cd of ['T1', 'T2']) await save(teamMaster, { ...team, team_cd })
      const person = (employee_cd: string, team_cd: string) => ({
        ...{ employee_cd, employee_nm: '佐藤 葵', department_cd: 'D1', team_cd },
      })
      for (const code of ['E1', 'E2', 'E3']) await save(employeeMaster, person(code, 'T1'))
      await save(employeeMaster, { ...person('E2', 'T2'), assign_mode: '1', update_cnt: 0 })
      await abolish(employeeMaster, { employee_cd: 'E3' })
      const people = async (team_cd: string) => (await detail(teamMaster, { team_cd }))['worker_count']
      expect([await people('T1'), await people('T2')]).toEqual([1, 1])
    })

    it('a department with employees or teams, and an organization with departments, stay', async () => {
      const { save, abolish } = await openDesk()
      await save(organizationMaster, organization('A'))
      await save(departmentMaster, { department_cd: 'D1', department_nm: '製造部', organization_cd: 'A' })
      const team = { team_cd: 'T1', team_nm: '旋盤班', department_cd: 'D1', factory_cd: 'F01' }
      expect((await save(teamMaster, team)).code).toBe(200)
      expect((await abolish(departmentMaster, { department_cd: 'D1' })).code).toBe(9997)
      expect((await abolish(organizationMaster, { organization_cd: 'A' })).code).toBe(9997)
      await abolish(teamMaster, { team_cd: 'T1' })
      expect((await abolish(departmentMaster, { department_cd: 'D1' })).code).toBe(200)
    })
  }),
)

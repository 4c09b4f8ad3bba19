import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { changeSearch } from '#modules/system/contract/audit-search/change-search.ts'
import { menuScreen } from '#modules/system/contract/menu.ts'
import { roleMaster } from '#modules/system/contract/role.ts'
import { rows } from '#platform/server/database/database.ts'
import { makeCompany, tokenOf } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { openSite, type Caller, type Site } from '#test/site.ts'

const { getList, getTotal, csvDownload } = changeSearch.endpoints

onPostgres((open) =>
  describe('the search over all changes', () => {
    let site: Site
    beforeAll(async () => {
      site = await openSite(await open())
    })
    const asked = { page: 1, size: 50 } as const

    /** A company in which somebody has renamed a role. */
    async function renamed() {
      const company_cd = await makeCompany(site.database)
      const token = await tokenOf(site, company_cd)
      const { data } = await site.call(roleMaster.endpoints.getDetail, { role_cd: 'NOBODY' }, { token })
      const renaming = {
        ...{ assign_mode: '1', role_cd: 'NOBODY', role_nm: '見学者' },
        update_cnt: data?.update_cnt ?? 0,
      }
      const saved = await site.call(roleMaster.endpoints.doEdit, renaming, { token })
      expect(saved.code, saved.msg).toBe(200)
      const find = async (conditions: object = {}, caller: Caller = {}) =>
        (await site.call(getList, { ...asked, ...conditions }, { token, ...caller })).data.list
      return { company_cd, token, find }
    }

    it('has a line for each field that was changed, in the words of its screen', async () => {
      await renamed()
      const { find } = await renamed()
      const [line, ...others] = await find({ field_nm: 'ロール名' })
      expect(others).toEqual([])
      expect(line).toMatchObject({
        actor_cd: 'ADMIN',
        actor_nm: '管理 太郎',
        action: 'update',
        screen_nm: roleMaster.title.ja,
        row_key: 'NOBODY',
        field: 'role_nm',
        old_value: '権限なし',
        new_value: '見学者',
        opens: expect.stringMatching(/^\/masterMaint\/\S+ role_cd$/),
      })
      const [english] = await find({ row_key: 'nobody', field: 'role_nm' }, { language: 'en' })
      expect(english).toMatchObject({ screen_nm: roleMaster.title.en, actor_cd: 'ADMIN' })
    })

    it('is asked by person, thing, key, field, action and period', async () => {
      const { find } = await renamed()
      const counts = async (conditions: object) => (await find(conditions)).length
      expect(await counts({ actor_cd: '太郎', screen_nm: 'ロール' })).toBe(1)
      expect(await counts({ actor_cd: 'adm', row_key: 'nobod' })).toBe(1)
      expect(await counts({ actor_cd: '花子' })).toBe(0)
      expect(await counts({ screen_nm: 'ユーザー' })).toBe(0)
      expect(await counts({ row_key: 'F09' })).toBe(0)
      expect(await counts({ field_nm: '郵便' })).toBe(0)
      expect(await counts({ action: 'delete' })).toBe(0)
      expect(await counts({ at: '2020-01-01..2020-12-31' })).toBe(0)
      expect(await counts({ at: `${new Date().toISOString().slice(0, 8)}01..` })).toBe(1)
    })

    it('says codes and flags in words, and has a line for what changed no field', async () => {
      const { company_cd, find } = await renamed()
      await site.database.company(company_cd, 'write', (tx) =>
        tx.execute(sql`
          INSERT INTO change_history (company_cd, table_nm, row_key, action, actor_cd, changes, request_id) VALUES
            (${company_cd}, 'role', 'SALES', 'update', 'system',
              '[{"field":"abort_div","old":"0","new":"1"},{"field":"admin_flg","old":false,"new":true}]', 'r1'),
            (${company_cd}, 'menu', '', 'delete', 'system', '[]', 'r2')`),
      )
      const shown = (await find({ actor_cd: 'system', sort: 'history_no' })).map((line) => [
        line.screen_nm,
        line.old_value,
        line.new_value,
      ])
      expect(shown).toEqual([
        [roleMaster.title.ja, '使用', '停止'],
        [roleMaster.title.ja, 'いいえ', 'はい'],
        [menuScreen.title.ja, '', ''],
      ])
    })

    it('is for administrators and those who may set the system', async () => {
      const { company_cd } = await renamed()
      const token = await tokenOf(site, company_cd, 'clerk')
      expect((await site.call(getList, asked, { token })).code).toBe(403)
      await site.database.company(company_cd, 'write', async (tx) => {
        await tx.execute(sql`INSERT INTO role_permission (company_cd, role_cd, permission)
          VALUES (${company_cd}, 'CLERK', 'system:yes')`)
        await tx.execute(
          sql`UPDATE company SET access_version = access_version + 1 WHERE company_cd = ${company_cd}`,
        )
      })
      expect((await site.call(getList, asked, { token })).code).toBe(403)
      await site.database.company(company_cd, 'write', async (tx) => {
        await tx.execute(sql`INSERT INTO role_permission (company_cd, role_cd, permission)
          VALUES (${company_cd}, 'CLERK', 'write:system')`)
        await tx.execute(
          sql`UPDATE company SET access_version = access_version + 1 WHERE company_cd = ${company_cd}`,
        )
      })
      expect((await site.call(getList, asked, { token })).code).toBe(200)
    })

    it('goes into a file, and its last days are found without reading the years before', async () => {
      const { company_cd, token } = await renamed()
      const file = await site.file(csvDownload, { field: 'role_nm' }, { token, language: 'en' })
      const csv = new TextDecoder('shift_jis').decode(file)
      expect(csv).toContain('見学者')
      expect(csv).toContain(roleMaster.title.ja)
      await site.database.company(company_cd, 'write', (tx) =>
        tx.execute(sql`
          INSERT INTO change_history (company_cd, table_nm, row_key, action, actor_cd, at, changes, request_id)
          SELECT ${company_cd}, 'role', 'R' || n, 'update', 'OLD', now() - interval '400 days' - n * interval '1 minute',
            '[{"field":"role_nm","old":"a","new":"b"}]', 'r' FROM generate_series(1, 20000) AS n`),
      )
      const recent = { at: `${new Date(Date.now() - 6 * 86_400_000).toISOString().slice(0, 10)}..` }
      expect((await site.call(getTotal, recent, { token })).data.total).toBe(1)
      expect((await site.call(getTotal, {}, { token })).data.total).toBeGreaterThan(20_000)
      const plan = await site.database.company(company_cd, 'read', async (tx) => {
        const steps = await rows(
          tx,
          { 'QUERY PLAN': z.string() },
          sql`EXPLAIN SELECT * FROM change_history
            WHERE company_cd = ${company_cd} ORDER BY at DESC, history_no DESC LIMIT 51`,
        )
        return JSON.stringify(steps)
      })
      expect(plan).toContain('at_history_no')
    })
  }),
)

import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { codeDivMaster, codeKindMaster } from '#modules/system/contract/code-div.ts'
import { fixedCodes, fixedNames, kindCodeOf } from '#modules/system/contract/fixed-codes.ts'
import { rows } from '#platform/server/database/database.ts'
import { makeCompany, tokenOf } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { openSite, type Site } from '#test/site.ts'
import { product } from '#test/product.ts'
import { bringUp } from '../bring-up.ts'

onPostgres((open) =>
  describe('tables of codes', () => {
    let site: Site
    let company_cd: string
    let token: string
    beforeAll(async () => {
      site = await openSite(await open())
      company_cd = await makeCompany(site.database)
      token = await tokenOf(site, company_cd)
    })
    const { getDetail: kindOf, doEdit: saveKind, doDelete: endKind } = codeKindMaster.endpoints
    const {
      getList: codesOf,
      getDetail: codeOf,
      doEdit: saveCode,
      doDelete: endCode,
    } = codeDivMaster.endpoints

    it('a new company has every table of the specification with its codes, in their order', async () => {
      for (const name of fixedNames) {
        const { data } = await site.call(
          codesOf,
          { kind_cd: kindCodeOf(name), size: 100, sort: 'sort_no' },
          { token },
        )
        const own = data.list.filter((row) => row['kind_cd'] === kindCodeOf(name))
        expect(own.map((row) => row['code_cd'])).toEqual([...fixedCodes[name].codes])
      }
    })

    it('a fixed table says why nothing in it can be changed, and refuses it', async () => {
      const fixed = { code: 'BIZ_CODE_TABLE_FIXED' }
      const { data: kind } = await site.call(kindOf, { kind_cd: 'ORDER_METHOD' }, { token })
      expect(kind.abilities).toMatchObject({ edit: fixed, abolish: fixed })
      expect(
        await site.call(saveKind, { ...kind, kind_nm: '別の名', assign_mode: '1' }, { token }),
      ).toMatchObject(fixed)
      expect(await site.call(endKind, { ...kind, abort_div: '1' }, { token })).toMatchObject(fixed)
      const { data: code } = await site.call(codeOf, { kind_cd: 'ORDER_METHOD', code_cd: '1' }, { token })
      expect(code.abilities).toMatchObject({ edit: fixed, abolish: fixed })
      expect(
        await site.call(saveCode, { ...code, code_nm: '別の名', assign_mode: '1' }, { token }),
      ).toMatchObject(fixed)
      expect(await site.call(endCode, { ...code, abort_div: '2' }, { token })).toMatchObject(fixed)
      const added = { ...code, code_cd: '7', code_nm: '第四の方式', assign_mode: '0', update_cnt: 0 }
      expect((await site.call(saveCode, added, { token })).errors).toMatchObject([
        { path: 'kind_cd', ...fixed },
      ])
    })

    it('a company adds codes to an open table, and tables of its own, but fixes none', async () => {
      const reason = {
        kind_cd: 'STOP_REASON',
        code_cd: '95',
        code_nm: '清掃',
        name_en: 'Cleaning',
        name_zh: '清扫',
      }
      expect((await site.call(saveCode, { ...reason, assign_mode: '0' }, { token })).code).toBe(200)
      const own = { kind_cd: 'COLOR', kind_nm: '色', assign_mode: '0' }
      const refused = await site.call(saveKind, { ...own, fixed_flg: true }, { token })
      expect(refused.errors).toMatchObject([{ path: 'fixed_flg', code: 'BIZ_CODE_TABLE_OWN' }])
      expect((await site.call(saveKind, own, { token })).code).toBe(200)
    })

    it('a start adds a table that the program has come to need, with its codes', async () => {
      await site.database.owner('write', async (tx) => {
        await tx.execute(
          sql`DELETE FROM code_div WHERE company_cd = ${company_cd} AND kind_cd = 'DEFECT_REASON'`,
        )
        await tx.execute(
          sql`DELETE FROM code_kind WHERE company_cd = ${company_cd} AND kind_cd = 'DEFECT_REASON'`,
        )
      })
      await bringUp(site.database, product.registered)
      const { data } = await site.call(codesOf, { kind_cd: 'DEFECT_REASON', size: 100 }, { token })
      expect(data.list.map((row) => row['code_nm'])).toContain('寸法不良')
    })

    it('a start brings the words of this version back, and leaves what the company has added', async () => {
      await site.database.owner('write', (tx) =>
        tx.execute(sql`UPDATE code_div SET code_nm = '古い名' WHERE company_cd = ${company_cd}
          AND kind_cd IN ('ORDER_METHOD', 'STOP_REASON') AND code_cd IN ('1', '95')`),
      )
      await bringUp(site.database, product.registered)
      const found = await site.database.company(company_cd, 'read', (tx) =>
        rows(
          tx,
          { code_nm: z.string() },
          sql`SELECT code_nm FROM code_div WHERE kind_cd IN ('ORDER_METHOD', 'STOP_REASON')
            AND code_cd IN ('1', '95') ORDER BY kind_cd`,
        ),
      )
      expect(found.map(({ code_nm }) => code_nm)).toEqual(['定量発注', '古い名'])
    })
  }),
)

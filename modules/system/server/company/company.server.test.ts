import { beforeAll, describe, expect, it } from 'vitest'
import { bankAccountMaster } from '#modules/system/contract/bank-account.ts'
import { companyMaster } from '#modules/system/contract/company.ts'
import { getCompanyInfo } from '#modules/system/contract/sign-in.ts'
import { makeCompany, tokenOf } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { openSite, type Site } from '#test/site.ts'

const { doEdit, doDelete, getDetail, getList } = companyMaster.endpoints

onPostgres((open) =>
  describe('the company', () => {
    let site: Site
    beforeAll(async () => {
      site = await openSite(await open())
    })
    async function openDesk() {
      const company_cd = await makeCompany(site.database)
      const token = await tokenOf(site, company_cd)
      const detail = async () => (await site.call(getDetail, { company_cd }, { token })).data
      return {
        company_cd,
        token,
        detail,
        change: async (changes: object) =>
          site.call(doEdit, { ...(await detail()), assign_mode: '1', ...changes }, { token }),
      }
    }

    it('is changed, and stands under its new name over every page', async () => {
      const desk = await openDesk()
      const changes = { company_nm: '新試験工業株式会社', registration_no: 't7000-0120-50002' }
      const { data } = await desk.change(changes)
      expect(data).toMatchObject({ company_nm: '新試験工業株式会社', registration_no: 'T7000012050002' })
      const info = await site.call(getCompanyInfo, {}, { token: desk.token })
      expect(info.data.company_nm).toBe('新試験工業株式会社')
    })

    it('has a registration number that fits its check digit, or none', async () => {
      const desk = await openDesk()
      const wrong = await desk.change({ registration_no: 'T1000012050002' })
      expect(wrong.errors).toMatchObject([{ path: 'registration_no', code: 'V_INVALID' }])
      expect((await desk.change({ registration_no: '' })).code).toBe(200)
    })

    it('keeps its code, is not made a second time, and is not stopped', async () => {
      const desk = await openDesk()
      const renamed = await desk.change({ company_cd: 'OTHER' })
      expect(renamed.code).toBe(404)
      const another = { ...(await desk.detail()), company_cd: 'OTHER', assign_mode: '0' }
      expect((await site.call(doEdit, another, { token: desk.token })).code).toBe('KEY_EXISTS')
      const stop = { company_cd: desk.company_cd, abort_div: '1', update_cnt: 0 }
      expect((await site.call(doDelete, stop, { token: desk.token })).code).toBe('BIZ_OWN_COMPANY')
    })

    it('has bank accounts that banks can read: digits where they have digits, a name in kana', async () => {
      const { token } = await openDesk()
      const account = {
        ...{ assign_mode: '0', account_cd: 'A1', account_nm: '本店', bank_cd: '9001', bank_nm: '見本銀行' },
        ...{ bank_branch_cd: '001', bank_branch_nm: '本店', bank_account_type: '1', invoice_flg: true },
        ...{ bank_account_no: '12345', bank_account_nm: 'カ）ミホンセイサクショ' },
      }
      const enter = async (changes: object) => {
        const { code, errors } = await site.call(
          bankAccountMaster.endpoints.doEdit,
          { ...account, ...changes },
          { token },
        )
        return [code, ...errors.map(({ path }) => path)]
      }
      expect(await enter({ bank_cd: '901' })).toEqual([expect.anything(), 'bank_cd'])
      expect(await enter({ bank_branch_cd: 'A01', bank_account_no: '12-34' })).toEqual([
        ...[expect.anything(), 'bank_branch_cd', 'bank_account_no'],
      ])
      expect(await enter({ bank_account_nm: '㈱見本製作所' })).toEqual([expect.anything(), 'bank_account_nm'])
      expect(await enter({ bank_nm: '' })).toEqual([expect.anything(), 'bank_nm'])
      expect(await enter({})).toEqual([200])
    })

    it('does not see another company', async () => {
      const [desk, other] = [await openDesk(), await openDesk()]
      const answer = await site.call(getDetail, { company_cd: other.company_cd }, { token: desk.token })
      expect(answer.code).toBe(404)
      const { data } = await site.call(getList, {}, { token: desk.token })
      expect(data.list.map((row) => row['company_cd'])).toEqual([desk.company_cd])
    })

    it('never tells its password', async () => {
      const desk = await openDesk()
      expect(JSON.stringify(await desk.detail())).not.toContain('$argon2')
    })
  }),
)

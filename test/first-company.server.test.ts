import { beforeAll, describe, expect, it } from 'vitest'
import { calendarDayMaster, calendarMaster } from '#modules/master/contract/calendar.ts'
import { itemMaster } from '#modules/master/contract/item.ts'
import { itemTypeMaster } from '#modules/master/contract/item-type.ts'
import { stockLocationMaster } from '#modules/master/contract/stock-location.ts'
import { taxMaster } from '#modules/master/contract/tax.ts'
import { setupState } from '#modules/system/contract/setup/setup-calls.ts'
import { companyLogin, firstRun, userLogin } from '#modules/system/contract/sign-in.ts'
import { onEveryDatabase } from './databases.ts'
import { openSite, type Site } from './site.ts'

const form = {
  ...{ company_cd: 'FIRST', company_nm: '一番製作所', company_password: 'company-1' },
  ...{ factory_cd: 'F01', factory_nm: '本社工場' },
  ...{ user_cd: 'BOSS', username: '一番 太郎', password: 'boss-password' },
}

onEveryDatabase((open) =>
  describe('the first company', () => {
    let site: Site
    let data: { readonly token: string }
    beforeAll(async () => {
      site = await openSite(await open())
      await site.call(firstRun, form, { language: 'en' })
      const { company_cd, factory_cd, user_cd: user, password, company_password } = form
      const { cookie } = await site.call(companyLogin, { company_cd, password: company_password })
      data = (await site.call(userLogin, { company_cd, user, password, factory_cd }, { cookie })).data
    })

    it('begins with what is the same everywhere, and says what is still to be entered', async () => {
      const all = { page: 1, size: 200 } as const
      expect((await site.call(itemTypeMaster.endpoints.getList, all, data)).data.list).toHaveLength(6)
      expect((await site.call(calendarMaster.endpoints.getList, all, data)).data.list).toHaveLength(4)
      expect((await site.call(taxMaster.endpoints.getList, all, data)).data.list).toEqual(
        expect.arrayContaining([expect.objectContaining({ tax_cd: '10', tax_nm: 'Consumption tax 10%' })]),
      )
      const year = new Date().getFullYear()
      const ofYear = { ...all, calendar_cd: 'FAC', calendar_dt: `${year}-01-01..${year}-12-31` }
      expect((await site.call(calendarDayMaster.endpoints.getList, ofYear, data)).data.list).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ calendar_dt: `${year}-11-03`, day_nm: 'Culture Day', day_div: '2' }),
        ]),
      )
      const places = (await site.call(stockLocationMaster.endpoints.getList, all, data)).data.list
      expect(places.map(({ location_cd }) => location_cd)).toEqual(['999', '9998', '9999', 'DIRECT'])
      const state = async () =>
        (await site.call(setupState, {}, data)).data.list.map(
          ({ name, is_done, is_optional }) => `${name} ${is_optional ? 'if there is' : is_done}`,
        )
      expect(await state()).toEqual([
        ...[
          'company false',
          'bank_account false',
          'user false',
          'customer false',
          'supplier false',
          'item false',
          'unit_price false',
        ],
        ...['bom false', 'pbom_process false', 'ar_balance if there is', 'ap_balance if there is'],
        ...['registerStock false', 'registerReceiveOrder false'],
      ])
      const item = {
        assign_mode: '0',
        item_cd: 'A1',
        item_nm: 'First item',
        item_type_cd: 'PRODUCT',
        ...{ unit_cd: 'PCS', make_buy: '1', tax_cd: '10' },
      }
      expect(await site.call(itemMaster.endpoints.doEdit, item, data)).toMatchObject({
        code: 200,
        errors: [],
      })
      expect(await state()).toContain('item true')
    })
  }),
)

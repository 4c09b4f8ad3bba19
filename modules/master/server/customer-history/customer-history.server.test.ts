import { beforeAll, describe, expect, it } from 'vitest'
import { customerHistoryMaster } from '#modules/master/contract/customer-history.ts'
import { customerMaster } from '#modules/master/contract/customer.ts'
import { bizdateList, moveBizdate } from '#modules/system/contract/bizdate.ts'
import { mastersChanged } from '#platform/contract/master-facts.ts'
import { inside } from '#platform/server/facts/listener.ts'
import { makeCompany, tokenOf } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { openSite, type Site } from '#test/site.ts'

const inTokyo = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' })
const day = (ahead: number) => inTokyo.format(new Date(Date.now() + ahead * 86_400_000))

const customer = {
  customer_cd: 'K100',
  branch_no: '00',
  customer_nm: '旧社名工業株式会社',
  honorific: '1',
  pay_method: '1',
  holiday_shift: '1',
  sales_basis: '1',
  tax_div: '1',
  tax_calc_unit: '1',
  tax_fraction: '1',
}
const key = { customer_cd: 'K100', branch_no: '00' }

const heard: object[] = []

onPostgres((open) =>
  describe('the history of a customer', () => {
    let site: Site
    beforeAll(async () => {
      const listeners = [
        inside(mastersChanged, async (_, data, { company_cd }) => void heard.push({ company_cd, ...data })),
      ]
      site = await openSite(await open(), { further: [{ name: 'listening', listeners }] })
    })
    async function openDesk() {
      const factories = [{ factory_cd: 'F01', factory_nm: '本社工場', time_zone: 'Asia/Tokyo' }]
      const company_cd = await makeCompany(site.database, { biz_dt: day(0), factories })
      const token = await tokenOf(site, company_cd)
      const call = <E extends Parameters<Site['call']>[0]>(endpoint: E, input: object) =>
        site.call(endpoint, input, { token })
      const { doEdit, getDetail, getHistory } = customerMaster.endpoints
      await call(doEdit, { ...customer, assign_mode: '0' })
      const current = async () => (await call(getDetail, key)).data
      return {
        company_cd,
        current,
        change: async (changes: object) =>
          call(doEdit, { ...(await current()), ...changes, assign_mode: '1' }),
        changes: async () => (await call(getHistory, key)).data.list,
        write: (from_dt: string, changes: object) =>
          call(customerHistoryMaster.endpoints.doEdit, {
            ...customer,
            ...changes,
            from_dt,
            assign_mode: '0',
          }),
        rows: async () =>
          (await call(customerHistoryMaster.endpoints.getList, { size: 100, sort: 'from_dt' })).data.list,
        abolish: (row: object) => call(customerHistoryMaster.endpoints.doDelete, { ...row, abort_div: '2' }),
        /** The business date, by hand. */
        goTo: async (biz_dt: string) => {
          const { data } = await call(bizdateList, {})
          const update_cnt = data.list[0]?.update_cnt
          return call(moveBizdate, { biz_dt, reason: '試験のため', update_cnt })
        },
      }
    }

    it('a name and terms written for a day to come become the customer on that day, not before', async () => {
      const desk = await openDesk()
      await desk.write(day(3), { customer_nm: '新社名工業株式会社', closing_day: 20 })
      expect(await desk.current()).toMatchObject({ customer_nm: '旧社名工業株式会社', closing_day: 99 })
      await desk.goTo(day(2))
      expect(await desk.current()).toMatchObject({ customer_nm: '旧社名工業株式会社' })
      heard.length = 0
      await desk.goTo(day(3))
      expect(heard).toEqual([
        { company_cd: desk.company_cd, master: 'customer', area: customerMaster.area, keys: ['K100 00'] },
      ])
      expect(await desk.current()).toMatchObject({
        customer_nm: '新社名工業株式会社',
        closing_day: 20,
        update_cnt: 1,
      })
      expect((await desk.changes())[0]?.changes).toEqual([
        { field: 'customer_nm', old: '旧社名工業株式会社', new: '新社名工業株式会社' },
        { field: 'closing_day', old: 99, new: 20 },
      ])
      await desk.goTo(day(4))
      expect((await desk.current()).update_cnt).toBe(1)
    })

    it('a change in the customer master is in the history from today on, and tomorrow does not undo it', async () => {
      const desk = await openDesk()
      await desk.goTo(day(1))
      await desk.change({ short_nm: '旧社' })
      expect((await desk.rows()).map((row) => [row['from_dt'], row['short_nm']])).toEqual([
        [day(0), ''],
        [day(1), '旧社'],
      ])
      await desk.goTo(day(2))
      expect(await desk.current()).toMatchObject({ short_nm: '旧社', update_cnt: 1 })
    })

    it('what is not kept by date leaves no row', async () => {
      const desk = await openDesk()
      await desk.change({ inspection_lt: 5 })
      expect(await desk.rows()).toHaveLength(1)
    })

    it('a row for today holds at once, and one that is abolished before its day never does', async () => {
      const desk = await openDesk()
      const { data: planned } = await desk.write(day(2), { customer_nm: '取り止めた社名' })
      await desk.abolish(planned)
      await desk.goTo(day(2))
      expect(await desk.current()).toMatchObject({ customer_nm: '旧社名工業株式会社' })
      await desk.write(day(2), {}).then((answer) => expect(answer.code).toBe('KEY_EXISTS'))
      await desk.write(day(1), { customer_nm: '昨日からの社名' })
      expect(await desk.current()).toMatchObject({ customer_nm: '昨日からの社名' })
    })
  }),
)

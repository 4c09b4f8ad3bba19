import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { companyLogin } from '#modules/system/contract/sign-in.ts'
import type { Database } from '#platform/server/database/database.ts'
import { signInAs } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { orderDay } from '#test/order-stage.ts'
import { textOfPages } from '#test/pdf-text.ts'
import { purchaseStage, type PurchaseStage } from '#test/purchase-stage.ts'
import { openSite, type Site } from '#test/site.ts'
import { fairTradeRecordList } from '../../contract/law/fair-trade-record-list.ts'
import { printFairTradeReport } from '../../contract/law/law-calls.ts'
import { issuePlaceOrder } from '../../contract/order/place-order-calls.ts'
import { placeOrderSlip } from '../../contract/order/place-order-slip.ts'

onPostgres((open) => {
  let database: Database
  let stage: PurchaseStage
  let site: Site
  let token = ''
  beforeAll(async () => {
    database = await open(demo)
    stage = await purchaseStage(database)
    site = await openSite(database)
    const { cookie } = await site.call(companyLogin, { company_cd: 'DEMO', password: 'demo1234' })
    token = (await signInAs(site, 'DEMO', { password: 'admin1234' }, { cookie })).data.token
  })
  afterAll(() => site.close())

  const printed = async (fiscal_year: string) =>
    textOfPages(await site.file(printFairTradeReport, { fiscal_year }, { token }))
      .join('')
      .replaceAll(/\s/g, '')
      .replaceAll(/再発行\d/g, '')

  it('sums up a year by supplier, and names who agreed to what and why; another year has none of it', async () => {
    const [item] = await stage.goods()
    for (const qty of ['10', '20']) {
      const { header } = await stage.call(placeOrderSlip.endpoints.doEdit, {
        ...{ assign_mode: '0' },
        header: { order_dt: orderDay, supplier_cd: 'S004', branch_no: '00', payment_text: '翌月末払' },
        lines: [{ item_cd: item?.item_cd ?? '', qty, unit_price: '100', price_base_qty: '1' }],
      })
      await stage.call(issuePlaceOrder, { po_no: header.po_no })
    }
    await database.owner('write', (tx) =>
      tx.execute(sql`INSERT INTO guarded_act (company_cd, factory_cd, act_kind, supplier_cd, branch_no, subject, figure, reason,
          act_status, decide_user, decide_dt, create_user, update_user)
        VALUES ('DEMO', 'F01', '1', 'S004', '00', 'P000001-1', '90', '材質違い', '1', 'TANAKA', '2026-06-01T03:00:00Z', 'SATO', 'SATO')`),
    )
    const report = await printed('2026')
    for (const words of [
      '取適法年次報告書',
      '2026/04/01',
      '2027/03/31',
      '取適法5条1項3号',
      '材質違い',
      'TANAKA',
    ])
      expect(report).toContain(words)
    // The line of the supplier has the figures of the list.
    const asked = { fiscal_year: '2026', supplier_cd: 'S004', size: 100 }
    const { list } = await stage.call(fairTradeRecordList.endpoints.getList, asked)
    const orders = list.filter(({ record_kind }) => record_kind === '1')
    const amount = orders.reduce((sum, order) => sum + Number(order.amount), 0)
    const days = Math.max(...orders.map((order) => Number(order.days)))
    expect(amount).toBeGreaterThanOrEqual(3000)
    expect(report).toContain(`${orders.length}${amount.toLocaleString('en')}${days}`)
    // Without a year it is that of the business date.
    expect(await printed('')).toBe(await printed('2026'))
    const before = await printed('2019')
    expect(before).toContain('該当なし')
    expect(before).not.toContain('S004-00')
  })
})

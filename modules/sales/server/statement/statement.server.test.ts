import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { arBalanceMaster } from '#modules/master/contract/ar-balance.ts'
import { companyLogin } from '#modules/system/contract/sign-in.ts'
import { rows } from '#platform/server/database/database.ts'
import { signInAs } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { demoOn } from '#test/demo.ts'
import { refused } from '#test/master-stage.ts'
import { textOfPages } from '#test/pdf-text.ts'
import { product } from '#test/product.ts'
import { billingDay, receivableStage, type ReceivableStage } from '#test/receivable-stage.ts'
import { openSite, type Site } from '#test/site.ts'
import { enterReceipt } from '../../contract/receipt/receipt-calls.ts'
import {
  closableCustomers,
  printStatements,
  startClosing,
  withdrawStatement,
} from '../../contract/statement/statement-calls.ts'
import { statementExamination } from './statement-examination.ts'

onPostgres((open) => {
  let stage: ReceivableStage
  let site: Site
  let token = ''
  beforeAll(async () => {
    const database = await open(demoOn(billingDay))
    site = await openSite(database)
    stage = await receivableStage(database)
    const { cookie } = await site.call(companyLogin, { company_cd: 'DEMO', password: 'demo1234' })
    token = (await signInAs(site, 'DEMO', { password: 'admin1234' }, { cookie })).data.token
  })
  afterAll(() => site.close())
  const examine = () => statementExamination.examine(stage.database, product.registered)
  const latest = async (customer_cd: string) => (await stage.statements(customer_cd))[0]
  const slip = (sales_no: string) =>
    stage.database.owner('read', (tx) =>
      rows(
        tx,
        { sales_slip_status: z.string(), statement_no: z.string() },
        sql`SELECT sales_slip_status, statement_no FROM sales WHERE company_cd = 'DEMO' AND sales_no = ${sales_no}`,
      ),
    )
  const receive = (customer_cd: string, amount: string, receipt_dt = '2026-11-20') =>
    stage.call(enterReceipt, { customer_cd, branch_no: '00', receipt_dt, receipt_kind: '1', amount })

  it('closing begins with the first closing day that has come and is not done, not with today', async () => {
    const closingDays = async () => {
      const { closing_dt, due } = await stage.call(closableCustomers, {})
      return [closing_dt, ...due.map((one) => `${one.closing_dt} ${one.customers}`)]
    }
    const open = (status: string, instead: string) =>
      stage.database.owner('write', (tx) =>
        tx.execute(
          sql`UPDATE sales SET sales_slip_status = ${status} WHERE company_cd = 'DEMO' AND sales_slip_status = ${instead}`,
        ),
      )
    await open('8', '1')
    expect(await closingDays()).toEqual([billingDay])
    // C003 is closed on the 15th, C004 on the 25th.
    await stage.sell('C003', [{ amount: '100' }], { account_dt: '2026-11-14' })
    await stage.sell('C003', [{ amount: '100' }], { account_dt: '2026-11-16' })
    await stage.sell('C004', [{ amount: '100' }], { account_dt: '2026-11-26' })
    expect(await closingDays()).toEqual(['2026-11-15', '2026-11-15 1'])
    await stage.sell('C004', [{ amount: '100' }], { account_dt: '2026-11-25' })
    expect(await closingDays()).toEqual(['2026-11-15', '2026-11-15 1', '2026-11-25 1'])
    await open('9', '1')
    await open('1', '8')
  })

  it('is one for each customer over all factories, its tax rounded once; the preview says the same before', async () => {
    const sales_no = await stage.sell('C011', [{ amount: '105' }])
    await stage.sell('C011', [{ amount: '105' }], { factory_cd: 'F02' })
    await stage.sell('C011', [{ amount: '105' }, { amount: '99', tax_cd: '11', tax_rate: '8' }])
    const { list } = await stage.call(closableCustomers, { closing_dt: billingDay })
    const said = { sales_cnt: 3, net_amount: '414', tax_amount: '38', billed_amount: '452' }
    expect(list.find(({ customer_cd }) => customer_cd === 'C011')).toMatchObject({ ...said, due_flg: true })
    expect(await stage.close(billingDay, 'C011')).toEqual({ closed: 1, unchanged: 0 })
    const made = await latest('C011')
    expect(made).toMatchObject({ ...said, open_amount: '452', settled_status: '0', late_flg: false })
    expect(await slip(sales_no)).toEqual([{ sales_slip_status: '2', statement_no: made?.statement_no }])
    expect(await stage.close(billingDay, 'C011')).toEqual({ closed: 0, unchanged: 1 })
    expect(await stage.statements('C011')).toHaveLength(1)
  })
  it('says what was billed before, what was received since, and what is carried forward', async () => {
    await stage.sell('C012', [{ amount: '1000' }], { account_dt: '2026-10-05' })
    await stage.close('2026-10-31', 'C012')
    await receive('C012', '600')
    await stage.sell('C012', [{ amount: '2000' }, { amount: '-500', sales_div: '520' }])
    await stage.close(billingDay, 'C012')
    expect(await latest('C012')).toMatchObject({
      ...{ previous_amount: '1100', received_amount: '600', carried_amount: '500' },
      ...{ net_amount: '1500', tax_amount: '150', sales_amount: '1650', billed_amount: '2150' },
    })
  })
  it('begins with the balance that was entered before the first of its slips', async () => {
    await stage.database.owner('write', (tx) =>
      tx.execute(sql`INSERT INTO ar_balance (company_cd, customer_cd, branch_no, balance_dt, balance, create_user, update_user)
        VALUES ('DEMO', 'C013', '00', '2026-10-31', 5000, 'ADMIN', 'ADMIN'), ('DEMO', 'C013', '00', '2026-11-15', 9, 'ADMIN', 'ADMIN')`),
    )
    await stage.sell('C013', [{ amount: '1000' }])
    await stage.close('2026-11-20', 'C013')
    expect(await latest('C013')).toMatchObject({
      ...{ previous_amount: '5000', billed_amount: '6100', open_amount: '6100' },
    })
    const changed = { customer_cd: 'C013', branch_no: '00', balance_dt: '2026-10-31', balance: '4000' }
    expect(
      await refused(
        stage.call(arBalanceMaster.endpoints.doEdit, { assign_mode: '1', update_cnt: 0, ...changed }),
      ),
    ).toMatchObject({ fields: [{ path: 'balance', code: 'BIZ_BALANCE_BILLED' }] })
    await stage.close(billingDay, 'C013')
    // Nobody has paid anything: what is carried forward is asked for by the one before.
    expect(await latest('C013')).toMatchObject({
      ...{ previous_amount: '6100', billed_amount: '6100', open_amount: '0', settled_status: '3' },
    })
  })
  it('takes what is posted late into the next one, and is not closed before what has been closed', async () => {
    await stage.sell('C014', [{ amount: '1000' }])
    await stage.close(billingDay, 'C014')
    await stage.sell('C014', [{ amount: '500' }], { account_dt: '2026-10-20' })
    expect(await stage.close('2026-10-31', 'C014')).toEqual({ closed: 0, unchanged: 1 })
    await stage.close(billingDay, 'C014')
    expect(await latest('C014')).toMatchObject({ sales_cnt: 1, net_amount: '500' })
  })
  it('is not begun for a day to come', async () => {
    const input = { closing_dt: '2026-12-01', customers: [{ customer_cd: 'C011', branch_no: '00' }] }
    expect(await refused(stage.call(startClosing, input))).toMatchObject({ code: 'BIZ_BILL_FUTURE' })
  })
  it('states each slip once when eight clients close at once', async () => {
    const customers = ['C015', 'C016', 'C017']
    await receive('C020', '300')
    for (const customer_cd of customers) await stage.sell(customer_cd, [{ amount: '1000' }])
    const orders = [customers, customers.toReversed()]
    await Promise.all(
      Array.from({ length: 8 }, (_, at) => stage.close(billingDay, 'C020', ...(orders[at % 2] ?? []))),
    )
    expect(await stage.statements('C020')).toMatchObject([{ received_amount: '300', billed_amount: '-300' }])
    for (const customer_cd of customers) {
      const made = await stage.statements(customer_cd)
      expect(made).toMatchObject([{ sales_cnt: 1, billed_amount: '1100' }])
    }
    expect((await examine()).state).toBe('ok')
  })
  it('is withdrawn until a later one exists; its slips and receipts are open again', async () => {
    const sales_no = await stage.sell('C018', [{ amount: '1000' }])
    await receive('C018', '300')
    await stage.close(billingDay, 'C018')
    const first = await latest('C018')
    await stage.sell('C018', [{ amount: '500' }])
    await stage.close(billingDay, 'C018')
    const second = await latest('C018')
    const withdraw = (statement_no = '') =>
      stage.call(withdrawStatement, { statement_no, reason: '締め誤り' })
    expect(await refused(withdraw(first?.statement_no))).toMatchObject({ code: 'BIZ_BILL_LATER' })
    await withdraw(second?.statement_no)
    await withdraw(first?.statement_no)
    expect(await slip(sales_no)).toEqual([{ sales_slip_status: '1', statement_no: '' }])
    expect(await refused(withdraw(first?.statement_no))).toMatchObject({ code: 'BIZ_BILL_STATE' })
    await stage.close(billingDay, 'C018')
    expect(await latest('C018')).toMatchObject({
      sales_cnt: 2,
      received_amount: '300',
      billed_amount: '1350',
    })
  })
  it('agrees with what is behind it; the doctor finds what does not', async () => {
    expect((await examine()).state).toBe('ok')
    for (const column of ['tax_amount', 'billed_amount', 'settled_amount', 'sales_cnt']) {
      const off = (by: number) =>
        stage.database.owner('write', (tx) =>
          tx.execute(sql`UPDATE invoice_statement SET ${sql.identifier(column)} = ${sql.identifier(column)} + ${by}
            WHERE company_cd = 'DEMO' AND customer_cd = 'C012'`),
        )
      await off(1)
      expect((await examine()).state, column).toBe('fail')
      await off(-1)
    }
    expect((await examine()).state).toBe('ok')
  })

  describe('the invoice', () => {
    const printed = async (...numbers: readonly string[]) =>
      textOfPages(await site.file(printStatements, { statement_no: numbers.join(',') }, { token })).map(
        (page) => page.replaceAll(/\s/g, ''),
      )
    it('has the figures, our number, the tax of each rate, and is kept; many pages repeat their head', async () => {
      const lines = Array.from({ length: 60 }, (_, at) => ({
        amount: String(1000 + at),
        item_nm: `段付シャフト${at}`,
      }))
      await stage.sell('C019', lines)
      await stage.sell('C019', [
        { amount: '999', tax_cd: '11', tax_rate: '8' },
        { amount: '-70', sales_div: '520' },
      ])
      await stage.close(billingDay, 'C019')
      const made = await latest('C019')
      const statement_no = made?.statement_no ?? ''
      const [own = { registration_no: '' }] = await stage.database.owner('read', (tx) =>
        rows(
          tx,
          { registration_no: z.string() },
          sql`SELECT registration_no FROM company WHERE company_cd = 'DEMO'`,
        ),
      )
      const pages = await printed(statement_no)
      expect(pages.length).toBeGreaterThan(1)
      for (const page of pages) expect(page).toContain('税率')
      const grouped = (made?.billed_amount ?? '').replaceAll(/\B(?=(\d{3})+$)/g, ',')
      for (const words of [statement_no, own.registration_no, grouped, '軽減税率', '※', '適格返還請求書'])
        expect(pages.join('')).toContain(words)
      expect(own.registration_no).toMatch(/^T\d{13}$/)
      const kept = await stage.database.owner('read', (tx) =>
        rows(
          tx,
          { amount: z.string(), partner_cd: z.string() },
          sql`SELECT amount::text AS amount, partner_cd FROM stored_file WHERE company_cd = 'DEMO' AND file_nm LIKE ${`%${statement_no}%`}`,
        ),
      )
      expect(kept).toEqual([{ amount: made?.billed_amount, partner_cd: 'C019' }])
    })
    it('says of what comes back or was settled which sale it was and of which day, and no price that is not that of the line', async () => {
      const sold = await stage.sell('C020', [{ amount: '5000' }], { account_dt: '2026-10-21' })
      const back = await stage.sell('C020', [
        { amount: '-700', sales_div: '520' },
        { amount: '-350', sales_div: '060' },
      ])
      await stage.database.owner('write', (tx) =>
        tx.execute(sql`UPDATE sales_line SET origin_no = ${sold}, origin_line_no = 1, unit_price = 16000,
            given_amount = CASE sales_div WHEN '060' THEN amount END
          WHERE company_cd = 'DEMO' AND sales_no = ${back}`),
      )
      await stage.close(billingDay, 'C020')
      const [page = ''] = await printed((await latest('C020'))?.statement_no ?? '')
      expect(page.split(`元の売上2026/10/21${sold}`)).toHaveLength(3)
      expect(page).toContain('決定単価16,000')
      // Once as the price of what came back, once as the settled one.
      expect(page.split('16,000')).toHaveLength(3)
    })
    it('says where to pay: into the accounts that are on invoices, or into the one of the customer', async () => {
      await stage.sell('C004', [{ amount: '5000' }])
      await stage.close(billingDay, 'C004')
      const [usual = ''] = await printed((await latest('C020'))?.statement_no ?? '')
      const [own = ''] = await printed((await latest('C004'))?.statement_no ?? '')
      expect(usual).toContain(
        'お振込先銀行見本銀行本店営業部（001）口座当座1000101名義ミナトセイミツコウギョウ（カ',
      )
      expect(own).toContain('お振込先銀行見本銀行港支店（012）口座普通2000202')
      expect([usual.includes('2000202'), own.includes('1000101')]).toEqual([false, false])
    })
    it('comes with others in one file, in their order', async () => {
      const numbers = [(await latest('C012'))?.statement_no ?? '', (await latest('C013'))?.statement_no ?? '']
      const pages = await printed(...numbers)
      expect(numbers.map((number, at) => pages[at]?.includes(number))).toEqual([true, true])
    })
  })
})

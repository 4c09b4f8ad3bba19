import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '#platform/server/database/database.ts'
import { dispatchOutbox } from '#platform/server/outbox/outbox.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { mailbox } from '#test/mailbox.ts'
import { refused } from '#test/master-stage.ts'
import { orderStage, type OrderStage } from '#test/order-stage.ts'
import { textOfPages } from '#test/pdf-text.ts'
import { purchaseDay, purchaseStage } from '#test/purchase-stage.ts'
import { postPurchase } from '../../contract/purchase/purchase-calls.ts'
import {
  closeSuppliers,
  mailStatements,
  withdrawStatement,
} from '../../contract/statement/statement-calls.ts'

const { sent, composition } = mailbox()

onPostgres((open) => {
  let database: Database
  let stage: OrderStage
  let statement_no = ''
  beforeAll(async () => {
    database = await open(demo)
    stage = await orderStage(database, composition)
    const purchases = await purchaseStage(database)
    const supplier = { supplier_cd: 'S009', branch_no: '00' }
    const lines = [{ stock_div: '010', item_nm: '熱処理', qty: '2', unit_price: '500' } as const]
    const { header } = await purchases.enter(lines, supplier)
    await purchases.call(postPurchase, { purchase_no: header.purchase_no })
    const closed = await purchases.call(closeSuppliers, { closing_dt: purchaseDay, suppliers: [supplier] })
    statement_no = closed.statement_no[0] ?? ''
  })
  const address = (email: string) =>
    database.owner('write', (tx) =>
      tx.execute(sql`UPDATE supplier SET email = ${email} WHERE company_cd = 'DEMO'`),
    )

  it('a supplier gets his statement by mail, with the paper as it is kept; without an address nothing leaves', async () => {
    await address('')
    expect((await refused(stage.call(mailStatements, { statement_no }))).code).toBe('BIZ_PO_NO_MAIL')
    await address('keiri@example.jp')
    expect(await stage.call(mailStatements, { statement_no })).toEqual({ mails: 1 })
    await dispatchOutbox(database, composition, new Date())
    expect(sent).toMatchObject([
      {
        to: 'keiri@example.jp',
        attachments: [{ filename: `支払通知書（仕入明細書）_${statement_no}.pdf` }],
      },
    ])
    const [mail] = sent
    expect(mail?.subject).toContain(statement_no)
    const pages = textOfPages(Buffer.from(mail?.attachments?.[0]?.content ?? []))
    const [, amount = ''] = /支払額 ([\d,]+) 円/.exec(mail?.text ?? '') ?? []
    expect(pages.join('').replaceAll(/\s/g, '')).toContain(amount)
    expect(amount).toBe('1,100')
  })

  it('one that was withdrawn is not mailed', async () => {
    await stage.call(withdrawStatement, { statement_no, reason: '金額の訂正' })
    expect((await refused(stage.call(mailStatements, { statement_no }))).code).toBe('BIZ_STATEMENT_STATE')
  })
})

import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '#platform/server/database/database.ts'
import { dispatchOutbox } from '#platform/server/outbox/outbox.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { mailbox } from '#test/mailbox.ts'
import { refused } from '#test/master-stage.ts'
import { orderStage, type OrderRecord, type OrderStage } from '#test/order-stage.ts'
import { mailAcknowledgement, mailAnswers } from '../../contract/documents/paper-calls.ts'
import { cancelOrder } from '../../contract/order-calls.ts'

const { sent, composition } = mailbox()

onPostgres((open) => {
  let database: Database
  let stage: OrderStage
  beforeAll(async () => {
    database = await open(demo)
    stage = await orderStage(database, composition)
  })
  beforeEach(async () => {
    sent.splice(0)
    await setMail('buyer@example.jp')
  })
  const setMail = (email: string) =>
    database.owner('write', (tx) =>
      tx.execute(
        sql`UPDATE customer SET email = ${email} WHERE company_cd = 'DEMO' AND customer_cd = 'C001'`,
      ),
    )
  const made = (customer_po_no: string) =>
    stage.enter([{ item_cd: stage.sold[0]?.item_cd ?? '', qty: '3' }], { customer_po_no })
  const numbers = (...orders: readonly OrderRecord[]) => ({
    order_no: orders.map(({ header }) => header.order_no).join(','),
  })
  const mailed = async () => {
    await dispatchOutbox(database, composition, new Date())
    return sent.toSorted((one, other) => (one.subject < other.subject ? -1 : 1))
  }

  it('brings the acknowledgement to the customer, who knows the order by their own number, and issues it', async () => {
    const order = await made('PO-M1')
    expect(await stage.call(mailAcknowledgement, numbers(order))).toEqual({ mails: 1 })
    const [letter] = await mailed()
    expect(letter).toMatchObject({ to: 'buyer@example.jp' })
    expect(letter?.subject).toContain('【注文請書】貴注文書番号 PO-M1（')
    expect(letter?.text).toContain('御中')
    const { order_no } = order.header
    expect(letter?.attachments?.map(({ filename }) => filename)).toEqual([`注文請書_${order_no}.pdf`])
    expect((await stage.read(order)).kept).toMatchObject({ issued: true })
  })

  it('brings each order’s answers in a mail of their own', async () => {
    const orders = [await made('PO-M2'), await made('')]
    expect(await stage.call(mailAnswers, numbers(...orders))).toEqual({ mails: 2 })
    const subjects = (await mailed()).map(({ subject }) => subject.slice(0, subject.indexOf('（')))
    const other = orders[1]?.header.order_no ?? ''
    expect(subjects.toSorted()).toEqual(
      [`【納期回答書】受注番号 ${other}`, '【納期回答書】貴注文書番号 PO-M2'].toSorted(),
    )
  })

  it('goes to nobody where one has no address or has been cancelled, and issues nothing then', async () => {
    const [order, ended] = [await made('PO-M3'), await made('PO-M4')]
    await stage.call(cancelOrder, { ...numbers(ended), reason: '得意先の都合' })
    expect(await refused(stage.call(mailAcknowledgement, numbers(order, ended)))).toMatchObject({
      code: 'BIZ_ORDER_STATE',
    })
    await setMail('')
    for (const paper of [mailAcknowledgement, mailAnswers])
      expect(await refused(stage.call(paper, numbers(order)))).toMatchObject({ code: 'BIZ_ORDER_NO_MAIL' })
    expect((await stage.read(order)).kept).toMatchObject({ issued: false })
    expect(await mailed()).toEqual([])
  })
})

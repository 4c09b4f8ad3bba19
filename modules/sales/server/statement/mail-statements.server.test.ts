import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '#platform/server/database/database.ts'
import { dispatchOutbox } from '#platform/server/outbox/outbox.ts'
import { onPostgres } from '#test/databases.ts'
import { demoOn } from '#test/demo.ts'
import { mailbox } from '#test/mailbox.ts'
import { refused } from '#test/master-stage.ts'
import { billingDay, receivableStage, type ReceivableStage } from '#test/receivable-stage.ts'
import { mailStatements, withdrawStatement } from '../../contract/statement/statement-calls.ts'

const { sent, composition } = mailbox()

onPostgres((open) => {
  let database: Database
  let stage: ReceivableStage
  beforeAll(async () => {
    database = await open(demoOn(billingDay))
    stage = await receivableStage(database, composition)
  })
  beforeEach(() => void sent.splice(0))
  const setMail = (customer_cd: string, email: string) =>
    database.owner('write', (tx) =>
      tx.execute(
        sql`UPDATE customer SET email = ${email} WHERE company_cd = 'DEMO' AND customer_cd = ${customer_cd}`,
      ),
    )
  const billed = async (customer_cd: string) => {
    await stage.sell(customer_cd, [{ amount: '1000' }])
    await stage.close(billingDay, customer_cd)
    return (await stage.statements(customer_cd))[0]?.statement_no ?? ''
  }
  const mail = (...numbers: readonly string[]) =>
    stage.call(mailStatements, { statement_no: numbers.join(',') })
  const mailed = async () => {
    await dispatchOutbox(database, composition, new Date())
    return sent.toSorted((one, other) => (one.to < other.to ? -1 : 1))
  }

  it('brings each customer its own invoice', async () => {
    await setMail('C001', 'one@example.jp')
    await setMail('C002', 'two@example.jp')
    const [one, two] = [await billed('C001'), await billed('C002')]
    expect(await mail(one, two)).toEqual({ mails: 2 })
    const found = await mailed()
    expect(found.map(({ to }) => to)).toEqual(['one@example.jp', 'two@example.jp'])
    for (const [at, number] of [one, two].entries()) {
      expect(found[at]?.subject).toContain(`【請求書】${number}`)
      expect(found[at]?.attachments?.map(({ filename }) => filename)).toEqual([`請求書_${number}.pdf`])
    }
  })
  it('goes to nobody where one has no address, or has been withdrawn', async () => {
    await setMail('C003', '')
    await setMail('C004', 'four@example.jp')
    const [without, other] = [await billed('C003'), await billed('C004')]
    expect(await refused(mail(other, without))).toMatchObject({ code: 'BIZ_BILL_NO_MAIL' })
    await stage.call(withdrawStatement, { statement_no: other, reason: '締め誤り' })
    expect(await refused(mail(other))).toMatchObject({ code: 'BIZ_BILL_STATE' })
    expect(await mailed()).toEqual([])
  })
})

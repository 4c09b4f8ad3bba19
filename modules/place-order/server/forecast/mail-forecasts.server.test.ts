import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { rows, type Database } from '#platform/server/database/database.ts'
import { dispatchOutbox } from '#platform/server/outbox/outbox.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { mailbox } from '#test/mailbox.ts'
import { refused } from '#test/master-stage.ts'
import { orderStage, type OrderStage } from '#test/order-stage.ts'
import { textOfPages } from '#test/pdf-text.ts'
import { proposalStage } from '#test/proposal-stage.ts'
import {
  mailForecasts,
  makeForecasts,
  printForecasts,
} from '../../contract/forecast/supplier-forecast-calls.ts'

const { sent, composition } = mailbox()

onPostgres((open) => {
  let database: Database
  let stage: OrderStage
  let forecast_no = ''
  beforeAll(async () => {
    database = await open(demo)
    const goods = await proposalStage(database)
    await goods.bought('SF2', { item: `1, 0, 0, 0`, ordered: `'0', 1, 0, 0, 0, 5, 0, NULL` })
    stage = await orderStage(database, composition)
    await stage.enter([{ item_cd: 'SF2', qty: '7', unit_price: '100', desired_dt: '2026-12-18' }])
    await stage.call(makeForecasts, {})
    const [of] = await database.owner('read', (tx) =>
      rows(
        tx,
        { no: z.string() },
        sql`SELECT forecast_no AS no FROM supplier_forecast_line WHERE company_cd = 'DEMO' AND item_cd = 'SF2'`,
      ),
    )
    forecast_no = of?.no ?? ''
  })
  const address = (email: string) =>
    database.owner('write', (tx) =>
      tx.execute(sql`UPDATE supplier SET email = ${email} WHERE company_cd = 'DEMO'`),
    )
  const kept = () =>
    database.owner('read', (tx) =>
      rows(
        tx,
        { file_nm: z.string(), direction: z.string() },
        sql`SELECT f.file_nm, f.direction FROM stored_file f WHERE f.company_cd = 'DEMO' AND f.file_nm LIKE '内示書%' ORDER BY f.file_no`,
      ),
    )

  it('a supplier gets it by mail, as it is kept; one without an address is named, and nothing leaves', async () => {
    await address('')
    expect((await refused(stage.call(mailForecasts, { forecast_no }))).code).toBe('BIZ_PO_NO_MAIL')
    expect(await kept()).toEqual([])
    await address('plan@example.jp')
    expect(await stage.call(mailForecasts, { forecast_no })).toEqual({ mails: 1 })
    await dispatchOutbox(database, composition, new Date())
    expect(sent).toMatchObject([
      { to: 'plan@example.jp', attachments: [{ filename: `内示書_${forecast_no}.pdf` }] },
    ])
    expect(sent[0]?.subject).toContain(forecast_no)
    const [page = ''] = textOfPages(Buffer.from(sent[0]?.attachments?.[0]?.content ?? []))
    expect(page.replaceAll(/\s/g, '')).toContain('注文書ではありません')
    expect(await kept()).toEqual([{ file_nm: `内示書_${forecast_no}.pdf`, direction: 'sent' }])
  })

  it('says the day on which it was made here, also early in the morning', async () => {
    // Five o'clock on the 19th in Japan.
    await database.owner('write', (tx) =>
      tx.execute(
        sql`UPDATE supplier_forecast SET create_dt = '2026-11-18T20:00:00Z' WHERE company_cd = 'DEMO' AND forecast_no = ${forecast_no}`,
      ),
    )
    sent.splice(0)
    await stage.call(mailForecasts, { forecast_no })
    await dispatchOutbox(database, composition, new Date())
    const [page = ''] = textOfPages(Buffer.from(sent[0]?.attachments?.[0]?.content ?? []))
    expect(page.replaceAll(/\s/g, '')).toContain('2026/11/19')
  })

  it('what is printed is kept, too', async () => {
    await stage.call(printForecasts, { forecast_no })
    expect(await kept()).toHaveLength(3)
  })
})

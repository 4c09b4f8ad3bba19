import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { Language } from '#platform/contract/text.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import { dispatchOutbox } from '#platform/server/outbox/outbox.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { mailbox } from '#test/mailbox.ts'
import { refused, speaker } from '#test/master-stage.ts'
import { textOfPages } from '#test/pdf-text.ts'
import { salesStage, type SalesStage } from '#test/sales-stage.ts'
import { mailDeliveryNotes } from '../../contract/shipping/paper-calls.ts'

const { sent, composition } = mailbox()

onPostgres((open) => {
  let database: Database
  let stage: SalesStage
  beforeAll(async () => {
    database = await open(demo)
    stage = await salesStage(database, composition)
  })
  beforeEach(async () => {
    sent.splice(0)
    await setMail('gate@example.jp')
  })
  const setMail = (email: string) =>
    database.owner('write', (tx) =>
      tx.execute(
        sql`UPDATE customer SET email = ${email} WHERE company_cd = 'DEMO' AND customer_cd = 'C001'`,
      ),
    )
  const shipped = async (qty: string) => {
    const delivery_no = await stage.instructed(await stage.entered(qty), qty)
    await stage.picked(delivery_no, qty)
    await stage.confirmed(delivery_no)
    return delivery_no
  }
  const mail = (numbers: readonly string[], language: Language = 'ja') => {
    const route = composition.routes.find((one) => one.endpoint.path === mailDeliveryNotes.path)
    if (!route) throw new Error('Nobody mails delivery notes')
    const asked = { delivery_no: numbers.join(',') }
    return speaker(database, composition)<OutputOf<typeof mailDeliveryNotes>>(route, asked, { language })
  }
  const mailed = async () => {
    await dispatchOutbox(database, composition, new Date())
    return sent.toSorted((one, other) => (one.subject < other.subject ? -1 : 1))
  }
  const kept = () =>
    database.owner('read', (tx) =>
      rows(
        tx,
        { file_nm: z.string(), partner_cd: z.string(), amount: z.string() },
        sql`SELECT file_nm, partner_cd, trim_scale(amount)::text AS amount FROM stored_file
          WHERE company_cd = 'DEMO' AND file_nm LIKE '納品書%' ORDER BY file_nm`,
      ),
    )

  it('each delivery’s note goes to its customer in Japanese, whoever sends it, without our copy, and is kept with its amount', async () => {
    const numbers = [await shipped('3'), await shipped('4')]
    expect(await mail(numbers, 'en')).toEqual({ mails: 2 })
    const letters = await mailed()
    expect(letters.map(({ to }) => to)).toEqual(['gate@example.jp', 'gate@example.jp'])
    const stored = await kept()
    for (const [at, number] of numbers.entries()) {
      expect(letters[at]?.subject).toContain(`【納品書】出荷番号 ${number}`)
      for (const words of ['御中', '出荷日 2026/11/18（水）', '納品日'])
        expect(letters[at]?.text).toContain(words)
      const [file] = letters[at]?.attachments ?? []
      expect(file?.filename).toBe(`納品書_${number}.pdf`)
      const pages = textOfPages(Buffer.from(file?.content ?? []))
      expect(pages).toHaveLength(1)
      const page = pages[0]?.replaceAll(/\s/g, '') ?? ''
      for (const words of ['納品書', '受領書', number]) expect(page).toContain(words)
      expect(stored[at]).toMatchObject({ file_nm: `納品書_${number}.pdf`, partner_cd: 'C001' })
      expect(page).toContain(Number(stored[at]?.amount).toLocaleString('en'))
    }
  })

  it('what has not left yet is not mailed, nor is anything where a customer without an address is among them: it is named', async () => {
    const before = await kept()
    const left = await shipped('2')
    const picked = await stage.instructed(await stage.entered('2'), '2')
    await stage.picked(picked, '2')
    expect(await refused(mail([left, picked]))).toMatchObject({ code: 'BIZ_DELIVERY_STATE' })
    await setMail('')
    const { customer_nm } = await stage.picking(left)
    const refusal = await refused(mail([left]))
    expect(refusal).toMatchObject({ code: 'BIZ_DELIVERY_NO_MAIL' })
    expect(JSON.stringify(refusal)).toContain(customer_nm)
    expect(await mailed()).toEqual([])
    expect(await kept()).toEqual(before)
  })
})

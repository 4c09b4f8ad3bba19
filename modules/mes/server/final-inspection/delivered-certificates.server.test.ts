import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deliveryToPick, pickDelivery } from '#modules/sales/contract/shipping/delivery-calls.ts'
import { instructShipping } from '#modules/sales/contract/shipping/instruction-calls.ts'
import { mailCertificates, printCertificates } from '#modules/sales/contract/shipping/paper-calls.ts'
import type { Mail } from '#modules/system/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import { compose } from '#platform/server/module/compose.ts'
import { dispatchOutbox } from '#platform/server/outbox/outbox.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { inspectionStage, type InspectionStage } from '#test/inspection-stage.ts'
import { refused } from '#test/master-stage.ts'
import { orderStage } from '#test/order-stage.ts'
import { textOfPages } from '#test/pdf-text.ts'
import { modulesOf } from '#test/product.ts'
import { printCertificate } from '../../contract/final-inspection/inspection-calls.ts'

const sent: Mail[] = []
const mailing = compose(modulesOf({}, { mailer: { send: (mail) => Promise.resolve(void sent.push(mail)) } }))

onPostgres((open) => {
  describe('検査成績書 of a delivery', { timeout: 180_000 }, () => {
    let database: Database
    let stage: InspectionStage
    let withMail: Awaited<ReturnType<typeof orderStage>>
    beforeAll(async () => {
      database = await open(demo)
      stage = await inspectionStage(database)
      withMail = await orderStage(database, mailing)
      await database.owner('write', async (tx) => {
        await tx.execute(
          sql`UPDATE item SET lot_control = '1' WHERE company_cd = 'DEMO' AND item_cd = ${stage.item_cd}`,
        )
        await tx.execute(
          sql`UPDATE customer_item SET lot_rule = '0' WHERE company_cd = 'DEMO' AND item_cd = ${stage.item_cd}`,
        )
      })
    })
    beforeEach(() => void sent.splice(0))
    const mailAddress = (email: string) =>
      database.owner('write', (tx) =>
        tx.execute(
          sql`UPDATE customer SET email = ${email} WHERE company_cd = 'DEMO' AND customer_cd = 'C001'`,
        ),
      )

    /** Finished and judged good: where it lies, and by which lot it is known. */
    const judged = async (qty: string) => {
      const work_order_no = await stage.made(qty)
      await stage.finished(work_order_no, qty)
      const [row] = await stage.waiting(work_order_no)
      await stage.judge(work_order_no, { good_qty: qty })
      return { work_order_no, lot_no: row?.lot_no ?? '', location_cd: row?.location_cd ?? '', qty }
    }
    type Lot = Awaited<ReturnType<typeof judged>>
    const delivering = async (lots: readonly Lot[]) => {
      const qty = String(lots.reduce((sum, one) => sum + Number(one.qty), 0))
      const { header } = await stage.enter([{ item_cd: stage.item_cd, qty }])
      const lines = [{ order_no: header.order_no, line_no: 1, qty }]
      const { delivery_no: numbers } = await stage.call(instructShipping, { lines, ship_dt: '' })
      return numbers[0] ?? ''
    }
    const pick = async (delivery_no: string, lots: readonly Lot[]) => {
      const { update_cnt } = await stage.call(deliveryToPick, { delivery_no })
      const packages = lots.map(({ lot_no, location_cd, qty }) => ({ line_no: 1, lot_no, location_cd, qty }))
      await stage.call(pickDelivery, { delivery_no, update_cnt, packages })
    }
    const words = (content: unknown): readonly string[] =>
      content instanceof Uint8Array ? textOfPages(content).map((page) => page.replaceAll(/\s/g, '')) : []

    it('come in one file for all lots that were picked, and are those that inspection prints', async () => {
      const [one, other] = [await judged('2'), await judged('1')]
      const delivery_no = await delivering([one, other])
      expect(await refused(stage.call(printCertificates, { delivery_no }))).toMatchObject({
        code: 'BIZ_DELIVERY_NO_CERTIFICATE',
      })
      await pick(delivery_no, [one, other])
      const pages = words((await stage.call(printCertificates, { delivery_no })).content)
      expect(pages).toHaveLength(2)
      expect(pages.join(' ')).toContain(one.work_order_no)
      expect(pages.join(' ')).toContain(other.work_order_no)
      const { work_order_no, lot_no } = one
      const alone = words((await stage.call(printCertificate, { work_order_no, lot_no })).content)
      expect(pages).toContain(alone[0])
    })

    it('go to the customer as one mail with a file for each lot, and nobody is told what cannot be told', async () => {
      const [one, other] = [await judged('1'), await judged('1')]
      const delivery_no = await delivering([one, other])
      await mailAddress('')
      await pick(delivery_no, [one, other])
      expect(await refused(stage.call(mailCertificates, { delivery_no }))).toMatchObject({
        code: 'BIZ_MAIL_NOT_SET',
      })
      expect(await refused(withMail.call(mailCertificates, { delivery_no }))).toMatchObject({
        code: 'BIZ_DELIVERY_NO_MAIL',
      })
      await mailAddress('inspection@example.jp')
      expect(await withMail.call(mailCertificates, { delivery_no })).toEqual({ mails: 1, files: 2 })
      await dispatchOutbox(database, mailing, new Date())
      expect(sent).toMatchObject([{ to: 'inspection@example.jp' }])
      expect(sent[0]?.subject).toContain(`【検査成績書】出荷番号 ${delivery_no}`)
      expect(sent[0]?.attachments?.map(({ filename }) => filename).toSorted()).toEqual(
        [one, other].map(({ lot_no }) => `検査成績書_${lot_no}.pdf`).toSorted(),
      )
    })
  })
})

import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import type { OutputOf, SentInputOf } from '#platform/contract/endpoint.ts'
import { rows } from '#platform/server/database/database.ts'
import { dispatchOutbox } from '#platform/server/outbox/outbox.ts'
import { arrivalStage, type ArrivalStage } from '#test/arrival-stage.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { mailbox } from '#test/mailbox.ts'
import { refused, speaker } from '#test/master-stage.ts'
import { orderDay } from '#test/order-stage.ts'
import { textOfPages } from '#test/pdf-text.ts'
import {
  cancelSupply,
  mailSupply,
  printSupplies,
  supplyMaterial,
} from '../../contract/supply/supply-calls.ts'
import { supplySlip } from '../../contract/supply/supply-slip.ts'

const { sent, composition } = mailbox()

onPostgres((open) => {
  let stage: ArrivalStage
  let supply_no = ''
  beforeAll(async () => {
    stage = await arrivalStage(await open(demo))
    const { plain, place, supplier_cd, branch_no } = stage.goods
    await stage.database.owner('write', (tx) =>
      tx.execute(
        sql`UPDATE stock_location SET supplier_cd = ${supplier_cd} WHERE company_cd = 'DEMO' AND location_cd = 'OUT-S006'`,
      ),
    )
    const po_no = await stage.ordered([stage.bought(plain, '50', '30')])
    await stage.received([{ po_no, po_line_no: '1', qty: '50', location_cd: place }])
    const { header } = await stage.call(supplySlip.endpoints.doEdit, {
      ...{ assign_mode: '0', header: { supply_dt: orderDay, supplier_cd, branch_no } },
      lines: [
        { supply_kind: '1', item_cd: plain, qty: '7', location_cd: place },
        {
          ...{ supply_kind: '2', item_cd: plain, qty: '8', location_cd: place },
          ...{ unit_price: '800', price_base_qty: '100', price_reason: '協議' },
        },
      ],
    })
    supply_no = header.supply_no
  })
  const mail = (input: SentInputOf<typeof mailSupply>) => {
    const route = composition.routes.find((one) => one.endpoint.path === mailSupply.path)
    if (!route) throw new Error('Nobody mails supplies')
    return speaker(stage.database, composition)<OutputOf<typeof mailSupply>>(route, input)
  }
  const address = (email: string) =>
    stage.database.owner('write', (tx) =>
      tx.execute(sql`UPDATE supplier SET email = ${email} WHERE company_cd = 'DEMO'`),
    )
  const kept = () =>
    stage.database.owner('read', (tx) =>
      rows(
        tx,
        { file_nm: z.string(), partner_cd: z.string() },
        sql`SELECT file_nm, partner_cd FROM stored_file WHERE company_cd = 'DEMO' AND file_nm LIKE '支給明細書%' ORDER BY file_no`,
      ),
    )

  it('what has been handed over is mailed to its supplier, as it is kept; not before, and not without an address', async () => {
    await address('zairyo@example.jp')
    expect((await refused(mail({ supply_no }))).code).toBe('BIZ_SUPPLY_STATE')
    await stage.call(supplyMaterial, { supply_no })
    await address('')
    expect((await refused(mail({ supply_no }))).code).toBe('BIZ_PO_NO_MAIL')
    expect(await kept()).toEqual([])
    await address('zairyo@example.jp')
    expect(await mail({ supply_no })).toEqual({ to: 'zairyo@example.jp' })
    await dispatchOutbox(stage.database, composition, new Date())
    expect(sent).toMatchObject([
      { to: 'zairyo@example.jp', attachments: [{ filename: `支給明細書_${supply_no}.pdf` }] },
    ])
    expect(sent[0]?.subject).toContain(supply_no)
    const [page = ''] = textOfPages(Buffer.from(sent[0]?.attachments?.[0]?.content ?? []))
    // A price for a hundred says so.
    for (const words of [stage.goods.plain, '800/10064', '64円'])
      expect(page.replaceAll(/\s/g, '')).toContain(words)
    expect(await kept()).toEqual([
      { file_nm: `支給明細書_${supply_no}.pdf`, partner_cd: stage.goods.supplier_cd },
    ])
  })

  it('what is printed is kept, too', async () => {
    await stage.call(printSupplies, { supply_no })
    expect(await kept()).toHaveLength(2)
  })

  it('what has not been handed over, or was taken back, is not printed', async () => {
    const { plain, place, supplier_cd, branch_no } = stage.goods
    const { header } = await stage.call(supplySlip.endpoints.doEdit, {
      ...{ assign_mode: '0', header: { supply_dt: orderDay, supplier_cd, branch_no } },
      lines: [{ supply_kind: '1', item_cd: plain, qty: '2', location_cd: place }],
    })
    const one = { supply_no: header.supply_no }
    expect((await refused(stage.call(printSupplies, one))).code).toBe('BIZ_SUPPLY_STATE')
    await stage.call(supplyMaterial, one)
    await stage.call(printSupplies, one)
    await stage.call(cancelSupply, { ...one, reason: '数量違い' })
    expect((await refused(stage.call(printSupplies, one))).code).toBe('BIZ_SUPPLY_STATE')
    expect(await kept()).toHaveLength(3)
  })
})

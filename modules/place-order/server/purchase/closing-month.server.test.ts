import { sql } from 'drizzle-orm'
import { beforeAll, expect, it, vi } from 'vitest'
import { rows } from '#platform/server/database/database.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { refused } from '#test/master-stage.ts'
import { purchaseDay, purchaseStage, type PurchaseStage } from '#test/purchase-stage.ts'
import { postPurchase } from '../../contract/purchase/purchase-calls.ts'

onPostgres((open) => {
  let stage: PurchaseStage
  beforeAll(async () => {
    stage = await purchaseStage(await open(demo))
  })

  it('what moves no goods waits for whoever closes its month, and is refused when that is done', async () => {
    const { header } = await stage.enter([
      { stock_div: '010', item_nm: '金型修理', qty: '1', unit_price: '10000' },
    ])
    let posting: Promise<{ code: unknown }> | undefined
    await stage.database.owner('write', async (tx) => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('stock_period DEMO F01', 0))`)
      await tx.execute(sql`INSERT INTO stock_period (company_cd, factory_cd, month, closed, create_user, update_user)
        VALUES ('DEMO', 'F01', ${purchaseDay.slice(0, 7)}, true, 'test', 'test')`)
      posting = refused(stage.call(postPurchase, { purchase_no: header.purchase_no }))
      posting.catch(() => undefined)
      const waiting = sql`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`
      await vi.waitFor(async () => expect(await rows(tx, {}, waiting)).not.toEqual([]), { timeout: 20_000 })
    })
    expect(await posting).toMatchObject({ code: 'BIZ_STOCK_MONTH_CLOSED' })
    expect((await stage.read(header.purchase_no)).header.purchase_status).toBe('0')
  })
})

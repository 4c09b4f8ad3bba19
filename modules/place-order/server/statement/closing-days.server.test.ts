import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { purchaseStage } from '#test/purchase-stage.ts'
import { postPurchase } from '../../contract/purchase/purchase-calls.ts'
import { closableSuppliers } from '../../contract/statement/statement-calls.ts'

onPostgres((open) => {
  it('a supplier is due on his closing day and, left out on it, on any later one; the day that it should have been is said', async () => {
    const stage = await purchaseStage(await open(demo))
    await stage.database.owner('write', (tx) =>
      tx.execute(
        sql`UPDATE supplier SET closing_day = 99 WHERE company_cd = 'DEMO' AND supplier_cd = 'S009'`,
      ),
    )
    const lines = [{ stock_div: '010', item_nm: '熱処理', qty: '1', unit_price: '100' } as const]
    const { header } = await stage.enter(lines, { supplier_cd: 'S009', branch_no: '00' })
    await stage.call(postPurchase, { purchase_no: header.purchase_no })
    const on = async (closing_dt: string) => {
      const { list } = await stage.call(closableSuppliers, { closing_dt })
      const own = list.find(({ supplier_cd }) => supplier_cd === 'S009')
      return [own?.closes_dt, own?.due_flg]
    }
    expect(await on('2026-11-29')).toEqual(['2026-11-30', false])
    expect(await on('2026-11-30')).toEqual(['2026-11-30', true])
    expect(await on('2026-12-10')).toEqual(['2026-11-30', true])
  })
})

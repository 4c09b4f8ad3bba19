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

  it('closing begins with the first closing day that has come and is not done, not with today', async () => {
    const stage = await purchaseStage(await open(demo))
    const closingDays = async () => {
      const { closing_dt, due } = await stage.call(closableSuppliers, {})
      return [closing_dt, ...due.map((one) => `${one.closing_dt} ${one.suppliers}`)]
    }
    await stage.database.owner('write', async (tx) => {
      await tx.execute(sql`UPDATE purchase SET purchase_status = '9' WHERE company_cd = 'DEMO'`)
      await tx.execute(sql`UPDATE supplier SET closing_day = CASE supplier_cd WHEN 'S009' THEN 10 ELSE 99 END
        WHERE company_cd = 'DEMO' AND supplier_cd IN ('S004', 'S009')`)
    })
    expect(await closingDays()).toEqual(['2026-11-18'])
    for (const [supplier_cd, account_dt] of [
      ['S009', '2026-11-09'],
      ['S009', '2026-11-17'],
      ['S004', '2026-11-02'],
    ] as const) {
      const { header } = await stage.enter(
        [{ stock_div: '010', item_nm: '熱処理', qty: '1', unit_price: '100' }],
        { supplier_cd, branch_no: '00', account_dt },
      )
      await stage.call(postPurchase, { purchase_no: header.purchase_no })
    }
    expect(await closingDays()).toEqual(['2026-11-10', '2026-11-10 1'])
  })
})

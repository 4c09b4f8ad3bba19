import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { onPostgres } from '#test/databases.ts'
import { bought, stockStage, today } from '#test/stock-stage.ts'
import { product } from '#test/product.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { checkLedger, type Disagreement } from './check-ledger.ts'

class TakenBackAgain extends Error {}

onPostgres((open) => {
  it('a value that does not follow from its entries is found, even where all sums agree', async () => {
    const stage = await stockStage(await open())
    await stage.post([bought('M1', '724', '8'), bought('M2', '1', '8')])
    const late = { stock_div: '060', item_cd: 'M1', qty: '2000', amount: '10000', reason: '訂正' } as const
    const { ledger_nos } = await stage.post([late])
    await stage.addsUp()
    let found: readonly Disagreement[] = []
    const tried = stage.within(async ({ tx }) => {
      await takeBackWrongly(tx, ledger_nos[0] ?? '')
      found = await checkLedger(tx, product.registered)
      throw new TakenBackAgain()
    })
    await expect(tried).rejects.toThrow(TakenBackAgain)
    expect(found).toEqual([{ what: 'replay', place: `${stage.company_cd}/F01/M1` }])
  })
})

/** All of the money out of the value, as it once was: 724 pieces are worth nothing, and every sum agrees. */
async function takeBackWrongly(tx: Tx, ledger_no: string): Promise<void> {
  await tx.execute(sql`WITH taken AS (
      INSERT INTO stock_ledger (company_cd, factory_cd, biz_dt, posted_at, stock_div, document_kind, document_no, line_no, item_cd,
        reverses, user_cd, request_id)
      SELECT company_cd, factory_cd, biz_dt, now(), stock_div, document_kind, 'X', 1, item_cd, ledger_no, user_cd, request_id
      FROM stock_ledger WHERE ledger_no = ${ledger_no}::bigint RETURNING company_cd, ledger_no)
    INSERT INTO stock_entry (company_cd, ledger_no, side, factory_cd, biz_dt, ours, location_cd, item_cd, amount, variance,
      valued_qty, cost_before)
    SELECT company_cd, ledger_no, 1, 'F01', ${today}, true, '', 'M1', -9412, -588, 724, 13 FROM taken`)
  await tx.execute(sql`UPDATE item_cost SET amount = 0, unit_cost = 0 WHERE item_cd = 'M1'`)
}

import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '#platform/server/database/database.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { orderDay } from '#test/order-stage.ts'
import { purchaseStage, type PurchaseStage } from '#test/purchase-stage.ts'
import { fairTradeRecordList } from '../../contract/law/fair-trade-record-list.ts'
import { issuePlaceOrder } from '../../contract/order/place-order-calls.ts'
import { placeOrderSlip } from '../../contract/order/place-order-slip.ts'

onPostgres((open) => {
  let database: Database
  let stage: PurchaseStage
  beforeAll(async () => {
    database = await open(demo)
    stage = await purchaseStage(database)
    await write(sql`DELETE FROM supplier_die WHERE company_cd = 'DEMO'`)
  })
  const write = (statement: ReturnType<typeof sql>) => database.owner('write', (tx) => tx.execute(statement))
  const records = async (asked: { record_kind?: string; supplier_cd?: string }) =>
    (await stage.call(fairTradeRecordList.endpoints.getList, { size: 50, ...asked })).list

  const ordered = async (supplier_cd: string) => {
    const [item] = await stage.goods()
    const { header } = await stage.call(placeOrderSlip.endpoints.doEdit, {
      ...{ assign_mode: '0' },
      header: { order_dt: orderDay, supplier_cd, branch_no: '00', payment_text: '翌月末払' },
      lines: [{ item_cd: item?.item_cd ?? '', qty: '10', unit_price: '100', price_base_qty: '1' }],
    })
    return header.po_no
  }

  it('an order of a supplier under the act is there from its issue on, with its days to payment as they stand on it', async () => {
    const po_no = await ordered('S004')
    const found = async () =>
      (await records({ record_kind: '1', supplier_cd: 'S004' })).find(({ record_no }) => record_no === po_no)
    expect(await found()).toBeUndefined()
    const { header } = await stage.call(issuePlaceOrder, { po_no })
    expect(await found()).toMatchObject({
      ...{ fiscal_year: '2026', record_dt: orderDay, content: '翌月末払', amount: '1000' },
      ...{ days: header.pay_days, attention_flg: header.pay_late_flg },
    })
    const other = await ordered('S001')
    await stage.call(issuePlaceOrder, { po_no: other })
    expect((await records({ record_kind: '1' })).some(({ record_no }) => record_no === other)).toBe(false)
  })

  it('what was passed is there with who asked, who agreed and why; what was declined or waits is not', async () => {
    const before = (await records({ record_kind: '2' })).length
    for (const [figure, state] of [
      ['90', '1'],
      ['80', '3'],
      ['70', '2'],
      ['60', '0'],
    ])
      await write(sql`INSERT INTO guarded_act (company_cd, factory_cd, act_kind, supplier_cd, branch_no, subject, figure, reason,
          act_status, decide_user, decide_dt, create_user, update_user)
        VALUES ('DEMO', 'F01', '1', 'S004', '00', 'P000001-1', ${figure}, '材質違い', ${state}, 'TANAKA',
          '2026-03-31T16:00:00Z', 'SATO', 'SATO')`)
    const passed = await records({ record_kind: '2' })
    expect(passed).toHaveLength(before + 2)
    // By the clock of the factory it was the first day of the year.
    expect(passed.find(({ content }) => content.endsWith(' 90'))).toMatchObject({
      ...{ record_dt: '2026-04-01', fiscal_year: '2026', content: '取適法5条1項3号 P000001-1 90' },
      ...{ reason: '材質違い', asked_user: 'SATO', decide_user: 'TANAKA' },
    })
  })

  it('a die is there for each year, with the fee of its months; kept idle for nothing it is marked', async () => {
    const die = (code: string, fee: number) =>
      write(sql`INSERT INTO supplier_die (company_cd, factory_cd, die_cd, die_nm, die_kind, supplier_cd, branch_no, item_cd, lent_dt,
          monthly_fee, note, create_user, update_user)
        SELECT 'DEMO', 'F01', ${code}, '試験型', '1', 'S004', '00', min(i.item_cd), '2024-10-01', ${fee}, '', 'T', 'T'
        FROM item i WHERE i.company_cd = 'DEMO' AND NOT EXISTS (SELECT FROM place_order_line l WHERE l.company_cd = 'DEMO' AND l.item_cd = i.item_cd)`)
    await die('D-FREE', 0)
    await die('D-PAID', 3000)
    // Paid from the day on which the year was over, stopped, and given back; the last one is not looked at any more.
    await die('D-LATE', 3000)
    await write(
      sql`UPDATE supplier_die SET fee_from_dt = '2025-10-02', abort_div = '1' WHERE die_cd = 'D-LATE'`,
    )
    await die('D-BACK', 0)
    await write(
      sql`UPDATE supplier_die SET returned_dt = '2025-12-31', abort_div = '2' WHERE die_cd = 'D-BACK'`,
    )
    const kept = (await records({ record_kind: '4' }))
      .map(({ record_no, fiscal_year, record_dt, amount, attention_flg }) =>
        [record_no, fiscal_year, record_dt, amount, attention_flg].join(' '),
      )
      .toSorted()
    expect(kept).toEqual([
      'D-BACK 2024 2025-03-31 0 false',
      'D-BACK 2025 2025-12-31 0 true',
      'D-FREE 2024 2025-03-31 0 false',
      'D-FREE 2025 2026-03-31 0 true',
      `D-FREE 2026 ${orderDay} 0 true`,
      'D-LATE 2024 2025-03-31 0 false',
      'D-LATE 2025 2026-03-31 15000 false',
      `D-LATE 2026 ${orderDay} 21000 false`,
      'D-PAID 2024 2025-03-31 18000 false',
      'D-PAID 2025 2026-03-31 36000 false',
      `D-PAID 2026 ${orderDay} 21000 false`,
    ])
  })

  it('a price talk is there, and marked until it is answered', async () => {
    await write(sql`INSERT INTO price_talk (company_cd, factory_cd, talk_no, talk_dt, supplier_cd, branch_no, asked_by, request, talk_status, answer_dt, answer, create_user, update_user)
      VALUES ('DEMO', 'F01', 'T-1', '2026-11-02', 'S004', '00', '1', '材料費の上昇', '1', '2026-11-12', '3%引上げ', 'T', 'T'),
        ('DEMO', 'F01', 'T-2', '2026-11-03', 'S004', '00', '1', '労務費の上昇', '0', NULL, '', 'T', 'T')`)
    const talks = (await records({ record_kind: '3' })).filter(({ record_no }) => record_no.startsWith('T-'))
    expect(talks).toMatchObject([
      { record_no: 'T-2', attention_flg: true, reason: '' },
      { record_no: 'T-1', attention_flg: false, days: '10', content: '材料費の上昇', reason: '3%引上げ' },
    ])
  })
})

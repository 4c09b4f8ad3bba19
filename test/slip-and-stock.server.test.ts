import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import type { trialSlip } from '#modules/developer/contract/trial-slip.ts'
import { trialKept } from '#modules/developer/server/trial-slip.ts'
import { allocate } from '#modules/stock/server/allocation/allocate.ts'
import { postStock } from '#modules/stock/server/ledger/post-stock.ts'
import { changeSupply, peg } from '#modules/stock/server/peg/peg.ts'
import type { SentOf } from '#platform/contract/slip.ts'
import type { Context } from '#platform/server/context.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import type { KeptSlip } from '#platform/server/slip/kept-slip.ts'
import { saveKept } from '#platform/server/slip/save-kept.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import { onEveryDatabase } from './databases.ts'
import { refused } from './master-stage.ts'
import { createPromiseTables, fillPromises, withTrialPromises } from './promise-stage.ts'
import { bought, sold as sells, stockStage, today, type StockStage } from './stock-stage.ts'

type Trial = typeof trialSlip

/** An order as sales would have it: its first line is sold at once, the second is promised stock, the third waits for a purchase. */
const order: KeptSlip<Trial> = {
  ...trialKept,
  judge(context, { number, lines: [sold, promised, waiting], stored }) {
    if (stored || !sold || !promised || !waiting) return
    const demand_kind = '050'
    postStock(context, {
      poster: 'document',
      document_kind: demand_kind,
      document_no: number,
      biz_dt: today,
      movements: [sells(sold.item_cd, sold.qty)],
    })
    const cellOf = (line: number) => (path: string) => path.replace('lines.0', `lines.${line}`)
    allocate(
      context,
      [
        {
          ...{ demand_kind, demand_no: number, demand_line: promised.line_no },
          ...{ warehouse_cd: 'W1', item_cd: promised.item_cd, qty: promised.qty },
        },
      ],
      cellOf(1),
    )
    const ofPurchase = {
      ...{ demand_kind, demand_no: number, demand_line: waiting.line_no, item_cd: waiting.item_cd },
      ...{ supply_kind: 'buy', supply_no: 'P1', supply_line: 1 },
    }
    // In two parts, as from two lines of a plan.
    peg(context, [
      { ...ofPurchase, qty: waiting.qty },
      { ...ofPurchase, qty: '1' },
    ])
  },
}

const sentWith = (promised: string, first = '2'): SentOf<Trial> => ({
  assign_mode: '0',
  update_cnt: 0,
  header: {
    ...{ slip_no: '', slip_dt: today, plant_cd: 'F01', tax_rounding: 'down' },
    ...{ order_no: '', urgent: false, remarks: '' },
  },
  lines: [first, promised, '4'].map((qty) => ({
    ...{ line_no: 0, item_cd: 'M1', item_nm: '', qty, unit_price: '100', tax: '10', due_dt: today },
    ...{ ships_from_cd: '', sample: false, remarks: '' },
  })),
})

onEveryDatabase((open) => {
  let database: Database
  let stage: StockStage
  beforeAll(async () => {
    database = await open()
    await createPromiseTables(database)
    stage = await stockStage(database, withTrialPromises.registered)
    await stage.within((context) =>
      fillPromises(context, ['A'], [{ supply_no: 'P1', item_cd: 'M1', open_qty: '20' }]),
    )
    await stage.post([bought('M1', '10', '100')])
  })
  const save = (promised: string) =>
    stage.within((context) => inOneUnit(context, () => saveKept(order, context, sentWith(promised))))
  const notes = (context: Context) =>
    rows(
      context.tx,
      { what: z.string(), no: z.string(), line: z.int(), qty: z.string() },
      sql`SELECT 'allocation' AS what, demand_no AS no, demand_line AS line, trim_scale(qty)::text AS qty FROM allocation
        UNION ALL SELECT 'peg', demand_no, demand_line, trim_scale(qty)::text FROM peg
        UNION ALL SELECT 'ledger', document_no, line_no, '' FROM stock_ledger WHERE document_kind = '050'
        UNION ALL SELECT 'slip', slip_no, 0, '' FROM trial_slip
        ORDER BY 1`,
    )

  it('a new slip sells, is promised stock and waits for a purchase under the number that it gets; or nothing of it is there', async () => {
    const { slip_no } = await save('3')
    const all = [
      { what: 'allocation', no: slip_no, line: 2, qty: '3' },
      { what: 'ledger', no: slip_no, line: 1, qty: '' },
      { what: 'peg', no: slip_no, line: 3, qty: '5' },
      { what: 'slip', no: slip_no, line: 0, qty: '' },
    ]
    expect(await stage.within(notes)).toEqual(all)

    const short = await refused(save('6'))
    expect(short.code).toBe('BIZ_ALLOCATION_SHORT')
    expect(short.fields.map(({ path }) => path)).toEqual(['lines.1.qty'])
    expect(await stage.within(notes)).toEqual(all)
    await stage.addsUp()
  })

  it('a purchase that is entered for an order is tied to it under the number that it gets', async () => {
    const purchase: KeptSlip<Trial> = {
      ...trialKept,
      judge(context, { number, lines }) {
        const [line] = lines
        if (!line) return
        const supply = { supply_kind: 'buy', supply_no: number, supply_line: line.line_no }
        changeSupply(context, [{ ...supply, open: line.qty }])
        const demand = { demand_kind: 'trial', demand_no: 'A', demand_line: 1, item_cd: line.item_cd }
        peg(context, [{ ...demand, ...supply, qty: '2' }])
      },
    }
    const enter = (qty: string) =>
      stage.within((context) => inOneUnit(context, () => saveKept(purchase, context, sentWith('1', qty))))
    const { slip_no } = await enter('2')
    expect((await stage.within(notes)).filter(({ no }) => no === 'A')).toEqual([
      { what: 'peg', no: 'A', line: 1, qty: '2' },
    ])
    const tied = await stage.within((context) =>
      rows(context.tx, { supply_no: z.string() }, sql`SELECT supply_no FROM peg WHERE demand_no = 'A'`),
    )
    expect(tied).toEqual([{ supply_no: slip_no }])
    const short = await refused(enter('1'))
    expect(short.code).toBe('BIZ_PEG_SHORT')
  })
})

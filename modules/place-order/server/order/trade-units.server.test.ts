import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { rows } from '#platform/server/database/database.ts'
import { arrivalStage, type ArrivalStage } from '#test/arrival-stage.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { orderDay } from '#test/order-stage.ts'
import { arrivalSlip } from '../../contract/arrival/arrival-slip.ts'
import { lineOfPlaceOrder } from '../../contract/order/entry-calls.ts'
import { placeOrderSlip } from '../../contract/order/place-order-slip.ts'

onPostgres((open) => {
  let stage: ArrivalStage
  const boughtBy = (unit: string | null, pieces: string) =>
    stage.database.owner('write', (tx) =>
      tx.execute(sql`UPDATE item SET purchase_unit_cd = ${unit}, purchase_unit_qty = ${pieces}::numeric
        WHERE company_cd = 'DEMO' AND item_cd = ${stage.goods.plain}`),
    )
  const lineFor = (asked: object) =>
    stage.call(lineOfPlaceOrder, {
      ...{ supplier_cd: stage.goods.supplier_cd, order_dt: orderDay, due_dt: '', line_kind: '1', qty: '1' },
      ...{ item_cd: stage.goods.plain, unit_price: '10', price_base_qty: '1', line_due_dt: '', ...asked },
    })
  beforeAll(async () => {
    stage = await arrivalStage(await open(demo))
    await boughtBy('BOX', '12')
  })

  it('is ordered in boxes, comes in pieces, and shows both on order, arrival and purchase', async () => {
    expect(await lineFor({ trade_qty: '10' })).toMatchObject({
      qty: '120',
      trade_qty: '10',
      trade_unit_cd: 'BOX',
    })
    expect(await lineFor({ trade_qty: '2.5' })).toMatchObject({ qty: '30', trade_qty: '2.5' })
    expect(await lineFor({ qty: '100' })).toMatchObject({ qty: '100', trade_qty: '8.333' })
    const po_no = await stage.ordered([{ ...stage.bought(stage.goods.plain, '120', '10'), trade_qty: '10' }])
    const ordered = { trade_qty: '10', trade_unit_cd: 'BOX' }
    expect((await stage.call(placeOrderSlip.endpoints.getDetail, { po_no })).lines).toMatchObject([ordered])
    const { header } = await stage.received([
      { po_no, po_line_no: '1', qty: '60', location_cd: stage.goods.place },
    ])
    const came = { qty: '60', trade_qty: '5', trade_unit_cd: 'BOX' }
    expect(
      (await stage.call(arrivalSlip.endpoints.getDetail, { arrival_no: header.arrival_no })).lines,
    ).toMatchObject([came])
    const bought = await stage.database.owner('read', (tx) =>
      rows(
        tx,
        { qty: z.string(), trade_qty: z.string(), trade_unit_cd: z.string() },
        sql`SELECT trim_scale(qty)::text AS qty, trim_scale(trade_qty)::text AS trade_qty, trade_unit_cd FROM purchase_line
          WHERE company_cd = 'DEMO' AND po_no = ${po_no}`,
      ),
    )
    expect(bought).toEqual([came])
  })

  it('what a person sends as boxes never contradicts the pieces: those are what is ordered', async () => {
    const po_no = await stage.ordered([{ ...stage.bought(stage.goods.plain, '24', '10'), trade_qty: '99' }])
    expect((await stage.call(placeOrderSlip.endpoints.getDetail, { po_no })).lines).toMatchObject([
      { qty: '24', trade_qty: '2' },
    ])
  })

  it('an item without such a unit has no second quantity', async () => {
    await boughtBy(null, '1')
    expect(await lineFor({ qty: '7', trade_qty: '3' })).toMatchObject({
      qty: '7',
      trade_qty: '',
      trade_unit_cd: '',
    })
    await boughtBy('BOX', '12')
  })
})

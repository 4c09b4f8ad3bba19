import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { decimal, written } from '#platform/contract/decimal.ts'
import { arrivalStage, type ArrivalStage } from '#test/arrival-stage.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { dice } from '#test/dice.ts'
import { cancelArrival } from '../../contract/arrival/arrival-calls.ts'
import { missingIsEnough } from './order-lines.ts'

const reason = '入力間違い'

onPostgres((open) => {
  let stage: ArrivalStage
  const allow = (percent: number) =>
    stage.database.owner('write', (tx) =>
      tx.execute(sql`UPDATE supplier SET under_tolerance = ${percent} WHERE company_cd = 'DEMO'`),
    )
  const came = async (po_no: string, ...qty: readonly string[]) =>
    (
      await stage.received(
        qty.map((one) => ({ po_no, po_line_no: '1', qty: one, location_cd: stage.goods.place })),
      )
    ).header.arrival_no
  beforeAll(async () => {
    stage = await arrivalStage(await open(demo))
    await allow(3)
  })

  it('what is missing within the tolerance need not come: the line is complete, and says why', async () => {
    const po_no = await stage.ordered([stage.bought(stage.goods.plain, '200', '10')])
    await came(po_no, '150')
    expect(await stage.orderLine(po_no)).toMatchObject({ closed_qty: '0', line_status: '1' })
    // 6 are missing of 200; two lines of one delivery count together.
    const arrival_no = await came(po_no, '40', '4')
    expect(await stage.orderLine(po_no)).toMatchObject({
      ...{ received_qty: '194', closed_qty: '6', line_status: '2', close_reason: '不足許容の範囲内のため' },
    })
    expect(await stage.owed(po_no)).toBe(1940)
    await stage.call(cancelArrival, { arrival_no, reason })
    expect(await stage.orderLine(po_no)).toMatchObject({
      received_qty: '150',
      closed_qty: '0',
      line_status: '1',
    })
    await came(po_no, '43')
    expect(await stage.orderLine(po_no)).toMatchObject({
      received_qty: '193',
      closed_qty: '0',
      line_status: '1',
    })
    await stage.addsUp()
  })

  it('nothing is closed for a supplier who has to deliver all', async () => {
    await allow(0)
    const po_no = await stage.ordered([stage.bought(stage.goods.plain, '1000', '1')])
    await came(po_no, '999')
    expect(await stage.orderLine(po_no)).toMatchObject({ closed_qty: '0', line_status: '1' })
    await allow(3)
  })

  it('whatever is ordered, tolerated and delivered: just what is missing within the tolerance is closed', () => {
    const roll = dice(41)
    for (let turn = 0; turn < 2000; turn += 1) {
      const [ordered, tenths, delivered] = [roll(1_000_000) + 1, roll(200), roll(1_100_000)]
      const qty = String(ordered / 1000)
      const line = { qty, rest: qty, under_tolerance: String(tenths / 10), places: 3 }
      const closed = missingIsEnough(line, decimal(String(delivered / 1000)))
      const missing = ordered - delivered
      const isEnough = missing > 0 && missing <= Math.floor((ordered * tenths) / 1000)
      expect(Number(written(closed, 3)) * 1000).toBeCloseTo(isEnough ? missing : 0, 6)
    }
  })
})

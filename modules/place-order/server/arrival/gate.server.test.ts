import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { rows } from '#platform/server/database/database.ts'
import { arrivalStage, type ArrivalStage } from '#test/arrival-stage.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { refused } from '#test/master-stage.ts'
import { expectedAtGate, scanAtGate } from '../../contract/arrival/gate-calls.ts'

onPostgres((open) => {
  let stage: ArrivalStage
  beforeAll(async () => {
    stage = await arrivalStage(await open(demo))
  })

  const scanned = async (text: string) =>
    (await stage.call(scanAtGate, { text })).list.map(({ po_no, line_no, rest }) => [po_no, line_no, rest])

  it('a scanner reads the line of an order, a whole order, or an item of which something is to come', async () => {
    const { plain, inspected, place } = stage.goods
    const po_no = await stage.ordered([stage.bought(plain, '10', '5'), stage.bought(inspected, '4', '5')])
    expect(await scanned(`${po_no}-2`)).toEqual([[po_no, 2, '4']])
    expect(await scanned(` ${po_no.toLowerCase()}/1 `)).toEqual([[po_no, 1, '10']])
    expect(await scanned(po_no)).toEqual([
      [po_no, 1, '10'],
      [po_no, 2, '4'],
    ])
    expect(await scanned(inspected)).toContainEqual([po_no, 2, '4'])
    await stage.received([{ po_no, po_line_no: '1', qty: '3', location_cd: place }])
    expect(await scanned(`${po_no}-1`)).toEqual([[po_no, 1, '7']])
  })

  it('says what has arrived already, and what nobody has ordered', async () => {
    const { plain, place } = stage.goods
    const po_no = await stage.ordered([stage.bought(plain, '2', '5')])
    await stage.received([{ po_no, po_line_no: '1', qty: '2', location_cd: place }])
    expect(await refused(stage.call(scanAtGate, { text: `${po_no}-1` }))).toMatchObject({
      code: 'BIZ_GATE_ARRIVED',
    })
    expect(await refused(stage.call(scanAtGate, { text: '4901234567894' }))).toMatchObject({
      code: 'BIZ_GATE_UNKNOWN',
    })
  })

  it('shows what is expected with what is late, and refuses more than seven days', async () => {
    const po_no = await stage.ordered([stage.bought(stage.goods.plain, '3', '5')])
    const lines = async (asked: { from_dt: string; to_dt: string; late?: '0' | '1' }) =>
      (await stage.call(expectedAtGate, asked)).list.filter((line) => line.po_no === po_no)
    expect(await lines({ from_dt: '2026-11-24', to_dt: '2026-11-25' })).toMatchObject([
      { rest: '3', expected_dt: '2026-11-25', is_late: false },
    ])
    expect(await lines({ from_dt: '2026-11-26', to_dt: '2026-11-27' })).toHaveLength(1)
    expect(await lines({ from_dt: '2026-11-26', to_dt: '2026-11-27', late: '0' })).toEqual([])
    expect(await lines({ from_dt: '2026-11-18', to_dt: '2026-11-24' })).toEqual([])
    const wide = stage.call(expectedAtGate, { from_dt: '2026-11-18', to_dt: '2026-11-26' })
    expect((await refused(wide)).fields).toMatchObject([{ path: 'to_dt', code: 'V_WINDOW' }])
  })

  it('goods come to the usual shelf of their item in the warehouse to which they were ordered, and nowhere else', async () => {
    const { plain, place } = stage.goods
    const [shelf] = await stage.database.owner('write', (tx) =>
      rows(
        tx,
        { code: z.string() },
        sql`UPDATE item_factory f SET location_cd = s.location_cd FROM (SELECT location_cd FROM stock_location
            WHERE company_cd = 'DEMO' AND factory_cd = 'F01' AND parent_cd = ${place} AND abort_div = '0' ORDER BY 1 LIMIT 1) s
          WHERE f.company_cd = 'DEMO' AND f.factory_cd = 'F01' AND f.item_cd = ${plain} RETURNING f.location_cd AS code`,
      ),
    )
    const usual = shelf?.code ?? ''
    const po_no = await stage.ordered([
      { ...stage.bought(plain, '2', '5'), location_cd: place },
      { ...stage.bought(plain, '2', '5'), location_cd: 'MAT' },
    ])
    const { list } = await stage.call(scanAtGate, { text: po_no })
    expect(list.map(({ location_cd }) => location_cd)).toEqual([usual, 'MAT'])
    const { lines } = await stage.received([
      { po_no, po_line_no: '1', qty: '1' },
      { po_no, po_line_no: '2', qty: '1' },
      { po_no, po_line_no: '1', qty: '1', location_cd: place },
    ])
    expect(lines.map(({ location_cd }) => location_cd)).toEqual([usual, 'MAT', place])
    await stage.addsUp()
  })

  it('what is ordered in words arrives without stock, and is owed for', async () => {
    const po_no = await stage.ordered([
      { line_kind: '3', item_nm: '研削盤の点検', qty: '1', unit_price: '30000' },
    ])
    expect(await scanned(`${po_no}-1`)).toEqual([[po_no, 1, '1']])
    const { lines } = await stage.received([{ po_no, po_line_no: '1', qty: '1' }])
    expect(lines).toMatchObject([{ item_cd: '', inspected: false, good_qty: '1' }])
    expect(await stage.orderLine(po_no)).toMatchObject({ accepted_qty: '1', line_status: '2' })
    expect(await stage.owed(po_no)).toBe(30_000)
    await stage.addsUp()
  })
})

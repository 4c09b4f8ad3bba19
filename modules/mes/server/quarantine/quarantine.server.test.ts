import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { instructShipping } from '#modules/sales/contract/shipping/instruction-calls.ts'
import {
  confirmDelivery,
  deliveryToPick,
  pickDelivery,
} from '#modules/sales/contract/shipping/delivery-calls.ts'
import { postStock } from '#modules/stock/server/index.ts'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { outcome, refused } from '#test/master-stage.ts'
import { orderDay } from '#test/order-stage.ts'
import { workStage, type WorkStage } from '#test/work-stage.ts'
import {
  affectedByLot,
  affectedCustomersCsv,
  endDrill,
  recallDrills,
  scrapAffected,
  setLotsHold,
  startDrill,
} from '../../contract/quarantine/quarantine-calls.ts'

type Asked = InputOf<typeof affectedByLot>
const nothing = {
  facility_cd: '',
  worker_cd: '',
  charge_no: '',
  from: '',
  from_time: '',
  to: '',
  to_time: '',
  item_cd: '',
  lot_no: '',
}

onPostgres((open) => {
  let stage: WorkStage
  /** A lot of a part, the finished order that drew it with its own lot, and one that has only begun. */
  let part = { item_cd: '', lot_no: '' }
  let product = { item_cd: '', lot_no: '' }
  let place = ''
  let done = ''
  let begun = ''
  let delivery_no = ''

  const find = (asked: Partial<Asked>) => stage.call(affectedByLot, { start: 'lot', ...nothing, ...asked })
  const everyProcess = async (work_order_no: string, good_qty: string) => {
    for (const { process_no } of await stage.processes(work_order_no)) {
      await stage.event(work_order_no, process_no, '1', { worker_cd: 'W001' })
      await stage.event(work_order_no, process_no, '5', { good_qty, worker_cd: 'W001' })
    }
  }
  const lotOf = async (work_order_no: string) => {
    const [found] = await stage.ask(
      { item_cd: z.string(), lot_no: z.string(), location_cd: z.string() },
      sql`SELECT item_cd, lot_no, location_cd FROM work_order WHERE company_cd = 'DEMO' AND work_order_no = ${work_order_no}`,
    )
    return found ?? { item_cd: '', lot_no: '', location_cd: '' }
  }
  /** A lot that both orders have drawn from. */
  const drawn = (orders: readonly string[]) =>
    stage.ask(
      { item_cd: z.string(), lot_no: z.string() },
      sql`SELECT e.item_cd, e.lot_no FROM stock_ledger AS l JOIN stock_entry AS e ON e.company_cd = l.company_cd
          AND e.ledger_no = l.ledger_no AND e.side = -1 AND e.lot_no <> ''
        WHERE l.company_cd = 'DEMO' AND l.stock_div = '041' AND l.document_no IN (SELECT jsonb_array_elements_text(${JSON.stringify(orders)}::jsonb))
        GROUP BY 1, 2 ORDER BY count(DISTINCT l.document_no) DESC, 1, 2`,
    )
  const picked = async (qty: string) => {
    const order = await stage.enter([{ item_cd: product.item_cd, qty, unit_price: '100' }])
    const { order_no } = order.header
    const { delivery_no: made } = await stage.call(instructShipping, {
      ...{ lines: [{ order_no, line_no: 1, qty }], ship_dt: '' },
    })
    const no = made[0] ?? ''
    const { update_cnt } = await stage.call(deliveryToPick, { delivery_no: no })
    const box = (size: string) => ({ line_no: 1, location_cd: place, lot_no: product.lot_no, qty: size })
    const packages = qty === '2' ? [box('1'), box('1')] : [box(qty)]
    await stage.call(pickDelivery, { delivery_no: no, update_cnt, packages })
    return no
  }
  const confirm = async (no: string) => {
    const { update_cnt } = await stage.call(deliveryToPick, { delivery_no: no })
    return stage.call(confirmDelivery, {
      ...{ delivery_no: no, update_cnt, ship_dt: orderDay, short_choice: '1', reason: '' },
    })
  }

  /** From now on it comes in lots; what lies there without one is gone. */
  const inLots = async (item_cd: string) => {
    const there = await stage.ask(
      { location_cd: z.string(), qty: z.string() },
      sql`SELECT location_cd, trim_scale(qty)::text AS qty FROM stock_balance WHERE company_cd = 'DEMO' AND item_cd = ${item_cd}
        AND quality = '0' AND ownership = '0' AND process_no = '' AND qty > 0`,
    )
    await inContext(stage.database, { company_cd: 'DEMO' }, (context) =>
      inOneUnit(context, () => {
        postStock(context, {
          ...{ poster: 'document', document_kind: 'trial', document_no: 'USED', biz_dt: orderDay },
          movements: there.map(({ location_cd, qty }) => ({
            ...{ stock_div: '500' as const, item_cd, qty },
            from: { location_cd },
          })),
        })
        return Promise.resolve(() => undefined)
      }),
    )
    await stage.database.owner('write', (tx) =>
      tx.execute(sql`UPDATE item SET lot_control = '1' WHERE company_cd = 'DEMO' AND item_cd = ${item_cd}`),
    )
  }

  beforeAll(async () => {
    stage = await workStage(await open(demo))
    const { database, item_cd } = stage
    await database.owner('write', (tx) =>
      tx.execute(
        sql`UPDATE customer_item SET lot_rule = '0', label_layout = '1' WHERE company_cd = 'DEMO' AND item_cd = ${item_cd}`,
      ),
    )
    await inLots(
      (
        await stage.ask(
          { item_cd: z.string() },
          sql`SELECT min(item_cd) AS item_cd FROM bom WHERE company_cd = 'DEMO' AND parent_item_cd = ${item_cd}`,
        )
      )[0]?.item_cd ?? '',
    )
    done = await stage.made('10')
    await stage.supplied(done)
    begun = await stage.made('4')
    await everyProcess(done, '10')
    const [first] = await stage.processes(begun)
    await stage.event(begun, first?.process_no ?? 0, '1')
    await stage.event(begun, first?.process_no ?? 0, '4', { good_qty: '2' })
    const { location_cd, ...lot } = await lotOf(done)
    product = lot
    place = location_cd
    part = (await drawn([done, begun]))[0] ?? part
    delivery_no = await picked('2')
    await confirm(delivery_no)
  })

  it('from a lot of a part: what was made of it, is in work, lies where, and who has it', async () => {
    expect(part.lot_no).not.toBe('')
    const found = await find(part)
    const wip = await lotOf(begun)
    expect(found.lots.map(({ level, item_cd, lot_no }) => [level, item_cd, lot_no])).toEqual([
      [0, part.item_cd, part.lot_no],
      [1, product.item_cd, product.lot_no],
      [2, wip.item_cd, wip.lot_no],
    ])
    expect(found.lots[1]).toMatchObject({ stock_qty: '8', wip_qty: '0', hold_flg: false })
    expect(found.lots[2]).toMatchObject({ stock_qty: '0', wip_qty: '2' })
    expect(found.orders).toMatchObject([{ work_order_no: begun, qty: '4', lot_no: wip.lot_no }])
    expect(found.shipments).toMatchObject([
      { document_no: delivery_no, customer_cd: 'C001', is_gone: true, date: orderDay, qty: '2', boxes: 2 },
    ])
    expect(found.customers).toMatchObject([
      { customer_cd: 'C001', item_cd: product.item_cd, qty: '2', boxes: 2 },
    ])
    expect(found.customers[0]?.customer_nm).not.toBe('')
    expect(found.places.some(({ location_cd, qty }) => location_cd === place && qty === '8')).toBe(true)
    expect(await outcome(find({ item_cd: part.item_cd, lot_no: 'NONE' }))).toBe('404')
  })

  it('from the hours of a worker or a machine: the orders that were worked on then', async () => {
    const hours = { start: 'worker', worker_cd: 'W001', from: '2020-01-01', to: '2020-01-02' } as const
    expect((await find(hours)).lots).toEqual([])
    const today = new Date().toISOString().slice(0, 10)
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    const then = { ...hours, from: yesterday, to: tomorrow }
    expect((await find(then)).lots.map(({ lot_no }) => lot_no)).toEqual([product.lot_no])
    expect((await find({ ...then, worker_cd: 'W002' })).lots).toEqual([])
    await stage.database.owner('write', (tx) =>
      tx.execute(
        sql`UPDATE work_order_operation SET facility_cd = 'NC-01' WHERE company_cd = 'DEMO' AND work_order_no = ${begun}`,
      ),
    )
    const [step] = await stage.processes(begun)
    await stage.event(begun, step?.process_no ?? 0, '4', { good_qty: '1' })
    // It goes on, so it is found in hours that lie behind its last entry.
    const at = { ...then, start: 'machine', facility_cd: 'NC-01', worker_cd: '' } as const
    expect((await find(at)).orders.map(({ work_order_no }) => work_order_no)).toEqual([begun])
    expect(await find({ ...at, from: today, to: '2020-01-01' }).catch(() => null)).toBeNull()
  })

  it('says which field is missing or wrong', () => {
    const cells = (asked: object) =>
      affectedByLot.input
        .safeParse({ ...nothing, ...asked })
        .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []
    expect(cells({ start: 'lot', item_cd: 'X' })).toEqual(['lot_no V_REQUIRED'])
    const hours = { start: 'machine', facility_cd: 'X', from: '2026-11-18', to: '2026-11-18' }
    expect(cells(hours)).toEqual([])
    expect(cells({ ...hours, to: '2026-11-17' })).toEqual(['to V_DATE'])
    expect(cells({ ...hours, from_time: '10:00', to_time: '9:00' })).toEqual(['to_time BIZ_WORK_BACKWARDS'])
    expect(cells({ ...hours, from_time: '25:00' })).toContain('from_time BIZ_WORK_TIME')
    expect(cells({ ...hours, start: 'worker' })).toEqual(['worker_cd V_REQUIRED'])
  })

  it('held as a whole or not at all, nothing of it leaves, is picked, drawn or worked on; released it does again', async () => {
    const ready = await picked('1')
    const lots = (await find(part)).lots.map(({ item_cd, lot_no }) => ({ item_cd, lot_no }))
    expect(lots).toHaveLength(3)
    const hold = (hold: boolean, those = lots) =>
      stage.call(setLotsHold, { lots: those, hold, reason: '異物混入の疑い' })
    // One of them is held by somebody else in the meantime.
    await hold(true, lots.slice(1, 2))
    expect((await refused(hold(true))).fields).toMatchObject([
      { path: 'lots.1.lot_no', code: 'BIZ_LOT_HELD_ALREADY' },
    ])
    expect((await find(part)).lots.map(({ hold_flg }) => hold_flg)).toEqual([false, true, false])
    await hold(false, lots.slice(1, 2))
    expect(await stage.call(setLotsHold, { lots, hold: true, reason: '異物混入の疑い' })).toEqual({ lots: 3 })
    expect((await find(part)).lots.map(({ hold_reason }) => hold_reason)).toEqual(
      lots.map(() => '異物混入の疑い'),
    )

    // 出荷, ピッキング, 引当.
    expect((await refused(confirm(ready))).code).toBe('BIZ_STOCK_LOT_HELD')
    expect((await refused(picked('1'))).code).toMatch(/BIZ_PICK_HELD|BIZ_DELIVERY_STOCK|BIZ_ALLOCATION_SHORT/)
    // 端末: what goes on with it, and what would draw the part.
    const [first, second] = await stage.processes(begun)
    const process_no = first?.process_no ?? 0
    expect(await outcome(stage.event(begun, second?.process_no ?? 0, '1'))).toBe('BIZ_WORK_LOT_HELD')
    await stage.event(begun, process_no, '2', { reason_cd: '20' })
    expect(await outcome(stage.event(begun, process_no, '3'))).toBe('BIZ_WORK_LOT_HELD')
    const other = await stage.made('2')
    const [start] = await stage.processes(other)
    await stage.event(other, start?.process_no ?? 0, '1')
    const report = () => stage.event(other, start?.process_no ?? 0, '4', { good_qty: '1' })
    expect(await outcome(report())).toBe('20084')

    await hold(false)
    expect((await refused(hold(false))).fields[0]).toMatchObject({ code: 'BIZ_LOT_RELEASED_ALREADY' })
    await stage.event(begun, process_no, '3')
    await report()
    await confirm(ready)
    await picked('1')
    expect((await find(part)).shipments.filter(({ is_gone }) => is_gone)).toHaveLength(2)
    expect(
      await stage.ask(
        { verb: z.string(), reason: z.string() },
        sql`SELECT verb, reason FROM status_history WHERE company_cd = 'DEMO' AND document = 'lot'
          AND row_key = ${`${part.item_cd} ${part.lot_no}`} ORDER BY step_no`,
      ),
    ).toEqual(['hold', 'release'].map((verb) => ({ verb, reason: '異物混入の疑い' })))
    expect(
      await outcome(
        stage.call(setLotsHold, { lots: [{ item_cd: 'NO', lot_no: 'NO' }], hold: true, reason: 'x' }),
      ),
    ).toBe('404')
  })

  it('gives the customers as a file', async () => {
    const { content } = await stage.call(affectedCustomersCsv, { start: 'lot', ...nothing, ...part })
    const file = content instanceof Uint8Array ? new TextDecoder('shift_jis').decode(content) : ''
    expect(file.split('\r\n')[0]).toContain('得意先名')
    expect(file).toContain(`${delivery_no},出荷済,${orderDay.replaceAll('-', '/')},${product.item_cd}`)
  })

  it('a drill holds nothing, and keeps how long it took and what was found, counted as the screen counts', async () => {
    const { drill_no } = await stage.call(startDrill, {})
    expect((await stage.call(recallDrills, {})).list).toEqual([])
    await stage.database.owner('write', (tx) =>
      tx.execute(
        sql`UPDATE mes_recall_drill SET began_at = began_at - interval '95 seconds' WHERE company_cd = 'DEMO'`,
      ),
    )
    const asked = { start: 'lot' as const, ...nothing, ...part }
    const held = (await find(part)).lots.map(({ hold_flg }) => hold_flg)
    const { seconds, ...found } = await stage.call(endDrill, { drill_no, asked, remarks: '春の訓練' })
    const { lots, shipments, orders } = await find(part)
    expect(seconds).toBeGreaterThanOrEqual(95)
    expect(seconds).toBeLessThan(140)
    // Those that have left; what is picked is still here.
    const boxes = shipments.filter(({ is_gone }) => is_gone).reduce((all, one) => all + one.boxes, 0)
    expect(boxes).toBeGreaterThan(0)
    expect(found).toEqual({ lots: lots.length, boxes, customers: 1 })
    expect(lots.map(({ hold_flg }) => hold_flg)).toEqual(held)
    expect((await stage.call(recallDrills, {})).list).toMatchObject([
      {
        ...{ drill_no, seconds, start: 'lot', began_with: `${part.item_cd} ${part.lot_no}`, boxes },
        ...{ lots: lots.length, open_lots: lots.length, orders: orders.length, remarks: '春の訓練' },
      },
    ])
    expect(await outcome(stage.call(endDrill, { drill_no, asked, remarks: '' }))).toBe('BIZ_DRILL_ENDED')
    expect(await outcome(stage.call(endDrill, { drill_no: '999', asked, remarks: '' }))).toBe('404')
  })

  it('scraps what lies on the shelves of lots on hold, all of it or nothing, by a slip with its reason', async () => {
    const there = async () => (await find(part)).lots.map(({ stock_qty, wip_qty }) => [stock_qty, wip_qty])
    const wip = await lotOf(begun)
    const both = [part, product].map(({ item_cd, lot_no }) => ({ item_cd, lot_no }))
    const scrap = (lots: readonly { item_cd: string; lot_no: string }[], reason_cd = '90') =>
      stage.call(scrapAffected, { lots: [...lots], reason_cd, reason: '異物混入' })
    const before = await there()
    expect((await refused(scrap(both))).fields.map(({ path, code }) => [path, code])).toEqual([
      ['lots.0.lot_no', 'BIZ_LOT_RELEASED_ALREADY'],
      ['lots.1.lot_no', 'BIZ_LOT_RELEASED_ALREADY'],
    ])
    const held = [...both, { item_cd: wip.item_cd, lot_no: wip.lot_no }]
    await stage.call(setLotsHold, { lots: held, hold: true, reason: '異物混入' })
    expect((await refused(scrap(both, '77'))).fields).toMatchObject([
      { path: 'reason_cd', code: 'V_NOT_IN_MASTER' },
    ])
    // What is in work lies on no shelf.
    expect((await refused(scrap(held))).fields).toMatchObject([
      { path: 'lots.2.lot_no', code: 'BIZ_LOT_NOTHING_THERE' },
    ])
    expect(await there()).toEqual(before)
    const { slip_no } = await scrap(both)
    expect(await there()).toEqual([['0', '0'], ['0', '0'], ...before.slice(2)])
    const posted = await stage.ask(
      { stock_div: z.string(), reason_cd: z.string(), lot_no: z.string(), qty: z.string() },
      sql`SELECT l.stock_div, l.reason_cd, e.lot_no, trim_scale(-sum(e.qty))::text AS qty FROM stock_ledger AS l
        JOIN stock_entry AS e ON e.company_cd = l.company_cd AND e.ledger_no = l.ledger_no AND e.side = -1
        WHERE l.company_cd = 'DEMO' AND l.document_no = ${slip_no} GROUP BY 1, 2, 3 ORDER BY 3`,
    )
    const wanted = [part, product].map(({ lot_no }, at) => ({ lot_no, qty: before[at]?.[0] ?? '' }))
    expect(posted).toEqual(
      wanted
        .toSorted((one, other) => (one.lot_no < other.lot_no ? -1 : 1))
        .map((one) => ({ stock_div: '085', reason_cd: '90', ...one })),
    )
    expect(await stage.problems()).toEqual([])
  })
})

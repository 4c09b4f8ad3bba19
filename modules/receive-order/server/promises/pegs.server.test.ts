import { beforeAll, expect, it } from 'vitest'
import { itemStock } from '#modules/stock/contract/item-stock.ts'
import { changeSupply, postStock } from '#modules/stock/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import type { LockedDocument } from '#platform/server/unit/locked-document.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { refused } from '#test/master-stage.ts'
import { orderDay, orderStage, type OrderRecord, type OrderStage } from '#test/order-stage.ts'
import { createPromiseTables, fillPromises, trialSupplies, withTrialPromises } from '#test/promise-stage.ts'
import {
  changePromises,
  lostPromises,
  pegLine,
  promisesOfOrder,
  seeLost,
  suppliesForLine,
  unpegLine,
} from '../../contract/allocation-calls.ts'
import { cancelOrder } from '../../contract/order-calls.ts'
import { orderKept } from '../order-kept.ts'

/** As a module that buys for orders would have them. */
const supplies: LockedDocument = { ...trialSupplies, after: [...trialSupplies.after, orderKept.document] }

onPostgres((open) => {
  let stage: OrderStage
  let item = ''
  beforeAll(async () => {
    const database = await open(demo)
    await createPromiseTables(database)
    stage = await orderStage(database, withTrialPromises)
    item = stage.sold[0]?.item_cd ?? ''
    await within((context) =>
      fillPromises(
        context,
        ['-'],
        ['P1', 'P2'].map((supply_no) => ({ supply_no, item_cd: item, open_qty: '20' })),
      ),
    )
  })
  const within = <T>(work: (context: Context) => Promise<T>) =>
    inContext(stage.database, { company_cd: 'DEMO', registered: withTrialPromises.registered }, work)
  /** As the owner of the supplies does it. */
  const purchasing = (supply_no: string, { header }: OrderRecord, add: (context: Context) => void) =>
    within((context) =>
      inOneUnit(context, async () => {
        await unitOf(context).lock(
          { document: orderKept.document, keys: [[header.order_no]] },
          { document: supplies, keys: [[supply_no]] },
        )
        add(context)
        return () => undefined
      }),
    )
  const supply = (supply_no: string) => ({ supply_kind: 'buy', supply_no, supply_line: 1 })
  const made = (qty: number) => stage.enter([{ item_cd: item, qty: String(qty) }])
  const keyOf = ({ header: { order_no } }: OrderRecord) => ({ order_no, line_no: 1 })
  const peg = (order: OrderRecord, qty: string, no = 'P1') =>
    stage.call(pegLine, { ...keyOf(order), ...supply(no), qty })
  const lineOf = async ({ header: { order_no } }: OrderRecord) => {
    const { list } = await stage.call(promisesOfOrder, { order_no })
    return [list[0]?.allocated_qty, list[0]?.allocation_status, list[0]?.pegged_qty]
  }
  const suppliesFor = async (order: OrderRecord) =>
    (await stage.call(suppliesForLine, keyOf(order))).list.map(({ supply_no, what, open: left, tied, own }) =>
      [supply_no, what, left, tied, own].join(' '),
    )
  const cancel = (order: OrderRecord) =>
    stage.call(cancelOrder, { order_no: order.header.order_no, reason: '得意先の都合' })

  it('a line waits for a supply by hand, no more than it brings; others see what is left of it', async () => {
    const [one, other] = [await made(8), await made(30)]
    expect(await suppliesFor(one)).toEqual(['P1 試験発注 20 0 0', 'P2 試験発注 20 0 0'])
    expect((await peg(one, '8')).pegged_qty).toBe('8')
    const { code, fields } = await refused(peg(other, '13'))
    expect([code, fields.map(({ path }) => path)]).toEqual(['BIZ_PEG_SHORT', ['qty']])
    await peg(other, '12')
    expect(await suppliesFor(other)).toEqual(['P1 試験発注 20 20 12', 'P2 試験発注 20 0 0'])
    expect((await stage.call(unpegLine, keyOf(other))).pegged_qty).toBe('0')
    expect(await suppliesFor(one)).toEqual(['P1 試験発注 20 8 8', 'P2 試験発注 20 0 0'])
    await cancel(one)
    expect(await suppliesFor(other)).toEqual(['P1 試験発注 20 0 0', 'P2 試験発注 20 0 0'])
    expect((await refused(peg(one, '1'))).code).toBe('BIZ_ORDER_LINE_CLOSED')
    await cancel(other)
  })

  it('a line that waits for two supplies and wants less keeps so much of both together, the first one first', async () => {
    const order = await made(10)
    await peg(order, '5', 'P1')
    await peg(order, '5', 'P2')
    const less = await stage.change(await stage.read(order), {
      lines: order.lines.map((line) => ({ ...line, qty: '7' })),
    })
    expect((await lineOf(less))[2]).toBe('7')
    expect(await suppliesFor(less)).toEqual(['P1 試験発注 20 5 5', 'P2 試験発注 20 2 2'])
    await cancel(order)
  })

  it('what comes is allocated to the line that has waited for it', async () => {
    const order = await made(6)
    await peg(order, '6')
    const { usual_location_cd } = await stage.call(itemStock, { item_cd: item })
    await purchasing('P1', order, (context) =>
      postStock(context, {
        ...{ biz_dt: orderDay, document_kind: 'arrival', document_no: 'K1', poster: 'document' },
        movements: [
          {
            ...{ stock_div: '010', item_cd: item, qty: '4', price: '100' },
            to: { location_cd: usual_location_cd || '999', lot_no: 'NEW-1' },
            supply: supply('P1'),
          },
        ],
      }),
    )
    expect(await lineOf(order)).toEqual(['4', '1', '2'])
    await cancel(order)
  })

  it('a supply that does not come takes nothing of what is allocated; the line stands on the home page until it is seen', async () => {
    const order = await made(9)
    await peg(order, '5', 'P2')
    await stage.call(changePromises, { verb: 'allocate', lines: [keyOf(order)] })
    expect(await lineOf(order)).toEqual(['4', '1', '5'])
    const { code, fields } = await refused(peg(order, '1'))
    expect([code, fields]).toEqual(['BIZ_ALLOCATION_FULL', []])
    await purchasing('P2', order, (context) => changeSupply(context, [{ ...supply('P2'), open: '2' }]))
    expect(await lineOf(order)).toEqual(['4', '1', '2'])
    expect((await refused(peg(order, '4'))).code).toBe('BIZ_PEG_ABOVE_LINE')
    const { unseen } = await stage.call(lostPromises, {})
    expect(
      unseen.map(({ order_no, line_no, qty, document_no }) => [order_no, line_no, qty, document_no]),
    ).toEqual([[order.header.order_no, 1, '3', 'P2']])
    const withQty = (qty: string) => ({ lines: order.lines.map((line) => ({ ...line, qty })) })
    const less = await stage.change(await stage.read(order), withQty('6'))
    expect(await lineOf(less)).toEqual(['4', '1', '2'])
    const least = await stage.change(less, withQty('5'))
    expect(await lineOf(least)).toEqual(['4', '1', '1'])
    await stage.change(least, withQty('4'))
    expect(await lineOf(least)).toEqual(['4', '2', '0'])
    await cancel(order)
  })

  it('a loss on the shelf sets the line back; whoever sees it says so, and when', async () => {
    const before = await stage.call(lostPromises, {})
    const { available, places } = await stage.call(itemStock, { item_cd: item })
    const order = await made(Number(available))
    await stage.call(changePromises, { verb: 'allocate', lines: [keyOf(order)] })
    const place = places.find(
      ({ qty, quality, ownership }) => Number(qty) >= 2 && quality === '0' && ownership === '0',
    )
    await within((context) =>
      inOneUnit(context, () => {
        postStock(context, {
          ...{ biz_dt: orderDay, document_kind: 'loss', document_no: 'L1', poster: 'document' },
          movements: [
            {
              ...{ stock_div: '085', item_cd: item, qty: '2', reason: '破損' },
              from: {
                location_cd: place?.location_cd ?? '',
                ...(place?.lot_no ? { lot_no: place.lot_no } : {}),
              },
            },
          ],
        })
        return Promise.resolve(() => undefined)
      }),
    )
    expect(await lineOf(order)).toEqual([String(Number(available) - 2), '1', '0'])
    const { unseen } = await stage.call(lostPromises, {})
    expect(unseen.length).toBe(before.unseen.length + 1)
    expect(unseen[0]).toMatchObject({ order_no: order.header.order_no, qty: '2', item_cd: item })
    await stage.call(seeLost, { numbers: unseen.map(({ release_no }) => release_no) })
    const after = await stage.call(lostPromises, {})
    expect(after.unseen).toEqual([])
    expect(after.seen[0]).toMatchObject({ order_no: order.header.order_no, seen_user: 'SATO' })
    expect(after.seen[0]?.seen_at).toMatch(/^\d{4}-/)
    await cancel(order)
  })
})

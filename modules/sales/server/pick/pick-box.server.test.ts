import { sql, type SQL } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#platform/server/database/database.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { refused } from '#test/master-stage.ts'
import { salesStage, type SalesStage } from '#test/sales-stage.ts'
import { pickDelivery } from '../../contract/shipping/delivery-calls.ts'
import { pickBox, stopsToPick } from '../../contract/pick/pick-calls.ts'

onPostgres((open) => {
  let database: Database
  let stage: SalesStage
  beforeAll(async () => {
    database = await open(demo)
    stage = await salesStage(database)
  })
  const change = (statement: SQL) => database.owner('write', (tx) => tx.execute(statement))
  /** How the customer of the stage's orders wants the item. */
  const wanted = (terms: SQL) =>
    change(sql`UPDATE customer_item SET ${terms} WHERE company_cd = 'DEMO' AND item_cd = ${stage.item_cd}`)
  const lotIs = (lot_no: string, state: SQL) =>
    change(
      sql`UPDATE lot SET ${state} WHERE company_cd = 'DEMO' AND item_cd = ${stage.item_cd} AND lot_no = ${lot_no}`,
    )
  beforeEach(async () => {
    await wanted(sql`lot_rule = '0', least_life_days = 0, label_layout = '1'`)
    await change(
      sql`UPDATE lot SET hold_flg = false, expiry_dt = NULL WHERE company_cd = 'DEMO' AND item_cd = ${stage.item_cd}`,
    )
  })

  const instructed = async (qty = '10') => stage.instructed(await stage.entered(qty), qty)
  const box = (delivery_no: string, lot_no: string, qty: string, more = {}) =>
    stage.call(pickBox, {
      ...{ delivery_no, line_no: 1, location_cd: stage.place, lot_no, qty, customer_label: '' },
      ...{ label: `${stage.item_cd} ${lot_no}`, picked_at: '2026-11-18T01:02:03.000Z', ...more },
    })
  const refusal = async (work: Promise<unknown>) =>
    (await refused(work)).fields.map(({ path, code }) => [path, code])

  const atDesk = async (delivery_no: string, ...lots: readonly string[]) => {
    const { update_cnt } = await stage.picking(delivery_no)
    const packages = lots.map((lot_no) => ({ line_no: 1, location_cd: stage.place, lot_no, qty: '1' }))
    return stage.call(pickDelivery, { delivery_no, update_cnt, packages })
  }

  describe('a box', () => {
    it('is added to what has been picked, of several lots, by whoever picks; then the delivery leaves', async () => {
      const delivery_no = await instructed()
      expect((await stage.call(stopsToPick, { delivery_no })).list).toMatchObject([
        { location_cd: stage.place, line_qty: '10', picked_qty: '0', boxes: 0 },
      ])
      await box(delivery_no, 'LOT-A', '6')
      const after = await stage.call(stopsToPick, { delivery_no })
      expect(after.list).toMatchObject([{ qty: '4', picked_qty: '6', boxes: 1 }])
      await box(delivery_no, 'LOT-B', '4')
      expect((await stage.picking(delivery_no)).packages).toMatchObject([
        { lot_no: 'LOT-A', qty: '6' },
        { lot_no: 'LOT-B', qty: '4' },
      ])
      await stage.confirmed(delivery_no)
      expect(await stage.moved(delivery_no)).toEqual({ '500 LOT-A': '6', '500 LOT-B': '4' })
      expect(await refused(box(delivery_no, 'LOT-A', '1'))).toMatchObject({ code: 'BIZ_DELIVERY_STATE' })
      expect(await refused(stage.call(stopsToPick, { delivery_no }))).toMatchObject({
        code: 'BIZ_DELIVERY_STATE',
      })
      await stage.addsUp()
    })

    it('is of the item and the lot that its label says, from the warehouse of the line, and not too many', async () => {
      const delivery_no = await instructed()
      expect(await refusal(box(delivery_no, 'LOT-A', '1', { label: 'ANOTHER LOT-A' }))).toEqual([
        ['label', 'BIZ_PICK_ITEM'],
      ])
      expect(await refusal(box(delivery_no, 'LOT-A', '1', { label: `${stage.item_cd} LOT-B` }))).toEqual([
        ['lot_no', 'BIZ_PICK_LOT'],
      ])
      expect(await refusal(box(delivery_no, 'LOT-A', '1', { location_cd: 'MAT' }))).toEqual([
        ['location_cd', 'BIZ_DELIVERY_PLACE'],
      ])
      await box(delivery_no, 'LOT-A', '7')
      expect(await refusal(box(delivery_no, 'LOT-A', '4'))).toEqual([['qty', 'BIZ_DELIVERY_OVER']])
      expect(await refused(box(delivery_no, 'LOT-A', '1', { line_no: 2 }))).toMatchObject({ code: 404 })
      expect((await stage.picking(delivery_no)).packages).toMatchObject([{ qty: '7' }])
    })

    it('is beyond what was instructed as far as the customer takes it, and no further', async () => {
      await wanted(sql`over_tolerance = 5`)
      const order = await stage.entered('100')
      const delivery_no = await stage.instructed(order, '100')
      const overOf = async () => {
        const { list } = await stage.call(stopsToPick, { delivery_no })
        return [...new Set(list.map(({ over_qty }) => over_qty))]
      }
      expect(await overOf()).toEqual(['5'])
      await box(delivery_no, 'LOT-A', '60')
      const refusal = await refused(box(delivery_no, 'LOT-B', '46'))
      expect(refusal.fields).toMatchObject([
        { path: 'qty', code: 'BIZ_DELIVERY_TOLERANCE', params: { percent: '5', most: '105' } },
      ])
      await box(delivery_no, 'LOT-B', '43')
      expect(await overOf()).toEqual(['2'])
      await stage.confirmed(delivery_no)
      expect(await stage.line(order)).toMatchObject({ qty: '103', raised_qty: '3', shipped_qty: '103' })
      await stage.addsUp()
      const rest = await stage.instructed(await stage.entered('10'), '10')
      await wanted(sql`over_tolerance = 0`)
      expect(await refused(box(rest, 'LOT-A', '11'))).toMatchObject({
        fields: [{ code: 'BIZ_DELIVERY_OVER' }],
      })
    })

    it('is not of a lot that is held', async () => {
      const delivery_no = await instructed()
      await lotIs('LOT-A', sql`hold_flg = true, hold_reason = '外観不良'`)
      expect(await refusal(box(delivery_no, 'LOT-A', '1'))).toEqual([['lot_no', 'BIZ_PICK_HELD']])
      expect(await refusal(atDesk(delivery_no, 'LOT-B', 'LOT-A'))).toEqual([
        ['packages.1.lot_no', 'BIZ_PICK_HELD'],
      ])
      await box(delivery_no, 'LOT-B', '1')
    })
  })

  describe('as the customer wants its lots', () => {
    it('not mixed', async () => {
      await wanted(sql`lot_rule = '1'`)
      const delivery_no = await instructed()
      await box(delivery_no, 'LOT-A', '4')
      expect(await refusal(box(delivery_no, 'LOT-B', '4'))).toEqual([['lot_no', 'BIZ_PICK_MIXED']])
      expect(await refusal(atDesk(delivery_no, 'LOT-A', 'LOT-B'))).toEqual([
        ['packages.0.lot_no', 'BIZ_PICK_MIXED'],
        ['packages.1.lot_no', 'BIZ_PICK_MIXED'],
      ])
      // What is in a box decides what is suggested for the rest.
      expect((await stage.call(stopsToPick, { delivery_no })).list).toMatchObject([
        { lot_no: 'LOT-A', qty: '6', one_lot: false },
      ])
      await box(delivery_no, 'LOT-A', '6')
    })

    it('not mixed, so that one lot that is enough is suggested, and where none is, the largest, which is said', async () => {
      await wanted(sql`lot_rule = '1'`)
      const suggested = async (delivery_no: string) => {
        const { packages, lines } = await stage.picking(delivery_no)
        const { list } = await stage.call(stopsToPick, { delivery_no })
        return { packages, isSaid: [lines[0]?.one_lot, list[0]?.one_lot] }
      }
      await lotIs('260901-1', sql`hold_flg = true, hold_reason = '外観不良'`)
      expect(await suggested(await instructed('20'))).toMatchObject({
        ...{ packages: [{ lot_no: 'LOT-A', qty: '20' }], isSaid: [false, false] },
      })
      await lotIs('LOT-A', sql`hold_flg = true, hold_reason = '外観不良'`)
      expect((await suggested(await instructed('20'))).packages).toMatchObject([
        { lot_no: 'LOT-B', qty: '20' },
      ])
      for (const lot of ['LOT-A', '260901-1']) await lotIs(lot, sql`hold_flg = false`)
      const large = await instructed('350')
      const {
        packages: [most, ...others],
        isSaid,
      } = await suggested(large)
      expect([others, Number(most?.qty) > 100, Number(most?.qty) <= 300]).toEqual([[], true, true])
      expect(isSaid).toEqual([true, true])
      // What is held could not be mixed in anyway; who takes them mixed is told nothing.
      for (const lot of ['LOT-A', '260901-1'])
        await lotIs(lot, sql`hold_flg = true, hold_reason = '外観不良'`)
      expect((await suggested(large)).isSaid).toEqual([false, false])
      await lotIs('LOT-A', sql`hold_flg = false`)
      await wanted(sql`lot_rule = '0'`)
      expect((await suggested(large)).isSaid).toEqual([false, false])
    })

    it('not older than what it has had', async () => {
      await lotIs('LOT-B', sql`received_dt = received_dt + 1`)
      const first = await instructed('2')
      await box(first, 'LOT-B', '2')
      await stage.confirmed(first)
      await wanted(sql`lot_rule = '2'`)
      const delivery_no = await instructed('2')
      expect(await refusal(box(delivery_no, 'LOT-A', '1'))).toEqual([['lot_no', 'BIZ_PICK_BACK']])
      expect(await refusal(atDesk(delivery_no, 'LOT-A'))).toEqual([['packages.0.lot_no', 'BIZ_PICK_BACK']])
      await box(delivery_no, 'LOT-B', '2')
      await lotIs('LOT-B', sql`received_dt = received_dt - 1`)
    })

    it('with enough days left when it is delivered', async () => {
      await wanted(sql`least_life_days = 30`)
      const delivery_no = await instructed('2')
      const { delivery_dt } = await stage.picking(delivery_no)
      await lotIs('LOT-A', sql`expiry_dt = ${delivery_dt}::date + 29`)
      expect(await refusal(box(delivery_no, 'LOT-A', '1'))).toEqual([['lot_no', 'BIZ_PICK_LIFE']])
      expect(await refusal(atDesk(delivery_no, 'LOT-A'))).toEqual([['packages.0.lot_no', 'BIZ_PICK_LIFE']])
      await lotIs('LOT-A', sql`expiry_dt = ${delivery_dt}::date + 30`)
      await box(delivery_no, 'LOT-A', '1')
    })

    it('with its own label, which is compared with the order and with ours (三点照合)', async () => {
      await wanted(sql`label_layout = '2'`)
      const delivery_no = await instructed('10')
      const [stop] = (await stage.call(stopsToPick, { delivery_no })).list
      expect(stop?.is_matched).toBe(true)
      const theirs = stop?.customer_item_cd ?? ''
      for (const customer_label of ['', `${theirs}X 5`, `${theirs} 6`])
        expect(await refusal(box(delivery_no, 'LOT-A', '5', { customer_label }))).toEqual([
          ['customer_label', 'BIZ_PICK_THEIRS'],
        ])
      await box(delivery_no, 'LOT-A', '5', { customer_label: `${theirs} 5` })
      expect((await stage.picking(delivery_no)).packages).toMatchObject([{ qty: '5' }])
    })
  })
})

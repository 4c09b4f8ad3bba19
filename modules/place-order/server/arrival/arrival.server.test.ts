import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { checkLedger } from '#modules/stock/server/index.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import { onPostgres } from '#test/databases.ts'
import { outcome, refused } from '#test/master-stage.ts'
import { orderDay, orderStage, type OrderStage } from '#test/order-stage.ts'
import { product } from '#test/product.ts'
import { acceptanceSlip } from '../../contract/arrival/acceptance-slip.ts'
import {
  accept,
  cancelAcceptance,
  cancelArrival,
  receiveArrival,
} from '../../contract/arrival/arrival-calls.ts'
import { arrivalSlip } from '../../contract/arrival/arrival-slip.ts'
import { arrivalExamination } from './arrival-examination.ts'

/** Items of the demo company, made such that one is inspected and the other is not. */
interface Goods {
  readonly inspected: string
  readonly plain: string
  readonly place: string
}

async function chooseGoods(database: Database): Promise<Goods> {
  const [inspected = '', plain = ''] = (
    await database.owner('read', (tx) =>
      rows(
        tx,
        { item_cd: z.string() },
        sql`SELECT i.item_cd FROM item i JOIN item_type t ON t.company_cd = i.company_cd AND t.item_type_cd = i.item_type_cd
          WHERE i.company_cd = 'DEMO' AND i.abort_div = '0' AND i.unit_cd = 'PCS' AND i.stock_flg AND t.stock_flg
            AND i.lot_control = '0' ORDER BY i.item_cd LIMIT 2`,
      ),
    )
  ).map(({ item_cd }) => item_cd)
  await database.owner('write', (tx) =>
    tx.execute(sql`UPDATE item SET inspection_flg = item_cd = ${inspected}
      WHERE company_cd = 'DEMO' AND item_cd IN (${inspected}, ${plain})`),
  )
  const [place] = await database.owner('read', (tx) =>
    rows(
      tx,
      { location_cd: z.string() },
      sql`SELECT location_cd FROM stock_location WHERE company_cd = 'DEMO' AND factory_cd = 'F01' AND location_kind = '1'
        AND abort_div = '0' AND parent_cd IS NULL ORDER BY location_cd LIMIT 1`,
    ),
  )
  return { inspected, plain, place: place?.location_cd ?? '' }
}

onPostgres((open) => {
  let database: Database
  let stage: OrderStage
  let goods: Goods
  beforeAll(async () => {
    database = await open()
    stage = await orderStage(database)
    goods = await chooseGoods(database)
  })

  type Line = { readonly item_cd: string; readonly qty: string; readonly [field: string]: string }
  const supplied = (item_cd: string, qty: string): Line => ({
    ...{ item_cd, qty, owner_cd: 'C001', owner_branch_no: '00', location_cd: goods.place },
  })
  const entered = (lines: readonly Line[], header = {}) =>
    stage.call(arrivalSlip.endpoints.doEdit, {
      ...{ assign_mode: '0', header: { receipt_dt: orderDay, ...header }, lines },
    })
  const received = async (lines: readonly Line[], header = {}) => {
    const { arrival_no } = (await entered(lines, header)).header
    return stage.call(receiveArrival, { arrival_no })
  }
  const inspected = (arrival_no: string, lines: readonly object[], header = {}) =>
    stage.call(acceptanceSlip.endpoints.doEdit, {
      ...{ assign_mode: '0', header: { accept_dt: orderDay, arrival_no, ...header }, lines },
    })
  const accepted = async (arrival_no: string, lines: readonly object[], header = {}) => {
    const { acceptance_no } = (await inspected(arrival_no, lines, header)).header
    return stage.call(accept, { acceptance_no })
  }
  const lineOf = async (arrival_no: string) => {
    const { lines } = await stage.call(arrivalSlip.endpoints.getDetail, { arrival_no })
    return lines[0]
  }
  /** What lies there of an item, by its quality. */
  const onHand = async (item_cd: string) => {
    const found = await database.owner('read', (tx) =>
      rows(
        tx,
        { kind: z.string(), qty: z.string() },
        sql`SELECT ownership || ':' || quality AS kind, trim_scale(sum(qty))::text AS qty FROM stock_balance
          WHERE company_cd = 'DEMO' AND factory_cd = 'F01' AND item_cd = ${item_cd} AND location_cd = ${goods.place}
            AND location_cd NOT IN ('9998', '9999')
          GROUP BY ownership, quality HAVING sum(qty) <> 0 ORDER BY 1`,
      ),
    )
    return Object.fromEntries(found.map(({ kind, qty }) => [kind, Number(qty)]))
  }
  const more = (
    before: Readonly<Record<string, number>>,
    by: Readonly<Record<string, number>>,
  ): Readonly<Record<string, number>> =>
    Object.fromEntries(
      Object.entries({ ...Object.fromEntries(Object.keys(by).map((key) => [key, 0])), ...before })
        .map(([key, qty]) => [key, qty + (by[key] ?? 0)] as const)
        .filter(([, qty]) => qty !== 0),
    )
  const addsUp = async () => {
    expect(await database.owner('read', (tx) => checkLedger(tx, product.registered))).toEqual([])
    expect(await arrivalExamination.examine(database, product.registered)).toMatchObject({ state: 'ok' })
  }
  const cells = async (attempt: Promise<unknown>) =>
    (await refused(attempt)).fields.map(({ path, code }) => [path, code])

  describe('at the gate', () => {
    it('goods without inspection are accepted as they arrive; others await it, and stay their owner’s', async () => {
      const [plain, inspectedBefore] = [await onHand(goods.plain), await onHand(goods.inspected)]
      const { header, lines } = await received([supplied(goods.plain, '5'), supplied(goods.inspected, '7')])
      expect(header.arrival_status).toBe('1')
      expect(lines).toMatchObject([
        { inspected: false, inspected_qty: '5', good_qty: '5' },
        { inspected: true, inspected_qty: '0', good_qty: '0' },
      ])
      expect(await onHand(goods.plain)).toEqual(more(plain, { '2:0': 5 }))
      expect(await onHand(goods.inspected)).toEqual(more(inspectedBefore, { '2:1': 7 }))
      await addsUp()
    })

    it('a delivery note counts once, also when two people receive it at the same moment', async () => {
      const before = await onHand(goods.plain)
      const note = { supplier_slip_no: 'D-100' }
      const drafts = await Promise.all([0, 1, 2].map(() => entered([supplied(goods.plain, '4')], note)))
      const codes = await Promise.all(
        drafts.map(({ header: { arrival_no } }) => outcome(stage.call(receiveArrival, { arrival_no }))),
      )
      expect(codes.toSorted()).toEqual(['BIZ_ARRIVAL_TWICE', 'BIZ_ARRIVAL_TWICE', 'saved'])
      expect(await onHand(goods.plain)).toEqual(more(before, { '2:0': 4 }))
    })

    it('the same arrival is received once, and is not edited afterwards', async () => {
      const record = await received([supplied(goods.plain, '1')])
      const { arrival_no } = record.header
      expect(await refused(stage.call(receiveArrival, { arrival_no }))).toMatchObject({
        code: 'BIZ_ARRIVAL_STATE',
      })
      const again = { assign_mode: '1', update_cnt: record.update_cnt, header: record.header }
      const lines = record.lines.map((line) => ({ ...line, qty: '9' }))
      expect(await refused(stage.call(arrivalSlip.endpoints.doEdit, { ...again, lines }))).toMatchObject({
        code: 'BIZ_ARRIVAL_RECEIVED',
      })
    })

    it('what nobody ordered needs its owner or a reason, and what is put aside moves no stock', async () => {
      const before = await onHand(goods.plain)
      const { item_cd, qty, location_cd = '' } = supplied(goods.plain, '3')
      const { arrival_no } = (await entered([{ item_cd, qty, location_cd }])).header
      expect(await cells(stage.call(receiveArrival, { arrival_no }))).toEqual([
        ['lines.0.owner_cd', 'BIZ_ARRIVAL_NO_ORDER'],
      ])
      const aside = { item_cd, qty, location_cd, outcome: '2' }
      expect(await cells(entered([aside]))).toEqual([['lines.0.remarks', 'BIZ_ARRIVAL_REASON']])
      const noted = await received([{ ...aside, remarks: '注文していない' }])
      expect(noted.lines[0]).toMatchObject({ inspected_qty: '0', good_qty: '0' })
      expect(await onHand(goods.plain)).toEqual(before)
      await addsUp()
    })

    it('a refusal of the stock stands at the cell that was typed', async () => {
      const tomorrow = { receipt_dt: '2026-11-19' }
      const { arrival_no } = (await entered([supplied(goods.plain, '3')], tomorrow)).header
      expect(await cells(stage.call(receiveArrival, { arrival_no }))).toEqual([
        ['header.receipt_dt', 'BIZ_STOCK_FUTURE'],
      ])
      const { arrival_no: lot } = (
        await entered([
          { ...supplied(goods.plain, '1'), outcome: '1', remarks: '品違い' },
          { ...supplied(goods.plain, '1'), lot_no: 'X1' },
        ])
      ).header
      expect(await cells(stage.call(receiveArrival, { arrival_no: lot }))).toEqual([
        ['lines.1.lot_no', 'BIZ_STOCK_LOT_UNKNOWN'],
      ])
    })
  })

  describe('at the acceptance', () => {
    const judged = (good_qty: string, defective_qty: string, return_qty: string) => ({
      ...{ arrival_line_no: 1, good_qty, defective_qty, return_qty, reason: 'キズ' },
    })

    it('accepted and rejected are what was inspected; the defective pieces go back later', async () => {
      const before = await onHand(goods.inspected)
      const { arrival_no } = (await received([supplied(goods.inspected, '10')])).header
      const record = await accepted(arrival_no, [judged('5', '2', '1')])
      expect(record.lines[0]).toMatchObject({ item_cd: goods.inspected })
      expect(await onHand(goods.inspected)).toEqual(more(before, { '2:0': 5, '2:1': 2, '2:2': 2 }))
      expect(await lineOf(arrival_no)).toMatchObject({
        ...{ inspected_qty: '8', good_qty: '5', defective_qty: '2', returned_qty: '1' },
      })
      await accepted(arrival_no, [{ ...judged('0', '0', '2'), judged_goods: '2' }])
      expect(await onHand(goods.inspected)).toEqual(more(before, { '2:0': 5, '2:1': 2 }))
      expect(await lineOf(arrival_no)).toMatchObject({ inspected_qty: '8', returned_qty: '3' })
      await addsUp()
    })

    it('refuses each thing at its cell, over all of its lines together', async () => {
      const { arrival_no } = (await received([supplied(goods.inspected, '10')])).header
      const trying = async (...lines: readonly object[]) => cells(accepted(arrival_no, lines))
      expect(await trying(judged('6', '0', '0'), judged('5', '0', '0'))).toEqual([
        ['lines.1.good_qty', 'BIZ_ACCEPTANCE_TOO_MANY'],
      ])
      expect(await trying({ ...judged('1', '1', '0'), reason: '' })).toEqual([
        ['lines.0.reason', 'BIZ_ACCEPTANCE_REASON'],
      ])
      expect(await trying({ ...judged('0', '0', '1'), judged_goods: '2' })).toEqual([
        ['lines.0.return_qty', 'BIZ_ACCEPTANCE_NOT_DEFECTIVE'],
      ])
      expect(await trying({ ...judged('1', '0', '0'), judged_goods: '2' })).toEqual([
        ['lines.0.good_qty', 'BIZ_ACCEPTANCE_BACK_ONLY'],
        ['lines.0.return_qty', 'BIZ_ACCEPTANCE_NOT_DEFECTIVE'],
      ])
      expect(await trying(judged('0', '0', '0'))).toEqual([['lines.0.good_qty', 'BIZ_ACCEPTANCE_NOTHING']])
      expect(await trying({ ...judged('3', '0', '0'), sample_qty: '4' })).toEqual([
        ['lines.0.sample_qty', 'BIZ_ACCEPTANCE_SAMPLE'],
      ])
      expect(await trying({ ...judged('1', '0', '0'), arrival_line_no: 2 })).toEqual([
        ['lines.0.arrival_line_no', 'BIZ_ACCEPTANCE_UNKNOWN'],
      ])
      expect(await cells(accepted(arrival_no, [judged('1', '0', '0')], { accept_dt: '2026-11-17' }))).toEqual(
        [['header.accept_dt', 'BIZ_ACCEPTANCE_EARLY']],
      )
    })
  })

  describe('taken back', () => {
    const reason = '入力間違い'
    it('every quantity is as it was, and what stands on it is named', async () => {
      const before = await onHand(goods.inspected)
      const { arrival_no } = (await received([supplied(goods.inspected, '10')])).header
      const line = { arrival_line_no: 1, good_qty: '7', defective_qty: '2', return_qty: '1', reason: 'キズ' }
      const { acceptance_no } = (await accepted(arrival_no, [line])).header
      const back = { ...line, judged_goods: '2', good_qty: '0', defective_qty: '0' }
      const { acceptance_no: sentBack } = (await accepted(arrival_no, [back])).header
      const named = await refused(stage.call(cancelArrival, { arrival_no, reason }))
      expect(named).toMatchObject({ code: 'BIZ_ARRIVAL_ACCEPTED' })
      expect(named.msg).toContain(acceptance_no)
      expect(await refused(stage.call(cancelAcceptance, { acceptance_no, reason }))).toMatchObject({
        code: 'BIZ_ACCEPTANCE_NOT_DEFECTIVE',
      })
      await stage.call(cancelAcceptance, { acceptance_no: sentBack, reason })
      await stage.call(cancelAcceptance, { acceptance_no, reason })
      expect(await lineOf(arrival_no)).toMatchObject({
        ...{ inspected_qty: '0', good_qty: '0', defective_qty: '0', returned_qty: '0' },
      })
      expect(await onHand(goods.inspected)).toEqual(more(before, { '2:1': 10 }))
      const cancelled = await stage.call(cancelArrival, { arrival_no, reason })
      expect(cancelled.header).toMatchObject({ arrival_status: '9', cancel_reason: reason })
      expect(await onHand(goods.inspected)).toEqual(before)
      await addsUp()
    })

    it('an arrival that was never received is cancelled without a movement', async () => {
      const before = await onHand(goods.plain)
      const { arrival_no } = (await entered([supplied(goods.plain, '3')])).header
      expect((await stage.call(cancelArrival, { arrival_no, reason })).header.arrival_status).toBe('9')
      expect(await onHand(goods.plain)).toEqual(before)
    })
  })
})

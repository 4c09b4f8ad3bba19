import { beforeAll, describe, expect, it } from 'vitest'
import { arrivalStage, more, type ArrivalStage, type SentLine } from '#test/arrival-stage.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { outcome, refused } from '#test/master-stage.ts'
import {
  cancelAcceptance,
  cancelArrival,
  receiveArrival,
  turnAwayArrival,
} from '../../contract/arrival/arrival-calls.ts'
import { arrivalList } from '../../contract/arrival/arrival-list.ts'
import { arrivalSlip } from '../../contract/arrival/arrival-slip.ts'

onPostgres((open) => {
  let stage: ArrivalStage
  beforeAll(async () => {
    stage = await arrivalStage(await open(demo))
  })

  const supplied = (item_cd: string, qty: string) => ({
    ...{ item_cd, qty, owner_cd: 'C001', owner_branch_no: '00', location_cd: stage.goods.place },
  })
  const cells = async (attempt: Promise<unknown>) =>
    (await refused(attempt)).fields.map(({ path, code }) => [path, code])

  describe('at the gate', () => {
    it('goods without inspection are accepted as they arrive; others await it, and stay their owner’s', async () => {
      const [plain, inspectedBefore] = [
        await stage.onHand(stage.goods.plain),
        await stage.onHand(stage.goods.inspected),
      ]
      const { header, lines } = await stage.received([
        supplied(stage.goods.plain, '5'),
        supplied(stage.goods.inspected, '7'),
      ])
      expect(header.arrival_status).toBe('1')
      expect(lines).toMatchObject([
        { inspected: false, inspected_qty: '5', good_qty: '5' },
        { inspected: true, inspected_qty: '0', good_qty: '0' },
      ])
      expect(await stage.onHand(stage.goods.plain)).toEqual(more(plain, { '2:0': 5 }))
      expect(await stage.onHand(stage.goods.inspected)).toEqual(more(inspectedBefore, { '2:1': 7 }))
      await stage.addsUp()
    })

    it('a delivery note counts once, also when two people receive it at the same moment', async () => {
      const before = await stage.onHand(stage.goods.plain)
      const note = { supplier_slip_no: 'D-100' }
      const drafts = await Promise.all(
        [0, 1, 2].map(() => stage.entered([supplied(stage.goods.plain, '4')], note)),
      )
      const codes = await Promise.all(
        drafts.map(({ header: { arrival_no } }) => outcome(stage.call(receiveArrival, { arrival_no }))),
      )
      expect(codes.toSorted()).toEqual(['BIZ_ARRIVAL_TWICE', 'BIZ_ARRIVAL_TWICE', 'saved'])
      expect(await stage.onHand(stage.goods.plain)).toEqual(more(before, { '2:0': 4 }))
    })

    it('the same arrival is received once, and is not edited afterwards', async () => {
      const record = await stage.received([supplied(stage.goods.plain, '1')])
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
      const before = await stage.onHand(stage.goods.plain)
      const { item_cd, qty, location_cd } = supplied(stage.goods.plain, '3')
      const { arrival_no } = (await stage.entered([{ item_cd, qty, location_cd }])).header
      expect(await cells(stage.call(receiveArrival, { arrival_no }))).toEqual([
        ['lines.0.owner_cd', 'BIZ_ARRIVAL_NO_ORDER'],
      ])
      const aside = { item_cd, qty, location_cd, outcome: '2' }
      expect(await cells(stage.entered([aside]))).toEqual([['lines.0.remarks', 'BIZ_ARRIVAL_REASON']])
      const noted = await stage.received([{ ...aside, remarks: '注文していない' }])
      expect(noted.lines[0]).toMatchObject({ inspected_qty: '0', good_qty: '0' })
      expect(await stage.onHand(stage.goods.plain)).toEqual(before)
      await stage.addsUp()
    })

    it('a refusal of the stock stands at the cell that was typed', async () => {
      const tomorrow = { receipt_dt: '2026-11-19' }
      const { arrival_no } = (await stage.entered([supplied(stage.goods.plain, '3')], tomorrow)).header
      expect(await cells(stage.call(receiveArrival, { arrival_no }))).toEqual([
        ['header.receipt_dt', 'BIZ_STOCK_FUTURE'],
      ])
      const { arrival_no: lot } = (
        await stage.entered([
          { ...supplied(stage.goods.plain, '1'), outcome: '1', remarks: '品違い' },
          { ...supplied(stage.goods.plain, '1'), lot_no: 'X1' },
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
      const before = await stage.onHand(stage.goods.inspected)
      const { arrival_no } = (await stage.received([supplied(stage.goods.inspected, '10')])).header
      const record = await stage.accepted(arrival_no, [judged('5', '2', '1')])
      expect(record.lines[0]).toMatchObject({ item_cd: stage.goods.inspected })
      expect(await stage.onHand(stage.goods.inspected)).toEqual(
        more(before, { '2:0': 5, '2:1': 2, '2:2': 2 }),
      )
      expect(await stage.arrivalLine(arrival_no)).toMatchObject({
        ...{ inspected_qty: '8', good_qty: '5', defective_qty: '2', returned_qty: '1' },
      })
      await stage.accepted(arrival_no, [{ ...judged('0', '0', '2'), judged_goods: '2' }])
      expect(await stage.onHand(stage.goods.inspected)).toEqual(more(before, { '2:0': 5, '2:1': 2 }))
      expect(await stage.arrivalLine(arrival_no)).toMatchObject({ inspected_qty: '8', returned_qty: '3' })
      await stage.addsUp()
    })

    it('is not written down before its arrival has been received, nor of one that was cancelled', async () => {
      const { arrival_no } = (await stage.entered([supplied(stage.goods.inspected, '10')])).header
      const trying = () => cells(stage.inspected(arrival_no, [judged('10', '0', '0')]))
      const early = [['header.arrival_no', 'BIZ_ARRIVAL_STATE']]
      expect(await trying()).toEqual(early)
      await stage.call(cancelArrival, { arrival_no, reason: '入力間違い' })
      expect(await trying()).toEqual(early)
    })

    it('refuses each thing at its cell, over all of its lines together', async () => {
      const { arrival_no } = (await stage.received([supplied(stage.goods.inspected, '10')])).header
      const trying = async (...lines: readonly SentLine[]) => cells(stage.accepted(arrival_no, lines))
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
      expect(
        await cells(stage.accepted(arrival_no, [judged('1', '0', '0')], { accept_dt: '2026-11-17' })),
      ).toEqual([['header.accept_dt', 'BIZ_ACCEPTANCE_EARLY']])
    })
  })

  describe('taken back', () => {
    const reason = '入力間違い'
    it('every quantity is as it was, and what stands on it is named', async () => {
      const before = await stage.onHand(stage.goods.inspected)
      const { arrival_no } = (await stage.received([supplied(stage.goods.inspected, '10')])).header
      const line = { arrival_line_no: 1, good_qty: '7', defective_qty: '2', return_qty: '1', reason: 'キズ' }
      const { acceptance_no } = (await stage.accepted(arrival_no, [line])).header
      const back = { ...line, judged_goods: '2', good_qty: '0', defective_qty: '0' }
      const { acceptance_no: sentBack } = (await stage.accepted(arrival_no, [back])).header
      expect(await stage.arrivalLine(arrival_no)).toMatchObject({
        ...{ inspected_qty: '10', good_qty: '7', defective_qty: '1', returned_qty: '2' },
      })
      const named = await refused(stage.call(cancelArrival, { arrival_no, reason }))
      expect(named).toMatchObject({ code: 'BIZ_ARRIVAL_ACCEPTED' })
      expect(named.msg).toContain(acceptance_no)
      expect(await refused(stage.call(cancelAcceptance, { acceptance_no, reason }))).toMatchObject({
        code: 'BIZ_ACCEPTANCE_NOT_DEFECTIVE',
      })
      await stage.call(cancelAcceptance, { acceptance_no: sentBack, reason })
      await stage.call(cancelAcceptance, { acceptance_no, reason })
      expect(await stage.arrivalLine(arrival_no)).toMatchObject({
        ...{ inspected_qty: '0', good_qty: '0', defective_qty: '0', returned_qty: '0' },
      })
      expect(await stage.onHand(stage.goods.inspected)).toEqual(more(before, { '2:1': 10 }))
      const cancelled = await stage.call(cancelArrival, { arrival_no, reason })
      expect(cancelled.header).toMatchObject({ arrival_status: '9', cancel_reason: reason })
      expect(await stage.onHand(stage.goods.inspected)).toEqual(before)
      await stage.addsUp()
    })

    it('what is turned away has its own end: no stock moves, its order waits on, and it comes no more', async () => {
      const { plain, supplier_cd, branch_no, place: location_cd } = stage.goods
      const before = await stage.onHand(plain)
      const po_no = await stage.ordered([{ ...stage.bought(plain, '5', '10'), location_cd }])
      const line = { po_no, po_line_no: '1', item_cd: plain, qty: '5', location_cd }
      const { arrival_no } = (await stage.entered([line], { supplier_cd, branch_no })).header
      const turned = await stage.call(turnAwayArrival, { arrival_no, reason: '梱包が破れていた' })
      expect(turned).toMatchObject({
        header: { arrival_status: '2', cancel_reason: '梱包が破れていた' },
        abilities: { turnAway: { code: 'BIZ_ARRIVAL_STATE' }, cancel: { code: 'BIZ_ARRIVAL_STATE' } },
      })
      expect(await stage.onHand(plain)).toEqual(before)
      expect(await stage.orderLine(po_no)).toMatchObject({ received_qty: '0', line_status: '1' })
      const received = await refused(stage.call(receiveArrival, { arrival_no }))
      expect(received.code).toBe('BIZ_ARRIVAL_STATE')
      const again = await stage.received([line], { supplier_cd, branch_no })
      expect(again.header.arrival_status).toBe('1')
      const gone = again.header.arrival_no
      expect((await refused(stage.call(turnAwayArrival, { arrival_no: gone, reason }))).code).toBe(
        'BIZ_ARRIVAL_STATE',
      )
    })

    it('what a row of the list shows of a received line adds up to what came, whatever went back since', async () => {
      const { list } = await stage.call(arrivalList.endpoints.getList, {
        ...{ arrival_status: '1', outcome: '0', size: 200 },
      })
      expect(list.length).toBeGreaterThan(0)
      for (const { qty, waiting_qty, good_qty, defective_qty, returned_qty } of list)
        expect(Number(waiting_qty) + Number(good_qty) + Number(defective_qty) + Number(returned_qty)).toBe(
          Number(qty),
        )
    })

    it('an arrival that was never received is cancelled without a movement', async () => {
      const before = await stage.onHand(stage.goods.plain)
      const { arrival_no } = (await stage.entered([supplied(stage.goods.plain, '3')])).header
      expect((await stage.call(cancelArrival, { arrival_no, reason })).header.arrival_status).toBe('9')
      expect(await stage.onHand(stage.goods.plain)).toEqual(before)
    })
  })
})

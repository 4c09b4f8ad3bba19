import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { supplierMaster } from '#modules/master/contract/supplier.ts'
import { countLines, planInventory, saveCounts, stepInventory } from '#modules/stock/contract/inventory.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { outcome, refused } from '#test/master-stage.ts'
import { outsideStage, type OutsideStage } from '#test/outside-stage.ts'
import { receiveArrival } from '../../contract/arrival/arrival-calls.ts'
import { arrivalSlip } from '../../contract/arrival/arrival-slip.ts'
import { cancelPlaceOrder, closePlaceOrderLines } from '../../contract/order/place-order-calls.ts'
import {
  finishTrialStep,
  makeTrialWork,
  orderOutside,
  receiveOutside,
  sendOutside,
  takeBackOutside,
} from '../../contract/outside/outside-calls.ts'

onPostgres((open) => {
  let stage: OutsideStage
  beforeAll(async () => {
    stage = await outsideStage(await open(demo))
  })

  interface Key {
    readonly po_no: string
    readonly line_no: number
  }
  const send = (lines: readonly (Key & { readonly qty: string })[]) =>
    stage.call(sendOutside, { move_dt: stage.day, lines: [...lines], remarks: '' })
  const back = (line: Key, good_qty: string, more: object = {}) => ({
    ...{ ...line, good_qty, defective_qty: '0', reason: '', claim_amount: '0', straight_on: false },
    ...more,
  })
  const receive = (...lines: readonly ReturnType<typeof back>[]) =>
    stage.call(receiveOutside, { move_dt: stage.day, supplier_slip_no: '', lines: [...lines], remarks: '' })
  const cells = async (attempt: Promise<unknown>) =>
    (await refused(attempt)).fields.map(({ path, code }) => [path, code])

  describe('through two subcontractors', () => {
    it('pieces go out, come back in parts, go straight on, and only what is good is owed', async () => {
      const { work_order_no, hardening, plating } = await stage.ordered('10')
      expect(await stage.pieces(work_order_no)).toEqual({ 'WIP-MC 10 0': 10 })

      await send([{ ...hardening, qty: '10' }])
      expect(await stage.pieces(work_order_no)).toEqual({ 'OUT-S006 10 0': 10 })

      await receive(back(hardening, '4', { straight_on: true }))
      expect(await stage.pieces(work_order_no)).toEqual({ 'OUT-S006 10 0': 6, 'OUT-S007 20 0': 4 })

      await receive(back(hardening, '5', { defective_qty: '1', reason: '焼割れ', claim_amount: '380' }))
      expect(await stage.pieces(work_order_no)).toEqual({
        ...{ 'OUT-S007 20 0': 4, 'WIP-MC 20 0': 5, 'WIP-MC 20 2': 1 },
      })
      expect(await stage.line(hardening)).toMatchObject({
        ...{ line_kind: '2', work_order_no, process_no: '20', line_status: '2' },
        ...{ received_qty: '10', inspected_qty: '10', accepted_qty: '9', purchased_qty: '9' },
      })
      // 9 at 120; the bad one is claimed, not taken off.
      expect(await stage.owed(hardening.po_no)).toEqual([{ stock_div: '011', amount: '1080' }])

      await send([{ ...plating, qty: '5' }])
      await receive(back(plating, '9'))
      expect(await stage.pieces(work_order_no)).toEqual({ 'WIP-MC 20 2': 1, 'WIP-MC 25 0': 9 })
      // 8,500 for 100.
      expect(await stage.owed(plating.po_no)).toEqual([{ stock_div: '011', amount: '765' }])
      await stage.call(finishTrialStep, { work_order_no, process_no: 30, good_qty: '9' })
      expect(await stage.pieces(work_order_no)).toEqual({ 'WIP-MC 20 2': 1, 'WIP-MC 30 0': 9 })
      expect(await stage.problems()).toEqual([])
    })

    it('the list says what has to be ordered, issued, sent out, is out, and came back', async () => {
      const { work_order_no } = await stage.call(makeTrialWork, {
        ...{ item_cd: stage.item_cd, qty: '6', due_dt: '2026-12-25', remarks: '' },
      })
      const shown = async () =>
        (await stage.listed({ work_order_no })).map((row) => [
          ...[row.process_no, row.outside_state, row.ready_qty, row.there_qty, row.fee_amount],
        ])
      expect(await shown()).toEqual([
        [20, '0', '0', '0', '0'],
        [25, '0', '0', '0', '0'],
      ])
      const made = await stage.ordered('6')
      const both = await stage.listed({ work_order_no: made.work_order_no })
      expect(both.map(({ outside_state, ready_qty }) => [outside_state, ready_qty])).toEqual([
        ['2', '6'],
        ['5', '0'],
      ])
      await send([{ ...made.hardening, qty: '4' }])
      await receive(back(made.hardening, '1'))
      const [plating] = await stage.listed({ work_order_no: made.work_order_no, process_no: '25..25' })
      expect(plating).toMatchObject({ outside_state: '2', ready_qty: '1' })
      const [hardening] = await stage.listed({ work_order_no: made.work_order_no, process_no: '20..20' })
      expect(hardening).toMatchObject({
        ...{
          outside_state: '3',
          ready_qty: '2',
          sent_qty: '4',
          there_qty: '3',
          good_qty: '1',
          fee_amount: '120',
        },
        ...{ out_dt: stage.day, out_days: 0, supplier_cd: 'S006' },
      })
    })

    it('one slip carries many work orders', async () => {
      const [one, other] = [await stage.ordered('3'), await stage.ordered('2')]
      await send([
        { ...one.hardening, qty: '3' },
        { ...other.hardening, qty: '2' },
      ])
      await receive(back(one.hardening, '3'), back(other.hardening, '1'))
      expect(await stage.pieces(one.work_order_no)).toEqual({ 'WIP-MC 20 0': 3 })
      expect(await stage.pieces(other.work_order_no)).toEqual({ 'OUT-S006 10 0': 1, 'WIP-MC 20 0': 1 })
      expect(await stage.problems()).toEqual([])
    })
  })

  it('goes back on the next pick-up day of the subcontractor; who sends it out on another one is told the next', async () => {
    const comes = async (changes: object) => {
      const { list } = await stage.call(supplierMaster.endpoints.getList, { supplier_cd: 'S006', size: 1 })
      if (!list[0]) throw new Error('No supplier S006')
      await stage.call(supplierMaster.endpoints.doEdit, { ...list[0], ...changes, assign_mode: '1' })
    }
    onTestFinished(() => comes({ pick_tue_flg: false, pick_wed_flg: false, pick_thu_flg: false }))
    await comes({ pick_tue_flg: true, pick_thu_flg: true })
    // Asked for until Friday the 25th of December: the next Tuesday he comes on.
    const { hardening, plating } = await stage.ordered('5')
    expect(await stage.line(hardening)).toMatchObject({ due_dt: '2027-01-05' })
    expect(await stage.line(plating)).toMatchObject({ due_dt: '2026-12-25' })
    // Sent on Wednesday.
    expect(await send([{ ...hardening, qty: '3' }])).toMatchObject({ pick_up_dt: '2026-11-19' })
    await comes({ pick_wed_flg: true })
    expect(await send([{ ...hardening, qty: '2' }])).toMatchObject({ pick_up_dt: '' })
  })

  describe('refused', () => {
    it('each thing at its cell: too many, nothing, no reason, a claim for nothing, no process that follows', async () => {
      const { hardening, plating } = await stage.ordered('5')
      expect(await cells(send([{ ...hardening, qty: '6' }]))).toEqual([
        ['lines.0.qty', 'BIZ_OUTSIDE_SEND_MORE'],
      ])
      await send([{ ...hardening, qty: '3' }])
      expect(await cells(receive(back(hardening, '4')))).toEqual([
        ['lines.0.good_qty', 'BIZ_OUTSIDE_RETURN_MORE'],
      ])
      expect(await cells(receive(back(hardening, '0')))).toEqual([
        ['lines.0.good_qty', 'BIZ_OUTSIDE_NOTHING'],
      ])
      expect(await cells(receive(back(hardening, '1', { defective_qty: '1' })))).toEqual([
        ['lines.0.reason', 'BIZ_OUTSIDE_REASON'],
      ])
      expect(await cells(receive(back(hardening, '1', { claim_amount: '10' })))).toEqual([
        ['lines.0.claim_amount', 'BIZ_OUTSIDE_CLAIM'],
      ])
      expect(
        await refused(
          send([
            { ...hardening, qty: '1' },
            { ...plating, qty: '1' },
          ]),
        ),
      ).toMatchObject({
        code: 'BIZ_OUTSIDE_ONE_SUPPLIER',
      })
      expect(
        await refused(
          send([
            { ...hardening, qty: '1' },
            { ...hardening, qty: '1' },
          ]),
        ),
      ).toMatchObject({
        code: 'BIZ_OUTSIDE_TWICE',
      })
      await stage.call(cancelPlaceOrder, { po_no: plating.po_no, reason: '取りやめ' })
      expect(await cells(receive(back(hardening, '1', { straight_on: true })))).toEqual([
        ['lines.0.straight_on', 'BIZ_OUTSIDE_NEXT'],
      ])
    })

    it('pieces that the process before has not finished do not go out, and only an issued order takes any', async () => {
      const item = { item_cd: stage.item_cd, qty: '4', due_dt: '2026-12-25', remarks: '' }
      const { work_order_no } = await stage.call(makeTrialWork, item)
      const step = { work_order_no, process_no: 20 }
      const [order] = (await stage.call(orderOutside, { steps: [step] })).orders
      const line = { po_no: order?.po_no ?? '', line_no: 1, qty: '4' }
      expect(await refused(send([line]))).toMatchObject({ code: 'BIZ_PO_NOT_ISSUED' })
      expect(await refused(stage.call(orderOutside, { steps: [step] }))).toMatchObject({
        code: 'BIZ_OUTSIDE_ORDERED',
      })
      const ordered = await stage.ordered('4')
      await send([{ ...ordered.hardening, qty: '4' }])
      // Nothing of hardening is back: plating cannot have it.
      expect(await cells(send([{ ...ordered.plating, qty: '1' }]))).toEqual([['lines.0.qty', 20084]])
      expect(
        await refused(
          stage.call(finishTrialStep, {
            work_order_no: ordered.work_order_no,
            process_no: 10,
            good_qty: '1',
          }),
        ),
      ).toMatchObject({ code: 'BIZ_OUTSIDE_TOO_MANY' })
    })

    it('an outside process does not arrive as goods, and what is out keeps its order', async () => {
      const { hardening } = await stage.ordered('2')
      await send([{ ...hardening, qty: '2' }])
      const { header } = await stage.call(arrivalSlip.endpoints.doEdit, {
        ...{ assign_mode: '0', header: { receipt_dt: stage.day, supplier_cd: 'S006', branch_no: '00' } },
        lines: [
          { po_no: hardening.po_no, po_line_no: '1', item_cd: stage.item_cd, qty: '2', location_cd: '999' },
        ],
      })
      expect(await cells(stage.call(receiveArrival, { arrival_no: header.arrival_no }))).toEqual([
        ['lines.0.po_no', 'BIZ_ARRIVAL_OUTSIDE'],
      ])
      expect(
        await refused(stage.call(cancelPlaceOrder, { po_no: hardening.po_no, reason: '取消' })),
      ).toMatchObject({
        code: 'BIZ_OUTSIDE_SENT',
      })
      const close = { po_no: hardening.po_no, lines: [1], reason: '打切' }
      expect(await refused(stage.call(closePlaceOrderLines, close))).toMatchObject({
        code: 'BIZ_OUTSIDE_SENT',
      })
    })
  })

  describe('taken back', () => {
    const reason = '入力間違い'
    it('pieces, money and orders are as they were; what has gone on since comes first', async () => {
      const { work_order_no, hardening, plating } = await stage.ordered('8')
      const out = await send([{ ...hardening, qty: '8' }])
      const came = await receive(
        back(hardening, '6', { defective_qty: '1', reason: '曲がり', straight_on: true }),
      )
      const ended = await receive(back(plating, '2'))
      expect(await refused(stage.call(takeBackOutside, { move_no: out.move_no, reason }))).toMatchObject({
        code: 'BIZ_OUTSIDE_GONE_ON',
      })
      expect(await refused(stage.call(takeBackOutside, { move_no: came.move_no, reason }))).toMatchObject({
        code: 'BIZ_OUTSIDE_GONE_ON',
      })
      await stage.call(takeBackOutside, { move_no: ended.move_no, reason })
      await stage.call(takeBackOutside, { move_no: came.move_no, reason })
      expect(await stage.pieces(work_order_no)).toEqual({ 'OUT-S006 10 0': 8 })
      expect(await stage.owed(hardening.po_no)).toEqual([{ stock_div: '011', amount: '0' }])
      expect(await stage.line(hardening)).toMatchObject({
        ...{ received_qty: '0', accepted_qty: '0', purchased_qty: '0', line_status: '1' },
      })
      await stage.call(takeBackOutside, { move_no: out.move_no, reason })
      expect(await stage.pieces(work_order_no)).toEqual({ 'WIP-MC 10 0': 8 })
      expect(await refused(stage.call(takeBackOutside, { move_no: out.move_no, reason }))).toMatchObject({
        code: 'BIZ_OUTSIDE_TAKEN_BACK',
      })
      expect(await stage.problems()).toEqual([])
    })
  })

  it('a piece that a count misses at the subcontractor is not adjusted: it comes back as defective, and all adds up', async () => {
    const { work_order_no, hardening } = await stage.ordered('3')
    await send([{ ...hardening, qty: '3' }])
    const { inventory_no } = await stage.call(planInventory, {
      ...{ count_dt: stage.day, location_cd: 'OUT-S006', item_type_cd: '', inventory_div: '0' as const },
    })
    const step = (verb: 'start' | 'lock' | 'finish' | 'adjust' | 'end') =>
      stage.call(stepInventory, { inventory_no, verb })
    await step('start')
    await step('lock')
    const { lines } = await stage.call(countLines, { inventory_no })
    await stage.call(saveCounts, {
      inventory_no,
      lines: lines.map(({ line_no, lot_no, book_qty }) => ({
        ...{ line_no, counted_qty: lot_no === work_order_no ? '2' : book_qty },
      })),
    })
    await step('finish')
    expect(await step('adjust')).toMatchObject({ adjusted: 0, documented: 1 })
    await step('end')
    expect(await stage.pieces(work_order_no)).toEqual({ 'OUT-S006 10 0': 3 })
    await receive(back(hardening, '2', { defective_qty: '1', reason: '外注先で紛失', claim_amount: '500' }))
    expect(await stage.pieces(work_order_no)).toEqual({ 'WIP-MC 20 0': 2, 'WIP-MC 20 2': 1 })
    expect(await stage.problems()).toEqual([])
  })

  it('eight clients send, receive and take back at once: never more than there is, and everything adds up', async () => {
    const { work_order_no, hardening } = await stage.ordered('20')
    const sent = await Promise.all(
      Array.from({ length: 8 }, () => outcome(send([{ ...hardening, qty: '4' }]))),
    )
    expect(sent.filter((code) => code === 'saved')).toHaveLength(5)
    expect(sent.filter((code) => code === 'BIZ_OUTSIDE_SEND_MORE')).toHaveLength(3)
    const came = await Promise.all(
      Array.from({ length: 8 }, () =>
        outcome(receive(back(hardening, '3', { defective_qty: '1', reason: 'キズ' }))),
      ),
    )
    expect(came.filter((code) => code === 'saved')).toHaveLength(5)
    expect(await stage.pieces(work_order_no)).toEqual({ 'WIP-MC 20 0': 15, 'WIP-MC 20 2': 5 })
    const last = await stage.ordered('4')
    const { move_no } = await send([{ ...last.hardening, qty: '4' }])
    const back8 = await Promise.all(
      Array.from({ length: 8 }, () => outcome(stage.call(takeBackOutside, { move_no, reason: '誤り' }))),
    )
    expect(back8.filter((code) => code === 'saved')).toHaveLength(1)
    expect(await stage.problems()).toEqual([])
  })
})

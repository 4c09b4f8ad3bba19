import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { rows } from '#platform/server/database/database.ts'
import { compose } from '#platform/server/module/compose.ts'
import { on } from '#platform/server/module/point.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { refused } from '#test/master-stage.ts'
import { orderStage, type OrderRecord, type OrderStage } from '#test/order-stage.ts'
import { modulesOf } from '#test/product.ts'
import { cancelOrder, closeLines } from '../../contract/order-calls.ts'
import { orderErrors } from '../../contract/order-errors.ts'
import {
  answerRequest,
  seeRequest,
  sendRequest,
  withdrawRequest,
} from '../../contract/requests/request-calls.ts'
import { requestList } from '../../contract/requests/request-list.ts'
import { orderGuards, type OrderGuard } from '../order-guards.ts'

/** In production's place: lines of 77 pieces are planned and yield to the planner, those of 78 have been begun. */
const guard: OrderGuard = async ({ tx }, { order_no, lines, accepted }) => {
  const found = await rows(
    tx,
    { line_no: z.int(), begun: z.boolean() },
    sql`SELECT line_no, qty = 78 AS begun FROM receive_order_line WHERE order_no = ${order_no} AND qty IN (77, 78)`,
  )
  return new Map(
    found
      .filter(({ line_no, begun }) => lines.includes(line_no) && (begun || !accepted))
      .map(({ line_no }) => [line_no, orderErrors[20121].with({ code: order_no })]),
  )
}
const guarded = compose([...modulesOf(), { name: 'trial guard', registers: [on(orderGuards, guard)] }])

onPostgres((open) => {
  let stage: OrderStage
  let item = ''
  beforeAll(async () => {
    stage = await orderStage(await open(demo), guarded)
    item = stage.sold[0]?.item_cd ?? ''
  })
  const made = (...quantities: readonly string[]) =>
    stage.enter(quantities.map((qty) => ({ item_cd: item, qty })))
  const planned = async (...quantities: readonly string[]) => {
    const order = await made(...quantities)
    await stage.set(order, 1, sql`plan_status = '2'`)
    return order
  }
  const said = async (attempt: Promise<unknown>) => {
    const { code, fields } = await refused(attempt)
    return fields.length === 0 ? code : fields.map((one) => [one.path, one.code])
  }
  const reason = '得意先の追加依頼'
  const ask = ({ header: { order_no } }: OrderRecord, wish: object) =>
    stage.call(sendRequest, { order_no, kind: '1', line_no: 1, qty: '', date: '', reason, ...wish })
  const answer = (request_no: string, accept: '1' | '2', why = '') =>
    stage.call(answerRequest, { request_no, accept, answer: why })
  const row = async (request_no: string) =>
    (await stage.call(requestList.endpoints.getList, { request_no, request_status: '' })).list[0]

  it('what the confirmed plan refuses is asked for, and goes through when the planner accepts', async () => {
    const order = await planned('10', '20')
    const { request_no } = await ask(order, { qty: '12', date: '2026-12-01' })
    expect(await row(request_no)).toMatchObject({
      ...{ order_no: order.header.order_no, line_no: 1, before_qty: '10', wished_qty: '12', reason },
      ...{ before_dt: '2026-11-27', wished_dt: '2026-12-01', refused_code: '20121', request_status: '0' },
    })
    expect((await stage.read(order)).lines[0]?.qty).toBe('10')
    await answer(request_no, '1', '材料あり')
    const after = await stage.read(order)
    expect(after.lines[0]).toMatchObject({ qty: '12', desired_dt: '2026-12-01', ship_dt: '2026-11-30' })
    expect(after.lines[1]?.qty).toBe('20')
    expect(after.header.change_reason).toBe(reason)
    expect(await row(request_no)).toMatchObject({ request_status: '1', answer: '材料あり', seen: '0' })
    await stage.call(seeRequest, { request_no })
    expect(await row(request_no)).toMatchObject({ seen: '1' })
    expect(await said(answer(request_no, '1'))).toBe('BIZ_REQUEST_ANSWERED')
  })

  it('rejected with a reason, nothing changes', async () => {
    const order = await planned('10')
    const { request_no } = await ask(order, { qty: '12' })
    expect(await said(answer(request_no, '2'))).toEqual([['answer', 'V_REQUIRED']])
    await answer(request_no, '2', '段取済みのため')
    expect((await stage.read(order)).lines[0]?.qty).toBe('10')
    expect(await row(request_no)).toMatchObject({ request_status: '2', answer: '段取済みのため' })
  })

  it('on second thoughts it is withdrawn while nobody has answered; the order stays, and the same may be asked anew', async () => {
    const order = await planned('10')
    const { request_no } = await ask(order, { qty: '12' })
    await stage.call(withdrawRequest, { request_no })
    expect(await row(request_no)).toMatchObject({ request_status: '3' })
    expect((await stage.read(order)).lines[0]?.qty).toBe('10')
    expect(await said(answer(request_no, '1'))).toBe('BIZ_REQUEST_ANSWERED')
    expect(await said(stage.call(withdrawRequest, { request_no }))).toBe('BIZ_REQUEST_ANSWERED')
    const again = await ask(order, { qty: '13' })
    await answer(again.request_no, '2', '段取済み')
    expect(await said(stage.call(withdrawRequest, again))).toBe('BIZ_REQUEST_ANSWERED')
  })

  it('a day that was answered or agreed on is said anew with it', async () => {
    const order = await made('10')
    const days = { answer_dt: '2026-12-01', confirmed_dt: '2026-12-01' }
    const agreed = await stage.change(order, { lines: order.lines.map((line) => ({ ...line, ...days })) })
    await stage.set(agreed, 1, sql`plan_status = '2'`)
    const { request_no } = await ask(agreed, { date: '2026-12-03' })
    await answer(request_no, '1')
    const day = '2026-12-03'
    expect((await stage.read(order)).lines[0]).toMatchObject({
      desired_dt: day,
      answer_dt: day,
      confirmed_dt: day,
    })
  })

  it('guards are asked a second time: what has been begun still refuses, and the request stays open', async () => {
    const [planning, begun] = [await made('77'), await made('78')]
    const first = await ask(planning, { qty: '80' })
    await answer(first.request_no, '1')
    expect((await stage.read(planning)).lines[0]?.qty).toBe('80')
    const second = await ask(begun, { qty: '80' })
    expect(await said(answer(second.request_no, '1'))).toEqual([['lines.0.qty', 20121]])
    expect(await row(second.request_no)).toMatchObject({ request_status: '0' })
    expect((await stage.read(begun)).lines[0]?.qty).toBe('78')
  })

  it('an order that may not be cancelled is cancelled when the planner accepts', async () => {
    const order = await planned('10')
    const { order_no } = order.header
    expect(await said(stage.call(cancelOrder, { order_no, reason }))).toBe(20122)
    const { request_no } = await ask(order, { kind: '2', line_no: 0 })
    expect(await row(request_no)).toMatchObject({ request_kind: '2', refused_code: '20122', line_no: 0 })
    await answer(request_no, '1')
    expect((await stage.read(order)).header.order_status).toBe('9')
  })

  it('an accepted cancellation ends what else was asked of the order; so does a line that is closed, or taken off', async () => {
    const order = await planned('10', '20')
    const { order_no } = order.header
    const change = await ask(order, { qty: '12' })
    const cancel = await ask(order, { kind: '2', line_no: 0 })
    await answer(cancel.request_no, '1')
    expect(await row(cancel.request_no)).toMatchObject({ request_status: '1' })
    expect(await row(change.request_no)).toMatchObject({ request_status: '4', seen: '0' })
    expect(await said(answer(change.request_no, '1'))).toBe('BIZ_REQUEST_ANSWERED')
    expect((await stage.read(order)).header).toMatchObject({ order_no, order_status: '9' })

    const other = await planned('10', '20', '30')
    await stage.set(other, 2, sql`plan_status = '2'`)
    const [first, second] = [await ask(other, { qty: '12' }), await ask(other, { line_no: 2, qty: '21' })]
    const whole = await ask(other, { kind: '2', line_no: 0 })
    await stage.call(closeLines, { order_no: other.header.order_no, lines: [1], reason })
    const states = async () =>
      (await Promise.all([first, second, whole].map(({ request_no }) => row(request_no)))).map(
        (one) => one?.request_status,
      )
    expect(await states()).toEqual(['4', '0', '0'])
    await stage.set(other, 2, sql`plan_status = '0'`)
    const now = await stage.read(other)
    await stage.change(now, { lines: now.lines.filter(({ line_no }) => line_no !== 2) })
    expect(await states()).toEqual(['4', '4', '0'])
  })

  it('only what is refused is asked for, something has to be wished, and once', async () => {
    const free = await made('10')
    expect(await said(ask(free, { qty: '12' }))).toBe('BIZ_REQUEST_NEEDLESS')
    const order = await planned('10')
    expect(await said(ask(order, {}))).toEqual([['qty', 'BIZ_REQUEST_EMPTY']])
    expect(await said(ask(order, { qty: '10' }))).toEqual([['qty', 'BIZ_REQUEST_EMPTY']])
    expect(await said(ask(order, { qty: '0' }))).toEqual([['qty', 'V_POSITIVE']])
    expect(await said(ask(order, { qty: '-1' }))).toEqual([['qty', 'V_POSITIVE']])
    expect(await said(ask(order, { qty: '12', reason: ' ' }))).toEqual([['reason', 'V_REQUIRED']])
    expect(await said(ask(order, { qty: '12', line_no: 9 }))).toBe(404)
    await ask(order, { qty: '12' })
    expect(await said(ask(order, { qty: '13' }))).toBe('BIZ_REQUEST_OPEN')
  })

  it('what has been shipped or instructed is no request to the planner', async () => {
    const order = await planned('10')
    await stage.set(order, 1, sql`instructed_qty = 1`)
    expect(await said(ask(order, { kind: '2', line_no: 0 }))).toBe('BIZ_ORDER_INSTRUCTED')
  })

  it('of an order that has ended, and of a line that has been closed, there is none', async () => {
    const order = await planned('10', '20')
    await stage.set(order, 2, sql`line_status = '8'`)
    expect(await said(ask(order, { line_no: 2, qty: '12' }))).toBe('BIZ_ORDER_LINE_CLOSED')
    const ended = await made('10')
    await stage.call(cancelOrder, { order_no: ended.header.order_no, reason })
    expect(await said(ask(ended, { qty: '12' }))).toBe('BIZ_ORDER_STATE')
  })
})

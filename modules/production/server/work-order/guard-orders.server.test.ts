import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { cancelOrder, closeLines } from '#modules/receive-order/contract/order-calls.ts'
import { answerRequest, sendRequest } from '#modules/receive-order/contract/requests/request-calls.ts'
import { effectsOfRequest } from '#modules/receive-order/contract/requests/request-effects.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { refused } from '#test/master-stage.ts'
import { orderStage, type OrderRecord, type OrderStage } from '#test/order-stage.ts'
import { rows } from '#platform/server/database/database.ts'
import { addPlan, confirmPlans } from '../../contract/plan/plan-calls.ts'

/** What shows on the line itself as confirmed, and what is made for it without showing there. */
type Division = '050' | '051'

onPostgres((open) => {
  let stage: OrderStage
  let item_cd = ''
  let part = ''
  beforeAll(async () => {
    stage = await orderStage(await open(demo))
    const [found] = await stage.database.owner('read', (tx) =>
      rows(
        tx,
        { item_cd: z.string(), part: z.string() },
        sql`SELECT i.item_cd, min(b.item_cd) AS part FROM item AS i JOIN bom AS b ON b.company_cd = i.company_cd AND b.parent_item_cd = i.item_cd
          JOIN item AS c ON c.company_cd = b.company_cd AND c.item_cd = b.item_cd AND c.make_buy = '1' AND c.unit_cd = 'PCS'
          WHERE i.company_cd = 'DEMO' AND i.make_buy = '1' AND i.abort_div = '0' AND i.unit_cd = 'PCS' AND i.order_made_flg
          GROUP BY 1 ORDER BY 1 LIMIT 1`,
      ),
    )
    if (!found) throw new Error('Nothing made to order has a part that is made')
    ;({ item_cd, part } = found)
  })
  const reason = '得意先の都合'
  const made = async (production_div: Division) => {
    const order = await stage.enter([
      { item_cd, qty: '10' },
      { item_cd, qty: '20' },
    ])
    const { plan_no } = await stage.call(addPlan, {
      ...{ production_div, item_cd: production_div === '050' ? item_cd : part, qty: '10', remarks: '' },
      ...{ start_dt: '2026-11-24', due_dt: '2026-12-01', demand_no: order.header.order_no, demand_line: 1 },
    })
    const { work_orders } = await stage.call(confirmPlans, { plans: [{ plan_no, update_cnt: 0 }] })
    return { order: await stage.read(order), work_order_no: work_orders[0] ?? '' }
  }
  const stands = (work_order_no: string, status: '0' | '2' | '4') =>
    stage.database.owner('write', (tx) =>
      tx.execute(sql`UPDATE work_order SET instruction_status = ${status}
        WHERE company_cd = 'DEMO' AND work_order_no = ${work_order_no}`),
    )
  const withLine = (order: OrderRecord, at: number, change: object) => ({
    lines: order.lines.map((line, index) => (index === at ? { ...line, ...change } : line)),
  })
  const said = async (attempt: Promise<unknown>) => {
    const { code, fields, msg } = await refused(attempt)
    return { at: fields.length === 0 ? code : fields.map(({ path, code: why }) => [path, why]), msg }
  }
  const changeQty = (order: OrderRecord, at = 0) =>
    said(stage.change(order, withLine(order, at, { qty: '9' })))
  const cancel = ({ header: { order_no } }: OrderRecord) =>
    said(stage.call(cancelOrder, { order_no, reason }))

  describe('An order for which something is made', () => {
    it.each(['050', '051'] as const)(
      'confirmed (%s): quantity and day stay, the rest is free',
      async (division) => {
        const { order } = await made(division)
        expect((await changeQty(order)).at).toEqual([['lines.0.qty', 20121]])
        const later = said(stage.change(order, withLine(order, 0, { desired_dt: '2026-12-01' })))
        expect((await later).at).toEqual([['lines.0.desired_dt', 20121]])
        expect((await said(stage.change(order, { lines: order.lines.slice(1) }))).at).toBe(20122)
        expect((await cancel(order)).at).toBe(20122)
        const free = await stage.change(order, {
          ...withLine(order, 0, { remarks: '割れ物' }),
          header: { customer_po_no: 'PO-9' },
        })
        expect(free.lines[0]?.remarks).toBe('割れ物')
        expect((await stage.change(free, withLine(free, 1, { qty: '21' }))).lines[1]?.qty).toBe('21')
      },
    )

    it.each([
      ['under way', '0', 20061, 'すでに生産中です。'],
      ['stopped halfway', '4', 20061, 'すでに生産中です。'],
      ['finished', '2', 20060, 'すでに生産が完了しています。'],
    ] as const)('%s: says which work order it is', async (_what, status, code, words) => {
      const { order, work_order_no } = await made('051')
      await stands(work_order_no, status)
      const { at, msg } = await changeQty(order)
      expect(at).toEqual([['lines.0.qty', code]])
      expect(msg).toBe(`${words}（指図番号：${work_order_no}）`)
      expect((await cancel(order)).at).toBe(code)
    })

    it('is changed when the planner agrees, also while it is made: what is too much becomes free', async () => {
      const { order, work_order_no } = await made('050')
      await stands(work_order_no, '0')
      const { order_no } = order.header
      const { request_no } = await stage.call(sendRequest, {
        ...{ order_no, kind: '1', line_no: 1, qty: '4', date: '', reason },
      })
      const effects = await stage.call(effectsOfRequest, { request_no })
      expect(effects.list).toMatchObject([
        { line_no: 1, item_cd, no: work_order_no, qty: '10', kept_qty: '4', free_qty: '6' },
      ])
      expect(effects.missing).toEqual([])
      await stage.call(answerRequest, { request_no, accept: '1', answer: '' })
      expect((await stage.read(order)).lines[0]?.qty).toBe('4')
      const pegged = await stage.database.owner('read', (tx) =>
        rows(
          tx,
          { qty: z.string() },
          sql`SELECT trim_scale(sum(qty))::text AS qty FROM peg WHERE company_cd = 'DEMO' AND demand_no = ${order_no} HAVING sum(qty) > 0`,
        ),
      )
      expect(pegged).toEqual([{ qty: '4' }])
    })

    it('says before the planner agrees what would come too late, what is missing, and what a cancelled order gives up', async () => {
      const { order, work_order_no } = await made('050')
      const { order_no } = order.header
      const more = await stage.call(sendRequest, {
        ...{ order_no, kind: '1', line_no: 1, qty: '13', date: '2026-11-24', reason },
      })
      const wish = await stage.call(effectsOfRequest, more)
      const [tied] = wish.list
      expect(tied).toMatchObject({ no: work_order_no, qty: '10', kept_qty: '10', free_qty: '0' })
      expect((tied?.date ?? '') > '2026-11-24').toBe(true)
      expect(tied?.late_days).toBe((Date.parse(tied?.date ?? '') - Date.parse('2026-11-24')) / 86_400_000)
      expect(wish.missing).toMatchObject([{ line_no: 1, item_cd, qty: '3' }])
      await stage.call(answerRequest, { ...more, accept: '2', answer: '間に合わない' })
      const none = await stage.call(sendRequest, {
        ...{ order_no, kind: '2', line_no: 0, qty: '', date: '', reason },
      })
      const gone = await stage.call(effectsOfRequest, none)
      expect(gone.list.map(({ kept_qty, free_qty }) => [kept_qty, free_qty])).toEqual([['0', '10']])
      expect(gone.missing).toEqual([])
    })

    it('is closed all the same: what the customer does not want any more is given up', async () => {
      const { order } = await made('051')
      const { order_no } = order.header
      const closed = await stage.call(closeLines, { order_no, lines: [1], reason })
      expect(closed.lines[0]?.line_status).toBe('8')
    })
  })
})

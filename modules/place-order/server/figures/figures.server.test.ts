import type { ListRow } from '#platform/contract/list-column.ts'
import { beforeAll, expect, it } from 'vitest'
import { arrivalStage, type ArrivalStage } from '#test/arrival-stage.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { orderDay } from '#test/order-stage.ts'
import { acceptanceList } from '../../contract/arrival/arrival-list.ts'
import { pricesOverTime, sumFigures } from '../../contract/figures/figures-calls.ts'
import { figuresList } from '../../contract/figures/figures-list.ts'
import { placeOrderBacklogList } from '../../contract/order/place-order-backlog.ts'
import { purchaseLineList } from '../../contract/purchase/purchase-list.ts'

onPostgres((open) => {
  let stage: ArrivalStage
  const month = orderDay.slice(0, 7)
  beforeAll(async () => {
    stage = await arrivalStage(await open(demo))
    const { inspected, plain, place: location_cd } = stage.goods
    const { supplier_cd, branch_no } = stage.goods
    const po_no = await stage.ordered([
      { ...stage.bought(inspected, '30', '120'), location_cd },
      { ...stage.bought(plain, '50', '10'), location_cd },
    ])
    const { header } = await stage.received(
      [
        { po_no, po_line_no: '1', item_cd: inspected, qty: '20', location_cd },
        { po_no, po_line_no: '2', item_cd: plain, qty: '50', location_cd },
      ],
      { supplier_cd, branch_no },
    )
    await stage.accepted(header.arrival_no, [
      { arrival_line_no: 1, good_qty: '16', defective_qty: '0', return_qty: '4', reason: '傷' },
    ])
  })
  const figures = async (conditions: object) =>
    (await stage.call(figuresList.endpoints.getList, { month, size: 200, ...conditions })).list

  it('says what was ordered, came, was accepted, went back and is owed, of goods with and without inspection', async () => {
    const { inspected, plain, supplier_cd } = stage.goods
    expect((await figures({ item_cd: inspected, supplier_cd }))[0]).toMatchObject({
      ...{ month, ordered_qty: '30', ordered_amount: '3600', received_qty: '20', accepted_qty: '16' },
      ...{ returned_qty: '4', purchased_qty: '16', purchased_amount: '1920' },
    })
    expect((await figures({ item_cd: plain, supplier_cd }))[0]).toMatchObject({
      ...{
        ordered_qty: '50',
        received_qty: '50',
        accepted_qty: '50',
        returned_qty: '0',
        purchased_amount: '500',
      },
    })
  })

  it('a figure is the same on the list of its documents, in the last line and in every sum', async () => {
    const of = { size: 200 }
    const purchases = await stage.call(purchaseLineList.endpoints.getTotal, {
      ...{ account_dt: month, purchase_status: '1,2' },
    })
    const orders = await stage.call(placeOrderBacklogList.endpoints.getList, {
      ...{ ...of, order_dt: month, line_status: '1,2' },
    })
    const acceptances = await stage.call(acceptanceList.endpoints.getList, {
      ...{ ...of, accept_dt: month, acceptance_status: '1' },
    })
    const total = await stage.call(figuresList.endpoints.getTotal, { month })
    const add = (values: readonly string[]) => values.reduce((sum, value) => sum + Number(value), 0)
    expect(total.totals?.purchased_amount).toBe(purchases.totals?.amount)
    expect(Number(total.totals?.ordered_amount)).toBe(
      add(orders.list.map((row: ListRow) => String(row['amount']))),
    )
    expect(add((await figures({})).map(({ returned_qty }) => returned_qty))).toBe(
      add(acceptances.list.map(({ return_qty }) => return_qty)),
    )
    for (const by of ['1', '2', '3'] as const) {
      const { list } = await stage.call(sumFigures, { month, by })
      expect(add(list.map(({ purchased_amount }) => purchased_amount)), by).toBe(
        Number(purchases.totals?.amount),
      )
      expect(add(list.map(({ ordered_amount }) => ordered_amount)), by).toBe(
        Number(total.totals?.ordered_amount),
      )
    }
  })

  it('sums are of what the list was asked for', async () => {
    const { inspected: item_cd, supplier_cd } = stage.goods
    const { list } = await stage.call(sumFigures, { month, item_cd, supplier_cd, by: '2' })
    expect(list.map(({ code, purchased_amount }) => [code, purchased_amount])).toEqual([
      [`${supplier_cd} ${stage.goods.branch_no}`, '1920'],
    ])
    expect((await stage.call(sumFigures, { month: '2020-01', by: '1' })).list).toEqual([])
  })

  it('months are asked by the year, the month or from one to another, as one writes them', async () => {
    const { inspected: item_cd } = stage.goods
    const found = async (asked: string) => [
      ...new Set((await figures({ month: asked, item_cd, sort: 'month' })).map((row) => row.month)),
    ]
    const year = month.slice(0, 4)
    const [before = ''] = await found('..2099')
    expect(before < month).toBe(true)
    expect(before.slice(0, 4)).toBe(year)
    for (const asked of [
      year,
      `${before}..${month}`,
      `${year}..`,
      `${year}/01..${year}/12`,
      `${before}..2099`,
    ])
      expect(await found(asked), asked).toEqual([before, month])
    for (const asked of [month, month.replace('-', '/'), `${month}..`])
      expect(await found(asked), asked).toEqual([month])
    for (const asked of ['2099', '2099-01..', `..${Number(year) - 1}`, '2026-1x', '..'])
      expect(await found(asked), asked).toEqual([])
    const { list } = await stage.call(sumFigures, { month: `${before}..${month}`, item_cd, by: '1' })
    expect(list.map(({ code }) => code)).toEqual([before, month])
  })

  it('tells what a piece was ordered and bought for, day by day', async () => {
    const { inspected, supplier_cd, branch_no } = stage.goods
    const prices = await stage.call(pricesOverTime, { supplier_cd, branch_no, item_cd: inspected })
    expect(prices.ordered.at(-1)).toEqual({ date: orderDay, price: '120' })
    expect(prices.purchased.at(-1)).toEqual({ date: orderDay, price: '120' })
  })
})

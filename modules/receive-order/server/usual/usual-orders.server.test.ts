import { beforeAll, expect, it } from 'vitest'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { refused } from '#test/master-stage.ts'
import { orderStage, type OrderRecord, type OrderStage } from '#test/order-stage.ts'
import { dropUsual, keepUsual, usualOrders } from '../../contract/usual/usual-calls.ts'

onPostgres((open) => {
  let stage: OrderStage
  beforeAll(async () => {
    stage = await orderStage(await open(demo))
  })
  const keep = ({ header: { order_no } }: OrderRecord, usual_nm: string) =>
    stage.call(keepUsual, { order_no, usual_nm })
  const drop = ({ header: { order_no } }: OrderRecord) => stage.call(dropUsual, { order_no })
  const kept = async () =>
    (await stage.call(usualOrders, {})).list.map((one) => [one.usual_nm, one.customer_cd, one.order_no])

  it('an order is kept under a name of its customer, renamed, and let go; another one takes another name', async () => {
    const [one = '', two = ''] = stage.sold.map(({ item_cd }) => item_cd)
    const weekly = await stage.enter([
      { item_cd: one, qty: '5' },
      { item_cd: two, qty: '7' },
    ])
    const monthly = await stage.enter([{ item_cd: two, qty: '1' }])
    const other = await stage.enter([{ item_cd: one, qty: '1' }], { customer_cd: 'C002' })
    await keep(weekly, '毎週の補充')
    const { list } = await stage.call(usualOrders, {})
    expect(list).toEqual([
      {
        ...{ order_no: weekly.header.order_no, usual_nm: '毎週の補充', customer_cd: 'C001', branch_no: '00' },
        ...{ customer_nm: expect.stringMatching(/./), order_dt: '2026-11-18', lines: 2, items: [one, two] },
      },
    ])
    const { code, fields } = await refused(keep(monthly, '毎週の補充'))
    expect([code, fields.map(({ path }) => path)]).toEqual(['BIZ_USUAL_NAME_TAKEN', ['usual_nm']])
    await keep(other, '毎週の補充')
    await keep(monthly, '月初')
    await keep(weekly, '毎週')
    expect(await kept()).toEqual([
      ['月初', 'C001', monthly.header.order_no],
      ['毎週', 'C001', weekly.header.order_no],
      ['毎週の補充', 'C002', other.header.order_no],
    ])
    await drop(weekly)
    expect((await refused(drop(weekly))).code).toBe(404)
    expect(await kept()).toHaveLength(2)
    expect((await stage.read(weekly)).header.order_status).toBe('0')
    expect((await refused(stage.call(keepUsual, { order_no: 'NOBODY', usual_nm: 'x' }))).code).toBe(404)
  })
})

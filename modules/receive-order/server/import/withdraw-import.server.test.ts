import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { importStage } from '#test/import-stage.ts'
import { refused } from '#test/master-stage.ts'
import { csv } from '#test/order-file.ts'
import { orderStage, type OrderRecord, type OrderStage } from '#test/order-stage.ts'
import { commitImport, withdrawImport } from '../../contract/import/import-calls.ts'
import type { ImportRecord } from '../../contract/import/import-file.ts'
import { allocateOrder } from '../../contract/order-calls.ts'

onPostgres((open) => {
  let stage: OrderStage
  const { match, upload, run, again, correct, orderOf } = importStage(() => stage)
  let [first, second] = ['', '']
  beforeAll(async () => {
    stage = await orderStage(await open(demo))
    ;[first = '', second = ''] = stage.sold.map(({ customer_item_cd }) => customer_item_cd)
    await match(first)
  })
  const emptied = (file: ImportRecord, row: number) =>
    correct(file, ...[0, 1, 2, 3, 4, 5, 6].map((column) => [row, column, ''] as const))
  const withdraw = ({ head: { import_no } }: ImportRecord) =>
    stage.call(withdrawImport, { import_no, reason: '別の月のファイル' })
  it('is withdrawn with its reason: all its orders are cancelled, and the same file can come again', async () => {
    const content = csv([
      ['TW-20', '1', first, '10', '261127', '', ''],
      ['TW-20', '2', second, '20', '261127', '', ''],
      ['TW-21', '1', first, '30', '261127', '', ''],
      ['TW-22', '1', first, '40', '261127', '', ''],
    ])
    // A row that somebody has emptied becomes nothing, and stands against nothing.
    const file = await emptied(await upload(content), 5)
    expect((await refused(withdraw(file))).code).toBe('IMP_NOT_IMPORTED')
    await run(file)
    expect((await again(file)).withdraw).toBe(true)
    const { head, withdraw: oncemore } = await withdraw(file)
    expect(oncemore).toMatchObject({ code: 'IMP_NOT_IMPORTED' })
    expect(head).toMatchObject({ import_status: '3', reset_reason: '別の月のファイル' })
    for (const no of ['TW-20', 'TW-21']) expect((await orderOf(no)).header.order_status).toBe('9')
    expect((await orderOf('TW-20')).lines.map(({ line_status }) => line_status)).toEqual(['9', '9'])
    expect((await refused(withdraw(file))).code).toBe('IMP_NOT_IMPORTED')
    const { import_no, update_cnt } = head
    expect((await refused(stage.call(commitImport, { import_no, update_cnt }))).code).toBe('IMP_WITHDRAWN')
    expect(await run(await emptied(await upload(content), 5))).toMatchObject({ made: 2 })
  })
  it.each([
    ['changed', (order: OrderRecord) => stage.change(order, { header: { remarks: '電話で確認' } })],
    ['allocated', ({ header: { order_no } }: OrderRecord) => stage.call(allocateOrder, { order_no })],
    ['planned', (order: OrderRecord) => stage.set(order, 1, sql`plan_status = '1'`)],
    ['instructed', (order: OrderRecord) => stage.set(order, 1, sql`instructed_qty = 1`)],
  ] as const)(
    'stays when one of its orders has been %s, which is named before anybody tries',
    async (what, happen) => {
      const file = await upload(
        csv([
          [`TW-${what}`, '1', first, '1', '261127', '', ''],
          [`TW-${what}-2`, '1', second, '1', '261127', '', ''],
        ]),
      )
      await run(file)
      const order = await orderOf(`TW-${what}`)
      await happen(order)
      const refusal = await refused(withdraw(file))
      expect(refusal.code).toBe('IMP_ORDERS_IN_USE')
      expect(refusal.msg).toContain(`（受注番号：${order.header.order_no}）`)
      expect((await again(file)).withdraw).toMatchObject({ code: refusal.code, msg: refusal.msg })
      expect((await again(file)).head.import_status).toBe('2')
    },
  )
  it('stays when it has changed an order that stood before it', async () => {
    await run(await upload(csv([['TW-23', '1', first, '10', '261127', '', '']])))
    const file = await upload(csv([['TW-23', '1', first, '12', '261127', '変', '']]))
    await run(file)
    expect((await refused(withdraw(file))).code).toBe('IMP_CHANGED_ORDERS')
    expect((await again(file)).withdraw).toMatchObject({ code: 'IMP_CHANGED_ORDERS' })
    expect((await orderOf('TW-23')).lines[0]?.qty).toBe('12')
    const added = await upload(
      csv([
        ['TW-23', '1', first, '12', '261127', '', ''],
        ['TW-23', '2', second, '5', '261127', '', ''],
      ]),
    )
    await run(added)
    expect((await refused(withdraw(added))).code).toBe('IMP_CHANGED_ORDERS')
    expect((await orderOf('TW-23')).lines.map(({ qty }) => qty)).toEqual(['12', '5'])
  })
})

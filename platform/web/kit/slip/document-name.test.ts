import { expect, it } from 'vitest'
import { withoutEntry } from './document-name.ts'

it('what is saved is an order, not its entry', () => {
  expect(['受注登録', 'Order entry', '销售订单录入', '支給', '生産実績一括入力'].map(withoutEntry)).toEqual([
    ...['受注', 'Order', '销售订单', '支給', '生産実績'],
  ])
})

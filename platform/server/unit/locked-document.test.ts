import { expect, it } from 'vitest'
import { codeColumn, companyColumn } from '#platform/server/database/columns.ts'
import { pgTable } from 'drizzle-orm/pg-core'
import { inOrder, refuseWithoutOrder, type LockedDocument } from './locked-document.ts'

const documentOf = (name: string, ...after: readonly LockedDocument[]): LockedDocument => ({
  table: pgTable(name, { company_cd: companyColumn(), no: codeColumn().notNull() }),
  key: ['no'],
  after,
})
const order = documentOf('trial_order')
const purchase = documentOf('trial_purchase', order)
const delivery = documentOf('trial_delivery', purchase)
const visit = documentOf('trial_visit')

it('documents are locked from left to right, whatever order the verbs name them in', () => {
  const wanted = [
    { document: delivery, keys: [['D1']] },
    { document: order, keys: [['O2']] },
    { document: purchase, keys: [] },
    { document: order, keys: [['O1']] },
  ]
  expect(inOrder(wanted)).toEqual([
    { document: order, keys: [['O2'], ['O1']] },
    { document: delivery, keys: [['D1']] },
  ])
})

it('documents without an order between them are never locked together', () => {
  const both = [order, visit].map((document) => ({ document, keys: [['1']] }))
  expect(() => inOrder(both)).toThrow(
    'No order is declared in which to lock "trial_visit" after "trial_order"',
  )
})

it('a document on the left of one that is locked already comes too late', () => {
  expect(() => refuseWithoutOrder(delivery, order)).not.toThrow()
  expect(() => refuseWithoutOrder(order, delivery)).toThrow(
    'Locked too late: "trial_order" after "trial_delivery"',
  )
})

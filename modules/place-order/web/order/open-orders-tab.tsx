import { lazy, Suspense } from 'react'
import type { itemMaster } from '#modules/master/contract/item.ts'
import type { supplierMaster } from '#modules/master/contract/supplier.ts'
import type { RecordTab } from '#platform/web/kit/record/record-tab.ts'
import { openOrdersTexts } from './open-orders-tab.text.ts'

const OpenOrders = lazy(async () => ({ default: (await import('./open-orders.tsx')).OpenOrders }))

const tab = { name: 'openOrders', title: openOrdersTexts.tab, need: ['placeorder:yes'] } as const

/** What suppliers have still to bring of an item, on its page. */
export const ordersOfItemTab: RecordTab<typeof itemMaster> = {
  ...tab,
  content: ({ item_cd }) => (
    <Suspense>
      <OpenOrders of={{ item_cd }} />
    </Suspense>
  ),
}

/** What a supplier has still to bring, on its page. */
export const ordersOfSupplierTab: RecordTab<typeof supplierMaster> = {
  ...tab,
  content: ({ supplier_cd, branch_no }) => (
    <Suspense>
      <OpenOrders of={{ supplier_cd, branch_no }} />
    </Suspense>
  ),
}

import { lazy, Suspense } from 'react'
import type { itemMaster } from '#modules/master/contract/item.ts'
import type { RecordTab } from '#platform/web/kit/record/record-tab.ts'
import { stockTabText } from './stock-tab.text.ts'

const OfItem = lazy(async () => ({ default: (await import('./item-stock-parts.tsx')).ItemStockParts }))
const Figures = lazy(async () => ({ default: (await import('./item-stock-parts.tsx')).ItemStockFigures }))

/** The stock of an item on its page: the same call as the enquiry's. */
export const stockTab: RecordTab<typeof itemMaster> = {
  name: 'stock',
  title: stockTabText,
  need: ['stock:yes'],
  isOf: ({ stock_flg }) => stock_flg,
  content: ({ item_cd }) => (
    <Suspense>
      <OfItem item_cd={item_cd} />
    </Suspense>
  ),
  figures: ({ item_cd }) => (
    <Suspense>
      <Figures item_cd={item_cd} />
    </Suspense>
  ),
}

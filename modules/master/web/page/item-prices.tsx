import { itemMaster } from '#modules/master/contract/item.ts'
import type { RecordOf } from '#platform/contract/master-record.ts'
import { FigureTiles } from '#platform/web/kit/figures/figure-tiles.tsx'

/** What an item is sold and bought for where no partner has a price of its own. */
export function ItemPrices({ item }: { item: RecordOf<typeof itemMaster> }) {
  const { std_price, purchase_price } = itemMaster.fields
  return (
    <FigureTiles
      unit=""
      tiles={[
        { label: std_price.label, figure: item.std_price },
        { label: purchase_price.label, figure: item.purchase_price },
      ]}
    />
  )
}

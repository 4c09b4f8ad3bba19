import { itemMaster } from '#modules/master/contract/item.ts'
import { insideOf } from '#modules/master/contract/inside.ts'
import {
  customerItemMaster,
  customerUnitPriceMaster,
  unitPriceMaster,
} from '#modules/master/contract/price.ts'
import { itemStandardCostMaster } from '#modules/master/contract/stock-location.ts'
import { Allowed } from '#platform/web/session/allowed.tsx'
import { RecordPage } from '#platform/web/kit/record/record-page.tsx'
import { RecordRows } from '#platform/web/kit/record/record-rows.tsx'
import type { RecordTab } from '#platform/web/kit/record/record-tab.ts'
import { ItemPrices } from './item-prices.tsx'
import { ItemSteps } from './item-steps.tsx'
import { ItemTree } from './item-tree.tsx'
import { pageTexts } from './page.text.ts'

const own = { inside: insideOf(itemMaster) }

const ownTabs: readonly RecordTab<typeof itemMaster>[] = [
  {
    name: 'parts',
    title: pageTexts.parts,
    isOf: ({ make_buy }) => make_buy !== '3',
    content: ({ item_cd }) => <ItemTree item_cd={item_cd} direction="parts" />,
  },
  {
    name: 'steps',
    title: pageTexts.steps,
    isOf: ({ make_buy }) => make_buy !== '3',
    content: ({ item_cd }) => <ItemSteps item_cd={item_cd} />,
  },
  {
    name: 'uses',
    title: pageTexts.uses,
    content: ({ item_cd }) => <ItemTree item_cd={item_cd} direction="uses" />,
  },
  {
    name: 'prices',
    title: pageTexts.prices,
    figures: (item) => <ItemPrices item={item} />,
    content: ({ item_cd }) => (
      <>
        <RecordRows rows={customerUnitPriceMaster} of={{ item_cd }} />
        <RecordRows rows={unitPriceMaster} of={{ item_cd }} />
        <Allowed need={['cost:yes']}>
          <RecordRows rows={itemStandardCostMaster} of={{ item_cd }} />
        </Allowed>
        <RecordRows rows={customerItemMaster} of={{ item_cd }} />
      </>
    ),
  },
]

/** 品目: everything about one item. */
export const ItemPage = () => (
  <RecordPage
    master={itemMaster}
    own={own}
    facts={['item_type_cd', 'make_buy', 'unit_cd', 'lot_control', 'lead_time', 'spec']}
    pictured={['drawing_no', 'drawing_rev']}
    tabs={ownTabs}
  />
)

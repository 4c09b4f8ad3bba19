import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#platform/web/api/api-context.tsx'
import { FigureTiles, type Tile } from '#platform/web/kit/figures/figure-tiles.tsx'
import { KeyLink } from '#platform/web/kit/table/key-link.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useLive } from '#platform/web/live/live-context.tsx'
import { itemStock, stockEnquiryScreen, type ItemStock } from '../../contract/item-stock.ts'
import { stockChanged } from '../../contract/stock-facts.ts'
import { stockPaymentsScreen } from '../../contract/stock-payments.ts'
import { enquiryTexts } from '../enquiry/enquiry.text.ts'
import { PlacesTable } from '../enquiry/places-table.tsx'
import { ProjectionPart } from '../enquiry/projection-part.tsx'
import { LotTrace } from '../lots/lot-trace.tsx'
import '../enquiry/enquiry.css'

/** What there is of an item and what becomes of it, as one reads it at once. */
export const stockFigures = (data: ItemStock): readonly Tile[] => [
  { label: enquiryTexts.onHand, figure: data.on_hand },
  { label: enquiryTexts.allocated, figure: data.allocated },
  { label: enquiryTexts.available, figure: data.available, strong: true },
  { label: enquiryTexts.onOrder, figure: data.on_order },
  { label: enquiryTexts.inProduction, figure: data.in_production },
  { label: enquiryTexts.effective, figure: data.effective, strong: true },
  { label: enquiryTexts.safety, figure: data.safety_stock },
]

/** One reading for head and tab, and the enquiry's own. */
function useItemStock(item_cd: string) {
  const call = useCall()
  const { data, refetch } = useQuery({
    queryKey: ['itemStock', item_cd],
    queryFn: ({ signal }) => call(itemStock, { item_cd }, signal),
  })
  useLive(stockChanged, (changed) => {
    if (!changed || changed.items.includes(item_cd)) void refetch()
  })
  return data
}

export function ItemStockFigures({ item_cd }: { item_cd: string }) {
  const data = useItemStock(item_cd)
  return data ? <FigureTiles unit={data.unit_nm} tiles={stockFigures(data)} /> : null
}

export function ItemStockParts({ item_cd }: { item_cd: string }) {
  const say = useSay()
  const data = useItemStock(item_cd)
  const [traced, setTraced] = useState({ item_cd, lot_no: '' })
  if (!data) return null
  const of = `?item_cd=${encodeURIComponent(item_cd)}`
  return (
    <>
      <p className="record-ways">
        <KeyLink to={`${stockEnquiryScreen.path}${of}`}>{say(stockEnquiryScreen.title)}</KeyLink>
        <KeyLink to={`${stockPaymentsScreen.path}${of}`}>{say(stockPaymentsScreen.title)}</KeyLink>
      </p>
      <div className="enquiry-parts">
        <ProjectionPart data={data} />
        <PlacesTable data={data} onLot={(lot_no) => setTraced({ item_cd, lot_no })} />
      </div>
      {traced.lot_no ? (
        <LotTrace {...traced} onLot={(item, lot_no) => setTraced({ item_cd: item, lot_no })} />
      ) : null}
    </>
  )
}

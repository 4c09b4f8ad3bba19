import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { itemMaster } from '#modules/master/contract/item.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { ApiError } from '#platform/web/api/api-error.ts'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { CodeField } from '#platform/web/kit/lookup/code-field.tsx'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { movedByEnter } from '#platform/web/keyboard/move-focus.ts'
import { useSay } from '#platform/web/language/say.ts'
import { itemStock, stockEnquiryScreen } from '../../contract/item-stock.ts'
import { stockPaymentsScreen } from '../../contract/stock-payments.ts'
import { LotTrace } from '../lots/lot-trace.tsx'
import { slipTexts } from '../slip/slip.text.ts'
import { enquiryTexts } from './enquiry.text.ts'
import { FigureTiles } from './figure-tiles.tsx'
import { PlacesTable } from './places-table.tsx'
import { ProjectionPart } from './projection-part.tsx'
import '#platform/web/kit/list/list.css'
import '#platform/web/kit/grid/grid.css'
import './enquiry.css'

/** 在庫照会: everything about the stock of one item. */
export function EnquiryScreen() {
  const say = useSay()
  const call = useCall()
  const go = useNavigate()
  const [address] = useSearchParams()
  const [typed, setTyped] = useState(address.get('item_cd') ?? '')
  const [asked, setAsked] = useState(typed)
  const [lot, setLot] = useState(address.get('lot_no') ?? '')
  const { data, error, refetch } = useQuery({
    queryKey: ['itemStock', asked],
    queryFn: ({ signal }) => call(itemStock, { item_cd: asked }, signal),
    enabled: asked !== '',
    retry: false,
  })
  const show = () => {
    const code = normaliseCode(typed)
    setTyped(code)
    setLot('')
    if (code === asked) void refetch()
    else setAsked(code)
  }
  const search: Command = { id: 'search', label: enquiryTexts.search, key: 'F8', primary: true, run: show }
  const payments: Command = {
    id: 'payments',
    label: slipTexts.payments,
    key: 'F6',
    icon: 'history',
    unavailable: !data,
    run: () => void go(`${stockPaymentsScreen.path}?item_cd=${asked}`),
  }
  useCommands([payments, search])
  return (
    <>
      <ScreenTitle title={say(stockEnquiryScreen.title)}>
        <CommandButton command={payments} showKey />
      </ScreenTitle>
      <search className="conditions" ref={movedByEnter}>
        <CodeField
          target={itemMaster}
          label={enquiryTexts.item}
          name="item_cd"
          value={typed}
          onChange={setTyped}
        />
        <div className="go">
          <CommandButton command={search} showKey enterEnd />
        </div>
      </search>
      <div className="enquiry-body">
        {data ? (
          <ItemStock
            data={data}
            lot={lot}
            onLot={(item_cd, lot_no) => {
              setTyped(item_cd)
              setAsked(item_cd)
              setLot(lot_no)
            }}
          />
        ) : (
          <p className="dim enquiry-hint">{hintOf(error, say(enquiryTexts.askItem))}</p>
        )}
      </div>
    </>
  )
}

const hintOf = (error: Error | null, otherwise: string): string =>
  error instanceof ApiError ? error.msg : otherwise

interface OfItem {
  data: OutputOf<typeof itemStock>
  /** The lot that is traced; blank: none. */
  lot: string
  onLot: (item_cd: string, lot_no: string) => void
}

function ItemStock({ data, lot, onLot }: OfItem) {
  return (
    <>
      <h2 className="enquiry-item">
        <span className="dim">{data.item_cd}</span> {data.item_nm}
      </h2>
      <FigureTiles
        unit={data.unit_nm}
        tiles={[
          { label: enquiryTexts.onHand, figure: data.on_hand },
          { label: enquiryTexts.allocated, figure: data.allocated },
          { label: enquiryTexts.available, figure: data.available, strong: true },
          { label: enquiryTexts.onOrder, figure: data.on_order },
          { label: enquiryTexts.inProduction, figure: data.in_production },
          { label: enquiryTexts.effective, figure: data.effective, strong: true },
          { label: enquiryTexts.safety, figure: data.safety_stock },
        ]}
      />
      <div className="enquiry-parts">
        <ProjectionPart data={data} />
        <PlacesTable data={data} onLot={(lot_no) => onLot(data.item_cd, lot_no)} />
      </div>
      {lot ? <LotTrace item_cd={data.item_cd} lot_no={lot} onLot={onLot} /> : null}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { itemMaster } from '#modules/master/contract/item.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { ApiError } from '#platform/web/api/api-error.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { AnswerParts, EnquiryScreen } from '#platform/web/kit/enquiry/enquiry-screen.tsx'
import { useEnquiry } from '#platform/web/kit/enquiry/use-enquiry.ts'
import { CodeField } from '#platform/web/kit/lookup/code-field.tsx'
import { FirstChoice } from '#platform/web/kit/lookup/first-choice.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { itemStock, stockEnquiryScreen } from '../../contract/item-stock.ts'
import { stockPaymentsScreen } from '../../contract/stock-payments.ts'
import { LotTrace } from '../lots/lot-trace.tsx'
import { stockFigures } from '../item/item-stock-parts.tsx'
import { slipTexts } from '../slip/slip.text.ts'
import { enquiryTexts } from './enquiry.text.ts'
import { FigureTiles } from '#platform/web/kit/figures/figure-tiles.tsx'
import { PlacesTable } from './places-table.tsx'
import { ProjectionPart } from './projection-part.tsx'
import './enquiry.css'

const queryKey = ['itemStock']

/** 在庫照会: everything about the stock of one item. */
export function StockEnquiryScreen() {
  const say = useSay()
  const call = useCall()
  const go = useNavigate()
  const { typed, asked, type, show } = useEnquiry({
    // The lot is the one that is traced; blank: none.
    initial: { item_cd: '', lot_no: '' },
    read: ({ item_cd, lot_no }) => ({ item_cd: normaliseCode(item_cd), lot_no }),
    queryKey,
  })
  const { item_cd, lot_no } = asked
  const { data, error } = useQuery({
    queryKey: [...queryKey, item_cd],
    queryFn: ({ signal }) => call(itemStock, { item_cd }, signal),
    enabled: item_cd !== '',
    retry: false,
  })
  const payments: Command = {
    id: 'payments',
    label: slipTexts.payments,
    key: 'F6',
    icon: 'history',
    unavailable: !data,
    run: () => void go(`${stockPaymentsScreen.path}?item_cd=${item_cd}`),
  }
  return (
    <EnquiryScreen
      title={say(stockEnquiryScreen.title)}
      commands={[payments]}
      onShow={() => show({ lot_no: '' })}
      conditions={
        <CodeField
          target={itemMaster}
          label={enquiryTexts.item}
          name="item_cd"
          value={typed.item_cd}
          onChange={(code) => type({ item_cd: code })}
        />
      }
    >
      {data ? (
        <AnswerParts>
          <ItemStock data={data} lot={lot_no} onLot={(item, lot) => show({ item_cd: item, lot_no: lot })} />
        </AnswerParts>
      ) : (
        <FirstChoice
          target={itemMaster}
          words={error instanceof ApiError ? error.msg : say(enquiryTexts.askItem)}
          onChoose={([item = '']) => show({ item_cd: item, lot_no: '' })}
        />
      )}
    </EnquiryScreen>
  )
}

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
      <FigureTiles unit={data.unit_nm} tiles={stockFigures(data)} />
      <div className="enquiry-parts">
        <ProjectionPart data={data} />
        <PlacesTable data={data} onLot={(lot_no) => onLot(data.item_cd, lot_no)} />
      </div>
      {lot ? <LotTrace item_cd={data.item_cd} lot_no={lot} onLot={onLot} /> : null}
    </>
  )
}

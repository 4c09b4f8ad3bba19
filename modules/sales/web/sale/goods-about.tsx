import { useQuery } from '@tanstack/react-query'
import type { TypedHeaderOf, TypedLineOf } from '#platform/contract/slip.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { LinesAtHand } from '#platform/web/kit/slip/slip-parts.ts'
import type { SlipLine } from '#platform/web/kit/slip/slip-content.ts'
import type { PlainColumn } from '#platform/web/kit/table/plain-column.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { goodsOfLine } from '../../contract/sale/sales-calls.ts'
import { salesSlip } from '../../contract/sale/sales-slip.ts'
import { goodsAsked } from './goods-choices.ts'
import { saleTexts } from './sale.text.ts'
import './goods-about.css'

interface Props {
  line: SlipLine<TypedLineOf<typeof salesSlip>> | undefined
  header: TypedHeaderOf<typeof salesSlip>
  lines: LinesAtHand<typeof salesSlip>
}

interface Goods {
  readonly location_cd: string
  readonly location_nm: string
  readonly lot_no: string
  readonly qty: string
  readonly expiry_dt: string
}

/** Where the goods of a typed line lie, lot by lot, or which lots of it can come back: chosen, they stand in the line. */
export function GoodsAbout({ line, header, lines }: Props) {
  const say = useSay()
  const call = useCall()
  const asked = line && goodsAsked(line.values, header)
  const { data } = useQuery({
    queryKey: [goodsOfLine.path, asked],
    queryFn: ({ signal }) => (asked ? call(goodsOfLine, asked, signal) : { list: [] }),
    enabled: asked !== undefined,
    staleTime: 5_000,
    retry: false,
  })
  if (!asked || !data || data.list.length === 0) return null
  const isReturn = asked.sales_div === '520'
  const title = say(isReturn ? saleTexts.soldLots : saleTexts.lying, { item: asked.item_cd })
  const choose = ({ location_cd, lot_no }: Goods) => {
    const now = lines.now()
    if (now) lines.spread(now.at, [isReturn ? { lot_no } : { location_cd, lot_no }])
  }
  return (
    <div className="goods-about">
      <h2>
        <b>{title}</b>
      </h2>
      <PlainTable
        label={title}
        rows={data.list}
        keyOf={({ location_cd, lot_no }) => `${location_cd} ${lot_no}`}
        columns={isReturn ? soldColumns : lyingColumns}
        onOpen={choose}
      />
    </div>
  )
}

const { location_cd, lot_no, qty } = salesSlip.lines
const lot: PlainColumn<Goods> = { name: 'lot_no', label: lot_no.label, cell: (one) => one.lot_no }
const quantity: PlainColumn<Goods> = { name: 'qty', label: qty.label, kind: 'figure', cell: (one) => one.qty }
const soldColumns = [lot, quantity]
const lyingColumns: readonly PlainColumn<Goods>[] = [
  { name: 'location_cd', label: location_cd.label, cell: (one) => `${one.location_cd} ${one.location_nm}` },
  lot,
  quantity,
  { name: 'expiry_dt', label: saleTexts.expiry, kind: 'date', cell: (one) => one.expiry_dt },
]

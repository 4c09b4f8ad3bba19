import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import { useSay } from '#platform/web/language/say.ts'
import { OrderOrSalesWays, type OrderOrSales } from './order-or-sales.tsx'

const { day_month_div } = fixedCodes
type DayOrMonth = (typeof day_month_div.codes)[number]

interface Props {
  by: DayOrMonth
  orderOrSales: OrderOrSales
  /** What has been typed must be saved or taken back first. */
  disabled: boolean
  onShow: (change: { readonly by?: DayOrMonth; readonly order_sales_div?: OrderOrSales }) => void
}

/** By day the forecast is edited, by month the targets: of orders or of sales. */
export function PlanWays({ by, orderOrSales, disabled, onShow }: Props) {
  const say = useSay()
  return (
    <>
      <span className="ways">
        {day_month_div.codes.map((way) => (
          <button
            key={way}
            type="button"
            className="btn"
            aria-pressed={way === by}
            disabled={disabled}
            onClick={() => onShow({ by: way })}
          >
            {say(day_month_div.texts[way])}
          </button>
        ))}
      </span>
      {by === '2' ? <OrderOrSalesWays value={orderOrSales} disabled={disabled} onShow={onShow} /> : null}
    </>
  )
}

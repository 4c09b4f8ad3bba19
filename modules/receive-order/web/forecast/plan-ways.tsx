import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import { useSay } from '#platform/web/language/say.ts'
import type { OrderOrSales } from './use-month-plan.ts'

const { day_month_div, order_sales_div } = fixedCodes
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
      {by === '2' ? (
        <span className="ways">
          {order_sales_div.codes.map((way) => (
            <button
              key={way}
              type="button"
              className="btn"
              aria-pressed={way === orderOrSales}
              disabled={disabled}
              onClick={() => onShow({ order_sales_div: way })}
            >
              {say(order_sales_div.texts[way])}
            </button>
          ))}
        </span>
      ) : null}
    </>
  )
}

import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import { useSay } from '#platform/web/language/say.ts'

const { order_sales_div } = fixedCodes
export type OrderOrSales = (typeof order_sales_div.codes)[number]

export const readOrderOrSales = (typed: string): OrderOrSales =>
  order_sales_div.schema.safeParse(typed).data ?? '1'

interface Props {
  value: OrderOrSales
  disabled: boolean
  onShow: (change: { readonly order_sales_div: OrderOrSales }) => void
}

/** 受注 or 売上: what is planned, and what it is compared with. */
export function OrderOrSalesWays({ value, disabled, onShow }: Props) {
  const say = useSay()
  return (
    <span className="ways">
      {order_sales_div.codes.map((way) => (
        <button
          key={way}
          type="button"
          className="btn"
          aria-pressed={way === value}
          disabled={disabled}
          onClick={() => onShow({ order_sales_div: way })}
        >
          {say(order_sales_div.texts[way])}
        </button>
      ))}
    </span>
  )
}

import { useQuery } from '@tanstack/react-query'
import { monthsLater } from '#modules/master/contract/partner-fields.ts'
import { compare, decimal, minus, plus, sum } from '#platform/contract/decimal.ts'
import { figureOf } from '#platform/contract/slip-totals.ts'
import type { TypedHeaderOf } from '#platform/contract/slip.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { useFigureText } from '#platform/web/language/figure-text.ts'
import { useSay } from '#platform/web/language/say.ts'
import { creditOfCustomer } from '../../contract/order-calls.ts'
import type { orderSlip } from '../../contract/order-slip.ts'
import { orderTexts } from './order.text.ts'

/** When the customer is billed and pays, and its limit with its arithmetic: it warns, and never keeps anybody from saving. */
export function OrderCredit({ header }: { header: TypedHeaderOf<typeof orderSlip> }) {
  const say = useSay()
  const call = useCall()
  const figureText = useFigureText()
  const { customer_cd, branch_no, order_no, net_amount, tax_amount } = header
  const asked = { customer_cd, branch_no, order_no }
  const { data } = useQuery({
    queryKey: ['orderCredit', asked],
    queryFn: ({ signal }) => call(creditOfCustomer, asked, signal),
    enabled: customer_cd !== '' && branch_no !== '',
    staleTime: 30_000,
    retry: false,
  })
  if (!data) return null
  const day = (of: number) =>
    of === 99 ? say(orderTexts.lastDayOfMonth) : say(orderTexts.dayOfMonth, { day: of })
  const month = say(monthsLater.texts[data.pay_month])
  const terms =
    data.closing_day === 0
      ? ''
      : say(orderTexts.terms, { closing: day(data.closing_day), month, day: day(data.pay_day) })
  if (data.credit_limit === '0') return terms === '' ? null : <p className="order-credit dim">{terms}</p>
  const whole = sum([net_amount, tax_amount].map((text) => figureOf(text) ?? decimal('0')))
  const order = minus(whole, decimal(data.done))
  const [limit, receivable, backlog] = [data.credit_limit, data.receivable, data.backlog].map(decimal)
  if (!limit || !receivable || !backlog) return null
  const left = minus(limit, plus(plus(receivable, backlog), order))
  const isOver = compare(left, decimal('0')) < 0
  const figures = { receivable, backlog, order, limit }
  return (
    <p className="order-credit">
      <span className={isOver ? 'chip s-warn' : 'chip s-none'}>
        {isOver ? <Icon name="warn" size="s" /> : null}
        {isOver
          ? say(orderTexts.creditOver, { over: figureText(minus(decimal('0'), left), 0) })
          : say(orderTexts.creditLeft, { left: figureText(left, 0) })}
      </span>{' '}
      <span className="dim">
        {say(
          orderTexts.creditSum,
          Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, figureText(figure, 0)])),
        )}{' '}
        {terms}
      </span>
    </p>
  )
}

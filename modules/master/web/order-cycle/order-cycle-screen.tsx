import { skipToken, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { orderCycleMaster, orderDates } from '#modules/master/contract/order-cycle.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { MasterOwn } from '#platform/web/kit/master/master-own.ts'
import { MasterScreen } from '#platform/web/kit/master/master-screen.tsx'
import { inputFromTyped, type Typed } from '#platform/web/kit/master/typed-values.ts'
import { businessDateText } from '#platform/web/language/date-text.ts'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { orderCycleTexts } from './order-cycle.text.ts'
import './order-cycle.css'

const own: MasterOwn<typeof orderCycleMaster> = { beside: NextDates }

/** Order cycles; beside the form stand the days that it gives. */
export const OrderCycleScreen = () => <MasterScreen master={orderCycleMaster} own={own} />

function NextDates({ typed }: { typed: Typed }) {
  const say = useSay()
  const call = useCall()
  const language = useLanguage()
  const businessDate = useSession((state) => state.businessDate) ?? ''
  const read = readCycle(useDeferredValue(typed), businessDate)
  const { data } = useQuery({
    queryKey: [orderCycleMaster.name, 'dates', read.data],
    queryFn: read.data ? ({ signal }) => call(orderDates, read.data, signal) : skipToken,
    placeholderData: (before) => before,
  })
  return (
    <section className="order-days" aria-live="polite">
      <h3>{say(orderCycleTexts.next)}</h3>
      {read.success && data?.list.length === 0 ? (
        <p className="field-hint">{say(orderCycleTexts.none)}</p>
      ) : (
        <ol>
          {data?.list.map(({ order_dt, moved_from }) => (
            <li key={order_dt}>
              {businessDateText(order_dt, language)}
              {moved_from ? (
                <span className="chip">
                  {say(orderCycleTexts.moved, { date: businessDateText(moved_from, language) })}
                </span>
              ) : null}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** What the call wants of what stands in the form; a tick travels as 1. */
function readCycle(typed: Typed, businessDate: string) {
  const input = inputFromTyped(orderCycleMaster.fields, typed, businessDate)
  const sent = Object.entries(input).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? (value ? '1' : '0') : value,
  ])
  return orderDates.input.safeParse(Object.fromEntries(sent))
}

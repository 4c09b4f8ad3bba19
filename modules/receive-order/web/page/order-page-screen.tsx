import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { recordAddress } from '#platform/contract/record-page.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { AnswerHint, EnquiryScreen } from '#platform/web/kit/enquiry/enquiry-screen.tsx'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useLive } from '#platform/web/live/live-context.tsx'
import { ordersChanged } from '../../contract/order-facts.ts'
import { orderSlip } from '../../contract/order-slip.ts'
import { orderPage, orderPageOf } from '../../contract/page/order-page.ts'
import { LatestOrders } from './latest-orders.tsx'
import { orderPageTexts } from './order-page.text.ts'
import { OrderSheet } from './order-sheet.tsx'

/** 受注ページ: the address names the order. */
export function OrderPageScreen() {
  const say = useSay()
  const call = useCall()
  const go = useNavigate()
  const [address] = useSearchParams()
  const [typed, setTyped] = useState('')
  const order_no = address.get('order_no') ?? ''
  const { data, error, refetch } = useQuery({
    queryKey: [orderSlip.name, 'page', order_no],
    queryFn: async ({ signal }) => {
      const [order, page] = await Promise.all([
        call(orderSlip.endpoints.getDetail, { order_no }, signal),
        call(orderPageOf, { order_no }, signal),
      ])
      return { order, page }
    },
    enabled: order_no !== '',
    staleTime: 0,
  })
  const isOwn = (changed: { readonly orders: readonly string[] } | undefined) =>
    !changed || changed.orders.includes(order_no)
  useLive(ordersChanged, (changed) => void (isOwn(changed) && refetch()))
  if (data) return <OrderSheet key={order_no} {...data} />
  if (order_no !== '' && !error) return null
  const show = () => {
    const wanted = typed.trim().toUpperCase()
    if (wanted !== '') void go(recordAddress(orderPage, { order_no: wanted }), { replace: true })
  }
  return (
    <EnquiryScreen
      title={say(orderPage.title)}
      onShow={show}
      conditions={
        <Labelled label={say(orderSlip.header.order_no.label)}>
          {(control) => (
            <input
              {...control}
              name="order_no"
              className="fld"
              data-starts-here
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Labelled>
      }
    >
      <AnswerHint>{error ? refusalWords(error) : say(orderPageTexts.choose)}</AnswerHint>
      <LatestOrders />
    </EnquiryScreen>
  )
}

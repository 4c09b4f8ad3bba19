import { useQuery } from '@tanstack/react-query'
import { decimal, grouped } from '#platform/contract/decimal.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormDate } from '#platform/web/kit/form/form-date.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { useSay } from '#platform/web/language/say.ts'
import { expiringBy, firmReceived } from '../../contract/forecast/forecast-order.ts'
import { forecastTexts } from './forecast-order.text.ts'

interface Props {
  customer: { readonly customer_cd: string; readonly branch_no: string }
  /** Already in up to this day; blank: none. */
  firm_to_dt: string
  onDone: () => void
  onClose: () => void
}

/** 確定受信. */
export function FirmDrawer({ customer, firm_to_dt, onDone, onClose }: Props) {
  const say = useSay()
  const call = useCall()
  const form = useCallForm(firmReceived, {
    initial: { ...customer, firm_to_dt },
    onDone: ({ expired }) => {
      showToast('done', say(forecastTexts.firmDone, { count: expired }))
      onDone()
      onClose()
    },
  })
  const asked = { ...customer, firm_to_dt: form.typed.firm_to_dt }
  const isAskable = expiringBy.input.safeParse(asked).success
  const { data } = useQuery({
    queryKey: [expiringBy.path, asked],
    queryFn: ({ signal }) => call(expiringBy, asked, signal),
    enabled: isAskable,
    staleTime: 0,
  })
  return (
    <FormDrawer
      title={say(forecastTexts.firmTitle, { code: customer.customer_cd })}
      label={forecastTexts.firmReceived}
      need={['write:receiveorder']}
      form={form}
      onClose={onClose}
    >
      <p>{say(forecastTexts.firmBody)}</p>
      <FormDate form={form} name="firm_to_dt" label={forecastTexts.firmDay} required />
      {data ? (
        <output>
          {data.periods === 0
            ? say(forecastTexts.nothingExpires)
            : say(forecastTexts.expiring, { ...data, qty: grouped(decimal(data.qty)) })}
        </output>
      ) : null}
    </FormDrawer>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { compare, decimal, sum, written } from '#platform/contract/decimal.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDate } from '#platform/web/kit/form/form-date.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { FormSelect } from '#platform/web/kit/form/form-select.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { confirmDelivery, type PickingLine } from '../../contract/shipping/delivery-calls.ts'
import { shortChoice } from '../../contract/shipping/delivery-codes.ts'
import { shippingTexts } from './shipping.text.ts'
import { usePicking, type Picking } from './use-picking.ts'

interface Props {
  delivery_no: string
  onClose: () => void
}

/** 出荷確定, and what becomes of what is short. */
export function ConfirmDrawer(props: Props) {
  const data = usePicking(props.delivery_no)
  return data ? <ConfirmForm picking={data} {...props} /> : null
}

const pickedOf = ({ packages }: Picking, { line_no }: PickingLine) =>
  sum(packages.filter((one) => one.line_no === line_no).map(({ qty }) => decimal(qty)))

function ConfirmForm({ picking, delivery_no, onClose }: Props & { picking: Picking }) {
  const say = useSay()
  const cache = useQueryClient()
  const today = useSession((session) => session.businessDate) ?? ''
  const { update_cnt, last_choice, lines } = picking
  const short = lines.filter((line) => compare(pickedOf(picking, line), decimal(line.qty)) < 0)
  const form = useCallForm(confirmDelivery, {
    initial: {
      ...{ delivery_no, update_cnt: String(update_cnt), ship_dt: today },
      ...{ short_choice: last_choice, reason: '' },
    },
    onDone: ({ rest_no }) => {
      const told = rest_no === '' ? shippingTexts.confirmed : shippingTexts.confirmedRest
      showToast('done', say(told, { no: delivery_no, rest: rest_no }))
      return cache.invalidateQueries().then(onClose)
    },
  })
  return (
    <FormDrawer
      title={say(shippingTexts.confirmTitle, { no: delivery_no })}
      subtitle={`${picking.customer_nm}　${picking.destination_nm}`}
      label={shippingTexts.confirm}
      {...(confirmDelivery.write ? { need: [confirmDelivery.write] } : {})}
      form={form}
      wide
      onClose={onClose}
    >
      <p>{say(shippingTexts.confirmBody)}</p>
      <FormDate form={form} name="ship_dt" label={shippingTexts.shipDate} required />
      <PlainTable
        label={say(shippingTexts.pickedQty)}
        rows={lines}
        keyOf={({ line_no }) => String(line_no)}
        columns={[
          {
            name: 'item',
            label: shippingTexts.item,
            cell: (line) => `${line.ship_item_cd}　${line.item_nm}`,
          },
          { name: 'qty', label: shippingTexts.qty, kind: 'figure', cell: ({ qty }) => qty },
          {
            ...{ name: 'picked', label: shippingTexts.pickedQty, kind: 'figure' },
            cell: (line) => written(pickedOf(picking, line), 0),
          },
        ]}
      />
      {short.length > 0 ? (
        <>
          <p className="s-warn">{say(shippingTexts.shortBody, { count: short.length })}</p>
          <FormSelect
            form={form}
            name="short_choice"
            label={shippingTexts.rest}
            options={shortChoice.codes.map((code) => [code, say(shortChoice.texts[code])])}
          />
          <FormField
            form={form}
            name="reason"
            label={shippingTexts.reason}
            required={form.typed.short_choice === '3'}
          />
        </>
      ) : null}
    </FormDrawer>
  )
}

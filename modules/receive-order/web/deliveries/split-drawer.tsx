import { useState } from 'react'
import type { TypedLineOf } from '#platform/contract/slip.ts'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { FormSelect } from '#platform/web/kit/form/form-select.tsx'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import type { LinesAtHand } from '#platform/web/kit/slip/slip-parts.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { readDeliveries, withQuantities, type SplitWay } from '../../contract/deliveries/pasted-deliveries.ts'
import type { orderSlip } from '../../contract/order-slip.ts'
import { splitTexts } from './split.text.ts'
import './split.css'

export interface Splitting {
  readonly at: number
  readonly values: TypedLineOf<typeof orderSlip>
  readonly spread: LinesAtHand<typeof orderSlip>['spread']
}

interface Props extends Splitting {
  onClose: () => void
}

/** 分納: days and quantities that a customer has sent become as many lines of the same item. */
export function SplitDrawer({ at, values, spread, onClose }: Props) {
  const say = useSay()
  const businessDate = useSession((state) => state.businessDate) ?? ''
  const [text, setText] = useState('')
  const [way, setWay] = useState<SplitWay>('each')
  const [message, setMessage] = useState('')
  const { qty, item_cd, customer_item_cd } = values
  const read = readDeliveries(text, businessDate)
  const daysAlone = read.some((one) => one.qty === '' && one.wrong === '')
  const rows = withQuantities(read, { qty, way }).map((one, down) => ({ ...one, down }))
  const apply = () => {
    const wrong = rows.find((one) => one.wrong !== '')
    if (wrong) return setMessage(say(splitTexts.wrong, { text: wrong.wrong }))
    if (rows.length === 0) return setMessage(say(splitTexts.none))
    if (rows.some((one) => one.qty === '')) return setMessage(say(splitTexts.noQty))
    const isDone = spread(
      at,
      rows.map(({ date, qty: own, down }) => ({
        ...{ desired_dt: date, qty: own, ship_dt: '', answer_dt: '', confirmed_dt: '' },
        // The customer's line stays the same; its deliveries are told apart by their numbers.
        ...(values.customer_line_no === '' ? {} : { customer_split_no: String(down + 1) }),
      })),
    )
    if (!isDone) return setMessage(say(splitTexts.tooMany))
    onClose()
  }
  return (
    <FormDrawer
      title={say(splitTexts.title, { line: at + 1, item: item_cd || customer_item_cd })}
      label={splitTexts.apply}
      need={['write:receiveorder']}
      form={{ message, sending: false, submit: apply }}
      onClose={onClose}
    >
      <Labelled label={say(splitTexts.pasted)} hint={say(splitTexts.pastedHint)}>
        {(control) => (
          <textarea
            {...control}
            name="deliveries"
            className="fld split-deliveries"
            rows={6}
            spellCheck={false}
            data-starts-here
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              setMessage('')
            }}
          />
        )}
      </Labelled>
      {daysAlone && qty !== '' ? (
        <FormSelect
          form={{
            typed: { way },
            errorAt: () => undefined,
            type: (_, chosen) => setWay(chosen === 'shared' ? 'shared' : 'each'),
          }}
          name="way"
          label={splitTexts.way}
          options={(['each', 'shared'] as const).map((one) => [one, say(splitTexts[one], { qty })])}
        />
      ) : null}
      <PlainTable
        label={say(splitTexts.deliveries)}
        rows={rows}
        keyOf={({ down }) => String(down)}
        rowHeader="date"
        empty={say(splitTexts.none)}
        columns={[
          {
            ...{ name: 'date', label: splitTexts.desired, kind: 'date' },
            cell: ({ date }) => date,
            error: ({ wrong }) => (wrong === '' ? undefined : say(splitTexts.wrong, { text: wrong })),
          },
          { ...{ name: 'qty', label: splitTexts.qty, kind: 'figure', sum: true }, cell: (one) => one.qty },
        ]}
      />
    </FormDrawer>
  )
}

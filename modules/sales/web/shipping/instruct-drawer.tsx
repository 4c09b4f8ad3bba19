import { bracketed, listed } from '#platform/contract/punctuation.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { packages, packing } from '#modules/receive-order/contract/order-figures.ts'
import { readDate } from '#platform/contract/date-entry.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { DayField } from '#platform/web/kit/form/day-field.tsx'
import { refusalOf, refusalWords, type FieldErrors } from '#platform/web/kit/form/field-errors.ts'
import { typedFigure } from '#platform/web/kit/form/typed-figure.ts'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import type { PlainColumn } from '#platform/web/kit/table/plain-column.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import {
  instructShipping,
  previewInstruction,
  type InstructionLine,
} from '../../contract/shipping/instruction-calls.ts'
import { shippableList } from '../../contract/shipping/shippable-list.ts'
import { shippingTexts } from './shipping.text.ts'

interface Props {
  /** `R000001-1,R000001-2`. */
  lines: string
  onClose: () => void
}

const nameOf = ({ order_no, line_no }: InstructionLine): string => `${order_no}-${line_no}`

/** 出荷指示: what each line could ship now, changed where it should be less; then one key instructs it. */
export function InstructDrawer({ lines, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const call = useCall()
  const cache = useQueryClient()
  const today = useSession((session) => session.businessDate) ?? ''
  const [day, setDay] = useState('')
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  const [state, setState] = useState<{ message: string; errors: FieldErrors; sending: boolean }>({
    ...{ message: '', errors: {}, sending: false },
  })
  const ship_dt = day === '' ? '' : (readDate(day, today) ?? '')
  const preview = useQuery({
    queryKey: [shippableList.name, 'preview', lines, ship_dt],
    queryFn: ({ signal }) => call(previewInstruction, { lines, ship_dt }, signal),
    retry: false,
  })
  const list = preview.data?.list ?? []
  const qtyOf = (line: InstructionLine) => typedFigure(typed.get(nameOf(line)) ?? line.qty)
  const wanted = list.filter((line) => line.refusal === '' && !['', '0'].includes(qtyOf(line)))
  const send = async () => {
    setState({ message: '', errors: {}, sending: true })
    try {
      const { delivery_no } = await call(instructShipping, {
        lines: wanted.map((line) => ({
          ...{ order_no: line.order_no, line_no: line.line_no, qty: qtyOf(line) },
        })),
        ship_dt,
      })
      await cache.invalidateQueries()
      showToast('done', say(shippingTexts.instructed, { no: listed(delivery_no, language) }))
      onClose()
    } catch (error) {
      setState({ ...refusalOf(error), sending: false })
    }
  }
  const columns: readonly PlainColumn<InstructionLine>[] = [
    {
      ...{ name: 'line', label: shippingTexts.line },
      cell: (line) => (
        <>
          {nameOf(line)}
          <br />
          {line.customer_nm}
        </>
      ),
    },
    {
      ...{ name: 'item', label: shippingTexts.item },
      cell: ({ item_cd, item_nm }) => `${item_cd}　${item_nm}`,
    },
    { name: 'ship_dt', label: shippingTexts.shipDate, kind: 'date', cell: (line) => line.ship_dt },
    {
      name: 'delivery_dt',
      label: shippingTexts.deliveryDate,
      kind: 'date',
      cell: (line) => line.delivery_dt,
    },
    {
      ...{ name: 'backlog', label: shippingTexts.backlog, kind: 'figure' },
      cell: ({ backlog, over }) => (
        <>
          {backlog}
          {over === '0' ? null : (
            <>
              <br />
              {say(shippingTexts.over, { qty: over })}
            </>
          )}
        </>
      ),
    },
    {
      ...{ name: 'qty', label: shippingTexts.qty },
      cell: (line) =>
        line.refusal === '' ? (
          <input
            className="fld num"
            size={9}
            inputMode="decimal"
            autoComplete="off"
            aria-label={say(shippingTexts.qtyOf, { line: nameOf(line) })}
            value={typed.get(nameOf(line)) ?? line.qty}
            onChange={({ target }) => setTyped(new Map(typed).set(nameOf(line), target.value))}
          />
        ) : null,
      error: (line) => state.errors[`lines.${wanted.indexOf(line)}.qty`],
    },
    {
      ...{ name: 'packages', label: shippingTexts.packages, align: 'end' },
      cell: (line) => {
        const count = packages(qtyOf(line), line.pack_qty)
        const { odd_qty: odd } = packing(qtyOf(line), line.pack_qty)
        return ['', '0'].includes(odd) ? count : say(shippingTexts.withOdd, { count, odd })
      },
    },
    { name: 'short', label: shippingTexts.short, kind: 'figure', cell: ({ short }) => short },
    {
      ...{ name: 'held', label: shippingTexts.heldBy },
      cell: ({ refusal, holders }) =>
        refusal ||
        holders.map(({ what, no, link, qty }) => (
          <Link key={no} to={link}>
            {`${what} ${no}${bracketed(qty, language)} `}
          </Link>
        )),
    },
  ]
  const isReady = !state.sending && wanted.length > 0
  return (
    <FormDrawer
      title={say(shippingTexts.instructTitle, { count: list.length })}
      label={shippingTexts.instruct}
      {...(instructShipping.write ? { need: [instructShipping.write] } : {})}
      form={{
        message: state.message || (preview.error ? refusalWords(preview.error) : ''),
        sending: !isReady,
        submit: () => void (isReady && send()),
      }}
      wide
      onClose={onClose}
    >
      <p>{say(shippingTexts.instructBody)}</p>
      <DayField label={shippingTexts.shipDate} name="ship_dt" value={day} onChange={setDay} />
      <PlainTable
        label={say(shippingTexts.instruct)}
        rows={list}
        keyOf={nameOf}
        rowHeader="line"
        columns={columns}
        empty={say(shippingTexts.nothing)}
        waiting={preview.isFetching}
      />
    </FormDrawer>
  )
}

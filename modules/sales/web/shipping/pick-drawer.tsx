import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { focusFirstWrong } from '#platform/web/keyboard/move-focus.ts'
import { refusalOf, type FieldErrors } from '#platform/web/kit/form/field-errors.ts'
import { typedFigure } from '#platform/web/kit/form/typed-figure.ts'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import type { PlainColumn } from '#platform/web/kit/table/plain-column.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { pickDelivery, type PickingLine } from '../../contract/shipping/delivery-calls.ts'
import { shippingTexts } from './shipping.text.ts'
import { usePicking, type Picking } from './use-picking.ts'

interface Props {
  delivery_no: string
  onClose: () => void
}

/** ピッキング: from where what is to leave was taken. */
export function PickDrawer(props: Props) {
  const data = usePicking(props.delivery_no)
  return data ? <PickingForm picking={data} {...props} /> : null
}

/** A place from which pieces of a line were taken; its number tells the rows apart. */
interface Taken {
  readonly at: number
  readonly line: PickingLine
  readonly location_cd: string
  readonly lot_no: string
  readonly qty: string
}

/** A line for which nothing can be suggested has a row to type in, too. */
const takenOf = ({ lines, packages }: Picking): readonly Taken[] =>
  lines
    .flatMap((line) => {
      const own = packages.filter(({ line_no }) => line_no === line.line_no)
      const empty = { location_cd: line.warehouse_cd, lot_no: '', qty: '0' }
      return (own.length > 0 ? own : [empty]).map(({ location_cd, lot_no, qty }) => ({
        ...{ line, location_cd, lot_no, qty },
      }))
    })
    .map((one, at) => ({ at: at + 1, ...one }))

function PickingForm({ picking, delivery_no, onClose }: Props & { picking: Picking }) {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const [rows, setRows] = useState(() => takenOf(picking))
  const [state, setState] = useState<{ message: string; errors: FieldErrors; sending: boolean }>({
    ...{ message: '', errors: {}, sending: false },
  })
  const table = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (table.current) focusFirstWrong(table.current)
  }, [state.errors])
  const sent = rows.filter(({ qty }) => qty.trim() !== '' && Number(qty) !== 0)
  const put = (row: Taken, change: Partial<Pick<Taken, 'location_cd' | 'lot_no' | 'qty'>>) =>
    setRows(rows.map((one) => (one === row ? { ...one, ...change } : one)))
  const add = (row: Taken) => {
    const at = Math.max(...rows.map((one) => one.at)) + 1
    setRows(rows.flatMap((one) => (one === row ? [one, { ...one, at, lot_no: '', qty: '0' }] : [one])))
  }
  const send = async () => {
    setState({ message: '', errors: {}, sending: true })
    try {
      await call(pickDelivery, {
        ...{ delivery_no, update_cnt: picking.update_cnt },
        packages: sent.map(({ line: { line_no }, location_cd, lot_no, qty }) => ({
          ...{ line_no, location_cd, lot_no, qty: typedFigure(qty) },
        })),
      })
      showToast('done', say(shippingTexts.picked, { no: delivery_no }))
      await cache.invalidateQueries()
      onClose()
    } catch (error) {
      setState({ ...refusalOf(error), sending: false })
    }
  }
  const input = (row: Taken, name: 'location_cd' | 'lot_no' | 'qty', label: keyof typeof shippingTexts) => (
    <input
      className={name === 'qty' ? 'fld num' : 'fld'}
      size={name === 'lot_no' ? 14 : 9}
      autoComplete="off"
      {...(name === 'qty' ? { inputMode: 'decimal' as const } : {})}
      aria-label={say(shippingTexts[label], { line: row.line.ship_item_cd, at: row.at })}
      value={row[name]}
      onChange={({ target }) => put(row, { [name]: target.value })}
    />
  )
  const errorOf = (row: Taken, name: string) => state.errors[`packages.${sent.indexOf(row)}.${name}`]
  const columns: readonly PlainColumn<Taken>[] = [
    {
      ...{ name: 'line', label: shippingTexts.line },
      cell: ({ line }) => `${line.order_no}-${line.order_line_no}`,
    },
    {
      ...{ name: 'item', label: shippingTexts.item },
      cell: ({ line }) => `${line.ship_item_cd}　${line.item_nm}`,
    },
    {
      ...{ name: 'instructed', label: shippingTexts.qty, kind: 'figure' },
      cell: ({ line }) => line.qty,
    },
    {
      ...{ name: 'location_cd', label: shippingTexts.place },
      cell: (row) => input(row, 'location_cd', 'placeOf'),
      error: (row) => errorOf(row, 'location_cd'),
    },
    {
      ...{ name: 'lot_no', label: shippingTexts.lot },
      cell: (row) => input(row, 'lot_no', 'lotOf'),
      error: (row) => errorOf(row, 'lot_no'),
    },
    {
      ...{ name: 'qty', label: shippingTexts.pickedQty },
      cell: (row) => input(row, 'qty', 'pickedOf'),
      error: (row) => errorOf(row, 'qty'),
    },
    {
      ...{ name: 'add', label: shippingTexts.addPlace, labelHidden: true },
      cell: (row) => (
        <button type="button" className="btn" onClick={() => add(row)}>
          {say(shippingTexts.addPlace)}
        </button>
      ),
    },
  ]
  const isReady = !state.sending && sent.length > 0
  return (
    <FormDrawer
      title={say(shippingTexts.pickTitle, { no: delivery_no })}
      subtitle={`${picking.customer_nm}　${picking.destination_nm}`}
      label={shippingTexts.pick}
      {...(pickDelivery.write ? { need: [pickDelivery.write] } : {})}
      form={{ message: state.message, sending: !isReady, submit: () => void (isReady && send()) }}
      wide
      onClose={onClose}
    >
      <p>{say(shippingTexts.pickBody)}</p>
      {picking.lines.map((line) =>
        line.one_lot ? (
          <p key={line.line_no} className="s-warn">
            {say(shippingTexts.oneLot, { line: `${line.order_no}-${line.order_line_no}　${line.item_nm}` })}
          </p>
        ) : null,
      )}
      <div ref={table}>
        <PlainTable
          label={say(shippingTexts.pick)}
          rows={rows}
          keyOf={({ at }) => String(at)}
          rowHeader="line"
          columns={columns}
        />
      </div>
    </FormDrawer>
  )
}

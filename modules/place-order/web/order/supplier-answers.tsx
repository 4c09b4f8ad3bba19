import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { readDate } from '#platform/contract/date-entry.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalOf, type FieldErrors } from '#platform/web/kit/form/field-errors.ts'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useListText } from '#platform/web/language/use-list-text.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { answerOfSupplier, type PlaceOrderLineMeant } from '../../contract/order/backlog-calls.ts'
import { placeOrderBacklogList } from '../../contract/order/place-order-backlog.ts'
import { answersByNumber } from './answers-by-number.ts'
import { placeOrderLineName } from './line-name.ts'
import { placeOrderTexts } from './place-order.text.ts'
import './supplier-answers.css'

/** What has to be known of a line to write down the supplier's answer. */
interface AnsweredLine extends PlaceOrderLineMeant {
  readonly supplier_cd_nm: string
  readonly item_cd: string
  readonly item_cd_nm: string
  readonly backlog_qty: string
  readonly line_due_dt: string
  readonly answer_dt: string
}

interface Props {
  rows: readonly AnsweredLine[]
  onClose: () => void
}

const { columns } = placeOrderBacklogList
const shown = (day: string) => day.replaceAll('-', '/')

/**
 * 仕入先の納期回答: typed, or pasted from the supplier's sheet: its rows find their lines by the number of the order, and days
 * alone fill what stands below. What was ordered for a day that has passed has no answer that could be meant.
 */
export function SupplierAnswers({ rows, onClose }: Props) {
  const say = useSay()
  const listed = useListText()
  const call = useCall()
  const cache = useQueryClient()
  const today = useSession((state) => state.businessDate) ?? ''
  const [typed, setTyped] = useState(() =>
    rows.map(({ answer_dt, line_due_dt }) => shown(answer_dt || (line_due_dt < today ? '' : line_due_dt))),
  )
  const [state, setState] = useState<{ message: string; errors: FieldErrors; sending: boolean }>({
    ...{ message: '', errors: {}, sending: false },
  })
  const put = (at: number, text: string) => setTyped(typed.map((day, row) => (row === at ? text : day)))
  const complete = (text: string) => shown(readDate(text, today) ?? text)
  const takesSheet = (sheet: readonly (readonly string[])[]): boolean => {
    const found = answersByNumber(sheet, rows, { heading: say(columns.answer_dt.label), today })
    if (!found) return false
    const { days, unknown } = found
    setTyped(rows.map((row, at) => shown(days.get(placeOrderLineName(row)) ?? typed[at] ?? '')))
    const words = unknown.length === 0 ? placeOrderTexts.pasted : placeOrderTexts.pastedSome
    showToast('note', say(words, { count: days.size, lines: listed(unknown) }))
    return true
  }
  const send = async () => {
    setState({ message: '', errors: {}, sending: true })
    try {
      const { lines } = await call(answerOfSupplier, {
        lines: rows.map(({ po_no, line_no, answer_dt: seen }, at) => {
          const text = typed[at] ?? ''
          return { po_no, line_no, date: readDate(text, today) ?? text, seen }
        }),
      })
      await cache.invalidateQueries()
      showToast('done', say(placeOrderTexts.answered, { count: lines }))
      onClose()
    } catch (error) {
      const { message, errors } = refusalOf(error)
      setState({ message, errors, sending: false })
    }
  }
  return (
    <FormDrawer
      title={say(placeOrderTexts.answerTitle, { count: rows.length })}
      label={placeOrderTexts.answer}
      {...(answerOfSupplier.write ? { need: [answerOfSupplier.write] } : {})}
      form={{ ...state, submit: () => void (state.sending || send()) }}
      wide
      onClose={onClose}
    >
      <p>
        <button
          type="button"
          className="btn"
          onClick={() => setTyped(rows.map(() => complete(typed[0] ?? '')))}
        >
          {say(placeOrderTexts.toAll)}
        </button>
      </p>
      <PlainTable
        label={say(placeOrderTexts.answer)}
        rows={rows}
        keyOf={placeOrderLineName}
        rowHeader="line"
        takesSheet={takesSheet}
        columns={[
          { name: 'line', label: placeOrderTexts.line, cell: placeOrderLineName },
          {
            name: 'supplier',
            className: 'answer-supplier',
            label: columns.supplier_cd.label,
            cell: ({ supplier_cd_nm }) => supplier_cd_nm,
          },
          {
            ...{ name: 'item', label: columns.item_cd.label },
            cell: ({ item_cd, item_cd_nm }) => [item_cd, item_cd_nm].filter(Boolean).join('　'),
          },
          {
            name: 'qty',
            label: columns.backlog_qty.label,
            kind: 'figure',
            cell: ({ backlog_qty }) => backlog_qty,
          },
          {
            name: 'due',
            label: columns.line_due_dt.label,
            kind: 'date',
            cell: ({ line_due_dt }) => line_due_dt,
          },
          {
            ...{ name: 'date', label: columns.answer_dt.label },
            cell: (row) => {
              const at = rows.indexOf(row)
              return (
                <input
                  className="fld day"
                  size={11}
                  inputMode="numeric"
                  autoComplete="off"
                  aria-label={say(placeOrderTexts.dateOf, { line: placeOrderLineName(row) })}
                  value={typed[at]}
                  onChange={({ target }) => put(at, target.value)}
                  onBlur={() => put(at, complete(typed[at] ?? ''))}
                />
              )
            },
            error: (row) => state.errors[`lines.${rows.indexOf(row)}.date`],
          },
        ]}
      />
    </FormDrawer>
  )
}

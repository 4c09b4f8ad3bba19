import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { readDate } from '#platform/contract/date-entry.ts'
import { DayChoices } from '#platform/web/kit/form/day-choices.tsx'
import { DayField, dayTyped } from '#platform/web/kit/form/day-field.tsx'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import type { PlainColumn } from '#platform/web/kit/table/plain-column.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { closableSuppliers, closeSuppliers, type Closable } from '../../contract/statement/statement-calls.ts'
import { statementTexts } from './statement.text.ts'

interface Props {
  onClose: () => void
}

const slashed = (day: string) => day.replaceAll('-', '/')
const keyOf = ({ supplier_cd, branch_no }: Closable): string => `${supplier_cd} ${branch_no}`

/** Only where something is owed from before. */
const openingColumn: PlainColumn<Closable> = {
  ...{ name: 'opening_amount', label: statementTexts.opening, kind: 'figure', sum: true },
  cell: (one) => one.opening_amount,
}

/** 締め処理: what would be paid to whom; those whose closing day it is are ticked. */
export function CloseDrawer({ onClose }: Props) {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const businessDate = useSession((state) => state.businessDate) ?? ''
  /** Until somebody types one: the first closing day that has come. */
  const [typed, setTyped] = useState<string | null>(null)
  /** Until somebody ticks: whoever is due. */
  const [ticked, setTicked] = useState<ReadonlySet<string> | null>(null)
  const [state, setState] = useState({ message: '', sending: false })
  const first = useQuery({
    queryKey: [closableSuppliers.path],
    queryFn: ({ signal }) => call(closableSuppliers, {}, signal),
  })
  const closing_dt = typed === null ? (first.data?.closing_dt ?? '') : (readDate(typed, businessDate) ?? '')
  const another = useQuery({
    queryKey: [closableSuppliers.path, closing_dt],
    queryFn: ({ signal }) => call(closableSuppliers, { closing_dt }, signal),
    enabled: typed !== null && closing_dt !== '',
  })
  const all = (typed === null ? first.data : another.data)?.list ?? []
  const chosen = all.filter((one) => (ticked ? ticked.has(keyOf(one)) : one.due_flg))
  const showFor = (day: string) => {
    setTyped(day)
    setTicked(null)
  }
  const close = async () => {
    setState({ message: '', sending: true })
    try {
      const suppliers = chosen.map(({ supplier_cd, branch_no }) => ({ supplier_cd, branch_no }))
      const { statement_no } = await call(closeSuppliers, { closing_dt, suppliers })
      showToast('done', say(statementTexts.closed, { count: statement_no.length }))
      await cache.invalidateQueries()
      onClose()
    } catch (error) {
      setState({ message: refusalWords(error), sending: false })
    }
  }
  const due = (first.data?.due ?? []).map(({ closing_dt: day, suppliers }) => ({
    day,
    words: say(statementTexts.dueOn, { date: dayTyped(day), count: suppliers }),
  }))
  const isTodayDue = due.some(({ day }) => day === businessDate)
  const closingDays = isTodayDue
    ? due
    : [...due, { day: businessDate, words: say(statementTexts.dueToday, { date: dayTyped(businessDate) }) }]
  const isReady = chosen.length > 0 && !state.sending
  const columns: readonly PlainColumn<Closable>[] = [
    {
      name: 'supplier',
      label: statementTexts.supplier,
      cell: ({ supplier_cd, branch_no, supplier_nm }) => `${supplier_cd}-${branch_no} ${supplier_nm}`,
    },
    {
      ...{ name: 'closes_dt', label: statementTexts.closesOn, kind: 'date' },
      cell: ({ closes_dt }) =>
        closes_dt < closing_dt ? <b className="s-bad">{slashed(closes_dt)}</b> : closes_dt,
    },
    { name: 'slips', label: statementTexts.slips, kind: 'figure', cell: (one) => String(one.purchase_cnt) },
    ...(all.some(({ opening_amount }) => opening_amount !== '0') ? [openingColumn] : []),
    {
      ...{ name: 'pay_amount', label: statementTexts.payAmount, kind: 'figure', sum: true },
      cell: (one) => one.pay_amount,
    },
    { name: 'pay_dt', label: statementTexts.payDate, kind: 'date', cell: (one) => one.pay_dt },
    {
      ...{ name: 'days', label: statementTexts.days, align: 'end' },
      cell: ({ pay_days, late_flg }) =>
        late_flg ? <b className="s-bad">{say(statementTexts.tooLate, { days: pay_days })}</b> : pay_days,
    },
  ]
  return (
    <FormDrawer
      wide
      title={say(statementTexts.closeTitle)}
      label={statementTexts.close}
      form={{ ...state, sending: !isReady, submit: () => void (isReady && close()) }}
      onClose={onClose}
    >
      <p>{say(statementTexts.closeBody)}</p>
      <DayField label={statementTexts.closingDate} value={typed ?? dayTyped(closing_dt)} onChange={showFor} />
      <DayChoices days={closingDays} chosen={closing_dt} onChoose={(day) => showFor(dayTyped(day))} />
      <PlainTable
        label={say(statementTexts.closeTitle)}
        rows={all}
        keyOf={keyOf}
        columns={columns}
        empty={say(statementTexts.nothing)}
        choice={{
          chosen: new Set(chosen.map(keyOf)),
          labelOf: ({ supplier_nm }) => supplier_nm,
          onChange: setTicked,
        }}
      />
    </FormDrawer>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readDate } from '#platform/contract/date-entry.ts'
import { decimal, grouped, plus, zero } from '#platform/contract/decimal.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { DayChoices } from '#platform/web/kit/form/day-choices.tsx'
import { DayField, dayTyped } from '#platform/web/kit/form/day-field.tsx'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import type { PlainColumn } from '#platform/web/kit/table/plain-column.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { closableCustomers, startClosing, type Closable } from '../../contract/statement/statement-calls.ts'
import { statementTexts } from './statement.text.ts'

interface Props {
  onClose: () => void
}

const keyOf = ({ customer_cd, branch_no }: Closable): string => `${customer_cd} ${branch_no}`

const money = { kind: 'figure', sum: true } as const
const columns: readonly PlainColumn<Closable>[] = [
  {
    name: 'customer',
    label: statementTexts.customer,
    cell: ({ customer_cd, branch_no, customer_nm }) => `${customer_cd}-${branch_no} ${customer_nm}`,
  },
  { name: 'slips', label: statementTexts.slips, kind: 'figure', cell: (one) => String(one.sales_cnt) },
  { name: 'previous', label: statementTexts.previous, ...money, cell: (one) => one.previous_amount },
  { name: 'received', label: statementTexts.received, ...money, cell: (one) => one.received_amount },
  { name: 'carried', label: statementTexts.carried, ...money, cell: (one) => one.carried_amount },
  { name: 'net', label: statementTexts.net, ...money, cell: (one) => one.net_amount },
  { name: 'tax', label: statementTexts.tax, ...money, cell: (one) => one.tax_amount },
  { name: 'billed', label: statementTexts.billed, ...money, cell: (one) => one.billed_amount },
  { name: 'pay_dt', label: statementTexts.payDate, kind: 'date', cell: (one) => one.pay_dt },
]

/** 請求締め: what each would get; those whose closing day it is are ticked. */
export function CloseDrawer({ onClose }: Props) {
  const say = useSay()
  const call = useCall()
  const businessDate = useSession((state) => state.businessDate) ?? ''
  /** Until somebody types one: the first closing day that has come. */
  const [typed, setTyped] = useState<string | null>(null)
  /** Until somebody ticks: whoever is due. */
  const [ticked, setTicked] = useState<ReadonlySet<string> | null>(null)
  const [state, setState] = useState({ message: '', sending: false })
  const first = useQuery({
    queryKey: [closableCustomers.path],
    queryFn: ({ signal }) => call(closableCustomers, {}, signal),
  })
  const closing_dt = typed === null ? (first.data?.closing_dt ?? '') : (readDate(typed, businessDate) ?? '')
  const another = useQuery({
    queryKey: [closableCustomers.path, closing_dt],
    queryFn: ({ signal }) => call(closableCustomers, { closing_dt }, signal),
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
      const customers = chosen.map(({ customer_cd, branch_no }) => ({ customer_cd, branch_no }))
      await call(startClosing, { closing_dt, customers })
      showToast('done', say(statementTexts.started, { count: customers.length }))
      onClose()
    } catch (error) {
      setState({ message: refusalWords(error), sending: false })
    }
  }
  const due = (first.data?.due ?? []).map(({ closing_dt: day, customers }) => ({
    day,
    words: say(statementTexts.dueOn, { date: dayTyped(day), count: customers }),
  }))
  const today = {
    day: businessDate,
    words: say(statementTexts.dueToday, { date: dayTyped(businessDate) }),
  }
  const closingDays = due.some(({ day }) => day === businessDate) ? due : [...due, today]
  const billed = chosen.reduce((sum, one) => plus(sum, decimal(one.billed_amount)), zero)
  const isReady = chosen.length > 0 && !state.sending
  return (
    <FormDrawer
      wide
      title={say(statementTexts.close)}
      label={statementTexts.close}
      form={{ ...state, sending: !isReady, submit: () => void (isReady && close()) }}
      onClose={onClose}
    >
      <p>{say(statementTexts.closeBody)}</p>
      <DayField label={statementTexts.closingDate} value={typed ?? dayTyped(closing_dt)} onChange={showFor} />
      <DayChoices days={closingDays} chosen={closing_dt} onChoose={(day) => showFor(dayTyped(day))} />
      <PlainTable
        label={say(statementTexts.close)}
        rows={all}
        keyOf={keyOf}
        columns={columns}
        empty={say(statementTexts.nothing)}
        choice={{
          chosen: new Set(chosen.map(keyOf)),
          labelOf: ({ customer_nm }) => customer_nm,
          onChange: setTicked,
        }}
      />
      <output>{say(statementTexts.chosen, { count: chosen.length, money: grouped(billed, 0) })}</output>
    </FormDrawer>
  )
}

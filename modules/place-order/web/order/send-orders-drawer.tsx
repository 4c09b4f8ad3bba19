import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { decimal, grouped } from '#platform/contract/decimal.ts'
import { labelled, listed } from '#platform/contract/punctuation.ts'
import { say as sayIn, type Language, type Text } from '#platform/contract/text.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { saveFile } from '#platform/web/api/save-file.ts'
import { refusalOf, refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import {
  mailPlaceOrder,
  ordersToSend,
  printPlaceOrders,
  sendWay,
  type OrderToSend,
} from '../../contract/order/order-paper-calls.ts'
import { issuePlaceOrder } from '../../contract/order/place-order-calls.ts'
import { placeOrderStatus } from '../../contract/order/place-order-codes.ts'
import { placeOrderSlip } from '../../contract/order/place-order-slip.ts'
import { sendOrdersTexts } from './send-orders.text.ts'
import './send-orders.css'

interface Props {
  numbers: readonly string[]
  onClose: () => void
}

interface Result {
  readonly words: string
  readonly isDone: boolean
}

/** 発注・送付: each order by itself; what stands against one is said beside it, and the others go all the same. */
export function SendOrdersDrawer({ numbers, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const call = useCall()
  const cache = useQueryClient()
  const [state, setState] = useState({ message: '', sending: false })
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(new Map())
  const po_no = numbers.join(',')
  const { data, error } = useQuery({
    queryKey: [ordersToSend.path, po_no],
    queryFn: ({ signal }) => call(ordersToSend, { po_no }, signal),
    retry: false,
  })
  const isToGo = ({ po_no: no, way }: OrderToSend) =>
    (way === '1' || way === '2') && results.get(no)?.isDone !== true
  const waiting = (data?.list ?? []).filter(isToGo)
  const tell = (no: string, words: string, isDone: boolean) =>
    setResults((now) => new Map([...now, [no, { words, isDone }]]))
  const printAll = async (toPrint: readonly string[]): Promise<string> => {
    if (toPrint.length === 0) return ''
    try {
      const { name, content } = await call(printPlaceOrders, { po_no: toPrint.join(',') })
      if (content instanceof Uint8Array) saveFile(name, content)
      for (const no of toPrint) tell(no, say(sendOrdersTexts.printed), true)
      return ''
    } catch (refusal) {
      return refusalWords(refusal)
    }
  }
  const send = async () => {
    setState({ message: '', sending: true })
    const toPrint: string[] = []
    for (const { po_no: no, po_status, way } of waiting)
      try {
        if (po_status === '0') await call(issuePlaceOrder, { po_no: no })
        if (way === '1') toPrint.push(no)
        else tell(no, say(sendOrdersTexts.mailed, await call(mailPlaceOrder, { po_no: no })), true)
      } catch (refusal) {
        tell(no, refusalAtFields(refusal, language), false)
      }
    const message = await printAll(toPrint)
    await cache.invalidateQueries()
    setState({ message, sending: false })
  }
  const isIdle = !state.sending && waiting.length > 0
  return (
    <FormDrawer
      title={say(sendOrdersTexts.title, { count: numbers.length })}
      label={sendOrdersTexts.send}
      need={['write:placeorder']}
      form={{
        message: error ? refusalWords(error) : state.message,
        sending: !isIdle,
        submit: () => void (isIdle && send()),
      }}
      wide
      onClose={onClose}
    >
      <p className="dim">{say(sendOrdersTexts.help)}</p>
      <PlainTable<OrderToSend>
        label={say(sendOrdersTexts.send)}
        className="send-orders"
        rows={data?.list ?? []}
        keyOf={(row) => row.po_no}
        waiting={!data && !error}
        columns={[
          { name: 'order', label: sendOrdersTexts.order, cell: (row) => row.po_no },
          {
            ...{ name: 'supplier', label: sendOrdersTexts.supplier },
            cell: ({ supplier_cd, supplier_nm }) => `${supplier_cd}　${supplier_nm}`,
          },
          {
            ...{ name: 'amount', label: sendOrdersTexts.amount, kind: 'figure' },
            cell: ({ net_amount }) => grouped(decimal(net_amount)),
          },
          {
            ...{ name: 'status', label: sendOrdersTexts.status },
            cell: ({ po_status }) => say(placeOrderStatus.texts[po_status]),
          },
          { name: 'way', label: sendOrdersTexts.way, cell: ({ way }) => say(sendWay.texts[way]) },
          {
            ...{ name: 'note', label: sendOrdersTexts.note },
            cell: (row) => <Note row={row} result={results.get(row.po_no)} />,
          },
        ]}
      />
    </FormDrawer>
  )
}

const labels: ReadonlyMap<string, Text> = new Map(
  Object.entries({ ...placeOrderSlip.header, ...placeOrderSlip.lines }).map(([name, { label }]) => [
    name,
    label,
  ]),
)

/** The cells of the order are not here: what stands against one is said with its name. */
function refusalAtFields(refusal: unknown, language: Language): string {
  const { message, errors } = refusalOf(refusal)
  const fieldsOf = new Map<string, Set<string>>()
  for (const [path, words] of Object.entries(errors)) {
    const label = labels.get(path.split('.').at(-1) ?? '')
    const fields = fieldsOf.get(words) ?? new Set()
    fieldsOf.set(words, label ? fields.add(sayIn(label, language)) : fields)
  }
  const told = [...fieldsOf].map(([words, fields]) =>
    fields.size === 0 ? words : labelled(listed([...fields], language), words, language),
  )
  return [message, ...told].filter(Boolean).join(' ')
}

/** What has become of it; until then, what has to be known before it goes. */
function Note({ row, result }: { row: OrderToSend; result: Result | undefined }) {
  const say = useSay()
  if (result) return <span className={result.isDone ? 's-done' : 's-bad'}>{result.words}</span>
  const isToGo = row.way === '1' || row.way === '2'
  return (
    <>
      {isToGo && row.pay_late_flg ? (
        <span className="s-bad">{say(sendOrdersTexts.late, { days: row.pay_days })}</span>
      ) : null}
      {row.no_mail_flg ? <span className="s-warn">{say(sendOrdersTexts.noMail)}</span> : null}
    </>
  )
}

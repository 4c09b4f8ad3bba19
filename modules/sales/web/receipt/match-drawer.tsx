import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { grouped, decimal } from '#platform/contract/decimal.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { useOpened } from '#platform/web/api/use-opened.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalOf } from '#platform/web/kit/form/field-errors.ts'
import { typedFigure } from '#platform/web/kit/form/typed-figure.ts'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { FormSelect } from '#platform/web/kit/form/form-select.tsx'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import type { PlainColumn } from '#platform/web/kit/table/plain-column.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { matchReceipt, openOfReceipt, type OpenRow } from '../../contract/receipt/receipt-calls.ts'
import { differenceKind } from '../../contract/receipt/receipt-codes.ts'
import { receiptTexts } from './receipt.text.ts'

interface Props {
  receipt_no: string
  onClose: () => void
}

/** 消込: read first, then what is proposed is changed and sent. */
export function MatchDrawer({ receipt_no, onClose }: Props) {
  const call = useCall()
  const data = useOpened({
    queryKey: [openOfReceipt.path, receipt_no],
    queryFn: ({ signal }) => call(openOfReceipt, { receipt_no }, signal),
  })
  return data ? <Matching receipt_no={receipt_no} open={data} onClose={onClose} /> : null
}

type Taken = Readonly<Record<string, string>>

function Matching({ receipt_no, open, onClose }: Props & { open: OutputOf<typeof openOfReceipt> }) {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const [taken, setTaken] = useState<Taken>(() =>
    Object.fromEntries(open.list.map(({ statement_no, proposed }) => [statement_no, proposed])),
  )
  const [typed, setTyped] = useState({ difference: open.fee, difference_kind: '6' })
  const [state, setState] = useState<{ message: string; sending: boolean }>({ message: '', sending: false })
  const matches = open.list
    .map(({ statement_no }) => ({ statement_no, amount: typedFigure(taken[statement_no] ?? '') || '0' }))
    .filter(({ amount }) => amount !== '0')
  const isReady = matches.length > 0 && !state.sending
  const match = async () => {
    setState({ message: '', sending: true })
    try {
      const { difference, difference_kind } = typed
      await call(matchReceipt, {
        ...{ receipt_no, matches, difference: typedFigure(difference) || '0' },
        difference_kind: differenceKind.schema.parse(difference_kind),
      })
      showToast('done', say(receiptTexts.matched, { no: receipt_no }))
      await cache.invalidateQueries()
      onClose()
    } catch (error) {
      const { message, errors } = refusalOf(error)
      setState({ message: message || (Object.values(errors)[0] ?? ''), sending: false })
    }
  }
  const columns: readonly PlainColumn<OpenRow>[] = [
    { name: 'no', label: receiptTexts.statement, cell: ({ statement_no }) => statement_no },
    { name: 'closing', label: receiptTexts.closing, kind: 'date', cell: ({ closing_dt }) => closing_dt },
    { name: 'due', label: receiptTexts.due, kind: 'date', cell: ({ pay_dt }) => pay_dt },
    {
      name: 'open',
      label: receiptTexts.open,
      kind: 'figure',
      sum: true,
      cell: ({ open_amount }) => open_amount,
    },
    {
      name: 'taken',
      label: receiptTexts.taken,
      align: 'end',
      cell: ({ statement_no }) => (
        <input
          className="fld num"
          name={`taken-${statement_no}`}
          inputMode="numeric"
          maxLength={13}
          aria-label={say(receiptTexts.takenOf, { no: statement_no })}
          value={taken[statement_no] ?? ''}
          onChange={({ target }) => setTaken((before) => ({ ...before, [statement_no]: target.value }))}
        />
      ),
    },
  ]
  return (
    <FormDrawer
      wide
      title={say(receiptTexts.matchTitle, { no: receipt_no })}
      subtitle={open.customer_nm}
      label={receiptTexts.match}
      form={{ ...state, sending: !isReady, submit: () => void (isReady && match()) }}
      onClose={onClose}
    >
      <p>{say(receiptTexts.matchBody, { rest: grouped(decimal(open.rest_amount), 0) })}</p>
      <PlainTable
        label={say(receiptTexts.match)}
        rows={open.list}
        keyOf={({ statement_no }) => statement_no}
        columns={columns}
        empty={say(receiptTexts.nothing)}
      />
      <Labelled label={say(receiptTexts.difference)}>
        {(control) => (
          <input
            {...control}
            name="difference"
            className="fld"
            inputMode="numeric"
            maxLength={13}
            value={typed.difference}
            onChange={({ target }) => setTyped((before) => ({ ...before, difference: target.value }))}
          />
        )}
      </Labelled>
      <FormSelect
        form={{
          typed,
          errorAt: () => undefined,
          type: (name, value) => setTyped((before) => ({ ...before, [name]: value })),
        }}
        name="difference_kind"
        label={receiptTexts.differenceKind}
        options={differenceKind.codes.map((code) => [code, say(differenceKind.texts[code])])}
      />
    </FormDrawer>
  )
}

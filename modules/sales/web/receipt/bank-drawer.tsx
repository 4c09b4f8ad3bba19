import { useState } from 'react'
import { useCall } from '#platform/web/api/api-context.tsx'
import { base64Of } from '#platform/web/api/save-file.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalOf } from '#platform/web/kit/form/field-errors.ts'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import type { PlainColumn } from '#platform/web/kit/table/plain-column.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { enterBankRows, previewBankFile, type BankReceipt } from '../../contract/receipt/bank-calls.ts'
import { matchExact } from '../../contract/receipt/receipt-calls.ts'
import { payerTyped } from './payer-typed.ts'
import { receiptTexts } from './receipt.text.ts'

interface Props {
  onClose: () => void
}

/** A row of the file; who it is may be typed. */
type Row = BankReceipt & { readonly at: string }

/** 銀行ファイル取込: seen first; what has been entered already is not ticked. What fits to the yen is matched at once. */
export function BankDrawer({ onClose }: Props) {
  const say = useSay()
  const call = useCall()
  const [rows, setRows] = useState<readonly Row[]>([])
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [state, setState] = useState({ message: '', sending: false })
  const guarded = async (work: () => Promise<void>) => {
    setState({ message: '', sending: true })
    try {
      await work()
      setState({ message: '', sending: false })
    } catch (error) {
      const { message, errors } = refusalOf(error)
      setState({ message: message || (Object.values(errors)[0] ?? ''), sending: false })
    }
  }
  const read = (file: File) =>
    guarded(async () => {
      const { list } = await call(previewBankFile, { file_nm: file.name, content: await base64Of(file) })
      const found = list.map((row, at) => ({ ...row, at: String(at + 1) }))
      setRows(found)
      setTicked(new Set(found.filter((row) => !row.known_flg && row.customer_cd !== '').map(({ at }) => at)))
    })
  const chosen = rows.filter(({ at }) => ticked.has(at))
  const isReady = chosen.length > 0 && chosen.every((row) => row.customer_cd !== '') && !state.sending
  const enter = () =>
    guarded(async () => {
      const sent = chosen.map(({ receipt_dt, amount, payer_nm, customer_cd, branch_no }) => ({
        ...{ receipt_dt, amount, payer_nm, customer_cd, branch_no: branch_no || '00' },
      }))
      const { receipt_no } = await call(enterBankRows, { rows: sent })
      const { matched } = await call(matchExact, { receipt_no })
      showToast('done', say(receiptTexts.bankDone, { count: receipt_no.length, matched }))
      onClose()
    })
  const name = (at: string, customer_cd: string) =>
    setRows((all) => all.map((row) => (row.at === at ? payerTyped(row, customer_cd) : row)))
  const columns: readonly PlainColumn<Row>[] = [
    { name: 'day', label: receiptTexts.day, kind: 'date', cell: ({ receipt_dt }) => receipt_dt },
    { name: 'amount', label: receiptTexts.amount, kind: 'figure', sum: true, cell: ({ amount }) => amount },
    { name: 'payer', label: receiptTexts.payer, cell: ({ payer_nm }) => payer_nm },
    {
      name: 'customer',
      label: receiptTexts.customer,
      cell: ({ at, customer_cd, customer_nm, payer_nm, known_flg }) => (
        <>
          <input
            className="fld"
            name={`customer-${at}`}
            maxLength={10}
            aria-label={say(receiptTexts.customerOf, { payer: payer_nm })}
            value={customer_cd}
            onChange={({ target }) => name(at, target.value)}
          />{' '}
          {customer_nm}
          {known_flg ? <b className="s-warn"> {say(receiptTexts.bankKnown)}</b> : null}
          {customer_cd === '' ? <b className="s-bad"> {say(receiptTexts.bankNobody)}</b> : null}
        </>
      ),
    },
  ]
  return (
    <FormDrawer
      wide
      title={say(receiptTexts.bank)}
      label={receiptTexts.enter}
      form={{ ...state, sending: !isReady, submit: () => void (isReady && enter()) }}
      onClose={onClose}
    >
      <p>{say(receiptTexts.bankBody)}</p>
      <Labelled label={say(receiptTexts.bankFile)} required>
        {(control) => (
          <input
            {...control}
            type="file"
            name="file"
            className="fld"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) void read(file)
            }}
          />
        )}
      </Labelled>
      <PlainTable
        label={say(receiptTexts.bankFile)}
        rows={rows}
        keyOf={({ at }) => at}
        columns={columns}
        empty={say(receiptTexts.bankNothing)}
        choice={{ chosen: ticked, labelOf: ({ payer_nm }) => payer_nm, onChange: setTicked }}
      />
    </FormDrawer>
  )
}

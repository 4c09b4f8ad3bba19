import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDate } from '#platform/web/kit/form/form-date.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import type { PlainColumn } from '#platform/web/kit/table/plain-column.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useFigureText } from '#platform/web/language/figure-text.ts'
import { useSay } from '#platform/web/language/say.ts'
import { linesToSettle, settlePrices, type SettledLine } from '../../contract/purchase/purchase-calls.ts'
import { purchaseSlip } from '../../contract/purchase/purchase-slip.ts'
import { purchaseTexts } from './purchase.text.ts'

export type SettledGoods = Readonly<
  Record<
    'supplier_cd' | 'branch_no' | 'item_cd' | 'from_dt' | 'to_dt' | 'unit_price' | 'account_dt' | 'reason',
    string
  >
>

interface Props {
  goods: SettledGoods
  onClose: () => void
}

/** 単価決定・遡及: a price for what was received, seen before it is posted. */
export function SettleDrawer({ goods, onClose }: Props) {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const figureText = useFigureText()
  const form = useCallForm(settlePrices, {
    initial: goods,
    onDone: ({ purchase_no, lines, difference }) => {
      const told = purchase_no.length === 0 ? purchaseTexts.settledAlike : purchaseTexts.settled
      showToast(
        'done',
        say(told, { count: lines, money: figureText(difference, 0), no: purchase_no.join(' ') }),
      )
      return cache.invalidateQueries().then(onClose)
    },
  })
  const { supplier_cd, branch_no, item_cd, from_dt, to_dt, unit_price } = form.typed
  const asked = { supplier_cd, branch_no, item_cd, from_dt, to_dt, unit_price }
  const isAskable = linesToSettle.input.safeParse(asked).success
  const { data } = useQuery({
    queryKey: [linesToSettle.path, asked],
    queryFn: ({ signal }) => call(linesToSettle, asked, signal),
    enabled: isAskable,
  })
  return (
    <FormDrawer
      title={say(purchaseTexts.settleTitle)}
      subtitle={`${supplier_cd}-${branch_no} ${item_cd}`}
      label={purchaseTexts.settle}
      form={form}
      onClose={onClose}
    >
      <p>{say(purchaseTexts.settleBody)}</p>
      <FormDate form={form} name="from_dt" label={purchaseTexts.from} required />
      <FormDate form={form} name="to_dt" label={purchaseTexts.to} required />
      <FormField form={form} name="unit_price" label={purchaseTexts.newPrice} required />
      <FormDate form={form} name="account_dt" label={purchaseTexts.accountDate} required />
      <FormField form={form} name="reason" label={purchaseTexts.reason} required />
      {data ? (
        <>
          <p>
            {say(purchaseTexts.concerned, { count: data.list.length, money: figureText(data.difference, 0) })}
          </p>
          <PlainTable
            label={say(purchaseTexts.settleTitle)}
            rows={data.list}
            keyOf={({ purchase_no, line_no }: SettledLine) => `${purchase_no} ${line_no}`}
            columns={columns}
          />
        </>
      ) : null}
    </FormDrawer>
  )
}

const { header, lines } = purchaseSlip
const columns: readonly PlainColumn<SettledLine>[] = [
  { name: 'purchase_no', label: header.purchase_no.label, cell: (line) => line.purchase_no },
  { name: 'line_no', label: purchaseTexts.line, kind: 'figure', cell: (line) => String(line.line_no) },
  { name: 'receipt_dt', label: lines.receipt_dt.label, kind: 'date', cell: (line) => line.receipt_dt },
  { name: 'qty', label: lines.qty.label, kind: 'figure', cell: (line) => line.qty },
  { name: 'unit_price', label: lines.unit_price.label, kind: 'figure', cell: (line) => line.unit_price },
  { name: 'amount', label: lines.amount.label, kind: 'figure', cell: (line) => line.amount },
  { name: 'difference', label: purchaseTexts.difference, kind: 'figure', cell: (line) => line.difference },
]

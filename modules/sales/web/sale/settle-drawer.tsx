import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { decimal, grouped } from '#platform/contract/decimal.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDate } from '#platform/web/kit/form/form-date.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import type { PlainColumn } from '#platform/web/kit/table/plain-column.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { CodeStatus } from '#platform/web/kit/theme/code-status.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { salesSlipStatus } from '../../contract/sale/sales-codes.ts'
import { salesSlip } from '../../contract/sale/sales-slip.ts'
import { pricesText, salesToSettle, settleSales, type SettledLine } from '../../contract/sale/settle-calls.ts'
import { saleTexts } from './sale.text.ts'

/** What was ticked: goods of one customer, each with the price that it has now. */
export interface GoodsToSettle {
  readonly customer_cd: string
  readonly branch_no: string
  readonly from_dt: string
  readonly today: string
  readonly prices: readonly {
    readonly item_cd: string
    readonly item_nm: string
    readonly unit_price: string
  }[]
}

interface Props {
  goods: GoodsToSettle
  onClose: () => void
}

const money = (figure: string): string => grouped(decimal(figure), 0)

/** 単価決定・遡及: prices for what was sold, seen before the differences are posted. */
export function SettleDrawer({ goods, onClose }: Props) {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const [prices, setPrices] = useState(goods.prices)
  const { customer_cd, branch_no, from_dt, today } = goods
  const form = useCallForm(settleSales, {
    initial: {
      ...{ customer_cd, branch_no, from_dt, to_dt: today, account_dt: today, reason: '' },
      prices: pricesText(prices),
    },
    onDone: ({ sales_no, lines, difference }) => {
      const told = sales_no.length === 0 ? saleTexts.settledAlike : saleTexts.settled
      showToast('done', say(told, { count: lines, money: money(difference), no: sales_no.join(' ') }))
      return cache.invalidateQueries().then(onClose)
    },
  })
  const type = (at: number, unit_price: string) => {
    const next = prices.map((one, no) => (no === at ? { ...one, unit_price } : one))
    setPrices(next)
    form.put({ prices: pricesText(next) })
  }
  const { typed } = form
  const asked = { customer_cd, branch_no, from_dt: typed.from_dt, to_dt: typed.to_dt, prices: typed.prices }
  const isAskable = salesToSettle.input.safeParse(asked).success
  const { data } = useQuery({
    queryKey: [salesToSettle.path, asked],
    queryFn: ({ signal }) => call(salesToSettle, asked, signal),
    enabled: isAskable,
  })
  return (
    <FormDrawer
      title={say(saleTexts.settle)}
      subtitle={`${customer_cd}-${branch_no}`}
      label={saleTexts.settle}
      form={form}
      wide
      onClose={onClose}
    >
      <p>{say(saleTexts.settleBody)}</p>
      {prices.map(({ item_cd, item_nm, unit_price }, at) => (
        <Labelled
          key={item_cd}
          label={`${say(saleTexts.settlePrice)}　${item_cd}　${item_nm}`}
          required
          error={form.errors[`prices.${at}.unit_price`]}
        >
          {(control) => (
            <input
              {...control}
              className="fld num"
              name={`price-${item_cd}`}
              inputMode="decimal"
              autoComplete="off"
              value={unit_price}
              onChange={({ target }) => type(at, target.value)}
            />
          )}
        </Labelled>
      ))}
      <FormDate form={form} name="from_dt" label={saleTexts.settleFrom} required />
      <FormDate form={form} name="to_dt" label={saleTexts.settleTo} required />
      <FormDate form={form} name="account_dt" label={saleTexts.accountDate} required />
      <FormField form={form} name="reason" label={saleTexts.reason} required />
      {data ? (
        <>
          <p>{say(saleTexts.concerned, { count: data.list.length, money: money(data.difference) })}</p>
          <PlainTable
            label={say(saleTexts.settle)}
            rows={data.list}
            keyOf={({ sales_no, line_no }: SettledLine) => `${sales_no} ${line_no}`}
            columns={columns}
          />
        </>
      ) : null}
    </FormDrawer>
  )
}

const { header, lines } = salesSlip
const columns: readonly PlainColumn<SettledLine>[] = [
  { name: 'sales_no', label: header.sales_no.label, cell: (line) => `${line.sales_no}-${line.line_no}` },
  {
    name: 'status',
    label: header.sales_slip_status.label,
    cell: (line) => <CodeStatus codes={salesSlipStatus} code={line.posted ? '1' : '0'} look="st" />,
  },
  { name: 'slip_dt', label: header.slip_dt.label, kind: 'date', cell: (line) => line.slip_dt },
  { name: 'item_cd', label: lines.item_cd.label, cell: (line) => line.item_cd },
  { name: 'qty', label: lines.qty.label, kind: 'figure', cell: (line) => line.qty },
  { name: 'unit_price', label: lines.unit_price.label, kind: 'figure', cell: (line) => line.unit_price },
  { name: 'amount', label: lines.amount.label, kind: 'figure', cell: (line) => money(line.amount) },
  { name: 'new_amount', label: saleTexts.settlePrice, kind: 'figure', cell: (line) => line.settled_price },
  { name: 'difference', label: saleTexts.difference, kind: 'figure', cell: (line) => money(line.difference) },
]

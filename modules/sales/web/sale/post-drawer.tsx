import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import type { PlainColumn } from '#platform/web/kit/table/plain-column.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { postSales, previewPosting, type Postable } from '../../contract/sale/sales-calls.ts'
import { salesList } from '../../contract/sale/sales-list.ts'
import { saleTexts } from './sale.text.ts'

const columns: readonly PlainColumn<Postable>[] = [
  { name: 'sales_no', label: saleTexts.slip, cell: ({ sales_no }) => sales_no },
  { name: 'account_dt', label: saleTexts.accountDate, kind: 'date', cell: ({ account_dt }) => account_dt },
  { name: 'customer', label: saleTexts.customer, cell: ({ customer_nm }) => customer_nm },
  { name: 'net', label: saleTexts.net, kind: 'figure', cell: ({ net_amount }) => net_amount },
  {
    name: 'margin',
    label: saleTexts.margin,
    kind: 'figure',
    cell: ({ margin_amount }) => margin_amount,
    cost: true,
  },
  { name: 'refusal', label: saleTexts.why, cell: ({ refusal }) => refusal },
]

/** 一括計上: what would be posted, and what stands against it; one key posts the rest. */
export function PostDrawer({ slips, onClose }: { slips: string; onClose: () => void }) {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const [state, setState] = useState({ message: '', sending: false })
  const preview = useQuery({
    queryKey: [salesList.name, 'posting', slips],
    queryFn: ({ signal }) => call(previewPosting, { sales_no: slips }, signal),
    retry: false,
  })
  const list = preview.data?.list ?? []
  const wanted = list.filter(({ refusal }) => refusal === '').map(({ sales_no }) => sales_no)
  const isReady = !state.sending && wanted.length > 0
  const send = async () => {
    setState({ message: '', sending: true })
    try {
      const { sales_no } = await call(postSales, { sales_no: wanted })
      await cache.invalidateQueries()
      showToast('done', say(saleTexts.posted, { count: sales_no.length }))
      onClose()
    } catch (error) {
      setState({ message: refusalWords(error), sending: false })
    }
  }
  return (
    <FormDrawer
      title={say(saleTexts.postTitle, { count: wanted.length })}
      label={saleTexts.post}
      {...(postSales.write ? { need: [postSales.write] } : {})}
      form={{
        message: state.message || (preview.error ? refusalWords(preview.error) : ''),
        sending: !isReady,
        submit: () => void (isReady && send()),
      }}
      wide
      onClose={onClose}
    >
      <p>{say(saleTexts.postBody)}</p>
      <PlainTable
        label={say(saleTexts.post)}
        rows={list}
        keyOf={({ sales_no }) => sales_no}
        rowHeader="sales_no"
        columns={columns}
        empty={say(saleTexts.nothing)}
        waiting={preview.isFetching}
      />
    </FormDrawer>
  )
}

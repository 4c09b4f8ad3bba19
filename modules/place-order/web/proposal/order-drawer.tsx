import { listed } from '#platform/contract/punctuation.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { decimal, grouped } from '#platform/contract/decimal.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import { orderProposals, previewOrders } from '../../contract/proposal/proposal-calls.ts'
import { proposalList } from '../../contract/proposal/proposal-list.ts'
import type { ProposalRow } from './proposal-row.ts'
import { proposalTexts } from './proposal.text.ts'

interface Props {
  rows: readonly ProposalRow[]
  onClose: () => void
}

/** 発注作成: the orders as they will be, one for each supplier; then one key makes them. */
export function OrderDrawer({ rows, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const call = useCall()
  const cache = useQueryClient()
  const [state, setState] = useState({ message: '', sending: false })
  const proposals = rows.map(({ proposal_no }) => proposal_no).join(',')
  const preview = useQuery({
    queryKey: [proposalList.name, 'orders', proposals],
    queryFn: ({ signal }) => call(previewOrders, { proposals }, signal),
    retry: false,
  })
  const send = async () => {
    setState({ message: '', sending: true })
    try {
      const { orders } = await call(orderProposals, {
        proposals: rows.map(({ proposal_no, update_cnt }) => ({ proposal_no, update_cnt })),
      })
      await cache.invalidateQueries()
      showToast(
        'done',
        say(proposalTexts.ordered, {
          no: listed(
            orders.map(({ po_no }) => po_no),
            language,
          ),
        }),
      )
      onClose()
    } catch (error) {
      setState({ message: refusalWords(error), sending: false })
    }
  }
  const message = state.message || (preview.error ? refusalWords(preview.error) : '')
  const waits = state.sending || !preview.data
  return (
    <FormDrawer
      title={say(proposalTexts.orderTitle, { count: rows.length })}
      label={proposalTexts.order}
      {...(orderProposals.write ? { need: [orderProposals.write] } : {})}
      form={{ message, sending: waits, submit: () => void (waits || send()) }}
      wide
      onClose={onClose}
    >
      <p className="dim">{say(proposalTexts.orderHelp)}</p>
      {preview.data?.orders.map((order) => (
        <OrderToBe key={`${order.supplier_cd} ${order.branch_no}`} order={order} />
      ))}
    </FormDrawer>
  )
}

function OrderToBe({ order }: { order: OutputOf<typeof previewOrders>['orders'][number] }) {
  const say = useSay()
  const language = useLanguage()
  const name = `${order.supplier_cd}-${order.branch_no}　${order.supplier_nm}`
  return (
    <section>
      <h2>{say(proposalTexts.orderTo, { supplier: name, amount: grouped(decimal(order.amount)) })}</h2>
      <PlainTable
        label={name}
        rows={order.lines}
        keyOf={({ proposals }) => proposals.join(' ')}
        columns={[
          { name: 'item', label: proposalTexts.item, cell: (one) => `${one.item_cd}　${one.item_nm}` },
          { name: 'qty', label: proposalTexts.qty, kind: 'figure', cell: ({ qty }) => qty },
          { name: 'due', label: proposalTexts.due, kind: 'date', cell: ({ due_dt }) => due_dt },
          { name: 'price', label: proposalTexts.price, kind: 'figure', cell: ({ unit_price }) => unit_price },
          {
            ...{ name: 'base', label: proposalTexts.priceBase, kind: 'figure' },
            cell: ({ price_base_qty }) => price_base_qty,
          },
          {
            ...{ name: 'temp', label: proposalTexts.provisional, kind: 'flag' },
            cell: ({ temp_price_flg }) => temp_price_flg,
          },
          {
            ...{ name: 'proposals', label: proposalTexts.proposals },
            cell: ({ proposals }) => listed(proposals, language),
          },
        ]}
      />
    </section>
  )
}

import { itemMaster } from '#modules/master/contract/item.ts'
import type { CodeTable } from '#platform/contract/code-table.ts'
import { written } from '#platform/contract/decimal.ts'
import { pageAddress } from '#platform/contract/record-page.ts'
import { KeyLink } from '#platform/web/kit/table/key-link.tsx'
import type { PlainColumn } from '#platform/web/kit/table/plain-column.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { CodeStatus } from '#platform/web/kit/theme/code-status.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { orderStatus } from '../../contract/order-codes.ts'
import { backlogOf } from '../../contract/order-figures.ts'
import { orderLineFields } from '../../contract/order-line-fields.ts'
import { orderPageTexts } from './order-page.text.ts'
import type { OnSheet } from './on-sheet.ts'

interface Props extends OnSheet {
  chosen: number
  onChoose: (line_no: number) => void
}

type Line = OnSheet['order']['lines'][number]

/** The lines with their days and their axes; the one at hand is the one whose chain the tree shows. */
export function OrderLines({ order, page, chosen, onChoose }: Props) {
  const say = useSay()
  const items = new Map(page.items.map((item) => [item.item_cd, item]))
  const { quantities, days, states } = orderPageTexts
  const figure = (name: 'qty' | 'shipped_qty' | 'unit_price' | 'amount'): PlainColumn<Line> => ({
    ...{ name, label: orderLineFields[name].label, kind: 'figure' },
    ...(name === 'qty' || name === 'shipped_qty' ? { group: quantities } : {}),
    cell: (line) => line[name],
  })
  const day = (
    name: 'desired_dt' | 'answer_dt' | 'confirmed_dt',
    label: PlainColumn<Line>['label'],
  ): PlainColumn<Line> => ({
    ...{ name, label, group: days },
    cell: (line) => shortDay(line[name], order.header.order_dt),
  })
  const axis = (
    name: 'plan_status' | 'allocation_status' | 'shipping_status' | 'sales_status',
  ): PlainColumn<Line> => {
    const { label, codes }: { label: PlainColumn<Line>['label']; codes: CodeTable } = orderLineFields[name]
    return {
      ...{ name, label, group: states },
      cell: (line) =>
        line.line_status === '0' ? (
          <CodeStatus codes={codes} code={line[name]} look="st" />
        ) : name === 'plan_status' ? (
          <CodeStatus codes={orderStatus} code={line.line_status} look="st" />
        ) : null,
    }
  }
  return (
    <PlainTable
      label={say(orderPageTexts.lines)}
      rows={order.lines}
      keyOf={({ line_no }) => String(line_no)}
      rowHeader="line_no"
      rowClass={({ line_status }) => (line_status === '0' ? undefined : 'closed')}
      isCurrent={({ line_no }) => line_no === chosen}
      onSelect={({ line_no }) => onChoose(line_no)}
      columns={[
        { name: 'line_no', label: orderPageTexts.line, width: 4, cell: ({ line_no }) => String(line_no) },
        {
          ...{ name: 'item_cd', label: orderLineFields.item_cd.label },
          cell: ({ item_cd }) => <KeyLink to={pageAddress(itemMaster, { item_cd })}>{item_cd}</KeyLink>,
        },
        {
          name: 'item_nm',
          label: orderPageTexts.itemName,
          cell: ({ item_cd }) => items.get(item_cd)?.item_nm,
        },
        figure('qty'),
        figure('shipped_qty'),
        {
          ...{ name: 'backlog', label: orderPageTexts.backlog, kind: 'figure', group: quantities },
          cell: (line) => written(backlogOf(line), 0),
        },
        {
          name: 'unit',
          label: orderLineFields.unit_cd.label,
          cell: ({ item_cd }) => items.get(item_cd)?.unit_nm,
        },
        figure('unit_price'),
        {
          ...{ ...figure('amount'), sum: true },
          cell: ({ line_status, amount }) => (line_status === '9' ? '' : amount),
        },
        day('desired_dt', orderPageTexts.desired),
        day('answer_dt', orderPageTexts.answered),
        day('confirmed_dt', orderPageTexts.confirmed),
        axis('plan_status'),
        axis('allocation_status'),
        axis('shipping_status'),
        axis('sales_status'),
      ]}
    />
  )
}

/** The year is said where it is another than the order's. */
const shortDay = (day: string, order_dt: string): string =>
  (day.slice(0, 4) === order_dt.slice(0, 4) ? day.slice(5) : day).replaceAll('-', '/')

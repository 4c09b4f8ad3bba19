import { listed } from '#platform/contract/punctuation.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import { orderOutside } from '../../contract/outside/outside-calls.ts'
import { outsideProcessList } from '../../contract/outside/outside-list.ts'
import { outsideRowName, type OutsideRow } from './outside-row.ts'
import { outsideTexts } from './outside.text.ts'
import { useLinesCall } from './use-lines-call.ts'

interface Props {
  rows: readonly OutsideRow[]
  onClose: () => void
}

const { columns } = outsideProcessList

/** 外注発注: what is ordered from whom, before the key is pressed. */
export function OutsideOrderDrawer({ rows, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const call = useCall()
  const form = useLinesCall(async () => {
    const { orders } = await call(orderOutside, {
      steps: rows.map(({ work_order_no, process_no }) => ({ work_order_no, process_no })),
    })
    showToast(
      'done',
      say(outsideTexts.ordered, {
        no: listed(
          orders.map(({ po_no }) => po_no),
          language,
        ),
      }),
    )
  }, onClose)
  return (
    <FormDrawer
      title={say(outsideTexts.orderTitle, { count: rows.length })}
      label={outsideTexts.order}
      {...(orderOutside.write ? { need: [orderOutside.write] } : {})}
      form={form}
      wide
      onClose={onClose}
    >
      <p className="dim">{say(outsideTexts.orderHelp)}</p>
      <PlainTable
        label={say(outsideTexts.order)}
        rows={rows}
        keyOf={outsideRowName}
        columns={[
          { name: 'line', label: outsideTexts.line, cell: outsideRowName },
          {
            ...{ name: 'operation', label: columns.operation_nm.label },
            cell: ({ operation_nm }) => operation_nm,
          },
          {
            ...{ name: 'supplier', label: columns.supplier_cd.label },
            cell: ({ supplier_cd, supplier_nm }) => `${supplier_cd}　${supplier_nm}`,
          },
          {
            ...{ name: 'item', label: columns.item_cd.label },
            cell: ({ item_cd, item_nm }) => `${item_cd}　${item_nm}`,
          },
          { name: 'qty', label: outsideTexts.qty, kind: 'figure', cell: ({ qty }) => qty },
          { name: 'due', label: columns.due_dt.label, kind: 'date', cell: ({ due_dt }) => due_dt },
        ]}
      />
    </FormDrawer>
  )
}

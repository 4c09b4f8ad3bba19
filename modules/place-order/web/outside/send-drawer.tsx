import { useState } from 'react'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormDate } from '#platform/web/kit/form/form-date.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { sendOutside } from '../../contract/outside/outside-calls.ts'
import { outsideProcessList } from '../../contract/outside/outside-list.ts'
import { LineInput } from './line-input.tsx'
import { outsideRowName, type OutsideRow } from './outside-row.ts'
import { outsideTexts } from './outside.text.ts'
import { useLinesCall } from './use-lines-call.ts'

interface Props {
  rows: readonly OutsideRow[]
  onClose: () => void
}

const { columns } = outsideProcessList

/** 外注出庫: one slip for all ticked lines of one subcontractor. */
export function SendDrawer({ rows, onClose }: Props) {
  const say = useSay()
  const call = useCall()
  const today = useSession((state) => state.businessDate) ?? ''
  const [move_dt, setDay] = useState(today)
  const [quantities, setQuantities] = useState(() => rows.map(({ ready_qty }) => ready_qty))
  const form = useLinesCall(async () => {
    const { move_no, pick_up_dt } = await call(sendOutside, {
      ...{ move_dt, remarks: '' },
      lines: rows.map(({ po_no, line_no }, at) => ({ po_no, line_no, qty: quantities[at] ?? '' })),
    })
    if (pick_up_dt === '') showToast('done', say(outsideTexts.sent, { no: move_no }))
    else showToast('note', say(outsideTexts.sentOffDay, { no: move_no, day: pick_up_dt }))
  }, onClose)
  const [first] = rows
  return (
    <FormDrawer
      title={say(outsideTexts.sendTitle, { count: rows.length })}
      subtitle={first ? `${first.supplier_cd}　${first.supplier_nm}` : ''}
      label={outsideTexts.send}
      {...(sendOutside.write ? { need: [sendOutside.write] } : {})}
      form={form}
      wide
      onClose={onClose}
    >
      <FormDate
        form={{ typed: { move_dt }, errorAt: (name) => form.errors[name], type: (_, day) => setDay(day) }}
        name="move_dt"
        label={outsideTexts.sendDay}
        required
      />
      <PlainTable
        label={say(outsideTexts.send)}
        rows={rows}
        keyOf={outsideRowName}
        rowHeader="line"
        columns={[
          { name: 'line', label: outsideTexts.line, cell: outsideRowName },
          {
            ...{ name: 'operation', label: columns.operation_nm.label },
            cell: ({ operation_nm }) => operation_nm,
          },
          {
            ...{ name: 'item', label: columns.item_cd.label },
            cell: ({ item_cd, item_nm }) => `${item_cd}　${item_nm}`,
          },
          {
            ...{ name: 'ready', label: columns.ready_qty.label, kind: 'figure' },
            cell: ({ ready_qty }) => ready_qty,
          },
          {
            ...{ name: 'qty', label: outsideTexts.qty },
            cell: (row) => (
              <LineInput
                isFigure
                label={outsideTexts.qty}
                line={outsideRowName(row)}
                value={quantities[rows.indexOf(row)] ?? ''}
                onChange={(value) => setQuantities(quantities.with(rows.indexOf(row), value))}
              />
            ),
            error: (row) => form.errors[`lines.${rows.indexOf(row)}.qty`],
          },
        ]}
      />
    </FormDrawer>
  )
}

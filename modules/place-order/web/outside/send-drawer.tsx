import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { useCheckedCall } from '#platform/web/kit/form/use-checked-call.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { sendOutside } from '../../contract/outside/outside-calls.ts'
import { outsideProcessList } from '../../contract/outside/outside-list.ts'
import { DrawerDay } from './drawer-day.tsx'
import { LineInput } from './line-input.tsx'
import { outsideRowName, type OutsideRow } from './outside-row.ts'
import { outsideTexts } from './outside.text.ts'

interface Props {
  rows: readonly OutsideRow[]
  onClose: () => void
}

const { columns } = outsideProcessList

/** 外注出庫: one slip for all ticked lines of one subcontractor. */
export function SendDrawer({ rows, onClose }: Props) {
  const say = useSay()
  const cache = useQueryClient()
  const today = useSession((state) => state.businessDate) ?? ''
  const [move_dt, setDay] = useState(today)
  const [quantities, setQuantities] = useState(() => rows.map(({ ready_qty }) => ready_qty))
  const form = useCheckedCall(sendOutside, ({ move_no }) => {
    showToast('done', say(outsideTexts.sent, { no: move_no }))
    void cache.invalidateQueries().then(onClose)
  })
  const send = () =>
    form.send({
      ...{ move_dt, remarks: '' },
      lines: rows.map(({ po_no, line_no }, at) => ({ po_no, line_no, qty: quantities[at] ?? '' })),
    })
  return (
    <FormDrawer
      title={say(outsideTexts.sendTitle, { count: rows.length })}
      subtitle={rows[0] ? `${rows[0].supplier_cd}　${rows[0].supplier_nm}` : ''}
      label={outsideTexts.send}
      {...(sendOutside.write ? { need: [sendOutside.write] } : {})}
      form={{ message: form.message, sending: form.sending, submit: send }}
      wide
      onClose={onClose}
    >
      <DrawerDay label={outsideTexts.sendDay} name="move_dt" value={move_dt} error={form.errorAt('move_dt')} onChange={setDay} />
      <PlainTable
        label={say(outsideTexts.send)}
        rows={rows}
        keyOf={outsideRowName}
        rowHeader="line"
        columns={[
          { name: 'line', label: outsideTexts.line, cell: outsideRowName },
          { name: 'operation', label: columns.operation_nm.label, cell: ({ operation_nm }) => operation_nm },
          { name: 'item', label: columns.item_cd.label, cell: ({ item_cd, item_nm }) => `${item_cd}　${item_nm}` },
          { name: 'ready', label: columns.ready_qty.label, kind: 'figure', cell: ({ ready_qty }) => ready_qty },
          {
            ...{ name: 'qty', label: outsideTexts.qty },
            cell: (row) => {
              const at = rows.indexOf(row)
              return (
                <LineInput
                  isFigure
                  label={outsideTexts.qty}
                  line={outsideRowName(row)}
                  value={quantities[at] ?? ''}
                  onChange={(value) => setQuantities(quantities.with(at, value))}
                />
              )
            },
            error: (row) => form.errors[`lines.${rows.indexOf(row)}.qty`],
          },
        ]}
      />
    </FormDrawer>
  )
}

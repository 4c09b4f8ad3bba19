import { useState } from 'react'
import type { Text } from '#platform/contract/text.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormDate } from '#platform/web/kit/form/form-date.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { receiveOutside } from '../../contract/outside/outside-calls.ts'
import { outsideProcessList } from '../../contract/outside/outside-list.ts'
import { LineInput } from './line-input.tsx'
import { outsideRowName, type OutsideRow } from './outside-row.ts'
import { outsideTexts } from './outside.text.ts'
import { useLinesCall } from './use-lines-call.ts'
import './outside.css'

interface Props {
  rows: readonly OutsideRow[]
  onClose: () => void
}

const { columns } = outsideProcessList

interface Came {
  readonly good_qty: string
  readonly defective_qty: string
  readonly reason: string
  readonly claim_amount: string
  readonly straight_on: boolean
}
type Written = Exclude<keyof Came, 'straight_on'>

const written: readonly (readonly [name: Written, label: Text])[] = [
  ['good_qty', outsideTexts.good],
  ['defective_qty', outsideTexts.defective],
  ['reason', outsideTexts.defectReason],
  ['claim_amount', outsideTexts.claim],
]

/** 外注戻り: what is good and what is not, of all ticked lines of one subcontractor; the good ones may go straight on. */
export function ReceiveDrawer({ rows, onClose }: Props) {
  const say = useSay()
  const call = useCall()
  const today = useSession((state) => state.businessDate) ?? ''
  const [head, setHead] = useState({ move_dt: today, supplier_slip_no: '' })
  const [came, setCame] = useState(() =>
    rows.map(({ there_qty }): Came => ({
      ...{ good_qty: there_qty, defective_qty: '0', reason: '', claim_amount: '0', straight_on: false },
    })),
  )
  const put = (row: OutsideRow, change: Partial<Came>) =>
    setCame(came.map((one, at) => (at === rows.indexOf(row) ? { ...one, ...change } : one)))
  const form = useLinesCall(async () => {
    const { move_no } = await call(receiveOutside, {
      ...{ ...head, remarks: '' },
      lines: rows.flatMap(({ po_no, line_no }, at) => {
        const line = came[at]
        return line ? [{ po_no, line_no, ...line }] : []
      }),
    })
    showToast('done', say(outsideTexts.received, { no: move_no }))
  }, onClose)
  const [first] = rows
  return (
    <FormDrawer
      title={say(outsideTexts.receiveTitle, { count: rows.length })}
      subtitle={first ? `${first.supplier_cd}　${first.supplier_nm}` : ''}
      label={outsideTexts.receive}
      {...(receiveOutside.write ? { need: [receiveOutside.write] } : {})}
      form={form}
      wide
      onClose={onClose}
    >
      <FormDate
        form={{
          typed: head,
          errorAt: (name) => form.errors[name],
          type: (_, move_dt) => setHead({ ...head, move_dt }),
        }}
        name="move_dt"
        label={outsideTexts.receiveDay}
        required
      />
      <Labelled label={say(outsideTexts.slipNo)} error={form.errors.supplier_slip_no}>
        {(control) => (
          <input
            {...control}
            name="supplier_slip_no"
            className="fld"
            maxLength={30}
            autoComplete="off"
            value={head.supplier_slip_no}
            onChange={({ target }) => setHead({ ...head, supplier_slip_no: target.value })}
          />
        )}
      </Labelled>
      <PlainTable
        label={say(outsideTexts.receive)}
        rows={rows}
        keyOf={outsideRowName}
        rowHeader="line"
        columns={[
          { name: 'line', className: 'outside-line', label: outsideTexts.line, cell: outsideRowName },
          {
            ...{ name: 'item', className: 'outside-item', label: columns.item_cd.label },
            cell: ({ item_cd, item_nm }) => `${item_cd}　${item_nm}`,
          },
          {
            ...{ name: 'there', label: columns.there_qty.label, kind: 'figure' },
            cell: ({ there_qty }) => there_qty,
          },
          ...written.map(([name, label]) => ({
            ...{ name, label },
            cell: (row: OutsideRow) => (
              <LineInput
                isFigure={name !== 'reason'}
                label={label}
                line={outsideRowName(row)}
                value={came[rows.indexOf(row)]?.[name] ?? ''}
                onChange={(value) => put(row, { [name]: value })}
              />
            ),
            error: (row: OutsideRow) => form.errors[`lines.${rows.indexOf(row)}.${name}`],
          })),
          {
            ...{ name: 'straight_on', label: outsideTexts.straightOn },
            cell: (row) => (
              <input
                type="checkbox"
                aria-label={say(outsideTexts.ofLine, {
                  ...{ field: say(outsideTexts.straightOn), line: outsideRowName(row) },
                })}
                checked={came[rows.indexOf(row)]?.straight_on ?? false}
                onChange={({ target }) => put(row, { straight_on: target.checked })}
              />
            ),
            error: (row) => form.errors[`lines.${rows.indexOf(row)}.straight_on`],
          },
        ]}
      />
    </FormDrawer>
  )
}

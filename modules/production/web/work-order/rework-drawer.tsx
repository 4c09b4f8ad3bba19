import { bracketed } from '#platform/contract/punctuation.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { useOpened } from '#platform/web/api/use-opened.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { DayField, dayTyped } from '#platform/web/kit/form/day-field.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { ReasonField } from '#platform/web/kit/form/reason-field.tsx'
import { useCheckedCall } from '#platform/web/kit/form/use-checked-call.ts'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import { makeRework, reworkOf } from '../../contract/work-order/rework-calls.ts'
import { planTexts } from '../plan/plan.text.ts'
import { Ticks } from './ticks.tsx'
import { workOrderTexts } from './work-order.text.ts'

interface Props {
  work_order_no: string
  onClose: () => void
}

type Mendable = OutputOf<typeof reworkOf>

/** 手直し指示: which defective pieces, by which processes, until when and why. */
export function ReworkDrawer({ work_order_no, onClose }: Props) {
  const call = useCall()
  const data = useOpened({
    queryKey: ['work order', 'rework', work_order_no],
    queryFn: ({ signal }) => call(reworkOf, { work_order_no }, signal),
  })
  return data ? <ReworkForm order={data} onClose={onClose} /> : null
}

/** The process that found them and all behind it; the last one in house for what the final inspection found. */
function fromOn({ operations }: Mendable, found_no: number): readonly number[] {
  const last = operations.findLast(({ outside_flg }) => !outside_flg)?.process_no ?? 0
  const from = found_no === 0 ? last : found_no
  return operations.filter(({ process_no }) => process_no >= from).map(({ process_no }) => process_no)
}

function ReworkForm({ order, onClose }: { order: Mendable; onClose: () => void }) {
  const say = useSay()
  const language = useLanguage()
  const cache = useQueryClient()
  const { work_order_no, operations, parts } = order
  const mendable = [
    ...operations,
    { ...order.judged, process_no: 0, operation_nm: say(workOrderTexts.judged) },
  ].filter(({ left_qty }) => left_qty !== '0')
  const [first] = mendable
  const [typed, setTyped] = useState({
    ...{ process_no: first?.process_no ?? 0, qty: first?.left_qty ?? '' },
    processes: fromOn(order, first?.process_no ?? 0),
    parts: [] as readonly number[],
    ...{ due_dt: dayTyped(order.due_dt), reason: '', remarks: '' },
  })
  const type = (change: Partial<typeof typed>) => setTyped({ ...typed, ...change })
  const { send, sending, message, errorAt } = useCheckedCall(makeRework, (made) => {
    showToast('done', say(workOrderTexts.reworked, { no: made.work_order_no }))
    return cache.invalidateQueries().then(onClose)
  })
  const choose = (process_no: number) =>
    type({
      process_no,
      qty: mendable.find((one) => one.process_no === process_no)?.left_qty ?? '',
      ...{ processes: fromOn(order, process_no), parts: [] },
    })
  const wrong = [message, errorAt('parts')].filter(Boolean).join('\n')
  return (
    <FormDrawer
      title={say(workOrderTexts.reworkTitle, { no: work_order_no })}
      subtitle={`${order.item_cd}　${order.item_nm}`}
      label={workOrderTexts.rework}
      need={['write:production']}
      form={{
        message: wrong,
        sending,
        submit: () => {
          if (sending) return
          send({
            ...{ ...typed, work_order_no, due_dt: typed.due_dt.replaceAll('/', '-') },
            ...{ processes: [...typed.processes], parts: [...typed.parts] },
          })
        },
      }}
      onClose={onClose}
    >
      <p className="dim">{say(first ? workOrderTexts.reworkHelp : workOrderTexts.nothing)}</p>
      <Labelled label={say(workOrderTexts.found)} error={errorAt('process_no')}>
        {(control) => (
          <select
            {...control}
            name="process_no"
            className="fld"
            value={typed.process_no}
            onChange={({ target }) => choose(Number(target.value))}
          >
            {mendable.map(({ process_no, operation_nm, defective_qty, left_qty }) => (
              <option key={process_no} value={process_no}>
                {say(workOrderTexts.foundOption, {
                  ...{
                    process: process_no || '',
                    name: operation_nm,
                    defective: defective_qty,
                    left: left_qty,
                  },
                })}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <Labelled
        label={`${say(workOrderTexts.qty)}${bracketed(order.unit_nm, language)}`}
        required
        error={errorAt('qty')}
      >
        {(control) => (
          <input
            {...control}
            name="qty"
            className="fld"
            inputMode="decimal"
            value={typed.qty}
            onChange={({ target }) => type({ qty: target.value })}
          />
        )}
      </Labelled>
      <Ticks
        name="processes"
        label={workOrderTexts.processes}
        error={errorAt('processes')}
        options={operations.map(({ process_no, operation_nm, work_nm, outside_flg }) => [
          process_no,
          [
            process_no,
            operation_nm,
            work_nm,
            outside_flg ? bracketed(say(workOrderTexts.outside), language) : '',
          ].join('　'),
        ])}
        chosen={typed.processes}
        onChange={(processes) => type({ processes })}
      />
      {parts.length === 0 ? null : (
        <Ticks
          name="parts"
          label={workOrderTexts.parts}
          options={parts.map(({ part_no, process_no, item_cd, item_nm }) => [
            part_no,
            `${process_no}　${item_cd}　${item_nm}`,
          ])}
          chosen={typed.parts}
          onChange={(chosen) => type({ parts: chosen })}
        />
      )}
      <DayField
        name="due_dt"
        label={planTexts.due}
        value={typed.due_dt}
        error={errorAt('due_dt')}
        onChange={(due_dt) => type({ due_dt })}
      />
      <ReasonField value={typed.reason} onChange={(reason) => type({ reason })} error={errorAt('reason')} />
    </FormDrawer>
  )
}

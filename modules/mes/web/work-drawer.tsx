import { useQueryClient } from '@tanstack/react-query'
import { workerMaster } from '#modules/master/contract/worker.ts'
import { codeDivMaster } from '#modules/system/contract/code-div.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { FormSelect } from '#platform/web/kit/form/form-select.tsx'
import { useFound } from '#platform/web/kit/lookup/use-lookup.ts'
import { FormCode } from '#platform/web/kit/lookup/form-code.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { recordWork } from '../contract/work-calls.ts'
import { workEvent, type WorkEventKind } from '../contract/work-codes.ts'
import { workQuestions } from '../contract/work-errors.ts'
import { workTexts } from './work.text.ts'

interface Props {
  row: {
    readonly work_order_no: string
    readonly process_no: number
    readonly item_cd: string
    readonly ready_qty: string
    readonly good_qty: string
    readonly defective_qty: string
    readonly worker_cd: string
  }
  kind: WorkEventKind
  onClose: () => void
}

/** One event of a process; what the process before has passed on stands there as its good pieces. */
export function WorkDrawer({ row, kind, onClose }: Props) {
  const say = useSay()
  const cache = useQueryClient()
  const { work_order_no, process_no, ready_qty, good_qty, defective_qty } = row
  const counts = kind === '4' || kind === '5'
  const reasons = useFound(codeDivMaster, kind === '2' ? 'STOP_REASON' : 'DEFECT_REASON', '')?.list ?? []
  const left = Number(ready_qty) - Number(good_qty) - Number(defective_qty)
  const named = { no: work_order_no, process: process_no }
  const form = useCallForm(recordWork, {
    initial: {
      ...{ work_order_no, process_no: String(process_no), event_kind: kind, worker_cd: row.worker_cd },
      ...{
        good_qty: counts ? String(Math.max(left, 0)) : '0',
        defective_qty: '0',
        reason_cd: '',
        remarks: '',
      },
    },
    questions: workQuestions,
    onDone: () => {
      showToast('done', say(workTexts.done, { ...named, what: say(workEvent.texts[kind]) }))
      return cache.invalidateQueries().then(onClose)
    },
  })
  return (
    <FormDrawer
      title={say(workTexts.reportTitle, named)}
      subtitle={row.item_cd}
      label={workEvent.texts[kind]}
      {...(recordWork.write ? { need: [recordWork.write] } : {})}
      form={form}
      onClose={onClose}
    >
      {counts ? (
        <>
          <FormField form={form} name="good_qty" label={workTexts.good} required />
          <FormField form={form} name="defective_qty" label={workTexts.defective} required />
        </>
      ) : null}
      {counts || kind === '2' ? (
        <FormSelect
          form={form}
          name="reason_cd"
          label={kind === '2' ? workTexts.stopReason : workTexts.defectReason}
          options={[['', ''], ...reasons.map(({ key, name }) => [key.at(-1) ?? '', name] as const)]}
        />
      ) : null}
      <FormCode form={form} name="worker_cd" label={workTexts.worker} target={workerMaster} />
    </FormDrawer>
  )
}

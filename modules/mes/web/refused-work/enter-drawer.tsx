import { useQueryClient } from '@tanstack/react-query'
import { workerMaster } from '#modules/master/contract/worker.ts'
import { codeDivMaster } from '#modules/system/contract/code-div.ts'
import type { RowOf } from '#platform/contract/list-column.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { FormSelect } from '#platform/web/kit/form/form-select.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { FormCode } from '#platform/web/kit/lookup/form-code.tsx'
import { useFound } from '#platform/web/kit/lookup/use-lookup.ts'
import { useSay } from '#platform/web/language/say.ts'
import { enterRefused } from '../../contract/refused-work/refused-calls.ts'
import type { refusedWorkList } from '../../contract/refused-work/refused-list.ts'
import { workQuestions } from '../../contract/work-errors.ts'
import { workTexts } from '../work.text.ts'
import { refusedTexts } from './refused.text.ts'

interface Props {
  row: RowOf<typeof refusedWorkList>
  name: string
  onClose: () => void
}

/** As it was told, to be put right; why it was refused stands above. */
export function EnterDrawer({ row, name, onClose }: Props) {
  const say = useSay()
  const cache = useQueryClient()
  const { refused_no, work_order_no, worker_cd, good_qty, defective_qty, rework_qty, reason_cd } = row
  const { serial_nos } = row
  const counts = row.event_kind === '4' || row.event_kind === '5'
  const stops = row.event_kind === '2'
  const reasons = useFound(codeDivMaster, stops ? 'STOP_REASON' : 'DEFECT_REASON', '')?.list ?? []
  const form = useCallForm(enterRefused, {
    initial: {
      ...{
        refused_no,
        update_cnt: String(row.update_cnt),
        work_order_no,
        worker_cd,
        good_qty,
        defective_qty,
        rework_qty,
      },
      ...{ process_no: String(row.process_no), reason_cd, serial_nos },
    },
    questions: workQuestions,
    onDone: () => {
      showToast('done', say(refusedTexts.entered))
      return cache.invalidateQueries().then(onClose)
    },
  })
  return (
    <FormDrawer title={name} label={refusedTexts.enter} need={['write:mes']} form={form} onClose={onClose}>
      <p>{row.refusal}</p>
      <FormField form={form} name="work_order_no" label={refusedTexts.workOrder} required />
      <FormField form={form} name="process_no" label={refusedTexts.process} required />
      {counts ? (
        <>
          <FormField form={form} name="good_qty" label={workTexts.good} required />
          <FormField form={form} name="defective_qty" label={workTexts.defective} required />
          <FormField form={form} name="rework_qty" label={workTexts.rework} required />
          <FormField form={form} name="serial_nos" label={workTexts.serials} hint={workTexts.serialsHint} />
        </>
      ) : null}
      {counts || stops ? (
        <FormSelect
          form={form}
          name="reason_cd"
          label={stops ? workTexts.stopReason : workTexts.defectReason}
          options={[['', ''], ...reasons.map(({ key, name: reason }) => [key.at(-1) ?? '', reason] as const)]}
        />
      ) : null}
      <FormCode form={form} name="worker_cd" label={workTexts.worker} target={workerMaster} />
    </FormDrawer>
  )
}

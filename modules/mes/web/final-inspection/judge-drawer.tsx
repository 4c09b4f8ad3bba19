import { useQueryClient } from '@tanstack/react-query'
import { codeDivMaster } from '#modules/system/contract/code-div.ts'
import type { RowOf } from '#platform/contract/list-column.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { FormSelect } from '#platform/web/kit/form/form-select.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { useFound } from '#platform/web/kit/lookup/use-lookup.ts'
import { useSay } from '#platform/web/language/say.ts'
import { judgeFinished } from '../../contract/final-inspection/inspection-calls.ts'
import type { finalInspectionList } from '../../contract/final-inspection/inspection-list.ts'
import { workTexts } from '../work.text.ts'
import { inspectionTexts } from './inspection.text.ts'

interface Props {
  row: RowOf<typeof finalInspectionList>
  name: string
  onClose: () => void
}

/** All of it is good unless somebody says otherwise. */
export function JudgeDrawer({ row, name, onClose }: Props) {
  const say = useSay()
  const cache = useQueryClient()
  const reasons = useFound(codeDivMaster, 'DEFECT_REASON', '')?.list ?? []
  const { work_order_no, location_cd, lot_no, awaiting_qty } = row
  const form = useCallForm(judgeFinished, {
    initial: {
      work_order_no,
      location_cd,
      lot_no,
      good_qty: awaiting_qty,
      defective_qty: '0',
      reason_cd: '',
    },
    onDone: () => {
      showToast('done', say(inspectionTexts.judged))
      void cache.invalidateQueries().then(onClose)
    },
  })
  return (
    <FormDrawer title={name} label={inspectionTexts.judge} need={['write:mes']} form={form} onClose={onClose}>
      <p>{say(inspectionTexts.body, { qty: awaiting_qty })}</p>
      <FormField form={form} name="good_qty" label={workTexts.good} required />
      <FormField form={form} name="defective_qty" label={workTexts.defective} required />
      <FormSelect
        form={form}
        name="reason_cd"
        label={workTexts.defectReason}
        options={[['', ''], ...reasons.map(({ key, name: reason }) => [key.at(-1) ?? '', reason] as const)]}
      />
    </FormDrawer>
  )
}

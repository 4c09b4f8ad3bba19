import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { codeDivMaster } from '#modules/system/contract/code-div.ts'
import type { RowOf } from '#platform/contract/list-column.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { FormSelect } from '#platform/web/kit/form/form-select.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { useFound } from '#platform/web/kit/lookup/use-lookup.ts'
import { useSay } from '#platform/web/language/say.ts'
import { inspectionPoints, judgeFinished } from '../../contract/final-inspection/inspection-calls.ts'
import type { finalInspectionList } from '../../contract/final-inspection/inspection-list.ts'
import { workTexts } from '../work.text.ts'
import { inspectionTexts } from './inspection.text.ts'
import { PointTable } from './point-table.tsx'
import { measuredByPoint, type TypedByPoint } from './measured-by-point.ts'

interface Props {
  row: RowOf<typeof finalInspectionList>
  name: string
  onClose: () => void
}

/** All of it is good unless somebody says otherwise; what is measured may be noted with it. */
export function JudgeDrawer({ row, name, onClose }: Props) {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const reasons = useFound(codeDivMaster, 'DEFECT_REASON', '')?.list ?? []
  const { work_order_no, location_cd, lot_no, awaiting_qty } = row
  const { data } = useQuery({
    queryKey: ['final-inspection-points', work_order_no],
    queryFn: ({ signal }) => call(inspectionPoints, { work_order_no }, signal),
    staleTime: 0,
  })
  const points = data?.list ?? []
  const [typed, setTyped] = useState<TypedByPoint>(new Map())
  const { measures } = measuredByPoint(typed, points)
  const form = useCallForm(judgeFinished, {
    initial: {
      ...{ work_order_no, location_cd, lot_no, reason_cd: '', good_reason: '' },
      ...{ good_qty: awaiting_qty, defective_qty: '0' },
    },
    beside: { measures },
    onDone: () => {
      showToast('done', say(inspectionTexts.judged))
      return cache.invalidateQueries().then(onClose)
    },
  })
  const wrongMeasure = Object.entries(form.errors).find(([path]) => path.startsWith('measures.'))?.[1]
  return (
    <FormDrawer
      title={name}
      label={inspectionTexts.judge}
      need={['write:mes']}
      wide={points.length > 0}
      form={form}
      onClose={onClose}
    >
      <p>{say(inspectionTexts.body, { qty: awaiting_qty })}</p>
      <FormField form={form} name="good_qty" label={workTexts.good} required />
      <FormField form={form} name="defective_qty" label={workTexts.defective} required />
      <FormSelect
        form={form}
        name="reason_cd"
        label={workTexts.defectReason}
        options={[['', ''], ...reasons.map(({ key, name: reason }) => [key.at(-1) ?? '', reason] as const)]}
      />
      {points.length > 0 ? (
        <PointTable
          points={points}
          typed={typed}
          onChange={(now) => {
            setTyped(now)
            // What was refused was said of the values before.
            form.refuse({})
          }}
          wrong={wrongMeasure}
        />
      ) : null}
      <FormField
        form={form}
        name="good_reason"
        label={inspectionTexts.goodReason}
        hint={inspectionTexts.goodReasonHint}
      />
    </FormDrawer>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { itemMaster } from '#modules/master/contract/item.ts'
import type { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDate } from '#platform/web/kit/form/form-date.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { FormCode } from '#platform/web/kit/lookup/form-code.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { addPlan, editPlan } from '../../contract/plan/plan-calls.ts'
import { type ManagedRow, planOfLine, type PlanRow } from './plan-row.ts'
import { planTexts } from './plan.text.ts'

interface AddProps {
  division: (typeof fixedCodes.production_div)['codes'][number]
  /** The line of an order that nobody has planned yet. */
  line?: ManagedRow
  onClose: () => void
}

/** 手動計画: an item, how many, from when until when, and for which line of an order. */
export function AddPlanDrawer({ division, line, onClose }: AddProps) {
  const say = useSay()
  const cache = useQueryClient()
  const isForOrder = division === '050' || division === '051'
  const form = useCallForm(addPlan, {
    initial: {
      ...{ production_div: division, item_cd: '', qty: '', start_dt: '', due_dt: '', remarks: '' },
      ...{ demand_no: '', demand_line: isForOrder ? '1' : '0' },
      ...(line && planOfLine(line)),
    },
    onDone: ({ plan_no }) => {
      showToast('done', say(planTexts.added, { no: plan_no }))
      return cache.invalidateQueries().then(onClose)
    },
  })
  return (
    <FormDrawer title={say(planTexts.add)} label={planTexts.add} form={form} onClose={onClose}>
      <FormCode form={form} name="item_cd" label={planTexts.item} target={itemMaster} required />
      <FormField form={form} name="qty" label={planTexts.qty} required />
      <FormDate form={form} name="start_dt" label={planTexts.start} required />
      <FormDate form={form} name="due_dt" label={planTexts.due} required />
      {isForOrder ? (
        <>
          <FormField form={form} name="demand_no" label={planTexts.order} required />
          <FormField form={form} name="demand_line" label={planTexts.line} required inputMode="numeric" />
        </>
      ) : null}
      <FormField form={form} name="remarks" label={planTexts.remarks} />
    </FormDrawer>
  )
}

/** Another quantity, other days. */
export function EditPlanDrawer({ row, onClose }: { row: PlanRow; onClose: () => void }) {
  const say = useSay()
  const cache = useQueryClient()
  const { plan_no, qty, start_dt, due_dt, remarks } = row
  const form = useCallForm(editPlan, {
    initial: { plan_no, update_cnt: String(row.update_cnt), qty, start_dt, due_dt, remarks },
    onDone: () => {
      showToast('done', say(planTexts.edited, { no: plan_no }))
      return cache.invalidateQueries().then(onClose)
    },
  })
  return (
    <FormDrawer
      title={say(planTexts.editTitle, { no: plan_no })}
      subtitle={`${row.item_cd}　${row.item_nm}`}
      label={planTexts.edit}
      form={form}
      onClose={onClose}
    >
      <p className="dim">{say(planTexts.editHelp)}</p>
      <FormField form={form} name="qty" label={planTexts.qty} required />
      <FormDate form={form} name="start_dt" label={planTexts.start} required />
      <FormDate form={form} name="due_dt" label={planTexts.due} required />
      <FormField form={form} name="remarks" label={planTexts.remarks} />
    </FormDrawer>
  )
}

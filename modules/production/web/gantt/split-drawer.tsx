import { useCall } from '#platform/web/api/api-context.tsx'
import { useOpened } from '#platform/web/api/use-opened.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { useSay } from '#platform/web/language/say.ts'
import type { ShownOperation } from '../../contract/gantt/gantt-calls.ts'
import { checkSplit, halfOfPlan, splitQty } from '../../contract/gantt/split-calls.ts'
import { planTexts } from '../plan/plan.text.ts'
import { ganttScreenTexts } from './gantt.text.ts'

interface Props {
  operation: ShownOperation
  onSplit: (qty: string) => void
  onClose: () => void
}

/** 分割: how much of the plan goes on as a plan of its own; half of it at first. */
export function SplitDrawer({ operation, ...acts }: Props) {
  const call = useCall()
  const { no: plan_no } = operation
  const data = useOpened({
    queryKey: ['production plan', 'half', plan_no],
    queryFn: ({ signal }) => call(halfOfPlan, { plan_no }, signal),
  })
  return data ? <SplitForm {...{ operation, ...data, ...acts }} /> : null
}

function SplitForm({ operation, qty, half, onSplit, onClose }: Props & { qty: string; half: string }) {
  const say = useSay()
  const { no: plan_no, item_cd, item_nm } = operation
  const form = useCallForm(checkSplit, {
    initial: { plan_no, qty: Number(half) > 0 ? half : '' },
    onDone: (_answer, typed) => {
      onSplit(typed.qty)
      onClose()
    },
  })
  return (
    <FormDrawer
      title={say(ganttScreenTexts.splitTitle, { no: plan_no })}
      subtitle={`${item_cd}　${item_nm}`}
      label={ganttScreenTexts.split}
      form={form}
      onClose={onClose}
    >
      <p className="dim">{say(ganttScreenTexts.splitHelp)}</p>
      <p>
        {say(planTexts.qty)}　{qty}
      </p>
      <FormField form={form} name="qty" label={splitQty.label} required />
    </FormDrawer>
  )
}

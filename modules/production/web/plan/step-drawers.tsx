import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { useCheckedCall } from '#platform/web/kit/form/use-checked-call.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { confirmPlans, removePlans, shortParts } from '../../contract/plan/plan-calls.ts'
import { workOrderTexts } from '../work-order/work-order.text.ts'
import { planTexts } from './plan.text.ts'
import { seenOf, type ChosenPlan } from './plan-row.ts'

interface Props {
  plans: readonly ChosenPlan[]
  onClose: () => void
}

/** 確定: what is missing stands there before anybody says yes. */
export function ConfirmPlansDrawer({ plans, onClose }: Props) {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const numbers = plans.map(({ plan_no }) => plan_no).join(',')
  const short = useQuery({
    queryKey: ['production plan', 'short', numbers],
    queryFn: ({ signal }) => call(shortParts, { plan_no: numbers }, signal),
  })
  const { send, sending, message } = useCheckedCall(confirmPlans, ({ work_orders }) => {
    const [first = '', ...others] = work_orders
    showToast(
      'done',
      say(planTexts.confirmed, { no: others.length === 0 ? first : `${first} +${others.length}` }),
    )
    void cache.invalidateQueries().then(onClose)
  })
  const isReady = !sending && short.data !== undefined
  return (
    <FormDrawer
      title={say(planTexts.confirmTitle, { count: plans.length })}
      label={planTexts.confirm}
      {...(confirmPlans.write ? { need: [confirmPlans.write] } : {})}
      form={{
        ...{ message, sending: !isReady },
        submit: () => {
          if (isReady) send({ plans: plans.map(seenOf) })
        },
      }}
      wide
      onClose={onClose}
    >
      <p>{say(planTexts.confirmHelp)}</p>
      <PlainTable
        label={say(planTexts.short)}
        rows={short.data?.list ?? []}
        keyOf={({ item_cd }) => item_cd}
        rowHeader="part"
        columns={[
          {
            ...{ name: 'part', label: planTexts.part },
            cell: ({ item_cd, item_nm }) => `${item_cd}　${item_nm}`,
          },
          { name: 'need', label: planTexts.need, kind: 'figure', cell: ({ need_qty }) => need_qty },
          { name: 'free', label: planTexts.free, kind: 'figure', cell: ({ free_qty }) => free_qty },
          { name: 'missing', label: planTexts.missing, kind: 'figure', cell: ({ short_qty }) => short_qty },
          {
            ...{ name: 'coming', label: planTexts.coming, kind: 'date' },
            cell: ({ coming_dt }) =>
              coming_dt === '' ? <b className="s-bad">{say(workOrderTexts.nothingComes)}</b> : coming_dt,
          },
        ]}
        empty={say(planTexts.noShort)}
        waiting={short.isFetching}
      />
    </FormDrawer>
  )
}

/** 計画取消. */
export function RemovePlansDrawer({ plans, onClose }: Props) {
  const say = useSay()
  const cache = useQueryClient()
  const { send, sending, message } = useCheckedCall(removePlans, ({ removed }) => {
    showToast('done', say(planTexts.removed, { count: removed }))
    void cache.invalidateQueries().then(onClose)
  })
  return (
    <FormDrawer
      title={say(planTexts.removeTitle, { count: plans.length })}
      label={planTexts.remove}
      {...(removePlans.write ? { need: [removePlans.write] } : {})}
      form={{
        ...{ message, sending },
        submit: () => {
          if (!sending) send({ plans: plans.map(seenOf) })
        },
      }}
      onClose={onClose}
    >
      <p>{say(planTexts.removeHelp)}</p>
    </FormDrawer>
  )
}

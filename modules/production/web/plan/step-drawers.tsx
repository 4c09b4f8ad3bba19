import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { useCheckedCall } from '#platform/web/kit/form/use-checked-call.ts'
import { useSay } from '#platform/web/language/say.ts'
import { confirmPlans, removePlans, shortParts } from '../../contract/plan/plan-calls.ts'
import { FamilyChoice, useFamily } from './family-choice.tsx'
import { familyTexts } from './family.text.ts'
import { planTexts } from './plan.text.ts'
import { seenOf, type ChosenPlan } from './plan-row.ts'
import { ShortParts } from './short-parts-table.tsx'

interface Props {
  plans: readonly ChosenPlan[]
  onClose: () => void
}

/** 確定: what is missing stands there before anybody says yes. */
export function ConfirmPlansDrawer({ plans, onClose }: Props) {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const family = useFamily(plans)
  const numbers = family.all.map(({ plan_no }) => plan_no).join(',')
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
    return cache.invalidateQueries().then(onClose)
  })
  const isReady = !sending && short.data !== undefined && family.isRead
  return (
    <FormDrawer
      title={say(planTexts.confirmTitle, { count: family.all.length })}
      label={planTexts.confirm}
      {...(confirmPlans.write ? { need: [confirmPlans.write] } : {})}
      form={{
        ...{ message, sending: !isReady },
        submit: () => {
          if (isReady) send({ plans: family.all.map(seenOf) })
        },
      }}
      wide
      onClose={onClose}
    >
      <p>{say(planTexts.confirmHelp)}</p>
      <FamilyChoice family={family} label={familyTexts.confirm} />
      <ShortParts list={short.data?.list ?? []} waiting={short.isFetching} />
    </FormDrawer>
  )
}

/** 計画取消; parts that others wait for, or that are locked, are not its own. */
export function RemovePlansDrawer({ plans, onClose }: Props) {
  const say = useSay()
  const cache = useQueryClient()
  const family = useFamily(plans, ({ stays }) => !stays)
  const { send, sending, message } = useCheckedCall(removePlans, ({ removed }) => {
    showToast('done', say(planTexts.removed, { count: removed }))
    return cache.invalidateQueries().then(onClose)
  })
  return (
    <FormDrawer
      title={say(planTexts.removeTitle, { count: family.all.length })}
      label={planTexts.remove}
      {...(removePlans.write ? { need: [removePlans.write] } : {})}
      form={{
        ...{ message, sending },
        submit: () => {
          if (!sending && family.isRead) send({ plans: family.all.map(seenOf) })
        },
      }}
      wide={family.isTogether}
      onClose={onClose}
    >
      <p>{say(planTexts.removeHelp)}</p>
      <FamilyChoice family={family} label={familyTexts.remove} />
    </FormDrawer>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { ReasonField } from '#platform/web/kit/form/reason-field.tsx'
import { useCheckedCall } from '#platform/web/kit/form/use-checked-call.ts'
import { RowActions } from '#platform/web/kit/list/row-actions.tsx'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { planWork } from '../../contract/plan/plan-codes.ts'
import { planStatusScreen, resetPlanStatus, type PlanStanding } from '../../contract/run/run-calls.ts'
import { runTexts } from './run.text.ts'
import { StandingTable, useStanding } from './standing-table.tsx'

/** 生産計画状態の変更: a work on the plan that has stopped halfway can be begun again. */
export function PlanStatusScreen() {
  const say = useSay()
  const { data, isPending } = useStanding()
  const [chosen, setChosen] = useState('1')
  const [resetting, setResetting] = useState<PlanStanding | null>(null)
  const row = data?.list.find(({ plan_work }) => plan_work === chosen)
  const reset: Command = {
    ...{ id: 'reset', label: runTexts.reset, key: 'F9', primary: true },
    ...(resetPlanStatus.write ? { need: [resetPlanStatus.write] } : {}),
    unavailable: !row || row.plan_status === '1',
    run: () => row && setResetting(row),
  }
  useCommands([reset])
  return (
    <>
      <ScreenTitle title={say(planStatusScreen.title)}>
        <CommandButton command={reset} showKey />
      </ScreenTitle>
      <RowActions>
        <span>{say(runTexts.resetHint)}</span>
      </RowActions>
      <StandingTable
        list={data?.list ?? []}
        waiting={isPending}
        current={chosen}
        onSelect={({ plan_work }) => setChosen(plan_work)}
      />
      {resetting ? <ResetDrawer standing={resetting} onClose={() => setResetting(null)} /> : null}
    </>
  )
}

function ResetDrawer({ standing, onClose }: { standing: PlanStanding; onClose: () => void }) {
  const say = useSay()
  const cache = useQueryClient()
  const [reason, setReason] = useState('')
  const { plan_work } = standing
  const { send, sending, message, errorAt } = useCheckedCall(resetPlanStatus, () => {
    showToast('done', say(runTexts.wasReset))
    return cache.invalidateQueries().then(onClose)
  })
  return (
    <FormDrawer
      title={say(runTexts.resetTitle, { work: say(planWork.texts[plan_work]) })}
      label={runTexts.reset}
      {...(resetPlanStatus.write ? { need: [resetPlanStatus.write] } : {})}
      form={{
        ...{ message, sending },
        submit: () => {
          if (!sending) send({ plan_work, reason })
        },
      }}
      onClose={onClose}
    >
      <ReasonField value={reason} onChange={setReason} error={errorAt('reason')} />
    </FormDrawer>
  )
}

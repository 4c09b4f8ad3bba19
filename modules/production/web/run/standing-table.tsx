import { useQuery } from '@tanstack/react-query'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { feedbackTexts } from '#platform/web/kit/feedback/feedback.text.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { CodeStatus } from '#platform/web/kit/theme/code-status.tsx'
import { useLive } from '#platform/web/live/live-context.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { planJobStatus } from '../../contract/control/plan-refusals.ts'
import { planWork } from '../../contract/plan/plan-codes.ts'
import { plansChanged } from '../../contract/production-facts.ts'
import { planStanding, type PlanStanding } from '../../contract/run/run-calls.ts'
import { runTexts } from './run.text.ts'

const queryKey = ['production plan', 'standing']

/** What both works on the plan do now; it changes as they go on. */
export function useStanding() {
  const call = useCall()
  const standing = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(planStanding, {}, signal),
    staleTime: 0,
  })
  useLive(plansChanged, () => void standing.refetch())
  return standing
}

interface Props {
  list: readonly PlanStanding[]
  waiting: boolean
  current?: string
  onSelect?: (one: PlanStanding) => void
}

export function StandingTable({ list, waiting, current, onSelect }: Props) {
  const say = useSay()
  return (
    <PlainTable
      label={say(runTexts.works)}
      rows={list}
      waiting={waiting}
      keyOf={({ plan_work }) => plan_work}
      rowHeader="work"
      {...(onSelect ? { onSelect, isCurrent: ({ plan_work }: PlanStanding) => plan_work === current } : {})}
      columns={[
        { name: 'work', label: runTexts.work, cell: ({ plan_work }) => say(planWork.texts[plan_work]) },
        {
          ...{ name: 'state', label: runTexts.state },
          cell: ({ plan_status }) => <CodeStatus codes={planJobStatus} code={plan_status} look="st" />,
        },
        { name: 'message', label: runTexts.message, cell: ({ message }) => message },
        { name: 'job', label: runTexts.job, cell: ({ job_no }) => job_no },
        { name: 'by', label: runTexts.by, cell: ({ update_user }) => update_user },
        { name: 'at', label: runTexts.at, kind: 'moment', cell: ({ update_dt }) => update_dt },
      ]}
    />
  )
}

/** 状態確認. */
export function StandingDrawer({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const { data, isFetching } = useStanding()
  const leave: Command = { id: 'close', label: feedbackTexts.close, key: 'Escape', run: onClose }
  useCommands([leave])
  return (
    <Drawer
      title={say(runTexts.status)}
      wide
      onClose={onClose}
      footer={<CommandButton command={leave} showKey />}
    >
      <StandingTable list={data?.list ?? []} waiting={isFetching} />
    </Drawer>
  )
}

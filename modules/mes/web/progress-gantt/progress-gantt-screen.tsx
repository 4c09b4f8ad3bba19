import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { workOrdersChanged } from '#modules/production/contract/production-facts.ts'
import { workStatus } from '#modules/production/contract/work-order/work-order-codes.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import { EmptyState } from '#platform/web/kit/feedback/empty-state.tsx'
import { Gantt } from '#platform/web/kit/gantt/gantt.tsx'
import { useFolding } from '#platform/web/kit/gantt/use-folding.ts'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { CodeStatus } from '#platform/web/kit/theme/code-status.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useLive } from '#platform/web/live/live-context.tsx'
import { progressGanttScreen, progressOnGantt } from '../../contract/progress-gantt/progress-calls.ts'
import { workStoryList } from '../../contract/work-order-story/work-story-list.ts'
import { laneKinds, progressPlan, type LaneKind } from './progress-lanes.ts'
import { progressTexts } from './progress.text.ts'
import './progress-gantt.css'

/** What is under way grows. */
const everyMinute = 60_000

/** 生産進捗ガント: what was planned above, what has happened below, up to now; Enter tells what was reported. */
export function ProgressGanttScreen() {
  const say = useSay()
  const go = useNavigate()
  const call = useCall()
  const [by, setBy] = useState<LaneKind>('facility')
  const { data, refetch } = useQuery({
    queryKey: [progressGanttScreen.name],
    queryFn: ({ signal }) => call(progressOnGantt, {}, signal),
    refetchInterval: everyMinute,
  })
  useLive(workOrdersChanged, () => void refetch())
  const folding = useFolding(progressGanttScreen.name)
  useCommands([folding.command])
  const plan = useMemo(
    () =>
      data &&
      progressPlan(data, by, {
        state: (status, late) => {
          const state = say(workStatus.texts[status])
          return late ? say(progressTexts.late, { state }) : state
        },
        elsewhere: say(progressTexts.elsewhere),
      }),
    [data, by, say],
  )
  return (
    <>
      <ScreenTitle title={say(progressGanttScreen.title)} more={null}>
        <Legend />
      </ScreenTitle>
      {plan && plan.bars.length > 0 ? (
        <Gantt
          label={say(progressGanttScreen.title)}
          plan={plan}
          folding={folding}
          tools={
            <label className="check">
              {say(progressTexts.by)}
              <select
                className="fld"
                name="by"
                value={by}
                onChange={({ target }) => setBy(laneKinds.find((one) => one === target.value) ?? 'facility')}
              >
                {laneKinds.map((one) => (
                  <option key={one} value={one}>
                    {say(progressTexts[one])}
                  </option>
                ))}
              </select>
            </label>
          }
          onOpen={({ key }) => {
            const work_order_no = key.slice(0, key.lastIndexOf('-'))
            void go(`${workStoryList.screen.path}?${new URLSearchParams({ work_order_no }).toString()}`)
          }}
        />
      ) : plan ? (
        <EmptyState words={say(progressTexts.empty)} />
      ) : null}
    </>
  )
}

/** Which colour is what. */
function Legend() {
  const say = useSay()
  return (
    <span className="progress-legend">
      {workStatus.codes.map((code) => (
        <CodeStatus key={code} codes={workStatus} code={code} look="st" />
      ))}
      <span className="st s-bad">{say(progressTexts.legend)}</span>
      <span className="progress-rows">{say(progressTexts.planned)}</span>
    </span>
  )
}

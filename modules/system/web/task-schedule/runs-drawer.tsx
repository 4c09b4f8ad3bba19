import { useQuery } from '@tanstack/react-query'
import { taskRuns, type Task } from '#modules/system/contract/task-schedule/task-schedule.ts'
import { jobState } from '#platform/contract/job.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { BarChart } from '#platform/web/kit/chart/bar-chart.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { CodeStatus } from '#platform/web/kit/theme/code-status.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useMomentText } from '#platform/web/language/use-moment-text.ts'
import { taskTexts } from './task-schedule.text.ts'
import { tasksKey } from './use-tasks.ts'

/** The newest runs of a job, and how long they took. */
export function RunsDrawer({ task, onClose }: { task: Task; onClose: () => void }) {
  const say = useSay()
  const call = useCall()
  const momentText = useMomentText()
  const { name, title } = task
  const { data } = useQuery({
    queryKey: [...tasksKey, 'runs', name],
    queryFn: ({ signal }) => call(taskRuns, { name }, signal),
    staleTime: 0,
    refetchInterval: 3_000,
  })
  const list = data?.list ?? []
  const leave: Command = { id: 'close', label: taskTexts.close, key: 'Escape', run: onClose }
  useCommands([leave])
  const ended = list.flatMap(({ job_no, start_dt, seconds }) =>
    start_dt && seconds !== null
      ? [{ job_no, at: momentText(start_dt).slice(5), value: rounded(seconds) }]
      : [],
  )
  return (
    <Drawer
      wide
      title={say(taskTexts.runsOf, { title })}
      onClose={onClose}
      footer={<CommandButton command={leave} showKey />}
    >
      <div className="task-runs">
        <h3>{say(taskTexts.duration)}</h3>
        <BarChart
          label={say(taskTexts.duration)}
          axis="words"
          series={[{ name: 'seconds', label: say(taskTexts.duration), points: ended.toReversed() }]}
        />
        <PlainTable
          label={say(taskTexts.runs)}
          rows={list}
          keyOf={({ job_no }) => job_no}
          waiting={!data}
          empty={say(taskTexts.never)}
          columns={[
            {
              name: 'begun',
              label: taskTexts.begun,
              cell: ({ start_dt, create_dt }) => momentText(start_dt ?? create_dt),
            },
            {
              name: 'state',
              label: taskTexts.state,
              cell: ({ state }) => <CodeStatus codes={jobState} code={state} look="st" />,
            },
            {
              name: 'seconds',
              label: taskTexts.seconds,
              align: 'end',
              cell: ({ seconds }) => (seconds === null ? '' : rounded(seconds).toLocaleString()),
            },
            {
              name: 'by',
              label: taskTexts.by,
              cell: ({ username, scheduled }) =>
                scheduled ? (
                  <>
                    {username} <span className="dim">{say(taskTexts.enabled)}</span>
                  </>
                ) : (
                  username
                ),
            },
            { name: 'result', label: taskTexts.result, className: 'wraps', cell: ({ text }) => text },
          ]}
        />
      </div>
    </Drawer>
  )
}

const rounded = (seconds: number): number => Math.round(seconds * 10) / 10

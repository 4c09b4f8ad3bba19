import { taskScheduleScreen, type Task } from '#modules/system/contract/task-schedule/task-schedule.ts'
import { jobState } from '#platform/contract/job.ts'
import { writeEverywhere } from '#platform/contract/permission.ts'
import type { FieldErrors } from '#platform/web/kit/form/field-errors.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { CodeStatus } from '#platform/web/kit/theme/code-status.tsx'
import { movedByEnter } from '#platform/web/keyboard/move-focus.ts'
import { useSay } from '#platform/web/language/say.ts'
import { useMomentText } from '#platform/web/language/use-moment-text.ts'
import { useAllows } from '#platform/web/session/allowed.tsx'
import { DaysInput, EnabledTick, MissedSelect, TimeInput } from './task-cells.tsx'
import { taskTexts } from './task-schedule.text.ts'
import { wantedTask, type TypedTask } from './typed-task.ts'

interface Props {
  list: readonly Task[]
  typed: Readonly<Record<string, TypedTask>>
  errors: FieldErrors
  current: string
  onCurrent: (name: string) => void
  onType: (name: string, change: TypedTask) => void
}

export function TaskTable({ list, typed, errors, current, onCurrent, onType }: Props) {
  const say = useSay()
  const momentText = useMomentText()
  const mayWrite = useAllows()(writeEverywhere)
  const wantedOf = (row: Task) => wantedTask(row, typed[row.name])
  const propsOf = (row: Task) => ({
    row,
    wanted: wantedOf(row),
    readOnly: !mayWrite,
    onType: (change: TypedTask) => onType(row.name, change),
  })
  const errorOf = (row: Task, field: string) => errors[`${row.name}.${field}`]
  return (
    <PlainTable
      fills
      className="tasks"
      label={say(taskScheduleScreen.title)}
      ref={movedByEnter}
      rows={list}
      keyOf={({ name }) => name}
      isCurrent={({ name }) => name === current}
      onSelect={({ name }) => onCurrent(name)}
      columns={[
        {
          name: 'job',
          label: taskTexts.job,
          error: (row) => errorOf(row, 'enabled'),
          cell: ({ title, per }) => (
            <>
              {title} <span className="dim">{say(taskTexts[per])}</span>
            </>
          ),
        },
        {
          name: 'enabled',
          label: taskTexts.enabled,
          align: 'center',
          isChanged: (row) => wantedOf(row).enabled !== row.enabled,
          cell: (row) => (row.fixed ? null : <EnabledTick {...propsOf(row)} />),
        },
        {
          name: 'days',
          label: taskTexts.days,
          isChanged: (row) =>
            wantedOf(row).days !== row.days || wantedOf(row).weekdays.join() !== row.weekdays.join(),
          error: (row) => errorOf(row, 'weekdays'),
          cell: (row) =>
            row.fixed ? (
              <>
                {row.fixed} <span className="dim">{say(taskTexts.automatic)}</span>
              </>
            ) : (
              <DaysInput {...propsOf(row)} />
            ),
        },
        {
          name: 'at',
          label: taskTexts.at,
          isChanged: (row) => wantedOf(row).at !== row.at,
          error: (row) => errorOf(row, 'at'),
          cell: (row) =>
            row.fixed ? null : (
              <TimeInput {...propsOf(row)} typed={typed[row.name]} error={errorOf(row, 'at')} />
            ),
        },
        {
          name: 'missed',
          label: taskTexts.missed,
          isChanged: (row) => wantedOf(row).missed !== row.missed,
          cell: (row) => (row.fixed ? null : <MissedSelect {...propsOf(row)} />),
        },
        {
          name: 'next',
          label: taskTexts.next,
          cell: ({ next_run_dt, missed_dt }) => (
            <>
              {next_run_dt ? momentText(next_run_dt) : <span className="dim">{say(taskTexts.off)}</span>}
              {missed_dt ? (
                <p className="field-hint">{say(taskTexts.missedAt, { at: momentText(missed_dt) })}</p>
              ) : null}
            </>
          ),
        },
        { name: 'last', label: taskTexts.last, cell: (row) => <LastRun row={row} /> },
        {
          name: 'updated',
          label: taskTexts.updated,
          cell: ({ update_dt, update_nm, is_left }) =>
            update_dt ? (
              <>
                {`${momentText(update_dt)} ${update_nm ?? ''}`}
                {is_left ? <p className="field-hint s-bad">{say(taskTexts.left)}</p> : null}
              </>
            ) : (
              <span className="dim">{say(taskTexts.initial)}</span>
            ),
        },
      ]}
    />
  )
}

function LastRun({ row: { last } }: { row: Task }) {
  const say = useSay()
  const momentText = useMomentText()
  if (!last) return <span className="dim">{say(taskTexts.never)}</span>
  return (
    <>
      <CodeStatus codes={jobState} code={last.state} look="st" />{' '}
      {momentText(last.start_dt ?? last.create_dt)}
      {last.text ? <p className="field-hint">{last.text}</p> : null}
    </>
  )
}

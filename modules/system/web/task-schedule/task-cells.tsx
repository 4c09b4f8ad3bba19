import { missedRun, taskDays, type Task } from '#modules/system/contract/task-schedule/task-schedule.ts'
import { useSay } from '#platform/web/language/say.ts'
import { taskTexts } from './task-schedule.text.ts'
import type { TypedTask } from './typed-task.ts'

interface Props {
  row: Task
  /** The row as it would be saved. */
  wanted: Task
  readOnly: boolean
  onType: (change: TypedTask) => void
}

export function EnabledTick({ row, wanted, readOnly, onType }: Props) {
  const say = useSay()
  return (
    <label className="check">
      <input
        type="checkbox"
        aria-label={`${row.title} ${say(taskTexts.enabled)}`}
        checked={wanted.enabled}
        disabled={readOnly}
        onChange={(event) => onType({ enabled: event.target.checked })}
      />
    </label>
  )
}

const week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

export function DaysInput({ row, wanted, readOnly, onType }: Props) {
  const say = useSay()
  const { days, weekdays } = wanted
  return (
    <>
      <select
        className="fld"
        aria-label={`${row.title} ${say(taskTexts.days)}`}
        value={days}
        disabled={readOnly}
        onChange={(event) => onType({ days: taskDays.schema.parse(event.target.value) })}
      >
        {taskDays.codes.map((code) => (
          <option key={code} value={code}>
            {say(taskDays.texts[code])}
          </option>
        ))}
      </select>
      {days === '3' ? (
        <fieldset className="task-week" aria-label={`${row.title} ${say(taskTexts.weekdays)}`}>
          {week.map((name, at) => (
            <label key={name} className="check">
              <input
                type="checkbox"
                checked={weekdays.includes(at + 1)}
                disabled={readOnly}
                onChange={(event) =>
                  onType({
                    weekdays: event.target.checked
                      ? [...weekdays, at + 1].toSorted((a, b) => a - b)
                      : weekdays.filter((day) => day !== at + 1),
                  })
                }
              />
              {say(taskTexts[name])}
            </label>
          ))}
        </fieldset>
      ) : null}
    </>
  )
}

interface TimeProps extends Omit<Props, 'wanted'> {
  typed: TypedTask | undefined
  error: string | undefined
}

export function TimeInput({ row, typed, error, readOnly, onType }: TimeProps) {
  const say = useSay()
  return (
    <input
      className="fld num"
      aria-label={`${row.title} ${say(taskTexts.at)}`}
      aria-invalid={error ? true : undefined}
      inputMode="numeric"
      size={5}
      value={typed?.at ?? row.at}
      disabled={readOnly}
      onChange={(event) => onType({ at: event.target.value })}
    />
  )
}

export function MissedSelect({ row, wanted, readOnly, onType }: Props) {
  const say = useSay()
  return (
    <select
      className="fld"
      aria-label={`${row.title} ${say(taskTexts.missed)}`}
      value={wanted.missed}
      disabled={readOnly}
      onChange={(event) => onType({ missed: missedRun.schema.parse(event.target.value) })}
    >
      {missedRun.codes.map((code) => (
        <option key={code} value={code}>
          {say(missedRun.texts[code])}
        </option>
      ))}
    </select>
  )
}

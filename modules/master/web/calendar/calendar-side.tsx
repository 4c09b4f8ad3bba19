import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { minutesIn, workingStretches, type ShiftTimes } from '#modules/master/contract/shift-times.ts'
import { shiftMaster } from '#modules/master/contract/shift.ts'
import type { Text } from '#platform/contract/text.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { calendarTexts } from './calendar.text.ts'
import { workingDays, type Brush, type ShownDay } from './painted-year.ts'

const brushes: readonly (readonly [Brush, Text])[] = [
  ['1', calendarTexts.work],
  ['2', calendarTexts.rest],
  ['3', calendarTexts.half],
  ['week', calendarTexts.week],
]

interface Props {
  calendar_cd: string
  days: readonly ShownDay[]
  brush: Brush
  name: string
  readOnly: boolean
  onBrush: (brush: Brush) => void
  onName: (name: string) => void
}

/** What one paints with, what it comes to, and when is worked on those days. */
export function CalendarSide({ calendar_cd, days, brush, name, readOnly, onBrush, onName }: Props) {
  const say = useSay()
  return (
    <section className="calendar-side" aria-label={say(calendarTexts.brush)}>
      {readOnly ? null : (
        <>
          <fieldset className="calendar-brushes">
            <legend>{say(calendarTexts.brush)}</legend>
            {brushes.map(([one, words], at) => (
              <label key={one}>
                <input
                  type="radio"
                  name="brush"
                  value={one}
                  checked={one === brush}
                  onChange={() => onBrush(one)}
                />
                {say(words)}
                <kbd aria-hidden="true">{at + 1}</kbd>
              </label>
            ))}
          </fieldset>
          <Labelled label={say(calendarTexts.name)} hint={say(calendarTexts.nameHint)}>
            {(control) => (
              <input
                {...control}
                className="fld"
                maxLength={40}
                autoComplete="off"
                disabled={brush === 'week'}
                value={name}
                onChange={(event) => onName(event.target.value)}
              />
            )}
          </Labelled>
          <p className="field-hint">{say(calendarTexts.help)}</p>
        </>
      )}
      <dl>
        <dt>{say(calendarTexts.inYear)}</dt>
        <dd>{say(calendarTexts.days, { qty: workingDays(days) })}</dd>
      </dl>
      <Shifts calendar_cd={calendar_cd} />
    </section>
  )
}

function Shifts({ calendar_cd }: { calendar_cd: string }) {
  const say = useSay()
  const call = useCall()
  const { data } = useQuery({
    queryKey: [shiftMaster.name, 'list', calendar_cd],
    queryFn: ({ signal }) =>
      call(shiftMaster.endpoints.getList, { calendar_cd, abort_div: '0', size: 50 }, signal),
    enabled: calendar_cd !== '',
  })
  const shifts = (data?.list ?? []).filter((shift) => shift.calendar_cd === calendar_cd)
  return (
    <>
      <h2>{say(calendarTexts.shifts)}</h2>
      {shifts.length > 0 ? (
        <ul>
          {shifts.map((shift) => (
            <li key={shift.shift_cd}>
              {shift.shift_nm} {shift.start_time}〜{shift.end_time}
              <small>{say(calendarTexts.hours, { hours: hoursOf(shift) })}</small>
            </li>
          ))}
        </ul>
      ) : (
        <p className="field-hint">{say(calendarTexts.noShifts)}</p>
      )}
      <Link className="link" to={`${shiftMaster.path}?calendar_cd=${encodeURIComponent(calendar_cd)}`}>
        {say(calendarTexts.toShifts)}
      </Link>
    </>
  )
}

function hoursOf(times: ShiftTimes): string {
  const minutes = minutesIn(workingStretches(times, 'full') ?? [])
  return String(Math.round(minutes / 6) / 10)
}

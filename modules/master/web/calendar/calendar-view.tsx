import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { calendarMaster } from '#modules/master/contract/calendar.ts'
import { firstHolidayYear, lastHolidayYear } from '#modules/master/contract/national-holidays.ts'
import type { Text } from '#platform/contract/text.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { SaveAllScreen } from '#platform/web/kit/save-all/save-all-screen.tsx'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useAllows } from '#platform/web/session/allowed.tsx'
import { useSession } from '#platform/web/session/session-context.tsx'
import { CalendarSide } from './calendar-side.tsx'
import { calendarTexts } from './calendar.text.ts'
import { painted, shownDays, withCopy, withHolidays, type Brush, type Paint } from './painted-year.ts'
import { withPasted } from './pasted-days.ts'
import { useYear } from './use-year.ts'
import { YearBoard } from './year-board.tsx'
import './calendar.css'

/** A year of a calendar, painted day by day or many days at once. */
export function CalendarView({ toList }: { toList: ReactNode }) {
  const say = useSay()
  const businessDate = useSession((state) => state.businessDate) ?? ''
  const [wanted, setWanted] = useState('')
  const [year, setYear] = useState(() => Number(businessDate.slice(0, 4)) || firstHolidayYear)
  const [brush, setBrush] = useState<Brush>('2')
  const [name, setName] = useState('')
  const calendars = useCalendars()
  const calendar_cd = wanted || (calendars[0]?.code ?? '')
  const readOnly = !useAllows()(calendarMaster.write)
  const state = useYear(calendar_cd, year, (changed) =>
    showToast('done', say(calendarTexts.saved, { qty: changed })),
  )
  const { paint, dirty } = state
  const days = shownDays(state.year, paint)
  const take = (next: Paint, words: Text) => {
    state.setPaint(next)
    showToast('done', say(words, { qty: next.size - paint.size }))
  }
  const paste = (text: string) => {
    const pasted = withPasted(state.year, paint, text, brush)
    state.setPaint(pasted.paint)
    const left = pasted.left > 0 ? say(calendarTexts.notPasted, { qty: pasted.left, year }) : ''
    const words = [say(calendarTexts.pasted, { qty: pasted.taken }), left].filter(Boolean).join('\n')
    showToast(left ? 'note' : 'done', words)
  }
  const editing = { need: calendarMaster.write, unavailable: state.saving || !state.loaded }
  const holidays: Command = {
    id: 'holidays',
    label: calendarTexts.holidays,
    icon: 'plus',
    ...editing,
    run: () => take(withHolidays(state.year, paint), calendarTexts.holidaysDone),
  }
  const copy: Command = {
    id: 'copy',
    label: calendarTexts.copy,
    icon: 'copy',
    ...editing,
    run: () =>
      void state
        .another(year - 1)
        .then((other) => take(withCopy(state.year, paint, other), calendarTexts.copied)),
  }
  const turn = (to: number) => {
    if (!dirty && to >= firstHolidayYear && to <= lastHolidayYear) setYear(to)
  }
  return (
    <SaveAllScreen
      title={say(calendarMaster.title)}
      edit={state}
      need={calendarMaster.write}
      unsaved={say(calendarTexts.unsaved, { qty: paint.size })}
      beside={toList}
    >
      <div className="calendar-bar">
        <Labelled label={say(calendarTexts.calendar)}>
          {(control) => (
            <select
              {...control}
              className="fld"
              value={calendar_cd}
              disabled={dirty}
              onChange={(event) => setWanted(event.target.value)}
            >
              {calendars.map(({ code, title }) => (
                <option key={code} value={code}>
                  {code}　{title}
                </option>
              ))}
            </select>
          )}
        </Labelled>
        <button
          type="button"
          className="icon-btn"
          aria-label={say(calendarTexts.before)}
          disabled={dirty}
          onClick={() => turn(year - 1)}
        >
          <Icon name="left" />
        </button>
        <b>{say(calendarTexts.yearOf, { year })}</b>
        <button
          type="button"
          className="icon-btn"
          aria-label={say(calendarTexts.after)}
          disabled={dirty}
          onClick={() => turn(year + 1)}
        >
          <Icon name="right" />
        </button>
        <span className="spacer" />
        <CommandButton command={holidays} look="quiet" />
        <CommandButton command={copy} look="quiet" />
      </div>
      <div className="calendar">
        <YearBoard
          days={days}
          readOnly={readOnly || state.saving}
          onBrush={setBrush}
          onPaste={paste}
          onPaint={(dates) =>
            state.setPaint((now) =>
              painted(state.year, now, dates, brush, brush === 'week' ? '' : name.trim()),
            )
          }
        />
        <CalendarSide
          calendar_cd={calendar_cd}
          days={[...days.values()]}
          brush={brush}
          name={name}
          readOnly={readOnly}
          onBrush={setBrush}
          onName={setName}
        />
      </div>
    </SaveAllScreen>
  )
}

/** Calendars in use, the factory's first. */
function useCalendars(): readonly { code: string; title: string }[] {
  const call = useCall()
  const { data } = useQuery({
    queryKey: [calendarMaster.name, 'all'],
    queryFn: ({ signal }) =>
      call(calendarMaster.endpoints.getList, { size: 999, sort: 'calendar_use', abort_div: '0' }, signal),
  })
  return (data?.list ?? []).map(({ calendar_cd, calendar_nm }) => ({
    code: calendar_cd,
    title: calendar_nm,
  }))
}

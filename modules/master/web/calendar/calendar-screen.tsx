import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { calendarMaster } from '#modules/master/contract/calendar.ts'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { MasterScreen } from '#platform/web/kit/master/master-screen.tsx'
import { CalendarView } from './calendar-view.tsx'
import { calendarTexts } from './calendar.text.ts'

/** Calendars: a year to paint on, and the list of them with their weeks. */
export function CalendarScreen() {
  const [address] = useSearchParams()
  const [asYear, setAsYear] = useState(address.size === 0)
  const toYear: Command = {
    id: 'year',
    label: calendarTexts.year,
    icon: 'columns',
    run: () => setAsYear(true),
  }
  const toList: Command = { id: 'list', label: calendarTexts.list, icon: 'menu', run: () => setAsYear(false) }
  if (asYear) return <CalendarView toList={<CommandButton command={toList} look="quiet" />} />
  return <MasterScreen master={calendarMaster} own={{ titleCommands: [toYear] }} />
}

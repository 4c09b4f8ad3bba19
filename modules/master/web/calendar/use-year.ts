import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { calendarYear, editCalendarYear } from '#modules/master/contract/calendar-year.ts'
import { calendarMaster } from '#modules/master/contract/calendar.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { ApiError } from '#platform/web/api/api-error.ts'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { noPaint, toSave, type Paint, type Year } from './painted-year.ts'

const noDays: Year['days'] = []
const noRests: Year['rests'] = []

/** One year of a calendar, what is painted on it, and saving. */
export function useYear(calendar_cd: string, year: number, onSaved: (changed: number) => void) {
  const call = useCall()
  const cache = useQueryClient()
  const [paint, setPaint] = useState<Paint>(noPaint)
  const [message, setMessage] = useState('')
  const [stale, setStale] = useState(false)
  const [saving, setSaving] = useState(false)
  const queryKey = [calendarMaster.name, 'year', calendar_cd]
  const { data } = useQuery({
    queryKey: [...queryKey, year],
    queryFn: ({ signal }) => call(calendarYear, { calendar_cd, year }, signal),
    enabled: calendar_cd !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const begin = () => {
    setPaint(noPaint)
    setMessage('')
    setStale(false)
  }
  const reload = async () => {
    await cache.invalidateQueries({ queryKey })
    begin()
  }
  const save = async () => {
    setSaving(true)
    setMessage('')
    try {
      const { changed } = await call(editCalendarYear, {
        calendar_cd,
        year,
        mark: data?.mark ?? '',
        ...toSave(paint),
      })
      await reload()
      await cache.invalidateQueries({ queryKey: ['calendar_day'] })
      onSaved(changed)
    } catch (error) {
      setMessage(refusalWords(error))
      setStale(error instanceof ApiError && error.code === 'STALE')
    } finally {
      setSaving(false)
    }
  }
  const shown: Year = { year, rests: data?.rests ?? noRests, days: data?.days ?? noDays }
  return {
    year: shown,
    loaded: data !== undefined,
    paint,
    setPaint,
    message,
    mustReload: stale,
    dirty: paint.size > 0,
    saving,
    discard: begin,
    reload: () => void reload(),
    save: () => void save(),
    another: async (other: number): Promise<Year> => {
      const { rests, days } = await call(calendarYear, { calendar_cd, year: other })
      return { year: other, rests, days }
    },
  }
}
